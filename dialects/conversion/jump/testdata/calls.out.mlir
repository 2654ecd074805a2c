module {
  func.func private @setjmp(!llvm.ptr) -> i32
  func.func private @longjmp(!llvm.ptr, i32)
  func.func private @sort(!llvm.ptr)
  func.func private @puts(!llvm.ptr) -> i32
  func.func @fail(%arg0: !llvm.ptr, %arg1: i32) {
    call @longjmp(%arg0, %arg1) : (!llvm.ptr, i32) -> ()
    return
  }
  func.func @region(%arg0: !llvm.ptr) {
    %c0_i32 = arith.constant 0 : i32
    %0 = call @__accc_enclose(%c0_i32) : (i32) -> i32
    %c1_i32 = arith.constant 1 : i32
    call @fail(%arg0, %c1_i32) : (!llvm.ptr, i32) -> ()
    call @__accc_disclose(%0) : (i32) -> ()
    return
  }
  func.func @good(%arg0: f64) -> f64 {
    %0 = arith.mulf %arg0, %arg0 : f64
    return %0 : f64
  }
  func.func @caught(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: f64) -> f64 {
    %c1_i64 = arith.constant 1 : i64
    %0 = llvm.alloca %c1_i64 x i32 : (i64) -> !llvm.ptr
    %c1_i64_0 = arith.constant 1 : i64
    %1 = llvm.alloca %c1_i64_0 x !llvm.struct<(ptr, f64, f64)> : (i64) -> !llvm.ptr
    %c1_i64_1 = arith.constant 1 : i64
    %2 = llvm.alloca %c1_i64_1 x !llvm.struct<(ptr)> : (i64) -> !llvm.ptr
    %c1_i64_2 = arith.constant 1 : i64
    %3 = llvm.alloca %c1_i64_2 x !llvm.struct<(ptr, i32)> : (i64) -> !llvm.ptr
    %4 = call @__accc_begin_jumps() : () -> i64
    call @sort(%arg0) : (!llvm.ptr) -> ()
    %5 = call @good(%arg2) : (f64) -> f64
    %c1_i32 = arith.constant 1 : i32
    call @__accc_set_jump(%arg0, %4, %c1_i32) : (!llvm.ptr, i64, i32) -> ()
    %c0_i32 = arith.constant 0 : i32
    cf.br ^bb1(%c0_i32 : i32)
  ^bb1(%6: i32):  // 2 preds: ^bb0, ^bb10
    llvm.store %6, %0 : i32, !llvm.ptr
    %c0_i32_3 = arith.constant 0 : i32
    %7 = arith.cmpi eq, %6, %c0_i32_3 : i32
    cf.cond_br %7, ^bb2, ^bb7
  ^bb2:  // pred: ^bb1
    %8 = llvm.getelementptr %3[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i32)>
    llvm.store %arg0, %8 : !llvm.ptr, !llvm.ptr
    %9 = llvm.getelementptr %3[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i32)>
    %10 = llvm.load %0 : !llvm.ptr -> i32
    llvm.store %10, %9 : i32, !llvm.ptr
    %f = constant @__accc_jump_1 : (!llvm.ptr) -> ()
    %11 = builtin.unrealized_conversion_cast %f : (!llvm.ptr) -> () to !llvm.ptr
    %12 = call @__accc_call_jump(%11, %3, %4) : (!llvm.ptr, !llvm.ptr, i64) -> i64
    %c0_i64 = arith.constant 0 : i64
    %13 = arith.cmpi eq, %12, %c0_i64 : i64
    cf.cond_br %13, ^bb3, ^bb10(%12 : i64)
  ^bb3:  // pred: ^bb2
    cf.br ^bb4
  ^bb4:  // pred: ^bb3
    %14 = call @puts(%arg0) : (!llvm.ptr) -> i32
    %15 = llvm.getelementptr %2[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr)>
    llvm.store %arg0, %15 : !llvm.ptr, !llvm.ptr
    %f_4 = constant @__accc_jump_2 : (!llvm.ptr) -> ()
    %16 = builtin.unrealized_conversion_cast %f_4 : (!llvm.ptr) -> () to !llvm.ptr
    %17 = call @__accc_call_jump(%16, %2, %4) : (!llvm.ptr, !llvm.ptr, i64) -> i64
    %c0_i64_5 = arith.constant 0 : i64
    %18 = arith.cmpi eq, %17, %c0_i64_5 : i64
    cf.cond_br %18, ^bb5, ^bb10(%17 : i64)
  ^bb5:  // pred: ^bb4
    cf.br ^bb6
  ^bb6:  // pred: ^bb5
    cf.br ^bb7
  ^bb7:  // 2 preds: ^bb1, ^bb6
    %19 = builtin.unrealized_conversion_cast %arg1 : !llvm.ptr to (f64) -> f64
    %20 = llvm.getelementptr %1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, f64, f64)>
    llvm.store %arg1, %20 : !llvm.ptr, !llvm.ptr
    %21 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, f64, f64)>
    llvm.store %5, %21 : f64, !llvm.ptr
    %f_6 = constant @__accc_jump_3 : (!llvm.ptr) -> ()
    %22 = builtin.unrealized_conversion_cast %f_6 : (!llvm.ptr) -> () to !llvm.ptr
    %23 = call @__accc_call_jump(%22, %1, %4) : (!llvm.ptr, !llvm.ptr, i64) -> i64
    %c0_i64_7 = arith.constant 0 : i64
    %24 = arith.cmpi eq, %23, %c0_i64_7 : i64
    cf.cond_br %24, ^bb8, ^bb10(%23 : i64)
  ^bb8:  // pred: ^bb7
    %25 = llvm.getelementptr %1[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, f64, f64)>
    %26 = llvm.load %25 : !llvm.ptr -> f64
    cf.br ^bb9(%26 : f64)
  ^bb9(%27: f64):  // pred: ^bb8
    %28 = call @good(%27) : (f64) -> f64
    return %28 : f64
  ^bb10(%29: i64):  // 3 preds: ^bb2, ^bb4, ^bb7
    %c32_i64 = arith.constant 32 : i64
    %30 = arith.shrui %29, %c32_i64 : i64
    %31 = arith.trunci %30 : i64 to i32
    %32 = arith.trunci %29 : i64 to i32
    cf.br ^bb1(%32 : i32)
  }
  func.func private @__accc_begin_jumps() -> i64
  func.func private @__accc_set_jump(!llvm.ptr, i64, i32)
  func.func private @__accc_call_jump(!llvm.ptr, !llvm.ptr, i64) -> i64
  func.func private @__accc_enclose(i32) -> i32
  func.func private @__accc_disclose(i32)
  func.func private @__accc_jump_1(%arg0: !llvm.ptr) {
    %0 = llvm.getelementptr %arg0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i32)>
    %1 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %2 = llvm.getelementptr %arg0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i32)>
    %3 = llvm.load %2 : !llvm.ptr -> i32
    call @fail(%1, %3) : (!llvm.ptr, i32) -> ()
    return
  }
  func.func private @__accc_jump_2(%arg0: !llvm.ptr) {
    %0 = llvm.getelementptr %arg0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr)>
    %1 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    call @sort(%1) : (!llvm.ptr) -> ()
    return
  }
  func.func private @__accc_jump_3(%arg0: !llvm.ptr) {
    %0 = llvm.getelementptr %arg0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, f64, f64)>
    %1 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %2 = builtin.unrealized_conversion_cast %1 : !llvm.ptr to (f64) -> f64
    %3 = llvm.getelementptr %arg0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, f64, f64)>
    %4 = llvm.load %3 : !llvm.ptr -> f64
    %5 = call_indirect %2(%4) : (f64) -> f64
    %6 = llvm.getelementptr %arg0[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, f64, f64)>
    llvm.store %5, %6 : f64, !llvm.ptr
    return
  }
}
