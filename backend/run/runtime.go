package run

import (
	"encoding/binary"
	"fmt"
	"math/bits"
	"slices"
	"strings"

	"accc/backend/device"
	"accc/backend/device/api"
	"accc/backend/run/libc"
	"accc/backend/run/libfortran"
	"accc/dialects/conversion/offloadtorun"
	"accc/dialects/offload"
	"accc/ir"

	wasmapi "github.com/tetratelabs/wazero/api"
)

// A runtimeFunc is what the lowering calls; the arguments are on the stack, the result replaces the first.
type runtimeFunc func(p *process, s []uint64) error

type runtimeEntry struct {
	params, results []wasmapi.ValueType
	do              runtimeFunc
	thread          func(in *instance, s []uint64) error // for calls about threads, in place of do
	host            bool                                 // of those: device code does not call it
}

// calls are the runtime calls by name, with the types that the lowering uses.
var calls = map[string]runtimeEntry{}

func init() {
	for name, do := range map[string]runtimeFunc{
		offloadtorun.FnEnter: enter, offloadtorun.FnExit: exit, offloadtorun.FnUpdate: update,
		offloadtorun.FnEnterRows: enterRows, offloadtorun.FnExitRows: exitRows, offloadtorun.FnUpdateRows: updateRows, offloadtorun.FnUseDevice: useDevice, offloadtorun.FnDevicePointer: devicePointer,
		offloadtorun.FnDistinct: distinct, offloadtorun.FnWait: wait, offloadtorun.FnOnHost: onHost,
		offloadtorun.FnInit: initDevice, offloadtorun.FnEvent: event, offloadtorun.FnRoutines: routines, offloadtorun.FnShutdown: shutdown, offloadtorun.FnSet: set,
		offloadtorun.FnLeave: leave, offloadtorun.FnFits: fits,
		offloadtorun.FnOpen: open, offloadtorun.FnClose: closeTarget,
	} {
		params, results, _ := offloadtorun.Signature(name)
		calls[name] = runtimeEntry{params: valueTypes(params), results: valueTypes(results), do: do}
	}
	for name, do := range map[string]func(in *instance, s []uint64) error{offloadtorun.FnStage: stage, offloadtorun.FnLaunch: launchCall, offloadtorun.FnAt: at} {
		params, results, _ := offloadtorun.Signature(name)
		calls[name] = runtimeEntry{params: valueTypes(params), results: valueTypes(results), thread: do, host: true}
	}
	for _, table := range []map[string]func(in *instance, s []uint64) error{threadFuncs, taskFuncs} {
		for name, do := range table {
			params, results, _ := offloadtorun.Signature(name)
			calls[name] = runtimeEntry{params: valueTypes(params), results: valueTypes(results), thread: do}
		}
	}
}

func valueTypes(letters string) []wasmapi.ValueType {
	out := []wasmapi.ValueType{}
	for _, c := range letters {
		if c == 'i' {
			out = append(out, wasmapi.ValueTypeI32)
		} else {
			out = append(out, wasmapi.ValueTypeI64)
		}
	}
	return out
}

// runtimeCall, accCall, libraryCall and forbidden make imports of the three kinds, and of what device code must not call.
func (in *instance) runtimeCall(do runtimeFunc) wasmapi.GoFunc {
	p := in.p
	return func(_ ctx, s []uint64) {
		in.calls()
		if err := do(p, s); err != nil {
			p.fail(err)
		}
	}
}

func (in *instance) accCall(f *api.Func) wasmapi.GoFunc {
	do := in.plainCall(f)
	if pr := in.p.profiler; pr != nil && !in.acc.OnDevice && !strings.HasPrefix(f.Name, "acc_prof_") {
		return pr.routineCall(do)
	}
	return do
}

