package wasm

import (
	"encoding/binary"
	"fmt"
	"math/rand"
	"strings"
	"testing"
)

// Loops that count numbers into bins, which may be where the numbers are, do the same whether addresses are computed in vectors or not.
func TestAddressesInVectors(t *testing.T) {
	const at, size = 1 << 16, 4096
	var text strings.Builder
	var roots []string
	for seed := range int64(40) {
		name := fmt.Sprintf("b%d", seed)
		roots = append(roots, name)
		writeCounting(&text, rand.New(rand.NewSource(seed)), name)
	}
	a, b := vectorLoops(t, text.String(), roots, "i32 of v128", 30)
	rng := rand.New(rand.NewSource(1))
	for _, name := range roots {
		for range 40 {
			init := make([]byte, size)
			for i := 0; i < len(init); i += 4 {
				binary.LittleEndian.PutUint32(init[i:], rng.Uint32())
			}
			n := rng.Intn(60)
			values := at + 4*uint64(rng.Intn(512))
			bins := at + 4*uint64(rng.Intn(512)) // anywhere
			switch rng.Intn(3) {
			case 0: // right after the numbers, or nearly
				bins = values + 4*uint64(max(0, n+rng.Intn(5)-2))
			case 1: // right before them
				bins = max(at, values-4*uint64(62+rng.Intn(4)))
			}
			args := []uint64{uint64(n), values, bins, uint64(rng.Intn(40))}
			sameEffect(t, a, b, name, args, at, init, text.String())
		}
	}
}

// writeCounting writes a function (count, numbers, bins, number of bits) with a loop that changes bins that the numbers select.
func writeCounting(w *strings.Builder, rng *rand.Rand, name string) {
	id := 0
	next := func(format string, args ...any) string {
		id++
		fmt.Fprintf(w, "    %%t%d = %s\n", id, fmt.Sprintf(format, args...))
		return fmt.Sprintf("%%t%d", id)
	}
	constant := func(n int) string { return next("arith.constant %d : i32", n) }
	fmt.Fprintf(w, "func.func @%s(%%n: i32, %%values: !llvm.ptr, %%bins: !llvm.ptr, %%s: i32) {\n", name)
	fmt.Fprintf(w, "  %%c0 = arith.constant 0 : i32\n  %%c1 = arith.constant 1 : i32\n")
	fmt.Fprintf(w, "  scf.for %%i = %%c0 to %%n step %%c1 : i32 {\n")
	j := next("arith.extsi %%i : i32 to i64")
	at := next("llvm.getelementptr %%values[%s] : (!llvm.ptr, i64) -> !llvm.ptr, i32", j)
	x := next("llvm.load %s : !llvm.ptr -> i32", at)
	bits := next("arith.andi %%s, %s : i32", constant(31))
	for range 1 + rng.Intn(3) {
		switch rng.Intn(5) {
		case 0:
			x = next("arith.xori %s, %s : i32", x, bits)
		case 1:
			x = next("arith.shli %s, %s : i32", x, constant(1+rng.Intn(4)))
		case 2:
			x = next("arith.shrsi %s, %s : i32", x, bits)
		case 3:
			x = next("arith.addi %s, %s : i32", x, bits)
		}
	}
	x = next("arith.shrui %s, %s : i32", x, bits)
	bin := next("arith.andi %s, %s : i32", x, constant(63))
	place := next("llvm.getelementptr %%bins[%s] : (!llvm.ptr, i64) -> !llvm.ptr, i32", next("arith.extui %s : i32 to i64", bin))
	old := next("llvm.load %s : !llvm.ptr -> i32", place)
	more := "%c1"
	if rng.Intn(3) == 0 {
		more = "%i"
	}
	fmt.Fprintf(w, "    llvm.store %s, %s : i32, !llvm.ptr\n  }\n  return\n}\n", next("arith.addi %s, %s : i32", old, more), place)
}
