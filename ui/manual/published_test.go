package manual

import (
	"fmt"
	"strings"
	"testing"

	"buscaminas/boards"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// The topic about the rules has, of each published board, its title, grid, size, mines and rules, and a
// command that plays it by these rules.
func TestPublishedBoards(t *testing.T) {
	topic, _ := Find("rules")
	collection := boards.Collection()
	for _, l := range []text.Lang{text.Spanish, text.English} {
		page := topic.Text(Reader{Lang: l})
		for _, b := range collection[len(collection)-1].Boards {
			board, err := b.Board()
			if err != nil {
				t.Fatal(err)
			}
			rows, cols := board.Grid.Size()
			row := fmt.Sprintf("  %-17s %s, %d×%d, %d ",
				words.BoardTitle(b).In(l), draw.GridName(board.Grid).In(l), rows, cols, board.Mines.Len())
			about := lineWith(page, row)
			command := lineWith(page, " boards/"+b.File)
			if about == "" || !strings.HasPrefix(command, "  buscaminas --plain ") {
				t.Errorf("no row %q, or no command for %s, in\n%s", row, b.File, page)
			}
			if b.Rules == nil {
				continue
			}
			rules := words.RuleSetOf(*b.Rules).Name.In(l)
			if !strings.Contains(about, rules) || !strings.Contains(command, " --rules "+rules+" ") {
				t.Errorf("the rules %s are not in both\n%s\n%s", rules, about, command)
			}
		}
	}
}

// lineWith returns the first line of a page that holds this text, or "".
func lineWith(page, text string) string {
	for line := range strings.SplitSeq(page, "\n") {
		if strings.Contains(line, text) {
			return line
		}
	}
	return ""
}
