package run

import (
	"slices"
	"sync"

	"accc/backend/budget"
)

// eventType is acc_event_t (OpenACC 3.3 §5.1). What ends something has the number after that of what begins it.
type eventType int64

const (
	evNone            eventType = 0
	evInit            eventType = 1
	evShutdown        eventType = 3
	evRuntimeShutdown eventType = 5
	evCreate          eventType = 6
	evDelete          eventType = 7
	evAlloc           eventType = 8
	evFree            eventType = 9
	evEnterData       eventType = 10
	evExitData        eventType = 12
	evUpdate          eventType = 14
	evCompute         eventType = 16
	evLaunch          eventType = 18
	evUpload          eventType = 20
	evDownload        eventType = 22
	evWait            eventType = 24
	evWaitEnd         eventType = 25
	evError           eventType = 100
)

// valid reports whether callbacks can be registered for an event.
func (e eventType) valid() bool { return e > evNone && e <= evWaitEnd || e == evError }

// acc_register_t (§5.3): what is to be done to the callbacks.
const (
	howRegister        = 0
	howToggle          = 1
	howTogglePerThread = 2
)

// A callback is a function of the program that is called for an event.
type callback struct {
	function uint64
	count    int // how often it is registered
	off      bool
}

// A registry holds the callbacks of all events. What the routines do not define, such as to remove a callback that is not registered,
// has no effect.
type registry struct {
	mu      sync.Mutex // any thread of the program registers and looks up
	budget  *budget.Budget
	lists   map[eventType][]*callback
	off     map[eventType]bool // no callback of the event is called; evNone: of any event
	threads map[uint64]bool    // no callback is called in the thread
	thread  func() uint64
}

// callbackSize is the bytes that a callback counts, and mostCallbacks how many an event has.
const (
	callbackSize  = 128
	mostCallbacks = 1 << 12
)

func newRegistry(thread func() uint64, b *budget.Budget) *registry {
	return &registry{budget: b, lists: map[eventType][]*callback{}, off: map[eventType]bool{}, threads: map[uint64]bool{}, thread: thread}
}

func (r *registry) find(e eventType, function uint64) *callback {
	for _, c := range r.lists[e] {
		if c.function == function {
			return c
		}
	}
	return nil
}

// Register adds a callback, or turns on what Unregister has turned off. It returns false where the budget has no room for one more.
func (r *registry) Register(event int64, function uint64, how int64) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	e := eventType(event)
	switch c := r.find(e, function); {
	case how != howRegister:
		r.toggle(e, function, how, false)
	case !e.valid() || function == 0:
	case c != nil:
		c.count++
	case len(r.lists[e]) == mostCallbacks || !r.budget.Take(callbackSize):
		return false
	default:
		r.lists[e] = append(r.lists[e], &callback{function: function, count: 1})
	}
	return true
}

// Unregister removes a callback when it has been called as often as Register, or turns callbacks off.
func (r *registry) Unregister(event int64, function uint64, how int64) {
	r.mu.Lock()
	defer r.mu.Unlock()
	e := eventType(event)
	switch c := r.find(e, function); {
	case how != howRegister:
		r.toggle(e, function, how, true)
	case c != nil && c.count > 1:
		c.count--
	case c != nil:
		c.count = 0
		r.budget.Give(callbackSize)
		r.lists[e] = slices.DeleteFunc(slices.Clone(r.lists[e]), func(x *callback) bool { return x == c })
	}
}

// toggle turns off or on one callback of an event, all of an event, all of them, or all in the thread.
func (r *registry) toggle(e eventType, function uint64, how int64, off bool) {
	switch {
	case how == howTogglePerThread && e == evNone && function == 0:
		r.threads[r.thread()] = off
	case how != howToggle:
	case function == 0 && (e == evNone || e.valid()):
		r.off[e] = off
	case function != 0:
		if c := r.find(e, function); c != nil {
			c.off = off
		}
	}
}

// of lists the callbacks to be called for an event, in the order in which they were registered.
func (r *registry) of(e eventType) []*callback {
	r.mu.Lock()
	defer r.mu.Unlock()
	list := r.lists[e]
	if len(list) == 0 || r.off[evNone] || r.off[e] || r.threads[r.thread()] {
		return nil
	}
	return list
}
