package omptoacc

import (
	"errors"
	"slices"

	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/dialects/fir"
	"accc/dialects/omp"
	"accc/ir"
	omprows "accc/irgen/decompose/omp"
)

// OpenMP has tasks, which run after those that they depend on; OpenACC has queues, which run in order. Constructs that depend on one
// another are put into one queue, so that the order of the program is kept among them. That is as good as the dependences if
// nothing else takes part in them, and if the program waits for all tasks in the function: where that cannot be seen, constructs wait
// for themselves.

// queueing is how a construct runs with others.
type queueing struct {
	async bool
	queue number // of async; none: the default one
	wait  *number
	err   error
}

func (q queueing) put(d *ir.Draft, def *ir.OpDef, b *ir.Builder) {
	async, wait := acc.SlotAsync, acc.SlotWait
	if def == acc.EnterData || def == acc.ExitData {
		async, wait = acc.SlotAsyncQueue, acc.SlotWaitQueues
	}
	switch {
	case q.async && q.queue.none():
		async.Put(d, acc.Held{Bare: []acc.DeviceType{acc.DeviceNone}})
	case q.async:
		async.Put(d, acc.Held{Groups: []acc.Arguments{{Values: []*ir.Value{q.queue.at(b)}}}})
	}
	if q.wait != nil {
		wait.Put(d, acc.Held{Groups: []acc.Arguments{{Values: []*ir.Value{q.wait.at(b)}}}})
	}
}

// queue is how the construct of a job runs with others.
func (j *job) queue() queueing {
	return j.queues[j.op]
}

// tasks finds out the queues of the constructs of a function.
func (p *plan) tasks(f *ir.Op) {
	var list []*ir.Op
	host := false // tasks of the host depend on something
	ir.Walk(f, func(o *ir.Op) bool {
		l := omprows.Of(o)
		switch {
		case l == nil:
		case isDeviceTask(o):
			if omp.SlotNowait.Of(o).Has() || omp.SlotDepend.Of(o).Has() {
				list = append(list, o)
			}
		case o.Is(omp.Task):
			host = host || omp.SlotDepend.Of(o).Has()
		}
		return true
	})
	groups := map[*ir.Op]int64{}
	unknown := false // what a construct depends on
	var objects []map[any]bool
	for _, o := range list {
		keys, err := dependsOn(o)
		if err == nil && host && len(keys) > 0 {
			err = errors.New("it depends on tasks of the host, which OpenACC does not have")
		}
		unknown = unknown || err != nil
		if err == nil && p.hold[o] {
			err = errors.New("a construct that stays depends on the same, of which a queue of OpenACC knows nothing")
		}
		if err != nil {
			p.queues[o] = queueing{err: err}
		}
		if len(keys) == 0 {
			continue
		}
		// The first group that has one of the objects takes those of the others that do.
		at := -1
		for i, g := range objects {
			if g == nil || !slices.ContainsFunc(keys, func(k any) bool { return g[k] }) {
				continue
			}
			if at < 0 {
				at = i
				continue
			}
			for k := range g {
				objects[at][k] = true
			}
			objects[i] = nil
			for x, n := range groups {
				if n == int64(i+1) {
					groups[x] = int64(at + 1)
				}
			}
		}
		if at < 0 {
			at = len(objects)
			objects = append(objects, map[any]bool{})
		}
		for _, k := range keys {
			objects[at][k] = true
		}
		groups[o] = int64(at + 1)
	}
	for _, o := range list {
		if omp.SlotDepend.Of(o).Has() {
			d := dependence{function: f}
			if !unknown {
				d.group = groups[o]
			}
			p.dependences[o] = d
		}
	}
	why := ""
	for _, o := range list {
		if why == "" && omp.SlotNowait.Of(o).Has() && p.queues[o].err == nil {
			why = synchronous(o, f)
		}
	}
	for _, o := range list {
		if p.queues[o].err != nil {
			continue
		}
		nowait, group := omp.SlotNowait.Of(o).Has(), groups[o]
		switch {
		case why != "" && nowait:
			p.remark(Changed, o, "nowait: the construct waits for its end, because %s", why)
		case why != "":
		case nowait:
			p.queues[o] = queueing{async: true, queue: number{constant: group}}
		default:
			p.queues[o] = queueing{wait: &number{constant: group}}
		}
	}
}

