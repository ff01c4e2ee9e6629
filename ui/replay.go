package ui

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"time"

	"buscaminas/game"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/draw"
	"buscaminas/ui/frame"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
	"buscaminas/ui/words"

	tea "github.com/charmbracelet/bubbletea"
)

// replay is the screen on which a game is seen again.
type replay struct {
	*Model
	*session.Replay
	from    screen
	board   draw.Board
	playing bool
	speed   int           // in halves: 2 is as it was played
	since   time.Time     // when it was set going
	origin  time.Duration // and where the game was then
	run     int           // ticks of an earlier run are not wanted
	refused text.Text     // why a key did nothing
	taken   int           // the revision of the game that was taken over
}

// replayMsg brings a kept game to be seen again, or why it cannot be.
type replayMsg struct {
	opening *opening
	replay  *session.Replay
	err     error
}

// replayKept reads a kept game on the side.
func (m *Model) replayKept(name string) tea.Cmd {
	kept := m.Archive
	return m.read(func(o *opening, watch archive.Watch) tea.Msg {
		saved, err := kept.Read(name, watch)
		if err != nil {
			return replayMsg{o, nil, err}
		}
		r, err := session.NewReplay(saved.Journal)
		return replayMsg{o, r, err}
	})
}

// replayed shows a game that was read.
func (m *Model) replayed(msg replayMsg) tea.Cmd {
	if m.opening != msg.opening {
		return nil // nobody waits any more
	}
	m.opening = nil
	switch {
	case errors.Is(msg.err, fs.ErrNotExist):
		m.records.problem = keptNoMore.In(m.Lang)
		return nil
	case msg.err != nil:
		m.records.problem = words.Error(msg.err, m.Lang)
		return nil
	}
	return tea.Batch(m.replay.show(msg.replay, m.screen), m.typedMeanwhile(msg.opening))
}

var keptNoMore = text.Text{
	"Esta partida ya no se conserva: solo quedan sus números",
	"This game is not kept any more: only its numbers are"}

var replayAfter = text.Text{"La repetición espera al fin de la partida", "The replay waits for the end of the game"}

// replayLast shows the game that has just ended.
func (p *play) replayLast() tea.Cmd {
	j := p.session.Journal()
	if !p.over() || len(j.Entries) == 0 {
		p.say(draw.Refused, replayAfter.In(p.Lang))
		return nil
	}
	r, err := session.NewReplay(j)
	if err != nil {
		p.say(draw.Refused, words.Error(err, p.Lang))
		return nil
	}
	return p.replay.show(r, playScreen)
}

func (r *replay) show(of *session.Replay, from screen) tea.Cmd {
	*r = replay{Model: r.Model, Replay: of, from: from, speed: 2, run: r.run + 1}
	r.board.Look = draw.Look{Glyphs: r.glyphs(), Marks: r.Marks}
	return tea.Batch(r.Model.show(replayScreen), r.toggle())
}

// replayTick moves a replay on.
type replayTick struct{ run int }

// toggle sets the replay going, or stops it.
func (r *replay) toggle() tea.Cmd {
	r.run++
	r.playing = !r.playing
	if r.playing && r.At() == r.Len() {
		r.Seek(0)
	}
	r.since, r.origin = r.Now(), r.Time()
	return r.tick()
}

func (r *replay) tick() tea.Cmd {
	if !r.playing {
		return nil
	}
	run := r.run
	return tea.Tick(time.Second/20, func(time.Time) tea.Msg { return replayTick{run} })
}

// ticked answers a tick of a replay.
func (r *replay) ticked(msg replayTick) tea.Cmd {
	if msg.run != r.run || r.screen != replayScreen {
		return nil
	}
	r.SeekTime(r.origin + r.Now().Sub(r.since)*time.Duration(r.speed)/2)
	r.playing = r.At() < r.Len()
	return r.tick()
}

func (r *replay) key(msg tea.KeyMsg) tea.Cmd {
	r.refused = text.Text{}
	switch msg.String() {
	case " ", "p":
		return r.toggle()
	case "esc", "q":
		r.run++
		return r.Model.show(r.from)
	case "+", "up", "k":
		r.speed = min(r.speed*2, 64)
		r.since, r.origin = r.Now(), r.Time()
		return nil
	case "-", "down", "j":
		r.speed = max(r.speed/2, 1)
		r.since, r.origin = r.Now(), r.Time()
		return nil
	case "enter":
		return r.takeOver()
	}
	to := r.At()
	switch msg.String() {
	case "right", "l":
		to++
	case "left", "h":
		to--
	case "pgdown":
		to += 10
	case "pgup":
		to -= 10
	case "home", "g":
		to = 0
	case "end", "G":
		to = r.Len()
	case "m":
		n, ok := r.Mistake()
		if !ok {
			r.refused = text.Text{"no hay ningún error", "there is no mistake"}
			return nil
		}
		to = n
	default:
		return nil
	}
	r.run++ // it stops here
	r.playing = false
	r.Seek(to)
	return nil
}

var takenOver = text.Text{"Sigue desde aquí: esta partida no se guarda", "Go on from here: this game is not kept"}

