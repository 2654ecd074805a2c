package implicit

import (
	"accc/dialects/acc"
	"accc/dialects/arith"
	"accc/dialects/conversion/recipe"
	"accc/ir"
)

// An object is what a data operation is made from.
type object struct {
	addr   *ir.Value
	bounds []*ir.Value
	name   string
}

// attribute makes the attribute of one variable. dev is the variable on the device, nil when the user does not want
// one.
func (c *construct) attribute(v *ir.Value, reduced bool) (dev *ir.Value, err error) {
	b := ir.Before(c.op)
	if v.Op() != nil {
		b.Loc = v.Op().Loc
	}
	h := c.of(v)
	s := c.situation(h.Category(v), reduced)
	s.Written = s.Kernels && s.Category == ir.Scalar && c.written(v)
	outer, there := c.onDevice(v)
	switch {
	case outer != nil:
		s.Around = AroundBy(outer)
	case there && s.Category != ir.Unsized:
		s.Around = AroundPresent
	}
	a := Decide(s)
	if c.front != nil {
		if entry := c.front.Attribute(v, a, outer); entry != nil {
			return entry.Result(0), nil
		}
		return nil, nil
	}
	o := object{addr: v, name: c.name(v)}
	switch {
	case a == NoAttribute:
		return nil, nil
	case a == Firstprivate:
		return c.firstprivate(b, c.outside(b, v), o.name), nil
	case outer != nil && !c.contains(acc.Var(outer), v):
		// The same part of it, described in the same way.
		o.addr, o.bounds = acc.Var(outer), outer.GetAll("bounds")
	default:
		addr, extent, err := h.Object(b, c.outside(b, v), s.Around == AroundNothing && s.Category == ir.Unsized)
		if err != nil {
			return nil, c.op.ErrorCode("RUN0001", "not yet handled: %v, in a compute construct without a data clause", err)
		}
		o.addr, o.bounds = addr, c.bounds(b, extent)
	}
	return c.enter(b, a, o).Result(0), nil
}

// outside is the address of a variable outside of the region: a global may have been named inside only.
func (c *construct) outside(b *ir.Builder, v *ir.Value) *ir.Value {
	if !c.inRegion(v) {
		return v
	}
	o := v.Op().Clone(ir.NewMapping())
	b.Insert(o)
	return o.Result(0)
}

// situation is that of a variable of a category that no clause around names.
func (c *construct) situation(category ir.Category, reduced bool) Situation {
	s := Situation{Category: category, Kernels: c.op.Is(acc.Kernels), Reduced: reduced}
	switch visibleDefault(c.op) {
	case acc.DefaultNone.Attr():
		if c.front == nil { // front ends have reported what it leaves without an attribute
			s.Default = DefaultNone
		}
	case acc.DefaultPresent.Attr():
		s.Default = DefaultPresent
	}
	return s
}

// visibleDefault is the default clause of a compute construct or, if it has none, of the nearest enclosing data
// construct that has one; nil if there is none (OpenACC 3.3 §2.6.2).
func visibleDefault(op *ir.Op) ir.Attribute {
	for ; op != nil; op = op.ParentOp() {
		if a := acc.SlotDefault.Constant(op); a != nil {
			return a
		}
	}
	return nil
}

// name is the user's name of a variable: what LLVM's attribute says, or else what the host dialect knows.
func (c *construct) name(v *ir.Value) string {
	if d := v.Op(); d != nil {
		if n, ok := d.Attr("acc.var_name").(*acc.VarNameAttr); ok {
			return n.Name
		}
	}
	return c.of(v).Name(v)
}

// bounds are those of a variable whose address does not say how many elements there are.
func (c *construct) bounds(b *ir.Builder, extent *ir.Value) []*ir.Value {
	if extent == nil {
		return nil
	}
	zero, one := arith.Int(b, ir.Index(), 0), arith.Int(b, ir.Index(), 1)
	upper := b.Op(arith.SubI, ir.With{Operands: []*ir.Value{extent, one}, Types: []ir.Type{ir.Index()}}).Result(0)
	d := ir.NewDraft(acc.Bounds)
	for _, part := range []struct {
		group string
		v     *ir.Value
	}{{"lowerbound", zero}, {"upperbound", upper}, {"extent", extent}, {"stride", one}, {"startIdx", zero}} {
		d.Add(part.group, part.v)
	}
	d.Types = []ir.Type{acc.DataBounds()}
	return []*ir.Value{d.Insert(b, b.Loc).Result(0)}
}

