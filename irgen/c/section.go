package c

import (
	"slices"

	"strings"

	"accc/dialects/arith"
	"accc/frontend"
	front "accc/frontend/c"
	"accc/frontend/source"
	"accc/ir"
	"accc/irgen"
	"accc/pragma"

	"modernc.org/cc/v4"
)

// An object is what this package keeps of an irgen.Object.
type object struct {
	typ cc.Type // of the whole, as declared; of an element for sections through a pointer
	// section: the object is reached through a pointer, and its size comes from the bounds.
	section bool
	// described: regions of OpenMP have copies of what a description (omp_section.go) says; typ is that of the elements.
	described bool
}

// Object implements irgen.Host.
func (h *host) Object(c *frontend.Construct, v *pragma.Var, asStored bool) *irgen.Object {
	x := h.x
	d := h.direct[c]
	ref := d.RefOf(v)
	if ref == nil || ref.Object == nil {
		h.unsupportedAt(v.Span, "this variable reference")
	}
	o := &irgen.Object{Name: v.Text(), Loc: irgen.OfTokens(span(v.Span), v.Tokens), Whole: isName(ref.Object)}
	if info := c.Vars[v]; info != nil {
		o.Symbol = info.Symbol
	}
	if o.Symbol == nil && ref.Base != nil {
		o.Symbol = h.unit.SymbolOf(ref.Base)
	}
	x.b.Loc = o.Loc
	if len(v.Path) == 0 && ref.Base != nil {
		// The name alone: its declared type, lengths included.
		var parts []part
		if a := d.ArrayOf(v); a != nil {
			parts, asStored = []part{{all: a, span: v.Span}}, false
		}
		return h.finish(o, x.variable(ref.Base, ref.Object), declaredType(ref), asStored, parts, v)
	}
	o.Member = memberPath(ref.Object)
	p := x.lvalue(ref.Object)
	x.b.Loc = o.Loc
	if p.bit != nil {
		h.unsupportedAt(v.Span, "bit-field in a clause")
	}
	return h.finish(o, p.addr, p.typ, asStored, h.sections(d, ref), v)
}

// declaredType is the type of a named variable; a reference is typed like an argument, so an array has decayed.
func declaredType(ref *front.Ref) cc.Type {
	t := ref.Base.Type()
	if ref.Base.IsParam() {
		return t.Decay()
	}
	return t
}

func isName(e cc.ExpressionNode) bool {
	p, ok := strip(e).(*cc.PrimaryExpression)
	return ok && p.Case == cc.PrimaryExpressionIdent
}

// A part is one subscript of a reference: an element when length is nil and whole is false.
type part struct {
	lower, length, stride cc.ExpressionNode
	element               bool
	span                  source.Span
	all                   *cc.ArrayType // the whole array that a parameter is declared as
	size                  *ir.Value     // of the dimension of an array shaping
}

// sections are the subscripts of a reference. Those of an array shaping have its sizes; where there are fewer, the others select all.
func (h *host) sections(d *front.Directive, ref *front.Ref) (list []part) {
	var sizes []*pragma.Expr
	for i, a := range ref.Sections {
		switch {
		case a.Kind == pragma.Shaping && i == 0:
			sizes = a.Sizes
			continue
		case a.Kind == pragma.Shaping:
			h.unsupportedAt(a.Span, "an array shaping of an array shaping")
		case a.Kind != pragma.Index && a.Kind != pragma.Section:
			h.unsupportedAt(a.Span, "a member after an array shaping")
		}
		p := part{element: a.Kind == pragma.Index, span: a.Span}
		if a.Lower != nil {
			p.lower = d.ExprOf(a.Lower)
		}
		if a.Length != nil {
			p.length = d.ExprOf(a.Length)
		}
		if a.Stride != nil {
			p.stride = d.ExprOf(a.Stride)
		}
		if len(sizes) > 0 {
			p.size, sizes = h.index(d.ExprOf(sizes[0])), sizes[1:]
		}
		list = append(list, p)
	}
	for _, e := range sizes {
		list = append(list, part{size: h.index(d.ExprOf(e)), span: e.Span})
	}
	return list
}

