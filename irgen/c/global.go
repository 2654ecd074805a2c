package c

import (
	"math"

	"accc/dialects/llvm"
	front "accc/frontend/c"
	"accc/ir"

	"modernc.org/cc/v4"
)

// addressOfGlobal is the address of an object of the module.
func (x *fn) addressOfGlobal(g *global) *ir.Value {
	x.noteUse(g)
	return addressOf(x.b, g.name)
}

// noteUse makes sure that the module gets a global that has no definition at file scope.
func (l *lowerer) noteUse(g *global) {
	switch {
	case !g.extern && !g.local || g.noted:
	case l.apart != nil:
		l.apart.objects = append(l.apart.objects, g)
	default:
		g.noted = true
		l.order = append(l.order, g)
	}
}

// constant reports whether no program may write an object: its type is const (C17 §6.7.3). cc/v4 takes pointers to const for pointers that
// are, and on a device update writes the variables of declare.
func (l *lowerer) constant(g *global) bool {
	t := g.typ
	for a, ok := t.(*cc.ArrayType); ok; a, ok = t.(*cc.ArrayType) {
		t = a.Elem()
	}
	return t != nil && t.Kind() != cc.Ptr && t.Attributes().IsConst() && !t.Attributes().IsVolatile() && g.declared == nil
}

// defineGlobal adds an object to the module. Its value is an attribute where it is a number, an
// array of numbers or text; otherwise a region builds it.
func (l *lowerer) defineGlobal(g *global, b *ir.Builder) {
	if g.op != nil {
		return
	}
	if g.irType == nil {
		g.irType = l.types.memory(g.typ)
		if a, ok := g.typ.(*cc.ArrayType); ok && a.Len() < 0 {
			length := int64(0)
			if !g.extern {
				length = 1 // a tentative definition that nothing completes (C17 §6.9.2p5)
			}
			g.irType = arrayType(length, l.types.memory(a.Elem()))
		}
		g.align = max(g.align, excessAlign(g.typ, g.irType))
		b.Loc = l.named(g.decl)
	} else {
		b.Loc = l.start(l.unit)
	}
	defer func() {
		if g.declared != nil && g.op != nil {
			g.op.SetAttr("acc.declare", g.declared)
		}
	}()
	switch {
	case g.text != nil:
		g.op = globalOp(b, g, ir.String(string(g.text)), true)
		return
	case g.extern:
		g.op = globalOp(b, g, nil, l.constant(g))
		return
	}
	list := g.list
	if g.init != nil {
		list = l.leaves(g.init)
	}
	bulk := l.unit.BulkOf(g.init)
	l.extend(g, list)
	if a := l.constantAttr(g, list, bulk); a != nil {
		g.op = globalOp(b, g, a, l.constant(g))
		if l.opts.Symbolic && g.init != nil && g.init.Case == cc.InitializerExpr {
			if _, free := l.unit.Symbol(g.init.AssignmentExpression); free {
				g.op.SetAttr(ir.FreeAttr, ir.String(g.name))
			}
		}
		return
	}
	g.op = globalOp(b, g, nil, l.constant(g))
	entry := g.op.Region(0).AddBlock()
	ib := ir.At(entry)
	ib.Loc = b.Loc
	l.buildGlobal(ib, g, list, bulk)
}

// extend makes room for a flexible array member that has initial values.
func (l *lowerer) extend(g *global, list []leaf) {
	s, ok := g.typ.(*cc.StructType)
	if !ok || s.FlexibleArrayMember() == nil {
		return
	}
	end := int64(0)
	for _, f := range list {
		end = max(end, f.off+max(f.typ.Size(), int64(len(stringBytes(f)))))
	}
	member := s.FlexibleArrayMember()
	if size := sizeOf(l.types.memory(elem(member.Type()))); end > member.Offset() {
		g.irType = extended(g.irType, (end-member.Offset()+size-1)/size)
	}
}

