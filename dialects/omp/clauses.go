package omp

import (
	"accc/ir"
	"accc/ir/constraint"
)

// Constraints.
var (
	anyType    = constraint.AnyType
	intOrIndex = constraint.IntOrIndex
	anyInt     = constraint.AnyInteger
	pointers   = constraint.Type("OpenMP-compatible variable type", func(t ir.Type) bool { _, ok := t.(ir.PointerLike); return ok })
	boundsOnly = constraint.Exactly("Type for representing omp map clause bounds information", MapBounds())
	cliOnly    = constraint.Exactly("Type for representing a reference to a canonical loop", CLI())

	positive    = i64("64-bit signless integer attribute whose value is positive", 1)
	nonNegative = i64("64-bit signless integer attribute whose minimum value is 0", 0)
	taskDepends = constraint.ArrayOf("clause_task_depend array attr", TaskDependEnum.Constraint("depend clause in a task"))
)

// i64 is the constraint of i64 integers not less than a number.
func i64(name string, least int64) ir.AttrConstraint {
	c := constraint.Typed(name, ir.I64())
	typed := c.Match
	c.Match = func(a ir.Attribute) bool { return typed(a) && a.(*ir.IntegerAttr).Value >= least }
	return c
}

// reductions are the groups of a clause that names reductions.
func reductions(prefix string) ([]ir.OperandSpec, []ir.AttrSpec) {
	return []ir.OperandSpec{many(prefix+"_vars", pointers)},
		[]ir.AttrSpec{optional(prefix+"_byref", constraint.DenseI1Array), optional(prefix+"_syms", constraint.SymbolRefArray)}
}

// entry makes a clause whose operands become arguments of the region.
func entry(name, doc, source, group string, c ir.Constraint) *Clause {
	return &Clause{Name: name, Doc: doc, Source: source, Entry: true, Operands: []ir.OperandSpec{many(group, c)}}
}

// flag makes a clause that is a keyword.
func flag(keyword, attr, doc, source string) *Clause {
	return &Clause{Name: keyword, Doc: doc, Source: source, Attrs: []ir.AttrSpec{unit(attr)}, Optional: []string{"`" + keyword + "` $" + attr}}
}

// typed makes a clause of one value with its type.
func typed(keyword, group, doc, source string, c ir.Constraint) *Clause {
	return &Clause{Name: keyword, Doc: doc, Source: source, Operands: []ir.OperandSpec{maybe(group, c)},
		Optional: []string{"`" + keyword + "` `(` $" + group + " `:` type($" + group + ") `)`"}}
}

// list makes a clause of values with their types.
func list(keyword, group, doc, source string, c ir.Constraint) *Clause {
	return &Clause{Name: keyword, Doc: doc, Source: source, Operands: []ir.OperandSpec{many(group, c)},
		Optional: []string{"`" + keyword + "` `(` $" + group + " `:` type($" + group + ") `)`"}}
}

// condition makes a clause of one i1.
func condition(keyword, group, doc, source string) *Clause {
	return &Clause{Name: keyword, Doc: doc, Source: source, Operands: []ir.OperandSpec{maybe(group, constraint.I1)},
		Optional: []string{"`" + keyword + "` `(` $" + group + " `)`"}}
}

// number makes a clause of one constant.
func number(keyword, attr, doc, source string, c ir.AttrConstraint) *Clause {
	return &Clause{Name: keyword, Doc: doc, Source: source, Attrs: []ir.AttrSpec{optional(attr, c)},
		Optional: []string{"`" + keyword + "` `(` $" + attr + " `)`"}}
}

