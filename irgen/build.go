package irgen

import (
	"accc/ir"
)

// An opSpec is an operation in the making: operands by the names of their groups.
type opSpec struct {
	def    *ir.OpDef
	groups map[string][]*ir.Value
	attrs  []ir.NamedAttr
	types  []ir.Type
}

func newOp(def *ir.OpDef) *opSpec { return &opSpec{def: def, groups: map[string][]*ir.Value{}} }

// Add appends operands to a group; nil values stand for absent ones.
func (o *opSpec) Add(group string, vals ...*ir.Value) {
	for _, v := range vals {
		if v != nil {
			o.groups[group] = append(o.groups[group], v)
		}
	}
}

// Set sets an attribute; nil leaves it out.
func (o *opSpec) Set(name string, a ir.Attribute) {
	if a != nil {
		o.attrs = append(o.attrs, ir.NamedAttr{Name: name, Value: a})
	}
}

// make inserts the operation.
func (o *opSpec) make(b *ir.Builder, loc ir.Location) *ir.Op {
	w := ir.With{Attrs: o.attrs, Types: o.types, Loc: loc}
	for _, g := range o.def.Operands {
		w.Groups = append(w.Groups, o.groups[g.Name])
	}
	return b.Op(o.def, w)
}

// hasGroup tells whether a definition has an operand group of a name.
func hasGroup(def *ir.OpDef, name string) bool {
	for _, g := range def.Operands {
		if g.Name == name {
			return true
		}
	}
	return false
}
