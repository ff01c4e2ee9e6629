package journal

import "buscaminas/ui/text"

// Problems of a text that should be a game.
var (
	// NotAGame: the text does not begin as a game. {found} is the first line; {want} is a correct
	// one.
	NotAGame = text.Error{
		"una partida debe empezar por {want}, y no por {found}",
		"{found} where a game should begin with {want}"}
	// OtherVersion: {found} is the version of the text; {want} is the version that can be read.
	OtherVersion = text.Error{
		"una partida de la versión {found} del formato; solo se lee la {want}",
		"a game in version {found} of the format; only {want} can be read"}
	// noBoard: a cell is opened, but the text does not contain the board.
	noBoard = text.Error{
		"se abre una celda, pero el tablero no está en el texto",
		"a cell is opened, but the text does not contain the board"}
	// misplaced: {found} is a line of the header that stands among the entries.
	misplaced = text.Error{"{found} no puede ir detrás de la primera acción", "{found} after the first action"}
	// backwards: {found} is the time of a line; {want} is the later time of the line before.
	backwards = text.Error{"el tiempo {found} va detrás de {want}, que es mayor", "the time {found} comes after {want}, which is later"}
	// NotDone: {found} is an action that cannot be carried out; {err} is the [game.Refusal].
	NotDone = text.Error{"{found} no se puede hacer: {err}", "{found} cannot be done: {err}"}
	// NotSo: {found} is an end in the text that does not follow from the actions before it.
	NotSo = text.Error{
		`«{found}», pero la partida no acaba así`,
		`"{found}", but the game does not end that way`}
)

// Problems of the header.
var (
	// unknownKey: {found} is the unknown key; {want} lists the keys that exist.
	unknownKey = text.Error{
		"{found} no es una clave; las claves son {want}",
		"{found} is not a key; the keys are {want}"}
	// BadValue: {found} is a value that its key cannot have; {err} describes the valid values.
	BadValue = text.Error{"aquí debe ir {err}, y no {found}", "{found} where {err} should be"}
	// BadWidth: {found} is the number of columns of a row; {want} is the number of columns of the
	// board.
	BadWidth = text.Error{
		"debe haber {want} {want:columna/columnas}, y hay {found}",
		"{found} {found:column/columns} where {want} should be"}
	// missingRow: {found} is the number of the missing row; {want} is the number of rows of the
	// board.
	missingRow = text.Error{"falta la fila {found} de {want}", "row {found} of {want} is missing"}
	// twice: {found} is a key that may stand only once; {want} is the line in which it stood first.
	twice = text.Error{"{found} se repite: ya está en la línea {want}", "{found} again, as in line {want}"}
	// missing: {want} is the missing key.
	missing = text.Error{"falta {want}", "{want} is missing"}
	// TooMany: there is a row too many. {want} is the number of rows that the board has.
	TooMany = text.Error{"sobra esta fila: el tablero solo tiene {want}", "one row too many: the board has only {want}"}
	// OtherMines: {found} is the number of mines on the board; {want} is the number in the header.
	OtherMines = text.Error{
		"el tablero tiene {found} {found:mina/minas}, pero la cabecera dice {want}",
		"a board with {found} {found:mine/mines}, but the header says {want}"}
	// BadBoard: the board is impossible. {err} is the reason.
	BadBoard = text.Error{"{err}", "{err}"}
)

// Problems of entries.
var (
	// badTime: {found} is not a valid time; {want} is an example of one.
	badTime = text.Error{
		"aquí debe ir un tiempo como {want}, y no {found}",
		"{found} where a time such as {want} should be"}
	// badEntry: {found} is the unknown text after the time; {want} lists the valid texts.
	badEntry = text.Error{
		"{found} no vale aquí; se admite: {want}",
		"{found} where one of these should be: {want}"}
	// offBoard: {found} is a cell that is not on the board; {want} is the size of the board.
	offBoard = text.Error{"{found} está fuera del tablero de {want}", "{found} is off the {want} board"}
)
