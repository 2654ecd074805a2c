package omp

import "accc/pragma"

// Clauses about devices and other run-time systems.
var (
	ClauseDevice = clause(pragma.ClauseDef{Name: "device", Shape: ShapeExpr, Spec: "OpenMP 5.2 §13.2",
		Doc: "Name the device by its number.", Rule: anyInt,
		Modifiers: []pragma.ModifierDef{{Name: "ancestor", Since: 50, Set: "device"},
			{Name: "device_num", Since: 50, Set: "device"}}})
	ClauseDeviceType = clause(pragma.ClauseDef{Name: "device_type", Shape: ShapeKeyword, Since: 50,
		Spec: "OpenMP 5.2 §13.1",
		Doc:  "Say on which devices the versions exist.", Keywords: []string{"any", "host", "nohost"}})
	ClauseIndirect = clause(pragma.ClauseDef{Name: "indirect", Shape: ShapeExpr, Optional: true, Since: 51,
		Spec: "OpenMP 5.2 §7.8.3",
		Doc:  "Say whether the procedures can be called through pointers on the device.",
		Rule: pragma.ArgRule{Scalar: true, Constant: true, Max: 1}})
	ClauseInit = clause(pragma.ClauseDef{Name: "init", Shape: ShapeInit, Since: 51, Spec: "OpenMP 5.2 §14.1.2",
		Doc: "Initialize the interop object; since 6.0, also a depend object.",
		Modifiers: []pragma.ModifierDef{{Name: "prefer_type", Params: paramsPrefer}, {Name: "target"}, {Name: "targetsync"},
			{Name: "in", Since: 60, Set: "dependence type", Params: paramsLocators},
			{Name: "out", Since: 60, Set: "dependence type", Params: paramsLocators},
			{Name: "inout", Since: 60, Set: "dependence type", Params: paramsLocators},
			{Name: "inoutset", Since: 60, Set: "dependence type", Params: paramsLocators},
			{Name: "mutexinoutset", Since: 60, Set: "dependence type", Params: paramsLocators}}})
	ClauseUse = clause(pragma.ClauseDef{Name: "use", Shape: ShapeVars, Since: 51, Spec: "OpenMP 5.2 §14.1.3",
		Doc: "Wait for the other run-time system that the interop object stands for.", Rule: pragma.ArgRule{Max: 1}})
	ClauseInterop = clause(pragma.ClauseDef{Name: "interop", Shape: ShapeVars, Since: 60, Spec: "OpenMP 6.0 §9.7",
		Doc: "Give the interop objects that the variant gets as arguments."})
	ClauseDynGroupprivate = clause(pragma.ClauseDef{Name: "dyn_groupprivate", Shape: ShapeExpr, Since: 61,
		Spec: "OpenMP 6.1, as in LLVM 22",
		Doc:  "Reserve so many bytes of memory for each contention group.", Rule: anyInt,
		Modifiers: []pragma.ModifierDef{{Name: "cgroup"}, {Name: "fallback", Params: pragma.ParamsName}}})
	ClauseOmpxBare = clause(pragma.ClauseDef{Name: "ompx_bare", Spec: "LLVM 22 extension",
		Doc: "An extension: start the kernel without the run-time system of OpenMP."})
	ClauseOmpxDynCgroupMem = clause(pragma.ClauseDef{Name: "ompx_dyn_cgroup_mem", Shape: ShapeExpr,
		Spec: "LLVM 22 extension",
		Doc:  "An extension: reserve so many bytes of shared memory for each team.", Rule: anyInt})
	ClauseOmpxAttribute = clause(pragma.ClauseDef{Name: "ompx_attribute", Shape: ShapeTokens, Spec: "LLVM 22 extension",
		Doc: "An extension: give the generated procedure attributes."})
)

// requirement is a clause of requires.
func requirement(name, doc string, since int) *pragma.ClauseDef {
	return clause(pragma.ClauseDef{Name: name, Shape: ShapeExpr, Optional: true, ArgSince: 60, Since: since,
		Spec: "OpenMP 5.2 §8.2.1", Doc: doc, Rule: condition})
}

// assumption is a clause of assume and assumes.
func assumption(name, doc string, shape *pragma.Shape, since int) *pragma.ClauseDef {
	return clause(pragma.ClauseDef{Name: name, Shape: shape, Since: since, Spec: "OpenMP 5.2 §8.3.1", Doc: doc})
}

func promise(name, doc string, since int) *pragma.ClauseDef {
	return clause(pragma.ClauseDef{Name: name, Shape: ShapeExpr, Optional: true, ArgSince: 60, Since: since,
		Spec: "OpenMP 5.2 §8.3.1", Doc: doc, Rule: condition})
}

