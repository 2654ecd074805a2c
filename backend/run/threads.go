package run

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"runtime"
	"strings"
	"sync/atomic"
	"time"
	"unsafe"

	"accc/backend/check/race"
	"accc/backend/device"
	"accc/backend/icv"
	"accc/backend/run/libc"
	"accc/backend/team"
	"accc/dialects/conversion/offloadtorun"

	wasmapi "github.com/tetratelabs/wazero/api"
)

// MaxThreads is how many threads the host has at most.
const MaxThreads = 1024

// Stacks of threads are parts of the host's heap, of which only what is touched takes room. The first threads get more.
const (
	stackOfFew  = 8 << 20
	stackOfSome = 2 << 20
	stackOfMany = 256 << 10

	stackOnDevice = 1 << 20
	few           = 16
	some          = 64
	minStack      = 16 << 10
)

// grace is how long the end of a program waits for threads that compute.
const grace = time.Second / 4

// threaded reports whether the program may have several threads.
func (p *process) threaded() bool {
	return len(p.image.program.Teams) > 0 || len(p.image.program.Tasks) > 0
}

// makeThreads makes the world of threads, and the host's side of it.
func (p *process) makeThreads() {
	settings, warnings := icv.Read(p.getenv, icv.Host, cores)
	for _, w := range warnings {
		fmt.Fprintf(p.opts.Stderr, "warning: %s\n", w)
	}
	if settings.Show != icv.ShowNothing {
		settings.Display(p.opts.Stderr)
	}
	p.world = team.New(team.Config{Seed: p.opts.Seed, Threads: p.opts.Threads, Site: func(site int) string {
		if site < 0 {
			return ""
		}
		return p.site(site).String()
	}})
	if p.threaded() {
		makeRoom(min(max(settings.Data.Threads[0], usualThreads), MaxThreads))
	}
	most := MaxThreads - 1
	if s := int64(settings.StackSize); s > 0 {
		most = int(min(int64(most), p.opts.Memory/2/max(s, minStack)))
	} else if p.opts.Memory < MaxMemory {
		most = int(min(int64(most), p.opts.Memory/2/stackOfFew))
	}
	p.hostThreads = p.world.Side(p.watchedSide(team.SideConfig{Settings: settings, MostThreads: most, Attach: p.attach, Work: work, Run: runTask,
		Free: freeFrame, Counter: p.newCounter}))
}

// newCounter makes a counter of loops in a cache line of its own.
func (p *process) newCounter() *team.Counter {
	const line = 64
	at, ok := p.heap.Alloc(line, line)
	if !ok {
		return nil
	}
	b, err := p.host.Slice(at, line)
	if err != nil {
		return nil
	}
	c := &team.Counter{At: (*atomic.Int64)(unsafe.Pointer(&b[0])), Address: at}
	c.At.Store(0)
	return c
}

// attach makes the instance of a new thread of the host.
func (p *process) attach(t *team.Thread) error {
	p.attaching.Lock()
	defer p.attaching.Unlock()
	size := p.hostThreads.Settings().StackSize
	switch {
	case size > 0:
		size = max(roundUp(size, 16), minStack)
	case p.attached < few:
		size = stackOfFew
	case p.attached < some:
		size = stackOfSome
	default:
		size = stackOfMany
	}
	at, ok := p.heap.Alloc(size, 16)
	if !ok {
		return fmt.Errorf("there is no room for the stack of a thread, %d bytes", size)
	}
	in, err := p.instantiate(p.compiled.host, p.hostCode, p.host, at, at+size&^15, 0, false)
	if err != nil {
		return err
	}
	p.attached++
	makeRoom(p.attached + 1)
	in.join(t)
	return nil
}

// teamOnDevice is the size of a team on a device for which nobody says anything, and mostOnDevice the most threads that a team of a
// league has there. They do not depend on the machine.
const (
	teamOnDevice = 8
	mostOnDevice = 256
)

// makeSide makes the side of a device's threads.
func (l *pool) makeSide() {
	p := l.p
	settings, warnings := icv.Read(p.getenv, l.number, cores)
	for _, w := range warnings {
		if name, _, _ := strings.Cut(w, ":"); strings.Contains(name, "_DEV") { // the others are the host's, too
			fmt.Fprintf(p.opts.Stderr, "warning: %s\n", w)
		}
	}
	settings.Data.ThreadLimit = min(settings.Data.ThreadLimit, mostOnDevice)
	settings.Cancellation = p.hostThreads.Settings().Cancellation
	l.side = p.world.Side(p.watchedSide(team.SideConfig{Settings: settings, MostThreads: MaxThreads - 1, Default: teamOnDevice,
		Fewer: true, Attach: l.attach, Work: work, Run: runTask, Free: freeFrame}))
}

