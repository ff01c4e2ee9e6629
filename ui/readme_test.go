package ui

import (
	"flag"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/ui/draw"
	"buscaminas/ui/keys"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
	"buscaminas/ui/words"
)

var update = flag.Bool("update", false, "write the golden files anew")

const readme = "../README.md"

// What the README shows of the game is made by the game.
func TestREADME(t *testing.T) {
	data, err := os.ReadFile(readme)
	if err != nil {
		t.Fatal(err)
	}
	text := string(data)
	for section, want := range map[string]string{
		"picture":     "```\n" + picture(t) + "```\n",
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

// picture shows a board of each grid in the middle of a game.
func picture(t *testing.T) string {
	left := drawn(t, "square-smile-7x8.txt", "Aa*Cc!Cf!")
	right := drawn(t, "hex-flower-7x7.txt", "Ga*Ea!Ag*Cf!Dd!De*")
	var b strings.Builder
	for i := range max(len(left), len(right)) {
		b.WriteString(strings.TrimRight(fmt.Sprintf("%-42s%s", at(left, i), at(right, i)), " ") + "\n")
	}
	return b.String()
}

func at(lines []string, i int) string {
	if i < len(lines) {
		return lines[i]
	}
	return ""
}

// drawn returns the lines of a board after a play, the cursor where it ended.
func drawn(t *testing.T, file, play string) []string {
	t.Helper()
	s, err := session.New(*onFile(t, file, game.LeftToFind), time.Now)
	if err != nil {
		t.Fatal(err)
	}
	actions, err := game.ParsePlay(play)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Play(actions); err != nil {
		t.Fatal(err)
	}
	board := draw.Picture{
		Look:   draw.Look{Glyphs: &draw.Unicode},
		Game:   s.Game(),
		Window: draw.Whole(s.Setup.Grid()),
		Cursor: actions[len(actions)-1].Cell,
		Indent: 2,
	}
	p := draw.Pen{Inks: &draw.Inks{}}
	board.Draw(&p)
	return strings.Split(strings.TrimRight(string(p.Out), "\n"), "\n")
}

// keysOf returns the keys of a page as they are by default.
func keysOf(p keys.Page) []keys.Key {
	tables, _ := keys.New(keys.Sets()[0], nil)
	return slices.Clone(tables.Listed(p))
}

// ownEditorKeys returns the keys of the editor but for those that do as on the
// board.
func ownEditorKeys() []keys.Key {
	return slices.DeleteFunc(keysOf(keys.Editor), func(k keys.Key) bool {
		return k.Command.Moves() || k.Command == keys.ChangeSpacing || k.Command == keys.Quit || k.Command == keys.ShowHelp
	})
}

// ruleTable lists the sets of rules that have names.
func ruleTable() string {
	var b strings.Builder
	b.WriteString("| `--rules` | the game |\n| --- | --- |\n")
	for _, set := range words.RuleSets() {
		fmt.Fprintf(&b, "| `%s` `%s` | %s |\n", set.Name.In(text.English), set.Name.In(text.Spanish), set.About.In(text.English))
	}
	return b.String()
}

// keyTable lists keys.
func keyTable(all []keys.Key) string {
	var b strings.Builder
	b.WriteString("| key | does |\n| --- | --- |\n")
	for _, k := range all {
		label := strings.ReplaceAll(k.Label(text.English), " ", "` `")
		b.WriteString("| `" + label + "` | " + k.Long.In(text.English) + " |\n")
	}
	return b.String()
}
