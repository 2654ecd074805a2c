package omp

import (
	"fmt"
	"slices"

	"accc/ir"
)

func attrElems(o *ir.Op, name string) []ir.Attribute {
	if a, ok := o.Attr(name).(*ir.ArrayAttr); ok {
		return a.Elems
	}
	return nil
}

func dense(o *ir.Op, name string) []int64 {
	if a, ok := o.Attr(name).(*ir.DenseArrayAttr); ok {
		return a.Values
	}
	return nil
}

// verifyClauses checks the clauses that several operations have.
func verifyClauses(o *ir.Op) error {
	return first(
		func() error { return verifyAllocate(o) },
		func() error { return verifyPrivates(o) },
		func() error { return verifyReductions(o, "reduction") },
		func() error { return verifyReductions(o, "in_reduction") },
		func() error { return verifyReductions(o, "task_reduction") },
		func() error { return verifyDepend(o) },
	)
}

// verifyWritable checks what mlir-opt accepts and then cannot write: lists of different lengths, which belong
// together. It comes last, so that other mistakes are found where mlir-opt finds them.
func verifyWritable(o *ir.Op) error {
	return first(
		func() error {
			return sameLength("allocate", "variables", len(o.GetAny("allocate_vars")), "allocators", len(o.GetAny("allocator_vars")))
		},
		func() error {
			return sameLength("private", "variables", len(o.GetAny("private_vars")), "recipes", len(attrElems(o, "private_syms")))
		},
		func() error { return writableReduction(o, "reduction") },
		func() error { return writableReduction(o, "in_reduction") },
		func() error { return writableReduction(o, "task_reduction") },
		func() error {
			if len(o.GetAny("depend_vars")) == 0 {
				return needsVariables(o, "depend_kinds", "depend")
			}
			return nil
		},
		func() error {
			return sameLength("linear", "variables", len(o.GetAny("linear_vars")), "steps", len(o.GetAny("linear_step_vars")))
		},
	)
}

func writableReduction(o *ir.Op, prefix string) error {
	n := len(o.GetAny(prefix + "_vars"))
	if err := sameLength(prefix, "variables", n, "declarations", len(attrElems(o, prefix+"_syms"))); err != nil {
		return err
	}
	if o.Attr(prefix+"_byref") == nil {
		return nil
	}
	return sameLength(prefix, "variables", n, "byref flags", len(dense(o, prefix+"_byref")))
}

func sameLength(clause, ofWhat string, n int, ofOther string, m int) error {
	if n != m {
		return fmt.Errorf("%s has %d %s and %d %s", clause, n, ofWhat, m, ofOther)
	}
	return nil
}

// allocating are the operations on which LLVM counts what the allocate clause names.
var allocating = []string{"omp.parallel", "omp.teams", "omp.sections", "omp.single", "omp.distribute", "omp.taskloop"}

func verifyAllocate(o *ir.Op) error {
	if !slices.Contains(allocating, o.Name()) {
		return nil
	}
	return sameLength("allocate", "variables", len(o.GetAny("allocate_vars")), "allocators", len(o.GetAny("allocator_vars")))
}

// verifyPrivates: each private variable has a recipe. LLVM checks its kind on omp.parallel only.
func verifyPrivates(o *ir.Op) error {
	vars, syms := o.GetAny("private_vars"), attrElems(o, "private_syms")
	if maps := dense(o, "private_maps"); o.Attr("private_maps") != nil && len(maps) != len(vars) {
		return fmt.Errorf("private has %d variables and %d map indices", len(vars), len(maps))
	}
	if o.Name() != "omp.parallel" {
		return nil
	}
	if err := sameLength("private", "variables", len(vars), "recipes", len(syms)); err != nil {
		return err
	}
	for _, s := range syms {
		ref := s.(*ir.SymbolRefAttr)
		if r := ir.LookupSymbol(o, ref.Root); r == nil || !r.Is(Private) {
			return fmt.Errorf("@%s must be an omp.private", ref.Root)
		}
	}
	return nil
}

