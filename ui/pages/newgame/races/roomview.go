package races

import (
	"fmt"
	"strconv"
	"time"

	"buscaminas/game"
	"buscaminas/game/review"
	"buscaminas/ui/archive/races"
	"buscaminas/ui/screen"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

var (
	reading = text.Text{"Leyendo la carrera…", "Reading the race…"}
	isYou   = text.Text{"(tú)", "(you)"}
)

// View implements [page.Page].
func (p *room) View(f *screen.Frame) {
	v := p.Page(p.Lang.Say("CARRERA %s", "RACE %s", p.code), 0, "", nil)
	switch {
	case p.race == nil:
		v.Fixed = screen.Block{{screen.Message.Of(reading.In(p.Lang))}}.Rows()
	case p.seat != nil || p.waits():
		p.lobby(&v)
	default:
		p.table(&v)
	}
	if p.Problem != "" {
		v.Message = p.Refusal()
	}
	f.Page(v)
}

// lobby draws the page before the player can play: the players of the race and, once the race was
// started, the countdown.
func (p *room) lobby(v *screen.Page) {
	h := &p.race.Board
	size := p.BoardSize(h.Grid(), h.Layout.Mines())
	all := screen.Block{
		{screen.Message.Of(session.TitleOf(h).In(p.Lang)), screen.Field.Of(text.Separator + size)},
		{p.RulesText(h.Rules)},
		{},
	}
	for _, one := range p.race.Players {
		l := screen.Line{screen.Key.Of(fmt.Sprintf("%d. ", one.Seat)), screen.Figure.Of(one.Name)}
		if one.Seat == p.own {
			l = append(l, screen.Field.Of(" "+isYou.In(p.Lang)))
		}
		all = append(all, l)
	}
	width := p.Columns().ProseWidth()
	if p.waits() {
		if free := races.MaxPlayers - len(p.race.Players); free > 0 {
			all = append(all, screen.Line{screen.Field.Of(p.Lang.Say("plazas libres: %d", "places left: %d", free))})
		}
		said := p.Lang.Say("La carrera aún no ha empezado.", "The race has not begun yet.")
		if p.seat != nil {
			said = p.Lang.Say(
				"Los demás pulsan %s en su menú, %s en la lista de carreras, y escriben %s.",
				"The others press %s in their menu and %s in the list of races, and type %s.", p.keyOf(keys.Menu, keys.OpenRaces), p.keyOf(keys.Races, keys.JoinRace), p.code) + " " + p.Lang.Say(
				"Cuando estén todos, da la salida con %s.",
				"Once everybody is here, press %s to start the race.", p.Keyed.First(keys.Pick, p.Lang))
		}
		all = append(append(all, screen.Line{}), screen.Wrapped(screen.Message.Of(said), width)...)
	} else {
		left := int((p.playAt.Sub(p.Now()) + time.Second - 1) / time.Second)
		all = append(all, screen.Line{},
			screen.Line{screen.Good.Of(p.Lang.Say("Empieza en %d", "Starting in %d", max(1, left)))},
			screen.Line{screen.Field.Of(p.Lang.Say("El tablero se ve al dar la salida.", "The board appears when the race starts."))})
	}
	v.Scroll(all.Rows())
	v.Side = p.AboutBoard(p.code, h.Grid(), h.Layout.Mines())
}

// keyOf returns the key of a command on another page.
func (p *room) keyOf(page keys.Page, c keys.Command) string {
	table := p.Keys.Of(page)
	return table.First(c, p.Lang)
}

// nameWidth is the width of the column with the rank and the name of each player.
const nameWidth = 20

// roomColumns are the columns of the table that follow the names.
var roomColumns = []struct {
	name  text.Text
	width int
}{
	{text.Text{"hecho", "done"}, 6},
	{text.Text{"tiempo", "time"}, 8},
	{text.Text{"muertes", "deaths"}, 8},
	{text.Text{"precisión", "accuracy"}, 10},
	{text.Text{"pistas", "hints"}, 7},
}

// table draws the table of the players, the best one first.
func (p *room) table(v *screen.Page) {
	t := &screen.Table{Columns: []screen.Column{
		{Name: screen.Field.Of("   " + p.Lang.Say("jugador", "player")), Width: nameWidth},
	}}
	for _, c := range roomColumns {
		t.Columns = append(t.Columns, screen.Column{Name: screen.Field.Of(c.name.In(p.Lang)), Width: c.width, Right: true})
	}
	t.Fit(p.Columns().RowWidth()-screen.PointerWidth, 1)
	v.Fixed = screen.Block{append(screen.Line{screen.Pointer(false)}, t.Names()...)}.Rows()
	v.Rows, v.Row = len(p.places), func(i int) screen.Row { return p.Row(i, p.line(t, i)) }
	if code, _ := p.codes.At(p.code); code != "" {
		v.Message = screen.Wrapped(screen.Field.Of(p.Lang.Say("Código del tablero: %s", "Board code: %s", code)), p.Width)
	}
	if p.race.Next != "" && !p.Served.IsGuest() {
		said := p.Lang.Say("Hay revancha: para entrar, pulsa %s.", "A rematch has been set up: press %s to join it.", p.Keyed.First(keys.Rematch, p.Lang))
		v.Message = append(v.Message, screen.Wrapped(screen.Good.Of(said), p.Width)...)
	}
	if len(p.places) > 0 {
		v.Side = p.side(p.places[p.Selected])
	}
}

// line returns the line of the player with index i in p.places.
func (p *room) line(t *screen.Table, i int) screen.Line {
	one := p.places[i]
	name := one.Name
	if one.Seat == p.own {
		name += " " + isYou.In(p.Lang)
	}
	who := screen.Line{screen.Key.Of(fmt.Sprintf("%d. ", i+1)), p.Ink(i).Of(name)}
	if !one.Begun() {
		return append(t.Line(who), screen.Field.Of(p.Lang.Say("no ha empezado", "has not begun")))
	}
	done := screen.Figure.Of(words.Percent.In(p.Lang, strconv.Itoa(one.Share)))
	switch {
	case one.Err != nil:
		return append(t.Line(who), screen.Bad.Of(p.Lang.Say("partida ilegible", "unreadable game")))
	case one.GaveUp():
		done = screen.Bad.Of(p.Lang.Say("abandona", "gave up"))
	case one.Status() == game.Lost:
		done = screen.Bad.Of(p.Lang.Say("mina", "mine"))
	case one.Status() == game.Won:
		done = screen.Good.Of(p.Lang.Say("gana", "won"))
	}
	return t.Line(who,
		screen.Line{done},
		screen.Line{screen.Figure.Of(words.TableSeconds(p.Lang, one.Elapsed()))},
		screen.Line{screen.Figure.Of(strconv.Itoa(one.Deaths()))},
		screen.Line{screen.Figure.Of(p.accuracyOf(one))},
		screen.Line{screen.Figure.Of(strconv.Itoa(one.Hints))})
}

// accuracyOf returns the accuracy of a game as text, or a dash if it is not known.
func (p *room) accuracyOf(one session.Place) string {
	if share, ok := p.accuracy.At(p.judgedAs(one.Racer)); ok && share != unknown {
		return hint.Teller{Lang: p.Lang}.Accuracy(review.Figures{Accuracy: share})
	}
	return "–"
}

// side returns a panel with the game of one of the players. While the player at this screen can
// still play, the panel is empty, because all players have the same board.
func (p *room) side(one session.Place) screen.Side {
	if !one.Begun() || p.playsOn() {
		return screen.Side{}
	}
	return screen.Side{Title: one.Name, Parts: []screen.Part{p.Miniature(one.Game())}}
}
