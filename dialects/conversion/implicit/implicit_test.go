package implicit_test

import (
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"accc/dialects"
	"accc/dialects/conversion"
	"accc/frontend/diag"
	"accc/ir"
	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "rewrite the expected output")

// TestImplicit runs acc-implicit-data over what flang made of testdata/*.f90 at both levels (.fir, .hlfir), which is
// stored beside it, and compares with the file of the same name; flang's own tools take the result.
func TestImplicit(t *testing.T) {
	cases, err := filepath.Glob("testdata/*.f90")
	require.NoError(t, err)
	require.NotEmpty(t, cases)
	for _, name := range cases {
		for _, level := range []string{".fir", ".hlfir"} {
			t.Run(filepath.Base(name)+level, func(t *testing.T) { implicit(t, name, level) })
		}
	}
}

// implicit runs the pass at one level.
func implicit(t *testing.T, name, level string) {
	stored := strings.TrimSuffix(name, ".f90") + level
	if *update {
		text, err := os.ReadFile(name)
		require.NoError(t, err)
		out, messages, ok := irtest.Run(t, "flang-22", string(text), "-fc1", "-fopenacc", "-emit-"+level[1:], "-x", "f95", "-", "-o", "-")
		require.True(t, ok, messages)
		require.NoError(t, os.WriteFile(stored, []byte(out), 0o644))
	}
	text, err := os.ReadFile(stored)
	require.NoError(t, err)
	ctx := dialects.NewContext()
	m := irtest.MustParse(t, ctx, string(text))
	require.NoError(t, conversion.Implicit.Run(m, nil))
	var list diag.List
	require.True(t, ir.Verify(ctx, m, &list), "%v", list.Sorted())
	got := ir.Format(m)
	irtest.Golden(t, stored+".mlir", got, *update)
	out, messages, ok := irtest.Run(t, "fir-opt-22", got)
	require.True(t, ok, messages)
	require.Equal(t, strings.TrimSpace(got), strings.TrimSpace(out))
}

// TestHosts runs acc-implicit-data over testdata/*.mlir and compares with the file of the same name; mlir-opt prints
// the result as it is.
func TestHosts(t *testing.T) {
	for _, name := range []string{"llvm", "memref"} {
		t.Run(name, func(t *testing.T) {
			text, err := os.ReadFile("testdata/" + name + ".mlir")
			require.NoError(t, err)
			ctx := dialects.NewContext()
			m := irtest.MustParse(t, ctx, string(text))
			require.NoError(t, conversion.Implicit.Run(m, nil))
			var list diag.List
			require.True(t, ir.Verify(ctx, m, &list), "%v", list.Sorted())
			got := ir.Format(m)
			irtest.Golden(t, "testdata/"+name+".out.mlir", got, *update)
			require.NoError(t, conversion.Implicit.Run(m, nil))
			require.Equal(t, got, ir.Format(m), "the second time there is nothing left to do")
			irtest.SameAsMLIROpt(t, ctx, got)
		})
	}
}

// TestFlang compares the attributes that variables of Fortran get with those that LLVM's pass gives them in flang's operations: all
// but the names of variables and recipes, which LLVM's pass leaves out here. On more kinds of variables it ends with a stack trace.
func TestFlang(t *testing.T) {
	const text = `subroutine s(n, a)
  integer :: n, i
  real :: a(10), x, b(4)
  x = 2; b = 1
  !$acc parallel loop
  do i = 1, n
    a(i) = a(i) * x + b(1)
  end do
  !$acc kernels default(present)
  x = a(1)
  !$acc end kernels
  !$acc data copyin(a) create(b)
  !$acc serial
  b(2) = a(2) + x
  !$acc end serial
  !$acc end data
end subroutine
`
	module, messages, ok := irtest.Run(t, "flang-22", text, "-fc1", "-fopenacc", "-emit-hlfir", "-x", "f95", "-", "-o", "-")
	require.True(t, ok, messages)
	theirs, messages, ok := irtest.Run(t, "fir-opt-22", module, "--acc-implicit-data")
	require.True(t, ok, messages)
	m := irtest.MustParse(t, dialects.NewContext(), module)
	require.NoError(t, conversion.Implicit.Run(m, nil))
	attributes := func(text string) (list []string) {
		for _, line := range strings.Split(text, "\n") {
			if strings.Contains(line, "implicit = true") {
				list = append(list, unnamed.ReplaceAllString(strings.TrimSpace(line), "_"))
			}
		}
		return list
	}
	require.Equal(t, attributes(theirs), attributes(ir.Format(m)))
}

var unnamed = regexp.MustCompile(`%[\w#]+|@[\w.]+|name = "\w*"`)
