package pass

import "accc/ir"

// StripDebugInfo forgets all locations.
var StripDebugInfo = Generic.Define(Pass{
	Name: "strip-debuginfo",
	Doc:  "Replace every location by the unknown one.",
	Run: func(op *ir.Op, _ Values) error {
		ir.Walk(op, func(o *ir.Op) bool {
			o.Loc = ir.Unknown
			for _, r := range o.Regions() {
				for _, b := range r.Blocks() {
					for _, a := range b.Args() {
						a.SetLoc(ir.Unknown)
					}
				}
			}
			return true
		})
		return nil
	},
})

// Generic are the passes that know no dialect.
var Generic Table
