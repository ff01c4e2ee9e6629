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

// Judge returns the judged openings of the game with this name. If no review is kept it makes
// one, which may take long, and keeps it.
func (a *Archive) Judge(name string, g review.Game) []review.Opening {
	if openings, ok := a.Judged(name, g); ok {
		return openings
	}
	openings := slices.Collect(g.Openings())
	a.KeepJudged(name, g, openings)
	return openings
}

// Judged returns the judged openings of the game with this name from its review. It reports
// false if there is none, or if it does not match the game.
func (a *Archive) Judged(name string, g review.Game) ([]review.Opening, bool) {
	if a.check(name) != nil {
		return nil, false
	}
	return JudgedBeside(a.Path(name), g)
}

// JudgedBeside is [Archive.Judged] for the game at path, whose review is in the same folder.
func JudgedBeside(path string, g review.Game) ([]review.Opening, bool) {
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

// KeepJudged keeps the judged openings of the game with this name, as long as the game is kept.
// If it fails, the game is judged again the next time.
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
