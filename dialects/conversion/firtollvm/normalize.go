package firtollvm

import (
	"accc/dialects/acc"
	"accc/dialects/arith"
	"accc/dialects/fir"
	"accc/ir"
)

// normalize mends what flang leaves to its own passes, in a function: inside a construct with private copies, uses of the
// variable mean the copy. With combined constructs flang's operations go on using what the data operation of the compute
// construct gave.
func (c *converter) normalize(f *ir.Op) {
	ir.Walk(f, func(o *ir.Op) bool {
		switch o.Def() {
		case acc.Loop, acc.Parallel, acc.Serial, acc.Kernels:
			for _, slot := range acc.CopySlots {
				for _, v := range slot.Operands(o) {
					if d := v.Op(); d != nil && acc.Var(d) != nil {
						usePrivate(o, acc.Var(d), v)
						keepExtreme(o, v)
					}
				}
			}
		case fir.BoxAddr:
			c.freeing(o)
		case acc.EnterData:
			for _, v := range acc.SlotData.Operands(o) {
				if d := v.Op(); d != nil && acc.Var(d) != nil {
					c.outlives(f, acc.Var(d))
				}
			}
		}
		return true
	})
}

// outlives gives a local variable that enter data leaves on the device when its procedure returns memory that is not used again: the
// next procedure's variables would stand where a copy on the device belongs to what is gone.
func (c *converter) outlives(f *ir.Op, v *ir.Value) {
	root := rootOf(v)
	a := root.Op()
	if a == nil || !a.Is(fir.Alloca) || boxIn(root.Type()) != nil {
		return
	}
	ends := false
	ir.Walk(f, func(o *ir.Op) bool {
		if o.Is(acc.ExitData) {
			for _, x := range acc.SlotData.Operands(o) {
				ends = ends || x.Op() != nil && acc.Var(x.Op()) != nil && rootOf(acc.Var(x.Op())) == root
			}
		}
		return !ends
	})
	if !ends {
		c.kept[a] = true
	}
}

// rootOf is a variable without the operations that declare it or bring it to the device.
func rootOf(v *ir.Value) *ir.Value {
	for v.Op() != nil && (v.Op().Is(fir.Declare) || isEntry(v.Op())) {
		if v.Op().Is(fir.Declare) {
			v = v.Op().Operand(0)
		} else {
			v = acc.Var(v.Op())
		}
	}
	return v
}

func groupOf(o *ir.Op, name string) []*ir.Value {
	for _, g := range o.Def().Operands {
		if g.Name == name {
			return o.GetAll(name)
		}
	}
	return nil
}

// usePrivate gives the region of a construct the private copy for the variable, under all names that the variable has.
func usePrivate(o *ir.Op, v, private *ir.Value) {
	work := []*ir.Value{rootOf(v)}
	for len(work) > 0 {
		x := work[len(work)-1]
		work = work[:len(work)-1]
		for _, u := range x.Users() {
			if (u.Is(fir.Declare) && u.Operand(0) == x || isEntry(u) && acc.Var(u) == x) && u.NumResults() == 1 && !within(u, o) {
				work = append(work, u.Result(0))
			}
		}
		if x.Type() != private.Type() {
			continue
		}
		x.ReplaceUsesIf(private, func(u *ir.Operand) bool {
			d := u.Owner()
			return within(d, o) && !d.Is(acc.Private)
		})
	}
}

// keepExtreme makes the choice of the larger or smaller of a variable that is reduced and another number one that keeps the variable
// unless the other is better. Which of two zeros MAX and MIN give, and what of NaN, is the processor's business; of this form the
// rest of accc knows that it has no order.
func keepExtreme(o *ir.Op, v *ir.Value) {
	for _, l := range v.Users() {
		if l.Is(fir.Declare) {
			keepExtreme(o, l.Result(0))
		}
		if !l.Is(fir.Load) || !within(l, o) {
			continue
		}
		x := l.Result(0)
		for _, s := range x.Users() {
			if !s.Is(arith.Select) || s.Operand(1) != x {
				continue
			}
			cmp := s.Operand(0).Op()
			if cmp == nil || !cmp.Is(arith.CmpF) || cmp.Operand(0) != x || cmp.Operand(1) != s.Operand(2) || !cmp.Result(0).HasOneUse() {
				continue
			}
			n, _ := arith.CmpFEnum.Of(cmp.Attr("predicate"))
			if word := arith.CmpFEnum.Keyword(n); word != "ogt" && word != "olt" {
				continue
			}
			other := s.Operand(2)
			cmp.SetOperand(0, other)
			cmp.SetOperand(1, x)
			s.SetOperand(1, other)
			s.SetOperand(2, x)
		}
	}
}

// isEntry tells whether an operation gives the device's variable for the host's, and it is the same for the whole construct.
func isEntry(o *ir.Op) bool {
	_, ok := ir.As[*acc.DataEntry](o)
	return ok && !o.Is(acc.Private) && !o.Is(acc.Firstprivate) && !o.Is(acc.Reduction)
}

// within tells whether an operation is inside another.
func within(o, outer *ir.Op) bool { return o != outer && outer.IsAncestorOf(o) }

// freeing lets go of the device's copy of an allocatable with a declare directive, in front of an operation that begins to free
// it: the function that the operation names for it is one that flang does not make.
func (c *converter) freeing(o *ir.Op) {
	a, ok := o.Attr("acc.declare_action").(*acc.DeclareActionAttr)
	if !ok || a.PreDealloc == nil {
		return
	}
	if c.symbols[a.PreDealloc.Root] != nil {
		ir.Before(o)
		return
	}
	load := o.Operand(0).Op()
	if load == nil || !load.Is(fir.Load) {
		return
	}
	v := load.Operand(0)
	b := ir.Before(o)
	attrs := []ir.NamedAttr{{Name: "dataClause", Value: acc.ClauseCreate.Attr()}, {Name: "structured", Value: ir.Bool(false)}, {Name: "implicit", Value: ir.Bool(true)}}
	get := b.Op(acc.Getdeviceptr, ir.With{Groups: [][]*ir.Value{{v}, nil, nil, nil}, Types: []ir.Type{v.Type()},
		Attrs: append(attrs, ir.NamedAttr{Name: "varType", Value: ir.TypeValue(pointee(v.Type()))})})
	b.Op(acc.DeclareExit, ir.With{Groups: [][]*ir.Value{nil, {get.Result(0)}}, Types: []ir.Type{}})
	b.Op(acc.Delete, ir.With{Groups: [][]*ir.Value{{get.Result(0)}, nil, nil}, Attrs: attrs, Types: []ir.Type{}})
}
