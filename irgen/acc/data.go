package acc

import (
	"slices"

	"accc/dialects/acc"
	"accc/frontend"
	"accc/ir"
	"accc/irgen"
	accrows "accc/irgen/decompose/acc"
	"accc/pragma"
	accdir "accc/pragma/acc"
)

// A mapped is one variable with its data operations.
type mapped struct {
	row      *accrows.Row
	object   *irgen.Object
	clause   acc.DataClause
	mods     acc.Modifier
	implicit bool
	bounds   []*ir.Value
	entry    *ir.Op
	// member: uses of the member mean this copy inside the construct.
	member bool
}

// value is the device's address.
func (m *mapped) value() *ir.Value { return m.entry.Result(0) }

// data makes the entry operations of the data clauses of c that rows knows, in the order written.
func (g *Generator) data(c *frontend.Construct, rows []accrows.Row, structured bool, async acc.Held) []*mapped {
	var list []*mapped
	for _, cl := range c.Directive.Clauses {
		list = append(list, g.dataOf(c, cl, rows, structured, async)...)
	}
	return list
}

// dataOf makes the entry operations of one clause, none if rows does not know it.
func (g *Generator) dataOf(c *frontend.Construct, cl *pragma.Clause, rows []accrows.Row, structured bool, async acc.Held) (list []*mapped) {
	row := accrows.Find(rows, cl.Def)
	if row == nil {
		return nil
	}
	kind, mods := row.Forward(cl.Modifiers)
	for _, a := range cl.Args {
		if a.Var == nil {
			continue
		}
		m := &mapped{row: row, clause: kind, mods: mods, object: g.object(c, a.Var, row)}
		g.enterData(m, structured, async)
		list = append(list, m)
	}
	return list
}

// object resolves a variable. Attach and detach are about the pointer itself.
func (g *Generator) object(c *frontend.Construct, v *pragma.Var, row *accrows.Row) *irgen.Object {
	asStored := row.Def == accdir.ClauseAttach || row.Def == accdir.ClauseDetach
	return g.host.Object(c, v, asStored)
}

// enterData makes the entry operation of a variable, and its bounds.
func (g *Generator) enterData(m *mapped, structured bool, async acc.Held) {
	b := g.host.Builder()
	m.bounds = g.bounds(m.object)
	o := ir.NewDraft(m.row.Entry)
	o.Add("var", m.object.Var)
	o.Add("varPtrPtr", m.object.PtrPtr)
	o.Add("bounds", m.bounds...)
	o.Set("varType", ir.TypeValue(m.object.Type))
	acc.SlotAsync.Put(o, async)
	m.describe(o, structured)
	m.entry = o.Insert(b, m.object.Loc)
}

// describe sets the attributes that entry and exit operations share.
func (m *mapped) describe(o *ir.Draft, structured bool) {
	o.Set(acc.AttrDataClause, m.clause.Attr())
	o.Set("name", ir.String(m.object.Name))
	o.Set("structured", ir.Bool(structured))
	o.Set("implicit", ir.Bool(m.implicit))
	if m.mods != acc.ModNone {
		o.Set("modifiers", m.mods.Attr())
	}
}

// exitOrder is a list in the order of its exit operations: that of their clauses, or the reverse of entry if order is nil.
func (g *Generator) exitOrder(list []*mapped, order []*pragma.ClauseDef) []*mapped {
	if order != nil {
		return sorted(list, order)
	}
	out := slices.Clone(list)
	slices.Reverse(out)
	return out
}

// sorted is a list in the order that clauses have in another.
func sorted(list []*mapped, order []*pragma.ClauseDef) []*mapped {
	out := slices.Clone(list)
	slices.SortStableFunc(out, func(a, b *mapped) int {
		return slices.Index(order, a.row.Def) - slices.Index(order, b.row.Def)
	})
	return out
}

// leaveData makes the exit operations of a directive. Those that belong
// to a getdeviceptr say with dataClause what the user wrote already; the default is that.
func (g *Generator) leaveData(list []*mapped, structured bool, async acc.Held) {
	g.leave(g.exitOrder(list, g.convention.Exits), structured, async)
}

