package play

import (
	"buscaminas/game"
	"buscaminas/ui/screen"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"
)

// awaited is the state of commands that take several keys: a command with a count, and the search
// for a number.
type awaited struct {
	count   keys.Count // how many times to repeat the next command
	finding bool       // the next key is the number to find
	sought  string     // the key of the last number found
}

// awaits takes a key that is part of a command of several keys: a digit of a count, or the number
// to find. It reports false for other keys.
func (p *Page) awaits(key string) bool {
	switch {
	case p.paused:
		return false
	case p.finding:
		p.finding = false
		p.find(key)
		return true
	}
	if !p.count.Type(p.keys(), key) {
		return false
	}
	p.message.text = ""
	return true
}

var (
	whichNumber = text.Text{
		"%s … un número, de 0 a 8, o ?: va al siguiente",
		"%s … type a number, 0 to 8, or ? to go to the next one"}
	noOther = text.Text{"No se ve ningún otro %s", "There is no other %s in sight"}
)

// awaiting returns the text about a command that waits for another key: the count typed so far, or
// the question which number to find. If no command waits for a key, awaiting returns "".
func (p *Page) awaiting() string {
	switch {
	case p.finding:
		return whichNumber.In(p.Lang, p.keys().First(keys.FindNumber, p.Lang))
	case p.count > 0:
		return p.count.String()
	}
	return ""
}

// find moves the cursor to the next open cell that shows the number on the pressed key. The key "?"
// stands for numbers with too many flags around them. The key that began the search repeats the
// last search. Any other key cancels the search.
func (p *Page) find(key string) {
	if p.keys().Command(key) == keys.FindNumber {
		key = p.sought
	}
	var face game.Face
	switch {
	case key == "?":
		face = game.Overflagged
	case len(key) == 1 && "0" <= key && key <= "8":
		face = game.Face(key[0] - '0')
	default:
		return
	}
	p.sought = key
	to := p.game().NextOpen(p.board.Cursor, 1, face, p.board.Numbering())
	if to == p.board.Cursor {
		p.say(screen.Refused, noOther.In(p.Lang, key))
		return
	}
	p.moveTo(to)
}
