package report

import (
	"cmp"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"accc/backend/device"
	"accc/backend/trace"
)

// mostSpans is how many events the timeline shows: the longest ones.
const mostSpans = 20000

// Measure adds what a run did.
func (p *Page) Measure(profile *trace.Profile) {
	run := &Run{Total: profile.Total.Nanoseconds()}
	p.Run = run
	for i := range profile.Events {
		e := &profile.Events[i]
		switch e.Kind {
		case device.EventLaunch:
			run.Launches++
			run.Kernels += e.Took.Nanoseconds()
			if d := p.directive(e.Site); d != nil {
				if d.Kernel == nil {
					d.Kernel = &Kernel{teams: d.openMP}
				}
				d.Kernel.Launches++
				d.Kernel.Took += e.Took.Nanoseconds()
				d.Kernel.Gangs = max(d.Kernel.Gangs, e.Gangs)
			}
		case device.EventUpload, device.EventDownload:
			run.Transfers++
			run.Transfer += e.Took.Nanoseconds()
		}
	}
	for _, m := range profile.Movements() {
		if m.Times == 0 {
			continue // memory that the run time takes for itself
		}
		run.Up += m.Up
		run.Down += m.Down
		moved := &Moved{File: m.Site.File, Line: m.Site.Line, Directive: m.Site.Directive, Clause: m.Site.Clause, Variable: m.Variable, Times: m.Times,
			Present: m.Present, Uploads: m.Uploads, Downloads: m.Downloads, Up: m.Up, Down: m.Down, Allocated: m.Allocated, Took: m.Took.Nanoseconds()}
		if d := p.directive(m.Site); d != nil {
			moved.Line = d.Line
			d.Moved = append(d.Moved, moved)
		}
		run.Moved = append(run.Moved, moved)
	}
	for _, s := range p.Sources {
		for _, c := range s.Changes {
			c.measure(s)
		}
	}
	slices.SortStableFunc(run.Moved, func(a, b *Moved) int { return cmp.Compare(b.Up+b.Down, a.Up+a.Down) })
	begin := run.lanes(profile)
	run.memories(profile, begin)
}

// memories are the uses of the devices that the timeline has, by the time since it begins.
func (r *Run) memories(profile *trace.Profile, begin int64) {
	for rank := range profile.Ranks() {
		for number := range profile.Devices() {
			m := &Memory{Name: profile.Owner(rank, number)}
			for _, u := range profile.Memory(rank, number) {
				m.Uses = append(m.Uses, []uint64{uint64(max(0, u.At.Nanoseconds()-begin)), u.Bytes})
				m.Peak = max(m.Peak, u.Bytes)
			}
			if m.Peak > 0 {
				r.Memories = append(r.Memories, m)
				r.Peak = max(r.Peak, m.Peak)
			}
		}
	}
}

// directive is the directive at a place; nil if no source of the page has one there. What the rules imply has the place where the
// variable is used: it belongs to the last directive before that with the same name.
func (p *Page) directive(at device.Site) (before *Directive) {
	for _, s := range p.Sources {
		if !samePath(s.File, at.File) {
			continue
		}
		for _, d := range s.Directives {
			switch {
			case d.Line <= at.Line && at.Line <= d.EndLine:
				return d
			case d.Line < at.Line && strings.HasPrefix(d.Text+" ", at.Directive+" "):
				before = d
			}
		}
	}
	return before
}

// samePath compares the names of files, of which one may have been given from another directory.
func samePath(a, b string) bool { return filepath.Clean(a) == filepath.Clean(b) }

// lanes makes the rows of the timeline: one for each queue of each device. It begins with the first event, whose time is the result:
// what was before that is the start of accc and the host alone.
func (r *Run) lanes(profile *trace.Profile) (begin int64) {
	type key struct {
		rank, device int
		queue        int64
	}
	var events []*trace.Event
	for i := range profile.Events {
		switch e := &profile.Events[i]; e.Kind {
		case device.EventLaunch, device.EventUpload, device.EventDownload, device.EventWait:
			events = append(events, e)
		}
	}
	if r.Launches+r.Transfers == 0 {
		return 0 // the waiting at the end of a program that used no device
	}
	for i, e := range events {
		if i == 0 || e.Start.Nanoseconds() < begin {
			begin = e.Start.Nanoseconds()
		}
	}
	if len(events) > mostSpans {
		slices.SortStableFunc(events, func(a, b *trace.Event) int { return cmp.Compare(b.Took, a.Took) })
		r.Omitted = len(events) - mostSpans
		events = events[:mostSpans]
	}
	slices.SortStableFunc(events, func(a, b *trace.Event) int { return cmp.Compare(a.Start, b.Start) })
	lanes := map[key]*Lane{}
	var order []key
	for _, e := range events {
		k := key{e.Rank, e.Device, e.Queue}
		if lanes[k] == nil {
			lanes[k] = &Lane{Name: laneName(profile.Owner(e.Rank, e.Device), e.Queue)}
			order = append(order, k)
		}
		name := e.Var
		if e.Kind == device.EventLaunch || name == "" {
			name = e.Site.Directive
		}
		lanes[k].Spans = append(lanes[k].Spans, Span{Start: e.Start.Nanoseconds() - begin, Took: e.Took.Nanoseconds(), Kind: e.Kind.String(), Name: name,
			Bytes: e.Bytes, Line: e.Site.Line, File: e.Site.File})
	}
	slices.SortFunc(order, func(a, b key) int {
		return cmp.Or(cmp.Compare(a.rank, b.rank), cmp.Compare(a.device, b.device), cmp.Compare(a.queue, b.queue))
	})
	for _, k := range order {
		r.Lanes = append(r.Lanes, lanes[k])
	}
	r.Shown = r.Total - begin
	return begin
}

func laneName(owner string, queue int64) string {
	if queue == device.Sync {
		return owner + ", synchronous"
	}
	return fmt.Sprintf("%s, queue %d", owner, queue)
}
