package ui

import (
	"errors"
	"path/filepath"
	"strings"

	"buscaminas/boards"
	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/ui/draw"
	"buscaminas/ui/text"
	"buscaminas/ui/words"

	tea "github.com/charmbracelet/bubbletea"
)

var (
	saveFormat = text.Text{"formato: %s", "format: %s"}
	saveOther  = text.Text{"otro", "another"}
)

// askSave asks for the file to save to, and its format: of those that can hold the
// board, at first one that loses nothing.
func (e *editor) askSave() tea.Cmd {
	board := boards.FromLayout(e.edit.Layout())
	formats := formatsFor(board)
	at := 0 // which of them
	name := text.Text{"tablero", "board"}.In(e.Lang) + formats[at].Ext()
	if title := e.title.In(e.Lang); e.title != editorNew && filepath.Ext(title) != "" {
		name = title // it has been a file, or will be one
		for i, f := range formats {
			if f.Ext() == filepath.Ext(title) {
				at = i
				break
			}
		}
	}
	cmd := e.ask(text.Text{"Guardar en: ", "Save to: "}, name, func(path string) tea.Cmd {
		if path == "" {
			return nil
		}
		e.prompt = nil
		return e.save(saving{e.file.path(path), formats[at], board, e.edit.Layout()}, false)
	})
	p := e.prompt
	p.tab = func() {
		stem, ok := strings.CutSuffix(p.input.Value(), formats[at].Ext())
		at = (at + 1) % len(formats)
		if ok {
			p.input.SetValue(stem + formats[at].Ext())
			p.input.CursorEnd()
		}
	}
	p.note = func() string {
		note := saveFormat.In(e.Lang, words.BoardFormat(formats[at]).In(e.Lang)) + text.Between + "Tab " + saveOther.In(e.Lang)
		if lost, err := formats[at].Losses(board); err == nil && len(lost) > 0 {
			note += text.Between + words.Error(lost[0], e.Lang)
		}
		return note
	}
	return cmd
}

// formatsFor returns the formats that can hold a board, those first that lose
// nothing of it.
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

// saving is what is saved.
type saving struct {
	path   string
	format boards.Format
	board  *boards.Board
	layout *game.Layout // that the board is of
}

// savedMsg says how the saving went.
type savedMsg struct {
	saving
	err error
}

// save writes the board on the side, over another file only where that is said.
func (e *editor) save(s saving, over bool) tea.Cmd {
	e.say(draw.Message, text.Text{"Guardando…", "Saving…"}.In(e.Lang))
	return func() tea.Msg {
		data, err := s.format.Append(nil, s.board)
		if err == nil {
			err = files.Write(s.path, data, files.Options{New: !over})
		}
		return savedMsg{s, err}
	}
}

var (
	askReplace = text.Text{"%s ya existe. ¿Reemplazarlo?", "%s exists already. Replace it?"}
	savedTo    = text.Text{"Guardado en %s", "Saved to %s"}
)

// saved says how the saving went, and asks before another file is replaced.
func (e *editor) saved(msg savedMsg) tea.Cmd {
	var wrong *files.Error
	switch {
	case errors.As(msg.err, &wrong) && wrong.Problem == files.Exists:
		e.message = ""
		said := askReplace.In(e.Lang, text.Printable(msg.path))
		return e.question(text.Same(said), func() tea.Cmd { return e.save(msg.saving, true) })
	case msg.err != nil:
		e.say(draw.Refused, words.Error(msg.err, e.Lang))
	default:
		e.say(draw.Message, savedTo.In(e.Lang, text.Printable(fromHome(msg.path))))
		if e.holds(msg.layout) { // unless it has been changed meanwhile
			e.edit.MarkSaved()
			e.title = text.Same(text.Printable(filepath.Base(msg.path)))
		}
	}
	return nil
}
