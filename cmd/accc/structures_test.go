package main

import (
	"os"
	"testing"

	"accc/backend/translate/structuretest"
)

// TestStructures runs programs about structured data as they are, with their directives written anew, and translated. A cell that is wrong has to be one of
// structuretest.Known, and a known one has to be wrong: the list gets shorter. go run ./testdata/structures tries all programs and prints the table.
func TestStructures(t *testing.T) {
	t.Parallel()
	known := structuretest.Known()
	step := 13 // no multiple of an axis, so that all values of each are met
	if os.Getenv("ACCC_ORACLES") == "required" {
		step = 3
	}
	for i, p := range structuretest.All() {
		if i%step != 0 {
			continue
		}
		for _, r := range p.Check(t.TempDir(), executed, nil) {
			switch cell := p.Cell(r); {
			case r.Outcome == structuretest.Wrong && !known[cell]:
				t.Errorf("%s: %s", cell, r.Detail)
			case r.Outcome != structuretest.Wrong && known[cell]:
				t.Errorf("%s is %s now: known.txt has to say so", cell, r.Outcome)
			}
		}
	}
}
