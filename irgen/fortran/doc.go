// Package fortran lowers Fortran to the fir dialect (and func, arith, math, scf, cf), and answers the questions of directive
// lowering (package irgen) about Fortran.
//
//	module := fortran.Lower(units, fortran.Options{}, reporter)
//
// The form is that of flang's output after its high-level passes: names, fir.declare for every variable, descriptors,
// calls of its run time. So a program may be lowered by either, and the later stages are the same.
//
// Package typemap maps names and types, packages build and elemental make operations of values, package entity those
// of variables and arrays in memory, package expr lowers expressions and package intrinsic intrinsic procedures,
// package procedure says how procedures are called, package call calls them, package assign lowers assignments and
// allocations, package typeinfo describes derived types, package initial computes initial values, package storage
// lays out shared storage, package io lowers input and output. Read lower.go (the units), unit.go (procedures),
// variable.go and assoc.go (where symbols live), global.go, storage.go and init.go (static storage), stmt.go and
// control.go (statements), forall.go, call.go, derived.go and lengths_static.go (derived types); entity_host.go,
// expr_host.go, call_host.go, assign_host.go and io_host.go (answers to the packages); host.go, object.go, atomic.go,
// declare.go, omp.go, omp_map.go, omp_locator.go, omp_private.go, omp_reduction.go and omp_variant.go (directives); package
// recipe fills recipes of OpenMP.
// entry.go is entry statements, rank.go assumed rank, unread.go what the preprocessor takes away.
//
// Considered: flang's lowering, whose expressions become operations on whole arrays that later passes make loops
// of; and LFortran's, whose passes on the tree do the same earlier. Chosen: an array expression is a function from indices to a
// value, made once outside of the loops, so that loops come out directly and nothing is stored in between unless the left side occurs
// on the right.
package fortran
