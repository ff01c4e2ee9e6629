package manual

import (
	"fmt"
	"slices"
	"strings"

	"buscaminas/ui/choices"
	"buscaminas/ui/keys"
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
	{"levels", func(l text.Lang) string {
		var rows [][2]string
		for _, level := range words.Levels() {
			size := levelSize.In(l, level.Rows, level.Cols, level.Mines)
			rows = append(rows, [2]string{"  " + level.Flag().In(l), size})
		}
		return Columns(rows)
	}},
	{"options", func(l text.Lang) string {
		var rows [][2]string
		for _, o := range choices.Options() {
			rows = append(rows, [2]string{"  " + o.Name, o.Label.In(l) + ": " + list(o.Values, l)})
		}
		return Columns(rows)
	}},
	{"board keys", func(l text.Lang) string { return keysOf(keys.Board, l) }},
	{"editor keys", func(l text.Lang) string { return keysOf(keys.Editor, l) }},
	{"key names", func(text.Lang) string { return Columns([][2]string{{"", keyNames()}}) }},
}

// list returns texts one after the other.
func list(all []text.Text, l text.Lang) string {
	var said []string
	for _, t := range all {
		said = append(said, t.In(l))
	}
	return strings.Join(said, ", ")
}

// usual returns the keys that hold where the player has chosen none.
func usual() *keys.Tables {
	tables, _ := keys.New(keys.Sets()[0], nil)
	return tables
}

// keysOf lists the keys of a page.
func keysOf(p keys.Page, l text.Lang) string {
	var rows [][2]string
	for _, k := range usual().Listed(p) {
		rows = append(rows, [2]string{"  " + k.Label(l), k.Long.In(l)})
	}
	return Columns(rows)
}

// keyNames returns the names by which the settings file knows commands.
func keyNames() string {
	var all []string
	tables := usual()
	for p := range tables {
		for _, k := range tables.Of(keys.Page(p)).Keys {
			if k.Name != "" && !slices.Contains(all, k.Name) {
				all = append(all, k.Name)
			}
		}
	}
	return strings.Join(all, ", ")
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
		for _, line := range wrapped(about, Width-left) {
			pad := strings.Repeat(" ", left-ansi.StringWidth(label))
			fmt.Fprintln(&b, strings.TrimRight(label+pad+line, " "))
			label = ""
		}
	}
	return b.String()
}

// wrapped returns the lines of a text, broken at blanks alone: a hyphen may be part of a
// name.
func wrapped(text string, width int) []string {
	words := strings.Split(text, " ")
	lines := words[:1:1]
	for _, word := range words[1:] {
		last := &lines[len(lines)-1]
		if ansi.StringWidth(*last)+1+ansi.StringWidth(word) > width {
			lines = append(lines, word)
			continue
		}
		*last += " " + word
	}
	return lines
}