// attach makes the instance of a thread that a gang forks.
func (l *pool) attach(t *team.Thread) error {
	p := l.p
	p.attaching.Lock()
	defer p.attaching.Unlock()
	var at uint64
	if l.space == p.host {
		at, _ = p.heap.Alloc(stackOnDevice, 16)
	} else {
		at = p.platform.Devices()[l.number].Malloc(stackOnDevice, device.Site{Directive: "parallel"})
	}
	if at == 0 {
		return fmt.Errorf("there is no room on the device for the stack of a thread, %d bytes", stackOnDevice)
	}
	in, err := p.instantiate(p.compiled.device, p.devCode, l.space, at, at+stackOnDevice, l.number, true)
	if err != nil {
		return err
	}
	p.attached++
	makeRoom(p.attached + 1)
	in.join(t)
	return nil
}

// cores is how many threads make progress at the same time.
var cores = runtime.GOMAXPROCS(0)

// usualThreads is for how many threads there is room from the beginning.
const usualThreads = 8

// makeRoom lets so many threads execute compiled code. Go takes a processor away from such a thread only when it calls Go: without one of
// their own, threads would wait long while others compute, or wait in a loop for a variable that one of them changes. The
// system divides the cores among those that have one. Changing the number waits for all threads to call Go, so there are
// some to spare.
func makeRoom(threads int) {
	const spare = 2 // for the end of the program, and for devices
	if threads+spare > runtime.GOMAXPROCS(0) {
		runtime.GOMAXPROCS(2*threads + spare)
	}
}

// join makes the instance that of a thread.
func (in *instance) join(t *team.Thread) {
	in.thread = t
	in.env.Thread = t
	in.own()
	in.env.League = func() (place, size int) { return leagueOf(in.thread.Member()) }
	t.Local = in
}

// A region is what the threads of a team execute.
type region struct {
	number int // of the team function
	team   *race.Team
	args   []uint64
}

// work executes a region in a thread that did not fork it.
func work(m *team.Member, data any) (err error) {
	in, r := m.Thread().Local.(*instance), data.(*region)
	defer func() {
		// Go code of the library may have been called without compiled code around it.
		if e := recover(); e != nil {
			var ok bool
			if err, ok = e.(error); !ok {
				panic(e)
			}
		}
		if err != nil {
			err = in.located(err)
		}
	}()
	if in.teams == nil {
		in.teams = make([]function, len(in.p.image.program.Teams))
	}
	f := in.teams[r.number]
	if f == nil {
		f = in.mod.function(in.p.image.program.Teams[r.number].Name)
		in.teams[r.number] = f
	}
	in.allow(0)
	in.joinTeam(r.team, rankOf(m))
	in.stack = append(in.stack[:0], uint64(uint32(rankOf(m))), uint64(uint32(sizeOf(m))))
	in.stack = append(in.stack, r.args...)
	return f.call(in.stack)
}

// rankOf and sizeOf are what a team function gets: numbers of a league or of a team.
func rankOf(m *team.Member) int {
	rank, _ := placeOf(m)
	return rank
}

func sizeOf(m *team.Member) int {
	_, size := placeOf(m)
	return size
}

func placeOf(m *team.Member) (rank, size int) {
	if m.InitialOfLeague() {
		return m.League()
	}
	return m.Rank(), m.Size()
}

// A threadFault is what stopped a thread of a team.
type threadFault struct {
	err   error
	where string
}

func (f *threadFault) Error() string { return f.err.Error() }
func (f *threadFault) Unwrap() error { return f.err }

// located adds to an error which thread it is in.
func (in *instance) located(err error) error {
	var exit *libc.Exit
	if errors.Is(err, team.ErrEnded) {
		in.stopped = err
	}
	var f *threadFault
	m := in.thread.Member()
	if gang, ok := m.Initial().Local.(*instance); ok && gang.launch != nil {
		err = gang.inGang(err)
	}
	if m.Team().Site() < 0 || errors.As(err, &f) || errors.As(err, &exit) && !exit.Abort {
		return err
	}
	return &threadFault{err, m.Describe(func(site int) string { return in.p.site(site).String() })}
}

