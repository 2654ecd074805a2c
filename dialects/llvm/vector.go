package llvm

import (
	"fmt"

	"accc/ir"
	"accc/ir/constraint"
)

// generic defines an intrinsic that has only the generic form; result nil: it has no result.
func generic(name, doc string, traits ir.Trait, result *ir.Constraint, operands []ir.OperandSpec, extra ...ir.AttrSpec) *ir.OpDef {
	s := ir.Spec{Doc: doc, Operands: operands, Traits: traits, Attrs: attrs(extra)}
	if result != nil {
		s.Results = []ir.ResultSpec{one("res", *result)}
	}
	return Dialect.Op("intr."+name, s)
}

const callForm = "`(` operands `)` attr-dict `:` functional-type(operands, results)"

// Reductions of vectors to one element, found by name with Intrinsic.
var Reductions = defineReductions()

func defineReductions() (defs []*ir.OpDef) {
	for _, f := range []struct{ name, doc string }{
		{"add", "The sum of the elements."}, {"and", "Bits that are set in all elements."}, {"mul", "The product of the elements."},
		{"or", "Bits that are set in any element."}, {"smax", "The greatest element, signed."}, {"smin", "The least element, signed."},
		{"umax", "The greatest element, unsigned."}, {"umin", "The least element, unsigned."}, {"xor", "Exclusive or of the elements."},
	} {
		d := generic("vector.reduce."+f.name, f.doc, ir.Pure, &anyLLVM, []ir.OperandSpec{one("in", intVector)})
		d.Verify, defs = verifyReduction, append(defs, d)
	}
	for _, f := range []struct{ name, doc string }{
		{"fmax", "The greatest element; numbers win over NaN."}, {"fmaximum", "The greatest element; NaN if any is."},
		{"fmin", "The least element; numbers win over NaN."}, {"fminimum", "The least element; NaN if any is."},
	} {
		d := generic("vector.reduce."+f.name, f.doc, ir.Pure, &anyLLVM, []ir.OperandSpec{one("in", floatVector)}, fastmathAttr)
		d.Format, d.Verify, defs = callForm, verifyReduction, append(defs, d)
	}
	for _, f := range []struct{ name, doc string }{{"fadd", "The sum of a start value and the elements."}, {"fmul", "The product of a start value and the elements."}} {
		d := generic("vector.reduce."+f.name, f.doc, ir.Pure, &anyLLVM,
			[]ir.OperandSpec{one("start_value", constraint.AnyFloat), one("input", floatVector)}, fastmathAttr)
		d.Verify, defs = verifyReduction, append(defs, d)
	}
	return defs
}

// verifyReduction: operands and result have one element type.
func verifyReduction(o *ir.Op) error {
	for _, v := range o.Operands() {
		if constraint.ElementOrSelf(v.Type()) != constraint.ElementOrSelf(o.Result(0).Type()) {
			return fmt.Errorf("expected operands and result to have one element type")
		}
	}
	return nil
}

// Predicated are the intrinsics vp.*: they work on the elements that a mask chooses, up to a length. Found by
// name with Intrinsic.
var Predicated = definePredicated()

