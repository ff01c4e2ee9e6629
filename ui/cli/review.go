package cli

import (
	"bufio"
	"fmt"
	"io"

	"buscaminas/game"
	"buscaminas/game/review"
	"buscaminas/ui/cli/bar"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// writeReview writes the review of a game to w. First comes a verdict on each opening. After a
// wrong opening, writeReview also writes a better one, with the reason. At the end are the figures.
// If judging takes long, writeReview shows a progress bar on errs.
func writeReview(w, errs io.Writer, r *session.Replay, names game.Names, l text.Lang) error {
	g, at, err := r.Review()
	if err != nil {
		return err
	}
	out, teller := bufio.NewWriter(w), hint.Teller{Game: r.Game(), Names: names, Lang: l}
	fmt.Fprintln(out, r.Setup.Describe(draw.GridName(g.Layout.Grid()), l))
	openings := judgeOpenings(g, errs, l)
	for _, o := range openings {
		r.Seek(at[o.Move])
		e, _ := r.Last()
		said := e.Text(g.Layout.Grid(), names).In(l) + text.Separator + teller.Opening(o)
		if missed := teller.Missed(o); missed != "" {
			said += text.Separator + missed
		}
		fmt.Fprintf(out, "%s %s\n", words.Seconds(e.At), said)
		if o.Verdict.Wrong() {
			before := r.Before(at[o.Move]).Think()
			for _, step := range teller.AtPosition(before).Better(before.Better(o)) {
				fmt.Fprintln(out, "    "+step)
			}
		}
	}
	for _, said := range append(teller.Figures(g.Figures(openings)), teller.Thoughts(openings)) {
		if said != "" {
			fmt.Fprintln(out, said)
		}
	}
	return out.Flush()
}

// judgeOpenings returns a verdict on each opening of a game. It shows a progress bar on errs.
func judgeOpenings(g review.Game, errs io.Writer, l text.Lang) (openings []review.Opening) {
	b, judge := bar.New(errs), review.NewJudge(g)
	defer b.Clear()
	for o, ok := judge.Next(); ok; o, ok = judge.Next() {
		openings = append(openings, o)
		b.Show(judge.Share(), session.Judging.In(l, int(100*judge.Share())))
	}
	return openings
}
