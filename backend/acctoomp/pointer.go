package acctoomp

import (
	"slices"

	"accc/dialects/acc"
	"accc/dialects/arith"
	"accc/dialects/conversion/scalar"
	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/ir"
)

// bounded names sections where a clause has a pointer of C alone. OpenMP maps the pointer itself there, but what it
// points to is meant. A section without elements finds that where it is present, attaches the pointer and releases it.
// What moves needs a size: that of another clause of the function for the same pointer, if that has not changed since.
func (p *plan) bounded(module *ir.Op) {
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
			p.bound(o, known)
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

func (p *plan) bound(o *ir.Op, known []*ir.Op) {
	name := o.StringAttr("name")
	b := ir.Before(o)
	b.Loc = o.Loc
	what := ofPointer[acc.ClauseOf(o)]
	if what != found {
		for _, k := range slices.Backward(known) {
			if origin(acc.Storage(k)) == origin(acc.Storage(o)) && scalar.Leads(k, []*ir.Op{o}) && unchanged(k) {
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

// unchanged reports whether a data operation would mean the same everywhere after it: its pointer and its bounds are
// computed from constants and from variables that are stored to once, before the operation.
func unchanged(k *ir.Op) bool {
	var same func(v *ir.Value) bool
	same = func(v *ir.Value) bool {
		o := v.Op()
		if o == nil {
			return true
		}
		if o.Is(llvm.Load) {
			return storedOnce(o.Operand(0), k)
		}
		return (o.Def().Dialect == arith.Dialect || o.Is(acc.Bounds)) && !slices.ContainsFunc(o.Operands(), func(x *ir.Value) bool { return !same(x) })
	}
	return same(acc.Storage(k)) && !slices.ContainsFunc(k.GetAll("bounds"), func(v *ir.Value) bool { return !same(v) })
}

// storedOnce reports whether a local variable is stored to once, before an operation, and its address is not taken.
func storedOnce(addr *ir.Value, before *ir.Op) bool {
	if addr.Op() == nil || !addr.Op().Is(llvm.Alloca) {
		return false
	}
	stores := 0
	for u := addr.FirstUse(); u != nil; u = u.Next() {
		o := u.Owner()
		switch {
		case o.Is(llvm.Store) && u.Index() == 1:
			if stores++; stores > 1 || !scalar.Leads(o, []*ir.Op{before}) {
				return false
			}
		case o.Is(llvm.Load), o.Is(acc.Firstprivate):
		default:
			return false
		}
	}
	return stores == 1
}
