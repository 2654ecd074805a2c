package c

import (
	"cmp"

	"accc/dialects/arith"
	"accc/dialects/llvm"
	"accc/frontend"
	front "accc/frontend/c"
	"accc/ir"
	"accc/irgen"
	ompdir "accc/pragma/omp"

	"modernc.org/cc/v4"
)

// An update is x changed by an operator and an expression: x op= e, x = x op e, x = e op x, x++.
type update struct {
	target cc.ExpressionNode
	op     operator
	expr   cc.ExpressionNode // nil: 1 (++ and --)
	// reversed: the location is the right operand, x = e op x.
	reversed bool
	// plain: x = expr without x in it.
	plain bool
	// old: the expression's value is the one from before (x++).
	old bool
}

// Atomic implements irgen.Host.
func (h *host) Atomic(c *frontend.Construct) *irgen.AtomicStatement {
	x := h.x
	d := h.direct[c]
	kind := cmp.Or(d.Atomic, "update")
	if d.Def == ompdir.DirAtomic {
		compares := false
		if kind, compares = ompdir.AtomicKind(d.Directive); compares {
			if f := front.AtomicComparisonOf(d.Directive, d.Body); f != nil {
				return x.atomicCompare(f)
			}
			h.unsupportedAt(d.Span, "atomic compare of this statement")
		}
	}
	list := simpleStatements(d.Body)
	var a *irgen.AtomicStatement
	switch {
	case kind == "read" && len(list) == 1:
		if v, loc, ok := assignment(list[0]); ok {
			a = x.atomicRead(v, loc)
		}
	case kind == "write" && len(list) == 1:
		if loc, e, ok := assignment(list[0]); ok {
			p := x.atomicLvalue(loc)
			a = &irgen.AtomicStatement{X: p.addr, Type: x.stored(p.typ), Write: x.storedValue(e, p.typ)}
		}
	case kind == "update" && len(list) == 1:
		if u := findUpdate(list[0]); u != nil && !u.plain {
			p := x.atomicLvalue(u.target)
			a = x.atomicUpdate(u, p)
		}
	case kind == "capture":
		a = x.atomicCapture(list)
	}
	if a == nil {
		h.unsupportedAt(d.Span, "atomic %s of this statement", kind)
	}
	return a
}

// simpleStatements are the expressions of a statement, or of the statements of a block.
func simpleStatements(s *cc.Statement) (list []cc.ExpressionNode) {
	if s == nil {
		return nil
	}
	switch s.Case {
	case cc.StatementExpr:
		if e := s.ExpressionStatement.ExpressionList; e != nil {
			list = append(list, strip(e))
		}
	case cc.StatementCompound:
		for l := s.CompoundStatement.BlockItemList; l != nil; l = l.BlockItemList {
			if l.BlockItem.Case != cc.BlockItemStmt {
				return nil
			}
			list = append(list, simpleStatements(l.BlockItem.Statement)...)
		}
	}
	return list
}

// assignment takes left = right apart.
func assignment(e cc.ExpressionNode) (left, right cc.ExpressionNode, ok bool) {
	n, isAssign := strip(e).(*cc.AssignmentExpression)
	if !isAssign || n.Case != cc.AssignmentExpressionAssign {
		return nil, nil, false
	}
	return n.UnaryExpression, n.AssignmentExpression, true
}

// same reports whether two expressions are written alike; it is how a location is recognized on the other side.
func same(a, b cc.ExpressionNode) bool {
	return cc.NodeSource(strip(a)) == cc.NodeSource(strip(b))
}

// findUpdate recognizes the forms of atomic update; nil if e is not one.
func findUpdate(e cc.ExpressionNode) *update {
	switch n := strip(e).(type) {
	case *cc.PostfixExpression:
		switch n.Case {
		case cc.PostfixExpressionInc:
			return &update{target: n.PostfixExpression, op: opAdd, old: true}
		case cc.PostfixExpressionDec:
			return &update{target: n.PostfixExpression, op: opSub, old: true}
		}
	case *cc.UnaryExpression:
		switch n.Case {
		case cc.UnaryExpressionInc:
			return &update{target: n.UnaryExpression, op: opAdd}
		case cc.UnaryExpressionDec:
			return &update{target: n.UnaryExpression, op: opSub}
		}
	case *cc.AssignmentExpression:
		if n.Case != cc.AssignmentExpressionAssign {
			return &update{target: n.UnaryExpression, op: assignOperators[n.Case], expr: n.AssignmentExpression}
		}
		op, a, b, ok := binaryOperands(strip(n.AssignmentExpression))
		switch {
		case ok && same(a, n.UnaryExpression):
			return &update{target: n.UnaryExpression, op: op, expr: b}
		case ok && same(b, n.UnaryExpression):
			return &update{target: n.UnaryExpression, op: op, expr: a, reversed: true}
		}
		return &update{target: n.UnaryExpression, expr: n.AssignmentExpression, plain: true}
	}
	return nil
}

