package fir

import (
	"strings"

	"accc/dialects/llvm"
	"accc/ir"
	"accc/ir/constraint"
)

// Procedures.
var (
	Call = Dialect.Op("call", ir.Spec{
		Doc:      "Call a function by name, or the function that the first operand is.",
		Operands: operands(many("args", anyType)),
		Attrs: attrs(optional("callee", constraint.SymbolRef), optional("arg_attrs", constraint.DictArray), optional("res_attrs", constraint.DictArray),
			optional("procedure_attrs", procAttrs), optional("inline_attr", inlineAttrs), optional("accessGroups", constraint.ArrayAttr), fastmath),
		Results:    operands(many("results", anyType)),
		Parse:      parseCall,
		Print:      printCall,
		Verify:     verifyCall,
		Interfaces: []any{callLike{}},
	})
	Dispatch = Dialect.Op("dispatch", ir.Spec{
		Doc:      "Call a type-bound procedure of the dynamic type of an object; pass_arg_pos is the number of the argument that is the object.",
		Operands: operands(one("object", onlyClass), many("args", anyType)),
		Attrs: attrs(needed("method", constraint.StringAttr), optional("pass_arg_pos", constraint.I32Attr), optional("arg_attrs", constraint.DictArray),
			optional("res_attrs", constraint.DictArray), optional("procedure_attrs", procAttrs)),
		Results: operands(many("results", anyType)),
		Format: "$method `(` $object `:` qualified(type($object)) `)` (`(` $args^ `:` type($args) `)`)? (`->` type($results)^)? " +
			"(`proc_attrs` $procedure_attrs^)? attr-dict",
		Verify: verifyDispatch,
	})
	AddressOf = Dialect.Op("address_of", ir.Spec{
		Doc:     "The address of a global variable or of a function.",
		Attrs:   attrs(needed("symbol", constraint.SymbolRef)),
		Results: operands(one("resTy", addressable)),
		Effects: pure,
		Format:  "`(` $symbol `)` attr-dict `:` type($resTy)",

		Interfaces: []any{object{}},
	})
)

// Parts of the program.
var (
	Global = Dialect.Op("global", ir.Spec{
		Doc: "A global variable or constant. Its value is an attribute or what the region yields; without either it is external.",
		Attrs: attrs(needed("sym_name", constraint.StringAttr), needed("symref", constraint.SymbolRef), needed("type", constraint.TypeAttr),
			optional("initVal", constraint.AnyAttr), unit("constant"), unit("target"), optional("linkName", constraint.StringAttr),
			optional("data_attr", dataAttr), optional("alignment", constraint.I64Attr)),
		Regions: []ir.RegionSpec{{Name: "region"}},
		Traits:  ir.IsolatedFromAbove | ir.SymbolOp,
		Parse:   parseGlobal,
		Print:   printGlobal,

		Interfaces: []any{globalStorage{}},
	})
	HasValue = Dialect.Op("has_value", ir.Spec{
		Doc:      "End the region of a global with its value.",
		Operands: operands(one("resval", anyType)),
		Traits:   ir.Terminator,
		Parents:  []string{"fir.global"},
		Format:   "$resval attr-dict `:` type($resval)",
	})
	TypeInfo = Dialect.Op("type_info", ir.Spec{
		Doc: "What is known of a derived type: the type it extends, whether its variables need initialization, destruction or " +
			"finalization, its procedures and how components are initialized.",
		Attrs: attrs(needed("sym_name", constraint.SymbolName), needed("type", constraint.TypeAttr), optional("parent_type", constraint.TypeAttr),
			unit("abstract"), unit("no_init"), unit("no_destroy"), unit("no_final")),
		Regions:    []ir.RegionSpec{{Name: "dispatch_table"}, {Name: "component_info"}},
		Traits:     ir.IsolatedFromAbove | ir.SymbolOp | ir.SingleBlock | ir.ImplicitTerminator,
		Terminator: "fir.end",
		Format: "$sym_name (`abstract` $abstract^)? (`noinit` $no_init^)? (`nodestroy` $no_destroy^)? (`nofinal` $no_final^)? " +
			"(`extends` $parent_type^)? attr-dict `:` $type (`dispatch_table` $dispatch_table^)? (`component_info` $component_info^)?",

		Interfaces: []any{ir.LinksAs(ir.MergedLinkage)},
	})
	End = Dialect.Op("end", ir.Spec{
		Doc:    "End a region of fir.type_info; it is not written.",
		Traits: ir.Terminator | ir.Pure,
	})
	DTEntry = Dialect.Op("dt_entry", ir.Spec{
		Doc:     "The procedure of a type for a binding; a deferred one has none yet.",
		Attrs:   attrs(needed("method", constraint.StringAttr), needed("proc", constraint.SymbolRef), unit("deferred")),
		Parents: []string{"fir.type_info"},
		Effects: pure,
		Format:  "$method `,` $proc (`deferred` $deferred^)? attr-dict",
	})
	DTComponent = Dialect.Op("dt_component", ir.Spec{
		Doc: "The lower bounds and the initial value of a component.",
		Attrs: attrs(needed("name", constraint.StringAttr), optional("lower_bounds", constraint.DenseI64Array),
			optional("init_val", constraint.FlatSymbol)),
		Parents: []string{"fir.type_info"},
		Effects: pure,
		Format:  "$name (`lbs` $lower_bounds^)? (`init` $init_val^)? attr-dict",
	})
	UseStmt = Dialect.Op("use_stmt", ir.Spec{
		Doc: "A USE statement, for debuggers: the module, the symbols of it that are meant and what they are renamed to.",
		Attrs: attrs(needed("module_name", constraint.StringAttr), optional("only_symbols", constraint.ArrayAttr),
			optional("renames", constraint.ArrayAttr)),
		Effects: Debugging,
		Format:  "$module_name (`only_symbols` `[` $only_symbols^ `]`)? (`renames` `[` $renames^ `]`)? attr-dict",
	})
)

