package build

import "accc/ir"

// Attr is an attribute with its name.
func Attr(name string, a ir.Attribute) ir.NamedAttr { return ir.NamedAttr{Name: name, Value: a} }

// Op makes an operation; types nil means that it has no results.
func (x *Builder) Op(def *ir.OpDef, operands []*ir.Value, types []ir.Type, attrs ...ir.NamedAttr) *ir.Op {
	if types == nil {
		types = []ir.Type{}
	}
	return x.B.Op(def, ir.With{Operands: operands, Types: types, Attrs: attrs})
}

// Op1 makes an operation with one result and returns that.
func (x *Builder) Op1(def *ir.OpDef, t ir.Type, operands ...*ir.Value) *ir.Value {
	return x.B.Op(def, ir.With{Operands: operands, Types: []ir.Type{t}}).Result(0)
}

// Grouped makes an operation whose operands come in several groups of varying size; nil values are left out.
func (x *Builder) Grouped(def *ir.OpDef, t ir.Type, groups [][]*ir.Value, attrs ...ir.NamedAttr) *ir.Op {
	for i, g := range groups {
		if len(g) == 1 && g[0] == nil {
			groups[i] = nil
		}
	}
	types := []ir.Type{}
	if t != nil {
		types = []ir.Type{t}
	}
	return x.B.Op(def, ir.With{Groups: groups, Types: types, Attrs: attrs})
}
