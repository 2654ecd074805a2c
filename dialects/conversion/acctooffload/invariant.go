package acctooffload

import (
	"accc/dialects/acc"
	"accc/dialects/arith"
	"accc/dialects/conversion/build"
	"accc/dialects/llvm"
	"accc/ir"
)

// invariantBounds computes the bounds of a reduction before the launch if they are the same for all gangs however
// often the loop runs: they depend on constants, values of the host, and variables of the gang that are set once to
// such values. The operation then has bounds of these values at the function's entry, the last of which is returned;
// nil when some differ.
func (b *body) invariantBounds(o *ir.Op) *ir.Op {
	list := o.GetAll("bounds")
	var made []*ir.Value
	var last *ir.Op
	for _, v := range list {
		d := v.Op()
		if d == nil || !d.Is(acc.Bounds) {
			return nil
		}
		m := ir.NewMapping()
		for _, part := range d.Operands() {
			w := b.onHost(part, map[*ir.Value]bool{})
			if w == nil {
				return nil
			}
			if part == d.Get("extent") {
				w = b.host.Positive(w) // the loop may not run, and its section not be one
			}
			m.Values[part] = w
		}
		c := d.Clone(m)
		if last == nil {
			first := b.f.Region(0).Entry().First()
			first.Parent().InsertBefore(c, first)
		} else {
			last.Parent().InsertBefore(c, last.Next())
		}
		last = c
		made = append(made, c.Result(0))
	}
	for i, v := range o.Operands() {
		for k := range list {
			if v == list[k] {
				o.SetOperand(i, made[k])
			}
		}
	}
	return last
}

// onHost computes a value of the kernel before the launch; nil when it may differ from gang to gang or from one time to
// another, or when it is computed by anything with an effect.
func (b *body) onHost(v *ir.Value, active map[*ir.Value]bool) *ir.Value {
	if !build.Defines(b.f, v) {
		return v
	}
	o := v.Op()
	if o == nil || active[v] || len(o.Regions()) > 0 {
		return nil
	}
	active[v] = true
	defer delete(active, v)
	if o.Is(llvm.Load) {
		if stored := onlyStored(o.Operand(0)); stored != nil && stored.Type() == v.Type() {
			return b.onHost(stored, active)
		}
		return nil
	}
	divides := o.Is(arith.DivSI) || o.Is(arith.DivUI) || o.Is(arith.RemSI) || o.Is(arith.RemUI)
	if o.NumResults() != 1 || !ir.IsPure(o) || !ir.IsSpeculatable(o) && !divides || o.Is(llvm.Alloca) {
		return nil
	}
	m := ir.NewMapping()
	for _, x := range o.Operands() {
		w := b.onHost(x, active)
		if w == nil {
			return nil
		}
		m.Values[x] = w
	}
	if divides {
		by := o.Operand(1)
		m.Values[by] = divisor(b.host, m.Values[by])
	}
	c := o.Clone(m)
	b.host.Insert(c)
	return c.Result(0)
}

// divisor is a value that can be divided by: 1 where v could make a division fail, whose result the kernel then does
// not use.
func divisor(e build.Emit, v *ir.Value) *ir.Value {
	if c, ok := ir.ConstantInt(v); ok && c != 0 && c != -1 {
		return v
	}
	zero, minus, one := e.Constant(v.Type(), 0), e.Constant(v.Type(), -1), e.Constant(v.Type(), 1)
	fails := e.Arith("ori", e.Cmp(arith.EQ, v, zero), e.Cmp(arith.EQ, v, minus))
	return e.Choose(fails, one, v)
}
