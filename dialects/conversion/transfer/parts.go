package transfer

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/dialects/arith"
	"accc/dialects/fir"
	"accc/dialects/omp"
	"accc/ir"
	"accc/ir/memory"
	"accc/ir/memory/library"
	"accc/sym"
)

// Parts of sections, for updates that transfer what host code needs.

// A narrowing are the parts of a section that are copied to the host before host code, and to the device after it.
type narrowing struct {
	*survey
	host, device needs
	// conditional: a part may be outside of what is mapped, and then the host alone has it.
	conditional bool
}

// A needs are parts of a section, or all of it.
type needs struct {
	parts []box
	all   bool
}

// mostParts bounds the parts that an update has of one section.
const mostParts = 4

// narrowing finds the parts that updates at host code have to transfer; nil: all of the section.
func (s *scope) narrowing(c *candidate, first, last *ir.Op) *narrowing {
	x := s.survey(c, first, last)
	if x.failed || c.isPart() && !x.isOfC() { // the first index of a component has no name before the loop
		return nil
	}
	n := &narrowing{survey: x}
	n.device = n.needs(x.writes)
	reads := slices.Clone(x.reads)
	for _, b := range n.device.parts {
		if !slices.ContainsFunc(x.sure, b.equal) {
			reads = append(reads, b) // the host may leave some of it as it was
		}
	}
	n.host = n.needs(reads)
	if n.device.all && !slices.ContainsFunc(x.sure, x.mapped.equal) {
		n.host = needs{all: true}
	}
	return n
}

// needs are the parts that have all elements of boxes.
func (n *narrowing) needs(list []box) needs {
	parts := n.joined(list)
	if len(parts) > mostParts {
		return needs{all: true}
	}
	conditional := false
	for _, b := range parts {
		certain, possible := n.isMapped(b)
		if !possible || b.equal(n.mapped) || !n.canWrite(b, 0) {
			return needs{all: true}
		}
		conditional = conditional || !certain
	}
	n.conditional = n.conditional || conditional
	return needs{parts: parts}
}

// joined are boxes that have all elements of others, each of which is one piece of memory.
func (s *survey) joined(list []box) (out []box) {
	for _, b := range list {
		b = slices.Clone(b)
		top := -1
		for i := range b {
			if n := s.extents[i]; n != nil && !s.canWrite(b[i:i+1], i) {
				b[i] = fully(n)
			}
			if !b[i].isOne() {
				top = i
			}
		}
		for i := range top {
			b[i] = fully(s.extents[i])
		}
		for again := true; again; {
			again = false
			for i, c := range out {
				if d, ok := s.together(b, c); ok {
					out, b, again = slices.Delete(out, i, i+1), d, true
					break
				}
			}
		}
		out = append(out, b)
	}
	return out
}

// together is the box of two that meet in one dimension, or of two one of which has the other one.
func (s *survey) together(b, c box) (out box, ok bool) {
	if s.contains(b, c) {
		return b, true
	} else if s.contains(c, b) {
		return c, true
	}
	out = slices.Clone(b)
	apart := -1
	for i := range b {
		low, ok := c[i].lower.Plus(b[i].lower, -1).Constant()
		high, ok2 := c[i].upper.Plus(b[i].upper, -1).Constant()
		if !ok || !ok2 {
			return nil, false
		}
		switch {
		case low == 0 && high == 0:
			continue
		case apart >= 0:
			apart = len(b)
		default:
			apart = i
		}
		if low < 0 {
			out[i].lower = c[i].lower
		}
		if high > 0 {
			out[i].upper = c[i].upper
		}
	}
	if apart == len(b) || slices.ContainsFunc(b[apart+1:], func(x span) bool { return !x.isOne() }) {
		return nil, false
	}
	for i := range apart {
		if !b[i].equal(fully(s.extents[i])) {
			return nil, false
		}
	}
	gap, ok := c[apart].lower.Plus(b[apart].upper, -1).Constant()
	back, ok2 := b[apart].lower.Plus(c[apart].upper, -1).Constant()
	return out, ok && ok2 && gap <= 1 && back <= 1
}

