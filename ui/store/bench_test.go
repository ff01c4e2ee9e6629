package store

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"
)

// 10,000 games before it do not slow the start down: none of them is looked at.
func BenchmarkOpenGames(b *testing.B) {
	dir := b.TempDir()
	g := openGames(b, dir)
	begin(b, g, 1, flags(90)...)
	kept := filepath.Join(dir, "games")
	if err := os.MkdirAll(kept, 0o700); err != nil {
		b.Fatal(err)
	}
	text, err := os.ReadFile(filepath.Join(dir, "game.txt"))
	if err != nil {
		b.Fatal(err)
	}
	for i := range 10_000 {
		if err := os.WriteFile(filepath.Join(kept, fmt.Sprint(i, ".txt")), text, 0o600); err != nil {
			b.Fatal(err)
		}
	}
	g.Close()
	for b.Loop() {
		g, _ := OpenGames(dir)
		if g.Saved() == nil {
			b.Fatal("no game")
		}
		g.Close()
	}
}

// The yardstick beside it is a write of as many bytes.
func BenchmarkAdd(b *testing.B) {
	e := flags(1)[0]
	b.Run("Add", func(b *testing.B) {
		b.ReportAllocs()
		log := begin(b, openGames(b, b.TempDir()), 1)
		for b.Loop() {
			if err := log.Add(e); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("write", func(b *testing.B) {
		f, err := os.Create(filepath.Join(b.TempDir(), "file"))
		if err != nil {
			b.Fatal(err)
		}
		defer f.Close()
		line := e.Append(nil)
		for b.Loop() {
			if _, err := f.Write(line); err != nil {
				b.Fatal(err)
			}
		}
	})
}
