module {
  omp.private {type = private} @i_private_i32 : i32
  func.func @lines(%arg0: i32) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    %2 = llvm.load %0 : !llvm.ptr -> i32
    %c10_i32 = arith.constant 10 : i32
    %3 = arith.cmpi sgt, %2, %c10_i32 : i32
    %c4_i32 = arith.constant 4 : i32
    omp.parallel if(%3) num_threads(%c4_i32 : i32) proc_bind(close) {
      %c4_i32_0 = arith.constant 4 : i32
      %c0_i32 = arith.constant 0 : i32
      %6 = llvm.load %0 : !llvm.ptr -> i32
      %c1_i32_1 = arith.constant 1 : i32
      omp.wsloop order(reproducible:concurrent) schedule(static = %c4_i32_0 : i32) private(@i_private_i32 %1 -> %arg1 : !llvm.ptr) {
        omp.loop_nest (%arg2) : i32 = (%c0_i32) to (%6) step (%c1_i32_1) {
          llvm.store %arg2, %arg1 : i32, !llvm.ptr
          omp.yield
        }
      } {accc.implied_reproducible, accc.part}
      omp.terminator
    }
    %4 = llvm.mlir.addressof @str : !llvm.ptr
    %c9_i32 = arith.constant 9 : i32
    %5 = llvm.call @printf(%4, %c9_i32) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
    return
  }
  llvm.mlir.global internal constant @str("%d\0A\00") {addr_space = 0 : i32}
  llvm.func @printf(!llvm.ptr, ...) -> i32
}
