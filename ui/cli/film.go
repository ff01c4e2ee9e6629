package cli

import (
	"bytes"
	"strconv"

	"buscaminas/game"
	"buscaminas/ui/cli/bar"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/screen/theme"
	"buscaminas/ui/session"
	"buscaminas/ui/session/film"
	"buscaminas/ui/text"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// filmFlags are the flags for writing a game as a film.
type filmFlags struct {
	target
	asked bool // --to is on the command line
	as    filmFormat
	theme int // an index of theme.All
	speed speed

	flags *pflag.FlagSet
}

// A filmFormat is the format of a film file.
type filmFormat uint8

const (
	svgFilm filmFormat = iota
	castFilm
	textFilm
)

// names returns the names of the formats, which are also the extensions of their files.
func (filmFormat) names() []text.Text {
	return []text.Text{text.Same("svg"), text.Same("cast"), text.Same("txt")}
}

var (
	filmFlag  = text.Text{"guardarla como animación", "save it as an animation"}
	speedFlag = text.Text{
		"con --to, cuántas veces más deprisa va; si no se indica, las jugadas duran 30 segundos como mucho",
		"with --to, how many times faster; by default, the moves take no more than 30 seconds"}
	filmAlone = text.Text{"la animación lo enseña todo", "the animation shows the whole game"}
	textTheme = text.Text{"el texto va sin colores", "text has no colours"}
)

func (v *filmFlags) register(f *pflag.FlagSet) {
	v.flags = f
	choose := func(i int) { v.asked, v.as = true, filmFormat(i) }
	f.Var(&choice{Options: v.as.names(), Choose: choose, Lang: v.lang}, "to", filmFlag.In(v.lang))
	f.Var(&v.speed, "speed", speedFlag.In(v.lang))
	f.Var(themeChoice(v.lang, &v.theme), "theme", themeFlag.In(v.lang))
	v.target.register(f)
}

// check returns a [usageError] for a flag that would do nothing. Otherwise it returns the path of
// the film file, in a slice. The slice is nil if no film is made, or if the film goes to the
// standard output.
func (v *filmFlags) check(inputs []string) ([]string, error) {
	for _, flag := range []string{"speed", "theme", "output", "force"} {
		if !v.asked && v.flags.Changed(flag) {
			return nil, usage(needsTo, flag)
		}
	}
	for _, flag := range []string{"plain", "voice", "review", "from"} {
		if v.asked && v.flags.Changed(flag) {
			return nil, usage(notTogether, "--"+flag, "--to", filmAlone)
		}
	}
	if v.asked && v.as == textFilm && v.flags.Changed("theme") {
		return nil, usage(notTogether, "--theme", "--to txt", textTheme)
	}
	if !v.asked {
		return nil, nil
	}
	return v.files(inputs, "buscaminas", "."+v.as.names()[v.as].In(v.lang))
}

// make makes a film of a game and writes the film. If ascii is true and the film is in the text
// format, the film has only ASCII characters.
func (v *filmFlags) make(
	c *cobra.Command, r *session.Replay, outputs []string, ascii bool, names game.Names,
) error {
	ascii = ascii && v.as == textFilm
	b := bar.New(c.ErrOrStderr())
	made, err := film.New(r, film.Options{
		Look:    draw.Look{Glyphs: draw.GlyphsOf(ascii), Names: names},
		Palette: theme.All()[v.theme].InAllColors(),
		Lang:    v.lang,
		Speed:   v.speed.times,
		Watch: func(share float64) bool {
			b.Show(share, film.Filming.In(v.lang, int(100*share)))
			return true
		},
	})
	if err != nil {
		return err
	}
	data := []func() []byte{made.SVG, made.Cast, made.Text}[v.as]()
	b.Clear()
	if ascii {
		data = bytes.Map(screen.ASCII, data)
	}
	if outputs != nil {
		return v.write(outputs[0], data)
	}
	_, err = asData(c.OutOrStdout()).Write(data)
	return err
}

// A speed is a flag for the speed of a film, relative to the game.
type speed struct {
	times float64 // 0: not given
}

// String implements [pflag.Value].
func (s *speed) String() string { return "" }

// Type implements [pflag.Value].
func (s *speed) Type() string { return "N" }

// The limits of the speed.
const (
	slowest = 0.01
	fastest = 1000
)

var speedForm = text.Text{"debe ser un número de 0.01 a 1000", "it must be a number from 0.01 to 1000"}

// Set implements [pflag.Value].
func (s *speed) Set(value string) error {
	times, err := strconv.ParseFloat(value, 64)
	if err != nil || !(slowest <= times && times <= fastest) {
		return usage(speedForm)
	}
	s.times = times
	return nil
}
