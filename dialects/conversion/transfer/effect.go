package transfer

import (
	"maps"
	"slices"
	"strings"

	"accc/dialects/acc"
	"accc/dialects/conversion/motion"
	"accc/dialects/fir"
	"accc/dialects/offload"
	"accc/ir"
	"accc/ir/memory"
	"accc/ir/memory/library"
)

// effects are what code does to memory.
type effects struct {
	// reads and writes have an operation that does it.
	reads, writes map[object]*ir.Op
	// frees are writes after which there is no memory.
	frees map[object]*ir.Op
	// unknown is an operation that may do anything to memory, or nil.
	unknown *ir.Op
	// acquires and releases are operations that order memory against other threads, or nil: what is not the thread's own may be written by these there, or read.
	// inTeam is one of both kinds that orders it against the other threads of the team alone. own reports whether an object is the thread's own.
	acquires, releases, inTeam *ir.Op
	own                        func(at *ir.Op, x object) bool
	// ends is an operation that may end the program, or nil.
	ends *ir.Op
	// transfers: what constructs of functions that are called do counts, and what they transfer.
	transfers bool
}

func newEffects() *effects {
	return &effects{reads: map[object]*ir.Op{}, writes: map[object]*ir.Op{}, frees: map[object]*ir.Op{}}
}

// withTransfers are effects to which those of constructs in functions belong.
func withTransfers() *effects {
	e := newEffects()
	e.transfers = true
	return e
}

// touch notes that an operation reads or writes objects.
func (e *effects) touch(o *ir.Op, list []object, known, read, write bool) {
	if !known {
		e.unknown = o
	}
	for _, x := range list {
		if read {
			e.reads[x] = o
		}
		if write {
			e.writes[x] = o
		}
	}
}

// free notes that an operation frees objects.
func (e *effects) free(o *ir.Op, list []object) {
	for _, x := range list {
		e.frees[x] = o
	}
}

// mayWrite reports whether an object may be written.
func (e *effects) mayWrite(x object) bool { return e.writer(x) != nil }

// writer is an operation that may write one of objects, or nil.
func (e *effects) writer(list ...object) *ir.Op {
	if o := e.among(e.writes, list); o != nil {
		return o
	}
	return e.ordered(list, e.acquires)
}

// reader is an operation that may read one of objects, or nil.
func (e *effects) reader(list ...object) *ir.Op {
	if o := e.among(e.reads, list); o != nil {
		return o
	}
	return e.ordered(list, e.releases)
}

// ordered is an operation by which other threads may access one of objects: at, or one that orders memory in the team.
func (e *effects) ordered(list []object, at *ir.Op) *ir.Op {
	for _, o := range []*ir.Op{at, e.inTeam} {
		if o != nil && slices.ContainsFunc(list, func(x object) bool { return !e.own(o, x) }) {
			return o
		}
	}
	return nil
}

// synchronize notes that an operation orders memory against other threads.
func (e *effects) synchronize(a *analysis, o *ir.Op, order ir.Order) {
	if order&(ir.Acquire|ir.Release) == 0 {
		return
	}
	e.own = a.isOwn
	switch {
	case order&ir.Team != 0:
		e.inTeam = o
	default:
		if order&ir.Acquire != 0 {
			e.acquires = o
		}
		if order&ir.Release != 0 {
			e.releases = o
		}
	}
}

// addOrder adds how other code orders memory, seen as that of the operation at, or of its own where that is nil.
func (e *effects) addOrder(other *effects, at *ir.Op) {
	for _, x := range []struct{ to, from **ir.Op }{{&e.acquires, &other.acquires}, {&e.releases, &other.releases}, {&e.inTeam, &other.inTeam}} {
		if *x.from == nil {
			continue
		}
		e.own = other.own
		if *x.to = *x.from; at != nil {
			*x.to = at
		}
	}
}

func (e *effects) among(touched map[object]*ir.Op, list []object) (first *ir.Op) {
	for w, o := range touched {
		if slices.ContainsFunc(list, func(x object) bool { return !distinct(w, x) }) && (first == nil || lineOf(o) < lineOf(first)) {
			first = o
		}
	}
	if first == nil {
		return e.unknown
	}
	return first
}

// lineOf is the line of an operation in the source, 0 where unknown.
func lineOf(o *ir.Op) int {
	if at := ir.File(o.Loc); at != nil {
		return at.Line
	}
	return 0
}

