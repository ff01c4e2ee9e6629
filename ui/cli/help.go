package cli

import (
	"fmt"
	"strings"

	"buscaminas/ui/manual"
	"buscaminas/ui/text"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

var (
	commandsHead = text.Text{"Órdenes", "Commands"}
	flagsHead    = text.Text{"Opciones", "Flags"}
)

// helpPage writes the help of a command: its page of the manual, its usage line and its flags.
func (p *program) helpPage(c *cobra.Command, _ []string) {
	l, page := p.lang, manual.CommandTopic(c.Name())
	var help strings.Builder
	fmt.Fprintf(&help, "%s: %s\n\n", c.CommandPath(), page.Title.In(l))
	fmt.Fprintf(&help, "%s:\n  %s\n\n", l.Say("Uso", "Usage"), c.UseLine())
	help.WriteString(page.Text(p.reader()))
	if !c.HasParent() {
		fmt.Fprintf(&help, "\n%s:\n%s", commandsHead.In(l), commandList(l))
	}
	fmt.Fprintf(&help, "\n%s:\n%s", flagsHead.In(l), manual.Columns(flagRows(c)))
	_ = p.print(help.String()) // [output.Err] keeps an error
}

// commandList returns the list of all commands except the program itself.
func commandList(l text.Lang) string {
	var rows [][2]string
	for _, t := range manual.Topics() {
		if name := t.Name.In(text.English); t.Command && name != manual.ProgramTopic {
			rows = append(rows, [2]string{"  buscaminas " + name, t.Title.In(l)})
		}
	}
	return manual.Columns(rows)
}

// flagRows returns the label and the description of each flag of a command.
func flagRows(c *cobra.Command) (rows [][2]string) {
	c.InheritedFlags() // adds them to c.Flags
	c.Flags().VisitAll(func(f *pflag.Flag) {
		if !f.Hidden {
			label, about := flagLabel(f)
			rows = append(rows, [2]string{label, about})
		}
	})
	return rows
}

// flagLabel returns the label of a flag, as in "  -h, --help", and its description.
func flagLabel(f *pflag.Flag) (label, about string) {
	value, about := pflag.UnquoteUsage(f)
	switch value {
	case "int", "uint", "value":
		value = "N"
	}
	label = "      --" + f.Name
	if f.Shorthand != "" {
		label = "  -" + f.Shorthand + ", --" + f.Name
	}
	if value != "" {
		label += " " + value
	}
	return label, about
}
