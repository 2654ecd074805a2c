package icv

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// environment is a function like os.LookupEnv over lines of NAME=VALUE.
func environment(lines ...string) func(string) (string, bool) {
	return func(name string) (string, bool) {
		for _, l := range lines {
			if n, v, _ := strings.Cut(l, "="); n == name {
				return v, true
			}
		}
		return "", false
	}
}

func TestRead(t *testing.T) {
	s, warnings := Read(environment(), Host, 8)
	require.Empty(t, warnings)
	require.Equal(t, []int{8}, s.Data.Threads)
	require.Equal(t, 1, s.Data.MaxActiveLevels)

	s, warnings = Read(environment("OMP_NUM_THREADS= 4 ,3,2", "OMP_SCHEDULE=NonMonotonic:Guided, 7", "OMP_PROC_BIND=spread,close", "OMP_STACKSIZE= 2 M",
		"OMP_DYNAMIC=TRUE", "OMP_TARGET_OFFLOAD=Mandatory", "OMP_PLACES={0:2}:2:2,!{2,3}", "OMP_ALLOCATOR=omp_high_bw_mem_alloc", "OMP_CANCELLATION=true"), Host, 8)
	require.Empty(t, warnings)
	require.Equal(t, []int{4, 3, 2}, s.Data.Threads)
	require.Equal(t, SupportedActiveLevels, s.Data.MaxActiveLevels)
	require.Equal(t, Schedule{Kind: Guided, Nonmonotonic: true, Chunk: 7}, s.Data.Schedule)
	require.Equal(t, []Bind{BindSpread, BindClose}, s.Data.Bind)
	require.EqualValues(t, 2<<20, s.StackSize)
	require.True(t, s.Data.Dynamic)
	require.True(t, s.Cancellation)
	require.Equal(t, OffloadMandatory, s.Offload)
	require.Equal(t, [][]int{{0, 1}}, s.Places)
	require.EqualValues(t, 4, s.Data.Allocator)

	inner := s.Data.Inner().Inner().Inner()
	require.Equal(t, []int{2}, inner.Threads)
	require.Equal(t, []Bind{BindClose}, inner.Bind)
}

func TestReadForDevices(t *testing.T) {
	env := environment("OMP_NUM_THREADS=2", "OMP_NUM_THREADS_ALL=3", "OMP_NUM_THREADS_DEV=4", "OMP_NUM_THREADS_DEV_1=5", "OMP_NUM_TEAMS_ALL=6", "OMP_CANCELLATION_DEV=true")
	for device, threads := range map[int]int{Host: 2, 0: 4, 1: 5} {
		s, warnings := Read(env, device, 8)
		require.Empty(t, warnings)
		require.Equal(t, []int{threads}, s.Data.Threads)
		require.Equal(t, 6, s.Teams)
		require.False(t, s.Cancellation, "it is not a variable of a device")
	}
}

func TestReadRefuses(t *testing.T) {
	for _, line := range []string{"OMP_NUM_THREADS=0", "OMP_NUM_THREADS=2,,3", "OMP_NUM_THREADS=99999999999", "OMP_SCHEDULE=fast", "OMP_SCHEDULE=static,0", "OMP_STACKSIZE=-1",
		"OMP_STACKSIZE=99999999999G", "OMP_DYNAMIC=yes", "OMP_PROC_BIND=close,true", "OMP_PLACES={0:3:-1}", "OMP_PLACES={0},!{1}", "OMP_PLACES={", "OMP_PLACES=cores(0)", "OMP_PLACES={0}:99999999",
		"OMP_WAIT_POLICY=", "OMP_MAX_ACTIVE_LEVELS=-1", "OMP_ALLOCATOR=omp_null_allocator", "OMP_AFFINITY_FORMAT=%q", "OMP_TOOL=enabled", "OMP_THREAD_LIMIT=1e3"} {
		name, value, _ := strings.Cut(line, "=")
		s, warnings := Read(environment(line), Host, 2)
		require.Len(t, warnings, 1, line)
		require.Contains(t, warnings[0], name)
		require.Contains(t, warnings[0], value)
		require.Equal(t, initial(2), s, line)
	}
}

func TestDisplay(t *testing.T) {
	s, _ := Read(environment("OMP_NUM_THREADS=4,2", "OMP_SCHEDULE=dynamic,3", "OMP_PLACES=cores"), Host, 2)
	s.Data.Allocator = 1 << 40
	var b strings.Builder
	s.Display(&b)
	for _, line := range []string{"OPENMP DISPLAY ENVIRONMENT BEGIN", "  _OPENMP = '202111'", "  OMP_NUM_THREADS = '4,2'", "  OMP_SCHEDULE = 'DYNAMIC,3'", "  OMP_PLACES = '{0},{1}'",
		"  OMP_NESTED = 'TRUE'", "  OMP_ALLOCATOR = '1099511627776'"} {
		require.Contains(t, b.String(), line+"\n")
	}
}

