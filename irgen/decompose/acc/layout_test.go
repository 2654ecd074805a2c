package acc

import (
	"testing"

	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/dialects/builtin"
	"accc/ir"
	"accc/pragma"
	accdir "accc/pragma/acc"

	"github.com/stretchr/testify/require"
)

// TestEveryClauseHasARow: a clause that a directive takes is held by a slot of its operation, is a data clause, or
// governs others.
func TestEveryClauseHasARow(t *testing.T) {
	layouts := map[*pragma.DirectiveDef][]*Layout{}
	for _, l := range Layouts {
		layouts[l.Directive] = append(layouts[l.Directive], l)
	}
	for _, d := range accdir.Table.Directives {
		if d.Table != accdir.Table || d.Leaves != nil {
			continue
		}
		if d == accdir.DirCache {
			continue // data operations and no more
		}
		require.NotEmpty(t, layouts[d], d.Name)
		for _, l := range layouts[d] {
			for _, u := range d.Clauses {
				if u.Clause == accdir.ClauseDeviceType && d.Grouped() {
					continue
				}
				require.True(t, held(l, u.Clause), "%s of %s", u.Clause.Name, d.Name)
				for _, m := range u.Clause.Modifiers {
					require.True(t, modifierHeld(l, u.Clause, m.Name), "%s: of %s of %s", m.Name, u.Clause.Name, d.Name)
				}
			}
		}
	}
}

func held(l *Layout, c *pragma.ClauseDef) bool {
	for _, row := range l.Rows {
		if row.Clause == c && row.Form != nil {
			return true
		}
	}
	return Find(Rows(l.Directive), c) != nil || Find(Private, c) != nil
}

// keys are the modifiers that say what an argument is, by clause: the form of the clause holds them.
var keys = map[*pragma.ClauseDef][]string{
	accdir.ClauseGang:   {"num", "dim", "static"},
	accdir.ClauseWorker: {"num"},
	accdir.ClauseVector: {"length"},
	accdir.ClauseWait:   {"devnum", "queues"},
}

func modifierHeld(l *Layout, c *pragma.ClauseDef, name string) bool {
	for _, row := range l.Rows {
		if row.Clause == c && row.Modifier == name {
			return true
		}
	}
	for _, k := range keys[c] {
		if k == name {
			return true
		}
	}
	row := Find(Rows(l.Directive), c)
	return row != nil && (row.Variants[name] != 0 || ModifierBits(name) != acc.ModNone)
}

// TestSlotsExist: the names of a row's slot are those of the operation's definition, or private attributes.
func TestSlotsExist(t *testing.T) {
	for _, l := range Layouts {
		names := map[string]bool{}
		for _, g := range l.Op.Operands {
			names[g.Name] = true
		}
		for _, a := range l.Op.Attrs {
			names[a.Name] = true
		}
		for _, row := range l.Rows {
			for _, n := range []string{row.Slot.Values, row.Slot.Types, row.Slot.Segments, row.Slot.Bare, row.Slot.Kinds, row.Slot.Device} {
				require.True(t, n == "" || names[n] || accc.Lookup(n) != nil, "%s has no %q", l.Op.FullName, n)
			}
		}
	}
}

// TestSlotsAreInverse: what a slot holds is what was put into it.
func TestSlotsAreInverse(t *testing.T) {
	block := newBlock(3)
	a, b, c := block.Arg(0), block.Arg(1), block.Arg(2)
	for _, x := range []struct {
		op   *ir.OpDef
		slot acc.Slot
		held acc.Held
	}{
		{acc.Parallel, acc.SlotAsync, acc.Held{Groups: []acc.Arguments{{Values: []*ir.Value{a}}, {Device: acc.DeviceNvidia, Values: []*ir.Value{b}}}, Bare: []acc.DeviceType{acc.DeviceStar}}},
		{acc.Parallel, acc.SlotNumGangs, acc.Held{Groups: []acc.Arguments{{Values: []*ir.Value{a, b}}, {Device: acc.DeviceNvidia, Values: []*ir.Value{c}}}}},
		{acc.Parallel, acc.SlotWait, acc.Held{Groups: []acc.Arguments{{Number: a, Values: []*ir.Value{b}}, {Device: acc.DeviceHost, Values: []*ir.Value{c, a}}}, Bare: []acc.DeviceType{acc.DeviceStar}}},
		{acc.Loop, acc.SlotGang, acc.Held{Groups: []acc.Arguments{{Values: []*ir.Value{a, b}, Kinds: []acc.GangArg{acc.GangNum, acc.GangStatic}}}}},
		{acc.Loop, acc.SlotCollapse, acc.Held{Groups: []acc.Arguments{{Constants: []ir.Attribute{ir.Integer(ir.I64(), 2)}}, {Device: acc.DeviceNvidia, Constants: []ir.Attribute{ir.Integer(ir.I64(), 3)}}}}},
		{acc.Loop, acc.SlotForce, acc.Held{Bare: []acc.DeviceType{acc.DeviceNvidia}}},
		{acc.Parallel, acc.SlotSelf, acc.Held{Bare: []acc.DeviceType{acc.DeviceNone}}},
		{acc.EnterData, acc.SlotWaitQueues, acc.Held{Groups: []acc.Arguments{{Number: a, Values: []*ir.Value{b, c}}}}},
		{acc.Set, acc.SlotDeviceType, acc.Held{Bare: []acc.DeviceType{acc.DeviceNvidia}}},
		{acc.Data, acc.SlotDefault, acc.Held{Groups: []acc.Arguments{{Constants: []ir.Attribute{acc.DefaultPresent.Attr()}}}}},
	} {
		d := ir.NewDraft(x.op)
		x.slot.Put(d, x.held)
		o := d.Insert(ir.At(newBlock(0)), ir.Unknown)
		require.Equal(t, x.held, x.slot.Of(o), "%s %s", x.op.FullName, x.slot.Values+x.slot.Bare)
	}
}

// newBlock is a block with so many i32 arguments.
func newBlock(args int) *ir.Block {
	types := make([]ir.Type, args)
	for i := range types {
		types[i] = ir.I32()
	}
	region := ir.Create(builtin.Module, ir.With{Types: []ir.Type{}}, ir.Unknown).Region(0)
	return region.AddBlock(types...)
}
