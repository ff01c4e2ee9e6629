package plain

import (
	"cmp"
	"strings"

	"buscaminas/game"
	"buscaminas/ui/manual"
	"buscaminas/ui/text"
	"buscaminas/ui/voice"
)

// sayHelp are the words that ask for help.
var sayHelp = text.Text{"ayuda", "help"}

// asksHelp reports whether a line asks for help, and about which topic; "" for none.
func asksHelp(line string) (topic string, ok bool) {
	word, topic, _ := strings.Cut(line, " ")
	return strings.TrimSpace(topic), says(word, sayHelp)
}

// helpAbout says what can be typed, and what topics there are; or it tells one of these, with
// boards on the grid that is played.
func (t *table) helpAbout(topic string, g game.Grid) {
	if topic == "" {
		t.manner.help()
		t.manner.topics()
		return
	}
	t.tellTopic(topic, game.GridKindOf(g))
}

// tellTopic tells the topic of this name, if there is one.
func (t *table) tellTopic(name string, kind *game.GridKind) {
	topic, ok := manual.Find(name)
	if !ok || topic.Command {
		t.say(manual.NoSuchTopic.In(t.Lang, name, manual.Names(t.Lang, false)))
		return
	}
	t.manner.topic(topic, kind)
}

func (d drawn) topics() {
	d.print(manual.Columns([][2]string{
		{text.Text{"Temas", "Topics"}.In(d.Lang), manual.Names(d.Lang, false)},
	}))
}

func (d drawn) topic(t manual.Topic, kind *game.GridKind) {
	d.println(t.Title.In(d.Lang) + "\n")
	d.print(t.Text(manual.Reader{Lang: d.Lang, Names: d.Names, Grid: kind, ASCII: d.ASCII}))
}

func (p *spoken) topics() {
	p.println(text.Text{
		"Escribe ayuda y uno de estos temas para oírlo: %s.",
		"Type help and one of these topics to hear it: %s."}.In(p.Lang, manual.Names(p.Lang, false)))
}

// topic tells a topic, each paragraph in a line, and of its boards what each row shows.
func (p *spoken) topic(t manual.Topic, kind *game.GridKind) {
	p.println(p.sentence(text.Capital(t.Title.In(p.Lang))))
	for _, piece := range t.Pieces(manual.Reader{Lang: p.Lang, Names: p.Names, Grid: kind}) {
		switch {
		case piece.Head != "":
			p.println(p.sentence(piece.Head))
		case piece.Text != "":
			p.println(p.sentence(piece.Text))
		}
		for _, row := range piece.Rows {
			p.println(p.sentence(strings.TrimPrefix(row.Label.Text+": "+row.About, ": ")))
		}
		p.tell(piece.Typed...)
		for _, b := range piece.Boards {
			p.println(text.Capital(cmp.Or(b.Caption, text.Text{"un tablero", "a board"}.In(p.Lang))) + ":")
			rows, _ := b.Game.Layout().Grid().Size()
			for row := range rows {
				p.println(voice.Teller{Game: b.Game, Names: p.Names, Lang: p.Lang}.Row(row))
			}
		}
	}
}
