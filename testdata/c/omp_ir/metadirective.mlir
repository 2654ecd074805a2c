module {
  func.func private @__accc_omp_directive_1() attributes {accc.directive = {clauses = [{args = [{variable = "n"}], clause = "uniform"}, {clause = "notinbranch"}], name = "declare simd"}}
  func.func private @__accc_omp_error_llvm_ptr(!llvm.ptr)
  func.func private @__accc_omp_assume_i32(%arg0: i32) {
    return
  }
  func.func private @__accc_omp_metadirective_i32(%arg0: i32) {
    return
  }
  func.func private @__accc_omp_metadirective() {
    return
  }
  func.func @f(%arg0: i32, %arg1: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    call @__accc_omp_metadirective() {accc.directive = {clauses = [{args = [{directive = {name = "nothing"}}], clause = "when", context = [{set = "device", traits = [{args = [{word = "nohost"}], trait = "kind"}]}]}, {args = [{directive = {name = "parallel for"}}], clause = "otherwise"}], name = "metadirective"}} : () -> ()
    omp.parallel {
      %c1_i32_1 = arith.constant 1 : i32
      %15 = llvm.alloca %c1_i32_1 x i32 : (i32) -> !llvm.ptr
      %c0_i32_2 = arith.constant 0 : i32
      %16 = llvm.load %0 : !llvm.ptr -> i32
      %c1_i32_3 = arith.constant 1 : i32
      omp.wsloop {
        omp.loop_nest (%arg2) : i32 = (%c0_i32_2) to (%16) step (%c1_i32_3) {
          llvm.store %arg2, %15 : i32, !llvm.ptr
          %17 = llvm.load %15 : !llvm.ptr -> i32
          %18 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
          %19 = llvm.load %15 : !llvm.ptr -> i32
          %20 = arith.extsi %19 : i32 to i64
          %21 = llvm.getelementptr %18[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i32
          llvm.store %17, %21 : i32, !llvm.ptr
          omp.yield
        }
      } {accc.part}
      omp.terminator
    } {accc.chosen}
    %2 = llvm.load %0 : !llvm.ptr -> i32
    %c10_i32 = arith.constant 10 : i32
    %3 = arith.cmpi sgt, %2, %c10_i32 : i32
    %4 = arith.extui %3 : i1 to i32
    call @__accc_omp_metadirective_i32(%4) {accc.directive = {clauses = [{args = [{directive = {name = "parallel"}}], clause = "when", context = [{set = "user", traits = [{args = [{value = 0 : i64}], trait = "condition"}]}]}, {args = [{directive = {name = "nothing"}}], clause = "default"}], name = "metadirective"}} : (i32) -> ()
    %5 = llvm.load %0 : !llvm.ptr -> i32
    %c10_i32_0 = arith.constant 10 : i32
    %6 = arith.cmpi sgt, %5, %c10_i32_0 : i32
    %true = arith.constant true
    %7 = arith.xori %6, %true : i1
    scf.if %7 {
      %15 = llvm.load %0 : !llvm.ptr -> i32
      %16 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
      %c0_i64 = arith.constant 0 : i64
      %17 = llvm.getelementptr %16[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      llvm.store %15, %17 : i32, !llvm.ptr
    }
    scf.if %6 {
      omp.parallel {
        %15 = llvm.load %0 : !llvm.ptr -> i32
        %16 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
        %c0_i64 = arith.constant 0 : i64
        %17 = llvm.getelementptr %16[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
        llvm.store %15, %17 : i32, !llvm.ptr
        omp.terminator
      } {accc.chosen}
    }
    %8 = llvm.load %0 : !llvm.ptr -> i32
    %c0_i32 = arith.constant 0 : i32
    %9 = arith.cmpi sgt, %8, %c0_i32 : i32
    %10 = arith.extui %9 : i1 to i32
    call @__accc_omp_assume_i32(%10) {accc.directive = {clauses = [{args = [{value = 0 : i64}], clause = "holds"}], name = "assume"}} : (i32) -> ()
    %11 = llvm.load %0 : !llvm.ptr -> i32
    %12 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c1_i64 = arith.constant 1 : i64
    %13 = llvm.getelementptr %12[%c1_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %11, %13 : i32, !llvm.ptr
    %14 = llvm.mlir.addressof @str : !llvm.ptr
    call @__accc_omp_error_llvm_ptr(%14) {accc.directive = {clauses = [{args = [{word = "execution"}], clause = "at"}, {args = [{word = "warning"}], clause = "severity"}, {args = [{value = 0 : i64}], clause = "message"}], name = "error"}} : (!llvm.ptr) -> ()
    return
  }
  llvm.mlir.global internal constant @str("too small\00") {addr_space = 0 : i32}
}
