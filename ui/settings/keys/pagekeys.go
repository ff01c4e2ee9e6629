package keys

import (
	"slices"
)

// lines returns the keys of a page with a list of lines. The words es and en describe the key that
// opens the selected line. The parameter more holds the keys that only this page has.
func lines(es, en string, more ...Key) []Key {
	return list(es, en, topmost("line-first", "home g"), more)
}

// gridLines is like lines, for a page on which the key g changes the grid. On this page, g does not
// go to the first line.
func gridLines(es, en string, more ...Key) []Key {
	return list(es, en, topmost("grid-line-first", "home"), more)
}

// topmost returns the keys that go to the first line.
func topmost(name, keys string) Key {
	return quiet(First, name, keys, "primera línea", "first line")
}

// lowest returns the keys that go to the last line.
func lowest(name, keys string) Key {
	return quiet(Last, name, keys, "última línea", "last line")
}

func list(es, en string, first Key, more []Key) []Key {
	pick := shown(Pick, "pick", "enter space", es, en, es, en)
	return slices.Concat([]Key{choosing(), pick}, more, []Key{
		back("back", "esc q"),
		helping("lines-help", "?"),
		quiet(Down, "line-down", "down j", "línea siguiente", "next line"),
		first,
		lowest("line-last", "end G"),
		quiet(PageUp, "page-up", "pgup ctrl+u", "diez líneas arriba", "ten lines up"),
		quiet(PageDown, "page-down", "pgdown ctrl+d", "diez líneas abajo", "ten lines down"),
	})
}

// choosing returns the key that goes to the previous line. Its hint also shows the key for the next
// line.
func choosing() Key {
	return joined(shown(Up, "line-up", "up k", "elegir", "choose", "línea anterior", "previous line"), Up, Down)
}

// helping returns the key that shows the help of a page.
func helping(name, key string) Key {
	return shown(ShowHelp, name, key, "ayuda", "help", "esta ayuda", "this help")
}

// back returns the keys that close a page. The foot of the page shows only the first one.
func back(name, keys string) Key {
	return shown(Back, name, keys, "volver", "back", "vuelve atrás", "go back")
}

func waiting() []Key {
	return lines("continuar", "continue",
		shown(GiveUp, "give-up", "x", "abandonar", "give up",
			"abandona la partida, que pasa al historial", "give up the game; it goes into the history"),
		shown(GiveUpAll, "give-up-all", "X", "abandonar todas", "give up all",
			"abandona todas las partidas, que pasan al historial",
			"give up all the games; they go into the history"),
		filtering(),
	)
}

func collection() []Key { return lines("jugar", "play", filtering()) }

// filtering returns the key that narrows a list to the lines that contain a text.
func filtering() Key {
	return shown(FilterLines, "filter", "/", "filtrar", "filter",
		"deja solo las líneas que contienen lo que escribas", "keep only the lines that contain what you type")
}

func records() []Key {
	return lines("abrir", "open",
		shown(Sort, "sort", "o tab", "ordenar", "sort", "ordena por otra columna", "sort by another column"),
		shown(Export, "export", "e", "exportar", "export",
			"guarda las partidas en ficheros", "save the games to files"),
	)
}

func category() []Key {
	return lines("repetición", "replay",
		shown(RaceGame, "race", "F", "fantasma", "ghost",
			"juega en ese mismo tablero contra esa partida", "play on the same board against that game"),
		shown(Trend, "trend", "t tab", "tendencia", "trend",
			"cómo evolucionas y qué se te escapó", "how you have done over time, and what you missed"),
		shown(Sort, "category-sort", "o", "ordenar", "sort",
			"ordena por fecha, tiempo, 3BV/s o IOE", "sort by date, time, 3BV/s or IOE"),
		shown(ToRecord, "category-record", "r", "récord", "record",
			"va a la partida del récord", "go to the record game"),
		filtering(),
		quiet(ReplayGame, "category-replay", "P", "la repetición, como Enter", "the replay, as Enter"),
		filming("category-film"),
	)
}

func challenge() []Key { return lines("aceptar", "accept") }

// filming returns the key that makes a film of a game.
func filming(name string) Key {
	return shown(Film, name, "e", "animación", "animation",
		"guarda la partida como imagen animada", "save the game as an animation")
}

// day returns the keys of the page that shows the boards of a day, one on each line.
func day() []Key {
	return []Key{
		choosing(),
		shown(Pick, "pick", "enter space", "jugar", "play", "jugar", "play"),
		joined(shown(Less, "day-before", "left h", "día", "day", "el día anterior", "the day before"), Less, More),
		quiet(More, "day-after", "right l", "el día siguiente", "the day after"),
		quiet(PageUp, "month-before", "pgup", "un mes atrás", "a month back"),
		quiet(PageDown, "month-after", "pgdown", "un mes adelante", "a month forward"),
		shown(Today, "day-today", "end t", "hoy", "today", "vuelve al día de hoy", "go back to today"),
		naming(),
		back("back", "esc q"),
		helping("lines-help", "?"),
		quiet(Down, "line-down", "down j", "línea siguiente", "next line"),
		topmost("day-line-first", "home g"),
		lowest("day-line-last", "G"),
	}
}

func options() []Key {
	return slices.Concat([]Key{
		choosing(),
		joined(shown(More, "option-next", "right l enter space", "cambiar", "change",
			"valor siguiente", "next value"), Less, More),
		quiet(Less, "option-previous", "left h", "valor anterior", "previous value"),
	}, lines("cambiar", "change")[2:])
}

