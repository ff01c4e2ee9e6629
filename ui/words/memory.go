package words

import (
	"buscaminas/game/deal"
	"buscaminas/ui/store/history"
	"buscaminas/ui/store/journal"
	"buscaminas/ui/store/stats"
)

// What is kept of games, and what cannot be.
var (
	NotKept   = Text{"La partida no se guarda: %s", "The game is not kept: %s"}
	OtherCopy = Text{
		"Otra copia del juego tiene una partida abierta; esta guarda la suya aparte",
		"Another copy of the game has a game open; this one keeps its own apart"}
	TornLine  = Text{"La última línea de la partida estaba cortada y se omite", "The last line of the game was cut short, and is left out"}
	CodeIs    = Text{"código %s", "code %s"}
	SavedGame = Text{"La partida espera donde se dejó", "The game waits where it was left"}
)

// What is said of a game that was won.
var (
	FirstTime  = Text{"primer tiempo: %s", "first time: %s"}
	NewRecord  = Text{"RÉCORD: %s, antes %s", "RECORD: %s, before %s"}
	NoRecord   = Text{"la mejor es %s", "the best is %s"}
	NotCounted = Text{"no cuenta como récord: %s", "does not count as a record: %s"}
)

// ReasonNoRecord returns why a game is no record.
func ReasonNoRecord(r stats.Reason) Text { return reasonsNoRecord[r] }

var reasonsNoRecord = [stats.Reasons]Text{
	stats.Lost:         {"perdida", "lost"},
	stats.Undone:       {"se deshizo una explosión", "an explosion was undone"},
	stats.Hinted:       {"hubo pistas", "hints were taken"},
	stats.ChancesShown: {"se vio el azar", "the chances were shown"},
	stats.MinesShown:   {"las minas estaban a la vista", "the mines were in sight"},
	stats.SeenBefore:   {"tablero quizá ya visto", "board perhaps seen before"},
}

// LossName returns what the player is told of how a game was lost.
func LossName(l history.Loss) Text {
	switch l {
	case history.ForcedGuess:
		return Text{"había que adivinar", "a guess was due"}
	case history.SafeMissed:
		return Text{"había una celda segura", "a safe cell was missed"}
	default:
		return Text{"perdida", "lost"}
	}
}

// Share codes and the board of the day.
var (
	MenuCode   = Text{"Código", "Code"}
	MenuDaily  = Text{"Tablero del día", "Board of the day"}
	DailyTitle = Text{"%s del día %04d-%02d-%02d", "%s of the day %04d-%02d-%02d"}
	DailyTold  = Text{"días seguidos: %d", "days in a row: %d"}
	CodeTitle  = Text{"TABLERO POR CÓDIGO", "BOARD BY CODE"}
	CodeAbout  = Text{
		"El mismo código es el mismo tablero para todos.",
		"The same code is the same board for everyone."}
	CodeFlag    = Text{"tablero de un `CÓDIGO`, como 3000-KAA-818", "board of a `CODE`, such as 3000-KAA-818"}
	DailyFlag   = Text{"el tablero del día, de --grid y --level (si falta, principiante)", "the board of the day, of --grid and --level (without it, beginner)"}
	CodeIsBoard = Text{"el código ya dice el tablero", "the code says the board"}
	DayIsBoard  = Text{"el día ya dice el tablero", "the day says the board"}
)

// codeReasons says in Spanish what is wrong with a code; package deal says it in
// English.
func codeReason(e *deal.CodeError) string {
	switch e.Reason {
	case deal.UnknownCharacter:
		return Same("en un código no hay %q (carácter %d)").In(Spanish, e.Character, e.At)
	case deal.TooShort:
		return "el código está incompleto"
	case deal.TooLong:
		return "el código es demasiado largo"
	case deal.WrongCheck:
		return "el código tiene una errata: la cifra de control no concuerda"
	case deal.LaterVersion:
		return "el código es de una versión posterior del juego"
	case deal.Impossible:
		return "no existe el tablero de ese código: " + sentence(e.Err, Spanish)
	default:
		return "no es un código"
	}
}

// keptGame says in Spanish what is wrong with the text of a game; package journal
// says it in English.
var keptGame = [journal.Problems]string{
	journal.NotAGame:     "{found} donde una partida empieza por {want}",
	journal.LaterVersion: "una partida de versión {found}; se leen hasta la {want}",
	journal.NotText:      "no es texto: byte {found}",
	journal.UnknownKey:   "{found} no es ninguna clave; las claves son {want}",
	journal.BadValue:     "{found} donde debe estar {want}",
	journal.Twice:        "{found} otra vez, como en la línea {want}",
	journal.Missing:      "falta {want}",
	journal.TooMany:      "una fila más de {want}",
	journal.Both:         "{found} en una partida cuyo tablero se reparte: también tiene {want}",
	journal.BadBoard:     "{err}",
	journal.Misplaced:    "{found} tras la primera acción",
	journal.BadTime:      "{found} donde debe estar un tiempo como {want}",
	journal.Backwards:    "el tiempo {found} tras {want}",
	journal.BadEntry:     "{found} donde debe estar algo de esto: {want}",
	journal.OffBoard:     "{found} está fuera del tablero de {want}",
	journal.NotDone:      "{found} no puede hacerse: {err}",
}

// The commands about what is kept.
var (
	StatsUse   = Text{"los números de las partidas terminadas", "the numbers of the finished games"}
	StatsAbout = Text{
		"Escribe los números de las partidas terminadas, por categorías. Con --format escribe\ntodas, una por línea, para otros programas.",
		"Writes the numbers of the finished games, by category. With --format it writes all\nof them, one a line, for other programs."}
	DoctorUse   = Text{"lo que debe decir un informe de error", "what a bug report should say"}
	DoctorAbout = Text{
		"Escribe versión, terminal, colores, tamaño, carpetas y qué ficheros están sanos, para\npegarlo en un informe de error.",
		"Writes version, terminal, colours, size, folders and which files are sound, to be\npasted into a bug report."}
	GameFileArg = Text{"PARTIDA", "GAME"}
	OneGame     = Text{"una partida, y hay %d ficheros", "one game, and there are %d files"}
	NotThere    = Text{"no está", "not there"}
	IsSound     = Text{"en orden", "sound"}
	GamesFound  = Text{
		"partidas terminadas: %d; líneas malas: %d; de una versión posterior: %d",
		"finished games: %d; bad lines: %d; of a later version: %d"}
)
