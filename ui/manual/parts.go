package manual

import (
	"fmt"
	"strings"

	"buscaminas/game"
	"buscaminas/ui/draw"
	"buscaminas/ui/text"
	"buscaminas/ui/words"

	"github.com/charmbracelet/x/ansi"
)

// A part of a page is what the program knows itself: "{rules}" in a page stands for it.
type part struct {
	name string
	text func(l text.Lang) string
}

var parts = []part{
	{"rules", func(l text.Lang) string {
		var rows [][2]string
		for _, set := range words.RuleSets() {
			rows = append(rows, [2]string{"  " + set.Name.In(l), set.About.In(l)})
		}
		return Columns(rows)
	}},
	{"rule names", func(l text.Lang) string {
		var all []string
		for _, set := range words.RuleSets() {
			all = append(all, set.Name.In(l))
		}
		return strings.Join(all, ", ")
	}},
	{"levels", func(l text.Lang) string {
		var rows [][2]string
		for _, level := range words.Levels() {
			size := levelSize.In(l, level.Rows, level.Cols, level.Mines)
			rows = append(rows, [2]string{"  " + level.Flag().In(l), size})
		}
		return Columns(rows)
	}},
	{"grids", func(l text.Lang) string {
		var all []string
		for _, kind := range game.GridKinds() {
			all = append(all, draw.ShapeOf(kind).Name.In(l))
		}
		return strings.Join(all, ", ")
	}},
}

var levelSize = text.Text{"%d×%d, %d minas", "%d×%d, %d mines"}

const (
	gap      = 2  // between the columns
	leftmost = 28 // the left column is at most so wide; what is longer has its own line
)

// Columns lays rows out in two columns, the right one wrapped, in lines of at most
// [Width] columns.
func Columns(rows [][2]string) string {
	left := 0
	for _, row := range rows {
		if w := ansi.StringWidth(row[0]) + gap; w <= leftmost {
			left = max(left, w)
		}
	}
	if left == 0 {
		left = leftmost
	}
	var b strings.Builder
	for _, row := range rows {
		label, about := row[0], row[1]
		if ansi.StringWidth(label)+gap > left {
			fmt.Fprintln(&b, label)
			label = ""
		}
		for _, line := range strings.Split(ansi.Wordwrap(about, Width-left, " "), "\n") {
			pad := strings.Repeat(" ", left-ansi.StringWidth(label))
			fmt.Fprintln(&b, strings.TrimRight(label+pad+strings.TrimSpace(line), " "))
			label = ""
		}
	}
	return b.String()
}
