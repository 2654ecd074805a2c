package tollvm

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"accc/dialects/accc"
	"accc/dialects/arith"
	"accc/dialects/builtin"
	"accc/dialects/conversion/build"
	"accc/dialects/conversion/flangomp"
	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/dialects/omp"
	"accc/ir"
	"accc/ir/pass"
)

// Locals is the pass that makes variables of the bodies of loops private.
var Locals = Passes.Define(pass.Pass{
	Name: "omp-private-locals",
	Doc:  "Make the variables that only the iterations of a loop of tasks or of omp.loop use private in it, and omp.loop that binds to its thread a simd loop.",
	Run: func(module *ir.Op, _ pass.Values) error {
		p := newLocals(module)
		var loops []*ir.Op
		var errs []error
		ir.Walk(module, func(o *ir.Op) bool {
			if o.Is(omp.Taskloop) || o.Is(omp.Loop) {
				loops = append(loops, o)
			}
			return true
		})
		for _, o := range loops {
			errs = append(errs, p.loop(o))
			flangomp.Sequential(o)
		}
		return errors.Join(errs...)
	},
})

// ForLLVM is the pass that replaces what LLVM's translation of omp refuses, or translates into code that does not end.
var ForLLVM = Passes.Define(pass.Pass{
	Name: "omp-for-llvm",
	Doc:  "Replace clauses that mlir-translate does not translate by operations of omp that mean the same.",
	Run: func(module *ir.Op, _ pass.Values) error {
		if !module.Is(builtin.Module) || module.Region(0).Empty() {
			return nil
		}
		w := &rewriter{module: module, locals: newLocals(module)}
		var ops []*ir.Op
		ir.Walk(module, func(o *ir.Op) bool {
			if h := rewrites[o.Def()]; h != nil {
				ops = append(ops, o)
			}
			return true
		})
		for _, o := range ops {
			rewrites[o.Def()](w, o)
		}
		return errors.Join(w.errs...)
	},
})

// rewrites are what is done about operations. Those that are not here have nothing that LLVM's translation refuses and
// that can be said in another way.
var rewrites map[*ir.OpDef]func(*rewriter, *ir.Op)

func init() {
	rewrites = map[*ir.OpDef]func(*rewriter, *ir.Op){
		omp.Teams:      (*rewriter).teams,
		omp.Target:     (*rewriter).target,
		omp.Taskwait:   (*rewriter).taskwait,
		omp.Parallel:   (*rewriter).parallel,
		omp.Wsloop:     (*rewriter).worksharing,
		omp.Distribute: (*rewriter).worksharing,
		omp.Single:     (*rewriter).allocate, omp.Sections: (*rewriter).allocate, omp.Task: (*rewriter).explicit,
		omp.Simd:            (*rewriter).simd,
		omp.Taskgroup:       (*rewriter).taskgroup,
		omp.Taskloop:        (*rewriter).taskloop,
		omp.TargetEnterData: (*rewriter).data, omp.TargetExitData: (*rewriter).data, omp.TargetUpdate: (*rewriter).data,
		fn.Call:          (*rewriter).call,
		omp.AtomicUpdate: (*rewriter).update, omp.AtomicCapture: (*rewriter).capture,
	}
}

// A rewriter is the state for one module.
type rewriter struct {
	module *ir.Op
	locked bool // there is a lock for combining copies
	locals *locals
	errs   []error
}

// setGroup replaces the operands of a group.
func setGroup(o *ir.Op, name string, vals []*ir.Value) {
	for i, g := range o.Def().Operands {
		if g.Name == name {
			o.SetGroup(i, vals)
		}
	}
}

// worksharing removes the order clause: it allows an order of the iterations, and asks for none. Copies of a reduction in which tasks
// take part are made around the loop.
func (w *rewriter) worksharing(o *ir.Op) {
	o.SetAttr("order", nil)
	o.SetAttr("order_mod", nil)
	w.allocate(o)
	if !o.Is(omp.Wsloop) || !ofTasks(o) || o.Attr("omp.composite") != nil {
		return
	}
	w.share(o)
	c := &copies{rewriter: w, at: o, room: o}
	w.own(o, c.make, omp.ReductionClause)
	next := o.Next()
	c.end(next)
	if o.Attr("nowait") == nil {
		build.Before(next).Op(omp.Barrier, ir.With{Loc: o.Loc})
	}
}

