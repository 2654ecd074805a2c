package sema_test

import (
	"os"
	"path/filepath"
	"testing"

	"accc/frontend/diag"
	"accc/sema"

	"github.com/stretchr/testify/require"
)

// Whatever the text, checking it ends, reports places that exist, and does not panic.
func FuzzRun(f *testing.F) {
	paths, err := filepath.Glob("../testdata/c/diag/*.c")
	require.NoError(f, err)
	for _, path := range paths {
		text, err := os.ReadFile(path)
		require.NoError(f, err)
		for _, unit := range cases(string(text)) {
			f.Add(unit)
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, d := range run("fuzz.c", text, sema.Options{}) {
			for _, l := range append([]diag.Label{d.Primary}, d.Labels...) {
				if l.Span.IsValid() {
					require.LessOrEqual(t, l.Span.Start, l.Span.End)
					require.LessOrEqual(t, l.Span.End, len(l.Span.File.Text))
				}
			}
		}
	})
}
