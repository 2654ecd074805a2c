// Data.
func.func @data(%p: !llvm.ptr, %i: i64, %j: i32, %k: i32, %n: i64, %q: i64, %c: i1) {
  %r = offload.range %p offset(%i) bytes(%n) {name = "a[4:n]"} : !llvm.ptr
  %g = offload.range %p bytes(%n) dims(%i, %n by %n, %i) {symbol = @a} : !llvm.ptr
  %w = offload.range %p bytes(%n) rows(%i, %n, %q) pointer(%p : !llvm.ptr) : !llvm.ptr
  %d = offload.enter copy_in %r queue(%q) if(%c) flags(dynamic|zero) {clause = "copyin", directive = "enter data"} : !llvm.ptr
  %0 = offload.enter create %g flags(implicit|always|parts|apart) : !llvm.ptr
  %1 = offload.enter present %g : !llvm.ptr
  %2 = offload.enter find %g : !llvm.ptr
  %3 = offload.enter attach %w {descriptor = 24 : i64} : !llvm.ptr
  offload.update to_device %g queue(%q) {note}
  offload.update to_host %r if(%c) flags(if_present) {clause = "self", directive = "update"}
  %u = offload.address %r {clause = "use_device", directive = "host_data"} : !llvm.ptr
  offload.check_address %p if(%c) {clause = "deviceptr", directive = "parallel", name = "p"} : !llvm.ptr
  %s = offload.stage %r {clause = "firstprivate", directive = "parallel"} : !llvm.ptr
  %s_2 = offload.stage %r device(%j) {directive = "target"} : !llvm.ptr
  %e = offload.distinct written(%p : !llvm.ptr) read(%d, %s : !llvm.ptr, !llvm.ptr)
  %f = offload.distinct written(%p, %d : !llvm.ptr, !llvm.ptr)
  offload.exit detach %w {descriptor = 24 : i64}
  offload.exit release %g queue(%q)
  offload.exit copy_out %r flags(dynamic|finalize) {clause = "copyout", directive = "exit data"}
  return
}
// -----
// Queues and devices.
func.func @control(%p: !llvm.ptr, %i: i64, %j: i32, %n: i64, %q: i64, %c: i1) {
  offload.wait %q, %i queue(%n) {directive = "wait"}
  offload.wait device(%j) if(%c)
  offload.wait
  offload.event enter_data queue(%q) {directive = "data"}
  offload.event end_enter_data if(%c)
  offload.callbacks %p, %p, %p : !llvm.ptr, !llvm.ptr, !llvm.ptr
  offload.mark {directive = "acc_malloc"}
  offload.init number(%j) if(%c) {device_type = 5 : i32, directive = "init"}
  offload.shutdown {directive = "shutdown"}
  offload.set device %n {directive = "set"}
  offload.set queue %n if(%c)
  offload.set device_type %n
  %h = offload.on_host
  %opened = offload.open device(%j) if(%c) {directive = "target"}
  %default = offload.open
  %host = offload.open {directive = "target", parent}
  offload.reverse {
    offload.yield
  } {directive = "target", function = "f_omp_reverse_0"}
  offload.close {directive = "target"}
  return
}
// -----
// Code on a device.
func.func @code(%p: !llvm.ptr, %d: !llvm.ptr, %j: i32, %k: i32, %n: i64, %q: i64) {
  offload.launch groups(%j) threads(%j) lanes(%j) queue(%q) {
  ^bb0(%rank: i32, %size: i32):
    offload.yield
  } {directive = "parallel", kernel = "f_kernel_0"}
  offload.launch groups(%j, %k) {
  ^bb0(%rank: i32, %size: i32, %rank2: i32, %size2: i32):
    offload.loop from(%j : i32) to(%k : i32) step(%j : i32) share(%rank, %rank2 of %size, %size2) tile(%n) {
    ^bb0(%x: i32):
      offload.yield
    } {unsigned = array<i1: true>}
    offload.combine %p into %d bytes(%n) extents(%n) : !llvm.ptr, !llvm.ptr {
    ^bb0(%a: !llvm.ptr, %b: !llvm.ptr, %m: i64):
      offload.yield
    }
    offload.combine %p into %d bytes(%n) : !llvm.ptr, !llvm.ptr {
    ^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
      offload.yield
    }
    offload.yield
  } {kernel = "f_kernel_1"}
  offload.loop from(%j, %j : i32, i32) to(%k, %k : i32, i32) step(%j, %k : i32, i32) share(%j of %k) chunk(%n) {
  ^bb0(%x: i32, %y: i32):
    offload.yield
  } {inclusive = array<i1: false, true>}
  %v = offload.atomic.read %p : !llvm.ptr -> f64
  offload.atomic.write %v to %p : f64, !llvm.ptr
  %old, %new = offload.atomic.update %p : !llvm.ptr -> i32, i32 {
  ^bb0(%o: i32):
    %w = arith.addi %o, %j : i32
    offload.yield %w : i32
  }
  return
}
// -----
// Teams of threads.
func.func @team(%p: !llvm.ptr, %j: i32, %k: i32, %n: i64, %i: i64, %c: i1) {
  offload.fork parallel threads(%j) if(%c) {
  ^bb0(%thread: i32, %threads: i32):
    offload.yield
  } {directive = "parallel", function = "f_omp_team_0"}
  %team, %teams = offload.position teams
  %before = offload.thread_limit %j {directive = "target"}
  offload.at_least %j : i32, 1 "the number of threads" {directive = "parallel"}
  %total = offload.count from(%j : i32) to(%k : i32) step(%j : i32)
  offload.share %total rank(%team of %teams) chunk(%n) {
  ^bb0(%first: i64, %end: i64):
    offload.share %end schedule(dynamic) flags(monotonic|ordered) {
    ^bb0(%f: i64, %t: i64):
      offload.yield
    }
    offload.yield
  }
  %b = offload.barrier {directive = "barrier"}
  %chosen = offload.single {directive = "single"}
  offload.publish %p : !llvm.ptr
  %theirs = offload.published : !llvm.ptr
  %copies = offload.gather parallel %p {directive = "parallel"} : !llvm.ptr -> !llvm.ptr
  offload.gathered parallel {directive = "parallel"}
  offload.lock "name" {directive = "critical"}
  offload.unlock "name" {directive = "critical"}
  %mine = offload.thread_private %p bytes(%n) : !llvm.ptr -> !llvm.ptr
  offload.ordered %n {directive = "ordered"}
  offload.ordered_end %n {directive = "ordered"}
  offload.post %n, %i {directive = "ordered"}
  offload.await %n, %i {directive = "ordered"}
  %stop = offload.cancel parallel if(%c) {directive = "cancel"}
  %stopped = offload.cancelled loop {directive = "cancellation point"}
  offload.fork teams limit(%j) {
  ^bb0(%thread: i32, %threads: i32):
    offload.share %n schedule(runtime) {
    ^bb0(%f: i64, %t: i64):
      offload.loop from(%j : i32) to(%k : i32) step(%j : i32) part(%f to %t) {
      ^bb0(%x: i32, %number: i64):
        offload.yield
      }
      offload.leave 1
    }
    offload.landing 1
    offload.yield
  } {bind = 2 : i32, function = "f_omp_team_1"}
  return
}
// -----
// Tasks.
func.func @tasks(%p: !llvm.ptr, %j: i32, %c: i1) {
  %frame = offload.frame 8 : !llvm.ptr
  offload.task %frame if(%c) final(%c) priority(%j) event(%p : !llvm.ptr) depend(%p : !llvm.ptr) : !llvm.ptr {
    offload.yield
  } {directive = "task", function = "f_omp_task_0", kinds = array<i32: 1>, mergeable, untied}
  offload.task_wait depend(%p : !llvm.ptr) {directive = "taskwait", kinds = array<i32: 0>}
  offload.task_yield {directive = "taskyield"}
  offload.task_group {directive = "taskgroup"}
  offload.task_group_end {directive = "taskgroup"}
  offload.reduce_tasks %p {bytes = array<i64: 4>, combine = [@add], init = [@zero]} : !llvm.ptr
  %partial = offload.task_copy %p {directive = "task"} : !llvm.ptr -> !llvm.ptr
  offload.task_wait
  offload.report %p {directive = "error", fatal} : !llvm.ptr
  return
}
// -----
// What may run at the same time.
func.func @beside(%n: i32) {
  offload.alone
  offload.alone_end
  offload.loop from(%n : i32) to(%n : i32) step(%n : i32) {
  ^bb0(%x: i32):
    offload.yield
  } {beside = 5 : i64, directive = "for"}
  return
}
