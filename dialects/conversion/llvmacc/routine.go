package llvmacc

import (
	"slices"
	"strconv"
	"strings"

	"accc/dialects/acc"
	"accc/ir"
	"accc/ir/pass"
)

// ImplicitRoutine is the pass acc-implicit-routine.
var ImplicitRoutine = Passes.Define(pass.Pass{
	Name: "acc-implicit-routine",
	Doc:  "Give a routine directive to the functions without one that compute constructs and routines call (OpenACC 3.3 §2.15.1).",
	Options: []pass.Option{{Name: "device-type", Doc: "the device whose bind clauses count", Default: "none",
		Words: []string{"none", "star", "default", "host", "multicore", "nvidia", "radeon"}}},
	Run: func(op *ir.Op, o pass.Values) error {
		r := &routines{device: o["device-type"]}
		var constructs, existing []*ir.Op
		ir.WalkPost(op, func(o *ir.Op) {
			switch {
			case o.Is(acc.Routine):
				r.count++
				existing = append(existing, o)
			case o.Is(acc.Parallel), o.Is(acc.Kernels), o.Is(acc.Serial):
				constructs = append(constructs, o)
			}
		})
		for _, c := range constructs {
			existing = append(existing, r.called(c)...)
		}
		for ; len(existing) > 0; existing = existing[1:] {
			if !r.isBound(existing[0]) {
				if f := function(existing[0]); f != nil {
					existing = append(existing, r.called(f)...)
				}
			}
		}
		return nil
	},
})

// routines makes directives; count is the number of the next.
type routines struct {
	count  int
	device string
}

// function is the function that a routine directive is about, or nil.
func function(routine *ir.Op) *ir.Op {
	name, ok := routine.Attr("func_name").(*ir.SymbolRefAttr)
	if !ok {
		return nil
	}
	return ir.LookupSymbolRef(routine, name)
}

// called makes directives for the functions that are called inside an operation, and returns them.
func (r *routines) called(o *ir.Op) (made []*ir.Op) {
	ir.WalkPost(o, func(call *ir.Op) {
		c, ok := ir.As[ir.CallLike](call)
		if !ok || c.Callee(call) == nil {
			return
		}
		f := ir.LookupSymbolRef(call, c.Callee(call))
		if f == nil || isForDevices(f) {
			return
		}
		name := "acc_routine_" + strconv.Itoa(r.count)
		r.count++
		made = append(made, ir.Before(f).Op(acc.Routine, ir.With{Attrs: []ir.NamedAttr{{Name: "sym_name", Value: ir.String(name)},
			{Name: "func_name", Value: ir.Symbol(f.StringAttr("sym_name"))}, {Name: "implicit", Value: ir.Unit()}}}))
		f.SetAttr("acc.routine_info", acc.RoutineInfo(ir.Symbol(name)))
	})
	return made
}

// isForDevices reports whether a device has a function without a new directive. Operations that define something else
// than functions are none of this pass's.
func isForDevices(f *ir.Op) bool {
	l, ok := ir.As[ir.FunctionLike](f)
	if !ok || f.Attr("acc.routine_info") != nil || f.Attr("acc.declare") != nil {
		return true
	}
	return l.Body(f).Empty() && f.StringAttr("sym_visibility") == "private" && strings.HasPrefix(f.StringAttr("sym_name"), "llvm.")
}

// isBound reports whether a routine is another function on the device, by a bind clause.
func (r *routines) isBound(o *ir.Op) bool {
	for _, name := range []string{"bindIdNameDeviceType", "bindStrNameDeviceType"} {
		if slices.ContainsFunc(acc.DeviceTypesOf(o.Attr(name)), func(t acc.DeviceType) bool {
			return t == acc.DeviceNone || t.String() == r.device
		}) {
			return true
		}
	}
	return false
}
