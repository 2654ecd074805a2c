// pipeline: acc-implicit-routine
func.func @leaf(%x: f32) -> f32 {
  %y = arith.mulf %x, %x : f32
  return %y : f32
}
func.func @square(%x: f32) -> f32 {
  %y = func.call @leaf(%x) : (f32) -> f32
  return %y : f32
}
acc.routine @acc_routine_0 func(@known) seq
func.func @known(%x: f32) -> f32 attributes {acc.routine_info = #acc.routine_info<[@acc_routine_0]>} {
  return %x : f32
}
func.func @host(%a: memref<f32>) {
  acc.parallel {
    %x = memref.load %a[] : memref<f32>
    %y = func.call @square(%x) : (f32) -> f32
    %z = func.call @known(%y) : (f32) -> f32
    memref.store %z, %a[] : memref<f32>
    acc.yield
  }
  return
}
