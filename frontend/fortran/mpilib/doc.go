// Package mpilib is the interface of MPI for Fortran (MPI 4.0 chapter 19): the modules mpi and mpi_f08 and the include file mpif.h, as Fortran
// text that is made of the prototypes and constants of mpi.h. So there is one list of what accc has of MPI, in mpi.h.
//
//	text, ok := mpilib.Module("mpi_f08")
//
// A choice buffer is type(*), dimension(..): sections of arrays are passed as they are, with the strides between their elements
// (MPI_SUBARRAYS_SUPPORTED is true). Each procedure has a name for the linker that says which of the modules it is called by:
// mpi_send, mpi_send_f08, mpi_send_f77.
//
// Read proto.go, then module.go.
package mpilib
