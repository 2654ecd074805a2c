package run

import (
	"encoding/binary"
	"errors"
	"fmt"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"accc/backend/check/race"
	"accc/backend/device"
	"accc/backend/team"
	"accc/dialects/conversion/offloadtorun"
)

// A stagedCopy is device memory with a firstprivate variable, which the next launch uses and frees.
type stagedCopy struct {
	dev  *device.Device
	addr uint64
}

// fixedArguments are the arguments of a kernel that precede the captured values.
const fixedArguments = 5

// partialsArgument is the one that is the address of what gangs have of reductions.
const partialsArgument = 4

// A launch is one run of a kernel.
type launch struct {
	p      *process
	kernel *offloadtorun.Kernel
	number int
	site   device.Site
	dev    *device.Device
	gangs  int64
	queue  int64        // [device.Sync], or the number of the queue
	args   []uint64     // the fixed ones and the captured values; the address is that of the first gang's partials
	stride uint64       // bytes of the partials of one gang
	free   []stagedCopy // when it is over
	team   *race.Team   // of its gangs; nil: nobody watches
	silent silence
}

// launchKernel starts a kernel and, unless it is asynchronous, waits for it.
func (in *instance) launchKernel(site int, number int, slots uint64, gangs, workers, vector int64, stride uint64, async, on int64) error {
	p := in.p
	in.calls()
	k := &p.image.program.Kernels[number]
	l := &launch{p: p, kernel: k, number: number, site: p.site(site), gangs: gangs, team: in.newTeam(gangs != 1, false)}
	l.dev, l.free, in.staged = p.platform.Current(), in.staged, nil
	if on >= 0 {
		l.dev = p.platform.Devices()[on]
	}
	switch {
	case gangs == 0:
		l.gangs = int64(p.opts.Gangs)
	case gangs < 0 && strings.HasPrefix(l.site.Directive, "target"):
		return &siteError{int(site), fmt.Errorf("the number of teams is %d: expected a positive number", gangs)}
	case gangs < 0 || gangs > MaxGangs:
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
		l.args[partialsArgument], l.stride = at, stride
	}
	queue := p.platform.Async(async)
	if queue != device.Sync {
		l.team = nil // made when its turn comes
	}
	l.queue = queue
	l.findSilent(in)
	in.working = l
	defer func() { in.working = nil }()
	if p.profiler != nil {
		return p.profiler.launchQueued(l, queue, func() error { return l.dev.Run(queue, l.site, l.run) })
	}
	run := l.run
	if queue != device.Sync {
		run = func() error { // the launching thread goes on
			p.world.Enter()
			defer p.world.Leave()
			return l.run()
		}
	}
	return l.dev.Run(queue, l.site, run)
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
	if l.p.values != nil {
		l.p.values.Wrote(l.dev, at, size)
	}
	l.free = append(l.free, stagedCopy{l.dev, at})
	return at, nil
}

// run runs all gangs, then what folds their partial values.
func (l *launch) run() error {
	event := device.Event{Site: l.site, Var: l.kernel.Name, Queue: l.queue, Gangs: l.gangs}
	l.dev.Tell(device.EventLaunch, event)
	if l.team == nil && l.p.races != nil {
		l.team = l.p.races.queued(l.gangs > 1)
	}
	if l.team != nil {
		if l.team.About = l.site; !strings.HasPrefix(l.site.Directive, "target") {
			l.team.Word = "gang"
		}
	}
	err := l.all()
	if err == nil && l.kernel.Combine != "" {
		err = l.combine()
	}
	if err == nil {
		err = l.dev.Intact(l.args[fixedArguments:], l.site)
	}
	l.dev.Tell(device.EventDone, event)
	for _, s := range l.free {
		if e := l.p.unstage(s, l.site); err == nil {
			err = e
		}
	}
	return err
}

func (p *process) unstage(s stagedCopy, site device.Site) error {
	if s.dev.Shared() {
		return p.heap.Free(s.addr)
	}
	return s.dev.Free(s.addr, site)
}

