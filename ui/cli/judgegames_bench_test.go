package cli

import (
	"path/filepath"
	"testing"

	"buscaminas/ui/text"
)

// BenchmarkReview judges 1,000 games of the level Expert. On two cores it should take less than
// ten seconds.
func BenchmarkReview(b *testing.B) {
	const games = 1000
	var args []string
	for len(args) < games {
		for _, file := range []string{"expert-096.mvf", "expert-097.mvf", "expert-2007.mvf"} {
			args = append(args, filepath.Join(videoFolder, file))
		}
	}
	for b.Loop() {
		if _, errs, err := judgeGames(text.English, "", args[:games]...); err != nil {
			b.Fatal(err, errs)
		}
	}
}
