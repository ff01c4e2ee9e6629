package words

// Pasted is the title of a board that was pasted at the menu.
var Pasted = Text{"tablero pegado", "pasted board"}
