package irgen

import (
	"accc/dialects/acc"
	"accc/frontend"
	"accc/ir"
	"accc/pragma"
)

// A DataRow says how a data clause decomposes (the tables of the design document of the dialect, "Data Clause
// Decomposition"): Entry stands before the construct, Exit after it; both carry Clause.
type DataRow struct {
	Def    *pragma.ClauseDef
	Clause acc.DataClause
	Entry  *ir.OpDef
	Exit   *ir.OpDef // nil: none
	// Variants are modifiers that older text spells as clauses of their own.
	Variants map[string]acc.DataClause
}

// The rows by the directives they are for.
var (
	// Structured are the clauses of compute and data constructs.
	Structured = []DataRow{
		{pragma.ClauseCopy, acc.ClauseCopy, acc.Copyin, acc.Copyout, nil},
		{pragma.ClauseCopyin, acc.ClauseCopyin, acc.Copyin, acc.Delete, map[string]acc.DataClause{"readonly": acc.ClauseCopyinReadonly}},
		{pragma.ClauseCopyout, acc.ClauseCopyout, acc.Create, acc.Copyout, map[string]acc.DataClause{"zero": acc.ClauseCopyoutZero}},
		{pragma.ClauseCreate, acc.ClauseCreate, acc.Create, acc.Delete, map[string]acc.DataClause{"zero": acc.ClauseCreateZero}},
		{pragma.ClauseNoCreate, acc.ClauseNoCreate, acc.Nocreate, acc.Delete, nil},
		{pragma.ClausePresent, acc.ClausePresent, acc.Present, acc.Delete, nil},
		{pragma.ClauseDeviceptr, acc.ClauseDeviceptr, acc.Deviceptr, nil, nil},
		{pragma.ClauseAttach, acc.ClauseAttach, acc.Attach, acc.Detach, nil},
	}
	// Entering are the clauses of enter data.
	Entering = []DataRow{
		{pragma.ClauseCopyin, acc.ClauseCopyin, acc.Copyin, nil, map[string]acc.DataClause{"readonly": acc.ClauseCopyinReadonly}},
		{pragma.ClauseCreate, acc.ClauseCreate, acc.Create, nil, map[string]acc.DataClause{"zero": acc.ClauseCreateZero}},
		{pragma.ClauseAttach, acc.ClauseAttach, acc.Attach, nil, nil},
	}
	// Exiting are the clauses of exit data.
	Exiting = []DataRow{
		{pragma.ClauseCopyout, acc.ClauseCopyout, acc.Getdeviceptr, acc.Copyout, nil},
		{pragma.ClauseDelete, acc.ClauseDelete, acc.Getdeviceptr, acc.Delete, nil},
		{pragma.ClauseDetach, acc.ClauseDetach, acc.Getdeviceptr, acc.Detach, nil},
	}
	// Updating are the clauses of update.
	Updating = []DataRow{
		{pragma.ClauseHost, acc.ClauseUpdateHost, acc.Getdeviceptr, acc.UpdateHost, nil},
		{pragma.ClauseSelf, acc.ClauseUpdateSelf, acc.Getdeviceptr, acc.UpdateHost, nil},
		{pragma.ClauseDevice, acc.ClauseUpdateDevice, acc.UpdateDevice, nil, nil},
	}
	// Using are the clauses of host_data.
	Using = []DataRow{
		{pragma.ClauseUseDevice, acc.ClauseUseDevice, acc.UseDevice, nil, nil},
	}
	// Declaring are the clauses of declare, whose life is that of the scope around.
	Declaring = append(append([]DataRow(nil), Structured...),
		DataRow{pragma.ClauseDeviceResident, acc.ClauseDeclareDeviceResident, acc.DeclareDeviceResident, acc.Delete, nil},
		DataRow{pragma.ClauseLink, acc.ClauseDeclareLink, acc.DeclareLink, nil, nil})
)

// modifierBits are the modifiers of data clauses (OpenACC 3.4 §2.7.4).
var modifierBits = map[string]acc.Modifier{
	"always": acc.ModAlways, "alwaysin": acc.ModAlwaysIn, "alwaysout": acc.ModAlwaysOut,
	"capture": acc.ModCapture, "readonly": acc.ModReadonly, "zero": acc.ModZero,
}

func findRow(rows []DataRow, def *pragma.ClauseDef) *DataRow {
	for i := range rows {
		if rows[i].Def == def {
			return &rows[i]
		}
	}
	return nil
}

// A mapped is one variable with its data operations.
type mapped struct {
	row      *DataRow
	object   *Object
	clause   acc.DataClause
	mods     acc.Modifier
	implicit bool
	bounds   []*ir.Value
	entry    *ir.Op
}

// value is the device's address.
func (m *mapped) value() *ir.Value { return m.entry.Result(0) }

// data makes the entry operations of the data clauses of c that rows knows, in the order written.
func (g *Generator) data(c *frontend.Construct, rows []DataRow, structured bool, async *asyncList) []*mapped {
	var list []*mapped
	for _, cl := range c.Directive.Clauses {
		row := findRow(rows, cl.Def)
		if row == nil {
			continue
		}
		kind, mods := row.Clause, acc.ModNone
		for _, w := range cl.Modifiers {
			if v, ok := row.Variants[w.Text]; ok {
				kind = v
				continue
			}
			mods |= modifierBits[w.Text]
		}
		for _, a := range cl.Args {
			if a.Var == nil {
				continue
			}
			m := &mapped{row: row, clause: kind, mods: mods, object: g.object(c, a.Var, row)}
			g.enterData(m, structured, async)
			list = append(list, m)
		}
	}
	return list
}

