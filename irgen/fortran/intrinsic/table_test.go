package intrinsic

import (
	"slices"
	"testing"

	front "accc/frontend/fortran"
	"accc/irgen/fortran/elemental"

	"github.com/stretchr/testify/require"
)

// notTaken are the intrinsic procedures that are reported as not handled: those of processes, signals, file descriptors and
// dates in the ways of old, and atomics between images.
var notTaken = []string{"atomic_add", "atomic_define", "atomic_ref", "backtrace", "free", "image_index", "kill", "link", "signal", "ttynam"}

// folded are those that the front end computes, whatever their argument.
var folded = []string{"bit_size", "digits", "epsilon", "huge", "kind", "maxexponent", "minexponent", "precision", "radix", "range", "tiny"}

func TestEveryIntrinsicIsLoweredOrNamed(t *testing.T) {
	var missing []string
	for name, f := range front.Intrinsics() {
		if name == "null" || slices.Contains(folded, name) { // null is part of pointer assignment and initialization
			continue
		}
		if f.Function() && !elemental.Has(name) && inquiries[name] == nil && transforms[name] == nil ||
			!f.Function() && subroutines[name] == nil {
			missing = append(missing, name)
		}
	}
	slices.Sort(missing)
	require.Equal(t, notTaken, missing)
}
