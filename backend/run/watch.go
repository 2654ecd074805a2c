package run

import (
	"slices"
	"strings"

	"accc/backend/wasm"
	"accc/dialects/accc"
	"accc/dialects/arith"
	"accc/dialects/conversion/build"
	"accc/dialects/conversion/offloadtorun"
	"accc/dialects/fir"
	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/dialects/omp"
	"accc/ir"
	"accc/ir/memory"
)

// The calls of watched code, which tell detectors what it does.
const (
	// fnNote (address, number of an accessSite) is noted before each access to memory that others may know of, fnAccess (address, size,
	// number of an accessSite) called before one of a size that is not constant.
	fnNote   = "__accc_note"
	fnAccess = "__accc_access"
	// fnGang (number) is called before a gang begins.
	fnGang = "__accc_gang"
	// fnNever (number of an accessSite) is called before a read of a private copy that nothing sets.
	fnNever = "__accc_never"
)

// watchCalls are the types of their parameters.
var watchCalls = map[string]string{fnNote: "li", fnAccess: "lli", offloadtorun.FnFresh: "pl", fnUnset: "pl", fnUnwound: "pl", fnGang: "i", fnNever: "i", fnPlace: "i", wasm.LogFlush: ""}

// watchParams are the types of the parameters of the calls that watched code makes.
func watchParams(name string) (params string, ok bool) {
	if params, ok = watchCalls[name]; !ok && watchFuncs[name] != nil {
		params, _, ok = offloadtorun.Signature(name)
	}
	return params, ok
}

// An accessSite is an access in the code.
type accessSite struct {
	At       location
	Name     string // of the variable, or ""
	Member   string // what follows that, down to the innermost member: ".x", "->next->x", "%x"
	Size     int64  // in bytes; 0: not constant
	Write    bool
	Atomic   bool
	Reads    bool   // the write depends on what was there
	Whole    bool   // it is a copy, of parts too that nobody uses
	Orders   bool   // what precedes it is before what follows another one that sees it
	Gone     bool   // it is no access: the variable ends with its procedure
	Numbered bool   // it may depend on the number of the thread
	Untold   bool   // it is a call that may fail, and nothing looks at its answer
	by       string // the directive or routine that does it; "": code of the program
	ends     bool   // by the end of the region of that directive
}

// A watcher inserts the calls of watched code. Host code and kernels share the numbers of sites.
type watcher struct {
	sites    []accessSite
	known    map[accessSite]int
	told     func(o *ir.Op) bool // all accesses of an operation are told of
	ordered  bool                // atomic directives order what is around them
	byNumber *byNumber
	host     bool // the code is that of the host
	// teams are the functions of teams, which their threads leave before the barrier where the team ends.
	teams []string
}

// watch inserts a call before every access of a module to memory that another thread may have the address of.
func (w *watcher) watch(module *ir.Op) {
	var list, variables []*ir.Op
	locals := map[*ir.Op]bool{}
	shared := map[*ir.Op]bool{}
	m := memory.New(module)
	m.Ignored = isFresh
	w.byNumber = newByNumber(module, m)
	known := func(alloca *ir.Op) bool {
		is, ok := shared[alloca]
		if !ok {
			is = alloca.Attr(accc.Lanes.Name) != nil || !m.IsPrivate(alloca.Result(0))
			shared[alloca] = is
			if !is {
				notFresh(alloca)
			}
		}
		return is
	}
	ir.Walk(module, func(o *ir.Op) bool {
		if _, ok := accesses[o.Name()]; ok || o.Is(llvm.LifetimeStart) || begins(o) {
			list = append(list, o)
		}
		switch {
		case o.Is(llvm.Alloca):
			variables = append(variables, o)
		case w.host && o.Is(llvm.AddressOf):
			if g := globalOf(o); g != nil && g.Attr(accc.Local.Name) != nil && !locals[g] {
				locals[g] = true
				w.ends(o, g.Attr("global_type"), 1)
			}
		}
		return true
	})
	told := func(o *ir.Op, a access) bool {
		t := m.Targets(o.Operand(a.address))
		if t.Lost != nil || len(t.Of) != 1 || t.Of[0].In.Kind != memory.Local {
			return true
		}
		return known(t.Of[0].In.Site.Op())
	}
	w.told = func(o *ir.Op) bool {
		return !slices.ContainsFunc(accesses[o.Name()], func(a access) bool { return !told(o, a) })
	}
	for _, o := range list {
		if o.Is(llvm.Alloca) {
			if known(o) {
				fresh(o.Next(), o)
			}
			continue
		}
		if ir.File(o.Loc) == nil && !o.Is(llvm.LifetimeStart) || handsOn(o) {
			continue // not of the program
		}
		if o.Is(llvm.LifetimeStart) {
			if a := o.Operand(0).Op(); a != nil && a.Is(llvm.Alloca) && known(a) {
				fresh(o, a)
			}
			continue
		}
		for _, a := range accesses[o.Name()] {
			if told(o, a) {
				w.access(o, a)
			}
		}
	}
	for _, o := range variables {
		if w.host && known(o) {
			w.gone(o, m)
		}
		if o.Attr(accc.Copy.Name) != nil {
			w.never(o, m)
		}
	}
	for name, params := range watchCalls {
		declareWatch(module, name, params)
	}
}

