package main

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestCorpus finds in each wrong program what its first line says, at its lines and with its fix, and nothing in its twin.
func TestCorpus(t *testing.T) {
	var list []program
	for _, dir := range []string{".", "../mpi/findings"} {
		found, err := corpus(dir)
		require.NoError(t, err)
		require.NotEmpty(t, found)
		list = append(list, found...)
	}
	accc, err := build(t.TempDir())
	require.NoError(t, err)
	for _, r := range judgeAll(accc, list) {
		t.Run(r.file, func(t *testing.T) {
			require.NoError(t, r.err)
			require.True(t, r.kind, "not found: %+v", r.got)
			require.True(t, r.lines, "found elsewhere: %+v", r.got)
			require.True(t, r.fix, "the fix is another one: %+v", r.got)
			require.False(t, r.alarm, "found in the twin")
		})
	}
}
