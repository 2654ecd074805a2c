package hlfir

import (
	"accc/dialects/fir"
	"accc/ir"
)

// ExprType is the value of an expression that is an array, a string or of derived type: !hlfir.expr<2x?xT>, with a
// question mark after T when the type is polymorphic.
type ExprType struct {
	ir.TypeBase
	Shape       []int64 // ir.Dynamic: not known; empty: a scalar
	Elem        ir.Type
	Polymorphic bool
}

// DialectName is "hlfir".
func (*ExprType) DialectName() string { return "hlfir" }

// Expr is !hlfir.expr<shape x elem>.
func Expr(shape []int64, elem ir.Type, polymorphic bool) *ExprType {
	k := ir.NewKey("hlfir.expr").Num(int64(len(shape)))
	for _, d := range shape {
		k = k.Num(d)
	}
	k = k.Type(elem)
	if polymorphic {
		k = append(k, 1)
	}
	return ir.InternType(k, func() *ExprType {
		return &ExprType{ir.NewTypeBase(), append([]int64(nil), shape...), elem, polymorphic}
	})
}

func init() {
	Dialect.ParseType = func(p *ir.Parser) (ir.Type, error) {
		name, err := p.AnyKeyword()
		if err != nil || name != "expr" {
			return nil, err
		}
		return parseExpr(p)
	}
}

// parseExpr reads <2x?xT> or <*:T>, which is a scalar, with or without a question mark after T.
func parseExpr(p *ir.Parser) (ir.Type, error) {
	err := p.Punct("<")
	if err != nil {
		return nil, err
	}
	var shape []int64
	if p.OptionalPunct("*") {
		err = p.Punct(":")
	} else {
		shape, err = p.Dimensions(true, true)
	}
	if err != nil {
		return nil, err
	}
	elem, err := p.Type()
	if err != nil {
		return nil, err
	}
	polymorphic := p.OptionalPunct("?")
	return Expr(shape, elem, polymorphic), p.Punct(">")
}

// PrintBody implements ir.DialectType.
func (t *ExprType) PrintBody(p *ir.Printer) {
	p.Text("expr<")
	fir.PrintExtents(p, t.Shape)
	p.Type(t.Elem)
	if t.Polymorphic {
		p.Byte('?')
	}
	p.Byte('>')
}

// bare takes addresses and descriptors off a type.
func bare(t ir.Type) ir.Type {
	for e := fir.Pointee(t); e != nil; e = fir.Pointee(t) {
		t = e
	}
	return t
}

// Entity is what a variable or a value is: its shape, nil for a scalar, and the type of its elements.
// anyRank tells that the rank is not known.
func Entity(t ir.Type) (shape []int64, elem ir.Type, anyRank bool) {
	switch t := bare(t).(type) {
	case *fir.ArrayType:
		return t.Shape, t.Elem, t.AnyRank
	case *ExprType:
		return t.Shape, t.Elem, false
	case *fir.NumberType:
		if t.Mnemonic() == "boxchar" {
			return nil, fir.Char(t.N, ir.Dynamic), false
		}
		return nil, t, false
	default:
		return nil, t, false
	}
}

// Element is the type of the elements of a variable or value.
func Element(t ir.Type) ir.Type {
	_, elem, _ := Entity(t)
	return elem
}

// isDescriptorAddress reports whether t is the address of a descriptor: an allocatable or a pointer.
func isDescriptorAddress(t ir.Type) bool {
	_, isBox := t.(*fir.BoxType)
	e := fir.Pointee(t)
	_, ofBox := e.(*fir.BoxType)
	return !isBox && ofBox
}
