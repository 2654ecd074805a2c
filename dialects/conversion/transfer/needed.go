package transfer

import (
	"slices"

	"accc/dialects/acc"
	"accc/dialects/conversion/motion"
	"accc/dialects/fir"
	"accc/dialects/llvm"
	"accc/dialects/offload"
	"accc/dialects/omp"
	"accc/ir"
	"accc/ir/memory"
)

// Whether the host needs what a construct copies back to it.

// isNeeded reports whether the values of a section on the host, which entry is about, may be read after a construct has copied them there. again: the construct reads them
// itself when it runs once more.
func (a *analysis) isNeeded(construct, entry *ir.Op, x object, again bool) bool {
	created := entry
	if again {
		created = nil
	}
	if !inOrder(construct) || !a.dies(construct, x, created) {
		return true
	}
	return slices.ContainsFunc(motion.Of(entry), func(act offload.Action) bool {
		return act.ToHost() && !a.readsOf(function(construct), x).Read(act).Without(copiesNothing(created)).IsNone()
	})
}

// A reader is an object, of which is asked who reads it on the host. Clauses in a construct that maps it find it on the device.
type reader struct{ subject }

// Extent implements motion.Subject.
func (r *reader) Extent(x offload.Action) motion.Extent {
	if x.Def == offload.Enter && r.isMapped(x.By, r.object) {
		return motion.None
	}
	return r.subject.Extent(x)
}

// copiesNothing reports whether a clause that was found to read an object on the host does so no more: it is taken to copy nothing, or has been made one that does.
func copiesNothing(created *ir.Op) func(o *ir.Op) bool {
	return func(o *ir.Op) bool {
		return o == created || o.Parent() == nil || kindOf(o) == 1 && !slices.ContainsFunc(motion.Of(o), func(x offload.Action) bool {
			return x.ToDevice() || x.Partial || x.How == offload.EntryFind
		})
	}
}

// readsOf returns who reads an object on the host in a function.
func (a *analysis) readsOf(f *ir.Op, x object) *motion.Flow {
	key := readKey{f, x}
	if a.reads[key] == nil {
		if a.reads == nil {
			a.reads = map[readKey]*motion.Flow{}
		}
		a.reads[key] = motion.OutlineOf(f).Reading(&reader{subject{analysis: a, code: a.codes(), object: x}})
	}
	return a.reads[key]
}

type readKey struct {
	f *ir.Op
	x object
}

// inOrder reports whether one thread runs the operations around an operation, in an order that is known.
func inOrder(o *ir.Op) bool {
	for p := o.ParentOp(); p != nil; p = p.ParentOp() {
		if _, function := ir.As[ir.FunctionLike](p); function {
			return true
		}
		if !isStructured(p) {
			return false
		}
	}
	return false
}

// readsFirst reports whether a function may read an object on the host that was there before it, or what it wrote to it there itself when it ran last. created is a data
// operation that is taken to copy nothing to the device, nil if there is none.
func (a *analysis) readsFirst(f *ir.Op, x object, created *ir.Op) bool {
	return !a.readsOf(f, x).ReadFirst().Without(copiesNothing(created)).IsNone()
}

// dies reports whether nothing can read an object after the function that has the construct returns but what is seen of it: it is the function's own, or
// known to the main program alone.
func (a *analysis) dies(construct *ir.Op, x object, created *ir.Op) bool {
	f := function(construct)
	switch {
	case x.isParameter():
		return false
	case x.address != nil:
		return x.address.Op() != nil && !x.data && (!memory.Allocates(x.address.Op()) || a.keeper().stays(x.address))
	}
	name := x.global
	if x.variable != "" {
		var known bool
		if name, known = a.storageOf(f, x.variable); !known {
			return false
		} else if name == "" {
			return !x.data || !returnsAddress(f)
		}
	}
	g := ir.LookupSymbol(a.module, name)
	return g != nil && isInternal(g) && (isMain(f) || !a.readsFirst(f, x, created)) && a.isKnownTo(f, name, x)
}

