package archive

import (
	"slices"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/stats"
)

// Streak returns on how many days in a row, up to today or yesterday, a board of the
// day was won on its day, in UTC. Which games those were follows from their boards.
func Streak(games []history.Game, now time.Time) int {
	days := newWonDays(games)
	today := dateOf(now)
	streak := days.upTo(today)
	if streak == 0 { // today there is still time
		streak = days.upTo(today.AddDate(0, 0, -1))
	}
	return streak
}

// BestStreak returns on how many days in a row a board of the day was won on its day, at
// most.
func BestStreak(games []history.Game) int {
	days, best := newWonDays(games), 0
	for day := range days.games {
		if days.won(day) && !days.won(day.AddDate(0, 0, 1)) {
			best = max(best, days.upTo(day))
		}
	}
	return best
}

// dateOf returns the beginning of the day of a time, in UTC.
func dateOf(t time.Time) time.Time {
	year, month, day := t.UTC().Date()
	return time.Date(year, month, day, 0, 0, 0, 0, time.UTC)
}

// wonDays tells on which days a board of the day was won on its day. A board is dealt only
// for who asks.
type wonDays struct {
	games  map[time.Time][]history.Game // that may be such, by the day on which they ended
	boards dayBoards
}

func newWonDays(games []history.Game) wonDays {
	d := wonDays{map[time.Time][]history.Game{}, dayBoards{}}
	for _, g := range games {
		if g.Won && g.NoGuess {
			day := dateOf(g.Ended)
			d.games[day] = append(d.games[day], g)
		}
	}
	return d
}

func (d wonDays) won(day time.Time) bool {
	for _, g := range d.games[day] {
		if d.boards.holds(g, day) {
			return true
		}
	}
	return false
}

// upTo returns how many days in a row end with this one.
func (d wonDays) upTo(day time.Time) int {
	n := 0
	for ; d.won(day); day = day.AddDate(0, 0, -1) {
		n++
	}
	return n
}

// A DayBoard is a board of the day: one of the level and the grid, on a day of UTC.
type DayBoard struct {
	Day   time.Time // its beginning
	Grid  *game.GridKind
	Level game.Level
}

// A DayResult is what became of a board of the day.
type DayResult struct {
	Won    bool
	OnDay  bool          // it was won on its day
	Time   time.Duration // of the first win
	Played bool          // to an end
}

// DayResults returns what became of the boards of so many days, the last of which is given.
// Only those that were played are in it, and no others are dealt but those of the grids and
// levels on which something was.
func DayResults(games []history.Game, last time.Time, days int) map[DayBoard]DayResult {
	boards := map[string]DayBoard{}
	dealt := map[DayBoard]bool{} // of no day
	results := map[DayBoard]DayResult{}
	for _, g := range games {
		kind, level := game.GridKindNamed(g.Grid), game.Level{Rows: g.Rows, Cols: g.Cols, Mines: g.Mines}
		if kind == nil || !slices.Contains(levels, level) || g.Rules != (game.Rules{}) || g.GivenUp {
			continue
		}
		if of := (DayBoard{Grid: kind, Level: level}); !dealt[of] {
			dealt[of] = true
			for i := range days {
				b := DayBoard{dateOf(last).AddDate(0, 0, -i), kind, level}
				boards[b.content()] = b
			}
		}
		b, ok := boards[g.Board]
		if !ok || g.Board == "" {
			continue
		}
		r := results[b]
		r.Played = true
		if g.Won && !r.Won {
			r.Won, r.Time = true, g.Time
		}
		r.OnDay = r.OnDay || g.Won && dateOf(g.Ended).Equal(b.Day)
		results[b] = r
	}
	return results
}

// levels are those of which there is a board each day.
var levels = []game.Level{game.Beginner, game.Intermediate, game.Expert}

// dayBoards are boards of the day, by what the history knows boards by. Each is dealt
// only once, however many games there are.
type dayBoards map[DayBoard]string

// holds reports whether a game was played on the board of a day.
func (b dayBoards) holds(g history.Game, day time.Time) bool {
	level, ok := stats.CategoryOf(g).Level()
	kind := game.GridKindNamed(g.Grid)
	if !ok || kind == nil || g.Rules != (game.Rules{}) {
		return false
	}
	content := b.content(DayBoard{day, kind, level})
	return content != "" && content == g.Board
}

// content returns what the history knows a board by; "" if there is none.
func (b dayBoards) content(of DayBoard) string {
	content, dealt := b[of]
	if !dealt {
		content = of.content()
		b[of] = content
	}
	return content
}

func (b DayBoard) content() string {
	year, month, day := b.Day.Date()
	spec := deal.Spec{
		Grid:    b.Grid.New(b.Level.Rows, b.Level.Cols),
		Mines:   b.Level.Mines,
		Promise: deal.Followable,
	}
	code := deal.Daily(spec, year, int(month), day)
	board, err := code.Deal(code.Start)
	if err != nil {
		return ""
	}
	return history.Content(board.Layout)
}
