package ui

import (
	"unicode"

	"buscaminas/ui/screen"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// manyStrange is the number of letters of another script, such as Cyrillic, after which
// [Model.noticeKeyboard] shows its message.
const manyStrange = 3

// noticeKeyboard tells the player why a key does nothing: Caps Lock is on, or the keyboard types
// another script. It assumes that Caps Lock is on if a capital letter has no command in table but
// its small letter has one. It shows each message once, and again only after a letter has shown
// that the keyboard was switched back. If table is nil, it does nothing.
func (m *Model) noticeKeyboard(table *keys.Table, key tea.KeyMsg) {
	if table == nil || key.Type != tea.KeyRunes || len(key.Runes) != 1 || key.Alt {
		return
	}
	letter := key.Runes[0]
	does := func(r rune) bool { return table.Command(string(r)) != keys.None }
	if unicode.Is(unicode.Latin, letter) {
		m.strange = 0
	} else if letter > unicode.MaxASCII && !does(letter) {
		m.strange++
	}
	switch {
	case m.strange == manyStrange:
		m.notice = screen.Message.Of(otherScript.In(m.Lang))
	case m.strange > 0:
	case unicode.IsLower(letter):
		m.caps = false
	case !m.caps && !does(letter) && does(unicode.ToLower(letter)):
		m.caps = true
		m.notice = screen.Message.Of(capsLock.In(m.Lang))
	}
}

var (
	capsLock    = text.Text{"Bloq Mayús está puesto", "Caps Lock is on"}
	otherScript = text.Text{
		"Pon el teclado en letras latinas: las teclas del juego son como «f»",
		"Switch the keyboard to Latin letters: the keys of the game are like f"}
)
