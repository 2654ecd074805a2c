package main

import (
	"bytes"
	"testing"

	"accc/backend/translate/sourcetest"
	"accc/cmd/internal/driver"
)

// TestSources has sources whose text is hard to rewrite written back, translated both ways, kept beside their translation, and optimized: they print the
// same in two builds. go run ./testdata/sources does this with 200, with compilers, and prints a table.
func TestSources(t *testing.T) {
	t.Parallel()
	for _, seed := range sourceSeeds {
		s := sourcetest.New(seed)
		for _, r := range s.Check(t.TempDir(), executed, nil) {
			if r.Outcome != sourcetest.Equal && r.Outcome != sourcetest.Unfit {
				t.Errorf("seed %d: %s by %s, build %d: %s: %s\n%s", seed, r.Text, r.By, r.Build, r.Outcome, r.Detail, s.Text)
			}
		}
	}
}

// sourceSeeds are the sources that are tried in each run; 69 has a reduction in the expansion of a macro, 11 a line that continues a directive with
// nothing, 57 and 135 comments before and inside of directives, over line ends, 136 a directive with a choice inside of a data region.
var sourceSeeds = []uint64{0, 1, 2, 3, 4, 5, 6, 7, 11, 57, 69, 135, 136}

// executed runs a command in this process, and returns its status and what it prints on each stream.
func executed(args ...string) (status int, out, said string) {
	var stdout, stderr bytes.Buffer
	s := driver.NewSession()
	s.Stdout, s.Stderr = &stdout, &stderr
	status = execute(s, args)
	return status, stdout.String(), stderr.String()
}
