package offloadtorun

// The runtime calls about threads, which code of the host and of devices makes. A team function has the parameters
//
//	(rank: i32, size: i32, captured values ...)
//
// The thread that forks calls it itself, as thread 0; the others are called by the executor with the captured values in
// an array of 8-byte slots. A function of a task has one parameter, the address of its frame, which holds the captured
// values and the copies of variables.
const (
	// FnFork (site, team function, slots, threads, kind, on, bind) -> i32 starts a team and returns its size. threads 0 is
	// the runtime's choice; kind is KindParallel or KindTeams; a team that is not on has one thread; bind is a proc_bind or,
	// of a league, the most threads that a team of it may have, 0 if there is no limit.
	FnFork = "__accc_fork"
	// FnJoin (site) is the end of the region of the thread that forked: it waits for the others.
	FnJoin = "__accc_join"
	// FnBarrier (site) -> i32 is 1 if the region was cancelled.
	FnBarrier = "__accc_barrier"
	// FnThreadLimit (site, threads) -> i32 limits the threads of regions that the current task comes to, and returns the limit before.
	FnThreadLimit = "__accc_thread_limit"
	// FnRank and FnSize (kind) -> i32 are for code that is not inside of the team function.
	FnRank = "__accc_rank"
	FnSize = "__accc_size"
	// FnLoop (site, trip count, schedule, chunk, flags) begins a worksharing loop; chunk 0 is the default of the schedule.
	FnLoop = "__accc_loop"
	// FnNext (range) -> i32 is 1 with the next logical iterations, from range[0] to before range[1], or 0 at the end. If it
	// sets range[2], that is the address of the first iteration that no thread has, and code may claim the next range[3] by
	// adding them there.
	FnNext = "__accc_next"
	// FnSingle (site) -> i32 is 1 for the thread that executes the region.
	FnSingle = "__accc_single"
	// FnPublish (address) and FnPublished () -> address pass the address of copyprivate variables on.
	FnPublish   = "__accc_publish"
	FnPublished = "__accc_published"
	// FnLock and FnUnlock (site, n) enter and leave a critical section of Program.Criticals.
	FnLock   = "__accc_lock"
	FnUnlock = "__accc_unlock"
	// FnEnterSection and FnLeaveSection are the same for the library in the compiled code that implements FnLock and FnUnlock.
	FnEnterSection = "__accc_enter_section"
	FnLeaveSection = "__accc_leave_section"
	// FnOrdered (site, iteration) waits for the ordered regions of earlier iterations; after FnOrderedEnd (site, iteration)
	// the iteration has no more of them. Iteration -1 is the current one of the thread, for code that does not know it.
	FnOrdered    = "__accc_ordered"
	FnOrderedEnd = "__accc_ordered_end"
	// FnPost and FnAwait (site, vector, n) are source and sink of doacross loops; a vector holds n logical iterations.
	FnPost  = "__accc_post"
	FnAwait = "__accc_await"
	// FnGather (site, own copy, kind) -> addresses: one thread gets the addresses of all copies in the order of the ranks,
	// the others get null when that one has called FnGathered (site, kind). The kinds are those of FnFork.
	FnGather   = "__accc_gather"
	FnGathered = "__accc_gathered"
	// FnThreadPrivate (site, variable, bytes) -> address is the thread's copy of a variable.
	FnThreadPrivate = "__accc_threadprivate"
	// FnCancel (site, kind, on) -> i32 and FnCancellationPoint (site, kind) -> i32 are 1 if the region was cancelled.
	FnCancel            = "__accc_cancel"
	FnCancellationPoint = "__accc_cancellation_point"
	// FnIteration (site, kind, number, trip count) and FnIterationEnd are around an iteration that others may run beside, FnAlone
	// and FnAloneEnd around code that one thread of a team executes; the kind is what offload.loop says. Programs that no
	// detector of races watches have no such calls.
	FnIteration    = "__accc_iteration"
	FnIterationEnd = "__accc_iteration_end"
	FnAlone        = "__accc_alone"
	FnAloneEnd     = "__accc_alone_end"
	// FnFresh (address, size) tells such a detector that what was in some memory is no more: it is that of another variable from now on.
	FnFresh = "__accc_fresh"
	// FnPause () lets other threads go on, in a loop that reads what they write.
	FnPause = "__accc_pause"
	// FnReport (site, message, fatal) tells the user a message, a string or null, and ends the program if it is fatal.
	FnReport = "__accc_report"
	// FnBelow (site, value, least) ends the program: the value of Site.Var is below the least that a clause allows.
	FnBelow = "__accc_below"
	// FnTaskFrame (site, bytes, own, flags) -> address is memory for the frame of the next task. If that is own, memory of the caller, the task
	// has begun: its function is called where the code would call FnTask, and FnTaskEnd () after it. own may be null.
	FnTaskFrame = "__accc_task_frame"
	FnTaskEnd   = "__accc_task_end"
	// FnMakeFrame, FnEndTask and FnWaitTasks are FnTaskFrame, FnTaskEnd and FnTaskWait for the library in the compiled code that implements these.
	FnMakeFrame = "__accc_make_frame"
	FnEndTask   = "__accc_end_task"
	FnWaitTasks = "__accc_wait_tasks"
	// FnTask (site, function of Program.Tasks, frame, flags, priority, dependences, n, event) creates a task. The
	// dependences are n pairs of an address and a kind; the event of a detachable task is stored at event.
	FnTask = "__accc_task"
	// FnTaskWait (site, dependences, n) waits for children, with n > 0 for those that the dependences name.
	FnTaskWait     = "__accc_taskwait"
	FnTaskYield    = "__accc_taskyield"
	FnTaskGroup    = "__accc_taskgroup"
	FnTaskGroupEnd = "__accc_taskgroup_end"
	// FnReduceTasks (site, items, n) adds task reductions to the current taskgroup; an item is an address, the bytes there,
	// and pointers to two functions (ptr, ptr), which initialize and which combine. FnTaskCopy (site, address) -> address
	// is the thread's copy of such an item, or of part of it.
	FnReduceTasks = "__accc_reduce_tasks"
	FnTaskCopy    = "__accc_task_copy"
)

