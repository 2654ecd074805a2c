package run

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"

	"accc/backend/device"
	"accc/backend/device/api"
	"accc/backend/run/libc"
	"accc/backend/run/libfortran"
	"accc/backend/run/libmpi"
	"accc/backend/wasm"
	"accc/backend/wasm/binary"
	"accc/dialects/conversion/build"
	"accc/dialects/conversion/offloadtorun"
	"accc/dialects/conversion/omptooffload"
	"accc/ir"

	wasmapi "github.com/tetratelabs/wazero/api"
)

// memoryModule is the name that compiled code imports its memory from, in a browser.
const memoryModule = "memory"

// compile returns the code of a lowered module, host and device; they are the same when the device has none of its own.
func (im *Image) compile(module *ir.Op, unoptimized bool) error {
	if ir.SymbolIn(module, "main") == nil {
		return errors.New("the program has no function main")
	}
	kernels := im.kernelNames()
	table := wasm.AddressTaken(module)
	memory := wasm.Memory{MinPages: 1, MaxPages: maxPages}
	if im.inside.used { // that of accc itself, which has no limit of its own
		memory = wasm.Memory{Module: memoryModule, Name: "memory", MinPages: 1}
	}
	host := wasm.Options{Name: "host", Roots: slices.Concat([]string{"main"}, im.program.Ctors, im.program.Dtors, im.teamNames()), Table: table,
		Memory: memory, Bias: hostBias, DataBase: hostBias + page, DataEnd: hostBias + maxPages*page, What: "host", NameOf: globalName, Library: im.library(false), Unoptimized: unoptimized, Window: im.inside.host, Poll: fnPoll}
	if im.mode != Shared { // else the host's code is that of the kernels as well
		host.Constant = whereConstant(false)
	} else {
		host.Roots = append(host.Roots, kernels...)
	}
	if im.watched || im.valued {
		host.Log = logTags
	}
	onDevice := module
	if im.watched || im.valued {
		w := &watcher{ordered: im.orders}
		if im.mode == Discrete && len(kernels) > 0 {
			onDevice = module.Clone(ir.NewMapping())
			w.watch(onDevice)
			w.places(onDevice)
		}
		if im.valued {
			unset(module)
		}
		w.host = true
		for _, t := range im.program.Teams {
			w.teams = append(w.teams, t.Name)
		}
		w.watch(module)
		w.places(module)
		im.sites = w.sites
		if onDevice != module && im.watched {
			im.readings = readings(onDevice, im.sites, im.program.Kernels)
		}
	}
	if im.checked {
		if im.mode == Discrete && len(kernels) > 0 {
			if onDevice == module {
				onDevice = module.Clone(ir.NewMapping())
			}
			instrument(onDevice, im.links())
		}
		instrument(module, nil)
		host.Guards = hostGuards()
	}
	var launched []string
	for _, k := range im.program.Kernels {
		launched = append(launched, k.Name)
		if k.Plain != "" {
			launched = append(launched, k.Plain)
		}
	}
	err := addDrivers(onDevice, launched, im.watched, im.checked)
	if err != nil {
		return err
	}
	if im.host, err = wasm.Compile(module, host); err != nil {
		return err
	}
	im.device = im.host
	if im.mode == Discrete && len(kernels) > 0 {
		dev := wasm.Options{Name: "device", Roots: slices.Concat(kernels, im.onDevice(module), indirect(module, table)), Table: table, Memory: memory, Bias: devBias,
			DataBase: devBias + page, DataEnd: devBias + maxPages*page, What: "device", NameOf: globalName, Library: im.library(true), Constant: whereConstant(true), Unoptimized: unoptimized,
			Poison: true, Window: im.inside.device, Log: host.Log, Poll: fnPoll}
		if im.checked {
			dev.Guards, dev.Apart = deviceGuards(), apart
		}
		if im.device, err = wasm.Compile(onDevice, dev); err != nil {
			return err
		}
	}
	err = im.undefined(module, im.host)
	if im.device != im.host {
		err = errors.Join(err, im.undefined(module, im.device))
	}
	return err
}

