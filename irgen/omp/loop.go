package omp

import (
	"slices"

	"accc/dialects/accc"
	"accc/dialects/arith"
	"accc/dialects/omp"
	"accc/frontend"
	"accc/frontend/sharing"
	"accc/ir"
	"accc/irgen"
	omprows "accc/irgen/decompose/omp"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// wrappers are the constructs about loop nests, by the operation that is around the nest.
var wrappers = map[*pragma.DirectiveDef]*ir.OpDef{
	ompdir.DirFor: omp.Wsloop, ompdir.DirSimd: omp.Simd, ompdir.DirDistribute: omp.Distribute, ompdir.DirTaskloop: omp.Taskloop,
	ompdir.DirLoop: omp.Loop,
}

// loops are the loops of the nest that the directive is about, outermost first. omp.loop_nest is rectangular and has no code
// between its loops: loops that depend on others stay in the body, and so do those that code is beside of.
func (d *directive) loops() (list []*frontend.Loop) {
	d.asked = 1
	if c := d.construct.Directive.Find(ompdir.ClauseCollapse); c != nil && len(c.Args) > 0 {
		if n, ok := (exprs{d.Generator, d.construct}).Known(c.Args[0].Expr); ok {
			d.asked = max(1, n)
		}
	}
	for l := d.nested.Loop; l != nil && int64(len(list)) < d.asked && !l.DependsOn(list); l = l.Inner {
		list = append(list, l)
		if !l.Tight {
			break
		}
	}
	return list
}

// iterates reports whether a variable is that of one of the loops, declared outside of the nest.
func (d *directive) iterates(v *pragma.Var) bool {
	info := d.construct.Vars[v]
	if info == nil {
		return false
	}
	for _, l := range d.loops() {
		if l.Var == info.Symbol && !l.Declares {
			return true
		}
	}
	return false
}

// loop lowers the wrappers from leaf i on, one inside of the other, and the loop nest in them.
func (d *directive) loop(i int) {
	d.nested = d.transformed()
	loops := d.loops()
	if len(loops) == 0 {
		d.host.Unsupported(d.construct.Directive.NameSpan, "'%s' without a loop", d.construct.Directive.Def.Name)
	}
	for _, l := range loops {
		if l.Var == nil || !l.Canonical {
			d.host.Unsupported(l.Head, "this loop")
		}
	}
	type wrapper struct {
		draft *ir.Draft
		args  entries
	}
	var list []wrapper
	var private []*copied
	for k := i; k < len(d.leaves); k++ {
		leaf := &d.leaves[k]
		o := d.begin(omprows.LayoutFor(leaf.Def), k)
		more := d.implied(leaf)
		if _, own := d.threadsOfTeam(); k == len(d.leaves)-1 && own == nil {
			more = append(more, d.variables(leaf, loops)...)
		}
		if c := d.find(leaf, ompdir.ClauseOrdered); c != nil && len(c.Args) == 0 && hasDoacross(d.construct) {
			omp.SlotOrdered.Put(o, omp.Held{Items: []omp.Item{{Number: int64(sharing.Associated(d.construct))}}})
			o.Set(accc.OrderedBare.Name, ir.Unit())
		}
		args := d.copies(o, leaf, more)
		for _, e := range args {
			if e.slot == &omp.SlotPrivate {
				private = append(private, e.list...)
			}
		}
		list = append(list, wrapper{o, args})
	}

	nest, bounds := d.nest(loops, list[len(list)-1].draft)
	var types []ir.Type
	for _, b := range bounds {
		types = append(types, b.Lower.Type())
	}

	b := d.host.Builder()
	at := *b
	var bind []irgen.Binding
	for _, w := range list {
		op := w.draft.Insert(b, d.loc)
		bind = append(bind, w.args.enter(op)...)
		b.SetEnd(op.Region(0).Entry())
	}
	op := nest.Insert(b, d.loc)
	*b = at
	body := op.Region(0).AddBlock(types...)
	for k, l := range loops {
		body.Arg(k).SetLoc(&ir.NameLoc{Name: l.Var.Name, Child: d.host.Location(l.Head)})
	}
	d.host.Enter(body, false, bind)
	values := make([]*ir.Value, len(loops))
	for k, v := range body.Args() {
		values[k] = bounds[k].narrowed(d.host.Builder(), v)
	}
	d.inside(d.construct, func() { d.host.Nest(loops, values) })
	d.keepLast(loops, values, bounds, private)
	d.host.Leave(func(b *ir.Builder) { ir.NewDraft(omp.Yield).Insert(b, d.loc) })
}

// nest makes the draft of the loop nest, and the bounds and step of each loop. What LLVM's nest has no room for is put into the
// wrapper around it: it does not keep attributes.
func (d *directive) nest(loops []*frontend.Loop, around *ir.Draft) (*ir.Draft, []Bounds) {
	o := ir.NewDraft(omp.LoopNest)
	if isInclusive(loops) {
		o.Set("loop_inclusive", ir.Unit())
	}
	bounds, onHost := d.hostBounds[loops[0]]
	if !onHost {
		bounds = d.bounds(loops)
	}
	unsigned := make([]int64, len(loops))
	for k, b := range bounds {
		o.Add("loop_lower_bounds", b.Lower)
		o.Add("loop_upper_bounds", b.Upper)
		o.Add("loop_steps", b.Step)
		if irgen.IsUnsigned(loops[k]) {
			unsigned[k] = 1
		}
	}
	if n := int64(len(loops)); n > 1 {
		omp.SlotCollapse.Put(o, omp.Held{Items: []omp.Item{{Number: n}}})
	}
	if n := int64(len(loops)); d.asked != n || n == 1 && d.construct.Directive.Find(ompdir.ClauseCollapse) != nil {
		around.Set(accc.Collapse.Name, ir.Integer(ir.I64(), d.asked))
	}
	if slices.Contains(unsigned, 1) {
		around.Set(accc.Unsigned.Name, ir.DenseArray(ir.I1(), unsigned))
	}
	return o, bounds
}

func isInclusive(loops []*frontend.Loop) bool {
	return slices.ContainsFunc(loops, func(l *frontend.Loop) bool { return l.Inclusive })
}

// bounds evaluates the bounds and steps of loops. An operation has inclusive bounds for all loops or for none.
func (d *directive) bounds(loops []*frontend.Loop) []Bounds {
	inclusive := isInclusive(loops)
	bounds := make([]Bounds, len(loops))
	for k, l := range loops {
		lower, upper, step := d.host.Bounds(l)
		if inclusive && !l.Inclusive {
			by := int64(-1)
			if l.Down {
				by = 1
			}
			b := d.host.Builder()
			upper = b.Op(arith.AddI, ir.With{Operands: []*ir.Value{upper, irgen.Constant(b, by, upper.Type())}, Types: []ir.Type{upper.Type()}}).Result(0)
		}
		bounds[k] = Bounds{Lower: lower, Upper: upper, Step: step, Inclusive: inclusive}
	}
	d.widen(loops, bounds)
	return bounds
}

// widen gives all loops of a nest the type of the widest one: omp.loop_nest counts in one type.
func (d *directive) widen(loops []*frontend.Loop, bounds []Bounds) {
	var widest *ir.IntegerType
	for _, b := range bounds {
		if t, ok := b.Lower.Type().(*ir.IntegerType); ok && (widest == nil || t.Width > widest.Width) {
			widest = t
		}
	}
	for k := range bounds {
		x := &bounds[k]
		t, ok := x.Lower.Type().(*ir.IntegerType)
		if !ok || t.Width == widest.Width {
			continue
		}
		x.narrow = t
		extend := func(v *ir.Value, def *ir.OpDef) *ir.Value {
			return d.host.Builder().Op(def, ir.With{Operands: []*ir.Value{v}, Types: []ir.Type{widest}}).Result(0)
		}
		def := arith.ExtSI
		if irgen.IsUnsigned(loops[k]) {
			def = arith.ExtUI
		}
		x.Lower, x.Upper = extend(x.Lower, def), extend(x.Upper, def)
		x.Step = extend(x.Step, arith.ExtSI) // a step that is subtracted is negative
	}
}

// narrowed returns a value of the nest in the type that the host language counts in.
func (x Bounds) narrowed(b *ir.Builder, v *ir.Value) *ir.Value {
	if x.narrow == nil {
		return v
	}
	return b.Op(arith.TruncI, ir.With{Operands: []*ir.Value{v}, Types: []ir.Type{x.narrow}}).Result(0)
}

// variables are the private copies of the variables of loops (OpenMP 5.2 §5.1.1). Those of simd and loop keep the last value.
func (d *directive) variables(leaf *ompdir.Leaf, loops []*frontend.Loop) (list []*copied) {
	named := map[*frontend.Symbol]bool{}
	for _, c := range d.construct.Directive.Clauses { // of another leaf, where the threads of a team have the copies
		switch c.Def {
		case ompdir.ClausePrivate, ompdir.ClauseLastprivate, ompdir.ClauseLinear:
			for _, a := range c.Args {
				named[d.symbol(a)] = true
			}
		}
	}
	for _, l := range loops {
		if l.Declares || named[l.Var] {
			continue
		}
		m := d.private(d.host.Implicit(l.Var, l.Head, true), l.Head, false)
		m.item.Implied = true
		if leaf.Def == ompdir.DirSimd || leaf.Def == ompdir.DirLoop {
			m.item.Modifiers = []string{"lastprivate"}
		}
		list = append(list, m)
	}
	for _, l := range d.within(loops) {
		if l.Var == nil || l.Declares || named[l.Var] || len(d.leaves) == 1 && leaf.Def == ompdir.DirSimd { // one thread runs them
			continue
		}
		m := d.private(d.host.Implicit(l.Var, l.Head, true), l.Head, false)
		m.item.Implied = true
		list = append(list, m)
	}
	return list
}

// sharesIterations reports whether a leaf divides the iterations of a loop among threads, teams or tasks, which have copies of its variable.
func sharesIterations(l ompdir.Leaf) bool {
	return l.Def == ompdir.DirFor || l.Def == ompdir.DirDistribute || l.Def == ompdir.DirTaskloop
}

// within are the loops that a directive is about, too, though its nest does not have them: those of ordered(n), and those whose bounds
// depend on loops around.
func (d *directive) within(nest []*frontend.Loop) (list []*frontend.Loop) {
	n := sharing.Associated(d.construct)
	for l := d.nested.Loop; l != nil && len(list) < n; l = l.Inner {
		list = append(list, l)
	}
	return list[min(len(nest), len(list)):]
}

// keepLast stores the values of the last iteration.
func (d *directive) keepLast(loops []*frontend.Loop, values []*ir.Value, bounds []Bounds, private []*copied) {
	var kept []*copied
	for _, m := range private {
		if m.item.Modified("lastprivate") {
			kept = append(kept, m)
		}
	}
	if len(kept) == 0 {
		return
	}
	if _, onHost := d.hostBounds[loops[0]]; onHost {
		bounds = d.bounds(loops) // what the host evaluated is for the nest alone
	}
	var last *ir.Value
	next := make([]*ir.Value, len(loops))
	for k, l := range loops {
		b, x := d.host.Builder(), bounds[k]
		x.Lower, x.Upper, x.Step = x.narrowed(b, x.Lower), x.narrowed(b, x.Upper), x.narrowed(b, x.Step)
		is, after := d.host.IsLast(l, values[k], x)
		next[k] = after
		if last == nil {
			last = is
			continue
		}
		last = irgen.And(d.host.Builder(), last, is)
	}
	d.host.If(last, func() {
		for k, l := range loops {
			d.host.SetVariable(l, next[k])
		}
		b := d.host.Builder()
		at := b.Loc
		for _, m := range kept {
			// In a part of a composite construct the variable is private to the threads (OpenMP 5.2 §5.1.1): that its original gets the last
			// value, as from other compilers, is nothing that the program asks for.
			if b.Loc = at; m.item.Implied && len(d.leaves) > 1 && slices.ContainsFunc(d.leaves, sharesIterations) {
				b.Loc = ir.Unknown
			}
			d.host.Assign(m.object, d.host.AddressOf(m.object), m.object.Var)
		}
		b.Loc = at
	})
}
