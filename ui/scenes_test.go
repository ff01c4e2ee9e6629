package ui

import (
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/page/pagetest"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/text"

	"github.com/muesli/termenv"
)

// scenes go through the pages with a board. In each stage, a scene calls see with the name of the
// stage and a player who is there.
func scenes(t *testing.T, see func(stage string, p *player)) {
	t.Helper()
	for _, kind := range []*game.GridKind{squares, hexagons} {
		named := seeNamed(kind, see)
		sceneOfPlay(t, deal.Spec{Grid: kind.New(9, 9), Mines: 10, Seed: 1}, named)
		sceneOfGhost(t, kind, named)
		sceneOfLesson(t, kind, named)
		sceneOfEditor(t, kind, named)
	}
	sceneOfReplay(t, "judged.game", seeNamed(squares, see))
	sceneOfReplay(t, "guessed.game", seeNamed(hexagons, see))
}

// largeScenes are games on boards that many windows scroll.
func largeScenes(t *testing.T, see func(stage string, p *player)) {
	t.Helper()
	for _, kind := range []*game.GridKind{squares, hexagons} {
		named := seeNamed(kind, func(stage string, p *player) { see("large "+stage, p) })
		sceneOfPlay(t, deal.Spec{Grid: kind.New(16, 30), Mines: 80, Seed: 1}, named)
	}
}

// seeNamed returns see with the grid before the name of the stage.
func seeNamed(kind *game.GridKind, see func(stage string, p *player)) func(string, *player) {
	return func(stage string, p *player) { see(draw.ShapeOf(kind).Name.In(text.English)+" "+stage, p) }
}

// ready gives a player colours, no animation, and a window with room for every board.
func (p *player) ready() *player {
	p.m.renderer = colored(termenv.ANSI256)
	p.m.Motion = false
	p.Resize(250, 80)
	p.tell()
	return p
}

// sceneOfPlay is a game that is lost, taken back and won.
func sceneOfPlay(t *testing.T, spec deal.Spec, see func(stage string, p *player)) {
	t.Helper()
	setup := session.Dealt(text.Same("nivel"), spec, game.LeftToFind)
	p := sitWith(t, t.TempDir(), &setup).ready()
	p.Settle("space")
	see("play", p)
	p.Settle("i i i")
	see("hint", p)
	p.Settle("%")
	see("risk", p)
	p.Settle("% ctrl+r")
	see("refusal", p)
	p.Settle(":")
	see("typing", p)
	p.Settle("esc p")
	see("pause", p)
	p.Settle("p")
	p.OpenCell(p.CertainMine())
	p.at = p.at.Add(time.Second)
	p.tell()
	see("loss", p)
	p.Settle("i")
	see("loss, explained", p)
	p.Settle("u")
	p.Win(20 * time.Second)
	see("win", p)
}

// sceneOfGhost is a race against the player's last game.
func sceneOfGhost(t *testing.T, kind *game.GridKind, see func(stage string, p *player)) {
	t.Helper()
	p := sitWith(t, t.TempDir(), nil).ready()
	p.m.begin(dailySetup(kind, p.at), nil)
	p.WinByStep(2 * time.Second)
	p.Settle("r F")
	see("ghost", p)
	p.at = p.at.Add(2500 * time.Millisecond)
	p.tell()
	see("ghost, behind it", p)
	p.WinByStep(3 * time.Second)
	see("ghost, won", p)
}

// sceneOfReplay is the replay of a game in the testdata of the commands, with its review.
func sceneOfReplay(t *testing.T, file string, see func(stage string, p *player)) {
	t.Helper()
	p := reviews(t, file).ready()
	see("replay", p)
	for _, step := range []struct{ key, stage string }{
		{"right", "first move"}, {"right", "second move"}, {"m", "mistake"}, {"m", "next mistake"},
		{"end", "end"}, {"i", "explained"}, {"f", "figures"},
	} {
		p.Settle(step.key)
		see("replay, "+step.stage, p)
	}
}

// sceneOfLesson reads the first lesson about an argument, and then practises it.
func sceneOfLesson(t *testing.T, kind *game.GridKind, see func(stage string, p *player)) {
	t.Helper()
	p := sit(t, 80, 40, nil).ready()
	p.m.Grid = kind
	p.tell()
	p.Settle("l down enter")
	see("lesson", p)
	p.Settle("space")
	see("lesson, argued", p)
	p.Settle("n")
	see("lesson, exercise", p)
	p.Settle("i")
	see("lesson, hint", p)
}

// sceneOfEditor edits a board.
func sceneOfEditor(t *testing.T, kind *game.GridKind, see func(stage string, p *player)) {
	t.Helper()
	p := sit(t, 80, 40, pagetest.GoldenBoard(t, kind)).ready()
	p.Settle("E")
	see("editor", p)
	p.Settle("down right space")
	see("editor, changed", p)
	p.Settle("F")
	see("editor, fill", p)
	p.Settle("esc S")
	see("editor, save", p)
	p.Settle("esc q")
	see("editor, leaving", p)
}