// add adds the effects of other code.
func (e *effects) add(other *effects) {
	maps.Copy(e.reads, other.reads)
	maps.Copy(e.writes, other.writes)
	maps.Copy(e.frees, other.frees)
	if other.unknown != nil {
		e.unknown = other.unknown
	}
	if other.ends != nil {
		e.ends = other.ends
	}
	e.addOrder(other, nil)
}

// An analysis is what is known of a module.
type analysis struct {
	module *ir.Op
	lang   language
	// slots are what pointer variables lead to; those in pending are being found out, cyclic tells that one was asked for meanwhile.
	slots   map[*ir.Value]slot
	pending map[*ir.Value]*slot
	cyclic  bool
	// apart are data operations whose variables are taken to be objects of their own.
	apart map[*ir.Op]object
	// functions are those that have been summarized, calls the operations that call each function, nil until they are asked for.
	functions map[*ir.Op]*summary
	calls     map[*ir.Op][]*ir.Op
	// sites are the calls whose constructs have been described in terms of the caller, by operations that are temporary.
	sites     map[*ir.Op][]unit
	temporary []*ir.Op
	// without are the clauses around loops that are not to be made.
	without []string
	// effectsOf are those of operations that motion has asked for.
	effectsOf *code
	// reads are who reads objects on the host, since updates have been changed.
	reads   map[readKey]*motion.Flow
	devices map[*ir.Op]*effects
	// declares are the data regions of declare directives.
	declares map[*ir.Op][]stretch
	// structures are the variables with pointers that have been examined, callers what is known of the calls of functions; nil until it is asked for.
	structures map[any]*structure
	callers    *callers
	enters     []offload.Action // what puts data on the device without a region; nil until it is asked for
	// dominance and from, where blocks are reached from, are those of regions as they are.
	dominance *ir.Dominance
	from      map[*ir.Region]map[*ir.Block][]*ir.Block
}

func newAnalysis(module *ir.Op, l language) *analysis {
	return &analysis{module: module, lang: l, slots: map[*ir.Value]slot{}, pending: map[*ir.Value]*slot{}, functions: map[*ir.Op]*summary{},
		sites: map[*ir.Op][]unit{}, devices: map[*ir.Op]*effects{}, declares: map[*ir.Op][]stretch{}, structures: map[any]*structure{}}
}

// device are the effects of what runs on the device in a construct: in its region, or in the compute constructs of a data construct.
func (a *analysis) device(construct *ir.Op) *effects {
	if e := a.devices[construct]; e != nil {
		return e
	}
	e := newEffects()
	a.devices[construct] = e
	if a.lang.isData(construct) || isDeclare(construct) {
		a.bodies(construct, func(o *ir.Op) {
			ir.Walk(o, func(in *ir.Op) bool {
				if a.lang.isCompute(in) {
					e.add(a.device(in))
					return false
				}
				a.constructsOf(in, e)
				return true
			})
		})
		return e
	}
	for _, v := range construct.Operands() {
		if v.Op() != nil && v.Op().Is(acc.Reduction) {
			a.collect(v.Op(), e, true)
		}
	}
	a.inside(construct, e, true)
	return e
}

// inside collects the effects of what is inside of an operation.
func (a *analysis) inside(o *ir.Op, e *effects, device bool) {
	a.bodies(o, func(in *ir.Op) { a.collect(in, e, device) })
}

// collect adds the effects of an operation, on the device or on the host. Host code does not include compute constructs.
func (a *analysis) collect(o *ir.Op, e *effects, device bool) {
	x, accesses := ir.As[ir.Accesses](o)
	_, calls := ir.As[ir.CallLike](o)
	order := ir.OrderOf(o)
	e.synchronize(a, o, order)
	switch {
	case languageOf(o) == a.lang:
		a.lang.directive(a, o, e, device)
	case languageOf(o) != nil:
		e.unknown = o
	case accesses:
		list, plain := x.Accesses(o)
		if !plain && len(list) == 0 {
			e.unknown = o
		}
		for _, x := range list {
			objects, ok := a.objects(x.Addr)
			e.touch(o, objects, ok, !x.Write || !plain, x.Write || !plain)
		}
	case calls:
		a.call(o, e, device)
	case order != 0 && o.NumOperands()+o.NumRegions() == 0: // a fence
	case o.NumRegions() > 0:
		if _, branches := ir.As[ir.RegionBranch](o); !branches && !o.Def().Has(ir.RecursiveEffects) {
			e.unknown = o
		}
		a.inside(o, e, device)
	default:
		a.other(o, e)
	}
}

