package ui

import (
	"testing"
	"testing/synctest"
	"time"

	"buscaminas/game"
	"buscaminas/ui/archive"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/settings/choices"
	"buscaminas/ui/terminal"
	"buscaminas/ui/terminal/safe"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/muesli/termenv"
)

// The clock of an idle player ticks once a second. A key replaces that tick by an earlier one, and
// then nothing comes of it: a message would draw the page.
func TestNothingComesOfAReplacedTick(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := seat(t, Options{Setup: onFile(t, "list-3x3.txt", game.Classic)})
		p.resize(100, 30)
		quick := tickIn(p.press("f"))
		p.at = p.at.Add(time.Minute)
		slow := p.send(quick)
		p.press("f")
		for msg := range messages(slow) {
			if ticks(msg) {
				t.Errorf("a replaced tick brings %#v", msg)
			}
		}
	})
}

// On a server, what the other players of a race do is drawn with the clock of the player, and at once
// if the clock does not run.
func TestRivalsAreDrawnWithTheClock(t *testing.T) {
	synctest.Test(t, func(t *testing.T) { // ticks take no time
		all := racersIn(t, t.TempDir(), "Ana", "Eva")
		inTheRace(t, all)
		beat(3*time.Second, all...)
		r := all[0]
		r.m.Served = &page.Served{Largest: 1000, Queue: func(work func()) { work() }}
		r.resize(121, 40)
		stillAfterReading := func() (still, read bool) {
			due := r.due
			r.due = nil
			for _, msg := range due {
				for answer := range messages(r.send(msg)) {
					if !ticks(answer) {
						r.hear(r.send(answer))
						still, read = r.m.still, true
					}
				}
			}
			return still, read
		}
		r.do("f")
		if still, read := stillAfterReading(); !read || !still {
			t.Errorf("with the clock running, the race is read: %v, and is drawn by the clock: %v", read, still)
		}
		r.open(100, time.Millisecond)
		if still, read := stillAfterReading(); !read || still {
			t.Errorf("with the clock stopped, the race is read: %v, and is drawn by the clock: %v", read, still)
		}
	})
}

// A quiet page is drawn for none of its messages.
type quiet struct{}

func (quiet) Update(tea.Msg) (tea.Cmd, page.Request) { return nil, nil }
func (quiet) View(*screen.Frame)                     {}
func (quiet) NeedsDrawing(tea.Msg) bool              { return false }

// A new size of the window is drawn even if it is noticed with a message that needs no drawing.
func TestSizeNoticedWithAQuietMessage(t *testing.T) {
	t.Parallel()
	size := sizeMsg{Width: 100, Height: 30}
	out := terminal.New(&sink{})
	out.Size = func() (width, height int, err error) { return size.Width, size.Height, nil }
	d := newDisplay(Options{
		Choices: choices.Choices{Grid: squares}, Archive: archive.At(""), Now: time.Now,
	}, out, colored(termenv.TrueColor), safe.New())
	d.open(quiet{})
	drawn := func(msg tea.Msg) (width int) {
		m, _ := d.Update(msg)
		d = m.(display)
		d.View()
		return d.frame.Width
	}
	message := reply{d.top().number, struct{}{}}
	drawn(size)
	size.Width = 90
	if width := drawn(message); width != 90 {
		t.Errorf("the frame has %d columns, the window 90", width)
	}
	if drawn(message); !d.same {
		t.Error("a message that needs no drawing is drawn")
	}
}
