package omptooffload

import (
	"slices"

	"accc/dialects/accc"
	"accc/dialects/arith"
	"accc/dialects/conversion/build"
	"accc/dialects/offload"
	"accc/dialects/omp"
	"accc/ir"
)

// A nest is a nest of loops with the wrappers around it.
type nest struct {
	*code
	wrappers []*ir.Op // from the outside in
	loop     *ir.Op   // omp.loop_nest
	by       map[*ir.OpDef]*ir.Op
	// The loops from the outside in.
	from, to, step []*ir.Value
	inclusive      bool
	unsigned       []int64
	// e inserts where the iterations are divided next; count is how many there are to divide, and first, where not nil,
	// the number of the first one of them.
	e            build.Emit
	count, first *ir.Value
	end          *ir.Value
	// whole is the number of all iterations.
	whole *ir.Value
	// ordered tells that the runtime orders the iterations; linears are the variables that depend on their numbers.
	ordered  bool
	linears  []linear
	numbered bool // the iterations know their numbers for another reason
	// outermost is the operation around all others that the nest becomes.
	outermost *ir.Op
	// inner is the loop over the iterations that are left.
	inner *ir.Op
	// copies are the private copies of variables.
	copies []*ir.Value
}

// nestOf is the nest that an outermost wrapper is about.
func (c *code) nestOf(o *ir.Op) *nest {
	n := &nest{code: c, loop: omp.WrappedLoop(o), by: map[*ir.OpDef]*ir.Op{}}
	if n.loop == nil {
		c.fail(o.Errorf("holds no loop nest"))
		return nil
	}
	n.from, n.to, n.step = n.loop.GetAll("loop_lower_bounds"), n.loop.GetAll("loop_upper_bounds"), n.loop.GetAll("loop_steps")
	n.inclusive = n.loop.BoolAttr("loop_inclusive")
	if a, ok := n.loop.Attr(accc.Unsigned.Name).(*ir.DenseArrayAttr); ok && len(a.Values) == len(n.from) {
		n.unsigned = a.Values
	}
	for w := o; w != n.loop; w = w.Region(0).Entry().First() {
		n.wrappers = append(n.wrappers, w)
		n.by[w.Def()] = w
	}
	return n
}

// loops replaces a nest of loops with its wrappers, the outermost of which is o.
func (c *code) loops(o *ir.Op) {
	n := c.nestOf(o)
	if n == nil || !c.flatten(o) {
		return
	}
	if w := n.by[omp.Wsloop]; w != nil && c.launchOf(o) != nil && w.Attr("ordered") == nil { // one thread gets all iterations
		w.SetAttr("schedule_kind", nil)
		w.SetAttr("schedule_mod", nil)
	}
	var sets []*copies
	var k *copies
	for _, w := range n.wrappers {
		k = &copies{code: c, o: w, at: o, outer: k, ofLoop: true}
		k.make(w)
		n.linear(w, o)
		sets = append(sets, k)
		n.copies = append(append(n.copies, k.values...), k.made...)
	}
	for _, x := range n.linears {
		n.copies = append(n.copies, x.copy)
	}
	for _, k := range sets {
		k.participate(o)
	}
	if n.copiesFirst() && c.launchOf(o) == nil {
		c.synchronize(o, o)
	}
	ranks := n.ranks(o)
	n.e = build.Before(o)
	n.whole = n.total()
	n.count = n.whole
	for i, w := range n.wrappers {
		switch binding := c.binding(w); {
		case w.Is(omp.Distribute), w.Is(omp.Loop) && binding == bindTeams:
			n.distribute(w, ranks[i])
		case w.Is(omp.Wsloop), w.Is(omp.Loop) && binding == bindParallel:
			n.workshare(w, ranks[i])
		}
	}
	scan := n.scanOf(sets)
	n.numbered = scan != nil || slices.ContainsFunc(sets, func(k *copies) bool { return len(k.conditionals) > 0 })
	n.run()
	for _, k := range sets {
		if scan != nil && len(k.conditionals) > 0 {
			c.unsupported(k.o, "lastprivate(conditional) of a loop with scan")
		}
		k.noteStores(n.inner)
	}
	switch {
	case scan == nil:
	case n.outermost == n.inner:
		scan.alone(n.inner)
	default:
		scan.together(n.outermost, n.inner, o)
	}
	if scan != nil {
		scan.k.reductions = nil
	}
	n.lands(n.outermost, offload.CancelLoop, n.outermost, o)
	wait, alone := false, c.launchOf(o) != nil // no thread but this one is in the team
	for i := len(sets) - 1; i >= 0; i-- {
		k := sets[i]
		k.collect(o)
		k.compare(o)
		switch c.binding(k.o) {
		case bindParallel:
			if alone {
				k.alone(o)
				break
			}
			k.fold(o, offload.TeamParallel)
			wait = k.o.Attr("nowait") == nil
		case bindTeams:
			if c.launchOf(o) != nil { // the variable is the copy of the team
				k.alone(o)
				break
			}
			k.fold(o, offload.TeamLeague)
		default:
			k.alone(o)
		}
		k.end(o)
	}
	if wait && !endsTeam(o) {
		c.synchronize(o, n.wrappers[0])
	}
	o.Erase()
}

