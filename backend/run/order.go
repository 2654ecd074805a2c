package run

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"accc/backend/check"
	"accc/backend/check/race"
	"accc/backend/device"
)

// What queues and target tasks do is beside the host until it waits: races is a device's watcher, to which transfers are accesses of
// both memories, and the end of memory is a write to it. Queues do everything at once, so what is found does not depend on time.

// queueKey names a queue of a device.
type queueKey struct {
	dev    *device.Device
	number int64
}

// An operation is what a queue does.
type operation struct {
	queue int64
	site  device.Site
}

// queue is the detector's queue for one of a device.
func (r *races) queue(d *device.Device, number int64) *race.Queue {
	k := queueKey{d, number}
	q := r.queues[k]
	if q == nil {
		q = r.d.Queue()
		r.queues[k] = q
		r.order = append(r.order, k)
	}
	return q
}

// listed are queues by their numbers, in their order of use; nil: all of the device.
func (r *races) listed(d *device.Device, numbers []int64) []*race.Queue {
	var list []*race.Queue
	for _, k := range r.order {
		if k.dev == d && (numbers == nil || slices.Contains(numbers, k.number)) {
			list = append(list, r.queues[k])
		}
	}
	return list
}

// strand is what asks a device for something: an operation of a queue, or the code of the program that calls the runtime.
func (r *races) strand() *race.Strand {
	switch {
	case len(r.doing) > 0:
		return r.doing[len(r.doing)-1]
	case r.caller != nil:
		return r.caller.watched.strand
	}
	return nil
}

// calls notes which instance calls the runtime.
func (in *instance) calls() {
	if r := in.p.races; r != nil {
		r.caller = in
	}
}

func (r *races) Queued(on *device.Device, number int64, site device.Site) (done func()) {
	r.mu.Lock()
	defer r.mu.Unlock()
	by := r.strand()
	if by == nil {
		by = r.main
	}
	r.doing = append(r.doing, by.Enqueue(r.queue(on, number), operation{number, site}))
	return func() { r.doing = r.doing[:len(r.doing)-1] }
}

func (r *races) Waited(on *device.Device, queues []int64, by *device.Device, number int64) {
	r.mu.Lock()
	defer r.mu.Unlock()
	list := r.listed(on, queues)
	if by != nil {
		r.queue(by, number).Await(list...)
	} else if s := r.strand(); s != nil && !(r.caller != nil && r.caller.watched.untold) {
		s.WaitQueues(list...)
	}
}

// Overwriting implements device.Watcher: Moved tells of the accesses.
func (r *races) Overwriting(*device.Device, uint64, uint64, []byte, []byte, device.Site) {}

func (r *races) Moved(on *device.Device, toDevice bool, host, dev, size uint64, name string, site device.Site) {
	if on.Shared() && host == dev {
		return
	}
	r.transfer(host, size, name, site, !toDevice, !toDevice)
	r.transfer(dev, size, name, site, toDevice, !toDevice)
}

func (r *races) Copied(_ *device.Device, dev uint64, _ *device.Device, source, size uint64, site device.Site) {
	r.transfer(source, size, "", site, false, false)
	r.transfer(dev, size, "", site, true, false)
}

// Released waits for what uses memory that goes with a region: only what the end of the region transfers before can be wrong.
func (r *races) Released(on *device.Device, dev, size uint64, name string, site device.Site) {
	if regionEnds(site) {
		r.Waited(on, nil, nil, device.Sync)
		return
	}
	r.transfer(dev, size, name, site, true, false)
}

// regionEnds reports whether data ends with the region of a directive.
func regionEnds(site device.Site) bool {
	return strings.HasSuffix(site.Directive, "data") && !strings.Contains(site.Directive, "exit")
}

func (r *races) Mapped(*device.Device, device.Range, uint64, string, device.Site, bool) {}
func (r *races) Unmapped(*device.Device, uint64)                                        {}
func (r *races) Wrote(*device.Device, uint64, uint64)                                   {}
func (r *races) Allocated(*device.Device, uint64, uint64)                               {}
func (r *races) Kept(*device.Device, device.Var, device.Site)                           {}

