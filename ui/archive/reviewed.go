package archive

import (
	"os"
	"path/filepath"
	"slices"
	"strings"

	"buscaminas/boards/files"
	"buscaminas/game/review"
	"buscaminas/ui/archive/reviews"
)

// maxReview is the length, in bytes, of the longest review that is read.
const maxReview = 8 << 20

// fewOpenings is the number of openings from which [Archive.Judge] keeps the review. A shorter game can be
// judged again in a few milliseconds.
const fewOpenings = 30

// Judge returns the openings of the game g with their verdicts. If the archive has no review of the
// game under this name, Judge makes one, which may take long, and keeps it unless the game is short.
func (a *Archive) Judge(name string, g review.Game) []review.Opening {
	if openings, ok := a.Judged(name, g); ok {
		return openings
	}
	openings := slices.Collect(g.Openings())
	if len(openings) >= fewOpenings {
		a.KeepJudged(name, g, openings)
	}
	return openings
}

// Judged returns the openings of the game g with their verdicts, from the review in the archive
// under this name. It reports false if there is no review, or if the review is of another game.
func (a *Archive) Judged(name string, g review.Game) ([]review.Opening, bool) {
	if a.check(name) != nil {
		return nil, false
	}
	return JudgedAt(a.Path(name), g)
}

// JudgedAt is [Archive.Judged] for a game whose file is at path. The review is in the same
// folder.
func JudgedAt(path string, g review.Game) ([]review.Opening, bool) {
	path, ok := strings.CutSuffix(path, gameSuffix)
	if !ok {
		return nil, false
	}
	data, err := files.Read(path+reviewSuffix, maxReview)
	if err != nil {
		return nil, false
	}
	return reviews.Read(data, g)
}

// KeepJudged writes the review of the game g: its openings with their verdicts. It does nothing
// unless the archive has a game with this name. Errors are ignored, because the game can be judged
// again.
func (a *Archive) KeepJudged(name string, g review.Game, openings []review.Opening) {
	if a.check(name) != nil {
		return
	}
	if _, err := os.Lstat(a.Path(name)); err == nil {
		_ = files.Write(a.reviewPath(name), reviews.Text(g, openings), files.Options{Private: true})
	}
}

func (a *Archive) reviewPath(name string) string {
	return filepath.Join(a.games(), name+reviewSuffix)
}
