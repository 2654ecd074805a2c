module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  acc.firstprivate.recipe @firstprivatization_ref_f32 : !fir.ref<f32> init {
  ^bb0(%arg0: !fir.ref<f32>):
    %0 = fir.alloca f32
    %1:2 = hlfir.declare %0 {uniq_name = ""} : (!fir.ref<f32>) -> (!fir.ref<f32>, !fir.ref<f32>)
    acc.yield %1#0 : !fir.ref<f32>
  } copy {
  ^bb0(%arg0: !fir.ref<f32>, %arg1: !fir.ref<f32>):
    %0 = fir.load %arg0 : !fir.ref<f32>
    fir.store %0 to %arg1 : !fir.ref<f32>
    acc.terminator
  }
  acc.firstprivate.recipe @firstprivatization_ref_i32 : !fir.ref<i32> init {
  ^bb0(%arg0: !fir.ref<i32>):
    %0 = fir.alloca i32
    %1:2 = hlfir.declare %0 {uniq_name = ""} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    acc.yield %1#0 : !fir.ref<i32>
  } copy {
  ^bb0(%arg0: !fir.ref<i32>, %arg1: !fir.ref<i32>):
    %0 = fir.load %arg0 : !fir.ref<i32>
    fir.store %0 to %arg1 : !fir.ref<i32>
    acc.terminator
  }
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
    %11 = acc.firstprivate varPtr(%1 : !fir.ref<i32>) recipe(@firstprivatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "n"}
    %12 = acc.firstprivate varPtr(%8 : !fir.ref<f32>) recipe(@firstprivatization_ref_f32) -> !fir.ref<f32> {implicit = true, name = "x"}
    %13 = fir.embox %7(%6) : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
    %14 = acc.copyin var(%13 : !fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "a"}
    acc.parallel combined(loop) dataOperands(%14 : !fir.box<!fir.array<?xf32>>) firstprivate(%11, %12 : !fir.ref<i32>, !fir.ref<f32>) {
      %15 = fir.box_addr %14 : (!fir.box<!fir.array<?xf32>>) -> !fir.ref<!fir.array<?xf32>>
      %c1_i32 = arith.constant 1 : i32
      %c1_i32_0 = arith.constant 1 : i32
      %16 = fir.load %11 : !fir.ref<i32>
      %17 = acc.private varPtr(%10 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
      acc.loop combined(parallel) private(%17 : !fir.ref<i32>) control(%arg3 : i32) = (%c1_i32_0 : i32) to (%16 : i32)  step (%c1_i32 : i32) {
        %18 = fir.declare %17 {uniq_name = "_QFsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
        fir.store %arg3 to %18 : !fir.ref<i32>
        %19 = fir.load %12 : !fir.ref<f32>
        %20 = fir.load %18 : !fir.ref<i32>
        %21 = fir.convert %20 : (i32) -> i64
        %22 = fir.array_coor %15(%6) %21 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
        %23 = fir.load %22 : !fir.ref<f32>
        %24 = arith.mulf %19, %23 fastmath<contract> : f32
        %25 = fir.load %18 : !fir.ref<i32>
        %26 = fir.convert %25 : (i32) -> i64
        %27 = fir.array_coor %15(%6) %26 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
        fir.store %24 to %27 : !fir.ref<f32>
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accVar(%14 : !fir.box<!fir.array<?xf32>>) to var(%13 : !fir.box<!fir.array<?xf32>>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "a"}
    return
  }
}