// simd makes the copies of a reduction of a simd loop, inside of a loop that reduces the same variable, parts of the copy of the thread: LLVM
// adds them to what the operand is, which all threads have.
func (w *rewriter) simd(o *ir.Op) {
	vars := slices.Clone(o.GetAll("reduction_vars"))
	for _, a := range omp.EntryArgs(o.ParentOp()) {
		for i, v := range vars {
			if a.Clause == omp.ReductionClause && a.Outer == v {
				vars[i] = a.Inner
			}
		}
	}
	setGroup(o, "reduction_vars", vars)
}

// predefined is the largest number of a predefined allocator (OpenMP 5.2 §6.2).
const predefined = 8

// allocate removes an allocate clause that names predefined allocators only: on a host these are all of the same memory.
func (w *rewriter) allocate(o *ir.Op) {
	for _, x := range omp.SlotAllocate.Of(o).Items {
		n, constant := ir.ConstantInt(strip(x.Second))
		if x.Number != 0 || !constant || n < 0 || n > predefined {
			return
		}
	}
	setGroup(o, "allocate_vars", nil)
	setGroup(o, "allocator_vars", nil)
}

// strip is the value from which an integer of another width is made.
func strip(v *ir.Value) *ir.Value {
	for v.Op() != nil && strings.HasPrefix(v.Op().Name(), "arith.ext") {
		v = v.Op().Operand(0)
	}
	return v
}

// taskwait makes an empty task of a taskwait construct with dependences, which it is by its definition (OpenMP 5.2 §15.5).
func (w *rewriter) taskwait(o *ir.Op) {
	if len(o.GetAll("depend_vars")) == 0 {
		return
	}
	w.task(o)
	o.Erase()
}

// data puts a directive that moves data and has dependences into a task with these, which it is by its definition (OpenMP 5.2 §13.6).
func (w *rewriter) data(o *ir.Op) {
	if len(o.GetAll("depend_vars")) == 0 {
		return
	}
	end := w.task(o)
	o.MoveBefore(end)
	setGroup(o, "depend_vars", nil)
	o.SetAttr("depend_kinds", nil)
	o.SetAttr("nowait", nil)
}

// task makes a task before an operation with the dependences of it, and returns its end. Without nowait the task ends before
// the program goes on.
func (w *rewriter) task(o *ir.Op) *ir.Op {
	e := build.Before(o)
	e.Loc = o.Loc
	d := ir.NewDraft(omp.Task)
	for _, v := range o.GetAll("depend_vars") {
		d.Add("depend_vars", v)
	}
	d.Set("depend_kinds", o.Attr("depend_kinds"))
	if o.Attr("nowait") == nil {
		d.Add("if_expr", e.Constant(ir.I1(), 0))
	}
	task := d.Insert(e.Builder, o.Loc)
	return build.End(task.Region(0).AddBlock(), o.Loc).Op(omp.Terminator, ir.With{})
}

// taskloop makes the copies of reductions of a taskloop construct in its iterations, and one loop of its nest.
func (w *rewriter) taskloop(o *ir.Op) {
	w.allocate(o)
	nest := o.Region(0).Entry().First()
	for !nest.Is(omp.LoopNest) { // taskloop simd
		w.own(nest, func(a omp.EntryArg, _ omp.Item, _ *ir.Op) *ir.Value {
			for _, b := range omp.EntryArgs(o) {
				if b.Outer == a.Outer {
					return b.Inner
				}
			}
			return a.Outer
		}, omp.ReductionClause)
		nest = nest.Region(0).Entry().First()
	}
	w.count(o, nest)
	// A copy for each iteration, in memory that each task has.
	c := &copies{rewriter: w, at: nest.Region(0).Entry().First(), room: o}
	w.own(o, c.make, omp.ReductionClause, omp.InReduction)
	for _, b := range nest.Region(0).Blocks() {
		if end := b.Last(); end != nil && end.Is(omp.Yield) {
			c.end(end)
		}
	}
	w.errs = append(w.errs, w.locals.loop(o))
}

