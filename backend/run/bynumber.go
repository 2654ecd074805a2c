package run

import (
	"slices"
	"strings"

	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/ir"
	"accc/ir/memory"
)

// fnThreadNumber is the function by which a program asks which thread it is.
const fnThreadNumber = "omp_get_thread_num"

// A byNumber knows which operations of a module may depend on the number of the thread: by values that are computed from it, by memory that holds
// these, and by what decides whether they run. Where that cannot be known, they may.
type byNumber struct {
	m        *memory.Analysis
	module   *ir.Op
	all      bool // everything may
	values   map[*ir.Value]bool
	objects  map[*memory.Object]bool
	unknown  bool               // memory of which nothing is known may hold the number
	regions  map[*ir.Op]bool    // operations whose regions run for some numbers only
	blocks   map[*ir.Block]bool // and such blocks
	bodies   map[*ir.Op]bool    // functions that are called there
	returned map[*ir.Op]bool    // functions that return such a value
	captured bool               // what is given to threads and tasks may hold the number
	changed  bool
}

// newByNumber returns nil where the module never asks.
func newByNumber(module *ir.Op, m *memory.Analysis) *byNumber {
	asked := false
	ir.Walk(module, func(o *ir.Op) bool {
		asked = asked || isCallOf(o, fnThreadNumber)
		return !asked
	})
	if !asked {
		return nil
	}
	n := &byNumber{m: m, module: module, values: map[*ir.Value]bool{}, objects: map[*memory.Object]bool{}, regions: map[*ir.Op]bool{},
		blocks: map[*ir.Block]bool{}, bodies: map[*ir.Op]bool{}, returned: map[*ir.Op]bool{}}
	for n.changed = true; n.changed && !n.all; {
		n.changed = false
		ir.Walk(module, func(o *ir.Op) bool {
			n.step(o)
			return !n.all
		})
	}
	return n
}

// depends reports whether an operation that accesses memory, at an address that it has, may depend on the number.
func (n *byNumber) depends(o *ir.Op) bool {
	if n == nil {
		return false
	}
	if n.all || n.guarded(o) {
		return true
	}
	if list, ok := accesses[o.Name()]; ok {
		return slices.ContainsFunc(list, func(a access) bool { return n.values[o.Operand(a.address)] })
	}
	return slices.ContainsFunc(o.Operands(), func(v *ir.Value) bool { return n.values[v] })
}

// guarded reports whether an operation runs for some numbers only.
func (n *byNumber) guarded(o *ir.Op) bool {
	for ; o != nil; o = o.ParentOp() {
		if n.blocks[o.Parent()] || n.bodies[o] || o.ParentOp() != nil && n.regions[o.ParentOp()] {
			return true
		}
	}
	return false
}

func note[K comparable](n *byNumber, in map[K]bool, key K) {
	if !in[key] {
		in[key] = true
		n.changed = true
	}
}

func (n *byNumber) taint(list ...*ir.Value) {
	for _, v := range list {
		note(n, n.values, v)
	}
}

// holds notes that what an address leads to may hold the number.
func (n *byNumber) holds(addr *ir.Value) {
	t := n.m.Targets(addr)
	if t.Lost != nil {
		n.changed = n.changed || !n.unknown
		n.unknown = true
	}
	for _, l := range t.Of {
		note(n, n.objects, l.In)
	}
}

// mayHold reports whether what an address leads to may hold the number.
func (n *byNumber) mayHold(addr *ir.Value) bool {
	t := n.m.Targets(addr)
	if t.Lost != nil && (n.unknown || len(n.objects) > 0) {
		return true
	}
	return slices.ContainsFunc(t.Of, func(l memory.Location) bool {
		return n.objects[l.In] || n.unknown && l.In.Kind != memory.Local
	})
}

// carries reports whether a value may be computed from the number, or lead to what is.
func (n *byNumber) carries(v *ir.Value) bool {
	return n.values[v] || llvm.IsPtr(v.Type()) && len(n.objects) > 0 && n.mayHold(v)
}

