package transfer

import (
	"fmt"
	"slices"

	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/dialects/conversion/section"
	"accc/dialects/llvm"
	"accc/ir"
	"accc/ir/memory"
)

// Pointers that are members of structures of C. What they lead to is an object of its own where all that is ever stored in the member is memory that was
// allocated for it, and where each use of the structure's address is seen.

// A structure is what is known of the pointers in a variable, by their distance from its beginning.
type structure struct {
	// values are those that are stored there. ok is false where something else may change them.
	values map[int64][]*ir.Value
	ok     bool
}

// distanceOf is how many bytes an address is from the one that it is derived from; ok is false where that is not a constant.
func distanceOf(d ir.Derivation) (n int64, ok bool) {
	if d.Path != ir.Within || d.Vague {
		return 0, false
	}
	n = d.Offset
	for _, s := range d.Subscripts {
		i, ok := constantOf(s.Index)
		stride, ok2 := constantOf(s.Stride)
		if !ok || i != 0 && !ok2 {
			return 0, false
		}
		n += i * stride
	}
	return n, true
}

// placeOf is where an address is: in which variable of C, memory or argument of the function, and how far from its beginning.
func (a *analysis) placeOf(v *ir.Value) (root *ir.Value, at int64, ok bool) {
	for {
		o := v.Op()
		if o == nil {
			_, function := ir.As[ir.FunctionLike](v.Block().ParentOp())
			return v, at, function && isPlainPointer(v.Type())
		}
		if _, entry := ir.As[*acc.DataEntry](o); entry && !o.Is(acc.Private) && !o.Is(acc.Firstprivate) && !o.Is(acc.Reduction) {
			v = acc.Var(o)
			continue
		}
		if id, identified := ir.IdentityOf(v); identified && (id.Fresh || id.Global != nil) || memory.Allocates(o) {
			return v, at, isPlainPointer(v.Type())
		}
		d, derived := ir.DerivationOf(v)
		switch {
		case !derived || d.Vague:
			return nil, 0, false
		case d.Path == ir.Pointed:
			if v = a.onlyValue(d.From); v == nil {
				return nil, 0, false
			}
		default:
			n, ok := distanceOf(d)
			if !ok {
				return nil, 0, false
			}
			at, v = at+n, d.From
		}
	}
}

// onlyValue is the one value that is ever stored in a variable, which a construct may have a copy of; nil if there is none.
func (a *analysis) onlyValue(variable *ir.Value) *ir.Value {
	v := &view{analysis: a, counters: map[*ir.Value]counter{}, ids: map[any]string{}, stores: map[*ir.Value]*stored{}}
	root, _ := v.original(variable)
	if s := v.storedAt(root); s.ok && len(s.by) == 1 {
		return s.values[0]
	}
	return nil
}

// member is the object that the pointer at an address in a structure leads to; ok is false where other memory may be the same.
func (a *analysis) member(addr *ir.Value) (x object, ok bool) {
	if d, derived := ir.DerivationOf(addr); !derived || d.Path != ir.Within || d.Whole() {
		return x, false
	}
	root, at, ok := a.placeOf(addr)
	if !ok {
		return x, false
	}
	return a.memberAt(root, at)
}

// memberAt is the same for the pointer that is somewhere in a structure.
func (a *analysis) memberAt(root *ir.Value, at int64) (x object, ok bool) {
	if !a.isFresh(root, at, nil) {
		return x, false
	}
	x = object{address: root, data: true, place: at + 1, own: root.Op() != nil}
	if id, identified := ir.IdentityOf(root); identified && id.Global != nil {
		x.address, x.global = nil, id.Global.Root
	}
	return x, true
}

// isFresh reports whether all that is ever stored somewhere in a structure is allocated for it. For an argument that is so if it is for all that callers pass.
func (a *analysis) isFresh(root *ir.Value, at int64, in []*ir.Value) bool {
	if slices.Contains(in, root) {
		return false // a function that calls itself
	}
	in = append(slices.Clip(in), root)
	if root.Op() == nil {
		f := root.Block().ParentOp()
		calls := a.callsOf(f)
		if len(calls) == 0 || !a.knowsCallers(f) {
			return false
		}
		for _, call := range calls {
			c, _ := ir.As[ir.CallLike](call)
			args := c.Arguments(call)
			if root.Index() >= len(args) {
				return false
			}
			outer, n, ok := a.placeOf(args[root.Index()])
			if !ok || !a.isFresh(outer, at+n, in) {
				return false
			}
		}
		return true
	}
	s := a.structureAt(root)

	return s.ok && len(s.values[at]) > 0 && !s.isOverlapped(at) && !slices.ContainsFunc(s.values[at], func(v *ir.Value) bool { return !isKeptOnce(v) })
}

