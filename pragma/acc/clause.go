package acc

import "accc/pragma"

// The clauses of OpenACC 3.4. Sections are those of OpenACC 3.3 except for what
// 3.4 brought; versions are times ten, and rows older than 2.7, the oldest
// version that can be asked for, say nothing.

// The modifiers of data clauses, §2.7.4 of OpenACC 3.4.
var (
	modAlways    = pragma.ModifierDef{Name: "always", Since: 34}
	modAlwaysIn  = pragma.ModifierDef{Name: "alwaysin", Since: 34}
	modAlwaysOut = pragma.ModifierDef{Name: "alwaysout", Since: 34}
	modCapture   = pragma.ModifierDef{Name: "capture", Since: 34, Structured: true}
	modReadonly  = pragma.ModifierDef{Name: "readonly"}
	modZero      = pragma.ModifierDef{Name: "zero", Since: 30}
)

// Keys that may be left out.
var (
	noNum    = map[string]string{"num": ""}
	noQueues = map[string]string{"queues": ""}
)

var positiveInt = pragma.ArgRule{Integer: true, Positive: true, Max: 1}

// Data clauses.
var (
	ClauseCopy = clause(pragma.ClauseDef{
		Name: "copy", Spellings: []string{"pcopy", "present_or_copy"},
		Doc:  "Copy data to the device at entry and back to the host at exit, unless it is already present.",
		Spec: "OpenACC 3.3 §2.7.6", Shape: pragma.ShapeVars, Group: pragma.GroupData,
		Modifiers: []pragma.ModifierDef{modAlways, modAlwaysIn, modAlwaysOut, modCapture},
	})
	ClauseCopyin = clause(pragma.ClauseDef{
		Name: "copyin", Spellings: []string{"pcopyin", "present_or_copyin"},
		Doc:  "Copy data to the device at entry, unless it is already present, and release it at exit.",
		Spec: "OpenACC 3.3 §2.7.7", Shape: pragma.ShapeVars, Group: pragma.GroupData,
		Modifiers: []pragma.ModifierDef{modReadonly, modAlways, modAlwaysIn, modCapture},
	})
	ClauseCopyout = clause(pragma.ClauseDef{
		Name: "copyout", Spellings: []string{"pcopyout", "present_or_copyout"},
		Doc:  "Allocate data on the device at entry, unless it is already present, and copy it to the host at exit.",
		Spec: "OpenACC 3.3 §2.7.8", Shape: pragma.ShapeVars, Group: pragma.GroupData,
		Modifiers: []pragma.ModifierDef{modZero, modAlways, modAlwaysOut, modCapture},
	})
	ClauseCreate = clause(pragma.ClauseDef{
		Name: "create", Spellings: []string{"pcreate", "present_or_create"},
		Doc:  "Allocate data on the device at entry, unless it is already present, without copying, and release it at exit.",
		Spec: "OpenACC 3.3 §2.7.9", Shape: pragma.ShapeVars, Group: pragma.GroupData,
		Modifiers: []pragma.ModifierDef{modZero, modCapture},
	})
	ClauseNoCreate = clause(pragma.ClauseDef{
		Name: "no_create",
		Doc:  "Use the device copy if the data is present, otherwise the host's; never allocate or copy.",
		Spec: "OpenACC 3.3 §2.7.10", Shape: pragma.ShapeVars, Group: pragma.GroupData,
	})
	ClausePresent = clause(pragma.ClauseDef{
		Name: "present",
		Doc:  "Demand that the data is already present on the device.",
		Spec: "OpenACC 3.3 §2.7.5", Shape: pragma.ShapeVars, Group: pragma.GroupData,
	})
	ClauseDeviceptr = clause(pragma.ClauseDef{
		Name: "deviceptr",
		Doc:  "Say that the pointers hold device addresses.",
		Spec: "OpenACC 3.3 §2.7.4", Shape: pragma.ShapeVars, Group: pragma.GroupData,
	})
	ClauseAttach = clause(pragma.ClauseDef{
		Name: "attach",
		Doc:  "Make the device copy of a pointer point to the device copy of its target.",
		Spec: "OpenACC 3.3 §2.7.12", Shape: pragma.ShapeVars, Group: pragma.GroupData,
	})
	ClauseDetach = clause(pragma.ClauseDef{
		Name: "detach",
		Doc:  "Make the device copy of a pointer hold the host address again.",
		Spec: "OpenACC 3.3 §2.7.13", Shape: pragma.ShapeVars, Group: pragma.GroupData,
	})
	ClauseDelete = clause(pragma.ClauseDef{
		Name: "delete",
		Doc:  "Release data on the device without copying it to the host.",
		Spec: "OpenACC 3.3 §2.7.11", Shape: pragma.ShapeVars, Group: pragma.GroupData,
	})
	ClauseDeviceResident = clause(pragma.ClauseDef{
		Name: "device_resident",
		Doc:  "Allocate the variable in device memory only.",
		Spec: "OpenACC 3.3 §2.13.1", Shape: pragma.ShapeVars, Group: pragma.GroupData,
	})
	ClauseLink = clause(pragma.ClauseDef{
		Name: "link",
		Doc:  "Keep only a pointer on the device for a global variable; its data comes by data clauses.",
		Spec: "OpenACC 3.3 §2.13.3", Shape: pragma.ShapeVars, Group: pragma.GroupData,
	})
	ClauseUseDevice = clause(pragma.ClauseDef{
		Name: "use_device",
		Doc:  "Use the device address of the variable inside the construct.",
		Spec: "OpenACC 3.3 §2.8.1", Shape: pragma.ShapeVars, Group: pragma.GroupData,
	})
	ClausePrivate = clause(pragma.ClauseDef{
		Name: "private",
		Doc:  "Give every gang, worker or lane a copy of its own, without a value.",
		Spec: "OpenACC 3.3 §2.5.13, §2.9.10", Shape: pragma.ShapeVars, Group: pragma.GroupPrivate,
	})
	ClauseFirstprivate = clause(pragma.ClauseDef{
		Name: "firstprivate",
		Doc:  "Give every gang a copy of its own, which starts with the value at entry.",
		Spec: "OpenACC 3.3 §2.5.14", Shape: pragma.ShapeVars, Group: pragma.GroupPrivate,
	})
	ClauseReduction = clause(pragma.ClauseDef{
		Name: "reduction",
		Doc:  "Combine the private copies of the variables with the operator at the end.",
		Spec: "OpenACC 3.3 §2.5.15, §2.9.11", Shape: ShapeReduction, Group: pragma.GroupReduce,
	})
	ClauseDefault = clause(pragma.ClauseDef{
		Name: "default",
		Doc:  "Say what happens to variables in no data clause: none reports them, present demands that they are on the device.",
		Spec: "OpenACC 3.3 §2.5.16", Shape: pragma.ShapeKeyword, Keywords: []string{"none", "present"},
	})
)

