package archive

import (
	"errors"
	"fmt"
	"slices"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/archive/stats"
	"buscaminas/ui/archive/winners"
	"buscaminas/ui/text"
)

// Streak returns the number of days in a row on which the player began and won a board of that day,
// without having seen its mines: see [unseen].
// The last of these days is today or, while today has no win, yesterday. The parameter now is the
// present time. Days are in UTC. Streak recognises a board of the day by its mines.
func Streak(games []history.Game, now time.Time) int {
	days := newWonDays(games)
	today := dateOf(now)
	streak := days.streakTo(today)
	if streak == 0 { // today's board can still be won
		streak = days.streakTo(today.AddDate(0, 0, -1))
	}
	return streak
}

// BestStreak returns the greatest [Streak] ever.
func BestStreak(games []history.Game) int {
	days, best := newWonDays(games), 0
	for day := range days.games {
		if days.won(day) && !days.won(day.AddDate(0, 0, 1)) {
			best = max(best, days.streakTo(day))
		}
	}
	return best
}

// dateOf returns the midnight, in UTC, with which the day of t begins.
func dateOf(t time.Time) time.Time {
	year, month, day := t.UTC().Date()
	return time.Date(year, month, day, 0, 0, 0, 0, time.UTC)
}

// dayOf returns the day on which a game began, which is the day for which it counts: a board of the
// day that is begun before midnight may be won after it.
func dayOf(g history.Game) time.Time {
	if begun, ok := journal.DayOfName(g.Name); ok {
		return begun
	}
	return dateOf(g.Ended)
}

// wonDays finds the days on which the player won a board of that day.
type wonDays struct {
	games  map[time.Time][]history.Game // unseen wins on boards that need no guess, by the day of their beginning
	boards dayBoards
}

func newWonDays(games []history.Game) wonDays {
	d := wonDays{map[time.Time][]history.Game{}, dayBoards{}}
	unseen := unseen(games)
	for i, g := range games {
		if unseen[i] && g.NoGuess {
			day := dayOf(g)
			d.games[day] = append(d.games[day], g)
		}
	}
	return d
}

// unseen returns, for each of the games, whether it was won without having seen the mines: they were
// not shown, nothing exploded, and no earlier game had shown them. The games must be in the order in
// which they ended.
func unseen(games []history.Game) []bool {
	seen := map[string]bool{} // by the board
	won := make([]bool, len(games))
	for i, g := range games {
		shown := g.MinesShown || g.Deaths > 0
		won[i] = g.Won && !shown && !seen[g.Board]
		seen[g.Board] = seen[g.Board] || shown || g.Won
	}
	return won
}

func (d wonDays) won(day time.Time) bool {
	for _, g := range d.games[day] {
		if d.boards.holds(g) {
			return true
		}
	}
	return false
}

// streakTo returns the number of won days in a row that end with this day.
func (d wonDays) streakTo(day time.Time) int {
	n := 0
	for ; d.won(day); day = day.AddDate(0, 0, -1) {
		n++
	}
	return n
}

// levels are the levels with a board of the day.
var levels = []game.Level{game.Beginner, game.Intermediate, game.Expert}

// A DayBoard is a board of the day. Each day, in UTC, has one board for each level and grid.
type DayBoard struct {
	Day   time.Time // the beginning of the day
	Grid  *game.GridKind
	Level game.Level
}

// dayBoardOf returns the board of the day for which g counts, with the grid and the level of g. It
// returns false if there is no such board.
func dayBoardOf(g history.Game) (b DayBoard, ok bool) {
	level, ok := stats.CategoryOf(g).Level()
	kind := game.GridKindNamed(g.Grid)
	return DayBoard{dayOf(g), kind, level}, ok && kind != nil
}

// Name returns the name of the board in the table of winners, as in "2026-11-24-square-9x9".
func (b DayBoard) Name() string {
	return fmt.Sprintf("%s-%s-%dx%d", b.Day.Format(time.DateOnly), b.Grid.Name, b.Level.Rows, b.Level.Cols)
}

// Holds reports whether a game with this header is on the board, from its start and by the rules of
// the day.
func (b DayBoard) Holds(h *journal.Header) bool {
	code := b.code()
	return b.deals(h) && h.Rules == code.Rules && h.Deal.Promise == code.Promise &&
		(h.FirstOpened || h.Start == code.Start) // if it is not in the header, the game has opened it by itself
}