// leave makes exit operations in the order of the list.
func (g *Generator) leave(list []*mapped, structured bool, async acc.Held) {
	b := g.host.Builder()
	for _, m := range list {
		if m.row.Exit == nil {
			continue
		}
		o := ir.NewDraft(m.row.Exit)
		o.Add("accVar", m.value())
		if m.row.Exit.HasOperands("var") {
			o.Add("var", m.object.Var)
			o.Set("varType", ir.TypeValue(m.object.Type))
		}
		o.Add("bounds", m.bounds...)
		acc.SlotAsync.Put(o, async)
		m.describe(o, structured)
		o.Insert(b, m.object.Loc)
	}
}

// bounds makes the acc.bounds operations of an object.
func (g *Generator) bounds(o *irgen.Object) []*ir.Value {
	b := g.host.Builder()
	var out []*ir.Value
	for _, d := range o.Dims {
		s := ir.NewDraft(acc.Bounds)
		s.Add("lowerbound", d.Lower)
		s.Add("upperbound", d.Upper)
		s.Add("extent", d.Extent)
		s.Add("stride", d.Stride)
		s.Add("startIdx", d.Start)
		if d.Bytes {
			s.Set("strideInBytes", ir.Bool(true))
		}
		s.Types = []ir.Type{acc.DataBounds()}
		out = append(out, s.Insert(b, o.Loc).Result(0))
	}
	return out
}

// operands are the device addresses of a list.
func operands(list []*mapped) []*ir.Value {
	var out []*ir.Value
	for _, m := range list {
		out = append(out, m.value())
	}
	return out
}

// hold puts the variables of a list into a slot.
func hold(o *ir.Draft, s acc.Slot, list []*mapped) { o.Add(s.Values, operands(list)...) }

// bindings say what the variables of a list are inside a construct. A later clause wins.
func bindings(list []*mapped) []irgen.Binding {
	var out []irgen.Binding
	for _, m := range list {
		if m.object.Whole && m.row.Def != accdir.ClauseAttach {
			out = append(out, irgen.Binding{Object: m.object, Value: m.value()})
		} else if m.member && m.row.Def != accdir.ClauseAttach {
			o := *m.object
			o.Pointer = o.Pointer || o.PtrPtr != nil
			out = append(out, irgen.Binding{Object: &o, Value: m.value()})
		}
	}
	return out
}

// dataConstruct lowers data: acc.data around the statement.
func (g *Generator) dataConstruct(c *frontend.Construct) {
	loc := g.host.Location(c.Directive.Span)
	o := ir.NewDraft(acc.Data)
	clauses := g.clauses(c, o)
	clauses.Before(o)
	async := clauses.Of(accdir.ClauseAsync)
	list := g.data(c, accrows.Structured, true, async)
	clauses.After(o)
	hold(o, acc.SlotData, list)
	if len(list) == 0 && c.Directive.Find(accdir.ClauseDefault) == nil {
		g.host.Body(c)
		return
	}
	op := o.Insert(g.host.Builder(), loc)
	g.push(c, list)
	// The region is host code: its uses are of the host's variables, and constructs inside find
	// the device's copies through the present table.
	g.host.Enter(op.Region(0).AddBlock(), false, nil)
	g.host.Body(c)
	g.host.Leave(func(b *ir.Builder) { ir.NewDraft(acc.Terminator).Insert(b, loc) })
	g.pop()
	g.leaveData(list, true, async)
}

// hostData lowers host_data: inside, the variables are device addresses.
func (g *Generator) hostData(c *frontend.Construct) {
	loc := g.host.Location(c.Directive.Span)
	list := g.data(c, accrows.Using, true, acc.Held{})
	if len(list) == 0 { // without use_device it does nothing
		g.host.Body(c)
		return
	}
	o := ir.NewDraft(acc.HostData)
	g.clauses(c, o).After(o)
	hold(o, acc.SlotData, list)
	op := o.Insert(g.host.Builder(), loc)
	g.host.Enter(op.Region(0).AddBlock(), false, bindings(list))
	g.host.Body(c)
	g.host.Leave(func(b *ir.Builder) { ir.NewDraft(acc.Terminator).Insert(b, loc) })
}
