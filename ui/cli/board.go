package cli

import (
	"cmp"
	"math/rand/v2"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/words"

	"github.com/spf13/pflag"
)

// Board is the flags that say which boards to deal.
type Board struct {
	GivenGrid *game.GridKind // nil: not given
	Level     *words.Level
	Size      Size
	Mines     int
	Seed      uint64
	Guess     bool
	AnyProof  bool

	lang   words.Lang
	flags  *pflag.FlagSet
	seeded bool // the seed given has been used
}

// Register adds the flags to a command.
func (b *Board) Register(f *pflag.FlagSet, l words.Lang) {
	b.flags, b.lang, b.Size.Lang = f, l, l
	var levels []words.Text
	for _, level := range words.Levels() {
		levels = append(levels, level.Flag())
	}
	f.Var(gridChoice(l, &b.GivenGrid), "grid", words.GridFlag.In(l))
	f.Var(&Choice{Options: levels, Choose: func(i int) { b.Level = &words.Levels()[i] }, Lang: l}, "level", words.LevelFlag.In(l))
	f.Var(&b.Size, "size", words.SizeFlag.In(l))
	f.IntVar(&b.Mines, "mines", 0, words.MinesFlag.In(l))
	f.Uint64Var(&b.Seed, "seed", 0, words.SeedFlag.In(l))
}

// RegisterPromise adds the flags for what the boards promise.
func (b *Board) RegisterPromise() {
	f, l := b.flags, b.lang
	f.BoolVar(&b.Guess, "guess", false, words.GuessFlag.In(l))
	f.BoolVar(&b.AnyProof, "any-proof", false, words.AnyProofFlag.In(l))
}

// Given reports whether a flag is on the command line.
func (b *Board) Given(flag string) bool { return b.flags.Changed(flag) }

// Check refuses flags that do not go together, and boards that cannot be.
func (b *Board) Check() error {
	refuse := func(t words.Text, args ...any) error { return UsageError(t.In(b.lang, args...)) }
	for _, flag := range []string{"size", "mines"} {
		if b.Level != nil && b.Given(flag) {
			return refuse(words.NotTogether, "--"+flag, "--level", words.LevelIsBoard.In(b.lang))
		}
	}
	if b.Guess && b.AnyProof {
		return refuse(words.NotTogether, "--any-proof", "--guess", words.GuessFlag.In(b.lang))
	}
	if b.Given("mines") && !b.Given("size") {
		return refuse(words.MinesAlone)
	}
	if b.Given("size") {
		if err := game.CheckSize(b.Size.Rows, b.Size.Cols); err != nil {
			return UsageError(words.Error(err, b.lang))
		}
		if err := b.Spec(0).Check(); err != nil {
			return UsageError(words.Error(err, b.lang))
		}
	}
	return nil
}

// Asked reports whether the flags ask for a board.
func (b *Board) Asked() bool { return b.Level != nil || b.Given("size") }

// Spec returns the board asked for, dealt from a seed.
func (b *Board) Spec(seed uint64) deal.Spec {
	spec := deal.Spec{Seed: seed, Promise: b.Promise()}
	if b.Level != nil {
		spec.Grid, spec.Mines = b.Grid().New(b.Level.Rows, b.Level.Cols), b.Level.Mines
		return spec
	}
	spec.Grid, spec.Mines = b.Grid().New(b.Size.Rows, b.Size.Cols), b.Mines
	if !b.Given("mines") {
		spec.Mines = deal.FreshMines(b.Size.Rows*b.Size.Cols, seed)
	}
	return spec
}

// Promise returns what the boards are to promise.
func (b *Board) Promise() deal.Promise {
	switch {
	case b.Guess:
		return deal.ClearStart
	case b.AnyProof:
		return deal.Provable
	default:
		return deal.Followable
	}
}

// Grid returns the kind of grid of the boards.
func (b *Board) Grid() *game.GridKind { return cmp.Or(b.GivenGrid, game.GridKinds()[0]) }

// NextSeed returns the seed given for the first board, and chance for the rest.
func (b *Board) NextSeed() uint64 {
	if b.Given("seed") && !b.seeded {
		b.seeded = true
		return b.Seed
	}
	return rand.Uint64N(deal.ShortSeed) // short enough to be said aloud
}
