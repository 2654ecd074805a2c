package fortran

import (
	"slices"
	"strings"

	"accc/dialects/arith"
	"accc/dialects/conversion/firacc"
	"accc/dialects/fir"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/frontend/source"
	"accc/ir"
	"accc/irgen"
	accrows "accc/irgen/decompose/acc"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
	"accc/pragma"
)

// An object is what a clause names: a variable, or a component by its path.
type object struct {
	sym    *front.Symbol
	member *entity.Entity
	path   string // "d%a" without subscripts
	// block is the common block that the object is, by its name in the scope of the directive.
	block *front.Symbol
	// copied reports that the region has a copy of the variable.
	copied bool
	// span is where the clause names it, or what needs it.
	span source.Span
}

// Object implements irgen.Host.
func (h *host) Object(c *frontend.Construct, v *pragma.Var, _ bool) *irgen.Object {
	x := h.x
	info := c.Vars[v]
	if info == nil || info.Host == nil {
		h.unsupported(v.Span, "this variable")
	}
	if s, ok := info.Host.(*front.Symbol); ok {
		return h.commonObject(info.Symbol, s, v)
	}
	n := info.Host.(*front.Node)
	x.B.Loc = build.SpanLocation(c.Directive.Span)
	o := &irgen.Object{Symbol: info.Symbol, Name: h.spelling(c, v), Loc: irgen.OfTokens(build.SpanLocation(v.Span), v.Tokens)}
	h.reference(o, n, v.Span)
	o.Host.(*object).span = v.Span
	return o
}

// spelling is how a clause names a variable, with the values of expressions that hold nothing but numbers: the IR has the
// values alone.
func (h *host) spelling(c *frontend.Construct, v *pragma.Var) string {
	values := map[*pragma.Token]string{} // by the first token of a part, "" for its other tokens
	for _, a := range v.Path {
		for _, e := range []*pragma.Expr{a.Lower, a.Upper, a.Stride} {
			i := c.Exprs[e]
			if e == nil || i == nil {
				continue
			}
			// Tokens of a macro are all where it is used.
			whole, ok := i.Host.(*front.Node)
			if !ok || int(whole.Last-whole.First) != len(e.Tokens)-1 {
				continue
			}
			for _, n := range ofNumbers(whole, nil) {
				for k := n.First; k <= n.Last; k++ {
					values[&e.Tokens[k-whole.First]] = ""
				}
				values[&e.Tokens[n.First-whole.First]] = n.Value.ExactString()
			}
		}
	}
	var tokens []pragma.Token
	for i := range v.Tokens {
		t := v.Tokens[i]
		if text, ok := values[&v.Tokens[i]]; ok {
			if text == "" {
				continue
			}
			t = pragma.Token{Kind: pragma.Number, Text: text, Span: t.Span}
		}
		tokens = append(tokens, t)
	}
	return strings.ToLower(pragma.JoinTokens(tokens))
}

// ofNumbers adds the largest parts of an expression that are operations on numbers alone.
func ofNumbers(n *front.Node, list []*front.Node) []*front.Node {
	if n.Value != nil && len(n.Args) > 0 && !hasName(n) {
		return append(list, n)
	}
	for _, a := range n.Args {
		if a != nil {
			list = ofNumbers(a, list)
		}
	}
	return list
}

// hasName reports whether there is a name in an expression.
func hasName(n *front.Node) bool {
	return n.Kind == front.NameExpr || slices.ContainsFunc(n.Args, func(a *front.Node) bool { return a != nil && hasName(a) })
}

// Implicit implements irgen.Host: the variable of a loop.
func (h *host) Implicit(s *frontend.Symbol, at source.Span, _ bool) *irgen.Object {
	o := &irgen.Object{Symbol: s, Name: s.Name, Loc: build.SpanLocation(at)}
	sym, ok := s.Host.(*front.Symbol)
	if !ok {
		h.unsupported(at, "this variable")
	}
	o.Name = h.x.localName(sym)
	h.variableObject(o, sym)
	o.Host.(*object).span = at
	return o
}