// whereConstant folds acc_on_device of a constant in code for the host or the device (OpenACC 3.3 §3.2.15), and
// omp_is_initial_device in that for the device.
func whereConstant(device bool) func(name string, args []int64) (int64, bool) {
	return func(name string, args []int64) (int64, bool) {
		if name == "omp_is_initial_device" && device {
			return 0, true
		}
		if name != "acc_on_device" || len(args) != 1 {
			return 0, false
		}
		on, known := api.OnDevice(args[0], device)
		if on {
			return 1, known
		}
		return 0, known
	}
}

// link passes the code to the engine, lays out the memories and makes the instance of the host.
func (p *process) link() error {
	p.newEngine()
	var err error
	if p.host, err = newSpace("host", hostBias, 0, uint64(p.opts.Memory)); err != nil {
		return err
	}
	p.hostCode, p.devCode = p.image.host, p.image.device
	if p.compiled.host, err = p.engine.prepare(p.hostCode); err != nil {
		return fmt.Errorf("internal error: the compiled host code is not valid: %w", err)
	}
	p.compiled.device = p.compiled.host
	if p.devCode != p.hostCode {
		if p.compiled.device, err = p.engine.prepare(p.devCode); err != nil {
			return fmt.Errorf("internal error: the compiled kernels are not valid: %w", err)
		}
	}
	return p.layOut()
}

// kernelNames lists the functions that a launch calls.
func (im *Image) kernelNames() []string {
	var out []string
	for _, k := range im.program.Kernels {
		out = append(out, k.Name+driverSuffix)
		if k.Plain != "" {
			out = append(out, k.Plain+driverSuffix)
		}
		if k.Combine != "" && !slices.Contains(out, k.Combine) { // kernels for the same launch share one
			out = append(out, k.Combine)
		}
	}
	return out
}

// teamNames lists the functions that the runtime calls: those of threads of teams, of tasks and of reverse offload.
func (im *Image) teamNames() []string {
	var out []string
	for _, t := range im.program.Teams {
		out = append(out, t.Name)
	}
	for _, t := range im.program.Tasks {
		out = append(out, t.Name)
	}
	for _, r := range im.program.Reversed {
		out = append(out, r.Name)
	}
	return out
}

// onDevice lists those of teamNames that code on a device may come to.
func (im *Image) onDevice(module *ir.Op) []string {
	teams := map[string]bool{}
	for _, name := range im.teamNames() {
		teams[name] = true
	}
	var out, queue []string
	seen := map[string]bool{}
	visit := func(name string) {
		if !seen[name] {
			seen[name] = true
			queue = append(queue, name)
		}
	}
	for _, k := range im.program.Kernels {
		visit(k.Name)
	}
	for _, name := range wasm.AddressTaken(module) {
		visit(name)
	}
	for len(queue) > 0 {
		name := queue[0]
		queue = queue[1:]
		if teams[name] {
			out = append(out, name)
		}
		f := ir.SymbolIn(module, name)
		if f == nil {
			continue
		}
		ir.Walk(f, func(o *ir.Op) bool {
			s, ok := o.Attr("callee").(*ir.SymbolRefAttr)
			switch {
			case !ok:
			case s.Root == offloadtorun.FnTask: // the runtime calls the function of a number
				if n, known := ir.ConstantInt(o.Operand(1)); known && n >= 0 && n < int64(len(im.program.Tasks)) {
					visit(im.program.Tasks[n].Name)
				}
			default:
				visit(s.Root)
			}
			return true
		})
	}
	return out
}

// indirect lists those functions of a table that code on a device may call by pointers to them: the ones of declare target (OpenMP 5.2 §7.8).
func indirect(module *ir.Op, table []string) (out []string) {
	for _, name := range table {
		f := ir.SymbolIn(module, name)
		if f == nil || !build.IsFunction(f) || f.Region(0).Empty() {
			continue
		}
		if _, ok := omptooffload.DeclaredTarget(f); ok {
			out = append(out, name)
		}
	}
	return out
}

