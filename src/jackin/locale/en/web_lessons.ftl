# The page with the lessons, and the coach at the table.

web-nav-learn = Learn
web-lessons = Lessons
web-lessons-track-runner = Runner
web-lessons-track-corp = Corp
web-lessons-track-gangs = Gangs
web-lessons-done = { $n } of { $all } done.
web-lessons-runner-how = Each lesson is a small position on the real table.
web-lessons-corp-how = The other half of the same game.
web-lessons-gangs-how = The other game, with one gang after another.
web-lessons-number = { $track } { $n } of { $all }
web-lessons-minutes = about { $n ->
        [one] 1 minute
       *[other] { $n } minutes
    }
web-lessons-is-done = done
web-lessons-again = again
web-lessons-next = next
web-lessons-start = Start
web-lessons-all-done = All lessons done
web-lessons-all-done-how = Take one again, or play a whole game with the coach.
web-lessons-game = Then: a game with the coach
web-lessons-game-how = A whole game: Shaper against Jinteki, or one of Gangs. Nothing is locked: start any lesson, in any order.
web-lessons-game-corp = As the Corp
web-lessons-game-runner = As the Runner
web-lesson = Lesson
web-lesson-free = Nothing here counts
web-lesson-hint = Hint
web-lesson-show = Show me
web-lesson-from-start = From the start
web-lesson-leave = Leave
web-lesson-next = Next: { $title }
web-lesson-to-list = To the lessons
web-lesson-again = Again
web-lesson-handbook = Handbook: { $title }
web-lesson-back = Back to the decision
web-lesson-try = This leads to the goal: { $what }
web-lesson-no-way = From here the goal cannot be reached any more.
web-lesson-wait = The coach is thinking …
web-lesson-step-done = done
