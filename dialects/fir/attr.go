package fir

import (
	"slices"
	"strings"

	"accc/dialects/arith"
	"accc/ir"
	"accc/ir/constraint"
)

func bits(cases ...string) (names []string, values []int64) {
	for i := range cases[1:] {
		values = append(values, 1<<i)
	}
	return cases, append([]int64{0}, values...)
}

func bitEnum(name string, cases ...string) *ir.Enum {
	names, values := bits(cases...)
	return &ir.Enum{Dialect: "fir", Name: name, Angled: true, Bits: true, Separator: ", ", Cases: names, Values: values}
}

// The enumerations.
var (
	// VarAttrs are the attributes of a Fortran variable.
	VarAttrs = bitEnum("var_attrs", "None", "allocatable", "asynchronous", "bind_c", "contiguous", "intent_in", "intent_inout",
		"intent_out", "optional", "parameter", "pointer", "target", "value", "volatile", "host_assoc", "internal_assoc",
		"cray_pointer", "cray_pointee")
	// ProcAttrs are the attributes of a Fortran procedure.
	ProcAttrs = bitEnum("proc_attrs", "none", "elemental", "pure", "non_recursive", "simple", "bind_c")
	// InlineAttrs say whether a call is to be inlined.
	InlineAttrs = bitEnum("inline_attrs", "none", "no_inline", "always_inline", "inline_hint")
	// ReduceEnum are the operators of reductions.
	ReduceEnum = &ir.Enum{Dialect: "fir", Name: "reduce_attr", Angled: true, Bits: true, Separator: ", ",
		Cases:  []string{"add", "multiply", "and", "or", "eqv", "neqv", "max", "min", "iand", "ior", "ieor"},
		Values: []int64{1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024}}
	// LocalityEnum says whether the copies of a variable start with its value.
	LocalityEnum = &ir.Enum{Dialect: "fir", Name: "locality_specifier_type", Open: "{ type = ", Close: "}", Cases: []string{"local", "local_init"}}
	// BoxFieldEnum are the parts of a descriptor.
	BoxFieldEnum = &ir.Enum{Dialect: "fir", Name: "box_field", Store: ir.I32(), Cases: []string{"base_addr", "derived_type"}}
	// LowerBoundEnum says what becomes of lower bounds.
	LowerBoundEnum = &ir.Enum{Dialect: "fir", Name: "lower_bound_modifier", Store: ir.I32(), Cases: []string{"preserve", "ones", "zeroes"}}
)

// LocationEnum distinguishes the locations in a fused one: of the thing itself, and of the include of its file.
var LocationEnum = &ir.Enum{Dialect: "fir", Name: "loc_kind", Cases: []string{"base", "inclusion"}}

// LocationKinds says for each part of a fused location what it is: #fir<loc_kind_array[ base,  inclusion]>.
type LocationKinds struct {
	ir.AttrBase
	Values []int64 // of LocationEnum
}

// DialectName is "fir".
func (*LocationKinds) DialectName() string { return "fir" }

// PrintBody implements ir.DialectAttr, with a blank before each word, as LLVM 22 prints it.
func (a *LocationKinds) PrintBody(p *ir.Printer) {
	p.Text("loc_kind_array[")
	p.List(len(a.Values), func(i int) { p.Text(" ", LocationEnum.Keyword(a.Values[i])) })
	p.Byte(']')
}

func parseLocationKinds(p *ir.Parser) (ir.Attribute, error) {
	key := ir.NewKey("fir.loc_kind_array")
	var values []int64
	err := p.List("[", "]", func() error {
		a, err := LocationEnum.ParseText(p)
		if err != nil {
			return err
		}
		v, _ := LocationEnum.Of(a)
		values, key = append(values, v), key.Num(v)
		return nil
	})
	return ir.InternAttr(key, func() *LocationKinds { return &LocationKinds{ir.NewAttrBase(), values} }), err
}

var enums = map[string]*ir.Enum{"loc_kind": LocationEnum, "var_attrs": VarAttrs, "proc_attrs": ProcAttrs, "inline_attrs": InlineAttrs,
	"reduce_attr": ReduceEnum, "locality_specifier_type": LocalityEnum}

// Constraints on attributes.
var (
	varAttrs    = VarAttrs.Constraint("Fortran variable attributes")
	procAttrs   = ProcAttrs.Constraint("Fortran procedure attributes")
	inlineAttrs = InlineAttrs.Constraint("Fortran inline attributes")
	fastmath    = ir.AttrSpec{Name: "fastmath", Type: arith.FastMathEnum.Constraint("floating-point fast math flags"), Default: arith.FastMathEnum.Attr(0)}
	ui32Attr    = constraint.Typed("32-bit unsigned integer attribute", ir.IntOf(32, ir.Unsigned))
	ui64Attr    = constraint.Typed("64-bit unsigned integer attribute", ir.IntOf(64, ir.Unsigned))
	dataAttr    = constraint.Attr("CUDA Fortran data attribute", func(a ir.Attribute) bool { o, ok := a.(*ir.OpaqueAttr); return ok && o.Dialect == "cuf" })
	affineMap   = constraint.Attr("AffineMap attribute", func(a ir.Attribute) bool {
		o, ok := a.(*ir.OpaqueAttr)
		return ok && strings.HasPrefix(o.Body, "affine_map<")
	})
	accessAttrs = []ir.AttrSpec{optional("accessGroups", constraint.ArrayAttr), unit("nontemporal"), optional("tbaa", constraint.ArrayAttr)}
)

// kept are the attributes that accc does not look into: the cases of select operations, constants
// and what optimization passes note.
var kept = []string{"point", "lower", "upper", "interval", "type_is", "class_is", "real",
	"pack_array_heuristics", "acc_safe_temp_array_copy", "omp_safe_temp_array_copy"}

func init() {
	Dialect.ParseAttr = func(p *ir.Parser, _ ir.Type) (ir.Attribute, error) {
		name, a, err := ir.ParseEnumAttr(p, enums)
		if a != nil || err != nil {
			return a, err
		}
		if name == "loc_kind_array" {
			return parseLocationKinds(p)
		}
		if !slices.Contains(kept, name) {
			return nil, nil
		}
		return p.Structured("fir", name, "")
	}
}
