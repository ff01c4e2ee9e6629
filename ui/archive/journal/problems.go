package journal

import "buscaminas/ui/text"

// Problems of a text that should be a game. Found, Want and Err are fields of [files.Error].
var (
	// Found is the first line; Want is the line it should be.
	NotAGame = text.Error{
		"una partida debe empezar por {want}, y no por {found}",
		"{found} where a game should begin with {want}"}
	// Found is the version; Want is the version that can be read.
	OtherVersion = text.Error{
		"una partida de la versión {found} del formato; solo se lee la {want}",
		"a game in version {found} of the format; only {want} can be read"}
	// A cell is opened, and the text does not contain the board.
	noBoard = text.Error{
		"se abre una celda, pero el tablero no está en el texto",
		"a cell is opened, but the text does not contain the board"}
	// A line of the header stands among the entries. Found is the line.
	misplaced = text.Error{"{found} no puede ir detrás de la primera acción", "{found} after the first action"}
	// Found is the time; Want is the time of the line before.
	backwards = text.Error{"el tiempo {found} va detrás de {want}, que es mayor", "the time {found} comes after {want}, which is later"}
	// Found is an action that was refused; Err is the [game.Refusal].
	NotDone = text.Error{"{found} no se puede hacer: {err}", "{found} cannot be done: {err}"}
	// Found is an end in the text that does not follow from the actions before it.
	NotSo = text.Error{
		`«{found}», pero la partida no acaba así`,
		`"{found}", but the game does not end that way`}
)

// Problems of the header. Found, Want and Err are fields of [files.Error].
var (
	// Found is the key; Want is the list of keys.
	unknownKey = text.Error{
		"{found} no es una clave; las claves son {want}",
		"{found} is not a key; the keys are {want}"}
	// Found is the value; Err describes the valid values.
	BadValue = text.Error{"aquí debe ir {err}, y no {found}", "{found} where {err} should be"}
	// Found is the number of columns of a row; Want is the number it should have.
	BadWidth = text.Error{
		"debe haber {want} {want:columna/columnas}, y hay {found}",
		"{found} {found:column/columns} where {want} should be"}
	// Found is the row; Want is the number of rows.
	missingRow = text.Error{"falta la fila {found} de {want}", "row {found} of {want} is missing"}
	// Found is the key; Want is the line where it stands first.
	twice = text.Error{"{found} se repite: ya está en la línea {want}", "{found} again, as in line {want}"}
	// Want is the key.
	missing = text.Error{"falta {want}", "{want} is missing"}
	// There is a row too many. Want is the number of rows.
	TooMany = text.Error{"sobra esta fila: el tablero solo tiene {want}", "one row too many: the board has only {want}"}
	// Found is the number of mines on the board; Want is the number in the header.
	OtherMines = text.Error{
		"el tablero tiene {found} {found:mina/minas}, pero la cabecera dice {want}",
		"a board with {found} {found:mine/mines}, but the header says {want}"}
	// The board is impossible for the reason in Err.
	BadBoard = text.Error{"{err}", "{err}"}
)

// Problems of entries. Found and Want are fields of [files.Error].
var (
	// Found is the time; Want is an example of a valid time.
	badTime = text.Error{
		"aquí debe ir un tiempo como {want}, y no {found}",
		"{found} where a time such as {want} should be"}
	// Found is the text after the time; Want lists the valid texts.
	badEntry = text.Error{
		"{found} no vale aquí; se admite: {want}",
		"{found} where one of these should be: {want}"}
	// Found is the cell; Want is the size of the board.
	offBoard = text.Error{"{found} está fuera del tablero de {want}", "{found} is off the {want} board"}
)
