package run

import (
	"encoding/binary"
	"fmt"
	"sync"
	"sync/atomic"
	"time"

	"accc/backend/device"
	"accc/dialects/conversion/acctorun"

	wasmapi "github.com/tetratelabs/wazero/api"
)

// A staged is a copy of a firstprivate variable that the next launch uses and frees.
type staged struct {
	dev  *device.Device
	addr uint64
}

// fixedArguments are the arguments of a kernel in front of the captured values.
const fixedArguments = 5

// A launch is one run of a kernel.
type launch struct {
	p      *process
	kernel *acctorun.Kernel
	number int
	site   device.Site
	dev    *device.Device
	gangs  int64
	args   []uint64 // the fixed ones and the captured values; the address is that of the first gang's partials
	stride uint64   // bytes of the partials of one gang
	free   []staged // when it is over
}

// launch starts a kernel and, unless it is asynchronous, waits for it.
func (p *process) launch(site int, number int, slots uint64, gangs, workers, vector int64, stride uint64, async int64) error {
	k := &p.image.program.Kernels[number]
	l := &launch{p: p, kernel: k, number: number, site: p.site(site), dev: p.platform.Current(), gangs: gangs, free: p.staged}
	p.staged = nil
	switch {
	case gangs == 0:
		l.gangs = int64(p.opts.Gangs)
	case gangs < 0:
		return &device.Error{Kind: device.InvalidArgument, Site: l.site, Var: "num_gangs", Detail: fmt.Sprintf("it is %d", gangs)}
	}
	l.args = make([]uint64, fixedArguments+len(k.Args))
	if len(k.Args) > 0 {
		b, err := p.host.Slice(slots, uint64(len(k.Args))*8)
		if err != nil {
			return err
		}
		for i := range k.Args {
			l.args[fixedArguments+i] = binary.LittleEndian.Uint64(b[8*i:])
		}
	}
	l.args[1], l.args[2], l.args[3] = uint64(l.gangs), uint64(uint32(workers)), uint64(uint32(vector))
	if stride > 0 {
		at, err := l.room(stride * uint64(l.gangs))
		if err != nil {
			return err
		}
		l.args[4], l.stride = at, stride
	}
	return l.dev.Run(p.platform.Async(async), l.site, l.run)
}

// room takes memory on the device for the time of the launch.
func (l *launch) room(size uint64) (uint64, error) {
	var at uint64
	if l.dev.Shared() {
		at, _ = l.p.heap.Alloc(size, 16)
	} else {
		at = l.dev.Malloc(size, l.site)
	}
	if at == 0 {
		return 0, &device.Error{Kind: device.OutOfMemory, Site: l.site, Var: "the data of the kernel itself", Range: device.Range{Size: size}}
	}
	l.free = append(l.free, staged{l.dev, at})
	return at, nil
}

// run runs all gangs, then what folds their partial values.
func (l *launch) run() error {
	event := device.Event{Site: l.site, Var: l.kernel.Name, Queue: device.Sync}
	l.dev.Tell(device.EventLaunch, event)
	err := l.all()
	if err == nil && l.kernel.Combine != "" {
		err = l.combine()
	}
	l.dev.Tell(device.EventDone, event)
	for _, s := range l.free {
		if e := l.p.unstage(s, l.site); err == nil {
			err = e
		}
	}
	return err
}

func (p *process) unstage(s staged, site device.Site) error {
	if s.dev.Shared() {
		return p.heap.Free(s.addr)
	}
	return s.dev.Free(s.addr, site)
}

func (l *launch) pool() *pool { return l.p.pools[l.dev.Number()] }

// quick is the time below which a kernel is not worth a second core: waking it takes as long.
const quick = 4 * time.Microsecond

// all runs the gangs on as many cores as are free. A kernel that took no time when it ran last runs on one.
func (l *launch) all() error {
	last := &l.p.lasted[l.number]
	if l.gangs == 1 || l.p.opts.Workers == 1 || time.Duration(last.Load()) < quick && last.Load() > 0 {
		start := time.Now()
		err := l.with(func(in *instance) error { return l.several(in, 0, l.gangs) })
		last.Store(int64(time.Since(start)))
		return err
	}
	start := time.Now()
	workers := min(int64(l.p.opts.Workers), l.gangs)
	some := max(1, l.gangs/(8*workers)) // gangs at once
	var next atomic.Int64
	var failed atomic.Bool
	var once sync.Once
	var first error
	work := func() {
		err := l.with(func(in *instance) error {
			for !failed.Load() {
				g := next.Add(some) - some
				if g >= l.gangs {
					return nil
				}
				if err := l.several(in, g, min(g+some, l.gangs)); err != nil {
					return err
				}
			}
			return nil
		})
		if err != nil {
			failed.Store(true)
			once.Do(func() { first = err })
		}
	}
	var wg sync.WaitGroup
	for range workers - 1 {
		wg.Go(work)
	}
	work()
	wg.Wait()
	last.Store(int64(time.Since(start)) * workers)
	return first
}

func (l *launch) with(f func(in *instance) error) error {
	in, err := l.pool().get()
	if err != nil {
		return err
	}
	defer l.pool().put(in)
	return f(in)
}

func (l *launch) combine() error {
	return l.with(func(in *instance) error {
		in.stack = append(in.stack[:0], uint64(l.gangs), l.stride, l.args[4])
		if err := l.call(in, l.number+len(l.p.image.program.Kernels), l.kernel.Combine); err != nil {
			return &fault{err: err, launch: l}
		}
		return nil
	})
}

// several runs the gangs from first to before end, one after the other.
func (l *launch) several(in *instance, first, end int64) error {
	in.stack = append(in.stack[:0], uint64(uint32(first)), uint64(uint32(end)), l.stride, in.note)
	in.stack = append(in.stack, l.args...)
	err := l.call(in, l.number, l.kernel.Name+driverSuffix)
	if err != nil {
		gang := first
		if b, e := l.pool().space.Slice(in.note, 4); e == nil {
			gang = int64(int32(binary.LittleEndian.Uint32(b)))
		}
		return &fault{err: err, launch: l, gang: gang}
	}
	return nil
}

// call calls the function in a slot of the instance with the arguments on the stack.
func (l *launch) call(in *instance, slot int, name string) error {
	return in.kernel(slot, name).CallWithStack(l.p.ctx, in.stack)
}

// kernel is the function of a slot.
func (in *instance) kernel(slot int, name string) wasmapi.Function {
	f := in.kernels[slot]
	if f == nil {
		f = in.mod.ExportedFunction(name)
		in.kernels[slot] = f
	}
	return f
}
