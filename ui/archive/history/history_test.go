package history_test

import (
	"encoding/json"
	"fmt"
	"math"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/gametest"
	"buscaminas/game/review"
	"buscaminas/game/solver"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// full returns a game with a value in every field.
func full() history.Game {
	return history.Game{
		Name: "2026-01-02-150405-1a2b3c4d", Title: text.Text{"Experto", "Expert"},
		Ended: time.Date(2026, 1, 2, 15, 4, 17, 345_000_000, time.UTC), Time: 12345 * time.Millisecond,
		Grid: "hexagonal", Rows: 16, Cols: 30, Mines: 99,
		Rules: game.Rules{Numbering: game.Total, Opening: game.Ring, Chord: game.ChordOff, FlagLimit: true, FlagsToWin: true},
		Board: "0123456789abcdef", Dealt: true, NoGuess: true, Day: time.Date(2026, 1, 2, 0, 0, 0, 0, time.UTC), Code: "3000-000-00H", First: deal.AnyStart,
		Needs: solver.Chain,
		Won:   true, GivenUp: true, Loss: history.SafeMissed, Steps: 7, Deaths: 1,
		Left: 11, Right: 12, Chords: 13, Wasted: 14,
		ThreeBV: 150, ZiNi: 99, HumanZiNi: 101, Openings: 9, Islands: 8,
		Hints: 2, Chances: true, Coached: true, Typed: true, MinesShown: true, SeenBefore: true, Ghost: true,
		MedianThought: 250 * time.Millisecond, LongestThought: 4100 * time.Millisecond,
		Review: review.Figures{
			Proven: 40, Forced: 2, Rash: 5, Needless: 1, Mistakes: 3, Undos: 4, Survived: 2,
			Chance: 0.25, Best: 0.5, Exact: true, Missed: [6]int{3, 0, 0, 1, 0}, Cost: [6]float64{0.5, 0, 0, 1, 0}, Thirds: [3]float64{1.5, 2, 0.75},
		},
	}
}

const fullLine = `{"v":1,"game":"2026-01-02-150405-1a2b3c4d","ended":"2026-01-02T15:04:17.345Z","grid":"hexagonal","rows":16,"columns":30,"mines":99,` +
	`"board":"0123456789abcdef","dealt":true,"noGuess":true,"day":"2026-01-02T00:00:00Z","code":"3000-000-00H","won":true,"givenUp":true,"steps":7,"deaths":1,` +
	`"left":11,"right":12,"chords":13,"wasted":14,"3bv":150,"zini":99,"hzini":101,"openings":9,"islands":8,` +
	`"hints":2,"chances":true,"coached":true,"minesShown":true,"seenBefore":true,"ghost":true,"typed":true,"review":{"proven":40,"forced":2,"rash":5,"needless":1,"mistakes":3,"undos":4,"survived":2,"chance":0.25,"best":0.5,"exact":true,"missed":[3,0,0,1,0,0],"cost":[0.5,0,0,1,0,0],"thirds":[1.5,2,0.75]},` +
	`"title":"Experto","titleEn":"Expert","ms":12345,"numbering":"total","opening":"ring","chord":"off","flagLimit":true,"flagsToWin":true,` +
	`"first":"any","needs":"chain","loss":"safe cell missed","medianThoughtMs":250,"longestThoughtMs":4100}` + "\n"

// The format of a line must not change, because files have lines that were written years ago.
func TestLine(t *testing.T) {
	g := full()
	for i := range reflect.TypeOf(g).NumField() {
		if name := reflect.TypeOf(g).Field(i).Name; reflect.ValueOf(g).Field(i).IsZero() {
			t.Fatalf("this test forgets %s", name)
		}
	}
	if got := string(g.Append(nil)); got != fullLine {
		t.Errorf("%swant\n%s", got, fullLine)
	}
	if got := string((&history.Game{}).Append(nil)); got != `{"v":1}`+"\n" {
		t.Errorf("the zero game is %s", got)
	}
	games, skipped := history.Read([]byte(fullLine))
	if skipped != (history.Skipped{}) || len(games) != 1 || games[0] != g {
		t.Errorf("read %+v, skipped %+v; want %+v", games, skipped, g)
	}
}

// The errors of package json reach the player in sentences of this program, in Spanish too.
func TestBadLinesAreToldInSpanish(t *testing.T) {
	for line, want := range map[string]string{
		`hello`:                 `línea 1: "hello" no es una partida terminada: no es JSON desde el byte 1`,
		`[1]`:                   `línea 1: "[1]" no es una partida terminada: no es un objeto de JSON`,
		`{"won":true}`:          `línea 1: "{\"won\":true}" no es una partida terminada: falta «v»: 1`,
		`{"v":1,"rows":"many"}`: `línea 1: "{\"v\":1,\"rows\":\"many\"}" no es una partida terminada: el valor de rows es de otro tipo`,
		`{"v":1,"ended":"now"}`: `línea 1: "{\"v\":1,\"ended\":\"now\"}" no es una partida terminada: «ended» no es una fecha`,
		`{"v":1,"rows":-9}`:     `línea 1: "{\"v\":1,\"rows\":-9}" no es una partida terminada: hay un número fuera de sus límites`,
	} {
		_, skipped := history.Read([]byte(line + "\n"))
		if got := words.Error(skipped.First, text.Spanish); got != want {
			t.Errorf("%s\nwant %s", got, want)
		}
	}
}

func TestWhatIsPassedOver(t *testing.T) {
	const good = `{"v":1,"game":"a","won":true}` + "\n"
	tests := []struct {
		line string
		want string // the error; "": the line has a later version
	}{
		{`{"v":2,"whatever":[1,{"x":null}]}`, ""},
		{`{"v":2,"rows":"many"}`, ""},
		{`{"v":1,"opening":"single file"}`, ""}, // the game must not count under other rules than its own
		{`{"v":1,"numbering":"none"}`, ""},
		{`hello`, `x:2: "hello" is not a finished game: it is not valid JSON from byte 1 on`},
		{`{"won":true}`, `x:2: "{\"won\":true}" is not a finished game: "v": 1 is missing`},
		{`{"v":0}`, `x:2: "{\"v\":0}" is not a finished game: "v": 1 is missing`},
		{`{"v":10`, `x:2: "{\"v\":10" is not a finished game: it is not valid JSON from byte 7 on`},
		{`{"v":1,"game":"torn`, `x:2: "{\"v\":1,\"game\":\"torn" is not a finished game: it is not valid JSON from byte 19 on`},
		{`{"v":1,"rows":-9}`, `x:2: "{\"v\":1,\"rows\":-9}" is not a finished game: a number is out of range`},
		{`{"v":1,"review":{"survived":-1}}`, `x:2: "{\"v\":1,\"review\":{\"survived\":-1}}" is not a finished game: a number is out of range`},
		{`{"v":1,"review":{"best":1.5}}`, `x:2: "{\"v\":1,\"review\":{\"best\":1.5}}" is not a finished game: a number is out of range`},
		{`{"v":1,"rows":09}`, `x:2: "{\"v\":1,\"rows\":09}" is not a finished game: it is not valid JSON from byte 16 on`},
		{`{"v":1,"rows":99999999999999999999}`, `x:2: "{\"v\":1,\"rows\":999999999999999999…" is not a finished game: the value of rows has the wrong type`},
		{`{"v":1,"ms":9223372036854775807}`, `x:2: "{\"v\":1,\"ms\":9223372036854775807}" is not a finished game: a number is out of range`},
		{`{"v":1,"won":yes}`, `x:2: "{\"v\":1,\"won\":yes}" is not a finished game: it is not valid JSON from byte 14 on`},
		{`{"v":1,"ended":"today"}`, `x:2: "{\"v\":1,\"ended\":\"today\"}" is not a finished game: "ended" is not a date`},
		{`{"v":1,"ended":"9999-12-31T23:59:59-01:00"}`, `x:2: "{\"v\":1,\"ended\":\"9999-12-31T23:59…" is not a finished game: a number is out of range`},
		{`{"v":1,"ended":5}`, `x:2: "{\"v\":1,\"ended\":5}" is not a finished game: "ended" is not a date`},
		{`[1]`, `x:2: "[1]" is not a finished game: it is not a JSON object`},
		{`{"v":1,"title":"\q"}`, `x:2: "{\"v\":1,\"title\":\"\\q\"}" is not a finished game: it is not valid JSON from byte 18 on`},
		{`{"v":1 "won":true}`, `x:2: "{\"v\":1 \"won\":true}" is not a finished game: it is not valid JSON from byte 8 on`},
		{`{"v":1} {"v":1}`, `x:2: "{\"v\":1} {\"v\":1}" is not a finished game: it is not valid JSON from byte 9 on`},
	}
	for _, test := range tests {
		for _, end := range []string{"\n", "\r\n\n"} {
			written := good + test.line + end + strings.Replace(good, `"a"`, `"b"`, 1)
			games, skipped := history.Read([]byte(written))
			if len(games) != 2 || games[0].Name != "a" || games[1].Name != "b" || !games[1].Won {
				t.Errorf("%s: beside it %+v is read", test.line, games)
			}
			if test.want == "" {
				if skipped != (history.Skipped{Later: 1}) {
					t.Errorf("%s: %+v, want it to be of a later version", test.line, skipped)
				}
				continue
			}
			if skipped.Bad != 1 || skipped.First == nil {
				t.Errorf("%s: skipped %+v, want one bad line", test.line, skipped)
				continue
			}
			if skipped.First.File = "x"; skipped.First.Error() != test.want {
				t.Errorf("%v\nwant %s", skipped.First, test.want)
			}
		}
	}
}

// A later program may add keys, and kinds of loss, without a new version.
func TestWhatALaterProgramAdds(t *testing.T) {
	games, skipped := history.Read([]byte(`{"v":1,"game":"a","review":{"guesses":3},"loss":"bad luck","rows":9}` + "\n"))
	want := history.Game{Name: "a", Rows: 9}
	if skipped != (history.Skipped{}) || len(games) != 1 || games[0] != want {
		t.Errorf("%+v, %+v; want %+v", games, skipped, want)
	}
}

// A line that a crash cut short costs no other game.
func TestTornAnywhere(t *testing.T) {
	second := strings.Replace(fullLine, "1a2b3c4d", "5e6f7a8b", 1)
	for n := range second {
		text := fullLine + second[:n]
		games, _ := history.Read([]byte(text))
		if whole := n == len(second)-1; (len(games) == 2) != whole || games[0] != full() {
			t.Fatalf("torn after %d bytes: %d games", n, len(games))
		}
	}
}

// A game that was lost, undone and won is one game. Its place is that of its last end. It keeps the
// reason of the loss, and the measures of its board.
func TestLastLineOfAGameCounts(t *testing.T) {
	text := (&history.Game{Name: "a", Loss: history.Mistake, ThreeBV: 7, ZiNi: 5, HumanZiNi: 6, Openings: 2, Islands: 3}).Append(nil)
	for i, name := range []string{"a", "b", "a", "", "", "c", "a"} {
		text = (&history.Game{Name: name, Steps: i, Ended: time.Unix(int64(i), 0)}).Append(text)
	}
	// A later line about the same end takes the place of the earlier line.
	text = (&history.Game{Name: "c", Steps: 5, Deaths: 9, Ended: time.Unix(5, 0)}).Append(text)
	games, _ := history.Read(text)
	var got []string
	for _, g := range games {
		got = append(got, fmt.Sprint(g.Name, g.Steps, g.Deaths))
	}
	if want := []string{"b1 0", "3 0", "4 0", "c5 9", "a6 0"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	if a := games[4]; a.Loss != history.Mistake || a.ThreeBV != 7 || a.ZiNi != 5 || a.HumanZiNi != 6 || a.Openings != 2 || a.Islands != 3 {
		t.Errorf("the last line forgets what the first one knew: %+v", a)
	}
}

// A line from before a rule existed has the default value of that rule.
func TestLineOfBeforeTheLaterRules(t *testing.T) {
	old := strings.Replace(fullLine, `,"chord":"off"`, "", 1)
	old = strings.Replace(old, `,"first":"any"`, "", 1)
	want := full()
	want.Rules.Chord, want.First = game.ChordOn, deal.ClearStart
	if games, skipped := history.Read([]byte(old)); skipped != (history.Skipped{}) || len(games) != 1 || games[0] != want {
		t.Errorf("read %+v, skipped %+v; want %+v", games, skipped, want)
	}
	if got := string(want.Append(nil)); got != old {
		t.Errorf("%swant\n%s", got, old)
	}
}

// titles returns a title in both languages, or the same one for both.
func titles(t *rapid.T) text.Text {
	title := text.Same(rapid.String().Draw(t, "title"))
	if other := rapid.String().Draw(t, "english title"); other != "" {
		title[text.English] = other
	}
	return title
}

func anyGame(t *rapid.T) history.Game {
	count := rapid.IntRange(0, math.MaxInt32)
	text := rapid.String()
	return history.Game{
		Name: text.Draw(t, "name"), Title: titles(t), Grid: text.Draw(t, "grid"), Board: text.Draw(t, "board"),
		Ended: time.UnixMilli(rapid.Int64Range(1, 4e12).Draw(t, "ended")).UTC(),
		Time:  time.Duration(rapid.Int64Range(0, 1<<40).Draw(t, "ms")) * time.Millisecond,
		Rows:  count.Draw(t, "rows"), ThreeBV: count.Draw(t, "3bv"), Wasted: count.Draw(t, "wasted"),
		Rules: game.Rules{Opening: game.Opening(rapid.IntRange(0, 2).Draw(t, "opening")), Chord: game.Chord(rapid.IntRange(0, 1).Draw(t, "chord")), FlagLimit: rapid.Bool().Draw(t, "limit")},
		First: rapid.SampledFrom([]deal.Promise{deal.ClearStart, deal.SafeStart, deal.AnyStart}).Draw(t, "first"),
		Won:   rapid.Bool().Draw(t, "won"),
		Loss:  history.Loss(rapid.IntRange(0, 4).Draw(t, "loss")),
		Review: review.Figures{
			Proven: count.Draw(t, "proven"), Exact: rapid.Bool().Draw(t, "exact"),
			Chance: rapid.Float64Range(0, 1).Draw(t, "chance"),
			Thirds: [3]float64{0, rapid.Float64Range(0, 1e9).Draw(t, "pace")},
		},
	}
}

// Whatever a game holds, its line is JSON and can be read back.
func TestGameToLineToGame(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := anyGame(t)
		line := g.Append(nil)
		if strings.Count(string(line), "\n") != 1 || !json.Valid(line) {
			t.Fatalf("not one line of JSON: %q", line)
		}
		games, skipped := history.Read(line)
		if len(games) != 1 || games[0] != g {
			t.Fatalf("%+v, %v\nwant %+v", games, skipped.First, g)
		}
	})
}

