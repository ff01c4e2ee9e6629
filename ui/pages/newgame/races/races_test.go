package races

import (
	"testing"
	"testing/synctest"
	"time"

	"buscaminas/ui/page"
	"buscaminas/ui/page/pagetest"
)

// seat returns a player in front of the list of the races in a folder.
func seat(t *testing.T, dir, name string) *pagetest.Page {
	t.Helper()
	p := pagetest.Sit(t, 100, 30)
	p.Keep(dir)
	p.Context.Player = name
	p.Open(New(&Memory{}, [3]string{"20", "24", ""}))
	return p
}

// enters opens the race that a player has asked for.
func enters(t *testing.T, p *pagetest.Page) page.Contest {
	t.Helper()
	to, ok := p.Request().(page.Contest)
	if !ok || to.Seat == nil {
		t.Fatalf("the page has asked for %+v, want a seat in a race:\n%s", p.Request(), p.Screen())
	}
	t.Cleanup(to.Seat.Leave)
	p.Open(NewRoom(to))
	return to
}

// polls reads the race again, some time later.
func polls(after time.Duration, all ...*pagetest.Page) {
	for _, p := range all {
		p.At = p.At.Add(after)
		p.Answer(p.Send(page.PollTickMsg{}))
	}
}

// A player without a name gives one and makes a race. Another joins it from the list. Once it is
// started, both wait for three seconds without seeing the board, and then play it from their seats.
func TestARaceIsMadeJoinedAndStarted(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		dir := t.TempDir()
		ana, luis := seat(t, dir, ""), seat(t, dir, "Luis")
		ana.Sees("No hay ninguna carrera", "n nueva")
		ana.DoesNotSee("↑")
		ana.Settle("n")
		ana.Sees("↑↓ elegir")
		ana.Settle("enter")
		ana.Sees("Tu nombre:")
		ana.Settle("! enter")
		ana.Sees("el nombre debe tener alguna letra o cifra")
		ana.Settle("A n a enter")
		if named, ok := ana.Requests[0].(page.NamePlayer); !ok || named.Name != "Ana" {
			t.Errorf("the page has asked for %+v, want to name the player Ana", ana.Requests[0])
		}
		code := enters(t, ana).Code
		ana.Sees("CARRERA "+code, "1. Ana (tú)", "plazas libres: 7", "da la salida")
		ana.DoesNotSee("↑")

		polls(time.Second, luis)
		luis.Sees(code, "Principiante", "1/8", "abierta", "Ana")
		joining := luis.Press("enter")
		if twice := luis.Press("enter"); twice != nil {
			t.Error("the player joins twice")
		}
		luis.Answer(joining)
		if joined := enters(t, luis); joined.Code != code || joined.Own != 2 {
			t.Errorf("the player is in seat %d of %s, want seat 2 of %s", joined.Own, joined.Code, code)
		}
		polls(time.Second, ana)
		ana.Sees("2. Luis")
		ana.Settle("enter")
		polls(0, ana, luis)
		for _, p := range []*pagetest.Page{ana, luis} {
			p.Sees("Empieza en 3", "El tablero se ve al dar la salida")
			polls(1500*time.Millisecond, p)
			p.Sees("Empieza en 2")
			polls(1500*time.Millisecond, p)
			if begins, ok := p.Request().(page.Play); !ok || begins.Seat == nil || begins.Seat.Code != code {
				t.Errorf("the page has asked for %+v, want a game in the race", p.Request())
			}
		}
	})
}

// Whoever cancels the making of a race, or leaves the race before its start, has no seat in it, and
// a race without players is not listed.
func TestASeatIsGivenUp(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		p := seat(t, t.TempDir(), "Ana")
		dealt := p.Await(p.Press("n enter"))
		p.Cancel()
		p.Answer(p.Send(dealt))
		if len(p.Requests) > 0 {
			t.Errorf("the page has asked for %+v after the cancel", p.Requests)
		}
		p.Settle("esc")
		polls(time.Second, p)
		p.Sees("No hay ninguna carrera")
		p.Settle("n enter")
		enters(t, p)
		p.Settle("esc")
		p.WantBack()
		p.Open(New(&Memory{}, [3]string{}))
		p.Sees("No hay ninguna carrera")
	})
}

// The list says why a code is refused, and why a board is.
func TestARaceIsRefused(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		p := seat(t, t.TempDir(), "Ana")
		p.Settle("x Z Z Z enter")
		p.Sees("no es un código de carrera")
		p.Settle("Z enter")
		p.Sees("no hay ninguna carrera con ese código")
		p.Settle("esc")
		p.Open(New(&Memory{}, [3]string{"101", "100", "900"}))
		p.Settle("n end enter")
		p.Sees("demasiado grande para una carrera")
		p.Served = &page.Served{Guest: true}
		p.Tell()
		p.Sees("Como invitado puedes ver las carreras")
	})
}