// contains reports whether a box has all elements of another one.
func (s *survey) contains(b, of box) bool {
	for i, at := range b {
		if n := s.extents[i]; at.equal(of[i]) || n != nil && at.equal(fully(n)) {
			continue
		}
		low, ok := of[i].lower.Plus(at.lower, -1).Constant()
		high, ok2 := at.upper.Plus(of[i].upper, -1).Constant()
		if !ok || !ok2 || low < 0 || high < 0 {
			return false
		}
	}
	return true
}

// isMapped reports whether a box is certain to be on the device, and whether it is possible that all of it or nothing is.
func (s *survey) isMapped(b box) (certain, possible bool) {
	certain = true
	one := !slices.ContainsFunc(b, func(x span) bool { return !x.isOne() })
	for i, at := range b {
		m := s.mapped[i]
		if n := s.extents[i]; n != nil && m.equal(fully(n)) || at.equal(m) {
			continue // indices stay within their dimension
		}
		low, ok := at.lower.Plus(m.lower, -1).Constant()
		high, ok2 := m.upper.Plus(at.upper, -1).Constant()
		if !ok || !ok2 || low < 0 || high < 0 {
			certain = certain && s.isAllocation()
		}
	}
	return certain, certain || one || !s.isRange(b)
}

// isRange reports whether a box has more than an element in the outermost dimension.
func (*survey) isRange(b box) bool { return !b[len(b)-1].isOne() }

// isAllocation reports whether all of an allocation is mapped, so that each index is in it.
func (s *survey) isAllocation() bool {
	if len(s.c.objects) != 1 || s.c.rotation != nil {
		return false
	}
	x := s.c.objects[0]
	if x.address == nil || x.data || !isSized(x.address) {
		return false
	}
	inside := newEffects()
	inside.add(s.scope.host)
	inside.add(s.scope.onDevice)
	v := s.newView(s.scope.loop, inside)
	_, r, ok := v.mapped(s.c.first)
	if !ok || len(r.terms) > 0 || len(r.base) > 0 {
		return false
	}
	size := sym.Const(1)
	for _, n := range x.address.Op().Operands() {
		p, ok := v.value(n)
		if ok {
			size, ok = size.Times(p)
		}
		if !ok {
			return false
		}
	}
	return size.Equal(r.size)
}

// isSized reports whether an address is that of memory whose size is the product of what its operation gets.
func isSized(v *ir.Value) bool {
	if v.Op() == nil {
		return false
	}
	f := memory.CalleeOf(v.Op()).Library
	return f != nil && f.Result == library.Fresh && len(f.Size) == v.Op().NumOperands()
}

// canWrite reports whether a directive can name the bounds of dimensions of a box, from one on.
func (s *survey) canWrite(b box, from int) bool {
	for i, at := range b {
		if n := s.extents[from+i]; n != nil && at.equal(fully(n)) {
			continue
		}
		if !s.hasText(at.lower, from+i) || !s.hasText(at.upper, from+i) {
			return false
		}
	}
	return true
}

// hasText reports whether an index of a dimension can be written, which counts from the first index that a descriptor says, if there is one.
func (s *survey) hasText(p sym.Poly, dim int) bool {
	described := holdsDescriptor(s.addr) && boxOf(s.addr) == s.addr
	for _, t := range p {
		for _, name := range t.Of {
			if d, first := s.firsts[name]; first && described && len(t.Of) == 1 && t.Factor == -1 && int(d) == dim {
				described = false
			} else if s.values[name] == nil {
				return false
			}
		}
	}
	return !described && p.IsKnown()
}

// elements is how many elements boxes have, if that is known.
func elementsOf(list []box) (n int64, ok bool) {
	for _, b := range list {
		size := int64(1)
		for _, at := range b {
			k, ok := at.count()
			if !ok {
				return 0, false
			}
			size *= k
		}
		n += size
	}
	return n, true
}

// A maker computes the bounds of parts.
type maker struct {
	*survey
	b    *ir.Builder
	done map[*ir.Value]*ir.Value
	// spelled are the words that the code of the loop has for numbers.
	spelled map[int64]string
}

// spelled finds the words that code has for numbers: the first of each.
func spelled(s *scope) map[int64]string {
	found := map[int64]string{}
	s.walk(func(o *ir.Op) bool {
		if words := o.StringAttr(accc.Words.Name); words != "" {
			if n, ok := ir.ConstantInt(o.Result(0)); ok && found[n] == "" {
				found[n] = words
			}
		}
		return true
	})
	return found
}

