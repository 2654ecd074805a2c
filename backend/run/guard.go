package run

import (
	"cmp"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"

	"accc/backend/check"
	"accc/backend/device"

	wasmapi "github.com/tetratelabs/wazero/api"
)

// mark notes in the shadow whether a range of device memory, which begins at a multiple of 8, may be used.
func (s *space) mark(r device.Range, usable bool) {
	from := uint64(len(s.bytes)) - shadowSize + (r.Addr-s.tag-s.bias)/8
	whole := s.bytes[from : from+r.Size/8]
	value := byte(0)
	if usable {
		value = 8
	}
	for i := range whole {
		whole[i] = value
	}
	if rest := byte(r.Size % 8); rest > 0 {
		s.bytes[from+r.Size/8] = min(rest, value)
	}
	s.usable.mark(s, r, usable)
}

// usable is the memory of a device that may be used: what is in use by the order of the queues, not of the program.
type usable struct {
	mu     sync.Mutex
	blocks []device.Range // by address
	noted  bool           // the slots have some of them
}

// find is the index of the first block that does not end before an address.
func (u *usable) find(addr uint64) int {
	i, _ := slices.BinarySearchFunc(u.blocks, addr, func(b device.Range, addr uint64) int { return cmp.Compare(b.End(), addr+1) })
	return i
}

func (u *usable) mark(s *space, r device.Range, usable bool) {
	if r.Size == 0 {
		return
	}
	u.mu.Lock()
	defer u.mu.Unlock()
	i := u.find(r.Addr)
	if usable {
		u.blocks = slices.Insert(u.blocks, i, r)
		return
	}
	u.blocks = slices.Delete(u.blocks, i, i+1)
	if u.noted {
		u.noted = false
		clear(s.slots())
	}
}

// vouch notes in a slot the block that a range is in.
func (u *usable) vouch(s *space, r device.Range, slot uint32) bool {
	u.mu.Lock()
	defer u.mu.Unlock()
	i := u.find(r.Addr)
	if i == len(u.blocks) || !u.blocks[i].Contains(r) {
		return false
	}
	u.noted = true
	first := uint64(uint32(u.blocks[i].Addr))
	binary.LittleEndian.PutUint64(s.slots()[8*slot:], first|(first+u.blocks[i].Size)<<32)
	return true
}

// slots are the words in which the code finds blocks that may be used, each the low bits of its first address below and of its end above.
func (s *space) slots() []byte {
	from := len(s.bytes) - shadowSize - 8*slotCount
	return s.bytes[from : from+8*slotCount]
}

// A memoryError is an access to memory that is not there.
type memoryError struct {
	device.Range
	write    bool
	onDevice bool
	why      *device.Error // nil: the address says it
}

func (e *memoryError) Error() string {
	what := "read"
	if e.write {
		what = "write"
	}
	return fmt.Sprintf("%s of %d bytes at %#x", what, e.Size, e.Addr)
}

// access is what the program did.
func (e *memoryError) access() check.Access {
	if e.write {
		return check.Write
	}
	return check.Read
}

// kind is what is wrong about it.
func (e *memoryError) kind() check.Kind {
	switch {
	case e.why == nil && e.onDevice && e.Addr >= page && e.Addr&(1<<31) == 0:
		return check.NotPresent // an address of the host
	case e.why == nil:
		return check.OutOfBounds
	case e.why.Kind == device.NotDevice:
		return check.OutOfBounds // nothing is there
	}
	return kindOf[e.why.Kind]
}

// checkCall decides on an access: (address, size, whether it is written).
func (in *instance) checkCall(onDevice bool) wasmapi.GoFunc {
	s := in.checkedSpace(onDevice)
	return func(_ ctx, args []uint64) {
		in.checkAccess(s, device.Range{Addr: args[0], Size: args[1]}, uint32(args[2]) != 0)
	}
}

// checkRounds decides on accesses: see ssa.Guards.Check. What it lets pass is what the shadow is too coarse for, blocks that are not in
// the slot of the site, and loops that go from one block to another.
func (in *instance) checkRounds(onDevice bool) wasmapi.GoFunc {
	s := in.checkedSpace(onDevice)
	return func(_ ctx, args []uint64) {
		addr, step, rounds, size := args[0], int64(args[1]), int64(args[2]), args[3]
		if s != in.p.host {
			all := span{addr: addr, size: size, step: step}
			from, to := all.bytes(rounds)
			if from>>32 == 0 {
				from, to = from|s.tag, to|s.tag // as in Rest
			}
			r := device.Range{Addr: from, Size: to - from}
			if s.usable.vouch(s, r, uint32(args[5])) {
				return
			}
		}
		for i := range rounds {
			in.checkAccess(s, device.Range{Addr: addr + uint64(i*step), Size: size}, uint32(args[4]) != 0)
		}
	}
}

// checkedSpace is the memory of one side.
func (in *instance) checkedSpace(onDevice bool) *space {
	if onDevice && in.p.opts.Mode == Discrete {
		return in.p.devices[in.number]
	}
	return in.p.host
}

