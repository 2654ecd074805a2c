package transfer

import (
	"fmt"
	"slices"
	"strings"

	"accc/dialects/acc"
	"accc/dialects/fir"
	"accc/dialects/llvm"
	"accc/dialects/scf"
	"accc/ir"
	"accc/ir/memory"
	"accc/sym"
)

// Which elements of a section host code accesses, so that an update there can be of those alone.

// A span is a range of indices of a dimension, which count from 0, as polynomials.
type span struct{ lower, upper sym.Poly }

func (s span) isOne() bool { return s.lower.Equal(s.upper) }

func (s span) equal(t span) bool { return s.lower.Equal(t.lower) && s.upper.Equal(t.upper) }

// count is how many indices there are, if that is known.
func (s span) count() (n int64, ok bool) {
	n, ok = s.upper.Plus(s.lower, -1).Constant()
	return n + 1, ok
}

// A box are elements of an array: a span for each dimension, innermost first.
type box []span

func (b box) equal(c box) bool { return slices.EqualFunc(b, c, span.equal) }

// A survey finds the elements of a section that host code of a block accesses.
type survey struct {
	*coverage
	scope *scope
	c     *candidate
	addr  *ir.Value
	// block is where the code is. values are those that the names of view stand for, missing for those that cannot be written in a directive.
	block  *ir.Block
	values map[string]*ir.Value
	// firsts are names of what the array's descriptor says of the first index of dimensions.
	firsts map[string]int64
	// loads are reads of memory that may change in the loop.
	loads []*ir.Op
	// extents are those of the array, nil for the outermost one of what a pointer leads to; mapped is what is on the device.
	extents []sym.Poly
	mapped  box
	// reads and writes are what the code accesses. sure are those of the writes that are certain to happen, element by element.
	reads, writes, sure []box
	// guarded: what is examined need not be executed where the update is. loose are the elements that such code accesses with indices that may be any numbers where
	// it is not executed, once for writes and once for reads; certain are those of other code.
	guarded bool
	loose   [2][]box
	certain []box
	// failed: it may access something else, too.
	failed bool
}

// survey examines the operations from first to last.
func (s *scope) survey(c *candidate, first, last *ir.Op) *survey {
	v := s.newView(first, newEffects())
	x := &survey{coverage: &coverage{view: v, host: true}, scope: s, c: c, addr: mappingOf(c.first).addr, block: first.Parent(), values: map[string]*ir.Value{}, firsts: map[string]int64{}}
	v.named = x.named
	x.failed = !x.shaped()
	for o := first; !x.failed; o = o.Next() {
		if c.rotation != nil {
			ir.Walk(o, func(in *ir.Op) bool {
				x.failed = x.failed || c.rotation.isStore(in)
				return !x.failed
			})
		}
		x.op(o, true)
		x.guarded = x.guarded || x.scope.hostOf(o).ends != nil // the program may have ended before what follows
		if o == last {
			break
		}
	}
	if !x.failed {
		x.settle()
		x.failed = !x.isStable(first, last)
	}
	return x
}

// shaped finds out what array it is, and what of it is mapped.
func (s *survey) shaped() bool {
	m := mappingOf(s.c.first)
	var outer []sym.Poly
	t := typeIn(m.typ)
	if a, ok := t.(*fir.ArrayType); ok {
		for i, n := range a.Shape {
			p := sym.Const(n)
			if n == ir.Dynamic {
				p = s.extentIn(m.addr, i)
			}
			s.extents = append(s.extents, p)
		}
	} else {
		for {
			a, ok := t.(*llvm.ArrayType)
			if !ok {
				break
			}
			outer = append([]sym.Poly{sym.Const(a.Len)}, outer...)
			t = a.Elem
		}
		s.extents = outer
	}
	for len(s.extents) < len(m.bounds) {
		s.extents = append(s.extents, nil)
	}
	for i, n := range s.extents {
		if n == nil && i < len(s.extents)-1 {
			return false
		}
		// Bounds of C are those of the outer dimensions.
		k := i - (len(s.extents) - len(m.bounds))
		if len(m.bounds) == 0 || k < 0 {
			if n == nil {
				return false
			}
			s.mapped = append(s.mapped, fully(n))
			continue
		}
		at, ok := s.spanOf(m.bounds[k].Op())
		if !ok {
			return false
		}
		if i < len(s.extents)-1 && !at.equal(fully(n)) {
			return false
		}
		s.mapped = append(s.mapped, at)
	}
	return len(s.extents) > 0 && s.isDeclared()
}