// What a wrapper binds to: who shares its iterations.
const (
	bindThread = iota
	bindParallel
	bindTeams
)

// binding is what a wrapper binds to. The loop directive says so, or it is what is around it.
func (c *code) binding(w *ir.Op) int {
	switch w.Def() {
	case omp.Wsloop:
		return bindParallel
	case omp.Distribute:
		return bindTeams
	case omp.Loop:
	default:
		return bindThread
	}
	if v, ok := omp.BindKindEnum.Of(w.Attr("bind_kind")); ok {
		switch omp.BindKindEnum.Text(v) {
		case "parallel":
			return bindParallel
		case "teams":
			return bindTeams
		}
		return bindThread
	}
	for p := w.ParentOp(); p != nil; p = p.ParentOp() {
		switch {
		case p.Is(offload.Loop) && c.serial[p]:
			return bindParallel
		case c.launches[p] != nil && c.launches[p].league:
			return bindTeams
		case p.Is(offload.Loop), p.Is(offload.Share):
			return bindThread
		case p.Is(offload.Fork):
			if kind, _ := offload.TeamEnum.Of(p.Attr("kind")); kind == offload.TeamLeague {
				return bindTeams
			}
			return bindParallel
		}
	}
	return bindThread
}

// copiesFirst reports whether all threads must have made their copies before one runs an iteration: the last iteration
// writes variables that copies begin with.
func (n *nest) copiesFirst() bool {
	if n.by[omp.Wsloop] == nil {
		return false
	}
	if len(n.linears) > 0 {
		return true
	}
	for _, w := range n.wrappers {
		if w.Attr("private_needs_barrier") != nil {
			return true
		}
		last, ok := w.Attr(accc.Lastprivate.Name).(*ir.DenseArrayAttr)
		for i, x := range items(w, omp.SlotPrivate, omp.PrivateClause) {
			if r := n.symbols[x.Recipe.Root]; ok && i < len(last.Values) && last.Values[i] != 0 && r != nil && r.NumRegions() > 1 && !r.Region(1).Empty() {
				return true
			}
		}
	}
	return false
}

// ranks are the positions by which the wrappers divide iterations, computed before o.
func (n *nest) ranks(o *ir.Op) [][2]*ir.Value {
	list := make([][2]*ir.Value, len(n.wrappers))
	for i, w := range n.wrappers {
		switch n.binding(w) {
		case bindTeams:
			list[i][0], list[i][1] = n.position(o, offload.TeamLeague)
		case bindParallel:
			if !asks(w) {
				list[i][0], list[i][1] = n.position(o, offload.TeamParallel)
			}
		}
	}
	return list
}

// bounds adds the bounds and steps of some of the loops of the nest to an operation.
func (n *nest) bounds(d *ir.Draft, level, end int) {
	d.Add("from", n.from[level:end]...)
	d.Add("to", n.to[level:end]...)
	d.Add("step", n.step[level:end]...)
	if n.inclusive {
		d.Set("inclusive", ir.DenseArray(ir.I1(), slices.Repeat([]int64{1}, end-level)))
	}
	if len(n.unsigned) > 0 {
		d.Set("unsigned", ir.DenseArray(ir.I1(), n.unsigned[level:end]))
	}
}

// total is the number of iterations of the whole nest.
func (n *nest) total() *ir.Value {
	d := ir.NewDraft(offload.Count)
	n.bounds(d, 0, len(n.from))
	return d.Insert(n.e.Builder, n.loop.Loc).Result(0)
}

