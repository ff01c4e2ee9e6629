package cli

import (
	"buscaminas/game"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/screen/svg"
	"buscaminas/ui/screen/theme"
	"buscaminas/ui/text"

	"github.com/spf13/pflag"
)

// A picture holds the flags for writing boards as pictures instead of text.
type picture struct {
	target
	asked bool // --to is on the command line
	theme int  // an index of theme.All

	flags *pflag.FlagSet
}

var (
	svgFlag   = text.Text{"guardarlos como imágenes", "save them as pictures"}
	themeFlag = text.Text{"con --to, los colores", "with --to, the colours"}
	needsTo   = text.Text{"--%s se usa con --to", "--%s can only be used with --to"}
	manySVG   = text.Text{
		"no se pueden escribir varias imágenes en la salida: indica un directorio con -o",
		"only one picture can go to standard output; for more, name a directory with -o"}
)

func (p *picture) register(f *pflag.FlagSet) {
	p.flags = f
	format := &choice{
		Options: []text.Text{text.Same("svg")},
		Choose:  func(int) { p.asked = true },
		Lang:    p.lang,
	}
	f.Var(format, "to", svgFlag.In(p.lang))
	f.Var(themeChoice(p.lang, &p.theme), "theme", themeFlag.In(p.lang))
	p.target.register(f)
}

// themeChoice returns a flag that sets *chosen to the index of a theme.
func themeChoice(l text.Lang, chosen *int) *choice {
	var names []text.Text
	for _, t := range theme.All() {
		names = append(names, t.Name)
	}
	return &choice{Options: names, Choose: func(i int) { *chosen = i }, Lang: l}
}

// check returns a [usageError] for a flag that would do nothing, and for several pictures on the
// standard output. It returns the files for the pictures, or nil for the standard output.
func (p *picture) check(inputs []string) ([]string, error) {
	for _, flag := range []string{"theme", "output", "force"} {
		if !p.asked && p.flags.Changed(flag) {
			return nil, usage(needsTo, flag)
		}
	}
	if p.asked && !p.given() && len(inputs) > 1 {
		return nil, usage(manySVG)
	}
	return p.files(inputs, "buscaminas", ".svg")
}

// svg returns the SVG picture of a board. If corner is nil, the picture shows the whole board.
// Otherwise it shows the part whose top left cell is corner.
func (p *picture) svg(b draw.Picture, corner *game.Cell, title string) []byte {
	palette := theme.All()[p.theme].InAllColors()
	return svg.Picture(svg.Of(b.Whole(corner, palette.HasGrounds), palette).Framed(), title)
}
