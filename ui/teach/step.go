package teach

import (
	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/ui/course"
	"buscaminas/ui/cursor"
	"buscaminas/ui/draw"
	"buscaminas/ui/hint"
	"buscaminas/ui/keys"
	"buscaminas/ui/page"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// steps are the commands that lead to a cell by what it shows.
var steps = []keys.Command{keys.NextClosed, keys.LastClosed, keys.NextFrontier, keys.LastFrontier}

// moved returns where a command leads that moves the cursor.
func moved(g *game.Game, at game.Cell, c keys.Command, times int) game.Cell {
	grid := g.Layout().Grid()
	switch c {
	case keys.NextClosed, keys.LastClosed:
		closed := func(c game.Cell) bool { return g.Face(c) == game.Closed }
		return cursor.Next(grid, at, c == keys.NextClosed, times, closed)
	case keys.NextFrontier, keys.LastFrontier:
		return cursor.Next(grid, at, c == keys.NextFrontier, times, g.OnFrontier)
	}
	return cursor.Moved(grid, at, c, times)
}

func (p *Page) teller() hint.Teller { return course.Teller(p.trial, p.Names, p.Lang) }

var (
	thatIsIt = text.Text{"Eso es todo. Ahora tú", "That is all. Now you"}
	again    = text.Text{
		"Resuelta, pero no a la primera: no cuenta", "Solved, but not at the first try: it does not count"}
	learnt = text.Text{
		"¡Lección aprendida! Sigue con la próxima, o practica con otra posición",
		"Lesson learnt! Go on with the next, or practise with another position"}
	tooSmallToChord = text.Text{"Aún faltan minas por marcar ahí", "There are mines left to flag there"}
)

// step judges what the player does.
func (p *Page) step(a game.Action) tea.Cmd {
	answer := p.trial.Do(a)
	p.points = nil
	switch answer.Verdict {
	case lesson.Refused:
		if p.trial.Game().Open(a.Cell) && p.trial.Game().Left(a.Cell) > 0 {
			p.say(draw.Refused, tooSmallToChord.In(p.Lang))
		}
		return nil
	case lesson.Solved:
		return p.solve()
	case lesson.Right:
		p.say(draw.Good, course.Say(p.teller(), answer)+text.Between+doThis.In(p.Lang))
		return nil
	case lesson.Wrong:
		p.clean = false
		if answer.Told {
			p.points = draw.Points(course.Advice(answer.Reason).Points(hint.Why))
		}
	case lesson.Unproven:
		p.clean = false
		if r, ok := p.trial.Next(); ok {
			p.points = draw.Points(r.Numbers, nil)
		}
	}
	p.say(draw.Refused, course.Say(p.teller(), answer))
	return nil
}

// solve notes that a position is solved.
func (p *Page) solve() tea.Cmd {
	p.stage = solved
	if !p.clean || p.course.Progress == nil {
		p.say(draw.Message, again.In(p.Lang))
		return nil
	}
	p.course.Solve(p.Grid, p.lesson)
	if n := p.course.Solved(p.Grid, p.lesson); n < course.Enough {
		p.say(draw.Good, text.Text{"¡Resuelta! Van %d de %d", "Solved! That makes %d of %d"}.In(p.Lang, n, course.Enough))
	} else {
		p.say(draw.Good, learnt.In(p.Lang))
	}
	progress := p.course.Progress
	return func() tea.Msg {
		if err := progress.Write(); err != nil {
			return page.NotKept{Err: err}
		}
		return nil
	}
}

var lookHere = text.Text{"Mira los números señalados", "Look at the numbers that are marked"}

// hint points at the numbers that matter, and then tells what they show.
func (p *Page) hint() {
	r, ok := p.trial.Next()
	if !ok {
		return
	}
	p.asked++
	p.clean = false
	if p.asked == 1 && len(r.Numbers) > 0 {
		p.points = draw.Points(r.Numbers, nil)
		p.say(draw.Message, lookHere.In(p.Lang)+text.Between+p.keys.First(keys.AskHint, p.Lang)+": "+
			text.Text{"por qué", "why"}.In(p.Lang))
		return
	}
	p.tell()
}

// tell tells what is to be done next, and why.
func (p *Page) tell() {
	if r, ok := p.trial.Next(); ok {
		a := course.Advice(r)
		p.points = draw.Points(a.Points(hint.Why))
		p.say(draw.Message, p.teller().Advice(a, hint.Why, ""))
		p.moveTo(a.Cell)
	}
}

// goOn goes on where no step is asked for.
func (p *Page) goOn() tea.Cmd {
	switch p.stage {
	case idea:
		p.stage = example
		p.tell()
	case example:
		r, _ := p.trial.Next()
		a := game.Action{Kind: game.Open, Cell: r.Cell}
		if r.Mine {
			a.Kind = game.Flag
		}
		p.points = nil
		if answer := p.trial.Do(a); answer.Verdict == lesson.Right {
			p.tell()
			return nil
		}
		p.stage = shown
		p.say(draw.Good, thatIsIt.In(p.Lang))
	case shown:
		return p.another(solving)
	case solved:
		return p.following()
	}
	return nil
}

// following goes on with another position, or with the next lesson once this one is learnt.
func (p *Page) following() tea.Cmd {
	if p.course.Progress == nil || p.course.Solved(p.Grid, p.lesson) < course.Enough {
		return p.another(solving)
	}
	all := lesson.Lessons()
	for range all {
		p.course.At = (p.course.At + 1) % len(all)
		if p.course.Solved(p.Grid, all[p.course.At]) < course.Enough {
			break
		}
	}
	p.lesson, p.next = all[p.course.At], nil
	return p.another(idea)
}

// foundMsg brings a position of a lesson, if one was found.
type foundMsg struct {
	lesson   *lesson.Lesson
	grid     *game.GridKind
	position lesson.Position
	ok       bool
}

// find looks on the side for another position of the lesson.
func (p *Page) find() tea.Cmd {
	l, grid, seed, first := p.lesson, p.Grid, p.Seed(), p.trial == nil
	return func() tea.Msg {
		look := l.Find
		if first {
			look = l.Soon
		}
		found, ok := look(grid, seed)
		return foundMsg{l, grid, found, ok}
	}
}

// found takes a position that was found: at once where it is wanted, else for later. The next
// is looked for ahead of time.
func (p *Page) found(msg foundMsg) tea.Cmd {
	if msg.lesson != p.lesson || msg.grid != p.Grid {
		return nil
	}
	p.missing = !msg.ok
	switch {
	case !msg.ok && p.wanted:
		return p.find()
	case !msg.ok:
		return nil
	case p.wanted:
		p.wanted = false
		p.begin(msg.position)
		return p.find()
	}
	p.next = &msg.position
	return nil
}

// another puts another position on the board: the one that was found ahead of time, or one that
// is looked for now.
func (p *Page) another(s stage) tea.Cmd {
	if p.trial == nil {
		return nil // it is being looked for
	}
	p.stage = s
	if p.next == nil {
		p.trial, p.board.Game, p.wanted = nil, nil, true
		p.say(draw.Message, text.Text{"Buscando una posición…", "Looking for a position…"}.In(p.Lang))
		return p.find()
	}
	p.begin(*p.next)
	p.next = nil
	return p.find()
}
