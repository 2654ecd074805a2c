package transfer

import (
	"slices"

	"accc/dialects/acc"
	"accc/dialects/conversion/motion"
	"accc/dialects/fir"
	"accc/dialects/llvm"
	"accc/dialects/offload"
	"accc/dialects/omp"
	"accc/dialects/scf"
	"accc/ir"
	"accc/ir/memory"
	"accc/ir/memory/library"
)

// Whether the host needs what a construct copies back to it.

// isNeeded reports whether the values of an object on the host may be read after a construct. again: the construct reads them itself when it
// runs once more.
func (a *analysis) isNeeded(construct *ir.Op, x object, again bool) bool {
	if !a.dies(construct, x, again) {
		return true
	}
	return slices.ContainsFunc(a.ends(construct), func(end *ir.Op) bool { return a.isReadAfter(end, construct, x, again) })
}

// isReadAfter reports whether what runs after an operation in its function may read an object.
func (a *analysis) isReadAfter(o, construct *ir.Op, x object, again bool) bool {
	for ; ; o = o.ParentOp() {
		p := o.ParentOp()
		if p == nil {
			return true
		}
		if a.readLater(o, construct, x, again) {
			return true
		}
		if _, function := ir.As[ir.FunctionLike](p); function {
			return false
		}
		switch {
		case p.Is(scf.If), p.Is(fir.If), isData(p):
		case p.Is(scf.While), p.Is(scf.For), p.Is(fir.DoLoop), p.Is(fir.IterateWhile):
			if a.readsHost(p, construct, x, again) {
				return true
			}
		default:
			return true // threads, or what is not known to run what is inside in order
		}
	}
}

// readLater reports whether what runs after an operation in its region may read an object.
func (a *analysis) readLater(o, construct *ir.Op, x object, again bool) bool {
	for n := o.Next(); n != nil; n = n.Next() {
		if a.readsHost(n, construct, x, again) {
			return true
		}
	}
	seen := map[*ir.Block]bool{}
	next := slices.Clone(o.Parent().Successors())
	for len(next) > 0 {
		b := next[0]
		next = next[1:]
		if seen[b] {
			continue
		}
		seen[b] = true
		next = append(next, b.Successors()...)
		for in := b.First(); in != nil; in = in.Next() {
			if a.readsHost(in, construct, x, again) {
				return true
			}
		}
	}
	return false
}

// readsHost reports whether an operation may read an object of the host, itself or by what a clause transfers. The construct's own clause for it does not
// count unless again says so.
func (a *analysis) readsHost(o, construct *ir.Op, x object, again bool) (reads bool) {
	if o != construct && !a.isFree(o) {
		e := withTransfers()
		a.collect(o, e, false)
		reads = e.reader(x) != nil
	}
	ir.Walk(o, func(in *ir.Op) bool {
		if in == construct {
			reads = reads || again
			return false // clauses inside find the section present
		}
		if construct != nil && isDeclare(construct) && a.holds(construct, in) {
			return false
		}
		if l := languageOf(in); l != nil && in.NumRegions() == 0 || isData(in) || isCompute(in) {
			reads = reads || a.uploads(in, x)
		}
		return !reads && !isCompute(in)
	})
	return reads
}

// isFree reports whether an operation gives memory back, which reads none of it.
func (*analysis) isFree(o *ir.Op) bool {
	f := memory.CalleeOf(o).Library
	return o.Is(fir.FreeMem) || f != nil && f.Arg(0).Access == library.Frees
}

// uploads reports whether clauses of an operation may copy an object to the device.
func (a *analysis) uploads(o *ir.Op, x object) bool {
	return slices.ContainsFunc(motion.Actions(o), func(act offload.Action) bool {
		if act.Def != offload.Enter || act.How == offload.EntryCreate && !act.Partial {
			return false
		}
		objects, ok := a.variable(act.Entry)
		return !ok || slices.ContainsFunc(objects, func(y object) bool { return !distinct(x, y) })
	})
}

// dies reports whether nothing can read an object after the function that has the construct returns but what is seen of it: it is the function's own, or
// known to the main program alone.
func (a *analysis) dies(construct *ir.Op, x object, again bool) bool {
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
	return g != nil && isInternal(g) && (isMain(f) || !a.readsHost(f, construct, x, again)) && a.isKnownTo(f, name, x)
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
			known = (x.variable != "" || a.keeper().stays(o.Result(0))) && (function(o) == f || !a.readsHost(function(o), nil, x, false))
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
