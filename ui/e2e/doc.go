// Package e2e tests the whole program as a player runs it, in a terminal or between pipes. It also
// tests the structure of the source: imports, names, variables. It holds only tests. A test
// looks like this:
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
// sleeps. The type program has fields for options that only a few tests need. The function run
// plays the game between pipes:
//
//	term := program{args: []string{"--ascii"}, home: home, mute: true}.start(t, size{80, 24})
//	stdout, stderr, code := run(t, "Hd*De!\n", "--plain")
package e2e
