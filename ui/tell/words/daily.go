package words

import (
	"time"

	"buscaminas/ui/text"
)

// day is the length of a day.
const day = 24 * time.Hour

// Today returns the date of today's daily boards, which is the date in UTC. If the local date is
// not the same, Today appends "UTC".
func Today(now time.Time) string {
	if date := now.UTC().Format(time.DateOnly); date != now.Format(time.DateOnly) {
		return date + " UTC"
	}
	return now.Format(time.DateOnly)
}

// NextDaily says how soon the next daily boards come.
func NextDaily(now time.Time, l text.Lang) string {
	left := (now.Truncate(day).Add(day).Sub(now) + time.Minute - 1).Truncate(time.Minute)
	return l.Say("Los siguientes llegan dentro de %s.", "The next boards come in %s.", DurationInWords(left, l))
}
