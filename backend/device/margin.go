package device

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"fmt"
)

// Margins are unused bytes before and after an allocation. They hold a pattern, and another value there shows that
// something was written outside of the variable, which is all that can be detected without a check of each access. A
// read there yields a NaN, or a pointer that cannot be followed.

// Margins have as many bytes as a 64th of the allocation, within these bounds: the most common mistake touches the row
// next to an array.
const (
	minMargin = granule
	maxMargin = 4096
)

// marginWord is a quiet NaN as 4 bytes, and twice as 8.
const marginWord = 0x7FFFA5C3

// margins is what a margin holds from an address that is a multiple of 4 on.
var margins = bytes.Repeat(binary.LittleEndian.AppendUint32(nil, marginWord), (maxMargin+2*granule)/4)

func marginOf(size uint64) uint64 { return min(max(size/64&^(granule-1), minMargin), maxMargin) }

// sides are the margins of a block; none where there was no room for them.
func (b block) sides() []Range {
	if b.lead == 0 {
		return nil
	}
	return []Range{{b.taken().Addr, b.lead}, {b.End(), b.taken().End() - b.End()}}
}

// mark fills the margins of a block.
func (d *Device) mark(b block) {
	for _, r := range b.sides() {
		if m, err := d.mem.Slice(r.Addr, r.Size); err == nil {
			copy(m, margins[r.Addr%4:])
		}
	}
}

// intact reports an error if the margins of an allocation were overwritten; site is the directive or call that has
// just used it.
func (d *Device) intact(b block, site Site) error {
	for _, r := range b.sides() {
		m, err := d.mem.Slice(r.Addr, r.Size)
		expected := margins[r.Addr%4:][:r.Size]
		if err != nil || bytes.Equal(m, expected) {
			continue
		}
		at, where := 0, "just past its end"
		for ; m[at] == expected[at]; at++ {
		}
		switch {
		case r.Addr < b.Addr:
			where = fmt.Sprintf("in the %d bytes before it", len(m)-at&^3)
		case at > 0:
			where = fmt.Sprintf("%d bytes past its end", at)
		}
		return &Error{Kind: Overrun, Site: site, Var: cmp.Or(b.origin, "an allocation"), Detail: "something was written " + where, Other: b.Range, OtherVar: b.origin, OtherSite: b.site}
	}
	return nil
}

// Intact reports an error if the margins of the allocations that begin at some addresses were overwritten. It
// considers only those that the program made itself: those of data clauses are checked when the clause ends.
func (d *Device) Intact(addrs []uint64, site Site) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	for _, a := range addrs {
		if b := d.heap.live[a]; b.user {
			if err := d.intact(b, site); err != nil {
				return err
			}
		}
	}
	return nil
}

// allIntact checks all allocations.
func (d *Device) allIntact(site Site) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	for _, b := range d.heap.live {
		if err := d.intact(b, site); err != nil {
			return err
		}
	}
	return nil
}
