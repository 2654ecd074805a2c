package run

import (
	"cmp"
	"encoding/gob"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"sync"
	"time"

	"accc/backend/budget"
	"accc/backend/check"
	"accc/backend/check/values"
	"accc/backend/wasm"
	"accc/dialects/conversion"
	"accc/dialects/conversion/acctooffload"
	"accc/dialects/conversion/jump"
	"accc/dialects/conversion/offloadtorun"
	"accc/dialects/conversion/omptooffload"
	"accc/dialects/conversion/reduce"
	"accc/ir"
)

// An Image is a compiled program. It can be run, more than once, and saved.
type Image struct {
	mode         Mode
	checked      bool                // accesses to memory are checked
	watched      bool                // detectors are told of accesses and of what runs at the same time
	valued       bool                // one is told of accesses alone
	orders       bool                // atomic directives order what is around them
	sites        []accessSite        // of watched code
	readings     map[string]*reading // by the name of a kernel
	messages     []location          // the calls of MPI
	program      *offloadtorun.Program
	host, device *wasm.Module // the same when the device has no code of its own
	inside       windows

	defined map[string]bool // the symbols that the program defines, as far as messages need them
	// unset are the variables of static storage that have no value when the program starts.
	unset []string
	// fortran: the main program is in Fortran.
	fortran bool
	// accesses names the variables behind the memory accesses, for messages; computed when a message needs it.
	accesses func() map[location]accessed
	// calls are the places where a function is called by its name; computed when a message needs them.
	calls func() map[string][]check.Place
	// recursion are the calls by which functions come back to themselves; computed when a message needs it.
	recursion func() []check.Place
}

// Build lowers and compiles a program for a device; module is changed. Of the options those that say what the device
// is count.
func Build(module *ir.Op, opts Options) (*Image, error) {
	if opts.Mode == Discrete && omptooffload.SharesMemory(module) {
		opts.Mode = Shared
	}
	im := &Image{mode: opts.Mode, checked: opts.Check&check.Memory != 0, watched: opts.Check&(check.Race|check.Async) != 0}
	im.valued = opts.Check&check.Data != 0 && opts.Mode == Discrete
	im.defined = definitions(module)
	im.fortran = ir.LookupSymbol(module, "_QQmain") != nil
	if err := conversion.Prepare(module, false); err != nil {
		return nil, err
	}
	if im.valued {
		im.unset = unsetGlobals(module)
	}
	races := opts.Check&check.Race != 0 // the order of iterations matters to no other check
	if im.watched {
		im.orders = ordersMemory(module)
	} else {
		reduce.Run(module)
	}
	if opts.Mode != Host && !im.watched { // nothing to be gained there, and sums would not be those of the loop in order
		reduce.Find(module)
	}
	jump.Enclose(module, mayJump)
	if err := acctooffload.Lower(module, acctooffload.Options{HostOnly: opts.Mode == Host, Switches: opts.hostToo(), Races: races}); err != nil {
		return nil, err
	}
	if err := omptooffload.Lower(module, omptooffload.Options{HostOnly: opts.Mode == Host, Races: races}); err != nil {
		return nil, err
	}
	var err error
	if im.program, err = offloadtorun.Lower(module, offloadtorun.Options{Alone: opts.Mode == Host && !im.watched, Races: races}); err != nil {
		return nil, err
	}
	if err := jump.Lower(module, jump.Options{MayJump: mayJump, Enclosed: im.teamNames()}); err != nil {
		return nil, err
	}
	if im.mode == Discrete {
		im.placeFrees(module)
	}
	im.placeMessages(module)
	im.inside = windowsOf(im, opts)
	if err := im.compile(module, opts.Unoptimized); err != nil {
		return nil, err
	}
	im.accesses = sync.OnceValue(func() map[location]accessed { return accessNames(module) })
	im.calls = sync.OnceValue(func() map[string][]check.Place { return callsIn(module) })
	im.recursion = sync.OnceValue(func() []check.Place { return recursionIn(module) })
	return im, nil
}

// Run runs the program in the environment of opts, whose mode is the one it was built for. It returns the exit status.
func (im *Image) Run(opts Options) (status int, err error) {
	if err := opts.check(); err != nil {
		return 0, err
	}
	opts.Mode = im.mode
	if opts.Stdout == nil {
		opts.Stdout = io.Discard
	}
	if opts.Stderr == nil {
		opts.Stderr = io.Discard
	}
	switch {
	case opts.Mode == Host:
		opts.Devices = 0
	case opts.Devices == 0:
		opts.Devices = 1
	}
	if opts.Gangs == 0 {
		opts.Gangs = DefaultGangs
	}
	if (im.watched || im.valued) && opts.Seed == nil {
		opts.Seed = new(uint64)
	}
	if opts.Seed != nil {
		opts.Workers = 1 // one thing happens at a time
	}
	if opts.Workers == 0 {
		opts.Workers = min(cores, MaxWorkers)
	}
	opts.Memory = opts.memory()
	if opts.Own == 0 {
		opts.Own = DefaultOwn
	}
	opts.budget = budget.New(opts.Memory + opts.Own)
	instances := int(min(allKernelStacks, opts.Memory/4) / minKernelStack)
	if opts.Mode == Shared {
		instances /= opts.Devices
	}
	opts.Workers = min(opts.Workers, max(instances, 1))
	if opts.Stack == 0 {
		opts.Stack = int(min(DefaultStack, opts.Memory/4)) &^ (page - 1)
	}
	return im.start(opts)
}

