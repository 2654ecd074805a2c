package llvmacc

import (
	"slices"

	"accc/dialects/acc"
	"accc/dialects/arith"
	fn "accc/dialects/func"
	"accc/ir"
	"accc/ir/pass"
)

// LoopTiling is the pass acc-loop-tiling.
var LoopTiling = Passes.Define(pass.Pass{
	Name:    "acc-loop-tiling",
	Doc:     "Turn loops with tile clauses into loops over tiles and, inside them, loops over the iterations of a tile (OpenACC 3.3 §2.9.8).",
	Anchor:  fn.Func.FullName,
	Options: []pass.Option{{Name: "default-tile-size", Doc: "the size of tiles that are written as *", Default: "32"}},
	Run: func(op *ir.Op, o pass.Values) error {
		var failure error
		size := o.Int("default-tile-size")
		g := only(acc.Loop, func(o *ir.Op, rw *ir.Rewriter) bool {
			tile, _ := acc.SlotTile.Of(o).For(acc.DeviceNone)
			sizes := tile.Values
			switch {
			case len(sizes) == 0 || failure != nil:
				return false
			case len(ir.CountersOf(o)) < len(sizes):
				failure = o.Errorf("%d tile sizes need as many loop variables, found %d", len(sizes), len(ir.CountersOf(o)))
			case len(o.Region(0).Blocks()) > 1:
				failure = o.Errorf("a loop with tile is left by other ways than its end")
			default:
				(&tiling{loop: o, rw: rw, sizes: sizes, usual: int64(size)}).run()
				return true
			}
			return false
		})
		g.Rounds = 1
		g.Run(op)
		return failure
	},
})

// tiling is the work on one loop.
type tiling struct {
	loop  *ir.Op
	rw    *ir.Rewriter
	sizes []*ir.Value
	usual int64 // the size of tiles that is meant by *

	counters []ir.Counter
	steps    []*ir.Value // of the loops over tiles
}

// run makes the loop the outermost one over tiles.
func (t *tiling) run() {
	t.counters = ir.CountersOf(t.loop)
	for i, v := range t.sizes {
		c := t.counters[i]
		if n, ok := ir.ConstantInt(v); ok && n < 0 {
			v = arith.Int(&t.rw.Builder, c.Step.Type(), t.usual)
		} else {
			v = cast(t.rw, v, c.Step.Type())
		}
		t.steps = append(t.steps, calculate(t.rw, arith.MulI, nil, c.Step, v))
	}
	body := t.loop.Region(0).Entry()
	code := slices.DeleteFunc(body.Ops(), (*ir.Op).IsTerminator)
	element := t.elements(t.tiles())
	for _, o := range code {
		t.rw.MoveBefore(o, element.Region(0).Entry().Terminator())
	}
	for n, p := len(t.sizes), element; n > 0; n, p = n-1, p.ParentOp() {
		t.counters[n-1].Var.ReplaceUsesIf(p.Region(0).Entry().Arg(0), func(u *ir.Operand) bool { return inRegion(u.Owner(), element.Region(0)) })
	}
}

// tiles makes the loops over tiles, one for each size, and returns the innermost one. The innermost also has the variables
// that are not tiled.
func (t *tiling) tiles() *ir.Op {
	n := len(t.sizes)
	outer := t.loop
	counters := slices.Clone(t.counters)
	for i := range t.steps {
		counters[i].Step = t.steps[i]
	}
	if n == 1 {
		t.bound(outer, counters)
	} else {
		for i := 1; i < n; i++ {
			list := counters[i : i+1]
			if i == n-1 {
				list = counters[i:]
			}
			inner := t.inside(outer, list, true)
			for j := range list {
				arg := inner.Region(0).Entry().Arg(j)
				t.rw.ReplaceAllUses(list[j].Var, arg)
				t.counters[i+j].Var = arg
			}
			outer = inner
		}
		for i := len(counters) - 1; i > 0; i-- {
			t.loop.Region(0).Entry().RemoveArg(i)
		}
		t.bound(t.loop, counters[:1])
		t.loop.SetAttr(inclusive, bools(counters[:1]))
	}
	acc.SlotTile.Drop(t.loop)
	if n > 1 {
		acc.SlotCollapse.Drop(t.loop)
	}
	return outer
}

