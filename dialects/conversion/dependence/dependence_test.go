package dependence_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"accc/dialects"
	"accc/dialects/conversion/dependence"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir"
	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "rewrite the expected output")

// TestOf analyses the loops of testdata/*.mlir and compares what is found with the files *.out, some lines for each.
func TestOf(t *testing.T) {
	cases, err := filepath.Glob("testdata/*.mlir")
	require.NoError(t, err)
	for _, name := range cases {
		t.Run(filepath.Base(name), func(t *testing.T) {
			text, err := os.ReadFile(name)
			require.NoError(t, err)
			var list diag.List
			ctx := dialects.NewContext()
			module := ir.Parse(ctx, source.NewFile(name, text), &list)
			require.Empty(t, list.Sorted())
			require.True(t, ir.Verify(ctx, module, &list), "%v", list.Sorted())
			var out strings.Builder
			for _, f := range module.Region(0).Entry().Ops() {
				if _, function := ir.As[ir.FunctionLike](f); !function {
					continue
				}
				ir.Walk(f, func(o *ir.Op) bool {
					if ir.CountersOf(o) != nil {
						v := dependence.Of(o)
						fmt.Fprintf(&out, "%s: %s\n", f.StringAttr("sym_name"), describe(&v))
					}
					return true
				})
			}
			irtest.Golden(t, strings.TrimSuffix(name, ".mlir")+".out", out.String(), *update)
		})
	}
}

func describe(v *dependence.Verdict) string {
	var out strings.Builder
	switch {
	case !v.Parallel:
		out.WriteString("no, " + v.Reason)
	default:
		fmt.Fprintf(&out, "parallel, writes %s, reads %s", names(v.Written), names(v.Read))
		if !v.Distinct() {
			out.WriteString(", if they are different objects")
		}
	}
	for _, d := range v.Dependences {
		fmt.Fprintf(&out, "\n    %s %s: %s -> %s", kind(d), d.Name, end(d.From), end(d.To))
		for _, n := range d.Distance {
			fmt.Fprintf(&out, " %c", n.Direction())
			if n.Known {
				fmt.Fprint(&out, n.Iterations)
			}
		}
	}
	return out.String()
}

func kind(d dependence.Dependence) string {
	if d.Definite {
		return "definite"
	}
	return "may"
}

// end is an access, with the number of its line.
func end(e dependence.End) string {
	at := ""
	if l := ir.File(e.Op.Loc); l != nil {
		at = fmt.Sprintf(":%d", l.Line)
	}
	return e.Op.Name() + at
}

func names(list []*ir.Value) string {
	if len(list) == 0 {
		return "nothing"
	}
	var out []string
	for _, v := range list {
		name := ir.NameOf(v.Loc())
		if o := v.Op(); o != nil && o.StringAttr("name") != "" {
			name = o.StringAttr("name")
		} else if id, ok := ir.IdentityOf(v); ok && id.Name != "" {
			name = id.Name
		}
		if name == "" && v.Op() == nil {
			name = fmt.Sprintf("argument %d", v.Index())
		}
		out = append(out, name)
	}
	return strings.Join(out, ", ")
}
