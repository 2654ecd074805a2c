package emit

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// A construct that is divided asks for no later version than the construct in one piece: each clause that both halves get, in each
// combined construct that begins with target.
func TestHalvesAskForNoLaterVersion(t *testing.T) {
	found := 0
	for _, whole := range ompdir.Table.Directives {
		if len(whole.Leaves) < 2 || whole.Leaves[0] != ompdir.DirTarget {
			continue
		}
		outer, inner := ompdir.DirTarget, ompdir.Combined(whole.Leaves[1:]...)
		require.NotNil(t, inner, whole.Name)
		for _, use := range whole.Clauses {
			of := func(d *pragma.DirectiveDef) *pragma.Directive {
				if d.Use(use.Clause) == nil {
					return pragma.NewDirective(d)
				}
				return pragma.NewDirective(d, pragma.NewClause(use.Clause))
			}
			a, b := of(outer), of(inner)
			both := len(a.Clauses) == 1 && len(b.Clauses) == 1
			dropCopied(a, b)
			halves := slices.Concat(a.Clauses, b.Clauses)
			if both {
				found++
				require.NotEmpty(t, halves, "%s: %s is lost", whole.Name, use.Clause.Name)
			}
			for _, d := range []*pragma.Directive{a, b} {
				if both && len(d.Clauses) == 1 {
					require.LessOrEqual(t, since(d.Def, use.Clause), since(whole, use.Clause), "%s of %s, from %s", use.Clause.Name, d.Def.Name, whole.Name)
				}
			}
		}
	}
	require.Positive(t, found)
}
