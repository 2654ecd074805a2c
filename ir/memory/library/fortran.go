package library

// fortran are the functions of Fortran's run-time library, without the prefix of their names. What reads an argument reads the descriptor
// there and what this describes. Objects of derived types may have procedures of the program, which many of these functions call.
const fortran = `
# Functions of arrays and characters: the result is the first argument.
Adjustl Adjustr AllDim AnyDim CountDim IAllDim IAnyDim IParityDim MaxlocDim MinlocDim MaxvalDim MinvalDim Norm2Dim ParityDim ProductDim SumDim: rw r...
FindlocDim Findloc Maxloc* Minloc* MaxvalCharacter MinvalCharacter Cshift* Eoshift* Matmul* Pack Repeat Reshape Shape Spread Transfer* Transpose Trim Unpack: rw r...
CharacterConcatenate CharacterMax CharacterMin CharacterCompare LenTrim Index Scan Verify Ubound Lbound: rw r...
CppDotProductComplex* CppProductComplex* CppSumComplex*: rw r...
All Any Count Parity IAll1 IAll2 IAll4 IAll8 IAny1 IAny2 IAny4 IAny8 IParity1 IParity2 IParity4 IParity8 Norm2_*: r...
Sum* Product* Maxval* Minval* DotProduct*: r...
CharacterCompareScalar: r...
LenTrim1: r[1]
CharacterCompareScalar1: r[2] r[3]
Index1 Scan1 Verify1: r[1] - r[3]
CharacterConcatenateScalar1: w r
CharacterAppend1: rw - - r
CharacterPad1: rw
BesselJn* BesselYn*: rw

# Functions of numbers.
Ceiling* ErfcScaled* Exponent* FPow* Floor* Fraction* IsFinite* IsNaN* ModInteger* ModReal* ModuloInteger* ModuloReal* Nearest* Nint* RRSpacing* Scale*:
SetExponent* Spacing* cpowi cpowk zpowi zpowk:
SelectedCharKind SelectedIntKind* SelectedLogicalKind SelectedRealKind*: r...
MapException IeeeUnsupported IeeeFlags feraiseexcept: ; state

# Inquiries.
IsAssumedSize IsContiguous IsContiguousUpTo LboundDim Size SizeDim PointerIsAssociated PointerIsAssociatedWith SameTypeAs ExtendsTypeOf ClassIs: r...

# Memory.
AllocateMemory: = fresh[0]; state
AllocatableAllocate AllocatableDeallocate AllocatableDeallocateNoFinal AllocatableDeallocatePolymorphic PointerAllocate: rw...
PointerDeallocate PointerDeallocatePolymorphic: rw...
AllocatableAllocateSource PointerAllocateSource AllocatableApplyMold PointerApplyMold: rw r rw...
AllocatableInitCharacter* AllocatableInitIntrinsic* AllocatableSetBounds PointerNullifyCharacter PointerNullifyIntrinsic PointerSetBounds: rw
PointerAssociate PointerAssociateLowerBounds PointerAssociateRemapping PointerAssociateRemappingMonomorphic PointerAssociateScalar: rw rk r...
MoveAlloc: rw rw rw...
Assign AssignExplicitLengthCharacter AssignPolymorphic AssignTemporary: rw r; copies
CopyInAssign ShallowCopy ShallowCopyDirect CopyAndUpdateDescriptor: rw r
CopyOutAssign: rw rw
InitArrayConstructorVector PushArrayConstructorSimpleScalar PushArrayConstructorValue: rwk rwk rw...
Undefine: rw

# Input and output: the first argument of all but ioBegin is the state of the statement. The text of an internal unit is read or written until the statement ends.
ioOutputAscii: o r[2]; state
ioOutput*: o r...; state
ioInputAscii: o w[2]; state
ioInputInteger: o w[2]; state
ioInputReal32: o w[4B]; state
ioInputReal64 ioInputComplex32: o w[8B]; state
ioInputComplex64: o w[16B]; state
ioInput*: o rw...; state
ioBeginInternalListInput ioBeginInternalFormattedInput: rk[1] - r... = static; state
ioBeginInternalListOutput ioBeginInternalFormattedOutput: wk[1] - r... = static; state
ioBeginInternalArray*: rwk r... = static; state
ioBegin*: r... = static; state
ioSet*: o r...; state
ioGet* ioInquire*: o rw...; state
ioEnableHandlers ioEndIoStatement: o; state
ioCheckUnitNumberInRange64: - - w...; state

# The system.
ArgumentCount GetPID GetUID GetGID CpuTime SystemClockCount* Secnds Dsecnds Irand Rand Srand Sleep time: ; state
Chdir Rename Unlink: r...; state
DateAndTime: w - w - w - - - rw; state
Etime: rw...; state
GetCommand GetCommandArgument GetCwd GetEnvVariable Hostnm: rw...; state
RandomInit: ; state
RandomNumber: rw; state
RandomSeed*: rw...; state
Legacy*: rw...; state
Flush: ; state
PauseStatement*: r; state
ProgramStart: - k k; state
ProgramEndStatement: ; state

# Ends of the program.
StopStatement Exit Abort: ; ends
StopStatementText ReportFatalUserError: r; ends

# These call procedures of the program, or nobody has asked.
AllocatableInitDerived* PointerNullifyDerived Finalize Destroy* Initialize* Reduce* ioOutputDerivedType ioInputDerivedType: ?
ioOutputNamelist ioInputNamelist ExecuteCommandLine DefaultConvert LegacySystem: ?
CreateDescriptorStack CreateValueStack DescriptorAt PopDescriptor PopValue PushDescriptor PushValue ValueAt: ?
`
