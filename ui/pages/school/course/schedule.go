package course

import (
	"fmt"
	"time"

	"buscaminas/ui/settings"
)

// A schedule says when mistakes come up again. The pauses become longer, up to 21 days. A mistake
// that the player has solved twice does not come up again. The file has a line for each mistake,
// such as
//
//	20260102-030405.17 = 2 1 2026-01-05
//
// This mistake was shown twice and solved once, and comes up again on 5 January.
type schedule struct{ *settings.File }

// after holds the pauses, in days, after a mistake was shown once, twice, and so on.
var after = [...]int{1, 3, 7, 21}

// enoughSolved is the number of times that the player must solve a mistake.
const enoughSolved = 2

// readSchedule reads the schedule from a folder, as [Load] reads the progress.
func readSchedule(dir string) (*schedule, error) {
	file, err := read(dir, "practice.txt")
	return &schedule{file}, err
}

// of returns the state of a mistake: how often it was shown and solved, and the day when it is due.
// A mistake that was never shown has zero values.
func (s *schedule) of(name string) (seen, solved int, due string) {
	if n, _ := fmt.Sscanf(value(s.File, name), "%d %d %s", &seen, &solved, &due); n != 3 || seen < 1 || solved < 0 {
		return 0, 0, ""
	}
	return seen, solved, due
}

// isDue reports whether a mistake is due on a day.
func (s *schedule) isDue(name string, day time.Time) bool {
	seen, solved, due := s.of(name)
	return solved < enoughSolved && (seen == 0 || due <= day.Format(time.DateOnly))
}

// record records that a mistake was shown on a day, and whether the player solved it.
func (s *schedule) record(name string, ok bool, day time.Time) {
	seen, solved, _ := s.of(name)
	seen++
	if ok {
		solved++
	}
	due := day.AddDate(0, 0, after[min(seen, len(after))-1]).Format(time.DateOnly)
	s.Set(name, fmt.Sprintf("%d %d %s", seen, solved, due))
}
