package omptooffload

import (
	"slices"

	"accc/dialects/conversion/build"
	"accc/dialects/llvm"
	"accc/dialects/offload"
	"accc/dialects/omp"
	"accc/ir"
)

// A firstprivate variable of a target construct has one copy for the target task, which its teams share (OpenMP 5.2 §5.4.4, §13.8): the
// host copies it to the device for the launch. Where there is one team, or where teams only read it, the launch passes its value.

// staged finds the variables of a target construct whose bytes the host copies, by the numbers of their items. They need not be mapped.
func (t *region) staged() map[int]*mapping {
	if t.opts.HostOnly || t.parent {
		return nil
	}
	list := map[int]*mapping{}
	args := omp.EntryArgs(t.o)
	for i, p := range omp.SlotPrivate.Of(t.o).Items {
		x, r := mappedBy(t.bindings, args, int(p.Number)-1), t.recipe(t.o, p.Recipe)
		if x == nil || r == nil || x.pointer != nil || len(x.parts) > 0 || x.mover != nil || t.later() && t.loaded(x) {
			continue
		}
		used := slices.ContainsFunc(args, func(a omp.EntryArg) bool {
			return a.Clause == omp.MapEntry && a.Outer == x.info.Result(0) && a.Inner.HasUses()
		})
		if !used && (isBitwise(r) || elementsOf(r) != nil) {
			list[i] = x
		}
	}
	return list
}

// later reports whether the construct is a task that may run after what follows it.
func (t *region) later() bool { return t.o.Attr("nowait") != nil }

// loaded reports whether the value of a variable is loaded before the construct.
func (t *region) loaded(x *mapping) bool {
	return slices.ContainsFunc(t.bindings, func(b binding) bool { return b.mapping == x && b.first != nil })
}

// snapshot copies the firstprivate variables of a task that may run later, before the construct: they begin with the values that the
// originals have there. One with an array whose length varies runs at once.
func (t *region) snapshot() {
	args, items := omp.EntryArgs(t.o), omp.SlotPrivate.Of(t.o).Items
	for _, p := range items {
		if r := t.recipe(t.o, p.Recipe); r != nil && p.Number > 0 && elementsOf(r) != nil {
			t.o.SetAttr("nowait", nil)
		}
	}
	if !t.later() {
		return
	}
	for _, p := range items {
		x := mappedBy(t.bindings, args, int(p.Number)-1)
		if x == nil || x.pointer != nil || len(x.parts) > 0 || x.mover != nil || x.isDescriptor() || t.loaded(x) {
			continue
		}
		e := build.Before(t.o)
		e.Loc = x.info.Loc
		from := x.base
		x.base = t.library(e, "malloc", []ir.Type{build.Ptr()}, x.section.Size)
		e.Memcpy(x.base, from, x.section.Size)
		t.own = append(t.own, x.base)
	}
}

// isBitwise reports whether a recipe makes a copy of the bytes of a variable.
func isBitwise(r *ir.Op) bool {
	body := r.Region(1)
	if !r.Region(0).Empty() || !r.Region(2).Empty() || len(body.Blocks()) != 1 {
		return false
	}
	from, to := body.Entry().Arg(0), body.Entry().Arg(1)
	for o := body.Entry().First(); o != nil; o = o.Next() {
		switch {
		case o.Def().Has(ir.ConstantLike), o.IsTerminator():
		case o.Is(llvm.Load) && o.Operand(0) == from:
		case o.Is(llvm.Store) && o.Operand(1) == to && o.Operand(0).Op() != nil && o.Operand(0).Op().Is(llvm.Load):
		case o.Name() == "llvm.intr.memcpy" && o.Operand(0) == to && o.Operand(1) == from:
		default:
			return false
		}
	}
	return true
}

// elementsOf is the allocation of the elements in a recipe for a section, which a structure describes: the address of element
// zero, the first element and how many there are; nil: the recipe is for something else.
func elementsOf(r *ir.Op) *ir.Op {
	t, _ := r.Attr("type").(*ir.TypeAttr)
	s, ok := t.Type.(*llvm.StructType)
	if !ok || len(s.Elems()) != 3 || !llvm.IsPtr(s.Elems()[0]) || s.Elems()[1] != ir.I64() || s.Elems()[2] != ir.I64() || r.Region(0).Empty() {
		return nil
	}
	var found *ir.Op
	ir.Walk(r, func(o *ir.Op) bool {
		if o.Is(llvm.Alloca) && !build.IsConstant(o.Operand(0)) {
			found = o
		}
		return true
	})
	return found
}