// checkAccess panics with a memoryError if an access may not be.
func (in *instance) checkAccess(s *space, r device.Range, write bool) {
	if r.Size == 0 {
		return
	}
	e := &memoryError{Range: r, write: write, onDevice: s != in.p.host}
	if _, err := s.Slice(e.Addr, e.Size); err != nil {
		panic(e)
	}
	if !e.onDevice {
		return
	}
	d := in.p.platform.Devices()[in.number]
	if heap := d.Heap(); e.Addr < heap.Addr && e.End() <= heap.Addr {
		if e.why = in.p.globalError(d, s, e.Range); e.why != nil {
			panic(e)
		}
		return
	}
	if err := d.Check(e.Range, device.Site{}); errors.As(err, &e.why) {
		panic(e)
	}
}

// markGlobals notes in the shadow of a device that its globals may be used, but for those that data clauses must bring, and what comes after them up to
// the heap.
func (p *process) markGlobals(s *space, heap uint64) {
	if p.devCode == p.hostCode { // there is no code for devices
		s.mark(device.Range{Addr: s.first(), Size: heap - s.first()}, true)
		return
	}
	links := p.image.links()
	for _, g := range p.deviceGlobals() {
		if !links[g.What] {
			s.mark(device.Range{Addr: g.Addr | s.tag, Size: g.Size}, true)
		}
	}
	if after := roundUp(p.devCode.DataEnd, page) | s.tag; after < heap {
		s.mark(device.Range{Addr: after, Size: heap - after}, true)
	}
}

// deviceGlobals are the variables of static storage of the code of devices, by address, with their symbols.
func (p *process) deviceGlobals() []device.Object {
	var list []device.Object
	for name, s := range p.devCode.Symbols {
		if s.Size > 0 {
			list = append(list, device.Object{Range: device.Range{Addr: s.Addr, Size: s.Size}, What: name})
		}
	}
	slices.SortFunc(list, func(a, b device.Object) int { return cmp.Compare(a.Addr, b.Addr) })
	return list
}

// globalError says what is wrong with an access to the part of a device's memory where globals and stacks are; nil: nothing.
func (p *process) globalError(d *device.Device, s *space, r device.Range) *device.Error {
	r.Addr = r.Addr&(1<<32-1) | s.tag
	if p.devCode == p.hostCode || r.Addr >= p.devCode.DataEnd|s.tag {
		return nil
	}
	var near *device.Object
	for _, g := range p.deviceGlobals() {
		if g.Addr |= s.tag; g.Contains(r) {
			for _, l := range p.links {
				if l.name == g.What && !d.IsPresent(device.Range{Addr: l.Addr + (r.Addr - g.Addr), Size: r.Size}) {
					return &device.Error{Kind: device.NotPresent, Var: globalName(g.What)}
				}
			}
			return nil
		}
		if g.Addr <= r.Addr || near == nil {
			near = &g
		}
	}
	if near == nil {
		return nil
	}
	return &device.Error{Kind: device.OutOfBounds, Other: near.Range, OtherVar: globalName(near.What)}
}

// links are the symbols of the variables that code of devices knows, and that data clauses bring there.
func (im *Image) links() map[string]bool {
	list := map[string]bool{}
	for _, s := range im.program.Sites {
		if s.Clause == "link" && s.Global != "" {
			list[s.Global] = true
		}
	}
	return list
}

// badAddress says what is wrong with an access through one of the variables named.
func (p *process) badAddress(f *fault, e *memoryError, by accessed) (string, []string) {
	names := by.Names
	what := e.Error()
	if len(names) > 0 {
		what += " through " + strings.Join(names, " or ")
	}
	if e.why == nil {
		if !e.onDevice || e.Addr < page || e.Addr&(1<<31) != 0 {
			var notes []string
			if !e.onDevice && e.Addr < page {
				notes = p.nullPointer()
				if p.isFortran() {
					notes = append(notes, "it is not allocated or not associated")
				}
			}
			return what + ": " + describe(e.Addr, !e.onDevice), notes
		}
		head, notes := p.badAccess(f, by)
		return head, append(notes, "it is a "+e.Error()+", an address of the host")
	}
	if e.why.Kind == device.NotPresent {
		return fmt.Sprintf("the kernel accesses %s, which is not on the device", e.why.Var),
			[]string{fmt.Sprintf("a link clause names %s: a data clause or a map clause must bring it before code of the device uses it", e.why.Var), "it is a " + e.Error()}
	}
	other, name := e.why.Other, e.why.OtherVar
	if name == "" {
		name = "an allocation"
	}
	from := ""
	if e.why.OtherSite.Directive != "" {
		from = e.why.OtherSite.String()
	}
	note := fmt.Sprintf("%s is %s on the device", name, other)
	switch {
	case e.why.Kind == device.Freed:
		if from != "" {
			note += ", freed by " + from
		}
		return what + ": the memory of " + name + " was freed on the device", []string{note}
	case e.why.Kind == device.OutOfBounds:
		if from != "" {
			note += ", from " + from
		}
		where := fmt.Sprintf("%d bytes past the end of %s", e.Addr-other.End(), name)
		switch {
		case e.Addr < other.Addr:
			where = fmt.Sprintf("%d bytes before %s", other.Addr-e.Addr, name)
		case e.Addr == other.End():
			where = "just past the end of " + name
		case e.Addr < other.End():
			where = "across the end of " + name
		}
		return what + ": " + where, []string{note}
	}
	return what + ": no variable and no allocation is there on the device", nil
}
