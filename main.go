// Buscaminas is Minesweeper for the terminal.
package main

import (
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"
	"time"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui"
	"buscaminas/ui/cli"
	"buscaminas/ui/draw"
	"buscaminas/ui/plain"
	"buscaminas/ui/safe"
	"buscaminas/ui/session"
	"buscaminas/ui/store"
	"buscaminas/ui/words"

	"github.com/mattn/go-isatty"
	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// The exit statuses.
const (
	failed     = 1 // something could not be done
	wrongUsage = 2 // the command line makes no sense
)

func main() {
	os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}

func run(args []string, in io.Reader, out, errs io.Writer) int {
	c := newCommand(args)
	c.cobra.SetArgs(args)
	c.cobra.SetIn(in)
	c.cobra.SetOut(out)
	c.cobra.SetErr(errs)
	err := c.cobra.Execute()
	if err == nil {
		return 0
	}
	var usage cli.UsageError
	if errors.As(err, &usage) {
		fmt.Fprintln(errs, "buscaminas:", usage)
		return wrongUsage
	}
	var stopped safe.Stopped
	if errors.As(err, &stopped) {
		return stopped.ExitStatus()
	}
	var failure *safe.Panic
	if errors.As(err, &failure) {
		fmt.Fprintln(errs, "buscaminas:", words.Failure.In(c.lang))
		fmt.Fprintln(errs, failure)
		return failed
	}
	fmt.Fprintln(errs, "buscaminas:", words.Error(err, c.lang))
	return failed
}

// command is the command line: where its flags are put.
type command struct {
	cobra *cobra.Command
	lang  words.Lang
	shape *draw.Shape // nil: not given
	rules game.Rules
	level *words.Level
	size  cli.Size
	mines int
	seed  uint64
	show  bool
	ascii bool
	plain bool

	seeded bool // the seed given has been used
}

func newCommand(args []string) *command {
	c := &command{lang: langOf(args)}
	c.size.Lang = c.lang
	c.cobra = &cobra.Command{
		Use:                   "buscaminas " + words.FlagsArg.In(c.lang) + " " + words.FileArg.In(c.lang),
		Long:                  words.About.In(c.lang),
		Version:               version(),
		SilenceErrors:         true,
		SilenceUsage:          true,
		DisableFlagsInUseLine: true,
		Args:                  cobra.ArbitraryArgs,
		RunE:                  func(_ *cobra.Command, args []string) error { return c.run(args) },
	}
	c.cobra.SetFlagErrorFunc(func(_ *cobra.Command, err error) error { return cli.FlagError(err, c.lang) })
	c.cobra.SetVersionTemplate("{{.Name}} {{.Version}}\n")
	c.cobra.SetUsageTemplate(words.Usage.In(c.lang) + ":\n  {{.UseLine}}\n\n" +
		words.FlagsTitle.In(c.lang) + ":\n{{.LocalFlags.FlagUsages}}")
	c.flags(c.cobra.Flags())
	return c
}

func (c *command) flags(f *pflag.FlagSet) {
	f.SortFlags = false
	text := func(t words.Text) string { return t.In(c.lang) }
	var grids, rules, levels []words.Text
	for _, shape := range draw.Shapes() {
		grids = append(grids, shape.Name)
	}
	for _, set := range words.RuleSets() {
		rules = append(rules, set.Name)
	}
	for _, level := range words.Levels() {
		levels = append(levels, level.Flag())
	}
	choose := func(options []words.Text, set func(i int)) *cli.Choice {
		return &cli.Choice{Options: options, Choose: set, Lang: c.lang}
	}
	f.Var(choose(grids, func(i int) { c.shape = draw.Shapes()[i] }), "grid", text(words.GridFlag))
	f.Var(choose(rules, func(i int) { c.rules = words.RuleSets()[i].Rules }), "rules", text(words.RulesFlag))
	f.Var(choose(levels, func(i int) { c.level = &words.Levels()[i] }), "level", text(words.LevelFlag))
	f.Var(&c.size, "size", text(words.SizeFlag))
	f.IntVar(&c.mines, "mines", 0, text(words.MinesFlag))
	f.Uint64Var(&c.seed, "seed", 0, text(words.SeedFlag))
	f.BoolVar(&c.show, "show-mines", false, text(words.ShowFlag))
	f.BoolVar(&c.ascii, "ascii", false, text(words.ASCIIFlag))
	f.Var(choose(words.LangCodes(), func(int) {}), "lang", text(words.LangFlag))
	f.BoolVar(&c.plain, "plain", false, text(words.PlainFlag))
	f.Bool("version", false, text(words.VersionFlag))
	f.BoolP("help", "h", false, text(words.HelpFlag))
}

func (c *command) given(flag string) bool { return c.cobra.Flags().Changed(flag) }

// run plays what the command line asks for.
func (c *command) run(args []string) error {
	if err := c.check(args); err != nil {
		return err
	}
	setup, notes, err := c.setup(args)
	if err != nil {
		return err
	}
	if c.plain {
		return plain.Run(c.cobra.InOrStdin(), c.cobra.OutOrStdout(), plain.Options{
			Lang:  c.lang,
			Setup: setup,
			Notes: notes,
			Level: c.dealt,
			File:  c.file,
			Now:   time.Now,
		})
	}
	if !isatty.IsTerminal(os.Stdout.Fd()) {
		return errors.New(words.NoTerminal.In(c.lang))
	}
	settings, problems := readSettings()
	return ui.Run(ui.Options{
		Lang:      c.lang,
		Shape:     c.grid(),
		Rules:     c.rules,
		ShowMines: c.show,
		ASCII:     c.ascii,
		Settings:  settings,
		Decided: map[string]bool{
			"language": c.given("lang"),
			"grid":     c.given("grid"),
			"rules":    c.given("rules"),
		},
		Problems: problems,
		Setup:    setup,
		Notes:    notes,
		Seed:     c.nextSeed,
		Now:      time.Now,
	})
}

// readSettings reads the settings file. The game is played without it, if it
// must.
func readSettings() (*store.Settings, []error) {
	dir, err := store.ConfigDir()
	if err != nil {
		return &store.Settings{}, []error{err}
	}
	settings, err := store.ReadSettings(filepath.Join(dir, "settings.conf"))
	if err != nil {
		return settings, []error{err}
	}
	return settings, nil
}

// check refuses what does not go together.
func (c *command) check(args []string) error {
	refuse := func(t words.Text, args ...any) error { return cli.UsageError(t.In(c.lang, args...)) }
	if len(args) > 1 {
		return refuse(words.OneFile, len(args))
	}
	for _, flag := range []string{"level", "size", "mines", "seed"} {
		if len(args) == 1 && c.given(flag) {
			return refuse(words.NotTogether, "--"+flag, args[0], words.FileIsBoard.In(c.lang))
		}
	}
	for _, flag := range []string{"size", "mines"} {
		if c.level != nil && c.given(flag) {
			return refuse(words.NotTogether, "--"+flag, "--level", words.LevelIsBoard.In(c.lang))
		}
	}
	if c.given("mines") && !c.given("size") {
		return refuse(words.MinesAlone)
	}
	if c.given("size") {
		if err := game.CheckSize(c.size.Rows, c.size.Cols); err != nil {
			return cli.UsageError(words.Error(err, c.lang))
		}
		if err := c.spec(0).Check(); err != nil {
			return cli.UsageError(words.Error(err, c.lang))
		}
	}
	return nil
}

// setup returns the game to begin with, or nil for the menu.
func (c *command) setup(args []string) (*session.Setup, []*boards.Error, error) {
	var setup session.Setup
	switch {
	case len(args) == 1:
		setup, notes, err := c.file(args[0])
		return &setup, notes, err
	case c.level != nil:
		setup = c.dealt(*c.level)
	case c.given("size"):
		setup = session.Dealt(words.Custom, c.spec(c.nextSeed()), c.rules)
	default:
		return nil, nil, nil
	}
	setup.ShowMines = c.show
	return &setup, nil, nil
}

// spec returns the board of the size asked for.
func (c *command) spec(seed uint64) deal.Spec {
	spec := deal.Spec{Grid: c.grid().New(c.size.Rows, c.size.Cols), Mines: c.mines, Seed: seed}
	if !c.given("mines") {
		spec.Mines = deal.FreshMines(c.size.Rows*c.size.Cols, seed)
	}
	return spec
}

// dealt returns a new board of a level.
func (c *command) dealt(l words.Level) session.Setup {
	setup := session.Level(l, c.grid(), c.rules, c.nextSeed())
	setup.ShowMines = c.show
	return setup
}

// file returns the board in a file.
func (c *command) file(path string) (session.Setup, []*boards.Error, error) {
	setup, notes, err := session.FromFile(path, c.shape)
	setup.Rules, setup.ShowMines = c.rules, c.show
	return setup, notes, err
}

// grid returns the shape of the boards that are dealt.
func (c *command) grid() *draw.Shape {
	if c.shape == nil {
		return draw.Shapes()[0]
	}
	return c.shape
}

// nextSeed returns the seed given for the first board, and chance for the rest.
func (c *command) nextSeed() uint64 {
	if c.given("seed") && !c.seeded {
		c.seeded = true
		return c.seed
	}
	return uint64(rand.Uint32()) // short enough to be typed
}

// version returns the version that the program was built as.
func version() string {
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" {
		return info.Main.Version
	}
	return "(devel)"
}

// langOf returns the language that args ask for, before anything that could be
// wrong with them has to be said in it.
func langOf(args []string) words.Lang {
	for i, arg := range args {
		value, ok := strings.CutPrefix(arg, "--lang=")
		if arg == "--lang" && i+1 < len(args) {
			value, ok = args[i+1], true
		}
		if ok && value == words.English.Code() {
			return words.English
		}
	}
	return words.Spanish
}
