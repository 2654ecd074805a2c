package acc

import (
	"accc/ir"
	"accc/ir/pass"
)

// Passes are the passes of the dialect.
var Passes pass.Table

var yesOrNo = []string{"true", "false"}

// LegalizeDataValues makes regions use the device variable where they use the host's. Constructs inside
// others come first, so the nearest data operation about a variable is the one whose result is used.
var LegalizeDataValues = Passes.Define(pass.Pass{
	Name:   "openacc-legalize-data-values",
	Doc:    "Use the results of data operations in the regions that they are for, instead of the host variables.",
	Anchor: "func.func",
	Options: []pass.Option{
		{Name: "host-to-device", Default: "true", Words: yesOrNo, Doc: "replace host variables by device variables; false: the other way"},
		{Name: "apply-to-acc-data-construct", Default: "true", Words: yesOrNo, Doc: "also replace what data and declare regions bring, in the compute regions inside"},
	},
	Run: func(op *ir.Op, o pass.Values) error {
		toDevice, around := o.Bool("host-to-device"), o.Bool("apply-to-acc-data-construct")
		ir.WalkPost(op, func(o *ir.Op) {
			if groups, ok := legalized[o.Def()]; ok {
				legalize(o, groups, toDevice, func(*ir.Op) bool { return true })
			} else if around && aroundCompute[o.Def()] {
				legalize(o, dataGroup, toDevice, func(user *ir.Op) bool { return o.Def() == HostData || inCompute(user, o) })
			}
		})
		return nil
	},
})

var (
	dataGroup = []string{"dataClauseOperands"}
	gridGroup = []string{"dataClauseOperands", "reductionOperands", "privateOperands", "firstprivateOperands"}
)

// legalized are the constructs whose whole region sees the device's variables, with the operand groups
// that bring them: of two operations about one variable, the earlier group's counts. A loop shares
// firstprivate variables with the construct around it, and what is private in kernels is so in its loops.
var legalized = map[*ir.OpDef][]string{
	Parallel: gridGroup,
	Serial:   gridGroup,
	Kernels:  dataGroup,
	Loop:     {"reductionOperands", "privateOperands"},
}

// aroundCompute are the constructs that bring variables to the compute constructs inside of them, and
// host_data, whose host code is to use the device's addresses.
var aroundCompute = map[*ir.OpDef]bool{Data: true, Declare: true, HostData: true}

// legalize replaces, in the operations of o's region that pick selects, the variables of the data
// operations in groups of o's operands.
func legalize(o *ir.Op, groups []string, toDevice bool, pick func(user *ir.Op) bool) {
	for _, g := range groups {
		for _, v := range o.GetAll(g) {
			entry := v.Op()
			if entry == nil {
				continue
			}
			host := Var(entry)
			if host == nil {
				continue
			}
			from, to := host, v
			if !toDevice {
				from, to = v, host
			}
			from.ReplaceUsesIf(to, func(u *ir.Operand) bool {
				return u.Owner() != o && o.IsAncestorOf(u.Owner()) && pick(u.Owner())
			})
		}
	}
}

// inCompute reports whether an operation is in a compute construct inside outer.
func inCompute(o, outer *ir.Op) bool {
	for p := o.ParentOp(); p != nil && p != outer; p = p.ParentOp() {
		if c, ok := ir.As[*ComputeRegion](p); ok && c.Offload {
			return true
		}
	}
	return false
}
