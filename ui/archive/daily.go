package archive

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/archive/winners"
	"buscaminas/ui/text"
)

// Streak returns the number of days in a row on which the player began and won the board of the day,
// without having seen its mines: see [unseen]. It counts back from today or, if today has no win yet,
// from yesterday. The parameter now is the present time. Days are in UTC.
func Streak(games []history.Game, now time.Time) int {
	won, today := wonDays(games), dateOf(now)
	return cmp.Or(won.streakTo(today), won.streakTo(today.AddDate(0, 0, -1))) // today's board can still be won
}

// BestStreak returns the greatest [Streak] ever.
func BestStreak(games []history.Game) int {
	won, best := wonDays(games), 0
	for day := range won {
		best = max(best, won.streakTo(day))
	}
	return best
}

// dateOf returns the beginning of the day of t: midnight in UTC.
func dateOf(t time.Time) time.Time { return t.UTC().Truncate(24 * time.Hour) }

// days is a set of days, each given by its midnight: see [dateOf].
type days map[time.Time]bool

// wonDays returns the days on which the player began and won the board of the day.
func wonDays(games []history.Game) days {
	won, unseen := days{}, unseen(games)
	for i, g := range games {
		if unseen[i] && g.OnDay() {
			won[g.Day] = true
		}
	}
	return won
}

// unseen returns, for each game, whether the player won it without having seen the mines: they were
// not shown, nothing exploded, and no earlier game had shown them. The games must be in the order
// in which they ended.
func unseen(games []history.Game) []bool {
	seen := map[string]bool{} // whether the player has seen the mines, by board
	won := make([]bool, len(games))
	for i, g := range games {
		shown := g.MinesShown || g.Deaths > 0
		won[i] = g.Won && !shown && !seen[g.Board]
		seen[g.Board] = seen[g.Board] || shown || g.Won
	}
	return won
}

// streakTo returns the number of days in a row that are in d, counted back from day. It returns 0
// if day is not in d.
func (d days) streakTo(day time.Time) (n int) {
	for ; d[day]; day = day.AddDate(0, 0, -1) {
		n++
	}
	return n
}

// levels are the levels that have a board of the day.
var levels = []game.Level{game.Beginner, game.Intermediate, game.Expert}

// A DayBoard is a board of the day. Each day, in UTC, has one board for each level and grid.
type DayBoard struct {
	Day   time.Time // the beginning of the day
	Grid  *game.GridKind
	Level game.Level
}

// dayBoardOf returns the board of the day on which g was played. It returns false if g was played on
// another board.
func dayBoardOf(g history.Game) (b DayBoard, ok bool) {
	kind := game.GridKindNamed(g.Grid)
	return DayBoard{g.Day, kind, game.Level{Rows: g.Rows, Cols: g.Cols, Mines: g.Mines}}, kind != nil && !g.Day.IsZero()
}

// firstDay is the first day that has boards of the day. The program is not older.
var firstDay = time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)

// dayOf returns the day on whose board j was played. It tries the day on which the game ended, and
// then the days before. It returns the zero time if j was played on the board of none of these
// days.
func dayOf(j *journal.Journal, ended time.Time) time.Time {
	start, ok := j.DealtFrom()
	code, err := deal.ParseCode(j.Code())
	if !ok || err != nil || start != deal.Middle(j.Grid()) || j.Deal.Promise != deal.Followable {
		return time.Time{} // not a board of the day: do not search thousands of days
	}
	rows, cols := j.Grid().Size()
	b := DayBoard{dateOf(ended), game.GridKindOf(j.Grid()), game.Level{Rows: rows, Cols: cols, Mines: j.Deal.Mines}}
	if !slices.Contains(levels, b.Level) {
		return time.Time{}
	}
	daily := deal.DailyFunc(b.spec())
	for ; !b.Day.Before(firstDay); b.Day = b.Day.AddDate(0, 0, -1) {
		if year, month, day := b.Day.Date(); daily(year, int(month), day) == code {
			return b.Day
		}
	}
	return time.Time{}
}

// Name returns the name of the board in the table of winners, as in "2026-11-24-square-9x9".
func (b DayBoard) Name() string {
	return fmt.Sprintf("%s-%s-%dx%d", b.Day.Format(time.DateOnly), b.Grid.Name, b.Level.Rows, b.Level.Cols)
}

// Matches reports whether a game with this header is played on the board b. The game must have the
// rules of the boards of the day, and must be dealt from their start.
func (b DayBoard) Matches(h *journal.Header) bool {
	code := b.code()
	return b.hasSeedOf(h) && h.Rules == code.Rules && h.Deal.Promise == code.Promise &&
		!h.FirstOpened && h.Start == code.Start
}

// hasSeedOf reports whether a game with this header is dealt from the seed of the board b.
func (b DayBoard) hasSeedOf(h *journal.Header) bool {
	if !h.Dealt() || h.Deal.Mines != b.Level.Mines || h.Deal.Grid != b.Grid.New(b.Level.Rows, b.Level.Cols) {
		return false
	}
	return h.Deal.Seed == b.code().Seed
}

// code returns the share code of the board.
func (b DayBoard) code() deal.Code {
	year, month, day := b.Day.Date()
	return deal.Daily(b.spec(), year, int(month), day)
}

func (b DayBoard) spec() deal.Spec {
	return deal.Spec{
		Grid:    b.Grid.New(b.Level.Rows, b.Level.Cols),
		Mines:   b.Level.Mines,
		Promise: deal.Followable,
	}
}

// errNotInTable is the error of a win that could not be added to the table of winners. It names no
// file, because the table is on the server, where the player cannot see files.
var errNotInTable error = text.Error{
	"tu victoria no se ha podido apuntar en la tabla del día",
	"your win could not be added to that day's table"}

// addWinner adds a win on a board of the day to the table of winners.
func (a *Archive) addWinner(v Verdict) error {
	g := v.Game
	board, _ := dayBoardOf(g)
	err := a.Winners.Add(board.Name(), winners.Win{Time: g.Time, Aided: len(v.Against) > 0, Ended: g.Ended})
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
	Won           bool          // the player won without having seen the mines
	WonOnDay      bool          // the player won in a game that began on the day of the board
	Time          time.Duration // the time in which the player won, if Won is set
	Played        bool          // a game on the board was won or lost
	ClearedSeen   bool          // the player cleared the board, but had seen its mines
	ClearedUndone bool          // the player cleared the board after undoing an explosion
}

// DayResults returns the result of each board of the day that the player has won or lost.
func DayResults(games []history.Game) map[DayBoard]DayResult {
	results := map[DayBoard]DayResult{}
	unseen := unseen(games)
	for i, g := range games {
		b, ok := dayBoardOf(g)
		if !ok || g.GivenUp {
			continue
		}
		r := results[b]
		r.Played = true
		switch {
		case unseen[i]:
			r.Won, r.Time, r.WonOnDay = true, g.Time, g.OnDay()
		case g.Won && !r.Won:
			r.ClearedSeen, r.ClearedUndone = true, r.ClearedUndone || g.Undone()
		}
		results[b] = r
	}
	return results
}
