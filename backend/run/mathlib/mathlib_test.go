package mathlib_test

import (
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"testing"

	front "accc/frontend/c"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir"
	"accc/ir/pass"
	irgenc "accc/irgen/c"

	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "write the library anew")

var private = regexp.MustCompile(`(?m)^  (?:func\.func private|llvm\.mlir\.global internal(?: constant)?) @(\w+)\(.*[{>]$`)

// TestLibrary makes library.mlir of the sources and compares.
func TestLibrary(t *testing.T) {
	name := filepath.Join("c", "library.c")
	text, err := os.ReadFile(name)
	require.NoError(t, err)
	var list diag.List
	unit := front.Parse(source.NewFile(name, text), front.Options{}, &list)
	require.False(t, list.HasErrors(), list.Sorted())
	module := irgenc.Lower(unit, irgenc.Options{}, &list)
	require.NotNil(t, module, list.Sorted())
	steps, err := pass.Generic.Parse("mem2reg,canonicalize,cse,strip-debuginfo")
	require.NoError(t, err)
	require.NoError(t, pass.Run(module, steps, pass.Hooks{}))
	made := ir.Format(module)
	for _, m := range private.FindAllStringSubmatch(made, -1) { // out of the way of programs
		made = regexp.MustCompile(`@`+m[1]+`\b`).ReplaceAllString(made, "@__libm."+m[1])
	}
	if *update {
		require.NoError(t, os.WriteFile("library.mlir", []byte(made), 0o644))
	}
	want, err := os.ReadFile("library.mlir")
	require.NoError(t, err)
	require.Equal(t, string(want), made)
}
