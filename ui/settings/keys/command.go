package keys

// A Command is what a key stands for, on whatever page.
type Command uint8

// None is what a key stands for that does nothing.
const None Command = 0

// Those of the board while it is played. The editor has the moves, too.
const (
	MoveUp Command = iota + 1
	MoveDown
	MoveLeft
	MoveRight
	MoveUpLeft
	MoveUpRight
	MoveDownLeft
	MoveDownRight
	RowStart
	RowEnd
	BoardStart
	BoardEnd
	NextClosed
	LastClosed
	NextFrontier
	LastFrontier
	FindNumber
	OpenCell
	FlagCell
	ChordCell
	UndoStep
	RedoStep
	TypePlay
	ChangeSpacing
	OtherNumbers
	PauseGame
	AskHint
	ShowChances
	SameBoard
	NewBoard
	GoMenu
	ShowHelp
	CopyPosition
	EditBoard
	ReplayGame
	RaceGhost
	ShowSteps
	OpenLesson
	NextGame
	Quit
)

// Those of the editor.
const (
	ToggleMine Command = iota + Quit + 1
	PlayBoard
	SaveBoard
	FillBoard
	ResizeBoard
	ChangeGrid
	MirrorAcross
	MirrorDown
	TurnBoard
	LeaveEditor
)

// Those of pages of lines, and of what is typed.
const (
	Up Command = iota + LeaveEditor + 1
	Down
	First
	Last
	Today
	PageUp
	PageDown
	Pick
	Back
	Next     // the next field, or format
	Previous // the field before
	Less     // of the option, or the level
	More
)

// Those of single pages; the entries of the menu come after them.
const (
	SwitchGrid Command = iota + More + 1 // the menu
	SwitchRules
	GiveUp // a game that waits
	Sort   // the records
	Export
	Trend
	RaceGame   // one of the history
	PlayReplay // a replay
	StepBack
	StepOn
	JumpBack
	JumpOn
	ReplayStart
	ReplayEnd
	Slower
	Faster
	NextMistake
	LastMistake // the one before
	HintThere
	Figures // of the game that is judged
	TakeOver
	Film // of a game
	MakeRace
	JoinRace // by its code
	NamePlayer
	Rematch
	Parent // the folder above
	Complete
	Yes // a question
	No
	Cancel // what is done on the side
)
