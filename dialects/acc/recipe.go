package acc

import (
	"accc/ir"
	"accc/ir/constraint"
)

var symName = needed("sym_name", constraint.SymbolName)

// recipe defines one of the three kinds; regions other than init are given by name and whether they may be missing.
func recipe(name string, k RecipeKind, doc, source string, extra []ir.AttrSpec, regions []ir.RegionSpec, format string) *ir.OpDef {
	return Dialect.Op(name, ir.Spec{
		Doc:           doc,
		Source:        source,
		Attrs:         attrs([]ir.AttrSpec{symName, needed("type", constraint.TypeAttr)}, extra),
		Regions:       append([]ir.RegionSpec{{Name: "initRegion"}}, regions...),
		Traits:        ir.IsolatedFromAbove | ir.AutomaticAllocationScope | ir.SymbolOp,
		Format:        "$sym_name `:` $type attr-dict-with-keyword " + format + " (`destroy` $destroyRegion^)?",
		VerifyRegions: verifyRecipe,
		Interfaces:    []any{&Recipe{k}, ir.LinksAs(ir.InternalLinkage)},
	})
}

// Recipes: how to make, fill, combine and destroy private copies of a type.
// The regions' arguments are the original variable (and the copy), then the bounds of the section.
var (
	PrivateRecipe = recipe("private.recipe", RecipePrivate,
		"How private copies of a type are made and destroyed.", "OpenACC 3.3 §2.5.13", nil,
		[]ir.RegionSpec{{Name: "destroyRegion"}}, "`init` $initRegion")
	FirstprivateRecipe = recipe("firstprivate.recipe", RecipeFirstprivate,
		"How private copies of a type are made, filled and destroyed.", "OpenACC 3.3 §2.5.14", nil,
		[]ir.RegionSpec{{Name: "copyRegion"}, {Name: "destroyRegion"}}, "`init` $initRegion `copy` $copyRegion")
	ReductionRecipe = recipe("reduction.recipe", RecipeReduction,
		"How private copies of a type are made with the operator's neutral value, combined and destroyed.", "OpenACC 3.3 §2.5.15",
		[]ir.AttrSpec{needed("reductionOperator", ReductionEnum.Constraint("reduction operator attribute"))},
		[]ir.RegionSpec{{Name: "combinerRegion"}, {Name: "destroyRegion"}},
		"`reduction_operator` $reductionOperator `init` $initRegion `combiner` $combinerRegion")
)

// Routine is acc.routine.
var Routine = Dialect.Op("routine", ir.Spec{
	Doc:    "A function that compute regions may call, with the parallelism it may contain.",
	Source: "OpenACC 3.3 §2.15.1",
	Attrs: attrs([]ir.AttrSpec{symName, needed("func_name", constraint.SymbolRef), optional("bindIdName", constraint.SymbolRefArray),
		optional("bindStrName", constraint.StringArray), optional("gangDim", constraint.I64Array)},
		deviceTypeLists("bindIdNameDeviceType", "bindStrNameDeviceType", "worker", "vector", "seq", "gang", "gangDimDeviceType"),
		units("nohost", "implicit")),
	// Its name is included in the check for duplicate names, but it is not a symbol: it may appear anywhere.
	Traits: ir.IsolatedFromAbove,
	Format: "$sym_name `func` `(` $func_name `)` " + oilist(
		"`bind` `(` custom<BindName>($bindIdName, $bindStrName, $bindIdNameDeviceType, $bindStrNameDeviceType) `)`",
		"`gang` `` custom<RoutineGangClause>($gang, $gangDim, $gangDimDeviceType)",
		"`worker` custom<DeviceTypeArrayAttr>($worker)", "`vector` custom<DeviceTypeArrayAttr>($vector)",
		"`seq` custom<DeviceTypeArrayAttr>($seq)", "`nohost` $nohost", "`implicit` $implicit") + "attr-dict-with-keyword",
	Upgrade:       upgradeRoutine,
	Verify:        verifyRoutine,
	VerifyRegions: namedTypes,
	Interfaces:    []any{&ConstructOp{ConstructRoutine}, ir.LinksAs(ir.InternalLinkage)},
})
