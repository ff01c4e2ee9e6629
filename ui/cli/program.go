package cli

import (
	"bytes"
	"cmp"
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"time"

	"buscaminas/boards"
	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui"
	"buscaminas/ui/archive"
	"buscaminas/ui/lines"
	"buscaminas/ui/manual"
	"buscaminas/ui/page"
	"buscaminas/ui/serve"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/choices"
	"buscaminas/ui/settings/dirs"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/terminal/kind"
	"buscaminas/ui/text"

	"github.com/charmbracelet/x/term"
	"github.com/mattn/go-isatty"
	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// Run runs the program with these arguments and streams. It returns the exit status.
func Run(args []string, in io.Reader, outFile, errFile *os.File) int {
	c := newCommand(args)
	out, errs := newOutput(outFile, &c.ascii), newOutput(errFile, &c.ascii)
	c.cobra.SetArgs(args)
	c.cobra.SetIn(in)
	c.cobra.SetOut(out)
	c.cobra.SetErr(errs)
	return reportError(errs, cmp.Or(c.cobra.Execute(), out.Err), c.lang)
}

// command is the root command with its flags.
type command struct {
	cobra  *cobra.Command
	lang   text.Lang
	usual  *usual
	board  boardFlags
	rules  game.Rules
	code   string
	daily  bool
	show   bool
	ghost  string
	from   cellFlag
	coords coords
	ascii  bool
	plain  bool
	coach  bool
	voice  bool
}

func newCommand(args []string) *command {
	usual := readUsual()
	c := &command{lang: langOf(args, usual.Lang), usual: usual}
	c.coords.Names = usual.Names
	c.cobra = &cobra.Command{
		Use:                   "buscaminas " + flagsArg.In(c.lang) + " " + fileArg.In(c.lang),
		Short:                 manual.CommandTopic(manual.Program).Title.In(c.lang),
		Version:               version(),
		SilenceErrors:         true,
		SilenceUsage:          true,
		DisableFlagsInUseLine: true,
		Args:                  cobra.ArbitraryArgs,
		ValidArgsFunction:     completeFiles,
		RunE:                  func(_ *cobra.Command, args []string) error { return c.run(args) },
	}
	c.cobra.AddCommand(dealCommand(c.lang), solveCommand(c.lang, usual.Names), convertCommand(c.lang), showCommand(c.lang, usual.Names, &c.ascii))
	c.cobra.AddCommand(
		reviewCommand(c.lang),
		statsCommand(c.lang),
		doctorCommand(c.lang, version()),
		manCommand(c.lang, version(), date()),
		completionCommand(c.lang),
	)
	c.cobra.AddCommand(replayCommand(c.lang, &c.ascii, &c.coords, func(r *session.Replay) error {
		return c.fullScreen(ui.Options{Replay: r})
	}))
	c.cobra.AddCommand(serveCommand(c.lang, func(sub *cobra.Command, s serve.Flags) error {
		size := func() (cols, rows int, ok bool) {
			cols, rows, err := term.GetSize(os.Stdout.Fd())
			return cols, rows, err == nil
		}
		return serve.Run(s, c.board.nextSeed, sub.OutOrStdout(), size)
	}))
	c.cobra.CompletionOptions.DisableDefaultCmd = true // it would be in English
	c.cobra.SetHelpCommand(topicsCommand(c.lang, usual))
	c.cobra.SetHelpFunc(helpPage(c.lang))
	c.cobra.SetFlagErrorFunc(func(_ *cobra.Command, err error) error { return flagError(err) })
	c.cobra.SetVersionTemplate("{{.Name}} {{.Version}}\n")
	c.flags(c.cobra.Flags())
	complete(c.cobra)
	return c
}

func (c *command) flags(f *pflag.FlagSet) {
	f.SortFlags = false
	say := func(t text.Text) string { return t.In(c.lang) }
	var rules []text.Text
	for _, set := range words.RuleSets() {
		rules = append(rules, set.Name)
	}
	choose := func(options []text.Text, set func(i int)) *choice {
		return &choice{Options: options, Choose: set, Lang: c.lang}
	}
	c.board.register(f, c.lang)
	c.board.registerPromise()
	ruleSet := choose(rules, func(i int) { c.rules = words.RuleSets()[i].Rules })
	ruleSet.Others = []text.Text{text.Same(words.LeftRules)}
	f.Var(ruleSet, "rules", say(rulesFlag))
	f.StringVar(&c.code, "code", "", say(codeFlag))
	f.BoolVar(&c.daily, "daily", false, say(dailyFlag))
	f.BoolVar(&c.coach, "coach", false, say(coachFlag))
	f.StringVar(&c.ghost, "ghost", "", say(ghostFlag))
	f.BoolVar(&c.show, "show-mines", false, say(showFlag))
	c.cobra.PersistentFlags().BoolVar(&c.ascii, "ascii", kind.ASCII(os.Getenv), say(asciiFlag))
	c.coords.register(f, c.lang)
	c.cobra.PersistentFlags().Var(choose(text.LangCodes(), func(int) {}), "lang", say(langFlag))
	f.BoolVar(&c.plain, "plain", false, say(plainFlag))
	f.BoolVar(&c.voice, "voice", false, say(voiceFlag))
	f.Var(&c.from, "from", say(cornerFlag))
	f.BoolP("version", "v", false, say(text.Text{"escribir la versión", "print the version"}))
	f.BoolP("help", "h", false, say(helpFlag))
}

func (c *command) given(flag string) bool { return c.cobra.Flags().Changed(flag) }

func (c *command) run(args []string) error {
	c.plain = c.plain || c.voice || onlyLines(c.cobra, c.lang)
	if err := c.board.checkGame(args, c.plain); err != nil {
		return err
	}
	c.takeUsual()
	if challenge := c.challenge(args); challenge != nil {
		return c.fullScreen(ui.Options{Challenge: challenge})
	}
	setup, notes, err := c.setup(args)
	if err != nil {
		return err
	}
	if c.plain {
		return c.lineByLine(args, setup, notes)
	}
	race, err := raceAgainst(c.ghost, setup, notes)
	if err != nil {
		return err
	}
	return c.fullScreen(ui.Options{Setup: race.Setup, Ghost: race.Ghost, Notes: race.Notes})
}

// takeUsual sets the options of a game on the command line from the settings file, except those that a
// flag sets.
func (c *command) takeUsual() {
	says := func(option string) bool { return c.usual.says(option) && !c.given(option) }
	if says("grid") {
		c.board.UsualGrid = c.usual.Grid
	}
	if says("rules") {
		c.rules = c.usual.Rules
	}
	if !c.given("any-proof") && !c.given("guess") && !c.given("first") {
		c.board.Guess, c.board.First = c.usual.Guess, c.usual.First
	}
	if says("coach") {
		c.coach = c.usual.Coach
	}
	if c.voice && !c.usual.says("coords") {
		c.coords.forVoice()
	}
}

// challenge returns the page that offers to watch, race or take over a saved game. It reads the
// game from the single file in args, or from the standard input for "-". It returns nil if there is
// no such game, or if a flag such as --plain excludes the page.
func (c *command) challenge(args []string) *page.Challenge {
	if c.plain || len(args) != 1 ||
		c.given("grid") || c.given("rules") || c.given("ghost") || c.given("show-mines") {
		return nil
	}
	if args[0] != standardInput {
		return challengeOf(session.GameIn(args[0]), filepath.Base(args[0]))
	}
	in := c.cobra.InOrStdin()
	data, err := io.ReadAll(io.LimitReader(in, boards.MaxFile+1))
	if err != nil || len(data) > boards.MaxFile {
		c.cobra.SetIn(io.MultiReader(bytes.NewReader(data), in)) // a later read reports the error
		return nil
	}
	c.cobra.SetIn(bytes.NewReader(data))
	return challengeOf(session.GameOf(data), words.StandardInput.In(c.lang))
}

// challengeOf returns the page that offers to watch, race or take over a game. It returns nil if
// game is nil.
func challengeOf(game *archive.Saved, file string) *page.Challenge {
	if game == nil {
		return nil
	}
	return &page.Challenge{Game: game, File: text.Printable(file)}
}

// lineByLine plays in the line mode.
func (c *command) lineByLine(args []string, setup *session.Setup, notes []*files.Error) error {
	in := c.cobra.InOrStdin()
	if len(args) == 1 && args[0] == standardInput {
		in = lines.Terminal() // the standard input was the board
	}
	from := &c.from.Cell
	if !c.given("from") {
		from = nil
	} else if setup != nil {
		if _, err := c.from.part(setup.Grid()); err != nil {
			return err
		}
	}
	var coach time.Duration
	if c.coach {
		coach = session.CoachTime
	}
	kept, problems := openArchive() // without an archive, the game is not kept
	defer kept.Close()
	typed := in != c.cobra.InOrStdin() || isatty.IsTerminal(os.Stdin.Fd()) || isatty.IsCygwinTerminal(os.Stdin.Fd())
	if typed && isForeign() && !c.usual.says("language") && !c.given("lang") {
		problems = append(problems, inEnglish)
	}
	return lines.Run(in, c.cobra.OutOrStdout(), lines.Options{
		Lang:     c.lang,
		Names:    c.coords.Names,
		Grid:     c.board.gridKind(),
		Rules:    c.rules,
		Voice:    c.voice,
		Promise:  c.board.promise(),
		Setup:    setup,
		Notes:    notes,
		Echo:     !typed,
		ASCII:    c.ascii,
		Corner:   from,
		Coach:    coach,
		Level:    c.dealt,
		File:     c.readBoard,
		Now:      time.Now,
		Errs:     c.cobra.ErrOrStderr(),
		Settings: c.usual.File,
		Archive:  kept,
		Problems: slices.Concat(c.usual.errors(), problems),
	})
}

// inEnglish is told to whoever may not read the rest.
var inEnglish = text.Error(text.Same("For English, start the game with --lang en."))

// isForeign reports whether the locale names another language than Spanish.
func isForeign() bool {
	spoken, known := kind.Language(os.Getenv)
	return known && spoken != text.Spanish
}

var noTerminal = text.Text{
	"la salida no es un terminal; con --plain se juega línea a línea",
	"the output is not a terminal; use --plain to play line by line",
}

// fullScreen runs the full-screen game. The caller sets the options in o that decide what the
// player sees first. fullScreen sets all other options.
func (c *command) fullScreen(o ui.Options) error {
	if !isatty.IsTerminal(os.Stdout.Fd()) {
		return errors.New(noTerminal.In(c.lang))
	}
	kept, wrong := openArchive()
	problems := slices.Concat(c.usual.Problems, wrong)
	o.Choices = choices.Choices{
		Lang: c.lang, Grid: c.board.gridKind(), Rules: c.rules, Guess: c.board.Guess, First: c.board.First,
		Names: c.coords.Names, Coach: c.coach,
	}
	o.Decided = map[string]bool{
		"language": c.given("lang"),
		"grid":     c.given("grid"),
		"rules":    c.given("rules"),
		"coords":   c.coords.Given,
		"guess":    c.given("guess"),
		"first":    c.given("first"),
		"coach":    c.given("coach"),
	}
	o.Console, o.NoMouse = kind.Console(os.Getenv), kind.Screen(os.Getenv) // Screen holds Esc back while the mouse is on
	o.ShowMines, o.ASCII, o.Settings, o.Problems, o.Archive = c.show, c.ascii, c.usual.File, problems, kept
	o.Foreign = isForeign()
	o.Positions = func() (string, error) {
		dir, err := dirs.State()
		return filepath.Join(dir, archive.PositionsFolder), err
	}
	o.Seed, o.Now = c.board.nextSeed, time.Now
	return ui.Run(o)
}

// openArchive opens the archive. If the state directory is unknown, it returns the error too.
func openArchive() (*archive.Archive, []error) {
	dir, err := dirs.State()
	if err != nil {
		return archive.Nowhere(err), []error{err}
	}
	return archive.At(dir), nil
}

// setup returns the game that the command line asks for, and the faults of its board file. If the
// command line asks for no game, the setup is nil, and the program begins with the menu.
func (c *command) setup(args []string) (*session.Setup, []*files.Error, error) {
	var setup session.Setup
	switch {
	case len(args) == 1 && args[0] == standardInput:
		setup, notes, err := session.FromInput(
			c.cobra.InOrStdin(),
			words.StandardInput.In(c.lang),
			c.board.GivenGrid,
			c.rules,
		)
		setup.ShowMines = c.show
		return &setup, notes, err
	case len(args) == 1:
		setup, notes, err := c.readBoard(args[0], c.rules)
		return &setup, notes, err
	case c.given("code"):
		code, err := deal.ParseCode(c.code)
		if err != nil {
			return nil, nil, usageOf(err)
		}
		setup = session.FromCode(code)
	case c.daily:
		level := cmp.Or(c.board.Level, &words.Levels()[0])
		setup = session.Daily(
			deal.Spec{Grid: c.board.gridKind().New(level.Rows, level.Cols), Mines: level.Mines},
			time.Now(),
		)
	case c.board.Level != nil:
		setup = c.dealt(*c.board.Level)
	case c.board.asked():
		setup = session.Dealt(words.Custom, c.board.spec(c.board.nextSeed()), c.rules)
	default:
		return nil, nil, nil
	}
	setup.ShowMines = c.show
	setup.Seen = setup.Seen || c.given("seed")
	return &setup, nil, nil
}

// dealt returns the setup of a game on a new board of a level.
func (c *command) dealt(l words.Level) session.Setup {
	spec := deal.Spec{
		Grid: c.board.gridKind().New(l.Rows, l.Cols), Mines: l.Mines, Seed: c.board.nextSeed(), Promise: c.board.promise(),
	}
	setup := session.Dealt(l.Name, spec, c.rules)
	setup.ShowMines = c.show
	return setup
}

// readBoard returns the setup of a game on the board in a file.
func (c *command) readBoard(path string, rules game.Rules) (session.Setup, []*files.Error, error) {
	setup, notes, err := session.FromFile(path, c.board.GivenGrid, rules)
	setup.ShowMines = c.show
	return setup, notes, err
}
