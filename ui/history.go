package ui

import (
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/stats"
	"buscaminas/ui/pages/library/shelf"
	"buscaminas/ui/pages/menu"
	"buscaminas/ui/pages/school/course"

	tea "github.com/charmbracelet/bubbletea"
)

// historyMsg has the figures that [Model.askHistory] has read from the history.
type historyMsg struct {
	past   menu.Past    // the figures for the menu
	solved shelf.Solved // the bundled boards that are solved
}

// askHistory reads figures from the history in the background: the streak of daily boards, the
// number of games, the best results of each category, which bundled boards are solved, and whether
// the player is new or has just learnt to play. The command returns a [historyMsg].
func (m *Model) askHistory() tea.Cmd { return m.Served.InTurn(m.readHistory()) }

func (m *Model) readHistory() tea.Cmd {
	kept, now, progress := m.Archive, m.Now(), m.memory.course.Progress
	return func() tea.Msg {
		games, _, err := kept.History()
		if err != nil {
			return nil // the records page reports the error
		}
		solved := shelf.SolvedIn(games)
		if progress == nil {
			progress = course.Load(kept.Dir()).Progress
		}
		past := menu.Past{Read: true, New: progress.IsNew(games), Taught: progress.IsTaught(games), Streak: archive.Streak(games, now), Games: len(games)}
		for _, g := range stats.Groups(games) {
			past.Known = append(past.Known, menu.Known{Category: g.Category, Summary: stats.Sum(g.Games)})
		}
		past.Solved, past.Boards = solved.Count()
		return historyMsg{past, solved}
	}
}

// keepHistory stores the figures from the history and sends them to all pages.
func (m *Model) keepHistory(msg historyMsg) tea.Cmd {
	taught := m.holds.past.Taught
	m.holds.past, m.memory.shelf.Solved = msg.past, msg.solved
	if taught == msg.past.Taught {
		return m.tellAll(msg.past)
	}
	return tea.Batch(m.tellAll(msg.past), m.tellAll(m.context()))
}
