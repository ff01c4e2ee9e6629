package ui

import (
	"strings"

	tea "github.com/charmbracelet/bubbletea"
)

// keyTypesByName are the keys that are not characters, by Bubble Tea's names.
var keyTypesByName = func() map[string]tea.KeyType {
	types := map[string]tea.KeyType{}
	for t := tea.KeyF20; t <= tea.KeyBackspace; t++ { // tea.KeyF20 is the lowest value and tea.KeyBackspace the highest
		if name := (tea.Key{Type: t}).String(); name != "" && t != tea.KeyRunes {
			types[name] = t
		}
	}
	return types
}()

// pressOf returns the press of the key with this name of Bubble Tea.
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
