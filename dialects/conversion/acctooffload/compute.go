package acctooffload

import (
	"fmt"
	"slices"

	"accc/dialects/acc"
	"accc/dialects/arith"
	"accc/dialects/conversion/build"
	"accc/dialects/conversion/section"
	"accc/dialects/llvm"
	"accc/dialects/offload"
	"accc/ir"
)

// compute replaces a compute construct by a launch of its kernel, by its host version, or by a choice of both.
func (h *hostFunction) compute(o *ir.Op, s *setting) {
	var onHost *ir.Region
	if h.switches || s.on != nil || s.off {
		onHost = &ir.Region{}
		o.Region(0).CloneInto(onHost, ir.NewMapping())
	}
	if s.off {
		h.hostVersion(o, s, onHost)
		o.Erase()
		return
	}
	if onHost == nil {
		h.launchAll(o, s, o)
		o.Erase()
		return
	}
	head, loc := o.Parent(), o.Loc
	e := build.Before(o)
	on := s.on
	if h.switches {
		away := e.Arith("xori", e.Op(offload.OnHost, ir.With{}).Result(0), e.Constant(ir.I1(), 1))
		if on == nil {
			on = away
		} else {
			on = e.Arith("andi", on, away)
		}
	}
	after := head.Split(o.Next())
	device, local := &ir.Block{}, &ir.Block{}
	head.Region().InsertAfter(device, head)
	head.Region().InsertAfter(local, device)
	o.MoveToEnd(local)
	build.End(local, loc).Br(after)
	h.hostVersion(o, s, onHost)
	build.End(device, loc).Br(after)
	h.launchAll(o, s, device.Last())
	o.Erase()
	build.End(head, loc).CondBr(on, device, nil, local, nil)
}

// hostVersion inserts the region of a construct before o, run by one gang on host memory, where the data clauses yield
// host addresses.
func (h *hostFunction) hostVersion(o *ir.Op, s *setting, r *ir.Region) {
	b := &body{lowering: h.lowering, f: h.f, rename: map[*ir.Value]*ir.Value{}}
	// The clone still refers to the clauses' own values: with copies of those it has copies of the variables.
	swap := map[*ir.Value]*ir.Value{}
	type reduction struct {
		op              *ir.Op
		target, private *ir.Value
	}
	var reds []reduction
	next := o.Next()
	for _, slot := range acc.CopySlots {
		for _, v := range slot.Operands(o) {
			if v.Op() == nil || v.Op().Def().Dialect != acc.Dialect {
				continue
			}
			c := v.Op().Clone(ir.NewMapping())
			o.Parent().InsertBefore(c, o)
			target := s.place(acc.Var(c))
			private := b.privateCopy(c, o, target)
			if private == nil {
				continue
			}
			swap[v] = private
			c.Erase()
			if slot == acc.SlotReduction {
				b.rename[acc.Var(v.Op())] = private
				b.rename[target] = private
				reds = append(reds, reduction{v.Op(), target, private})
			}
		}
	}
	for _, x := range reds {
		b.combine(x.op, next, x.target, x.private)
	}
	var list []*ir.Op
	for _, blk := range r.Blocks() {
		for x := blk.First(); x != nil; x = x.Next() {
			ir.Walk(x, func(y *ir.Op) bool {
				for i := range y.NumOperands() {
					if to, ok := swap[y.Operand(i)]; ok {
						y.SetOperand(i, to)
					}
				}
				return true
			})
			list = append(list, outermost(x)...)
		}
	}
	h.localize(r, s, o)
	if len(r.Blocks()) == 1 {
		for _, x := range r.Entry().Ops() {
			if !x.IsTerminator() {
				x.MoveBefore(o)
			}
		}
	} else {
		head, entry := o.Parent(), r.Entry()
		after := head.Split(o)
		build.Spill(r, head, func(e build.Emit, t *ir.Op) { e.Br(after) })
		build.End(head, o.Loc).Br(entry)
	}
	b.each(list, 0)
}

// localize makes a region's own copies of private, firstprivate and reduction operations that are outside of it and
// belong to loops inside, in terms of the device's variables.
func (l *lowering) localize(r *ir.Region, s *setting, o *ir.Op) {
	copies := map[*ir.Op]*ir.Op{}
	var first *ir.Op
	if r.Entry() != nil {
		first = r.Entry().First()
	}
	for _, blk := range r.Blocks() {
		for x := blk.First(); x != nil; x = x.Next() {
			ir.Walk(x, func(y *ir.Op) bool {
				for i := range y.NumOperands() {
					d := y.Operand(i).Op()
					if d == nil || !isCopyOp(d) || within(d, r) {
						continue
					}
					c := copies[d]
					if c == nil {
						c = d.Clone(ir.NewMapping())
						first.Parent().InsertBefore(c, first)
						if d.Is(acc.Reduction) {
							c.SetOperand(0, s.place(acc.Var(c)))
						}
						copies[d] = c
					}
					y.SetOperand(i, c.Result(0))
				}
				return true
			})
		}
	}
}

