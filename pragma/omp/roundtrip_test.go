package omp

import (
	"flag"
	"os"
	"strings"
	"testing"

	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir/irtest"
	"accc/pragma"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// What is drawn at random is the same in every run, for failures must not come and go: -rapid.seed=N draws something else.
func init() {
	if err := flag.Set("rapid.seed", "1"); err != nil {
		panic(err)
	}
}

// same compares directives by meaning: places, the spelling used and the raw tokens aside.
var same = cmp.Options{
	cmpopts.IgnoreTypes(source.Span{}),
	cmpopts.IgnoreFields(pragma.Directive{}, "Tokens", "Incomplete", "SpellingSince"),
	cmpopts.IgnoreFields(pragma.Clause{}, "Spelling"),
	cmpopts.EquateEmpty(),
	cmp.Comparer(func(a, b *pragma.ClauseDef) bool { return a == b }),
	cmp.Comparer(func(a, b *pragma.DirectiveDef) bool { return a == b }),
}

var (
	genName = rapid.SampledFrom([]string{"a", "b", "xs", "n", "obj", "step_", "to_", "source_"})
	genText = rapid.SampledFrom([]string{"1", "n", "n+1", "a[i]", "f(x,y)", "(n)", "x?y:z", "-1", "sizeof(int)*n",
		"p->q", "a- -b"})
	genVar = rapid.Custom(func(t *rapid.T) *pragma.Arg {
		v := genName.Draw(t, "base")
		return pragma.VarArg(rapid.SampledFrom([]string{v, v + "[" + genText.Draw(t, "index") + "]", v + "[0:n]",
			v + "[:n:2]", v + ".x[:]", v + "->p[i][0:n]"}).Draw(t, "var"))
	})
	genPlace = rapid.Custom(func(t *rapid.T) *pragma.Arg {
		v := genName.Draw(t, "base")
		switch rapid.IntRange(0, 4).Draw(t, "place") {
		case 0:
			return pragma.VarArg("*" + v)
		case 1:
			return pragma.VarArg("([n][2])" + v + "[0:n][i]")
		case 2:
			return pragma.ExprArg("", "*("+v+"+1)")
		case 3:
			return pragma.ExprArg("", "f(x)->"+v)
		}
		return genVar.Draw(t, "variable")
	})
)

func word(text string) pragma.Word { return pragma.Word{Text: text} }

func genExpr(t *rapid.T) *pragma.Arg { return pragma.ExprArg("", genText.Draw(t, "expr")) }

func some[T any](t *rapid.T, least, most int, gen func() T) (out []T) {
	for range rapid.IntRange(least, most).Draw(t, "how many") {
		out = append(out, gen())
	}
	return out
}

func genVars(t *rapid.T) []*pragma.Arg {
	return some(t, 1, 3, func() *pragma.Arg { return genVar.Draw(t, "var") })
}

func genExprs(t *rapid.T) []*pragma.Arg {
	return some(t, 1, 3, func() *pragma.Arg { return genExpr(t) })
}

func genIterators(t *rapid.T) (out []*pragma.Arg) {
	for _, name := range []string{"it", "jt"}[:rapid.IntRange(1, 2).Draw(t, "iterators")] {
		d := &pragma.Decl{Name: word(name), Begin: genExpr(t).Expr, End: genExpr(t).Expr}
		if rapid.Bool().Draw(t, "step") {
			d.Step = genExpr(t).Expr
		}
		if rapid.Bool().Draw(t, "type") {
			d.Type = &pragma.Expr{Tokens: pragma.LexText(rapid.SampledFrom([]string{"int", "unsigned long", "T *"}).
				Draw(t, "type"))}
		}
		out = append(out, &pragma.Arg{Kind: pragma.ArgDecl, Decl: d})
	}
	return out
}

// genModifier makes a modifier of a row, with what it has in parentheses.
func genModifier(t *rapid.T, def *pragma.ModifierDef) pragma.Modifier {
	m := pragma.Modifier{Word: word(def.Name), Parens: true}
	switch {
	case def.Params == nil || def.Bare && rapid.Bool().Draw(t, "bare"):
		m.Parens = false
	case def.Params == pragma.ParamsName:
		m.Args = []*pragma.Arg{pragma.WordArg(genName.Draw(t, "name"))}
	case def.Params == pragma.ParamsExpr:
		m.Args = []*pragma.Arg{genExpr(t)}
	case def.Params == pragma.ParamsExprs:
		m.Args = genExprs(t)
	case def.Params == pragma.ParamsIterators:
		m.Args = genIterators(t)
	case def.Params == paramsLocators:
		m.Args = []*pragma.Arg{genPlace.Draw(t, "place")}
	case def.Params == paramsPrefer:
		m.Args = []*pragma.Arg{{Kind: pragma.ArgString, Word: "cuda"}, genExpr(t),
			{Kind: pragma.ArgGroup, Args: []*pragma.Arg{{Kind: pragma.ArgWord, Word: "fr",
				Args: []*pragma.Arg{{Kind: pragma.ArgString, Word: "hip"}}}}}}
	default:
		t.Fatalf("no generator for what %s has in parentheses", def.Name)
	}
	return m
}

// genModifiers draws modifiers in any order, of each set one at most; only takes some of the rows.
func genModifiers(t *rapid.T, def *pragma.ClauseDef, only func(*pragma.ModifierDef) bool) (out []pragma.Modifier) {
	if len(def.Modifiers) == 0 {
		return nil
	}
	sets := map[string]bool{}
	for _, m := range rapid.Permutation(def.Modifiers).Draw(t, "modifiers") {
		if only != nil && !only(&m) || m.Set != "" && sets[m.Set] || rapid.IntRange(0, 2).Draw(t, m.Name) > 0 {
			continue
		}
		sets[m.Set] = true
		out = append(out, genModifier(t, &m))
	}
	return out
}

func genContext(t *rapid.T) (out []*pragma.TraitSet) {
	for _, def := range rapid.Permutation(TraitSets).Draw(t, "sets")[:rapid.IntRange(1, 3).Draw(t, "how many")] {
		set := &pragma.TraitSet{Name: word(def.Name)}
		for _, trait := range rapid.Permutation(def.Traits).Draw(t, "traits")[:1] {
			if trait.Only == pragma.OnlyFortran {
				trait = def.Traits[0]
			}
			x := &pragma.Trait{Name: word(trait.Name), Parens: true}
			switch trait.Props {
			case PropsNone:
				x.Parens = false
			case PropsWords:
				x.Args = []*pragma.Arg{pragma.WordArg("any"), {Kind: pragma.ArgString, Word: "x-y"}}
			case PropsExpr:
				x.Args = []*pragma.Arg{genExpr(t)}
			case PropsClauses:
				x.Args = []*pragma.Arg{{Kind: pragma.ArgClause, Clause: genClause(t, DirDeclareSimd, ClauseSimdlen)}}
			case PropsRequire:
				x.Args = []*pragma.Arg{{Kind: pragma.ArgClause, Clause: pragma.NewClause(ClauseUnifiedAddress)}}
			case PropsClause:
				x.Args = genClause(t, DirRequires, Table.Clause(trait.Name)).Args
				x.Parens = len(x.Args) > 0
			}
			if def.scored && x.Parens && rapid.Bool().Draw(t, "score") {
				x.Score = genExpr(t).Expr
			}
			set.Traits = append(set.Traits, x)
		}
		out = append(out, set)
	}
	return out
}

func genNested(t *rapid.T) *pragma.Arg {
	d := rapid.SampledFrom([]*pragma.DirectiveDef{DirParallelFor, DirNothing, DirTargetTeams, DirUnroll}).Draw(t, "nested")
	in := pragma.NewDirective(d)
	if d.Use(ClausePrivate) != nil {
		in.Clauses = append(in.Clauses, genClause(t, d, ClausePrivate))
	}
	return &pragma.Arg{Kind: pragma.ArgDirective, Directive: in}
}

func genClause(t *rapid.T, d *pragma.DirectiveDef, def *pragma.ClauseDef) *pragma.Clause {
	c := pragma.NewClause(def)
	if _, optional := def.ShapeOn(d); def.Shape == pragma.ShapeNone || optional && rapid.Bool().Draw(t, "bare") {
		return c
	}
	c.Parens = true
	pre := func(m *pragma.ModifierDef) bool { return !m.Post }
	keyword := func() *pragma.Arg { return pragma.WordArg(rapid.SampledFrom(def.Keywords).Draw(t, "word")) }
	switch def.Shape {
	case ShapeVars, ShapeInit, ShapeAdjustArgs:
		c.Modifiers, c.Args = genModifiers(t, def, pre), genVars(t)
		if def.Shape == ShapeAdjustArgs && len(c.Modifiers) == 0 {
			c.Modifiers = []pragma.Modifier{{Word: word("nothing")}}
		}
	case ShapeLocators:
		c.Modifiers = genModifiers(t, def, pre)
		c.Args = some(t, 1, 3, func() *pragma.Arg { return genPlace.Draw(t, "place") })
	case ShapeExpr:
		c.Modifiers, c.Args = genModifiers(t, def, pre), []*pragma.Arg{genExpr(t)}
	case ShapeExprs:
		c.Modifiers, c.Args = genModifiers(t, def, pre), genExprs(t)
	case ShapeKeyword:
		c.Modifiers, c.Args = genModifiers(t, def, pre), []*pragma.Arg{keyword()}
	case ShapeSchedule:
		c.Modifiers, c.Args = genModifiers(t, def, pre), append([]*pragma.Arg{keyword()},
			some(t, 0, 1, func() *pragma.Arg { return genExpr(t) })...)
	case ShapeNumTeams:
		c.Args = []*pragma.Arg{genExpr(t)}
		if rapid.Bool().Draw(t, "lower") {
			c.Modifiers = []pragma.Modifier{{Word: word("lower-bound"), Args: []*pragma.Arg{genExpr(t)}}}
		}
	case ShapeDefault, ShapeDefaultmap:
		if strings.HasSuffix(d.Name, "metadirective") {
			c.Args = []*pragma.Arg{genNested(t)}
			break
		}
		c.Args = []*pragma.Arg{keyword()}
		if rapid.Bool().Draw(t, "category") {
			c.Args = append(c.Args, pragma.WordArg(rapid.SampledFrom(Categories).Draw(t, "category")))
		}
	case ShapeLinear:
		c.Args = genVars(t)
		switch rapid.IntRange(0, 2).Draw(t, "form") {
		case 0:
			c.Modifiers = genModifiers(t, def, nil)
		case 1:
			c.Modifiers = []pragma.Modifier{{Word: word("step"), Args: []*pragma.Arg{genExpr(t)}}}
		case 2:
			c.Modifiers = []pragma.Modifier{{Word: word("uval"), Parens: true}}
		}
	case ShapeAligned:
		c.Args = genVars(t)
		if rapid.Bool().Draw(t, "alignment") {
			c.Modifiers = []pragma.Modifier{{Word: word("alignment"), Args: []*pragma.Arg{genExpr(t)}}}
		}
	case ShapeAllocate:
		c.Modifiers, c.Args = genModifiers(t, def, nil), genVars(t)
		if len(c.Modifiers) == 0 && rapid.Bool().Draw(t, "simple") {
			c.Modifiers = []pragma.Modifier{{Word: word("allocator"), Args: []*pragma.Arg{genExpr(t)}}}
		}
	case ShapeUsesAllocators:
		c.Modifiers = genModifiers(t, def, nil)
		c.Args = []*pragma.Arg{pragma.WordArg("mine"), {Kind: pragma.ArgWord, Word: "yours",
			Args: []*pragma.Arg{pragma.WordArg("traits")}}}
	case ShapeIf:
		c.Args = []*pragma.Arg{genExpr(t)}
		if rapid.Bool().Draw(t, "name") {
			c.Modifiers = []pragma.Modifier{{Word: word(rapid.SampledFrom([]string{"target", "parallel", "target data"}).
				Draw(t, "directive"))}}
		}
	case ShapeTokens:
		c.Args = []*pragma.Arg{pragma.ExprArg("", "__attribute__((launch_bounds(1,2)))")}
	case ShapeName:
		c.Args = []*pragma.Arg{pragma.WordArg(genName.Draw(t, "name"))}
	case ShapeDirectiveNames:
		c.Args = []*pragma.Arg{pragma.WordArg("target teams"), pragma.WordArg("for")}
	case ShapeReduction:
		c.Args = genVars(t)
		if len(def.Modifiers) > 0 {
			c.Modifiers = genModifiers(t, def, nil)
		}
		c.Operator = word(rapid.SampledFrom(append(Operators, "mine")).Draw(t, "operator"))
	case ShapeStatement:
		c.Args = []*pragma.Arg{pragma.ExprArg("", rapid.SampledFrom([]string{"omp_priv={0,1}", "omp_priv=0",
			"init(&omp_priv)", "omp_out+=omp_in,n++"}).Draw(t, "statement"))}
	case ShapeDeclareReduction:
		c.Operator = word(rapid.SampledFrom([]string{"+", "&&", "mine"}).Draw(t, "operator"))
		c.Args = some(t, 1, 2, func() *pragma.Arg {
			return &pragma.Arg{Kind: pragma.ArgType, Expr: &pragma.Expr{Tokens: pragma.LexText("struct s *")}}
		})
		if rapid.Bool().Draw(t, "combiner") {
			c.Args = append(c.Args, pragma.ExprArg("combiner", "omp_out.x+=omp_in.x,omp_out.y++"))
		}
	case ShapeDeclareMapper:
		c.Operator = word(rapid.SampledFrom([]string{"", "id"}).Draw(t, "name"))
		c.Args = []*pragma.Arg{{Kind: pragma.ArgDecl, Decl: &pragma.Decl{Name: word("v"),
			Type: &pragma.Expr{Tokens: pragma.LexText("struct s")}}}}
	case ShapeDepend:
		if rapid.Bool().Draw(t, "source") {
			c.Modifiers = []pragma.Modifier{{Word: word("source")}}
			break
		}
		kind := rapid.SampledFrom([]string{"in", "inoutset", "depobj", "sink"}).Draw(t, "kind")
		c.Modifiers = rapid.Permutation([]pragma.Modifier{{Word: word(kind)},
			{Word: word("iterator"), Parens: true, Args: genIterators(t)}}).Draw(t, "order")
		c.Args = []*pragma.Arg{genPlace.Draw(t, "place"), pragma.WordArg("omp_all_memory")}
		if kind == "sink" {
			c.Modifiers, c.Args = []pragma.Modifier{{Word: word(kind)}}, genExprs(t)
		}
	case ShapeDoacross:
		c.Modifiers, c.Args = []pragma.Modifier{{Word: word("sink")}}, genExprs(t)
		if rapid.Bool().Draw(t, "source") {
			c.Modifiers, c.Args = []pragma.Modifier{{Word: word("source")}}, nil
		}
	case ShapeUpdate:
		c.Args = []*pragma.Arg{keyword()}
		if d != DirDepobj {
			c.Args = []*pragma.Arg{genExpr(t)}
		}
	case ShapeWhen, ShapeMatch:
		c.Context = genContext(t)
		if def.Shape == ShapeWhen && rapid.Bool().Draw(t, "directive") {
			c.Args = []*pragma.Arg{genNested(t)}
		}
	case ShapeOtherwise:
		c.Args = some(t, 0, 1, func() *pragma.Arg { return genNested(t) })
	case ShapeVariant:
		c.Args = []*pragma.Arg{pragma.WordArg("fast")}
		if rapid.Bool().Draw(t, "base") {
			c.Args[0].Key = word("slow")
		}
	case ShapeAppendArgs:
		in := pragma.NewClause(ArgInterop)
		in.Parens, in.Modifiers = true, genModifiers(t, ArgInterop, nil)
		if len(in.Modifiers) == 0 {
			in.Modifiers = []pragma.Modifier{{Word: word("target")}}
		}
		c.Args = []*pragma.Arg{{Kind: pragma.ArgClause, Clause: in}}
	case ShapeApply:
		c.Modifiers, c.Args = genModifiers(t, def, nil), some(t, 1, 2, func() *pragma.Arg {
			return &pragma.Arg{Kind: pragma.ArgDirective, Directive: pragma.NewDirective(DirUnroll,
				pragma.NewClause(ClausePartial, genExpr(t)))}
		})
	default:
		t.Fatalf("no generator for the shape of %s", def.Name)
	}
	return c
}

func genDirective(t *rapid.T) *pragma.Directive {
	def := rapid.SampledFrom(Table.Directives).Filter(func(d *pragma.DirectiveDef) bool { return d.Only != pragma.OnlyFortran }).Draw(t, "directive")
	d := pragma.NewDirective(def)
	if def.Arg != nil {
		if c := genClause(t, def, def.Arg); c.Parens {
			d.Args = c
		}
	}
	for range rapid.IntRange(0, 5).Draw(t, "clauses") {
		if len(def.Clauses) > 0 {
			d.Clauses = append(d.Clauses, genClause(t, def, rapid.SampledFrom(def.Clauses).Draw(t, "clause").Clause))
		}
	}
	return d
}

// What is printed is read back as the same directive, on one line or on many.
func TestRoundTrip(t *testing.T) {
	irtest.Property(t, func(t *rapid.T) {
		d := genDirective(t)
		l := pragma.CLayout("", "omp")
		l.Sentinel = ""
		l.Width = rapid.IntRange(10, 60).Draw(t, "width")
		for _, text := range []string{d.Text(), d.Print(l)} {
			again, list := parseText(text)
			if len(list) > 0 {
				t.Fatalf("%s: %s", text, list[0])
			}
			if diff := cmp.Diff(d, again, same); diff != "" {
				t.Fatalf("%s: %s", text, diff)
			}
		}
	})
}

// Every clause of every row is read back as printed, whichever directive takes it.
func TestRoundTripClauses(t *testing.T) {
	for _, def := range Table.Clauses {
		var takers []*pragma.DirectiveDef
		for _, d := range Table.Directives {
			if d.Use(def) != nil && d.Only != pragma.OnlyFortran && (d.Arg == nil || d.Arg.Optional) {
				takers = append(takers, d)
			}
		}
		if len(takers) == 0 {
			takers = []*pragma.DirectiveDef{DirParallel} // whether it takes the clause is not the parser's question
		}
		gen := rapid.Custom(func(t *rapid.T) *pragma.Directive {
			d := rapid.SampledFrom(takers).Draw(t, "directive")
			return pragma.NewDirective(d, genClause(t, d, def))
		})
		for seed := range 16 {
			d := gen.Example(seed)
			again, list := parseText(d.Text())
			require.Empty(t, list, d.Text())
			require.Empty(t, cmp.Diff(d, again, same), d.Text())
		}
	}
}

// messages keeps the text of what is reported.
type messages []string

func (m *messages) Report(d diag.Diagnostic) {
	if d.Severity == diag.Error {
		*m = append(*m, d.Message)
	}
}

func parseText(text string) (*pragma.Directive, []string) {
	f := source.NewFile("t.c", []byte(text))
	var list messages
	d := pragma.Parse(Table, source.Span{File: f}, pragma.LexC(f, 0, len(text)), &list)
	return d, list
}

func parseFortranText(text string) (*pragma.Directive, []string) {
	f := source.NewFile("t.f90", []byte(text))
	var list messages
	d := pragma.ParseFortran(Table, source.Span{File: f}, fortranTokens(pragma.LexC(f, 0, len(text))), false, &list)
	return d, list
}

// again fails if what was read without a mistake is not printed and read back as the same. Of more than one line, only that it is
// read: a line's end would also end a literal that has no closing quote.
func again(t *testing.T, text string, parse func(string) (*pragma.Directive, []string)) {
	d, list := parse(text)
	if d == nil || len(list) > 0 || strings.Contains(text, "\n") {
		return
	}
	second, list := parse(d.Text())
	require.Empty(t, list, "%q printed as %q", text, d.Text())
	if diff := cmp.Diff(d, second, same); diff != "" {
		t.Fatalf("%q printed as %q: %s", text, d.Text(), diff)
	}
}

func seeds(f *testing.F, add func(line string)) {
	for _, path := range []string{"testdata/good.omp", "testdata/bad.omp", "testdata/good_fortran.omp",
		"testdata/bad_fortran.omp"} {
		text, err := os.ReadFile(path)
		require.NoError(f, err)
		for _, line := range strings.Split(string(text), "\n") {
			add(sentinel.ReplaceAllString(line, ""))
		}
	}
}

// Any text is read without a panic, in both languages.
func FuzzDirective(f *testing.F) {
	seeds(f, func(line string) { f.Add(line) })
	f.Fuzz(func(t *testing.T, text string) {
		again(t, text, parseText)
		again(t, text, parseFortranText)
	})
}

func FuzzContext(f *testing.F) {
	seeds(f, func(line string) {
		if _, inside, ok := strings.Cut(line, "match("); ok {
			f.Add(strings.TrimSuffix(inside, ")"))
		}
		if _, inside, ok := strings.Cut(line, "when("); ok {
			f.Add(inside)
		}
	})
	f.Fuzz(func(t *testing.T, text string) {
		again(t, "declare variant(f) match("+text+")", parseText)
		again(t, "metadirective when("+text+": parallel)", parseFortranText)
	})
}

func FuzzIterators(f *testing.F) {
	for _, text := range []string{"i=0:n", "int i=0:n:2, j=i:m", "integer(8) :: i = 1:10", "struct s *p = a:b", "i",
		"i=", "=0:1", "i=a?b:c:d", "i= =:b", "i= =>a:b", "i=a?b: :c", "i=0:a?b: :2", "i=? ? : : c :c"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		again(t, "task depend(iterator("+text+"), in: a[i])", parseText)
		again(t, "target map(iterator("+text+"), to: a(i))", parseFortranText)
	})
}

// A line of megabytes must be read, or refused, in the time of its length.
func TestLongLines(t *testing.T) {
	for _, part := range []string{"map(a[0:n]) ", "map(a ", "(", "x ", "map(((", "depend(in: a,", "[", "if(a?", "* ",
		"a->", "to,", "when(", "device={", "iterator(i=", "a: ", "f(x)->y, ",
		"metadirective when(user={condition(1)}: "} {
		for _, start := range []string{"parallel ", "target map(", "metadirective when(", "task depend(iterator(",
			"declare reduction(", "taskgroup task_reduction("} {
			_, list := parseText(start + strings.Repeat(part, 1<<16/len(part)))
			require.LessOrEqual(t, len(list), 40+1)
		}
	}
}