func (in *instance) plainCall(f *api.Func) wasmapi.GoFunc {
	return func(_ ctx, s []uint64) {
		if len(s) == 0 {
			s = make([]uint64, 1)
		}
		in.calls()
		err := f.Invoke(in.acc, s)
		in.watched.untold = false
		if err != nil {
			in.p.fail(err)
		}
	}
}

func (in *instance) libraryCall(f *libc.Func) wasmapi.GoFunc {
	if len(f.Params) == 0 && len(f.Results) == 0 {
		return func(_ ctx, _ []uint64) { f.Invoke(in.env, make([]uint64, 1)) }
	}
	return func(_ ctx, s []uint64) { f.Invoke(in.env, s) }
}

func (in *instance) fortranCall(f *libfortran.Func) wasmapi.GoFunc {
	return func(_ ctx, s []uint64) {
		if len(s) == 0 {
			s = make([]uint64, 1)
		}
		f.Invoke(in.fortran, s)
	}
}

// side is what the Fortran library reaches from an instance over a memory.
func (in *instance) side(s *space, onDevice bool) libfortran.Side {
	out := libfortran.Side{Memory: s, Call: in.callback, Device: onDevice, Free: in.p.heap.Free, Alloc: func(size uint64) uint64 {
		at, _ := in.p.heap.Alloc(size, 16)
		return at
	}}
	if onDevice && in.p.opts.Mode == Discrete {
		site, freeing := device.Site{Directive: "allocate"}, device.Site{Directive: device.DirectiveFree}
		out.Alloc = func(size uint64) uint64 { return in.p.platform.Devices()[in.number].Malloc(size, site) }
		out.Free = func(addr uint64) error { return in.p.platform.Devices()[in.number].Free(addr, freeing) }
		out.Filled = in.wrote
	}
	return out
}

// deviceHeap is the heap in device code: the memory is the device's.
var deviceHeap = map[string]func(d *device.Device, s []uint64) error{
	"malloc": func(d *device.Device, s []uint64) error {
		s[0] = d.Malloc(s[0], device.Site{Directive: "malloc"})
		return nil
	},
	"calloc": func(d *device.Device, s []uint64) error { return deviceZeros(d, s, s[0], s[1], "calloc") },
	"free": func(d *device.Device, s []uint64) error {
		return d.Free(s[0], device.Site{Directive: device.DirectiveFree})
	},

	// Whatever the allocator, the memory is the device's.
	"omp_alloc":         func(d *device.Device, s []uint64) error { return deviceAligned(d, s, s[0], 1, "omp_alloc") },
	"omp_aligned_alloc": func(d *device.Device, s []uint64) error { return deviceAligned(d, s, s[1], s[0], "omp_aligned_alloc") },
	"omp_calloc":        func(d *device.Device, s []uint64) error { return deviceZeros(d, s, s[0], s[1], "omp_calloc") },
	"omp_aligned_calloc": func(d *device.Device, s []uint64) error {
		if s[0] > device.Alignment {
			return deviceAligned(d, s, 0, s[0], "omp_aligned_calloc")
		}
		return deviceZeros(d, s, s[1], s[2], "omp_aligned_calloc")
	},
	"omp_free": func(d *device.Device, s []uint64) error { return d.Free(s[0], device.Site{Directive: "omp_free"}) },
}

// deviceAligned allocates device memory in device code, which is aligned as all of it is.
func deviceAligned(d *device.Device, s []uint64, size, align uint64, name string) error {
	if align > device.Alignment {
		return fmt.Errorf("%s: an alignment of %d in device code, where it is %d", name, align, device.Alignment)
	}
	s[0] = d.Malloc(size, device.Site{Directive: name})
	return nil
}

// deviceZeros allocates n objects of zeros.
func deviceZeros(d *device.Device, s []uint64, n, size uint64, name string) error {
	over, all := bits.Mul64(n, size)
	if s[0] = 0; over == 0 {
		s[0] = d.Malloc(all, device.Site{Directive: name})
	}
	return d.Clear(s[0])
}

