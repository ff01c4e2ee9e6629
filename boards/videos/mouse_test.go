package videos_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"buscaminas/boards/videos"
	"buscaminas/game"
)

// The board of these tests is
//
//	*2*1
//	1211
//
// with the mines at Aa and Ac, on cells of 16 pixels.
const smallHead = "Width: 4\nHeight: 3\n%sBoard:\n*0*0\n0000\n0000\nEvents:\n"

// plays returns the plays of a video, as text.
func plays(v *videos.Video) string {
	var all []string
	for _, p := range v.Plays {
		text := p.Action.String()
		if p.Refused {
			text += "-"
		}
		all = append(all, text)
	}
	return strings.Join(all, " ")
}

// at returns the events of rawvf from words such as "lc1,2", with the row and the column of a cell.
func rawEvents(t *testing.T, words string) string {
	t.Helper()
	var out strings.Builder
	for i, word := range strings.Fields(words) {
		row, col := 0, 0
		what := word[:2]
		if _, err := fmt.Sscanf(word[2:], "%d,%d", &row, &col); err != nil && len(word) > 2 {
			t.Fatal(err)
		}
		fmt.Fprintf(&out, "%d.000 %s (%d %d)\n", i, what, col*16+8, row*16+8)
	}
	return out.String()
}

func TestMouse(t *testing.T) {
	for _, test := range []struct{ name, keys, events, want string }{
		{"a cell is opened where the button is let go", "", "lc1,0 mv1,1 lr1,1", "1,1*"},
		{"a flag is set on the press", "", "rc0,0", "0,0!"},
		{"a flag goes away", "", "rc0,0 rr0,0 rc0,0 rr0,0", "0,0! 0,0!"},
		{"a question mark is no flag", "Marks: on\n", "rc0,0 rr0,0 rc0,0 rr0,0 rc0,0 rr0,0 rc0,0", "0,0! 0,0! 0,0!"},
		{"question marks are switched on in between", "", "rc0,0 rr0,0 mt rc0,0 rr0,0 rc0,0 rr0,0", "0,0! 0,0!"},
		{"a question mark does not protect", "Marks: on\n", "rc1,1 rr1,1 rc1,1 rr1,1 lc1,1 lr1,1", "1,1! 1,1! 1,1*"},
		{"off the board nothing happens", "", "lc1,1 lr9,9 rc9,9 rr9,9 lc1,1 lr-1,1", ""},
		{"a flag protects", "", "rc1,1 rr1,1 lc1,1 lr1,1", "1,1! 1,1*-"},
		{"a left click on an open cell is no chord", "", "lc1,0 lr1,0 rc0,0 rr0,0 lc1,0 lr1,0", "1,0* 0,0! 1,0*-"},
		{"with SuperClick it is", "SuperClick: on\n", "lc1,0 lr1,0 rc0,0 rr0,0 lc1,0 lr1,0", "1,0* 0,0! 1,0*"},
		{"a right click on an open cell is a click", "", "lc1,0 lr1,0 rc1,0 rr1,0", "1,0* 1,0!-"},
		{"the right button first makes a chord, and no click of its own", "", "lc1,0 lr1,0 rc0,0 rr0,0 rc1,0 lc1,0 lr1,0 rr1,0", "1,0* 0,0! 1,0*"},
		{"clicks before the start count, though they are undone", "", "rc0,0 rr0,0 rc0,0 rr0,0 lc1,0 lr1,0", "0,0! 0,0! 1,0*"},
		{"a question mark is open, and then a right click", "Marks: on\n", "rc1,1 rr1,1 rc1,1 rr1,1 lc1,1 lr1,1 rc1,1 rr1,1", "1,1! 1,1! 1,1* 1,1!-"},
		{"both buttons make a chord, the left one first up", "", "lc1,0 lr1,0 rc0,0 rr0,0 lc1,0 rc1,0 lr1,0 rr1,0", "1,0* 0,0! 1,0*"},
		{"both buttons, the right one first up", "", "lc1,0 lr1,0 rc0,0 rr0,0 lc1,0 rc1,0 rr1,0 lr1,0", "1,0* 0,0! 1,0*"},
		{"the second release does nothing", "", "lc1,0 lr1,0 lc1,0 rc1,0 rr1,0 lr1,1", "1,0* 1,0*-"},
		{"the middle button", "", "lc1,0 lr1,0 rc0,0 rr0,0 mc1,0 mr1,0", "1,0* 0,0! 1,0*"},
		{"the middle button lets the others go", "", "lc1,0 mc1,0 lr1,0 rc1,0 rr1,0 mr9,9 lc1,1 lr1,1", "1,1*"},
		{"the left button with Shift", "", "lc1,0 lr1,0 rc0,0 rr0,0 sc1,0 lr1,0", "1,0* 0,0! 1,0*"},
		{"flag and slide onto the number", "", "lc1,0 lr1,0 rc0,0 lc1,0 lr1,0 rr1,0", "1,0* 0,0! 1,0*"},
		{"with the left button down the right one sets no flag", "", "lc0,0 rc0,0 rr0,0 lr9,9", "0,0*-"},
		{"too few flags", "", "lc1,1 lr1,1 rc0,0 rr0,0 mc1,1 mr1,1", "1,1* 0,0! 1,1*-"},
		{"too many flags", "", "lc1,0 lr1,0 rc0,0 rr0,0 rc0,1 rr0,1 mc1,0 mr1,0", "1,0* 0,0! 0,1! 1,0*-"},
		{"a chord that opens nothing", "", "lc2,0 lr2,0 mc2,0 mr2,0", "2,0* 2,0*-"},
		{"a chord on a closed cell", "", "mc1,1 mr1,1", "1,1*-"},
		{"a wrong flag explodes", "", "lc1,0 lr1,0 rc0,1 rr0,1 mc1,0 mr1,0", "1,0* 0,1! 1,0*"},
		{"the end", "", "lc0,0 lr0,0 lc1,1 lr1,1 rc1,1", "0,0*"},
		{"a press that nobody saw", "", "lr1,1 rr1,1 mr1,1", ""},
	} {
		text := fmt.Sprintf(smallHead, test.keys) + rawEvents(t, test.events)
		v, err := videos.Read([]byte(text))
		if err != nil {
			t.Errorf("%s: %v", test.name, err)
			continue
		}
		if got := plays(v); got != test.want {
			t.Errorf("%s: %s, want %s", test.name, got, test.want)
		}
	}
}

