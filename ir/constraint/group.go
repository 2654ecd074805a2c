package constraint

import "accc/ir"

// One is a group of one operand or result.
func One(name string, c ir.Constraint) ir.OperandSpec { return ir.OperandSpec{Name: name, Type: c} }

// Maybe is a group of at most one operand or result.
func Maybe(name string, c ir.Constraint) ir.OperandSpec {
	return ir.OperandSpec{Name: name, Kind: ir.Maybe, Type: c}
}

// Many is a group of any number of operands or results.
func Many(name string, c ir.Constraint) ir.OperandSpec {
	return ir.OperandSpec{Name: name, Kind: ir.Many, Type: c}
}

// Needed is an attribute that an operation must have.
func Needed(name string, c ir.AttrConstraint) ir.AttrSpec { return ir.AttrSpec{Name: name, Type: c} }

// Optional is an attribute that an operation may have.
func Optional(name string, c ir.AttrConstraint) ir.AttrSpec {
	return ir.AttrSpec{Name: name, Type: c, Optional: true}
}

// Unit is an attribute that says something by being there.
func Unit(name string) ir.AttrSpec { return Optional(name, UnitAttr) }