func definePredicated() (defs []*ir.OpDef) {
	masked := func(name, doc string, traits ir.Trait, result *ir.Constraint, operands ...ir.OperandSpec) {
		operands = append(operands, one("mask", boolVector), one("evl", constraint.I32))
		defs = append(defs, generic(name, doc, traits, result, operands))
	}
	for _, f := range []struct {
		names    []string
		doc      string
		elements ir.Constraint
		operands []string
	}{
		{[]string{"add", "and", "ashr", "lshr", "mul", "or", "sdiv", "shl", "smax", "smin", "srem", "sub", "udiv", "umax", "umin", "urem", "xor"},
			"The operation on two vectors, where the mask says.", intVector, []string{"lhs", "rhs"}},
		{[]string{"fadd", "fdiv", "fmul", "frem", "fsub"}, "The operation on two vectors, where the mask says.", floatVector, []string{"lhs", "rhs"}},
		{[]string{"fneg"}, "The negative of a vector, where the mask says.", floatVector, []string{"op"}},
		{[]string{"fma", "fmuladd"}, "Product and sum of vectors, where the mask says.", floatVector, []string{"op1", "op2", "op3"}},
		{[]string{"sext", "zext", "trunc", "sitofp", "uitofp", "inttoptr"}, "Convert a vector, where the mask says.", intVector, []string{"src"}},
		{[]string{"fpext", "fptrunc", "fptosi", "fptoui"}, "Convert a vector, where the mask says.", floatVector, []string{"src"}},
		{[]string{"ptrtoint"}, "Convert a vector, where the mask says.", ptrVector, []string{"src"}},
	} {
		for _, n := range f.names {
			var operands []ir.OperandSpec
			for _, o := range f.operands {
				operands = append(operands, one(o, f.elements))
			}
			masked("vp."+n, f.doc, ir.Pure, &anyLLVM, operands...)
		}
	}
	for _, n := range []string{"add", "and", "mul", "or", "smax", "smin", "umax", "umin", "xor"} {
		masked("vp.reduce."+n, "Reduce a start value and the elements that the mask chooses.", ir.Pure, &anyLLVM,
			one("satrt_value", signless), one("val", intVector))
	}
	for _, n := range []string{"fadd", "fmax", "fmin", "fmul"} {
		masked("vp.reduce."+n, "Reduce a start value and the elements that the mask chooses.", ir.Pure, &anyLLVM,
			one("satrt_value", constraint.AnyFloat), one("val", floatVector))
	}
	for _, n := range []string{"merge", "select"} {
		defs = append(defs, generic("vp."+n, "Elements of one vector or another, by a third.", ir.Pure, &anyLLVM,
			[]ir.OperandSpec{one("cond", boolVector), one("true_val", anyVector), one("false_val", anyVector), one("evl", constraint.I32)}))
	}
	masked("vp.load", "Read the elements that the mask chooses.", 0, &anyLLVM, one("ptr", pointer))
	masked("vp.store", "Write the elements that the mask chooses.", 0, nil, one("val", anyVector), one("ptr", pointer))
	masked("experimental.vp.strided.load", "Read the elements that the mask chooses, so many bytes apart.", 0, &anyLLVM,
		one("ptr", pointer), one("stride", signless))
	masked("experimental.vp.strided.store", "Write the elements that the mask chooses, so many bytes apart.", 0, nil,
		one("val", anyVector), one("ptr", pointer), one("stride", signless))
	return defs
}

var maskAlignment = needed("alignment", constraint.I32Attr)

// Memory that a mask chooses.
var (
	MaskedLoad = Dialect.Op("intr.masked.load", ir.Spec{
		Doc:      "Read the elements that the mask chooses; the others are those of pass_thru.",
		Operands: []ir.OperandSpec{one("data", pointer), one("mask", boolVector), many("pass_thru", anyVector)},
		Attrs:    attrs([]ir.AttrSpec{maskAlignment, unit("nontemporal")}),
		Results:  []ir.ResultSpec{one("res", anyVector)},
		Format:   "operands attr-dict `:` functional-type(operands, results)",
	})
	MaskedStore = Dialect.Op("intr.masked.store", ir.Spec{
		Doc:      "Write the elements that the mask chooses.",
		Operands: []ir.OperandSpec{one("value", anyVector), one("data", pointer), one("mask", boolVector)},
		Attrs:    []ir.AttrSpec{maskAlignment},
		Format:   "$value `,` $data `,` $mask attr-dict `:` type($value) `,` type($mask) `into` qualified(type($data))",
	})
	MaskedGather = Dialect.Op("intr.masked.gather", ir.Spec{
		Doc:      "Read elements at a vector of addresses, those that the mask selects.",
		Operands: []ir.OperandSpec{one("ptrs", ptrVector), one("mask", boolVector), many("pass_thru", anyVector)},
		Attrs:    []ir.AttrSpec{maskAlignment},
		Results:  []ir.ResultSpec{one("res", anyVector)},
		Format:   "operands attr-dict `:` functional-type(operands, results)",
		Verify:   func(o *ir.Op) error { return verifyScatter(o.Operand(0), o.Result(0)) },
	})
	MaskedScatter = Dialect.Op("intr.masked.scatter", ir.Spec{
		Doc:      "Write elements to a vector of addresses, those that the mask selects.",
		Operands: []ir.OperandSpec{one("value", anyVector), one("ptrs", ptrVector), one("mask", boolVector)},
		Attrs:    []ir.AttrSpec{maskAlignment},
		Format:   "$value `,` $ptrs `,` $mask attr-dict `:` type($value) `,` type($mask) `into` type($ptrs)",
		Verify:   func(o *ir.Op) error { return verifyScatter(o.Operand(1), o.Operand(0)) },
	})
	CompressStore = generic("masked.compressstore", "Write the elements that the mask selects to consecutive addresses.", 0, nil,
		[]ir.OperandSpec{one("value", anyVector), one("ptr", pointer), one("mask", boolVector)}, argAttrs...)
	ExpandLoad = generic("masked.expandload", "Read the elements that the mask selects from consecutive addresses.", 0, &anyLLVM,
		[]ir.OperandSpec{one("ptr", pointer), one("mask", boolVector), one("passthru", anyVector)}, argAttrs...)
)