// count makes one loop of those of the nest of a taskloop construct, which counts from 0 by 1 in 64 bits up to the last number: LLVM
// translates no others, takes all bounds for inclusive ones, and extends bounds and steps as if they had no sign.
func (w *rewriter) count(taskloop, nest *ir.Op) {
	unsigned, _ := taskloop.Attr(accc.Unsigned.Name).(*ir.DenseArrayAttr)
	lower, upper, steps := nest.GetAll("loop_lower_bounds"), nest.GetAll("loop_upper_bounds"), nest.GetAll("loop_steps")
	body := nest.Region(0).Entry()
	e := build.Before(taskloop)
	e.Loc = nest.Loc
	zero, one := e.I64(0), e.I64(1)
	var froms, widths, counts []*ir.Value
	for i, by := range steps {
		from, to, step := e.Cast(lower[i], ir.I64()), e.Cast(upper[i], ir.I64()), e.Cast(by, ir.I64())
		if unsigned != nil && i < len(unsigned.Values) && unsigned.Values[i] != 0 && by.Type() != ir.I64() {
			from, to = e.Value(arith.Dialect, "extui", ir.I64(), lower[i]), e.Value(arith.Dialect, "extui", ir.I64(), upper[i])
		}
		up := e.Cmp(arith.SGT, step, zero)
		distance := e.Choose(up, e.Sub(to, from), e.Sub(from, to))
		if nest.Attr("loop_inclusive") == nil {
			distance = e.Sub(distance, one)
		}
		more := e.Add(e.Arith("divsi", distance, e.Choose(up, step, e.Sub(zero, step))), one)
		froms, widths = append(froms, from), append(widths, step)
		counts = append(counts, e.Choose(e.Cmp(arith.SLT, distance, zero), zero, more))
	}
	last := e.Sub(e.Product(counts), one)

	in := build.Before(body.First())
	in.Loc = nest.Loc
	k := body.AddArg(ir.I64(), body.Arg(0).Loc())
	number := k
	for i := len(counts) - 1; i >= 0; i-- {
		own := number
		if i > 0 {
			own, number = in.Arith("remsi", number, counts[i]), in.Arith("divsi", number, counts[i])
		}
		body.Arg(i).ReplaceAllUses(in.Cast(in.Add(froms[i], in.Mul(own, widths[i])), body.Arg(i).Type()))
	}
	for range counts {
		body.RemoveArg(0)
	}
	setGroup(nest, "loop_lower_bounds", []*ir.Value{zero})
	setGroup(nest, "loop_upper_bounds", []*ir.Value{last})
	setGroup(nest, "loop_steps", []*ir.Value{one})
	nest.SetAttr("loop_inclusive", ir.Unit())
	nest.SetAttr("collapse_num_loops", nil)
}

// target gives the region of a target construct its own copies of the variables that are passed by value: on the host, the
// translation passes their addresses.
func (w *rewriter) target(o *ir.Op) {
	w.allocate(o)
	for _, a := range omp.EntryArgs(o) {
		info := a.Outer.Op()
		if info == nil || !info.Is(omp.MapInfo) || !a.Inner.HasUses() {
			continue
		}
		if !omp.IsByCopy(info) {
			continue
		}
		t := info.Attr("var_type").(*ir.TypeAttr).Type
		if !llvm.Compatible(t) {
			continue
		}
		e := build.Before(o.Region(0).Entry().First())
		e.Loc = info.Loc
		own := e.Alloca(t, 1)
		value := e.Load(t, a.Inner)
		a.Inner.ReplaceAllUses(own)
		value.Op().SetOperand(0, a.Inner)
		e.Store(value, own)
	}
	if distributesOwn(o) {
		b := ir.Before(o.Region(0).Entry().First())
		b.Loc = o.Loc
		b.Op(omp.Flush, ir.With{})
	}
}

// distributesOwn reports whether a target construct distributes a loop whose bounds it computes itself: over addresses, or of a directive
// that a metadirective stands for. LLVM's translation looks for the bounds on the host wherever a construct has nothing of omp but the
// directives around one loop, and crashes if they are not there; with a flush in it, which means nothing at the beginning of a region of a
// device, it does not look.
func distributesOwn(target *ir.Op) bool {
	found := false
	ir.Walk(target, func(o *ir.Op) bool {
		if o.Is(omp.Distribute) {
			nest := o.Region(0).Entry().First()
			for nest.Is(omp.Wsloop) || nest.Is(omp.Simd) {
				nest = nest.Region(0).Entry().First()
			}
			found = found || nest.Is(omp.LoopNest) && slices.ContainsFunc(nest.GetAll("loop_lower_bounds"), func(v *ir.Value) bool { return v.Op() != nil })
		}
		return !found && (o == target || !o.Is(omp.Target))
	})
	return found
}

