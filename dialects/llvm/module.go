package llvm

import (
	"accc/ir"
	"accc/ir/constraint"
)

// What modules that come from LLVM IR hold in addition to functions and globals.
var (
	ModuleFlags = Dialect.Op("module_flags", ir.Spec{
		Doc:    "Flags about the whole module.",
		Attrs:  []ir.AttrSpec{needed("flags", constraint.ArrayAttr)},
		Format: "$flags attr-dict",
	})
	LinkerOptions = Dialect.Op("linker_options", ir.Spec{
		Doc:    "Options to pass to the linker.",
		Attrs:  []ir.AttrSpec{needed("options", constraint.StringArray)},
		Format: "$options attr-dict",
	})
	Comdat = Dialect.Op("comdat", ir.Spec{
		Doc:     "Groups of globals of which the linker keeps one.",
		Attrs:   []ir.AttrSpec{needed("sym_name", constraint.SymbolName)},
		Regions: []ir.RegionSpec{{Name: "body", Sized: 1}},
		Traits:  ir.NoTerminator | ir.NoRegionArguments | ir.SymbolTable | ir.SymbolOp | ir.SingleBlock, Interfaces: []any{ir.LinksAs(ir.MergedLinkage)},
		Format: "$sym_name $body attr-dict",
	})
	ComdatSelector = Dialect.Op("comdat_selector", ir.Spec{
		Doc:    "How the linker chooses one of a group.",
		Attrs:  attrs([]ir.AttrSpec{needed("sym_name", constraint.SymbolName), needed("comdat", ComdatEnum.Constraint("LLVM Comdat Types"))}),
		Traits: ir.SymbolOp, Interfaces: []any{ir.LinksAs(ir.MergedLinkage)},
		Format: "$sym_name $comdat attr-dict",
	})
	NoaliasScope = Dialect.Op("intr.experimental.noalias.scope.decl", ir.Spec{
		Doc:    "Where a scope of aliasing begins.",
		Attrs:  []ir.AttrSpec{needed("scope", constraint.AnyAttr)},
		Format: "$scope attr-dict",
	})
)

// Elements of vectors.
var (
	ExtractElement = Dialect.Op("extractelement", ir.Spec{
		Doc:        "An element of a vector.",
		Operands:   []ir.OperandSpec{one("vector", anyVector), one("position", signless)},
		Results:    []ir.ResultSpec{one("res", anyLLVM)},
		Traits:     ir.Pure,
		Format:     "$vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)",
		TypesMatch: []ir.TypeMatch{{Doc: "res is the element type of vector", From: "vector", To: "res", Of: vectorElement}},
		Infer:      func(s *ir.State) ([]ir.Type, error) { return vectorElement(s.Operands[0].Type()), nil },
	})
	InsertElement = Dialect.Op("insertelement", ir.Spec{
		Doc:           "A vector with one element replaced.",
		Operands:      []ir.OperandSpec{one("vector", anyVector), one("value", primitive), one("position", signless)},
		Results:       []ir.ResultSpec{one("res", anyVector)},
		Traits:        ir.Pure,
		Format:        "$value `,` $vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)",
		AllTypesMatch: [][]string{{"vector", "res"}},
		TypesMatch:    []ir.TypeMatch{{Doc: "value has the element type of vector", From: "vector", To: "value", Of: vectorElement}},
		Infer:         func(s *ir.State) ([]ir.Type, error) { return []ir.Type{s.Operands[0].Type()}, nil },
	})
	ShuffleVector = Dialect.Op("shufflevector", ir.Spec{
		Doc:           "A vector of elements of two others, by number.",
		Operands:      []ir.OperandSpec{one("v1", anyVector), one("v2", anyVector)},
		Attrs:         []ir.AttrSpec{needed("mask", constraint.DenseI32Array)},
		Results:       []ir.ResultSpec{one("res", anyVector)},
		Traits:        ir.Pure,
		Format:        "$v1 `,` $v2 $mask attr-dict `:` type($v1) custom<ShuffleType>(ref(type($v1)), type($res), ref($mask))",
		AllTypesMatch: [][]string{{"v1", "v2"}},
	})
)

func vectorElement(t ir.Type) []ir.Type {
	if v, ok := t.(*ir.VectorType); ok {
		return []ir.Type{v.Elem}
	}
	return nil
}

// parseShuffleType: the result has the element type of the operands and the length of the mask.
func parseShuffleType(p *ir.Parser, s *ir.State, args []*ir.Arg) error {
	v, ok := args[0].Type().(*ir.VectorType)
	mask, isDense := s.Attr("mask").(*ir.DenseArrayAttr)
	if !ok || !isDense {
		return p.Errorf(p.Offset(), "expected a vector type")
	}
	args[1].Types = []ir.Type{ir.Vector([]int64{int64(len(mask.Values))}, v.Scalable, v.Elem)}
	return nil
}

// overflowing defines the intrinsics that tell whether they overflowed; those print in the generic form.
func overflowing(name, doc string) *ir.OpDef {
	return Dialect.Op("intr."+name+".with.overflow", ir.Spec{
		Doc:      doc + " The result is a structure of the value and whether it overflowed.",
		Operands: []ir.OperandSpec{one("lhs", integers), one("rhs", integers)},
		Results:  []ir.ResultSpec{one("res", anyLLVM)},
		Traits:   ir.Pure | ir.SameOperands,
	})
}

// Overflows are the intrinsics about overflow, and shifts of two values.
var Overflows = defineOverflows()

func defineOverflows() (defs []*ir.OpDef) {
	add := func(d *ir.OpDef) { defs = append(defs, d) }
	for _, f := range []struct{ name, doc string }{
		{"sadd", "Signed addition."}, {"ssub", "Signed subtraction."}, {"smul", "Signed multiplication."},
		{"uadd", "Unsigned addition."}, {"usub", "Unsigned subtraction."}, {"umul", "Unsigned multiplication."},
	} {
		add(overflowing(f.name, f.doc))
	}
	for _, f := range []struct{ name, doc string }{
		{"sadd.sat", "Signed addition, kept in range."}, {"ssub.sat", "Signed subtraction, kept in range."},
		{"uadd.sat", "Unsigned addition, kept in range."}, {"usub.sat", "Unsigned subtraction, kept in range."},
	} {
		add(fn(f.name, f.doc, integers, []string{"a", "b"}))
	}
	add(fn("fshl", "Shift two values left as one, and take the upper half.", integers, []string{"a", "b", "c"}))
	add(fn("fshr", "Shift two values right as one, and take the lower half.", integers, []string{"a", "b", "c"}))
	return defs
}