// binaryOperands takes a binary expression with an operator that atomic updates may have apart.
func binaryOperands(e cc.ExpressionNode) (op operator, a, b cc.ExpressionNode, ok bool) {
	switch n := e.(type) {
	case *cc.AdditiveExpression:
		if n.Case == cc.AdditiveExpressionSub {
			return opSub, n.AdditiveExpression, n.MultiplicativeExpression, true
		}
		return opAdd, n.AdditiveExpression, n.MultiplicativeExpression, true
	case *cc.MultiplicativeExpression:
		switch n.Case {
		case cc.MultiplicativeExpressionMul:
			return opMul, n.MultiplicativeExpression, n.CastExpression, true
		case cc.MultiplicativeExpressionDiv:
			return opDiv, n.MultiplicativeExpression, n.CastExpression, true
		case cc.MultiplicativeExpressionMod:
			return opRem, n.MultiplicativeExpression, n.CastExpression, true
		}
	case *cc.ShiftExpression:
		if n.Case == cc.ShiftExpressionLsh {
			return opShl, n.ShiftExpression, n.AdditiveExpression, true
		}
		return opShr, n.ShiftExpression, n.AdditiveExpression, true
	case *cc.AndExpression:
		return opAnd, n.AndExpression, n.EqualityExpression, true
	case *cc.ExclusiveOrExpression:
		return opXor, n.ExclusiveOrExpression, n.AndExpression, true
	case *cc.InclusiveOrExpression:
		return opOr, n.InclusiveOrExpression, n.ExclusiveOrExpression, true
	}
	return 0, nil, nil, false
}

// atomicLvalue is the location of an atomic construct, of a scalar type.
func (x *fn) atomicLvalue(e cc.ExpressionNode) lvalue {
	p := x.lvalue(e)
	if p.bit != nil || !cc.IsScalarType(p.typ) && !isComplex(p.typ) {
		x.unsupported(e, "atomic access to an object of type %s", p.typ)
	}
	return p
}

// stored is the type that an atomic access to an object of type t reads and writes: a byte for _Bool.
func (x *fn) stored(t cc.Type) ir.Type {
	switch {
	case t.Kind() == cc.Bool:
		return ir.I8()
	case isComplex(t):
		return x.types.memory(t)
	}
	return x.types.value(t)
}

func (x *fn) toStored(v *ir.Value, t cc.Type) *ir.Value {
	if t.Kind() == cc.Bool {
		return x.op1(arith.ExtUI, []*ir.Value{v}, ir.I8())
	}
	return v
}

func (x *fn) fromStored(v *ir.Value, t cc.Type) *ir.Value {
	if t.Kind() == cc.Bool {
		return x.op1(arith.TruncI, []*ir.Value{v}, ir.I1())
	}
	return v
}

// atomicRead is v = x. A v of another type than x is filled from a copy.
func (x *fn) atomicRead(v, loc cc.ExpressionNode) *irgen.AtomicStatement {
	p := x.atomicLvalue(loc)
	a := &irgen.AtomicStatement{X: p.addr, Type: x.stored(p.typ)}
	x.atomicInto(a, v, p.typ)
	return a
}

// atomicInto makes v take the value read, which is of type t. Where v is the location itself, x = x reads and then writes.
func (x *fn) atomicInto(a *irgen.AtomicStatement, v cc.ExpressionNode, t cc.Type) {
	dst := x.lvalue(v)
	if isComplex(t) != isComplex(dst.typ) || isComplex(t) && (x.types.memory(dst.typ) != x.types.memory(t) || dst.addr == a.X) {
		tmp := x.alloca(t, 0)
		a.V = tmp
		a.After = func() { x.storeConverted(dst, tmp, t) }
		return
	}
	if dst.bit == nil && dst.addr != a.X && dst.typ.Kind() != cc.Bool && (cc.IsScalarType(dst.typ) || isComplex(dst.typ)) &&
		x.types.memory(dst.typ) == x.types.memory(t) && isReal(dst.typ) == isReal(t) {
		a.V = dst.addr
		return
	}
	tmp := x.alloca(t, 0)
	a.V = tmp
	a.After = func() { x.store(dst, x.convert(x.loadScalar(tmp, t), t, dst.typ)) }
}

