package acc

import (
	"flag"
	"strings"
	"testing"

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
	cmpopts.IgnoreFields(pragma.Directive{}, "Tokens", "Incomplete"),
	cmpopts.IgnoreFields(pragma.Clause{}, "Spelling"),
	cmpopts.EquateEmpty(),
	cmp.Comparer(func(a, b *pragma.ClauseDef) bool { return a == b }),
	cmp.Comparer(func(a, b *pragma.DirectiveDef) bool { return a == b }),
}

var (
	genName = rapid.SampledFrom([]string{"a", "b", "xs", "n", "devnum_", "queues", "readonly", "length"})
	genExpr = rapid.SampledFrom([]string{"1", "n", "n+1", "a[i]", "f(x,y)", "(n)", "x?y:z", "-1", "sizeof(int)*n", "p->q", "a- -b"})
	genVar  = rapid.Custom(func(t *rapid.T) string {
		v := genName.Draw(t, "base")
		sections := false
		for range rapid.IntRange(0, 3).Draw(t, "steps") {
			step := rapid.IntRange(0, 5).Draw(t, "step")
			if sections && step < 2 {
				continue // a section has no members
			}
			sections = sections || step == 3 || step == 4
			switch step {
			case 0:
				v += "." + genName.Draw(t, "member")
			case 1:
				v += "->" + genName.Draw(t, "member")
			case 2:
				v += "[" + genExpr.Draw(t, "index") + "]"
			case 3:
				v += "[" + genExpr.Draw(t, "first") + ":" + genExpr.Draw(t, "count") + "]"
			case 4:
				v += rapid.SampledFrom([]string{"[:]", "[:n]", "[2:]"}).Draw(t, "section")
			case 5:
				v = "(*" + v + ")"
			}
		}
		return v
	})
)

func genClause(t *rapid.T, d *pragma.DirectiveDef, def *pragma.ClauseDef) *pragma.Clause {
	exprs := func(n int) (out []*pragma.Arg) {
		for range n {
			out = append(out, pragma.ExprArg("", genExpr.Draw(t, "expr")))
		}
		return
	}
	vars := func() (out []*pragma.Arg) {
		for range rapid.IntRange(1, 3).Draw(t, "vars") {
			out = append(out, pragma.VarArg(genVar.Draw(t, "var")))
		}
		return
	}
	shape, optional := def.ShapeOn(d)
	if optional && rapid.Bool().Draw(t, "bare") {
		return pragma.NewClause(def)
	}
	switch shape {
	case pragma.ShapeNone:
		return pragma.NewClause(def)
	case pragma.ShapeVars:
		c := pragma.NewClause(def, vars()...)
		for _, m := range def.Modifiers {
			if m.Structured && d.Assoc != pragma.Block && d.Assoc != pragma.LoopNest {
				continue
			}
			if rapid.Bool().Draw(t, m.Name) {
				c.Modifiers = append(c.Modifiers, pragma.Modifier{Word: pragma.Word{Text: m.Name}})
			}
		}
		return c
	case pragma.ShapeExpr:
		a := exprs(1)
		if len(def.Modifiers) > 0 && rapid.Bool().Draw(t, "key") {
			a[0].Key.Text = def.Modifiers[0].Name
		}
		return pragma.NewClause(def, a...)
	case pragma.ShapeExprs:
		return pragma.NewClause(def, exprs(rapid.IntRange(1, 3).Draw(t, "n"))...)
	case pragma.ShapeKeyword:
		return pragma.NewClause(def, pragma.WordArg(rapid.SampledFrom(def.Keywords).Draw(t, "word")))
	case ShapeDevTypes:
		if rapid.Bool().Draw(t, "star") {
			return pragma.NewClause(def, pragma.WordArg("*"))
		}
		return pragma.NewClause(def, pragma.WordArg(rapid.SampledFrom(DeviceTypes).Draw(t, "word")), pragma.WordArg(rapid.SampledFrom(DeviceTypes).Draw(t, "word")))
	case ShapeReduction:
		c := pragma.NewClause(def, vars()...)
		c.Operator.Text = rapid.SampledFrom(Operators).Draw(t, "operator")
		return c
	case ShapeGang:
		keys := rapid.Permutation([]string{"num", "dim", "static"}).Draw(t, "keys")
		c := pragma.NewClause(def)
		for _, k := range keys[:rapid.IntRange(1, 3).Draw(t, "n")] {
			a := pragma.ExprArg(k, genExpr.Draw(t, "expr"))
			switch {
			case k == "static" && rapid.Bool().Draw(t, "star"):
				a = pragma.WordArg("*")
				a.Key.Text = k
			case k == "num" && rapid.Bool().Draw(t, "plain"):
				a.Key.Text = ""
			}
			c.Args = append(c.Args, a)
		}
		c.Parens = true
		return c
	case ShapeSizes:
		return pragma.NewClause(def, append(exprs(1), pragma.WordArg("*"))...)
	case ShapeCollapse:
		c := pragma.NewClause(def, exprs(1)...)
		if rapid.Bool().Draw(t, "force") {
			c.Modifiers = []pragma.Modifier{{Word: pragma.Word{Text: "force"}}}
		}
		return c
	case ShapeWait:
		c := pragma.NewClause(def, exprs(rapid.IntRange(1, 3).Draw(t, "n"))...)
		if rapid.Bool().Draw(t, "devnum") {
			c.Args = append([]*pragma.Arg{pragma.ExprArg("devnum", genExpr.Draw(t, "expr"))}, c.Args...)
		}
		if rapid.Bool().Draw(t, "queues") {
			c.Modifiers = []pragma.Modifier{{Word: pragma.Word{Text: "queues"}}}
		}
		return c
	case ShapeRoutine:
		return pragma.NewClause(def, pragma.WordArg("other"))
	case ShapeBind:
		if rapid.Bool().Draw(t, "string") {
			return pragma.NewClause(def, &pragma.Arg{Kind: pragma.ArgString, Word: "other"})
		}
		return pragma.NewClause(def, pragma.WordArg("other"))
	}
	t.Fatalf("no generator for the shape of %s", def.Name)
	return nil
}

