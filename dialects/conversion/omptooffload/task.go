package omptooffload

import (
	"slices"

	"accc/dialects/conversion/build"
	"accc/dialects/llvm"
	"accc/dialects/offload"
	"accc/dialects/omp"
	"accc/ir"
)

// A maker makes a task: where its copies are, and the clauses that say how it runs.
type maker struct {
	*code
	o     *ir.Op // the construct
	frame *ir.Op
	bytes int64  // of the copies in the frame
	at    *ir.Op // where copies in the frame are made
}

// task replaces a task construct.
func (c *code) task(o *ir.Op) {
	if !c.flatten(o) {
		return
	}
	m := &maker{code: c, o: o, at: o}
	d := m.begin(o)
	if v := o.Get("event_handle"); v != nil {
		d.Add("event", v)
	}
	c.depend(o, d)
	k := &copies{code: c, o: o, at: o.Region(0).Entry().First()}
	m.copies(o, k)
	task := m.insert(d, o)
	for len(argsOf(o)) > 0 {
		o.Region(0).Entry().RemoveArg(0)
	}
	task.Region(0).Take(o.Region(0))
	end := oneEnd(task.Region(0), o.Loc)
	c.lands(task, offload.CancelTaskgroup, task, end)
	k.end(end)
	c.freeLists(o, o.GetAll("depend_vars"))
	o.Erase()
}

// begin makes the frame of a task before at, and what its clauses say.
func (m *maker) begin(at *ir.Op) *ir.Draft {
	o := m.o
	e := build.Before(at)
	m.frame = e.Op(offload.Frame, ir.With{Attrs: []ir.NamedAttr{{Name: "bytes", Value: ir.Integer(ir.I64(), 0)}}, Types: []ir.Type{build.Ptr()}, Loc: o.Loc})
	d := ir.NewDraft(offload.Task)
	d.Add("frame", m.frame.Result(0))
	d.Add("deferred", o.Get("if_expr"))
	d.Add("final", o.Get("final"))
	if v := o.Get("priority"); v != nil {
		atLeast(e, o, v, 0, "the priority")
		d.Add("priority", e.Cast(v, ir.I32()))
	}
	d.Set("mergeable", o.Attr("mergeable"))
	d.Set("untied", o.Attr("untied"))
	d.Set("function", ir.String(m.newRegion("task")))
	d.Set(offload.Directive, ir.String(directive(o)))
	return d
}

// insert makes the task, whose copies have been made, before at.
func (m *maker) insert(d *ir.Draft, at *ir.Op) *ir.Op {
	m.frame.SetAttr("bytes", ir.Integer(ir.I64(), m.bytes))
	return d.Insert(build.Before(at).Builder, m.o.Loc)
}

// room is memory in the frame for a value of the type of a recipe.
func (m *maker) room(r *ir.Op) func(k *copies) *ir.Value {
	t, _ := r.Attr("type").(*ir.TypeAttr)
	size, ok := llvm.SizeOf(t.Type)
	if !ok {
		return nil
	}
	offset := m.bytes
	m.bytes = (m.bytes + size + 15) &^ 15
	return func(k *copies) *ir.Value {
		e := build.Before(k.at)
		return e.Offset(m.frame.Result(0), e.I64(offset))
	}
}

// copies makes the copies of a task: firstprivate ones in the frame, by the thread that makes the task, the others in the
// task, which k is about. Copies for reductions are those of the thread that executes the task.
func (m *maker) copies(o *ir.Op, k *copies) {
	private, reduced := items(o, omp.SlotPrivate, omp.PrivateClause), items(o, omp.SlotInReduction, omp.InReduction)
	for _, a := range omp.EntryArgs(o) {
		var v *ir.Value
		switch a.Clause {
		case omp.PrivateClause:
			x := private[0]
			private = private[1:]
			r := k.recipe(o, x.Recipe)
			switch {
			case r == nil:
				continue
			case r.Region(1).Empty():
				v = k.private(o, x)
			default:
				v = m.first(k, r, x)
			}
		case omp.InReduction:
			reduced = reduced[1:]
			v = build.Before(k.at).Op(offload.TaskCopy, ir.With{Operands: []*ir.Value{a.Outer}, Attrs: named(o), Types: []ir.Type{build.Ptr()}}).Result(0)
		default:
			continue
		}
		if v != nil {
			a.Inner.ReplaceAllUses(v)
		}
		k.values = append(k.values, v)
	}
}

