package store

import (
	"errors"
	"strings"
	"testing"
)

func TestEveryProblemHasASentence(t *testing.T) {
	seen := map[string]bool{}
	for p := NoPermission; p < Problems; p++ {
		s := (&Error{Problem: p, Found: "<found>", Err: errors.New("<err>")}).Error()
		if s == "" || seen[s] || strings.ContainsAny(s, "{}") {
			t.Errorf("problem %d has the sentence %q", p, s)
		}
		seen[s] = true
	}
}

func TestErrorSaysWhere(t *testing.T) {
	tests := []struct {
		err      Error
		sentence string
		want     string
	}{
		{Error{}, "mal", "mal"},
		{Error{File: "a"}, "mal", "a: mal"},
		{Error{Line: 2}, "mal", "line 2: mal"},
		{Error{File: "a", Line: 2, Found: `"x"`}, "{found} sobra", `a:2: "x" sobra`},
		{Error{File: "a", Err: errors.New("wet")}, "no va: {err}", "a: no va: wet"},
	}
	for _, test := range tests {
		if got := test.err.Say(test.sentence); got != test.want {
			t.Errorf("%q, want %q", got, test.want)
		}
	}
}

// wantError fails unless err is this problem in this line of this file.
func wantError(t *testing.T, err error, path string, line int, want Problem) {
	t.Helper()
	var e *Error
	if !errors.As(err, &e) {
		t.Fatalf("%v: not of type *Error", err)
	}
	if e.Problem != want || e.File != path || e.Line != line {
		t.Errorf("%v: problem %d at %q:%d, want %d at %q:%d", err, e.Problem, e.File, e.Line, want, path, line)
	}
}
