package main

import (
	"bytes"
	"slices"
	"testing"

	"accc/backend/translate/sourcetest"
	"accc/cmd/internal/driver"
	"accc/ir/irtest"
)

// TestSources has sources whose text is hard to rewrite written back, translated both ways, kept beside their translation, and optimized: they print the
// same in two builds. go run ./testdata/sources does this with 200 and prints a table.
func TestSources(t *testing.T) {
	t.Parallel()
	compilers := slices.DeleteFunc(slices.Clone(sourcetest.Compilers), func(c sourcetest.Compiler) bool {
		if !irtest.Required() {
			return true
		}
		irtest.Oracle(t, c.Command)
		return false
	})
	run := func(args ...string) (int, string, string) {
		var out, said bytes.Buffer
		s := driver.NewSession()
		s.Stdout, s.Stderr = &out, &said
		status := execute(s, args)
		return status, out.String(), said.String()
	}
	for seed := uint64(firstSeed); seed < firstSeed+sourceSeeds; seed++ {
		s := sourcetest.New(seed)
		for _, r := range s.Check(t.TempDir(), run, compilers) {
			if r.Outcome != sourcetest.Equal && r.Outcome != sourcetest.Unfit {
				t.Errorf("seed %d: %s by %s, build %d: %s: %s\n%s", seed, r.Text, r.By, r.Build, r.Outcome, r.Detail, s.Text)
			}
		}
	}
}

// firstSeed is the seed of the first source that is tried in each run, sourceSeeds how many there are.
const (
	firstSeed   = 22
	sourceSeeds = 8
)
