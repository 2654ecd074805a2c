module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  omp.private {type = private} @_QFsEi_private_i32 : i32
  func.func @_QPs(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.ref<!fir.array<?xi32>> {fir.bindc_name = "a"}, %arg2: !fir.ref<i32> {fir.bindc_name = "k"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFsEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %c1 = arith.constant 1 : index
    %2 = fir.load %1 : !fir.ref<i32>
    %3 = fir.convert %2 : (i32) -> index
    %c0 = arith.constant 0 : index
    %4 = arith.cmpi sgt, %3, %c0 : index
    %5 = arith.select %4, %3, %c0 : index
    %6 = fir.shape %5 : (index) -> !fir.shape<1>
    %7 = fir.declare %arg1(%6) dummy_scope %0 arg 2 {uniq_name = "_QFsEa"} : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xi32>>
    %8 = fir.declare %arg2 dummy_scope %0 arg 3 {uniq_name = "_QFsEk"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %9 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFsEi"}
    %10 = fir.declare %9 {uniq_name = "_QFsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %c1_i32 = arith.constant 1 : i32
    %c1_i32_0 = arith.constant 1 : i32
    %11 = fir.load %1 : !fir.ref<i32>
    omp.wsloop ordered(1) private(@_QFsEi_private_i32 %10 -> %arg3 : !fir.ref<i32>) {
      omp.loop_nest (%arg4) : i32 = (%c1_i32_0) to (%11) inclusive step (%c1_i32) {
        %13 = fir.declare %arg3 {uniq_name = "_QFsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
        fir.store %arg4 to %13 : !fir.ref<i32>
        omp.ordered depend_type(dependsource) {doacross_num_loops = 1 : i64}
        %c1_i32_3 = arith.constant 1 : i32
        %14 = fir.load %13 : !fir.ref<i32>
        %15 = fir.convert %14 : (i32) -> i64
        %16 = fir.array_coor %7(%6) %15 : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>, i64) -> !fir.ref<i32>
        fir.store %c1_i32_3 to %16 : !fir.ref<i32>
        omp.yield
      }
    } {accc.implied_private = array<i1: true>, accc.ordered_bare}
    %c1_i32_1 = arith.constant 1 : i32
    %c1_i32_2 = arith.constant 1 : i32
    %12 = fir.load %1 : !fir.ref<i32>
    omp.wsloop ordered(1) private(@_QFsEi_private_i32 %10 -> %arg3 : !fir.ref<i32>) {
      omp.loop_nest (%arg4) : i32 = (%c1_i32_2) to (%12) inclusive step (%c1_i32_1) {
        %13 = fir.declare %arg3 {uniq_name = "_QFsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
        fir.store %arg4 to %13 : !fir.ref<i32>
        %c1_i32_3 = arith.constant 1 : i32
        %c1_i32_4 = arith.constant 1 : i32
        %14 = fir.load %1 : !fir.ref<i32>
        %15 = fir.load %13 : !fir.ref<i32>
        %16 = arith.subi %15, %c1_i32_3 : i32
        omp.ordered depend_type(dependsink) depend_vec(%16 : i32) {accc.current_iteration, doacross_num_loops = 1 : i64}
        %c1_i32_5 = arith.constant 1 : i32
        %17 = fir.load %13 : !fir.ref<i32>
        %18 = fir.convert %17 : (i32) -> i64
        %19 = fir.array_coor %7(%6) %18 : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>, i64) -> !fir.ref<i32>
        fir.store %c1_i32_5 to %19 : !fir.ref<i32>
        omp.ordered depend_type(dependsource) {accc.current_iteration, doacross_num_loops = 1 : i64}
        omp.yield
      }
    } {accc.implied_private = array<i1: true>}
    return
  }
}
