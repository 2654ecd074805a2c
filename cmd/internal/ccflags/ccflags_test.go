package ccflags

import (
	"os"
	"path/filepath"
	"testing"

	"accc/frontend/fortran"

	"github.com/google/go-cmp/cmp"
	"github.com/stretchr/testify/require"
)

func TestParse(t *testing.T) {
	for _, c := range []struct {
		name string
		args []string
		want Line
	}{
		{"compile", []string{"-c", "-O2", "-DN=4", "-I", "inc", "a.c", "-o", "a.o"}, Line{
			Args:   []string{"-c", "-O2", "-DN=4", "-I", "inc", "a.c", "-o", "a.o"},
			Inputs: []Input{{Name: "a.c", Arg: 5}}, Step: Compile, Output: "a.o",
			Defines: []string{"N=4"}, Includes: []string{"inc"}, Target: "multicore"}},
		{"link with libraries", []string{"a.c", "b.o", "-lm", "-L", "lib"}, Line{
			Args:   []string{"a.c", "b.o", "-lm", "-L", "lib"},
			Inputs: []Input{{Name: "a.c"}, {Name: "b.o", Arg: 1}}, Target: "multicore"}},
		{"own options", []string{"--target=wasm", "--cc", "clang", "-v", "-###", "a.c"}, Line{
			Args: []string{"a.c"}, Inputs: []Input{{Name: "a.c"}}, Target: "wasm", CC: "clang", Verbose: true, DryRun: true}},
		{"a triple is the compiler's", []string{"--target=aarch64-linux-gnu", "a.c"}, Line{
			Args: []string{"--target=aarch64-linux-gnu", "a.c"}, Inputs: []Input{{Name: "a.c", Arg: 1}}, Target: "multicore"}},
		{"device", []string{"--offload=nvptx-none", "a.c"}, Line{
			Args: []string{"a.c"}, Inputs: []Input{{Name: "a.c"}}, Target: "offload", Offload: "nvptx-none"}},
		{"device in the words of a compiler", []string{"-foffload=nvptx-none", "-foffload=-lm", "a.c"}, Line{
			Args: []string{"-foffload=nvptx-none", "-foffload=-lm", "a.c"}, Inputs: []Input{{Name: "a.c", Arg: 2}}, Target: "offload"}},
		{"options for devices alone ask for none", []string{"-foffload=-lm", "-foffload=disable", "a.c"}, Line{
			Args: []string{"-foffload=-lm", "-foffload=disable", "a.c"}, Inputs: []Input{{Name: "a.c", Arg: 2}}, Target: "multicore"}},
		{"architecture", []string{"--offload-arch=sm_90", "a.c"}, Line{
			Args: []string{"--offload-arch=sm_90", "a.c"}, Inputs: []Input{{Name: "a.c", Arg: 1}}, Target: "offload"}},
		{"language", []string{"-x", "c", "a.txt", "-x", "none", "b.c"}, Line{
			Args:   []string{"-x", "c", "a.txt", "-x", "none", "b.c"},
			Inputs: []Input{{Name: "a.txt", Lang: "c", Arg: 2}, {Name: "b.c", Arg: 5}}, Target: "multicore"}},
		{"fortran", []string{"--fc=mpifort", "-c", "-Jmod", "-cpp", "-ffree-form", "-ffixed-line-length-132", "a.F"}, Line{
			Args:   []string{"-c", "-Jmod", "-cpp", "-ffree-form", "-ffixed-line-length-132", "a.F"},
			Inputs: []Input{{Name: "a.F", Arg: 5}}, Step: Compile, ModuleDir: "mod", FixedWidth: 132,
			Form: new(fortran.Free), Preprocess: new(true), Target: "multicore", FC: "mpifort"}},
		{"preprocess wins", []string{"-c", "-E", "a.c"}, Line{
			Args: []string{"-c", "-E", "a.c"}, Inputs: []Input{{Name: "a.c", Arg: 2}}, Step: Preprocess, Target: "multicore"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, err := Parse(c.args)
			require.NoError(t, err)
			require.Empty(t, cmp.Diff(c.want, *got))
		})
	}
}

func TestParseErrors(t *testing.T) {
	for _, args := range [][]string{{"-o"}, {"--cc"}, {"--target=gpu"}, {"--target=multicore", "--offload=nvptx-none", "a.c"}, {"-c", "a.c", "b.c", "-o", "x.o"}} {
		_, err := Parse(args)
		require.Error(t, err, args)
	}
}

func TestResponseFiles(t *testing.T) {
	dir := t.TempDir()
	inner := filepath.Join(dir, "inner")
	require.NoError(t, os.WriteFile(inner, []byte(`-DB='x y' b.c`), 0o644))
	outer := filepath.Join(dir, "outer")
	require.NoError(t, os.WriteFile(outer, []byte("-c \"a \\\"b\\\".c\"\n@"+inner), 0o644))
	got, err := Parse([]string{"@" + outer, "@nowhere"})
	require.NoError(t, err)
	require.Equal(t, []string{"-c", `a "b".c`, "-DB=x y", "b.c", "@nowhere"}, got.Args)

	loop := filepath.Join(dir, "loop")
	require.NoError(t, os.WriteFile(loop, []byte("@"+loop), 0o644))
	_, err = Parse([]string{"@" + loop})
	require.ErrorContains(t, err, "nested too deeply")
}
