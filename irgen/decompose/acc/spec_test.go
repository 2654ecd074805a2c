package acc

import (
	"slices"
	"strings"
	"testing"

	"accc/dialects/acc"
	"accc/ir"

	"github.com/stretchr/testify/require"
)

// sections are those that a citation names: "OpenACC 3.3 §2.5.7, §2.14.4".
func sections(citation string) (list []string) {
	version, rest, _ := strings.Cut(citation, "§")
	for _, s := range strings.Split(rest, ", §") {
		list = append(list, version+"§"+s)
	}
	return list
}

func requireCommonSection(t *testing.T, name, a, b string) {
	require.True(t, slices.ContainsFunc(sections(a), func(s string) bool { return slices.Contains(sections(b), s) }),
		"%s: the directive or clause cites %q, the operation %q", name, a, b)
}

// TestSectionsAgree: a clause and the operation that is its own, a directive and the operation that holds it, cite the
// same section of the specification.
func TestSectionsAgree(t *testing.T) {
	for _, rows := range [][]Row{Structured, Entering, Exiting, Updating, Using, Declaring, Private, Caching} {
		for _, r := range rows {
			for _, op := range []*ir.OpDef{r.Entry, r.Exit} {
				if op == nil {
					continue
				}
				own, ok := acc.OwnClause(op)
				require.True(t, ok, op.FullName)
				if def, _ := Backward(own); def != nil {
					requireCommonSection(t, op.FullName, def.Spec, op.Source)
				}
			}
		}
	}
	for _, l := range Layouts {
		requireCommonSection(t, l.Op.FullName, l.Directive.Spec, l.Op.Source)
	}
}
