package play

import (
	"slices"
	"strconv"
	"strings"

	"buscaminas/game/lesson"
	"buscaminas/game/review"
	"buscaminas/ui/archive/stats"
	"buscaminas/ui/pages/school/course"
	"buscaminas/ui/screen"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// result returns up to two facts about a won game: how its time compares with the record, and the average
// time of its category. The parameter category is the summary of this category. The time of the
// game is left out, because the message above the figures has it.
func (e *ending) result(category stats.Summary) (all screen.Facts) {
	if len(e.verdict.Against) == 0 { // otherwise the message has said why it does not count
		all.AddRanked(screen.Fact{Name: recordName.In(e.Lang), Value: e.record()})
	}
	if category.Timed > 1 { // the average of this game alone says nothing
		all.Add(e.Lang, averageName, words.InSeconds(e.Lang, category.Averages.Time))
	}
	return all
}

var recordName = text.Text{"récord", "record"}

// pace draws a graph of the player's speed from the start to the end of the game.
func (e *ending) pace(width int) screen.Block {
	name := e.Lang.Say("Ritmo ", "Pace ")
	all := e.paces
	columns := min(width-screen.Width(name), len(all))
	var speeds []float64
	for x := range columns {
		speeds = append(speeds, slices.Max(all[x*len(all)/columns:(x+1)*len(all)/columns]))
	}
	graph := screen.Sparkline(speeds, e.ASCII)
	if graph == "" {
		return nil
	}
	return screen.Block{{screen.Field.Of(name), screen.Key.Of(graph)}}
}

// paceParts is the number of parts into which a finished game is cut, to draw the player's speed in
// each part.
const paceParts = 24

// findPace computes the speed of the player in each part of a game that is over.
func (e *ending) findPace() {
	e.paces = session.Pace(e.session.Journal(), e.game().Layout(), paceParts)
}

// verdicts returns the lines that count the player's openings by verdict, such as mistakes and
// needless guesses. It returns nil while the game is not judged.
func (e *ending) verdicts(width int) screen.Block {
	if e.verdict == nil || e.verdict.Game.Review.Openings() == 0 {
		return nil
	}
	f := e.verdict.Game.Review
	var all screen.Facts
	all.Add(e.Lang, text.Text{"precisión", "accuracy"}, hint.Teller{Lang: e.Lang}.Accuracy(f))
	for _, kind := range []struct {
		name text.Text
		n    int
	}{
		{text.Text{"sin riesgo", "safe"}, f.Proven},
		{text.Text{"al azar, por fuerza", "forced guesses"}, f.Forced},
		{text.Text{"al azar, con riesgo de más", "rash guesses"}, f.Rash},
		{text.Text{"riesgos innecesarios", "needless risks"}, f.Needless},
		{text.Text{"errores", "mistakes"}, f.Mistakes},
		{text.Text{"deshechas", "undone"}, f.Undos},
	} {
		if kind.n > 0 {
			all.Add(e.Lang, kind.name, strconv.Itoa(kind.n))
		}
	}
	return all.Pairs(width)
}

// toLearn returns the lesson about the argument that would have prevented the loss. If there was no
// such argument, it returns the lesson about the hardest kind of argument that the player missed in
// this game, or nil.
func (p *Page) toLearn() *lesson.Lesson {
	if l := p.helping.lossLesson(); l != nil {
		return l
	}
	return p.ending.missedLesson()
}

// missedLesson returns the lesson about the hardest kind of argument that the player missed in this
// game, or nil.
func (e *ending) missedLesson() *lesson.Lesson {
	if e.verdict == nil {
		return nil
	}
	missed := e.verdict.Game.Review.Missed
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

// suggested returns commands that the player may try once the game is over. The foot does not name
// them.
func (p *Page) suggested() (all []suggestion) {
	if l := p.toLearn(); l != nil {
		all = append(all, suggestion{keys.OpenLesson, course.Numbered(l, p.Lang)})
	}
	if p.rivals.raceable() {
		all = append(all, suggestion{keys.RaceGhost, p.Lang.Say("juega contra esta misma partida", "race against this game")})
	}
	return all
}

// cardShown draws the card of the game. The player can copy this card with a key.
func (e *ending) cardShown(width int) (b screen.Block) {
	for line := range strings.Lines(e.cardText) {
		b = append(b, screen.WrappedParts(screen.Field.Of(strings.TrimSuffix(line, "\n")), width)...)
	}
	return b
}

// findCard makes the card of a game that is over.
func (e *ending) findCard() {
	e.cardText = ""
	if c, err := e.card()(); err == nil {
		e.cardText = c.Text(e.Lang, e.ASCII)
	}
}
