package omptooffload

import (
	"slices"

	"accc/dialects/arith"
	"accc/dialects/conversion/build"
	"accc/dialects/conversion/section"
	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/dialects/offload"
	"accc/dialects/omp"
	"accc/ir"
)

// A region is that of a target construct, with what it needs to know of the host.
type region struct {
	*mover
	// bindings are what the arguments of the region become.
	bindings []binding
	// device are the addresses of mapped variables on the device.
	device map[*mapping]*ir.Value
	// own is what is allocated for the construct.
	own []*ir.Value
	// bytes are the variables whose bytes are copied for the launch, by the numbers of the items of private clauses.
	bytes map[int]*mapping
}

// A binding is an argument of the region: a value, a variable of the region's own that begins with one, or the address of a
// mapped variable.
type binding struct {
	value   *ir.Value
	first   *ir.Value
	mapping *mapping
}

// target replaces a target construct by a choice: data actions around a launch, or the region on the host. The host runs it
// where a condition says so, and where the device is the host.
func (c *code) target(o *ir.Op) {
	reversed := slices.Contains(ancestors(o), "ancestor") && !c.opts.HostOnly
	if !reversed && !c.onHost(o) || !c.flatten(o) {
		return
	}
	if reversed {
		if n, constant := ir.ConstantInt(o.Get("device")); !constant || n != 1 {
			c.unsupported(o, "device(ancestor: ...) with a number that is not the constant 1")
			return
		}
	}
	t := &region{mover: c.mover(o, o), device: map[*mapping]*ir.Value{}}
	t.parent = reversed
	t.bind()
	if len(c.errs) > 0 {
		return
	}
	at := c.deferred(o)
	if at != o {
		o.MoveBefore(at)
	}
	t.participate()
	switch {
	case c.opts.HostOnly:
		t.onHost(nil)
		t.free(build.Before(at))
		t.freeMapped(at)
	case reversed:
		t.onParent(at)
		t.free(build.Before(at))
		t.freeMapped(at)
	default:
		onHost := &ir.Region{}
		o.Region(0).CloneInto(onHost, ir.NewMapping())
		number, on := t.open(o, o.Get("device"), o.Get("if_expr"))
		head, loc := o.Parent(), o.Loc
		after := head.Split(o.Next())
		device, local := &ir.Block{}, &ir.Block{}
		head.Region().InsertAfter(device, head)
		head.Region().InsertAfter(local, device)
		o.MoveToEnd(local)
		build.End(local, loc).Br(after)
		build.End(device, loc).Br(after)
		build.End(head, loc).CondBr(on, device, nil, local, nil)
		t.onDevice(number, device.Last())
		t.onHost(onHost)
		t.free(build.Before(after.First()))
		t.freeMapped(after.First())
	}
	o.Erase()
}

// onHost reports whether an operation of data or a target construct is in code for the host alone: what it does inside of a target region
// is unspecified (OpenMP 5.2 §13.8), so it is refused there.
func (c *code) onHost(o *ir.Op) bool {
	for p := o.ParentOp(); p != nil && !p.Is(offload.Reverse); p = p.ParentOp() {
		if p.Is(offload.Launch) {
			c.unsupported(o, directive(o)+" inside of a target region; only target with device(ancestor: 1) is supported there")
			return false
		}
	}
	return true
}

// ancestors are the modifiers of the device clause.
func ancestors(o *ir.Op) []string {
	if list := omp.SlotDevice.Of(o).Items; len(list) > 0 {
		return list[0].Modifiers
	}
	return nil
}