// start runs the program, as as many ranks as it has.
func (im *Image) start(opts Options) (int, error) {
	if opts.Ranks > 1 || len(im.messages) > 0 {
		return im.runRanks(opts)
	}
	p := im.process(opts)
	defer p.close()
	return p.execute()
}

// process is a program that is about to run.
func (im *Image) process(opts Options) *process {
	p := &process{opts: opts, image: im, texts: map[string]uint64{}, blocks: map[managedKey][]mappedBlock{},
		habits: make([]habits, len(im.program.Kernels))}
	p.report.Found = opts.Found
	if opts.Found == nil {
		p.report.Found = func(f check.Finding) { fmt.Fprint(opts.Stderr, f.FaultText()) }
	}
	if im.watched {
		p.races = newRaces(p)
	}
	if im.valued {
		p.values = newValueWatch(p)
	}
	return p
}

// execute runs a program from its beginning to its end.
func (p *process) execute() (status int, err error) {
	if err := p.link(); err != nil {
		return 0, err
	}
	p.ready.Store(true)
	for _, name := range p.image.unset {
		if s, ok := p.hostCode.Symbols[name]; ok && s.Size > 0 {
			p.values.d.Fresh(values.Host, s.Addr, s.Size)
		}
	}
	if p.opts.Timeout > 0 {
		defer time.AfterFunc(p.opts.Timeout, p.expire).Stop()
	}
	if p.opts.Signals != nil {
		came := make(chan os.Signal, 8)
		end := p.opts.Signals(came)
		go p.receive(came)
		defer func() {
			end()
			close(came)
		}()
	}
	return p.run()
}

// savedImage is what Save writes.
type savedImage struct {
	Mode         Mode
	Checked      bool
	Watched      bool
	Valued       bool
	AccessSites  []accessSite
	Readings     map[string]*reading
	Messages     []location
	Unset        []string
	Fortran      bool
	Program      offloadtorun.Program
	Sites        []savedSite // of Program, whose own hold locations
	Host, Device []byte      // Device is empty when it is Host
	Accesses     []savedAccess
}

type savedSite struct {
	Directive, Clause, Var, Global string
	File                           string
	Line, Col, EndLine, EndCol     int
	Func                           string
	FuncLine, FuncEndLine          int
}

type savedAccess struct {
	At    location
	Names []string
	Paths []string
	First check.Access
}

// Save writes the program, for Load.
func (im *Image) Save(w io.Writer) error {
	s := savedImage{Mode: im.mode, Checked: im.checked, Watched: im.watched, Valued: im.valued, AccessSites: im.sites, Readings: im.readings, Messages: im.messages, Unset: im.unset, Fortran: im.fortran, Program: *im.program}
	s.Program.Sites = nil
	for _, x := range im.program.Sites {
		v := savedSite{Directive: x.Directive, Clause: x.Clause, Var: x.Var, Global: x.Global, Func: x.Func, FuncLine: x.FuncLine, FuncEndLine: x.FuncEndLine}
		if f := ir.File(x.Loc); f != nil {
			v.File, v.Line, v.Col, v.EndLine, v.EndCol = f.File, f.Line, f.Col, f.EndLine, f.EndCol
		}
		s.Sites = append(s.Sites, v)
	}
	var err error
	if s.Host, err = im.host.MarshalBinary(); err != nil {
		return err
	}
	if im.device != im.host {
		if s.Device, err = im.device.MarshalBinary(); err != nil {
			return err
		}
	}
	for at, a := range im.accesses() {
		s.Accesses = append(s.Accesses, savedAccess{at, a.Names, a.Paths, a.First})
	}
	// Maps have no order: what is written must not depend on it.
	sortAccesses(s.Accesses)
	return gob.NewEncoder(w).Encode(s)
}

// Load reads what Save wrote.
func Load(r io.Reader) (*Image, error) {
	var s savedImage
	if err := gob.NewDecoder(r).Decode(&s); err != nil {
		return nil, fmt.Errorf("the saved program is damaged: %w", err)
	}
	im := &Image{mode: s.Mode, checked: s.Checked, watched: s.Watched, valued: s.Valued, sites: s.AccessSites, readings: s.Readings, messages: s.Messages, unset: s.Unset, fortran: s.Fortran, program: &s.Program, host: new(wasm.Module)}
	for _, v := range s.Sites {
		x := offloadtorun.Site{Directive: v.Directive, Clause: v.Clause, Var: v.Var, Global: v.Global, Loc: ir.Unknown,
			Func: v.Func, FuncLine: v.FuncLine, FuncEndLine: v.FuncEndLine}
		if v.File != "" {
			x.Loc = &ir.FileLoc{File: v.File, Line: v.Line, Col: v.Col, EndLine: v.EndLine, EndCol: v.EndCol}
		}
		im.program.Sites = append(im.program.Sites, x)
	}
	err := im.host.UnmarshalBinary(s.Host)
	im.device = im.host
	if len(s.Device) > 0 {
		im.device = new(wasm.Module)
		err = errors.Join(err, im.device.UnmarshalBinary(s.Device))
	}
	if err != nil {
		return nil, fmt.Errorf("the saved program is damaged: %w", err)
	}
	im.accesses = sync.OnceValue(func() map[location]accessed {
		names := map[location]accessed{}
		for _, a := range s.Accesses {
			names[a.At] = accessed{a.Names, a.Paths, a.First}
		}
		return names
	})
	return im, nil
}

func sortAccesses(list []savedAccess) {
	slices.SortFunc(list, func(a, b savedAccess) int {
		return cmp.Or(cmp.Compare(a.At.File, b.At.File), cmp.Compare(a.At.Line, b.At.Line), cmp.Compare(a.At.Col, b.At.Col))
	})
}
