package fortran

import (
	"go/constant"

	"accc/dialects/fir"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
)

// Variables of the whole program whose types have length parameters, which are constants: the memory of their automatic
// components is static too, a global for each.

// lengthsOf are the values of the length parameters of a datum's type.
func lengthsOf(d *datum) env {
	if d.lengths != nil {
		return d.lengths
	}
	return lengthEnv(d.typ, d.outer)
}

// lengthEnv gives the length parameters of a type their values, nil if they are not constant; outer has the values of
// the names in their expressions.
func lengthEnv(t front.Type, outer env) env {
	out := env{}
	if t.Derived == nil || t.Lengths == nil {
		return out
	}
	for d := t.Derived; d != nil; d = d.Parent {
		for i, s := range d.LenParams {
			n := t.Length(i)
			if n == nil {
				return nil
			}
			v := front.Fold(n, outer)
			if v == nil || v.Kind() != constant.Int {
				return nil
			}
			out[s] = v
		}
	}
	return out
}

// settle gives the datum of an automatic component the extents, and the length of characters, that the length
// parameters make.
func (l *lowerer) settle(d *datum, c *front.Symbol) {
	if len(c.Dims) > 0 {
		d.extents = make([]int64, len(c.Dims))
	}
	for i, dim := range c.Dims {
		low := int64(1)
		if dim.Lower != nil {
			low, _ = l.foldInt(dim.Lower, d.outer)
		}
		high, ok := l.foldInt(dim.Upper, d.outer)
		if !ok {
			l.unsupported(c.Span, "the shape of component %s of a variable that lives as long as the program", c.Name)
		}
		d.extents[i] = max(0, high-low+1)
	}
	if isCharacter(d.typ) && d.typ.Len < 0 {
		n, ok := l.foldInt(c.Length(), d.outer)
		if !ok {
			l.unsupported(c.Span, "the length of component %s of a variable that lives as long as the program", c.Name)
		}
		d.typ.Len = max(0, n)
	}
}

// maxStaticElements bounds the objects with length parameters in one static array.
const maxStaticElements = 10000

// staticComponent is the descriptor of an automatic component of a static variable, whose memory is a global.
func (x *fn) staticComponent(d *datum, c *front.Symbol, t ir.Type) *ir.Value {
	x.settle(d, c)
	if d.total() > maxStaticElements && hasLengths(d.typ.Derived, nil) {
		x.unsupported(c.Span, "a static array of more than %d objects with length parameters", maxStaticElements)
	}
	memory := arrayType(d.extents, x.scalarType(d.typ))
	name := "_QQauto." + integerText(constant.MakeInt64(int64(x.automatics)))
	x.automatics++
	attrs := []ir.NamedAttr{build.Attr("sym_name", ir.String(name)), build.Attr("symref", ir.Symbol(name)), build.Attr("type", ir.TypeValue(memory)),
		build.Attr("linkName", ir.String("internal"))}
	o := x.globalOp(nil, attrs)
	x.Symbols[name] = o
	x.fillGlobal(o, func(y *fn) *ir.Value { return y.initialDatum(d) })
	var lower, extents []*ir.Value
	for i, n := range d.extents {
		low := int64(1)
		if l := c.Dims[i].Lower; l != nil {
			low, _ = x.foldInt(l, d.outer)
		}
		lower, extents = append(lower, x.Idx(low)), append(extents, x.Idx(n))
	}
	box := t.(*fir.BoxType)
	var params []*ir.Value
	if ch, ok := build.ElementOf(box).(*fir.CharType); ok && ch.Len == ir.Dynamic {
		params = []*ir.Value{x.Idx(d.typ.Len)}
	}
	return x.Embox(box, x.FirConvert(x.GlobalAddress(name, memory), box.Elem), x.AnyShape(lower, extents), nil, params...)
}

// initialLength is the value of a length parameter of a static object.
func (x *fn) initialLength(d *datum, s *front.Symbol) *ir.Value {
	if v := d.lengths[s]; v != nil {
		return x.constant(v, s.Type)
	}
	return x.ZeroBits(x.scalarType(s.Type))
}

// sizedObjects reports whether the objects of a datum hold length parameters, so that each has memory of its own.
func sizedObjects(d *datum) bool {
	return d.typ.Class == frontend.Aggregate && hasLengths(d.typ.Derived, nil)
}
