package omptoacc

import (
	"errors"
	"slices"

	"accc/backend/translate/outcome"
	"accc/dialects/omp"
	"accc/ir"
	omprows "accc/irgen/decompose/omp"
	ompdir "accc/pragma/omp"
)

// onDevice are the functions of a module that devices have: those that are declared so, and those that they and target regions call (OpenMP 5.2 §7.8).
// OpenACC implies the same (3.3 §2.15.1), but compilers of earlier versions do not.
func onDevice(functions []*ir.Op) map[*ir.Op]bool {
	var roots []*ir.Op
	for _, f := range functions {
		if f.Attr("omp.declare_target") != nil {
			roots = append(roots, f)
			continue
		}
		ir.Walk(f, func(o *ir.Op) bool {
			if o.Is(omp.Target) {
				roots = append(roots, o)
			}
			return true
		})
	}
	return reached(functions, roots)
}

// reached are the functions with bodies among the roots, and those that code in the roots calls, directly or not.
func reached(functions, roots []*ir.Op) map[*ir.Op]bool {
	named := map[string]*ir.Op{}
	for _, f := range functions {
		named[f.StringAttr("sym_name")] = f
	}
	on := map[*ir.Op]bool{}
	var add func(o *ir.Op)
	add = func(o *ir.Op) {
		if _, function := ir.As[ir.FunctionLike](o); function {
			if on[o] || o.Region(0).Empty() {
				return
			}
			on[o] = true
		}
		ir.Walk(o, func(in *ir.Op) bool {
			if s, ok := in.Attr("callee").(*ir.SymbolRefAttr); ok && named[s.Root] != nil {
				add(named[s.Root])
			}
			return true
		})
	}
	for _, o := range roots {
		add(o)
	}
	return on
}

// functionsOf are the functions of a module.
func functionsOf(module *ir.Op) (list []*ir.Op) {
	for o := module.Region(0).Entry().First(); o != nil; o = o.Next() {
		if _, function := ir.As[ir.FunctionLike](o); function {
			list = append(list, o)
		}
	}
	return list
}

// levelsOf are the levels of parallelism in functions, and in those that they call (OpenACC 3.3 §2.15.1), by their names in the module.
func levelsOf(functions []*ir.Op) map[string]outcome.Level {
	levels := map[string]outcome.Level{}
	for again := true; again; {
		again = false
		for _, f := range functions {
			level := levelIn(f, levels)
			for _, x := range constructsIn(f) {
				if omprows.Of(x) == nil {
					continue
				}
				switch c := constructOf(x); {
				case c.has(ompdir.DirTarget) != nil:
				case c.has(ompdir.DirDistribute) != nil:
					level = max(level, outcome.Gang)
				case c.has(ompdir.DirParallel) != nil:
					level = max(level, outcome.Worker)
				case c.has(ompdir.DirSimd) != nil, c.has(ompdir.DirLoop) != nil, c.has(ompdir.DirFor) != nil:
					level = max(level, outcome.Vector)
				}
			}
			if name := f.StringAttr("sym_name"); level > levels[name] {
				levels[name], again = level, true
			}
		}
	}
	return levels
}

// levelIn is the highest level of the functions that code calls, apart from that in target regions.
func levelIn(o *ir.Op, levels map[string]outcome.Level) (level outcome.Level) {
	ir.Walk(o, func(in *ir.Op) bool {
		if s, ok := in.Attr("callee").(*ir.SymbolRefAttr); ok {
			level = max(level, levels[s.Root])
		}
		return in == o || !in.Is(omp.Target)
	})
	return level
}

var errCalled = errors.New("a target region that stays calls the function")

// function converts the loops of a function that devices have, unless it stays. The host runs them in one thread then.
func (p *plan) function(f *ir.Op, stays bool) {
	name := f.StringAttr("sym_name")
	shares := false
	list := constructsIn(f)
	if p.Routines[name] = outcome.Seq; stays {
		for _, x := range list {
			if omprows.Of(x) != nil {
				p.leave(x, errCalled)
				p.Routines[name] = outcome.Stays
			}
		}
		return
	}
	for _, x := range list {
		if omprows.Of(x) == nil {
			continue
		}
		if x.Is(omp.Target) || x.Is(omp.TargetData) || isDeviceTask(x) {
			// The host runs the function, too.
			p.host(f)
			p.taskwaits()
			return
		}
		shares = true
	}
	level := p.levels[name]
	p.Routines[name] = level
	for _, x := range list {
		if omprows.Of(x) == nil {
			continue
		}
		p.whole(x, func(j *job) error {
			if err := j.calls(x); err != nil {
				return err
			}
			return j.nested(x, scope{below: level})
		})
	}
	if slices.ContainsFunc(list, func(x *ir.Op) bool { return slices.Contains(p.Stay, x) }) {
		p.Routines[name] = outcome.Stays
		return
	}
	if shares && level > outcome.Vector {
		p.remark(Changed, list[0], "a loop in a function that devices have: the host executes its iterations in one thread")
	}
}
