package journal

import (
	"buscaminas/game"
	"buscaminas/ui/text"
)

// Text returns a description of e for the player. It writes cells of the grid g in the notation
// names.
func (e Entry) Text(g game.Grid, names game.Names) text.Text {
	switch e.Event {
	case Done:
		return text.Same(names.Action(g, e.Action))
	case Refused:
		return text.Text{names.Action(g, e.Action) + " (rechazada)", names.Action(g, e.Action) + " (refused)"}
	case Stopped:
		return text.Text{
			names.Action(g, e.Action) + " (detenida por el entrenador)",
			names.Action(g, e.Action) + " (stopped by the coach)",
		}
	case Coach:
		return text.Text{"con entrenador", "with the coach"}
	case Pause:
		return text.Text{"pausa", "paused"}
	case Resume:
		return text.Text{"se reanuda", "resumed"}
	case Hint:
		return text.Text{"pista", "hint"}
	case Typed:
		return text.Text{"varias jugadas escritas de una vez", "several moves typed at once"}
	case GivenUp:
		return text.Text{"abandonada", "given up"}
	case Ghost:
		return text.Text{"con las jugadas del fantasma a la vista", "the ghost's moves shown"}
	default:
		return text.Text{"con los riesgos a la vista", "risks shown"}
	}
}
