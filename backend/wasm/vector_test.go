package wasm

import (
	"context"
	"encoding/binary"
	"fmt"
	"math"
	"math/rand"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"github.com/tetratelabs/wazero/api"

	"accc/backend/wasm/ssa"
)

// compileBoth compiles loops with and without optimizations. What is compiled first is what opts inspects.
func compileBoth(t *testing.T, text string, opts Options) (fast, slow *Module) {
	fast, err := Compile(parseModule(t, "loops.mlir", text), opts)
	require.NoError(t, err)
	opts.Unoptimized, opts.Inspect = true, nil
	slow, err = Compile(parseModule(t, "loops.mlir", text), opts)
	require.NoError(t, err)
	return fast, slow
}

// vectorLoops compiles loops with and without optimizations, of which more than least have an operation of vectors in the first case, and
// makes an instance of each.
func vectorLoops(t *testing.T, text string, roots []string, operation string, least int) (fast, slow api.Module) {
	vectors := 0
	opts := Options{Roots: roots, Memory: Memory{MinPages: 4, MaxPages: 4}}
	opts.Inspect = func(f *ssa.Func) {
		if strings.Contains(f.String(), operation) {
			vectors++
		}
	}
	a, b := compileBoth(t, text, opts)
	require.Greater(t, vectors, least)
	return run(t, a, 0), run(t, b, 0)
}

// sameEffect calls a function of two instances, and requires that it leaves the same in a part of their memories.
func sameEffect(t *testing.T, fast, slow api.Module, name string, args []uint64, at uint32, init []byte, text string) (got, want []uint64) {
	t.Helper()
	var results [2][]uint64
	var memories [2][]byte
	for i, m := range []api.Module{fast, slow} {
		m.Memory().Write(at, init)
		var err error
		results[i], err = m.ExportedFunction(name).Call(context.Background(), args...)
		require.NoError(t, err)
		memories[i], _ = m.Memory().Read(at, uint32(len(init)))
	}
	require.Equal(t, memories[1], memories[0], "%s %x\n%s", name, args, text)
	return results[0], results[1]
}

// Loops over arrays that may overlap in any way do the same whether they work on vectors or not.
func TestVectorLoops(t *testing.T) {
	var text strings.Builder
	var roots []string
	sizes := map[string]int{}
	for seed := int64(0); seed < 60; seed++ {
		rng := rand.New(rand.NewSource(seed))
		name, elem := fmt.Sprintf("v%d", seed), "f64"
		sizes[name] = 8
		if seed%2 == 0 {
			elem, sizes[name] = "f32", 4
		}
		roots = append(roots, name)
		writeLoop(&text, rng, name, elem)
	}
	a, b := vectorLoops(t, text.String(), roots, "v128.load", 20)
	rng := rand.New(rand.NewSource(1))
	for _, name := range roots {
		for try := 0; try < 25; try++ {
			init := make([]byte, 8192)
			for i := 0; i < len(init); i += sizes[name] {
				x := float64(rng.Intn(64)-32) / 8
				if sizes[name] == 4 {
					binary.LittleEndian.PutUint32(init[i:], math.Float32bits(float32(x)))
				} else {
					binary.LittleEndian.PutUint64(init[i:], math.Float64bits(x))
				}
			}
			n := uint64(rng.Intn([]int{70, 220}[rng.Intn(2)]))
			args := []uint64{n}
			for range 3 {
				p := uint64(0x10000 + 512)
				switch rng.Intn(5) {
				case 0:
					p += uint64(rng.Intn(8) * sizes[name])
				case 3: // within what a loop does at once
					p += uint64(rng.Intn(48) * sizes[name])
				case 1:
					p += uint64(rng.Intn(24))
				case 2:
					p += uint64(rng.Intn(4) * 1024)
				}
				args = append(args, p)
			}
			got, want := sameEffect(t, a, b, name, args, 0x10000, init, text.String())
			require.Equal(t, decodeNumber(resultType[sizes[name]], want[0]), decodeNumber(resultType[sizes[name]], got[0]), "%s %x", name, args)
		}
	}
}

var resultType = map[int]api.ValueType{4: api.ValueTypeF32, 8: api.ValueTypeF64}

// writeLoop writes a function (count, three addresses) with a loop of a few assignments to elements, whose result is the
// largest or smallest of some numbers met.
func writeLoop(w *strings.Builder, rng *rand.Rand, name, elem string) {
	fmt.Fprintf(w, "func.func @%s(%%n: i32, %%p0: !llvm.ptr, %%p1: !llvm.ptr, %%p2: !llvm.ptr) -> %s {\n", name, elem)
	fmt.Fprintf(w, "  %%c0 = arith.constant 0 : i32\n  %%c1 = arith.constant 1 : i32\n  %%k0 = arith.constant 0.5 : %s\n  %%k1 = arith.constant -0.25 : %s\n", elem, elem)
	fmt.Fprintf(w, "  %%r = scf.for %%i = %%c0 to %%n step %%c1 iter_args(%%m = %%k1) -> (%s) : i32 {\n    %%j = arith.extsi %%i : i32 to i64\n", elem)
	id := 0
	next := func(format string, args ...any) string {
		id++
		fmt.Fprintf(w, "    %%t%d = %s\n", id, fmt.Sprintf(format, args...))
		return fmt.Sprintf("%%t%d", id)
	}
	place := func() string {
		j := "%j"
		if c := rng.Intn(6); c < 3 {
			k := next("arith.constant %d : i64", c*2-1)
			j = next("arith.addi %%j, %s : i64", k)
		}
		return next("llvm.getelementptr %%p%d[%s] : (!llvm.ptr, i64) -> !llvm.ptr, %s", rng.Intn(3), j, elem)
	}
	var expr func(depth int) string
	expr = func(depth int) string {
		switch {
		case depth == 0 || rng.Intn(4) == 0:
			if rng.Intn(4) == 0 {
				return fmt.Sprintf("%%k%d", rng.Intn(2))
			}
			return next("llvm.load %s : !llvm.ptr -> %s", place(), elem)
		case rng.Intn(6) == 0:
			return next("math.absf %s : %s", expr(depth-1), elem)
		case rng.Intn(3) == 0:
			return next("arith.mulf %s, %%k%d : %s", expr(depth-1), rng.Intn(2), elem)
		}
		return next("arith.%s %s, %s : %s", []string{"addf", "subf"}[rng.Intn(2)], expr(depth-1), expr(depth-1), elem)
	}
	best := "%m"
	for range 1 + rng.Intn(2) {
		v := expr(2)
		if best == "%m" && rng.Intn(2) == 0 {
			best = next("arith.%s %%m, %s : %s", []string{"maxnumf", "minnumf"}[rng.Intn(2)], v, elem)
		}
		if best == "%m" || rng.Intn(2) == 0 {
			fmt.Fprintf(w, "    llvm.store %s, %s : %s, !llvm.ptr\n", v, place(), elem)
		}
	}
	fmt.Fprintf(w, "    scf.yield %s : %s\n  }\n  return %%r : %s\n}\n", best, elem, elem)
}