// undefined reports imports and variables that nothing defines.
func (im *Image) undefined(module *ir.Op, m *wasm.Module) error {
	var errs []error
	for _, i := range m.Imports {
		params, results, ok := importType(i.Name)
		switch {
		case !ok:
			errs = append(errs, linkError(module, "callee", i.Name, "undefined function %s: %s", userName(module, i.Name), im.remedy(i.Name)))
		case !sameTypes(params, i.Params) || !sameTypes(results, i.Results):
			errs = append(errs, linkError(module, "callee", i.Name, "function %s is called with other types than it has; is its header included?", userName(module, i.Name)))
		}
	}
	for _, name := range slices.Sorted(maps.Keys(m.Symbols)) {
		if m.Symbols[name].External && libc.LookupObject(name) == nil {
			errs = append(errs, linkError(module, "global_name", name, "undefined variable %s: %s", name, im.remedy(name)))
		}
	}
	return errors.Join(errs...)
}

// definitions returns the symbols that a module defines for others.
func definitions(module *ir.Op) map[string]bool {
	names := map[string]bool{}
	for _, o := range module.Region(0).Entry().Ops() {
		if name := ir.SymbolName(o); name != "" && ir.LinkageOf(o) == ir.ExternalLinkage {
			names[name] = true
		}
	}
	return names
}

// remedy says what to do about a symbol that nothing defines: C and Fortran differ by an underscore and by case.
func (im *Image) remedy(symbol string) string {
	for _, name := range []string{symbol + "_", strings.TrimSuffix(symbol, "_"), strings.ToLower(symbol) + "_", strings.ToLower(symbol)} {
		if name != symbol && im.defined[name] {
			return "did you mean " + name + "?"
		}
	}
	return "add the file that defines it"
}

// userName is what the program calls a function, which in Fortran is not what the linker does.
func userName(module *ir.Op, symbol string) string {
	if f := ir.LookupSymbol(module, symbol); f != nil {
		if name := ir.NameOf(f.Loc); name != "" {
			return name
		}
	}
	return symbol
}

// linkError is an error at the first operation that refers to a symbol by an attribute.
func linkError(module *ir.Op, attr, symbol, format string, args ...any) error {
	e := &wasm.Error{Loc: ir.Unknown, Msg: fmt.Sprintf(format, args...)}
	ir.Walk(module, func(o *ir.Op) bool {
		if s, ok := o.Attr(attr).(*ir.SymbolRefAttr); ok && s.Root == symbol && e.Loc == ir.Unknown {
			e.Loc = o.Loc
		}
		return e.Loc == ir.Unknown
	})
	return e
}

// importType is the type of what is imported under a name: a call of the runtime, an OpenACC routine or a function of the
// C or Fortran library.
func importType(name string) (params, results []wasmapi.ValueType, ok bool) {
	if params, ok := checkCalls[name]; ok {
		return valueTypes(params), nil, true
	}
	if name == wasm.LogFlush {
		return nil, nil, true
	}
	if params, ok := watchParams(name); ok {
		return valueTypes(params), nil, true
	}
	switch name {
	case fnMessage:
		return valueTypes("i"), nil, true
	case fnPoll:
		return nil, nil, true
	case fnFree:
		return valueTypes("li"), nil, true
	case fnRealloc:
		return valueTypes("lli"), valueTypes("l"), true
	}
	if c, ok := calls[name]; ok {
		return c.params, c.results, true
	}
	if f := api.Lookup(name); f != nil {
		return f.Params, f.Results, true
	}
	if f := libc.Lookup(name); f != nil {
		return f.Params, f.Results, true
	}
	if f := libfortran.Lookup(name); f != nil {
		return f.Params, f.Results, true
	}
	if f := libmpi.Lookup(name); f != nil {
		return f.Params, f.Results, true
	}
	return nil, nil, false
}

func sameTypes(a []wasmapi.ValueType, b []binary.ValueType) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if byte(a[i]) != byte(b[i]) {
			return false
		}
	}
	return true
}

