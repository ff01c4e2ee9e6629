package voice

import "buscaminas/ui/text"

// Help lists everything that a player can type in a game.
var Help = text.Text{
	`Para abrir una celda, escribe su nombre: H4 es la fila H, columna 4. Con las reglas estrictas, añade un asterisco: H4*
Para marcarla, o quitarle la marca, añade una exclamación: H4!
Para abrir las celdas que rodean a un número con todas sus minas marcadas, escribe el nombre del número.
Puedes escribir varias acciones seguidas, con un asterisco detrás de cada celda que se abre: H4*D5!B7*
Para saber qué hay en una celda y a su alrededor, desde arriba y en el sentido de las agujas del reloj, escribe una interrogación delante: ?H4
Escribe dónde para oír la celda de tu última jugada y las que la rodean.
Escribe fila H, o columna 4, para oír una línea entera.
Escribe frontera para oír los números que aún tocan celdas cerradas, con sus minas y sus celdas por resolver.
Escribe minas para saber cuántas faltan.
Escribe resumen para saber cuánto llevas abierto y qué queda.
Escribe repite para oír otra vez lo último.
Escribe pista para saber si hay algo que abrir sin peligro; otra vez, para saber por qué, paso a paso.
Escribe riesgo para oír qué probabilidad de mina tiene cada celda.
Escribe deshacer para cerrar lo último que se abrió, y rehacer para abrirlo otra vez.
Escribe tablero para ver el dibujo una vez.
Escribe salir para dejar la partida, que esperará en el menú, o abandonar para dejarla para siempre.
`,
	`To open a cell, type its name: H4 is row H, column 4. With the strict rules, add an asterisk: H4*
To flag it, or remove its flag, add an exclamation mark: H4!
To open the cells around a number whose mines are all flagged, type the name of its cell.
You can type several actions in a row, with an asterisk after each cell to open: H4*D5!B7*
To hear what is in a cell and around it, clockwise from above, put a question mark before it: ?H4
Type where to hear the cell of your last move, and those around it.
Type row H, or column 4, to hear a whole line.
Type frontier to hear the numbers that still touch closed cells, with the mines and closed cells that each has left.
Type mines to hear how many are left.
Type summary to hear how much is open and what remains.
Type repeat to hear the last thing again.
Type hint to hear whether anything is safe to open; type it again to hear why, step by step.
Type risk to hear how likely a mine is in each cell.
Type undo to close the cells you opened last, and redo to open them again.
Type board to see the board drawn once.
Type quit to leave the game waiting in the menu, or give up to leave it for good.
`}
