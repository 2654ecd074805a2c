package omp

import (
	"accc/dialects/arith"
	"accc/dialects/omp"
	"accc/frontend"
	"accc/ir"
	"accc/irgen"
	ompdir "accc/pragma/omp"
)

// transform lowers tile, and unroll without clauses, to canonical loops with an operation on them. LLVM 22 has no operation
// for the others: a call holds the directive, and the loops stay as they are.
func (g *Generator) transform(c *frontend.Construct) {
	d := &directive{Generator: g, construct: c, loc: g.host.Location(c.Directive.Span)}
	n := 1
	if sizes := c.Directive.Find(ompdir.ClauseSizes); sizes != nil {
		n = len(sizes.Args)
	}
	var loops []*frontend.Loop
	for l := c.Loop; l != nil && len(loops) < n; l = l.Inner {
		loops = append(loops, l)
		if len(loops) < n && !l.Tight {
			break
		}
	}
	plain := c.Directive.Def == ompdir.DirUnroll && len(c.Directive.Clauses) == 0 || c.Directive.Def == ompdir.DirTile && len(c.Directive.Clauses) == 1
	if !plain || len(loops) < n || !counted(loops) {
		g.marked(c)
		return
	}
	b := g.host.Builder()
	var sizes []*ir.Value
	if n > 0 && c.Directive.Def == ompdir.DirTile {
		for _, a := range c.Directive.Find(ompdir.ClauseSizes).Args {
			sizes = append(sizes, g.host.Integer(c, a.Expr))
		}
	}
	bounds := make([]Bounds, len(loops))
	trips := make([]*ir.Value, len(loops))
	for k, l := range loops {
		lower, upper, step := g.host.Bounds(l)
		bounds[k] = Bounds{Lower: lower, Upper: upper, Step: step, Inclusive: l.Inclusive}
		trips[k] = tripCount(b, bounds[k], l, irgen.IsUnsigned(l))
	}
	references := func(n int) (list []*ir.Value) {
		for range n {
			o := ir.NewDraft(omp.NewCLI)
			o.Types = []ir.Type{omp.CLI()}
			list = append(list, o.Insert(b, d.loc).Result(0))
		}
		return list
	}
	nest := references(len(loops))
	at := *b
	var outermost *ir.Op
	var entry *ir.Block
	counters := make([]*ir.Value, len(loops))
	for k := range loops {
		o := ir.NewDraft(omp.CanonicalLoop)
		o.Add("tripCount", trips[k])
		o.Add("cli", nest[k])
		op := o.Insert(b, d.loc)
		if outermost == nil {
			outermost, at = op, *b
		}
		entry = op.Region(0).AddBlock(trips[k].Type())
		counters[k] = entry.Arg(0)
		if k < len(loops)-1 {
			ir.NewDraft(omp.Terminator).Insert(ir.At(entry), d.loc)
			b.SetBefore(entry.First())
		}
	}
	*b = at
	g.host.Enter(entry, false, nil)
	values := make([]*ir.Value, len(loops))
	for k := range loops {
		values[k] = valueAt(g.host.Builder(), bounds[k], counters[k])
	}
	g.inside(c, func() { g.host.Nest(loops, values) })
	g.host.Leave(func(b *ir.Builder) { ir.NewDraft(omp.Terminator).Insert(b, d.loc) })
	for k, l := range loops {
		if !l.Declares {
			g.host.SetVariable(l, valueAt(b, bounds[k], trips[k]))
		}
	}
	if c.Directive.Def == ompdir.DirUnroll {
		o := ir.NewDraft(omp.UnrollHeuristic)
		o.Add("applyee", nest[0])
		o.Insert(b, d.loc)
		return
	}
	made := references(2 * len(loops))
	o := ir.NewDraft(omp.Tile)
	for k := range loops {
		o.Add("generatees", made[2*k])
	}
	for k := range loops {
		o.Add("generatees", made[2*k+1])
	}
	o.Add("applyees", nest...)
	o.Add("sizes", sizes...)
	o.Insert(b, d.loc)
}