// isUpdate reports whether an operation is one of an update, besides the user's that the survey is about, and notes what others copy to the device.
func (s *survey) isUpdate(o *ir.Op) bool {
	of := o
	if _, entry := ir.As[*acc.DataEntry](o); entry || o.Is(acc.UpdateHost) {
		of = nil
		for _, u := range o.Results() {
			for _, d := range u.Users() {
				if d.Is(acc.Update) {
					of = d
				}
			}
		}
		if o.Is(acc.UpdateHost) {
			for _, d := range o.Operand(0).Users() {
				if d.Is(acc.Update) {
					of = d
				}
			}
		}
	}
	if of == nil || s.lang.updated(of) == nil {
		return false
	}
	if of == s.c.update || of != o {
		return true // others are examined where they are
	}
	for _, e := range s.lang.updated(of) {
		if objects, ok := s.variable(e); ok && !slices.ContainsFunc(objects, func(x object) bool { return !distinct(x, s.c.objects[0]) }) {
			continue
		}
		if copiesToHost(e) {
			continue // neither read nor written by code
		}
		at, ok := s.sectionOf(e)
		if !ok {
			s.failed = true
			return true
		}
		if !slices.ContainsFunc(s.sure, at.equal) {
			s.note(at, false, false)
		}
	}
	return true
}

// sectionOf are the elements that another data operation for the array is of.
func (s *survey) sectionOf(entry *ir.Op) (at box, ok bool) {
	m := mappingOf(entry)
	if m.unclear || m.addr != s.addr && !s.isSame(s.scope.whole(m.addr)) {
		return nil, false
	}
	for i, n := range s.extents {
		k := i - (len(s.extents) - len(m.bounds))
		switch {
		case len(m.bounds) > 0 && k >= 0:
			sp, ok := s.spanOf(m.bounds[k].Op())
			if !ok {
				return nil, false
			}
			at = append(at, sp)
		case n == nil:
			return nil, false
		default:
			at = append(at, fully(n))
		}
	}
	return at, true
}

// isDeclared reports whether the extents of an array of Fortran are constant, or in a descriptor, or in its declaration.
func (s *survey) isDeclared() bool {
	_, box := boxOf(s.addr).Type().(*fir.BoxType)
	if s.isOfC() || box || holdsDescriptor(s.addr) {
		return true
	}
	o := s.addr.Op()
	return o != nil && o.Is(fir.Declare) && len(o.GetAll("shape")) == 1 && o.GetAll("shape")[0].Op() != nil ||
		!slices.ContainsFunc(s.extents, func(p sym.Poly) bool { _, ok := p.Constant(); return !ok })
}

// spanOf are the indices that bounds select, if they select each between the first and the last one.
func (s *survey) spanOf(bounds *ir.Op) (at span, ok bool) {
	first, last, stride := operandOf(bounds, "lowerbound", "lower_bound"), operandOf(bounds, "upperbound", "upper_bound"), operandOf(bounds, "stride")
	if first == nil || last == nil {
		return at, false
	}
	if stride != nil && !isUnit(stride) && (stride.Op() == nil || !stride.Op().Is(fir.BoxDims) || stride.Index() != 2) {
		return at, false
	}
	lower, ok := s.value(first)
	upper, ok2 := s.value(last)
	return span{lower, upper}, ok && ok2
}

