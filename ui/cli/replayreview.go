package cli

import (
	"bufio"
	"fmt"

	"buscaminas/game/review"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// writeReview writes the review of a game. First comes a verdict on each opening. After a
// wrong opening, writeReview also writes a better one, with the reason. At the end are the figures.
// If judging takes long, writeReview shows a progress bar.
func (p *program) writeReview(r *session.Replay) error {
	g, at, err := r.Review()
	if err != nil {
		return err
	}
	out, teller := bufio.NewWriter(p.out), hint.Teller{Game: r.Game(), Names: p.names, Lang: p.lang}
	fmt.Fprintln(out, r.Setup.Describe(draw.GridName(g.Layout.Grid()), p.lang))
	openings := p.judgeOpenings(g)
	for _, o := range openings {
		r.Seek(at[o.Move])
		e, _ := r.Last()
		said := e.Text(g.Layout.Grid(), p.names).In(p.lang) + text.Separator + teller.Opening(o)
		if missed := teller.Missed(o); missed != "" {
			said += text.Separator + missed
		}
		fmt.Fprintf(out, "%s %s\n", words.Seconds(e.At), said)
		if o.Verdict.Wrong() {
			before := r.Before(at[o.Move]).Think()
			for _, step := range teller.AtPosition(before).BetterMove(before.BetterMove(o)) {
				fmt.Fprintln(out, "    "+step)
			}
		}
	}
	for _, said := range append(teller.Figures(g.Figures(openings)), teller.LongestThoughts(openings)) {
		if said != "" {
			fmt.Fprintln(out, said)
		}
	}
	return out.Flush()
}

// judgeOpenings returns a verdict on each opening of a game. It shows a progress bar.
func (p *program) judgeOpenings(g review.Game) (openings []review.Opening) {
	b, judge := p.bar(), review.NewJudge(g)
	defer b.Clear()
	for o, ok := judge.Next(); ok; o, ok = judge.Next() {
		openings = append(openings, o)
		b.Show(judge.Progress(), session.Judging.In(p.lang, int(100*judge.Progress())))
	}
	return openings
}
