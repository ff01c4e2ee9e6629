package course

import (
	"fmt"
	"path/filepath"
	"time"

	"buscaminas/ui/settings"
)

// A Schedule says when mistakes come up again. The pauses become longer, up to 21 days. A mistake
// that the player has solved twice does not come up again. The file has a line for each mistake,
// such as
//
//	20260102-030405.17 = 2 1 2026-01-05
//
// This mistake was shown twice and solved once, and comes up again on 5 January.
type Schedule struct{ file *settings.File }

// after holds the pauses, in days, after a mistake was shown once, twice, and so on.
var after = [...]int{1, 3, 7, 21}

// enoughSolved is the number of times that the player must solve a mistake.
const enoughSolved = 2

// ReadSchedule reads the schedule from a folder, as [Read] reads the progress.
func ReadSchedule(dir string) (*Schedule, error) {
	path := ""
	if dir != "" {
		path = filepath.Join(dir, "practice.txt")
	}
	file, err := settings.Read(path)
	if err == nil {
		if wrong := file.Problems(); len(wrong) > 0 {
			err = wrong[0]
		}
	}
	return &Schedule{file}, err
}

// of returns the state of a mistake: how often it was shown and solved, and the day when it is due.
// A mistake that was never shown has zero values.
func (s *Schedule) of(name string) (seen, solved int, due string) {
	for _, set := range s.file.All() {
		if set.Name == name {
			if n, _ := fmt.Sscanf(set.Value, "%d %d %s", &seen, &solved, &due); n != 3 || seen < 1 ||
				solved < 0 {
				seen, solved, due = 0, 0, ""
			}
		}
	}
	return seen, solved, due
}

// Due reports whether a mistake is due on a day.
func (s *Schedule) Due(name string, day time.Time) bool {
	seen, solved, due := s.of(name)
	return solved < enoughSolved && (seen == 0 || due <= day.Format(time.DateOnly))
}

// record records that a mistake was shown on a day, and whether the player solved it.
// [Schedule.Write] stores that.
func (s *Schedule) record(name string, ok bool, day time.Time) {
	seen, solved, _ := s.of(name)
	seen++
	if ok {
		solved++
	}
	due := day.AddDate(0, 0, after[min(seen, len(after))-1]).Format(time.DateOnly)
	s.file.Set(name, fmt.Sprintf("%d %d %s", seen, solved, due))
}

// Write writes the file. It keeps lines that it could not read. A non-nil error is a
// [*files.Error].
func (s *Schedule) Write() error { return s.file.Write() }
