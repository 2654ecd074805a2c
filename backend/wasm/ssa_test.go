package wasm

import (
	"context"
	"fmt"
	"math"
	"math/rand"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
	"github.com/tetratelabs/wazero"
	"github.com/tetratelabs/wazero/api"
	"github.com/tetratelabs/wazero/experimental"

	"accc/backend/wasm/ssa"
	"accc/ir"
)

// linkFuncs makes a module of ready functions, all exported.
func init() { ssa.Debug = true }

func linkFuncs(t testing.TB, optimize bool, funcs ...*ssa.Func) *Module {
	t.Helper()
	c := &compiler{byName: map[string]*function{}, tableIndex: map[string]int{}, locations: []ir.Location{ir.Unknown}}
	c.opts = Options{Memory: Memory{MinPages: 4, MaxPages: 4}, Unoptimized: !optimize}
	for _, f := range funcs {
		require.NoError(t, f.Check(), "%s", f)
		fn := &function{name: f.Name, sig: f.Sig, body: f}
		c.funcs = append(c.funcs, fn)
		c.byName[f.Name] = fn
		c.opts.Roots = append(c.opts.Roots, f.Name)
	}
	c.optimize()
	for _, f := range funcs {
		require.NoError(t, f.Check(), "%s", f)
	}
	m, err := c.link()
	require.NoError(t, err)
	return m
}

// instantiate runs a module in the engine.
func instantiate(t testing.TB, m *Module) api.Module {
	t.Helper()
	ctx := context.Background()
	r := wazero.NewRuntimeWithConfig(ctx, wazero.NewRuntimeConfigCompiler().WithCoreFeatures(api.CoreFeaturesV2|experimental.CoreFeaturesThreads))
	t.Cleanup(func() { r.Close(ctx) })
	inst, err := r.Instantiate(ctx, m.Binary)
	require.NoError(t, err)
	if g, ok := inst.ExportedGlobal(StackPointer).(api.MutableGlobal); ok {
		g.Set(4 << 16)
		inst.ExportedGlobal(StackLimit).(api.MutableGlobal).Set(3 << 16)
	}
	return inst
}

// The engine computes for every operation without memory what ssa.Eval says, whose rules the simplifier relies on.
func TestOperationsAgreeWithTheEngine(t *testing.T) {
	var ops []ssa.Op
	var funcs []*ssa.Func
	for op := ssa.I32Eqz; op <= ssa.I64TruncSatF64U; op++ {
		in := op.Info()
		if in.Name == "" || len(in.Args) == 0 || in.Width > 0 {
			continue
		}
		if _, trap := ssa.Eval(op, 0, 1); trap == "not folded" {
			continue
		}
		b := ssa.NewBuilder(in.Name, ssa.Signature{Params: in.Args, Results: []ssa.Type{in.Result}})
		args := []*ssa.Value{b.Func().Param(0)}
		if len(in.Args) == 2 {
			args = append(args, b.Func().Param(1))
		}
		b.Return(b.Op(op, args...))
		ops = append(ops, op)
		funcs = append(funcs, b.Finish())
	}
	inst := instantiate(t, linkFuncs(t, false, funcs...))
	values := func(ty ssa.Type) []int64 {
		var out []int64
		for _, n := range []int64{0, 1, -1, 2, 7, 31, 33, 127, 128, 255, 32768, math.MaxInt32, math.MinInt32, math.MaxInt64, math.MinInt64, 1 << 40} {
			if ty.IsInt() {
				out = append(out, ssa.Normal(ty, n))
			}
		}
		for _, x := range []float64{0, math.Copysign(0, -1), 1, -1.5, 0.5, 2.5, 3e9, -3e9, 1e19, 1e300, math.Inf(1), math.Inf(-1), math.NaN()} {
			switch ty {
			case ssa.F32:
				out = append(out, int64(math.Float32bits(float32(x))))
			case ssa.F64:
				out = append(out, int64(math.Float64bits(x)))
			}
		}
		return out
	}
	for i, op := range ops {
		in := op.Info()
		f := inst.ExportedFunction(funcs[i].Name)
		for _, x := range values(in.Args[0]) {
			ys := []int64{0}
			if len(in.Args) == 2 {
				ys = values(in.Args[1])
			}
			for _, y := range ys {
				args := []uint64{cut(in.Args[0], x), cut(in.Args[len(in.Args)-1], y)}[:len(in.Args)]
				want, trap := ssa.Eval(op, x, y)
				got, err := f.Call(context.Background(), args...)
				if trap != "" {
					require.ErrorContains(t, err, trap, "%s %d %d", op, x, y)
					continue
				}
				require.NoError(t, err, "%s %d %d", op, x, y)
				if nan := math.IsNaN(math.Float64frombits(uint64(want))) && in.Result == ssa.F64 ||
					math.IsNaN(float64(math.Float32frombits(uint32(want)))) && in.Result == ssa.F32; !nan {
					require.Equal(t, cut(in.Result, want), cut(in.Result, int64(got[0])), "%s %d %d", op, x, y)
				}
			}
		}
	}
}