// object resolves a variable. Attach and detach are about the pointer itself.
func (g *Generator) object(c *frontend.Construct, v *pragma.Var, row *DataRow) *Object {
	asStored := row.Def == pragma.ClauseAttach || row.Def == pragma.ClauseDetach
	return g.host.Object(c, v, asStored)
}

// enterData makes the entry operation of a variable, and its bounds.
func (g *Generator) enterData(m *mapped, structured bool, async *asyncList) {
	b := g.host.Builder()
	m.bounds = g.bounds(m.object)
	o := newOp(m.row.Entry)
	o.add("var", m.object.Var)
	o.add("varPtrPtr", m.object.PtrPtr)
	o.add("bounds", m.bounds...)
	o.attr("varType", ir.TypeValue(m.object.Type))
	async.to(o)
	m.describe(o, structured)
	m.entry = o.make(b, m.object.Loc)
}

// describe sets the attributes that entry and exit operations share.
func (m *mapped) describe(o *opSpec, structured bool) {
	o.attr("dataClause", m.clause.Attr())
	o.attr("name", ir.String(m.object.Name))
	o.attr("structured", ir.Bool(structured))
	o.attr("implicit", ir.Bool(m.implicit))
	if m.mods != acc.ModNone {
		o.attr("modifiers", m.mods.Attr())
	}
}

// leaveData makes the exit operations, in the reverse order of entry. Exit operations that belong
// to a getdeviceptr say with dataClause what the user wrote already; the default is that.
func (g *Generator) leaveData(list []*mapped, structured bool, async *asyncList) {
	b := g.host.Builder()
	for i := len(list) - 1; i >= 0; i-- {
		m := list[i]
		if m.row.Exit == nil {
			continue
		}
		o := newOp(m.row.Exit)
		o.add("accVar", m.value())
		if hasGroup(m.row.Exit, "var") {
			o.add("var", m.object.Var)
			o.attr("varType", ir.TypeValue(m.object.Type))
		}
		o.add("bounds", m.bounds...)
		async.to(o)
		m.describe(o, structured)
		o.make(b, m.object.Loc)
	}
}

// bounds makes the acc.bounds operations of an object.
func (g *Generator) bounds(o *Object) []*ir.Value {
	b := g.host.Builder()
	var out []*ir.Value
	for _, d := range o.Dims {
		s := newOp(acc.Bounds)
		s.add("lowerbound", d.Lower)
		s.add("upperbound", d.Upper)
		s.add("extent", d.Extent)
		s.add("stride", d.Stride)
		s.add("startIdx", d.Start)
		if d.Bytes {
			s.attr("strideInBytes", ir.Bool(true))
		}
		s.types = []ir.Type{acc.DataBounds()}
		out = append(out, s.make(b, o.Loc).Result(0))
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

// bindings say what the variables of a list are inside a construct. A later clause wins.
func bindings(list []*mapped) []Binding {
	var out []Binding
	for _, m := range list {
		if m.object.Whole && m.row.Def != pragma.ClauseAttach {
			out = append(out, Binding{m.object, m.value()})
		}
	}
	return out
}

// dataConstruct lowers data: acc.data around the statement.
func (g *Generator) dataConstruct(c *frontend.Construct) {
	loc := g.host.Location(c.Directive.Span)
	async := g.async(c)
	list := g.data(c, Structured, true, async)
	o := newOp(acc.Data)
	o.add("ifCond", g.condition(c, pragma.ClauseIf))
	async.to(o)
	g.waits(c, o)
	o.add("dataClauseOperands", operands(list)...)
	g.defaultClause(c, o)
	if len(list) == 0 && c.Directive.Find(pragma.ClauseDefault) == nil {
		g.host.Body(c)
		return
	}
	op := o.make(g.host.Builder(), loc)
	g.push(c, list)
	// The region is host code: its uses are of the host's variables, and constructs inside find
	// the device's copies through the present table.
	g.host.Enter(op.Region(0).AddBlock(), false, nil)
	g.host.Body(c)
	g.host.Leave(func(b *ir.Builder) { newOp(acc.Terminator).make(b, loc) })
	g.pop()
	g.leaveData(list, true, async)
}

// hostData lowers host_data: inside, the variables are device addresses.
func (g *Generator) hostData(c *frontend.Construct) {
	loc := g.host.Location(c.Directive.Span)
	list := g.data(c, Using, true, &asyncList{})
	o := newOp(acc.HostData)
	o.add("ifCond", g.condition(c, pragma.ClauseIf))
	o.add("dataClauseOperands", operands(list)...)
	if c.Directive.Find(pragma.ClauseIfPresent) != nil {
		o.attr("ifPresent", ir.Unit())
	}
	op := o.make(g.host.Builder(), loc)
	g.host.Enter(op.Region(0).AddBlock(), false, bindings(list))
	g.host.Body(c)
	g.host.Leave(func(b *ir.Builder) { newOp(acc.Terminator).make(b, loc) })
}
