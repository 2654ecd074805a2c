package run

import (
	"encoding/binary"
	"errors"
	"sync"

	"accc/backend/device"
	"accc/dialects/conversion/offloadtorun"
)

// Reverse offload: code on a device has the host run a function (OpenMP 5.2 §13.2). Before and after, it maps variables of the device
// to the host, by calls that are otherwise the host's own.

// reversed are the instances of the host that run functions for devices.
type reversed struct {
	mu   sync.Mutex
	free []*instance
}

// get takes an instance of the host that nobody uses.
func (r *reversed) get(p *process) (*instance, error) {
	r.mu.Lock()
	if n := len(r.free); n > 0 {
		in := r.free[n-1]
		r.free = r.free[:n-1]
		r.mu.Unlock()
		return in, nil
	}
	r.mu.Unlock()
	t := p.hostThreads.Standby()
	if err := p.attach(t); err != nil {
		return nil, err
	}
	return t.Local.(*instance), nil
}

func (r *reversed) put(in *instance) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.free = append(r.free, in)
}

// A hostFault is what stopped a function of the host that a device had it run.
type hostFault struct{ err error }

func (f *hostFault) Error() string { return f.err.Error() }
func (f *hostFault) Unwrap() error { return f.err }

// reverse: (site, function, slots).
func reverse(in *instance, s []uint64) error {
	p := in.p
	f := p.image.program.Reversed[i32(s[1])]
	args := make([]uint64, len(f.Args))
	if len(args) > 0 {
		b, err := in.space.Slice(s[2], uint64(len(args))*8)
		if err != nil {
			return err
		}
		for i := range args {
			args[i] = binary.LittleEndian.Uint64(b[8*i:])
		}
	}
	if !in.acc.OnDevice {
		_, err := in.call(f.Name, args...)
		return err
	}
	host, err := p.reversed.get(p)
	if err != nil {
		return err
	}
	defer p.reversed.put(host)
	if strand := in.watched.strand; strand != nil {
		host.follow(strand)
		defer in.follow(strand)
	}
	if _, err = host.call(f.Name, args...); err != nil {
		return &hostFault{err}
	}
	return nil
}

var errForHost = errors.New("a directive for the host cannot be called in device code")

// parentCalls are the calls of data actions in code of a device, which are about its parent, the host.
var parentCalls = map[string]func(in *instance, s []uint64) error{
	offloadtorun.FnOpen: func(in *instance, s []uint64) error {
		if i32(s[1]) != offloadtorun.ParentDevice {
			return errForHost
		}
		p := in.p
		if in.parent == nil {
			var guard func(r device.Range, usable bool)
			if p.races != nil {
				guard = p.races.usable
			}
			in.parent = p.platform.Devices()[in.number].Parent(func(size uint64) (device.Range, bool) {
				at, ok := p.heap.Alloc(size, device.Alignment)
				return device.Range{Addr: at, Size: size}, ok
			}, guard)
		}
		in.actions = in.parent.Begin(p.site(int(i32(s[0]))))
		s[0] = 0
		return nil
	},
	offloadtorun.FnClose: func(in *instance, _ []uint64) error {
		if in.actions == nil {
			return errForHost
		}
		c := in.actions
		in.actions = nil
		return c.End()
	},
	offloadtorun.FnEnter: func(in *instance, s []uint64) (err error) {
		if in.actions == nil {
			return errForHost
		}
		a := in.p.action(int(i32(s[0])), i32(s[2]), int64(s[6]))
		s[0], err = in.actions.Enter(entries[i32(s[1])], in.p.variable(s), a)
		return err
	},
	offloadtorun.FnExit: func(in *instance, s []uint64) error {
		if in.actions == nil {
			return errForHost
		}
		return in.actions.Exit(exits[i32(s[1])], in.p.variable(s), in.p.action(int(i32(s[0])), i32(s[2]), int64(s[6])))
	},
	offloadtorun.FnEnterRows: func(in *instance, s []uint64) error {
		if in.actions == nil {
			return errForHost
		}
		r, err := in.p.rowSection(s, in.space)
		s[0] = r.pointers.Addr
		if err == nil {
			s[0], err = r.enter(in.actions.Enter)
		}
		return err
	},
	offloadtorun.FnExitRows: func(in *instance, s []uint64) error {
		if in.actions == nil {
			return errForHost
		}
		r, err := in.p.rowSection(s, in.space)
		if err == nil {
			err = r.exit(in.actions.Exit)
		}
		return err
	},
}
