package ir

// A Draft is an operation in the making: operands by the names of their groups, attributes by name.
type Draft struct {
	Def    *OpDef
	Types  []Type     // of the results; nil: they are inferred
	groups [][]*Value // by the definition
	attrs  []NamedAttr
}

// NewDraft begins an operation.
func NewDraft(def *OpDef) *Draft {
	return &Draft{Def: def, groups: make([][]*Value, len(def.Operands))}
}

// Add appends operands to a group; nil values mark absent ones. Where none is there, an operation need not have the group.
func (d *Draft) Add(group string, vals ...*Value) {
	at := -1
	for _, v := range vals {
		if v == nil {
			continue
		}
		if at < 0 {
			at = d.Def.operandIndex(group)
		}
		d.groups[at] = append(d.groups[at], v)
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
	if loc == nil {
		loc = b.Loc
	}
	o := create(d.Def, nil, d.groups, d.Types, d.attrs, 0, loc)
	b.Insert(o)
	return o
}
