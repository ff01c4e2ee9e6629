package day

import (
	"fmt"
	"time"

	"buscaminas/ui/archive"
	"buscaminas/ui/screen"
	"buscaminas/ui/text"
)

// The size of the calendar, in columns of the screen. A day has one column for the mark of the
// chosen day, two for its number, and one for the sign of its result.
const (
	dayWidth      = 4
	calendarWidth = 7 * dayWidth
	calendarHeads = 2 // the number of lines above the days: the month and the weekdays
)

var months = [...]text.Text{
	{"enero de %d", "January %d"}, {"febrero de %d", "February %d"}, {"marzo de %d", "March %d"},
	{"abril de %d", "April %d"}, {"mayo de %d", "May %d"}, {"junio de %d", "June %d"},
	{"julio de %d", "July %d"}, {"agosto de %d", "August %d"}, {"septiembre de %d", "September %d"},
	{"octubre de %d", "October %d"}, {"noviembre de %d", "November %d"}, {"diciembre de %d", "December %d"},
}

var weekdays = text.Text{" lu  ma  mi  ju  vi  sá  do ", " Mo  Tu  We  Th  Fr  Sa  Su "}

// blanks returns the number of days before day 1 in the first week of a month. Weeks begin on
// Monday, and the calendar leaves these days blank.
func blanks(month time.Time) int { return (int(month.Weekday()) + 6) % 7 }

// monthName returns the format of the month and the year of a day, such as "January %d". The caller
// fills in the year.
func monthName(day time.Time) text.Text { return months[day.Month()-1] }

// calendar returns the lines of the calendar of the chosen month: the month, the weekdays, and one
// line for each week. Each line is an item that a click can select. The first items of the page are
// the boards, so line i of the calendar is item len(p.boards())+i.
func (p *model) calendar() []screen.Row {
	month := monthOf(p.day)
	b := screen.Block{
		{screen.Title.Of(" " + monthName(month).In(p.Lang, month.Year()))},
		{screen.Field.Of(weekdays.In(p.Lang))},
	}
	for day := month.AddDate(0, 0, -blanks(month)); day.Before(month.AddDate(0, 1, 0)); {
		var week screen.Line
		for range 7 {
			if day.Month() == month.Month() {
				week = append(week, p.calendarDay(day)...)
			} else {
				week = append(week, screen.Plain.Of(fmt.Sprintf("%*s", dayWidth, "")))
			}
			day = day.AddDate(0, 0, 1)
		}
		b = append(b, week)
	}
	rows := make([]screen.Row, len(b))
	for i, l := range b {
		rows[i] = l.AsItem(len(p.boards()) + i)
	}
	return rows
}

// calendarDay returns a day of the calendar, with the sign of its best result.
func (p *model) calendarDay(day time.Time) screen.Line {
	ink := screen.Message
	switch {
	case day.After(p.today()):
		ink = screen.Border
	case day.Equal(p.day):
		ink = screen.Figure
	}
	pointer := screen.Plain.Of(" ")
	if day.Equal(p.day) {
		pointer = screen.Cursor.Of("▸")
	}
	return screen.Line{pointer, ink.Of(fmt.Sprintf("%2d", day.Day())), sign(p.best(day))}
}

// best returns the best result on any board of a day.
func (p *model) best(day time.Time) archive.DayResult {
	var best archive.DayResult
	for b, r := range p.found.results {
		if b.Day.Equal(day) {
			best.WonOnDay = best.WonOnDay || r.WonOnDay
			best.Won, best.Played = best.Won || r.Won, best.Played || r.Played
		}
	}
	return best
}

// The signs of a result.
var (
	wonOnDay = screen.Good.Of("✓")
	wonLater = screen.Key.Of("+")
	played   = screen.Message.Of("·")
)

func sign(r archive.DayResult) screen.Span {
	switch {
	case r.WonOnDay:
		return wonOnDay
	case r.Won:
		return wonLater
	case r.Played:
		return played
	}
	return screen.Plain.Of(" ")
}

// dayAt returns the day at a column of a line of the calendar. It reports false if there is no day,
// or if the day is in the future.
func (p *model) dayAt(line, column int) (day time.Time, ok bool) {
	month := monthOf(p.day)
	if line < calendarHeads || column < 0 || column >= calendarWidth {
		return month, false
	}
	day = month.AddDate(0, 0, 7*(line-calendarHeads)+column/dayWidth-blanks(month))
	return day, day.Month() == month.Month() && !day.After(p.today())
}
