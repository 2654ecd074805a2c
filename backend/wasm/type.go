package wasm

import (
	"fmt"

	"accc/backend/wasm/ssa"
	"accc/dialects/llvm"
	"accc/ir"
)

// A leaf is a scalar inside of a type: all of it, or a member of an aggregate.
type leaf struct {
	t      ssa.Type
	bits   int   // width of an integer; 0 for floating-point numbers
	offset int64 // in memory, from the start of the aggregate
	size   int64 // in memory
	class  ssa.Class
}

// maxLeaves bounds the aggregates that may be values.
const maxLeaves = 256

// leaves splits a type into its scalars. For an unsupported type it returns an error that names the type.
func leaves(t ir.Type) ([]leaf, error) {
	return appendLeaves(nil, t, 0)
}

func appendLeaves(out []leaf, t ir.Type, at int64) ([]leaf, error) {
	if len(out) > maxLeaves {
		return nil, fmt.Errorf("not yet handled: a value of more than %d members", maxLeaves)
	}
	switch t := t.(type) {
	case *ir.IntegerType:
		switch {
		case t.Width == 0 || t.Width > 64:
			return nil, fmt.Errorf("not yet handled: integers of %d bits", t.Width)
		case t.Width > 32:
			return append(out, leaf{ssa.I64, t.Width, at, 8, ssa.Anything}), nil
		}
		size, _ := llvm.SizeOf(t)
		class := ssa.Number
		if size == 1 { // characters may be parts of anything
			class = ssa.Anything
		}
		return append(out, leaf{ssa.I32, t.Width, at, size, class}), nil
	case *llvm.PtrType, *ir.FunctionType:
		return append(out, leaf{ssa.I64, 64, at, 8, ssa.Pointer}), nil
	case *ir.IndexType:
		return append(out, leaf{ssa.I64, 64, at, 8, ssa.Anything}), nil
	case *ir.FloatType:
		switch t.Name {
		case "f32":
			return append(out, leaf{ssa.F32, 0, at, 4, ssa.Number}), nil
		case "f64":
			return append(out, leaf{ssa.F64, 0, at, 8, ssa.Number}), nil
		}
		return nil, fmt.Errorf("not yet handled: numbers of type %s", t.Name)
	case *ir.ComplexType:
		var err error
		size, _ := llvm.SizeOf(t.Elem)
		if out, err = appendLeaves(out, t.Elem, at); err != nil {
			return nil, err
		}
		return appendLeaves(out, t.Elem, at+size)
	case *llvm.ArrayType:
		size, ok := llvm.SizeOf(t.Elem)
		if !ok {
			break
		}
		for i := int64(0); i < t.Len; i++ {
			var err error
			if out, err = appendLeaves(out, t.Elem, at+i*size); err != nil {
				return nil, err
			}
		}
		return out, nil
	case *llvm.StructType:
		for i, e := range t.Elems() {
			off, ok := llvm.OffsetOf(t, i)
			if !ok {
				return nil, fmt.Errorf("not yet handled: a structure without a size")
			}
			var err error
			if out, err = appendLeaves(out, e, at+off); err != nil {
				return nil, err
			}
		}
		return out, nil
	}
	return nil, fmt.Errorf("not yet handled: values of type %s", typeName(t))
}

// typeName describes a type in a diagnostic.
func typeName(t ir.Type) string {
	switch t := t.(type) {
	case *ir.VectorType:
		return "vector"
	case *ir.MemRefType:
		return "memref"
	case *ir.TensorType:
		return "tensor"
	case ir.DialectType:
		return fmt.Sprintf("!%s (%T)", t.DialectName(), t)
	}
	return fmt.Sprintf("%T", t)
}

// signature is the WebAssembly type of a function; variadic ones take the address of their further arguments last.
func signature(params, results []ir.Type, variadic bool) (ssa.Signature, error) {
	var s ssa.Signature
	for _, p := range params {
		ls, err := leaves(p)
		if err != nil {
			return s, err
		}
		for _, l := range ls {
			s.Params = append(s.Params, l.t)
		}
	}
	if variadic {
		s.Params = append(s.Params, ssa.I64)
	}
	for _, r := range results {
		if r == llvm.Void() {
			continue
		}
		ls, err := leaves(r)
		if err != nil {
			return s, err
		}
		for _, l := range ls {
			s.Results = append(s.Results, l.t)
		}
	}
	return s, nil
}

// functionType is the type of a func.func or llvm.func.
func functionType(fn *ir.Op) (params, results []ir.Type, variadic bool) {
	attr, _ := fn.Attr("function_type").(*ir.TypeAttr)
	if attr == nil {
		return nil, nil, false
	}
	return callableType(attr.Type)
}

func callableType(t ir.Type) (params, results []ir.Type, variadic bool) {
	switch t := t.(type) {
	case *ir.FunctionType:
		return t.Inputs, t.Results, false
	case *llvm.FuncType:
		if t.Result != llvm.Void() {
			results = []ir.Type{t.Result}
		}
		return t.Params, results, t.Variadic
	}
	return nil, nil, false
}

// pathLeaves are the leaves of a member of an aggregate: the half-open range of their numbers.
func pathLeaves(t ir.Type, path []int64) (lo, hi int, err error) {
	for _, p := range path {
		var members []ir.Type
		switch t := t.(type) {
		case *llvm.StructType:
			members = t.Elems()
		case *llvm.ArrayType:
			for i := int64(0); i < min(t.Len, p+1); i++ {
				members = append(members, t.Elem)
			}
		}
		if p < 0 || p >= int64(len(members)) {
			return 0, 0, fmt.Errorf("member %d is not there", p)
		}
		for _, m := range members[:p] {
			ls, err := leaves(m)
			if err != nil {
				return 0, 0, err
			}
			lo += len(ls)
		}
		t = members[p]
	}
	ls, err := leaves(t)
	return lo, lo + len(ls), err
}

// memberOffset is the number of bytes that the constant indices of a getelementptr after the first lead into a type,
// and the type found there.
func member(t ir.Type, index int64) (offset int64, elem ir.Type, err error) {
	switch t := t.(type) {
	case *llvm.StructType:
		if index < 0 || index >= int64(len(t.Elems())) {
			return 0, nil, fmt.Errorf("member %d is not there", index)
		}
		off, ok := llvm.OffsetOf(t, int(index))
		if !ok {
			return 0, nil, fmt.Errorf("not yet handled: a structure without a size")
		}
		return off, t.Elems()[index], nil
	case *llvm.ArrayType:
		size, ok := llvm.SizeOf(t.Elem)
		if !ok {
			return 0, nil, fmt.Errorf("not yet handled: an array of elements without a size")
		}
		return index * size, t.Elem, nil
	}
	return 0, nil, fmt.Errorf("an index into a type that has no members")
}
