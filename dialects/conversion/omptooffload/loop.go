package omptooffload

import (
	"accc/dialects/accc"
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
	// e inserts where the iterations are divided next; count is how many there are to divide, and first, where not nil,
	// the number of the first one of them.
	e            build.Emit
	count, first *ir.Value
	end          *ir.Value
}

// nestOf is the nest that an outermost wrapper is about.
func (c *code) nestOf(o *ir.Op) *nest {
	n := &nest{code: c, loop: omp.WrappedLoop(o), by: map[*ir.OpDef]*ir.Op{}}
	if n.loop == nil {
		c.fail(o.Errorf("holds no loop nest"))
		return nil
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
	var sets []*copies
	for _, w := range n.wrappers {
		k := &copies{code: c, o: w, at: o}
		k.make(w)
		sets = append(sets, k)
	}
	if n.copiesFirst() {
		c.synchronize(o, o)
	}
	ranks := n.ranks(o)
	n.e = build.Before(o)
	n.count = n.total()
	for i, w := range n.wrappers {
		switch w.Def() {
		case omp.Distribute:
			n.distribute(w, ranks[i])
		case omp.Wsloop:
			n.workshare(w, ranks[i])
		}
	}
	n.run()
	for i := len(sets) - 1; i >= 0; i-- {
		switch k := sets[i]; k.o.Def() {
		case omp.Wsloop:
			k.fold(o, offload.TeamParallel)
		default:
			k.alone(o)
		}
		sets[i].end(o)
	}
	if w := n.by[omp.Wsloop]; w != nil && w.Attr("nowait") == nil && !endsTeam(o) {
		c.synchronize(o, w)
	}
	o.Erase()
}

// copiesFirst reports whether all threads must have made their copies before one runs an iteration: the last iteration
// writes variables that copies begin with.
func (n *nest) copiesFirst() bool {
	if n.by[omp.Wsloop] == nil {
		return false
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
		switch {
		case w.Is(omp.Distribute):
			list[i][0], list[i][1] = n.position(o, offload.TeamLeague)
		case w.Is(omp.Wsloop) && scheduleOf(w) == offload.ScheduleStatic:
			list[i][0], list[i][1] = n.position(o, offload.TeamParallel)
		}
	}
	return list
}

// bounds adds the bounds and steps of the nest to an operation.
func (n *nest) bounds(d *ir.Draft) {
	levels := len(n.loop.GetAll("loop_lower_bounds"))
	d.Add("from", n.loop.GetAll("loop_lower_bounds")...)
	d.Add("to", n.loop.GetAll("loop_upper_bounds")...)
	d.Add("step", n.loop.GetAll("loop_steps")...)
	if n.loop.BoolAttr("loop_inclusive") {
		list := make([]int64, levels)
		for i := range list {
			list[i] = 1
		}
		d.Set("inclusive", ir.DenseArray(ir.I1(), list))
	}
	d.Set("unsigned", n.loop.Attr(accc.Unsigned.Name))
}

// total is the number of iterations of the whole nest.
func (n *nest) total() *ir.Value {
	d := ir.NewDraft(offload.Count)
	n.bounds(d)
	return d.Insert(n.e.Builder, n.loop.Loc).Result(0)
}

// divide begins to share iterations; what follows goes into its region.
func (n *nest) divide(d *ir.Draft, w *ir.Op) *ir.Op {
	d.Add("count", n.count)
	d.Set(offload.Directive, ir.String(directive(w)))
	s := d.Insert(n.e.Builder, w.Loc)
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
	if v := w.Get("dist_schedule_chunk_size"); v != nil {
		d.Add("chunk", n.e.Cast(v, ir.I64()))
	}
	n.divide(d, w)
	n.count = n.e.Sub(n.end, n.first)
}

// schedules are those of the runtime for the kinds that are not arithmetic. What auto does is left to us: static.
var schedules = map[string]int64{"dynamic": offload.ScheduleDynamic, "guided": offload.ScheduleGuided, "runtime": offload.ScheduleRuntime}

// scheduleOf is the schedule of a worksharing loop.
func scheduleOf(w *ir.Op) int64 {
	if v, ok := omp.ScheduleEnum.Of(w.Attr("schedule_kind")); ok {
		return schedules[omp.ScheduleEnum.Text(v)]
	}
	return offload.ScheduleStatic
}

// workshare divides iterations among the threads of the team.
func (n *nest) workshare(w *ir.Op, at [2]*ir.Value) {
	d := ir.NewDraft(offload.Share)
	kind := scheduleOf(w)
	if v := w.Get("schedule_chunk"); v != nil {
		d.Add("chunk", n.e.Cast(v, ir.I64()))
	}
	if kind == offload.ScheduleStatic {
		d.Add("rank", at[0])
		d.Add("size", at[1])
	} else {
		d.Set("schedule", offload.ScheduleEnum.Attr(kind))
		flags := int64(0)
		if v, ok := omp.ScheduleModEnum.Of(w.Attr("schedule_mod")); ok {
			switch omp.ScheduleModEnum.Text(v) {
			case "monotonic":
				flags |= offload.ShareMonotonic
			case "nonmonotonic":
				flags |= offload.ShareNonmonotonic
			}
		}
		if flags != 0 {
			d.Set("sharing", offload.SharingEnum.Attr(flags))
		}
	}
	n.divide(d, w)
}

// run makes the loops over the iterations that are left.
func (n *nest) run() {
	d := ir.NewDraft(offload.Loop)
	n.bounds(d)
	d.Add("first", n.first)
	d.Add("end", n.end)
	loop := d.Insert(n.e.Builder, n.loop.Loc)
	loop.Region(0).Take(n.loop.Region(0))
	yields(loop.Region(0))
}
