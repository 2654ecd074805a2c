package omp

import "accc/pragma"

// The directives that declare something, choose between directives, or tell the compiler something.

// Declarations.
var (
	DirThreadprivate = directive(pragma.DirectiveDef{Name: "threadprivate", Assoc: pragma.Declarative,
		Spec: "OpenMP 5.2 §5.2", Arg: ArgThreadprivate,
		Doc: "Give each thread a copy of the variables that lasts as long as the program runs."})
	DirGroupprivate = directive(pragma.DirectiveDef{Name: "groupprivate", Assoc: pragma.Declarative, Since: 60,
		Spec: "OpenMP 6.0 §7.14", Arg: ArgGroupprivate,
		Doc: "Give each contention group a copy of the variables.", Clauses: pragma.Once(ClauseDeviceType)})
	DirAllocate = directive(pragma.DirectiveDef{Name: "allocate", Assoc: pragma.Declarative, Since: 50,
		Spec: "OpenMP 5.2 §6.5", Arg: ArgAllocate,
		Doc: "Say how the variables are allocated.", Clauses: pragma.Once(ClauseAllocator, ClauseAlign)})
	DirAllocators = directive(pragma.DirectiveDef{Name: "allocators", Only: pragma.OnlyFortran, Assoc: pragma.Block,
		Since: 52, Spec: "OpenMP 5.2 §6.7",
		Doc: "Say how the allocate statement allocates.", Clauses: pragma.Many(ClauseAllocate)})
	DirDeclareReduction = directive(pragma.DirectiveDef{Name: "declare reduction",
		Spellings: underscored("declare_reduction"), Assoc: pragma.Declarative,
		Spec: "OpenMP 5.2 §5.5.11", Arg: ArgDeclareReduction, Doc: "Declare a reduction under a name.",
		Clauses: pragma.Once(ClauseInitializer, ClauseCombiner)})
	DirDeclareInduction = directive(pragma.DirectiveDef{Name: "declare_induction", Assoc: pragma.Declarative, Since: 60,
		Spec: "OpenMP 6.0 §7.6",
		Arg:  ArgDeclareInduction, Doc: "Declare an induction under a name.",
		Clauses: pragma.Once(ClauseInductor, ClauseCollector)})
	DirDeclareMapper = directive(pragma.DirectiveDef{Name: "declare mapper", Spellings: underscored("declare_mapper"),
		Assoc: pragma.Declarative, Since: 50,
		Spec: "OpenMP 5.2 §5.8.8", Arg: ArgDeclareMapper, Doc: "Say what mapping a variable of a type maps.",
		Clauses: pragma.Many(ClauseMap), Required: clauses{ClauseMap}})
	DirDeclareSimd = directive(pragma.DirectiveDef{Name: "declare simd", Spellings: underscored("declare_simd"),
		Assoc: pragma.Declarative,
		Spec:  "OpenMP 5.2 §7.7", Arg: ArgDeclareSimd, Doc: "Make a version of the procedure that takes several lanes at once.",
		Clauses: pragma.Uses(pragma.Many(ClauseLinear, ClauseAligned, ClauseUniform),
			pragma.Once(ClauseSimdlen, ClauseInbranch, ClauseNotinbranch)),
		Exclusive: []clauses{{ClauseInbranch, ClauseNotinbranch}}})
	DirDeclareTarget = directive(pragma.DirectiveDef{Name: "declare target", Spellings: underscored("declare_target"),
		Assoc: pragma.Declarative,
		Spec:  "OpenMP 5.2 §7.8.1", Arg: ArgDeclareTarget, Doc: "Have procedures and variables on the device, too.",
		Clauses: pragma.Uses(pragma.Take(pragma.ClauseUse{Deprecated: 52}, ClauseTo),
			pragma.Many(ClauseEnter, ClauseLink, ClauseLocal),
			pragma.Once(ClauseDeviceType, ClauseIndirect))})
	DirBeginDeclareTarget = directive(pragma.DirectiveDef{Name: "begin declare target",
		Spellings: underscored("begin declare_target"), Only: pragma.OnlyC,
		Assoc: pragma.Delimited, Since: 51, Spec: "OpenMP 5.2 §7.8.2",
		Doc:     "Have what is declared from here on the device, too.",
		Clauses: pragma.Once(ClauseDeviceType, ClauseIndirect)})
	DirEndDeclareTarget = directive(pragma.DirectiveDef{Name: "end declare target",
		Spellings: underscored("end declare_target"), Only: pragma.OnlyC,
		Assoc: pragma.Ending, Ends: DirBeginDeclareTarget, Spec: "OpenMP 5.2 §7.8.2",
		Doc: "End what declare target or begin declare target began."})
)