// deals reports whether a game with this header is dealt from the seed of the board.
func (b DayBoard) deals(h *journal.Header) bool {
	if !h.Dealt() || h.Deal.Mines != b.Level.Mines || h.Deal.Grid != b.Grid.New(b.Level.Rows, b.Level.Cols) {
		return false
	}
	return h.Deal.Seed == b.code().Seed
}

// code returns the share code of the board.
func (b DayBoard) code() deal.Code {
	year, month, day := b.Day.Date()
	return deal.Daily(deal.Spec{
		Grid:    b.Grid.New(b.Level.Rows, b.Level.Cols),
		Mines:   b.Level.Mines,
		Promise: deal.Followable,
	}, year, int(month), day)
}

// ShareWinners makes the archive add each win on a board of the day to the table t. Without
// ShareWinners, the archive adds wins to no table.
func (a *Archive) ShareWinners(t winners.Table) { a.won = t }

// Winners returns the table of the winners of the boards of the day.
func (a *Archive) Winners() winners.Table { return a.won }

// errNotInTable is the error of a win that could not be added to the table of winners. It names no
// file, because the table is on the server, where the player cannot see files.
var errNotInTable error = text.Error{
	"tu victoria no se ha podido apuntar en la tabla del día",
	"your win could not be added to that day's table"}

// addWinner adds a win on a board of the day to the table of winners.
func (a *Archive) addWinner(v Verdict) error {
	g := v.Game
	board, _ := dayBoardOf(g)
	err := a.won.Add(board.Name(), winners.Win{Time: g.Time, Aided: len(v.Against) > 0, Ended: g.Ended})
	switch {
	case errors.Is(err, winners.ErrFull):
		return err
	case err != nil:
		return errNotInTable
	}
	return nil
}

// A DayResult says how the player did on one board of the day.
type DayResult struct {
	Won    bool          // without having seen its mines
	OnDay  bool          // won in a game that began on the day of the board
	Time   time.Duration // the time of the win
	Played bool          // a game on the board was won or lost
	Done   bool          // not won, but cleared when the player had seen its mines
	Undone bool          // done after undoing an explosion
}

// DayResults returns the result of each board of the day that the player has won or lost. It looks
// at the boards of several days in a row. The parameter lastDay is a time on the last of these
// days, and the parameter days is their number.
func DayResults(games []history.Game, lastDay time.Time, days int) map[DayBoard]DayResult {
	boards := map[string]DayBoard{}
	dealt := map[DayBoard]bool{} // the keys have no Day
	results := map[DayBoard]DayResult{}
	unseen := unseen(games)
	for i, g := range games {
		kind, level := game.GridKindNamed(g.Grid), game.Level{Rows: g.Rows, Cols: g.Cols, Mines: g.Mines}
		if kind == nil || !slices.Contains(levels, level) || g.Rules != (game.Rules{}) || g.GivenUp {
			continue
		}
		if of := (DayBoard{Grid: kind, Level: level}); !dealt[of] {
			dealt[of] = true
			for i := range days {
				b := DayBoard{dateOf(lastDay).AddDate(0, 0, -i), kind, level}
				boards[b.content()] = b
			}
		}
		b, ok := boards[g.Board]
		if !ok || g.Board == "" {
			continue
		}
		r := results[b]
		r.Played = true
		switch {
		case unseen[i]:
			r.Won, r.Time, r.OnDay = true, g.Time, dayOf(g).Equal(b.Day)
		case g.Won && !r.Won:
			r.Done, r.Undone = true, r.Undone || g.Undone()
		}
		results[b] = r
	}
	return results
}

// dayBoards caches the [history.Content] of boards of the day, so that each board is dealt only
// once.
type dayBoards map[DayBoard]string

// holds reports whether the board of g is a board of the day for which g counts.
func (b dayBoards) holds(g history.Game) bool {
	board, ok := dayBoardOf(g)
	if !ok || g.Rules != (game.Rules{}) {
		return false
	}
	content := b.content(board)
	return content != "" && content == g.Board
}

// content returns the [history.Content] of a board, or "" if the board cannot be dealt.
func (b dayBoards) content(of DayBoard) string {
	content, dealt := b[of]
	if !dealt {
		content = of.content()
		b[of] = content
	}
	return content
}

// content deals the board and returns its [history.Content], or "" if the board cannot be dealt.
func (b DayBoard) content() string {
	code := b.code()
	board, err := code.Deal(code.Start)
	if err != nil {
		return ""
	}
	return history.Content(board.Layout)
}
