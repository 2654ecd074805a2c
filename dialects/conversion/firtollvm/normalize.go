package firtollvm

import (
	"accc/dialects/acc"
	"accc/dialects/arith"
	"accc/dialects/fir"
	"accc/dialects/omp"
	"accc/ir"
	"accc/ir/memory"
)

// normalize fixes, in a function, what flang leaves to its own passes: inside a construct with private copies, uses of
// the variable mean the copy. With combined constructs flang's operations use the result of the data operation of the
// compute construct instead.
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
		case fir.Store:
			c.allocated(o, o.Operand(1))
		case fir.Call:
			if o.NumOperands() > 0 {
				c.allocated(o, o.Operand(0))
			}
		case acc.DeclareEnter:
			leaveAsIs(o)
		case omp.MapInfo:
			measureCharacters(o)
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

// outlives returns memory that is never reused for a local variable that enter data leaves on the device when its
// procedure returns. Otherwise the next procedure's variables would share the address with a device copy of a variable
// that is gone.
func (c *converter) outlives(f *ir.Op, v *ir.Value) {
	root := memory.VariableOf(v)
	a := root.Op()
	if a == nil || !a.Is(fir.Alloca) || boxIn(root.Type()) != nil {
		return
	}
	ends := false
	ir.Walk(f, func(o *ir.Op) bool {
		if o.Is(acc.ExitData) {
			for _, x := range acc.SlotData.Operands(o) {
				ends = ends || x.Op() != nil && acc.Var(x.Op()) != nil && memory.VariableOf(acc.Var(x.Op())) == root
			}
		}
		return !ends
	})
	if !ends {
		c.kept[a] = true
	}
}

