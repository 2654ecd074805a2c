package dependence

import (
	"slices"

	"accc/dialects/acc"
	"accc/dialects/omp"
	"accc/ir"
	"accc/ir/memory"
)

// Distinct reports whether the objects that have to be different ones for the iterations to be independent are so, whoever calls
// the function.
func (v *Verdict) Distinct() bool {
	_, _, found := v.same()
	return !found
}

// same finds two objects that may be one, although the iterations are independent only if they are not.
func (v *Verdict) same() (x, y *ir.Value, found bool) {
	all := append(slices.Clone(v.Written), v.Read...)
	for i, w := range v.Written {
		for _, x := range all[i+1:] {
			if !distinct(v.analysis.origin(w), v.analysis.origin(x)) {
				return w, x, true
			}
		}
	}
	return nil, nil, false
}

// Overlap is a dependence that a parallel loop has if two of its objects are one, which nothing excludes. Name is that of the one that is
// written, other that of the other one.
func (v *Verdict) Overlap() (d Dependence, other string, found bool) {
	x, y, found := v.same()
	if !found {
		return d, "", false
	}
	end := func(base *ir.Value, write bool) (e End) {
		for _, a := range v.analysis.accesses {
			if a.base == base && (e.Op == nil || a.write == write) {
				if e = (End{a.op, a.write}); a.write == write {
					break
				}
			}
		}
		return e
	}
	d = Dependence{From: end(x, true), To: end(y, false), Object: x, Name: v.analysis.variable(x)}
	return d, v.analysis.variable(y), d.From.Op != nil && d.To.Op != nil
}

// An origin is where an object comes from. The zero origin is not known.
type origin struct {
	// variable is the name of a variable that nothing but its declaration leads to, global that of a global one.
	variable, global string
	// address is another allocation, or an argument.
	address *ir.Value
	// own: nothing leads to the object that is not derived from the address.
	own bool
}

// origin follows an address to what it points into. The outermost of the declarations on the way names the variable: others may be
// of an associated name. The data that a descriptor describes belong to the variable, unless the variable can be a pointer.
func (a *analysis) origin(v *ir.Value) origin {
	data := slices.ContainsFunc(a.accesses, func(x access) bool { return x.object == object{v, true} })
	name := ""
	root := func(x origin) origin {
		switch {
		case name != "":
			return origin{variable: name}
		case data:
			return origin{}
		}
		return x
	}
	for v != nil {
		o := v.Op()
		id, _ := ir.IdentityOf(v)
		d, derived := ir.DerivationOf(v)
		switch {
		case o == nil && mappedTo(v) != nil:
			v = mappedTo(v)
		case o == nil:
			return root(origin{address: v, own: noAlias(v)})
		case id.Global != nil:
			return root(origin{global: id.Global.Root, own: true})
		case id.Fresh, memory.Allocates(o):
			return root(origin{address: v, own: true})
		case derived && d.Path == ir.Pointed:
			v = a.onlyStored(a.whole(d.From))
		case derived:
			if ir.Declared(o) != nil {
				if name = id.Unique; name == "" && data {
					return origin{}
				}
			}
			data = data || d.Path == ir.Described
			v = d.From
		default:
			v = acc.Var(o) // of a data operation
		}
	}
	return origin{}
}

// mappedTo is the address on the host of what an argument of a target region leads to, or nil.
func mappedTo(v *ir.Value) *ir.Value {
	target := v.ParentBlock().ParentOp()
	if target == nil || !target.Is(omp.Target) {
		return nil
	}
	for _, e := range omp.EntryArgs(target) {
		if e.Inner == v && e.Outer.Op() != nil && e.Outer.Op().Is(omp.MapInfo) {
			return e.Outer.Op().Operand(0)
		}
	}
	return nil
}

// onlyStored is the value that a variable has because no other is stored there, or nil.
func (a *analysis) onlyStored(root *ir.Value) *ir.Value {
	if !a.isSlot(root) {
		return nil
	}
	return a.slotOf(root).only()
}

// distinct reports whether two objects cannot be one.
func distinct(x, y origin) bool {
	if x == (origin{}) || y == (origin{}) || x == y {
		return false
	}
	switch {
	case x.variable != "" && y.variable != "":
		return true
	case x.variable != "":
		return y.own
	case y.variable != "":
		return x.own
	case x.own && y.own:
		return true
	case x.made() && y.passed(), y.made() && x.passed():
		return true
	}
	return noAlias(x.address) || noAlias(y.address)
}

// made reports whether an object begins to exist in the function: no argument leads to it.
func (x origin) made() bool { return x.own && x.address != nil && x.address.Op() != nil }

// passed reports whether an object is what an argument of the function points into.
func (x origin) passed() bool {
	if x.address == nil || x.address.Op() != nil || x.address.ParentBlock().ParentOp() == nil {
		return false
	}
	_, function := ir.As[ir.FunctionLike](x.address.ParentBlock().ParentOp())
	return function
}

// noAlias reports whether a value is an argument that is declared restrict.
func noAlias(v *ir.Value) bool {
	if v == nil || v.Op() != nil {
		return false
	}
	attrs, ok := v.ParentBlock().ParentOp().Attr("arg_attrs").(*ir.ArrayAttr)
	if !ok || v.Index() >= len(attrs.Elems) {
		return false
	}
	d, ok := attrs.Elems[v.Index()].(*ir.DictAttr)
	return ok && d.Get("llvm.noalias") != nil
}