// globalStorage is the linkage of globals, which their linkName says.
type globalStorage struct{}

// linkages are the linkages by what LLVM calls them; external ones have no name.
var linkages = map[string]ir.Linkage{"internal": ir.InternalLinkage, "private": ir.InternalLinkage, "common": ir.CommonLinkage, "linkonce": ir.WeakLinkage,
	"linkonce_odr": ir.WeakLinkage, "weak": ir.WeakLinkage}

// LinkageOf implements ir.Linkable.
func (globalStorage) LinkageOf(o *ir.Op) ir.Linkage {
	if l, ok := linkages[o.StringAttr("linkName")]; ok {
		return l
	}
	if o.Attr("initVal") == nil && o.Region(0).Empty() {
		return ir.DeclaredLinkage
	}
	return ir.ExternalLinkage
}

// StorageSize implements ir.Sized.
func (globalStorage) StorageSize(o *ir.Op) int64 {
	n, _ := llvm.SizeOf(Memory(o.Attr("type").(*ir.TypeAttr).Type))
	return n
}

type callLike struct{}

// Callee implements ir.CallLike.
func (callLike) Callee(o *ir.Op) *ir.SymbolRefAttr {
	s, _ := o.Attr("callee").(*ir.SymbolRefAttr)
	return s
}

// Arguments implements ir.CallLike.
func (c callLike) Arguments(o *ir.Op) []*ir.Value {
	if c.Callee(o) == nil && o.NumOperands() > 0 {
		return o.Operands()[1:]
	}
	return o.Operands()
}

// IsCommon reports whether a value is the address of a common block: its global has the name that Fortran gives common blocks, or
// another one (bind(c)) with their linkage, and is made of bytes.
func IsCommon(v *ir.Value) bool {
	if v == nil || v.Op() == nil || !v.Op().Is(AddressOf) {
		return false
	}
	s, ok := v.Op().Attr("symbol").(*ir.SymbolRefAttr)
	if !ok || strings.HasSuffix(s.Root, "_") {
		return ok
	}
	g := ir.LookupSymbol(v.Op(), s.Root)
	a, bytes := ElementOf(v.Type()).(*ArrayType)
	return g != nil && g.StringAttr("linkName") == "common" && bytes && a.Elem == ir.I8()
}