// Clauses of update.
var (
	ClauseSelf = clause(pragma.ClauseDef{
		Name: "self",
		Doc:  "On a compute construct: run on the host if the condition holds. On update: copy from the device to the host.",
		Spec: "OpenACC 3.3 §2.5.7, §2.14.4", Shape: pragma.ShapeExpr, Standalone: pragma.ShapeVars, Optional: true, Group: pragma.GroupGuard,
		Rule: pragma.ArgRule{Scalar: true, Max: 1},
	})
	ClauseHost = clause(pragma.ClauseDef{
		Name: "host",
		Doc:  "Copy from the device to the host: the older name of self.",
		Spec: "OpenACC 3.3 §2.14.4", Shape: pragma.ShapeVars, Group: pragma.GroupMotion,
	})
	ClauseDevice = clause(pragma.ClauseDef{
		Name: "device",
		Doc:  "Copy from the host to the device.",
		Spec: "OpenACC 3.3 §2.14.4", Shape: pragma.ShapeVars, Group: pragma.GroupMotion,
	})
	ClauseIfPresent = clause(pragma.ClauseDef{
		Name: "if_present",
		Doc:  "Skip what is not present on the device instead of failing.",
		Spec: "OpenACC 3.3 §2.8.3, §2.14.4",
	})
	ClauseFinalize = clause(pragma.ClauseDef{
		Name: "finalize",
		Doc:  "Release the data whatever its dynamic reference counter says.",
		Spec: "OpenACC 3.3 §2.6.6",
	})
)

