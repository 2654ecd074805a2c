package omptoacc

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"accc/backend/translate/outcome"
	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/dialects/arith"
	"accc/dialects/fir"
	"accc/dialects/llvm"
	"accc/dialects/omp"
	"accc/ir"
	accrows "accc/irgen/decompose/acc"
	omprows "accc/irgen/decompose/omp"
	"accc/pragma"
	accdir "accc/pragma/acc"
	ompdir "accc/pragma/omp"
)

// compute converts a target region.
func (j *job) compute() error {
	o := j.op
	if err := j.calls(o); err != nil {
		return err
	}
	c := constructOf(o)
	if err := j.only(o); err != nil {
		return err
	}
	for _, i := range omp.SlotDefaultmap.Of(o).Items {
		if strings.HasPrefix(i.Name, "firstprivate") && !strings.Contains(i.Name, "scalar") {
			return fmt.Errorf("OpenACC has no equivalent for defaultmap(%s)", i.Name)
		}
	}
	s := &spec{def: acc.Parallel, cond: omp.SlotIf.Of(o).Value(), queueing: j.queue()}
	m, err := j.mapped(o)
	if err != nil {
		return err
	}
	s.entries, s.copies = m.entries, m.pointers
	if err := j.devicePointers(o, s); err != nil {
		return err
	}
	if err := j.copiesOf(o, s, true); err != nil {
		return err
	}
	j.ownScalars(s)
	at := scope{below: outcome.Gang, outer: s}
	rest := c.from(1)
	kids := constructsIn(c.innermost())
	if len(rest.leaves) == 0 && len(kids) == 1 && omprows.Of(kids[0]) != nil && constructOf(kids[0]).leaves[0] == ompdir.DirTeams {
		// The teams construct is all of the region.
		rest = constructOf(kids[0])
		if err := j.teams(rest, s); err != nil {
			return err
		}
		if len(rest.leaves) == 1 {
			j.do(func() { j.Gone = append(j.Gone, kids[0]) })
			return j.finish(m, []*spec{s}, func() error { return j.loops(kids[0], at) })
		}
		l, in, err := j.loop(rest.from(1), at)
		if err != nil {
			return err
		}
		j.threads(rest, s, l)
		j.do(func() { j.around(kids[0], l) })
		return j.finish(m, []*spec{s}, func() error { return j.loops(rest.innermost(), in) })
	}
	if len(rest.leaves) > 0 && rest.leaves[0] == ompdir.DirTeams {
		if err := j.teams(rest, s); err != nil {
			return err
		}
		j.limit(o, s)
		rest = rest.from(1)
	} else {
		j.limit(o, s)
		s.gangs = number{constant: 1}
	}
	switch {
	case len(rest.leaves) == 0:
		if s.gangs.isOne() && !slices.ContainsFunc(kids, isParallel) {
			s.def, s.gangs, s.vector = acc.Serial, number{}, number{}
		}
		return j.finish(m, []*spec{s}, func() error { return j.loops(c.innermost(), at) })
	case rest.shares():
		if s.gangs.isOne() {
			at.below = outcome.Worker
		}
		l, in, err := j.loop(rest, at)
		if err != nil {
			return err
		}
		j.threads(rest, s, l)
		return j.finish(m, []*spec{s, l}, func() error { return j.loops(rest.innermost(), in) })
	case rest.leaves[0] == ompdir.DirParallel && len(rest.leaves) == 1:
		inner := rest.ops[0]
		return j.finish(m, []*spec{s}, func() error {
			if err := j.team(inner, at); err != nil {
				return err
			}
			j.Gone = slices.DeleteFunc(j.Gone, func(x *ir.Op) bool { return x == inner })
			return nil
		})
	}
	return fmt.Errorf("OpenACC has no equivalent for '%s'", j.name(rest))
}

// ownScalars makes scalars that a data region around maps firstprivate where no clause names them, as they are in OpenMP: in OpenACC they
// would be those of the region (OpenACC 3.3 §2.6.2).
func (j *job) ownScalars(s *spec) {
	if omp.SlotDefaultmap.Of(j.op).Has() {
		return
	}
	for _, i := range omp.SlotMap.Of(j.op).Items {
		info := i.Value.Op()
		flags := omp.FlagsOf(info)
		if !i.Implied || info.StringAttr("name") == "" || !isScalar(info) || flags&(omp.MapTo|omp.MapFrom) != 0 || privatized(j.op, info) {
			continue
		}
		if j.inRegion(info) {
			s.copies = append(s.copies, copied{slot: acc.SlotFirstprivate, value: resolved(info.Operand(0)), loc: j.op.Loc})
		}
	}
}

