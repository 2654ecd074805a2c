package omp

import "accc/pragma"

// The modifiers that several clauses have.
var (
	modMapper   = pragma.ModifierDef{Name: "mapper", Since: 50, Params: pragma.ParamsName}
	modIterator = pragma.ModifierDef{Name: "iterator", Since: 50, Params: pragma.ParamsIterators}
	modPresent  = pragma.ModifierDef{Name: "present", Since: 51}
)

// Clauses that map data to devices and copy it.
var (
	ClauseMap = clause(pragma.ClauseDef{Name: "map", Shape: ShapeLocators, Spec: "OpenMP 5.2 §5.8.3",
		Group: pragma.GroupData,
		Doc:   "Keep a copy of the variables on the device, and say when it is copied from and to the host.",
		Modifiers: []pragma.ModifierDef{{Name: "to", Set: "map type"}, {Name: "from", Set: "map type"},
			{Name: "tofrom", Set: "map type"},
			{Name: "alloc", Set: "map type", Deprecated: 60}, {Name: "release", Set: "map type"},
			{Name: "delete", Set: "map type"},
			{Name: "storage", Since: 60, Set: "map type"}, {Name: "always"}, {Name: "close", Since: 50}, modPresent,
			{Name: "self", Since: 60},
			{Name: "ref_ptee", Since: 60, Set: "ref"}, {Name: "ref_ptr", Since: 60, Set: "ref"},
			{Name: "ref_ptr_ptee", Since: 60, Set: "ref"},
			modMapper, modIterator}})
	ClauseTo = clause(pragma.ClauseDef{Name: "to", Shape: ShapeLocators, Spec: "OpenMP 5.2 §5.9.1",
		Group:     pragma.GroupMotion,
		Doc:       "Copy to the device; of declare target: variables and procedures that exist there.",
		Modifiers: []pragma.ModifierDef{modPresent, modMapper, modIterator}})
	ClauseFrom = clause(pragma.ClauseDef{Name: "from", Shape: ShapeLocators, Spec: "OpenMP 5.2 §5.9.2",
		Group: pragma.GroupMotion,
		Doc:   "Copy to the host.", Modifiers: []pragma.ModifierDef{modPresent, modMapper, modIterator}})
	ClauseEnter = clause(pragma.ClauseDef{Name: "enter", Shape: ShapeVars, Since: 52, Spec: "OpenMP 5.2 §5.8.4",
		Group:     pragma.GroupData,
		Doc:       "Have variables and procedures on the device as long as the program runs.",
		Modifiers: []pragma.ModifierDef{{Name: "automap", Since: 60}}})
	ClauseLink = clause(pragma.ClauseDef{Name: "link", Shape: ShapeVars, Spec: "OpenMP 5.2 §5.8.5",
		Group: pragma.GroupData,
		Doc:   "Keep a pointer to the variables on the device; maps bring what they hold."})
	ClauseLocal = clause(pragma.ClauseDef{Name: "local", Shape: ShapeVars, Since: 60, Spec: "OpenMP 6.0 §7",
		Group: pragma.GroupData,
		Doc:   "Give each device a copy of its own that is never mapped."})
	ClauseUseDevicePtr = clause(pragma.ClauseDef{Name: "use_device_ptr", Shape: ShapeVars, Spec: "OpenMP 5.2 §5.4.8",
		Group: pragma.GroupData,
		Doc:   "Let pointers hold device addresses in the region."})
	ClauseUseDeviceAddr = clause(pragma.ClauseDef{Name: "use_device_addr", Shape: ShapeVars, Since: 50,
		Spec: "OpenMP 5.2 §5.4.10", Group: pragma.GroupData,
		Doc: "Let variables be those of the device in the region."})
	ClauseIsDevicePtr = clause(pragma.ClauseDef{Name: "is_device_ptr", Shape: ShapeVars, Spec: "OpenMP 5.2 §5.4.7",
		Group: pragma.GroupData,
		Doc:   "Say that the pointers hold device addresses."})
	ClauseHasDeviceAddr = clause(pragma.ClauseDef{Name: "has_device_addr", Shape: ShapeVars, Since: 51,
		Spec: "OpenMP 5.2 §5.4.9", Group: pragma.GroupData,
		Doc: "Say that the variables are on the device already."})
	ClauseDefaultmap = clause(pragma.ClauseDef{Name: "defaultmap", Shape: ShapeDefaultmap, Spec: "OpenMP 5.2 §5.8.7",
		Doc: "Say what happens to variables that no clause maps, by their category.",
		Keywords: []string{"alloc", "to", "from", "tofrom", "firstprivate", "none", "default", "present", "storage",
			"private", "self"},
		Lives: map[string]pragma.Life{"alloc": {Since: 50, Deprecated: 60}, "to": {Since: 50}, "from": {Since: 50},
			"firstprivate": {Since: 50}, "none": {Since: 50},
			"default": {Since: 50}, "present": {Since: 51}, "storage": {Since: 60}, "private": {Since: 60},
			"self": {Since: 60}}})
)

