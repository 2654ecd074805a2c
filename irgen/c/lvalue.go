package c

import (
	"strings"

	"accc/dialects/arith"
	"accc/dialects/omp"
	front "accc/frontend/c"
	"accc/ir"

	"modernc.org/cc/v4"
)

// An lvalue is an object: its address and its type.
type lvalue struct {
	addr *ir.Value // of the storage unit, for a bit-field
	typ  cc.Type   // for a bit-field the type its value has in expressions
	bit  *cc.Field // nil unless it is a bit-field
	// align is the alignment of a bit-field's record, 0 if it is that of its storage unit.
	align int64
	// atomic: reads and writes are atomic and order memory (C17 §6.2.6.1).
	atomic bool
}

// lvalue finds the object that e designates. For an expression that designates none but has a
// record's value, it is the object that holds the value.
func (x *fn) lvalue(e cc.ExpressionNode) lvalue {
	p := x.object(e)
	if p.bit == nil && !isAggregate(p.typ) && !isComplex(p.typ) && p.typ.Kind() != cc.Void && front.IsAtomic(e) {
		w := bits(x.stored(p.typ))
		p.atomic = w > 0 && w <= 64
	}
	return p
}

func (x *fn) object(e cc.ExpressionNode) lvalue {
	s := strip(e)
	x.b.Loc = x.point(s)
	switch n := s.(type) {
	case *cc.PrimaryExpression:
		switch n.Case {
		case cc.PrimaryExpressionIdent:
			if d, ok := n.ResolvedTo().(*cc.Declarator); ok {
				return lvalue{addr: x.variable(d, n), typ: d.Type()}
			}
			x.unsupported(n, "name %s", n.Token.SrcStr())
		case cc.PrimaryExpressionString, cc.PrimaryExpressionLString:
			return lvalue{addr: x.addressOfGlobal(x.stringLiteral(n)), typ: n.Type().Undecay()}
		}
	case *cc.PostfixExpression:
		switch n.Case {
		case cc.PostfixExpressionIndex:
			return x.index(n)
		case cc.PostfixExpressionSelect:
			if addr := x.memberCopy(n); addr != nil {
				return lvalue{addr: addr, typ: n.Field().Type()}
			}
			base := x.lvalue(n.PostfixExpression)
			x.b.Loc = x.point(n)
			return x.member(base.addr, base.typ, n.Field())
		case cc.PostfixExpressionPSelect:
			p := x.rvalue(n.PostfixExpression)
			x.b.Loc = x.point(n)
			return x.member(p, elem(typeOf(n.PostfixExpression)), n.Field())
		case cc.PostfixExpressionComplit:
			return lvalue{addr: x.compoundLiteral(n), typ: n.TypeName.Type()}
		}
	case *cc.UnaryExpression:
		switch n.Case {
		case cc.UnaryExpressionDeref:
			t := elem(typeOf(n.CastExpression))
			if call := vaArgCall(n.CastExpression); call != nil {
				return lvalue{addr: x.vaArg(call, t), typ: t}
			}
			p := x.rvalue(n.CastExpression)
			x.b.Loc = x.point(n)
			return lvalue{addr: p, typ: t}
		case cc.UnaryExpressionReal, cc.UnaryExpressionImag:
			base := x.lvalue(n.UnaryExpression)
			part := 0
			if n.Case == cc.UnaryExpressionImag {
				part = 1
			}
			return lvalue{addr: x.complexMember(base.addr, base.typ, part), typ: x.types.complexPart(base.typ)}
		}
	}
	if t := s.Type(); isAggregate(t) && (t.VectorSize() <= 0 || x.vectorOf(s) != nil) {
		return lvalue{addr: x.aggregate(s), typ: t}
	}
	x.unsupported(s, "expression %T as an object", s)
	return lvalue{}
}

// A memberKey is a member of a variable, by its path.
type memberKey struct {
	of   *cc.Declarator
	path string
}

