"""Everything that crosses the line between table and client. The client's types are made from these.

A seat is named as its game names it ("corp", "runner"). A view, its ask and its messages are the game's own and
pass through untouched.
"""
