package irtest

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestFileCheck(t *testing.T) {
	const text = "module {\n  func.func @f(%arg0: i32) {\n    %0 = arith.addi %arg0, %arg0 : i32\n    return\n  }\n\n}\n"
	for _, c := range []struct{ name, checks, err string }{
		{"order", "// CHECK: module\n// CHECK: return", ""},
		{"wrong order", "// CHECK: return\n// CHECK: func.func", "not found"},
		{"next", "// CHECK: func.func @f(\n// CHECK-NEXT: arith.addi", ""},
		{"next is not there", "// CHECK: module\n// CHECK-NEXT: arith.addi", "not found"},
		{"same", "// CHECK: func.func\n// CHECK-SAME: i32", ""},
		{"not", "// CHECK: module\n// CHECK-NOT: acc.\n// CHECK: return", ""},
		{"not is there", "// CHECK: module\n// CHECK-NOT: addi\n// CHECK: return", "must not be there"},
		{"variable", "// CHECK: @f(%[[A:.*]]: i32\n// CHECK: addi %[[A]], %[[A]]", ""},
		{"undefined variable", "// CHECK: addi %[[A]]", "not defined"},
		{"pattern", "// CHECK: addi {{%[a-z0-9]+}}, ", ""},
		{"any order", "// CHECK-DAG: return\n// CHECK-DAG: addi\n// CHECK: }", ""},
		{"label", "// CHECK-LABEL: func.func @f\n// CHECK: return", ""},
		{"empty", "// CHECK: }\n// CHECK-EMPTY:\n// CHECK-NEXT: }", ""},
		{"count", "// CHECK-COUNT-2: }", ""},
		{"no checks", "// nothing", "no CHECK line"},
	} {
		t.Run(c.name, func(t *testing.T) {
			err := runFileCheck(c.checks, text, "CHECK")
			if c.err == "" {
				require.NoError(t, err)
				return
			}
			require.ErrorContains(t, err, c.err)
		})
	}
}