// mostAligned is the alignment that copies in the frame of a task have.
const mostAligned = 8

// first makes a firstprivate copy in the frame, before the task.
func (m *maker) first(k *copies, r *ir.Op, x omp.Item) *ir.Value {
	room := m.room(r)
	if n := alignment(m.o, x.Value); n > mostAligned {
		m.unsupported(m.o, "a firstprivate copy of a task with such an alignment")
		return nil
	}
	if room == nil {
		m.unsupported(m.o, "a copy of a variable of this type")
		return nil
	}
	out := &copies{code: m.code, o: m.o, at: m.at}
	v := room(out)
	if init := r.Region(0); !init.Empty() {
		before := m.sized()
		v = build.Yielded(out.at, init, x.Value, v)
		for o := range m.sized() {
			if !before[o] {
				m.onHeap(k, o)
			}
		}
	}
	v = build.Yielded(out.at, r.Region(1), x.Value, v)
	if end := r.Region(2); !end.Empty() {
		k.ends = append(k.ends, func(at *ir.Op) { build.Inline(at, end, []*ir.Value{v}) })
	}
	return v
}

// sized are the allocations in the function whose size is not constant.
func (c *code) sized() map[*ir.Op]bool {
	list := map[*ir.Op]bool{}
	ir.Walk(c.f, func(o *ir.Op) bool {
		if o.Is(llvm.Alloca) && !build.IsConstant(o.Operand(0)) {
			list[o] = true
		}
		return true
	})
	return list
}

// onHeap takes memory from the heap instead of the stack, because the task may run when the function has returned. The task
// gives it back at its end.
func (m *maker) onHeap(k *copies, o *ir.Op) {
	t, _ := o.Attr("elem_type").(*ir.TypeAttr)
	size, _ := llvm.SizeOf(t.Type)
	e := build.Before(o)
	at := m.library(e, "malloc", []ir.Type{build.Ptr()}, e.Mul(e.Cast(o.Operand(0), ir.I64()), e.I64(size)))
	o.Result(0).ReplaceAllUses(at)
	o.Erase()
	k.ends = append(k.ends, func(end *ir.Op) { m.library(build.Before(end), "free", nil, at) })
}

// library calls a function of the C library, and returns its result.
func (c *code) library(e build.Emit, name string, results []ir.Type, args ...*ir.Value) *ir.Value {
	f := c.symbols[name]
	if f == nil {
		var params []ir.Type
		for _, a := range args {
			params = append(params, a.Type())
		}
		f = build.Function(c.module, name, params, results, true)
		c.symbols[name] = f
	}
	var o *ir.Op
	if f.Is(llvm.Func) {
		o = e.Make(llvm.Dialect, "call", ir.With{Groups: [][]*ir.Value{args, nil}, Types: results, Attrs: []ir.NamedAttr{{Name: "callee", Value: ir.Symbol(name)}}})
	} else {
		o = e.Call(name, results, args...)
	}
	if len(results) == 0 {
		return nil
	}
	return o.Result(0)
}

// depend adds the dependences of an operation to another one.
func (c *code) depend(o *ir.Op, d *ir.Draft) {
	var kinds []int64
	for _, x := range items(o, omp.SlotDepend, omp.Depend) {
		kind := dependKinds[x.Word]
		switch {
		case x.Name == omp.AllMemory:
			kind = dependEverything
		case c.lists[x.Value]:
			kind += dependList
		}
		d.Add("depend", x.Value)
		kinds = append(kinds, kind)
	}
	if len(kinds) > 0 {
		d.Set("kinds", ir.DenseArray(ir.I32(), kinds))
	}
}

// dependKinds are the numbers of the kinds of dependences.
var dependKinds = map[string]int64{"in": 0, "out": 1, "inout": 1, "mutexinoutset": 2, "inoutset": 3, "depobj": 4}

