package ui

import (
	"strings"
	"unicode/utf8"

	"buscaminas/ui/words"
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
	short   words.Text
	long    words.Text
}

// defaultKeys returns the keys of the board, in the order to tell of them.
func defaultKeys() []binding {
	return []binding{
		{openCell, "open", []string{" ", "enter"}, words.Text{Spanish: "abrir", English: "open"}, words.Text{
			Spanish: "abre la celda; sobre una abierta, sus vecinas",
			English: "open the cell; on an open one, its neighbours"}},
		{flagCell, "flag", []string{"f"}, words.Text{Spanish: "marcar", English: "flag"}, words.Text{
			Spanish: "pone o quita una marca",
			English: "put a flag or take it away"}},
		{chordCell, "chord", []string{"c"}, words.Text{Spanish: "vecinas", English: "chord"}, words.Text{
			Spanish: "abre las vecinas de una celda abierta",
			English: "open the neighbours of an open cell"}},
		{undoStep, "undo", []string{"u"}, words.Text{Spanish: "deshacer", English: "undo"}, words.Text{
			Spanish: "cierra lo último que se abrió",
			English: "close what was opened last"}},
		{goMenu, "menu", []string{"q", "esc"}, words.Text{Spanish: "menú", English: "menu"}, words.Text{
			Spanish: "vuelve al menú; la partida espera",
			English: "back to the menu; the game waits"}},
		{showHelp, "help", []string{"?"}, words.Text{Spanish: "ayuda", English: "help"}, words.Text{
			Spanish: "esta ayuda", English: "this help"}},
		{askHint, "hint", []string{"i"}, words.Text{Spanish: "pista", English: "hint"}, words.Text{
			Spanish: "si hay algo seguro; otra vez, dónde; otra vez, por qué",
			English: "whether anything is certain; again, where; again, why"}},
		{showChances, "chances", []string{"%"}, words.Text{Spanish: "azar", English: "chances"}, words.Text{
			Spanish: "la probabilidad de mina de cada celda, en el tablero",
			English: "how likely a mine is in each cell, on the board"}},
		{replayGame, "replay", []string{"P"}, words.KeyReplay, words.Text{
			Spanish: "ve otra vez la partida, una vez terminada",
			English: "see the game again, once it is over"}},
		{redoStep, "redo", []string{"ctrl+r"}, words.Text{Spanish: "rehacer", English: "redo"}, words.Text{
			Spanish: "abre otra vez lo que se deshizo",
			English: "open again what was undone"}},
		{changeSpacing, "size", []string{"z"}, words.Text{Spanish: "tamaño", English: "size"}, words.Text{
			Spanish: "celdas amplias o juntas",
			English: "cells wide or close together"}},
		{pauseGame, "pause", []string{"p"}, words.Text{Spanish: "pausa", English: "pause"}, words.Text{
			Spanish: "para el reloj y esconde el tablero",
			English: "stop the clock and hide the board"}},
		{sameBoard, "again", []string{"r"}, words.Text{Spanish: "repetir", English: "again"}, words.Text{
			Spanish: "el mismo tablero desde el principio",
			English: "the same board from the start"}},
		{newBoard, "new", []string{"n"}, words.Text{Spanish: "nuevo", English: "new"}, words.Text{
			Spanish: "otro tablero igual de difícil",
			English: "another board as hard as this"}},
		{typePlay, "type", []string{":"}, words.Text{Spanish: "jugada", English: "play"}, words.Text{
			Spanish: "escribe una jugada (Hd*De!) o una celda adonde ir (Hd)",
			English: "type a play (Hd*De!) or a cell to go to (Hd)"}},
		{otherNumbers, "numbers", []string{"v"}, words.Text{}, words.Text{
			Spanish: "muestra la otra numeración, o la de las reglas",
			English: "show the other numbering, or that of the rules"}},
		{copyPosition, "copy", []string{"y"}, words.Text{}, words.Text{
			Spanish: "copia el tablero con lo que se sabe; otra vez, su código",
			English: "copy the board with what is known; again, its code"}},
		{editBoard, "edit", []string{"E"}, words.Text{}, words.Text{
			Spanish: "lleva el tablero al editor",
			English: "take the board to the editor"}},
		{moveUp, "up", []string{"up", "k"}, words.Text{}, words.Text{Spanish: "arriba", English: "up"}},
		{moveDown, "down", []string{"down", "j"}, words.Text{}, words.Text{Spanish: "abajo", English: "down"}},
		{moveLeft, "left", []string{"left", "h"}, words.Text{}, words.Text{Spanish: "izquierda", English: "left"}},
		{moveRight, "right", []string{"right", "l"}, words.Text{}, words.Text{Spanish: "derecha", English: "right"}},
		{moveUpLeft, "up-left", []string{"home"}, words.Text{}, words.Text{Spanish: "arriba a la izquierda", English: "up and left"}},
		{moveUpRight, "up-right", []string{"pgup"}, words.Text{}, words.Text{Spanish: "arriba a la derecha", English: "up and right"}},
		{moveDownLeft, "down-left", []string{"end"}, words.Text{}, words.Text{Spanish: "abajo a la izquierda", English: "down and left"}},
		{moveDownRight, "down-right", []string{"pgdown"}, words.Text{}, words.Text{Spanish: "abajo a la derecha", English: "down and right"}},
		{nextClosed, "next-closed", []string{"w"}, words.Text{}, words.Text{Spanish: "siguiente celda cerrada", English: "next closed cell"}},
		{lastClosed, "previous-closed", []string{"b"}, words.Text{}, words.Text{Spanish: "anterior celda cerrada", English: "previous closed cell"}},
		{rowStart, "row-start", []string{"0"}, words.Text{}, words.Text{Spanish: "principio de la fila", English: "start of the row"}},
		{rowEnd, "row-end", []string{"$"}, words.Text{}, words.Text{Spanish: "fin de la fila", English: "end of the row"}},
		{boardStart, "board-start", []string{"g"}, words.Text{}, words.Text{Spanish: "primera celda del tablero", English: "first cell of the board"}},
		{boardEnd, "board-end", []string{"G"}, words.Text{}, words.Text{Spanish: "última celda del tablero", English: "last cell of the board"}},
		{quit, "", []string{"ctrl+c"}, words.Text{}, words.Text{
			Spanish: "deja el programa", English: "leave the program"}},
	}
}