// parts makes data operations for boxes of what one is for.
func (n *narrowing) parts(b *ir.Builder, entry *ir.Op, list []box) (made []*ir.Op) {
	words := spelled(n.scope)
	for _, x := range list {
		m := &maker{survey: n.survey, b: b, done: map[*ir.Value]*ir.Value{}, spelled: words}
		bounds, name := m.bounds(entry, x)
		made = append(made, n.lang.part(b, entry, bounds, name))
	}
	return made
}

// bounds makes the bounds of a box, and a name that tells the form of each.
func (m *maker) bounds(entry *ir.Op, x box) (list []*ir.Value, name string) {
	name = VariableOf(entry)
	if m.isOfC() {
		for len(x) > 1 && m.extents[len(m.extents)-len(x)] != nil && x[0].equal(fully(m.extents[len(m.extents)-len(x)])) {
			x = x[1:]
		}
		one := m.number(1)
		for _, at := range x {
			lower := m.value(at.lower)
			count := m.value(at.upper.Plus(at.lower, -1).Plus(sym.Const(1), 1))
			list = append(list, m.bound(lower, m.value(at.upper), count, one, m.number(0), false))
			name += "[" + placeholder + "]"
		}
		return list, name
	}
	var forms []string
	for i, at := range x {
		start, extent, stride, inBytes := m.dimension(mappingOf(entry).addr, i)
		var lower, upper *ir.Value
		form := placeholder
		if n := m.extents[i]; n != nil && at.equal(fully(n)) {
			form, lower, upper = wholePlaceholder, m.number(0), m.minus(extent, m.number(1))
		} else {
			lower, upper = m.from(at.lower, start), m.from(at.upper, start)
		}
		list = append(list, m.bound(lower, upper, extent, stride, start, inBytes))
		forms = append(forms, form)
	}
	return list, name + "(" + strings.Join(forms, ",") + ")"
}

func (m *maker) bound(lower, upper, extent, stride, start *ir.Value, inBytes bool) *ir.Value {
	def, boundsType, names, bytes := acc.Bounds, acc.DataBounds(), [5]string{"lowerbound", "upperbound", "extent", "stride", "startIdx"}, "strideInBytes"
	if m.lang.dialect() == omp.Dialect {
		def, boundsType, names, bytes = omp.MapBoundsOp, omp.MapBounds(), [5]string{"lower_bound", "upper_bound", "extent", "stride", "start_idx"}, "stride_in_bytes"
	}
	d := ir.NewDraft(def)
	for i, v := range []*ir.Value{lower, upper, extent, stride, start} {
		d.Add(names[i], v)
	}
	d.Types = []ir.Type{boundsType}
	if inBytes {
		d.Set(bytes, ir.Bool(true))
	}
	return d.Insert(m.b, m.b.Loc).Result(0)
}

// dimension is what the array's own declaration or descriptor says of one of its dimensions.
func (m *maker) dimension(addr *ir.Value, i int) (start, extent, stride *ir.Value, inBytes bool) {
	if holdsDescriptor(addr) && boxOf(addr) == addr {
		box := m.insert(fir.Load, fir.Pointee(addr.Type()), addr)
		dims := m.dims(box, i)
		return dims.Result(0), dims.Result(1), dims.Result(2), true
	}
	addr = boxOf(addr)
	for v := addr; v.Op() != nil; {
		if shape := v.Op().GetAny("shape"); len(shape) == 1 && shape[0].Op() != nil {
			switch o := shape[0].Op(); {
			case o.Is(fir.Shape):
				extent = o.Operand(i)
			case o.Is(fir.ShapeShift):
				start, extent = o.Operand(2*i), o.Operand(2*i+1)
			case o.Is(fir.Shift):
				start = o.Operand(i)
			}
			break
		}
		d, ok := ir.DerivationOf(v)
		if !ok || !d.Whole() {
			break
		}
		v = d.From
	}
	if start == nil {
		start = m.number(1)
	}
	if _, box := addr.Type().(*fir.BoxType); !box {
		apart, constant := int64(1), true
		for _, n := range m.extents[:i] {
			size, ok := n.Constant()
			apart, constant = apart*size, constant && ok
		}
		if m.lang.dialect() == omp.Dialect {
			apart = 1 // in elements of the dimension
		}
		if constant {
			return start, extent, m.number(apart), false
		}
		addr = m.described(addr)
	}
	dims := m.dims(addr, i)
	if extent == nil {
		extent = dims.Result(1)
	}
	return start, extent, dims.Result(2), true
}