// usePrivate replaces the variable by the private copy in the region of a construct, under all names that the variable has.
func usePrivate(o *ir.Op, v, private *ir.Value) {
	work := []*ir.Value{memory.VariableOf(v)}
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

// keepExtreme rewrites the choice of the larger or smaller of a reduction variable and another number so that it keeps
// the variable unless the other is better. Which of two zeros MAX and MIN return, and what they return for NaN, is up
// to the processor; the rest of accc knows that this form does not depend on the order.
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

// isEntry reports whether the result of an operation is the device's variable for the host's, and it is the same for
// the whole construct.
func isEntry(o *ir.Op) bool {
	_, ok := ir.As[*acc.DataEntry](o)
	return ok && !o.Is(acc.Private) && !o.Is(acc.Firstprivate) && !o.Is(acc.Reduction)
}

// within reports whether an operation is inside another.
func within(o, outer *ir.Op) bool { return o != outer && outer.IsAncestorOf(o) }

// hasAction reports whether a function of a declare directive exists. Those for variables of procedures, which flang
// makes with a parameter, do not: their actions are expanded inline.
func (c *converter) hasAction(s *ir.SymbolRefAttr) bool {
	f := c.symbols[s.Root]
	return f != nil && f.NumRegions() > 0 && !f.Region(0).Empty() && len(f.Region(0).Entry().Args()) == 0
}

// allocated brings the memory of an allocatable with a declare directive to the device, after the operation that allocates it
// (OpenACC 3.3 §2.13.2). The structured counter counts a variable of a procedure: it leaves when that returns.
func (c *converter) allocated(o *ir.Op, v *ir.Value) {
	a, ok := o.Attr("acc.declare_action").(*acc.DeclareActionAttr)
	if !ok || a.PostAlloc == nil || c.hasAction(a.PostAlloc) {
		return
	}
	for v.Op() != nil && v.Op().Is(fir.Convert) {
		v = v.Op().Operand(0)
	}
	if boxIn(v.Type()) == nil {
		return
	}
	def, attrs := acc.Create, declareAttrs(c.declared(v))
	if e := declaring(v); e != nil {
		if !allocating[e.Def()] {
			return
		}
		def = e.Def()
		attrs = append(attrs, ir.NamedAttr{Name: "name", Value: ir.String(e.StringAttr("name"))}, ir.NamedAttr{Name: acc.AttrDataClause, Value: acc.ClauseOf(e).Attr()})
	} else {
		attrs = append(attrs, ir.NamedAttr{Name: acc.AttrDataClause, Value: acc.ClauseCreate.Attr()})
	}
	b := ir.After(o)
	b.Loc = o.Loc
	enter := b.Op(def, ir.With{Groups: [][]*ir.Value{{v}, nil, nil, nil}, Types: []ir.Type{v.Type()},
		Attrs: append(attrs, ir.NamedAttr{Name: "varType", Value: ir.TypeValue(pointee(v.Type()))})})
	b.Op(acc.DeclareEnter, ir.With{Operands: []*ir.Value{enter.Result(0)}, Types: []ir.Type{acc.DeclareToken()}})
}

// allocating are the clauses of declare that allocate memory on the device when an allocatable is allocated.
var allocating = map[*ir.OpDef]bool{acc.Create: true, acc.Copyin: true, acc.DeclareDeviceResident: true}

func declareAttrs(global bool) []ir.NamedAttr {
	return []ir.NamedAttr{{Name: "structured", Value: ir.Bool(!global)}, {Name: "implicit", Value: ir.Bool(true)}}
}

// declaring is the data operation of the declare directive that names a variable of a procedure, or nil.
func declaring(v *ir.Value) *ir.Op {
	for _, u := range v.Users() {
		if isEntry(u) && acc.Var(u) == v {
			for _, d := range u.Result(0).Users() {
				if d.Is(acc.DeclareEnter) {
					return u
				}
			}
		}
	}
	return nil
}

// leaveAsIs makes the end of a declare directive of a procedure about what its allocatables are then, not when it began.
func leaveAsIs(enter *ir.Op) {
	for _, v := range enter.GetAll(acc.SlotData.Values) {
		e := v.Op()
		if e == nil || boxIn(v.Type()) == nil || acc.Var(e) == nil {
			continue
		}
		var leave *ir.Op // declare_exit, which comes before the exit operations
		var exits []*ir.Op
		for _, x := range v.Users() {
			if _, ok := ir.As[*acc.DataExit](x); ok {
				exits = append(exits, x)
			} else if x.Is(acc.DeclareExit) {
				leave = x
			}
		}
		if leave == nil || len(exits) == 0 {
			continue
		}
		b := ir.Before(leave)
		b.Loc = leave.Loc
		get := b.Op(acc.Getdeviceptr, ir.With{Groups: [][]*ir.Value{{acc.Var(e)}, nil, nil, nil}, Types: []ir.Type{v.Type()}, Attrs: []ir.NamedAttr{
			{Name: acc.AttrDataClause, Value: acc.ClauseOf(exits[0]).Attr()}, {Name: "structured", Value: ir.Bool(true)}, {Name: "name", Value: ir.String(e.StringAttr("name"))},
			{Name: "varType", Value: ir.TypeValue(pointee(v.Type()))}}})
		for _, x := range append(exits, leave) {
			for i := range x.NumOperands() {
				if x.Operand(i) == v {
					x.SetOperand(i, get.Result(0))
				}
			}
		}
	}
}

// freeing releases the device's copy of an allocatable with a declare directive, before an operation that begins to
// free it: flang does not make the function that the operation names for it.
func (c *converter) freeing(o *ir.Op) {
	a, ok := o.Attr("acc.declare_action").(*acc.DeclareActionAttr)
	if !ok || a.PreDealloc == nil {
		return
	}
	if c.hasAction(a.PreDealloc) {
		return
	}
	load := o.Operand(0).Op()
	if load == nil || !load.Is(fir.Load) {
		return
	}
	v := load.Operand(0)
	b := ir.Before(o)
	attrs := append(declareAttrs(c.declared(v)), ir.NamedAttr{Name: acc.AttrDataClause, Value: acc.ClauseCreate.Attr()})
	get := b.Op(acc.Getdeviceptr, ir.With{Groups: [][]*ir.Value{{v}, nil, nil, nil}, Types: []ir.Type{v.Type()},
		Attrs: append(attrs, ir.NamedAttr{Name: "varType", Value: ir.TypeValue(pointee(v.Type()))})})
	b.Op(acc.DeclareExit, ir.With{Groups: [][]*ir.Value{nil, {get.Result(0)}}, Types: []ir.Type{}})
	b.Op(acc.Delete, ir.With{Groups: [][]*ir.Value{{get.Result(0)}, nil, nil}, Attrs: attrs, Types: []ir.Type{}})
}
