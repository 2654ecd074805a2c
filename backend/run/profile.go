package run

import (
	"encoding/binary"
	"errors"
	"strings"
	"sync"

	"accc/backend/device"
	"accc/dialects/conversion/offloadtorun"
	"accc/ir"

	wasmapi "github.com/tetratelabs/wazero/api"
)

// A profiler calls the callbacks of a program for the events of OpenACC 3.3 chapter 5. Only programs that may register callbacks have
// one. All of it happens in the thread of the host.
type profiler struct {
	*registry
	p        *process
	state    sync.Mutex // of what follows: constructs of several threads begin and end side by side
	frames   []frame
	tools    []uint64 // tool_info of what has begun, innermost last
	ready    map[*device.Device]bool
	calling  int // site of the call of a routine that comes next
	routines map[string]uint64
	onError  uint64 // the function of acc_set_error_routine
	failed   bool
	over     bool
}

// A frame is a construct, or a call of a routine, that events belong to.
type frame struct {
	site     int // -1: unknown
	parent   uint32
	async    int64
	implicit bool
	moved    bool // data was transferred that the host waits for
}

func newProfiler(p *process) *profiler {
	pr := &profiler{p: p, ready: map[*device.Device]bool{}, calling: -1, routines: map[string]uint64{}}
	pr.registry = newRegistry(func() uint64 { return p.main.env.ThreadNumber() }, p.opts.budget)
	return pr
}

// Lookup is acc_prof_lookup: a pointer to a routine of the interface.
func (pr *profiler) Lookup(name string) uint64 { return pr.routines[name] }

// OnError is acc_set_error_routine.
func (pr *profiler) OnError(function uint64) { pr.onError = function }

// routines: (register, unregister, lookup).
func routines(p *process, s []uint64) error {
	for i, name := range []string{"acc_prof_register", "acc_prof_unregister", "acc_prof_lookup"} {
		p.profiler.routines[name] = s[i]
	}
	return nil
}

// constructs are acc_construct_t by the first word of a directive (§5.2.2).
var constructs = map[string]uint32{"parallel": 0, "kernels": 1, "loop": 2, "data": 3, "enter data": 4, "exit data": 5, "host_data": 6,
	"declare": 8, "init": 9, "shutdown": 10, "set": 11, "update": 12, "wait": 14, "serial": 16}

const constructAPI = 15 // acc_construct_runtime_api

func (pr *profiler) push(site int, async int64) {
	f := frame{site: site, parent: constructAPI, async: async}
	if site >= 0 {
		if n, ok := constructs[strings.TrimSuffix(pr.p.image.program.Sites[site].Directive, " loop")]; ok {
			f.parent = n
		}
	}
	pr.state.Lock()
	defer pr.state.Unlock()
	pr.frames = append(pr.frames, f)
}

func (pr *profiler) pop() {
	pr.state.Lock()
	defer pr.state.Unlock()
	pr.frames = pr.frames[:max(len(pr.frames)-1, 0)]
}

// onTop changes the innermost frame, if there is one.
func (pr *profiler) onTop(change func(f *frame)) {
	pr.state.Lock()
	defer pr.state.Unlock()
	if n := len(pr.frames); n > 0 {
		change(&pr.frames[n-1])
	}
}

func (pr *profiler) top() frame {
	pr.state.Lock()
	defer pr.state.Unlock()
	if n := len(pr.frames); n > 0 {
		return pr.frames[n-1]
	}
	return frame{site: -1, parent: constructAPI, async: device.Sync}
}

// event: (site, event, async, on). A compute construct that is off runs on the host.
func event(p *process, s []uint64) error {
	pr, e, async, on := p.profiler, eventType(i32(s[1])), int64(s[2]), i32(s[3]) != 0
	compute := e&^1 == evCompute
	if !on && !compute {
		return nil
	}
	d := p.platform.Current()
	if !on {
		d = p.platform.Host()
	}
	note := eventNote{event: device.Event{Queue: async, On: d}}
	if e&1 == 0 {
		within := false
		pr.onTop(func(*frame) { within = !compute && e != evUpdate && pr.computes(int(i32(s[0]))) })
		pr.push(int(i32(s[0])), async)
		pr.onTop(func(f *frame) { f.implicit = within })
		if on {
			pr.initialize(d, true)
		}
		pr.call(e, note)
		return nil
	}
	if e != evEnterData+1 || !pr.computes(pr.top().site) { // a launch follows, with a wait of its own
		pr.settle(d)
	}
	pr.call(e, note)
	pr.pop()
	return nil
}

