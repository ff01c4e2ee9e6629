package manual

import (
	"regexp"
	"strings"
	"testing"
	"unicode"

	"buscaminas/boards"
	"buscaminas/ui/screen"
	"buscaminas/ui/text"

	"github.com/charmbracelet/x/ansi"
)

var langs = []text.Lang{text.Spanish, text.English}

// unknownPart matches a part in braces that a page should have replaced.
var unknownPart = regexp.MustCompile(`\{\w\w`)

// Every topic exists in both languages and fits in 80 columns.
func TestPages(t *testing.T) {
	names := map[string]string{}
	for _, topic := range Topics() {
		file := topic.Name.In(text.English)
		for _, l := range langs {
			name := topic.Name.In(l)
			if other, taken := names[name]; taken && other != file {
				t.Errorf("%s is the name of two pages", name)
			}
			names[name] = file
			if strings.ContainsAny(name, " -") {
				t.Errorf("%s: a name is one word", name)
			}
			title := topic.Title.In(l)
			if title == "" || strings.Contains(title, "\n") || strings.HasSuffix(title, ".") {
				t.Errorf("%s, %s: title %q", file, l.Code(), title)
			}
			page := topic.Text(Reader{Lang: l, ASCII: true})
			if !strings.HasSuffix(page, "\n") || strings.HasSuffix(page, "\n\n") ||
				strings.HasPrefix(page, "\n") {
				t.Errorf("%s, %s: begins or ends with a blank line, or without an end of line", file,
					l.Code())
			}
			if unknownPart.MatchString(page) {
				t.Errorf("%s, %s: unknown part", file, l.Code())
			}
			for line := range strings.Lines(name + ": " + title + "\n" + page) {
				line = strings.TrimSuffix(line, "\n")
				if ansi.StringWidth(line) > pageWidth || line != strings.TrimRight(line, " ") ||
					strings.Contains(line, "\t") {
					t.Errorf("%s, %s: too wide, or with blanks at its end, or tabs: %q", file, l.Code(), line)
				}
			}
		}
		if topic.body[0] == topic.body[1] {
			t.Errorf("%s is the same in both languages", file)
		}
	}
}

// A topic has as many examples in one language as in the other.
func TestExamplesInBothLanguages(t *testing.T) {
	for _, topic := range Topics() {
		var heads [2]int
		for _, l := range langs {
			heads[l] = strings.Count(topic.Text(Reader{Lang: l}), text.Text{"\nEjemplos:\n", "\nExamples:\n"}.In(l))
		}
		if heads[0] != heads[1] || topic.Command && heads[0] != 1 {
			t.Errorf("%s: examples %v times", topic.Name.In(text.English), heads)
		}
	}
}

// Every file of the folder is in the registry.
func TestEveryFileIsATopic(t *testing.T) {
	files, err := pages.ReadDir("pages")
	if err != nil || len(files) != len(langs)*len(registry) {
		t.Errorf("%d files for %d topics, %v", len(files), len(registry), err)
	}
}

func TestFind(t *testing.T) {
	for name, want := range map[string]string{"reglas": "rules", "rules": "rules", "Códigos": "codes",
		"deal": "deal", "ayuda": "help"} {
		if found, ok := Find(name); !ok || found.Name.In(text.English) != want {
			t.Errorf("%s: %v, %t", name, found.Name, ok)
		}
	}
	if found, ok := Find("nothing"); ok {
		t.Errorf("found %v", found.Name)
	}
}

// The topic about formats names each format.
func TestFormatsAreNamed(t *testing.T) {
	topic, _ := Find("formats")
	for f := range boards.Formats {
		for _, l := range langs {
			if !strings.Contains(topic.Text(Reader{Lang: l}), "\n  "+f.String()+" ") {
				t.Errorf("%s: the topic does not name %v", l.Code(), f)
			}
		}
	}
}

func TestColumns(t *testing.T) {
	got := Columns([][2]string{
		{"  a", "one"},
		{"  long-but-not-too-long", strings.Repeat("words ", 20)},
		{"  so-long-that-it-has-a-line-of-its-own", "two"},
		{"  né", ""},
	})
	want := `  a                      one
  long-but-not-too-long  words words words words words words words words words
                         words words words words words words words words words
                         words words
  so-long-that-it-has-a-line-of-its-own
                         two
  né
`
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// Every character of every topic has a substitute in ASCII.
func TestPagesInASCII(t *testing.T) {
	for _, topic := range Topics() {
		for _, l := range langs {
			page := topic.Text(Reader{Lang: l, ASCII: true})
			for _, r := range page {
				if a := screen.ASCII(r); a > unicode.MaxASCII || a == '?' && r != '?' && r != '¿' {
					t.Errorf("%s: %q is written as %q", topic.Name.In(l), r, a)
				}
			}
		}
	}
}
