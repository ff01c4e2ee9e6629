package cli

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
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
	"buscaminas/ui/session"
	"buscaminas/ui/settings/choices"
	"buscaminas/ui/settings/dirs"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/terminal/kind"
	"buscaminas/ui/text"

	"github.com/mattn/go-isatty"
	"github.com/spf13/cobra"
)

// A playing is the program itself, which plays a game.
type playing struct {
	boardFlags
	rules   game.Rules
	code    string
	daily   bool
	mines   bool // show the mines
	ghost   string
	from    *game.Cell
	inLines bool
	coach   bool
	voice   bool
}

// play returns the root command, which plays a game. The other commands are its subcommands.
func (p *program) play() *command {
	g := &playing{rules: p.usual.Rules, coach: p.usual.Coach} // flags overrule the settings
	g.UsualGrid = p.usual.Grid
	c := p.command(manual.ProgramTopic+" "+p.lang.Say("[FICHERO]", "[FILE]"), func(*command) error { return g.run() })
	c.cobra.Version = version()
	c.cobra.ValidArgsFunction = cobra.FixedCompletions(nil, cobra.ShellCompDirectiveDefault) // complete files as well as commands
	var rules []text.Text
	for _, set := range words.RuleSets() {
		rules = append(rules, set.Name)
	}
	g.register(c)
	g.registerPromise()
	c.choice("rules", "reglas", "rules", rules, func(i int) { g.rules = words.RuleSets()[i].Rules })
	c.flag(&g.code, "code", "jugar el tablero de un `CÓDIGO`, como 3000-KAA-818", "play the board with this `CODE`, such as 3000-KAA-818")
	c.flag(&g.daily, "daily",
		"jugar el tablero del día, con la cuadrícula de --grid y el nivel de --level (si no se indica, principiante)",
		"play the daily board for --grid and --level (beginner by default)")
	c.flag(&g.coach, "coach",
		"un entrenador te avisa antes de que arriesgues sin necesidad o abras una celda que por fuerza es mina",
		"have a coach warn you before a needless risk or a certain mine")
	c.path(&g.ghost, "ghost", "", "jugar contra la partida de un `FICHERO`, en su mismo tablero",
		"play against the game in a `FILE`, on the same board")
	c.flag(&g.mines, "show-mines", "mostrar las minas mientras se juega, para probar un tablero",
		"show the mines while playing, to test a board")
	c.coords()
	c.lineFlags(&g.inLines, &g.voice)
	c.corner(&g.from)
	c.cobra.Flags().BoolP("version", "v", false, p.lang.Say("escribir la versión", "print the version"))
	c.help()
	return c
}

// lineFlags adds the flags --plain and --voice.
func (c *command) lineFlags(plain, voice *bool) {
	c.flag(plain, "plain", "jugar línea a línea", "play line by line")
	c.flag(voice, "voice", "jugar línea a línea, con frases para oír y sin dibujos",
		"play line by line and by ear: full sentences, no drawings")
}

// onlyLines reports whether the terminal has no full screen. If so, it prints a message.
func (p *program) onlyLines() bool {
	switch term := os.Getenv("TERM"); {
	case term == "dumb":
		fmt.Fprintln(p.errs, p.lang.Say("Con TERM=dumb no hay pantalla completa: se juega línea a línea.",
			"There is no full-screen mode with TERM=dumb: the game is played line by line."))
	case term == "" && runtime.GOOS != "windows": // Windows does not need TERM
		fmt.Fprintln(p.errs, p.lang.Say(
			"TERM no dice qué terminal es este, así que no hay pantalla completa: se juega línea a línea.",
			"TERM does not say which terminal this is, so there is no full-screen mode: the game is played line by line."))
	default:
		return false
	}
	return true
}

func (g *playing) run() error {
	g.inLines = g.inLines || g.voice || g.onlyLines()
	if err := g.checkGame(); err != nil {
		return err
	}
	if !g.given("any-proof") {
		if !g.given("guess") {
			g.Guess = g.usual.Guess
		}
		if !g.given("first") {
			g.First = g.usual.First
		}
	}
	if g.voice {
		g.forVoice()
	}
	var file *boards.Source
	if len(g.args) == 1 {
		file = g.source(g.args[0])
	}
	if challenge := g.challenge(file); challenge != nil {
		return g.fullScreen(ui.Options{Challenge: challenge})
	}
	setup, notes, err := g.setup(file)
	if err != nil {
		return err
	}
	if g.inLines {
		return g.lineByLine(setup, notes)
	}
	race, err := g.raceAgainst(g.ghost, setup, notes)
	if err != nil {
		return err
	}
	return g.fullScreen(race)
}

