package archive

import (
	"bytes"
	"errors"
	"io/fs"
	"iter"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"buscaminas/boards"
	"buscaminas/boards/files"
	"buscaminas/boards/videos"
	"buscaminas/game"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/text"
)

// A Saved is a game that was read from a file.
type Saved struct {
	*journal.Journal
	Game *game.Game // the game after the last entry

	// Wrong is the error of the first line that could not be read or carried out, or nil.
	// Game then includes only the entries before that line.
	Wrong *files.Error

	Written time.Time // the time of the last write to the file

	Video      *videos.Video  // the video from which the game was read; nil: the game is in our own format
	VideoNotes []*files.Error // what the player should know about a video, such as errors in it

	data []byte
}

// TornLine is the problem of a game whose text breaks off.
var TornLine = text.Error{
	"la última línea de la partida estaba incompleta y no se ha leído",
	"the last line of the game was incomplete and was not read"}

// Problems returns what the player should know about the file: VideoNotes, and then why its end was
// not read.
func (s *Saved) Problems() []*files.Error {
	switch {
	case s.Wrong != nil:
		return append(slices.Clip(s.VideoNotes), s.Wrong)
	case s.Torn:
		return append(slices.Clip(s.VideoNotes), &files.Error{Problem: TornLine})
	}
	return s.VideoNotes
}

// ReadFile reads the game in the file at path as [ReadGame] does.
func ReadFile(path string) (*Saved, error) { return ReadGame(boards.ReadFile(path)) }

// ReadGame returns the game in f, played to its last entry. If f holds several games, ReadGame
// returns the first, with a note. Its errors are of type [*files.Error].
func ReadGame(f *boards.Source) (*Saved, error) {
	for s, err := range Games(f) {
		if err == nil && s.Video != nil && s.Video.Number == 1 && f.Number == 0 && !f.Written.IsZero() {
			s.VideoNotes = append(s.VideoNotes, &files.Error{
				File: f.Name, Problem: videos.FirstOfSeveral, Want: boards.AddNumber(f.Name, 2),
			})
		}
		return s, err
	}
	return nil, &files.Error{File: f.Name, Problem: videos.NoFormat}
}

// Games yields the games in f: one game of this program, or one or more videos of other programs
// (see package videos). It stops after the first error.
func Games(f *boards.Source) iter.Seq2[*Saved, error] {
	return func(yield func(*Saved, error) bool) {
		missing := func(last int) error {
			return &files.Error{File: f.Name, Problem: boards.NoSuchBoard, Found: strconv.Itoa(f.Number), Want: strconv.Itoa(last)}
		}
		s, err := readGame(f)
		if !NotAGame(err) {
			if err == nil && f.Number > 1 {
				s, err = nil, missing(1)
			}
			yield(s, err)
			return
		}
		last := 0 // the number of videos read
		for v, videoErr := range videos.All(f.Data) {
			switch last++; {
			case is(videoErr, videos.NoFormat):
				problem := unknowable[strings.ToLower(filepath.Ext(f.Name))]
				if len(f.Data) == 0 {
					problem = boards.Empty
				}
				if problem != "" {
					err = &files.Error{File: f.Name, Problem: problem}
				}
				yield(nil, err) // its text shows how the file begins
				return
			case videoErr != nil:
				yield(nil, files.WithPath(f.Name, videoErr))
				return
			case f.Number > 0 && f.Number != last:
				continue
			}
			s := fromVideo(v)
			s.Written = f.Written
			for _, note := range s.VideoNotes {
				note.File = boards.AddNumber(f.Name, v.Number)
			}
			if !yield(s, nil) {
				return
			}
		}
		if f.Number > last {
			yield(nil, missing(last))
		}
	}
}

// unknowable maps extensions to problems. Files with these extensions are in formats that are not
// read and cannot be recognised by their content.
var unknowable = map[string]files.Problem{".mvr": videos.MVR, ".fsvf": videos.FSVF}

// NotAGame reports whether an error says that a file is neither a game nor a video, or is empty.
func NotAGame(err error) bool { return is(err, journal.NotAGame) || is(err, boards.Empty) }

// is reports whether err is a [*files.Error] with this problem.
func is(err, problem error) bool {
	var wrong *files.Error
	return errors.As(err, &wrong) && wrong.Problem == problem
}

// readGame returns the game of this program in f.
func readGame(f *boards.Source) (*Saved, error) {
	if f.Err != nil {
		return nil, f.Err
	}
	s, err := readText(f.Data)
	if err != nil {
		return nil, files.WithPath(f.Name, err)
	}
	if s.Written = f.Written; s.Wrong != nil {
		s.Wrong.File = f.Name
	}
	return s, nil
}

// readText reads a game of this program from data. Its errors name no file.
func readText(data []byte) (*Saved, error) {
	j, err := journal.Read(data)
	if j == nil {
		return nil, err
	}
	s := &Saved{Journal: j, data: data}
	errors.As(err, &s.Wrong)
	s.Game, err = j.Play()
	if s.Game == nil {
		return nil, err
	}
	if errors.As(err, &s.Wrong) { // if Read failed, too, the line of this error is the earlier one
		j.Cut(s.Wrong.Line)
	}
	s.addEnd()
	return s, nil
}

// addEnd adds the last entry of a game that is over, if the text does not have that entry: the
// program may have died before writing it. An explosion in a race does not end the game.
func (s *Saved) addEnd() {
	kinds := map[game.Status]journal.Event{game.Won: journal.Won, game.Lost: journal.Lost}
	kind, over := kinds[s.Game.Status()]
	if over && s.End() == journal.Done && !(kind == journal.Lost && s.Race != "") {
		s.Entries = append(s.Entries, journal.Entry{At: s.Elapsed(), Event: kind})
	}
}

// Read reads the game with this name as [ReadFile] does. It fails with errNotKept if the archive
// has no such game.
func (a *Archive) Read(name string) (*Saved, error) {
	if a.check(name) != nil {
		return nil, errNotKept
	}
	s, err := readGame(boards.ReadFile(a.Path(name)))
	if errors.Is(err, fs.ErrNotExist) {
		err = errNotKept
	}
	return s, err
}

// check returns an error if no game can have this name. A name may come from the history, which
// anybody can edit.
func (a *Archive) check(name string) error {
	if a.dir == "" || name == "" || name != filepath.Base(name) {
		return &files.Error{File: name, Problem: files.NoSuchFile, Err: fs.ErrNotExist}
	}
	return nil
}

// rewrite writes the text of s to the file of the game, unless the file has that text already.
func (a *Archive) rewrite(name string, s *Saved) error {
	text, err := s.Text()
	if err != nil || bytes.Equal(text, s.data) {
		return err
	}
	return files.Write(a.Path(name), text, files.Options{Private: true})
}
