package screen_test

import (
	"testing"

	"buscaminas/ui/screen"

	"pgregory.net/rapid"
)

// Wherever text is written, every character takes as many columns as are counted for it, and no
// half of a wide character is alone.
func TestNoHalfStandsAlone(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var g screen.Grid
		g.Resize(rapid.IntRange(1, 12).Draw(t, "width"), 1)
		for range rapid.IntRange(1, 12).Draw(t, "writes") {
			text := rapid.SampledFrom([]string{"a", "漢", "a漢", "漢a", " ", "👍", "\u0301", "e\u0301x", "⚑\ufe0f", "\x1b[m", "🇪🇸"}).Draw(t, "text")
			x := rapid.IntRange(-3, 13).Draw(t, "x")
			if end := g.Write(x, 0, screen.Style{Ink: screen.Title}, text); end != x+screen.Width(text) {
				t.Fatalf("%q ends at %d, want %d", text, end, x+screen.Width(text))
			}
		}
		row := g.Row(0)
		for x, c := range row {
			wide := c.Rune > 0 && screen.Width(string(c.Rune)) == 2
			half := x+1 < len(row) && row[x+1].Rune == screen.Half
			if wide != half {
				t.Fatalf("column %d of %q: wide is %v, and a half stands behind it: %v", x, g.String(), wide, half)
			}
			if c.Rune != 0 && c.Rune != screen.Half && c.Rune < ' ' {
				t.Fatalf("a control character stands in column %d", x)
			}
		}
	})
}

// A cut text ends in an ellipsis, fits, and is as long as possible.
func TestTextIsCutWhereThereIsNoRoom(t *testing.T) {
	for _, test := range []struct {
		text string
		room int
		want string
	}{
		{"Principiante", 12, "Principiante"},
		{"Principiante", 11, "Principian…"},
		{"Principiante", 1, "…"},
		{"Principiante", 0, ""},
		{"漢字漢字", 8, "漢字漢字"},
		{"漢字漢字", 7, "漢字漢…"},
		{"漢字漢字", 6, "漢字…"}, // half a wide character is left out
		{"", 3, ""},
	} {
		if got := screen.Cut(test.text, test.room); got != test.want {
			t.Errorf("%q in %d columns is %q, want %q", test.text, test.room, got, test.want)
		}
	}
}

// A grid that becomes small releases the memory of a large one.
func TestSmallGridKeepsNoLargeOne(t *testing.T) {
	var g screen.Grid
	both := func() {
		g.Resize(1000, 500)
		g.Resize(80, 24)
	}
	if n := testing.AllocsPerRun(3, both); n < 2 {
		t.Errorf("a grid of 80×24 keeps the memory of one of 1000×500: %v allocations for both", n)
	}
	if n := testing.AllocsPerRun(10, func() { g.Resize(80, 24) }); n > 0 {
		t.Errorf("the same size again takes %v allocations", n)
	}
}
