"""What the view of play and analysis does: a game so far, what is seen of it, who answers, what moves are worth."""
