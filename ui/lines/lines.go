// Package lines plays the game line by line, for screen readers, pipes and scripts. It plays by
// the same rules as the full-screen game and uses the same words:
//
//	err := lines.Run(os.Stdin, os.Stdout, lines.Options{Lang: text.English, Now: time.Now, …})
package lines

import (
	"bufio"
	"cmp"
	"errors"
	"io"
	"strings"
	"time"

	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/archive"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/settings"
	"buscaminas/ui/tell/voice"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// Options are the options of [Run].
type Options struct {
	text.Lang
	Names   game.Names     // how cells are named
	Grid    *game.GridKind // the grid of new boards, until the player changes it; nil is the default grid
	Rules   game.Rules     // the rules of new games, until the player changes them
	Promise deal.Promise   // the promise of new boards

	// Setup is the first game. If it is nil, Run begins with the menu.
	Setup *session.Setup
	Notes []*files.Error // notes on the board of Setup, printed at the beginning

	Coach time.Duration // the most time the coach may take for a move; 0: no coach

	Echo  bool // write each input line after its prompt; for input from a pipe or a file
	ASCII bool // draw boards in ASCII
	Voice bool // tell the game in sentences, and draw a board only on request

	Corner *game.Cell // the top left cell of the part of the board to draw; nil: the whole board

	Size func() (cols, rows int, err error) // returns the size of the terminal; nil if the output is no terminal

	Level func(words.Level) session.Setup // returns a new game on a board of this level
	File  func(path string, rules game.Rules) (session.Setup, []*files.Error, error)
	Now   func() time.Time
	Errs  io.Writer // receives the progress of dealing; nil: nothing is shown

	Settings *settings.File   // where Run saves the options that a player with --voice changes; nil: nowhere
	Archive  *archive.Archive // where games are saved; nil: nowhere
	Problems []error          // errors of the settings and of the archive, shown at the beginning
}

// Run plays until the player leaves or the input ends. It fails if reading or writing fails, or if
// o.Setup describes an impossible board.
func Run(in io.Reader, out io.Writer, o Options) error {
	t := &table{Options: o, in: bufio.NewReader(in), out: bufio.NewWriter(out), coach: make(coach, 1)}
	t.Grid = cmp.Or(t.Grid, game.GridKinds()[0])
	t.guess = t.Promise == deal.ClearStart
	if t.Archive == nil {
		t.Archive = archive.At("")
	}
	t.Settings = cmp.Or(t.Settings, &settings.File{})
	t.Archive.Sweep()
	for _, err := range t.Problems {
		t.report(err)
	}
	var err error
	if o.Setup == nil {
		err = t.menu()
	} else {
		err = t.playFirst(*o.Setup)
	}
	if errors.Is(err, io.EOF) {
		err = nil
	}
	return cmp.Or(err, t.out.Flush()) // Flush returns any error of an earlier write
}

// playFirst plays the game of setup. If setup is a daily board on which a game waits, playFirst
// continues the waiting game. It fails if the board is impossible.
func (t *table) playFirst(setup session.Setup) error {
	if !setup.Day.IsZero() {
		waiting := t.waiting()
		if i := setup.FindWaiting(waiting); i >= 0 {
			return t.goOn(waiting[i : i+1])
		}
	}
	s, err := t.session(setup)
	if err != nil {
		return err
	}
	return t.playNew(s, t.Notes)
}

// A table plays games in line mode, one after the other. It holds the options, the input and the
// output.
type table struct {
	Options
	in    *bufio.Reader
	out   *bufio.Writer
	coach coach
	wrong []string // the messages printed so far about damaged files of games

	said  strings.Builder // the output since the last line of input
	heard string          // the output just before the last line of input; "repeat" prints it again
	typed string          // the last line of input
	guess bool            // the option "guess": even boards with a clear first cell may need a guess

	refusal      refusal // which action of the last line was refused; only with --voice
	frontierTold int     // the number of sentences about the frontier told so far
	frontierOf   int     // the revision of the game for which frontierTold was counted
}

// print writes text to the player. If that fails, the Flush at the end of [Run] returns the error.
func (t *table) print(text string) {
	_, _ = t.out.WriteString(text)
	_, _ = t.said.WriteString(text)
}

// println prints texts to the player, each on its own line.
func (t *table) println(all ...string) {
	for _, text := range all {
		t.print(text + "\n")
	}
}

// sentence returns the text said. If t.Voice is set, the text is in the form for a screen reader.
func (t *table) sentence(said string) string {
	if t.Voice {
		return voice.Spoken(said, t.Lang)
	}
	return said
}

// say prints a text in the player's language, formatted with args.
func (t *table) say(said text.Text, args ...any) { t.speak(said.In(t.Lang, args...)) }

func (t *table) speak(said string) { t.println(t.sentence(said)) }

// tell prints a text given in both languages, formatted with args.
func (t *table) tell(spanish, english string, args ...any) {
	t.say(text.Text{spanish, english}, args...)
}

// report tells the player about an error.
func (t *table) report(err error) { t.speak(words.Error(err, t.Lang)) }

// either returns spoken if t.Voice is set, and drawn otherwise.
func (t *table) either(drawn, spoken text.Text) text.Text {
	if t.Voice {
		return spoken
	}
	return drawn
}

// names returns the names for the cells of g.
func (t *table) names(g game.Grid) game.Names {
	if t.Voice {
		return voice.NamesFor(g, t.Names)
	}
	return t.Names
}

// checkSize returns an error if the board is too large to draw as a whole and the player has not
// chosen a part. It returns nil if t.Voice is set, because no board is too large for sentences.
func (t *table) checkSize(g game.Grid) error {
	if !t.Voice && t.Corner == nil && !draw.FitsText(g) {
		return text.Error(words.TooLargeForText(g))
	}
	return nil
}

// maxLine is the largest length of a line of input, in bytes. A longer line counts as empty.
const maxLine = 1 << 20

// ask writes a prompt and reads a line, without the blanks around it.
func (t *table) ask(prompt text.Text) (string, error) {
	t.heard = t.said.String()
	t.said.Reset()
	_, _ = t.out.WriteString(prompt.In(t.Lang))
	if err := t.out.Flush(); err != nil {
		return "", err
	}
	answer, err := t.readLine()
	t.typed = strings.TrimSpace(answer)
	if t.Echo && err == nil {
		t.println(text.Printable(answer))
	}
	return t.typed, err
}

func (t *table) readLine() (string, error) {
	var answer []byte
	for {
		part, more, err := t.in.ReadLine()
		if err != nil && len(answer) == 0 {
			t.print("\n") // so that the shell's prompt begins on a new line
			return "", err
		}
		if len(answer) <= maxLine {
			answer = append(answer, part...)
		}
		switch {
		case more && err == nil:
		case len(answer) > maxLine:
			return "", nil
		default:
			return string(answer), nil
		}
	}
}

// A refusal says which of the actions typed in one line was refused.
type refusal struct {
	action *game.Action // the refused action; nil: the refused text is no action
	done   int          // the number of actions before the refusal
	rest   int          // the number of actions after the refusal; they were not carried out
}