// settle tells that the host waits for the transfers of a construct or call, if there were some that it waits for.
func (pr *profiler) settle(d *device.Device) {
	moved := false
	pr.onTop(func(f *frame) { moved, f.moved = f.moved, false })
	if !moved {
		return
	}
	wait := eventNote{event: device.Event{Queue: device.Sync, On: d, Implicit: true}}
	pr.call(evWait, wait)
	pr.call(evWaitEnd, wait)
}

// computes reports whether a site is that of a compute construct.
func (pr *profiler) computes(site int) bool {
	word, _, _ := strings.Cut(pr.p.image.program.Sites[site].Directive, " ")
	return word == "parallel" || word == "serial" || word == "kernels"
}

// within runs what a directive of a site does.
func (p *process) within(site int, async int64, do func() error) error {
	if p.profiler == nil {
		return do()
	}
	p.profiler.push(site, async)
	err := do()
	p.profiler.pop()
	return err
}

// eventNumbers are the events of the device, by their numbers at the beginning, or where there is only one.
var eventNumbers = map[device.EventKind]eventType{device.EventAlloc: evAlloc, device.EventFree: evFree, device.EventCreate: evCreate,
	device.EventDelete: evDelete, device.EventUpload: evUpload, device.EventDownload: evDownload, device.EventWait: evWait,
	device.EventLaunch: evLaunch, device.EventShutdown: evShutdown}

// Profile implements [device.Profiler].
func (pr *profiler) Profile(e device.Event, end bool) { pr.profile(e, end, nil) }

func (pr *profiler) profile(e device.Event, end bool, l *launch) {
	if e.Kind == device.EventInit {
		pr.initialize(e.On, false)
		return
	}
	if e.Kind == device.EventShutdown {
		if !pr.setReady(e.On, false) { // it never was
			return
		}
		pr.setReady(e.On, !end)
	} else {
		pr.initialize(e.On, true)
	}
	if e.Kind == device.EventDelete {
		pr.settle(e.On)
	}
	n := eventNumbers[e.Kind]
	if n.begins() && end {
		n++
	}
	if moves := e.Kind == device.EventUpload || e.Kind == device.EventDownload; moves && end && e.Queue == device.Sync {
		pr.onTop(func(f *frame) { f.moved = true })
	}
	pr.call(n, eventNote{event: e, launch: l})
}

// initialize tells that a device is initialized, if it is not yet: by a directive or call that says so, or by the first use.
func (pr *profiler) initialize(d *device.Device, implicit bool) {
	if pr.setReady(d, true) {
		return
	}
	note := eventNote{event: device.Event{Queue: device.Sync, On: d, Implicit: implicit}}
	pr.call(evInit, note)
	pr.call(evInit+1, note)
}

// setReady notes whether a device is initialized, and returns whether it was.
func (pr *profiler) setReady(d *device.Device, ready bool) (before bool) {
	pr.state.Lock()
	defer pr.state.Unlock()
	before, pr.ready[d] = pr.ready[d], ready
	return before
}

// An eventNote is what the callbacks are told in addition to the number of an event.
type eventNote struct {
	event  device.Event
	launch *launch // of a kernel
	code   uint32  // acc_error_t
	text   string  // of an error
}

// The sizes of acc_prof_info, acc_event_info and acc_api_info, and of the members of acc_event_info that are valid (§5.2).
const (
	infoSize   = 72
	unionSize  = 56
	apiSize    = 40
	otherSize  = 24
	dataSize   = 56
	launchSize = 56
	errorSize  = 48
	toolInfo   = 16 // offset of tool_info
)

// begins reports whether an event has one that ends it.
func (e eventType) begins() bool {
	return e == evInit || e == evShutdown || e >= evEnterData && e < evError && e&1 == 0
}

// ends reports whether an event ends something.
func (e eventType) ends() bool { return e > evNone && e < evError && (e - 1).begins() }

// call calls the callbacks of an event. What a callback leaves in tool_info when something begins it finds there at the end.
func (pr *profiler) call(e eventType, n eventNote) {
	tool := uint64(0)
	pr.state.Lock()
	if e.ends() && len(pr.tools) > 0 {
		tool = pr.tools[len(pr.tools)-1]
		pr.tools = pr.tools[:len(pr.tools)-1]
	}
	pr.state.Unlock()
	if list := pr.of(e); len(list) > 0 && !pr.over {
		tool = pr.dispatch(e, n, list, tool)
	}
	if e.begins() {
		pr.state.Lock()
		pr.tools = append(pr.tools, tool)
		pr.state.Unlock()
	}
}

