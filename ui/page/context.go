package page

import (
	"time"

	"buscaminas/ui/archive"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/settings/choices"
	"buscaminas/ui/settings/keys"

	"github.com/charmbracelet/lipgloss"
)

// A Context is what all pages share. It goes to a page first, and again to all pages
// whenever it changes.
type Context struct {
	Width, Height int // of the window

	choices.Choices
	ShowMines bool // the mines of new games are to be seen
	ASCII     bool // all is drawn with nothing but ASCII

	Palette  *screen.Palette    // of the theme, as the terminal takes them
	Renderer *lipgloss.Renderer // of this program alone: what has styles takes them from it
	Keys     *keys.Tables       // of all pages, with those that were bound anew

	Now       func() time.Time
	Seed      func() uint64 // of a new board
	Archive   *archive.Archive
	Copy      func(text string) error // to the clipboard of the terminal; nil: there is none
	Positions func() (string, error)  // the folder for positions that are copied; nil: none is kept
	Here      string                  // the folder that the program was started in
	Dir       string                  // the folder that typed paths begin in
	Settings  string                  // the path of the settings file
	Served    *Served                 // what to heed over a network; nil: it is played at home
	Foreign   bool                    // the locale names another language than Spanish, and none was chosen
}

// Glyphs returns what boards are drawn with.
func (c *Context) Glyphs() *draw.Glyphs { return draw.GlyphsOf(c.ASCII) }

// Foot returns the foot of a page: the keys of its table that do something now.
func (c *Context) Foot(t *keys.Table) screen.Foot {
	return screen.NewFoot(c.Width, c.Lang, t.Foot(c.Lang))
}

// NextGrid asks for the next kind of grid.
func (c *Context) NextGrid() Dest { return c.next("grid") }

// NextRules asks for the next set of rules.
func (c *Context) NextRules() Dest { return c.next("rules") }

// next gives an option the value that comes after its own.
func (c *Context) next(name string) Dest {
	o, _ := choices.Named(name)
	return Choose{Option: name, Value: (o.Get(&c.Choices) + 1) % len(o.Values)}
}

// MaxCopied is the length, in bytes, of the longest text that is copied to the clipboard.
// Terminals drop a longer one, or a part of it.
const MaxCopied = 64 << 10
