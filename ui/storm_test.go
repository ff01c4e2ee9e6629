package ui

import (
	"flag"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/ui/page/pagetest"
	"buscaminas/ui/pages/newgame"

	tea "github.com/charmbracelet/bubbletea"
)

// A storm sends random keys, clicks and sizes of the window.
type storm struct {
	*rand.Rand
	p       *player
	aside   sync.WaitGroup // waits for commands in the background
	answers chan tea.Msg
	sent    []string     // games of other players, to be pasted
	edits   []tea.KeyMsg // the keys of text fields
}

// do runs a command in the background, as the program does.
func (s *storm) do(cmd tea.Cmd) {
	if cmd != nil {
		s.aside.Go(func() { s.answers <- cmd() })
	}
}

// hear passes on the messages that have come so far.
func (s *storm) hear() {
	for {
		select {
		case msg := <-s.answers:
			if batch, ok := msg.(tea.BatchMsg); ok {
				for _, cmd := range batch {
					s.do(cmd)
				}
			} else {
				s.do(s.p.Send(msg))
			}
		default:
			return
		}
	}
}

// settle waits for the commands in the background. It does not pass on their messages.
func (s *storm) settle() {
	go func() {
		s.aside.Wait()
		close(s.answers)
	}()
	for range s.answers {
	}
}

var stormKeys = []tea.KeyMsg{
	{Type: tea.KeyUp}, {Type: tea.KeyDown}, {Type: tea.KeyLeft}, {Type: tea.KeyRight},
	{Type: tea.KeyHome}, {Type: tea.KeyEnd}, {Type: tea.KeyPgUp}, {Type: tea.KeyPgDown},
	{Type: tea.KeyEnter}, {Type: tea.KeyEsc}, {Type: tea.KeyTab}, {Type: tea.KeyBackspace},
	{Type: tea.KeySpace, Runes: []rune{' '}}, {Type: tea.KeyCtrlR}, {Type: tea.KeyShiftTab}, {Type: tea.KeyF5},
	{Type: tea.KeyRunes, Runes: []rune("Hd*De!")}, {Type: tea.KeyRunes, Runes: []rune("pasted\n*"), Paste: true},
}

const stormLetters = "12345mtogrqcfuzpnvwbhjkl0$gG:?sSnN*!A3xñi%yEeSFTXMV>BCPWYady+-/"

func (s *storm) event() tea.Msg {
	if s.p.m.typing() && s.IntN(2) == 0 {
		return s.typed()
	}
	if s.IntN(100) == 0 {
		return tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune(s.sent[s.IntN(len(s.sent))]), Paste: true}
	}
	switch s.IntN(10) {
	case 0, 1:
		return tea.MouseMsg{
			X: s.IntN(s.p.m.width+4) - 2, Y: s.IntN(s.p.m.height+4) - 2,
			Button: tea.MouseButton(s.IntN(12)),
			Action: tea.MouseAction(s.IntN(3)),
			Shift:  s.IntN(4) == 0,
		}
	case 2, 3, 4:
		return stormKeys[s.IntN(len(stormKeys))]
	default:
		letters := []rune(stormLetters)
		return tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune{letters[s.IntN(len(letters))]}}
	}
}

// typed returns a random key for an open text field: one of its commands, or any character.
func (s *storm) typed() tea.Msg {
	switch s.IntN(4) {
	case 0:
		letters := []rune(" 1a\u00f1\u0301\u3000\u6263")
		return tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune{letters[s.IntN(len(letters))]}}
	case 1:
		return tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune{hostile[s.IntN(len(hostile))]}, Paste: s.IntN(2) == 0}
	default:
		return s.edits[s.IntN(len(s.edits))]
	}
}

var events = flag.Int("events", 2000, "keys, clicks and sizes of the window in a storm")

// Whatever keys, clicks and sizes come, nothing panics, and every frame fits the window.
func TestStorm(t *testing.T) {
	world := t.TempDir()
	for name, text := range map[string]string{"good.txt": "2 4\n*.*.\n...*\n", "bad.txt": "2 4\n*.*.*\n", "short.txt": "2 4\n*\n*"} {
		if err := os.WriteFile(filepath.Join(world, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Mkdir(filepath.Join(world, "folder"), 0o700); err != nil {
		t.Fatal(err)
	}
	t.Chdir(world)
	const seed = 2026
	p := sitWith(t, t.TempDir(), nil)
	for _, kind := range game.GridKinds() { // so that there are games to replay and to race against
		p.m.begin(dailySetup(kind, p.at), nil)
		p.WinByStep(2 * time.Second)
	}
	var clock atomic.Int64 // atomic, because commands in the background read the clock, too
	begun := p.at
	p.m.Now = func() time.Time { return begun.Add(time.Duration(clock.Load())) }
	p.tell()
	s := &storm{
		Rand: rand.New(rand.NewPCG(seed, 0)), p: p, answers: make(chan tea.Msg),
		sent: []string{pagetest.FriendsGame(t, true), pagetest.FriendsGame(t, false)},
	}
	edits := fieldKeys(t)
	for _, name := range slices.Sorted(maps.Keys(edits)) {
		s.edits = append(s.edits, edits[name])
	}
	defer s.settle() // before the folder is removed
	i := 0
	defer func() {
		if t.Failed() {
			t.Logf("event %d of seed %d", i, seed)
		}
	}()
	for ; i < *events; i++ {
		if i%80 == 0 {
			s.p.Resize(1+s.IntN(400), 1+s.IntN(120))
		}
		clock.Add(int64(100 * time.Millisecond))
		s.do(s.p.Send(s.event()))
		s.hear()
		if i%20 == 0 {
			s.p.wantPrintable()
		}
		// Other tests cover the largest custom boards.
		s.clearLargeSizes()
	}
}

// clearLargeSizes shortens typed sizes of boards that have more than two digits.
func (s *storm) clearLargeSizes() {
	m, large := s.p.m, false
	for i, typed := range m.memory.custom.Texts {
		if len(typed) > 2 {
			m.memory.custom.Texts[i], large = "", true
		}
	}
	for _, e := range m.pages {
		if _, ok := e.Page.(*newgame.Custom); ok && large {
			e.Page = newgame.NewCustom(&m.memory.custom)
			m.tell(e, m.context())
		}
	}
}
