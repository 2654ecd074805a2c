package firacc

import (
	"slices"
	"strings"

	"accc/dialects/acc"
	"accc/dialects/fir"
	"accc/dialects/hlfir"
	"accc/ir"
	"accc/ir/pass"
)

// Implicit is the pass acc-implicit-data.
var Implicit = &pass.Pass{
	Name: "acc-implicit-data",
	Doc:  "Give the Fortran variables that compute constructs use a data attribute where no clause names them (OpenACC 3.3 §2.6.2).",
	Run: func(op *ir.Op, _ pass.Values) error {
		var list []*ir.Op
		ir.Walk(op, func(o *ir.Op) bool {
			if c, ok := ir.As[*acc.ComputeRegion](o); ok && c.Offload {
				list = append(list, o)
				return false
			}
			return true
		})
		p := &implicit{module: op}
		for _, o := range list {
			if err := p.construct(o); err != nil {
				return err
			}
		}
		return nil
	},
}

// implicit is the state for one module.
type implicit struct {
	module  *ir.Op
	globals map[string]*ir.Op
}

// A row is what a data attribute is made of; package decompose has the rows of clauses, of which the dialects know nothing.
type row struct {
	Clause      acc.DataClause
	Entry, Exit *ir.OpDef // no exit: nil
}

// The rows of implicit attributes.
var (
	rowCopy      = &row{acc.ClauseCopy, acc.Copyin, acc.Copyout}
	rowPresent   = &row{acc.ClausePresent, acc.Present, acc.Delete}
	rowNoCreate  = &row{acc.ClauseNoCreate, acc.Nocreate, acc.Delete}
	rowDevicePtr = &row{acc.ClauseDeviceptr, acc.Deviceptr, nil}
)

// A construct is a compute construct in the making.
type construct struct {
	*implicit
	op    *ir.Op
	exits []func()
	made  map[*ir.Op]bool // exit operations
	first *ir.Op          // the operation that stood first in the region
}

// construct returns the variables of one compute construct their attributes.
func (p *implicit) construct(op *ir.Op) error {
	if op.Region(0).Empty() {
		return nil
	}
	c := &construct{implicit: p, op: op, made: map[*ir.Op]bool{}, first: op.Region(0).Entry().First()}
	named := map[*ir.Value]*ir.Value{} // variables of clauses, to what they are on the device
	for _, slot := range []acc.Slot{acc.SlotReduction, acc.SlotPrivate, acc.SlotFirstprivate, acc.SlotData} {
		for _, v := range slot.Operands(op) {
			if e := v.Op(); e != nil {
				if host := acc.Var(e); host != nil {
					if root, whole := variable(host); whole && named[root] == nil {
						named[root] = v
					}
				}
			}
		}
	}
	c.again()
	reduced := gangReductions(op)
	for _, v := range c.liveIn() {
		root := declared(v)
		if outer, there := c.onDevice(root); named[root] == nil && outer == nil && !there && c.components(root) {
			continue
		}
		if named[root] == nil {
			dev, err := c.attribute(root, reduced[root])
			if err != nil {
				return err
			}
			named[root] = dev
		}
		if dev := named[root]; dev != nil {
			c.use(v, dev)
		}
	}
	c.blockMembers()
	c.reductions()
	for i := len(c.exits) - 1; i >= 0; i-- {
		c.exits[i]()
	}
	return nil
}

// reductions copies the variables of the construct's own reduction clauses that no data clause names (OpenACC 3.3 §2.5.15).
func (c *construct) reductions() {
	mapped := map[*ir.Value]bool{}
	for _, v := range acc.SlotData.Operands(c.op) {
		if e := v.Op(); e != nil && acc.Var(e) != nil {
			root, _ := variable(acc.Var(e))
			mapped[root] = true
		}
	}
	for _, v := range acc.SlotReduction.Operands(c.op) {
		e := v.Op()
		if e == nil || acc.Var(e) == nil {
			continue
		}
		root, _ := variable(acc.Var(e))
		if d := acc.Var(e).Op(); mapped[root] || d != nil && c.isClause(d) {
			continue
		}
		mapped[root] = true
		b := ir.Before(e)
		host, bounds, name := acc.Var(e), e.GetAll("bounds"), e.StringAttr("name")
		entry := c.data(maker{b}, rowCopy.Entry, host, bounds, acc.ClauseReduction, name, false)
		c.add(acc.SlotData.Values, entry)
		c.exits = append(c.exits, func() { c.leave(rowCopy.Exit, entry, host, bounds, acc.ClauseReduction, name) })
	}
}

