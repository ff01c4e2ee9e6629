package stats_test

import (
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
	"buscaminas/game/measure"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/stats"
	"buscaminas/ui/text"
)

// win returns a game for beginners, won in this many seconds, with the changes made to it.
func win(seconds float64, change ...func(*history.Game)) history.Game {
	g := history.Game{
		Name: fmt.Sprint(seconds), Time: time.Duration(seconds * float64(time.Second)),
		Grid: "square", Rows: 9, Cols: 9, Mines: 10, Board: fmt.Sprint("board of ", seconds), Dealt: true, NoGuess: true,
		Won: true, Steps: 12, Left: 14, Right: 4, Chords: 2, Wasted: 5, ThreeBV: 15,
	}
	for _, c := range change {
		c(&g)
	}
	return g
}

func lost(g *history.Game)       { g.Won, g.Deaths = false, 1 }
func forced(g *history.Game)     { lost(g); g.Loss = history.ForcedGuess }
func rash(g *history.Game)       { lost(g); g.Loss = history.RashGuess }
func missed(g *history.Game)     { lost(g); g.Loss = history.SafeMissed }
func certain(g *history.Game)    { lost(g); g.Loss = history.Mistake }
func undone(g *history.Game)     { g.Deaths = 1 }
func hinted(g *history.Game)     { g.Hints = 1 }
func chances(g *history.Game)    { g.Chances = true }
func coached(g *history.Game)    { g.Coached = true }
func minesShown(g *history.Game) { g.MinesShown = true }
func seen(g *history.Game)       { g.SeenBefore = true }
func typed(g *history.Game)      { g.Typed = true }

func TestWhatIsNoRecord(t *testing.T) {
	tests := []struct {
		name string
		g    history.Game
		want []stats.Reason
	}{
		{"a win", win(9), nil},
		{"lost", win(9, lost), []stats.Reason{stats.Lost}},
		{"an explosion undone", win(9, undone), []stats.Reason{stats.Undone}},
		{"undone, and lost again", win(9, lost, func(g *history.Game) { g.Deaths = 2 }), []stats.Reason{stats.Lost, stats.Undone}},
		{"a hint", win(9, hinted), []stats.Reason{stats.Hinted}},
		{"chances", win(9, chances), []stats.Reason{stats.ChancesShown}},
		{"a coach", win(9, coached), []stats.Reason{stats.Coached}},
		{"mines shown", win(9, minesShown), []stats.Reason{stats.MinesShown}},
		{"seen before", win(9, seen), []stats.Reason{stats.SeenBefore}},
		{"typed at once", win(9, typed), []stats.Reason{stats.Typed}},
		{"all of it", win(9, undone, hinted, chances, coached, minesShown, seen), []stats.Reason{stats.Undone, stats.Hinted, stats.ChancesShown, stats.Coached, stats.MinesShown, stats.SeenBefore}},
	}
	for _, test := range tests {
		if got := stats.ReasonsAgainst(test.g); !slices.Equal(got, test.want) {
			t.Errorf("%s: %v, want %v", test.name, got, test.want)
		}
		if best := stats.Best([]history.Game{test.g}, 3); (len(best) == 1) != (test.want == nil) {
			t.Errorf("%s: among the best: %v", test.name, best)
		}
	}
}

func TestBest(t *testing.T) {
	named := func(name string) func(*history.Game) { return func(g *history.Game) { g.Name = name } }
	games := []history.Game{win(9), win(1, hinted), win(7, named("first")), win(2, lost), win(8), win(7, named("second")), win(3, undone)}
	var got []string
	for _, g := range stats.Best(games, 3) {
		got = append(got, g.Name)
	}
	if want := []string{"first", "second", "8"}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	if n := len(stats.Best(games, 99)); n != 4 {
		t.Errorf("%d games may be records, want 4", n)
	}
}