// counted reports whether the trip counts of loops are known when the first begins.
func counted(loops []*frontend.Loop) bool {
	for k, l := range loops {
		if l.Var == nil || !l.Canonical || len(l.Breaks) > 0 || l.NotEqual || l.DependsOn(loops[:k]) {
			return false
		}
	}
	return true
}

// tripCount is how often a loop runs.
func tripCount(b *ir.Builder, x Bounds, l *frontend.Loop, unsigned bool) *ir.Value {
	t := x.Lower.Type()
	if n, ok := constantTrip(x, unsigned); ok {
		return irgen.Constant(b, n, t)
	}
	op := func(def *ir.OpDef, v ...*ir.Value) *ir.Value {
		return b.Op(def, ir.With{Operands: v, Types: []ir.Type{t}}).Result(0)
	}
	compare := func(p int) *ir.Value {
		return b.Op(arith.CmpI, ir.With{Operands: []*ir.Value{x.Upper, x.Lower}, Types: []ir.Type{ir.I1()}, Attrs: []ir.NamedAttr{arith.Predicate(p)}}).Result(0)
	}
	distance := op(arith.SubI, x.Upper, x.Lower)
	zero := irgen.Constant(b, 0, t)
	down := op1(b, arith.CmpI, ir.I1(), arith.Predicate(arith.SLT), x.Step, zero)
	less, greater := arith.SLT, arith.SGT
	if unsigned {
		less, greater = arith.ULT, arith.UGT
	}
	if !x.Inclusive { // the last value is one before
		sign := op(arith.Select, down, irgen.Constant(b, 1, t), irgen.Constant(b, -1, t))
		distance = op(arith.AddI, distance, sign)
		less, greater = arith.SLE, arith.SGE
		if unsigned {
			less, greater = arith.ULE, arith.UGE
		}
	}
	none := b.Op(arith.Select, ir.With{Operands: []*ir.Value{down, compare(greater), compare(less)}, Types: []ir.Type{ir.I1()}}).Result(0)
	count := op(arith.AddI, op(arith.DivSI, distance, x.Step), irgen.Constant(b, 1, t))
	return op(arith.Select, none, zero, count)
}

// constantTrip is how often a loop with constant bounds runs.
func constantTrip(x Bounds, unsigned bool) (int64, bool) {
	var v [3]int64
	for i, c := range []*ir.Value{x.Lower, x.Upper, x.Step} {
		if c.Op() == nil || !c.Op().Is(arith.Constant) {
			return 0, false
		}
		n, ok := c.Op().Attr("value").(*ir.IntegerAttr)
		if !ok {
			return 0, false
		}
		v[i] = n.Value
	}
	lower, upper, step := v[0], v[1], v[2]
	if step == 0 || unsigned && (lower < 0 || upper < 0) {
		return 0, false
	}
	sign := int64(1)
	if step < 0 {
		sign = -1
	}
	if !x.Inclusive {
		upper -= sign
	}
	if (upper-lower)*sign < 0 {
		return 0, true
	}
	return (upper-lower)/step + 1, true
}

func op1(b *ir.Builder, def *ir.OpDef, t ir.Type, attr ir.NamedAttr, v ...*ir.Value) *ir.Value {
	return b.Op(def, ir.With{Operands: v, Types: []ir.Type{t}, Attrs: []ir.NamedAttr{attr}}).Result(0)
}

// valueAt is the value of a loop's variable after so many iterations.
func valueAt(b *ir.Builder, x Bounds, n *ir.Value) *ir.Value {
	t := n.Type()
	by := b.Op(arith.MulI, ir.With{Operands: []*ir.Value{n, x.Step}, Types: []ir.Type{t}}).Result(0)
	return b.Op(arith.AddI, ir.With{Operands: []*ir.Value{x.Lower, by}, Types: []ir.Type{t}}).Result(0)
}

// transformed is the construct whose loops a directive is about: its own or, where a transformation stands between the
// directive and the loops, that of the innermost one. LLVM 22 cannot share the iterations of generated loops: the directive
// is about the original ones, and calls hold the transformations.
func (d *directive) transformed() *frontend.Construct {
	c := d.construct
	for c.Loop == nil && len(c.Children) == 1 && ompdir.Transforms(c.Children[0].Directive.Def) {
		c = c.Children[0]
		d.mark(c)
	}
	return c
}