// finish plans what is in a compute construct, then makes it.
func (j *job) finish(m motion, list []*spec, inner func() error) error {
	if err := inner(); err != nil {
		return err
	}
	j.moves(m, list[0].cond)
	return j.onDevice(func() { j.around(j.op, list...) })
}

// isParallel reports whether an operation begins a construct that shares work or starts threads.
func isParallel(o *ir.Op) bool {
	if omprows.Of(o) == nil {
		return false
	}
	c := constructOf(o)
	return c.shares() || c.leaves[0] == ompdir.DirParallel
}

// teams adds what the teams construct says.
func (j *job) teams(c construct, s *spec) error {
	o := c.ops[0]
	if err := j.only(o); err != nil {
		return err
	}
	if i := omp.SlotNumTeams.Of(o); i.Has() {
		s.gangs = number{value: resolved(i.Value())}
		if n, ok := constantOf(s.gangs.value); ok && n == 1 {
			s.gangs = number{value: s.gangs.value, constant: 1}
		}
	}
	j.limit(o, s)
	if c.shares() {
		// The reduction is that of the loop, if that has one: distribute alone has none.
		return j.copied(o, s, true, func(k copied) bool { return k.slot.Values != acc.SlotReduction.Values || !reduces(c.ops[1:], k.value) })
	}
	return j.copiesOf(o, s, true)
}

// reduces reports whether one of the leaves has a reduction of a variable.
func reduces(leaves []*ir.Op, variable *ir.Value) bool {
	return slices.ContainsFunc(leaves, func(o *ir.Op) bool {
		return slices.ContainsFunc(reductions(o), func(i omp.Item) bool { return resolved(i.Value) == variable })
	})
}

// reductions are those of the clauses of a leaf.
func reductions(o *ir.Op) []omp.Item {
	if !slices.ContainsFunc(omprows.Of(o).Rows, func(r omprows.ClauseRow) bool { return r.Clause == ompdir.ClauseReduction }) {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(omp.SlotReduction.Of(o).Items), func(i omp.Item) bool { return i.Implied })
}

// limit makes thread_limit the length of vectors, if anything is shared among threads.
func (j *job) limit(o *ir.Op, s *spec) {
	if v := omp.SlotThreadLimit.Of(o).Value(); v != nil && s.vector.none() {
		shared := false
		ir.Walk(o, func(x *ir.Op) bool {
			shared = shared || x.Is(omp.Wsloop) || x.Is(omp.Simd) || x.Is(omp.Loop)
			return !shared
		})
		if shared {
			s.vector = number{value: resolved(v)}
		}
	}
}

// threads makes num_threads of a combined construct the length of vectors, or the number of workers where lanes are inside of these.
func (j *job) threads(c construct, s, l *spec) {
	o := c.has(ompdir.DirParallel)
	if o == nil {
		return
	}
	v := omp.SlotNumThreads.Of(o).Value()
	if v == nil {
		return
	}
	if slices.ContainsFunc(l.levels, func(x acc.Slot) bool { return x.Bare == acc.SlotWorker.Bare }) && !slices.ContainsFunc(l.levels, func(x acc.Slot) bool { return x.Bare == acc.SlotVector.Bare }) {
		s.workers = number{value: resolved(v)}
		return
	}
	s.vector = number{value: resolved(v)}
}

// devicePointers adds the variables of is_device_ptr.
func (j *job) devicePointers(o *ir.Op, s *spec) error {
	for _, v := range omp.SlotHasDeviceAddr.Of(o).Values() {
		if info := v.Op(); info != nil && info.StringAttr("name") != "" && !slices.ContainsFunc(omp.SlotIsDevicePtr.Of(o).Values(), func(p *ir.Value) bool {
			return p.Op() != nil && p.Op().StringAttr("name") == info.StringAttr("name")
		}) {
			return fmt.Errorf("OpenACC has no equivalent for has_device_addr(%s)", info.StringAttr("name"))
		}
	}
	for _, v := range omp.SlotIsDevicePtr.Of(o).Values() {
		if info := v.Op(); info != nil && info.StringAttr("name") != "" {
			if t, _ := info.Attr("var_type").(*ir.TypeAttr); t != nil && strings.Contains(ir.TypeString(t.Type), "c_ptr") {
				return fmt.Errorf("OpenACC takes no type(c_ptr) in deviceptr(%s)", info.StringAttr("name"))
			}
			s.entries = append(s.entries, entry{clause: accdir.ClauseDeviceptr, info: info})
		}
	}
	return nil
}

