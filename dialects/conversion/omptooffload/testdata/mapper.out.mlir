module {
  func.func private @__accc_omp_directive_2() attributes {accc.directive = {args = {args = [{declaration = "struct vec v"}], clause = "declare mapper", operator = "head"}, clauses = [{args = [{variable = "v.n"}], clause = "map", modifiers = [{word = "to"}]}, {args = [{variable = "v.data[0:1]"}], clause = "map", modifiers = [{word = "tofrom"}]}], name = "declare mapper"}}
  func.func private @__accc_omp_directive_1() attributes {accc.directive = {args = {args = [{declaration = "struct vec v"}], clause = "declare mapper"}, clauses = [{args = [{variable = "v"}, {variable = "v.data[0:v.n]"}], clause = "map"}], name = "declare mapper"}}
  func.func @use(%arg0: !llvm.ptr {llvm.byval = !llvm.struct<"vec", (i32, ptr)>}, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg1, %0 : !llvm.ptr, !llvm.ptr
    %c16_i64 = arith.constant 16 : i64
    %c16_i64_0 = arith.constant 16 : i64
    %1 = arith.divsi %c16_i64, %c16_i64_0 : i64
    %2 = offload.open {directive = "target"}
    %c0_i32 = arith.constant 0 : i32
    %3 = arith.cmpi sge, %2, %c0_i32 : i32
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %4 = offload.range %arg0 bytes(%c16_i64) {name = "a"} : !llvm.ptr
    %5 = offload.enter create %4 flags(together) {clause = "map", directive = "target"} : !llvm.ptr
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    offload.loop from(%c0_i64 : i64) to(%1 : i64) step(%c1_i64 : i64) {
    ^bb0(%arg2: i64):
      %c16_i64_41 = arith.constant 16 : i64
      %56 = arith.muli %arg2, %c16_i64_41 : i64
      %57 = llvm.getelementptr %arg0[%56] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %58 = llvm.getelementptr %57[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>
      %59 = llvm.load %58 : !llvm.ptr -> !llvm.ptr
      %c0_42 = arith.constant 0 : index
      %c0_43 = arith.constant 0 : index
      %60 = llvm.getelementptr %57[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>
      %61 = llvm.load %60 : !llvm.ptr -> i32
      %62 = arith.index_cast %61 : i32 to index
      %c1_44 = arith.constant 1 : index
      %63 = arith.subi %62, %c1_44 : index
      %c1_45 = arith.constant 1 : index
      %c16_i64_46 = arith.constant 16 : i64
      %64 = llvm.load %58 : !llvm.ptr -> !llvm.ptr
      %65 = arith.index_cast %63 : index to i64
      %c1_i64_47 = arith.constant 1 : i64
      %66 = arith.addi %65, %c1_i64_47 : i64
      %67 = arith.index_cast %c0_43 : index to i64
      %68 = arith.subi %66, %67 : i64
      %c8_i64 = arith.constant 8 : i64
      %69 = arith.index_cast %62 : index to i64
      %70 = arith.muli %c8_i64, %69 : i64
      %c8_i64_48 = arith.constant 8 : i64
      %false_49 = arith.constant false
      %c0_i64_50 = arith.constant 0 : i64
      %71 = arith.index_cast %c0_43 : index to i64
      %72 = arith.muli %71, %c8_i64 : i64
      %c1_i64_51 = arith.constant 1 : i64
      %73 = arith.subi %68, %c1_i64_51 : i64
      %74 = arith.muli %73, %c8_i64 : i64
      %75 = arith.addi %c8_i64_48, %74 : i64
      %76 = arith.cmpi sle, %68, %c0_i64_50 : i64
      %77 = arith.ori %false_49, %76 : i1
      %78 = arith.select %77, %c0_i64_50, %75 : i64
      %79 = offload.range %57 bytes(%c16_i64_46) {name = "v"} : !llvm.ptr
      %80 = offload.enter copy_in %79 flags(together) {clause = "map", directive = "target"} : !llvm.ptr
      %81 = offload.range %64 offset(%72) bytes(%78) pointer(%58 : !llvm.ptr) {name = "v.data[0:v.n]"} : !llvm.ptr
      %82 = offload.enter copy_in %81 flags(together) {clause = "map", directive = "target"} : !llvm.ptr
      offload.yield
    }
    offload.close {directive = "target"}
    %c1_i32_1 = arith.constant 1 : i32
    offload.launch groups(%c1_i32_1) device(%2) {
    ^bb0(%arg2: i32, %arg3: i32):
      %cst_41 = arith.constant 1.000000e+00 : f64
      %56 = llvm.getelementptr %5[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>
      %57 = llvm.load %56 : !llvm.ptr -> !llvm.ptr
      %c0_i64_42 = arith.constant 0 : i64
      %58 = llvm.getelementptr %57[%c0_i64_42] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      llvm.store %cst_41, %58 : f64, !llvm.ptr
      offload.yield
    } {directive = "target", kernel = "use_omp_kernel_0"}
    %6 = offload.open device(%2) {directive = "target"}
    %c0_i32_2 = arith.constant 0 : i32
    %7 = arith.cmpi sge, %6, %c0_i32_2 : i32
    %8 = offload.range %arg0 bytes(%c16_i64) {name = "a"} : !llvm.ptr
    offload.exit release %8 flags(together) {clause = "map", directive = "target"}
    %c0_i64_3 = arith.constant 0 : i64
    %c1_i64_4 = arith.constant 1 : i64
    offload.loop from(%c0_i64_3 : i64) to(%1 : i64) step(%c1_i64_4 : i64) {
    ^bb0(%arg2: i64):
      %c16_i64_41 = arith.constant 16 : i64
      %56 = arith.muli %arg2, %c16_i64_41 : i64
      %57 = llvm.getelementptr %arg0[%56] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %58 = llvm.getelementptr %57[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>
      %59 = llvm.load %58 : !llvm.ptr -> !llvm.ptr
      %c0_42 = arith.constant 0 : index
      %c0_43 = arith.constant 0 : index
      %60 = llvm.getelementptr %57[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>
      %61 = llvm.load %60 : !llvm.ptr -> i32
      %62 = arith.index_cast %61 : i32 to index
      %c1_44 = arith.constant 1 : index
      %63 = arith.subi %62, %c1_44 : index
      %c1_45 = arith.constant 1 : index
      %c16_i64_46 = arith.constant 16 : i64
      %64 = llvm.load %58 : !llvm.ptr -> !llvm.ptr
      %65 = arith.index_cast %63 : index to i64
      %c1_i64_47 = arith.constant 1 : i64
      %66 = arith.addi %65, %c1_i64_47 : i64
      %67 = arith.index_cast %c0_43 : index to i64
      %68 = arith.subi %66, %67 : i64
      %c8_i64 = arith.constant 8 : i64
      %69 = arith.index_cast %62 : index to i64
      %70 = arith.muli %c8_i64, %69 : i64
      %c8_i64_48 = arith.constant 8 : i64
      %false_49 = arith.constant false
      %c0_i64_50 = arith.constant 0 : i64
      %71 = arith.index_cast %c0_43 : index to i64
      %72 = arith.muli %71, %c8_i64 : i64
      %c1_i64_51 = arith.constant 1 : i64
      %73 = arith.subi %68, %c1_i64_51 : i64
      %74 = arith.muli %73, %c8_i64 : i64
      %75 = arith.addi %c8_i64_48, %74 : i64
      %76 = arith.cmpi sle, %68, %c0_i64_50 : i64
      %77 = arith.ori %false_49, %76 : i1
      %78 = arith.select %77, %c0_i64_50, %75 : i64
      %79 = offload.range %57 bytes(%c16_i64_46) {name = "v"} : !llvm.ptr
      offload.exit copy_out %79 flags(together) {clause = "map", directive = "target"}
      %80 = offload.range %64 offset(%72) bytes(%78) pointer(%58 : !llvm.ptr) {name = "v.data[0:v.n]"} : !llvm.ptr
      offload.exit copy_out %80 flags(together) {clause = "map", directive = "target"}
      offload.yield
    }
    offload.close {directive = "target"}
    cf.br ^bb3
  ^bb2:  // pred: ^bb0
    %cst = arith.constant 1.000000e+00 : f64
    %9 = llvm.getelementptr %arg0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>
    %10 = llvm.load %9 : !llvm.ptr -> !llvm.ptr
    %c0_i64_5 = arith.constant 0 : i64
    %11 = llvm.getelementptr %10[%c0_i64_5] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %cst, %11 : f64, !llvm.ptr
    cf.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    %c16_i64_6 = arith.constant 16 : i64
    %c16_i64_7 = arith.constant 16 : i64
    %12 = arith.divsi %c16_i64_6, %c16_i64_7 : i64
    %13 = offload.open {directive = "target"}
    %c0_i32_8 = arith.constant 0 : i32
    %14 = arith.cmpi sge, %13, %c0_i32_8 : i32
    cf.cond_br %14, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %15 = offload.range %arg0 bytes(%c16_i64_6) {name = "a"} : !llvm.ptr
    %16 = offload.enter create %15 flags(together) {clause = "map", directive = "target"} : !llvm.ptr
    %c0_i64_9 = arith.constant 0 : i64
    %c1_i64_10 = arith.constant 1 : i64
    offload.loop from(%c0_i64_9 : i64) to(%12 : i64) step(%c1_i64_10 : i64) {
    ^bb0(%arg2: i64):
      %c16_i64_41 = arith.constant 16 : i64
      %56 = arith.muli %arg2, %c16_i64_41 : i64
      %57 = llvm.getelementptr %arg0[%56] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %58 = llvm.getelementptr %57[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>
      %59 = llvm.getelementptr %57[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>
      %60 = llvm.load %59 : !llvm.ptr -> !llvm.ptr
      %c0_42 = arith.constant 0 : index
      %c0_43 = arith.constant 0 : index
      %c1_44 = arith.constant 1 : index
      %c0_45 = arith.constant 0 : index
      %c1_46 = arith.constant 1 : index
      %c16_i64_47 = arith.constant 16 : i64
      %c4_i64 = arith.constant 4 : i64
      %61 = llvm.load %59 : !llvm.ptr -> !llvm.ptr
      %62 = arith.index_cast %c0_45 : index to i64
      %c1_i64_48 = arith.constant 1 : i64
      %63 = arith.addi %62, %c1_i64_48 : i64
      %64 = arith.index_cast %c0_43 : index to i64
      %65 = arith.subi %63, %64 : i64
      %c8_i64 = arith.constant 8 : i64
      %66 = arith.index_cast %c1_44 : index to i64
      %67 = arith.muli %c8_i64, %66 : i64
      %c8_i64_49 = arith.constant 8 : i64
      %false_50 = arith.constant false
      %c0_i64_51 = arith.constant 0 : i64
      %68 = arith.index_cast %c0_43 : index to i64
      %69 = arith.muli %68, %c8_i64 : i64
      %c1_i64_52 = arith.constant 1 : i64
      %70 = arith.subi %65, %c1_i64_52 : i64
      %71 = arith.muli %70, %c8_i64 : i64
      %72 = arith.addi %c8_i64_49, %71 : i64
      %73 = arith.cmpi sle, %65, %c0_i64_51 : i64
      %74 = arith.ori %false_50, %73 : i1
      %75 = arith.select %74, %c0_i64_51, %72 : i64
      %76 = llvm.ptrtoint %58 : !llvm.ptr to i64
      %77 = arith.addi %76, %c4_i64 : i64
      %78 = llvm.ptrtoint %59 : !llvm.ptr to i64
      %c8_i64_53 = arith.constant 8 : i64
      %79 = arith.addi %78, %c8_i64_53 : i64
      %80 = arith.cmpi ult, %78, %76 : i64
      %81 = arith.select %80, %78, %76 : i64
      %82 = arith.cmpi ugt, %79, %77 : i64
      %83 = arith.select %82, %79, %77 : i64
      %84 = llvm.ptrtoint %57 : !llvm.ptr to i64
      %85 = arith.subi %81, %84 : i64
      %86 = arith.subi %83, %81 : i64
      %87 = offload.range %57 offset(%85) bytes(%86) {name = "v"} : !llvm.ptr
      %88 = offload.enter create %87 flags(together) {clause = "map", directive = "target"} : !llvm.ptr
      %c8_i64_54 = arith.constant 8 : i64
      %89 = offload.range %59 bytes(%c8_i64_54) {name = "v.data[0:1]"} : !llvm.ptr
      %90 = offload.enter copy_in %89 flags(implicit|together) {clause = "map", directive = "target"} : !llvm.ptr
      %91 = offload.range %58 bytes(%c4_i64) {name = "v.n"} : !llvm.ptr
      %92 = offload.enter copy_in %91 flags(together) {clause = "map", directive = "target"} : !llvm.ptr
      %93 = offload.range %61 offset(%69) bytes(%75) pointer(%59 : !llvm.ptr) {name = "v.data[0:1]"} : !llvm.ptr
      %94 = offload.enter copy_in %93 flags(together) {clause = "map", directive = "target"} : !llvm.ptr
      offload.yield
    }
    offload.close {directive = "target"}
    %c1_i32_11 = arith.constant 1 : i32
    offload.launch groups(%c1_i32_11) device(%13) {
    ^bb0(%arg2: i32, %arg3: i32):
      %cst_41 = arith.constant 1.000000e+00 : f64
      %56 = llvm.getelementptr %16[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>
      %57 = llvm.load %56 : !llvm.ptr -> !llvm.ptr
      %c0_i64_42 = arith.constant 0 : i64
      %58 = llvm.getelementptr %57[%c0_i64_42] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      llvm.store %cst_41, %58 : f64, !llvm.ptr
      offload.yield
    } {directive = "target", kernel = "use_omp_kernel_1"}
    %17 = offload.open device(%13) {directive = "target"}
    %c0_i32_12 = arith.constant 0 : i32
    %18 = arith.cmpi sge, %17, %c0_i32_12 : i32
    %19 = offload.range %arg0 bytes(%c16_i64_6) {name = "a"} : !llvm.ptr
    offload.exit release %19 flags(together) {clause = "map", directive = "target"}
    %c0_i64_13 = arith.constant 0 : i64
    %c1_i64_14 = arith.constant 1 : i64
    offload.loop from(%c0_i64_13 : i64) to(%12 : i64) step(%c1_i64_14 : i64) {
    ^bb0(%arg2: i64):
      %c16_i64_41 = arith.constant 16 : i64
      %56 = arith.muli %arg2, %c16_i64_41 : i64
      %57 = llvm.getelementptr %arg0[%56] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %58 = llvm.getelementptr %57[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>
      %59 = llvm.getelementptr %57[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>
      %60 = llvm.load %59 : !llvm.ptr -> !llvm.ptr
      %c0_42 = arith.constant 0 : index
      %c0_43 = arith.constant 0 : index
      %c1_44 = arith.constant 1 : index
      %c0_45 = arith.constant 0 : index
      %c1_46 = arith.constant 1 : index
      %c16_i64_47 = arith.constant 16 : i64
      %c4_i64 = arith.constant 4 : i64
      %61 = llvm.load %59 : !llvm.ptr -> !llvm.ptr
      %62 = arith.index_cast %c0_45 : index to i64
      %c1_i64_48 = arith.constant 1 : i64
      %63 = arith.addi %62, %c1_i64_48 : i64
      %64 = arith.index_cast %c0_43 : index to i64
      %65 = arith.subi %63, %64 : i64
      %c8_i64 = arith.constant 8 : i64
      %66 = arith.index_cast %c1_44 : index to i64
      %67 = arith.muli %c8_i64, %66 : i64
      %c8_i64_49 = arith.constant 8 : i64
      %false_50 = arith.constant false
      %c0_i64_51 = arith.constant 0 : i64
      %68 = arith.index_cast %c0_43 : index to i64
      %69 = arith.muli %68, %c8_i64 : i64
      %c1_i64_52 = arith.constant 1 : i64
      %70 = arith.subi %65, %c1_i64_52 : i64
      %71 = arith.muli %70, %c8_i64 : i64
      %72 = arith.addi %c8_i64_49, %71 : i64
      %73 = arith.cmpi sle, %65, %c0_i64_51 : i64
      %74 = arith.ori %false_50, %73 : i1
      %75 = arith.select %74, %c0_i64_51, %72 : i64
      %76 = llvm.ptrtoint %58 : !llvm.ptr to i64
      %77 = arith.addi %76, %c4_i64 : i64
      %78 = llvm.ptrtoint %59 : !llvm.ptr to i64
      %c8_i64_53 = arith.constant 8 : i64
      %79 = arith.addi %78, %c8_i64_53 : i64
      %80 = arith.cmpi ult, %78, %76 : i64
      %81 = arith.select %80, %78, %76 : i64
      %82 = arith.cmpi ugt, %79, %77 : i64
      %83 = arith.select %82, %79, %77 : i64
      %84 = llvm.ptrtoint %57 : !llvm.ptr to i64
      %85 = arith.subi %81, %84 : i64
      %86 = arith.subi %83, %81 : i64
      %87 = offload.range %57 offset(%85) bytes(%86) {name = "v"} : !llvm.ptr
      offload.exit release %87 flags(together) {clause = "map", directive = "target"}
      %c8_i64_54 = arith.constant 8 : i64
      %88 = offload.range %59 bytes(%c8_i64_54) {name = "v.data[0:1]"} : !llvm.ptr
      offload.exit release %88 flags(implicit|together) {clause = "map", directive = "target"}
      %89 = offload.range %58 bytes(%c4_i64) {name = "v.n"} : !llvm.ptr
      offload.exit release %89 flags(together) {clause = "map", directive = "target"}
      %90 = offload.range %61 offset(%69) bytes(%75) pointer(%59 : !llvm.ptr) {name = "v.data[0:1]"} : !llvm.ptr
      offload.exit copy_out %90 flags(together) {clause = "map", directive = "target"}
      offload.yield
    }
    offload.close {directive = "target"}
    cf.br ^bb6
  ^bb5:  // pred: ^bb3
    %cst_15 = arith.constant 1.000000e+00 : f64
    %20 = llvm.getelementptr %arg0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>
    %21 = llvm.load %20 : !llvm.ptr -> !llvm.ptr
    %c0_i64_16 = arith.constant 0 : i64
    %22 = llvm.getelementptr %21[%c0_i64_16] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %cst_15, %22 : f64, !llvm.ptr
    cf.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    %23 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_17 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_18 = arith.constant 0 : index
    %c1_19 = arith.constant 1 : index
    %24 = arith.index_cast %c0_18 : index to i64
    %c1_i64_20 = arith.constant 1 : i64
    %25 = arith.addi %24, %c1_i64_20 : i64
    %26 = arith.index_cast %c0_17 : index to i64
    %27 = arith.subi %25, %26 : i64
    %c16_i64_21 = arith.constant 16 : i64
    %28 = arith.index_cast %c1 : index to i64
    %29 = arith.muli %c16_i64_21, %28 : i64
    %c16_i64_22 = arith.constant 16 : i64
    %false = arith.constant false
    %c0_i64_23 = arith.constant 0 : i64
    %30 = arith.index_cast %c0_17 : index to i64
    %31 = arith.muli %30, %c16_i64_21 : i64
    %c1_i64_24 = arith.constant 1 : i64
    %32 = arith.subi %27, %c1_i64_24 : i64
    %33 = arith.muli %32, %c16_i64_21 : i64
    %34 = arith.addi %c16_i64_22, %33 : i64
    %35 = arith.cmpi sle, %27, %c0_i64_23 : i64
    %36 = arith.ori %false, %35 : i1
    %37 = arith.select %36, %c0_i64_23, %34 : i64
    %c16_i64_25 = arith.constant 16 : i64
    %38 = arith.divsi %37, %c16_i64_25 : i64
    %39 = offload.open {directive = "target"}
    %c0_i32_26 = arith.constant 0 : i32
    %40 = arith.cmpi sge, %39, %c0_i32_26 : i32
    cf.cond_br %40, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %41 = offload.range %23 offset(%31) bytes(%37) {name = "b[0:1]"} : !llvm.ptr
    %42 = offload.enter create %41 flags(together) {clause = "map", directive = "target"} : !llvm.ptr
    %43 = llvm.getelementptr %23[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %c0_i64_27 = arith.constant 0 : i64
    %c1_i64_28 = arith.constant 1 : i64
    offload.loop from(%c0_i64_27 : i64) to(%38 : i64) step(%c1_i64_28 : i64) {
    ^bb0(%arg2: i64):
      %c16_i64_41 = arith.constant 16 : i64
      %56 = arith.muli %arg2, %c16_i64_41 : i64
      %57 = llvm.getelementptr %43[%56] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %58 = llvm.getelementptr %57[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>
      %59 = llvm.load %58 : !llvm.ptr -> !llvm.ptr
      %c0_42 = arith.constant 0 : index
      %c0_43 = arith.constant 0 : index
      %60 = llvm.getelementptr %57[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>
      %61 = llvm.load %60 : !llvm.ptr -> i32
      %62 = arith.index_cast %61 : i32 to index
      %c1_44 = arith.constant 1 : index
      %63 = arith.subi %62, %c1_44 : index
      %c1_45 = arith.constant 1 : index
      %c16_i64_46 = arith.constant 16 : i64
      %64 = llvm.load %58 : !llvm.ptr -> !llvm.ptr
      %65 = arith.index_cast %63 : index to i64
      %c1_i64_47 = arith.constant 1 : i64
      %66 = arith.addi %65, %c1_i64_47 : i64
      %67 = arith.index_cast %c0_43 : index to i64
      %68 = arith.subi %66, %67 : i64
      %c8_i64 = arith.constant 8 : i64
      %69 = arith.index_cast %62 : index to i64
      %70 = arith.muli %c8_i64, %69 : i64
      %c8_i64_48 = arith.constant 8 : i64
      %false_49 = arith.constant false
      %c0_i64_50 = arith.constant 0 : i64
      %71 = arith.index_cast %c0_43 : index to i64
      %72 = arith.muli %71, %c8_i64 : i64
      %c1_i64_51 = arith.constant 1 : i64
      %73 = arith.subi %68, %c1_i64_51 : i64
      %74 = arith.muli %73, %c8_i64 : i64
      %75 = arith.addi %c8_i64_48, %74 : i64
      %76 = arith.cmpi sle, %68, %c0_i64_50 : i64
      %77 = arith.ori %false_49, %76 : i1
      %78 = arith.select %77, %c0_i64_50, %75 : i64
      %79 = offload.range %57 bytes(%c16_i64_46) {name = "v"} : !llvm.ptr
      %80 = offload.enter copy_in %79 flags(together) {clause = "map", directive = "target"} : !llvm.ptr
      %81 = offload.range %64 offset(%72) bytes(%78) pointer(%58 : !llvm.ptr) {name = "v.data[0:v.n]"} : !llvm.ptr
      %82 = offload.enter copy_in %81 flags(together) {clause = "map", directive = "target"} : !llvm.ptr
      offload.yield
    }
    offload.close {directive = "target"}
    %c1_i32_29 = arith.constant 1 : i32
    offload.launch groups(%c1_i32_29) device(%39) {
    ^bb0(%arg2: i32, %arg3: i32):
      %c1_i32_41 = arith.constant 1 : i32
      %56 = llvm.alloca %c1_i32_41 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %42, %56 : !llvm.ptr, !llvm.ptr
      %cst_42 = arith.constant 1.000000e+00 : f64
      %57 = llvm.load %56 : !llvm.ptr -> !llvm.ptr
      %58 = llvm.getelementptr %57[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>
      %59 = llvm.load %58 : !llvm.ptr -> !llvm.ptr
      %c0_i64_43 = arith.constant 0 : i64
      %60 = llvm.getelementptr %59[%c0_i64_43] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      llvm.store %cst_42, %60 : f64, !llvm.ptr
      offload.yield
    } {directive = "target", kernel = "use_omp_kernel_2"}
    %44 = offload.open device(%39) {directive = "target"}
    %c0_i32_30 = arith.constant 0 : i32
    %45 = arith.cmpi sge, %44, %c0_i32_30 : i32
    %46 = offload.range %23 offset(%31) bytes(%37) {name = "b[0:1]"} : !llvm.ptr
    offload.exit release %46 flags(together) {clause = "map", directive = "target"}
    %47 = llvm.getelementptr %23[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %c0_i64_31 = arith.constant 0 : i64
    %c1_i64_32 = arith.constant 1 : i64
    offload.loop from(%c0_i64_31 : i64) to(%38 : i64) step(%c1_i64_32 : i64) {
    ^bb0(%arg2: i64):
      %c16_i64_41 = arith.constant 16 : i64
      %56 = arith.muli %arg2, %c16_i64_41 : i64
      %57 = llvm.getelementptr %47[%56] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %58 = llvm.getelementptr %57[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>
      %59 = llvm.load %58 : !llvm.ptr -> !llvm.ptr
      %c0_42 = arith.constant 0 : index
      %c0_43 = arith.constant 0 : index
      %60 = llvm.getelementptr %57[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>
      %61 = llvm.load %60 : !llvm.ptr -> i32
      %62 = arith.index_cast %61 : i32 to index
      %c1_44 = arith.constant 1 : index
      %63 = arith.subi %62, %c1_44 : index
      %c1_45 = arith.constant 1 : index
      %c16_i64_46 = arith.constant 16 : i64
      %64 = llvm.load %58 : !llvm.ptr -> !llvm.ptr
      %65 = arith.index_cast %63 : index to i64
      %c1_i64_47 = arith.constant 1 : i64
      %66 = arith.addi %65, %c1_i64_47 : i64
      %67 = arith.index_cast %c0_43 : index to i64
      %68 = arith.subi %66, %67 : i64
      %c8_i64 = arith.constant 8 : i64
      %69 = arith.index_cast %62 : index to i64
      %70 = arith.muli %c8_i64, %69 : i64
      %c8_i64_48 = arith.constant 8 : i64
      %false_49 = arith.constant false
      %c0_i64_50 = arith.constant 0 : i64
      %71 = arith.index_cast %c0_43 : index to i64
      %72 = arith.muli %71, %c8_i64 : i64
      %c1_i64_51 = arith.constant 1 : i64
      %73 = arith.subi %68, %c1_i64_51 : i64
      %74 = arith.muli %73, %c8_i64 : i64
      %75 = arith.addi %c8_i64_48, %74 : i64
      %76 = arith.cmpi sle, %68, %c0_i64_50 : i64
      %77 = arith.ori %false_49, %76 : i1
      %78 = arith.select %77, %c0_i64_50, %75 : i64
      %79 = offload.range %57 bytes(%c16_i64_46) {name = "v"} : !llvm.ptr
      offload.exit release %79 flags(together) {clause = "map", directive = "target"}
      %80 = offload.range %64 offset(%72) bytes(%78) pointer(%58 : !llvm.ptr) {name = "v.data[0:v.n]"} : !llvm.ptr
      offload.exit release %80 flags(together) {clause = "map", directive = "target"}
      offload.yield
    }
    offload.close {directive = "target"}
    cf.br ^bb9
  ^bb8:  // pred: ^bb6
    %c1_i32_33 = arith.constant 1 : i32
    %48 = llvm.alloca %c1_i32_33 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %23, %48 : !llvm.ptr, !llvm.ptr
    %cst_34 = arith.constant 1.000000e+00 : f64
    %49 = llvm.load %48 : !llvm.ptr -> !llvm.ptr
    %50 = llvm.getelementptr %49[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>
    %51 = llvm.load %50 : !llvm.ptr -> !llvm.ptr
    %c0_i64_35 = arith.constant 0 : i64
    %52 = llvm.getelementptr %51[%c0_i64_35] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %cst_34, %52 : f64, !llvm.ptr
    cf.br ^bb9
  ^bb9:  // 2 preds: ^bb7, ^bb8
    %c16_i64_36 = arith.constant 16 : i64
    %c16_i64_37 = arith.constant 16 : i64
    %53 = arith.divsi %c16_i64_36, %c16_i64_37 : i64
    %54 = offload.open {directive = "target update"}
    %c0_i32_38 = arith.constant 0 : i32
    %55 = arith.cmpi sge, %54, %c0_i32_38 : i32
    cf.cond_br %55, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    %c0_i64_39 = arith.constant 0 : i64
    %c1_i64_40 = arith.constant 1 : i64
    offload.loop from(%c0_i64_39 : i64) to(%53 : i64) step(%c1_i64_40 : i64) {
    ^bb0(%arg2: i64):
      %c16_i64_41 = arith.constant 16 : i64
      %56 = arith.muli %arg2, %c16_i64_41 : i64
      %57 = llvm.getelementptr %arg0[%56] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %58 = llvm.getelementptr %57[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>
      %59 = llvm.getelementptr %57[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"vec", (i32, ptr)>
      %60 = llvm.load %59 : !llvm.ptr -> !llvm.ptr
      %c0_42 = arith.constant 0 : index
      %c0_43 = arith.constant 0 : index
      %c1_44 = arith.constant 1 : index
      %c0_45 = arith.constant 0 : index
      %c1_46 = arith.constant 1 : index
      %c16_i64_47 = arith.constant 16 : i64
      %c4_i64 = arith.constant 4 : i64
      %61 = llvm.load %59 : !llvm.ptr -> !llvm.ptr
      %62 = arith.index_cast %c0_45 : index to i64
      %c1_i64_48 = arith.constant 1 : i64
      %63 = arith.addi %62, %c1_i64_48 : i64
      %64 = arith.index_cast %c0_43 : index to i64
      %65 = arith.subi %63, %64 : i64
      %c8_i64 = arith.constant 8 : i64
      %66 = arith.index_cast %c1_44 : index to i64
      %67 = arith.muli %c8_i64, %66 : i64
      %c8_i64_49 = arith.constant 8 : i64
      %false_50 = arith.constant false
      %c0_i64_51 = arith.constant 0 : i64
      %68 = arith.index_cast %c0_43 : index to i64
      %69 = arith.muli %68, %c8_i64 : i64
      %c1_i64_52 = arith.constant 1 : i64
      %70 = arith.subi %65, %c1_i64_52 : i64
      %71 = arith.muli %70, %c8_i64 : i64
      %72 = arith.addi %c8_i64_49, %71 : i64
      %73 = arith.cmpi sle, %65, %c0_i64_51 : i64
      %74 = arith.ori %false_50, %73 : i1
      %75 = arith.select %74, %c0_i64_51, %72 : i64
      %76 = llvm.ptrtoint %58 : !llvm.ptr to i64
      %77 = arith.addi %76, %c4_i64 : i64
      %78 = llvm.ptrtoint %59 : !llvm.ptr to i64
      %c8_i64_53 = arith.constant 8 : i64
      %79 = arith.addi %78, %c8_i64_53 : i64
      %80 = arith.cmpi ult, %78, %76 : i64
      %81 = arith.select %80, %78, %76 : i64
      %82 = arith.cmpi ugt, %79, %77 : i64
      %83 = arith.select %82, %79, %77 : i64
      %84 = llvm.ptrtoint %57 : !llvm.ptr to i64
      %85 = arith.subi %81, %84 : i64
      %86 = arith.subi %83, %81 : i64
      %c8_i64_54 = arith.constant 8 : i64
      %87 = offload.range %58 bytes(%c4_i64) {name = "v.n"} : !llvm.ptr
      offload.update to_device %87 flags(together) {clause = "to", directive = "target update"}
      %88 = offload.range %61 offset(%69) bytes(%75) pointer(%59 : !llvm.ptr) {name = "v.data[0:1]"} : !llvm.ptr
      offload.update to_device %88 flags(together) {clause = "to", directive = "target update"}
      offload.yield
    }
    offload.close {directive = "target update"}
    cf.br ^bb11
  ^bb11:  // 2 preds: ^bb9, ^bb10
    return
  }
}
