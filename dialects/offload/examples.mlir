// offload.range
%r = offload.range %p offset(%i) bytes(%n) {name = "a[4:n]"} : !llvm.ptr

// offload.enter
%d = offload.enter copy_in %r queue(%q) if(%c) flags(dynamic|zero) {clause = "copyin", directive = "enter data"} : !llvm.ptr

// offload.exit
offload.exit copy_out %r flags(dynamic|finalize) {clause = "copyout", directive = "exit data"}

// offload.update
offload.update to_host %r if(%c) flags(if_present) {clause = "self", directive = "update"}

// offload.address
%u = offload.address %r {clause = "use_device", directive = "host_data"} : !llvm.ptr

// offload.check_address
offload.check_address %p if(%c) {clause = "deviceptr", directive = "parallel", name = "p"} : !llvm.ptr

// offload.stage
%s = offload.stage %r {clause = "firstprivate", directive = "parallel"} : !llvm.ptr

// offload.wait
offload.wait %q, %i queue(%n) {directive = "wait"}

// offload.event
offload.event enter_data queue(%q) {directive = "data"}

// offload.callbacks
offload.callbacks %p, %p, %p : !llvm.ptr, !llvm.ptr, !llvm.ptr

// offload.mark
offload.mark {directive = "acc_malloc"}

// offload.init
offload.init number(%j) if(%c) {device_type = 5 : i32, directive = "init"}

// offload.shutdown
offload.shutdown {directive = "shutdown"}

// offload.set
offload.set device %n {directive = "set"}

// offload.open
%opened = offload.open device(%j) if(%c) {directive = "target"}

// offload.reverse
offload.reverse {
  offload.yield
} {directive = "target", function = "f_omp_reverse_0"}

// offload.close
offload.close {directive = "target"}

// offload.on_host
%h = offload.on_host

// offload.distinct
%e = offload.distinct written(%p : !llvm.ptr) read(%d, %s : !llvm.ptr, !llvm.ptr)

// offload.launch
offload.launch groups(%j) threads(%j) lanes(%j) queue(%q) {
^bb0(%rank: i32, %size: i32):
  offload.yield
} {directive = "parallel", kernel = "f_kernel_0"}

// offload.loop
offload.loop from(%j, %j : i32, i32) to(%k, %k : i32, i32) step(%j, %k : i32, i32) share(%j of %k) chunk(%n) {
^bb0(%x: i32, %y: i32):
  offload.yield
} {inclusive = array<i1: false, true>}

// offload.combine
offload.combine %p into %d bytes(%n) extents(%n) : !llvm.ptr, !llvm.ptr {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr, %m: i64):
  offload.yield
}

// offload.yield
offload.yield %w : i32

// offload.atomic.read
%v = offload.atomic.read %p : !llvm.ptr -> f64

// offload.atomic.write
offload.atomic.write %v to %p : f64, !llvm.ptr

// offload.atomic.update
%old, %new = offload.atomic.update %p : !llvm.ptr -> i32, i32 {
^bb0(%o: i32):
  %w = arith.addi %o, %j : i32
  offload.yield %w : i32
}

// offload.fork
offload.fork parallel threads(%j) if(%c) {
^bb0(%thread: i32, %threads: i32):
  offload.yield
} {directive = "parallel", function = "f_omp_team_0"}

// offload.position
%team, %teams = offload.position teams

// offload.thread_limit
%before = offload.thread_limit %j {directive = "target"}

// offload.at_least
offload.at_least %j : i32, 1 "the number of threads" {directive = "parallel"}

// offload.count
%total = offload.count from(%j : i32) to(%k : i32) step(%j : i32)

// offload.share
offload.share %total rank(%team of %teams) chunk(%n) {
^bb0(%first: i64, %end: i64):
  offload.share %end schedule(dynamic) flags(monotonic|ordered) {
  ^bb0(%f: i64, %t: i64):
    offload.yield
  }
  offload.yield
}

// offload.leave
offload.leave 1

// offload.landing
offload.landing 1

// offload.barrier
%b = offload.barrier {directive = "barrier"}

// offload.single
%chosen = offload.single {directive = "single"}

// offload.publish
offload.publish %p : !llvm.ptr

// offload.published
%theirs = offload.published : !llvm.ptr

// offload.gather
%copies = offload.gather parallel %p {directive = "parallel"} : !llvm.ptr -> !llvm.ptr

// offload.gathered
offload.gathered parallel {directive = "parallel"}

// offload.alone
offload.alone

// offload.alone_end
offload.alone_end

// offload.lock
offload.lock "name" {directive = "critical"}

// offload.unlock
offload.unlock "name" {directive = "critical"}

// offload.thread_private
%mine = offload.thread_private %p bytes(%n) : !llvm.ptr -> !llvm.ptr

// offload.ordered
offload.ordered %n {directive = "ordered"}

// offload.ordered_end
offload.ordered_end %n {directive = "ordered"}

// offload.post
offload.post %n, %i {directive = "ordered"}

// offload.await
offload.await %n, %i {directive = "ordered"}

// offload.cancel
%stop = offload.cancel parallel if(%c) {directive = "cancel"}

// offload.cancelled
%stopped = offload.cancelled loop {directive = "cancellation point"}

// offload.frame
%frame = offload.frame 8 : !llvm.ptr

// offload.task
offload.task %frame if(%c) final(%c) priority(%j) event(%p : !llvm.ptr) depend(%p : !llvm.ptr) : !llvm.ptr {
  offload.yield
} {directive = "task", function = "f_omp_task_0", kinds = array<i32: 1>, mergeable, untied}

// offload.task_wait
offload.task_wait depend(%p : !llvm.ptr) {directive = "taskwait", kinds = array<i32: 0>}

// offload.task_yield
offload.task_yield {directive = "taskyield"}

// offload.task_group
offload.task_group {directive = "taskgroup"}

// offload.task_group_end
offload.task_group_end {directive = "taskgroup"}

// offload.reduce_tasks
offload.reduce_tasks %p {bytes = array<i64: 4>, combine = [@add], init = [@zero]} : !llvm.ptr

// offload.task_copy
%partial = offload.task_copy %p {directive = "task"} : !llvm.ptr -> !llvm.ptr

// offload.report
offload.report %p {directive = "error", fatal} : !llvm.ptr
