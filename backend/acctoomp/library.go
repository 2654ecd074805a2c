package acctoomp

import (
	"accc/backend/quirks"
	"accc/dialects/acc"
	"accc/dialects/llvm"
	"accc/ir"
)

// libraryOfReduction says that clang calls a library where copies of a variable are combined.
func (p *plan) libraryOfReduction(c *construct, e *ir.Op) {
	if wideInC(acc.VarType(e)) && p.namesLibraries() && p.For.Have(quirks.AtomicLibrary) {
		p.remarkAt(Changed, c.Op, e.Loc, quirks.AtomicLibrary.Say("reduction("+e.StringAttr("name")+")"))
	}
}

// libraryOfAtomic says that clang calls a library for an atomic construct.
func (p *plan) libraryOfAtomic(o *ir.Op) {
	x := o
	if o.Is(acc.AtomicCapture) {
		x = o.Region(0).Entry().First()
	}
	if len(x.Operands()) > 0 && wideInC(ir.Pointee(x.Operand(0))) && p.namesLibraries() && p.For.Have(quirks.AtomicLibrary) {
		p.remark(Changed, o, quirks.AtomicLibrary.Say("atomic"))
	}
}

// namesLibraries reports whether it is said what a program is to be linked with: of text that accc does not pass on itself.
func (p *plan) namesLibraries() bool { return p.open && !p.Linked }

// wideInC reports whether variables of C are wider than what processors access atomically, or of a type that clang takes to be:
// complex numbers, long double and integers of 128 bits. The first two are structures without a name.
func wideInC(t ir.Type) bool {
	switch t := llvm.Innermost(t).(type) {
	case *llvm.StructType:
		return t.Name == ""
	case *ir.IntegerType:
		return t.Width > 64
	}
	return false
}
