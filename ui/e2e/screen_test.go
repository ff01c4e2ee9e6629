//go:build !windows

package e2e

import (
	"fmt"
	"regexp"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/charmbracelet/x/ansi"
)

// screen returns the text of the screen, one line a row, without trailing blanks. The text of a
// game's panel follows in one line, with the figures in the form of the line above a board without
// a panel.
func (term *Terminal) screen() string {
	term.mu.Lock()
	defer term.mu.Unlock()
	return panelLast(term.emulator.String())
}

var (
	panelTitle = regexp.MustCompile(
		`╭─ (Partida|Game|Has ganado|You won|Has perdido|You lost|Pista|Hint|Riesgo|Risk|Entrenador|Coach) ─`)
	figure = regexp.MustCompile(`^(\p{Lu}[\p{Lu} ]*?) {2,}(\S.*)$`)
)

// panelLast moves the panel of a game to the end of the screen.
func panelLast(screen string) string {
	lines := strings.Split(screen, "\n")
	var said []string
	at := -1 // the column of its border
	for i, line := range lines {
		title := panelTitle.FindStringSubmatchIndex(line)
		if title != nil {
			at = utf8.RuneCountInString(line[:title[0]])
		}
		cells := []rune(line)
		if at < 0 || len(cells) <= at {
			continue
		}
		lines[i] = strings.TrimRight(string(cells[:at]), " ")
		text := strings.Trim(string(cells[at:]), "╭╮╰╯│─ ")
		if title != nil {
			text = strings.ToUpper(text) // as the end of a game is told without a panel
		}
		said = append(said, figure.ReplaceAllString(text, "$1: $2"))
		if cells[at] == '╰' {
			at = -1
		}
	}
	if len(said) == 0 {
		return screen
	}
	return strings.Join(lines, "\n") + "\n" + strings.Join(said, "   ")
}

// raw returns all bytes that the program has written, with escape sequences.
func (term *Terminal) raw() string {
	term.mu.Lock()
	defer term.mu.Unlock()
	return term.output.String()
}

// mode reports whether the program has switched m on.
func (term *Terminal) mode(m ansi.Mode) bool {
	term.mu.Lock()
	defer term.mu.Unlock()
	return term.modes[m]
}

// waitFor waits until ok returns true for the screen. The screen may hold a part of a frame, so ok
// should check all that the test needs.
func (term *Terminal) waitFor(ok func(screen string) bool, what string) {
	term.t.Helper()
	term.wait(func() bool { return ok(term.screen()) }, what)
}

// waitText waits until the screen holds text.
func (term *Terminal) waitText(text string) {
	term.t.Helper()
	term.waitFor(func(screen string) bool { return strings.Contains(screen, text) }, fmt.Sprintf("the text %q", text))
}

// waitNoText waits until the screen does not hold text.
func (term *Terminal) waitNoText(text string) {
	term.t.Helper()
	term.waitFor(func(screen string) bool { return !strings.Contains(screen, text) }, fmt.Sprintf("no text %q", text))
}

// wait waits until ok returns true, which must follow from output of the program.
func (term *Terminal) wait(ok func() bool, what string) {
	term.t.Helper()
	timeout := time.After(term.patience)
	for {
		term.mu.Lock()
		changed := term.changed
		term.mu.Unlock()
		if ok() {
			return
		}
		select {
		case <-changed:
		case <-term.ended:
			if !ok() {
				term.t.Fatalf("the program ended (%v); waited for %s", term.cmd.ProcessState, what)
			}
			return
		case <-timeout:
			term.t.Fatalf("waited %v for %s", term.patience, what)
		}
	}
}
