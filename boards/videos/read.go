package videos

import (
	"iter"

	"buscaminas/boards/files"
)

// Read reads a video. If the file has several, Read returns the first, with a note.
//
// The errors are of type [*files.Error] and name no file. If the file is not a video, the problem is
// [NoFormat]; the problem of a damaged video is another one.
func Read(data []byte) (*Video, error) {
	for v, err := range All(data) {
		if err == nil && v.Number == 1 {
			v.Notes = append(v.Notes, &files.Error{Problem: FirstOfSeveral, Want: "#2"})
		}
		return v, err
	}
	return nil, &files.Error{Problem: NoFormat}
}

// All yields the videos in a file, each as [Read] would return it. After an error there are no more.
//
// Few formats have a mark at the beginning. So All reads the file as each kind that its beginning
// allows, and the first that can be read is right. If none can, the error is that of the first which
// finds a mark of its format in the file.
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