func isCopyOp(o *ir.Op) bool {
	return o.Is(acc.Private) || o.Is(acc.Firstprivate) || o.Is(acc.Reduction)
}

func within(o *ir.Op, r *ir.Region) bool {
	for b := o.Parent(); b != nil; {
		if b.Region() == r {
			return true
		}
		p := b.ParentOp()
		if p == nil {
			return false
		}
		b = p.Parent()
	}
	return false
}

// place is the address of the variable in a construct's code: the device address when a data clause has it.
func (s *setting) place(v *ir.Value) *ir.Value {
	if d, ok := s.mapped[v]; ok {
		return d
	}
	return v
}

// launchAll launches the kernels of a construct, before at.
func (h *hostFunction) launchAll(o *ir.Op, s *setting, at *ir.Op) {
	if o.Is(acc.Kernels) {
		for _, part := range h.split(o) {
			h.launch(o, part, s, at)
		}
		return
	}
	h.launch(o, part{region: o.Region(0)}, s, at)
}

// launch makes the launch of a part of a construct, before at.
func (h *hostFunction) launch(o *ir.Op, p part, s *setting, at *ir.Op) {
	l, region := h.lowering, p.region
	e := build.Before(at)
	e.Loc = o.Loc
	grid := gridOf(o)
	d := ir.NewDraft(offload.Launch)
	d.Set(offload.Directive, ir.String(s.directive))
	d.Set("kernel", ir.String(fmt.Sprintf("%s_acc_kernel_%d", h.name, l.kernels[h.name])))
	l.kernels[h.name]++
	groups := make([]*ir.Value, len(grid.gangs))
	for i, g := range grid.gangs {
		groups[i] = e.Cast(g, ir.I32())
	}
	if grid.workers != nil {
		d.Add("threads", e.Cast(grid.workers, ir.I32()))
	}
	if grid.vector != nil {
		d.Add("lanes", e.Cast(grid.vector, ir.I32()))
	}
	d.Add(offload.Queue, s.async)
	launch := d.Insert(e.Builder, o.Loc)
	e.SetBefore(launch)

	b := &body{lowering: l, f: launch, host: e, share: p.share, verdict: p.verdict, rename: map[*ir.Value]*ir.Value{}}
	b.parallel = o.Is(acc.Parallel)
	// Several gangs run a parallel construct, and a part of a kernels construct that is a loop for them.
	gangs := !o.Is(acc.Serial) && (!o.Is(acc.Kernels) || p.share != nil)

	h.privateOperands(o, region, region.Entry().First(), s, b, e)
	l.localize(region, s, o)
	if o.Is(acc.Parallel) && len(groups) <= 1 {
		b.share, b.verdict = h.only(region, len(groups) == 0)
	}
	launch.Region(0).Take(region)
	entry := launch.Region(0).Entry()
	for i := range max(len(groups), 1) {
		rank, size := entry.AddArg(ir.I32(), position("gang", i)), entry.AddArg(ir.I32(), position("gangs", i))
		if gangs {
			b.gang, b.gangs = append(b.gang, rank), append(b.gangs, size)
		}
	}
	ret := oneEnd(launch.Region(0), o.Loc)
	b.constructReductions(o, s, ret)
	b.lower()
	b.combineGangs(ret)
	switch {
	case !gangs || len(groups) == 0 && !b.takesGangs:
		groups = slices.Repeat([]*ir.Value{e.I32(1)}, max(len(groups), 1))
	case len(groups) == 0:
		groups = []*ir.Value{e.I32(0)}
	}
	launch.SetGroup(0, b.onTerms(e, groups))
}

// position is the location of an argument with the rank of a gang, or the number of gangs, in a dimension.
func position(name string, dim int) ir.Location {
	if dim > 0 {
		name += fmt.Sprint(dim + 1)
	}
	return &ir.NameLoc{Name: name, Child: ir.Unknown}
}

// oneEnd makes a region end in one block and returns the operation that ends it.
func oneEnd(r *ir.Region, loc ir.Location) *ir.Op {
	var ends []*ir.Block
	for _, b := range r.Blocks() {
		if t := b.Last(); t != nil && (t.Is(acc.Yield) || t.Is(acc.Terminator)) {
			ends = append(ends, b)
		}
	}
	if len(ends) == 1 {
		ends[0].Last().Erase()
		return build.End(ends[0], loc).Op(offload.Yield, ir.With{})
	}
	out := r.AddBlock()
	for _, b := range ends {
		at := b.Last().Loc
		b.Last().Erase()
		build.End(b, at).Br(out)
	}
	return build.End(out, loc).Op(offload.Yield, ir.With{})
}

