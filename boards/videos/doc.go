// Package videos reads the videos of other Minesweeper programs: files in which a program has
// recorded a game, with every movement of the mouse.
//
//	data, err := os.ReadFile("game.avf")
//	...
//	v, err := videos.Read(data)
//	...
//	for _, p := range v.Plays {
//		fmt.Println(p.At, p.Action, p.Refused)
//	}
//
// A [Video] holds the board and the plays of the game, without the movements of the mouse. The plays
// are carried out on a [game.Game] under [game.Classic], because only the game tells which clicks did
// something. A video keeps the clicks that did nothing as refused plays.
//
// Each [Format] has a file in this package and a row in the table of formats. [Read] recognises the
// format from the content. The type mouse turns presses and releases into plays, for all formats but
// [Tatham]. [Video.RawVF] does the opposite: it writes the plays of a game as presses and releases.
//
// Videos name their players, and some hold secrets of tournaments. The readers skip the names,
// nicknames, countries, tokens, contests and devices, and no [Video] or error shows them.
//
// Errors are of type [*files.Error]. They name the byte of the mistake in a binary file, and the line
// in a text file.
package videos
