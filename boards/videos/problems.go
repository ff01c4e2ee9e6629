package videos

import (
	"buscaminas/boards"
	"buscaminas/boards/files"
)

// A Field is the English name of a part of a file, for errors.
type Field string

// Error implements error, so that a Field can be the Err of a [files.Error]. It returns the name of
// the field.
func (f Field) Error() string { return string(f) }

// The fields that errors name.
const (
	VersionField    Field = "version"
	LevelField      Field = "level"
	ModeField       Field = "mode"
	SizeField       Field = "size of the board"
	MinesField      Field = "mines"
	LengthsField    Field = "lengths of the sections"
	FlagsField      Field = "flags set before the start"
	PropertiesField Field = "properties"
	PixelsField     Field = "pixels of a cell"
	TimeField       Field = "time"
	TextField       Field = "texts of the program and the player"
	RecordField     Field = "record of the game"
	EventsField     Field = "events"
	EndField        Field = "check sum"
	BoardField      Field = "board"
	MovesField      Field = "moves"
	KeyField        Field = "key"
)

// Fields is a list of all fields that errors name.
var Fields = []Field{
	VersionField, LevelField, ModeField, SizeField, MinesField, LengthsField, FlagsField, PropertiesField,
	PixelsField, TimeField, TextField, RecordField, EventsField, EndField, BoardField, MovesField, KeyField,
}

// Problems of a file that is damaged.
const (
	// No format fits the file.
	NoFormat files.Problem = "not a video of any known program"
	// The file ends too early. Found is the number of its bytes; Err is the field that is cut.
	Ends files.Problem = "ends after {found} {found:byte/bytes}, in the middle of this: {err}"
	// A field has an impossible value. Err is the field, Found its value and Want the possible ones.
	BadValue files.Problem = "{err}: {found}, where {want} should be"
	// A field is longer than the rest of the file. Err is the field, Found is its length in bytes, and
	// Want is the number of bytes left in the file.
	TooLong files.Problem = "{err}: {found} {found:byte/bytes}, but only {want} {want:follows/follow}"
	// The board has no cells or too many. Found is its size, as 3×4; Want is the largest number of
	// cells.
	BadSize files.Problem = "a board of {found}; it must have from 1 to {want} cells"
	// A mine occurs twice. Found is the mine, as 3,4.
	MineTwice files.Problem = "another mine at {found}"
	// The board has another number of mines than the file says. Found is the number on the board; Want
	// is the number that the file says.
	OtherMines files.Problem = "{found} {found:mine/mines}, where the file says {want}"
	// An event is unknown. Found is its code or its line; Want is a list of the known events.
	BadEvent files.Problem = "{found} where an event should be, one of {want}"
	// An event is earlier than the event before. Found is its time; Want is the time of the event
	// before.
	ClockFarBack files.Problem = "the time {found} after {want}, which is later"
	// The record in brackets is missing, or has no end.
	NoRecord files.Problem = "no whole record of the game, such as [0|…|B4T2.53], follows here"
	// The list of events is not where it should be.
	NoEvents files.Problem = "no list of events follows here"
	// A line is wrong. Found is the line, quoted; Want is an example of a right one.
	BadLine = boards.BadTitle
	// A line of the head has no colon. The error does not show the line, which may hold a name.
	NoKey files.Problem = "a line without \":\" between a key and a value"
	// The move cannot be made. Found is the move, quoted.
	BadMove files.Problem = "{found}: this move cannot be made"
	// No cell was opened yet, so the file does not hold the mines.
	NoBoard files.Problem = "a game in which nothing has been opened yet: its mines are not in the file"
)

// Problems of a file that this package does not read. Each says why.
const (
	// The mode has recursive chords. Found is the number of the mode.
	RecursiveMode files.Problem = "a game with recursive chords (mode {found}): one click opens further cells, which is not played here"
	// A setting let the program play for the player, or changed the rules. Found is the setting,
	// such as "Lawnmower".
	Helped files.Problem = "a game with {found} switched on, which plays by itself or changes the rules: it is not read"
	// The game goes over several boards. Found is the setting, "Level: Marathon".
	Marathon files.Problem = "a marathon over several boards ({found}), which is not read"
	// The board changes during the game. Found is the line that changes it, quoted.
	BoardChanges files.Problem = "{found}: the board changes here, and only videos of one board are read"
	// An event has an unknown length. Found is the code of the event.
	CellEvents files.Problem = "event {found}, of which nobody has published the length: it is not read"
	// The file is a saved game of another puzzle. Found is the name of the puzzle, quoted.
	OtherPuzzle files.Problem = "a saved game of Simon Tatham's Puzzles, but of {found}: only Mines is played here"
	MVR         files.Problem = "a video of Minesweeper X (.mvr): it is encrypted, so no other program can read it"
	FSVF        files.Problem = "a video of Freesweeper (.fsvf), a format that is not read"
	WindowsSave files.Problem = "a saved game of Windows 7's Minesweeper: it holds a position and not the moves, and is not read"
)

// Problems of a game that cannot be written as a video.
const (
	OtherGrid  files.Problem = "the boards of other programs have only squares"
	OtherRules files.Problem = "by its rules, the game opens other cells than other programs would"
)

// Notes on a game that was written as a video.
const (
	// The video leaves out undone moves. Found is the number of undone moves.
	UndoneLeftOut files.Problem = "undone moves, which are left out: {found}"
	// The video has more chords than the game. Found is the number of added chords.
	ChordsAdded files.Problem = "chords added where the rules open cells by themselves: {found}"
)

// Notes on a video that was read.
const (
	// The file states a wrong 3BV. Found is the 3BV in the file; Want is the 3BV of the board.
	Other3BV    files.Problem = "the file says that the 3BV is {found}, but it is {want}: the file may be damaged"
	OtherResult files.Problem = "the file says that the game was won, but its moves do not win it"
	// Clicks after the end of the game would open or flag a cell. Found is the number of clicks.
	LateEvents files.Problem = "clicks after the end of the game, which are left out: {found}"
	// The file states a wrong time for the game. Found is the time in the file, in seconds; Want is
	// the time of the last move.
	OtherTime files.Problem = "the file says {found} s, but the last move is at {want} s"
	// The clock steps back. Found is the longest step back, in seconds.
	ClockBack files.Problem = "the clock steps back by up to {found} s: such times count as the one before"
	// Only the first of several games was read. Want is the name of the second.
	FirstOfSeveral files.Problem = "has several games, and this is the first; the second is {want}"
)
