package play

import (
	"maps"
	"slices"

	"buscaminas/game"
	"buscaminas/ui/page"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// rivals are the other games on this board that this game races against.
type rivals struct {
	*core
	ghosts
	contest *contest // the race of several players; nil: none
}

// ghosts are earlier games on this board. The player can race against one of them at a time.
type ghosts struct {
	all     []*session.Ghost
	looked  bool // the ghosts of the archive were added to all
	looking bool // the archive is being searched
	steps   bool // the cell that a rival opened last is marked
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
		"Ahora ves dónde abre tu rival: el tablero se da por conocido",
		"You can now see which cells your rival opens, so the board counts as known"}
	stepsGone = text.Text{"Ya no ves dónde abre tu rival", "You no longer see where your rival opens"}
)

// nextGhost handles the key for a race against a ghost, which is an earlier game on this board. The
// first press of the key searches the archive for ghosts in the background. Later presses change
// the ghost: see [rivals.changeGhost].
func (r *rivals) nextGhost() tea.Cmd {
	switch {
	case r.session.Undealt():
		r.refuse(notYetDealt)
	case r.looking:
	case r.looked:
		r.changeGhost()
	default:
		r.looking = true
		kept, layout, rules, own := r.Archive, r.game().Layout(), r.game().Rules(), r.session.Name()
		return r.InTurn(func() tea.Msg {
			all, err := session.Ghosts(kept, layout, rules, own)
			return ghostsMsg{all, err}
		})
	}
	return nil
}

// foundGhosts adds the earlier games on this board that the archive has. If the game is not over,
// foundGhosts then starts a race: see [rivals.changeGhost].
func (r *rivals) foundGhosts(msg ghostsMsg) {
	r.looking, r.looked = false, true
	for _, g := range msg.all {
		known := func(other *session.Ghost) bool { return other.Kept == g.Kept }
		if !slices.ContainsFunc(r.all, known) {
			r.all = append(r.all, g)
		}
	}
	if msg.err != nil {
		r.fail(msg.err)
		return
	}
	if !r.over() {
		r.changeGhost()
	}
}

// changeGhost starts a race against the next ghost. After the last ghost, it ends the race.
func (r *rivals) changeGhost() {
	if len(r.all) == 0 {
		r.refuse(noGhosts)
		return
	}
	var next *session.Ghost
	if r.session.Ghost() == nil {
		next = r.all[0]
	}
	for i, g := range r.all[:len(r.all)-1] {
		if g == r.session.Ghost() {
			next = r.all[i+1]
		}
	}
	r.race(next)
}

// race starts a race against a ghost. If g is nil, it ends the race.
func (r *rivals) race(g *session.Ghost) {
	switch err := r.session.Race(g); {
	case err != nil:
		r.fail(err)
	case g == nil:
		r.say(ghostGone)
	default:
		r.say(against, g.Name.In(r.Lang))
	}
}

// toggleSteps shows or hides the marks on the cells that the rivals opened last.
func (r *rivals) toggleSteps() {
	switch {
	case !r.racing():
		r.refuse(noGhost, r.label(keys.RaceGhost))
	case r.steps:
		r.steps = false
		r.say(stepsGone)
	default:
		r.steps = true
		r.session.NoteGhostSteps()
		r.say(stepsSeen)
	}
}

// racing reports whether the game is a race, against a ghost or other players.
func (r *rivals) racing() bool { return r.session.Ghost() != nil || r.contest != nil }

// withSteps returns a copy of base with marks on the cells that the rivals opened last. If there is
// nothing to mark, or if the player has not turned the marks on, it returns base itself.
func (r *rivals) withSteps(base *draw.Overlay) *draw.Overlay {
	if !r.steps || !r.racing() || r.over() {
		return base
	}
	cells := slices.DeleteFunc(r.lastCells(), r.game().Open)
	if len(cells) == 0 {
		return base
	}
	o := draw.Overlay{}
	if base != nil {
		o = *base
	}
	points := map[game.Cell]draw.Role{}
	for _, c := range cells {
		points[c] = draw.LastOpened
	}
	maps.Copy(points, o.Roles)
	o.Roles = points
	return &o
}

// raceable reports whether a new game can race against this game. This game must be over.
func (r *rivals) raceable() bool {
	return r.over() && r.contest == nil && !r.session.Undealt() && session.Raceable(r.game().Layout())
}

var thisGame = text.Text{"esta partida", "that game"}

// raceThis returns the request for a race against this game, on the same board.
func (r *rivals) raceThis() page.Request {
	ghost, err := session.NewGhost(r.session.Journal(), thisGame)
	if err != nil {
		r.fail(err)
		return nil
	}
	return page.Play{Setup: r.session.Again(), Ghost: ghost}
}
