package game_test

import (
	"errors"
	"math"
	"slices"
	"strings"
	"testing"

	"buscaminas/game"
)

func square(rows, cols int) game.Grid { return game.Square{Rows: rows, Cols: cols} }
func hex(rows, cols int) game.Grid    { return game.Hex{Rows: rows, Cols: cols} }

// picture draws what the player sees, a line for each row: '.' is a closed cell, 'X' a flagged one
// and '_' an empty one. Other cells are drawn as on the screen.
func picture(g *game.Game) string {
	var b strings.Builder
	rows, cols := g.Layout().Grid().Size()
	for r := range rows {
		for c := range cols {
			switch f := g.Face(game.Cell{Row: r, Col: c}); f {
			case game.Empty:
				b.WriteByte('_')
			case game.Closed:
				b.WriteByte('.')
			case game.Flagged:
				b.WriteByte('X')
			case game.Overflagged:
				b.WriteByte('?')
			case game.MissedMine:
				b.WriteByte('*')
			case game.WrongFlag:
				b.WriteByte('#')
			case game.ExplodedMine:
				b.WriteByte('@')
			default:
				b.WriteByte('0' + byte(f))
			}
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// play carries out the actions in text. It returns the error of a refused action, or nil.
func play(t *testing.T, g *game.Game, text string) error {
	t.Helper()
	actions, err := game.ParsePlay(text)
	for _, a := range actions {
		if err := g.Apply(a); err != nil {
			return err
		}
	}
	return err
}

func mustPlay(t *testing.T, g *game.Game, text string) {
	t.Helper()
	if err := play(t, g, text); err != nil {
		t.Fatalf("%s: %v", text, err)
	}
}

func wantPicture(t *testing.T, g *game.Game, want string) {
	t.Helper()
	want = strings.Join(strings.Fields(want), "\n") + "\n"
	if got := picture(g); got != want {
		t.Errorf("the board shows\n%swant\n%s", got, want)
	}
}

func wantStatus(t *testing.T, g *game.Game, want game.Status) {
	t.Helper()
	if got := g.Status(); got != want {
		t.Errorf("status %d, want %d", got, want)
	}
}

const hive = `
	**.......*
	.**.*.....
	*.*.......
	.**.*.....
	........*.
	........*.
	.*........
	.....****.
	.........*`

func TestRefusals(t *testing.T) {
	const field = "*.... ..... ....*"
	for _, test := range []struct {
		name  string
		rules game.Rules
		first string
		play  string
		want  game.Refusal
	}{
		{"words", game.LeftToFind, "", "hola", game.NotAPlay},
		{"half an action", game.LeftToFind, "", "Ba", game.NotAPlay},
		{"off the board, letters", game.LeftToFind, "", "Da*", game.OffBoard},
		{"off the board, numbers", game.LeftToFind, "", "0,5!", game.OffBoard},
		{"negative", game.LeftToFind, "", "-1,0*", game.NotAPlay},
		{"overflow", game.LeftToFind, "", "99999999999999999999,0*", game.NotAPlay},
		{"one flag too many", game.Strict, "Aa!Ab!", "Ac!", game.TooManyFlags},
		{"open a flag", game.LeftToFind, "Aa!", "Aa*", game.FlaggedCell},
		{"flag an open cell", game.LeftToFind, "Ba*", "Ba!", game.OpenCell},
		{"chord too early", game.LeftToFind, "Ba*", "Ba*", game.TooFewFlags},
		{"chord too early, total", game.Classic, "Ba*", "Ba*", game.TooFewFlags},
		{"no chord on a number", game.Simple, "Ba*", "Ba*", game.NoChord},
		{"no chord with enough flags", game.Simple, "Ba*Aa!", "Ba*", game.NoChord},
		{"no chord with too many flags", game.Simple, "Ba*Aa!Ca!", "Ba*", game.NoChord},
		{"no chord on an empty cell", game.Simple, "Bc*", "Bc*", game.NoChord},
		{"no chord, single cells", game.SingleCells, "Bc*", "Bc*", game.NoChord},
		{"open a flag, no chord", game.Simple, "Aa!", "Aa*", game.FlaggedCell},
		{"no chord when lost", game.Simple, "Ba*Aa*", "Ba*", game.GameOver},
		{"nothing to undo", game.LeftToFind, "Aa!", "<", game.NothingToUndo},
		{"nothing to redo", game.LeftToFind, "Ba*", ">", game.NothingToRedo},
		{"a flag ends redo", game.LeftToFind, "Ba*<Aa!", ">", game.NothingToRedo},
		{"an open ends redo", game.LeftToFind, "Ba*<Bb*", ">", game.NothingToRedo},
		{"open when lost", game.LeftToFind, "Aa*", "Ba*", game.GameOver},
		{"flag when lost", game.LeftToFind, "Aa*", "Ba!", game.GameOver},
	} {
		t.Run(test.name, func(t *testing.T) {
			g := game.New(layoutOf(t, square, field), test.rules)
			mustPlay(t, g, test.first)
			before, steps := picture(g), g.Steps()
			if err := play(t, g, test.play); err != test.want {
				t.Errorf("%q then %q: %v, want %v", test.first, test.play, err, test.want)
			}
			if after := picture(g); after != before || g.Steps() != steps {
				t.Errorf("refused, but changed\n%sto\n%s", before, after)
			}
		})
	}
}

func TestNoSuchLayout(t *testing.T) {
	for name, test := range map[string]struct {
		grid  game.Grid
		mines []game.Cell
		want  string
	}{
		"no rows":      {game.Square{Rows: 0, Cols: 5}, nil, "0×5"},
		"negative":     {game.Hex{Rows: 5, Cols: -1}, nil, "5×-1"},
		"overflow":     {game.Square{Rows: math.MaxInt, Cols: 4}, nil, "from 1 to 1048576 cells"},
		"too big":      {game.Square{Rows: 1024, Cols: 1025}, nil, "1024×1025"},
		"2^32 cells":   {game.Square{Rows: 1 << 16, Cols: 1 << 16}, nil, "65536×65536"}, // in 32 bits none
		"thin and big": {game.Square{Rows: 1<<20 + 1, Cols: 1}, nil, "1048577×1"},
		"mine off": {game.Square{Rows: 2, Cols: 2}, []game.Cell{{Row: 0, Col: 2}},
			"mine at 0,2: off the board of 2×2"},
		"mine twice": {game.Square{Rows: 2, Cols: 2}, []game.Cell{{Row: 0, Col: 1}, {Row: 0, Col: 1}},
			"mine at 0,1: given twice"},
	} {
		_, err := game.NewLayout(test.grid, slices.Values(test.mines))
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: %v, want an error with %q", name, err, test.want)
		}
	}
	var size *game.SizeError
	if err := game.CheckSize(0, 3); !errors.As(err, &size) || size.Cols != 3 {
		t.Errorf("CheckSize(0, 3) = %v, want a SizeError that says so", err)
	}
}

func TestOpeningOneCellAllocatesNothing(t *testing.T) {
	layout := layoutOf(t, hex, hive)
	g := game.New(layout, game.LeftToFind)
	open := game.Action{Kind: game.Open, Cell: cell(t, "Ae")}
	mustPlay(t, g, "Ae*<")
	if n := testing.AllocsPerRun(100, func() {
		if g.Apply(open) != nil || g.Apply(game.Action{Kind: game.Undo}) != nil {
			t.Fatal("refused")
		}
	}); n != 0 {
		t.Errorf("%v allocations, want none", n)
	}
}