// other adds the effects that the definition of an operation tells.
func (a *analysis) other(o *ir.Op, e *effects) {
	list, known := ir.EffectsOf(o)
	if !known && !o.IsTerminator() {
		e.unknown = o
	}
	for _, x := range list {
		switch {
		case x.Resource != "" || x.Kind == ir.AllocEffect:
		case x.On == "":
			e.unknown = o
		default:
			for _, v := range o.GetAny(x.On) {
				objects, ok := a.reachable(v)
				e.touch(o, objects, ok, x.Kind == ir.ReadEffect, x.Kind != ir.ReadEffect)
				if x.Kind == ir.FreeEffect {
					e.free(o, objects)
				}
			}
		}
	}
}

// reachable are the objects at an address and those that descriptors there describe.
func (a *analysis) reachable(v *ir.Value) (list []object, ok bool) {
	list, ok = a.objects(v)
	if d, has := a.described(v); has {
		list = append(slices.Clip(list), d...)
	} else if holdsDescriptor(v) {
		return list, false
	}
	return list, ok
}

// updated adds the effects of an atomic operation.
func (a *analysis) updated(o *ir.Op, e *effects) {
	for _, v := range o.Operands() {
		if leads(v.Type()) {
			objects, ok := a.objects(v)
			e.touch(o, objects, ok, true, true)
		}
	}
}

// leads reports whether values of a type are addresses or descriptors.
func leads(t ir.Type) bool {
	_, pointer := t.(ir.PointerLike)
	_, descriptor := t.(ir.Mappable)
	return pointer || descriptor
}

// isNumber reports whether values of a type lead to no memory.
func isNumber(t ir.Type) bool {
	switch t.(type) {
	case *ir.IntegerType, *ir.IndexType, *ir.FloatType, *ir.ComplexType:
		return true
	}
	return false
}

// libraryOf is what is known of the library function that an operation calls, if the operation does nothing to memory but what that says; else nil.
// Functions of Fortran's library call procedures of the program for objects of derived types.
func libraryOf(o *ir.Op) *library.Function {
	f := memory.CalleeOf(o).Library
	if f == nil || !f.IsLocal() || f.IsFortran() && slices.ContainsFunc(o.Operands(), leadsToRecords) {
		return nil
	}
	return f
}

// leadsToRecords reports whether an address, or one that it is another name of, is one of objects of a derived type.
func leadsToRecords(v *ir.Value) bool {
	for {
		if strings.Contains(ir.TypeString(v.Type()), "!fir.type<") || strings.Contains(ir.TypeString(v.Type()), "!fir.class<") {
			return true
		}
		d, ok := ir.DerivationOf(v)
		if !ok || !d.Whole() && d.Path != ir.Described {
			return false
		}
		v = d.From
	}
}

// call adds the effects of a call on the host or on the device.
func (a *analysis) call(o *ir.Op, e *effects, device bool) {
	callee := memory.CalleeOf(o)
	if callee.Body != nil {
		a.callOf(o, callee.Body, e, device)
		return
	}
	if callee.Library != nil && callee.Library.Does&library.Ends != 0 {
		e.ends = o
	}
	f := libraryOf(o)
	if f == nil {
		e.unknown = o
		return
	}
	for i, v := range o.Operands() {
		x := f.Arg(i).Access
		switch {
		case x == 0, x&library.Object != 0, isNumber(v.Type()), isOfLibrary(v):
		case !leads(v.Type()):
			e.unknown = o
		default:
			objects, ok := a.reachable(v)
			e.touch(o, objects, ok, x&library.Reads != 0, x&(library.Writes|library.Counts|library.Frees) != 0)
			if x&library.Frees != 0 {
				e.free(o, objects)
			}
		}
	}
}

// isOfLibrary reports whether an address is that of an object of Fortran's library, or none: the state of a statement for input or output, or an
// argument that is not there.
func isOfLibrary(v *ir.Value) bool {
	for {
		o := v.Op()
		if o == nil {
			return false
		}
		if _, ok := ir.As[ir.CallLike](o); ok {
			f := memory.CalleeOf(o).Library
			return f != nil && f.Result == library.Static
		}
		if o.Is(fir.Absent) || o.Is(fir.ZeroBits) {
			return true
		}
		d, ok := ir.DerivationOf(v)
		if !ok || !d.Whole() {
			return false
		}
		v = d.From
	}
}
