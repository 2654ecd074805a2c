package team

import (
	"errors"
	"runtime"
	"sync"
	"sync/atomic"

	"accc/backend/icv"
)

// Config is what a world is made of.
type Config struct {
	// Seed makes the schedule: one thread executes at a time, and the seed decides which one goes on. nil: all cores are used.
	Seed *uint64
	// Threads is the most threads that a team has; 0: no limit.
	Threads int
	// Site describes the directive of a number, for messages: "parallel at x.c:3:9".
	Site func(site int) string
}

// A World is everything that the threads of one program share.
type World struct {
	config  Config
	procs   int
	awake   atomic.Int64 // threads that execute the program and do not sleep
	ended   atomic.Pointer[ending]
	stopped chan struct{} // closed when ended is set
	baton   *baton        // nil: threads run as they like

	mu      sync.Mutex
	threads []*Thread // all of them, by number
	events  events
	active  sync.WaitGroup
}

// An ending is why a world has ended.
type ending struct{ err error }

// NoSite is the site of what no directive does.
const NoSite = -1

// ErrEnded is what unwinds the threads of a world that has ended, by a panic.
var ErrEnded = errors.New("the program has ended")

// cores is how many threads make progress at the same time, whatever the executor does to let more of them begin.
var cores = runtime.GOMAXPROCS(0)

// New makes a world without threads.
func New(config Config) *World {
	if config.Site == nil {
		config.Site = func(int) string { return "" }
	}
	w := &World{config: config, procs: cores, stopped: make(chan struct{})}
	if config.Seed != nil {
		w.baton = newBaton(*config.Seed)
	}
	return w
}

// Stop ends the world: the first error is why. A thread that sleeps wakes up and unwinds.
func (w *World) Stop(err error) {
	if !w.ended.CompareAndSwap(nil, &ending{err}) {
		return
	}
	close(w.stopped)
	w.mu.Lock()
	threads := w.threads
	w.mu.Unlock()
	for _, t := range threads {
		t.wake()
		t.awaken()
	}
}

// Stopped is closed when the world has ended.
func (w *World) Stopped() <-chan struct{} { return w.stopped }

// Err is why the world has ended, or nil.
func (w *World) Err() error {
	if e := w.ended.Load(); e != nil {
		return e.err
	}
	return nil
}

// Check unwinds the thread that calls it if the world has ended.
func (w *World) Check() {
	if w.ended.Load() != nil {
		panic(ErrEnded)
	}
}

// Wait returns when all workers that were at work have left the program.
func (w *World) Wait() { w.active.Wait() }

// A SideConfig is what the threads of the host or of one device are made of.
type SideConfig struct {
	Settings *icv.Settings
	// Attach prepares a new thread to execute the program; it is called in the thread that forks.
	Attach func(t *Thread) error
	// Work executes a region in a thread other than the one that forked. The data is that of the request.
	Work func(m *Member, data any) error
	// Run executes the function of a task in a thread; Free gets its frame when it has completed.
	Run  func(m *Member, w Work) error
	Free func(m *Member, w Work)
	// After is told that a task waits for another one, and Excludes that it excludes others with the same exclusion; nil:
	// nobody watches.
	After    func(x, y Work)
	Excludes func(x Work, exclusion any)
	// Counter is new memory for a counter, nil if there is no room; without it no code counts without a call.
	Counter func() *Counter
	// MostThreads is how many threads the side can have; 0: no limit.
	MostThreads int
	// Default is the size of a team for which nobody says anything; 0: by the settings.
	Default int
	// Fewer says that a team for which there is no room has fewer threads, as with OMP_DYNAMIC.
	Fewer bool
}

// A Side is the host or a device: threads, locks and settings are its own.
type Side struct {
	world    *World
	config   SideConfig
	settings *icv.Settings

	mu       sync.Mutex
	idle     []*Thread  // that belong to no other thread's team
	made     int        // threads besides the initial ones
	counters []*Counter // that nobody uses

	freeTasks Pool[*Task] // that threads have not kept
}

// Side makes the host's or a device's side of the world.
func (w *World) Side(config SideConfig) *Side {
	return &Side{world: w, config: config, settings: config.Settings}
}

// Settings are the internal control variables that the program started with.
func (s *Side) Settings() *icv.Settings { return s.settings }

// Initial makes an initial thread, which executes the program from now on: the goroutine that calls this.
func (s *Side) Initial() *Thread {
	t := s.Standby()
	t.world.Enter()
	return t
}

// Standby makes an initial thread of a goroutine that is counted in another way: by what it does besides.
func (s *Side) Standby() *Thread {
	t := s.newThread()
	data := s.settings.Data
	tm := newTeam(s, 1)
	tm.site, tm.group = -1, newGroup(data.ThreadLimit)
	t.at = tm.members[0]
	t.at.begin(tm, 0, nil, &data)
	t.at.thread = t
	return t
}

func (s *Side) newThread() *Thread {
	w := s.world
	t := &Thread{world: w, side: s, park: make(chan struct{}, 1), turn: make(chan struct{}, 1)}
	w.mu.Lock()
	t.number = len(w.threads)
	w.threads = append(w.threads, t)
	w.mu.Unlock()
	return t
}
