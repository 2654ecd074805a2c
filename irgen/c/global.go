package c

import (
	"math"

	"accc/ir"

	"modernc.org/cc/v4"
)

// addressOfGlobal is the address of an object of the module.
func (x *fn) addressOfGlobal(g *global) *ir.Value {
	x.noteUse(g)
	return addressOf(x.b, g.name)
}

// noteUse makes sure that a global without a definition at file scope gets its place in the module.
func (l *lowerer) noteUse(g *global) {
	if (g.extern || g.local) && !g.noted {
		g.noted = true
		l.order = append(l.order, g)
	}
}

// defineGlobal adds an object to the module. Its value is an attribute where it is a number, an
// array of numbers or text; otherwise a region builds it.
func (l *lowerer) defineGlobal(g *global, b *ir.Builder) {
	if g.op != nil {
		return
	}
	if g.irType == nil {
		if g.typ.IsIncomplete() && g.typ.Kind() == cc.Array && !g.extern {
			l.unsupported(g.decl, "array %s of unknown size", g.name)
		}
		g.irType = l.types.memory(g.typ)
		if a, ok := g.typ.(*cc.ArrayType); ok && a.Len() < 0 {
			g.irType = arrayType(0, l.types.memory(a.Elem()))
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
		g.op = globalOp(b, g, nil, false)
		return
	}
	list := g.list
	if g.init != nil {
		list = leaves(g.init)
	}
	if a := l.constantAttr(g, list); a != nil {
		g.op = globalOp(b, g, a, false)
		return
	}
	g.op = globalOp(b, g, nil, false)
	entry := g.op.Region(0).AddBlock()
	ib := ir.At(entry)
	ib.Loc = b.Loc
	l.buildGlobal(ib, g, list)
}

// constantAttr is the value of a global as an attribute, or nil.
func (l *lowerer) constantAttr(g *global, list []leaf) ir.Attribute {
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

// buildGlobal builds the value of a global in its region: zero, then what differs from zero.
func (l *lowerer) buildGlobal(b *ir.Builder, g *global, list []leaf) {
	x := &fn{lowerer: l, b: b}
	v := zeroOp(b, g.irType)
	// Bit-fields and members without a number share storage units; their bytes are collected.
	for _, u := range l.mergeUnits(g, list) {
		path, t, ok := pathTo(g.irType, u.off, u.typ)
		if !ok {
			l.unsupported(g.decl, "initial value of %s: its members have no type of their own", g.name)
		}
		val := x.staticValue(u, t, g)
		if len(path) == 0 {
			v = val
			continue
		}
		v = insertValue(b, v, val, path)
	}
	returnOp(b, v)
}

// A unit is one scalar of a global's value: a leaf, or a number made from bit-fields or text.
type unit struct {
	off   int64
	typ   ir.Type
	leaf  *leaf
	value ir.Attribute
}

// mergeUnits turns leaves into scalars of the IR type.
func (l *lowerer) mergeUnits(g *global, list []leaf) (out []unit) {
	bitsAt := map[int64]uint64{}
	for i := range list {
		f := &list[i]
		switch {
		case f.field != nil:
			v := convertValue(f.value, f.field.Type())
			n, ok := numberAttr(v, ir.I64()).(*ir.IntegerAttr)
			if !ok {
				l.unsupported(f.expr, "initial value of a bit-field that is not constant")
			}
			unitSize := int64(f.field.GroupSize())
			at := f.off
			mask := f.field.Mask()
			bitsAt[at] = bitsAt[at]&^mask | uint64(n.Value)<<f.field.OffsetBits()&mask
			out = append(out, unit{off: at, typ: ir.Int(int(unitSize) * 8)})
		case stringBytes(*f) != nil:
			text := stringBytes(*f)
			if g.irType == l.types.memory(f.typ) || sizeOf(l.types.memory(elem(f.typ))) == 1 {
				for i, c := range text {
					if int64(i) < f.typ.Size() && c != 0 {
						out = append(out, unit{off: f.off + int64(i), typ: ir.I8(), value: ir.Integer(ir.I8(), int64(int8(c)))})
					}
				}
				continue
			}
			w := int64(sizeOf(l.types.memory(elem(f.typ))))
			for i := int64(0); i+w <= min(int64(len(text)), f.typ.Size()); i += w {
				v := int64(0)
				for k := w - 1; k >= 0; k-- {
					v = v<<8 | int64(text[i+k])
				}
				t := ir.Int(int(w) * 8)
				out = append(out, unit{off: f.off + i, typ: t, value: ir.Integer(t, wrap(v, int(8*w)))})
			}
		case isComplex(f.typ):
			part := l.types.complexPart(f.typ)
			re, im, ok := complexValue(f.value, f.expr)
			if !ok {
				l.unsupported(f.expr, "this initial value of a complex number")
			}
			t := l.types.value(part)
			out = append(out, unit{off: f.off, typ: t, value: realAttr(cc.Float64Value(re), t)},
				unit{off: f.off + part.Size(), typ: t, value: realAttr(cc.Float64Value(im), t)})
		case isAggregate(f.typ) || isArray(f.typ):
			// A compound literal may stand for its value.
			if p, ok := strip(f.expr).(*cc.PostfixExpression); ok && p.Case == cc.PostfixExpressionComplit {
				inner := leavesOf(p.InitializerList)
				for i := range inner {
					inner[i].off += f.off
				}
				out = append(out, l.mergeUnits(g, inner)...)
				continue
			}
			l.unsupported(f.expr, "initial value that is not constant")
		default:
			t := l.types.value(f.typ)
			if f.typ.Kind() == cc.Bool {
				t = ir.I8()
			}
			out = append(out, unit{off: f.off, typ: t, leaf: f})
		}
	}
	for i := range out {
		if out[i].leaf == nil && out[i].value == nil {
			out[i].value = ir.Integer(out[i].typ, wrap(int64(bitsAt[out[i].off]), width(out[i].typ)))
		}
	}
	return out
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
	return math.NaN(), 0, false
}

// staticValue is a scalar of a global's value.
func (x *fn) staticValue(u unit, t ir.Type, g *global) *ir.Value {
	if u.value != nil {
		return constantOp(x.b, u.value, u.typ).Result(0)
	}
	f := u.leaf
	x.b.Loc = x.point(f.expr)
	if a := numberAttr(convertValue(f.value, f.typ), u.typ); a != nil {
		return constantOp(x.b, a, u.typ).Result(0)
	}
	if a := numberAttr(convertValue(strip(f.expr).Value(), f.typ), u.typ); a != nil && pure(f.expr) {
		return constantOp(x.b, a, u.typ).Result(0)
	}
	if f.typ.Kind() == cc.Ptr || cc.IsIntegerType(f.typ) && f.typ.Size() == 8 {
		v := x.staticAddress(f.expr)
		if f.typ.Kind() != cc.Ptr {
			v = x.op1("llvm.ptrtoint", []*ir.Value{v}, ir.I64())
		}
		return v
	}
	x.unsupported(f.expr, "initial value that is not constant")
	return nil
}

// staticAddress is an address constant (C17 6.6p9).
func (x *fn) staticAddress(e cc.ExpressionNode) *ir.Value {
	s := strip(e)
	x.b.Loc = x.point(s)
	if v, ok := s.Value().(cc.UInt64Value); ok && pure(s) {
		if v == 0 {
			return x.null()
		}
		return x.op1("llvm.inttoptr", []*ir.Value{x.int(int64(v), ir.I64())}, ptrType())
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
			g := &global{name: x.unique("literal"), typ: t, irType: x.types.memory(t), static: true, local: true, list: leavesOf(n.InitializerList)}
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
