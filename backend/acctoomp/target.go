package acctoomp

import (
	"slices"

	"accc/backend/translate/outcome"
	"accc/dialects/acc"
	"accc/dialects/arith"
	"accc/dialects/conversion/scalar"
	"accc/dialects/llvm"
	"accc/dialects/omp"
	"accc/ir"
	omprows "accc/irgen/decompose/omp"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// compute converts a compute construct, whose loops have been.
func (c *conversion) compute(o *ir.Op) {
	k := c.plan.Of(o)
	if c.err != nil {
		return
	}
	if k == nil || o.Region(0).Empty() {
		c.unsupported(o, "a construct outside of a function, or without a body")
		return
	}
	for _, b := range k.Before {
		c.standalone(o, b)
	}
	leaves, _ := k.split()
	if c.open {
		c.around(o, k, leaves)
		return
	}
	if len(leaves) > 0 && leaves[len(leaves)-1] == ompdir.DirParallel && len(k.Leaves) > len(leaves) && leaves[0] == ompdir.DirTarget {
		leaves = leaves[:len(leaves)-1]
	}
	entry := o.Region(0).Entry()
	privates := append(append([]*ir.Value(nil), acc.SlotPrivate.Operands(o)...), acc.SlotFirstprivate.Operands(o)...)
	reduced := append(append([]*ir.Value(nil), acc.SlotReduction.Operands(o)...), c.byTeams[o]...)
	has := func(leaf *pragma.DirectiveDef) bool { return slices.Contains(leaves, leaf) }
	at := ir.Before(o)
	if !has(ompdir.DirParallel) && !has(ompdir.DirTeams) {
		for _, v := range reduced {
			v.ReplaceAllUses(acc.Var(v.Op()))
		}
		reduced = nil
	}
	var target *ir.Op
	for i, l := range leaves {
		s := c.draft(k, l, i > 0, at)
		var inner []*ir.Value
		if l == ompdir.DirParallel {
			inner = c.privateClause(s, k, privates)
		}
		if l == ompdir.DirParallel || l == ompdir.DirTeams {
			inner = append(inner, c.reductions(s, o, reduced)...)
		}
		op := s.Insert(at, o.Loc)
		b := op.Region(0).AddBlock()
		if l == ompdir.DirTarget {
			target = op
		}
		for _, v := range inner {
			v.ReplaceAllUses(b.AddArg(v.Type(), o.Loc))
		}
		at = ir.Before(ir.NewDraft(omp.Terminator).Insert(ir.At(b), o.Loc))
	}
	// What has no clause: scalars that are only read stay the variable, others get their copy in the region.
	for _, v := range privates {
		e := v.Op()
		if !v.HasUses() {
			continue
		}
		if !k.holds(e) && len(leaves) > 0 && !has(ompdir.DirTarget) && scalar.NeedOf(v, o) == scalar.None {
			v.ReplaceAllUses(acc.Var(e))
			continue
		}
		if !usedInside(v, o) {
			continue
		}
		team := c.local(e, begin(entry), nil)
		if nest := sharedNest(o); nest != nil && team != nil && has(ompdir.DirTeams) && k.holds(e) && k.has(ompdir.DirFor) {
			c.perThread(e, team, nest)
		}
	}
	switch in := at.Block(); {
	case len(leaves) == 0 || len(o.Region(0).Blocks()) == 1:
		c.inline(o.Region(0), at, o.Loc)
	default:
		r := in.Region()
		body := o.Region(0).Entry()
		for _, a := range in.Args() {
			a.ReplaceAllUses(body.AddArg(a.Type(), a.Loc()))
		}
		in.Erase()
		r.Take(o.Region(0))
		replaceTerminators(r, omp.Terminator)
	}
	if target != nil {
		c.tripCount(target)
		c.close(target, o, k)
	}
	if !o.Region(0).Empty() {
		o.Region(0).Entry().Erase()
	}
	o.Erase()
}

func usedInside(v *ir.Value, o *ir.Op) bool {
	for u := v.FirstUse(); u != nil; u = u.Next() {
		if o.IsAncestorOf(u.Owner()) && u.Owner() != o {
			return true
		}
	}
	return false
}

// privateClause adds the private copies of the plan to an operation; it returns the values that the arguments of its
// region replace.
func (c *conversion) privateClause(s *ir.Draft, k *construct, list []*ir.Value) (inner []*ir.Value) {
	var h omp.Held
	for _, v := range list {
		e := v.Op()
		if !k.holds(e) {
			continue
		}
		name := c.private(e)
		if name == "" {
			continue
		}
		h.Items = append(h.Items, omp.Item{Value: acc.Var(e), Recipe: ir.Symbol(name)})
		inner = append(inner, v)
	}
	omp.SlotPrivate.Put(s, h)
	return inner
}

// hostValue brings a value into a target region for a clause of a construct inside.
func hostValue(target *ir.Op, v *ir.Value) *ir.Value {
	omp.AddHostEval(target, v)
	return target.Region(0).Entry().AddArg(v.Type(), v.Loc())
}

// tripCount computes the bounds of the loop that teams share on the host, where the launch needs them: they are passed
// by host_eval. LLVM expects the launch to need the trip count of a loop if no other construct is next to it; if only
// the region can compute the bounds, a flush is inserted there.
func (c *conversion) tripCount(target *ir.Op) {
	nest, branches := capturedNest(target)
	if nest == nil {
		return
	}
	b := ir.Before(target)
	var host []*ir.Value
	for _, v := range nest.Operands() {
		var h *ir.Value
		if !branches {
			h = onHost(v, target, b)
		}
		if h == nil {
			teams := target.Region(0).Entry().First()
			for !teams.Is(omp.Teams) {
				teams = teams.Next()
			}
			ir.NewDraft(omp.Flush).Insert(begin(teams.Region(0).Entry()), target.Loc)
			return
		}
		host = append(host, h)
	}
	for i, h := range host {
		nest.SetOperand(i, hostValue(target, h))
	}
}

// sharedNest is the loop nest that teams share, or nil.
func sharedNest(o *ir.Op) (nest *ir.Op) {
	ir.Walk(o, func(x *ir.Op) bool {
		if nest == nil && x.Is(omp.LoopNest) && ir.ParentOf(x, omp.Distribute) != nil {
			nest = x
		}
		return nest == nil
	})
	return nest
}

// capturedNest is the loop nest that teams share when every construct on the way to it is the only one in its region;
// branches tells that one of these regions has several blocks.
func capturedNest(target *ir.Op) (nest *ir.Op, branches bool) {
	teams := false
	for o := target; ; {
		if o.Is(omp.LoopNest) {
			if teams && ir.ParentOf(o, omp.Distribute) != nil {
				return o, branches
			}
			return nil, false
		}
		teams = teams || o.Is(omp.Teams)
		if o.NumRegions() != 1 || len(o.Region(0).Blocks()) == 0 {
			return nil, false
		}
		branches = branches || len(o.Region(0).Blocks()) > 1
		var inner *ir.Op
		for _, b := range o.Region(0).Blocks() {
			for x := b.First(); x != nil; x = x.Next() {
				if x.Def().Dialect != omp.Dialect || x.IsTerminator() {
					continue
				}
				if inner != nil {
					return nil, false
				}
				inner = x
			}
		}
		if inner == nil {
			return nil, false
		}
		o = inner
	}
}

// onHost computes a value of a target region before it; nil if that is impossible.
func onHost(v *ir.Value, target *ir.Op, b *ir.Builder) *ir.Value {
	o := v.Op()
	if o != nil && isEntry(o) && !within(v, target) {
		return acc.Var(o)
	}
	if !within(v, target) {
		return v
	}
	if o == nil || o.NumRegions() > 0 {
		return nil
	}
	if o.Is(llvm.Load) {
		if from := onlyStored(o.Operand(0)); from != nil {
			return onHost(from, target, b)
		}
	}
	switch {
	case o.Is(llvm.Load), o.Name() == "llvm.getelementptr", o.Name() == "llvm.mlir.addressof", o.Name() == "llvm.mlir.constant":
	case o.Def().Dialect == arith.Dialect:
	default:
		return nil
	}
	m := ir.NewMapping()
	for _, x := range o.Operands() {
		h := onHost(x, target, b)
		if h == nil {
			return nil
		}
		m.Values[x] = h
	}
	n := o.Clone(m)
	b.Insert(n)
	return n.Result(0)
}

// onlyStored is the value that memory of a region holds because nothing else is ever stored there: what a firstprivate copy
// or the copy of a pointer starts with.
func onlyStored(p *ir.Value) *ir.Value {
	if p.Op() == nil || !p.Op().Is(llvm.Alloca) {
		return nil
	}
	var stored *ir.Value
	for u := p.FirstUse(); u != nil; u = u.Next() {
		if _, construct := ir.As[*acc.ComputeRegion](u.Owner()); construct {
			continue // the operation that is being replaced
		}
		switch {
		case u.Owner().Is(llvm.Store) && u.Index() == 1:
			if stored != nil {
				return nil
			}
			stored = u.Owner().Operand(0)
		case !u.Owner().Is(llvm.Load):
			return nil
		}
	}
	return stored
}

// close makes a target region see only what comes in: mapped variables, copies of values, and constants made inside.
func (c *conversion) close(target, o *ir.Op, k *construct) {
	region := target.Region(0)
	entry := region.Entry()
	start := begin(entry)
	for changed := true; changed && c.err == nil; {
		changed = false
		var outside []*ir.Value
		seen := map[*ir.Value]bool{}
		ir.Walk(target, func(x *ir.Op) bool {
			if x != target {
				for _, v := range x.Operands() {
					if !seen[v] && !within(v, target) {
						seen[v] = true
						outside = append(outside, v)
					}
				}
			}
			return true
		})
		for _, v := range outside {
			changed = true
			var in *ir.Value
			d := v.Op()
			switch {
			case d != nil && d.NumOperands() == 0 && d.NumRegions() == 0 && !d.Is(llvm.Alloca) && (d.Is(arith.Constant) || d.Name() == "llvm.mlir.constant" || d.Name() == "llvm.mlir.zero" || d.Is(llvm.AddressOf)):
				n := d.Clone(ir.NewMapping())
				start.Insert(n)
				in = n.Result(0)
			case d != nil && isEntry(d):
				in = bring(target, c.info(ir.Before(target), d, mapFlags(d, k)))
			case d != nil && d.Is(llvm.Alloca):
				t := d.Attr("elem_type").(*ir.TypeAttr).Type
				in = mapValue(target, v, t, "", nil, omp.MapTo|omp.MapFrom, "ByRef")
			default:
				// A value that the host has computed: it goes by memory.
				b := ir.Before(target)
				p := alloca(b, v.Type())
				store(b, v, p)
				arg := mapValue(target, p, v.Type(), "", nil, omp.MapTo, "ByCopy")
				in = load(start, v.Type(), arg)
			}
			v.ReplaceUsesIf(in, func(u *ir.Operand) bool { return target.IsAncestorOf(u.Owner()) && u.Owner() != target })
		}
	}
}

func isEntry(o *ir.Op) bool { _, ok := ir.As[*acc.DataEntry](o); return ok }

// within reports whether a value is defined inside of an operation.
func within(v *ir.Value, o *ir.Op) bool {
	b := v.ParentBlock()
	return b != nil && b.ParentOp() != nil && (b.ParentOp() == o || o.IsAncestorOf(b.ParentOp()))
}

// flags are what modifiers of map, and clauses that say it themselves, are in map types.
var (
	flags   = map[*pragma.ModifierDef]int64{always: omp.MapAlways, mapPresent: omp.MapPresent, mapTo: omp.MapTo, mapFrom: omp.MapFrom, mapTofrom: omp.MapTo | omp.MapFrom, mapDelete: omp.MapDelete}
	motions = map[*pragma.ClauseDef]int64{ompdir.ClauseTo: omp.MapTo, ompdir.ClauseFrom: omp.MapFrom, ompdir.ClauseIsDevicePtr: omp.MapDevicePtr | omp.MapTo}
)

// mapFlags is the map type that a clause asks for.
func (cl *clause) mapFlags() int64 {
	n := motions[cl.Def]
	for _, m := range cl.Modifiers {
		n |= flags[m]
	}
	return n
}

// mapFlags say how a variable moves: as the plan's clause says, or as OpenMP maps it by itself.
func mapFlags(e *ir.Op, k *construct) int64 {
	for _, cl := range k.Clauses {
		for _, v := range cl.Vars {
			if cl.Def == ompdir.ClauseMap && sameVariable(v, e) {
				return cl.mapFlags()
			}
		}
	}
	switch acc.ClauseOf(e) {
	case acc.ClauseNoCreate, acc.ClauseDeviceptr, acc.ClausePresent:
		return omp.MapImplicit
	case acc.ClauseFirstprivate, acc.ClausePrivate:
		return omp.MapTo | omp.MapImplicit
	}
	return omp.MapTo | omp.MapFrom | omp.MapImplicit
}

// info makes omp.map.info for a data operation. An open one is of its result, which has the name and the section.
func (c *conversion) info(b *ir.Builder, e *ir.Op, n int64) *ir.Value {
	var bounds []*ir.Value
	for _, v := range e.GetAll("bounds") {
		from := v.Op()
		s := ir.NewDraft(omp.MapBoundsOp)
		for _, g := range [][2]string{{"lower_bound", "lowerbound"}, {"upper_bound", "upperbound"}, {"extent", "extent"}, {"stride", "stride"}, {"start_idx", "startIdx"}} {
			s.Add(g[0], from.GetAll(g[1])...)
		}
		if from.BoolAttr("strideInBytes") {
			s.Set("stride_in_bytes", ir.Bool(true))
		}
		s.Types = []ir.Type{omp.MapBounds()}
		bounds = append(bounds, s.Insert(b, e.Loc).Result(0))
	}
	v, loc := acc.Var(e), e.Loc
	if c.open {
		v, loc = e.Result(0), b.Loc // clauses are in the order of the plan, not that of the user's
	}
	return mapInfo(b, v, acc.VarType(e), e.StringAttr("name"), bounds, n, "ByRef", loc)
}

func mapInfo(b *ir.Builder, p *ir.Value, t ir.Type, name string, bounds []*ir.Value, n int64, capture string, loc ir.Location) *ir.Value {
	s := ir.NewDraft(omp.MapInfo)
	s.Add("var_ptr", p)
	s.Add("bounds", bounds...)
	s.Set("var_type", ir.TypeValue(t))
	s.Set("map_type", omp.MapFlagsEnum.Attr(n))
	kind, _ := omp.VarCaptureEnum.Value(capture)
	s.Set("map_capture_type", omp.VarCaptureEnum.Attr(kind))
	if name != "" {
		s.Set("name", ir.String(name))
	}
	s.Types = []ir.Type{p.Type()}
	return s.Insert(b, loc).Result(0)
}

func mapValue(target *ir.Op, p *ir.Value, t ir.Type, name string, bounds []*ir.Value, n int64, capture string) *ir.Value {
	return bring(target, mapInfo(ir.Before(target), p, t, name, bounds, n, capture, target.Loc))
}

func bring(target *ir.Op, v *ir.Value) *ir.Value {
	omp.AddMap(target, v)
	return target.Region(0).Entry().AddArg(v.Type(), v.Loc())
}

// other converts what moves data, waits, or is about the device.
func (c *conversion) other(o *ir.Op) {
	k := c.plan.Of(o)
	if c.err != nil {
		return
	}
	if o.NumRegions() > 0 && o.Region(0).Empty() {
		c.unsupported(o, "a construct without a body")
		return
	}
	if k != nil {
		for _, b := range k.Before {
			c.standalone(o, b)
		}
	}
	switch {
	case k == nil || len(k.Leaves) == 0:
		if k != nil && k.Calls != nil {
			c.calls(o, k)
		}
		if o.NumRegions() > 0 {
			c.inline(o.Region(0), ir.Before(o), o.Loc)
		}
	case k.After != nil || k.Leaves[0] == ompdir.DirTaskwait: // target data in two parts, or of which only the waiting is left
		c.standalone(o, k)
		if o.NumRegions() > 0 {
			c.inline(o.Region(0), ir.Before(o), o.Loc)
		}
	case o.NumRegions() > 0:
		c.region(o, k)
	default:
		c.standalone(o, k)
	}
	if k != nil {
		for _, b := range k.After {
			c.marked(c.standalone(o, b), after)
		}
	}
	for i := 0; i < o.NumResults(); i++ {
		for _, u := range o.Result(i).Users() {
			u.Erase() // the end of declare
		}
	}
	o.Erase()
}

// standalone makes a directive that governs nothing. The dialect's translation to LLVM takes no dependences on what moves data:
// a task around it has them. Likewise a task that the host runs itself is what waits for a queue.
func (c *conversion) standalone(o *ir.Op, k *construct) *ir.Op {
	at := ir.Before(o)
	if k.Under != nil {
		at = c.under(o, k.Under, at)
	}
	if c.open {
		return c.alone(o, k, at)
	}
	var def *ir.OpDef // nil for tasks, which stand for an order alone
	if leaf := k.Leaves[0]; leaf != ompdir.DirTask && leaf != ompdir.DirTaskwait {
		def = omprows.LayoutFor(leaf).Op
	}
	if k.has(ompdir.DirTaskwait) && len(k.Clauses) == 0 {
		return ir.NewDraft(omp.Taskwait).Insert(at, o.Loc)
	}
	if len(k.depends()) > 0 {
		task := ir.NewDraft(omp.Task)
		c.putClauses(task, omprows.LayoutFor(ompdir.DirTask), k.depends(), at)
		if k.has(ompdir.DirTaskwait) || def != nil && !k.named(ompdir.ClauseNowait) {
			omp.SlotIf.Put(task, omp.Held{Items: []omp.Item{{Value: constant(at, ir.I1(), 0)}}})
		}
		at = ir.Before(ir.NewDraft(omp.Terminator).Insert(ir.At(task.Insert(at, o.Loc).Region(0).AddBlock()), o.Loc))
	}
	if def == nil {
		return nil
	}
	s := ir.NewDraft(def)
	list := slices.DeleteFunc(slices.Clone(k.Clauses), func(cl *clause) bool { return cl.Def == ompdir.ClauseDepend || cl.Def == ompdir.ClauseNowait })
	c.putClauses(s, omprows.LayoutFor(k.Leaves[0]), list, at)
	return s.Insert(at, o.Loc)
}

// region makes omp.target_data of data and host_data.
func (c *conversion) region(o *ir.Op, k *construct) {
	at := ir.Before(o)
	s := ir.NewDraft(omp.TargetData)
	var inner []*ir.Value
	for _, def := range []*pragma.ClauseDef{ompdir.ClauseUseDeviceAddr, ompdir.ClauseUseDevicePtr} {
		for _, cl := range k.Clauses {
			if cl.Def == def {
				for _, v := range cl.Vars {
					inner = append(inner, v.Result(0))
				}
			}
		}
	}
	c.put(s, k, ompdir.DirTargetData, at)
	made := s.Insert(at, o.Loc)
	made.Region(0).Take(o.Region(0))
	for _, end := range k.End {
		for _, b := range made.Region(0).Blocks() {
			if t := b.Last(); t != nil && (t.Is(acc.Terminator) || t.Is(acc.Yield)) {
				c.marked(c.standalone(t, end), atEnd)
				if c.open {
					break // it is written once
				}
			}
		}
	}
	replaceTerminators(made.Region(0), omp.Terminator)
	if c.open {
		return
	}
	for _, v := range inner {
		arg := made.Region(0).Entry().AddArg(v.Type(), o.Loc)
		v.ReplaceUsesIf(arg, func(u *ir.Operand) bool { return made.IsAncestorOf(u.Owner()) && u.Owner() != made })
	}
}

// clean removes what is left of the acc dialect: data operations, whose results are replaced by their variables,
// bounds, recipes, routines and what happens when the program starts.
func (c *conversion) clean(entries []*ir.Op) {
	var exits, rest []*ir.Op
	ir.Walk(c.module, func(o *ir.Op) bool {
		if _, ok := ir.As[*acc.DataExit](o); ok {
			exits = append(exits, o)
		}
		if o.Is(acc.Bounds) {
			rest = append(rest, o)
		}
		if o.ParentOp() != c.module {
			o.SetAttr(acc.AttrDeclare, nil)
		}
		return true
	})
	for _, o := range exits {
		o.Erase()
	}
	for i := len(entries) - 1; i >= 0; i-- {
		e := entries[i]
		if e.Parent() == nil {
			continue
		}
		e.Result(0).ReplaceAllUses(acc.Var(e))
	}
	for i := len(entries) - 1; i >= 0; i-- {
		if entries[i].Parent() != nil {
			entries[i].Erase()
		}
	}
	for _, o := range rest {
		if !o.Result(0).HasUses() {
			o.Erase()
		}
	}
	for _, o := range c.module.Region(0).Entry().Ops() {
		if _, recipe := ir.As[*acc.Recipe](o); recipe || o.Is(acc.GlobalCtor) || o.Is(acc.GlobalDtor) {
			o.Erase()
			continue
		}
		if o.Is(acc.Routine) {
			c.routine(o)
			o.Erase()
		}
	}
	for _, o := range c.module.Region(0).Entry().Ops() {
		for _, name := range []string{"acc.routine_info", "acc.specialized_routine"} {
			o.SetAttr(name, nil)
		}
		if a := o.Attr("acc.declare"); a != nil {
			o.SetAttr("acc.declare", nil)
			if c.plan.Target == outcome.Offload {
				o.SetAttr("omp.declare_target", declareTarget("to"))
			}
		}
	}
}

// routine marks the function of a routine directive.
func (c *conversion) routine(o *ir.Op) {
	ref, ok := o.Attr("func_name").(*ir.SymbolRefAttr)
	if !ok || c.plan.Target == outcome.Multicore {
		return
	}
	if f := ir.LookupSymbol(o, ref.Root); f != nil {
		f.SetAttr("omp.declare_target", declareTarget("enter"))
	}
}

func declareTarget(capture string) ir.Attribute {
	device, _ := omp.DeviceTypeEnum.Value("any")
	kind, _ := omp.CaptureEnum.Value(capture)
	return omp.DeclareTarget.Of(omp.DeviceTypeEnum.Attr(device), omp.CaptureEnum.Attr(kind), nil)
}