func TestOf(t *testing.T) {
	tests := []struct {
		play string // "~" begins an action that was refused, "-" one that was stopped, "?" is a hint, "%" the chances, "@" a coach
		want history.Game
	}{
		{"Aa!Cc*", history.Game{Won: true, Steps: 1, Left: 1, Right: 1}},
		{"Cc*", history.Game{Won: true, Steps: 1, Left: 1}},
		{"Ba*Aa!~Aa*Ba*", history.Game{Won: true, Steps: 2, Left: 2, Right: 1, Chords: 1, Wasted: 1}},
		{"?Ba*?Aa!%~Bb!Ba*", history.Game{Won: true, Steps: 2, Left: 1, Right: 2, Chords: 1, Wasted: 1, Hints: 2, Chances: true}},
		{"@-Aa*Aa!Cc*", history.Game{Won: true, Steps: 1, Left: 1, Right: 1, Coached: true}},
		{"Ba*Aa!Ab!Bb!Ca!Cb!Ba*Ab!Bb!Ca!Cb!Ba*", history.Game{Won: true, Steps: 2, Left: 1, Right: 9, Chords: 2, Wasted: 1}},
		{"Aa*", history.Game{Steps: 1, Deaths: 1, Left: 1}},
		{"Aa*<Cc*", history.Game{Won: true, Steps: 2, Deaths: 1, Left: 2}},
	}
	for _, test := range tests {
		j := corner()
		for text := test.play; text != ""; {
			e := journal.Entry{At: 1500 * time.Microsecond * time.Duration(len(j.Entries))}
			switch text[0] {
			case '?', '%', '@':
				e.Event = map[byte]journal.Event{'?': journal.Hint, '%': journal.Chances, '@': journal.Coach}[text[0]]
				text = text[1:]
			case '~', '-':
				e.Event = map[byte]journal.Event{'~': journal.Refused, '-': journal.Stopped}[text[0]]
				e.Action, text = action(t, text[1:4]), text[4:]
			case '<':
				e.Action, text = action(t, "<"), text[1:]
			default:
				e.Action, text = action(t, text[:3]), text[3:]
			}
			j.Entries = append(j.Entries, e)
		}
		for j.Entries[len(j.Entries)-1].Event != journal.Done {
			t.Fatalf("%s ends with no action", test.play)
		}
		want := test.want
		layout, _ := j.Board()
		want.Name = "name"
		want.Title, want.Grid, want.Rows, want.Cols, want.Mines = text.Text{"rincón", "corner"}, "square", 3, 3, 1
		want.Board = history.BoardHash(layout)
		want.Ended = time.Date(2026, 1, 2, 3, 4, 5, 6_000_000, time.UTC)
		want.Time = j.Elapsed().Truncate(time.Millisecond)
		got, err := history.FromJournal("name", j, time.Date(2026, 1, 2, 4, 4, 5, 6_789_000, time.FixedZone("", 3600)))
		got.MedianThought, got.LongestThought = 0, 0 // see TestWhatIsKnownOfADealtGame
		if err != nil || got != want {
			t.Errorf("%s: %v\n%+v\nwant\n%+v", test.play, err, got, want)
		}
		if undone := strings.Contains(test.play, "<"); got.Undone() != undone {
			t.Errorf("%s: undone: %v", test.play, got.Undone())
		}
	}
}