func genDirective(t *rapid.T) *pragma.Directive {
	def := rapid.SampledFrom(Table.Directives).Draw(t, "directive")
	d := pragma.NewDirective(def)
	if def.Arg != nil {
		if c := genClause(t, def, def.Arg); c.Parens {
			d.Args = c
		}
	}
	if len(def.Words) > 0 && rapid.Bool().Draw(t, "word") {
		d.Atomic = rapid.SampledFrom(def.Words).Draw(t, "atomic").Name
	}
	var devices []string
	for range rapid.IntRange(0, 5).Draw(t, "clauses") {
		if len(def.Clauses) == 0 {
			break
		}
		c := genClause(t, def, rapid.SampledFrom(def.Clauses).Draw(t, "clause").Clause)
		if c.Def == ClauseDeviceType {
			devices = nil
			for _, a := range c.Args {
				if def.Grouped() {
					devices = append(devices, a.Text())
				}
			}
		} else {
			c.DeviceTypes = devices
		}
		d.Clauses = append(d.Clauses, c)
	}
	return d
}

// What is printed is read back as the same directive, on one line or on many.
func TestRoundTrip(t *testing.T) {
	irtest.Property(t, func(t *rapid.T) {
		d := genDirective(t)
		texts := []string{d.Text()}
		l := pragma.CLayout("", "acc")
		l.Sentinel = ""
		l.Width = rapid.IntRange(10, 60).Draw(t, "width")
		texts = append(texts, d.Print(l))
		for _, text := range texts {
			again, list := parseRapid(text)
			if len(list) > 0 {
				t.Fatalf("%s: %s", text, list[0])
			}
			if diff := cmp.Diff(d, again, same); diff != "" {
				t.Fatalf("%s: %s", text, diff)
			}
		}
	})
}

func parseRapid(text string) (*pragma.Directive, []string) {
	f := source.NewFile("t.c", []byte(text))
	var messages listReporter
	d := pragma.Parse(Table, source.Span{File: f}, pragma.LexC(f, 0, len(text)), &messages)
	return d, messages
}

// Any text is read without a panic; what is read without a mistake is printed
// and read back as the same.
func FuzzParse(f *testing.F) {
	for _, path := range []string{"testdata/good.acc", "testdata/bad.acc"} {
		text := readLines(f, path)
		for _, line := range text {
			f.Add(strings.TrimPrefix(line, "#pragma acc"))
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		d, list := parseRapid(text)
		if d == nil || len(list) > 0 {
			return
		}
		again, list := parseRapid(d.Text())
		require.Empty(t, list, "%q printed as %q", text, d.Text())
		if diff := cmp.Diff(d, again, same); diff != "" {
			t.Fatalf("%q printed as %q: %s", text, d.Text(), diff)
		}
	})
}

func TestTables(t *testing.T) {
	taken := map[*pragma.ClauseDef]bool{}
	for _, d := range Table.Directives {
		require.NotEmpty(t, d.Doc, d.Name)
		require.NotEmpty(t, d.Spec, d.Name)
		require.Equal(t, d, Table.Directive(d.Name))
		for _, u := range d.Clauses {
			taken[u.Clause] = true
		}
		for _, c := range d.Required {
			require.NotNil(t, d.Use(c), "%s requires %s but does not take it", d.Name, c.Name)
		}
		for _, group := range d.Exclusive {
			for _, c := range group {
				require.NotNil(t, d.Use(c), "%s excludes %s but does not take it", d.Name, c.Name)
			}
		}
		for _, w := range d.Words {
			taken[w] = true
		}
		for _, leaf := range d.Leaves {
			for _, u := range leaf.Clauses {
				require.NotNil(t, d.Use(u.Clause), "%s lacks %s of %s", d.Name, u.Clause.Name, leaf.Name)
			}
		}
	}
	for _, c := range Table.Clauses {
		require.NotEmpty(t, c.Doc, c.Name)
		require.NotEmpty(t, c.Spec, c.Name)
		require.True(t, taken[c], "no directive takes %s", c.Name)
		require.Equal(t, c, Table.Clause(c.Name))
	}
	require.Len(t, Table.Directives, 20)
}