// derived are the operations that look at a variable and have no effect: what they give outside of a region is
// computed again inside.
var derived = map[*ir.OpDef]bool{fir.Rebox: true, fir.Embox: true, fir.BoxAddr: true, fir.Convert: true, fir.CoordinateOf: true,
	fir.ArrayCoor: true, fir.EmboxChar: true, fir.Load: true, hlfir.Designate: true, hlfir.ParentComp: true, hlfir.NoReassoc: true}

// again moves what was computed from variables outside into the region.
func (c *construct) again() {
	for changed := true; changed; {
		changed = false
		for _, v := range c.liveIn() {
			d := v.Op()
			if d == nil || c.isClause(d) {
				continue
			}
			if !derived[d.Def()] && !c.constant(d) {
				continue
			}
			if d.Is(fir.Load) {
				if _, ok := v.Type().(*fir.BoxType); !ok {
					continue
				}
			}
			o := d.Clone(ir.NewMapping())
			c.inside().Insert(o)
			c.first = o
			c.replace(v, o.Result(v.Index()))
			changed = true
		}
	}
}

// constant reports whether an operation gives the address of a constant, or names it.
func (c *construct) constant(d *ir.Op) bool {
	switch {
	case d.Is(fir.AddressOf):
		g := c.global(d)
		return g != nil && g.Attr("constant") != nil
	case ir.Declared(d) != nil:
		m := ir.Declared(d).Op()
		return m != nil && m.Is(fir.AddressOf) && c.constant(m)
	}
	return false
}

// inside is the beginning of the region.
func (c *construct) inside() *ir.Builder {
	b := ir.At(c.op.Region(0).Entry())
	if c.first != nil {
		b.SetBefore(c.first)
	}
	b.Loc = c.op.Loc
	return b
}

// global is the global that an address is of.
func (p *implicit) global(d *ir.Op) *ir.Op {
	if p.globals == nil {
		p.globals = map[string]*ir.Op{}
		for o := p.module.Region(0).Entry().First(); o != nil; o = o.Next() {
			if o.Is(fir.Global) {
				p.globals[o.StringAttr("sym_name")] = o
			}
		}
	}
	s, ok := d.Attr("symbol").(*ir.SymbolRefAttr)
	if !ok {
		return nil
	}
	return p.globals[s.Root]
}

// isClause reports whether an operation is a data operation, or names what one gave: a variable that is on the device.
func (c *construct) isClause(d *ir.Op) bool {
	for d != nil {
		if d.Def().Dialect == acc.Dialect {
			return true
		}
		if ir.Declared(d) == nil && !derived[d.Def()] {
			return false
		}
		d = d.Operand(0).Op()
	}
	return false
}

// liveIn are the addresses and descriptors that the region uses and that come from outside, in the order of their first
// use. The variables of private clauses inside are none: nobody reads them.
func (c *construct) liveIn() (list []*ir.Value) {
	seen := map[*ir.Value]bool{}
	ir.Walk(c.op, func(o *ir.Op) bool {
		if o == c.op || forPrivate(o) {
			return true
		}
		for _, v := range o.Operands() {
			if seen[v] || !isAddress(v.Type()) || c.inRegion(v) {
				continue
			}
			seen[v] = true
			if d := v.Op(); d == nil || !c.isClause(d) {
				list = append(list, v)
			}
		}
		return true
	})
	return list
}

// forPrivate reports whether an operation is a private clause, or describes a variable to such ones alone.
func forPrivate(o *ir.Op) bool {
	if o.Is(acc.Private) {
		return true
	}
	if !o.Is(fir.Embox) && !o.Is(fir.Rebox) {
		return false
	}
	users := o.Result(0).Users()
	return len(users) > 0 && !slices.ContainsFunc(users, func(u *ir.Op) bool { return !forPrivate(u) })
}

func (c *construct) inRegion(v *ir.Value) bool {
	for o := v.ParentBlock().ParentOp(); o != nil; o = o.ParentOp() {
		if o == c.op {
			return true
		}
	}
	return false
}