// checkGame returns a [usageError] for flags that exclude each other when a game is played. A file,
// --code, --daily and --ghost each set the board, so they exclude flags for a new board, such as
// --mines. A file, --code or --daily may come together with --ghost: then both must set the same
// board.
func (g *playing) checkGame() error {
	if len(g.args) > 1 {
		return usage("solo se admite un fichero, y has indicado %d", "only one file can be given, and you gave %d", len(g.args))
	}
	const dealt = "size mines seed first guess any-proof"
	ghost := dealt
	if !g.given("daily") { // with --daily these flags choose the board of the day
		ghost += " level grid"
	}
	err := cmp.Or(
		g.apart("", "level code daily "+dealt, fileIsBoard[text.Spanish], fileIsBoard[text.English]),
		g.apart("code", "level grid rules "+dealt, codeIsBoard[text.Spanish], codeIsBoard[text.English]),
		g.apart("daily", "code rules "+dealt, "el día ya fija el tablero", "the day already sets the board"),
		g.only("level size", "any-proof"),
	)
	switch {
	case err != nil:
		return err
	case g.inLines && g.given("ghost"):
		return usage("--ghost solo vale a pantalla completa, sin --plain", "--ghost only works full screen, without --plain")
	case !g.inLines && g.from != nil:
		return g.only("plain", "from")
	}
	return cmp.Or(g.apart("ghost", ghost, "se juega en el tablero de esa partida", "that game has its own board"), g.check())
}

// challenge returns the page that offers to watch the saved game in a file, to race against it or
// to take it over. It returns nil if the file holds no saved game, if the game is played line by
// line, and if --grid, --rules, --ghost or --show-mines is given.
func (g *playing) challenge(file *boards.Source) *page.Challenge {
	if g.inLines || file == nil ||
		g.given("grid") || g.given("rules") || g.given("ghost") || g.given("show-mines") {
		return nil
	}
	saved := session.GameIn(file)
	if saved == nil {
		return nil
	}
	return &page.Challenge{Game: saved, File: text.Printable(filepath.Base(g.name(g.args[0])))}
}

// lineByLine plays in the line mode.
func (g *playing) lineByLine(setup *session.Setup, notes []*files.Error) error {
	in, piped := g.in, len(g.args) == 1 && g.args[0] == standardInput
	if piped {
		in = lines.Terminal() // the standard input was the board
	}
	if setup != nil {
		if err := within(setup.Grid(), g.from); err != nil {
			return err
		}
	}
	var coach time.Duration
	if g.coach {
		coach = session.CoachTime
	}
	kept, err := kept()
	problems := addOnce(g.usual.errors(), err)
	defer kept.Close()
	typed := piped || isatty.IsTerminal(os.Stdin.Fd()) || isatty.IsCygwinTerminal(os.Stdin.Fd())
	if typed && isForeign() && !g.usual.says("language") && !g.given("lang") {
		problems = append(problems, toSpeakEnglish)
	}
	return lines.Run(in, g.out, lines.Options{
		Lang:    g.lang,
		Names:   g.names,
		Grid:    g.gridKind(),
		Rules:   g.rules,
		Voice:   g.voice,
		Promise: g.promise(),
		Setup:   setup,
		Notes:   notes,
		Echo:    !typed,
		ASCII:   g.ascii,
		Corner:  g.from,
		Size:    kind.WindowSize,
		Coach:   coach,
		Level:   g.dealt,
		File: func(path string, rules game.Rules) (session.Setup, []*files.Error, error) {
			return g.readBoard(boards.ReadFile(path), rules)
		},
		Now:      time.Now,
		Errs:     g.errs,
		Settings: g.usual.File,
		Archive:  kept,
		Problems: problems,
	})
}

// toSpeakEnglish tells players who may not read Spanish how to change the language.
var toSpeakEnglish = text.Error(text.Same("For English, start the game with --lang en."))

// isForeign reports whether the locale names a language other than Spanish.
func isForeign() bool {
	spoken, known := kind.Language(os.Getenv)
	return known && spoken != text.Spanish
}

// fullScreen runs the full-screen game. The caller sets only those fields of o that decide what the
// player sees first, such as the board. fullScreen sets all other fields.
func (g *playing) fullScreen(o ui.Options) error {
	o.Choices = choices.Choices{Grid: g.gridKind(), Rules: g.rules, Guess: g.Guess, First: g.First, Coach: g.coach}
	o.ShowMines, o.Seed, o.Known = g.mines, g.nextSeed, g.knows
	return g.screen(o, "grid", "rules", "guess", "first", "coach")
}