// Clauses of compute constructs and of timing.
var (
	ClauseIf = clause(pragma.ClauseDef{
		Name: "if",
		Doc:  "Act on the device only if the condition holds.",
		Spec: "OpenACC 3.3 §2.5.6", Shape: pragma.ShapeExpr, Group: pragma.GroupGuard,
		Rule: pragma.ArgRule{Scalar: true, Max: 1},
	})
	ClauseAsync = clause(pragma.ClauseDef{
		Name: "async",
		Doc:  "Put the work on an activity queue and go on.",
		Spec: "OpenACC 3.3 §2.16.1", Shape: pragma.ShapeExpr, Optional: true, Group: pragma.GroupTiming,
		Rule: pragma.ArgRule{Integer: true, Max: 1},
	})
	ClauseWait = clause(pragma.ClauseDef{
		Name: "wait",
		Doc:  "Start only when the activity queues are done: those listed, or all.",
		Spec: "OpenACC 3.3 §2.16.2", Shape: ShapeWait, Optional: true, Group: pragma.GroupTiming,
		Rule: pragma.ArgRule{Integer: true}, Synonyms: noQueues,
	})
	ClauseNumGangs = clause(pragma.ClauseDef{
		Name: "num_gangs",
		Doc:  "Say how many gangs run, in up to three dimensions on parallel.",
		Spec: "OpenACC 3.3 §2.5.10", Shape: pragma.ShapeExprs, Group: pragma.GroupSize,
		Rule: pragma.ArgRule{Integer: true, Positive: true, Max: 3},
	})
	ClauseNumWorkers = clause(pragma.ClauseDef{
		Name: "num_workers",
		Doc:  "Say how many workers each gang has.",
		Spec: "OpenACC 3.3 §2.5.11", Shape: pragma.ShapeExpr, Group: pragma.GroupSize, Rule: positiveInt,
	})
	ClauseVectorLength = clause(pragma.ClauseDef{
		Name: "vector_length",
		Doc:  "Say how many lanes each worker has.",
		Spec: "OpenACC 3.3 §2.5.12", Shape: pragma.ShapeExpr, Group: pragma.GroupSize, Rule: positiveInt,
	})
	ClauseDeviceType = clause(pragma.ClauseDef{
		Name: "device_type", Spellings: []string{"dtype"},
		Doc:  "Let the clauses that follow hold for these device types only.",
		Spec: "OpenACC 3.3 §2.4", Shape: ShapeDevTypes, Devices: true,
	})
	ClauseDeviceNum = clause(pragma.ClauseDef{
		Name: "device_num",
		Doc:  "Name the device by its number.",
		Spec: "OpenACC 3.3 §2.14", Shape: pragma.ShapeExpr, Rule: pragma.ArgRule{Integer: true, Max: 1},
	})
	ClauseDefaultAsync = clause(pragma.ClauseDef{
		Name: "default_async",
		Doc:  "Set the activity queue that async without an argument means.",
		Spec: "OpenACC 3.3 §2.14.3", Shape: pragma.ShapeExpr, Rule: pragma.ArgRule{Integer: true, Max: 1},
	})
)

