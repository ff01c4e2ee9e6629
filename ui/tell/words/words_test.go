package words

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"
	"syscall"
	"testing"
	"time"

	"buscaminas/boards"
	"buscaminas/boards/files"
	"buscaminas/boards/videos"
	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/text"
)

func TestEveryRefusalHasWords(t *testing.T) {
	for r := game.NotAPlay; r <= game.GameOver; r++ {
		within := reasons[r]
		if within == (text.Text{}) {
			t.Errorf("nothing is said when an action is refused for: %v", r)
		}
		for _, said := range within {
			if strings.ContainsAny(said, "ABCDEFGHIJKLMNOPQRSTUVWXYZ.") {
				t.Errorf("%q is to stand within a sentence", said)
			}
		}
	}
}

// The message for an error in a file is in one language, including its cause.
func TestErrorsAreToldInOneLanguage(t *testing.T) {
	notDone := &files.Error{File: "f", Line: 3, Problem: journal.NotDone, Found: "Aa*", Err: game.FlaggedCell}
	for _, test := range []struct {
		err              error
		spanish, english string
	}{
		{notDone,
			"f:3: Aa* no se puede hacer: no se puede abrir una celda marcada",
			"f:3: Aa* cannot be done: you cannot open a flagged cell"},
		{&files.Error{File: "f", Line: 3, Problem: journal.NotDone, Found: "Aa*", Err: game.TooFewFlags},
			"f:3: Aa* no se puede hacer: la celda ya está abierta, y faltan marcas para abrir sus vecinas",
			"f:3: Aa* cannot be done: the cell is already open, and it takes more flags to open its neighbours"},
		{&files.Error{Line: 2, Problem: journal.BadBoard, Err: &deal.MinesError{Mines: 7, Cells: 4}},
			"línea 2: no puede haber 7 minas: el número va de 0 a 4",
			"line 2: there cannot be 7 mines: the number must be from 0 to 4"},
		{&files.Error{Problem: boards.GameCut, Err: notDone},
			"solo se ha leído hasta aquí: f:3: Aa* no se puede hacer: no se puede abrir una celda marcada",
			"read only up to here: f:3: Aa* cannot be done: you cannot open a flagged cell"},
		{&deal.CodeError{Reason: deal.Impossible, Err: &deal.MinesError{Mines: 7, Cells: 4}},
			"no existe el tablero de ese código: no puede haber 7 minas: el número va de 0 a 4",
			"the code is of no possible board: 7 mines: from 0 to 4 are possible"},
		{&files.Error{Line: 2, Problem: journal.BadValue, Found: "x",
			Err: text.Error{"un número", "a number"}},
			"línea 2: aquí debe ir un número, y no x",
			"line 2: x where a number should be"},
		{&files.Error{Problem: videos.OtherTime, Found: "0.003", Want: "12345.678"},
			"según el fichero son 0,003 s, pero la última jugada es de 12\u202f345,678 s",
			"the file says 0.003 s, but the last move is at 12345.678 s"},
		{&files.Error{File: "f", Problem: files.CannotRead, Err: errors.New("wet \x1b")},
			"f: no se puede leer: el sistema dice «wet \ufffd»",
			"f: cannot be read: wet \ufffd"},
		{&files.Error{File: "f", Problem: files.CannotRead, Err: fmt.Errorf("reading: %w", io.ErrUnexpectedEOF)},
			"f: no se puede leer: se acaba antes de tiempo",
			"f: cannot be read: it ends too soon"},
		{&files.Error{Problem: files.Exists, Line: 2},
			"línea 2: ya existe, y se queda como está",
			"line 2: already exists, and stays as it is"},
		{&files.Error{Problem: files.CannotWrite, Err: syscall.ENOSPC},
			"no se puede escribir: no queda espacio en el disco",
			"cannot be written: there is no space left on the disk"},
		{&files.Error{Problem: files.CannotWrite, Err: syscall.ENOTDIR},
			"no se puede escribir: hay un fichero donde debe estar el directorio",
			"cannot be written: there is a file where the directory should be"},
		{&fs.PathError{Op: "open", Path: "f", Err: syscall.EMFILE},
			"f: hay demasiados ficheros abiertos",
			"f: too many files are open"},
		{&os.LinkError{Op: "rename", Old: "f.tmp", New: "f", Err: syscall.EXDEV},
			"f: está en otro disco",
			"f: it is on another disk"},
	} {
		if got := Error(test.err, text.Spanish); got != test.spanish {
			t.Errorf("%q\nwant %q", got, test.spanish)
		}
		if got := Error(test.err, text.English); got != test.english {
			t.Errorf("%q\nwant %q", got, test.english)
		}
	}
}

func TestEveryBoardFormatHasAName(t *testing.T) {
	seen := map[string]bool{}
	for f := range boards.Formats {
		name := BoardFormat(f)
		for _, n := range []string{"es " + name.In(text.Spanish), "en " + name.In(text.English)} {
			if len(n) == 3 || seen[n] {
				t.Errorf("format %v has the name %q, as another or empty", f, n)
			}
			seen[n] = true
		}
	}
}

func TestSeconds(t *testing.T) {
	for d, want := range map[time.Duration]string{
		0:                           "0.0",
		99 * time.Millisecond:       "0.0",
		100 * time.Millisecond:      "0.1",
		42*time.Second + 399e6:      "42.3",
		2*time.Hour + 5*time.Second: "7205.0",
	} {
		if got := Seconds(d); got != want {
			t.Errorf("%v reads %q, want %q", d, got, want)
		}
	}
}

// A time computed from seconds is written exactly, and not a tenth less.
func TestSecondsThatWereComputed(t *testing.T) {
	for want, seconds := range map[string]float64{
		"4.0": (5850 * time.Millisecond).Seconds() - (1850 * time.Millisecond).Seconds(),
		"4.1": (4100 * time.Millisecond).Seconds(),
		"8.2": (8200 * time.Millisecond).Seconds(),
		"0.0": 0,
	} {
		if got := Seconds(Duration(seconds)); got != want {
			t.Errorf("%v is written %s, want %s", seconds, got, want)
		}
	}
}

func TestTimesAreSpoken(t *testing.T) {
	for d, want := range map[time.Duration]text.Text{
		0:                                     {"0 segundos", "0 seconds"},
		time.Second:                           {"1 segundo", "1 second"},
		1200 * time.Millisecond:               {"1,2 segundos", "1.2 seconds"},
		time.Minute:                           {"1 minuto", "1 minute"},
		61*time.Second + 50*time.Millisecond:  {"1 minuto y 1 segundo", "1 minute and 1 second"},
		2*time.Hour + 3*time.Minute + 4500e6:  {"2 horas, 3 minutos y 4,5 segundos", "2 hours, 3 minutes and 4.5 seconds"},
		time.Hour + 100*time.Millisecond:      {"1 hora y 0,1 segundos", "1 hour and 0.1 seconds"},
		59*time.Second + 999*time.Millisecond: {"59,9 segundos", "59.9 seconds"},
	} {
		for _, l := range []text.Lang{text.Spanish, text.English} {
			if got := DurationInWords(d, l); got != want.In(l) {
				t.Errorf("%v: %q, want %q", d, got, want.In(l))
			}
		}
	}
}
