module {
  acc.reduction.recipe @reduction_add_f64 : !llvm.ptr reduction_operator <add> init {
  ^bb0(%arg0: !llvm.ptr):
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x f64 : (i32) -> !llvm.ptr
    %cst = arith.constant 0.000000e+00 : f64
    llvm.store %cst, %0 : f64, !llvm.ptr
    acc.yield %0 : !llvm.ptr
  } combiner {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> f64
    %1 = llvm.load %arg1 : !llvm.ptr -> f64
    %2 = arith.addf %0, %1 : f64
    llvm.store %2, %arg0 : f64, !llvm.ptr
    acc.yield %arg0 : !llvm.ptr
  }
  acc.firstprivate.recipe @firstprivatization_f64 : !llvm.ptr init {
  ^bb0(%arg0: !llvm.ptr):
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x f64 : (i32) -> !llvm.ptr
    acc.yield %0 : !llvm.ptr
  } copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> f64
    llvm.store %0, %arg1 : f64, !llvm.ptr
    acc.terminator
  }
  acc.firstprivate.recipe @firstprivatization_i32 : !llvm.ptr init {
  ^bb0(%arg0: !llvm.ptr):
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    acc.yield %0 : !llvm.ptr
  } copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> i32
    llvm.store %0, %arg1 : i32, !llvm.ptr
    acc.terminator
  }
  acc.routine @acc_routine_0 func(@product) seq 
  acc.routine @acc_routine_1 func(@row_times) vector 
  func.func private @allocate(%arg0: i64, %arg1: i64) -> !llvm.ptr {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i64 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i64 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i64, !llvm.ptr
    llvm.store %arg1, %1 : i64, !llvm.ptr
    %3 = llvm.load %0 : !llvm.ptr -> i64
    %4 = llvm.load %1 : !llvm.ptr -> i64
    %5 = call @calloc(%3, %4) : (i64, i64) -> !llvm.ptr
    llvm.store %5, %2 : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %7 = llvm.mlir.zero : !llvm.ptr
    %8 = llvm.icmp "ne" %6, %7 : !llvm.ptr
    %true = arith.constant true
    %9 = arith.xori %8, %true : i1
    scf.if %9 {
      %11 = llvm.mlir.addressof @stderr : !llvm.ptr
      %12 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
      %13 = llvm.mlir.addressof @str : !llvm.ptr
      %14 = llvm.call @fprintf(%12, %13) vararg(!llvm.func<i32 (ptr, ptr, ...)>) : (!llvm.ptr, !llvm.ptr) -> i32
      %c1_i32_0 = arith.constant 1 : i32
      func.call @exit(%c1_i32_0) : (i32) -> ()
    }
    %10 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    return %10 : !llvm.ptr
  }
  func.func private @exact(%arg0: i32) -> f64 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    %cst = arith.constant 1.000000e+00 : f64
    %1 = llvm.load %0 : !llvm.ptr -> i32
    %c10_i32 = arith.constant 10 : i32
    %2 = arith.remsi %1, %c10_i32 : i32
    %3 = arith.sitofp %2 : i32 to f64
    %cst_0 = arith.constant 1.000000e+01 : f64
    %4 = arith.divf %3, %cst_0 : f64
    %5 = arith.addf %cst, %4 : f64
    return %5 : f64
  }
  func.func private @laplacian(%arg0: !llvm.ptr {llvm.sret = !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>}, %arg1: i32) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)> : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
    %6 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg1, %0 : i32, !llvm.ptr
    %c32_i64 = arith.constant 32 : i64
    %c0_i8 = arith.constant 0 : i8
    "llvm.intr.memset"(%1, %c0_i8, %c32_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %7 = llvm.load %0 : !llvm.ptr -> i32
    %8 = llvm.load %0 : !llvm.ptr -> i32
    %9 = arith.muli %7, %8 : i32
    llvm.store %9, %1 : i32, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    %10 = llvm.getelementptr %1[4] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c0_i32, %10 : i32, !llvm.ptr
    %11 = llvm.getelementptr %1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
    %12 = llvm.load %11 : !llvm.ptr -> i32
    %13 = arith.extsi %12 : i32 to i64
    %c1_i64 = arith.constant 1 : i64
    %14 = arith.addi %13, %c1_i64 : i64
    %c4_i64 = arith.constant 4 : i64
    %15 = call @allocate(%14, %c4_i64) : (i64, i64) -> !llvm.ptr
    %16 = llvm.getelementptr %1[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
    llvm.store %15, %16 : !llvm.ptr, !llvm.ptr
    %17 = llvm.getelementptr %1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
    %18 = llvm.load %17 : !llvm.ptr -> i32
    %19 = arith.extsi %18 : i32 to i64
    %c5_i64 = arith.constant 5 : i64
    %20 = arith.muli %19, %c5_i64 : i64
    %c4_i64_0 = arith.constant 4 : i64
    %21 = call @allocate(%20, %c4_i64_0) : (i64, i64) -> !llvm.ptr
    %22 = llvm.getelementptr %1[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
    llvm.store %21, %22 : !llvm.ptr, !llvm.ptr
    %23 = llvm.getelementptr %1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
    %24 = llvm.load %23 : !llvm.ptr -> i32
    %25 = arith.extsi %24 : i32 to i64
    %c5_i64_1 = arith.constant 5 : i64
    %26 = arith.muli %25, %c5_i64_1 : i64
    %c8_i64 = arith.constant 8 : i64
    %27 = call @allocate(%26, %c8_i64) : (i64, i64) -> !llvm.ptr
    %28 = llvm.getelementptr %1[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
    llvm.store %27, %28 : !llvm.ptr, !llvm.ptr
    %c0_i32_2 = arith.constant 0 : i32
    llvm.store %c0_i32_2, %2 : i32, !llvm.ptr
    scf.while : () -> () {
      %37 = llvm.load %2 : !llvm.ptr -> i32
      %38 = llvm.load %0 : !llvm.ptr -> i32
      %39 = arith.cmpi slt, %37, %38 : i32
      scf.condition(%39)
    } do {
      %c0_i32_4 = arith.constant 0 : i32
      llvm.store %c0_i32_4, %3 : i32, !llvm.ptr
      scf.while : () -> () {
        %39 = llvm.load %3 : !llvm.ptr -> i32
        %40 = llvm.load %0 : !llvm.ptr -> i32
        %41 = arith.cmpi slt, %39, %40 : i32
        scf.condition(%41)
      } do {
        %39 = llvm.load %2 : !llvm.ptr -> i32
        %40 = llvm.load %0 : !llvm.ptr -> i32
        %41 = arith.muli %39, %40 : i32
        %42 = llvm.load %3 : !llvm.ptr -> i32
        %43 = arith.addi %41, %42 : i32
        llvm.store %43, %4 : i32, !llvm.ptr
        %44 = llvm.load %2 : !llvm.ptr -> i32
        %c0_i32_6 = arith.constant 0 : i32
        %45 = arith.cmpi sgt, %44, %c0_i32_6 : i32
        %46 = scf.if %45 -> (i32) {
          %72 = llvm.load %4 : !llvm.ptr -> i32
          %73 = llvm.load %0 : !llvm.ptr -> i32
          %74 = arith.subi %72, %73 : i32
          scf.yield %74 : i32
        } else {
          %c-1_i32 = arith.constant -1 : i32
          scf.yield %c-1_i32 : i32
        }
        llvm.store %46, %5 : i32, !llvm.ptr
        %47 = llvm.load %3 : !llvm.ptr -> i32
        %c0_i32_7 = arith.constant 0 : i32
        %48 = arith.cmpi sgt, %47, %c0_i32_7 : i32
        %49 = scf.if %48 -> (i32) {
          %72 = llvm.load %4 : !llvm.ptr -> i32
          %c1_i32_12 = arith.constant 1 : i32
          %73 = arith.subi %72, %c1_i32_12 : i32
          scf.yield %73 : i32
        } else {
          %c-1_i32 = arith.constant -1 : i32
          scf.yield %c-1_i32 : i32
        }
        %50 = llvm.getelementptr %5[4] : (!llvm.ptr) -> !llvm.ptr, i8
        llvm.store %49, %50 : i32, !llvm.ptr
        %51 = llvm.load %3 : !llvm.ptr -> i32
        %52 = llvm.load %0 : !llvm.ptr -> i32
        %c1_i32_8 = arith.constant 1 : i32
        %53 = arith.subi %52, %c1_i32_8 : i32
        %54 = arith.cmpi slt, %51, %53 : i32
        %55 = scf.if %54 -> (i32) {
          %72 = llvm.load %4 : !llvm.ptr -> i32
          %c1_i32_12 = arith.constant 1 : i32
          %73 = arith.addi %72, %c1_i32_12 : i32
          scf.yield %73 : i32
        } else {
          %c-1_i32 = arith.constant -1 : i32
          scf.yield %c-1_i32 : i32
        }
        %56 = llvm.getelementptr %5[8] : (!llvm.ptr) -> !llvm.ptr, i8
        llvm.store %55, %56 : i32, !llvm.ptr
        %57 = llvm.load %2 : !llvm.ptr -> i32
        %58 = llvm.load %0 : !llvm.ptr -> i32
        %c1_i32_9 = arith.constant 1 : i32
        %59 = arith.subi %58, %c1_i32_9 : i32
        %60 = arith.cmpi slt, %57, %59 : i32
        %61 = scf.if %60 -> (i32) {
          %72 = llvm.load %4 : !llvm.ptr -> i32
          %73 = llvm.load %0 : !llvm.ptr -> i32
          %74 = arith.addi %72, %73 : i32
          scf.yield %74 : i32
        } else {
          %c-1_i32 = arith.constant -1 : i32
          scf.yield %c-1_i32 : i32
        }
        %62 = llvm.getelementptr %5[12] : (!llvm.ptr) -> !llvm.ptr, i8
        llvm.store %61, %62 : i32, !llvm.ptr
        %63 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
        %64 = llvm.load %63 : !llvm.ptr -> i32
        %65 = llvm.getelementptr %1[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
        %66 = llvm.load %65 : !llvm.ptr -> !llvm.ptr
        %67 = llvm.load %4 : !llvm.ptr -> i32
        %68 = arith.extsi %67 : i32 to i64
        %69 = llvm.getelementptr %66[%68] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        llvm.store %64, %69 : i32, !llvm.ptr
        %c0_i32_10 = arith.constant 0 : i32
        llvm.store %c0_i32_10, %6 : i32, !llvm.ptr
        scf.while : () -> () {
          %72 = llvm.load %6 : !llvm.ptr -> i32
          %c4_i32 = arith.constant 4 : i32
          %73 = arith.cmpi slt, %72, %c4_i32 : i32
          scf.condition(%73)
        } do {
          %72 = llvm.load %6 : !llvm.ptr -> i32
          %c2_i32 = arith.constant 2 : i32
          %73 = arith.cmpi eq, %72, %c2_i32 : i32
          scf.if %73 {
            %81 = llvm.load %4 : !llvm.ptr -> i32
            %82 = llvm.getelementptr %1[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
            %83 = llvm.load %82 : !llvm.ptr -> !llvm.ptr
            %84 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
            %85 = llvm.load %84 : !llvm.ptr -> i32
            %86 = arith.extsi %85 : i32 to i64
            %87 = llvm.getelementptr %83[%86] : (!llvm.ptr, i64) -> !llvm.ptr, i32
            llvm.store %81, %87 : i32, !llvm.ptr
            %cst = arith.constant 4.100000e+00 : f64
            %88 = llvm.getelementptr %1[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
            %89 = llvm.load %88 : !llvm.ptr -> !llvm.ptr
            %90 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
            %91 = llvm.load %90 : !llvm.ptr -> i32
            %c1_i32_14 = arith.constant 1 : i32
            %92 = arith.addi %91, %c1_i32_14 : i32
            llvm.store %92, %90 : i32, !llvm.ptr
            %93 = arith.extsi %91 : i32 to i64
            %94 = llvm.getelementptr %89[%93] : (!llvm.ptr, i64) -> !llvm.ptr, f64
            llvm.store %cst, %94 : f64, !llvm.ptr
          }
          %74 = llvm.load %6 : !llvm.ptr -> i32
          %75 = arith.extsi %74 : i32 to i64
          %76 = llvm.getelementptr %5[%75] : (!llvm.ptr, i64) -> !llvm.ptr, i32
          %77 = llvm.load %76 : !llvm.ptr -> i32
          %c0_i32_12 = arith.constant 0 : i32
          %78 = arith.cmpi sge, %77, %c0_i32_12 : i32
          scf.if %78 {
            %81 = llvm.load %6 : !llvm.ptr -> i32
            %82 = arith.extsi %81 : i32 to i64
            %83 = llvm.getelementptr %5[%82] : (!llvm.ptr, i64) -> !llvm.ptr, i32
            %84 = llvm.load %83 : !llvm.ptr -> i32
            %85 = llvm.getelementptr %1[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
            %86 = llvm.load %85 : !llvm.ptr -> !llvm.ptr
            %87 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
            %88 = llvm.load %87 : !llvm.ptr -> i32
            %89 = arith.extsi %88 : i32 to i64
            %90 = llvm.getelementptr %86[%89] : (!llvm.ptr, i64) -> !llvm.ptr, i32
            llvm.store %84, %90 : i32, !llvm.ptr
            %cst = arith.constant -1.000000e+00 : f64
            %91 = llvm.getelementptr %1[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
            %92 = llvm.load %91 : !llvm.ptr -> !llvm.ptr
            %93 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
            %94 = llvm.load %93 : !llvm.ptr -> i32
            %c1_i32_14 = arith.constant 1 : i32
            %95 = arith.addi %94, %c1_i32_14 : i32
            llvm.store %95, %93 : i32, !llvm.ptr
            %96 = arith.extsi %94 : i32 to i64
            %97 = llvm.getelementptr %92[%96] : (!llvm.ptr, i64) -> !llvm.ptr, f64
            llvm.store %cst, %97 : f64, !llvm.ptr
          }
          %79 = llvm.load %6 : !llvm.ptr -> i32
          %c1_i32_13 = arith.constant 1 : i32
          %80 = arith.addi %79, %c1_i32_13 : i32
          llvm.store %80, %6 : i32, !llvm.ptr
          scf.yield
        }
        %70 = llvm.load %3 : !llvm.ptr -> i32
        %c1_i32_11 = arith.constant 1 : i32
        %71 = arith.addi %70, %c1_i32_11 : i32
        llvm.store %71, %3 : i32, !llvm.ptr
        scf.yield
      }
      %37 = llvm.load %2 : !llvm.ptr -> i32
      %c1_i32_5 = arith.constant 1 : i32
      %38 = arith.addi %37, %c1_i32_5 : i32
      llvm.store %38, %2 : i32, !llvm.ptr
      scf.yield
    }
    %29 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
    %30 = llvm.load %29 : !llvm.ptr -> i32
    %31 = llvm.getelementptr %1[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
    %32 = llvm.load %31 : !llvm.ptr -> !llvm.ptr
    %33 = llvm.getelementptr %1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
    %34 = llvm.load %33 : !llvm.ptr -> i32
    %35 = arith.extsi %34 : i32 to i64
    %36 = llvm.getelementptr %32[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %30, %36 : i32, !llvm.ptr
    %c32_i64_3 = arith.constant 32 : i64
    "llvm.intr.memcpy"(%arg0, %1, %c32_i64_3) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    return
  }
  func.func private @product(%arg0: f64, %arg1: f64) -> f64 attributes {acc.routine_info = #acc.routine_info<[@acc_routine_0]>} {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x f64 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x f64 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : f64, !llvm.ptr
    llvm.store %arg1, %1 : f64, !llvm.ptr
    %2 = llvm.load %0 : !llvm.ptr -> f64
    %3 = llvm.load %1 : !llvm.ptr -> f64
    %4 = arith.mulf %2, %3 : f64
    return %4 : f64
  }
  func.func private @row_times(%arg0: !llvm.ptr, %arg1: i32, %arg2: !llvm.ptr) -> f64 attributes {acc.routine_info = #acc.routine_info<[@acc_routine_1]>} {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x f64 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %1 : i32, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %cst = arith.constant 0.000000e+00 : f64
    llvm.store %cst, %3 : f64, !llvm.ptr
    %5 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr %5[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
    %7 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %8 = llvm.load %1 : !llvm.ptr -> i32
    %c1_i32_0 = arith.constant 1 : i32
    %9 = arith.addi %8, %c1_i32_0 : i32
    %10 = arith.extsi %9 : i32 to i64
    %11 = llvm.getelementptr %7[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %12 = llvm.load %11 : !llvm.ptr -> i32
    llvm.store %12, %4 : i32, !llvm.ptr
    %13 = acc.reduction varPtr(%3 : !llvm.ptr) varType(f64) recipe(@reduction_add_f64) -> !llvm.ptr {name = "sum"}
    %14 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %15 = llvm.getelementptr %14[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
    %16 = llvm.load %15 : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %1 : !llvm.ptr -> i32
    %18 = arith.extsi %17 : i32 to i64
    %19 = llvm.getelementptr %16[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %20 = llvm.load %19 : !llvm.ptr -> i32
    %21 = llvm.load %4 : !llvm.ptr -> i32
    %c1_i32_1 = arith.constant 1 : i32
    acc.loop vector reduction(%13 : !llvm.ptr) control(%arg3 : i32) = (%20 : i32) to (%21 : i32)  step (%c1_i32_1 : i32) {
      %c1_i32_2 = arith.constant 1 : i32
      %23 = llvm.alloca %c1_i32_2 x i32 : (i32) -> !llvm.ptr
      llvm.store %arg3, %23 : i32, !llvm.ptr
      %24 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
      %25 = llvm.getelementptr %24[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
      %26 = llvm.load %25 : !llvm.ptr -> !llvm.ptr
      %27 = llvm.load %23 : !llvm.ptr -> i32
      %28 = arith.extsi %27 : i32 to i64
      %29 = llvm.getelementptr %26[%28] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      %30 = llvm.load %29 : !llvm.ptr -> f64
      %31 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
      %32 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
      %33 = llvm.getelementptr %32[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
      %34 = llvm.load %33 : !llvm.ptr -> !llvm.ptr
      %35 = llvm.load %23 : !llvm.ptr -> i32
      %36 = arith.extsi %35 : i32 to i64
      %37 = llvm.getelementptr %34[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %38 = llvm.load %37 : !llvm.ptr -> i32
      %39 = arith.extsi %38 : i32 to i64
      %40 = llvm.getelementptr %31[%39] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      %41 = llvm.load %40 : !llvm.ptr -> f64
      %42 = func.call @product(%30, %41) : (f64, f64) -> f64
      %43 = llvm.load %13 : !llvm.ptr -> f64
      %44 = arith.addf %43, %42 : f64
      llvm.store %44, %13 : f64, !llvm.ptr
      acc.yield
    } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
    %22 = llvm.load %3 : !llvm.ptr -> f64
    return %22 : f64
  }
  func.func private @apply(%arg0: !llvm.ptr, %arg1: !llvm.ptr) -> f64 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x f64 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %cst = arith.constant 0.000000e+00 : f64
    llvm.store %cst, %2 : f64, !llvm.ptr
    %3 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_1 = arith.constant 0 : index
    %c1_2 = arith.constant 1 : index
    %4 = acc.bounds lowerbound(%c0_0 : index) upperbound(%c0_1 : index) extent(%c1 : index) stride(%c1_2 : index) startIdx(%c0 : index)
    %5 = acc.present varPtr(%3 : !llvm.ptr) varType(!llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>) bounds(%4) -> !llvm.ptr {name = "m[0:1]"}
    %6 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0_3 = arith.constant 0 : index
    %c0_4 = arith.constant 0 : index
    %c1_5 = arith.constant 1 : index
    %c0_6 = arith.constant 0 : index
    %c1_7 = arith.constant 1 : index
    %7 = acc.bounds lowerbound(%c0_4 : index) upperbound(%c0_6 : index) extent(%c1_5 : index) stride(%c1_7 : index) startIdx(%c0_3 : index)
    %8 = acc.present varPtr(%6 : !llvm.ptr) varType(!llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>) bounds(%7) -> !llvm.ptr {name = "v[0:1]"}
    %9 = acc.copyin varPtr(%2 : !llvm.ptr) varType(f64) -> !llvm.ptr {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "pq"}
    acc.parallel combined(loop) dataOperands(%5, %8, %9 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      %c1_i32_8 = arith.constant 1 : i32
      %11 = llvm.alloca %c1_i32_8 x !llvm.ptr : (i32) -> !llvm.ptr
      %12 = llvm.alloca %c1_i32_8 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %5, %11 : !llvm.ptr, !llvm.ptr
      llvm.store %8, %12 : !llvm.ptr, !llvm.ptr
      %13 = acc.reduction varPtr(%9 : !llvm.ptr) varType(f64) recipe(@reduction_add_f64) -> !llvm.ptr {name = "pq"}
      %c0_i32 = arith.constant 0 : i32
      %14 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
      %15 = llvm.getelementptr %14[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
      %16 = llvm.load %15 : !llvm.ptr -> i32
      %c1_i32_9 = arith.constant 1 : i32
      acc.loop combined(parallel) gang reduction(%13 : !llvm.ptr) control(%arg2 : i32) = (%c0_i32 : i32) to (%16 : i32)  step (%c1_i32_9 : i32) {
        %c1_i32_10 = arith.constant 1 : i32
        %17 = llvm.alloca %c1_i32_10 x i32 : (i32) -> !llvm.ptr
        %18 = llvm.alloca %c1_i32_10 x f64 : (i32) -> !llvm.ptr
        llvm.store %arg2, %17 : i32, !llvm.ptr
        %19 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
        %20 = llvm.load %17 : !llvm.ptr -> i32
        %21 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
        %22 = llvm.getelementptr %21[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
        %23 = llvm.load %22 : !llvm.ptr -> !llvm.ptr
        %24 = func.call @row_times(%19, %20, %23) : (!llvm.ptr, i32, !llvm.ptr) -> f64
        llvm.store %24, %18 : f64, !llvm.ptr
        %25 = llvm.load %18 : !llvm.ptr -> f64
        %26 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
        %27 = llvm.getelementptr %26[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
        %28 = llvm.load %27 : !llvm.ptr -> !llvm.ptr
        %29 = llvm.load %17 : !llvm.ptr -> i32
        %30 = arith.extsi %29 : i32 to i64
        %31 = llvm.getelementptr %28[%30] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        llvm.store %25, %31 : f64, !llvm.ptr
        %32 = llvm.load %18 : !llvm.ptr -> f64
        %33 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
        %34 = llvm.getelementptr %33[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
        %35 = llvm.load %34 : !llvm.ptr -> !llvm.ptr
        %36 = llvm.load %17 : !llvm.ptr -> i32
        %37 = arith.extsi %36 : i32 to i64
        %38 = llvm.getelementptr %35[%37] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %39 = llvm.load %38 : !llvm.ptr -> f64
        %40 = arith.mulf %32, %39 : f64
        %41 = llvm.load %13 : !llvm.ptr -> f64
        %42 = arith.addf %41, %40 : f64
        llvm.store %42, %13 : f64, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accPtr(%9 : !llvm.ptr) to varPtr(%2 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "pq"}
    acc.delete accPtr(%8 : !llvm.ptr) bounds(%7) {dataClause = #acc<data_clause acc_present>, name = "v[0:1]"}
    acc.delete accPtr(%5 : !llvm.ptr) bounds(%4) {dataClause = #acc<data_clause acc_present>, name = "m[0:1]"}
    %10 = llvm.load %2 : !llvm.ptr -> f64
    return %10 : f64
  }
  func.func private @advance(%arg0: !llvm.ptr, %arg1: f64) -> f64 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x f64 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x f64 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %1 : f64, !llvm.ptr
    %cst = arith.constant 0.000000e+00 : f64
    llvm.store %cst, %2 : f64, !llvm.ptr
    %3 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_1 = arith.constant 0 : index
    %c1_2 = arith.constant 1 : index
    %4 = acc.bounds lowerbound(%c0_0 : index) upperbound(%c0_1 : index) extent(%c1 : index) stride(%c1_2 : index) startIdx(%c0 : index)
    %5 = acc.present varPtr(%3 : !llvm.ptr) varType(!llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>) bounds(%4) -> !llvm.ptr {name = "v[0:1]"}
    %6 = acc.copyin varPtr(%2 : !llvm.ptr) varType(f64) -> !llvm.ptr {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "rr"}
    %7 = acc.firstprivate varPtr(%1 : !llvm.ptr) varType(f64) recipe(@firstprivatization_f64) -> !llvm.ptr {implicit = true, name = "alpha"}
    acc.parallel combined(loop) dataOperands(%5, %6 : !llvm.ptr, !llvm.ptr) firstprivate(%7 : !llvm.ptr) {
      %c1_i32_3 = arith.constant 1 : i32
      %9 = llvm.alloca %c1_i32_3 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %5, %9 : !llvm.ptr, !llvm.ptr
      %10 = acc.reduction varPtr(%6 : !llvm.ptr) varType(f64) recipe(@reduction_add_f64) -> !llvm.ptr {name = "rr"}
      %c0_i32 = arith.constant 0 : i32
      %11 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
      %12 = llvm.getelementptr %11[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
      %13 = llvm.load %12 : !llvm.ptr -> i32
      %c1_i32_4 = arith.constant 1 : i32
      acc.loop combined(parallel) reduction(%10 : !llvm.ptr) control(%arg2 : i32) = (%c0_i32 : i32) to (%13 : i32)  step (%c1_i32_4 : i32) {
        %c1_i32_5 = arith.constant 1 : i32
        %14 = llvm.alloca %c1_i32_5 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg2, %14 : i32, !llvm.ptr
        %15 = llvm.load %7 : !llvm.ptr -> f64
        %16 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
        %17 = llvm.getelementptr %16[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
        %18 = llvm.load %17 : !llvm.ptr -> !llvm.ptr
        %19 = llvm.load %14 : !llvm.ptr -> i32
        %20 = arith.extsi %19 : i32 to i64
        %21 = llvm.getelementptr %18[%20] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %22 = llvm.load %21 : !llvm.ptr -> f64
        %23 = arith.mulf %15, %22 : f64
        %24 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
        %25 = llvm.getelementptr %24[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
        %26 = llvm.load %25 : !llvm.ptr -> !llvm.ptr
        %27 = llvm.load %14 : !llvm.ptr -> i32
        %28 = arith.extsi %27 : i32 to i64
        %29 = llvm.getelementptr %26[%28] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %30 = llvm.load %29 : !llvm.ptr -> f64
        %31 = arith.addf %30, %23 : f64
        llvm.store %31, %29 : f64, !llvm.ptr
        %32 = llvm.load %7 : !llvm.ptr -> f64
        %33 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
        %34 = llvm.getelementptr %33[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
        %35 = llvm.load %34 : !llvm.ptr -> !llvm.ptr
        %36 = llvm.load %14 : !llvm.ptr -> i32
        %37 = arith.extsi %36 : i32 to i64
        %38 = llvm.getelementptr %35[%37] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %39 = llvm.load %38 : !llvm.ptr -> f64
        %40 = arith.mulf %32, %39 : f64
        %41 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
        %42 = llvm.getelementptr %41[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
        %43 = llvm.load %42 : !llvm.ptr -> !llvm.ptr
        %44 = llvm.load %14 : !llvm.ptr -> i32
        %45 = arith.extsi %44 : i32 to i64
        %46 = llvm.getelementptr %43[%45] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %47 = llvm.load %46 : !llvm.ptr -> f64
        %48 = arith.subf %47, %40 : f64
        llvm.store %48, %46 : f64, !llvm.ptr
        %49 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
        %50 = llvm.getelementptr %49[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
        %51 = llvm.load %50 : !llvm.ptr -> !llvm.ptr
        %52 = llvm.load %14 : !llvm.ptr -> i32
        %53 = arith.extsi %52 : i32 to i64
        %54 = llvm.getelementptr %51[%53] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %55 = llvm.load %54 : !llvm.ptr -> f64
        %56 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
        %57 = llvm.getelementptr %56[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
        %58 = llvm.load %57 : !llvm.ptr -> !llvm.ptr
        %59 = llvm.load %14 : !llvm.ptr -> i32
        %60 = arith.extsi %59 : i32 to i64
        %61 = llvm.getelementptr %58[%60] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %62 = llvm.load %61 : !llvm.ptr -> f64
        %63 = arith.mulf %55, %62 : f64
        %64 = llvm.load %10 : !llvm.ptr -> f64
        %65 = arith.addf %64, %63 : f64
        llvm.store %65, %10 : f64, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accPtr(%6 : !llvm.ptr) to varPtr(%2 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "rr"}
    acc.delete accPtr(%5 : !llvm.ptr) bounds(%4) {dataClause = #acc<data_clause acc_present>, name = "v[0:1]"}
    %8 = llvm.load %2 : !llvm.ptr -> f64
    return %8 : f64
  }
  func.func private @turn(%arg0: !llvm.ptr, %arg1: f64) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x f64 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %1 : f64, !llvm.ptr
    %2 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_1 = arith.constant 0 : index
    %c1_2 = arith.constant 1 : index
    %3 = acc.bounds lowerbound(%c0_0 : index) upperbound(%c0_1 : index) extent(%c1 : index) stride(%c1_2 : index) startIdx(%c0 : index)
    %4 = acc.present varPtr(%2 : !llvm.ptr) varType(!llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>) bounds(%3) -> !llvm.ptr {name = "v[0:1]"}
    %5 = acc.firstprivate varPtr(%1 : !llvm.ptr) varType(f64) recipe(@firstprivatization_f64) -> !llvm.ptr {implicit = true, name = "beta"}
    acc.parallel combined(loop) dataOperands(%4 : !llvm.ptr) firstprivate(%5 : !llvm.ptr) {
      %c1_i32_3 = arith.constant 1 : i32
      %6 = llvm.alloca %c1_i32_3 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %4, %6 : !llvm.ptr, !llvm.ptr
      %c0_i32 = arith.constant 0 : i32
      %7 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
      %8 = llvm.getelementptr %7[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
      %9 = llvm.load %8 : !llvm.ptr -> i32
      %c1_i32_4 = arith.constant 1 : i32
      acc.loop combined(parallel) control(%arg2 : i32) = (%c0_i32 : i32) to (%9 : i32)  step (%c1_i32_4 : i32) {
        %c1_i32_5 = arith.constant 1 : i32
        %10 = llvm.alloca %c1_i32_5 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg2, %10 : i32, !llvm.ptr
        %11 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
        %12 = llvm.getelementptr %11[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
        %13 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
        %14 = llvm.load %10 : !llvm.ptr -> i32
        %15 = arith.extsi %14 : i32 to i64
        %16 = llvm.getelementptr %13[%15] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %17 = llvm.load %16 : !llvm.ptr -> f64
        %18 = llvm.load %5 : !llvm.ptr -> f64
        %19 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
        %20 = llvm.getelementptr %19[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
        %21 = llvm.load %20 : !llvm.ptr -> !llvm.ptr
        %22 = llvm.load %10 : !llvm.ptr -> i32
        %23 = arith.extsi %22 : i32 to i64
        %24 = llvm.getelementptr %21[%23] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %25 = llvm.load %24 : !llvm.ptr -> f64
        %26 = arith.mulf %18, %25 : f64
        %27 = arith.addf %17, %26 : f64
        %28 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
        %29 = llvm.getelementptr %28[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
        %30 = llvm.load %29 : !llvm.ptr -> !llvm.ptr
        %31 = llvm.load %10 : !llvm.ptr -> i32
        %32 = arith.extsi %31 : i32 to i64
        %33 = llvm.getelementptr %30[%32] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        llvm.store %27, %33 : f64, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.delete accPtr(%4 : !llvm.ptr) bounds(%3) {dataClause = #acc<data_clause acc_present>, name = "v[0:1]"}
    return
  }
  func.func private @to_device(%arg0: !llvm.ptr, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_1 = arith.constant 0 : index
    %c1_2 = arith.constant 1 : index
    %3 = acc.bounds lowerbound(%c0_0 : index) upperbound(%c0_1 : index) extent(%c1 : index) stride(%c1_2 : index) startIdx(%c0 : index)
    %4 = acc.copyin varPtr(%2 : !llvm.ptr) varType(!llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>) bounds(%3) -> !llvm.ptr {name = "m[0:1]", structured = false}
    %5 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0_3 = arith.constant 0 : index
    %c0_4 = arith.constant 0 : index
    %c1_5 = arith.constant 1 : index
    %c0_6 = arith.constant 0 : index
    %c1_7 = arith.constant 1 : index
    %6 = acc.bounds lowerbound(%c0_4 : index) upperbound(%c0_6 : index) extent(%c1_5 : index) stride(%c1_7 : index) startIdx(%c0_3 : index)
    %7 = acc.copyin varPtr(%5 : !llvm.ptr) varType(!llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>) bounds(%6) -> !llvm.ptr {name = "v[0:1]", structured = false}
    acc.enter_data dataOperands(%4, %7 : !llvm.ptr, !llvm.ptr)
    %8 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %9 = llvm.getelementptr %8[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
    %10 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    %c0_8 = arith.constant 0 : index
    %c0_9 = arith.constant 0 : index
    %11 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %12 = llvm.getelementptr %11[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
    %13 = llvm.load %12 : !llvm.ptr -> i32
    %c1_i32_10 = arith.constant 1 : i32
    %14 = arith.addi %13, %c1_i32_10 : i32
    %15 = arith.index_cast %14 : i32 to index
    %c1_11 = arith.constant 1 : index
    %16 = arith.subi %15, %c1_11 : index
    %c1_12 = arith.constant 1 : index
    %17 = acc.bounds lowerbound(%c0_9 : index) upperbound(%16 : index) extent(%15 : index) stride(%c1_12 : index) startIdx(%c0_8 : index)
    %18 = acc.copyin varPtr(%10 : !llvm.ptr) varType(i32) varPtrPtr(%9 : !llvm.ptr) bounds(%17) -> !llvm.ptr {name = "m->start[0:m->rows+1]", structured = false}
    %19 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %20 = llvm.getelementptr %19[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
    %21 = llvm.load %20 : !llvm.ptr -> !llvm.ptr
    %c0_13 = arith.constant 0 : index
    %c0_14 = arith.constant 0 : index
    %22 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %23 = llvm.getelementptr %22[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
    %24 = llvm.load %23 : !llvm.ptr -> i32
    %25 = arith.index_cast %24 : i32 to index
    %c1_15 = arith.constant 1 : index
    %26 = arith.subi %25, %c1_15 : index
    %c1_16 = arith.constant 1 : index
    %27 = acc.bounds lowerbound(%c0_14 : index) upperbound(%26 : index) extent(%25 : index) stride(%c1_16 : index) startIdx(%c0_13 : index)
    %28 = acc.copyin varPtr(%21 : !llvm.ptr) varType(i32) varPtrPtr(%20 : !llvm.ptr) bounds(%27) -> !llvm.ptr {name = "m->column[0:m->entries]", structured = false}
    %29 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %30 = llvm.getelementptr %29[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
    %31 = llvm.load %30 : !llvm.ptr -> !llvm.ptr
    %c0_17 = arith.constant 0 : index
    %c0_18 = arith.constant 0 : index
    %32 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %33 = llvm.getelementptr %32[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
    %34 = llvm.load %33 : !llvm.ptr -> i32
    %35 = arith.index_cast %34 : i32 to index
    %c1_19 = arith.constant 1 : index
    %36 = arith.subi %35, %c1_19 : index
    %c1_20 = arith.constant 1 : index
    %37 = acc.bounds lowerbound(%c0_18 : index) upperbound(%36 : index) extent(%35 : index) stride(%c1_20 : index) startIdx(%c0_17 : index)
    %38 = acc.copyin varPtr(%31 : !llvm.ptr) varType(f64) varPtrPtr(%30 : !llvm.ptr) bounds(%37) -> !llvm.ptr {name = "m->value[0:m->entries]", structured = false}
    %39 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %40 = llvm.getelementptr %39[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
    %41 = llvm.load %40 : !llvm.ptr -> !llvm.ptr
    %c0_21 = arith.constant 0 : index
    %c0_22 = arith.constant 0 : index
    %42 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %43 = llvm.getelementptr %42[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
    %44 = llvm.load %43 : !llvm.ptr -> i32
    %45 = arith.index_cast %44 : i32 to index
    %c1_23 = arith.constant 1 : index
    %46 = arith.subi %45, %c1_23 : index
    %c1_24 = arith.constant 1 : index
    %47 = acc.bounds lowerbound(%c0_22 : index) upperbound(%46 : index) extent(%45 : index) stride(%c1_24 : index) startIdx(%c0_21 : index)
    %48 = acc.copyin varPtr(%41 : !llvm.ptr) varType(f64) varPtrPtr(%40 : !llvm.ptr) bounds(%47) -> !llvm.ptr {name = "v->x[0:v->n]", structured = false}
    %49 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %50 = llvm.getelementptr %49[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
    %51 = llvm.load %50 : !llvm.ptr -> !llvm.ptr
    %c0_25 = arith.constant 0 : index
    %c0_26 = arith.constant 0 : index
    %52 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %53 = llvm.getelementptr %52[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
    %54 = llvm.load %53 : !llvm.ptr -> i32
    %55 = arith.index_cast %54 : i32 to index
    %c1_27 = arith.constant 1 : index
    %56 = arith.subi %55, %c1_27 : index
    %c1_28 = arith.constant 1 : index
    %57 = acc.bounds lowerbound(%c0_26 : index) upperbound(%56 : index) extent(%55 : index) stride(%c1_28 : index) startIdx(%c0_25 : index)
    %58 = acc.copyin varPtr(%51 : !llvm.ptr) varType(f64) varPtrPtr(%50 : !llvm.ptr) bounds(%57) -> !llvm.ptr {name = "v->r[0:v->n]", structured = false}
    %59 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %60 = llvm.getelementptr %59[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
    %61 = llvm.load %60 : !llvm.ptr -> !llvm.ptr
    %c0_29 = arith.constant 0 : index
    %c0_30 = arith.constant 0 : index
    %62 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %63 = llvm.getelementptr %62[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
    %64 = llvm.load %63 : !llvm.ptr -> i32
    %65 = arith.index_cast %64 : i32 to index
    %c1_31 = arith.constant 1 : index
    %66 = arith.subi %65, %c1_31 : index
    %c1_32 = arith.constant 1 : index
    %67 = acc.bounds lowerbound(%c0_30 : index) upperbound(%66 : index) extent(%65 : index) stride(%c1_32 : index) startIdx(%c0_29 : index)
    %68 = acc.create varPtr(%61 : !llvm.ptr) varType(f64) varPtrPtr(%60 : !llvm.ptr) bounds(%67) -> !llvm.ptr {name = "v->p[0:v->n]", structured = false}
    %69 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %70 = llvm.getelementptr %69[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
    %71 = llvm.load %70 : !llvm.ptr -> !llvm.ptr
    %c0_33 = arith.constant 0 : index
    %c0_34 = arith.constant 0 : index
    %72 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %73 = llvm.getelementptr %72[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
    %74 = llvm.load %73 : !llvm.ptr -> i32
    %75 = arith.index_cast %74 : i32 to index
    %c1_35 = arith.constant 1 : index
    %76 = arith.subi %75, %c1_35 : index
    %c1_36 = arith.constant 1 : index
    %77 = acc.bounds lowerbound(%c0_34 : index) upperbound(%76 : index) extent(%75 : index) stride(%c1_36 : index) startIdx(%c0_33 : index)
    %78 = acc.create varPtr(%71 : !llvm.ptr) varType(f64) varPtrPtr(%70 : !llvm.ptr) bounds(%77) -> !llvm.ptr {name = "v->q[0:v->n]", structured = false}
    acc.enter_data dataOperands(%18, %28, %38, %48, %58, %68, %78 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr)
    return
  }
  func.func private @from_device(%arg0: !llvm.ptr, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %3 = llvm.getelementptr %2[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
    %4 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %5 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr %5[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
    %7 = llvm.load %6 : !llvm.ptr -> i32
    %8 = arith.index_cast %7 : i32 to index
    %c1 = arith.constant 1 : index
    %9 = arith.subi %8, %c1 : index
    %c1_1 = arith.constant 1 : index
    %10 = acc.bounds lowerbound(%c0_0 : index) upperbound(%9 : index) extent(%8 : index) stride(%c1_1 : index) startIdx(%c0 : index)
    %11 = acc.getdeviceptr varPtr(%4 : !llvm.ptr) varType(f64) varPtrPtr(%3 : !llvm.ptr) bounds(%10) -> !llvm.ptr {dataClause = #acc<data_clause acc_copyout>, name = "v->x[0:v->n]", structured = false}
    %12 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr %12[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
    %14 = llvm.load %13 : !llvm.ptr -> !llvm.ptr
    %c0_2 = arith.constant 0 : index
    %c0_3 = arith.constant 0 : index
    %15 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr %15[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
    %17 = llvm.load %16 : !llvm.ptr -> i32
    %18 = arith.index_cast %17 : i32 to index
    %c1_4 = arith.constant 1 : index
    %19 = arith.subi %18, %c1_4 : index
    %c1_5 = arith.constant 1 : index
    %20 = acc.bounds lowerbound(%c0_3 : index) upperbound(%19 : index) extent(%18 : index) stride(%c1_5 : index) startIdx(%c0_2 : index)
    %21 = acc.getdeviceptr varPtr(%14 : !llvm.ptr) varType(f64) varPtrPtr(%13 : !llvm.ptr) bounds(%20) -> !llvm.ptr {dataClause = #acc<data_clause acc_delete>, name = "v->r[0:v->n]", structured = false}
    %22 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %23 = llvm.getelementptr %22[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
    %24 = llvm.load %23 : !llvm.ptr -> !llvm.ptr
    %c0_6 = arith.constant 0 : index
    %c0_7 = arith.constant 0 : index
    %25 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %26 = llvm.getelementptr %25[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
    %27 = llvm.load %26 : !llvm.ptr -> i32
    %28 = arith.index_cast %27 : i32 to index
    %c1_8 = arith.constant 1 : index
    %29 = arith.subi %28, %c1_8 : index
    %c1_9 = arith.constant 1 : index
    %30 = acc.bounds lowerbound(%c0_7 : index) upperbound(%29 : index) extent(%28 : index) stride(%c1_9 : index) startIdx(%c0_6 : index)
    %31 = acc.getdeviceptr varPtr(%24 : !llvm.ptr) varType(f64) varPtrPtr(%23 : !llvm.ptr) bounds(%30) -> !llvm.ptr {dataClause = #acc<data_clause acc_delete>, name = "v->p[0:v->n]", structured = false}
    %32 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %33 = llvm.getelementptr %32[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
    %34 = llvm.load %33 : !llvm.ptr -> !llvm.ptr
    %c0_10 = arith.constant 0 : index
    %c0_11 = arith.constant 0 : index
    %35 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %36 = llvm.getelementptr %35[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
    %37 = llvm.load %36 : !llvm.ptr -> i32
    %38 = arith.index_cast %37 : i32 to index
    %c1_12 = arith.constant 1 : index
    %39 = arith.subi %38, %c1_12 : index
    %c1_13 = arith.constant 1 : index
    %40 = acc.bounds lowerbound(%c0_11 : index) upperbound(%39 : index) extent(%38 : index) stride(%c1_13 : index) startIdx(%c0_10 : index)
    %41 = acc.getdeviceptr varPtr(%34 : !llvm.ptr) varType(f64) varPtrPtr(%33 : !llvm.ptr) bounds(%40) -> !llvm.ptr {dataClause = #acc<data_clause acc_delete>, name = "v->q[0:v->n]", structured = false}
    acc.exit_data dataOperands(%11, %21, %31, %41 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr)
    acc.delete accPtr(%41 : !llvm.ptr) bounds(%40) {name = "v->q[0:v->n]", structured = false}
    acc.delete accPtr(%31 : !llvm.ptr) bounds(%30) {name = "v->p[0:v->n]", structured = false}
    acc.delete accPtr(%21 : !llvm.ptr) bounds(%20) {name = "v->r[0:v->n]", structured = false}
    acc.copyout accPtr(%11 : !llvm.ptr) bounds(%10) to varPtr(%4 : !llvm.ptr) varType(f64) {name = "v->x[0:v->n]", structured = false}
    %42 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %43 = llvm.getelementptr %42[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
    %44 = llvm.load %43 : !llvm.ptr -> !llvm.ptr
    %c0_14 = arith.constant 0 : index
    %c0_15 = arith.constant 0 : index
    %45 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %46 = llvm.getelementptr %45[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
    %47 = llvm.load %46 : !llvm.ptr -> i32
    %c1_i32_16 = arith.constant 1 : i32
    %48 = arith.addi %47, %c1_i32_16 : i32
    %49 = arith.index_cast %48 : i32 to index
    %c1_17 = arith.constant 1 : index
    %50 = arith.subi %49, %c1_17 : index
    %c1_18 = arith.constant 1 : index
    %51 = acc.bounds lowerbound(%c0_15 : index) upperbound(%50 : index) extent(%49 : index) stride(%c1_18 : index) startIdx(%c0_14 : index)
    %52 = acc.getdeviceptr varPtr(%44 : !llvm.ptr) varType(i32) varPtrPtr(%43 : !llvm.ptr) bounds(%51) -> !llvm.ptr {dataClause = #acc<data_clause acc_delete>, name = "m->start[0:m->rows+1]", structured = false}
    %53 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %54 = llvm.getelementptr %53[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
    %55 = llvm.load %54 : !llvm.ptr -> !llvm.ptr
    %c0_19 = arith.constant 0 : index
    %c0_20 = arith.constant 0 : index
    %56 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %57 = llvm.getelementptr %56[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
    %58 = llvm.load %57 : !llvm.ptr -> i32
    %59 = arith.index_cast %58 : i32 to index
    %c1_21 = arith.constant 1 : index
    %60 = arith.subi %59, %c1_21 : index
    %c1_22 = arith.constant 1 : index
    %61 = acc.bounds lowerbound(%c0_20 : index) upperbound(%60 : index) extent(%59 : index) stride(%c1_22 : index) startIdx(%c0_19 : index)
    %62 = acc.getdeviceptr varPtr(%55 : !llvm.ptr) varType(i32) varPtrPtr(%54 : !llvm.ptr) bounds(%61) -> !llvm.ptr {dataClause = #acc<data_clause acc_delete>, name = "m->column[0:m->entries]", structured = false}
    %63 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %64 = llvm.getelementptr %63[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
    %65 = llvm.load %64 : !llvm.ptr -> !llvm.ptr
    %c0_23 = arith.constant 0 : index
    %c0_24 = arith.constant 0 : index
    %66 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %67 = llvm.getelementptr %66[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
    %68 = llvm.load %67 : !llvm.ptr -> i32
    %69 = arith.index_cast %68 : i32 to index
    %c1_25 = arith.constant 1 : index
    %70 = arith.subi %69, %c1_25 : index
    %c1_26 = arith.constant 1 : index
    %71 = acc.bounds lowerbound(%c0_24 : index) upperbound(%70 : index) extent(%69 : index) stride(%c1_26 : index) startIdx(%c0_23 : index)
    %72 = acc.getdeviceptr varPtr(%65 : !llvm.ptr) varType(f64) varPtrPtr(%64 : !llvm.ptr) bounds(%71) -> !llvm.ptr {dataClause = #acc<data_clause acc_delete>, name = "m->value[0:m->entries]", structured = false}
    acc.exit_data dataOperands(%52, %62, %72 : !llvm.ptr, !llvm.ptr, !llvm.ptr)
    acc.delete accPtr(%72 : !llvm.ptr) bounds(%71) {name = "m->value[0:m->entries]", structured = false}
    acc.delete accPtr(%62 : !llvm.ptr) bounds(%61) {name = "m->column[0:m->entries]", structured = false}
    acc.delete accPtr(%52 : !llvm.ptr) bounds(%51) {name = "m->start[0:m->rows+1]", structured = false}
    %73 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %c0_27 = arith.constant 0 : index
    %c0_28 = arith.constant 0 : index
    %c1_29 = arith.constant 1 : index
    %c0_30 = arith.constant 0 : index
    %c1_31 = arith.constant 1 : index
    %74 = acc.bounds lowerbound(%c0_28 : index) upperbound(%c0_30 : index) extent(%c1_29 : index) stride(%c1_31 : index) startIdx(%c0_27 : index)
    %75 = acc.getdeviceptr varPtr(%73 : !llvm.ptr) varType(!llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>) bounds(%74) -> !llvm.ptr {dataClause = #acc<data_clause acc_delete>, name = "m[0:1]", structured = false}
    %76 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0_32 = arith.constant 0 : index
    %c0_33 = arith.constant 0 : index
    %c1_34 = arith.constant 1 : index
    %c0_35 = arith.constant 0 : index
    %c1_36 = arith.constant 1 : index
    %77 = acc.bounds lowerbound(%c0_33 : index) upperbound(%c0_35 : index) extent(%c1_34 : index) stride(%c1_36 : index) startIdx(%c0_32 : index)
    %78 = acc.getdeviceptr varPtr(%76 : !llvm.ptr) varType(!llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>) bounds(%77) -> !llvm.ptr {dataClause = #acc<data_clause acc_delete>, name = "v[0:1]", structured = false}
    acc.exit_data dataOperands(%75, %78 : !llvm.ptr, !llvm.ptr)
    acc.delete accPtr(%78 : !llvm.ptr) bounds(%77) {name = "v[0:1]", structured = false}
    acc.delete accPtr(%75 : !llvm.ptr) bounds(%74) {name = "m[0:1]", structured = false}
    return
  }
  func.func private @solve(%arg0: !llvm.ptr {llvm.sret = !llvm.struct<"outcome", (i32, f64)>}, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i32) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.struct<"outcome", (i32, f64)> : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x f64 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %c1_i32 x f64 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %c1_i32 x f64 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %c1_i32 x f64 : (i32) -> !llvm.ptr
    llvm.store %arg1, %0 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg3, %2 : i32, !llvm.ptr
    %c16_i64 = arith.constant 16 : i64
    %c0_i8 = arith.constant 0 : i8
    "llvm.intr.memset"(%3, %c0_i8, %c16_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %3 : i32, !llvm.ptr
    %cst = arith.constant 0.000000e+00 : f64
    %9 = llvm.getelementptr %3[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %cst, %9 : f64, !llvm.ptr
    %10 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %11 = llvm.getelementptr %10[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
    %12 = llvm.load %11 : !llvm.ptr -> i32
    llvm.store %12, %4 : i32, !llvm.ptr
    %cst_0 = arith.constant 0.000000e+00 : f64
    llvm.store %cst_0, %5 : f64, !llvm.ptr
    %13 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %14 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    call @to_device(%13, %14) : (!llvm.ptr, !llvm.ptr) -> ()
    %15 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_2 = arith.constant 0 : index
    %c1_3 = arith.constant 1 : index
    %16 = acc.bounds lowerbound(%c0_1 : index) upperbound(%c0_2 : index) extent(%c1 : index) stride(%c1_3 : index) startIdx(%c0 : index)
    %17 = acc.present varPtr(%15 : !llvm.ptr) varType(!llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>) bounds(%16) -> !llvm.ptr {name = "v[0:1]"}
    %18 = acc.copyin varPtr(%5 : !llvm.ptr) varType(f64) -> !llvm.ptr {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "rr"}
    %19 = acc.firstprivate varPtr(%4 : !llvm.ptr) varType(i32) recipe(@firstprivatization_i32) -> !llvm.ptr {implicit = true, name = "n"}
    acc.parallel combined(loop) dataOperands(%17, %18 : !llvm.ptr, !llvm.ptr) firstprivate(%19 : !llvm.ptr) {
      %c1_i32_6 = arith.constant 1 : i32
      %27 = llvm.alloca %c1_i32_6 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %17, %27 : !llvm.ptr, !llvm.ptr
      %28 = acc.reduction varPtr(%18 : !llvm.ptr) varType(f64) recipe(@reduction_add_f64) -> !llvm.ptr {name = "rr"}
      %c0_i32_7 = arith.constant 0 : i32
      %29 = llvm.load %19 : !llvm.ptr -> i32
      %c1_i32_8 = arith.constant 1 : i32
      acc.loop combined(parallel) reduction(%28 : !llvm.ptr) control(%arg4 : i32) = (%c0_i32_7 : i32) to (%29 : i32)  step (%c1_i32_8 : i32) {
        %c1_i32_9 = arith.constant 1 : i32
        %30 = llvm.alloca %c1_i32_9 x i32 : (i32) -> !llvm.ptr
        llvm.store %arg4, %30 : i32, !llvm.ptr
        %31 = llvm.load %27 : !llvm.ptr -> !llvm.ptr
        %32 = llvm.getelementptr %31[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
        %33 = llvm.load %32 : !llvm.ptr -> !llvm.ptr
        %34 = llvm.load %30 : !llvm.ptr -> i32
        %35 = arith.extsi %34 : i32 to i64
        %36 = llvm.getelementptr %33[%35] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %37 = llvm.load %36 : !llvm.ptr -> f64
        %38 = llvm.load %27 : !llvm.ptr -> !llvm.ptr
        %39 = llvm.getelementptr %38[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
        %40 = llvm.load %39 : !llvm.ptr -> !llvm.ptr
        %41 = llvm.load %30 : !llvm.ptr -> i32
        %42 = arith.extsi %41 : i32 to i64
        %43 = llvm.getelementptr %40[%42] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        llvm.store %37, %43 : f64, !llvm.ptr
        %44 = llvm.load %27 : !llvm.ptr -> !llvm.ptr
        %45 = llvm.getelementptr %44[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
        %46 = llvm.load %45 : !llvm.ptr -> !llvm.ptr
        %47 = llvm.load %30 : !llvm.ptr -> i32
        %48 = arith.extsi %47 : i32 to i64
        %49 = llvm.getelementptr %46[%48] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %50 = llvm.load %49 : !llvm.ptr -> f64
        %51 = llvm.load %27 : !llvm.ptr -> !llvm.ptr
        %52 = llvm.getelementptr %51[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
        %53 = llvm.load %52 : !llvm.ptr -> !llvm.ptr
        %54 = llvm.load %30 : !llvm.ptr -> i32
        %55 = arith.extsi %54 : i32 to i64
        %56 = llvm.getelementptr %53[%55] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %57 = llvm.load %56 : !llvm.ptr -> f64
        %58 = arith.mulf %50, %57 : f64
        %59 = llvm.load %28 : !llvm.ptr -> f64
        %60 = arith.addf %59, %58 : f64
        llvm.store %60, %28 : f64, !llvm.ptr
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accPtr(%18 : !llvm.ptr) to varPtr(%5 : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "rr"}
    acc.delete accPtr(%17 : !llvm.ptr) bounds(%16) {dataClause = #acc<data_clause acc_present>, name = "v[0:1]"}
    %20 = llvm.load %5 : !llvm.ptr -> f64
    %cst_4 = arith.constant 9.9999999999999992E-25 : f64
    %21 = arith.mulf %20, %cst_4 : f64
    llvm.store %21, %6 : f64, !llvm.ptr
    scf.while : () -> () {
      %27 = llvm.load %5 : !llvm.ptr -> f64
      %28 = llvm.load %6 : !llvm.ptr -> f64
      %29 = arith.cmpf ogt, %27, %28 : f64
      %30 = scf.if %29 -> (i1) {
        %31 = llvm.getelementptr %3[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"outcome", (i32, f64)>
        %32 = llvm.load %31 : !llvm.ptr -> i32
        %33 = llvm.load %2 : !llvm.ptr -> i32
        %34 = arith.cmpi slt, %32, %33 : i32
        scf.yield %34 : i1
      } else {
        %false = arith.constant false
        scf.yield %false : i1
      }
      scf.condition(%30)
    } do {
      %27 = llvm.load %5 : !llvm.ptr -> f64
      %28 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
      %29 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
      %30 = func.call @apply(%28, %29) : (!llvm.ptr, !llvm.ptr) -> f64
      %31 = arith.divf %27, %30 : f64
      llvm.store %31, %7 : f64, !llvm.ptr
      %32 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
      %33 = llvm.load %7 : !llvm.ptr -> f64
      %34 = func.call @advance(%32, %33) : (!llvm.ptr, f64) -> f64
      llvm.store %34, %8 : f64, !llvm.ptr
      %35 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
      %36 = llvm.load %8 : !llvm.ptr -> f64
      %37 = llvm.load %5 : !llvm.ptr -> f64
      %38 = arith.divf %36, %37 : f64
      func.call @turn(%35, %38) : (!llvm.ptr, f64) -> ()
      %39 = llvm.load %8 : !llvm.ptr -> f64
      llvm.store %39, %5 : f64, !llvm.ptr
      %40 = llvm.getelementptr %3[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"outcome", (i32, f64)>
      %41 = llvm.load %40 : !llvm.ptr -> i32
      %c1_i32_6 = arith.constant 1 : i32
      %42 = arith.addi %41, %c1_i32_6 : i32
      llvm.store %42, %40 : i32, !llvm.ptr
      scf.yield
    }
    %22 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %23 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    call @from_device(%22, %23) : (!llvm.ptr, !llvm.ptr) -> ()
    %24 = llvm.load %5 : !llvm.ptr -> f64
    %25 = math.sqrt %24 : f64
    %26 = llvm.getelementptr %3[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"outcome", (i32, f64)>
    llvm.store %25, %26 : f64, !llvm.ptr
    %c16_i64_5 = arith.constant 16 : i64
    "llvm.intr.memcpy"(%arg0, %3, %c16_i64_5) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    return
  }
  func.func @main(%arg0: i32, %arg1: !llvm.ptr) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)> : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)> : (i32) -> !llvm.ptr
    %6 = llvm.alloca %c1_i32 x !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)> : (i32) -> !llvm.ptr
    %7 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %c1_i32 x !llvm.struct<"outcome", (i32, f64)> : (i32) -> !llvm.ptr
    %10 = llvm.alloca %c1_i32 x !llvm.struct<"outcome", (i32, f64)> : (i32) -> !llvm.ptr
    %11 = llvm.alloca %c1_i32 x f64 : (i32) -> !llvm.ptr
    %12 = llvm.alloca %c1_i32 x f64 : (i32) -> !llvm.ptr
    %13 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %14 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_0 = arith.constant 1 : i32
    %15 = arith.cmpi sgt, %14, %c1_i32_0 : i32
    %16 = scf.if %15 -> (i32) {
      %106 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
      %c1_i64 = arith.constant 1 : i64
      %107 = llvm.getelementptr %106[%c1_i64] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
      %108 = llvm.load %107 : !llvm.ptr -> !llvm.ptr
      %109 = func.call @atoi(%108) : (!llvm.ptr) -> i32
      scf.yield %109 : i32
    } else {
      %c64_i32 = arith.constant 64 : i32
      scf.yield %c64_i32 : i32
    }
    llvm.store %16, %2 : i32, !llvm.ptr
    %17 = llvm.load %0 : !llvm.ptr -> i32
    %c2_i32 = arith.constant 2 : i32
    %18 = arith.cmpi sgt, %17, %c2_i32 : i32
    %19 = scf.if %18 -> (i32) {
      %106 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
      %c2_i64 = arith.constant 2 : i64
      %107 = llvm.getelementptr %106[%c2_i64] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
      %108 = llvm.load %107 : !llvm.ptr -> !llvm.ptr
      %109 = func.call @atoi(%108) : (!llvm.ptr) -> i32
      scf.yield %109 : i32
    } else {
      %c1000_i32 = arith.constant 1000 : i32
      scf.yield %c1000_i32 : i32
    }
    llvm.store %19, %3 : i32, !llvm.ptr
    %20 = llvm.load %2 : !llvm.ptr -> i32
    %c1_i32_1 = arith.constant 1 : i32
    %21 = arith.cmpi slt, %20, %c1_i32_1 : i32
    %22 = scf.if %21 -> (i1) {
      %true = arith.constant true
      scf.yield %true : i1
    } else {
      %106 = llvm.load %3 : !llvm.ptr -> i32
      %c1_i32_12 = arith.constant 1 : i32
      %107 = arith.cmpi slt, %106, %c1_i32_12 : i32
      scf.yield %107 : i1
    }
    cf.cond_br %22, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %23 = llvm.mlir.addressof @stderr : !llvm.ptr
    %24 = llvm.load %23 : !llvm.ptr -> !llvm.ptr
    %25 = llvm.mlir.addressof @str.1 : !llvm.ptr
    %26 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0_i64 = arith.constant 0 : i64
    %27 = llvm.getelementptr %26[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %28 = llvm.load %27 : !llvm.ptr -> !llvm.ptr
    %29 = llvm.call @fprintf(%24, %25, %28) vararg(!llvm.func<i32 (ptr, ptr, ...)>) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %c2_i32_2 = arith.constant 2 : i32
    return %c2_i32_2 : i32
  ^bb2:  // pred: ^bb0
    %30 = llvm.load %2 : !llvm.ptr -> i32
    call @laplacian(%5, %30) : (!llvm.ptr, i32) -> ()
    %c32_i64 = arith.constant 32 : i64
    "llvm.intr.memcpy"(%4, %5, %c32_i64) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %c40_i64 = arith.constant 40 : i64
    %c0_i8 = arith.constant 0 : i8
    "llvm.intr.memset"(%6, %c0_i8, %c40_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %31 = llvm.getelementptr %4[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
    %32 = llvm.load %31 : !llvm.ptr -> i32
    llvm.store %32, %6 : i32, !llvm.ptr
    %33 = llvm.getelementptr %6[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
    %34 = llvm.load %33 : !llvm.ptr -> i32
    %35 = arith.extsi %34 : i32 to i64
    %c8_i64 = arith.constant 8 : i64
    %36 = call @allocate(%35, %c8_i64) : (i64, i64) -> !llvm.ptr
    %37 = llvm.getelementptr %6[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
    llvm.store %36, %37 : !llvm.ptr, !llvm.ptr
    %38 = llvm.getelementptr %6[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
    %39 = llvm.load %38 : !llvm.ptr -> i32
    %40 = arith.extsi %39 : i32 to i64
    %c8_i64_3 = arith.constant 8 : i64
    %41 = call @allocate(%40, %c8_i64_3) : (i64, i64) -> !llvm.ptr
    %42 = llvm.getelementptr %6[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
    llvm.store %41, %42 : !llvm.ptr, !llvm.ptr
    %43 = llvm.getelementptr %6[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
    %44 = llvm.load %43 : !llvm.ptr -> i32
    %45 = arith.extsi %44 : i32 to i64
    %c8_i64_4 = arith.constant 8 : i64
    %46 = call @allocate(%45, %c8_i64_4) : (i64, i64) -> !llvm.ptr
    %47 = llvm.getelementptr %6[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
    llvm.store %46, %47 : !llvm.ptr, !llvm.ptr
    %48 = llvm.getelementptr %6[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
    %49 = llvm.load %48 : !llvm.ptr -> i32
    %50 = arith.extsi %49 : i32 to i64
    %c8_i64_5 = arith.constant 8 : i64
    %51 = call @allocate(%50, %c8_i64_5) : (i64, i64) -> !llvm.ptr
    %52 = llvm.getelementptr %6[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
    llvm.store %51, %52 : !llvm.ptr, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %7 : i32, !llvm.ptr
    scf.while : () -> () {
      %106 = llvm.load %7 : !llvm.ptr -> i32
      %107 = llvm.getelementptr %6[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
      %108 = llvm.load %107 : !llvm.ptr -> i32
      %109 = arith.cmpi slt, %106, %108 : i32
      scf.condition(%109)
    } do {
      %106 = llvm.getelementptr %4[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
      %107 = llvm.load %106 : !llvm.ptr -> !llvm.ptr
      %108 = llvm.load %7 : !llvm.ptr -> i32
      %109 = arith.extsi %108 : i32 to i64
      %110 = llvm.getelementptr %107[%109] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %111 = llvm.load %110 : !llvm.ptr -> i32
      llvm.store %111, %8 : i32, !llvm.ptr
      scf.while : () -> () {
        %114 = llvm.load %8 : !llvm.ptr -> i32
        %115 = llvm.getelementptr %4[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
        %116 = llvm.load %115 : !llvm.ptr -> !llvm.ptr
        %117 = llvm.load %7 : !llvm.ptr -> i32
        %c1_i32_13 = arith.constant 1 : i32
        %118 = arith.addi %117, %c1_i32_13 : i32
        %119 = arith.extsi %118 : i32 to i64
        %120 = llvm.getelementptr %116[%119] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        %121 = llvm.load %120 : !llvm.ptr -> i32
        %122 = arith.cmpi slt, %114, %121 : i32
        scf.condition(%122)
      } do {
        %114 = llvm.getelementptr %4[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
        %115 = llvm.load %114 : !llvm.ptr -> !llvm.ptr
        %116 = llvm.load %8 : !llvm.ptr -> i32
        %117 = arith.extsi %116 : i32 to i64
        %118 = llvm.getelementptr %115[%117] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %119 = llvm.load %118 : !llvm.ptr -> f64
        %120 = llvm.getelementptr %4[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
        %121 = llvm.load %120 : !llvm.ptr -> !llvm.ptr
        %122 = llvm.load %8 : !llvm.ptr -> i32
        %123 = arith.extsi %122 : i32 to i64
        %124 = llvm.getelementptr %121[%123] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        %125 = llvm.load %124 : !llvm.ptr -> i32
        %126 = func.call @exact(%125) : (i32) -> f64
        %127 = arith.mulf %119, %126 : f64
        %128 = llvm.getelementptr %6[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
        %129 = llvm.load %128 : !llvm.ptr -> !llvm.ptr
        %130 = llvm.load %7 : !llvm.ptr -> i32
        %131 = arith.extsi %130 : i32 to i64
        %132 = llvm.getelementptr %129[%131] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %133 = llvm.load %132 : !llvm.ptr -> f64
        %134 = arith.addf %133, %127 : f64
        llvm.store %134, %132 : f64, !llvm.ptr
        %135 = llvm.load %8 : !llvm.ptr -> i32
        %c1_i32_13 = arith.constant 1 : i32
        %136 = arith.addi %135, %c1_i32_13 : i32
        llvm.store %136, %8 : i32, !llvm.ptr
        scf.yield
      }
      %112 = llvm.load %7 : !llvm.ptr -> i32
      %c1_i32_12 = arith.constant 1 : i32
      %113 = arith.addi %112, %c1_i32_12 : i32
      llvm.store %113, %7 : i32, !llvm.ptr
      scf.yield
    }
    %53 = llvm.load %3 : !llvm.ptr -> i32
    call @solve(%10, %4, %6, %53) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    %c16_i64 = arith.constant 16 : i64
    "llvm.intr.memcpy"(%9, %10, %c16_i64) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %cst = arith.constant 0.000000e+00 : f64
    llvm.store %cst, %11 : f64, !llvm.ptr
    %cst_6 = arith.constant 0.000000e+00 : f64
    llvm.store %cst_6, %12 : f64, !llvm.ptr
    %c0_i32_7 = arith.constant 0 : i32
    llvm.store %c0_i32_7, %13 : i32, !llvm.ptr
    scf.while : () -> () {
      %106 = llvm.load %13 : !llvm.ptr -> i32
      %107 = llvm.getelementptr %6[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
      %108 = llvm.load %107 : !llvm.ptr -> i32
      %109 = arith.cmpi slt, %106, %108 : i32
      scf.condition(%109)
    } do {
      %106 = llvm.load %11 : !llvm.ptr -> f64
      %107 = llvm.getelementptr %6[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
      %108 = llvm.load %107 : !llvm.ptr -> !llvm.ptr
      %109 = llvm.load %13 : !llvm.ptr -> i32
      %110 = arith.extsi %109 : i32 to i64
      %111 = llvm.getelementptr %108[%110] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      %112 = llvm.load %111 : !llvm.ptr -> f64
      %113 = llvm.load %13 : !llvm.ptr -> i32
      %114 = func.call @exact(%113) : (i32) -> f64
      %115 = arith.subf %112, %114 : f64
      %116 = math.absf %115 : f64
      %117 = func.call @fmax(%106, %116) : (f64, f64) -> f64
      llvm.store %117, %11 : f64, !llvm.ptr
      %118 = llvm.getelementptr %6[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
      %119 = llvm.load %118 : !llvm.ptr -> !llvm.ptr
      %120 = llvm.load %13 : !llvm.ptr -> i32
      %121 = arith.extsi %120 : i32 to i64
      %122 = llvm.getelementptr %119[%121] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      %123 = llvm.load %122 : !llvm.ptr -> f64
      %124 = llvm.load %12 : !llvm.ptr -> f64
      %125 = arith.addf %124, %123 : f64
      llvm.store %125, %12 : f64, !llvm.ptr
      %126 = llvm.load %13 : !llvm.ptr -> i32
      %c1_i32_12 = arith.constant 1 : i32
      %127 = arith.addi %126, %c1_i32_12 : i32
      llvm.store %127, %13 : i32, !llvm.ptr
      scf.yield
    }
    %54 = llvm.mlir.addressof @str.2 : !llvm.ptr
    %55 = llvm.getelementptr %4[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
    %56 = llvm.load %55 : !llvm.ptr -> i32
    %57 = llvm.getelementptr %4[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
    %58 = llvm.load %57 : !llvm.ptr -> i32
    %59 = llvm.call @printf(%54, %56, %58) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32) -> i32
    %60 = llvm.mlir.addressof @str.3 : !llvm.ptr
    %61 = llvm.getelementptr %9[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"outcome", (i32, f64)>
    %62 = llvm.load %61 : !llvm.ptr -> i32
    %63 = llvm.load %3 : !llvm.ptr -> i32
    %64 = arith.cmpi slt, %62, %63 : i32
    %65 = scf.if %64 -> (!llvm.ptr) {
      %106 = llvm.mlir.addressof @str.4 : !llvm.ptr
      scf.yield %106 : !llvm.ptr
    } else {
      %106 = llvm.mlir.addressof @str.5 : !llvm.ptr
      scf.yield %106 : !llvm.ptr
    }
    %66 = llvm.call @printf(%60, %65) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr) -> i32
    %67 = llvm.mlir.addressof @str.6 : !llvm.ptr
    %68 = llvm.getelementptr %6[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
    %69 = llvm.load %68 : !llvm.ptr -> !llvm.ptr
    %c0_i64_8 = arith.constant 0 : i64
    %70 = llvm.getelementptr %69[%c0_i64_8] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %71 = llvm.load %70 : !llvm.ptr -> f64
    %72 = llvm.getelementptr %6[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
    %73 = llvm.load %72 : !llvm.ptr -> !llvm.ptr
    %74 = llvm.getelementptr %6[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
    %75 = llvm.load %74 : !llvm.ptr -> i32
    %c2_i32_9 = arith.constant 2 : i32
    %76 = arith.divsi %75, %c2_i32_9 : i32
    %77 = arith.extsi %76 : i32 to i64
    %78 = llvm.getelementptr %73[%77] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %79 = llvm.load %78 : !llvm.ptr -> f64
    %80 = llvm.load %12 : !llvm.ptr -> f64
    %81 = llvm.call @printf(%67, %71, %79, %80) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64, f64, f64) -> i32
    %82 = llvm.mlir.addressof @str.7 : !llvm.ptr
    %83 = llvm.getelementptr %9[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"outcome", (i32, f64)>
    %84 = llvm.load %83 : !llvm.ptr -> f64
    %cst_10 = arith.constant 1.000000e-08 : f64
    %85 = arith.cmpf olt, %84, %cst_10 : f64
    %86 = scf.if %85 -> (i1) {
      %106 = llvm.load %11 : !llvm.ptr -> f64
      %cst_12 = arith.constant 1.000000e-09 : f64
      %107 = arith.cmpf olt, %106, %cst_12 : f64
      scf.yield %107 : i1
    } else {
      %false = arith.constant false
      scf.yield %false : i1
    }
    %87 = scf.if %86 -> (!llvm.ptr) {
      %106 = llvm.mlir.addressof @str.4 : !llvm.ptr
      scf.yield %106 : !llvm.ptr
    } else {
      %106 = llvm.mlir.addressof @str.5 : !llvm.ptr
      scf.yield %106 : !llvm.ptr
    }
    %88 = llvm.call @printf(%82, %87) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr) -> i32
    %89 = llvm.getelementptr %4[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
    %90 = llvm.load %89 : !llvm.ptr -> !llvm.ptr
    call @free(%90) : (!llvm.ptr) -> ()
    %91 = llvm.getelementptr %4[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
    %92 = llvm.load %91 : !llvm.ptr -> !llvm.ptr
    call @free(%92) : (!llvm.ptr) -> ()
    %93 = llvm.getelementptr %4[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
    %94 = llvm.load %93 : !llvm.ptr -> !llvm.ptr
    call @free(%94) : (!llvm.ptr) -> ()
    %95 = llvm.getelementptr %6[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
    %96 = llvm.load %95 : !llvm.ptr -> !llvm.ptr
    call @free(%96) : (!llvm.ptr) -> ()
    %97 = llvm.getelementptr %6[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
    %98 = llvm.load %97 : !llvm.ptr -> !llvm.ptr
    call @free(%98) : (!llvm.ptr) -> ()
    %99 = llvm.getelementptr %6[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
    %100 = llvm.load %99 : !llvm.ptr -> !llvm.ptr
    call @free(%100) : (!llvm.ptr) -> ()
    %101 = llvm.getelementptr %6[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
    %102 = llvm.load %101 : !llvm.ptr -> !llvm.ptr
    call @free(%102) : (!llvm.ptr) -> ()
    %103 = llvm.load %11 : !llvm.ptr -> f64
    %cst_11 = arith.constant 1.000000e-09 : f64
    %104 = arith.cmpf olt, %103, %cst_11 : f64
    %105 = scf.if %104 -> (i32) {
      %c0_i32_12 = arith.constant 0 : i32
      scf.yield %c0_i32_12 : i32
    } else {
      %c1_i32_12 = arith.constant 1 : i32
      scf.yield %c1_i32_12 : i32
    }
    return %105 : i32
  }
  llvm.mlir.global external @stderr() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global internal constant @str("cg: out of memory\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.1("usage: %s [N [MAX_ITERATIONS]]\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.2("cg: %d unknowns, %d entries\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.3("converged: %s\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.4("yes\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.5("no\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.6("x[0] = %.6f, x[n/2] = %.6f, sum = %.6f\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.7("residual and error small: %s\0A\00") {addr_space = 0 : i32}
  func.func private @atoi(!llvm.ptr) -> i32
  func.func private @calloc(i64, i64) -> !llvm.ptr
  func.func private @exit(i32)
  func.func private @fmax(f64, f64) -> f64
  llvm.func @fprintf(!llvm.ptr, !llvm.ptr, ...) -> i32
  func.func private @free(!llvm.ptr)
  llvm.func @printf(!llvm.ptr, ...) -> i32
}

