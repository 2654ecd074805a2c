// What a routine uses is declared, and constants; the address of another global leaves the construct.
memref.global @table : memref<4xf32> = dense<1.0>
memref.global @state : memref<f32> = dense<0.0>
memref.global constant @pi : memref<f32> = dense<3.14>
acc.routine @r func(@f) seq
func.func @f(%i: index) -> f32 attributes {acc.routine_info = #acc.routine_info<[@r]>} {
  %t = memref.get_global @table : memref<4xf32>
  %x = memref.load %t[%i] : memref<4xf32>
  return %x : f32
}
func.func @g() {
  acc.serial {
    %p = memref.get_global @pi : memref<f32>
    %s = memref.get_global @state : memref<f32>
    %x = memref.load %p[] : memref<f32>
    memref.store %x, %s[] : memref<f32>
    acc.yield
  }
  return
}