func (in *instance) deviceCall(do func(d *device.Device, s []uint64) error) wasmapi.GoFunc {
	d := in.p.platform.Devices()[in.number]
	return func(_ ctx, s []uint64) {
		if err := do(d, s); err != nil {
			panic(err)
		}
	}
}

func (in *instance) forbidden(name string) wasmapi.GoFunc {
	return func(_ ctx, _ []uint64) { panic(fmt.Errorf("%s cannot be called in device code", name)) }
}

// site is the directive of a number.
func (p *process) site(n int) device.Site {
	s := p.image.program.Sites[n]
	out := device.Site{Directive: s.Directive, Clause: s.Clause}
	if f := ir.File(s.Loc); f != nil {
		out.File, out.Line, out.Column = f.File, f.Line, f.Col
	}
	return out
}

func (p *process) action(site int, flags, async int64) device.Action {
	return device.Action{Site: p.site(site), Async: p.platform.Async(async), Dynamic: flags&offload.FlagDynamic != 0,
		Finalize: flags&offload.FlagFinalize != 0, Zero: flags&offload.FlagZero != 0, Implicit: flags&offload.FlagImplicit != 0, Always: flags&offload.FlagAlways != 0,
		Present: flags&offload.FlagNeeded != 0, Standing: flags&(offload.FlagDynamic|offload.FlagTogether) == offload.FlagDynamic|offload.FlagTogether}
}

func i32(v uint64) int64 { return int64(int32(v)) }

// entries and exits are the data clauses of the kinds of entries and exits.
var (
	entries = [...]device.Clause{offload.EntryCopyIn: device.Copyin, offload.EntryCreate: device.Create,
		offload.EntryPresent: device.Present, offload.EntryFind: device.NoCreate}
	exits = [...]device.Clause{offload.ExitCopyOut: device.Copyout, offload.ExitRelease: device.Delete}
)

// variable is the variable of a data clause call: (site, clause, flags, var, size, pointer, async, on).
func (p *process) variable(s []uint64) device.Var {
	site := &p.image.program.Sites[i32(s[0])]
	v := device.Var{Name: site.Var, Range: device.Range{Addr: s[3], Size: s[4]}, Pointer: s[5], Descriptor: uint64(site.Descriptor),
		Block: i32(s[2])&offload.FlagParts != 0, AsPresent: i32(s[2])&offload.FlagAsPresent != 0}
	if int64(v.Size) < 0 {
		v.Size = 0
	}
	return v
}

func enter(p *process, s []uint64) error {
	v, act := p.variable(s), i32(s[1])
	if i32(s[7]) == 0 {
		s[0] = v.Addr
		return nil
	}
	a := p.action(int(i32(s[0])), i32(s[2]), int64(s[6]))
	if i32(s[2])&offload.FlagTogether != 0 {
		if i32(s[2])&offload.FlagSelf != 0 && !p.target.on.Shared() {
			return p.target.leave(&device.Error{Kind: device.InvalidArgument, Site: a.Site, Var: v.Name,
				Detail: "self asks for host memory itself, which a device with discrete memory cannot access; use requires unified_shared_memory or --device=shared"})
		}
		var err error
		s[0], err = p.target.enter(entries[act], v, a)
		return err
	}
	d := p.platform.Current()
	if i32(s[2])&offload.FlagApart != 0 && d.Shared() && d != p.platform.Host() {
		return &device.Error{Kind: device.InvalidArgument, Site: a.Site, Var: v.Name,
			Detail: "capture asks for a copy of its own, which a device with shared memory does not make here; use --device=discrete"}
	}
	if act == offload.EntryAttach {
		// What the pointer leads to is where it is on the device: a construct uses the pointer of a clause with that.
		if s[0] = d.DevicePtr(v.Addr); s[0] == 0 {
			s[0] = v.Addr
		}
		if i32(s[2])&offload.FlagImplicit != 0 {
			return d.Reattach(v, a)
		}
		return d.Attach(v, a)
	}
	if i32(s[2])&offloadtorun.FlagGlobal != 0 {
		global := p.image.program.Sites[i32(s[0])].Global
		s[0] = v.Addr
		return p.enterGlobal(entries[act], v, a, global)
	}
	if a.At == 0 {
		a.At = p.linked(v.Range, d)
	}
	if b, ok := p.managed(v, act, i32(s[2]), d); ok {
		k := managedKey{d, v.Addr}
		p.blocks[k] = append(p.blocks[k], b)
		addr, err := d.Enter(device.Copy, b, a)
		s[0] = addr + (v.Addr - b.Addr)
		return err
	}
	addr, err := d.Enter(entries[act], v, a)
	s[0] = addr
	return err
}

