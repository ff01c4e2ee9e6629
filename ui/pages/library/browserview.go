package library

import (
	"path/filepath"
	"slices"
	"strings"

	"buscaminas/boards/files"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	"github.com/charmbracelet/x/ansi"
)

var usualGrid = text.Text{"la del formato", "the format's own"}

// width returns the width of the list, in columns.
func (p *browser) width() int { return p.Columns().RowWidth() }

// View implements [page.Page].
func (p *browser) View(f *screen.Frame) {
	grid := usualGrid
	if p.grid != nil {
		grid = draw.ShapeOf(p.grid).Name
	}
	v := p.Page(p.Lang.Say("LEER DE FICHERO", "READ FROM A FILE"), len(p.found), "", func(i int) screen.Row {
		name := text.Printable(p.found[i].name)
		if p.found[i].folder {
			name += "/"
		}
		ink := p.Ink(i)
		if i != p.Selected && !p.found[i].folder && !namedAsBoard(p.found[i].name) {
			ink = screen.Field
		}
		return p.Row(i, screen.Line{ink.Of(ansi.Truncate(name, p.width()-screen.PointerWidth, "…"))})
	})
	v.Typed = append(screen.Line{screen.Field.Of(words.AskFile.In(p.Lang))}, page.InputLine(&p.input)...)
	v.Fixed = screen.Block{
		{screen.Key.Of(p.Keyed.First(keys.Next, p.Lang) + "  "),
			screen.Field.Of(p.Lang.Say("Cuadrícula: %s", "Grid: %s", grid.In(p.Lang)))},
		{},
		{screen.Title.Of(endOf(text.Printable(files.WithTilde(p.shown.place)), p.width()))},
	}.Rows()
	v.Side = p.side()
	f.Page(v)
}

// boardEndings are the endings of the names that files with boards, games and videos have.
var boardEndings = []string{"", ".txt", ".mbf", ".map", ".board", ".mine", ".game", ".avf", ".mvf", ".rmv", ".rawvf", ".evf", ".evfs", ".umf"}

// namedAsBoard reports whether the name of a file has one of the [boardEndings]. The list shows
// other names dim, because files with such names seldom hold a board.
func namedAsBoard(name string) bool {
	name, _, _ = strings.Cut(name, "#") // a board of a file with several
	return slices.Contains(boardEndings, strings.ToLower(filepath.Ext(name)))
}

// endOf returns a path that is at most this wide. It cuts off the beginning of a wider path,
// because the last folders matter most.
func endOf(path string, width int) string {
	if over := ansi.StringWidth(path) - width; over > 0 {
		return ansi.TruncateLeft(path, over+1, "…")
	}
	return path
}
