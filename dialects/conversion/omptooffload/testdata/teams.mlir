module {
  omp.declare_reduction @max_reduction_i32 : i32 init {
  ^bb0(%arg0: i32):
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    omp.yield(%c-2147483648_i32 : i32)
  } combiner {
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = arith.cmpi sgt, %arg0, %arg1 : i32
    %1 = arith.select %0, %arg0, %arg1 : i32
    omp.yield(%1 : i32)
  }
  omp.private {type = private} @last_private_i32 : i32
  omp.declare_reduction @add_reduction_i32 : i32 init {
  ^bb0(%arg0: i32):
    %c0_i32 = arith.constant 0 : i32
    omp.yield(%c0_i32 : i32)
  } combiner {
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = arith.addi %arg0, %arg1 : i32
    omp.yield(%0 : i32)
  }
  func.func @main() -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.array<200 x i32> : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %1 : i32, !llvm.ptr
    %c200_i32 = arith.constant 200 : i32
    llvm.store %c200_i32, %2 : i32, !llvm.ptr
    %c0_i32_0 = arith.constant 0 : i32
    llvm.store %c0_i32_0, %3 : i32, !llvm.ptr
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    omp.teams num_teams( to %c3_i32 : i32) thread_limit(%c2_i32 : i32) {
      %c1_i32_8 = arith.constant 1 : i32
      %28 = llvm.alloca %c1_i32_8 x i32 : (i32) -> !llvm.ptr
      %c0_i32_9 = arith.constant 0 : i32
      %29 = llvm.load %2 : !llvm.ptr -> i32
      %c1_i32_10 = arith.constant 1 : i32
      omp.distribute {
        omp.loop_nest (%arg0) : i32 = (%c0_i32_9) to (%29) step (%c1_i32_10) {
          llvm.store %arg0, %28 : i32, !llvm.ptr
          %30 = llvm.load %28 : !llvm.ptr -> i32
          %31 = llvm.load %28 : !llvm.ptr -> i32
          %32 = arith.extsi %31 : i32 to i64
          %33 = llvm.getelementptr %0[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i32
          llvm.store %30, %33 : i32, !llvm.ptr
          omp.yield
        }
      }
      omp.terminator
    } {accc.shared = ["a"]}
    %c2_i32_1 = arith.constant 2 : i32
    omp.teams num_teams( to %c2_i32_1 : i32) reduction(@add_reduction_i32 %1 -> %arg0 : !llvm.ptr) {
      omp.parallel {
        %c1_i32_8 = arith.constant 1 : i32
        %28 = llvm.alloca %c1_i32_8 x i32 : (i32) -> !llvm.ptr
        %c0_i32_9 = arith.constant 0 : i32
        %29 = llvm.load %2 : !llvm.ptr -> i32
        %c1_i32_10 = arith.constant 1 : i32
        omp.distribute private(@last_private_i32 %3 -> %arg1 : !llvm.ptr) {
          omp.wsloop private(@last_private_i32 %3 -> %arg2 : !llvm.ptr) reduction(@add_reduction_i32 %arg0 -> %arg3 : !llvm.ptr) {
            omp.loop_nest (%arg4) : i32 = (%c0_i32_9) to (%29) step (%c1_i32_10) {
              llvm.store %arg4, %28 : i32, !llvm.ptr
              %30 = llvm.load %28 : !llvm.ptr -> i32
              %31 = arith.extsi %30 : i32 to i64
              %32 = llvm.getelementptr %0[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i32
              %33 = llvm.load %32 : !llvm.ptr -> i32
              %34 = llvm.load %arg3 : !llvm.ptr -> i32
              %35 = arith.addi %34, %33 : i32
              llvm.store %35, %arg3 : i32, !llvm.ptr
              %36 = llvm.load %28 : !llvm.ptr -> i32
              llvm.store %36, %arg2 : i32, !llvm.ptr
              %37 = arith.addi %arg4, %c1_i32_10 : i32
              %38 = arith.cmpi sge, %37, %29 : i32
              scf.if %38 {
                %39 = llvm.load %arg2 : !llvm.ptr -> i32
                llvm.store %39, %3 : i32, !llvm.ptr
                %40 = llvm.load %arg2 : !llvm.ptr -> i32
                llvm.store %40, %3 : i32, !llvm.ptr
              }
              omp.yield
            }
          } {accc.lastprivate = array<i1: true>, accc.part, omp.composite}
        } {accc.lastprivate = array<i1: true>, accc.part, omp.composite}
        omp.terminator
      } {accc.part, omp.composite}
      omp.terminator
    }
    %7 = llvm.mlir.addressof @str : !llvm.ptr
    %8 = llvm.load %1 : !llvm.ptr -> i32
    %9 = llvm.load %3 : !llvm.ptr -> i32
    %10 = llvm.call @printf(%7, %8, %9) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32) -> i32
    omp.teams reduction(@add_reduction_i32 %1 -> %arg0 : !llvm.ptr) {
      omp.parallel {
        %c1_i32_8 = arith.constant 1 : i32
        %28 = llvm.alloca %c1_i32_8 x i32 : (i32) -> !llvm.ptr
        %29 = llvm.alloca %c1_i32_8 x i32 : (i32) -> !llvm.ptr
        %c7_i32 = arith.constant 7 : i32
        %c3_i32_9 = arith.constant 3 : i32
        %c0_i32_10 = arith.constant 0 : i32
        %c10_i32 = arith.constant 10 : i32
        %c1_i32_11 = arith.constant 1 : i32
        %c0_i32_12 = arith.constant 0 : i32
        %c20_i32 = arith.constant 20 : i32
        %c1_i32_13 = arith.constant 1 : i32
        omp.distribute dist_schedule_static dist_schedule_chunk_size(%c7_i32 : i32) {
          omp.wsloop schedule(dynamic = %c3_i32_9 : i32) reduction(@add_reduction_i32 %arg0 -> %arg1 : !llvm.ptr) {
            omp.simd reduction(@add_reduction_i32 %arg0 -> %arg2 : !llvm.ptr) {
              omp.loop_nest (%arg3, %arg4) : i32 = (%c0_i32_10, %c0_i32_12) to (%c10_i32, %c20_i32) step (%c1_i32_11, %c1_i32_13) collapse(2) {
                llvm.store %arg3, %28 : i32, !llvm.ptr
                llvm.store %arg4, %29 : i32, !llvm.ptr
                %30 = llvm.load %28 : !llvm.ptr -> i32
                %c20_i32_14 = arith.constant 20 : i32
                %31 = arith.muli %30, %c20_i32_14 : i32
                %32 = llvm.load %29 : !llvm.ptr -> i32
                %33 = arith.addi %31, %32 : i32
                %34 = arith.extsi %33 : i32 to i64
                %35 = llvm.getelementptr %0[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i32
                %36 = llvm.load %35 : !llvm.ptr -> i32
                %37 = llvm.load %arg2 : !llvm.ptr -> i32
                %38 = arith.addi %37, %36 : i32
                llvm.store %38, %arg2 : i32, !llvm.ptr
                omp.yield
              }
            } {accc.part, omp.composite}
          } {accc.part, omp.composite}
        } {accc.part, omp.composite}
        omp.terminator
      } {accc.part, omp.composite}
      omp.terminator
    }
    %11 = llvm.mlir.addressof @str.1 : !llvm.ptr
    %12 = llvm.load %1 : !llvm.ptr -> i32
    %13 = llvm.call @printf(%11, %12) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
    omp.teams reduction(@max_reduction_i32 %1 -> %arg0 : !llvm.ptr) {
      %c1_i32_8 = arith.constant 1 : i32
      %28 = llvm.alloca %c1_i32_8 x i32 : (i32) -> !llvm.ptr
      %c0_i32_9 = arith.constant 0 : i32
      %29 = llvm.load %2 : !llvm.ptr -> i32
      %c1_i32_10 = arith.constant 1 : i32
      omp.distribute {
        omp.simd reduction(@max_reduction_i32 %arg0 -> %arg1 : !llvm.ptr) {
          omp.loop_nest (%arg2) : i32 = (%c0_i32_9) to (%29) step (%c1_i32_10) {
            llvm.store %arg2, %28 : i32, !llvm.ptr
            %30 = llvm.load %arg1 : !llvm.ptr -> i32
            %31 = llvm.load %28 : !llvm.ptr -> i32
            %32 = arith.extsi %31 : i32 to i64
            %33 = llvm.getelementptr %0[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i32
            %34 = llvm.load %33 : !llvm.ptr -> i32
            %c1000_i32 = arith.constant 1000 : i32
            %35 = arith.muli %34, %c1000_i32 : i32
            %36 = arith.cmpi sgt, %30, %35 : i32
            %37 = scf.if %36 -> (i32) {
              %38 = llvm.load %arg1 : !llvm.ptr -> i32
              scf.yield %38 : i32
            } else {
              %38 = llvm.load %28 : !llvm.ptr -> i32
              %39 = arith.extsi %38 : i32 to i64
              %40 = llvm.getelementptr %0[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i32
              %41 = llvm.load %40 : !llvm.ptr -> i32
              %c1000_i32_11 = arith.constant 1000 : i32
              %42 = arith.muli %41, %c1000_i32_11 : i32
              scf.yield %42 : i32
            }
            llvm.store %37, %arg1 : i32, !llvm.ptr
            omp.yield
          }
        } {accc.part, omp.composite}
      } {accc.part, omp.composite}
      omp.terminator
    }
    %14 = llvm.mlir.addressof @str.1 : !llvm.ptr
    %15 = llvm.load %1 : !llvm.ptr -> i32
    %16 = llvm.call @printf(%14, %15) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
    omp.parallel {
      %c1_i32_8 = arith.constant 1 : i32
      %28 = llvm.alloca %c1_i32_8 x i32 : (i32) -> !llvm.ptr
      %c0_i32_9 = arith.constant 0 : i32
      %29 = llvm.load %2 : !llvm.ptr -> i32
      %c1_i32_10 = arith.constant 1 : i32
      omp.loop {
        omp.loop_nest (%arg0) : i32 = (%c0_i32_9) to (%29) step (%c1_i32_10) {
          llvm.store %arg0, %28 : i32, !llvm.ptr
          %30 = llvm.load %28 : !llvm.ptr -> i32
          %31 = llvm.load %28 : !llvm.ptr -> i32
          %32 = arith.extsi %31 : i32 to i64
          %33 = llvm.getelementptr %0[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i32
          %34 = llvm.load %33 : !llvm.ptr -> i32
          %35 = arith.addi %34, %30 : i32
          llvm.store %35, %33 : i32, !llvm.ptr
          omp.yield
        }
      } {accc.part}
      omp.terminator
    }
    omp.teams {
      %c1_i32_8 = arith.constant 1 : i32
      %28 = llvm.alloca %c1_i32_8 x i32 : (i32) -> !llvm.ptr
      %c0_i32_9 = arith.constant 0 : i32
      %29 = llvm.load %2 : !llvm.ptr -> i32
      %c1_i32_10 = arith.constant 1 : i32
      omp.loop reduction(@add_reduction_i32 %1 -> %arg0 : !llvm.ptr) {
        omp.loop_nest (%arg1) : i32 = (%c0_i32_9) to (%29) step (%c1_i32_10) {
          llvm.store %arg1, %28 : i32, !llvm.ptr
          %30 = llvm.load %28 : !llvm.ptr -> i32
          %31 = arith.extsi %30 : i32 to i64
          %32 = llvm.getelementptr %0[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i32
          %33 = llvm.load %32 : !llvm.ptr -> i32
          %34 = llvm.load %arg0 : !llvm.ptr -> i32
          %35 = arith.addi %34, %33 : i32
          llvm.store %35, %arg0 : i32, !llvm.ptr
          omp.yield
        }
      } {accc.part}
      omp.terminator
    }
    omp.parallel {
      %c1_i32_8 = arith.constant 1 : i32
      %28 = llvm.alloca %c1_i32_8 x i32 : (i32) -> !llvm.ptr
      %c0_i32_9 = arith.constant 0 : i32
      %29 = llvm.load %2 : !llvm.ptr -> i32
      %c1_i32_10 = arith.constant 1 : i32
      omp.loop bind(parallel) {
        omp.loop_nest (%arg0) : i32 = (%c0_i32_9) to (%29) step (%c1_i32_10) {
          llvm.store %arg0, %28 : i32, !llvm.ptr
          %c1_i32_11 = arith.constant 1 : i32
          %30 = llvm.load %28 : !llvm.ptr -> i32
          %31 = arith.extsi %30 : i32 to i64
          %32 = llvm.getelementptr %0[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i32
          %33 = llvm.load %32 : !llvm.ptr -> i32
          %34 = arith.addi %33, %c1_i32_11 : i32
          llvm.store %34, %32 : i32, !llvm.ptr
          omp.yield
        }
      }
      omp.terminator
    }
    %17 = llvm.mlir.addressof @str : !llvm.ptr
    %18 = llvm.load %1 : !llvm.ptr -> i32
    %19 = llvm.load %3 : !llvm.ptr -> i32
    %20 = llvm.call @printf(%17, %18, %19) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32) -> i32
    %c0_i32_2 = arith.constant 0 : i32
    llvm.store %c0_i32_2, %4 : i32, !llvm.ptr
    %c0_i32_3 = arith.constant 0 : i32
    llvm.store %c0_i32_3, %5 : i32, !llvm.ptr
    %c0_i32_4 = arith.constant 0 : i32
    llvm.store %c0_i32_4, %6 : i32, !llvm.ptr
    %c2_i32_5 = arith.constant 2 : i32
    omp.teams num_teams( to %c2_i32_5 : i32) reduction(@add_reduction_i32 %4 -> %arg0, @add_reduction_i32 %5 -> %arg1, @add_reduction_i32 %6 -> %arg2 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      %c1_i32_8 = arith.constant 1 : i32
      %28 = llvm.alloca %c1_i32_8 x i32 : (i32) -> !llvm.ptr
      %29 = func.call @omp_get_team_num() : () -> i32
      llvm.store %29, %28 : i32, !llvm.ptr
      %30 = llvm.load %arg0 : !llvm.ptr -> i32
      %c1_i32_9 = arith.constant 1 : i32
      %31 = arith.addi %30, %c1_i32_9 : i32
      llvm.store %31, %arg0 : i32, !llvm.ptr
      %c2_i32_10 = arith.constant 2 : i32
      omp.parallel num_threads(%c2_i32_10 : i32) reduction(@add_reduction_i32 %arg1 -> %arg3, @add_reduction_i32 %arg2 -> %arg4 : !llvm.ptr, !llvm.ptr) {
        %32 = llvm.load %arg3 : !llvm.ptr -> i32
        %c1_i32_11 = arith.constant 1 : i32
        %33 = arith.addi %32, %c1_i32_11 : i32
        llvm.store %33, %arg3 : i32, !llvm.ptr
        %34 = func.call @omp_get_team_num() : () -> i32
        %35 = llvm.load %28 : !llvm.ptr -> i32
        %36 = arith.cmpi ne, %34, %35 : i32
        %37 = scf.if %36 -> (i1) {
          %true = arith.constant true
          scf.yield %true : i1
        } else {
          %41 = func.call @omp_get_num_teams() : () -> i32
          %c2_i32_12 = arith.constant 2 : i32
          %42 = arith.cmpi ne, %41, %c2_i32_12 : i32
          scf.yield %42 : i1
        }
        %38 = arith.extui %37 : i1 to i32
        %39 = llvm.load %arg4 : !llvm.ptr -> i32
        %40 = arith.addi %39, %38 : i32
        llvm.store %40, %arg4 : i32, !llvm.ptr
        omp.terminator
      }
      omp.terminator
    }
    %21 = llvm.mlir.addressof @str.2 : !llvm.ptr
    %22 = llvm.load %4 : !llvm.ptr -> i32
    %23 = llvm.load %5 : !llvm.ptr -> i32
    %c1_i32_6 = arith.constant 1 : i32
    %24 = arith.cmpi sgt, %23, %c1_i32_6 : i32
    %25 = arith.extui %24 : i1 to i32
    %26 = llvm.load %6 : !llvm.ptr -> i32
    %27 = llvm.call @printf(%21, %22, %25, %26) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32) -> i32
    %c0_i32_7 = arith.constant 0 : i32
    return %c0_i32_7 : i32
  }
  llvm.mlir.global internal constant @str("%d %d\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.1("%d\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.2("%d %d %d\0A\00") {addr_space = 0 : i32}
  func.func private @omp_get_num_teams() -> i32
  func.func private @omp_get_team_num() -> i32
  llvm.func @printf(!llvm.ptr, ...) -> i32
}