func isAddress(t ir.Type) bool {
	switch t := t.(type) {
	case *fir.RefType, *fir.BoxType, *fir.LLVMPtrType:
		return true
	case *fir.NumberType:
		return t.Mnemonic() == "boxchar"
	}
	return false
}

// replace lets the region use another value.
func (c *construct) replace(from, to *ir.Value) {
	from.ReplaceUsesIf(to, func(u *ir.Operand) bool {
		o := u.Owner()
		return o != c.op && c.op.IsAncestorOf(o) && !o.Is(acc.Private) && o != to.Op()
	})
}

// use lets the region use the device's variable for the host's: v is its address or descriptor there, dev what the data
// operation gave.
func (c *construct) use(v, dev *ir.Value) {
	if v.Type() == dev.Type() {
		c.replace(v, dev)
		return
	}
	m := maker{c.inside()}
	_, box := dev.Type().(*fir.BoxType)
	_, address := v.Type().(*fir.RefType)
	_, char := v.Type().(*fir.NumberType)
	_, described := v.Type().(*fir.BoxType)
	memory := ir.Declared(v.Op())
	switch {
	case box && address:
		dev = m.one(fir.BoxAddr, v.Type(), dev)
	case described && !box && memory != nil:
		d := v.Op()
		dev = m.grouped(fir.Embox, v.Type(), nil, []*ir.Value{m.convert(dev, memory.Type())}, d.GetAll("shape"), nil, d.GetAll("typeparams"), nil)
	case char && memory != nil && len(v.Op().GetAll("typeparams")) > 0:
		dev = m.one(fir.EmboxChar, v.Type(), dev, v.Op().GetAll("typeparams")[0])
	default:
		dev = m.convert(dev, v.Type())
	}
	c.replace(v, dev)
}

// variable is the variable that a data operation is about, and whether it is all of it.
func variable(v *ir.Value) (root *ir.Value, whole bool) {
	for {
		d := v.Op()
		if d == nil {
			return v, true
		}
		switch d.Def() {
		case fir.Rebox, fir.Embox:
			if len(d.GetAll("slice")) > 0 {
				return v, false
			}
			v = d.Operand(0)
		case fir.Convert:
			v = d.Operand(0)
		case fir.CoordinateOf, fir.ArrayCoor, fir.BoxAddr, fir.Load, hlfir.Designate, hlfir.ParentComp:
			return v, false
		default:
			return declared(v), true
		}
	}
}

// declared is what stands for a declared variable: the result that knows its shape, of those that its declaration has. A
// string whose length is not constant is known by its address, as in clauses.
func declared(v *ir.Value) *ir.Value {
	if ir.Declared(v.Op()) == nil {
		return v
	}
	first := v.Op().Result(0)
	if n, ok := first.Type().(*fir.NumberType); ok && n.Mnemonic() == "boxchar" {
		return v.Op().Result(1)
	}
	return first
}

// attribute returns one variable its attribute. dev is what it is on the device, nil when the user does not want one.
func (c *construct) attribute(v *ir.Value, reduced bool) (dev *ir.Value, err error) {
	b := ir.Before(c.op)
	m := maker{b}
	if v.Op() != nil {
		b.Loc = v.Op().Loc
	}
	host := v
	elem := pointee(v.Type())
	row, clause := rowCopy, acc.ClauseCopy
	fromDefault := false
	outer, there := c.onDevice(v)
	var bounds []*ir.Value
	switch {
	case outer != nil:
		row = rowPresent
		if !ofBlock(acc.Var(outer), v) {
			// The same part of it, described in the same way.
			host, bounds = acc.Var(outer), outer.GetAll("bounds")
		}
		switch outer.Def() {
		case acc.Nocreate:
			row = rowNoCreate
		case acc.Deviceptr:
			row = rowDevicePtr
		}
	case there:
		row = rowPresent
	case c.unknownSize(v):
		row = rowNoCreate
		host = m.convert(ir.Declared(v.Op()), fir.Ref(elem.(*fir.ArrayType).Elem))
	case visibleDefault(c.op) == acc.DefaultNone.Attr():
		return nil, nil // what the user asked for: front ends report it
	case scalar(v.Type()) && reduced:
		clause = acc.ClauseReduction
	case scalar(v.Type()) && !c.op.Is(acc.Kernels):
		return c.firstprivate(m, v), nil
	case scalar(v.Type()):
	case visibleDefault(c.op) == acc.DefaultPresent.Attr():
		row, fromDefault = rowPresent, true
	}
	if row != rowCopy {
		clause = row.Clause
	}
	if a, ok := elem.(*fir.ArrayType); ok && host == v && openShape(a) {
		if _, ref := v.Type().(*fir.RefType); ref {
			d := v.Op()
			if ir.Declared(d) == nil || len(d.GetAll("shape")) == 0 {
				return nil, c.op.ErrorCode("RUN0001", "not yet handled: the array %s, whose size is not known here, in a compute construct without a data clause", nameOf(v))
			}
			host = m.grouped(fir.Embox, fir.Box(a), nil, []*ir.Value{v}, d.GetAll("shape"), nil, nil, nil)
		}
	}
	entry := c.data(m, row.Entry, host, bounds, clause, nameOf(v), fromDefault)
	c.add(acc.SlotData.Values, entry)
	if row.Exit != nil {
		c.exits = append(c.exits, func() { c.leave(row.Exit, entry, host, bounds, clause, nameOf(v)) })
	}
	return entry, nil
}