// bind computes, before the construct, what the arguments of its region are.
func (t *region) bind() {
	o := t.o
	by := map[*ir.Op]*mapping{}
	var visit func(x *mapping)
	visit = func(x *mapping) {
		by[x.info] = x
		for _, p := range x.parts {
			visit(p)
		}
	}
	for _, x := range t.list {
		visit(x)
	}
	for _, a := range omp.EntryArgs(o) {
		var b binding
		switch a.Clause {
		case omp.HostEval:
			b.value = a.Outer
		case omp.MapEntry:
			b = t.mapped(by[a.Outer.Op()])
		case omp.HasDeviceAddr:
			b = t.addressed(a.Outer)
		case omp.InReduction: // the variable is mapped for it
			for _, x := range by {
				if x.base == a.Outer {
					b.mapping = x
				}
			}
		}
		t.bindings = append(t.bindings, b)
	}
	for _, p := range omp.SlotPrivate.Of(o).Items {
		n := int(p.Number) - 1
		if x := mappedBy(t.bindings, omp.EntryArgs(o), n); x != nil && x.isDescriptor() && len(x.parts) == 0 && !t.opts.HostOnly {
			t.detach(x)
		}
	}
	t.snapshot()
	t.bytes = t.staged()
	t.list = slices.DeleteFunc(t.list, func(x *mapping) bool {
		for _, y := range t.bytes {
			if x == y {
				return true
			}
		}
		return slices.ContainsFunc(t.bindings, func(b binding) bool { return b.mapping == x && b.first != nil })
	})
}

// participate makes the variables of in_reduction the copies of the thread that executes the target task, which are mapped in their
// place (OpenMP 5.2 §5.5.12).
func (t *region) participate() {
	for i, a := range omp.EntryArgs(t.o) {
		x := t.bindings[i].mapping
		if a.Clause != omp.InReduction || x == nil {
			continue
		}
		if x.pointer != nil || len(x.parts) > 0 {
			t.unsupported(t.o, "in_reduction of a variable with a descriptor")
			continue
		}
		e := build.Before(t.o)
		e.Loc = t.o.Loc
		x.base = e.Op(offload.TaskCopy, ir.With{Operands: []*ir.Value{x.base}, Attrs: named(t.o), Types: []ir.Type{build.Ptr()}}).Result(0)
	}
}

// mappedBy is the mapping of an argument, by its number among those of mapped variables; nil: none.
func mappedBy(list []binding, args []omp.EntryArg, n int) *mapping {
	for i, a := range args {
		if a.Clause != omp.MapEntry {
			continue
		}
		if n == 0 {
			return list[i].mapping
		}
		n--
	}
	return nil
}

// mapped is the argument of a mapped variable: a variable that is passed by its value is one of the region's own.
func (t *region) mapped(x *mapping) (b binding) {
	if x == nil {
		return b
	}
	b.mapping = x
	if omp.IsByCopy(x.info) {
		b.first = t.valueOf(x)
	}
	return b
}

// valueOf loads a small variable before the construct; nil where it is not small.
func (t *region) valueOf(x *mapping) *ir.Value {
	typ := x.info.Attr("var_type").(*ir.TypeAttr).Type
	size, err := section.Size(typ)
	if err != nil || size > 8 {
		x.flags |= omp.MapTo
		return nil
	}
	if arith.Width(typ) == 0 && !llvm.IsPtr(typ) {
		if size&(size-1) != 0 {
			x.flags |= omp.MapTo
			return nil
		}
		typ = ir.Int(int(size) * 8)
	}
	e := build.Before(t.o)
	e.Loc = x.info.Loc
	return e.Load(typ, x.base)
}

// addressed is the argument of a variable of is_device_ptr or has_device_addr.
func (t *region) addressed(v *ir.Value) (b binding) {
	list := t.read([]*ir.Value{v}, build.Before(t.o))
	if len(list) != 1 {
		return b
	}
	x := list[0]
	switch {
	case x.flags&omp.MapDevicePtr != 0 && !isArray(x.info.Attr("var_type").(*ir.TypeAttr).Type):
		b.mapping, b.first = x, t.valueOf(x)
	case x.isDescriptor(): // it is the data that is on the device
		x.flags |= omp.MapAlways | omp.MapTo
		t.list = append(t.list, x)
		b.mapping = x
	default:
		b.value = x.base
	}
	return b
}

// isArray reports whether a type is that of an array, which is_device_ptr names where it is on the device itself, as has_device_addr
// does (OpenMP 5.2 §5.4.7).
func isArray(t ir.Type) bool {
	_, ok := t.(*llvm.ArrayType)
	return ok
}

