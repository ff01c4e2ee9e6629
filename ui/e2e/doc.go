// Package e2e tests the game as a player meets it, in a terminal or between pipes, and holds the
// source to its structure. It has nothing but tests:
//
//	term := start(t, size{cols: 80, rows: 24}, "--lang", "en")
//	term.waitText("BUSCAMINAS")
//	term.press("down", "enter")
//	term.waitNoText("BUSCAMINAS")
//	term.press("ctrl+c")
//	code, signal := term.waitExit()
//	term.terminalRestored()
//
// A test waits for the effect of a key before it presses the next or looks at the screen; it never
// sleeps. Rarer needs are fields of program:
//
//	term := program{args: []string{"--ascii"}, home: home, mute: true}.start(t, size{80, 24})
//	stdout, stderr, code := run(t, "Hd*De!\n", "--plain")
package e2e