// constantAttr is the value of a global as an attribute, or nil.
func (l *lowerer) constantAttr(g *global, list []leaf, bulk *front.Bulk) ir.Attribute {
	t := g.irType
	if s, ok := scalarElem(t); ok && (len(list) > 0 || !isArrayType(t)) {
		// An array of numbers or a number.
		size := sizeOf(s)
		n := sizeOf(t) / size
		if n > 1<<20 && len(list) < 16 {
			return nil
		}
		elems := make([]ir.Attribute, n)
		zero := numberAttr(cc.Int64Value(0), s)
		for i := range elems {
			elems[i] = zero
		}
		eachBulk(bulk, func(i int64, v cc.Value) { elems[i] = numberAttr(convertValue(v, elem(g.typ)), s) })
		for _, f := range list {
			if text := stringBytes(f); text != nil {
				w := size
				for i := int64(0); i+w <= min(int64(len(text)), f.typ.Size()); i += w {
					v := int64(0)
					for k := w - 1; k >= 0; k-- {
						v = v<<8 | int64(text[i+k])
					}
					elems[(f.off+i)/w] = ir.Integer(s, wrap(v, int(8*w)))
				}
				continue
			}
			a := numberAttr(convertValue(f.value, f.typ), s)
			if a == nil || f.field != nil || f.off%size != 0 {
				return nil
			}
			elems[f.off/size] = a
		}
		if n == 1 && !isArrayType(t) {
			return elems[0]
		}
		return denseAttr(t, s, elems)
	}
	return nil
}

// eachBulk runs f for the elements that are not in the tree, with their indices.
func eachBulk(b *front.Bulk, f func(i int64, v cc.Value)) {
	if b == nil {
		return
	}
	for i, n := range b.Values {
		v := cc.Value(cc.Int64Value(n))
		if b.Real != nil && b.Real[i] {
			v = cc.Float64Value(math.Float64frombits(uint64(n)))
		}
		f(b.First+int64(i), v)
	}
}

// convertValue is a constant as a value of type t; cc/v4 leaves the value of an initialiser in the
// type of its expression for some types.
func convertValue(v cc.Value, t cc.Type) cc.Value {
	if v == nil || v == cc.Unknown {
		return nil
	}
	if isComplex(t) || isAggregate(t) || isArray(t) {
		return nil
	}
	return v.Convert(t)
}

// numberAttr is a constant as an attribute of the scalar IR type t, or nil.
func numberAttr(v cc.Value, t ir.Type) ir.Attribute {
	if ir.IsFloat(t) {
		return realAttr(v, t)
	}
	if !ir.IsInteger(t, 0) {
		return nil
	}
	switch v := v.(type) {
	case cc.Int64Value:
		return ir.Integer(t, wrap(int64(v), width(t)))
	case cc.UInt64Value:
		return ir.Integer(t, wrap(int64(v), width(t)))
	case *cc.ZeroValue:
		return ir.Integer(t, 0)
	}
	return nil
}

// wrap is v as a signed number of w bits.
func wrap(v int64, w int) int64 {
	if w >= 64 || w == 1 {
		return v
	}
	return v << (64 - w) >> (64 - w)
}

// An image is the value of an object as bytes, with the addresses in it.
type image struct {
	bytes   []byte
	address map[int64]*leaf // by offset
	touched []extent        // the bytes that were set, in order
}

// An extent is a number of bytes at an offset.
type extent struct{ off, size int64 }

func (m *image) put(off int64, v uint64, size int64) {
	for i := range size {
		if at := off + i; at < int64(len(m.bytes)) {
			m.bytes[at] = byte(v >> (8 * i))
		}
	}
	m.touched = append(m.touched, extent{off, size})
}

