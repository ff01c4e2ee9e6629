package frame

import (
	"strings"

	"buscaminas/ui/draw"
	"buscaminas/ui/text"
)

// A KeyHint is a key and what it does on a screen.
type KeyHint struct {
	Key  string
	Does text.Text
}

// Hint returns the hint of what a key does.
func Hint(key string, does text.Text) KeyHint { return KeyHint{key, does} }

// KeyHints returns the line with the keys of a screen.
func KeyHints(l text.Lang, hints ...KeyHint) Line {
	var keys Line
	for _, h := range hints {
		keys = append(keys, draw.Key.Of(h.Key+" "), draw.KeyText.Of(h.Does.In(l)+"  "))
	}
	return keys
}

// KeyLine writes the keys of a board in the middle of the window, as many as there is
// room for.
func (f *Frame) KeyLine(l text.Lang, hints []KeyHint) {
	const gap = 2
	var keys Line
	room := f.Width
	for _, h := range hints {
		key := Line{draw.Key.Of(h.Key), draw.KeyText.Of(" " + h.Does.In(l))}
		if len(keys) > 0 {
			key = append(Line{draw.Plain.Of(strings.Repeat(" ", gap))}, key...)
		}
		if room -= key.Width(); room < 0 {
			break
		}
		keys = append(keys, key...)
	}
	f.Middle(keys)
}