// described is a descriptor of the array at an address.
func (m *maker) described(addr *ir.Value) *ir.Value {
	d := ir.NewDraft(fir.Embox)
	d.Types = []ir.Type{fir.Box(fir.Pointee(addr.Type()))}
	d.Add("memref", addr)
	d.Add("shape", addr.Op().GetAll("shape")...)
	return d.Insert(m.b, m.b.Loc).Result(0)
}

func (m *maker) dims(box *ir.Value, i int) *ir.Op {
	return m.insertAll(fir.BoxDims, []ir.Type{ir.Index(), ir.Index(), ir.Index()}, box, m.number(int64(i)))
}

func (m *maker) insert(def *ir.OpDef, t ir.Type, operands ...*ir.Value) *ir.Value {
	return m.insertAll(def, []ir.Type{t}, operands...).Result(0)
}

func (m *maker) insertAll(def *ir.OpDef, types []ir.Type, operands ...*ir.Value) *ir.Op {
	d := ir.NewDraft(def)
	d.Types = types
	for i, v := range operands {
		d.Add(def.Operands[i].Name, v)
	}
	return d.Insert(m.b, m.b.Loc)
}

// number is a constant, with the words that the code of the loop has for it.
func (m *maker) number(n int64) *ir.Value {
	c := arith.Int(m.b, ir.Index(), n)
	if words := m.spelled[n]; words != "" && n > 1 {
		c.Op().SetAttr(accc.Words.Name, ir.String(words))
	}
	return c
}

// from is an index as a number that counts from 0, of one that counts from the first index.
func (m *maker) from(p sym.Poly, start *ir.Value) *ir.Value {
	first, ok := ir.ConstantInt(start)
	n, constant := p.Constant()
	switch {
	case ok && constant:
		return m.number(n)
	case ok:
		return m.minus(m.value(p.Plus(sym.Const(first), 1)), start)
	}
	q, _ := m.survey.value(start)
	return m.minus(m.value(p.Plus(q, 1)), start)
}

func (m *maker) minus(x, y *ir.Value) *ir.Value { return m.insert(arith.SubI, ir.Index(), x, y) }

// value computes a polynomial.
func (m *maker) value(p sym.Poly) *ir.Value {
	var sum *ir.Value
	// What is added comes first, the constant after others.
	rank := func(t sym.Term[string]) int {
		n := 0
		if t.Factor < 0 {
			n += 2
		}
		if len(t.Of) == 0 {
			n++
		}
		return n
	}
	terms := slices.SortedFunc(slices.Values(p), func(x, y sym.Term[string]) int {
		return cmp.Or(rank(x)-rank(y), slices.Compare(slices.Sorted(slices.Values(x.Of)), slices.Sorted(slices.Values(y.Of))))
	})
	for _, t := range terms {
		factor := t.Factor
		var product *ir.Value
		for _, name := range slices.Sorted(slices.Values(t.Of)) {
			x := m.index(m.values[name])
			if product == nil {
				product = x
			} else {
				product = m.insert(arith.MulI, ir.Index(), product, x)
			}
		}
		size := max(factor, -factor)
		switch {
		case product == nil:
			product = m.number(size)
		case size > 1:
			product = m.insert(arith.MulI, ir.Index(), m.number(size), product)
		}
		switch {
		case sum == nil && factor < 0:
			sum = m.minus(m.number(0), product)
		case sum == nil:
			sum = product
		case factor < 0:
			sum = m.minus(sum, product)
		default:
			sum = m.insert(arith.AddI, ir.Index(), sum, product)
		}
	}
	if sum == nil {
		return m.number(0)
	}
	return sum
}

