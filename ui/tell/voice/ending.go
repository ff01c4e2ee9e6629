package voice

import (
	"time"

	"buscaminas/game"
	"buscaminas/ui/archive"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/text"
)

// Ended says how the game ended, and what is open of it.
func (t Teller) Ended(played time.Duration) string {
	if t.Game.Status() == game.Won {
		return text.Text{"Has ganado, en %s y con %s.", "You won, in %s and with %s."}.In(
			t.Lang, exactly(t.Lang, played), moves.count(t.Game.Steps(), t.Lang))
	}
	l := t.Game.Layout()
	return text.Text{
		"Has perdido. Habías abierto %d de las %s sin mina.",
		"You lost. You had opened %d of the %s without a mine."}.In(
		t.Lang, t.Game.Opened(), cells.count(l.Cells()-l.Mines(), t.Lang))
}

// Verdict says what a game that was won is worth.
func Verdict(v archive.Verdict, l text.Lang) string {
	switch {
	case len(v.Against) > 0:
		var why []string
		for _, reason := range v.Against {
			why = append(why, reason.Text().In(l))
		}
		return text.Text{
			"No cuenta como récord: %s.",
			"It is not counted as a record: %s."}.In(l, text.And(l, why))
	case v.Before == 0:
		return text.Text{"Es tu primera victoria de esta clase.", "It is your first win of this kind."}.In(l)
	case v.Record:
		return text.Text{
			"Es tu récord: el anterior era de %s.", "It is your record: the one before was %s."}.In(
			l, exactly(l, v.Before))
	}
	return text.Text{
		"Te has quedado a %s de tu récord, que es de %s.", "You were %s off your record, which is %s."}.In(
		l, exactly(l, v.Game.Time-v.Before), exactly(l, v.Before))
}

// blames are what is said of a cause of a loss that is about one cell, and about several.
var blames = [hint.Blames][2]text.Text{
	hint.WasSeen: {
		{"Ya habías visto que %s era una mina.", "You had already seen that %s was a mine."},
		{"Ya habías visto que %s eran minas.", "You had already seen that %s were mines."}},
	hint.WasMine: {
		{"%s era una mina segura.", "%s was certainly a mine."},
		{"%s eran minas seguras.", "%s were certainly mines."}},
	hint.WrongFlags: {
		{"La marca de %s estaba mal puesta.", "The flag on %s was wrong."},
		{"Las marcas de %s estaban mal puestas.", "The flags on %s were wrong."}},
	hint.WasSafe: {
		{"Había una celda segura: %s.", "There was a safe cell: %s."},
		{"Había celdas seguras: %s.", "There were safe cells: %s."}},
	hint.WasSafeFlagged: {
		{"Había una celda segura, pero marcada: %s.", "There was a safe cell, but flagged: %s."},
		{"Había celdas seguras, pero marcadas: %s.", "There were safe cells, but flagged: %s."}},
	hint.SafeAlone: {{"Abrir solo %s era seguro.", "Opening %s alone was safe."}},
}

// Loss says why a game was lost, in sentences, the most important first.
func (t Teller) Loss(l hint.Loss) []string {
	var said []string
	for _, c := range l.Causes() {
		if c.Blame == hint.Luck {
			said = append(said, t.luck(l))
			continue
		}
		said = append(said, blames[c.Blame][min(len(c.Cells), 2)-1].In(t.Lang, t.list(c.Cells)))
	}
	return said
}

// luck says that a guess was due.
func (t Teller) luck(l hint.Loss) string {
	said := text.Text{"No se veía nada seguro.", "Nothing safe could be seen."}
	if l.Exact {
		said = text.Text{"No había nada seguro.", "Nothing was safe."}
	}
	if !l.Direct {
		return said.In(t.Lang)
	}
	risk := text.Text{"La probabilidad de mina era %s.", "The chance of a mine was %s."}.In(
		t.Lang, t.chance(l.Chance, l.Exact))
	luck := ""
	if l.Exact {
		luck = text.Text{"Mala suerte.", "Bad luck."}.In(t.Lang)
	}
	return sentences(luck, said.In(t.Lang), risk)
}