// visibleDefault is the default clause of a compute construct or, where it has none, of the nearest data construct around it that
// has one; nil if there is none (OpenACC 3.3 §2.6.2).
func visibleDefault(op *ir.Op) ir.Attribute {
	for ; op != nil; op = op.ParentOp() {
		if a := acc.SlotDefault.Constant(op); a != nil {
			return a
		}
	}
	return nil
}

func pointee(t ir.Type) ir.Type {
	switch t := t.(type) {
	case *fir.RefType:
		return t.Elem
	case *fir.BoxType:
		if r, ok := t.Elem.(*fir.RefType); ok {
			return r.Elem
		}
		return t.Elem
	case *fir.LLVMPtrType:
		return t.Elem
	}
	return t
}

func openShape(a *fir.ArrayType) bool {
	for _, n := range a.Shape {
		if n == ir.Dynamic {
			return true
		}
	}
	return a.AnyRank
}

// scalar reports whether a variable is what OpenACC calls a scalar: of an intrinsic type, no array, allocatable or pointer.
func scalar(t ir.Type) bool {
	r, ok := t.(*fir.RefType)
	if !ok {
		return false
	}
	switch e := r.Elem.(type) {
	case *ir.IntegerType, *ir.FloatType, *ir.ComplexType, *ir.IndexType:
		return true
	case *fir.CharType:
		return e.Len != ir.Dynamic
	case *fir.NumberType:
		return true
	}
	return false
}

// onDevice reports whether a variable is on the device by a data construct or declare directive around, and gives the entry
// operation that brought it; nil for declare of a global.
func (c *construct) onDevice(v *ir.Value) (entry *ir.Op, ok bool) {
	find := func(list []*ir.Value) *ir.Op {
		for i := len(list) - 1; i >= 0; i-- {
			if holds(list[i], v) {
				return list[i].Op()
			}
		}
		return nil
	}
	for p := c.op.ParentOp(); p != nil; p = p.ParentOp() {
		if p.Is(acc.Data) || p.Is(acc.Declare) {
			if e := find(acc.SlotData.Operands(p)); e != nil {
				return e, true
			}
		}
		for o := p.Region(0).Entry().First(); o != nil; o = o.Next() {
			if o.Is(acc.DeclareEnter) {
				if e := find(acc.SlotData.Operands(o)); e != nil {
					return e, true
				}
			}
		}
	}
	for d := v.Op(); d != nil; d = d.Operand(0).Op() {
		if block := blockOf(d); block != nil {
			d = block
		}
		if d.Is(fir.AddressOf) {
			g := c.global(d)
			if g == nil {
				return nil, false
			}
			a, ok := g.Attr("acc.declare").(*acc.DeclareAttr)
			return nil, ok && a.Clause != acc.ClauseDeclareLink
		}
		if ir.Declared(d) == nil {
			break
		}
	}
	return nil, false
}

