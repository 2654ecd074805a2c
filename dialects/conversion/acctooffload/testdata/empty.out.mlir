module {
  func.func private @use(i32)
  func.func @empty(%arg0: i32, %arg1: i1) {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c1_i32_0 = arith.constant 1 : i32
    offload.launch groups(%c1_i32_0) {
    ^bb0(%arg2: i32, %arg3: i32):
      offload.yield
    } {directive = "parallel", kernel = "empty_acc_kernel_0"}
    %c1_i32_1 = arith.constant 1 : i32
    offload.launch groups(%c1_i32_1) {
    ^bb0(%arg2: i32, %arg3: i32):
      offload.yield
    } {directive = "serial", kernel = "empty_acc_kernel_1"}
    %c1_i32_2 = arith.constant 1 : i32
    offload.launch groups(%c1_i32_2) {
    ^bb0(%arg2: i32, %arg3: i32):
      offload.yield
    } {directive = "kernels", kernel = "empty_acc_kernel_2"}
    cf.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    offload.launch groups(%arg0) {
    ^bb0(%arg2: i32, %arg3: i32):
      %c0_i32_3 = arith.constant 0 : i32
      %0 = arith.cmpi eq, %arg2, %c0_i32_3 : i32
      cf.cond_br %0, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      func.call @use(%c1_i32) : (i32) -> ()
      cf.br ^bb2
    ^bb2:  // 2 preds: ^bb0, ^bb1
      offload.yield
    } {directive = "parallel", kernel = "empty_acc_kernel_3"}
    cf.br ^bb3
  ^bb2:  // pred: ^bb0
    call @use(%c1_i32) : (i32) -> ()
    cf.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    offload.wait {directive = "wait"}
    return
  }
}
