package cli

import (
	"slices"
	"strings"

	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/game/review"
	"buscaminas/game/solver"
	"buscaminas/ui/pages/school/course"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// A gameSums holds the sums of the command review for one level.
type gameSums struct {
	level   string
	results [len(resultNames)]int
	speed   mean           // the mean 3BV/s of the wins
	ioe     mean           // the mean IOE of the wins
	share   mean           // the mean accuracy of the games that have openings
	figures review.Figures // how many openings had each verdict
	luck    review.Figures // the guesses, without those in games where the risk is unknown
}

// A mean is the mean of the values added to it.
type mean struct {
	sum float64
	n   int
}

func (m *mean) add(v float64) {
	m.sum += v
	m.n++
}

func (m mean) in(l text.Lang) string { return text.Decimal(l, m.sum/float64(m.n), 2) }

func (s *gameSums) add(g judgedGame) {
	f := g.Record.Review
	s.results[g.Status()]++
	if g.Status() == game.Won {
		for m, v := range map[*mean]float64{&s.speed: g.Tally().PerSecond(), &s.ioe: g.Tally().IOE()} {
			if v > 0 {
				m.add(v)
			}
		}
	}
	if f.Openings() == 0 {
		return
	}
	s.share.add(f.Accuracy)
	s.figures.Proven += f.Proven
	s.figures.Forced += f.Forced
	s.figures.Rash += f.Rash
	s.figures.Needless += f.Needless
	s.figures.Mistakes += f.Mistakes
	s.figures.Undos += f.Undos
	s.figures.AddMissed(f)
	if !f.Adaptive {
		s.luck.Forced += f.ForcedAndRash()
		s.luck.ForcedSurvived += f.ForcedSurvived
		s.luck.ForcedExpected += f.ForcedExpected
	}
}

// text returns the lines with the sums.
func (s *gameSums) text(l text.Lang) string {
	teller := hint.Teller{Lang: l}
	all := s.results[game.Won] + s.results[game.Lost] + s.results[game.Playing]
	lines := []string{"", s.level, l.Say("%s: %d {ganada|ganadas}, %d {2:perdida|perdidas}, %d a medias", "%s: %d won, %d lost, %d unfinished",
		words.Games.In(l, all), s.results[game.Won], s.results[game.Lost], s.results[game.Playing])}
	if s.speed.n > 0 {
		average := l.Say("de media en las ganadas: 3BV/s %s", "on average in those that were won: 3BV/s %s", s.speed.in(l))
		if s.ioe.n > 0 {
			average += ", IOE " + s.ioe.in(l)
		}
		lines = append(lines, average)
	}
	if s.share.n > 0 {
		s.luck.Accuracy = s.share.sum / float64(s.share.n)
		worth := l.Say("precisión media: %s", "average accuracy: %s", teller.Accuracy(s.luck))
		if guesses := teller.Guesses(s.luck); guesses != "" {
			worth += text.Separator + l.Say("suerte: %s", "luck: %s", guesses)
		}
		lines = append(lines, teller.Counts(s.figures), worth)
	}
	return strings.Join(append(lines, s.missed(l)...), "\n") + "\n"
}

// missed returns the lines about the costliest oversights. Each line names the lesson that teaches
// the missed argument.
func (s *gameSums) missed(l text.Lang) (lines []string) {
	for _, i := range s.figures.CostliestRules() {
		if lines == nil {
			lines = []string{l.Say("lo que más costó no ver:", "costliest oversights:")}
		}
		line := "  " + l.Say("%d veces: %s", "%d times: %s", s.figures.Missed[i], words.RuleName(review.Rules[i]).In(l))
		if s.figures.Missed[i] == 1 {
			line = "  " + l.Say("una vez: %s", "once: %s", words.RuleName(review.Rules[i]).In(l))
		}
		if teaches := lessonOn(review.Rules[i]); teaches != nil {
			line += text.Separator + course.Numbered(teaches, l)
		}
		lines = append(lines, line)
	}
	return lines
}

// lessonOn returns the first lesson about a rule, or nil.
func lessonOn(rule solver.Rule) *lesson.Lesson {
	all := lesson.Lessons()
	if i := slices.IndexFunc(all, func(l *lesson.Lesson) bool { return l.Rule == rule }); i >= 0 {
		return all[i]
	}
	return nil
}