// teams makes the copies of a teams construct in its region, and combines those of reductions in a critical section: LLVM
// refuses private copies, and its code for reductions waits for threads that are not there.
func (w *rewriter) teams(o *ir.Op) {
	w.allocate(o)
	w.inRegion(o, omp.PrivateClause, omp.ReductionClause)
}

// parallel does the same for reductions in which tasks take part.
func (w *rewriter) parallel(o *ir.Op) {
	w.allocate(o)
	if ofTasks(o) {
		w.share(o)
		w.inRegion(o, omp.ReductionClause)
	}
}

// taskgroup removes a task_reduction clause: the tasks that take part in it combine their copies with the variable itself.
func (w *rewriter) taskgroup(o *ir.Op) {
	w.allocate(o)
	w.own(o, func(a omp.EntryArg, _ omp.Item, _ *ir.Op) *ir.Value { return a.Outer }, omp.TaskReduction)
}

// explicit makes the copies of a task for reductions in its region.
func (w *rewriter) explicit(o *ir.Op) {
	w.allocate(o)
	w.inRegion(o, omp.InReduction)
}

// ofTasks reports whether tasks take part in the reductions of a construct.
func ofTasks(o *ir.Op) bool {
	v, ok := omp.ReductionModEnum.Of(o.Attr("reduction_mod"))
	return ok && omp.ReductionModEnum.Text(v) == "task"
}

// share makes tasks that take part in a reduction of a construct combine their copies with its variable, not with the copy of
// the thread that makes the task: that thread goes on with it.
func (w *rewriter) share(o *ir.Op) {
	for _, a := range omp.EntryArgs(o) {
		if a.Clause != omp.ReductionClause {
			continue
		}
		for _, u := range slices.Clone(a.Inner.Users()) {
			if !omp.Takes(u.Def(), omp.InReduction) {
				continue
			}
			list := u.GetAll("in_reduction_vars")
			for i, v := range list {
				if v == a.Inner {
					list[i] = a.Outer
				}
			}
			setGroup(u, "in_reduction_vars", list)
		}
	}
}

// inRegion makes the copies that clauses ask for at the beginning of the region of a construct, and ends them where it ends.
func (w *rewriter) inRegion(o *ir.Op, clauses ...*omp.Clause) {
	c := &copies{rewriter: w, at: o.Region(0).Entry().First(), room: o.Region(0).Entry().First()}
	w.own(o, c.make, clauses...)
	for _, b := range o.Region(0).Blocks() {
		if end := b.Last(); end != nil && end.Is(omp.Terminator) {
			c.end(end)
		}
	}
}

// slotsOf are where operations hold the items of clauses with region arguments.
var slotsOf = map[*omp.Clause]omp.Slot{omp.PrivateClause: omp.SlotPrivate, omp.ReductionClause: omp.SlotReduction,
	omp.InReduction: omp.SlotInReduction, omp.TaskReduction: omp.SlotTaskReduction}

// groupsOf are the operands and attributes of these clauses.
var groupsOf = map[*omp.Clause][]string{
	omp.PrivateClause:   {"private_vars", "private_syms", "private_needs_barrier"},
	omp.ReductionClause: {"reduction_vars", "reduction_mod", "reduction_byref", "reduction_syms"},
	omp.InReduction:     {"in_reduction_vars", "in_reduction_byref", "in_reduction_syms"},
	omp.TaskReduction:   {"task_reduction_vars", "task_reduction_byref", "task_reduction_syms"},
}

// own removes clauses of a construct: their region arguments become what a function makes of them.
func (w *rewriter) own(o *ir.Op, value func(a omp.EntryArg, x omp.Item, recipe *ir.Op) *ir.Value, clauses ...*omp.Clause) {
	items := map[*omp.Clause][]omp.Item{}
	for _, c := range clauses {
		if omp.Takes(o.Def(), c) {
			items[c] = slotsOf[c].Of(o).Items
		}
	}
	args := omp.EntryArgs(o)
	for _, a := range args {
		if list := items[a.Clause]; len(list) > 0 {
			t, ok := ir.LookupSymbolRef(o, list[0].Recipe).Attr("type").(*ir.TypeAttr)
			if !ok || !llvm.Compatible(t.Type) {
				w.errs = append(w.errs, o.ErrorCode(codeUnsupported, "not yet handled: copies of this type"))
				return
			}
		}
	}
	n := 0
	for _, a := range args {
		list := items[a.Clause]
		if len(list) == 0 {
			n++
			continue
		}
		items[a.Clause] = list[1:]
		a.Inner.ReplaceAllUses(value(a, list[0], ir.LookupSymbolRef(o, list[0].Recipe)))
		o.Region(0).Entry().RemoveArg(n)
	}
	for c := range items {
		setGroup(o, groupsOf[c][0], nil)
		for _, name := range groupsOf[c][1:] {
			if o.Attr(name) != nil {
				o.SetAttr(name, nil)
			}
		}
	}
}

