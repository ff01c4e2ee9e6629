package teach

import (
	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/game/lesson"
	"buscaminas/ui/page"
	"buscaminas/ui/pages/school/course"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// steps are the commands that move the cursor to another closed cell, or along the frontier.
var steps = []keys.Command{keys.NextClosed, keys.PreviousClosed, keys.NextFrontier, keys.PreviousFrontier}

// judge judges an action of the player. It carries out the action if the action is right. The
// caller has to explain a wrong action.
func (p *lessonPage) judge(a game.Action) lesson.Answer {
	answer := p.trial.Do(a)
	p.points, p.telling = nil, nil
	switch answer.Verdict {
	case lesson.Solved:
		p.stage = solved
	case lesson.Refused:
		switch g := p.trial.Game(); {
		case !g.Open(a.Cell):
		case a.Kind == game.Open && g.Rules().Chord == game.ChordOff:
			p.say(screen.Refused, words.Error(game.NoChord, p.Lang))
		case g.Left(a.Cell) > 0:
			p.say(screen.Refused, p.Lang.Say(
				"A ese número aún le faltan minas por marcar",
				"That number still has mines to flag"))
		case a.Kind == game.Open:
			p.say(screen.Refused, words.NothingAround.In(p.Lang))
		}
	case lesson.Right:
		p.say(screen.Good, p.Lang.Say("Bien · %s", "Right · %s", p.about(p).Task))
	case lesson.Wrong, lesson.Unproven:
		p.clean = false
	}
	return answer
}

// explain tells the player why a step is wrong, or that nothing proves the step.
func (p *lessonPage) explain(answer lesson.Answer) {
	if answer.Verdict == lesson.Wrong {
		p.tell(screen.Refused, "", answer.Proof)
		return
	}
	if r, ok := p.trial.Next(); ok {
		p.points = draw.Roles(r.Numbers(), nil)
	}
	p.say(screen.Refused, p.Lang.Say("De esa celda aún no se puede saber nada: mira lo señalado · %s",
		"There is no telling about that cell yet: look at what is marked · %s", p.teller().RiskAt(answer.Cell, answer.Chance, true)))
}

// write returns a command that calls save. If save fails, the command reports the error.
func write(save func() error) tea.Cmd {
	return func() tea.Msg {
		if err := save(); err != nil {
			return page.SaveFailed{Err: err}
		}
		return nil
	}
}

// hinted returns the cell to flag when the player presses the flag key at c. Usually it is c. But a
// hint about a mine moves the cursor to a number beside the mine, and there the key flags the mine.
func (p *lessonPage) hinted(c game.Cell) game.Cell {
	if t := p.telling; t != nil && t.Over() && t.About == advice.MineCell && c == p.hand() {
		return t.Cell
	}
	return c
}

// hand returns the cell where the cursor belongs after the step that was told last: a safe cell
// that the step finds or, if it finds a mine, a number beside the mine.
func (p *lessonPage) hand() game.Cell { return p.telling.Todo(p.trial.Game(), p.telling.Told).At }

// hint tells the next step of the argument that is being told. If no argument is being told, the
// first call marks the numbers that matter, and the second call begins to tell an argument.
func (p *lessonPage) hint() {
	if p.clean = false; p.telling != nil && !p.telling.Over() {
		p.tellOn(p.ink, "")
		return
	}
	r, ok := p.trial.Next()
	if !ok {
		return
	}
	p.asked++
	if p.asked == 1 && len(r.Numbers()) > 0 {
		p.points = draw.Roles(r.Numbers(), nil)
		lookHere := text.Text{
			"Mira lo señalado · con %s, el porqué",
			"Look at what is marked · %s: why",
		}
		p.say(screen.Message, lookHere.In(p.Lang, p.keys.First(keys.AskHint, p.Lang)))
		return
	}
	if p.telling != nil && p.telling.Cell == r.Cell {
		return // the whole argument is told
	}
	p.tell(screen.Message, "", r)
}

// tell begins to tell an argument. It shows an introduction and the first step, and marks the
// cells of that step.
func (p *lessonPage) tell(ink screen.Ink, intro string, of lesson.Proof) {
	p.telling = &course.Telling{Advice: course.Advice(of), Told: advice.FirstStage}
	p.tellOn(ink, intro)
}

// tellOn tells the next step of an argument. It shows an introduction and the step. With the last
// step it moves the cursor to the safe cell that the argument finds or, if the argument finds a
// mine, to a number beside the mine.
func (p *lessonPage) tellOn(ink screen.Ink, intro string) {
	t := p.telling
	t.Told++
	asking := ""
	if p.stage != example {
		asking = p.keys.First(keys.AskHint, p.Lang)
	}
	p.say(ink, intro+p.stageOf(t, asking))
	if t.Over() {
		p.moveTo(p.hand())
	}
}

// goOn goes on with the lesson once the player has read the text. If the page waits for a move,
// goOn does nothing.
func (p *lessonPage) goOn() tea.Cmd {
	switch p.stage {
	case idea:
		if !p.example() {
			p.ask()
			return nil
		}
		p.stage = example
		p.tellNext()
	case example:
		if !p.telling.Over() {
			p.tellOn(screen.Message, "")
			return nil
		}
		p.points = nil
		if answer := p.trial.Do(p.telling.Action()); answer.Verdict == lesson.Right {
			p.tellNext()
			return nil
		}
		p.stage = shown
		p.say(screen.Good, p.Lang.Say("Eso es todo. Ahora te toca a ti", "That is the whole argument. Now it is your turn"))
	case shown:
		return p.another(solving)
	case solved:
		return p.following()
	}
	return nil
}

// tellNext begins to tell the argument for the next move.
func (p *lessonPage) tellNext() {
	if r, ok := p.trial.Next(); ok {
		p.tell(screen.Message, "", r)
	}
}

// foundMsg brings the result of a search for a position.
type foundMsg struct {
	of   subject
	grid *game.GridKind
	soon bool // the player waits for the position
	found
	ok bool // a position was found
}

// look looks in the background for a position that the player waits for.
func (p *lessonPage) look() tea.Cmd { return p.search(true) }

// lookAhead looks in the background for the next position, unless such a search is under way.
func (p *lessonPage) lookAhead() tea.Cmd {
	if p.ahead {
		return nil
	}
	p.ahead = true
	return p.search(false)
}

func (p *lessonPage) search(soon bool) tea.Cmd {
	of, grid, find := p.subject, p.Grid, p.find(p, soon)
	return p.InTurn(func() tea.Msg {
		position, ok := find()
		return foundMsg{of, grid, soon, position, ok}
	})
}

// take takes the result of a search. If the player waits for a position, it shows the position and
// looks for the next one. Otherwise it keeps the position for later.
func (p *lessonPage) take(msg foundMsg) tea.Cmd {
	p.ahead = p.ahead && msg.soon
	switch {
	case msg.of != p.subject || msg.grid != p.Grid:
		return nil
	case msg.ok && p.wanted:
		p.wanted = false
		p.begin(msg.found)
		return p.lookAhead()
	case msg.ok:
		p.next = &msg.found
	case p.wanted && msg.soon:
		p.wanted = false
		p.say(screen.Message, p.Lang.Say(
			"No se ha encontrado ninguna posición",
			"No position was found"))
	}
	return nil
}

var looking = text.Text{"Buscando una posición…", "Looking for a position…"}

// another begins stage s with another position. It shows the position that was found in advance. If
// no position was found in advance, another looks for one.
func (p *lessonPage) another(s stage) tea.Cmd {
	if p.wanted {
		return nil // a search is under way
	}
	p.stage = s
	if p.next == nil {
		p.trial, p.board.Game, p.wanted = nil, nil, true
		p.say(screen.Message, looking.In(p.Lang))
		return p.look()
	}
	p.begin(*p.next)
	p.next = nil
	return p.lookAhead()
}
