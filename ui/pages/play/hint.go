package play

import (
	"slices"
	"strconv"
	"strings"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/game/lesson"
	"buscaminas/ui/page"
	"buscaminas/ui/pages/school/course"
	"buscaminas/ui/screen"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A toldHint is a hint, and the last of its stages that was shown to the player. The hint applies
// only in the position that the thoughts are about.
type toldHint struct {
	advice   advice.Advice
	stage    advice.Stage
	thoughts *advice.Thoughts
}

// advise shows a hint up to stage s. The hint stays in the panel until the position changes.
func (p *Page) advise(a advice.Advice, s advice.Stage, t *advice.Thoughts) {
	p.hinted = toldHint{a, s, t}
	p.say(screen.Message, p.hintLine())
}

// hintHolds reports whether the last hint is about the position that the page shows.
func (p *Page) hintHolds() bool {
	if p.back != nil {
		return true
	}
	return p.hinted.thoughts != nil && p.hinted.thoughts == p.thoughts() && !p.over() && !p.paused
}

// hintLine returns the step of the hint that was shown last, as text for a single line. The text
// ends with the key for the next step. After the last step, the text ends with the key for the
// lesson.
func (p *Page) hintLine() string {
	h := p.hinted
	said := p.teller().Advice(h.advice, h.stage, p.keys().First(keys.AskHint, p.Lang))
	if do, ok := p.handKey(); ok {
		said += text.Separator + p.keys().First(do.Command, p.Lang) + ": " + do.what
	}
	if l := p.taught(); l != nil && h.stage == h.advice.Last() {
		said += text.Separator + p.lessonKey(l)
	}
	return said
}

// taught returns the lesson that explains the argument of the last hint. It returns nil if there is
// no such lesson, or if no step of the hint was told yet.
func (p *Page) taught() *lesson.Lesson {
	if p.hinted.stage <= advice.Whether {
		return nil
	}
	return lesson.Teaching(p.teller().Game, p.hinted.advice.Argument)
}

// lessonKey returns the key that opens a lesson, followed by the title of the lesson.
func (p *Page) lessonKey(l *lesson.Lesson) string {
	return p.keys().First(keys.OpenLesson, p.Lang) + ": " + course.Numbered(l, p.Lang)
}

var noLesson = text.Text{
	"Pide primero una pista: esta tecla abre la lección que la explica",
	"Ask for a hint first: this key opens the lesson that explains it"}

// learn returns the request to open the lesson that explains the last hint. After the game, this is
// the lesson that [Page.toLearn] returns. If there is no lesson, learn tells the player so and
// returns nil.
func (p *Page) learn() page.Request {
	if l := p.taught(); l != nil && p.hintHolds() {
		return page.Learn{Lesson: l}
	}
	if l := p.toLearn(); l != nil && p.over() && !p.hidesLoss() {
		return page.Learn{Lesson: l}
	}
	p.say(screen.Refused, noLesson.In(p.Lang))
	return nil
}

// hintSection returns the section with the last hint: its title, the steps told so far, and the
// keys for more.
func (p *Page) hintSection(width int) (b screen.Block) {
	for i, part := range p.hintParts(width) {
		if i > 0 {
			b = append(b, screen.Line{})
		}
		b = append(b, part...)
	}
	return b
}

// hintBelow returns the lines of the last hint for a panel below the board. It has no blank lines,
// because such a panel is low.
func (p *Page) hintBelow(width int) screen.Block { return slices.Concat(p.hintParts(width)...) }

// hintParts returns the parts of the last hint: its title, each step told so far, and the keys for
// more. A hint without steps is returned as a single part. If no hint applies, hintParts returns
// nil.
func (p *Page) hintParts(width int) (parts []screen.Block) {
	if !p.hintHolds() {
		return nil
	}
	h := p.hinted
	if h.stage == advice.Whether || len(h.advice.Argument.Steps) == 0 {
		return []screen.Block{headed(text.Text{"Pista", "Hint"}.In(p.Lang), p.hintLine(), width)}
	}
	parts = append(parts, screen.Wrapped(screen.Figure.Of(p.teller().Title(h.advice)), width))
	steps := p.teller().Steps(h.advice, h.stage)
	for i, said := range steps {
		ink := screen.Field
		if i == len(steps)-1 {
			ink = screen.Message
		}
		parts = append(parts, numbered(i+1, ink.Of(said), width))
	}
	var then []suggestion
	if do, ok := p.handKey(); ok {
		then = append(then, do)
	}
	switch {
	case h.stage < h.advice.Last():
		then = append(then, suggestion{keys.AskHint, text.Text{"siguiente paso", "next step"}.In(p.Lang)})
	case p.back != nil:
		then = append(then, suggestion{keys.AskHint, text.Text{"el final", "the end"}.In(p.Lang)})
	}
	if l := p.taught(); l != nil {
		then = append(then, suggestion{keys.OpenLesson, course.Numbered(l, p.Lang)})
	}
	if len(then) > 0 {
		parts = append(parts, p.keyed(width, then))
	}
	return parts
}

// numbered puts a number before a text, and indents the lines after the first.
func numbered(n int, s screen.Span, width int) screen.Block {
	first := strconv.Itoa(n) + "  "
	var b screen.Block
	for _, l := range screen.Wrapped(s, width-len(first)) {
		b = append(b, append(screen.Line{s.Ink.Of(first)}, l...))
		first = strings.Repeat(" ", len(first))
	}
	return b
}

// hint shows the next step of a hint. After a loss it calls [Page.lookBack] to show the board
// before the loss.
func (p *Page) hint() tea.Cmd {
	switch {
	case p.game().Status() == game.Lost:
		return p.lookBack()
	case p.over():
		return nil
	case p.session.Undealt():
		p.say(screen.Message, p.session.Setup.AboutFirst().In(p.Lang))
		return nil
	}
	if c, ok := p.session.SafeStart(); ok {
		p.say(screen.Message, words.StartHere.In(p.Lang, p.Names.Of(p.session.Setup.Grid(), c)))
		p.moveTo(c)
		return nil
	}
	p.asked = true
	return p.think()
}
