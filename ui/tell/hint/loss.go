package hint

import (
	"buscaminas/game"
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
		return t.Lang.Say("%s; podías abrir %s sin peligro", "%s; %s was safe to open", said, t.name(open))
	case said != "" && l.Verdict == review.Rash:
		return said + "; " + lessRisky(l.Opening).In(t.Lang, t.name(l.Better[0]), t.chance(l.Least, l.Exact))
	case said != "":
		return said
	case l.Verdict == review.Rash:
		return t.Lang.Say(
			"Había que adivinar, pero se podía arriesgar menos: %s en %s, %s en %s",
			"You had to guess, but there was a safer guess: %s risk at %s, %s at %s", t.chance(l.Risk, l.Exact), t.name(l.Cell), t.chance(l.Least, l.Exact), t.name(l.Better[0]))
	case l.Verdict == review.Early:
		return t.Lang.Say(
			"Mala suerte: había que adivinar de todas formas, con un %s de riesgo; nada de lo que faltaba por abrir lo cambiaba",
			"Bad luck: you had to guess anyway, at %s risk; nothing that was left to open would have changed that", t.chance(l.Risk, l.Exact))
	case ok:
		return t.Lang.Say(
			"Riesgo innecesario (%s): había celdas sin peligro, como %s",
			"Needless risk (%s): there were safe cells, such as %s", t.chance(l.Risk, l.Exact), t.name(open))
	case len(l.SafeFlagged) > 0:
		return t.Lang.Say(
			"Riesgo innecesario (%s): %s, que habías marcado, no tenía mina",
			"Needless risk (%s): %s, which you had flagged, was safe", t.chance(l.Risk, l.Exact), t.name(l.SafeFlagged[0]))
	case l.NeighbourExploded:
		return t.alone(l)
	}
	return t.luck(l)
}

// mistaken says why a step was a mistake. It returns "" if the step was a guess.
func (t Teller) mistaken(l advice.Loss) string {
	several := func(cells []game.Cell, one, more text.Text) string {
		if len(cells) > 1 {
			one = more
		}
		return one.In(t.Lang, t.names(cells))
	}
	switch {
	case len(l.Seen) > 0:
		return several(l.Seen,
			text.Text{"Ya habías visto la mina de %s", "You had already seen the mine at %s"},
			text.Text{"Ya habías visto las minas de %s", "You had already seen the mines at %s"})
	case len(l.Certain) > 0:
		said := several(l.Certain,
			text.Text{"%s tenía que ser una mina", "%s had to be a mine"},
			text.Text{"%s tenían que ser minas", "%s had to be mines"})
		if len(l.Misled) > 0 {
			return said + t.Lang.Say(", y ", ", and ") + several(l.Misled,
				text.Text{"la marca de %s estaba mal puesta", "the flag at %s was wrong"},
				text.Text{"las marcas de %s estaban mal puestas", "the flags at %s were wrong"})
		}
		if l.NeighbourExploded {
			return said + t.Lang.Say(", y ", ", and ") + t.alone(l)
		}
		return said
	case len(l.Misled) > 0:
		return several(l.Misled,
			text.Text{"La marca de %s estaba mal puesta", "The flag at %s was wrong"},
			text.Text{"Las marcas de %s estaban mal puestas", "The flags at %s were wrong"})
	}
	return ""
}

// alone says that the cell itself was safe: a neighbour that opened with it exploded.
func (t Teller) alone(l advice.Loss) string {
	return t.Lang.Say("abrir solo %s no tenía peligro", "opening %s alone was safe", t.name(l.Cell))
}

// luck says that the player had to guess.
func (t Teller) luck(l advice.Loss) string {
	if l.Exact {
		return t.Lang.Say(
			"Mala suerte: había que adivinar, con un %s de riesgo",
			"Bad luck: you had to guess, at %s risk", t.chance(l.Risk, true))
	}
	return t.Lang.Say(
		"Con lo que se veía no se podía deducir nada; el riesgo rondaba el %s",
		"From what you could see, nothing was certain; the risk was about %s", t.chance(l.Risk, true))
}