// storageOf is the global variable that holds a variable of Fortran, "" for one that the function has on its stack or allocates; known is false
// for arguments and what is found by other addresses.
func (*analysis) storageOf(f *ir.Op, variable string) (global string, known bool) {
	ir.Walk(f, func(o *ir.Op) bool {
		if o.StringAttr("uniq_name") != variable || !o.Is(fir.Declare) {
			return true
		}
		id, ok := ir.IdentityOf(o.Operand(0))
		switch {
		case !ok, isCompute(o.ParentOp()):
		case id.Global != nil:
			global, known = id.Global.Root, true
		case id.Local && id.Fresh && !hasPointer(o):
			known = true
		}
		return true
	})
	return global, known
}

// returnsAddress reports whether a function returns an address or a descriptor, which may be that of what its variables describe.
func returnsAddress(f *ir.Op) (some bool) {
	fn, _ := ir.As[ir.FunctionLike](f)
	for _, b := range fn.Body(f).Blocks() {
		some = some || slices.ContainsFunc(b.Terminator().Operands(), func(v *ir.Value) bool { return leads(v.Type()) })
	}
	return some
}

// hasPointer reports whether a declaration is that of a pointer.
func hasPointer(o *ir.Op) bool { return isPointer(fir.Pointee(o.Result(0).Type())) }

// isInternal reports whether a global variable has a name for this module alone.
func isInternal(g *ir.Op) bool { return g.StringAttr("linkName") == "internal" || llvm.IsLocal(g) }

// isMain reports whether a function is the main program, which runs once: nothing calls it.
func isMain(f *ir.Op) bool {
	name := f.StringAttr("sym_name")
	if name != "main" {
		return name == "_QQmain"
	}
	called := false
	ir.Walk(f.ParentOp(), func(o *ir.Op) bool {
		if c, ok := ir.As[ir.CallLike](o); ok && c.Callee(o) != nil {
			called = called || c.Callee(o).Root == name
		}
		return !called
	})
	return !called
}

// isKnownTo reports whether no other function reads a global variable, and nothing else may hold its address.
func (a *analysis) isKnownTo(f *ir.Op, name string, x object) bool {
	known := true
	ir.Walk(a.module, func(o *ir.Op) bool {
		if id, ok := identityOf(o); ok && id.Global != nil && id.Global.Root == name && known {
			known = (x.variable != "" || a.keeper().stays(o.Result(0))) && (function(o) == f || !a.readsFirst(function(o), x, nil))
		}
		return known
	})
	return known
}

func identityOf(o *ir.Op) (ir.Identity, bool) {
	if o.NumResults() == 0 {
		return ir.Identity{}, false
	}
	return ir.IdentityOf(o.Result(0))
}

// isOwn reports whether only the thread that runs an operation can access an object of the function around: nothing but that thread knows its address.
func (a *analysis) isOwn(at *ir.Op, x object) bool {
	v := x.address
	if x.variable != "" {
		v = stackOf(function(at), x.variable)
	}
	if v == nil || x.data {
		return false
	}
	m := memory.Around(at)
	t := m.Targets(v)
	if t.Lost != nil || len(t.Of) != 1 {
		return false
	}
	how, _ := m.Escapes(t.Of[0].In)
	return how <= memory.Lent
}

// stackOf is the memory of a variable of Fortran that a function has on its stack, nil for others.
func stackOf(f *ir.Op, variable string) (v *ir.Value) {
	ir.Walk(f, func(o *ir.Op) bool {
		if o.Is(fir.Declare) && o.StringAttr("uniq_name") == variable && !isCompute(o.ParentOp()) {
			if id, ok := ir.IdentityOf(o.Operand(0)); ok && id.Local && id.Fresh && !hasPointer(o) {
				v = o.Operand(0)
			}
		}
		return v == nil
	})
	return v
}

