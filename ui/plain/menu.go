package plain

import (
	"strconv"
	"strings"

	"buscaminas/ui/words"
)

// menu offers the menu until the player leaves.
func (t *table) menu() error {
	for _, err := range t.Problems {
		t.say(words.Error(err, t.Lang))
	}
	for {
		options := t.manner.menu(t.waiting())
		option, err := t.pick(len(options))
		if err != nil {
			return err
		}
		if options[option-1] == nil {
			return nil
		}
		if err := options[option-1](); err != nil {
			return err
		}
	}
}

// levels are the options of the menu that play a level each.
func (t *table) levels() []func() error {
	var options []func() error
	for _, l := range words.Levels() {
		options = append(options, func() error { return t.begin(t.Level(l), nil) })
	}
	return options
}

// pick asks until the answer is an option of the menu, from 1 to last.
func (t *table) pick(last int) (int, error) {
	for {
		answer, err := t.ask(t.manner.asksOption())
		if err != nil {
			return 0, err
		}
		answer = strings.TrimSpace(answer)
		if topic, ok := asksHelp(answer); ok {
			t.manner.help(topic, nil)
		}
		if n, err := strconv.Atoi(answer); err == nil && strconv.Itoa(n) == answer && 1 <= n && n <= last {
			return n, nil
		}
		t.manner.noOption(answer, last)
	}
}

// file asks for a board file and plays it. What cannot be read is said.
func (t *table) file() error {
	path, err := t.ask(words.AskFile)
	if err != nil {
		return err
	}
	setup, notes, err := t.File(strings.TrimSpace(path))
	if err != nil {
		t.say(words.Error(err, t.Lang))
		return nil
	}
	return t.begin(setup, notes)
}
