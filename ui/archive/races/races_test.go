package races_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/gametest"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/archive/races"
	"buscaminas/ui/text"
)

const ms = time.Millisecond

var start = game.Cell{Row: 4, Col: 4}

// dealt returns the header of a game on a board of this size.
func dealt(rows, cols, mines int) journal.Header {
	spec := deal.Spec{Grid: game.Square{Rows: rows, Cols: cols}, Mines: mines, Seed: 7}
	board := gametest.Must(spec.Deal(start))
	return journal.Header{Titles: []string{"Principiante", "Beginner"}, Deal: spec, Layout: board.Layout, Start: start}
}

// made returns a folder with one race, the code of the race, and the header of its board.
func made(t *testing.T) (races.Folder, string, journal.Header) {
	t.Helper()
	f := races.In(archive.At(t.TempDir()))
	h := dealt(9, 9, 10)
	code := gametest.Must(f.Make(h, 40_000))
	return f, code, h
}

func join(t testing.TB, f races.Folder, code, name string) *races.Seat {
	t.Helper()
	s, err := f.Join(code, name)
	if err != nil {
		t.Fatalf("%s cannot join: %v", name, err)
	}
	t.Cleanup(s.Leave)
	return s
}

// roster returns a list of the players in a race.
func roster(f races.Folder, code string) string {
	r := gametest.Must(f.Race(code))
	var all []string
	for _, p := range r.Players {
		is := ""
		if !p.Here {
			is = " (away)"
		}
		all = append(all, fmt.Sprintf("%d %s%s", p.Seat, p.Name, is))
	}
	return strings.Join(all, ", ")
}

// A player who joins has a seat and is listed. A player who leaves before the start is no longer
// listed. After the start, a player who was in the race can come back, and nobody else can join.
func TestJoinAndLeave(t *testing.T) {
	f, code, h := made(t)
	if r, err := f.Race(code); err != nil || !r.Open() || !r.Board.Layout.Equal(h.Layout) || r.Board.Start != start {
		t.Fatalf("Race returns %+v, %v; want an open race on the board of the header", r, err)
	}
	want := func(want string) {
		t.Helper()
		if got := roster(f, code); got != want {
			t.Errorf("in the race are %q, want %q", got, want)
		}
	}
	ana := join(t, f, code, "Ana")
	luis := join(t, f, code, "  Luis!\x1b[0m/../ ")
	join(t, f, code, "ana")
	want("1 Ana, 2 Luis0m, 3 ana2")
	luis.Leave()
	want("1 Ana, 3 ana2")
	join(t, f, code, "Ñusta")
	want("1 Ana, 2 Ñusta, 3 ana2")
	gametest.MustDo(f.Start(code))
	if _, err := f.Join(code, "Luis"); err != races.ErrBegun {
		t.Errorf("Luis joins late: %v", err)
	}
	ana.Leave() // as if her program was killed
	want("1 Ana (away), 2 Ñusta, 3 ana2")
	back := join(t, f, code, "Ana")
	if back.Ref() != code+" 1" {
		t.Errorf("Ana comes back to %s", back.Ref())
	}
	want("1 Ana, 2 Ñusta, 3 ana2")
	gametest.MustDo(back.Write(gameOf(h, back, done(0, game.Open, start))))
	back.Leave()
	if _, err := f.Join(code, "Ana"); err != races.ErrBegun {
		t.Errorf("another Ana takes the seat of one who has played: %v", err)
	}
}

// Eight players can join, and not a ninth.
func TestFull(t *testing.T) {
	f, code, _ := made(t)
	for i := range races.MaxPlayers {
		join(t, f, code, fmt.Sprintf("p%d", i))
	}
	if _, err := f.Join(code, "late"); err != races.ErrFull {
		t.Errorf("a ninth joins: %v", err)
	}
	if r, _ := f.Race(code); r.Open() {
		t.Error("it is offered")
	}
}