// A link is a global of declare link: device code knows its memory by name, a data clause makes it present there (§2.13.3).
type link struct {
	device.Range
	name string
}

// linked is the memory on a device that a data clause for part of a linked global is to use, or 0.
func (p *process) linked(r device.Range, d *device.Device) uint64 {
	for _, l := range p.links {
		if r.Size > 0 && l.Contains(r) {
			if at := p.global(l.name, d); at != 0 {
				return at + (r.Addr - l.Addr)
			}
		}
	}
	return 0
}

// global is the address of a global in the memory of a device; 0 where no device code refers to it.
func (p *process) global(name string, d *device.Device) uint64 {
	if p.opts.Mode != Discrete || p.devCode == p.hostCode || d.Number() >= len(p.devices) || d == p.platform.Host() {
		return 0
	}
	if sym, ok := p.devCode.Symbols[name]; ok {
		return sym.Addr | p.devices[d.Number()].tag
	}
	return 0
}

// A managedKey is a pointer of the host that a construct follows on a device.
type managedKey struct {
	on   *device.Device
	addr uint64
}

// A mappedBlock is what one of them has brought along.
type mappedBlock = device.Var

// managed returns the block of malloc to transfer for a pointer in no data clause (Options.Managed), unless it is
// present.
func (p *process) managed(v device.Var, act, flags int64, d *device.Device) (device.Var, bool) {
	if !p.opts.Managed || act != offload.EntryFind || flags&offload.FlagImplicit == 0 || d.Shared() || d.DevicePtr(v.Addr) != 0 {
		return v, false
	}
	start, size, ok := p.heap.Block(v.Addr)
	if !ok || size == 0 {
		return v, false
	}
	v.Range = device.Range{Addr: start, Size: size}
	return v, true
}

// enterGlobal makes a global present on every device, where its code has it. Its copy begins with the initial value. It stays for
// the life of the program, so the structured counter counts the directive: no exit data makes it 0 (§2.6.7, §2.13).
func (p *process) enterGlobal(c device.Clause, v device.Var, a device.Action, name string) error {
	if c == device.NoCreate { // declare link: the memory waits for a data clause
		p.links = append(p.links, link{v.Range, name})
		for _, d := range p.platform.Devices() {
			if at := p.global(name, d); at != 0 {
				d.Poison(device.Range{Addr: at, Size: v.Size})
			}
		}
		return nil
	}
	a.Dynamic = false
	for _, d := range p.platform.Devices() {
		if a.At = p.global(name, d); a.At != 0 {
			// Its memory is there.
		} else if c == device.Create {
			c = device.Copyin
		}
		if _, err := d.Enter(c, v, a); err != nil {
			return err
		}
	}
	return nil
}

