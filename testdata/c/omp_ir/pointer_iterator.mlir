module {
  func.func private @__accc_omp_iterated_add_llvm_ptr_llvm_ptr(!llvm.ptr, !llvm.ptr)
  func.func private @__accc_omp_iterated_llvm_ptr_llvm_ptr(!llvm.ptr, !llvm.ptr) -> !llvm.ptr
  omp.private {type = firstprivate} @k_firstprivate_i32 : i32 copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> i32
    llvm.store %0, %arg1 : i32, !llvm.ptr
    omp.yield(%arg1 : !llvm.ptr)
  }
  func.func @main() -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.array<8 x struct<"pair", (f64, i32)>> : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %c8_i32 = arith.constant 8 : i32
    llvm.store %c8_i32, %0 : i32, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %1 : i32, !llvm.ptr
    llvm.store %2, %3 : !llvm.ptr, !llvm.ptr
    %c4_i32 = arith.constant 4 : i32
    omp.parallel num_threads(%c4_i32 : i32) {
      %c1_i32_1 = arith.constant 1 : i32
      %4 = llvm.alloca %c1_i32_1 x i32 : (i32) -> !llvm.ptr
      %5 = llvm.alloca %c1_i32_1 x !llvm.ptr : (i32) -> !llvm.ptr
      %6 = llvm.alloca %c1_i32_1 x !llvm.ptr : (i32) -> !llvm.ptr
      omp.single {
        %c0_i32_2 = arith.constant 0 : i32
        llvm.store %c0_i32_2, %4 : i32, !llvm.ptr
        scf.while : () -> () {
          %37 = llvm.load %4 : !llvm.ptr -> i32
          %38 = llvm.load %0 : !llvm.ptr -> i32
          %39 = arith.cmpi slt, %37, %38 : i32
          scf.condition(%39)
        } do {
          %37 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
          %38 = llvm.load %4 : !llvm.ptr -> i32
          %39 = arith.extsi %38 : i32 to i64
          %40 = llvm.getelementptr %37[%39] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"pair", (f64, i32)>
          omp.task depend(taskdependout -> %40 : !llvm.ptr) private(@k_firstprivate_i32 %4 -> %arg0 : !llvm.ptr) {
            %43 = llvm.load %arg0 : !llvm.ptr -> i32
            %44 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
            %45 = llvm.load %arg0 : !llvm.ptr -> i32
            %46 = arith.extsi %45 : i32 to i64
            %47 = llvm.getelementptr %44[%46] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"pair", (f64, i32)>
            %48 = llvm.getelementptr %47[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"pair", (f64, i32)>
            llvm.store %43, %48 : i32, !llvm.ptr
            omp.terminator
          } {accc.depend_parts = ["p[k]"]}
          %41 = llvm.load %4 : !llvm.ptr -> i32
          %c1_i32_11 = arith.constant 1 : i32
          %42 = arith.addi %41, %c1_i32_11 : i32
          llvm.store %42, %4 : i32, !llvm.ptr
          scf.yield
        }
        %7 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
        %8 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
        %9 = llvm.load %0 : !llvm.ptr -> i32
        %10 = arith.extsi %9 : i32 to i64
        %11 = llvm.getelementptr %8[%10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"pair", (f64, i32)>
        %c2_i32 = arith.constant 2 : i32
        %12 = func.call @__accc_omp_iterated_llvm_ptr_llvm_ptr(%7, %11) {accc.iterators = [{begin = {value = 0 : i64}, end = {value = 1 : i64}, iterator = "q", step = {number = 2 : i64}, type = "struct pair*"}]} : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
        %13 = llvm.ptrtoint %7 : !llvm.ptr to i64
        %14 = llvm.ptrtoint %11 : !llvm.ptr to i64
        %15 = arith.subi %14, %13 : i64
        %c1_i64 = arith.constant 1 : i64
        %16 = arith.extsi %c2_i32 : i32 to i64
        %c16_i64 = arith.constant 16 : i64
        %17 = arith.muli %16, %c16_i64 : i64
        %c0_i64 = arith.constant 0 : i64
        %18 = arith.cmpi slt, %17, %c0_i64 : i64
        %c-1_i64 = arith.constant -1 : i64
        %c1_i64_3 = arith.constant 1 : i64
        %19 = arith.select %18, %c-1_i64, %c1_i64_3 : i64
        %20 = arith.subi %17, %19 : i64
        %21 = arith.addi %15, %20 : i64
        %22 = arith.divsi %21, %17 : i64
        %23 = arith.index_cast %22 : i64 to index
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        scf.for %arg0 = %c0 to %23 step %c1 {
          %37 = arith.index_cast %arg0 : index to i64
          %38 = arith.muli %37, %17 : i64
          %39 = arith.addi %13, %38 : i64
          %40 = llvm.inttoptr %39 : i64 to !llvm.ptr
          llvm.store %40, %5 : !llvm.ptr, !llvm.ptr
          %41 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
          func.call @__accc_omp_iterated_add_llvm_ptr_llvm_ptr(%12, %41) : (!llvm.ptr, !llvm.ptr) -> ()
        }
        %c7_i64 = arith.constant 7 : i64
        %24 = llvm.getelementptr %2[%c7_i64] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"pair", (f64, i32)>
        %c-2_i32 = arith.constant -2 : i32
        %25 = func.call @__accc_omp_iterated_llvm_ptr_llvm_ptr(%24, %2) {accc.iterators = [{begin = {value = 0 : i64}, end = {value = 1 : i64}, iterator = "q", step = {number = -2 : i64}, type = "struct pair*"}]} : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
        %26 = llvm.ptrtoint %24 : !llvm.ptr to i64
        %27 = llvm.ptrtoint %2 : !llvm.ptr to i64
        %28 = arith.subi %27, %26 : i64
        %c1_i64_4 = arith.constant 1 : i64
        %29 = arith.extsi %c-2_i32 : i32 to i64
        %c16_i64_5 = arith.constant 16 : i64
        %30 = arith.muli %29, %c16_i64_5 : i64
        %c0_i64_6 = arith.constant 0 : i64
        %31 = arith.cmpi slt, %30, %c0_i64_6 : i64
        %c-1_i64_7 = arith.constant -1 : i64
        %c1_i64_8 = arith.constant 1 : i64
        %32 = arith.select %31, %c-1_i64_7, %c1_i64_8 : i64
        %33 = arith.subi %30, %32 : i64
        %34 = arith.addi %28, %33 : i64
        %35 = arith.divsi %34, %30 : i64
        %36 = arith.index_cast %35 : i64 to index
        %c0_9 = arith.constant 0 : index
        %c1_10 = arith.constant 1 : index
        scf.for %arg0 = %c0_9 to %36 step %c1_10 {
          %37 = arith.index_cast %arg0 : index to i64
          %38 = arith.muli %37, %30 : i64
          %39 = arith.addi %26, %38 : i64
          %40 = llvm.inttoptr %39 : i64 to !llvm.ptr
          llvm.store %40, %6 : !llvm.ptr, !llvm.ptr
          %41 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
          %c0_i64_11 = arith.constant 0 : i64
          %42 = llvm.getelementptr %41[%c0_i64_11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"pair", (f64, i32)>
          func.call @__accc_omp_iterated_add_llvm_ptr_llvm_ptr(%25, %42) : (!llvm.ptr, !llvm.ptr) -> ()
        }
        omp.task depend(taskdependin -> %12 : !llvm.ptr, taskdependin -> %25 : !llvm.ptr, taskdependout -> %1 : !llvm.ptr) {
          %c1_i32_11 = arith.constant 1 : i32
          %37 = llvm.alloca %c1_i32_11 x i32 : (i32) -> !llvm.ptr
          %c0_i32_12 = arith.constant 0 : i32
          llvm.store %c0_i32_12, %37 : i32, !llvm.ptr
          scf.while : () -> () {
            %38 = llvm.load %37 : !llvm.ptr -> i32
            %39 = llvm.load %0 : !llvm.ptr -> i32
            %40 = arith.cmpi slt, %38, %39 : i32
            scf.condition(%40)
          } do {
            %38 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
            %39 = llvm.load %37 : !llvm.ptr -> i32
            %40 = arith.extsi %39 : i32 to i64
            %41 = llvm.getelementptr %38[%40] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"pair", (f64, i32)>
            %42 = llvm.getelementptr %41[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"pair", (f64, i32)>
            %43 = llvm.load %42 : !llvm.ptr -> i32
            %44 = llvm.load %1 : !llvm.ptr -> i32
            %45 = arith.addi %44, %43 : i32
            llvm.store %45, %1 : i32, !llvm.ptr
            %46 = llvm.load %37 : !llvm.ptr -> i32
            %c1_i32_13 = arith.constant 1 : i32
            %47 = arith.addi %46, %c1_i32_13 : i32
            llvm.store %47, %37 : i32, !llvm.ptr
            scf.yield
          }
          omp.terminator
        } {accc.depend_parts = ["*q", "q[0]", ""]}
        omp.task depend(taskdependin -> %1 : !llvm.ptr) {
          %37 = llvm.mlir.addressof @str : !llvm.ptr
          %38 = llvm.load %1 : !llvm.ptr -> i32
          %39 = llvm.call @printf(%37, %38) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
          omp.terminator
        }
        omp.terminator
      }
      omp.terminator
    }
    %c0_i32_0 = arith.constant 0 : i32
    return %c0_i32_0 : i32
  }
  llvm.mlir.global internal constant @str("%d\0A\00") {addr_space = 0 : i32}
  llvm.func @printf(!llvm.ptr, ...) -> i32
}
