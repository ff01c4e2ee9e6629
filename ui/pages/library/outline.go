package library

import (
	"errors"
	"path/filepath"

	"buscaminas/boards"
	"buscaminas/boards/files"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A preview is the outline of a file, or the error of reading it.
type preview struct {
	outline *session.Outline
	err     error
}

// look reads the preview of the selected file in the background.
func (p *browser) look() tea.Cmd {
	var wanted []string
	if path, ok := p.file(); ok {
		wanted = append(wanted, path)
	}
	return p.previews.Find(wanted, func(path string, _ *page.Job) preview {
		outline, err := session.ReadOutline(boards.ReadFile(path))
		return preview{outline, err}
	})
}

// file returns the path of the selected file. It reports false if no file is selected.
func (p *browser) file() (path string, ok bool) {
	i := p.Selected
	if i >= len(p.found) || p.found[i].folder {
		return "", false
	}
	return filepath.Join(p.shown.dir, p.found[i].name), true
}

// side returns the panel beside the folder. It shows the facts about the selected file.
func (p *browser) side() screen.Side {
	path, ok := p.file()
	if !ok {
		return screen.Side{}
	}
	seen, _ := p.previews.At(path)
	facts := func(width int) screen.Block { return p.facts(seen, width) }
	s := screen.Side{Title: text.Printable(filepath.Base(path)), Parts: []screen.Part{screen.Lines("", facts)}}
	return s
}

// facts returns the kind, the size and the faults of a file, or why it cannot be read.
func (p *browser) facts(of preview, width int) screen.Block {
	outline := of.outline
	switch {
	case of.err != nil:
		return p.previewTrouble(of.err, width)
	case outline == nil:
		return nil
	}
	b := screen.Block{{screen.Field.Of(outline.Kind.In(p.Lang))}}
	b = append(b, screen.Wrapped(screen.Field.Of(p.BoardSize(outline.Grid, outline.Mines)), width)...)
	for _, note := range page.LastNotes(outline.Notes) {
		b = append(b, p.previewTrouble(note, width)...)
	}
	return b
}

// previewTrouble returns the text of an error. The text has the name of the file without its
// folder, because the page shows the folder already.
func (p *browser) previewTrouble(err error, width int) screen.Block {
	var wrong *files.Error
	if errors.As(err, &wrong) {
		short := *wrong
		short.File = filepath.Base(short.File)
		err = &short
	}
	return screen.Wrapped(screen.Refused.Of(words.Error(err, p.Lang)), width)
}
