package serve

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"
	"time"

	"buscaminas/ui/archive/journal"

	gossh "golang.org/x/crypto/ssh"
)

// A raceOf is a race that Ana and Luis have begun.
type raceOf struct {
	*host
	anasKey, luisKey gossh.Signer
	ana, luis        *screen
	code             string
	board            journal.Header
}

// begun is when the quick clocks begin, which a server that starts again must not turn back.
var begun = time.Now()

// quickClock makes the clock of a server ten times as fast, because every race begins with a countdown.
func quickClock(s *Server) {
	s.Now = func() time.Time { return begun.Add(10 * time.Since(begun)) }
}

// makesRace makes a race from the menu.
func (s *screen) makesRace(name string) {
	s.t.Helper()
	s.does("v", "RACES", "n\r", "Your name:", name+"\r", "1. "+name+" (you)")
}

func newRace(t *testing.T) *raceOf {
	t.Helper()
	r := &raceOf{host: start(t, quickClock), anasKey: newSigner(t), luisKey: newSigner(t)}
	r.ana = r.finds(r.anasKey, "Beginner")
	r.ana.makesRace("Ana")
	r.code = regexp.MustCompile(`RACE ([A-Z]{4})`).FindStringSubmatch(r.ana.text())[1]
	r.luis = r.finds(r.luisKey, "Beginner")
	r.luis.does("v", "1/8", "\r", "Your name:", "Luis\r", "2. Luis (you)")
	r.ana.sees("2. Luis")
	r.ana.types("\r")
	r.ana.sees("TIME")
	r.luis.sees("TIME")
	data, err := os.ReadFile(filepath.Join(r.Folder, "races", r.code, "board.txt"))
	if err != nil {
		t.Fatal(err)
	}
	j, err := journal.Read(data)
	if err != nil {
		t.Fatal(err)
	}
	r.board = j.Header
	return r
}

// A guest is told about races, sees and watches those of others, and is offered nothing that a guest
// cannot do: to make a race, to join one, or to choose a name.
func TestGuestsOnlyWatchRaces(t *testing.T) {
	t.Parallel()
	h := start(t, quickClock)
	guest := h.finds(nil, "Beginner")
	guest.types("v")
	guest.sees("There are none at the moment")
	guest.sees("As a guest you can watch the races")
	offersNothing := func() {
		t.Helper()
		if now := guest.text(); regexp.MustCompile(`n new|x code|N name|Set one up|press r to join|r rematch`).MatchString(now) {
			t.Errorf("a guest is offered what a guest cannot do:\n%s", now)
		}
	}
	offersNothing()
	ana := h.finds(newSigner(t), "Beginner")
	ana.makesRace("Ana")
	guest.sees("1/8")
	guest.types("nxN\r") // only the last key does anything
	guest.sees("The race has not begun yet")
	offersNothing()
	ana.types("\r")
	ana.sees("TIME")
	guest.sees("deaths")
	offersNothing()
	guest.sees("─ Ana ─") // her board
	guest.types("rp")
	guest.sees("Live")
}
