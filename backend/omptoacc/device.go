package omptoacc

import (
	"accc/dialects/omp"
	"accc/ir"
	omprows "accc/irgen/decompose/omp"
	ompdir "accc/pragma/omp"
)

// onDevice reports whether a function is one of those that devices have.
func onDevice(f *ir.Op) bool { return f.Attr("omp.declare_target") != nil && !f.Region(0).Empty() }

// function converts the loops of a function that devices have. The host runs them in one thread then.
func (p *plan) function(f *ir.Op) {
	name := f.StringAttr("sym_name")
	level := Seq
	list := constructsIn(f)
	for _, x := range list {
		if omprows.Of(x) == nil {
			continue
		}
		switch c := constructOf(x); {
		case x.Is(omp.Target), x.Is(omp.TargetData), isDeviceTask(x):
			// The host runs the function, too.
			p.host(f)
			p.taskwaits()
			p.Routines[name] = Seq
			return
		case c.has(ompdir.DirDistribute) != nil:
			level = max(level, Gang)
		case c.has(ompdir.DirParallel) != nil:
			level = max(level, Worker)
		case c.has(ompdir.DirSimd) != nil, c.has(ompdir.DirLoop) != nil, c.has(ompdir.DirFor) != nil:
			level = max(level, Vector)
		}
	}
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
	if level > Vector {
		p.remark(Changed, list[0], "a loop in a function that devices have: the host executes its iterations in one thread")
	}
}
