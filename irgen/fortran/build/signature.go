package build

import (
	"maps"

	"accc/dialects/fir"
	"accc/ir"
)

// libraryTypes are the types of the letters in signatures.
var libraryTypes = map[string]func() ir.Type{
	"b": func() ir.Type { return fir.Box(ir.None()) }, "B": func() ir.Type { return fir.Ref(fir.Box(ir.None())) },
	"s": func() ir.Type { return fir.Ref(ir.I8()) }, "p": LLVMPtr, "t": func() ir.Type { return fir.Ref(ir.None()) },
	"r":  func() ir.Type { return fir.Ref(ir.I64()) },
	"i1": ir.I1, "i8": ir.I8, "i16": ir.I16, "i32": ir.I32, "i64": ir.I64, "x": ir.Index, "f32": ir.F32, "f64": ir.F64,
	"S": func() ir.Type { return fir.Ref(fir.LLVMPtr(ir.I8())) }, "T": func() ir.Type { return fir.Ref(ir.Tuple(nil)) },
	"W": func() ir.Type { return fir.Ref(ir.I32()) }, "F": func() ir.Type { return fir.Ref(ir.F32()) },
	"D": func() ir.Type { return fir.Ref(ir.F64()) }, "L": func() ir.Type { return fir.Ref(ir.I1()) },
	"v": func() ir.Type { return fir.LLVMPtr(ir.I8()) },
}

// signatures are the arguments that functions of the library take, by the name after _FortranA. b is a descriptor, B the
// address of one, s an address of bytes, i32, i64, i1, x (index), f32 and f64 numbers, p an address of anything (!llvm.ptr), v one as !fir.llvm_ptr<i8>,
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
	"Initialize":              "b s i32", "InitializeClone": "b b s i32", "Destroy": "b", "DestroyWithoutFinalization": "b", "Undefine": "b",
	"Finalize":                   "b s i32",
	"InitArrayConstructorVector": "v B i1 s i32", "PushArrayConstructorValue": "v b", "PushArrayConstructorSimpleScalar": "v v",
	"ClassIs": "b t", "SameTypeAs": "b b", "ExtendsTypeOf": "b b",
}

// Statements of input and output become calls of the library: one that begins the statement, those that set what its
// specifiers say and transfer its items, and one that ends it.
func init() {
	const begin = " s i32" // the name of the file and the line
	for name, sig := range map[string]string{
		"ExternalListOutput": "i32", "ExternalListInput": "i32", "UnformattedOutput": "i32", "UnformattedInput": "i32",
		"ExternalFormattedOutput": "s i64 b i32", "ExternalFormattedInput": "s i64 b i32",
		"InternalListOutput": "s i64 S i64", "InternalListInput": "s i64 S i64",
		"InternalFormattedOutput": "s i64 s i64 b S i64", "InternalFormattedInput": "s i64 s i64 b S i64",
		"InternalArrayListOutput": "b S i64", "InternalArrayListInput": "b S i64",
		"InternalArrayFormattedOutput": "b s i64 b S i64", "InternalArrayFormattedInput": "b s i64 b S i64",
		"Rewind": "i32", "Backspace": "i32", "Endfile": "i32", "Flush": "i32", "Close": "i32", "Wait": "i32 i32", "WaitAll": "i32",
		"OpenUnit": "i32", "OpenNewUnit": "", "InquireUnit": "i32", "InquireFile": "s i64", "InquireIoLength": "",
	} {
		signatures["ioBegin"+name] = sig + begin
	}
	maps.Copy(signatures, map[string]string{
		"ioEnableHandlers": "s i1 i1 i1 i1 i1", "ioEndIoStatement": "s", "ioGetIoMsg": "s s i64", "ioGetSize": "s", "ioGetIoLength": "s",
		"ioGetNewUnit": "s W i32", "ioGetAsynchronousId": "s", "ioCheckUnitNumberInRange64": "i64 i1 s i64 s i32",
		"ioSetRec": "s i64", "ioSetPos": "s i64", "ioSetRecl": "s i64",
		"ioOutputInteger8": "s i8", "ioOutputInteger16": "s i16", "ioOutputInteger32": "s i32", "ioOutputInteger64": "s i64",
		"ioOutputReal32": "s f32", "ioOutputReal64": "s f64", "ioOutputComplex32": "s f32 f32", "ioOutputComplex64": "s f64 f64",
		"ioOutputLogical": "s i1", "ioOutputAscii": "s s i64", "ioOutputDescriptor": "s b", "ioOutputDerivedType": "s b t",
		"ioOutputNamelist": "s T", "ioInputNamelist": "s T",
		"ioInputInteger": "s r i32", "ioInputReal32": "s F", "ioInputReal64": "s D", "ioInputComplex32": "s F", "ioInputComplex64": "s D",
		"ioInputLogical": "s L", "ioInputAscii": "s s i64", "ioInputDescriptor": "s b", "ioInputDerivedType": "s b t",
		"ioInquireCharacter": "s i64 s i64", "ioInquireLogical": "s i64 L", "ioInquirePendingId": "s i32 L", "ioInquireInteger64": "s i64 r i32",
		"StopStatement": "i32 i1 i1", "StopStatementText": "s i64 i1 i1", "PauseStatement": "", "PauseStatementInt": "i32",
		"PauseStatementText": "s i64",
	})
	for _, name := range []string{"File", "Status", "Access", "Form", "Action", "Position", "Convert", "Blank", "Delim", "Pad", "Round", "Sign",
		"Decimal", "Encoding", "Asynchronous", "Advance", "Carriagecontrol"} {
		signatures["ioSet"+name] = "s s i64"
	}
}
