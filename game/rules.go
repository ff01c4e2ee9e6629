package game

// Rules says which variant of the game is played. The zero value is the default
// game. The grid is chosen apart from the rules.
type Rules struct {
	Numbering  Numbering
	Opening    Opening
	Chord      Chord
	FlagLimit  bool // a flag that would make more flags than mines is refused
	FlagsToWin bool // won when flags = mines and every cell is open or flagged
}

// Numbering says which number an open cell shows, and so which one decides
// whether it opens its neighbours.
type Numbering uint8

const (
	Left  Numbering = iota // the mines left to find: those around less the flags around
	Total                  // the mines around
)

// Opening says what follows when a cell is opened.
type Opening uint8

const (
	// Cascade opens all closed, unflagged neighbours of a cell whose number is
	// 0 or less, and goes on so from each of those.
	Cascade Opening = iota
	// Ring opens the neighbours of a cell with no mine around, and stops there.
	Ring
	// Single opens nothing else.
	Single
)

// Chord says what becomes of opening an open cell.
type Chord uint8

const (
	ChordOn  Chord = iota // it opens the neighbours, where enough of them are flagged
	ChordOff              // it is refused
)

// The rules that have names of their own.
var (
	LeftToFind  = Rules{}                                                   // restantes
	Classic     = Rules{Numbering: Total}                                   // clásicas
	Strict      = Rules{FlagLimit: true, FlagsToWin: true}                  // estrictas: as published
	Simple      = Rules{Numbering: Total, Opening: Ring, Chord: ChordOff}   // sencillas
	SingleCells = Rules{Numbering: Total, Opening: Single, Chord: ChordOff} // sueltas
)