// index is a value of the loop, computed here as an index.
func (m *maker) index(v *ir.Value) *ir.Value {
	v = m.again(v)
	switch {
	case v.Type() == ir.Index():
		return v
	case m.isOfC():
		return m.insert(arith.IndexCast, ir.Index(), v)
	}
	return m.insert(fir.Convert, ir.Index(), v)
}

// again computes a value here, from what is there before the loop and variables.
func (m *maker) again(v *ir.Value) *ir.Value {
	o := v.Op()
	if o == nil || !m.scope.holds(o) || loaded(o) == nil && !ir.IsPure(o) {
		return v
	}
	if x := m.done[v]; x != nil {
		return x
	}
	copies := ir.NewMapping()
	for _, x := range o.Operands() {
		copies.Values[x] = m.again(x)
	}
	c := o.Clone(copies)
	c.Loc = m.b.Loc
	m.b.Insert(c)
	for i := range o.NumResults() {
		m.done[o.Result(i)] = c.Result(i)
	}
	return m.done[v]
}

// VariableOf is what the user calls the variable of a data operation, without the section.
func VariableOf(entry *ir.Op) string {
	name := nameOf(entry)
	for strings.HasSuffix(name, "]") || strings.HasSuffix(name, ")") {
		depth, at := 0, len(name)
		for at > 0 && (at == len(name) || depth > 0) {
			at--
			switch name[at] {
			case ']', ')':
				depth++
			case '[', '(':
				depth--
			}
		}
		if at == 0 {
			break
		}
		name = name[:at]
	}
	return name
}

// A Bound is a dimension of a part of an array: the first and the last index from 0, how many elements there are, in C those of the part, and what
// the language calls the first one. Whole: all of the dimension.
type Bound struct {
	Lower, Upper, Extent, Start *ir.Value
	Whole                       bool
}

// placeholders are what stands for the bounds of a dimension in the name of a part until there is text for them.
const (
	placeholder      = "?:?"
	wholePlaceholder = ":"
)

// Parts are the data operations of a directive that updates variables which are of parts that a pass found to be enough.
func Parts(o *ir.Op) (list []*ir.Op) {
	for _, e := range Updated(o) {
		if strings.Contains(nameOf(e), placeholder) {
			list = append(list, e)
		}
	}
	return list
}

// BoundsOf are the bounds of a data operation, innermost first.
func BoundsOf(entry *ir.Op) (list []Bound) {
	forms := strings.Split(strings.TrimSuffix(strings.TrimPrefix(nameOf(entry), VariableOf(entry)+"("), ")"), ",")
	for i, v := range mappingOf(entry).bounds {
		o := v.Op()
		b := Bound{operandOf(o, "lowerbound", "lower_bound"), operandOf(o, "upperbound", "upper_bound"), operandOf(o, "extent"),
			operandOf(o, "startIdx", "start_idx"), false}
		b.Whole = i < len(forms) && forms[i] == wholePlaceholder
		list = append(list, b)
	}
	return list
}

// NamePart gives a part its name.
func NamePart(entry *ir.Op, name string) {
	entry.SetAttr("name", ir.String(name))
	for _, u := range entry.Result(0).Users() {
		if u.Is(acc.UpdateHost) {
			u.SetAttr("name", ir.String(name))
		}
	}
}

// CanPass reports whether a directive that updates variables, with the operations that compute what it is of, means the same on the other side of
// others: they write nothing that these read.
func CanPass(update, others []*ir.Op) bool {
	module := function(update[0]).ParentOp()
	a, e := newAnalysis(module, languageOf(update[0])), newEffects()
	for _, o := range others {
		if a.transfers(o) {
			return false
		}
		a.collect(o, e, false)
	}
	return !slices.ContainsFunc(update, func(o *ir.Op) bool {
		addr := loaded(o)
		if addr == nil {
			return false
		}
		list, ok := a.objects(addr)
		return !ok || slices.ContainsFunc(list, e.mayWrite)
	})
}

// describe says what of a section is meant.
func describe(name string, list []box) string {
	n, ok := elementsOf(list)
	switch {
	case !ok:
		return fmt.Sprintf("a part of '%s'", name)
	case n == 1:
		return fmt.Sprintf("an element of '%s'", name)
	}
	return fmt.Sprintf("%d elements of '%s'", n, name)
}
