package theme

import (
	"math"
	"strconv"
	"strings"

	"buscaminas/ui/screen"
	"buscaminas/ui/text"

	"github.com/charmbracelet/x/ansi"
	"github.com/lucasb-eyer/go-colorful"
)

// hues lists the names of colors, with the values that these names have in CSS.
var hues = []struct {
	name text.Text
	hex  string
}{
	{text.Text{"negro", "black"}, "#000000"},
	{text.Text{"gris", "gray"}, "#808080"},
	{text.Text{"plata", "silver"}, "#c0c0c0"},
	{text.Text{"blanco", "white"}, "#ffffff"},
	{text.Text{"granate", "maroon"}, "#800000"},
	{text.Text{"rojo", "red"}, "#ff0000"},
	{text.Text{"naranja", "orange"}, "#ffa500"},
	{text.Text{"marrón", "brown"}, "#a52a2a"},
	{text.Text{"amarillo", "yellow"}, "#ffff00"},
	{text.Text{"oliva", "olive"}, "#808000"},
	{text.Text{"verde", "green"}, "#008000"},
	{text.Text{"lima", "lime"}, "#00ff00"},
	{text.Text{"turquesa", "teal"}, "#008080"},
	{text.Text{"cian", "cyan"}, "#00ffff"},
	{text.Text{"azul", "blue"}, "#0000ff"},
	{text.Text{"marino", "navy"}, "#000080"},
	{text.Text{"morado", "purple"}, "#800080"},
	{text.Text{"magenta", "magenta"}, "#ff00ff"},
	{text.Text{"rosa", "pink"}, "#ffc0cb"},
}

// ReadColor reads a color that the player writes: "#rrggbb", a number of the palette of 256 colors,
// or one of the [ColorNames]. It returns a name as "#rrggbb".
func ReadColor(word string) (read string, ok bool) {
	for _, h := range hues {
		if h.name.Is(word) {
			return h.hex, true
		}
	}
	if n, err := strconv.ParseUint(word, 10, 8); err == nil {
		return strconv.Itoa(int(n)), true
	}
	digits, isHex := strings.CutPrefix(word, "#")
	if _, err := strconv.ParseUint(digits, 16, 24); !isHex || len(digits) != 6 || err != nil {
		return "", false
	}
	return strings.ToLower(word), true
}

// ColorNames lists the names of colors that [ReadColor] understands.
func ColorNames(l text.Lang) string {
	var all []string
	for _, h := range hues {
		all = append(all, h.name.In(l))
	}
	return strings.Join(all, ", ")
}

// painted returns the red, green and blue of the color c. For one of the 16 colors of the terminal,
// which the user may change, it returns the usual values.
func painted(c screen.Color) colorful.Color {
	n, ok := c.Indexed()
	if !ok {
		n, ok = c.Basic()
	}
	if ok {
		made, _ := colorful.MakeColor(ansi.IndexedColor(n))
		return made
	}
	red, green, blue, _ := c.RGB()
	return colorful.Color{R: float64(red) / 255, G: float64(green) / 255, B: float64(blue) / 255}
}

// contrast returns the contrast of two colors by WCAG 2: from 1, for equal colors, to 21.
func contrast(a, b colorful.Color) float64 {
	high, low := luminance(a), luminance(b)
	return (max(high, low) + 0.05) / (min(high, low) + 0.05)
}

// luminance returns the relative luminance of a color by WCAG 2, from 0 to 1.
func luminance(c colorful.Color) float64 {
	linear := func(v float64) float64 {
		if v <= 0.04045 {
			return v / 12.92
		}
		return math.Pow((v+0.055)/1.055, 2.4)
	}
	return 0.2126*linear(c.R) + 0.7152*linear(c.G) + 0.0722*linear(c.B)
}
