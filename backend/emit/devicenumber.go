package emit

import (
	"slices"
	"strings"

	"accc/ir"
)

// devices returns a function that reports, for the text of an argument of an OpenMP library call, whether it is the device number of the host: by its
// value, or for a variable by the stores that reach the call.
func (t *translation) devices(c CallSite, args []string) func(arg string) whose {
	call := t.callOp(c)
	return func(arg string) whose {
		i := slices.Index(args, arg)
		if call == nil || i < 0 {
			return unknown
		}
		x, _ := ir.As[ir.CallLike](call)
		values := x.Arguments(call)
		if i >= len(values) {
			return unknown
		}
		n := numbers{module: t.to.reverse.Program.Module, seen: map[*ir.Value]bool{}}
		if _, address := values[i].Type().(ir.PointerLike); address { // Fortran passes variables
			return n.at(values[i], call)
		}
		return n.of(values[i])
	}
}

// callOp is the operation of a call: the last one of the function that begins at or, in a statement of Fortran, before the call; nil if there is none.
func (t *translation) callOp(c CallSite) (call *ir.Op) {
	at := -1
	ir.Walk(t.to.reverse.Program.Module, func(o *ir.Op) bool {
		x, calls := ir.As[ir.CallLike](o)
		l := ir.File(o.Loc)
		if !calls || l == nil || l.File != t.file.Name || !calling(o, x, c.Name) {
			return true
		}
		offset := t.file.Offset(l.Line, l.Col)
		if offset > at && (offset == c.Span.Start || offset < c.Span.Start && t.p.fortran()) {
			call, at = o, offset
		}
		return true
	})
	return call
}

// calling reports whether a call is one of a function of a library.
func calling(o *ir.Op, x ir.CallLike, name string) bool {
	callee := x.Callee(o)
	return callee != nil && strings.EqualFold(strings.TrimSuffix(callee.Root, "_"), name)
}

// numbers decides whose the numbers of devices in a module are.
type numbers struct {
	module *ir.Op
	seen   map[*ir.Value]bool
}

// hostNumber is omp_initial_device.
const hostNumber = -1

// of decides it for a value.
func (n *numbers) of(v *ir.Value) whose {
	o := v.Op()
	if c, ok := ir.ConstantInt(v); ok {
		switch {
		case c == hostNumber:
			return theHost
		case c >= 0:
			return aDevice
		}
		return unknown
	}
	if o == nil || n.seen[v] {
		return unknown
	}
	n.seen[v] = true
	defer delete(n.seen, v)
	if x, calls := ir.As[ir.CallLike](o); calls {
		switch {
		case calling(o, x, "omp_get_initial_device"), calling(o, x, "omp_get_num_devices"): // it equals the number of devices (OpenMP 5.2 §18.7.4)
			return theHost
		case calling(o, x, "omp_get_default_device"), calling(o, x, "omp_get_device_num"):
			return aDevice
		}
		return unknown
	}
	if addr, ok := loadOf(o); ok {
		return n.at(addr, o)
	}
	if o.NumOperands() == 1 && o.NumRegions() == 0 && ir.IsPure(o) {
		return n.of(o.Operand(0)) // of another width
	}
	return unknown
}

// loadOf is the address of which an operation is a read.
func loadOf(o *ir.Op) (*ir.Value, bool) {
	list, ok := accesses(o)
	if !ok || len(list) != 1 || list[0].Write || len(list[0].Subscripts) > 0 || o.NumResults() != 1 {
		return nil, false
	}
	return list[0].Addr, true
}

func accesses(o *ir.Op) ([]ir.Access, bool) {
	x, ok := ir.As[ir.Accesses](o)
	if !ok {
		return nil, false
	}
	return x.Accesses(o)
}

// at decides it for what a variable has where an operation reads it: what the last store before that in its block stores, or else what all of them do.
func (n *numbers) at(addr *ir.Value, reader *ir.Op) whose {
	id, ok := ir.IdentityOf(addr)
	if !ok || id.Global == nil && !(id.Local && id.Fresh) {
		return unknown
	}
	names, initial := n.names(addr, id)
	var stores []*ir.Op
	for i := 0; i < len(names); i++ {
		for _, u := range names[i].Users() {
			if d, derived := derivedBy(u); derived && d.Whole() && d.From == names[i] {
				names = append(names, u.Result(0))
				continue
			}
			list, ok := accesses(u)
			switch x, calls := ir.As[ir.CallLike](u); {
			case ok && len(list) == 1 && list[0].Addr == names[i] && len(list[0].Subscripts) == 0:
				if list[0].Write {
					stores = append(stores, u)
				}
			case calls && calling(u, x, setDevice):
			default:
				return unknown // it may be written through another address
			}
		}
	}
	for o := reader.Prev(); o != nil; o = o.Prev() {
		if slices.Contains(stores, o) {
			return n.stored(o)
		}
		if _, calls := ir.As[ir.CallLike](o); calls && id.Global != nil || slices.ContainsFunc(stores, o.IsAncestorOf) {
			break // one of several may come last
		}
	}
	if len(stores) == 0 {
		return initial
	}
	w := n.stored(stores[0])
	if slices.ContainsFunc(stores[1:], func(o *ir.Op) bool { return n.stored(o) != w }) {
		return unknown
	}
	return w
}

// stored decides it for what a store stores.
func (n *numbers) stored(store *ir.Op) whose {
	if list, _ := accesses(store); list[0].Value != nil {
		return n.of(list[0].Value)
	}
	return unknown
}

// names are the values by which a variable is accessed, and whose number it has when the program starts.
func (n *numbers) names(addr *ir.Value, id ir.Identity) (list []*ir.Value, initial whose) {
	for {
		d, derived := ir.DerivationOf(addr)
		if !derived || !d.Whole() {
			break
		}
		addr = d.From
	}
	if id.Global == nil {
		return []*ir.Value{addr}, unknown
	}
	ir.Walk(n.module, func(o *ir.Op) bool {
		for _, v := range o.Results() {
			if x, ok := ir.IdentityOf(v); ok && x.Global != nil && x.Global.Root == id.Global.Root && o.NumOperands() == 0 {
				list = append(list, v)
			}
		}
		return true
	})
	if g := ir.LookupSymbol(n.module, id.Global.Root); g != nil {
		if c, ok := g.Attr("value").(*ir.IntegerAttr); ok && c.Big == nil && c.Value >= 0 {
			initial = aDevice
		}
	}
	return list, initial
}

// derivedBy returns the derivation of the single result of an operation.
func derivedBy(o *ir.Op) (ir.Derivation, bool) {
	if o.NumResults() != 1 {
		return ir.Derivation{}, false
	}
	return ir.DerivationOf(o.Result(0))
}
