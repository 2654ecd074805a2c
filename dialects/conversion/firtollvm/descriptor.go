package firtollvm

import (
	"slices"

	"accc/dialects/acc"
	"accc/dialects/fir"
	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/ir"
)

// Kernels use the host's descriptor of a pointer that a data clause names, with the address of its target on the device: numbers, which
// cost nothing. That is not enough in a program whose device code assigns pointers. There the device has a copy of the descriptor,
// made and dropped with the data, and the pointer is attached in it (OpenACC 3.3 §2.6.8): what the device assigns stays until the
// host assigns something else to the pointer and a clause attaches that.

// assignsPointers reports whether device code assigns pointers that are not its own: variables of clauses and of declare directives,
// and what the procedures that it calls may assign.
func assignsPointers(module *ir.Op) bool {
	found := false
	ir.Walk(module, func(o *ir.Op) bool {
		switch {
		case found:
		case o.Is(fir.Store):
			found = pointerDescriptor(o.Operand(1).Type()) && !ownPointer(o.Operand(1)) && onDevice(o)
		case o.Is(fir.Call):
			for _, v := range o.Operands() {
				found = found || pointerDescriptor(v.Type()) && !ownPointer(v) && onDevice(o)
			}
		}
		return !found
	})
	return found
}

// pointerDescriptor reports whether a type is the address of a pointer's descriptor.
func pointerDescriptor(t ir.Type) bool {
	b := boxIn(t)
	return b != nil && fir.AttrOf(b) == fir.AttrPointer
}

// ownPointer reports whether an address is that of a component, which is where its structure is, or of a private variable.
func ownPointer(v *ir.Value) bool {
	for {
		d := v.Op()
		switch {
		case d == nil:
			return false
		case d.Is(fir.Declare), d.Is(fir.Convert):
			v = d.Operand(0)
		default:
			return !d.Is(fir.AddressOf) && !entryActions[d.Def()] && !d.Is(acc.Present)
		}
	}
}

// onDevice reports whether an operation is in device code: in a compute construct or a routine.
func onDevice(o *ir.Op) bool {
	s := scopeOf(o)
	if s == nil {
		return false
	}
	return s.Is(acc.Parallel) || s.Is(acc.Serial) || s.Is(acc.Kernels) || s.Is(fn.Func) && s.Attr("acc.routine_info") != nil
}

// keepsDescriptor reports whether the descriptor of a clause's variable is to be on the device in addition to its
// data. x is the variable.
func (c *converter) keepsDescriptor(o *ir.Op, x *ir.Value) bool {
	if !c.assigned || !pointerDescriptor(x.Type()) || inConstructor(o) {
		return false
	}
	user := constructOf(o)
	if user == nil {
		return false
	}
	if d := component(x); d != nil {
		// Its descriptor is where its structure is.
		return o.Is(acc.Copyin) && c.structureThere(o, user, d)
	}
	switch {
	case user.Is(acc.Parallel), user.Is(acc.Serial), user.Is(acc.Kernels):
		if o.Is(acc.Copyin) && o.BoolAttr("implicit") && storedInLoop(o.Result(0)) {
			return false // a pointer that the iterations use for themselves
		}
		return o.Is(acc.Copyin) || o.Is(acc.Create) || o.Is(acc.Present)
	case c.declared(x):
		return false // it is there for the life of the program
	case user.Is(acc.ExitData):
		return o.Is(acc.Getdeviceptr) && acc.ClauseOf(o) != acc.ClauseDetach
	case user.Is(acc.Data), user.Is(acc.EnterData), user.Is(acc.Declare), user.Is(acc.DeclareEnter):
		return o.Is(acc.Copyin) || o.Is(acc.Create)
	}
	return false
}

// structureThere reports whether the construct of a clause for a component is a compute construct, where it or a data construct around it
// has a clause for the structure. of is the address of the component.
func (c *converter) structureThere(o, user, of *ir.Op) bool {
	if !user.Is(acc.Parallel) && !user.Is(acc.Serial) && !user.Is(acc.Kernels) {
		return false
	}
	v := of.Operand(0)
	for d := v.Op(); d != nil && (d.Is(fir.CoordinateOf) || d.Is(fir.ArrayCoor)); d = v.Op() {
		v = d.Operand(0)
	}
	if isConverted(v.Type()) {
		v = c.get(o, v)
	}
	for p := user; p != nil; p = p.ParentOp() {
		if p != user && !p.Is(acc.Data) {
			continue
		}
		for _, x := range acc.SlotData.Operands(p) {
			if m, ok := c.mapped[x]; ok {
				x = m.op.Result(0)
			}
			if e := x.Op(); e != nil && (e.Is(acc.Copyin) || e.Is(acc.Create) || e.Is(acc.Present)) && acc.Var(e) == v {
				return true
			}
		}
	}
	return false
}

