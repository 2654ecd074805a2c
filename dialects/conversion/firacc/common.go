package firacc

import (
	"accc/dialects/acc"
	"accc/dialects/fir"
	"accc/ir"
)

// blockMembers lets the region use the variables of common blocks in the construct's clauses where each of them is on the device:
// those that were present before the clause are not in the memory of the others (OpenACC 3.3 §2.7.1, §2.7.2).
func (c *construct) blockMembers() {
	for _, dev := range acc.SlotData.Operands(c.op) {
		e := dev.Op()
		if e == nil || acc.Var(e) == nil {
			continue
		}
		block := acc.Var(e)
		if d := block.Op(); d == nil || !d.Is(fir.AddressOf) {
			continue
		}
		for _, at := range dev.Users() {
			if !at.Is(fir.CoordinateOf) || at.NumOperands() != 2 || !c.op.IsAncestorOf(at) {
				continue
			}
			if _, ok := ir.ConstantInt(at.Operand(1)); !ok {
				continue
			}
			for _, member := range at.Result(0).Users() {
				if member.Is(fir.Convert) && used(member.Result(0)) {
					c.blockMember(block, at, member)
				}
			}
		}
	}
}

// used reports whether anything but declarations uses an address.
func used(v *ir.Value) bool {
	for _, u := range v.Users() {
		if !u.Is(fir.Declare) || used(u.Result(0)) {
			return true
		}
	}
	return false
}

// blockMember finds one variable of a block on the device.
func (c *construct) blockMember(block *ir.Value, at, member *ir.Op) {
	b := ir.Before(c.op)
	b.Loc = at.Loc
	m := maker{b}
	index := at.Operand(1).Op().Clone(ir.NewMapping())
	b.Insert(index)
	addr := at.Clone(ir.NewMapping())
	addr.SetOperand(0, block)
	addr.SetOperand(1, index.Result(0))
	b.Insert(addr)
	host := m.convert(addr.Result(0), member.Result(0).Type())
	name := ""
	for _, u := range member.Result(0).Users() {
		if u.Is(fir.Declare) {
			name = nameOf(u.Result(0))
		}
	}
	entry := c.data(m, rowPresent.Entry, host, nil, acc.ClausePresent, name, false)
	c.add(acc.SlotData.Values, entry)
	c.exits = append(c.exits, func() { c.leave(rowPresent.Exit, entry, host, nil, acc.ClausePresent, name) })
	member.Result(0).ReplaceAllUses(entry)
}
