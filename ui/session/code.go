package session

import (
	"buscaminas/game/deal"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// FromCode returns the setup of a game on the board of a share code. The setup has Seen set, because
// the player may know the board.
func FromCode(c deal.Code) Setup {
	return Setup{Title: titleOf(c.Spec), Rules: c.Rules, Board: codedBoard(c.Spec, c.Start), Seen: true}
}

// titleOf returns the name of the level that has the size and the mines of s, or [words.Custom] if
// no level has them.
func titleOf(s deal.Spec) text.Text {
	rows, cols := s.Grid.Size()
	for _, l := range words.Levels() {
		if l.Rows == rows && l.Cols == cols && l.Mines == s.Mines {
			return l.Name
		}
	}
	return words.Custom
}

// Code returns the share code of the board. It reports false if there is no code: the board is not
// dealt from a seed (see [Board.IsGiven]), its seed is secret, or a code cannot express it. It
// also reports false if the board depends on the first cell opened, and no cell is open yet.
func (s Setup) Code() (string, bool) {
	if !s.Board.hasCode() {
		return "", false
	}
	text := deal.Code{Spec: s.Spec(), Start: s.Start(), Rules: s.Rules}.String()
	return text, text != ""
}
