package wasm

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// Every atomicrmw of integers, at every width, stores and returns what its definition says.
func TestAtomicIntegers(t *testing.T) {
	kinds := map[string]func(old, x int64, bits int) int64{
		"xchg": func(old, x int64, _ int) int64 { return x },
		"add":  func(old, x int64, _ int) int64 { return old + x },
		"sub":  func(old, x int64, _ int) int64 { return old - x },
		"_and": func(old, x int64, _ int) int64 { return old & x },
		"nand": func(old, x int64, _ int) int64 { return ^(old & x) },
		"_or":  func(old, x int64, _ int) int64 { return old | x },
		"_xor": func(old, x int64, _ int) int64 { return old ^ x },
		"max":  func(old, x int64, _ int) int64 { return max(old, x) },
		"min":  func(old, x int64, _ int) int64 { return min(old, x) },
		"umax": func(old, x int64, bits int) int64 { return int64(max(low(old, bits), low(x, bits))) },
		"umin": func(old, x int64, bits int) int64 { return int64(min(low(old, bits), low(x, bits))) },
	}
	var text strings.Builder
	var roots []string
	for kind := range kinds {
		for _, bits := range []int{8, 16, 32, 64} {
			name := fmt.Sprintf("%s%d", kind, bits)
			roots = append(roots, name)
			fmt.Fprintf(&text, "func.func @%s(%%p: !llvm.ptr, %%x: i64) -> i64 {\n", name)
			v := "%x"
			if bits < 64 {
				fmt.Fprintf(&text, "  %%v = arith.trunci %%x : i64 to i%d\n", bits)
				v = "%v"
			}
			fmt.Fprintf(&text, "  %%o = llvm.atomicrmw %s %%p, %s seq_cst : !llvm.ptr, i%d\n", kind, v, bits)
			if bits < 64 {
				fmt.Fprintf(&text, "  %%r = arith.extsi %%o : i%d to i64\n  return %%r : i64\n}\n", bits)
			} else {
				text.WriteString("  return %o : i64\n}\n")
			}
		}
	}
	for _, unoptimized := range []bool{true, false} {
		m, err := Compile(parseModule(t, "atomics.mlir", text.String()), Options{Roots: roots, Memory: Memory{MinPages: 2, MaxPages: 2}, Unoptimized: unoptimized})
		require.NoError(t, err)
		inst := run(t, m, 0)
		for kind, f := range kinds {
			for _, bits := range []int{8, 16, 32, 64} {
				for _, c := range [][2]int64{{5, 3}, {-1, 1}, {100, -100}, {0x7F7F7F7F7F7F7F7F, 0x1234567812345678}, {-128, 127}} {
					old, x := signed(c[0], bits), signed(c[1], bits)
					buf := []byte{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16}
					putInt(buf[8:8+bits/8], uint64(old))
					inst.Memory().Write(4096, buf)
					got, err := inst.ExportedFunction(fmt.Sprintf("%s%d", kind, bits)).Call(context.Background(), 4104, uint64(x))
					require.NoError(t, err)
					require.Equal(t, old, int64(got[0]), "%s i%d %v", kind, bits, c)
					putInt(buf[8:8+bits/8], uint64(f(old, x, bits)))
					after, _ := inst.Memory().Read(4096, 16)
					require.Equal(t, buf, after, "%s i%d %v", kind, bits, c)
				}
			}
		}
	}
}

func low(v int64, bits int) uint64 { return uint64(v) << (64 - bits) >> (64 - bits) }

func signed(v int64, bits int) int64 { return v << (64 - bits) >> (64 - bits) }
