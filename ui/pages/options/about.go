package options

import (
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// abouts say of each option, by its name, what it means.
var abouts = map[string]text.Text{
	"language": {"El idioma de todo lo que se lee.", "The language of all that is read."},
	"theme": {
		"Los colores. «terminal» usa los de tu terminal; los demás pintan toda la ventana.",
		"The colours. “terminal” has those of your terminal; the others paint the whole window."},
	"cells": {
		"El tamaño de las celdas: el mayor que quepa, o siempre el mismo.",
		"How large the cells are: as large as fits, or always the same."},
	"coords": {
		"Cómo se nombran las celdas: con letras, Ac; con números, 0,2; o mixtas, A3.",
		"How cells are named: by letters, Ac; by numbers, 0,2; or mixed, A3."},
	"marks": {
		"Señala suavemente las celdas que tocan la del cursor.",
		"Marks softly the cells that touch the cursor’s."},
	"keys": {
		"Con qué teclas se juega; la ayuda dice cuáles son.",
		"Which keys the game is played with; the help lists them."},
	"mouse": {
		"Se puede jugar también con el ratón. Si lo quitas, el terminal puede seleccionar texto.",
		"The mouse plays, too. Without it, the terminal can select text."},
	"guess": {
		"Si un tablero nuevo puede exigir adivinar. «nunca»: todo se deduce.",
		"Whether a new board may need a guess. “never”: all of it can be reasoned out."},
	"first": {
		"Qué se promete de la primera celda que se abre en un tablero nuevo.",
		"What is promised of the first cell opened on a new board."},
	"coach": {
		"Te para una vez antes de adivinar sin necesidad o de abrir lo que tiene que ser una mina. Cuenta como ayuda.",
		"Stops you once before a needless guess or a certain mine. It counts as help."},
	"motion": {
		"Una animación al terminar la partida. Nunca te hace esperar.",
		"Whether anything moves when a game ends. It never makes you wait."},
	"grid": {
		"La forma de las celdas de las partidas nuevas.",
		"The shape of the cells of new games."},
}

// about returns what the selected option means; of the rules, what those mean that are
// chosen.
func (p *Page) about() text.Text {
	name := p.options[p.memory.Selected].Name
	if name == "rules" {
		return words.RuleSetOf(p.Rules).About
	}
	return abouts[name]
}
