package races

import (
	"fmt"
	"strings"

	"buscaminas/ui/archive/races"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

var (
	about = text.Text{
		"Hasta ocho jugadores compiten en el mismo tablero, cada uno en su terminal.",
		"Up to eight players race on the same board, each in their own terminal."}
	none = text.Text{
		"No hay ninguna carrera. Prepara una con %s: los demás entran con su código.",
		"There are no races yet. Set one up with %s: the others join with its code."}
)

// The states of a race, in the order of the list.
const (
	yours = iota // the player has a seat, and can play
	open
	running
	over
)

var states = [...]text.Text{
	yours:   {"te espera", "waiting for you"},
	open:    {"abierta", "open"},
	running: {"en marcha", "under way"},
	over:    {"terminada", "over"},
}

// state returns the state of a race for this player.
func (p *listPage) state(r *races.Race) int {
	own, plays := p.own[r.Code]
	switch {
	case plays && !own.elsewhere || p.canReturn(r):
		return yours
	case !r.Begun:
		return open
	case r.Over():
		return over
	}
	return running
}

// View implements [page.Page].
func (p *listPage) View(f *screen.Frame) {
	v := p.Page(p.Lang.Say("CARRERAS", "RACES"), 0, "", nil)
	if p.forming {
		p.formView(&v)
	} else {
		p.listView(&v)
	}
	v.Message = p.message()
	p.ViewPrompt(&v)
	f.Page(v)
}

// message returns why the last command failed. If no command failed, it returns the problems with
// the list. For a guest, the message begins by saying that guests can only watch.
func (p *listPage) message() (b screen.Block) {
	if p.Served.IsGuest() {
		b = screen.Wrapped(screen.Message.Of(p.Lang.Say(
			"Como invitado puedes ver las carreras; para competir, conéctate con una clave SSH.",
			"As a guest you can watch the races; to take part, connect with an SSH key.")), p.Width)
	}
	if p.Problem != "" {
		return append(b, p.Refusal()...)
	}
	for _, s := range p.problems {
		b = append(b, screen.Wrapped(screen.Refused.Of(s), p.Width)...)
	}
	return b
}

// listView draws the list.
func (p *listPage) listView(v *screen.Page) {
	width := p.Columns().ProseWidth()
	if p.rows() == 0 {
		said := p.Lang.Say("Buscando carreras…", "Looking for races…")
		switch {
		case p.read && p.Served.IsGuest():
			said = p.Lang.Say("Ahora no hay ninguna.", "There are none at the moment.")
		case p.read:
			said = none.In(p.Lang, p.Keyed.First(keys.MakeRace, p.Lang))
		}
		switch {
		case !p.read:
		case p.Columns().Side == 0:
			said = about.In(p.Lang) + " " + said
		default:
			v.Side = screen.Side{Parts: []screen.Part{screen.Prose(screen.Message.Of(about.In(p.Lang)), screen.Span{}, screen.Field.Of(p.Lang.Say(
				"De cada carrera se verán aquí su tablero y quién corre.",
				"Here you will see the board of each race, and who takes part.")))}}
		}
		v.Scroll(screen.Wrapped(screen.Message.Of(said), width).Rows())
		return
	}
	n := len(p.all)
	v.Rows, v.Focus = p.rows(), p.Selected
	v.Row = func(i int) screen.Row {
		if i >= n {
			return p.Row(i, p.shownLine(i, &p.shown[i-n]))
		}
		return p.Row(i, p.line(i))
	}
	if p.Selected >= n {
		v.Side = p.shownSide(&p.shown[p.Selected-n])
	} else {
		v.Side = p.side(&p.all[p.Selected])
	}
}

// line returns the line of race i, with its state for this player.
func (p *listPage) line(i int) screen.Line {
	r := &p.all[i]
	state := p.state(r)
	ink := screen.Field
	if state <= open {
		ink = screen.Good
	}
	players := fmt.Sprintf("%d/%d", len(r.Players), races.MaxPlayers)
	name := session.TitleOf(&r.Board).In(p.Lang)
	return screen.Line{
		screen.Key.Of(r.Code + "  "), p.Ink(i).Of(fmt.Sprintf("%-14s", name)),
		screen.Field.Of(fmt.Sprintf("%-10s %s  ", draw.GridName(r.Board.Grid()).In(p.Lang), players)),
		ink.Of(states[state].In(p.Lang)),
	}
}

// side returns the panel beside the list: the facts about the board of a race, and the players.
func (p *listPage) side(r *races.Race) screen.Side {
	h := &r.Board
	var names []string
	for _, one := range r.Players {
		names = append(names, one.Name)
	}
	who := strings.Join(names, ", ")
	if who == "" {
		who = p.Lang.Say("todavía no hay nadie", "nobody has joined yet")
	}
	return p.AboutBoard(r.Code, h.Grid(), h.Layout.Mines(), p.RulesText(h.Rules), screen.Message.Of(who))
}

// formView draws the form: the boards to choose from.
func (p *listPage) formView(v *screen.Page) {
	var rows []screen.Row
	for i := range levels {
		name, spec := p.board(i, 0)
		r, c := spec.Grid.Size()
		said := words.MenuLevel.In(p.Lang, name.In(p.Lang), r, c, spec.Mines)
		if i == levels-1 && p.custom[2] == "" {
			said = p.Lang.Say("%s (%dx%d)", "%s (%dx%d)", name.In(p.Lang), r, c)
		}
		rows = append(rows, p.Row(i, screen.Line{p.Ink(i).Of(said)}))
	}
	chosen := func(name, value string) screen.Row {
		return screen.Row{Line: screen.Line{screen.Field.Of("  " + name + ": "), screen.Message.Of(value)}}
	}
	rows = append(rows, screen.Row{},
		chosen(p.Lang.Say("Cuadrícula", "Grid"), draw.ShapeOf(p.Grid).Name.In(p.Lang)),
		chosen(p.Lang.Say("Reglas", "Rules"), words.RuleSetOf(p.Rules).Name.In(p.Lang)))
	if p.Player != "" {
		rows = append(rows, screen.Row{Line: screen.Line{screen.Field.Of("  " + p.Lang.Say("Juegas como %s", "You are playing as %s", p.Player))}})
	}
	v.Title = screen.Block{{screen.Title.Of(p.Lang.Say("CARRERA NUEVA", "NEW RACE"))}}
	v.Scroll(rows)
	_, spec := p.board(p.Selected, 0)
	r, c := spec.Grid.Size()
	v.Side = p.AboutBoard(fmt.Sprintf("%d × %d", r, c), spec.Grid, spec.Mines)
}