const pointerSize = 8

// isOverlapped reports whether something is stored in a part of the pointer.
func (s *structure) isOverlapped(at int64) bool {
	for k, list := range s.values {
		for _, v := range list {
			size, err := section.Size(v.Type())
			if isPlainPointer(v.Type()) {
				size, err = pointerSize, nil
			}
			if err != nil || k != at && k < at+pointerSize && at < k+size {
				return true
			}
		}
	}
	return false
}

// isKeptOnce reports whether a value is the result of an allocator, which is stored in one place and compared at most, or a null pointer.
func isKeptOnce(v *ir.Value) bool {
	o := v.Op()
	if o == nil || !memory.Allocates(o) {
		return o != nil && o.Def().Has(ir.ConstantLike)
	}
	n := 0
	for _, u := range v.Users() {
		if _, value := storing(u); value == v {
			n++
		} else if u.NumResults() != 1 || u.Result(0).Type() != ir.I1() {
			return false
		}
	}
	return n == 1
}

// knowsCallers reports whether nothing but the module calls a function: it is local, or no other code runs in the program. Its address is not used.
func (a *analysis) knowsCallers(f *ir.Op) bool {
	if a.callers == nil {
		a.callers = &callers{addressed: map[string]bool{}, closed: ir.LookupSymbol(a.module, "main") != nil}
		ir.Walk(a.module, func(o *ir.Op) bool {
			c, calls := ir.As[ir.CallLike](o)
			switch {
			case calls && c.Callee(o) == nil:
				a.callers.closed = false
			case calls:
				a.callers.closed = a.callers.closed && (libraryOf(o) != nil || memory.CalleeOf(o).Body != nil)
			default:
				for _, s := range symbolsOf(o) {
					a.callers.addressed[s] = true
				}
			}
			return true
		})
	}
	name := f.StringAttr("sym_name")
	return !a.callers.addressed[name] && (f.StringAttr("sym_visibility") == "private" || isInternal(f) || a.callers.closed)
}

// symbolsOf are the symbols that the attributes of an operation name.
func symbolsOf(o *ir.Op) (names []string) {
	note := func(x ir.Attribute) {
		if s, ok := x.(*ir.SymbolRefAttr); ok {
			names = append(names, s.Root)
		}
	}
	for i := range o.Def().Attrs {
		note(o.Prop(i))
	}
	for _, x := range o.DiscardableAttrs() {
		note(x.Value)
	}
	return names
}

// callers are what is known of the calls of functions.
type callers struct {
	addressed map[string]bool
	// closed: all code of the program but that of libraries is in the module.
	closed bool
}

// structureAt finds what is stored in the memory at an address of a variable, or at the result of an allocator.
func (a *analysis) structureAt(root *ir.Value) *structure {
	id, identified := ir.IdentityOf(root)
	key := any(root)
	if identified && id.Global != nil {
		key = id.Global.Root
	}
	if s := a.structures[key]; s != nil {
		return s
	}
	s := &structure{values: map[int64][]*ir.Value{}, ok: true}
	a.structures[key] = s
	w := &structureWalk{analysis: a, structure: s, seen: map[*ir.Value]int64{}}
	if identified && id.Global != nil {
		g := ir.LookupSymbol(a.module, id.Global.Root)
		if s.ok = g != nil && (isInternal(g) || a.isClosed()) && isZero(g); !s.ok {
			return s
		}
		ir.Walk(a.module, func(o *ir.Op) bool {
			if x, is := identityOf(o); is && x.Global != nil && x.Global.Root == id.Global.Root {
				w.uses(o.Result(0), 0)
			} else if slices.Contains(symbolsOf(o), id.Global.Root) {
				s.ok = false
			}
			return s.ok
		})
		return s
	}
	w.uses(root, 0)
	return s
}

// isZero reports whether a global variable has no addresses when the program starts.
func isZero(g *ir.Op) bool {
	zero := true
	ir.Walk(g, func(o *ir.Op) bool {
		id, identified := identityOf(o)
		zero = zero && !(identified && id.Global != nil) && len(symbolsOf(o)) == 0
		return zero
	})
	return zero
}

