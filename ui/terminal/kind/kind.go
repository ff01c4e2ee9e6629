// Package kind tells what a terminal can show, in which language, and how a text gets to its clipboard,
// from the variables of the environment.
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

// Colors returns the colors that a terminal shows, and the name of the variable that says so. The
// parameter getenv returns the value of a variable, or "".
func Colors(getenv func(string) string) (p termenv.Profile, from string) {
	term := getenv("TERM")
	switch {
	case getenv("NO_COLOR") != "":
		return termenv.Ascii, "NO_COLOR"
	case getenv("CLICOLOR") == "0":
		return termenv.Ascii, "CLICOLOR"
	case term == "" && runtime.GOOS == "windows": // the version of Windows says
		return termenv.NewOutput(io.Discard, termenv.WithUnsafe()).ColorProfile(), "TERM"
	}
	inTmux := getenv("TERM_PROGRAM") == "tmux" || getenv("TMUX") != ""
	// GNU Screen passes the variables of its own terminal on, but shows 16 colors, or 256 under that name.
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

// Size returns the size of a window of which the terminal says this. A serial line, or a terminal just
// made, has no size and says 0: then the variables COLUMNS and LINES count, and otherwise 80×24.
func Size(cols, rows int, getenv func(string) string) (width, height int) {
	return sizeOr(cols, getenv("COLUMNS"), 80), sizeOr(rows, getenv("LINES"), 24)
}

// Window returns the size of the window of standard output. It fails if that is no terminal.
func Window() (cols, rows int, err error) {
	if cols, rows, err = term.GetSize(os.Stdout.Fd()); err == nil {
		cols, rows = Size(cols, rows, os.Getenv)
	}
	return cols, rows, err
}

func sizeOr(said int, variable string, usual int) int {
	if n, err := strconv.Atoi(variable); said == 0 && err == nil && n > 0 {
		return n
	}
	return cmp.Or(said, usual)
}

// Screen reports whether the terminal is GNU Screen, which names its own terminal after its name. Under
// the name alone, as under those with a hyphen, it may be tmux.
func Screen(getenv func(string) string) bool {
	return getenv("STY") != "" || strings.HasPrefix(getenv("TERM"), "screen.")
}

// Console reports whether the terminal is a Linux console, whose fonts have few characters.
func Console(getenv func(string) string) bool {
	family, _, _ := strings.Cut(strings.TrimPrefix(getenv("TERM"), "screen."), "-")
	return family == "linux"
}

// Erases reports whether the terminal erases in the background in which it writes. GNU Screen does
// not, whatever the name of the terminal is inside, and a copy of a screen in tmux has no erased cells.
func Erases(getenv func(string) string) bool {
	if Screen(getenv) {
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

// rich has the families of terminals that show more than 16 colors under any value of TERM that
// begins with their name, except for values that say otherwise, such as "konsole-16color".
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

// named returns the colors of a terminal with this value of TERM. A terminal that is not known has
// 16 colors.
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
