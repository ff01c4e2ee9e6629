package draw_test

import (
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/text"
)

// chording returns a picture of a board with the cursor on a number that would chord: all mines
// around it, which are in the row above, are flagged.
func chording(t *testing.T, kind *game.GridKind, spacing draw.Spacing) draw.Picture {
	b := picture(played(t, kind.New(4, 5), cells(t, "Bb Da Ae"), "Cb* Bb!"), spacing)
	b.Marks, b.Cursor = true, cells(t, "Cb")[0]
	return b
}

// The frames in testdata show that the cells which a chord would open have their own mark, in every
// layout, without colours.
func TestChordsAreMarked(t *testing.T) {
	for _, kind := range game.GridKinds() {
		for name, spacing := range spacings {
			b := chording(t, kind, spacing)
			if left := b.Game.Left(b.Cursor); left > 0 { // the mine at Da touches the number, too
				_ = b.Game.Apply(game.Action{Kind: game.Flag, Cell: cells(t, "Da")[0]})
			}
			name = draw.ShapeOf(kind).Name.In(text.English) + "-" + name
			golden(t, "chord-"+name, frame(b))
			b.Glyphs = draw.GlyphsOf(true)
			golden(t, "chord-ascii-"+name, frame(b))
			b.Marks = false
			if strings.Contains(frame(b), ":") {
				t.Errorf("%s: marked, though no marks are wanted:\n%s", name, frame(b))
			}
		}
	}
}

// If the terminal shows grounds, the cells that a chord would open have their own ground, and no
// others have it.
func TestChordsHaveAGround(t *testing.T) {
	for _, kind := range game.GridKinds() {
		for name, spacing := range spacings {
			b := chording(t, kind, spacing)
			opens := b.Game.AppendChord(nil, b.Cursor)
			marked := map[game.Cell]bool{}
			for y, row := range rowsOf(b) {
				for x, c := range row {
					if at, ok := b.At(x, y); ok && c.Ground == screen.ChordGround {
						marked[at] = true
					}
				}
			}
			for _, c := range opens {
				if !marked[c] {
					t.Errorf("%s: %v, which a chord opens, is not marked\n%s", name, c, frame(b))
				}
			}
			if len(marked) > len(opens) {
				t.Errorf("%s: %d cells are marked, a chord opens %d\n%s", name, len(marked), len(opens), frame(b))
			}
		}
	}
}

// The marks follow the flags while the cursor stays in place.
func TestMarksOfAChordFollowTheFlags(t *testing.T) {
	for _, kind := range game.GridKinds() {
		for name, spacing := range spacings {
			b := chording(t, kind, spacing)
			before := frame(b)
			for _, flag := range []string{"Da", "Bb", "Bb", "Da"} {
				if err := b.Game.Apply(game.Action{Kind: game.Flag, Cell: cells(t, flag)[0]}); err != nil {
					t.Fatal(err)
				}
				now := frame(b)
				if now == before {
					t.Errorf("%s: nothing changes after %s!:\n%s", name, flag, now)
				}
				before = now
			}
		}
	}
}
