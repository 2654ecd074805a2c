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

// add appends operands to a group; nil values stand for absent ones.
func (o *opSpec) add(group string, vals ...*ir.Value) {
	for _, v := range vals {
		if v != nil {
			o.groups[group] = append(o.groups[group], v)
		}
	}
}

// attr sets an attribute; nil leaves it out.
func (o *opSpec) attr(name string, a ir.Attribute) {
	if a != nil {
		o.attrs = append(o.attrs, ir.NamedAttr{Name: name, Value: a})
	}
}

// deviceTypes sets an attribute that lists device types, if there are any.
func (o *opSpec) deviceTypes(name string, list []ir.Attribute) {
	if len(list) > 0 {
		o.attr(name, ir.ArrayOf(list...))
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

func i32s(list []int64) ir.Attribute { return ir.DenseArray(ir.I32(), list) }