func (pr *profiler) dispatch(e eventType, n eventNote, list []*callback, tool uint64) uint64 {
	at, ok := pr.p.heap.Alloc(infoSize+unionSize+apiSize, 16)
	if !ok {
		panic(errors.New("no host memory is left for what callbacks are told"))
	}
	b, err := pr.p.host.Slice(at, infoSize+unionSize+apiSize)
	if err != nil {
		panic(err)
	}
	clear(b)
	pr.general(b[:infoSize], e, n)
	pr.specific(b[infoSize:][:unionSize], e, n)
	pr.api(b[infoSize+unionSize:], n)
	info := b[infoSize+toolInfo:]
	binary.LittleEndian.PutUint64(info, tool)
	for _, c := range list {
		if c.count > 0 && !c.off {
			pr.p.main.callback(c.function, at, at+infoSize, at+infoSize+unionSize)
		}
	}
	tool = binary.LittleEndian.Uint64(info)
	if err := pr.p.heap.Free(at); err != nil {
		panic(err)
	}
	return tool
}

// fields writes the members of a structure one after the other.
type fields []byte

func (f *fields) i32(v int64) {
	binary.LittleEndian.PutUint32(*f, uint32(v))
	*f = (*f)[4:]
}

func (f *fields) i64(v uint64) {
	binary.LittleEndian.PutUint64(*f, v)
	*f = (*f)[8:]
}

// name writes a pointer to a string, null for none.
func (pr *profiler) name(f *fields, s string) {
	if s == "" {
		f.i64(0)
		return
	}
	f.i64(pr.p.text(s))
}

// openACC is the value of _OPENACC.
const openACC = 202211

// general writes acc_prof_info (§5.2.1).
func (pr *profiler) general(b []byte, e eventType, n eventNote) {
	f, top := fields(b), pr.top()
	async := top.async
	if e == evWait || e == evWaitEnd || top.parent == constructAPI {
		async = n.event.Queue // which the host waits for, or the argument of a routine
	}
	f.i32(int64(e))
	f.i32(infoSize)
	f.i32(openACC)
	f.i32(int64(pr.typeOf(n.event.On)))
	f.i32(int64(n.event.On.Number()))
	f.i32(int64(pr.thread()))
	f.i64(uint64(async))
	f.i64(uint64(pr.p.platform.Async(async)))
	var s offloadtorun.Site
	if top.site >= 0 {
		s = pr.p.image.program.Sites[top.site]
	}
	at := ir.File(s.Loc)
	if at == nil {
		at = &ir.FileLoc{}
	}
	pr.name(&f, at.File)
	pr.name(&f, s.Func)
	f.i32(int64(at.Line))
	f.i32(int64(max(at.EndLine, at.Line)))
	f.i32(int64(s.FuncLine))
	f.i32(int64(max(s.FuncEndLine, s.FuncLine)))
}

func (pr *profiler) typeOf(d *device.Device) device.Type {
	if d == pr.p.platform.Host() {
		return device.TypeHost
	}
	return device.Simulated
}

// specific writes acc_event_info (§5.2.2).
func (pr *profiler) specific(b []byte, e eventType, n eventNote) {
	f, top := fields(b), pr.top()
	size, implicit := int64(otherSize), top.implicit && (e&^1 == evEnterData || e&^1 == evExitData)
	data := e >= evCreate && e <= evFree || e >= evUpload && e <= evDownload+1
	switch {
	case data:
		size = dataSize
	case n.launch != nil:
		size = launchSize
	case e == evError:
		size = errorSize
	}
	f.i32(int64(e))
	f.i32(size)
	f.i32(int64(top.parent))
	if implicit || n.event.Implicit {
		f.i32(1)
	} else {
		f.i32(0)
	}
	f.i64(0) // tool_info
	switch {
	case data:
		pr.name(&f, n.event.Var)
		f.i64(n.event.Bytes)
		f.i64(n.event.Host)
		f.i64(n.event.Dev)
	case n.launch != nil:
		pr.name(&f, n.launch.kernel.Name)
		for _, v := range []uint64{uint64(n.launch.gangs), n.launch.args[2], n.launch.args[3]} {
			f.i64(max(v, 1))
		}
	case e == evError:
		f.i32(int64(n.code))
		f.i32(0)
		pr.name(&f, n.text)
	}
}

