package fortran

import (
	"strings"

	"accc/dialects/fir"
	"accc/frontend/source"
	"accc/ir"
)

// signatures are the arguments that functions of the library take, by the name behind _FortranA. b is a descriptor, B the
// address of one, s an address of bytes, i32, i64, i1, x (index), f32 and f64 numbers, p an address of anything (!llvm.ptr),
// t a type descriptor. A function that is not listed takes its arguments as they are.
var signatures = map[string]string{
	"Assign": "B b s i32", "AssignPolymorphic": "B b s i32", "AssignExplicitLengthCharacter": "B b s i32", "AssignTemporary": "B b s i32",
	"CopyInAssign": "B b s i32", "CopyOutAssign": "B B s i32",
	"AllocatableAllocate": "B r i1 b s i32 p", "AllocatableAllocateSource": "B b i1 b s i32", "AllocatableSetBounds": "B i32 i64 i64",
	"AllocatableDeallocate": "B i1 b s i32", "AllocatableDeallocatePolymorphic": "B t i1 b s i32",
	"AllocatableInitCharacterForAllocate": "B i64 i32 i32 i32", "AllocatableInitDerivedForAllocate": "B t i32 i32",
	"AllocatableInitIntrinsicForAllocate": "B i32 i32 i32 i32", "AllocatableApplyMold": "B b i32",
	"PointerAllocate": "B i1 b s i32 p", "PointerAllocateSource": "B b i1 b s i32", "PointerSetBounds": "B i32 i64 i64",
	"PointerDeallocate": "B i1 b s i32", "PointerDeallocatePolymorphic": "B t i1 b s i32", "PointerApplyMold": "B b i32",
	"PointerNullifyDerived": "B t i32 i32", "PointerNullifyIntrinsic": "B i32 i32 i32 i32",
	"PointerAssociateRemapping": "B b b s i32", "PointerAssociate": "B b", "PointerAssociateLowerBounds": "B b b",
	"CharacterCompareScalar1": "s s i64 i64",
	"Initialize":              "b s i32", "InitializeClone": "b b s i32", "Destroy": "b", "DestroyWithoutFinalization": "b", "Finalize": "b s i32",
	"ClassIs": "b t", "SameTypeAs": "b b", "ExtendsTypeOf": "b b",
}

// libraryTypes are the types of the letters in signatures.
var libraryTypes = map[string]func() ir.Type{
	"b": func() ir.Type { return fir.Box(ir.None()) }, "B": func() ir.Type { return fir.Ref(fir.Box(ir.None())) },
	"s": func() ir.Type { return fir.Ref(ir.I8()) }, "p": llvmPtr, "t": func() ir.Type { return fir.Ref(ir.None()) },
	"r":  func() ir.Type { return fir.Ref(ir.I64()) },
	"i1": ir.I1, "i8": ir.I8, "i16": ir.I16, "i32": ir.I32, "i64": ir.I64, "x": ir.Index, "f32": ir.F32, "f64": ir.F64,
}

// runtime calls a function of the library; result nil: it gives none.
func (x *fn) runtime(name string, result ir.Type, args ...*ir.Value) *ir.Value {
	var types []ir.Type
	if sig, ok := signatures[name]; ok {
		for i, w := range strings.Fields(sig) {
			t := libraryTypes[w]()
			types = append(types, t)
			if i < len(args) {
				args[i] = x.passAs(args[i], t)
			}
		}
	} else {
		for _, a := range args {
			types = append(types, a.Type())
		}
	}
	results := []ir.Type{}
	if result != nil {
		results = append(results, result)
	}
	full := "_FortranA" + name
	x.declareFunction(full, ir.Func(orEmpty(types), results), "fir.runtime")
	op := x.op(fir.Call, args, results, attr("callee", ir.Symbol(full)), contract())
	if result == nil {
		return nil
	}
	return op.Result(0)
}

// sourceArgs are the name of the file and the line of a place, which functions of the library take for their messages.
func (x *fn) sourceArgs(s source.Span) (file, line *ir.Value) {
	name, n := "", 0
	if s.IsValid() {
		p := s.Position()
		name, n = p.File, p.Line
		if x.noLines {
			n = 0
		}
	}
	return x.firConvert(x.text(name+"\x00"), fir.Ref(ir.I8())), x.i32(int64(n))
}

// here are the sourceArgs of the statement being lowered.
func (x *fn) here() (file, line *ir.Value) {
	if x.line == nil {
		return x.sourceArgs(source.Span{})
	}
	return x.sourceArgs(x.stmtSpan(x.line))
}
