package ui

import (
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/ui/terminal"
	"buscaminas/ui/terminal/safe"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// On every page a message says that nobody would resume the program, until the next key.
func TestUnsuspendedIsSaidOnEveryPage(t *testing.T) {
	t.Parallel()
	for name, way := range map[string]string{
		"menu": "", "game": "1", "editor": "e", "question": "e space q", "options": "o", "help": "?",
		"collection": "m", "code": "x", "custom": "4", "browser": "5", "records": "h", "waiting": "C",
	} {
		for _, size := range []tea.WindowSizeMsg{{Width: 80, Height: 24}, {Width: 60, Height: 8}, {Width: 80, Height: 100}} {
			for _, lang := range []text.Lang{text.Spanish, text.English} {
				p := sit(t, size.Width, size.Height, nil)
				p.m.Lang = lang
				p.Press(way)
				before := strings.Split(p.Screen(), "\n")
				p.Send(safe.NotSuspended{})
				lines := strings.Split(p.Screen(), "\n")
				if above := lines[len(lines)-2]; len(lines) != size.Height || strings.TrimSpace(above) != nobodyResumes.In(lang) {
					t.Errorf("%s in %v: line %d is %q", name, size, len(lines)-1, above)
				}
				for i, line := range lines {
					if i != len(lines)-2 && line != before[i] {
						t.Errorf("%s in %v: line %d was %q, is %q", name, size, i, before[i], line)
					}
				}
				p.Send(tea.KeyMsg{Type: tea.KeyF20})
				if after := p.Screen(); after != strings.Join(before, "\n") {
					t.Errorf("%s in %v after a key:\n%s", name, size, after)
				}
			}
		}
	}
}

// The clock stands still while the program is suspended.
func TestClockStandsWhileStopped(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, onFile(t, "list-10x10.txt", game.Classic))
	p.Press("f")
	p.at = p.at.Add(2 * time.Second)
	p.Send(tea.SuspendMsg{})
	p.at = p.at.Add(time.Hour)
	p.Send(tea.ResumeMsg{})
	p.at = p.at.Add(time.Second)
	p.Press("f")
	p.Sees("TIEMPO: 3,0")
}

// The clock does not count a stop without warning either, whichever message comes first after it.
// It counts the time in which the player does nothing.
func TestClockStandsWhileStoppedWithoutWarning(t *testing.T) {
	t.Parallel()
	for name, first := range map[string]tea.Msg{
		"key":  tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune("f")},
		"stop": tea.SuspendMsg{},
	} {
		p := sit(t, 80, 24, onFile(t, "list-10x10.txt", game.Classic))
		var program tea.Model = display{Model: p.m, out: terminal.New(nil)}
		send := func(msg tea.Msg) {
			program, _ = program.Update(msg)
		}
		pass := func(seconds int) { // ticks once a second
			for range seconds {
				p.at = p.at.Add(time.Second)
				send(nil)
			}
		}
		send(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune("f")})
		pass(5)
		p.at = p.at.Add(time.Hour)
		send(first)
		if first == (tea.SuspendMsg{}) {
			send(tea.ResumeMsg{})
		}
		pass(3)
		if got := p.Session().Elapsed(); got != 8*time.Second {
			t.Errorf("%s: the clock shows %v, want 8 s", name, got)
		}
	}
}
