package omptoacc

import (
	"strings"

	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/dialects/omp"
	"accc/ir"
	omprows "accc/irgen/decompose/omp"
	ompdir "accc/pragma/omp"
)

// onDevice are the functions of a module that devices have: those that are declared so, and those that they and target regions call (OpenMP 5.2 §7.8).
// OpenACC implies the same (3.3 §2.15.1), but compilers of earlier versions do not.
func onDevice(functions []*ir.Op) map[*ir.Op]bool {
	named := map[string]*ir.Op{}
	for _, f := range functions {
		named[f.StringAttr("sym_name")] = f
	}
	on := map[*ir.Op]bool{}
	var add func(f *ir.Op)
	called := func(in *ir.Op) {
		ir.Walk(in, func(o *ir.Op) bool {
			if s, ok := o.Attr("callee").(*ir.SymbolRefAttr); ok {
				add(named[s.Root])
			}
			return true
		})
	}
	add = func(f *ir.Op) {
		if f != nil && !on[f] && !f.Region(0).Empty() {
			on[f] = true
			called(f)
		}
	}
	for _, f := range functions {
		if f.Attr("omp.declare_target") != nil {
			add(f)
			continue
		}
		ir.Walk(f, func(o *ir.Op) bool {
			if o.Is(omp.Target) {
				called(o)
			}
			return true
		})
	}
	return on
}

// functionsOf are the functions of a module.
func functionsOf(module *ir.Op) (list []*ir.Op) {
	for o := module.Region(0).Entry().First(); o != nil; o = o.Next() {
		if o.Is(fn.Func) || o.Is(llvm.Func) {
			list = append(list, o)
		}
	}
	return list
}

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

// Level is the parallelism in a function that devices have, by its name in the source; ok is false where devices do not have it.
func (p *Program) Level(name string) (level Level, ok bool) {
	for _, symbol := range []string{name, "_QP" + name} {
		if l, ok := p.Routines[symbol]; ok {
			return l, true
		}
	}
	for symbol, l := range p.Routines {
		if strings.HasSuffix(symbol, "P"+name) && strings.HasPrefix(symbol, "_Q") {
			return l, true
		}
	}
	return Seq, false
}
