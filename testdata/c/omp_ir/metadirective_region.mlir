module {
  func.func private @__accc_omp_begin_metadirective() {
    return
  }
  func.func private @__accc_omp_begin_metadirective_i32(%arg0: i32) {
    return
  }
  func.func @f(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : i32, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %0 : !llvm.ptr -> i32
    %c4_i32 = arith.constant 4 : i32
    %5 = arith.cmpi sgt, %4, %c4_i32 : i32
    %6 = arith.extui %5 : i1 to i32
    call @__accc_omp_begin_metadirective_i32(%6) {accc.directive = {clauses = [{args = [{directive = {name = "parallel"}}], clause = "when", context = [{set = "user", traits = [{args = [{value = 0 : i64}], trait = "condition"}]}]}, {args = [{directive = {name = "single"}}], clause = "otherwise"}], name = "begin metadirective"}} : (i32) -> ()
    %7 = llvm.load %0 : !llvm.ptr -> i32
    %c4_i32_0 = arith.constant 4 : i32
    %8 = arith.cmpi sgt, %7, %c4_i32_0 : i32
    %true = arith.constant true
    %9 = arith.xori %8, %true : i1
    scf.if %9 {
      omp.single {
        %18 = llvm.load %0 : !llvm.ptr -> i32
        %19 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
        func.call @g(%18, %19) : (i32, !llvm.ptr) -> ()
        %20 = llvm.load %1 : !llvm.ptr -> i32
        %21 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
        func.call @g(%20, %21) : (i32, !llvm.ptr) -> ()
        omp.terminator
      } {accc.chosen}
    }
    scf.if %8 {
      omp.parallel {
        %18 = llvm.load %0 : !llvm.ptr -> i32
        %19 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
        func.call @g(%18, %19) : (i32, !llvm.ptr) -> ()
        %20 = llvm.load %1 : !llvm.ptr -> i32
        %21 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
        func.call @g(%20, %21) : (i32, !llvm.ptr) -> ()
        omp.terminator
      } {accc.chosen}
    }
    %10 = llvm.load %1 : !llvm.ptr -> i32
    %c4_i32_1 = arith.constant 4 : i32
    %11 = arith.cmpi sgt, %10, %c4_i32_1 : i32
    %12 = arith.extui %11 : i1 to i32
    call @__accc_omp_begin_metadirective_i32(%12) {accc.directive = {clauses = [{args = [{directive = {clauses = [{args = [{word = "static"}], clause = "schedule"}], name = "parallel for"}}], clause = "when", context = [{set = "user", traits = [{args = [{value = 0 : i64}], trait = "condition"}]}]}, {args = [{directive = {name = "for"}}], clause = "otherwise"}], name = "begin metadirective"}} : (i32) -> ()
    %13 = llvm.load %1 : !llvm.ptr -> i32
    %c4_i32_2 = arith.constant 4 : i32
    %14 = arith.cmpi sgt, %13, %c4_i32_2 : i32
    %true_3 = arith.constant true
    %15 = arith.xori %14, %true_3 : i1
    scf.if %15 {
      %c0_i32 = arith.constant 0 : i32
      %18 = llvm.load %0 : !llvm.ptr -> i32
      %c1_i32_4 = arith.constant 1 : i32
      omp.wsloop {
        omp.loop_nest (%arg3) : i32 = (%c0_i32) to (%18) step (%c1_i32_4) {
          llvm.store %arg3, %3 : i32, !llvm.ptr
          %19 = llvm.load %1 : !llvm.ptr -> i32
          %20 = arith.sitofp %19 : i32 to f32
          %21 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
          %22 = llvm.load %3 : !llvm.ptr -> i32
          %23 = arith.extsi %22 : i32 to i64
          %24 = llvm.getelementptr %21[%23] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          llvm.store %20, %24 : f32, !llvm.ptr
          omp.yield
        }
      } {accc.chosen}
    }
    scf.if %14 {
      omp.parallel {
        %c1_i32_4 = arith.constant 1 : i32
        %18 = llvm.alloca %c1_i32_4 x i32 : (i32) -> !llvm.ptr
        %c0_i32 = arith.constant 0 : i32
        %19 = llvm.load %0 : !llvm.ptr -> i32
        %c1_i32_5 = arith.constant 1 : i32
        omp.wsloop schedule(static) {
          omp.loop_nest (%arg3) : i32 = (%c0_i32) to (%19) step (%c1_i32_5) {
            llvm.store %arg3, %18 : i32, !llvm.ptr
            %20 = llvm.load %1 : !llvm.ptr -> i32
            %21 = arith.sitofp %20 : i32 to f32
            %22 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
            %23 = llvm.load %18 : !llvm.ptr -> i32
            %24 = arith.extsi %23 : i32 to i64
            %25 = llvm.getelementptr %22[%24] : (!llvm.ptr, i64) -> !llvm.ptr, f32
            llvm.store %21, %25 : f32, !llvm.ptr
            omp.yield
          }
        } {accc.part}
        omp.terminator
      } {accc.chosen}
    }
    call @__accc_omp_begin_metadirective() {accc.directive = {clauses = [{args = [{directive = {name = "nothing"}}], clause = "when", context = [{set = "user", traits = [{args = [{number = 1 : i64}], trait = "condition"}]}]}], name = "begin metadirective"}} : () -> ()
    %cst = arith.constant 1.000000e+00 : f32
    %16 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_i64 = arith.constant 0 : i64
    %17 = llvm.getelementptr %16[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %cst, %17 : f32, !llvm.ptr
    call @__accc_omp_begin_metadirective() {accc.directive = {clauses = [{args = [{directive = {name = "masked"}}], clause = "when", context = [{set = "user", traits = [{args = [{number = 1 : i64}], trait = "condition"}]}]}], name = "begin metadirective"}} : () -> ()
    omp.masked {
      %cst_4 = arith.constant 2.000000e+00 : f32
      %18 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
      %c1_i64 = arith.constant 1 : i64
      %19 = llvm.getelementptr %18[%c1_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %cst_4, %19 : f32, !llvm.ptr
      omp.terminator
    } {accc.chosen}
    return
  }
  func.func private @g(i32, !llvm.ptr)
}
