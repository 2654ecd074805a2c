package fortran

import (
	"strconv"

	"accc/dialects/fir"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/initial"
	"accc/irgen/fortran/typemap"
)

// Variables of the whole program whose types have length parameters, which are constants: the memory of their automatic
// components is static too, a global for each.

// maxStaticElements bounds the objects with length parameters in one static array.
const maxStaticElements = 10000

// staticComponent is the descriptor of an automatic component of a static variable, whose memory is a global.
func (x *fn) staticComponent(d *initial.Datum, c *front.Symbol, t ir.Type) *ir.Value {
	x.initials.Settle(d, c)
	if d.Total() > maxStaticElements && initial.HasLengths(d.Type.Derived) {
		x.unsupported(c.Span, "a static array of more than %d objects with length parameters", maxStaticElements)
	}
	memory := typemap.ArrayType(d.Extents, x.ScalarType(d.Type))
	name := "_QQauto." + strconv.Itoa(x.automatics)
	x.automatics++
	attrs := []ir.NamedAttr{build.Attr("sym_name", ir.String(name)), build.Attr("symref", ir.Symbol(name)), build.Attr("type", ir.TypeValue(memory)),
		build.Attr("linkName", ir.String("internal"))}
	o := x.globalOp(nil, attrs)
	x.Symbols[name] = o
	x.fillGlobal(o, func(y *fn) *ir.Value { return y.initialDatum(d) })
	var lower, extents []*ir.Value
	for i, n := range d.Extents {
		low := int64(1)
		if l := c.Dims[i].Lower; l != nil {
			low, _ = initial.Integer(l, d.Outer)
		}
		lower, extents = append(lower, x.Idx(low)), append(extents, x.Idx(n))
	}
	box := t.(*fir.BoxType)
	var params []*ir.Value
	if ch, ok := build.ElementOf(box).(*fir.CharType); ok && ch.Len == ir.Dynamic {
		params = []*ir.Value{x.Idx(d.Type.Len)}
	}
	return x.Embox(box, x.FirConvert(x.GlobalAddress(name, memory), box.Elem), x.AnyShape(lower, extents), nil, params...)
}

// initialLength is the value of a length parameter of a static object.
func (x *fn) initialLength(d *initial.Datum, s *front.Symbol) *ir.Value {
	if v := d.Lengths[s]; v != nil {
		return x.Constant(v, s.Type)
	}
	return x.ZeroBits(x.ScalarType(s.Type))
}

// sizedObjects reports whether the objects of a datum hold length parameters, so that each has memory of its own.
func sizedObjects(d *initial.Datum) bool {
	return d.Type.Class == frontend.Aggregate && initial.HasLengths(d.Type.Derived)
}