// The clauses.
var (
	Align   = number("align", "align", "Alignment of allocated variables.", "OpenMP 5.2 §6.7", positive)
	Aligned = &Clause{Name: "aligned", Doc: "Variables aligned to so many bytes.", Source: "OpenMP 5.2 §5.11",
		Operands: []ir.OperandSpec{many("aligned_vars", pointers)}, Attrs: []ir.AttrSpec{optional("alignments", constraint.I64Array)},
		Optional: []string{"`aligned` `(` custom<AlignedClause>($aligned_vars, type($aligned_vars), $alignments) `)`"}}
	Allocate = &Clause{Name: "allocate", Doc: "Allocators of private variables.", Source: "OpenMP 5.2 §6.6",
		Operands: []ir.OperandSpec{many("allocate_vars", anyType), many("allocator_vars", anyType)},
		Optional: []string{"`allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)`"}}
	Allocator = &Clause{Name: "allocator", Doc: "The allocator to use.", Source: "OpenMP 5.2 §6.4",
		Operands: []ir.OperandSpec{maybe("allocator", constraint.I64)}, Optional: []string{"`allocator` `(` $allocator `)`"}}
	Bare = flag("ompx_bare", "bare", "Run with the grid as it is given, without a runtime.", "")
	Bind = &Clause{Name: "bind", Doc: "The threads that a loop binds to.", Source: "OpenMP 5.2 §11.7.1",
		Attrs:    []ir.AttrSpec{optional("bind_kind", BindKindEnum.Constraint("BindKind Clause"))},
		Optional: []string{"`bind` `(` custom<ClauseAttr>($bind_kind) `)`"}}
	CancelDirective = &Clause{Name: "cancel-directive-name", Doc: "The construct to cancel.", Source: "OpenMP 5.2 §16",
		Attrs:    []ir.AttrSpec{needed("cancel_directive", CancelEnum.Constraint("CancellationConstructType Clause"))},
		Required: "`cancellation_construct_type` `(` custom<ClauseAttr>($cancel_directive) `)`"}
	Collapse = &Clause{Name: "collapse", Doc: "How many loops of the nest the wrappers are about.", Source: "OpenMP 5.2 §4.4.3",
		Attrs: []ir.AttrSpec{{Name: "collapse_num_loops", Type: constraint.I64Attr, Optional: true, Default: ir.Integer(ir.I64(), 1)}}}
	Copyprivate = &Clause{Name: "copyprivate", Doc: "Variables that one thread broadcasts to the others.", Source: "OpenMP 5.2 §5.7.2",
		Operands: []ir.OperandSpec{many("copyprivate_vars", pointers)}, Attrs: []ir.AttrSpec{optional("copyprivate_syms", constraint.SymbolRefArray)},
		Optional: []string{"`copyprivate` `(` custom<Copyprivate>($copyprivate_vars, type($copyprivate_vars), $copyprivate_syms) `)`"}}
	CriticalName = &Clause{Name: "critical-name", Doc: "The name of a critical section.", Source: "OpenMP 5.2 §15.2",
		Attrs: []ir.AttrSpec{needed("sym_name", constraint.SymbolName)}, Required: "$sym_name"}
	Depend = &Clause{Name: "depend", Doc: "What a task waits for, or others for it.", Source: "OpenMP 5.2 §15.9.5",
		Operands: []ir.OperandSpec{many("depend_vars", pointers)}, Attrs: []ir.AttrSpec{optional("depend_kinds", taskDepends)},
		Optional: []string{"`depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depend_kinds) `)`"}}
	Detach       = typed("detach", "event_handle", "The event that completes a task.", "OpenMP 5.2 §12.5.2", pointers)
	Device       = typed("device", "device", "The device.", "OpenMP 5.2 §13.2", anyInt)
	DistSchedule = &Clause{Name: "dist_schedule", Doc: "How teams share the iterations.", Source: "OpenMP 5.2 §11.6.1",
		Operands: []ir.OperandSpec{maybe("dist_schedule_chunk_size", intOrIndex)}, Attrs: []ir.AttrSpec{unit("dist_schedule_static")},
		Optional: []string{"`dist_schedule_static` $dist_schedule_static",
			"`dist_schedule_chunk_size` `(` $dist_schedule_chunk_size `:` type($dist_schedule_chunk_size) `)`"}}
	Doacross = &Clause{Name: "doacross", Doc: "Dependences between iterations.", Source: "OpenMP 5.2 §15.9.6",
		Operands: []ir.OperandSpec{many("doacross_depend_vars", anyType)},
		Attrs:    []ir.AttrSpec{optional("doacross_depend_type", DependEnum.Constraint("depend clause")), optional("doacross_num_loops", nonNegative)},
		Required: "( `depend_type` `` $doacross_depend_type^ )? ( `depend_vec` `(` $doacross_depend_vars^ `:` type($doacross_depend_vars) `)` )?"}
	Exclusive = list("exclusive", "exclusive_vars", "Variables of an exclusive scan.", "OpenMP 5.2 §5.6", anyType)
	Filter    = typed("filter", "filtered_thread_id", "The thread that runs the region.", "OpenMP 5.2 §10.5.1", intOrIndex)
	Final     = condition("final", "final", "Whether the task and those in it run at once.", "OpenMP 5.2 §12.3")
	Grainsize = &Clause{Name: "grainsize", Doc: "Iterations in a task.", Source: "OpenMP 5.2 §12.6.1",
		Operands: []ir.OperandSpec{maybe("grainsize", intOrIndex)}, Attrs: []ir.AttrSpec{optional("grainsize_mod", GrainsizeEnum.Constraint("GrainsizeType Clause"))},
		Optional: []string{"`grainsize` `(` custom<GrainsizeClause>($grainsize_mod, $grainsize, type($grainsize)) `)`"}}
	HasDeviceAddr = entry("has_device_addr", "Variables that have a device address.", "OpenMP 5.2 §5.4.9", "has_device_addr_vars", pointers)
	Hint          = &Clause{Name: "hint", Doc: "What the lock should expect.", Source: "OpenMP 5.2 §15.1",
		Attrs:    []ir.AttrSpec{{Name: "hint", Type: constraint.I64Attr, Optional: true, Default: ir.Integer(ir.I64(), 0)}},
		Optional: []string{"`hint` `(` custom<SynchronizationHint>($hint) `)`"}}
	HostEval    = entry("host_eval", "Values computed on the host before the target region.", "", "host_eval_vars", anyType)
	If          = condition("if", "if_expr", "Whether the construct has its effect.", "OpenMP 5.2 §3.4")
	InReduction = func() *Clause {
		c := entry("in_reduction", "Reductions of a task that takes part in one.", "OpenMP 5.2 §5.5.10", "", pointers)
		c.Operands, c.Attrs = reductions("in_reduction")
		return c
	}()
	Inclusive   = list("inclusive", "inclusive_vars", "Variables of an inclusive scan.", "OpenMP 5.2 §5.6", anyType)
	IsDevicePtr = list("is_device_ptr", "is_device_ptr_vars", "Variables that are device pointers.", "OpenMP 5.2 §5.4.7", pointers)
	Linear      = &Clause{Name: "linear", Doc: "Variables that grow by a step in each iteration.", Source: "OpenMP 5.2 §5.4.6",
		Operands: []ir.OperandSpec{many("linear_vars", anyType), many("linear_step_vars", constraint.I32)},
		Attrs:    []ir.AttrSpec{optional("linear_var_types", constraint.ArrayAttr)},
		Optional: []string{"`linear` `(` custom<LinearClause>($linear_vars, type($linear_vars), $linear_step_vars) `)`"}}
	LoopRelated = &Clause{Name: "loop-related", Doc: "The bounds of a loop nest.", Source: "OpenMP 5.2 §4.4",
		Operands: []ir.OperandSpec{many("loop_lower_bounds", intOrIndex), many("loop_upper_bounds", intOrIndex), many("loop_steps", intOrIndex)},
		Attrs:    []ir.AttrSpec{unit("loop_inclusive")}}
	Map = &Clause{Name: "map", Doc: "Variables mapped to the device.", Source: "OpenMP 5.2 §5.8.3",
		Operands: []ir.OperandSpec{many("map_vars", pointers)}, Optional: []string{"`map_entries` `(` $map_vars `:` type($map_vars) `)`"}}
	MemoryOrder = &Clause{Name: "memory-order", Doc: "The memory ordering.", Source: "OpenMP 5.2 §15.8.1",
		Attrs:    []ir.AttrSpec{optional("memory_order", MemoryOrderEnum.Constraint("MemoryOrderKind Clause"))},
		Optional: []string{"`memory_order` `(` custom<ClauseAttr>($memory_order) `)`"}}
	Mergeable   = flag("mergeable", "mergeable", "The task may share the data of its parent.", "OpenMP 5.2 §12.2")
	Nogroup     = flag("nogroup", "nogroup", "No implicit taskgroup around the tasks.", "OpenMP 5.2 §12.6")
	Nontemporal = list("nontemporal", "nontemporal_vars", "Variables that are not soon used again.", "OpenMP 5.2 §10.4.1", pointers)
	Nowait      = flag("nowait", "nowait", "No barrier at the end.", "OpenMP 5.2 §15.6")
	NumTasks    = &Clause{Name: "num_tasks", Doc: "How many tasks.", Source: "OpenMP 5.2 §12.6.2",
		Operands: []ir.OperandSpec{maybe("num_tasks", intOrIndex)}, Attrs: []ir.AttrSpec{optional("num_tasks_mod", NumTasksEnum.Constraint("NumTasksType Clause"))},
		Optional: []string{"`num_tasks` `(` custom<NumTasksClause>($num_tasks_mod, $num_tasks, type($num_tasks)) `)`"}}
	NumTeams = &Clause{Name: "num_teams", Doc: "How many teams.", Source: "OpenMP 5.2 §10.2.1",
		Operands: []ir.OperandSpec{maybe("num_teams_lower", anyInt), maybe("num_teams_upper", anyInt)},
		Optional: []string{"`num_teams` `(` ( $num_teams_lower^ `:` type($num_teams_lower) )? `to` $num_teams_upper `:` type($num_teams_upper) `)`"}}
	NumThreads = typed("num_threads", "num_threads", "How many threads.", "OpenMP 5.2 §10.1.2", intOrIndex)
	Order      = &Clause{Name: "order", Doc: "The order of the iterations.", Source: "OpenMP 5.2 §10.3",
		Attrs:    []ir.AttrSpec{optional("order", OrderEnum.Constraint("OrderKind Clause")), optional("order_mod", OrderModEnum.Constraint("OpenMP Order Modifier"))},
		Optional: []string{"`order` `(` custom<OrderClause>($order, $order_mod) `)`"}}
	OrderedClause = number("ordered", "ordered", "How many loops have ordered regions or doacross dependences.", "OpenMP 5.2 §4.4.4", nonNegative)
	ParLevelSimd  = flag("par_level_simd", "par_level_simd", "Order lanes rather than threads.", "OpenMP 5.2 §15.10.3")
	Priority      = typed("priority", "priority", "How urgent a task is.", "OpenMP 5.2 §12.4", anyInt)
	PrivateClause = &Clause{Name: "private", Doc: "Copies of variables, made by recipes.", Source: "OpenMP 5.2 §5.4.3", Entry: true,
		Operands: []ir.OperandSpec{many("private_vars", anyType)},
		Attrs:    []ir.AttrSpec{optional("private_syms", constraint.SymbolRefArray), unit("private_needs_barrier")}}
	ProcBind = &Clause{Name: "proc_bind", Doc: "Where the threads run.", Source: "OpenMP 5.2 §10.1.4",
		Attrs:    []ir.AttrSpec{optional("proc_bind_kind", ProcBindEnum.Constraint("ProcBindKind Clause"))},
		Optional: []string{"`proc_bind` `(` custom<ClauseAttr>($proc_bind_kind) `)`"}}
	ReductionClause = func() *Clause {
		c := entry("reduction", "Copies of variables that are combined at the end, by recipes.", "OpenMP 5.2 §5.5.8", "", pointers)
		c.Operands, c.Attrs = reductions("reduction")
		c.Attrs = append(c.Attrs, optional("reduction_mod", ReductionModEnum.Constraint("reduction modifier")))
		return c
	}()
	Safelen  = number("safelen", "safelen", "How many iterations may run together.", "OpenMP 5.2 §10.4.2", positive)
	Schedule = &Clause{Name: "schedule", Doc: "How threads share the iterations.", Source: "OpenMP 5.2 §11.5.3",
		Operands: []ir.OperandSpec{maybe("schedule_chunk", anyType)},
		Attrs: []ir.AttrSpec{optional("schedule_kind", ScheduleEnum.Constraint("ScheduleKind Clause")),
			optional("schedule_mod", ScheduleModEnum.Constraint("OpenMP Schedule Modifier")), unit("schedule_simd")},
		Optional: []string{"`schedule` `(` custom<ScheduleClause>($schedule_kind, $schedule_mod, $schedule_simd, $schedule_chunk, type($schedule_chunk)) `)`"}}
	Simdlen       = number("simdlen", "simdlen", "How many iterations should run together.", "OpenMP 5.2 §10.4.3", positive)
	Sizes         = list("sizes", "sizes", "The sizes of the tiles.", "OpenMP 5.2 §9.1.1", intOrIndex)
	TaskReduction = func() *Clause {
		c := entry("task_reduction", "Reductions that tasks may take part in.", "OpenMP 5.2 §5.5.9", "", pointers)
		c.Operands, c.Attrs = reductions("task_reduction")
		return c
	}()
	ThreadLimit = typed("thread_limit", "thread_limit", "The most threads in a team.", "OpenMP 5.2 §13.3", anyInt)
	TileSizes   = &Clause{Name: "tile-sizes", Doc: "Sizes of tiles that the nest is cut into.", Source: "OpenMP 5.2 §9.1",
		Attrs: []ir.AttrSpec{optional("tile_sizes", constraint.DenseI64Array)}}
	Untied        = flag("untied", "untied", "Any thread may go on with the task.", "OpenMP 5.2 §12.1")
	UseDeviceAddr = entry("use_device_addr", "Variables whose device address the region uses.", "OpenMP 5.2 §5.4.10", "use_device_addr_vars", pointers)
	UseDevicePtr  = entry("use_device_ptr", "Pointers whose device value the region uses.", "OpenMP 5.2 §5.4.8", "use_device_ptr_vars", pointers)
	// MapEntry is the map clause of target, whose variables become arguments; PrivateMap the private
	// clause of target, which may say which map entry holds the original.
	MapEntry = entry("map_entries", "Variables mapped to the device for the region.", "OpenMP 5.2 §5.8.3", "map_vars", pointers)
	// PrivateMap is the private clause of target.
	PrivateMap = &Clause{Name: "private", Doc: "Copies of variables, made by recipes.", Source: "OpenMP 5.2 §5.4.3", Entry: true,
		Operands: PrivateClause.Operands, Attrs: append([]ir.AttrSpec{optional("private_maps", constraint.DenseI64Array)}, PrivateClause.Attrs...)}
)
