package run_test

import (
	"path/filepath"
	"strings"
	"testing"

	"accc/backend/run"

	"github.com/stretchr/testify/require"
)

// What the libraries keep for a program counts against its memory: testdata/budget has programs that take each without an end, and are told
// that there is no more.
func TestBudget(t *testing.T) {
	names, err := filepath.Glob("testdata/budget/*.[cf]*")
	require.NoError(t, err)
	require.NotEmpty(t, names)
	for _, name := range names {
		t.Run(filepath.Base(name), func(t *testing.T) {
			golden(t, name, execute(t, name, run.Options{Memory: 16 << 20, Own: 1 << 20, Stack: 1 << 20, Workers: 1, Eager: run.DefaultEager, Stdin: strings.NewReader("")}))
		})
	}
}