func cut(t ssa.Type, n int64) uint64 {
	if t.Size() == 4 {
		return uint64(uint32(n))
	}
	return uint64(n)
}

// Random graphs, some of them irregular only after the fact: every block mixes its number into an accumulator and
// goes on depending on it. The builder's output must be reducible, so branches go forward or to blocks that dominate.
func TestStructureOfRandomGraphs(t *testing.T) {
	sig := ssa.Signature{Params: []ssa.Type{ssa.I32}, Results: []ssa.Type{ssa.I32}}
	var funcs []*ssa.Func
	var want [][3]uint32
	for seed := 0; seed < 300; seed++ {
		rng := rand.New(rand.NewSource(int64(seed)))
		g := randomGraph(rng)
		name := fmt.Sprintf("f%d", seed)
		funcs = append(funcs, g.build(name, sig))
		var w [3]uint32
		for i := range w {
			w[i] = g.run(uint32(i*7 + 1))
		}
		want = append(want, w)
	}
	for _, optimize := range []bool{false, true} {
		if optimize { // the functions were changed by emitting them
			for seed := range funcs {
				funcs[seed] = randomGraph(rand.New(rand.NewSource(int64(seed)))).build(funcs[seed].Name, sig)
			}
		}
		inst := instantiate(t, linkFuncs(t, optimize, funcs...))
		for seed, f := range funcs {
			for i, w := range want[seed] {
				got, err := inst.ExportedFunction(f.Name).Call(context.Background(), uint64(i*7+1))
				require.NoError(t, err, f.Name)
				require.Equal(t, w, uint32(got[0]), "%s(%d) optimize=%v", f.Name, i*7+1, optimize)
			}
		}
	}
}

type randGraph struct{ succs [][]int } // none: return

func randomGraph(rng *rand.Rand) *randGraph {
	n := 1 + rng.Intn(14)
	g := &randGraph{succs: make([][]int, n)}
	idom := make([]int, n) // an approximation from above: a common prefix in the tree grown so far
	preds := make([][]int, n)
	dominators := func(b int) map[int]bool {
		out := map[int]bool{b: true}
		for b != 0 {
			b = idom[b]
			out[b] = true
		}
		return out
	}
	for b := 0; b < n; b++ {
		if b > 0 && len(preds[b]) == 0 { // make it reachable
			p := rng.Intn(b)
			g.succs[p] = append(g.succs[p], b)
			preds[b] = append(preds[b], p)
		}
		if b > 0 {
			common := dominators(preds[b][0])
			for _, p := range preds[b][1:] {
				d := dominators(p)
				for x := range common {
					if !d[x] {
						delete(common, x)
					}
				}
			}
			best := 0
			for x := range common {
				best = max(best, x)
			}
			idom[b] = best
		}
		for k := rng.Intn(4); k > 0; k-- {
			if rng.Intn(3) == 0 { // back to a dominator
				var doms []int
				for x := range dominators(b) {
					doms = append(doms, x)
				}
				slices.Sort(doms)
				x := doms[0]
				for _, y := range doms {
					x = max(x, y)
					if rng.Intn(3) == 0 {
						break
					}
				}
				g.succs[b] = append(g.succs[b], x)
			} else if b+1 < n {
				s := b + 1 + rng.Intn(n-b-1)
				g.succs[b] = append(g.succs[b], s)
				preds[s] = append(preds[s], b)
			}
		}
	}
	// Late edges may have broken dominance; keep only back edges that still lead to a dominator.
	for changed := true; changed; {
		changed = false
		for b := range g.succs {
			for i, s := range g.succs[b] {
				if s <= b && !g.dominates(s, b) {
					g.succs[b] = append(g.succs[b][:i:i], g.succs[b][i+1:]...)
					changed = true
					break
				}
			}
		}
	}
	return g
}