// Variants.
var (
	DirMetadirective = directive(pragma.DirectiveDef{Name: "metadirective", Assoc: pragma.Standalone, Since: 50,
		Spec: "OpenMP 5.2 §7.4.3",
		Doc:  "Stand for the first directive whose context matches.", Clauses: variants,
		Exclusive: []clauses{{ClauseOtherwise, ClauseDefault}}})
	DirBeginMetadirective = directive(pragma.DirectiveDef{Name: "begin metadirective", Assoc: pragma.Block, Since: 50,
		Spec:    "OpenMP 5.2 §7.4.4",
		Doc:     "Stand for the first directive whose context matches, around what follows.",
		Clauses: variants, Exclusive: []clauses{{ClauseOtherwise, ClauseDefault}}})
	DirEndMetadirective = directive(pragma.DirectiveDef{Name: "end metadirective", Assoc: pragma.Ending,
		Ends: DirBeginMetadirective, Since: 50,
		Spec: "OpenMP 5.2 §7.4.4", Doc: "End what begin metadirective began."})
	DirDeclareVariant = directive(pragma.DirectiveDef{Name: "declare variant",
		Spellings: underscored("declare_variant"), Assoc: pragma.Declarative, Since: 50,
		Spec: "OpenMP 5.2 §7.5.4", Arg: ArgDeclareVariant, Doc: "Call another procedure where the context matches.",
		Clauses:  pragma.Uses(pragma.Once(ClauseMatch), pragma.Many(ClauseAdjustArgs), pragma.Once(ClauseAppendArgs)),
		Required: clauses{ClauseMatch}})
	DirBeginDeclareVariant = directive(pragma.DirectiveDef{Name: "begin declare variant",
		Spellings: underscored("begin declare_variant"), Only: pragma.OnlyC,
		Assoc: pragma.Delimited, Since: 51, Spec: "OpenMP 5.2 §7.5.5",
		Doc:     "Make what is defined from here variants of what is declared outside.",
		Clauses: pragma.Once(ClauseMatch), Required: clauses{ClauseMatch}})
	DirEndDeclareVariant = directive(pragma.DirectiveDef{Name: "end declare variant",
		Spellings: underscored("end declare_variant"), Only: pragma.OnlyC,
		Assoc: pragma.Ending, Ends: DirBeginDeclareVariant, Since: 51, Spec: "OpenMP 5.2 §7.5.5",
		Doc: "End what begin declare variant began."})
	DirDispatch = directive(pragma.DirectiveDef{Name: "dispatch", Assoc: pragma.Block, Since: 51, Spec: "OpenMP 5.2 §7.6",
		Doc: "Choose a variant for the call in the statement.",
		Clauses: pragma.Uses(pragma.Many(ClauseDepend, ClauseIsDevicePtr, ClauseHasDeviceAddr),
			pragma.Once(ClauseDevice, ClauseNocontext, ClauseNovariants, ClauseNowait), pragma.Many(ClauseInterop))})
)

var variants = pragma.Uses(pragma.Many(ClauseWhen), pragma.Once(ClauseOtherwise),
	pragma.Take(pragma.ClauseUse{Once: true, Deprecated: 52}, ClauseDefault))

// Information.
var (
	assumptions = pragma.Uses(pragma.Many(ClauseAbsent, ClauseContains, ClauseHolds),
		pragma.Once(ClauseNoOpenmp, ClauseNoOpenmpConstructs, ClauseNoOpenmpRoutines, ClauseNoParallelism))
	requirements = clauses{ClauseReverseOffload, ClauseUnifiedAddress, ClauseUnifiedSharedMemory, ClauseDynamicAllocators,
		ClauseSelfMaps, ClauseDeviceSafesync, ClauseAtomicDefaultMemOrder}

	DirRequires = directive(pragma.DirectiveDef{Name: "requires", Assoc: pragma.Declarative, Since: 50,
		Spec: "OpenMP 5.2 §8.2",
		Doc:  "Say what the program needs of the implementation.", Clauses: pragma.Once(requirements...),
		Required: requirements})
	DirAssume = directive(pragma.DirectiveDef{Name: "assume", Assoc: pragma.Block, Since: 51, Spec: "OpenMP 5.2 §8.3.3",
		Doc: "Promise something about the statement.", Clauses: assumptions, Required: assumptionClauses()})
	DirAssumes = directive(pragma.DirectiveDef{Name: "assumes", Assoc: pragma.Declarative, Since: 51,
		Spec: "OpenMP 5.2 §8.3.2",
		Doc:  "Promise something about the translation unit.", Clauses: assumptions, Required: assumptionClauses()})
	DirBeginAssumes = directive(pragma.DirectiveDef{Name: "begin assumes", Only: pragma.OnlyC, Assoc: pragma.Delimited,
		Since: 51, Spec: "OpenMP 5.2 §8.3.4",
		Doc: "Promise something about what is defined from here.", Clauses: assumptions, Required: assumptionClauses()})
	DirEndAssumes = directive(pragma.DirectiveDef{Name: "end assumes", Only: pragma.OnlyC, Assoc: pragma.Ending,
		Ends: DirBeginAssumes, Since: 51,
		Spec: "OpenMP 5.2 §8.3.4", Doc: "End what begin assumes began."})
	DirNothing = directive(pragma.DirectiveDef{Name: "nothing", Assoc: pragma.Standalone, Since: 51,
		Spec: "OpenMP 5.2 §8.4",
		Doc:  "Do nothing: the choice of a metadirective."})
	DirError = directive(pragma.DirectiveDef{Name: "error", Assoc: pragma.Standalone, Since: 51, Spec: "OpenMP 5.2 §8.5",
		Doc:     "Report an error, when it is compiled or when it runs.",
		Clauses: pragma.Once(ClauseAt, ClauseMessage, ClauseSeverity)})
)

func assumptionClauses() (out clauses) {
	for _, u := range assumptions {
		out = append(out, u.Clause)
	}
	return out
}
