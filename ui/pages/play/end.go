package play

import (
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"buscaminas/game"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/stats"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/settings/keys"
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
	cardText string           // the card, as it would be copied
}

// begin notes the time of the end. The parameter still says that nothing moves.
func (e *ending) begin(still bool) { e.at, e.still = e.Now(), still }

// finish adds the game, which has just ended, to the history. It works in the background, because
// the board is measured first.
func (e *ending) finish() tea.Cmd {
	of := e.session.End(e.Now())
	e.verdict, e.of = nil, of
	if of == nil {
		return nil
	}
	wonRace := "" // found now: by the end, the player may have left the game
	if seat := e.session.Seat(); seat != nil && e.game().Status() == game.Won {
		wonRace = seat.Code
	}
	return e.Aside(func() tea.Msg {
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
		e.say(screen.Refused, words.NotKept.In(e.Lang, words.Error(msg.Err, e.Lang)))
	case msg.Ending == e.of: // otherwise the player has undone the end, and the game has ended again
		e.verdict = &msg.Verdict
		if !large(e.session.Setup.Grid()) { // on a large board this would take long
			e.findPace()
			e.findCard()
		}
		return true
	}
	return false
}

// told returns the message: the last message of the game, or
// how the game ended, or the risk at the cursor. It leaves out a message that the panel shows.
func (p *Page) told(panel screen.Topics, width int) screen.Span {
	switch status := p.game().Status(); {
	case p.paused:
		return screen.Span{} // nothing may tell about the board during a pause
	case p.awaited.said() != "":
		return screen.Message.Of(p.awaited.said())
	case p.message.text != "" && !p.message.aside && !(panel.Has(hintTopic) && p.message.text == p.helping.hintLine()):
		return p.message.ink.Of(p.message.text)
	case p.helping.back != nil:
		return screen.Message.Of(beforeLoss.In(p.Lang))
	case status == game.Won:
		return screen.Good.Of(p.ending.flourish(p.fitted(p.ending.winSaid(p.rivals.raced())), width))
	case status == game.Lost:
		return screen.Bad.Of(p.ending.flourish(p.fitted(p.lost()), width))
	case !panel.Has(riskTopic):
		return screen.Message.Of(p.helping.riskSaid())
	}
	return screen.Span{}
}

// fitted joins the parts of a message, the most important first. It leaves out the last parts if
// there are not enough lines for them.
func (c *core) fitted(parts []string) string {
	for {
		said := strings.Join(parts, text.Separator)
		if len(parts) == 1 || len(screen.WrappedParts(screen.Bad.Of(said), c.Width)) <= c.mostSaid() {
			return said
		}
		parts = parts[:len(parts)-1]
	}
}

// winSaid returns the parts of the message after a win: the time, the parts about the race, and the
// figures that no panel shows.
func (e *ending) winSaid(raced []string) []string {
	said := append([]string{words.Won.In(e.Lang, words.InSeconds(e.Lang, e.session.Elapsed()))}, raced...)
	if e.verdict == nil {
		return said
	}
	said = append(said, e.verdict.Describe(e.Lang))
	if e.Board.Panel == page.NoPanel {
		for _, fig := range e.endFigures() {
			said = append(said, fig.name.In(e.Lang)+" "+fig.value)
		}
	}
	return said
}

// endFigures returns the figures of a won game, except its time.
func (e *ending) endFigures() []figure {
	var all []figure
	if g := e.verdict.Game; g.ThreeBV > 0 {
		all = []figure{{name: text.Same("3BV"), value: strconv.Itoa(g.ThreeBV)}}
		if !g.Typed {
			all = append(all,
				figure{name: text.Same("3BV/s"), value: text.Decimal(e.Lang, stats.Speed(g), 2)},
				figure{name: text.Same("IOE"), value: text.Decimal(e.Lang, stats.Efficiency(g), 2)})
			if classic := stats.ClassicEfficiency(g); classic > 0 && classic != stats.Efficiency(g) {
				all = append(all, figure{name: stats.ClassicIOE, value: text.Decimal(e.Lang, classic, 2)})
			}
		}
	}
	all = append(all, figure{name: text.Text{"pistas", "hints"}, value: strconv.Itoa(e.session.Hints())})
	if code, ok := e.session.Setup.Code(); ok {
		all = append(all, figure{name: codeName, value: code})
	}
	return all
}

var codeName = text.Text{"código", "code"}

// flourish puts a horizontal line on either side of the message at the end of the game. With motion
// on, the lines grow during the short pause after the end.
func (e *ending) flourish(text string, width int) string {
	const longest = 12
	length := longest
	if e.moves() {
		length = min(longest, int(longest*e.Now().Sub(e.at)/endPause))
	}
	length = min(length, (width-utf8.RuneCountInString(text)-2)/2)
	if length <= 0 {
		return text
	}
	rule := strings.Repeat("─", length)
	return rule + " " + text + " " + rule
}

// moves reports whether the end of the game may be animated: motion is on, and no key was pressed
// since the end.
func (e *ending) moves() bool { return e.Motion && !e.still }

// moving reports whether an animation at the end of the game is under way: lines that grow beside
// the message, or light that crosses the board.
func (e *ending) moving() bool { return e.moves() && e.over() && e.Now().Sub(e.at) < draw.WaveTime }

// shine draws the light that crosses the board after a win, at its present place. The light starts
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
	if p.rivals.contest != nil {
		return p.rivals.table()
	}
	return page.Follow{Setup: p.session.Setup, Won: p.game().Status() == game.Won}
}

// lost returns the parts of the message after a loss: how the game was lost, and which key shows
// the board before the loss. In a low window only the foot names that key.
func (p *Page) lost() []string {
	if p.hidesLoss() {
		return append([]string{exploded.In(p.Lang, p.tables.over.First(keys.UndoStep, p.Lang))}, p.rivals.raced()...)
	}
	said := []string{words.Lost.In(p.Lang)}
	if t := p.session.Truth(); t != p.helping.truth {
		said = append(said, stillThinking.In(p.Lang))
	} else if loss, ok := p.session.Loss(); ok {
		said = append(said, p.helping.teller().Loss(loss))
		if !p.Low() {
			said = append(said, text.Text{
				"%s: el tablero de antes", "%s: the board before"}.In(p.Lang, p.tables.over.First(keys.AskHint, p.Lang)))
		}
	}
	return append(said, p.rivals.raced()...)
}
