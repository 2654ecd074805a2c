package transfer

import (
	"cmp"

	"accc/dialects/arith"
	"accc/dialects/fir"
	"accc/ir"
)

// Whether a loop runs at all, which decides whether memory that need not exist may be mapped before it.

// entered reports whether the loop is certain to run a block of its body. Where that is unknown, condition is the value that
// says so, made before the loop unless it is made already; nil if there is none.
func (s *scope) entered(body *ir.Block, made *ir.Value, b *ir.Builder) (certain bool, condition *ir.Value) {
	var says *ir.Value
	if c := s.cycle; c != nil {
		if c.first(body) {
			says = c.condition()
		}
	} else if list := ir.CountersOf(s.loop); len(list) == 1 {
		if certain = s.counts(list[0]); !certain {
			return false, cmp.Or(made, s.counting(list[0], b))
		}
	} else if s.loop.NumRegions() == 2 {
		before := s.loop.Region(0)
		if before == body.Region() {
			return true, nil
		}
		if last := before.Entry().Last(); len(before.Blocks()) == 1 && last.NumOperands() > 0 {
			says = last.Operand(0)
		}
	}
	if certain || says == nil {
		return certain, nil
	}
	f := forwarding{scope: s, loop: s.loop, made: map[*ir.Value]*ir.Value{}}
	if x, ok := f.constant(says).(*ir.IntegerAttr); ok && x.Big == nil {
		return x.Value != 0, nil
	}
	if made != nil || !f.can(says) {
		return false, made
	}
	return false, f.clone(b, says)
}

// endBefore is an operation that may end the program in the first iteration before a construct of the loop, or the call of a function with one, is
// executed; nil if there is none.
func (s *scope) endBefore(construct *ir.Op) *ir.Op {
	in := func(b *ir.Block, to *ir.Op) *ir.Op {
		for o := b.First(); o != nil && o != to; o = o.Next() {
			if end := s.hostOf(o).ends; end != nil {
				return end
			}
		}
		return nil
	}
	if end := s.hostOf(construct).ends; end != nil {
		return end
	}
	for _, o := range s.ops {
		if end := s.hostOf(o).ends; o != s.loop && end != nil {
			return end
		}
	}
	var blocks []*ir.Block
	if s.cycle != nil {
		blocks = s.cycle.blocks
	} else {
		for _, r := range s.loop.Regions() {
			blocks = append(blocks, r.Blocks()...)
		}
	}
	for _, b := range blocks {
		to := construct
		if b != construct.Parent() {
			to = nil
			if s.cycle != nil && s.cycle.dominance.BlockDominates(construct.Parent(), b) {
				continue
			}
		}
		if end := in(b, to); end != nil {
			return end
		}
	}
	return nil
}

// counting is the condition under which a counter with a constant step has a first value, made before the loop; nil where that cannot be said there.
func (s *scope) counting(c ir.Counter, b *ir.Builder) *ir.Value {
	step, ok := ir.ConstantInt(c.Step)
	lower, upper := c.Lower, c.Upper
	if !ok || step == 0 || !c.Inclusive || s.isIn(lower) || s.isIn(upper) {
		return nil
	}
	// The numbers before they are converted to those that the loop counts with.
	for _, x := range []**ir.Value{&lower, &upper} {
		if o := (*x).Op(); o != nil && o.Is(fir.Convert) {
			*x = o.Operand(0)
		}
	}
	of := func(x, like *ir.Value) *ir.Value {
		n, ok := ir.ConstantInt(x)
		if !ok || x.Type() == like.Type() {
			return x
		}
		d := ir.NewDraft(arith.Constant)
		d.Types = []ir.Type{like.Type()}
		d.Set("value", ir.Integer(like.Type(), n))
		return d.Insert(b, s.loop.Loc).Result(0)
	}
	lower = of(lower, upper)
	if upper = of(upper, lower); lower.Type() != upper.Type() {
		return nil
	}
	if _, is := lower.Type().(*ir.IntegerType); !is {
		return nil
	}
	d := ir.NewDraft(arith.CmpI)
	d.Types = []ir.Type{ir.I1()}
	d.Add("lhs", lower)
	d.Add("rhs", upper)
	predicate := arith.SLE
	if step < 0 {
		predicate = arith.SGE
	}
	d.Set("predicate", ir.Integer(ir.I64(), int64(predicate)))
	return d.Insert(b, s.loop.Loc).Result(0)
}

// isIn reports whether a value is computed in the loop.
func (s *scope) isIn(v *ir.Value) bool { return v.Op() != nil && s.holds(v.Op()) }

// counts reports whether a counter has a first value.
func (s *scope) counts(c ir.Counter) bool {
	f := forwarding{scope: s, loop: c.Var.ParentBlock().ParentOp()}
	lower, is1 := f.constant(c.Lower).(*ir.IntegerAttr)
	upper, is2 := f.constant(c.Upper).(*ir.IntegerAttr)
	step, is3 := f.constant(c.Step).(*ir.IntegerAttr)
	if !is1 || !is2 || !is3 || lower.Big != nil || upper.Big != nil || step.Big != nil || step.Value == 0 {
		return false
	}
	from, to := lower.Value, upper.Value
	if step.Value < 0 {
		from, to = to, from
	}
	return from < to || c.Inclusive && from == to
}

// A forwarding evaluates what a loop asks first, before it.
type forwarding struct {
	*scope
	loop *ir.Op
	made map[*ir.Value]*ir.Value
}

