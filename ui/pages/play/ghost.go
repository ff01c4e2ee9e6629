package play

import (
	"maps"
	"slices"

	"buscaminas/game"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// rivals are the other games on this board that this game races against.
type rivals struct {
	ghosts
	contest *contest // the race of several players; nil: none
}

// ghosts are earlier games on this board. The player can race against one of them at a time.
type ghosts struct {
	all     []*session.Ghost
	looked  bool // the games of the archive are in the list
	looking bool // the archive is being searched
	steps   bool // the cell that a rival opened last is marked

	// The last copy that [Page.withSteps] made, and the overlay and cells from which it was made.
	stepped   *draw.Overlay
	steppedOf struct {
		base  *draw.Overlay
		cells []game.Cell
	}
}

// ghostsMsg brings the earlier games on this board that the archive has.
type ghostsMsg struct {
	all []*session.Ghost
	err error
}

var (
	noGhosts = text.Text{
		"No hay otra partida de este tablero contra la que jugar",
		"There is no other game on this board to play against"}
	against   = text.Text{"Contra %s", "Against %s"}
	ghostGone = text.Text{"Sin fantasma", "No ghost"}
	noGhost   = text.Text{"No hay fantasma: con %s sale uno", "There is no ghost: press %s to call one"}
	stepsSeen = text.Text{
		"Ahora ves dónde abrió el fantasma: el tablero se da por conocido",
		"You can now see which cells the ghost opened, so the board counts as known"}
	stepsGone = text.Text{"Ya no ves dónde abrió el fantasma", "You no longer see where the ghost opened"}
)

// nextGhost handles the key for a race against a ghost, which is an earlier game on this board. The
// first time, it searches the archive for ghosts in the background. Later it calls
// [Page.changeGhost].
func (p *Page) nextGhost() tea.Cmd {
	switch {
	case p.session.Undealt():
		p.say(screen.Refused, notYetDealt.In(p.Lang))
	case p.looking:
	case p.looked:
		p.changeGhost()
	default:
		p.looking = true
		kept, layout, rules, own := p.Archive, p.game().Layout(), p.game().Rules(), p.session.Name()
		return p.Aside(func() tea.Msg {
			all, err := session.Ghosts(kept, layout, rules, own)
			return ghostsMsg{all, err}
		})
	}
	return nil
}

// foundGhosts adds the earlier games on this board that the archive has. If the game goes on, it
// starts a race against the first of them.
func (p *Page) foundGhosts(msg ghostsMsg) {
	p.looking, p.looked = false, true
	for _, g := range msg.all {
		known := func(other *session.Ghost) bool { return other.Kept == g.Kept }
		if !slices.ContainsFunc(p.ghosts.all, known) {
			p.ghosts.all = append(p.ghosts.all, g)
		}
	}
	if msg.err != nil {
		p.say(screen.Refused, words.Error(msg.err, p.Lang))
		return
	}
	if !p.over() {
		p.changeGhost()
	}
}

// changeGhost starts a race against the next ghost. After the last ghost, it ends the race.
func (p *Page) changeGhost() {
	if len(p.ghosts.all) == 0 {
		p.say(screen.Refused, noGhosts.In(p.Lang))
		return
	}
	var next *session.Ghost
	if p.session.Ghost() == nil {
		next = p.ghosts.all[0]
	}
	for i, g := range p.ghosts.all[:len(p.ghosts.all)-1] {
		if g == p.session.Ghost() {
			next = p.ghosts.all[i+1]
		}
	}
	p.race(next)
}

// race starts a race against a ghost. If g is nil, it ends the race.
func (p *Page) race(g *session.Ghost) {
	switch err := p.session.Race(g); {
	case err != nil:
		p.say(screen.Refused, words.Error(err, p.Lang))
	case g == nil:
		p.say(screen.Message, ghostGone.In(p.Lang))
	default:
		p.say(screen.Message, against.In(p.Lang, g.Name.In(p.Lang)))
	}
}

// toggleSteps shows or hides the marks on the cells that the rivals opened last.
func (p *Page) toggleSteps() {
	switch {
	case !p.racing():
		p.say(screen.Refused, noGhost.In(p.Lang, p.keys().First(keys.RaceGhost, p.Lang)))
	case p.steps:
		p.steps = false
		p.say(screen.Message, stepsGone.In(p.Lang))
	default:
		p.steps = true
		p.session.ShowSteps()
		p.say(screen.Message, stepsSeen.In(p.Lang))
	}
}

// racing reports whether the game is a race, against a ghost or other players.
func (p *Page) racing() bool { return p.session.Ghost() != nil || p.contest != nil }

// withSteps returns a copy of base with marks on the cells that the rivals opened last. If there is
// nothing to mark, or if the player has not turned the marks on, it returns base itself.
func (p *Page) withSteps(base *draw.Overlay) *draw.Overlay {
	if !p.steps || !p.racing() || p.over() {
		return base
	}
	cells := slices.DeleteFunc(p.lastCells(), p.game().Open)
	if len(cells) == 0 {
		return base
	}
	if of := &p.steppedOf; p.stepped == nil || of.base != base || !slices.Equal(of.cells, cells) {
		o := draw.Overlay{}
		if base != nil {
			o = *base
		}
		points := maps.Clone(o.Points)
		if points == nil {
			points = map[game.Cell]draw.Point{}
		}
		for _, c := range cells {
			if points[c] == 0 {
				points[c] = draw.Last
			}
		}
		o.Points, p.stepped = points, &o
		of.base, of.cells = base, cells
	}
	return p.stepped
}