// holds reports whether a data operation is about a variable or a section of it.
func holds(entry, v *ir.Value) bool {
	e := entry.Op()
	if e == nil || e.Is(acc.Attach) {
		return false
	}
	host := acc.Var(e)
	if host == nil {
		return false
	}
	root, whole := variable(host)
	return whole && root == v || ofBlock(host, v)
}

// blockOf is the operation that names the common block of a declared variable; nil where it is in none.
func blockOf(d *ir.Op) *ir.Op {
	if d == nil || ir.Declared(d) == nil {
		return nil
	}
	storage := d.GetAll("storage")
	if len(storage) == 0 || storage[0].Op() == nil || !storage[0].Op().Is(fir.AddressOf) {
		return nil
	}
	return storage[0].Op()
}

// ofBlock reports whether a variable of a clause is the common block that another variable is in.
func ofBlock(host, v *ir.Value) bool {
	block := blockOf(v.Op())
	return block != nil && host.Op() != nil && host.Op().Is(fir.AddressOf) && host.Op().Attr("symbol") == block.Attr("symbol")
}

// unknownSize reports whether a variable is an assumed-size array.
func (c *construct) unknownSize(v *ir.Value) bool {
	d := v.Op()
	if ir.Declared(d) == nil {
		return false
	}
	if _, ok := ir.Declared(d).Type().(*fir.RefType); !ok {
		return false
	}
	for _, s := range d.GetAll("shape") {
		if n := s.Op(); n != nil && n.NumOperands() > 0 {
			if last := n.Operand(n.NumOperands() - 1).Op(); last != nil && last.Is(fir.AssumedSizeExtent) {
				return true
			}
		}
	}
	return false
}

// nameOf is the user's name of a variable: the part of its unique name behind the last marker, E.
func nameOf(v *ir.Value) string {
	d := v.Op()
	if d == nil {
		return ""
	}
	name := d.StringAttr("uniq_name")
	if d.Is(fir.AddressOf) {
		if s, ok := d.Attr("symbol").(*ir.SymbolRefAttr); ok {
			name = s.Root
		}
	}
	if i := strings.LastIndexByte(name, 'E'); i >= 0 && strings.HasPrefix(name, "_Q") {
		name = name[i+1:]
	}
	return name
}

// data makes an entry operation, on the queues of the construct.
func (c *construct) data(m maker, def *ir.OpDef, host *ir.Value, bounds []*ir.Value, clause acc.DataClause, name string, fromDefault bool) *ir.Value {
	attrs := c.describe(clause, name)
	attrs = append(attrs, ir.NamedAttr{Name: "varType", Value: ir.TypeValue(varType(host.Type()))})
	if fromDefault {
		attrs = append(attrs, ir.NamedAttr{Name: "acc.from_default", Value: ir.Unit()})
	}
	return m.b.Op(def, ir.With{Groups: c.groups(def, map[string][]*ir.Value{"var": {host}, "bounds": bounds}), Attrs: attrs, Types: []ir.Type{host.Type()}}).Result(0)
}

// varType is what a data operation says of the type of a variable.
func varType(t ir.Type) ir.Type {
	if r, ok := t.(*fir.RefType); ok {
		return r.Elem
	}
	return t
}

func (c *construct) leave(def *ir.OpDef, entry, host *ir.Value, bounds []*ir.Value, clause acc.DataClause, name string) {
	b := ir.After(c.op)
	for o := c.op.Next(); o != nil && c.made[o]; o = o.Next() {
		b = ir.After(o)
	}
	attrs := c.describe(clause, name)
	operands := map[string][]*ir.Value{"accVar": {entry}, "bounds": bounds}
	for _, g := range def.Operands {
		if g.Name == "var" {
			operands["var"] = []*ir.Value{host}
			attrs = append(attrs, ir.NamedAttr{Name: "varType", Value: ir.TypeValue(varType(host.Type()))})
		}
	}
	o := b.Op(def, ir.With{Groups: c.groups(def, operands), Attrs: attrs, Types: []ir.Type{}, Loc: entry.Loc()})
	c.made[o] = true
}

func (c *construct) describe(clause acc.DataClause, name string) []ir.NamedAttr {
	attrs := []ir.NamedAttr{{Name: "dataClause", Value: clause.Attr()}, {Name: "name", Value: ir.String(name)},
		{Name: "structured", Value: ir.Bool(true)}, {Name: "implicit", Value: ir.Bool(true)}}
	for _, a := range []string{"asyncOperandsDeviceType", "asyncOnly"} {
		if v := c.op.Attr(a); v != nil {
			attrs = append(attrs, ir.NamedAttr{Name: a, Value: v})
		}
	}
	return attrs
}

