package ui

import (
	"flag"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"buscaminas/boards"
	"buscaminas/ui/screen/theme"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

var update = flag.Bool("update", false, "write the golden files anew")

const readme = "../README.md"

// The examples in the README are the output of the game.
func TestREADME(t *testing.T) {
	t.Parallel()
	data, err := os.ReadFile(readme)
	if err != nil {
		t.Fatal(err)
	}
	text := string(data)
	for section, want := range map[string]string{
		"pictures":    pictureBlock(),
		"rules":       ruleTable(),
		"keys":        keyTable(keysOf(keys.Board)),
		"editor keys": keyTable(ownEditorKeys()),
	} {
		part := regexp.MustCompile(`(?s)(<!-- ` + section + `:[^\n]*-->\n)(.*)(<!-- /` + section + ` -->)`)
		found := part.FindStringSubmatch(text)
		if found == nil {
			t.Fatalf("README.md has no section %q", section)
		}
		if found[2] != want && !*update {
			t.Errorf("README.md, %s (run with -update to mend it):\n%s\nwant\n%s", section, found[2], want)
		}
		text = strings.Replace(text, found[0], found[1]+want+found[3], 1)
	}
	if *update {
		if err := os.WriteFile(readme, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// The README is short, because most details are in the manual.
func TestREADMEIsShort(t *testing.T) {
	t.Parallel()
	const most = 1300
	data, err := os.ReadFile(readme)
	if err != nil {
		t.Fatal(err)
	}
	text := string(data)
	for _, begin := range regexp.MustCompile(`<!-- ([a-z ]+): written by [^\n]*-->`).FindAllStringSubmatch(text, -1) {
		before, rest, _ := strings.Cut(text, begin[0])
		_, after, ends := strings.Cut(rest, "<!-- /"+begin[1]+" -->")
		if !ends {
			t.Fatalf("%s has no end", begin[1])
		}
		text = before + after
	}
	if words := len(strings.Fields(text)); words > most {
		t.Errorf("README.md has %d words beside what is generated, more than %d: move some to the manual", words, most)
	}
}

// keysOf returns the default keys of a page.
func keysOf(p keys.Page) []keys.Key {
	tables, _ := keys.New(keys.Sets()[0], nil)
	return slices.Clone(tables.Listed(p))
}

// ownEditorKeys returns the keys of the editor, without those that mean the same on the board.
func ownEditorKeys() []keys.Key {
	return slices.DeleteFunc(keysOf(keys.Editor), func(k keys.Key) bool {
		return k.Command.Moves() || k.Command == keys.ChangeSpacing || k.Command == keys.Quit || k.Command == keys.ShowHelp
	})
}

// ruleTable returns the table of the rules that have names.
func ruleTable() string {
	var b strings.Builder
	b.WriteString("| `--rules` | the game |\n| --- | --- |\n")
	for _, set := range words.RuleSets() {
		fmt.Fprintf(&b, "| `%s` `%s` | %s |\n", set.Name.In(text.English), set.Name.In(text.Spanish), set.About.In(text.English))
	}
	return b.String()
}

// keyTable returns a table of keys.
func keyTable(all []keys.Key) string {
	var b strings.Builder
	b.WriteString("| key | does |\n| --- | --- |\n")
	for _, k := range all {
		label := strings.ReplaceAll(k.Label(text.English), " ", "` `")
		b.WriteString("| `" + label + "` | " + k.Long.In(text.English) + " |\n")
	}
	return b.String()
}

// The README counts the themes and the formats.
func TestTheREADMECountsRight(t *testing.T) {
	t.Parallel()
	data, err := os.ReadFile(readme)
	if err != nil {
		t.Fatal(err)
	}
	numbers := []string{"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"}
	for what, n := range map[string]int{"themes": len(theme.All()), "[formats]": int(boards.Formats)} {
		if said := numbers[n] + " " + what; !strings.Contains(strings.ToLower(string(data)), said) {
			t.Errorf("README.md does not say %q: correct the number there, and whatever else it says of them", said)
		}
	}
}
