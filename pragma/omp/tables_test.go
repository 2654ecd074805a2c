package omp

import (
	"os"
	"strings"
	"testing"

	"accc/pragma"

	"github.com/stretchr/testify/require"
)

// Every row says what it is, and what it names exists.
func TestTables(t *testing.T) {
	taken := map[*pragma.ClauseDef]bool{}
	for _, d := range Table.Directives {
		require.NotEmpty(t, d.Doc, d.Name)
		require.NotEmpty(t, d.Spec, d.Name)
		require.Equal(t, d, Table.Directive(d.Name))
		require.Equal(t, d, Table.Directive(d.NameIn(true)))
		seen := map[*pragma.ClauseDef]bool{}
		for _, u := range d.Clauses {
			require.False(t, seen[u.Clause], "%s has %s twice", d.Name, u.Clause.Name)
			seen[u.Clause], taken[u.Clause] = true, true
		}
		for _, c := range d.Required {
			require.NotNil(t, d.Use(c), "%s requires %s but does not take it", d.Name, c.Name)
		}
		for _, group := range d.Exclusive {
			for _, c := range group {
				require.NotNil(t, d.Use(c), "%s excludes %s but does not take it", d.Name, c.Name)
			}
		}
		for _, c := range d.Alone {
			require.NotNil(t, d.Use(c), "%s is alone with %s but does not take it", d.Name, c.Name)
		}
	}
	for _, c := range Table.Clauses {
		require.NotEmpty(t, c.Doc, c.Name)
		require.NotEmpty(t, c.Spec, c.Name)
		require.True(t, taken[c], "no directive takes %s", c.Name)
		require.Equal(t, c, Table.Clause(c.Name))
		for word := range c.Lives {
			require.Contains(t, c.Keywords, word, c.Name)
		}
	}
	rules := map[string]bool{}
	for _, r := range Rules {
		require.False(t, rules[r.Code], r.Code)
		rules[r.Code] = true
	}
}

// ours are names of LLVM that are something else here.
var ours = map[string]string{
	"directive unknown":                  "what is unknown is reported",
	"clause unknown":                     "what is unknown is reported",
	"clause cancellation_construct_type": "the clauses parallel, sections, for and taskgroup",
	"clause depobj":                      "the argument of the directive",
	"clause flush":                       "the argument of the directive",
	"clause groupprivate":                "the argument of the directive",
	"clause threadprivate":               "the argument of the directive",
	"clause memory_order":                "the clauses seq_cst, acq_rel, acquire, release and relaxed",
}

// LLVM 22 has 123 directives, 51 of them combinations, and 136 clauses. All of them are here: for and do are one row, so that
// there are fewer rows of combinations; directives that end a region have a row for each that has a region in Fortran, of which
// LLVM has those with clauses.
func TestTablesAgainstLLVM(t *testing.T) {
	text, err := os.ReadFile("testdata/llvm22.txt")
	require.NoError(t, err)
	counts := map[string]int{}
	rows := map[*pragma.DirectiveDef]bool{}
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSuffix(line, "\n")
		entry, leaves, combined := strings.Cut(line, " = ")
		kind, name, _ := strings.Cut(entry, " ")
		counts[kind]++
		switch {
		case ours[entry] != "" || kind == "#":
		case kind == "clause":
			require.NotNil(t, Table.Clause(name), entry)
		default:
			d := Table.Directive(name)
			require.NotNil(t, d, entry)
			if !combined {
				require.Empty(t, d.Leaves, entry)
				continue
			}
			counts["combined"]++
			if d.Ends != nil {
				d = d.Ends
			}
			rows[d] = true
			var names []string
			for _, l := range strings.Split(leaves, " + ") {
				names = append(names, Table.Directive(l).Name)
			}
			var have []string
			for _, l := range d.Leaves {
				have = append(have, l.Name)
			}
			require.Equal(t, names, have, entry)
		}
	}
	require.Equal(t, map[string]int{"#": 1, "directive": 123, "combined": 51, "clause": 136}, counts)
	combined := 0
	for _, d := range Table.Directives {
		if len(d.Leaves) > 0 {
			combined++
			require.True(t, rows[d], "%s is not in LLVM", d.Name)
		}
	}
	require.Equal(t, 39, combined)
}
