package ui

import (
	"slices"
	"strings"

	"buscaminas/ui/manual"
	"buscaminas/ui/text"
)

var (
	onTheBoard  = text.Text{"En el tablero", "On the board"}
	inTheEditor = text.Text{"En el editor de tableros", "In the editor of boards"}
	otherKeys   = text.Text{
		"En las opciones se eligen otros juegos de teclas, y en el fichero de opciones,\ncualquier tecla: véase «buscaminas help opciones».",
		"Other sets of keys are chosen in the options, and any key in the settings file:\nsee \"buscaminas help settings\"."}
)

// KeysTopic returns the page of the manual about the keys, which is made of them.
func KeysTopic() manual.Topic {
	t := manual.Topic{
		Name:  text.Text{"teclas", "keys"},
		Title: text.Text{"las teclas y el ratón", "the keys and the mouse"},
	}
	for _, l := range []text.Lang{text.Spanish, text.English} {
		parts := []string{
			onTheBoard.In(l) + ":\n\n" + keyColumns(defaultKeys(), l),
			inTheEditor.In(l) + ":\n\n" + keyColumns(ownEditorKeys(), l),
			manual.Columns([][2]string{{"", helpMouse.In(l)}}),
			otherKeys.In(l) + "\n",
		}
		t.Text[l] = strings.Join(parts, "\n")
	}
	return t
}

func keyColumns(bindings []binding, l text.Lang) string {
	var rows [][2]string
	for _, b := range bindings {
		rows = append(rows, [2]string{"  " + b.label(l), b.long.In(l)})
	}
	return manual.Columns(rows)
}

// ownEditorKeys returns the keys of the editor but for those that do as on the board.
func ownEditorKeys() []binding {
	return slices.DeleteFunc(editorBindings(defaultKeys(), editorKeys()), func(b binding) bool {
		return !b.command.edits() && b.command != undoStep && b.command != redoStep
	})
}