// verifyReductions: each variable of a reduction clause has a declaration, and appears once. LLVM does not check those
// of omp.simd and omp.target.
func verifyReductions(o *ir.Op, prefix string) error {
	if n := o.Name(); n == "omp.simd" || n == "omp.target" {
		return nil
	}
	vars, syms := o.GetAny(prefix+"_vars"), attrElems(o, prefix+"_syms")
	if err := sameLength(prefix, "variables", len(vars), "declarations", len(syms)); err != nil {
		return err
	}
	if len(vars) == 0 {
		return needsVariables(o, prefix+"_syms", prefix)
	}
	if byref := dense(o, prefix+"_byref"); o.Attr(prefix+"_byref") != nil && len(byref) != len(vars) {
		return fmt.Errorf("%s has %d variables and %d byref flags", prefix, len(vars), len(byref))
	}
	seen := map[*ir.Value]bool{}
	for i, v := range vars {
		if seen[v] {
			return fmt.Errorf("a variable of %s is used more than once", prefix)
		}
		seen[v] = true
		ref := syms[i].(*ir.SymbolRefAttr)
		d := ir.LookupSymbol(o, ref.Root)
		if d == nil || !d.Is(DeclareReduction) {
			return fmt.Errorf("@%s must be an omp.declare_reduction", ref.Root)
		}
		if err := accumulator(d, v); err != nil {
			return err
		}
	}
	return nil
}

// needsVariables: an attribute about the variables of a clause is not there, not even empty, without variables.
func needsVariables(o *ir.Op, attr, clause string) error {
	if o.Def().AttrIndex(attr) >= 0 && o.Attr(attr) != nil {
		return fmt.Errorf("%s has no variables, but %s", clause, attr)
	}
	return nil
}

// accumulator checks that a variable has the type of what is reduced atomically.
func accumulator(d *ir.Op, v *ir.Value) error {
	b := d.Region(3).Entry()
	if b == nil || len(b.Args()) == 0 {
		return nil
	}
	if t := b.Arg(0).Type(); t != v.Type() {
		return fmt.Errorf("the variable has type %s, the reduction %s", ir.TypeString(v.Type()), ir.TypeString(t))
	}
	return nil
}

func verifyDepend(o *ir.Op) error {
	vars, kinds := o.GetAny("depend_vars"), attrElems(o, "depend_kinds")
	if len(vars) != len(kinds) {
		return fmt.Errorf("depend has %d variables and %d kinds", len(vars), len(kinds))
	}
	return nil
}

// verifyEntry: the region has an argument for each operand of an entry clause.
func verifyEntry(o *ir.Op) error {
	n := 0
	for _, c := range clausesOf[o.Def()] {
		if c.Entry {
			n += len(o.GetAll(c.Operands[0].Name))
		}
	}
	b := o.Region(0).Entry()
	if n > 0 && (b == nil || len(b.Args()) < n) {
		return fmt.Errorf("the region needs %d arguments, one for each variable of its clauses", n)
	}
	return nil
}

// ancestors calls f for the operations around o, closest first, until it returns false.
func ancestors(o *ir.Op, f func(*ir.Op) bool) {
	for p := o.ParentOp(); p != nil && f(p); p = p.ParentOp() {
	}
}

// within finds the closest operation around o of one of the names, or nil.
func within(o *ir.Op, names ...string) *ir.Op {
	var found *ir.Op
	ancestors(o, func(p *ir.Op) bool {
		if slices.Contains(names, p.Name()) {
			found = p
		}
		return found == nil
	})
	return found
}

func verifyParallel(o *ir.Op) error { return verifyClauses(o) }

// verifyParallelRegion checks a parallel that is a leaf of a composite construct.
func verifyParallelRegion(o *ir.Op) error {
	var wrappers []*ir.Op
	for _, b := range o.Region(0).Blocks() {
		for in := b.First(); in != nil; in = in.Next() {
			if _, ok := ir.As[*Wrapper](in); ok && in.Name() == "omp.distribute" {
				wrappers = append(wrappers, in)
			}
		}
	}
	if len(wrappers) > 0 {
		if len(wrappers) > 1 {
			return fmt.Errorf("several omp.distribute are directly inside")
		}
		if !IsComposite(o) {
			return fmt.Errorf("omp.composite is missing: a loop wrapper is directly inside")
		}
		for _, b := range o.Region(0).Blocks() {
			for in := b.First(); in != nil; in = in.Next() {
				if in != wrappers[0] && in.Def().Dialect == Dialect && !in.IsTerminator() {
					return fmt.Errorf("a composite construct holds %s beside omp.distribute", in.Name())
				}
			}
		}
		return nil
	}
	if IsComposite(o) {
		return fmt.Errorf("omp.composite is present and no loop wrapper is directly inside")
	}
	return nil
}

