package page

import (
	"time"

	"buscaminas/ui/archive"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/settings/choices"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/settings/look"

	"github.com/charmbracelet/lipgloss"
)

// A Context holds the values that all pages share. A page gets it before any other message, and
// again when it changes.
type Context struct {
	Width, Height int // the size of the window, in columns and lines

	choices.Choices
	ShowMines bool // the mines of new games are visible from the start
	ASCII     bool // everything is drawn in ASCII
	Console   bool // everything is drawn in characters of a Linux console

	Look     look.Look          // the theme and the glyphs, with the player's changes
	Palette  *screen.Palette    // the colours of the theme, as this terminal can show them
	Renderer *lipgloss.Renderer // the renderer of this program; pages take their styles from it
	Keys     *keys.Tables       // the key tables of all pages, with the keys that the player has changed

	Now       func() time.Time
	Seed      func() uint64 // returns the seed of a new board
	Archive   *archive.Archive
	Copy      Copy                   // copies a text to the clipboard; nil: there is no clipboard
	Positions func() (string, error) // returns the folder for copied boards; nil: no files
	Here      string                 // the folder in which the program was started
	Dir       string                 // the folder at which typed relative paths start
	Settings  string                 // the path of the settings file
	Served    *Served                // the limits of a game played over a network; nil: a local game
	Taught    bool                   // the player has completed the first lesson, has won no game, and has not set the coach option
	Foreign   bool                   // the player has chosen no language, and perhaps does not speak Spanish
}

// Glyphs returns the characters that boards are drawn with. On a Linux console or a terminal with
// ASCII only, it ignores the characters that the player has chosen, because the terminal may not
// have them.
func (c *Context) Glyphs() *draw.Glyphs {
	if c.ASCII || c.Console || c.Look.Glyphs == nil {
		return draw.GlyphsOf(c.ASCII)
	}
	return c.Look.Glyphs
}

// Foot returns the foot of a page. It names the enabled keys of t.
func (c *Context) Foot(t *keys.Table) screen.Foot {
	return screen.NewFoot(c.Width, c.Lang, t.Foot(c.Lang))
}

// Copy copies a text to the clipboard. It reports confirmed if the text has certainly arrived
// there. Most terminals do not say whether it has.
type Copy func(text string) (confirmed bool, err error)

// MaxCopied is the length, in bytes, of the longest text that is copied to the clipboard. Terminals
// drop or cut a longer one.
const MaxCopied = 64 << 10
