package keys

import (
	"slices"

	"buscaminas/ui/text"
)

// lines returns the keys of a page with a list of lines. The label describes the key that opens the
// selected line. The parameter more holds keys that only this page has.
func lines(label text.Text, more ...Key) []Key {
	return list(label, topmost("line-first", "home", "g"), more)
}

// gridLines is like lines, for a page on which the key g changes the grid.
func gridLines(label text.Text, more ...Key) []Key {
	return list(label, topmost("grid-line-first", "home"), more)
}

// topmost returns the keys that lead to the first line.
func topmost(name string, keys ...string) Key {
	return quiet(First, name, on(keys...), text.Text{"primera línea", "first line"})
}

// lowest returns the keys that lead to the last line.
func lowest(name string, keys ...string) Key {
	return quiet(Last, name, on(keys...), text.Text{"última línea", "last line"})
}

func list(label text.Text, first Key, more []Key) []Key {
	pick := brief(shown(Pick, "pick", on("enter", " "), label, label))
	return slices.Concat([]Key{choosing(), pick}, more, []Key{
		back("back", "esc", "q"),
		helping("lines-help", "?"),
		quiet(Down, "line-down", on("down", "j"), text.Text{"línea siguiente", "next line"}),
		first,
		lowest("line-last", "end", "G"),
		quiet(PageUp, "page-up", on("pgup", "ctrl+u"), text.Text{"diez líneas arriba", "ten lines up"}),
		quiet(PageDown, "page-down", on("pgdown", "ctrl+d"), text.Text{"diez líneas abajo", "ten lines down"}),
	})
}

// choosing returns the key for the line above, whose hint also names the key for the line below.
func choosing() Key {
	return joined(shown(Up, "line-up", on("up", "k"), text.Text{"elegir", "choose"},
		text.Text{"línea anterior", "previous line"}), "", Up, Down)
}

// helping returns the key that shows the help of a page.
func helping(name, key string) Key {
	return shown(ShowHelp, name, on(key), text.Text{"ayuda", "help"}, text.Text{"esta ayuda", "this help"})
}

// back returns the keys that close a page. The foot of the page shows only the first of these keys.
func back(name string, keys ...string) Key {
	return brief(shown(Back, name, on(keys...), text.Text{"volver", "back"},
		text.Text{"vuelve atrás", "go back"}))
}

var (
	play = text.Text{"jugar", "play"}
	open = text.Text{"abrir", "open"}
)

func waiting() []Key {
	return lines(text.Text{"continuar", "continue"},
		brief(shown(GiveUp, "give-up", on("x"), text.Text{"abandonar", "give up"}, text.Text{
			"abandona la partida, que pasa al historial",
			"give up the game; it goes into the history"})),
		brief(shown(GiveUpAll, "give-up-all", on("X"), text.Text{"abandonar todas", "give up all"}, text.Text{
			"abandona todas las partidas, que pasan al historial",
			"give up all the games; they go into the history"})),
		filtering(),
	)
}

func collection() []Key { return lines(play, filtering()) }

// filtering returns the key that narrows a list.
func filtering() Key {
	return brief(shown(FilterLines, "filter", on("/"), text.Text{"filtrar", "filter"}, text.Text{
		"deja solo las líneas que contienen lo que escribas", "keep only the lines that contain what you type"}))
}

func records() []Key {
	return lines(open,
		brief(shown(Sort, "sort", on("o", "tab"), text.Text{"ordenar", "sort"},
			text.Text{"ordena por otra columna", "sort by another column"})),
		brief(shown(Export, "export", on("e"), text.Text{"exportar", "export"},
			text.Text{"guarda las partidas en ficheros", "save the games to files"})),
	)
}

func category() []Key {
	return lines(text.Text{"repetición", "replay"},
		brief(shown(RaceGame, "race", on("F"), text.Text{"fantasma", "ghost"}, text.Text{
			"juega en ese mismo tablero contra esa partida", "play on the same board against that game"})),
		brief(shown(Trend, "trend", on("t", "tab"), text.Text{"tendencia", "trend"}, text.Text{
			"cómo evolucionas y qué se te escapó", "how you have done over time, and what you missed"})),
		brief(shown(Sort, "category-sort", on("o"), text.Text{"ordenar", "sort"}, text.Text{
			"ordena por fecha, tiempo, 3BV/s o IOE", "sort by date, time, 3BV/s or IOE"})),
		brief(shown(ToRecord, "category-record", on("r"), text.Text{"récord", "record"}, text.Text{
			"va a la partida del récord", "go to the record game"})),
		filtering(),
		quiet(ReplayGame, "category-replay", on("P"), text.Text{"la repetición, como Enter", "the replay, as Enter"}),
		filming("category-film"),
	)
}

