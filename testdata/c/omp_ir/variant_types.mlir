module {
  func.func private @__accc_omp_directive_6() attributes {accc.directive = {args = {args = [{word = "msin"}], clause = "declare variant"}, clauses = [{args = [], clause = "match", context = [{set = "construct", traits = [{trait = "simd"}]}]}], name = "declare variant"}}
  func.func private @__accc_omp_directive_5() attributes {accc.directive = {args = {args = [{word = "vc"}], clause = "declare variant"}, clauses = [{args = [], clause = "match", context = [{set = "construct", traits = [{trait = "parallel"}]}]}], name = "declare variant"}}
  func.func private @__accc_omp_directive_4() attributes {accc.directive = {args = {args = [{word = "oldv"}], clause = "declare variant"}, clauses = [{args = [], clause = "match", context = [{set = "construct", traits = [{trait = "teams"}]}]}], name = "declare variant"}}
  func.func private @__accc_omp_directive_3(%arg0: !llvm.ptr) -> i1 attributes {accc.directive = {args = {args = [{word = "lp"}], clause = "declare variant"}, clauses = [{args = [], clause = "match", context = [{set = "construct", traits = [{trait = "parallel"}]}, {set = "user", traits = [{args = [{value = 0 : i64}], trait = "condition"}]}]}], name = "declare variant"}} {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : !llvm.ptr, !llvm.ptr
    %1 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %c0_i64 = arith.constant 0 : i64
    %2 = llvm.getelementptr %1[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %3 = llvm.load %2 : !llvm.ptr -> i8
    %4 = arith.extsi %3 : i8 to i32
    %c97_i32 = arith.constant 97 : i32
    %5 = arith.cmpi eq, %4, %c97_i32 : i32
    return %5 : i1
  }
  func.func private @__accc_omp_directive_2() attributes {accc.directive = {args = {args = [{word = "lp"}], clause = "declare variant"}, clauses = [{args = [], clause = "match", context = [{set = "construct", traits = [{trait = "for"}]}]}], name = "declare variant"}}
  func.func private @__accc_omp_directive_1(%arg0: !llvm.ptr {llvm.byval = !llvm.struct<"s", (array<4 x f64>)>}, %arg1: i32) -> i1 attributes {accc.directive = {args = {args = [{word = "vs"}], clause = "declare variant"}, clauses = [{args = [], clause = "match", context = [{set = "construct", traits = [{trait = "simd"}]}, {set = "user", traits = [{args = [{value = 0 : i64}], trait = "condition"}]}]}], name = "declare variant"}} {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg1, %0 : i32, !llvm.ptr
    %1 = llvm.getelementptr %arg0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"s", (array<4 x f64>)>
    %c1_i64 = arith.constant 1 : i64
    %2 = llvm.getelementptr %1[%c1_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %3 = llvm.load %2 : !llvm.ptr -> f64
    %4 = llvm.load %0 : !llvm.ptr -> i32
    %5 = arith.sitofp %4 : i32 to f64
    %6 = arith.cmpf ogt, %3, %5 : f64
    return %6 : i1
  }
  func.func private @vs(%arg0: !llvm.ptr {llvm.sret = !llvm.struct<"s", (array<4 x f64>)>}, %arg1: !llvm.ptr {llvm.byval = !llvm.struct<"s", (array<4 x f64>)>}, %arg2: i32) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg2, %0 : i32, !llvm.ptr
    %1 = llvm.load %0 : !llvm.ptr -> i32
    %2 = arith.sitofp %1 : i32 to f64
    %3 = llvm.getelementptr %arg1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"s", (array<4 x f64>)>
    %c0_i64 = arith.constant 0 : i64
    %4 = llvm.getelementptr %3[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %2, %4 : f64, !llvm.ptr
    %c32_i64 = arith.constant 32 : i64
    "llvm.intr.memcpy"(%arg0, %arg1, %c32_i64) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    return
  }
  func.func private @bs(%arg0: !llvm.ptr {llvm.sret = !llvm.struct<"s", (array<4 x f64>)>}, %arg1: !llvm.ptr {llvm.byval = !llvm.struct<"s", (array<4 x f64>)>}, %arg2: i32) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg2, %0 : i32, !llvm.ptr
    %c32_i64 = arith.constant 32 : i64
    "llvm.intr.memcpy"(%arg0, %arg1, %c32_i64) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    return
  }
  func.func @w(%arg0: !llvm.ptr, %arg1: i32) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.struct<"s", (array<4 x f64>)> : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x !llvm.struct<"s", (array<4 x f64>)> : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %1 : i32, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    %5 = llvm.load %1 : !llvm.ptr -> i32
    %c1_i32_0 = arith.constant 1 : i32
    omp.simd {
      omp.loop_nest (%arg2) : i32 = (%c0_i32) to (%5) step (%c1_i32_0) {
        llvm.store %arg2, %2 : i32, !llvm.ptr
        %11 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
        %12 = llvm.load %2 : !llvm.ptr -> i32
        %13 = arith.extsi %12 : i32 to i64
        %14 = llvm.getelementptr %11[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"s", (array<4 x f64>)>
        %c32_i64 = arith.constant 32 : i64
        "llvm.intr.memcpy"(%4, %14, %c32_i64) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
        %15 = llvm.load %2 : !llvm.ptr -> i32
        %16 = func.call @__accc_omp_directive_1(%4, %15) : (!llvm.ptr, i32) -> i1
        scf.if %16 {
          func.call @vs(%3, %4, %15) : (!llvm.ptr, !llvm.ptr, i32) -> ()
        } else {
          func.call @bs(%3, %4, %15) : (!llvm.ptr, !llvm.ptr, i32) -> ()
        } {accc.variant_of = "bs"}
        %17 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
        %18 = llvm.load %2 : !llvm.ptr -> i32
        %19 = arith.extsi %18 : i32 to i64
        %20 = llvm.getelementptr %17[%19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"s", (array<4 x f64>)>
        %c32_i64_3 = arith.constant 32 : i64
        "llvm.intr.memcpy"(%20, %3, %c32_i64_3) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
        omp.yield
      }
    }
    %c0_i32_1 = arith.constant 0 : i32
    %6 = llvm.load %1 : !llvm.ptr -> i32
    %c1_i32_2 = arith.constant 1 : i32
    %7 = omp.map.info var_ptr(%1 : !llvm.ptr, i32) map_clauses(implicit) capture(ByCopy) -> !llvm.ptr {name = "n"}
    %8 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c-1 = arith.constant -1 : index
    %9 = omp.map.bounds lower_bound(%c0 : index) upper_bound(%c-1 : index) extent(%c0 : index) stride(%c1 : index) start_idx(%c0 : index)
    %10 = omp.map.info var_ptr(%8 : !llvm.ptr, !llvm.struct<"s", (array<4 x f64>)>) map_clauses(implicit) capture(ByRef) bounds(%9) -> !llvm.ptr {name = "x"}
    omp.target host_eval(%c0_i32_1 -> %arg2, %6 -> %arg3, %c1_i32_2 -> %arg4 : i32, i32, i32) map_entries(%7 -> %arg5, %10 -> %arg6 : !llvm.ptr, !llvm.ptr) {
      %c1_i32_3 = arith.constant 1 : i32
      %11 = llvm.alloca %c1_i32_3 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %arg6, %11 : !llvm.ptr, !llvm.ptr
      omp.teams {
        omp.parallel {
          %c1_i32_4 = arith.constant 1 : i32
          %12 = llvm.alloca %c1_i32_4 x i32 : (i32) -> !llvm.ptr
          omp.distribute {
            omp.wsloop {
              omp.loop_nest (%arg7) : i32 = (%arg2) to (%arg3) step (%arg4) {
                llvm.store %arg7, %12 : i32, !llvm.ptr
                %13 = llvm.load %12 : !llvm.ptr -> i32
                %cst = arith.constant 2.000000e+00 : f32
                %14 = arith.extf %cst : f32 to f64
                %15 = func.call @oldv(%13, %14) {accc.variant_of = "old"} : (i32, f64) -> i32
                %16 = arith.sitofp %15 : i32 to f64
                %17 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
                %18 = llvm.load %12 : !llvm.ptr -> i32
                %19 = arith.extsi %18 : i32 to i64
                %20 = llvm.getelementptr %17[%19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"s", (array<4 x f64>)>
                %21 = llvm.getelementptr %20[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"s", (array<4 x f64>)>
                %c0_i64 = arith.constant 0 : i64
                %22 = llvm.getelementptr %21[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f64
                llvm.store %16, %22 : f64, !llvm.ptr
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
    return
  }
  func.func @ww(%arg0: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : !llvm.ptr, !llvm.ptr
    omp.parallel {
      %c1_i32_0 = arith.constant 1 : i32
      %1 = llvm.alloca %c1_i32_0 x !llvm.struct<(f64, f64)> : (i32) -> !llvm.ptr
      %2 = llvm.alloca %c1_i32_0 x !llvm.struct<(f64, f64)> : (i32) -> !llvm.ptr
      %3 = llvm.alloca %c1_i32_0 x !llvm.struct<(f64, f64)> : (i32) -> !llvm.ptr
      %4 = llvm.alloca %c1_i32_0 x !llvm.struct<(f64, f64)> : (i32) -> !llvm.ptr
      %5 = llvm.alloca %c1_i32_0 x !llvm.struct<(f64, f64)> : (i32) -> !llvm.ptr
      %6 = llvm.alloca %c1_i32_0 x !llvm.struct<(f64, f64)> : (i32) -> !llvm.ptr
      %7 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
      %c1_i64 = arith.constant 1 : i64
      %8 = llvm.getelementptr %7[%c1_i64] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f64, f64)>
      %9 = llvm.getelementptr %8[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
      %10 = llvm.load %9 : !llvm.ptr -> f64
      %11 = llvm.getelementptr %8[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
      %12 = llvm.load %11 : !llvm.ptr -> f64
      %13 = llvm.getelementptr %2[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
      llvm.store %10, %13 : f64, !llvm.ptr
      %14 = llvm.getelementptr %2[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
      llvm.store %12, %14 : f64, !llvm.ptr
      func.call @vc(%1, %2) {accc.variant_of = "bc"} : (!llvm.ptr, !llvm.ptr) -> ()
      %15 = llvm.getelementptr %1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
      %16 = llvm.load %15 : !llvm.ptr -> f64
      %17 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
      %18 = llvm.load %17 : !llvm.ptr -> f64
      %19 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
      %c2_i64 = arith.constant 2 : i64
      %20 = llvm.getelementptr %19[%c2_i64] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f64, f64)>
      %21 = llvm.getelementptr %20[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
      %22 = llvm.load %21 : !llvm.ptr -> f64
      %23 = llvm.getelementptr %20[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
      %24 = llvm.load %23 : !llvm.ptr -> f64
      %25 = llvm.getelementptr %5[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
      llvm.store %22, %25 : f64, !llvm.ptr
      %26 = llvm.getelementptr %5[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
      llvm.store %24, %26 : f64, !llvm.ptr
      func.call @vc(%4, %5) {accc.variant_of = "bc"} : (!llvm.ptr, !llvm.ptr) -> ()
      %27 = llvm.getelementptr %4[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
      %28 = llvm.load %27 : !llvm.ptr -> f64
      %29 = llvm.getelementptr %4[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
      %30 = llvm.load %29 : !llvm.ptr -> f64
      %31 = llvm.getelementptr %6[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
      llvm.store %28, %31 : f64, !llvm.ptr
      %32 = llvm.getelementptr %6[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
      llvm.store %30, %32 : f64, !llvm.ptr
      func.call @vc(%3, %6) {accc.variant_of = "bc"} : (!llvm.ptr, !llvm.ptr) -> ()
      %33 = llvm.getelementptr %3[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
      %34 = llvm.load %33 : !llvm.ptr -> f64
      %35 = llvm.getelementptr %3[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
      %36 = llvm.load %35 : !llvm.ptr -> f64
      %37 = arith.addf %16, %34 : f64
      %38 = arith.addf %18, %36 : f64
      %39 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
      %c0_i64 = arith.constant 0 : i64
      %40 = llvm.getelementptr %39[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f64, f64)>
      %41 = llvm.getelementptr %40[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
      llvm.store %37, %41 : f64, !llvm.ptr
      %42 = llvm.getelementptr %40[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
      llvm.store %38, %42 : f64, !llvm.ptr
      omp.terminator
    }
    return
  }
  func.func @www(%arg0: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %c0_i64 = arith.constant 0 : i64
    %3 = llvm.getelementptr %2[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %4 = llvm.load %3 : !llvm.ptr -> f64
    %5 = math.sqrt %4 : f64
    %6 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %c1_i64 = arith.constant 1 : i64
    %7 = llvm.getelementptr %6[%c1_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %5, %7 : f64, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    %c4_i32 = arith.constant 4 : i32
    %c1_i32_0 = arith.constant 1 : i32
    omp.simd {
      omp.loop_nest (%arg1) : i32 = (%c0_i32) to (%c4_i32) step (%c1_i32_0) {
        llvm.store %arg1, %1 : i32, !llvm.ptr
        %8 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
        %9 = llvm.load %1 : !llvm.ptr -> i32
        %10 = arith.extsi %9 : i32 to i64
        %11 = llvm.getelementptr %8[%10] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %12 = llvm.load %11 : !llvm.ptr -> f64
        %13 = func.call @msin(%12) {accc.variant_of = "sqrt"} : (f64) -> f64
        %14 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
        %15 = llvm.load %1 : !llvm.ptr -> i32
        %16 = arith.extsi %15 : i32 to i64
        %17 = llvm.getelementptr %14[%16] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        llvm.store %13, %17 : f64, !llvm.ptr
        omp.yield
      }
    }
    return
  }
  func.func @printed(%arg0: i32) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    omp.parallel {
      %2 = llvm.mlir.addressof @str : !llvm.ptr
      %3 = llvm.load %0 : !llvm.ptr -> i32
      %4 = func.call @__accc_omp_directive_3(%2) : (!llvm.ptr) -> i1
      %5 = scf.if %4 -> (i32) {
        %6 = llvm.call @lp(%2, %3) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
        scf.yield %6 : i32
      } else {
        %6 = llvm.call @p(%2, %3) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
        scf.yield %6 : i32
      } {accc.variant_of = "p"}
      omp.terminator
    }
    %c0_i32 = arith.constant 0 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1_i32_0 = arith.constant 1 : i32
    omp.wsloop {
      omp.loop_nest (%arg1) : i32 = (%c0_i32) to (%c3_i32) step (%c1_i32_0) {
        llvm.store %arg1, %1 : i32, !llvm.ptr
        %2 = llvm.mlir.addressof @str.1 : !llvm.ptr
        %3 = llvm.call @lp(%2) vararg(!llvm.func<i32 (ptr, ...)>) {accc.variant_of = "q"} : (!llvm.ptr) -> i32
        omp.yield
      }
    }
    return
  }
  llvm.mlir.global internal constant @str("abc %d\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.1("y\00") {addr_space = 0 : i32}
  llvm.func @lp(!llvm.ptr, ...) -> i32
  func.func private @msin(f64) -> f64
  func.func private @oldv(i32, f64) -> i32
  llvm.func @p(!llvm.ptr, ...) -> i32
  func.func private @vc(!llvm.ptr {llvm.sret = !llvm.struct<(f64, f64)>}, !llvm.ptr {llvm.byval = !llvm.struct<(f64, f64)>})
}
