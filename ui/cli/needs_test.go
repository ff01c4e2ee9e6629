package cli

import (
	"strings"
	"testing"

	"buscaminas/game/deal"
	"buscaminas/game/solver"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// A board that is dealt to need a rule needs it, and so does the board of its code.
func TestDealtBoardsNeedTheRuleAskedFor(t *testing.T) {
	for asked, rule := range map[string]solver.Rule{
		"one": solver.One, "two": solver.Two, "chain": solver.Chain, "remain": solver.Remain, "cases": solver.Cases, "casos": solver.Cases,
	} {
		out, line := execute(t, inEnglish("deal"), "", "--level", "expert", "--seed", "3", "--needs", asked)
		code, err := deal.ParseCode(strings.TrimPrefix(strings.Fields(line)[0], "code="))
		if err != nil || !strings.Contains(line, "guess=no") {
			t.Fatalf("%s: %v: %s", asked, err, line)
		}
		board, err := code.Deal(code.Start)
		if err != nil {
			t.Fatal(err)
		}
		if g := solver.GradeOf(board.Layout, code.Start); !g.Cleared || g.Hardest != rule {
			t.Errorf("--needs %s gives a board of grade %+v", asked, g)
		}
		if again, _ := execute(t, inEnglish("deal"), "", "--code", code.String()); again != out {
			t.Errorf("--needs %s: the code gives another board", asked)
		}
	}
}

// If no board needs the rule, nothing is written.
func TestABoardThatCannotNeedTheRuleIsNotDealt(t *testing.T) {
	out, _, err := run(inEnglish("deal"), "", "--size", "1x3", "--mines", "1", "--needs", "chain")
	if err == nil || out != "" || !strings.Contains(words.Error(err, text.English), "none needs a chain of numbers") {
		t.Errorf("%v, and it writes %q", err, out)
	}
}
