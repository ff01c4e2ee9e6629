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
func boardFrame(t *testing.T, width, height int, spacing draw.Spacing, place MessagePlace, said string, places ...PanelPlace) (string, *Board) {
	t.Helper()
	grid := game.GridKinds()[0].New(8, 8)
	layout, err := game.NewLayout(grid, slices.Values([]game.Cell{{}}))
	if err != nil {
		t.Fatal(err)
	}
	c := Context{Width: width, Height: height}
	b := &Board{Picture: draw.Picture{Layout: layout}, Pinned: true}
	b.Glyphs, b.Spacing = c.Glyphs(), spacing
	c.FitBoard(b, grid, c.Height-c.Chrome())
	c.PlacePanel(b, grid, places...)
	p := &BoardPage{
		Grid: grid, Title: "the title", Place: place, Covers: true,
		Panel: screen.Side{Title: "the panel", Parts: []screen.Part{
			screen.Lines("", func(int) screen.Block { return screen.Block{{screen.Plain.Of("a part")}} }),
		}},
		Message: func(width int, _ screen.Topics) screen.Block {
			return screen.Wrapped(screen.Plain.Of(said), width)
		},
		Foot: screen.Foot{},
	}
	c.FitMessage(b, p)
	var f screen.Frame
	f.Begin(width, height)
	c.ViewBoard(&f, b, p)
	return f.String(), b
}

// The message stands in one place: where the page wants it, below the board if there is no panel, and
// in the panel if it is too long for the lines below the board.
func TestTheMessageStandsInOnePlace(t *testing.T) {
	const short = "the message"
	long := strings.Repeat("the message ", 130)
	for _, test := range []struct {
		name          string
		width, height int
		spacing       draw.Spacing
		place         MessagePlace
		said          string
		places        []PanelPlace
		inside        bool
	}{
		{"no panel", 40, 24, draw.Wide, InPanel, short, nil, false},
		{"too narrow for a panel", 40, 24, draw.Wide, InPanel, short, []PanelPlace{Beside}, false},
		{"low", 100, 12, draw.Wide, InPanel, short, []PanelPlace{Beside}, false},
		{"in the panel", 100, 24, draw.Wide, InPanel, short, []PanelPlace{Beside}, true},
		{"below the board", 100, 24, draw.Wide, UnderBoard, long, []PanelPlace{Beside}, false},
		{"short", 100, 24, draw.Wide, PanelTop, short, []PanelPlace{Beside}, false},
		{"large cells", 100, 40, draw.Large, PanelTop, short, []PanelPlace{Beside}, true},
		{"below large cells", 100, 40, draw.Large, UnderBoard, short, []PanelPlace{Beside}, false},
		{"panel below, short", 64, 30, draw.Wide, PanelBottom, short, []PanelPlace{Below}, false},
		{"panel below, long", 64, 30, draw.Wide, PanelBottom, long[:120], []PanelPlace{Below}, true},
	} {
		frame, b := boardFrame(t, test.width, test.height, test.spacing, test.place, test.said, test.places...)
		rows := strings.Split(frame, "\n")
		var inside, outside int
		for _, row := range rows {
			if i := strings.Index(row, "the message"); i >= 0 {
				if strings.HasSuffix(strings.TrimRight(row, " "), "│") && b.Panel != NoPanel {
					inside++
				} else {
					outside++
				}
			}
		}
		if (inside > 0) != test.inside || (outside > 0) == test.inside {
			t.Errorf("%s: %d lines of the message in the panel, %d below the board:\n%s", test.name, inside, outside, frame)
		}
		if hasPanel := strings.Contains(frame, "the panel"); hasPanel != (b.Panel != NoPanel) || hasPanel != strings.Contains(frame, "a part") {
			t.Errorf("%s: panel %d:\n%s", test.name, b.Panel, frame)
		}
	}
}