// extentIn is an extent that is not constant.
func (s *survey) extentIn(addr *ir.Value, dim int) sym.Poly {
	if p, ok := s.view.extentIn(addr, dim); ok {
		return p
	}
	if list, ok := s.objects(addr); ok && len(list) == 1 {
		return sym.Of(s.id(dimension{list[0], int64(dim), 1}))
	}
	return nil
}

// fully is the span of a dimension with an extent.
func fully(extent sym.Poly) span {
	return span{sym.Poly{}, extent.Plus(sym.Const(1), -1)}
}

// named names what an index is computed from: values that are the same wherever they are in the loop, or here.
func (s *survey) named(x *ir.Value) (sym.Poly, bool) {
	if o := x.Op(); o != nil && o.Is(fir.BoxDims) && x.Index() == 1 {
		dim, ok := ir.ConstantInt(o.Operand(1))
		if list, known := s.objects(o.Operand(0)); ok && known && len(list) == 1 {
			name := s.id(dimension{list[0], dim, 1})
			_, ok := s.key(x)
			return sym.Of(name), ok
		}
	}
	if y := unclamped(x); y != x { // of a loop that has no iteration where it is negative
		return s.value(y)
	}
	key, ok := s.key(x)
	name := s.id(key)
	switch o := x.Op(); {
	case o == nil:
	case o.Is(fir.BoxDims): // it cannot be written
		d, _ := ir.DerivationOf(o.Operand(0))
		if dim, constant := ir.ConstantInt(o.Operand(1)); constant && x.Index() == 0 && d.Path == ir.Described && s.isDescriptor(d.From) {
			s.firsts[name] = dim
		}
	case s.scope.holds(o):
		s.values[name] = x
	}
	return sym.Of(name), ok
}

// key is a text that values have in common which are the same.
func (s *survey) key(x *ir.Value) (text string, ok bool) {
	if text, ok = s.scope.key(x); ok {
		return text, true
	}
	o := x.Op()
	if o == nil || s.within(o) == nil || o.NumRegions() > 0 {
		return "", false
	}
	if addr := loaded(o); addr != nil {
		s.loads = append(s.loads, o)
	} else if !ir.IsPure(o) {
		return "", false
	}
	var b strings.Builder
	fmt.Fprintf(&b, "here %s#%d:%s", o.Name(), x.Index(), ir.TypeString(x.Type()))
	for i := range o.Def().Attrs {
		fmt.Fprintf(&b, " %p", o.Prop(i))
	}
	for _, v := range o.Operands() {
		k, ok := s.key(v)
		if !ok {
			return "", false
		}
		fmt.Fprintf(&b, " (%s)", k)
	}
	return b.String(), true
}

// within is the operation of the block that an operation is or is in, nil if there is none.
func (s *survey) within(o *ir.Op) *ir.Op { return s.block.Holding(o) }

// isStable reports whether what indices are read from is not written between the reads and the operations, nor by these.
func (s *survey) isStable(first, last *ir.Op) bool {
	for _, l := range s.loads {
		if at := s.within(l); at.Before(first) {
			first = at
		}
	}
	for o := first; ; o = o.Next() {
		e := s.scope.hostOf(o)
		for _, l := range s.loads {
			if list, ok := s.objects(loaded(l)); !ok || slices.ContainsFunc(list, e.mayWrite) || s.transfers(o) {
				return false
			}
		}
		if o == last {
			return true
		}
	}
}