// transfer is an access that a directive or routine makes to all of some memory; ends tells that it is where data ends.
func (r *races) transfer(addr, size uint64, name string, site device.Site, write, ends bool) {
	s := r.strand()
	if s == nil || size == 0 || site.File == "" {
		return
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	if !s.Inside() && !s.Open() || r.quiet() {
		return
	}
	if i := strings.IndexAny(name, "[("); i > 0 {
		name = name[:i]
	}
	x := accessSite{At: location{site.File, site.Line, site.Column}, Name: name, Write: write, by: wordsOf(site), ends: ends && regionEnds(site)}
	s.Access(race.Access{Addr: addr, Size: size, Site: r.number(x), Write: write})
}

// quiet reports whether no access matters: only the order of queues and tasks is wanted, and there are none.
func (r *races) quiet() bool { return r.p.opts.Check&check.Race == 0 && r.d.Quiet() }

// unordered reports accesses, one of which is asynchronous, that nothing orders.
func (r *races) unordered(x race.Race) {
	late, early := x.Second, x.First
	if late.Async && !early.Async {
		late, early = early, late // what lacks the wait
	}
	r.told[late.Site], r.told[early.Site] = true, true
	a, b := r.sites[late.Site], r.sites[early.Site]
	what := "memory"
	name := cmp.Or(a.Name, b.Name)
	if name != "" {
		what = "'" + name + "'"
	}
	f := check.Finding{Kind: check.AsyncOrder, Variable: name, First: a.place(), Second: b.place()}
	f.First.Text += during(late)
	f.Second.Text += during(early)
	f.Message = fmt.Sprintf("nothing orders this %s of %s%s and the %s of it%s", a.kind(), what, a.how()+during(late), b.kind(), b.how()+during(early))
	f.Fix = r.missing(late, early, a)
	r.p.report.Add(f)
}

// returns is what is said of the place where a variable ends.
const returns = "the procedure returns here"

// ended reports that a variable ends with its procedure though something that nothing waits for may use it.
func (r *races) ended(x race.Race) {
	end, use := x.First, x.Second
	if r.sites[use.Site].Gone {
		end, use = use, end
	}
	a, b := r.sites[end.Site], r.sites[use.Site]
	if a.Name == "" || b.Gone || r.told[end.Site] || r.told[use.Site] || r.p.opts.Check&(check.Race|check.Async) == 0 {
		return
	}
	r.told[end.Site] = true
	f := check.Finding{Kind: check.Lifetime, Variable: a.Name, First: a.place(), Second: b.place()}
	f.First.Access, f.First.Text = check.None, returns
	f.Second.Text += during(use)
	by := "a task"
	if use.Async {
		by = strings.TrimPrefix(strings.TrimPrefix(during(use), " on "), " in ")
	}
	f.Message = fmt.Sprintf("'%s' ends with its procedure, and nothing makes that wait for the %s of it in %s", a.Name, b.kind(), by)
	if op, ok := use.About.(operation); ok {
		f.Message = fmt.Sprintf("'%s' ends with its procedure, and nothing makes that wait for the %s of it%s on queue %d", a.Name, b.kind(), b.how(), op.queue)
	}
	f.Fix = r.missing(end, use, a)
	r.p.report.Add(f)
}

// during says where an access takes place.
func during(s race.Side) string {
	switch op, ok := s.About.(operation); {
	case ok:
		return fmt.Sprintf(" on queue %d", op.queue)
	case s.Async:
		return " in a target task"
	}
	return ""
}

// missing is the directive that orders two accesses.
func (r *races) missing(late, early race.Side, at accessSite) string {
	sentinel := "#pragma "
	if fortranFile(at.At.File) {
		sentinel = "!$"
	}
	line := at.At.Line
	if c := r.caller; c != nil && at.by == "" && c.working != nil { // in a kernel
		line = c.working.site.Line
	}
	before := fmt.Sprintf("before line %d", line)
	if at.ends {
		before = fmt.Sprintf("before the end of the region that begins at line %d", line)
	}
	op, ok := early.About.(operation)
	if !ok {
		if late.Async {
			return fmt.Sprintf("write depend clauses on both target constructs, or %somp taskwait %s", sentinel, before)
		}
		return fmt.Sprintf("write %somp taskwait %s", sentinel, before)
	}
	if other, ok := late.About.(operation); ok {
		return fmt.Sprintf("write wait(%d) on the directive at line %d, or %sacc wait(%d) async(%d) before it", op.queue, other.site.Line, sentinel, op.queue, other.queue)
	}
	return fmt.Sprintf("write %sacc wait(%d) %s", sentinel, op.queue, before)
}

// wordsOf is what transfers: the clause, which an update needs to be understood.
func wordsOf(site device.Site) string {
	if site.Clause == "" || strings.HasSuffix(site.Directive, "update") {
		return strings.TrimSpace(site.Directive + " " + site.Clause)
	}
	return site.Clause
}