// component is the operation for the address of the component or element that is the variable of a clause; nil if it
// is neither.
func component(v *ir.Value) *ir.Op {
	d := v.Op()
	for d != nil && (d.Is(fir.Declare) || d.Is(fir.Convert)) {
		d = d.Operand(0).Op()
	}
	if d != nil && (d.Is(fir.CoordinateOf) || d.Is(fir.ArrayCoor)) {
		return d
	}
	return nil
}

// storedInLoop reports whether a loop construct assigns a variable that holds a descriptor.
func storedInLoop(v *ir.Value) bool {
	for _, u := range v.Users() {
		switch {
		case u.Is(fir.Declare), u.Is(fir.Convert):
			if storedInLoop(u.Result(0)) {
				return true
			}
		case u.Is(fir.Store) && u.Operand(1) == v, u.Is(fir.Call):
			for p := u.ParentOp(); p != nil; p = p.ParentOp() {
				if p.Is(acc.Loop) {
					return true
				}
			}
		}
	}
	return false
}

// mapDescriptor brings a descriptor to the device, or finds it there, before the data operation o.
func (c *converter) mapDescriptor(o *ir.Op, v variable) *ir.Op {
	def, clause := acc.Copyin, acc.ClauseCopyin
	switch {
	case o.Is(acc.Present) || component(acc.Var(o)) != nil:
		def, clause = acc.Present, acc.ClausePresent
	case o.Is(acc.Getdeviceptr):
		def, clause = acc.Getdeviceptr, acc.ClauseDelete
	}
	e := before(o)
	e.Loc = o.Loc
	return e.Op(def, ir.With{Groups: [][]*ir.Value{{v.ref}, nil, nil, acc.SlotAsync.Operands(o)}, Types: []ir.Type{llvm.Ptr()},
		Attrs: descriptorAttrs(o, v.box, clause)})
}

// descriptorAttrs are the attributes of an operation for the descriptor of the variable of the data operation o.
func descriptorAttrs(o *ir.Op, b *box, clause acc.DataClause) []ir.NamedAttr {
	attrs := []ir.NamedAttr{{Name: "varType", Value: ir.TypeValue(b.memory())}, {Name: acc.AttrDataClause, Value: clause.Attr()},
		{Name: "implicit", Value: ir.Bool(true)}}
	for _, a := range []string{"name", "structured", acc.SlotAsync.Bare, acc.SlotAsync.Types} {
		if x := o.Attr(a); x != nil {
			attrs = append(attrs, ir.NamedAttr{Name: a, Value: x})
		}
	}
	return attrs
}

// unmapDescriptor ends what mapDescriptor began, after the data operation o.
func (c *converter) unmapDescriptor(o *ir.Op, m mapped) {
	if m.descriptor == nil {
		return
	}
	e := before(o)
	e.Loc = o.Loc
	var attrs []ir.NamedAttr
	for _, a := range m.descriptor.Attributes() {
		if a.Name != "varType" && a.Name != "operandSegmentSizes" {
			attrs = append(attrs, a)
		}
	}
	groups := make([][]*ir.Value, len(acc.Delete.Operands))
	for i, g := range acc.Delete.Operands {
		switch g.Name {
		case "accVar":
			groups[i] = []*ir.Value{m.descriptor.Result(0)}
		case acc.SlotAsync.Values:
			groups[i] = acc.SlotAsync.Operands(o)
		}
	}
	e.Op(acc.Delete, ir.With{Groups: groups, Attrs: attrs, Types: []ir.Type{}})
}

// descriptorRest is the number of bytes of a descriptor after the address of the data that describe it: they go with that address
// when it is attached.
func descriptorRest(b *box) int64 {
	return fir.DescriptorHeader - fir.DescriptorElem + int64(b.rank)*fir.DescriptorDim
}

// constructOf is the construct that a data operation belongs to.
func constructOf(o *ir.Op) *ir.Op {
	for _, u := range o.Result(0).Users() {
		if _, ok := acc.ConstructOf(u); ok {
			return u
		}
	}
	return nil
}

// addOperand adds one more data operand to the construct of the data operation o, before it.
func addOperand(o *ir.Op, v *ir.Value) {
	user := constructOf(o)
	for i := range user.Def().Operands {
		list := user.Group(i)
		if at := slices.Index(list, o.Result(0)); at >= 0 {
			user.SetGroup(i, slices.Insert(slices.Clone(list), at, v))
			return
		}
	}
}
