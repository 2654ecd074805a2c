package pass

import "accc/ir"

// Canonicalize folds, applies the operations' own patterns and removes what is dead, until nothing changes. Constants
// are made one of a kind, at the start of the region that nothing sees through.
var Canonicalize = Generic.Define(Pass{
	Name: "canonicalize",
	Doc:  "Fold constants, simplify operations and regions, and remove dead code.",
	Run: func(op *ir.Op, _ Values) error {
		Greedy{Patterns: func(d *ir.OpDef) []Pattern { return d.Canonicalize }}.Run(op)
		return nil
	},
})
