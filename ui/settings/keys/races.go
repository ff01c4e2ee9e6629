package keys

import "buscaminas/ui/text"

func races() []Key {
	return lines(text.Text{"entrar", "enter"},
		brief(shown(MakeRace, "race-make", on("n"), text.Text{"nueva", "new"},
			text.Text{"prepara una carrera nueva", "set up a new race"})),
		brief(shown(JoinRace, "race-code", on("x"), text.Text{"código", "code"},
			text.Text{"entra en una carrera con su código", "join a race with its code"})),
		naming(),
	)
}

// naming returns the key to change the name of the player.
func naming() Key {
	return brief(shown(NamePlayer, "name", on("N"), text.Text{"nombre", "name"},
		text.Text{"cambia el nombre con el que juegas", "change the name you play under"}))
}

// raceForm returns the keys of the form for a new race.
func raceForm() []Key {
	return gridLines(text.Text{"crear", "set up"},
		brief(shown(SwitchGrid, "race-grid", on("g"), text.Text{"cuadrícula", "grid"},
			text.Text{"cambia la cuadrícula", "change the grid"})),
		brief(shown(SwitchRules, "race-rules", on("r"), text.Text{"reglas", "rules"},
			text.Text{"cambia las reglas", "change the rules"})),
	)
}

func room() []Key {
	return lines(text.Text{"empezar", "start"},
		brief(shown(PlayReplay, "race-watch", on("p"), text.Text{"ver partida", "watch"},
			text.Text{"muestra la partida del jugador elegido", "watch the selected player's game"})),
		brief(shown(Rematch, "race-rematch", on("r"), text.Text{"revancha", "rematch"},
			text.Text{"otra carrera como esta con los mismos jugadores", "another race like this one, with the same players"})),
	)
}