// typed returns the keys of a page with fields to type in. No letter is a key there, because letters
// are typed into the fields.
func typed(es, en string, more ...Key) []Key {
	first := shown(Pick, "enter", "enter", es, en, es, en)
	return slices.Concat([]Key{first}, more, []Key{back("leave", "esc")})
}

func code() []Key { return typed("jugar", "play", helping("typed-help", "f1")) }

func custom() []Key {
	return typed("jugar", "play",
		shown(Next, "field-next", "tab down", "siguiente", "next", "campo siguiente", "next field"),
		helping("typed-help", "f1"),
		quiet(Previous, "field-previous", "shift+tab up", "campo anterior", "previous field"),
		joined(shown(More, "field-value-next", "right", "cambiar", "change",
			"valor siguiente, donde se elige uno", "next value, where you choose one"), Less, More),
		quiet(Less, "field-value-previous", "left",
			"valor anterior, donde se elige uno", "previous value, where you choose one"),
	)
}

func files() []Key {
	return slices.Insert(typed("abrir", "open",
		shown(Complete, "file-complete", "tab", "completar", "complete",
			"completa lo escrito", "complete what you have typed"),
		shown(Next, "file-grid", "ctrl+g", "cuadrícula", "grid", "otra cuadrícula", "another grid"),
		helping("typed-help", "f1"),
		quiet(Down, "file-down", "down", "fichero siguiente", "next file"),
		quiet(First, "file-first", "home", "primer fichero", "first file"),
		quiet(Last, "file-last", "end", "último fichero", "last file"),
		quiet(PageUp, "file-page-up", "pgup", "diez ficheros arriba", "ten files up"),
		quiet(PageDown, "file-page-down", "pgdown", "diez ficheros abajo", "ten files down"),
		quiet(Parent, "file-parent", "backspace",
			"directorio superior, si no has escrito nada", "parent directory, when nothing is typed"),
	), 0, joined(shown(Up, "file-up", "up", "elegir", "choose", "fichero anterior", "previous file"), Up, Down))
}

// prompt returns the keys of the prompt below a board.
func prompt() []Key {
	return typed("aceptar", "accept",
		quiet(Next, "prompt-next", "tab", "otro formato", "another format"),
		quiet(Up, "prompt-older", "up", "la jugada que escribiste antes", "earlier move"),
		quiet(Down, "prompt-newer", "down", "la jugada que escribiste después", "later move"),
	)
}

func help() []Key {
	return []Key{
		joined(shown(Previous, "help-topic-back", "left h shift+tab", "tema", "topic",
			"tema anterior", "previous topic"), Previous, Next),
		back("help-back", "esc q ? enter"),
		joined(shown(Up, "help-up", "up k", "desplazar", "scroll", "una línea arriba", "a line up"), Up, Down),
		shown(ListTopics, "help-topics", "t", "temas", "topics",
			"lista de los temas, si no se ve", "list of the topics, where it is not in sight"),
		quiet(Next, "help-topic", "right l tab", "tema siguiente", "next topic"),
		quiet(Down, "help-down", "down j", "una línea abajo", "a line down"),
		quiet(PageUp, "help-page-up", "pgup b", "una página arriba", "a page up"),
		quiet(PageDown, "help-page-down", "pgdown space", "una página abajo", "a page down"),
		quiet(First, "help-first", "home g", "al principio", "to the beginning"),
		quiet(Last, "help-last", "end G", "al final", "to the end"),
	}
}

func question() []Key {
	return []Key{
		shown(Yes, "yes", "s S y Y", "sí", "yes", "sí", "yes"),
		shown(No, "no", "n N esc", "no", "no", "no", "no"),
	}
}

func replay() []Key {
	return []Key{
		shown(PlayReplay, "replay-play", "p space", "seguir", "go on",
			"reanuda o detiene la repetición", "resume or stop the replay"),
		joined(shown(StepBack, "replay-step-back", "left h", "paso", "step", "un paso atrás", "a step back"), StepBack, StepOn),
		quiet(StepOn, "replay-step", "right l", "un paso adelante", "a step forward"),
		shown(NextMistake, "replay-mistake", "m", "error", "mistake",
			"te lleva justo antes del siguiente error o riesgo innecesario",
			"go to just before the next mistake or needless risk"),
		quiet(PreviousMistake, "replay-mistake-back", "M",
			"te lleva justo antes del error anterior", "go to just before the previous mistake"),
		shown(HintThere, "replay-hint", "i", "por qué", "why",
			"qué se podía saber ahí, y por qué", "what you could have known there, and why"),
		quiet(OpenLesson, "replay-lesson", "L",
			"abre la lección que enseña lo que se te pasó", "open the lesson that teaches what you missed"),
		shown(Figures, "replay-figures", "f", "cifras", "stats",
			"qué se debió al azar y qué no, en cifras", "what was luck and what was not, in numbers"),
		shown(TakeOver, "replay-take-over", "enter", "jugar", "play",
			"sigue jugando desde aquí", "go on playing from here"),
		joined(shown(Faster, "replay-faster", "+ up k", "ritmo", "speed", "más deprisa", "faster"), Faster, Slower),
		quiet(Slower, "replay-slower", "- down j", "más despacio", "slower"),
		back("replay-back", "esc q"),
		helping("replay-help", "?"),
		filming("replay-film"),
		quiet(JumpOn, "replay-jump", "pgdown", "diez pasos adelante", "ten steps forward"),
		quiet(JumpBack, "replay-jump-back", "pgup", "diez pasos atrás", "ten steps back"),
		quiet(ReplayStart, "replay-start", "home g", "al principio", "to the beginning"),
		quiet(ReplayEnd, "replay-end", "end G", "al final", "to the end"),
	}
}
