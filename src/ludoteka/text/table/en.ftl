# Why a table refuses what somebody asks of it. See REASONS in the table's codes.

reason-not-seated = You are watching; take a seat to play.
reason-not-host = Only the host may do that.
reason-seat-taken = That seat is taken.
reason-table-full = All seats are taken.
reason-seat-free = Nobody sits there.
reason-no-such-seat = There is no such seat.
reason-not-in-lobby = Not in the middle of a game.
reason-still-here = That player is here, or has only just left.
reason-no-such-option = This game has no such option.
reason-no-such-setting = A table has no such setting.
reason-no-such-level = This game has no such bot.
reason-no-such-sign = That sign is not known here.
reason-no-talk = The host has not allowed words of one’s own here.
reason-nothing-said = There is nothing to say in that.
reason-has-seen = Whoever has seen hands of this game gets no seat in it.
reason-too-few = There are not enough players yet.

reason-no-match = No game is on.
reason-paused = The game is paused.
reason-too-late = That came too late for this card.
reason-no-undo = Nothing is taken back here.
reason-undo-asked = Somebody has already asked to take a move back.
reason-nothing-asked = Nobody has asked you.

reason-too-fast = One thing at a time: that was too much at once.
reason-too-many = There is no more room at this table.
reason-elsewhere = You have this table open in another window.
reason-closed = The table is being closed.
