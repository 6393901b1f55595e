"""Charts of numbers, drawn by matplotlib, as SVG on the sheet of all pictures.

    figure = histogram(axis, changes)    a matplotlib Figure: its axes know the numbers
    histogram_svg(title, axis, changes)  the same as the text of an SVG file

Matplotlib belongs to the extra `lab` and is loaded when the first chart is drawn; `ready()` says early that it is missing.
"""
