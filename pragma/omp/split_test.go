package omp

import (
	"os"
	"strings"
	"testing"

	"accc/pragma"

	"github.com/stretchr/testify/require"
)

// TestSplit splits the directives of testdata/split.txt, which are not indented, and compares the leaves: "leaf: clauses", and
// after "+" the clauses that follow from others. The variable i is an iteration variable.
func TestSplit(t *testing.T) {
	const path = "testdata/split.txt"
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	var out strings.Builder
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSuffix(line, "\n")
		switch {
		case strings.HasPrefix(line, "\t"):
			continue
		case line == "" || strings.HasPrefix(line, "#"):
			out.WriteString(line + "\n")
			continue
		}
		d, list := parseText(line)
		require.Empty(t, list, line)
		out.WriteString(line + "\n")
		for _, leaf := range Split(d, func(v *pragma.Var) bool { return v.Name == "i" }) {
			out.WriteString("\t" + leaf.Def.Name + ":")
			for _, c := range leaf.Clauses {
				out.WriteString(" " + c.Text())
			}
			for i, c := range leaf.Implied {
				if i == 0 {
					out.WriteString(" +")
				}
				out.WriteString(" " + c.Text())
			}
			out.WriteString("\n")
		}
	}
	if *update {
		require.NoError(t, os.WriteFile(path, []byte(out.String()), 0o644))
		return
	}
	require.Equal(t, out.String(), string(text))
}

// Every clause that a combined directive takes applies to one of its leaves.
func TestSplitLosesNothing(t *testing.T) {
	for _, d := range Table.Directives {
		for _, u := range d.Clauses {
			if len(d.Leaves) == 0 || u.Clause == ClauseAllocate {
				continue
			}
			c := pragma.NewClause(u.Clause)
			if u.Clause.Shape != nil && u.Clause.Shape.Vars {
				c.Args = []*pragma.Arg{pragma.VarArg("x")}
			}
			found := false
			for _, leaf := range Split(pragma.NewDirective(d, c), nil) {
				found = found || len(leaf.Clauses) > 0
			}
			require.True(t, found, "%s on %s", u.Clause.Name, d.Name)
		}
	}
}