// buildGlobal builds the value of a global in its region: zero, then the scalars that differ from zero.
func (l *lowerer) buildGlobal(b *ir.Builder, g *global, list []leaf, bulk *front.Bulk) {
	x := &fn{lowerer: l, b: b}
	m := &image{bytes: make([]byte, sizeOf(g.irType)), address: map[int64]*leaf{}}
	eachBulk(bulk, func(i int64, v cc.Value) {
		t := elem(g.typ)
		switch a := numberAttr(convertValue(v, t), l.types.value(t)).(type) {
		case *ir.IntegerAttr:
			m.put(i*t.Size(), uint64(a.Value), t.Size())
		case *ir.FloatAttr:
			m.put(i*t.Size(), a.Bits, t.Size())
		}
	})
	for i := range list {
		l.fill(m, &list[i], 0)
	}
	v := zeroOp(b, g.irType)
	done := map[int64]bool{}
	for i := 0; i < len(m.touched); i++ {
		off, end := m.touched[i].off, m.touched[i].off+m.touched[i].size
		path, at, t, ok := scalarAt(g.irType, off)
		if !ok && m.bytes[off] == 0 && m.address[off] == nil {
			continue // padding
		}
		if !ok {
			l.unsupported(g.decl, "initial value of '%s'", g.name)
		}
		if next := at + sizeOf(t); m.address[off] == nil && next < min(end, int64(len(m.bytes))) {
			m.touched = append(m.touched, extent{next, end - next}) // a number may reach into the next scalar
		}
		if done[at] {
			continue
		}
		done[at] = true
		val := x.slot(m, at, t, g)
		switch {
		case val == nil:
		case len(path) == 0:
			v = val
		default:
			v = insertValue(b, v, val, path)
		}
	}
	returnOp(b, v)
}

// slot is the scalar of type t at an offset of the image, nil if it is zero.
func (x *fn) slot(m *image, at int64, t ir.Type, g *global) *ir.Value {
	if f := m.address[at]; f != nil {
		x.b.Loc = x.point(f.expr)
		v := x.staticAddress(f.expr)
		switch {
		case t == ptrType():
			return v
		case t == ir.I64():
			return x.op1(llvm.PtrToInt, []*ir.Value{v}, t)
		}
		x.unsupported(f.expr, "address in the initial value of a union")
	}
	size := sizeOf(t)
	n := uint64(0)
	for i := size - 1; i >= 0; i-- {
		n = n<<8 | uint64(m.bytes[at+i])
	}
	switch {
	case n == 0:
		return nil
	case ir.IsFloat(t):
		return constantOp(x.b, ir.FloatBits(t, n), t).Result(0)
	case t == ptrType():
		return x.op1(llvm.IntToPtr, []*ir.Value{x.int(int64(n), ir.I64())}, t)
	}
	return x.int(int64(n), t)
}

// fill puts a leaf into the image; base is where the object it belongs to begins.
func (l *lowerer) fill(m *image, f *leaf, base int64) {
	at := base + f.off
	switch {
	case f.field != nil:
		n, ok := numberAttr(convertValue(f.value, f.field.Type()), ir.I64()).(*ir.IntegerAttr)
		if !ok {
			l.unsupported(f.expr, "initial value of a bit-field that is not constant")
		}
		size := f.field.AccessBytes()
		old := uint64(0)
		for i := size - 1; i >= 0; i-- {
			old = old<<8 | uint64(m.bytes[at+i])
		}
		mask := f.field.Mask()
		m.put(at, old&^mask|uint64(n.Value)<<f.field.OffsetBits()&mask, size)
	case stringBytes(*f) != nil:
		text := stringBytes(*f)
		for i := int64(0); i < min(int64(len(text)), f.typ.Size()); i++ {
			m.put(at+i, uint64(text[i]), 1)
		}
	case isComplex(f.typ):
		part := l.types.complexPart(f.typ)
		re, im, ok := complexValue(f.value, f.expr)
		if !ok {
			l.unsupported(f.expr, "this initial value of a complex number")
		}
		m.putReal(at, re, l.types.value(part))
		m.putReal(at+part.Size(), im, l.types.value(part))
	case isAggregate(f.typ) || isArray(f.typ):
		p, ok := strip(f.expr).(*cc.PostfixExpression)
		if !ok || p.Case != cc.PostfixExpressionComplit {
			l.unsupported(f.expr, "initial value that is not constant")
		}
		inner := l.literalLeaves(p, p.TypeName.Type())
		for i := range inner {
			l.fill(m, &inner[i], at)
		}
	default:
		l.fillScalar(m, f, at)
	}
}

