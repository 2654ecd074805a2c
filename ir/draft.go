package ir

// A Draft is an operation in the making: operands by the names of their groups, attributes by name.
type Draft struct {
	Def    *OpDef
	Types  []Type // of the results; nil: they are inferred
	groups map[string][]*Value
	attrs  []NamedAttr
}

// NewDraft begins an operation.
func NewDraft(def *OpDef) *Draft { return &Draft{Def: def, groups: map[string][]*Value{}} }

// Add appends operands to a group; nil values mark absent ones.
func (d *Draft) Add(group string, vals ...*Value) {
	for _, v := range vals {
		if v != nil {
			d.groups[group] = append(d.groups[group], v)
		}
	}
}

// Set sets an attribute; nil leaves it out.
func (d *Draft) Set(name string, a Attribute) {
	if a != nil {
		d.attrs = append(d.attrs, NamedAttr{Name: name, Value: a})
	}
}

// Insert makes the operation at b's insertion point.
func (d *Draft) Insert(b *Builder, loc Location) *Op {
	w := With{Attrs: d.attrs, Types: d.Types, Loc: loc}
	for _, g := range d.Def.Operands {
		w.Groups = append(w.Groups, d.groups[g.Name])
	}
	return b.Op(d.Def, w)
}
