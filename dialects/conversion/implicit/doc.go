// Package implicit is the pass acc-implicit-data: it gives the variables that compute constructs use a data attribute
// where no clause names them (OpenACC 3.3 §2.6.2), as operations with implicit = true.
//
//	passes := implicit.New(firacc.Variables, memref.Variables, llvm.Variables)
//
// Package irgen asks for the same as soon as it has lowered a construct of C, by Lower: the operations of its body name
// the host's variables until then. A pointer does not say of what type and how long a variable is, so the front end
// answers what operations cannot (FrontEnd), and makes the operations of an attribute as it makes those of a clause.
//
// The rules are one function, Decide in rule.go. What differs between host dialects is behind ir.Variables: which
// values are addresses, what a data operation names, how a region gets at the device's variable. Each host dialect
// implements it beside its operations, and this package imports none of them. pass.go has the order of work for one
// construct, live.go finds what its region uses and what is on the device already, attribute.go makes the operations,
// and member.go is for members of structures, and of common blocks, that have attributes of their own.
//
// Considered: LLVM's pass of the same name, which is the peer. Chosen: what a region computes outside from a variable
// (a descriptor, a view, an address) is computed again inside from the device's variable, so that only variables have
// attributes; and what a pointer or an assumed-size array leads to, whose size is unknown, gets no_create without a
// section: it is used where it is present, and never moved. Over memref the results are those of LLVM's pass but for
// these, each of which testdata/memref.mlir shows:
//
//   - data operations of a construct with async are on its queue (§2.16.1);
//   - scalars that a kernels construct only reads are firstprivate, and not copied back (RATIONALE.md);
//   - a variable of a clause gets no second attribute (§2.6.2);
//   - views have no attributes of their own, and globals named inside of the region have one (§2.6.2);
//   - the reduction variable of the construct itself is copied (§2.5.15), and so is one that a gang loop reduces, but not
//     one that only worker or vector loops reduce (§2.9.11).
//
// Over fir, variables get the attributes that LLVM's pass gives them in flang's operations, but for assumed-size arrays,
// which it copies although their last extent is unknown (§2.7.1 wants a size); the recipes are flang's. LLVM's pass ends
// with a stack trace for all variables of the llvm dialect and for some of fir's, such as those of testdata/kinds.f90.
package implicit
