package ui

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/game/solver"
	"buscaminas/ui/archive"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/screen/svg"
	"buscaminas/ui/screen/theme"
	"buscaminas/ui/session"
	"buscaminas/ui/session/film"
	"buscaminas/ui/text"

	"github.com/muesli/termenv"
)

// A picture is a picture in the README: a frame of a real game, played by reasoning alone.
type picture struct {
	name, title   string
	share         int // the width as a percentage of the page
	width, height int
	level         string // the key of the level on the menu
	grid          int    // the index in game.GridKinds
	opened, flags int    // the number of open cells and of flags after which the frame is taken
	blunders      bool   // two mistakes end the game
	keys          string
}

var pictures = []picture{
	{
		name: "square", title: "an intermediate board, square", share: 49,
		width: 106, height: 38, level: "2", opened: 150, flags: 9, keys: "W",
	}, {
		name: "hexagonal", title: "an intermediate board, hexagonal", share: 49,
		width: 108, height: 38, level: "2", grid: 1, opened: 130, flags: 5, keys: "W",
	}, {
		name: "hint", title: "a hint, told step by step", share: 49,
		width: 80, height: 24, level: "1", opened: 40, keys: "i i i",
	}, {
		name: "review", title: "the review of a game that was lost", share: 49,
		width: 106, height: 38, level: "2", opened: 90, flags: 3, blunders: true, keys: "P m",
	}, {
		name: "win", title: "a game that was won, and its figures", share: 49,
		width: 80, height: 24, level: "1", grid: 1, opened: 71, flags: 10,
	},
}

// looks has the themes of the pictures, by the ends of their file names.
var looks = map[string]string{"dark": "oscuro", "light": "claro"}

// pictureBlock returns the HTML that shows the pictures in the theme of the reader's page, light or
// dark.
func pictureBlock() string {
	const folder = "ui/manual/pictures/"
	var b strings.Builder
	film := picture{name: "film", title: "an animation: a hint told step by step, and the game played to its end by reason alone", share: 80}
	for _, p := range append([]picture{film}, pictures...) {
		fmt.Fprintf(&b, "<picture>\n<source media=\"(prefers-color-scheme: light)\" srcset=\"%s%s-light.svg\">\n", folder, p.name)
		fmt.Fprintf(&b, "<img src=\"%s%s-dark.svg\" width=\"%d%%\" alt=\"%s\">\n</picture>\n", folder, p.name, p.share, p.title)
	}
	return b.String()
}

// The pictures in the README are what the program shows now, in a dark and in a light theme.
func TestPicturesOfTheREADME(t *testing.T) {
	t.Parallel()
	for _, picture := range pictures {
		p := sitWith(t, t.TempDir(), nil)
		p.Resize(picture.width, picture.height)
		p.m.renderer = colored(termenv.TrueColor)
		p.m.Lang, p.m.Motion = text.English, false
		p.m.Grid = game.GridKinds()[picture.grid]
		p.tell()
		p.Settle(picture.level)
		p.playByReason(picture.opened, picture.flags)
		if picture.blunders {
			p.blunder()
		}
		p.Settle(picture.keys)
		for look, of := range looks {
			p.m.Theme = themeNamed(t, of)
			p.tell()
			image := svg.Picture(svg.FrameOf(p.m.draw(), p.m.palette), "Buscaminas: "+picture.title)
			pictured(t, fmt.Sprintf("%s-%s.svg", picture.name, look), image)
		}
	}
}

// The film at the beginning of the README is made from a game in the source.
func TestFilmOfTheREADME(t *testing.T) {
	t.Parallel()
	saved, err := archive.ReadFile(filepath.Join("testdata", "film.game"))
	if err != nil || saved.Wrong != nil {
		t.Fatal(err, saved.Wrong)
	}
	r, err := session.NewReplay(saved.Journal)
	if err != nil {
		t.Fatal(err)
	}
	after := hintedAfter(t, r)
	for look, of := range looks {
		palette := theme.All()[themeNamed(t, of)].TrueColorPalette()
		f, err := film.New(r, film.Options{
			Look: draw.Look{Glyphs: &draw.Unicode}, Palette: palette, Lang: text.English, Hinted: after})
		if err != nil {
			t.Fatal(err)
		}
		pictured(t, fmt.Sprintf("film-%s.svg", look), f.SVG())
	}
}

// hintedAfter returns the number of entries of a game after which a hint first has several steps.
func hintedAfter(t *testing.T, r *session.Replay) int {
	t.Helper()
	for n := 1; n < r.Len(); n++ {
		r.Seek(n)
		at, _ := r.Touched()
		a := advice.See(r.Game()).Think().Advice(at)
		if steps := len(a.Argument.Steps); 1 < steps && steps < 4 {
			return n
		}
	}
	t.Fatal("no hint of the game has several steps")
	return 0
}

// pictured compares a picture with the one in the README.
func pictured(t *testing.T, name string, image []byte) {
	t.Helper()
	file := filepath.Join("manual", "pictures", name)
	if *update {
		if err := os.WriteFile(file, image, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	kept, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(kept, image) {
		t.Errorf("%s is not what the program shows: run with -update, and look at it", file)
	}
}

// themeNamed returns the index of a theme.
func themeNamed(t *testing.T, name string) int {
	t.Helper()
	for i, look := range theme.All() {
		if look.Name.Is(name) {
			return i
		}
	}
	t.Fatalf("there is no theme %s", name)
	return 0
}

// blunder opens a cell by a needless guess, which survives, and then a certain mine.
func (p *player) blunder() {
	p.T.Helper()
	g := p.Game()
	t := advice.See(g).Think()
	var guess, mine game.Cell
	for c := range game.Cells(g.Layout().Grid()) {
		switch chance := t.Chance(c); {
		case g.Open(c) || g.Flagged(c):
		case chance == 1:
			mine = c
		case chance > 0.2 && !g.Layout().Mine(c):
			guess = c
		}
	}
	for _, c := range []game.Cell{guess, mine} {
		p.at = p.at.Add(4 * time.Second)
		p.MoveTo(c)
		p.Settle("space")
	}
	p.tell()
}

// playByReason opens the cell at the cursor. Then it opens safe cells and flags mines, all of them
// proved, until this many are open and flagged. Each action takes a second or two.
func (p *player) playByReason(opened, flags int) {
	p.T.Helper()
	p.Settle("space")
	wait := time.Second
	for !p.Over() && p.Game().Opened() < opened {
		g := p.Game()
		k := solver.Know(solver.Position{Game: g})
		for mine := range k.Mines() {
			if !g.Flagged(mine) && g.Flags() < flags {
				p.CarryOut(mine.String() + "!")
			}
		}
		for safe := range k.Safe() {
			wait = 3*time.Second - wait
			p.at = p.at.Add(wait + 137*time.Millisecond)
			if !g.Open(safe) && g.Opened() < opened {
				p.MoveTo(safe)
				p.Settle("space")
			}
		}
	}
	p.tell()
}
