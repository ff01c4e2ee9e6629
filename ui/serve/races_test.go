package serve

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
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

func newRace(t *testing.T) *raceOf {
	t.Helper()
	r := &raceOf{host: start(t, quickClock), anasKey: newSigner(t), luisKey: newSigner(t)}
	r.ana = r.play(r.anasKey, "")
	r.ana.sees("Beginner")
	r.ana.types("v")
	r.ana.sees("RACES")
	r.ana.types("n\r")
	r.ana.sees("Your name:")
	r.ana.types("Ana\r")
	r.ana.sees("1. Ana (you)")
	r.code = regexp.MustCompile(`RACE ([A-Z]{4})`).FindStringSubmatch(r.ana.text())[1]
	r.luis = r.play(r.luisKey, "")
	r.luis.sees("Beginner")
	r.luis.types("v")
	r.luis.sees("1/8")
	r.luis.types("\r")
	r.luis.sees("Your name:")
	r.luis.types("Luis\r")
	r.luis.sees("2. Luis (you)")
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

// explodes opens a mine on the screen of a player, at the prompt.
func (r *raceOf) explodes(s *screen) {
	r.t.Helper()
	for c := range r.board.Layout.MineCells() {
		s.types(":" + game.Action{Kind: game.Open, Cell: c}.Text(r.board.Grid()) + "\r")
		break
	}
	s.sees("That was a mine")
}

// hides fails if the screen of a player shows a mine that nobody has opened, or the code of the
// board.
func (r *raceOf) hides(who string, s *screen) {
	r.t.Helper()
	now := s.text()
	if regexp.MustCompile(`[│ ][*#][│ ]`).MatchString(now) {
		r.t.Errorf("%s sees a mine or a wrong flag:\n%s", who, now)
	}
	code := deal.Code{Spec: r.board.Deal, Start: r.board.Start, Rules: r.board.Rules}.String()
	if strings.Contains(s.sent(), code) {
		r.t.Errorf("%s sees the code of the board, %s", who, code)
	}
}

// While a race goes on, nobody sees its mines after an explosion: not the player, not a second
// session of the same key, not another key, and not a guest.
func TestNobodySeesTheMinesOfARace(t *testing.T) {
	t.Parallel() // it waits most of the time
	r := newRace(t)
	r.explodes(r.ana)
	r.hides("Ana", r.ana)
	second := r.play(r.anasKey, "")
	second.sees("Beginner")
	second.types("C")
	second.sees("GAMES WAITING")
	second.sees("open in another copy")
	r.hides("the second session, in the list", second)
	second.types("qv")
	second.sees("under way")
	second.types("\r")
	second.sees("deaths")
	second.types("p")
	second.sees("You can still undo")
	r.hides("the second session, at the table", second)
	for who, key := range map[string]gossh.Signer{"another key": newSigner(t), "a guest": nil} {
		other := r.play(key, "")
		other.sees("Beginner")
		other.types("v")
		other.sees("under way")
		other.types("\r")
		other.sees("deaths")
		r.hides(who+", at the table", other)
		for _, row := range []string{"", "j"} {
			other.types(row + "p")
			other.sees("Live")
			r.hides(who+", watching", other)
			other.types("\r")
			other.sees("the race is still going")
			other.types("q")
			other.sees("deaths")
		}
	}
}

// A player who exploded and lost the connection, or whose server ended, comes back to the race where
// it was, and undoes the explosion.
func TestExplosionOutlivesTheConnection(t *testing.T) {
	t.Parallel() // it waits most of the time
	r := newRace(t)
	r.explodes(r.ana)
	back := func() {
		t.Helper()
		r.ana = r.play(r.anasKey, "")
		r.ana.sees("Continue")
		r.ana.types("c")
		r.ana.sees("That was a mine")
		r.ana.sees("Luis")
		r.hides("Ana, who has come back", r.ana)
	}
	r.ana.client.Close()
	r.until("Ana has left", func() bool { return strings.Contains(strings.Join(r.logged(), "\n"), "msg=leave") })
	back()
	r.ana.types("u")
	r.ana.sees("Undone")
	r.explodes(r.ana)
	r.stop()
	r.run()
	back()
	r.ana.types("u")
	r.ana.sees("Undone")
}

// A guest is told about races, sees and watches those of others, and is offered nothing that a guest
// cannot do: to make a race, to join one, or to choose a name.
func TestGuestsOnlyWatchRaces(t *testing.T) {
	t.Parallel() // it waits most of the time
	h := start(t, quickClock)
	guest := h.play(nil, "")
	guest.sees("Beginner")
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
	ana := h.play(newSigner(t), "")
	ana.sees("Beginner")
	ana.types("v")
	ana.sees("RACES")
	ana.types("n\r")
	ana.sees("Your name:")
	ana.types("Ana\r")
	ana.sees("1. Ana (you)")
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
