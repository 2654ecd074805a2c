module {
  // The cells of critical sections.
  llvm.mlir.global internal @__accc_sections() {addr_space = 0 : i32, alignment = 64 : i64} : !llvm.array<4096 x i8>

  // The owner that the task at work is, how many tasks may begin without a call, and how many have.
  func.func private @__accc_get__owner() -> i32
  func.func private @__accc_set__owner(i32)
  func.func private @__accc_get__task_budget() -> i32
  func.func private @__accc_set__task_budget(i32)
  func.func private @__accc_get__tasks_begun() -> i32
  func.func private @__accc_set__tasks_begun(i32)

  // Begins a task in the frame of the caller, if that may be done without a call and the task is not final.
  func.func @__accc_task_frame(%site: i32, %bytes: i64, %own: !llvm.ptr, %flags: i32) -> !llvm.ptr {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %none = arith.constant 0 : i64
    %final = arith.constant 2 : i32
    %budget = call @__accc_get__task_budget() : () -> i32
    %address = llvm.ptrtoint %own : !llvm.ptr to i64
    %may = arith.cmpi sgt, %budget, %c0 : i32
    %frame = arith.cmpi ne, %address, %none : i64
    %bit = arith.andi %flags, %final : i32
    %plain = arith.cmpi eq, %bit, %c0 : i32
    %both = arith.andi %may, %frame : i1
    %fast = arith.andi %both, %plain : i1
    cf.cond_br %fast, ^begin, ^slow
  ^begin:
    %left = arith.subi %budget, %c1 : i32
    call @__accc_set__task_budget(%left) : (i32) -> ()
    %begun = call @__accc_get__tasks_begun() : () -> i32
    %more = arith.addi %begun, %c1 : i32
    call @__accc_set__tasks_begun(%more) : (i32) -> ()
    %owner = call @__accc_get__owner() : () -> i32
    %inner = arith.addi %owner, %c1 : i32
    call @__accc_set__owner(%inner) : (i32) -> ()
    return %own : !llvm.ptr
  ^slow:
    %made = call @__accc_make_frame(%site, %bytes, %own, %flags) : (i32, i64, !llvm.ptr, i32) -> !llvm.ptr
    return %made : !llvm.ptr
  }
  func.func private @__accc_make_frame(i32, i64, !llvm.ptr, i32) -> !llvm.ptr

  // Ends a task that was begun in the frame of the caller.
  func.func @__accc_task_end() {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %begun = call @__accc_get__tasks_begun() : () -> i32
    %fast = arith.cmpi ne, %begun, %c0 : i32
    cf.cond_br %fast, ^end, ^slow
  ^end:
    %fewer = arith.subi %begun, %c1 : i32
    call @__accc_set__tasks_begun(%fewer) : (i32) -> ()
    %owner = call @__accc_get__owner() : () -> i32
    %outer = arith.subi %owner, %c1 : i32
    call @__accc_set__owner(%outer) : (i32) -> ()
    return
  ^slow:
    call @__accc_end_task() : () -> ()
    return
  }
  func.func private @__accc_end_task()

  // A task of which the runtime knows nothing has no children that it could wait for.
  func.func @__accc_taskwait(%site: i32, %list: !llvm.ptr, %n: i32) {
    %c0 = arith.constant 0 : i32
    %begun = call @__accc_get__tasks_begun() : () -> i32
    %unknown = arith.cmpi ne, %begun, %c0 : i32
    %all = arith.cmpi eq, %n, %c0 : i32
    %fast = arith.andi %unknown, %all : i1
    cf.cond_br %fast, ^end, ^slow
  ^slow:
    call @__accc_wait_tasks(%site, %list, %n) : (i32, !llvm.ptr, i32) -> ()
    cf.br ^end
  ^end:
    return
  }
  func.func private @__accc_wait_tasks(i32, !llvm.ptr, i32)

  // Takes a cell that is free: 1.
  func.func private @__accc_cell_take(%cell: !llvm.ptr, %owner: i32) -> i32 {
    %free = arith.constant 0 : i32
    %res = llvm.cmpxchg %cell, %free, %owner seq_cst seq_cst : !llvm.ptr, i32
    %taken = llvm.extractvalue %res[1] : !llvm.struct<(i32, i1)>
    %1 = arith.extui %taken : i1 to i32
    return %1 : i32
  }

  // Frees the cell of an owner that nobody waits for: 1.
  func.func private @__accc_cell_free(%cell: !llvm.ptr, %owner: i32) -> i32 {
    %free = arith.constant 0 : i32
    %res = llvm.cmpxchg %cell, %owner, %free seq_cst seq_cst : !llvm.ptr, i32
    %freed = llvm.extractvalue %res[1] : !llvm.struct<(i32, i1)>
    %1 = arith.extui %freed : i1 to i32
    return %1 : i32
  }

  // Takes a cell that becomes free in a moment: 1.
  func.func private @__accc_cell_wait(%cell: !llvm.ptr, %owner: i32) -> i32 {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %looks = arith.constant 400 : i32
    cf.br ^look(%looks : i32)
  ^look(%left: i32):
    %now = llvm.load %cell atomic seq_cst {alignment = 4 : i64} : !llvm.ptr -> i32
    %free = arith.cmpi eq, %now, %c0 : i32
    cf.cond_br %free, ^try, ^next
  ^try:
    %taken = call @__accc_cell_take(%cell, %owner) : (!llvm.ptr, i32) -> i32
    %is = arith.cmpi ne, %taken, %c0 : i32
    cf.cond_br %is, ^end(%c1 : i32), ^next
  ^next:
    %fewer = arith.subi %left, %c1 : i32
    %more = arith.cmpi ne, %fewer, %c0 : i32
    cf.cond_br %more, ^look(%fewer : i32), ^end(%c0 : i32)
  ^end(%result: i32):
    return %result : i32
  }

  // The cell of the critical sections of a number.
  func.func private @__accc_cell_of(%n: i32) -> !llvm.ptr {
    %table = llvm.mlir.addressof @__accc_sections : !llvm.ptr
    %size = arith.constant 64 : i32
    %offset = arith.muli %n, %size : i32
    %cell = llvm.getelementptr %table[%offset] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    return %cell : !llvm.ptr
  }

  func.func @__accc_lock(%site: i32, %n: i32) {
    %c0 = arith.constant 0 : i32
    %most = arith.constant 64 : i32
    %owner = call @__accc_get__owner() : () -> i32
    %fits = arith.cmpi ult, %n, %most : i32
    %owns = arith.cmpi ne, %owner, %c0 : i32
    %fast = arith.andi %fits, %owns : i1
    cf.cond_br %fast, ^take, ^slow
  ^take:
    %cell = call @__accc_cell_of(%n) : (i32) -> !llvm.ptr
    %taken = call @__accc_cell_take(%cell, %owner) : (!llvm.ptr, i32) -> i32
    %is = arith.cmpi ne, %taken, %c0 : i32
    cf.cond_br %is, ^end, ^wait
  ^wait:
    %late = call @__accc_cell_wait(%cell, %owner) : (!llvm.ptr, i32) -> i32
    %got = arith.cmpi ne, %late, %c0 : i32
    cf.cond_br %got, ^end, ^slow
  ^slow:
    call @__accc_enter_section(%site, %n) : (i32, i32) -> ()
    cf.br ^end
  ^end:
    return
  }
  func.func private @__accc_enter_section(i32, i32)

  func.func @__accc_unlock(%site: i32, %n: i32) {
    %c0 = arith.constant 0 : i32
    %most = arith.constant 64 : i32
    %owner = call @__accc_get__owner() : () -> i32
    %fits = arith.cmpi ult, %n, %most : i32
    %owns = arith.cmpi ne, %owner, %c0 : i32
    %fast = arith.andi %fits, %owns : i1
    cf.cond_br %fast, ^free, ^slow
  ^free:
    %cell = call @__accc_cell_of(%n) : (i32) -> !llvm.ptr
    %freed = call @__accc_cell_free(%cell, %owner) : (!llvm.ptr, i32) -> i32
    %is = arith.cmpi ne, %freed, %c0 : i32
    cf.cond_br %is, ^end, ^slow
  ^slow:
    call @__accc_leave_section(%site, %n) : (i32, i32) -> ()
    cf.br ^end
  ^end:
    return
  }
  func.func private @__accc_leave_section(i32, i32)

  func.func @omp_set_lock(%lock: !llvm.ptr) {
    %c0 = arith.constant 0 : i32
    %kind = arith.constant 5506494969390563328 : i64
    %bits = arith.constant 48 : i64
    %none = arith.constant 0 : i64
    %first = arith.constant 131072 : i64
    %address = llvm.ptrtoint %lock : !llvm.ptr to i64
    %null = arith.cmpi ult, %address, %first : i64
    cf.cond_br %null, ^slow, ^read
  ^read:
    %owner = call @__accc_get__owner() : () -> i32
    %is = llvm.load %lock : !llvm.ptr -> i64
    %at = arith.xori %is, %kind : i64
    %high = arith.shrui %at, %bits : i64
    %right = arith.cmpi eq, %high, %none : i64
    %owns = arith.cmpi ne, %owner, %c0 : i32
    %fast = arith.andi %right, %owns : i1
    %cell = llvm.inttoptr %at : i64 to !llvm.ptr
    cf.cond_br %fast, ^take, ^slow
  ^take:
    %taken = call @__accc_cell_take(%cell, %owner) : (!llvm.ptr, i32) -> i32
    %now = arith.cmpi ne, %taken, %c0 : i32
    cf.cond_br %now, ^end, ^wait
  ^wait:
    %late = call @__accc_cell_wait(%cell, %owner) : (!llvm.ptr, i32) -> i32
    %got = arith.cmpi ne, %late, %c0 : i32
    cf.cond_br %got, ^end, ^slow
  ^slow:
    call @__slow_omp_set_lock(%lock) : (!llvm.ptr) -> ()
    cf.br ^end
  ^end:
    return
  }
  func.func private @__slow_omp_set_lock(!llvm.ptr)

  func.func @omp_unset_lock(%lock: !llvm.ptr) {
    %c0 = arith.constant 0 : i32
    %kind = arith.constant 5506494969390563328 : i64
    %bits = arith.constant 48 : i64
    %none = arith.constant 0 : i64
    %first = arith.constant 131072 : i64
    %address = llvm.ptrtoint %lock : !llvm.ptr to i64
    %null = arith.cmpi ult, %address, %first : i64
    cf.cond_br %null, ^slow, ^read
  ^read:
    %owner = call @__accc_get__owner() : () -> i32
    %is = llvm.load %lock : !llvm.ptr -> i64
    %at = arith.xori %is, %kind : i64
    %high = arith.shrui %at, %bits : i64
    %right = arith.cmpi eq, %high, %none : i64
    %owns = arith.cmpi ne, %owner, %c0 : i32
    %fast = arith.andi %right, %owns : i1
    %cell = llvm.inttoptr %at : i64 to !llvm.ptr
    cf.cond_br %fast, ^take, ^slow
  ^take:
    %freed = call @__accc_cell_free(%cell, %owner) : (!llvm.ptr, i32) -> i32
    %now = arith.cmpi ne, %freed, %c0 : i32
    cf.cond_br %now, ^end, ^slow
  ^slow:
    call @__slow_omp_unset_lock(%lock) : (!llvm.ptr) -> ()
    cf.br ^end
  ^end:
    return
  }
  func.func private @__slow_omp_unset_lock(!llvm.ptr)

  func.func @omp_test_lock(%lock: !llvm.ptr) -> i32 {
    %c0 = arith.constant 0 : i32
    %kind = arith.constant 5506494969390563328 : i64
    %bits = arith.constant 48 : i64
    %none = arith.constant 0 : i64
    %first = arith.constant 131072 : i64
    %address = llvm.ptrtoint %lock : !llvm.ptr to i64
    %null = arith.cmpi ult, %address, %first : i64
    cf.cond_br %null, ^slow, ^read
  ^read:
    %owner = call @__accc_get__owner() : () -> i32
    %is = llvm.load %lock : !llvm.ptr -> i64
    %at = arith.xori %is, %kind : i64
    %high = arith.shrui %at, %bits : i64
    %right = arith.cmpi eq, %high, %none : i64
    %owns = arith.cmpi ne, %owner, %c0 : i32
    %fast = arith.andi %right, %owns : i1
    %cell = llvm.inttoptr %at : i64 to !llvm.ptr
    cf.cond_br %fast, ^take, ^slow
  ^take:
    %taken = call @__accc_cell_take(%cell, %owner) : (!llvm.ptr, i32) -> i32
    %now = arith.cmpi ne, %taken, %c0 : i32
    cf.cond_br %now, ^got, ^slow
  ^got:
    return %taken : i32
  ^slow:
    %asked = call @__slow_omp_test_lock(%lock) : (!llvm.ptr) -> i32
    return %asked : i32
  }
  func.func private @__slow_omp_test_lock(!llvm.ptr) -> i32

  func.func @omp_set_nest_lock(%lock: !llvm.ptr) {
    %c0 = arith.constant 0 : i32
    %kind = arith.constant 5652861957280104448 : i64
    %bits = arith.constant 48 : i64
    %none = arith.constant 0 : i64
    %first = arith.constant 131072 : i64
    %address = llvm.ptrtoint %lock : !llvm.ptr to i64
    %null = arith.cmpi ult, %address, %first : i64
    cf.cond_br %null, ^slow, ^read
  ^read:
    %owner = call @__accc_get__owner() : () -> i32
    %is = llvm.load %lock : !llvm.ptr -> i64
    %at = arith.xori %is, %kind : i64
    %high = arith.shrui %at, %bits : i64
    %right = arith.cmpi eq, %high, %none : i64
    %owns = arith.cmpi ne, %owner, %c0 : i32
    %fast = arith.andi %right, %owns : i1
    %cell = llvm.inttoptr %at : i64 to !llvm.ptr
    cf.cond_br %fast, ^take, ^slow
  ^take:
    %c1 = arith.constant 1 : i32
    %counter = llvm.getelementptr %cell[4] : (!llvm.ptr) -> !llvm.ptr, i8
    %holder = llvm.load %cell atomic seq_cst {alignment = 4 : i64} : !llvm.ptr -> i32
    %mine = arith.cmpi eq, %holder, %owner : i32
    cf.cond_br %mine, ^again, ^try
  ^try:
    %taken = call @__accc_cell_take(%cell, %owner) : (!llvm.ptr, i32) -> i32
    %now = arith.cmpi ne, %taken, %c0 : i32
    cf.cond_br %now, ^again, ^wait
  ^wait:
    %late = call @__accc_cell_wait(%cell, %owner) : (!llvm.ptr, i32) -> i32
    %got = arith.cmpi ne, %late, %c0 : i32
    cf.cond_br %got, ^again, ^slow
  ^again:
    %before = llvm.load %counter : !llvm.ptr -> i32
    %after = arith.addi %before, %c1 : i32
    llvm.store %after, %counter : i32, !llvm.ptr
    cf.br ^end
  ^slow:
    call @__slow_omp_set_nest_lock(%lock) : (!llvm.ptr) -> ()
    cf.br ^end
  ^end:
    return
  }
  func.func private @__slow_omp_set_nest_lock(!llvm.ptr)

  func.func @omp_test_nest_lock(%lock: !llvm.ptr) -> i32 {
    %c0 = arith.constant 0 : i32
    %kind = arith.constant 5652861957280104448 : i64
    %bits = arith.constant 48 : i64
    %none = arith.constant 0 : i64
    %first = arith.constant 131072 : i64
    %address = llvm.ptrtoint %lock : !llvm.ptr to i64
    %null = arith.cmpi ult, %address, %first : i64
    cf.cond_br %null, ^slow, ^read
  ^read:
    %owner = call @__accc_get__owner() : () -> i32
    %is = llvm.load %lock : !llvm.ptr -> i64
    %at = arith.xori %is, %kind : i64
    %high = arith.shrui %at, %bits : i64
    %right = arith.cmpi eq, %high, %none : i64
    %owns = arith.cmpi ne, %owner, %c0 : i32
    %fast = arith.andi %right, %owns : i1
    %cell = llvm.inttoptr %at : i64 to !llvm.ptr
    cf.cond_br %fast, ^take, ^slow
  ^take:
    %c1 = arith.constant 1 : i32
    %counter = llvm.getelementptr %cell[4] : (!llvm.ptr) -> !llvm.ptr, i8
    %holder = llvm.load %cell atomic seq_cst {alignment = 4 : i64} : !llvm.ptr -> i32
    %mine = arith.cmpi eq, %holder, %owner : i32
    cf.cond_br %mine, ^again, ^try
  ^try:
    %taken = call @__accc_cell_take(%cell, %owner) : (!llvm.ptr, i32) -> i32
    %now = arith.cmpi ne, %taken, %c0 : i32
    cf.cond_br %now, ^again, ^slow
  ^again:
    %before = llvm.load %counter : !llvm.ptr -> i32
    %after = arith.addi %before, %c1 : i32
    llvm.store %after, %counter : i32, !llvm.ptr
    return %after : i32
  ^slow:
    %asked = call @__slow_omp_test_nest_lock(%lock) : (!llvm.ptr) -> i32
    return %asked : i32
  }
  func.func private @__slow_omp_test_nest_lock(!llvm.ptr) -> i32

  func.func @omp_unset_nest_lock(%lock: !llvm.ptr) {
    %c0 = arith.constant 0 : i32
    %kind = arith.constant 5652861957280104448 : i64
    %bits = arith.constant 48 : i64
    %none = arith.constant 0 : i64
    %first = arith.constant 131072 : i64
    %address = llvm.ptrtoint %lock : !llvm.ptr to i64
    %null = arith.cmpi ult, %address, %first : i64
    cf.cond_br %null, ^slow, ^read
  ^read:
    %owner = call @__accc_get__owner() : () -> i32
    %is = llvm.load %lock : !llvm.ptr -> i64
    %at = arith.xori %is, %kind : i64
    %high = arith.shrui %at, %bits : i64
    %right = arith.cmpi eq, %high, %none : i64
    %owns = arith.cmpi ne, %owner, %c0 : i32
    %fast = arith.andi %right, %owns : i1
    %cell = llvm.inttoptr %at : i64 to !llvm.ptr
    cf.cond_br %fast, ^take, ^slow
  ^take:
    %c1 = arith.constant 1 : i32
    %counter = llvm.getelementptr %cell[4] : (!llvm.ptr) -> !llvm.ptr, i8
    %holder = llvm.load %cell atomic seq_cst {alignment = 4 : i64} : !llvm.ptr -> i32
    %mine = arith.cmpi eq, %holder, %owner : i32
    cf.cond_br %mine, ^count, ^slow
  ^count:
    %before = llvm.load %counter : !llvm.ptr -> i32
    %after = arith.subi %before, %c1 : i32
    llvm.store %after, %counter : i32, !llvm.ptr
    %last = arith.cmpi eq, %after, %c0 : i32
    cf.cond_br %last, ^free, ^end
  ^free:
    %freed = call @__accc_cell_free(%cell, %owner) : (!llvm.ptr, i32) -> i32
    %now = arith.cmpi ne, %freed, %c0 : i32
    cf.cond_br %now, ^end, ^waited
  ^waited: // the call counts, too
    llvm.store %before, %counter : i32, !llvm.ptr
    cf.br ^slow
  ^slow:
    call @__slow_omp_unset_nest_lock(%lock) : (!llvm.ptr) -> ()
    cf.br ^end
  ^end:
    return
  }
  func.func private @__slow_omp_unset_nest_lock(!llvm.ptr)
}
