package decompose

import (
	"strings"
	"testing"

	"accc/ir"
	"accc/pragma"
	accdir "accc/pragma/acc"

	"github.com/stretchr/testify/require"
)

// A noted is a slot that notes what is put into it: a draft is of no use to the engine itself.
type noted struct {
	name string
	into *[]string
}

func (s noted) Put(_ *ir.Draft, h string) { *s.into = append(*s.into, s.name+"="+h) }
func (s noted) Of(*ir.Op) string          { return s.name }

// spelled is a form whose held value is the clauses as they are written.
var spelled = &Form[Values, Text, string]{Lower: func(_ Values, clauses []*pragma.Clause) string {
	var all []string
	for _, c := range clauses {
		all = append(all, c.Text())
	}
	return strings.Join(all, " ")
}}

// A directive is lowered by its rows in their order, those before its variables and those after them apart.
func TestOrderOfRows(t *testing.T) {
	var got []string
	slot := func(name string) noted { return noted{name, &got} }
	layout := &Layout[noted, Values, Text, string]{Directive: accdir.DirLoop, Rows: []Row[noted, Values, Text, string]{
		{Clause: accdir.ClauseCollapse, Slot: slot("collapse"), Form: spelled},
		{Clause: accdir.ClauseCollapse, Slot: slot("force"), Form: spelled, Modifier: "force"},
		{Slot: slot("variables")},
		{Clause: accdir.ClauseSeq, Slot: slot("seq"), Form: spelled},
		{Clause: accdir.ClauseAuto, Slot: slot("auto"), Form: spelled},
	}}
	clause := func(def *pragma.ClauseDef, modifiers ...pragma.Modifier) *pragma.Clause {
		c := pragma.NewClause(def)
		c.Modifiers = modifiers
		return c
	}
	d := &pragma.Directive{Def: accdir.DirLoop, Clauses: []*pragma.Clause{
		clause(accdir.ClauseSeq), clause(accdir.ClauseCollapse), clause(accdir.ClauseCollapse, pragma.Modifier{Word: pragma.Word{Text: "force"}})}}

	l := Begin(layout, d, Values(nil))
	l.Imply(accdir.ClauseAuto)
	l.Before(nil)
	forced := d.Clauses[2].Text()
	require.Equal(t, []string{"collapse=collapse " + forced, "force=" + forced}, got)
	require.Equal(t, "collapse "+forced, l.Of(accdir.ClauseCollapse), "a modifier's row is not the clause")
	require.Empty(t, l.Of(accdir.ClauseSeq), "not evaluated yet")

	got = nil
	l.After(nil)
	require.Equal(t, []string{"seq=seq", "auto=auto"}, got)
}
