package cli

import (
	"buscaminas/ui/manual"
	"buscaminas/ui/text"

	"github.com/spf13/cobra"
)

var topicsHead = text.Text{"Temas", "Topics"}

// topics returns the command that writes the pages of the manual, with the look that the settings
// file asks for.
func (p *program) topics() *command {
	c := p.command("help "+p.lang.Say("[TEMA]", "[TOPIC]"), func(c *command) error {
		switch len(c.args) {
		case 0:
			return p.print(topicList(p.lang))
		case 1:
		default:
			return usage("solo se admite un tema, y has escrito %d", "only one topic can be given, and you gave %d", len(c.args))
		}
		t, ok := manual.Find(c.args[0])
		switch {
		case !ok:
			return usageError(manual.NoSuchTopic.With(c.args[0], manual.Names(p.lang, true)))
		case t.Command:
			return helpOf(c.cobra.Root(), t).Help()
		}
		r := p.reader()
		r.Look = p.usual.look()
		return p.print(t.Name.In(p.lang) + ": " + t.Title.In(p.lang) + "\n\n" + t.Text(r))
	})
	c.cobra.Aliases = []string{"ayuda"}
	c.cobra.ValidArgsFunction = func(_ *cobra.Command, args []string, typed string) ([]string, cobra.ShellCompDirective) {
		var names []text.Text
		for _, t := range manual.Topics() {
			names = append(names, t.Name)
		}
		if len(args) > 0 {
			names = nil
		}
		return completions(names, p.lang, typed), cobra.ShellCompDirectiveNoFileComp
	}
	return c
}

// reader returns the options with which a command writes the manual: the language, and whether
// only ASCII is allowed.
func (p *program) reader() manual.Reader { return manual.Reader{Lang: p.lang, ASCII: p.ascii} }

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
		commandsHead.In(l) + ":\n" + commandList(l) + "\n" + l.Say(
		"«buscaminas help TEMA» muestra una página; «buscaminas help ORDEN», el manual de\nuna orden.",
		"\"buscaminas help TOPIC\" prints a page, \"buscaminas help COMMAND\" the manual\nfor a command.") + "\n"
}