func exit(p *process, s []uint64) error {
	v, act := p.variable(s), i32(s[1])
	if i32(s[7]) == 0 {
		return nil
	}
	a := p.action(int(i32(s[0])), i32(s[2]), int64(s[6]))
	if i32(s[2])&offload.FlagTogether != 0 {
		return p.target.exit(exits[act], v, a)
	}
	d := p.platform.Current()
	if act == offload.ExitDetach {
		return d.Detach(v.Pointer, a)
	}
	k := managedKey{d, v.Addr}
	if bs := p.blocks[k]; len(bs) > 0 && i32(s[2])&offload.FlagImplicit != 0 {
		p.blocks[k] = bs[:len(bs)-1]
		return d.Exit(device.Copy, bs[len(bs)-1], a)
	}
	return d.Exit(exits[act], v, a)
}

// update: (site, to device, flags, var, size, dims, n, async, on).
func update(p *process, s []uint64) error {
	if i32(s[8]) == 0 {
		return nil
	}
	v := device.Var{Name: p.image.program.Sites[i32(s[0])].Var, Range: device.Range{Addr: s[3], Size: s[4]}, Block: i32(s[2])&offload.FlagParts != 0,
		AsPresent: i32(s[2])&offload.FlagAsPresent != 0}
	if int64(v.Size) < 0 {
		v.Size = 0
	}
	if n := i32(s[6]); n > 0 {
		b, err := p.host.Slice(s[5], uint64(n)*16)
		if err != nil {
			return err
		}
		for i := range n {
			v.Dims = append(v.Dims, device.Dim{Count: binary.LittleEndian.Uint64(b[16*i:]), Stride: binary.LittleEndian.Uint64(b[16*i+8:])})
		}
	}
	dir := device.ToHost
	if i32(s[1]) != 0 {
		dir = device.ToDevice
	}
	flags := i32(s[2])
	if flags&offload.FlagTogether != 0 {
		return p.target.update(dir, v, p.action(int(i32(s[0])), flags, int64(s[7])))
	}
	return p.platform.Current().Update(dir, v, flags&offload.FlagIfPresent != 0, p.action(int(i32(s[0])), flags, int64(s[7])))
}

// A rowSection is a section of rows that an array of pointers leads to:
// (site, clause or direction, flags, pointers, rows, offset in a row, bytes of a row, pointer, async, on).
type rowSection struct {
	pointers device.Var
	rows     []device.Var // each with the pointer that leads to it
	action   device.Action
	flags    int64
	what     int64
	on       bool
}

func (p *process) rowSection(s []uint64, side *space) (rowSection, error) {
	site := int(i32(s[0]))
	name := p.image.program.Sites[site].Var
	r := rowSection{what: i32(s[1]), flags: i32(s[2]), on: i32(s[9]) != 0}
	r.action = p.action(site, r.flags, int64(s[8]))
	n, inner, length := int64(s[4]), s[5], max(int64(s[6]), 0)
	n = max(n, 0)
	r.pointers = device.Var{Name: name, Range: device.Range{Addr: s[3], Size: uint64(n) * 8}, Pointer: s[7]}
	if !r.on || n == 0 {
		return r, nil
	}
	b, err := side.Slice(s[3], uint64(n)*8)
	if err != nil {
		return r, &device.Error{Kind: device.NotHost, Site: r.action.Site, Var: name, Range: r.pointers.Range, Detail: err.Error()}
	}
	for i := range uint64(n) {
		row := binary.LittleEndian.Uint64(b[8*i:])
		if row == 0 {
			continue
		}
		r.rows = append(r.rows, device.Var{Name: name, Range: device.Range{Addr: row + inner, Size: uint64(length)}, Pointer: s[3] + 8*i})
	}
	return r, nil
}

// enterRows brings the pointers first, then the rows, which are attached to them.
func enterRows(p *process, s []uint64) error {
	r, err := p.rowSection(s, p.host)
	s[0] = r.pointers.Addr
	if err != nil || !r.on {
		return err
	}
	do := p.platform.Current().Enter
	if r.flags&offload.FlagTogether != 0 {
		do = p.target.enter
	}
	s[0], err = r.enter(do)
	return err
}

