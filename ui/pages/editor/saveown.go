package editor

import (
	"path/filepath"

	"buscaminas/boards"
	"buscaminas/ui/screen"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

var askName = text.Text{"Nombre: ", "Name: "}

// askName asks for a name and saves the board under that name, among the player's own boards on a
// server. A guest has no boards on a server, so askName refuses a guest.
func (p *Page) askName() {
	if p.Served.Guest {
		p.say(screen.Refused, p.Lang.Say(
			"Como invitado no puedes guardar el tablero: pruébalo y cópialo",
			"Guests cannot save boards: play this one, and copy it from there"))
		return
	}
	l := p.edit.layout()
	format := formatsFor(&boards.Board{Grid: l.Grid()})[0]
	name := p.Lang.Say("tablero", "board")
	if title := p.title.In(p.Lang); p.title != Untitled && filepath.Ext(title) == format.Ext() {
		name = title[:len(title)-len(format.Ext())]
	}
	p.ask(askName, name, func(name string) (tea.Cmd, string) {
		path, err := p.Archive.RoomForOwnBoard(name + format.Ext())
		if err != nil {
			return nil, words.Error(err, p.Lang)
		}
		return p.save(saving{path, name, format, l}, false), ""
	})
}
