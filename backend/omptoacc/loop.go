package omptoacc

import (
	"errors"
	"fmt"
	"slices"

	"accc/backend/translate/outcome"
	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/dialects/llvm"
	"accc/dialects/omp"
	"accc/ir"
	omprows "accc/irgen/decompose/omp"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// A scope is the context of a construct in a region of a device.
type scope struct {
	// below is what loops may still share among: Gang right in teams, Worker in a loop over teams, Vector in a loop over threads.
	below outcome.Level
	// outer has the clauses of the compute construct around; nil in a function.
	outer *spec
	// copies are those of the parallel region around, which its loops get.
	copies []copied
	// team is inside of a parallel region.
	team bool
}

// loops converts the constructs in an operation of a device.
func (j *job) loops(o *ir.Op, at scope) error {
	for _, x := range constructsIn(o) {
		if err := j.nested(x, at); err != nil {
			return err
		}
	}
	return nil
}

// nested converts a construct in a region of a device.
func (j *job) nested(x *ir.Op, at scope) error {
	if isAssumption(x) {
		j.remark(Dropped, x, "assume: the program means the same without it")
		j.do(func() { j.Gone = append(j.Gone, x) })
		return nil
	}
	if omprows.Of(x) == nil {
		return errors.New("a directive in it has no equivalent")
	}
	c := constructOf(x)
	switch first := c.leaves[0]; {
	case first == ompdir.DirAtomic:
		return j.atomic(x)
	case first == ompdir.DirBarrier && at.team:
		j.do(func() { j.Gone = append(j.Gone, x) }) // the loops before it end with one
		return nil
	case c.shares():
		s, inner, err := j.loop(c, at)
		if err != nil {
			return err
		}
		j.do(func() { j.around(x, s) })
		return j.loops(c.innermost(), inner)
	case first == ompdir.DirParallel && len(c.leaves) == 1:
		return j.team(x, at)
	}
	return fmt.Errorf("OpenACC has no equivalent for '%s' in it", j.name(c))
}

// isAssumption reports whether an operation holds an assume directive.
func isAssumption(o *ir.Op) bool {
	d, _ := o.Attr(accc.Directive.Name).(*ir.DictAttr)
	return d != nil && accc.Text(d, "name") == ompdir.DirAssume.Name
}

// loop plans the loop that a construct is about.
func (j *job) loop(c construct, at scope) (*spec, scope, error) {
	s := &spec{def: acc.Loop, copies: slices.Clone(at.copies)}
	in := scope{outer: at.outer}
	for _, o := range c.ops {
		if err := j.loopClauses(o, s); err != nil {
			return nil, in, err
		}
	}
	gang, threads, lanes := c.has(ompdir.DirDistribute) != nil, c.has(ompdir.DirFor) != nil, c.has(ompdir.DirSimd) != nil
	if l := c.has(ompdir.DirLoop); l != nil {
		switch bind := bindingOf(l, c, at); bind {
		case outcome.Gang:
			gang = true
		case outcome.Worker:
			threads = true
		default:
			lanes = true
		}
	}
	body := c.innermost()
	deeper := slices.ContainsFunc(constructsIn(body), func(x *ir.Op) bool {
		if omprows.Of(x) == nil {
			return false // it shares nothing: unroll, assume
		}
		k := constructOf(x)
		return k.shares() || k.leaves[0] == ompdir.DirParallel
	})
	switch called := levelIn(body, j.levels); {
	case called >= outcome.Worker && threads && !gang:
		return nil, in, fmt.Errorf("a function that is called in '%s' divides work among the threads, too", j.name(c))
	case called >= outcome.Worker:
		threads, lanes, deeper = false, false, true
	case called >= outcome.Vector:
		lanes, deeper = false, true
	}
	seq := func() (*spec, scope, error) {
		s.levels = []acc.Slot{acc.SlotSeq}
		return s, in, nil
	}
	switch {
	case gang && at.below < outcome.Gang, threads && at.below < outcome.Worker:
		return nil, in, fmt.Errorf("the threads of '%s' are inside of those of another construct", j.name(c))
	case lanes && !gang && !threads && at.below < outcome.Vector:
		return seq()
	}
	in.below = outcome.Vector
	if gang {
		s.levels = append(s.levels, acc.SlotGang)
		in.below = outcome.Worker
	}
	if threads {
		s.levels = append(s.levels, acc.SlotWorker)
		in.below = outcome.Vector
	}
	if lanes || threads && !deeper {
		s.levels = append(s.levels, acc.SlotVector)
		in.below = outcome.Seq
	}
	all := gang && threads && in.below == outcome.Seq || gang && c.has(ompdir.DirLoop) != nil && !deeper
	if s.static == nil && (all && !deeper || !j.Levels && at.below == outcome.Gang && !deeper) {
		s.levels, in.below = nil, outcome.Seq // the compiler divides one loop among all
	}
	if at := ir.File(c.ops[0].Loc); j.Nest != nil && at != nil && j.Nest(at) == 0 {
		return nil, in, errors.New("OpenACC takes no loop whose condition is !=")
	}
	if n := collapseOf(body); n > 1 {
		if at := ir.File(c.ops[0].Loc); j.Nest != nil && at != nil && j.Nest(at) < n {
			return nil, in, errors.New("OpenACC collapses loops that are tightly nested and whose bounds do not depend on one another")
		}
		s.collapse = n
	}
	return s, in, nil
}

// bindingOf is the level that a loop construct of OpenMP 5.0 binds to.
func bindingOf(l *ir.Op, c construct, at scope) outcome.Level {
	switch b := omp.SlotBind.Of(l); {
	case b.Has() && b.Items[0].Word == "teams":
		return outcome.Gang
	case b.Has() && b.Items[0].Word == "parallel":
		return outcome.Worker
	case c.has(ompdir.DirParallel) != nil, at.team:
		return outcome.Worker
	case at.below == outcome.Gang && at.outer != nil && !at.outer.gangs.isOne():
		return outcome.Gang
	case at.below >= outcome.Worker:
		return outcome.Worker
	}
	return outcome.Vector
}

func (n number) isOne() bool { return n.constant == 1 }

// collapseOf is the number of loops that the loop construct of an operation is about.
func collapseOf(o *ir.Op) int64 {
	w, ok := ir.As[*omp.Wrapper](o)
	if !ok {
		return 0
	}
	nest := w.Nested(o)
	if nest == nil || !nest.Is(omp.LoopNest) {
		return 0
	}
	if h := omp.SlotCollapse.Of(nest); h.Has() {
		return h.Items[0].Number
	}
	return 0
}

// team converts a parallel region that is not about a loop. OpenACC has no statements that all workers execute: the region must be loops
// that share their iterations among its threads.
func (j *job) team(o *ir.Op, at scope) error {
	if at.below < outcome.Worker {
		return errors.New("a parallel region is inside of another one")
	}
	if len(o.Region(0).Blocks()) != 1 {
		return errThreads
	}
	for _, x := range o.Region(0).Entry().Ops() {
		if omprows.Of(x) == nil && !x.IsTerminator() && !isSetup(x, o) {
			return errThreads
		}
	}
	for _, x := range constructsIn(o) {
		if c := constructOf(x); !c.shares() || c.leaves[0] != ompdir.DirFor && c.leaves[0] != ompdir.DirLoop {
			if !x.Is(omp.Barrier) {
				return errThreads
			}
		}
	}
	s := &spec{def: acc.Loop}
	if err := j.loopClauses(o, s); err != nil {
		return err
	}
	at.copies, at.team = append(slices.Clone(at.copies), s.copies...), true
	j.do(func() { j.Gone = append(j.Gone, o) })
	return j.loops(o, at)
}

var errThreads = errors.New("OpenACC has no statements that all threads of a team execute")

// isSetup reports whether an operation of a region does nothing but compute values for its loops.
func isSetup(o, region *ir.Op) bool {
	if o.NumRegions() > 0 {
		return false
	}
	if isStore(o) {
		a := o.Operand(1).Op()
		return a != nil && isInside(a, region) && !writtenInLoops(a)
	}
	return o.NumResults() > 0 && o.Attr("callee") == nil
}

// writtenInLoops reports whether iterations of loops write a variable of the region around, other than as the loop's own.
func writtenInLoops(variable *ir.Op) bool {
	return slices.ContainsFunc(variable.Result(0).Users(), func(u *ir.Op) bool {
		if !isStore(u) || u.Operand(1) != variable.Result(0) || u.Parent() == variable.Parent() {
			return false
		}
		v := u.Operand(0)
		return v.Op() != nil || !v.Block().ParentOp().Is(omp.LoopNest)
	})
}

// loopClauses adds what a leaf says to the loop it is about.
func (j *job) loopClauses(o *ir.Op, s *spec) error {
	leaf := omprows.Of(o).Directive
	err := j.clauses(o, j.op, func(clause *pragma.ClauseDef, held omp.Held) error {
		switch clause {
		case ompdir.ClauseIf:
			if c := constructOf(outermost(o)); c.leaves[0] != ompdir.DirTarget || !omp.SlotIf.Of(c.ops[0]).Has() {
				j.differs(j.op, leaf, clause)
			}
		case ompdir.ClauseDistSchedule:
			if v := held.Value(); v != nil {
				s.static = &number{value: resolved(v)}
			}
		case ompdir.ClauseLinear:
			if slices.ContainsFunc(held.Items, func(i omp.Item) bool { return !i.Implied && !isLoopVariable(o, i) }) {
				return errors.New("OpenACC has no equivalent for linear")
			}
			if slices.ContainsFunc(held.Items, func(i omp.Item) bool { return readAfter(o, i.Value) }) {
				return errLast
			}
		}
		return nil
	})
	if err != nil {
		return err
	}
	return j.copiesOf(o, s, false)
}

var errLast = errors.New("OpenACC has no loop variables that have a value after the loop")

// readAfter reports whether the variable at an address may be read after the construct that a leaf is of and before it has another value.
func readAfter(leaf *ir.Op, v *ir.Value) bool {
	if v == nil {
		return false
	}
	o := outermost(leaf)
	uses := func(in *ir.Op) (read, written bool) {
		for _, u := range v.Users() {
			if !isInside(u, in) || omprows.Of(u) != nil {
				continue
			}
			store := isStore(u) && u.Operand(1) == v
			read, written = read || !store, written || store && u == in
		}
		return read, written
	}
	for x := o.Next(); x != nil; x = x.Next() {
		switch read, written := uses(x); {
		case read:
			return true
		case written:
			return false
		}
	}
	return false
}

// isLoopVariable reports whether a linear variable is the loop's.
func isLoopVariable(o *ir.Op, i omp.Item) bool { return i.Default }

// outermost is the first operation of the directive that a leaf is of.
func outermost(o *ir.Op) *ir.Op {
	for omprows.IsPart(o) {
		for o = o.ParentOp(); omprows.Of(o) == nil; o = o.ParentOp() {
		}
	}
	return o
}

// atomic converts an atomic construct.
func (j *job) atomic(o *ir.Op) error {
	if omp.SlotCompare.Of(o).Has() {
		return errors.New("OpenACC has no equivalent for 'compare' of 'atomic'")
	}
	var s *spec
	for def, to := range map[*ir.OpDef]*ir.OpDef{omp.AtomicRead: acc.AtomicRead, omp.AtomicWrite: acc.AtomicWrite,
		omp.AtomicUpdate: acc.AtomicUpdate, omp.AtomicCapture: acc.AtomicCapture} {
		if o.Is(def) {
			s = &spec{def: to}
		}
	}
	if err := j.clauses(o, o, nothingElse); err != nil {
		return err
	}
	for _, g := range s.def.Operands {
		if o.Def().HasOperands(g.Name) {
			s.operands = append(s.operands, operand{g.Name, o.GetAll(g.Name)})
		}
	}
	j.do(func() { j.alone(o, s) })
	return nil
}

func isStore(o *ir.Op) bool {
	return o.Is(llvm.Store) || o.Name() == "fir.store" || o.Name() == "hlfir.assign"
}
