package transfer_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"accc/dialects"
	"accc/dialects/accc"
	"accc/dialects/conversion"
	"accc/dialects/conversion/transfer"
	"accc/frontend"
	"accc/frontend/c"
	"accc/frontend/diag"
	"accc/frontend/fortran"
	"accc/frontend/source"
	"accc/ir"
	"accc/ir/irtest"
	"accc/ir/pass"
	"accc/irgen"
	irgenc "accc/irgen/c"
	irgenf "accc/irgen/fortran"

	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "rewrite the expected decisions")

// TestDecisions runs the passes on the programs of testdata/transfers and compares what they changed, and what they say of data that
// are transferred in each iteration after all, with testdata/DIRECTORY.txt, a paragraph for each program. A second run changes nothing.
func TestDecisions(t *testing.T) {
	for _, dir := range []string{"kept", "less", "programs"} {
		t.Run(dir, func(t *testing.T) {
			files, err := filepath.Glob("../../../testdata/transfers/" + dir + "/*")
			require.NoError(t, err)
			require.NotEmpty(t, files)
			var out strings.Builder
			for _, f := range files {
				module := lowered(t, f)
				optimize(t, module)
				decided := decisions(module)
				fmt.Fprintf(&out, "%s\n%s\n", filepath.Base(f), decided)
				optimize(t, module)
				require.Equal(t, decided, decisions(module), "%s: changed again", f)
			}
			irtest.Golden(t, "testdata/"+dir+".txt", out.String(), *update)
		})
	}
}

// TestModules runs the passes on modules that no front end of accc makes, as accc opt does.
func TestModules(t *testing.T) {
	files, err := filepath.Glob("testdata/*.mlir")
	require.NoError(t, err)
	for _, f := range files {
		if strings.HasSuffix(f, ".out.mlir") {
			continue
		}
		t.Run(filepath.Base(f), func(t *testing.T) {
			text, err := os.ReadFile(f)
			require.NoError(t, err)
			ctx := dialects.NewContext()
			module, err := ir.ParseText(ctx, filepath.Base(f), string(text))
			require.NoError(t, err)
			for _, p := range []*pass.Pass{transfer.Hoist, transfer.Redundant} {
				require.NoError(t, p.Run(module, pass.Values{"without": "", "dominated": "true"}), p.Name)
			}
			require.NoError(t, ir.Check(ctx, module))
			irtest.Golden(t, strings.TrimSuffix(f, ".mlir")+".out.mlir", ir.Text(module, ir.PrintOptions{}), *update)
		})
	}
}

// lowered returns the module of a program, with its implicit data attributes.
func lowered(t *testing.T, name string) *ir.Op {
	t.Helper()
	text, err := os.ReadFile(name)
	require.NoError(t, err)
	var list diag.List
	var lowering irgen.Lowering = irgenc.Lowering{}
	var src frontend.Source
	file := source.NewFile(filepath.Base(name), text)
	if filepath.Ext(name) == ".c" {
		src = c.Parse(file, c.Options{OpenACC: true, OpenMP: true}, &list)
	} else {
		lowering = irgenf.Lowering{}
		src = fortran.Parse(file, fortran.Options{OpenACC: true, OpenMP: true}, &list)
	}
	module := lowering.Lower([]frontend.Source{src}, irgen.Options{Context: dialects.NewContext(), Translated: true, Implied: true}, &list)
	require.False(t, list.HasErrors(), "%s: %v", name, list.Sorted())
	require.NoError(t, conversion.Implicit.Run(module, nil))
	return module
}

func optimize(t *testing.T, module *ir.Op) {
	t.Helper()
	for _, p := range []*pass.Pass{transfer.Hoist, transfer.Redundant, transfer.HoistMaps, transfer.RedundantMaps} {
		require.NoError(t, p.Run(module, pass.Values{"without": ""}), p.Name)
	}
}

// decisions lists the reasons that the passes recorded: "changed", "kept" or "removed" and the sentence.
func decisions(module *ir.Op) string {
	var out strings.Builder
	ir.Walk(module, func(o *ir.Op) bool {
		for _, at := range []struct{ word, name string }{{"changed", accc.Reason.Name}, {"kept", accc.Kept.Name}} {
			if o.Attr(at.name) != nil {
				fmt.Fprintf(&out, "  %s: %s: %s\n", at.word, o.Name(), o.StringAttr(at.name))
			}
		}
		if _, function := ir.As[ir.FunctionLike](o); function {
			for _, r := range transfer.RemovedFrom(o) {
				fmt.Fprintf(&out, "  removed: line %d: %s\n", r.At.Line, r.Reason)
			}
		}
		return true
	})
	return out.String()
}