// A dependence is shared by the constructs of a function that depend on one another: those of a group, or all where what one of them depends
// on is not known.
type dependence struct {
	function *ir.Op
	group    int64
}

func isDeviceTask(o *ir.Op) bool {
	return o.Is(omp.Target) || o.Is(omp.TargetEnterData) || o.Is(omp.TargetExitData) || o.Is(omp.TargetUpdate)
}

// dependsOn are the objects that a construct depends on: variables, whichever part of them is named.
func dependsOn(o *ir.Op) (keys []any, err error) {
	for _, i := range omp.SlotDepend.Of(o).Items {
		if i.Value == nil || i.Word == "depobj" || i.Name == omp.AllMemory || isList(i.Value) {
			return nil, errors.New("what it depends on is known at run time only")
		}
		keys = append(keys, origin(whole(i.Value)))
	}
	return keys, nil
}

// whole is the address of the variable that an address of Fortran leads into.
func whole(v *ir.Value) *ir.Value {
	for v = resolved(v); v.Op() != nil; v = resolved(v.Op().Operand(0)) {
		switch v.Op().Def() {
		case fir.ArrayCoor, fir.CoordinateOf, fir.BoxAddr, fir.Convert, fir.Embox, fir.Rebox, fir.Load:
			continue
		}
		break
	}
	return v
}

// isList reports whether a value is the list that iterators make.
func isList(v *ir.Value) bool { return v.Op() != nil && v.Op().Attr(accc.Iterators.Name) != nil }

// synchronous says why a construct must wait for its end, "" if it need not.
func synchronous(o, f *ir.Op) string {
	for p := o.ParentOp(); p != nil && p != f; p = p.ParentOp() {
		if l := omprows.Of(p); l != nil && !p.Is(omp.TargetData) {
			return "it is in '" + l.Directive.Name + "', whose end waits for tasks"
		}
	}
	if !waited(o, f, map[*ir.Block]bool{}) {
		return "the function does not wait for it"
	}
	return ""
}

// waited reports whether every path from an operation to the end of the function waits for all tasks.
func waited(o, f *ir.Op, seen map[*ir.Block]bool) bool {
	b := o.Parent()
	for x := o; x != nil; x = x.Next() {
		if x.Is(omp.Taskwait) && !omp.SlotDepend.Of(x).Has() {
			return true
		}
		if x != b.Last() || !x.IsTerminator() || len(x.Successors()) == 0 {
			continue
		}
		for _, s := range x.Successors() {
			if !seen[s] {
				seen[s] = true
				if s.First() == nil || !waited(s.First(), f, seen) {
					return false
				}
			}
		}
		return true
	}
	if p := b.ParentOp(); p != f && p.Next() != nil {
		return waited(p.Next(), f, seen)
	}
	return false
}

// taskwait converts a wait for tasks, which may be those of the host, too. One outside of data regions is looked at when it is known what stays.
func (p *plan) taskwait(o *ir.Op) {
	if p.group == nil {
		p.waits = append(p.waits, o)
		return
	}
	async, tasks := p.waitsFor(o)
	if tasks || !async {
		p.stays(o)
		return
	}
	j := &job{plan: p, op: o}
	j.do(func() {
		p.waitForQueues(o)
		p.Gone = append(p.Gone, o)
	})
	p.group.jobs = append(p.group.jobs, j)
}

// taskwaits converts the waits of a function.
func (p *plan) taskwaits() {
	for _, o := range p.waits {
		async, tasks := p.waitsFor(o)
		if async {
			p.waitForQueues(o)
		}
		if async && !tasks {
			p.Gone = append(p.Gone, o)
			continue
		}
		p.stays(o)
	}
	p.waits = nil
}

func (p *plan) waitForQueues(o *ir.Op) { p.alone(o, &spec{def: acc.Wait}) }

// waitsFor reports what a wait in a function may be for: constructs on queues, and tasks, among which are constructs that stay.
func (p *plan) waitsFor(o *ir.Op) (async, tasks bool) {
	ir.Walk(functionOf(o), func(x *ir.Op) bool {
		stays := slices.Contains(p.Stay, x)
		async = async || p.queues[x].async && !stays
		tasks = tasks || x.Is(omp.Task) || x.Is(omp.Taskloop) || stays && isDeviceTask(x) && omp.SlotNowait.Of(x).Has()
		return true
	})
	return async, tasks
}
