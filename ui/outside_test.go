package ui

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"testing/synctest"

	"buscaminas/ui/text"
)

// No text in the history, in a line that is read or in a bad one, has an effect on the terminal.
func TestNothingOfTheHistoryReachesTheTerminal(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) { // ticks take no time
		for i, lines := range []string{
			`{"v":1,"game":"%[1]s","title":"%[1]s","grid":"square","rows":5,"columns":5,"mines":3,"board":"a%[1]s","won":true,"steps":1}` + "\n" +
				`{"v":1,"game":"b","title":"%[1]s","grid":"%[1]s","rows":5,"columns":5,"mines":3,"won":true,"loss":"%[1]s"}`,
			`{"v":1,"ended":"%[1]s"}`, `{"v":"%[1]s"}`, `{"v":1,"%[1]s":1,"won":"%[1]s"}`, `{"v":%[1]s}`, `{"v":1}%[1]s`, "%[1]s",
		} {
			for _, typed := range []string{"\u202e\u2028\x7f", "\x1b", `\u202e\u2028\u007f\u001b`} {
				dir := t.TempDir()
				written := fmt.Sprintf(lines, "x"+typed+"x") + "\n"
				if err := os.WriteFile(filepath.Join(dir, "history.jsonl"), []byte(written), 0o600); err != nil {
					t.Fatal(err)
				}
				p := sitWith(t, dir, nil)
				p.m.Lang = text.Lang(i % 2)
				p.tell()
				for _, key := range []string{"h", "enter", "t", "esc", "enter", "esc", "o", "q", "l"} {
					p.Settle(key)
					p.wantPrintable()
				}
			}
		}
	})
}

// A setting that binds a key to a character that cannot be shown is refused. The message about it
// has no effect on the terminal either.
func TestNothingOfTheSettingsReachesTheTerminal(t *testing.T) {
	t.Parallel()
	text := slices.DeleteFunc(slices.Clone(hostile), func(r rune) bool { return r == 0 }) // a file with a zero byte is not text
	for i := 0; i < len(text); i += 3 {
		at := func(n int) rune { return text[(i+n)%len(text)] }
		t.Run(fmt.Sprintf("%U", at(0)), func(t *testing.T) {
			p, _ := configured(t, fmt.Sprintf("key.open = %c\nkey.grid = alt+%c\nkey.theme = x%c\ntheme = %c\n", at(0), at(1), at(2), at(3)))
			for _, key := range []string{"?", "esc", "1", "?", "esc", "esc", "o"} {
				p.wantPrintable()
				p.Settle(key)
			}
		})
	}
}
