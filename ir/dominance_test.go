package ir_test

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"accc/ir"
	"accc/ir/irtest"
)

// TestBlockDominates compares with the definition: a dominates b if b cannot be
// reached from the entry without passing through a.
func TestBlockDominates(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	for range 200 {
		n := 2 + random.Intn(8)
		var text strings.Builder
		text.WriteString("\"t.f\"() ({\n")
		for b := range n {
			fmt.Fprintf(&text, "^b%d:\n  \"t.br\"()[", b)
			for i := range random.Intn(3) {
				if i > 0 {
					text.WriteString(", ")
				}
				fmt.Fprintf(&text, "^b%d", 1+random.Intn(n-1))
			}
			text.WriteString("] : () -> ()\n")
		}
		text.WriteString("}) : () -> ()\n")
		ctx := newContext()
		ctx.AllowUnregistered = true
		region := irtest.MustParse(t, ctx, text.String()).Region(0).Entry().First().Region(0)
		dom := ir.NewDominance()
		blocks := region.Blocks()
		for _, a := range blocks {
			for _, b := range blocks {
				want := a == b || !reaches(blocks[0], b, a, map[*ir.Block]bool{})
				require.Equal(t, want, dom.BlockDominates(a, b), text.String())
			}
		}
	}
}

// reaches reports whether there is a way from one block to another that avoids a third.
func reaches(from, to, avoid *ir.Block, seen map[*ir.Block]bool) bool {
	if from == avoid || seen[from] {
		return false
	}
	if from == to {
		return true
	}
	seen[from] = true
	for _, s := range from.Successors() {
		if reaches(s, to, avoid, seen) {
			return true
		}
	}
	return false
}
