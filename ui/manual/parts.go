package manual

import (
	"fmt"
	"strings"

	"buscaminas/ui/text"
	"buscaminas/ui/words"

	"github.com/charmbracelet/x/ansi"
)

// A part of a page is made of what the program knows.
type part struct {
	name string
	rows func(l text.Lang) [][2]string
}

var parts = []part{
	{"rules", func(l text.Lang) (rows [][2]string) {
		for _, set := range words.RuleSets() {
			rows = append(rows, [2]string{"  " + set.Name.In(l), set.About.In(l)})
		}
		return rows
	}},
	{"levels", func(l text.Lang) (rows [][2]string) {
		for _, level := range words.Levels() {
			size := levelSize.In(l, level.Rows, level.Cols, level.Mines)
			rows = append(rows, [2]string{"  " + level.Flag().In(l), size})
		}
		return rows
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
