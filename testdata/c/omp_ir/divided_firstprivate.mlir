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
  omp.private {type = firstprivate} @n_firstprivate_i32 : i32 copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> i32
    llvm.store %0, %arg1 : i32, !llvm.ptr
    omp.yield(%arg1 : !llvm.ptr)
  }
  omp.private {type = firstprivate} @s2_firstprivate_struct_pair : !llvm.struct<"pair", (i32, array<4 x f64>)> copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %c40_i64 = arith.constant 40 : i64
    "llvm.intr.memcpy"(%arg1, %arg0, %c40_i64) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    omp.yield(%arg1 : !llvm.ptr)
  }
  omp.private {type = firstprivate} @s1_firstprivate_struct_pair : !llvm.struct<"pair", (i32, array<4 x f64>)> copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %c40_i64 = arith.constant 40 : i64
    "llvm.intr.memcpy"(%arg1, %arg0, %c40_i64) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    omp.yield(%arg1 : !llvm.ptr)
  }
  omp.private {type = firstprivate} @a2_firstprivate_16xf64 : !llvm.array<16 x f64> copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %c128_i64 = arith.constant 128 : i64
    "llvm.intr.memcpy"(%arg1, %arg0, %c128_i64) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    omp.yield(%arg1 : !llvm.ptr)
  }
  func.func @f(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x f64 : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.array<16 x f64> : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x !llvm.array<16 x f64> : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x !llvm.struct<"pair", (i32, array<4 x f64>)> : (i32) -> !llvm.ptr
    %6 = llvm.alloca %c1_i32 x !llvm.struct<"pair", (i32, array<4 x f64>)> : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %cst = arith.constant 0.000000e+00 : f64
    llvm.store %cst, %2 : f64, !llvm.ptr
    %7 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c40_i64 = arith.constant 40 : i64
    "llvm.intr.memcpy"(%5, %7, %c40_i64) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %8 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c40_i64_0 = arith.constant 40 : i64
    "llvm.intr.memcpy"(%6, %8, %c40_i64_0) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %c0_i32 = arith.constant 0 : i32
    %9 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_1 = arith.constant 1 : i32
    %10 = omp.map.info var_ptr(%2 : !llvm.ptr, f64) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr {name = "total"}
    %11 = omp.map.info var_ptr(%3 : !llvm.ptr, !llvm.array<16 x f64>) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr {name = "a1"}
    %12 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(implicit) capture(ByCopy) -> !llvm.ptr {name = "n"}
    %13 = omp.map.info var_ptr(%4 : !llvm.ptr, !llvm.array<16 x f64>) map_clauses(to) capture(ByRef) -> !llvm.ptr
    %14 = omp.map.info var_ptr(%5 : !llvm.ptr, !llvm.struct<"pair", (i32, array<4 x f64>)>) map_clauses(to) capture(ByRef) -> !llvm.ptr
    %15 = omp.map.info var_ptr(%6 : !llvm.ptr, !llvm.struct<"pair", (i32, array<4 x f64>)>) map_clauses(to) capture(ByRef) -> !llvm.ptr
    omp.target host_eval(%c0_i32 -> %arg2, %9 -> %arg3, %c1_i32_1 -> %arg4 : i32, i32, i32) map_entries(%10 -> %arg5, %11 -> %arg6, %12 -> %arg7, %13 -> %arg8, %14 -> %arg9, %15 -> %arg10 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) private(@a2_firstprivate_16xf64 %4 -> %arg11 [map_idx=3], @s1_firstprivate_struct_pair %5 -> %arg12 [map_idx=4], @s2_firstprivate_struct_pair %6 -> %arg13 [map_idx=5] : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      omp.teams private(@n_firstprivate_i32 %arg7 -> %arg14 : !llvm.ptr) reduction(@add_reduction_f64 %arg5 -> %arg15 : !llvm.ptr) {
        omp.parallel private(@a2_firstprivate_16xf64 %arg11 -> %arg16, @s1_firstprivate_struct_pair %arg12 -> %arg17, @s2_firstprivate_struct_pair %arg13 -> %arg18, @n_firstprivate_i32 %arg14 -> %arg19 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) {
          %c1_i32_2 = arith.constant 1 : i32
          %16 = llvm.alloca %c1_i32_2 x i32 : (i32) -> !llvm.ptr
          omp.distribute {
            omp.wsloop reduction(@add_reduction_f64 %arg15 -> %arg20 : !llvm.ptr) {
              omp.loop_nest (%arg21) : i32 = (%arg2) to (%arg3) step (%arg4) {
                llvm.store %arg21, %16 : i32, !llvm.ptr
                %c1_i64 = arith.constant 1 : i64
                %17 = llvm.getelementptr %arg16[%c1_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f64
                %18 = llvm.load %17 : !llvm.ptr -> f64
                %19 = llvm.load %arg19 : !llvm.ptr -> i32
                %20 = arith.sitofp %19 : i32 to f64
                %21 = arith.mulf %18, %20 : f64
                %c2_i64 = arith.constant 2 : i64
                %22 = llvm.getelementptr %arg6[%c2_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f64
                llvm.store %21, %22 : f64, !llvm.ptr
                omp.yield
              }
            } {accc.part, omp.composite}
          } {accc.part, omp.composite}
          omp.terminator
        } {accc.default = "firstprivate", accc.implied_private = array<i1: false, false, false, true>, accc.part, omp.composite}
        omp.terminator
      } {accc.default = "firstprivate", accc.implied_private = array<i1: true>, accc.part}
      omp.terminator
    } {accc.default = "firstprivate"}
    return
  }
}