func (l *launch) pool() *pool { return l.p.pools[l.dev.Number()] }

// What is known of a kernel from its last launches.
type habits struct {
	lasted atomic.Int64 // nanoseconds that its gangs took
	alone  atomic.Int64 // the same of the last launch, if they ran on the core of the thread that launched; 0: they did not
	plain  atomic.Int64 // the time of its plain form on one core, to that of the other on all of them, in percent; 0: not known
	times  atomic.Int64 // how often it ran
}

const (
	// waking is what it costs to wake another core: less work than that is not worth it.
	waking = 8 * time.Microsecond
	// long is how long a kernel takes that is given to all cores at once.
	long = 200 * time.Microsecond
	// forget is the number of launches after which forms of a kernel are compared again.
	forget = 256
)

// A try is a part of the gangs that this core runs before it is decided whether others help with the rest: they do if it takes
// that much time.
type try struct {
	part int64 // one of so many, with those before
	much time.Duration
}

// A few gangs tell whether there is much to do, more of them whether there is little. A short kernel is expected to be as short again.
// The core that launches pays for waking another one, too.
var (
	tries      = []try{{32, 16 * waking}, {8, 2 * waking}, {1, 0}}
	shortTries = []try{{4, 3 * waking}, {1, 0}}
)

// all runs the gangs: some on this core, to see how long they take, and the others on as many as are free, unless they are done
// here before these are awake or, where updates are atomic, earlier than there.
func (l *launch) all() error {
	if l.gangs == 1 || l.p.opts.Workers == 1 {
		return l.alone(0, l.gangs)
	}
	h := &l.p.habits[l.number]
	start := time.Now()
	next := int64(0) // the first gang that has not run
	if h.lasted.Load() < int64(long) {
		list := tries
		if alone := h.alone.Load(); alone > 0 && alone < int64(3*waking) {
			list = shortTries
		}
		err := l.here(func(run func(first, end int64) error) error {
			for _, try := range list {
				first := next
				next = (l.gangs + try.part - 1) / try.part
				if err := run(first, next); err != nil {
					return err
				}
				if time.Since(start)*time.Duration(l.gangs-next) >= try.much*time.Duration(next) {
					return nil
				}
			}
			return nil
		})
		if err != nil || next == l.gangs {
			h.alone.Store(int64(time.Since(start)))
			return err
		}
	}
	h.alone.Store(0)
	err := l.rest(h, next)
	h.lasted.Store(int64(time.Since(start)))
	return err
}

// rest runs the gangs from next on.
func (l *launch) rest(h *habits, next int64) error {
	if l.plain() == "" {
		return l.wide(next, l.gangs)
	}
	if times := h.times.Add(1); h.plain.Load() == 0 || times%forget == 0 {
		timed := func(f func(first, end int64) error, n int64) (time.Duration, error) {
			start, first := time.Now(), next
			next = min(next+n, l.gangs)
			err := f(first, next)
			return time.Since(start), err
		}
		n, workers := max(l.gangs/64, 1), int64(l.p.opts.Workers)
		one, err := timed(l.alone, n)
		if err != nil {
			return err
		}
		several, err := timed(l.wide, n*workers)
		if err != nil {
			return err
		}
		if several > waking {
			h.plain.Store(max(1, int64(one)*workers*100/int64(several)))
		}
	}
	if p := h.plain.Load(); p > 0 && p < 100 {
		return l.alone(next, l.gangs)
	}
	return l.wide(next, l.gangs)
}

// plain is the name of the plain form of the kernel; "" when it has none or may not use it.
func (l *launch) plain() string {
	if l.p.races != nil || l.p.opts.Mode == Shared && l.p.image.program.HostAtomics {
		return ""
	}
	return l.kernel.Plain
}

// alone runs the gangs from first to before end on this core.
func (l *launch) alone(first, end int64) error {
	return l.here(func(run func(first, end int64) error) error { return run(first, end) })
}

