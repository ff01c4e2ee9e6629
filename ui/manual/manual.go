// Package manual is the manual of the program, in each language. Its topics appear on the command
// line, in the help of the full screen and in the game line by line.
//
// A topic is two text files in the folder pages: NAME.es.txt and NAME.en.txt. The first line is the
// title, the second is blank, and the text follows. To add a topic, write these two files and add a
// row to registry.
//
//	topic, ok := manual.Find("rules")
//	topic.Text(reader)   // in lines, as commands write it
//	topic.Pieces(reader) // for a page that lays it out itself
//
// The program replaces text in braces:
//
//	{rules}       alone on a line: a table that the program makes
//	{board two}   on a line of boards: a position of the game, drawn
//	{Bc}          anywhere: a cell, as the reader names cells
//	{key flag}    anywhere: the key of a command, by its name in the settings
package manual

import (
	"embed"
	"strings"

	"buscaminas/game"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/settings/look"
	"buscaminas/ui/text"
)

// pageWidth is the greatest width of a line, in columns.
const pageWidth = 80

// A Topic is one subject of the manual, with a page in each language.
type Topic struct {
	Name    text.Text // the name that the player types
	Title   text.Text // the subject of the topic
	Command bool      // the topic is about a command; its text leaves out the options of the command

	body text.Text // the text in the files
}

// A Reader holds the choices of the person who reads a topic: the language, the names of cells, the
// grid, the keys and the look.
type Reader struct {
	Lang  text.Lang
	Names game.Names     // the way to name cells
	Grid  *game.GridKind // the grid of boards that can be on any grid; nil: the default
	Keys  *keys.Tables   // the keys that the topic names; nil: the default keys
	Look  *look.Look     // the colors and the signs; nil: the default ones
	ASCII bool           // draw boards in ASCII
}

// ProgramTopic is the name of the topic about the program itself.
const ProgramTopic = "buscaminas"

// FirstTopic is the name of the topic to read first.
const FirstTopic = "basics"

// registry holds the topics in the order in which [Names] lists them. The English name of a topic
// is also the name of its files.
var registry = []Topic{
	{Name: text.Text{"empezar", FirstTopic}},
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
	{Name: text.Text{"cifras", "figures"}},
	{Name: text.Text{"carreras", "race"}},
	{Name: text.Same("editor")},
	{Name: text.Text{"códigos", "codes"}},
	{Name: text.Text{"opciones", "settings"}},
	{Name: text.Text{"formatos", "formats"}},
	{Name: text.Text{"vídeos", "videos"}},
	{Name: text.Text{"resolver", "solver"}},
	{Name: text.Same(ProgramTopic), Command: true},
	{Name: text.Same("deal"), Command: true},
	{Name: text.Same("solve"), Command: true},
	{Name: text.Same("show"), Command: true},
	{Name: text.Same("convert"), Command: true},
	{Name: text.Same("replay"), Command: true},
	{Name: text.Same("review"), Command: true},
	{Name: text.Same("stats"), Command: true},
	{Name: text.Same("serve"), Command: true},
	{Name: text.Same("doctor"), Command: true},
	{Name: text.Same("man"), Command: true},
	{Name: text.Same("completion"), Command: true},
	{Name: text.Text{"ayuda", "help"}, Command: true},
}

//go:embed pages/*.txt
var pages embed.FS

// Topics returns all topics.
func Topics() []Topic {
	all := make([]Topic, len(registry))
	for i, t := range registry {
		all[i] = t.read()
	}
	return all
}

// Find returns the topic with this name, in any language, with or without accents.
func Find(name string) (Topic, bool) {
	for _, t := range registry {
		if t.Name.Is(name) {
			return t.read(), true
		}
	}
	return Topic{}, false
}

// CommandTopic returns the topic about a command. If there is no such topic, CommandTopic panics.
func CommandTopic(command string) Topic {
	for _, t := range registry {
		if t.Command && t.Name.In(text.English) == command {
			return t.read()
		}
	}
	panic("no page for the command " + command)
}

// NoSuchTopic is the message for an unknown name of a topic. The verb %q stands for that name,
// and %s for the names from [Names].
var NoSuchTopic = text.Text{
	"no hay ningún tema %q; los temas son %s", "there is no topic %q; the topics are %s"}

// Names lists the names of the topics, separated by commas. It includes the topics about commands
// only if withCommands is true.
func Names(l text.Lang, withCommands bool) string {
	var all []string
	for _, t := range registry {
		if withCommands || !t.Command {
			all = append(all, t.Name.In(l))
		}
	}
	return strings.Join(all, ", ")
}

// read returns the topic with its title and its text from its files.
func (t Topic) read() Topic {
	for _, l := range []text.Lang{text.Spanish, text.English} {
		file := "pages/" + t.Name.In(text.English) + "." + l.Code() + ".txt"
		page, err := pages.ReadFile(file)
		if err != nil {
			panic(err) // a test reads all topics
		}
		t.Title[l], t.body[l], _ = strings.Cut(strings.ReplaceAll(string(page), "\r\n", "\n"), "\n\n")
	}
	return t
}
