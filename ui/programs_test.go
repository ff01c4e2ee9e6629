package ui

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"buscaminas/ui/archive"
	"buscaminas/ui/page/pagetest"
	"buscaminas/ui/settings"
	"buscaminas/ui/settings/choices"
	"buscaminas/ui/settings/keys"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/muesli/termenv"
)

// A guest is one of several players whose programs run in one process.
type guest struct {
	dir           string // the folder of the guest's files
	settings      string
	profile       termenv.Profile
	width, height int
	ascii         bool

	pagetest.Player
	m      *Model
	at     time.Time
	frames []string // all frames drawn, each after its key
}

var guests = []guest{
	{settings: "theme = dark\n", profile: termenv.TrueColor, width: 80, height: 40},
	{settings: "theme = light\nlanguage = English\nkeys = vim\ngrid = hex\ncells = close\n",
		profile: termenv.ANSI256, width: 100, height: 30},
	{settings: "theme = colorblind\nkeys = left-hand\nmarks = off\n",
		profile: termenv.ANSI, width: 61, height: 24},
	{settings: "theme = mono\nlanguage = English\nkeys = right-hand\ngrid = hex\nkey.hint = F2\n",
		profile: termenv.Ascii, width: 45, height: 18, ascii: true},
}

// visit is what every guest does. A word in brackets is a command of the board, which stands for
// the guest's key for it. Words in quotes are typed, and words after < are pasted, with _ for
// blanks.
const visit = `down up esc
	1 [chances] [hint] [hint] [open] [flag] [right] [open] [undo] [redo]
	[numbers] [spacing] [down] [chord] [hint]
	[type] "Aa!Bb!Cc" enter up esc [copy] [pause] [flag] [help] down esc [menu]
	o home down right down right esc c [right] [flag] [menu]
	2 [open] [menu] C down up esc C down enter [flag] [left] [flag] [menu]
	e [open] [right] [open] ? esc T "5x6" enter X > M F "3" enter S esc p [right] [flag] [edit] [undo] [menu] y
	t down down enter [open] [hint] [menu] t up esc
	m 8 tab 9 tab 1 0 enter [open] [chances] [menu]
	4 down down tab tab "one.txt" enter [open] [menu] 4 esc
	x "3000-KAA-819" enter esc x "1800-000-023" enter [menu]
	<2_4\n*.*.\n...*\n [open] later [replay] left right + - m home right enter [flag] [menu] y esc [menu]
	h o enter enter + p end - esc esc esc
	h enter up esc e esc ? end home esc o down down right up left esc d [open] [menu] C x n esc`

// commands has the commands of the board that are in a visit.
var commands = map[string]keys.Command{
	"open": keys.OpenCell, "flag": keys.FlagCell, "chord": keys.ChordCell, "undo": keys.UndoStep,
	"redo": keys.RedoStep, "type": keys.TypePlay, "spacing": keys.ChangeSpacing, "numbers": keys.ToggleNumbering,
	"pause": keys.PauseGame, "hint": keys.AskHint, "chances": keys.ShowChances, "menu": keys.GoMenu,
	"help": keys.ShowHelp, "copy": keys.CopyPosition, "edit": keys.EditBoard, "replay": keys.ReplayGame,
	"right": keys.MoveRight, "left": keys.MoveLeft, "down": keys.MoveDown,
}

// enter begins the program of a guest, in folders in their first state.
func (g *guest) enter() error {
	boards := filepath.Join(g.dir, "boards")
	if err := os.RemoveAll(g.dir); err != nil {
		return err
	}
	if err := os.MkdirAll(boards, 0o700); err != nil {
		return err
	}
	files := map[string]string{
		"boards/one.txt": "2 4\n*.*.\n...*\n", "boards/two.txt": "3 3\n1\n0 0\n", "settings.conf": g.settings,
	}
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(g.dir, name), []byte(text), 0o600); err != nil {
			return err
		}
	}
	chosen, err := settings.Read(filepath.Join(g.dir, "settings.conf"))
	if err != nil {
		return err
	}
	kept := archive.At(filepath.Join(g.dir, "kept"))
	seed := uint64(0)
	g.frames, g.at = nil, time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
	g.m = New(Options{
		Choices:   choices.Choices{Grid: squares},
		ASCII:     g.ascii,
		Settings:  chosen,
		Archive:   kept,
		Dir:       boards,
		Positions: func() (string, error) { return filepath.Join(g.dir, "positions"), nil },
		Copy:      func(string) (bool, error) { return true, nil },
		Seed:      func() uint64 { seed++; return seed },
		Now:       func() time.Time { return g.at },
	}, colored(g.profile))
	g.Player = at(g.m)
	g.m.Init()
	g.Answer(g.Send(tea.WindowSizeMsg{Width: g.width, Height: g.height}))
	return nil
}

