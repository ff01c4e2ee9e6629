package ui

import "buscaminas/ui/words"

// A command is what a key stands for.
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
	openCell
	flagCell
	chordCell
	undoStep
	redoStep
	changeSpacing
	sameBoard
	newBoard
	showHelp
	goMenu
	quit
)

// A binding says which keys give a command, and what players are told of it. The
// help line, the help screen and the table of the README come from here.
type binding struct {
	command command
	keys    []string
	label   words.Text // how the keys are written
	short   words.Text
	long    words.Text
}

// boardKeys are the keys of the board.
var boardKeys = []binding{
	{openCell, []string{" ", "enter"}, words.Text{Spanish: "Espacio Enter", English: "Space Enter"}, words.Text{Spanish: "abrir", English: "open"}, words.Text{
		Spanish: "abre la celda; sobre una abierta, sus vecinas",
		English: "open the cell; on an open one, its neighbours"}},
	{flagCell, []string{"f"}, words.Same("f"), words.Text{Spanish: "marcar", English: "flag"}, words.Text{
		Spanish: "pone o quita una marca",
		English: "put a flag or take it away"}},
	{chordCell, []string{"c"}, words.Same("c"), words.Text{Spanish: "vecinas", English: "chord"}, words.Text{
		Spanish: "abre las vecinas de una celda abierta",
		English: "open the neighbours of an open cell"}},
	{undoStep, []string{"u"}, words.Same("u"), words.Text{Spanish: "deshacer", English: "undo"}, words.Text{
		Spanish: "cierra lo último que se abrió",
		English: "close what was opened last"}},
	{goMenu, []string{"q", "esc"}, words.Same("q Esc"), words.Text{Spanish: "menú", English: "menu"}, words.Text{
		Spanish: "vuelve al menú; la partida espera",
		English: "back to the menu; the game waits"}},
	{showHelp, []string{"?"}, words.Same("?"), words.Text{Spanish: "ayuda", English: "help"}, words.Text{
		Spanish: "esta ayuda", English: "this help"}},
	{redoStep, []string{"ctrl+r"}, words.Same("Ctrl+R"), words.Text{Spanish: "rehacer", English: "redo"}, words.Text{
		Spanish: "abre otra vez lo que se deshizo",
		English: "open again what was undone"}},
	{moveUp, []string{"up", "k"}, words.Same("↑ k"), words.Text{}, words.Text{Spanish: "arriba", English: "up"}},
	{moveDown, []string{"down", "j"}, words.Same("↓ j"), words.Text{}, words.Text{Spanish: "abajo", English: "down"}},
	{moveLeft, []string{"left", "h"}, words.Same("← h"), words.Text{}, words.Text{Spanish: "izquierda", English: "left"}},
	{moveRight, []string{"right", "l"}, words.Same("→ l"), words.Text{}, words.Text{Spanish: "derecha", English: "right"}},
	{moveUpLeft, []string{"home"}, words.Text{Spanish: "Inicio", English: "Home"}, words.Text{}, words.Text{Spanish: "arriba a la izquierda", English: "up and left"}},
	{moveUpRight, []string{"pgup"}, words.Text{Spanish: "RePág", English: "PgUp"}, words.Text{}, words.Text{Spanish: "arriba a la derecha", English: "up and right"}},
	{moveDownLeft, []string{"end"}, words.Text{Spanish: "Fin", English: "End"}, words.Text{}, words.Text{Spanish: "abajo a la izquierda", English: "down and left"}},
	{moveDownRight, []string{"pgdown"}, words.Text{Spanish: "AvPág", English: "PgDn"}, words.Text{}, words.Text{Spanish: "abajo a la derecha", English: "down and right"}},
	{rowStart, []string{"0"}, words.Same("0"), words.Text{}, words.Text{Spanish: "principio de la fila", English: "start of the row"}},
	{rowEnd, []string{"$"}, words.Same("$"), words.Text{}, words.Text{Spanish: "fin de la fila", English: "end of the row"}},
	{boardStart, []string{"g"}, words.Same("g"), words.Text{}, words.Text{Spanish: "primera celda del tablero", English: "first cell of the board"}},
	{boardEnd, []string{"G"}, words.Same("G"), words.Text{}, words.Text{Spanish: "última celda del tablero", English: "last cell of the board"}},
	{changeSpacing, []string{"z"}, words.Same("z"), words.Text{Spanish: "tamaño", English: "size"}, words.Text{
		Spanish: "celdas amplias o juntas",
		English: "cells wide or close together"}},
	{sameBoard, []string{"r"}, words.Same("r"), words.Text{Spanish: "repetir", English: "again"}, words.Text{
		Spanish: "el mismo tablero desde el principio",
		English: "the same board from the start"}},
	{newBoard, []string{"n"}, words.Same("n"), words.Text{Spanish: "nuevo", English: "new"}, words.Text{
		Spanish: "otro tablero igual de difícil",
		English: "another board as hard as this"}},
	{quit, []string{"ctrl+c"}, words.Same("Ctrl+C"), words.Text{}, words.Text{
		Spanish: "deja el programa", English: "leave the program"}},
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