// op follows an operation; sure: it is certain to be executed, once for all values of the loops around it.
func (s *survey) op(o *ir.Op, sure bool) {
	e := s.scope.hostOf(o)
	if s.c.update != nil && s.isUpdate(o) {
		return
	}
	if s.failed || e.reader(s.c.objects...) == nil && e.writer(s.c.objects...) == nil {
		return
	}
	x, accesses := ir.As[ir.Accesses](o)
	_, calls := ir.As[ir.CallLike](o)
	switch {
	case e.unknown != nil, e.acquires != nil, e.releases != nil, e.inTeam != nil:
		s.failed = true
	case accesses:
		list, plain := x.Accesses(o)
		s.failed = !plain
		for _, x := range list {
			s.access(x, sure)
		}
	case calls:
		s.call(o, e)
	case o.Is(fir.DoLoop), o.Is(scf.For):
		if !s.counting(o, func() { s.region(o.Region(0), sure) }) {
			s.failed = true
		}
	case o.Is(scf.While):
		condition := newEffects()
		for in := o.Region(0).Entry().First(); in != nil; in = in.Next() {
			condition.add(s.scope.hostOf(in))
		}
		if condition.reader(s.c.objects...) != nil || condition.writer(s.c.objects...) != nil {
			s.failed = true
		} else if !s.countingBy(o, func() { s.region(o.Region(1), sure) }) {
			s.perhaps(o.Region(1))
		}
	case o.Is(scf.If), o.Is(fir.If):
		for _, r := range o.Regions() {
			s.perhaps(r)
		}
	default:
		s.failed = true
	}
}

// perhaps follows a region that need not be executed.
func (s *survey) perhaps(r *ir.Region) {
	defer func(before bool) { s.guarded = before }(s.guarded)
	s.guarded = true
	s.region(r, false)
}

func (s *survey) region(r *ir.Region, sure bool) {
	if len(r.Blocks()) > 1 {
		defer func(before bool) { s.guarded = before }(s.guarded)
		s.guarded = true
	}
	for _, b := range r.Blocks() {
		for o := b.First(); o != nil; o = o.Next() {
			s.op(o, sure && len(r.Blocks()) == 1)
		}
	}
}

// access notes what an operation reads or writes, if that is in the array.
func (s *survey) access(x ir.Access, sure bool) {
	if !s.mayReach(x.Addr, s.c.objects) {
		return
	}
	base, subscripts, offset := path(x.Addr, x.Subscripts)
	mine, other := s.isBase(base)
	if other {
		return
	}
	size, known := constantOf(x.Size)
	if !mine || !known || len(subscripts) != len(s.extents) {
		s.failed = true
		return
	}
	if s.isOfC() {
		slices.Reverse(subscripts)
	}
	at := make(box, len(subscripts))
	apart := subscripts[0].Unit
	s.failed = offset < 0 || offset+size > apart
	for i, sub := range subscripts {
		p, ok := s.expr(sub.Index)
		at[i] = span{p, p}
		if stride, constant := constantOf(sub.Stride); s.isOfC() {
			ok = ok && constant && stride == apart
			if n, constant := s.extents[i].Constant(); constant {
				apart *= n
			} else if i < len(subscripts)-1 {
				ok = false
			}
		}
		s.failed = s.failed || !ok
	}
	if s.failed {
		return
	}
	dense, guarded := sure, s.isGuarded(at)
	for _, l := range slices.Backward(s.loops) {
		dense = s.over(at, l) && dense
	}
	s.add(at, x.Write, dense && size == subscripts[0].Unit, guarded)
}

// add notes elements, which are guarded if nothing may access them.
func (s *survey) add(at box, write, sure, guarded bool) {
	switch {
	case !guarded:
		s.certain = append(s.certain, at)
	case !s.isInside(at):
		i := 0
		if write {
			i = 1
		}
		s.loose[i] = append(s.loose[i], at)
		return
	}
	s.note(at, write, sure)
}

// settle notes the elements whose indices may be any numbers: those that are among others that are accessed for certain, or all elements.
func (s *survey) settle() {
	for i, list := range s.loose {
		for _, at := range list {
			if !slices.ContainsFunc(s.certain, func(b box) bool { return s.contains(b, at) }) {
				at = slices.Clone(s.mapped)
			}
			s.note(at, i == 1, false)
		}
	}
	s.loose = [2][]box{}
}

