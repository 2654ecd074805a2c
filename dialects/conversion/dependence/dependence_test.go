package dependence_test

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"accc/dialects"
	"accc/dialects/acc"
	"accc/dialects/conversion/dependence"
	fn "accc/dialects/func"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir"
	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "rewrite the expected output")

// TestOf analyses the loops of testdata/loops.mlir and compares what is found with loops.out, a line for each.
func TestOf(t *testing.T) {
	text, err := os.ReadFile("testdata/loops.mlir")
	require.NoError(t, err)
	var list diag.List
	module := ir.Parse(dialects.NewContext(), source.NewFile("loops.mlir", text), &list)
	require.Empty(t, list.Sorted())
	var out strings.Builder
	for _, f := range module.Region(0).Entry().Ops() {
		if !f.Is(fn.Func) {
			continue
		}
		ir.Walk(f, func(o *ir.Op) bool {
			if o.Is(acc.Loop) {
				fmt.Fprintf(&out, "%s: %s\n", f.StringAttr("sym_name"), describe(dependence.Of(o)))
			}
			return true
		})
	}
	irtest.Golden(t, "testdata/loops.out", out.String(), *update)
}

func describe(v dependence.Verdict) string {
	if !v.Parallel {
		return "no, " + v.Reason
	}
	return fmt.Sprintf("parallel, writes %s, reads %s", names(v.Written), names(v.Read))
}

func names(list []*ir.Value) string {
	if len(list) == 0 {
		return "nothing"
	}
	var out []string
	for _, v := range list {
		out = append(out, v.Op().StringAttr("name"))
	}
	return strings.Join(out, " ")
}
