package llvmacc

import (
	"accc/dialects/acc"
	"accc/dialects/conversion/host"
	fn "accc/dialects/func"
	"accc/ir"
	"accc/ir/pass"
)

// ForHost is the pass acc-specialize-for-host.
var ForHost = Passes.Define(pass.Pass{
	Name:   "acc-specialize-for-host",
	Doc:    "Turn loops, atomic operations and copies of variables outside of compute constructs into those of the host.",
	Anchor: fn.Func.FullName,
	Options: []pass.Option{{Name: "enable-host-fallback", Doc: "all operations of acc, for code that is to run without a device",
		Default: "false", Words: []string{"true", "false"}}},
	Run: func(op *ir.Op, o pass.Values) error {
		if op.Attr("acc.specialized_routine") != nil {
			return nil
		}
		patterns := orphaned
		if o.Bool("enable-host-fallback") {
			patterns = onHost
		}
		pass.Greedy{Merge: true, Patterns: patterns, Rounds: 1 << 20}.Run(op)
		return nil
	},
})

// What operations outside of compute constructs are on the host, by their names.
var orphans = map[string][]pass.Pattern{
	"loop": {outside(sequential)}, "atomic.update": {outside(update)}, "atomic.read": {outside(read)}, "atomic.write": {outside(write)},
	"atomic.capture": {outside(unwrap)},
	"cache":          {unheld}, "private": {unheld}, "firstprivate": {unheld}, "reduction": {unheld},
}

func orphaned(d *ir.OpDef) []pass.Pattern {
	if d.Dialect != acc.Dialect {
		return nil
	}
	return orphans[d.ShortName()]
}

// onHost: what means nothing on a device means nothing without one, either.
func onHost(d *ir.OpDef) []pass.Pattern {
	if d.Dialect != acc.Dialect {
		return nil
	}
	switch name := d.ShortName(); name {
	case "cache", "private", "firstprivate", "reduction":
		return []pass.Pattern{original}
	case "declare":
		return []pass.Pattern{unwrap}
	default:
		if p := orphans[name]; p != nil {
			return p
		}
		return deviceForms[name]
	}
}

// outside is a pattern for operations that no compute construct holds.
func outside(p pass.Pattern) pass.Pattern {
	return func(o *ir.Op, rw *ir.Rewriter) bool { return !isOnDevice(o) && p(o, rw) }
}

// unheld: a copy of a variable is the variable where no construct has it.
func unheld(o *ir.Op, rw *ir.Rewriter) bool {
	for _, u := range o.Result(0).Users() {
		if u.Is(acc.Parallel) || u.Is(acc.Serial) || u.Is(acc.Kernels) || u.Is(acc.Loop) {
			return false
		}
	}
	return !isOnDevice(o) && original(o, rw)
}

// made tells the driver of what a host dialect has put before o since prev.
func made(prev, o *ir.Op, rw *ir.Rewriter) {
	in := o.Parent().First()
	if prev != nil {
		in = prev.Next()
	}
	for ; in != o; in = in.Next() {
		rw.Modified(in)
	}
}

// update: the value is read, replaced and written.
func update(o *ir.Op, rw *ir.Rewriter) bool {
	x, b := o.Get("x"), o.Region(0).Entry()
	h, prev := host.Of(x.Type()), o.Prev()
	if h == nil || b.Terminator() == nil {
		return false
	}
	value := h.Load(&rw.Builder, x, b.Arg(0).Type())
	if value == nil {
		return false
	}
	made(prev, o, rw)
	result := b.Terminator().Operand(0)
	if result == b.Arg(0) {
		result = value
	}
	rw.Erase(b.Terminator())
	rw.Inline(b, o, []*ir.Value{value})
	rw.SetBefore(o)
	prev = o.Prev()
	h.Store(&rw.Builder, result, x)
	made(prev, o, rw)
	rw.Erase(o)
	return true
}

// read: the value is copied.
func read(o *ir.Op, rw *ir.Rewriter) bool {
	x, v := o.Get("x"), o.Get("v")
	h, prev := host.Of(x.Type()), o.Prev()
	t, ok := o.Attr("element_type").(*ir.TypeAttr)
	if h == nil || !ok || x.Type() != v.Type() {
		return false
	}
	if _, ok := x.Type().(*ir.MemRefType); ok {
		h.Copy(&rw.Builder, x, v, t.Type)
	} else {
		h.Store(&rw.Builder, h.Load(&rw.Builder, x, t.Type), v)
	}
	made(prev, o, rw)
	rw.Erase(o)
	return true
}

// write: the value is written.
func write(o *ir.Op, rw *ir.Rewriter) bool {
	x := o.Get("x")
	h, prev := host.Of(x.Type()), o.Prev()
	if h == nil || !h.Store(&rw.Builder, o.Get("expr"), x) {
		return false
	}
	made(prev, o, rw)
	rw.Erase(o)
	return true
}
