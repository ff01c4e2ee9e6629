package cli

import (
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"
)

// shells are the shells that have a completion script. The function write writes the script.
var shells = []struct {
	name  string
	write func(root *cobra.Command, w io.Writer) error
}{
	{"bash", func(root *cobra.Command, w io.Writer) error { return root.GenBashCompletionV2(w, true) }},
	{"zsh", (*cobra.Command).GenZshCompletion},
	{"fish", func(root *cobra.Command, w io.Writer) error { return root.GenFishCompletion(w, true) }},
	{"powershell", (*cobra.Command).GenPowerShellCompletionWithDesc},
}

// completion returns the command that writes the completion script of a shell.
func (p *program) completion() *command {
	var names []string
	for _, s := range shells {
		names = append(names, s.name)
	}
	all := strings.Join(names, "|")
	c := p.command("completion "+all, func(c *command) error {
		if len(c.args) != 1 || !slices.Contains(names, c.args[0]) {
			return usage("hay que indicar un shell, y solo uno: %s", "name one shell, and only one: %s", all)
		}
		return shells[slices.Index(names, c.args[0])].write(c.cobra.Root(), p.out)
	})
	c.cobra.ValidArgs = names
	return c
}
