package constraint

import (
	"slices"
	"strings"

	"accc/ir"
)

// Attr makes a constraint of a predicate.
func Attr(name string, match func(ir.Attribute) bool) ir.AttrConstraint {
	return ir.AttrConstraint{Name: name, Match: match}
}

// Is is the constraint of attributes of one Go type.
func Is[A ir.Attribute](name string) ir.AttrConstraint {
	return Attr(name, func(a ir.Attribute) bool { _, ok := a.(A); return ok })
}

// ArrayOf is the constraint of arrays whose elements satisfy elem.
func ArrayOf(name string, elem ir.AttrConstraint) ir.AttrConstraint {
	return Attr(name, func(a ir.Attribute) bool {
		arr, ok := a.(*ir.ArrayAttr)
		if !ok {
			return false
		}
		for _, e := range arr.Elems {
			if !elem.Match(e) {
				return false
			}
		}
		return true
	})
}

// DenseOf is the constraint of dense arrays of an element type.
func DenseOf(name string, elem ir.Type) ir.AttrConstraint {
	c := Attr(name, func(a ir.Attribute) bool {
		d, ok := a.(*ir.DenseArrayAttr)
		return ok && d.Elem == elem
	})
	c.Elided = elem
	return c
}

// Typed is the constraint of integers of one type, which formats print without the type.
func Typed(name string, t ir.Type) ir.AttrConstraint {
	c := Attr(name, func(a ir.Attribute) bool {
		i, ok := a.(*ir.IntegerAttr)
		return ok && i.Type == t
	})
	c.Elided = t
	return c
}

// Constraints on attributes.
var (
	AnyAttr    = Attr("any attribute", func(ir.Attribute) bool { return true })
	UnitAttr   = Is[*ir.UnitAttr]("unit attribute")
	StringAttr = ir.AttrConstraint{Name: "string attribute", Match: Is[*ir.StringAttr]("").Match, Parse: parseString}
	SymbolName = symbolName()
	SymbolRef  = Is[*ir.SymbolRefAttr]("symbol reference attribute")
	FlatSymbol = Attr("flat symbol reference attribute", isFlatSymbol)
	TypeAttr   = Is[*ir.TypeAttr]("any type attribute")
	ArrayAttr  = Is[*ir.ArrayAttr]("array attribute")
	DictAttr   = Is[*ir.DictAttr]("dictionary of named attribute values")
	BoolAttr   = Attr("bool attribute", func(a ir.Attribute) bool { i, ok := a.(*ir.IntegerAttr); return ok && i.Type == ir.I1() })
	I1Attr     = BoolAttr
	I32Attr    = Typed("32-bit signless integer attribute", ir.I32())
	I64Attr    = Typed("64-bit signless integer attribute", ir.I64())
	// Alignment is a positive power of two.
	Alignment   = alignment()
	IntegerAttr = Is[*ir.IntegerAttr]("arbitrary integer attribute")
	FuncType    = Attr("type attribute of function type", isFuncType)

	DenseI1Array  = DenseOf("i1 dense array attribute", ir.I1())
	DenseI32Array = DenseOf("i32 dense array attribute", ir.I32())
	DenseI64Array = DenseOf("i64 dense array attribute", ir.I64())

	BoolArray      = ArrayOf("1-bit boolean array attribute", BoolAttr)
	I64Array       = ArrayOf("64-bit integer array attribute", I64Attr)
	StringArray    = ArrayOf("string array attribute", StringAttr)
	SymbolRefArray = ArrayOf("symbol ref array attribute", SymbolRef)
	DictArray      = ArrayOf("array of dictionary attributes", DictAttr)
	ArrayArray     = ArrayOf("array of arrays", ArrayAttr)
)

func alignment() ir.AttrConstraint {
	c := Typed("64-bit signless integer attribute whose value is a positive power of two", ir.I64())
	typed := c.Match
	c.Match = func(a ir.Attribute) bool {
		i, ok := a.(*ir.IntegerAttr)
		return ok && typed(a) && i.Value > 0 && i.Value&(i.Value-1) == 0
	}
	return c
}

// parseString reads a string and nothing else, so that what follows an absent one is left alone.
func parseString(p *ir.Parser) (ir.Attribute, error) {
	s, ok := p.OptionalString()
	if !ok {
		return nil, ir.ErrAbsent
	}
	return ir.String(s), nil
}

func isFlatSymbol(a ir.Attribute) bool {
	s, ok := a.(*ir.SymbolRefAttr)
	return ok && len(s.Nested) == 0
}

func isFuncType(a ir.Attribute) bool {
	t, ok := a.(*ir.TypeAttr)
	if !ok {
		return false
	}
	_, ok = t.Type.(*ir.FunctionType)
	return ok
}

// Attrs joins lists of attributes into the order of their names, in which definitions keep them.
func Attrs(lists ...[]ir.AttrSpec) []ir.AttrSpec {
	all := slices.Concat(lists...)
	slices.SortFunc(all, func(a, b ir.AttrSpec) int { return strings.Compare(a.Name, b.Name) })
	return all
}

// symbolName is the constraint of names of symbols, which formats write @name.
func symbolName() ir.AttrConstraint {
	c := Is[*ir.StringAttr]("string attribute")
	c.Symbol = true
	return c
}
