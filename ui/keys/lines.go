package keys

import (
	"slices"

	"buscaminas/ui/text"
)

// lines returns the keys of a page of lines, of which one is selected.
func lines(pick text.Text, more ...Key) []Key {
	return slices.Concat([]Key{
		{Command: Pick, Name: "pick", Binding: on("enter", " "), Short: pick, Long: pick},
	}, more, []Key{
		back(),
		{Command: Up, Name: "line-up", Binding: on("up", "k"), Long: text.Text{"línea anterior", "line above"}},
		{Command: Down, Name: "line-down", Binding: on("down", "j"), Long: text.Text{"línea siguiente", "line below"}},
		{Command: First, Name: "line-first", Binding: on("home"), Long: text.Text{"primera línea", "first line"}},
		{Command: Last, Name: "line-last", Binding: on("end"), Long: text.Text{"última línea", "last line"}},
		{Command: PageUp, Name: "page-up", Binding: on("pgup"), Long: text.Text{"diez líneas arriba", "ten lines up"}},
		{Command: PageDown, Name: "page-down", Binding: on("pgdown"), Long: text.Text{"diez líneas abajo", "ten lines down"}},
	})
}

// back returns the keys that leave a page of lines.
func back() Key {
	return Key{Command: Back, Name: "back", Binding: on("esc", "q"), foot: []Command{Back}, Short: text.Text{"volver", "back"}, Long: text.Text{"vuelve atrás", "go back"}}
}

var (
	play = text.Text{"jugar", "play"}
	open = text.Text{"abrir", "open"}
)

func waiting() []Key {
	return lines(text.Text{"Continuar", "Continue"}, Key{
		Command: GiveUp, Name: "give-up", Binding: on("x"), Short: text.Text{"abandonar", "give up"},
		Long: text.Text{"abandona la partida, que pasa al historial", "give the game up; it goes into the history"},
	})
}

func collection() []Key { return lines(play) }

func records() []Key {
	return lines(open, Key{
		Command: Sort, Name: "sort", Binding: on("o", "tab"), Short: text.Text{"ordenar", "sort"},
		Long: text.Text{"ordena por otra columna", "sort by another column"},
	}, Key{
		Command: Export, Name: "export", Binding: on("e"), Short: text.Text{"exportar", "export"},
		Long: text.Text{"escribe las partidas en ficheros", "write the games into files"},
	})
}

func category() []Key { return lines(text.Text{"ver", "replay"}) }

func options() []Key {
	return slices.Concat([]Key{
		{Command: More, Name: "option-next", Binding: on("right", "l", "enter", " "), foot: []Command{Less, More}, between: " ", Short: text.Text{"cambiar", "change"}, Long: text.Text{"valor siguiente", "next value"}},
		{Command: Less, Name: "option-previous", Binding: on("left", "h"), Long: text.Text{"valor anterior", "value before"}},
	}, lines(text.Text{})[1:])
}

// typed returns the keys of a page with fields to type in: no letter is one.
func typed(pick text.Text, more ...Key) []Key {
	return slices.Concat([]Key{
		{Command: Pick, Name: "enter", Binding: on("enter"), Short: pick, Long: pick},
	}, more, []Key{
		{Command: Back, Name: "leave", Binding: on("esc"), Short: text.Text{"volver", "back"}, Long: text.Text{"vuelve atrás", "go back"}},
	})
}

func code() []Key { return typed(play) }

func custom() []Key {
	return typed(play,
		Key{Command: Next, Name: "field-next", Binding: on("tab", "down"), Short: text.Text{"siguiente", "next"}, Long: text.Text{"campo siguiente", "next field"}},
		Key{Command: Previous, Name: "field-previous", Binding: on("shift+tab", "up"), Long: text.Text{"campo anterior", "field before"}},
	)
}

func files() []Key {
	return typed(open,
		Key{Command: Next, Name: "file-grid", Binding: on("tab"), Long: text.Text{"otra cuadrícula", "another grid"}},
		Key{Command: Up, Name: "file-up", Binding: on("up"), Long: text.Text{"fichero anterior", "file above"}},
		Key{Command: Down, Name: "file-down", Binding: on("down"), Long: text.Text{"fichero siguiente", "file below"}},
		Key{Command: First, Name: "file-first", Binding: on("home"), Long: text.Text{"primer fichero", "first file"}},
		Key{Command: Last, Name: "file-last", Binding: on("end"), Long: text.Text{"último fichero", "last file"}},
		Key{Command: PageUp, Name: "file-page-up", Binding: on("pgup"), Long: text.Text{"diez ficheros arriba", "ten files up"}},
		Key{Command: PageDown, Name: "file-page-down", Binding: on("pgdown"), Long: text.Text{"diez ficheros abajo", "ten files down"}},
		Key{Command: Parent, Name: "file-parent", Binding: on("backspace"), Long: text.Text{
			"carpeta superior, si no hay nada escrito", "folder above, where nothing is typed"}},
	)
}