// finish fills in address, type and bounds of an object that is at addr and of type t.
func (h *host) finish(o *irgen.Object, addr *ir.Value, t cc.Type, asStored bool, parts []part, v *pragma.Var) *irgen.Object {
	x := h.x
	switch {
	case t.Kind() == cc.Ptr && len(parts) == 0 && (asStored || elem(t).Kind() == cc.Function):
		// The pointer itself.
		o.Var, o.Type = addr, pointerInMemory()
		o.Host = &object{typ: t}
		return o
	case t.Kind() == cc.Ptr:
		o.Pointer = o.Whole
		if !o.Whole {
			o.PtrPtr = addr
		}
		e := elem(t)
		o.Var = x.loadScalar(addr, t)
		o.Type = h.targetType(e, len(parts) > 0)
		o.Host = &object{typ: e, section: true}
		if rows(e, parts) && !asStored {
			o.Type = arrayType(0, pointerInMemory())
			h.rowBounds(o, e, parts, nil)
		} else if len(parts) > 0 {
			h.bounds(o, e, parts, nil)
		}
		return o
	case t.Kind() == cc.Array:
		a := t.(*cc.ArrayType)
		if o.Var, o.Type = addr, h.types.memory(a); o.Type == ptrType() {
			o.Type = pointerInMemory() // an array of pointers without a length
		}
		o.Host = &object{typ: a, section: a.IsVLA() || a.Len() < 0 && len(parts) > 0}
		if rows(a.Elem(), parts) && !asStored && !a.IsVLA() {
			h.rowBounds(o, a.Elem(), parts, a)
		} else if len(parts) > 0 || a.IsVLA() {
			h.bounds(o, a.Elem(), parts, a)
		}
		return o
	case t.Kind() == cc.Function:
		h.unsupportedAt(v.Span, "function in a clause")
	}
	if len(parts) > 0 {
		h.unsupportedAt(parts[0].span, "section of something that is no array or pointer")
	}
	o.Var, o.Type = addr, h.types.memory(t)
	o.Host = &object{typ: t}
	return o
}

// pointerInMemory is the type of a pointer variable. The dialect wants the type of a variable to differ from that of
// its address, which for a pointer it would not.
func pointerInMemory() ir.Type { return literalStruct(ptrType()) }

// targetType is the type of what a pointer points to. For a section of rows, the rows are elements of an
// array of unknown length, so that the first bound counts rows.
func (h *host) targetType(e cc.Type, section bool) ir.Type {
	t := h.x.pointee(e)
	switch {
	case section && e.Kind() == cc.Array && !e.(*cc.ArrayType).IsVLA():
		return arrayType(0, t)
	case t == ptrType():
		return pointerInMemory()
	}
	return t
}

// bounds makes the dimensions of a reference whose first subscript selects elements of type e. whole is the
// array subscripted, nil for a pointer. Dimensions that are not written are added where their lengths vary.
func (h *host) bounds(o *irgen.Object, e cc.Type, parts []part, whole *cc.ArrayType) {
	x := h.x
	var dims []irgen.Dim // outermost first
	var full []cc.Type   // the array each dimension is of; nil for a pointer
	cur := cc.Type(nil)
	if whole != nil {
		cur = whole
	}
	for i, p := range parts {
		if i > 0 && p.size == nil {
			a, ok := e.(*cc.ArrayType)
			if !ok {
				h.unsupportedAt(p.span, "section through an array of pointers")
			}
			cur, e = a, a.Elem()
		}
		dims = append(dims, h.dim(p, cur))
		full = append(full, cur)
	}
	if len(parts) == 0 {
		dims, full = append(dims, h.wholeDim(whole)), append(full, whole)
	}
	// The type ends where a length varies: constant dimensions inside of such ones are written out, too.
	shaped := len(parts) > 0 && parts[0].size != nil
	varies := shaped || slices.ContainsFunc(full, func(t cc.Type) bool { a, ok := t.(*cc.ArrayType); return ok && a.IsVLA() })
	for a, ok := e.(*cc.ArrayType); ok && (a.IsVLA() || varies); a, ok = e.(*cc.ArrayType) {
		varies = true
		dims, full = append(dims, h.wholeDim(a)), append(full, a)
		e = a.Elem()
	}
	if varies && isArrayType(o.Type) {
		o.Type = h.types.memory(e)
	}
	// The stride of a dimension is the distance of its elements, in elements of the innermost one, where
	// the type does not tell it.
	stride := x.int(1, ir.Index())
	for i := len(dims) - 1; i >= 0; i-- {
		dims[i].Stride = stride
		o.Dims = append(o.Dims, dims[i])
		a, ok := full[i].(*cc.ArrayType)
		inShape := i < len(parts) && parts[i].size != nil
		if (ok || inShape) && i > 0 && varies {
			var n *ir.Value
			if inShape {
				n = parts[i].size
			} else if a.IsVLA() {
				n = x.op1(arith.IndexCast, []*ir.Value{x.length(a)}, ir.Index())
			} else {
				n = x.int(a.Len(), ir.Index())
			}
			if c, isConst := constantInt(stride); isConst && c == 1 {
				stride = n
			} else {
				stride = x.op1(arith.MulI, []*ir.Value{stride, n}, ir.Index())
			}
		}
	}
}