// verifyScatter: there is a pointer for each element.
func verifyScatter(ptrs, elements *ir.Value) error {
	p, e := ptrs.Type().(*ir.VectorType), elements.Type().(*ir.VectorType)
	if p.Shape[0] != e.Shape[0] || isScalable(p) != isScalable(e) {
		return fmt.Errorf("expected %s to have as many elements as there are pointers", ir.TypeString(e))
	}
	return nil
}

// Matrices, kept in vectors.
var (
	MatrixLoad = Dialect.Op("intr.matrix.column.major.load", ir.Spec{
		Doc:      "Read a matrix whose columns are stride elements apart.",
		Operands: []ir.OperandSpec{one("data", pointer), one("stride", signless)},
		Attrs:    matrixAttrs(needed("isVolatile", constraint.I1Attr), "rows", "columns"),
		Results:  []ir.ResultSpec{one("res", anyVector)},
		Format:   "$data `,` `<` `stride` `=` $stride `>` attr-dict `:` type($res) `from` qualified(type($data)) `stride` type($stride)",
	})
	MatrixStore = Dialect.Op("intr.matrix.column.major.store", ir.Spec{
		Doc:      "Write a matrix whose columns are stride elements apart.",
		Operands: []ir.OperandSpec{one("matrix", anyVector), one("data", pointer), one("stride", signless)},
		Attrs:    matrixAttrs(needed("isVolatile", constraint.I1Attr), "rows", "columns"),
		Format:   "$matrix `,` $data `,` `<` `stride` `=` $stride `>` attr-dict `:` type($matrix) `to` qualified(type($data)) `stride` type($stride)",
	})
	MatrixMultiply = Dialect.Op("intr.matrix.multiply", ir.Spec{
		Doc:      "The product of two matrices.",
		Operands: []ir.OperandSpec{one("lhs", anyVector), one("rhs", anyVector)},
		Attrs:    matrixAttrs(needed("lhs_rows", constraint.I32Attr), "lhs_columns", "rhs_columns"),
		Results:  []ir.ResultSpec{one("res", anyVector)},
		Format:   "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type($res)",
	})
	MatrixTranspose = Dialect.Op("intr.matrix.transpose", ir.Spec{
		Doc:      "A matrix with rows and columns exchanged.",
		Operands: []ir.OperandSpec{one("matrix", anyVector)},
		Attrs:    matrixAttrs(needed("rows", constraint.I32Attr), "columns"),
		Results:  []ir.ResultSpec{one("res", anyVector)},
		Format:   "$matrix attr-dict `:` type($matrix) `into` type($res)",
	})
)

func matrixAttrs(first ir.AttrSpec, sizes ...string) []ir.AttrSpec {
	list := []ir.AttrSpec{first}
	for _, s := range sizes {
		list = append(list, needed(s, constraint.I32Attr))
	}
	return attrs(list)
}

