package cli

import (
	"fmt"
	"strings"

	"buscaminas/ui/text"

	"github.com/charmbracelet/x/ansi"
	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// What stands for a file and for flags in how a command is used.
var (
	FileArg  = text.Text{"[FICHERO]", "[FILE]"}
	FlagsArg = text.Text{"[opciones]", "[flags]"}
)

// Usage returns what writes how a command is used, in the player's language: that of
// cobra speaks English, and counts bytes where a letter has two.
func Usage(l text.Lang) func(*cobra.Command) error {
	return func(c *cobra.Command) error {
		var help strings.Builder
		fmt.Fprintf(&help, "%s:\n  %s\n", text.Text{"Uso", "Usage"}.In(l), c.UseLine())
		for _, sub := range c.Commands() {
			if sub.IsAvailableCommand() {
				fmt.Fprintf(&help, "  %-18s %s\n", sub.CommandPath(), sub.Short)
			}
		}
		fmt.Fprintf(&help, "\n%s:\n", text.Text{"Opciones", "Flags"}.In(l))
		var labels, abouts []string
		width := 0
		c.Flags().VisitAll(func(f *pflag.Flag) {
			if f.Hidden {
				return
			}
			label, about := flagLabel(f)
			labels, abouts = append(labels, label), append(abouts, about)
			width = max(width, ansi.StringWidth(label))
		})
		for i, label := range labels {
			help.WriteString(label + strings.Repeat(" ", width-ansi.StringWidth(label)+3) + abouts[i] + "\n")
		}
		_, err := fmt.Fprint(c.OutOrStderr(), help.String())
		return err
	}
}

// flagLabel returns how a flag is written, and what it does.
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