// memberCopy is the copy that a member of a variable has by itself inside of a construct, or nil.
func (x *fn) memberCopy(n *cc.PostfixExpression) *ir.Value {
	if len(x.members) == 0 {
		return nil
	}
	base, names := front.Members(n)
	if base == nil {
		return nil
	}
	d, ok := base.ResolvedTo().(*cc.Declarator)
	if !ok {
		return nil
	}
	if g := x.globalOf(d); g != nil && x.statics[d] == nil {
		d = g.decl
	}
	return x.members[memberKey{d, strings.Join(names, ".")}]
}

// variable is the address of a declared object.
func (x *fn) variable(d *cc.Declarator, at cc.Node) *ir.Value {
	if v, ok := x.vars[d]; ok {
		return v
	}
	if g := x.globalOf(d); g != nil {
		if v, ok := x.vars[g.decl]; ok {
			return v
		}
		addr := x.addressOfGlobal(g)
		if s := x.unit.SymbolOf(g.decl); s != nil && s.Threadprivate {
			addr = x.op1(omp.Threadprivate, []*ir.Value{addr}, ptrType())
		}
		return addr
	}
	x.unsupported(at, "use of '%s' before its declaration is reached", d.Name())
	return nil
}

// globalOf is the object with static storage duration that d declares, or nil.
func (l *lowerer) globalOf(d *cc.Declarator) *global {
	if g := l.statics[d]; g != nil {
		return g
	}
	if d.IsParam() || d.Linkage() == cc.None {
		return nil
	}
	if l.globals[d.Name()] == nil {
		l.noteDeclarator(d, nil)
	}
	return l.globals[d.Name()]
}

// index is a[i].
func (x *fn) index(n *cc.PostfixExpression) lvalue {
	base, idx := cc.ExpressionNode(n.PostfixExpression), n.ExpressionList
	if typeOf(base).Kind() != cc.Ptr {
		base, idx = idx, base
	}
	p := x.rvalue(base)
	i := x.scalar(idx, x.indexType(typeOf(idx)))
	x.b.Loc = x.point(n)
	t := elem(typeOf(base))
	return lvalue{addr: x.offset(p, i, t, false), typ: t}
}

// member is the member f of the record of type t at p.
func (x *fn) member(p *ir.Value, t cc.Type, f *cc.Field) lvalue {
	lay := x.types.record(t)
	out := lvalue{typ: f.Type()}
	// The member's name goes into the location of its address: the IR knows members by number only,
	// and clause expressions are written back with names.
	loc := x.b.Loc
	x.b.Loc = &ir.NameLoc{Name: "." + f.Name(), Child: loc}
	defer func() { x.b.Loc = loc }()
	if f.IsBitfield() {
		out.bit, out.align = f, int64(t.Align())
		if f.ValueBits() < 32 {
			out.typ = x.unit.AST.Int // C17 6.3.1.1p2: int holds all its values
		}
		out.addr = x.bytes(p, f.Offset())
		return out
	}
	if i, ok := lay.index[f.Offset()]; ok && f.Parent() == nil {
		out.addr = x.gepField(p, lay.typ, i)
		return out
	}
	out.addr = x.gepConst(p, ir.I8(), f.Offset())
	return out
}

// bytes is p plus a number of bytes.
func (x *fn) bytes(p *ir.Value, n int64) *ir.Value {
	if n == 0 {
		return p
	}
	return x.gepConst(p, ir.I8(), n)
}

// load reads an lvalue: scalars by value; arrays and functions by their address; records likewise.
func (x *fn) load(p lvalue) *ir.Value {
	if p.bit != nil {
		return x.loadBits(p)
	}
	switch p.typ.Kind() {
	case cc.Array, cc.Function, cc.Struct, cc.Union:
		return p.addr
	case cc.Void:
		return nil
	}
	if isAggregate(p.typ) {
		return p.addr
	}
	if p.atomic {
		return x.fromWord(x.orderedLoad(p.addr, x.word(p.typ)), p.typ)
	}
	return x.loadScalar(p.addr, p.typ)
}

// loadScalar reads a scalar of type t.
func (x *fn) loadScalar(addr *ir.Value, t cc.Type) *ir.Value {
	if t.Kind() == cc.Bool {
		return x.op1(arith.TruncI, []*ir.Value{x.loadOp(addr, ir.I8(), isVolatile(t))}, ir.I1())
	}
	v := x.loadOp(addr, x.types.value(t), isVolatile(t))
	setAlign(v.Op(), int64(t.Align()), v.Type())
	return v
}

