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

// maxReview is the length, in bytes, of the longest text that is read of how a game was judged.
const maxReview = 8 << 20

// Judge returns the openings of a game of this name as they were judged before; else it judges
// them, which may take long, and keeps that.
func (a *Archive) Judge(name string, g review.Game) []review.Opening {
	if openings, ok := a.Judged(name, g); ok {
		return openings
	}
	openings := slices.Collect(g.Openings())
	a.KeepJudged(name, g, openings)
	return openings
}

// Judged returns the openings of a game of this name as they were judged before. It reports
// false where nobody knows, or what is kept is of something else.
func (a *Archive) Judged(name string, g review.Game) ([]review.Opening, bool) {
	if a.check(name) != nil {
		return nil, false
	}
	return JudgedBeside(a.Path(name), g)
}

// JudgedBeside is [Archive.Judged] of a game in a file, in whatever archive that is.
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

// KeepJudged keeps all openings of a game of this name as they were judged, as long as the game
// is kept. Where that cannot be done it is judged again the next time.
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