// constant is the value as a constant, or nil.
func (f *forwarding) constant(v *ir.Value) ir.Attribute {
	if x := ir.ConstantValue(v); x != nil {
		return x
	}
	o := v.Op()
	if o == nil || o.NumResults() != 1 {
		return nil
	}
	if addr := loaded(o); addr != nil {
		if x := f.stored(addr); x != nil {
			return f.constant(x)
		}
		return nil
	}
	if o.Def().Fold == nil || o.NumRegions() > 0 || o.NumOperands() == 0 {
		return nil
	}
	consts := make([]ir.Attribute, o.NumOperands())
	for i, x := range o.Operands() {
		if consts[i] = f.constant(x); consts[i] == nil {
			return nil
		}
	}
	if out := o.Def().Fold(o, consts); len(out) == 1 {
		x, _ := out[0].(ir.Attribute)
		return x
	}
	return nil
}

// loaded is the address of which an operation is a plain read, or nil.
func loaded(o *ir.Op) *ir.Value {
	x, is := ir.As[ir.Accesses](o)
	if !is {
		return nil
	}
	list, plain := x.Accesses(o)
	if !plain || len(list) != 1 || list[0].Write || list[0].Value != o.Result(0) || len(list[0].Subscripts) > 0 {
		return nil
	}
	return list[0].Addr
}

// stored is the value of a variable when the loop begins: the one stored just before the loop, or the only one that is ever stored. It is nil
// where that is unknown.
func (f *forwarding) stored(addr *ir.Value) *ir.Value {
	for o := f.loop.Prev(); o != nil; o = o.Prev() {
		x, accesses := ir.As[ir.Accesses](o)
		if !accesses {
			if ir.IsPure(o) && o.NumRegions() == 0 {
				continue
			}
			break
		}
		list, plain := x.Accesses(o)
		if !plain {
			break
		}
		for _, x := range list {
			switch {
			case x.Write && x.Addr == addr && len(x.Subscripts) == 0 && x.Value != nil && x.Value.Type() == typeOf(addr):
				return x.Value
			case x.Write && !f.apart(x.Addr, addr):
				return nil
			}
		}
	}
	return f.only(addr)
}

// typeOf is the type of a variable that is allocated with one; nil for others.
func typeOf(addr *ir.Value) ir.Type {
	if addr.Op() == nil {
		return nil
	}
	for _, name := range []string{"elem_type", "in_type"} {
		if t, ok := addr.Op().Attr(name).(*ir.TypeAttr); ok {
			return t.Type
		}
	}
	return nil
}

// apart reports whether two addresses lead to different memory.
func (f *forwarding) apart(x, y *ir.Value) bool {
	xs, ok1 := f.objects(x)
	ys, ok2 := f.objects(y)
	for _, x := range xs {
		for _, y := range ys {
			if !distinct(x, y) {
				return false
			}
		}
	}
	return ok1 && ok2
}

// only is the one value that is ever stored in a local variable, all uses of which are known; nil if there is none such. The store comes
// before the loop in its block or in one around it.
func (f *forwarding) only(addr *ir.Value) (value *ir.Value) {
	id, ok := ir.IdentityOf(addr)
	if !ok || !id.Local || !id.Fresh {
		return nil
	}
	for u := addr.FirstUse(); u != nil; u = u.Next() {
		o := u.Owner()
		if loaded(o) == addr {
			continue
		}
		if o.Name() == "acc.firstprivate" {
			continue
		}
		x, accesses := ir.As[ir.Accesses](o)
		if !accesses {
			return nil
		}
		list, plain := x.Accesses(o)
		if !plain || len(list) != 1 || list[0].Addr != addr || list[0].Value == nil || list[0].Value == addr || value != nil || !precedes(o, f.loop) {
			return nil
		}
		value = list[0].Value
	}
	return value
}

// precedes reports whether an operation is before another one in a block that both are in.
func precedes(o, other *ir.Op) bool {
	for x := other; x != nil; x = x.ParentOp() {
		if x.Parent() != o.Parent() {
			continue
		}
		for p := x.Prev(); p != nil; p = p.Prev() {
			if p == o {
				return true
			}
		}
	}
	return false
}

// can reports whether the value can be computed before the loop.
func (f *forwarding) can(v *ir.Value) bool {
	o := v.Op()
	switch {
	case o == nil:
		return !f.holds(v.Block().ParentOp())
	case !f.holds(o):
		return true
	case o.NumRegions() > 0 || o.NumResults() != 1:
		return false
	}
	addr := loaded(o)
	if addr == nil && (!ir.IsPure(o) || !ir.IsSpeculatable(o)) {
		return false
	}
	if addr != nil {
		if x := f.recent(addr); x != nil {
			return f.can(x)
		}
		if f.changesInHead(addr) {
			return false
		}
	}
	for _, x := range o.Operands() {
		if !f.can(x) {
			return false
		}
	}
	return true
}

// clone computes the value before the loop. A variable that gets its value just before is that value.
func (f *forwarding) clone(b *ir.Builder, v *ir.Value) *ir.Value {
	o := v.Op()
	if o == nil || !f.holds(o) {
		return v
	}
	if x := f.made[v]; x != nil {
		return x
	}
	if addr := loaded(o); addr != nil {
		if x := f.recent(addr); x != nil {
			f.made[v] = f.clone(b, x)
			return f.made[v]
		}
	}
	m := ir.NewMapping()
	for _, x := range o.Operands() {
		if y := f.clone(b, x); y != x {
			m.Values[x] = y
		}
	}
	c := o.Clone(m)
	b.Insert(c)
	f.made[v] = c.Result(0)
	return c.Result(0)
}

// recent is the value that an operation just before the loop stores at an address, or nil.
func (f *forwarding) recent(addr *ir.Value) *ir.Value {
	x := f.stored(addr)
	if x == nil || x == f.only(addr) {
		return nil
	}
	return x
}
