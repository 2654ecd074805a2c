module {
  omp.private {type = firstprivate} @firstprivatization_f32_omp : f32 copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> f32
    llvm.store %0, %arg1 : f32, !llvm.ptr
    omp.yield(%arg1 : !llvm.ptr)
  }
  omp.declare_reduction @add_reduction_add_f32 : !llvm.ptr attributes {byref_element_type = f32} alloc {
    %c1_i64 = arith.constant 1 : i64
    %0 = llvm.alloca %c1_i64 x f32 : (i64) -> !llvm.ptr
    omp.yield(%0 : !llvm.ptr)
  } init {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x f32 : (i32) -> !llvm.ptr
    %cst = arith.constant 0.000000e+00 : f32
    llvm.store %cst, %0 : f32, !llvm.ptr
    %1 = llvm.load %0 : !llvm.ptr -> f32
    llvm.store %1, %arg1 : f32, !llvm.ptr
    omp.yield(%arg1 : !llvm.ptr)
  } combiner {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> f32
    %1 = llvm.load %arg1 : !llvm.ptr -> f32
    %2 = arith.addf %0, %1 : f32
    llvm.store %2, %arg0 : f32, !llvm.ptr
    omp.yield(%arg0 : !llvm.ptr)
  }
  func.func @scale(%arg0: i32, %arg1: !llvm.ptr, %arg2: f32) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x f32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : f32, !llvm.ptr
    %3 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    omp.parallel {
      %c1_i32_0 = arith.constant 1 : i32
      %4 = llvm.alloca %c1_i32_0 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %3, %4 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %5 = llvm.load %0 : !llvm.ptr -> i32
      %c1_i32_1 = arith.constant 1 : i32
      omp.wsloop {
        omp.loop_nest (%arg3) : i32 = (%c0_i32) to (%5) step (%c1_i32_1) {
          %c1_i32_2 = arith.constant 1 : i32
          %6 = llvm.alloca %c1_i32_2 x i32 : (i32) -> !llvm.ptr
          llvm.store %arg3, %6 : i32, !llvm.ptr
          %7 = llvm.load %2 : !llvm.ptr -> f32
          %8 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
          %9 = llvm.load %6 : !llvm.ptr -> i32
          %10 = arith.extsi %9 : i32 to i64
          %11 = llvm.getelementptr %8[%10] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %12 = llvm.load %11 : !llvm.ptr -> f32
          %13 = arith.mulf %12, %7 : f32
          llvm.store %13, %11 : f32, !llvm.ptr
          omp.yield
        }
      } {accc.part}
      omp.terminator
    }
    return
  }
  func.func @sum(%arg0: i32, %arg1: !llvm.ptr) -> f32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x f32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %cst = arith.constant 0.000000e+00 : f32
    llvm.store %cst, %2 : f32, !llvm.ptr
    %3 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    omp.parallel {
      %c1_i32_0 = arith.constant 1 : i32
      %5 = llvm.alloca %c1_i32_0 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %3, %5 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %6 = llvm.load %0 : !llvm.ptr -> i32
      %c1_i32_1 = arith.constant 1 : i32
      omp.wsloop reduction(byref @add_reduction_add_f32 %2 -> %arg2 : !llvm.ptr) {
        omp.loop_nest (%arg3) : i32 = (%c0_i32) to (%6) step (%c1_i32_1) {
          %c1_i32_2 = arith.constant 1 : i32
          %7 = llvm.alloca %c1_i32_2 x i32 : (i32) -> !llvm.ptr
          llvm.store %arg3, %7 : i32, !llvm.ptr
          %8 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
          %9 = llvm.load %7 : !llvm.ptr -> i32
          %10 = arith.extsi %9 : i32 to i64
          %11 = llvm.getelementptr %8[%10] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %12 = llvm.load %11 : !llvm.ptr -> f32
          %13 = llvm.load %arg2 : !llvm.ptr -> f32
          %14 = arith.addf %13, %12 : f32
          llvm.store %14, %arg2 : f32, !llvm.ptr
          omp.yield
        }
      } {accc.part}
      omp.terminator
    }
    %4 = llvm.load %2 : !llvm.ptr -> f32
    return %4 : f32
  }
  func.func @add(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr, %arg3: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : i32, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    llvm.store %arg3, %3 : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %1 : !llvm.ptr -> i32
    %5 = arith.extsi %4 : i32 to i64
    %6 = llvm.load %0 : !llvm.ptr -> i32
    %7 = arith.extsi %6 : i32 to i64
    %8 = llvm.load %1 : !llvm.ptr -> i32
    %9 = arith.extsi %8 : i32 to i64
    %10 = llvm.load %0 : !llvm.ptr -> i32
    %11 = arith.extsi %10 : i32 to i64
    %12 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %13 = llvm.load %0 : !llvm.ptr -> i32
    %14 = arith.index_cast %13 : i32 to index
    %c1 = arith.constant 1 : index
    %15 = arith.subi %14, %c1 : index
    %c0_1 = arith.constant 0 : index
    %c0_2 = arith.constant 0 : index
    %16 = llvm.load %1 : !llvm.ptr -> i32
    %17 = arith.index_cast %16 : i32 to index
    %c1_3 = arith.constant 1 : index
    %18 = arith.subi %17, %c1_3 : index
    %c1_4 = arith.constant 1 : index
    %19 = arith.index_cast %5 : i64 to index
    %20 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %c0_5 = arith.constant 0 : index
    %c0_6 = arith.constant 0 : index
    %21 = llvm.load %0 : !llvm.ptr -> i32
    %22 = arith.index_cast %21 : i32 to index
    %c1_7 = arith.constant 1 : index
    %23 = arith.subi %22, %c1_7 : index
    %c0_8 = arith.constant 0 : index
    %c0_9 = arith.constant 0 : index
    %24 = llvm.load %1 : !llvm.ptr -> i32
    %25 = arith.index_cast %24 : i32 to index
    %c1_10 = arith.constant 1 : index
    %26 = arith.subi %25, %c1_10 : index
    %c1_11 = arith.constant 1 : index
    %27 = arith.index_cast %9 : i64 to index
    omp.parallel {
      %c1_i32_12 = arith.constant 1 : i32
      %28 = llvm.alloca %c1_i32_12 x !llvm.ptr : (i32) -> !llvm.ptr
      %29 = llvm.alloca %c1_i32_12 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %12, %28 : !llvm.ptr, !llvm.ptr
      llvm.store %20, %29 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %30 = llvm.load %0 : !llvm.ptr -> i32
      %c1_i32_13 = arith.constant 1 : i32
      %c0_i32_14 = arith.constant 0 : i32
      %31 = llvm.load %1 : !llvm.ptr -> i32
      %c1_i32_15 = arith.constant 1 : i32
      omp.wsloop {
        omp.loop_nest (%arg4, %arg5) : i32 = (%c0_i32, %c0_i32_14) to (%30, %31) step (%c1_i32_13, %c1_i32_15) collapse(2) {
          %c1_i32_16 = arith.constant 1 : i32
          %32 = llvm.alloca %c1_i32_16 x i32 : (i32) -> !llvm.ptr
          %33 = llvm.alloca %c1_i32_16 x i32 : (i32) -> !llvm.ptr
          llvm.store %arg4, %32 : i32, !llvm.ptr
          llvm.store %arg5, %33 : i32, !llvm.ptr
          %34 = llvm.load %29 : !llvm.ptr -> !llvm.ptr
          %35 = llvm.load %32 : !llvm.ptr -> i32
          %36 = arith.extsi %35 : i32 to i64
          %37 = arith.muli %36, %9 : i64
          %38 = llvm.getelementptr %34[%37] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %39 = llvm.load %33 : !llvm.ptr -> i32
          %40 = arith.extsi %39 : i32 to i64
          %41 = llvm.getelementptr %38[%40] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %42 = llvm.load %41 : !llvm.ptr -> f32
          %43 = llvm.load %28 : !llvm.ptr -> !llvm.ptr
          %44 = llvm.load %32 : !llvm.ptr -> i32
          %45 = arith.extsi %44 : i32 to i64
          %46 = arith.muli %45, %5 : i64
          %47 = llvm.getelementptr %43[%46] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %48 = llvm.load %33 : !llvm.ptr -> i32
          %49 = arith.extsi %48 : i32 to i64
          %50 = llvm.getelementptr %47[%49] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %51 = llvm.load %50 : !llvm.ptr -> f32
          %52 = arith.addf %51, %42 : f32
          llvm.store %52, %50 : f32, !llvm.ptr
          omp.yield
        }
      } {accc.part}
      omp.terminator
    }
    return
  }
  func.func @rows(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : i32, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %0 : !llvm.ptr -> i32
    %c4_i32 = arith.constant 4 : i32
    %4 = arith.divsi %3, %c4_i32 : i32
    %c64_i32 = arith.constant 64 : i32
    %5 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    omp.parallel {
      %c1_i32_0 = arith.constant 1 : i32
      %6 = llvm.alloca %c1_i32_0 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %5, %6 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %7 = llvm.load %0 : !llvm.ptr -> i32
      %c1_i32_1 = arith.constant 1 : i32
      omp.wsloop {
        omp.loop_nest (%arg3) : i32 = (%c0_i32) to (%7) step (%c1_i32_1) {
          %c1_i32_2 = arith.constant 1 : i32
          %8 = llvm.alloca %c1_i32_2 x i32 : (i32) -> !llvm.ptr
          llvm.store %arg3, %8 : i32, !llvm.ptr
          %c0_i32_3 = arith.constant 0 : i32
          %9 = llvm.load %1 : !llvm.ptr -> i32
          %c1_i32_4 = arith.constant 1 : i32
          omp.simd {
            omp.loop_nest (%arg4) : i32 = (%c0_i32_3) to (%9) step (%c1_i32_4) {
              %c1_i32_5 = arith.constant 1 : i32
              %10 = llvm.alloca %c1_i32_5 x i32 : (i32) -> !llvm.ptr
              llvm.store %arg4, %10 : i32, !llvm.ptr
              %11 = llvm.load %8 : !llvm.ptr -> i32
              %12 = llvm.load %10 : !llvm.ptr -> i32
              %13 = arith.addi %11, %12 : i32
              %14 = arith.sitofp %13 : i32 to f32
              %15 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
              %16 = llvm.load %8 : !llvm.ptr -> i32
              %17 = llvm.load %1 : !llvm.ptr -> i32
              %18 = arith.muli %16, %17 : i32
              %19 = llvm.load %10 : !llvm.ptr -> i32
              %20 = arith.addi %18, %19 : i32
              %21 = arith.extsi %20 : i32 to i64
              %22 = llvm.getelementptr %15[%21] : (!llvm.ptr, i64) -> !llvm.ptr, f32
              llvm.store %14, %22 : f32, !llvm.ptr
              omp.yield
            }
          }
          omp.yield
        }
      } {accc.part}
      omp.terminator
    }
    return
  }
  func.func @levels(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %0 : !llvm.ptr -> i32
    %3 = arith.extsi %2 : i32 to i64
    %4 = llvm.load %0 : !llvm.ptr -> i32
    %5 = arith.extsi %4 : i32 to i64
    %6 = llvm.load %0 : !llvm.ptr -> i32
    %7 = arith.extsi %6 : i32 to i64
    %8 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %9 = llvm.load %0 : !llvm.ptr -> i32
    %10 = arith.index_cast %9 : i32 to index
    %c1 = arith.constant 1 : index
    %11 = arith.subi %10, %c1 : index
    %c0_1 = arith.constant 0 : index
    %c0_2 = arith.constant 0 : index
    %12 = llvm.load %0 : !llvm.ptr -> i32
    %13 = arith.index_cast %12 : i32 to index
    %c1_3 = arith.constant 1 : index
    %14 = arith.subi %13, %c1_3 : index
    %c0_4 = arith.constant 0 : index
    %c0_5 = arith.constant 0 : index
    %15 = llvm.load %0 : !llvm.ptr -> i32
    %16 = arith.index_cast %15 : i32 to index
    %c1_6 = arith.constant 1 : index
    %17 = arith.subi %16, %c1_6 : index
    %c1_7 = arith.constant 1 : index
    %18 = arith.index_cast %3 : i64 to index
    %19 = arith.index_cast %5 : i64 to index
    %20 = arith.muli %18, %19 : index
    omp.parallel {
      %c1_i32_8 = arith.constant 1 : i32
      %21 = llvm.alloca %c1_i32_8 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %8, %21 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %22 = llvm.load %0 : !llvm.ptr -> i32
      %c1_i32_9 = arith.constant 1 : i32
      omp.wsloop {
        omp.loop_nest (%arg2) : i32 = (%c0_i32) to (%22) step (%c1_i32_9) {
          %c1_i32_10 = arith.constant 1 : i32
          %23 = llvm.alloca %c1_i32_10 x i32 : (i32) -> !llvm.ptr
          llvm.store %arg2, %23 : i32, !llvm.ptr
          %c0_i32_11 = arith.constant 0 : i32
          %24 = llvm.load %0 : !llvm.ptr -> i32
          %c1_i32_12 = arith.constant 1 : i32
          %25 = scf.while (%arg3 = %c0_i32_11) : (i32) -> i32 {
            %26 = arith.cmpi slt, %arg3, %24 : i32
            scf.condition(%26) %arg3 : i32
          } do {
          ^bb0(%arg3: i32):
            %c1_i32_13 = arith.constant 1 : i32
            %26 = llvm.alloca %c1_i32_13 x i32 : (i32) -> !llvm.ptr
            llvm.store %arg3, %26 : i32, !llvm.ptr
            %c1_i32_14 = arith.constant 1 : i32
            %27 = llvm.load %0 : !llvm.ptr -> i32
            %c1_i32_15 = arith.constant 1 : i32
            %28 = scf.while (%arg4 = %c1_i32_14) : (i32) -> i32 {
              %30 = arith.cmpi slt, %arg4, %27 : i32
              scf.condition(%30) %arg4 : i32
            } do {
            ^bb0(%arg4: i32):
              %c1_i32_16 = arith.constant 1 : i32
              %30 = llvm.alloca %c1_i32_16 x i32 : (i32) -> !llvm.ptr
              llvm.store %arg4, %30 : i32, !llvm.ptr
              %31 = llvm.load %21 : !llvm.ptr -> !llvm.ptr
              %32 = llvm.load %23 : !llvm.ptr -> i32
              %33 = arith.extsi %32 : i32 to i64
              %34 = arith.muli %5, %3 : i64
              %35 = arith.muli %33, %34 : i64
              %36 = llvm.getelementptr %31[%35] : (!llvm.ptr, i64) -> !llvm.ptr, f32
              %37 = llvm.load %26 : !llvm.ptr -> i32
              %38 = arith.extsi %37 : i32 to i64
              %39 = arith.muli %38, %3 : i64
              %40 = llvm.getelementptr %36[%39] : (!llvm.ptr, i64) -> !llvm.ptr, f32
              %41 = llvm.load %30 : !llvm.ptr -> i32
              %c1_i32_17 = arith.constant 1 : i32
              %42 = arith.subi %41, %c1_i32_17 : i32
              %43 = arith.extsi %42 : i32 to i64
              %44 = llvm.getelementptr %40[%43] : (!llvm.ptr, i64) -> !llvm.ptr, f32
              %45 = llvm.load %44 : !llvm.ptr -> f32
              %46 = llvm.load %21 : !llvm.ptr -> !llvm.ptr
              %47 = llvm.load %23 : !llvm.ptr -> i32
              %48 = arith.extsi %47 : i32 to i64
              %49 = arith.muli %5, %3 : i64
              %50 = arith.muli %48, %49 : i64
              %51 = llvm.getelementptr %46[%50] : (!llvm.ptr, i64) -> !llvm.ptr, f32
              %52 = llvm.load %26 : !llvm.ptr -> i32
              %53 = arith.extsi %52 : i32 to i64
              %54 = arith.muli %53, %3 : i64
              %55 = llvm.getelementptr %51[%54] : (!llvm.ptr, i64) -> !llvm.ptr, f32
              %56 = llvm.load %30 : !llvm.ptr -> i32
              %57 = arith.extsi %56 : i32 to i64
              %58 = llvm.getelementptr %55[%57] : (!llvm.ptr, i64) -> !llvm.ptr, f32
              %59 = llvm.load %58 : !llvm.ptr -> f32
              %60 = arith.addf %59, %45 : f32
              llvm.store %60, %58 : f32, !llvm.ptr
              %61 = arith.addi %arg4, %c1_i32_15 : i32
              scf.yield %61 : i32
            }
            %29 = arith.addi %arg3, %c1_i32_12 : i32
            scf.yield %29 : i32
          }
          omp.yield
        }
      } {accc.part}
      omp.terminator
    }
    return
  }
  func.func @rowmax(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr, %arg3: !llvm.ptr) -> f32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %c1_i32 x f32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : i32, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    llvm.store %arg3, %3 : !llvm.ptr, !llvm.ptr
    %7 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %8 = llvm.load %0 : !llvm.ptr -> i32
    %9 = llvm.load %1 : !llvm.ptr -> i32
    %10 = arith.muli %8, %9 : i32
    %11 = arith.index_cast %10 : i32 to index
    %c1 = arith.constant 1 : index
    %12 = arith.subi %11, %c1 : index
    %c1_1 = arith.constant 1 : index
    %13 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %c0_2 = arith.constant 0 : index
    %c0_3 = arith.constant 0 : index
    %14 = llvm.load %0 : !llvm.ptr -> i32
    %15 = arith.index_cast %14 : i32 to index
    %c1_4 = arith.constant 1 : index
    %16 = arith.subi %15, %c1_4 : index
    %c1_5 = arith.constant 1 : index
    omp.parallel {
      %c1_i32_6 = arith.constant 1 : i32
      %20 = llvm.alloca %c1_i32_6 x !llvm.ptr : (i32) -> !llvm.ptr
      %21 = llvm.alloca %c1_i32_6 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %7, %20 : !llvm.ptr, !llvm.ptr
      llvm.store %13, %21 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %22 = llvm.load %0 : !llvm.ptr -> i32
      %c1_i32_7 = arith.constant 1 : i32
      omp.wsloop {
        omp.loop_nest (%arg4) : i32 = (%c0_i32) to (%22) step (%c1_i32_7) {
          %c1_i32_8 = arith.constant 1 : i32
          %23 = llvm.alloca %c1_i32_8 x i32 : (i32) -> !llvm.ptr
          %c1_i32_9 = arith.constant 1 : i32
          %24 = llvm.alloca %c1_i32_9 x f32 : (i32) -> !llvm.ptr
          llvm.store %arg4, %23 : i32, !llvm.ptr
          %25 = llvm.load %20 : !llvm.ptr -> !llvm.ptr
          %26 = llvm.load %23 : !llvm.ptr -> i32
          %27 = llvm.load %1 : !llvm.ptr -> i32
          %28 = arith.muli %26, %27 : i32
          %29 = arith.extsi %28 : i32 to i64
          %30 = llvm.getelementptr %25[%29] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %31 = llvm.load %30 : !llvm.ptr -> f32
          llvm.store %31, %24 : f32, !llvm.ptr
          %c1_i32_10 = arith.constant 1 : i32
          %32 = llvm.load %1 : !llvm.ptr -> i32
          %c1_i32_11 = arith.constant 1 : i32
          %33 = scf.while (%arg5 = %c1_i32_10) : (i32) -> i32 {
            %39 = arith.cmpi slt, %arg5, %32 : i32
            scf.condition(%39) %arg5 : i32
          } do {
          ^bb0(%arg5: i32):
            %c1_i32_12 = arith.constant 1 : i32
            %39 = llvm.alloca %c1_i32_12 x i32 : (i32) -> !llvm.ptr
            llvm.store %arg5, %39 : i32, !llvm.ptr
            %40 = llvm.load %20 : !llvm.ptr -> !llvm.ptr
            %41 = llvm.load %23 : !llvm.ptr -> i32
            %42 = llvm.load %1 : !llvm.ptr -> i32
            %43 = arith.muli %41, %42 : i32
            %44 = llvm.load %39 : !llvm.ptr -> i32
            %45 = arith.addi %43, %44 : i32
            %46 = arith.extsi %45 : i32 to i64
            %47 = llvm.getelementptr %40[%46] : (!llvm.ptr, i64) -> !llvm.ptr, f32
            %48 = llvm.load %47 : !llvm.ptr -> f32
            %49 = llvm.load %24 : !llvm.ptr -> f32
            %50 = arith.cmpf ogt, %48, %49 : f32
            %51 = scf.if %50 -> (f32) {
              %53 = llvm.load %20 : !llvm.ptr -> !llvm.ptr
              %54 = llvm.load %23 : !llvm.ptr -> i32
              %55 = llvm.load %1 : !llvm.ptr -> i32
              %56 = arith.muli %54, %55 : i32
              %57 = llvm.load %39 : !llvm.ptr -> i32
              %58 = arith.addi %56, %57 : i32
              %59 = arith.extsi %58 : i32 to i64
              %60 = llvm.getelementptr %53[%59] : (!llvm.ptr, i64) -> !llvm.ptr, f32
              %61 = llvm.load %60 : !llvm.ptr -> f32
              scf.yield %61 : f32
            } else {
              %53 = llvm.load %24 : !llvm.ptr -> f32
              scf.yield %53 : f32
            }
            llvm.store %51, %24 : f32, !llvm.ptr
            %52 = arith.addi %arg5, %c1_i32_11 : i32
            scf.yield %52 : i32
          }
          %34 = llvm.load %24 : !llvm.ptr -> f32
          %35 = llvm.load %21 : !llvm.ptr -> !llvm.ptr
          %36 = llvm.load %23 : !llvm.ptr -> i32
          %37 = arith.extsi %36 : i32 to i64
          %38 = llvm.getelementptr %35[%37] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          llvm.store %34, %38 : f32, !llvm.ptr
          omp.yield
        }
      } {accc.part}
      omp.terminator
    }
    %17 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %c0_i64 = arith.constant 0 : i64
    %18 = llvm.getelementptr %17[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %19 = llvm.load %18 : !llvm.ptr -> f32
    return %19 : f32
  }
  func.func @temporaries(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x f32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %4 = llvm.load %0 : !llvm.ptr -> i32
    %5 = arith.index_cast %4 : i32 to index
    %c1 = arith.constant 1 : index
    %6 = arith.subi %5, %c1 : index
    %c1_1 = arith.constant 1 : index
    omp.parallel private(@firstprivatization_f32_omp %2 -> %arg2 : !llvm.ptr) {
      %c1_i32_2 = arith.constant 1 : i32
      %7 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %3, %7 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %8 = llvm.load %0 : !llvm.ptr -> i32
      %c1_i32_3 = arith.constant 1 : i32
      omp.wsloop {
        omp.loop_nest (%arg3) : i32 = (%c0_i32) to (%8) step (%c1_i32_3) {
          %c1_i32_4 = arith.constant 1 : i32
          %9 = llvm.alloca %c1_i32_4 x i32 : (i32) -> !llvm.ptr
          llvm.store %arg3, %9 : i32, !llvm.ptr
          %10 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
          %11 = llvm.load %9 : !llvm.ptr -> i32
          %12 = arith.extsi %11 : i32 to i64
          %13 = llvm.getelementptr %10[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %14 = llvm.load %13 : !llvm.ptr -> f32
          llvm.store %14, %arg2 : f32, !llvm.ptr
          %15 = llvm.load %arg2 : !llvm.ptr -> f32
          %16 = llvm.load %arg2 : !llvm.ptr -> f32
          %17 = arith.mulf %15, %16 : f32
          %18 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
          %19 = llvm.load %9 : !llvm.ptr -> i32
          %20 = arith.extsi %19 : i32 to i64
          %21 = llvm.getelementptr %18[%20] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          llvm.store %17, %21 : f32, !llvm.ptr
          omp.yield
        }
      } {accc.part}
      omp.terminator
    }
    return
  }
  func.func @chunks(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %3 = llvm.load %0 : !llvm.ptr -> i32
    %4 = arith.index_cast %3 : i32 to index
    %c1 = arith.constant 1 : index
    %5 = arith.subi %4, %c1 : index
    %c1_1 = arith.constant 1 : index
    omp.parallel {
      %c1_i32_2 = arith.constant 1 : i32
      %6 = llvm.alloca %c1_i32_2 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %2, %6 : !llvm.ptr, !llvm.ptr
      %c16_i32 = arith.constant 16 : i32
      %c0_i32 = arith.constant 0 : i32
      %7 = llvm.load %0 : !llvm.ptr -> i32
      %c1_i32_3 = arith.constant 1 : i32
      omp.wsloop schedule(static = %c16_i32 : i32) {
        omp.loop_nest (%arg2) : i32 = (%c0_i32) to (%7) step (%c1_i32_3) {
          %c1_i32_4 = arith.constant 1 : i32
          %8 = llvm.alloca %c1_i32_4 x i32 : (i32) -> !llvm.ptr
          llvm.store %arg2, %8 : i32, !llvm.ptr
          %cst = arith.constant 1.000000e+00 : f32
          %9 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
          %10 = llvm.load %8 : !llvm.ptr -> i32
          %11 = arith.extsi %10 : i32 to i64
          %12 = llvm.getelementptr %9[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %13 = llvm.load %12 : !llvm.ptr -> f32
          %14 = arith.addf %13, %cst : f32
          llvm.store %14, %12 : f32, !llvm.ptr
          omp.yield
        }
      } {accc.part}
      omp.terminator
    }
    return
  }
}