// Parts of vectors, and vectors whose length the machine decides.
var (
	VectorExtract = Dialect.Op("intr.vector.extract", ir.Spec{
		Doc:      "Consecutive elements of a vector.",
		Operands: []ir.OperandSpec{one("srcvec", anyVector)},
		Attrs:    []ir.AttrSpec{needed("pos", constraint.I64Attr)},
		Results:  []ir.ResultSpec{one("res", anyVector)},
		Traits:   ir.Pure,
		Format:   "$srcvec `[` $pos `]` attr-dict `:` type($res) `from` type($srcvec)",
		Verify:   func(o *ir.Op) error { return verifyPart(o.Result(0), o.Operand(0)) },
	})
	VectorInsert = Dialect.Op("intr.vector.insert", ir.Spec{
		Doc:           "A vector with some elements replaced by those of another.",
		Operands:      []ir.OperandSpec{one("dstvec", anyVector), one("srcvec", anyVector)},
		Attrs:         []ir.AttrSpec{needed("pos", constraint.I64Attr)},
		Results:       []ir.ResultSpec{one("res", anyVector)},
		Traits:        ir.Pure,
		Format:        "$srcvec `,` $dstvec `[` $pos `]` attr-dict `:` type($srcvec) `into` type($res)",
		AllTypesMatch: [][]string{{"dstvec", "res"}},
		Verify:        func(o *ir.Op) error { return verifyPart(o.Operand(1), o.Operand(0)) },
	})
	Interleave = func() *ir.OpDef {
		d := generic("vector.interleave2", "The elements of two vectors in turn.", ir.Pure, &anyLLVM, []ir.OperandSpec{one("vec1", anyVector), one("vec2", anyVector)})
		d.AllTypesMatch = [][]string{{"vec1", "vec2"}}
		d.Verify = func(o *ir.Op) error {
			v := o.Operand(0).Type().(*ir.VectorType)
			if o.Result(0).Type() != ir.Type(ir.Vector([]int64{2 * v.Shape[0]}, v.Scalable, v.Elem)) {
				return fmt.Errorf("expected a result with twice as many elements")
			}
			return nil
		}
		return d
	}()
	Deinterleave = generic("vector.deinterleave2", "The elements at even and at odd indices, as a structure of two vectors.", ir.Pure, &anyLLVM,
		[]ir.OperandSpec{one("vec", anyVector)})
	VScale     = generic("vscale", "By how much scalable vectors are longer than they say.", 0, &anyLLVM, nil)
	StepVector = Dialect.Op("intr.stepvector", ir.Spec{
		Doc:     "The vector 0, 1, 2, ...",
		Results: []ir.ResultSpec{one("res", intVector)},
		Traits:  ir.Pure,
		Format:  "attr-dict `:` type($res)",
	})
	ActiveLaneMask = Dialect.Op("intr.get.active.lane.mask", ir.Spec{
		Doc:      "Which of the elements from base on are less than n.",
		Operands: []ir.OperandSpec{one("base", signless), one("n", signless)},
		Results:  []ir.ResultSpec{one("res", anyLLVM)},
		Traits:   ir.Pure,
		Format:   "$base `,` $n attr-dict `:` type($base) `,` type($n) `to` type($res)",
	})
)

// maxVectorBits bounds the vectors that can be taken apart.
const maxVectorBits = 1 << 17

// verifyPart: a part of a vector is not scalable where the whole is not, and neither is huge.
func verifyPart(part, whole *ir.Value) error {
	p, w := part.Type().(*ir.VectorType), whole.Type().(*ir.VectorType)
	for _, v := range []*ir.VectorType{p, w} {
		if bits := int64(bitWidth(v.Elem)) * v.Shape[0]; bits > maxVectorBits {
			return fmt.Errorf("expected vectors of at most %d bits, found %d", maxVectorBits, bits)
		}
	}
	if isScalable(p) && !isScalable(w) {
		return fmt.Errorf("a vector of fixed length has no scalable parts")
	}
	return nil
}

func bitWidth(t ir.Type) int {
	switch t := t.(type) {
	case *ir.IntegerType:
		return t.Width
	case *ir.FloatType:
		return t.Width
	}
	return 64
}

func isScalable(t *ir.VectorType) bool { return len(t.Scalable) > 0 && t.Scalable[0] }
