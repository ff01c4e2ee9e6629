package lines

import (
	"strconv"
	"strings"

	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// menu shows the menu until the player leaves.
func (t *table) menu() error {
	for {
		picked, err := t.pick(t.manner.menu(t.waiting()))
		if err != nil || picked == nil {
			return err
		}
		if err := picked(); err != nil {
			return err
		}
	}
}

// levels returns the options of the menu that play a level, one for each.
func (t *table) levels() []func() error {
	var options []func() error
	for _, l := range words.Levels() {
		options = append(options, func() error { return t.begin(t.setup(l), nil) })
	}
	return options
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
func (t *table) pick(options []func() error) (func() error, error) {
	for {
		answer, err := t.ask(t.either(text.Text{"Escoja opcion: ", "Choose an option: "}, text.Text{"Opción: ", "Option: "}))
		if err != nil {
			return nil, err
		}
		answer = strings.Map(text.Narrow, answer)
		if topic, ok := asksHelp(answer); ok {
			t.manner.help(topic, nil)
		}
		if n, err := strconv.Atoi(answer); err == nil && strconv.Itoa(n) == answer && 1 <= n && n <= len(options) {
			return options[n-1], nil
		}
		key, value, _ := strings.Cut(answer, " ")
		for _, c := range t.choices() {
			if strings.EqualFold(key, c.key) {
				return func() error { return t.change(c, strings.TrimSpace(value)) }, nil
			}
		}
		t.manner.noOption(answer, len(options))
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
