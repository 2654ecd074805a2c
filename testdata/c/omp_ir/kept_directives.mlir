module {
  func.func private @__accc_omp_directive_2() attributes {accc.directive = {clauses = [{clause = "no_parallelism"}], name = "assumes"}}
  func.func private @__accc_omp_directive_1() attributes {accc.directive = {args = {args = [{variable = "x"}], clause = "groupprivate"}, clauses = [{args = [{word = "any"}], clause = "device_type"}], name = "groupprivate"}}
  func.func private @__accc_omp_assume_i32(%arg0: i32) {
    return
  }
  func.func private @__accc_omp_nothing() {
    return
  }
  func.func private @__accc_omp_error_llvm_ptr(!llvm.ptr)
  omp.private {type = firstprivate} @k_firstprivate_i32 : i32 copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %1 = llvm.load %arg0 : !llvm.ptr -> i32
    llvm.store %1, %arg1 : i32, !llvm.ptr
    omp.yield(%arg1 : !llvm.ptr)
  }
  omp.private {type = private} @a_private_ptr : !llvm.ptr
  omp.declare_reduction @add_reduction_i32 : i32 init {
  ^bb0(%arg0: i32):
    %c0_i32 = arith.constant 0 : i32
    omp.yield(%c0_i32 : i32)
  } combiner {
  ^bb0(%arg0: i32, %arg1: i32):
    %1 = arith.addi %arg0, %arg1 : i32
    omp.yield(%1 : i32)
  }
  func.func private @__accc_omp_interop_llvm_ptr(!llvm.ptr)
  func.func private @__accc_omp_interop_llvm_ptr_llvm_ptr(!llvm.ptr, !llvm.ptr)
  llvm.mlir.global external @x(0 : i32) {addr_space = 0 : i32} : i32
  func.func @interops(%arg0: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 : !llvm.ptr, !llvm.ptr
    %3 = llvm.mlir.zero : !llvm.ptr
    llvm.store %3, %2 : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0_i64 = arith.constant 0 : i64
    %5 = llvm.getelementptr %4[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    call @__accc_omp_interop_llvm_ptr_llvm_ptr(%2, %5) {accc.directive = {clauses = [{args = [{address = 0 : i64, variable = "o"}], clause = "init", modifiers = [{word = "target"}, {word = "targetsync"}]}, {args = [{number = 0 : i64}], clause = "device"}, {args = [{address = 1 : i64, variable = "p[0]"}], clause = "depend", modifiers = [{word = "inout"}]}], name = "interop"}} : (!llvm.ptr, !llvm.ptr) -> ()
    call @__accc_omp_interop_llvm_ptr(%2) {accc.directive = {clauses = [{args = [{address = 0 : i64, variable = "o"}], clause = "use"}, {clause = "nowait"}], name = "interop"}} : (!llvm.ptr) -> ()
    call @__accc_omp_interop_llvm_ptr(%2) {accc.directive = {clauses = [{args = [{address = 0 : i64, variable = "o"}], clause = "destroy"}], name = "interop"}} : (!llvm.ptr) -> ()
    return
  }
  func.func @scans(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 : i32, !llvm.ptr
    llvm.store %arg1, %2 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %3 : !llvm.ptr, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %4 : i32, !llvm.ptr
    %c0_i32_0 = arith.constant 0 : i32
    llvm.store %c0_i32_0, %5 : i32, !llvm.ptr
    omp.parallel {
      %c1_i32_1 = arith.constant 1 : i32
      %9 = llvm.alloca %c1_i32_1 x i32 : (i32) -> !llvm.ptr
      %c0_i32_2 = arith.constant 0 : i32
      %10 = llvm.load %1 : !llvm.ptr -> i32
      %c1_i32_3 = arith.constant 1 : i32
      omp.wsloop reduction(mod: inscan, @add_reduction_i32 %4 -> %arg3 : !llvm.ptr) {
        omp.loop_nest (%arg4) : i32 = (%c0_i32_2) to (%10) step (%c1_i32_3) {
          llvm.store %arg4, %9 : i32, !llvm.ptr
          %11 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
          %12 = llvm.load %9 : !llvm.ptr -> i32
          %13 = arith.extsi %12 : i32 to i64
          %14 = llvm.getelementptr %11[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i32
          %15 = llvm.load %14 : !llvm.ptr -> i32
          %16 = llvm.load %arg3 : !llvm.ptr -> i32
          %17 = arith.addi %16, %15 : i32
          llvm.store %17, %arg3 : i32, !llvm.ptr
          omp.scan inclusive(%arg3 : !llvm.ptr)
          %18 = llvm.load %arg3 : !llvm.ptr -> i32
          %19 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
          %20 = llvm.load %9 : !llvm.ptr -> i32
          %21 = arith.extsi %20 : i32 to i64
          %22 = llvm.getelementptr %19[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i32
          llvm.store %18, %22 : i32, !llvm.ptr
          omp.yield
        }
      } {accc.part}
      omp.terminator
    }
    omp.parallel {
      %c1_i32_1 = arith.constant 1 : i32
      %9 = llvm.alloca %c1_i32_1 x i32 : (i32) -> !llvm.ptr
      %c0_i32_2 = arith.constant 0 : i32
      %10 = llvm.load %1 : !llvm.ptr -> i32
      %c1_i32_3 = arith.constant 1 : i32
      omp.wsloop reduction(mod: inscan, @add_reduction_i32 %5 -> %arg3 : !llvm.ptr) {
        omp.simd reduction(mod: inscan, @add_reduction_i32 %5 -> %arg4 : !llvm.ptr) {
          omp.loop_nest (%arg5) : i32 = (%c0_i32_2) to (%10) step (%c1_i32_3) {
            llvm.store %arg5, %9 : i32, !llvm.ptr
            %11 = llvm.load %arg4 : !llvm.ptr -> i32
            %12 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
            %13 = llvm.load %9 : !llvm.ptr -> i32
            %14 = arith.extsi %13 : i32 to i64
            %15 = llvm.getelementptr %12[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i32
            llvm.store %11, %15 : i32, !llvm.ptr
            omp.scan exclusive(%arg4 : !llvm.ptr)
            %16 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
            %17 = llvm.load %9 : !llvm.ptr -> i32
            %18 = arith.extsi %17 : i32 to i64
            %19 = llvm.getelementptr %16[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i32
            %20 = llvm.load %19 : !llvm.ptr -> i32
            %21 = llvm.load %arg4 : !llvm.ptr -> i32
            %22 = arith.addi %21, %20 : i32
            llvm.store %22, %arg4 : i32, !llvm.ptr
            omp.yield
          }
        } {accc.part, omp.composite}
      } {accc.part, omp.composite}
      omp.terminator
    }
    %6 = llvm.load %4 : !llvm.ptr -> i32
    %7 = llvm.load %5 : !llvm.ptr -> i32
    %8 = arith.addi %6, %7 : i32
    return %8 : i32
  }
  func.func @threads(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x i64 : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 : i32, !llvm.ptr
    llvm.store %arg1, %2 : !llvm.ptr, !llvm.ptr
    omp.parallel {
      %11 = llvm.load %1 : !llvm.ptr -> i32
      %c1_i32_1 = arith.constant 1 : i32
      %12 = arith.addi %11, %c1_i32_1 : i32
      omp.masked filter(%12 : i32) {
        %16 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
        %c0_i64_7 = arith.constant 0 : i64
        %17 = llvm.getelementptr %16[%c0_i64_7] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        %18 = llvm.load %17 : !llvm.ptr -> i32
        %c1_i32_8 = arith.constant 1 : i32
        %19 = arith.addi %18, %c1_i32_8 : i32
        llvm.store %19, %17 : i32, !llvm.ptr
        omp.terminator
      }
      omp.masked {
        %16 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
        %c1_i64 = arith.constant 1 : i64
        %17 = llvm.getelementptr %16[%c1_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        %18 = llvm.load %17 : !llvm.ptr -> i32
        %c1_i32_7 = arith.constant 1 : i32
        %19 = arith.addi %18, %c1_i32_7 : i32
        llvm.store %19, %17 : i32, !llvm.ptr
        omp.terminator
      }
      %c1_i32_2 = arith.constant 1 : i32
      %c0_i32_3 = arith.constant 0 : i32
      %13 = func.call @omp_get_num_threads() : () -> i32
      omp.wsloop nowait schedule(static = %c1_i32_2 : i32) private(@a_private_ptr %2 -> %arg2 : !llvm.ptr) reduction(@add_reduction_i32 %1 -> %arg3 : !llvm.ptr) {
        omp.loop_nest (%arg4) : i32 = (%c0_i32_3) to (%13) step (%c1_i32_2) {
          %16 = llvm.load %arg3 : !llvm.ptr -> i32
          %c1_i32_7 = arith.constant 1 : i32
          %17 = arith.addi %16, %c1_i32_7 : i32
          llvm.store %17, %arg3 : i32, !llvm.ptr
          omp.yield
        }
      } {accc.scope}
      %c1_i32_4 = arith.constant 1 : i32
      %c0_i32_5 = arith.constant 0 : i32
      %c1_i32_6 = arith.constant 1 : i32
      %14 = func.call @omp_get_num_threads() : () -> i32
      omp.wsloop allocate(%c1_i32_6 : i32 -> %1 : !llvm.ptr) schedule(static = %c1_i32_4 : i32) private(@k_firstprivate_i32 %1 -> %arg2 : !llvm.ptr) {
        omp.loop_nest (%arg3) : i32 = (%c0_i32_5) to (%14) step (%c1_i32_4) {
          func.call @use(%arg2) : (!llvm.ptr) -> ()
          omp.yield
        }
      } {accc.implied_allocator = array<i1: true>, accc.scope}
      %15 = llvm.mlir.addressof @str : !llvm.ptr
      func.call @__accc_omp_error_llvm_ptr(%15) {accc.directive = {clauses = [{args = [{word = "execution"}], clause = "at"}, {args = [{word = "warning"}], clause = "severity"}, {args = [{value = 0 : i64}], clause = "message"}], name = "error"}} : (!llvm.ptr) -> ()
      func.call @__accc_omp_nothing() {accc.directive = {name = "nothing"}} : () -> ()
      omp.terminator
    }
    omp.parallel {
      %11 = llvm.load %1 : !llvm.ptr -> i32
      omp.masked filter(%11 : i32) {
        %12 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
        %c0_i64_1 = arith.constant 0 : i64
        %13 = llvm.getelementptr %12[%c0_i64_1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        %14 = llvm.load %13 : !llvm.ptr -> i32
        %c1_i32_2 = arith.constant 1 : i32
        %15 = arith.addi %14, %c1_i32_2 : i32
        llvm.store %15, %13 : i32, !llvm.ptr
        omp.terminator
      } {accc.part}
      omp.terminator
    }
    omp.parallel {
      %c1_i32_1 = arith.constant 1 : i32
      %11 = llvm.alloca %c1_i32_1 x i32 : (i32) -> !llvm.ptr
      %12 = llvm.load %1 : !llvm.ptr -> i32
      omp.masked filter(%12 : i32) {
        %c2_i32 = arith.constant 2 : i32
        %c0_i32_2 = arith.constant 0 : i32
        %c10_i32 = arith.constant 10 : i32
        %c1_i32_3 = arith.constant 1 : i32
        omp.taskloop grainsize(%c2_i32: i32) {
          omp.loop_nest (%arg2) : i32 = (%c0_i32_2) to (%c10_i32) step (%c1_i32_3) {
            llvm.store %arg2, %11 : i32, !llvm.ptr
            %13 = llvm.load %11 : !llvm.ptr -> i32
            %14 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
            %15 = llvm.load %11 : !llvm.ptr -> i32
            %16 = arith.extsi %15 : i32 to i64
            %17 = llvm.getelementptr %14[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i32
            llvm.store %13, %17 : i32, !llvm.ptr
            omp.yield
          }
        } {accc.part}
        omp.terminator
      } {accc.part}
      omp.terminator
    }
    omp.task detach(%3 : !llvm.ptr) {
      func.call @use(%3) : (!llvm.ptr) -> ()
      omp.terminator
    }
    %4 = llvm.load %1 : !llvm.ptr -> i32
    %c0_i32 = arith.constant 0 : i32
    %5 = arith.cmpi sgt, %4, %c0_i32 : i32
    %6 = arith.extui %5 : i1 to i32
    call @__accc_omp_assume_i32(%6) {accc.directive = {clauses = [{args = [{value = 0 : i64}], clause = "holds"}, {clause = "no_openmp"}], name = "assume"}} : (i32) -> ()
    %7 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_i64 = arith.constant 0 : i64
    %8 = llvm.getelementptr %7[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %9 = llvm.load %8 : !llvm.ptr -> i32
    %c1_i32_0 = arith.constant 1 : i32
    %10 = arith.addi %9, %c1_i32_0 : i32
    llvm.store %10, %8 : i32, !llvm.ptr
    omp.taskwait
    return
  }
  %0 = llvm.mlir.addressof @str.1 : !llvm.ptr
  func.call @__accc_omp_error_llvm_ptr(%0) {accc.directive = {clauses = [{args = [{word = "compilation"}], clause = "at"}, {args = [{word = "warning"}], clause = "severity"}, {args = [{value = 0 : i64}], clause = "message"}], name = "error"}} : (!llvm.ptr) -> ()
  llvm.mlir.global internal constant @str("parallel\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.1("here\00") {addr_space = 0 : i32}
  func.func private @omp_get_num_threads() -> i32
  func.func private @use(!llvm.ptr)
}