// rows reports whether a reference is a section of rows that an array of pointers leads to: a[0:n][0:m] with elements that are pointers, or
// a[0:n][0:m][0:k] with pointers to pointers.
func rows(e cc.Type, parts []part) bool {
	for _, p := range parts[:max(len(parts)-1, 0)] {
		if p.size != nil || e.Kind() != cc.Ptr {
			return false
		}
		if e = elem(e); e.Kind() == cc.Function || e.Kind() == cc.Array {
			return false
		}
	}
	return len(parts) > 1
}

// rowBounds makes the dimensions of a section of rows: the outer ones count pointers, the first those of the array whose type is whole, or
// nil; the others have the size of their elements as their stride, since the type ends at the pointers.
func (h *host) rowBounds(o *irgen.Object, e cc.Type, parts []part, whole *cc.ArrayType) {
	x := h.x
	outer := cc.Type(nil)
	if whole != nil {
		outer = whole
	}
	dims := []irgen.Dim{h.dim(parts[0], outer)}
	for _, p := range parts[1:] {
		dims = append(dims, h.dim(p, nil))
	}
	if i := slices.IndexFunc(dims, func(d irgen.Dim) bool { return d.Step != nil }); i >= 0 {
		h.unsupportedAt(parts[i].span, "a section with a stride through an array of pointers")
	}
	dims[0].Stride = x.int(1, ir.Index())
	for i := range dims[1:] {
		e = elem(e)
		dims[i+1].Stride, dims[i+1].Bytes = x.int(sizeOf(x.pointee(e)), ir.Index()), true
	}
	slices.Reverse(dims)
	o.Dims = dims
}

// constantInt is the value of an integer constant operation.
func constantInt(v *ir.Value) (int64, bool) {
	if o := v.Op(); o != nil && o.Is(arith.Constant) {
		if a, ok := o.Attr("value").(*ir.IntegerAttr); ok && a.Big == nil {
			return a.Value, true
		}
	}
	return 0, false
}

// wholeDim is all of an array.
func (h *host) wholeDim(a *cc.ArrayType) irgen.Dim {
	x := h.x
	zero := x.int(0, ir.Index())
	var n *ir.Value
	if a.Len() >= 0 {
		n = x.int(a.Len(), ir.Index())
	} else {
		n = x.op1(arith.IndexCast, []*ir.Value{x.length(a)}, ir.Index())
	}
	return irgen.Dim{Lower: zero, Extent: n, Upper: h.upper(zero, n), Start: zero}
}

// dim is one written subscript. of is the array it is of, nil for a pointer.
func (h *host) dim(p part, of cc.Type) irgen.Dim {
	x := h.x
	if p.all != nil {
		return h.wholeDim(p.all)
	}
	d := irgen.Dim{Start: x.int(0, ir.Index())}
	d.Lower = d.Start
	if p.lower != nil {
		d.Lower = h.index(p.lower)
	}
	switch {
	case p.element:
		d.Extent = x.int(1, ir.Index())
	case p.length != nil:
		d.Extent = h.index(p.length)
	case p.size != nil:
		d.Extent = h.rest(p.size, d.Lower)
	default:
		a, ok := of.(*cc.ArrayType)
		if !ok { // an assumed-size array: it is mapped already, and found by its address (OpenMP 6.0 §5.2.5)
			d.Extent = d.Start
			break
		}
		n := x.int(a.Len(), ir.Index())
		if a.Len() < 0 {
			n = x.op1(arith.IndexCast, []*ir.Value{x.length(a)}, ir.Index())
		}
		d.Extent = h.rest(n, d.Lower)
	}
	return h.stepped(d, p)
}

