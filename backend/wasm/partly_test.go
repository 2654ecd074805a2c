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
)

// TestPartlyVectorLoops: loops that keep extremes, add in order and count have the same results whether what they read is in vectors or not,
// for all numbers of rounds, with numbers that are none among what they read.
func TestPartlyVectorLoops(t *testing.T) {
	const in, out = 1 << 16, 3 << 16
	var text strings.Builder
	var roots []string
	for seed := range int64(40) {
		name := fmt.Sprintf("v%d", seed)
		roots = append(roots, name)
		writeReading(&text, rand.New(rand.NewSource(seed)), name, []string{"f32", "f64"}[seed%2])
	}
	a, b := vectorLoops(t, text.String(), roots, "v128.load", 30)
	rng := rand.New(rand.NewSource(1))
	for seed, name := range roots {
		for n := range uint64(20) {
			init := make([]byte, 4096)
			for i := 0; i < len(init); i += 4 * (1 + seed%2) {
				x := float64(rng.Intn(64)-32) / 8
				if rng.Intn(30) == 0 {
					x = math.NaN()
				}
				if seed%2 == 0 {
					binary.LittleEndian.PutUint32(init[i:], math.Float32bits(float32(x)))
				} else {
					binary.LittleEndian.PutUint64(init[i:], math.Float64bits(x))
				}
			}
			var results [2]string
			second := in + 1024 + 4*uint64(rng.Intn(2))
			for i, m := range []api.Module{a, b} {
				m.Memory().Write(in, init)
				m.Memory().Write(out, make([]byte, 32))
				_, err := m.ExportedFunction(name).Call(context.Background(), n, in+64, second, out)
				require.NoError(t, err)
				results[i] = readResults(m, out, seed%2 == 0)
			}
			require.Equal(t, results[1], results[0], "%s: %d rounds\n%s", name, n, text.String())
		}
	}
}

// readResults shows three numbers and a count; the bits of what is no number do not matter.
func readResults(m api.Module, at uint32, single bool) string {
	var all []string
	for i := range uint32(3) {
		x, _ := m.Memory().ReadFloat64Le(at + 8*i)
		if single {
			y, _ := m.Memory().ReadFloat32Le(at + 8*i)
			x = float64(y)
		}
		all = append(all, fmt.Sprint(x))
	}
	n, _ := m.Memory().ReadUint64Le(at + 24)
	return fmt.Sprint(all, n)
}

// writeReading writes a function (count, two addresses of numbers, one of the results) with a loop that only reads.
func writeReading(w *strings.Builder, rng *rand.Rand, name, elem string) {
	id := 0
	next := func(format string, args ...any) string {
		id++
		fmt.Fprintf(w, "    %%t%d = %s\n", id, fmt.Sprintf(format, args...))
		return fmt.Sprintf("%%t%d", id)
	}
	fmt.Fprintf(w, "func.func @%s(%%n: i32, %%p0: !llvm.ptr, %%p1: !llvm.ptr, %%out: !llvm.ptr) {\n", name)
	fmt.Fprintf(w, "  %%c0 = arith.constant 0 : i32\n  %%c1 = arith.constant 1 : i32\n  %%one = arith.constant 1 : i64\n  %%none = arith.constant 0 : i64\n")
	fmt.Fprintf(w, "  %%k = arith.constant 0.5 : %[1]s\n  %%big = arith.constant 1.0e9 : %[1]s\n  %%small = arith.constant -1.0e9 : %[1]s\n", elem)
	fmt.Fprintf(w, "  %%r:4 = scf.for %%i = %%c0 to %%n step %%c1 iter_args(%%m = %%small, %%l = %%big, %%s = %%k, %%c = %%none) -> (%[1]s, %[1]s, %[1]s, i64) : i32 {\n", elem)
	fmt.Fprintf(w, "    %%j = arith.extsi %%i : i32 to i64\n")
	number := func() string {
		at := "%j"
		if rng.Intn(3) == 0 {
			at = next("arith.addi %%j, %%one : i64")
		}
		x := next("llvm.load %s : !llvm.ptr -> %s", next("llvm.getelementptr %%p%d[%s] : (!llvm.ptr, i64) -> !llvm.ptr, %s", rng.Intn(2), at, elem), elem)
		if rng.Intn(2) == 0 {
			x = next("arith.%s %s, %%k : %s", []string{"addf", "mulf", "subf"}[rng.Intn(3)], x, elem)
		}
		return x
	}
	x, y := number(), number()
	most := next("arith.select %s, %s, %%m : %s", next("arith.cmpf ogt, %s, %%m : %s", x, elem), x, elem)
	least := "%l"
	if rng.Intn(2) == 0 {
		least = next("arith.select %s, %s, %%l : %s", next("arith.cmpf olt, %s, %%l : %s", y, elem), y, elem)
	}
	term := next("arith.%s %s, %s : %s", []string{"addf", "mulf"}[rng.Intn(2)], x, y, elem)
	sum := next("arith.addf %%s, %s : %s", term, elem)
	counted := next("arith.addi %%c, %s : i64", next("arith.extui %s : i1 to i64", next("arith.cmpf olt, %s, %s : %s", x, []string{y, "%k"}[rng.Intn(2)], elem)))
	fmt.Fprintf(w, "    scf.yield %s, %s, %s, %s : %[5]s, %[5]s, %[5]s, i64\n  }\n", most, least, sum, counted, elem)
	for i, typ := range []string{elem, elem, elem, "i64"} {
		fmt.Fprintf(w, "  %%q%d = llvm.getelementptr %%out[%d] : (!llvm.ptr) -> !llvm.ptr, i64\n  llvm.store %%r#%d, %%q%d : %s, !llvm.ptr\n", i, i, i, i, typ)
	}
	fmt.Fprintf(w, "  return\n}\n")
}
