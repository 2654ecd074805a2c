package c

import (
	"maps"
	"strconv"
	"strings"

	"accc/dialects/acc"
	"accc/dialects/arith"
	"accc/frontend"
	front "accc/frontend/c"
	"accc/frontend/source"
	"accc/ir"
	"accc/irgen"
	"accc/pragma"

	"modernc.org/cc/v4"
)

// A host answers directive lowering for the function being lowered.
type host struct {
	*lowerer
	x      *fn
	states []*state
	direct map[*frontend.Construct]*front.Directive
}

// A state is what a region changes and Leave restores.
type state struct {
	vars     map[*cc.Declarator]*ir.Value
	jumps    []jumpTarget
	labels   map[string]*label
	switches []*switchCases
	exits    [][]func()
	place    ir.Builder
	device   bool
}

func newHost(l *lowerer) *host {
	h := &host{lowerer: l, direct: map[*frontend.Construct]*front.Directive{}}
	for _, d := range l.unit.Directives {
		h.direct[d.Construct] = d
	}
	return h
}

// directiveAt is the directive that a statement stands for, or nil.
func (x *fn) directiveAt(s *cc.Statement) *front.Directive { return x.unit.DirectiveAt(s) }

// ownRegion tells whether the directive's statement gets a region with blocks of its own.
func (x *fn) ownRegion(d *front.Directive) bool {
	return irgen.HasRegion(d.Directive)
}

// directive lowers a directive and what it governs.
func (x *fn) directive(d *front.Directive) {
	if d.Def.Model != pragma.ACC {
		x.unsupportedAt(d.Span, "directives of OpenMP")
	}
	x.gen.Construct(d.Construct)
}

func (l *lowerer) unsupportedAt(at source.Span, format string, args ...any) {
	l.reportUnsupported(at, format, args...)
	panic(bailout{})
}

// Builder implements irgen.Host.
func (h *host) Builder() *ir.Builder { return h.x.b }

// Location implements irgen.Host.
func (h *host) Location(s source.Span) ir.Location { return span(s) }

// Table implements irgen.Host.
func (h *host) Table() *ir.Block { return h.body }

// Unsupported implements irgen.Host.
func (h *host) Unsupported(at source.Span, format string, args ...any) {
	h.unsupportedAt(at, format, args...)
}

func (h *host) expr(c *frontend.Construct, e *pragma.Expr) cc.ExpressionNode {
	if d := h.direct[c]; d != nil {
		if n := d.ExprOf(e); n != nil {
			return n
		}
	}
	h.unsupportedAt(e.Span, "this expression")
	return nil
}

// Integer implements irgen.Host.
func (h *host) Integer(c *frontend.Construct, e *pragma.Expr) *ir.Value {
	n := h.expr(c, e)
	t := promote(typeOf(n))
	if !cc.IsIntegerType(t) {
		t = h.unit.AST.Int
	}
	return h.x.scalar(n, t)
}

// Condition implements irgen.Host.
func (h *host) Condition(c *frontend.Construct, e *pragma.Expr) *ir.Value {
	return h.x.cond(h.expr(c, e))
}

// An object is what this package keeps of an irgen.Object.
type object struct {
	typ cc.Type // of the whole, as declared; of an element for sections through a pointer
	// section: the object is reached through a pointer, and its size comes from the bounds.
	section bool
}

// Object implements irgen.Host.
func (h *host) Object(c *frontend.Construct, v *pragma.Var, asStored bool) *irgen.Object {
	x := h.x
	d := h.direct[c]
	ref := d.RefOf(v)
	if ref == nil || ref.Object == nil {
		h.unsupportedAt(v.Span, "this variable reference")
	}
	o := &irgen.Object{Name: v.Text(), Loc: span(v.Span), Whole: isName(ref.Object)}
	if info := c.Vars[v]; info != nil {
		o.Symbol = info.Symbol
	}
	if o.Symbol == nil && ref.Base != nil {
		o.Symbol = h.unit.SymbolOf(ref.Base)
	}
	x.b.Loc = o.Loc
	if len(v.Path) == 0 && ref.Base != nil {
		// The name alone: its declared type, lengths included.
		return h.finish(o, x.variable(ref.Base, ref.Object), declaredType(ref), asStored, nil, v)
	}
	p := x.lvalue(ref.Object)
	x.b.Loc = o.Loc
	if p.bit != nil {
		h.unsupportedAt(v.Span, "bit-field in a clause")
	}
	return h.finish(o, p.addr, p.typ, asStored, sections(d, ref), v)
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
	lower, length cc.ExpressionNode
	element       bool
	span          source.Span
}

