// Package kind finds out from environment variables what a terminal can do: its colors, its
// characters, its language and its clipboard.
package kind

import (
	"cmp"
	"io"
	"os"
	"regexp"
	"runtime"
	"strconv"
	"strings"

	"github.com/charmbracelet/x/term"
	"github.com/muesli/termenv"
)

// Colors returns the colors that a terminal can show, and the name of the environment variable that
// says so. The parameter getenv returns the value of a variable, or "".
func Colors(getenv func(string) string) (p termenv.Profile, from string) {
	term := getenv("TERM")
	switch {
	case getenv("NO_COLOR") != "":
		return termenv.Ascii, "NO_COLOR"
	case getenv("CLICOLOR") == "0":
		return termenv.Ascii, "CLICOLOR"
	case term == "" && runtime.GOOS == "windows": // the colors depend on the version of Windows
		return termenv.NewOutput(io.Discard, termenv.WithUnsafe()).ColorProfile(), "TERM"
	}
	inTmux := getenv("TERM_PROGRAM") == "tmux" || getenv("TMUX") != ""
	// GNU Screen passes on the variables of the terminal in which it runs. But it shows 16 colors, or
	// 256 if TERM says so.
	inScreen := strings.HasPrefix(term, "screen") && !inTmux
	if inScreen {
		return named(term), "TERM"
	}
	switch strings.ToLower(getenv("COLORTERM")) {
	case "truecolor", "24bit":
		return termenv.TrueColor, "COLORTERM"
	case "yes", "true":
		return termenv.ANSI256, "COLORTERM"
	}
	p = named(term)
	if p == termenv.ANSI {
		for _, name := range []string{"TMUX", "XTERM_VERSION", "VTE_VERSION", "KONSOLE_VERSION", "WT_SESSION", "TERM_PROGRAM"} {
			if getenv(name) != "" {
				return termenv.ANSI256, name
			}
		}
	}
	return p, "TERM"
}

// SizeOrDefault returns the size of the window of a terminal that reports cols and rows. Some
// terminals, such as serial lines, report 0. In place of 0, SizeOrDefault returns the value of the
// variable COLUMNS or LINES, or else the usual 80×24.
func SizeOrDefault(cols, rows int, getenv func(string) string) (width, height int) {
	return sizeOr(cols, getenv("COLUMNS"), 80), sizeOr(rows, getenv("LINES"), 24)
}

// WindowSize returns the size of the window of standard output. It fails if standard output is no
// terminal.
func WindowSize() (cols, rows int, err error) {
	if cols, rows, err = term.GetSize(os.Stdout.Fd()); err == nil {
		cols, rows = SizeOrDefault(cols, rows, os.Getenv)
	}
	return cols, rows, err
}

func sizeOr(said int, variable string, usual int) int {
	if n, err := strconv.Atoi(variable); said == 0 && err == nil && n > 0 {
		return n
	}
	return cmp.Or(said, usual)
}

// IsScreen reports whether the terminal is GNU Screen. In Screen, TERM is often "screen." and the name
// of another terminal. The values "screen" and "screen-256color" may also mean tmux.
func IsScreen(getenv func(string) string) bool {
	return getenv("STY") != "" || strings.HasPrefix(getenv("TERM"), "screen.")
}

// IsConsole reports whether the terminal is a Linux console, whose fonts have few characters.
func IsConsole(getenv func(string) string) bool {
	family, _, _ := strings.Cut(strings.TrimPrefix(getenv("TERM"), "screen."), "-")
	return family == "linux"
}

// ErasesInColor reports whether erased cells get the current background color of the terminal, not the
// default background. It is false for GNU Screen. It is also false for tmux, because text copied from
// tmux would lack the erased cells.
func ErasesInColor(getenv func(string) string) bool {
	if IsScreen(getenv) {
		return false
	}
	switch family, _, _ := strings.Cut(getenv("TERM"), "-"); family {
	case "xterm", "rxvt", "linux":
		return true
	default:
		_, known := rich[family]
		return known && family != "tmux"
	}
}

// colorless matches the values of TERM for terminals without colors.
var colorless = regexp.MustCompile(`^$|^dumb$|^vt[0-9]|-m$|-mono$`)

// rich has the families of terminals that show more than 16 colors. The value of TERM begins with
// the name of the family. After the name, the value may state another number of colors, as
// "konsole-16color" does.
var rich = map[string]termenv.Profile{
	"alacritty": termenv.TrueColor,
	"contour":   termenv.TrueColor,
	"foot":      termenv.TrueColor,
	"ghostty":   termenv.TrueColor,
	"kitty":     termenv.TrueColor,
	"rio":       termenv.TrueColor,
	"wezterm":   termenv.TrueColor,
	"gnome":     termenv.ANSI256,
	"konsole":   termenv.ANSI256,
	"mintty":    termenv.ANSI256,
	"mlterm":    termenv.ANSI256,
	"putty":     termenv.ANSI256,
	"st":        termenv.ANSI256,
	"tmux":      termenv.ANSI256,
	"vte":       termenv.ANSI256,
}

// named returns the colors of a terminal with this value of TERM. If the value is unknown, named
// returns 16 colors.
func named(term string) termenv.Profile {
	family, _, _ := strings.Cut(strings.TrimPrefix(term, "xterm-"), "-")
	known, isRich := rich[family]
	switch {
	case colorless.MatchString(term):
		return termenv.Ascii
	case strings.HasSuffix(term, "-direct"):
		return termenv.TrueColor
	case strings.Contains(term, "256color"):
		return termenv.ANSI256
	case isRich && !strings.Contains(term, "color"):
		return known
	}
	return termenv.ANSI
}
