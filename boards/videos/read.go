package videos

import (
	"bytes"
	"io"
	"iter"

	"buscaminas/boards/files"
)

// MaxFile is the length, in bytes, of the longest file that is read.
const MaxFile = 128 << 20

// Read reads a video. If the file has several, Read returns the first, with a note.
//
// If r has the methods of [io.ReaderAt] and a method Size, as [bytes.Reader] and [io.SectionReader]
// have, Read reads the file piece by piece, and needs little memory apart from the plays that it
// returns. Otherwise it first reads the whole file into memory.
//
// The errors are of type [*files.Error] and name no file. If the file is not a video, the problem is
// [NoFormat]; the problem of a damaged video is another one.
func Read(r io.Reader) (*Video, error) {
	for v, err := range All(r) {
		if err == nil && v.Number == 1 {
			v.Notes = append(v.Notes, &files.Error{Problem: FirstOfSeveral, Want: "#2"})
		}
		return v, err
	}
	return nil, &files.Error{Problem: NoFormat}
}

// All yields the videos in a file, each as [Read] would return it. After an error there are no more.
func All(r io.Reader) iter.Seq2[*Video, error] {
	return func(yield func(*Video, error) bool) {
		src, ok := r.(sizedReader)
		if !ok {
			data, err := files.ReadFrom(r, "", MaxFile)
			if err != nil {
				yield(nil, err)
				return
			}
			src = bytes.NewReader(data)
		}
		all(src)(yield)
	}
}

func all(src sizedReader) iter.Seq2[*Video, error] {
	return func(yield func(*Video, error) bool) {
		k, whole := find(src)
		switch {
		case k == nil:
			yield(nil, &files.Error{Problem: NoFormat})
			return
		case k.refused != "":
			yield(nil, &files.Error{Problem: k.refused})
			return
		}
		c := newCursor(src)
		for v := range k.videos(c) {
			// Of a damaged file, the videos before the damage are whole.
			if (whole || v.Number > 0) && !yield(v, nil) {
				return
			}
		}
		if !whole && c.err == nil {
			c.ends(EndField) // all but the mark of the format is there
		}
		if c.err != nil {
			yield(nil, c.err)
		}
	}
}