func (n *byNumber) step(o *ir.Op) {
	tainted := slices.ContainsFunc(o.Operands(), func(v *ir.Value) bool { return n.values[v] })
	switch {
	case o == n.module:
	case isCallOf(o, fnThreadNumber):
		n.taint(o.Results()...)
	case ir.Is[ir.CallLike](o) && calleeOf(o) != "":
		n.call(o)
	case ir.Is[ir.CallLike](o):
		if tainted || n.guarded(o) {
			n.all, n.changed = true, true // who knows what it calls
		}
	case o.Is(fn.Return):
		if tainted || n.guarded(o) && o.NumOperands() > 0 {
			note(n, n.returned, o.ParentOp())
		}
	case accesses[o.Name()] != nil:
		n.access(o, tainted)
	case o.IsTerminator():
		n.leave(o, tainted)
	default:
		if tainted {
			n.taint(o.Results()...)
			if o.NumRegions() > 0 {
				n.control(o)
			}
		}
	}
}

// control notes that the regions of an operation run for some numbers only.
func (n *byNumber) control(o *ir.Op) {
	note(n, n.regions, o)
	n.taint(o.Results()...)
	for _, r := range o.Regions() {
		for _, b := range r.Blocks() {
			n.taint(b.Args()...)
		}
	}
}

func (n *byNumber) access(o *ir.Op, tainted bool) {
	guarded := n.guarded(o)
	from := false
	for _, a := range accesses[o.Name()] {
		from = from || !a.write && n.mayHold(o.Operand(a.address))
	}
	stores := tainted || guarded || from
	if o.Is(llvm.Store) {
		stores = stores || n.carries(o.Operand(0))
	}
	for _, a := range accesses[o.Name()] {
		if a.write && stores {
			n.holds(o.Operand(a.address))
		}
		from = from || a.write && o.NumResults() > 0 && n.mayHold(o.Operand(a.address))
	}
	if tainted || from {
		n.taint(o.Results()...)
	}
}

// leave follows values out of blocks and regions.
func (n *byNumber) leave(o *ir.Op, tainted bool) {
	p := o.ParentOp()
	if len(o.Successors()) == 0 {
		if tainted && p != nil && !p.Is(fn.Func) {
			n.control(p)
		}
		return
	}
	for _, b := range o.Successors() {
		if tainted {
			n.taint(b.Args()...)
		}
	}
	if len(o.Successors()) > 1 && n.values[o.Operand(0)] {
		work := slices.Clone(o.Successors())
		for len(work) > 0 {
			b := work[0]
			if work = work[1:]; n.blocks[b] {
				continue
			}
			note(n, n.blocks, b)
			n.taint(b.Args()...)
			work = append(work, b.Successors()...)
		}
	}
}

func (n *byNumber) call(o *ir.Op) {
	name := calleeOf(o)
	f := ir.SymbolIn(n.module, name)
	if watchCalls[name] != "" {
		return
	}
	if f == nil || f.NumRegions() == 0 || f.Region(0).Empty() {
		carries := slices.ContainsFunc(o.Operands(), n.carries)
		switch {
		case !carries:
		case strings.HasPrefix(name, "__accc_"):
			if !n.captured {
				n.captured, n.changed = true, true
				n.capture()
			}
			n.taint(o.Results()...)
		default:
			n.taint(o.Results()...)
			for _, v := range o.Operands() {
				if llvm.IsPtr(v.Type()) {
					n.holds(v)
				}
			}
		}
		return
	}
	if n.guarded(o) {
		note(n, n.bodies, f)
	}
	for i, p := range f.Region(0).Entry().Args() {
		if i >= o.NumOperands() {
			break
		}
		v := o.Operand(i)
		if n.values[v] {
			n.taint(p)
		}
		if !llvm.IsPtr(v.Type()) {
			continue
		}
		if n.mayHold(v) {
			n.holds(p)
		} else if n.mayHold(p) {
			n.holds(v)
		}
	}
	if n.returned[f] {
		n.taint(o.Results()...)
	}
}

// capture notes that all that threads and tasks are given may hold the number.
func (n *byNumber) capture() {
	called := map[string]bool{}
	ir.Walk(n.module, func(o *ir.Op) bool {
		if o.Is(fn.Call) {
			called[calleeOf(o)] = true
		}
		return true
	})
	for _, f := range n.module.Region(0).Entry().Ops() {
		if !f.Is(fn.Func) || f.Region(0).Empty() || called[ir.SymbolName(f)] {
			continue
		}
		args := f.Region(0).Entry().Args()
		for _, p := range args[min(2, len(args)):] { // after the rank and the size
			n.taint(p)
			if llvm.IsPtr(p.Type()) {
				n.holds(p)
			}
		}
	}
}
