module attributes {llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", llvm.target_triple = "x86_64-pc-linux-gnu"} {
  omp.private {type = private} @i : i32
  llvm.func internal @helper(%arg0: i64) -> f64 {
    %0 = llvm.trunc %arg0 : i64 to i32
    %1 = llvm.sitofp %0 : i32 to f64
    %2 = llvm.intr.sqrt(%1) {fastmathFlags = #llvm.fastmath<contract>} : (f64) -> f64
    %3 = llvm.call @cbrt(%2) : (f64) -> f64
    %4 = "llvm.intr.is.fpclass"(%3) <{bit = 3 : i32}> : (f64) -> i1
    %5 = llvm.select %4, %1, %3 : i1, f64
    llvm.return %5 : f64
  }
  llvm.func @f(%arg0: !llvm.ptr, %arg1: i32, %arg2: !llvm.ptr) -> i32 {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.sext %arg1 : i32 to i64
    llvm.br ^bb1(%0, %arg1 : i64, i32)
  ^bb1(%3: i64, %4: i32):  // 2 preds: ^bb0, ^bb5
    %5 = llvm.icmp "slt" %3, %2 : i64
    llvm.cond_br %5, ^bb2, ^bb6(%4 : i32)
  ^bb2:  // pred: ^bb1
    %6 = llvm.icmp "slt" %4, %arg1 : i32
    llvm.cond_br %6, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %7 = llvm.add %4, %arg1 overflow<nsw> : i32
    llvm.br ^bb5(%7 : i32)
  ^bb4:  // pred: ^bb2
    llvm.br ^bb5(%4 : i32)
  ^bb5(%8: i32):  // 2 preds: ^bb3, ^bb4
    %9 = llvm.add %3, %1 : i64
    llvm.br ^bb1(%9, %8 : i64, i32)
  ^bb6(%10: i32):  // pred: ^bb1
    llvm.br ^bb7(%10 : i32)
  ^bb7(%11: i32):  // 2 preds: ^bb6, ^bb8
    %12 = llvm.icmp "ugt" %11, %arg1 : i32
    llvm.cond_br %12, ^bb8(%11 : i32), ^bb9(%11 : i32)
  ^bb8(%13: i32):  // pred: ^bb7
    %14 = llvm.lshr %13, %arg1 : i32
    llvm.br ^bb7(%14 : i32)
  ^bb9(%15: i32):  // pred: ^bb7
    omp.parallel private(@i %arg2 -> %arg3 : !llvm.ptr) {
      omp.wsloop {
        omp.loop_nest (%arg4) : i64 = (%0) to (%2) step (%1) {
          %19 = llvm.call @helper(%arg4) : (i64) -> f64
          %20 = llvm.getelementptr %arg0[%arg4] : (!llvm.ptr, i64) -> !llvm.ptr, f64
          %21 = llvm.fcmp "ogt" %19, %19 : f64
          llvm.cond_br %21, ^bb1, ^bb2
        ^bb1:  // pred: ^bb0
          llvm.store %19, %20 : f64, !llvm.ptr
          llvm.br ^bb2
        ^bb2:  // 2 preds: ^bb0, ^bb1
          omp.yield
        }
      }
      omp.terminator
    }
    %16 = llvm.mlir.addressof @helper : !llvm.ptr
    %17 = llvm.call %16(%2) : !llvm.ptr, (i64) -> f64
    llvm.switch %15 : i32, ^bb10 [
      3: ^bb11(%arg1 : i32)
    ]
  ^bb10:  // pred: ^bb9
    llvm.br ^bb11(%15 : i32)
  ^bb11(%18: i32):  // 2 preds: ^bb9, ^bb10
    llvm.return %18 : i32
  }
  llvm.func @cbrt(f64) -> f64
}
