package run

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"sync"
	"time"

	"accc/backend/budget"
	"accc/backend/check"
	"accc/backend/check/values"
	"accc/backend/device"
	"accc/backend/mpi"
	"accc/backend/run/libmpi"
	"accc/backend/wasm"
	"accc/dialects/arith"
	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/ir"

	"github.com/tetratelabs/wazero"
)

// MaxRanks is how many ranks a program has at most.
const MaxRanks = 1024

// DefaultEager is the most bytes of a message that its send does not wait with: that of Open MPI's shared memory.
const DefaultEager = 4096

// fnMessage (number) is called before a call of MPI: the place is Image.messages[number].
const fnMessage = "__accc_message"

// placeMessages inserts the calls that say where the program calls MPI.
func (im *Image) placeMessages(module *ir.Op) {
	known := map[location]int{}
	ir.Walk(module, func(o *ir.Op) bool {
		s, ok := o.Attr("callee").(*ir.SymbolRefAttr)
		if !ok || !o.Is(fn.Call) && !o.Is(llvm.Call) || libmpi.Lookup(s.Root) == nil {
			return true
		}
		if f := ir.SymbolIn(module, s.Root); f != nil && f.NumRegions() > 0 && !f.Region(0).Empty() {
			return true // the program's own, around the library's
		}
		var at location
		if f := ir.File(o.Loc); f != nil {
			at = location{f.File, f.Line, f.Col}
		}
		n, ok := known[at]
		if !ok {
			n = len(im.messages)
			known[at] = n
			im.messages = append(im.messages, at)
		}
		b := ir.Before(o)
		b.Loc = o.Loc
		watchCall(b, fnMessage, arith.Int(b, ir.I32(), int64(n)))
		return true
	})
	if len(im.messages) > 0 {
		declareWatch(module, fnMessage, "i")
	}
}

// A job is the ranks of a program.
type job struct {
	world  *mpi.World
	cache  wazero.CompilationCache
	report check.Report
	start  time.Time
	ranks  int
	output sync.Mutex

	processes []*process // of the ranks
	stopping  sync.Mutex // taken by what ends the job from outside
}

// A jobRank is one rank of a job.
type jobRank struct {
	job  *job
	rank *mpi.Rank
}

// endGrace is how long the end of a job waits for ranks that compute.
const endGrace = time.Second

// runRanks runs the program as several processes within this one: each has memories, devices and libraries of its own.
func (im *Image) runRanks(opts Options) (status int, err error) {
	n := max(opts.Ranks, 1)
	if opts.Eager < 0 {
		opts.Eager = DefaultEager
	}
	j := &job{cache: wazero.NewCompilationCache(), start: time.Now(), ranks: n}
	j.report.Found = opts.Found
	if opts.Found == nil {
		j.report.Found = func(f check.Finding) { fmt.Fprint(opts.Stderr, f.FaultText()) }
	}
	j.world = mpi.New(mpi.Config{Ranks: n, Eager: opts.Eager, Budget: budget.New((opts.Memory + opts.Own) / 2), Seed: opts.Seed, Found: func(f check.Finding) { j.report.Add(f) }})
	if n > 1 {
		makeRoom(n)
	}
	type end struct {
		status int
		err    error
	}
	ends := make(chan end, n)
	j.processes = make([]*process, n)
	for i := range n {
		o := opts
		out, errs := &lines{to: opts.Stdout, mu: &j.output}, &lines{to: opts.Stderr, mu: &j.output}
		if n > 1 {
			o.Stdout, o.Stderr = out, errs
			if opts.Label {
				out.label, errs.label = fmt.Sprintf("[%d] ", i), fmt.Sprintf("[%d] ", i)
			}
			if i > 0 {
				o.Stdin, o.Timeout = nil, 0
			}
		}
		o.Found = func(f check.Finding) {
			if n > 1 {
				f.Notes = append(f.Notes[:len(f.Notes):len(f.Notes)], fmt.Sprintf("in rank %d", i))
			}
			j.report.Add(f)
		}
		if opts.Observer != nil {
			o.Observer = rankObserver{opts.Observer, i}
		}
		p := im.process(o)
		p.member = &jobRank{j, j.world.Rank(i)}
		j.processes[i] = p
	}
	if n > 1 { // the code is compiled once
		if err := j.processes[0].precompile(); err != nil {
			return 0, err
		}
	}
	for _, p := range j.processes {
		go func() {
			status, err := p.member.run(p)
			p.flushLines()
			ends <- end{status, err}
		}()
	}
	left := n
	stopped := j.world.Stopped()
	var late <-chan time.Time
	for left > 0 {
		select {
		case e := <-ends:
			left--
			if e.err != nil && err == nil {
				err = e.err
			}
			if e.status != 0 && status == 0 {
				status = e.status
			}
			continue
		case <-stopped:
			stopped, late = nil, time.After(endGrace)
			continue
		case <-late:
		}
		break
	}
	if why := j.world.Why(); why != nil && why.Status != 0 {
		status = why.Status
	}
	if left == 0 {
		for _, p := range j.processes {
			p.close()
		}
		_ = j.cache.Close(context.Background())
	}
	if status == 0 && j.report.Failed() {
		status = statusFound
	}
	return status, err
}