// isClosed reports whether all code of the program is in the module.
func (a *analysis) isClosed() bool {
	a.knowsCallers(a.module)
	return a.callers.closed
}

// A structureWalk follows the addresses that lead into a structure.
type structureWalk struct {
	*analysis
	*structure
	seen map[*ir.Value]int64
}

// uses examines the uses of an address at a distance from the beginning.
func (w *structureWalk) uses(addr *ir.Value, at int64) {
	if n, seen := w.seen[addr]; seen {
		w.ok = w.ok && n == at
		return
	}
	w.seen[addr] = at
	for _, u := range addr.Users() {
		if !w.ok {
			return
		}
		w.use(u, addr, at)
	}
}

func (w *structureWalk) use(o *ir.Op, addr *ir.Value, at int64) {
	x, accesses := ir.As[ir.Accesses](o)
	c, calls := ir.As[ir.CallLike](o)
	_, entry := ir.As[*acc.DataEntry](o)
	_, exit := ir.As[*acc.DataExit](o)
	d, derives := ir.DerivationOf(resultOf(o))
	switch {
	case accesses:
		list, plain := x.Accesses(o)
		for _, x := range list {
			size, known := constantOf(x.Size)
			switch {
			case !plain || !known || len(x.Subscripts) > 0:
				w.ok = false
			case x.Addr == addr && x.Write && x.Value == nil:
				w.ok = w.ok && isZeroing(o)
			case x.Addr == addr && x.Write && !isPlainPointer(x.Value.Type()):
				// A number in place of a pointer is not followed.
				w.values[at] = append(w.values[at], x.Value)
				w.ok = w.ok && size <= pointerSize
			case x.Addr == addr && x.Write:
				w.values[at] = append(w.values[at], x.Value)
			case x.Addr == addr && x.Value == nil:
				w.ok = false // copied as a whole
			case x.Write && x.Value == addr:
				w.keptIn(x.Addr, at)
			}
		}
	case calls:
		w.passed(o, c, addr, at)
	case entry && (o.Is(acc.Private) || o.Is(acc.Firstprivate) || o.Is(acc.Reduction)):
		w.ok = false
	case entry && slices.Contains(o.GetAny("varPtrPtr"), addr) && acc.Var(o) != addr: // the device's copy of the pointer is set
	case entry:
		w.uses(o.Result(0), at)
	case derives && d.Path == ir.Within:
		n, ok := distanceOf(d)
		if !ok {
			// An element of an array in it: what is accessed there must not be a pointer, which its type tells.
			w.ok = w.ok && holdsNoPointers(o)
			return
		}
		w.uses(o.Result(0), at+n)
	case derives:
		// What a pointer in it leads to.
	case exit, languageOf(o) != nil && o.Def().Dialect == acc.Dialect && (o.NumRegions() > 0 || o.Is(acc.Update) || o.Is(acc.EnterData) || o.Is(acc.ExitData)):
	case o.NumResults() == 1 && o.Result(0).Type() == ir.I1(): // compared
	default:
		w.ok = false
	}
}

// holdsNoPointers reports whether an address computed with an index is that of numbers.
func holdsNoPointers(o *ir.Op) bool {
	t, ok := o.Attr("elem_type").(*ir.TypeAttr)
	if !ok {
		return false
	}
	elem := llvm.Innermost(t.Type)
	if s, ok := elem.(*llvm.StructType); ok && !isFlat(s) || !ok && !isNumber(elem) {
		return false
	}
	return !slices.ContainsFunc(o.Result(0).Users(), func(u *ir.Op) bool {
		addr, value := storing(u)
		switch {
		case addr != nil:
			return addr != o.Result(0) || isPlainPointer(value.Type())
		case loaded(u) != nil:
			return false
		}
		return elem == ir.I8() // any memory in bytes
	})
}

// isZeroing reports whether an operation stores zeros.
func isZeroing(o *ir.Op) bool {
	if !o.Is(llvm.Memset) {
		return false
	}
	n, ok := ir.ConstantInt(o.Operand(1))
	return ok && n == 0
}

