package acctoomp

import (
	"fmt"
	"strings"

	"accc/backend/translate/outcome"
	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/dialects/llvm"
	"accc/ir"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// OpenMP has no queues: it has tasks, which run after those that they depend on. A queue becomes an object that
// constructs depend on. Its address is all that counts, so one array for the whole program does; async values that
// share an element run in order, which OpenACC allows.

// Queues is how many objects there are, a power of two.
const Queues = 64

// QueueArray and DefaultQueue are the names of the objects and of the variable that holds the index of the one that
// async without an argument means. They are weak: the files of a program share them.
const (
	QueueArray   = "accc_queue"
	DefaultQueue = "accc_default_queue"
)

// The async values of OpenACC 3.3 §2.16.1 that name no queue by its number.
const (
	asyncNoval = -1
	asyncSync  = -2
)

// A queue is one of the objects: the one for a value, the default one, or that of a number.
type queue struct {
	Value   *ir.Value // reduced to an index when the program runs; nil where the number is known
	Default bool
	Number  int64
	// Words is where the number is an expression of the source, nil where that has another value.
	Words ir.Location
	// Spelled is the number in words of C that have the value of the user's; "" if there are none.
	Spelled string
}

// queue is the object for an async value; sync tells that the value asks the host to wait.
func (p *plan) queue(o *ir.Op, v *ir.Value) (q queue, sync bool) {
	if d := v.Op(); d != nil {
		if a, ok := d.Attr("value").(*ir.IntegerAttr); ok {
			switch a.Value {
			case asyncSync:
				return queue{}, true
			case asyncNoval:
				return queue{Default: true}, false
			}
			q := queue{Number: a.Value & (Queues - 1)}
			if a.Value > 0 && a.Value == q.Number { // zero may be acc_async_default
				q.Words = d.Loc
			}
			if words := d.StringAttr(accc.Words.Name); words != "" && a.Value > q.Number {
				if strings.ContainsAny(words, " +-*/%&|^?<>=!~") {
					words = "(" + words + ")"
				}
				q.Spelled = fmt.Sprintf("%s %% %d", words, Queues)
			}
			return q, false
		}
	}
	if !p.dynamic {
		p.dynamic = true
		p.remark(Changed, o, "async: values that are computed are taken for numbers of queues, acc_async_sync and acc_async_noval too")
	}
	return queue{Value: v}, false
}

// asyncOf is the queue that a construct is put on; ok is false where the host waits for it.
func (p *plan) asyncOf(o *ir.Op) (q queue, ok bool) {
	async := acc.AsyncOf(acc.Any, o)
	if len(async.Values) > 0 {
		q, sync := p.queue(o, async.Values[0])
		return q, !sync
	}
	return queue{Default: true}, async.Found
}

// waitsOf are the queues that a construct waits for; all tells that it waits for every one.
func (p *plan) waitsOf(o *ir.Op) (list []queue, all bool) {
	wait := acc.WaitOf(acc.Any, o)
	// The queues of all devices are the same objects: a device number changes nothing.
	for _, v := range wait.Values {
		if q, sync := p.queue(o, v); !sync {
			list = append(list, q)
		}
	}
	return list, len(wait.Values) == 0 && (wait.Found || o.Is(acc.Wait))
}

// asyncWaits is said where a directive cannot be a task.
const asyncWaits = "async: the host waits for the queue and for this directive; what OpenMP maps later is not there for what comes in between"

func (c *construct) depend(kind *pragma.ModifierDef, queues ...queue) {
	if len(queues) > 0 {
		cl := c.clause(ompdir.ClauseDepend)
		cl.Modifiers, cl.Queues = []*pragma.ModifierDef{kind}, queues
	}
}

// waits plans async and wait of a construct.
//
// What is on the device is decided by the host when it comes to a directive of OpenACC, and when its task runs in OpenMP. So
// directives that put data there or take it off, and those with rows that calls move, are not tasks: the host waits for their queue. A construct that runs something and an update
// are tasks; without async the host waits for what they wait for.
func (p *plan) waits(c *construct) {
	if p.Target == outcome.Multicore {
		return
	}
	before, all := p.waitsOf(c.Op)
	queue, async := p.asyncOf(c.Op)
	moved := p.moved[c.Op]
	if len(c.Leaves) == 0 { // a construct with nothing to do waits all the same
		if async && moved {
			p.remark(Changed, c.Op, asyncWaits)
			before = append(before, queue)
		}
		if len(before) > 0 || all {
			c.Leaves = []*pragma.DirectiveDef{ompdir.DirTaskwait}
			c.depend(dependInout, before...)
		}
		return
	}
	if c.Op.Attr(accc.Piece.Name) != nil && c.Op.Is(acc.Data) && async && !moved {
		c.unstructured()
	}
	leaf := c.Leaves[0]
	reduces := leaf == ompdir.DirTarget && reductionIn(c.Op)
	task := !moved && (leaf == ompdir.DirTarget && !reduces || leaf == ompdir.DirTargetUpdate || c.After != nil)
	parts := append(append(append([]*construct(nil), c.Before...), c), c.After...)
	switch {
	case async && reduces:
		p.remark(Changed, c.Op, "async of a construct with a reduction: the host waits for it (LLVM's library hangs where teams reduce in a task)")
		before = append(before, queue)
	case async && !task:
		p.remark(Changed, c.Op, asyncWaits)
		before = append(before, queue)
	}
	ahead := &construct{Op: c.Op, Leaves: []*pragma.DirectiveDef{ompdir.DirTaskwait}}
	switch {
	case all:
		if async && task {
			p.remark(Changed, c.Op, "wait: the host waits, too, before it goes on")
		}
	case len(before) == 0:
		ahead = nil
	case !async || !task:
		ahead.depend(dependInout, before...)
	case leaf == ompdir.DirTarget:
		parts[0].depend(dependIn, before...)
		ahead = nil
	default:
		// Where there is no device, compilers drop an update together with its waits.
		ahead = c.joint(before, queue)
	}
	if ahead != nil {
		c.Before = append([]*construct{ahead}, c.Before...)
	}
	switch {
	case async && task:
		for _, part := range parts {
			part.depend(dependInout, queue)
			part.clause(ompdir.ClauseNowait)
		}
	case async && leaf == ompdir.DirTargetData:
		end := &construct{Op: c.Op, Leaves: []*pragma.DirectiveDef{ompdir.DirTaskwait}}
		end.depend(dependInout, queue)
		c.End = append(c.End, end)
	}
}

// reductionIn reports whether a construct or a loop in it reduces.
func reductionIn(o *ir.Op) bool {
	found := false
	ir.Walk(o, func(x *ir.Op) bool {
		found = found || len(acc.SlotReduction.Operands(x)) > 0
		return !found
	})
	return found
}

// joint is a task that does nothing: it comes after what is on some queues and before what comes on another.
func (c *construct) joint(before []queue, next queue) *construct {
	j := &construct{Op: c.Op, Leaves: []*pragma.DirectiveDef{ompdir.DirTask}}
	j.depend(dependIn, before...)
	j.depend(dependInout, next)
	return j
}

// starts and ends are the map types at the two ends of an unstructured lifetime, by that of a region.
var (
	starts = map[*pragma.ModifierDef]*pragma.ModifierDef{mapTofrom: mapTo, mapTo: mapTo, mapFrom: mapAlloc, mapAlloc: mapAlloc}
	ends   = map[*pragma.ModifierDef]*pragma.ModifierDef{mapTofrom: mapFrom, mapTo: mapRelease, mapFrom: mapFrom, mapAlloc: mapRelease}
)

// unstructured makes two directives of the data of a kernels construct, since target data waits: one that maps, and
// one after the region that unmaps.
func (c *construct) unstructured() {
	end := &construct{Op: c.Op, Leaves: []*pragma.DirectiveDef{ompdir.DirTargetExitData}}
	var begin []*clause
	for _, cl := range c.Clauses {
		if cl.Def != ompdir.ClauseMap {
			end.Clauses, begin = append(end.Clauses, cl), append(begin, cl)
			continue
		}
		kind, forced := cl.mapType()
		first, last := *cl, *cl
		first.Modifiers = mapModifiers(starts[kind], forced && starts[kind] == mapTo)
		last.Modifiers = mapModifiers(ends[kind], forced && ends[kind] == mapFrom)
		begin, end.Clauses = append(begin, &first), append(end.Clauses, &last)
	}
	c.Leaves, c.Clauses, c.After = []*pragma.DirectiveDef{ompdir.DirTargetEnterData}, begin, []*construct{end}
}

// stable reports whether a condition has the same value after a construct: it consists of constants and local
// variables that nothing in the construct changes.
func stable(v *ir.Value, within *ir.Op) bool {
	o := v.Op()
	if o == nil {
		return true
	}
	if o.Name() == "fir.load" {
		return !changes(within)
	}
	if !o.Is(llvm.Load) {
		if o.NumRegions() > 0 || o.Name() == "func.call" || o.Name() == "llvm.call" {
			return false
		}
		for _, x := range o.Operands() {
			if !stable(x, within) {
				return false
			}
		}
		return true
	}
	slot := o.Operand(0)
	if slot.Op() == nil || !slot.Op().Is(llvm.Alloca) {
		return false
	}
	for u := slot.FirstUse(); u != nil; u = u.Next() {
		w := u.Owner()
		if !w.Is(llvm.Load) && !(w.Is(llvm.Store) && u.Index() == 1 && !within.IsAncestorOf(w)) && !isEntry(w) {
			return false
		}
	}
	return true
}

// changes reports whether a construct of Fortran may change a variable other than the elements of an array and what it has copies of.
func changes(within *ir.Op) bool {
	found := false
	ir.Walk(within, func(x *ir.Op) bool {
		switch {
		case strings.HasSuffix(x.Name(), ".call"):
			found = true
		case x.Name() == "fir.store":
			d := x.Operand(1).Op()
			for d != nil && d.Name() == "fir.declare" {
				d = d.Operand(0).Op()
			}
			found = found || d == nil || d.Name() != "fir.array_coor" && !d.Is(acc.Private)
		}
		return !found
	})
	return found
}

// wait plans the wait directive.
func (p *plan) wait(o *ir.Op) {
	c := p.add(o)
	if p.Target == outcome.Multicore {
		return
	}
	c.Leaves = []*pragma.DirectiveDef{ompdir.DirTaskwait}
	if cond := acc.SlotIf.Operand(o); cond != nil {
		c.Under = cond
	}
	list, all := p.waitsOf(o)
	queue, async := p.asyncOf(o)
	switch {
	case all && async:
		p.remark(Changed, o, "async of wait: the host waits for the queues, too")
	case all:
	case len(list) == 0:
		c.Leaves = nil // acc_async_sync: nothing is on such a queue
	case async:
		j := c.joint(list, queue)
		c.Leaves, c.Clauses = j.Leaves, j.Clauses
	default:
		c.depend(dependInout, list...)
	}
}
