package keys

func races() []Key {
	return lines("entrar", "enter",
		shown(MakeRace, "race-make", "n", "nueva", "new", "prepara una carrera nueva", "set up a new race"),
		shown(JoinRace, "race-code", "x", "código", "code",
			"entra en una carrera con su código", "join a race with its code"),
		naming(),
	)
}

// naming returns the key that changes the name of the player.
func naming() Key {
	return shown(NamePlayer, "name", "N", "nombre", "name",
		"cambia el nombre con el que juegas", "change the name you play under")
}

// raceForm returns the keys of the form for a new race.
func raceForm() []Key {
	return gridLines("crear", "set up",
		shown(SwitchGrid, "race-grid", "g", "cuadrícula", "grid", "cambia la cuadrícula", "change the grid"),
		shown(SwitchRules, "race-rules", "r", "reglas", "rules", "cambia las reglas", "change the rules"),
	)
}

func room() []Key {
	return lines("empezar", "start",
		shown(PlayReplay, "race-watch", "p", "ver partida", "watch",
			"muestra la partida del jugador elegido", "watch the selected player's game"),
		shown(Rematch, "race-rematch", "r", "revancha", "rematch",
			"otra carrera como esta con los mismos jugadores",
			"another race like this one, with the same players"),
	)
}
