package play

import (
	"strconv"
	"time"

	"buscaminas/game"
	"buscaminas/ui/archive"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// ending is the part of the page that tells how the game ended, once it is over.
type ending struct {
	*core
	at       time.Time
	of       *archive.Ending  // the latest ending: after an undo, a game can end again; nil: none
	verdict  *archive.Verdict // how the game compares with earlier ones; nil: not known yet
	still    bool             // the player has pressed a key, so nothing moves any more
	paces    []float64        // the 3BV solved per second in each part of the game
	cardText string           // a summary of the game, to copy: see [ending.copyCard]
}

// note stores the present time as the time when the game ended. If still is true, the end is not
// animated.
func (e *ending) note(still bool) { e.at, e.still = e.Now(), still }

// finish adds the game, which has just ended, to the history. It works in the background, because
// it first measures the board, which may take long.
func (e *ending) finish() tea.Cmd {
	of := e.session.End(e.Now())
	e.verdict, e.of = nil, of
	if of == nil {
		return nil
	}
	wonRace := "" // found now: once the game is in the history, the player may have left it
	if seat := e.session.Seat(); seat != nil && e.game().Status() == game.Won {
		wonRace = seat.Code
	}
	return e.InTurn(func() tea.Msg {
		v, err := of.Finish()
		return page.Ended{Session: e.session, Ending: of, Verdict: v, WonRace: wonRace, Err: err}
	})
}

// judged takes the result of [ending.finish], and shows how the game compares with earlier games. It
// reports whether the history has this game now.
func (e *ending) judged(msg page.Ended) (kept bool) {
	switch {
	case msg.Session != e.session:
	case msg.Err != nil:
		e.refuse(words.NotKept, words.Error(msg.Err, e.Lang))
	case msg.Ending == e.of: // otherwise the player has undone the end, and the game has ended again
		e.verdict = &msg.Verdict
		if !e.large() { // on a large board this would take long
			e.findPace()
			e.findCard()
		}
		return true
	}
	return false
}

// endFigures returns the figures of a won game, except its time.
func (e *ending) endFigures() (all screen.Facts) {
	add := func(name text.Text, value string) { all.Add(e.Lang, name, value) }
	if g := e.verdict.Game; g.ThreeBV > 0 {
		add(text.Same("3BV"), strconv.Itoa(g.ThreeBV))
		if !g.Typed {
			add(text.Same("3BV/s"), text.Decimal(e.Lang, g.Tally().PerSecond(), 2))
			add(text.Same("IOE"), text.Decimal(e.Lang, g.Tally().IOE(), 2))
		}
	}
	if n := e.session.Hints(); n > 0 {
		add(text.Text{"pistas", "hints"}, strconv.Itoa(n))
	}
	if code, ok := e.session.Setup.Code(); ok {
		add(codeName, code)
	}
	return all
}

var codeName = text.Text{"código", "code"}

// moves reports whether the end of the game may be animated: motion is on, and no key was pressed
// since the end.
func (e *ending) moves() bool { return e.Motion && !e.still }

// moving reports whether the end of the game is being animated: light crosses the board.
func (e *ending) moving() bool { return e.moves() && e.over() && e.Now().Sub(e.at) < draw.WaveTime }

// letters returns the time of a win in block letters, or nil if the window has no room for them.
// While light crosses the board, it returns blank lines in their place.
func (e *ending) letters(time screen.Span, width int) screen.Block {
	const leastWidth, leastHeight = 100, 30
	if time.Text == "" || e.ASCII || e.Console || e.Board.Panel != page.Beside || e.Width < leastWidth || e.Height < leastHeight {
		return nil
	}
	b := screen.BlockLetters(time, width)
	if e.moving() {
		return make(screen.Block, len(b))
	}
	return b
}

// shine moves the light that crosses the board after a win to its present place. The light starts
// at the cursor.
func (e *ending) shine() {
	if e.game().Status() != game.Won || !e.moving() || !e.Palette.HasGrounds {
		e.Board.Wave = draw.Wave{}
		return
	}
	if e.Board.Wave == (draw.Wave{}) {
		e.Board.Wave = e.Board.WaveFrom(e.Board.Cursor)
	}
	e.Board.Wave = e.Board.Wave.After(e.Now().Sub(e.at))
}

// endPause is the time after the end of a game during which the key for the next game is ignored.
// The player may have pressed that key for the game that has just ended.
const endPause = 500 * time.Millisecond

// clickPause is the time after the end of a game during which a click does not begin the next one: a
// player who clicks fast is still busy with the board.
const clickPause = time.Second

// nextAfterPause returns the request for the next game. It returns nil until [endPause] has passed
// since the end of this game.
func (p *Page) nextAfterPause() page.Request {
	if p.Now().Sub(p.ending.at) < endPause {
		return nil
	}
	return p.nextGame()
}

// nextGame returns the request for the next game. In a race of several players, it returns the
// request for the table of the players.
func (p *Page) nextGame() page.Request {
	if p.rivals.inContest() {
		return p.rivals.table()
	}
	return page.NextGame{Setup: p.session.Setup, Won: p.game().Status() == game.Won}
}
