package fortran_test

import (
	"fmt"
	"os"
	"path/filepath"
	"sort"
	"strings"
	"testing"

	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/fortran"
	"accc/frontend/source"

	"github.com/rogpeppe/go-internal/txtar"
	"github.com/stretchr/testify/require"
)

// TestModel prints the neutral model of the sources in testdata/model/*.txtar; each source is followed by what is expected.
func TestModel(t *testing.T) {
	paths, err := filepath.Glob("testdata/model/*.txtar")
	require.NoError(t, err)
	require.NotEmpty(t, paths)
	for _, path := range paths {
		t.Run(filepath.Base(path), func(t *testing.T) {
			archive, err := txtar.ParseFile(path)
			require.NoError(t, err)
			modules := map[string]*fortran.Scope{}
			for i := 0; i+1 < len(archive.Files); i += 2 {
				in, out := &archive.Files[i], &archive.Files[i+1]
				var list diag.List
				o := options(in.Name)
				o.Find = func(module string, _ bool) *fortran.Scope { return modules[module] }
				u := fortran.Parse(source.NewFile(in.Name, in.Data), o, &list)
				require.NotNil(t, u)
				require.Empty(t, show(list.Sorted()))
				for name, s := range u.Modules {
					modules[name] = s
				}
				got := dump(u.Model)
				if *update {
					out.Data = []byte(got)
					continue
				}
				require.Equal(t, string(out.Data), got, in.Name)
			}
			if *update {
				require.NoError(t, os.WriteFile(path, txtar.Format(archive), 0o644))
			}
		})
	}
}

var storages = [...]string{"auto", "static", "global", "extern", "param", "constant", "func"}

// dump prints what checks read of a unit.
func dump(u *frontend.Unit) string {
	var b strings.Builder
	for _, s := range u.Globals {
		fmt.Fprintf(&b, "global %s\n", describe(s))
	}
	for _, c := range u.Directives {
		dumpConstruct(&b, c, "")
	}
	for _, r := range u.Routines {
		var params []string
		for _, p := range r.Params {
			params = append(params, describe(p))
		}
		fmt.Fprintf(&b, "routine %s(%s)", r.Name, strings.Join(params, ", "))
		if r.Symbol != nil && r.Symbol.OnDevice != nil {
			b.WriteString(" on the device")
		}
		for _, d := range r.Directives {
			fmt.Fprintf(&b, " [%s]", d.Directive.Text())
		}
		b.WriteString("\n")
		for _, c := range r.Constructs {
			dumpConstruct(&b, c, "  ")
		}
		for _, c := range r.Calls {
			fmt.Fprintf(&b, "  call %s at %d", c.Name, c.Span.Position().Line)
			if c.In != nil {
				fmt.Fprintf(&b, " in %s", c.In.Directive.Def.Name)
			}
			b.WriteString("\n")
		}
		for _, s := range r.Statics {
			fmt.Fprintf(&b, "  static %s at %d\n", s.Symbol.Name, s.Span.Position().Line)
		}
	}
	return b.String()
}

func describe(s *frontend.Symbol) string {
	text := fmt.Sprintf("%s %s %s", s.Name, s.Type.Text, storages[s.Storage])
	if s.Type.Class == frontend.Array {
		text += fmt.Sprint(" ", s.Type.Extents)
	}
	if s.Type.Indirect {
		text += " indirect"
	}
	for _, fact := range []struct {
		word string
		is   bool
	}{{"threadprivate", s.Threadprivate}, {"on the device", s.OnDevice != nil}, {"in common", s.Common != ""}, {"assumed size", s.AssumedSize}} {
		if fact.is {
			text += ", " + fact.word
		}
	}
	return text
}

func dumpConstruct(b *strings.Builder, c *frontend.Construct, indent string) {
	fmt.Fprintf(b, "%s%s\n", indent, c.Directive.Text())
	if c.Body.IsValid() {
		fmt.Fprintf(b, "%s  body %d to %d\n", indent, c.Body.Position().Line, c.Body.EndPosition().Line)
	}
	var vars []string
	for v, info := range c.Vars {
		text := v.Text() + ": undeclared"
		if info.Symbol != nil {
			text = v.Text() + ": " + info.Type.Text + fmt.Sprint(info.Type.Extents)
		}
		vars = append(vars, text)
	}
	for e, info := range c.Exprs {
		text := e.Text() + ": " + info.Type.Text
		if info.Value != nil {
			text += " = " + info.Value.String()
		}
		vars = append(vars, text)
	}
	sort.Strings(vars)
	for _, v := range vars {
		fmt.Fprintf(b, "%s  %s\n", indent, v)
	}
	for d := c.Visible; d != nil; d = d.Next {
		name := "anything"
		if d.Directive != nil {
			name = fmt.Sprintf("%s(%s)", d.Def.Name, d.Args.Operator.Text)
		}
		fmt.Fprintf(b, "%s  sees %s, level %d\n", indent, name, d.Level)
	}
	for l := c.Loop; l != nil; l = l.Inner {
		fmt.Fprintf(b, "%s  loop", indent)
		if l.Var != nil {
			fmt.Fprintf(b, " %s", l.Var.Name)
		}
		if !l.Canonical {
			fmt.Fprintf(b, ", not canonical: %s", l.Why)
		}
		if l.Down {
			b.WriteString(", down")
		}
		if l.Tight {
			b.WriteString(", tight")
		}
		if l.Concurrent {
			b.WriteString(", concurrent")
		}
		b.WriteString("\n")
	}
	var uses []string
	for _, u := range c.Uses {
		kind := ""
		for i, k := range []frontend.UseKind{frontend.Read, frontend.Write, frontend.Address, frontend.Through} {
			if u.Kind&k != 0 {
				kind += string("rwat"[i])
			}
		}
		uses = append(uses, u.Symbol.Name+":"+kind)
	}
	if len(uses) > 0 {
		fmt.Fprintf(b, "%s  uses %s\n", indent, strings.Join(uses, " "))
	}
	for _, j := range c.Jumps {
		fmt.Fprintf(b, "%s  jump %s\n", indent, j.Word)
	}
	if c.Misfit != "" {
		fmt.Fprintf(b, "%s  misfit %s\n", indent, c.Misfit)
	}
	for _, k := range c.Children {
		dumpConstruct(b, k, indent+"  ")
	}
}
