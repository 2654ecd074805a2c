package offloadtorun

import (
	"accc/dialects/accc"
	"accc/dialects/conversion/build"
	"accc/dialects/offload"
	"accc/ir"
)

// reverse replaces a region that the host runs, whoever comes to it, by the call that has it do so. Its function is one of the host's code.
func (h *host) reverse(o *ir.Op) {
	l, name := h.lowering, o.StringAttr("function")
	if l.symbols[name] != nil {
		l.unsupported(o, "a reverse offload with the name of another function, "+name)
		return
	}
	number := len(l.program.Reversed)
	site := l.site(Site{Directive: o.StringAttr(offload.Directive), Loc: o.Loc})
	l.program.Reversed = append(l.program.Reversed, Reversed{Name: name, Site: site})
	f := l.newFunc(name, nil, nil, false)
	f.SetAttr(accc.Team.Name, ir.Unit()) // the runtime calls it
	f.Loc = o.Loc
	move(o, f)
	l.inside(f)
	caps := capture(f)
	setSignature(f)
	l.program.Reversed[number].Args = argsOf(caps)
	e := build.Before(o)
	slots, _ := h.slots(e, o, caps)
	h.runtime(e, FnReverse, e.I32(int64(site)), e.I32(int64(number)), slots)
	o.Erase()
}
