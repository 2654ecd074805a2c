package hlfir

import (
	"accc/dialects/fir"
	"accc/ir"
)

// endName ends regions without a value; it is not written.
const endName = "fir.end"

// orderedRegion is the region of FORALL and WHERE that holds assignments and more of them.
const orderedRegion = "body"

func yields(name string) ir.RegionSpec { return ir.RegionSpec{Name: name, Sized: 1} }

func mayYield(name string) ir.RegionSpec { return ir.RegionSpec{Name: name, Sized: ir.AtMostOneBlock} }

// Assignments in the order of FORALL and WHERE: each evaluates its regions for all indices and
// elements before the next one begins.
var (
	RegionAssign = Dialect.Op("region_assign", ir.Spec{
		Doc: "Assign the value of the first region to the variable of the second, by the third one if the assignment is defined by the " +
			"program: its arguments are the value and the variable, or an element of each.",
		Regions:       []ir.RegionSpec{yields("rhs_region"), yields("lhs_region"), mayYield("user_defined_assignment")},
		Terminator:    endName,
		Parse:         parseRegionAssign,
		Print:         printRegionAssign,
		Verify:        verifyRegionAssign,
		VerifyRegions: verifyUserAssign,
		Interfaces:    []any{leaf{}},
	})
	Forall = Dialect.Op("forall", ir.Spec{
		Doc:           "FORALL with one index, which is the argument of its body.",
		Regions:       []ir.RegionSpec{yields("lb_region"), yields("ub_region"), mayYield("step_region"), yields(orderedRegion)},
		Terminator:    endName,
		Format:        "attr-dict `lb` $lb_region `ub` $ub_region (`step` $step_region^)? custom<ForallOpBody>($body)",
		Verify:        verifyForall,
		VerifyRegions: verifyForallBody,
		Interfaces:    []any{leaf{}},
	})
	ForallMask = masked("forall_mask", "The assignments of a FORALL for the indices for which the mask is true.", verifyForallMask)
	Where      = masked("where", "The assignments of a WHERE, to the elements for which the mask is true.", verifyWhere)
	ElseWhere  = Dialect.Op("elsewhere", ir.Spec{
		Doc:        "The assignments of a WHERE to the other elements, or to those of them for which the mask is true.",
		Regions:    []ir.RegionSpec{mayYield("mask_region"), yields(orderedRegion)},
		Traits:     ir.Terminator,
		Parents:    []string{"hlfir.where", "hlfir.elsewhere"},
		Terminator: endName,
		Format:     "(`mask` $mask_region^)? attr-dict `do` custom<AssignmentMaskOpBody>($body)",
		Verify:     verifyElseWhere,
		Interfaces: []any{leaf{}},
	})
	ExactlyOnce = Dialect.Op("exactly_once", ir.Spec{
		Doc:     "The value of what is evaluated once in a WHERE, whatever the mask is.",
		Results: operands(one("result", entity)),
		Regions: []ir.RegionSpec{yields("body")},
		Traits:  ir.RecursiveEffects,
		Format:  "attr-dict `:` type($result) $body",
	})
	Yield = Dialect.Op("yield", ir.Spec{
		Doc:      "End a region with its value or variable; cleanup runs when it has been used.",
		Operands: operands(one("entity", entity)),
		Regions:  []ir.RegionSpec{mayYield("cleanup")},
		Traits:   ir.Terminator | ir.SingleBlock | ir.ImplicitTerminator | ir.RecursiveEffects,
		Parents: []string{"hlfir.region_assign", "hlfir.elemental_addr", "hlfir.forall", "hlfir.forall_mask", "hlfir.where", "hlfir.elsewhere",
			"hlfir.exactly_once"},
		Terminator: endName,
		Format:     "$entity attr-dict `:` type($entity) custom<YieldOpCleanup>($cleanup)",
	})
	ElementalAddr = Dialect.Op("elemental_addr", ir.Spec{
		Doc: "End the second region of hlfir.region_assign with a variable that has vector subscripts: the region yields the address of an " +
			"element by its indices, which count from 1.",
		Operands:   operands(one("shape", shapeOnly), maybe("mold", polymorphic), many("typeparams", fir.AnyInteger)),
		Attrs:      attrs(unit("unordered")),
		Regions:    []ir.RegionSpec{yields("body"), mayYield("cleanup")},
		Traits:     ir.Terminator | ir.AttrSizedOperands | ir.RecursiveEffects,
		Parents:    []string{"hlfir.region_assign"},
		Terminator: endName,
		Format: "$shape (`mold` $mold^)? (`typeparams` $typeparams^)? (`unordered` $unordered^)? attr-dict `:` type(operands) $body " +
			"custom<YieldOpCleanup>($cleanup)",
		Verify: verifyElementalAddr,
	})
)

// masked defines forall_mask and where.
func masked(name, doc string, verify func(*ir.Op) error) *ir.OpDef {
	return Dialect.Op(name, ir.Spec{
		Doc:        doc,
		Regions:    []ir.RegionSpec{yields("mask_region"), yields(orderedRegion)},
		Terminator: endName,
		Format:     "$mask_region attr-dict `do` custom<AssignmentMaskOpBody>($body)",
		Verify:     verify,
		Interfaces: []any{leaf{}},
	})
}

// leaf marks what may appear in the body of FORALL and WHERE.
type leaf struct{}
