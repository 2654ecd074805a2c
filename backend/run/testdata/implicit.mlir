// A module of IR text whose constructs have no clauses: acc-implicit-data gives the variables their attributes (OpenACC 3.3 §2.6.2).
llvm.mlir.global private unnamed_addr constant @format("%d %d %d\0A\00")
llvm.mlir.global external @total(40 : i32) : i32
llvm.func @printf(!llvm.ptr, ...) -> i32
func.func @main() -> i32 {
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %five = arith.constant 5 : i32
  %scalar = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %array = llvm.alloca %one x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %pointer = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  %element = llvm.getelementptr %array[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.store %five, %scalar : i32, !llvm.ptr
  llvm.store %two, %element : i32, !llvm.ptr
  llvm.store %array, %pointer : !llvm.ptr, !llvm.ptr
  // The array is copied; each gang has a copy of the scalar, so the host's stays as it is.
  acc.serial {
    %0 = llvm.load %scalar : !llvm.ptr -> i32
    %1 = llvm.load %element : !llvm.ptr -> i32
    %2 = arith.addi %0, %1 : i32
    llvm.store %2, %element : i32, !llvm.ptr
    llvm.store %2, %scalar : i32, !llvm.ptr
    acc.yield
  }
  // Kernels copy scalars, those that are global and named inside as well.
  acc.kernels {
    %0 = llvm.mlir.addressof @total : !llvm.ptr
    %1 = llvm.load %0 : !llvm.ptr -> i32
    %2 = arith.addi %1, %two : i32
    llvm.store %2, %0 : i32, !llvm.ptr
    acc.terminator
  }
  // What a pointer leads to is used where it is present.
  %data = acc.copyin varPtr(%array : !llvm.ptr) varType(!llvm.array<4 x i32>) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "array"}
  acc.data dataOperands(%data : !llvm.ptr) {
    acc.serial {
      %0 = llvm.load %pointer : !llvm.ptr -> !llvm.ptr
      %1 = llvm.getelementptr %0[2] : (!llvm.ptr) -> !llvm.ptr, i32
      %2 = llvm.load %1 : !llvm.ptr -> i32
      %3 = arith.muli %2, %two : i32
      llvm.store %3, %1 : i32, !llvm.ptr
      acc.yield
    }
    acc.terminator
  }
  acc.copyout accPtr(%data : !llvm.ptr) to varPtr(%array : !llvm.ptr) varType(!llvm.array<4 x i32>) {dataClause = #acc<data_clause acc_copy>, name = "array"}
  %format = llvm.mlir.addressof @format : !llvm.ptr
  %a = llvm.load %element : !llvm.ptr -> i32
  %s = llvm.load %scalar : !llvm.ptr -> i32
  %total = llvm.mlir.addressof @total : !llvm.ptr
  %t = llvm.load %total : !llvm.ptr -> i32
  %n = llvm.call @printf(%format, %a, %s, %t) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32) -> i32
  %zero = arith.constant 0 : i32
  return %zero : i32
}