func TestCapture(t *testing.T) {
	m := Member{Team: 1, Teams: 2, Level: 1, Thread: 3, Threads: 4, Ancestor: -1, Processors: 2, Host: "node", Process: 77}
	for format, want := range map[string]string{
		"thread %n of %N": "thread 3 of 4", "[%5n][%.5n][%0.5n]": "[3    ][    3][00003]", "%{team_num}/%{num_teams}": "1/2", "100%%": "100%",
		"%0.4a": "-001", "%H:%P %A": "node:77 0-1",
	} {
		got, err := Capture(format, m)
		require.NoError(t, err, format)
		require.Equal(t, want, got)
	}
	for _, format := range []string{"%", "%5", "%05n", "%{none}", "%{team_num", "%.n", "%99999n"} {
		_, err := Capture(format, m)
		require.Error(t, err, format)
	}
}

func TestSchedules(t *testing.T) {
	for _, s := range []Schedule{{Kind: Static, Monotonic: true, Chunk: 4}, {Kind: Dynamic, Chunk: 2}, {Kind: Auto}} {
		back, ok := NewSchedule(s.Number(), s.Chunk)
		require.True(t, ok)
		require.Equal(t, s, back)
	}
	_, ok := NewSchedule(99, 1)
	require.False(t, ok)
}

func FuzzRead(f *testing.F) {
	f.Add("{0:2}:3:2,!{2,3}", "%0.3{team_num}", "monotonic:static,3")
	f.Fuzz(func(t *testing.T, places, format, schedule string) {
		s, _ := Read(environment("OMP_PLACES="+places, "OMP_AFFINITY_FORMAT="+format, "OMP_SCHEDULE="+schedule, "OMP_STACKSIZE="+places), Host, 2)
		s.Display(&strings.Builder{})
	})
}

// Every variable says what it takes and what it is for, and every value that is displayed is one.
func TestVariables(t *testing.T) {
	known := map[string]bool{}
	for _, v := range Variables() {
		known[v.Name] = true
		require.NotEmpty(t, v.Takes, v.Name)
		require.NotEmpty(t, v.Doc, v.Name)
	}
	require.Len(t, docs, len(known))
	s, _ := Read(environment(""), Host, 4)
	for _, v := range s.Values() {
		require.True(t, known[v.Name], v.Name)
	}
}

// TestVerbose displays every variable of OpenMP 5.2 chapter 21.
func TestVerbose(t *testing.T) {
	var out strings.Builder
	s, _ := Read(func(string) (string, bool) { return "", false }, Host, 4)
	s.Display(&out)
	for _, name := range strings.Fields(`OMP_NUM_THREADS OMP_THREAD_LIMIT OMP_MAX_ACTIVE_LEVELS OMP_PLACES OMP_PROC_BIND OMP_DYNAMIC OMP_NESTED OMP_SCHEDULE
		OMP_STACKSIZE OMP_WAIT_POLICY OMP_DISPLAY_AFFINITY OMP_AFFINITY_FORMAT OMP_CANCELLATION OMP_TARGET_OFFLOAD OMP_DEFAULT_DEVICE OMP_MAX_TASK_PRIORITY
		OMP_ALLOCATOR OMP_TOOL OMP_TOOL_LIBRARIES OMP_TOOL_VERBOSE_INIT OMP_DEBUG OMP_NUM_TEAMS OMP_TEAMS_THREAD_LIMIT`) {
		require.Contains(t, out.String(), "  "+name+" = '")
	}
}

// TestInvalid reads values that do not follow the grammar of their variables: a warning names the variable, the value and the
// default.
func TestInvalid(t *testing.T) {
	for name, x := range map[string]struct{ value, instead string }{
		"OMP_NUM_THREADS": {"-3", "the default, 4,"}, "OMP_THREAD_LIMIT": {"0", "the default, 2147483647,"}, "OMP_MAX_ACTIVE_LEVELS": {"-1", "the default, 1,"},
		"OMP_PLACES": {"nowhere", "the default"}, "OMP_PROC_BIND": {"maybe", "the default, FALSE,"}, "OMP_DYNAMIC": {"7", "the default, FALSE,"},
		"OMP_SCHEDULE": {"static,0", "the default, DYNAMIC,"}, "OMP_STACKSIZE": {"12X", "the default"}, "OMP_WAIT_POLICY": {"never", "the default, PASSIVE,"},
		"OMP_CANCELLATION": {"", "the default, FALSE,"}, "OMP_TARGET_OFFLOAD": {"no", "the default, DEFAULT,"}, "OMP_DEFAULT_DEVICE": {"-3", "the default, 0,"},
		"OMP_MAX_TASK_PRIORITY": {"high", "the default, 0,"}, "OMP_ALLOCATOR": {"malloc", "the default, omp_default_mem_alloc,"}, "OMP_NUM_TEAMS": {"0", "the default"},
		"OMP_TEAMS_THREAD_LIMIT": {"-1", "the default"}, "OMP_AFFINITY_FORMAT": {"%Q", "the default, level %L thread %i affinity %A,"},
	} {
		_, warnings := Read(func(asked string) (string, bool) { return x.value, asked == name }, Host, 4)
		require.Len(t, warnings, 1, name)
		require.Contains(t, warnings[0], name+": expected ")
		require.Contains(t, warnings[0], fmt.Sprintf("not %q; %s is used", x.value, x.instead))
	}
}
