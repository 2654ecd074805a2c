package icv

// A Variable documents an environment variable.
type Variable struct {
	Name  string
	Takes string // its values: "true or false"
	Doc   string
	// PerDevice: NAME_DEV_0 and NAME_DEV set it for devices, NAME_ALL for the host and all devices (OpenMP 5.2 §21.1).
	PerDevice bool
}

// docs say what each variable of the environment decides.
var docs = map[string]string{
	"OMP_DYNAMIC":            "whether teams may have fewer threads than asked for",
	"OMP_NUM_THREADS":        "the number of threads of a parallel region, for each level of nesting",
	"OMP_PROC_BIND":          "whether threads stay in their places, for each level of nesting",
	"OMP_NESTED":             "whether parallel regions in parallel regions have several threads; deprecated: OMP_MAX_ACTIVE_LEVELS",
	"OMP_MAX_ACTIVE_LEVELS":  "how many parallel regions with several threads may be nested",
	"OMP_THREAD_LIMIT":       "the most threads of a contention group",
	"OMP_PLACES":             "the places that threads are bound to; all processors are alike",
	"OMP_SCHEDULE":           "how loops with schedule(runtime) are shared out",
	"OMP_STACKSIZE":          "the size of the stack of each thread but the first",
	"OMP_WAIT_POLICY":        "how waiting threads wait; accepted: they spin for microseconds, and then sleep",
	"OMP_DISPLAY_AFFINITY":   "whether threads tell at the start of a parallel region where they are",
	"OMP_AFFINITY_FORMAT":    "what they tell then",
	"OMP_CANCELLATION":       "whether cancel has an effect",
	"OMP_DEFAULT_DEVICE":     "the device of constructs without a device clause",
	"OMP_TARGET_OFFLOAD":     "whether target regions must (mandatory), must not (disabled) or may run on a device",
	"OMP_MAX_TASK_PRIORITY":  "the highest priority that the priority clause can give",
	"OMP_ALLOCATOR":          "the allocator of constructs and routines that name none",
	"OMP_NUM_TEAMS":          "the most teams of a teams region",
	"OMP_TEAMS_THREAD_LIMIT": "the most threads of each team of a teams region",
	"OMP_DISPLAY_ENV":        "whether the program tells at its start what is in force",
	"OMP_TOOL":               "whether tools of the OMPT interface may register; there are none",
	"OMP_TOOL_LIBRARIES":     "tools to load; none can be",
	"OMP_TOOL_VERBOSE_INIT":  "whether the loading of tools is told; there are none",
	"OMP_DEBUG":              "whether debuggers can use the OMPD interface; they cannot",
}

// Variables are the environment variables of OpenMP 5.2 (chapter 21), in the order in which they are read.
func Variables() (list []Variable) {
	for _, v := range variables {
		list = append(list, Variable{v.name, v.expected, docs[v.name], !v.global})
	}
	for _, v := range tools {
		takes := v.only
		if takes == "" {
			takes = "nothing"
		}
		list = append(list, Variable{v.name, takes, docs[v.name], false})
	}
	return list
}
