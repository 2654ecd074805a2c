package run_test

import (
	"path/filepath"
	"strings"
	"testing"

	"accc/backend/run"
	"accc/dialects"
	"accc/dialects/conversion"
	"accc/dialects/conversion/acctooffload"
	"accc/dialects/conversion/reduce"
	"accc/ir"
	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
)

// TestThroughText runs the programs by way of the text of the offload dialect, which must say all that the executor needs
// to know of the directives: what programs print, and the errors with their positions, are the same.
func TestThroughText(t *testing.T) {
	cases, err := filepath.Glob("testdata/*.c")
	require.NoError(t, err)
	for _, name := range cases {
		t.Run(filepath.Base(name), func(t *testing.T) {
			t.Parallel()
			module := load(t, name)
			require.NoError(t, conversion.Implicit.Run(module, nil))
			reduce.Run(module)
			reduce.Find(module)
			if acctooffload.Lower(module, acctooffload.Options{}) != nil {
				t.Skip("a program about what cannot be lowered")
			}
			var text strings.Builder
			require.NoError(t, ir.Print(&text, module, ir.PrintOptions{DebugInfo: true}))
			module = irtest.MustParse(t, dialects.NewContext(), text.String())
			golden(t, name, outcome(module, name, run.Options{}))
		})
	}
}
