package wasm

import (
	"context"
	"encoding/binary"
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"accc/backend/wasm/ssa"
)

const gatherLoop = `
func.func @row(%n: i32, %column: !llvm.ptr, %p: !llvm.ptr, %out: !llvm.ptr) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %zero = arith.constant 0.0 : f64
  %sum = scf.for %k = %c0 to %n step %c1 iter_args(%s = %zero) -> (f64) : i32 {
    %at = llvm.getelementptr %column[%k] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    %c = llvm.load %at : !llvm.ptr -> i32
    %q = llvm.getelementptr %p[%c] : (!llvm.ptr, i32) -> !llvm.ptr, f64
    %x = llvm.load %q : !llvm.ptr -> f64
    %t = arith.addf %s, %x : f64
    scf.yield %t : f64
  }
  llvm.store %sum, %out : f64, !llvm.ptr
  return
}`

// TestGatherLoops: a loop whose addresses are loaded makes four rounds at once, and the rows of all lengths have the right sum.
func TestGatherLoops(t *testing.T) {
	opts := Options{Roots: []string{"row"}, Memory: Memory{MinPages: 4, MaxPages: 4}}
	adds := 0
	opts.Inspect = func(f *ssa.Func) { adds = strings.Count(f.String(), "f64.add") }
	code, err := Compile(parseModule(t, "gather.mlir", gatherLoop), opts)
	require.NoError(t, err)
	require.Equal(t, 5, adds, "four rounds and one")
	in := run(t, code, 0)
	const column, p, out = 1 << 16, 2 << 16, 3 << 16
	for n := range uint64(14) {
		want := 0.0
		for k := range uint32(n) {
			c := k * 7 % 14
			want += float64(c) / 2
			require.True(t, in.Memory().WriteUint32Le(column+4*k, c))
			require.True(t, in.Memory().WriteUint64Le(p+8*c, math.Float64bits(float64(c)/2)))
		}
		_, err := in.ExportedFunction("row").Call(context.Background(), n, column, p, out)
		require.NoError(t, err)
		b, ok := in.Memory().Read(out, 8)
		require.True(t, ok)
		require.Equal(t, want, math.Float64frombits(binary.LittleEndian.Uint64(b)))
	}
}
