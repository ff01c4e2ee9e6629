package stats

import (
	"encoding/csv"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"buscaminas/game/deal"
	"buscaminas/game/review"
	"buscaminas/game/solver"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/names"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// columns returns the exported columns, in order. The titles of games are in the language l.
func columns(l text.Lang) []Column[history.Game] {
	all := []Column[history.Game]{
		{"game", func(g history.Game) any { return g.Name }},
		{"title", func(g history.Game) any { return g.Title[l] }},
	}
	return append(all, sameColumns...)
}

// sameColumns are the columns that are the same in every language.
var sameColumns = []Column[history.Game]{
	{"ended", func(g history.Game) any { return g.Ended.Format(time.RFC3339) }},
	{"seconds", func(g history.Game) any { return words.Millis(g.Time) }},
	{"grid", func(g history.Game) any { return g.Grid }},
	{"rows", func(g history.Game) any { return g.Rows }},
	{"columns", func(g history.Game) any { return g.Cols }},
	{"mines", func(g history.Game) any { return g.Mines }},
	{"numbering", func(g history.Game) any { return names.Numberings.Name(g.Rules.Numbering) }},
	{"opening", func(g history.Game) any { return names.Openings.Name(g.Rules.Opening) }},
	{"chord", func(g history.Game) any { return names.Chords.Name(g.Rules.Chord) }},
	{"flag_limit", func(g history.Game) any { return g.Rules.FlagLimit }},
	{"flags_to_win", func(g history.Game) any { return g.Rules.FlagsToWin }},
	{"board", func(g history.Game) any { return g.Board }},
	{"code", func(g history.Game) any { return g.Code }},
	{"seed", func(g history.Game) any {
		code, err := deal.ParseCode(g.Code)
		if err != nil {
			return ""
		}
		return strconv.FormatUint(code.Seed, 10) // a text, since not every reader of JSON has such numbers
	}},
	{"daily", func(g history.Game) any { return g.OnDay() }},
	{"dealt", func(g history.Game) any { return g.Dealt }},
	{"no_guess", func(g history.Game) any { return g.NoGuess }},
	{"first_cell", func(g history.Game) any {
		if !g.Dealt {
			return ""
		}
		return names.Firsts.Name(g.First)
	}},
	{"counts", func(g history.Game) any { return !aided(g) && !givenUp(g) }},
	{"won", func(g history.Game) any { return !aided(g) && wonCleanly(g) }}, // as [Summary.Wins] counts
	{"cleared", func(g history.Game) any { return g.Won }},                  // in whatever way
	{"given_up", func(g history.Game) any { return g.GivenUp }},
	{"loss", func(g history.Game) any { return g.Loss.String() }},
	{"may_be_record", func(g history.Game) any { return len(ReasonsAgainst(g)) == 0 }},
	{"steps", func(g history.Game) any { return g.Steps }},
	{"deaths", func(g history.Game) any { return g.Deaths }},
	{"clicks", func(g history.Game) any { return g.Clicks() }},
	{"left_clicks", func(g history.Game) any { return g.Left }},
	{"right_clicks", func(g history.Game) any { return g.Right }},
	{"chords", func(g history.Game) any { return g.Chords }},
	{"wasted_clicks", func(g history.Game) any { return g.Wasted }},
	{"3bv", func(g history.Game) any { return g.ThreeBV }},
	{"zini", func(g history.Game) any { return g.ZiNi }},
	{"openings", func(g history.Game) any { return g.Openings }},
	{"3bv_per_second", func(g history.Game) any { return rounded(Speed(g)) }},
	{"efficiency", func(g history.Game) any { return rounded(Efficiency(g)) }},
	{"throughput", func(g history.Game) any { return rounded(Throughput(g)) }},
	{"correctness", func(g history.Game) any { return rounded(Correctness(g)) }},
	{"rqp", func(g history.Game) any { return rounded(RQP(g)) }},
	{"hints", func(g history.Game) any { return g.Hints }},
	{"chances", func(g history.Game) any { return g.Chances }},
	{"mines_shown", func(g history.Game) any { return g.MinesShown }},
	{"seen_before", func(g history.Game) any { return g.SeenBefore }},
	{"judged", func(g history.Game) any { return g.Review != review.Figures{} }},
	{"proven_moves", func(g history.Game) any { return g.Review.Proven }},
	{"forced_guesses", func(g history.Game) any { return g.Review.Forced }},
	{"rash_guesses", func(g history.Game) any { return g.Review.Rash }},
	{"needless_guesses", func(g history.Game) any { return g.Review.Needless }},
	{"mistakes", func(g history.Game) any { return g.Review.Mistakes }},
	{"undos", func(g history.Game) any { return g.Review.Undos }},
	{"guesses_survived", func(g history.Game) any { return g.Review.Survived }},
	{"chance_to_survive", func(g history.Game) any { return ifTold(g, significant(g.Review.Chance)) }},
	{"best_chance_to_survive", func(g history.Game) any { return ifTold(g, significant(g.Review.Best)) }},
	{"chances_exact", func(g history.Game) any { return g.Review.Exact }},
	{"accuracy", func(g history.Game) any { return rounded(g.Review.Accuracy) }},
	{"forced_guesses_survived", func(g history.Game) any { return g.Review.ForcedSurvived }},
	{"forced_guesses_expected", func(g history.Game) any { return ifTold(g, rounded(g.Review.ForcedExpected)) }},
	{"luck", func(g history.Game) any {
		return ifTold(g, rounded(float64(g.Review.ForcedSurvived)-g.Review.ForcedExpected))
	}},
	{"median_thought_seconds", func(g history.Game) any { return words.Millis(g.MedianThought) }},
	{"longest_thought_seconds", func(g history.Game) any { return words.Millis(g.LongestThought) }},
	{"3bv_per_second_first_third", func(g history.Game) any { return rounded(g.Review.Thirds[0]) }},
	{"3bv_per_second_second_third", func(g history.Game) any { return rounded(g.Review.Thirds[1]) }},
	{"3bv_per_second_last_third", func(g history.Game) any { return rounded(g.Review.Thirds[2]) }},
	{"missed_single_number", missed(solver.One)},
	{"missed_two_numbers", missed(solver.Two)},
	{"missed_chain", missed(solver.Chain)},
	{"missed_mines_left", missed(solver.Remain)},
	{"missed_cases", missed(solver.Cases)},
	{"missed_exact", missed(solver.Exact)},
	{"coached", func(g history.Game) any { return g.Coached }},
	{"ghost", func(g history.Game) any { return g.Ghost }},
	{"typed_at_once", func(g history.Game) any { return g.Typed }},
	{"needs", func(g history.Game) any { return names.Rules.Name(g.Needs) }},
}

// ReviewColumns returns the columns about the review of a game.
func ReviewColumns() []Column[history.Game] {
	return slices.DeleteFunc(slices.Clone(sameColumns), func(c Column[history.Game]) bool {
		return !slices.Contains(reviewColumns, c.Name)
	})
}

var reviewColumns = []string{
	"proven_moves", "forced_guesses", "rash_guesses", "needless_guesses", "mistakes", "guesses_survived",
	"chance_to_survive", "best_chance_to_survive", "chances_exact", "accuracy", "forced_guesses_survived",
	"forced_guesses_expected", "luck", "missed_single_number", "missed_two_numbers", "missed_chain",
	"missed_mines_left", "missed_cases", "missed_exact",
}

// ifTold returns a value that depends on the risks of guesses, or nil if nobody can tell them.
func ifTold(g history.Game, value float64) any {
	if g.Review.Adaptive {
		return nil
	}
	return value
}

// missed returns the function value of a [column]. That function returns the number of missed
// arguments whose hardest rule is the given rule.
func missed(rule solver.Rule) func(g history.Game) any {
	i := slices.Index(review.Rules[:], rule)
	return func(g history.Game) any { return g.Review.Missed[i] }
}

// rounded returns v rounded to four decimals.
func rounded(v float64) float64 { return math.Round(v*1e4) / 1e4 }

// significant returns v rounded to four significant digits, so that no small chance becomes 0.
func significant(v float64) float64 {
	r, _ := strconv.ParseFloat(strconv.FormatFloat(v, 'g', 4, 64), 64) // a number that was just written can be read
	return r
}

// WriteCSV writes the games as comma-separated values: a line with the names of the columns, and then a
// line for each game. Titles are in the language l. WriteCSV fails only if writing to w fails.
func WriteCSV(w io.Writer, games []history.Game, l text.Lang) error {
	columns := columns(l)
	out := csv.NewWriter(w)
	if err := WriteHeader(out, columns); err != nil {
		return err
	}
	for _, g := range games {
		if err := WriteRow(out, columns, g); err != nil {
			return err
		}
	}
	out.Flush()
	return out.Error()
}

// WriteJSON writes the games as an array of objects, one a line. The keys are the names of the
// columns of [WriteCSV]. Its errors are those of w.
func WriteJSON(w io.Writer, games []history.Game, l text.Lang) error {
	columns := columns(l)
	var out strings.Builder
	out.WriteString("[")
	for i, g := range games {
		if i > 0 {
			out.WriteByte(',')
		}
		object, err := Object(columns, g)
		if err != nil {
			return err
		}
		out.WriteString("\n" + object)
	}
	out.WriteString("\n]\n")
	_, err := io.WriteString(w, out.String())
	return err
}
