package ir

// traitNames are the names of the traits by bit, as MLIR calls them where it has them.
var traitNames = []struct {
	trait Trait
	name  string
}{
	{Terminator, "Terminator"}, {IsolatedFromAbove, "IsolatedFromAbove"}, {SymbolTable, "SymbolTable"}, {SymbolOp, "Symbol"},
	{SingleBlock, "SingleBlock"}, {NoTerminator, "NoTerminator"}, {Pure, "Pure"}, {RecursiveEffects, "RecursiveMemoryEffects"},
	{Commutative, "Commutative"}, {ConstantLike, "ConstantLike"}, {SameTypes, "SameOperandsAndResultType"},
	{SameOperands, "SameTypeOperands"}, {SameOperandsElements, "Elementwise"}, {AttrSizedOperands, "AttrSizedOperandSegments"},
	{AttrSizedResults, "AttrSizedResultSegments"}, {AutomaticAllocationScope, "AutomaticAllocationScope"},
	{ImplicitTerminator, "SingleBlockImplicitTerminator"}, {ReturnLike, "ReturnLike"}, {AffineScope, "AffineScope"},
	{NoRegionArguments, "NoRegionArguments"}, {SameOperandsShape, "SameOperandsAndResultShape"}, {Speculatable, "AlwaysSpeculatable"},
}

// TraitNames lists the names of the traits in t.
func TraitNames(t Trait) []string {
	var out []string
	for _, n := range traitNames {
		if t&n.trait != 0 {
			out = append(out, n.name)
		}
	}
	return out
}
