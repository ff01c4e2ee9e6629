package keys

import "buscaminas/ui/text"

// A set is a predefined choice of keys for the board, such as "vim". A command that is not in the set
// keeps its default keys, except keys that the set gives to another command.
type set struct {
	Name text.Text
	keys map[Command]string // the keys of each command, written as in the settings file
}

// Sets returns all sets, the default first.
func Sets() []set {
	return []set{
		{Name: text.Text{"normales", "default"}},
		{Name: text.Text{"diestra", "right-hand"}, keys: map[Command]string{
			OpenCell:  "enter space",
			FlagCell:  "backspace -",
			ChordCell: "delete .",
			UndoStep:  "insert u",
			AskHint:   "h",
			MoveUp:    "up i",
			MoveDown:  "down k",
			MoveLeft:  "left j",
			MoveRight: "right l",

			NextFrontier: "o", PreviousFrontier: "m", FindNumber: ", /", SwapButtons: "x",
		}},
		{Name: text.Text{"zurda", "left-hand"}, keys: map[Command]string{
			OpenCell:   "space e",
			FlagCell:   "f tab",
			ChordCell:  "c r",
			SameBoard:  "R",
			MoveUp:     "up w",
			MoveDown:   "down s",
			MoveLeft:   "left a",
			MoveRight:  "right d",
			NextClosed: "x", PreviousClosed: "z", ChangeSpacing: "t",
			NextFrontier: "X", PreviousFrontier: "Z", FindNumber: "b /",

			AskHint: "g i", UndoStep: "v u", PauseGame: "S p", NewBoard: "T n",
			CopyPosition: "C y", TypePlay: "B :",
			BoardStart: "A", BoardEnd: "D", ToggleNumbering: "V",
		}},
		{Name: text.Same("vim"), keys: map[Command]string{
			OpenCell: "enter space o",
			FlagCell: "x f",
			MoveUp:   "k up", MoveDown: "j down",
			MoveLeft: "h left", MoveRight: "l right",
			MoveUpLeft: "y home", MoveUpRight: "i pgup",
			MoveDownLeft: "n end", MoveDownRight: "m pgdown",
			NextFrontier: "W }", PreviousFrontier: "B {", FindNumber: "/",
			NewBoard: "N", SwapButtons: "s", RowStart: "0 ^", AskHint: "I", CopyPosition: "Y",
		}},
		{Name: text.Text{"numérico", "keypad"}, keys: map[Command]string{
			OpenCell: "5 enter space", FlagCell: "0 f", ChordCell: ". c",
			UndoStep: "- u", RedoStep: "+ ctrl+r",
			MoveUp: "8 up", MoveDown: "2 down",
			MoveLeft: "4 left", MoveRight: "6 right",
			MoveUpLeft: "7 home", MoveUpRight: "9 pgup",
			MoveDownLeft: "1 end", MoveDownRight: "3 pgdown",
			RowStart: "/", RowEnd: "*",
			NextFrontier: "W tab", PreviousFrontier: "B backspace", FindNumber: "s",
		}},
	}
}