// never tells of a private copy of numbers that is read though nothing ever writes to it.
func (w *watcher) never(alloca *ir.Op, m *memory.Analysis) {
	t, ok := alloca.Attr("elem_type").(*ir.TypeAttr)
	if !ok || ir.NameOf(alloca.Loc) == "" || !ofNumbers(t.Type) {
		return
	}
	at := m.At(alloca.Result(0), 0)
	f := alloca.ParentOp()
	for f != nil && !f.Is(fn.Func) {
		f = f.ParentOp()
	}
	if len(at) != 1 || f == nil {
		return
	}
	reads, writes := m.Accesses(f, at[0])
	if len(writes) > 0 || len(reads) == 0 || !reads[0].Is(llvm.Load) || ir.File(reads[0].Loc) == nil {
		return
	}
	where := ir.File(reads[0].Loc)
	b := ir.Before(reads[0])
	watchCall(b, fnNever, arith.Int(b, ir.I32(), int64(w.number(accessSite{Name: ir.NameOf(alloca.Loc), At: location{where.File, where.Line, where.Col}}))))
}

// gone tells where a procedure returns of a variable whose address something may go on with.
func (w *watcher) gone(alloca *ir.Op, m *memory.Analysis) {
	f := alloca.ParentOp()
	name := ir.SymbolName(f)
	if !f.Is(fn.Func) || slices.Contains(w.teams, name) || name == "main" || name == "_QQmain" || ir.NameOf(alloca.Loc) == "" {
		return
	}
	t := m.Targets(alloca.Result(0))
	if len(t.Of) != 1 {
		return
	}
	if how, _ := m.Escapes(t.Of[0].In); how < memory.Lent || !build.IsConstant(alloca.Operand(0)) {
		return
	}
	count, _ := ir.ConstantInt(alloca.Operand(0))
	w.ends(alloca, alloca.Attr("elem_type"), count)
}

// globalOf is the global of an operation that takes its address.
func globalOf(o *ir.Op) *ir.Op {
	if s, ok := o.Attr("global_name").(*ir.SymbolRefAttr); ok {
		return ir.LookupSymbol(o, s.Root)
	}
	return nil
}

// ends tells where the function around the address of a variable returns that the variable ends.
func (w *watcher) ends(variable *ir.Op, of ir.Attribute, count int64) {
	t, ok := of.(*ir.TypeAttr)
	if !ok {
		return
	}
	size, _ := llvm.SizeOf(t.Type)
	f := variable.ParentOp()
	for f != nil && !f.Is(fn.Func) {
		f = f.ParentOp()
	}
	if f == nil {
		return
	}
	ir.Walk(f, func(o *ir.Op) bool {
		if at := ir.File(o.Loc); o.Is(fn.Return) && o.ParentOp() == f && at != nil && size*count > 0 {
			s := accessSite{Name: variableOf(variable.Result(0)), At: location{at.File, at.Line, at.Col}, Write: true, Gone: true, Size: size * count}
			e := build.Before(o)
			watchCall(e.Builder, fnNote, e.Value(llvm.Dialect, "ptrtoint", ir.I64(), variable.Result(0)), e.I32(int64(w.number(s))))
		}
		return true
	})
}

