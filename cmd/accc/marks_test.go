package main

import (
	"testing"

	"github.com/stretchr/testify/require"

	"accc/backend/emit"
	"accc/frontend/source"
	"accc/frontend/tokens"
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

func TestIncluded(t *testing.T) {
	type header struct {
		name   string
		beside bool
	}
	for text, want := range map[string][]header{
		"#include \"a.h\"\n#  include <b/c.h> // d\n#include NAME\n#include \"\n": {{"a.h", true}, {"b/c.h", false}},
		"/* #include \"a.h\" */\n#if 0\n#include \"e.h\"\n#endif\n":               {{"e.h", true}},
	} {
		f := emit.Tokens(source.NewFile("a.c", []byte(text)), emit.C)
		var list []header
		for i := range f.Lines {
			if name, beside := included(f, &f.Lines[i]); name != "" {
				list = append(list, header{name, beside})
			}
		}
		require.Equal(t, want, list, text)
	}
	f := tokens.New(source.NewFile("a.f90", []byte("include 'a.inc'\n#include \"b.h\"\n")), tokens.Lexis{Form: tokens.Free})
	name, _ := included(f, &f.Lines[0])
	require.Equal(t, "a.inc", name)
	name, _ = included(f, &f.Lines[1])
	require.Equal(t, "b.h", name)
}

func TestMachineOptions(t *testing.T) {
	for arg, want := range map[string]bool{
		"-march=native": true, "-m32": true, "-O2": true, "-fPIC": true, "-fno-pie": true, "-fuse-ld=lld": true,
		"-fpicky": false, "-o": false, "-fopenmp": false, "x.f90": false,
	} {
		require.Equal(t, want, isMachineOption(arg), arg)
	}
}
