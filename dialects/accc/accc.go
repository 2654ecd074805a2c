// Package accc defines the attributes that accc adds to operations of other dialects, for what those cannot express and
// for what one pass tells a later one. They are discardable: tools that do not know them keep them. The dialect has no
// operations.
//
// Read accc.go, then clauses.go. For example
//
//	if loop.Attr(accc.Bare.Name) != nil { ... }
//
// Looked at: LLVM's discardable attributes (llvm.*, acc.routine_info), which their dialect verifies on any operation, and
// Cranelift's flags on instructions, which are bits without documentation. Here each is a value with its type, the operations it
// may be on, and a sentence; "accc dialect accc" prints the table, and the verifier refuses anything else with the prefix.
package accc

import (
	"slices"
	"strings"

	"accc/ir"
	"accc/ir/constraint"
)

// An Attr is one of the attributes.
type Attr struct {
	Name string // with the prefix: "accc.bare"
	Doc  string
	// Type is what the value must be.
	Type ir.AttrConstraint
	// On are the full names of the operations that may have it, or those of dialects followed by ".*"; nil: any.
	On []string
	// Stage says who sets it and who reads it: "source" attributes are part of the program, others live between two passes.
	Stage string
}

// Dialect is the dialect of the attributes.
var Dialect = ir.NewDialect("accc", "Attributes of accc on operations of other dialects: what those cannot express.")

// All are the attributes, in the order of their definition.
var All []*Attr

func define(a Attr) *Attr {
	a.Name = "accc." + a.Name
	All = append(All, &a)
	return &a
}

var (
	loops     = []string{"acc.loop"}
	functions = []string{"func.func", "llvm.func"}
	modules   = []string{"builtin.module"}
	directive = []string{"acc.*"}
	data      = []string{"acc.*", "omp.*"}

	omp = []string{"omp.*"}

	// Devices is the type of an attribute that lists device types.
	Devices = constraint.Is[*ir.ArrayAttr]("array of device types")
	integer = constraint.Is[*ir.IntegerAttr]("integer")
	bits    = constraint.DenseOf("array of i1", ir.I1())
	names   = constraint.Is[*ir.ArrayAttr]("array of strings")
)

// What the source says and the acc dialect of LLVM 22 has no room for.
var (
	Named = define(Attr{Name: "named", Type: constraint.UnitAttr, On: []string{"acc.routine"}, Stage: "source",
		Doc: "The directive names its function: routine(f)."})
	ForceCollapse = define(Attr{Name: "collapse_force", Type: Devices, On: loops, Stage: "source",
		Doc: "The device types for which the loop has collapse(force: n) (OpenACC 3.3 §2.9.1)."})
	Shortloop = define(Attr{Name: "shortloop", Type: Devices, On: loops, Stage: "source",
		Doc: "The device types for which the loop has shortloop."})
	Bare = define(Attr{Name: "bare", Type: constraint.UnitAttr, On: []string{"acc.loop", "omp.*"}, Stage: "source",
		Doc: "No directive asked for the loop: it is a loop of the host language in a compute construct; or for the construct, which is " +
			"for statements of a kernels construct."})
	Free = define(Attr{Name: "free", Type: constraint.StringAttr, On: []string{"arith.constant", "llvm.mlir.global"}, Stage: "source",
		Doc: "The value is that of one build: macros decide it that other builds may define otherwise. The text is the expression in the user's words, by which " +
			"equal values are known."})
	Words = define(Attr{Name: "words", Type: constraint.StringAttr, On: []string{"arith.constant"}, Stage: "source",
		Doc: "The user's words for the value, macros and enumerators among them, where directives that are made repeat it."})
	Concurrent = define(Attr{Name: "concurrent", Type: constraint.UnitAttr, On: loops, Stage: "source",
		Doc: "The loop is a do concurrent loop of Fortran."})
	Final = define(Attr{Name: "final", Type: constraint.UnitAttr, Stage: "source",
		Doc: "The store sets the variable of a loop to the value that it has after the loop."})
	Unsigned = define(Attr{Name: "unsigned", Type: bits, On: []string{"acc.loop", "omp.*"}, Stage: "source",
		Doc: "Which of the loops compare their bounds without sign; the dialect compares by sign."})
)

