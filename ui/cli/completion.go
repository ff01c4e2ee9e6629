package cli

import (
	"io"
	"slices"
	"strings"

	"buscaminas/ui/text"

	"github.com/spf13/cobra"
)

// shells are the shells for which there is a completion script, each with the function that writes
// this script.
var shells = []struct {
	name  string
	write func(root *cobra.Command, w io.Writer) error
}{
	{"bash", func(root *cobra.Command, w io.Writer) error { return root.GenBashCompletionV2(w, true) }},
	{"zsh", (*cobra.Command).GenZshCompletion},
	{"fish", func(root *cobra.Command, w io.Writer) error { return root.GenFishCompletion(w, true) }},
	{"powershell", (*cobra.Command).GenPowerShellCompletionWithDesc},
}

var oneShell = text.Text{"hay que indicar un shell, y solo uno: %s", "name one shell, and only one: %s"}

// completionCommand returns the command that writes the completion script of a shell.
func completionCommand(l text.Lang) *cobra.Command {
	var names []string
	for _, s := range shells {
		names = append(names, s.name)
	}
	all := strings.Join(names, "|")
	c := &cobra.Command{
		Use:       "completion " + all,
		ValidArgs: names,
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) != 1 || !slices.Contains(names, args[0]) {
				return usage(oneShell, all)
			}
			return nil
		},
	}
	flags(c, l)
	c.RunE = func(c *cobra.Command, args []string) error {
		return shells[slices.Index(names, args[0])].write(c.Root(), c.OutOrStdout())
	}
	return c
}
