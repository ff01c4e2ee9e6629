// Package advice finds what helps the player of a game: the move to make next and why, the reason
// not to make a move, and, once the game is lost, what the player could have known.
//
// A [Position] is what the player sees. From it follow [Thoughts], which answer all questions:
//
//	thoughts := advice.See(g).Think()
//	a := thoughts.Advice(cursor)     // the cell to open or flag, and the argument for it
//	w := thoughts.Warning(cells)     // why the coach would stop an opening of these cells
//	p := thoughts.Chance(c)          // how likely a mine is in a closed cell
//	loss, err := advice.LossOf(g, c) // why opening c lost the game
//
// See is quick. Think may take long on a large board, so it works on a copy, and the game may go on
// meanwhile. A Position holds only what the player sees. Only [LossOf] looks at the mines, once
// they are shown.
//
// The answers contain no sentences. Package hint puts them into words.
package advice
