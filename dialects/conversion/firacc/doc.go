// Package firacc is what the acc dialect needs to know about Fortran's memory: how recipes make private copies of
// variables of the types of dialects/fir, and which data attributes variables have that no clause names.
//
// static.go is the pass fir-static-arrays, which running begins with. recipe.go has the bodies of recipes, for lowering (package irgen/fortran) and for implicit.go, the pass
// acc-implicit-data. Flang leaves implicit data attributes (OpenACC 3.3 §2.6.2) to such a pass, too, so that its
// operations are those of the user's clauses; accc runs it before a program is run or its implicit attributes are shown.
//
// Looked at: flang's recipes and LLVM's pass of the same name, whose results are the peers. Chosen: private copies of any
// size lie on the stack of the gang, so that recipes have nothing to destroy; what a region computes outside from a
// variable (a descriptor, an address) is computed again inside from the device's variable, so that only
// variables are mapped; and an assumed-size array without a section, whose size nobody knows, is taken to be there already.
package firacc