// rest is how many elements there are from a first one on.
func (h *host) rest(n, first *ir.Value) *ir.Value {
	if c, ok := constantInt(first); ok && c == 0 {
		return n
	}
	return h.x.op1(arith.SubI, []*ir.Value{n, first}, ir.Index())
}

// stepped is a dimension with its last element, and with the stride that the user wrote, which is positive (OpenMP 5.2 §3.2.5). A length
// counts the elements of the section; without one these are all up to the end of the array.
func (h *host) stepped(d irgen.Dim, p part) irgen.Dim {
	x := h.x
	if p.stride != nil {
		d.Step = h.index(p.stride)
		if c, ok := constantInt(d.Step); ok && c == 1 {
			d.Step = nil
		}
	}
	if d.Step == nil {
		d.Upper = h.upper(d.Lower, d.Extent)
		return d
	}
	d.Count = d.Extent
	if p.length == nil {
		n := x.op1(arith.AddI, []*ir.Value{d.Extent, h.upper(x.int(0, ir.Index()), d.Step)}, ir.Index())
		d.Count = x.op1(arith.DivSI, []*ir.Value{n, d.Step}, ir.Index())
	}
	d.Upper, d.Extent = d.Lower, x.int(1, ir.Index())
	return d
}

// upper is the last index of a section.
func (h *host) upper(lower, extent *ir.Value) *ir.Value {
	x := h.x
	l, lowKnown := constantInt(lower)
	n, known := constantInt(extent)
	if known && lowKnown {
		return x.int(l+n-1, ir.Index())
	}
	last := x.op1(arith.SubI, []*ir.Value{extent, x.int(1, ir.Index())}, ir.Index())
	if lowKnown && l == 0 {
		return last
	}
	return x.op1(arith.AddI, []*ir.Value{lower, last}, ir.Index())
}

// index is the value of an integer expression as an index.
func (h *host) index(e cc.ExpressionNode) *ir.Value {
	x := h.x
	if v, ok := x.folded(e); ok {
		return x.worded(e, x.int(v, ir.Index()))
	}
	t := typeOf(e)
	if !cc.IsIntegerType(t) {
		x.unsupported(e, "subscript that is no integer")
	}
	name := arith.IndexCastUI
	if cc.IsSignedInteger(t) {
		name = arith.IndexCast
	}
	return x.op1(name, []*ir.Value{x.scalar(e, promote(t))}, ir.Index())
}

// Implicit implements irgen.Host.
func (h *host) Implicit(s *frontend.Symbol, at source.Span, asStored bool) *irgen.Object {
	d, ok := s.Host.(*cc.Declarator)
	if !ok {
		h.unsupportedAt(at, "use of '%s' in a construct", s.Name)
	}
	o := &irgen.Object{Symbol: s, Name: s.Name, Loc: span(at), Whole: true}
	h.x.b.Loc = o.Loc
	t := d.Type()
	if d.IsParam() {
		t = t.Decay()
	}
	return h.finish(o, h.x.variable(d, nil), t, asStored, nil, &pragma.Var{Span: at})
}

// memberPath is the path of the member of a variable that an expression designates, "" for anything else.
func memberPath(e cc.ExpressionNode) string {
	if n, ok := strip(e).(*cc.PostfixExpression); ok {
		if _, names := front.Members(n); names != nil {
			return strings.Join(names, ".")
		}
	}
	return ""
}

// Member implements irgen.Host. A pointer is followed, as one that is a variable.
func (h *host) Member(s *frontend.Symbol, path string, at source.Span, asStored bool) *irgen.Object {
	d, ok := s.Host.(*cc.Declarator)
	if !ok {
		h.unsupportedAt(at, "use of '%s' in a construct", s.Name)
	}
	o := &irgen.Object{Symbol: s, Name: s.Name + "." + path, Loc: span(at)}
	h.x.b.Loc = o.Loc
	p := lvalue{addr: h.x.variable(d, nil), typ: d.Type()}
	for _, name := range strings.Split(path, ".") {
		r, ok := p.typ.(interface{ FieldByName(string) *cc.Field })
		if !ok || r.FieldByName(name) == nil {
			h.unsupportedAt(at, "use of '%s' in a construct", o.Name)
		}
		p = h.x.member(p.addr, p.typ, r.FieldByName(name))
	}
	h.x.b.Loc = o.Loc
	o.Whole = true
	o = h.finish(o, p.addr, p.typ, asStored, nil, &pragma.Var{Span: at})
	o.Whole, o.Member = false, path
	return o
}