// reference fills an object with what a designator denotes: a variable or component with subscripts at its end, if
// any.
func (h *host) reference(o *irgen.Object, n *front.Node, at source.Span) {
	x := h.x
	base, subs := n, []*front.Node(nil)
	if n.Kind == front.RefExpr && (n.Ref == front.Section || n.Ref == front.Element) {
		base, subs = n.Args[0], n.Args[1:]
	}
	for len(subs) > 0 && base.Kind == front.NameExpr {
		from, ok := x.selectors[base.Symbol] // an associate name for a whole variable has its bounds
		if !ok || from.node.Kind != front.NameExpr && from.node.Kind != front.MemberExpr || isNamedConstant(from.node) {
			break
		}
		base = from.node
	}
	switch base.Kind {
	case front.NameExpr:
		if base.Symbol == nil || base.Symbol.Kind != front.Variable {
			h.unsupported(at, "this as a variable")
		}
		if e := x.Bound[base.Symbol]; e != nil { // an associate name
			if from, ok := x.selectors[base.Symbol]; ok && len(subs) == 0 && !isNamedConstant(from.node) {
				h.reference(o, from.node, at)
				return
			}
			o.Host = &object{member: e, path: base.Text}
			h.describe(o, e)
			break
		}
		h.variableObject(o, base.Symbol)
	case front.MemberExpr:
		if base.Args[0].Rank > 0 {
			h.unsupported(at, "a component of an array section in a clause")
		}
		e := x.Designator(base)
		o.Whole = true // it is bound as a whole, by its path
		o.Host = &object{member: e, path: path(base)}
		h.describe(o, e)
	default:
		h.unsupported(at, "this as a variable")
	}
	if len(subs) > 0 {
		h.section(o, base, subs)
	}
}

// isNamedConstant reports whether an expression is the name of a constant. An associate name for it denotes a variable with its value.
func isNamedConstant(n *front.Node) bool {
	return n.Kind == front.NameExpr && n.Symbol != nil && n.Symbol.Kind != front.Variable
}

// path is a component's name without subscripts: it denotes the component while its construct lasts.
func path(n *front.Node) string {
	switch n.Kind {
	case front.MemberExpr:
		return path(n.Args[0]) + "%" + n.Text
	case front.RefExpr:
		var list []string
		for _, a := range n.Args[1:] {
			list = append(list, path(a))
		}
		return path(n.Args[0]) + "(" + strings.Join(list, ",") + ")"
	case front.BinaryExpr:
		return path(n.Args[0]) + n.Text + path(n.Args[1])
	case front.UnaryExpr:
		return n.Text + path(n.Args[0])
	case front.ParenExpr:
		return "(" + path(n.Args[0]) + ")"
	}
	return n.Text
}

// mapped is the component that an enclosing construct has brought to the memory of the current code, nil if there is
// none.
func (x *fn) mapped(n *front.Node) *entity.Entity {
	if len(x.members) == 0 {
		return nil
	}
	e := x.members[path(n)]
	if e == nil {
		return nil
	}
	out := *e
	if out.Ref != nil {
		return x.ThroughRef(&out)
	}
	return &out
}

// variableObject fills an object with a whole variable, in the form that flang passes to the dialect: a descriptor of
// an array whose bounds are not all constants or do not begin at one, the address of anything else.
func (h *host) variableObject(o *irgen.Object, s *front.Symbol) {
	x := h.x
	v := x.variable(s)
	o.Whole = true
	o.Host = &object{sym: s}
	switch {
	case v.Box != nil:
		o.Var = v.Box
	case build.IsBox(v.Addr.Type()), s.Has(front.Allocatable | front.PointerAttr):
		o.Var = v.Addr
	case len(v.Lower) > 0 && (!build.AllOnes(v.Lower) || !constantShape(v.Addr.Type())), isOpenCharacter(v.Addr.Type()):
		o.Var = x.BoxOf(x.entityOfVariable(s))
	default:
		o.Var = v.Addr
	}
	o.Type = varType(o.Var.Type())
}

// describe fills an object with the address or descriptor of a component.
func (h *host) describe(o *irgen.Object, e *entity.Entity) {
	x := h.x
	o.Whole = true
	switch {
	case e.Ref != nil:
		o.Var = e.Ref
	case e.Addr != nil && e.Of == nil && (e.Rank == 0 || constantShape(e.Addr.Type()) && (e.Lower == nil || build.AllOnes(e.Lower))):
		o.Var = e.Addr
	default:
		o.Var = x.BoxOf(e)
	}
	o.Type = varType(o.Var.Type())
}

func varType(t ir.Type) ir.Type {
	if r, ok := t.(*fir.RefType); ok {
		return r.Elem
	}
	return t
}

// constantShape reports whether the address of an array says all of its extents.
func constantShape(t ir.Type) bool {
	a, ok := build.PointeeOf(t).(*fir.ArrayType)
	if !ok {
		return true
	}
	for _, n := range a.Shape {
		if n == ir.Dynamic {
			return false
		}
	}
	return true
}

func isOpenCharacter(t ir.Type) bool {
	c, ok := build.ElementOf(t).(*fir.CharType)
	return ok && c.Len == ir.Dynamic
}

