package plain

import (
	"fmt"
	"strings"

	"buscaminas/ui/text"
	"buscaminas/ui/words"
)

// menu offers the menu until the player leaves.
func (t *table) menu() error {
	for _, err := range t.Problems {
		t.println(words.Error(err, t.Lang))
	}
	for {
		waiting := t.waiting()
		title := words.Program.In(t.Lang)
		t.println(title)
		t.println(strings.Repeat("─", len(title)+1))
		levels := words.Levels()
		for i, l := range levels {
			t.println(fmt.Sprintf("%d. %s", i+1, words.MenuLevel.In(t.Lang, l.Name.In(t.Lang), l.Rows, l.Cols, l.Mines)))
		}
		t.println("4. " + words.MenuFile.In(t.Lang))
		t.println("5. " + words.MenuQuit.In(t.Lang))
		last := 5
		if len(waiting) > 0 {
			last = 6
			t.println("6. " + t.waitingLine(waiting))
		}

		option, err := t.pick(last)
		switch {
		case err != nil:
			return err
		case option == 6:
			err = t.goOn(waiting)
		case option == 5:
			return nil
		case option == 4:
			err = t.file()
		default:
			err = t.begin(t.Level(levels[option-1]), nil)
		}
		if err != nil {
			return err
		}
	}
}

// pick asks until the answer is an option of the menu, from 1 to last.
func (t *table) pick(last int) (int, error) {
	for {
		answer, err := t.ask(text.Text{"Escoja opcion: ", "Choose an option: "})
		if err != nil {
			return 0, err
		}
		answer = strings.TrimSpace(answer)
		if topic, ok := asksHelp(answer); ok && topic == "" {
			t.listTopics()
		} else if ok {
			t.tell(topic, nil)
		}
		if len(answer) == 1 && '1' <= answer[0] && int(answer[0]-'0') <= last {
			return int(answer[0] - '0'), nil
		}
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
		t.println(words.Error(err, t.Lang))
		return nil
	}
	return t.begin(setup, notes)
}