// layOut fills the memories: globals, stacks, heaps.
func (p *process) layOut() error {
	objects, err := p.place(p.host, p.hostCode)
	if err != nil {
		return err
	}
	stackLimit := roundUp(p.hostCode.DataEnd, page)
	if p.watches() {
		stackLimit = p.host.takeLog(stackLimit)
	}
	stackEnd := stackLimit + uint64(p.opts.Stack)
	heapBase := stackEnd
	workers := uint64(p.opts.Workers * p.opts.Devices)
	if p.opts.Mode == Shared {
		heapBase += workers * p.kernelStack()
	}
	if heapBase >= p.host.end() {
		return p.tooBig("the variables of static storage and the stacks", heapBase-p.host.first(), p.hostCode, "host memory")
	}
	p.room = p.host.end() - heapBase
	from := heapBase
	p.heap = libc.NewHeap(heapBase, p.host.end(), func(end uint64) error {
		p.host.expect(from, end-from)
		from = end
		return nil
	})
	p.heap.Charge(p.opts.budget)
	p.watchHeap()
	files := &libc.Devices{Files: p.opts.Files, In: p.opts.Stdin, Err: p.opts.Stderr}
	p.libc = libc.New(libc.Config{Args: p.opts.Args, Stdin: p.opts.Stdin, Stdout: p.opts.Stdout, Stderr: p.opts.Stderr,
		Interactive: p.opts.Interactive, Getenv: p.getenv, Heap: p.heap, Host: p.host, Objects: objects, Files: files, Budget: p.opts.budget})

	files.Out = p.libc.Stdout()
	p.fortran = libfortran.New(libfortran.Config{Args: p.opts.Args, Stdin: p.opts.Stdin, Stdout: p.libc.Stdout(), Stderr: p.opts.Stderr,
		Interactive: p.opts.Interactive, Getenv: p.getenv, Files: files, Budget: p.opts.budget})

	p.makeMessages()
	config := device.Config{Host: p.host, Budget: p.opts.budget, Shared: p.opts.Mode == Shared, Observer: p.opts.Observer, Owner: p.owner, Found: p.advised}
	switch {
	case p.races != nil && p.values != nil:
		config.Watcher = device.Watchers{p.races, p.values}
	case p.races != nil:
		config.Watcher = p.races
	case p.values != nil:
		config.Watcher = p.values
	}
	p.globals = sync.OnceValue(p.globalObjects)
	for d := range p.opts.Devices {
		s, stacks := p.host, stackEnd+uint64(d*p.opts.Workers)*p.kernelStack()
		if p.opts.Mode == Discrete {
			size := uint64(p.opts.Memory)
			if p.image.checked {
				size = MaxMemory // the shadow is at its end
			}
			if s, err = newSpace("device", devBias, uint64(d)<<32, size); err != nil {
				return err
			}
			p.devices = append(p.devices, s)
			end := uint64(devBias + page)
			if p.devCode != p.hostCode {
				if _, err := p.place(s, p.devCode); err != nil {
					return err
				}
				end = p.devCode.DataEnd
			}
			stacks = roundUp(end, page)
			if p.watches() {
				stacks = s.takeLog(stacks)
			}
			heap, heapEnd := stacks+uint64(p.opts.Workers)*p.kernelStack()|s.tag, s.end()
			var guard func(device.Range, bool)
			if p.image.checked {
				heapEnd = min(slotsBase, devBias+uint64(p.opts.Memory)) | s.tag
				if heap < heapEnd {
					p.markGlobals(s, heap)
				}
				guard = s.mark
			}
			if p.races != nil {
				mark := guard
				guard = func(r device.Range, usable bool) {
					if mark != nil {
						mark(r, usable)
					}
					p.races.usable(r, usable)
				}
			}
			if heap >= heapEnd {
				return p.tooBig("the variables of static storage that kernels use and the stacks", heap-s.first(), p.devCode, "device memory")
			}
			config.Devices = append(config.Devices, device.Spec{Memory: s, Heap: device.Range{Addr: heap, Size: heapEnd - heap}, Guard: guard,
				Expect: func(r device.Range) { s.expect(r.Addr, r.Size) }})
		} else {
			config.Devices = append(config.Devices, device.Spec{Memory: s})
		}
		p.pools = append(p.pools, newPool(p, d, s, stacks))
	}
	if p.image.program.Profiled {
		p.profiler = newProfiler(p)
		config.Profiler = p.profiler
	}
	p.platform = device.New(config)
	if err := p.environment(); err != nil {
		return err
	}
	p.makeThreads()
	for _, l := range p.pools {
		l.makeSide()
	}
	p.main, err = p.instantiate(p.compiled.host, p.hostCode, p.host, stackLimit, stackEnd, 0, false)
	if err == nil && p.races != nil {
		p.main.follow(p.races.main)
	}
	return err
}

