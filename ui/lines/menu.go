package lines

import (
	"strconv"
	"strings"

	"buscaminas/ui/archive"
	"buscaminas/ui/pages/school/course"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/voice"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// An option is a line of the menu, and its function. A nil function leaves the program.
type option struct {
	said string
	do   func() error
}

// menu shows the menu until the player leaves.
func (t *table) menu() error {
	for known := false; ; known = true {
		options := t.options(t.waiting())
		t.showMenu(options, known)
		picked, err := t.pick(options)
		if err != nil || picked == nil {
			return err
		}
		if err := picked(); err != nil {
			return err
		}
	}
}

// options returns the options of the menu, starting with option 1. With --voice there are more
// options, and their numbers never change.
func (t *table) options(waiting []archive.Waiting) (all []option) {
	offer := func(read, heard string, do func() error) {
		if t.Voice {
			read = heard
		}
		if read != "" {
			all = append(all, option{read, do})
		}
	}
	for _, l := range words.Levels() {
		offer(words.MenuLevel.In(t.Lang, l.Name, l.Rows, l.Cols, l.Mines), voice.Level(l, t.Lang), func() error { return t.begin(t.setup(l), nil) })
	}
	offer(words.MenuFile.In(t.Lang), t.Say("leer de un fichero", "read from a file"), t.file)
	offer(words.MenuQuit.In(t.Lang), t.Say("salir del programa", "quit the program"), nil)
	offer(t.waitingRead(waiting), t.waitingHeard(waiting), func() error {
		if len(waiting) == 0 {
			t.tell("No hay partidas en espera.", "No games are waiting.")
			return nil
		}
		return t.goOn(waiting)
	})
	offer("", t.Say("tablero a medida", "custom board"), t.custom)
	offer("", t.Say("tableros incluidos", "bundled boards"), t.collection)
	chosen := t.chosen()
	grid, rules := keyed[0], keyed[1]
	offer("", t.Say("cambiar de cuadrícula; la de ahora, %s", "change the grid; now set to %s", named(grid.option).Value(&chosen)),
		func() error { return t.change(grid, "") })
	offer("", t.Say("escuela", "school"), t.school)
	offer("", t.Say("cambiar de reglas; las de ahora, %s", "change the rules; now set to %s", named(rules.option).Value(&chosen)),
		func() error { return t.change(rules, "") })
	offer("", t.Say("tablero del día", "daily board"), func() error { return t.day(waiting) })
	offer("", t.Say("tablero de un código", "board from a code"), t.code)
	offer("", t.Say("récords", "records"), t.records)
	offer("", t.Say("últimas partidas", "last games"), t.history)
	offer("", t.Say("opciones", "options"), t.chooseOptions)
	return all
}

// schoolOption is the number of the menu option "school".
const schoolOption = 10

// showMenu prints the menu. With --voice, it leaves out the options if known is true: then the
// player has already heard them.
func (t *table) showMenu(options []option, known bool) {
	if !t.Voice {
		title := words.Program.In(t.Lang)
		t.println(title, strings.Repeat("─", len(title)+1))
		t.list(options)
		chosen := t.chosen()
		for _, k := range keyed {
			t.println(k.key + ". " + valued(named(k.option), &chosen, t.Lang))
		}
		return
	}
	t.tell("Menú del buscaminas.", "Minesweeper menu.")
	if known {
		t.say(wantsOption, len(options))
		return
	}
	t.list(options)
	if t.isNew() {
		t.tell("¿Primera vez? La escuela, opción %d, te enseña a jugar en dos minutos.",
			"New here? The school, option %d, teaches you to play in two minutes.", schoolOption)
	}
}

// list prints the options of the menu with their numbers.
func (t *table) list(options []option) {
	line := t.either(text.Same("%d. %s"), text.Same("%d, %s."))
	for i, o := range options {
		t.println(line.In(t.Lang, i+1, o.said))
	}
}

// isNew reports whether the player seems to be new: see [course.Progress.IsNew].
func (t *table) isNew() bool {
	games, _, err := t.Archive.History() // the option for the history reports its errors
	return err == nil && course.Load(t.Archive.Dir()).IsNew(games)
}

// waitingRead returns the line of the printed menu that offers to continue a waiting game. It
// returns "" if no game waits.
func (t *table) waitingRead(all []archive.Waiting) string {
	name := words.MenuContinue.In(t.Lang)
	switch len(all) {
	case 0:
		return ""
	case 1:
		return name + ": " + briefOf(&all[0], t.Lang)
	}
	return t.Say("%s (%d en espera)", "%s (%d waiting)", name, len(all))
}

func briefOf(w *archive.Waiting, l text.Lang) string {
	return session.BriefOf(w, session.Grid{Name: draw.GridName(w.Grid())}).In(l)
}

func (t *table) waitingHeard(all []archive.Waiting) string {
	switch len(all) {
	case 0:
		return t.Say("no hay partidas en espera", "no games are waiting")
	case 1:
		return t.Say(
			"continuar la partida en espera: ",
			"continue the unfinished game: ") + voice.Waiting(&all[0], t.Lang)
	}
	return t.Say(
		"continuar una de las %d partidas en espera",
		"continue one of the %d unfinished games", len(all))
}

// setup returns a new game on a board of level l, with the grid and the rules that the player has
// chosen.
func (t *table) setup(l words.Level) session.Setup {
	setup := t.Level(l)
	spec := setup.Spec()
	spec.Grid = t.Grid.New(spec.Grid.Size())
	setup.Board, setup.Rules = session.Fresh(spec), t.Rules
	return setup
}

// pick asks until the player types the number of an option or the key of a setting. It returns the
// function that carries out the choice.
func (t *table) pick(options []option) (func() error, error) {
	for {
		answer, err := t.ask(t.either(text.Text{"Escoja opcion: ", "Choose an option: "}, text.Text{"Opción: ", "Option: "}))
		if err != nil {
			return nil, err
		}
		answer = strings.Map(text.Narrow, answer)
		if topic, ok := asksHelp(answer); ok {
			t.help(topic, nil)
		}
		if n, err := strconv.Atoi(answer); err == nil && strconv.Itoa(n) == answer && 1 <= n && n <= len(options) {
			return options[n-1].do, nil
		}
		key, value, _ := strings.Cut(answer, " ")
		for _, k := range keyed {
			if strings.EqualFold(key, k.key) {
				return func() error { return t.change(k, strings.TrimSpace(value)) }, nil
			}
		}
		switch {
		case sayQuit.Is(answer):
			return nil, nil
		case !t.Voice && (answer == "" || sayHelp.Is(key)): // the menu asks again
		case !t.Voice:
			t.tell("Escribe un número del 1 al %d, g o r para cambiar, o salir", "Type a number from 1 to %d, g or r to change a setting, or quit", len(options))
		case text.Text{"menú", "menu"}.Is(answer), text.Text{"ayuda", "help"}.Is(answer):
			t.list(options)
		case sayRepeat.Is(answer):
			t.print(t.heard)
		default:
			t.say(wantsOption, len(options))
		}
	}
}

// file asks for the path of a board file and plays the board. If the file cannot be read, it tells
// the player why.
func (t *table) file() error {
	path, err := t.ask(words.AskFile)
	if err != nil {
		return err
	}
	setup, notes, err := t.File(path, t.Rules)
	if err != nil {
		t.report(err)
		return nil
	}
	return t.begin(setup, notes)
}

// wantsOption tells the player what to type in the menu.
var wantsOption = text.Text{
	"Escribe un número del 1 al %d, o menú para oír las opciones.",
	"Type a number from 1 to %d, or menu to hear the options."}
