package device

import "time"

// EventKind is what an event tells; the kinds follow the callbacks of OpenACC 3.3 §5.1.
type EventKind uint8

const (
	EventEnter    EventKind = iota // a data action at entry
	EventExit                      // a data action at exit
	EventAlloc                     // device memory allocated
	EventFree                      // device memory freed
	EventUpload                    // host to device
	EventDownload                  // device to host
	EventLaunch                    // a kernel begins
	EventDone                      // a kernel ended
	EventWait                      // the host waits
	EventCreate                    // host memory gets device memory; for a Profiler only
	EventDelete                    // host memory loses its device memory; for a Profiler only
	EventInit                      // a device is initialized; for a Profiler only
	EventShutdown                  // a device is shut down; for a Profiler only
)

func (k EventKind) String() string {
	return [...]string{"enter", "exit", "alloc", "free", "upload", "download", "launch", "done", "wait", "create", "delete", "init", "shutdown"}[k]
}

// An Event is something that a device does.
type Event struct {
	Kind   EventKind
	Device int
	Queue  int64 // Sync, or the number of the queue
	Site   Site
	Var    string // the variable or kernel
	Host   uint64
	Dev    uint64
	Bytes  uint64
	// Gangs is the number of gangs of a kernel.
	Gangs int64
	// Took is how long a transfer or the waiting took, for an Observer, which is told when it is over.
	Took time.Duration
	// Same tells an Observer that a transfer changed nothing: the bytes were on the other side already.
	Same bool
	// Implicit tells that no clause or call of the program asks for it.
	Implicit bool
	On       *Device // for a Profiler only
	// Rank is the rank of MPI that the device belongs to.
	Rank int
}

// An Observer receives the events of devices. Event is called from several goroutines at once, while locks of the
// device are held: it must not call the device.
type Observer interface{ Event(Event) }

// tell passes an event on to the observer.
func (d *Device) tell(e Event) {
	if d.observer == nil {
		return
	}
	e.Device = d.num
	d.observer.Event(e)
}

// timed is tell for what takes some time, after it was done.
func (d *Device) timed(e *Event, do func() error) error {
	if d.observer == nil {
		return do()
	}
	start := time.Now()
	err := do()
	if err == nil {
		e.Took = time.Since(start)
		d.tell(*e)
	}
	return err
}

// Tell reports the beginning or end of a kernel, which the device does not see itself.
func (d *Device) Tell(kind EventKind, e Event) {
	e.Kind = kind
	d.tell(e)
}
