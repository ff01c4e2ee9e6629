package page

import "buscaminas/boards/files"

// LastNotes returns the notes on the file of a board for which a page has room: the last ones, which
// are about the board as a whole. Those before them may be about one row each.
func LastNotes(notes []*files.Error) []*files.Error {
	const most = 3
	return notes[max(0, len(notes)-most):]
}