// The kinds of FnFork, FnRank and FnSize.
const (
	KindParallel = 0
	KindTeams    = 1 // a league: each of its threads is the initial thread of a team
)

// The schedules and flags of FnLoop.
const (
	ScheduleStatic  = 0
	ScheduleDynamic = 1
	ScheduleGuided  = 2
	ScheduleAuto    = 3
	ScheduleRuntime = 4

	LoopMonotonic    = 1
	LoopNonmonotonic = 2
	LoopOrdered      = 4
	LoopDoacross     = 8
)

// The kinds of regions that FnCancel and FnCancellationPoint name.
const (
	CancelParallel  = 0
	CancelLoop      = 1
	CancelSections  = 2
	CancelTaskGroup = 3
)

// The flags of FnTask, and the kinds of dependences.
const (
	TaskUndeferred = 1
	TaskFinal      = 2
	TaskMergeable  = 4
	TaskUntied     = 8
	TaskDetach     = 16

	DependIn            = 0
	DependOut           = 1
	DependMutexInOutSet = 2
	DependInOutSet      = 3
	DependObject        = 4
	DependEverything    = 5 // omp_all_memory
	// DependList is added to the kind where the address is that of a list: the number of addresses, and their address.
	DependList = 16
)

// threadSignatures are the rows of the signatures of runtime calls for those about threads.
var threadSignatures = map[string]string{
	FnFork:              "iipiiii:i",
	FnJoin:              "i:",
	FnBarrier:           "i:i",
	FnRank:              "i:i",
	FnSize:              "i:i",
	FnThreadLimit:       "ii:i",
	FnLoop:              "ilili:",
	FnNext:              "p:i",
	FnSingle:            "i:i",
	FnPublish:           "p:",
	FnPublished:         ":p",
	FnLock:              "ii:",
	FnUnlock:            "ii:",
	FnEnterSection:      "ii:",
	FnLeaveSection:      "ii:",
	FnOrdered:           "il:",
	FnOrderedEnd:        "il:",
	FnPost:              "ipi:",
	FnAwait:             "ipi:",
	FnGather:            "ipi:p",
	FnGathered:          "ii:",
	FnThreadPrivate:     "ipl:p",
	FnCancel:            "iii:i",
	FnCancellationPoint: "ii:i",
	FnPause:             ":",
	FnIteration:         "illl:",
	FnIterationEnd:      ":",
	FnFresh:             "pl:",
	FnAlone:             ":",
	FnAloneEnd:          ":",
	FnReport:            "ipi:",
	FnBelow:             "ill:",
	FnTaskFrame:         "ilpi:p",
	FnTaskEnd:           ":",
	FnMakeFrame:         "ilpi:p",
	FnEndTask:           ":",
	FnWaitTasks:         "ipi:",
	FnTask:              "iipiipip:",
	FnTaskWait:          "ipi:",
	FnTaskYield:         "i:",
	FnTaskGroup:         "i:",
	FnTaskGroupEnd:      "i:",
	FnReduceTasks:       "ipi:",
	FnTaskCopy:          "ip:p",
}