func (m *image) putReal(at int64, v float64, t ir.Type) {
	if !ir.IsFloat(t) {
		m.put(at, uint64(int64(v)), sizeOf(t))
		return
	}
	a := realAttr(cc.Float64Value(v), t).(*ir.FloatAttr)
	m.put(at, a.Bits, sizeOf(t))
}

func (l *lowerer) fillScalar(m *image, f *leaf, at int64) {
	t := l.types.value(f.typ)
	if f.typ.Kind() == cc.Bool {
		t = ir.I8()
	}
	if t == ptrType() {
		if n, ok := numberAttr(f.value, ir.I64()).(*ir.IntegerAttr); ok && pure(f.expr) {
			m.put(at, uint64(n.Value), sizeOf(t))
			return
		}
		m.address[at] = f
		m.touched = append(m.touched, extent{at, sizeOf(t)})
		return
	}
	a := numberAttr(convertValue(f.value, f.typ), t)
	if a == nil && pure(f.expr) {
		a = numberAttr(convertValue(strip(f.expr).Value(), f.typ), t)
	}
	switch a := a.(type) {
	case *ir.IntegerAttr:
		m.put(at, uint64(a.Value), sizeOf(t))
	case *ir.FloatAttr:
		m.put(at, a.Bits, sizeOf(t))
	default:
		if !cc.IsIntegerType(f.typ) || f.typ.Size() != 8 {
			l.unsupported(f.expr, "initial value that is not constant")
		}
		m.address[at] = f
		m.touched = append(m.touched, extent{at, sizeOf(t)})
	}
}

func complexValue(v cc.Value, e cc.ExpressionNode) (re, im float64, ok bool) {
	if v == nil || v == cc.Unknown {
		v = e.Value()
	}
	switch v := v.(type) {
	case cc.Complex128Value:
		return real(complex128(v)), imag(complex128(v)), true
	case cc.Complex64Value:
		return float64(real(complex64(v))), float64(imag(complex64(v))), true
	case cc.Float64Value:
		return float64(v), 0, true
	case cc.Int64Value:
		return float64(v), 0, true
	case cc.UInt64Value:
		return float64(v), 0, true
	}
	return complexSum(e)
}

// complexSum is the value of a sum such as 1 + 2i, of which cc/v4 knows the parts only.
func complexSum(e cc.ExpressionNode) (re, im float64, ok bool) {
	switch n := strip(e).(type) {
	case *cc.AdditiveExpression:
		ar, ai, ok1 := complexValue(nil, n.AdditiveExpression)
		br, bi, ok2 := complexValue(nil, n.MultiplicativeExpression)
		if n.Case == cc.AdditiveExpressionSub {
			br, bi = -br, -bi
		}
		return ar + br, ai + bi, ok1 && ok2
	case *cc.UnaryExpression:
		if n.Case == cc.UnaryExpressionMinus {
			re, im, ok = complexValue(nil, n.CastExpression)
			return -re, -im, ok
		}
	}
	return math.NaN(), 0, false
}