func challenge() []Key { return lines(text.Text{"aceptar", "accept"}) }

// filming returns the key that makes a film of a game.
func filming(name string) Key {
	return brief(shown(Film, name, on("e"), text.Text{"animación", "animation"},
		text.Text{"guarda la partida como imagen animada", "save the game as an animation"}))
}

// day returns the keys of the page that shows the boards of a day, one on each line.
func day() []Key {
	return []Key{
		choosing(),
		brief(shown(Pick, "pick", on("enter", " "), play, play)),
		joined(shown(Less, "day-before", on("left", "h"), text.Text{"día", "day"},
			text.Text{"el día anterior", "the day before"}), "", Less, More),
		quiet(More, "day-after", on("right", "l"), text.Text{"el día siguiente", "the day after"}),
		quiet(PageUp, "month-before", on("pgup"), text.Text{"un mes atrás", "a month back"}),
		quiet(PageDown, "month-after", on("pgdown"), text.Text{"un mes adelante", "a month forward"}),
		brief(shown(Today, "day-today", on("end", "t"), text.Text{"hoy", "today"},
			text.Text{"vuelve al día de hoy", "go back to today"})),
		naming(),
		back("back", "esc", "q"),
		helping("lines-help", "?"),
		quiet(Down, "line-down", on("down", "j"), text.Text{"línea siguiente", "next line"}),
		topmost("day-line-first", "home", "g"),
		lowest("day-line-last", "G"),
	}
}

func options() []Key {
	return slices.Concat([]Key{
		choosing(),
		joined(shown(More, "option-next", on("right", "l", "enter", " "),
			text.Text{"cambiar", "change"}, text.Text{"valor siguiente", "next value"}), "", Less, More),
		quiet(Less, "option-previous", on("left", "h"), text.Text{"valor anterior", "previous value"}),
	}, lines(text.Text{})[2:])
}

// typed returns the keys of a page with fields to type in. None of these keys is a letter, because
// letters go into the fields.
func typed(label text.Text, more ...Key) []Key {
	first := shown(Pick, "enter", on("enter"), label, label)
	return slices.Concat([]Key{first}, more, []Key{back("leave", "esc")})
}

func code() []Key { return typed(play, helping("typed-help", "f1")) }

func custom() []Key {
	return typed(play,
		brief(shown(Next, "field-next", on("tab", "down"), text.Text{"siguiente", "next"},
			text.Text{"campo siguiente", "next field"})),
		helping("typed-help", "f1"),
		quiet(Previous, "field-previous", on("shift+tab", "up"),
			text.Text{"campo anterior", "previous field"}),
		joined(shown(More, "field-value-next", on("right"), text.Text{"cambiar", "change"},
			text.Text{"valor siguiente, donde se elige uno", "next value, where you choose one"}), "", Less, More),
		quiet(Less, "field-value-previous", on("left"),
			text.Text{"valor anterior, donde se elige uno", "previous value, where you choose one"}),
	)
}

func files() []Key {
	return slices.Insert(typed(open,
		shown(Complete, "file-complete", on("tab"), text.Text{"completar", "complete"},
			text.Text{"completa lo escrito", "complete what you have typed"}),
		shown(Next, "file-grid", on("ctrl+g"), text.Text{"cuadrícula", "grid"},
			text.Text{"otra cuadrícula", "another grid"}),
		helping("typed-help", "f1"),
		quiet(Down, "file-down", on("down"), text.Text{"fichero siguiente", "next file"}),
		quiet(First, "file-first", on("home"), text.Text{"primer fichero", "first file"}),
		quiet(Last, "file-last", on("end"), text.Text{"último fichero", "last file"}),
		quiet(PageUp, "file-page-up", on("pgup"), text.Text{"diez ficheros arriba", "ten files up"}),
		quiet(PageDown, "file-page-down", on("pgdown"),
			text.Text{"diez ficheros abajo", "ten files down"}),
		quiet(Parent, "file-parent", on("backspace"),
			text.Text{"directorio superior, si no has escrito nada", "parent directory, when nothing is typed"}),
	), 0, joined(shown(Up, "file-up", on("up"), text.Text{"elegir", "choose"},
		text.Text{"fichero anterior", "previous file"}), "", Up, Down))
}

