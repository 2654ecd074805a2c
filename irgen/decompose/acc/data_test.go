package acc

import (
	"testing"

	"accc/dialects/acc"
	"accc/pragma"
	accdir "accc/pragma/acc"

	"github.com/stretchr/testify/require"
)

// TestEveryDataClauseHasARow: a data clause that a directive takes and no row knows would be dropped.
func TestEveryDataClauseHasARow(t *testing.T) {
	for _, d := range accdir.Table.Directives {
		if d.Table != accdir.Table {
			continue
		}
		for _, u := range d.Clauses {
			motion := u.Clause.Group == pragma.GroupMotion || d == accdir.DirUpdate && u.Clause == accdir.ClauseSelf
			if u.Clause.Group == pragma.GroupData && u.Clause != accdir.ClauseDefault || motion {
				require.NotNil(t, Find(Rows(d), u.Clause), "%s of %s", u.Clause.Name, d.Name)
			}
		}
	}
}

// TestBothDirections: what a row makes of a clause is read back as that clause.
func TestBothDirections(t *testing.T) {
	for _, rows := range [][]Row{Structured, Entering, Exiting, Updating, Using, Declaring, Private, Caching} {
		for _, r := range rows {
			require.NotNil(t, r.Entry, r.Def.Name)
			for _, words := range [][]string{nil, {"readonly"}, {"zero"}, {"always"}, {"alwaysin", "capture"}} {
				var mods []pragma.Modifier
				for _, w := range words {
					if r.Def.Modifier(w) == nil {
						mods = nil
						break
					}
					mods = append(mods, pragma.Modifier{Word: pragma.Word{Text: w}})
				}
				clause, bits := r.Forward(mods)
				def, extra := Backward(clause)
				require.Equal(t, r.Def, def)
				var got []string
				if extra != "" {
					got = append(got, extra)
				}
				got = append(got, ModifierWords(bits)...)
				var want []string
				for _, m := range mods {
					want = append(want, m.Word.Text)
				}
				require.ElementsMatch(t, want, got, "%s %v", r.Def.Name, words)
			}
		}
	}
}

// TestWords: spellings are read back.
func TestWords(t *testing.T) {
	for _, o := range operators {
		for i, s := range []string{o.c, o.fortran} {
			if s != "" {
				require.Equal(t, o.op, Operator(s))
				require.Equal(t, s, OperatorWord(o.op, i == 1))
			}
		}
	}
	require.Equal(t, acc.RedNone, Operator(""))
	for _, w := range accdir.DeviceTypes {
		require.NotEqual(t, acc.DeviceNone, Device(w), w)
	}
}