// Clauses that set the data-sharing attribute of variables.
var (
	ClausePrivate = clause(pragma.ClauseDef{Name: "private", Shape: ShapeVars, Spec: "OpenMP 5.2 §5.4.3",
		Group: pragma.GroupPrivate,
		Doc:   "Give each thread a copy without a value."})
	ClauseFirstprivate = clause(pragma.ClauseDef{Name: "firstprivate", Shape: ShapeVars, Spec: "OpenMP 5.2 §5.4.4",
		Group:     pragma.GroupPrivate,
		Doc:       "Give each thread a copy with the value from before.",
		Modifiers: []pragma.ModifierDef{{Name: "saved", Since: 60}}})
	ClauseLastprivate = clause(pragma.ClauseDef{Name: "lastprivate", Shape: ShapeVars, Spec: "OpenMP 5.2 §5.4.5",
		Group:     pragma.GroupPrivate,
		Doc:       "Give each thread a copy, and the variable the value of the last iteration.",
		Modifiers: []pragma.ModifierDef{{Name: "conditional", Since: 50}}})
	ClauseShared = clause(pragma.ClauseDef{Name: "shared", Shape: ShapeVars, Spec: "OpenMP 5.2 §5.4.2",
		Group: pragma.GroupShared,
		Doc:   "Let all threads see the same variable."})
	ClauseLinear = clause(pragma.ClauseDef{Name: "linear", Shape: ShapeLinear, Spec: "OpenMP 5.2 §5.4.6",
		Group: pragma.GroupPrivate,
		Doc:   "Give each thread a copy that grows by the step with each iteration.", Rule: anyInt,
		Modifiers: []pragma.ModifierDef{{Name: "val", Set: "linear", Post: true}, {Name: "ref", Set: "linear", Post: true},
			{Name: "uval", Set: "linear", Post: true}, {Name: "step", Since: 52, Params: pragma.ParamsExpr, Post: true}}})
	ClauseReduction = clause(pragma.ClauseDef{Name: "reduction", Shape: ShapeReduction, Spec: "OpenMP 5.2 §5.5.8",
		Group:    pragma.GroupReduce,
		Doc:      "Combine the threads' copies with the operator.",
		Synonyms: map[string]string{"-": "+", "default": ""},
		Modifiers: []pragma.ModifierDef{{Name: "inscan", Since: 50, Set: "reduction"},
			{Name: "task", Since: 50, Set: "reduction"},
			{Name: "default", Since: 50, Set: "reduction"}, {Name: "original", Since: 60, Params: pragma.ParamsName}}})
	ClauseInReduction = clause(pragma.ClauseDef{Name: "in_reduction", Shape: ShapeReduction, Since: 50,
		Spec: "OpenMP 5.2 §5.5.10", Group: pragma.GroupReduce,
		Doc: "Let the task take part in a reduction of the taskgroup around."})
	ClauseTaskReduction = clause(pragma.ClauseDef{Name: "task_reduction", Shape: ShapeReduction, Since: 50,
		Spec: "OpenMP 5.2 §5.5.9", Group: pragma.GroupReduce,
		Doc: "Combine the tasks' copies with the operator."})
	ClauseInduction = clause(pragma.ClauseDef{Name: "induction", Shape: ShapeInduction, Since: 60,
		Spec: "OpenMP 6.0 §7.6", Group: pragma.GroupReduce,
		Doc: "Give each thread a copy whose value follows from the iteration and the step.",
		Modifiers: []pragma.ModifierDef{{Name: "step", Params: pragma.ParamsExpr}, {Name: "strict", Set: "induction"},
			{Name: "relaxed", Set: "induction"}}})
	ClauseDefault = clause(pragma.ClauseDef{Name: "default", Shape: ShapeDefault, Optional: true,
		OptionalOn: []string{"metadirective", "begin metadirective"}, Spec: "OpenMP 5.2 §5.4.1, §7.4.2",
		Doc:      "Say what variables without an attribute are; of a metadirective: the directive if nothing else matches.",
		Keywords: []string{"shared", "none", "private", "firstprivate"},
		Lives:    map[string]pragma.Life{}})
	ClauseCopyin = clause(pragma.ClauseDef{Name: "copyin", Shape: ShapeVars, Spec: "OpenMP 5.2 §5.7.1",
		Doc: "Give the threadprivate variables of all threads the value of the primary thread."})
	ClauseCopyprivate = clause(pragma.ClauseDef{Name: "copyprivate", Shape: ShapeVars, Spec: "OpenMP 5.2 §5.7.2",
		Doc: "Give the private variables of all threads the value that one thread computed."})
	ClauseAligned = clause(pragma.ClauseDef{Name: "aligned", Shape: ShapeAligned, Spec: "OpenMP 5.2 §5.11",
		Doc: "Say how what the pointers point to is aligned.", Rule: positiveConstant,
		Modifiers: []pragma.ModifierDef{{Name: "alignment", Post: true}}})
	ClauseUniform = clause(pragma.ClauseDef{Name: "uniform", Shape: ShapeVars, Spec: "OpenMP 5.2 §5.10",
		Doc: "Say that the arguments are the same in all lanes."})
	ClauseNontemporal = clause(pragma.ClauseDef{Name: "nontemporal", Shape: ShapeVars, Since: 50,
		Spec: "OpenMP 5.2 §10.4.1",
		Doc:  "Say that the variables are seldom used again, so that caches need not keep them."})
	ClauseInclusive = clause(pragma.ClauseDef{Name: "inclusive", Shape: ShapeVars, Since: 50, Spec: "OpenMP 5.2 §5.6.1",
		Doc: "The scan includes the value of the iteration itself."})
	ClauseExclusive = clause(pragma.ClauseDef{Name: "exclusive", Shape: ShapeVars, Since: 50, Spec: "OpenMP 5.2 §5.6.2",
		Doc: "The scan excludes the value of the iteration itself."})
)

