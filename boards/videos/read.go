package videos

import (
	"iter"

	"buscaminas/boards/files"
)

// Read reads a video. If the file has several videos, Read returns the first, with a note.
//
// Errors are of type [*files.Error] and name no file. If data is not a video, the problem is
// [NoFormat]. A damaged video has another problem.
func Read(data []byte) (*Video, error) {
	for v, err := range All(data) {
		if err == nil && v.Number == 1 {
			v.Notes = append(v.Notes, &files.Error{Problem: FirstOfSeveral, Want: "#2"})
		}
		return v, err
	}
	return nil, &files.Error{Problem: NoFormat}
}

// All yields the videos in a file. It stops after the first error, which is a [*files.Error].
//
// Few formats have a mark at the beginning. So All tries each kind of file that the first bytes allow,
// until it can read a video. If it can read none, it yields the first error other than [NoFormat].
func All(data []byte) iter.Seq2[*Video, error] {
	return func(yield func(*Video, error) bool) {
		var damage *files.Error
		for i := range kinds {
			c := newCursor(data)
			if !kinds[i].mayBe(data) {
				continue
			}
			found := false
			for v := range kinds[i].videos(c) {
				if found = true; !yield(v, nil) {
					return
				}
			}
			switch {
			case c.err == nil:
				return
			case found: // the videos before the damage are whole
				yield(nil, c.err)
				return
			case damage == nil && c.err.Problem != NoFormat:
				damage = c.err
			}
		}
		if damage == nil {
			damage = &files.Error{Problem: NoFormat}
		}
		yield(nil, damage)
	}
}
