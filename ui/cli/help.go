package cli

import (
	"fmt"
	"strings"

	"buscaminas/ui/manual"
	"buscaminas/ui/text"

	"github.com/spf13/cobra"
)

var (
	topicArg   = text.Text{"[TEMA]", "[TOPIC]"}
	topicsHead = text.Text{"Temas", "Topics"}
	helpEnds   = text.Text{
		"«buscaminas help TEMA» escribe una página; «buscaminas help ORDEN», el manual de\nuna orden.",
		"\"buscaminas help TOPIC\" writes a page, \"buscaminas help COMMAND\" the manual of a\ncommand."}
	noSuchTopic = text.Text{"no hay ningún tema %q; los temas son %s", "there is no topic %q; the topics are %s"}
	oneTopic    = text.Text{"un tema como mucho, y hay %d", "at most one topic can be given, not %d"}
)

// Topics returns the command that writes the pages of the manual.
func Topics(l text.Lang) *cobra.Command {
	c := &cobra.Command{
		Use:     "help " + FlagsArg.In(l) + " " + topicArg.In(l),
		Aliases: []string{"ayuda"},
		Args:    cobra.ArbitraryArgs,
	}
	flags(c, l)
	c.RunE = func(c *cobra.Command, args []string) error {
		switch len(args) {
		case 0:
			return write(c, topicList(l))
		case 1:
		default:
			return UsageError(oneTopic.In(l, len(args)))
		}
		t, ok := manual.Find(args[0])
		switch {
		case !ok:
			return UsageError(noSuchTopic.In(l, args[0], names(l)))
		case t.Command:
			return helpOf(c.Root(), t).Help()
		}
		return write(c, t.Name.In(l)+": "+t.Title.In(l)+"\n\n"+t.Text.In(l))
	}
	return c
}

func write(c *cobra.Command, page string) error {
	_, err := fmt.Fprint(c.OutOrStdout(), page)
	return err
}

// helpOf returns the command that a page is about: the root, or one of its own.
func helpOf(root *cobra.Command, t manual.Topic) *cobra.Command {
	for _, sub := range root.Commands() {
		if sub.Name() == t.Name.In(text.English) {
			return sub
		}
	}
	return root
}

// topicList lists the pages there are.
func topicList(l text.Lang) string {
	var rows [][2]string
	for _, t := range manual.Topics() {
		if !t.Command {
			rows = append(rows, [2]string{"  " + t.Name.In(l), t.Title.In(l)})
		}
	}
	return topicsHead.In(l) + ":\n" + manual.Columns(rows) + "\n" +
		commandsHead.In(l) + ":\n" + commandList(l) + "\n" + helpEnds.In(l) + "\n"
}

// names lists what the pages are called.
func names(l text.Lang) string {
	var all []string
	for _, t := range manual.Topics() {
		all = append(all, t.Name.In(l))
	}
	return strings.Join(all, ", ")
}
