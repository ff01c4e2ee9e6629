package lines_test

import (
	"bytes"
	"io"
	"regexp"
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/ui/archive"
	"buscaminas/ui/lines"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// The transcripts in testdata show the spoken first lesson in each language: its tasks, other input
// instead, and a won game.
func TestTheFirstLessonIsHeard(t *testing.T) {
	english := spoken(lines.Options{Lang: text.English})
	for _, test := range []struct {
		name string
		o    lines.Options
		said []string
	}{
		{"voice-first", spoken(lines.Options{}), []string{"10", "0", "", "ayuda", "?A1", "?C5", "C5", "?B4", "A1", "frontera", "?D4", "C4", "A3",
			"deshacer", "?C5", "C4!", "?B3", "B4", "C4!", "B3", "C4!", "minas", "B3", "pista", "C3", "pista", "xyz", "D1", "E2", "deshacer", "C1!", "repite", "E2!", "E2!",
			"pista", "D2", "E4", "C2", "E2", "E1"}},
		{"voice-first-english", english, []string{"10", "0", "?C5", "C5", "?Z9", "?B4", "A1", "hint", "?D4", "C4", "undo", "C4!", "?B3", "B3", "hint", "quit"}},
	} {
		compare(t, test.name, keeping(t, t.TempDir(), test.o, append(test.said, "10", "", "5")...))
	}
}

// A player who types what the first lesson asks for, and at the end what its hints say, wins on
// every grid by all rules. The list of lessons shows that it is done.
func TestTheFirstLessonIsWonByDoingWhatItSays(t *testing.T) {
	for _, kind := range game.GridKinds() {
		for _, set := range words.RuleSets() {
			for l := range text.English + 1 {
				o := spoken(lines.Options{Lang: l, Rules: set.Rules, Archive: archive.At(t.TempDir()), Now: time.Now})
				o.Grid = kind
				var out bytes.Buffer
				if err := lines.Run(&obedient{text: &out, lang: l}, &out, o); err != nil {
					t.Fatal(err)
				}
				won, learnt := text.Text{"¡Has ganado!", "You won!"}.In(l), text.Text{"0, Jugar, aprendida.", "0, Playing, learnt."}.In(l)
				if !strings.Contains(out.String(), won) || !strings.Contains(out.String(), learnt) {
					t.Errorf("%s, %v:\n%s", kind.Name, set.Name, &out)
				}
				o.Archive.Close()
			}
		}
	}
}

// An obedient player types what the program last told them to type.
type obedient struct {
	text    *bytes.Buffer
	lang    text.Lang
	typed   int
	hinting bool // the game is played to its end, and every other line asks for a hint
}

var toType = regexp.MustCompile(`\?*[A-Z]\d+!?|deshacer|undo`)

func (o *obedient) Read(p []byte) (int, error) {
	said := strings.Split(o.text.String(), "\n")
	asked := said[len(said)-2]
	begin := []string{"10", "0"}
	next := ""
	switch o.typed++; {
	case o.typed <= len(begin):
		next = begin[o.typed-1]
	case strings.HasPrefix(said[len(said)-1], "N"), o.typed > 60: // the list of lessons, or no progress
		return 0, io.EOF
	case strings.HasPrefix(said[len(said)-1], "O"): // the menu
		next = "10"
	case strings.Contains(asked, text.Text{"frontera", "frontier"}.In(o.lang)):
		next, o.hinting = text.Text{"pista", "hint"}.In(o.lang), true
	default:
		all := toType.FindAllString(asked, -1)
		if next = all[len(all)-1]; o.hinting && !strings.Contains(asked, text.Text{"Escribe ", "Type "}.In(o.lang)) {
			next = text.Text{"pista", "hint"}.In(o.lang)
		}
	}
	return copy(p, next+"\n"), nil
}
