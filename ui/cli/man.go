package cli

import (
	"fmt"
	"regexp"
	"strings"

	"buscaminas/ui/manual"
	"buscaminas/ui/text"

	"github.com/spf13/cobra"
)

// man returns the command that writes the manual page of the program. The page is made of the pages
// of the manual and of the texts of --help.
func (p *program) man() *command {
	return p.command("man", func(c *command) error { return p.print(manPage(c.cobra.Root(), p.reader())) })
}

// manPage returns the manual page of the program in roff.
func manPage(root *cobra.Command, r manual.Reader) string {
	l := r.Lang
	program := manual.CommandTopic(manual.ProgramTopic)
	var b strings.Builder
	fmt.Fprintln(&b, `.\" -*- mode: nroff; coding: utf-8 -*-`)
	fmt.Fprintf(
		&b,
		".TH BUSCAMINAS 6 \"%s\" \"buscaminas %s\" \"%s\"\n",
		date(),
		manual.RoffText(version()),
		l.Say("Juegos", "Games"),
	)
	// Turn off hyphenation, and do not stretch lines with blanks.
	fmt.Fprintf(&b, ".nh\n.ad l\n")
	section(&b, l.Say("NOMBRE", "NAME"))
	fmt.Fprintf(&b, "buscaminas \\- %s\n", manual.RoffText(program.Title.In(l)))
	section(&b, l.Say("SINOPSIS", "SYNOPSIS"))
	for _, c := range commandsOf(root) {
		fmt.Fprintf(&b, ".PP\n.B %s\n", manual.RoffText(c.UseLine()))
	}
	section(&b, l.Say("DESCRIPCIÓN", "DESCRIPTION"))
	b.WriteString(program.Roff(r))
	section(&b, strings.ToUpper(flagsHead.In(l)))
	b.WriteString(manFlags(root))
	section(&b, strings.ToUpper(commandsHead.In(l)))
	for _, c := range commandsOf(root)[1:] {
		page := manual.CommandTopic(c.Name())
		fmt.Fprintf(
			&b,
			".SS %s\n.PP\n%s.\n",
			manual.RoffText(c.UseLine()),
			manual.RoffText(text.Capital(page.Title.In(l))),
		)
		b.WriteString(page.Roff(r) + manFlags(c))
	}
	section(&b, strings.ToUpper(topicsHead.In(l)))
	for _, t := range manual.Topics() {
		if !t.Command {
			fmt.Fprintf(&b, ".SS %s\n", manual.RoffText(text.Capital(t.Title.In(l))))
			b.WriteString(t.Roff(r))
		}
	}
	return afterHead.ReplaceAllString(b.String(), "$1")
}

// afterHead matches a heading in roff and the paragraph mark .PP on the next line. After a heading
// the mark is not needed.
var afterHead = regexp.MustCompile(`(?m)^(\.S[HS] .*\n)\.PP\n`)

func section(b *strings.Builder, name string) { fmt.Fprintf(b, ".SH %s\n", name) }

// commandsOf returns the root command, and then the commands that the manual describes, in the
// order of the manual.
func commandsOf(root *cobra.Command) []*cobra.Command {
	all := []*cobra.Command{root}
	for _, t := range manual.Topics() {
		if c := helpOf(root, t); t.Command && c != root {
			all = append(all, c)
		}
	}
	return all
}

// manFlags returns the list of the flags of a command in roff.
func manFlags(c *cobra.Command) string {
	var b strings.Builder
	for _, row := range flagRows(c) {
		b.WriteString(manual.RoffRow(strings.TrimSpace(row[0]), row[1]))
	}
	return b.String()
}
