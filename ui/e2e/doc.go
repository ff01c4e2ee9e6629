// Package e2e holds the tests that run the game as a player does, in a terminal
// or between pipes, and those that hold the tree to its structure. It is nothing
// but tests:
//
//	term := start(t, size{cols: 80, rows: 24}, "--lang", "en")
//	term.waitText("BUSCAMINAS")
//	term.press("down", "enter")
//	term.waitNoText("BUSCAMINAS")
//	term.press("ctrl+c")
//	code, signal := term.waitExit()
//	term.terminalRestored()
//
// A test waits for what a key does before it presses the next or looks at the
// screen; it never sleeps. What is not wanted every time is a field of program:
//
//	term := program{args: []string{"--ascii"}, home: home, mute: true}.start(t, size{80, 24})
//	stdout, stderr, code := run(t, "Hd*De!\n", "--plain")
package e2e