// takeOver plays on from here, or where the game is over by now from before that: a
// game of its own, which is not kept. One that waits goes on waiting.
func (r *replay) takeOver() tea.Cmd {
	for r.Game().Status() != game.Playing && r.At() > 0 {
		r.Seek(r.At() - 1)
	}
	r.run++
	r.playing = false
	s, err := r.TakeOver(r.Now)
	if err != nil {
		r.refused = text.Same(words.Error(err, r.Lang))
		return nil
	}
	if !r.play.takenOver() {
		r.aside = r.play
	}
	p := newPlay(r.Model, s, nil)
	p.moveTo(r.cursor())
	p.say(draw.Message, takenOver.In(r.Lang))
	r.play, r.taken = p, p.game().Revision()
	return tea.Batch(r.Model.show(playScreen), p.findTruth())
}

// takenOver reports whether a game comes from a replay.
func (p *play) takenOver() bool { return p != nil && p.session.ForItsOwnSake() }

// backToReplay leaves a game that was taken over, after asking where it would be
// lost, and goes back to the replay.
func (p *play) backToReplay() tea.Cmd {
	back := func() tea.Cmd {
		given := p.giveUp()
		if p.Model.play == nil && p.replay.from == playScreen {
			p.replay.from = menuScreen
		}
		return tea.Batch(given, p.show(replayScreen))
	}
	if p.over() || p.game().Revision() == p.replay.taken {
		return back()
	}
	return p.question(askAbandon, back)
}

// giveUp leaves the game for good: the history knows it as given up. The one that waited
// is there again.
func (m *Model) giveUp() tea.Cmd {
	s := m.play.session
	m.play, m.aside = m.aside, nil
	if !s.Begun() {
		s.Leave()
		return nil
	}
	e, err := s.GiveUp(m.Now())
	return m.givenUp(func() error {
		if e != nil {
			_, err = e.Finish()
		}
		s.Leave()
		return err
	})
}

// cursor returns the cell of the last action, or the middle.
func (r *replay) cursor() game.Cell {
	if e, ok := r.Last(); ok && (e.Kind == journal.Done || e.Kind == journal.Refused) &&
		(e.Action.Kind == game.Open || e.Action.Kind == game.Flag) {
		return e.Action.Cell
	}
	return r.board.Cursor
}

var (
	keyStep    = text.Text{"paso", "step"}
	keySpeed   = text.Text{"velocidad", "speed"}
	keyMistake = text.Text{"primer error", "first mistake"}
	keyTake    = text.Text{"jugar aquí", "play on"}
)

func (r *replay) view(f *frame.Frame) {
	g := r.Game()
	grid := g.Layout().Grid()
	const chrome = 4
	r.board.Game = g
	r.board.Cursor = r.cursor()
	r.board.Spacing = draw.Roomy
	if r.board.Spacing.Fit(grid, f.Width, f.Height-chrome) != draw.Whole(grid) {
		r.board.Spacing = draw.Compact
	}
	w := r.board.Spacing.Fit(grid, f.Width, f.Height-chrome)
	w.Top, w.Left = r.board.Window.Top, r.board.Window.Left
	r.board.Window = w.Follow(grid, r.board.Cursor)
	width, height := r.board.Spacing.Size(grid, r.board.Window)
	f.Blank((f.Height - height - chrome) / 2)
	f.Title(text.Text{"Repetición · %s", "Replay · %s"}.In(r.Lang, r.Setup.Describe(draw.GridName(grid), r.Lang)))
	r.board.Indent = max(0, (f.Width-width)/2)
	r.board.Draw(&f.Pen)
	f.Middle(r.progress(f.Width))
	if r.refused != (text.Text{}) {
		f.Middle(frame.Line{draw.Refused.Of(r.refused.In(r.Lang))})
	} else {
		f.Middle(frame.Line{draw.Message.Of(describe(r.Replay, r.Lang))})
	}
	pause := text.Text{"pausa", "pause"}
	if !r.playing {
		pause = frame.KeyResume
	}
	f.Middle(frame.KeyHints(r.Lang, frame.Hint("p", pause), frame.Hint("←→", keyStep), frame.Hint("+-", keySpeed),
		frame.Hint("m", keyMistake), frame.Hint("Enter", keyTake), frame.Hint("Esc", frame.KeyBack)))
}

// progress shows how far the replay is.
func (r *replay) progress(width int) frame.Line {
	const longest = 30
	bar := min(longest, width/3)
	done := bar * r.At() / max(1, r.Len())
	full, rest := "━", "─"
	if r.ASCII {
		full, rest = "=", "-"
	}
	return frame.Line{
		draw.Figure.Of(fmt.Sprintf("%d/%d  ", r.At(), r.Len())),
		draw.Key.Of(strings.Repeat(full, done)), draw.Field.Of(strings.Repeat(rest, bar-done)),
		draw.Figure.Of(fmt.Sprintf("  %s  ×%g", words.Seconds(r.Time()), float64(r.speed)/2)),
	}
}

// describe says what happened last in a replay.
func describe(r *session.Replay, l text.Lang) string {
	e, ok := r.Last()
	if !ok {
		return text.Text{"principio", "beginning"}.In(l)
	}
	said := e.Text(r.Game().Layout().Grid()).In(l)
	if n, wrong := r.Mistake(); wrong && n == r.At() {
		said += text.Between + words.FirstMistake.In(l)
	}
	return said
}
