package videos

import (
	"buscaminas/boards"
	"buscaminas/boards/files"
)

// A Field is a part of a file, as an error names it.
type Field string

// Error implements error, so that a Field can be the cause of a [files.Error]. A caller may have other
// words for it.
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

// Fields are all of them.
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
	// A length or a number leads past the end. Err is the field, Found the number of bytes that it
	// should have and Want the number of bytes that are there.
	TooLong files.Problem = "{err}: {found} {found:byte/bytes}, but only {want} {want:follows/follow}"
	// A board without cells, or a board that is too large. Found is its size, as 3×4;
	// Want is the largest number of cells.
	BadSize files.Problem = "a board of {found}; it must have from 1 to {want} cells"
	// Found is the mine, as 3,4.
	MineTwice files.Problem = "another mine at {found}"
	// Found is the number of mines on the board; Want is the number that the file says.
	OtherMines files.Problem = "{found} {found:mine/mines}, where the file says {want}"
	// Found is the code or the line of the event; Want is the events that there are.
	BadEvent files.Problem = "{found} where an event should be, one of {want}"
	// The time goes back. Found is the time; Want is that of the event before.
	TimeBack files.Problem = "the time {found} after {want}, which is later"
	// The record in brackets is missing, or has no end.
	NoRecord files.Problem = "no whole record of the game, such as [0|…|B4T2.53], follows here"
	// The list of events is not where it should be.
	NoEvents files.Problem = "no list of events follows here"
	// Found is a line, quoted; Want is what it should be.
	BadLine = boards.BadTitle
	// A line of the head without a colon. The line is not shown, because it may hold a name.
	NoKey files.Problem = "a line without \":\" between a key and a value"
	// The move cannot be made. Found is the move, quoted.
	BadMove files.Problem = "{found}: this move cannot be made"
	// The first cell was not opened, so the mines are not there yet.
	NoBoard files.Problem = "a game in which nothing has been opened yet: its mines are not in the file"
)

// Problems of a file that is not read. Each says why.
const (
	// Found is the number of the mode.
	RecursiveMode files.Problem = "a game with recursive chords (mode {found}): one click opens further cells, which is not played here"
	// Found is the setting, as "Lawnmower".
	Helped files.Problem = "a game with {found} switched on, which plays by itself or changes the rules: it is not read"
	// Found is the setting, as "Level: Marathon".
	Marathon files.Problem = "a marathon over several boards ({found}), which is not read"
	// Found is the line, quoted.
	BoardChanges files.Problem = "{found}: the board changes here, and only videos of one board are read"
	// Found is the code of the event.
	CellEvents files.Problem = "event {found}, of which nobody has published the length: it is not read"
	// A saved game of another puzzle. Found is its name, quoted.
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

// Notes on a game that was written as a video. Found is the number.
const (
	UndoneLeftOut files.Problem = "undone moves, which are left out: {found}"
	ChordsAdded   files.Problem = "chords added where the rules open cells by themselves: {found}"
)

// Notes on a video that was read.
const (
	// Found is the 3BV that the file says; Want is that of the board.
	Other3BV    files.Problem = "the file says that the 3BV is {found}, but it is {want}: the file may be damaged"
	OtherResult files.Problem = "the file says that the game was won, but its moves do not win it"
	// Events after the end would open or flag a cell. Found is their number.
	LateEvents files.Problem = "clicks after the end of the game, which are left out: {found}"
	// Found is the time that the file says, in seconds; Want is that of the last move.
	OtherTime files.Problem = "the file says {found} s, but the last move is at {want} s"
	// Found is the longest step back, in seconds.
	ClockBack files.Problem = "the clock steps back by up to {found} s: such times count as the one before"
	// The file has several games, and this is the first. Want is the name of the second.
	FirstOfSeveral files.Problem = "has several games, and this is the first; the second is {want}"
)
