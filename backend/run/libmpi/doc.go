// Package libmpi is the library that programs call for message passing: the names, handles and calling conventions of mpi.h over
// package mpi, which does the work.
//
//	p := libmpi.New(world.Rank(0), libmpi.Config{...}) // a process
//	e := p.Env(...)                                    // a thread of it
//	libmpi.Lookup("MPI_Send").Invoke(e, stack)
//
// A row of a table is a prototype of C and a function. Handles are integers, the same in C and in Fortran, whose first byte says what they
// are of, so that a communicator in place of a type is found. What a function of the table finds wrong it throws as an *mpi.Error;
// the error handler of the communicator decides what becomes of it (MPI 4.0 §9.3).
//
// Functions of Fortran are made of those of C: arguments are read where their addresses are, buffers come through descriptors, so that sections of
// arrays are types, and variables such as MPI_IN_PLACE are known by their addresses.
//
// # Reading order
//
// func.go (the table), env.go (processes, threads, errors), handle.go, then the tables: start.go, message.go, request.go, collective.go,
// comm.go, group.go, topology.go, typemap.go, precision.go, op.go, attribute.go, info.go, unsupported.go; then fortran.go and fortran_only.go.
package libmpi
