package race_test

import (
	"slices"
	"testing"

	"buscaminas/game/race"

	"pgregory.net/rapid"
)

// three are racers on one board: the first finishes after 30 s, the second after 40 s and a death,
// and the third has solved half.
var three = []race.Racer{
	{Run: runOf([]event{{10_000, 30}, {30_000, 60}}), Cleared: true, Seconds: 30},
	{Run: runOf([]event{{5_000, 30}, {6_000, 28}, {40_000, 60}}), Cleared: true, Seconds: 40, Deaths: 1},
	{Run: runOf([]event{{4_000, 10}, {20_000, 30}}), Seconds: 20},
}

func TestOrder(t *testing.T) {
	level := []race.Racer{{Run: runOf(nil)}, {Run: runOf([]event{{0, 1}})}, {Run: runOf(nil)}}
	dead := []race.Racer{
		{Run: runOf([]event{{9000, whole}}), Cleared: true, Seconds: 9, Deaths: 2},
		{Run: runOf([]event{{9000, whole}}), Cleared: true, Seconds: 9},
	}
	for _, test := range []struct {
		name    string
		all     []race.Racer
		seconds float64
		want    []int
	}{
		{"before anything", three, 0, []int{0, 1, 2}},
		{"the third was first", three, 4.5, []int{2, 0, 1}},
		{"the second, though it went back", three, 8, []int{1, 2, 0}},
		{"the first passes it", three, 10, []int{0, 1, 2}},
		{"the first is done", three, 30, []int{0, 2, 1}},
		{"at last", three, race.Now, []int{0, 1, 2}},
		{"level", level, race.Now, []int{1, 0, 2}},
		{"a death decides where the time does not", dead, race.Now, []int{1, 0}},
		{"nobody", nil, race.Now, nil},
	} {
		if got := race.Order(test.all, test.seconds); !slices.Equal(got, test.want) {
			t.Errorf("%s: %v, want %v", test.name, got, test.want)
		}
	}
}

// Best is the lead over the best of the others at every time. At most one racer is ahead of all
// others.
func TestBest(t *testing.T) {
	first, second, third := three[0].Run, three[1].Run, three[2].Run
	for _, test := range []struct{ at, lead float64 }{
		{0, 0}, {9, -5}, {10, 0}, {30, 0}, {35, 5}, {60, 10},
	} {
		if lead := race.LeadOverBest(first, []*race.Run{second, third}, test.at); !near(lead, test.lead) {
			t.Errorf("after %v s the first is %v ahead of the best, want %v", test.at, lead, test.lead)
		}
	}
	if lead := race.LeadOverBest(first, nil, 60); lead != 0 {
		t.Errorf("lead %v without others, want 0", lead)
	}
	rapid.Check(t, func(t *rapid.T) {
		var runs []*race.Run
		for range rapid.IntRange(2, 8).Draw(t, "players") {
			runs = append(runs, runOf(drawEvents(t, "events")))
		}
		at, ahead := rapid.Float64Range(0, 400).Draw(t, "at"), 0
		for i, me := range runs {
			others := slices.Delete(slices.Clone(runs), i, i+1)
			if race.LeadOverBest(me, others, at) > 0 {
				ahead++
			}
		}
		if a, b := race.LiveLead(runs[0], runs[1], at), race.LiveLead(runs[1], runs[0], at); !near(a, -b) {
			t.Fatalf("%v ahead, and %v", a, b)
		}
		var racers []race.Racer
		for _, run := range runs {
			racers = append(racers, race.Racer{Run: run})
		}
		order := race.Order(racers, at)
		for i := range order[1:] {
			if lead := race.LiveLead(runs[order[i]], runs[order[i+1]], at); lead < 0 {
				t.Fatalf("lead %v over the next in order, want at least 0", lead)
			}
		}
		if ahead > 1 {
			t.Fatalf("%d are ahead of all others", ahead)
		}
	})
}
