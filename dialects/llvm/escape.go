package llvm

import "accc/ir"

// Escapes reports whether anything but accesses is done with the address of a variable. What is harmless does not count; nil: all does.
func Escapes(addr *ir.Value, harmless func(o *ir.Op) bool) bool {
	for _, o := range addr.Users() {
		switch {
		case harmless != nil && harmless(o):
		case o.Is(Load), o.Is(LifetimeStart), o.Is(LifetimeEnd):
		case o.Is(Store):
			if o.Operand(0) == addr {
				return true
			}
		case o.Name() == "llvm.atomicrmw", o.Name() == "llvm.cmpxchg":
			for i, v := range o.Operands() {
				if i > 0 && v == addr {
					return true
				}
			}
		case o.Is(GEP) && o.Operand(0) == addr:
			if Escapes(o.Result(0), harmless) {
				return true
			}
		case o.Name() == "llvm.intr.memcpy", o.Name() == "llvm.intr.memmove", o.Name() == "llvm.intr.memset":
		default:
			return true
		}
	}
	return false
}
