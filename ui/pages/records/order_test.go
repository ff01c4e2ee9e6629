package records

import (
	"regexp"
	"slices"
	"testing"

	"buscaminas/game/review"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/page/pagetest"
)

// The games of a category can be sorted by date, time, 3BV/s and IOE. The record is marked and one
// key away, and P shows a game as Enter does.
func TestGamesOfACategoryAreSorted(t *testing.T) {
	t.Parallel()
	game := func(day int, seconds int, won bool, threeBV, clicks int) history.Game {
		g := pagetest.Played(day, seconds, won, review.Figures{})
		g.ThreeBV, g.Left = threeBV, clicks
		return g
	}
	p := withPlayed(t,
		game(2, 80, true, 20, 25),
		game(3, 30, false, 20, 10),
		game(4, 60, true, 9, 10),
		game(5, 90, true, 45, 40),
	)
	p.Press("enter")
	p.Resize(80, 30)
	times := regexp.MustCompile(`(\d\d),0 +\d+ +0 `)
	order := func() (all []string) {
		for _, found := range times.FindAllStringSubmatch(p.Screen(), -1) {
			all = append(all, found[1])
		}
		return all
	}
	for _, test := range []struct {
		keys, head string
		want       []string
	}{
		{"", "fecha ↓", []string{"90", "60", "30", "80"}},
		{"o", "tiempo ↓", []string{"60", "80", "90", "30"}}, // a lost game comes after the wins
		{"o", "3BV/s ↓", []string{"90", "80", "60", "30"}},
		{"o", "IOE ↓", []string{"90", "60", "80", "30"}},
		{"o", "fecha ↓", []string{"90", "60", "30", "80"}},
	} {
		p.Press(test.keys)
		p.Sees(test.head)
		if got := order(); !slices.Equal(got, test.want) {
			t.Errorf("%s: the times are %v, want %v\n%s", test.head, got, test.want, p.Screen())
		}
	}
	p.Sees("récord")
	p.Press("r")
	if !regexp.MustCompile(`▸ .* 60,0 .*récord`).MatchString(p.Screen()) {
		t.Errorf("r does not go to the record:\n%s", p.Screen())
	}
}