// A copies makes copies before an operation, in memory that is reserved before another one.
type copies struct {
	*rewriter
	at, room      *ir.Op
	combine, ends []func(at *ir.Op)
}

// make makes the copy of an item.
func (c *copies) make(a omp.EntryArg, x omp.Item, r *ir.Op) *ir.Value {
	v := x.Value
	if a.Clause != omp.PrivateClause && x.ByRef {
		if alloc := r.Region(build.ReductionAlloc); !alloc.Empty() {
			v = build.Yielded(c.at, alloc, v)
		}
	} else {
		v = build.Before(c.room).Alloca(r.Attr("type").(*ir.TypeAttr).Type, 1)
	}
	if a.Clause != omp.PrivateClause {
		v = build.Neutral(c.at, r, x.ByRef, x.Value, v)
		c.combine = append(c.combine, func(at *ir.Op) { build.Combine(at, r, x.ByRef, x.Value, v) })
		c.ends = append(c.ends, func(at *ir.Op) { build.EndReduction(at, r, v) })
		return v
	}
	for _, region := range []int{build.PrivateInit, build.PrivateCopy} {
		if r := r.Region(region); !r.Empty() {
			v = build.Yielded(c.at, r, x.Value, v)
		}
	}
	if end := r.Region(build.PrivateEnd); !end.Empty() {
		c.ends = append(c.ends, func(at *ir.Op) { build.Inline(at, end, []*ir.Value{v}) })
	}
	return v
}

// end combines the copies with their variables before an operation, and frees what they hold.
func (c *copies) end(at *ir.Op) {
	c.critical(at, c.combine)
	for _, f := range c.ends {
		f(at)
	}
}

// reductionLock is the lock of the critical section that combines copies, and how many bytes it has.
const (
	reductionLock = "accc_reduction"
	lockBytes     = 32
)

// critical makes a critical section before an operation with what functions put into it. It is made of calls: with another
// operation of omp beside the loop, LLVM would not see that the loop is all that the construct does.
func (w *rewriter) critical(at *ir.Op, list []func(at *ir.Op)) {
	if len(list) == 0 {
		return
	}
	for _, name := range []string{"GOMP_critical_name_start", "GOMP_critical_name_end"} {
		if ir.SymbolIn(w.module, name) == nil {
			build.Function(w.module, name, []ir.Type{build.Ptr()}, nil, true)
		}
	}
	if !w.locked {
		w.locked = true
		end := build.End(w.module.Region(0).Entry(), w.module.Loc)
		g := end.Op(llvm.Global, ir.With{Regions: 1, Attrs: []ir.NamedAttr{{Name: "sym_name", Value: ir.String(reductionLock)},
			{Name: "global_type", Value: ir.TypeValue(llvm.Array(lockBytes, ir.I8()))}, {Name: "linkage", Value: llvm.LinkageEnum.Attr(llvm.Internal)},
			{Name: "addr_space", Value: ir.Integer(ir.I32(), 0)}, {Name: "alignment", Value: ir.Integer(ir.I64(), 8)}}})
		init := build.End(g.Region(0).AddBlock(), g.Loc)
		init.Op(llvm.Return, ir.With{Operands: []*ir.Value{init.Value(llvm.Dialect, "mlir.zero", llvm.Array(lockBytes, ir.I8()))}})
	}
	e := build.Before(at)
	e.Loc = at.Loc
	lock := e.Op(llvm.AddressOf, ir.With{Types: []ir.Type{build.Ptr()}, Attrs: []ir.NamedAttr{{Name: "global_name", Value: ir.Symbol(reductionLock)}}}).Result(0)
	e.Call("GOMP_critical_name_start", []ir.Type{}, lock)
	for _, f := range list {
		f(at)
	}
	e = build.Before(at)
	e.Loc = at.Loc
	e.Call("GOMP_critical_name_end", []ir.Type{}, lock)
}

// The severities of libomp.
const severityWarning, severityFatal = 1, 2

