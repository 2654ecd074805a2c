package hlfir

import (
	"accc/dialects/fir"
	"accc/ir"
	"accc/ir/constraint"
)

// Variables.
var (
	Declare = Dialect.Op("declare", ir.Spec{
		Doc: "Say that memory is a variable of the program, as fir.declare does. The first result knows the variable's bounds and " +
			"length by its type or descriptor, the second is the memory as it was given.",
		Operands:   fir.DeclareOperands,
		Attrs:      constraint.Attrs(fir.DeclareAttrs, attrs(unit("skip_rebox"))),
		Results:    operands(one("var", variable), one("original", fir.AnyRefOrBoxLike)),
		Traits:     ir.AttrSizedOperands,
		Effects:    fir.Debugging,
		Format:     fir.DeclareFormat + " (`skip_rebox` $skip_rebox^)?" + function,
		Verify:     verifyDeclare,
		Interfaces: []any{fir.Declaration{}},
	})
	Designate = Dialect.Op("designate", ir.Spec{
		Doc: "A part of a variable: a component, an element or a section, a substring, the real or imaginary part. Indices count from the " +
			"variable's lower bounds; with a component they are the component's.",
		Operands: operands(one("memref", variable), maybe("component_shape", fir.AnyShapeOrShift), many("indices", fir.AnyInteger),
			many("substring", fir.AnyInteger), maybe("shape", fir.AnyShapeOrShift), many("typeparams", fir.AnyInteger)),
		Attrs: attrs(optional("component", constraint.StringAttr), needed("is_triplet", constraint.DenseI1Array),
			optional("complex_part", constraint.BoolAttr), optional("fortran_attrs", fir.VarAttrsAttr)),
		Results: operands(one("res", variable)),
		Traits:  ir.AttrSizedOperands,
		Effects: ir.NoEffects,
		Format: "$memref (`{` $component^ `}`)? (`<` $component_shape^ `>`)? custom<DesignatorIndices>($indices, $is_triplet) " +
			"(`substr` $substring^)? custom<DesignatorComplexPart>($complex_part) (`shape` $shape^)? (`typeparams` $typeparams^)?" + function,
		Verify:     verifyDesignate,
		Interfaces: []any{part{}},
	})
	ParentComp = Dialect.Op("parent_comp", ir.Spec{
		Doc:        "The part of a variable of derived type that belongs to the type it extends.",
		Operands:   operands(one("memref", variable), maybe("shape", fir.AnyShape), many("typeparams", fir.AnyInteger)),
		Results:    operands(one("res", variable)),
		Traits:     ir.AttrSizedOperands,
		Format:     "$memref (`shape` $shape^)? (`typeparams` $typeparams^)?" + function,
		Verify:     verifyParentComp,
		Interfaces: []any{part{}},
	})
	Null = Dialect.Op("null", ir.Spec{
		Doc:     "The result of NULL().",
		Results: operands(one("res", variable)),
		Effects: ir.NoEffects,
		Format:  "type(results) attr-dict",
	})
	ForallIndex = Dialect.Op("forall_index", ir.Spec{
		Doc:        "The index of a FORALL as a variable, with its name and type.",
		Operands:   operands(one("index", fir.AnyInteger)),
		Attrs:      attrs(needed("name", constraint.StringAttr)),
		Results:    operands(one("res", variable)),
		Traits:     ir.Pure,
		Format:     "$name $index" + function,
		Interfaces: []any{leaf{}},
	})
)

// Assignment and copies.
var (
	Assign = Dialect.Op("assign", ir.Spec{
		Doc: "Assign a value or the value of a variable to a variable, as Fortran's assignment does, through a temporary where the two may overlap. " +
			"realloc: the variable is a whole allocatable and gets the shape and length of the value, keep_lhs_len: but its own length; " +
			"temporary_lhs: it is a temporary that has no value to finalize yet.",
		Operands:   operands(one("rhs", entity), one("lhs", variable)),
		Attrs:      attrs(unit("realloc"), unit("keep_lhs_length_if_realloc"), unit("temporary_lhs")),
		Format:     "$rhs `to` $lhs (`realloc` $realloc^)? (`keep_lhs_len` $keep_lhs_length_if_realloc^)? (`temporary_lhs` $temporary_lhs^)? attr-dict `:` type(operands)",
		Verify:     verifyAssign,
		Interfaces: []any{assignEffects{}},
	})
	CopyIn = Dialect.Op("copy_in", ir.Spec{
		Doc: "The variable, or a copy of it without gaps when it has some, whose descriptor is written to tempBox. The second result tells " +
			"whether it is a copy; nothing is copied when var_is_present is false.",
		Operands: operands(one("var", fir.AnyBox), one("tempBox", fir.AnyReference), maybe("var_is_present", constraint.I1)),
		Results:  operands(one("res", fir.AnyBox), one("was_copied", constraint.I1)),
		Effects: []ir.Effect{{Kind: ir.AllocEffect}, {Kind: ir.ReadEffect, On: "var"},
			{Kind: ir.WriteEffect, On: "tempBox"}},
		Format: "$var `to` $tempBox (`handle_optional` $var_is_present^)?" + function,
	})
	CopyOut = Dialect.Op("copy_out", ir.Spec{
		Doc:      "Give the copy that hlfir.copy_in made back, and its values to the variable if there is one here.",
		Operands: operands(one("temp", fir.AnyReference), one("was_copied", constraint.I1), maybe("var", fir.AnyBox)),
		Effects: []ir.Effect{{Kind: ir.FreeEffect}, {Kind: ir.ReadEffect, On: "temp"},
			{Kind: ir.WriteEffect, On: "var"}},
		Format: "$temp `,` $was_copied (`to` $var^)?" + function,
	})
)
