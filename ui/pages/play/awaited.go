package play

import (
	"buscaminas/game"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"
)

// awaited is the state of commands that take several keys: a command with a count, and the search
// for a number.
type awaited struct {
	*core
	count   keys.Count // how many times to repeat the next command
	finding bool       // the next key is the number to find
	sought  string     // the key of the number that was sought last
}

// takes handles a key that is part of a longer command: a digit of a count, or the number to find.
// It reports false for other keys.
func (a *awaited) takes(key string) bool {
	switch {
	case a.paused:
		return false
	case a.finding:
		a.finding = false
		a.find(key)
		return true
	}
	if !a.count.Type(a.keys(), key) {
		return false
	}
	a.message = message{}
	return true
}

// cancel cancels the command that waits for another key.
func (a *awaited) cancel() { a.count, a.finding = 0, false }

var (
	whichNumber = text.Text{
		"%s … un número, de 0 a 8, o ?: va al siguiente",
		"%s … type a number, 0 to 8, or ? to go to the next one"}
	noOther = text.Text{"No se ve ningún otro %s", "There is no other %s in sight"}
)

// said returns the text about a command that waits for another key: the count typed so far, or
// the question which number to find. If no command waits for a key, said returns "".
func (a *awaited) said() string {
	switch {
	case a.finding:
		return whichNumber.In(a.Lang, a.label(keys.FindNumber))
	case a.count > 0:
		return a.count.String()
	}
	return ""
}

// find moves the cursor to the next open cell that shows the number on the pressed key. The key "?"
// stands for numbers with too many flags around them. The key that began the search repeats the
// last search. Any other key cancels the search.
func (a *awaited) find(key string) {
	if a.keys().Command(key) == keys.FindNumber {
		key = a.sought
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
	a.sought = key
	to := a.game().NextOpen(a.Board.Cursor, 1, face, a.Board.Numbering())
	if to == a.Board.Cursor {
		a.refuse(noOther, key)
		return
	}
	a.moveTo(to)
}
