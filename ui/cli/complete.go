package cli

import (
	"strings"

	"buscaminas/ui/manual"
	"buscaminas/ui/text"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// complete lets a shell complete the values of the flags of a command and of its subcommands. The
// shell completes paths, and words in the player's language, but neither numbers nor free text.
func complete(c *cobra.Command) {
	add := func(f *pflag.Flag) {
		complete := cobra.NoFileCompletions
		switch value := f.Value.(type) {
		case *choice:
			complete = value.complete
		default:
			if _, path := f.Annotations[pathFlag]; path {
				return // the shell completes paths
			}
		}
		_ = c.RegisterFlagCompletionFunc(f.Name, complete) // fails if the flag has a completion
	}
	c.LocalFlags().VisitAll(add)
	for _, sub := range c.Commands() {
		complete(sub)
	}
}

// pathFlag is the annotation of flags whose value is a path.
const pathFlag = "path"

// complete returns the options of f that begin with the typed text: see [completions].
func (f *choice) complete(_ *cobra.Command, _ []string, typed string) ([]string, cobra.ShellCompDirective) {
	return completions(f.Options, f.Lang, typed), cobra.ShellCompDirectiveNoFileComp
}

// completions returns the words that begin with the typed text. It tries the words in the language
// l, then these words without accents, and then the words in the other language, with and without
// accents. It stops as soon as it has found a word.
func completions(words []text.Text, l text.Lang, typed string) (all []string) {
	for _, lang := range []text.Lang{l, text.Spanish, text.English} {
		for _, way := range []func(string) string{func(s string) string { return s }, text.Unaccented} {
			for _, word := range words {
				if w := way(word.In(lang)); strings.HasPrefix(w, typed) {
					all = append(all, w)
				}
			}
			if all != nil {
				return all
			}
		}
	}
	return nil
}

// topicNames returns the function that completes the name of a page of the manual.
func topicNames(l text.Lang) cobra.CompletionFunc {
	return func(_ *cobra.Command, args []string, typed string) ([]string, cobra.ShellCompDirective) {
		var names []text.Text
		for _, t := range manual.Topics() {
			names = append(names, t.Name)
		}
		if len(args) > 0 {
			names = nil
		}
		return completions(names, l, typed), cobra.ShellCompDirectiveNoFileComp
	}
}

// Files lets the shell complete the names of files.
func completeFiles(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
	return nil, cobra.ShellCompDirectiveDefault
}
