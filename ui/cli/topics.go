package cli

import (
	"fmt"

	"buscaminas/ui/manual"
	"buscaminas/ui/text"

	"github.com/spf13/cobra"
)

var (
	topicArg   = text.Text{"[TEMA]", "[TOPIC]"}
	topicsHead = text.Text{"Temas", "Topics"}
	helpEnds   = text.Text{
		"«buscaminas help TEMA» muestra una página; «buscaminas help ORDEN», el manual de\nuna orden.",
		"\"buscaminas help TOPIC\" prints a page, \"buscaminas help COMMAND\" the manual\nfor a command."}
	oneTopic = text.Text{"solo se admite un tema, y has escrito %d", "only one topic can be given, and you gave %d"}
)

// topicsCommand returns the command that writes the pages of the manual, with the look that the settings
// file asks for.
func topicsCommand(l text.Lang, u *usual) *cobra.Command {
	c := &cobra.Command{
		Use:     "help " + topicArg.In(l),
		Aliases: []string{"ayuda"},
		Args:    cobra.ArbitraryArgs,

		ValidArgsFunction: topicNames(l),
	}
	flags(c, l)
	c.RunE = func(c *cobra.Command, args []string) error {
		switch len(args) {
		case 0:
			return write(c, topicList(l))
		case 1:
		default:
			return usage(oneTopic, len(args))
		}
		t, ok := manual.Find(args[0])
		switch {
		case !ok:
			return usage(manual.NoSuchTopic, args[0], manual.Names(l, true))
		case t.Command:
			return helpOf(c.Root(), t).Help()
		}
		r := readerOf(c, l)
		r.Look = u.look()
		return write(c, t.Name.In(l)+": "+t.Title.In(l)+"\n\n"+t.Text(r))
	}
	return c
}

// readerOf returns the options with which a command writes the manual: the language, and whether
// only ASCII is allowed.
func readerOf(c *cobra.Command, l text.Lang) manual.Reader {
	ascii, _ := c.Flags().GetBool("ascii")
	return manual.Reader{Lang: l, ASCII: ascii}
}

func write(c *cobra.Command, page string) error {
	_, err := fmt.Fprint(c.OutOrStdout(), page)
	return err
}

// helpOf returns the command that the page t of the manual describes: a subcommand of root, or
// root.
func helpOf(root *cobra.Command, t manual.Topic) *cobra.Command {
	for _, sub := range root.Commands() {
		if sub.Name() == t.Name.In(text.English) {
			return sub
		}
	}
	return root
}

// topicList returns the list of the pages of the manual and of the commands.
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
