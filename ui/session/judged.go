package session

import (
	"slices"
	"time"

	"buscaminas/boards/files"
	"buscaminas/boards/videos"
	"buscaminas/game"
	"buscaminas/game/measure"
	"buscaminas/game/review"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/journal"
)

// A Judged is a game from a file with its figures and its review. The file may be a video of another
// program, and the game need not be over.
type Judged struct {
	*archive.Saved
	Record   history.Game // the record of the game as the history would store it, with its Review
	Solved   int          // the 3BV that was solved
	Openings []review.Opening
}

// JudgeFile judges a game that was read from a file. It fails with errNoBoard if the game has no board
// yet. It also fails if the board stays secret while its race goes on, or if the plays of the game
// cannot be carried out.
func JudgeFile(saved *archive.Saved) (*Judged, error) {
	if err := checkBoard(saved); err != nil {
		return nil, err
	}
	g, _ := reviewOf(saved.Journal, saved.Layout)
	j := &Judged{Saved: saved, Solved: saved.Game.ThreeBV()}
	j.Openings = slices.Collect(g.Openings())
	over := *saved.Journal
	if over.End() == journal.Done { // the history has only games that are over
		end := journal.Entry{At: over.Elapsed(), Event: journal.GivenUp}
		over.Entries = append(slices.Clip(over.Entries), end)
	}
	var err error
	if j.Record, err = history.FromJournal("", &over, saved.Written); err != nil {
		return nil, err
	}
	if v := saved.Video; v != nil { // in a video, a left click on an open cell is no chord
		double := 0
		for _, p := range v.Plays {
			if p.Double {
				double++
			}
		}
		j.Record.Left, j.Record.Chords = j.Record.Left+j.Record.Chords-double, double
	}
	j.Record.ThreeBV = saved.Layout.ThreeBV(saved.Rules.Opening)
	j.Record.Review = g.Figures(j.Openings)
	return j, nil
}

// checkBoard returns an error if a game has no board yet, or if its board is secret because its
// race goes on.
func checkBoard(saved *archive.Saved) error {
	switch {
	case saved.Layout == nil:
		return errNoBoard
	case hidesBoard(saved.Journal):
		return errRaceGoesOn
	}
	return nil
}

// RawVF returns the contents of a rawvf file for a game that was read from a file, and notes on what
// the format cannot express. It fails if the game has no board yet, if the board is secret because
// its race goes on, or as [videos.Video.RawVF] does.
func RawVF(saved *archive.Saved) ([]byte, []*files.Error, error) {
	if err := checkBoard(saved); err != nil {
		return nil, nil, err
	}
	v := &videos.Video{Layout: saved.Layout}
	if saved.Video != nil {
		v.Mode = saved.Video.Mode
	} else if saved.SeenBefore {
		v.Mode = videos.UPK
	}
	for _, e := range saved.Entries {
		if e.Event == journal.Done || e.Event == journal.Refused {
			v.Plays = append(v.Plays, videos.Play{At: e.At, Action: e.Action, Refused: e.Event == journal.Refused})
		}
	}
	data, err := v.RawVF(saved.Rules)
	return data, v.Notes, err
}

// Program returns the name of the program in which the game was played.
func (j *Judged) Program() string {
	if j.Video != nil {
		return j.Video.Program
	}
	return "Buscaminas"
}

// Status returns the state of the game at its end. For a game that was given up or is not over, it
// is [game.Playing].
func (j *Judged) Status() game.Status {
	switch j.End() {
	case journal.Won:
		return game.Won
	case journal.Lost:
		return game.Lost
	}
	return game.Playing
}

// Time returns the time of the game. For a video it is the time of the last play that changed the
// board.
func (j *Judged) Time() time.Duration {
	if j.Video != nil {
		return j.Video.Time
	}
	return j.Elapsed()
}

// Tally returns the counts from which the 3BV/s and the IOE are computed. The ThreeBV is that of
// the opened part of the board. If a play of the game was typed, the Seconds are 0.
func (j *Judged) Tally() measure.Tally {
	g := j.Record
	t := measure.Tally{ThreeBV: j.Solved, Clicks: measure.Clicks{
		Opens: g.Left, Chords: g.Chords, Flags: g.Right, Wasted: g.Wasted,
	}}
	if !g.Typed {
		t.Seconds = j.Time().Seconds()
	}
	return t
}

// Worst returns the opening with the greatest needless risk: see [review.Opening.AvoidableRisk]. It
// reports false if no opening was a needless risk.
func (j *Judged) Worst() (worst review.Opening, ok bool) {
	for _, o := range j.Openings {
		if o.AvoidableRisk() > worst.AvoidableRisk() {
			worst, ok = o, true
		}
	}
	return worst, ok
}
