// Package jump makes setjmp and longjmp of C (C17 7.13) branches. WebAssembly has no instruction that leaves a function for another
// activation: what it has is a host that can unwind its calls. So a function that calls setjmp makes those of its calls that may jump through
// the runtime, which returns to it where a call ends by a jump to this activation:
//
//	jumped := __accc_call_jump(piece, frame, activation) // 0, or the number of a setjmp and its value
//	if jumped != 0 { goto after the setjmp of that number }
//
// piece is a function of its own around the one call, and frame the place of its arguments and result. All other functions stay as they
// are, those that jump among them, and so does a program that does not call setjmp.
//
//	jump.Lower(module, jump.Options{MayJump: func(name string) bool { return name == "longjmp" || name == "qsort" }})
//
// Read lower.go (calls), reach.go (which calls may jump), demote.go (values that more blocks use than those that are certain to come after them),
// enclose.go (constructs that no jump may leave).
//
// Considered: a flag that each function tests after each call, which makes every function pay that may be on the way of a jump; the
// exceptions of WebAssembly, which the engine does not have.
package jump
