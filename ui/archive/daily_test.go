package archive

import (
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/gametest"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/journal"
)

// daily returns a game on a board of the day for beginners that began at a time.
func daily(kind *game.GridKind, day, begun time.Time, won bool) history.Game {
	return history.Game{
		Name: journal.NameOf(begun, nil), Day: dateOf(day), Board: kind.Name + day.String(),
		Grid: kind.Name, Rows: 9, Cols: 9, Mines: 10, NoGuess: true, Won: won, Time: 9 * time.Second,
	}
}

// A win counts for the day, in UTC, on which the game began. The results also say which boards were won
// on another day, or played and never won.
func TestDayResults(t *testing.T) {
	day := time.Date(2026, 11, 22, 0, 0, 0, 0, time.UTC)
	night := day.Add(24*time.Hour - time.Second)
	for _, kind := range game.GridKinds() {
		board := DayBoard{day, kind, game.Beginner}
		given, other := daily(kind, day, night, false), daily(kind, day, night, true)
		given.GivenUp, other.Day = true, time.Time{}
		lost, undone, won := daily(kind, day, night, false), daily(kind, day, night, true), daily(kind, day, night, true)
		lost.Deaths, undone.Deaths = 1, 1
		for _, test := range []struct {
			name  string
			games []history.Game
			want  DayResult
		}{
			{"nothing", nil, DayResult{}},
			{"lost", []history.Game{daily(kind, day, night, false)}, DayResult{Played: true}},
			{"given up", []history.Game{given}, DayResult{}},
			{"on another board", []history.Game{other}, DayResult{}},
			{"won", []history.Game{won}, DayResult{Won: true, WonOnDay: true, Played: true, Time: 9 * time.Second}},
			{"won, and played again", []history.Game{won, lost, undone},
				DayResult{Won: true, WonOnDay: true, Played: true, Time: 9 * time.Second}},
			{"given up, then won", []history.Game{given, won},
				DayResult{Won: true, WonOnDay: true, Played: true, Time: 9 * time.Second}},
			{"an explosion undone", []history.Game{undone}, DayResult{Played: true, ClearedSeen: true, ClearedUndone: true}},
			{"lost, then won", []history.Game{lost, won}, DayResult{Played: true, ClearedSeen: true}},
			{"begun a second too late", []history.Game{daily(kind, day, night.Add(time.Second), true)},
				DayResult{Won: true, Played: true, Time: 9 * time.Second}},
			{"of the day before", []history.Game{daily(kind, day.AddDate(0, 0, -1), night, true)}, DayResult{}},
		} {
			got := DayResults(test.games)[board]
			if streak := Streak(test.games, day); got != test.want || (streak == 1) != got.WonOnDay {
				t.Errorf("%s, %s: %+v and a streak of %d, want %+v", kind.Name, test.name, got, streak, test.want)
			}
		}
	}
}

// The best streak has the most days in a row, whenever they were.
func TestBestStreak(t *testing.T) {
	var games []history.Game
	day := time.Date(2026, 2, 26, 0, 0, 0, 0, time.UTC)
	for i, won := range []bool{true, true, false, true, true, true, true, false, true} {
		date := day.AddDate(0, 0, i)
		for _, kind := range game.GridKinds() { // wins on two boards of one day count as one day
			games = append(games, daily(kind, date, date.Add(time.Hour), won))
		}
	}
	last := day.AddDate(0, 0, 8)
	if best, now := BestStreak(games), Streak(games, last); best != 4 || now != 1 {
		t.Errorf("at best %d in a row, now %d; want 4 and 1", best, now)
	}
	if now := Streak(games, last.AddDate(0, 0, 1)); now != 1 {
		t.Errorf("on the day after %d, want 1: it is not over yet", now)
	}
	if now := Streak(games, last.AddDate(0, 0, 2)); now != 0 {
		t.Errorf("a day later %d, want none", now)
	}
}

// The history says of which day the board of a game is. A game that begins on that day counts for it, even
// if it ends after midnight.
func TestGameOnTheBoardOfItsDay(t *testing.T) {
	day := time.Date(2026, 1, 2, 23, 0, 0, 0, time.UTC)
	code := (DayBoard{dateOf(day), game.GridKinds()[0], game.Beginner}).code()
	dealt := gametest.Must(code.Deal(code.Start))
	for _, test := range []struct {
		name  string
		begun time.Time
		rules game.Rules
		race  string
		day   bool
		onDay bool
	}{
		{"on its day", day, code.Rules, "", true, true},
		{"the day after", day.Add(time.Hour), code.Rules, "", true, false},
		{"years later", day.AddDate(9, 0, 0), code.Rules, "", true, false},
		{"by other rules", day, game.Classic, "", false, false},
		{"in a race", day, code.Rules, "ABCD", false, false},
	} {
		a := openArchive(t, t.TempDir())
		j := &journal.Journal{Header: journal.Header{
			Begun: test.begun, Rules: test.rules, Race: test.race, Deal: code.Spec, Layout: dealt.Layout, Start: code.Start,
		}}
		k := beginGame(a, j)
		j.Entries = []journal.Entry{{At: time.Second, Event: journal.GivenUp}}
		v := gametest.Must(a.End(k, j, Facts{Ended: test.begun.Add(2 * time.Hour), NoGuess: true}).Finish())
		k.Leave()
		for _, got := range []history.Game{wantHistory(t, a, k.Name())[0], v.Game} {
			if got.Day.Equal(dateOf(day)) != test.day || got.OnDay() != test.onDay {
				t.Errorf("%s: of %v, and on that day: %v", test.name, got.Day, got.OnDay())
			}
		}
	}
}