// A rankObserver is told of the events of one rank.
type rankObserver struct {
	to   device.Observer
	rank int
}

func (r rankObserver) Event(e device.Event) {
	e.Rank = r.rank
	r.to.Event(e)
}

// precompile puts the code into the cache that the ranks share.
func (p *process) precompile() error {
	p.newEngine()
	defer p.engine.close()
	if _, err := p.engine.prepare(p.image.host); err != nil {
		return fmt.Errorf("internal error: the compiled host code is not valid: %w", err)
	}
	return nil
}

// run runs a rank to its end, which may be that of all.
func (m *jobRank) run(p *process) (status int, err error) {
	defer m.rank.Leave()
	defer func() {
		if r := recover(); r != nil {
			s, ok := r.(*mpi.Stopped)
			if !ok {
				panic(r)
			}
			status = s.Status
		}
	}()
	m.rank.Start()
	status, err = p.execute()
	switch {
	case err != nil:
		m.job.world.Stop(1)
	case p.mpi == nil || p.mpi.Finalized():
	default:
		if m.job.world.Why() == nil && !p.report.Failed() {
			m.job.report.Add(check.Finding{Code: check.MessageError, Kind: check.Message, Level: check.Fatal,
				Message: fmt.Sprintf("rank %d has ended with status %d and without MPI_Finalize, which ends all ranks", m.rank.Number(), status)})
			if status == 0 {
				status = statusFound
			}
		}
		m.job.world.Stop(status)
	}
	return status, err
}

// endedByRanks is the status of a program that a call of MPI has ended, or another rank.
func (p *process) endedByRanks(err error) (status int, ok bool) {
	var stopped *mpi.Stopped
	var fault *libmpi.Fault
	var abort *libmpi.Abort
	switch {
	case errors.As(err, &stopped):
		_ = p.flush()
		return stopped.Status, true
	case errors.As(err, &fault):
		_ = p.flush()
		p.report.Add(fault.Finding)
		return statusFault, true
	case errors.As(err, &abort):
		_ = p.flush()
		p.report.Add(check.Finding{Code: check.MessageError, Kind: check.Message, Level: check.Fatal, First: abort.Call.Place,
			Message: fmt.Sprintf("the program called MPI_Abort with the error code %d", abort.Code)})
		if status = abort.Code & 0xff; status == 0 {
			status = statusFound
		}
		return status, true
	}
	return 0, false
}

// makeMessages makes the library for MPI of a rank.
func (p *process) makeMessages() {
	if p.member == nil || len(p.image.messages) == 0 {
		return
	}
	symbols := map[string]uint64{}
	for _, name := range libmpi.Sentinels() {
		if s, ok := p.hostCode.Symbols[name]; ok {
			symbols[name] = s.Addr | p.host.tag
		}
	}
	p.mpi = libmpi.New(p.member.rank, libmpi.Config{Memory: messageMemory{p}, Start: p.member.job.start, Symbols: symbols,
		Alloc: func(size uint64) uint64 {
			at, _ := p.heap.Alloc(size, 16)
			return at
		},
		Free: p.heap.Free, Budget: p.opts.budget, Leaks: p.opts.Check != 0 || p.opts.Verbose, Found: func(f check.Finding) { p.report.Add(f) }})
}

// joinMessages lets an instance of the host call MPI.
func (in *instance) joinMessages() {
	p := in.p
	if p.mpi == nil || in.space != p.host {
		return
	}
	in.mpi = p.mpi.Env()
	in.mpi.Call = in.callForMessages
	in.mpi.Alone = func() bool {
		if in.thread == nil {
			return true
		}
		_, active := in.thread.Member().Levels()
		return active == 0
	}
	if p.values == nil && p.races == nil {
		return
	}
	in.mpi.Read = func(addr, size uint64) { in.message(addr, size, false) }
	in.mpi.Wrote = func(addr, size uint64) { in.message(addr, size, true) }
	if w := p.values; w != nil {
		in.mpi.Lend = func(addr, size uint64, write bool, by mpi.Call) func() {
			return w.lend(in.messageSide(addr), addr, size, write, by.Name, by.Place)
		}
	}
}

