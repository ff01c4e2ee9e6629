package game

// Rules says which variant of the game is played. The zero value is the default variant. The grid
// is not part of the rules.
type Rules struct {
	Numbering  Numbering
	Opening    Opening
	Chord      Chord
	FlagLimit  bool // there cannot be more flags than mines
	FlagsToWin bool // the game is won only once every mine is flagged
}

// Opening is the rule that says which other cells are opened when a cell is opened.
type Opening uint8

const (
	// Cascade opens a region by flood fill: if the number of a cell is 0 or less, its closed,
	// unflagged neighbours are opened, and so on from each of these.
	Cascade Opening = iota
	// Ring opens the neighbours of an empty cell, but no cells beyond them.
	Ring
	// Single opens no other cell.
	Single
)

// Chord is the rule for opening a cell that is already open.
type Chord uint8

const (
	ChordOn  Chord = iota // opening an open cell opens its neighbours, if enough of them are flagged
	ChordOff              // an open cell cannot be opened again
)

// The rules that a player can choose by name, with their Spanish names.
var (
	// LeftToFind (restantes): the numbers count the mines left to find.
	LeftToFind = Rules{}
	// Classic (clásicas): the numbers count all mines around.
	Classic = Rules{Numbering: Total}
	// Strict (estrictas): to win, flag every mine and nothing else.
	Strict = Rules{FlagLimit: true, FlagsToWin: true}
	// Simple (sencillas): an empty cell opens its neighbours and no more. There are no chords.
	Simple = Rules{Numbering: Total, Opening: Ring, Chord: ChordOff}
	// SingleCells (sueltas): every cell is opened alone. There are no chords.
	SingleCells = Rules{Numbering: Total, Opening: Single, Chord: ChordOff}
)
