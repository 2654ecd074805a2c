package offloadtorun

import (
	"accc/dialects/accc"
	"accc/dialects/conversion/build"
	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/ir"
)

// A kernel with atomic operations gets a second form without, for when one gang at a time runs and no other such kernel
// does: an atomic update costs as much as ten others, and more when cores contend for it.

// directiveMark is on the accesses of an atomic directive. A compare-and-exchange with it expects what an access with
// it has just read.
var directiveMark = ir.NamedAttr{Name: accc.Atomic.Name, Value: ir.Unit()}

func fromDirective(o *ir.Op) bool { return o.Attr(directiveMark.Name) != nil }

// plainSuffix makes the name of a function's plain form.
const plainSuffix = "_plain"

// plain is the state of making plain forms.
type plain struct {
	*lowering
	atomic map[*ir.Op]bool   // functions that may come to an atomic operation
	forms  map[string]string // functions to their plain forms
}

// plainKernels makes the plain forms of kernels that may execute atomic operations.
func (l *lowering) plainKernels() {
	if l.opts.Alone && len(l.program.Teams) == 0 {
		unlockAll(l.module) // nothing runs at the same time
		return
	}
	p := &plain{lowering: l, atomic: map[*ir.Op]bool{}, forms: map[string]string{}}
	var functions, pending []*ir.Op
	for _, o := range l.module.Region(0).Entry().Ops() {
		if build.IsFunction(o) {
			functions = append(functions, o)
			l.symbols[o.StringAttr("sym_name")] = o
		}
	}
	callers := map[*ir.Op][]*ir.Op{}
	var indirect []*ir.Op // functions that call through pointers
	for _, f := range functions {
		ir.Walk(f, func(o *ir.Op) bool {
			switch {
			case fromDirective(o) && !p.atomic[f]:
				p.atomic[f] = true
				pending = append(pending, f)
				l.program.HostAtomics = l.program.HostAtomics || f.Attr(accc.Kernel.Name) == nil && f.Attr(accc.Device.Name) == nil
			case o.Is(fn.CallIndirect), o.Is(llvm.Call) && o.Attr("callee") == nil:
				indirect = append(indirect, f)
			default:
				if to := p.callee(o); to != nil {
					callers[to] = append(callers[to], f)
				}
			}
			return true
		})
	}
	if len(pending) == 0 {
		return
	}
	for pending = append(pending, indirect...); len(pending) > 0; {
		f := pending[len(pending)-1]
		pending = pending[:len(pending)-1]
		p.atomic[f] = true
		for _, c := range callers[f] {
			if !p.atomic[c] {
				p.atomic[c] = true
				pending = append(pending, c)
			}
		}
	}
	for i := range l.program.Kernels {
		k := &l.program.Kernels[i]
		if p.atomic[l.symbols[k.Name]] && !p.forks(l.symbols[k.Name], map[*ir.Op]bool{}) {
			k.Plain = p.form(k.Name)
		}
	}
}

// forks reports whether a function may come to start threads, which execute the usual forms.
func (p *plain) forks(f *ir.Op, seen map[*ir.Op]bool) bool {
	seen[f] = true
	found := false
	ir.Walk(f, func(o *ir.Op) bool {
		to := p.callee(o)
		if s, ok := o.Attr("callee").(*ir.SymbolRefAttr); ok && (s.Root == FnFork || s.Root == FnTask) {
			found = true
		}
		found = found || to != nil && !seen[to] && p.forks(to, seen)
		return !found
	})
	return found
}

// callee is the function of this module that an operation calls by its name, or nil.
func (p *plain) callee(o *ir.Op) *ir.Op {
	s, ok := o.Attr("callee").(*ir.SymbolRefAttr)
	if !ok {
		return nil
	}
	return p.symbols[s.Root]
}

// form makes the plain form of a function, and of those it calls, and returns its name.
func (p *plain) form(name string) string {
	if to := p.forms[name]; to != "" {
		return to
	}
	p.forms[name] = name + plainSuffix
	f := p.symbols[name]
	c := f.Clone(ir.NewMapping())
	c.SetAttr("sym_name", ir.String(p.forms[name]))
	f.Parent().InsertBefore(c, f)
	ir.Walk(c, func(o *ir.Op) bool {
		if to := p.callee(o); to != nil && p.atomic[to] {
			o.SetAttr("callee", ir.Symbol(p.form(to.StringAttr("sym_name"))))
		}
		return true
	})
	unlockAll(c)
	return p.forms[name]
}

// unlockAll replaces the atomic accesses of directives inside of an operation.
func unlockAll(in *ir.Op) {
	var list []*ir.Op
	ir.Walk(in, func(o *ir.Op) bool {
		if fromDirective(o) {
			list = append(list, o)
		}
		return true
	})
	for _, o := range list {
		o.SetAttr(directiveMark.Name, nil)
		unlock(o)
	}
}

// unlock replaces an atomic access by plain ones.
func unlock(o *ir.Op) {
	e := build.Before(o)
	switch {
	case o.Is(llvm.Load), o.Is(llvm.Store):
		o.SetAttr("ordering", nil)
	case o.Name() == "llvm.atomicrmw":
		addr, v := o.Operand(0), o.Operand(1)
		old := e.Load(v.Type(), addr)
		kind, next := o.IntAttr("bin_op"), v
		for def, k := range single {
			if k == kind {
				next = e.Value(def.Dialect, def.ShortName(), v.Type(), old, v)
			}
		}
		e.Store(next, addr)
		o.Result(0).ReplaceAllUses(old)
		o.Erase()
	case o.Name() == "llvm.cmpxchg":
		e.Store(o.Operand(2), o.Operand(0))
		for _, u := range o.Result(0).Users() {
			v := o.Operand(1)
			if at := u.Attr("position").(*ir.DenseArrayAttr); at.Values[0] == 1 {
				v = e.Constant(ir.I1(), 1)
			}
			u.Result(0).ReplaceAllUses(v)
			u.Erase()
		}
		o.Erase()
	}
}
