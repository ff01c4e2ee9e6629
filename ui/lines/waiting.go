package lines

import (
	"fmt"
	"slices"
	"strconv"

	"buscaminas/ui/archive"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/voice"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// waiting returns the waiting games, the newest first. If every waiting game is open in another
// copy of the program, it returns none. It tells the player about each damaged file of a game, but
// only once.
func (t *table) waiting() []archive.Waiting {
	all, problems := t.Archive.Waiting()
	for _, err := range problems {
		if said := words.Error(err, t.Lang); !slices.Contains(t.wrong, said) {
			t.wrong = append(t.wrong, said)
			t.speak(said)
		}
	}
	if !slices.ContainsFunc(all, func(w archive.Waiting) bool { return !w.Elsewhere }) {
		return nil
	}
	return all
}

// goOn continues a waiting game. If there are several, the player picks one.
func (t *table) goOn(all []archive.Waiting) error {
	picked := 0
	if len(all) > 1 {
		var err error
		if picked, err = t.pickWaiting(all); err != nil || picked < 0 {
			return err
		}
	}
	if err := t.checkSize(all[picked].Grid()); err != nil {
		t.report(err)
		return nil
	}
	s, saved, err := session.Resume(t.Archive, all[picked].Name, t.Now)
	if err != nil {
		t.report(err)
		return nil
	}
	for _, problem := range saved.Problems() {
		t.report(problem)
	}
	s.Coach = t.Coach > 0
	t.checkKept(s)
	t.begins(s)
	s.Resume()
	t.tellExploded(s)
	return t.play(s)
}

// leave stops playing a game. The game then waits, if it has begun and is not over. If asked is
// true, the player has asked to leave, and leave tells the player whether the game waits.
func (t *table) leave(s *session.Session, asked bool) {
	if asked {
		t.left(true, waits(s))
	}
	s.Leave()
}

// endInput tells the player that the game waits, if it does. It is called when the input ends
// during a game.
func (t *table) endInput(s *session.Session) {
	if waits(s) {
		t.left(false, true)
	}
}

// waits reports whether a game will wait when it is left.
func waits(s *session.Session) bool { return s.CanContinue() && s.IsSaved() }

// toContinue returns the words for how to continue a waiting game. If the player has asked to leave
// and the menu comes next, they say which option of the menu to choose. Otherwise they say to start
// the program again with the given flag, such as --plain.
func (t *table) toContinue(asked bool, flag string) string {
	if t.Setup == nil && asked {
		return t.Say("elige la opción 6 del menú", "choose option 6 of the menu")
	}
	return t.Say("abre «buscaminas %s» y escribe 6", "run \"buscaminas %s\" and type 6", flag)
}

// giveUp gives up a game, and adds it to the history as given up. A game that has not begun is not
// added.
func (t *table) giveUp(s *session.Session) {
	if s.Begun() {
		ending, err := s.GiveUp(t.Now())
		if err == nil {
			_, err = ending.Finish()
		}
		if err != nil {
			t.report(err)
			return
		}
	}
	t.say(t.either(
		text.Text{"HAS ABANDONADO LA PARTIDA PARA SIEMPRE", "YOU GAVE UP THE GAME"},
		text.Text{"Has abandonado la partida para siempre.", "You gave up the game for good."}))
}

// pickWaiting lists the waiting games and asks until the player picks one. It returns the index
// of this game, or -1 if the player picks none.
func (t *table) pickWaiting(all []archive.Waiting) (int, error) {
	if t.Voice {
		return t.pickOf(len(all), func(i int) string { return voice.Waiting(&all[i], t.Lang) })
	}
	for i, w := range all {
		said := briefOf(&w, t.Lang) + text.Separator + w.Last.Local().Format("2006-01-02 15:04")
		if w.Elsewhere {
			said += text.Separator + t.Say("abierta en otra copia", "open in another copy")
		}
		t.println(fmt.Sprintf("%d. %s", i+1, said))
	}
	for {
		answer, err := t.ask(text.Text{
			"Elige una partida (en blanco para volver al menú): ", "Choose a game, or just press Enter to go back: "})
		if err != nil || answer == "" {
			return -1, err
		}
		if n, err := strconv.Atoi(answer); err == nil && 1 <= n && n <= len(all) {
			return n - 1, nil
		}
		t.tell("No hay ninguna partida %q: elige de la 1 a la %d",
			"There is no game %q: choose one from 1 to %d", answer, len(all))
	}
}