// divide begins to share iterations; what follows goes into its region.
func (n *nest) divide(d *ir.Draft, w *ir.Op) *ir.Op {
	d.Add("count", n.count)
	d.Set(offload.Directive, ir.String(directive(w)))
	s := d.Insert(n.e.Builder, w.Loc)
	if n.outermost == nil {
		n.outermost = s
	}
	body := s.Region(0).AddBlock(ir.I64(), ir.I64())
	n.e = build.End(body, w.Loc)
	n.e.Op(offload.Yield, ir.With{})
	n.e.SetBefore(body.Last())
	first, end := body.Arg(0), body.Arg(1)
	if n.first != nil {
		first, end = n.e.Add(n.first, first), n.e.Add(n.first, end)
	}
	n.first, n.end = first, end
	return s
}

// distribute divides iterations among the teams of the league.
func (n *nest) distribute(w *ir.Op, at [2]*ir.Value) {
	d := ir.NewDraft(offload.Share)
	d.Add("rank", at[0])
	d.Add("size", at[1])
	if w.Is(omp.Distribute) {
		if v := w.Get("dist_schedule_chunk_size"); v != nil {
			positive(n.e, w, v, chunkSize)
			d.Add("chunk", n.e.Cast(v, ir.I64()))
		}
	}
	n.divide(d, w)
	n.count = n.e.Sub(n.end, n.first)
}

// schedules are those of the runtime for the kinds that are not arithmetic. What auto does is left to us: static.
var schedules = map[string]int64{"dynamic": offload.ScheduleDynamic, "guided": offload.ScheduleGuided, "runtime": offload.ScheduleRuntime}

// scheduleOf is the schedule of a worksharing loop.
func scheduleOf(w *ir.Op) int64 {
	if !w.Is(omp.Wsloop) {
		return offload.ScheduleStatic
	}
	if v, ok := omp.ScheduleEnum.Of(w.Attr("schedule_kind")); ok {
		return schedules[omp.ScheduleEnum.Text(v)]
	}
	return offload.ScheduleStatic
}

// sharingOf is what the runtime must know of a worksharing loop.
func sharingOf(w *ir.Op) (flags int64) {
	if !w.Is(omp.Wsloop) {
		return 0
	}
	if v, ok := omp.ScheduleModEnum.Of(w.Attr("schedule_mod")); ok {
		switch omp.ScheduleModEnum.Text(v) {
		case "monotonic":
			flags |= offload.ShareMonotonic
		case "nonmonotonic":
			flags |= offload.ShareNonmonotonic
		}
	}
	if w.Attr("ordered") != nil {
		flags |= offload.ShareOrdered
		if doacross(w) {
			flags ^= offload.ShareOrdered | offload.ShareDoacross
		}
	}
	return flags
}

// doacross reports whether iterations of a loop wait for one another by name.
func doacross(w *ir.Op) bool {
	found := false
	ir.Walk(w, func(o *ir.Op) bool {
		found = found || o.Is(omp.Ordered)
		return !found
	})
	return found
}

// asks reports whether the threads must ask the runtime for their iterations.
func asks(w *ir.Op) bool {
	return scheduleOf(w) != offload.ScheduleStatic || sharingOf(w)&(offload.ShareOrdered|offload.ShareDoacross) != 0
}

// workshare divides iterations among the threads of the team.
func (n *nest) workshare(w *ir.Op, at [2]*ir.Value) {
	d := ir.NewDraft(offload.Share)
	if w.Is(omp.Wsloop) {
		if v := w.Get("schedule_chunk"); v != nil {
			positive(n.e, w, v, chunkSize)
			d.Add("chunk", n.e.Cast(v, ir.I64()))
		}
	}
	if asks(w) {
		d.Set("schedule", offload.ScheduleEnum.Attr(scheduleOf(w)))
		flags := sharingOf(w)
		if flags != 0 {
			d.Set("sharing", offload.SharingEnum.Attr(flags))
		}
		n.ordered = flags&(offload.ShareOrdered|offload.ShareDoacross) != 0
	} else {
		d.Add("rank", at[0])
		d.Add("size", at[1])
	}
	n.divide(d, w)
}