// copying reports whether a clause makes copies that SlotPrivate holds.
func copying(c *pragma.ClauseDef) bool {
	return c == ompdir.ClausePrivate || c == ompdir.ClauseFirstprivate || c == ompdir.ClauseLastprivate
}

// copiesOf adds the copies that a leaf makes.
func (j *job) copiesOf(o *ir.Op, s *spec, perGang bool) error {
	return j.copied(o, s, perGang, func(copied) bool { return true })
}

// copied adds those copies of a leaf that are wanted. perGang: a gang has one.
func (j *job) copied(o *ir.Op, s *spec, perGang bool, wanted func(copied) bool) error {
	add := func(c copied) {
		if wanted(c) && !slices.ContainsFunc(s.copies, func(k copied) bool { return k.slot.Values == c.slot.Values && k.value == c.value }) {
			s.copies = append(s.copies, c)
		}
	}
	hasPrivate := slices.ContainsFunc(omprows.Of(o).Rows, func(r omprows.ClauseRow) bool { return copying(r.Clause) })
	if hasPrivate {
		for _, i := range omp.SlotPrivate.Of(o).Items {
			switch {
			case i.Value == nil:
				return errors.New("a private copy without a variable")
			case slices.Contains(i.Modifiers, "lastprivate"):
				if i.Implied && !readAfter(o, i.Value) {
					continue
				}
				if i.Implied {
					return errLast
				}
				return errors.New("OpenACC has no equivalent for lastprivate")
			case i.Implied && o.Is(omp.Target) && omp.SlotDefaultmap.Of(o).Has() && isFirstprivate(o, i) && !reducible(resolved(i.Value)):
				add(item(acc.SlotFirstprivate, i, o.Loc))
			case i.Implied:
			case !isFirstprivate(o, i):
				add(item(acc.SlotPrivate, i, o.Loc))
			case perGang && o.Is(omp.Target) && !i.Implied && hasTeams(o) && teamsWrite(o, i):
				return errors.New("the teams share the copy that firstprivate of 'target' makes, and change it")
			case perGang:
				add(item(acc.SlotFirstprivate, i, o.Loc))
			case isWritten(o, i):
				return errors.New("OpenACC's loops have no copies with the values from before (firstprivate) that the iterations change")
			}
		}
	}
	for _, i := range reductions(o) {
		c := item(acc.SlotReduction, i, o.Loc)
		if i.Recipe == nil {
			return errors.New("a reduction without a recipe")
		}
		if c.operator = accrows.Operator(omprows.OperatorOf(i.Recipe.Root)); c.operator == acc.RedNone {
			return errors.New("OpenACC has no reductions that the program declares")
		}
		if !reducible(c.value) {
			return errors.New("compilers of OpenACC reduce scalars only")
		}
		if len(i.Modifiers) > 0 && i.Modifiers[0] == "inscan" {
			return errors.New("OpenACC has no equivalent for scan")
		}
		add(c)
	}
	return nil
}

// reducible reports whether a variable is a scalar.
func reducible(v *ir.Value) bool {
	op := v.Op()
	if op == nil {
		return true
	}
	var t ir.Type
	if a, ok := op.Attr("elem_type").(*ir.TypeAttr); ok && op.Is(llvm.Alloca) {
		t = a.Type
	}
	if op.Is(llvm.AddressOf) {
		if g := ir.LookupSymbol(op, op.Attr("global_name").(*ir.SymbolRefAttr).Root); g != nil {
			if a, ok := g.Attr("global_type").(*ir.TypeAttr); ok {
				t = a.Type
			}
		}
	}
	if r, ok := v.Type().(*fir.RefType); ok {
		t = r.Elem
	}
	switch t.(type) {
	case nil, *ir.IntegerType, *ir.FloatType, *ir.ComplexType, *fir.NumberType:
		return !op.Is(llvm.Load) && !op.Is(llvm.GEP)
	}
	return llvm.IsLiteralStruct(t)
}

// isFirstprivate reports whether copies have the value of the variable.
func isFirstprivate(o *ir.Op, i omp.Item) bool {
	if i.Recipe == nil {
		return false
	}
	r := ir.LookupSymbol(o, i.Recipe.Root)
	if r == nil {
		return false
	}
	kind, _ := omp.DataSharingEnum.Of(r.Attr("data_sharing_type"))
	return omp.DataSharingEnum.Keyword(kind) == "firstprivate"
}

