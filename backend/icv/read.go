package icv

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
)

// A variable is one environment variable: set stores a value, or returns false when it does not follow the grammar.
type variable struct {
	name     string
	expected string
	global   bool // the program has it, not each of its devices
	set      func(s *Settings, text string) bool
}

// variables are in the order in which they are read: of OMP_NESTED and OMP_MAX_ACTIVE_LEVELS the second decides.
var variables = []variable{
	{"OMP_DYNAMIC", "true or false", false, func(s *Settings, text string) bool { return truth(text, &s.Data.Dynamic) }},
	{"OMP_NUM_THREADS", "a list of positive numbers", false, func(s *Settings, text string) bool {
		list, ok := numbers(text)
		if ok {
			s.Data.Threads = list
			if len(list) > 1 {
				s.Data.MaxActiveLevels = SupportedActiveLevels // OpenMP 5.2 §21.1.2
			}
		}
		return ok
	}},
	{"OMP_PROC_BIND", "true, false, or a list of primary, close and spread", false, func(s *Settings, text string) bool {
		list, ok := binds(text)
		if ok {
			s.Data.Bind = list
			if len(list) > 1 {
				s.Data.MaxActiveLevels = SupportedActiveLevels
			}
		}
		return ok
	}},
	{"OMP_NESTED", "true or false", false, func(s *Settings, text string) bool {
		var on bool
		ok := truth(text, &on)
		if ok {
			s.Data.SetNested(on)
		}
		return ok
	}},
	{"OMP_MAX_ACTIVE_LEVELS", "a number of 0 or more", false, func(s *Settings, text string) bool {
		n, ok := number(text, 0)
		if ok {
			s.Data.SetMaxActiveLevels(n)
		}
		return ok
	}},
	{"OMP_THREAD_LIMIT", "a positive number", false, func(s *Settings, text string) bool { return store(text, 1, &s.Data.ThreadLimit) }},
	{"OMP_PLACES", "a list of places such as {0,1},{2:2}, or threads, cores, ll_caches, numa_domains or sockets, with a number in parentheses",
		false, func(s *Settings, text string) bool {
			list, ok := places(text, s.Processors)
			if ok {
				s.Places = list
			}
			return ok
		}},
	{"OMP_SCHEDULE", "static, dynamic, guided or auto, with monotonic: or nonmonotonic: before it and a positive chunk size after a comma",
		false, func(s *Settings, text string) bool {
			x, ok := schedule(text)
			if ok {
				s.Data.Schedule = x
			}
			return ok
		}},
	{"OMP_STACKSIZE", "a size such as 2000500B, 3000k, 10M or 1G", false, func(s *Settings, text string) bool {
		n, ok := size(text)
		if ok {
			s.StackSize = n
		}
		return ok
	}},
	{"OMP_WAIT_POLICY", "active or passive", false, word(map[string]bool{"active": true, "passive": false}, func(s *Settings) *bool { return &s.ActiveWait })},
	{"OMP_DISPLAY_AFFINITY", "true or false", true, func(s *Settings, text string) bool { return truth(text, &s.DisplayAffinity) }},
	{"OMP_AFFINITY_FORMAT", "a format whose fields have a letter or a name of OpenMP", true, func(s *Settings, text string) bool {
		_, err := Capture(text, Member{})
		if err == nil {
			s.AffinityFormat = text
		}
		return err == nil
	}},
	{"OMP_CANCELLATION", "true or false", true, func(s *Settings, text string) bool { return truth(text, &s.Cancellation) }},
	{"OMP_DEFAULT_DEVICE", "a number of 0 or more", true, func(s *Settings, text string) bool { return store(text, 0, &s.Data.DefaultDevice) }},
	{"OMP_TARGET_OFFLOAD", "mandatory, disabled or default",
		true, word(map[string]Offload{"mandatory": OffloadMandatory, "disabled": OffloadDisabled, "default": OffloadDefault}, func(s *Settings) *Offload { return &s.Offload })},
	{"OMP_MAX_TASK_PRIORITY", "a number of 0 or more", true, func(s *Settings, text string) bool { return store(text, 0, &s.MaxTaskPriority) }},
	{"OMP_ALLOCATOR", "the name of a predefined allocator, such as omp_default_mem_alloc", false, func(s *Settings, text string) bool {
		i := slices.Index(allocators, strings.ToLower(strings.TrimSpace(text)))
		if i > 0 {
			s.Data.Allocator = uint64(i)
		}
		return i > 0
	}},
	{"OMP_NUM_TEAMS", "a positive number", false, func(s *Settings, text string) bool { return store(text, 1, &s.Teams) }},
	{"OMP_TEAMS_THREAD_LIMIT", "a positive number", false, func(s *Settings, text string) bool { return store(text, 1, &s.TeamsThreadLimit) }},
	{"OMP_DISPLAY_ENV", "true, false or verbose",
		true, word(map[string]Shown{"true": ShowStandard, "false": ShowNothing, "verbose": ShowVerbose}, func(s *Settings) *Shown { return &s.Show })},
}

// tools are the variables of interfaces that native tools and debuggers use: OMPT and OMPD. Only the default has a meaning here.
var tools = []struct{ name, only string }{
	{"OMP_TOOL", "disabled"}, {"OMP_TOOL_LIBRARIES", ""}, {"OMP_TOOL_VERBOSE_INIT", "disabled"}, {"OMP_DEBUG", "disabled"},
}

