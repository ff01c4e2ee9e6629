package words

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"buscaminas/boards"
	"buscaminas/game"
)

// Every text in the source of the project is there in both languages, with the
// same verbs to be filled in.
func TestEveryTextIsInBothLanguages(t *testing.T) {
	root := filepath.Join("..", "..")
	seen := 0
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		fset := token.NewFileSet()
		file, err := parser.ParseFile(fset, path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		for _, text := range texts(file) {
			if len(text.Elts) == 0 {
				continue // the zero Text, where nothing is to be said
			}
			seen++
			if problem := check(text); problem != "" {
				t.Errorf("%s: %s", fset.Position(text.Pos()), problem)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if seen < 100 {
		t.Errorf("%d texts found: the search is broken", seen)
	}
}

// Nothing is kept that is said nowhere.
func TestEveryTextIsUsed(t *testing.T) {
	uses := map[string]int{}
	var declared []string
	err := filepath.WalkDir(filepath.Join("..", ".."), func(path string, d fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.Ident:
				uses[n.Name]++
			case *ast.ValueSpec:
				if file.Name.Name == "words" && len(n.Values) == 1 && n.Names[0].IsExported() {
					declared = append(declared, n.Names[0].Name)
				}
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(declared) < 50 {
		t.Errorf("%d texts found: the search is broken", len(declared))
	}
	for _, name := range declared {
		if uses[name] < 2 { // once where it is declared
			t.Errorf("%s is used nowhere", name)
		}
	}
}

// texts returns the literals of type Text in a file, those in a map or slice of
// Text included.
func texts(file *ast.File) []*ast.CompositeLit {
	isText := func(e ast.Expr) bool {
		if s, ok := e.(*ast.SelectorExpr); ok {
			e = s.Sel
		}
		id, ok := e.(*ast.Ident)
		return ok && (id.Name == "Text" || id.Name == "Title")
	}
	var found []*ast.CompositeLit
	ast.Inspect(file, func(n ast.Node) bool {
		lit, ok := n.(*ast.CompositeLit)
		if !ok {
			return true
		}
		var element ast.Expr
		switch typ := lit.Type.(type) {
		case *ast.MapType:
			element = typ.Value
		case *ast.ArrayType:
			element = typ.Elt
		}
		switch {
		case lit.Type != nil && isText(lit.Type):
			found = append(found, lit)
		case element != nil && isText(element):
			for _, e := range lit.Elts {
				if pair, ok := e.(*ast.KeyValueExpr); ok {
					e = pair.Value
				}
				if inner, ok := e.(*ast.CompositeLit); ok && inner.Type == nil {
					found = append(found, inner)
				}
			}
		}
		return true
	})
	return found
}

var verb = regexp.MustCompile(`%(\[\d+\])?[a-z]`)

// check says what is wrong with the literal of a Text, if anything is.
func check(text *ast.CompositeLit) string {
	if len(text.Elts) != 2 {
		return "a language is missing"
	}
	var said, verbs [2]string
	for i, e := range text.Elts {
		if pair, ok := e.(*ast.KeyValueExpr); ok {
			e = pair.Value
		}
		literal, ok := flatten(e)
		if !ok {
			return "" // made at run time, of other texts
		}
		if said[i] = literal; literal == "" {
			return "a language is empty"
		}
		found := verb.FindAllString(literal, -1)
		slices.Sort(found)
		verbs[i] = strings.Join(found, " ")
	}
	if verbs[0] != verbs[1] {
		return strconv.Quote(said[0]) + " and " + strconv.Quote(said[1]) + " have other verbs"
	}
	return ""
}

// flatten returns the string that an expression of literals is.
func flatten(e ast.Expr) (string, bool) {
	switch e := e.(type) {
	case *ast.BasicLit:
		s, err := strconv.Unquote(e.Value)
		return s, err == nil
	case *ast.BinaryExpr:
		left, ok := flatten(e.X)
		right, okToo := flatten(e.Y)
		return left + right, ok && okToo
	}
	return "", false
}

func TestEveryRefusalHasWords(t *testing.T) {
	for r := game.NotAPlay; r <= game.GameOver; r++ {
		if Refusal(r) == (Text{}) {
			t.Errorf("nothing is said when an action is refused for: %v", r)
		}
	}
}

// The wording of these is fixed.
func TestRefusalsToTheLetter(t *testing.T) {
	for r, want := range map[game.Refusal]string{
		game.NotAPlay:     "ENTRADA ERRONEA",
		game.TooManyFlags: "NO SE PUEDEN MARCAR MAS CELDAS QUE MINAS",
		game.FlaggedCell:  "NO SE PUEDE ABRIR UNA CELDA MARCADA",
		game.OpenCell:     "NO SE PUEDE MARCAR UNA CELDA ABIERTA",
		game.TooFewFlags:  "CELDA YA ABIERTA. NO SE PUEDEN ABRIR LAS CELDAS VECINAS POR NUMERO INSUFICIENTE DE MARCAS",
	} {
		if got := Refusal(r).In(Spanish); got != want {
			t.Errorf("%v: %q, want %q", r, got, want)
		}
	}
}

func TestEveryProblemHasSpanish(t *testing.T) {
	for p := boards.NoSuchFile; p < boards.Problems; p++ {
		e := &boards.Error{File: "f", Line: 3, Problem: p, Found: "FOUND", Want: "WANT"}
		spanish, english := Error(e, Spanish), Error(e, English)
		if !strings.HasPrefix(spanish, "f:3: ") || len(spanish) < len("f:3: ")+4 || spanish == english {
			t.Errorf("problem %d: %q in Spanish, %q in English", p, spanish, english)
		}
		for _, part := range []string{"FOUND", "WANT"} {
			if strings.Contains(spanish, part) != strings.Contains(english, part) {
				t.Errorf("problem %d: %q and %q do not say the same", p, spanish, english)
			}
		}
	}
}

func TestEveryBoardFormatHasAName(t *testing.T) {
	seen := map[string]bool{}
	for f := range boards.Formats {
		name := BoardFormat(f)
		for _, n := range []string{"es " + name.Spanish, "en " + name.English} {
			if len(n) == 3 || seen[n] {
				t.Errorf("format %v has the name %q, as another or empty", f, n)
			}
			seen[n] = true
		}
	}
}

func TestSeconds(t *testing.T) {
	for d, want := range map[time.Duration]string{
		0:                           "0.0",
		99 * time.Millisecond:       "0.0",
		100 * time.Millisecond:      "0.1",
		42*time.Second + 399e6:      "42.3",
		2*time.Hour + 5*time.Second: "7205.0",
	} {
		if got := Seconds(d); got != want {
			t.Errorf("%v reads %q, want %q", d, got, want)
		}
	}
}