// enterRegion replaces the arguments of the region, which op has now. at is where variables of its own are made, and place
// what a mapped variable is there. copied makes, where the region begins, what has been copied of a variable: of one that is passed by
// its value, or of an item of private clauses; nil: nothing has.
func (t *region) enterRegion(op *ir.Op, place func(x *mapping) *ir.Value, copied func(arg, item int) func(in build.Emit) *ir.Value) *copies {
	entry := op.Region(0).Entry()
	first := entry.First()
	e := build.Before(first)
	mapped := make([]*ir.Value, 0, len(t.bindings))
	args := omp.EntryArgs(op)
	for i, a := range args {
		var v *ir.Value
		switch b := t.bindings[i]; {
		case b.first != nil && copied != nil && copied(i, -1) != nil:
			v = copied(i, -1)(e)
		case b.first != nil:
			v = e.Alloca(b.first.Type(), 1)
			e.Store(b.first, v)
		case b.value != nil:
			v = b.value
		case b.mapping != nil:
			v = place(b.mapping)
		}
		if v != nil && a.Clause != omp.PrivateMap {
			a.Inner.ReplaceAllUses(v)
		}
		if a.Clause == omp.MapEntry {
			mapped = append(mapped, v)
		}
	}
	k := &copies{code: t.code, o: op, at: first}
	k.origin = func(x omp.Item) *ir.Value {
		if n := int(x.Number) - 1; n >= 0 && n < len(mapped) && mapped[n] != nil {
			return mapped[n]
		}
		return x.Value
	}
	if copied != nil {
		k.given = func(i int) *ir.Value {
			if made := copied(-1, i); made != nil {
				return made(e)
			}
			return nil
		}
	}
	k.make(op)
	for len(argsOf(op)) > 0 {
		entry.RemoveArg(0)
	}
	return k
}

// onHost runs the region, or a copy of it, in place of the construct.
func (t *region) onHost(copied *ir.Region) {
	o := t.o
	if copied != nil {
		o.Region(0).Take(copied)
	}
	k := t.enterRegion(o, func(x *mapping) *ir.Value { return x.base }, nil)
	lift := t.limitThreads(build.Before(o), o.Get("thread_limit"))
	unwrap(o)
	lift(o)
	k.end(o)
}

// onParent has the host run the region, before at: reverse offload (OpenMP 5.2 §13.2). The function that the construct is in may be code of a device
// or of the host, whose parent is itself.
func (t *region) onParent(at *ir.Op) {
	o := t.o
	t.open(at, nil, nil)
	for _, x := range t.list {
		t.device[x] = t.each(at, x, t.enter)
	}
	t.close(at)
	k := t.enterRegion(o, func(x *mapping) *ir.Value { return t.device[x] }, nil)
	e := build.Before(at)
	e.Loc = o.Loc
	d := ir.NewDraft(offload.Reverse)
	d.Set("function", ir.String(t.newRegion("reverse")))
	d.Set(offload.Directive, ir.String(t.directive))
	r := d.Insert(e.Builder, o.Loc).Region(0)
	r.Take(o.Region(0))
	k.end(oneEnd(r, o.Loc))
	t.open(at, nil, nil)
	t.actions(at, t.list, t.exit)
}

// limitThreads limits the threads of regions, and returns what lifts the limit before an operation.
func (t *region) limitThreads(e build.Emit, limit *ir.Value) (lift func(end *ir.Op)) {
	if limit == nil {
		return func(*ir.Op) {}
	}
	e.Loc = t.o.Loc
	change := func(e build.Emit, n *ir.Value) *ir.Value {
		return e.Op(offload.ThreadLimit, ir.With{Operands: []*ir.Value{n}, Types: []ir.Type{ir.I32()},
			Attrs: []ir.NamedAttr{{Name: offload.Directive, Value: ir.String(t.directive)}}}).Result(0)
	}
	before := change(e, e.Cast(outside(e, limit), ir.I32()))
	return func(end *ir.Op) {
		e := build.Before(end)
		e.Loc = t.o.Loc
		change(e, before)
	}
}

