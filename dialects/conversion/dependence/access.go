package dependence

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"accc/dialects/acc"
	"accc/dialects/omp"
	"accc/ir"
	"accc/ir/memory"
	"accc/sym"
)

// An object is memory: what an address leads to or, as data, what the descriptor at the address describes.
type object struct {
	base *ir.Value
	data bool
}

// An access is a read or write of size bytes in an object, at the sum of subscripts*stride + offset.
type access struct {
	object
	op     *ir.Op
	addr   *ir.Value
	dims   map[string]dim // by stride
	offset int64
	size   int64 // 0: unknown
	write  bool
	vague  bool   // a subscript is not understood
	why    string // what of it is not, where that is known
	always bool   // every iteration executes it
}

// isElement reports whether subscripts choose a part of the object.
func (x *access) isElement() bool {
	for _, d := range x.dims {
		if len(d.at) > 0 {
			return true
		}
	}
	return x.vague
}

// A dim is a subscript. Neighbours are stride bytes apart, and at least least bytes, where that is known.
type dim struct {
	at, stride sym.Poly
	least      int64
}

// collect notes all accesses of the loop.
func (a *analysis) collect() {
	ir.Walk(a.loop, func(o *ir.Op) bool {
		if _, counts := ir.As[ir.CountingLoop](o); counts && o != a.loop {
			a.privates(o)
			a.control(o, a.inner)
		}
		return true
	})
	ir.Walk(a.loop, func(o *ir.Op) bool {
		x, ok := ir.As[ir.Accesses](o)
		_, counts := ir.As[ir.CountingLoop](o)
		switch {
		case o == a.loop:
		case ok:
			a.accessesOf(o, x)
		case o.Is(acc.Loop):
			for _, v := range acc.SlotReduction.Operands(o) {
				if r := v.Op(); r != nil && r.Is(acc.Reduction) {
					a.access(o, ir.Access{Addr: acc.Var(r)}, 0)
					a.access(o, ir.Access{Addr: acc.Var(r), Write: true}, 0)
				}
			}
		case counts:
		default:
			if why := a.refuse(o); why != "" {
				a.fail(o, why)
			}
		}
		return true
	})
}

// refuse says why an operation that is not an access keeps a loop from being parallel; "" if it does not.
func (a *analysis) refuse(o *ir.Op) string {
	_, object := ir.As[ir.Identifies](o)
	_, wrapper := ir.As[*omp.Wrapper](o)
	_, calls := ir.As[ir.CallLike](o)
	switch {
	case calls:
		if !onlyComputes(o) {
			return "it calls a function"
		}
	case object, wrapper, o.Is(acc.Private), o.Is(acc.Firstprivate), o.Is(acc.Reduction), o.Is(acc.Bounds), o.Is(acc.Cache):
	case o.IsTerminator():
	case o.Def().Dialect == acc.Dialect, o.Def().Dialect == omp.Dialect:
		return "it holds " + o.Name()
	case o.NumRegions() > 0, !touchesMemory(o):
	default:
		return "it holds " + o.Name()
	}
	return ""
}

// onlyComputes reports whether a call is that of a function that computes its result from numbers and does nothing else.
func onlyComputes(call *ir.Op) bool {
	f := memory.CalleeOf(call).Library
	return f != nil && f.IsPure()
}

// touchesMemory reports whether an operation may have an effect on ordinary memory.
func touchesMemory(o *ir.Op) bool {
	effects, known := ir.EffectsOf(o)
	return !known || slices.ContainsFunc(effects, func(e ir.Effect) bool { return e.Resource == "" })
}

// accessesOf notes what an operation reads and writes.
func (a *analysis) accessesOf(o *ir.Op, x ir.Accesses) {
	list, plain := x.Accesses(o)
	if !plain {
		a.fail(o, "it accesses memory in a way that is not understood")
		return
	}
	for _, x := range list {
		size, ok := a.expr(x.Size)
		n, known := size.Constant()
		if !ok || !known {
			a.fail(o, "it accesses blocks of memory")
			return
		}
		if x.Write && x.Value != nil && leads(x.Value.Type()) && !a.isPrivate(x.Addr) {
			a.fail(o, "it stores a pointer")
		}
		a.access(o, x, n)
	}
}

// leads reports whether values of a type are addresses or descriptors.
func leads(t ir.Type) bool {
	_, pointer := t.(ir.PointerLike)
	_, descriptor := t.(ir.Mappable)
	return pointer || descriptor
}

// access notes an access; size 0 is one of unknown size.
func (a *analysis) access(o *ir.Op, x ir.Access, size int64) {
	if a.isPrivate(x.Addr) {
		return
	}
	if !x.Write && a.isConstant(x.Addr) {
		return
	}
	p, ok := a.pointer(x.Addr)
	if !ok {
		a.fail(o, "it follows a pointer that is not understood")
		return
	}
	if a.step(&p, x.Subscripts); p.vague {
		size = 0
	}
	p.op, p.addr, p.size, p.write, p.always = o, x.Addr, size, x.Write, a.always(o)
	if id, ok := ir.IdentityOf(p.base); ok && !p.data {
		switch {
		case id.Fresh && within(p.base.Op(), a.loop):
			return // through a pointer to a variable of the iteration
		case id.Local && a.gangs:
			if x.Write {
				a.note(p, p)
				a.fail(o, fmt.Sprintf("%s is the same variable in all iterations", a.name(p.base)))
			}
			return
		case id.Local && a.ofThread(p.base.Op()):
			return
		}
	}
	if a.isNew(&p) {
		a.accesses = append(a.accesses, p)
	}
}

