package cli

import (
	"os"
	"path/filepath"
	"testing"
)

// However the output is cut into writes, each character is written whole.
func TestCharactersThatAreCutInTwo(t *testing.T) {
	const said, want = "una línea · ¿sí? …", "una linea -  si? ~"
	for cut := 1; cut < len(said); cut++ {
		path := filepath.Join(t.TempDir(), "output")
		file, err := os.Create(path)
		if err != nil {
			t.Fatal(err)
		}
		ascii := true
		o := newOutput(file, &ascii)
		for from := 0; from < len(said); from += cut {
			piece := said[from:min(from+cut, len(said))]
			if n, err := o.Write([]byte(piece)); n != len(piece) || err != nil {
				t.Fatalf("%d of %d bytes, %v", n, len(piece), err)
			}
		}
		if err := file.Close(); err != nil {
			t.Fatal(err)
		}
		if got, err := os.ReadFile(path); err != nil || string(got) != want {
			t.Fatalf("in pieces of %d: %q, %v", cut, got, err)
		}
	}
}
