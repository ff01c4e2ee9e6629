package voice

import (
	"strconv"
	"strings"
	"time"

	"buscaminas/ui/archive"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
)

// Waiting describes a saved game that is not over, and says when the game was last saved.
func Waiting(w *archive.Waiting, l text.Lang) string {
	said := session.TitleOf(&w.Header).In(l) + ", " + draw.GridName(w.Grid()).In(l)
	if w.Open != journal.Unknown {
		said += l.Say(", %d por ciento abierto", ", %d per cent open", w.Open)
	}
	said += l.Say(", con %s de juego", ", played for %s", lasted(l, w.Elapsed))
	said += l.Say(", del %s", ", of %s", day(w.Last.Local(), l))
	if w.Elsewhere {
		said += l.Say(
			", abierta en otra copia del programa",
			", open in another copy of the program")
	}
	return said
}

var months = [...]text.Text{
	{"enero", "January"}, {"febrero", "February"}, {"marzo", "March"}, {"abril", "April"},
	{"mayo", "May"}, {"junio", "June"}, {"julio", "July"}, {"agosto", "August"},
	{"septiembre", "September"}, {"octubre", "October"}, {"noviembre", "November"}, {"diciembre", "December"},
}

// day returns a date and a time of day in words.
func day(at time.Time, l text.Lang) string {
	month := months[at.Month()-1].In(l)
	date := strconv.Itoa(at.Day()) + l.Say(" de ", " ") + month
	hour := text.Text{" a las ", " at "}
	if at.Hour() == 1 {
		hour = text.Text{" a la ", " at "}
	}
	return date + hour.In(l) + strings.TrimPrefix(at.Format("15:04"), "0")
}