// isFresh reports whether an operation tells that a variable begins anew.
func isFresh(o *ir.Op) bool { return isCallOf(o, offloadtorun.FnFresh) }

func isCallOf(o *ir.Op, name string) bool {
	return o.Is(fn.Call) && calleeOf(o) == name
}

// calleeOf is the name of the function that a call is of.
func calleeOf(o *ir.Op) string {
	if s, ok := o.Attr("callee").(*ir.SymbolRefAttr); ok {
		return s.Root
	}
	return ""
}

// notFresh erases what tells that a variable begins anew which is noted nowhere.
func notFresh(alloca *ir.Op) {
	for _, o := range alloca.Result(0).Users() {
		if isFresh(o) {
			o.Erase()
		}
	}
}

// handsOn reports whether a store is that of a copyin clause, which has the location of the load before it: the primary thread writes
// to its own variable what it has, while others read that.
func handsOn(o *ir.Op) bool {
	if !o.Is(llvm.Store) {
		return false
	}
	to, from := o.Operand(1).Op(), o.Operand(0).Op()
	if to == nil || from == nil || !isCallOf(to, offloadtorun.FnThreadPrivate) || !from.Is(llvm.Load) {
		return false
	}
	a, b := ir.File(o.Loc), ir.File(from.Loc)
	return a != nil && b != nil && a.Line == b.Line && a.Col == b.Col && a.File == b.File
}

func declareWatch(module *ir.Op, name, params string) {
	if ir.SymbolIn(module, name) != nil {
		return
	}
	var types []ir.Type
	for _, c := range params {
		switch c {
		case 'i':
			types = append(types, ir.I32())
		case 'p':
			types = append(types, llvm.Ptr())
		default:
			types = append(types, ir.I64())
		}
	}
	ir.At(module.Region(0).Entry()).Op(fn.Func, ir.With{Regions: 1, Attrs: []ir.NamedAttr{
		{Name: "sym_name", Value: ir.String(name)},
		{Name: "function_type", Value: ir.TypeValue(ir.Func(types, nil))},
		{Name: "sym_visibility", Value: ir.String("private")}}})
}

// number is that of a site.
func (w *watcher) number(s accessSite) int {
	n, ok := w.known[s]
	if !ok {
		if w.known == nil {
			w.known = map[accessSite]int{}
		}
		n = len(w.sites)
		w.known[s] = n
		w.sites = append(w.sites, s)
	}
	return n
}

// access inserts the call before an operation.
func (w *watcher) access(o *ir.Op, a access) {
	s := accessSite{Name: variableOf(o.Operand(a.address)), Member: memberOf(o.Operand(a.address)), Write: a.write}
	if i := strings.IndexAny(s.Name, "[("); i > 0 {
		s.Name = s.Name[:i] // of a section
	}
	if at := ir.File(o.Loc); at != nil {
		s.At = location{at.File, at.Line, at.Col}
	}
	s.Atomic = llvm.IsAtomic(o)
	s.Numbered = w.byNumber.depends(o)
	switch o.Name() {
	case "llvm.intr.memcpy", "llvm.intr.memmove":
		s.Whole = !a.write || w.told(o) // of a copy of which only the write is told nothing else is known
	case "llvm.atomicrmw", "llvm.cmpxchg":
		s.Reads = true
	case "llvm.load":
		_, isStruct := o.Result(0).Type().(*llvm.StructType)
		_, isArray := o.Result(0).Type().(*llvm.ArrayType)
		s.Whole = isStruct || isArray
	}
	s.Orders = s.Atomic && (w.ordered || o.Attr(accc.Atomic.Name) == nil)
	b := ir.Before(o)
	b.Loc = o.Loc
	addr, size, fixed := a.extent(b, o)
	if s.Size = fixed; size == nil {
		if fixed > 0 {
			watchCall(b, fnNote, addr, arith.Int(b, ir.I32(), int64(w.number(s))))
		}
		return
	}
	watchCall(b, fnAccess, addr, size, arith.Int(b, ir.I32(), int64(w.number(s))))
}