// Clauses of loops and routines.
var (
	ClauseGang = clause(pragma.ClauseDef{
		Name: "gang",
		Doc:  "Share the iterations among the gangs; on routine: the procedure may contain a gang loop.",
		Spec: "OpenACC 3.3 §2.9.2, §2.15.1", Shape: ShapeGang, Optional: true, Group: pragma.GroupLevel,
		Modifiers: []pragma.ModifierDef{{Name: "num"}, {Name: "dim", Since: 33}, {Name: "static"}}, Synonyms: noNum,
		Rule: pragma.ArgRule{Integer: true, Positive: true, Max: 3},
	})
	ClauseWorker = clause(pragma.ClauseDef{
		Name: "worker",
		Doc:  "Share the iterations among the workers of a gang; on routine: the procedure may contain a worker loop.",
		Spec: "OpenACC 3.3 §2.9.3, §2.15.1", Shape: pragma.ShapeExpr, Optional: true, Group: pragma.GroupLevel,
		Modifiers: []pragma.ModifierDef{{Name: "num"}}, Synonyms: noNum, Rule: positiveInt,
	})
	ClauseVector = clause(pragma.ClauseDef{
		Name: "vector",
		Doc:  "Share the iterations among the lanes of a worker; on routine: the procedure may contain a vector loop.",
		Spec: "OpenACC 3.3 §2.9.4, §2.15.1", Shape: pragma.ShapeExpr, Optional: true, Group: pragma.GroupLevel,
		Modifiers: []pragma.ModifierDef{{Name: "length"}}, Synonyms: map[string]string{"length": ""}, Rule: positiveInt,
	})
	ClauseSeq = clause(pragma.ClauseDef{
		Name: "seq",
		Doc:  "Run the iterations one after another; on routine: the procedure contains no parallelism.",
		Spec: "OpenACC 3.3 §2.9.5, §2.15.1", Group: pragma.GroupLevel,
	})
	ClauseIndependent = clause(pragma.ClauseDef{
		Name: "independent",
		Doc:  "Promise that no iteration depends on another.",
		Spec: "OpenACC 3.3 §2.9.6", Group: pragma.GroupLevel,
	})
	ClauseAuto = clause(pragma.ClauseDef{
		Name: "auto",
		Doc:  "Let the compiler find out whether the iterations are independent.",
		Spec: "OpenACC 3.3 §2.9.7", Group: pragma.GroupLevel,
	})
	ClauseCollapse = clause(pragma.ClauseDef{
		Name: "collapse",
		Doc:  "Apply the directive to so many nested loops as if they were one.",
		Spec: "OpenACC 3.3 §2.9.1", Shape: ShapeCollapse,
		Modifiers: []pragma.ModifierDef{{Name: "force", Since: 33}},
		Rule:      pragma.ArgRule{Integer: true, Positive: true, Constant: true, Max: 1},
	})
	ClauseTile = clause(pragma.ClauseDef{
		Name: "tile",
		Doc:  "Split each of the nested loops into a loop over tiles and one inside a tile; * leaves the size to the compiler.",
		Spec: "OpenACC 3.3 §2.9.8", Shape: ShapeSizes,
		Rule: pragma.ArgRule{Integer: true, Positive: true, Constant: true},
	})
	ClauseShortloop = clause(pragma.ClauseDef{
		Name: "shortloop",
		Doc:  "An extension: the loop has no more iterations than there are lanes.",
		Spec: "LLVM 22 extension",
	})
	ClauseBind = clause(pragma.ClauseDef{
		Name: "bind",
		Doc:  "Call another procedure instead when called on the device.",
		Spec: "OpenACC 3.3 §2.15.1", Shape: ShapeBind,
	})
	ClauseNohost = clause(pragma.ClauseDef{
		Name: "nohost",
		Doc:  "Do not compile the procedure for the host.",
		Spec: "OpenACC 3.3 §2.15.1",
	})
)

// The atomic-clauses. They follow the word atomic and are not in
// Directive.Clauses: Directive.Atomic names the one written.
var (
	ClauseRead = clause(pragma.ClauseDef{
		Name: "read", Doc: "Read the location atomically.", Spec: "OpenACC 3.3 §2.12",
	})
	ClauseWrite = clause(pragma.ClauseDef{
		Name: "write", Doc: "Write the location atomically.", Spec: "OpenACC 3.3 §2.12",
	})
	ClauseUpdate = clause(pragma.ClauseDef{
		Name: "update", Doc: "Update the location atomically.", Spec: "OpenACC 3.3 §2.12",
	})
	ClauseCapture = clause(pragma.ClauseDef{
		Name: "capture", Doc: "Update the location atomically and keep its value from before or after.", Spec: "OpenACC 3.3 §2.12",
	})
)

// Which directives take them. A clause of combined directives is in the lists of their parts.
var dataClauses = pragma.Many(ClauseCopy, ClauseCopyin, ClauseCopyout, ClauseCreate, ClauseNoCreate,
	ClausePresent, ClauseDeviceptr, ClauseAttach)

var computeClauses = pragma.Uses(
	dataClauses,
	pragma.Once(ClauseIf, ClauseSelf, ClauseDefault),
	perDevice(ClauseAsync),
	perDeviceMany(ClauseWait),
	perDeviceMany(ClauseDeviceType),
)

var sizeClauses = perDevice(ClauseNumGangs, ClauseNumWorkers, ClauseVectorLength)

var loopClauses = pragma.Uses(
	perDevice(ClauseCollapse, ClauseGang, ClauseWorker, ClauseVector, ClauseSeq, ClauseIndependent, ClauseAuto, ClauseTile),
	pragma.Many(ClausePrivate, ClauseReduction, ClauseShortloop), perDeviceMany(ClauseDeviceType),
)

