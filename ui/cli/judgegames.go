package cli

import (
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"strings"

	"buscaminas/ui/archive/stats"
	"buscaminas/ui/cli/bar"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	"github.com/spf13/cobra"
)

// reviewCommand returns the command that judges many games, of this program and of others: a line for
// each, and then the sums. [replayCommand] tells one game move by move.
func reviewCommand(l text.Lang) *cobra.Command {
	v := &reviewGames{lang: l}
	c := &cobra.Command{
		Use:  "review " + l.Say("FICHERO…|CARPETA…", "FILE…|FOLDER…"),
		Args: cobra.ArbitraryArgs,
		RunE: v.run,
	}
	f := flags(c, l)
	f.Var(&choice{
		Options: []text.Text{text.Same("text"), text.Same("csv"), text.Same("json")},
		Choose:  func(i int) { v.format = i },
		Lang:    l,
	}, "format", formatFlag.In(l))
	return c
}

// The formats of a review, as indexes of the options of --format.
const (
	reviewText = iota
	reviewCSV
	reviewJSON
)

type reviewGames struct {
	lang   text.Lang
	format int
	sums   gameSums
}

var judgedSoFar = text.Text{"%d de %s", "%d of %s"}

func (v *reviewGames) run(c *cobra.Command, args []string) error {
	if err := (&reader{lang: v.lang}).check(args); err != nil {
		return err
	}
	input := words.StandardInput.In(v.lang)
	all := gameFiles(args)
	out, errs := c.OutOrStdout(), c.ErrOrStderr()
	if v.format != reviewText {
		out = asData(out)
	}
	table := csv.NewWriter(out)
	if v.format == reviewCSV {
		if err := stats.WriteHeader(table, judgedColumns); err != nil {
			return err
		}
	}
	var failed error
	b := bar.New(errs)
	defer b.Clear()
	err := judgeAll(c, all, input, func(i int, r fileResult) error {
		if len(r.games) > 0 && isTerminal(c) || r.err != nil {
			b.Clear() // the lines stand in the place of the bar
		}
		for _, g := range r.games {
			if err := v.write(out, table, judgedGame{g, all[i].nameOf(g, input)}); err != nil {
				return err
			}
		}
		if r.err != nil {
			failed = errReported
			fmt.Fprintln(errs, "buscaminas:", words.Error(r.err, v.lang))
		}
		b.Show(float64(i+1)/float64(len(all)), judgedSoFar.In(v.lang, i+1, fileNoun.Count(len(all), v.lang)))
		return nil
	})
	if table.Flush(); err == nil {
		err = table.Error()
	}
	if err == nil && v.format == reviewText {
		b.Clear()
		_, err = io.WriteString(out, v.sums.text(v.lang))
	}
	return errors.Join(err, failed)
}

var fileNoun = text.Noun{text.Text{"fichero", "file"}, text.Text{"ficheros", "files"}}

// write writes the line of a game.
func (v *reviewGames) write(out io.Writer, table *csv.Writer, g judgedGame) error {
	switch v.format {
	case reviewCSV:
		return stats.WriteRow(table, judgedColumns, g)
	case reviewJSON:
		object, err := stats.Object(judgedColumns, g)
		if err == nil {
			_, err = fmt.Fprintln(out, object)
		}
		return err
	}
	v.sums.add(g)
	_, err := fmt.Fprintln(out, strings.Join(g.line(v.lang), text.Separator))
	return err
}
