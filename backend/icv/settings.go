package icv

import "math"

// Settings are the internal control variables with the values that a program starts with.
type Settings struct {
	Global
	Device
	Data DataEnvironment
	// Places is place-partition-var of the initial implicit task: numbers of processors by place; empty: there are no places.
	Places [][]int
	// Show is OMP_DISPLAY_ENV.
	Show Shown
}

// Global are the variables that the whole program shares.
type Global struct {
	Cancellation    bool
	DisplayAffinity bool
	AffinityFormat  string
	MaxTaskPriority int
	Offload         Offload
}

// Device are the variables that each device has one copy of.
type Device struct {
	Processors       int // num-procs-var
	Teams            int // nteams-var; 0: the implementation decides
	TeamsThreadLimit int // 0: the implementation decides
	StackSize        uint64
	ActiveWait       bool // wait-policy-var
}

// DataEnvironment are the variables that each task has a copy of.
type DataEnvironment struct {
	Dynamic         bool
	Threads         []int // nthreads-var: by nesting level, at least one
	ThreadLimit     int
	MaxActiveLevels int
	Schedule        Schedule // run-sched-var
	Bind            []Bind   // bind-var: by nesting level, at least one
	DefaultDevice   int
	Allocator       uint64 // def-allocator-var, by its number in omp.h
}

// Limits of the implementation.
const (
	SupportedActiveLevels = 255
	maxThreads            = math.MaxInt32
)

// A Schedule is the kind and the chunk size of a worksharing loop; a chunk size of 0 is none.
type Schedule struct {
	Kind         ScheduleKind
	Monotonic    bool // monotonic is written
	Nonmonotonic bool // nonmonotonic is written
	Chunk        int
}

// ScheduleKind is omp_sched_t without its modifier.
type ScheduleKind uint32

const (
	Static  ScheduleKind = 1
	Dynamic ScheduleKind = 2
	Guided  ScheduleKind = 3
	Auto    ScheduleKind = 4

	monotonicBit = 1 << 31 // omp_sched_monotonic
)

// Number is the value of omp_sched_t. A static schedule is monotonic unless it says otherwise (OpenMP 5.2 §11.5.3).
func (s Schedule) Number() uint32 {
	n := uint32(s.Kind)
	if s.Monotonic || s.Kind == Static && !s.Nonmonotonic {
		n |= monotonicBit
	}
	return n
}

// NewSchedule is the schedule of omp_set_schedule: false for a number that is not a kind. A chunk size below 1 is none.
func NewSchedule(number uint32, chunk int) (Schedule, bool) {
	s := Schedule{Kind: ScheduleKind(number &^ monotonicBit), Monotonic: number&monotonicBit != 0, Chunk: max(chunk, 0)}
	s.Nonmonotonic = s.Kind == Static && !s.Monotonic
	switch s.Kind {
	case Static:
	case Dynamic, Guided:
		s.Chunk = max(s.Chunk, 1)
	case Auto:
		s.Chunk = 0
	default:
		return s, false
	}
	return s, true
}

// Bind is omp_proc_bind_t.
type Bind int32

const (
	BindFalse Bind = iota
	BindTrue
	BindPrimary
	BindClose
	BindSpread
)

// Offload is OMP_TARGET_OFFLOAD.
type Offload int

const (
	OffloadDefault Offload = iota
	OffloadMandatory
	OffloadDisabled
)

// Shown is OMP_DISPLAY_ENV.
type Shown int

const (
	ShowNothing Shown = iota
	ShowStandard
	ShowVerbose
)

// initial are the settings without environment variables. Where the specification leaves the choice, it is that of libgomp.
func initial(processors int) *Settings {
	return &Settings{
		Global: Global{AffinityFormat: "level %L thread %i affinity %A"},
		Device: Device{Processors: processors},
		Data: DataEnvironment{
			Allocator: 1,
			Threads:   []int{processors}, ThreadLimit: maxThreads, MaxActiveLevels: 1,
			Schedule: Schedule{Kind: Dynamic, Chunk: 1}, Bind: []Bind{BindFalse},
		},
	}
}

// SetThreads is omp_set_num_threads. The copies of a data environment share what they do not change.
func (d *DataEnvironment) SetThreads(n int) {
	d.Threads = append([]int{max(n, 1)}, d.Threads[1:]...)
}

// SetMaxActiveLevels is omp_set_max_active_levels: a negative number has no effect.
func (d *DataEnvironment) SetMaxActiveLevels(n int) {
	if n >= 0 {
		d.MaxActiveLevels = min(n, SupportedActiveLevels)
	}
}

// Nested is omp_get_nested: more than one level of parallelism may be active.
func (d *DataEnvironment) Nested() bool { return d.MaxActiveLevels > 1 }

// SetNested is omp_set_nested, in terms of max-active-levels-var (OpenMP 5.2 §18.2.9).
func (d *DataEnvironment) SetNested(on bool) {
	switch {
	case !on:
		d.MaxActiveLevels = min(d.MaxActiveLevels, 1)
	case !d.Nested():
		d.MaxActiveLevels = SupportedActiveLevels
	}
}

// Inner is the data environment of the implicit tasks of a parallel region: the lists go on with their next level
// (OpenMP 5.2 §10.1.1). The last value stays for all levels inside.
func (d DataEnvironment) Inner() DataEnvironment {
	if len(d.Threads) > 1 {
		d.Threads = d.Threads[1:]
	}
	if len(d.Bind) > 1 {
		d.Bind = d.Bind[1:]
	}
	return d
}