// Clauses of requires, assume and error.
var (
	ClauseReverseOffload      = requirement("reverse_offload", "Devices can call back to the host.", 50)
	ClauseUnifiedAddress      = requirement("unified_address", "Addresses are unique over all devices.", 50)
	ClauseUnifiedSharedMemory = requirement("unified_shared_memory", "All devices see the same memory.", 50)
	ClauseDynamicAllocators   = requirement("dynamic_allocators",
		"Allocators work in target regions without uses_allocators.", 50)
	ClauseSelfMaps       = requirement("self_maps", "What is mapped is the same storage on all devices.", 60)
	ClauseDeviceSafesync = requirement("device_safesync",
		"Threads of a device make progress when they wait for one another.", 60)
	ClauseAtomicDefaultMemOrder = clause(pragma.ClauseDef{Name: "atomic_default_mem_order", Shape: ShapeKeyword,
		Since: 50, Spec: "OpenMP 5.2 §8.2.1",
		Doc:      "Give the memory order of atomic constructs that give none.",
		Keywords: []string{"seq_cst", "acq_rel", "relaxed", "acquire", "release"},
		Lives:    map[string]pragma.Life{"acquire": {Since: 60}, "release": {Since: 60}}})
	ClauseSafesync = clause(pragma.ClauseDef{Name: "safesync", Shape: ShapeExpr, Optional: true, Since: 60,
		Spec: "OpenMP 6.0 §12.1.5",
		Doc:  "Say how many threads at most make no progress while they wait for one another.", Rule: positiveInt})

	ClauseAbsent   = assumption("absent", "The directives are not used.", ShapeDirectiveNames, 51)
	ClauseContains = assumption("contains", "The directives are used.", ShapeDirectiveNames, 51)
	ClauseHolds    = clause(pragma.ClauseDef{Name: "holds", Shape: ShapeExpr, Since: 51,
		Spec: "OpenMP 5.2 §8.3.1", Doc: "The condition holds.", Rule: condition})
	ClauseNoOpenmp           = promise("no_openmp", "No OpenMP is used.", 51)
	ClauseNoOpenmpConstructs = promise("no_openmp_constructs", "No OpenMP constructs are used.", 60)
	ClauseNoOpenmpRoutines   = promise("no_openmp_routines", "No OpenMP routines are called.", 51)
	ClauseNoParallelism      = promise("no_parallelism", "No parallelism is generated.", 51)

	ClauseAt = clause(pragma.ClauseDef{Name: "at", Shape: ShapeKeyword, Since: 51, Spec: "OpenMP 5.2 §8.1",
		Doc: "Say when the error occurs.", Keywords: []string{"compilation", "execution"}})
	ClauseMessage = clause(pragma.ClauseDef{Name: "message", Shape: ShapeExpr, Since: 51, Spec: "OpenMP 5.2 §8.5.2",
		Doc: "Give the text of the message.", Rule: pragma.ArgRule{Max: 1}})
	ClauseSeverity = clause(pragma.ClauseDef{Name: "severity", Shape: ShapeKeyword, Since: 51, Spec: "OpenMP 5.2 §8.5.1",
		Doc: "Say whether the error ends compilation or the program.", Keywords: []string{"fatal", "warning"}})
)

