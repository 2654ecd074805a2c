package run_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"accc/backend/run"

	"github.com/stretchr/testify/require"
)

// TestDeadlocks runs every testdata/deadlock/*.c, whose threads wait for one another: with any number of threads, and whatever
// the schedule, that is an error that says where each of them waits. The first line says whether one thread is enough.
func TestDeadlocks(t *testing.T) {
	cases, err := filepath.Glob("testdata/deadlock/*.c")
	require.NoError(t, err)
	require.NotEmpty(t, cases)
	for _, name := range cases {
		t.Run(filepath.Base(name), func(t *testing.T) {
			t.Parallel()
			text, err := os.ReadFile(name)
			require.NoError(t, err)
			alone := strings.HasPrefix(string(text), "// Alone, too: ")
			image, err := run.Build(load(t, name), run.Options{})
			require.NoError(t, err)
			for _, threads := range threadCounts {
				env := []string{fmt.Sprint("OMP_NUM_THREADS=", threads)}
				got := printed(image.Run, filepath.Base(name), run.Options{Env: env})
				if threads == 1 && !alone {
					require.Empty(t, got)
					continue
				}
				if threads == 2 {
					golden(t, name, got)
				}
				require.Contains(t, got, "run-time error")
				for seed := range uint64(4) {
					got := printed(image.Run, filepath.Base(name), run.Options{Env: env, Seed: &seed})
					require.Contains(t, got, "run-time error", "%d threads, --schedule-seed=%d", threads, seed)
				}
			}
		})
	}
}

// TestReplay runs programs whose output shows how their threads were scheduled: a seed always leads to the same output, and
// seeds lead to different ones.
func TestReplay(t *testing.T) {
	cases, err := filepath.Glob("testdata/replay/*.c")
	require.NoError(t, err)
	require.NotEmpty(t, cases)
	for _, name := range cases {
		t.Run(filepath.Base(name), func(t *testing.T) {
			t.Parallel()
			image, err := run.Build(load(t, name), run.Options{})
			require.NoError(t, err)
			outputs := map[string]bool{}
			for seed := range uint64(5) {
				var first string
				for i := range 20 {
					got := printed(image.Run, filepath.Base(name), run.Options{Env: []string{"OMP_NUM_THREADS=4"}, Seed: &seed})
					if i == 0 {
						first = got
					}
					require.Equal(t, first, got, "run %d with seed %d", i, seed)
				}
				outputs[first] = true
			}
			require.Greater(t, len(outputs), 2, "different seeds, the same order")
		})
	}
}