// The values of acc_device_api that occur (§5.2.3).
const (
	apiNone  = 0
	apiOther = 4
)

// api writes acc_api_info (§5.2.3): a simulated device has no handles, and no vendor that has a number.
func (pr *profiler) api(b []byte, n eventNote) {
	f, t := fields(b), pr.typeOf(n.event.On)
	if t == device.TypeHost {
		f.i32(apiNone)
	} else {
		f.i32(apiOther)
	}
	f.i32(apiSize)
	f.i32(int64(t))
	f.i32(-1)
}

// errorCodes are the values of acc_error_t (§5.2.2).
var errorCodes = map[device.Kind]uint32{device.NotPresent: 10, device.PartlyPresent: 11, device.OutOfMemory: 9, device.Mapped: 12,
	device.InvalidAsync: 14, device.InvalidDevice: 6, device.InvalidArgument: 13, device.NotHost: 13, device.NotDevice: 13,
	device.DoubleFree: 13, device.NotAllocated: 13, device.Freed: 3, device.OutOfBounds: 3, device.Overrun: 3}

const (
	errorOther     = 1
	errorExecution = 3
)

// fail tells of the error that is about to end the program.
func (pr *profiler) fail(err error) {
	if pr.failed {
		return
	}
	pr.failed = true
	n := eventNote{event: device.Event{Queue: device.Sync, On: pr.p.platform.Current()}, code: errorOther, text: err.Error()}
	var de *device.Error
	var f *fault
	switch {
	case errors.As(err, &f):
		found := pr.p.finding(err)
		n.code, n.text = errorExecution, strings.TrimSuffix(found.FaultText(), "\n")
	case errors.As(err, &de):
		n.code, n.text = errorCodes[de.Kind], de.Error()
	}
	pr.call(evError, n)
	if pr.onError != 0 && !pr.over {
		pr.p.main.callback(pr.onError, pr.p.text(n.text))
	}
}

// failAtEnd is fail for what is found out when the program has ended, and a callback that fails itself changes nothing any more.
func (pr *profiler) failAtEnd(err error) {
	defer func() {
		if r := recover(); r != nil {
			if _, ok := r.(error); !ok {
				panic(r)
			}
		}
	}()
	pr.fail(err)
}

// fail ends the program with an error of the runtime or of a routine.
func (p *process) fail(err error) {
	if p.profiler != nil {
		p.profiler.fail(err)
	}
	panic(err)
}

// shutDown tells that the devices and the runtime are shut down at the end of the program. The error is what stopped a callback.
func (pr *profiler) shutDown() (err error) {
	if pr.over {
		return nil
	}
	defer func() {
		pr.over = true
		if r := recover(); r != nil {
			e, ok := r.(error)
			if !ok {
				panic(r)
			}
			err = e
		}
	}()
	pr.frames, pr.tools = nil, nil
	for _, d := range append([]*device.Device{pr.p.platform.Host()}, pr.p.platform.Devices()...) {
		if pr.ready[d] {
			note := eventNote{event: device.Event{Queue: device.Sync, On: d, Implicit: true}}
			pr.call(evShutdown, note)
			pr.call(evShutdown+1, note)
		}
	}
	pr.call(evRuntimeShutdown, eventNote{event: device.Event{Queue: device.Sync, On: pr.p.platform.Current(), Implicit: true}})
	return nil
}

// routineCall makes the import of a routine of OpenACC's library in a program that may register callbacks.
func (pr *profiler) routineCall(do wasmapi.GoFunc) wasmapi.GoFunc {
	return func(c ctx, s []uint64) {
		pr.push(pr.calling, device.Sync)
		pr.calling = -1
		do(c, s)
		pr.settle(pr.p.platform.Current())
		pr.pop()
	}
}

var _ device.Profiler = (*profiler)(nil)

// launchQueued tells of a launch, and has it run.
func (pr *profiler) launchQueued(l *launch, async int64, run func() error) error {
	e := device.Event{Kind: device.EventLaunch, Queue: async, Site: l.site, On: l.dev}
	pr.profile(e, false, l)
	if async != device.Sync {
		err := run()
		if err == nil {
			pr.profile(e, true, l)
		}
		return err
	}
	pr.profile(e, true, l)
	// The host waits until the kernel has ended.
	e.Kind, e.Implicit = device.EventWait, true
	pr.profile(e, false, nil)
	if err := run(); err != nil {
		return err
	}
	pr.profile(e, true, nil)
	return nil
}
