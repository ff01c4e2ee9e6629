package archive

import (
	"testing"

	"buscaminas/game/gametest"
)

// BenchmarkAdd writes the entry of an action, which each key waits for.
func BenchmarkAdd(b *testing.B) {
	e := flags(1)[0]
	k := begin(openArchive(b, b.TempDir()), 1)
	for b.Loop() {
		gametest.MustDo(k.Add(e))
	}
}
