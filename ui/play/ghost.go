package play

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"buscaminas/game"
	"buscaminas/ui/draw"
	"buscaminas/ui/frame"
	"buscaminas/ui/keys"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
	"buscaminas/ui/words"

	tea "github.com/charmbracelet/bubbletea"
)

// ghosts are the earlier games on the board that can be raced against.
type ghosts struct {
	all     []*session.Ghost
	looked  bool // for those of the archive
	looking bool
	steps   bool // where the ghost opened last is marked

	// The overlay with that mark, and what it was made of.
	stepped   *draw.Overlay
	steppedOf struct {
		base *draw.Overlay
		cell game.Cell
	}
}

// ghostsMsg brings the games of the archive that can be raced against.
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
	noGhost   = text.Text{"No hay fantasma: %s lo llama", "There is no ghost: %s calls one"}
	stepsSeen = text.Text{
		"Se señala dónde abrió el fantasma: el tablero cuenta como conocido",
		"It is marked where the ghost opened: the board counts as known"}
	stepsGone = text.Text{"No se señala dónde abrió el fantasma", "It is not marked where the ghost opened"}
)

// nextGhost goes on to the next game that can be raced against, after the last of them to
// none. They are looked for on the side, once.
func (p *Page) nextGhost() tea.Cmd {
	switch {
	case p.session.Undealt():
		p.say(draw.Refused, notYetDealt.In(p.Lang))
	case p.looking:
	case p.looked:
		p.changeGhost()
	default:
		p.looking = true
		kept, layout, rules, own := p.Archive, p.game().Layout(), p.game().Rules(), p.session.Name()
		return func() tea.Msg {
			all, err := session.Ghosts(kept, layout, rules, own)
			return ghostsMsg{all, err}
		}
	}
	return nil
}

// foundGhosts takes the games that can be raced against.
func (p *Page) foundGhosts(msg ghostsMsg) {
	p.looking, p.looked = false, true
	for _, g := range msg.all {
		known := func(other *session.Ghost) bool { return other.Kept == g.Kept }
		if !slices.ContainsFunc(p.ghosts.all, known) {
			p.ghosts.all = append(p.ghosts.all, g)
		}
	}
	if msg.err != nil {
		p.say(draw.Refused, words.Error(msg.err, p.Lang))
		return
	}
	if !p.over() {
		p.changeGhost()
	}
}

