// Package waiting is the page of the waiting games.
package waiting

import (
	"buscaminas/game"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A model is the list of waiting games.
type model struct {
	page.Listing
	waits   page.WaitingGames
	waiters []waiter
	boards  page.Previews[page.SavedGame, *game.Game]
}

// A waiter is a game in the list: a waiting game of the archive, or the game being played.
type waiter struct {
	session.Brief
	name      string         // the name in the archive; "": the game is being played on this screen
	saved     page.SavedGame // the state of the game in the archive
	state     string         // the text that says where the game is being played; "": nowhere
	when      string         // the text that says when the game was played last
	elsewhere bool           // another program plays the game
}

// line returns a short description of the game in one line, with as many parts as fit in this
// width.
func (w waiter) line(width int, l text.Lang) string {
	said := w.Short(l)
	for _, more := range []string{w.state, w.when} {
		if more != "" {
			said += text.Separator + more
		}
	}
	return screen.FirstParts(said, width)
}

// New returns the page of the waiting games. A later message of type [page.WaitingGames] replaces
// all games.
func New(waits page.WaitingGames) *model {
	p := &model{waits: waits}
	p.Sought = func(i int) string { return p.waiters[i].line(longest, p.Lang) }
	return p
}

// longest is a width, in columns, in which every line has room for all its parts.
const longest = 1000

// enlist fills the list. The game being played comes first.
func (p *model) enlist() {
	selected := page.SavedGame{}
	if p.Selected < len(p.waiters) {
		selected = p.waiters[p.Selected].saved
	}
	p.waiters = nil
	if p.waits.Played != nil {
		p.waiters = append(p.waiters, waiter{Brief: *p.waits.Played, state: p.Lang.Say("en curso", "in progress")})
	}
	for i := range p.waits.Games {
		one := &p.waits.Games[i]
		when := one.Last.Local().Format("2006-01-02 15:04")
		if one.Here { // it is the game being played
			if len(p.waiters) > 0 {
				of := &p.waiters[0]
				of.saved, of.state, of.when = page.SavedGame{Name: one.Name, Written: one.Last}, "", when
			}
			continue
		}
		w := waiter{
			Brief: session.BriefOf(one, page.NamesOf(one.Grid())), name: one.Name, saved: page.SavedGame{Name: one.Name, Written: one.Last},
			when: when, elsewhere: one.Elsewhere,
		}
		if one.Elsewhere {
			w.state = p.Lang.Say("abierta en otra copia", "open in another copy")
		}
		p.waiters = append(p.waiters, w)
	}
	p.Reselect(len(p.waiters), func(i int) bool { return selected.Name != "" && p.waiters[i].saved.Name == selected.Name })
	p.SetLines(len(p.waiters))
	p.Keyed.Enable(len(p.waiters) > 0, keys.Up, keys.Pick, keys.GiveUp)
	p.Keyed.Enable(p.canGiveUp() > 1, keys.GiveUpAll)
}

// Update implements [page.Page].
func (p *model) Update(msg tea.Msg) (tea.Cmd, page.Request) {
	cmd, request := p.update(msg)
	return tea.Batch(cmd, p.look()), request
}

func (p *model) update(msg tea.Msg) (tea.Cmd, page.Request) {
	switch c, request := p.Handle(msg, keys.Waiting, len(p.waiters)); c {
	case keys.Pick:
		return nil, page.GoOn{Name: p.waiters[p.Selected].name}
	case keys.GiveUp:
		return nil, p.giveUp()
	case keys.GiveUpAll:
		return nil, p.giveUpAll()
	case keys.Back:
		p.boards.Stop()
		return nil, request
	default:
		if request != nil {
			return nil, request
		}
	}
	switch msg := msg.(type) {
	case page.Context:
		p.enlist()
	case page.WaitingGames:
		p.waits = msg
		p.enlist()
	case page.Previewed[page.SavedGame, *game.Game]:
		p.boards.Take(msg)
	case givenUp:
		return nil, page.GiveUp{Name: msg.name}
	case allGivenUp:
		return nil, page.GiveUpAll{}
	}
	return nil, nil
}

// givenUp says that the player agrees to give up a game.
type givenUp struct{ name string }

var askGiveUp = text.Text{
	"¿Abandonar esa partida? Ya no podrás seguirla; quedará en el historial",
	"Give up that game? You cannot go on with it; it will stay in the history"}

// giveUp asks whether to give up the selected game, unless another program plays it.
func (p *model) giveUp() page.Request {
	w := &p.waiters[p.Selected]
	if w.elsewhere {
		return nil
	}
	return page.Ask{Text: askGiveUp, About: w.Brief.In(p.Lang), Yes: givenUp{w.name}}
}

// allGivenUp says that the player agrees to give up all games.
type allGivenUp struct{}

var askGiveUpAll = text.Text{
	"¿Abandonar las %d partidas? Ya no podrás seguirlas; quedarán en el historial",
	"Give up all %d games? You cannot go on with them; they will stay in the history"}

// giveUpAll asks whether to give up all games but those that another program plays.
func (p *model) giveUpAll() page.Request {
	return page.Ask{Text: text.Text{
		askGiveUpAll.In(text.Spanish, p.canGiveUp()), askGiveUpAll.In(text.English, p.canGiveUp())}, Yes: allGivenUp{}}
}

// canGiveUp returns the number of games that no other program plays.
func (p *model) canGiveUp() (n int) {
	for _, w := range p.waiters {
		if !w.elsewhere {
			n++
		}
	}
	return n
}

// ink returns the ink of game i. A game that another program plays cannot be continued here, and
// has the ink [screen.Field].
func (p *model) ink(i int) screen.Ink {
	if p.waiters[i].elsewhere {
		return screen.Field
	}
	return p.Ink(i)
}

// View implements [page.Page].
func (p *model) View(f *screen.Frame) {
	room := max(1, p.Columns().RowWidth()-screen.PointerWidth)
	table := p.table()
	least := len(table.Columns) // if the columns do not fit, each game is a line of text
	if p.Columns().Side > 0 {   // the panel has the other columns
		least = 3
	}
	widest := p.FitTable(&table, screen.PointerWidth, least)
	fits := table.Width() <= p.Columns().FitRows(widest).RowWidth()-screen.PointerWidth
	v := p.Page(p.Lang.Say("PARTIDAS EN ESPERA", "GAMES WAITING"), len(p.waiters), p.Lang.Say(
		"No hay partidas en espera: la que dejes a medias te esperará aquí", "No games are waiting: one that you leave unfinished will wait here"), func(i int) screen.Row {
		if fits {
			return p.Row(i, table.Line(p.cells(i)...))
		}
		return p.Row(i, screen.Line{p.ink(i).Of(p.waiters[i].line(room, p.Lang))})
	})
	v.Side = p.side()
	if fits && len(p.waiters) > 0 {
		v.Widest = widest
		v.Fixed = screen.Block{append(screen.Line{screen.Pointer(false)}, table.Names()...)}.Rows()
	}
	f.Page(v)
}
