package game

import "strings"

// An Action is one thing that a player does.
type Action struct {
	Kind Kind
	Cell Cell // of Open and Flag
}

// Kind says what an action does. Each kind is written as its own character.
type Kind byte

const (
	Open Kind = '*' // open a closed cell, or chord on an open one
	Flag Kind = '!' // flag a closed cell, or take its flag away
	Undo Kind = '<' // close again what the last open or chord opened
	Redo Kind = '>' // open again what the last undo closed
)

// String writes the action with numbers, as in "12,40*". It can be read on any
// board; [Action.Text] is what players write.
func (a Action) String() string { return a.text(a.Cell.String()) }

// Text writes the action as players of a board on g do: "Hd*" on a lettered
// board, "7,3*" on a bigger one; undo is "<" and redo ">".
func (a Action) Text(g Grid) string { return a.text(Name(g, a.Cell)) }

func (a Action) text(cell string) string {
	if a.Kind == Open || a.Kind == Flag {
		return cell + string(a.Kind)
	}
	return string(a.Kind)
}

// ParsePlay reads a play: actions one after the other, blanks between them or
// not, each cell with letters or with numbers, as in "Hd*De!" or "7,3* < 3,4!".
// It returns the actions up to the first words that make none, and with those
// the error [NotAPlay]. It cannot tell whether a cell lies on the board.
func ParsePlay(text string) ([]Action, error) {
	var play []Action
	for text = strings.TrimSpace(text); text != ""; text = strings.TrimSpace(text) {
		if kind := Kind(text[0]); kind == Undo || kind == Redo {
			play = append(play, Action{Kind: kind})
			text = text[1:]
			continue
		}
		c, rest, ok := cutCell(text)
		if !ok || rest == "" || Kind(rest[0]) != Open && Kind(rest[0]) != Flag {
			return play, NotAPlay
		}
		play = append(play, Action{Kind(rest[0]), c})
		text = rest[1:]
	}
	return play, nil
}