// allocators are the predefined allocators by their numbers in omp.h.
var allocators = []string{"omp_null_allocator", "omp_default_mem_alloc", "omp_large_cap_mem_alloc", "omp_const_mem_alloc", "omp_high_bw_mem_alloc",
	"omp_low_lat_mem_alloc", "omp_cgroup_mem_alloc", "omp_pteam_mem_alloc", "omp_thread_mem_alloc"}

// Host is the device number of the host.
const Host = -1

// Read returns the settings that the environment asks for on the host or on a device, whose variables have other names
// (OpenMP 5.2 §21.1): for OMP_NUM_THREADS they are OMP_NUM_THREADS_DEV_0 and OMP_NUM_THREADS_DEV. OMP_NUM_THREADS_ALL is
// for all of them. A value that does not follow the grammar of its variable has no effect, and a warning says what was expected.
func Read(getenv func(name string) (string, bool), device, processors int) (s *Settings, warnings []string) {
	s = initial(processors)
	for _, v := range variables {
		for _, name := range v.names(device) {
			text, ok := getenv(name)
			if !ok {
				continue
			}
			if v.set(s, text) {
				break
			}
			warnings = append(warnings, fmt.Sprintf("%s: expected %s, not %q; %s is used", name, v.expected, text, v.initial(device, processors)))
		}
	}
	if device != Host {
		return s, warnings
	}
	for _, v := range tools {
		if text, ok := getenv(v.name); ok && !strings.EqualFold(strings.TrimSpace(text), v.only) {
			warnings = append(warnings, fmt.Sprintf("%s=%s: native tools and debuggers are not supported", v.name, text))
		}
	}
	return s, warnings
}

// initial is what there is without the variable, for messages, where the variable can say it.
func (v *variable) initial(device, processors int) string {
	if device != Host { // which decides itself
		return "the default"
	}
	for _, x := range initial(processors).Values() {
		if x.Name == v.name && v.set(initial(processors), x.Text) {
			return "the default, " + x.Text + ","
		}
	}
	return "the default"
}

// names are the names of the variable for a device, the one that decides first.
func (v *variable) names(device int) []string {
	if v.global {
		return []string{v.name}
	}
	all := v.name + "_ALL"
	if device == Host {
		return []string{v.name, all}
	}
	return []string{fmt.Sprint(v.name, "_DEV_", device), v.name + "_DEV", all}
}

// word is the set function of a variable with a few words as values.
func word[T any](words map[string]T, field func(s *Settings) *T) func(s *Settings, text string) bool {
	return func(s *Settings, text string) bool {
		v, ok := words[strings.ToLower(strings.TrimSpace(text))]
		if ok {
			*field(s) = v
		}
		return ok
	}
}

func truth(text string, to *bool) bool {
	text = strings.TrimSpace(text)
	on := strings.EqualFold(text, "true")
	if !on && !strings.EqualFold(text, "false") {
		return false
	}
	*to = on
	return true
}

// number is an int of at least least.
func number(text string, least int) (int, bool) {
	n, err := strconv.ParseInt(strings.TrimSpace(text), 10, 32)
	return int(n), err == nil && int(n) >= least
}

func store(text string, least int, to *int) bool {
	n, ok := number(text, least)
	if ok {
		*to = n
	}
	return ok
}

func numbers(text string) ([]int, bool) {
	var list []int
	for item := range strings.SplitSeq(text, ",") {
		n, ok := number(item, 1)
		if !ok {
			return nil, false
		}
		list = append(list, n)
	}
	return list, true
}

var bindNames = map[string]Bind{"primary": BindPrimary, "master": BindPrimary, "close": BindClose, "spread": BindSpread}

func binds(text string) ([]Bind, bool) {
	var on bool
	if truth(text, &on) {
		if on {
			return []Bind{BindTrue}, true
		}
		return []Bind{BindFalse}, true
	}
	var list []Bind
	for item := range strings.SplitSeq(text, ",") {
		b, ok := bindNames[strings.ToLower(strings.TrimSpace(item))]
		if !ok {
			return nil, false
		}
		list = append(list, b)
	}
	return list, true
}

var scheduleNames = map[string]ScheduleKind{"static": Static, "dynamic": Dynamic, "guided": Guided, "auto": Auto}

func schedule(text string) (Schedule, bool) {
	var s Schedule
	kind, chunk, hasChunk := strings.Cut(strings.ToLower(text), ",")
	if modifier, rest, ok := strings.Cut(kind, ":"); ok {
		switch strings.TrimSpace(modifier) {
		case "monotonic":
			s.Monotonic = true
		case "nonmonotonic":
			s.Nonmonotonic = true
		default:
			return s, false
		}
		kind = rest
	}
	var ok bool
	if s.Kind, ok = scheduleNames[strings.TrimSpace(kind)]; !ok {
		return s, false
	}
	if s.Kind == Dynamic || s.Kind == Guided {
		s.Chunk = 1
	}
	if hasChunk {
		if s.Chunk, ok = number(chunk, 1); !ok {
			return s, false
		}
	}
	if s.Kind == Auto {
		s.Chunk = 0
	}
	return s, true
}

// size is a number of bytes; kilobytes are the unit of a number without one.
func size(text string) (uint64, bool) {
	text = strings.ToLower(strings.TrimSpace(text))
	shift := 10
	if n := len(text); n > 0 {
		if i := strings.IndexByte("bkmg", text[n-1]); i >= 0 {
			shift, text = 10*i, strings.TrimSpace(text[:n-1])
		}
	}
	n, err := strconv.ParseUint(text, 10, 63)
	return n << shift, err == nil && n > 0 && n <= math.MaxInt64>>shift
}