// Refusals are sentences in both languages.
func TestRefused(t *testing.T) {
	f, code, _ := made(t)
	for what, err := range map[string]error{
		"too large":  second(f.Make(dealt(101, 100, 900), 0)),
		"no folder":  second(races.In(archive.At("")).Make(dealt(9, 9, 10), 0)),
		"no race":    second(f.Join("BBBB", "Ana")),
		"gone":       second(f.SitAgain("BBBB 1")),
		"no seat":    second(f.SitAgain(code + " 1")),
		"seat 9":     second(f.SitAgain(code + " 9")),
		"a path":     second(f.SitAgain("../x 1")),
		"nothing":    second(f.SitAgain("")),
		"five":       second(races.ParseCode("BBBBB")),
		"vowels":     second(races.ParseCode("casa")),
		"one folder": second(races.ParseCode("..")),
	} {
		var said text.Error
		if !errors.As(err, &said) || said[text.Spanish] == said[text.English] {
			t.Errorf("%s: error %v, want a sentence in each language", what, err)
		}
	}
	if code, err := races.ParseCode(" krtb\n"); err != nil || code != "KRTB" {
		t.Errorf("Code returns %q, %v; want KRTB", code, err)
	}
}

func second[T any](_ T, err error) error { return err }

// gameOf returns the game of the player in a seat with these entries.
func gameOf(h journal.Header, s *races.Seat, entries ...journal.Entry) *journal.Journal {
	h.Race = s.Ref()
	return &journal.Journal{Header: h, Entries: entries}
}

func done(at time.Duration, kind game.Kind, c game.Cell) journal.Entry {
	return journal.Entry{At: at, Action: game.Action{Kind: kind, Cell: c}}
}

// All players see the actions of all others, even after a program was killed and went on.
func TestFollow(t *testing.T) {
	f, code, h := made(t)
	ana, luis := join(t, f, code, "Ana"), join(t, f, code, "Luis")
	gametest.MustDo(f.Start(code))
	follow := f.Follow(code)
	read := func() []races.Game {
		t.Helper()
		all, err := follow.Read()
		if err != nil || len(all) != 2 {
			t.Fatalf("%d games, %v", len(all), err)
		}
		return all
	}
	sees := func(name string, g races.Game, want *journal.Journal) {
		t.Helper()
		for i := range g.Journal.Entries {
			g.Journal.Entries[i].Line = 0
		}
		if g.Err != nil || g.Name != name || !slices.Equal(g.Journal.Entries, want.Entries) {
			t.Fatalf("%s is seen to have done\n%v, %v\nwant\n%v", g.Name, g.Journal.Entries, g.Err, want.Entries)
		}
	}
	hers, his := gameOf(h, ana), gameOf(h, luis)
	sees("Ana", read()[0], hers)
	for i := range 40 {
		hers.Entries = append(hers.Entries, done(time.Duration(i)*100*ms, game.Flag, game.Cell{Row: i % 3, Col: i % 9}))
		his.Entries = append(his.Entries, done(time.Duration(i)*70*ms, game.Open, game.Cell{Row: 4, Col: 4 + i%2}))
		gametest.MustDo(ana.Write(hers))
		if i <= 7 || i > 12 {
			gametest.MustDo(luis.Write(his))
		}
		switch i {
		case 7: // leave half a line, like a program killed while it writes
			write(filepath.Join(dirOf(f), code, "2.txt"), "1.0", os.O_APPEND)
			luis.Leave()
		case 12:
			var err error
			if luis, err = f.SitAgain(his.Race); err != nil || luis.Name != "Luis" {
				t.Fatal(err)
			}
			t.Cleanup(luis.Leave)
			gametest.MustDo(luis.Write(his))
		}
		if i%3 == 0 && (i < 7 || i > 12) {
			all := read()
			sees("Ana", all[0], hers)
			sees("Luis", all[1], his)
		}
	}
	late := gametest.Must(f.Follow(code).Read())
	sees("Luis", late[1], his)
}

