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
			if sameAddress(acc.Storage(k), acc.Storage(o)) && scalar.Leads(k, []*ir.Op{o}) && unchanged(k) {
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

// sameAddress reports whether two values are computed by the same operations from the same variables.
func sameAddress(a, b *ir.Value) bool {
	x, y := a.Op(), b.Op()
	if a == b || x == nil || y == nil {
		return a == b
	}
	if x.Def() != y.Def() || x.NumOperands() != y.NumOperands() || a.Index() != b.Index() || x.NumRegions() > 0 || x.Is(llvm.Alloca) {
		return false
	}
	for i := range x.Def().Attrs {
		if x.Prop(i) != y.Prop(i) {
			return false
		}
	}
	for i, v := range x.Operands() {
		if !sameAddress(v, y.Operand(i)) {
			return false
		}
	}
	return true
}

// unchanged reports whether a data operation would mean the same everywhere after it: its pointer and its bounds are computed from constants and
// from memory that nothing writes after it.
func unchanged(k *ir.Op) bool {
	var same func(v *ir.Value) bool
	same = func(v *ir.Value) bool {
		o := v.Op()
		switch {
		case o == nil:
			return true
		case o.Is(llvm.Load):
			return same(o.Operand(0)) && stays(o, k)
		case o.Is(llvm.Alloca):
			return true
		}
		return (o.Is(acc.Bounds) || ir.IsPure(o)) && !slices.ContainsFunc(o.Operands(), func(x *ir.Value) bool { return !same(x) })
	}
	return same(acc.Storage(k)) && !slices.ContainsFunc(k.GetAll("bounds"), func(v *ir.Value) bool { return !same(v) })
}

// stays reports whether what a load reads is written by no operation of the host but those that run before k whenever k runs.
func stays(load, k *ir.Op) bool {
	w := &stores{root: variableAt(load.Operand(0)), typ: load.Result(0).Type(), seen: map[*ir.Op]bool{}}
	w.own = isVariable(w.root) && memory.Around(load).IsPrivate(w.root)
	f := k
	for f.ParentOp() != nil && !f.Is(fn.Func) {
		f = f.ParentOp()
	}
	return !w.in(f, k)
}

// stores asks which operations may write an object of a type in a variable, which is the function's own if nothing leads to it but its name.
type stores struct {
	root *ir.Value
	typ  ir.Type
	own  bool
	seen map[*ir.Op]bool // functions that have been asked about
}

// in reports whether host code in a function does, apart from what runs before k whenever k runs.
func (w *stores) in(f, k *ir.Op) (found bool) {
	ir.Walk(f, func(o *ir.Op) bool {
		_, compute := ir.As[*acc.ComputeRegion](o)
		switch {
		case found, compute:
			return false // what a device writes is memory of the device
		case o.NumRegions() == 0 && (k == nil || !scalar.Leads(o, []*ir.Op{k})):
			found = w.by(o)
		}
		return true
	})
	return found
}

// by reports whether an operation does. The type of what is stored tells objects apart (C17 6.5 paragraph 7), but for characters.
func (w *stores) by(o *ir.Op) bool {
	if x, ok := ir.As[ir.Accesses](o); ok {
		list, plain := x.Accesses(o)
		for _, a := range list {
			at := variableAt(a.Addr)
			typed := a.Value != nil && a.Value.Type() != w.typ && a.Value.Type() != ir.I8()
			if a.Write && (at == w.root || !w.own && !isVariable(at) && !typed) {
				return true
			}
		}
		return !plain && !w.own
	}
	if w.own || o.IsTerminator() || o.Def().Dialect == acc.Dialect {
		return false
	}
	if _, calls := ir.As[ir.CallLike](o); calls {
		switch c := memory.CalleeOf(o); {
		case c.Library != nil:
			return !c.Library.IsLocal() || c.Library.WritesMemory()
		case c.Body == nil:
			return true
		case w.seen[c.Body]:
			return false
		default:
			w.seen[c.Body] = true
			return w.in(c.Body, nil)
		}
	}
	effects, known := ir.EffectsOf(o)
	return !known || slices.ContainsFunc(effects, func(e ir.Effect) bool { return e.Kind == ir.WriteEffect && e.Resource == "" })
}

// variableAt is the address of the variable that an address is in.
func variableAt(v *ir.Value) *ir.Value {
	for {
		d, ok := ir.DerivationOf(v)
		if !ok || d.Path != ir.Within {
			return v
		}
		v = d.From
	}
}

// isVariable reports whether v is the address of a local variable.
func isVariable(v *ir.Value) bool { return v.Op() != nil && v.Op().Is(llvm.Alloca) }
