package play

import (
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/ui/page/pagetest"
	"buscaminas/ui/screen"
	"buscaminas/ui/text"
)

// inksOn returns the ink of each text on a line of the screen that does not stand on its border.
func inksOn(p *player, line int) map[screen.Ink]string {
	inks := map[screen.Ink]string{}
	for _, s := range p.Draw().Spans(line) {
		if strings.TrimSpace(s.Text) != "" {
			inks[s.Ink] += s.Text
		}
	}
	return inks
}

// Without a panel, a win is one bright line and a calm one, which hides nothing of the board. A record is
// bright.
func TestAWinIsTwoLines(t *testing.T) {
	t.Parallel()
	for _, lang := range []text.Lang{text.Spanish, text.English} {
		p := sitWith(t, t.TempDir(), onFile(t, "square-abyss-16x30.txt", game.Classic))
		p.Resize(80, 24)
		p.Lang = lang
		p.Tell()
		p.Settle("%")
		p.Win(241100 * time.Millisecond)
		at := p.Height - 3
		head, rest := inksOn(p, at), inksOn(p, at+1)
		if want := (text.Text{"HAS GANADO · 241,1 s", "YOU WON · 241.1 s"}).In(lang); !strings.Contains(head[screen.Good], want) || len(head) != 1 {
			t.Errorf("line %d is %q, want %q alone", at, head, want)
		}
		if want := (text.Text{"no cuenta: riesgos · 3BV ", "does not count: risks · 3BV "}).In(lang); !strings.HasPrefix(rest[screen.Message], want) || len(rest) != 1 {
			t.Errorf("line %d is %q, want %q… alone", at+1, rest, want)
		}
		p.Sees("P │") // the last row of the board
	}
	p := sitWith(t, t.TempDir(), onFile(t, "square-abyss-16x30.txt", game.Classic))
	p.Resize(80, 24)
	p.Win(time.Second)
	if record := inksOn(p, p.Height-2); !strings.HasPrefix(record[screen.Good], "primera victoria") {
		t.Errorf("a record is told in %q", record)
	}
}

// The title of the panel says what the first lines below it are about, in their colour.
func TestTheTitleSaysWhatJustHappened(t *testing.T) {
	t.Parallel()
	title := func(p *player) (title string, ink screen.Ink) {
		for y := range p.Height {
			if line := strings.Split(p.Screen(), "\n")[y]; strings.Contains(line, "╭─ ") {
				_, title, _ = strings.Cut(line, "╭─ ")
				title, _, _ = strings.Cut(title, " ─")
				for ink, said := range inksOn(p, y) {
					if said == title {
						return title, ink
					}
				}
				return title, screen.Border
			}
		}
		return "", 0
	}
	for _, size := range [][2]int{{80, 24}, {120, 40}, {76, 34}} {
		p := withCoach(t, size[0], size[1], pagetest.GoldenBoard(t, game.GridKinds()[0]))
		p.openFirst()
		mine := p.CertainMine()
		for _, step := range []struct {
			does  func()
			title string
			ink   screen.Ink
		}{
			{func() {}, "Partida", screen.Message},
			{func() { p.Press("i i") }, "Pista", screen.Title},
			{func() { p.OpenCell(mine) }, "Entrenador", screen.Refused},
			{func() { p.Press("u %") }, "Riesgo", screen.Title},
			{func() { p.Coach = false; p.Tell(); p.Press("%"); p.OpenCell(mine) }, "Has perdido", screen.Bad},
			{func() { p.Press("i") }, "Pista", screen.Title},
			{func() { p.Press("u"); p.Win(time.Second) }, "Has ganado", screen.Good},
		} {
			step.does()
			if got, ink := title(p); got != step.title || ink != step.ink {
				t.Errorf("%v: the title is %q in ink %d, want %q in %d:\n%s", size, got, ink, step.title, step.ink, p.Screen())
			}
		}
	}
}
