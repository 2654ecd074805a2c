package foreign

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestHeader(t *testing.T) {
	require.Contains(t, Header("hdf5.h"), "HDF5: give the directory of its headers with -I, as h5cc -show prints it")
	require.Contains(t, Header("cuda_runtime.h"), "CUDA")
	require.Contains(t, Header("gsl/gsl_math.h"), "gsl-config")
	require.Equal(t, "it is a header of C++, which accc does not read", Header("vector"))
	require.Empty(t, Header("myvector.h"))
}

func TestModule(t *testing.T) {
	require.Contains(t, Module("netcdf"), "nf-config --fflags")
	require.Contains(t, Module("cudafor"), "CUDA")
	require.Empty(t, Module("solver"))
}