// store writes a scalar and returns the value that the lvalue has afterwards.
func (x *fn) store(p lvalue, v *ir.Value) *ir.Value {
	if p.bit != nil {
		return x.storeBits(p, v)
	}
	if p.atomic {
		x.orderedStore(p.addr, x.toWord(v, p.typ))
		return v
	}
	x.storeScalar(p.addr, v, p.typ)
	return v
}

// storeScalar writes a scalar of type t.
func (x *fn) storeScalar(addr, v *ir.Value, t cc.Type) {
	if t.Kind() == cc.Bool {
		v = x.op1(arith.ExtUI, []*ir.Value{v}, ir.I8())
	}
	setAlign(x.storeOp(addr, v, isVolatile(t)), int64(t.Align()), v.Type())
}

func isVolatile(t cc.Type) bool {
	a := t.Attributes()
	return a != nil && a.IsVolatile()
}

// loadBits reads a bit-field: shift it to the top of its unit, then down again with its sign.
func (x *fn) loadBits(p lvalue) *ir.Value {
	f := p.bit
	unit := ir.Int(int(f.AccessBytes()) * 8)
	v := x.loadOp(p.addr, unit, false)
	setAlign(v.Op(), p.align, unit)
	t := f.Type()
	up := unit.Width - f.OffsetBits() - int(f.ValueBits())
	down := unit.Width - int(f.ValueBits())
	if up > 0 {
		v = x.op1(arith.ShLI, []*ir.Value{v, x.int(int64(up), unit)}, unit)
	}
	signed := cc.IsSignedInteger(t) && t.Kind() != cc.Bool
	if e, ok := t.(*cc.EnumType); ok {
		signed = e.Min() < 0 // as gcc and clang choose
	}
	if down > 0 {
		name := arith.ShRUI
		if signed {
			name = arith.ShRSI
		}
		v = x.op1(name, []*ir.Value{v, x.int(int64(down), unit)}, unit)
	}
	return x.resize(v, width(x.types.value(p.typ)), signed)
}

// storeBits writes the low bits of v and returns them as the bit-field's value.
func (x *fn) storeBits(p lvalue, v *ir.Value) *ir.Value {
	f := p.bit
	if f.Type().Kind() == cc.Bool {
		v = x.resize(x.cmpi("ne", v, x.zero(v.Type())), width(v.Type()), false)
	}
	unit := ir.Int(int(f.AccessBytes()) * 8)
	mask := int64(f.Mask())
	old := x.loadOp(p.addr, unit, false)
	setAlign(old.Op(), p.align, unit)
	keep := x.op1(arith.AndI, []*ir.Value{old, x.int(^mask, unit)}, unit)
	w := x.resize(v, unit.Width, false)
	if f.OffsetBits() > 0 {
		w = x.op1(arith.ShLI, []*ir.Value{w, x.int(int64(f.OffsetBits()), unit)}, unit)
	}
	w = x.op1(arith.AndI, []*ir.Value{w, x.int(mask, unit)}, unit)
	setAlign(x.storeOp(p.addr, x.op1(arith.OrI, []*ir.Value{keep, w}, unit), false), p.align, unit)
	return x.loadBits(p)
}

// count is the number of elements of the scalar-like element that a variable-length array holds.
func (x *fn) count(t cc.Type) *ir.Value {
	a, ok := t.(*cc.ArrayType)
	if !ok || !a.IsVLA() {
		return x.int(1, ir.I64())
	}
	n := x.length(a)
	if e, ok := a.Elem().(*cc.ArrayType); ok && e.IsVLA() {
		return x.op1(arith.MulI, []*ir.Value{n, x.count(e)}, ir.I64())
	}
	return n
}

// length is the number of elements of an array as an i64.
func (x *fn) length(a *cc.ArrayType) *ir.Value {
	if a.Len() >= 0 {
		return x.int(a.Len(), ir.I64())
	}
	e := a.SizeExpression()
	if v, ok := x.lengths[e]; ok {
		return v
	}
	if e == nil {
		return x.int(0, ir.I64())
	}
	return x.scalar(e, x.indexType(typeOf(e)))
}