// What the source says and the omp dialect of LLVM 22 has no room for. Lists of bits are about the variables of a clause, in
// the order of the operation.
var (
	Directive = define(Attr{Name: "directive", Type: constraint.Is[*ir.DictAttr]("dictionary"), On: []string{"func.func", "func.call"}, Stage: "source",
		Doc: "A directive that LLVM 22's omp dialect has no operation for, with its clauses: a call stands where it is executed, the declaration of a " +
			"function stands for a declarative one. Expressions are operands of the call."})
	Chosen = define(Attr{Name: "chosen", Type: constraint.UnitAttr, On: omp, Stage: "source",
		Doc: "The construct is what a metadirective before it stands for (OpenMP 5.2 §7.4)."})
	DoacrossDepend = define(Attr{Name: "doacross_depend", Type: constraint.UnitAttr, On: []string{"omp.ordered"}, Stage: "source",
		Doc: "The clause is depend(source) or depend(sink: ...), the spelling of doacross before OpenMP 5.2."})
	CurrentIteration = define(Attr{Name: "current_iteration", Type: constraint.UnitAttr, On: []string{"omp.ordered"}, Stage: "source",
		Doc: "The argument of doacross is written with omp_cur_iteration (OpenMP 5.2 §15.9.6): source: omp_cur_iteration or sink: omp_cur_iteration - 1."})
	OrderedBare = define(Attr{Name: "ordered_bare", Type: constraint.UnitAttr, On: []string{"omp.wsloop"}, Stage: "source",
		Doc: "The ordered clause has no argument. The operation has one where doacross is inside, because the dialect requires it there."})
	Scope = define(Attr{Name: "scope", Type: constraint.UnitAttr, On: []string{"omp.wsloop"}, Stage: "source",
		Doc: "The loop gives each thread of the team one iteration: it is a scope construct (OpenMP 5.2 §11.2)."})
	Collapse = define(Attr{Name: "collapse", Type: integer, On: omp, Stage: "source",
		Doc: "The argument of the collapse clause, on the wrapper around omp.loop_nest, where that does not say it: it is 1, or inner loops depend on outer ones and are in the body."})
	Operator = define(Attr{Name: "operator", Type: constraint.StringAttr, On: []string{"omp.declare_reduction"}, Stage: "source",
		Doc: "The identifier that names the reduction in clauses, where the recipe's name does not say it: that of a declared reduction (OpenMP 5.2 §5.5.5)."})
	Part = define(Attr{Name: "part", Type: constraint.UnitAttr, On: []string{"omp.*", "func.call"}, Stage: "source",
		Doc: "The operation is an inner construct of the combined or composite directive that the operation around begins, or belongs to another directive."})
	LocalName = define(Attr{Name: "local_name", Type: constraint.StringAttr, On: []string{"fir.declare", "fir.call"}, Stage: "source",
		Doc: "The name of the variable or function where it is used, if it is another than that of its definition: a use statement of Fortran " +
			"renames it, or the name is generic."})
	Base = define(Attr{Name: "variant_of", Type: constraint.StringAttr, On: []string{"func.call", "llvm.call", "fir.call", "scf.if", "fir.if"}, Stage: "source",
		Doc: "The function that the source calls here. The one that is called is a variant of it (OpenMP 5.2 §7.5), or depends on a condition."})
	ImpliedPrivate = define(Attr{Name: "implied_private", Type: bits, On: omp, Stage: "source",
		Doc: "Which private copies no clause asks for: they follow from the rules of OpenMP 5.2 §5.1."})
	ImpliedStep = define(Attr{Name: "implied_step", Type: bits, On: omp, Stage: "source",
		Doc: "Which variables of the linear clause have the default step because the clause gives none."})
	LinearModifier = define(Attr{Name: "linear_modifier", Type: names, On: omp, Stage: "source",
		Doc: "The modifier (val, ref, uval) of each linear variable (OpenMP 5.2 §5.4.6)."})
	ImpliedMap = define(Attr{Name: "implied_map", Type: bits, On: omp, Stage: "source",
		Doc: "Which variables no clause maps: they follow from another clause or from the rules of OpenMP 5.2 §5.8."})
	MapWords = define(Attr{Name: "map_words", Type: names, On: []string{"omp.map.info"}, Stage: "source",
		Doc: "What the map clause says besides the flags: the words storage and self; default, that it has no map type; common, that the name is that of a common block."})
	Step = define(Attr{Name: "step", Type: constraint.UnitAttr, On: []string{"omp.map.bounds"}, Stage: "source to device code",
		Doc: "The dimension counts the elements of a section with a stride: its items are as many elements of the dimension before it apart as the operand stride says. That dimension has the first of them."})
	Defaultmap = define(Attr{Name: "defaultmap", Type: names, On: []string{"omp.target"}, Stage: "source",
		Doc: "The arguments of the defaultmap clauses (OpenMP 5.2 §5.8.7). What they decide is in the operations."})
	UsesAllocators = define(Attr{Name: "uses_allocators", Type: names, On: []string{"omp.target"}, Stage: "source",
		Doc: "The allocators of the uses_allocators clause (OpenMP 5.2 §6.8), with what is said of each."})
	DeviceWord = define(Attr{Name: "device_word", Type: constraint.StringAttr, On: omp, Stage: "source",
		Doc: "The modifier of the device clause. With ancestor, the device is the one that is so many target regions further out (OpenMP 5.2 §13.2)."})
	MapperName = define(Attr{Name: "mapper", Type: constraint.StringAttr, On: []string{"omp.map.info"}, Stage: "source",
		Doc: "The mapper modifier of the clause, by the name in the source."})
	Lastprivate = define(Attr{Name: "lastprivate", Type: bits, On: omp, Stage: "source",
		Doc: "Which private copies are lastprivate: operations at the end of the loop store the value of the last iteration."})
	Conditional = define(Attr{Name: "lastprivate_conditional", Type: bits, On: omp, Stage: "source",
		Doc: "Which private copies are lastprivate(conditional: ...) (OpenMP 5.2 §5.4.5)."})
	Default = define(Attr{Name: "default", Type: constraint.StringAttr, On: omp, Stage: "source",
		Doc: "The argument of the default clause (OpenMP 5.2 §5.4.1). What it decides is in the operations."})
	Shared = define(Attr{Name: "shared", Type: names, On: omp, Stage: "source",
		Doc: "The variables of the shared clause (OpenMP 5.2 §5.4.2), which the region uses as they are."})
	ImpliedShared = define(Attr{Name: "implied_shared", Type: names, On: omp, Stage: "front end to printing",
		Doc: "The variables that the region uses as they are and no clause names. It is set where they are to be written out."})
	Private = define(Attr{Name: "private", Type: names, On: omp, Stage: "source",
		Doc: "The variables of the private clause, where storage in the code and no region argument is the copy: sections, single, scope."})
	Firstprivate = define(Attr{Name: "firstprivate", Type: names, On: omp, Stage: "source",
		Doc: "The variables of the firstprivate clause, where storage in the code is the copy."})
	LastprivateNames = define(Attr{Name: "lastprivate_names", Type: names, On: omp, Stage: "source",
		Doc: "The variables of the lastprivate clause, where storage in the code is the copy."})
	CopyOrder = define(Attr{Name: "copy_order", Type: names, On: omp, Stage: "source",
		Doc: "The variables of private, firstprivate and lastprivate clauses in the order of the text, where storage in the code is the copy and there are clauses of several kinds."})
	Clauses = define(Attr{Name: "clauses", Type: constraint.Is[*ir.ArrayAttr]("array of dictionaries"), On: []string{"omp.*", "func.call"}, Stage: "source",
		Doc: "Clauses for which the operation has no room, as they are in accc.directive. Without them the code means the same, except for those that have the field essential."})
	Strict = define(Attr{Name: "strict", Type: constraint.UnitAttr, On: omp, Stage: "source",
		Doc: "The number of threads is required: num_threads(strict: n) (OpenMP 6.0 §12.1.2)."})
	Saved = define(Attr{Name: "firstprivate_saved", Type: bits, On: omp, Stage: "source",
		Doc: "Which private copies are firstprivate(saved: ...), whose value a taskgraph keeps (OpenMP 6.0 §7.5.4)."})
	ImpliedAllocator = define(Attr{Name: "implied_allocator", Type: bits, On: omp, Stage: "source",
		Doc: "Which variables of the allocate clause have the default allocator because the clause names none."})
	ImpliedAlignment = define(Attr{Name: "implied_alignment", Type: bits, On: omp, Stage: "source",
		Doc: "Which variables of the aligned clause have the default alignment because the clause gives none."})
	AllocateAlign = define(Attr{Name: "allocate_align", Type: constraint.DenseOf("array of i64", ir.I64()), On: omp, Stage: "source",
		Doc: "The alignment of each variable of the allocate clause in bytes (OpenMP 5.2 §6.6); 0 where the clause asks for none."})
	Alignment = define(Attr{Name: "alignment", Type: integer, On: []string{"fir.alloca"}, Stage: "source",
		Doc: "The least alignment of a variable of Fortran in bytes, which an allocate directive asks for (OpenMP 5.2 §6.5)."})
	FlushOrder = define(Attr{Name: "flush_order", Type: constraint.StringAttr, On: []string{"omp.flush"}, Stage: "source",
		Doc: "The memory-order clause of a flush directive (OpenMP 5.2 §15.8.1)."})
	MemoryOrder = define(Attr{Name: "memory_order", Type: constraint.StringAttr, On: []string{"omp.atomic.*"}, Stage: "source",
		Doc: "The memory order that the directive asks for, where LLVM 22 has a stronger one on the operation alone."})
	ImpliedOrder = define(Attr{Name: "implied_order", Type: constraint.UnitAttr, On: []string{"omp.atomic.*"}, Stage: "source",
		Doc: "No clause says the memory order of the atomic operation: it is the default."})
	ImpliedReproducible = define(Attr{Name: "implied_reproducible", Type: constraint.UnitAttr, On: []string{"omp.*"}, Stage: "source",
		Doc: "The order clause has no modifier: reproducible is the default (OpenMP 5.2 §10.3)."})
	Compare = define(Attr{Name: "atomic_compare", Type: constraint.UnitAttr, On: []string{"omp.atomic.update", "omp.atomic.capture"}, Stage: "source",
		Doc: "The directive has the compare clause: the region of the update keeps the value if the comparison does not hold."})
	AtomicWord = define(Attr{Name: "atomic_word", Type: constraint.UnitAttr, On: []string{"omp.atomic.update"}, Stage: "source",
		Doc: "The directive says update, which it could leave out."})
	Threads = define(Attr{Name: "threads", Type: constraint.UnitAttr, On: []string{"omp.ordered.region"}, Stage: "source",
		Doc: "The directive has the threads clause, which is the default (OpenMP 5.2 §15.10.3)."})
	FirstSection = define(Attr{Name: "no_directive", Type: constraint.UnitAttr, On: []string{"omp.section"}, Stage: "source",
		Doc: "The first section, which no directive begins."})
	DependParts = define(Attr{Name: "depend_parts", Type: names, On: omp, Stage: "source",
		Doc: "The elements and sections of the depend clauses, which the addresses do not tell; \"\" for whole variables."})
	DependWords = define(Attr{Name: "depend_words", Type: names, On: omp, Stage: "source",
		Doc: "What LLVM 22 has no word for, of each dependence: depobj, on what the depend object at the address holds (OpenMP 5.2 §15.9.4); " +
			"omp_all_memory, whose address is null; \"\" for others."})
	Iterators = define(Attr{Name: "iterators", Type: constraint.Is[*ir.ArrayAttr]("array of dictionaries"), On: []string{"func.call"}, Stage: "source",
		Doc: "The iterators of a clause (OpenMP 5.2 §3.2.6), whose ranges are the operands of the call. It results in a list of addresses, to which " +
			"loops after it add."})
	PrivateParts = define(Attr{Name: "private_parts", Type: names, On: omp, Stage: "source",
		Doc: "The sections and common blocks among the variables that have private copies; \"\" for variables."})
	CopyprivateParts = define(Attr{Name: "copyprivate_parts", Type: names, On: omp, Stage: "source",
		Doc: "The common blocks among the variables of the copyprivate clause; \"\" for variables."})
	// ReductionParts are those of reduction, in_reduction and task_reduction.
	ReductionParts = map[string]*Attr{"reduction": reductionParts("reduction"), "in_reduction": reductionParts("in_reduction"),
		"task_reduction": reductionParts("task_reduction")}
	LeafWords = define(Attr{Name: "leaf_words", Type: constraint.Is[*ir.ArrayAttr]("array of dictionaries"), On: omp, Stage: "source",
		Doc: "The clauses of a combined directive that name the construct they apply to, firstprivate(teams: x) (OpenMP 6.0 §5.4): the clause, " +
			"the construct, and the variable, if it is a list of some."})
	AtEnd = define(Attr{Name: "at_end", Type: names, On: omp, Stage: "source",
		Doc: "The clauses that the user wrote on the end directive, in Fortran, by name, once for each of their variables."})
	Copyin = define(Attr{Name: "copyin", Type: names, On: omp, Stage: "source",
		Doc: "The variables of the copyin clause (OpenMP 5.2 §5.7.1): operations at the beginning of the region copy them."})
)

