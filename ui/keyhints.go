package ui

import (
	"buscaminas/ui/draw"
	"buscaminas/ui/text"
)

// A keyHint is a key and what it does on a screen.
type keyHint struct {
	key  string
	does text.Text
}

// keyHints returns the line with the keys of a screen.
func keyHints(l text.Lang, hints ...keyHint) line {
	var keys line
	for _, h := range hints {
		keys = append(keys, draw.Key.Of(h.key+" "), draw.KeyText.Of(h.does.In(l)+"  "))
	}
	return keys
}

// What keys do on several screens.
var (
	keyOpen   = text.Text{"abrir", "open"}
	keyPlay   = text.Text{"jugar", "play"}
	keyBack   = text.Text{"volver", "back"}
	keyResume = text.Text{"seguir", "go on"}
)