// evalLengths evaluates the lengths of the variable-length array types inside t, which its
// declaration fixes.
func (x *fn) evalLengths(t cc.Type) {
	switch t := t.(type) {
	case *cc.PointerType:
		x.evalLengths(t.Elem())
	case *cc.ArrayType:
		if !t.IsVLA() {
			return
		}
		x.evalLengths(t.Elem())
		if e := t.SizeExpression(); e != nil && t.Len() < 0 {
			if _, done := x.lengths[e]; !done {
				x.lengths[e] = x.scalar(e, x.indexType(typeOf(e)))
			}
		}
	}
}

// sizeOf is the size of t in bytes as an i64.
func (x *fn) sizeOf(t cc.Type) *ir.Value {
	switch {
	case t.Kind() == cc.Void || t.Kind() == cc.Function:
		return x.int(1, ir.I64())
	case t.Kind() == cc.Array && t.(*cc.ArrayType).IsVLA():
		a := t.(*cc.ArrayType)
		n := x.count(a)
		return x.op1(arith.MulI, []*ir.Value{n, x.int(sizeOf(x.types.memory(a)), ir.I64())}, ir.I64())
	}
	if t.Size() < 0 {
		panic(unsupportedType{"size of type " + t.String()})
	}
	x.types.memory(t) // reports what has no layout here
	return x.int(t.Size(), ir.I64())
}

// aggregate evaluates a record or complex expression to the address of an object that holds it.
func (x *fn) aggregate(e cc.ExpressionNode) *ir.Value {
	s := strip(e)
	x.b.Loc = x.point(s)
	t := s.Type()
	if v := x.vectorOf(s); v != nil {
		return x.vector(s, v)
	}
	switch n := s.(type) {
	case *cc.ExpressionList:
		for ; n.ExpressionList != nil; n = n.ExpressionList {
			x.discard(n.AssignmentExpression)
		}
		return x.aggregate(n.AssignmentExpression)
	case *cc.AssignmentExpression:
		if n.Case == cc.AssignmentExpressionAssign && !isComplex(t) {
			v := x.aggregate(n.AssignmentExpression)
			p := x.lvalue(n.UnaryExpression)
			x.b.Loc = x.point(n)
			x.copy(p.addr, v, p.typ)
			return p.addr
		}
	case *cc.ConditionalExpression:
		if !isComplex(t) && n.ExpressionList != nil {
			c := x.cond(n.LogicalOrExpression)
			return x.choose(c, ptrType(), func() *ir.Value { return x.aggregate(n.ExpressionList) },
				func() *ir.Value { return x.aggregate(n.ConditionalExpression) })
		}
	case *cc.PostfixExpression:
		switch n.Case {
		case cc.PostfixExpressionCall:
			return x.call(n)
		case cc.PostfixExpressionIndex, cc.PostfixExpressionSelect, cc.PostfixExpressionPSelect, cc.PostfixExpressionComplit:
			return x.lvalue(n).addr
		}
	case *cc.PrimaryExpression:
		switch n.Case {
		case cc.PrimaryExpressionIdent:
			return x.lvalue(n).addr
		case cc.PrimaryExpressionStmt:
			return x.statementExpression(n, true)
		}
	case *cc.UnaryExpression:
		if n.Case == cc.UnaryExpressionDeref {
			return x.lvalue(n).addr
		}
	case *cc.CastExpression:
		if !isComplex(t) {
			return x.aggregate(n.CastExpression)
		}
	}
	if isComplex(t) {
		re, im := x.complex(s)
		tmp := x.alloca(t, 0)
		x.storeComplex(tmp, t, re, im)
		return tmp
	}
	x.unsupported(s, "expression %T of a structure type", s)
	return nil
}

// copy copies an object of type t.
func (x *fn) copy(dst, src *ir.Value, t cc.Type) {
	if dst == src {
		return
	}
	x.memcpy(dst, src, x.sizeOf(t))
}
