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

// judged holds the verdicts found so far. The game is judged in parts, and only while the page is
// seen.
type judged struct {
	game     review.Game
	at       []int         // for each move, the number of entries up to it
	judge    *review.Judge // nil: not begun
	busy     bool          // a part is being judged in the background
	recalled bool          // the archive had the verdicts
	done     bool
	kept     bool  // the archive has the verdicts
	err      error // why it cannot be judged
	share    float64
	openings []review.Opening
	figures  review.Figures   // after the last part
	longest  []review.Opening // the openings with the longest thought before them; after the last part
}

func newJudged(r *session.Replay) (j judged) {
	j.game, j.at, j.err = r.Review()
	j.openings = r.Judged()
	j.recalled = j.openings != nil
	j.done = j.recalled || j.err != nil
	j.sum()
	return j
}

// The lengths of the parts in which a game is judged. On a small board a short part is judged
// before the next frame, and then long ones in the background.
const (
	atOnce    = 10_000
	shortPart = 20 * time.Millisecond
	longPart  = 200 * time.Millisecond
)

// judgedMsg brings the verdicts of a part.
type judgedMsg struct {
	judge    *review.Judge
	openings []review.Opening
	done     bool
}

// judgeOn judges the next part of the game, if there is one.
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

// keep writes the verdicts to the archive in the background, and adds the figures to the game's
// line in the history if that has none. It reports no error, because the game can be judged again.
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

// part returns a command that judges for this long.
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

// take takes the verdicts of a part.
func (p *Page) take(msg judgedMsg) {
	j := &p.judged
	j.judge, j.busy, j.done = msg.judge, false, msg.done
	j.openings = append(j.openings, msg.openings...)
	j.share = msg.judge.Share()
	j.sum()
}

// sum computes the figures once the whole game is judged.
func (j *judged) sum() {
	if j.done && j.err == nil {
		j.figures, j.longest = j.game.Figures(j.openings), review.Longest(j.openings)
	}
}

// opening returns the verdict on the opening that is entry n, if it is one and is judged.
func (j *judged) opening(n int) (review.Opening, bool) {
	i, found := slices.BinarySearchFunc(j.openings, n, func(o review.Opening, n int) int {
		return cmp.Compare(j.at[o.Move], n)
	})
	if !found {
		return review.Opening{}, false
	}
	return j.openings[i], true
}

// marks returns the marks on the timeline by number of entries: for openings, and for undos.
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
