package editor

import (
	"errors"
	"io/fs"
	"path/filepath"
	"strings"

	"buscaminas/boards"
	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// askSave asks the player for a file and a format, and saves the board. The first choice is the
// format of the file from which the board came. For a new board, it is a format that keeps the
// whole board.
func (p *Page) askSave() {
	if p.Served != nil {
		p.askName()
		return
	}
	l := p.edit.layout()
	bare := &boards.Board{Grid: l.Grid()} // what a format loses does not depend on the mines
	formats := formatsFor(bare)
	at := 0 // the index of the format
	name := p.Lang.Say("tablero", "board") + formats[at].Ext()
	if title := p.title.In(p.Lang); p.title != Untitled && filepath.Ext(title) != "" {
		name = title // the title is the name of a file
		for i, f := range formats {
			if f.Ext() == filepath.Ext(title) {
				at = i
				break
			}
		}
	}
	p.ask(text.Text{"Guardar en: ", "Save to: "}, name, func(path string) (tea.Cmd, string) {
		if path == "" {
			return nil, p.Lang.Say("escribe el nombre de un fichero", "type the name of a file")
		}
		path = files.Resolve(p.Dir, path)
		return p.save(saving{path, files.WithTilde(path), formats[at], l}, false), ""
	})
	q, prompt := p.prompt, p.Keys.Of(keys.Prompt)
	q.Next = func() {
		stem, ok := strings.CutSuffix(q.Value(), formats[at].Ext())
		at = (at + 1) % len(formats)
		if ok {
			q.SetValue(stem + formats[at].Ext())
			q.CursorEnd()
		}
	}
	q.Note = func() string {
		note := p.Lang.Say("formato: %s", "format: %s", words.BoardFormat(formats[at]).In(p.Lang)) +
			text.Separator + prompt.First(keys.Next, p.Lang) + " " + p.Lang.Say("otro", "another")
		if lost, err := formats[at].Losses(bare); err == nil && len(lost) > 0 {
			note += text.Separator + words.Error(lost[0], p.Lang)
		}
		return note
	}
}

// formatsFor returns the formats that can hold a board. The formats that keep the whole board come
// before those that lose a part of it.
func formatsFor(b *boards.Board) []boards.Format {
	var whole, lossy []boards.Format
	for f := range boards.Formats {
		switch lost, err := f.Losses(b); {
		case err != nil:
		case len(lost) == 0:
			whole = append(whole, f)
		default:
			lossy = append(lossy, f)
		}
	}
	return append(whole, lossy...)
}

// saving is a board to be saved, and the file for it.
type saving struct {
	path   string
	called string // the name of the file as messages show it
	format boards.Format
	layout *game.Layout
}

// savedMsg brings the result of saving.
type savedMsg struct {
	saving
	err error
}

// save writes the board in the background. It replaces an existing file only if replace is true.
func (p *Page) save(s saving, replace bool) tea.Cmd {
	p.say(screen.Message, p.Lang.Say("Guardando…", "Saving…"))
	temp := p.Archive.Dir()
	return func() tea.Msg {
		data, err := s.format.Append(nil, boards.FromLayout(s.layout))
		if err == nil {
			err = files.Write(s.path, data, files.Options{New: !replace, Temp: temp})
		}
		return savedMsg{s, err}
	}
}

// saved tells the player the result of saving. If the file existed already, it asks the player
// whether to replace it.
func (p *Page) saved(msg savedMsg) page.Request {
	switch {
	case errors.Is(msg.err, fs.ErrExist):
		p.message = ""
		said := p.Lang.Say("%s ya existe. ¿Reemplazarlo?", "%s already exists. Replace it?", filepath.Base(msg.called))
		return page.Ask{Text: text.Same(said), Yes: replaceMsg{msg.saving}}
	case msg.err != nil:
		p.say(screen.Refused, words.Error(msg.err, p.Lang))
	default:
		p.say(screen.Message, p.Lang.Say("Guardado en %s", "Saved to %s", msg.called))
		if p.edit.layout() == msg.layout { // the board has not changed meanwhile
			p.edit.markSaved()
			p.title = text.Same(text.Printable(filepath.Base(msg.path)))
		}
	}
	return nil
}