// onDevice launches the region before at.
func (t *region) onDevice(number *ir.Value, at *ir.Op) {
	o := t.o
	for _, x := range t.list {
		t.device[x] = t.each(at, x, t.enter)
	}
	t.close(at)
	values := map[int]func(in build.Emit) *ir.Value{}
	for i, a := range omp.EntryArgs(o) {
		if b := t.bindings[i]; b.first != nil && sharedByTeams(o, a.Inner) {
			v := t.stageValue(at, number, b)
			values[i] = func(build.Emit) *ir.Value { return v }
		}
	}
	first := o.Region(0).Entry().First()
	k := t.enterRegion(o, func(x *mapping) *ir.Value { return t.device[x] }, func(arg, item int) func(in build.Emit) *ir.Value {
		if x := t.bytes[item]; x != nil {
			return t.stageItem(at, number, item, x)
		}
		if item >= 0 {
			return t.section(at, first, omp.SlotPrivate.Of(o).Items[item])
		}
		return values[arg]
	})
	teams := teamsOf(o)
	e := build.Before(at)
	e.Loc = o.Loc
	d := ir.NewDraft(offload.Launch)
	groups := e.I32(1)
	if teams != nil {
		groups = e.I32(0)
		if v := teams.Get("num_teams_upper"); v != nil {
			positive(e, teams, v, teamCount)
			groups = e.Cast(outside(e, v), ir.I32())
		}
		if v := teams.Get("if_expr"); v != nil {
			groups = e.Choose(outside(e, v), groups, e.I32(1))
		}
	}
	d.Add("groups", groups)
	d.Add("device", number)
	d.Set("kernel", ir.String(t.newRegion("kernel")))
	d.Set(offload.Directive, ir.String(t.directive))
	launch := d.Insert(e.Builder, o.Loc)
	launch.Region(0).Take(o.Region(0))
	for _, n := range []string{"team", "teams"} {
		launch.Region(0).Entry().AddArg(ir.I32(), &ir.NameLoc{Name: n, Child: ir.Unknown})
	}
	end := oneEnd(launch.Region(0), o.Loc)
	limit := o.Get("thread_limit")
	if teams != nil {
		if v := teams.Get("thread_limit"); v != nil {
			limit = v
		}
		t.league(teams, end)
	}
	t.launches[launch] = &launched{league: teams != nil, limit: limit}
	t.limitThreads(build.Before(launch.Region(0).Entry().First()), limit)(end)
	k.end(end)
	t.open(at, number, nil)
	t.actions(at, t.list, t.exit)
}

// A launched is a launch of a target construct.
type launched struct {
	league bool      // its groups are the teams of a league
	limit  *ir.Value // of the number of threads; nil: none
}

// teamsOf is the teams construct that a target region consists of, but for what prepares it, or nil: its teams are then the
// groups of the launch.
func teamsOf(o *ir.Op) *ir.Op {
	r := o.Region(0)
	if len(r.Blocks()) != 1 {
		return nil
	}
	var teams *ir.Op
	for x := r.Entry().First(); x != nil; x = x.Next() {
		switch {
		case x.Is(omp.Teams):
			if teams != nil {
				return nil
			}
			teams = x
		case x.IsTerminator(), x.Is(llvm.Alloca), x.Def().Has(ir.ConstantLike), x.Def().Has(ir.Pure):
		case x.Is(llvm.Load), x.Is(llvm.Store) && isLocal(x.Operand(1), o):
		default:
			return nil
		}
	}
	if teams == nil {
		return nil
	}
	for _, name := range []string{"num_teams_upper", "if_expr", "thread_limit"} {
		if v := teams.Get(name); v != nil && build.Defines(o, v) && !build.IsConstant(v) {
			return nil
		}
	}
	return teams
}

// isLocal reports whether an address is that of storage of an operation's region.
func isLocal(v *ir.Value, o *ir.Op) bool {
	d := v.Op()
	return d != nil && d.Is(llvm.Alloca) && o.IsAncestorOf(d)
}

// outside is a value that a region and the code around it know.
func outside(e build.Emit, v *ir.Value) *ir.Value {
	if n, ok := ir.ConstantInt(v); ok {
		return e.Constant(v.Type(), n)
	}
	return v
}

