// Package manual is the manual of the program: a page for each topic, in each
// language, for the command line and for the screen alike. The pages are plain files
// in the folder pages, NAME.es.txt and NAME.en.txt: the title in the first line, then
// a blank one, then the text. A new page is these two files and a row in registry.
//
// "{rules}" in a page gives way to what the program knows of that; see parts.
package manual

import (
	"embed"
	"strings"

	"buscaminas/ui/text"
)

// Width is how many columns a line has at most.
const Width = 80

// A Topic is a page of the manual.
type Topic struct {
	Name    text.Text // as it is typed
	Title   text.Text // what it is about
	Text    text.Text // ends with a line feed
	Command bool      // the page of a command; its flags are told by the command itself
}

// Program is the name of the page of the program itself, started without a command.
const Program = "buscaminas"

// registry holds the names of all pages, in the order in which they are listed. The
// English one is that of the files.
var registry = []Topic{
	{Name: text.Text{"reglas", "rules"}},
	{Name: text.Text{"teclas", "keys"}},
	{Name: text.Text{"jugadas", "plays"}},
	{Name: text.Text{"pistas", "hints"}},
	{Name: text.Text{"escuela", "school"}},
	{Name: text.Text{"partidas", "games"}},
	{Name: text.Same("editor")},
	{Name: text.Text{"códigos", "codes"}},
	{Name: text.Text{"opciones", "settings"}},
	{Name: text.Text{"formatos", "formats"}},
	{Name: text.Same(Program), Command: true},
	{Name: text.Same("deal"), Command: true},
	{Name: text.Same("solve"), Command: true},
	{Name: text.Same("show"), Command: true},
	{Name: text.Same("convert"), Command: true},
	{Name: text.Same("replay"), Command: true},
	{Name: text.Same("stats"), Command: true},
	{Name: text.Same("doctor"), Command: true},
	{Name: text.Text{"ayuda", "help"}, Command: true},
}

//go:embed pages/*.txt
var pages embed.FS

// Topics returns all pages.
func Topics() []Topic {
	all := make([]Topic, len(registry))
	for i, t := range registry {
		all[i] = t.filled()
	}
	return all
}

// Find returns the page of this name, in whichever language it is, with accents or
// without.
func Find(name string) (Topic, bool) {
	for _, t := range registry {
		if t.Name.Is(name) {
			return t.filled(), true
		}
	}
	return Topic{}, false
}

// Of returns the page of a command. It has to be there.
func Of(command string) Topic {
	for _, t := range registry {
		if t.Command && t.Name.In(text.English) == command {
			return t.filled()
		}
	}
	panic("no page for the command " + command)
}

// filled returns the topic with what is in its files.
func (t Topic) filled() Topic {
	for _, l := range []text.Lang{text.Spanish, text.English} {
		file := "pages/" + t.Name.In(text.English) + "." + l.Code() + ".txt"
		page, err := pages.ReadFile(file)
		if err != nil {
			panic(err) // a test reads all of them
		}
		title, rest, _ := strings.Cut(strings.ReplaceAll(string(page), "\r\n", "\n"), "\n\n")
		for _, p := range parts {
			mark := "{" + p.name + "}"
			if strings.Contains(rest, mark) { // every start reads pages: a part may take long
				rest = strings.ReplaceAll(rest, mark, strings.TrimSuffix(p.text(l), "\n"))
			}
		}
		t.Title[l], t.Text[l] = title, rest
	}
	return t
}