// storeConverted stores the number of type t at an address in a variable of another type; one of them is complex.
func (x *fn) storeConverted(dst lvalue, at *ir.Value, t cc.Type) {
	if !isComplex(dst.typ) {
		re, _ := x.loadComplex(at, t)
		x.store(dst, x.convert(re, x.types.complexPart(t), dst.typ))
		return
	}
	part, have := x.types.complexPart(dst.typ), t
	var re, im *ir.Value
	if isComplex(t) {
		have = x.types.complexPart(t)
		re, im = x.loadComplex(at, t)
		im = x.convert(im, have, part)
	} else {
		re = x.loadScalar(at, t)
	}
	re = x.convert(re, have, part)
	if im == nil {
		im = x.zero(re.Type())
	}
	x.storeComplex(dst.addr, dst.typ, re, im)
}

// atomicUpdate evaluates what an update adds and describes it.
func (x *fn) atomicUpdate(u *update, p lvalue) *irgen.AtomicStatement {
	a := &irgen.AtomicStatement{X: p.addr, Type: x.stored(p.typ)}
	at := u.target
	if u.plain {
		a.Write = x.storedValue(u.expr, p.typ)
		return a
	}
	if p.typ.Kind() == cc.Ptr {
		x.unsupported(at, "atomic update of a pointer")
	}
	defer func() { a.Update = x.from(at, a.Update) }()
	switch {
	case u.expr == nil && isComplex(p.typ):
		a.Update = x.atomicComplex(u, p, p.typ)
		return a
	case u.expr == nil:
		w := promote(p.typ)
		a.Update = func(old *ir.Value) *ir.Value {
			v := x.convert(x.fromStored(old, p.typ), p.typ, w)
			one := x.convert(x.int(1, ir.I32()), x.unit.AST.Int, w)
			return x.toStored(x.convert(x.binary(u.op, v, one, w), w, p.typ), p.typ)
		}
		return a
	}
	te := typeOf(u.expr)
	var t cc.Type
	var e *ir.Value
	switch shift := u.op == opShl || u.op == opShr; {
	case shift && u.reversed:
		t = promote(te)
		e = x.scalar(u.expr, t)
	case shift:
		t = promote(p.typ)
		e = x.resize(x.scalar(u.expr, promote(te)), width(x.types.value(t)), false)
	default:
		t = x.common(p.typ, te, at)
		if isComplex(t) {
			a.Update = x.atomicComplex(u, p, t)
			return a
		}
		e = x.scalar(u.expr, t)
	}
	a.Update = func(old *ir.Value) *ir.Value {
		v := x.convert(x.fromStored(old, p.typ), p.typ, t)
		if u.reversed {
			v = x.binary(u.op, e, v, t)
		} else {
			v = x.binary(u.op, v, e, t)
		}
		return x.toStored(x.convert(v, t, p.typ), p.typ)
	}
	return a
}

// storedValue is the value of an expression as an atomic access to an object of type t writes it.
func (x *fn) storedValue(e cc.ExpressionNode, t cc.Type) *ir.Value {
	if isComplex(t) {
		re, im := x.complexAs(e, t)
		return x.joinComplex(re, im, x.types.memory(t))
	}
	return x.toStored(x.scalar(e, t), t)
}

// joinComplex makes a complex number the structure that an atomic access reads and writes.
func (x *fn) joinComplex(re, im *ir.Value, t ir.Type) *ir.Value {
	v := x.op1(llvm.Undef, nil, t)
	return insertValue(x.b, insertValue(x.b, v, re, []int64{0}), im, []int64{1})
}

// atomicComplex is an update that calculates in the complex type t; the object may be real.
func (x *fn) atomicComplex(u *update, p lvalue, t cc.Type) func(old *ir.Value) *ir.Value {
	part := x.types.complexPart(t)
	re, im := x.convert(x.int(1, ir.I32()), x.unit.AST.Int, part), (*ir.Value)(nil) // ++ and --
	if u.expr != nil {
		re, im = x.complexAs(u.expr, t)
	} else {
		im = x.zero(re.Type())
	}
	return func(old *ir.Value) *ir.Value {
		var a, b *ir.Value
		have := p.typ
		if isComplex(p.typ) {
			have = x.types.complexPart(p.typ)
			get := func(i int64) *ir.Value {
				return x.op1(llvm.ExtractValue, []*ir.Value{old}, x.types.value(have), attr("position", ir.DenseArray(ir.I64(), []int64{i})))
			}
			a, b = x.convert(get(0), have, part), x.convert(get(1), have, part)
		} else {
			a = x.convert(x.fromStored(old, p.typ), p.typ, part)
			b = x.zero(a.Type())
		}
		if u.reversed {
			a, b = x.complexOp(u.op, re, im, a, b, part)
		} else {
			a, b = x.complexOp(u.op, a, b, re, im, part)
		}
		if isComplex(p.typ) {
			return x.joinComplex(x.convert(a, part, have), x.convert(b, part, have), x.types.memory(p.typ))
		}
		return x.toStored(x.convert(a, part, p.typ), p.typ)
	}
}

