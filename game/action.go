package game

import "strings"

// An Action is one move of the player: an open, a flag, an undo or a redo.
type Action struct {
	Kind Kind
	Cell Cell // the cell to open or flag; unused by Undo and Redo
}

// Kind is the kind of an action. Its value is the character that stands for the action in text.
type Kind byte

const (
	Open Kind = '*' // open a closed cell, or chord on an open one
	Flag Kind = '!' // flag a closed cell, or take its flag away
	Undo Kind = '<' // close the cells that the last step opened
	Redo Kind = '>' // open the cells that the last undo closed
)

// String returns the text of a with its cell in numbers, as in "12,40*". This text means the same
// on every board. [Action.Text] is shorter.
func (a Action) String() string { return a.text(a.Cell.String()) }

// Text returns the text of a with its cell named by [Letters]: "Hd*" if g is at most 30×30, and
// "7,3*" if g is larger. An undo is "<" and a redo is ">".
func (a Action) Text(g Grid) string { return Letters.Action(g, a) }

func (a Action) text(cell string) string {
	if a.Kind == Open || a.Kind == Flag {
		return cell + string(a.Kind)
	}
	return string(a.Kind)
}

// ParsePlay reads a play: a list of actions, as in "Hd*De!", "7,3* < 3,4!" or "H4*". Blanks between
// the actions are optional. [ParseCell] reads the cells. ParsePlay stops at text that is not an
// action. It then returns the actions before that text, and [NotAPlay]. It does not check that the
// cells are on a board.
func ParsePlay(text string) ([]Action, error) {
	var play []Action
	for strings.TrimSpace(text) != "" {
		a, rest, err := CutAction(text)
		if err != nil {
			return play, err
		}
		play = append(play, a)
		text = rest
	}
	return play, nil
}

// CutAction reads the first action of a play, and returns the action and the text after it. If text
// does not begin with an action, CutAction returns the whole text and [NotAPlay].
func CutAction(text string) (a Action, rest string, err error) {
	trimmed := strings.TrimSpace(text)
	if trimmed == "" {
		return Action{}, text, NotAPlay
	}
	if kind := Kind(trimmed[0]); kind == Undo || kind == Redo {
		return Action{Kind: kind}, trimmed[1:], nil
	}
	c, rest, ok := cutCell(trimmed)
	if !ok || rest == "" || Kind(rest[0]) != Open && Kind(rest[0]) != Flag {
		return Action{}, text, NotAPlay
	}
	return Action{Kind(rest[0]), c}, rest[1:], nil
}
