package cli

import (
	"cmp"

	"buscaminas/game"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/screen/svg"
	"buscaminas/ui/screen/theme"
	"buscaminas/ui/text"
)

// A picture holds the flags for writing boards as pictures instead of text.
type picture struct {
	target
	asked bool // --to is on the command line
	theme int  // an index of theme.All
}

var manySVG = usage("no se pueden escribir varias imágenes en la salida: indica un directorio con -o",
	"only one picture can go to standard output; for more, name a directory with -o")

// saveTo describes the flag --output of commands that read files.
var saveTo = text.Text{"`fichero` o directorio en el que se guardan", "`file` or directory to save them to"}

func (p *picture) register(c *command) {
	c.choice("to", "guardarlos como imágenes", "save them as pictures", same([]string{"svg"}), func(int) { p.asked = true })
	c.theme(&p.theme)
	p.target.register(c, saveTo[text.Spanish], saveTo[text.English])
}

// theme adds the flag --theme, which sets *chosen to the index of a theme.
func (c *command) theme(chosen *int) {
	var names []text.Text
	for _, t := range theme.All() {
		names = append(names, t.Name)
	}
	c.choice("theme", "con --to, los colores", "with --to, the colours", names, func(i int) { *chosen = i })
}

// check returns a [usageError] for a flag that would do nothing, and for several pictures that
// would all go to the standard output. Otherwise it returns the path of each picture, or nil if the
// picture goes to the standard output.
func (p *picture) check(c *command, inputs []string) ([]string, error) {
	var many error
	if p.asked && !p.given() && len(inputs) > 1 {
		many = manySVG
	}
	if err := cmp.Or(c.only("to", "theme output force"), c.apart("to", "format", "es una imagen", "it is a picture"), many); err != nil {
		return nil, err
	}
	return p.files(inputs, "buscaminas", ".svg")
}

// svg returns the SVG picture of a board. If corner is nil, the picture shows the whole board.
// Otherwise it shows the part whose top left cell is corner.
func (p *picture) svg(b draw.Picture, corner *game.Cell, title string) []byte {
	palette := theme.All()[p.theme].TrueColorPalette()
	return svg.Picture(svg.FrameOf(b.TextCells(corner, palette.HasGrounds), palette), title)
}