// Clauses of declared reductions and inductions.
var (
	ClauseInitializer = clause(pragma.ClauseDef{Name: "initializer", Shape: ShapeStatement, Spec: "OpenMP 5.2 §5.5.4",
		Doc: "Say with what a private copy starts: omp_priv = expression, or a call."})
	ClauseCombiner = clause(pragma.ClauseDef{Name: "combiner", Shape: ShapeStatement, Since: 60, Spec: "OpenMP 6.0 §7.6",
		Doc: "Say how omp_in is combined into omp_out."})
	ClauseInductor = clause(pragma.ClauseDef{Name: "inductor", Shape: ShapeStatement, Since: 60, Spec: "OpenMP 6.0 §7.6",
		Doc: "Say how omp_var follows from omp_step."})
	ClauseCollector = clause(pragma.ClauseDef{Name: "collector", Shape: ShapeStatement, Since: 60, Spec: "OpenMP 6.0 §7.6",
		Doc: "Say what so many steps are together, from omp_idx and omp_step."})
)

// Clauses about memory.
var (
	ClauseAllocate = clause(pragma.ClauseDef{Name: "allocate", Shape: ShapeAllocate, Since: 50, Spec: "OpenMP 5.2 §6.6",
		Doc: "Allocate the private copies with an allocator.",
		Modifiers: []pragma.ModifierDef{{Name: "allocator", Params: pragma.ParamsExpr},
			{Name: "align", Since: 51, Params: pragma.ParamsExpr}}})
	ClauseAllocator = clause(pragma.ClauseDef{Name: "allocator", Shape: ShapeExpr, Since: 50, Spec: "OpenMP 5.2 §6.4",
		Doc: "Name the allocator.", Rule: pragma.ArgRule{Max: 1}})
	ClauseAlign = clause(pragma.ClauseDef{Name: "align", Shape: ShapeExpr, Since: 51, Spec: "OpenMP 5.2 §6.3",
		Doc: "Give the alignment in bytes.", Rule: positiveConstant})
	ClauseUsesAllocators = clause(pragma.ClauseDef{Name: "uses_allocators", Shape: ShapeUsesAllocators, Since: 50,
		Spec: "OpenMP 5.2 §6.8",
		Doc:  "Make allocators usable in the region.",
		Modifiers: []pragma.ModifierDef{{Name: "memspace", Since: 52, Params: pragma.ParamsExpr},
			{Name: "traits", Since: 52, Params: pragma.ParamsExpr}}})
)
