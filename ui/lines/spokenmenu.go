package lines

import (
	"fmt"
	"strconv"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/archive"
	"buscaminas/ui/pages/library/shelf"
	"buscaminas/ui/pages/school/course"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/voice"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// menu offers the same options as the menu of [drawn], with the same numbers, and then further
// options. The numbers do not depend on whether games wait. Only the first call tells the player
// all options; later, the player has to ask for them.
func (p *spoken) menu(waiting []archive.Waiting) []func() error {
	known := p.options != nil
	p.options = nil
	var options []func() error
	offer := func(said string, option func() error) {
		options = append(options, option)
		p.options = append(p.options, fmt.Sprintf("%d, %s.", len(options), said))
	}
	for _, l := range words.Levels() {
		offer(voice.Level(l, p.Lang), func() error { return p.begin(p.setup(l), nil) })
	}
	offer(p.Say("leer de un fichero", "read from a file"), p.file)
	offer(p.Say("salir del programa", "quit the program"), nil)
	offer(p.waitingLine(waiting), func() error {
		if len(waiting) == 0 {
			p.tell("No hay partidas en espera.", "No games are waiting.")
			return nil
		}
		return p.goOn(waiting)
	})
	offer(p.Say("tablero a medida", "custom board"), p.custom)
	offer(p.Say("tableros incluidos", "bundled boards"), p.collection)
	choices := p.choices()
	grid, rules := choices[0], choices[1]
	offer(p.Say(
		"cambiar de cuadrícula, que ahora es %s",
		"change the grid, which is now %s", grid.values[grid.now].In(p.Lang)),
		func() error { return p.change(grid, "") })
	offer(p.Say("escuela", "school"), p.school)
	school := len(options)
	offer(p.Say(
		"cambiar de reglas, que ahora son %s",
		"change the rules, which are now %s", rules.values[rules.now].In(p.Lang)),
		func() error { return p.change(rules, "") })
	offer(p.Say("tablero del día", "daily board"), func() error { return p.day(waiting) })
	offer(p.Say("tablero de un código", "board from a code"), p.code)
	offer(p.Say("récords", "records"), p.records)
	offer(p.Say("últimas partidas", "last games"), p.history)
	offer(p.Say("opciones", "options"), p.chooseOptions)
	p.tell("Menú del buscaminas.", "Minesweeper menu.")
	if known {
		p.say(wantsOption, len(options))
		return options
	}
	p.println(p.options...)
	if p.isNew() {
		p.tell("¿Primera vez? La escuela, opción %d, te enseña a jugar en dos minutos.",
			"New here? The school, option %d, teaches you to play in two minutes.", school)
	}
	return options
}

// isNew reports whether the player seems to be new: see [course.Progress.IsNew].
func (p *spoken) isNew() bool {
	games, _, err := p.Archive.History() // the history itself reports its errors
	return err == nil && course.Load(p.Archive.Dir()).IsNew(games)
}

func (p *spoken) waitingLine(all []archive.Waiting) string {
	switch len(all) {
	case 0:
		return p.Say("no hay partidas en espera", "no games are waiting")
	case 1:
		return p.Say(
			"continuar la partida en espera: ",
			"continue the unfinished game: ") + voice.Waiting(&all[0], p.Lang)
	}
	return p.Say(
		"continuar una de las %d partidas en espera",
		"continue one of the %d unfinished games", len(all))
}

func (p *spoken) pickWaiting(all []archive.Waiting) (int, error) {
	return p.pickOf(len(all), func(i int) string { return voice.Waiting(&all[i], p.Lang) })
}

func (p *spoken) noOption(answer string, last int) {
	switch {
	case text.Text{"menú", "menu"}.Is(answer), text.Text{"ayuda", "help"}.Is(answer):
		p.println(p.options...)
	case sayRepeat.Is(answer):
		p.print(p.heard)
	default:
		p.say(wantsOption, last)
	}
}

// wantsOption tells the player what to type in the menu.
var wantsOption = text.Text{
	"Escribe un número del 1 al %d, o menú para oír las opciones.",
	"Type a number from 1 to %d, or menu to hear the options."}

// custom asks for the size of a board and its number of mines, and plays the board.
func (p *spoken) custom() error {
	rows, err := p.askNumber(text.Text{"Filas: ", "Rows: "})
	if err != nil || rows < 0 {
		return err
	}
	cols, err := p.askNumber(text.Text{"Columnas: ", "Columns: "})
	if err != nil || cols < 0 {
		return err
	}
	if err := game.CheckSize(rows, cols); err != nil {
		p.report(err)
		return nil
	}
	mines, err := p.askNumber(text.Text{
		"Minas, o en blanco para un número al azar: ",
		"Mines, or blank for a random number: "})
	if err != nil {
		return err
	}
	setup := p.setup(words.Level{Name: words.Custom, Level: game.Level{Rows: rows, Cols: cols}})
	spec := setup.Spec()
	if spec.Mines = mines; mines < 0 {
		spec.Mines = deal.FreshMines(rows*cols, spec.Seed)
	}
	setup.Board = session.Fresh(spec)
	return p.begin(setup, nil)
}

// askNumber asks until the answer is a number. It returns -1 for an empty line.
func (p *spoken) askNumber(prompt text.Text) (int, error) {
	for {
		answer, err := p.ask(prompt)
		if err != nil || answer == "" {
			return -1, err
		}
		if n, err := strconv.Atoi(answer); err == nil && n >= 0 {
			return n, nil
		}
		p.tell("Escribe un número, o deja la línea en blanco para volver.", "Type a number, or just press Enter to go back.")
	}
}

// collection lets the player pick a group of bundled boards, then a board of this group, and plays
// it.
func (p *spoken) collection() error {
	s := &shelf.Shelf{Solved: shelf.ReadSolved(p.Archive)}
	var groups []text.Text
	members := map[text.Text][]shelf.Entry{}
	for _, b := range s.Boards() {
		if members[b.Group] == nil {
			groups = append(groups, b.Group)
		}
		members[b.Group] = append(members[b.Group], b)
	}
	group, err := p.pickOf(len(groups), func(i int) string {
		solved := 0
		for _, b := range members[groups[i]] {
			if s.Solved[b.Content] {
				solved++
			}
		}
		return p.Say("%s: resueltos %d de %d", "%s: %d of %d solved", groups[i].In(p.Lang), solved, len(members[groups[i]]))
	})
	if err != nil || group < 0 {
		return err
	}
	boards := members[groups[group]]
	board, err := p.pickOf(len(boards), func(i int) string {
		said := boards[i].Title.In(p.Lang)
		if s.Solved[boards[i].Content] {
			said += p.Say(", resuelto", ", solved")
		}
		return said
	})
	if err != nil || board < 0 {
		return err
	}
	return p.begin(boards[board].Setup(p.Rules), nil)
}

// pickOf lists n entries, numbered from 1, and asks for one. It returns the index of the entry,
// from 0, or -1 if the player picks none.
func (p *spoken) pickOf(n int, label func(i int) string) (int, error) {
	i, err := p.pickFrom(1, n, func(i int) string { return label(i - 1) })
	return max(-1, i-1), err
}

// atOnce is the number of entries of a list that are told before the player asks for more.
const atOnce = 10

var sayMore = text.Text{"más", "more"}

// pickFrom lists the entries numbered first to last and asks for one. It returns the number of the
// entry, or -1 if the player picks none. A long list is told by tens.
func (p *spoken) pickFrom(first, last int, label func(i int) string) (int, error) {
	return p.pickOn(first, first, last, label)
}

// pickOn is pickFrom after the entries before told have been told.
func (p *spoken) pickOn(told, first, last int, label func(i int) string) (int, error) {
	tell := func() {
		for end := min(told+atOnce, last+1); told < end; told++ {
			p.println(strconv.Itoa(told) + ", " + label(told) + ".")
		}
		if told <= last {
			p.tell("Hay %d más: para oírlas, escribe más.", "There are %d more: to hear them, type more.", last+1-told)
		}
	}
	tell()
	for {
		answer, err := p.ask(text.Text{"Número, o en blanco para volver: ", "Number, or just Enter to go back: "})
		if err != nil || answer == "" || parse(answer, game.Classic).kind == leave {
			return -1, err
		}
		if picked, err := strconv.Atoi(answer); err == nil && first <= picked && picked <= last {
			return picked, nil
		}
		if sayMore.Is(answer) && told <= last {
			tell()
			continue
		}
		p.tell("Escribe un número del %d al %d.", "Type a number from %d to %d.", first, last)
	}
}
