package run

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"accc/backend/run/libc"
	"accc/backend/run/libfortran"
	"accc/backend/run/libmpi"
	"accc/ir/memory/library"
)

// Every function that programs may call has a row that says what it does to memory, or that nobody knows.
func TestRowsOfLibraries(t *testing.T) {
	for _, f := range libc.All() {
		assert.True(t, library.Listed(f.Name), "%s", f.Proto)
		if x := library.Lookup(f.Name); f.Pure && x != nil {
			assert.True(t, x.IsPure() || x.Does == library.Racy, "%s only computes", f.Name)
		}
	}
	for _, f := range libfortran.All() {
		assert.True(t, library.Listed(f.Name), "%s", f.Name)
	}
	for _, f := range libmpi.All() {
		assert.True(t, library.Listed(f.Name), "%s", f.Proto)
	}
}

// Rows agree with prototypes: what is const is not written, numbers lead nowhere, and other pointers are not forgotten.
func TestRowsAgreeWithPrototypes(t *testing.T) {
	for _, f := range libc.All() {
		x := library.Lookup(f.Name)
		if x == nil {
			continue
		}
		_, list, _ := strings.Cut(strings.TrimSuffix(f.Proto, ")"), "(")
		if strings.Contains(list, "(") {
			continue // a function among the parameters
		}
		for i, p := range strings.Split(list, ",") {
			access := x.Arg(i).Access
			pointer := strings.ContainsAny(p, "*[") || strings.Contains(p, "...")
			changes := access&(library.Writes|library.Frees|library.Counts) != 0
			switch {
			case strings.TrimSpace(p) == "void", strings.Contains(p, "FILE"), strings.Contains(p, "..."):
			case !pointer:
				assert.Zero(t, access, "%s: argument %d is no address", f.Proto, i)
			case strings.Contains(p, "const") && strings.Count(p, "*") < 2:
				assert.False(t, changes, "%s: argument %d is const", f.Proto, i)
			case f.Name != "malloc_usable_size":
				assert.NotZero(t, access, "%s: argument %d is an address", f.Proto, i)
			}
		}
	}
}
