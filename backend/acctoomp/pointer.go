package acctoomp

import (
	"slices"

	"accc/dialects/acc"
	"accc/dialects/conversion/scalar"
	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/ir"
	"accc/ir/memory"
)

// bounded names sections where a clause has a pointer of C alone. OpenMP maps the pointer itself there, but what it
// points to is meant. A section without elements finds that where it is present, attaches the pointer and releases it.
// What moves needs a size: that of another clause of the function for the same pointer, if that has not changed since.
func (p *plan) bounded(module *ir.Op) {
	m := memory.New(module)
	for f := module.Region(0).Entry().First(); f != nil; f = f.Next() {
		if !f.Is(fn.Func) {
			continue
		}
		var bare, known []*ir.Op
		ir.Walk(f, func(o *ir.Op) bool {
			switch {
			case !isEntry(o) || o.BoolAttr("implicit") || !isPointerOfC(o):
			case len(o.GetAll("bounds")) > 0:
				known = append(known, o)
			case ofPointer[acc.ClauseOf(o)] != 0:
				bare = append(bare, o)
			}
			return true
		})
		for _, o := range bare {
			p.bound(m, o, known)
		}
	}
}

// ofPointer is what data clauses mean by a pointer.
var ofPointer = map[acc.DataClause]meaning{
	acc.ClausePresent: found, acc.ClauseDelete: found,
	acc.ClauseCreate: sized, acc.ClauseCreateZero: sized,
	acc.ClauseCopy: moved, acc.ClauseCopyin: moved, acc.ClauseCopyinReadonly: moved, acc.ClauseCopyout: moved, acc.ClauseCopyoutZero: moved,
	acc.ClauseUpdateDevice: moved, acc.ClauseUpdateHost: moved, acc.ClauseUpdateSelf: moved,
}

type meaning uint8

const (
	found meaning = iota + 1 // what it points to is present
	sized                    // memory is allocated for it
	moved                    // it is copied
)

func isPointerOfC(o *ir.Op) bool {
	v := acc.Storage(o)
	return v != nil && v.Op() != nil && v.Op().Is(llvm.Load)
}

func (p *plan) bound(m *memory.Analysis, o *ir.Op, known []*ir.Op) {
	name := o.StringAttr("name")
	b := ir.Before(o)
	b.Loc = o.Loc
	what := ofPointer[acc.ClauseOf(o)]
	if what != found {
		for _, k := range slices.Backward(known) {
			if m.Same(acc.Storage(k)) == m.Same(acc.Storage(o)) && scalar.Leads(k, []*ir.Op{o}) && holds(m, k, o) {
				setBounds(o, k.StringAttr("name"), k.GetAll("bounds"), acc.VarType(k))
				return
			}
		}
		_, structure := acc.VarType(o).(*llvm.StructType)
		if structure {
			setBounds(o, name+"[0:1]", []*ir.Value{boundsOf(b, 1)}, acc.VarType(o))
			return
		}
		p.remark(Changed, o, name+": nothing says how much of what the pointer points to is meant; it is looked up if it is present, and nothing is copied (name the elements: "+name+"[first:count])")
		if acc.ClauseOf(o) == acc.ClauseUpdateDevice || acc.ClauseOf(o) == acc.ClauseUpdateHost || acc.ClauseOf(o) == acc.ClauseUpdateSelf {
			return
		}
	}
	t := acc.VarType(o)
	if a, ok := t.(*llvm.ArrayType); ok {
		t = llvm.Array(0, a)
	}
	setBounds(o, name+"[:0]", []*ir.Value{boundsOf(b, 0)}, t)
}

// boundsOf are the bounds of a section of the first elements.
func boundsOf(b *ir.Builder, n int64) *ir.Value {
	at := func(n int64) []*ir.Value { return []*ir.Value{constant(b, ir.Index(), n)} }
	return b.Op(acc.Bounds, ir.With{Groups: [][]*ir.Value{at(0), at(n - 1), at(n), at(1), at(0)}, Types: []ir.Type{acc.DataBounds()}}).Result(0)
}

func setBounds(o *ir.Op, name string, bounds []*ir.Value, t ir.Type) {
	o.SetAll("bounds", bounds)
	o.SetAttr("name", ir.String(name))
	o.SetAttr("varType", ir.TypeValue(t))
}

// holds reports whether the section of a data operation means the same where another one is, which runs after it: nothing that the operations of its
// bounds read has changed.
func holds(m *memory.Analysis, known, at *ir.Op) bool {
	var same func(v *ir.Value) bool
	same = func(v *ir.Value) bool {
		o := v.Op()
		if o == nil {
			return true
		}
		if l, read := m.Read(v); read {
			return m.Unchanged(l, o, at) == nil && !slices.ContainsFunc(l.DependsOn(), func(x *ir.Value) bool { return x.Op() != nil && !same(x) })
		}
		computes := o.Is(acc.Bounds) || ir.Is[ir.Identifies](o) || ir.IsPure(o)
		return computes && o.NumRegions() == 0 && !slices.ContainsFunc(o.Operands(), func(x *ir.Value) bool { return !same(x) })
	}
	return !slices.ContainsFunc(known.GetAll("bounds"), func(v *ir.Value) bool { return !same(v) })
}