// prompt returns the keys of the prompt below a board.
func prompt() []Key {
	return typed(text.Text{"aceptar", "accept"},
		quiet(Next, "prompt-next", on("tab"), text.Text{"otro formato", "another format"}),
		quiet(Up, "prompt-older", on("up"), text.Text{"la jugada que escribiste antes", "earlier move"}),
		quiet(Down, "prompt-newer", on("down"), text.Text{"la jugada que escribiste después", "later move"}),
	)
}

func help() []Key {
	return []Key{
		joined(shown(Previous, "help-topic-back", on("left", "h", "shift+tab"), text.Text{"tema", "topic"},
			text.Text{"tema anterior", "previous topic"}), "", Previous, Next),
		back("help-back", "esc", "q", "?", "enter"),
		joined(shown(Up, "help-up", on("up", "k"), text.Text{"desplazar", "scroll"},
			text.Text{"una línea arriba", "a line up"}), "", Up, Down),
		shown(ListTopics, "help-topics", on("t"), text.Text{"temas", "topics"},
			text.Text{"lista de los temas, si no se ve", "list of the topics, where it is not in sight"}),
		quiet(Next, "help-topic", on("right", "l", "tab"), text.Text{"tema siguiente", "next topic"}),
		quiet(Down, "help-down", on("down", "j"), text.Text{"una línea abajo", "a line down"}),
		quiet(PageUp, "help-page-up", on("pgup", "b"), text.Text{"una página arriba", "a page up"}),
		quiet(PageDown, "help-page-down", on("pgdown", " "),
			text.Text{"una página abajo", "a page down"}),
		quiet(First, "help-first", on("home", "g"), text.Text{"al principio", "to the beginning"}),
		quiet(Last, "help-last", on("end", "G"), text.Text{"al final", "to the end"}),
	}
}

func question() []Key {
	return []Key{
		shown(Yes, "yes", on("s", "S", "y", "Y"), text.Text{"sí", "yes"}, text.Text{"sí", "yes"}),
		shown(No, "no", on("n", "N", "esc"), text.Text{"no", "no"}, text.Text{"no", "no"}),
	}
}

func replay() []Key {
	return []Key{
		brief(shown(PlayReplay, "replay-play", on("p", " "), text.Text{"seguir", "go on"},
			text.Text{"reanuda o detiene la repetición", "resume or stop the replay"})),
		joined(shown(StepBack, "replay-step-back", on("left", "h"), text.Text{"paso", "step"},
			text.Text{"un paso atrás", "a step back"}), "", StepBack, StepOn),
		quiet(StepOn, "replay-step", on("right", "l"), text.Text{"un paso adelante", "a step forward"}),
		brief(shown(NextMistake, "replay-mistake", on("m"), text.Text{"error", "mistake"},
			text.Text{"te lleva justo antes del siguiente error o riesgo innecesario",
				"go to just before the next mistake or needless risk"})),
		quiet(LastMistake, "replay-mistake-back", on("M"),
			text.Text{"te lleva justo antes del error anterior", "go to just before the previous mistake"}),
		shown(HintThere, "replay-hint", on("i"), text.Text{"por qué", "why"},
			text.Text{"qué se podía saber ahí, y por qué", "what you could have known there, and why"}),
		quiet(OpenLesson, "replay-lesson", on("L"), text.Text{
			"abre la lección que enseña lo que se te pasó",
			"open the lesson that teaches what you missed"}),
		shown(Figures, "replay-figures", on("f"), text.Text{"cifras", "stats"},
			text.Text{"qué se debió al azar y qué no, en cifras", "what was luck and what was not, in numbers"}),
		brief(shown(TakeOver, "replay-take-over", on("enter"), text.Text{"jugar", "play"},
			text.Text{"sigue jugando desde aquí", "go on playing from here"})),
		joined(shown(Faster, "replay-faster", on("+", "up", "k"), text.Text{"ritmo", "speed"},
			text.Text{"más deprisa", "faster"}), "", Faster, Slower),
		quiet(Slower, "replay-slower", on("-", "down", "j"), text.Text{"más despacio", "slower"}),
		back("replay-back", "esc", "q"),
		helping("replay-help", "?"),
		filming("replay-film"),
		quiet(JumpOn, "replay-jump", on("pgdown"), text.Text{"diez pasos adelante", "ten steps forward"}),
		quiet(JumpBack, "replay-jump-back", on("pgup"), text.Text{"diez pasos atrás", "ten steps back"}),
		quiet(ReplayStart, "replay-start", on("home", "g"), text.Text{"al principio", "to the beginning"}),
		quiet(ReplayEnd, "replay-end", on("end", "G"), text.Text{"al final", "to the end"}),
	}
}
