package icv

import (
	"fmt"
	"io"
	"strconv"
	"strings"
)

// Version is the value of _OPENMP: that of OpenMP 5.2.
const Version = "202111"

// Display writes the settings as OMP_DISPLAY_ENV and omp_display_env ask for them (OpenMP 5.2 §21.7). There are no
// variables of accc alone, so that verbose adds nothing.
func (s *Settings) Display(w io.Writer) {
	var b strings.Builder
	b.WriteString("\nOPENMP DISPLAY ENVIRONMENT BEGIN\n")
	fmt.Fprintf(&b, "  _OPENMP = '%s'\n", Version)
	for _, v := range s.Values() {
		fmt.Fprintf(&b, "  %s = '%s'\n", v.Name, v.Text)
	}
	b.WriteString("OPENMP DISPLAY ENVIRONMENT END\n")
	io.WriteString(w, b.String()) // a closed standard error is not an error of the program
}

// A Value is a setting as its environment variable would give it.
type Value struct{ Name, Text string }

// Values are the settings that environment variables give, as text, in the order in which they are displayed.
func (s *Settings) Values() (list []Value) {
	row := func(name, value string) { list = append(list, Value{name, value}) }
	row("OMP_DYNAMIC", upperTruth(s.Data.Dynamic))
	row("OMP_NESTED", upperTruth(s.Data.Nested()))
	row("OMP_NUM_THREADS", joined(s.Data.Threads, strconv.Itoa))
	row("OMP_SCHEDULE", s.Data.Schedule.String())
	row("OMP_PROC_BIND", joined(s.Data.Bind, Bind.String))
	row("OMP_PLACES", joined(s.Places, func(p []int) string { return "{" + joined(p, strconv.Itoa) + "}" }))
	row("OMP_STACKSIZE", strconv.FormatUint(s.StackSize, 10))
	wait := "PASSIVE"
	if s.ActiveWait {
		wait = "ACTIVE"
	}
	row("OMP_WAIT_POLICY", wait)
	row("OMP_THREAD_LIMIT", strconv.Itoa(s.Data.ThreadLimit))
	row("OMP_MAX_ACTIVE_LEVELS", strconv.Itoa(s.Data.MaxActiveLevels))
	row("OMP_NUM_TEAMS", strconv.Itoa(s.Teams))
	row("OMP_TEAMS_THREAD_LIMIT", strconv.Itoa(s.TeamsThreadLimit))
	row("OMP_CANCELLATION", upperTruth(s.Cancellation))
	row("OMP_DEFAULT_DEVICE", strconv.Itoa(s.Data.DefaultDevice))
	row("OMP_MAX_TASK_PRIORITY", strconv.Itoa(s.MaxTaskPriority))
	row("OMP_DISPLAY_AFFINITY", upperTruth(s.DisplayAffinity))
	row("OMP_AFFINITY_FORMAT", s.AffinityFormat)
	allocator := strconv.FormatUint(s.Data.Allocator, 10) // one that the program has made
	if s.Data.Allocator < uint64(len(allocators)) {
		allocator = allocators[s.Data.Allocator]
	}
	row("OMP_ALLOCATOR", allocator)
	row("OMP_TARGET_OFFLOAD", [...]string{"DEFAULT", "MANDATORY", "DISABLED"}[s.Offload])
	for _, v := range tools {
		row(v.name, strings.ToUpper(v.only))
	}
	return list
}

func joined[T any](list []T, text func(T) string) string {
	words := make([]string, len(list))
	for i, x := range list {
		words[i] = text(x)
	}
	return strings.Join(words, ",")
}

func upperTruth(b bool) string { return strings.ToUpper(strconv.FormatBool(b)) }

// String is the value of OMP_PROC_BIND.
func (b Bind) String() string { return [...]string{"FALSE", "TRUE", "PRIMARY", "CLOSE", "SPREAD"}[b] }

// String is the value of OMP_SCHEDULE, without a chunk size that is the default.
func (s Schedule) String() string {
	text := [...]string{Static: "STATIC", Dynamic: "DYNAMIC", Guided: "GUIDED", Auto: "AUTO"}[s.Kind]
	switch {
	case s.Monotonic:
		text = "MONOTONIC:" + text
	case s.Nonmonotonic:
		text = "NONMONOTONIC:" + text
	}
	if s.Chunk > 1 || s.Chunk == 1 && s.Kind == Static {
		text += "," + strconv.Itoa(s.Chunk)
	}
	return text
}
