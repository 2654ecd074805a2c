module {
  func.func @updates(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr, %arg3: !llvm.ptr, %arg4: f64) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x f64 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : i32, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    llvm.store %arg3, %3 : !llvm.ptr, !llvm.ptr
    llvm.store %arg4, %4 : f64, !llvm.ptr
    %5 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %6 = llvm.load %0 : !llvm.ptr -> i32
    %7 = llvm.load %1 : !llvm.ptr -> i32
    omp.atomic.update memory_order(relaxed) %5 : !llvm.ptr {
    ^bb0(%arg5: i32):
      %17 = arith.cmpi eq, %arg5, %6 : i32
      %18 = arith.select %17, %7, %arg5 : i32
      omp.yield(%18 : i32)
    } {accc.atomic_compare, accc.implied_order, atomic_control = #omp.atomic_control<>}
    %8 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %9 = llvm.load %0 : !llvm.ptr -> i32
    omp.atomic.update memory_order(seq_cst) %8 : !llvm.ptr {
    ^bb0(%arg5: i32):
      %17 = arith.cmpi slt, %arg5, %9 : i32
      %18 = arith.select %17, %9, %arg5 : i32
      omp.yield(%18 : i32)
    } {accc.atomic_compare, atomic_control = #omp.atomic_control<>}
    %10 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %11 = llvm.load %4 : !llvm.ptr -> f64
    omp.atomic.update memory_order(relaxed) %10 : !llvm.ptr {
    ^bb0(%arg5: f64):
      %17 = arith.cmpf ogt, %arg5, %11 : f64
      %18 = arith.select %17, %11, %arg5 : f64
      omp.yield(%18 : f64)
    } {accc.atomic_compare, accc.implied_order, atomic_control = #omp.atomic_control<>}
    %12 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %13 = llvm.load %0 : !llvm.ptr -> i32
    omp.atomic.update memory_order(relaxed) %12 : !llvm.ptr {
    ^bb0(%arg5: i32):
      %17 = arith.cmpi sgt, %arg5, %13 : i32
      %18 = arith.select %17, %13, %arg5 : i32
      omp.yield(%18 : i32)
    } {accc.atomic_compare, accc.implied_order, atomic_control = #omp.atomic_control<>}
    %14 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %15 = llvm.load %0 : !llvm.ptr -> i32
    %16 = llvm.load %1 : !llvm.ptr -> i32
    omp.atomic.update memory_order(relaxed) %14 : !llvm.ptr {
    ^bb0(%arg5: i32):
      %17 = arith.cmpi eq, %arg5, %15 : i32
      %18 = arith.select %17, %16, %arg5 : i32
      omp.yield(%18 : i32)
    } {accc.atomic_compare, accc.implied_order, atomic_control = #omp.atomic_control<>}
    return
  }
  func.func @captures(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr, %arg3: !llvm.ptr) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %c1_i32 x i8 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : i32, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    llvm.store %arg3, %3 : !llvm.ptr, !llvm.ptr
    %9 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %10 = llvm.load %0 : !llvm.ptr -> i32
    %11 = llvm.load %1 : !llvm.ptr -> i32
    omp.atomic.capture memory_order(relaxed) {
      omp.atomic.read %4 = %9 : !llvm.ptr, !llvm.ptr, i32
      omp.atomic.update %9 : !llvm.ptr {
      ^bb0(%arg4: i32):
        %44 = arith.cmpi eq, %arg4, %10 : i32
        %45 = arith.select %44, %11, %arg4 : i32
        omp.yield(%45 : i32)
      } {atomic_control = #omp.atomic_control<>}
    } {accc.atomic_compare, accc.implied_order}
    %12 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %13 = llvm.load %0 : !llvm.ptr -> i32
    omp.atomic.capture memory_order(relaxed) {
      omp.atomic.update %12 : !llvm.ptr {
      ^bb0(%arg4: i32):
        %44 = arith.cmpi sgt, %arg4, %13 : i32
        %45 = arith.select %44, %13, %arg4 : i32
        omp.yield(%45 : i32)
      } {atomic_control = #omp.atomic_control<>}
      omp.atomic.read %4 = %12 : !llvm.ptr, !llvm.ptr, i32
    } {accc.atomic_compare, accc.implied_order}
    %14 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %15 = llvm.load %0 : !llvm.ptr -> i32
    omp.atomic.capture memory_order(relaxed) {
      omp.atomic.update %14 : !llvm.ptr {
      ^bb0(%arg4: i32):
        %44 = arith.cmpi slt, %arg4, %15 : i32
        %45 = arith.select %44, %15, %arg4 : i32
        omp.yield(%45 : i32)
      } {atomic_control = #omp.atomic_control<>}
      omp.atomic.read %4 = %14 : !llvm.ptr, !llvm.ptr, i32
    } {accc.atomic_compare, accc.implied_order}
    %16 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %0 : !llvm.ptr -> i32
    %18 = llvm.load %1 : !llvm.ptr -> i32
    omp.atomic.capture memory_order(acq_rel) {
      omp.atomic.read %6 = %16 : !llvm.ptr, !llvm.ptr, i32
      omp.atomic.update %16 : !llvm.ptr {
      ^bb0(%arg4: i32):
        %44 = arith.cmpi eq, %arg4, %17 : i32
        %45 = arith.select %44, %18, %arg4 : i32
        omp.yield(%45 : i32)
      } {atomic_control = #omp.atomic_control<>}
    } {accc.atomic_compare, accc.clauses = [{args = [{word = "acquire"}], clause = "fail"}, {clause = "weak"}]}
    %19 = llvm.load %6 : !llvm.ptr -> i32
    %20 = arith.cmpi eq, %19, %17 : i32
    scf.if %20 {
    } else {
      llvm.store %19, %4 : i32, !llvm.ptr
    }
    %21 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %22 = llvm.load %0 : !llvm.ptr -> i32
    %23 = llvm.load %1 : !llvm.ptr -> i32
    omp.atomic.capture memory_order(relaxed) {
      omp.atomic.read %7 = %21 : !llvm.ptr, !llvm.ptr, i32
      omp.atomic.update %21 : !llvm.ptr {
      ^bb0(%arg4: i32):
        %44 = arith.cmpi eq, %arg4, %22 : i32
        %45 = arith.select %44, %23, %arg4 : i32
        omp.yield(%45 : i32)
      } {atomic_control = #omp.atomic_control<>}
    } {accc.atomic_compare, accc.implied_order}
    %24 = llvm.load %7 : !llvm.ptr -> i32
    %25 = arith.cmpi eq, %24, %22 : i32
    %26 = arith.extui %25 : i1 to i32
    llvm.store %26, %5 : i32, !llvm.ptr
    %27 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %28 = llvm.load %0 : !llvm.ptr -> i32
    %29 = llvm.load %1 : !llvm.ptr -> i32
    %30 = arith.trunci %29 : i32 to i8
    omp.atomic.capture memory_order(relaxed) {
      omp.atomic.read %8 = %27 : !llvm.ptr, !llvm.ptr, i8
      omp.atomic.update %27 : !llvm.ptr {
      ^bb0(%arg4: i8):
        %44 = arith.extui %arg4 : i8 to i32
        %45 = arith.cmpi eq, %44, %28 : i32
        %46 = arith.select %45, %30, %arg4 : i8
        omp.yield(%46 : i8)
      } {atomic_control = #omp.atomic_control<>}
    } {accc.atomic_compare, accc.implied_order}
    %31 = llvm.load %8 : !llvm.ptr -> i8
    %32 = arith.extui %31 : i8 to i32
    %33 = arith.cmpi eq, %32, %28 : i32
    %34 = arith.extui %33 : i1 to i32
    llvm.store %34, %5 : i32, !llvm.ptr
    scf.if %33 {
    } else {
      %44 = arith.extui %31 : i8 to i32
      llvm.store %44, %4 : i32, !llvm.ptr
    }
    %35 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %36 = llvm.load %0 : !llvm.ptr -> i32
    %37 = llvm.load %1 : !llvm.ptr -> i32
    omp.atomic.update memory_order(seq_cst) %35 : !llvm.ptr {
    ^bb0(%arg4: i32):
      %44 = arith.cmpi eq, %arg4, %36 : i32
      %45 = arith.select %44, %37, %arg4 : i32
      omp.yield(%45 : i32)
    } {accc.atomic_compare, accc.clauses = [{args = [{word = "seq_cst"}], clause = "fail"}], accc.memory_order = "release", atomic_control = #omp.atomic_control<>}
    %38 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %39 = llvm.load %0 : !llvm.ptr -> i32
    %40 = llvm.load %1 : !llvm.ptr -> i32
    omp.atomic.update memory_order(seq_cst) %38 : !llvm.ptr {
    ^bb0(%arg4: i32):
      %44 = arith.cmpi eq, %arg4, %39 : i32
      %45 = arith.select %44, %40, %arg4 : i32
      omp.yield(%45 : i32)
    } {accc.atomic_compare, accc.clauses = [{args = [{word = "acquire"}], clause = "fail"}], accc.implied_order, atomic_control = #omp.atomic_control<>}
    %41 = llvm.load %4 : !llvm.ptr -> i32
    %42 = llvm.load %5 : !llvm.ptr -> i32
    %43 = arith.addi %41, %42 : i32
    return %43 : i32
  }
}
