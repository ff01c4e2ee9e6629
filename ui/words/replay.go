package words

import (
	"buscaminas/game"
	"buscaminas/ui/store/journal"
)

// A game that is seen again.
var (
	ReplayOf     = Text{"Repetición · %s", "Replay · %s"}
	ReplayBegins = Text{"principio", "beginning"}
	ReplayAfter  = Text{"La repetición espera al fin de la partida", "The replay waits for the end of the game"}
	TakenOver    = Text{"Sigue desde aquí: esta partida no se guarda", "Go on from here: this game is not kept"}
	NoMistake    = Text{"no hay ningún error", "there is no mistake"}
	FirstMistake = Text{"el primer error", "the first mistake"}
	KeyPause     = Text{"pausa", "pause"}
	KeyStep      = Text{"paso", "step"}
	KeySpeed     = Text{"velocidad", "speed"}
	KeyMistake   = Text{"primer error", "first mistake"}
	KeyTake      = Text{"jugar aquí", "play on"}
	ReplayUse    = Text{"ver una partida guardada", "see a kept game again"}
	ReplayAbout  = Text{
		"Muestra otra vez una partida guardada. Con --plain, línea a línea y de una vez.",
		"Shows a kept game again. With --plain, line by line and all at once."}
)

// EntryText says what happened, on a board on g.
func EntryText(e journal.Entry, g game.Grid) Text {
	switch e.Kind {
	case journal.Done:
		return Same(e.Action.Text(g))
	case journal.Refused:
		return Text{e.Action.Text(g) + " (rehusada)", e.Action.Text(g) + " (refused)"}
	case journal.Pause:
		return Text{"pausa", "pause"}
	case journal.Resume:
		return Text{"sigue", "goes on"}
	case journal.Hint:
		return Text{"pista", "hint"}
	default:
		return Text{"azar a la vista", "chances shown"}
	}
}
