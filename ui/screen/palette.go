package screen

// A Palette gives every style its look. The zero Palette draws without colors.
type Palette struct {
	Looks [Grounds][Inks]Look

	// HasGrounds reports whether grounds have different colors. If not, signs mark the cells around
	// the cursor.
	HasGrounds bool
}

// Look returns the look of a style.
func (p *Palette) Look(s Style) Look { return p.Looks[s.Ground][s.Ink] }

// A Look is the appearance of a character: its colors and attributes. The zero Look is the default
// of the terminal.
type Look struct {
	Fore, Back    Color
	Bold, Reverse bool
}

// A Color is a number in a palette of the terminal, or a mix of red, green and blue. The zero Color
// is the default of the terminal.
type Color uint32

// The kinds of color: one of the 16 colors of the terminal, one of the usual 256 colors, and a mix
// of red, green and blue.
const (
	basic Color = (iota + 1) << 24
	indexed
	direct
	kinds Color = 0xff << 24
)

// Basic returns one of the 16 colors of the terminal.
func Basic(n int) Color { return basic | Color(n&15) }

// Indexed returns one of the usual 256 colors.
func Indexed(n int) Color { return indexed | Color(n&255) }

// RGB returns the mix of these amounts of red, green and blue.
func RGB(red, green, blue uint8) Color {
	return direct | Color(red)<<16 | Color(green)<<8 | Color(blue)
}

// Basic returns the number of c if c is one of the 16 colors of the terminal.
func (c Color) Basic() (n int, ok bool) { return int(c &^ kinds), c&kinds == basic }

// Indexed returns the number of c if c is one of the 256 colors.
func (c Color) Indexed() (n int, ok bool) { return int(c &^ kinds), c&kinds == indexed }

// RGB returns the red, green and blue of c if c is a mix of them.
func (c Color) RGB() (red, green, blue uint8, ok bool) {
	return uint8(c >> 16), uint8(c >> 8), uint8(c), c&kinds == direct
}