// run makes the loops over the iterations that are left.
func (n *nest) run() {
	total := n.whole
	d := ir.NewDraft(offload.Loop)
	n.bounds(d, 0, len(n.from))
	d.Add("first", n.first)
	d.Add("end", n.end)
	if n.opts.Races {
		kind := n.beside()
		if kind&offload.BesideLanes != 0 {
			d.Add("own", build.Lanes(n.loop, n.copies)...)
		}
		if kind != 0 {
			d.Set("beside", ir.Integer(ir.I64(), kind))
		}
		d.Set(offload.Directive, ir.String(directive(n.wrappers[0])))
	}
	loop := d.Insert(n.e.Builder, n.loop.Loc)
	n.nests[loop], n.inner = n, loop
	loop.Region(0).Take(n.loop.Region(0))
	if n.outermost == nil {
		n.outermost = loop
	}
	entry := loop.Region(0).Entry()
	if !n.ordered && !n.numbered && len(n.linears) == 0 {
		yields(loop.Region(0))
		return
	}
	number := entry.AddArg(ir.I64(), &ir.NameLoc{Name: "iteration", Child: ir.Unknown})
	end := oneEnd(loop.Region(0), n.loop.Loc)
	for _, x := range n.linears {
		e := build.Before(entry.First())
		e.Store(e.Add(x.start, e.Mul(e.Cast(number, x.start.Type()), e.Cast(x.step, x.start.Type()))), x.copy)
	}
	if len(n.linears) > 0 {
		e := build.Before(end)
		n.when(end, e.Cmp(arith.EQ, number, e.Sub(total, e.I64(1))), func(at *ir.Op) {
			e := build.Before(at)
			e.Loc = ir.Unknown
			for _, x := range n.linears {
				e.Store(e.Load(x.start.Type(), x.copy), x.variable)
			}
		})
	}
	if n.ordered {
		build.Before(end).Op(offload.OrderedEnd, ir.With{Operands: []*ir.Value{number}, Attrs: named(n.wrappers[0])})
	}
}

// beside says who may run iterations of the nest at the same time; 0: nobody.
func (n *nest) beside() int64 {
	kind := int64(0)
	for _, w := range n.wrappers {
		switch n.binding(w) {
		case bindParallel:
			kind |= offload.BesideThreads
			if !asks(w) && w.Is(omp.Wsloop) {
				kind |= offload.BesideStatic
				if v := w.Get("schedule_chunk"); v != nil {
					size, _ := ir.ConstantInt(v)
					kind |= size << offload.BesideChunk
				}
			}
		case bindTeams:
			kind |= offload.BesideThreads
		case bindThread:
			if w.Is(omp.Simd) || w.Is(omp.Loop) {
				kind |= offload.BesideLanes
			}
			if a, ok := w.Attr("safelen").(*ir.IntegerAttr); ok && len(n.wrappers) == 1 {
				kind |= a.Value << offload.BesideChunk
			}
		}
	}
	return kind
}

// numbered is the number of the iteration in which the variables have these values, and whether there is one.
func (n *nest) numberFor(e build.Emit, values []*ir.Value) (number, exists *ir.Value) {
	number, exists = e.I64(0), e.Constant(ir.I1(), 1)
	for i, v := range values {
		d := ir.NewDraft(offload.Count)
		n.bounds(d, i, i+1)
		count := d.Insert(e.Builder, e.Loc).Result(0)
		first, by := e.Cast(n.from[i], ir.I64()), e.Cast(n.step[i], ir.I64())
		at := e.Arith("divsi", e.Sub(e.Cast(v, ir.I64()), first), by)
		// Before the first value the quotient may be 0.
		same := e.Cmp(arith.EQ, e.Add(first, e.Mul(at, by)), e.Cast(v, ir.I64()))
		for _, is := range []*ir.Value{same, e.Cmp(arith.SGE, at, e.I64(0)), e.Cmp(arith.SLT, at, count)} {
			exists = e.Arith("andi", exists, is)
		}
		number = e.Add(e.Mul(number, count), at)
	}
	return number, exists
}

// A linear is a variable that grows by a step in each iteration.
type linear struct{ variable, copy, start, step *ir.Value }

// linear makes the copies of the variables of a linear clause of a wrapper, before o.
func (n *nest) linear(w, o *ir.Op) {
	types, _ := w.Attr("linear_var_types").(*ir.ArrayAttr)
	for i, x := range items(w, omp.SlotLinear, omp.Linear) {
		var t ir.Type
		if types != nil && i < len(types.Elems) {
			if a, ok := types.Elems[i].(*ir.TypeAttr); ok {
				t = a.Type
			}
		}
		if t == nil || !ir.IsInteger(t, 0) {
			n.unsupported(w, "linear of a variable that is not an integer")
			continue
		}
		known := false
		for _, l := range n.linears {
			known = known || l.variable == x.Value
		}
		if known {
			continue
		}
		e := build.Before(o)
		e.Loc = ir.Unknown // no access of the program
		l := linear{variable: x.Value, copy: e.Alloca(t, 1), start: e.Load(t, x.Value), step: x.Second}
		x.Value.ReplaceUsesIf(l.copy, func(u *ir.Operand) bool { return n.loop.IsAncestorOf(u.Owner()) })
		n.linears = append(n.linears, l)
	}
}
