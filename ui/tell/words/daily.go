package words

import (
	"time"

	"buscaminas/ui/text"
)

// day is the length of a day.
const day = 24 * time.Hour

// Today returns the date of today's daily boards, which is the date in UTC. If the local date is
// another, Today appends "UTC".
func Today(now time.Time) string {
	if date := now.UTC().Format(time.DateOnly); date != now.Format(time.DateOnly) {
		return date + " UTC"
	}
	return now.Format(time.DateOnly)
}

// NextDaily says when the next daily boards come.
func NextDaily(now time.Time, l text.Lang) string {
	left := (now.Truncate(day).Add(day).Sub(now) + time.Minute - 1).Truncate(time.Minute)
	return l.Say("Los siguientes llegan dentro de %s.", "The next boards come in %s.", Took(left, l))
}

// Took returns a time in words, to the tenth of a second.
func Took(d time.Duration, l text.Lang) string {
	d = d.Truncate(time.Second / 10)
	var parts []string
	for _, unit := range []struct {
		text.Text
		is time.Duration
	}{
		{text.Text{"%d {hora|horas}", "%d {hour|hours}"}, time.Hour},
		{text.Text{"%d {minuto|minutos}", "%d {minute|minutes}"}, time.Minute},
	} {
		if n := int(d / unit.is); n > 0 {
			parts, d = append(parts, unit.In(l, n)), d%unit.is
		}
	}
	switch {
	case d == time.Second:
		parts = append(parts, l.Say("1 segundo", "1 second"))
	case d > 0 || len(parts) == 0:
		parts = append(parts, l.Say("%s segundos", "%s seconds", text.Tenths(l, d.Seconds())))
	}
	return text.And(l, parts)
}