// isGuarded reports whether elements need not be accessed where the update is, other than in a loop that has no iterations for which there is none of them.
func (s *survey) isGuarded(at box) bool {
	return s.guarded || slices.ContainsFunc(s.loops, func(l iteration) bool {
		n, known := constantIn(l.count)
		return !at.dependsOn(l.symbol) && (!known || n < 1)
	})
}

// isInside reports whether elements are mapped whatever the values are that their indices are computed from.
func (s *survey) isInside(at box) bool {
	for i, m := range s.mapped {
		if at[i].equal(m) {
			continue
		}
		low, ok := at[i].lower.Plus(m.lower, -1).Constant()
		high, ok2 := m.upper.Plus(at[i].upper, -1).Constant()
		if !ok || !ok2 || low < 0 || high < 0 {
			return false
		}
	}
	return true
}

// dependsOn reports whether an index is computed from a symbol.
func (b box) dependsOn(symbol string) bool {
	return slices.ContainsFunc(b, func(at span) bool { return at.lower.Has(symbol) || at.upper.Has(symbol) })
}

// constantIn is the number that a polynomial is, if it is known and one.
func constantIn(p sym.Poly) (n int64, ok bool) {
	if p == nil {
		return 0, false
	}
	return p.Constant()
}

// over extends a box to all values of a loop's variable. It reports whether the box has no other elements.
func (s *survey) over(at box, l iteration) (dense bool) {
	n := 0
	dense = true
	for i, sp := range at {
		step, _, ok := sp.lower.Coefficient(l.symbol)
		up, _, ok2 := sp.upper.Coefficient(l.symbol)
		if !ok || !ok2 || !step.Equal(up) {
			s.failed = true
			return false
		}
		if len(step) == 0 {
			continue
		}
		by, constant := step.Constant()
		last := sym.Poly{}
		if n++; l.count != nil {
			last = l.count.Plus(sym.Const(1), -1)
		}
		if !constant || l.count == nil || l.count.Has(l.symbol) {
			s.failed = true
			return false
		}
		_, lower, _ := sp.lower.Coefficient(l.symbol)
		_, upper, _ := sp.upper.Coefficient(l.symbol)
		if by > 0 {
			upper = upper.Plus(last, by)
		} else {
			lower = lower.Plus(last, by)
		}
		// A language in which a section may not have a negative length: the loop must have iterations.
		if c, known := l.count.Constant(); s.isOfC() && (!known || c < 1) && !upper.Plus(lower, -1).Equal(s.mapped[i].upper.Plus(s.mapped[i].lower, -1)) {
			s.failed = true
			return false
		}
		dense = dense && (by == 1 || by == -1) && sp.isOne()
		at[i] = span{lower, upper}
	}
	return dense && n == 1
}

// constantOf is the number that an expression is, if it has no values.
func constantOf(e ir.Expr) (n int64, ok bool) {
	if e == nil {
		return 0, false
	}
	return e.Constant()
}

func (s *survey) note(at box, write, sure bool) {
	if !write {
		s.reads = append(s.reads, at)
		return
	}
	s.writes = append(s.writes, at)
	if sure {
		s.sure = append(s.sure, at)
	}
}

// isOfC reports whether the array is one of C, whose subscripts are outermost first.
func (s *survey) isOfC() bool { return llvm.IsPtr(s.addr.Type()) }

// path takes an address apart into the one that it is derived from, and how far it is from there.
func path(addr *ir.Value, more []ir.Subscript) (base *ir.Value, list []ir.Subscript, offset int64) {
	list = more
	for {
		d, ok := ir.DerivationOf(addr)
		if !ok || d.Path != ir.Within {
			return addr, list, offset
		}
		if d.Vague {
			return addr, nil, -1
		}
		list = append(slices.Clone(d.Subscripts), list...)
		offset += d.Offset
		addr = d.From
	}
}

