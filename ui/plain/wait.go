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
	itWaits  = text.Text{"Espera donde se dejó: la opción 6 del menú la continúa", "It waits where you left it: option 6 of the menu continues it"}
	gaveUp   = text.Text{"HAS ABANDONADO LA PARTIDA PARA SIEMPRE", "YOU GAVE THE GAME UP"}
	pickGame = text.Text{"Elija una partida (en blanco, vuelve al menú): ", "Choose a game (empty: back to the menu): "}
	noGame   = text.Text{"No hay ninguna partida %q: elija de la 1 a la %d", "There is no game %q: choose one from 1 to %d"}
	isPlayed = text.Text{"abierta en otra copia", "open in another copy"}
	several  = text.Text{"%s (%d en espera)", "%s (%d waiting)"}
)

// waiting returns the games that wait, the last one first, unless other copies of the
// program play all of them. What is wrong with the files of others is said once.
func (t *table) waiting() []archive.Waiting {
	all, problems := t.Archive.Waiting()
	for _, err := range problems {
		if said := words.Error(err, t.Lang); !slices.Contains(t.said, said) {
			t.said = append(t.said, said)
			t.println(said)
		}
	}
	if !slices.ContainsFunc(all, func(w archive.Waiting) bool { return !w.Elsewhere }) {
		return nil
	}
	return all
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

// pickWaiting lists the games that wait until the player picks one, or none: then it
// returns -1.
func (t *table) pickWaiting(all []archive.Waiting) (int, error) {
	for i, w := range all {
		said := briefOf(&w, t.Lang) + text.Between + w.Last.Local().Format("2006-01-02 15:04")
		if w.Elsewhere {
			said += text.Between + isPlayed.In(t.Lang)
		}
		t.println(fmt.Sprintf("%d. %s", i+1, said))
	}
	for {
		answer, err := t.ask(pickGame)
		answer = strings.TrimSpace(answer)
		if err != nil || answer == "" {
			return -1, err
		}
		if n, err := strconv.Atoi(answer); err == nil && 1 <= n && n <= len(all) {
			return n - 1, nil
		}
		t.println(noGame.In(t.Lang, answer, len(all)))
	}
}

// goOn goes on with a game that waits: where there are several, the player picks it.
func (t *table) goOn(all []archive.Waiting) error {
	picked := 0
	if len(all) > 1 {
		var err error
		if picked, err = t.pickWaiting(all); err != nil || picked < 0 {
			return err
		}
	}
	if err := t.tooLarge(all[picked].Grid()); err != nil {
		t.println(words.Error(err, t.Lang))
		return nil
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
	t.equip(s)
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

// giveUp gives up a game: it does not wait, and the history has it as given up. One that
// has not begun is just left.
func (t *table) giveUp(s *session.Session) {
	if s.Begun() {
		ending, err := s.GiveUp(t.Now())
		if err == nil {
			_, err = ending.Finish()
		}
		if err != nil {
			t.println(words.Error(err, t.Lang))
			return
		}
	}
	t.println(gaveUp.In(t.Lang))
}
