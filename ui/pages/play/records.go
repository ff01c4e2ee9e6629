package play

import (
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/names"
	"buscaminas/ui/archive/stats"
	"buscaminas/ui/screen"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// known is the part of the player's history that the page shows. It is read when the player first
// sees the page, and again after the game on the page was added to the history.
type known struct {
	read    bool          // the history was read
	summary stats.Summary // the summary of the games of the same category
	wins    int           // the number of all games won
}

// past is the part of the page that shows the player's history.
type past struct {
	*core
	known
}

// knownMsg brings the history.
type knownMsg known

// findKnown reads the history in the background.
func (s *past) findKnown() tea.Cmd {
	if s.Archive.Dir() == "" {
		return nil
	}
	kept, category := s.Archive, s.category()
	return func() tea.Msg {
		games, _, err := kept.History()
		if err != nil {
			return nil // the page of the records shows the error
		}
		k := known{read: true}
		var such []history.Game
		for _, g := range games {
			if g.Won {
				k.wins++
			}
			if stats.CategoryOf(g) == category {
				such = append(such, g)
			}
		}
		k.summary = stats.Sum(such)
		return knownMsg(k)
	}
}

// category returns the category of the game.
func (s *past) category() stats.Category {
	setup := s.session.Setup
	rows, cols := setup.Grid().Size()
	spec := setup.Spec()
	g := history.Game{
		Grid: names.Grid(setup.Grid()), Rows: rows, Cols: cols, Mines: spec.Mines, Rules: setup.Rules,
		Dealt: !setup.IsGiven(), NoGuess: setup.NoGuess(), First: spec.Promise.StartPromise(),
	}
	if g.NoGuess {
		g.Needs = spec.Promise.Needs()
	}
	if setup.IsGiven() {
		g.Mines, g.Board = setup.Layout().Mines(), history.BoardHash(setup.Layout())
	}
	return stats.CategoryOf(g)
}

var averageName = text.Text{"tu media", "your average"}

// records returns the lines with the player's best time, average time, wins and streak in the
// category of this game.
func (s *past) records(width int) screen.Block {
	all := s.summary
	if all.Games == 0 {
		return nil
	}
	var facts screen.Facts
	add := func(name text.Text, value string) { facts.Add(s.Lang, name, value) }
	if all.Timed > 0 {
		add(text.Text{"mejor tiempo", "best time"}, words.InSeconds(s.Lang, all.Best))
		add(text.Text{"media", "average"}, words.InSeconds(s.Lang, all.Averages.Time))
	}
	add(text.Text{"ganadas", "won"}, s.Lang.Say("%d de %d", "%d of %d", all.Wins, all.Games))
	add(text.Text{"racha", "streak"}, s.Lang.Say("%d; la mayor, %d", "%d; longest: %d", all.Streak, all.BestStreak))
	return facts.Pairs(width)
}
