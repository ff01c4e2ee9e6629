package solver

// The constants of the search for a guess were chosen by playing games of Expert on the same boards
// with other values. With another value, the player wins this many more games, in %, with a safe
// start and with an opening. Each difference is over at least 15,000 games with a safe start and
// 10,000 with an opening:
//
//	constant            value   safe start       opening
//	maxUseful               1   −0.05 ± 0.18   −0.01 ± 0.20
//	maxRounds               2    0.00 ± 0.05   +0.01 ± 0.06
//	                        5   +0.01 ± 0.02    0.00 ± 0.03
//	minAheadChance       1/20   −0.06 ± 0.10   −0.04 ± 0.11   5 % fewer games a second
//	secondGuesses           2   −0.02 ± 0.06   +0.01 ± 0.07
//	                        8   −0.01 ± 0.04   +0.04 ± 0.04
//	maxRing                 2   +0.01 ± 0.12   −0.02 ± 0.09
//	                        4   −0.03 ± 0.08   −0.01 ± 0.04
//	maxRingOfFour           3   −0.05 ± 0.27   −0.24 ± 0.22
//	                        6   no difference
//	minFlipChance      1/1000    0.00 ± 0.53   −0.04 ± 0.10   one more guess in five games
//	                    1/250   −0.15 ± 0.19   +0.01 ± 0.13
//	unlikely           1/1000   +0.07 ± 0.06   −0.01 ± 0.05
//	                    1/250   +0.04 ± 0.09   +0.03 ± 0.08
//	earlyShare          15/16   +0.02 ± 0.10   +0.01 ± 0.07
//	                    63/64   −0.02 ± 0.08   +0.02 ± 0.06
//	                        1   +0.07 ± 0.49   −0.02 ± 0.07   with a safe start, one more guess in three games
//	reliefWeight           .4   −0.19 ± 0.29   −0.04 ± 0.12
//	                      1.2   −0.07 ± 0.14   −0.09 ± 0.14
//	earlyGuessFactor       .8   −0.07 ± 0.12   −0.01 ± 0.05
//	                      .95   −0.22 ± 0.41   +0.02 ± 0.06
//	mostEarlyValue         .9   −0.13 ± 0.41    0.00 ± 0.05
//	                        1    0.00 ± 0.11    0.00 ± 0.05
//	earlyValueLoss         .2   −0.03 ± 0.50   −0.01 ± 0.08
//	maxOfKind       30, 10, 6   −0.07 ± 0.15   +0.07 ± 0.11
//
// Of 30,000 games, halving minSecondChance changes no result, and doubling it changes 3. With a maxWork
// of 2000 or 8000 the player wins the same 14,270 of 30,000 games. With a firstGlances of 5 it plays 3 %
// fewer games a second, with 10 it plays 13 % fewer, and with 2 as many. A firstGlances of 3 instead of
// none changes one result of 30,000.

const (
	// maxFollowedCells is a number of cells. If a board has more, the search neither opens safe
	// cells after a guess nor looks for flips, because a hint would take too long. A flip is a
	// guess that no number may ever settle: see [flip].
	maxFollowedCells = 1000

	// maxScoredCells is a number of cells. If a board has more, the search computes no scores and
	// takes the cell with the lowest chance of a mine.
	maxScoredCells = 1 << 13

	// maxWork is a limit: after this much work, the search takes the best cell that it has found so
	// far. Its unit is about the work of counting the layouts of one position: see
	// [guesser.workDone].
	maxWork = 4000

	// firstGlances is the number of glances that the search takes before it computes the first
	// score. A [glance] is a quick upper bound for a score. Once the search has a score, most of
	// the other contenders need no glance.
	firstGlances = 3

	// unlikely is a probability. A score leaves out the highest numbers of the guessed cell if all
	// of them together have at most this probability.
	unlikely = 1. / 500
)

// The constants of early positions, in which nearly all cells are unknown. The value of a position
// is about the chance to survive the next guess.
const (
	// earlyShare is a share of the cells: if a larger share is unknown, the position is early.
	earlyShare = 31. / 32

	// mostEarlyValue is the limit of the value of an early position as its number of useful cells
	// grows. For useful cells see [Solver.countUseful].
	mostEarlyValue = .95

	// earlyValueLoss is how much less than mostEarlyValue an early position with one useful cell is
	// worth. With n useful cells, it is earlyValueLoss/n less.
	earlyValueLoss = .1

	// earlyGuessFactor is a factor for early positions without a useful cell. The value of such a
	// position is the chance to survive the safest guess, multiplied by earlyGuessFactor.
	earlyGuessFactor = .88
)

// The constants of the search in the positions after a guess.
const (
	// maxUseful is a limit: the search opens the useful cells of a position only if there are at
	// most this many. A useful cell is a safe cell whose number can prove more: see
	// [Solver.countUseful]. With more useful cells, no guess is near.
	maxUseful = 2

	// maxRounds is the largest number of rounds in which the search opens safe cells after a guess.
	// One round opens all useful cells that there are: see [guesser.openRound].
	maxRounds = 3

	// minAheadChance is a probability: the search opens the safe cells of a position only if the
	// position is more probable than this.
	minAheadChance = 1. / 10

	// maxSecondUnknown is a limit: the search compares second guesses only if at most this many
	// cells are unknown before the first guess.
	maxSecondUnknown = 100

	// secondGuesses is the number of cells that the search compares for a second guess. It also
	// compares cells that are exactly as good as the last of them.
	secondGuesses = 4

	// minSecondChance is a probability: the search compares second guesses in a position only if
	// the position is more probable than this.
	minSecondChance = 1. / 100
)

// The constants of flips, which are guesses that no number may ever settle: see [flip].
const (
	// maxRing is a limit: the search ignores a flip if more cells of its ring are unknown. A number
	// in the ring of a flip would settle the flip.
	maxRing = 3

	// maxRingOfFour is a limit: the search ignores a flip of four cells if its ring has more cells,
	// known or unknown.
	maxRingOfFour = 4

	// minFlipChance is a probability: the search ignores a flip that is less probable than this.
	minFlipChance = 1. / 500

	// reliefWeight says how much the relief of a cell adds to its score. The relief is the risk of
	// later coin flips that opening the cell takes away: see [flips].
	reliefWeight = .8
)

// The largest number of candidates of each kind for which the search computes scores. The kinds are
// cells that touch a number, cells that touch a cell of the first kind, and all others: see
// [guesser.kind]. With one limit for all kinds, cells that touch no number would displace the
// others, because many of them have the same chance.
var (
	maxOfKind        = [kinds]int{12, 5, 3}
	maxOfKindOnLarge = [kinds]int{5, 2, 2} // for boards of more than maxFollowedCells cells
)
