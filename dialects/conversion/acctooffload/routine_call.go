package acctooffload

import (
	"slices"
	"strings"

	"accc/dialects/conversion/build"
	fn "accc/dialects/func"
	"accc/dialects/offload"
	"accc/ir"
)

// unmarked are the routines of OpenACC's library that neither fail nor leave anything that a later error could be
// about, and that programs call in loops.
var unmarked = []string{"acc_on_device", "acc_get_device_type", "acc_get_default_async", "acc_is_present", "acc_deviceptr", "acc_hostptr"}

// markCalls tells the runtime, before each call of a routine of OpenACC's library, where the call is: an error long
// after it can then name it.
func (l *lowering) markCalls() {
	for _, f := range l.module.Region(0).Entry().Ops() {
		if !build.IsFunction(f) || f.Region(0).Empty() {
			continue
		}
		ir.Walk(f, func(o *ir.Op) bool {
			name := l.library(o)
			if name == "" || o.Prev() != nil && o.Prev().Is(offload.Mark) {
				return true
			}
			build.Before(o).Op(offload.Mark, ir.With{Attrs: []ir.NamedAttr{{Name: offload.Directive, Value: ir.String(name)}}})
			return true
		})
	}
}

// library is the routine of OpenACC's library that an operation calls, or "".
func (l *lowering) library(o *ir.Op) string {
	s, ok := o.Attr("callee").(*ir.SymbolRefAttr)
	if !ok || !o.Is(fn.Call) || !strings.HasPrefix(s.Root, "acc_") || slices.Contains(unmarked, s.Root) {
		return ""
	}
	if callee := l.symbols[s.Root]; callee == nil || !build.IsFunction(callee) || !callee.Region(0).Empty() {
		return "" // the program's own function
	}
	return s.Root
}
