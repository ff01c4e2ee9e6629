package page_test

import (
	"os"
	"strings"
	"testing"
	"time"

	"buscaminas/ui/archive"
	"buscaminas/ui/page"
	"buscaminas/ui/session"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

func served(t *testing.T) *page.Context {
	return &page.Context{
		Served: &page.Served{Largest: 100, Queue: func(work func()) { work() }},
		Here:   t.TempDir(), Archive: archive.At(t.TempDir()), Now: time.Now,
	}
}

func TestNoFilmIsMadeOnAServer(t *testing.T) {
	c := served(t)
	var f page.Filming
	read := func() (*session.Replay, error) {
		t.Error("the game was read, want an error before that")
		return nil, nil
	}
	msg := f.Film(c, read)().(page.Filmed)
	said, ok := msg.End(text.English)
	if !ok || said.Text == "" {
		t.Errorf("End returns %q, %v, want a message, true", said.Text, ok)
	}
	for _, dir := range []string{c.Here, c.Archive.Dir()} {
		if entries, _ := os.ReadDir(dir); len(entries) > 0 {
			t.Errorf("the film was written: %v", entries)
		}
	}
}

func TestFieldsDoNotReadTheClipboardOfAServer(t *testing.T) {
	for _, at := range []struct {
		*page.Context
		reads bool
	}{{served(t), false}, {&page.Context{}, true}} {
		input := page.NewInput(10)
		at.FitInput(&input, "")
		if input.KeyMap.Paste.Enabled() != at.reads {
			t.Errorf("the key that pastes is enabled: %v, want %v", !at.reads, at.reads)
		}
	}
}

// What is pasted or typed replaces the text that a field offers.
func TestPastingReplacesWhatIsOffered(t *testing.T) {
	for _, pressed := range []tea.KeyMsg{{Type: tea.KeyCtrlV}, {Type: tea.KeyRunes, Runes: []rune("7")}} {
		input := page.NewInput(10)
		input.SetValue("9x9")
		input.Fresh = true
		if after, _ := input.Update(pressed); strings.Contains(after.Value(), "9x9") {
			t.Errorf("%v leaves %q", pressed, after.Value())
		}
	}
}
