package acc

import (
	"fmt"

	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/frontend"
	"accc/ir"
	accrows "accc/irgen/decompose/acc"
	"accc/pragma"
	accdir "accc/pragma/acc"
)

// Routine makes the acc.routine operation of a routine directive for one function, at b, and returns the symbol to
// list in the function's routine_info.
func (g *Generator) Routine(b *ir.Builder, c *frontend.Construct, function string) *ir.SymbolRefAttr {
	name := fmt.Sprintf("acc_routine_%d", g.routines)
	g.routines++
	o := ir.NewDraft(acc.Routine)
	o.Set("sym_name", ir.String(name))
	o.Set("func_name", ir.Symbol(function))
	g.clauses(c, o).After(o)
	if !leveled(c.Directive) {
		o.Set("seq", acc.DeviceTypes(acc.DeviceNone)) // what compilers take a routine without a level for
	}
	if c.Directive.Args != nil {
		o.Set(accc.Named.Name, ir.Unit())
	}
	o.Insert(b, g.host.Location(c.Directive.Span))
	return ir.Symbol(name)
}

// leveled reports whether a routine directive says how parallel the procedure is.
func leveled(d *pragma.Directive) bool {
	for _, l := range []*pragma.ClauseDef{accdir.ClauseGang, accdir.ClauseWorker, accdir.ClauseVector, accdir.ClauseSeq} {
		if d.Find(l) != nil {
			return true
		}
	}
	return false
}

// declare lowers declare inside a function: entry operations at the directive, exit operations where the host says
// that the scope ends.
func (g *Generator) declare(c *frontend.Construct) { g.Declare([]*frontend.Construct{c}) }

// Declare lowers the declare directives of one scope together, at the host's insertion point.
func (g *Generator) Declare(directives []*frontend.Construct) {
	var list []*mapped
	for _, c := range directives {
		list = append(list, g.data(c, accrows.Declaring, true, acc.Held{})...)
	}
	if len(list) == 0 {
		return
	}
	for _, m := range list {
		acc.MarkDeclared(m.entry)
	}
	loc := g.host.Location(directives[0].Directive.Span)
	if len(directives) > 1 {
		var all []ir.Location
		for _, c := range directives {
			all = append(all, g.host.Location(c.Directive.Span))
		}
		loc = &ir.FusedLoc{Locs: all}
	}
	o := ir.NewDraft(acc.DeclareEnter)
	hold(o, acc.SlotData, list)
	o.Types = []ir.Type{acc.DeclareToken()}
	enter := o.Insert(g.host.Builder(), loc)
	g.host.AtScopeEnd(func() {
		e := ir.NewDraft(acc.DeclareExit)
		e.Add("token", enter.Result(0))
		leaving := list
		if order := g.convention.DeclareExits; order != nil {
			leaving = sorted(list, order)
		}
		hold(e, acc.SlotData, leaving)
		e.Insert(g.host.Builder(), loc)
		g.leave(g.exitOrder(list, g.convention.DeclareExits), true, acc.Held{})
	})
	if n := len(g.scopes); n == 0 || g.scopes[n-1].construct != nil {
		g.scopes = append(g.scopes, &scope{})
	}
	top := g.scopes[len(g.scopes)-1]
	top.data = append(top.data, list...)
}

// NoteDeclare remembers the variables of a declare directive at file scope, which have a copy on the device everywhere:
// constructs must not take them for variables without an attribute (OpenACC 3.3 §2.6.2). It comes before any routine is lowered.
func (g *Generator) NoteDeclare(c *frontend.Construct) {
	for _, cl := range c.Directive.Clauses {
		if row := accrows.Find(accrows.Declaring, cl.Def); row == nil || row.Def == accdir.ClauseLink {
			continue
		}
		for _, a := range cl.Args {
			if v := c.Vars[a.Var]; a.Var != nil && v != nil && v.Symbol != nil {
				g.declared[v.Symbol] = true
			}
		}
	}
}

// GlobalDeclare lowers declare at file scope: for each variable a constructor that brings it to the device when the
// program starts, and a destructor. enter moves the host's insertion point into an operation. It returns the declared
// variables with the attribute for their globals.
func (g *Generator) GlobalDeclare(c *frontend.Construct, enter func(op *ir.Op, f func())) []Declared {
	loc := g.host.Location(c.Directive.Span)
	var out []Declared
	for _, cl := range c.Directive.Clauses {
		row := accrows.Find(accrows.Declaring, cl.Def)
		if row == nil {
			continue
		}
		clause, mods := row.Forward(cl.Modifiers)
		for _, a := range cl.Args {
			if a.Var == nil {
				continue
			}
			out = append(out, Declared{c.Vars[a.Var], acc.DeclareOf(clause, false)})
			make := func(def *ir.OpDef, suffix string, f func()) {
				o := ir.NewDraft(def)
				o.Set("sym_name", ir.String(g.unique(a.Var.Name+suffix)))
				op := o.Insert(ir.At(g.host.Table()), loc)
				op.Region(0).AddBlock()
				enter(op, func() {
					f()
					ir.NewDraft(acc.Terminator).Insert(g.host.Builder(), loc)
				})
			}
			make(acc.GlobalCtor, "_acc_ctor", func() {
				m := &mapped{row: row, clause: clause, mods: mods, object: g.host.Object(c, a.Var, false)}
				g.enterData(m, false, acc.Held{})
				acc.MarkDeclared(m.entry)
				o := ir.NewDraft(acc.DeclareEnter)
				o.Add(acc.SlotData.Values, m.value())
				o.Types = []ir.Type{acc.DeclareToken()}
				o.Insert(g.host.Builder(), loc)
			})
			if row.Exit == nil {
				continue
			}
			make(acc.GlobalDtor, "_acc_dtor", func() {
				get := accrows.Row{Def: row.Def, Clause: row.Clause, Entry: acc.Getdeviceptr, Exit: row.Exit}
				m := &mapped{row: &get, clause: clause, mods: mods, object: g.host.Object(c, a.Var, false)}
				g.enterData(m, false, acc.Held{})
				acc.MarkDeclared(m.entry)
				o := ir.NewDraft(acc.DeclareExit)
				o.Add(acc.SlotData.Values, m.value())
				o.Insert(g.host.Builder(), loc)
				g.leaveData([]*mapped{m}, false, acc.Held{})
			})
		}
	}
	return out
}

// unique makes a symbol name that this generator has not made yet.
func (g *Generator) unique(name string) string {
	out := name
	for i := 0; g.symbols[out]; i++ {
		out = fmt.Sprintf("%s_%d", name, i)
	}
	g.symbols[out] = true
	return out
}

// Declared is a variable of a file-scope declare directive.
type Declared struct {
	Var  *frontend.VarInfo
	Attr ir.Attribute // acc.declare of its global
}
