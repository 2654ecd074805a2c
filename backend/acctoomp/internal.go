package acctoomp

import (
	"slices"
	"strings"

	"accc/backend/quirks"
	"accc/backend/translate/outcome"
	"accc/dialects/fir"
	fn "accc/dialects/func"
	"accc/ir"
)

// hostVariables reports calls, in a construct, of internal procedures of Fortran that use variables of their host: these are on the stack of
// the host, which a device does not see, and flang compiles no such call.
func (p *plan) hostVariables(construct *ir.Op) {
	if p.Target == outcome.Multicore {
		return
	}
	ir.Walk(construct, func(o *ir.Op) bool {
		callee, ok := o.Attr("callee").(*ir.SymbolRefAttr)
		if !ok || !o.Is(fir.Call) {
			return true
		}
		f := ir.LookupSymbol(o, callee.Root)
		if f == nil || !f.Is(fn.Func) || f.Region(0).Empty() {
			return true
		}
		if names := hostAssociated(f); len(names) > 0 {
			why := ""
			if p.For.Have(quirks.HostAssociated) {
				why = quirks.HostAssociated.Say()
			}
			p.remark(Changed, o, fir.UserName(callee.Root)+": the procedure uses "+strings.Join(names, ", ")+
				" of the procedure around it, which a device does not have"+why+" (pass what it uses as arguments)")
		}
		return true
	})
}

// hostAssociated are the variables of its host that an internal procedure uses.
func hostAssociated(f *ir.Op) (names []string) {
	ir.Walk(f, func(o *ir.Op) bool {
		if o.Is(fir.Declare) && strings.Contains(ir.AttrString(o.Attr("fortran_attrs")), "host_assoc") {
			if n := fir.UserName(o.StringAttr("uniq_name")); !slices.Contains(names, n) {
				names = append(names, n)
			}
		}
		return true
	})
	return names
}
