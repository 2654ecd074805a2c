package memory_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"accc/dialects"
	"accc/ir"
	"accc/ir/memory"
)

// A definition is what counts, not a name: one that another module may replace is not known, nor is a call through a pointer.
func TestCalleeOf(t *testing.T) {
	m, err := ir.ParseText(dialects.NewContext(), "test.mlir", `
		func.func private @fdim(%x: f64, %y: f64) -> f64 { return %x : f64 }
		func.func private @fmax(f64, f64) -> f64
		func.func @floor(%x: f64) -> f64 attributes {llvm.linkage = #llvm.linkage<weak>} { return %x : f64 }
		func.func private @calloc(i64, i64) -> !llvm.ptr
		func.func private @mine(f64) -> f64
		func.func @f(%x: f64, %n: i64, %p: (f64) -> f64) {
			%0 = call @fdim(%x, %x) : (f64, f64) -> f64
			%1 = call @fmax(%x, %x) : (f64, f64) -> f64
			%2 = call @floor(%x) : (f64) -> f64
			%3 = call @calloc(%n, %n) : (i64, i64) -> !llvm.ptr
			%4 = call @mine(%x) : (f64) -> f64
			%5 = call_indirect %p(%x) : (f64) -> f64
			return
		}`)
	require.NoError(t, err)
	var got []string
	ir.Walk(ir.LookupSymbol(m, "f"), func(o *ir.Op) bool {
		if _, calls := ir.As[ir.CallLike](o); !calls {
			return true
		}
		switch c := memory.CalleeOf(o); {
		case c.Body != nil:
			got = append(got, "@"+c.Body.StringAttr("sym_name"))
		case c.Library != nil:
			got = append(got, c.Library.Name)
		default:
			got = append(got, "?")
		}
		require.Equal(t, len(got) == 4, memory.Allocates(o))
		return true
	})
	require.Equal(t, []string{"@fdim", "fmax", "?", "calloc", "?", "?"}, got)
}
