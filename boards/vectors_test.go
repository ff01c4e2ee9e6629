package boards_test

import (
	"slices"
	"strings"
	"testing"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/game/gametest"
)

// nine is the board of the game IDs below: 004000007c00010022080.
var nine = []string{
	".........",
	"*........",
	".........",
	"......***",
	"**.......",
	".........",
	".*.......",
	"...*...*.",
	"....*....",
}

// vectors are boards that other programs wrote.
var vectors = []struct {
	name, text string
	format     boards.Format
	grid       game.Grid
	start      *game.Cell
	mines      int
	rows       []string // as a Map has them; nil: only their number is known
}{
	{
		name: "game ID", text: "9x9:4,4,mb071b49fbd1cb6a0d5868",
		format: boards.Tatham, grid: square(9, 9), start: &game.Cell{Row: 4, Col: 4}, mines: 10,
		rows: nine,
	},
	{
		name: "game ID, clear", text: "9x9:4,4,004000007c00010022080",
		format: boards.Tatham, grid: square(9, 9), start: &game.Cell{Row: 4, Col: 4}, mines: 10,
		rows: nine,
	},
	{
		name: "game ID of many mines", text: "9x9:4,4,m00b7d48a3e0231c419200",
		format: boards.Tatham, grid: square(9, 9), start: &game.Cell{Row: 4, Col: 4}, mines: 35,
	},
	{
		name: "game ID of 28 cells", text: "7x4:m07fa650",
		format: boards.Tatham, grid: square(4, 7), mines: 12,
		rows: []string{"...*..*", "...**.*", "...*.*.", "**..***"}, // 1234567
	},
	{
		name: "link",
		text: "https://pttacgfans.github.io/Minesweeper-ZiNi-Calculator/" +
			"?b=4005&m=vvvvvvvv000000010000000194i94i95vvvvvvvv",
		format: boards.PTTA, grid: square(5, 40), mines: 96,
		rows: []string{
			strings.Repeat("*", 40),
			strings.Repeat(".", 39) + "*",
			strings.Repeat(".", 39) + "*",
			".*..*..*..*..*..*..*..*..*..*..*..*..*.*",
			strings.Repeat("*", 40),
		},
	},
	{
		name: "link to a level",
		text: "https://pttacgfans.github.io/Minesweeper-ZiNi-Calculator/" +
			"?b=2&m=2op8000009p4i40p0g94288s001g30g624088g002o980i015g90",
		format: boards.PTTA, grid: square(16, 16), mines: 55,
	},
}

func TestVectors(t *testing.T) {
	for _, v := range vectors {
		t.Run(v.name, func(t *testing.T) {
			b := gametest.Must(boards.Read([]byte(v.text), ""))
			if b.Format != v.format || b.Grid != v.grid || b.Mines.Len() != v.mines {
				t.Errorf("%v on %#v with %d mines, want %v on %#v with %d", b.Format, b.Grid, b.Mines.Len(),
					v.format, v.grid, v.mines)
			}
			if (b.Start == nil) != (v.start == nil) || b.Start != nil && *b.Start != *v.start {
				t.Errorf("start at %v, want %v", b.Start, v.start)
			}
			drawn := gametest.Must(boards.Map.Append(nil, b))
			if rows := strings.Fields(string(drawn))[2:]; v.rows != nil && !slices.Equal(rows, v.rows) {
				t.Errorf("drawn\n%s\nwant\n%s", strings.Join(rows, "\n"), strings.Join(v.rows, "\n"))
			}
			if v.name != "game ID, clear" {
				if again, err := b.Format.Append(nil, b); err != nil || string(again) != v.text+"\n" {
					t.Errorf("written %q, %v", again, err)
				}
			}
		})
	}
}

// The published Map is read the same with and without the blanks at the ends of its rows.
func TestPublishedMap(t *testing.T) {
	for file, notes := range map[string]int{"map-2x4.txt": 0, "map-2x4-trimmed.txt": 1} {
		b := gametest.Must(boards.ReadFile(file).Board())
		if b.Grid != hex(2, 4) || !sameCells(b.Mines, set(0, 0, 0, 2, 1, 3)) || len(b.Notes) != notes {
			t.Errorf("%s: %+v", file, b)
		}
	}
}
