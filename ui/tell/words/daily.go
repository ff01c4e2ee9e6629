package words

import (
	"time"

	"buscaminas/ui/text"
)

// day is the length of a day.
const day = 24 * time.Hour

// Today returns the date of today's daily boards. It names UTC where another date is local.
func Today(now time.Time) string {
	if date := now.UTC().Format(time.DateOnly); date != now.Format(time.DateOnly) {
		return date + " UTC"
	}
	return now.Format(time.DateOnly)
}

// NextDaily says when the next daily boards come.
func NextDaily(now time.Time, l text.Lang) string {
	left := (now.Truncate(day).Add(day).Sub(now) + time.Minute - 1) / time.Minute
	wait := l.Say("%d min", "%d min", left%60)
	if left >= 60 {
		wait = l.Say("%d h %s", "%d h %s", left/60, wait)
	}
	return l.Say("Los siguientes llegan dentro de %s.", "The next boards come in %s.", wait)
}
