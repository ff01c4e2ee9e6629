package journal_test

import (
	"reflect"
	"strings"
	"testing"

	"buscaminas/game/gametest"
	"buscaminas/ui/archive/journal"
)

// growing are states of one game file, in order. Each entry overwrites the clock line before it,
// and the last line may be incomplete.
var growing = []string{
	"0.000 2,3*\n",
	"0.000 2,3*\n0.300 12%\n",
	"0.000 2,3*\n12.400 12%\n",
	"0.000 2,3*\n12.700 0,0!",
	"0.000 2,3*\n12.700 0,0!\n",
	"0.000 2,3*\n12.700 0,0! \n13.000 12%\n",
	"0.000 2,3*\n12.700 0,0! \n13.250 pause\n",
	"0.000 2,3*\n12.700 0,0! \n13.250 pause\n13.250 resume\n14.0",
	"0.000 2,3*\n12.700 0,0! \n13.250 pause\n13.250 resume\n14.000 0,1*\n14.000 lost\n14.000 <\n14.500\n",
}

// A game that is read as it grows has the same entries as a game that is read at once.
func TestGrow(t *testing.T) {
	header := dealtHeader + "start: 2,3\nrow: *...\nrow: *...\nrow: ....\n\n"
	head := header + growing[0]
	j := gametest.Must(journal.Read([]byte(head)))
	at := len(head)
	for _, now := range growing[1:] {
		before := *j
		kept := len(before.Entries)
		lines := []byte((header + now)[at:])
		n := journal.StableLength(lines)
		if err := j.Grow(lines[:n]); err != nil {
			t.Fatalf("Grow to %q fails: %v", now, err)
		}
		at += n
		whole := gametest.Must(journal.Read([]byte(header + now)))
		for i := range j.Entries {
			j.Entries[i].Line = whole.Entries[i].Line
		}
		if !reflect.DeepEqual(j.Entries, whole.Entries) || len(before.Entries) != kept {
			t.Errorf("%q has grown to\n%v\nwant\n%v", now, j.Entries, whole.Entries)
		}
	}
	if !strings.HasSuffix(growing[len(growing)-1][:at-len(header)], " <\n") {
		t.Errorf("%d of the last text are settled", at-len(header))
	}
}

// A line that is not an entry is not added, and the error has its number.
func TestGrowOfWrongLines(t *testing.T) {
	text := dealtHeader + "start: 2,3\nrow: *...\nrow: *...\nrow: ....\n\n5.000 2,3*\n"
	for lines, want := range map[string]string{
		"6.000 0,1*\nmines: 3\n": "line 2: ",
		"grid: \x1b[31msquare\n": "line 1: \"grid: \\x1b[31msquare\" after the first action",
		"4.000 0,1*\n":           "line 1: the time 4.000 comes after 5.000",
		"6.000 9,9*\n":           "line 1: ",
		"6.000 \x00\n":           "line 1: ",
	} {
		j := gametest.Must(journal.Read([]byte(text)))
		if err := j.Grow([]byte(lines)); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: %v, want %s", lines, err, want)
		}
	}
}

// A game of a race names its race and seat.
func TestRaceOfAGame(t *testing.T) {
	j := square()
	dealBoard(t, j)
	j.Race = "KRTB 2"
	text := write(t, j)
	if !strings.Contains(string(text), "\nrace: KRTB 2\n") || read(t, text).Race != j.Race {
		t.Errorf("the race is not written, or not read, in\n%s", text)
	}
}
