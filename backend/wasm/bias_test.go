package wasm

import (
	"testing"

	"github.com/stretchr/testify/require"

	"accc/backend/wasm/ssa"
)

// The bias of addresses is added to those of arrays, before the loop over rows whose length is only known when it runs.
func TestBiasBeforeLoops(t *testing.T) {
	const bias = 1 << 31
	const text = `
func.func @rows(%n: i32, %start: !llvm.ptr, %x: !llvm.ptr, %y: !llvm.ptr) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %one = arith.constant 1 : i64
  %zero = arith.constant 0.0 : f64
  scf.for %i = %c0 to %n step %c1 : i32 {
    %j = arith.extsi %i : i32 to i64
    %next = arith.addi %j, %one : i64
    %p = llvm.getelementptr %start[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %q = llvm.getelementptr %start[%next] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %from = llvm.load %p : !llvm.ptr -> i32
    %to = llvm.load %q : !llvm.ptr -> i32
    %sum = scf.for %k = %from to %to step %c1 iter_args(%so = %zero) -> (f64) : i32 {
      %at = arith.extsi %k : i32 to i64
      %element = llvm.getelementptr %x[%at] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      %value = llvm.load %element : !llvm.ptr -> f64
      %more = arith.addf %so, %value : f64
      scf.yield %more : f64
    }
    %r = llvm.getelementptr %y[%j] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %sum, %r : f64, !llvm.ptr
  }
  return
}`
	before, inside := 0, 0
	opts := Options{Roots: []string{"rows"}, Memory: Memory{MinPages: 4, MaxPages: 4}, Bias: bias}
	opts.Inspect = func(f *ssa.Func) {
		f.Loops()
		for _, b := range f.Blocks {
			for _, v := range b.Values {
				if v.Op != ssa.I32Add || v.Args[1].Op != ssa.Const || uint32(v.Args[1].Aux) != bias {
					continue
				}
				if b.LoopDepth() == 0 {
					before++
				} else {
					inside++
				}
			}
		}
	}
	_, err := Compile(parseModule(t, "rows.mlir", text), opts)
	require.NoError(t, err)
	require.Positive(t, before)
	require.LessOrEqual(t, inside, 1, "the first element of a row")
}