func verifyTeams(o *ir.Op) error {
	if t := within(o, "omp.target"); t == nil {
		// Teams on the host are not inside of any other construct.
		var outer *ir.Op
		ancestors(o, func(p *ir.Op) bool {
			if p.Def().Dialect == Dialect {
				outer = p
			}
			return outer == nil
		})
		if outer != nil {
			return fmt.Errorf("omp.teams must be inside omp.target or no construct at all")
		}
	}
	if o.Get("num_teams_lower") != nil && o.Get("num_teams_upper") == nil {
		return fmt.Errorf("num_teams with a lower bound needs an upper bound")
	}
	if l, u := o.Get("num_teams_lower"), o.Get("num_teams_upper"); l != nil && l.Type() != u.Type() {
		return fmt.Errorf("the bounds of num_teams must have one type")
	}
	return verifyClauses(o)
}

func verifySections(o *ir.Op) error { return verifyClauses(o) }

func verifySectionsRegion(o *ir.Op) error {
	b := o.Region(0).Entry()
	for in := b.First(); in != nil; in = in.Next() {
		if in.Is(Section) {
			if n, m := len(sectionArgs(in)), len(b.Args()); n != m {
				return fmt.Errorf("a section has %d arguments where omp.sections has %d", n, m)
			}
			continue
		}
		if in != b.Last() {
			return fmt.Errorf("only omp.section may be directly inside, found %s", in.Name())
		}
	}
	return nil
}

func sectionArgs(o *ir.Op) []*ir.Value {
	if b := o.Region(0).Entry(); b != nil {
		return b.Args()
	}
	return nil
}

func verifySingle(o *ir.Op) error {
	vars, syms := o.GetAll("copyprivate_vars"), attrElems(o, "copyprivate_syms")
	if len(vars) != len(syms) {
		return fmt.Errorf("copyprivate has %d variables and %d functions", len(vars), len(syms))
	}
	seen := map[*ir.Value]bool{}
	for i, v := range vars {
		if seen[v] {
			return fmt.Errorf("a variable of copyprivate is used more than once")
		}
		seen[v] = true
		ref := syms[i].(*ir.SymbolRefAttr)
		f := ir.LookupSymbol(o, ref.Root)
		if f == nil {
			return fmt.Errorf("@%s is not defined", ref.Root)
		}
		fn, ok := ir.As[ir.FunctionLike](f)
		if !ok {
			return fmt.Errorf("@%s must be a function", ref.Root)
		}
		args, _ := fn.FunctionType(f)
		if len(args) != 2 {
			return fmt.Errorf("@%s must have 2 arguments, has %d", ref.Root, len(args))
		}
		if args[0] != args[1] || args[0] != v.Type() {
			return fmt.Errorf("@%s must have two arguments of the variable's type", ref.Root)
		}
	}
	return verifyClauses(o)
}

func verifyWorkdistribute(o *ir.Op) error {
	if o.Region(0).Empty() {
		return fmt.Errorf("the region must not be empty")
	}
	if p := o.ParentOp(); p == nil || !p.Is(Teams) {
		return fmt.Errorf("omp.workdistribute must be directly inside omp.teams")
	}
	return nil
}

func verifyTask(o *ir.Op) error { return verifyClauses(o) }

func verifyTaskgroup(o *ir.Op) error { return verifyClauses(o) }

func verifyHint(o *ir.Op) error {
	h := o.IntAttr("hint")
	if h&3 == 3 {
		return fmt.Errorf("hints uncontended and contended exclude each other")
	}
	if h&12 == 12 {
		return fmt.Errorf("hints nonspeculative and speculative exclude each other")
	}
	return nil
}

func verifyCritical(o *ir.Op) error {
	ref, ok := o.Attr("name").(*ir.SymbolRefAttr)
	if !ok {
		return nil
	}
	if d := ir.LookupSymbol(o, ref.Root); d == nil || !d.Is(CriticalDeclare) {
		return fmt.Errorf("@%s must be an omp.critical.declare", ref.Root)
	}
	return nil
}

