package ui

import (
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"buscaminas/ui/text"
)

// The frames in testdata show the pages of a race in both languages: the list, the form, the
// players, the countdown, the game of three, and the table.
func TestGoldenRaces(t *testing.T) {
	t.Parallel()
	frames := map[string]*strings.Builder{}
	for _, lang := range []text.Lang{text.Spanish, text.English} {
		synctest.Test(t, func(t *testing.T) {
			all := racersIn(t, t.TempDir(), "Ana", "Luis", "Eva")
			ana, luis, eva := all[0], all[1], all[2]
			for _, r := range all {
				r.m.Lang = lang
				r.Resize(80, 24)
				r.tell()
			}
			keep := func(name string) {
				if frames[name] == nil {
					frames[name] = &strings.Builder{}
				}
				frames[name].WriteString(strings.TrimRight(ana.Screen(), "\n ") + "\n\n")
			}
			ana.Settle("v")
			keep("race-none")
			ana.Settle("n")
			keep("race-form")
			eva.Settle("v n enter")
			luis.at = luis.at.Add(time.Second)
			luis.Settle("v n down enter")
			ana.Settle("esc")
			beat(time.Second, all...)
			keep("race-list")
			luis.Settle("esc")
			ana.Settle("end enter")
			luis.Settle("v end enter")
			beat(time.Second/4, all...)
			keep("race-lobby")
			ana.Settle("enter")
			beat(time.Second, all...)
			beat(time.Second, all...)
			keep("race-countdown")
			beat(3*time.Second, all...)
			ana.open(3, time.Second)
			luis.open(6, 700*time.Millisecond)
			eva.open(1, time.Second)
			eva.explode()
			eva.Settle("u")
			eva.open(1, 9*time.Second/10)
			luis.at, eva.at = ana.at.Add(2*time.Second), ana.at.Add(2*time.Second)
			beat(time.Second/2, ana)
			keep("race-playing")
			ana.Resize(120, 40)
			keep("race-panel")
			ana.Resize(80, 24)
			luis.open(99, time.Second)
			ana.open(99, time.Second)
			ana.at = ana.at.Add(time.Second)
			eva.explode()
			beat(time.Second, all...)
			keep("race-won")
			ana.Settle("enter")
			beat(time.Second/4, all...)
			keep("race-table")
			ana.Resize(120, 40)
			keep("race-table-wide")
		})
	}
	for name, all := range frames {
		golden(t, "screens/"+name, all.String())
	}
}