var (
	parallelClauses      = pragma.Uses(computeClauses, sizeClauses, pragma.Many(ClausePrivate, ClauseFirstprivate, ClauseReduction))
	serialClauses        = pragma.Uses(computeClauses, pragma.Many(ClausePrivate, ClauseFirstprivate, ClauseReduction))
	kernelsClauses       = pragma.Uses(computeClauses, pragma.AtMost(1, perDevice(ClauseNumGangs)), sizeClauses)
	dataConstructClauses = pragma.Uses(dataClauses, pragma.Once(ClauseIf, ClauseDefault),
		pragma.Since(32, perDevice(ClauseAsync)), pragma.Since(32, perDeviceMany(ClauseWait)), pragma.Since(32, perDeviceMany(ClauseDeviceType)))
	enterDataClauses = pragma.Uses(pragma.Once(ClauseIf, ClauseAsync), pragma.Many(ClauseWait, ClauseCopyin, ClauseCreate, ClauseAttach))
	exitDataClauses  = pragma.Uses(pragma.Once(ClauseIf, ClauseAsync), pragma.Many(ClauseWait, ClauseCopyout, ClauseDelete, ClauseDetach, ClauseFinalize))
	hostDataClauses  = pragma.Uses(pragma.Many(ClauseUseDevice), pragma.Once(ClauseIf), pragma.Many(ClauseIfPresent))
	declareClauses   = pragma.Many(ClauseCopy, ClauseCopyin, ClauseCopyout, ClauseCreate, ClausePresent, ClauseDeviceptr,
		ClauseDeviceResident, ClauseLink)
	updateClauses = pragma.Uses(perDevice(ClauseAsync), perDeviceMany(ClauseWait, ClauseDeviceType), pragma.Once(ClauseIf),
		pragma.Many(ClauseIfPresent, ClauseSelf, ClauseHost, ClauseDevice))
	routineClauses = pragma.Uses(perDevice(ClauseGang, ClauseWorker, ClauseVector, ClauseSeq, ClauseBind),
		pragma.Many(ClauseDeviceType), pragma.Once(ClauseNohost))
	waitClauses   = pragma.Once(ClauseAsync, ClauseIf)
	startClauses  = pragma.Uses(pragma.Many(ClauseDeviceType), pragma.Once(ClauseDeviceNum, ClauseIf))
	setClauses    = pragma.Uses(pragma.AtMost(1, pragma.Once(ClauseDeviceType)), pragma.Once(ClauseDefaultAsync, ClauseDeviceNum, ClauseIf))
	atomicClauses = pragma.Since(34, pragma.Once(ClauseIf))
)

// perDevice: at most once in each device_type group. perDeviceMany: any number of times, also after device_type.
func perDevice(c ...*pragma.ClauseDef) []pragma.ClauseUse {
	return pragma.Take(pragma.ClauseUse{Once: true, AfterDeviceType: true}, c...)
}
func perDeviceMany(c ...*pragma.ClauseDef) []pragma.ClauseUse {
	return pragma.Take(pragma.ClauseUse{AfterDeviceType: true}, c...)
}

// The arguments of directives themselves. They are not clauses and not in Clauses.
var (
	ArgWait = &pragma.ClauseDef{
		Name: "wait", Doc: "The activity queues to wait for; none means all.",
		Spec: "OpenACC 3.3 §2.16.3", Shape: ShapeWait, Optional: true, Rule: pragma.ArgRule{Integer: true},
		Synonyms: noQueues,
	}
	ArgCache = &pragma.ClauseDef{
		Name: "cache", Doc: "The array elements and sections to keep close.",
		Spec: "OpenACC 3.3 §2.10", Shape: pragma.ShapeVars, Modifiers: []pragma.ModifierDef{modReadonly},
	}
	ArgRoutine = &pragma.ClauseDef{
		Name: "routine", Doc: "The procedure that is meant, where the directive does not stand before it.",
		Spec: "OpenACC 3.3 §2.15.1", Shape: ShapeRoutine, Optional: true,
	}
)

func clause(c pragma.ClauseDef) *pragma.ClauseDef { return Table.AddClause(c) }