// league puts the code of the teams construct in its place: each group runs it. What the teams reduce is folded when all have
// ended.
func (t *region) league(o, end *ir.Op) {
	k := &copies{code: t.code, o: o, at: o}
	k.make(o)
	for len(argsOf(o)) > 0 {
		o.Region(0).Entry().RemoveArg(0)
	}
	unwrap(o)
	for _, x := range k.reductions {
		t.combineTeams(o, end, k, x)
	}
	k.end(end)
	o.Erase()
}

// combineTeams makes the reduction of a variable over the groups of a launch, before end. What a group leaves of a variable with a
// descriptor is the descriptor; its data is freed when it has been folded.
func (t *region) combineTeams(o, end *ir.Op, k *copies, x reduction) {
	size, ok := t.sizeOf(x)
	described := ok && x.byRef && holdsPointer(madeBy(x.recipe))
	if !ok || described && x.recipe.Region(build.ReductionEnd).Empty() {
		t.unsupported(o, "a reduction over teams of a variable of this type")
		return
	}
	e := build.Before(end)
	e.Loc = o.Loc
	fold := e.Op(offload.Combine, ir.With{Groups: [][]*ir.Value{{x.variable}, {x.copy}, {e.I64(size)}, nil}, Types: []ir.Type{}, Loc: o.Loc})
	body := fold.Region(0).AddBlock(x.variable.Type(), x.copy.Type())
	yield := build.End(body, o.Loc).Op(offload.Yield, ir.With{})
	k.combine(yield, reduction{recipe: x.recipe, byRef: x.byRef, variable: body.Arg(0)}, body.Arg(1))
	if described {
		*x.kept = true
		build.EndReduction(yield, x.recipe, body.Arg(1))
	}
}

// holdsPointer reports whether what is allocated is a descriptor, whose data is elsewhere.
func holdsPointer(alloca *ir.Op) bool {
	s, ok := alloca.Attr("elem_type").(*ir.TypeAttr).Type.(*llvm.StructType)
	return ok && len(s.Elems()) > 1 && llvm.IsPtr(s.Elems()[0])
}

// launchOf is the launch whose initial thread executes an operation, or nil.
func (c *code) launchOf(o *ir.Op) *ir.Op {
	for p := o.ParentOp(); p != nil; p = p.ParentOp() {
		switch {
		case p.Is(offload.Launch):
			return p
		case p.Is(offload.Fork), p.Is(offload.Task), p.Is(offload.Reverse):
			return nil
		}
	}
	return nil
}

// queries are the routines that tell the position of a thread, which code inside of a launch knows.
var queries = map[string]struct {
	kind int64
	size bool
}{
	"omp_get_thread_num": {offload.TeamParallel, false}, "omp_get_num_threads": {offload.TeamParallel, true},
	"omp_get_team_num": {offload.TeamLeague, false}, "omp_get_num_teams": {offload.TeamLeague, true},
}

// ask replaces calls of these routines inside of launches.
func (c *code) ask() {
	var list []*ir.Op
	ir.Walk(c.f, func(o *ir.Op) bool {
		if s, ok := o.Attr("callee").(*ir.SymbolRefAttr); ok && (o.Is(fn.Call) || o.Is(llvm.Call)) && o.NumResults() == 1 && o.NumOperands() == 0 {
			if q, ok := queries[s.Root]; ok && c.symbols[s.Root] != nil && c.symbols[s.Root].Region(0).Empty() && c.known(o, q.kind) {
				list = append(list, o)
			}
		}
		return true
	})
	for _, o := range list {
		q := queries[o.Attr("callee").(*ir.SymbolRefAttr).Root]
		rank, size := c.position(o, q.kind)
		if q.size {
			rank = size
		}
		o.Result(0).ReplaceAllUses(rank)
		o.Erase()
	}
}

// known reports whether an operation is in a launch, with nothing around it whose position only the runtime knows.
func (c *code) known(o *ir.Op, kind int64) bool {
	for p := o.ParentOp(); p != nil; p = p.ParentOp() {
		switch {
		case p.Is(offload.Task), p.Is(offload.Reverse):
			return false
		case p.Is(offload.Launch):
			return c.launches[p] != nil
		}
	}
	return false
}
