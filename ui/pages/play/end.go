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

// end holds the facts about the end of the game, once the game is over.
type end struct {
	at      time.Time
	of      *archive.Ending  // the latest ending: after an undo, a game can end again; nil: none
	verdict *archive.Verdict // how the game compares with earlier ones; nil: not known yet
	still   bool             // the player has pressed a key, so nothing moves any more
	pace    []float64        // the 3BV solved per second in each part of the game
	card    string           // the card, as it would be copied
}

// finish adds the game, which has just ended, to the history. It works in the background, because
// the board is measured first.
func (p *Page) finish() tea.Cmd {
	e := p.session.End(p.Now())
	p.end.verdict, p.end.of = nil, e
	if e == nil {
		return nil
	}
	wonRace := "" // found now: by the end, the player may have left the game
	if seat := p.session.Seat(); seat != nil && p.game().Status() == game.Won {
		wonRace = seat.Code
	}
	return p.Aside(func() tea.Msg {
		v, err := e.Finish()
		return page.Ended{Session: p.session, Ending: e, Verdict: v, WonRace: wonRace, Err: err}
	})
}

// judged takes the result of [Page.finish], and shows how the game compares with earlier games. It
// reads the history again, which has this game now.
func (p *Page) judged(msg page.Ended) tea.Cmd {
	switch {
	case msg.Session != p.session:
	case msg.Err != nil:
		p.say(screen.Refused, words.NotKept.In(p.Lang, words.Error(msg.Err, p.Lang)))
	case msg.Ending == p.end.of: // otherwise the player has undone the end, and the game has ended again
		p.end.verdict = &msg.Verdict
		if !large(p.session.Setup.Grid()) { // on a large board this would take long
			p.findPace()
			p.findCard()
		}
		return p.findKnown()
	}
	return nil
}

// messageBelow returns the message for the lines below the board: the last message of the game, or
// how the game ended, or the risk at the cursor. It leaves out a message that the panel shows.
func (p *Page) messageBelow(inPanel shownMessages, width int) screen.Span {
	switch status := p.game().Status(); {
	case p.paused:
		return screen.Span{} // nothing may tell about the board during a pause
	case p.awaited.said() != "":
		return screen.Message.Of(p.awaited.said())
	case p.message.text != "" && !p.message.aside && !(inPanel.hint && p.message.text == p.helping.hintLine()):
		return p.message.ink.Of(p.message.text)
	case p.helping.back != nil:
		return screen.Message.Of(beforeLoss.In(p.Lang))
	case status == game.Won:
		return screen.Good.Of(p.flourish(p.fitted(p.winSaid()), width))
	case status == game.Lost:
		return screen.Bad.Of(p.flourish(p.fitted(p.lost()), width))
	case !inPanel.risk:
		return screen.Message.Of(p.helping.riskSaid())
	}
	return screen.Span{}
}

// fitted joins the parts of a message, the most important first. It leaves out the last parts if
// there are not enough lines for them.
func (p *Page) fitted(parts []string) string {
	for {
		said := strings.Join(parts, text.Separator)
		if len(parts) == 1 || len(screen.WrappedParts(screen.Bad.Of(said), p.Width)) <= p.mostSaid() {
			return said
		}
		parts = parts[:len(parts)-1]
	}
}

// winSaid returns the parts of the message after a win: the time, and the figures that no panel
// shows.
func (p *Page) winSaid() []string {
	said := append([]string{words.Won.In(p.Lang, words.InSeconds(p.Lang, p.session.Elapsed()))}, p.rivals.raced()...)
	if p.end.verdict == nil {
		return said
	}
	said = append(said, p.end.verdict.Describe(p.Lang))
	if p.Board.panel == noPanel {
		for _, fig := range p.endFigures() {
			said = append(said, fig.name.In(p.Lang)+" "+fig.value)
		}
	}
	return said
}

// An endFigure is a figure of a won game, such as its 3BV.
type endFigure struct {
	name  text.Text
	value string
}

// endFigures returns the figures of a won game, except its time.
func (p *Page) endFigures() []endFigure {
	var all []endFigure
	if g := p.end.verdict.Game; g.ThreeBV > 0 {
		all = []endFigure{{text.Same("3BV"), strconv.Itoa(g.ThreeBV)}}
		if !g.Typed {
			all = append(all,
				endFigure{text.Same("3BV/s"), text.Decimal(p.Lang, stats.Speed(g), 2)},
				endFigure{text.Same("IOE"), text.Decimal(p.Lang, stats.Efficiency(g), 2)})
		}
	}
	all = append(all, endFigure{text.Text{"pistas", "hints"}, strconv.Itoa(p.session.Hints())})
	if code, ok := p.session.Setup.Code(); ok {
		all = append(all, endFigure{codeName, code})
	}
	return all
}

var codeName = text.Text{"código", "code"}

// flourish puts a horizontal line on either side of the message at the end of the game. With motion
// on, the lines grow during the short pause after the end.
func (p *Page) flourish(text string, width int) string {
	const longest = 12
	length := longest
	if p.moves() {
		length = min(longest, int(longest*p.Now().Sub(p.end.at)/endPause))
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
func (p *Page) moves() bool { return p.Motion && !p.end.still }

// moving reports whether an animation at the end of the game is under way: lines that grow beside
// the message, or light that crosses the board.
func (p *Page) moving() bool { return p.moves() && p.over() && p.Now().Sub(p.end.at) < draw.WaveTime }

// shine draws the light that crosses the board after a win, at its present place. The light starts
// at the cursor.
func (p *Page) shine() {
	if p.game().Status() != game.Won || !p.moving() || !p.Palette.HasGrounds {
		p.Board.Wave = draw.Wave{}
		return
	}
	if p.Board.Wave == (draw.Wave{}) {
		p.Board.Wave = p.Board.WaveFrom(p.Board.Cursor)
	}
	p.Board.Wave = p.Board.Wave.After(p.Now().Sub(p.end.at))
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
	if p.Now().Sub(p.end.at) < endPause {
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
