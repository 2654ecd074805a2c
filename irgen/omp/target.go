package omp

import (
	"cmp"
	"slices"

	"accc/dialects/omp"
	"accc/frontend"
	"accc/frontend/sharing"
	"accc/frontend/source"
	"accc/ir"
	omprows "accc/irgen/decompose/omp"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// target lowers a target construct. Its region is isolated: everything that it uses is an argument or made in it.
func (d *directive) target(i int) {
	leaf := &d.leaves[i]
	evaluated := d.evaluate(i)
	o := d.begin(omprows.LayoutFor(leaf.Def), i)

	addresses, pointers := d.newMaps(d.construct, nil), d.newMaps(d.construct, nil)
	addresses.addresses = true
	for _, c := range leaf.Clauses {
		if c.Def == ompdir.ClauseHasDeviceAddr {
			addresses.clause(c, omp.MapImplicit|omp.MapTo, false)
		}
	}
	for _, c := range leaf.Clauses {
		if c.Def == ompdir.ClauseIsDevicePtr {
			addresses.clause(c, omp.MapDevicePtr|omp.MapTo, true)
			pointers.clause(c, omp.MapDevicePtr|omp.MapTo, false)
		}
	}
	m := d.newMaps(d.construct, slices.Concat(leaf.Clauses, leaf.Implied))
	for _, c := range leaf.Clauses {
		if c.Def == ompdir.ClauseMap {
			m.clause(c, omp.MapTo|omp.MapFrom, false)
		}
	}
	for _, c := range leaf.Implied {
		if c.Def == ompdir.ClauseMap {
			m.clause(c, omp.MapTo|omp.MapFrom, true)
		}
	}
	m.finish()
	combined := d.reductions(leaf, ompdir.ClauseInReduction)
	private := d.privates(leaf)
	private = append(private, d.implicit(leaf, m, addresses, append(slices.Clone(combined), private...))...)
	m.finish()
	for _, x := range combined {
		m.copyOf(x, omp.MapAlways|omp.MapTo|omp.MapFrom)
	}
	for _, x := range private {
		if x.first {
			m.copyOf(x, omp.MapTo)
			x.item.Number = int64(len(m.list))
		}
	}

	hosts := entry{slot: &omp.SlotHostEval}
	for _, v := range evaluated {
		hosts.list = append(hosts.list, &copied{item: omp.Item{Value: *v}})
	}
	args := entries{addresses.entry(&omp.SlotHasDeviceAddr), hosts, {&omp.SlotInReduction, combined}, m.entry(&omp.SlotMap), {&omp.SlotPrivate, private}}
	args.put(o)
	entries{pointers.entry(&omp.SlotIsDevicePtr)}.put(o)
	op := o.Insert(d.host.Builder(), d.loc)
	bind := args.enter(op)
	for _, a := range omp.EntryArgs(op) {
		if a.Clause == omp.HostEval {
			*evaluated[0] = a.Inner
			evaluated = evaluated[1:]
		}
	}
	d.host.Enter(op.Region(0).Entry(), true, bind)
	d.leaf(i + 1)
	d.host.Leave(func(b *ir.Builder) { ir.NewDraft(omp.Terminator).Insert(b, d.loc) })
	d.isolate(op, len(m.list))
}

// A name is a variable where a construct or one of its clauses names it.
type name struct {
	symbol *frontend.Symbol
	at     source.Span
	order  frontend.Order
	// whole is the expression around, and nth the place of the symbol among those of the routine.
	whole source.Span
	nth   int
	// associate is the name by which it names a part of the symbol, else nil.
	associate *frontend.Symbol
}

// named are the variables that a target construct names, in the order in which they are mapped.
func (d *directive) named() (list []name) {
	flang := d.host.FlangMaps()
	var visit func(c *frontend.Construct)
	visit = func(c *frontend.Construct) {
		if c != d.construct || flang {
			for _, cl := range c.Directive.Clauses {
				list = append(list, clauseNames(c, cl)...)
			}
		}
		for _, in := range c.Children {
			visit(in)
		}
	}
	visit(d.construct)
	if !flang {
		for _, l := range d.leaves {
			if l.Def != ompdir.DirTarget {
				for _, cl := range l.Clauses {
					list = append(list, clauseNames(d.construct, cl)...)
				}
			}
		}
	}
	for _, u := range d.construct.Uses {
		list = append(list, name{u.Symbol, u.Span, u.At, u.Whole, u.Nth, u.Associate})
	}
	slices.SortStableFunc(list, func(a, b name) int {
		if flang && a.whole.File == b.whole.File {
			return cmp.Or(cmp.Compare(a.whole.Start, b.whole.Start), cmp.Compare(a.nth, b.nth))
		}
		return cmp.Compare(a.order, b.order)
	})
	return list
}

// clauseNames are the variables that a clause names.
func clauseNames(c *frontend.Construct, cl *pragma.Clause) (list []name) {
	for v, i := range c.Vars {
		if i.Symbol != nil && within(v.Span, cl.Span) {
			list = append(list, name{i.Symbol, v.Span, c.At, v.Span, 0, nil})
		}
	}
	for e, i := range c.Exprs {
		if within(e.Span, cl.Span) {
			for k, s := range i.Reads {
				list = append(list, name{s, e.Span, c.At, e.Span, k, nil})
			}
		}
	}
	slices.SortFunc(list, func(a, b name) int {
		return cmp.Or(cmp.Compare(a.at.Start, b.at.Start), cmp.Compare(a.nth, b.nth), cmp.Compare(a.symbol.Name, b.symbol.Name))
	})
	return list
}

func within(a, b source.Span) bool { return a.File == b.File && b.Start <= a.Start && a.End <= b.End }

// isVariable reports whether a symbol is a variable that target maps.
func isVariable(s *frontend.Symbol) bool {
	return s != nil && s.Type != nil && s.Type.Class != frontend.Function && s.Storage != frontend.Constant && s.Storage != frontend.Func &&
		!s.InClause && !s.Threadprivate && len(s.Members) == 0
}

// implicit maps the variables that no clause of a target construct lists (OpenMP 5.2 §5.8.1) and returns those of which the region
// has copies.
func (d *directive) implicit(leaf *ompdir.Leaf, m, addresses *maps, copies []*copied) (private []*copied) {
	all := d.named()
	parts := map[*frontend.Symbol]bool{}
	for _, n := range all {
		s := n.symbol
		if !isVariable(s) || s.In != nil && s.In.Within(d.construct) || m.has(s) || addresses.has(s) {
			continue
		}
		if slices.ContainsFunc(slices.Concat(copies, private), func(x *copied) bool { return x.object.Symbol == s }) {
			continue
		}
		if n.associate != nil && !slices.ContainsFunc(all, func(o name) bool { return o.symbol == s && !d.throughPart(o) }) {
			// What is mapped is the part that the name stands for, as where a clause has the name.
			if s = n.associate; parts[s] {
				continue
			}
			parts[s] = true
		}
		behaviour := d.defaultmap(leaf, s)
		if behaviour == "self" {
			d.host.Unsupported(d.construct.Directive.NameSpan, "defaultmap(self)")
		}
		if s.OnDevice != nil && behaviour == "" && !d.host.FlangMaps() && !linked(s) {
			continue
		}
		scalar := sharing.Category(s) == "scalar"
		if behaviour == "private" || behaviour == "firstprivate" && !scalar {
			if parts[s] {
				d.host.Unsupported(d.construct.Directive.NameSpan, "defaultmap(%s) with an associate name", behaviour)
			}
			x := d.private(d.host.Implicit(s, n.at, true), n.at, behaviour == "firstprivate")
			x.item.Implied = true
			private = append(private, x)
			continue
		}
		x := &mapping{place: d.host.MappedImplicitly(s, n.at, behaviour != ""), flags: omp.MapImplicit, implied: true}
		x.loc = x.place.Loc
		switch behaviour {
		case "", "firstprivate":
			switch {
			case s.OnDevice != nil && linked(s):
				x.flags |= omp.MapTo | omp.MapFrom
			case s.OnDevice != nil, x.place.Pointer:
			case scalar && x.place.ByCopy:
				x.byCopy = true
			case scalar:
				x.flags |= omp.MapTo
			default:
				x.flags |= omp.MapTo | omp.MapFrom
			}
		case "alloc", "storage":
			x.flags = omp.MapStorage // as in flang's lowering
		default:
			x.flags |= flags[behaviour]
			x.byCopy = scalar && behaviour == "to" && x.place.ByCopy && d.host.FlangMaps()
		}
		m.add(x)
	}
	return private
}

// throughPart reports whether a variable is named by an associate name of one of its components, from outside of the construct.
func (d *directive) throughPart(n name) bool {
	return n.associate != nil && !within(n.associate.Decl, d.construct.Body)
}

// linked reports whether a declare target directive names a variable in a link clause.
func linked(s *frontend.Symbol) bool {
	for _, c := range s.OnDevice.Directive.All(ompdir.ClauseLink) {
		for _, a := range c.Args {
			if i := s.OnDevice.Vars[a.Var]; i != nil && i.Symbol == s {
				return true
			}
		}
	}
	return false
}

// defaultmap is the implicit behaviour that clauses choose for a variable, "" for that of the rules.
func (d *directive) defaultmap(leaf *ompdir.Leaf, s *frontend.Symbol) (behaviour string) {
	c := sharing.Defaultmap(leaf.Clauses, s)
	if c == nil || c.Args[0].Word == "default" || c.Args[0].Word == "none" {
		return ""
	}
	return c.Args[0].Word
}

// isolate brings into the region of a target operation what it uses of the outside: operations without effects are made again
// inside, other values are stored outside and loaded inside. They are mapped after the first n variables.
func (d *directive) isolate(op *ir.Op, n int) {
	b := d.host.Builder()
	region := op.Region(0)
	entry := region.Entry()
	own := &maps{Generator: d.Generator}
	for {
		values := outside(region)
		if len(values) == 0 {
			return
		}
		for _, v := range values {
			if def := v.Op(); def != nil {
				at := ir.Before(entry.First())
				if again := d.host.Again(def, at); again != nil {
					for k, r := range def.Results() {
						r.ReplaceUsesIf(again.Result(k), func(u *ir.Operand) bool { return op.IsAncestorOf(u.Owner()) && u.Owner() != op })
					}
					continue
				}
			}
			p := d.host.Carry(v)
			at := *b
			b.SetBefore(op)
			x := &mapping{place: p, flags: omp.MapImplicit, byCopy: p.ByCopy, loc: op.Loc}
			if !p.ByCopy {
				x.flags |= omp.MapTo
			}
			info := own.op(x, nil, nil)
			*b = at
			arg := entry.InsertArg(omp.EntryEnd(op, omp.InReduction)+n, p.Result, op.Loc)
			op.SetAll("map_vars", slices.Insert(slices.Clone(op.GetAll("map_vars")), n, info.Result(0)))
			n++
			in := ir.Before(entry.First())
			in.Loc = op.Loc
			loaded := d.host.Carried(in, arg, v.Type())
			v.ReplaceUsesIf(loaded, func(u *ir.Operand) bool { return op.IsAncestorOf(u.Owner()) && u.Owner() != op })
		}
	}
}

// outside are the values that operations in a region use and that are defined outside of it, in the order of use.
func outside(r *ir.Region) (list []*ir.Value) {
	seen := map[*ir.Value]bool{}
	for _, b := range r.Blocks() {
		for o := b.First(); o != nil; o = o.Next() {
			ir.Walk(o, func(in *ir.Op) bool {
				for _, v := range in.Operands() {
					if !seen[v] && !inside(r, v) {
						seen[v] = true
						list = append(list, v)
					}
				}
				return true
			})
		}
	}
	return list
}

// inside reports whether a value is defined in a region.
func inside(r *ir.Region, v *ir.Value) bool {
	for b := v.ParentBlock(); b != nil; b = b.ParentOp().Parent() {
		if b.Region() == r {
			return true
		}
		if b.ParentOp() == nil {
			return false
		}
	}
	return false
}

// evaluate makes the host evaluate what decides about the shape of a target construct before it starts: numbers of teams and
// threads, and loops whose iterations are distributed. The values become arguments; the results say where each is kept.
func (d *directive) evaluate(i int) []**ir.Value {
	var e evaluation
	e.construct(d, d.leaves[i+1:], true)
	return slices.Concat(e.lower, e.upper, e.step, e.teams, e.threads, e.limit)
}

// An evaluation is what the host evaluates, in the order of arguments.
type evaluation struct {
	lower, upper, step, teams, threads, limit []**ir.Value
}

func (e *evaluation) construct(d *directive, leaves []ompdir.Leaf, combined bool) {
	has := func(def *pragma.DirectiveDef) *ompdir.Leaf {
		if k := slices.IndexFunc(leaves, func(l ompdir.Leaf) bool { return l.Def == def }); k >= 0 {
			return &leaves[k]
		}
		return nil
	}
	next := func() *directive {
		if c := d.host.Only(d.construct); c != nil && c.Directive.Def.Table == ompdir.Table {
			return d.Generator.directive(c)
		}
		return nil
	}
	if len(leaves) == 0 {
		if n := next(); n != nil && combined && n.leaves[0].Def == ompdir.DirTeams {
			e.construct(n, n.leaves, false)
		}
		return
	}
	teams := has(ompdir.DirTeams)
	if teams != nil {
		if !combined {
			e.clause(d, teams, ompdir.ClauseThreadLimit, &e.limit)
		}
		e.clause(d, teams, ompdir.ClauseNumTeams, &e.teams)
		if len(leaves) == 1 {
			if n := next(); n != nil && n.distributes(n.leaves) {
				e.construct(n, n.leaves, false)
			}
			return
		}
	} else if combined {
		return
	}
	if parallel := has(ompdir.DirParallel); parallel != nil && has(ompdir.DirDistribute) != nil {
		e.clause(d, parallel, ompdir.ClauseNumThreads, &e.threads)
	}
	if d.distributes(leaves) {
		e.loops(d)
	}
}

// distributes reports whether a construct shares iterations among teams.
func (d *directive) distributes(leaves []ompdir.Leaf) bool {
	return slices.ContainsFunc(leaves, func(l ompdir.Leaf) bool { return l.Def == ompdir.DirDistribute || l.Def == ompdir.DirLoop })
}

// clause evaluates the numbers of a clause.
func (e *evaluation) clause(d *directive, leaf *ompdir.Leaf, def *pragma.ClauseDef, list *[]**ir.Value) {
	for _, c := range leaf.Clauses {
		if c.Def != def || len(c.Args) == 0 {
			continue
		}
		exprs := []*pragma.Expr{c.Args[0].Expr}
		if m := c.Modifier("lower-bound"); m != nil && len(m.Args) > 0 {
			exprs = []*pragma.Expr{m.Args[0].Expr, c.Args[0].Expr}
		}
		for _, x := range exprs {
			v := d.host.Integer(d.construct, x)
			d.hostValues[x] = &v
			*list = append(*list, &v)
		}
	}
}

// loops evaluates the bounds of a loop nest, but for addresses: those of the device are others.
func (e *evaluation) loops(d *directive) {
	loops := d.loops()
	counts := func(l *frontend.Loop) bool {
		return l.Var != nil && l.Canonical && (l.Var.Type == nil || l.Var.Type.Class != frontend.Pointer)
	}
	if len(loops) == 0 || slices.ContainsFunc(loops, func(l *frontend.Loop) bool { return !counts(l) }) {
		return
	}
	list := d.bounds(loops)
	d.hostBounds[loops[0]] = list
	for k := range list {
		e.lower = append(e.lower, &list[k].Lower)
		e.upper = append(e.upper, &list[k].Upper)
		e.step = append(e.step, &list[k].Step)
	}
}
