package videos_test

import (
	"errors"
	"regexp"
	"strings"
	"testing"
	"time"

	"buscaminas/boards/files"
	"buscaminas/boards/videos"
	"buscaminas/game"
	"buscaminas/game/gametest"
	"buscaminas/game/gridtest"

	"pgregory.net/rapid"
)

// rawLine is a line of a rawvf file by the grammar of its specification.
var rawLine = regexp.MustCompile(`^(\w+: ?[\w. -]*|[*0]+|\d+\.\d{3} (lc|lr|rc|rr|mc|mr) \d+ \d+ \(\d+ \d+\))$`)

// A game of any rules, with undos and refused plays, is read back as it was in the end, or is refused.
func TestOwnGamesAsRawVF(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		layout, cells := gridtest.DrawBoard(t)
		rules := rapid.SampledFrom([]game.Rules{game.LeftToFind, game.Classic, game.Strict, game.Simple}).Draw(t, "rules")
		g, v := game.New(layout, rules), &videos.Video{Layout: layout}
		var plays []game.Action
		other := rules != game.Classic
		gametest.LogIfFailed(t, func() string { return gametest.Text(layout, rules, plays) })
		for i := range rapid.IntRange(0, 20).Draw(t, "plays") {
			a := game.Action{
				Kind: rapid.SampledFrom([]game.Kind{game.Open, game.Open, game.Flag, game.Flag, game.Undo, game.Redo}).Draw(t, "kind"),
				Cell: rapid.SampledFrom(cells).Draw(t, "cell"),
			}
			other = other || g.Open(a.Cell) && g.Left(a.Cell) < 0 // a chord with more flags than elsewhere
			refused := g.Apply(a) != nil
			if !refused {
				plays = append(plays, a)
			}
			v.Plays = append(v.Plays, videos.Play{At: time.Duration(i) * time.Second, Action: a, Refused: refused})
		}
		data, err := v.RawVF(rules)
		var wrong *files.Error
		_, isSquare := layout.Grid().(game.Square)
		switch {
		case errors.As(err, &wrong) && (!isSquare && wrong.Problem == videos.OtherGrid || other && wrong.Problem == videos.OtherRules):
			return
		case err != nil:
			t.Fatal(err)
		}
		for _, line := range strings.Split(strings.TrimSuffix(string(data), "\n"), "\n") {
			if !rawLine.MatchString(line) {
				t.Fatalf("%q is no line of rawvf", line)
			}
		}
		back, err := videos.Read(data)
		if err != nil || len(back.Notes) > 0 || !back.Layout.Equal(layout) || back.Program != "Buscaminas" {
			t.Fatalf("%v, %+v: %s", err, back, data)
		}
		again := game.New(layout, game.Classic)
		for _, p := range back.Plays {
			if !p.Refused {
				_ = again.Apply(p.Action)
			}
		}
		for _, c := range cells {
			if again.Open(c) != g.Open(c) {
				t.Fatalf("%v is open: %t, want %t: %s", c, again.Open(c), g.Open(c), data)
			}
		}
	})
}

// What a rawvf file cannot tell is refused or noted.
func TestWhatRawVFCannotTell(t *testing.T) {
	for _, test := range []struct {
		grid  int
		rules game.Rules
		play  string
		want  string
	}{
		{0, game.Classic, "Ab*Ad*", ""},
		{0, game.Classic, "Ab*<Ad*<>", "undone moves, which are left out: 2"},
		{0, game.LeftToFind, "Aa!Ab*", "chords added where the rules open cells by themselves: 1"},
		{0, game.Simple, "Af*", "by its rules, the game opens other cells than other programs would"},
		{1, game.Classic, "Ab*", "the boards of other programs have only squares"},
	} {
		v := &videos.Video{Layout: gametest.Layout(t, game.GridKinds()[test.grid].New, "*......")}
		actions, err := game.ParsePlay(test.play)
		for _, a := range actions {
			v.Plays = append(v.Plays, videos.Play{Action: a})
		}
		got := ""
		if err == nil {
			_, err = v.RawVF(test.rules)
		}
		if err != nil {
			got = err.Error()
		}
		for _, n := range v.Notes {
			got += n.Error()
		}
		if got != test.want {
			t.Errorf("%s: %q, want %q", test.play, got, test.want)
		}
	}
}
