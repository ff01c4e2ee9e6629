package stats

import (
	"encoding/csv"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/measure"
	"buscaminas/game/review"
	"buscaminas/game/solver"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/names"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// fields returns the exported fields of a game, in order. The title is in the language l.
func fields(g history.Game, l text.Lang) []Field {
	firstCell := ""
	if g.Dealt {
		firstCell = names.Firsts.Name(g.First)
	}
	return slices.Concat([]Field{
		{"game", g.Name},
		{"title", g.Title[l]},
		{"ended", g.Ended.Format(time.RFC3339)},
		{"seconds", words.RoundedSeconds(g.Time)},
	}, PlayFields(g, g.Tally()), []Field{
		{"numbering", names.Numberings.Name(g.Rules.Numbering)},
		{"opening", names.Openings.Name(g.Rules.Opening)},
		{"chord", names.Chords.Name(g.Rules.Chord)},
		{"flag_limit", g.Rules.FlagLimit},
		{"flags_to_win", g.Rules.FlagsToWin},
		{"board", g.Board},
		{"code", g.Code},
		{"seed", seedOf(g)},
		{"daily", g.OnDay()},
		{"dealt", g.Dealt},
		{"no_guess", g.NoGuess},
		{"first_cell", firstCell},
		{"counts", !aided(g) && !givenUp(g)},
		{"won", !aided(g) && wonCleanly(g)}, // as [Summary.Wins] counts
		{"cleared", g.Won},                  // in whatever way
		{"given_up", g.GivenUp},
		{"loss", g.Loss.String()},
		{"may_be_record", len(ReasonsAgainst(g)) == 0},
		{"steps", g.Steps},
		{"deaths", g.Deaths},
		{"hints", g.Hints},
		{"chances", g.Chances},
		{"mines_shown", g.MinesShown},
		{"seen_before", g.SeenBefore},
		{"judged", g.Review != review.Figures{}},
	}, ReviewFields(g), []Field{
		{"undos", g.Review.Undos},
		{"median_thought_seconds", words.RoundedSeconds(g.MedianThought)},
		{"longest_thought_seconds", words.RoundedSeconds(g.LongestThought)},
		{"bbbv_per_second_first_third", Rounded(g.Review.Thirds[0])},
		{"bbbv_per_second_second_third", Rounded(g.Review.Thirds[1])},
		{"bbbv_per_second_last_third", Rounded(g.Review.Thirds[2])},
		{"coached", g.Coached},
		{"ghost", g.Ghost},
		{"typed_at_once", g.Typed},
		{"needs", names.Rules.Name(g.Needs)},
	})
}

// PlayFields returns the exported fields about the board of a game and how it was played. The 3BV
// of the tally t is that of the opened part of the board. If t is zero, it is not known.
func PlayFields(g history.Game, t measure.Tally) []Field {
	size := game.Level{Rows: g.Rows, Cols: g.Cols, Mines: g.Mines}
	var solved any // not known without a tally
	if t != (measure.Tally{}) {
		solved = t.ThreeBV
	}
	return []Field{
		{"level", LevelOf(g).In(text.English)},
		{"grid", g.Grid},
		{"rows", g.Rows},
		{"columns", g.Cols},
		{"mines", g.Mines},
		{"clicks", g.Clicks()},
		{"left_clicks", g.Left},
		{"right_clicks", g.Right},
		{"double_clicks", g.Chords},
		{"effective_clicks", g.Clicks() - g.Wasted},
		{"wasted_clicks", g.Wasted},
		{"style", Style(g)},
		{"bbbv", g.ThreeBV},
		{"bbbv_solved", solved},
		{"bbbv_per_second", known(t.PerSecond())},
		{"ioe", known(t.IOE())},
		{"throughput", known(t.Throughput())},
		{"correctness", known(t.Correctness())},
		{"rqp", known(t.RQP())},
		{"stnb", known(t.STNB(size, g.ThreeBV))},
		{"zini", known(float64(g.ZiNi))},
		{"hzini", known(float64(g.HumanZiNi))},
		{"openings", g.Openings},
		{"islands", g.Islands},
	}
}

// LevelOf returns the name of the level of a game, found by the size and mines of its board, or
// "custom". The size [measure.ClassicBeginner] also counts as beginner.
func LevelOf(g history.Game) text.Text {
	size := game.Level{Rows: g.Rows, Cols: g.Cols, Mines: g.Mines}
	if size == measure.ClassicBeginner {
		size = game.Beginner
	}
	for _, l := range words.Levels() {
		if l.Level == size {
			return l.Flag()
		}
	}
	return text.Text{"a medida", "custom"}
}

// Style returns NF (no flags) for a game in which only left clicks were made, and otherwise FL.
func Style(g history.Game) string {
	if g.Right+g.Chords == 0 {
		return "NF"
	}
	return "FL"
}

// known returns a figure rounded to four decimals, or nil if it is 0, which means unknown.
func known(v float64) any {
	if v == 0 {
		return nil
	}
	return Rounded(v)
}

// ReviewFields returns the exported fields about the review of a game.
func ReviewFields(g history.Game) []Field {
	return []Field{
		{"proven_moves", g.Review.Proven},
		{"forced_guesses", g.Review.Forced},
		{"rash_guesses", g.Review.Rash},
		{"needless_guesses", g.Review.Needless},
		{"mistakes", g.Review.Mistakes},
		{"guesses_survived", g.Review.Survived},
		{"chance_to_survive", ifRiskKnown(g, significant(g.Review.Chance))},
		{"best_chance_to_survive", ifRiskKnown(g, significant(g.Review.Best))},
		{"chances_exact", g.Review.Exact},
		{"accuracy", Rounded(g.Review.Accuracy)},
		{"forced_guesses_survived", g.Review.ForcedSurvived},
		{"forced_guesses_expected", ifRiskKnown(g, Rounded(g.Review.ForcedExpected))},
		{"luck", ifRiskKnown(g, Rounded(float64(g.Review.ForcedSurvived)-g.Review.ForcedExpected))},
		{"missed_single_number", missed(g, solver.One)},
		{"missed_two_numbers", missed(g, solver.Two)},
		{"missed_chain", missed(g, solver.Chain)},
		{"missed_mines_left", missed(g, solver.Remain)},
		{"missed_cases", missed(g, solver.Cases)},
		{"missed_exact", missed(g, solver.Exact)},
	}
}

// seedOf returns the seed of the board as text, because some readers of JSON round large numbers.
func seedOf(g history.Game) string {
	code, err := deal.ParseCode(g.Code)
	if err != nil {
		return ""
	}
	return strconv.FormatUint(code.Seed, 10)
}

// ifRiskKnown returns a value that depends on the risk of guesses, or nil if the risk is not known,
// because the board changed during the game.
func ifRiskKnown(g history.Game, value float64) any {
	if g.Review.Adaptive {
		return nil
	}
	return value
}

// missed returns the number of openings at which the player missed a proof whose hardest step uses
// the rule: see [review.Figures].
func missed(g history.Game, rule solver.Rule) int {
	return g.Review.Missed[slices.Index(review.Rules[:], rule)]
}

// Rounded returns v rounded to four decimals.
func Rounded(v float64) float64 { return math.Round(v*1e4) / 1e4 }

// significant returns v rounded to four significant digits, so that no small chance becomes 0.
func significant(v float64) float64 {
	r, _ := strconv.ParseFloat(strconv.FormatFloat(v, 'g', 4, 64), 64) // a number that was just written can be read
	return r
}

// WriteCSV writes the games as comma-separated values: a line with the names of the columns, and
// then a line for each game. Titles are in the language l. WriteCSV fails only if writing to w
// fails.
func WriteCSV(w io.Writer, games []history.Game, l text.Lang) error {
	out := csv.NewWriter(w)
	if err := WriteHeader(out, fields(history.Game{}, l)); err != nil {
		return err
	}
	for _, g := range games {
		if err := WriteRow(out, fields(g, l)); err != nil {
			return err
		}
	}
	out.Flush()
	return out.Error()
}

// WriteJSON writes the games as an array of objects, one a line. The keys are the names of the
// columns of [WriteCSV]. WriteJSON fails if writing to w fails.
func WriteJSON(w io.Writer, games []history.Game, l text.Lang) error {
	var out strings.Builder
	out.WriteString("[")
	for i, g := range games {
		if i > 0 {
			out.WriteByte(',')
		}
		object, err := JSONObject(fields(g, l))
		if err != nil {
			return err
		}
		out.WriteString("\n" + object)
	}
	out.WriteString("\n]\n")
	_, err := io.WriteString(w, out.String())
	return err
}
