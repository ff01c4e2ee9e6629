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
	// Cascade is the flood fill: if the number of a cell is 0 or less, its closed, unflagged
	// neighbours are opened, and so on from each of these.
	Cascade Opening = iota
	// Ring opens the neighbours of a cell with no mine around, and no more.
	Ring
	// Single opens no other cell.
	Single
)

// Chord is the rule for opening a cell that is already open.
type Chord uint8

const (
	ChordOn  Chord = iota // opening an open cell opens its neighbours, if enough of them are flagged
	ChordOff              // opening an open cell is refused
)

// The rules that have names of their own.
var (
	LeftToFind  = Rules{}                                                   // restantes
	Classic     = Rules{Numbering: Total}                                   // clásicas
	Strict      = Rules{FlagLimit: true, FlagsToWin: true}                  // estrictas: as published
	Simple      = Rules{Numbering: Total, Opening: Ring, Chord: ChordOff}   // sencillas
	SingleCells = Rules{Numbering: Total, Opening: Single, Chord: ChordOff} // sueltas
)
