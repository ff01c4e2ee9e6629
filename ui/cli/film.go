package cli

import (
	"bytes"
	"cmp"
	"strconv"

	"buscaminas/ui/archive"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/screen/theme"
	"buscaminas/ui/session"
	"buscaminas/ui/session/film"
	"buscaminas/ui/text"
)

// filmFlags are the flags for writing a game as a film.
type filmFlags struct {
	target
	asked bool // --to or --format is on the command line
	as    int  // an index of filmFormats
	theme int  // an index of theme.All
	speed float64
}

// filmFormats are the formats of films and videos. The name of a format is also the extension of
// its files.
var filmFormats = []string{"svg", "cast", "txt", "rawvf"}

const (
	textFilm = 2 // the index of txt, a film without colours
	rawFilm  = 3 // the index of rawvf, a format for videos that other programs play
)

func (v *filmFlags) register(c *command) {
	c.choice("to", "guardarla como animación", "save it as an animation", same(filmFormats[:rawFilm]), func(i int) { v.asked, v.as = true, i })
	c.choice("format", "guardarla como vídeo, para otros programas", "save it as a video, for other programs", same(filmFormats[rawFilm:]),
		func(int) { v.asked, v.as = true, rawFilm })
	c.flag(v.setSpeed, "speed",
		"con --to, cuántas veces más deprisa va; si no se indica, las jugadas duran 30 segundos como mucho",
		"with --to, how many times faster; by default, the moves take no more than 30 seconds")
	c.theme(&v.theme)
	v.target.register(c, saveTo[text.Spanish], saveTo[text.English])
}

// setSpeed reads the value of --speed.
func (v *filmFlags) setSpeed(value string) (err error) {
	const slowest, fastest = 0.01, 1000
	if v.speed, err = strconv.ParseFloat(value, 64); err != nil || !(slowest <= v.speed && v.speed <= fastest) {
		return usage("debe ser un número de 0.01 a 1000", "it must be a number from 0.01 to 1000")
	}
	return nil
}

// check returns a [usageError] for a flag that would do nothing. Otherwise it returns the path of
// the film file, in a slice. The slice is nil if no film is made, or if the film goes to the
// standard output.
func (v *filmFlags) check(c *command) ([]string, error) {
	err := cmp.Or(
		c.apart("format", "to speed theme plain voice review from", "es un vídeo para otros programas", "it is a video for other programs"),
		c.only("to", "speed theme"),
		c.only("to format", "output force"),
		c.apart("to", "plain voice review from", "la animación lo enseña todo", "the animation shows the whole game"),
	)
	switch {
	case err != nil || !v.asked:
		return nil, err
	case v.as == textFilm && c.given("theme"):
		return nil, usage("--theme no se puede usar con --to txt: el texto va sin colores",
			"--theme cannot be used with --to txt: text has no colours")
	}
	return v.files(c.args, "buscaminas", "."+filmFormats[v.as])
}

// make makes a film of a game and writes the film. A film in the text format is in ASCII if the
// player asks for ASCII.
func (v *filmFlags) make(c *command, r *session.Replay, outputs []string) error {
	ascii := c.ascii && v.as == textFilm
	b := c.bar()
	made, err := film.New(r, film.Options{
		Look:    draw.Look{Glyphs: draw.GlyphsOf(ascii), Names: c.names},
		Palette: theme.All()[v.theme].TrueColorPalette(),
		Lang:    c.lang,
		Speed:   v.speed,
		Watch: func(share float64) bool {
			b.Show(share, film.Filming.In(c.lang, int(100*share)))
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
	return v.save(c, outputs, data)
}

// save writes a film or a video.
func (v *filmFlags) save(c *command, outputs []string, data []byte) error {
	if outputs != nil {
		return v.write(outputs[0], data)
	}
	_, err := c.data().Write(data)
	return err
}

// rawVF returns the game in a file as a RawVF video. It prints the problems of the file, and what
// the video leaves out.
func (c *command) rawVF(file string) ([]byte, error) {
	saved, err := archive.ReadGame(c.source(file))
	if err != nil {
		return nil, err
	}
	data, notes, err := session.RawVF(saved)
	if err != nil {
		return nil, inFile(c.name(file), err)
	}
	for _, note := range notes {
		note.File = c.name(file)
	}
	c.note(append(saved.Problems(), notes...)...)
	return data, nil
}
