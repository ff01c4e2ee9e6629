package plain

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"buscaminas/ui/archive"
	"buscaminas/ui/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
	"buscaminas/ui/words"
)

var (
	youLeft  = text.Text{"HAS ABANDONADO LA PARTIDA", "YOU LEFT THE GAME"}
	itWaits  = text.Text{"Espera donde se dejó: la opción 6 del menú la continúa", "It waits where it was left: option 6 of the menu continues it"}
	pickGame = text.Text{"Escoja partida: ", "Pick a game: "}
	several  = text.Text{"%s (esperan %d)", "%s (%d wait)"}
)

// waiting returns the games that wait and that no other copy of the program plays, the
// last one first. What is wrong with the files of others is said once.
func (t *table) waiting() []archive.Waiting {
	all, problems := t.Archive.Waiting()
	for _, err := range problems {
		if said := words.Error(err, t.Lang); !slices.Contains(t.said, said) {
			t.said = append(t.said, said)
			t.println(said)
		}
	}
	return slices.DeleteFunc(all, func(w archive.Waiting) bool { return w.Elsewhere })
}

// waitingLine is the line of the menu that leads to the games that wait.
func (t *table) waitingLine(all []archive.Waiting) string {
	name := words.MenuContinue.In(t.Lang)
	if len(all) > 1 {
		return several.In(t.Lang, name, len(all))
	}
	return name + ": " + briefOf(&all[0], t.Lang)
}

func briefOf(w *archive.Waiting, l text.Lang) string {
	return session.BriefOf(w, draw.GridName(w.Grid()), l)
}

// goOn goes on with a game that waits: where there are several, the player picks it.
func (t *table) goOn(all []archive.Waiting) error {
	picked := 0
	if len(all) > 1 {
		for i := range all {
			t.println(fmt.Sprintf("%d. %s", i+1, briefOf(&all[i], t.Lang)))
		}
		answer, err := t.ask(pickGame)
		if err != nil {
			return err
		}
		n, err := strconv.Atoi(strings.TrimSpace(answer))
		if err != nil || n < 1 || n > len(all) {
			return nil // back to the menu
		}
		picked = n - 1
	}
	s, saved, err := session.Resume(t.Archive, all[picked].Name, t.Now, nil)
	if err != nil {
		t.println(words.Error(err, t.Lang))
		return nil
	}
	switch {
	case saved.Wrong != nil:
		t.println(words.Error(saved.Wrong, t.Lang))
	case saved.Torn:
		t.println(words.TornLine.In(t.Lang))
	}
	t.notKept(s.Trouble())
	t.println(t.describe(s.Setup))
	s.Resume()
	return t.play(s)
}

// leave leaves a game: it waits to be continued, here or in another run, unless it has
// hardly begun, or is over. It is said where the player asked for it.
func (t *table) leave(s *session.Session, asked bool) {
	waits := s.Waits() && s.Safe()
	if asked {
		t.println(youLeft.In(t.Lang))
		if waits {
			t.println(itWaits.In(t.Lang))
		}
	}
	s.Leave()
}
