package run

import (
	"sync"

	"accc/backend/device"
	"accc/backend/icv"
	"accc/dialects/conversion/offloadtorun"
)

// A target is what a process keeps for the target constructs of OpenMP. The data actions of a construct are between open and
// close, where one thread holds the lock: they are one action for the others.
type target struct {
	mu sync.Mutex
	on *device.Device
	// construct is the one whose data actions are going on.
	construct *device.Construct
	// linked finds the memory of linked globals.
	linked func(r device.Range, d *device.Device) uint64
}

// offloading sets what environment variables say of the devices of OpenMP.
func (p *process) offloading() {
	s, _ := icv.Read(p.getenv, icv.Host, 1)
	p.platform.Offloading(map[icv.Offload]device.Offload{icv.OffloadMandatory: device.OffloadMandatory,
		icv.OffloadDisabled: device.OffloadDisabled}[s.Offload])
}

// open is the call that begins a construct, in the thread's task.
func (in *instance) open(p *process, s []uint64) error {
	switch i32(s[1]) {
	case offloadtorun.ParentDevice: // code of the host is its own parent: its data is where it is
		p.target.mu.Lock()
		p.target.on, p.target.construct, p.target.linked = p.platform.Host(), p.platform.Host().Begin(p.site(int(i32(s[0])))), p.linked
		s[0] = 0
		return nil
	case offloadtorun.NoDevice:
		s[1] = uint64(uint32(in.defaultTarget()))
	}
	return open(p, s)
}

// defaultTarget and setDefaultTarget are the device of constructs that name none, in the task at work.
func (in *instance) defaultTarget() int { return in.thread.Member().Data().DefaultDevice }

func (in *instance) setDefaultTarget(n int) {
	m := in.thread.Member()
	d := *m.Data()
	d.DefaultDevice = n
	m.SetData(d)
}

// open: (site, device, on) -> number.
func open(p *process, s []uint64) error {
	site, n, on := p.site(int(i32(s[0]))), i32(s[1]), i32(s[2])
	s[0] = uint64(uint32(0xFFFFFFFF))
	if on == 0 {
		return nil
	}
	d, err := p.platform.Target(int(n), site)
	if err != nil || d == p.platform.Host() {
		return err
	}
	p.target.mu.Lock()
	p.target.on, p.target.construct, p.target.linked = d, d.Begin(site), p.linked
	s[0] = uint64(uint32(d.Number()))
	return nil
}

func closeTarget(p *process, _ []uint64) error {
	err := p.target.construct.End()
	p.target.mu.Unlock()
	return err
}

// leave ends the construct if an action of it has failed.
func (t *target) leave(err error) error {
	if err != nil {
		t.mu.Unlock()
	}
	return err
}

func (t *target) enter(c device.Clause, v device.Var, a device.Action) (uint64, error) {
	if a.At == 0 {
		a.At = t.linked(v.Range, t.on)
	}
	addr, err := t.construct.Enter(c, v, a)
	return addr, t.leave(err)
}

func (t *target) exit(c device.Clause, v device.Var, a device.Action) error {
	return t.leave(t.construct.Exit(c, v, a))
}

func (t *target) update(dir device.Direction, v device.Var, a device.Action) error {
	return t.leave(t.construct.Update(dir, v, a))
}
