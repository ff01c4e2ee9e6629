package stats

import (
	"fmt"
	"strings"

	"buscaminas/game/deal"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// Why returns a list of the reasons in the language l, joined by commas and "and".
func Why(l text.Lang, all ...Reason) string {
	var said []string
	for _, r := range all {
		said = append(said, reasons[r].In(l))
	}
	return text.And(l, said)
}

var reasons = [reasonCount]text.Text{
	Lost:         {"perdiste", "you lost"},
	Undone:       {"deshiciste una explosión", "you undid an explosion"},
	Hinted:       {"pediste pistas", "you used hints"},
	ChancesShown: {"miraste los riesgos", "you looked at the risks"},
	Coached:      {"jugaste con entrenador", "you played with the coach"},
	MinesShown:   {"las minas estaban a la vista", "the mines were shown"},
	SeenBefore:   {"quizá ya conocías el tablero", "you may have seen the board before"},
	Typed:        {"escribiste varias jugadas de una vez", "you typed several moves at once"},
}

// Brief returns the reason in one, two or three words, for a short line.
func (r Reason) Brief() text.Text { return briefReasons[r] }

var briefReasons = [reasonCount]text.Text{
	Lost:         {"perdida", "lost"},
	Undone:       {"explosión deshecha", "undone explosion"},
	Hinted:       {"pistas", "hints"},
	ChancesShown: {"riesgos", "risks"},
	Coached:      {"entrenador", "coach"},
	MinesShown:   {"minas a la vista", "mines shown"},
	SeenBefore:   {"tablero conocido", "known board"},
	Typed:        {"jugadas escritas", "typed moves"},
}

// Name returns the name of the group's category, such as "Expert · classic · may need a guess": the
// board, the rules, and anything special about the boards. A non-empty grid stands after the board,
// with joint between them.
func (g Group) Name(l text.Lang, joint string, grid text.Text) string {
	name := g.board().In(l)
	if grid := grid.In(l); grid != "" {
		name += joint + grid
	}
	name += text.Separator + words.RuleSetOf(g.Rules).Name.In(l)
	if g.Guessing {
		name += text.Separator + words.MayNeedGuess.In(l)
	}
	if g.First != deal.ClearStart {
		name += text.Separator + words.FirstIs.In(l, words.FirstCellOf(g.First).Name.In(l))
	}
	if g.Needs != 0 {
		name += text.Separator + words.NeedsRule(g.Needs).In(l)
	}
	return name
}

// board returns a name for the board of the group: the name of its level, or the title of a board
// that was not dealt. If there is neither, the name is the size and the number of mines.
func (g Group) board() text.Text {
	level, ok := g.Level()
	if !ok && g.Board != "" {
		return text.Text{text.Printable(g.Games[0].Title[text.Spanish]), text.Printable(g.Games[0].Title[text.English])}
	}
	for _, l := range words.Levels() {
		if ok && l.Level == level {
			return l.Name
		}
	}
	return text.Same(fmt.Sprintf("%d×%d/%d", g.Rows, g.Cols, g.Mines))
}

var (
	summary = text.Text{
		"jugadas: %d, ganadas %d · cuentan: %d, ganadas %d (%s) · racha: %d, la mayor: %d",
		"played: %d, won %d · counted: %d, won %d (%s) · streak: %d, longest: %d"}
	lost   = text.Text{"perdidas: %d", "lost: %d"}
	causes = []text.Text{ // in the order of [history.Loss], but with the unknown one last
		{"había que adivinar", "guesses needed"},
		{"se podía arriesgar menos", "safer guesses missed"},
		{"se podía abrir otra sin peligro", "safe cells missed"},
		{"errores", "mistakes"},
		{"no se sabe", "unknown"}}
	uncounted = text.Text{"no cuentan: %d", "not counted: %d"}
	whyNot    = []text.Text{
		{
			"con ayuda, o en un tablero que quizá conocías",
			"with help, or on a board you may have seen before",
		},
		{"abandonadas", "given up"}}
	means = text.Text{
		"mejor tiempo %s s · tiempo medio %s s",
		"best time %s s · average time %s s"}
	figures = text.Text{
		"3BV/s %s · clics útiles (IOE) %s · rendimiento %s · acierto %s · segundos por 3BV/s (RQP) %s",
		"3BV/s %s · useful clicks (IOE) %s · throughput %s · correctness %s · seconds per 3BV/s (RQP) %s"}
)

// appendCounts appends a line such as "lost: 3 · mistakes: 2 · unknown: 1": the title with the sum of
// the counts, and each part with its count. It leaves out parts whose count is 0. A line with only
// one part looks like "lost: 3 (mistakes)". If the sum is 0, appendCounts appends nothing.
func appendCounts(lines []string, l text.Lang, title text.Text, parts []text.Text, counts ...int) []string {
	sum := 0
	for _, n := range counts {
		sum += n
	}
	if sum == 0 {
		return lines
	}
	said := []string{title.In(l, sum)}
	for i, n := range counts {
		switch part := parts[i].In(l); n {
		case 0:
		case sum:
			said[0] += " (" + part + ")"
		default:
			said = append(said, fmt.Sprintf("%s: %d", part, n))
		}
	}
	return append(lines, strings.Join(said, text.Separator))
}

// Lines returns the summary as lines of text in the language l.
func (s Summary) Lines(l text.Lang) []string {
	lines := []string{
		summary.In(l, s.Played, s.Won, s.Games, s.Wins, words.WholePercent(l, s.Rate()), s.Streak, s.BestStreak),
	}
	lines = append(lines, s.ReasonLines(l)...)
	hundredths := func(v float64) string { return text.Decimal(l, v, 2) }
	if a := s.Averages; s.Timed > 0 {
		lines = append(lines, means.In(l, words.TableSeconds(l, s.Best), words.TableSeconds(l, a.Time)),
			figures.In(l, hundredths(a.Speed), hundredths(a.Efficiency),
				hundredths(a.Throughput), hundredths(a.Correctness), text.Decimal(l, a.RQP, 1)))
	}
	return lines
}

// ReasonLines returns lines that say why games were lost and why games do not count.
func (s Summary) ReasonLines(l text.Lang) []string {
	lines := appendCounts(nil, l, lost, causes, append(s.Losses[1:], s.Losses[0])...)
	return appendCounts(lines, l, uncounted, whyNot, s.Aided, s.GivenUp)
}
