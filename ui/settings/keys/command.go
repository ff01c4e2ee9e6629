package keys

// A Command is the effect of a key on some page.
type Command uint8

// None is the command of a key that does nothing.
const None Command = 0

// Commands of the board during a game. The editor also has the commands that move the cursor.
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
	PreviousClosed
	NextFrontier
	PreviousFrontier
	FindNumber
	OpenCell
	FlagCell
	ChordCell
	UndoStep
	RedoStep
	TypePlay
	ChangeSpacing
	ToggleNumbering // show the other numbers: all mines around a cell, or those left to find
	SwapButtons
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

// Commands of the editor.
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

// Commands of pages with lines or with fields to type in.
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
	Next     // go to the next field, format or topic
	Previous // go to the previous field or topic
	Less     // choose the previous value, day or column
	More     // choose the next value, day or column
)

// Commands of other pages. The commands of the menu have the next numbers: see [ContinueGame].
const (
	SwitchGrid Command = iota + More + 1 // choose the next grid
	SwitchRules
	GiveUp    // give up a game that waits
	GiveUpAll // give up all games that wait
	Sort      // sort the records
	ToRecord  // go to the game that is the record
	Export
	Trend
	RaceGame   // race against a game of the history
	PlayReplay // play a replay
	StepBack
	StepOn
	JumpBack
	JumpOn
	ReplayStart
	ReplayEnd
	Slower
	Faster
	NextMistake
	PreviousMistake // go to the previous mistake
	HintThere
	Figures // show the figures of a review
	TakeOver
	Film // make a film of a game
	MakeRace
	JoinRace // join a race with its code
	NamePlayer
	Rematch
	Parent // go to the folder above
	Complete
	ListTopics  // list the topics of the help
	FilterLines // narrow a list to the lines that contain a text
	Yes         // answer yes to a question
	No
	cancel // cancel a running job
)
