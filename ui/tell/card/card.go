// Package card makes a card of a finished game: a few lines of plain text to show to others. A card
// says how the game went, but not where the mines are.
//
//	c := card.Card{Title: "Experto", Code: "3000-KAA-818", Won: true, Time: time.Minute}
//	fmt.Print(c.Text(text.Spanish, false))
package card

import (
	"strings"
	"time"

	"buscaminas/ui/archive/stats"
	"buscaminas/ui/screen"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// A Card holds the facts about a game that is over.
type Card struct {
	Title string // the board, its grid, and its rules unless they are the default
	Code  string // the code of the board, or ""
	Won   bool
	Open  int // the percentage of the safe cells that are open
	Time  time.Duration
	Speed float64 // in 3BV/s; 0 if not known

	Judged  bool // the game was reviewed
	Guesses int  // the number of guesses that the player survived; set only if Judged

	Days    int            // after winning a daily board: the number of days in a row with such a win; otherwise 0
	Against []stats.Reason // the reasons why the game cannot be a record
	Speeds  []float64      // the 3BV/s in each of [Parts] equal parts of the time; nil if not known
}

// Parts is the number of bars that show the pace. Each bar is for an equal part of the time.
const Parts = 20

var (
	guesses = text.Text{"aciertos al azar: %d", "guesses survived: %d"}
	days    = text.Text{"días seguidos: %d", "days in a row: %d"}
	pace    = text.Text{"ritmo, del principio al final: %s", "pace, from start to finish: %s"}
)

// Text returns the card in two to five lines. If ascii is true, it uses only ASCII characters.
func (c Card) Text(l text.Lang, ascii bool) string {
	lines := []string{text.Same("Buscaminas · %s").In(l, c.Title), c.result(l)}
	if why := c.against(l); why != "" {
		lines = append(lines, why)
	}
	if bars := screen.Sparkline(c.Speeds, ascii); bars != "" {
		lines = append(lines, pace.In(l, bars))
	}
	if c.Code != "" {
		lines = append(lines, "buscaminas --code "+c.Code)
	}
	card := strings.Join(lines, "\n") + "\n"
	if ascii {
		return strings.Map(screen.ASCII, card)
	}
	return card
}

func (c Card) result(l text.Lang) string {
	parts := []string{"✗ " + words.LostAfter.In(l, words.InSeconds(l, c.Time), c.Open)}
	if c.Won {
		parts = []string{"✓ " + words.WonIn.In(l, words.InSeconds(l, c.Time))}
	}
	if c.Speed > 0 {
		parts = append(parts, text.Decimal(l, c.Speed, 2)+" 3BV/s")
	}
	if c.Judged {
		parts = append(parts, guesses.In(l, c.Guesses))
	}
	if c.Days > 0 {
		parts = append(parts, days.In(l, c.Days))
	}
	return strings.Join(parts, text.Separator)
}

// against returns the reasons in c.Against in words, except that the game was lost: the line above
// says so. It returns "" if there is no other reason.
func (c Card) against(l text.Lang) string {
	var why []string
	for _, r := range c.Against {
		if r != stats.Lost {
			why = append(why, r.Brief().In(l))
		}
	}
	return strings.Join(why, ", ")
}
