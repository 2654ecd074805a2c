package ssa

// Optimize improves functions that may call each other.
func Optimize(funcs []*Func) {
	for _, f := range funcs {
		f.Simplify()
		f.HoistInvariants()
		f.Simplify()
	}
}