// A keeper follows an address to where something may keep it.
type keeper struct {
	*analysis
	seen map[*ir.Value]bool
}

func (a *analysis) keeper() *keeper { return &keeper{analysis: a, seen: map[*ir.Value]bool{}} }

// stays reports whether nothing that the function does keeps an address where it does not see it.
func (a *keeper) stays(v *ir.Value) bool {
	if a.seen[v] {
		return true
	}
	a.seen[v] = true
	for u := v.FirstUse(); u != nil; u = u.Next() {
		if !a.staysIn(u.Owner(), v) {
			return false
		}
	}
	return true
}

func (a *keeper) staysIn(o *ir.Op, v *ir.Value) bool {
	x, accesses := ir.As[ir.Accesses](o)
	_, calls := ir.As[ir.CallLike](o)
	_, entry := ir.As[*acc.DataEntry](o)
	_, exit := ir.As[*acc.DataExit](o)
	_, derives := ir.DerivationOf(resultOf(o))
	switch {
	case calls:
		if f := libraryOf(o); f != nil {
			return f.KeepsNothing() && (o.NumResults() == 0 || !leads(o.Result(0).Type()) || !o.Result(0).HasUses())
		}
		f := memory.CalleeOf(o).Body
		if f == nil {
			return false
		}
		entry := bodyOf(f).Entry()
		for i, arg := range o.Operands() {
			if arg == v && (i >= len(entry.Args()) || !a.stays(entry.Arg(i))) {
				return false
			}
		}
		return true
	case accesses:
		list, plain := x.Accesses(o)
		for _, x := range list {
			if x.Write && x.Value == v && (!plain || !a.staysAt(x.Addr)) {
				return false
			}
		}
		return true
	case entry, o.Is(omp.MapInfo), derives:
		return a.stays(o.Result(0))
	case exit, o.Is(acc.Data), isCompute(o), o.Is(acc.Update), o.Is(omp.TargetData), o.Is(omp.TargetUpdate),
		o.Is(acc.EnterData), o.Is(acc.ExitData), o.Is(omp.TargetEnterData), o.Is(omp.TargetExitData):
		for _, e := range omp.EntryArgs(o) {
			if e.Outer == v && !a.stays(e.Inner) {
				return false
			}
		}
		return true
	}
	return o.NumResults() == 1 && o.Result(0).Type() == ir.I1() // compared
}

// staysAt reports whether an address that is stored in a variable is not kept by what reads it there.
func (a *keeper) staysAt(variable *ir.Value) bool {
	id, ok := ir.IdentityOf(variable)
	if !ok || !id.Local || !id.Fresh {
		return false
	}
	return a.staysFrom(variable)
}

// staysFrom follows the reads of a variable that holds the address.
func (a *keeper) staysFrom(variable *ir.Value) bool {
	if a.seen[variable] {
		return true
	}
	a.seen[variable] = true
	for u := variable.FirstUse(); u != nil; u = u.Next() {
		o := u.Owner()
		x, accesses := ir.As[ir.Accesses](o)
		d, derives := ir.DerivationOf(resultOf(o))
		switch {
		case accesses:
			list, plain := x.Accesses(o)
			for _, x := range list {
				switch {
				case !plain, x.Addr != variable, x.Value == nil, x.Write && x.Value == variable:
					return false
				case !x.Write && !a.stays(x.Value):
					return false
				}
			}
		case derives && d.Whole(), o.Is(acc.Firstprivate):
			if !a.staysFrom(o.Result(0)) {
				return false
			}
		case o.Is(omp.MapInfo) && omp.IsByCopy(o):
			for _, target := range o.Result(0).Users() {
				for _, e := range omp.EntryArgs(target) {
					if e.Outer == o.Result(0) && !a.staysFrom(e.Inner) {
						return false
					}
				}
			}
		case isCompute(o):
		default:
			return false
		}
	}
	return true
}