// elements makes the loops over the iterations of a tile, inside the innermost one over tiles, and returns the innermost
// one of them. The outermost one is vector, or worker where nothing is vector; the tiles are not, then.
func (t *tiling) elements(tiles *ir.Op) *ir.Op {
	b := ir.Before(tiles.Region(0).Entry().Terminator())
	b.Loc = t.loop.Loc
	var counters []ir.Counter
	for i := range t.sizes {
		c := t.counters[i]
		next, least := arith.AddI, arith.MinSI
		one := arith.SubI // an inclusive bound is one less than the beginning of the next tile
		if n, ok := ir.ConstantInt(c.Step); ok && n < 0 {
			least, one = arith.MaxSI, arith.AddI
		}
		value := func(def *ir.OpDef, x, y *ir.Value) *ir.Value {
			o := b.Op(def, ir.With{Operands: []*ir.Value{x, y}})
			t.rw.Modified(o)
			return o.Result(0)
		}
		upper := value(next, c.Var, t.steps[i])
		if c.Inclusive {
			upper = value(one, upper, arith.Int(b, upper.Type(), 1))
		}
		counters = append(counters, ir.Counter{Lower: c.Var, Upper: value(least, c.Upper, upper), Step: c.Step, Inclusive: c.Inclusive})
	}
	outer := tiles
	for i := range counters {
		outer = t.inside(outer, counters[i:i+1], false)
		if i > 0 {
			continue
		}
		within := acc.SlotVector
		if acc.SlotVector.Of(t.loop).Empty() {
			within = acc.SlotWorker
		}
		within.CopyTo(outer, t.loop)
		within.Drop(t.loop)
	}
	return outer
}

const inclusive = "inclusiveUpperbound"

// inside makes a loop at the end of another one's body: with what the original has, but for gang, worker and vector.
func (t *tiling) inside(outer *ir.Op, counters []ir.Counter, tile bool) *ir.Op {
	d := ir.NewDraft(acc.Loop)
	var types []ir.Type
	all := tile
	for _, c := range counters {
		d.Add("lowerbound", c.Lower)
		d.Add("upperbound", c.Upper)
		d.Add("step", c.Step)
		types = append(types, c.Step.Type())
		all = all || c.Inclusive
	}
	if all {
		d.Set(inclusive, bools(counters))
	}
	for _, g := range []string{"cacheOperands", acc.SlotPrivate.Values, acc.SlotFirstprivate.Values, acc.SlotReduction.Values} {
		d.Add(g, t.loop.GetAll(g)...)
	}
	for _, s := range []acc.Slot{acc.SlotSeq, acc.SlotIndependent, acc.SlotAuto} {
		d.Set(s.Bare, t.loop.Attr(s.Bare))
	}
	d.Types = []ir.Type{}
	b := ir.Before(outer.Region(0).Entry().Terminator())
	made := d.Insert(b, t.loop.Loc)
	in := ir.At(made.Region(0).AddBlock(types...))
	in.Loc = t.loop.Loc
	in.Op(acc.Yield, ir.With{})
	t.rw.Modified(made)
	return made
}

// bound gives a loop other bounds.
func (t *tiling) bound(o *ir.Op, counters []ir.Counter) {
	var lower, upper, step []*ir.Value
	for _, c := range counters {
		lower, upper, step = append(lower, c.Lower), append(upper, c.Upper), append(step, c.Step)
	}
	o.SetAll("lowerbound", lower)
	o.SetAll("upperbound", upper)
	o.SetAll("step", step)
	t.rw.Modified(o)
}

// bools is the attribute that tells which upper bounds are values of the variables.
func bools(counters []ir.Counter) ir.Attribute {
	var list []int64
	for _, c := range counters {
		n := int64(0)
		if c.Inclusive {
			n = 1
		}
		list = append(list, n)
	}
	return ir.DenseArray(ir.I1(), list)
}
