package fir

import (
	"slices"

	"accc/ir"
	"accc/ir/constraint"
)

// kinds is the constraint of types of the dialect by mnemonic, and of those that also accepts.
func kinds(doc string, also func(ir.Type) bool, names ...string) ir.Constraint {
	return constraint.Type(doc, func(t ir.Type) bool {
		if f, ok := t.(Type); ok && slices.Contains(names, f.Mnemonic()) {
			return true
		}
		return also != nil && also(t)
	})
}

func isFunction(t ir.Type) bool { _, ok := t.(*ir.FunctionType); return ok }

func isComplex(t ir.Type) bool {
	c, ok := t.(*ir.ComplexType)
	return ok && ir.IsFloat(c.Elem)
}

func isComposite(t ir.Type) bool {
	_, tuple := t.(*ir.TupleType)
	return tuple || isComplex(t)
}

func isSignlessOrIndex(t ir.Type) bool { return ir.IsInteger(t, 0) || t == ir.Index() }

// Sets of types, as the definitions of LLVM 22 draw them.
var (
	anyType      = constraint.AnyType
	firType      = constraint.Type("FIR dialect type", isFIRType)
	integer      = kinds("any integer", ir.IsIntOrIndex, "int", "unsigned")
	boolean      = constraint.BoolLike
	logicalLike  = kinds("any logical", func(t ir.Type) bool { return t == ir.I1() }, "logical")
	complexType  = constraint.Type("any floating point complex type", isComplex)
	composite    = kinds("any composite", isComposite, "type", "array", "vector", "char")
	reference    = kinds("any reference", nil, "ref", "heap", "ptr", "llvm_ptr")
	onlyRef      = kinds("Reference type", nil, "ref")
	onlyHeap     = kinds("Heap type", nil, "heap")
	functionType = constraint.Type("function type", isFunction)
	codeOrData   = kinds("any code or data reference", isFunction, "ref", "heap", "ptr", "llvm_ptr")
	refOrLLVM    = kinds("fir.ref or fir.llvm_ptr", nil, "ref", "llvm_ptr")
	anyBox       = kinds("any box", nil, "box", "boxchar", "boxproc", "class")
	boxOrClass   = kinds("box or class", nil, "box", "class")
	onlyBox      = kinds("box", nil, "box")
	onlyClass    = kinds("class", nil, "class")
	boxChar      = kinds("boxchar", nil, "boxchar")
	boxProc      = kinds("boxproc", nil, "boxproc")
	boxOrAddress = constraint.Type("fir.box or fir.class type or reference", ofDescriptor)
	constantSize = constraint.Type("a reference type to a constant size fir.array, fir.char, or fir.type", isConstantSize)
	refOrBox     = kinds("any reference or box", nil, "ref", "heap", "ptr", "box", "class")
	refOrBoxLike = kinds("any reference or box like", isFunction, "ref", "heap", "ptr", "llvm_ptr", "box", "boxchar", "boxproc", "class")
	shape        = kinds("any legal shape type", nil, "shape", "shapeshift")
	shapeOrShift = kinds("any legal shape or shift type", nil, "shape", "shapeshift", "shift")
	slice        = kinds("slice", nil, "slice")
	component    = kinds("coordinate type", isSignlessOrIndex, "int", "field")
	coordinate   = kinds("coordinate type", isSignlessOrIndex, "int", "field", "len")
	addressable  = kinds("any addressable", isFunction, "ref")
	character    = kinds("FIR character type", nil, "char")
	sequence     = kinds("array", nil, "array")
	arrayOrBox   = kinds("fir.box, fir.array or fir.type", nil, "array", "box", "class", "type")
	typeDesc     = kinds("type descriptor", nil, "tdesc")
	dummyScope   = constraint.Exactly("dummy scope", Word("dscope"))
	fieldType    = constraint.Exactly("field", Word("field"))
	lenType      = constraint.Exactly("length parameter", Word("len"))
)

// What the operations of hlfir take as well.
var (
	AnyInteger      = integer
	AnyReference    = reference
	AnyBox          = boxOrClass
	AnyRefOrBox     = refOrBox
	AnyRefOrBoxLike = refOrBoxLike
	AnyShape        = shape
	AnyShapeOrShift = shapeOrShift
	AnyLogical      = logicalLike
	VarAttrsAttr    = varAttrs
)
