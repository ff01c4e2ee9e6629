package keys

import (
	"strings"
	"unicode/utf8"

	"buscaminas/ui/text"
)

// labels maps Bubble Tea's name for a key to the name that players know.
var labels = map[string]text.Text{
	" ":         {"Espacio", "Space"},
	"enter":     {"Enter", "Enter"},
	"esc":       {"Esc", "Esc"},
	"tab":       {"Tab", "Tab"},
	"backspace": {"Retroceso", "Backspace"},
	"delete":    {"Supr", "Del"},
	"insert":    {"Ins", "Ins"},
	"up":        {"↑", "↑"},
	"down":      {"↓", "↓"},
	"left":      {"←", "←"},
	"right":     {"→", "→"},
	"home":      {"Inicio", "Home"},
	"end":       {"Fin", "End"},
	"pgup":      {"RePág", "PgUp"},
	"pgdown":    {"AvPág", "PgDn"},
}

// written returns the label of a key, such as "Ctrl+R", from its name in Bubble Tea.
func written(key string) text.Text {
	if label, ok := labels[key]; ok {
		return label
	}
	if letter, ok := strings.CutPrefix(key, "ctrl+"); ok {
		return text.Same("Ctrl+" + strings.ToUpper(letter))
	}
	if letter, ok := strings.CutPrefix(key, "alt+"); ok {
		return text.Same("Alt+" + letter)
	}
	if utf8.RuneCountInString(key) > 1 {
		return text.Same(strings.ToUpper(key)) // F1 and the like
	}
	return text.Same(key)
}