func verifyAllocateDir(o *ir.Op) error {
	if a, ok := o.Attr("align").(*ir.IntegerAttr); ok && a.Value&(a.Value-1) != 0 {
		return fmt.Errorf("the alignment must be a power of two")
	}
	return nil
}

// orderedParent checks the loop around an ordered directive, standalone or with a region.
func orderedParent(o *ir.Op) error {
	hasRegion := o.NumRegions() > 0
	nest := within(o, "omp.loop_nest")
	if nest == nil {
		if hasRegion {
			return nil
		}
		return fmt.Errorf("omp.ordered must be inside a loop")
	}
	switch w := nest.ParentOp(); {
	case w == nil:
	case w.Name() == "omp.wsloop":
		n, ok := w.Attr("ordered").(*ir.IntegerAttr)
		switch {
		case !ok:
			return fmt.Errorf("the loop around needs an ordered clause")
		case hasRegion && n.Value != 0:
			return fmt.Errorf("the loop around must have an ordered clause without parameter")
		case !hasRegion && n.Value == 0:
			return fmt.Errorf("the ordered clause of the loop around must have a parameter")
		}
	case w.Name() != "omp.simd":
		return fmt.Errorf("an ordered directive must be inside a worksharing or simd loop")
	}
	return nil
}

func verifyOrdered(o *ir.Op) error {
	if err := orderedParent(o); err != nil {
		return err
	}
	n := int64(-1)
	if ws := within(o, "omp.wsloop"); ws != nil {
		n = ws.IntAttr("ordered")
	}
	if m := o.IntAttr("doacross_num_loops"); m != n {
		return fmt.Errorf("the number of loops differs from that of the ordered clause: %d and %d", m, n)
	}
	return nil
}

func verifyOrderedRegion(o *ir.Op) error { return orderedParent(o) }

func verifyCancel(o *ir.Op) error {
	v, _ := CancelEnum.Of(o.Attr("cancel_directive"))
	names := [][]string{{"omp.parallel"}, {"omp.loop_nest"}, {"omp.sections", "omp.section"}, nil}[v]
	p := closest(o)
	switch {
	case p == nil:
		return fmt.Errorf("cancellation must be inside the construct it is about")
	case v == 3:
		if p.Is(Task) || p.Is(LoopNest) && p.ParentOp().Is(Taskloop) {
			return nil
		}
		return fmt.Errorf("cancellation of a taskgroup must be directly inside a task")
	case !slices.Contains(names, p.Name()):
		return fmt.Errorf("cancellation of %s must be directly inside it", CancelEnum.Text(v))
	}
	return verifyCanceled(o, p, v)
}

// verifyCanceled: a construct that may be cancelled has neither nowait nor ordered.
func verifyCanceled(o, p *ir.Op, kind int64) error {
	if o.Name() != "omp.cancel" {
		return nil
	}
	switch kind {
	case 1:
		ws := p.ParentOp()
		if ws == nil || !ws.Is(Wsloop) {
			return fmt.Errorf("the loop to cancel must be a worksharing loop")
		}
		if ws.Attr("nowait") != nil {
			return fmt.Errorf("a loop to cancel cannot have nowait")
		}
		if ws.Attr("ordered") != nil {
			return fmt.Errorf("a loop to cancel cannot have ordered")
		}
	case 2:
		if p.Is(Section) {
			p = p.ParentOp()
		}
		if p.Attr("nowait") != nil {
			return fmt.Errorf("sections to cancel cannot have nowait")
		}
	}
	return nil
}

// closest is the closest operation of the dialect around o.
func closest(o *ir.Op) *ir.Op {
	var found *ir.Op
	ancestors(o, func(p *ir.Op) bool {
		if p.Def().Dialect == Dialect {
			found = p
		}
		return found == nil
	})
	return found
}

func verifyScan(o *ir.Op) error {
	inclusive, exclusive := len(o.GetAll("inclusive_vars")) > 0, len(o.GetAll("exclusive_vars")) > 0
	if inclusive == exclusive {
		return fmt.Errorf("one of inclusive and exclusive is needed")
	}
	for _, name := range []string{"omp.wsloop", "omp.simd"} {
		if p := within(o, name); p != nil {
			if v, ok := ReductionModEnum.Of(p.Attr("reduction_mod")); ok && v == 1 {
				return nil
			}
		}
	}
	return fmt.Errorf("omp.scan must be inside a worksharing or simd loop with an inscan reduction")
}
