package offloadtorun

import (
	"strings"
	"testing"

	"accc/dialects"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir"

	"github.com/stretchr/testify/require"
)

// Which variables a team function captures as values: those that nobody writes while the team runs.
func TestKeep(t *testing.T) {
	const head = `
module {
  func.func private @use(!llvm.ptr)
  func.func private @take(i32)
  func.func @f(%n: i32) {
    %one = arith.constant 1 : i32
    %x = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
    llvm.store %n, %x : i32, !llvm.ptr
`
	const tail = `
    llvm.store %one, %x : i32, !llvm.ptr
    return
  }
}
`
	for name, c := range map[string]struct {
		body string
		kept bool
	}{
		"read only": {`offload.fork parallel {
      ^bb0(%r: i32, %s: i32):
        %v = llvm.load %x : !llvm.ptr -> i32
        func.call @take(%v) : (i32) -> ()
        offload.yield
      } {directive = "parallel", function = "f_team"}`, true},
		"written by the team": {`offload.fork parallel {
      ^bb0(%r: i32, %s: i32):
        %v = llvm.load %x : !llvm.ptr -> i32
        func.call @take(%v) : (i32) -> ()
        llvm.store %r, %x : i32, !llvm.ptr
        offload.yield
      } {directive = "parallel", function = "f_team"}`, false},
		"volatile": {`offload.fork parallel {
      ^bb0(%r: i32, %s: i32):
        %v = llvm.load volatile %x : !llvm.ptr -> i32
        func.call @take(%v) : (i32) -> ()
        offload.yield
      } {directive = "parallel", function = "f_team"}`, false},
		"its address is known elsewhere": {`func.call @use(%x) : (!llvm.ptr) -> ()
      offload.fork parallel {
      ^bb0(%r: i32, %s: i32):
        %v = llvm.load %x : !llvm.ptr -> i32
        func.call @take(%v) : (i32) -> ()
        offload.yield
      } {directive = "parallel", function = "f_team"}`, false},
		"nested teams": {`offload.fork parallel {
      ^bb0(%r: i32, %s: i32):
        offload.fork parallel {
        ^bb0(%r2: i32, %s2: i32):
          %v = llvm.load %x : !llvm.ptr -> i32
        func.call @take(%v) : (i32) -> ()
          offload.yield
        } {directive = "parallel", function = "f_inner"}
        offload.yield
      } {directive = "parallel", function = "f_team"}`, true},
	} {
		t.Run(name, func(t *testing.T) {
			var list diag.List
			module := ir.Parse(dialects.NewContext(), source.NewFile("t.mlir", []byte(head+c.body+tail)), &list)
			require.Empty(t, list.Sorted())
			_, err := Lower(module, Options{})
			require.NoError(t, err)
			text := ir.Format(module)
			require.Equal(t, c.kept, strings.Contains(text, "@f_team(%arg0: i32, %arg1: i32, %arg2: i32)"), text)
		})
	}
}
