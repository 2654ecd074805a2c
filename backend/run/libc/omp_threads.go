package libc

import (
	"fmt"
	"io"
	"os"
	"runtime"

	"accc/backend/icv"
	"accc/backend/team"
)

// The routines of omp.h about threads, teams, schedules, places and settings (OpenMP 5.2 chapter 18): they ask the thread
// that calls, as package team has it.
var ompThreadsHeader = header{"omp.h", []row{
	{"int omp_get_num_threads(void)", "the size of the team", device, ompInt(func(m *team.Member) int { return m.Size() })},
	{"int omp_get_thread_num(void)", "the number of the thread in its team", device, ompInt(func(m *team.Member) int { return m.Rank() })},
	{"int omp_get_max_threads(void)", "how many threads a parallel region may have", device, ompInt(func(m *team.Member) int { return m.Data().Threads[0] })},
	{"void omp_set_num_threads(int n)", "set how many threads a parallel region has", device, ompSetNumber("threads", 1, func(d *icv.DataEnvironment, n int) { d.SetThreads(n) })},
	{"int omp_get_num_procs(void)", "the processors for threads", device, ompInt(func(m *team.Member) int { return m.Side().Settings().Processors })},
	{"int omp_get_thread_limit(void)", "the most threads at a time", device, ompInt(func(m *team.Member) int { return m.ThreadLimit() })},
	{"int omp_in_parallel(void)", "whether a parallel region with several threads is around", device, ompTruth(func(m *team.Member) bool { _, active := m.Levels(); return active > 0 })},
	{"int omp_get_level(void)", "how many parallel regions are around", device, ompInt(func(m *team.Member) int { all, _ := m.Levels(); return all })},
	{"int omp_get_active_level(void)", "how many parallel regions with several threads are around", device, ompInt(func(m *team.Member) int { _, active := m.Levels(); return active })},
	{"int omp_get_ancestor_thread_num(int level)", "the number of the thread, or of the one that it comes from, at a level; -1: there is no such level", device, ompAt(func(m *team.Member) int { return m.Rank() })},
	{"int omp_get_team_size(int level)", "the size of the team at a level; -1: there is no such level", device, ompAt(func(m *team.Member) int { return m.Size() })},
	{"int omp_get_num_teams(void)", "how many teams there are", device, ompLeague(func(_, n int) int { return n })},
	{"int omp_get_team_num(void)", "the number of the team", device, ompLeague(func(place, _ int) int { return place })},
	{"void omp_set_num_teams(int n)", "set how many teams a teams region may have", host, ompDevice("teams", func(s *icv.Settings, n int) { s.Teams = n })},
	{"int omp_get_max_teams(void)", "how many teams a teams region may have; 0: the implementation decides", device, ompInt(func(m *team.Member) int { return m.Side().Settings().Teams })},
	{"void omp_set_teams_thread_limit(int limit)", "set how many threads each team may have", host, ompDevice("threads", func(s *icv.Settings, n int) { s.TeamsThreadLimit = n })},
	{"int omp_get_teams_thread_limit(void)", "how many threads each team may have; 0: the implementation decides", device, ompInt(func(m *team.Member) int { return m.Side().Settings().TeamsThreadLimit })},

	{"int omp_get_dynamic(void)", "whether the number of threads may be adjusted", device, ompTruth(func(m *team.Member) bool { return m.Data().Dynamic })},
	{"void omp_set_dynamic(int dynamic)", "set whether the number of threads may be adjusted", device, ompSet(func(d *icv.DataEnvironment, n int) { d.Dynamic = n != 0 })},
	{"int omp_get_nested(void)", "whether parallel regions may be nested", device, ompTruth(func(m *team.Member) bool { return m.Data().Nested() })},
	{"void omp_set_nested(int nested)", "set whether parallel regions may be nested", device, ompSet(func(d *icv.DataEnvironment, n int) { d.SetNested(n != 0) })},
	{"int omp_get_max_active_levels(void)", "how many nested parallel regions may be active", device, ompInt(func(m *team.Member) int { return m.Data().MaxActiveLevels })},
	{"void omp_set_max_active_levels(int levels)", "set how many nested parallel regions may be active", device, ompSetNumber("levels", 0, func(d *icv.DataEnvironment, n int) { d.SetMaxActiveLevels(n) })},
	{"int omp_get_supported_active_levels(void)", "how many nested parallel regions are supported", device, ompInt(func(*team.Member) int { return icv.SupportedActiveLevels })},
	{"int omp_get_cancellation(void)", "whether cancellation is enabled", device, ompTruth(func(m *team.Member) bool { return m.Side().Settings().Cancellation })},
	{"void omp_set_schedule(omp_sched_t kind, int chunk)", "set what schedule(runtime) means", device, func(e *Env, s []uint64) {
		next, ok := icv.NewSchedule(uint32(s[0]), int(int32(s[1])))
		if !ok {
			e.fail("%d is not a kind of schedule: expected omp_sched_static, omp_sched_dynamic, omp_sched_guided or omp_sched_auto", int32(s[0]))
		}
		m := e.member()
		d := *m.Data()
		d.Schedule = next
		m.SetData(d)
	}},
	{"void omp_get_schedule(omp_sched_t *kind, int *chunk)", "what schedule(runtime) means", device, func(e *Env, s []uint64) {
		is := e.member().Data().Schedule
		e.store32(s[0], is.Number())
		e.store32(s[1], uint32(is.Chunk))
	}},

	{"omp_proc_bind_t omp_get_proc_bind(void)", "how threads of the next parallel region are bound", device, ompInt(func(m *team.Member) int { return int(m.Data().Bind[0]) })},
	{"int omp_get_num_places(void)", "how many places OMP_PLACES has", device, ompInt(func(m *team.Member) int { return len(ompPlaces(m)) })},
	{"int omp_get_place_num_procs(int place)", "how many processors a place has", device, func(e *Env, s []uint64) { s[0] = toI32(int32(len(e.place(s[0])))) }},
	{"void omp_get_place_proc_ids(int place, int *ids)", "the processors of a place", device, func(e *Env, s []uint64) {
		for i, n := range e.place(s[0]) {
			e.store32(s[1]+4*uint64(i), uint32(n))
		}
	}},
	{"int omp_get_place_num(void)", "-1: the thread is not bound", device, ompNone},
	{"int omp_get_partition_num_places(void)", "how many places the thread may use", device, ompInt(func(m *team.Member) int { return len(ompPlaces(m)) })},
	{"void omp_get_partition_place_nums(int *places)", "the places that the thread may use", device, func(e *Env, s []uint64) {
		for i := range ompPlaces(e.member()) {
			e.store32(s[0]+4*uint64(i), uint32(i))
		}
	}},
	{"void omp_set_affinity_format(const char *format)", "set the format of omp_display_affinity", host, func(e *Env, s []uint64) {
		format := string(e.cstring(s[0]))
		e.affinity(format)
		e.settings().AffinityFormat = format
	}},
	{"size_t omp_get_affinity_format(char *buffer, size_t size)", "the format of omp_display_affinity", host, func(e *Env, s []uint64) { s[0] = e.fill(s[0], s[1], e.settings().AffinityFormat) }},
	{"void omp_display_affinity(const char *format)", "print where the thread runs", host, func(e *Env, s []uint64) {
		fmt.Fprintln(e.errors(), e.affinity(e.affinityFormat(s[0])))
	}},
	{"size_t omp_capture_affinity(char *buffer, size_t size, const char *format)", "where the thread runs, as text", host, func(e *Env, s []uint64) {
		s[0] = e.fill(s[0], s[1], e.affinity(e.affinityFormat(s[2])))
	}},

	{"int omp_get_max_task_priority(void)", "the highest priority of a task", device, ompInt(func(m *team.Member) int { return m.Side().Settings().MaxTaskPriority })},
	{"int omp_in_final(void)", "whether the task at work is final", device, ompTruth((*team.Member).InFinal)},
	{"int omp_in_explicit_task(void)", "whether an explicit task is at work", device, ompTruth((*team.Member).InExplicitTask)},
	{"int omp_is_free_agent(void)", "0: only threads of the team execute its tasks", device, ompZero},
	{"int omp_ancestor_is_free_agent(int level)", "0: only threads of the team execute its tasks", device, ompZero},
	{"void omp_fulfill_event(unsigned long event)", "let a detached task complete", device, func(e *Env, s []uint64) { e.must(e.member().Fulfill(s[0])) }},
	{"void omp_set_default_allocator(unsigned long allocator)", "set the allocator that omp_null_allocator means", host, func(e *Env, s []uint64) {
		data := *e.member().Data()
		data.Allocator = s[0]
		e.member().SetData(data)
	}},
	{"unsigned long omp_get_default_allocator(void)", "the allocator that omp_null_allocator means", host, func(e *Env, s []uint64) { s[0] = e.member().Data().Allocator }},
	{"void omp_display_env(int verbose)", "print the settings to standard error", host, func(e *Env, _ []uint64) {
		shown := *e.settings()
		shown.Data = *e.member().Data()
		shown.Display(e.errors())
	}},
}}

