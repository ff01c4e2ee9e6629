package hint

import (
	"buscaminas/game/advice"
	"buscaminas/game/review"
	"buscaminas/ui/text"
)

// Loss says in one sentence why a game was lost.
func (t Teller) Loss(l advice.Loss) string {
	said := t.mistaken(l)
	open, ok := l.SafeCell()
	switch {
	case said != "" && ok:
		return t.Say("%s; podías abrir %s sin peligro", "%s; %s was safe to open", said, t.Name(open))
	case said != "" && l.Verdict == review.Rash:
		return said + "; " + lessRisky(l.Opening).In(t.Lang, t.Name(l.Better[0]), t.Chance(l.Least, l.Exact))
	case said != "":
		return said
	case l.Verdict == review.Rash:
		return t.Say(
			"Se podía arriesgar menos: %s en %s, %s en %s",
			"There was a safer guess: %s risk at %s, %s at %s", t.Chance(l.Risk, l.Exact), t.Name(l.Cell), t.Chance(l.Least, l.Exact), t.Name(l.Better[0]))
	case l.Verdict == review.Early:
		return t.Say(
			"Mala suerte: había que adivinar de todas formas (%s de riesgo); nada de lo que faltaba por abrir lo cambiaba",
			"Bad luck: you had to guess anyway (%s risk); nothing that was left to open would have changed that", t.Chance(l.Risk, l.Exact))
	case ok:
		return t.Say(
			"Riesgo innecesario (%s): había celdas sin peligro, como %s",
			"Needless risk (%s): there were safe cells, such as %s", t.Chance(l.Risk, l.Exact), t.Name(open))
	case len(l.SafeFlagged) > 0:
		return t.Say(
			"Riesgo innecesario (%s): %s, que habías marcado, no tenía mina",
			"Needless risk (%s): %s, which you had flagged, was safe", t.Chance(l.Risk, l.Exact), t.Name(l.SafeFlagged[0]))
	case l.CascadeExploded:
		return t.alone(l)
	}
	return t.luck(l)
}

// mistaken says why the losing move was a mistake. It returns "" if the move was a guess.
func (t Teller) mistaken(l advice.Loss) string {
	letOpen := len(l.Misled) > 0 && !t.Game.Layout().Mine(l.Cell) // the flags let a chord or a cascade go on to the mines
	switch {
	case len(l.Seen) > 0:
		return t.Say("Ya conocías {la mina|las minas} de %s", "You already knew the {mine|mines} at %s", t.names(l.Seen))
	case letOpen && len(l.Certain) > 0:
		return t.Say(
			"{La marca|Las marcas} de %s {estaba|estaban} mal: por {ella|ellas}, %s abrió %s, que {2:tenía que ser una mina|tenían que ser minas}",
			"The {flag|flags} at %s {was|were} wrong: {it|they} let %s open %s, which had to be {2:a mine|mines}", t.names(l.Misled), t.Name(l.Cell), t.names(l.Certain))
	case letOpen:
		return t.Say(
			"{La marca|Las marcas} de %s {estaba|estaban} mal: por {ella|ellas}, %s abrió una mina",
			"The {flag|flags} at %s {was|were} wrong: {it|they} let %s open a mine", t.names(l.Misled), t.Name(l.Cell))
	case len(l.Certain) > 0:
		said := t.Say("%s {tenía que ser una mina|tenían que ser minas}", "%s had to be {a mine|mines}", t.names(l.Certain))
		if len(l.Misled) > 0 {
			return said + t.Say("; %s {estaba mal marcada|estaban mal marcadas}", "; the {flag|flags} at %s {was|were} wrong", t.names(l.Misled))
		}
		if l.CascadeExploded {
			return said + "; " + t.alone(l)
		}
		return said
	case len(l.Misled) > 0:
		return t.Say("%s {estaba mal marcada|estaban mal marcadas}", "The {flag|flags} at %s {was|were} wrong", t.names(l.Misled))
	}
	return ""
}

// alone says that it would have been safe to open only the cell l.Cell, because the mine that
// exploded was its neighbour.
func (t Teller) alone(l advice.Loss) string {
	return t.Say("abrir solo %s no tenía peligro", "opening %s alone was safe", t.Name(l.Cell))
}

// luck says that the player had to guess.
func (t Teller) luck(l advice.Loss) string {
	said := text.Text{"Mala suerte: con lo que se veía no se podía deducir nada (%s de riesgo)", "Bad luck: from what you could see, nothing was certain (%s risk)"}
	if l.Exact {
		said = text.Text{"Mala suerte: había que adivinar (%s de riesgo)", "Bad luck: you had to guess (%s risk)"}
	}
	return said.In(t.Lang, t.Chance(l.Risk, l.Exact))
}
