package play

import (
	"slices"
	"strconv"

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

// A toldHint is a hint, and the last of its stages that was shown. The key for a hint shows one
// stage after the other. The zero value is no hint.
type toldHint struct {
	advice   advice.Advice
	stage    advice.Stage
	thoughts *advice.Thoughts // the thoughts about the position of the hint; nil: the position has changed
	page     int              // the page of the hint's text that is shown, from 0
}

// advise shows a hint up to stage s. The hint stays in the panel as long as it is valid.
func (h *helping) advise(a advice.Advice, s advice.Stage, t *advice.Thoughts) {
	h.hinted, h.message = toldHint{advice: a, stage: s, thoughts: t}, message{hint: true}
}

// hintHolds reports whether the last hint is valid in the position that the page shows.
func (h *helping) hintHolds() bool {
	told := h.hinted
	switch {
	case h.back != nil:
		return true
	case told.stage == 0, h.over(), h.paused:
		return false
	case told.thoughts != nil && told.thoughts == h.session.Thoughts():
		return true
	}
	return told.stage > advice.FirstStage && told.advice.Holds(h.game())
}

// hintShows reports whether the page shows the last hint: the hint is valid, and the page does not
// show the chances of a mine instead.
func (h *helping) hintShows() bool { return h.hintHolds() && (h.back != nil || !h.chances) }

// keepHint forgets the last hint if it is not valid in the present position. A valid hint becomes
// the message again if there is no other message.
func (h *helping) keepHint() {
	switch {
	case h.hinted.stage == 0, h.back != nil, h.paused:
	case !h.hintHolds():
		h.hinted = toldHint{}
	default:
		h.hinted.advice = h.hinted.advice.Update(h.game())
		if h.message.text == "" {
			h.message = message{hint: true}
		}
	}
}

// hintLine returns the step of the hint that was shown last, as text for a single line. The text
// ends with the keys to press now, such as the key that flags the mine.
func (h *helping) hintLine() string {
	told := h.hinted
	said := h.teller().StageText(told.advice, told.stage)
	for _, do := range h.handKeys() {
		said += text.Separator + h.label(do.Command) + " " + do.what
	}
	return said
}

// signs returns the marks on the board and their meanings.
func (h *helping) signs(width int) screen.Block {
	if o := h.Board.Overlay; o != nil {
		return h.Signs(h.SignsOf(o.Roles, h.Board.Game), width)
	}
	return nil
}

// taught returns the lesson that explains the argument of the last hint. It returns nil if there is
// no such lesson, or if no step of the hint was told yet.
func (h *helping) taught() *lesson.Lesson {
	if h.hinted.stage <= advice.FirstStage {
		return nil
	}
	return lesson.Teaching(h.teller().Game, h.hinted.advice.Argument)
}

// hintLines returns the last hint for a panel with room for this many lines: its title, the steps
// told so far, and the keys. If they do not fit, it leaves out the blank lines, then the title,
// then the first steps. The mark ▴ says that steps are left out.
func (h *helping) hintLines(width, lines int) (b screen.Block) {
	const least, mark = 2, " ▴" // least is one step and the keys
	parts := h.hintParts(width)
	for i, part := range parts {
		if i > 1 {
			b = append(b, nil)
		}
		b = append(b, part...)
	}
	if len(b) > lines {
		b, parts = slices.Concat(parts...), h.hintParts(width-screen.Width(mark))
	}
	for n := 1; len(b) > lines && n <= len(parts)-least; n++ {
		b = slices.Concat(parts[n:]...)
		if n > 1 { // not for the title
			b[0] = append(b[0], screen.Key.Of(mark))
		}
	}
	return b
}

// hintParts returns the parts of the last hint. The first is the title. Each step told so far is a
// part. The last part has the meanings of the marks on the board, and the keys to press now. A hint
// without steps is returned as a single part.
func (h *helping) hintParts(width int) (parts []screen.Block) {
	told := h.hinted
	if told.stage == advice.FirstStage || len(told.advice.Argument.Steps) == 0 {
		return []screen.Block{screen.WrappedParts(screen.Message.Of(h.hintLine()), width)}
	}
	parts = append(parts, screen.Wrapped(screen.Figure.Of(h.teller().Title(told.advice)), width))
	steps := h.teller().Steps(told.advice, told.stage)
	for i, said := range steps {
		ink := screen.Field
		if i == len(steps)-1 {
			ink = screen.Message
		}
		parts = append(parts, screen.Hanging(screen.Line{ink.Of(strconv.Itoa(i+1) + "  ")}, ink.Of(said), width))
	}
	then := h.handKeys()
	if l := h.taught(); l != nil {
		then = append(then, suggestion{keys.OpenLesson, course.Numbered(l, h.Lang)})
	}
	foot := append(h.signs(width), h.keyed(width, then)...)
	if h.Board.Panel == page.Below {
		foot = screen.Flow(append(h.signs(width), h.keyParts(then)...), screen.JoinGap, width)
	}
	if len(foot) > 0 {
		parts = append(parts, foot)
	}
	return parts
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
		h.say(h.session.Setup.AboutFirstCell())
		h.message.title = hintTitle
		return nil
	}
	if c, ok := h.session.SafeStart(); ok {
		h.say(words.StartHere, h.Names.Of(h.grid(), c))
		h.message.title = hintTitle
		h.moveTo(c)
		return nil
	}
	h.asked, h.chances = true, false
	return h.think()
}
