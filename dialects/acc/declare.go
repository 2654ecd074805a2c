package acc

import "accc/ir"

// The declare directive: as a region, or as a pair joined by a token.
var (
	Declare = Dialect.Op("declare", ir.Spec{
		Doc:        "Variables of a declare directive, on the device while the region runs.",
		Source:     "OpenACC 3.3 §2.13",
		Operands:   []ir.OperandSpec{dataClauseOperands},
		Regions:    region,
		Traits:     ir.RecursiveEffects,
		Effects:    []ir.Effect{effect(ir.WriteEffect, ConstructResource)},
		Format:     fmtData + " $region attr-dict-with-keyword",
		Verify:     verifyDeclare,
		Interfaces: []any{&ConstructOp{ConstructDeclare}, ir.RunsOnce{}},
	})
	DeclareEnter = Dialect.Op("declare_enter", ir.Spec{
		Doc:        "The beginning of the implicit data region of a declare directive.",
		Source:     "OpenACC 3.3 §2.13",
		Operands:   []ir.OperandSpec{dataClauseOperands},
		Results:    []ir.ResultSpec{one("token", tokenOnly)},
		Effects:    constructEffects,
		Format:     oilist(fmtData) + "attr-dict-with-keyword",
		Verify:     verifyDeclare,
		Interfaces: []any{&ConstructOp{ConstructDeclare}},
	})
	DeclareExit = Dialect.Op("declare_exit", ir.Spec{
		Doc:        "The end of the implicit data region of a declare directive.",
		Source:     "OpenACC 3.3 §2.13",
		Operands:   []ir.OperandSpec{maybe("token", tokenOnly), dataClauseOperands},
		Traits:     ir.AttrSizedOperands,
		Effects:    constructEffects,
		Format:     oilist("`token` `(` $token `)`", fmtData) + "attr-dict-with-keyword",
		Verify:     verifyDeclareExit,
		Interfaces: []any{&ConstructOp{ConstructDeclare}},
	})
)

// global defines the functions that run for globals in declare directives.
func global(name, doc string) *ir.OpDef {
	return Dialect.Op(name, ir.Spec{
		Doc:     doc,
		Source:  "OpenACC 3.3 §2.13",
		Attrs:   []ir.AttrSpec{symName},
		Regions: region,
		Traits:  ir.IsolatedFromAbove | ir.SymbolOp,
		Format:  "$sym_name $region attr-dict-with-keyword",
	})
}

// Constructors and destructors of global variables on the device.
var (
	GlobalCtor = global("global_ctor", "What brings a global variable to the device when the program is loaded.")
	GlobalDtor = global("global_dtor", "What releases a global variable on the device when the program ends.")
)
