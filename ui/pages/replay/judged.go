package replay

import (
	"cmp"
	"slices"
	"time"

	"buscaminas/game/review"
	"buscaminas/ui/session"

	tea "github.com/charmbracelet/bubbletea"
)

// judged holds the verdicts on the openings of the game. The page judges the game part by part, and
// only while the player sees it.
type judged struct {
	game     review.Game
	at       []int         // for each move of game, the number of its entry in the replay, from 1
	judge    *review.Judge // nil: judging has not begun
	busy     bool          // a part is being judged in the background
	done     bool
	kept     bool    // the figures were given to the archive
	err      error   // why the game cannot be judged
	share    float64 // the share of the game that is judged, from 0 to 1
	openings []review.Opening
	figures  review.Figures   // the figures of the game, known after the last part
	longest  []review.Opening // the openings that took the player longest, known after the last part
}

func newJudged(r *session.Replay) (j judged) {
	j.game, j.at, j.err = r.Review()
	j.done = j.err != nil
	return j
}

// The page judges a game in parts. Each part takes longPart, in the background. If the board has at
// most atOnce cells, the first part takes only shortPart, and the page waits for its verdicts.
const (
	atOnce    = 10_000
	shortPart = 20 * time.Millisecond
	longPart  = 200 * time.Millisecond
)

// judgedMsg brings the verdicts of one part.
type judgedMsg struct {
	judge    *review.Judge
	openings []review.Opening
	done     bool
}

// judgeOn judges the next part of the game. Once the whole game is judged, it gives the figures to
// the archive.
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

// keep adds the figures to the line of this game in the history, in the background. It ignores
// errors, because the game can be judged again.
func (p *Page) keep() tea.Cmd {
	if p.replay.Name == "" {
		return nil
	}
	kept, name, end, j := p.Archive, p.replay.Name, p.replay.End(), p.judged
	return func() tea.Msg {
		_ = kept.KeepReview(name, end, j.figures)
		return nil
	}
}

// part returns a command that judges the game in the background, until the time limit has passed.
func (p *Page) part(limit time.Duration) tea.Cmd {
	msg, g, now := judgedMsg{judge: p.judged.judge}, p.judged.game, p.Now
	return p.InTurn(func() tea.Msg {
		if msg.judge == nil {
			msg.judge = review.NewJudge(g)
		}
		for begun := now(); now().Sub(begun) < limit; {
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

// take adds the verdicts of a part.
func (p *Page) take(msg judgedMsg) {
	j := &p.judged
	j.judge, j.busy, j.done = msg.judge, false, msg.done
	j.openings = append(j.openings, msg.openings...)
	j.share = msg.judge.Progress()
	if j.sum(); j.done {
		j.judge = nil // on a large board it takes much memory
	}
}

// sum computes the figures once the whole game is judged.
func (j *judged) sum() {
	if j.done && j.err == nil {
		j.figures, j.longest = j.game.Figures(j.openings), review.LongestThoughts(j.openings)
	}
}

// opening returns the verdict on entry n of the game. It reports false if the entry is not an
// opening, or is not judged yet.
func (j *judged) opening(n int) (review.Opening, bool) {
	i, found := slices.BinarySearchFunc(j.openings, n, func(o review.Opening, n int) int {
		return cmp.Compare(j.at[o.Move], n)
	})
	if !found {
		return review.Opening{}, false
	}
	return j.openings[i], true
}
