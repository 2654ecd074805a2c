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

	"accc/backend/wasm/ssa"
)

// TestStencilLoops: loops that read an element in several rounds, from vectors that are loaded once, do the same as loops that read it each time,
// at whatever distance before or after it they write.
func TestStencilLoops(t *testing.T) {
	const in, elements, rounds = 0x10000, 512, 75
	bodies := []string{ // the arrays are p, q and r; a number is where in p to load from
		"-1 +1 q",          // a store after all loads
		"-2 +0 +2 q",       // a load is repeated twice
		"+2 q +0 r",        // stores between loads of the same element
		"+4 q -4 r",        // in another order
		"-4 +4 p",          // in the array itself
		"-1 +1 q -2 +2 +0", // a load after the last store, whose sum is not stored
	}
	var text strings.Builder
	var roots []string
	for i, body := range bodies {
		for _, elem := range []string{"f32", "f64"} {
			name := fmt.Sprintf("s%d_%s", i, elem)
			roots = append(roots, name)
			writeStencil(&text, name, elem, strings.Fields(body))
		}
	}
	vectors := map[string]int{} // loads by function
	opts := Options{Roots: roots, Memory: Memory{MinPages: 2, MaxPages: 2}}
	opts.Inspect = func(f *ssa.Func) { vectors[f.Name] = strings.Count(f.String(), "v128.load") }
	fast, slow := compileBoth(t, text.String(), opts)
	require.Equal(t, 16+2*2, vectors["s0_f32"], "nothing is repeated: an element and the one after the next are not a vector apart")
	require.Equal(t, 9+3, vectors["s0_f64"])
	a, b := run(t, fast, 0), run(t, slow, 0)
	rng := rand.New(rand.NewSource(1))
	for _, name := range roots {
		size := 8
		if strings.HasSuffix(name, "f32") {
			size = 4
		}
		init := make([]byte, elements*size)
		for i := 0; i < len(init); i += size {
			x := float64(rng.Intn(64) - 32)
			if size == 4 {
				binary.LittleEndian.PutUint32(init[i:], math.Float32bits(float32(x)))
			} else {
				binary.LittleEndian.PutUint64(init[i:], math.Float64bits(x))
			}
		}
		for distance := -40; distance <= 40; distance++ {
			p := in + 128*size
			args := []uint64{rounds, uint64(p), uint64(p + distance*size), uint64(p + rng.Intn(100)*size)}
			var got [2][]byte
			for i, m := range []interface{ Write(uint32, []byte) bool }{a.Memory(), b.Memory()} {
				require.True(t, m.Write(in, init))
				mod := a
				if i == 1 {
					mod = b
				}
				_, err := mod.ExportedFunction(name).Call(context.Background(), args...)
				require.NoError(t, err)
				read, _ := mod.Memory().Read(in, uint32(len(init)))
				got[i] = read
			}
			require.Equal(t, got[1], got[0], "%s, %d elements apart", name, distance)
		}
	}
}

// writeStencil writes a function (count, three addresses) with a loop: where to load from, added up until it is stored.
func writeStencil(w *strings.Builder, name, elem string, body []string) {
	fmt.Fprintf(w, "func.func @%s(%%n: i32, %%p: !llvm.ptr, %%q: !llvm.ptr, %%r: !llvm.ptr) {\n", name)
	fmt.Fprintf(w, "  %%c0 = arith.constant 0 : i32\n  %%c1 = arith.constant 1 : i32\n  %%k = arith.constant 0.25 : %s\n", elem)
	w.WriteString("  scf.for %i = %c0 to %n step %c1 : i32 {\n    %j = arith.extsi %i : i32 to i64\n")
	sum := "%k"
	for i, what := range body {
		if strings.Contains("pqr", what) {
			fmt.Fprintf(w, "    %%a%d = llvm.getelementptr %%%s[%%j] : (!llvm.ptr, i64) -> !llvm.ptr, %s\n", i, what, elem)
			fmt.Fprintf(w, "    llvm.store %s, %%a%d : %s, !llvm.ptr\n", sum, i, elem)
			sum = "%k"
			continue
		}
		fmt.Fprintf(w, "    %%d%d = arith.constant %s : i64\n    %%j%d = arith.addi %%j, %%d%d : i64\n", i, strings.TrimPrefix(what, "+"), i, i)
		fmt.Fprintf(w, "    %%a%d = llvm.getelementptr %%p[%%j%d] : (!llvm.ptr, i64) -> !llvm.ptr, %s\n", i, i, elem)
		fmt.Fprintf(w, "    %%x%d = llvm.load %%a%d : !llvm.ptr -> %s\n    %%y%d = arith.mulf %%x%d, %%k : %s\n", i, i, elem, i, i, elem)
		fmt.Fprintf(w, "    %%s%d = arith.addf %s, %%y%d : %s\n", i, sum, i, elem)
		sum = fmt.Sprintf("%%s%d", i)
	}
	w.WriteString("  }\n  return\n}\n")
}

// TestRowsShareChecks: rows of an array that are a constant number of bytes apart are accessed from one address, so that the engine checks one.
func TestRowsShareChecks(t *testing.T) {
	var text strings.Builder
	text.WriteString("func.func @rows(%n: i32, %m: i32, %p: !llvm.ptr, %q: !llvm.ptr) {\n" +
		"  %c0 = arith.constant 0 : i32\n  %c1 = arith.constant 1 : i32\n  %row = arith.constant 100 : i32\n" +
		"  scf.for %i = %c0 to %n step %c1 : i32 {\n    scf.for %j = %c0 to %m step %c1 : i32 {\n")
	for r := range 3 {
		fmt.Fprintf(&text, "      %%k%d = arith.constant %d : i32\n      %%i%d = arith.addi %%i, %%k%d : i32\n      %%r%d = arith.muli %%i%d, %%row : i32\n", r, r, r, r, r, r)
		fmt.Fprintf(&text, "      %%o%d = arith.addi %%r%d, %%j : i32\n      %%a%d = llvm.getelementptr %%p[%%o%d] : (!llvm.ptr, i32) -> !llvm.ptr, f64\n", r, r, r, r)
		fmt.Fprintf(&text, "      %%x%d = llvm.load %%a%d : !llvm.ptr -> f64\n", r, r)
	}
	text.WriteString("      %y = arith.addf %x0, %x1 : f64\n      %z = arith.addf %y, %x2 : f64\n" +
		"      %b = llvm.getelementptr %q[%j] : (!llvm.ptr, i32) -> !llvm.ptr, f64\n      llvm.store %z, %b : f64, !llvm.ptr\n    }\n  }\n  return\n}\n")
	checks := 0
	opts := Options{Roots: []string{"rows"}, Memory: Memory{MinPages: 2, MaxPages: 2}}
	opts.Inspect = func(f *ssa.Func) { checks = strings.Count(f.String(), "probe") }
	_, err := Compile(parseModule(t, "rows.mlir", text.String()), opts)
	require.NoError(t, err)
	require.Equal(t, 2*2+1, checks, "two arrays in each of the loops on vectors; in the scalar one, what is written needs no check before")
}
