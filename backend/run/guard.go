package run

import (
	"errors"
	"fmt"
	"strings"

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

// checkCall decides on an access: (address, size, whether it is written). What it lets pass is what the shadow is too coarse
// for, and blocks of memory of varying size.
func (in *instance) checkCall(onDevice bool) wasmapi.GoFunc {
	p := in.p
	s := p.host
	if onDevice && p.opts.Mode == Discrete {
		s = p.devices[in.number]
	}
	return func(_ ctx, args []uint64) {
		e := &memoryError{Range: device.Range{Addr: args[0], Size: args[1]}, write: uint32(args[2]) != 0, onDevice: s != p.host}
		if e.Size == 0 {
			return
		}
		if _, err := s.Slice(e.Addr, e.Size); err != nil {
			panic(e)
		}
		if s == p.host {
			return
		}
		d := p.platform.Devices()[in.number]
		if heap := d.Heap(); e.Addr < heap.Addr && e.End() <= heap.Addr {
			return // globals and stacks
		}
		if err := d.Check(e.Range, device.Site{}); errors.As(err, &e.why) {
			panic(e)
		}
	}
}

// badAddress says what is wrong with an access through one of the variables named.
func (p *process) badAddress(f *fault, e *memoryError, names []string) (string, []string) {
	what := e.Error()
	if len(names) > 0 {
		what += " through " + strings.Join(names, " or ")
	}
	if e.why == nil {
		if !e.onDevice || e.Addr < page || e.Addr&(1<<31) != 0 {
			return what + ": " + describe(e.Addr, !e.onDevice), nil
		}
		head, notes := p.badAccess(f, names)
		return head, append(notes, "it is a "+e.Error()+", an address of the host")
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