// dependEverything is the kind of a dependence on all memory; dependList is added to the kind of those on a list of addresses.
const (
	dependEverything = 5
	dependList       = 16
)

// taskwait replaces a taskwait directive.
func (c *code) taskwait(o *ir.Op) {
	d := ir.NewDraft(offload.TaskWait)
	c.depend(o, d)
	d.Set(offload.Directive, ir.String(directive(o)))
	d.Insert(build.Before(o).Builder, o.Loc)
	c.freeLists(o, o.GetAll("depend_vars"))
	o.Erase()
}

// taskyield replaces a taskyield directive.
func (c *code) taskyield(o *ir.Op) {
	build.Before(o).Op(offload.TaskYield, ir.With{Attrs: named(o)})
	o.Erase()
}

// taskgroup replaces a taskgroup construct.
func (c *code) taskgroup(o *ir.Op) {
	if len(o.Region(0).Blocks()) > 1 && !c.flatten(o) {
		return
	}
	e := build.Before(o)
	e.Op(offload.TaskGroup, ir.With{Attrs: named(o)})
	var list []reduction
	args := argsOf(o)
	for i, x := range items(o, omp.SlotTaskReduction, omp.TaskReduction) {
		if r := c.recipe(o, x.Recipe); r != nil {
			list = append(list, reduction{recipe: r, byRef: x.ByRef, variable: x.Value})
		}
		args[i].ReplaceAllUses(x.Value) // tasks name the variable, and get the copy of their thread
	}
	c.reduceTasks(o, o, list)
	unwrap(o)
	build.Before(o).Op(offload.TaskGroupEnd, ir.With{Attrs: named(o)})
	o.Erase()
}

// participate makes tasks take part in the reductions of a construct with the modifier task, for which this thread's copies
// are the variables, from at on.
func (k *copies) participate(at *ir.Op) {
	if k.tasks = modifierOf(k.o) == "task"; !k.tasks {
		return
	}
	build.Before(at).Op(offload.TaskGroup, ir.With{Attrs: named(k.o)})
	var list []reduction
	for _, x := range k.reductions {
		list = append(list, reduction{recipe: x.recipe, byRef: x.byRef, variable: x.copy})
	}
	k.reduceTasks(at, k.o, list)
}

// collect is the end of that: the copies of tasks are folded into that of the thread.
func (k *copies) collect(at *ir.Op) {
	if k.tasks {
		build.Before(at).Op(offload.TaskGroupEnd, ir.With{Attrs: named(k.o)})
	}
}

// modifierOf is the modifier of the reduction clause of an operation, or "".
func modifierOf(o *ir.Op) string {
	for _, x := range items(o, omp.SlotReduction, omp.ReductionClause) {
		for _, m := range x.Modifiers {
			return m
		}
	}
	return ""
}

// reduceTasks adds variables to those that the tasks of the current group reduce, before at.
func (c *code) reduceTasks(at, o *ir.Op, list []reduction) {
	if len(list) == 0 {
		return
	}
	d := ir.NewDraft(offload.ReduceTasks)
	var bytes []int64
	var init, combine []ir.Attribute
	for _, x := range list {
		size, ok := c.sizeOf(x)
		if !ok {
			c.unsupported(o, "a task reduction of a variable of this type")
			return
		}
		d.Add("variables", x.variable)
		bytes = append(bytes, size)
		init = append(init, ir.Symbol(c.filler(x)))
		combine = append(combine, ir.Symbol(c.combiner(x)))
	}
	d.Set("bytes", ir.DenseArray(ir.I64(), bytes))
	d.Set("init", ir.ArrayOf(init...))
	d.Set("combine", ir.ArrayOf(combine...))
	d.Set(offload.Directive, ir.String(directive(o)))
	d.Insert(build.Before(at).Builder, o.Loc)
}

