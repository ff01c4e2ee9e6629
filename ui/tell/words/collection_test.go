package words

import (
	"testing"

	"buscaminas/boards"
	"buscaminas/ui/text"
)

// Every board of the collection and every group has a title, which no other has, and there is no
// title for anything else.
func TestEveryBundledBoardHasATitle(t *testing.T) {
	seen := map[string]bool{}
	name := func(of string, title text.Text) {
		for _, title := range []string{"es " + title.In(text.Spanish), "en " + title.In(text.English)} {
			if len(title) == 3 || seen[title] {
				t.Errorf("%s: the title %q is empty or given twice", of, title)
			}
			seen[title] = true
		}
	}
	groups := boards.Collection()
	count := 0
	for _, group := range groups {
		name(group.Name, GroupTitle(group))
		for _, b := range group.Boards {
			name(b.File, BoardTitle(b))
			count++
		}
	}
	if len(groupTitles) != len(groups) || len(boardTitles) != count {
		t.Errorf("%d and %d titles for %d groups and %d boards", len(groupTitles), len(boardTitles), len(groups), count)
	}
}