// changeGhost lets the next ghost run, after the last none.
func (p *Page) changeGhost() {
	if len(p.ghosts.all) == 0 {
		p.say(draw.Refused, noGhosts.In(p.Lang))
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

// race lets a ghost run; nil: none.
func (p *Page) race(g *session.Ghost) {
	switch err := p.session.Race(g); {
	case err != nil:
		p.say(draw.Refused, words.Error(err, p.Lang))
	case g == nil:
		p.say(draw.Message, ghostGone.In(p.Lang))
	default:
		p.say(draw.Message, against.In(p.Lang, g.Name.In(p.Lang)))
	}
	p.panel = nil
}

// toggleSteps marks where the ghost opened last, or does so no more.
func (p *Page) toggleSteps() {
	switch {
	case p.session.Ghost() == nil:
		p.say(draw.Refused, noGhost.In(p.Lang, p.keys().First(keys.RaceGhost, p.Lang)))
	case p.steps:
		p.steps = false
		p.say(draw.Message, stepsGone.In(p.Lang))
	default:
		p.steps = true
		p.session.ShowSteps()
		p.say(draw.Message, stepsSeen.In(p.Lang))
	}
}

// withSteps returns an overlay with the mark where the ghost opened last, if that is wanted.
func (p *Page) withSteps(base *draw.Overlay) *draw.Overlay {
	if !p.steps || p.session.Ghost() == nil || p.over() {
		return base
	}
	now := p.session.Standing()
	if !now.Opened || p.game().Open(now.Last) {
		return base
	}
	if of := &p.steppedOf; p.stepped == nil || of.base != base || of.cell != now.Last {
		o := draw.Overlay{}
		if base != nil {
			o = *base
		}
		points := maps.Clone(o.Points)
		if points == nil {
			points = map[game.Cell]draw.Point{}
		}
		if points[now.Last] == 0 {
			points[now.Last] = draw.Step
		}
		o.Points, p.stepped = points, &o
		of.base, of.cell = base, now.Last
	}
	return p.stepped
}

// seconds returns a lead as a time on the clock, without its sign.
func seconds(lead float64) time.Duration {
	return time.Duration(max(lead, -lead) * float64(time.Second))
}

// level is how small a lead is that cannot be told, in seconds.
const level = 0.1

var (
	ghostName = text.Text{"FANTASMA:", "GHOST:"}
	ahead     = text.Text{"POR DELANTE:", "AHEAD:"}
	behind    = text.Text{"POR DETRÁS:", "BEHIND:"}
	levelWith = text.Text{"A LA PAR:", "LEVEL:"}
)

// roomForShares is how wide the window is, at least, where there is room in the line above
// the board for how far both are.
const roomForShares = 48

// lead returns how the race stands as a figure: in the line above the board with how far both
// are, which a panel shows as bars.
func (p *Page) lead(value func(func([]byte) []byte) []byte) figure {
	fig := figure{rank: 1}
	if p.session.Ghost() == nil {
		return fig
	}
	now := p.session.Standing()
	if p.panelAt != noPanel {
		fig.name, fig.unit = levelWith, words.TimeUnit
		switch {
		case now.Lead >= level:
			fig.name = ahead
		case now.Lead <= -level:
			fig.name = behind
		}
		fig.value = value(func(b []byte) []byte { return words.AppendSeconds(b, seconds(now.Lead)) })
		return fig
	}
	fig.name = ghostName
	fig.value = value(func(b []byte) []byte {
		switch {
		case now.Lead >= level:
			b = append(b, '+')
		case now.Lead <= -level:
			b = append(b, '-')
		}
		if b = words.AppendSeconds(b, seconds(now.Lead)); p.Width < roomForShares {
			return b
		}
		return fmt.Appendf(b, " (%s)", words.Percent.In(p.Lang, fmt.Sprintf("%d/%d", now.Own, now.Ghost)))
	})
	return fig
}

var (
	own   = text.Text{"tú", "you"}
	other = text.Text{"fantasma", "ghost"}
)

// bars returns how far both are that race, each in a bar of its own.
func (p *Page) bars(width int) (you, ghost frame.Line) {
	now := p.session.Standing()
	bar := func(name text.Text, share int) frame.Line {
		label := fmt.Sprintf("%-9s", name.In(p.Lang))
		percent := fmt.Sprintf("%6s", text.Text{"%d %%", "%d%%"}.In(p.Lang, share))
		l := append(
			frame.Line{draw.Field.Of(label)},
			frame.Bar(share, width-len([]rune(label))-len(percent))...)
		return append(l, draw.Figure.Of(percent))
	}
	return bar(own, now.Own), bar(other, now.Ghost)
}

// raced says how the race ended, and where it was decided; nothing where there was none.
func (p *Page) raced() []string {
	g := p.session.Ghost()
	if g == nil {
		return nil
	}
	lead := p.session.Standing().Lead
	said := []string{p.outcome(g, lead)}
	var where []string
	for _, s := range p.session.Decisive() {
		share := words.Percent.In(p.Lang, fmt.Sprintf("%d–%d", s.From, s.To))
		where = append(where, fmt.Sprintf("%s %+.1f", share, s.Gain))
	}
	if len(where) > 0 {
		said = append(said, text.Text{
			"se decidió en %s",
			"decided at %s",
		}.In(p.Lang, strings.Join(where, ", ")))
	}
	return said
}

// outcome says by how much the race was won or lost.
func (p *Page) outcome(g *session.Ghost, lead float64) string {
	by := words.Seconds(seconds(lead))
	won := p.game().Status() == game.Won
	switch {
	case won && !g.Won:
		return text.Text{"el fantasma se quedó en el %d %%", "the ghost came to %d%%"}.In(p.Lang, g.Share())
	case -level < lead && lead < level:
		return text.Text{"a la par del fantasma", "level with the ghost"}.In(p.Lang)
	case won && lead > 0:
		return text.Text{"ganas al fantasma por %s seg.", "you beat the ghost by %s sec."}.In(p.Lang, by)
	case won:
		return text.Text{"el fantasma te gana por %s seg.", "the ghost beats you by %s sec."}.In(p.Lang, by)
	case lead > 0:
		return text.Text{
			"ibas %s seg. por delante del fantasma",
			"you were %s sec. ahead of the ghost",
		}.In(p.Lang, by)
	default:
		return text.Text{
			"ibas %s seg. por detrás del fantasma",
			"you were %s sec. behind the ghost",
		}.In(p.Lang, by)
	}
}
