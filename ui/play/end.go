package play

import (
	"strings"
	"time"
	"unicode/utf8"

	"buscaminas/game"
	"buscaminas/ui/draw"
	"buscaminas/ui/page"
	"buscaminas/ui/text"
	"buscaminas/ui/words"

	tea "github.com/charmbracelet/bubbletea"
)

// finish puts the game, which has just ended, into the history: on the side, where
// its board is measured.
func (p *Page) finish() tea.Cmd {
	p.verdict = ""
	e := p.session.End(p.Now())
	if e == nil {
		return nil
	}
	return func() tea.Msg {
		v, err := e.Finish()
		return page.Ended{Session: p.session, Verdict: v, Err: err}
	}
}

// judged says what the game is worth.
func (p *Page) judged(msg page.Ended) {
	switch {
	case msg.Session != p.session:
	case msg.Err != nil:
		p.say(draw.Refused, words.NotKept.In(p.Lang, words.Error(msg.Err, p.Lang)))
	default:
		p.verdict = text.Between + msg.Verdict.Describe(p.Lang)
	}
}

// told returns the message below the board: what was just done or refused, or
// else how the game ended.
func (p *Page) told() draw.Span {
	switch status := p.game().Status(); {
	case p.dealing != nil:
		return draw.Message.Of(p.dealing.told(p))
	case p.paused:
		return draw.Span{} // it may tell of the board
	case p.message != "":
		return p.ink.Of(p.message)
	case status == game.Won:
		return draw.Good.Of(p.flourish(words.Won.In(p.Lang, words.Seconds(p.session.Elapsed())) + p.verdict))
	case status == game.Lost:
		return draw.Bad.Of(p.flourish(p.lost(p.Width)))
	case p.chances:
		return draw.Message.Of(p.chanceHere())
	}
	return draw.Span{}
}

// flourish puts a line on either side of how the game ended; where motion is
// wanted it grows while the keys still wait.
func (p *Page) flourish(text string) string {
	const longest = 12
	length := longest
	if p.Motion {
		length = min(longest, int(longest*p.Now().Sub(p.ended)/endPause))
	}
	length = min(length, (p.Width-utf8.RuneCountInString(text)-2)/2)
	if length <= 0 {
		return text
	}
	rule := strings.Repeat("─", length)
	return rule + " " + text + " " + rule
}

// moving reports whether the flourish still grows.
func (p *Page) moving() bool { return p.Motion && p.over() && p.Now().Sub(p.ended) < endPause }

// endPause is how long after the end no key begins the next game: it may still
// be on its way from this one.
const endPause = 500 * time.Millisecond

// again returns the next game, once this one is over.
func (p *Page) again() page.Dest {
	if p.Now().Sub(p.ended) < endPause {
		return nil
	}
	return p.following()
}

// following returns the game that follows this one.
func (p *Page) following() page.Dest {
	return page.Follow{Setup: p.session.Setup, Won: p.game().Status() == game.Won}
}