// However often the games of a race were read, a player who appears in its folder is seen.
func TestFollowSeesALatePlayer(t *testing.T) {
	f, code, _ := made(t)
	join(t, f, code, "Ana")
	gametest.MustDo(f.Start(code))
	follow := f.Follow(code)
	sees := func(want int) {
		t.Helper()
		if all, err := follow.Read(); err != nil || len(all) != want {
			t.Fatalf("%d players, %v, want %d", len(all), err, want)
		}
	}
	for range 3 {
		sees(1)
	}
	write(filepath.Join(dirOf(f), code, "2.player"), "Luis\n", 0)
	sees(2)
}

// dirOf returns the path of the folder.
func dirOf(f races.Folder) string {
	dir, _, _ := strings.Cut(strings.Trim(fmt.Sprint(f), "{}"), " ")
	return dir
}

func write(path, data string, flag int) {
	file := gametest.Must(os.OpenFile(path, os.O_WRONLY|os.O_CREATE|flag, 0o666))
	defer file.Close()
	gametest.Must(file.WriteString(data))
}

// A player's file with wrong content gives an error for that player, and does not hide the games of
// others.
func TestRubbish(t *testing.T) {
	f, code, h := made(t)
	ana, luis := join(t, f, code, "Ana"), join(t, f, code, "Luis")
	hers := gameOf(h, ana, done(0, game.Open, start))
	gametest.MustDo(ana.Write(hers))
	other := gameOf(dealt(9, 10, 10), luis, done(0, game.Open, start))
	elsewhere := gametest.Must(other.Text())
	good, _ := gameOf(h, luis, done(0, game.Open, start)).Text()
	follow := f.Follow(code)
	for _, wrong := range []string{"\x00\n", "hello\n", string(elsewhere), string(good) + "mines: 3\n"} {
		write(filepath.Join(dirOf(f), code, "2.txt"), wrong, os.O_TRUNC)
		all, err := follow.Read()
		if err != nil || len(all) != 2 || all[0].Err != nil || len(all[0].Journal.Entries) != 1 || all[1].Err == nil {
			t.Errorf("%.20q: Read returns %+v, %v; want one good game and one error", wrong, all, err)
		}
	}
	write(filepath.Join(dirOf(f), code, "2.txt"), string(good), os.O_TRUNC)
	if all, _ := follow.Read(); all[1].Err != nil || len(all[1].Journal.Entries) != 1 {
		t.Errorf("once it is mended: %+v", all[1])
	}
	write(filepath.Join(dirOf(f), code, "board.txt"), "hello\n", os.O_TRUNC)
	write(filepath.Join(dirOf(f), "notes.txt"), "hello\n", os.O_TRUNC)
	if all, problems := f.List().Read(); len(all) != 0 || len(problems) != 1 || !strings.Contains(problems[0].Error(), code) {
		t.Errorf("Read returns %v, %v; want one error that names %s", all, problems, code)
	}
}

// All requests for a rematch lead to the same race.
func TestRematch(t *testing.T) {
	f, code, h := made(t)
	const seed = 100
	next, err := f.Rematch(code, h, seed)
	if err != nil || next == code {
		t.Fatalf("Rematch returns %s, %v; want a new code", next, err)
	}
	again, err := f.Rematch(code, h, seed)
	if err != nil || again != next {
		t.Errorf("%s, want %s, %v", again, next, err)
	}
	if r, _ := f.Race(code); r.Next != next {
		t.Errorf("the race is %+v, want the next race %s", r, next)
	}
	join(t, f, next, "Ana")
	if all, problems := f.List().Read(); len(all) != 1 || all[0].Code != next || problems != nil {
		t.Errorf("Read returns %+v, %v; want %s alone", all, problems, next)
	}
}

// A race that all players leave before the start is removed.
func TestLeftByAll(t *testing.T) {
	f, code, _ := made(t)
	ana, luis := join(t, f, code, "Ana"), join(t, f, code, "Luis")
	ana.Leave()
	if _, err := f.Race(code); err != nil {
		t.Errorf("with Luis in it: %v", err)
	}
	luis.Leave()
	if _, err := f.Race(code); err != races.ErrNone {
		t.Errorf("it is there: %v", err)
	}
}

