package race_test

import (
	"fmt"
	"math"
	"testing"

	"buscaminas/game"
	"buscaminas/game/race"

	"pgregory.net/rapid"
)

const whole = 60 // 3BV of the board

// An event gives the 3BV solved after a number of milliseconds.
type event struct{ at, solved int }

// runOf returns the run with these events.
func runOf(events []event) *race.Run {
	r := &race.Run{}
	for _, e := range events {
		r.Add(float64(e.at)/1000, game.Cell{Col: e.solved}, e.solved)
	}
	return r
}

// drawEvents draws the events of a game that sometimes undoes a step, and may not finish. A failing
// property shows the events as Go code.
func drawEvents(t *rapid.T, name string) []event { return rapid.Custom(anyEvents).Draw(t, name) }

func anyEvents(t *rapid.T) []event {
	var all []event
	at, solved := 0, 0
	for i := range rapid.IntRange(0, 80).Draw(t, "number") {
		if i > 0 {
			at += rapid.IntRange(0, 5000).Draw(t, "pause")
		}
		solved = max(0, min(whole, solved+rapid.IntRange(-2, 5).Draw(t, "step")))
		all = append(all, event{at, solved})
	}
	return all
}

func near(a, b float64) bool { return math.Abs(a-b) < 1e-6 }

// A game has no lead over itself at any time.
func TestLevelInStep(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := runOf(drawEvents(t, "events"))
		for ms := 0; ms < 500_000; ms += 1 + rapid.IntRange(0, 20_000).Draw(t, "later") {
			if lead := race.Lead(r, r, float64(ms)/1000); lead != 0 {
				t.Fatalf("%v ahead of itself after %d ms", lead, ms)
			}
		}
	})
}

// A game that does everything later by a fixed delay is behind by the delay from its first step on,
// and the other game is ahead by it.
func TestLeadOfADelay(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		events := append([]event{{0, 1}}, drawEvents(t, "events")...)
		delay := rapid.IntRange(1, 20_000).Draw(t, "delay")
		later := make([]event, len(events))
		for i, e := range events {
			later[i] = event{e.at + delay, e.solved}
		}
		me, other := runOf(events), runOf(later)
		for range 20 {
			at := float64(rapid.IntRange(0, 400_000).Draw(t, "at")) / 1000
			if lead := race.Lead(me, other, at); !near(lead, float64(delay)/1000) {
				t.Fatalf("after %v s %v ahead, want %d ms", at, lead, delay)
			}
			lead := race.Lead(other, me, at)
			if begun := at >= float64(delay)/1000; begun && !near(lead, -float64(delay)/1000) || lead > 0 {
				t.Fatalf("after %v s %v ahead, want %d ms behind", at, lead, delay)
			}
		}
	})
}

// The gains of the stretches add up to the difference of the times. The gain of one game is the
// loss of the other.
func TestStretchesAddUp(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		mine, theirs := drawEvents(t, "mine"), drawEvents(t, "theirs")
		finished := rapid.Bool().Draw(t, "both finish")
		if finished {
			mine = append(mine, event{1_000_000, whole})
			theirs = append(theirs, event{rapid.IntRange(900_000, 1_100_000).Draw(t, "end"), whole})
		}
		me, other := runOf(mine), runOf(theirs)
		all, back := race.Stretches(me, other, whole), race.Stretches(other, me, whole)
		sum, from := 0.0, 0
		for i, s := range all {
			if s.From != from || s.To <= s.From || s.To > min(me.MostSolved(), other.MostSolved()) {
				t.Fatalf("%+v", all)
			}
			if b := back[i]; b.From != s.From || b.To != s.To || !near(b.Gain, -s.Gain) {
				t.Fatalf("%+v, and the other way round %+v", s, b)
			}
			sum, from = sum+s.Gain, s.To
		}
		if finished && (from != whole || !near(sum, race.Lead(me, other, 2_000_000))) {
			t.Fatalf("the stretches come to %v up to %d, and the lead to %v", sum, from, race.Lead(me, other, 2_000_000))
		}
		some := race.Decisive(all, 3)
		for _, s := range all {
			for i := range some {
				if left := !contains(some, s); len(some) == 3 && left && math.Abs(s.Gain) > math.Abs(some[i].Gain) {
					t.Fatalf("%+v decides more than one of %+v", s, some)
				}
			}
		}
	})
}

func contains(all []race.Stretch, one race.Stretch) bool {
	for _, s := range all {
		if s == one {
			return true
		}
	}
	return false
}

// A player who was overtaken falls behind more and more, until the other game ends.
func TestLeadWhileThinking(t *testing.T) {
	me := runOf([]event{{1000, 10}, {2000, 20}, {9000, 30}})
	other := runOf([]event{{1500, 10}, {4000, 20}, {5000, 25}})
	for _, test := range []struct{ at, lead float64 }{
		{0, 0}, {1, 0.5}, {1.9, 0.5}, {2, 2}, {4.5, 2}, {5, 2}, {5.5, -0.5}, {8.9, -3.9}, {9, -4}, {60, -4},
	} {
		if lead := race.Lead(me, other, test.at); !near(lead, test.lead) {
			t.Errorf("after %v s %v ahead, want %v", test.at, lead, test.lead)
		}
	}
	if e := other.At(4.2); e.Solved != 20 || e.Cell != (game.Cell{Col: 20}) {
		t.Errorf("after 4.2 s the other was at %+v", e)
	}
}

func ExampleLead() {
	var me, other race.Run
	for i := range 10 {
		me.Add(float64(i), game.Cell{Col: i}, 1+i)
		other.Add(1.5*float64(i), game.Cell{Col: i}, 1+i)
	}
	fmt.Printf("%+.1f\n", race.Lead(&me, &other, 6))
	fmt.Println(race.Stretches(&me, &other, 10)[:2])
	// Output:
	// +3.0
	// [{0 1 0} {1 2 0.5}]
}
