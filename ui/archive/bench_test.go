package archive

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"buscaminas/game/gametest"
)

// 10,000 finished games do not slow the start down, because it looks at none of them.
func BenchmarkWaiting(b *testing.B) {
	dir := b.TempDir()
	a := openArchive(b, dir)
	k := begin(a, 1, flags(90)...)
	k.Leave()
	text := get(a.Path(k.Name()))
	for i := range 10_000 {
		put(a.Path(fmt.Sprint(i)), text)
	}
	for b.Loop() {
		a := At(dir)
		if waiting, _ := a.Waiting(); len(waiting) != 1 {
			b.Fatal(len(waiting))
		}
		a.Close()
	}
}

// BenchmarkAdd compares an entry with a plain write of the same length.
func BenchmarkAdd(b *testing.B) {
	e := flags(1)[0]
	b.Run("Add", func(b *testing.B) {
		b.ReportAllocs()
		k := begin(openArchive(b, b.TempDir()), 1)
		for b.Loop() {
			gametest.MustDo(k.Add(e))
		}
	})
	b.Run("write", func(b *testing.B) {
		f := gametest.Must(os.Create(filepath.Join(b.TempDir(), "file")))
		defer f.Close()
		line := e.Append(nil)
		for b.Loop() {
			gametest.Must(f.Write(line))
		}
	})
}
