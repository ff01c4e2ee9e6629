package replay

import (
	"cmp"
	"slices"
	"time"

	"buscaminas/game"
	"buscaminas/game/review"
	"buscaminas/ui/session"

	tea "github.com/charmbracelet/bubbletea"
)

// judged is what is known by now of what each opening was. The game is judged part by part:
// a page that is not seen asks for no more.
type judged struct {
	game     review.Game
	at       []int         // by move: how many entries have happened with it
	judge    *review.Judge // nil: not begun
	busy     bool          // it judges a part on the side
	recalled bool          // it was judged before
	done     bool
	kept     bool  // the archive has been given what was judged
	err      error // why it cannot be judged
	share    float64
	openings []review.Opening
	figures  review.Figures   // once it is done
	longest  []review.Opening // before which the player thought longest; likewise
}

func newJudged(r *session.Replay) (j judged) {
	j.game, j.at, j.err = r.Review()
	j.openings = r.Judged()
	j.recalled = j.openings != nil
	j.done = j.recalled || j.err != nil
	j.sum()
	return j
}

// How a game is judged: on a board of up to so many cells first a short part, before the
// next frame, and the rest on the side, long part by long part.
const (
	atOnce    = 10_000
	shortPart = 20 * time.Millisecond
	longPart  = 200 * time.Millisecond
)

// judgedMsg brings a part of what is judged.
type judgedMsg struct {
	judge    *review.Judge
	openings []review.Opening
	done     bool
}

// judgeOn judges the next part of the game, if that is not done yet.
func (p *Page) judgeOn() tea.Cmd {
	j := &p.judged
	if j.judge == nil && !j.done && !j.busy && j.game.Layout.Cells() <= atOnce {
		p.take(p.part(shortPart)().(judgedMsg))
	}
	if j.done && j.err == nil && !j.kept {
		j.kept = true
		return p.keep()
	}
	if !p.seen || j.busy || j.done {
		return nil
	}
	j.busy = true
	return p.part(longPart)
}

// keep keeps how the game was judged, on the side, and the figures with its line in the history
// where it has none: the board was too large, or the game was played when none were kept. That
// this cannot be done is told nobody: the game is judged again the next time.
func (p *Page) keep() tea.Cmd {
	if p.replay.Name == "" {
		return nil
	}
	kept, name, end, j := p.Archive, p.replay.Name, p.replay.End(), p.judged
	return func() tea.Msg {
		_ = kept.KeepReview(name, end, j.figures)
		if !j.recalled {
			kept.KeepJudged(name, j.game, j.openings)
		}
		return nil
	}
}

// part returns what judges for so long.
func (p *Page) part(long time.Duration) tea.Cmd {
	msg, g, now := judgedMsg{judge: p.judged.judge}, p.judged.game, p.Now
	return p.Aside(func() tea.Msg {
		if msg.judge == nil {
			msg.judge = review.NewJudge(g)
		}
		for begun := now(); now().Sub(begun) < long; {
			o, ok := msg.judge.Next()
			if !ok {
				msg.done = true
				break
			}
			msg.openings = append(msg.openings, o)
		}
		return msg
	})
}

// take takes a part that has been judged.
func (p *Page) take(msg judgedMsg) {
	j := &p.judged
	j.judge, j.busy, j.done = msg.judge, false, msg.done
	j.openings = append(j.openings, msg.openings...)
	j.share = msg.judge.Share()
	j.sum()
}

// sum sums up what the game comes to, once it is judged.
func (j *judged) sum() {
	if j.done && j.err == nil {
		j.figures, j.longest = j.game.Figures(j.openings), review.Longest(j.openings)
	}
}

// opening returns what the opening was after which n entries have happened, if that was one
// and is judged by now.
func (j *judged) opening(n int) (review.Opening, bool) {
	i, found := slices.BinarySearchFunc(j.openings, n, func(o review.Opening, n int) int {
		return cmp.Compare(j.at[o.Move], n)
	})
	if !found {
		return review.Opening{}, false
	}
	return j.openings[i], true
}

// marks returns what stands on the line of time: by how many entries have happened, the
// openings that are worth a mark, and what was undone.
func (j *judged) marks() map[int]mark {
	marks := map[int]mark{}
	for _, o := range j.openings {
		marks[j.at[o.Move]] = verdictMarks[o.Verdict]
	}
	for i, m := range j.game.Moves {
		if m.Kind == game.Undo {
			marks[j.at[i]] = markUndo
		}
	}
	return marks
}