// prompt returns the keys of a line to type in below a board.
func prompt() []Key {
	return typed(text.Text{"aceptar", "accept"},
		Key{Command: Next, Name: "prompt-next", Binding: on("tab"), Long: text.Text{"otro formato", "another format"}},
	)
}

func help() []Key {
	return []Key{
		{Command: Up, Name: "help-up", Binding: on("up", "k"), foot: []Command{Up, Down}, Short: text.Text{"desplazar", "scroll"}, Long: text.Text{"una línea arriba", "a line up"}},
		{Command: Back, Name: "help-back", Binding: on("esc", "q", "?", "enter"), foot: []Command{Back}, Short: text.Text{"volver", "back"}, Long: text.Text{"vuelve atrás", "go back"}},
		{Command: Down, Name: "help-down", Binding: on("down", "j"), Long: text.Text{"una línea abajo", "a line down"}},
		{Command: PageUp, Name: "help-page-up", Binding: on("pgup", "b"), Long: text.Text{"una página arriba", "a page up"}},
		{Command: PageDown, Name: "help-page-down", Binding: on("pgdown", " "), Long: text.Text{"una página abajo", "a page down"}},
		{Command: First, Name: "help-first", Binding: on("home", "g"), Long: text.Text{"al principio", "to the beginning"}},
		{Command: Last, Name: "help-last", Binding: on("end", "G"), Long: text.Text{"al final", "to the end"}},
	}
}

func question() []Key {
	return []Key{
		{Command: Yes, Name: "yes", Binding: on("s", "S", "y", "Y"), Short: text.Text{"sí", "yes"}, Long: text.Text{"sí", "yes"}},
		{Command: No, Name: "no", Binding: on("n", "N", "esc"), Short: text.Text{"no", "no"}, Long: text.Text{"no", "no"}},
	}
}

func menu() []Key {
	return slices.Concat([]Key{
		{Command: SwitchGrid, Name: "menu-grid", Binding: on("g"), Long: text.Text{"cambia la cuadrícula", "change the grid"}},
		{Command: SwitchRules, Name: "menu-rules", Binding: on("r"), Long: text.Text{"cambia las reglas", "change the rules"}},
		{Command: Less, Name: "menu-level-down", Binding: on("left"), Long: text.Text{"nivel anterior del tablero del día", "level before of the board of the day"}},
		{Command: More, Name: "menu-level-up", Binding: on("right"), Long: text.Text{"nivel siguiente del tablero del día", "next level of the board of the day"}},
		{Command: Quit, Name: "menu-leave", Binding: on("q"), Long: text.Text{"deja el programa", "leave the program"}},
		{Command: Back, Name: "menu-back", Binding: on("esc"), Long: text.Text{"vuelve a la partida", "back to the game"}},
		{Command: Pick, Name: "menu-pick", Binding: on("enter", " "), Long: text.Text{"elige", "choose"}},
	}, lines(text.Text{})[2:])
}

func replay() []Key {
	return []Key{
		{Command: PlayReplay, Name: "replay-play", Binding: on("p", " "), Short: text.Text{"seguir", "go on"}, Long: text.Text{"sigue o se para", "go on, or stop"}},
		{Command: StepBack, Name: "replay-step-back", Binding: on("left", "h"), Short: text.Text{"paso", "step"}, Long: text.Text{"un paso atrás", "a step back"}},
		{Command: StepOn, Name: "replay-step", Binding: on("right", "l"), Short: text.Text{"paso", "step"}, Long: text.Text{"un paso adelante", "a step on"}},
		{Command: Faster, Name: "replay-faster", Binding: on("+", "up", "k"), Short: text.Text{"velocidad", "speed"}, Long: text.Text{"más deprisa", "faster"}},
		{Command: Slower, Name: "replay-slower", Binding: on("-", "down", "j"), Short: text.Text{"velocidad", "speed"}, Long: text.Text{"más despacio", "slower"}},
		{Command: NextMistake, Name: "replay-mistake", Binding: on("m"), Short: text.Text{"primer error", "first mistake"}, Long: text.Text{"va al primer error", "go to the first mistake"}},
		{Command: TakeOver, Name: "replay-take-over", Binding: on("enter"), Short: text.Text{"jugar aquí", "play on"}, Long: text.Text{"sigue jugando desde aquí", "play on from here"}},
		{Command: Back, Name: "replay-back", Binding: on("esc", "q"), Short: text.Text{"volver", "back"}, Long: text.Text{"vuelve atrás", "go back"}},
		{Command: JumpOn, Name: "replay-jump", Binding: on("pgdown"), Long: text.Text{"diez pasos adelante", "ten steps on"}},
		{Command: JumpBack, Name: "replay-jump-back", Binding: on("pgup"), Long: text.Text{"diez pasos atrás", "ten steps back"}},
		{Command: ReplayStart, Name: "replay-start", Binding: on("home", "g"), Long: text.Text{"al principio", "to the beginning"}},
		{Command: ReplayEnd, Name: "replay-end", Binding: on("end", "G"), Long: text.Text{"al final", "to the end"}},
	}
}
