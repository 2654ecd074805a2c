module {
  memref.global @table : memref<4xf32> = dense<1.000000e+00> {acc.declare = #acc.declare<dataClause =  acc_copyin>}
  memref.global @state : memref<f32> = dense<0.000000e+00>
  memref.global constant @pi : memref<f32> = dense<3.140000e+00> {acc.declare = #acc.declare<dataClause =  acc_copyin>}
  acc.routine @r func(@f) seq 
  func.func @f(%arg0: index) -> f32 attributes {acc.routine_info = #acc.routine_info<[@r]>} {
    %0 = memref.get_global @table : memref<4xf32>
    %1 = memref.load %0[%arg0] : memref<4xf32>
    return %1 : f32
  }
  func.func @g() {
    %0 = memref.get_global @state : memref<f32>
    acc.serial {
      %1 = memref.get_global @pi : memref<f32>
      %2 = memref.load %1[] : memref<f32>
      memref.store %2, %0[] : memref<f32>
      acc.yield
    }
    return
  }
}