// A keySet is a choice of keys ready-made. The commands that it does not name
// keep their own, but for keys that it takes.
type keySet struct {
	name words.Text
	keys map[command][]string
}

// keySets returns the sets there are, the default first.
func keySets() []keySet {
	return []keySet{
		{name: words.Text{Spanish: "normales", English: "default"}},
		{name: words.Text{Spanish: "diestra", English: "right-hand"}, keys: map[command][]string{
			openCell:  {"enter", " "},
			flagCell:  {"backspace", "-"},
			chordCell: {"delete", "."},
			undoStep:  {"insert", "u"},
			askHint:   {"h"},
			moveUp:    {"up", "i"}, moveDown: {"down", "k"}, moveLeft: {"left", "j"}, moveRight: {"right", "l"},
		}},
		{name: words.Text{Spanish: "zurda", English: "left-hand"}, keys: map[command][]string{
			openCell:  {" ", "e"},
			flagCell:  {"f", "tab"},
			chordCell: {"c", "r"},
			sameBoard: {"R"},
			moveUp:    {"up", "w"}, moveDown: {"down", "s"}, moveLeft: {"left", "a"}, moveRight: {"right", "d"},
			nextClosed: {"x"}, lastClosed: {"z"}, changeSpacing: {"t"},
		}},
		{name: words.Same("vim"), keys: map[command][]string{
			openCell: {"enter", " ", "o"},
			flagCell: {"x", "f"},
			moveUp:   {"k", "up"}, moveDown: {"j", "down"}, moveLeft: {"h", "left"}, moveRight: {"l", "right"},
			moveUpLeft: {"y", "home"}, moveUpRight: {"i", "pgup"}, moveDownLeft: {"n", "end"}, moveDownRight: {"m", "pgdown"},
			newBoard: {"N"}, rowStart: {"0", "^"}, askHint: {"I"}, copyPosition: {"Y"},
		}},
		{name: words.Text{Spanish: "numerico", English: "keypad"}, keys: map[command][]string{
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
func (b binding) label(l words.Lang) string {
	labels := make([]string, len(b.keys))
	for i, key := range b.keys {
		labels[i] = keyLabel(key).In(l)
	}
	return strings.Join(labels, " ")
}

// keyLabels are the keys that are not written as they are named.
var keyLabels = map[string]words.Text{
	" ":         {Spanish: "Espacio", English: "Space"},
	"enter":     {Spanish: "Enter", English: "Enter"},
	"esc":       {Spanish: "Esc", English: "Esc"},
	"tab":       {Spanish: "Tab", English: "Tab"},
	"backspace": {Spanish: "Retroceso", English: "Backspace"},
	"delete":    {Spanish: "Supr", English: "Del"},
	"insert":    {Spanish: "Ins", English: "Ins"},
	"up":        {Spanish: "↑", English: "↑"},
	"down":      {Spanish: "↓", English: "↓"},
	"left":      {Spanish: "←", English: "←"},
	"right":     {Spanish: "→", English: "→"},
	"home":      {Spanish: "Inicio", English: "Home"},
	"end":       {Spanish: "Fin", English: "End"},
	"pgup":      {Spanish: "RePág", English: "PgUp"},
	"pgdown":    {Spanish: "AvPág", English: "PgDn"},
}

func keyLabel(key string) words.Text {
	if label, ok := keyLabels[key]; ok {
		return label
	}
	if letter, ok := strings.CutPrefix(key, "ctrl+"); ok {
		return words.Same("Ctrl+" + strings.ToUpper(letter))
	}
	if letter, ok := strings.CutPrefix(key, "alt+"); ok {
		return words.Same("Alt+" + letter)
	}
	if utf8.RuneCountInString(key) > 1 {
		return words.Same(strings.ToUpper(key)) // F1 and the like
	}
	return words.Same(key)
}
