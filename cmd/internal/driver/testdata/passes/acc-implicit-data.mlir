// The array and the scalar of the region have no data clause.
module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  acc.private.recipe @privatization_ref_i32 : !fir.ref<i32> init {
  ^bb0(%arg0: !fir.ref<i32>):
    %0 = fir.alloca i32
    %1 = fir.declare %0 {uniq_name = "acc.private.init"} : (!fir.ref<i32>) -> !fir.ref<i32>
    acc.yield %1 : !fir.ref<i32>
  }
  func.func @_QPs(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.ref<!fir.array<?xf32>> {fir.bindc_name = "a"}, %arg2: !fir.ref<f32> {fir.bindc_name = "x"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFsEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %c1 = arith.constant 1 : index
    %2 = fir.load %1 : !fir.ref<i32>
    %3 = fir.convert %2 : (i32) -> index
    %c0 = arith.constant 0 : index
    %4 = arith.cmpi sgt, %3, %c0 : index
    %5 = arith.select %4, %3, %c0 : index
    %6 = fir.shape %5 : (index) -> !fir.shape<1>
    %7 = fir.declare %arg1(%6) dummy_scope %0 arg 2 {uniq_name = "_QFsEa"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xf32>>
    %8 = fir.declare %arg2 dummy_scope %0 arg 3 {uniq_name = "_QFsEx"} : (!fir.ref<f32>, !fir.dscope) -> !fir.ref<f32>
    %9 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFsEi"}
    %10 = fir.declare %9 {uniq_name = "_QFsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    acc.parallel combined(loop) {
      %c1_i32 = arith.constant 1 : i32
      %c1_i32_0 = arith.constant 1 : i32
      %11 = fir.load %1 : !fir.ref<i32>
      %12 = acc.private varPtr(%10 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
      acc.loop combined(parallel) private(%12 : !fir.ref<i32>) control(%arg3 : i32) = (%c1_i32_0 : i32) to (%11 : i32)  step (%c1_i32 : i32) {
        %13 = fir.declare %12 {uniq_name = "_QFsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
        fir.store %arg3 to %13 : !fir.ref<i32>
        %14 = fir.load %8 : !fir.ref<f32>
        %15 = fir.load %13 : !fir.ref<i32>
        %16 = fir.convert %15 : (i32) -> i64
        %17 = fir.array_coor %7(%6) %16 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
        %18 = fir.load %17 : !fir.ref<f32>
        %19 = arith.mulf %14, %18 fastmath<contract> : f32
        %20 = fir.load %13 : !fir.ref<i32>
        %21 = fir.convert %20 : (i32) -> i64
        %22 = fir.array_coor %7(%6) %21 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
        fir.store %19 to %22 : !fir.ref<f32>
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    return
  }
}

