// Package firacc is what the acc dialect needs to know about Fortran's memory: how recipes make private copies of variables of the
// types of dialects/fir, and what passes ask about these variables.
//
// recipe.go has the bodies of recipes, for lowering (package irgen/fortran) and for passes, made with what is in build.go.
// variable.go implements ir.Variables, for the pass acc-implicit-data: flang leaves implicit data attributes (OpenACC 3.3 §2.6.2) to
// such a pass, too, so that its operations are those of the user's clauses. static.go is the pass fir-static-arrays, which
// running begins with.
//
// Considered: flang's recipes. Chosen: private copies of any size are on the stack of the gang, so that recipes have nothing to
// destroy; and an assumed-size array without a section, whose size is unknown, is taken to be there already.
package firacc
