package lines

import (
	"strconv"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/pages/library/shelf"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// custom asks for the size of a board and its number of mines, and plays the board.
func (t *table) custom() error {
	rows, err := t.askNumber(text.Text{"Filas: ", "Rows: "})
	if err != nil || rows < 0 {
		return err
	}
	cols, err := t.askNumber(text.Text{"Columnas: ", "Columns: "})
	if err != nil || cols < 0 {
		return err
	}
	if err := game.CheckSize(rows, cols); err != nil {
		t.report(err)
		return nil
	}
	mines, err := t.askNumber(text.Text{
		"Minas, o en blanco para un número al azar: ",
		"Mines, or blank for a random number: "})
	if err != nil {
		return err
	}
	setup := t.setup(words.Level{Name: words.Custom, Level: game.Level{Rows: rows, Cols: cols}})
	spec := setup.Spec()
	if spec.Mines = mines; mines < 0 {
		spec.Mines = deal.RandomMineCount(rows*cols, spec.Seed)
	}
	setup.Board = session.Fresh(spec)
	return t.begin(setup, nil)
}

// askNumber asks until the answer is a number. It returns -1 for an empty line.
func (t *table) askNumber(prompt text.Text) (int, error) {
	for {
		answer, err := t.ask(prompt)
		if err != nil || answer == "" {
			return -1, err
		}
		if n, err := strconv.Atoi(answer); err == nil && n >= 0 {
			return n, nil
		}
		t.tell("Escribe un número, o deja la línea en blanco para volver.", "Type a number, or just press Enter to go back.")
	}
}

// collection lets the player pick a group of bundled boards, then a board of this group, and plays
// it.
func (t *table) collection() error {
	solved := shelf.ReadSolved(t.Archive)
	var groups []text.Text
	members := map[text.Text][]shelf.Entry{}
	for _, b := range shelf.Boards() {
		if members[b.Group] == nil {
			groups = append(groups, b.Group)
		}
		members[b.Group] = append(members[b.Group], b)
	}
	group, err := t.pickOf(len(groups), func(i int) string {
		n := 0
		for _, b := range members[groups[i]] {
			if solved[b.Content] {
				n++
			}
		}
		return t.Say("%s: resueltos %d de %d", "%s: %d of %d solved", groups[i].In(t.Lang), n, len(members[groups[i]]))
	})
	if err != nil || group < 0 {
		return err
	}
	boards := members[groups[group]]
	board, err := t.pickOf(len(boards), func(i int) string {
		said := boards[i].Title.In(t.Lang)
		if solved[boards[i].Content] {
			said += t.Say(", resuelto", ", solved")
		}
		return said
	})
	if err != nil || board < 0 {
		return err
	}
	return t.begin(boards[board].Setup(t.Rules), nil)
}

// pickOf lists n entries, numbered from 1, and asks for one. It returns the index of the entry,
// from 0, or -1 if the player picks none.
func (t *table) pickOf(n int, label func(i int) string) (int, error) {
	i, err := t.pickOn(1, 1, n, func(i int) string { return label(i - 1) })
	return max(-1, i-1), err
}

// atOnce is the number of entries of a list that are told before the player asks for more.
const atOnce = 10

var sayMore = text.Text{"más", "more"}

// pickOn asks the player for one of the entries first to last. It returns the number of the entry,
// or -1 if the player picks none. Before it asks, it lists the entries from told to last. If there
// are many, it lists ten, and ten more each time the player types "more".
func (t *table) pickOn(told, first, last int, label func(i int) string) (int, error) {
	tell := func() {
		for end := min(told+atOnce, last+1); told < end; told++ {
			t.println(strconv.Itoa(told) + ", " + label(told) + ".")
		}
		if told <= last {
			t.tell("Hay %d más: escribe más para oír el resto.", "There are %d more: type more to hear the rest.", last+1-told)
		}
	}
	tell()
	for {
		answer, err := t.ask(text.Text{"Número, o en blanco para volver: ", "Number, or just Enter to go back: "})
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
		t.tell("Escribe un número del %d al %d.", "Type a number from %d to %d.", first, last)
	}
}