// key returns the message of the key for a word of a visit.
func (g *guest) key(word string) (tea.KeyMsg, error) {
	rest, pastes := strings.CutPrefix(word, "<")
	typed, types := strings.CutPrefix(word, `"`)
	switch {
	case pastes:
		text := strings.NewReplacer(`\n`, "\n", "_", " ").Replace(rest)
		return tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune(text), Paste: true}, nil
	case types:
		return tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune(strings.Trim(typed, `"`))}, nil
	}
	names := []string{word}
	if name, ok := strings.CutPrefix(word, "["); ok {
		board := g.m.tables.Of(keys.Board)
		names = board.Of(commands[strings.TrimSuffix(name, "]")]).Keys()
	}
	for _, name := range names {
		if msg, ok := pagetest.Key(name); ok {
			return msg, nil
		}
	}
	return tea.KeyMsg{}, fmt.Errorf("no key for %q among %q", word, names)
}

// written matches the time at which a file was written, which the clock of the test does not
// decide.
var written = regexp.MustCompile(`\d{4}-\d\d-\d\d \d\d:\d\d`)

// stay does a whole visit and leaves.
func (g *guest) stay() error {
	if err := g.enter(); err != nil {
		return err
	}
	defer g.m.close()
	for _, word := range strings.Fields(visit) {
		g.at = g.at.Add(70 * time.Millisecond)
		if word == "later" {
			g.at = g.at.Add(time.Minute)
			continue
		}
		msg, err := g.key(word)
		if err != nil {
			return err
		}
		g.Answer(g.Send(msg))
		g.frames = append(g.frames, word+"\n"+written.ReplaceAllString(g.m.View(), "some time ago   "))
	}
	return nil
}

// Programs in one process do not affect each other: whatever one shows, and however it is set up,
// the others draw the same frames as in a process of their own.
func TestProgramsInOneProcessDoNotKnowOfEachOther(t *testing.T) {
	t.Parallel()
	all := slices.Clone(guests)
	alone := make([][]string, len(all))
	for i := range all {
		home := t.TempDir()
		all[i].dir = filepath.Join(home, "games")
		alone[i] = framesAlone(t, i, home)
	}
	seesAllPages(t, alone)
	synctest.Test(t, func(t *testing.T) { // in which ticks take no time
		var stays sync.WaitGroup
		for i := range all {
			stays.Go(func() {
				if err := all[i].stay(); err != nil {
					t.Error(err)
				}
			})
		}
		stays.Wait()
	})
	for i, want := range alone {
		if got := all[i].frames; !slices.Equal(got, want) {
			t.Errorf("program %d: %s", i, difference(got, want))
		}
	}
}

// guestAlone is the environment variable with the number and the folder of the guest of this
// process.
const guestAlone = "BUSCAMINAS_TEST_GUEST"

// framesAlone returns the frames of a guest in a process of its own.
func framesAlone(t *testing.T, i int, home string) []string {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	alone := exec.Command(self, "-test.run=^TestGuestAlone$")
	alone.Env = append(os.Environ(), guestAlone+"="+strconv.Itoa(i)+":"+home,
		"GORACE=atexit_sleep_ms=0") // otherwise the race detector waits before it exits
	if out, err := alone.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	data, err := os.ReadFile(filepath.Join(home, "frames.json"))
	if err != nil {
		t.Fatal(err)
	}
	var frames []string
	if err := json.Unmarshal(data, &frames); err != nil {
		t.Fatal(err)
	}
	return frames
}

// TestGuestAlone writes the frames of one guest to a file, if [framesAlone] asks for it.
func TestGuestAlone(t *testing.T) {
	t.Parallel()
	number, home, asked := strings.Cut(os.Getenv(guestAlone), ":")
	if !asked {
		return
	}
	i, err := strconv.Atoi(number)
	if err != nil {
		t.Fatal(err)
	}
	g := guests[i]
	g.dir = filepath.Join(home, "games")
	synctest.Test(t, func(t *testing.T) {
		if err := g.stay(); err != nil {
			t.Fatal(err)
		}
	})
	data, err := json.Marshal(g.frames)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(home, "frames.json"), data, 0o600); err != nil {
		t.Fatal(err)
	}
}

// seesAllPages checks that a visit opens every page, and that no guest sees the text of another.
func seesAllPages(t *testing.T, frames [][]string) {
	t.Helper()
	shown := strings.Join(frames[0], "\n")
	for _, want := range []string{
		"Escuela", "MINAS RESTANTES", "OPCIONES", "PARTIDAS EN ESPERA", "EDITOR", "TABLEROS INCLUIDOS",
		"TABLERO A MEDIDA", "LEER DE FICHERO", "TABLERO POR CÓDIGO", "Has perdido", "Repetición", notKept,
		"la mayor", "TECLAS", "PISTAS", "% de riesgo", "PAUSA", "¿", "1800-000-023", "one.txt", "tablero pegado",
	} {
		if !strings.Contains(shown, want) {
			t.Errorf("a visit does not lead to %q", want)
		}
	}
	for i, one := range frames {
		for j, other := range frames[:i] {
			if slices.Equal(one, other) {
				t.Errorf("programs %d and %d show the same", i, j)
			}
		}
	}
}

// difference says where the frames got first differ from want, or returns "".
func difference(got, want []string) string {
	for i := range min(len(got), len(want)) {
		if got[i] != want[i] {
			return fmt.Sprintf("frame %d is\n%s\nand alone\n%s", i, got[i], want[i])
		}
	}
	return fmt.Sprintf("%d frames, and alone %d", len(got), len(want))
}