func (r *rowSection) enter(do func(c device.Clause, v device.Var, a device.Action) (uint64, error)) (uint64, error) {
	addr, err := do(entries[r.what], r.pointers, r.action)
	if err != nil {
		return 0, err
	}
	for _, v := range r.rows {
		if _, err := do(entries[r.what], v, r.action); err != nil {
			return 0, err
		}
	}
	return addr, nil
}

// exitRows ends the rows first.
func exitRows(p *process, s []uint64) error {
	r, err := p.rowSection(s, p.host)
	if err != nil || !r.on {
		return err
	}
	do := p.platform.Current().Exit
	if r.flags&offload.FlagTogether != 0 {
		do = p.target.exit
	}
	return r.exit(do)
}

func (r *rowSection) exit(do func(c device.Clause, v device.Var, a device.Action) error) error {
	for _, v := range r.rows {
		if err := do(exits[r.what], v, r.action); err != nil {
			return err
		}
	}
	a := r.action
	a.Rows = true
	return do(exits[r.what], r.pointers, a)
}

// updateRows copies the rows; the pointers stay what they are on each side.
func updateRows(p *process, s []uint64) error {
	r, err := p.rowSection(s, p.host)
	if err != nil || !r.on {
		return err
	}
	dir := device.ToHost
	if r.what != 0 {
		dir = device.ToDevice
	}
	for _, v := range r.rows {
		if r.flags&offload.FlagTogether != 0 {
			err = p.target.update(dir, v, r.action)
		} else {
			err = p.platform.Current().Update(dir, v, r.flags&offload.FlagIfPresent != 0, r.action)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// useDevice: (site, var, flags, on) -> address.
func useDevice(p *process, s []uint64) error {
	site, host, flags, on := int(i32(s[0])), s[1], i32(s[2]), i32(s[3])
	s[0] = host
	if on == 0 || host == 0 {
		return nil
	}
	d := p.platform.Current()
	if flags&offload.FlagTogether != 0 {
		d = p.target.on
	}
	if addr := d.DevicePtr(host); addr != 0 {
		s[0] = addr
		return nil
	}
	if flags&offload.FlagIfPresent != 0 {
		return nil
	}
	return &device.Error{Kind: device.NotPresent, Site: p.site(site), Var: p.image.program.Sites[site].Var, Range: device.Range{Addr: host}}
}

// devicePointer: (site, address, on).
func devicePointer(p *process, s []uint64) error {
	if i32(s[2]) == 0 || p.image.checked { // checked programs report the access itself
		return nil
	}
	site := int(i32(s[0]))
	return p.platform.Current().CheckPointer(s[1], "what "+p.image.program.Sites[site].Var+" points to", p.site(site))
}

// stage: (site, var, size, device) -> address on the device. The value is taken now; the memory is new, so no queue uses it.
func stage(in *instance, s []uint64) error {
	p := in.p
	site := p.site(int(i32(s[0])))
	l := &launch{p: p, site: site, dev: p.platform.Current()}
	if n := i32(s[3]); n >= 0 {
		l.dev = p.platform.Devices()[n]
	}
	at, err := l.room(s[2])
	if err != nil {
		return err
	}
	in.staged = append(in.staged, l.free...)
	from, err := p.host.Slice(s[1], s[2])
	if err != nil {
		return &device.Error{Kind: device.NotHost, Site: site, Var: p.image.program.Sites[i32(s[0])].Var, Range: device.Range{Addr: s[1], Size: s[2]}, Detail: err.Error()}
	}
	memory := p.host
	if !l.dev.Shared() {
		memory = p.devices[l.dev.Number()]
	}
	to, err := memory.Slice(at, s[2])
	if err != nil {
		return err
	}
	copy(to, from)
	s[0] = at
	return nil
}

// launchCall: (site, kernel, args, gangs, workers, vector length, bytes of partials, async).
func launchCall(in *instance, s []uint64) error {
	return in.launchKernel(int(i32(s[0])), int(i32(s[1])), s[2], i32(s[3]), i32(s[4]), i32(s[5]), s[6], int64(s[7]), i32(s[8]))
}

// distinct: (addresses, n of them written, n) -> whether they lead to different objects. In the host's memory objects have no
// known ends.
func distinct(p *process, s []uint64) error {
	d, written, n := p.platform.Current(), int(i32(s[1])), uint64(uint32(s[2]))
	b, err := p.host.Slice(s[0], n*8)
	if err != nil {
		return err
	}
	s[0] = 0
	if d.Shared() {
		return nil
	}
	objects := make([]uint64, n)
	for i := range objects {
		addr := binary.LittleEndian.Uint64(b[8*i:])
		if addr == 0 {
			continue // nothing is there to be accessed
		}
		r, ok := d.Object(addr)
		if !ok || slices.Contains(objects[:min(written, i)], r.Addr) || i < written && slices.Contains(objects[:i], r.Addr) {
			return nil
		}
		objects[i] = r.Addr
	}
	s[0] = 1
	return nil
}

// wait: (site, queues, n, async, device, on).
func wait(p *process, s []uint64) error {
	if i32(s[5]) == 0 {
		return nil
	}
	site := p.site(int(i32(s[0])))
	var queues []int64
	if n := i32(s[2]); n >= 0 {
		b, err := p.host.Slice(s[1], uint64(n)*8)
		if err != nil {
			return err
		}
		queues = []int64{}
		for i := range n {
			queues = append(queues, p.platform.Async(int64(binary.LittleEndian.Uint64(b[8*i:]))))
		}
	}
	d := p.platform.Current()
	on := d
	if n := i32(s[4]); n >= 0 {
		var err error
		if on, err = p.platform.Device(int(n), device.TypeCurrent, site); err != nil {
			return err
		}
	}
	async := int64(s[3])
	return p.within(int(i32(s[0])), async, func() error { return d.WaitAsync(on, queues, p.platform.Async(async), site) })
}

// at: (site).
func at(in *instance, s []uint64) error {
	p := in.p
	in.calling = p.site(int(i32(s[0])))
	if p.profiler != nil {
		p.profiler.calling = int(i32(s[0]))
	}
	return nil
}

func onHost(p *process, s []uint64) error {
	s[0] = 0
	if p.platform.Current() == p.platform.Host() {
		s[0] = 1
	}
	return nil
}

// initDevice and shutdown: (site, type, number, on).
func initDevice(p *process, s []uint64) error {
	site, t, n := p.site(int(i32(s[0]))), device.Type(i32(s[1])), i32(s[2])
	if i32(s[3]) == 0 {
		return nil
	}
	if t == offloadtorun.AllTypes {
		t = device.TypeCurrent
	}
	return p.within(int(i32(s[0])), device.Sync, func() error { return p.platform.Init(int(n), t, site) })
}

func shutdown(p *process, s []uint64) error {
	site, t, n := p.site(int(i32(s[0]))), device.Type(i32(s[1])), i32(s[2])
	if i32(s[3]) == 0 {
		return nil
	}
	if t == offloadtorun.AllTypes {
		if t = device.TypeNotHost; len(p.platform.Devices()) == 0 {
			t = device.TypeHost
		}
	}
	return p.within(int(i32(s[0])), device.Sync, func() error { return p.platform.ShutdownType(int(n), t, site) })
}

// set: (site, what, value, on).
func set(p *process, s []uint64) error {
	if i32(s[3]) == 0 {
		return nil
	}
	site, v := p.site(int(i32(s[0]))), int64(s[2])
	switch i32(s[1]) {
	case offload.SetQueue:
		return p.platform.SetDefaultAsync(v, site)
	case offload.SetDevice:
		return p.platform.SetDevice(int(v), device.TypeCurrent, site)
	}
	return p.platform.SetType(device.Type(v), site)
}
