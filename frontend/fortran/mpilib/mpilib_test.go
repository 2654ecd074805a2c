package mpilib

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// Every procedure and constant of mpi.h that Fortran has is in each form of its interface.
func TestInterfaceIsWhole(t *testing.T) {
	for name := range forms {
		text, ok := Module(name)
		require.True(t, ok)
		for _, c := range constants(header()) {
			require.Contains(t, text, " "+c.name+" = ")
		}
		for _, p := range procedures(header()) {
			require.Contains(t, text, " "+p.name+"(")
		}
	}
	_, ok := Module("mpi_ext")
	require.False(t, ok)
}

// mpif.h is valid in both source forms: each line is a statement from column 7 on.
func TestIncludeFileForms(t *testing.T) {
	for line := range strings.Lines(IncludeFile()) {
		require.True(t, strings.HasPrefix(line, "!") || strings.HasPrefix(line, "      "), line)
		require.NotContains(t, line, "&")
	}
	require.NotContains(t, IncludeFile(), "bind(c")
}