// watchHeap tells detectors of memory from the heap of the host.
func (p *process) watchHeap() {
	switch {
	case p.races != nil && p.values != nil:
		p.heap.Watch(func(addr, size uint64) {
			p.races.allocated(addr, size)
			p.values.allocated(addr, size)
		})
	case p.races != nil:
		p.heap.Watch(p.races.allocated)
	case p.values != nil:
		p.heap.Watch(p.values.allocated)
	}
}

// tooBig is the error for what does not fit into a memory before the program has started.
func (p *process) tooBig(what string, size uint64, code *wasm.Module, memory string) error {
	text := fmt.Sprintf("%s need %d bytes, more than the %d bytes of %s", what, size, p.opts.Memory, memory)
	name, most := "", uint64(0)
	for n, s := range code.Symbols {
		if s.Size > most || s.Size == most && n < name {
			name, most = n, s.Size
		}
	}
	if most > 0 {
		text += fmt.Sprintf("; the largest is %s with %d bytes", globalName(name), most)
	}
	return errors.New(text)
}

func roundUp(v, unit uint64) uint64 { return (v + unit - 1) / unit * unit }

// place writes the initial values of a module's globals and returns the addresses of the C library's objects.
func (p *process) place(s *space, m *wasm.Module) (map[string]uint64, error) {
	if end := m.DataEnd | s.tag; end > s.end() {
		return nil, p.tooBig("the variables of static storage", end-s.first(), m, s.what+" memory")
	}
	for _, d := range m.Data {
		b, err := s.Slice(d.Addr|s.tag, uint64(len(d.Bytes)))
		if err != nil {
			return nil, fmt.Errorf("the globals do not fit into the memory of the %s", s.what)
		}
		copy(b, d.Bytes)
	}
	objects := map[string]uint64{}
	for name, sym := range m.Symbols {
		if !sym.External {
			continue
		}
		objects[name] = sym.Addr
		b, err := s.Slice(sym.Addr|s.tag, sym.Size)
		if err != nil {
			return nil, err
		}
		copy(b, libc.LookupObject(name).Init)
	}
	return objects, nil
}

// environment configures the platform by the environment variables (OpenACC 3.3 chapter 4).
func (p *process) environment() error {
	if lib, ok := p.getenv("ACC_PROFLIB"); ok && lib != "" {
		fmt.Fprintf(p.opts.Stderr, "warning: ACC_PROFLIB=%s: it names a native library, which cannot be loaded; define acc_register_library in the program instead\n", lib)
	}
	if err := p.platform.Environment(p.getenv); err != nil {
		return err
	}
	p.offloading()
	if p.platform.Type() == device.TypeHost && p.opts.Mode != Host && !p.image.program.Switches && len(p.image.program.Kernels) > 0 {
		return errors.New("ACC_DEVICE_TYPE: the program was built without code for the host")
	}
	return nil
}

// getenv looks a variable up in the environment.
func (p *process) getenv(name string) (string, bool) {
	for _, e := range p.opts.Env {
		if n, v, ok := strings.Cut(e, "="); ok && n == name {
			return v, true
		}
	}
	return "", false
}