// isWritten reports whether the copy of a variable may be changed.
func isWritten(o *ir.Op, i omp.Item) bool {
	for _, e := range omp.EntryArgs(o) {
		if e.Outer == i.Value && e.Clause == omp.PrivateClause && writes(e.Inner) {
			return true
		}
	}
	return false
}

// hasTeams reports whether a target region may have more than one team.
func hasTeams(target *ir.Op) (found bool) {
	ir.Walk(target, func(x *ir.Op) bool {
		found = found || x.Is(omp.Teams)
		return !found
	})
	return found
}

// teamsWrite reports whether anything changes the copy of a variable that a target region has, and not one that a construct in it makes.
func teamsWrite(target *ir.Op, i omp.Item) bool {
	var changed func(v *ir.Value) bool
	changed = func(v *ir.Value) bool {
		return slices.ContainsFunc(v.Users(), func(u *ir.Op) bool {
			switch {
			case u.Is(llvm.Load), u.Is(fir.Load):
				return false
			case ir.Declared(u) != nil, u.Is(llvm.GEP):
				return changed(u.Result(0))
			}
			for _, e := range omp.EntryArgs(u) {
				if e.Outer == v {
					if e.Clause == omp.ReductionClause {
						return u.Is(omp.Teams) // OpenACC has one clause for a variable
					}
					return e.Clause != omp.PrivateClause && changed(e.Inner)
				}
			}
			return true
		})
	}
	return slices.ContainsFunc(omp.EntryArgs(target), func(e omp.EntryArg) bool {
		return e.Outer == i.Value && e.Clause == omp.PrivateMap && changed(e.Inner)
	})
}

// writes reports whether anything but reads is done with an address.
func writes(v *ir.Value) bool {
	return slices.ContainsFunc(v.Users(), func(u *ir.Op) bool {
		switch {
		case u.Is(llvm.Load), u.Is(fir.Load):
			return false
		case ir.Declared(u) != nil, u.Is(llvm.GEP):
			return writes(u.Result(0))
		}
		for _, e := range omp.EntryArgs(u) {
			if e.Outer == v {
				return writes(e.Inner)
			}
		}
		return true
	})
}

// only refuses clauses of a leaf that have no translation.
func (j *job) only(o *ir.Op) error {
	if err := j.clauses(o, j.op, nothingElse); err != nil {
		return err
	}
	return j.queues[o].err
}

func nothingElse(*pragma.ClauseDef, omp.Held) error { return nil }

// keptClauses are those that operations have no room for, and without which the program means the same.
func (j *job) keptClauses(o *ir.Op) error {
	list, _ := o.Attr(accc.Clauses.Name).(*ir.ArrayAttr)
	if list == nil {
		return nil
	}
	for _, a := range list.Elems {
		if d, ok := a.(*ir.DictAttr); ok {
			if s, ok := d.Get("clause").(*ir.StringAttr); ok {
				j.remark(Dropped, j.op, "%s: the program means the same without it", s.Value)
			}
		}
	}
	return nil
}

// calls refuses functions of OpenMP's library, and variants of functions, in a region of a device.
func (j *job) calls(o *ir.Op) (err error) {
	ir.Walk(o, func(x *ir.Op) bool {
		if base := x.StringAttr(accc.Base.Name); base != "" {
			err = fmt.Errorf("OpenACC has no variants of functions, and '%s' has one that is called in it", base)
		}
		if name := callee(x); err == nil && strings.HasPrefix(name, "omp_") && name != "omp_is_initial_device" {
			err = fmt.Errorf("OpenACC has no equivalent for %s on a device", name)
		}
		return err == nil
	})
	return err
}

// callee is the name of the function that an operation calls, "" for other operations.
func callee(o *ir.Op) string {
	if s, ok := o.Attr("callee").(*ir.SymbolRefAttr); ok {
		return strings.TrimSuffix(strings.TrimPrefix(s.Root, "_QP"), "_")
	}
	return ""
}

func constantOf(v *ir.Value) (int64, bool) {
	if v == nil || v.Op() == nil {
		return 0, false
	}
	a, ok := v.Op().Attr("value").(*ir.IntegerAttr)
	if !ok || !v.Op().Is(arith.Constant) {
		return 0, false
	}
	return a.Value, true
}

func isConst(v *ir.Value, n int64) bool {
	c, ok := constantOf(v)
	return ok && c == n
}
