package acc

import (
	"slices"

	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/frontend"
	"accc/ir"
	"accc/irgen"
	accrows "accc/irgen/decompose/acc"
	"accc/pragma"
	accdir "accc/pragma/acc"
)

// nestDepth is how many loops a loop construct is about: what collapse or tile of the default group
// say, or the largest of the other groups.
func nestDepth(c *frontend.Construct) int {
	depth, fixed := 1, false
	for _, cl := range c.Directive.Clauses {
		n := 0
		switch cl.Def {
		case accdir.ClauseCollapse:
			n = int(collapseOf(c, cl))
		case accdir.ClauseTile:
			n = len(cl.Args)
		}
		if n == 0 {
			continue
		}
		switch {
		case len(cl.DeviceTypes) == 0 && !fixed:
			depth, fixed = n, true
		case len(cl.DeviceTypes) == 0 || !fixed:
			depth = max(depth, n)
		}
	}
	return depth
}

// collapseOf is the argument of a collapse clause.
func collapseOf(c *frontend.Construct, cl *pragma.Clause) int64 {
	if len(cl.Args) == 0 || cl.Args[0].Expr == nil {
		return 1
	}
	if e := c.Exprs[cl.Args[0].Expr]; e != nil && e.Value != nil {
		if n, ok := irgen.Int(e.Value); ok {
			return n
		}
	}
	return 1
}

// loop lowers a loop construct; combined says which combined construct it is a part of, nil for none.
// Nests of canonical loops become one acc.loop with control; other loops stay what they are inside an
// unstructured one.
func (g *Generator) loop(c *frontend.Construct, combined *acc.Combined) {
	loc := g.host.Location(c.Directive.Span)
	loops := ownLoops(c)
	o := ir.NewDraft(acc.Loop)
	clauses := g.clauses(c, o)
	g.impliedMode(c, clauses)
	clauses.Before(o)
	if combined != nil {
		o.Set("combined", combined.Attr())
	}
	private, reduced := g.copies(c)
	bind := append(bindings(private), bindings(reduced)...)

	var inclusive, unsigned []int64
	var types []ir.Type
	for _, l := range loops {
		lower, upper, step := g.host.Bounds(l)
		o.Add("lowerbound", lower)
		o.Add("upperbound", upper)
		o.Add("step", step)
		types = append(types, lower.Type())
		inclusive = append(inclusive, boolInt(l.Inclusive))
		unsigned = append(unsigned, boolInt(irgen.IsUnsigned(l)))
	}
	for _, l := range loops {
		if !g.convention.OuterVariables && l.Declares {
			continue // the loop declares it: storage inside
		}
		m := g.private(acc.Private, acc.ClausePrivate, g.host.Implicit(l.Var, l.Head, true), "", true)
		private = append(private, m)
		bind = append(bind, bindings([]*mapped{m})...)
	}
	for _, s := range g.host.LoopLocals(c) {
		if !g.locals(c)[s] || named(private, s) {
			continue
		}
		m := g.private(acc.Private, acc.ClausePrivate, g.host.Implicit(s, c.Directive.Span, true), "", true)
		private = append(private, m)
		bind = append(bind, bindings([]*mapped{m})...)
	}
	hold(o, acc.SlotPrivate, private)
	hold(o, acc.SlotReduction, reduced)
	if len(loops) > 0 {
		o.Set("inclusiveUpperbound", ir.DenseArray(ir.I1(), inclusive))
		if slices.Contains(unsigned, 1) {
			o.Set(accc.Unsigned.Name, ir.DenseArray(ir.I1(), unsigned))
		}
	} else {
		o.Set("unstructured", ir.Unit())
	}
	o.Types = []ir.Type{}
	op := o.Insert(g.host.Builder(), loc)
	entry := op.Region(0).AddBlock(types...)
	for i, l := range loops {
		entry.Arg(i).SetLoc(&ir.NameLoc{Name: l.Var.Name, Child: g.host.Location(l.Head)})
	}
	g.push(c, nil)
	g.host.Enter(entry, true, bind)
	if len(loops) > 0 {
		g.host.Nest(loops, entry.Args())
	} else {
		g.host.Body(c)
	}
	g.host.Leave(func(b *ir.Builder) { ir.NewDraft(acc.Yield).Insert(b, loc) })
	g.pop()
}

// copies makes the private and reduction operations of a loop.
func (g *Generator) copies(c *frontend.Construct) (private, reduced []*mapped) {
	if !g.convention.InOrder {
		return g.privates(c, accdir.ClausePrivate), g.reductions(c, nil)
	}
	for _, cl := range c.Directive.Clauses {
		switch cl.Def {
		case accdir.ClausePrivate:
			private = append(private, g.privatesOf(c, cl, acc.Private, acc.ClausePrivate)...)
		case accdir.ClauseReduction:
			reduced = append(reduced, g.reductionsOf(c, cl, nil)...)
		}
	}
	return private, reduced
}

