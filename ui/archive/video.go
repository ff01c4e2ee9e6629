package archive

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"buscaminas/boards"
	"buscaminas/boards/files"
	"buscaminas/boards/videos"
	"buscaminas/game"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/text"
)

// A game that was recorded by another program is read wherever a game from a file is read. It never
// comes from the folder of the games, so it is never resumed, and the history does not have it.

// FromVideo returns the game of a video. The file is only known by the name of its program: nothing
// says who played.
func FromVideo(v *videos.Video) *Saved {
	j := &journal.Journal{Header: journal.Header{
		Titles: videoTitles(v), Begun: v.Begun, Rules: game.Classic,
		Layout: v.Layout, Start: v.Start, SafeStart: v.Mode.SafeStart() && !v.Layout.Mine(v.Start),
		SeenBefore: v.Mode.Known(), Adaptive: v.Mode.Adapts(),
	}, Open: journal.Unknown}
	last := time.Duration(0)
	for _, p := range v.Plays {
		e := journal.Entry{At: p.At, Event: journal.Done, Action: p.Action}
		if p.Refused {
			e.Event = journal.Refused
		}
		j.Entries = append(j.Entries, e)
		last = p.At
	}
	if !v.Timed && len(j.Entries) > 0 {
		j.Entries = append(j.Entries, journal.Entry{At: last, Event: journal.Typed})
	}
	ends := map[game.Status]journal.Event{game.Playing: journal.GivenUp, game.Won: journal.Won, game.Lost: journal.Lost}
	j.Entries = append(j.Entries, journal.Entry{At: last, Event: ends[v.Status]})
	s := &Saved{Journal: j, Video: v, Notes: v.Notes}
	s.Game, _ = j.Play() // the entries come from a game that was played
	return s
}

// videoTitles returns the name of the program and the time of the game, in each language.
func videoTitles(v *videos.Video) []string {
	if !v.Timed {
		return []string{v.Format.Program()}
	}
	title := text.Text{}
	for l := range title {
		const most = 3
		seconds := text.Decimal(text.Lang(l), v.Time.Seconds(), most)
		title[l] = v.Format.Program() + " " + strings.TrimSuffix(seconds, "0") + " s"
	}
	return title[:]
}

// readVideo reads the video in a file. The path FILE#2 stands for the second video of FILE, unless
// there is a file of that name. Its error is
// [videos.NoFormat] if the file is no video.
func readVideo(path string) (*Saved, error) {
	name, n := path, 1
	if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) {
		if file, number := boards.CutNumber(path); number > 0 {
			name, n = file, number
		}
	}
	for s, err := range Videos(name) {
		switch {
		case err != nil:
			return nil, err
		case s.Video.Number == 0 && n == 1 || s.Video.Number == n:
			if s.Video.Number == 1 && path == name {
				s.Notes = append(s.Notes, &files.Error{
					File: name, Problem: videos.FirstOfSeveral, Want: boards.Numbered(name, 2),
				})
			}
			return s, nil
		}
	}
	return nil, &files.Error{File: path, Problem: files.NoSuchFile, Err: fs.ErrNotExist}
}

// Videos yields the videos in the file at path. Most formats have one. After an error there are no
// more. The errors name the file.
func Videos(path string) func(yield func(*Saved, error) bool) {
	return func(yield func(*Saved, error) bool) {
		head, _, err := files.ReadEnds(path, endBytes)
		if err == nil && !videos.MayBe(head) {
			yield(nil, files.In(path, foreign(&files.Error{Problem: videos.NoFormat}, path)))
			return
		}
		data, err := files.Read(path, videos.MaxFile)
		if err != nil {
			yield(nil, err)
			return
		}
		var written time.Time
		if info, err := os.Stat(path); err == nil {
			written = info.ModTime()
		}
		for s, err := range videosIn(data, path) {
			if s != nil {
				s.Written = written
			}
			if !yield(s, err) {
				return
			}
		}
	}
}

// videosIn is Videos for the data of a file. Errors show name as the name of the file.
func videosIn(data []byte, name string) func(yield func(*Saved, error) bool) {
	return func(yield func(*Saved, error) bool) {
		for v, err := range videos.All(data) {
			if err != nil {
				yield(nil, files.In(name, foreign(err, name)))
				return
			}
			s := FromVideo(v)
			for _, note := range s.Notes {
				note.File = boards.Numbered(name, v.Number)
			}
			if !yield(s, nil) {
				return
			}
		}
	}
}

// unknowable are the endings of the names of files that are not read and cannot be recognised by
// their content.
var unknowable = map[string]files.Problem{".mvr": videos.MVR, ".fsvf": videos.FSVF}

// foreign returns the error about a file that is no video. If the name of the file has one of the
// unknowable endings, the error names the format of the file. Otherwise it is err.
func foreign(err error, name string) error {
	problem := unknowable[strings.ToLower(filepath.Ext(name))]
	if noVideo(err) && problem != "" {
		return &files.Error{Problem: problem}
	}
	return err
}

// noVideo reports whether an error says that a file is of no known format of videos.
func noVideo(err error) bool {
	var wrong *files.Error
	return errors.As(err, &wrong) && wrong.Problem == videos.NoFormat
}

// videoIn returns the first video in data.
func videoIn(data []byte, name string) (*Saved, error) {
	for s, err := range videosIn(data, name) {
		return s, err
	}
	return nil, &files.Error{File: name, Problem: videos.NoFormat}
}

// NotAGame reports whether an error says that a file begins neither as a game nor as a video does.
func NotAGame(err error) bool { return notAGame(err) }

// notAGame reports whether an error says that a text does not begin as a game does.
func notAGame(err error) bool {
	var wrong *files.Error
	return errors.As(err, &wrong) && wrong.Problem == journal.NotAGame
}
