package ir

import "accc/frontend/diag"

// Rules document the codes of the diagnostics about IR.
var Rules = []*diag.Rule{
	rule(CodeSyntax, "the text is not MLIR", "The parser expected something else here. If something is missing at the start of a line, the position is the end of the previous line."),
	rule(CodeUndefined, "a name that nothing defines", "A value, block, alias or identifier is used, and no definition is visible here. "+
		"Values are visible inside the region of their definition, but not inside operations that are isolated from above, such as functions."),
	rule(CodeRedefined, "a name or clause that appears twice", "Values, blocks, aliases, attributes and clauses are named once. A value's name is free again after the region it was defined in."),
	rule(CodeUnknown, "an operation, type or attribute that no dialect has", "The name is unknown, or its dialect is. Operations of dialects that accc does not know "+
		"are read in the generic form with --allow-unregistered-dialect."),
	rule(CodeType, "types that do not match", "A value is used with another type than it has, types that must agree do not, or a constant does not fit its type."),
	rule(CodeDepth, "nested too deeply", "Regions, attributes, types and locations are read to a depth that no real program reaches."),
	rule(CodeInvalid, "an operation breaks a rule of its definition", "The definition of the operation says more than which operands, attributes and regions it has; "+
		"accc dialect shows its documentation."),
	rule(CodeOperand, "wrong number or types of operands or results", "The definition of the operation says how many operands and results it has, and of which types."),
	rule(CodeAttr, "an attribute is missing or of the wrong kind", "The definition of the operation says which attributes it needs and of which kind they are."),
	rule(CodeRegion, "wrong regions, blocks or terminators", "Blocks end with a terminator unless the operation around them needs none, only the last operation of a block branches, "+
		"and nothing branches to the entry block of a region or into another region."),
	rule(CodeDominance, "a value is used where its definition does not reach", "Every path from the entry of the region to the use must pass through the definition; "+
		"operations that are isolated from above use no values of their surroundings."),
	rule(CodeSymbol, "a symbol is defined twice, or is outside of a symbol table", "Names of functions, globals and recipes are unique in their module."),
	rule(CodeParent, "an operation with the wrong parent", "The operation is allowed directly inside certain operations only, which its documentation lists."),
}

func rule(code, title, doc string) *diag.Rule {
	return &diag.Rule{Code: code, Severity: diag.Error, Title: title, Doc: doc}
}