// groups are the operands of a data operation: those of the groups given, and the queues of the construct.
func (c *construct) groups(def *ir.OpDef, given map[string][]*ir.Value) (out [][]*ir.Value) {
	given["asyncOperands"] = acc.SlotAsync.Operands(c.op)
	for _, g := range def.Operands {
		out = append(out, given[g.Name])
	}
	return out
}

// add puts a value at the end of an operand group of the construct.
func (c *construct) add(group string, v *ir.Value) {
	for i, g := range c.op.Def().Operands {
		if g.Name == group {
			c.op.SetGroup(i, append(append([]*ir.Value(nil), c.op.Group(i)...), v))
		}
	}
}

// firstprivate returns each gang a copy of a scalar.
func (c *construct) firstprivate(m maker, v *ir.Value) *ir.Value {
	return c.firstprivateOf(m, v, nameOf(v))
}

func (c *construct) firstprivateOf(m maker, v *ir.Value, name string) *ir.Value {
	attrs := append(c.describe(acc.ClauseFirstprivate, name),
		ir.NamedAttr{Name: "varType", Value: ir.TypeValue(varType(v.Type()))}, ir.NamedAttr{Name: "recipe", Value: ir.Symbol(c.recipe(v.Type()))})
	o := m.b.Op(acc.Firstprivate, ir.With{Groups: c.groups(acc.Firstprivate, map[string][]*ir.Value{"var": {v}}), Attrs: attrs, Types: []ir.Type{v.Type()}})
	c.add(acc.SlotFirstprivate.Values, o.Result(0))
	return o.Result(0)
}

// recipe is the firstprivate recipe of a type, made if the module has none.
func (p *implicit) recipe(t ir.Type) string {
	name := "firstprivatization_" + TypeName(t)
	entry := p.module.Region(0).Entry()
	for o := entry.First(); o != nil; o = o.Next() {
		if o.Is(acc.FirstprivateRecipe) && o.StringAttr("sym_name") == name {
			return name
		}
	}
	b := ir.At(entry)
	if first := entry.First(); first != nil {
		b.SetBefore(first)
	}
	r := b.Op(acc.FirstprivateRecipe, ir.With{Types: []ir.Type{}, Attrs: []ir.NamedAttr{{Name: "sym_name", Value: ir.String(name)}, {Name: "type", Value: ir.TypeValue(t)}}})
	init := r.Region(0).AddBlock(t)
	ib := ir.At(init)
	v := Init(ib, init.Arg(0), acc.RedNone)
	ib.Op(acc.Yield, ir.With{Operands: []*ir.Value{v}, Types: []ir.Type{}})
	second := r.Region(1).AddBlock(t, t)
	sb := ir.At(second)
	Copy(sb, second.Arg(0), second.Arg(1))
	sb.Op(acc.Terminator, ir.With{Types: []ir.Type{}})
	return name
}

// gangReductions are the variables that loops inside reduce over gangs: they are copied, not firstprivate.
func gangReductions(op *ir.Op) map[*ir.Value]bool {
	out := map[*ir.Value]bool{}
	ir.Walk(op, func(o *ir.Op) bool {
		if o.Is(acc.Loop) && overGangs(o, op) {
			for _, v := range acc.SlotReduction.Operands(o) {
				if e := v.Op(); e != nil && acc.Var(e) != nil {
					root, _ := variable(acc.Var(e))
					out[root] = true
				}
			}
		}
		return true
	})
	return out
}

// overGangs reports whether a loop may run over gangs: it says so, or it says nothing and is in no other loop.
func overGangs(loop, construct *ir.Op) bool {
	if !acc.SlotGang.Of(loop).Empty() {
		return true
	}
	for _, s := range []acc.Slot{acc.SlotWorker, acc.SlotVector, acc.SlotSeq} {
		if s.Alone(loop) {
			return false
		}
	}
	for p := loop.ParentOp(); p != nil && p != construct; p = p.ParentOp() {
		if p.Is(acc.Loop) {
			return false
		}
	}
	return true
}