// What a front end knows and a conversion needs.
var (
	Expect = define(Attr{Name: "expect", Type: integer, Stage: "front end to device code",
		Doc: "What the integer that the operation reads is in most programs. It is set where kernels are much better for it, as with the distance " +
			"between the elements of an array that may be a section."})
	DescriptorBytes = define(Attr{Name: "descriptor_bytes", Type: integer, On: []string{"acc.*", "omp.map.info"}, Stage: "front end to device code",
		Doc: "The varPtrPtr of the data operation is the descriptor of an array, which begins with the address of the data: how many bytes follow " +
			"that describe the array. They are attached with the address. An omp.map.info with it maps a descriptor."})
	ManyVariables = define(Attr{Name: "many_variables", Type: constraint.Is[*ir.IntegerAttr]("boolean"), On: directive, Stage: "front end to device code",
		Doc: "The data operation is for a common block, whose variables may be present one by one."})
)

// What one pass tells a later one.
var (
	Unset = define(Attr{Name: "unset", Type: constraint.UnitAttr, On: []string{"fir.global", "llvm.mlir.global"}, Stage: "before convert-fir-to-llvm to the back end",
		Doc: "The variable has no value when the program starts, although its memory is zero."})
	Local = define(Attr{Name: "local", Type: constraint.UnitAttr, On: []string{"fir.global", "llvm.mlir.global"}, Stage: "before convert-fir-to-llvm to the back end",
		Doc: "The variable is one of a procedure, with which it ends, although its memory is there before and after."})
	Disagreement = define(Attr{Name: "disagreement", Type: constraint.UnitAttr, On: []string{"llvm.intr.trap"}, Stage: "linking to the back end",
		Doc: "The call that was here lacks an argument of the function, or uses a result that it does not have."})
	Prepared = define(Attr{Name: "prepared", Type: constraint.UnitAttr, On: modules, Stage: "linking to the back end",
		Doc: "The module is joined from modules whose Fortran has been converted and whose implicit data attributes have been made, each for itself."})
	Callbacks = define(Attr{Name: "callbacks", Type: constraint.UnitAttr, On: modules, Stage: "acc-to-offload to the back end",
		Doc: "The program may register callbacks for the events of directives."})
	HostVersions = define(Attr{Name: "host_versions", Type: constraint.UnitAttr, On: modules, Stage: "acc-to-offload to the back end",
		Doc: "Constructs have a version for the host, which may become the current device."})
	Constructor = define(Attr{Name: "constructor", Type: constraint.UnitAttr, On: functions, Stage: "acc-to-offload to the back end",
		Doc: "The function is called before the program, in the order of the module."})
	Destructor = define(Attr{Name: "destructor", Type: constraint.UnitAttr, On: functions, Stage: "acc-to-offload to the back end",
		Doc: "The function is called after the program, in the order of the module."})
	Kernel = define(Attr{Name: "kernel", Type: constraint.UnitAttr, On: functions, Stage: "offload-to-run to the back end",
		Doc: "The function is the body of a launch: the runtime starts it once for each group."})
	Team = define(Attr{Name: "team", Type: constraint.UnitAttr, On: functions, Stage: "offload-to-run to the back end",
		Doc: "The function is a region that threads of a team call: that of the team, or of a task."})
	Device = define(Attr{Name: "device", Type: constraint.UnitAttr, On: functions, Stage: "acc-to-offload to the back end",
		Doc: "The function is a copy that is called by kernels alone."})
	Atomic = define(Attr{Name: "atomic", Type: constraint.UnitAttr, Stage: "inside offload-to-run",
		Doc: "The atomic operation comes from a directive: it can be a plain one where only one thread runs."})
	Lanes = define(Attr{Name: "lanes", Type: constraint.UnitAttr, On: []string{"llvm.alloca"}, Stage: "conversions to offload to the back end",
		Doc: "Iterations that are beside each other in one thread have the variable in common: a detector of races follows it."})
	Copy = define(Attr{Name: "copy", Type: constraint.UnitAttr, On: []string{"llvm.alloca"}, Stage: "conversions to offload to the back end",
		Doc: "A directive has made the variable as a copy of another one: a detector of races tells copies of constructs around a loop from its own."})
	Piece = define(Attr{Name: "piece", Type: constraint.UnitAttr, On: directive, Stage: "inside acc-to-omp",
		Doc: "The data construct of a kernels construct that was split, or a construct for statements without a directive in it."})
	At = define(Attr{Name: "at", Type: constraint.StringAttr, On: omp, Stage: "acc-to-omp to printing",
		Doc: "Where a directive is that was made for another one beside that: \"end\", at the end of its region, or \"after\", after what it governs."})
	Statement = define(Attr{Name: "statement", Type: constraint.UnitAttr, On: []string{"func.call", "fir.call", "llvm.store", "fir.store", "scf.if"}, Stage: "acc-to-omp to printing",
		Doc: "The operation replaces a directive and is written as a statement, an scf.if around what is made for the directive."})
	Pointers = define(Attr{Name: "pointers", Type: constraint.UnitAttr, On: directive, Stage: "acc-to-omp to printing",
		Doc: "The clause is about the array of pointers alone: calls beside the directive move the rows that they point to."})
	Found = define(Attr{Name: "found", Type: constraint.UnitAttr, On: directive, Stage: "acc-reductions to printing",
		Doc: "No clause says it: an analysis found the reduction. Its variable must be an object of its own."})
)

