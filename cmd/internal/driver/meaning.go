package driver

import (
	"strings"

	"accc/dialects/acc"
	accrows "accc/irgen/decompose/acc"
	omprows "accc/irgen/decompose/omp"
	"accc/pragma"
	accdir "accc/pragma/acc"
	ompdir "accc/pragma/omp"
)

// Tables are the directive languages.
var Tables = []*pragma.Table{accdir.Table, ompdir.Table}

// DirectiveOps are the names of the operations that a directive becomes.
func DirectiveOps(d *pragma.DirectiveDef) (out []string) {
	if len(d.Leaves) > 0 {
		for _, l := range d.Leaves {
			out = append(out, DirectiveOps(l)...)
		}
		return out
	}
	if l := omprows.LayoutFor(d); l != nil {
		return []string{l.Op.FullName}
	}
	name := strings.ReplaceAll(d.Name, " ", "_")
	if d.Table != accdir.Table || acc.Dialect.Lookup(name) == nil {
		return nil
	}
	return []string{acc.Dialect.Lookup(name).FullName}
}

// ClauseOps are the names of the operations that a data clause becomes at entry to a region and at exit from it, "" for none.
func ClauseOps(c *pragma.ClauseDef) (entry, exit string) {
	for _, rows := range [][]accrows.Row{accrows.Structured, accrows.Exiting, accrows.Updating, accrows.Using, accrows.Declaring} {
		for _, r := range rows {
			switch {
			case r.Def != c:
			case r.Exit != nil:
				return r.Entry.FullName, r.Exit.FullName
			default:
				return r.Entry.FullName, ""
			}
		}
	}
	return "", ""
}
