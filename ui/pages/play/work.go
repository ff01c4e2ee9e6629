package play

import (
	"time"

	"buscaminas/ui/page"
	"buscaminas/ui/session"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// maxAtOnce is the size, in cells, of the largest board that is dealt or analysed at once. With a
// larger board the program works in the background.
const maxAtOnce = 40_000

// large reports whether the board is so large that dealing it would hold up the next frame.
func (c *core) large() bool {
	rows, cols := c.grid().Size()
	return rows*cols > maxAtOnce
}

// isQuick reports whether the page does the work of a turn at once, and not in the background. On a
// large board it never does. The page thinks at once if it shows the chances of a mine: it needs
// the same thoughts to draw the chances. It deals a board at once, with two exceptions: boards that
// must need a certain rule of the solver, and crowded boards, with more than 30 % mines, that must
// need no guess.
func (h *helping) isQuick(w *session.Work) bool {
	switch {
	case h.large():
		return false
	case w.Kind == session.Thinking:
		return h.chances
	}
	spec := h.session.Setup.Spec()
	rows, cols := spec.Grid.Size()
	crowded := 10*spec.Mines > 3*rows*cols
	return spec.Promise.Needs() == 0 && !(crowded && spec.Promise.NoGuess())
}

var playStopped = text.Text{"Jugada cancelada", "Move cancelled"}

// workedMsg brings the result of the work for which the turn waits.
type workedMsg struct {
	job    *page.Job
	result session.Result
}

// awaitWork does work in the background. Then the turn goes on.
func (p *Page) awaitWork(w *session.Work) tea.Cmd {
	j := page.Dealing(p.session.Setup.Spec().Promise)
	return p.await(j, func() tea.Msg { return workedMsg{j, w.Do(j.Watch)} })
}

// awaitCoach makes the turn wait for the thoughts of the coach, which [helping.think] finds. The
// wait is short, so the page shows no message about it.
func (p *Page) awaitCoach() tea.Cmd {
	j := &page.Job{Stopped: playStopped, BlocksKeys: true}
	p.job, p.turn.coach = j, true
	late := func(time.Time) tea.Msg { return workedMsg{j, session.SkipCoach} }
	return tea.Batch(p.helping.think(), tea.Tick(session.CoachTime, late))
}

// worked goes on with the turn that waited for this work.
func (p *Page) worked(msg workedMsg) tea.Cmd {
	if !msg.job.End() {
		return nil
	}
	p.turn.coach = false
	p.turn.Take(msg.result)
	return tea.Batch(p.playOn(), p.watch())
}

// coached is called when thoughts about the position were found. If the turn waits for the coach,
// it goes on.
func (p *Page) coached() tea.Cmd {
	if !p.turn.coach || p.session.Thoughts() == nil || !p.job.End() {
		return nil
	}
	p.turn.coach = false
	return p.playOn()
}

// stopped is called when the player has cancelled a job. If the turn that waited for the job was
// typed, its remaining actions stay in the prompt.
func (p *Page) stopped() tea.Cmd {
	if p.turn.typed != "" {
		p.typing.prompt.keepRest(p.turn)
	}
	p.turn = turn{}
	return tea.Batch(p.watch(), p.helping.think())
}