// concurrently runs the program in a goroutine of its own, and returns when any thread has ended it.
func (p *process) concurrently() error {
	done := make(chan error, 1) // why the program cannot be run at all
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		err, refused := p.program()
		if refused != nil {
			done <- refused
		}
		p.world.Stop(p.main.located(err))
	}()
	<-p.world.Stopped()
	select {
	case err := <-done:
		return &refusal{err}
	default:
	}
	left := make(chan struct{})
	go func() {
		p.world.Wait()
		<-ended
		close(left)
	}()
	select {
	case <-left:
	case <-time.After(grace):
		p.abandoned = true // a thread may go on and use its memory
	}
	return p.world.Err()
}

// threadFuncs are the calls about threads: what a thread of the program asks for, with the arguments on the stack, the first of which
// is replaced by the result.
var threadFuncs = map[string]func(in *instance, s []uint64) error{
	offloadtorun.FnFork: fork,
	offloadtorun.FnJoin: func(in *instance, s []uint64) error {
		in.thread.Join(int(i32(s[0])))
		in.own()
		in.allow(0)
		in.endTeam()
		return nil
	},
	offloadtorun.FnBarrier: func(in *instance, s []uint64) error {
		s[0] = bit(in.thread.Member().Barrier(int(i32(s[0]))))
		in.watch((*race.Strand).Barrier)
		return nil
	},
	offloadtorun.FnRank: member(func(m *team.Member, s []uint64) {
		n := m.Rank()
		if i32(s[0]) == offloadtorun.KindTeams {
			n, _ = leagueOf(m)
		}
		s[0] = uint64(uint32(n))
	}),
	offloadtorun.FnSize: member(func(m *team.Member, s []uint64) {
		n := m.Size()
		if i32(s[0]) == offloadtorun.KindTeams {
			_, n = leagueOf(m)
		}
		s[0] = uint64(uint32(n))
	}),
	offloadtorun.FnThreadLimit: func(in *instance, s []uint64) error {
		n := i32(s[1])
		if n < 1 {
			return in.at(s[0], fmt.Errorf("thread_limit is %d: expected a positive number", n))
		}
		s[0] = uint64(uint32(in.thread.Member().LimitThreads(int(n))))
		return nil
	},
	offloadtorun.FnLoop: func(in *instance, s []uint64) error {
		flags := i32(s[4])
		if chunk := int64(s[3]); chunk < 0 {
			return in.at(s[0], fmt.Errorf("the chunk size is %d: expected a positive number", chunk))
		}
		in.thread.Member().Loop(team.Loop{Site: int(i32(s[0])), Trip: int64(s[1]), Schedule: team.Schedule(i32(s[2])), Chunk: int64(s[3]),
			Ordered: flags&offloadtorun.LoopOrdered != 0, Doacross: flags&offloadtorun.LoopDoacross != 0})
		return nil
	},
	offloadtorun.FnNext: func(in *instance, s []uint64) error {
		from, end, ok := in.thread.Member().Next()
		at := s[0]
		if s[0] = bit(ok); !ok {
			return nil
		}
		b, err := in.space.Slice(at, 32)
		if err == nil {
			in.wrote(at, 32)
			binary.LittleEndian.PutUint64(b, uint64(from))
			binary.LittleEndian.PutUint64(b[8:], uint64(end))
			if counter, chunk, ok := in.thread.Member().Direct(); ok {
				binary.LittleEndian.PutUint64(b[16:], counter)
				binary.LittleEndian.PutUint64(b[24:], uint64(chunk))
			}
		}
		return err
	},
	offloadtorun.FnSingle:    member(func(m *team.Member, s []uint64) { s[0] = bit(m.Single(int(i32(s[0])))) }),
	offloadtorun.FnPublish:   member(func(m *team.Member, s []uint64) { m.Publish(s[0]) }),
	offloadtorun.FnPublished: member(func(m *team.Member, s []uint64) { s[0] = m.Published() }),
	offloadtorun.FnLock:      enterSection, offloadtorun.FnEnterSection: enterSection,
	offloadtorun.FnUnlock: leaveSection, offloadtorun.FnLeaveSection: leaveSection,
	offloadtorun.FnOrdered: func(in *instance, s []uint64) error {
		in.thread.Member().Ordered(int(i32(s[0])), int64(s[1]))
		in.watch((*race.Strand).Ordered)
		return nil
	},
	offloadtorun.FnOrderedEnd: func(in *instance, s []uint64) error {
		in.watch((*race.Strand).OrderedEnd)
		in.thread.Member().OrderedEnd(int64(s[1]))
		return nil
	},
	offloadtorun.FnPost: func(in *instance, s []uint64) error {
		b, err := in.vector(s)
		if err == nil {
			in.watch(func(s *race.Strand) { s.Post(string(b)) })
			in.thread.Member().Post(int64(binary.LittleEndian.Uint64(b)), b[8:])
		}
		return err
	},
	offloadtorun.FnAwait: func(in *instance, s []uint64) error {
		b, err := in.vector(s)
		if err == nil {
			in.thread.Member().Await(int(i32(s[0])), int64(binary.LittleEndian.Uint64(b)), b[8:])
			in.watch(func(s *race.Strand) { s.Await(string(b)) })
		}
		return err
	},
	offloadtorun.FnGather: gather,
	offloadtorun.FnGathered: func(in *instance, s []uint64) error {
		in.watched.quiet = false
		in.watch((*race.Strand).Leave)
		in.thread.Member().Gathered(i32(s[1]) == offloadtorun.KindTeams)
		return nil
	},
	offloadtorun.FnPause: func(in *instance, _ []uint64) error {
		in.thread.Pause()
		return nil
	},
	offloadtorun.FnThreadPrivate: threadPrivate,
	offloadtorun.FnReport:        report,
	offloadtorun.FnBelow: func(in *instance, s []uint64) error {
		expected := "a positive number"
		if least := int64(s[2]); least != 1 {
			expected = fmt.Sprintf("%d or more", least)
		}
		return in.at(s[0], fmt.Errorf("%s is %d: expected %s", in.p.image.program.Sites[i32(s[0])].Var, int64(s[1]), expected))
	},
	offloadtorun.FnReverse: reverse,
	offloadtorun.FnCancel: func(in *instance, s []uint64) error {
		in.allow(0) // what is cancelled begins no more tasks
		s[0] = bit(in.thread.Member().Cancel(team.Construct(i32(s[1])), i32(s[2]) != 0))
		return nil
	},
	offloadtorun.FnCancellationPoint: member(func(m *team.Member, s []uint64) {
		s[0] = bit(m.CancellationPoint(team.Construct(i32(s[1]))))
	}),
}

