package omp

import "accc/ir"

func enum(name string, cases ...string) *ir.Enum {
	return &ir.Enum{Dialect: "omp", Name: name, Cases: cases}
}

// inParens puts the keyword of an enumeration in parentheses.
func inParens(e *ir.Enum) *ir.Enum {
	e.Open, e.Close = "(", ")"
	return e
}

// bits makes an enumeration of none and single bits.
func bits(e *ir.Enum) *ir.Enum {
	e.Bits, e.Separator = true, "|"
	e.Values = []int64{0}
	for i := range e.Cases[1:] {
		e.Values = append(e.Values, 1<<i)
	}
	return e
}

// The enumerations.
var (
	BindKindEnum     = enum("bindkind", "parallel", "teams", "thread")
	CancelEnum       = enum("cancellationconstructtype", "parallel", "loop", "sections", "taskgroup")
	DependEnum       = inParens(enum("clause_depend", "dependsource", "dependsink"))
	TaskDependEnum   = inParens(enum("clause_task_depend", "taskdependin", "taskdependout", "taskdependinout", "taskdependmutexinoutset", "taskdependinoutset"))
	CaptureEnum      = inParens(enum("capture_clause", "none", "to", "link", "enter"))
	DeviceTypeEnum   = inParens(enum("device_type", "any", "host", "nohost"))
	GrainsizeEnum    = enum("grainsizetype", "strict")
	MemoryOrderEnum  = enum("memoryorderkind", "seq_cst", "acq_rel", "acquire", "release", "relaxed")
	NumTasksEnum     = enum("numtaskstype", "strict")
	NumThreadsEnum   = enum("numthreadstype", "strict")
	OrderEnum        = &ir.Enum{Dialect: "omp", Name: "orderkind", Cases: []string{"concurrent"}, Values: []int64{1}}
	OrderModEnum     = enum("order_mod", "reproducible", "unconstrained")
	ProcBindEnum     = enum("procbindkind", "primary", "master", "close", "spread")
	ReductionModEnum = inParens(enum("reduction_modifier", "defaultmod", "inscan", "task"))
	ScheduleEnum     = enum("schedulekind", "static", "dynamic", "guided", "auto", "runtime", "distribute")
	ScheduleModEnum  = enum("sched_mod", "none", "monotonic", "nonmonotonic", "simd")
	VarCaptureEnum   = inParens(enum("variable_capture_kind", "This", "ByRef", "ByCopy", "VLAType"))
	DataSharingEnum  = &ir.Enum{Dialect: "omp", Name: "data_sharing_type", Cases: []string{"private", "firstprivate"}, Open: "{ type = ", Close: "}"}
	RequiresEnum     = bits(enum("clause_requires", "none", "reverse_offload", "unified_address", "unified_shared_memory", "dynamic_allocators"))
	TargetRegionEnum = bits(enum("target_region_flags", "none", "generic", "spmd", "trip_count", "no_loop"))
	MapFlagsEnum     = &ir.Enum{Dialect: "omp", Name: "clause_map_flags", Bits: true, Separator: "|",
		Cases: []string{"none", "storage", "to", "from", "always", "del", "return_param", "priv", "literal", "implicit", "close", "present", "ompx_hold",
			"attach", "attach_always", "attach_none", "attach_auto", "ref_ptr", "ref_ptee", "ref_ptr_ptee", "is_device_ptr"},
		Values: []int64{0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768, 65536, 131072, 262144, 524288}}
)

// The map flags that code asks for.
const (
	MapStorage     = 1
	MapTo          = 2
	MapFrom        = 4
	MapAlways      = 8
	MapDelete      = 16
	MapReturnParam = 32
	MapImplicit    = 256 // no clause asks for it
	MapClose       = 512
	MapPresent     = 1024
	MapRefPtr      = 65536
	MapRefPtee     = 131072
	MapRefPtrPtee  = 262144
	MapDevicePtr   = 524288
)

// Enums are the enumerations that have an attribute, by mnemonic.
var Enums = func() map[string]*ir.Enum {
	m := map[string]*ir.Enum{}
	for _, e := range []*ir.Enum{BindKindEnum, CancelEnum, DependEnum, TaskDependEnum, CaptureEnum, DeviceTypeEnum, GrainsizeEnum,
		MemoryOrderEnum, NumTasksEnum, NumThreadsEnum, OrderEnum, OrderModEnum, ProcBindEnum, ReductionModEnum, ScheduleEnum, ScheduleModEnum,
		VarCaptureEnum, DataSharingEnum, RequiresEnum, MapFlagsEnum} {
		m[e.Name] = e
	}
	return m
}()
