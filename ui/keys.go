package ui

import (
	"strings"
	"unicode/utf8"

	"buscaminas/ui/frame"
	"buscaminas/ui/text"
)

// A command is what a key stands for on the board.
type command uint8

const (
	none command = iota
	moveUp
	moveDown
	moveLeft
	moveRight
	moveUpLeft
	moveUpRight
	moveDownLeft
	moveDownRight
	rowStart
	rowEnd
	boardStart
	boardEnd
	nextClosed
	lastClosed
	openCell
	flagCell
	chordCell
	undoStep
	redoStep
	typePlay
	changeSpacing
	otherNumbers
	pauseGame
	askHint
	showChances
	sameBoard
	newBoard
	goMenu
	showHelp
	copyPosition
	editBoard
	replayGame
	quit

	// Those of the editor alone.
	toggleMine
	playBoard
	saveBoard
	fillBoard
	resizeBoard
	changeGrid
	mirrorAcross
	mirrorDown
	turnBoard
	leaveEditor
)

// A binding says which keys give a command, and what players are told of it. The
// help line, the help screen, the table of the README and the names in the
// settings file come from here.
type binding struct {
	command command
	name    string   // in the settings file
	keys    []string // as Bubble Tea names them
	short   text.Text
	long    text.Text
}

var keyReplay = text.Text{"ver", "replay"}

