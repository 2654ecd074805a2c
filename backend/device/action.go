package device

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"sort"
	"sync"

	"accc/backend/budget"
	"accc/backend/check"
)

// A Memory is what one side can reach. Slices stay good for the life of the memory.
type Memory interface {
	// Slice returns the n bytes at addr, to be read or written in place, or an error if some of them do not exist.
	Slice(addr, n uint64) ([]byte, error)
}

// A Var is what a data clause names.
type Var struct {
	Name string // as the user wrote it: "s->p[0:n]"
	Range
	// Pointer is the host address of the pointer that the variable is reached through, when it is a member
	// ("pointer reference", §2.6.8); 0 otherwise.
	Pointer uint64
	// Descriptor is the number of bytes after the pointer that describe what it leads to, as the bounds of an array. They are
	// attached and detached with the pointer.
	Descriptor uint64
	// Block: the range is that of several variables, each of which may be present by itself (a common block, §2.7.1).
	Block bool
	// AsPresent: the clause names a pointer without a section. If its address is present, the action covers the whole mapped range.
	AsPresent bool
	// Dims describe a section with gaps, outermost first; nil: the range is contiguous. Only updates use them: data
	// clauses transfer the whole range.
	Dims []Dim
}

// A Dim is one dimension of a section: Count items that are Stride bytes apart. How long an item of the innermost one is
// follows from the size of the section.
type Dim struct{ Count, Stride uint64 }

// A Clause is a data clause, or an API routine that does the same.
type Clause uint8

const (
	Copy Clause = iota
	Copyin
	Copyout
	Create
	Present
	NoCreate
	Delete
)

func (c Clause) String() string {
	return [...]string{"copy", "copyin", "copyout", "create", "present", "no_create", "delete"}[c]
}

// A step is what a clause does at one end of a region.
type step uint8

const (
	nothing step = iota
	refuse       // an error
	create       // create action
	copyin       // copyin action
	remove       // delete action
	copyout      // copyout action
)

// rules hold for each clause the action at entry when the variable is not present, and the action at exit when both
// counters have become zero (OpenACC 3.3 §2.7.5 to §2.7.11).
var rules = [...]struct{ absent, last step }{
	Copy:     {copyin, copyout},
	Copyin:   {copyin, remove},
	Copyout:  {create, copyout},
	Create:   {create, remove},
	Present:  {refuse, remove},
	NoCreate: {nothing, remove},
	Delete:   {nothing, remove},
}

// An Action says how a clause is to be carried out.
type Action struct {
	Site     Site
	Async    int64 // Sync, NoValue or a queue
	Dynamic  bool  // use the dynamic reference counter (enter data, exit data, API), else the structured one
	Finalize bool  // exit data finalize: the dynamic counter becomes zero at once
	Zero     bool  // the zero modifier of create and copyout: new memory is cleared
	Implicit bool  // no clause or call of the program asks for it
	// Always is the always modifier (OpenACC 3.4 §2.7.4), alwaysin at entry and alwaysout at exit: what the clause copies at this
	// end is copied whether the data is present already, and whatever the counters say.
	Always bool
	// Rows: the variable is pointers to rows. A section of some of them is counted as one of the whole, so finalize ends only its count.
	Rows bool
	// Standing: the directive of OpenMP has no region, so that an empty section, too, counts for what is present where it is.
	Standing bool
	// Present is the present modifier of OpenMP: the variable must be present.
	Present bool
	// At is the device memory for a variable that has some already, such as a global that device code knows by itself;
	// 0: new memory.
	At uint64
}

// finalizes reports whether the action makes the counter of a mapping zero at once.
func (a Action) finalizes(m *mapping, v Var) bool {
	return a.Finalize && !(a.Rows && m.host != v.Range)
}

// A Device is one accelerator. Its methods are safe for concurrent use.
type Device struct {
	num      int
	host     Memory
	mem      Memory
	shared   bool // device memory is host memory: no action is needed
	observer Observer
	profiler Profiler // may be nil
	owner    func(addr uint64) (Object, bool)
	found    func(check.Finding)
	watcher  Watcher
	eager    bool // queues do everything at once
	guard    func(r Range, usable bool)
	expect   func(r Range) // may be nil
	bounds   Range         // of the heap
	child    *Device       // of which it is the parent

	mu     sync.Mutex
	heap   *heap
	table  table
	queues map[int64]*queue
	budget *budget.Budget // of its queues
}

// Number is the device's number.
func (d *Device) Number() int { return d.num }

