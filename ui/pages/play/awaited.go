package play

import (
	"buscaminas/game"
	"buscaminas/ui/screen"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"
)

// awaited is what keys have been pressed that say something only with the next one.
type awaited struct {
	count   keys.Count // how often the next command is wanted
	finding bool       // the next key is the number to go to
	sought  string     // the key that was the last such number
}

// awaits reports whether a key belongs to another: it is a digit of a count, or the number
// to go to.
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
		"%s … a number, 0 to 8, or ?: goes to the next one"}
	noOther = text.Text{"No se ve ningún otro %s", "There is no other %s in sight"}
)

// awaiting says what has been pressed that waits for another key, "" where nothing has.
func (p *Page) awaiting() string {
	switch {
	case p.finding:
		return whichNumber.In(p.Lang, p.keys().First(keys.FindNumber, p.Lang))
	case p.count > 0:
		return p.count.String()
	}
	return ""
}

// find goes to the next cell that shows what a key says: a number, or that too many flags
// are around it. The key that asks for one is the same again, and any other calls it off.
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
