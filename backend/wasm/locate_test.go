package wasm

import (
	"context"
	"errors"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"accc/ir"
)

const recursive = `func.func @rec(%n: i32, %p: !llvm.ptr) -> i32 {
  %z = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %c = arith.cmpi eq, %n, %z : i32
  %r = scf.if %c -> (i32) {
    %v = llvm.load %p : !llvm.ptr -> i32
    scf.yield %v : i32
  } else {
    %m = arith.subi %n, %one : i32
    %v = func.call @rec(%m, %p) : (i32, !llvm.ptr) -> i32
    %w = arith.addi %v, %one : i32
    scf.yield %w : i32
  }
  return %r : i32
}
func.func @never(%n: i32) -> i32 {
  %z = llvm.mlir.constant(0 : i32) : i32
  %c = llvm.icmp "eq" %n, %z : i32
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.unreachable
^b:
  func.return %n : i32
}
`

// A trap is traced through all active calls, each with its own location.
func TestLocate(t *testing.T) {
	m, err := Compile(parseModule(t, "rec.mlir", recursive), Options{Roots: []string{"rec", "never"}, Memory: Memory{MinPages: 2, MaxPages: 2}})
	require.NoError(t, err)
	inst := run(t, m, 0)
	ctx := context.Background()

	got, err := inst.ExportedFunction("rec").Call(ctx, 3, 0x1000)
	require.NoError(t, err)
	require.Equal(t, uint64(3), got[0])

	_, err = inst.ExportedFunction("rec").Call(ctx, 3, 0x7FFFFFFF)
	require.Error(t, err)
	trap := m.Locate(err)
	require.Equal(t, BadAccess, trap.Cause)
	var lines []string
	for _, f := range trap.Frames {
		lines = append(lines, fmt.Sprintf("%s:%d", f.Func, ir.File(f.Loc).Line))
	}
	require.Equal(t, []string{"rec:6", "rec:10", "rec:10", "rec:10"}, lines)

	_, err = inst.ExportedFunction("never").Call(ctx, 0)
	trap = m.Locate(err)
	require.Equal(t, Unreached, trap.Cause)
	require.Equal(t, 21, ir.File(trap.Frames[0].Loc).Line)

	_, err = inst.ExportedFunction("rec").Call(ctx, 100_000_000, 0)
	require.Equal(t, CallDepth, m.Locate(err).Cause)

	require.Equal(t, Trap{}, m.Locate(nil))
	require.Equal(t, Trap{}, m.Locate(errors.New("something else")))
}

// What cannot be compiled is an error that says where.
func TestErrors(t *testing.T) {
	for text, want := range map[string]string{
		"func.func @f(%a: i128) {\n return\n}":                                          "x.mlir:1:1: function f: not yet handled: integers of 128 bits",
		"func.func @f(%a: f64) {\n %b = arith.truncf %a : f64 to f16\n return\n}":       "x.mlir:2:7: not yet handled: numbers of type f16",
		"func.func @f(%a: index) {\n %m = memref.alloc(%a) : memref<?xf32>\n return\n}": "x.mlir:2:7: not yet handled: operation memref.alloc in code that is to run",
		"func.func @g()": "no function f to compile",
	} {
		_, err := Compile(parseModule(t, "x.mlir", text), Options{Roots: []string{"f"}})
		require.Error(t, err, text)
		require.Contains(t, err.Error(), want)
	}
}
