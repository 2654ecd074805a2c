// Package foreign knows the libraries whose headers and modules programs of HPC use and accc does not have, and says what to do about one that is
// missing.
//
// Considered: pkg-config's files, which name directories but not the library that a header belongs to, and are not there where the library is not. A table of
// names, as CMake's Find modules have, serves both languages.
package foreign

import (
	"slices"
	"strings"
)

// A library is known by the names of its headers and modules; a name that ends in * stands for all that begin so.
type library struct {
	name    string
	headers []string
	modules []string
	// flags tells how to find the directory of the headers; "" where no program does.
	flags string
}

var libraries = []library{
	{name: "CUDA", headers: []string{"cuda.h", "cuda_*", "cuda/*", "cublas*", "cufft*", "cusparse*", "cusolver*", "curand*", "cudnn*", "nccl.h", "nvToolsExt*", "nvtx3/*", "thrust/*", "cub/*"},
		modules: []string{"cudafor", "cublas*", "cufft*", "cusparse*", "cusolver*", "curand*", "nvtx*", "openacc_curand", "wmma"}},
	{name: "HIP", headers: []string{"hip/*", "rocblas/*", "rocfft/*", "hipblas*", "hipfft/*", "rocsolver/*", "rocprim/*"}, modules: []string{"hipfort*"}},
	{name: "HDF5", headers: []string{"hdf5.h", "hdf5_hl.h", "H5*"}, modules: []string{"hdf5", "h5lt", "h5*"}, flags: "h5cc -show"},
	{name: "NetCDF", headers: []string{"netcdf*"}, modules: []string{"netcdf*"}, flags: "nc-config --cflags or nf-config --fflags"},
	{name: "PnetCDF", headers: []string{"pnetcdf*"}, modules: []string{"pnetcdf"}, flags: "pnetcdf-config --cflags"},
	{name: "FFTW", headers: []string{"fftw3*", "fftw.h", "fftw3.f", "fftw3.f03"}, modules: []string{"fftw3*"}, flags: "pkg-config --cflags fftw3"},
	{name: "BLAS and LAPACK", headers: []string{"cblas.h", "lapacke*", "openblas*", "blas.h", "lapack.h"}, modules: []string{"lapack95", "blas95", "f95_precision"}, flags: "pkg-config --cflags openblas"},
	{name: "MKL", headers: []string{"mkl*"}, modules: []string{"mkl*"}},
	{name: "PETSc", headers: []string{"petsc*"}, modules: []string{"petsc*"}, flags: "pkg-config --cflags PETSc"},
	{name: "GSL", headers: []string{"gsl/*"}, modules: []string{"fgsl"}, flags: "gsl-config --cflags"},
	{name: "Open MPI's or MPICH's own parts", headers: []string{"mpi-ext.h", "mpio.h"}},
	{name: "C++", headers: []string{"iostream", "vector", "string", "algorithm", "memory", "map", "cmath", "cstdio", "cstdlib", "cstring", "chrono", "thread", "fstream", "sstream",
		"array", "functional", "iomanip", "limits", "numeric", "random", "set", "tuple", "utility", "complex", "Kokkos_*", "RAJA/*", "CL/sycl.hpp", "sycl/*"}},
}

func matches(list []string, name string) bool {
	return slices.ContainsFunc(list, func(p string) bool {
		begin, open := strings.CutSuffix(p, "*")
		return p == name || open && strings.HasPrefix(name, begin)
	})
}

// Header says what to do about a header that is not found, "" where nothing is known of it.
func Header(name string) string {
	return advice(name, "header", func(l library) []string { return l.headers })
}

// Module says what to do about a module of Fortran that is not found, "" where nothing is known of it; name is in small letters.
func Module(name string) string {
	return advice(name, "module", func(l library) []string { return l.modules })
}

func advice(name, what string, names func(l library) []string) string {
	for _, l := range libraries {
		if !matches(names(l), name) {
			continue
		}
		if l.name == "C++" {
			return "it is a header of C++, which accc does not read"
		}
		how := "with -I"
		if l.flags != "" {
			how += ", as " + l.flags + " prints it"
		}
		return "it belongs to " + l.name + ": give the directory of its " + what + "s " + how + "; accc run has none of its routines"
	}
	return ""
}