func reductionParts(clause string) *Attr {
	return define(Attr{Name: clause + "_parts", Type: names, On: omp, Stage: "source",
		Doc: "The elements and sections among the variables of the " + clause + " clause; \"\" for whole variables."})
}

func init() { Dialect.VerifyAttr = verify }

// verify holds an attribute with the prefix to the table.
func verify(op *ir.Op, a ir.NamedAttr) error {
	def := Lookup(a.Name)
	switch {
	case def == nil:
		return op.Errorf("has an unknown attribute '%s'", a.Name)
	case !def.allowedOn(op.Name()):
		return op.Errorf("cannot have the attribute '%s', which is for %s", a.Name, strings.Join(def.On, ", "))
	case !def.Type.Match(a.Value):
		return op.Errorf("attribute '%s' must be of kind %s", a.Name, def.Type.Name)
	}
	return nil
}

// Lookup finds an attribute by its name with the prefix, or returns nil.
func Lookup(name string) *Attr {
	for _, a := range All {
		if a.Name == name {
			return a
		}
	}
	return nil
}

func (a *Attr) allowedOn(op string) bool {
	return a.On == nil || slices.ContainsFunc(a.On, func(on string) bool {
		dialect, all := strings.CutSuffix(on, "*")
		return on == op || all && strings.HasPrefix(op, dialect)
	})
}

// Reason is what a transformation that shows its changes says of one.
var Reason = define(Attr{Name: "reason", Type: constraint.StringAttr, On: data, Stage: "optimizations to printing",
	Doc: "Why a transformation made the operation, or changed it."})

// Removed are directives that such a transformation left out.
var Removed = define(Attr{Name: "removed", Type: names, On: functions, Stage: "optimizations to printing",
	Doc: "The directives of a function that a transformation left out: where each begins and ends, as lines and columns, and why."})

// About are the clauses of functions that such a change is about.
var About = define(Attr{Name: "about", Type: names, On: data, Stage: "optimizations to printing",
	Doc: "The clauses of functions that a data construct around calls of these is for: the line of the directive, a space and the name of the variable."})

// Kept is what such a transformation says of what it did not change.
var Kept = define(Attr{Name: "kept", Type: constraint.StringAttr, On: data, Stage: "optimizations to printing",
	Doc: "Why a transformation of data movement left a data operation in a loop as it was, or may not change a construct."})
