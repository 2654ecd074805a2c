package complex

import (
	"cmp"

	"accc/ir"
)

// NumberAttr is #complex.number<:f64 1.0, 2.0>.
type NumberAttr struct {
	ir.AttrBase
	Re, Im ir.Attribute
	typ    *ir.ComplexType
}

// DialectName is "complex".
func (*NumberAttr) DialectName() string { return Dialect.Name }

// AttrType implements ir.TypedAttr.
func (a *NumberAttr) AttrType() ir.Type { return a.typ }

// PrintBody implements ir.DialectAttr.
func (a *NumberAttr) PrintBody(p *ir.Printer) {
	p.Text("number<:")
	p.Type(a.typ.Elem)
	p.Byte(' ')
	p.AttrWithoutType(a.Re)
	p.Text(", ")
	p.AttrWithoutType(a.Im)
	p.Byte('>')
}

func init() { Dialect.ParseAttr = parseAttr }

func parseAttr(p *ir.Parser, _ ir.Type) (ir.Attribute, error) {
	if !p.OptionalKeyword("number") {
		return nil, nil
	}
	if err := p.Punct("<"); err != nil {
		return nil, err
	}
	at := p.Offset()
	elem, err := p.ColonType()
	if err != nil {
		return nil, err
	}
	if !ir.IsFloat(elem) {
		return nil, p.Errorf(at, "expected a floating-point type, found %s", ir.TypeString(elem))
	}
	re, err := p.Attribute(elem)
	if err != nil {
		return nil, err
	}
	if err := p.Punct(","); err != nil {
		return nil, err
	}
	im, err := p.Attribute(elem)
	if err != nil {
		return nil, err
	}
	for _, a := range []ir.Attribute{re, im} {
		if f, ok := a.(*ir.FloatAttr); !ok || f.Type != elem {
			return nil, p.Errorf(at, "the parts must be of type %s", ir.TypeString(elem))
		}
	}
	if err := p.Punct(">"); err != nil {
		return nil, err
	}
	t := ir.ComplexOf(elem)
	if p.PeekPunct(":") {
		at := p.Offset()
		if said, err := p.ColonType(); err != nil || said != t {
			return nil, cmp.Or(err, error(p.Errorf(at, "the type of the number is %s", ir.TypeString(t))))
		}
	}
	return ir.InternAttr(ir.NewKey("complex.number").Attr(re).Attr(im), func() *NumberAttr { return &NumberAttr{ir.NewAttrBase(), re, im, t} }), nil
}
