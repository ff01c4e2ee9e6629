// Package pagetest lets a test press keys and read the screen. A [Page] is one page, without the
// program around it:
//
//	p := pagetest.Sit(t, 80, 24)
//	p.Open(options.New(&options.Memory{}))
//	p.Press("down")
//	p.Sees("▸ Tema")
//
// The tests of a page are in its own package and use a [Page]. The tests of the stack of pages, of
// jobs and of requests are in package ui, and use a [Player] in front of the whole program.
package pagetest

import (
	"fmt"
	"iter"
	"strings"
	"testing"
	"unicode/utf8"

	tea "github.com/charmbracelet/bubbletea"
)

// A Player presses keys and reads the screen.
type Player struct {
	T      testing.TB
	Send   func(tea.Msg) tea.Cmd // handles a message and returns its command
	Screen func() string         // returns the text of the frame
	IsTick func(tea.Msg) bool    // reports whether a message is a tick of a clock
}

// keyTypes are the keys that are not characters, by name.
var keyTypes = map[string]tea.KeyType{
	"up": tea.KeyUp, "down": tea.KeyDown, "left": tea.KeyLeft, "right": tea.KeyRight,
	"home": tea.KeyHome, "pgup": tea.KeyPgUp, "end": tea.KeyEnd, "pgdown": tea.KeyPgDown,
	"enter": tea.KeyEnter, "esc": tea.KeyEsc, "tab": tea.KeyTab, "space": tea.KeySpace, "backspace": tea.KeyBackspace,
	"ctrl+r": tea.KeyCtrlR, "ctrl+g": tea.KeyCtrlG, "ctrl+c": tea.KeyCtrlC, "ctrl+u": tea.KeyCtrlU,
	"f2": tea.KeyF2, " ": tea.KeySpace,
}

// Key returns the message of a key. The name is a single character, or a word such as "enter" or
// "ctrl+r". Key reports false if there is no such key.
func Key(name string) (msg tea.KeyMsg, ok bool) {
	if typ, ok := keyTypes[name]; ok {
		msg = tea.KeyMsg{Type: typ}
		if typ == tea.KeySpace {
			msg.Runes = []rune{' '}
		}
		return msg, true
	}
	msg = tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune(name)}
	return msg, len(msg.Runes) == 1
}

// Press presses keys, whose names are separated by blanks: see [Key]. It returns the command of the
// last key.
func (p *Player) Press(keys string) (cmd tea.Cmd) {
	p.T.Helper()
	for _, key := range strings.Fields(keys) {
		msg, ok := Key(key)
		if !ok {
			p.T.Fatalf("there is no key %q", key)
		}
		cmd = p.Send(msg)
	}
	return cmd
}

// Type presses the key of each character of a text.
func (p *Player) Type(text string) {
	for _, r := range text {
		p.Send(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune{r}})
	}
}

// Resize gives the window another size.
func (p *Player) Resize(width, height int) { p.Send(tea.WindowSizeMsg{Width: width, Height: height}) }

// Settle presses keys, and runs the commands that follow each of them.
func (p *Player) Settle(keys string) {
	p.T.Helper()
	for _, key := range strings.Fields(keys) {
		p.Answer(p.Press(key))
	}
}

// Answer runs a command and sends its messages to the page. It then runs the commands that the page
// returns. It leaves out messages that are ticks of a clock.
func (p *Player) Answer(cmd tea.Cmd) {
	for msg := range Messages(cmd) {
		if !p.IsTick(msg) {
			p.Answer(p.Send(msg))
		}
	}
}

// IsTick reports whether a message is a tick of a clock: whether the name of its type contains
// "tick".
func IsTick(msg tea.Msg) bool {
	return strings.Contains(strings.ToLower(fmt.Sprintf("%T", msg)), "tick")
}

// Messages yields the messages of a command. It runs the commands of a batch one after the other. A
// command runs only when the loop asks for its message.
func Messages(cmd tea.Cmd) iter.Seq[tea.Msg] {
	return func(yield func(tea.Msg) bool) { run(cmd, yield) }
}

// run passes the messages of a command to yield, and reports whether yield wants more.
func run(cmd tea.Cmd, yield func(tea.Msg) bool) bool {
	if cmd == nil {
		return true
	}
	switch msg := cmd().(type) {
	case nil:
		return true
	case tea.BatchMsg:
		for _, cmd := range msg {
			if !run(cmd, yield) {
				return false
			}
		}
		return true
	default:
		return yield(msg)
	}
}

// Await runs commands that the program would run in the background. It returns the first message
// that is not a tick.
func (p *Player) Await(cmd tea.Cmd) tea.Msg {
	p.T.Helper()
	if cmd == nil {
		p.T.Fatal("nothing is done in the background")
	}
	for msg := range Messages(cmd) {
		if !p.IsTick(msg) {
			return msg
		}
	}
	return nil
}

// ClickOn clicks at the first place of a text on the screen.
func (p *Player) ClickOn(text string) tea.Cmd {
	p.T.Helper()
	x, y := p.find(text, text)
	return p.click(x, y, tea.MouseButtonLeft)
}

// ClickInLine clicks on a text, in the first line of the screen that has both text and beside.
func (p *Player) ClickInLine(beside, text string) {
	p.T.Helper()
	x, y := p.find(text, beside)
	p.Answer(p.click(x, y, tea.MouseButtonLeft))
}

// PressAt presses a mouse button at column x of the first line with a text.
func (p *Player) PressAt(text string, x int, button tea.MouseButton) tea.Cmd {
	p.T.Helper()
	return p.click(x, p.Line(text), button)
}

// Column returns the column of the screen at which a text begins.
func (p *Player) Column(text string) int {
	p.T.Helper()
	x, _ := p.find(text, text)
	return x
}

// Line returns the line of the screen with a text.
func (p *Player) Line(text string) int {
	p.T.Helper()
	_, y := p.find(text, text)
	return y
}

// find returns the column and the line where a text begins, in the first line of the screen that
// has both text and beside. If there is no such line, it fails the test.
func (p *Player) find(text, beside string) (x, y int) {
	p.T.Helper()
	for y, line := range strings.Split(p.Screen(), "\n") {
		if before, _, found := strings.Cut(line, text); found && strings.Contains(line, beside) {
			return utf8.RuneCountInString(before), y
		}
	}
	p.T.Fatalf("no %q in a line with %q on the screen:\n%s", text, beside, p.Screen())
	return 0, 0
}

func (p *Player) click(x, y int, button tea.MouseButton) tea.Cmd {
	return p.Send(tea.MouseMsg{X: x, Y: y, Button: button, Action: tea.MouseActionPress})
}
