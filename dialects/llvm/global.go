package llvm

import (
	"strings"

	"accc/ir"
	"accc/ir/constraint"
)

var (
	linkage     = LinkageEnum.Constraint("LLVM linkage specifier")
	linkageAttr = needed("linkage", linkage)
	unnamedAddr = optional("unnamed_addr", UnnamedAddrEnum.Constraint("LLVM GlobalValue UnnamedAddr"))
	visibility  = ir.AttrSpec{Name: "visibility_", Type: VisibilityEnum.Constraint("LLVM GlobalValue Visibility"), Default: VisibilityEnum.Attr(0)}
)

// Globals and constants.
var (
	Global = Dialect.Op("mlir.global", ir.Spec{
		Doc: "A global variable or constant. Its value is an attribute or what the region returns; " +
			"without either it is external.",
		Attrs: attrs([]ir.AttrSpec{needed("global_type", constraint.TypeAttr), unit("constant"), needed("sym_name", constraint.StringAttr), linkageAttr,
			unit("dso_local"), unit("thread_local_"), unit("externally_initialized"), optional("value", constraint.AnyAttr), alignment,
			{Name: "addr_space", Type: constraint.I32Attr, Default: ir.Integer(ir.I32(), 0)}, unnamedAddr, optional("section", constraint.StringAttr),
			optional("comdat", constraint.SymbolRef), optional("dbg_exprs", constraint.ArrayAttr), visibility,
			optional("target_specific_attrs", constraint.ArrayAttr)}),
		Regions:       []ir.RegionSpec{{Name: "initializer"}},
		Traits:        ir.IsolatedFromAbove | ir.SymbolOp,
		Parse:         parseGlobal,
		Print:         printGlobal,
		Verify:        verifyGlobal,
		VerifyRegions: verifyGlobalRegion,
		Interfaces:    []any{linked{}},
	})
	AddressOf = Dialect.Op("mlir.addressof", ir.Spec{
		Doc:           "The address of a global or function.",
		Attrs:         []ir.AttrSpec{needed("global_name", constraint.FlatSymbol)},
		Results:       []ir.ResultSpec{one("res", pointer)},
		Traits:        ir.Pure | ir.ConstantLike,
		Format:        "$global_name attr-dict `:` qualified(type($res))",
		VerifySymbols: verifyAddressOf,
		Fold:          func(o *ir.Op, _ []ir.Attribute) []any { return []any{o.Attr("global_name")} },

		Interfaces: []any{pointee{}, object{}},
	})
	Constant = Dialect.Op("mlir.constant", ir.Spec{
		Doc:     "A constant.",
		Attrs:   []ir.AttrSpec{needed("value", constraint.AnyAttr)},
		Results: []ir.ResultSpec{one("res", anyLLVM)},
		Traits:  ir.Pure | ir.ConstantLike,
		Format:  "`(` $value `)` attr-dict `:` type($res)",
		Verify:  verifyConstant,
		Fold:    func(o *ir.Op, _ []ir.Attribute) []any { return []any{o.Attr("value")} },
	})
	Zero   = keyword("mlir.zero", "The value whose bits are all zero; for pointers, null.")
	Undef  = keyword("mlir.undef", "A value that is not specified.")
	Poison = keyword("mlir.poison", "A value that must not be used.")
)

func keyword(name, doc string) *ir.OpDef {
	return Dialect.Op(name, ir.Spec{
		Doc:     doc,
		Results: []ir.ResultSpec{one("res", anyLLVM)},
		Traits:  ir.Pure | ir.ConstantLike,
		Format:  "attr-dict `:` type($res)",
		Fold:    func(*ir.Op, []ir.Attribute) []any { return []any{keywordValue(name)} },
	})
}

// keywordValue is the attribute of the value that a keyword means.
func keywordValue(name string) ir.Attribute {
	return ir.Structured(Dialect.Name, strings.TrimPrefix(name, "mlir."), "", nil)
}

func init() {
	Dialect.Constant = func(b *ir.Builder, value ir.Attribute, t ir.Type) *ir.Op {
		for _, d := range []*ir.OpDef{Zero, Undef, Poison} {
			if value == keywordValue(d.ShortName()) {
				return b.Op(d, ir.With{Types: []ir.Type{t}})
			}
		}
		switch a := value.(type) {
		case *ir.SymbolRefAttr:
			if _, ok := t.(*PtrType); !ok || len(a.Nested) > 0 {
				return nil
			}
			return b.Op(AddressOf, ir.With{Attrs: []ir.NamedAttr{{Name: "global_name", Value: a}}, Types: []ir.Type{t}})
		case *ir.IntegerAttr:
			if a.Type != t || !isInt(t) {
				return nil
			}
		case *ir.FloatAttr:
			if a.Type != t {
				return nil
			}
		default:
			return nil
		}
		return b.Op(Constant, ir.With{Attrs: []ir.NamedAttr{{Name: "value", Value: value}}, Types: []ir.Type{t}})
	}
}
