package device

import (
	"cmp"
	"slices"
)

// A Profiler is told what the host thread requests from the devices, as the profiling interface of OpenACC 3.3 chapter
// 5 reports it: at the request, not when a queue executes it. The goroutine that calls the device calls its method
// while no locks are held, so the method may call the device.
type Profiler interface {
	// Profile is called before what the event names is done, and again after it, with end set. EventAlloc, EventFree, EventCreate
	// and EventDelete have no duration: it is called once, with end set, after they are done.
	Profile(e Event, end bool)
}

// profile reports what has no duration.
func (d *Device) profile(e Event) {
	if d.profiler != nil {
		e.Device, e.On = d.num, d
		d.profiler.Profile(e, true)
	}
}

// during reports the beginning and the end of what do does.
func (d *Device) during(e Event, do func() error) error {
	if d.profiler == nil {
		return do()
	}
	e.Device, e.On = d.num, d
	d.profiler.Profile(e, false)
	err := do()
	if err == nil {
		d.profiler.Profile(e, true)
	}
	return err
}

// Profile reports an event without a duration that the device does not see as one, such as the allocation that acc_malloc asks for.
func (d *Device) Profile(kind EventKind, e Event) {
	e.Kind = kind
	d.profile(e)
}

// During reports the beginning and the end of what do does, which the device does not see as one, such as a launch.
func (d *Device) During(kind EventKind, e Event, do func() error) error {
	e.Kind = kind
	return d.during(e, do)
}

// A task is a step of a data action.
type task struct {
	do func() error // nil: it is done already
	// event is what the profiler is told of the request, if its kind is reported.
	event *Event
}

// plain is a step that the profiler is not told of.
func plain(do func() error) task { return task{do: do} }

// note is a step that is done already.
func (d *Device) note(tasks *[]task, e Event) {
	if d.profiler != nil {
		*tasks = append(*tasks, task{event: &e})
	}
}

// carry does a task, or has it done by a queue, and reports that.
func (d *Device) carry(t task, how func(do func() error) error) error {
	switch {
	case t.do == nil:
		d.profile(*t.event)
		return nil
	case t.event == nil || d.profiler == nil:
		return how(t.do)
	}
	return d.during(*t.event, func() error { return how(t.do) })
}

// waitFor blocks until queues are idle and reports each of them; the error is the first failure.
func (d *Device) waitFor(list []*queue, site Site) error {
	var first error
	if d.profiler == nil {
		for _, q := range list {
			if err := q.wait(q.mark()); err != nil && first == nil {
				first = err
			}
		}
		return first
	}
	slices.SortFunc(list, func(a, b *queue) int { return cmp.Compare(a.number, b.number) })
	for _, q := range list {
		err := d.during(Event{Kind: EventWait, Queue: q.number, Site: site}, func() error { return q.wait(q.mark()) })
		if err != nil && first == nil {
			first = err
		}
	}
	return first
}
