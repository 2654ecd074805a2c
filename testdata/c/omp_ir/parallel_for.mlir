module {
  omp.declare_reduction @add_reduction_f64 : f64 init {
  ^bb0(%arg0: f64):
    %cst = arith.constant 0.000000e+00 : f64
    omp.yield(%cst : f64)
  } combiner {
  ^bb0(%arg0: f64, %arg1: f64):
    %0 = arith.addf %arg0, %arg1 : f64
    omp.yield(%0 : f64)
  }
  omp.private {type = private} @j_private_i32 : i32
  omp.private {type = firstprivate} @y_firstprivate_i32 : i32 copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> i32
    llvm.store %0, %arg1 : i32, !llvm.ptr
    omp.yield(%arg1 : !llvm.ptr)
  }
  omp.private {type = private} @x_private_i32 : i32
  omp.private {type = private} @i_private_i32 : i32
  func.func @shared_loop(%arg0: i32, %arg1: !llvm.ptr, %arg2: i32, %arg3: i32) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %c1_i32 x f64 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : i32, !llvm.ptr
    llvm.store %arg3, %3 : i32, !llvm.ptr
    %cst = arith.constant 0.000000e+00 : f64
    llvm.store %cst, %6 : f64, !llvm.ptr
    %7 = llvm.load %0 : !llvm.ptr -> i32
    omp.parallel num_threads(%7 : i32) {
      %c1_i32_0 = arith.constant 1 : i32
      %8 = llvm.alloca %c1_i32_0 x i32 : (i32) -> !llvm.ptr
      %c4_i32 = arith.constant 4 : i32
      %c0_i32 = arith.constant 0 : i32
      %9 = llvm.load %0 : !llvm.ptr -> i32
      %c1_i32_1 = arith.constant 1 : i32
      omp.wsloop schedule(static = %c4_i32 : i32) private(@x_private_i32 %2 -> %arg4, @y_firstprivate_i32 %3 -> %arg5, @j_private_i32 %4 -> %arg6, @i_private_i32 %5 -> %arg7 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) reduction(@add_reduction_f64 %6 -> %arg8 : !llvm.ptr) {
        omp.loop_nest (%arg9) : i32 = (%c0_i32) to (%9) step (%c1_i32_1) {
          llvm.store %arg9, %arg7 : i32, !llvm.ptr
          %10 = llvm.load %arg7 : !llvm.ptr -> i32
          %11 = llvm.load %arg5 : !llvm.ptr -> i32
          %12 = arith.addi %10, %11 : i32
          llvm.store %12, %8 : i32, !llvm.ptr
          %13 = llvm.load %8 : !llvm.ptr -> i32
          llvm.store %13, %arg4 : i32, !llvm.ptr
          %14 = llvm.load %8 : !llvm.ptr -> i32
          %15 = llvm.load %arg4 : !llvm.ptr -> i32
          %16 = arith.addi %14, %15 : i32
          %17 = llvm.load %arg5 : !llvm.ptr -> i32
          %18 = arith.addi %16, %17 : i32
          %19 = arith.sitofp %18 : i32 to f32
          %20 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
          %21 = llvm.load %arg7 : !llvm.ptr -> i32
          %22 = arith.extsi %21 : i32 to i64
          %23 = llvm.getelementptr %20[%22] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          llvm.store %19, %23 : f32, !llvm.ptr
          %24 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
          %25 = llvm.load %arg7 : !llvm.ptr -> i32
          %26 = arith.extsi %25 : i32 to i64
          %27 = llvm.getelementptr %24[%26] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %28 = llvm.load %27 : !llvm.ptr -> f32
          %29 = arith.extf %28 : f32 to f64
          %30 = llvm.load %arg8 : !llvm.ptr -> f64
          %31 = arith.addf %30, %29 : f64
          llvm.store %31, %arg8 : f64, !llvm.ptr
          %32 = llvm.load %arg7 : !llvm.ptr -> i32
          llvm.store %32, %arg6 : i32, !llvm.ptr
          %33 = arith.addi %arg9, %c1_i32_1 : i32
          %34 = arith.cmpi sge, %33, %9 : i32
          scf.if %34 {
            llvm.store %33, %arg7 : i32, !llvm.ptr
            %35 = llvm.load %arg6 : !llvm.ptr -> i32
            llvm.store %35, %4 : i32, !llvm.ptr
          }
          omp.yield
        }
      } {accc.implied_private = array<i1: false, false, false, true>, accc.lastprivate = array<i1: false, false, true, false>, accc.part}
      omp.terminator
    }
    return
  }
  func.func @composite(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %c1_i32_0 = arith.constant 1 : i32
    %c4_i32 = arith.constant 4 : i32
    omp.teams num_teams(%c1_i32_0 : i32 to %c4_i32 : i32) {
      omp.parallel {
        %c1_i32_1 = arith.constant 1 : i32
        %3 = llvm.alloca %c1_i32_1 x i32 : (i32) -> !llvm.ptr
        %c0_i32 = arith.constant 0 : i32
        %4 = llvm.load %0 : !llvm.ptr -> i32
        %c1_i32_2 = arith.constant 1 : i32
        %c-1_i32 = arith.constant -1 : i32
        %5 = arith.addi %4, %c-1_i32 : i32
        %c0_i32_3 = arith.constant 0 : i32
        %c10_i32 = arith.constant 10 : i32
        %c1_i32_4 = arith.constant 1 : i32
        omp.distribute dist_schedule_static {
          omp.wsloop {
            omp.simd private(@i_private_i32 %2 -> %arg2 : !llvm.ptr) {
              omp.loop_nest (%arg3, %arg4) : i32 = (%c0_i32, %c0_i32_3) to (%5, %c10_i32) inclusive step (%c1_i32_2, %c1_i32_4) collapse(2) {
                llvm.store %arg3, %arg2 : i32, !llvm.ptr
                llvm.store %arg4, %3 : i32, !llvm.ptr
                %6 = llvm.load %3 : !llvm.ptr -> i32
                %7 = arith.sitofp %6 : i32 to f32
                %8 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
                %9 = llvm.load %arg2 : !llvm.ptr -> i32
                %10 = arith.extsi %9 : i32 to i64
                %11 = llvm.getelementptr %8[%10] : (!llvm.ptr, i64) -> !llvm.ptr, f32
                llvm.store %7, %11 : f32, !llvm.ptr
                %12 = arith.addi %arg3, %c1_i32_2 : i32
                %13 = arith.cmpi sgt, %12, %5 : i32
                %14 = arith.addi %arg4, %c1_i32_4 : i32
                %15 = arith.cmpi sgt, %14, %c10_i32 : i32
                %16 = arith.andi %13, %15 : i1
                scf.if %16 {
                  llvm.store %12, %arg2 : i32, !llvm.ptr
                  %17 = llvm.load %arg2 : !llvm.ptr -> i32
                  llvm.store %17, %2 : i32, !llvm.ptr
                }
                omp.yield
              }
            } {accc.implied_private = array<i1: true>, accc.lastprivate = array<i1: true>, accc.part, omp.composite}
          } {accc.part, omp.composite}
        } {accc.part, omp.composite}
        omp.terminator
      } {omp.composite}
      omp.terminator
    }
    return
  }
}
