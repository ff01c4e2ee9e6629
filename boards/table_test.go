package boards

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/game/gametest"
)

// Every row of the table says what [Read] and [Format.Append] need, and every format is described
// where a player looks for it.
func TestEveryFormatIsComplete(t *testing.T) {
	for f := range Formats {
		row := formats[f]
		for what, missing := range map[string]bool{
			"name": row.name == "", "ext": row.ext == "", "suits": row.suits == nil, "grid": row.grid == nil,
			"read": row.read == nil && f != Map && f != List && f != MBF, // Read has those in itself
		} {
			if missing {
				t.Errorf("format %d (%q) has no %s: add it to its row of the table formats", f, row.name, what)
			}
		}
		for _, page := range []string{"README.md", "../ui/manual/pages/formats.es.txt", "../ui/manual/pages/formats.en.txt"} {
			text := gametest.Must(os.ReadFile(filepath.FromSlash(page)))
			if !strings.Contains(string(text), row.name) {
				t.Errorf("%s says nothing of the format %s: describe it there", page, row.name)
			}
		}
	}
}

// A format that is only read is refused with a sentence.
func TestAFormatThatIsOnlyRead(t *testing.T) {
	row := formats[DotBoard]
	defer func() { formats[DotBoard] = row }()
	formats[DotBoard].write = nil
	_, err := DotBoard.Append(nil, &Board{Grid: game.Square{Rows: 2, Cols: 2}})
	var refused *files.Error
	if !errors.As(err, &refused) || refused.Problem != ReadOnly || refused.Want != "board" {
		t.Errorf("the error is %v, want that board is only read", err)
	}
}
