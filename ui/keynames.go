package ui

import (
	"strings"

	tea "github.com/charmbracelet/bubbletea"
)

// keyTypesByName maps Bubble Tea's names of keys to their types. Keys for characters are left out.
var keyTypesByName = func() map[string]tea.KeyType {
	types := map[string]tea.KeyType{}
	for t := tea.KeyF20; t <= tea.KeyBackspace; t++ { // tea.KeyF20 is the lowest value and tea.KeyBackspace the highest
		if name := (tea.Key{Type: t}).String(); name != "" && t != tea.KeyRunes {
			types[name] = t
		}
	}
	return types
}()

// pressOf returns the message for a press of a key. The parameter is Bubble Tea's name of the key.
func pressOf(name string) tea.KeyMsg {
	key := tea.Key{}
	if rest, ok := strings.CutPrefix(name, "alt+"); ok && rest != "" {
		key.Alt, name = true, rest
	}
	if t, ok := keyTypesByName[name]; ok {
		key.Type = t
	} else {
		key.Type = tea.KeyRunes
	}
	if key.Type == tea.KeyRunes || key.Type == tea.KeySpace {
		key.Runes = []rune(name)
	}
	return tea.KeyMsg(key)
}