// Of takes the promise about the first cell of a dealt board from the journal.
func TestOfAFirstCell(t *testing.T) {
	for promise, want := range map[deal.Promise]deal.Promise{
		deal.ClearStart: deal.ClearStart, deal.Followable: deal.ClearStart, deal.SafeStart: deal.SafeStart, deal.AnyStart: deal.AnyStart,
	} {
		j := &journal.Journal{Header: journal.Header{FirstOpened: true, Deal: deal.Spec{Grid: game.Square{Rows: 1, Cols: 2}, Promise: promise}}}
		j.Entries = []journal.Entry{{Action: action(t, "Aa*")}}
		board := gametest.Must(j.Deal.Deal(game.Cell{}))
		j.Layout = board.Layout
		if got, err := history.FromJournal("name", j, time.Now()); err != nil || got.First != want {
			t.Errorf("promise %d: %d, %v, want %d", promise, got.First, err, want)
		}
	}
}

func TestOfNoFinishedGame(t *testing.T) {
	j := corner()
	if _, err := history.FromJournal("name", j, time.Now()); err == nil {
		t.Error("a game that is not over is in the history")
	}
	j.Entries = []journal.Entry{{Action: action(t, "<"), Line: 7}}
	if _, err := history.FromJournal("name", j, time.Now()); err == nil || !strings.Contains(err.Error(), "line 7") {
		t.Errorf("a game that cannot be: %v", err)
	}
	if _, err := history.FromJournal("name", &journal.Journal{}, time.Now()); err == nil {
		t.Error("a game without a board is in the history")
	}
}