// A race is over once all who play have won or given up. A player who left without playing does not
// count.
func TestOver(t *testing.T) {
	f, code, h := made(t)
	ana, luis, eva := join(t, f, code, "Ana"), join(t, f, code, "Luis"), join(t, f, code, "Eva")
	over := func(when string, want bool) {
		t.Helper()
		if r, err := f.Race(code); err != nil || r.Over() != want {
			t.Errorf("%s: over: %t, %v", when, !want, err)
		}
	}
	over("before it has begun", false)
	gametest.MustDo(f.Start(code))
	eva.Leave()
	over("begun", false)
	hers := gameOf(h, ana, done(0, game.Open, start), journal.Entry{At: 9 * ms, Event: journal.Won})
	his := gameOf(h, luis, done(0, game.Open, start), done(9*ms, game.Open, mineOf(h)))
	gametest.MustDo(errors.Join(ana.Write(hers), luis.Write(his)))
	over("Luis has exploded, and may undo that", false)
	luis.Leave()
	over("Luis has left, and may come back", false)
	his.Entries = append(his.Entries, journal.Entry{At: 10 * ms, Event: journal.GivenUp})
	luis = gametest.Must(f.SitAgain(his.Race))
	defer luis.Leave()
	gametest.MustDo(luis.Write(his))
	over("Luis has given up", true)
	if _, err := f.Join(code, "Eva"); err != races.ErrBegun {
		t.Errorf("Eva comes back to a race whose board all may know by now: %v", err)
	}
}

// A race that all have left in the countdown, as when the server ends, waits for them.
func TestAllLeaveInTheCountdown(t *testing.T) {
	f, code, _ := made(t)
	ana := join(t, f, code, "Ana")
	gametest.MustDo(f.Start(code))
	ana.Leave()
	if r, err := f.Race(code); err != nil || r.Over() {
		t.Errorf("the race is over: %v", err)
	}
	join(t, f, code, "Ana")
}

// mineOf returns a mine of the board of h.
func mineOf(h journal.Header) game.Cell {
	for c := range h.Layout.MineCells() {
		return c
	}
	return game.Cell{}
}

func ExampleFolder() {
	dir, err := os.MkdirTemp("", "races")
	if err != nil {
		panic(err)
	}
	defer os.RemoveAll(dir)
	f := races.In(archive.At(dir))
	spec := deal.Spec{Grid: game.Square{Rows: 9, Cols: 9}, Mines: 10}
	board, _ := spec.Deal(start)
	code, _ := f.Make(journal.Header{Deal: spec, Layout: board.Layout, Start: start}, 90_301)
	seat, _ := f.Join(code, "Ana")
	defer seat.Leave()
	_ = f.Start(code)
	games, _ := f.Follow(code).Read()
	fmt.Println(code, games[0].Name)
	// Output: MGPZ Ana
}

// Only the newest races are kept, and every race with a player in it.
func TestOldRacesGo(t *testing.T) {
	f, code, h := made(t)
	ana := join(t, f, code, "Ana")
	gametest.MustDo(ana.Write(gameOf(h, ana, done(0, game.Open, start))))
	old := time.Now().Add(-time.Hour)
	gametest.MustDo(os.Chtimes(filepath.Join(dirOf(f), code, "board.txt"), old, old))
	for i := range 205 {
		gametest.Must(f.Make(h, uint64(i)))
	}
	entries, err := os.ReadDir(dirOf(f))
	if err != nil || len(entries) > 201 || len(entries) < 190 {
		t.Errorf("%d races are kept, %v", len(entries), err)
	}
	if games, err := f.Follow(code).Read(); err != nil || len(games) != 1 || len(games[0].Journal.Entries) != 1 {
		t.Errorf("of the race that is played there are %+v, %v", games, err)
	}
}