// A category is made of everything that can make a game harder, and of nothing else.
func TestCategories(t *testing.T) {
	of := func(change ...func(*history.Game)) stats.Category { return stats.CategoryOf(win(9, change...)) }
	given := func(g *history.Game) { g.Dealt, g.NoGuess = false, false }
	given8 := func(g *history.Game) { given(g); g.Board = "another" }
	same := map[string]func(*history.Game){
		"another board": func(g *history.Game) { g.Board = "another" },
		"lost":          lost,
		"another title": func(g *history.Game) { g.Title = text.Same("x") },
	}
	for name, change := range same {
		if of(change) != of() {
			t.Errorf("%s: %+v, want %+v", name, of(change), of())
		}
	}
	others := []stats.Category{
		of(),
		of(func(g *history.Game) { g.Grid = "hexagonal" }),
		of(func(g *history.Game) { g.Rows = 10 }),
		of(func(g *history.Game) { g.Cols = 10 }),
		of(func(g *history.Game) { g.Mines = 11 }),
		of(func(g *history.Game) { g.NoGuess = false }),
		of(func(g *history.Game) { g.NoGuess, g.First = false, deal.SafeStart }),
		of(func(g *history.Game) { g.NoGuess, g.First = false, deal.AnyStart }),
		of(func(g *history.Game) { g.Rules = game.Classic }),
		of(func(g *history.Game) { g.Rules = game.Simple }),
		of(func(g *history.Game) { g.Rules = game.Simple; g.Rules.Chord = game.ChordOn }),
		of(func(g *history.Game) { g.Rules = game.SingleCells }),
		of(func(g *history.Game) { g.Rules.FlagLimit = true }),
		of(func(g *history.Game) { g.Rules.FlagsToWin = true }),
		of(given), of(given8),
	}
	for i, c := range others {
		if slices.Index(others, c) != i {
			t.Errorf("%+v is two categories", c)
		}
	}
	if level, ok := of().Level(); !ok || level != game.Beginner {
		t.Errorf("level %v, %v", level, ok)
	}
	if _, ok := of(given).Level(); ok {
		t.Error("a given board is of a level")
	}
	if _, ok := of(func(g *history.Game) { g.Mines = 11 }).Level(); ok {
		t.Error("a custom board is of a level")
	}
}

func TestGroupsInOrder(t *testing.T) {
	expert := func(g *history.Game) { g.Rows, g.Cols, g.Mines = 16, 30, 99 }
	classic := func(g *history.Game) { g.Rules = game.Classic }
	games := []history.Game{win(4, classic), win(1), win(2, expert), win(3, expert)}
	groups := stats.Groups(games)
	var got []string
	for _, group := range groups {
		for _, g := range group.Games {
			if stats.CategoryOf(g) != group.Category {
				t.Errorf("%s is in the group of %+v", g.Name, group.Category)
			}
			got = append(got, g.Name)
		}
	}
	if want := []string{"2", "3", "1", "4"}; len(groups) != 3 || !slices.Equal(got, want) {
		t.Errorf("%d groups of %v, want 3 of %v", len(groups), got, want)
	}
}

// The figures are of the clicks and the time of a game that was won.
func TestTally(t *testing.T) {
	for _, test := range []struct {
		g    history.Game
		want measure.Tally
	}{
		{win(25, clicks(85, 23)), measure.Tally{
			ThreeBV: 50, Clicks: measure.Clicks{Opens: 26, Chords: 17, Flags: 42, Wasted: 23}, Seconds: 25}},
		{win(25, clicks(85, 23), lost), measure.Tally{}},
	} {
		if got := test.g.Tally(); got != test.want {
			t.Errorf("%+v, want %+v", got, test.want)
		}
	}
}

// clicks makes a game one on a board of 50 3BV with this many clicks, of which wasted changed
// nothing.
func clicks(all, wasted int) func(*history.Game) {
	return func(g *history.Game) {
		g.ThreeBV, g.Left, g.Right, g.Chords, g.Wasted = 50, all-all/2-all/5, all/2, all/5, wasted
	}
}

