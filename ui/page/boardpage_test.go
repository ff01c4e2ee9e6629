package page

import (
	"slices"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
)

// boardFrame returns the frame of a page with a board, in a window of this size.
func boardFrame(t *testing.T, width, height int, spacing draw.Spacing, said string, places ...PanelPlace) (string, *Board) {
	t.Helper()
	grid := game.GridKinds()[0].New(8, 8)
	layout, err := game.NewLayout(grid, slices.Values([]game.Cell{{}}))
	if err != nil {
		t.Fatal(err)
	}
	c := Context{Width: width, Height: height}
	b := &Board{Picture: draw.Picture{Layout: layout}, Pinned: true}
	b.Glyphs, b.Spacing = c.Glyphs(), spacing
	c.FitBoard(b, grid, c.Height-c.Chrome(), BoardFirst, places...)
	p := &BoardPage{
		Title: "the title",
		Panel: screen.Side{Title: "the panel", Parts: []screen.Part{
			screen.Lines("", func(int) screen.Block { return screen.Block{{screen.Plain.Of("a part")}} }),
		}},
		Message: func(s Space) Message {
			return Message{screen.Good.Of("the news"), screen.Wrapped(screen.Plain.Of(said), s.Width)}
		},
		Foot: screen.Foot{},
	}

	var f screen.Frame
	f.Begin(width, height)
	c.ViewBoard(&f, b, p)
	return f.String(), b
}

// The message stands in one place: in the first lines of the panel, whose title says what it is, or in
// the lines above the foot if there is no panel.
func TestTheMessageStandsInOnePlace(t *testing.T) {
	long := strings.Repeat("the message ", 15)
	for _, test := range []struct {
		name          string
		width, height int
		spacing       draw.Spacing
		places        []PanelPlace
		panel         PanelPlace
	}{
		{"no panel wanted", 100, 24, draw.Wide, nil, NoPanel},
		{"too narrow for a panel", 40, 24, draw.Wide, []PanelPlace{Beside}, NoPanel},
		{"low", 100, 12, draw.Wide, []PanelPlace{Beside}, NoPanel},
		{"high", 40, 60, draw.Wide, []PanelPlace{Beside}, NoPanel},
		{"beside", 100, 24, draw.Wide, []PanelPlace{Beside}, Beside},
		{"beside large cells", 100, 40, draw.Large, []PanelPlace{Beside}, Beside},
		{"below", 64, 30, draw.Wide, []PanelPlace{Below}, Below},
	} {
		for _, said := range []string{"the message", long} {
			frame, b := boardFrame(t, test.width, test.height, test.spacing, said, test.places...)
			rows := strings.Split(frame, "\n")
			first := slices.IndexFunc(rows, func(row string) bool { return strings.Contains(row, "the message") })
			above := test.height - 1 - len(screen.Wrapped(screen.Plain.Of(said), test.width))
			if test.height < low {
				above = max(above, 2) // a row of the board stays
			}
			inPanel := first > 0 && strings.Contains(rows[first-1], "─ the news ─")
			switch {
			case b.Panel != test.panel:
				t.Errorf("%s: panel %d, want %d", test.name, b.Panel, test.panel)
			case inPanel != (b.Panel != NoPanel):
				t.Errorf("%s: message on line %d, panel %d:\n%s", test.name, first, b.Panel, frame)
			case b.Panel == NoPanel && first != above:
				t.Errorf("%s: message on line %d, want %d:\n%s", test.name, first, above, frame)
			case strings.Contains(frame, "a part") != inPanel:
				t.Errorf("%s: the panel has lost its part:\n%s", test.name, frame)
			}
		}
		frame, _ := boardFrame(t, test.width, test.height, test.spacing, "", test.places...)
		if hasTitle := strings.Contains(frame, "the news"); hasTitle != (test.panel != NoPanel) {
			t.Errorf("%s: a message of no lines:\n%s", test.name, frame)
		}
	}
}

// In a high window the board stands in the middle of the lines between the figures and the foot.
func TestABoardStandsInTheMiddle(t *testing.T) {
	for _, test := range []struct{ width, height, above int }{{200, 60, 15}, {250, 80, 25}, {200, 50, 10}, {120, 40, 0}} {
		frame, b := boardFrame(t, test.width, test.height, draw.Large, "the message", Beside)
		_, height := b.Size(game.GridKinds()[0].New(8, 8), b.Window)
		rows := strings.Split(frame, "\n")
		top := slices.IndexFunc(rows, func(row string) bool { return strings.Contains(row, "a     b") })
		if want := 2 + test.above; top != want {
			t.Errorf("%d×%d: a board of %d lines begins at line %d, want %d", test.width, test.height, height, top, want)
		}
	}
}