// from gives an update the location of what it changes, which findings name.
func (x *fn) from(target cc.ExpressionNode, update func(old *ir.Value) *ir.Value) func(old *ir.Value) *ir.Value {
	return func(old *ir.Value) *ir.Value {
		outer := x.b.Loc
		defer func() { x.b.Loc = outer }()
		x.b.Loc = x.point(target)
		return update(old)
	}
}

// comparisons are the relations of atomic compare.
var comparisons = map[byte]relation{'=': relEQ, '<': relLT, '>': relGT}

// atomicCompare is an update that keeps the value of the location if the comparison does not hold.
func (x *fn) atomicCompare(f *front.AtomicComparison) *irgen.AtomicStatement {
	p := x.atomicLvalue(f.X)
	t := p.typ
	if t.Kind() != cc.Ptr {
		if t = x.common(p.typ, typeOf(f.Value), f.X); isComplex(t) {
			x.unsupported(f.X, "atomic compare with a complex number")
		}
	}
	value := x.scalar(f.Value, t)
	fresh := value
	if f.Relation == '=' {
		fresh = x.scalar(f.New, p.typ)
	} else {
		fresh = x.convert(value, t, p.typ)
	}
	fresh = x.toStored(fresh, p.typ)
	holds := func(v *ir.Value) *ir.Value {
		return x.compare(comparisons[f.Relation], x.convert(v, p.typ, t), value, t)
	}
	a := &irgen.AtomicStatement{X: p.addr, Type: x.stored(p.typ), Update: func(old *ir.Value) *ir.Value {
		return x.op1(arith.Select, []*ir.Value{holds(x.fromStored(old, p.typ)), fresh, old}, old.Type())
	}}
	a.Update = x.from(f.X, a.Update)
	switch {
	case f.Result == nil && f.V == nil:
	case f.Result == nil && f.When != front.CaptureOnFailure:
		a.ReadLast = f.When == front.CaptureAfter
		x.atomicInto(a, f.V, p.typ)
	default:
		// Whether the comparison held follows from the value that the location had.
		old := x.alloca(p.typ, 0)
		a.V = old
		var result, into lvalue
		if f.Result != nil {
			result = x.lvalue(f.Result)
		}
		if f.V != nil {
			into = x.lvalue(f.V)
		}
		a.After = func() {
			v := x.loadScalar(old, p.typ)
			held := holds(v)
			if f.Result != nil {
				x.store(result, x.convert(x.op1(arith.ExtUI, []*ir.Value{held}, ir.I32()), x.unit.AST.Int, result.typ))
			}
			if f.V != nil {
				x.ifThenElse(held, func() {}, func() { x.store(into, x.convert(v, p.typ, into.typ)) })
			}
		}
	}
	return a
}

// atomicCapture recognizes the forms of atomic capture.
func (x *fn) atomicCapture(list []cc.ExpressionNode) *irgen.AtomicStatement {
	switch len(list) {
	case 1:
		// v = update
		v, e, ok := assignment(list[0])
		if !ok {
			return nil
		}
		u := findUpdate(e)
		if u == nil {
			return nil
		}
		p := x.atomicLvalue(u.target)
		a := x.atomicUpdate(u, p)
		a.ReadLast = !u.old
		x.atomicInto(a, v, p.typ)
		return a
	case 2:
		// v = x; update, or update; v = x
		if v, loc, ok := assignment(list[0]); ok {
			if u := findUpdate(list[1]); u != nil && same(u.target, loc) {
				p := x.atomicLvalue(u.target)
				a := x.atomicUpdate(u, p)
				x.atomicInto(a, v, p.typ)
				return a
			}
		}
		if v, loc, ok := assignment(list[1]); ok {
			if u := findUpdate(list[0]); u != nil && same(u.target, loc) {
				p := x.atomicLvalue(u.target)
				a := x.atomicUpdate(u, p)
				a.ReadLast = true
				x.atomicInto(a, v, p.typ)
				return a
			}
		}
	}
	return nil
}