func TestSummary(t *testing.T) {
	games := []history.Game{
		win(10), win(20), win(30), // this is the best streak
		win(5, hinted),  // a win with help neither continues nor ends a streak
		win(60, undone), // an explosion ends it
		win(4, forced), win(4, rash), win(4, missed), win(4, missed), win(4, certain), win(4, seen), win(4, lost, chances),
		win(40, clicks(50, 0)), win(50, func(g *history.Game) { g.ThreeBV = 0 }),
	}
	got := stats.Sum(games)
	if math.Abs(got.Averages.Efficiency-(3*15.0/20+1)/4) > 1e-9 || math.Abs(got.Averages.Speed-(1.5+.75+.5+1.25)/4) > 1e-9 {
		t.Errorf("averages %+v", got.Averages)
	}
	got.Averages = stats.Averages{Time: got.Averages.Time}
	want := stats.Summary{
		Played: 14, Won: 8, Games: 11, Wins: 5, Aided: 3, Streak: 2, BestStreak: 3,
		Losses: [5]int{1, 1, 1, 2, 1}, Timed: 5,
		Best: 10 * time.Second, Averages: stats.Averages{Time: 30 * time.Second},
	}
	if got != want {
		t.Errorf("%+v\nwant\n%+v", got, want)
	}
	if rate := got.Rate(); rate != 5.0/11 {
		t.Errorf("rate %v", rate)
	}
	if said := (stats.Summary{Games: 8, Wins: 1}).Lines(text.English)[0]; !strings.Contains(said, "(13%)") {
		t.Errorf("1 of 8 is not 13%%: %s", said)
	}
	if none := stats.Sum(nil); none != (stats.Summary{}) || none.Rate() != 0 {
		t.Errorf("of no games: %+v", none)
	}
	if first := stats.Sum([]history.Game{win(0), win(9)}); first.Best != 0 || first.Averages.Time != 4500*time.Millisecond {
		t.Errorf("won with the first click: %+v", first)
	}
	if mean := stats.Sum([]history.Game{win(5.9), win(6.049)}).Averages.Time; mean != 6*time.Second {
		t.Errorf("the average of 5.9 s and 6.049 s is %v, want 6 s", mean)
	}
	if one := stats.Sum([]history.Game{win(5.975)}).Averages.Time; one != 5975*time.Millisecond {
		t.Errorf("the average of 5.975 s alone is %v", one)
	}
	times := []time.Duration{30 * time.Second, 40 * time.Second, 50 * time.Second}
	if got := stats.Times(games, 3); !reflect.DeepEqual(got, times) {
		t.Errorf("the last times are %v, want %v", got, times)
	}
	if got := stats.Times(games, 99); len(got) != 5 {
		t.Errorf("all times are %v", got)
	}
}

// If all games have the same reason, the line has their number only once.
func TestReasonsOfGames(t *testing.T) {
	for want, s := range map[string]stats.Summary{
		"lost: 3 (mistakes)":                                    {Losses: [5]int{4: 3}},
		"lost: 3 · mistakes: 2 · unknown: 1":                    {Losses: [5]int{1, 4: 2}},
		"lost: 2 · guesses needed: 1 · safer guesses missed: 1": {Losses: [5]int{1: 1, 1}},
		"not counted: 2 (given up)":                             {GivenUp: 2},
		"lost: 1 (unknown)\nnot counted: 1 (given up)":          {Losses: [5]int{1}, GivenUp: 1},
		"": {},
	} {
		if got := strings.Join(s.ReasonLines(text.English), "\n"); got != want {
			t.Errorf("%+v: %q, want %q", s, got, want)
		}
	}
}

// For any games, the counts of the summary add up.
func TestSummaryAddsUp(t *testing.T) {
	changes := []func(*history.Game){lost, forced, rash, missed, certain, undone, hinted, chances, minesShown, seen, func(*history.Game) {}}
	rapid.Check(t, func(t *rapid.T) {
		var games []history.Game
		for range rapid.IntRange(0, 20).Draw(t, "games") {
			seconds := rapid.IntRange(0, 100).Draw(t, "seconds")
			g := win(float64(seconds), rapid.SampledFrom(changes).Draw(t, "a"), rapid.SampledFrom(changes).Draw(t, "b"))
			games = append(games, g)
		}
		s := stats.Sum(games)
		losses := 0
		for _, n := range s.Losses {
			losses += n
		}
		if s.Games+s.Aided != len(games) || s.Wins+losses != s.Games || s.Streak > s.BestStreak || s.BestStreak > s.Wins {
			t.Fatalf("%+v of %d games", s, len(games))
		}
		best := stats.Best(games, 1)
		if (len(best) > 0) != (s.Wins > 0) || len(best) > 0 && best[0].Time != s.Best {
			t.Fatalf("best %v, in the summary %v", best, s.Best)
		}
		sum := 0
		for _, group := range stats.Groups(games) {
			sum += len(group.Games)
		}
		if sum != len(games) {
			t.Fatalf("%d of %d games are in a category", sum, len(games))
		}
	})
}
