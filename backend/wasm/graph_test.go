package wasm

import (
	"context"
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// Graphs of any shape, also irregular ones, written as text. A block mixes its number and a value of some block that
// dominates it into an accumulator, which is passed on as an argument, and chooses by it where to go.
func TestGraphsOfAnyShape(t *testing.T) {
	var text strings.Builder
	graphs := map[string]*anyGraph{}
	for seed := int64(0); seed < 250; seed++ {
		name := fmt.Sprintf("g%d", seed)
		g := newAnyGraph(rand.New(rand.NewSource(seed)))
		graphs[name] = g
		g.write(&text, name)
	}
	for _, unoptimized := range []bool{true, false} {
		module := parseModule(t, "graphs.mlir", text.String())
		opts := Options{Memory: Memory{MinPages: 4, MaxPages: 4}, Unoptimized: unoptimized}
		for name := range graphs {
			opts.Roots = append(opts.Roots, name)
		}
		m, err := Compile(module, opts)
		require.NoError(t, err)
		inst := instantiate(t, m)
		for name, g := range graphs {
			for _, arg := range []uint32{1, 8, 99} {
				got, err := inst.ExportedFunction(name).Call(context.Background(), uint64(arg))
				require.NoError(t, err, name)
				require.Equal(t, g.run(arg), uint32(got[0]), "%s(%d) unoptimized=%v", name, arg, unoptimized)
			}
		}
	}
}

type anyGraph struct {
	succs [][]int
	uses  []int // a dominator of each block
}

func newAnyGraph(rng *rand.Rand) *anyGraph {
	n := 2 + rng.Intn(9)
	g := &anyGraph{succs: make([][]int, n), uses: make([]int, n)}
	for b := range g.succs {
		for k := rng.Intn(4); k > 0; k-- {
			g.succs[b] = append(g.succs[b], 1+rng.Intn(n-1))
		}
		if b > 0 && rng.Intn(2) == 0 { // make it likely that all are reached
			g.succs[b-1] = append(g.succs[b-1], b)
		}
	}
	shape := randGraph{g.succs}
	for b := range g.uses {
		for try := 0; try < 4; try++ {
			if d := rng.Intn(n); shape.dominates(d, b) && shape.reaches(b) {
				g.uses[b] = d
			}
		}
	}
	return g
}

func (g *randGraph) reaches(b int) bool { return b == 0 || !(&randGraph{g.succs}).avoids(b) }

// avoids reports whether b is out of reach from the entry.
func (g *randGraph) avoids(b int) bool {
	seen := map[int]bool{}
	work := []int{0}
	for len(work) > 0 {
		x := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[x] {
			continue
		}
		seen[x] = true
		work = append(work, g.succs[x]...)
	}
	return !seen[b]
}

func (g *anyGraph) run(acc uint32) uint32 {
	m := make([]uint32, len(g.succs))
	b, steps, other := 0, uint32(0), uint32(5)
	for {
		m[b] = acc ^ uint32(b*77)
		acc = acc*31 + uint32(b) + m[g.uses[b]]
		if b%3 == 1 {
			other ^= acc
		}
		steps++
		s := g.succs[b]
		if len(s) == 0 || steps > 30 {
			return acc ^ other
		}
		b = s[(acc>>4)%uint32(len(s))]
	}
}

func (g *anyGraph) write(w *strings.Builder, name string) {
	fmt.Fprintf(w, "func.func @%s(%%a: i32) -> i32 {\n", name)
	fmt.Fprintf(w, "  %%one = arith.constant 1 : i32\n  %%c31 = arith.constant 31 : i32\n  %%c30 = arith.constant 30 : i32\n")
	fmt.Fprintf(w, "  %%c4 = arith.constant 4 : i32\n  %%c5 = arith.constant 5 : i32\n  %%zero = arith.constant 0 : i32\n")
	fmt.Fprintf(w, "  %%other = llvm.alloca %%one x i32 : (i32) -> !llvm.ptr\n  llvm.store %%c5, %%other : i32, !llvm.ptr\n")
	for b, s := range g.succs {
		if b == 0 {
			fmt.Fprintf(w, "  cf.br ^b0(%%a, %%zero : i32, i32)\n")
		}
		fmt.Fprintf(w, "^b%d(%%x%d: i32, %%s%d: i32):\n", b, b, b)
		fmt.Fprintf(w, "  %%k%d = arith.constant %d : i32\n  %%m%d = arith.xori %%x%d, %%k%d : i32\n", b, b*77, b, b, b)
		fmt.Fprintf(w, "  %%i%d = arith.constant %d : i32\n  %%p%d = arith.muli %%x%d, %%c31 : i32\n", b, b, b, b)
		fmt.Fprintf(w, "  %%q%d = arith.addi %%p%d, %%i%d : i32\n  %%y%d = arith.addi %%q%d, %%m%d : i32\n", b, b, b, b, b, g.uses[b])
		if b%3 == 1 {
			fmt.Fprintf(w, "  %%o%d = llvm.load %%other : !llvm.ptr -> i32\n  %%v%d = arith.xori %%o%d, %%y%d : i32\n", b, b, b, b)
			fmt.Fprintf(w, "  llvm.store %%v%d, %%other : i32, !llvm.ptr\n", b)
		}
		fmt.Fprintf(w, "  %%n%d = arith.addi %%s%d, %%one : i32\n", b, b)
		ret := fmt.Sprintf("  %%l%d = llvm.load %%other : !llvm.ptr -> i32\n  %%r%d = arith.xori %%y%d, %%l%d : i32\n  return %%r%d : i32\n", b, b, b, b, b)
		if len(s) == 0 {
			w.WriteString(ret)
			continue
		}
		fmt.Fprintf(w, "  %%e%d = arith.cmpi sgt, %%n%d, %%c30 : i32\n  cf.cond_br %%e%d, ^end%d, ^go%d\n^end%d:\n%s^go%d:\n", b, b, b, b, b, b, ret, b)
		fmt.Fprintf(w, "  %%h%d = arith.shrui %%y%d, %%c4 : i32\n  %%d%d = arith.constant %d : i32\n  %%w%d = arith.remui %%h%d, %%d%d : i32\n",
			b, b, b, len(s), b, b, b)
		to := func(t int) string { return fmt.Sprintf("^b%d(%%y%d, %%n%d : i32, i32)", t, b, b) }
		switch len(s) {
		case 1:
			fmt.Fprintf(w, "  cf.br %s\n", to(s[0]))
		case 2:
			fmt.Fprintf(w, "  %%f%d = arith.trunci %%w%d : i32 to i1\n  cf.cond_br %%f%d, %s, %s\n", b, b, b, to(s[1]), to(s[0]))
		default:
			fmt.Fprintf(w, "  cf.switch %%w%d : i32, [\n    default: %s", b, to(s[0]))
			for i := 1; i < len(s); i++ {
				fmt.Fprintf(w, ",\n    %d: %s", i, to(s[i]))
			}
			w.WriteString("\n  ]\n")
		}
	}
	w.WriteString("}\n")
}
