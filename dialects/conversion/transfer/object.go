package transfer

import (
	"slices"

	"accc/dialects/acc"
	"accc/dialects/fir"
	"accc/dialects/omp"
	"accc/ir"
	"accc/ir/memory"
)

// An object is memory that addresses lead to. Objects are equal when they are certain to be the same.
type object struct {
	// variable is the name of a variable that nothing but its declaration leads to, global that of a global one.
	variable, global string
	// address is an allocation, or the argument of the function that leads to the object.
	address *ir.Value
	// own: nothing leads to the object but what is derived from the address or the name.
	own bool
	// data: the memory that the descriptor in the object describes, or that a pointer in it leads to.
	data bool
	// place is where the descriptor or pointer is in the object, in bytes from its beginning, plus 1 where it is a component; 0: it is the object, or
	// which component it is is not known.
	place int64
}

// distinct reports whether two objects share no memory.
func distinct(x, y object) bool {
	switch {
	case x == y:
		return false
	case x.variable != "" && x.variable == y.variable, x.place+y.place > 0 && x.address == y.address && x.global == y.global && x.variable == y.variable:
		// A descriptor and what it describes, or two components.
		return x.data != y.data || x.place > 0 && y.place > 0
	case x.isMember() && y.own && !y.data, y.isMember() && x.own && !x.data:
		return true // memory that is allocated for a structure, and a variable
	case x.variable != "" && (y.variable != "" || y.own), y.variable != "" && x.own, x.own && y.own:
		return true
	}
	// Memory that the function allocates is none that its caller knows.
	return x.isArgument() && (restricted(x.address) || y.isAllocation()) || y.isArgument() && (restricted(y.address) || x.isAllocation())
}

// isMember reports whether it is what a pointer in a structure of C leads to.
func (x object) isMember() bool { return x.place > 0 && x.variable == "" }

func (x object) isArgument() bool {
	return x.variable == "" && x.address != nil && x.address.Op() == nil
}

// isParameter reports whether the caller of the function knows the object.
func (x object) isParameter() bool { return x.address != nil && x.address.Op() == nil }

func (x object) isAllocation() bool { return x.address != nil && x.address.Op() != nil }

// restricted reports whether an argument is declared restrict.
func restricted(v *ir.Value) bool {
	attrs, ok := v.ParentBlock().ParentOp().Attr("arg_attrs").(*ir.ArrayAttr)
	if !ok || v.Index() >= len(attrs.Elems) {
		return false
	}
	d, ok := attrs.Elems[v.Index()].(*ir.DictAttr)
	return ok && d.Get("llvm.noalias") != nil
}

// objects are what an address leads to: one of the list. ok is false when that is not known.
func (a *analysis) objects(v *ir.Value) (list []object, ok bool) { return a.follow(v, false) }

// described are the objects that the descriptor at an address describes.
func (a *analysis) described(v *ir.Value) (list []object, ok bool) { return a.follow(v, true) }

func (a *analysis) follow(v *ir.Value, data bool) ([]object, bool) {
	name, named := "", false
	// at is where the descriptor is in its variable; inner: in a component, vague: in which one is not known.
	at, inner, vague := int64(0), false, false
	place := func() int64 {
		if !data || !inner || vague {
			return 0
		}
		return at + 1
	}
	for v != nil {
		o := v.Op()
		if x, ok := a.apart[entryAt(v)]; ok {
			return []object{x}, true
		}
		id, identified := ir.IdentityOf(v)
		d, derived := ir.DerivationOf(v)
		switch {
		case o == nil:
			f, function := ir.As[ir.FunctionLike](v.Block().ParentOp())
			isParameter := function && f.Body(v.Block().ParentOp()) == v.Block().Region()
			if outer, own, ok := argument(v); own {
				return []object{{address: v, own: true, data: data}}, !data || named
			} else if ok {
				v = outer
				if box := boxOf(v); box != v {
					v, data = box, false
				}
				continue
			}
			if !isParameter || named && name == "" && data {
				return nil, false
			}
			return []object{{variable: name, address: v, own: restricted(v), data: data, place: place()}}, true
		case name != "" && (id.Global != nil && id.Global.Root == name || id.Global == nil && (id.Fresh || derived && d.Path == ir.Pointed)):
			return []object{{variable: name, data: data, place: place()}}, true
		case id.Global != nil: // also of a variable in a common block, which has another name elsewhere
			return []object{{global: id.Global.Root, own: true, data: data}}, !data
		case data && id.Fresh && !named:
			return a.stored(v)
		case id.Fresh, memory.Allocates(o):
			return []object{{address: v, own: true, data: data}}, !data
		case o.Is(acc.Private), o.Is(acc.Firstprivate):
			return []object{{address: v, own: true, data: data}}, true
		case derived && d.Vague && d.Path != ir.Within, derived && d.Path == ir.Described && isPointer(v.Type()):
			return nil, false
		case derived && d.Path == ir.Pointed:
			if x, ok := a.member(a.whole(d.From)); ok {
				return []object{x}, true
			}
			return a.stored(a.whole(d.From))
		case derived:
			if declares := identified && id.Global == nil; declares {
				named, name = true, id.Unique
			}
			if n, ok := distanceOf(d); data && !d.Whole() {
				at, inner, vague = at+n, true, vague || !ok
			}
			data = data || d.Path == ir.Described
			v = d.From
		case o.Def().Has(ir.ConstantLike):
			return nil, true // a null pointer
		default:
			v = acc.Var(o)
		}
	}
	return nil, false
}

