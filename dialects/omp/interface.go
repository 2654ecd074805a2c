package omp

import (
	"slices"

	"accc/dialects/accc"
	"accc/ir"
)

// Wrapper is the interface of loop wrappers.
type Wrapper struct {
	// Composable: the wrapper may be a leaf of a composite construct; Holds are the names of the wrappers that it may hold then.
	Composable bool
	Holds      []string
}

// Nested is the operation that a wrapper holds, or nil.
func (*Wrapper) Nested(o *ir.Op) *ir.Op {
	if b := o.Region(0).Entry(); b != nil {
		return b.First()
	}
	return nil
}

// WrappedLoop is the loop nest inside a wrapper and those in it, or nil.
func WrappedLoop(o *ir.Op) *ir.Op {
	for o != nil && !o.Is(LoopNest) {
		w, ok := ir.As[*Wrapper](o)
		if !ok {
			return nil
		}
		o = w.Nested(o)
	}
	return o
}

// IsComposite reports whether an operation is marked as a leaf of a composite construct.
func IsComposite(o *ir.Op) bool { return o.Attr("omp.composite") != nil }

// SetComposite marks an operation as a leaf of a composite construct.
func SetComposite(d *ir.Draft) { d.Set("omp.composite", ir.Unit()) }

// AddMap adds a variable to those that a target operation maps.
func AddMap(target *ir.Op, info *ir.Value) { add(target, "map_vars", info) }

// AddHostEval adds a value to those that the host computes for a target operation.
func AddHostEval(target *ir.Op, v *ir.Value) { add(target, "host_eval_vars", v) }

func add(o *ir.Op, group string, v *ir.Value) {
	o.SetAll(group, append(slices.Clone(o.GetAll(group)), v))
}

// Construct is the interface of constructs whose region has arguments for clauses.
type Construct struct{}

// EntryArg is an operand of a clause with the region argument that replaces it inside.
type EntryArg struct {
	Clause *Clause
	Outer  *ir.Value
	Inner  *ir.Value
}

// EntryArgs pairs the operands of entry clauses with the region's arguments.
func EntryArgs(o *ir.Op) []EntryArg {
	if o.NumRegions() == 0 || o.Region(0).Empty() {
		return nil
	}
	args := o.Region(0).Entry().Args()
	var out []EntryArg
	for _, c := range clausesOf[o.Def()] {
		if !c.Entry {
			continue
		}
		for _, v := range o.GetAll(c.Operands[0].Name) {
			if len(out) == len(args) {
				return out
			}
			out = append(out, EntryArg{c, v, args[len(out)]})
		}
	}
	return out
}

// EntryArguments implements ir.EntryArguments.
func (*Construct) EntryArguments(o *ir.Op) (list []ir.EntryArgument) {
	for _, e := range EntryArgs(o) {
		how := ir.Unrelated
		switch e.Clause {
		case MapEntry, HostEval:
			how = ir.Alias
		case PrivateClause, PrivateMap:
			switch {
			case o.Attr(accc.Lastprivate.Name) != nil:
				how = ir.CombinedCopy
			case IsFirstprivate(o, e.Inner):
				how = ir.InitializedCopy
			default:
				how = ir.PrivateCopy
			}
		case ReductionClause:
			how = ir.CombinedCopy
		}
		list = append(list, ir.EntryArgument{Inner: e.Inner, Outer: e.Outer, How: how})
	}
	return list
}

// mapping is the ir.Mirrors of map.info; borrowing the ir.Borrows of directives that map variables without a region for the device.
type (
	mapping   struct{}
	borrowing struct{}
)

// Mirror implements ir.Mirrors.
func (mapping) Mirror(o *ir.Op) (of *ir.Value, how ir.Mirror) {
	if IsByCopy(o) {
		return o.Get("var_ptr"), ir.InitializedCopy
	}
	return o.Get("var_ptr"), ir.DeviceCopy
}

// BorrowsOperands implements ir.Borrows.
func (borrowing) BorrowsOperands(*ir.Op) {}

// EntryEnd is the number of region arguments of a construct up to and with those of a clause: where a further one goes.
func EntryEnd(o *ir.Op, clause *Clause) int {
	n := 0
	for _, c := range clausesOf[o.Def()] {
		if c.Entry {
			n += len(o.GetAll(c.Operands[0].Name))
		}
		if c == clause {
			break
		}
	}
	return n
}

// IsFirstprivate reports whether an argument of a construct's region is a copy that has the value of its variable.
func IsFirstprivate(o *ir.Op, inner *ir.Value) bool {
	syms, _ := o.Attr("private_syms").(*ir.ArrayAttr)
	n := 0
	for _, e := range EntryArgs(o) {
		if e.Clause != PrivateClause {
			continue
		}
		if e.Inner == inner && syms != nil && n < len(syms.Elems) {
			ref, _ := syms.Elems[n].(*ir.SymbolRefAttr)
			if ref == nil {
				return false
			}
			recipe := ir.LookupSymbolRef(o, ref)
			if recipe == nil {
				return false
			}
			kind, _ := DataSharingEnum.Of(recipe.Attr("data_sharing_type"))
			return kind == 1
		}
		n++
	}
	return false
}

// AtomicKind tells the atomic operations apart.
type AtomicKind uint8

// The atomic operations.
const (
	AtomicReads AtomicKind = iota
	AtomicWrites
	AtomicUpdates
	AtomicCaptures
)

// Atomic is the interface of atomic operations.
type Atomic struct{ Kind AtomicKind }

// Order implements ir.Orders: a relaxed operation, as one without a memory order is, orders nothing but its variable.
func (*Atomic) Order(o *ir.Op) ir.Order {
	n, ok := MemoryOrderEnum.Of(o.Attr("memory_order"))
	if !ok {
		return 0
	}
	switch MemoryOrderEnum.Keyword(n) {
	case "relaxed":
		return 0
	case "acquire":
		return ir.Acquire
	case "release":
		return ir.Release
	}
	return ir.Acquire | ir.Release
}

// InterfaceNames implements ir.NamedInterface.
func (*Wrapper) InterfaceNames() []string {
	return []string{"LoopWrapperInterface", "ComposableOpInterface"}
}

// InterfaceNames implements ir.NamedInterface.
func (*Construct) InterfaceNames() []string { return []string{"BlockArgOpenMPOpInterface"} }

// InterfaceNames implements ir.NamedInterface.
func (a *Atomic) InterfaceNames() []string {
	return []string{[...]string{AtomicReads: "AtomicReadOpInterface", AtomicWrites: "AtomicWriteOpInterface",
		AtomicUpdates: "AtomicUpdateOpInterface", AtomicCaptures: "AtomicCaptureOpInterface"}[a.Kind]}
}
