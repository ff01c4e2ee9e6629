package cli

import (
	"encoding/csv"
	"errors"
	"fmt"
	"slices"
	"strings"

	"buscaminas/ui/archive/stats"
	"buscaminas/ui/text"
)

// A reviewing is the command that judges many games. It writes a line for each game, and then the
// sums for each level.
type reviewing struct {
	*command
	format string
	sums   []gameSums // the sums of each level
	headed bool       // the header of the table has been written
}

func (p *program) review() *command {
	v := &reviewing{}
	c := p.command("review "+p.lang.Say("FICHERO…|CARPETA…", "FILE…|FOLDER…"), func(*command) error { return v.run() })
	v.command = c
	formats := []string{"text", "csv", "json"}
	c.format(formats, func(i int) { v.format = formats[i] })
	return c
}

func (v *reviewing) run() error {
	if err := checkFiles(v.args); err != nil {
		return err
	}
	all, table := gameFiles(v.args), csv.NewWriter(v.data())
	var failed error
	b := v.bar()
	defer b.Clear()
	err := v.judgeAll(all, func(i int, r fileResult) error {
		if len(r.games) > 0 && v.isTerminal() || r.err != nil {
			b.Clear() // the lines replace the bar
		}
		for _, g := range r.games {
			if doubts := g.Problems(); len(doubts) > 0 {
				b.Clear()
				v.note(doubts...)
			}
			if err := v.row(table, judgedGame{g, v.nameOf(all[i].path, g)}); err != nil {
				return err
			}
		}
		if r.err != nil {
			failed = errReported
			v.complain(r.err)
		}
		b.Show(float64(i+1)/float64(len(all)), v.lang.Say("%d de %s", "%d of %s", i+1, fileCount.In(v.lang, len(all))))
		return nil
	})
	if table.Flush(); err == nil {
		err = table.Error()
	}
	b.Clear()
	for _, s := range v.sums {
		if err == nil {
			err = v.print(s.text(v.lang))
		}
	}
	return errors.Join(err, failed)
}

var fileCount = text.Text{"%d {fichero|ficheros}", "%d {file|files}"}

// row writes the line of a game.
func (v *reviewing) row(table *csv.Writer, g judgedGame) error {
	switch v.format {
	case "csv":
		if !v.headed {
			v.headed = true
			if err := stats.WriteHeader(table, g.fields()); err != nil {
				return err
			}
		}
		return stats.WriteRow(table, g.fields())
	case "json":
		object, err := stats.JSONObject(g.fields())
		if err == nil {
			_, err = fmt.Fprintln(v.data(), object)
		}
		return err
	}
	level := g.level(v.lang)
	i := slices.IndexFunc(v.sums, func(s gameSums) bool { return s.level == level })
	if i < 0 {
		i, v.sums = len(v.sums), append(v.sums, gameSums{level: level})
	}
	v.sums[i].add(g)
	return v.print(strings.Join(g.line(v.lang), text.Separator) + "\n")
}
