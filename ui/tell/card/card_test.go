package card_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"buscaminas/ui/archive/stats"
	"buscaminas/ui/tell/card"
	"buscaminas/ui/text"
)

var pace = []float64{0, 0.5, 1, 2, 4, 3, 2, 1, 0.2, 0}

// The test compares the exact text of cards.
func TestCards(t *testing.T) {
	daily := card.Card{
		Title: "Experto del día 2026-11-22 · hexagonal", Code: "7000-KAA-818", Won: true, Open: 100,
		Time: 142300 * time.Millisecond, Speed: 1.2149, Judged: true, Guesses: 2, Days: 4, Speeds: pace,
	}
	helped := card.Card{
		Title: "Beginner · square · classic", Code: "1200-KAA-818", Won: true, Open: 100, Time: 9 * time.Second,
		Speed: 3, Against: []stats.Reason{stats.Hinted, stats.SeenBefore}, Speeds: pace,
	}
	lost := card.Card{
		Title: "mapa.txt · cuadrada", Open: 61, Time: 42 * time.Second, Judged: true,
		Against: []stats.Reason{stats.Lost}, Speeds: pace,
	}
	for _, test := range []struct {
		card  card.Card
		lang  text.Lang
		ascii bool
		want  string
	}{
		{daily, text.Spanish, false, `
Buscaminas · Experto del día 2026-11-22 · hexagonal
✓ ganada en 142,3 s · 1,21 3BV/s · aciertos al azar: 2 · días seguidos: 4
ritmo, del principio al final: ▁▁▂▄█▆▄▂▁▁
buscaminas --code 7000-KAA-818
`},
		{daily, text.Spanish, true, `
Buscaminas - Experto del dia 2026-11-22 - hexagonal
v ganada en 142,3 s - 1,21 3BV/s - aciertos al azar: 2 - dias seguidos: 4
ritmo, del principio al final: __.-#+-.__
buscaminas --code 7000-KAA-818
`},
		{helped, text.English, false, `
Buscaminas · Beginner · square · classic
✓ won in 9.0 s · 3.00 3BV/s
hints, known board
pace, from start to finish: ▁▁▂▄█▆▄▂▁▁
buscaminas --code 1200-KAA-818
`},
		{lost, text.Spanish, false, `
Buscaminas · mapa.txt · cuadrada
✗ perdida a los 42,0 s, 61 % abierto · aciertos al azar: 0
ritmo, del principio al final: ▁▁▂▄█▆▄▂▁▁
`},
	} {
		got := test.card.Text(test.lang, test.ascii)
		if want := strings.TrimPrefix(test.want, "\n"); got != want {
			t.Errorf("the card is\n%s\nwant\n%s", got, want)
		}
	}
}

// If nothing was opened after the clock began, there is no pace.
func TestNoPace(t *testing.T) {
	for _, pace := range [][]float64{nil, {0, 0, 0}} {
		c := card.Card{Title: "Experto", Won: true, Speeds: pace}
		if got := c.Text(text.Spanish, false); strings.Count(got, "\n") != 2 {
			t.Errorf("pace %v:\n%s", pace, got)
		}
	}
}

func ExampleCard_Text() {
	c := card.Card{Title: "Experto", Code: "3000-KAA-818", Won: true, Time: time.Minute}
	fmt.Print(c.Text(text.English, false))
	// Output:
	// Buscaminas · Experto
	// ✓ won in 60.0 s
	// buscaminas --code 3000-KAA-818
}