// defaultKeys returns the keys of the board, in the order to tell of them.
func defaultKeys() []binding {
	return []binding{
		{openCell, "open", []string{" ", "enter"}, text.Text{"abrir", "open"}, text.Text{
			"abre la celda; sobre una abierta, sus vecinas",
			"open the cell; on an open one, its neighbours"}},
		{flagCell, "flag", []string{"f"}, text.Text{"marcar", "flag"}, text.Text{
			"pone o quita una marca",
			"put a flag or take it away"}},
		{chordCell, "chord", []string{"c"}, text.Text{"vecinas", "chord"}, text.Text{
			"abre las vecinas de una celda abierta",
			"open the neighbours of an open cell"}},
		{undoStep, "undo", []string{"u"}, text.Text{"deshacer", "undo"}, text.Text{
			"cierra lo último que se abrió",
			"close what was opened last"}},
		{goMenu, "menu", []string{"q", "esc"}, text.Text{"menú", "menu"}, text.Text{
			"vuelve al menú; la partida espera",
			"back to the menu; the game waits"}},
		{showHelp, "help", []string{"?"}, text.Text{"ayuda", "help"}, text.Text{
			"esta ayuda", "this help"}},
		{askHint, "hint", []string{"i"}, text.Text{"pista", "hint"}, text.Text{
			"si hay algo seguro; otra vez, dónde; otra vez, por qué",
			"whether anything is certain; again, where; again, why"}},
		{showChances, "chances", []string{"%"}, text.Text{"azar", "chances"}, text.Text{
			"la probabilidad de mina de cada celda, en el tablero",
			"how likely a mine is in each cell, on the board"}},
		{replayGame, "replay", []string{"P"}, keyReplay, text.Text{
			"ve otra vez la partida, una vez terminada",
			"see the game again, once it is over"}},
		{redoStep, "redo", []string{"ctrl+r"}, text.Text{"rehacer", "redo"}, text.Text{
			"abre otra vez lo que se deshizo",
			"open again what was undone"}},
		{changeSpacing, "size", []string{"z"}, text.Text{"tamaño", "size"}, text.Text{
			"celdas amplias o juntas",
			"cells wide or close together"}},
		{pauseGame, "pause", []string{"p"}, text.Text{"pausa", "pause"}, text.Text{
			"para el reloj y esconde el tablero",
			"stop the clock and hide the board"}},
		{sameBoard, "again", []string{"r"}, text.Text{"repetir", "again"}, text.Text{
			"el mismo tablero desde el principio",
			"the same board from the start"}},
		{newBoard, "new", []string{"n"}, text.Text{"nuevo", "new"}, text.Text{
			"otro tablero igual de difícil",
			"another board as hard as this"}},
		{typePlay, "type", []string{":"}, text.Text{"jugada", "play"}, text.Text{
			"escribe una jugada (Hd*De!) o una celda adonde ir (Hd)",
			"type a play (Hd*De!) or a cell to go to (Hd)"}},
		{otherNumbers, "numbers", []string{"v"}, text.Text{}, text.Text{
			"muestra la otra numeración, o la de las reglas",
			"show the other numbering, or that of the rules"}},
		{copyPosition, "copy", []string{"y"}, text.Text{}, text.Text{
			"copia el tablero con lo que se sabe; otra vez, su código",
			"copy the board with what is known; again, its code"}},
		{editBoard, "edit", []string{"E"}, text.Text{}, text.Text{
			"lleva el tablero al editor",
			"take the board to the editor"}},
		{moveUp, "up", []string{"up", "k"}, text.Text{}, text.Text{"arriba", "up"}},
		{moveDown, "down", []string{"down", "j"}, text.Text{}, text.Text{"abajo", "down"}},
		{moveLeft, "left", []string{"left", "h"}, text.Text{}, text.Text{"izquierda", "left"}},
		{moveRight, "right", []string{"right", "l"}, text.Text{}, text.Text{"derecha", "right"}},
		{moveUpLeft, "up-left", []string{"home"}, text.Text{}, text.Text{"arriba a la izquierda", "up and left"}},
		{moveUpRight, "up-right", []string{"pgup"}, text.Text{}, text.Text{"arriba a la derecha", "up and right"}},
		{moveDownLeft, "down-left", []string{"end"}, text.Text{}, text.Text{"abajo a la izquierda", "down and left"}},
		{moveDownRight, "down-right", []string{"pgdown"}, text.Text{}, text.Text{"abajo a la derecha", "down and right"}},
		{nextClosed, "next-closed", []string{"w"}, text.Text{}, text.Text{"siguiente celda cerrada", "next closed cell"}},
		{lastClosed, "previous-closed", []string{"b"}, text.Text{}, text.Text{"anterior celda cerrada", "previous closed cell"}},
		{rowStart, "row-start", []string{"0"}, text.Text{}, text.Text{"principio de la fila", "start of the row"}},
		{rowEnd, "row-end", []string{"$"}, text.Text{}, text.Text{"fin de la fila", "end of the row"}},
		{boardStart, "board-start", []string{"g"}, text.Text{}, text.Text{"primera celda del tablero", "first cell of the board"}},
		{boardEnd, "board-end", []string{"G"}, text.Text{}, text.Text{"última celda del tablero", "last cell of the board"}},
		{quit, "", []string{"ctrl+c"}, text.Text{}, text.Text{
			"deja el programa", "leave the program"}},
	}
}

// A keySet is a choice of keys ready-made. The commands that it does not name
// keep their own, but for keys that it takes.
type keySet struct {
	name text.Text
	keys map[command][]string
}