// call replaces the call that is an error directive by that of libomp's function.
func (w *rewriter) call(o *ir.Op) {
	d, _ := o.Attr(accc.Directive.Name).(*ir.DictAttr)
	if d == nil || accc.Text(d, "name") != "error" || !isExternal(w.module, o) {
		return
	}
	if accc.Word(accc.Clause(d, "at"), "args") != "execution" {
		o.Erase()
		return
	}
	severity := int64(severityFatal)
	if accc.Word(accc.Clause(d, "severity"), "args") == "warning" {
		severity = severityWarning
	}
	e := build.Before(o)
	e.Loc = o.Loc
	var message *ir.Value
	switch {
	case o.NumOperands() == 0:
		message = e.Null()
	case llvm.IsPtr(o.Operand(0).Type()):
		message = o.Operand(0)
	default:
		w.errs = append(w.errs, o.ErrorCode(codeUnsupported, "not yet handled: the message of an error directive that is not text"))
		return
	}
	const name = "__kmpc_error"
	if ir.SymbolIn(w.module, name) == nil {
		build.Function(w.module, name, []ir.Type{build.Ptr(), ir.I32(), build.Ptr()}, nil, true)
	}
	e.Call(name, []ir.Type{}, e.Null(), e.I32(severity), message)
	o.Erase()
}

// isExternal reports whether a call is one of a function without a body.
func isExternal(module, call *ir.Op) bool {
	ref, ok := call.Attr("callee").(*ir.SymbolRefAttr)
	if !ok {
		return false
	}
	f := ir.SymbolIn(module, ref.Root)
	return f != nil && f.Region(0).Empty()
}

// locals is the state of Locals.
type locals struct {
	module  *ir.Op
	recipes map[string]string // symbols, by types
}

func newLocals(module *ir.Op) *locals { return &locals{module: module, recipes: map[string]string{}} }

// loop makes the variables private that a loop alone uses: what its body declares has its memory in the function around, which all
// tasks and threads would share.
func (p *locals) loop(o *ir.Op) error {
	var list []*ir.Op
	var err error
	seen := map[*ir.Op]bool{}
	ir.Walk(o, func(in *ir.Op) bool {
		for _, v := range in.Operands() {
			d := v.Op()
			if d == nil || seen[d] || !d.Is(llvm.Alloca) || o.IsAncestorOf(d) {
				continue
			}
			seen[d] = true
			own := true
			for _, u := range v.Users() {
				own = own && u != o && o.IsAncestorOf(u)
			}
			if !own {
				continue
			}
			if n, ok := ir.ConstantInt(d.Operand(0)); !ok || n != 1 || d.Attr("alignment") != nil {
				err = o.ErrorCode(codeUnsupported, "not yet handled: a variable in the body of the loop with a length or an alignment of its own")
			}
			list = append(list, d)
		}
		return true
	})
	if err != nil || len(list) == 0 {
		return err
	}
	entry := o.Region(0).Entry()
	at := omp.EntryEnd(o, omp.PrivateClause)
	vars := o.GetAll("private_vars")
	var syms []ir.Attribute
	if have, ok := o.Attr("private_syms").(*ir.ArrayAttr); ok {
		syms = append(syms, have.Elems...)
	}
	for i, d := range list {
		v := d.Result(0)
		inner := entry.InsertArg(at+i, v.Type(), d.Loc)
		v.ReplaceAllUses(inner)
		vars = append(vars, v)
		syms = append(syms, ir.Symbol(p.recipe(d.Attr("elem_type").(*ir.TypeAttr))))
	}
	setGroup(o, "private_vars", vars)
	o.SetAttr("private_syms", ir.ArrayOf(syms...))
	return nil
}

// recipe is the symbol of a recipe for copies of a type without a value.
func (p *locals) recipe(t *ir.TypeAttr) string {
	key := ir.TypeString(t.Type)
	if s := p.recipes[key]; s != "" {
		return s
	}
	name := ""
	for n := len(p.recipes); name == "" || ir.SymbolIn(p.module, name) != nil; n++ {
		name = "accc_local_" + strconv.Itoa(n)
	}
	e := build.Before(p.module.Region(0).Entry().First())
	e.Loc = p.module.Loc
	e.Op(omp.Private, ir.With{Regions: 3, Attrs: []ir.NamedAttr{{Name: "sym_name", Value: ir.String(name)},
		{Name: "type", Value: t}, {Name: "data_sharing_type", Value: omp.DataSharingEnum.Attr(0)}}})
	p.recipes[key] = name
	return name
}