// Clauses of variants.
var (
	ClauseWhen = clause(pragma.ClauseDef{Name: "when", Shape: ShapeWhen, Since: 50, Spec: "OpenMP 5.2 §7.4.1",
		Doc: "Use the directive if the context matches."})
	ClauseOtherwise = clause(pragma.ClauseDef{Name: "otherwise", Shape: ShapeOtherwise, Optional: true, Since: 52,
		Spec: "OpenMP 5.2 §7.4.2",
		Doc:  "Use the directive if no context matches."})
	ClauseMatch = clause(pragma.ClauseDef{Name: "match", Shape: ShapeMatch, Since: 50, Spec: "OpenMP 5.2 §7.5.1",
		Doc: "Say in which context the variant is called."})
	ClauseAdjustArgs = clause(pragma.ClauseDef{Name: "adjust_args", Shape: ShapeAdjustArgs, Since: 51,
		Spec: "OpenMP 5.2 §7.5.2",
		Doc:  "Say what becomes of arguments before the variant is called.",
		Modifiers: []pragma.ModifierDef{{Name: "nothing", Set: "adjust"}, {Name: "need_device_ptr", Set: "adjust"},
			{Name: "need_device_addr", Since: 60, Set: "adjust"}}})
	ClauseAppendArgs = clause(pragma.ClauseDef{Name: "append_args", Shape: ShapeAppendArgs, Since: 51,
		Spec: "OpenMP 5.2 §7.5.3",
		Doc:  "Give the variant further arguments.", Keywords: []string{"interop"}})
	ClauseNocontext = clause(pragma.ClauseDef{Name: "nocontext", Shape: ShapeExpr, Since: 51, Spec: "OpenMP 5.2 §7.6.2",
		Doc: "If the condition holds, dispatch is not part of the context.", Rule: condition})
	ClauseNovariants = clause(pragma.ClauseDef{Name: "novariants", Shape: ShapeExpr, Since: 51, Spec: "OpenMP 5.2 §7.6.1",
		Doc: "If the condition holds, no variant is called.", Rule: condition})
	ClauseInbranch = clause(pragma.ClauseDef{Name: "inbranch", Shape: ShapeExpr, Optional: true, ArgSince: 60,
		Spec: "OpenMP 5.2 §7.7.1",
		Doc:  "The function is always called inside of a condition.", Rule: condition})
	ClauseNotinbranch = clause(pragma.ClauseDef{Name: "notinbranch", Shape: ShapeExpr, Optional: true, ArgSince: 60,
		Spec: "OpenMP 5.2 §7.7.1",
		Doc:  "The function is never called inside of a condition.", Rule: condition})
	ClauseInitComplete = clause(pragma.ClauseDef{Name: "init_complete", Shape: ShapeExpr, Optional: true, Since: 60,
		Spec: "OpenMP 6.0 §7.7",
		Doc:  "The scan has an initialization phase, which ends here.", Rule: condition})
)

// The arguments of directives themselves. They are not clauses and not in Clauses.
var (
	ArgAllocate = &pragma.ClauseDef{Name: "allocate", Shape: ShapeVars, Spec: "OpenMP 5.2 §6.5",
		Doc: "The variables to allocate."}
	ArgCritical = &pragma.ClauseDef{Name: "critical", Shape: ShapeName, Optional: true, Spec: "OpenMP 5.2 §15.2",
		Doc: "The name of the lock; critical regions without a name have one in common."}
	ArgDeclareInduction = &pragma.ClauseDef{Name: "declare induction", Shape: ShapeDeclareReduction,
		Spec: "OpenMP 6.0 §7.6",
		Doc:  "The name or operator and the types."}
	ArgDeclareMapper = &pragma.ClauseDef{Name: "declare mapper", Shape: ShapeDeclareMapper, Spec: "OpenMP 5.2 §5.8.8",
		Doc: "The name of the mapper, and the variable that stands for what is mapped."}
	ArgDeclareReduction = &pragma.ClauseDef{Name: "declare reduction", Shape: ShapeDeclareReduction,
		Spec: "OpenMP 5.2 §5.5.11",
		Doc:  "The name or operator, the types, and how omp_in is combined into omp_out."}
	ArgDeclareSimd = &pragma.ClauseDef{Name: "declare simd", Shape: ShapeName, Optional: true, Spec: "OpenMP 5.2 §7.7",
		Doc: "The procedure that is meant."}
	ArgDeclareTarget = &pragma.ClauseDef{Name: "declare target", Shape: ShapeVars, Optional: true,
		Spec: "OpenMP 5.2 §7.8.1",
		Doc:  "Variables and procedures that exist on the device."}
	ArgDeclareVariant = &pragma.ClauseDef{Name: "declare variant", Shape: ShapeVariant, Spec: "OpenMP 5.2 §7.5.4",
		Doc: "The procedure that is called instead."}
	ArgDepobj = &pragma.ClauseDef{Name: "depobj", Shape: ShapeLocators, Optional: true, Spec: "OpenMP 5.2 §15.9.4",
		Doc: "The depend object.", Rule: pragma.ArgRule{Max: 1}}
	ArgFlush = &pragma.ClauseDef{Name: "flush", Shape: ShapeVars, Optional: true, Spec: "OpenMP 5.2 §15.8.5",
		Doc: "The variables whose values are made consistent; none means all memory."}
	ArgGroupprivate = &pragma.ClauseDef{Name: "groupprivate", Shape: ShapeVars, Spec: "OpenMP 6.0 §7.14",
		Doc: "The variables of which each contention group has a copy."}
	ArgThreadprivate = &pragma.ClauseDef{Name: "threadprivate", Shape: ShapeVars, Spec: "OpenMP 5.2 §5.2",
		Doc: "The variables of which each thread has a copy that lasts."}
)
