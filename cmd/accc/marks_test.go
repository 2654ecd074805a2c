package main

import (
	"testing"

	"github.com/stretchr/testify/require"

	"accc/backend/emit"
	"accc/frontend/source"
)

func TestAboutOpenACC(t *testing.T) {
	for _, test := range []struct {
		printer emit.Printer
		text    string
		want    bool
	}{
		{emit.C, "#pragma acc parallel loop\n", true},
		{emit.C, "# \\\n  pragma /* */ acc wait\n", true},
		{emit.C, "%: pragma acc wait\n", true},
		{emit.C, "#if 0\n#pragma acc wait\n#endif\n", true},
		{emit.C, "#define LOOP _Pragma(\"acc loop\")\n", true},
		{emit.C, "#define LOOP _Pragma(", false},
		{emit.C, "#ifdef _OPENACC\n#endif\n", true},
		{emit.C, "#include <openacc.h>\n", true},
		{emit.C, "#include \"sys/acc_prof.h\"\n", true},
		{emit.C, "/* #pragma acc wait\n#include <openacc.h> */ const char *s = \"_OPENACC\";\n// _OPENACC\n", false},
		{emit.C, "#pragma omp parallel\n#include <stdio.h>\n#include \"\n", false},
		{emit.Fortran, "  !$ACC wait\n", true},
		{emit.Fortran, "  use, intrinsic :: iso_c_binding\n  Use OpenACC\n", true},
		{emit.Fortran, "  include 'openacc_lib.h'\n", true},
		{emit.Fortran, "#include <openacc_lib.h>\n", true},
		{emit.Fortran, "  print *, 'use openacc' ! use openacc\n  !$omp parallel\n", false},
		{emit.FixedFortran, "C$acc wait\n", true},
		{emit.FixedFortran, "      use accel_lib\n", true},
		{emit.FixedFortran, "C     use accel_lib\n", false},
	} {
		require.Equal(t, test.want, isAboutOpenACC(source.NewFile("a", []byte(test.text)), test.printer), test.text)
	}
}

func TestMachineOptions(t *testing.T) {
	for arg, want := range map[string]bool{
		"-march=native": true, "-m32": true, "-O2": true, "-fPIC": true, "-fno-pie": true, "-fuse-ld=lld": true,
		"-fpicky": false, "-o": false, "-fopenmp": false, "x.f90": false,
	} {
		require.Equal(t, want, isMachineOption(arg), arg)
	}
}
