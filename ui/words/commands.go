package words

import "buscaminas/game/solver"

// What the commands beside the game say.
var (
	DealUse   = Text{"repartir tableros y escribirlos", "deal boards and write them"}
	DealAbout = Text{
		"Reparte tableros y los escribe en la salida, con una línea vacía entre uno y otro.\n" +
			"En la salida de errores hay una línea por tablero: la semilla, si exige adivinar,\n" +
			"cuántos se probaron y cuánto tardó.",
		"Deals boards and writes them to the output, with a blank line between them.\n" +
			"On the error output there is a line for each: its seed, whether it needs a guess,\n" +
			"how many were tried, and the time it took."}
	SolveUse   = Text{"jugar solo, o decir si un tablero exige adivinar", "play alone, or say whether a board needs a guess"}
	SolveAbout = Text{
		"Sin FICHERO juega partidas y dice cuántas gana. Con ficheros dice de cada tablero si\n" +
			"se despeja sin adivinar, sus 3BV y la regla más difícil que exige.",
		"Without a FILE it plays games and says how many it wins. With files it says of each\n" +
			"board whether it can be cleared without a guess, its 3BV, and the hardest rule it needs."}

	StartFlag     = Text{"la primera celda, como `3,4` o Dd", "the first cell, as `3,4` or Dd"}
	GuessFlag     = Text{"tableros que pueden exigir adivinar", "boards that may need a guess"}
	AnyProofFlag  = Text{"sin adivinar, pero quizá con pruebas que nadie ve a simple vista", "no guess, but perhaps proofs that nobody sees at a glance"}
	CountFlag     = Text{"cuántos tableros; si falta, 1", "how many boards; without it, 1"}
	FormatFlag    = Text{"formato", "format"}
	GamesFlag     = Text{"cuántas partidas; si falta, 1000", "how many games; without it, 1000"}
	FirstFlag     = Text{"la primera celda: sin minas ella ni sus vecinas, sin mina ella, o puede estallar", "the first cell: no mine there nor beside it, none there, or it may explode"}
	FirstNoProof  = Text{"así ningún tablero promete no exigir adivinar", "no such board is promised to need no guess"}
	JobsFlag      = Text{"partidas a la vez; si falta, una por procesador", "games at once; without it, one for each processor"}
	DeepFlag      = Text{"buscar más a fondo en los finales: gana más y tarda más", "search endings deeper: wins more, takes longer"}
	NoArguments   = Text{"aquí no va nada más: %q", "nothing else goes here: %q"}
	CellForm      = Text{"se escribe como 3,4 o como Dd", "it is written as 3,4 or as Dd"}
	OutsideBoard  = Text{"%s: fuera del tablero de %d×%d", "%s: off the board of %d×%d"}
	AtLeastOne    = Text{"al menos 1", "at least 1"}
	NoBoardAsked  = Text{"falta el tablero: --level, o --size con --mines", "no board is given: --level, or --size with --mines"}
	DealtLine     = Text{"semilla=%d adivinar=%s intentos=%d tiempo=%s", "seed=%d guess=%s tries=%d time=%s"}
	GuessNo       = Text{"no", "no"}
	GuessMaybe    = Text{"quizá", "maybe"}
	PlayedSoFar   = Text{"%d de %d partidas, %.2f %% ganadas", "%d of %d games, %.2f %% won"}
	ClearedLine   = Text{"%s: sin adivinar desde %s · 3BV %d · lo más difícil: %s", "%s: no guess from %s · 3BV %d · hardest: %s"}
	GuessLine     = Text{"%s: exige adivinar; desde %s se abren %d de %d · 3BV %d · lo más difícil: %s", "%s: needs a guess; from %s %d of %d are opened · 3BV %d · hardest: %s"}
	NothingToOpen = Text{"%s: no hay nada que abrir", "%s: there is nothing to open"}
)

// RuleName returns what players call a rule of the solver: the hardest if it is
// several.
func RuleName(r solver.Rule) Text {
	switch {
	case r >= solver.Cases:
		return Text{"suponer y descartar", "trying out all cases"}
	case r >= solver.Remain:
		return Text{"las minas que quedan", "the mines that remain"}
	case r >= solver.Chain:
		return Text{"una cadena de números", "a chain of numbers"}
	case r >= solver.Two:
		return Text{"dos números que se solapan", "two numbers that overlap"}
	case r >= solver.One:
		return Text{"un solo número", "a single number"}
	default:
		return Text{"nada", "nothing"}
	}
}