// enter makes the operations of an attribute that is a data clause: the entry operation, on the queues of the
// construct, and later the exit operation.
func (c *construct) enter(b *ir.Builder, a Attribute, o object) *ir.Op {
	r := rows[a]
	attrs := append(c.describe(r.Clause, o.name), c.varType(o.addr))
	if a == DefaultedPresent {
		attrs = append(attrs, ir.NamedAttr{Name: "acc.from_default", Value: ir.Unit()})
	}
	entry := b.Op(r.Entry, ir.With{Groups: c.groups(r.Entry, map[string][]*ir.Value{"var": {o.addr}, "bounds": o.bounds}), Attrs: attrs,
		Types: []ir.Type{o.addr.Type()}})
	c.add(acc.SlotData.Values, entry.Result(0))
	if r.Exit != nil {
		c.exits = append(c.exits, func() { c.leave(r, entry, o) })
	}
	return entry
}

// leave makes the exit operation of an attribute.
func (c *construct) leave(r row, entry *ir.Op, o object) {
	b := ir.After(c.op)
	for x := c.op.Next(); x != nil && c.made[x]; x = x.Next() {
		b = ir.After(x)
	}
	clause := r.Clause
	if clause == acc.ClauseReduction {
		clause = acc.ClauseCopy // as LLVM's pass has it
	}
	attrs := c.describe(clause, o.name)
	operands := map[string][]*ir.Value{"accVar": {entry.Result(0)}, "bounds": o.bounds}
	for _, g := range r.Exit.Operands {
		if g.Name == "var" {
			operands["var"] = []*ir.Value{o.addr}
			attrs = append(attrs, c.varType(o.addr))
		}
	}
	x := b.Op(r.Exit, ir.With{Groups: c.groups(r.Exit, operands), Attrs: attrs, Types: []ir.Type{}, Loc: entry.Loc})
	c.made[x] = true
}

// varType is what a data operation says of the type of what it names.
func (c *construct) varType(addr *ir.Value) ir.NamedAttr {
	return ir.NamedAttr{Name: "varType", Value: ir.TypeValue(c.of(addr).Type(addr))}
}

func (c *construct) describe(clause acc.DataClause, name string) []ir.NamedAttr {
	attrs := []ir.NamedAttr{{Name: acc.AttrDataClause, Value: clause.Attr()}, {Name: "name", Value: ir.String(name)},
		{Name: "structured", Value: ir.Bool(true)}, {Name: "implicit", Value: ir.Bool(true)}}
	for _, a := range []string{acc.SlotAsync.Types, acc.SlotAsync.Bare} {
		if v := c.op.Attr(a); v != nil {
			attrs = append(attrs, ir.NamedAttr{Name: a, Value: v})
		}
	}
	return attrs
}

// groups are the operands of a data operation: those of the groups given, and the queues of the construct.
func (c *construct) groups(def *ir.OpDef, given map[string][]*ir.Value) (out [][]*ir.Value) {
	given[acc.SlotAsync.Values] = acc.SlotAsync.Operands(c.op)
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

// firstprivate makes a copy of a scalar for each gang.
func (c *construct) firstprivate(b *ir.Builder, v *ir.Value, name string) *ir.Value {
	attrs := append(c.describe(acc.ClauseFirstprivate, name), c.varType(v), ir.NamedAttr{Name: "recipe", Value: ir.Symbol(c.recipe(v))})
	o := b.Op(acc.Firstprivate, ir.With{Groups: c.groups(acc.Firstprivate, map[string][]*ir.Value{"var": {v}}), Attrs: attrs, Types: []ir.Type{v.Type()}})
	c.add(acc.SlotFirstprivate.Values, o.Result(0))
	return o.Result(0)
}

// recipe is the firstprivate recipe of a variable's type, made if the module has none.
func (c *construct) recipe(v *ir.Value) string {
	h := c.of(v)
	name := "firstprivatization_" + h.CopyName(v)
	entry := c.module.op.Region(0).Entry()
	for o := entry.First(); o != nil; o = o.Next() {
		if o.Is(acc.FirstprivateRecipe) && o.StringAttr("sym_name") == name {
			return name
		}
	}
	b := ir.At(entry)
	if first := entry.First(); first != nil {
		b.SetBefore(first)
	}
	recipe.Copies{Kind: acc.RecipeFirstprivate, Host: h}.Make(b, name, v)
	return name
}

// reductions copies the variables of the construct's own reduction clauses that no data clause names (OpenACC 3.3
// §2.5.15).
func (c *construct) reductions() {
	mapped := map[*ir.Value]bool{}
	for _, v := range acc.SlotData.Operands(c.op) {
		if e := v.Op(); e != nil && acc.Var(e) != nil {
			root, _ := c.origin(acc.Var(e))
			mapped[root] = true
		}
	}
	for _, v := range acc.SlotReduction.Operands(c.op) {
		e := v.Op()
		if e == nil || acc.Var(e) == nil {
			continue
		}
		root, _ := c.origin(acc.Var(e))
		if d := acc.Var(e).Op(); mapped[root] || d != nil && c.isClause(d) {
			continue
		}
		mapped[root] = true
		c.enter(ir.Before(e), ReductionCopy, object{acc.Var(e), e.GetAll("bounds"), e.StringAttr("name")})
	}
}