// isBase reports whether an address is that of the array; other: it is that of another one that takes turns with it.
func (s *survey) isBase(base *ir.Value) (mine, other bool) {
	if r := s.c.rotation; r != nil {
		variable := (*ir.Value)(nil)
		if base.Op() != nil {
			variable = loaded(base.Op())
		}
		return variable == s.c.variables[0], slices.Contains(r.variables, variable) && variable != s.c.variables[0]
	}
	if holdsDescriptor(s.addr) {
		d, ok := ir.DerivationOf(base)
		return ok && d.Path == ir.Described && s.isDescriptor(d.From), false
	}
	return s.isSame(base), false
}

// isDescriptor reports whether an address is that of the array's descriptor.
func (s *survey) isDescriptor(addr *ir.Value) bool {
	return holdsDescriptor(s.addr) && s.isSame(s.scope.whole(addr))
}

// isSame reports whether an address is the one that the data operation has.
func (s *survey) isSame(addr *ir.Value) bool {
	x, ok := s.scope.key(addr)
	y, ok2 := s.scope.key(s.scope.whole(s.addr))
	return ok && ok2 && x == y
}

// call notes what a call of the library does to the parts of arrays whose descriptors it gets.
func (s *survey) call(o *ir.Op, e *effects) {
	if f := memory.CalleeOf(o).Library; f == nil || !f.IsFortran() {
		s.failed = true // it may access the array by its name, too
		return
	}
	for _, v := range o.Operands() {
		if !leads(v.Type()) || isOfLibrary(v) || !s.mayReach(v, s.c.objects) {
			continue
		}
		box := s.scope.whole(v).Op()
		if box == nil || !box.Is(fir.Embox) {
			s.failed = true
			return
		}
		at, ok := s.sliced(box)
		if s.failed = s.failed || !ok; s.failed {
			return
		}
		if e.reader(s.c.objects...) != nil {
			s.add(at, false, false, s.isGuarded(at))
		}
		if e.writer(s.c.objects...) != nil {
			s.add(at, true, false, s.isGuarded(at))
		}
	}
}

// sliced is the section whose descriptor an operation makes.
func (s *survey) sliced(o *ir.Op) (at box, ok bool) {
	base, subscripts, _ := path(o.Operand(0), nil)
	if mine, _ := s.isBase(base); !mine || len(subscripts) > 0 || len(o.GetAll("slice")) != 1 || o.GetAll("slice")[0].Op() == nil {
		return nil, false
	}
	slice := o.GetAll("slice")[0].Op()
	triples := slice.GetAll("triples")
	if !slice.Is(fir.Slice) || len(slice.GetAll("fields"))+len(slice.GetAll("substr")) > 0 || len(triples) != 3*len(s.extents) {
		return nil, false
	}
	for i := range s.extents {
		first, ok := s.origin(o.GetAll("shape"), i)
		lower, ok2 := s.value(triples[3*i])
		if !ok || !ok2 {
			return nil, false
		}
		lower = lower.Plus(first, -1)
		upper := lower
		if end := triples[3*i+1]; end.Op() == nil || !end.Op().Is(fir.Undefined) {
			if upper, ok = s.value(end); !ok {
				return nil, false
			}
			upper = upper.Plus(first, -1)
			step, ok := ir.ConstantInt(triples[3*i+2])
			if !ok || step == 0 {
				return nil, false
			}
			if step < 0 {
				lower, upper = upper, lower
			}
		}
		at = append(at, span{lower, upper})
	}
	return at, true
}

// origin is the first index of a dimension, as a shape says it.
func (s *survey) origin(shape []*ir.Value, dim int) (sym.Poly, bool) {
	if len(shape) == 0 || shape[0].Op() == nil {
		return nil, false
	}
	switch o := shape[0].Op(); {
	case o.Is(fir.Shape):
		return sym.Const(1), true
	case o.Is(fir.ShapeShift) && 2*dim < o.NumOperands():
		return s.value(o.Operand(2 * dim))
	}
	return nil, false
}
