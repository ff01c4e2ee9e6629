// Package replay has the page on which a game is replayed, and the page on which the player chooses
// what to do with another player's game.
package replay

import (
	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/ui/page"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A Page is the replay of a game.
type Page struct {
	page.Context
	keys   keys.Table
	replay *session.Replay
	board  page.Board
	playback
	refused text.Text  // why a key did nothing
	count   keys.Count // how many times to repeat the next command
	seen    bool
	judged  judged
	hinted         // the hint for the present position
	figured bool   // the figures are shown instead of the board
	scroll  int    // the first line of the figures that is shown
	better  better // a better move than the next entry
	live
	page.Filming
}

// New returns the page. The replay starts from its present position once the player sees the page.
func New(see page.OpenReplay) *Page {
	p := &Page{replay: see.Replay, playback: playback{playing: true, speed: 2}}
	if p.grow = see.Grow; p.grow != nil {
		p.judged = judged{err: notYetJudged, done: true}
	} else {
		p.judged = newJudged(see.Replay)
	}
	return p
}

// Keyboard implements [page.Keyed].
func (p *Page) Keyboard() *keys.Table { return &p.keys }

// Update implements [page.Page].
func (p *Page) Update(msg tea.Msg) (tea.Cmd, page.Request) {
	cmd, request := p.update(msg)
	p.fit()
	return cmd, request
}

func (p *Page) update(msg tea.Msg) (tea.Cmd, page.Request) {
	switch msg := msg.(type) {
	case page.Context:
		p.Context, p.keys = msg, msg.Keys.Of(keys.Replay)
		p.board.Cache = new(draw.Cache) // after a large window, the old one takes much memory
		p.board.Look = draw.Look{Glyphs: p.Glyphs(), Names: p.Names, Marks: p.Marks}
	case page.Shown:
		p.seen = true
		return tea.Batch(p.play(p.playing), p.judgeOn(), p.read()), nil
	case page.Hidden:
		p.pause()
		p.seen = false
	case page.PollTickMsg:
		if p.poll.Resume(); p.seen {
			return p.read(), nil
		}
	case grownMsg:
		return p.grown(msg), nil
	case judgedMsg:
		p.take(msg)
		return p.judgeOn(), nil
	case hintMsg:
		p.hint(msg)
	case betterMsg:
		p.argue(msg)
	case tick:
		return p.ticked(msg, p.replay, p.Now()), nil
	case tea.KeyMsg:
		key := keys.Name(msg)
		if !p.count.Type(&p.keys, key) {
			return p.do(p.keys.Command(key))
		}
		p.refused = text.Text{}
	case page.Click: // the wheel works like the arrow keys
		switch msg.Button {
		case tea.MouseButtonWheelUp:
			return p.do(keys.Faster)
		case tea.MouseButtonWheelDown:
			return p.do(keys.Slower)
		}
	}
	return nil, nil
}

// play starts the replay from its present position if playing is true. Otherwise it stops the
// replay there.
func (p *Page) play(playing bool) tea.Cmd { return p.set(playing, p.replay, p.Now()) }

// steps holds, for each command that steps, the number of entries by which it moves the replay.
var steps = map[keys.Command]int{
	keys.StepOn: 1, keys.StepBack: -1, keys.JumpOn: 10, keys.JumpBack: -10,
}

// do carries out the command of a key.
func (p *Page) do(c keys.Command) (tea.Cmd, page.Request) {
	p.refused = text.Text{}
	if c != keys.HintThere {
		p.hinted = hinted{}
	}
	times := p.count.Take()
	if p.figured && c != keys.None {
		if p.turn(c) {
			return nil, nil
		}
		p.figured = false
		if c == keys.Back || c == keys.Figures {
			return nil, nil
		}
	}
	switch c {
	case keys.Back:
		return nil, page.Back{}
	case keys.ShowHelp:
		return nil, page.Help{Keys: keys.Replay}
	case keys.TakeOver:
		return nil, p.takeOver()
	case keys.OpenLesson:
		return nil, p.learn()
	}
	return p.show(c, times), nil
}

// show carries out a command of the replay. A command that steps is carried out count times.
func (p *Page) show(c keys.Command, count int) tea.Cmd {
	r := p.replay
	switch c {
	case keys.PlayReplay:
		if !p.playing && r.Position() == r.Len() {
			r.Seek(0)
		}
		p.better = better{}
		return p.play(!p.playing)
	case keys.Faster:
		p.setSpeed(min(p.speed*2, 64), r, p.Now())
	case keys.Slower:
		p.setSpeed(max(p.speed/2, 1), r, p.Now())
	case keys.StepOn, keys.StepBack, keys.JumpOn, keys.JumpBack:
		p.stopAt(r.Position() + steps[c]*count)
	case keys.ReplayStart:
		p.stopAt(0)
	case keys.ReplayEnd:
		p.stopAt(r.Len())
	case keys.NextMistake:
		return p.toMistake(+1)
	case keys.PreviousMistake:
		return p.toMistake(-1)
	case keys.HintThere:
		return p.askHint()
	case keys.Film:
		again := r.Again()
		return p.Filming.Film(&p.Context, func() (*session.Replay, error) { return again, nil })
	case keys.Figures:
		p.play(false)
		p.figured, p.scroll = true, 0
	}
	return nil
}

// stopAt stops the replay and moves it to the position after the first n entries.
func (p *Page) stopAt(n int) {
	p.play(false)
	p.better = better{}
	p.replay.Seek(n)
}

// takeOver returns the request to play on from the present position. If the game is over there, the
// player plays on from the last position before its end.
func (p *Page) takeOver() page.Request {
	r := p.replay
	p.play(false)
	for r.Game().Status() != game.Playing && r.Position() > 0 {
		r.Seek(r.Position() - 1)
	}
	s, err := r.TakeOver(p.Now)
	if err != nil {
		p.refused = text.Same(words.Error(err, p.Lang))
		return nil
	}
	return page.TakeOver{Session: s, Cursor: p.cursor(), Missed: p.missed()}
}

// cursor returns the cell of the cursor. It is the cell of the last entry replayed or, while the
// page shows a better move, the cell of the next entry. Once the player has asked for a hint or an
// argument, it is the cell of the step that is told now, so that the text never covers that cell.
func (p *Page) cursor() game.Cell {
	told, b := p.hinted.told, &p.better
	if b.asked && b.Start == nil {
		told = b.Stages()[b.step]
	}
	switch {
	case told.Stage > advice.FirstStage:
		return told.Todo(p.replay.Game(), told.Stage).At
	case b.before > 0:
		return b.cell
	}
	if c, ok := p.replay.Touched(); ok {
		return c
	}
	return p.board.Cursor
}