// keptIn follows an address that is stored in a variable.
func (w *structureWalk) keptIn(variable *ir.Value, at int64) {
	id, ok := ir.IdentityOf(variable)
	if !ok || !id.Local || !id.Fresh || w.onlyValue(variable) == nil {
		w.ok = false
		return
	}
	w.reads(variable, at)
}

// reads follows what is read from a variable that holds the address.
func (w *structureWalk) reads(variable *ir.Value, at int64) {
	for _, u := range variable.Users() {
		switch {
		case loaded(u) == variable:
			w.uses(u.Result(0), at)
		case u.Is(acc.Firstprivate):
			w.reads(u.Result(0), at)
		}
	}
}

// passed follows an address that is the argument of a call.
func (w *structureWalk) passed(o *ir.Op, c ir.CallLike, addr *ir.Value, at int64) {
	name := c.Callee(o)
	switch f := memory.CalleeOf(o).Body; {
	case name == nil:
		w.ok = false
	case f != nil:
		entry := bodyOf(f).Entry()
		for i, arg := range c.Arguments(o) {
			if arg != addr {
				continue
			}
			if i >= len(entry.Args()) {
				w.ok = false
				return
			}
			w.uses(entry.Arg(i), at)
		}
	case name.Root == "free":
	default:
		w.ok = false
	}
}

// isPart reports whether a section is what a member of a structure leads to.
func (c *candidate) isPart() bool { return c.rotation == nil && c.objects[0].place > 0 }

// isByPointer reports whether a section is what a member leads to of a structure that a pointer leads to.
func (c *candidate) isByPointer() bool {
	if !c.isPart() || c.objects[0].variable != "" {
		return false
	}
	pointer := within(loaded(mappingOf(c.first).addr.Op()))
	return pointer.Op() != nil && loaded(pointer.Op()) != nil
}

// isWholeOfFortran reports whether a section is a variable with components that are sections of their own.
func (c *candidate) isWholeOfFortran() bool { return c.whole && c.objects[0].variable != "" }

// wholes decides about structures whose members lead to sections that stay on the device. Compilers map the members of a structure together, or the
// structure before them, so that all of it stays or nothing.
func (s *scope) wholes(list []candidate) {
	for i := range list {
		c := &list[i]
		if c.mapped || isArray(c.first) || len(c.objects) != 1 ||
			!slices.ContainsFunc(list, func(m candidate) bool { return m.isPart() && described(m.objects[0]) == c.objects[0] }) {
			continue
		}
		c.whole = true
		switch w := s.host.writer(c.objects...); {
		case c.kept != notArray:
		case slices.ContainsFunc(list, func(x candidate) bool {
			return x.objects[0] != c.objects[0] && slices.ContainsFunc(x.objects, func(y object) bool { return !distinct(c.objects[0], y) })
		}):
			c.kept = "a part of it is transferred, too"
		case w != nil:
			c.kept = fmt.Sprintf("the host may write it in line %d", lineOf(w))
		case s.onDevice.mayWrite(c.objects[0]):
			c.kept = "a construct writes it"
		case s.cycle != nil && c.isWholeOfFortran():
			c.kept = "the loop is left early"
		case !c.always:
			c.kept = "not every iteration transfers it"
		case slices.ContainsFunc(c.units, func(u unit) bool { return u.action != copyBoth && u.action != copyIn }):
			c.kept = "a clause other than copy and copyin is for it"
		default:
			c.action, c.kept = copyIn, ""
		}
	}
}

// together are those of the sections that can stay on the device of whose structures all else stays there that the loop transfers.
func together(list []candidate, stay []*candidate) []*candidate {
	apart := func(c *candidate) *candidate {
		for i := range list {
			x := &list[i]
			same := x.isPart() && described(x.objects[0]) == described(c.objects[0]) || x.whole && x.objects[0] == described(c.objects[0])
			if same && !x.mapped && !slices.ContainsFunc(stay, func(y *candidate) bool { return y.objects[0] == x.objects[0] }) {
				return x
			}
		}
		return nil
	}
	return slices.DeleteFunc(slices.Clone(stay), func(c *candidate) bool {
		if !c.isPart() && !c.whole {
			return false
		}
		x := apart(c)
		if x == nil {
			return false
		}
		source := c.units[0].source
		source.SetAttr(accc.Kept.Name, ir.String(fmt.Sprintf("'%s' is transferred in each iteration of the loop: '%s' of the same structure is, too", nameOf(source), nameOf(x.first))))
		return true
	})
}
