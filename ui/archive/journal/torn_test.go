package journal_test

import (
	"reflect"
	"strings"
	"testing"

	"buscaminas/ui/archive/journal"
)

// A text that was cut short at any byte, as by a kill or a power cut, has all its whole entries and
// no others. If the board was cut short, no cell was open yet.
func TestTornAnywhere(t *testing.T) {
	_, parts := late(t)
	for name, test := range map[string]struct {
		text  string
		needs string // the part that a text must hold to be a game
	}{
		"given": {string(write(t, given())), "row: ...*\n"},
		"dealt": {strings.Join(parts, ""), "start: first opened\n"},
	} {
		whole := read(t, []byte(test.text))
		least := strings.Index(test.text, test.needs) + len(test.needs)
		blank := strings.Index(test.text, "\n\n") + 1
		for n := range test.text {
			torn := test.text[:n]
			got, err := journal.Read([]byte(torn))
			if n < least {
				if err == nil {
					t.Fatalf("%s: a header torn after %d of %d bytes is read", name, n, least)
				}
				continue
			}
			if err != nil {
				t.Fatalf("%s: torn after %d bytes: %v", name, n, err)
			}
			want := *whole
			want.Entries, want.Seen, want.Open = nil, 0, 0
			rows, entries := 0, 0
			for line := range strings.Lines(torn) {
				if strings.HasPrefix(line, "row: ") && strings.HasSuffix(line, "\n") {
					rows++
				}
			}
			if n > blank {
				for line := range strings.Lines(torn[blank:]) {
					if strings.HasSuffix(line, "\n") && '0' <= line[0] && line[0] <= '9' {
						entries++
					}
				}
			}
			if entries > len(whole.Entries) {
				t.Fatal("the last line, where the clock was seen, is cut in each text")
			}
			want.Entries = append(want.Entries, whole.Entries[:entries]...)
			allRows, _ := whole.Grid().Size()
			if rows < allRows {
				want.Layout = nil
			}
			want.MayNeedGuess = strings.Contains(torn, "promise kept: no\n")
			want.Torn = torn[n-1] != '\n' || 0 < rows && rows < allRows
			if !reflect.DeepEqual(unnumbered(got), &want) {
				t.Fatalf("%s: torn after %d bytes: %+v, want %+v\n%s", name, n, got, want, torn)
			}
		}
	}
}