// isConstant reports whether an address leads into a variable that no program may write: no other access meets one that reads it.
func (a *analysis) isConstant(addr *ir.Value) bool {
	t := a.memory.Targets(addr)
	return t.Lost == nil && len(t.Of) == 1 && a.memory.IsConstant(t.Of[0].In)
}

// isNew reports whether an access is the first one of its kind to its memory: what holds for it holds for the others.
func (a *analysis) isNew(p *access) bool {
	var key strings.Builder
	fmt.Fprintf(&key, "%s %t %t %d %d", a.id("o", p.object), p.write, p.always, p.offset, p.size)
	for _, stride := range slices.Sorted(maps.Keys(p.dims)) {
		fmt.Fprintf(&key, " %s: %s", stride, p.dims[stride].at)
	}
	if a.kinds[key.String()] {
		return false
	}
	a.kinds[key.String()] = true
	return true
}

// ofThread reports whether a variable belongs to the thread that runs a part of the loop.
func (a *analysis) ofThread(variable *ir.Op) bool {
	p := ir.ParentOf(a.loop, omp.Parallel)
	return p != nil && within(variable, p)
}

// pointer takes an address apart.
func (a *analysis) pointer(v *ir.Value) (access, bool) {
	at, ok := a.memory.PlaceOf(v)
	if !ok {
		return access{}, false
	}
	p := access{object: object{at.Base, at.Described}, dims: map[string]dim{}, offset: at.Offset, vague: at.Vague}
	id, identified := ir.IdentityOf(p.base)
	switch o := p.base.Op(); {
	case o == nil:
		ok = !isArgument(p.base, a.loop)
	case identified && id.Global != nil:
		// On the device a global is at an address that the host does not know.
		ok, p.base = !a.gangs, a.global(id, p.base)
	default:
		ok = !within(o, a.loop) || id.Fresh
	}
	if at.Name != "" {
		a.named[p.base] = at.Name
	}
	a.step(&p, at.Subscripts)
	return p, ok
}

// global is the address that stands for a global variable: the first that was met.
func (a *analysis) global(id ir.Identity, v *ir.Value) *ir.Value {
	if a.globals[id.Global.Root] == nil {
		a.globals[id.Global.Root] = v
	}
	return a.globals[id.Global.Root]
}

// isArgument reports whether the argument of a block is one of a block inside of an operation.
func isArgument(v *ir.Value, outer *ir.Op) bool {
	p := v.Block().ParentOp()
	return p == outer || within(p, outer)
}

// A descriptorStride is the distance between elements that a descriptor has.
type descriptorStride struct {
	object
	dim int
}

// step adds subscripts. Those with the same stride are of the same dimension.
func (a *analysis) step(p *access, list []ir.Subscript) {
	for _, s := range list {
		at, ok := a.expr(s.Index)
		if !ok {
			p.vague, p.why = true, cmp.Or(p.why, a.unclear(s.Index))
			continue
		}
		n := dim{at: at, least: s.Unit}
		if s.Stride == nil {
			n.stride = sym.Of(a.id("d", descriptorStride{p.object, s.Dim}))
		} else if n.stride, ok = a.expr(s.Stride); !ok {
			p.vague = true
			continue
		} else if n.least, ok = n.stride.Constant(); !ok {
			n.least = n.stride.Least()
		}
		key := n.stride.String()
		n.at = p.dims[key].at.Plus(at, 1)
		p.dims[key] = n
	}
}

// name is how a reason calls an object.
func (a *analysis) name(v *ir.Value) string {
	if n := ir.NameOf(v.Loc()); n != "" {
		return n
	}
	if v.Op() != nil {
		if n := v.Op().StringAttr("name"); n != "" {
			return n
		}
	}
	if n := a.variable(v); n != "" {
		return n
	}
	return "a variable"
}

// variable is the user's name of an object, "" where nothing says it.
func (a *analysis) variable(v *ir.Value) string {
	if n := a.named[v]; n != "" {
		return n
	}
	if id, ok := ir.IdentityOf(v); ok && id.Name != "" {
		return id.Name
	}
	if v.Op() != nil {
		if _, entry := ir.As[*acc.DataEntry](v.Op()); entry {
			return variableIn(v.Op().StringAttr("name"))
		}
	} else if target := v.Block().ParentOp(); target != nil && target.Is(omp.Target) {
		for _, e := range omp.EntryArgs(target) {
			if e.Inner == v && e.Outer.Op() != nil && e.Outer.Op().Is(omp.MapInfo) {
				return variableIn(e.Outer.Op().StringAttr("name"))
			}
		}
	}
	return ir.NameOf(v.Loc())
}

// variableIn is the variable in the text of a clause: a of a[0:n].
func variableIn(text string) string {
	if i := strings.IndexAny(text, "[("); i > 0 {
		text = text[:i]
	}
	return text
}
