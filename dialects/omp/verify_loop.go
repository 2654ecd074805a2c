package omp

import (
	"fmt"
	"slices"

	"accc/ir"
)

// verifyWrapper: a wrapper holds one operation, a wrapper that can be composed with it or a loop nest.
func verifyWrapper(o *ir.Op) error {
	b := o.Region(0).Entry()
	if len(o.Region(0).Blocks()) != 1 {
		return fmt.Errorf("a loop wrapper must have one block")
	}
	n := len(b.Ops())
	if n != 1 {
		return fmt.Errorf("a loop wrapper must hold one operation, has %d", n)
	}
	in := b.First()
	if _, ok := ir.As[*Wrapper](in); !ok && !in.Is(LoopNest) {
		return fmt.Errorf("a loop wrapper must hold another one or omp.loop_nest, not %s", in.Name())
	}
	return verifyComposite(o, in)
}

// verifyComposite: wrappers that make a composite construct together are marked, others are not.
func verifyComposite(o, in *ir.Op) error {
	w, _ := ir.As[*Wrapper](o)
	_, nested := ir.As[*Wrapper](in)
	if nested && !slices.Contains(w.Holds, in.Def().ShortName()) {
		return fmt.Errorf("%s cannot hold %s", o.Name(), in.Name())
	}
	if !w.Composable {
		return nil
	}
	if nested {
		if !IsComposite(o) {
			return fmt.Errorf("omp.composite is missing: the loop wrapper holds another one")
		}
		return nil
	}
	_, wrapped := parentWrapper(o)
	if IsComposite(o) && !wrapped {
		return fmt.Errorf("omp.composite is there, but the loop wrapper makes no composite construct")
	}
	if !IsComposite(o) && wrapped {
		return fmt.Errorf("omp.composite is missing: the loop wrapper is inside another one")
	}
	return nil
}

// parentWrapper is the wrapper, or composite parallel, that holds o directly.
func parentWrapper(o *ir.Op) (*ir.Op, bool) {
	p := o.ParentOp()
	if p == nil {
		return nil, false
	}
	if _, ok := ir.As[*Wrapper](p); ok {
		return p, true
	}
	return p, p.Name() == "omp.parallel" && o.Name() == "omp.distribute"
}

func verifyWsloop(o *ir.Op) error {
	if n := len(o.GetAny("linear_vars")); n > 0 {
		if err := verifyLinear(o, n); err != nil {
			return err
		}
	}
	return verifyClauses(o)
}

// verifyLinear: every linear variable has, on the operation, the type of its value.
func verifyLinear(o *ir.Op, n int) error {
	if m := len(attrElems(o, "linear_var_types")); m != n {
		return fmt.Errorf("linear has %d variables and %d types in linear_var_types", n, m)
	}
	return nil
}

func verifySimd(o *ir.Op) error {
	s, okS := o.Attr("simdlen").(*ir.IntegerAttr)
	l, okL := o.Attr("safelen").(*ir.IntegerAttr)
	if okS && okL && s.Value > l.Value {
		return fmt.Errorf("simdlen must not be greater than safelen")
	}
	vars, alignments := o.GetAll("aligned_vars"), attrElems(o, "alignments")
	if len(vars) != len(alignments) {
		return fmt.Errorf("aligned has %d variables and %d alignments", len(vars), len(alignments))
	}
	if len(vars) == 0 {
		if err := needsVariables(o, "alignments", "aligned"); err != nil {
			return err
		}
	}
	if err := distinct(vars, "aligned"); err != nil {
		return err
	}
	for _, a := range alignments {
		if i, ok := a.(*ir.IntegerAttr); !ok || i.Value <= 0 {
			return fmt.Errorf("alignments must be positive")
		}
	}
	if err := distinct(o.GetAll("nontemporal_vars"), "nontemporal"); err != nil {
		return err
	}
	if n := len(o.GetAny("linear_vars")); n > 0 {
		if err := verifyLinear(o, n); err != nil {
			return err
		}
	}
	return verifyClauses(o)
}

func distinct(vars []*ir.Value, clause string) error {
	seen := map[*ir.Value]bool{}
	for _, v := range vars {
		if seen[v] {
			return fmt.Errorf("a variable of %s is used more than once", clause)
		}
		seen[v] = true
	}
	return nil
}