func sections(d *front.Directive, ref *front.Ref) (list []part) {
	for _, a := range ref.Sections {
		p := part{element: a.Kind == pragma.Index, span: a.Span}
		if a.Kind != pragma.Index && a.Kind != pragma.Section {
			d = nil
		}
		if a.Lower != nil {
			p.lower = d.ExprOf(a.Lower)
		}
		if a.Length != nil {
			p.length = d.ExprOf(a.Length)
		}
		list = append(list, p)
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
		o.Var, o.Type = addr, h.types.memory(a)
		o.Host = &object{typ: a, section: a.IsVLA()}
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
		if i > 0 {
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
	for a, ok := e.(*cc.ArrayType); ok && a.IsVLA(); a, ok = e.(*cc.ArrayType) {
		dims, full = append(dims, h.wholeDim(a)), append(full, a)
		e = a.Elem()
	}
	// The stride of a dimension is the distance of its elements, in elements of the innermost one, where
	// the type does not tell it.
	stride := x.int(1, ir.Index())
	for i := len(dims) - 1; i >= 0; i-- {
		dims[i].Stride = stride
		o.Dims = append(o.Dims, dims[i])
		if a, ok := full[i].(*cc.ArrayType); ok && i > 0 && a.IsVLA() {
			n := x.op1(arith.IndexCast, []*ir.Value{x.length(a)}, ir.Index())
			if c, isConst := constantInt(stride); isConst && c == 1 {
				stride = n
			} else {
				stride = x.op1(arith.MulI, []*ir.Value{stride, n}, ir.Index())
			}
		}
	}
}

// rows tells whether a reference is a section of rows that an array of pointers leads to: a[0:n][0:m] with
// elements that are pointers.
func rows(e cc.Type, parts []part) bool {
	return len(parts) == 2 && e.Kind() == cc.Ptr && elem(e).Kind() != cc.Function && elem(e).Kind() != cc.Array
}

// rowBounds makes the dimensions of a section of rows: the outer one counts the pointers of the array whose type is whole,
// or nil; the inner one has the size of its elements as its stride, since the type ends at the pointers.
func (h *host) rowBounds(o *irgen.Object, e cc.Type, parts []part, whole *cc.ArrayType) {
	x := h.x
	outer := cc.Type(nil)
	if whole != nil {
		outer = whole
	}
	rowsDim, row := h.dim(parts[0], outer), h.dim(parts[1], nil)
	rowsDim.Stride = x.int(1, ir.Index())
	row.Stride, row.Bytes = x.int(sizeOf(x.pointee(elem(e))), ir.Index()), true
	o.Dims = []irgen.Dim{row, rowsDim}
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
	default:
		a, ok := of.(*cc.ArrayType)
		if !ok {
			h.unsupportedAt(p.span, "section of a pointer without a length")
		}
		n := x.int(a.Len(), ir.Index())
		if a.Len() < 0 {
			n = x.op1(arith.IndexCast, []*ir.Value{x.length(a)}, ir.Index())
		}
		d.Extent = n
		if c, ok := constantInt(d.Lower); !ok || c != 0 {
			d.Extent = x.op1(arith.SubI, []*ir.Value{n, d.Lower}, ir.Index())
		}
	}
	d.Upper = h.upper(d.Lower, d.Extent)
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
	if v, ok := constant(strip(e)); ok {
		return x.int(v, ir.Index())
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
		h.unsupportedAt(at, "use of %s in a construct", s.Name)
	}
	o := &irgen.Object{Symbol: s, Name: s.Name, Loc: span(at), Whole: true}
	h.x.b.Loc = o.Loc
	t := d.Type()
	if d.IsParam() {
		t = t.Decay()
	}
	return h.finish(o, h.x.variable(d, nil), t, asStored, nil, &pragma.Var{Span: at})
}

// key is the declarator that stands for a symbol in fn.vars.
func (h *host) key(s *frontend.Symbol) *cc.Declarator {
	d := s.Host.(*cc.Declarator)
	if g := h.globalOf(d); g != nil && h.statics[d] == nil {
		return g.decl
	}
	return d
}

// Enter implements irgen.Host.
func (h *host) Enter(entry *ir.Block, device bool, bindings []irgen.Binding) {
	x := h.x
	h.states = append(h.states, &state{vars: x.vars, jumps: x.jumps, labels: x.labels, switches: x.switches, exits: x.exits, place: *x.b, device: device})
	x.vars = maps.Clone(x.vars)
	x.jumps, x.labels, x.switches, x.exits = nil, map[string]*label{}, nil, nil
	x.inside++
	x.b.SetEnd(entry)
	if device {
		x.pushFrame(entry.Region(), entry)
	}
	for _, b := range bindings {
		addr := b.Value
		if b.Object.Pointer {
			x.b.Loc = &ir.NameLoc{Name: b.Object.Symbol.Name, Child: b.Object.Loc}
			addr = x.allocaOf(ptrType(), 0)
			x.b.Loc = b.Object.Loc
			x.storeOp(addr, b.Value, false)
		}
		x.vars[h.key(b.Object.Symbol)] = addr
	}
}

// Leave implements irgen.Host.
func (h *host) Leave(term func(b *ir.Builder)) {
	x := h.x
	x.checkLabels()
	if !x.terminated() {
		term(x.b)
	}
	s := h.states[len(h.states)-1]
	h.states = h.states[:len(h.states)-1]
	dropUnreachable(x.b.Block().Region())
	if s.device {
		x.popFrame()
	}
	x.vars, x.jumps, x.labels, x.switches, x.exits = s.vars, s.jumps, s.labels, s.switches, s.exits
	*x.b = s.place
	x.inside--
}

// Body implements irgen.Host.
func (h *host) Body(c *frontend.Construct) {
	if d := h.direct[c]; d != nil {
		h.x.statement(d.Body)
	}
}

// countsWide tells whether a loop over a variable of type t counts in 64 bits: acc.loop compares its bounds by sign, so
// an unsigned variable must have room for one.
func countsWide(t cc.Type) bool { return cc.IsIntegerType(t) && !cc.IsSignedInteger(t) && t.Size() < 8 }

// Bounds implements irgen.Host.
func (h *host) Bounds(l *frontend.Loop) (lower, upper, step *ir.Value) {
	x := h.x
	t := l.Var.Host.(*cc.Declarator).Type()
	x.b.Loc = span(l.Head)
	lower = x.scalar(l.Lower.Host.(cc.ExpressionNode), t)
	upper = x.scalar(l.Upper.Host.(cc.ExpressionNode), t)
	wide := countsWide(t)
	if wide {
		lower = x.op1(arith.ExtUI, []*ir.Value{lower}, ir.I64())
		upper = x.op1(arith.ExtUI, []*ir.Value{upper}, ir.I64())
	}
	if l.Step == nil {
		by := int64(1)
		if l.Down {
			by = -1
		}
		x.b.Loc = span(l.Head)
		return lower, upper, x.int(by, lower.Type())
	}
	step = x.scalar(l.Step.Host.(cc.ExpressionNode), t)
	if wide {
		// Adding the largest value is subtracting one.
		step = x.op1(arith.ExtSI, []*ir.Value{step}, ir.I64())
	}
	if l.Down != l.Negated {
		if c, ok := constantInt(step); ok && !step.HasUses() {
			step.Op().Erase()
			step = x.int(-c, lower.Type())
		} else {
			step = x.op1(arith.SubI, []*ir.Value{x.int(0, lower.Type()), step}, lower.Type())
		}
	}
	return lower, upper, step
}

// Nest implements irgen.Host.
func (h *host) Nest(loops []*frontend.Loop, values []*ir.Value) {
	x := h.x
	for i, l := range loops {
		d := l.Var.Host.(*cc.Declarator)
		addr := x.vars[h.key(l.Var)]
		n := l.Host.(*cc.IterationStatement)
		if n.Case == cc.IterationStatementForDecl {
			x.b.Loc = x.named(d)
			addr = x.alloca(d.Type(), 0)
			x.vars[d] = addr
		}
		x.b.Loc = span(l.Head)
		v := values[i]
		if countsWide(d.Type()) {
			v = x.op1(arith.TruncI, []*ir.Value{v}, x.types.value(d.Type()))
		}
		x.storeScalar(addr, v, d.Type())
	}
	body := loops[len(loops)-1].Host.(*cc.IterationStatement).Statement
	if x.structured(body) {
		x.statement(body)
		return
	}
	next := x.block()
	x.jumps = append(x.jumps, jumpTarget{cont: next})
	x.statement(body)
	x.place(next)
}

// LoopLocals implements irgen.Host.
func (h *host) LoopLocals(c *frontend.Construct) (list []*frontend.Symbol) {
	d := h.direct[c]
	if d == nil || d.Body == nil {
		return nil
	}
	loops := map[*frontend.Symbol][]source.Span{}
	h.eachLoop(d.Body, func(n *cc.IterationStatement) {
		if n.Case != cc.IterationStatementFor || c.Loop != nil && c.Loop.Host == n {
			return // the construct's own variable is private anyway
		}
		if left, _, ok := assignment(n.ExpressionList); ok {
			if p, ok := strip(left).(*cc.PrimaryExpression); ok && p.Case == cc.PrimaryExpressionIdent {
				if decl, ok := p.ResolvedTo().(*cc.Declarator); ok {
					if s := h.unit.SymbolOf(decl); s != nil {
						loops[s] = append(loops[s], h.unit.Span(n))
					}
				}
			}
		}
	})
	refused, seen := map[*frontend.Symbol]bool{}, map[*frontend.Symbol]bool{}
	for _, u := range c.Uses {
		inside := u.Kind&frontend.Address == 0
		covered := false
		for _, s := range loops[u.Symbol] {
			covered = covered || u.Span.File == s.File && u.Span.Start >= s.Start && u.Span.End <= s.End
		}
		if !inside || !covered {
			refused[u.Symbol] = true
		}
	}
	for _, u := range c.Uses {
		if s := u.Symbol; len(loops[s]) > 0 && !refused[s] && !seen[s] {
			seen[s] = true
			list = append(list, s)
		}
	}
	return list
}

// eachLoop calls f for the loops in a statement.
func (h *host) eachLoop(s *cc.Statement, f func(*cc.IterationStatement)) {
	if s == nil {
		return
	}
	switch s.Case {
	case cc.StatementLabeled:
		h.eachLoop(s.LabeledStatement.Statement, f)
	case cc.StatementCompound:
		for l := s.CompoundStatement.BlockItemList; l != nil; l = l.BlockItemList {
			if l.BlockItem.Case == cc.BlockItemStmt {
				h.eachLoop(l.BlockItem.Statement, f)
			}
		}
	case cc.StatementSelection:
		h.eachLoop(s.SelectionStatement.Statement, f)
		h.eachLoop(s.SelectionStatement.Statement2, f)
	case cc.StatementIteration:
		f(s.IterationStatement)
		h.eachLoop(s.IterationStatement.Statement, f)
	}
}

// AtScopeEnd implements irgen.Host.
func (h *host) AtScopeEnd(f func()) {
	x := h.x
	if len(x.exits) == 0 {
		x.exits = append(x.exits, nil)
	}
	n := len(x.exits) - 1
	x.exits[n] = append(x.exits[n], f)
}

// RecipeName implements irgen.Host.
func (h *host) RecipeName(o *irgen.Object) string {
	own := o.Host.(*object)
	name := h.typeName(own.typ)
	if len(o.Dims) > 0 {
		name = "section" + strconv.Itoa(len(o.Dims)) + "_" + name
	}
	return name
}

// typeName is the name of a type in a recipe's name.
func (h *host) typeName(t cc.Type) string {
	switch t := t.(type) {
	case *cc.ArrayType:
		if t.IsVLA() {
			return h.typeName(t.Elem())
		}
		return strconv.FormatInt(t.Len(), 10) + "x" + h.typeName(t.Elem())
	case *cc.PointerType:
		return "ptr"
	case *cc.StructType, *cc.UnionType:
		name := irTypeName(h.types.record(t).typ)
		return strings.Map(func(r rune) rune {
			if r == '.' {
				return '_'
			}
			return r
		}, "struct_"+name)
	}
	switch {
	case t.Kind() == cc.Bool:
		return "bool"
	case isComplex(t):
		return "complex_" + h.typeName(h.types.complexPart(t))
	case t.Kind() == cc.LongDouble:
		return "longdouble"
	case isReal(t):
		return "f" + strconv.Itoa(bits(h.types.value(t)))
	case cc.IsIntegerType(t) && cc.IsSignedInteger(t):
		return "i" + strconv.FormatInt(t.Size()*8, 10)
	case cc.IsIntegerType(t):
		return "u" + strconv.FormatInt(t.Size()*8, 10)
	}
	return "value"
}

// inRecipe is a place to make the body of a recipe.
func (h *host) inRecipe(b *ir.Builder) *fn {
	x := &fn{lowerer: h.lowerer, b: b, vars: map[*cc.Declarator]*ir.Value{}}
	x.pushFrame(b.Block().Region(), b.Block())
	return x
}

// Init implements irgen.Host.
func (h *host) Init(b *ir.Builder, o *irgen.Object, op string, original *ir.Value, bounds []*ir.Value) *ir.Value {
	x := h.inRecipe(b)
	own := o.Host.(*object)
	if !own.section {
		addr := x.alloca(own.typ, 0)
		if op != "" {
			x.eachScalar(addr, own.typ, nil, func(p *ir.Value, t cc.Type) { x.neutral(p, t, op) })
		}
		return addr
	}
	e, n := x.sectionCount(o, own, bounds)
	mem := x.allocaDynamic(x.pointee(e), n)
	if op != "" {
		x.eachScalar(mem, e, n, func(p *ir.Value, t cc.Type) { x.neutral(p, t, op) })
	}
	return x.shifted(mem, o, e, bounds, true)
}

// Copy implements irgen.Host.
func (h *host) Copy(b *ir.Builder, o *irgen.Object, from, to *ir.Value, bounds []*ir.Value) {
	x := h.inRecipe(b)
	own := o.Host.(*object)
	switch {
	case own.section:
		e, n := x.sectionCount(o, own, bounds)
		size := x.op1(arith.MulI, []*ir.Value{n, x.int(sizeOf(x.pointee(e)), ir.I64())}, ir.I64())
		x.memcpy(x.shifted(to, o, e, bounds, false), x.shifted(from, o, e, bounds, false), size)
	case isArray(own.typ) || isAggregate(own.typ):
		x.copy(to, from, own.typ)
	default:
		x.storeScalar(to, x.loadScalar(from, own.typ), own.typ)
	}
}

// Combine implements irgen.Host.
func (h *host) Combine(b *ir.Builder, o *irgen.Object, op string, into, from *ir.Value, bounds []*ir.Value) {
	x := h.inRecipe(b)
	own := o.Host.(*object)
	if !own.section {
		x.eachPair(into, from, own.typ, nil, op)
		return
	}
	e, n := x.sectionCount(o, own, bounds)
	x.eachPair(x.shifted(into, o, e, bounds, false), x.shifted(from, o, e, bounds, false), e, n, op)
}

// sectionCount is the type that a section is counted in (rows of a fixed size, or scalars) and how many there are.
func (x *fn) sectionCount(o *irgen.Object, own *object, bounds []*ir.Value) (cc.Type, *ir.Value) {
	e := own.typ
	if a, ok := e.(*cc.ArrayType); ok && a.IsVLA() {
		for ok && a.IsVLA() {
			e = a.Elem()
			a, ok = e.(*cc.ArrayType)
		}
	}
	n := x.int(1, ir.I64())
	for _, b := range x.outer(o, e, bounds) {
		n = x.op1(arith.MulI, []*ir.Value{n, x.boundsPart(acc.GetExtent, b)}, ir.I64())
	}
	return e, n
}

// outer leaves out the bounds of dimensions that lie within the element type e: whole rows are kept.
func (x *fn) outer(o *irgen.Object, e cc.Type, bounds []*ir.Value) []*ir.Value {
	skip := 0
	for a, ok := e.(*cc.ArrayType); ok; a, ok = a.Elem().(*cc.ArrayType) {
		skip++
	}
	return bounds[min(skip, len(bounds)-1):]
}

// boundsPart is a part of bounds as an i64.
func (x *fn) boundsPart(d *ir.OpDef, b *ir.Value) *ir.Value {
	v := x.b.Op(d, ir.With{Operands: []*ir.Value{b}, Types: []ir.Type{ir.Index()}}).Result(0)
	return x.op1(arith.IndexCast, []*ir.Value{v}, ir.I64())
}

// shifted moves between the address of a section's first element and the base address the bounds count from.
func (x *fn) shifted(p *ir.Value, o *irgen.Object, e cc.Type, bounds []*ir.Value, toBase bool) *ir.Value {
	off := x.int(0, ir.I64())
	step := x.int(1, ir.I64())
	for _, b := range x.outer(o, e, bounds) {
		lower := x.boundsPart(acc.GetLowerbound, b)
		off = x.op1(arith.AddI, []*ir.Value{off, x.op1(arith.MulI, []*ir.Value{lower, step}, ir.I64())}, ir.I64())
		step = x.op1(arith.MulI, []*ir.Value{step, x.boundsPart(acc.GetExtent, b)}, ir.I64())
	}
	if toBase {
		off = x.op1(arith.SubI, []*ir.Value{x.int(0, ir.I64()), off}, ir.I64())
	}
	return x.gep(p, x.pointee(e), off)
}

func (x *fn) allocaDynamic(t ir.Type, n *ir.Value) *ir.Value { return allocaOp(x.b, t, n, 0).Result(0) }