// isPointer reports whether values of a type are descriptors of pointers, which lead to any variable with the attribute target.
func isPointer(t ir.Type) bool {
	box, ok := t.(*fir.BoxType)
	if !ok {
		return false
	}
	ref, ok := box.Elem.(*fir.RefType)
	return ok && ref.Mnemonic() == "ptr"
}

// whole is the address that others are only other names of.
func (*analysis) whole(v *ir.Value) *ir.Value {
	for {
		d, ok := ir.DerivationOf(v)
		if !ok || !d.Whole() {
			return v
		}
		v = d.From
	}
}

// stored are the objects that the values of a pointer variable lead to, whichever of its stores was the last. Variables that get
// values from one another, as those that are swapped do, have the smallest sets that agree.
func (a *analysis) stored(variable *ir.Value) (list []object, ok bool) {
	if x, done := a.slots[variable]; done {
		return x.list, x.ok
	}
	if x := a.pending[variable]; x != nil {
		a.cyclic = true
		return x.list, x.ok
	}
	outer, x := a.cyclic, &slot{ok: true}
	a.cyclic, a.pending[variable] = false, x
	for {
		var list []object
		ok := false
		if id, is := ir.IdentityOf(variable); is && id.Local && id.Fresh {
			list, ok = a.storesIn(variable)
		}
		if ok == x.ok && len(list) == len(x.list) {
			break
		}
		x.list, x.ok = list, ok
	}
	delete(a.pending, variable)
	if !a.cyclic || len(a.pending) == 0 {
		a.slots[variable] = *x
	}
	a.cyclic = a.cyclic && len(a.pending) > 0 || outer
	return x.list, x.ok
}

// A slot is what a pointer variable leads to.
type slot struct {
	list []object
	ok   bool
}

// storesIn are the objects that what is stored at an address leads to; ok is false when not all of that is known.
func (a *analysis) storesIn(addr *ir.Value) (list []object, ok bool) {
	for u := addr.FirstUse(); u != nil; u = u.Next() {
		o := u.Owner()
		x, accesses := ir.As[ir.Accesses](o)
		d, derives := ir.DerivationOf(resultOf(o))
		var more []object
		ok := true
		switch {
		case copies(o), o.Is(acc.Private), o.Is(acc.Firstprivate):
		case accesses:
			more, ok = a.storesBy(o, x, addr)
		case derives && d.Whole():
			more, ok = a.storesIn(o.Result(0))
		default:
			ok = false
		}
		if !ok {
			return nil, false
		}
		for _, x := range more {
			if !slices.Contains(list, x) {
				list = append(list, x)
			}
		}
	}
	return list, true
}

// copies reports whether an operation that has an address among its operands uses the value there, or none.
func copies(o *ir.Op) bool {
	_, construct := ir.As[*acc.ComputeRegion](o)
	return construct || o.Is(omp.MapInfo) && omp.IsByCopy(o)
}

// noValue is the result of an operation that has none.
var noValue = &ir.Value{}

func resultOf(o *ir.Op) *ir.Value {
	if o.NumResults() == 0 {
		return noValue
	}
	return o.Result(0)
}

// storesBy are the objects that what an operation stores at an address leads to.
func (a *analysis) storesBy(o *ir.Op, x ir.Accesses, addr *ir.Value) (list []object, ok bool) {
	accesses, plain := x.Accesses(o)
	if !plain {
		return nil, false
	}
	for _, x := range accesses {
		switch {
		case x.Value == nil, x.Value == addr, x.Addr != addr:
			return nil, false
		case x.Write:
			more, ok := a.objects(x.Value)
			if !ok {
				return nil, false
			}
			list = append(list, more...)
		}
	}
	return list, true
}

// variable are the objects that a data operation transfers.
func (a *analysis) variable(entry *ir.Op) ([]object, bool) {
	v := mappingOf(entry).addr
	if v == nil {
		return nil, false
	}
	if holdsDescriptor(v) {
		return a.described(v)
	}
	return a.objects(v)
}
