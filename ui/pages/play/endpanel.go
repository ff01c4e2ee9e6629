package play

import (
	"slices"
	"strconv"
	"strings"

	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/game/review"
	"buscaminas/ui/pages/school/course"
	"buscaminas/ui/screen"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// result returns the lines with the time of a won game, the player's best time, and the average
// time.
func (p *Page) result(width int) screen.Block {
	figures := p.figures()
	b := screen.Block{
		figures[clockFigure].pair(p.Lang, width),
		screen.Pair(screen.Field.Of(recordName.In(p.Lang)), p.record(), width),
	}
	if s := p.known.summary; s.Timed > 1 { // the average of this game alone says nothing
		b = append(b, p.pair(averageName, words.InSeconds(p.Lang, s.Averages.Time), width))
	}
	if p.session.Failing() {
		b = append(b, figures[len(figures)-1].pair(p.Lang, width))
	}
	return b
}

var recordName = text.Text{"récord", "record"}

// resultFigures returns the times that [Page.result] draws, as figures for a single line.
func (p *Page) resultFigures() []endFigure {
	figures := p.figures()
	all := []endFigure{
		{figures[clockFigure].name, figures[clockFigure].value},
		{recordName, p.record().Text},
	}
	if s := p.known.summary; s.Timed > 1 { // the average of this game alone says nothing
		all = append(all, endFigure{averageName, words.InSeconds(p.Lang, s.Averages.Time)})
	}
	return all
}

// measures returns the lines with the figures of a won game, except its time. Each line has one
// figure.
func (p *Page) measures(width int) (b screen.Block) {
	for _, w := range p.endFigures() {
		b = append(b, p.pair(w.name, w.value, width))
	}
	return b
}

// pace draws a graph of the player's speed from the start to the end of the game.
func (p *Page) pace(width int) screen.Block {
	name := text.Text{"ritmo ", "pace "}.In(p.Lang)
	all := p.end.pace
	columns := min(width-screen.Width(name), len(all))
	var speeds []float64
	for x := range columns {
		speeds = append(speeds, slices.Max(all[x*len(all)/columns:(x+1)*len(all)/columns]))
	}
	graph := screen.Sparkline(speeds, screen.Heights(p.ASCII))
	if graph == "" {
		return nil
	}
	return screen.Block{{screen.Field.Of(name), screen.Key.Of(graph)}}
}

// paceParts is the number of parts into which a finished game is cut, to draw the player's speed in
// each part.
const paceParts = 24

// findPace computes the speed of the player in each part of a game that is over.
func (p *Page) findPace() {
	p.end.pace = session.Pace(p.session.Journal(), p.game().Layout(), paceParts)
}

// verdicts returns the lines that count the player's openings by verdict, such as mistakes and
// needless guesses. It returns nil while the game is not judged.
func (p *Page) verdicts(width int) screen.Block {
	if p.end.verdict == nil || p.end.verdict.Game.Review.Openings() == 0 {
		return nil
	}
	f := p.end.verdict.Game.Review
	b := screen.Block{
		{screen.Title.Of(text.Text{"Cómo jugaste", "How you played"}.In(p.Lang))},
		p.pair(text.Text{"precisión", "accuracy"}, p.helping.teller().Accuracy(f), width),
	}
	for _, kind := range []struct {
		name text.Text
		n    int
	}{
		{text.Text{"sin riesgo", "safe"}, f.Proven},
		{text.Text{"al azar, por fuerza", "guesses that were needed"}, f.Forced},
		{text.Text{"al azar, con riesgo de más", "guesses that were too risky"}, f.Rash},
		{text.Text{"al azar, sin necesidad", "needless guesses"}, f.Needless},
		{text.Text{"errores", "mistakes"}, f.Mistakes},
		{text.Text{"deshechas", "undone"}, f.Undos},
	} {
		b = append(b, p.pair(kind.name, strconv.Itoa(kind.n), width))
	}
	return b
}

// toLearn returns the lesson about the argument that would have saved the player from the loss, as
// the board before the loss tells it. If there is none, it returns the lesson about the hardest kind
// of argument that the player missed in this game, or nil.
func (p *Page) toLearn() *lesson.Lesson {
	if l := p.helping.lossLesson(); l != nil {
		return l
	}
	if p.end.verdict == nil {
		return nil
	}
	missed := p.end.verdict.Game.Review.Missed
	for i := len(review.Rules) - 1; i >= 0; i-- {
		if missed[i] == 0 {
			continue
		}
		for _, l := range lesson.Lessons() {
			if l.Rule == review.Rules[i] {
				return l
			}
		}
	}
	return nil
}

// suggested returns the commands that are useful once the game is over.
func (p *Page) suggested() (all []suggestion) {
	add := func(c keys.Command, what text.Text) { all = append(all, suggestion{c, what.In(p.Lang)}) }
	if p.game().Status() == game.Lost {
		if _, ok := p.session.Loss(); ok {
			add(keys.AskHint, text.Text{"por qué, en el tablero de antes", "why: the board before"})
		}
		add(keys.UndoStep, text.Text{"deshaz y sigue", "undo it and play on"})
	}
	if p.rivals.contest != nil {
		add(keys.NextGame, text.Text{"la tabla", "the table"})
	} else {
		add(keys.NextGame, text.Text{"otra partida", "next game"})
	}
	if l := p.toLearn(); l != nil {
		all = append(all, suggestion{keys.OpenLesson, course.Numbered(l, p.Lang)})
	}
	if p.rivals.raceable() {
		add(keys.RaceGhost, text.Text{"compite contra su fantasma", "race against its ghost"})
	}
	add(keys.ReplayGame, text.Text{"ver la repetición", "watch the replay"})
	add(keys.CopyPosition, text.Text{"copia la tarjeta", "copy the card"})
	return all
}

// next returns the section that suggests what to do once the game is over.
func (p *Page) next(width int) screen.Block {
	title := screen.Title.Of(text.Text{"Y ahora", "What next"}.In(p.Lang))
	return append(screen.Block{{title}}, p.keyed(width, p.suggested())...)
}

// cardShown draws the card of the game. The player can copy this card with a key.
func (p *Page) cardShown(width int) screen.Block {
	if p.end.card == "" {
		return nil
	}
	b := screen.Block{{screen.Title.Of(text.Text{"La tarjeta", "The card"}.In(p.Lang))}}
	for line := range strings.SplitSeq(strings.TrimRight(p.end.card, "\n"), "\n") {
		b = append(b, screen.WrappedParts(screen.Field.Of(line), width)...)
	}
	return b
}

// findCard makes the card of a game that is over.
func (p *Page) findCard() {
	p.end.card = ""
	if c, err := p.card()(); err == nil {
		p.end.card = c.Text(p.Lang, p.ASCII)
	}
}
