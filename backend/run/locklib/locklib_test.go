package locklib_test

import (
	"os"
	"strings"
	"testing"

	"accc/backend/run/libc"
	"accc/backend/run/locklib"
	"accc/dialects/conversion/build"
	"accc/dialects/conversion/offloadtorun"

	"github.com/stretchr/testify/require"
)

// TestSymbols: the library has what it says, and what it calls besides is there: functions of the C library and runtime calls.
func TestSymbols(t *testing.T) {
	text, err := os.ReadFile("library.mlir")
	require.NoError(t, err)
	functions := 0
	for line := range strings.Lines(string(text)) {
		_, rest, ok := strings.Cut(line, "  func.func ")
		if !ok {
			continue
		}
		name, _, _ := strings.Cut(strings.TrimPrefix(strings.TrimPrefix(rest, "private "), "@"), "(")
		f := locklib.Symbol(name)
		if strings.HasPrefix(name, "__accc_get_") || strings.HasPrefix(name, "__accc_set_") { // the code generator makes them
			require.Nil(t, f)
			continue
		}
		require.NotNil(t, f, name)
		require.True(t, build.IsFunction(f))
		if f.Region(0).Empty() {
			_, _, call := offloadtorun.Signature(name)
			require.True(t, call || libc.Lookup(name) != nil, "nothing implements %s", name)
		}
		functions++
	}
	require.Greater(t, functions, 15)
	require.NotNil(t, locklib.Symbol(locklib.Sections))
	require.Nil(t, locklib.Symbol("omp_init_lock"))
}
