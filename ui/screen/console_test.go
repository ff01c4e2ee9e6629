package screen

import "testing"

// Every substitute is a character that the console has: it needs no substitute of its own.
func TestConsoleHasTheSubstitutes(t *testing.T) {
	for r, c := range onConsole {
		if Console(c) != c {
			t.Errorf("%q is shown as %q, which the console does not have", r, c)
		}
		if Console(r) != c {
			t.Errorf("%q is shown as %q, want %q", r, Console(r), c)
		}
	}
	for r, want := range map[rune]rune{'a': 'a', 'ñ': 'ñ', '│': '│', '…': '~', '界': '?'} {
		if Console(r) != want {
			t.Errorf("%q is shown as %q, want %q", r, Console(r), want)
		}
	}
}
