module {
  omp.declare_reduction @add_reduction_add_f64 : !llvm.ptr attributes {byref_element_type = f64} alloc {
    %c1_i64 = arith.constant 1 : i64
    %0 = llvm.alloca %c1_i64 x f64 : (i64) -> !llvm.ptr
    omp.yield(%0 : !llvm.ptr)
  } init {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x f64 : (i32) -> !llvm.ptr
    %cst = arith.constant 0.000000e+00 : f64
    llvm.store %cst, %0 : f64, !llvm.ptr
    %1 = llvm.load %0 : !llvm.ptr -> f64
    llvm.store %1, %arg1 : f64, !llvm.ptr
    omp.yield(%arg1 : !llvm.ptr)
  } combiner {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> f64
    %1 = llvm.load %arg1 : !llvm.ptr -> f64
    %2 = arith.addf %0, %1 : f64
    llvm.store %2, %arg0 : f64, !llvm.ptr
    omp.yield(%arg0 : !llvm.ptr)
  }
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
  func.func private @product(%arg0: f64, %arg1: f64) -> f64 attributes {omp.declare_target = #omp.declaretarget<device_type = (any), capture_clause = (enter)>} {
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
  func.func private @row_times(%arg0: !llvm.ptr, %arg1: i32, %arg2: !llvm.ptr) -> f64 attributes {omp.declare_target = #omp.declaretarget<device_type = (any), capture_clause = (enter)>} {
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
    %13 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr %13[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
    %15 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
    %16 = llvm.load %1 : !llvm.ptr -> i32
    %17 = arith.extsi %16 : i32 to i64
    %18 = llvm.getelementptr %15[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %19 = llvm.load %18 : !llvm.ptr -> i32
    %20 = llvm.load %4 : !llvm.ptr -> i32
    %c1_i32_1 = arith.constant 1 : i32
    omp.parallel {
      omp.wsloop reduction(byref @add_reduction_add_f64 %3 -> %arg3 : !llvm.ptr) {
        omp.loop_nest (%arg4) : i32 = (%19) to (%20) step (%c1_i32_1) {
          %c1_i32_2 = arith.constant 1 : i32
          %22 = llvm.alloca %c1_i32_2 x i32 : (i32) -> !llvm.ptr
          llvm.store %arg4, %22 : i32, !llvm.ptr
          %23 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
          %24 = llvm.getelementptr %23[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
          %25 = llvm.load %24 : !llvm.ptr -> !llvm.ptr
          %26 = llvm.load %22 : !llvm.ptr -> i32
          %27 = arith.extsi %26 : i32 to i64
          %28 = llvm.getelementptr %25[%27] : (!llvm.ptr, i64) -> !llvm.ptr, f64
          %29 = llvm.load %28 : !llvm.ptr -> f64
          %30 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
          %31 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
          %32 = llvm.getelementptr %31[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
          %33 = llvm.load %32 : !llvm.ptr -> !llvm.ptr
          %34 = llvm.load %22 : !llvm.ptr -> i32
          %35 = arith.extsi %34 : i32 to i64
          %36 = llvm.getelementptr %33[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i32
          %37 = llvm.load %36 : !llvm.ptr -> i32
          %38 = arith.extsi %37 : i32 to i64
          %39 = llvm.getelementptr %30[%38] : (!llvm.ptr, i64) -> !llvm.ptr, f64
          %40 = llvm.load %39 : !llvm.ptr -> f64
          %41 = func.call @product(%29, %40) : (f64, f64) -> f64
          %42 = llvm.load %arg3 : !llvm.ptr -> f64
          %43 = arith.addf %42, %41 : f64
          llvm.store %43, %arg3 : f64, !llvm.ptr
          omp.yield
        }
      } {accc.part}
      omp.terminator
    }
    %21 = llvm.load %3 : !llvm.ptr -> f64
    return %21 : f64
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
    %4 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0_3 = arith.constant 0 : index
    %c0_4 = arith.constant 0 : index
    %c1_5 = arith.constant 1 : index
    %c0_6 = arith.constant 0 : index
    %c1_7 = arith.constant 1 : index
    %c0_i32 = arith.constant 0 : i32
    %5 = llvm.getelementptr %3[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
    %6 = llvm.load %5 : !llvm.ptr -> i32
    %c1_i32_8 = arith.constant 1 : i32
    %7 = omp.map.info var_ptr(%2 : !llvm.ptr, f64) map_clauses(implicit, tofrom) capture(ByRef) -> !llvm.ptr {name = "pq"}
    %8 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%c0_1 : index) extent(%c1 : index) stride(%c1_2 : index) start_idx(%c0 : index)
    %9 = omp.map.info var_ptr(%3 : !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>) map_clauses(none) capture(ByRef) bounds(%8) -> !llvm.ptr {name = "m[0:1]"}
    %10 = omp.map.bounds lower_bound(%c0_4 : index) upper_bound(%c0_6 : index) extent(%c1_5 : index) stride(%c1_7 : index) start_idx(%c0_3 : index)
    %11 = omp.map.info var_ptr(%4 : !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>) map_clauses(none) capture(ByRef) bounds(%10) -> !llvm.ptr {name = "v[0:1]"}
    omp.target host_eval(%c0_i32 -> %arg2, %6 -> %arg3, %c1_i32_8 -> %arg4 : i32, i32, i32) map_entries(%7 -> %arg5, %9 -> %arg6, %11 -> %arg7 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      omp.teams reduction(byref @add_reduction_add_f64 %arg5 -> %arg8 : !llvm.ptr) {
        %c1_i32_9 = arith.constant 1 : i32
        %13 = llvm.alloca %c1_i32_9 x !llvm.ptr : (i32) -> !llvm.ptr
        %14 = llvm.alloca %c1_i32_9 x !llvm.ptr : (i32) -> !llvm.ptr
        llvm.store %arg6, %13 : !llvm.ptr, !llvm.ptr
        llvm.store %arg7, %14 : !llvm.ptr, !llvm.ptr
        %c0_i32_10 = arith.constant 0 : i32
        %15 = llvm.load %13 : !llvm.ptr -> !llvm.ptr
        %16 = llvm.getelementptr %15[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
        %17 = llvm.load %16 : !llvm.ptr -> i32
        %c1_i32_11 = arith.constant 1 : i32
        omp.distribute {
          omp.loop_nest (%arg9) : i32 = (%arg2) to (%arg3) step (%arg4) {
            %c1_i32_12 = arith.constant 1 : i32
            %18 = llvm.alloca %c1_i32_12 x i32 : (i32) -> !llvm.ptr
            %19 = llvm.alloca %c1_i32_12 x f64 : (i32) -> !llvm.ptr
            llvm.store %arg9, %18 : i32, !llvm.ptr
            %20 = llvm.load %13 : !llvm.ptr -> !llvm.ptr
            %21 = llvm.load %18 : !llvm.ptr -> i32
            %22 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
            %23 = llvm.getelementptr %22[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
            %24 = llvm.load %23 : !llvm.ptr -> !llvm.ptr
            %25 = func.call @row_times(%20, %21, %24) : (!llvm.ptr, i32, !llvm.ptr) -> f64
            llvm.store %25, %19 : f64, !llvm.ptr
            %26 = llvm.load %19 : !llvm.ptr -> f64
            %27 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
            %28 = llvm.getelementptr %27[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
            %29 = llvm.load %28 : !llvm.ptr -> !llvm.ptr
            %30 = llvm.load %18 : !llvm.ptr -> i32
            %31 = arith.extsi %30 : i32 to i64
            %32 = llvm.getelementptr %29[%31] : (!llvm.ptr, i64) -> !llvm.ptr, f64
            llvm.store %26, %32 : f64, !llvm.ptr
            %33 = llvm.load %19 : !llvm.ptr -> f64
            %34 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
            %35 = llvm.getelementptr %34[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
            %36 = llvm.load %35 : !llvm.ptr -> !llvm.ptr
            %37 = llvm.load %18 : !llvm.ptr -> i32
            %38 = arith.extsi %37 : i32 to i64
            %39 = llvm.getelementptr %36[%38] : (!llvm.ptr, i64) -> !llvm.ptr, f64
            %40 = llvm.load %39 : !llvm.ptr -> f64
            %41 = arith.mulf %33, %40 : f64
            %42 = llvm.load %arg8 : !llvm.ptr -> f64
            %43 = arith.addf %42, %41 : f64
            llvm.store %43, %arg8 : f64, !llvm.ptr
            omp.yield
          }
        } {accc.part}
        omp.terminator
      } {accc.part}
      omp.terminator
    }
    %12 = llvm.load %2 : !llvm.ptr -> f64
    return %12 : f64
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
    %c0_i32 = arith.constant 0 : i32
    %4 = llvm.getelementptr %3[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
    %5 = llvm.load %4 : !llvm.ptr -> i32
    %c1_i32_3 = arith.constant 1 : i32
    %6 = omp.map.info var_ptr(%1 : !llvm.ptr, f64) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %7 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%c0_1 : index) extent(%c1 : index) stride(%c1_2 : index) start_idx(%c0 : index)
    %8 = omp.map.info var_ptr(%3 : !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>) map_clauses(none) capture(ByRef) bounds(%7) -> !llvm.ptr {name = "v[0:1]"}
    %9 = omp.map.info var_ptr(%2 : !llvm.ptr, f64) map_clauses(implicit, tofrom) capture(ByRef) -> !llvm.ptr {name = "rr"}
    omp.target host_eval(%c0_i32 -> %arg2, %5 -> %arg3, %c1_i32_3 -> %arg4 : i32, i32, i32) map_entries(%6 -> %arg5, %8 -> %arg6, %9 -> %arg7 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      omp.teams {
        %c1_i32_4 = arith.constant 1 : i32
        %11 = llvm.alloca %c1_i32_4 x f64 : (i32) -> !llvm.ptr
        %12 = llvm.load %arg5 : !llvm.ptr -> f64
        llvm.store %12, %11 : f64, !llvm.ptr
        %c1_i32_5 = arith.constant 1 : i32
        %13 = llvm.alloca %c1_i32_5 x !llvm.ptr : (i32) -> !llvm.ptr
        llvm.store %arg6, %13 : !llvm.ptr, !llvm.ptr
        %c0_i32_6 = arith.constant 0 : i32
        %14 = llvm.load %13 : !llvm.ptr -> !llvm.ptr
        %15 = llvm.getelementptr %14[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
        %16 = llvm.load %15 : !llvm.ptr -> i32
        %c1_i32_7 = arith.constant 1 : i32
        omp.parallel {
          omp.distribute {
            omp.wsloop reduction(byref @add_reduction_add_f64 %arg7 -> %arg8 : !llvm.ptr) {
              omp.loop_nest (%arg9) : i32 = (%arg2) to (%arg3) step (%arg4) {
                %c1_i32_8 = arith.constant 1 : i32
                %17 = llvm.alloca %c1_i32_8 x i32 : (i32) -> !llvm.ptr
                llvm.store %arg9, %17 : i32, !llvm.ptr
                %18 = llvm.load %11 : !llvm.ptr -> f64
                %19 = llvm.load %13 : !llvm.ptr -> !llvm.ptr
                %20 = llvm.getelementptr %19[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
                %21 = llvm.load %20 : !llvm.ptr -> !llvm.ptr
                %22 = llvm.load %17 : !llvm.ptr -> i32
                %23 = arith.extsi %22 : i32 to i64
                %24 = llvm.getelementptr %21[%23] : (!llvm.ptr, i64) -> !llvm.ptr, f64
                %25 = llvm.load %24 : !llvm.ptr -> f64
                %26 = arith.mulf %18, %25 : f64
                %27 = llvm.load %13 : !llvm.ptr -> !llvm.ptr
                %28 = llvm.getelementptr %27[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
                %29 = llvm.load %28 : !llvm.ptr -> !llvm.ptr
                %30 = llvm.load %17 : !llvm.ptr -> i32
                %31 = arith.extsi %30 : i32 to i64
                %32 = llvm.getelementptr %29[%31] : (!llvm.ptr, i64) -> !llvm.ptr, f64
                %33 = llvm.load %32 : !llvm.ptr -> f64
                %34 = arith.addf %33, %26 : f64
                llvm.store %34, %32 : f64, !llvm.ptr
                %35 = llvm.load %11 : !llvm.ptr -> f64
                %36 = llvm.load %13 : !llvm.ptr -> !llvm.ptr
                %37 = llvm.getelementptr %36[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
                %38 = llvm.load %37 : !llvm.ptr -> !llvm.ptr
                %39 = llvm.load %17 : !llvm.ptr -> i32
                %40 = arith.extsi %39 : i32 to i64
                %41 = llvm.getelementptr %38[%40] : (!llvm.ptr, i64) -> !llvm.ptr, f64
                %42 = llvm.load %41 : !llvm.ptr -> f64
                %43 = arith.mulf %35, %42 : f64
                %44 = llvm.load %13 : !llvm.ptr -> !llvm.ptr
                %45 = llvm.getelementptr %44[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
                %46 = llvm.load %45 : !llvm.ptr -> !llvm.ptr
                %47 = llvm.load %17 : !llvm.ptr -> i32
                %48 = arith.extsi %47 : i32 to i64
                %49 = llvm.getelementptr %46[%48] : (!llvm.ptr, i64) -> !llvm.ptr, f64
                %50 = llvm.load %49 : !llvm.ptr -> f64
                %51 = arith.subf %50, %43 : f64
                llvm.store %51, %49 : f64, !llvm.ptr
                %52 = llvm.load %13 : !llvm.ptr -> !llvm.ptr
                %53 = llvm.getelementptr %52[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
                %54 = llvm.load %53 : !llvm.ptr -> !llvm.ptr
                %55 = llvm.load %17 : !llvm.ptr -> i32
                %56 = arith.extsi %55 : i32 to i64
                %57 = llvm.getelementptr %54[%56] : (!llvm.ptr, i64) -> !llvm.ptr, f64
                %58 = llvm.load %57 : !llvm.ptr -> f64
                %59 = llvm.load %13 : !llvm.ptr -> !llvm.ptr
                %60 = llvm.getelementptr %59[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
                %61 = llvm.load %60 : !llvm.ptr -> !llvm.ptr
                %62 = llvm.load %17 : !llvm.ptr -> i32
                %63 = arith.extsi %62 : i32 to i64
                %64 = llvm.getelementptr %61[%63] : (!llvm.ptr, i64) -> !llvm.ptr, f64
                %65 = llvm.load %64 : !llvm.ptr -> f64
                %66 = arith.mulf %58, %65 : f64
                %67 = llvm.load %arg8 : !llvm.ptr -> f64
                %68 = arith.addf %67, %66 : f64
                llvm.store %68, %arg8 : f64, !llvm.ptr
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
    %10 = llvm.load %2 : !llvm.ptr -> f64
    return %10 : f64
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
    %c0_i32 = arith.constant 0 : i32
    %3 = llvm.getelementptr %2[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
    %4 = llvm.load %3 : !llvm.ptr -> i32
    %c1_i32_3 = arith.constant 1 : i32
    %5 = omp.map.info var_ptr(%1 : !llvm.ptr, f64) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %6 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%c0_1 : index) extent(%c1 : index) stride(%c1_2 : index) start_idx(%c0 : index)
    %7 = omp.map.info var_ptr(%2 : !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>) map_clauses(none) capture(ByRef) bounds(%6) -> !llvm.ptr {name = "v[0:1]"}
    omp.target host_eval(%c0_i32 -> %arg2, %4 -> %arg3, %c1_i32_3 -> %arg4 : i32, i32, i32) map_entries(%5 -> %arg5, %7 -> %arg6 : !llvm.ptr, !llvm.ptr) {
      omp.teams {
        %c1_i32_4 = arith.constant 1 : i32
        %8 = llvm.alloca %c1_i32_4 x f64 : (i32) -> !llvm.ptr
        %9 = llvm.load %arg5 : !llvm.ptr -> f64
        llvm.store %9, %8 : f64, !llvm.ptr
        %c1_i32_5 = arith.constant 1 : i32
        %10 = llvm.alloca %c1_i32_5 x !llvm.ptr : (i32) -> !llvm.ptr
        llvm.store %arg6, %10 : !llvm.ptr, !llvm.ptr
        %c0_i32_6 = arith.constant 0 : i32
        %11 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
        %12 = llvm.getelementptr %11[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
        %13 = llvm.load %12 : !llvm.ptr -> i32
        %c1_i32_7 = arith.constant 1 : i32
        omp.parallel {
          omp.distribute {
            omp.wsloop {
              omp.loop_nest (%arg7) : i32 = (%arg2) to (%arg3) step (%arg4) {
                %c1_i32_8 = arith.constant 1 : i32
                %14 = llvm.alloca %c1_i32_8 x i32 : (i32) -> !llvm.ptr
                llvm.store %arg7, %14 : i32, !llvm.ptr
                %15 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
                %16 = llvm.getelementptr %15[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
                %17 = llvm.load %16 : !llvm.ptr -> !llvm.ptr
                %18 = llvm.load %14 : !llvm.ptr -> i32
                %19 = arith.extsi %18 : i32 to i64
                %20 = llvm.getelementptr %17[%19] : (!llvm.ptr, i64) -> !llvm.ptr, f64
                %21 = llvm.load %20 : !llvm.ptr -> f64
                %22 = llvm.load %8 : !llvm.ptr -> f64
                %23 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
                %24 = llvm.getelementptr %23[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
                %25 = llvm.load %24 : !llvm.ptr -> !llvm.ptr
                %26 = llvm.load %14 : !llvm.ptr -> i32
                %27 = arith.extsi %26 : i32 to i64
                %28 = llvm.getelementptr %25[%27] : (!llvm.ptr, i64) -> !llvm.ptr, f64
                %29 = llvm.load %28 : !llvm.ptr -> f64
                %30 = arith.mulf %22, %29 : f64
                %31 = arith.addf %21, %30 : f64
                %32 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
                %33 = llvm.getelementptr %32[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
                %34 = llvm.load %33 : !llvm.ptr -> !llvm.ptr
                %35 = llvm.load %14 : !llvm.ptr -> i32
                %36 = arith.extsi %35 : i32 to i64
                %37 = llvm.getelementptr %34[%36] : (!llvm.ptr, i64) -> !llvm.ptr, f64
                llvm.store %31, %37 : f64, !llvm.ptr
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
    %3 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0_3 = arith.constant 0 : index
    %c0_4 = arith.constant 0 : index
    %c1_5 = arith.constant 1 : index
    %c0_6 = arith.constant 0 : index
    %c1_7 = arith.constant 1 : index
    %4 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%c0_1 : index) extent(%c1 : index) stride(%c1_2 : index) start_idx(%c0 : index)
    %5 = omp.map.info var_ptr(%2 : !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>) map_clauses(to) capture(ByRef) bounds(%4) -> !llvm.ptr {name = "m[0:1]"}
    %6 = omp.map.bounds lower_bound(%c0_4 : index) upper_bound(%c0_6 : index) extent(%c1_5 : index) stride(%c1_7 : index) start_idx(%c0_3 : index)
    %7 = omp.map.info var_ptr(%3 : !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>) map_clauses(to) capture(ByRef) bounds(%6) -> !llvm.ptr {name = "v[0:1]"}
    omp.target_enter_data map_entries(%5, %7 : !llvm.ptr, !llvm.ptr)
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
    %17 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr %17[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
    %19 = llvm.load %18 : !llvm.ptr -> !llvm.ptr
    %c0_13 = arith.constant 0 : index
    %c0_14 = arith.constant 0 : index
    %20 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %21 = llvm.getelementptr %20[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
    %22 = llvm.load %21 : !llvm.ptr -> i32
    %23 = arith.index_cast %22 : i32 to index
    %c1_15 = arith.constant 1 : index
    %24 = arith.subi %23, %c1_15 : index
    %c1_16 = arith.constant 1 : index
    %25 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %26 = llvm.getelementptr %25[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
    %27 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
    %c0_17 = arith.constant 0 : index
    %c0_18 = arith.constant 0 : index
    %28 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %29 = llvm.getelementptr %28[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
    %30 = llvm.load %29 : !llvm.ptr -> i32
    %31 = arith.index_cast %30 : i32 to index
    %c1_19 = arith.constant 1 : index
    %32 = arith.subi %31, %c1_19 : index
    %c1_20 = arith.constant 1 : index
    %33 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %34 = llvm.getelementptr %33[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
    %35 = llvm.load %34 : !llvm.ptr -> !llvm.ptr
    %c0_21 = arith.constant 0 : index
    %c0_22 = arith.constant 0 : index
    %36 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %37 = llvm.getelementptr %36[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
    %38 = llvm.load %37 : !llvm.ptr -> i32
    %39 = arith.index_cast %38 : i32 to index
    %c1_23 = arith.constant 1 : index
    %40 = arith.subi %39, %c1_23 : index
    %c1_24 = arith.constant 1 : index
    %41 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %42 = llvm.getelementptr %41[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
    %43 = llvm.load %42 : !llvm.ptr -> !llvm.ptr
    %c0_25 = arith.constant 0 : index
    %c0_26 = arith.constant 0 : index
    %44 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %45 = llvm.getelementptr %44[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
    %46 = llvm.load %45 : !llvm.ptr -> i32
    %47 = arith.index_cast %46 : i32 to index
    %c1_27 = arith.constant 1 : index
    %48 = arith.subi %47, %c1_27 : index
    %c1_28 = arith.constant 1 : index
    %49 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %50 = llvm.getelementptr %49[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
    %51 = llvm.load %50 : !llvm.ptr -> !llvm.ptr
    %c0_29 = arith.constant 0 : index
    %c0_30 = arith.constant 0 : index
    %52 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %53 = llvm.getelementptr %52[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
    %54 = llvm.load %53 : !llvm.ptr -> i32
    %55 = arith.index_cast %54 : i32 to index
    %c1_31 = arith.constant 1 : index
    %56 = arith.subi %55, %c1_31 : index
    %c1_32 = arith.constant 1 : index
    %57 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %58 = llvm.getelementptr %57[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
    %59 = llvm.load %58 : !llvm.ptr -> !llvm.ptr
    %c0_33 = arith.constant 0 : index
    %c0_34 = arith.constant 0 : index
    %60 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %61 = llvm.getelementptr %60[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
    %62 = llvm.load %61 : !llvm.ptr -> i32
    %63 = arith.index_cast %62 : i32 to index
    %c1_35 = arith.constant 1 : index
    %64 = arith.subi %63, %c1_35 : index
    %c1_36 = arith.constant 1 : index
    %65 = omp.map.bounds lower_bound(%c0_9 : index) upper_bound(%16 : index) extent(%15 : index) stride(%c1_12 : index) start_idx(%c0_8 : index)
    %66 = omp.map.info var_ptr(%10 : !llvm.ptr, i32) map_clauses(to) capture(ByRef) bounds(%65) -> !llvm.ptr {name = "m->start[0:m->rows+1]"}
    %67 = omp.map.bounds lower_bound(%c0_14 : index) upper_bound(%24 : index) extent(%23 : index) stride(%c1_16 : index) start_idx(%c0_13 : index)
    %68 = omp.map.info var_ptr(%19 : !llvm.ptr, i32) map_clauses(to) capture(ByRef) bounds(%67) -> !llvm.ptr {name = "m->column[0:m->entries]"}
    %69 = omp.map.bounds lower_bound(%c0_18 : index) upper_bound(%32 : index) extent(%31 : index) stride(%c1_20 : index) start_idx(%c0_17 : index)
    %70 = omp.map.info var_ptr(%27 : !llvm.ptr, f64) map_clauses(to) capture(ByRef) bounds(%69) -> !llvm.ptr {name = "m->value[0:m->entries]"}
    %71 = omp.map.bounds lower_bound(%c0_22 : index) upper_bound(%40 : index) extent(%39 : index) stride(%c1_24 : index) start_idx(%c0_21 : index)
    %72 = omp.map.info var_ptr(%35 : !llvm.ptr, f64) map_clauses(to) capture(ByRef) bounds(%71) -> !llvm.ptr {name = "v->x[0:v->n]"}
    %73 = omp.map.bounds lower_bound(%c0_26 : index) upper_bound(%48 : index) extent(%47 : index) stride(%c1_28 : index) start_idx(%c0_25 : index)
    %74 = omp.map.info var_ptr(%43 : !llvm.ptr, f64) map_clauses(to) capture(ByRef) bounds(%73) -> !llvm.ptr {name = "v->r[0:v->n]"}
    %75 = omp.map.bounds lower_bound(%c0_30 : index) upper_bound(%56 : index) extent(%55 : index) stride(%c1_32 : index) start_idx(%c0_29 : index)
    %76 = omp.map.info var_ptr(%51 : !llvm.ptr, f64) map_clauses(none) capture(ByRef) bounds(%75) -> !llvm.ptr {name = "v->p[0:v->n]"}
    %77 = omp.map.bounds lower_bound(%c0_34 : index) upper_bound(%64 : index) extent(%63 : index) stride(%c1_36 : index) start_idx(%c0_33 : index)
    %78 = omp.map.info var_ptr(%59 : !llvm.ptr, f64) map_clauses(none) capture(ByRef) bounds(%77) -> !llvm.ptr {name = "v->q[0:v->n]"}
    omp.target_enter_data map_entries(%66, %68, %70, %72, %74, %76, %78 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr)
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
    %10 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %11 = llvm.getelementptr %10[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
    %12 = llvm.load %11 : !llvm.ptr -> !llvm.ptr
    %c0_2 = arith.constant 0 : index
    %c0_3 = arith.constant 0 : index
    %13 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr %13[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
    %15 = llvm.load %14 : !llvm.ptr -> i32
    %16 = arith.index_cast %15 : i32 to index
    %c1_4 = arith.constant 1 : index
    %17 = arith.subi %16, %c1_4 : index
    %c1_5 = arith.constant 1 : index
    %18 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %19 = llvm.getelementptr %18[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
    %20 = llvm.load %19 : !llvm.ptr -> !llvm.ptr
    %c0_6 = arith.constant 0 : index
    %c0_7 = arith.constant 0 : index
    %21 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %22 = llvm.getelementptr %21[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
    %23 = llvm.load %22 : !llvm.ptr -> i32
    %24 = arith.index_cast %23 : i32 to index
    %c1_8 = arith.constant 1 : index
    %25 = arith.subi %24, %c1_8 : index
    %c1_9 = arith.constant 1 : index
    %26 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %27 = llvm.getelementptr %26[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
    %28 = llvm.load %27 : !llvm.ptr -> !llvm.ptr
    %c0_10 = arith.constant 0 : index
    %c0_11 = arith.constant 0 : index
    %29 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %30 = llvm.getelementptr %29[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
    %31 = llvm.load %30 : !llvm.ptr -> i32
    %32 = arith.index_cast %31 : i32 to index
    %c1_12 = arith.constant 1 : index
    %33 = arith.subi %32, %c1_12 : index
    %c1_13 = arith.constant 1 : index
    %34 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%9 : index) extent(%8 : index) stride(%c1_1 : index) start_idx(%c0 : index)
    %35 = omp.map.info var_ptr(%4 : !llvm.ptr, f64) map_clauses(from) capture(ByRef) bounds(%34) -> !llvm.ptr {name = "v->x[0:v->n]"}
    %36 = omp.map.bounds lower_bound(%c0_3 : index) upper_bound(%17 : index) extent(%16 : index) stride(%c1_5 : index) start_idx(%c0_2 : index)
    %37 = omp.map.info var_ptr(%12 : !llvm.ptr, f64) map_clauses(none) capture(ByRef) bounds(%36) -> !llvm.ptr {name = "v->r[0:v->n]"}
    %38 = omp.map.bounds lower_bound(%c0_7 : index) upper_bound(%25 : index) extent(%24 : index) stride(%c1_9 : index) start_idx(%c0_6 : index)
    %39 = omp.map.info var_ptr(%20 : !llvm.ptr, f64) map_clauses(none) capture(ByRef) bounds(%38) -> !llvm.ptr {name = "v->p[0:v->n]"}
    %40 = omp.map.bounds lower_bound(%c0_11 : index) upper_bound(%33 : index) extent(%32 : index) stride(%c1_13 : index) start_idx(%c0_10 : index)
    %41 = omp.map.info var_ptr(%28 : !llvm.ptr, f64) map_clauses(none) capture(ByRef) bounds(%40) -> !llvm.ptr {name = "v->q[0:v->n]"}
    omp.target_exit_data map_entries(%35, %37, %39, %41 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr)
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
    %51 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %52 = llvm.getelementptr %51[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
    %53 = llvm.load %52 : !llvm.ptr -> !llvm.ptr
    %c0_19 = arith.constant 0 : index
    %c0_20 = arith.constant 0 : index
    %54 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %55 = llvm.getelementptr %54[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
    %56 = llvm.load %55 : !llvm.ptr -> i32
    %57 = arith.index_cast %56 : i32 to index
    %c1_21 = arith.constant 1 : index
    %58 = arith.subi %57, %c1_21 : index
    %c1_22 = arith.constant 1 : index
    %59 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %60 = llvm.getelementptr %59[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
    %61 = llvm.load %60 : !llvm.ptr -> !llvm.ptr
    %c0_23 = arith.constant 0 : index
    %c0_24 = arith.constant 0 : index
    %62 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %63 = llvm.getelementptr %62[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>
    %64 = llvm.load %63 : !llvm.ptr -> i32
    %65 = arith.index_cast %64 : i32 to index
    %c1_25 = arith.constant 1 : index
    %66 = arith.subi %65, %c1_25 : index
    %c1_26 = arith.constant 1 : index
    %67 = omp.map.bounds lower_bound(%c0_15 : index) upper_bound(%50 : index) extent(%49 : index) stride(%c1_18 : index) start_idx(%c0_14 : index)
    %68 = omp.map.info var_ptr(%44 : !llvm.ptr, i32) map_clauses(none) capture(ByRef) bounds(%67) -> !llvm.ptr {name = "m->start[0:m->rows+1]"}
    %69 = omp.map.bounds lower_bound(%c0_20 : index) upper_bound(%58 : index) extent(%57 : index) stride(%c1_22 : index) start_idx(%c0_19 : index)
    %70 = omp.map.info var_ptr(%53 : !llvm.ptr, i32) map_clauses(none) capture(ByRef) bounds(%69) -> !llvm.ptr {name = "m->column[0:m->entries]"}
    %71 = omp.map.bounds lower_bound(%c0_24 : index) upper_bound(%66 : index) extent(%65 : index) stride(%c1_26 : index) start_idx(%c0_23 : index)
    %72 = omp.map.info var_ptr(%61 : !llvm.ptr, f64) map_clauses(none) capture(ByRef) bounds(%71) -> !llvm.ptr {name = "m->value[0:m->entries]"}
    omp.target_exit_data map_entries(%68, %70, %72 : !llvm.ptr, !llvm.ptr, !llvm.ptr)
    %73 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %c0_27 = arith.constant 0 : index
    %c0_28 = arith.constant 0 : index
    %c1_29 = arith.constant 1 : index
    %c0_30 = arith.constant 0 : index
    %c1_31 = arith.constant 1 : index
    %74 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0_32 = arith.constant 0 : index
    %c0_33 = arith.constant 0 : index
    %c1_34 = arith.constant 1 : index
    %c0_35 = arith.constant 0 : index
    %c1_36 = arith.constant 1 : index
    %75 = omp.map.bounds lower_bound(%c0_28 : index) upper_bound(%c0_30 : index) extent(%c1_29 : index) stride(%c1_31 : index) start_idx(%c0_27 : index)
    %76 = omp.map.info var_ptr(%73 : !llvm.ptr, !llvm.struct<"csr", (i32, i32, ptr, ptr, ptr)>) map_clauses(none) capture(ByRef) bounds(%75) -> !llvm.ptr {name = "m[0:1]"}
    %77 = omp.map.bounds lower_bound(%c0_33 : index) upper_bound(%c0_35 : index) extent(%c1_34 : index) stride(%c1_36 : index) start_idx(%c0_32 : index)
    %78 = omp.map.info var_ptr(%74 : !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>) map_clauses(none) capture(ByRef) bounds(%77) -> !llvm.ptr {name = "v[0:1]"}
    omp.target_exit_data map_entries(%76, %78 : !llvm.ptr, !llvm.ptr)
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
    %c0_i32_4 = arith.constant 0 : i32
    %16 = llvm.load %4 : !llvm.ptr -> i32
    %c1_i32_5 = arith.constant 1 : i32
    %17 = omp.map.info var_ptr(%4 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %18 = omp.map.bounds lower_bound(%c0_1 : index) upper_bound(%c0_2 : index) extent(%c1 : index) stride(%c1_3 : index) start_idx(%c0 : index)
    %19 = omp.map.info var_ptr(%15 : !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>) map_clauses(none) capture(ByRef) bounds(%18) -> !llvm.ptr {name = "v[0:1]"}
    %20 = omp.map.info var_ptr(%5 : !llvm.ptr, f64) map_clauses(implicit, tofrom) capture(ByRef) -> !llvm.ptr {name = "rr"}
    omp.target host_eval(%c0_i32_4 -> %arg4, %16 -> %arg5, %c1_i32_5 -> %arg6 : i32, i32, i32) map_entries(%17 -> %arg7, %19 -> %arg8, %20 -> %arg9 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      omp.teams {
        %c1_i32_8 = arith.constant 1 : i32
        %28 = llvm.alloca %c1_i32_8 x i32 : (i32) -> !llvm.ptr
        %29 = llvm.load %arg7 : !llvm.ptr -> i32
        llvm.store %29, %28 : i32, !llvm.ptr
        %c1_i32_9 = arith.constant 1 : i32
        %30 = llvm.alloca %c1_i32_9 x !llvm.ptr : (i32) -> !llvm.ptr
        llvm.store %arg8, %30 : !llvm.ptr, !llvm.ptr
        %c0_i32_10 = arith.constant 0 : i32
        %31 = llvm.load %28 : !llvm.ptr -> i32
        %c1_i32_11 = arith.constant 1 : i32
        omp.parallel {
          omp.distribute {
            omp.wsloop reduction(byref @add_reduction_add_f64 %arg9 -> %arg10 : !llvm.ptr) {
              omp.loop_nest (%arg11) : i32 = (%arg4) to (%arg5) step (%arg6) {
                %c1_i32_12 = arith.constant 1 : i32
                %32 = llvm.alloca %c1_i32_12 x i32 : (i32) -> !llvm.ptr
                llvm.store %arg11, %32 : i32, !llvm.ptr
                %33 = llvm.load %30 : !llvm.ptr -> !llvm.ptr
                %34 = llvm.getelementptr %33[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
                %35 = llvm.load %34 : !llvm.ptr -> !llvm.ptr
                %36 = llvm.load %32 : !llvm.ptr -> i32
                %37 = arith.extsi %36 : i32 to i64
                %38 = llvm.getelementptr %35[%37] : (!llvm.ptr, i64) -> !llvm.ptr, f64
                %39 = llvm.load %38 : !llvm.ptr -> f64
                %40 = llvm.load %30 : !llvm.ptr -> !llvm.ptr
                %41 = llvm.getelementptr %40[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
                %42 = llvm.load %41 : !llvm.ptr -> !llvm.ptr
                %43 = llvm.load %32 : !llvm.ptr -> i32
                %44 = arith.extsi %43 : i32 to i64
                %45 = llvm.getelementptr %42[%44] : (!llvm.ptr, i64) -> !llvm.ptr, f64
                llvm.store %39, %45 : f64, !llvm.ptr
                %46 = llvm.load %30 : !llvm.ptr -> !llvm.ptr
                %47 = llvm.getelementptr %46[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
                %48 = llvm.load %47 : !llvm.ptr -> !llvm.ptr
                %49 = llvm.load %32 : !llvm.ptr -> i32
                %50 = arith.extsi %49 : i32 to i64
                %51 = llvm.getelementptr %48[%50] : (!llvm.ptr, i64) -> !llvm.ptr, f64
                %52 = llvm.load %51 : !llvm.ptr -> f64
                %53 = llvm.load %30 : !llvm.ptr -> !llvm.ptr
                %54 = llvm.getelementptr %53[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vectors", (i32, ptr, ptr, ptr, ptr)>
                %55 = llvm.load %54 : !llvm.ptr -> !llvm.ptr
                %56 = llvm.load %32 : !llvm.ptr -> i32
                %57 = arith.extsi %56 : i32 to i64
                %58 = llvm.getelementptr %55[%57] : (!llvm.ptr, i64) -> !llvm.ptr, f64
                %59 = llvm.load %58 : !llvm.ptr -> f64
                %60 = arith.mulf %52, %59 : f64
                %61 = llvm.load %arg10 : !llvm.ptr -> f64
                %62 = arith.addf %61, %60 : f64
                llvm.store %62, %arg10 : f64, !llvm.ptr
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
    %21 = llvm.load %5 : !llvm.ptr -> f64
    %cst_6 = arith.constant 9.9999999999999992E-25 : f64
    %22 = arith.mulf %21, %cst_6 : f64
    llvm.store %22, %6 : f64, !llvm.ptr
    scf.while : () -> () {
      %28 = llvm.load %5 : !llvm.ptr -> f64
      %29 = llvm.load %6 : !llvm.ptr -> f64
      %30 = arith.cmpf ogt, %28, %29 : f64
      %31 = scf.if %30 -> (i1) {
        %32 = llvm.getelementptr %3[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"outcome", (i32, f64)>
        %33 = llvm.load %32 : !llvm.ptr -> i32
        %34 = llvm.load %2 : !llvm.ptr -> i32
        %35 = arith.cmpi slt, %33, %34 : i32
        scf.yield %35 : i1
      } else {
        %false = arith.constant false
        scf.yield %false : i1
      }
      scf.condition(%31)
    } do {
      %28 = llvm.load %5 : !llvm.ptr -> f64
      %29 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
      %30 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
      %31 = func.call @apply(%29, %30) : (!llvm.ptr, !llvm.ptr) -> f64
      %32 = arith.divf %28, %31 : f64
      llvm.store %32, %7 : f64, !llvm.ptr
      %33 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
      %34 = llvm.load %7 : !llvm.ptr -> f64
      %35 = func.call @advance(%33, %34) : (!llvm.ptr, f64) -> f64
      llvm.store %35, %8 : f64, !llvm.ptr
      %36 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
      %37 = llvm.load %8 : !llvm.ptr -> f64
      %38 = llvm.load %5 : !llvm.ptr -> f64
      %39 = arith.divf %37, %38 : f64
      func.call @turn(%36, %39) : (!llvm.ptr, f64) -> ()
      %40 = llvm.load %8 : !llvm.ptr -> f64
      llvm.store %40, %5 : f64, !llvm.ptr
      %41 = llvm.getelementptr %3[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"outcome", (i32, f64)>
      %42 = llvm.load %41 : !llvm.ptr -> i32
      %c1_i32_8 = arith.constant 1 : i32
      %43 = arith.addi %42, %c1_i32_8 : i32
      llvm.store %43, %41 : i32, !llvm.ptr
      scf.yield
    }
    %23 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %24 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    call @from_device(%23, %24) : (!llvm.ptr, !llvm.ptr) -> ()
    %25 = llvm.load %5 : !llvm.ptr -> f64
    %26 = math.sqrt %25 : f64
    %27 = llvm.getelementptr %3[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"outcome", (i32, f64)>
    llvm.store %26, %27 : f64, !llvm.ptr
    %c16_i64_7 = arith.constant 16 : i64
    "llvm.intr.memcpy"(%arg0, %3, %c16_i64_7) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
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
