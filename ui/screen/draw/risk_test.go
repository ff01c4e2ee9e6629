package draw_test

import (
	"slices"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
)

// risky returns a picture of a board with an open corner and chances: certain ones in the first
// column, and one third elsewhere.
func risky(t *testing.T, kind *game.GridKind, spacing draw.Spacing) (b draw.Picture, chance func(game.Cell) float64) {
	t.Helper()
	b = picture(played(t, kind.New(6, 9), cells(t, "Ad Bd Cd Cc Cb Ca Fi"), "Aa*"), spacing)
	chance = func(c game.Cell) float64 {
		switch {
		case c.Col > 0:
			return 1. / 3
		case c.Row%2 == 0:
			return 0
		}
		return 1
	}
	b.Marks, b.Overlay = true, &draw.Overlay{Chance: chance}
	return b, chance
}

// If the terminal shows grounds, each closed cell has the ground of its chance. Figures are only
// beside open cells. Certain cells have a sign everywhere.
func TestRiskIsAMap(t *testing.T) {
	for _, kind := range game.GridKinds() {
		for name, spacing := range spacings {
			b, chance := risky(t, kind, spacing)
			shown := b.Cells(true)
			digits := map[game.Cell]bool{}
			signs := map[game.Cell]bool{}
			for y := range shown.Height {
				for x, at := range shown.Row(y) {
					c, ok := b.At(x, y)
					if !ok || at.Ground < screen.RiskGround {
						continue
					}
					if b.Game.Open(c) && spacing != draw.Compact { // a gap belongs to the cell after it
						t.Fatalf("%s: %v is open, and on the map\n%s", name, c, shown)
					}
					switch {
					case '0' <= at.Rune && at.Rune <= '9':
						digits[c] = true
					case at.Rune == '✓' || at.Rune == '!':
						signs[c] = true
					}
					if spacing == draw.Compact || b.Game.Open(c) {
						continue
					}
					if want := screen.RiskOf(chance(c)); at.Ground < want || at.Ground >= want+screen.Shades {
						t.Errorf("%s: %v stands on ground %d, want %d", name, c, at.Ground, want)
					}
				}
			}
			for c := range game.Cells(b.Game.Layout().Grid()) {
				beside := false
				for _, step := range b.Game.Layout().Grid().Steps(c) {
					n := c.Add(step)
					beside = beside || game.Contains(b.Game.Layout().Grid(), n) && b.Game.Open(n)
				}
				certain := chance(c) == 0 || chance(c) == 1
				if want := !b.Game.Open(c) && beside && !certain; digits[c] != want {
					t.Errorf("%s, %s: %v has a figure: %v, want %v\n%s", kind.Name, name, c, digits[c], want, shown)
				}
				if want := !b.Game.Open(c) && certain; signs[c] != want {
					t.Errorf("%s, %s: %v has a sign: %v, want %v\n%s", kind.Name, name, c, signs[c], want, shown)
				}
			}
		}
	}
}

// On the map of risks, too, shades mark the cells around the cursor. A cell that touches no number and is
// not certain looks as it does without the map.
func TestMarksAndTilesOnTheMap(t *testing.T) {
	for _, kind := range game.GridKinds() {
		for name, spacing := range spacings {
			b, chance := risky(t, kind, spacing)
			grid := b.Game.Layout().Grid()
			groundOf := func(c game.Cell) (ground screen.Ground) {
				shown := b.Cells(true)
				for y := range shown.Height {
					for x, at := range shown.Row(y) {
						if hit, ok := b.At(x, y); ok && hit == c && strings.ContainsRune("▓✓!123456789", at.Rune) {
							ground = at.Ground
						}
					}
				}
				return ground
			}
			for _, b.Cursor = range cells(t, "Dh Bb") {
				for _, step := range grid.Steps(b.Cursor) {
					c := b.Cursor.Add(step)
					b.Marks = false
					plain := groundOf(c)
					b.Marks = true
					if marked := groundOf(c); plain != 0 && marked != plain.Marked() {
						t.Errorf("%s, %s: the cell %v beside the cursor has ground %d, want %d", kind.Name, name, c, marked, plain.Marked())
					}
				}
			}
			b.Cursor = draw.NoCursor
			for c := range game.Cells(grid) {
				beside := slices.ContainsFunc(grid.Steps(c), func(step game.Cell) bool {
					n := c.Add(step)
					return game.Contains(grid, n) && b.Game.Open(n)
				})
				want := !b.Game.Open(c) && (beside || chance(c) == 0 || chance(c) == 1)
				if got := groundOf(c) >= screen.RiskGround; got != want {
					t.Errorf("%s, %s: %v has a ground of the map: %v, want %v", kind.Name, name, c, got, want)
				}
			}
		}
	}
}

// On boards without walls, cells that share a side have different grounds: open cells, closed
// cells, and cells on the map.
func TestCellsThatShareASideDiffer(t *testing.T) {
	for _, kind := range game.GridKinds() {
		for _, spacing := range []draw.Spacing{draw.Wide, draw.Compact} {
			b, _ := risky(t, kind, spacing)
			b.Marks = false
			overlay := b.Overlay
			for _, b.Overlay = range []*draw.Overlay{nil, overlay} {
				shown := b.Cells(true)
				differ := func(x, y, otherX, otherY int) {
					c, ok := b.At(x, y)
					other, also := b.At(otherX, otherY)
					from, to := shown.Row(y)[x].Ground, shown.Row(otherY)[otherX].Ground
					if ok && also && c != other && from != screen.Paper && from == to {
						t.Errorf("%s, %d: %v and %v both stand on ground %d", kind.Name, spacing, c, other, from)
					}
				}
				for y := range shown.Height - 1 {
					for x := range shown.Width - 1 {
						differ(x, y, x, y+1)
						if spacing == draw.Wide { // a compact cell has one column, and a gap before it
							differ(x, y, x+1, y)
						} else if x > 0 {
							differ(x-1, y, x+1, y)
						}
					}
				}
			}
		}
	}
}

// On the map of the risks, a flag on a provable mine looks as it does without the map. Only provable mines
// without a flag, and wrong flags, have the ground of a sure mine.
func TestRightFlagsStayOnTheMap(t *testing.T) {
	for _, kind := range game.GridKinds() {
		for name, spacing := range spacings {
			b, chance := risky(t, kind, spacing)
			sure, wrong := game.Cell{Row: 3}, game.Cell{Row: 4}
			for _, c := range []game.Cell{sure, wrong} {
				if chance(c) != float64(c.Row%2) {
					t.Fatal("the chances of the first column are others")
				}
				if err := b.Game.Apply(game.Action{Kind: game.Flag, Cell: c}); err != nil {
					t.Fatal(err)
				}
			}
			groundOf := func(c game.Cell) (signs string, ground screen.Ground) {
				shown := b.Cells(true)
				for y := range shown.Height {
					for x, at := range shown.Row(y) {
						if hit, ok := b.At(x, y); ok && hit == c && strings.ContainsRune("X!#✓", at.Rune) {
							signs, ground = signs+string(at.Rune), at.Ground
						}
					}
				}
				return signs, ground
			}
			if signs, ground := groundOf(sure); signs != "X" || ground >= screen.RiskGround {
				t.Errorf("%s, %s: a right flag is %q on ground %d", kind.Name, name, signs, ground)
			}
			if _, ground := groundOf(wrong); ground < screen.RiskOf(1) {
				t.Errorf("%s, %s: a wrong flag is on ground %d", kind.Name, name, ground)
			}
		}
	}
}