// section adds the subscripts of a reference as dimensions: bounds count from zero.
func (h *host) section(o *irgen.Object, base *front.Node, subs []*front.Node) {
	x := h.x
	var e *entity.Entity
	if m := o.Host.(*object).member; m != nil {
		e = m
	} else {
		e = x.Designator(base)
	}
	box := o.Var
	if r, ok := box.Type().(*fir.RefType); ok {
		box = nil
		if build.IsBox(r.Elem) {
			box = e.Box
		}
	}
	stride := x.Idx(1)
	for d, n := range subs {
		start := x.LowerOf(e, d)
		dim := irgen.Dim{Start: start, Stride: stride, Loc: o.Loc}
		var extent *ir.Value
		if box != nil {
			_, length, bytes := x.BoxDims(box, d)
			dim.Stride, dim.Bytes, extent = bytes, true, length
			if d < len(e.Extent) && e.Extent[d] != nil {
				extent = e.Extent[d]
			}
		} else {
			extent = x.ExtentOf(e, d)
			stride = x.MulI(stride, extent)
		}
		fromZero := func(n *front.Node) *ir.Value { return x.SubI(x.Index(n), start) }
		if n.Kind != front.TripletExpr {
			dim.Lower = fromZero(n)
			dim.Upper, dim.Extent = dim.Lower, x.Idx(1)
			o.Dims = append(o.Dims, dim)
			continue
		}
		dim.Extent = extent
		dim.Lower = x.Idx(0)
		if n.Args[0] != nil {
			dim.Lower = fromZero(n.Args[0])
		}
		if n.Args[1] != nil && n.Args[1].Kind != front.StarExpr {
			dim.Upper = fromZero(n.Args[1])
		} else {
			dim.Upper = x.SubI(extent, x.Idx(1))
		}
		if n.Args[2] != nil {
			h.stepped(&dim, n.Args[2])
		}
		if isUnknownExtent(extent) {
			dim.Extent = x.AddI(x.SubI(dim.Upper, dim.Lower), x.Idx(1))
		}
		o.Dims = append(o.Dims, dim)
	}
}

// stepped adds the stride of a triplet to a dimension with its bounds, unless it is 1.
func (h *host) stepped(d *irgen.Dim, stride *front.Node) {
	x := h.x
	step := x.Index(stride)
	if c, ok := ir.ConstantInt(step); ok && c == 1 {
		return
	}
	d.Step = step
	d.Count = x.Op1(arith.DivSI, ir.Index(), x.AddI(x.SubI(d.Upper, d.Lower), step), step)
}

// isUnknownExtent reports whether an extent is that of the last dimension of an assumed-size array.
func isUnknownExtent(v *ir.Value) bool { return v.Op() != nil && v.Op().Is(fir.AssumedSizeExtent) }

// commonObject is a common block: its storage.
func (h *host) commonObject(model *frontend.Symbol, s *front.Symbol, v *pragma.Var) *irgen.Object {
	x := h.x
	if s.Kind == front.Variable || len(s.Members) == 0 {
		h.unsupported(v.Span, "this variable")
	}
	m := s.Members[0]
	c := x.commonOf(m)
	var addr *ir.Value
	x.AtFrame(x.Frames[0], func() { addr = x.GlobalAddress(c.Name, commonType(c)) })
	return &irgen.Object{Symbol: model, Name: strings.Trim(s.Name, "/"), Loc: irgen.OfTokens(build.SpanLocation(v.Span), v.Tokens), Var: addr, Type: commonType(c), Whole: true, Host: &object{block: s}}
}

// RecipeName implements irgen.Host.
func (h *host) RecipeName(o *irgen.Object) string {
	if why, ok := firacc.Supported(o.Var.Type()); !ok {
		h.unsupported(o.Host.(*object).span, "a private copy of %s", why)
	}
	name := firacc.TypeName(o.Var.Type())
	if len(o.Dims) > 0 {
		name = "section_" + name
	}
	return name
}

// Init implements irgen.Host.
func (h *host) Init(b *ir.Builder, _ *irgen.Object, op string, original *ir.Value, _ []*ir.Value) *ir.Value {
	return firacc.Init(b, original, accrows.Operator(op))
}

// Copy implements irgen.Host.
func (h *host) Copy(b *ir.Builder, _ *irgen.Object, from, to *ir.Value, _ []*ir.Value) {
	firacc.Copy(b, from, to)
}

// Combine implements irgen.Host.
func (h *host) Combine(b *ir.Builder, _ *irgen.Object, op string, into, from *ir.Value, bounds []*ir.Value) {
	firacc.Combine(b, into, from, accrows.Operator(op), bounds)
}