// Equal boards have equal contents, whether they were dealt or given. Different boards have
// different ones.
func TestContent(t *testing.T) {
	seen := map[string]string{}
	grids := []game.Grid{game.Square{Rows: 3, Cols: 2}}
	for _, kind := range game.GridKinds() {
		grids = append(grids, kind.New(2, 3))
	}
	for _, grid := range grids {
		for mines := range 1 << 6 {
			var cells []game.Cell
			_, cols := grid.Size()
			for i := range 6 {
				if mines>>i&1 == 1 {
					cells = append(cells, game.Cell{Row: i / cols, Col: i % cols})
				}
			}
			layout := gametest.Must(game.NewLayout(grid, slices.Values(cells)))
			id, what := history.BoardHash(layout), fmt.Sprintf("%#v with %v", grid, cells)
			if other, twice := seen[id]; twice {
				t.Fatalf("%s and %s are both %s", other, what, id)
			}
			seen[id] = what
		}
	}
	board := gametest.Must(deal.Spec{Grid: game.Hex{Rows: 16, Cols: 30}, Mines: 99, Seed: 1}.Deal(game.Cell{}))
	if got, want := history.BoardHash(board.Layout), "95bc60d9040213e6"; got != want {
		t.Errorf("%s, want %s: boards in files written before would be others", got, want)
	}
}

// corner returns a game without entries on a board with a mine in its corner.
func corner() *journal.Journal {
	layout := gametest.Must(game.NewLayout(game.Square{Rows: 3, Cols: 3}, slices.Values([]game.Cell{{}})))
	return &journal.Journal{Header: journal.Header{Titles: []string{"rincón", "corner"}, Layout: layout}}
}

func action(t *testing.T, text string) game.Action {
	t.Helper()
	play, err := game.ParsePlay(text)
	if err != nil || len(play) != 1 {
		t.Fatalf("%q: %v", text, err)
	}
	return play[0]
}
