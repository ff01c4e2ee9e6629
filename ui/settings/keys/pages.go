package keys

import (
	"slices"

	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A Page is a page of the program, or a state of a page, with a list of keys of its own.
type Page uint8

// The pages.
const (
	Board Page = iota // the board while it is played
	Over              // the board once its game is over
	Editor
	Menu
	Waiting
	Files
	Collection
	Custom
	Code
	Options
	Records
	Category
	Replay
	School
	Lesson
	FirstLesson
	Help
	Question
	Prompt
	Day
	Challenge
	Races
	RaceForm   // the page on which a new race is set up
	Room       // the page of one race, its players and its games
	JobRunning // any page, while a job runs
	pages      // the number of pages
)

// declared returns the default keys of a page, in the order in which the help lists them.
func declared(p Page) []Key {
	return [pages]func() []Key{
		Board: board, Over: over, Editor: editor, Menu: menu, Waiting: waiting, Files: files,
		Collection: collection, Custom: custom, Code: code, Options: options, Records: records, Category: category, Replay: replay,
		Help: help, Question: question, Prompt: prompt, Day: day, Challenge: challenge,
		Races: races, RaceForm: raceForm, Room: room,
		School: school, Lesson: lesson, FirstLesson: firstLesson, JobRunning: jobRunning,
	}[p]()
}

// The entries of the menu.
const (
	ContinueGame Command = iota + cancel + 1
	ListWaiting
	PlayBeginner // the first of three consecutive commands, one for each level
	PlayIntermediate
	PlayExpert
	OpenFiles
	OpenSchool
	OpenCustom
	OpenCollection
	OpenDay
	OpenCode
	OpenRaces
	OpenRecords
	OpenEditor
	OpenOptions
	SpeakEnglish
	commands // the number of commands
)

// menu returns the keys of the menu, which shows the key of each entry in front of the entry.
func menu() []Key {
	return slices.Concat([]Key{
		choosing(),
		shown(Pick, "menu-pick", "enter space", "abrir", "open",
			"abre la entrada elegida", "open the chosen entry"),
		shown(SwitchGrid, "menu-grid", "g", "cuadrícula", "grid", "cambia la cuadrícula", "change the grid"),
		shown(SwitchRules, "menu-rules", "r", "reglas", "rules", "cambia las reglas", "change the rules"),
		quiet(Less, "menu-left", "left", "la columna de la izquierda", "the column on the left"),
		quiet(More, "menu-right", "right", "la columna de la derecha", "the column on the right"),
		quiet(Back, "menu-back", "esc", "vuelve a la partida", "go back to the game"),
		quiet(ContinueGame, "menu-continue", "c",
			"continúa la última partida en espera", "continue the last unfinished game"),
		quiet(ListWaiting, "menu-waiting", "C", "muestra las partidas en espera", "list the unfinished games"),
		quiet(PlayBeginner, "menu-beginner", "1", "empieza una partida de Principiante", "play Beginner"),
		quiet(PlayIntermediate, "menu-intermediate", "2",
			"empieza una partida de Intermedio", "play Intermediate"),
		quiet(PlayExpert, "menu-expert", "3", "empieza una partida de Experto", "play Expert"),
		quiet(OpenFiles, "menu-file", "4", "lee un tablero de un fichero", "read a board from a file"),
		quiet(OpenSchool, "menu-school", "l", "abre la escuela", "open the school"),
		quiet(OpenCustom, "menu-custom", "m", "prepara un tablero a medida", "set up a custom board"),
		quiet(OpenCollection, "menu-bundled", "t", "muestra los tableros incluidos", "list the bundled boards"),
		quiet(OpenDay, "menu-day", "d", "abre el tablero del día", "open the daily board"),
		quiet(OpenCode, "menu-code", "x", "juega el tablero de un código", "play a board from a code"),
		quiet(OpenRaces, "menu-race", "v", "compite con otros", "race against others"),
		quiet(OpenRecords, "menu-history", "h",
			"muestra el historial y los récords", "show the history and the records"),
		quiet(OpenEditor, "menu-editor", "e", "abre el editor de tableros", "open the board editor"),
		shown(OpenOptions, "menu-options", "o", "opciones", "options", "abre las opciones", "open the options"),
		quiet(SpeakEnglish, "menu-english", "E",
			"cambia al inglés la primera vez, si tu sistema no está en español",
			"switch to English if the game comes up in Spanish the first time"),
		helping("lines-help", "?"),
	}, gridLines("abrir", "open")[4:], []Key{
		shown(Quit, "menu-leave", "q 5", "salir", "quit", "sale del programa", "leave the program"),
	})
}

// Cancels reports whether a key cancels a running job.
func (t *Tables) Cancels(msg tea.KeyMsg) bool { return t[JobRunning].Command(Name(msg)) == cancel }

// CancelHint returns the hint for the key that cancels a running job.
func (t *Tables) CancelHint(l text.Lang) string {
	k := t[JobRunning].Of(cancel)
	return k.Label(l) + " " + k.Short.In(l)
}

// jobRunning returns the key that cancels a running job.
func jobRunning() []Key {
	return []Key{shown(cancel, "cancel", "esc", "cancelar", "cancel",
		"cancela la tarea en marcha", "cancel the task in progress")}
}