// messageSide is the side of a buffer.
func (in *instance) messageSide(addr uint64) int {
	if d, ok := in.p.deviceOf(addr); ok {
		return d
	}
	return values.Host
}

// callForMessages calls a function of the program with as many of the arguments as it takes: an error handler may have variable arguments,
// of which there are none.
func (in *instance) callForMessages(fn uint64, args ...uint64) uint64 {
	if f := in.mod.function(fmt.Sprintf("%s_%d", wasm.TableExport, fn)); f != nil {
		n := len(f.params())
		args = append(args, make([]uint64, max(n-len(args), 0))...)[:n]
	}
	return in.callback(fn, args...)
}

// message tells the detectors that MPI accesses memory, which may be that of a device.
func (in *instance) message(addr, size uint64, write bool) {
	on := in.messageSide(addr)
	if on == values.Host {
		in.accesses(addr, size, write)
	}
	w := in.p.values
	if w == nil {
		return
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	w.useSite(on, addr, size, int(in.watched.place), write)
	if write {
		w.d.Write(on, addr, size, in.watched.place)
	} else {
		w.d.Read(on, addr, size, in.watched.place)
	}
}

// messageCall is a call of MPI, or the call before it that says where it is.
func (in *instance) messageCall(name string, onDevice bool) func(ctx, []uint64) {
	if name == fnMessage {
		return func(_ ctx, s []uint64) {
			if in.mpi != nil {
				at := in.p.image.messages[uint32(s[0])]
				in.mpi.Place = check.Place{File: at.File, Line: at.Line, Column: at.Col}
			}
		}
	}
	if onDevice || in.mpi == nil {
		return in.forbidden(name)
	}
	f := libmpi.Lookup(name)
	return func(_ ctx, s []uint64) {
		if len(s) == 0 {
			s = make([]uint64, 1)
		}
		f.Invoke(in.mpi, s)
	}
}

// messageMemory is what buffers of a rank are in: its host memory, and that of its devices.
type messageMemory struct{ p *process }

// deviceOf is the number of the device that an address is of.
func (p *process) deviceOf(addr uint64) (number int, ok bool) {
	n := int(addr >> 32)
	return n, addr&(1<<31) != 0 && n < len(p.devices)
}

func (m messageMemory) Slice(addr, n uint64) ([]byte, error) {
	d, ok := m.p.deviceOf(addr)
	switch {
	case !ok:
		return m.p.host.Slice(addr, n)
	case m.p.opts.HostMessages:
		return nil, fmt.Errorf("%#x is memory of a device, which --mpi=host cannot access", addr)
	}
	return m.p.devices[d].Slice(addr, n)
}

// lines passes on what a rank prints, whole lines at a time, so that those of several ranks are not mixed.
type lines struct {
	to      io.Writer
	mu      *sync.Mutex // of all ranks
	label   string
	pending []byte
}

// mostPending is how much of a line is held back.
const mostPending = 1 << 16

func (l *lines) Write(b []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.pending = append(l.pending, b...)
	end := bytes.LastIndexByte(l.pending, '\n') + 1
	if end == 0 && len(l.pending) < mostPending {
		return len(b), nil
	}
	if end == 0 {
		end = len(l.pending)
	}
	err := l.print(l.pending[:end])
	l.pending = append(l.pending[:0], l.pending[end:]...)
	return len(b), err
}

// Flush writes out an unfinished line.
func (l *lines) Flush() error {
	l.mu.Lock()
	defer l.mu.Unlock()
	if len(l.pending) == 0 {
		return nil
	}
	err := l.print(l.pending)
	l.pending = nil
	return err
}

// flushLines writes out the unfinished lines of a rank.
func (p *process) flushLines() {
	for _, w := range []io.Writer{p.opts.Stdout, p.opts.Stderr} {
		if l, ok := w.(*lines); ok {
			_ = l.Flush()
		}
	}
}

func (l *lines) print(b []byte) error {
	if l.label == "" {
		_, err := l.to.Write(b)
		return err
	}
	var out []byte
	for line := range bytes.Lines(b) {
		out = append(append(out, l.label...), line...)
	}
	_, err := l.to.Write(out)
	return err
}