// stage copies a range of the host to the device for the launch that follows, before at, and returns the address on the device that
// corresponds to its base.
func (t *region) stage(at *ir.Op, number *ir.Value, p piece) *ir.Value {
	e := build.Before(at)
	e.Loc = t.o.Loc
	d := ir.NewDraft(offload.Stage)
	d.Add("range", t.rangeOf(e, p))
	d.Add("device", number)
	d.Set(offload.Directive, ir.String(t.directive))
	d.Set(offload.Clause, ir.String("firstprivate"))
	d.Types = []ir.Type{build.Ptr()}
	return d.Insert(e.Builder, t.o.Loc).Result(0)
}

// stageItem copies the variable of item i of the private clauses of the target construct before at. The result makes what the region has for
// it, where its code begins.
func (t *region) stageItem(at *ir.Op, number *ir.Value, i int, x *mapping) func(in build.Emit) *ir.Value {
	r := t.recipe(t.o, omp.SlotPrivate.Of(t.o).Items[i].Recipe)
	e := build.Before(at)
	e.Loc = t.o.Loc
	made := elementsOf(r)
	if made == nil {
		size, _ := llvm.SizeOf(r.Attr("type").(*ir.TypeAttr).Type)
		v := t.stage(at, number, piece{info: x.info, base: x.base, bytes: e.I64(size)})
		return func(build.Emit) *ir.Value { return v }
	}
	size, _ := llvm.SizeOf(made.Attr("elem_type").(*ir.TypeAttr).Type)
	first, count := e.Load(ir.I64(), e.Offset(x.base, e.I64(8))), e.Load(ir.I64(), e.Offset(x.base, e.I64(16)))
	v := t.stage(at, number, piece{info: x.info, base: e.Load(build.Ptr(), x.base), offset: e.Mul(first, e.I64(size)), bytes: e.Mul(count, e.I64(size))})
	return func(in build.Emit) *ir.Value {
		own := in.Alloca(r.Attr("type").(*ir.TypeAttr).Type, 1)
		in.Store(v, own)
		in.Store(first, in.Offset(own, in.I64(8)))
		in.Store(count, in.Offset(own, in.I64(16)))
		return own
	}
}

// section makes, before first in the region, the private copy of a section that is not mapped. Its recipe reads the description
// of the section, which is in host memory and is loaded before at. nil: the item is not such a section.
func (t *region) section(at, first *ir.Op, x omp.Item) func(in build.Emit) *ir.Value {
	r := t.recipe(t.o, x.Recipe)
	if r == nil || x.Number > 0 || elementsOf(r) == nil || !r.Region(1).Empty() {
		return nil
	}
	e := build.Before(at)
	e.Loc = t.o.Loc
	described := r.Attr("type").(*ir.TypeAttr).Type.(*llvm.StructType)
	var fields []*ir.Value
	for i, f := range described.Elems() {
		fields = append(fields, e.Load(f, e.Offset(x.Value, e.I64(int64(i)*8))))
	}
	return func(in build.Emit) *ir.Value {
		original, own := in.Alloca(described, 1), in.Alloca(described, 1)
		for i, f := range fields {
			in.Store(f, in.Offset(original, in.I64(int64(i)*8)))
		}
		return build.Yielded(first, r.Region(0), original, own)
	}
}

// stageValue copies a variable that is passed by its value before at.
func (t *region) stageValue(at *ir.Op, number *ir.Value, b binding) *ir.Value {
	e := build.Before(at)
	e.Loc = t.o.Loc
	size, _ := llvm.SizeOf(b.first.Type())
	own := e.Alloca(b.first.Type(), 1)
	e.Store(b.first, own)
	return t.stage(at, number, piece{info: b.mapping.info, base: own, bytes: e.I64(size)})
}

// sharedByTeams reports whether teams of a target construct may write a variable of which its region has one copy.
func sharedByTeams(o *ir.Op, variable *ir.Value) bool {
	if len(o.Region(0).Blocks()) != 1 || !slices.ContainsFunc(o.Region(0).Entry().Ops(), func(x *ir.Op) bool { return x.Is(omp.Teams) }) {
		return false
	}
	return slices.ContainsFunc(variable.Users(), func(u *ir.Op) bool {
		if u.Is(llvm.Load) {
			return false
		}
		copied := 0 // the copies of constructs inside begin with its value
		for _, x := range items(u, omp.SlotPrivate, omp.PrivateClause) {
			if x.Value == variable {
				copied++
			}
		}
		n := 0
		for _, v := range u.Operands() {
			if v == variable {
				n++
			}
		}
		return n > copied
	})
}
