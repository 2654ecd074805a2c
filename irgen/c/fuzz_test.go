package c_test

import (
	"os"
	"testing"

	"accc/dialects"
	front "accc/frontend/c"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir"
	irgenc "accc/irgen/c"

	"github.com/stretchr/testify/require"
)

// FuzzLower: whatever the front end takes is lowered to a module that verifies, or reported.
func FuzzLower(f *testing.F) {
	for _, pattern := range []string{corpus + "/*.c", corpus + "/notyet/*.c"} {
		for _, path := range glob(f, pattern) {
			text, err := os.ReadFile(path)
			require.NoError(f, err)
			f.Add(string(text))
		}
	}
	f.Fuzz(func(t *testing.T, src string) {
		list := &diag.List{}
		unit := front.Parse(source.NewFile("fuzz.c", []byte(src)), front.Options{OpenACC: true}, list)
		if unit == nil || list.HasErrors() {
			return
		}
		ctx := dialects.NewContext()
		m := irgenc.Lower(unit, irgenc.Options{Context: ctx}, list)
		if m == nil {
			require.True(t, list.HasErrors(), "nothing came out and nothing was reported")
			return
		}
		require.True(t, ir.Verify(ctx, m, list), "%v", list.Sorted())
	})
}
