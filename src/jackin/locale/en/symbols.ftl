# Symbols inside texts: the client draws the bracketed word as an icon or a glyph.

-credit = [credit]
-click = [click]
-sub = [subroutine]
-link = [link]
-mu = [mu]
-trash = [trash]
-recurring = [recurring-credit]
