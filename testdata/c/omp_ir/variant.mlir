module attributes {omp.requires = #omp<clause_requires unified_shared_memory>} {
  func.func private @__accc_omp_directive_15() attributes {accc.directive = {args = {args = [{word = "device_copy"}], clause = "declare variant"}, clauses = [{args = [], clause = "match", context = [{set = "construct", traits = [{trait = "dispatch"}]}]}, {args = [{variable = "to"}, {variable = "from"}], clause = "adjust_args", modifiers = [{word = "need_device_ptr"}]}, {args = [{variable = "n"}], clause = "adjust_args", modifiers = [{word = "nothing"}]}, {args = [{clause = {args = [], clause = "interop", modifiers = [{word = "targetsync"}]}}], clause = "append_args"}], name = "declare variant"}}
  func.func private @__accc_omp_directive_14() attributes {accc.directive = {name = "end declare variant"}}
  func.func private @__accc_omp_directive_13() attributes {accc.directive = {clauses = [{args = [], clause = "match", context = [{set = "device", traits = [{args = [{word = "nvptx64"}], trait = "arch"}]}]}], name = "begin declare variant"}}
  func.func private @__accc_omp_directive_12() attributes {accc.directive = {name = "end declare variant"}}
  func.func private @__accc_omp_directive_11() attributes {accc.directive = {name = "end declare variant"}}
  func.func private @__accc_omp_directive_10() attributes {accc.directive = {clauses = [{args = [], clause = "match", context = [{set = "construct", traits = [{trait = "parallel"}]}]}], name = "begin declare variant"}}
  func.func private @__accc_omp_directive_9() attributes {accc.directive = {args = {args = [{word = "shared"}], clause = "declare variant"}, clauses = [{args = [], clause = "match", context = [{set = "implementation", traits = [{args = [{clause = {clause = "unified_shared_memory"}}], trait = "requires"}]}]}], name = "declare variant"}}
  func.func private @__accc_omp_directive_8() attributes {accc.directive = {clauses = [{clause = "unified_shared_memory"}], name = "requires"}}
  func.func private @__accc_omp_directive_7() attributes {accc.directive = {args = {args = [{word = "vendor"}], clause = "declare variant"}, clauses = [{args = [], clause = "match", context = [{set = "implementation", traits = [{args = [{word = "unknown"}], score = {number = 3 : i64}, trait = "vendor"}]}, {set = "user", traits = [{args = [{number = 0 : i64}], trait = "condition"}]}]}], name = "declare variant"}}
  func.func private @__accc_omp_directive_6() attributes {accc.directive = {args = {args = [{word = "kernel_loop"}], clause = "declare variant"}, clauses = [{args = [], clause = "match", context = [{set = "construct", traits = [{trait = "parallel"}, {trait = "for"}]}]}], name = "declare variant"}}
  func.func private @__accc_omp_directive_5() attributes {accc.directive = {args = {args = [{word = "kernel_target"}], clause = "declare variant"}, clauses = [{args = [], clause = "match", context = [{set = "construct", traits = [{trait = "target"}]}, {set = "device", traits = [{args = [{word = "nohost"}], trait = "kind"}]}]}], name = "declare variant"}}
  func.func private @__accc_omp_directive_4() attributes {accc.directive = {args = {args = [{word = "kernel_parallel"}], clause = "declare variant"}, clauses = [{args = [], clause = "match", context = [{set = "construct", traits = [{trait = "parallel"}]}]}], name = "declare variant"}}
  func.func private @__accc_omp_dispatch_i1(%arg0: i1) {
    return
  }
  func.func private @__accc_omp_dispatch_i32(%arg0: i32) {
    return
  }
  func.func private @__accc_omp_interop_llvm_ptr(!llvm.ptr)
  func.func private @__accc_omp_dispatch() {
    return
  }
  func.func private @__accc_omp_directive_3() -> i1 attributes {accc.directive = {clauses = [{args = [], clause = "match", context = [{set = "construct", traits = [{trait = "for"}]}, {set = "user", traits = [{args = [{value = 0 : i64}], trait = "condition"}]}]}], name = "begin declare variant"}} {
    %0 = llvm.mlir.addressof @limit : !llvm.ptr
    %1 = llvm.load %0 : !llvm.ptr -> i32
    %c2_i32 = arith.constant 2 : i32
    %2 = arith.cmpi sgt, %1, %c2_i32 : i32
    return %2 : i1
  }
  omp.declare_reduction @add_reduction_i32 : i32 init {
  ^bb0(%arg0: i32):
    %c0_i32 = arith.constant 0 : i32
    omp.yield(%c0_i32 : i32)
  } combiner {
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = arith.addi %arg0, %arg1 : i32
    omp.yield(%0 : i32)
  }
  func.func private @__accc_omp_directive_2(%arg0: i32, %arg1: !llvm.ptr) -> i1 attributes {accc.directive = {args = {args = [{word = "big"}], clause = "declare variant"}, clauses = [{args = [], clause = "match", context = [{set = "user", traits = [{args = [{value = 0 : i64}], trait = "condition"}]}]}], name = "declare variant"}} {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %0 : !llvm.ptr -> i32
    %3 = llvm.mlir.addressof @limit : !llvm.ptr
    %4 = llvm.load %3 : !llvm.ptr -> i32
    %5 = arith.cmpi sgt, %2, %4 : i32
    return %5 : i1
  }
  func.func private @__accc_omp_directive_1(%arg0: i32, %arg1: !llvm.ptr) -> i1 attributes {accc.directive = {args = {args = [{word = "huge"}], clause = "declare variant"}, clauses = [{args = [], clause = "match", context = [{set = "user", traits = [{args = [{value = 0 : i64}], score = {number = 5 : i64}, trait = "condition"}]}]}], name = "declare variant"}} {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %0 : !llvm.ptr -> i32
    %c1000_i32 = arith.constant 1000 : i32
    %3 = arith.cmpi sgt, %2, %c1000_i32 : i32
    %4 = scf.if %3 -> (i1) {
      %5 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
      %6 = llvm.mlir.zero : !llvm.ptr
      %7 = llvm.icmp "ne" %5, %6 : !llvm.ptr
      scf.yield %7 : i1
    } else {
      %false = arith.constant false
      scf.yield %false : i1
    }
    return %4 : i1
  }
  omp.private {type = firstprivate} @n_firstprivate_i32 : i32 copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> i32
    llvm.store %0, %arg1 : i32, !llvm.ptr
    omp.yield(%arg1 : !llvm.ptr)
  }
  omp.private {type = firstprivate} @a_firstprivate_ptr : !llvm.ptr copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> !llvm.ptr
    llvm.store %0, %arg1 : !llvm.ptr, !llvm.ptr
    omp.yield(%arg1 : !llvm.ptr)
  }
  func.func @kernel(%arg0: !llvm.ptr, %arg1: i32) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %1 : i32, !llvm.ptr
    %2 = llvm.load %1 : !llvm.ptr -> i32
    %3 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %c0_i64 = arith.constant 0 : i64
    %4 = llvm.getelementptr %3[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %2, %4 : i32, !llvm.ptr
    return
  }
  func.func @choose(%arg0: i32, %arg1: !llvm.ptr) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %0 : !llvm.ptr -> i32
    return %2 : i32
  }
  func.func @calls(%arg0: !llvm.ptr, %arg1: i32) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %1 : i32, !llvm.ptr
    %2 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %3 = llvm.load %1 : !llvm.ptr -> i32
    call @kernel(%2, %3) : (!llvm.ptr, i32) -> ()
    omp.parallel {
      %c1_i32_3 = arith.constant 1 : i32
      %17 = llvm.alloca %c1_i32_3 x i32 : (i32) -> !llvm.ptr
      %18 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
      %19 = llvm.load %1 : !llvm.ptr -> i32
      func.call @kernel_parallel(%18, %19) {accc.variant_of = "kernel"} : (!llvm.ptr, i32) -> ()
      %c0_i32 = arith.constant 0 : i32
      %20 = llvm.load %1 : !llvm.ptr -> i32
      %c1_i32_4 = arith.constant 1 : i32
      omp.wsloop {
        omp.loop_nest (%arg2) : i32 = (%c0_i32) to (%20) step (%c1_i32_4) {
          llvm.store %arg2, %17 : i32, !llvm.ptr
          %21 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
          %22 = llvm.load %17 : !llvm.ptr -> i32
          func.call @kernel_loop(%21, %22) {accc.variant_of = "kernel"} : (!llvm.ptr, i32) -> ()
          omp.yield
        }
      }
      omp.terminator
    }
    %4 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %5 = llvm.load %1 : !llvm.ptr -> i32
    %6 = arith.index_cast %5 : i32 to index
    %c1 = arith.constant 1 : index
    %7 = arith.subi %6, %c1 : index
    %c1_1 = arith.constant 1 : index
    %8 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%7 : index) extent(%6 : index) stride(%c1_1 : index) start_idx(%c0 : index)
    %9 = omp.map.info var_ptr(%4 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) bounds(%8) -> !llvm.ptr {name = "a[0:n]"}
    %10 = omp.map.info var_ptr(%1 : !llvm.ptr, i32) map_clauses(implicit) capture(ByCopy) -> !llvm.ptr {name = "n"}
    omp.target map_entries(%9 -> %arg2, %10 -> %arg3 : !llvm.ptr, !llvm.ptr) {
      %c1_i32_3 = arith.constant 1 : i32
      %17 = llvm.alloca %c1_i32_3 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %arg2, %17 : !llvm.ptr, !llvm.ptr
      %18 = llvm.load %17 : !llvm.ptr -> !llvm.ptr
      %19 = llvm.load %arg3 : !llvm.ptr -> i32
      %20 = func.call @omp_is_initial_device() : () -> i32
      %c0_i32 = arith.constant 0 : i32
      %21 = arith.cmpi eq, %20, %c0_i32 : i32
      scf.if %21 {
        func.call @kernel_target(%18, %19) : (!llvm.ptr, i32) -> ()
      } else {
        func.call @kernel(%18, %19) : (!llvm.ptr, i32) -> ()
      } {accc.variant_of = "kernel"}
      omp.parallel {
        %22 = llvm.load %17 : !llvm.ptr -> !llvm.ptr
        %c1_i32_4 = arith.constant 1 : i32
        %23 = func.call @omp_is_initial_device() : () -> i32
        %c0_i32_5 = arith.constant 0 : i32
        %24 = arith.cmpi eq, %23, %c0_i32_5 : i32
        scf.if %24 {
          func.call @kernel_target(%22, %c1_i32_4) : (!llvm.ptr, i32) -> ()
        } else {
          func.call @kernel_parallel(%22, %c1_i32_4) : (!llvm.ptr, i32) -> ()
        } {accc.variant_of = "kernel"}
        omp.terminator
      }
      omp.terminator
    }
    omp.task private(@a_firstprivate_ptr %0 -> %arg2, @n_firstprivate_i32 %1 -> %arg3 : !llvm.ptr, !llvm.ptr) {
      %17 = llvm.load %arg3 : !llvm.ptr -> i32
      %18 = llvm.load %arg2 : !llvm.ptr -> !llvm.ptr
      %19 = func.call @__accc_omp_directive_1(%17, %18) : (i32, !llvm.ptr) -> i1
      %20 = scf.if %19 -> (i32) {
        %30 = func.call @huge(%17, %18) : (i32, !llvm.ptr) -> i32
        scf.yield %30 : i32
      } else {
        %30 = func.call @__accc_omp_directive_2(%17, %18) : (i32, !llvm.ptr) -> i1
        %31 = scf.if %30 -> (i32) {
          %32 = func.call @big(%17, %18) : (i32, !llvm.ptr) -> i32
          scf.yield %32 : i32
        } else {
          %32 = func.call @choose(%17, %18) : (i32, !llvm.ptr) -> i32
          scf.yield %32 : i32
        }
        scf.yield %31 : i32
      } {accc.variant_of = "choose"}
      %c1_i32_3 = arith.constant 1 : i32
      %21 = llvm.mlir.zero : !llvm.ptr
      %22 = func.call @__accc_omp_directive_1(%c1_i32_3, %21) : (i32, !llvm.ptr) -> i1
      %23 = scf.if %22 -> (i32) {
        %30 = func.call @huge(%c1_i32_3, %21) : (i32, !llvm.ptr) -> i32
        scf.yield %30 : i32
      } else {
        %30 = func.call @__accc_omp_directive_2(%c1_i32_3, %21) : (i32, !llvm.ptr) -> i1
        %31 = scf.if %30 -> (i32) {
          %32 = func.call @big(%c1_i32_3, %21) : (i32, !llvm.ptr) -> i32
          scf.yield %32 : i32
        } else {
          %32 = func.call @choose(%c1_i32_3, %21) : (i32, !llvm.ptr) -> i32
          scf.yield %32 : i32
        }
        scf.yield %31 : i32
      } {accc.variant_of = "choose"}
      %24 = llvm.mlir.zero : !llvm.ptr
      %25 = func.call @__accc_omp_directive_1(%23, %24) : (i32, !llvm.ptr) -> i1
      %26 = scf.if %25 -> (i32) {
        %30 = func.call @huge(%23, %24) : (i32, !llvm.ptr) -> i32
        scf.yield %30 : i32
      } else {
        %30 = func.call @__accc_omp_directive_2(%23, %24) : (i32, !llvm.ptr) -> i1
        %31 = scf.if %30 -> (i32) {
          %32 = func.call @big(%23, %24) : (i32, !llvm.ptr) -> i32
          scf.yield %32 : i32
        } else {
          %32 = func.call @choose(%23, %24) : (i32, !llvm.ptr) -> i32
          scf.yield %32 : i32
        }
        scf.yield %31 : i32
      } {accc.variant_of = "choose"}
      %27 = arith.addi %20, %26 : i32
      %28 = llvm.load %arg2 : !llvm.ptr -> !llvm.ptr
      %c0_i64 = arith.constant 0 : i64
      %29 = llvm.getelementptr %28[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      llvm.store %27, %29 : i32, !llvm.ptr
      omp.terminator
    } {accc.implied_private = array<i1: true, true>}
    %cst = arith.constant 1.000000e+00 : f64
    %11 = call @shared(%cst) {accc.variant_of = "other"} : (f64) -> f64
    %cst_2 = arith.constant 5.000000e-01 : f64
    %12 = arith.cmpf ogt, %11, %cst_2 : f64
    %13 = llvm.load %1 : !llvm.ptr -> i32
    %14 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %15 = call @__accc_omp_directive_1(%13, %14) : (i32, !llvm.ptr) -> i1
    %16 = scf.if %15 -> (i32) {
      %17 = func.call @huge(%13, %14) : (i32, !llvm.ptr) -> i32
      scf.yield %17 : i32
    } else {
      %17 = func.call @__accc_omp_directive_2(%13, %14) : (i32, !llvm.ptr) -> i1
      %18 = scf.if %17 -> (i32) {
        %19 = func.call @big(%13, %14) : (i32, !llvm.ptr) -> i32
        scf.yield %19 : i32
      } else {
        %19 = func.call @choose(%13, %14) : (i32, !llvm.ptr) -> i32
        scf.yield %19 : i32
      }
      scf.yield %18 : i32
    } {accc.variant_of = "choose"}
    omp.parallel if(%12) num_threads(%16 : i32) {
      %c2_i32 = arith.constant 2 : i32
      %17 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
      %c1_i64 = arith.constant 1 : i64
      %18 = llvm.getelementptr %17[%c1_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      llvm.store %c2_i32, %18 : i32, !llvm.ptr
      omp.terminator
    }
    return
  }
  func.func @add(%arg0: !llvm.ptr) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : !llvm.ptr, !llvm.ptr
    %1 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %c0_i64 = arith.constant 0 : i64
    %2 = llvm.getelementptr %1[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %3 = llvm.load %2 : !llvm.ptr -> i32
    return %3 : i32
  }
  func.func @add__accc_variant_construct_parallel(%arg0: !llvm.ptr) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : !llvm.ptr, !llvm.ptr
    %1 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %c1_i64 = arith.constant 1 : i64
    %2 = llvm.getelementptr %1[%c1_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %c1_i32_0 = arith.constant 1 : i32
    omp.atomic.update memory_order(relaxed) %2 : !llvm.ptr {
    ^bb0(%arg1: i32):
      %7 = arith.addi %arg1, %c1_i32_0 : i32
      omp.yield(%7 : i32)
    } {accc.implied_order, atomic_control = #omp.atomic_control<>}
    %3 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %c0_i64 = arith.constant 0 : i64
    %4 = llvm.getelementptr %3[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %5 = llvm.load %4 : !llvm.ptr -> i32
    %c1_i32_1 = arith.constant 1 : i32
    %6 = arith.addi %5, %c1_i32_1 : i32
    return %6 : i32
  }
  func.func @add__accc_variant_construct_parallel_construct_for_user_condition(%arg0: !llvm.ptr) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : !llvm.ptr, !llvm.ptr
    %1 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %c0_i64 = arith.constant 0 : i64
    %2 = llvm.getelementptr %1[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %3 = llvm.load %2 : !llvm.ptr -> i32
    %c2_i32 = arith.constant 2 : i32
    %4 = arith.addi %3, %c2_i32 : i32
    return %4 : i32
  }
  func.func @sum(%arg0: !llvm.ptr) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %3 = call @add(%2) : (!llvm.ptr) -> i32
    llvm.store %3, %1 : i32, !llvm.ptr
    omp.parallel {
      %c1_i32_0 = arith.constant 1 : i32
      %5 = llvm.alloca %c1_i32_0 x i32 : (i32) -> !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %c10_i32 = arith.constant 10 : i32
      %c1_i32_1 = arith.constant 1 : i32
      omp.wsloop reduction(@add_reduction_i32 %1 -> %arg1 : !llvm.ptr) {
        omp.loop_nest (%arg2) : i32 = (%c0_i32) to (%c10_i32) step (%c1_i32_1) {
          llvm.store %arg2, %5 : i32, !llvm.ptr
          %6 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
          %7 = func.call @__accc_omp_directive_3() : () -> i1
          %8 = scf.if %7 -> (i32) {
            %11 = func.call @add__accc_variant_construct_parallel_construct_for_user_condition(%6) : (!llvm.ptr) -> i32
            scf.yield %11 : i32
          } else {
            %11 = func.call @add__accc_variant_construct_parallel(%6) : (!llvm.ptr) -> i32
            scf.yield %11 : i32
          } {accc.variant_of = "add"}
          %9 = llvm.load %arg1 : !llvm.ptr -> i32
          %10 = arith.addi %9, %8 : i32
          llvm.store %10, %arg1 : i32, !llvm.ptr
          omp.yield
        }
      } {accc.part}
      omp.terminator
    }
    omp.parallel reduction(@add_reduction_i32 %1 -> %arg1 : !llvm.ptr) {
      %5 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
      %6 = func.call @add__accc_variant_construct_parallel(%5) {accc.variant_of = "add"} : (!llvm.ptr) -> i32
      %7 = llvm.load %arg1 : !llvm.ptr -> i32
      %8 = arith.addi %7, %6 : i32
      llvm.store %8, %arg1 : i32, !llvm.ptr
      omp.terminator
    }
    %4 = llvm.load %1 : !llvm.ptr -> i32
    return %4 : i32
  }
  func.func @dispatched(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32, %arg3: !llvm.ptr, %arg4: i32) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x !llvm.struct<"pair", (i32, i32)> : (i32) -> !llvm.ptr
    %6 = llvm.alloca %c1_i32 x !llvm.struct<"pair", (i32, i32)> : (i32) -> !llvm.ptr
    %7 = llvm.alloca %c1_i32 x !llvm.struct<"pair", (i32, i32)> : (i32) -> !llvm.ptr
    %8 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %9 = llvm.alloca %c1_i32 x !llvm.struct<"pair", (i32, i32)> : (i32) -> !llvm.ptr
    %10 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %11 = llvm.alloca %c1_i32 x !llvm.struct<"pair", (i32, i32)> : (i32) -> !llvm.ptr
    %12 = llvm.alloca %c1_i32 x !llvm.struct<"pair", (i32, i32)> : (i32) -> !llvm.ptr
    %13 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %14 = llvm.alloca %c1_i32 x !llvm.struct<"pair", (i32, i32)> : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : i32, !llvm.ptr
    llvm.store %arg3, %3 : !llvm.ptr, !llvm.ptr
    llvm.store %arg4, %4 : i32, !llvm.ptr
    %15 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %16 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %2 : !llvm.ptr -> i32
    call @copy(%6, %15, %16, %17) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    %c8_i64 = arith.constant 8 : i64
    "llvm.intr.memcpy"(%5, %6, %c8_i64) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    call @__accc_omp_dispatch() {accc.directive = {name = "dispatch"}} : () -> ()
    %18 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %19 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %20 = llvm.load %2 : !llvm.ptr -> i32
    %21 = call @omp_get_default_device() : () -> i32
    %22 = call @omp_get_mapped_ptr(%18, %21) : (!llvm.ptr, i32) -> !llvm.ptr
    %23 = call @omp_get_mapped_ptr(%19, %21) : (!llvm.ptr, i32) -> !llvm.ptr
    call @__accc_omp_interop_llvm_ptr(%8) {accc.directive = {clauses = [{args = [{address = 0 : i64, variable = "interop"}], clause = "init", modifiers = [{word = "targetsync"}]}], name = "interop"}, accc.part} : (!llvm.ptr) -> ()
    %24 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    call @device_copy(%7, %22, %23, %20, %24) {accc.variant_of = "copy"} : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
    call @__accc_omp_interop_llvm_ptr(%8) {accc.directive = {clauses = [{args = [{address = 0 : i64, variable = "interop"}], clause = "destroy"}], name = "interop"}, accc.part} : (!llvm.ptr) -> ()
    %c8_i64_0 = arith.constant 8 : i64
    "llvm.intr.memcpy"(%5, %7, %c8_i64_0) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %25 = llvm.load %2 : !llvm.ptr -> i32
    %c1_i32_1 = arith.constant 1 : i32
    %26 = arith.addi %25, %c1_i32_1 : i32
    call @__accc_omp_dispatch_i32(%26) {accc.directive = {clauses = [{args = [{value = 0 : i64}], clause = "device"}, {args = [{variable = "to"}], clause = "is_device_ptr"}, {clause = "nowait"}], name = "dispatch"}} : (i32) -> ()
    %27 = call @omp_get_default_device() : () -> i32
    call @omp_set_default_device(%26) : (i32) -> ()
    %28 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %29 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c1_i64 = arith.constant 1 : i64
    %30 = llvm.getelementptr %29[%c1_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %31 = llvm.load %2 : !llvm.ptr -> i32
    %32 = call @omp_get_mapped_ptr(%30, %26) : (!llvm.ptr, i32) -> !llvm.ptr
    call @__accc_omp_interop_llvm_ptr(%10) {accc.directive = {clauses = [{args = [{address = 0 : i64, variable = "interop"}], clause = "init", modifiers = [{word = "targetsync"}]}], name = "interop"}, accc.part} : (!llvm.ptr) -> ()
    %33 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    call @device_copy(%9, %28, %32, %31, %33) {accc.variant_of = "copy"} : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
    call @__accc_omp_interop_llvm_ptr(%10) {accc.directive = {clauses = [{args = [{address = 0 : i64, variable = "interop"}], clause = "destroy"}], name = "interop"}, accc.part} : (!llvm.ptr) -> ()
    call @omp_set_default_device(%27) : (i32) -> ()
    %34 = llvm.load %4 : !llvm.ptr -> i32
    %c0_i32 = arith.constant 0 : i32
    %35 = arith.cmpi ne, %34, %c0_i32 : i32
    call @__accc_omp_dispatch_i1(%35) {accc.directive = {clauses = [{args = [{value = 0 : i64}], clause = "novariants"}, {args = [{variable = "p"}], clause = "depend", modifiers = [{word = "in"}]}, {args = [{variable = "own"}], clause = "interop"}], name = "dispatch"}} : (i1) -> ()
    omp.taskwait depend(taskdependin -> %5 : !llvm.ptr) {accc.part}
    %36 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %37 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %38 = llvm.load %2 : !llvm.ptr -> i32
    scf.if %35 {
      func.call @copy(%11, %36, %37, %38) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    } else {
      %50 = func.call @omp_get_default_device() : () -> i32
      %51 = func.call @omp_get_mapped_ptr(%36, %50) : (!llvm.ptr, i32) -> !llvm.ptr
      %52 = func.call @omp_get_mapped_ptr(%37, %50) : (!llvm.ptr, i32) -> !llvm.ptr
      %53 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
      func.call @device_copy(%11, %51, %52, %38, %53) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
    } {accc.variant_of = "copy"}
    %c8_i64_2 = arith.constant 8 : i64
    "llvm.intr.memcpy"(%5, %11, %c8_i64_2) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %39 = llvm.load %2 : !llvm.ptr -> i32
    %c3_i32 = arith.constant 3 : i32
    %40 = arith.cmpi sgt, %39, %c3_i32 : i32
    call @__accc_omp_dispatch_i1(%40) {accc.directive = {clauses = [{args = [{value = 0 : i64}], clause = "nocontext"}], name = "dispatch"}} : (i1) -> ()
    %41 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %42 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %43 = llvm.load %2 : !llvm.ptr -> i32
    %44 = llvm.mlir.zero : !llvm.ptr
    %45 = call @__accc_omp_directive_1(%43, %44) : (i32, !llvm.ptr) -> i1
    %46 = scf.if %45 -> (i32) {
      %50 = func.call @huge(%43, %44) : (i32, !llvm.ptr) -> i32
      scf.yield %50 : i32
    } else {
      %50 = func.call @__accc_omp_directive_2(%43, %44) : (i32, !llvm.ptr) -> i1
      %51 = scf.if %50 -> (i32) {
        %52 = func.call @big(%43, %44) : (i32, !llvm.ptr) -> i32
        scf.yield %52 : i32
      } else {
        %52 = func.call @choose(%43, %44) : (i32, !llvm.ptr) -> i32
        scf.yield %52 : i32
      }
      scf.yield %51 : i32
    } {accc.variant_of = "choose"}
    scf.if %40 {
      func.call @copy(%12, %41, %42, %46) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    } else {
      %50 = func.call @omp_get_default_device() : () -> i32
      %51 = func.call @omp_get_mapped_ptr(%41, %50) : (!llvm.ptr, i32) -> !llvm.ptr
      %52 = func.call @omp_get_mapped_ptr(%42, %50) : (!llvm.ptr, i32) -> !llvm.ptr
      func.call @__accc_omp_interop_llvm_ptr(%13) {accc.directive = {clauses = [{args = [{address = 0 : i64, variable = "interop"}], clause = "init", modifiers = [{word = "targetsync"}]}], name = "interop"}, accc.part} : (!llvm.ptr) -> ()
      %53 = llvm.load %13 : !llvm.ptr -> !llvm.ptr
      func.call @device_copy(%12, %51, %52, %46, %53) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
      func.call @__accc_omp_interop_llvm_ptr(%13) {accc.directive = {clauses = [{args = [{address = 0 : i64, variable = "interop"}], clause = "destroy"}], name = "interop"}, accc.part} : (!llvm.ptr) -> ()
    } {accc.variant_of = "copy"}
    call @__accc_omp_dispatch() {accc.directive = {clauses = [{args = [{number = 1 : i64}], clause = "novariants"}], name = "dispatch"}} : () -> ()
    %47 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %48 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %49 = llvm.load %2 : !llvm.ptr -> i32
    call @copy(%14, %47, %48, %49) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    return
  }
  llvm.mlir.global external @limit() {addr_space = 0 : i32} : i32
  func.func private @big(i32, !llvm.ptr) -> i32
  func.func private @copy(!llvm.ptr {llvm.sret = !llvm.struct<"pair", (i32, i32)>}, !llvm.ptr, !llvm.ptr, i32)
  func.func private @device_copy(!llvm.ptr {llvm.sret = !llvm.struct<"pair", (i32, i32)>}, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr)
  func.func private @huge(i32, !llvm.ptr) -> i32
  func.func private @kernel_loop(!llvm.ptr, i32)
  func.func private @kernel_parallel(!llvm.ptr, i32)
  func.func private @kernel_target(!llvm.ptr, i32)
  func.func private @omp_get_default_device() -> i32
  func.func private @omp_get_mapped_ptr(!llvm.ptr, i32) -> !llvm.ptr
  func.func private @omp_is_initial_device() -> i32
  func.func private @omp_set_default_device(i32)
  func.func private @shared(f64) -> f64
}