// sizeOf is the size of a copy for a reduction: of its type or, where copies are addresses, of the memory that the recipe
// makes for one.
func (c *code) sizeOf(x reduction) (int64, bool) {
	if !x.byRef {
		t, ok := x.recipe.Attr("type").(*ir.TypeAttr)
		if !ok {
			return 0, false
		}
		return llvm.SizeOf(t.Type)
	}
	made := madeBy(x.recipe)
	if made == nil {
		return 0, false
	}
	t := made.Attr("elem_type").(*ir.TypeAttr).Type
	size, ok := llvm.SizeOf(t)
	n, constant := ir.ConstantInt(made.Operand(0))
	return size * n, ok && constant
}

// madeBy is the allocation that the recipe of a reduction makes a copy by, or nil.
func madeBy(r *ir.Op) *ir.Op {
	if r.Region(build.ReductionAlloc).Empty() {
		return nil
	}
	list := ends(r.Region(build.ReductionAlloc))
	if len(list) != 1 || list[0].NumOperands() != 1 {
		return nil
	}
	if d := list[0].Operand(0).Op(); d != nil && d.Is(llvm.Alloca) {
		return d
	}
	return nil
}

// filler is the name of the function (copy, variable) that fills a copy for a reduction.
func (c *code) filler(x reduction) string {
	name := x.recipe.StringAttr("sym_name") + "_task_init"
	if c.symbols[name] != nil {
		return name
	}
	f, end := c.helper(name)
	args := argsOf(f)
	build.Neutral(end, x.recipe, x.byRef, args[1], args[0])
	return name
}

// combiner is the name of the function (variable, copy) that folds a copy.
func (c *code) combiner(x reduction) string {
	name := x.recipe.StringAttr("sym_name") + "_task_combine"
	if c.symbols[name] != nil {
		return name
	}
	f, end := c.helper(name)
	args := argsOf(f)
	k := &copies{code: c, o: x.recipe, at: end}
	k.combine(end, reduction{recipe: x.recipe, byRef: x.byRef, variable: args[0]}, args[1])
	return name
}

// helper makes a function of two addresses, and returns it with the operation that ends it.
func (c *code) helper(name string) (f, end *ir.Op) {
	f = build.Function(c.module, name, []ir.Type{build.Ptr(), build.Ptr()}, nil, false)
	c.symbols[name] = f
	build.End(f.Region(0).Entry(), ir.Unknown).Ret()
	return f, f.Region(0).Entry().Last()
}

// taskloop replaces a taskloop construct: a loop that makes tasks, each for a range of iterations.
func (c *code) taskloop(o *ir.Op) {
	n := c.nestOf(o)
	if n == nil || !c.flatten(o) {
		return
	}
	group := o.Attr("nogroup") == nil
	reduced := items(o, omp.SlotReduction, omp.ReductionClause)
	if group {
		build.Before(o).Op(offload.TaskGroup, ir.With{Attrs: named(o)})
	}
	var list []reduction
	for _, x := range reduced {
		if r := c.recipe(o, x.Recipe); r != nil {
			list = append(list, reduction{recipe: r, byRef: x.ByRef, variable: x.Value})
		}
	}
	c.reduceTasks(o, o, list)
	n.e = build.Before(o)
	n.whole = n.total()
	tasks, lo, hi := n.tasks(o)
	e := build.Before(o)
	each := loop(e, e.I64(0), tasks)
	at := each.Region(0).Entry().Last()
	from, to := lo(at, argsOf(each)[0]), hi(at, argsOf(each)[0])

	m := &maker{code: c, o: o}
	d := m.begin(at)
	task := m.insert(d, at)
	m.at = task
	yield := build.End(task.Region(0).AddBlock(), o.Loc).Op(offload.Yield, ir.With{})
	k := &copies{code: c, o: o, at: yield}
	m.copies(o, k)
	m.frame.SetAttr("bytes", ir.Integer(ir.I64(), m.bytes))
	for _, a := range omp.EntryArgs(o) {
		if a.Clause == omp.ReductionClause {
			v := build.Before(yield).Op(offload.TaskCopy, ir.With{Operands: []*ir.Value{a.Outer}, Attrs: named(o), Types: []ir.Type{build.Ptr()}}).Result(0)
			a.Inner.ReplaceAllUses(v)
			k.reductions = append(k.reductions, reduction{variable: a.Outer, copy: v})
		}
	}
	sets := []*copies{k}
	for _, w := range n.wrappers[1:] {
		in := &copies{code: c, o: w, at: yield, outer: sets[len(sets)-1]}
		in.make(w)
		n.linear(w, yield)
		sets = append(sets, in)
	}
	n.e, n.first, n.end = build.Before(yield), from, to
	n.run()
	localize(task)
	c.lands(task, offload.CancelTaskgroup, task, yield)
	for i := len(sets) - 1; i > 0; i-- {
		sets[i].alone(yield)
		sets[i].end(yield)
	}
	k.end(yield)
	if group {
		build.Before(o).Op(offload.TaskGroupEnd, ir.With{Attrs: named(o)})
	}
	o.Erase()
}

