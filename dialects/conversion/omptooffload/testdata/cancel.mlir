module {
  func.func @main() -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %c-1_i32 = arith.constant -1 : i32
    llvm.store %c-1_i32, %0 : i32, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %1 : i32, !llvm.ptr
    %c0_i32_0 = arith.constant 0 : i32
    llvm.store %c0_i32_0, %2 : i32, !llvm.ptr
    %c0_i32_1 = arith.constant 0 : i32
    llvm.store %c0_i32_1, %3 : i32, !llvm.ptr
    omp.parallel {
      %c1_i32_3 = arith.constant 1 : i32
      %17 = llvm.alloca %c1_i32_3 x i32 : (i32) -> !llvm.ptr
      %c0_i32_4 = arith.constant 0 : i32
      %c10000_i32 = arith.constant 10000 : i32
      %c1_i32_5 = arith.constant 1 : i32
      omp.wsloop {
        omp.loop_nest (%arg0) : i32 = (%c0_i32_4) to (%c10000_i32) step (%c1_i32_5) {
          llvm.store %arg0, %17 : i32, !llvm.ptr
          %18 = llvm.load %17 : !llvm.ptr -> i32
          %c100_i32 = arith.constant 100 : i32
          %19 = arith.remsi %18, %c100_i32 : i32
          %c37_i32 = arith.constant 37 : i32
          %20 = arith.cmpi eq, %19, %c37_i32 : i32
          scf.if %20 {
            %c1_i32_6 = arith.constant 1 : i32
            omp.atomic.write %0 = %c1_i32_6 memory_order(relaxed) : !llvm.ptr, i32 {accc.implied_order}
            omp.cancel cancellation_construct_type(loop)
          }
          omp.cancellation_point cancellation_construct_type(loop)
          omp.yield
        }
      }
      omp.atomic.update memory_order(relaxed) %1 : !llvm.ptr {
      ^bb0(%arg0: i32):
        %c1_i32_6 = arith.constant 1 : i32
        %18 = arith.addi %arg0, %c1_i32_6 : i32
        omp.yield(%18 : i32)
      } {accc.implied_order, atomic_control = #omp.atomic_control<>}
      omp.atomic.update memory_order(relaxed) %2 : !llvm.ptr {
      ^bb0(%arg0: i32):
        %c1_i32_6 = arith.constant 1 : i32
        %18 = arith.addi %arg0, %c1_i32_6 : i32
        omp.yield(%18 : i32)
      } {accc.implied_order, atomic_control = #omp.atomic_control<>}
      omp.terminator
    }
    %4 = llvm.mlir.addressof @str : !llvm.ptr
    %5 = llvm.load %0 : !llvm.ptr -> i32
    %6 = llvm.load %1 : !llvm.ptr -> i32
    %7 = llvm.load %2 : !llvm.ptr -> i32
    %8 = arith.cmpi eq, %6, %7 : i32
    %9 = arith.extui %8 : i1 to i32
    %10 = llvm.call @printf(%4, %5, %9) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32) -> i32
    omp.parallel {
      omp.sections {
        omp.section {
          %c1_i32_3 = arith.constant 1 : i32
          %17 = llvm.load %3 : !llvm.ptr -> i32
          %18 = arith.ori %17, %c1_i32_3 : i32
          llvm.store %18, %3 : i32, !llvm.ptr
          %19 = llvm.load %3 : !llvm.ptr -> i32
          %c0_i32_4 = arith.constant 0 : i32
          %20 = arith.cmpi slt, %19, %c0_i32_4 : i32
          omp.cancel cancellation_construct_type(sections) if(%20)
          omp.terminator
        } {accc.no_directive}
        omp.section {
          omp.cancellation_point cancellation_construct_type(sections)
          %c2_i32_3 = arith.constant 2 : i32
          omp.atomic.update memory_order(relaxed) %3 : !llvm.ptr {
          ^bb0(%arg0: i32):
            %17 = arith.ori %arg0, %c2_i32_3 : i32
            omp.yield(%17 : i32)
          } {accc.implied_order, atomic_control = #omp.atomic_control<>}
          omp.terminator
        }
        omp.terminator
      } {accc.part}
      omp.terminator
    }
    %11 = llvm.mlir.addressof @str.1 : !llvm.ptr
    %12 = llvm.load %3 : !llvm.ptr -> i32
    %13 = llvm.call @printf(%11, %12) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
    %c2_i32 = arith.constant 2 : i32
    omp.parallel num_threads(%c2_i32 : i32) {
      %17 = llvm.load %2 : !llvm.ptr -> i32
      %c1000_i32 = arith.constant 1000 : i32
      %18 = arith.cmpi sgt, %17, %c1000_i32 : i32
      omp.cancel cancellation_construct_type(parallel) if(%18)
      omp.barrier
      %c10_i32 = arith.constant 10 : i32
      omp.atomic.update memory_order(relaxed) %3 : !llvm.ptr {
      ^bb0(%arg0: i32):
        %19 = arith.addi %arg0, %c10_i32 : i32
        omp.yield(%19 : i32)
      } {accc.implied_order, atomic_control = #omp.atomic_control<>}
      omp.terminator
    }
    %14 = llvm.mlir.addressof @str.1 : !llvm.ptr
    %15 = llvm.load %3 : !llvm.ptr -> i32
    %16 = llvm.call @printf(%14, %15) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
    %c0_i32_2 = arith.constant 0 : i32
    return %c0_i32_2 : i32
  }
  llvm.mlir.global internal constant @str("%d %d\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.1("%d\0A\00") {addr_space = 0 : i32}
  llvm.func @printf(!llvm.ptr, ...) -> i32
}