// leagueOf is the number of the team in its league, and how many there are: on a device, gangs.
func leagueOf(m *team.Member) (place, size int) {
	in := m.Initial().Local.(*instance)
	if in.launch == nil {
		return m.League()
	}
	b, err := in.space.Slice(in.note, 4)
	if err != nil {
		return 0, 1
	}
	return int(int32(binary.LittleEndian.Uint32(b))), int(in.launch.gangs)
}

// member makes a call of what needs nothing but the thread as a member of its team.
func member(f func(m *team.Member, s []uint64)) func(in *instance, s []uint64) error {
	return func(in *instance, s []uint64) error {
		f(in.thread.Member(), s)
		return nil
	}
}

func bit(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

// threadCall is an import that is about threads.
func (in *instance) threadCall(do func(in *instance, s []uint64) error) wasmapi.GoFunc {
	return func(_ ctx, s []uint64) {
		if len(s) == 0 {
			s = make([]uint64, 1)
		}
		if err := do(in, s); err != nil {
			in.p.fail(err)
		}
	}
}

// A siteError is an error at a directive.
type siteError struct {
	site int
	err  error
}

func (e *siteError) Error() string { return e.err.Error() }
func (e *siteError) Unwrap() error { return e.err }

// at makes an error one at the directive of a site.
func (in *instance) at(site uint64, err error) error {
	if err == nil {
		return nil
	}
	return &siteError{int(i32(site)), err}
}

// fork: (site, team function, slots, threads, kind, on, bind) -> size.
func fork(in *instance, s []uint64) error {
	number := int(i32(s[1]))
	n := len(in.p.image.program.Teams[number].Args)
	single := i32(s[5]) == 0 || i32(s[3]) == 1 // an if clause that is false, or a number of threads
	r := &region{number: number, team: in.newTeam(i32(s[4]) == offloadtorun.KindTeams, single)}
	if r.team != nil {
		r.team.About = in.p.site(int(i32(s[0])))
	}
	if n > 0 {
		b, err := in.space.Slice(s[2], uint64(n)*8)
		if err != nil {
			return err
		}
		r.args = make([]uint64, n)
		for i := range r.args {
			r.args[i] = binary.LittleEndian.Uint64(b[8*i:])
		}
	}
	request := team.Request{Site: int(i32(s[0])), Threads: int(i32(s[3])), League: i32(s[4]) == offloadtorun.KindTeams,
		On: i32(s[5]) != 0, Data: r}
	if request.League {
		request.Limit = int(i32(s[6]))
	}
	size, err := in.thread.Fork(request)
	if err == nil {
		in.own()
		in.allow(0)
		in.beginTeam(r.team)
	}
	err = in.at(s[0], err)
	s[0] = uint64(uint32(size))
	return err
}

// gather: (site, own copy, kind) -> the addresses of all copies, or null.
func gather(in *instance, s []uint64) error {
	all := in.thread.Member().Gather(int(i32(s[0])), s[1], i32(s[2]) == offloadtorun.KindTeams)
	if s[0] = 0; all == nil {
		return nil
	}
	// It reads what the others have left, and writes to the variables. Others may go on without a barrier, and the result of a thread
	// may be added while another one has not come so far.
	in.watched.quiet = true
	in.watch((*race.Strand).Alone)
	n := uint64(len(all)) * 8
	if in.listSize < n {
		if err := in.free(in.list); err != nil {
			return err
		}
		if in.list, in.listSize = in.alloc(n), n; in.list == 0 {
			return fmt.Errorf("there is no room for %d bytes", n)
		}
	}
	b, err := in.space.Slice(in.list, n)
	if err != nil {
		return err
	}
	for i, v := range all {
		binary.LittleEndian.PutUint64(b[8*i:], v)
	}
	s[0] = in.list
	return nil
}

// vector is the iteration that a source or sink names: (site, vector, n).
func (in *instance) vector(s []uint64) ([]byte, error) {
	return in.space.Slice(s[1], uint64(max(i32(s[2]), 1))*8)
}

// alloc and free are the heap of the side that the instance is on. What the runtime allocates it writes itself.
func (in *instance) alloc(size uint64) uint64 {
	at := in.fortranSide.Alloc(size)
	if at != 0 {
		in.wrote(at, size)
	}
	return at
}

// wrote tells the detector of old values that the runtime writes to memory of a device.
func (in *instance) wrote(addr, size uint64) {
	if v := in.p.values; v != nil && in.space != in.p.host {
		v.Wrote(in.p.platform.Devices()[in.number], addr, size)
	}
}

func (in *instance) free(addr uint64) error { return in.fortranSide.Free(addr) }

// threadPrivate: (site, variable, bytes) -> the thread's copy. The first thread has the variable itself.
func threadPrivate(in *instance, s []uint64) error {
	if in == in.p.main {
		in.keepPrivate(s[1], s[2])
		s[0] = s[1]
		return nil
	}
	if in.space != in.p.host {
		return errors.New("a threadprivate variable has no copies on the device")
	}
	at, ok := in.private[s[1]]
	if !ok {
		size := s[2]
		if size > math.MaxInt32 {
			return fmt.Errorf("a copy of %d bytes does not fit into memory", size)
		}
		if at = in.alloc(size); at == 0 {
			return fmt.Errorf("there is no room for a thread's copy of a variable of %d bytes", size)
		}
		b, err := in.space.Slice(at, size)
		if err != nil {
			return err
		}
		in.p.initialBytes(b, s[1])
		if in.private == nil {
			in.private = map[uint64]uint64{}
		}
		in.private[s[1]] = at
		in.keepPrivate(at, s[2])
	}
	s[0] = at
	return nil
}

// initialBytes are the bytes that the host's memory has at an address when the program starts.
func (p *process) initialBytes(b []byte, from uint64) {
	clear(b)
	end := from + uint64(len(b))
	for _, d := range p.hostCode.Data {
		if d.Addr < end && d.Addr+uint64(len(d.Bytes)) > from {
			if d.Addr >= from {
				copy(b[d.Addr-from:], d.Bytes)
			} else {
				copy(b, d.Bytes[from-d.Addr:])
			}
		}
	}
}