// begins reports whether an operation makes a variable for which nothing else says where it begins: that is so where its function is called, or where the
// program comes to a variable whose size it computes. Iterations of a loop may each call it.
func begins(o *ir.Op) bool {
	if !o.Is(llvm.Alloca) || !o.ParentOp().Is(fn.Func) {
		return false
	}
	return !slices.ContainsFunc(o.Result(0).Users(), func(u *ir.Op) bool { return u.Is(llvm.LifetimeStart) })
}

// fresh tells before an operation that the variable of an alloca begins anew.
func fresh(o, alloca *ir.Op) {
	size, _ := llvm.SizeOf(alloca.Attr("elem_type").(*ir.TypeAttr).Type)
	e := build.Before(o)
	watchCall(e.Builder, offloadtorun.FnFresh, alloca.Result(0), e.Mul(e.Cast(alloca.Operand(0), ir.I64()), e.I64(size)))
}

func watchCall(b *ir.Builder, name string, args ...*ir.Value) {
	b.Op(fn.Call, ir.With{Operands: args, Attrs: []ir.NamedAttr{{Name: "callee", Value: ir.Symbol(name)}}})
}

// variableOf is the name of the variable that an address is in, or through which it was found; "" if nobody knows.
func variableOf(addr *ir.Value) string {
	for {
		o := addr.Op()
		if o == nil {
			return ir.NameOf(addr.Loc())
		}
		switch {
		case o.Is(llvm.GEP), o.Is(llvm.Load) && ir.NameOf(o.Loc) == "":
			addr = o.Operand(0)
		case o.Is(llvm.AddressOf):
			if name := ir.NameOf(o.Loc); name != "" {
				return name
			}
			s, _ := o.Attr("global_name").(*ir.SymbolRefAttr)
			if s == nil {
				return ""
			}
			return globalName(s.Root)
		default:
			return ir.NameOf(o.Loc)
		}
	}
}

// memberOf is the way from the variable that an address is in, or through which it was found, to the member that it is of; "" if
// there is none. Elements of arrays on the way are left out.
func memberOf(addr *ir.Value) string {
	path := ""
	for o := addr.Op(); o != nil; o = addr.Op() {
		name := ir.NameOf(o.Loc)
		switch {
		case o.Is(llvm.GEP):
			if strings.HasPrefix(name, ".") || strings.HasPrefix(name, "%") {
				path = name + path
			}
		case o.Is(llvm.Load):
			if member, ok := strings.CutPrefix(path, "."); ok {
				path = "->" + member
			}
			if name != "" {
				return path
			}
		default:
			return path
		}
		addr = o.Operand(0)
	}
	return path
}

// globalName is what the program calls a global variable: symbols of Fortran begin with its scopes, and those of static local variables
// of C with the function and a point.
func globalName(symbol string) string {
	if _, local, ok := strings.Cut(symbol, "."); ok && !strings.HasPrefix(symbol, "_Q") {
		symbol, _, _ = strings.Cut(local, ".")
	}
	return fir.UserName(symbol)
}

// ordersMemory reports whether the atomic directives of a program may order what is around them: one of them asks for it, or there is
// a flush.
func ordersMemory(module *ir.Op) bool {
	found := false
	relaxed, _ := omp.MemoryOrderEnum.Value("relaxed")
	ir.Walk(module, func(o *ir.Op) bool {
		if order, ok := omp.MemoryOrderEnum.Of(o.Attr("memory_order")); ok && o.Def().Dialect == omp.Dialect {
			found = found || order != relaxed
		}
		found = found || o.Is(omp.Flush)
		return !found
	})
	return found
}
