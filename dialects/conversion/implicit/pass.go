package implicit

import (
	"accc/dialects/acc"
	"accc/ir"
	"accc/ir/pass"
)

// New makes the pass acc-implicit-data, for variables of the host dialects that are given.
func New(hosts ...ir.Variables) pass.Pass {
	return pass.Pass{
		Name: "acc-implicit-data",
		Doc:  "Give the variables that compute constructs use a data attribute where no clause names them (OpenACC 3.3 §2.6.2).",
		Run: func(op *ir.Op, _ pass.Values) error {
			var list []*ir.Op
			ir.Walk(op, func(o *ir.Op) bool {
				if c, ok := ir.As[*acc.ComputeRegion](o); ok && c.Offload {
					list = append(list, o)
					return false
				}
				return true
			})
			m := &module{op: op, hosts: hosts}
			for _, o := range list {
				if err := m.construct(o, nil); err != nil {
					return err
				}
			}
			return nil
		},
	}
}

// A FrontEnd lowers directives and runs the rules for each compute construct, when its region is complete. It knows
// more of its variables than operations say, and makes the operations of attributes itself.
type FrontEnd interface {
	ir.Variables
	// Known reports whether an address is that of a variable of the program; attributes are for such ones only.
	Known(v *ir.Value) bool
	// Order is the place of a known variable among those that the construct uses: attributes are in that order.
	Order(v *ir.Value) int
	// Declared reports whether a declare directive has a global on the device; the global may have no operation yet.
	Declared(v *ir.Value) bool
	// Reads reports whether a private clause inside counts as a use of the variable.
	Reads(private *ir.Op) bool
	// Attribute makes the operations of an attribute of a variable or member, and returns the one that begins it. outer
	// is the data operation around that has brought the variable, or nil.
	Attribute(v *ir.Value, a Attribute, outer *ir.Op) *ir.Op
}

// Lower runs the rules for one compute construct of a front end.
func Lower(op *ir.Op, f FrontEnd) error {
	return (&module{hosts: []ir.Variables{f}}).construct(op, f)
}

// A module is the module that the pass changes, and what it has found out about it.
type module struct {
	op      *ir.Op
	hosts   []ir.Variables
	symbols map[string]*ir.Op
}

// host is the dialect that knows the variables whose addresses are of a type, or nil.
func (m *module) host(t ir.Type) ir.Variables {
	for _, h := range m.hosts {
		if h.Addresses(t) {
			return h
		}
	}
	return nil
}

// of is the dialect that knows a variable.
func (m *module) of(v *ir.Value) ir.Variables { return m.host(v.Type()) }

// global is the global whose address is the result of an operation, or nil.
func (m *module) global(d *ir.Op) *ir.Op {
	if d == nil || d.NumResults() != 1 {
		return nil
	}
	h := m.of(d.Result(0))
	if h == nil {
		return nil
	}
	ref := h.Global(d)
	if ref == nil || m.op == nil {
		return nil
	}
	if m.symbols == nil {
		m.symbols = map[string]*ir.Op{}
		for o := m.op.Region(0).Entry().First(); o != nil; o = o.Next() {
			if name := o.StringAttr("sym_name"); name != "" {
				m.symbols[name] = o
			}
		}
	}
	g := m.symbols[ref.Root]
	if g == nil {
		return nil
	}
	if _, function := ir.As[ir.FunctionLike](g); function {
		return nil
	}
	return g
}

// source is the address that a derived one, or a declaration, begins with, or nil.
func (m *module) source(d *ir.Op) *ir.Value {
	if d.NumResults() == 0 {
		return nil
	}
	if h := m.of(d.Result(0)); h != nil {
		return h.Source(d)
	}
	return nil
}

// A construct is a compute construct in the making.
type construct struct {
	*module
	op      *ir.Op
	front   FrontEnd // nil: the pass
	outer   []*ir.Op // see around
	exits   []func()
	made    map[*ir.Op]bool // exit operations
	first   *ir.Op          // the operation that came first in the region
	globals map[string]*ir.Value
	inner   map[innerKey]*ir.Value
}

// An innerKey is a device's variable and the type by which a region uses it.
type innerKey struct {
	dev *ir.Value
	t   ir.Type
}

// construct makes the attributes of the variables of one compute construct.
func (m *module) construct(op *ir.Op, f FrontEnd) error {
	if op.Region(0).Empty() {
		return nil
	}
	c := &construct{module: m, op: op, front: f, made: map[*ir.Op]bool{}, first: op.Region(0).Entry().First(),
		globals: map[string]*ir.Value{}, inner: map[innerKey]*ir.Value{}}
	named := map[*ir.Value]*ir.Value{} // variables of clauses, to what they are on the device
	for _, slot := range []acc.Slot{acc.SlotReduction, acc.SlotPrivate, acc.SlotFirstprivate, acc.SlotData} {
		for _, v := range slot.Operands(op) {
			if e := v.Op(); e != nil {
				for _, root := range c.subjects(acc.Var(e)) {
					if named[root] == nil {
						named[root] = v
					}
				}
			}
		}
	}
	c.again(named)
	reduced := c.gangReductions()
	for _, v := range c.liveIn() {
		if !v.HasUses() {
			c.drop(v)
			continue
		}
		root := c.canonical(v)
		if outer, there := c.onDevice(root); named[root] == nil && outer == nil && !there && c.members(root) {
			continue
		}
		if named[root] == nil {
			dev, err := c.attribute(root, reduced[root])
			if err != nil {
				return err
			}
			named[root] = dev
		}
		if dev := named[root]; dev != nil && (f == nil || !dev.Op().Is(acc.Attach)) {
			c.use(v, dev)
		}
	}
	if f != nil {
		return nil
	}
	c.parts()
	c.reductions()
	for i := len(c.exits) - 1; i >= 0; i-- {
		c.exits[i]()
	}
	return nil
}

// origin is the variable that a data operation names, or a part of which it names.
func (c *construct) origin(v *ir.Value) (root *ir.Value, whole bool) {
	if v == nil {
		return nil, false
	}
	h := c.of(v)
	if h == nil {
		return v, true
	}
	root, whole = h.Origin(v)
	return c.canonical(root), whole
}

// subjects are the variables that a data operation is about all of: what it names and, where that is what a pointer
// leads to, the pointer.
func (c *construct) subjects(v *ir.Value) (list []*ir.Value) {
	if v == nil {
		return nil
	}
	root, whole := c.origin(v)
	if whole {
		list = append(list, root)
	}
	if x := c.canonical(v); x != root {
		list = append(list, x)
	}
	return list
}

// canonical is the value that represents a variable: all addresses of one global are one.
func (c *construct) canonical(v *ir.Value) *ir.Value {
	if h := c.of(v); h != nil {
		v = h.Canonical(v)
	}
	name := c.globalName(v)
	if name == "" {
		return v
	}
	if c.globals[name] == nil {
		c.globals[name] = v
	}
	return c.globals[name]
}

// globalName is the name of the global variable at an address; "" if it is not one.
func (c *construct) globalName(v *ir.Value) string {
	if c.front != nil {
		if ref := c.front.Global(v.Op()); ref != nil && c.front.Known(v) {
			return ref.Root
		}
		return ""
	}
	if g := c.global(v.Op()); g != nil {
		return g.StringAttr("sym_name")
	}
	return ""
}
