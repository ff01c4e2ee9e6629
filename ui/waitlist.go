package ui

import (
	"buscaminas/ui/archive"
	"buscaminas/ui/draw"
	"buscaminas/ui/frame"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
	"buscaminas/ui/words"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/x/ansi"
)

// waitlist is the screen with the games that wait.
type waitlist struct {
	*Model
	frame.List
	first, top, seen int // the line of the first entry that is seen, which it is, and how many are
}

var (
	waitlistTitle = text.Text{"PARTIDAS QUE ESPERAN", "GAMES THAT WAIT"}
	noneWaits     = text.Text{"No espera ninguna partida", "No game waits"}
	playedNow     = text.Text{"en curso", "being played"}
	otherCopy     = text.Text{"en otra copia del juego", "in another copy of the game"}
	askGiveUp     = text.Text{"¿Abandonar esa partida? Queda en el historial como abandonada", "Give that game up? The history keeps it as given up"}
)

// A waiter is one game of the list: one of the archive, or the one that is played.
type waiter struct {
	archive.Waiting
	played bool
	brief  string // what it is
	state  string // whether it is played, here or elsewhere
	when   string // it was played last
}

// line says of the game what there is room for: when it was played is left out first.
func (w waiter) line(width int) string {
	after := ""
	if w.state != "" && 2*ansi.StringWidth(text.Between+w.state) <= width {
		after = text.Between + w.state
	}
	if when := text.Between + w.when; w.when != "" && ansi.StringWidth(w.brief+after+when) <= width {
		after += when
	}
	return ansi.Truncate(w.brief, width-ansi.StringWidth(after), "…") + after
}

// waiters returns the games of the list: the one that is played is the first.
func (w *waitlist) waiters() []waiter {
	var all []waiter
	if w.play.goesOn() {
		all = append(all, waiter{played: true, brief: w.play.brief(), state: playedNow.In(w.Lang)})
	}
	for _, one := range w.waits {
		if one.Here {
			continue // the one that is played
		}
		state := ""
		if one.Elsewhere {
			state = otherCopy.In(w.Lang)
		}
		all = append(all, waiter{Waiting: one, brief: w.briefOf(&one), state: state, when: one.Last.Local().Format("2006-01-02 15:04")})
	}
	return all
}

func (w *waitlist) show() tea.Cmd {
	w.Selected = 0
	return tea.Batch(w.Model.show(waitlistScreen), w.lookForWaits())
}

func (w *waitlist) key(msg tea.KeyMsg) tea.Cmd {
	w.menu.problems = nil
	all := w.waiters()
	if w.Move(msg, len(all)) {
		return nil
	}
	w.Selected = max(0, min(w.Selected, len(all)-1))
	switch {
	case frame.Picks(msg):
		return w.pick(w.Selected)
	case msg.String() == "x" && len(all) > 0 && !all[w.Selected].Elsewhere:
		return w.giveUpOne(all[w.Selected])
	case msg.String() == "esc", msg.String() == "q":
		return w.Model.show(menuScreen)
	}
	return nil
}

// pick goes on with a game, unless another copy of the program plays it.
func (w *waitlist) pick(i int) tea.Cmd {
	all := w.waiters()
	switch {
	case i >= len(all) || all[i].Elsewhere:
		return nil
	case all[i].played:
		return w.Model.show(playScreen)
	}
	w.Selected = i
	return w.goOn(all[i].Name)
}

// giveUpOne gives a game up, after asking.
func (w *waitlist) giveUpOne(one waiter) tea.Cmd {
	return w.question(askGiveUp, func() tea.Cmd {
		if one.played {
			return w.giveUp()
		}
		kept, now := w.Archive, w.Now
		return w.givenUp(func() error { return session.GiveUp(kept, one.Name, now) })
	})
}

// gaveUpMsg says whether a game could be given up, and which still wait.
type gaveUpMsg struct {
	waitsMsg
	err error
}

// givenUp gives up a game on the side.
func (m *Model) givenUp(do func() error) tea.Cmd {
	kept := m.Archive
	return func() tea.Msg {
		err := do()
		all, problems := kept.Waiting()
		return gaveUpMsg{waitsMsg{all, problems}, err}
	}
}

func (m *Model) gaveUp(msg gaveUpMsg) {
	m.waitsFound(msg.waits, msg.problems)
	if msg.err != nil {
		m.menu.problems = []string{words.Error(msg.err, m.Lang)}
	}
}

func (w *waitlist) clickLine(line int) tea.Cmd {
	if i := line - w.first; 0 <= i && i < w.seen {
		return w.pick(w.top + i)
	}
	return nil
}

func (w *waitlist) view(f *frame.Frame) {
	all := w.waiters()
	b := frame.Block{{draw.Figure.Of(waitlistTitle.In(w.Lang))}, {}}
	foot := w.foot(f.Width)
	room := max(1, f.Height-max(6, len(b)+len(foot)))
	selected := max(0, min(w.Selected, len(all)-1))
	w.first, w.top = len(b), max(0, min(selected-room/2, len(all)-room))
	w.seen = min(room, len(all)-w.top)
	for i := w.top; i < w.top+w.seen; i++ {
		ink := draw.Message
		switch {
		case all[i].Elsewhere:
			ink = draw.Field
		case i == selected:
			ink = draw.Figure
		}
		b = append(b, frame.Line{frame.Chooser(i == selected), ink.Of(all[i].line(max(1, f.Width-3)))})
	}
	if len(all) == 0 {
		b = append(b, frame.Line{draw.Message.Of(noneWaits.In(w.Lang))})
	}
	b = append(b, foot...)
	f.Center(b, w.first+selected-w.top)
}

// foot are the lines below the games: what is being read, what is wrong, and the keys.
func (w *waitlist) foot(width int) frame.Block {
	b := frame.Block{{}}
	if w.opening != nil {
		return append(b, frame.Wrapped(draw.Message.Of(w.opening.told(w.Lang)), width)...)
	}
	for _, problem := range w.menu.problems {
		b = append(b, frame.Wrapped(draw.Refused.Of(problem), width)...)
	}
	hints := []frame.KeyHint{frame.Hint("Esc", frame.KeyBack)}
	if len(w.waiters()) > 0 {
		hints = []frame.KeyHint{frame.Hint("Enter", words.MenuContinue), frame.Hint("x", keyGiveUp), hints[0]}
	}
	keys := frame.KeyHints(w.Lang, hints...)
	for keys.Width() > width && len(hints) > 1 {
		hints = hints[:len(hints)-1]
		keys = frame.KeyHints(w.Lang, hints...)
	}
	return append(b, keys)
}

var keyGiveUp = text.Text{"abandonar", "give up"}

// told says how the reading of a game goes.
func (o *opening) told(l text.Lang) string {
	return readingGame.In(l, o.percent.Load()) + text.Between + text.Text{"Esc cancelar", "Esc cancel"}.In(l)
}
