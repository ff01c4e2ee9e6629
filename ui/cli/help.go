package cli

import (
	"fmt"
	"strings"

	"buscaminas/ui/manual"
	"buscaminas/ui/text"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// The placeholders for a file and for flags in a usage line.
var (
	fileArg  = text.Text{"[FICHERO]", "[FILE]"}
	flagsArg = text.Text{"[opciones]", "[flags]"}
)

var (
	usageHead    = text.Text{"Uso", "Usage"}
	commandsHead = text.Text{"Órdenes", "Commands"}
	flagsHead    = text.Text{"Opciones", "Flags"}
)

// Help returns the function that writes the help of a command in the player's language: its page
// of the manual, its usage line and its flags.
func helpPage(l text.Lang) func(*cobra.Command, []string) {
	return func(c *cobra.Command, _ []string) {
		page := manual.CommandTopic(c.Name())
		var help strings.Builder
		fmt.Fprintf(&help, "%s: %s\n\n", c.CommandPath(), page.Title.In(l))
		fmt.Fprintf(&help, "%s:\n  %s\n\n", usageHead.In(l), c.UseLine())
		help.WriteString(page.Text(readerOf(c, l)))
		if !c.HasParent() {
			fmt.Fprintf(&help, "\n%s:\n%s", commandsHead.In(l), commandList(l))
		}
		fmt.Fprintf(&help, "\n%s:\n%s", flagsHead.In(l), flagList(c))
		fmt.Fprint(c.OutOrStdout(), help.String()) // [output.Err] keeps an error
	}
}

// commandList returns the list of all commands except the program itself.
func commandList(l text.Lang) string {
	var rows [][2]string
	for _, t := range manual.Topics() {
		if name := t.Name.In(text.English); t.Command && name != manual.Program {
			rows = append(rows, [2]string{"  buscaminas " + name, t.Title.In(l)})
		}
	}
	return manual.Columns(rows)
}

func flagList(c *cobra.Command) string {
	c.InheritedFlags() // adds them to c.Flags
	var rows [][2]string
	c.Flags().VisitAll(func(f *pflag.Flag) {
		if !f.Hidden {
			label, about := flagLabel(f)
			rows = append(rows, [2]string{label, about})
		}
	})
	return manual.Columns(rows)
}

// flagLabel returns the label of a flag, as in "  -h, --help", and its description.
func flagLabel(f *pflag.Flag) (label, about string) {
	value, about := pflag.UnquoteUsage(f)
	switch value {
	case "int", "uint":
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
