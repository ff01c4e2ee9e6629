package journal

import (
	"buscaminas/game"
	"buscaminas/ui/text"
)

// Text says what happened, on a board on g.
func (e Entry) Text(g game.Grid) text.Text {
	switch e.Kind {
	case Done:
		return text.Same(e.Action.Text(g))
	case Refused:
		return text.Text{e.Action.Text(g) + " (rehusada)", e.Action.Text(g) + " (refused)"}
	case Pause:
		return text.Text{"pausa", "pause"}
	case Resume:
		return text.Text{"sigue", "goes on"}
	case Hint:
		return text.Text{"pista", "hint"}
	default:
		return text.Text{"azar a la vista", "chances shown"}
	}
}
