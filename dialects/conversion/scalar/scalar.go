// Package scalar tells what a loop does with variables that hold one number, and of which of them each iteration needs, or may have, a copy of
// its own.
package scalar

import (
	"slices"

	"accc/dialects/acc"
	"accc/dialects/fir"
	fn "accc/dialects/func"
	"accc/dialects/hlfir"
	"accc/dialects/llvm"
	"accc/ir"
	"accc/ir/memory"
)

// Is reports whether a data operation is about a scalar that is not a pointer.
func Is(o *ir.Op) bool {
	return IsType(acc.VarType(o)) && len(o.GetAll("bounds")) == 0 && !BehindPointer(o)
}

// IsType reports whether a variable of a type is a scalar that is not a pointer. t may be nil.
func IsType(t ir.Type) bool {
	switch t.(type) {
	case *ir.IntegerType, *ir.FloatType, *ir.IndexType, *ir.ComplexType, *fir.NumberType, *fir.CharType:
		return true
	}
	return t != nil && llvm.IsLiteralStruct(t) // a complex number
}

// BehindPointer reports whether the variable of a data operation is what a pointer points to.
func BehindPointer(o *ir.Op) bool {
	v := acc.Storage(o)
	return v != nil && v.Op() != nil && IsLoad(v.Op())
}

// IsLoad reports whether an operation reads a variable by its address.
func IsLoad(o *ir.Op) bool { return o.Is(llvm.Load) || o.Is(fir.Load) }

// IsStore reports whether an operation writes its first operand to the address that is the second one.
func IsStore(o *ir.Op) bool { return o.Is(llvm.Store) || o.Is(fir.Store) || o.Is(hlfir.Assign) }

// A Need is a scalar of which each thread must have its own copy.
type Need uint8

const (
	None  Need = iota
	Fresh      // it is written before it is read: a copy without a value
	Value      // a copy with the value from before
)

// Questions are asked about a module that does not change meanwhile.
type Questions struct{ a *memory.Analysis }

// Ask returns the questions about the module around an operation.
func Ask(o *ir.Op) Questions { return Questions{memory.Around(o)} }

// NeedOf finds out how a scalar is used inside within, by the address it has there.
func NeedOf(addr *ir.Value, within *ir.Op) Need { return Ask(within).NeedOf(addr, within) }

// NeedOf is the function of that name.
func (q Questions) NeedOf(addr *ir.Value, within *ir.Op) Need {
	c, ok := q.cover(addr, within)
	switch {
	case !ok:
		return Value
	case !slices.ContainsFunc(c.Writes, func(o *ir.Op) bool { return !o.Is(acc.Loop) }): // what a loop reduces it reads
		return None
	case c.ReadFirst == nil:
		return Fresh
	}
	return Value
}

// cover is what an operation does with the scalar at an address; false if the address may lead to several.
func (q Questions) cover(addr *ir.Value, within *ir.Op) (memory.Coverage, bool) {
	list := q.a.At(addr, sizeAt(addr))
	if len(list) != 1 {
		return memory.Coverage{}, false
	}
	return q.a.Cover(within, list[0]), true
}

// sizeAt is the size of the number at an address, 0 if it is not known.
func sizeAt(addr *ir.Value) int64 {
	t := ir.Pointee(addr)
	if e := addr.Op(); e != nil && acc.VarType(e) != nil {
		t = acc.VarType(e)
	}
	if s, ok := t.(*llvm.StructType); ok && llvm.IsLiteralStruct(t) {
		if elems := s.Elems(); len(elems) == 2 && elems[0] != elems[1] {
			t = elems[0] // a long double, with what follows it in memory
		}
	}
	n, _ := ir.LP64.Size(t)
	return n
}

// Kept reports whether a loop leaves a scalar that it writes as the last iteration does, if each has a copy of its own: all of them write it.
// Where only some do, what remains is what one of these has written.
func Kept(addr *ir.Value, loop *ir.Op) bool { return Ask(loop).Kept(addr, loop) }

// Kept is the function of that name.
func (q Questions) Kept(addr *ir.Value, loop *ir.Op) bool {
	c, ok := q.cover(addr, loop)
	return ok && c.All
}

// Reads reports whether something inside of an operation reads a scalar.
func Reads(addr *ir.Value, within *ir.Op) bool { return Ask(within).Reads(addr, within) }

// Reads is the function of that name.
func (q Questions) Reads(addr *ir.Value, within *ir.Op) bool {
	return slices.ContainsFunc(q.a.At(addr, sizeAt(addr)), func(l memory.Location) bool {
		reads, _ := q.a.Accesses(within, l)
		return len(reads) > 0
	})
}

// Leads reports whether first runs before all others whenever one of them runs.
func Leads(first *ir.Op, others []*ir.Op) bool {
	for _, o := range others {
		if o == first {
			continue
		}
		x := first.Parent().Holding(o)
		if x == nil || x == first || !first.Before(x) {
			return false
		}
	}
	return true
}

// Temporaries are the addresses, in a kernels construct, of the scalars that each iteration of a loop in it writes before it reads them. With
// copies of them, of which that of the last iteration stays where it is read, the loop does the same.
func Temporaries(kernels, loop *ir.Op) (list []*ir.Value) {
	q := Ask(kernels)
	for _, v := range acc.SlotData.Operands(kernels) {
		if e := v.Op(); e == nil || !Is(e) {
			continue
		}
		if c, ok := q.cover(v, loop); ok && len(c.Writes) > 0 && c.ReadFirst == nil && (c.All || q.Dead(v.Op())) {
			list = append(list, v)
		}
	}
	return list
}

// Dead reports whether the scalar of a data operation is a local variable that nothing reads but constructs that write it before: what the
// last iteration of a loop leaves there is for nobody.
func Dead(e *ir.Op) bool { return Ask(e).Dead(e) }

// Dead is the function of that name.
func (q Questions) Dead(e *ir.Op) bool {
	list := q.a.At(acc.Storage(e), sizeAt(e.Result(0)))
	if len(list) != 1 || list[0].In.Kind != memory.Local {
		return false
	}
	if how, _ := q.a.Escapes(list[0].In); how > memory.Lent {
		return false
	}
	reads, _ := q.a.Accesses(ir.ParentOf(e, fn.Func, llvm.Func), list[0])
	return !slices.ContainsFunc(reads, func(o *ir.Op) bool { return q.readsFirst(o, list[0].In) })
}

// readsFirst reports whether an operation reads a variable otherwise than to have it on the device, or in a construct that writes it before it reads it.
func (q Questions) readsFirst(o *ir.Op, x *memory.Object) bool {
	if _, enters := ir.As[*acc.DataEntry](o); enters || o.Is(acc.Data) {
		return o.Is(acc.Reduction)
	}
	if !o.Is(acc.Parallel) && !o.Is(acc.Serial) && !o.Is(acc.Kernels) {
		return true
	}
	isOf := func(l memory.Location) bool {
		return l.In.Site == x.Site || l.In.Kind == memory.Unknown || l.In.Kind == memory.Anywhere
	}
	return slices.ContainsFunc(o.Operands(), func(v *ir.Value) bool {
		e := v.Op()
		if e == nil || acc.Var(e) == nil || !slices.ContainsFunc(q.a.At(acc.Var(e), 0), isOf) {
			return false
		}
		return e.Is(acc.Reduction) || q.NeedOf(v, o) == Value
	})
}
