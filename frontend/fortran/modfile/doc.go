// Package modfile makes Fortran of the .mod files of compilers: all there is of a module of a library such as MPI's,
// which comes without its sources.
//
//	text, partial, err := modfile.Text("mpi", file)
//
// The .mod file of flang is Fortran. That of gfortran (versions 14 and 15 of the form, GCC 5 to 14) is a list of
// symbols in parentheses, compressed.
//
// Read modfile.go (the table of symbols), list.go (the parentheses) and write.go (declarations as Fortran).
package modfile