// staticAddress is an address constant (C17 6.6p9).
func (x *fn) staticAddress(e cc.ExpressionNode) *ir.Value {
	s := strip(e)
	x.b.Loc = x.point(s)
	if n, ok := numberAttr(s.Value(), ir.I64()).(*ir.IntegerAttr); ok && pure(s) {
		return x.op1(llvm.IntToPtr, []*ir.Value{x.int(n.Value, ir.I64())}, ptrType())
	}
	switch n := s.(type) {
	case *cc.CastExpression:
		return x.staticAddress(n.CastExpression)
	case *cc.PrimaryExpression:
		if d := callee(n); d != nil {
			return x.functionAddress(d, n)
		}
		if n.Type().Undecay().Kind() == cc.Array {
			g, off := x.staticObject(n)
			return x.bytes(g, off)
		}
	case *cc.UnaryExpression:
		if n.Case == cc.UnaryExpressionLabelAddr {
			return x.labelAddress(n)
		}
		if n.Case == cc.UnaryExpressionAddrof {
			if d := callee(n.CastExpression); d != nil {
				return x.functionAddress(d, n)
			}
			g, off := x.staticObject(n.CastExpression)
			return x.bytes(g, off)
		}
		if n.Case == cc.UnaryExpressionDeref && elem(typeOf(n.CastExpression)).Kind() == cc.Function {
			return x.staticAddress(n.CastExpression)
		}
	case *cc.AdditiveExpression:
		ptr, idx := n.AdditiveExpression, n.MultiplicativeExpression
		if typeOf(ptr).Kind() != cc.Ptr {
			ptr, idx = idx, ptr
		}
		if i, ok := constant(idx); ok {
			if n.Case == cc.AdditiveExpressionSub {
				i = -i
			}
			return x.bytes(x.staticAddress(ptr), i*max(1, elem(typeOf(ptr)).Size()))
		}
	case *cc.PostfixExpression:
		if t := n.Type().Undecay(); t.Kind() == cc.Array {
			g, off := x.staticObject(n)
			return x.bytes(g, off)
		}
	case *cc.ConditionalExpression:
		if c, ok := constant(n.LogicalOrExpression); ok && n.ExpressionList != nil {
			if c != 0 {
				return x.staticAddress(n.ExpressionList)
			}
			return x.staticAddress(n.ConditionalExpression)
		}
	}
	x.unsupported(s, "initial value that is not constant")
	return nil
}

// staticObject is the object an address constant points into and the offset in bytes.
func (x *fn) staticObject(e cc.ExpressionNode) (*ir.Value, int64) {
	switch n := strip(e).(type) {
	case *cc.PrimaryExpression:
		switch n.Case {
		case cc.PrimaryExpressionIdent:
			if d, ok := n.ResolvedTo().(*cc.Declarator); ok {
				if g := x.globalOf(d); g != nil {
					return x.addressOfGlobal(g), 0
				}
			}
		case cc.PrimaryExpressionString, cc.PrimaryExpressionLString:
			return x.addressOfGlobal(x.stringLiteral(n)), 0
		}
	case *cc.PostfixExpression:
		switch n.Case {
		case cc.PostfixExpressionSelect:
			g, off := x.staticObject(n.PostfixExpression)
			return g, off + n.Field().Offset()
		case cc.PostfixExpressionPSelect:
			return x.staticAddress(n.PostfixExpression), n.Field().Offset()
		case cc.PostfixExpressionIndex:
			if i, ok := constant(n.ExpressionList); ok {
				return x.staticAddress(n.PostfixExpression), i * n.Type().Undecay().Size()
			}
		case cc.PostfixExpressionComplit:
			t := n.TypeName.Type()
			g := &global{name: x.unique("literal"), typ: t, irType: x.types.memory(t), static: true, local: true, list: x.literalLeaves(n, t)}
			return x.addressOfGlobal(g), 0
		}
	case *cc.UnaryExpression:
		if n.Case == cc.UnaryExpressionDeref {
			return x.staticAddress(n.CastExpression), 0
		}
	}
	x.unsupported(e, "address that is not constant")
	return nil, 0
}
