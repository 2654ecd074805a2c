package trace

import (
	"sync"
	"time"

	"accc/backend/device"
)

// An Event is something that a device did. Its end is [Event.End].
type Event struct {
	device.Event
	// Start is the time since the recorder was made.
	Start time.Duration
}

// End is when it was over.
func (e *Event) End() time.Duration { return e.Start + e.Took }

// A Profile is what the devices of a run did, in the order in which it ended.
type Profile struct {
	Events []Event
	// Total is how long the program ran.
	Total time.Duration
	// Lost is how many events there were after those that a Recorder keeps.
	Lost int
}

// Ranks is how many ranks of MPI have devices that did something, one at least.
func (p *Profile) Ranks() int {
	n := 1
	for i := range p.Events {
		n = max(n, p.Events[i].Rank+1)
	}
	return n
}

// Devices is how many devices of a rank did something, one at least.
func (p *Profile) Devices() int {
	n := 1
	for i := range p.Events {
		n = max(n, p.Events[i].Device+1)
	}
	return n
}

// A Recorder makes a profile. It is a [device.Observer].
type Recorder struct {
	start time.Time

	mu     sync.Mutex
	events []Event
	lost   int // after mostEvents
	// running are the kernels that have begun.
	running map[kernel]time.Duration
}

// A kernel is one that runs. No device runs two kernels of one place in one queue at the same time.
type kernel struct {
	rank   int
	device int
	queue  int64
	site   device.Site
}

// NewRecorder begins a profile.
func NewRecorder() *Recorder {
	return &Recorder{start: time.Now(), running: map[kernel]time.Duration{}}
}

// mostEvents is how many events a Recorder keeps: some 300 MB.
const mostEvents = 1 << 20

// Event implements [device.Observer].
func (r *Recorder) Event(e device.Event) {
	now := time.Since(r.start)
	r.mu.Lock()
	defer r.mu.Unlock()
	id := kernel{e.Rank, e.Device, e.Queue, e.Site}
	switch e.Kind {
	case device.EventLaunch:
		r.running[id] = now
		return
	case device.EventDone:
		e.Kind, e.Took = device.EventLaunch, now-r.running[id]
		delete(r.running, id)
	}
	if len(r.events) == mostEvents {
		r.lost++
		return
	}
	r.events = append(r.events, Event{Event: e, Start: now - e.Took})
}

// Profile is what was recorded.
func (r *Recorder) Profile() *Profile {
	r.mu.Lock()
	defer r.mu.Unlock()
	return &Profile{Events: r.events, Total: time.Since(r.start), Lost: r.lost}
}