// keySets returns the sets there are, the default first.
func keySets() []keySet {
	return []keySet{
		{name: text.Text{"normales", "default"}},
		{name: text.Text{"diestra", "right-hand"}, keys: map[command][]string{
			openCell:  {"enter", " "},
			flagCell:  {"backspace", "-"},
			chordCell: {"delete", "."},
			undoStep:  {"insert", "u"},
			askHint:   {"h"},
			moveUp:    {"up", "i"}, moveDown: {"down", "k"}, moveLeft: {"left", "j"}, moveRight: {"right", "l"},
		}},
		{name: text.Text{"zurda", "left-hand"}, keys: map[command][]string{
			openCell:  {" ", "e"},
			flagCell:  {"f", "tab"},
			chordCell: {"c", "r"},
			sameBoard: {"R"},
			moveUp:    {"up", "w"}, moveDown: {"down", "s"}, moveLeft: {"left", "a"}, moveRight: {"right", "d"},
			nextClosed: {"x"}, lastClosed: {"z"}, changeSpacing: {"t"},
		}},
		{name: text.Same("vim"), keys: map[command][]string{
			openCell: {"enter", " ", "o"},
			flagCell: {"x", "f"},
			moveUp:   {"k", "up"}, moveDown: {"j", "down"}, moveLeft: {"h", "left"}, moveRight: {"l", "right"},
			moveUpLeft: {"y", "home"}, moveUpRight: {"i", "pgup"}, moveDownLeft: {"n", "end"}, moveDownRight: {"m", "pgdown"},
			newBoard: {"N"}, rowStart: {"0", "^"}, askHint: {"I"}, copyPosition: {"Y"},
		}},
		{name: text.Text{"numerico", "keypad"}, keys: map[command][]string{
			openCell: {"5", "enter", " "}, flagCell: {"0", "f"}, chordCell: {".", "c"}, undoStep: {"-", "u"}, redoStep: {"+", "ctrl+r"},
			moveUp: {"8", "up"}, moveDown: {"2", "down"}, moveLeft: {"4", "left"}, moveRight: {"6", "right"},
			moveUpLeft: {"7", "home"}, moveUpRight: {"9", "pgup"}, moveDownLeft: {"1", "end"}, moveDownRight: {"3", "pgdown"},
			rowStart: {"/"}, rowEnd: {"*"},
		}},
	}
}

// bindings returns the keys of a set.
func (s keySet) bindings() []binding {
	all := defaultKeys()
	for i, b := range all {
		if keys, ok := s.keys[b.command]; ok {
			all[i].keys = keys
			continue
		}
		var free []string
		for _, key := range b.keys {
			if !s.takes(key) {
				free = append(free, key)
			}
		}
		all[i].keys = free
	}
	return all
}

func (s keySet) takes(key string) bool {
	for _, keys := range s.keys {
		for _, k := range keys {
			if k == key {
				return true
			}
		}
	}
	return false
}

// keymap gives the command of a key.
type keymap map[string]command

func newKeymap(bindings []binding) keymap {
	m := keymap{}
	for _, b := range bindings {
		for _, key := range b.keys {
			m[key] = b.command
		}
	}
	return m
}

// label returns how players write the keys of b.
func (b binding) label(l text.Lang) string {
	labels := make([]string, len(b.keys))
	for i, key := range b.keys {
		labels[i] = keyLabel(key).In(l)
	}
	return strings.Join(labels, " ")
}

// hints returns what the line of the keys tells of the bindings.
func hints(bindings []binding, l text.Lang) []frame.KeyHint {
	all := make([]frame.KeyHint, 0, len(bindings))
	for _, b := range bindings {
		if b.short != (text.Text{}) && len(b.keys) > 0 {
			all = append(all, frame.Hint(b.label(l), b.short))
		}
	}
	return all
}

// keyLabels are the keys that are not written as they are named.
var keyLabels = map[string]text.Text{
	" ":         {"Espacio", "Space"},
	"enter":     {"Enter", "Enter"},
	"esc":       {"Esc", "Esc"},
	"tab":       {"Tab", "Tab"},
	"backspace": {"Retroceso", "Backspace"},
	"delete":    {"Supr", "Del"},
	"insert":    {"Ins", "Ins"},
	"up":        {"↑", "↑"},
	"down":      {"↓", "↓"},
	"left":      {"←", "←"},
	"right":     {"→", "→"},
	"home":      {"Inicio", "Home"},
	"end":       {"Fin", "End"},
	"pgup":      {"RePág", "PgUp"},
	"pgdown":    {"AvPág", "PgDn"},
}

func keyLabel(key string) text.Text {
	if label, ok := keyLabels[key]; ok {
		return label
	}
	if letter, ok := strings.CutPrefix(key, "ctrl+"); ok {
		return text.Same("Ctrl+" + strings.ToUpper(letter))
	}
	if letter, ok := strings.CutPrefix(key, "alt+"); ok {
		return text.Same("Alt+" + letter)
	}
	if utf8.RuneCountInString(key) > 1 {
		return text.Same(strings.ToUpper(key)) // F1 and the like
	}
	return text.Same(key)
}