// screen runs the full-screen game with o. It sets the fields of o that are the same for every
// command. The parameter options names settings, such as "grid". If the command line has the flag
// of one of these settings, the value in o takes precedence over the settings file.
func (c *command) screen(o ui.Options, options ...string) error {
	if !isatty.IsTerminal(os.Stdout.Fd()) {
		return text.Error{
			"la salida no es un terminal; con --plain se juega línea a línea",
			"the output is not a terminal; use --plain to play line by line"}
	}
	kept, err := kept()
	o.Archive, o.Problems = kept, addOnce(c.usual.Problems, err)
	o.Lang, o.Names = c.lang, c.names
	o.Decided = map[string]bool{"language": c.given("lang")}
	for _, option := range append(options, "coords") {
		o.Decided[option] = c.given(option)
	}
	o.Console, o.NoMouse = kind.IsConsole(os.Getenv), kind.IsScreen(os.Getenv) // Screen holds Esc back while the mouse is on
	o.ASCII, o.Settings, o.Foreign = c.ascii, c.usual.File, isForeign()
	o.Positions = func() (string, error) {
		dir, err := dirs.State()
		return filepath.Join(dir, archive.PositionsFolder), err
	}
	o.Now = time.Now
	return ui.Run(o)
}

// setup returns the game that the command line asks for, and the notes on its board file. The
// parameter file is nil if the command line names no file. If the command line asks for no game,
// setup returns nil, and the program begins with the menu.
func (g *playing) setup(file *boards.Source) (*session.Setup, []*files.Error, error) {
	var setup session.Setup
	switch {
	case file != nil:
		setup, notes, err := g.readBoard(file, g.rules)
		return &setup, notes, err
	case g.given("code"):
		code, err := deal.ParseCode(g.code)
		if err != nil {
			return nil, nil, usageOf(err)
		}
		setup = session.FromCode(code)
	case g.daily:
		level := cmp.Or(g.Level, &words.Levels()[0])
		setup = session.Daily(deal.Spec{Grid: g.gridKind().New(level.Rows, level.Cols), Mines: level.Mines}, time.Now())
	case g.Level != nil:
		setup = g.dealt(*g.Level)
	case g.asked():
		setup = session.Dealt(words.Custom, g.spec(g.nextSeed()), g.rules)
	default:
		return nil, nil, nil
	}
	setup.ShowMines = g.mines
	setup.Seen = setup.Seen || g.knows(setup.Spec().Seed)
	return &setup, nil, nil
}

// dealt returns the setup of a game on a new board of a level.
func (g *playing) dealt(l words.Level) session.Setup {
	spec := deal.Spec{
		Grid: g.gridKind().New(l.Rows, l.Cols), Mines: l.Mines, Seed: g.nextSeed(), Promise: g.promise(),
	}
	setup := session.Dealt(l.Name, spec, g.rules)
	setup.ShowMines, setup.Seen = g.mines, g.knows(spec.Seed)
	return setup
}

// knows reports whether the player may know the boards of a seed, because --seed names it.
func (g *playing) knows(seed uint64) bool { return g.given("seed") && seed == g.Seed }

// readBoard returns the setup of a game on the board in a file. A saved game has its own rules, unless
// --rules is given.
func (g *playing) readBoard(f *boards.Source, rules game.Rules) (session.Setup, []*files.Error, error) {
	board, err := session.ReadBoard(f)
	if err != nil {
		return session.Setup{}, nil, err
	}
	if board.Rules != nil && !g.given("rules") {
		rules = *board.Rules
	}
	setup, notes, err := session.FromBoard(session.FileTitle(f), board, g.GivenGrid, rules)
	setup.ShowMines = g.mines
	return setup, notes, err
}

// raceAgainst returns the options for a race against the earlier game in the file at path. If path
// is empty, there is no race. The race is on the board of setup. If setup is nil, it is on the
// board of the earlier game. raceAgainst fails if the file holds no game that can be raced against,
// or if setup has another board or other rules than the earlier game.
func (p *program) raceAgainst(path string, setup *session.Setup, notes []*files.Error) (ui.Options, error) {
	if path == "" {
		return ui.Options{Setup: setup, Notes: notes}, nil
	}
	saved, err := archive.ReadGame(p.source(path))
	if err != nil {
		return ui.Options{}, err
	}
	notes = append(notes, saved.Problems()...) // the ghost plays the moves that could be read
	ghost, err := session.NewGhost(saved.Journal, text.Same(text.Printable(filepath.Base(path))))
	if err != nil {
		return ui.Options{}, err
	}
	var raced session.Setup
	if setup == nil {
		raced, err = session.RaceSetup(saved.Journal)
	} else {
		raced, err = setup.Against(ghost)
	}
	return ui.Options{Setup: &raced, Ghost: ghost, Notes: notes}, err
}
