package ir_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"accc/dialects/test"
	"accc/ir"
	"accc/ir/irtest"
)

// newContext knows builtin.module and a dialect "test" for formats.
func newContext() *ir.Context {
	builtin := ir.NewDialect("builtin", "Modules.")
	builtin.Op("module", ir.Spec{
		Doc: "A module.",
		Attrs: []ir.AttrSpec{
			{Name: "sym_name", Optional: true, Type: ir.AttrConstraint{Name: "string", Match: isString, Symbol: true}},
			{Name: "sym_visibility", Optional: true, Type: ir.AttrConstraint{Name: "string", Match: isString}},
		},
		Regions:        []ir.RegionSpec{{Name: "body"}},
		Traits:         ir.IsolatedFromAbove | ir.SymbolTable | ir.SymbolOp | ir.SingleBlock | ir.NoTerminator | ir.NoRegionArguments | ir.GraphRegion,
		DefaultDialect: "builtin",
		Format:         "($sym_name^)? attr-dict-with-keyword $body",
		Verify: func(o *ir.Op) error {
			for _, a := range o.DiscardableAttrs() {
				if !strings.Contains(a.Name, ".") {
					return o.Errorf("attribute %s has no dialect", a.Name)
				}
			}
			return nil
		},
	})
	return ir.NewContext(builtin, test.Dialect)
}

func isString(a ir.Attribute) bool { _, ok := a.(*ir.StringAttr); return ok }

// TestGeneric reads and prints testdata/*.mlir, whose operations no dialect has.
func TestGeneric(t *testing.T) {
	files, err := filepath.Glob("testdata/*.mlir")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, file := range files {
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		for _, c := range irtest.Split(string(text)) {
			if strings.Contains(file, "invalid") {
				t.Run(filepath.Base(file), func(t *testing.T) {
					irtest.SameAsMLIROpt(t, newContext(), c, "--mlir-print-op-generic", "--allow-unregistered-dialect")
				})
				continue
			}
			t.Run(filepath.Base(file), func(t *testing.T) {
				for _, flags := range [][]string{nil, {"--mlir-print-debuginfo"}} {
					flags = append(flags, "--mlir-print-op-generic", "--allow-unregistered-dialect")
					irtest.SameAsMLIROpt(t, newContext(), c, flags...)
				}
				ctx := newContext()
				ctx.AllowUnregistered = true
				irtest.RoundTrip(t, ctx, irtest.MustParse(t, ctx, c))
			})
		}
	}
}