// named reports whether a list has a variable.
func named(list []*mapped, s *frontend.Symbol) bool {
	for _, m := range list {
		if m.object.Symbol == s {
			return true
		}
	}
	return false
}

func boolInt(b bool) int64 {
	if b {
		return 1
	}
	return 0
}

// impliedMode adds how a loop runs whose default group does not say: the construct around decides
// (OpenACC 3.3 §2.9.6, §2.9.7).
func (g *Generator) impliedMode(c *frontend.Construct, clauses *accrows.Lowering) {
	for _, def := range []*pragma.ClauseDef{accdir.ClauseSeq, accdir.ClauseIndependent, accdir.ClauseAuto} {
		for _, cl := range c.Directive.All(def) {
			if len(cl.DeviceTypes) == 0 {
				return
			}
		}
	}
	clauses.Imply(g.loopMode(c))
}

// loopMode is how a loop construct runs that does not say.
func (g *Generator) loopMode(c *frontend.Construct) *pragma.ClauseDef {
	for k := c; k != nil; k = k.Parent {
		switch ComputeLeaf(k.Directive.Def) {
		case accdir.DirKernels:
			return accdir.ClauseAuto
		case accdir.DirSerial:
			if g.convention.SerialSeq {
				if hasLevel(c.Directive) {
					return accdir.ClauseAuto
				}
				return accdir.ClauseSeq
			}
		}
	}
	return accdir.ClauseIndependent
}

// hasLevel reports whether a loop says which parallelism it is for.
func hasLevel(d *pragma.Directive) bool {
	return d.Find(accdir.ClauseGang) != nil || d.Find(accdir.ClauseWorker) != nil || d.Find(accdir.ClauseVector) != nil
}

// cache lowers cache: hints for the loop around.
func (g *Generator) cache(c *frontend.Construct) {
	args := c.Directive.Args
	if args == nil {
		return
	}
	row := &accrows.Caching[0]
	for _, a := range args.Args {
		if a.Var == nil {
			continue
		}
		clause, mods := row.Forward(args.Modifiers)
		m := &mapped{row: row, clause: clause, mods: mods, object: g.host.Object(c, a.Var, false)}
		g.enterData(m, false, acc.Held{})
	}
}

// A BareLoop is a loop without a directive in a compute construct.
type BareLoop struct {
	Loc ir.Location
	// Var is the loop's variable, of which each iteration has a copy; nil: body makes it.
	Var *irgen.Object
	// Lower, Upper and Step are of one type.
	Lower, Upper, Step *ir.Value
	// Exclusive: the upper bound is not reached.
	Exclusive bool
	// Unsigned: the bounds are compared without their sign.
	Unsigned bool
	// Mode is how it runs: acc.SlotSeq or acc.SlotAuto.
	Mode acc.Slot
}

// BareLoop makes an acc.loop of a loop that no directive governs, as front ends do that leave the search for parallelism
// to passes; it is marked as Bare. body lowers an iteration, given the value of the variable.
func (g *Generator) BareLoop(l BareLoop, body func(v *ir.Value)) {
	var private []*mapped
	if l.Var != nil {
		private = append(private, g.private(acc.Private, acc.ClausePrivate, l.Var, "", true))
	}
	o := ir.NewDraft(acc.Loop)
	o.Add("lowerbound", l.Lower)
	o.Add("upperbound", l.Upper)
	o.Add("step", l.Step)
	hold(o, acc.SlotPrivate, private)
	o.Set("inclusiveUpperbound", ir.DenseArray(ir.I1(), []int64{boolInt(!l.Exclusive)}))
	l.Mode.Put(o, acc.Held{Bare: []acc.DeviceType{acc.DeviceNone}})
	o.Set(accc.Bare.Name, ir.Unit())
	if l.Unsigned {
		o.Set(accc.Unsigned.Name, ir.DenseArray(ir.I1(), []int64{1}))
	}
	o.Types = []ir.Type{}
	op := o.Insert(g.host.Builder(), l.Loc)
	entry := op.Region(0).AddBlock(l.Lower.Type())
	entry.Arg(0).SetLoc(l.Loc)
	g.push(nil, nil)
	g.host.Enter(entry, true, bindings(private))
	body(entry.Arg(0))
	g.host.Leave(func(b *ir.Builder) { ir.NewDraft(acc.Yield).Insert(b, l.Loc) })
	g.pop()
}