// In old versions of Arbiter the release after a chord opens a cell, if the game is not won otherwise.
func TestRilianClick(t *testing.T) {
	l, err := game.NewLayout(game.Square{Rows: 1, Cols: 2}, slices.Values([]game.Cell{{}}))
	if err != nil {
		t.Fatal(err)
	}
	var events []mouseEvent
	for _, what := range []string{"lc", "rc", "rr", "lr"} {
		events = append(events, mouseEvent{what: what, x: pixels + 1})
	}
	for version, want := range map[byte]string{44: "0,1*- 0,1*", 45: "0,1*-", 52: "0,1*-"} {
		v, err := videos.Read(avfOf(recording{layout: l}, version, events))
		if err != nil || plays(v) != want {
			t.Errorf("version %d: %v, %v, want %s", version, v, err, want)
		}
	}
}

// Clicks after the end are left out, and a note counts those that would have done something.
func TestLateClicks(t *testing.T) {
	text := fmt.Sprintf(smallHead, "") + rawEvents(t, "lc0,0 lr0,0 lc1,1 lr1,1 lc0,0 lr0,0 rc1,2 rr1,2")
	v, err := videos.Read([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	if len(v.Notes) != 1 || v.Notes[0].Problem != videos.LateEvents || v.Notes[0].Found != "2" {
		t.Errorf("notes %v, want one about 2 clicks", v.Notes)
	}
}

// Small steps back of the clock are left out, with one note. The program is the one that the file names.
func TestClockThatStepsBack(t *testing.T) {
	v, err := videos.Read([]byte(fmt.Sprintf(smallHead, "Program: Sweeper\x1b X\n") + "0.438 lc (24 8)\n0.435 lr (24 8)\n0.437 mv (9 9)\n"))
	const note = "the clock steps back by up to 0.003 s: such times count as the one before"
	if err != nil || len(v.Plays) != 1 || v.Plays[0].At != 438*time.Millisecond || len(v.Notes) != 1 || v.Notes[0].Error() != note {
		t.Errorf("%+v, %v", v, err)
	}
	if v.Program != "Sweeper X" {
		t.Errorf("the program is %q", v.Program)
	}
}

// A note says where the file and its moves disagree.
func TestClaims(t *testing.T) {
	for keys, want := range map[string]string{
		"BBBV: 6\n":            "the file says that the 3BV is 6, but it is 3: the file may be damaged",
		"BBBV: 3\n":            "",
		"Status: won":          "the file says that the game was won, but its moves do not win it",
		"Status: won\nBBBV: 3": "the file says that the game was won, but its moves do not win it",
		"Time: 9.5":            "", // the game is not over
	} {
		text := fmt.Sprintf(smallHead, keys+"\n") + rawEvents(t, "lc1,1 lr1,1")
		v, err := videos.Read([]byte(text))
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		for _, n := range v.Notes {
			got += n.Error()
		}
		if got != want {
			t.Errorf("%q: %q, want %q", keys, got, want)
		}
	}
}
