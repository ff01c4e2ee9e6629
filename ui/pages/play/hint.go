package play

import (
	"slices"
	"strconv"
	"strings"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/game/lesson"
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
func (h *helping) advise(a advice.Advice, s advice.Stage, t *advice.Thoughts) {
	h.hinted = toldHint{a, s, t}
	h.say(screen.Message, h.hintLine())
}

// hintHolds reports whether the last hint is about the position that the page shows.
func (h *helping) hintHolds() bool {
	if h.back != nil {
		return true
	}
	return h.hinted.thoughts != nil && h.hinted.thoughts == h.thoughts() && !h.over() && !h.paused
}

// hintLine returns the step of the hint that was shown last, as text for a single line. The text
// ends with the key for the next step. After the last step, the text ends with the key for the
// lesson.
func (h *helping) hintLine() string {
	told := h.hinted
	said := h.teller().Advice(told.advice, told.stage, h.keys().First(keys.AskHint, h.Lang))
	if do, ok := h.handKey(); ok {
		said += text.Separator + h.keys().First(do.Command, h.Lang) + ": " + do.what
	}
	if l := h.taught(); l != nil && told.stage == told.advice.Last() {
		said += text.Separator + h.lessonKey(l)
	}
	return said
}

// taught returns the lesson that explains the argument of the last hint. It returns nil if there is
// no such lesson, or if no step of the hint was told yet.
func (h *helping) taught() *lesson.Lesson {
	if h.hinted.stage <= advice.Whether {
		return nil
	}
	return lesson.Teaching(h.teller().Game, h.hinted.advice.Argument)
}

// lessonKey returns the key that opens a lesson, followed by the title of the lesson.
func (h *helping) lessonKey(l *lesson.Lesson) string {
	return h.keys().First(keys.OpenLesson, h.Lang) + ": " + course.Numbered(l, h.Lang)
}

// hintSection returns the section with the last hint: its title, the steps told so far, and the
// keys for more.
func (h *helping) hintSection(width int) (b screen.Block) {
	for i, part := range h.hintParts(width) {
		if i > 0 {
			b = append(b, screen.Line{})
		}
		b = append(b, part...)
	}
	return b
}

// hintBelow returns the lines of the last hint for a panel below the board. It has no blank lines,
// because such a panel is low.
func (h *helping) hintBelow(width int) screen.Block { return slices.Concat(h.hintParts(width)...) }

// hintParts returns the parts of the last hint: its title, each step told so far, and the keys for
// more. A hint without steps is returned as a single part. If no hint applies, hintParts returns
// nil.
func (h *helping) hintParts(width int) (parts []screen.Block) {
	if !h.hintHolds() {
		return nil
	}
	told := h.hinted
	if told.stage == advice.Whether || len(told.advice.Argument.Steps) == 0 {
		return []screen.Block{headed(text.Text{"Pista", "Hint"}.In(h.Lang), h.hintLine(), width)}
	}
	parts = append(parts, screen.Wrapped(screen.Figure.Of(h.teller().Title(told.advice)), width))
	steps := h.teller().Steps(told.advice, told.stage)
	for i, said := range steps {
		ink := screen.Field
		if i == len(steps)-1 {
			ink = screen.Message
		}
		parts = append(parts, numbered(i+1, ink.Of(said), width))
	}
	var then []suggestion
	if do, ok := h.handKey(); ok {
		then = append(then, do)
	}
	switch {
	case told.stage < told.advice.Last():
		then = append(then, suggestion{keys.AskHint, text.Text{"siguiente paso", "next step"}.In(h.Lang)})
	case h.back != nil:
		then = append(then, suggestion{keys.AskHint, text.Text{"el final", "the end"}.In(h.Lang)})
	}
	if l := h.taught(); l != nil {
		then = append(then, suggestion{keys.OpenLesson, course.Numbered(l, h.Lang)})
	}
	if len(then) > 0 {
		parts = append(parts, h.keyed(width, then))
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

// hint shows the next step of a hint. After a loss it calls [helping.lookBack] to show the board
// before the loss.
func (h *helping) hint() tea.Cmd {
	switch {
	case h.game().Status() == game.Lost:
		return h.lookBack()
	case h.over():
		return nil
	case h.session.Undealt():
		h.say(screen.Message, h.session.Setup.AboutFirst().In(h.Lang))
		return nil
	}
	if c, ok := h.session.SafeStart(); ok {
		h.say(screen.Message, words.StartHere.In(h.Lang, h.Names.Of(h.session.Setup.Grid(), c)))
		h.moveTo(c)
		return nil
	}
	h.asked = true
	return h.think()
}