// ompInt is a routine that returns a number of the thread that calls; ompTruth one that answers a question.
func ompInt(f func(m *team.Member) int) func(e *Env, s []uint64) {
	return func(e *Env, s []uint64) { s[0] = toI32(int32(f(e.member()))) }
}

// ompLeague is a routine that returns the number of the team, or how many there are.
func ompLeague(f func(place, size int) int) func(e *Env, s []uint64) {
	return func(e *Env, s []uint64) {
		league := e.League
		if league == nil {
			league = e.member().League
		}
		s[0] = toI32(int32(f(league())))
	}
}

func ompTruth(f func(m *team.Member) bool) func(e *Env, s []uint64) {
	return func(e *Env, s []uint64) { s[0] = toBool(f(e.member())) }
}

// ompAt is a routine that returns a number of an ancestor.
func ompAt(f func(m *team.Member) int) func(e *Env, s []uint64) {
	return func(e *Env, s []uint64) {
		m := e.member().Ancestor(int(int32(s[0])))
		if s[0] = minusOne; m != nil {
			s[0] = toI32(int32(f(m)))
		}
	}
}

// atLeast stops the program if a number of something is too small.
func (e *Env) atLeast(what string, least, n int) {
	switch {
	case n >= least:
	case least == 1:
		e.fail("the number of %s is %d: expected a positive number", what, n)
	default:
		e.fail("the number of %s is %d: expected %d or more", what, n, least)
	}
}

