package game

// Rules says which variant of the game is played. The zero value is the default
// game. The grid is chosen apart from the rules.
type Rules struct {
	Numbering  Numbering
	Opening    Opening
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
)

// The rules that have names of their own.
var (
	LeftToFind = Rules{}                                  // restantes
	Classic    = Rules{Numbering: Total}                  // clásicas
	Strict     = Rules{FlagLimit: true, FlagsToWin: true} // estrictas: the hexagonal game as published
	Simple     = Rules{Numbering: Total, Opening: Ring}   // sencillas
)
