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
// board; [Action.Text] is shorter.
func (a Action) String() string { return a.text(a.Cell.String()) }

// Text writes the action of a game on g with [Letters]: "Hd*" up to 30×30, "7,3*" on a
// bigger board; undo is "<" and redo ">".
func (a Action) Text(g Grid) string { return Letters.Action(g, a) }

func (a Action) text(cell string) string {
	if a.Kind == Open || a.Kind == Flag {
		return cell + string(a.Kind)
	}
	return string(a.Kind)
}

// ParsePlay reads a play: actions one after the other, blanks between them or
// not, each cell as [ParseCell] reads it, as in "Hd*De!", "7,3* < 3,4!" or "H4*".
// It returns the actions up to the first words that make none, and with those
// the error [NotAPlay]. It cannot tell whether a cell lies on the board.
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

// CutAction reads the first action of a play, and returns it with the rest. Its
// error is [NotAPlay], and then the rest is all of it.
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
