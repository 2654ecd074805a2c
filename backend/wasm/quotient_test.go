package wasm

import (
	"encoding/binary"
	"fmt"
	"math/rand"
	"strings"
	"testing"
)

// Loops that divide by constants, and compute with the number of the round, do the same whether they work on vectors or not.
func TestQuotientsInVectors(t *testing.T) {
	const at = 1 << 16
	var text strings.Builder
	var roots []string
	for seed := range int64(80) {
		name := fmt.Sprintf("q%d", seed)
		roots = append(roots, name)
		writeQuotients(&text, rand.New(rand.NewSource(seed)), name)
	}
	a, b := vectorLoops(t, text.String(), roots, "i32x4.dot_i16x8_s", 60)
	rng := rand.New(rand.NewSource(1))
	for _, name := range roots {
		for range 20 {
			init := make([]byte, 1024)
			for i := 0; i < len(init); i += 4 {
				x := rng.Uint32()
				switch rng.Intn(4) {
				case 0: // around what makes halves change their signs
					x = uint32(rng.Intn(3)-1) + []uint32{0, 1 << 15, 1 << 16, 1 << 31, 0x80008000, 0x7fff8000}[rng.Intn(6)]
				case 1:
					x >>= rng.Intn(32)
				}
				binary.LittleEndian.PutUint32(init[i:], x)
			}
			args := []uint64{uint64(rng.Intn(100)), at + 128, at + 128 + 4*uint64(rng.Intn(40)), uint64(rng.Uint32())}
			sameEffect(t, a, b, name, args, at, init, text.String())
		}
	}
}

// writeQuotients writes a function (count, two addresses, a number) with a loop that stores quotients and remainders.
func writeQuotients(w *strings.Builder, rng *rand.Rand, name string) {
	id := 0
	next := func(format string, args ...any) string {
		id++
		fmt.Fprintf(w, "    %%t%d = %s\n", id, fmt.Sprintf(format, args...))
		return fmt.Sprintf("%%t%d", id)
	}
	fmt.Fprintf(w, "func.func @%s(%%n: i32, %%p0: !llvm.ptr, %%p1: !llvm.ptr, %%k: i32) {\n", name)
	fmt.Fprintf(w, "  %%c0 = arith.constant 0 : i32\n  %%c1 = arith.constant 1 : i32\n")
	fmt.Fprintf(w, "  %%from = arith.constant %d : i32\n  %%step = arith.constant %d : i32\n", rng.Intn(9)-4, 1+rng.Intn(5)*(rng.Intn(3)-1))
	fmt.Fprintf(w, "  %%r = scf.for %%i = %%c0 to %%n step %%c1 iter_args(%%m = %%from) -> (i32) : i32 {\n")
	j := next("arith.extsi %%i : i32 to i64")
	place := func() string {
		return next("llvm.getelementptr %%p%d[%s] : (!llvm.ptr, i64) -> !llvm.ptr, i32", rng.Intn(2), j)
	}
	value := func() string { return next("llvm.load %s : !llvm.ptr -> i32", place()) }
	number := func() string {
		switch rng.Intn(4) {
		case 0:
			return []string{"%i", "%m"}[rng.Intn(2)]
		case 1:
			return "%k"
		case 2:
			return next("arith.addi %%m, %s : i32", next("arith.constant %d : i32", rng.Intn(7)-3))
		}
		return value()
	}
	result := value()
	for range 1 + rng.Intn(2) {
		if rng.Intn(2) == 0 {
			result = next("arith.%s %s, %s : i32", []string{"addi", "xori", "subi", "muli"}[rng.Intn(4)], result, number())
		}
		by := 3 + rng.Intn(1<<(2+rng.Intn(14)))
		if by&(by-1) == 0 {
			by++
		}
		op := []string{"divui", "remui", "divsi", "remsi"}[rng.Intn(4)]
		result = next("arith.%s %s, %s : i32", op, result, next("arith.constant %d : i32", by))
	}
	fmt.Fprintf(w, "    llvm.store %s, %s : i32, !llvm.ptr\n", result, place())
	fmt.Fprintf(w, "    scf.yield %s : i32\n  }\n  return\n}\n", next("arith.addi %%m, %%step : i32"))
}