func verifyDistribute(o *ir.Op) error {
	if o.Get("dist_schedule_chunk_size") != nil && o.Attr("dist_schedule_static") == nil {
		return fmt.Errorf("a chunk size needs dist_schedule_static")
	}
	return verifyClauses(o)
}

func verifyLoop(o *ir.Op) error { return verifyClauses(o) }

func verifyWorkshareLoop(o *ir.Op) error {
	if within(o, "omp.workshare") == nil {
		return fmt.Errorf("%s must be inside omp.workshare", o.Name())
	}
	return nil
}

func verifyTaskloop(o *ir.Op) error {
	if err := verifyClauses(o); err != nil {
		return err
	}
	reductions, in := o.GetAll("reduction_vars"), o.GetAll("in_reduction_vars")
	if len(reductions) > 0 && o.Attr("nogroup") != nil {
		return fmt.Errorf("a reduction excludes nogroup")
	}
	for _, v := range in {
		for _, w := range reductions {
			if v == w {
				return fmt.Errorf("a variable cannot be in reduction and in in_reduction")
			}
		}
	}
	if o.Get("grainsize") != nil && o.Get("num_tasks") != nil {
		return fmt.Errorf("grainsize and num_tasks exclude each other")
	}
	return nil
}

func verifyLoopNest(o *ir.Op) error {
	lower := o.Group(0)
	if len(lower) == 0 {
		return fmt.Errorf("at least one loop is needed")
	}
	b := o.Region(0).Entry()
	if b == nil || len(b.Args()) != len(lower) {
		return fmt.Errorf("one counter is needed for each of %d loops", len(lower))
	}
	for i, v := range lower {
		if b.Arg(i).Type() != v.Type() {
			return fmt.Errorf("counter #%d must have the type of its bounds", i)
		}
		if v.Type() != lower[0].Type() {
			return fmt.Errorf("the loops must count in one type, found %s and %s", ir.TypeString(lower[0].Type()), ir.TypeString(v.Type()))
		}
	}
	if n := o.IntAttr("collapse_num_loops"); o.Attr("collapse_num_loops") != nil && int(n) > len(lower) {
		return fmt.Errorf("collapse is greater than the number of loops")
	}
	p := o.ParentOp()
	if p == nil {
		return nil
	}
	if _, ok := ir.As[*Wrapper](p); !ok {
		return fmt.Errorf("omp.loop_nest must be directly inside a loop wrapper")
	}
	return nil
}

func verifyNewCLI(o *ir.Op) error {
	defined, consumed := 0, 0
	for u := o.Result(0).FirstUse(); u != nil; u = u.Next() {
		switch user := u.Owner(); {
		case user.Is(CanonicalLoop):
			defined++
		case user.Is(Tile) && u.Index() < len(user.GetAll("generatees")):
			defined++
		default:
			consumed++
		}
	}
	switch {
	case defined > 1:
		return fmt.Errorf("a loop reference is defined more than once")
	case consumed > 1:
		return fmt.Errorf("a loop reference is used by more than one transformation")
	case consumed > 0 && defined == 0:
		return fmt.Errorf("a loop reference is used and never defined")
	}
	return nil
}

func verifyCanonicalLoop(o *ir.Op) error {
	b := o.Region(0).Entry()
	if b == nil || len(b.Args()) != 1 {
		return fmt.Errorf("the region must have one argument, the counter")
	}
	if b.Arg(0).Type() != o.Operand(0).Type() {
		return fmt.Errorf("the counter must have the type of the trip count")
	}
	return nil
}

func verifyTile(o *ir.Op) error {
	made, given, sizes := o.GetAll("generatees"), o.GetAll("applyees"), o.GetAll("sizes")
	if len(given) == 0 {
		return fmt.Errorf("at least one loop is needed")
	}
	if len(sizes) != len(given) {
		return fmt.Errorf("%d sizes for %d loops", len(sizes), len(given))
	}
	if len(made) != 0 && len(made) != 2*len(given) {
		return fmt.Errorf("tiling %d loops makes %d loops, not %d", len(given), 2*len(given), len(made))
	}
	return nil
}
