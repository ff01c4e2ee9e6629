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
// With half of minSecondChance the player wins the same of 30,000 games, with its double 3 others.
// With a maxWork of 2000 or 8000 it wins the same 14,270 of 30,000 games. With a firstGlances of 5 it
// plays 3 % fewer games a second, with 10 it plays 13 % fewer, and with 2 as many. A firstGlances of 3
// instead of none changes one result of 30,000.

const (
	// maxFollowedCells is the size in cells of the largest board on which the search opens safe cells
	// after a guess and looks for flips. On a larger board a hint would take too long.
	maxFollowedCells = 1000

	// maxScoredCells is the size in cells of the largest board on which guesses have scores. On a larger
	// one the search takes the cell with the lowest chance of a mine.
	maxScoredCells = 1 << 13

	// maxWork is the work after which the search takes the best cell so far. See [guesser.workDone].
	maxWork = 4000

	// firstGlances is the number of glances before the search computes the first score. With that score,
	// most of the other contenders need no [glance].
	firstGlances = 3

	// unlikely is the largest probability that a score ignores: it leaves out the highest numbers
	// of the guessed cell if all of them together are no more likely.
	unlikely = 1. / 500
)

// The constants of early positions.
const (
	// earlyShare is the share of unknown cells above which a position is early.
	earlyShare = 31. / 32

	// mostEarlyValue is the value of an early position with very many safe cells.
	mostEarlyValue = .95

	// earlyValueLoss sets the value of an early position with n safe cells: it is earlyValueLoss/n
	// less than mostEarlyValue.
	earlyValueLoss = .1

	// earlyGuessFactor multiplies the value of an early position without a safe cell.
	earlyGuessFactor = .88
)

// The constants of the search in the positions after a guess.
const (
	// maxUseful is the largest number of useful cells of a position that the search opens: see
	// [Solver.countUseful]. With more useful cells, no guess is near.
	maxUseful = 2

	// maxRounds is the largest number of rounds in which the search opens safe cells.
	maxRounds = 3

	// minAheadChance is a limit: the search opens the safe cells of a position only if the position
	// has a higher probability.
	minAheadChance = 1. / 10

	// maxSecondUnknown is the largest number of unknown cells of a position in which the search
	// compares second guesses.
	maxSecondUnknown = 100

	// secondGuesses is the number of cells that the search compares for a second guess.
	secondGuesses = 4

	// minSecondChance is a limit: the search compares second guesses in a position only if the
	// position has a higher probability.
	minSecondChance = 1. / 100
)

// The constants of flips: see [flip].
const (
	// maxRing is a limit: the search ignores a flip with more unknown cells in its ring.
	maxRing = 3

	// maxRingOfFour is a limit: the search ignores a flip of four cells with more cells in its
	// ring, known or unknown.
	maxRingOfFour = 4

	// minFlipChance is a limit: the search ignores a flip that has a lower chance.
	minFlipChance = 1. / 500

	// reliefWeight is the weight of the relief of a cell in its score.
	reliefWeight = .8
)

// The largest numbers of contenders of three kinds: cells on the frontier, loose cells that touch the
// frontier, and other loose cells. With a single limit, loose cells would displace all others,
// because many have the same chance.
var (
	maxOfKind        = [kinds]int{12, 5, 3}
	maxOfKindOnLarge = [kinds]int{5, 2, 2} // for boards of more than maxFollowedCells cells
)
