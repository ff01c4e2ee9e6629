package choices

import (
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// abouts maps the name of an option to the text that explains the option.
var abouts = map[string]text.Text{
	"language": {"El idioma del juego.", "The language of the game."},
	"theme": {
		"Los colores. «terminal» usa los de tu terminal; los demás pintan toda la ventana.",
		"The colours. \"terminal\" uses your terminal's own; the others paint the whole window."},
	"cells": {
		"El tamaño de las celdas: el mayor que quepa, o siempre el mismo.",
		"The size of the cells: as large as fits, or always the same."},
	"coords": {
		"Cómo se nombran las celdas: con letras, Ac; con números, 0,2; o con letra y número, A3.",
		"How cells are named: by letters, Ac; by numbers, 0,2; or mixed, A3."},
	"marks": {
		"Señala con un tono suave las vecinas de la celda del cursor.",
		"Lightly marks the cells that touch the one under the cursor."},
	"keys": {
		"Con qué teclas se juega; la ayuda dice cuáles son.",
		"The keys you play with; the help lists them."},
	"mouse": {
		"Se puede jugar también con el ratón. Si lo desactivas, el ratón sirve para seleccionar texto del terminal.",
		"You can also play with the mouse. Turn it off to let the terminal select text."},
	"click-next": {
		"Un clic izquierdo en un tablero terminado empieza la partida siguiente, pasado un segundo.",
		"A left click on a finished board begins the next game, after a second."},
	LeftButton: {
		"Lo que hace en una celda un clic izquierdo o un toque en la pantalla; el derecho hace lo otro.",
		"What a left click or a tap on the screen does to a cell; a right click does the other."},
	"far-click": {
		"«solo mueve»: un clic o un toque lejos del cursor lo lleva hasta allí, y el segundo juega.",
		"\"only moves\": a click or tap far from the cursor takes it there, and the next one plays."},
	"guess": {
		"Si un tablero nuevo puede obligar a adivinar. «nunca»: todo se deduce.",
		"Whether a new board may need a guess. \"never\": everything can be worked out."},
	"first": {
		"La primera celda que abres. «despejada»: ni ella ni las que toca tienen mina; «segura»: ella no; «cualquiera»: puede tenerla.",
		"The first cell you open. \"clear\": no mine in it or around it; \"safe\": none in it; \"any\": there may be one."},
	"coach": {
		"Te avisa una vez antes de que arriesgues sin necesidad o abras una celda que por fuerza es mina. Cuenta como ayuda.",
		"Stops you once before you take a needless risk or open a cell that must be a mine. That counts as help."},
	LetWatch: {
		"Los demás jugadores de este servidor pueden ver tus partidas, menos las del tablero del día.",
		"Other players on this server may watch your games, except on the daily boards."},
	"motion": {
		"Una animación al terminar la partida. Nunca te hace esperar.",
		"An animation when a game ends. It never makes you wait."},
	"grid": {
		"La forma de las celdas de las partidas nuevas.",
		"The shape of the cells of new games."},
}

// About returns the text that explains the option. For the option "rules", the text explains the
// rules that are chosen in c.
func (o Option) About(c *Choices) text.Text {
	if o.Name == "rules" {
		return words.RuleSetOf(c.Rules).About
	}
	return abouts[o.Name]
}
