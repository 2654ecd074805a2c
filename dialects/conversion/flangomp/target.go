package flangomp

import (
	"slices"

	"accc/dialects/builtin"
	"accc/dialects/fir"
	fn "accc/dialects/func"
	"accc/dialects/omp"
	"accc/ir"
	"accc/ir/pass"
)

// declareTarget is the attribute of symbols that exist on devices.
const declareTarget = "omp.declare_target"

// MarkDeclareTarget is the pass that finds the functions that devices need.
var MarkDeclareTarget = Passes.Define(pass.Pass{
	Name: "omp-mark-declare-target",
	Doc:  "Mark the functions that target regions and declare target functions call as declare target (OpenMP 5.2 §7.8).",
	Run: func(module *ir.Op, _ pass.Values) error {
		for _, o := range top(module) {
			if marks := marksOf(o); o.Is(fn.Func) && marks != nil {
				reach(module, o, *marks, map[*ir.Op]bool{o: true})
			}
		}
		nohost, to := omp.DeviceTypeEnum.Attr(deviceNohost), omp.CaptureEnum.Attr(captureTo)
		ir.Walk(module, func(o *ir.Op) bool {
			if o.Is(omp.Target) {
				reach(module, o, marking{nohost, to, false}, map[*ir.Op]bool{})
			}
			return true
		})
		return nil
	},
})

// The numbers of device types and captures that the passes set.
const (
	deviceAny, deviceHost, deviceNohost = 0, 1, 2
	captureTo                           = 1
)

// marking is what the attribute declare_target says.
type marking struct {
	device, capture ir.Attribute
	automap         bool
}

func (m marking) attr() ir.Attribute { return omp.DeclareTarget.Of(m.device, m.capture, m.automap) }

// marksOf is what a symbol's attribute says, nil without one.
func marksOf(o *ir.Op) *marking {
	r, ok := o.Attr(declareTarget).(*omp.Record)
	if !ok || r.Kind != omp.DeclareTarget {
		return nil
	}
	m := &marking{device: omp.DeviceTypeEnum.Attr(deviceAny), capture: omp.CaptureEnum.Attr(captureTo)}
	if a, ok := r.Values[0].(ir.Attribute); ok {
		m.device = a
	}
	if a, ok := r.Values[1].(ir.Attribute); ok {
		m.capture = a
	}
	m.automap, _ = r.Values[2].(bool)
	return m
}

// reach marks the functions that code calls, those that they call, and those of the reductions that it names.
func reach(module, code *ir.Op, m marking, seen map[*ir.Op]bool) {
	ir.Walk(code, func(o *ir.Op) bool {
		if call, ok := ir.As[ir.CallLike](o); ok {
			if callee := call.Callee(o); callee != nil {
				if f := ir.SymbolIn(module, callee.Root); f.Is(fn.Func) && len(callee.Nested) == 0 {
					mark(f, m)
					if !seen[f] {
						seen[f] = true
						reach(module, f, m, seen)
					}
				}
			}
		}
		for _, list := range []string{"reduction_syms", "in_reduction_syms", "task_reduction_syms"} {
			syms, _ := o.Attr(list).(*ir.ArrayAttr)
			if syms == nil || o.Def().Dialect != omp.Dialect {
				continue
			}
			for _, s := range syms.Elems {
				r := ir.SymbolIn(module, s.(*ir.SymbolRefAttr).Root)
				if r.Is(omp.DeclareReduction) && !seen[r] {
					seen[r] = true
					reach(module, r, m, seen)
				}
			}
		}
		return true
	})
}

// mark marks a function; one that devices and the host call is for both.
func mark(f *ir.Op, m marking) {
	old := marksOf(f)
	switch deviceType, _ := omp.DeviceTypeEnum.Of(m.device); {
	case old == nil:
		f.SetAttr(declareTarget, m.attr())
	default:
		if before, _ := omp.DeviceTypeEnum.Of(old.device); before != deviceType && before != deviceAny {
			old.device = omp.DeviceTypeEnum.Attr(deviceAny)
			old.automap = m.automap
			f.SetAttr(declareTarget, old.attr())
		}
	}
}

// FunctionFiltering is the pass that leaves a device's module without the functions of the host.
var FunctionFiltering = Passes.Define(pass.Pass{
	Name: "omp-function-filtering",
	Doc:  "Remove the functions of the host, and the calls of them, from a module that is compiled for a device.",
	Run: func(module *ir.Op, _ pass.Values) error {
		if module.BoolAttr("omp.is_target_device") {
			filter(module)
		}
		return nil
	},
})

// hostSymbol is the attribute of internal procedures that names the procedure around them.
const hostSymbol = "fir.host_symbol"

func filter(module *ir.Op) {
	users := symbolUsers(module)
	gone := map[*ir.Op]bool{}
	for _, f := range top(module) {
		if !f.Is(fn.Func) {
			continue
		}
		marks := marksOf(f)
		if marks != nil && omp.DeviceTypeEnum.Attr(deviceHost) != marks.device {
			continue
		}
		for _, u := range users[f.StringAttr("sym_name")] {
			if gone[u] || slices.ContainsFunc(ancestors(u), func(p *ir.Op) bool { return gone[p] }) {
				continue
			}
			if u.Is(fn.Func) {
				// An internal procedure stays, and must not go for want of users: the symbol of its host is not
				// there any more.
				u.SetAttr(hostSymbol, nil)
				u.SetAttr("sym_visibility", nil)
				continue
			}
			for _, r := range u.Results() {
				if r.HasUses() {
					e := ir.Before(u)
					e.Loc = r.Loc()
					r.ReplaceAllUses(e.Op(fir.Undefined, ir.With{Types: []ir.Type{r.Type()}}).Result(0))
				}
			}
			gone[u] = true
			u.Erase()
		}
		if !holdsTarget(f) {
			gone[f] = true
			f.Erase()
			continue
		}
		// The translation to LLVM IR removes the function when it has outlined the target regions.
		m := marking{omp.DeviceTypeEnum.Attr(deviceHost), omp.CaptureEnum.Attr(captureTo), marks != nil && marks.automap}
		f.SetAttr(declareTarget, m.attr())
	}
}

func holdsTarget(f *ir.Op) bool {
	found := false
	ir.Walk(f, func(o *ir.Op) bool {
		found = found || o.Is(omp.Target)
		return !found
	})
	return found
}

// symbolUsers lists, by name, the operations whose attributes refer to a symbol.
func symbolUsers(module *ir.Op) map[string][]*ir.Op {
	users := map[string][]*ir.Op{}
	ir.Walk(module, func(o *ir.Op) bool {
		note := func(r *ir.SymbolRefAttr) {
			if list := users[r.Root]; len(list) == 0 || list[len(list)-1] != o {
				users[r.Root] = append(list, o)
			}
		}
		for i := range o.Def().Attrs {
			ir.SymbolRefsIn(o.Prop(i), note)
		}
		for _, a := range o.DiscardableAttrs() {
			ir.SymbolRefsIn(a.Value, note)
		}
		return true
	})
	return users
}

// ancestors are the operations around o.
func ancestors(o *ir.Op) (list []*ir.Op) {
	for p := o.ParentOp(); p != nil; p = p.ParentOp() {
		list = append(list, p)
	}
	return list
}

// top lists the operations directly in a module.
func top(module *ir.Op) []*ir.Op {
	if !module.Is(builtin.Module) || module.Region(0).Empty() {
		return nil
	}
	return module.Region(0).Entry().Ops()
}