// ompSetNumber is ompSet for a number of something, of which there is a least one.
func ompSetNumber(what string, least int, f func(d *icv.DataEnvironment, n int)) func(e *Env, s []uint64) {
	set := ompSet(f)
	return func(e *Env, s []uint64) {
		e.atLeast(what, least, int(int32(s[0])))
		set(e, s)
	}
}

// ompSet is a routine that changes the data environment of the task; ompDevice one that sets a number of something for the device.
func ompSet(f func(d *icv.DataEnvironment, n int)) func(e *Env, s []uint64) {
	return func(e *Env, s []uint64) {
		m := e.member()
		d := *m.Data()
		f(&d, int(int32(s[0])))
		m.SetData(d)
	}
}

func ompDevice(what string, f func(s *icv.Settings, n int)) func(e *Env, s []uint64) {
	return func(e *Env, s []uint64) {
		n := int(int32(s[0]))
		e.atLeast(what, 0, n)
		f(e.settings(), n)
	}
}

// member is what the thread that calls is in its team. Surroundings without threads get an initial thread of their own.
func (e *Env) member() *team.Member {
	if e.Thread == nil {
		settings, _ := icv.Read(e.cfg.Getenv, icv.Host, runtime.GOMAXPROCS(0))
		e.Thread = team.New(team.Config{}).Side(team.SideConfig{Settings: settings}).Initial()
	}
	return e.Thread.Member()
}

func (e *Env) settings() *icv.Settings { return e.member().Side().Settings() }

func ompPlaces(m *team.Member) [][]int { return m.Side().Settings().Places }

// place is a place of OMP_PLACES; there is none of any other number.
func (e *Env) place(number uint64) []int {
	places := ompPlaces(e.member())
	if n := int(int32(number)); n >= 0 && n < len(places) {
		return places[n]
	}
	return nil
}

// errors is the standard error, after what the program has printed.
func (e *Env) errors() io.Writer {
	e.TryFlush()
	return e.cfg.Stderr
}

// affinityFormat is the format at an address; a null pointer or an empty format means the one that is set.
func (e *Env) affinityFormat(at uint64) string {
	if at != 0 {
		if text := e.cstring(at); len(text) > 0 {
			return string(text)
		}
	}
	return e.settings().AffinityFormat
}

// affinity expands a format for the thread that calls.
func (e *Env) affinity(format string) string {
	m := e.member()
	level, _ := m.Levels()
	host, _ := os.Hostname()
	x := icv.Member{Level: level, Thread: m.Rank(), Threads: m.Size(), Ancestor: -1, Processors: e.settings().Processors, Host: host, Process: os.Getpid()}
	x.Team, x.Teams = m.League()
	if parent := m.Ancestor(level - 1); parent != nil {
		x.Ancestor = parent.Rank()
	}
	text, err := icv.Capture(format, x)
	if err != nil {
		e.failErr(err)
	}
	return text
}

// fill copies a text to a buffer, as much as there is room for, and returns its length.
func (e *Env) fill(buffer, size uint64, text string) uint64 {
	if buffer != 0 && size != 0 {
		e.setString(buffer, []byte(text[:min(uint64(len(text)), size-1)]))
	}
	return uint64(len(text))
}