// Holds reports whether anything is present, of what does not stay for the life of the program.
func (d *Device) Holds() bool {
	if d.shared {
		return false
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	for _, m := range d.table.rows {
		if !m.static {
			return true
		}
	}
	return false
}

// Shared reports whether the device works in host memory.
func (d *Device) Shared() bool { return d.shared }

// Enter does what a data clause does at the entry of a region or on enter data, and returns the address that
// device code uses for v: the host's when v is not there and need not be.
func (d *Device) Enter(c Clause, v Var, a Action) (uint64, error) {
	if d.shared || v.Addr == 0 {
		// Shared memory needs no action (§2.7.2); a null pointer counts as present (§2.7.5).
		return v.Addr, nil
	}
	q, err := d.queue(a.Async, a.Site)
	if err != nil {
		return 0, err
	}
	var tasks []task
	d.mu.Lock()
	addr, err := d.enter(c, v, a, q, &tasks)
	d.mu.Unlock()
	if err != nil {
		return 0, err
	}
	d.tell(Event{Kind: EventEnter, Queue: a.Async, Site: a.Site, Var: v.Name, Host: v.Addr, Dev: addr, Bytes: v.Size, Implicit: a.Implicit})
	return addr, d.fill(a.Async, a.Site, tasks)
}

func (d *Device) enter(c Clause, v Var, a Action, q *queue, tasks *[]task) (uint64, error) {
	base := v.Addr
	m, p := d.table.lookup(&v)
	switch {
	case p == partial && v.Block:
		var first uint64
		for i, part := range d.table.parts(v) {
			addr, err := d.enter(c, part, a, q, tasks)
			if err != nil {
				return 0, err
			}
			if i == 0 {
				first = addr
			}
		}
		return first, nil
	case p == partial:
		return 0, d.fail(PartlyPresent, v, m, a.Site)
	case p == full && v.Size == 0:
		// Nothing is there to count: the address is translated.
	case p == full:
		m.count(a.Dynamic, 1)
		if q == nil && m.filled != nil {
			// The host is about to rely on what another queue still brings.
			*tasks = append(*tasks, plain(idle(m.filled)))
		}
		if a.Always && rules[c].absent == copyin {
			*tasks = append(*tasks, d.upload(m, v, a))
		} else if rules[c].absent == copyin && !a.Implicit {
			d.watcher.Kept(d, v, a.Site)
		}
	case rules[c].absent == refuse:
		return 0, d.fail(NotPresent, v, nil, a.Site)
	case rules[c].absent == nothing || v.Size == 0:
		return v.Addr, nil
	default:
		var err error
		if m, err = d.create(c, v, a, q, tasks); err != nil {
			return 0, err
		}
		m.count(a.Dynamic, 1)
	}
	if v.Pointer != 0 {
		if err := d.attach(v, a, true, tasks); err != nil {
			return 0, err
		}
	}
	return m.deviceOf(base), nil
}

// create gives a variable that is absent memory on the device, and its value if the clause copies it. Nothing counts it yet.
func (d *Device) create(c Clause, v Var, a Action, q *queue, tasks *[]task) (*mapping, error) {
	if _, err := d.host.Slice(v.Addr, v.Size); err != nil {
		return nil, &Error{Kind: NotHost, Site: a.Site, Var: v.Name, Range: v.Range, Detail: err.Error()}
	}
	if err := d.within(v, a.Site); err != nil {
		return nil, err
	}
	dev, ok := a.At, true
	if a.At == 0 {
		dev, ok = d.take(v.Size, false, v.Name, a.Site)
	}
	if !ok {
		return nil, &Error{Kind: OutOfMemory, Site: a.Site, Var: v.Name, Range: v.Range,
			Detail: fmt.Sprintf("%d bytes are in use", d.heap.inUse())}
	}
	made := Event{Kind: EventAlloc, Queue: a.Async, Site: a.Site, Var: v.Name, Host: v.Addr, Dev: dev, Bytes: v.Size, Implicit: a.Implicit}
	d.tell(made)
	if a.At == 0 {
		d.note(tasks, made)
	}
	made.Kind = EventCreate
	d.note(tasks, made)
	m := &mapping{host: v.Range, dev: dev, name: v.Name, site: a.Site, static: a.At != 0, attached: map[uint64]*attachment{}}
	d.table.add(m)
	d.watcher.Mapped(d, v.Range, dev, v.Name, a.Site, true)
	switch {
	case rules[c].absent == copyin:
		m.filled = q
		*tasks = append(*tasks, d.upload(m, v, a))
	case a.Zero:
		*tasks = append(*tasks, plain(d.clear(Range{dev, v.Size})))
	default:
		d.fresh(Range{dev, v.Size})
	}
	return m, nil
}

// Exit does what a data clause does at the exit of a region or on exit data.
func (d *Device) Exit(c Clause, v Var, a Action) error {
	if d.shared && a.Async == Sync && rules[c].last == copyout {
		// The host is about to use what kernels of other queues write.
		return d.quiet(a.Site)
	}
	if d.shared || v.Addr == 0 {
		return nil
	}
	q, err := d.queue(a.Async, a.Site)
	if err != nil {
		return err
	}
	var tasks []task
	d.mu.Lock()
	err = d.exit(c, v, a, q, &tasks)
	d.mu.Unlock()
	if err != nil {
		return err
	}
	d.tell(Event{Kind: EventExit, Queue: a.Async, Site: a.Site, Var: v.Name, Host: v.Addr, Bytes: v.Size, Implicit: a.Implicit})
	return d.runAll(tasks, a)
}

func (d *Device) exit(c Clause, v Var, a Action, q *queue, tasks *[]task) error {
	m, p := d.table.lookup(&v)
	if p == partial && v.Block {
		for _, part := range d.table.parts(v) {
			if err := d.exit(c, part, a, q, tasks); err != nil {
				return err
			}
		}
		return nil
	}
	if p == partial {
		return d.fail(PartlyPresent, v, m, a.Site)
	}
	if p == absent || v.Size > 0 && m.counter(a.Dynamic) == 0 {
		if p == absent {
			d.freesNothing(c, v, a)
		}
		return nil
	}
	if v.Pointer != 0 {
		if err := d.detach(v.Pointer, a, tasks); err != nil {
			return err
		}
	}
	if v.Size == 0 {
		return nil
	}
	if a.finalizes(m, v) {
		m.dynamic = 0
	} else {
		m.count(a.Dynamic, -1)
	}
	m.use(q)
	if b := d.heap.live[m.dev]; q != nil {
		*tasks = append(*tasks, plain(func() error { return d.intact(b, a.Site) }))
	} else if err := d.intact(b, a.Site); err != nil {
		return err
	}
	if m.user && m.dynamic == 0 {
		m.dynamic = 1 // memory of acc_map_data goes only with acc_unmap_data (§3.2.25)
	}
	if m.structured > 0 || m.dynamic > 0 {
		if a.Always && rules[c].last == copyout {
			*tasks = append(*tasks, d.download(m, v, a))
		}
		return nil
	}
	m.settle(q, tasks)
	if rules[c].last == copyout {
		*tasks = append(*tasks, d.download(m, v, a))
	}
	d.drop(m, a, tasks)
	return nil
}

// settle waits for all queues but q that work on a mapping: nothing may do so when its memory goes.
func (m *mapping) settle(q *queue, tasks *[]task) {
	for u := range m.used {
		if u != q {
			*tasks = append(*tasks, plain(idle(u)))
		}
	}
	if m.filled != nil && m.filled != q {
		*tasks = append(*tasks, plain(idle(m.filled)))
	}
}

// drop takes a mapping out of the table and frees its memory.
func (d *Device) drop(m *mapping, a Action, tasks *[]task) {
	d.table.remove(m)
	freed := Event{Kind: EventDelete, Queue: a.Async, Site: a.Site, Var: m.name, Host: m.host.Addr, Dev: m.dev, Bytes: m.host.Size, Implicit: a.Implicit}
	d.note(tasks, freed)
	if m.static {
		memory := Range{m.dev, m.host.Size}
		*tasks = append(*tasks, plain(func() error {
			d.Poison(memory)
			d.watcher.Unmapped(d, m.host.Addr)
			return nil
		}))
		return
	}
	dead := d.heap.retire(m.dev, a.Site)
	freed.Kind = EventFree
	d.tell(freed)
	*tasks = append(*tasks, plain(func() error {
		d.mu.Lock()
		defer d.mu.Unlock()
		d.watcher.Unmapped(d, m.host.Addr)
		d.release(dead)
		return nil
	}))
	d.note(tasks, freed)
}

// idle waits for what is in a queue now.
func idle(q *queue) func() error {
	mark := q.mark()
	return func() error { return q.wait(mark) }
}

func (d *Device) runAll(tasks []task, a Action) error {
	for _, t := range tasks {
		if err := d.carry(t, func(do func() error) error { return d.Run(a.Async, a.Site, do) }); err != nil {
			return err
		}
	}
	return nil
}

func (m *mapping) counter(dynamic bool) int {
	if dynamic {
		return m.dynamic
	}
	return m.structured
}

func (m *mapping) count(dynamic bool, by int) {
	if dynamic {
		m.dynamic += by
	} else {
		m.structured += by
	}
}

// fail makes the error about v and the mapping in its way.
func (d *Device) fail(k Kind, v Var, m *mapping, site Site) error {
	e := &Error{Kind: k, Site: site, Var: v.Name, Range: v.Range}
	if m != nil {
		e.Other, e.OtherVar, e.OtherSite = m.host, m.name, m.site
	}
	return e
}

// Attach does the attach action for the pointer at the host address v.Pointer (§2.7.2). v's range is what the
// pointer leads to; when it is empty, the pointer's own value is taken.
func (d *Device) Attach(v Var, a Action) error { return d.attachAlone(v, a, true) }

// Reattach brings the pointer of a clause up to date where the host has changed it since it was attached. It does not count.
func (d *Device) Reattach(v Var, a Action) error { return d.attachAlone(v, a, false) }

func (d *Device) attachAlone(v Var, a Action, counts bool) error {
	if d.shared {
		return nil
	}
	var tasks []task
	d.mu.Lock()
	err := d.attach(v, a, counts, &tasks)
	d.mu.Unlock()
	if err != nil {
		return err
	}
	return d.runAll(tasks, a)
}

func (d *Device) attach(v Var, a Action, counts bool, tasks *[]task) error {
	m, p := d.table.find(Range{v.Pointer, 8})
	if p == partial {
		return d.fail(PartlyPresent, Var{Name: v.Name, Range: Range{v.Pointer, 8}}, m, a.Site)
	}
	if p == absent || d.child != nil && m.user { // the host's own variable leads where it shall
		return nil
	}
	value, err := d.hostPointer(v.Pointer, v.Name, a.Site)
	if err != nil || value == 0 {
		return err
	}
	// The pointer may lie before the section: a section may begin past the pointer's target.
	reach := v.Range
	if reach.Addr == 0 {
		reach = Range{value, 0}
	}
	t, p := d.table.find(Range{reach.Addr, min(reach.Size, 1)})
	if p != full {
		return nil
	}
	target := t.deviceOf(reach.Addr) - (reach.Addr - value)
	rest, err := d.hostBytes(Range{v.Pointer + 8, v.Descriptor}, v.Name, a.Site)
	if err != nil {
		return err
	}
	if at := m.attached[v.Pointer]; at != nil && at.target == target && bytes.Equal(at.rest, rest) {
		if counts {
			at.count++
		}
		return nil
	}
	m.attached[v.Pointer] = &attachment{1, target, rest}
	d.using(m, a)
	*tasks = append(*tasks, plain(d.storePointer(m.deviceOf(v.Pointer), target, rest)))
	return nil
}

// Detach does the detach action for the pointer at a host address, or with a.Finalize the immediate detach action.
func (d *Device) Detach(pointer uint64, a Action) error {
	if d.shared {
		return nil
	}
	var tasks []task
	d.mu.Lock()
	err := d.detach(pointer, a, &tasks)
	d.mu.Unlock()
	if err != nil {
		return err
	}
	return d.runAll(tasks, a)
}

func (d *Device) detach(pointer uint64, a Action, tasks *[]task) error {
	m, p := d.table.find(Range{pointer, 8})
	if p != full || d.child != nil && m.user {
		return nil
	}
	at := m.attached[pointer]
	if at == nil {
		return nil
	}
	at.count--
	if at.count > 0 && !a.Finalize {
		return nil
	}
	delete(m.attached, pointer)
	d.using(m, a)
	value, err := d.hostPointer(pointer, "", a.Site)
	if err != nil {
		return err
	}
	rest, err := d.hostBytes(Range{pointer + 8, uint64(len(at.rest))}, "", a.Site)
	if err != nil {
		return err
	}
	*tasks = append(*tasks, plain(d.storePointer(m.deviceOf(pointer), value, rest)))
	return nil
}

// using notes that the queue of an action, which d.mu guards, changes the memory of a mapping.
func (d *Device) using(m *mapping, a Action) { m.use(d.queues[a.Async]) }

func (d *Device) hostPointer(addr uint64, name string, site Site) (uint64, error) {
	b, err := d.hostBytes(Range{addr, 8}, name, site)
	if err != nil {
		return 0, err
	}
	return binary.LittleEndian.Uint64(b), nil
}

// hostBytes is a copy of host memory.
func (d *Device) hostBytes(r Range, name string, site Site) ([]byte, error) {
	if r.Size == 0 {
		return nil, nil
	}
	b, err := d.host.Slice(r.Addr, r.Size)
	if err != nil {
		return nil, &Error{Kind: NotHost, Site: site, Var: name, Range: r, Detail: err.Error()}
	}
	return bytes.Clone(b), nil
}

// storePointer writes a pointer to device memory, and what follows it in a descriptor.
func (d *Device) storePointer(dev, value uint64, rest []byte) func() error {
	return func() error {
		b, err := d.mem.Slice(dev, 8+uint64(len(rest)))
		if err != nil {
			return err
		}
		binary.LittleEndian.PutUint64(b, value)
		copy(b[8:], rest)
		d.watcher.Wrote(d, dev, uint64(len(b)))
		return nil
	}
}

func (d *Device) clear(r Range) func() error {
	return func() error {
		b, err := d.mem.Slice(r.Addr, r.Size)
		if err != nil {
			return err
		}
		clear(b)
		d.watcher.Wrote(d, r.Addr, r.Size)
		return nil
	}
}

// upload and download transfer v, which lies in m.
func (d *Device) upload(m *mapping, v Var, a Action) task {
	return d.transfer(m, v, a, EventUpload, func(dev, host []byte) { copy(dev, host) })
}

func (d *Device) download(m *mapping, v Var, a Action) task {
	return d.transfer(m, v, a, EventDownload, func(dev, host []byte) { copy(host, dev) })
}

// transfer makes the copies for a range, leaving out the pointers that are attached now.
func (d *Device) transfer(m *mapping, v Var, a Action, kind EventKind, move func(dev, host []byte)) task {
	pieces := split(v, m.attached)
	dev, base := m.dev, m.host.Addr
	e := Event{Kind: kind, Queue: a.Async, Site: a.Site, Var: v.Name, Host: v.Addr, Dev: dev + (v.Addr - base), Bytes: v.Size, Implicit: a.Implicit}
	t := task{}
	e.Bytes = 0
	for _, r := range pieces {
		e.Bytes += r.Size
	}
	if d.profiler != nil {
		t.event = &e
	}
	copied := func() error {
		same := d.observer != nil && e.Bytes > 0
		for _, r := range pieces {
			h, err := d.host.Slice(r.Addr, r.Size)
			if err != nil {
				return &Error{Kind: NotHost, Site: a.Site, Var: v.Name, Range: r, Detail: err.Error()}
			}
			b, err := d.mem.Slice(dev+(r.Addr-base), r.Size)
			if err != nil {
				return &Error{Kind: NotDevice, Site: a.Site, Var: v.Name, Range: r, Detail: err.Error()}
			}
			same = same && bytes.Equal(b, h)
			if kind != EventUpload {
				d.watcher.Overwriting(d, r.Addr, dev+(r.Addr-base), h, b, a.Site)
			}
			move(b, h)
			d.watcher.Moved(d, kind == EventUpload, r.Addr, dev+(r.Addr-base), r.Size, v.Name, a.Site)
		}
		e.Same = same
		return nil
	}
	t.do = func() error { return d.timed(&e, copied) }
	return t
}

// split returns the contiguous pieces of a variable without the attached pointers.
func split(v Var, attached map[uint64]*attachment) []Range {
	pieces := runs(v)
	if len(attached) == 0 {
		return pieces
	}
	var holes []uint64
	for p := range attached {
		holes = append(holes, p)
	}
	sort.Slice(holes, func(i, j int) bool { return holes[i] < holes[j] })
	var out []Range
	for _, r := range pieces {
		at := r.Addr
		for _, h := range holes {
			end := h + 8 + uint64(len(attached[h].rest))
			if end <= at || h >= r.End() {
				continue
			}
			if h > at {
				out = append(out, Range{at, h - at})
			}
			at = end
		}
		if at < r.End() {
			out = append(out, Range{at, r.End() - at})
		}
	}
	return out
}

// runs returns the contiguous pieces of a section.
func runs(v Var) []Range {
	n := len(v.Dims)
	if n == 0 || v.Size == 0 {
		return []Range{v.Range}
	}
	inner := v.Size
	for _, d := range v.Dims {
		inner -= (d.Count - 1) * d.Stride
	}
	// Items that touch are one, and so are rows.
	for n > 0 && (v.Dims[n-1].Stride == inner || v.Dims[n-1].Count == 1) {
		inner *= v.Dims[n-1].Count
		n--
	}
	out := []Range{{v.Addr, inner}}
	for n--; n >= 0; n-- {
		var next []Range
		for i := range v.Dims[n].Count {
			for _, r := range out {
				next = append(next, Range{r.Addr + i*v.Dims[n].Stride, r.Size})
			}
		}
		out = next
	}
	return out
}