// onTerms are the numbers of gangs of a launch: one, which runs the loops in order, where objects that must be
// different are not.
func (b *body) onTerms(e build.Emit, gangs []*ir.Value) []*ir.Value {
	for _, v := range b.terms {
		if len(v.Written) == 0 || len(v.Written)+len(v.Read) == 1 {
			continue
		}
		apart := e.Op(offload.Distinct, ir.With{Groups: [][]*ir.Value{v.Written, v.Read}, Types: []ir.Type{ir.I1()}}).Result(0)
		for i, n := range gangs {
			gangs[i] = e.Choose(apart, n, e.I32(1))
		}
	}
	return gangs
}

// A grid is what num_gangs, num_workers and vector_length say.
type grid struct {
	gangs           []*ir.Value
	workers, vector *ir.Value
}

func gridOf(o *ir.Op) grid {
	var g grid
	if o.Is(acc.Serial) {
		return g
	}
	g.gangs = acc.SlotNumGangs.Choose(target, o).Values
	if p := acc.SlotNumWorkers.Choose(target, o); p.Found {
		g.workers = p.Values[0]
	}
	if p := acc.SlotVectorLength.Choose(target, o); p.Found {
		g.vector = p.Values[0]
	}
	return g
}

// privateOperands prepares the private, firstprivate and reduction copies of the construct itself, before first, the
// region's first operation. e makes what the host does before the launch.
func (h *hostFunction) privateOperands(o *ir.Op, region *ir.Region, first *ir.Op, s *setting, b *body, e build.Emit) {
	replace := func(v, private *ir.Value) {
		v.ReplaceUsesIf(private, func(u *ir.Operand) bool { return within(u.Owner(), region) })
	}
	for _, slot := range acc.CopySlots {
		for _, v := range slot.Operands(o) {
			d := v.Op()
			if d == nil || !isCopyOp(d) {
				continue
			}
			c := d.Clone(ir.NewMapping())
			first.Parent().InsertBefore(c, first)
			replace(v, c.Result(0))
			original := s.place(acc.Var(d))
			if d.Is(acc.Firstprivate) {
				original = h.stage(d, first, e, s)
				if original == nil {
					continue
				}
			}
			private := b.privateCopy(c, first, original)
			if private == nil {
				continue
			}
			c.Erase()
			if d.Is(acc.Reduction) {
				b.rename[acc.Var(d)] = private
				b.rename[original] = private
				b.folds = append(b.folds, b.constructFold(d, original, private))
			}
		}
	}
}

// constructFold is the reduction of a reduction clause on the construct itself.
func (b *body) constructFold(d *ir.Op, target, private *ir.Value) *fold {
	return &fold{op: d, recipe: b.recipeOf(d), target: target, copy: private}
}

// constructReductions folds the construct's reductions at once if there is one gang, before ret.
func (b *body) constructReductions(o *ir.Op, s *setting, ret *ir.Op) {
	if b.gang != nil {
		return
	}
	for _, f := range b.folds {
		if f.recipe != nil {
			combineWith(f.recipe, f.op.GetAll("bounds"), ret, f.target, f.copy)
		}
	}
	b.folds = nil
}

// stage makes the value of a firstprivate variable available to a kernel: scalars are passed with the launch, anything
// else is copied to the device. It returns the address of the value, computed before first.
func (h *hostFunction) stage(d, first *ir.Op, e build.Emit, s *setting) *ir.Value {
	host := acc.Var(d)
	t := acc.VarType(d)
	ep := build.Before(first)
	if whole := isWhole(d); whole {
		size, err := section.Size(t)
		if err != nil {
			h.fail(d.Errorf("%v", err))
			return nil
		}
		if !isScalar(t) && size <= 8 && size&(size-1) == 0 && size > 0 {
			t = ir.Int(int(size) * 8)
		}
		if isScalar(t) {
			at := ep.Alloca(t, 1)
			ep.Store(e.Load(t, host), at)
			return at
		}
	}
	sec, err := h.section(e, d)
	if err != nil {
		h.fail(err)
		return nil
	}
	if isWhole(d) {
		size, _ := section.Size(t)
		sec = section.Section{Size: e.I64(size)}
	}
	sec.Dims, sec.Rows = nil, nil // a copy of all bytes
	c := ir.NewDraft(offload.Stage)
	c.Add("range", h.rangeOf(e, d, sec, false))
	c.Set(offload.Directive, ir.String(s.directive))
	c.Set(offload.Clause, ir.String("firstprivate"))
	c.Types = []ir.Type{host.Type()}
	return c.Insert(e.Builder, d.Loc).Result(0)
}

func isScalar(t ir.Type) bool {
	return arith.Width(t) > 0 && arith.Width(t) <= 64 || t != nil && llvm.IsPtr(t)
}
