package cli

import (
	"buscaminas/boards"
	"buscaminas/ui/text"
)

// A convert is the command that writes boards in another format.
type convert struct {
	reader
	format boards.Format // the board format that --to names; [boards.Formats] if it names none
	video  bool          // --to asks for a video of each game
	to     target
}

func (p *program) convert() *command {
	v := &convert{format: boards.Formats}
	c := p.command("convert "+p.lang.Say("[FICHERO]…", "[FILE]…"), func(*command) error { return v.run() })
	c.choice("to", "formato en el que se guardan", "format to save them in", append(formatNames(), text.Same(filmFormats[rawFilm])), func(i int) {
		v.format, v.video = boards.Format(i), i == int(boards.Formats)
	})
	v.to.register(c, saveTo[text.Spanish], saveTo[text.English])
	v.register(c)
	return c
}

// formatNames returns the names of all formats of boards.
func formatNames() (names []text.Text) {
	for format := range boards.Formats {
		names = append(names, text.Same(format.String()))
	}
	return names
}

func (v *convert) run() error {
	if err := checkFiles(v.args); err != nil {
		return err
	}
	if v.video {
		return v.games()
	}
	if v.format == boards.Formats {
		all := choice{options: formatNames()}
		return usage("falta el formato: indícalo con --to %s", "no format was given: use --to %s", all.Type())
	}
	outputs, err := v.to.files(v.args, v.format.String(), v.format.Ext())
	if err != nil {
		return err
	}
	notText := usage("%s no es texto: indica un fichero con -o", "%s is not text: name a file with -o", v.format)
	// Several binary boards in a row could not be told apart, and a terminal cannot show one.
	if outputs == nil && v.format == boards.MBF && (len(v.args) > 1 || v.isTerminal()) {
		return notText
	}
	return v.each(func(i int, in *input) error {
		if outputs == nil && v.format == boards.MBF && in.Number > 0 {
			return notText
		}
		data, err := v.converted(in)
		switch {
		case err != nil:
			return err
		case outputs != nil:
			return v.to.write(numbered(outputs[i], in.Number), data)
		default:
			return v.write(v.data(), data)
		}
	})
}

// games writes each game in the files as a video in the RawVF format, which other programs can
// play.
func (v *convert) games() error {
	outputs, err := v.to.files(v.args, "buscaminas", "."+filmFormats[rawFilm])
	if err != nil {
		return err
	}
	for i, file := range v.args {
		data, failure := v.rawVF(file)
		switch {
		case failure == nil && outputs != nil:
			_, n := boards.CutNumber(file)
			failure = v.to.write(numbered(outputs[i], n), data)
		case failure == nil:
			failure = v.write(v.data(), data)
		}
		if failure != nil {
			v.complain(failure)
			err = errReported
		}
	}
	return err
}

// converted returns a board in the format v.format. It prints a note for each property of the board
// that is lost in this format.
func (v *convert) converted(in *input) ([]byte, error) {
	lost, err := v.format.Losses(in.Board)
	if err != nil {
		return nil, inFile(in.name, err)
	}
	for _, loss := range lost {
		loss.File = in.name
	}
	v.note(lost...)
	return v.format.Append(nil, in.Board)
}