// here calls f with what runs gangs on this core, in the plain form if no other kernel with atomic updates runs.
func (l *launch) here(f func(run func(first, end int64) error) error) error {
	slot, name := l.number, l.kernel.Name
	do := func() error {
		return l.with(func(in *instance) error {
			return f(func(first, end int64) error { return l.several(in, first, end, slot, name) })
		})
	}
	if l.plain() == "" || !l.lock().TryLock() {
		return l.guarded(do)
	}
	defer l.lock().Unlock()
	slot, name = l.number+2*len(l.p.image.program.Kernels), l.plain()
	return do()
}

// guarded keeps plain forms of kernels from running at the same time as f.
func (l *launch) guarded(f func() error) error {
	if l.kernel.Plain != "" {
		l.lock().RLock()
		defer l.lock().RUnlock()
	}
	return f()
}

// lock is held by those who may change the memory of the device with plain instructions alone; others that have atomic ones share it.
func (l *launch) lock() *sync.RWMutex {
	if l.p.opts.Mode == Shared {
		return &l.p.pools[0].plain
	}
	return &l.pool().plain
}

// wide runs gangs on as many cores as are free.
func (l *launch) wide(from, to int64) error {
	return l.guarded(func() error { return l.spread(from, to) })
}

func (l *launch) spread(from, to int64) error {
	workers := max(1, min(int64(l.p.opts.Workers), to-from))
	some := max(1, (to-from)/(8*workers)) // gangs at once
	var next atomic.Int64
	next.Store(from)
	var failed atomic.Bool
	var once sync.Once
	var first error
	work := func() {
		err := l.with(func(in *instance) error {
			for !failed.Load() {
				g := next.Add(some) - some
				if g >= to {
					return nil
				}
				if err := l.several(in, g, min(g+some, to), l.number, l.kernel.Name); err != nil {
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
	// Each goroutine counts as one that executes the program. The last one to end hands this on to the thread that launched.
	var left atomic.Int64
	left.Store(workers)
	counted := func() {
		work()
		if left.Add(-1) > 0 {
			l.p.world.Leave()
		}
	}
	var wg sync.WaitGroup
	for range workers - 1 {
		l.p.world.Enter()
		wg.Go(counted)
	}
	counted()
	wg.Wait()
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

// combine folds the results of the gangs, with plain instructions: no kernel that updates the same variables atomically may run
// beside it, since what a kernel only updates is made a reduction.
func (l *launch) combine() error {
	l.lock().Lock()
	defer l.lock().Unlock()
	return l.with(func(in *instance) error {
		in.stack = append(in.stack[:0], uint64(l.gangs), l.stride, l.args[partialsArgument])
		in.follow(nil) // after all gangs
		if err := l.call(in, l.number+len(l.p.image.program.Kernels), l.kernel.Combine, ""); err != nil {
			return &fault{err: err, launch: l}
		}
		return nil
	})
}

// several runs the gangs from first to before end, one after the other, in the form of the kernel whose function is in a slot.
func (l *launch) several(in *instance, first, end int64, slot int, name string) error {
	in.launch = l
	in.stack = append(in.stack[:0], uint64(uint32(first)), uint64(uint32(end)), l.stride, in.note)
	in.stack = append(in.stack, l.args...)
	if err := l.call(in, slot, name, driverSuffix); err != nil {
		return in.inGang(err)
	}
	return nil
}

// inGang is an error of the gang that the instance executes.
func (in *instance) inGang(err error) error {
	if errors.Is(err, team.ErrEnded) {
		in.stopped = err
	}
	gang := int64(0)
	if b, e := in.space.Slice(in.note, 4); e == nil {
		gang = int64(int32(binary.LittleEndian.Uint32(b)))
	}
	return &fault{err: err, launch: in.launch, gang: gang}
}

// call calls the function in a slot of the instance, which is called name and suffix, with the arguments on the stack.
func (l *launch) call(in *instance, slot int, name, suffix string) error {
	f := in.kernels[slot]
	if f == nil {
		f = in.mod.function(name + suffix)
		in.kernels[slot] = f
	}
	return f.call(in.stack)
}
