module {
  omp.private {type = private} @last_private_ptr : !llvm.ptr
  omp.private {type = private} @x_private_i32 : i32
  omp.declare_reduction @add_reduction_i32 : i32 init {
  ^bb0(%arg0: i32):
    %c0_i32 = arith.constant 0 : i32
    omp.yield(%c0_i32 : i32)
  } combiner {
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = arith.addi %arg0, %arg1 : i32
    omp.yield(%0 : i32)
  }
  func.func private @__accc_omp_tile() {
    return
  }
  func.func private @__accc_omp_unroll() {
    return
  }
  func.func @transformed(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    %7 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_0 = arith.constant 1 : i32
    %8 = arith.subi %7, %c0_i32 : i32
    %c0_i32_1 = arith.constant 0 : i32
    %9 = arith.cmpi slt, %c1_i32_0, %c0_i32_1 : i32
    %c1_i32_2 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %10 = arith.select %9, %c1_i32_2, %c-1_i32 : i32
    %11 = arith.addi %8, %10 : i32
    %12 = arith.cmpi sge, %7, %c0_i32 : i32
    %13 = arith.cmpi sle, %7, %c0_i32 : i32
    %14 = arith.select %9, %12, %13 : i1
    %15 = arith.divsi %11, %c1_i32_0 : i32
    %c1_i32_3 = arith.constant 1 : i32
    %16 = arith.addi %15, %c1_i32_3 : i32
    %17 = arith.select %14, %c0_i32_1, %16 : i32
    %canonloop_s0 = omp.new_cli
    omp.canonical_loop(%canonloop_s0) %iv_s0 : i32 in range(%17) {
      %20 = arith.muli %iv_s0, %c1_i32_0 : i32
      %21 = arith.addi %c0_i32, %20 : i32
      llvm.store %21, %3 : i32, !llvm.ptr
      %22 = llvm.load %3 : !llvm.ptr -> i32
      %23 = arith.sitofp %22 : i32 to f32
      %24 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
      %25 = llvm.load %3 : !llvm.ptr -> i32
      %26 = arith.extsi %25 : i32 to i64
      %27 = llvm.getelementptr %24[%26] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %23, %27 : f32, !llvm.ptr
      omp.terminator
    }
    %18 = arith.muli %17, %c1_i32_0 : i32
    %19 = arith.addi %c0_i32, %18 : i32
    llvm.store %19, %3 : i32, !llvm.ptr
    omp.unroll_heuristic(%canonloop_s0)
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c0_i32_4 = arith.constant 0 : i32
    %c10_i32 = arith.constant 10 : i32
    %c1_i32_5 = arith.constant 1 : i32
    %c10_i32_6 = arith.constant 10 : i32
    %c9_i32 = arith.constant 9 : i32
    %c0_i32_7 = arith.constant 0 : i32
    %c-1_i32_8 = arith.constant -1 : i32
    %c10_i32_9 = arith.constant 10 : i32
    %canonloop_s1 = omp.new_cli
    %canonloop_s1_d1 = omp.new_cli
    omp.canonical_loop(%canonloop_s1) %iv_s1 : i32 in range(%c10_i32_6) {
      omp.canonical_loop(%canonloop_s1_d1) %iv_s1_d1 : i32 in range(%c10_i32_9) {
        %20 = arith.muli %iv_s1, %c1_i32_5 : i32
        %21 = arith.addi %c0_i32_4, %20 : i32
        %22 = arith.muli %iv_s1_d1, %c-1_i32_8 : i32
        %23 = arith.addi %c9_i32, %22 : i32
        llvm.store %21, %4 : i32, !llvm.ptr
        llvm.store %23, %5 : i32, !llvm.ptr
        %24 = llvm.load %4 : !llvm.ptr -> i32
        %25 = arith.sitofp %24 : i32 to f32
        %26 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
        %27 = llvm.load %4 : !llvm.ptr -> i32
        %28 = arith.extsi %27 : i32 to i64
        %29 = llvm.getelementptr %26[%28] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<10 x f32>
        %30 = llvm.load %5 : !llvm.ptr -> i32
        %31 = arith.extsi %30 : i32 to i64
        %32 = llvm.getelementptr %29[%31] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        llvm.store %25, %32 : f32, !llvm.ptr
        omp.terminator
      }
      omp.terminator
    }
    %grid1 = omp.new_cli
    %intratile1 = omp.new_cli
    %grid2 = omp.new_cli
    %intratile2 = omp.new_cli
    omp.tile (%grid1, %grid2, %intratile1, %intratile2) <- (%canonloop_s1, %canonloop_s1_d1) sizes(%c2_i32, %c3_i32 : i32, i32)
    call @__accc_omp_unroll() {accc.directive = {clauses = [{args = [{number = 4 : i64}], clause = "partial"}], name = "unroll"}} : () -> ()
    %c0_i32_10 = arith.constant 0 : i32
    llvm.store %c0_i32_10, %6 : i32, !llvm.ptr
    scf.while : () -> () {
      %20 = llvm.load %6 : !llvm.ptr -> i32
      %21 = llvm.load %0 : !llvm.ptr -> i32
      %22 = arith.cmpi slt, %20, %21 : i32
      scf.condition(%22)
    } do {
      %cst = arith.constant 1.000000e+00 : f32
      %20 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
      %21 = llvm.load %6 : !llvm.ptr -> i32
      %22 = arith.extsi %21 : i32 to i64
      %23 = llvm.getelementptr %20[%22] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %cst, %23 : f32, !llvm.ptr
      %24 = llvm.load %6 : !llvm.ptr -> i32
      %c1_i32_11 = arith.constant 1 : i32
      %25 = arith.addi %24, %c1_i32_11 : i32
      llvm.store %25, %6 : i32, !llvm.ptr
      scf.yield
    }
    omp.parallel {
      %c1_i32_11 = arith.constant 1 : i32
      %20 = llvm.alloca %c1_i32_11 x i32 : (i32) -> !llvm.ptr
      func.call @__accc_omp_tile() {accc.directive = {clauses = [{args = [{number = 4 : i64}], clause = "sizes"}], name = "tile"}} : () -> ()
      %c0_i32_12 = arith.constant 0 : i32
      %21 = llvm.load %0 : !llvm.ptr -> i32
      %c2_i32_13 = arith.constant 2 : i32
      omp.wsloop {
        omp.loop_nest (%arg3) : i32 = (%c0_i32_12) to (%21) step (%c2_i32_13) {
          llvm.store %arg3, %20 : i32, !llvm.ptr
          %22 = llvm.load %20 : !llvm.ptr -> i32
          %23 = arith.sitofp %22 : i32 to f32
          %24 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
          %25 = llvm.load %20 : !llvm.ptr -> i32
          %26 = arith.extsi %25 : i32 to i64
          %27 = llvm.getelementptr %24[%26] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          llvm.store %23, %27 : f32, !llvm.ptr
          omp.yield
        }
      } {accc.part}
      omp.terminator
    }
    return
  }
  func.func @ordered(%arg0: i32, %arg1: !llvm.ptr, %arg2: i32) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : i32, !llvm.ptr
    omp.parallel {
      %c1_i32_4 = arith.constant 1 : i32
      %9 = llvm.alloca %c1_i32_4 x i32 : (i32) -> !llvm.ptr
      %c0_i32_5 = arith.constant 0 : i32
      %10 = llvm.load %0 : !llvm.ptr -> i32
      %c1_i32_6 = arith.constant 1 : i32
      omp.wsloop reduction(mod: inscan, @add_reduction_i32 %2 -> %arg3 : !llvm.ptr) {
        omp.loop_nest (%arg4) : i32 = (%c0_i32_5) to (%10) step (%c1_i32_6) {
          llvm.store %arg4, %9 : i32, !llvm.ptr
          %11 = llvm.load %9 : !llvm.ptr -> i32
          %12 = llvm.load %arg3 : !llvm.ptr -> i32
          %13 = arith.addi %12, %11 : i32
          llvm.store %13, %arg3 : i32, !llvm.ptr
          omp.scan inclusive(%arg3 : !llvm.ptr)
          %14 = llvm.load %arg3 : !llvm.ptr -> i32
          %15 = arith.sitofp %14 : i32 to f32
          %16 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
          %17 = llvm.load %9 : !llvm.ptr -> i32
          %18 = arith.extsi %17 : i32 to i64
          %19 = llvm.getelementptr %16[%18] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          llvm.store %15, %19 : f32, !llvm.ptr
          omp.yield
        }
      } {accc.part}
      omp.terminator
    }
    omp.parallel {
      %c1_i32_4 = arith.constant 1 : i32
      %9 = llvm.alloca %c1_i32_4 x i32 : (i32) -> !llvm.ptr
      %c1_i32_5 = arith.constant 1 : i32
      %10 = llvm.load %0 : !llvm.ptr -> i32
      %c1_i32_6 = arith.constant 1 : i32
      omp.wsloop ordered(1) {
        omp.loop_nest (%arg3) : i32 = (%c1_i32_5) to (%10) step (%c1_i32_6) {
          llvm.store %arg3, %9 : i32, !llvm.ptr
          %11 = llvm.load %9 : !llvm.ptr -> i32
          %c1_i32_7 = arith.constant 1 : i32
          %12 = arith.subi %11, %c1_i32_7 : i32
          omp.ordered depend_type(dependsink) depend_vec(%12 : i32) {doacross_num_loops = 1 : i64}
          %13 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
          %14 = llvm.load %9 : !llvm.ptr -> i32
          %c1_i32_8 = arith.constant 1 : i32
          %15 = arith.subi %14, %c1_i32_8 : i32
          %16 = arith.extsi %15 : i32 to i64
          %17 = llvm.getelementptr %13[%16] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %18 = llvm.load %17 : !llvm.ptr -> f32
          %19 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
          %20 = llvm.load %9 : !llvm.ptr -> i32
          %21 = arith.extsi %20 : i32 to i64
          %22 = llvm.getelementptr %19[%21] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %23 = llvm.load %22 : !llvm.ptr -> f32
          %24 = arith.addf %23, %18 : f32
          llvm.store %24, %22 : f32, !llvm.ptr
          omp.ordered depend_type(dependsource) {accc.doacross_depend, doacross_num_loops = 1 : i64}
          omp.yield
        }
      } {accc.part}
      omp.terminator
    }
    %c1_i32_0 = arith.constant 1 : i32
    %6 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_1 = arith.constant 1 : i32
    omp.loop bind(thread) order(reproducible:concurrent) private(@x_private_i32 %2 -> %arg3 : !llvm.ptr) {
      omp.loop_nest (%arg4) : i32 = (%c1_i32_0) to (%6) step (%c1_i32_1) {
        llvm.store %arg4, %3 : i32, !llvm.ptr
        %9 = llvm.load %3 : !llvm.ptr -> i32
        llvm.store %9, %arg3 : i32, !llvm.ptr
        %10 = arith.addi %arg4, %c1_i32_1 : i32
        %11 = arith.cmpi sge, %10, %6 : i32
        scf.if %11 {
          %12 = llvm.load %arg3 : !llvm.ptr -> i32
          llvm.store %12, %2 : i32, !llvm.ptr
        }
        omp.yield
      }
    } {accc.implied_reproducible, accc.lastprivate = array<i1: true>}
    %c2_i32 = arith.constant 2 : i32
    %c1_i32_2 = arith.constant 1 : i32
    %7 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_3 = arith.constant 1 : i32
    omp.simd aligned(%1 : !llvm.ptr -> 16 : i64) linear(%2 = %c2_i32 : !llvm.ptr) nontemporal(%2 : !llvm.ptr) safelen(8) simdlen(4) {
      omp.loop_nest (%arg3) : i32 = (%c1_i32_2) to (%7) step (%c1_i32_3) {
        llvm.store %arg3, %4 : i32, !llvm.ptr
        %c2_i32_4 = arith.constant 2 : i32
        %9 = llvm.load %2 : !llvm.ptr -> i32
        %10 = arith.addi %9, %c2_i32_4 : i32
        llvm.store %10, %2 : i32, !llvm.ptr
        omp.yield
      }
    } {linear_var_types = [i32]}
    %c4_i32 = arith.constant 4 : i32
    %8 = llvm.load %0 : !llvm.ptr -> i32
    %c0_i32 = arith.constant 0 : i32
    %c-3_i32 = arith.constant -3 : i32
    omp.wsloop nowait schedule(guided = %c4_i32 : i32, monotonic, simd) {
      omp.loop_nest (%arg3) : i32 = (%8) to (%c0_i32) step (%c-3_i32) {
        llvm.store %arg3, %5 : i32, !llvm.ptr
        %9 = llvm.load %5 : !llvm.ptr -> i32
        %10 = arith.sitofp %9 : i32 to f32
        %11 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
        %12 = llvm.load %5 : !llvm.ptr -> i32
        %13 = arith.extsi %12 : i32 to i64
        %14 = llvm.getelementptr %11[%13] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        llvm.store %10, %14 : f32, !llvm.ptr
        omp.yield
      }
    }
    return
  }
  func.func @triangle(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    omp.parallel {
      %c1_i32_0 = arith.constant 1 : i32
      %2 = llvm.alloca %c1_i32_0 x i32 : (i32) -> !llvm.ptr
      %3 = llvm.alloca %c1_i32_0 x i32 : (i32) -> !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %4 = llvm.load %0 : !llvm.ptr -> i32
      %c1_i32_1 = arith.constant 1 : i32
      omp.wsloop {
        omp.loop_nest (%arg2) : i32 = (%c0_i32) to (%4) step (%c1_i32_1) {
          llvm.store %arg2, %2 : i32, !llvm.ptr
          %5 = llvm.load %2 : !llvm.ptr -> i32
          llvm.store %5, %3 : i32, !llvm.ptr
          scf.while : () -> () {
            %6 = llvm.load %3 : !llvm.ptr -> i32
            %7 = llvm.load %0 : !llvm.ptr -> i32
            %8 = arith.cmpi slt, %6, %7 : i32
            scf.condition(%8)
          } do {
            %6 = llvm.load %2 : !llvm.ptr -> i32
            %7 = arith.sitofp %6 : i32 to f32
            %8 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
            %9 = llvm.load %3 : !llvm.ptr -> i32
            %10 = arith.extsi %9 : i32 to i64
            %11 = llvm.getelementptr %8[%10] : (!llvm.ptr, i64) -> !llvm.ptr, f32
            llvm.store %7, %11 : f32, !llvm.ptr
            %12 = llvm.load %3 : !llvm.ptr -> i32
            %c1_i32_2 = arith.constant 1 : i32
            %13 = arith.addi %12, %c1_i32_2 : i32
            llvm.store %13, %3 : i32, !llvm.ptr
            scf.yield
          }
          omp.yield
        }
      } {accc.collapse = 2 : i64, accc.part}
      omp.terminator
    }
    return
  }
  func.func @pointers(%arg0: !llvm.ptr, %arg1: i32) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %1 : i32, !llvm.ptr
    %3 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %4 = llvm.load %1 : !llvm.ptr -> i32
    %5 = arith.index_cast %4 : i32 to index
    %c1 = arith.constant 1 : index
    %6 = arith.subi %5, %c1 : index
    %c1_1 = arith.constant 1 : index
    %7 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%6 : index) extent(%5 : index) stride(%c1_1 : index) start_idx(%c0 : index)
    %8 = omp.map.info var_ptr(%3 : !llvm.ptr, f32) map_clauses(tofrom) capture(ByRef) bounds(%7) -> !llvm.ptr {name = "a[0:n]"}
    %9 = omp.map.info var_ptr(%1 : !llvm.ptr, i32) map_clauses(implicit) capture(ByCopy) -> !llvm.ptr {name = "n"}
    omp.target map_entries(%8 -> %arg2, %9 -> %arg3 : !llvm.ptr, !llvm.ptr) {
      %c1_i32_2 = arith.constant 1 : i32
      %10 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %arg2, %10 : !llvm.ptr, !llvm.ptr
      omp.teams {
        omp.parallel {
          %c1_i32_3 = arith.constant 1 : i32
          %11 = llvm.alloca %c1_i32_3 x !llvm.ptr : (i32) -> !llvm.ptr
          %12 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
          %13 = llvm.ptrtoint %12 : !llvm.ptr to i64
          %14 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
          %15 = llvm.load %arg3 : !llvm.ptr -> i32
          %16 = arith.extsi %15 : i32 to i64
          %17 = llvm.getelementptr %14[%16] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %18 = llvm.ptrtoint %17 : !llvm.ptr to i64
          %c4_i64 = arith.constant 4 : i64
          %c2_i64 = arith.constant 2 : i64
          %19 = arith.muli %c2_i64, %c4_i64 : i64
          omp.distribute {
            omp.wsloop {
              omp.loop_nest (%arg4) : i64 = (%13) to (%18) step (%19) {
                %20 = llvm.inttoptr %arg4 : i64 to !llvm.ptr
                llvm.store %20, %11 : !llvm.ptr, !llvm.ptr
                %cst = arith.constant 0.000000e+00 : f32
                %21 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
                llvm.store %cst, %21 : f32, !llvm.ptr
                omp.yield
              }
            } {accc.part, omp.composite}
          } {accc.part, omp.composite}
          omp.terminator
        } {accc.part, omp.composite}
        omp.terminator
      } {accc.part}
      omp.terminator
    }
    omp.parallel {
      %10 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
      %11 = llvm.load %1 : !llvm.ptr -> i32
      %12 = arith.extsi %11 : i32 to i64
      %13 = llvm.getelementptr %10[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %14 = llvm.ptrtoint %13 : !llvm.ptr to i64
      %15 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
      %16 = llvm.ptrtoint %15 : !llvm.ptr to i64
      %c4_i64 = arith.constant 4 : i64
      %c0_i64 = arith.constant 0 : i64
      %17 = arith.subi %c0_i64, %c4_i64 : i64
      omp.wsloop private(@last_private_ptr %2 -> %arg2 : !llvm.ptr) {
        omp.loop_nest (%arg3) : i64 = (%14) to (%16) step (%17) {
          %18 = llvm.inttoptr %arg3 : i64 to !llvm.ptr
          llvm.store %18, %arg2 : !llvm.ptr, !llvm.ptr
          %cst = arith.constant 1.000000e+00 : f32
          %19 = llvm.load %arg2 : !llvm.ptr -> !llvm.ptr
          %c-1_i64 = arith.constant -1 : i64
          %20 = llvm.getelementptr %19[%c-1_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          llvm.store %cst, %20 : f32, !llvm.ptr
          %21 = arith.addi %arg3, %17 : i64
          %22 = arith.cmpi eq, %21, %16 : i64
          scf.if %22 {
            %23 = llvm.inttoptr %21 : i64 to !llvm.ptr
            llvm.store %23, %arg2 : !llvm.ptr, !llvm.ptr
            %24 = llvm.load %arg2 : !llvm.ptr -> !llvm.ptr
            llvm.store %24, %2 : !llvm.ptr, !llvm.ptr
          }
          omp.yield
        }
      } {accc.lastprivate = array<i1: true>, accc.part}
      omp.terminator
    }
    return
  }
}
