package replay

import (
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/ui/page"
	"buscaminas/ui/page/pagetest"
	"buscaminas/ui/session"

	tea "github.com/charmbracelet/bubbletea"
)

// ticking returns the tick in the batch of a command, as a command.
func ticking(cmd tea.Cmd) tea.Cmd {
	msg := cmd()
	all, several := msg.(tea.BatchMsg)
	if !several {
		return func() tea.Msg { return msg }
	}
	for _, cmd := range all {
		if cmd != nil {
			if tick := ticking(cmd); pagetest.IsTick(tick()) {
				return tick
			}
		}
	}
	return func() tea.Msg { return nil }
}

// A number repeats a step, and is shown until then.
func TestCountsInAReplay(t *testing.T) {
	t.Parallel()
	p := reviews(t, "guessed.game")
	p.Press("2")
	p.Sees("─ Repetición ─", "│ 2    ")
	p.Press("right")
	p.Sees("2/")
	p.Press("9 left")
	p.Sees("0/")
}

func TestGameJustLostIsSeenAgain(t *testing.T) {
	t.Parallel()
	p := &player{Page: pagetest.Sit(t, 80, 40)}
	s := p.Begin(pagetest.OnFile(t, "../../..", "list-3x3.txt", game.Classic))
	plays(t, s, "Cc!Bb*")
	p.At = p.At.Add(2 * time.Second)
	plays(t, s, "Aa*")
	tick := ticking(p.Enter(New(replayOf(t, s))))
	p.Sees("Repetición", "0/3", "principio", "p pausa  ←→ paso  m error")
	p.At = p.At.Add(time.Second)
	tick = p.Send(tick())
	p.Sees("2/3", "0,0 s  ×1")
	p.Send(page.Hidden{})
	p.At = p.At.Add(time.Minute)
	if again := p.Send(tick()); again != nil {
		t.Error("the replay ticks while it is hidden")
	}
	tick = p.Send(page.Shown{})
	p.Sees("2/3", "0,0 s  ×1", "p pausa")
	p.At = p.At.Add(2 * time.Second)
	if again := p.Send(tick()); again != nil {
		t.Error("the replay ticks after its end")
	}
	p.Sees("3/3", "2,0 s  ×1", "Aa*", "p seguir")
	tick = p.Press("g p") // while the replay plays
	p.Press("m")
	if again := p.Send(tick()); again != nil {
		t.Error("it goes on though it was stopped")
	}
	p.Sees("1/3", "antes de la jugada 1", "Cc!: la marca estaba mal puesta")
	p.Press("right")
	p.Sees("1/3", "Cc! · el primer error")
	p.Press("right")
	p.Sees("2/3", "Bb*")
	p.Press("left left left")
	p.Sees("0/3")
	p.Press("end + +")
	p.Sees("3/3", "×4")
	p.Press("home right right enter")
	taken := func() *session.Session { return p.Request().(page.TakeOver).Session }
	if g := taken().Game(); g.Flags() != 1 || g.Steps() != 1 {
		t.Errorf("taken over with %d flags and %d steps", g.Flags(), g.Steps())
	}
	p.Press("G enter") // from the last entry, which loses the game
	if g := taken().Game(); g.Steps() != 1 || g.Status() != game.Playing {
		t.Errorf("taken over at the end: %d steps, %v", g.Steps(), g.Status())
	}
}

func TestReplayOfAGameWithoutAMistake(t *testing.T) {
	t.Parallel()
	p := pagetest.Sit(t, 80, 40)
	s := p.Begin(pagetest.OnFile(t, "../../..", "list-3x3.txt", game.Classic))
	plays(t, s, "Cc*")
	p.Open(New(replayOf(t, s)))
	p.Press("m")
	p.Sees("no hay ningún error")
}

func TestReplayFollowsTheWindowAndTheWheel(t *testing.T) {
	t.Parallel()
	p := pagetest.Sit(t, 80, 40)
	s := p.Begin(pagetest.OnFile(t, "../../..", "list-10x10.txt", game.Classic))
	plays(t, s, "Aa!Hd*")
	p.Enter(New(replayOf(t, s)))
	p.Press("end")
	p.Resize(24, 9)
	p.Sees("Hd*", "\nH ")
	p.DoesNotSee("\nA ")
	p.Press("left")
	p.Sees("Aa!", "A [X]")
	p.Resize(40, 16) // with a line for the progress
	p.Send(tea.MouseMsg{Button: tea.MouseButtonWheelUp})
	p.Sees("×2")
	p.Send(tea.MouseMsg{Button: tea.MouseButtonWheelDown})
	p.Sees("×1")
}

// plays carries out a play in a game.
func plays(t *testing.T, s *session.Session, play string) {
	t.Helper()
	actions, err := game.ParsePlay(play)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Play(actions...); err != nil {
		t.Fatal(err)
	}
}

// replayOf returns the request for the replay of a game.
func replayOf(t *testing.T, s *session.Session) page.OpenReplay {
	t.Helper()
	r, err := session.NewReplay(s.Journal())
	if err != nil {
		t.Fatal(err)
	}
	return page.OpenReplay{Replay: r}
}
