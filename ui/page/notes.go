package page

import "buscaminas/boards/files"

// LastNotes returns the last few notes on the file of a board, because a page has no room for more. The
// last notes are about the board as a whole; earlier ones may be about one row each.
func LastNotes(notes []*files.Error) []*files.Error {
	const most = 3
	return notes[max(0, len(notes)-most):]
}
