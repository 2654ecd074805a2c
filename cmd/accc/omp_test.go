package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
)

// suffixes are what the forms of OpenMP are called in names of files.
var suffixes = map[string]string{"omp": ".omp", "omp-multicore": ".multicore"}

// ompCompilers are the compilers of a language that take translations, with their flags.
var ompCompilers = map[bool][][]string{
	true:  {{"gcc", "-fopenmp", "-fsyntax-only", "-Wall", "-Werror"}, {"clang-22", "-fopenmp", "-fsyntax-only", "-Wall", "-Werror"}},
	false: {{"gfortran", "-fopenmp", "-fsyntax-only", "-Wall", "-Wno-unused-dummy-argument", "-Werror"}, {"flang-22", "-fopenmp", "-fopenmp-version=52", "-fsyntax-only"}},
}

// TestOpenMPText translates the sources of testdata/emit/omp and compares with the stored files, whose text people
// reviewed; compilers accept them.
func TestOpenMPText(t *testing.T) {
	dir, err := filepath.Abs("../../testdata/emit/omp")
	require.NoError(t, err)
	cases, err := filepath.Glob(dir + "/*.[cfF]*")
	require.NoError(t, err)
	require.NotEmpty(t, cases)
	for _, name := range cases {
		if strings.Count(filepath.Base(name), ".") > 1 {
			continue
		}
		ext := filepath.Ext(name)
		for as, suffix := range suffixes {
			t.Run(filepath.Base(name)+" "+as, func(t *testing.T) {
				golden := strings.TrimSuffix(name, ext) + suffix + ext
				text := accc(t, "", "emit", name, "--as", as)
				irtest.Golden(t, golden, text, *update)
				for _, argv := range ompCompilers[isC(name)] {
					t.Run(argv[0], func(t *testing.T) {
						tool, dir := irtest.Oracle(t, argv[0]), t.TempDir()
						compile := func(file string) {
							command := exec.Command(tool, append(argv[1:], file)...)
							command.Dir = dir // modules of Fortran go there
							out, err := command.CombinedOutput()
							require.NoError(t, err, "%s", out)
						}
						if strings.Contains(text, "use openacc") {
							module := filepath.Join(dir, "openacc.f90")
							accc(t, "", "emit", "--openacc-module", "--as", as, "-o", module)
							compile(module)
						}
						compile(golden)
					})
				}
			})
		}
	}
}

// TestOpenACCModule finds every routine of OpenACC's library in the module for translations, TestOpenACCHeader in the header.
func TestOpenACCModule(t *testing.T) {
	interfaces, err := os.ReadFile("../../frontend/fortran/lib/openacc_routines.h")
	require.NoError(t, err)
	source := "program p\n"
	for _, m := range regexp.MustCompile(`(?m)^ *(?:subroutine|function) (\w+)\(`).FindAllSubmatch(interfaces, -1) {
		source += fmt.Sprintf("use openacc, only: %s\n", m[1])
	}
	for as := range suffixes {
		t.Run(as, func(t *testing.T) {
			dir := t.TempDir()
			require.NoError(t, os.WriteFile(filepath.Join(dir, "names.f90"), []byte(source+"end program\n"), 0o644))
			accc(t, "", "emit", "--openacc-module", "--as", as, "-o", filepath.Join(dir, "openacc.f90"))
			command := exec.Command(irtest.Oracle(t, "gfortran"), "-fopenmp", "-fsyntax-only", "-Wall", "-Wno-unused", "openacc.f90", "names.f90")
			command.Dir = dir
			out, err := command.CombinedOutput()
			require.NoError(t, err, "%s", out)
		})
	}
}

func TestOpenACCHeader(t *testing.T) {
	declarations, err := os.ReadFile("../../frontend/c/include/openacc.h")
	require.NoError(t, err)
	source := "#include <openacc.h>\nint main(void) { return 0; }\n"
	for _, m := range regexp.MustCompile(`(?m)^[a-z][^\n]* \**(acc_\w+)\([^\n]*\);`).FindAllSubmatch(declarations, -1) {
		if string(m[1]) == "acc_set_error_routine" {
			continue // sources that call it are refused: OpenMP has nothing like it
		}
		source += fmt.Sprintf("#ifndef %s\nvoid *of_%[1]s(void) { return (void *)%[1]s; }\n#endif\n", m[1])
	}
	for as := range suffixes {
		t.Run(as, func(t *testing.T) {
			dir := t.TempDir()
			require.NoError(t, os.WriteFile(filepath.Join(dir, "names.c"), []byte(source), 0o644))
			accc(t, "", "emit", "--openacc-header", "--as", as, "-o", filepath.Join(dir, "openacc.h"))
			command := exec.Command(irtest.Oracle(t, "gcc"), "-fopenmp", "-fsyntax-only", "-Wall", "-Werror", "-I.", "names.c")
			command.Dir = dir
			out, err := command.CombinedOutput()
			require.NoError(t, err, "%s", out)
		})
	}
}

// TestOpenMPRuns translates the programs of testdata/c, compiles them and compares what they print.
func TestOpenMPRuns(t *testing.T) {
	eachProgram(t, func(t *testing.T, source, want string) {
		compiler := irtest.Oracle(t, "gcc")
		if filepath.Ext(source) != ".c" {
			compiler = irtest.Oracle(t, "gfortran")
		}
		for as := range suffixes {
			if as == "omp" && filepath.Ext(source) != ".c" {
				continue // gfortran 12 maps no objects with allocatable components
			}
			dir := t.TempDir()
			file, exe := filepath.Join(dir, "translated"+filepath.Ext(source)), filepath.Join(dir, "program")
			accc(t, "", "emit", source, "--as", as, "-o", file)
			build := exec.Command(compiler, "-fopenmp", irtest.HostOnly, "-O2", file, "-o", exe, "-lm")
			build.Dir = dir // modules of Fortran go there
			out, err := build.CombinedOutput()
			require.NoError(t, err, "%s", out)
			run := exec.Command(exe)
			// Threads that wait by spinning starve on a machine that has other work.
			run.Env = append(os.Environ(), "OMP_WAIT_POLICY=passive", "OMP_NUM_THREADS=2")
			got, err := run.Output()
			require.NoError(t, err)
			require.Equal(t, want, string(got), as)
		}
	})
}
