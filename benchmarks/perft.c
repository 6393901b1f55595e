/* Othello perft: how many positions lie exactly DEPTH plies after the start, and how many games ended before. A pass is a ply.
 *
 *     perft DEPTH
 *
 * A set of squares is a word: a1 is bit 0, b1 bit 1, a2 bit 8. Positions are seen by the player to move. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

typedef uint64_t Set;

static const Set START_OWN = 1ULL << 28 | 1ULL << 35;
static const Set START_OPPONENT = 1ULL << 27 | 1ULL << 36;

/* Along the row, the column and the two diagonals. Chains that change columns cannot cross the edge ones. */
enum { DIRECTIONS = 4 };
static const int STEP[DIRECTIONS] = {1, 8, 9, 7};
static const Set INNER[DIRECTIONS] = {0x7E7E7E7E7E7E7E7E, ~0ULL, 0x7E7E7E7E7E7E7E7E, 0x7E7E7E7E7E7E7E7E};

/* The unbroken chains of `through` that leave `start`, up to six discs: one step, then twice two steps. */
static inline Set chain_forward(Set start, Set through, int step)
{
    Set chain = through & (start << step);
    chain |= through & (chain << step);
    Set pairs = through & (through << step);
    chain |= pairs & (chain << 2 * step);
    chain |= pairs & (chain << 2 * step);
    return chain;
}

static inline Set chain_backward(Set start, Set through, int step)
{
    Set chain = through & (start >> step);
    chain |= through & (chain >> step);
    Set pairs = through & (through >> step);
    chain |= pairs & (chain >> 2 * step);
    chain |= pairs & (chain >> 2 * step);
    return chain;
}

/* The squares where `own` can be played. */
static inline Set placements(Set own, Set opponent)
{
    Set squares = 0;
    for (int i = 0; i < DIRECTIONS; i++) {
        Set through = opponent & INNER[i];
        squares |= chain_forward(own, through, STEP[i]) << STEP[i];
        squares |= chain_backward(own, through, STEP[i]) >> STEP[i];
    }
    return squares & ~(own | opponent);
}

/* The opponent's discs that turn over when `disc` is placed. */
static inline Set flips(Set disc, Set own, Set opponent)
{
    Set turned = 0;
    for (int i = 0; i < DIRECTIONS; i++) {
        Set through = opponent & INNER[i];
        Set forward = chain_forward(disc, through, STEP[i]);
        Set backward = chain_backward(disc, through, STEP[i]);
        turned |= own & (forward << STEP[i]) ? forward : 0;
        turned |= own & (backward >> STEP[i]) ? backward : 0;
    }
    return turned;
}

static int64_t ended_before = 0;

static int64_t perft(Set own, Set opponent, int depth)
{
    if (depth == 0)
        return 1;
    Set squares = placements(own, opponent);
    if (squares == 0) {
        if (placements(opponent, own) != 0)
            return perft(opponent, own, depth - 1);
        ended_before++;
        return 0;
    }
    if (depth == 1)
        return __builtin_popcountll(squares);
    int64_t positions = 0;
    for (; squares != 0; squares &= squares - 1) {
        Set disc = squares & -squares;
        Set turned = flips(disc, own, opponent);
        positions += perft(opponent ^ turned, own ^ turned ^ disc, depth - 1);
    }
    return positions;
}

int main(int count, char **arguments)
{
    if (count != 2)
        return 2;
    int64_t positions = perft(START_OWN, START_OPPONENT, atoi(arguments[1]));
    printf("%lld %lld\n", (long long)positions, (long long)ended_before);
    return 0;
}