// dominates: b cannot be reached without s.
func (g *randGraph) dominates(s, b int) bool {
	if s == 0 {
		return true
	}
	seen := map[int]bool{s: true}
	work := []int{0}
	for len(work) > 0 {
		x := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[x] {
			continue
		}
		seen[x] = true
		if x == b {
			return false
		}
		work = append(work, g.succs[x]...)
	}
	return true
}

func (g *randGraph) run(acc uint32) uint32 {
	b, steps, other := 0, 0, uint32(5)
	for {
		acc = acc*31 + uint32(b)
		if b%3 == 1 {
			other ^= acc >> 3
		}
		steps++
		s := g.succs[b]
		if len(s) == 0 || steps > 40 {
			return acc ^ other
		}
		b = s[int((acc>>4)%uint32(len(s)))]
	}
}

func (g *randGraph) build(name string, sig ssa.Signature) *ssa.Func {
	b := ssa.NewBuilder(name, sig)
	acc, steps, other := b.NewVar(ssa.I32), b.NewVar(ssa.I32), b.NewVar(ssa.I32)
	b.Write(acc, b.Func().Param(0))
	b.Write(steps, b.Int(ssa.I32, 0))
	b.Write(other, b.Int(ssa.I32, 5))
	blocks := make([]*ssa.Block, len(g.succs))
	for i := range blocks {
		blocks[i] = b.NewBlock()
	}
	b.Jump(blocks[0])
	for i, blk := range blocks {
		b.Block = blk
		a := b.Op(ssa.I32Add, b.Op(ssa.I32Mul, b.Read(acc), b.Int(ssa.I32, 31)), b.Int(ssa.I32, int64(i)))
		b.Write(acc, a)
		if i%3 == 1 {
			b.Write(other, b.Op(ssa.I32Xor, b.Read(other), b.Op(ssa.I32ShrU, a, b.Int(ssa.I32, 3))))
		}
		n := b.Op(ssa.I32Add, b.Read(steps), b.Int(ssa.I32, 1))
		b.Write(steps, n)
		ret := func() { b.Return(b.Op(ssa.I32Xor, b.Read(acc), b.Read(other))) }
		s := g.succs[i]
		if len(s) == 0 {
			ret()
			continue
		}
		stop, goOn := b.NewBlock(), b.NewBlock()
		b.If(b.Op(ssa.I32GtU, n, b.Int(ssa.I32, 40)), stop, goOn)
		b.Block = stop
		ret()
		b.Block = goOn
		which := b.Op(ssa.I32RemU, b.Op(ssa.I32ShrU, a, b.Int(ssa.I32, 4)), b.Int(ssa.I32, int64(len(s))))
		switch len(s) {
		case 1:
			b.Jump(blocks[s[0]])
		case 2:
			b.If(which, blocks[s[1]], blocks[s[0]])
		default:
			targets := make([]*ssa.Block, len(s))
			for k := range s {
				targets[k] = blocks[s[k]]
			}
			b.Switch(which, targets)
		}
	}
	return b.Finish()
}
