package acctoomp

import (
	"cmp"
	"slices"
	"strings"

	"accc/backend/quirks"
	"accc/backend/translate/outcome"
	"accc/dialects/acc"
	"accc/dialects/conversion/scalar"
	"accc/dialects/fir"
	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/ir"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// dataDirectives plan the directives that move data, wait, or are about the device. It is filled by init because
// plans recurse.
var dataDirectives map[*ir.OpDef]func(*plan, *ir.Op)

func init() {
	dataDirectives = map[*ir.OpDef]func(*plan, *ir.Op){
		acc.Data:         (*plan).dataConstruct,
		acc.HostData:     (*plan).hostData,
		acc.EnterData:    (*plan).enterData,
		acc.ExitData:     (*plan).exitData,
		acc.Update:       (*plan).update,
		acc.Wait:         (*plan).wait,
		acc.Init:         (*plan).device,
		acc.Shutdown:     (*plan).device,
		acc.Set:          (*plan).set,
		acc.DeclareEnter: (*plan).declare,
	}
}

// data plans the data clauses of a compute or data construct.
func (p *plan) data(c *construct) {
	if p.Target == outcome.Multicore || len(c.Leaves) == 0 {
		return
	}
	compute := !c.Op.Is(acc.Data)
	for _, e := range entriesOf(c.Op) {
		if e.BoolAttr("implicit") {
			p.implicit(c, e)
		} else {
			p.named(c, e)
		}
	}
	if acc.SlotDefault.Constant(c.Op) != nil && compute {
		p.remark(Dropped, c.Op, "default: the variables without a clause are mapped by OpenMP's rules")
	}
}

// named plans a variable that a data clause of a compute or data construct names.
func (p *plan) named(c *construct, e *ir.Op) {
	m := mappingOf(c.Op, e)
	p.difference(m, c.Op, e)
	switch {
	case m.To == nil:
		return
	case m.To != ompdir.ClauseMap:
		c.vars(m.To, e)
		return
	case m.Clause == acc.ClauseNoCreate:
		p.apart(c, e)
		c.vars(m.To, e, m.Type)
		return
	case m.Clause == acc.ClausePresent:
		firstElement(e)
	}
	rows := p.apart(c, e)
	if !rows {
		p.gaps(c, e)
	}
	if m.Clause == acc.ClausePresent && p.Present {
		if p.PresentByVersion && (p.For.Have(quirks.PresentModifier) || p.For.Have(quirks.PresentModifierInFortran)) {
			p.remarkAt(Changed, c.Op, e.Loc, quirks.PresentModifier.Say())
		}
		if !c.names(e, ompdir.ClauseMap) {
			c.vars(ompdir.ClauseMap, e, mapPresent, mapAlloc)
		}
		return
	}
	switch {
	case m.Clause != acc.ClausePresent:
	case p.CheckPresent:
		p.program.Checks = append(p.program.Checks, outcome.Check{Construct: c.Op, Entry: e})
	default:
		p.remarkAt(Changed, c.Op, e.Loc, "present: the program does not stop where data is not present, but maps it without a copy (--present=check writes statements that stop, --present=keep the modifier present, which not all compilers have)")
	}
	switch {
	case hasAllocatables(acc.VarType(e)) && (m.Clause == acc.ClausePresent || m.Clause == acc.ClauseCopy && !c.Op.Is(acc.Data)):
		// mapped by the rules of OpenMP
	case rows && m.Clause != acc.ClausePresent:
		p.entered(c, e, m.Type)
	default:
		p.mapped(c, m.Type, e)
	}
}

// component notes components of variables of Fortran that have allocatable ones, and reports such variables: gfortran maps neither.
func (p *plan) component(c *construct, e *ir.Op) {
	name := e.StringAttr("name")
	if hasAllocatables(acc.VarType(e)) {
		if p.For.Have(quirks.AllocatableComponents) {
			p.remark(Changed, c.Op, quirks.AllocatableComponents.Say(name))
		}
		return
	}
	if !strings.Contains(name, "%") {
		return
	}
	refused := false
	for v := acc.Var(e); v != nil && v.Op() != nil && v.Op().NumOperands() > 0; {
		v = v.Op().Operand(0)
		if strings.Contains(ir.TypeString(v.Type()), "fir.class<") {
			return
		}
		refused = refused || hasAllocatables(v.Type())
	}
	if refused {
		p.program.Components[plainName(name)] = true
	}
}

// hasAllocatables reports whether a type is of variables of a structure of Fortran that has allocatable components. gfortran asks only
// those that are not polymorphic.
func hasAllocatables(t ir.Type) bool {
	s := ir.TypeString(t)
	return strings.Contains(s, "fir.type<") && strings.Contains(s, "fir.heap<") && !strings.Contains(s, "fir.class<")
}

// plainName is a variable without its section, blanks and capitals.
func plainName(name string) string {
	name = strings.ToLower(strings.Join(strings.Fields(name), ""))
	if !strings.HasSuffix(name, ")") {
		return name
	}
	depth := 0
	for i := len(name) - 1; i >= 0; i-- {
		switch name[i] {
		case ')':
			depth++
		case '(':
			if depth--; depth == 0 {
				return name[:i]
			}
		}
	}
	return name
}

// gaps reports sections that gcc and gfortran see to have gaps, and do not take: less than all of a dimension of fixed size, and more
// than one of a dimension around it.
func (p *plan) gaps(c *construct, e *ir.Op) {
	quirk := quirks.Gaps
	if p.fortran {
		quirk = quirks.GapsInFortran
	}
	if !p.For.Have(quirk) {
		return
	}
	sizes := fixedSizes(e)
	part := false
	for i, v := range e.GetAll("bounds") { // the dimension whose elements are neighbours first
		low, first := ir.ConstantInt(v.Op().GetAll("lowerbound")[0])
		high, last := ir.ConstantInt(v.Op().GetAll("upperbound")[0])
		if !first || !last {
			return
		}
		if part && high > low {
			p.remark(Changed, c.Op, quirk.Say(e.StringAttr("name")))
			return
		}
		part = part || i < len(sizes) && high-low+1 < sizes[i]
	}
}

// fixedSizes are the sizes of the dimensions of an array, negative ones where they are not known.
func fixedSizes(e *ir.Op) (sizes []int64) {
	t := acc.VarType(e)
	if b, ok := t.(*fir.BoxType); ok {
		t = b.Elem
	}
	if a, ok := t.(*fir.ArrayType); ok {
		return a.Shape
	}
	for {
		a, ok := t.(*llvm.ArrayType)
		if !ok {
			return sizes
		}
		sizes = slices.Insert(sizes, 0, a.Len)
		t = a.Elem
	}
}

// implicit plans what the implicit rules of OpenACC decided, where those of OpenMP decide otherwise: scalars that the
// host sees changed.
func (p *plan) implicit(c *construct, e *ir.Op) {
	kind := acc.ClauseOf(e)
	if kind == acc.ClausePresent && strings.ContainsAny(e.StringAttr("name"), ".>") {
		p.mapped(c, mapAlloc, e) // a member: OpenMP finds it by the structure that is mapped with it
		return
	}
	if kind == acc.ClauseDeviceptr && !c.Op.Is(acc.Data) {
		c.vars(ompdir.ClauseIsDevicePtr, e) // a data construct around says so
		return
	}
	if !c.Op.Is(acc.Data) && isAssumedSize(acc.Storage(e)) {
		if of := sectionOf(e); of != nil {
			p.mapped(c, mapAlloc, of) // gfortran wants the section
		} else if firstElement(e) {
			p.mapped(c, mapAlloc, e)
		} else if p.For.Have(quirks.AssumedSize) {
			p.remark(Changed, c.Op, quirks.AssumedSize.Say(e.StringAttr("name")))
		}
		return
	}
	if kind == acc.ClauseCopy && !scalar.Is(e) && isConstant(e) {
		p.mapped(c, mapTo, e)
		return
	}
	if !scalar.Is(e) || c.Op.Is(acc.Data) {
		return
	}
	if kind == acc.ClausePresent || kind == acc.ClauseNoCreate {
		if p.reduced(c, e) {
			return
		}
		p.mapped(c, mapTofrom, e) // a data construct around maps it: the device's copy is meant
		return
	}
	if kind == acc.ClauseReduction && !c.has(ompdir.DirTeams) || scalar.NeedOf(e.Result(0), c.Op) != scalar.None && !p.reduced(c, e) {
		p.mapped(c, mapTofrom, e)
	}
}

// isConstant reports whether a variable of C is one that no program may write. Its memory may be read-only, so that a copy back to it
// is a fault.
func isConstant(e *ir.Op) bool {
	g := globalOf(e)
	return g != nil && g.BoolAttr("constant")
}

// reduced reports whether the construct itself reduces into a variable, which maps it.
func (p *plan) reduced(c *construct, e *ir.Op) bool {
	loop := combinedLoop(c.Op)
	if loop == nil || !c.has(ompdir.DirTeams) {
		return false
	}
	for _, v := range acc.SlotReduction.Operands(loop) {
		if sameVariable(v.Op(), e) {
			return true
		}
	}
	return false
}

// alwaysBoth are the modifiers that make a transfer happen even if the data is present.
const alwaysBoth = acc.ModAlwaysIn | acc.ModAlwaysOut

func (p *plan) mapped(c *construct, kind *pragma.ModifierDef, e *ir.Op) {
	if kind == nil {
		return
	}
	p.component(c, e)
	if kind == mapTofrom && isConstant(e) {
		kind = mapTo // the host cannot write it
	}
	forced := false
	if m := acc.ModifiersOf(e) & alwaysBoth; m != 0 {
		if kind == mapTofrom && m != alwaysBoth {
			only := map[acc.Modifier][2]string{acc.ModAlwaysIn: {"alwaysin", "back"}, acc.ModAlwaysOut: {"alwaysout", "to the device"}}[m]
			p.remark(Changed, c.Op, only[0]+": map(always, tofrom) also copies "+only[1]+" where the data is present")
		}
		forced = true
	}
	// A variable in two clauses moves as both say.
	for at, cl := range c.Clauses {
		if cl.Def != ompdir.ClauseMap {
			continue
		}
		for i, v := range cl.Vars {
			if sameVariable(v, e) {
				if other, more := cl.mapType(); other != kind || more != forced {
					c.Clauses = without(c.Clauses, at, i)
					c.vars(ompdir.ClauseMap, e, mapModifiers(wider(other, kind), more || forced)...)
				}
				return
			}
		}
	}
	c.vars(ompdir.ClauseMap, e, mapModifiers(kind, forced)...)
}

// wider is the map type that moves what both move.
func wider(a, b *pragma.ModifierDef) *pragma.ModifierDef {
	switch {
	case a == b, b == mapAlloc:
		return a
	case a == mapAlloc:
		return b
	}
	return mapTofrom
}

// isPointer reports whether the variable of a clause is a pointer and what it points to is meant.
func isPointer(e *ir.Op) bool { return scalar.BehindPointer(e) }

// dropEmpty leaves a construct out that maps nothing.
func (c *construct) dropEmpty() {
	if !slices.ContainsFunc(c.Clauses, func(cl *clause) bool { return cl.Def == ompdir.ClauseMap && len(cl.Vars) > 0 }) {
		c.Leaves, c.Clauses = nil, nil
	}
}

func (p *plan) dataConstruct(o *ir.Op) {
	c := p.standalone(o, ompdir.DirTargetData)
	p.data(c)
	c.dropEmpty()
	p.waits(c)
}

// standalone begins a directive with its condition; on the host it is left out.
func (p *plan) standalone(o *ir.Op, leaf *pragma.DirectiveDef) *construct {
	if p.Target == outcome.Multicore {
		return p.add(o)
	}
	c := p.add(o, leaf)
	if o.Is(acc.DeclareEnter) {
		return c
	}
	if cond := acc.SlotIf.Operand(o); cond != nil {
		c.clause(ompdir.ClauseIf).Conds = []*ir.Value{cond}
	}
	return c
}

func (p *plan) hostData(o *ir.Op) {
	c := p.standalone(o, ompdir.DirTargetData)
	if len(c.Leaves) == 0 {
		return
	}
	for _, e := range entriesOf(o) {
		if m := mappingOf(o, e); m.To != nil {
			c.vars(m.To, e)
		}
	}
}

func (p *plan) enterData(o *ir.Op) {
	c := p.standalone(o, ompdir.DirTargetEnterData)
	p.data(c)
	c.dropEmpty()
	p.waits(c)
}

func (p *plan) exitData(o *ir.Op) {
	c := p.standalone(o, ompdir.DirTargetExitData)
	if len(c.Leaves) == 0 {
		return
	}
	finalize := acc.SlotFinalize.Alone(o)
	for _, e := range entriesOf(o) {
		m := mappingOf(o, e)
		p.difference(m, o, e)
		switch {
		case m.To == nil:
		case p.apart(c, e):
			p.left(c, e, finalize)
		case !finalize:
			p.mapped(c, m.Type, e)
		case m.Type == mapFrom:
			if len(c.Before) == 0 {
				u := &construct{Op: o, Leaves: []*pragma.DirectiveDef{ompdir.DirTargetUpdate}}
				if cond := acc.SlotIf.Operand(o); cond != nil {
					u.clause(ompdir.ClauseIf).Conds = []*ir.Value{cond}
				}
				c.Before = append(c.Before, u)
			}
			c.Before[0].vars(ompdir.ClauseFrom, e)
			c.vars(ompdir.ClauseMap, e, mapDelete)
		default:
			c.vars(ompdir.ClauseMap, e, mapDelete)
		}
	}
	c.dropEmpty()
	p.waits(c)
}

func (p *plan) update(o *ir.Op) {
	c := p.standalone(o, ompdir.DirTargetUpdate)
	if len(c.Leaves) == 0 {
		return
	}
	list := entriesOf(o)
	slices.SortStableFunc(list, func(a, b *ir.Op) int { // as in the text, where operands are by clause
		x, y := ir.File(a.Loc), ir.File(b.Loc)
		if x == nil || y == nil || x.File != y.File {
			return 0
		}
		return cmp.Or(x.Line-y.Line, x.Col-y.Col)
	})
	for _, e := range list {
		name := mappingOf(o, e).To
		if p.apart(c, e) {
			p.rows(c, e, outcome.RowsUpdate, ompdir.ClauseMap.Modifier(name.Name))
			continue
		}
		p.gaps(c, e)
		if p.moves(c, e, name) {
			// One directive moves one section of a variable; in Fortran, several in one direction. The variables so far get one before.
			c.Before = append(c.Before, &construct{Op: o, Leaves: c.Leaves, Clauses: c.Clauses})
			c.Clauses = slices.DeleteFunc(slices.Clone(c.Clauses), func(cl *clause) bool { return cl.Def != ompdir.ClauseIf })
		}
		c.vars(name, e)
	}
	if p.moved[o] && !c.named(ompdir.ClauseTo) && !c.named(ompdir.ClauseFrom) {
		c.Leaves, c.Clauses = nil, nil
	}
	p.waits(c)
}

// moves reports whether the construct moves another section of a variable, which clang does not compile, or moves the variable in the
// other direction, which flang does not.
func (p *plan) moves(c *construct, e *ir.Op, to *pragma.ClauseDef) bool {
	for _, cl := range c.Clauses {
		for _, v := range cl.Vars {
			a, b := acc.Storage(v), acc.Storage(e)
			if !sameVariable(v, e) && (p.For.Have(quirks.SectionsOfUpdate) && origin(a) == origin(b) ||
				p.For.Have(quirks.UpdateBothWays) && cl.Def != to && origin(described(a)) == origin(described(b))) {
				return true
			}
		}
	}
	return false
}

func (p *plan) device(o *ir.Op) { p.add(o) }

// set chooses the device.
func (p *plan) set(o *ir.Op) {
	c := p.add(o)
	if p.Target == outcome.Multicore {
		return
	}
	c.Under = acc.SlotIf.Operand(o)
	if n := acc.SlotDeviceNum.Operand(o); n != nil {
		c.Calls = append(c.Calls, call{Name: "omp_set_default_device", Value: n})
	}
	if n := o.Get("defaultAsync"); n != nil {
		q, sync := p.queue(o, n)
		if sync {
			p.remark(Changed, o, "default_async(acc_async_sync): async without an argument stays what it was")
		} else {
			c.Calls = append(c.Calls, call{Queue: q})
		}
	}
}

// declare plans declare in a function. What it creates is removed where the scope ends. Variables that the program allocates are on the
// device from then on, which is for the text to say, where their statements are.
func (p *plan) declare(o *ir.Op) {
	if f := o.ParentOp(); f != nil && f.Is(acc.GlobalCtor) {
		return
	}
	if p.of[o] != nil {
		return
	}
	c := p.standalone(o, ompdir.DirTargetEnterData)
	if len(c.Leaves) == 0 {
		return
	}
	end := &construct{Op: o, Leaves: []*pragma.DirectiveDef{ompdir.DirTargetExitData}}
	for _, e := range entriesOf(o) {
		if allocated(e) {
			continue
		}
		m := mappingOf(o, e)
		begins := starts[m.Type]
		switch {
		case begins == nil, m.Clause == acc.ClausePresent:
		case p.apart(c, e):
			p.entered(c, e, m.Type)
		default:
			c.vars(m.To, e, begins)
			end.vars(m.To, e, ends[m.Type])
		}
	}
	c.dropEmpty()
	if len(c.Leaves) > 0 && ir.ParentOf(o, fn.Func) != nil {
		c.After = []*construct{end}
	}
}

// allocated reports whether the program allocates a variable of Fortran.
func allocated(e *ir.Op) bool {
	return strings.HasPrefix(ir.TypeString(acc.VarType(e)), "!fir.box<!fir.heap<")
}

// globalDeclare plans declare at file scope.
func (p *plan) globalDeclare(ctor *ir.Op) {
	c := p.add(ctor)
	if p.Target == outcome.Multicore {
		return
	}
	ir.Walk(ctor, func(e *ir.Op) bool {
		if _, ok := ir.As[*acc.DataEntry](e); ok {
			c.Leaves = []*pragma.DirectiveDef{ompdir.DirDeclareTarget}
			if acc.ClauseOf(e) == acc.ClauseDeclareLink {
				c.vars(ompdir.ClauseLink, e)
			} else {
				c.vars(ompdir.ClauseTo, e)
			}
		}
		return true
	})
}

// routine plans a routine directive.
func (p *plan) routine(o *ir.Op) {
	c := p.add(o)
	if p.Target == outcome.Multicore {
		return
	}
	if o.Attr("bindIdName") != nil || o.Attr("bindStrName") != nil {
		p.remark(Dropped, o, "bind: the function itself is called on the device")
	}
	c.Leaves = []*pragma.DirectiveDef{ompdir.DirDeclareTarget}
}