// localize gives each task its own variables of those that the body of its loop declares: they have their memory in the function around,
// which is that of all tasks.
func localize(task *ir.Op) {
	var list []*ir.Op
	seen := map[*ir.Op]bool{}
	ir.Walk(task, func(o *ir.Op) bool {
		for _, v := range o.Operands() {
			d := v.Op()
			if d == nil || seen[d] || !d.Is(llvm.Alloca) || !build.IsConstant(d.Operand(0)) || task.IsAncestorOf(d) {
				continue
			}
			seen[d] = true
			if !build.DeclaredIn(d, task) {
				continue
			}
			if !slices.ContainsFunc(v.Users(), func(u *ir.Op) bool { return u == task || !task.IsAncestorOf(u) }) {
				list = append(list, d)
			}
		}
		return true
	})
	for _, d := range list {
		first := task.Region(0).Entry().First()
		n, _ := ir.ConstantInt(d.Operand(0))
		d.SetOperand(0, build.Before(first).Constant(d.Operand(0).Type(), n))
		d.MoveBefore(first)
	}
}

// tasksEach is how many tasks a taskloop construct without clauses makes for each thread of the team.
const tasksEach = 4

// tasks are the number of tasks of a taskloop construct, and the first iteration and the end of each.
func (n *nest) tasks(o *ir.Op) (count *ir.Value, lo, hi func(at *ir.Op, i *ir.Value) *ir.Value) {
	_, threads := n.position(o, offload.TeamParallel)
	e := build.Before(o)
	one := e.I64(1)
	if v := o.Get("grainsize"); v != nil {
		positive(e, o, v, "the grain size")
		size := e.Cast(v, ir.I64())
		if o.Attr("grainsize_mod") != nil { // strict: all but the last task have so many iterations
			count = e.Arith("divsi", e.Add(n.whole, e.Sub(size, one)), size)
			lo = func(at *ir.Op, i *ir.Value) *ir.Value { return build.Before(at).Mul(i, size) }
			return count, lo, func(at *ir.Op, i *ir.Value) *ir.Value {
				e := build.Before(at)
				return e.Arith("minsi", e.Mul(e.Add(i, e.I64(1)), size), n.whole)
			}
		}
		count = e.Arith("minsi", e.Arith("maxsi", e.Arith("divsi", n.whole, size), one), n.whole)
	} else {
		count = e.Mul(e.Cast(threads, ir.I64()), e.I64(tasksEach))
		if v := o.Get("num_tasks"); v != nil {
			positive(e, o, v, "the number of tasks")
			count = e.Cast(v, ir.I64())
		}
		count = e.Arith("minsi", count, n.whole)
	}
	// The first tasks get the iterations that are left over, one each.
	least := e.Arith("maxsi", count, one)
	each := e.Arith("divsi", n.whole, least)
	more := e.Sub(n.whole, e.Mul(each, least))
	lo = func(at *ir.Op, i *ir.Value) *ir.Value {
		e := build.Before(at)
		return e.Add(e.Mul(i, each), e.Arith("minsi", i, more))
	}
	return count, lo, func(at *ir.Op, i *ir.Value) *ir.Value {
		return lo(at, build.Before(at).Add(i, build.Before(at).I64(1)))
	}
}
