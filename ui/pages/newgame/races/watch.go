package races

import (
	"cmp"
	"fmt"
	"strconv"

	"buscaminas/ui/archive"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"

	tea "github.com/charmbracelet/bubbletea"
)

// watchMsg brings the game of another player. Its replay is nil if the game cannot be read.
type watchMsg page.OpenReplay

// maxWatched is the greatest length, in bytes, of the file of a game that can be watched.
const maxWatched = 4 << 20

// watch reads the game of another player in the background.
func (p *listPage) watch(s archive.WatchableGame) tea.Cmd {
	follower := archive.Follow(s.Path, maxWatched)
	return p.InTurn(func() tea.Msg {
		follower.Read()
		j := follower.Journal
		r, err := session.NewReplay(&j)
		if err != nil { // the game is over and its file gone, or its board is not dealt yet
			return watchMsg{}
		}
		r.Seek(r.Len())
		return watchMsg{Replay: r, Grow: func() []journal.Entry {
			follower.Read()
			return follower.Journal.Entries
		}}
	})
}

// watched opens the game of another player as a live replay, or shows that the game could not be
// read.
func (p *listPage) watched(msg watchMsg) page.Request {
	if msg.Replay == nil {
		p.Problem = p.Lang.Say(
			"Esa partida no se puede ver ahora: puede que acabe de terminar",
			"That game cannot be watched now: it may just have ended")
		return nil
	}
	return page.OpenReplay(msg)
}

// nameOf returns the name of the player of a game.
func (p *listPage) nameOf(s *archive.WatchableGame) string {
	return cmp.Or(s.Player, p.Lang.Say("alguien", "someone"))
}

// shownLine returns line i of the list, which is about a game of another player.
func (p *listPage) shownLine(i int, s *archive.WatchableGame) screen.Line {
	title := session.TitleOf(&s.Header).In(p.Lang)
	open := ""
	if s.Open != journal.Unknown {
		open = words.Percent.In(p.Lang, strconv.Itoa(s.Open))
	}
	return screen.Line{
		p.Ink(i).Of(fmt.Sprintf("%-12s  %-14s ", p.nameOf(s), title)),
		screen.Field.Of(fmt.Sprintf("%-10s %5s  ", draw.GridName(s.Grid()).In(p.Lang), open)),
		screen.Good.Of(p.Lang.Say("en directo", "live")),
	}
}

// shownSide returns the panel beside the list while a game of another player is selected.
func (p *listPage) shownSide(s *archive.WatchableGame) screen.Side {
	return screen.Side{Title: p.nameOf(s), Parts: []screen.Part{
		screen.Prose(screen.Message.Of(p.BoardSize(s.Grid(), s.Mines)), p.RulesText(s.Rules))}}
}
