package cli

import (
	"bufio"
	"fmt"

	"buscaminas/game"
	"buscaminas/ui"
	"buscaminas/ui/archive"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/choices"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// A replay is the command that shows a kept game: on the full screen, or as text or as a film.
type replay struct {
	*command
	grid  *game.GridKind // nil: a game on any grid
	level *words.Level   // nil: a game of any level

	plain, spoken, judged bool
	from                  *game.Cell
	film                  filmFlags
}

func (p *program) replay() *command {
	v := &replay{}
	c := p.command("replay "+p.lang.Say("PARTIDA", "GAME"), func(*command) error { return v.run() })
	v.command = c
	c.lineFlags(&v.plain, &v.spoken)
	c.coords()
	c.flag(&v.judged, "review", "con --plain, analizar cada jugada, sin dibujar tableros", "with --plain, review each move, without boards")
	c.corner(&v.from)
	v.film.register(c)
	c.grid(&v.grid, "con «mejor» o «última», la cuadrícula", "with \"best\" or \"last\", the grid")
	c.level(&v.level, "con «mejor» o «última», el nivel", "with \"best\" or \"last\", the level")
	return c
}

func (v *replay) run() error {
	if len(v.args) != 1 {
		return usage("hace falta un fichero con una partida, y has indicado %d", "give one file with a game in it: you gave %d", len(v.args))
	}
	outputs, err := v.film.check(v.command)
	if err != nil {
		return err
	}
	lines := v.plain || v.spoken
	switch {
	case v.from != nil && v.spoken:
		return v.apart("voice", "from", "no se dibuja nada", "nothing is drawn")
	case v.judged && (!lines || v.from != nil):
		return usage("--review se usa con --plain y sin --from", "--review needs --plain, and cannot be used with --from")
	case v.from != nil && !v.plain:
		return v.only("plain", "from")
	}
	file, err := v.keptGame(v.args[0])
	if err != nil {
		return err
	}
	if v.film.as == rawFilm {
		data, err := v.rawVF(file)
		if err != nil {
			return err
		}
		return v.film.save(v.command, outputs, data)
	}
	saved, err := archive.ReadGame(v.source(file))
	if err != nil {
		return err
	}
	v.note(saved.Problems()...) // the game ends before a line that cannot be read
	r, err := session.NewReplay(saved.Journal)
	switch {
	case err != nil:
		return err
	case v.film.asked:
		return v.film.make(v.command, r, outputs)
	case !lines && !v.onlyLines():
		return v.screen(ui.Options{Replay: r, Choices: choices.Choices{Grid: game.GridKinds()[0]}, Seed: randomSeed})
	case v.spoken:
		v.forVoice()
		return writeSpoken(v.out, r, v.names, v.judged, v.lang)
	case v.judged:
		return v.writeReview(r)
	}
	return v.draw(r)
}

// draw writes each event of a game and the board after it. It fails if the board is too large to
// draw as a whole and --from does not choose a part of it.
func (v *replay) draw(r *session.Replay) error {
	grid := r.Setup.Grid()
	if err := within(grid, v.from); err != nil {
		return err
	}
	if v.from == nil && !draw.FitsText(grid) {
		return text.Error(words.TooLargeForText(grid))
	}
	out, look := bufio.NewWriter(v.out), draw.Look{Glyphs: draw.GlyphsOf(v.ascii), Names: v.names}
	fmt.Fprintln(out, r.Setup.Describe(draw.GridName(grid), v.lang))
	for n := range r.Len() + 1 {
		r.Seek(n)
		if e, ok := r.Last(); ok {
			fmt.Fprintf(out, "%s %s\n", words.Seconds(e.At), e.Text(grid, look.Names).In(v.lang))
		}
		if at, ok := r.FirstMistake(); ok && at == n {
			fmt.Fprintln(out, words.FirstMistake.In(v.lang))
		}
		picture := draw.Picture{Look: look, Game: r.Game()}
		if _, err := out.WriteString(picture.Text(v.from)); err != nil {
			return err
		}
	}
	return out.Flush()
}
