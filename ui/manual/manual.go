// Package manual is the manual of the program: a topic for everything there is to tell,
// in each language, for the command line, for the help of the full screen and for the game
// line by line alike. Topics are plain files in the folder pages, NAME.es.txt and
// NAME.en.txt: the title in the first line, then a blank one, then the text. A new topic is
// these two files and a row in registry.
//
//	topic, ok := manual.Find("rules")
//	topic.Text(reader)   // in lines, as commands write it
//	topic.Pieces(reader) // for a page that lays it out itself
//
// In a topic, what stands in braces gives way to what the program knows itself:
//
//	{rules}       a line: one of the parts
//	{board two}   a line: a position of the game, drawn; several stand side by side
//	{Bc}          a cell, as the reader names them
//	{key flag}    the key of a command, by its name in the settings
package manual

import (
	"embed"
	"strings"

	"buscaminas/game"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"
)

// Width is how many columns a line has at most.
const Width = 80

// A Topic is a page of the manual.
type Topic struct {
	Name    text.Text // as it is typed
	Title   text.Text // what it is about
	Command bool      // the page of a command; its flags are told by the command itself

	body text.Text // as it stands in the files
}

// A Reader is whom a topic is told: in which language, and with which names, grid and keys.
type Reader struct {
	Lang  text.Lang
	Names game.Names     // of cells
	Grid  *game.GridKind // of most boards that are shown; nil: the usual one
	Keys  *keys.Tables   // nil: those of who has chosen none
	ASCII bool           // boards are drawn with nothing else
}

// Program is the name of the page of the program itself, started without a command.
const Program = "buscaminas"

// First is the topic to begin with.
const First = "basics"

// registry holds the names of all pages, in the order in which they are listed. The
// English one is that of the files.
var registry = []Topic{
	{Name: text.Text{"empezar", First}},
	{Name: text.Text{"números", "numbers"}},
	{Name: text.Text{"marcas", "flags"}},
	{Name: text.Text{"vecinas", "chords"}},
	{Name: text.Text{"cuadrículas", "grids"}},
	{Name: text.Text{"reglas", "rules"}},
	{Name: text.Text{"adivinar", "guessing"}},
	{Name: text.Text{"pistas", "hints"}},
	{Name: text.Text{"escuela", "school"}},
	{Name: text.Text{"símbolos", "symbols"}},
	{Name: text.Text{"teclas", "keys"}},
	{Name: text.Text{"ratón", "mouse"}},
	{Name: text.Text{"jugadas", "plays"}},
	{Name: text.Text{"líneas", "lines"}},
	{Name: text.Text{"voz", "voice"}},
	{Name: text.Text{"partidas", "games"}},
	{Name: text.Text{"carreras", "race"}},
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
	{Name: text.Same("serve"), Command: true},
	{Name: text.Same("doctor"), Command: true},
	{Name: text.Same("man"), Command: true},
	{Name: text.Same("completion"), Command: true},
	{Name: text.Text{"ayuda", "help"}, Command: true},
}

//go:embed pages/*.txt
var pages embed.FS

// Topics returns all pages.
func Topics() []Topic {
	all := make([]Topic, len(registry))
	for i, t := range registry {
		all[i] = t.read()
	}
	return all
}

// Find returns the page of this name, in whichever language it is, with accents or
// without.
func Find(name string) (Topic, bool) {
	for _, t := range registry {
		if t.Name.Is(name) {
			return t.read(), true
		}
	}
	return Topic{}, false
}

// Of returns the page of a command. It has to be there.
func Of(command string) Topic {
	for _, t := range registry {
		if t.Command && t.Name.In(text.English) == command {
			return t.read()
		}
	}
	panic("no page for the command " + command)
}

// NoSuchTopic is said of a name that is of no page, with the names there are.
var NoSuchTopic = text.Text{
	"no hay ningún tema %q; los temas son %s", "there is no topic %q; the topics are %s"}

// Names lists what pages are called, those of commands too or not.
func Names(l text.Lang, commands bool) string {
	var all []string
	for _, t := range registry {
		if commands || !t.Command {
			all = append(all, t.Name.In(l))
		}
	}
	return strings.Join(all, ", ")
}

// read returns the topic with what is in its files.
func (t Topic) read() Topic {
	for _, l := range []text.Lang{text.Spanish, text.English} {
		file := "pages/" + t.Name.In(text.English) + "." + l.Code() + ".txt"
		page, err := pages.ReadFile(file)
		if err != nil {
			panic(err) // a test reads all of them
		}
		t.Title[l], t.body[l], _ = strings.Cut(strings.ReplaceAll(string(page), "\r\n", "\n"), "\n\n")
	}
	return t
}
