package build

import (
	"accc/dialects/fir"
	"accc/ir"
)

// AnyProcedure is the type of a procedure as a value, whatever its interface.
func AnyProcedure() ir.Type { return fir.BoxProc(ir.Func([]ir.Type{}, []ir.Type{})) }

// ProcedurePart is the address of a procedure's code (fir.BoxAddr), or of its host's variables (fir.BoxProcHost), as a
// number.
func (x *Builder) ProcedurePart(part *ir.OpDef, proc *ir.Value) *ir.Value {
	t := ir.Type(fir.Ref(ir.None()))
	if part == fir.BoxAddr {
		t = ir.Func([]ir.Type{}, []ir.Type{})
	}
	return x.FirConvert(x.Op1(part, t, proc), ir.I64())
}
