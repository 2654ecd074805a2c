package irgen

import (
	"testing"

	"accc/pragma"

	"github.com/stretchr/testify/require"
)

// TestEveryDataClauseHasARow: a data clause that a directive takes and no row knows would be dropped.
func TestEveryDataClauseHasARow(t *testing.T) {
	tables := map[*pragma.DirectiveDef][]DataRow{
		pragma.DirEnterData: Entering, pragma.DirExitData: Exiting, pragma.DirUpdate: Updating,
		pragma.DirHostData: Using, pragma.DirDeclare: Declaring,
	}
	for _, d := range pragma.Directives {
		if d.Model != pragma.ACC {
			continue
		}
		rows, ok := tables[d]
		if !ok {
			rows = Structured
		}
		for _, u := range d.Clauses {
			motion := u.Clause.Group == pragma.GroupMotion || d == pragma.DirUpdate && u.Clause == pragma.ClauseSelf
			if u.Clause.Group == pragma.GroupData && u.Clause != pragma.ClauseDefault || motion {
				require.NotNil(t, findRow(rows, u.Clause), "%s of %s", u.Clause.Name, d.Name)
			}
		}
	}
}

// TestEveryDirectiveIsLowered: the table of lowerings covers the table of directives.
func TestEveryDirectiveIsLowered(t *testing.T) {
	for _, d := range pragma.Directives {
		if d.Model == pragma.ACC {
			require.NotNil(t, lowerings[d], d.Name)
		}
	}
}

// TestRowsVerify: what a row says is what the operations accept.
func TestRowsVerify(t *testing.T) {
	for _, rows := range [][]DataRow{Structured, Entering, Exiting, Updating, Using, Declaring} {
		for _, r := range rows {
			require.NotNil(t, r.Entry, r.Def.Name)
			require.GreaterOrEqual(t, r.Entry.AttrIndex("dataClause"), 0)
			if r.Exit != nil {
				require.GreaterOrEqual(t, r.Exit.AttrIndex("dataClause"), 0)
			}
		}
	}
}
