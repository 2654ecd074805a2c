module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  omp.private {type = private} @_QFloop_lastEj_private_i32 : i32
  omp.private {type = private} @_QFloop_lastEi_private_i32 : i32
  func.func @_QPloop_last(%arg0: !fir.ref<!fir.array<?x?xi32>> {fir.bindc_name = "a"}, %arg1: !fir.ref<i32> {fir.bindc_name = "n"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %c1 = arith.constant 1 : index
    %1 = fir.declare %arg1 dummy_scope %0 arg 2 {uniq_name = "_QFloop_lastEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %2 = fir.load %1 : !fir.ref<i32>
    %3 = fir.convert %2 : (i32) -> index
    %c0 = arith.constant 0 : index
    %4 = arith.cmpi sgt, %3, %c0 : index
    %5 = arith.select %4, %3, %c0 : index
    %c1_0 = arith.constant 1 : index
    %6 = fir.load %1 : !fir.ref<i32>
    %7 = fir.convert %6 : (i32) -> index
    %c0_1 = arith.constant 0 : index
    %8 = arith.cmpi sgt, %7, %c0_1 : index
    %9 = arith.select %8, %7, %c0_1 : index
    %10 = fir.shape %5, %9 : (index, index) -> !fir.shape<2>
    %11 = fir.declare %arg0(%10) dummy_scope %0 arg 1 {uniq_name = "_QFloop_lastEa"} : (!fir.ref<!fir.array<?x?xi32>>, !fir.shape<2>, !fir.dscope) -> !fir.ref<!fir.array<?x?xi32>>
    %12 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFloop_lastEi"}
    %13 = fir.declare %12 {uniq_name = "_QFloop_lastEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %14 = fir.alloca i32 {bindc_name = "j", uniq_name = "_QFloop_lastEj"}
    %15 = fir.declare %14 {uniq_name = "_QFloop_lastEj"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %c0_i32 = arith.constant 0 : i32
    fir.store %c0_i32 to %13 : !fir.ref<i32>
    %c0_i32_2 = arith.constant 0 : i32
    fir.store %c0_i32_2 to %15 : !fir.ref<i32>
    omp.parallel {
      %c1_i32 = arith.constant 1 : i32
      %c1_i32_5 = arith.constant 1 : i32
      %20 = fir.load %1 : !fir.ref<i32>
      %c1_i32_6 = arith.constant 1 : i32
      %c1_i32_7 = arith.constant 1 : i32
      %21 = fir.load %1 : !fir.ref<i32>
      omp.loop private(@_QFloop_lastEi_private_i32 %13 -> %arg2, @_QFloop_lastEj_private_i32 %15 -> %arg3 : !fir.ref<i32>, !fir.ref<i32>) {
        omp.loop_nest (%arg4, %arg5) : i32 = (%c1_i32_5, %c1_i32_7) to (%20, %21) inclusive step (%c1_i32, %c1_i32_6) collapse(2) {
          %22 = fir.declare %arg2 {uniq_name = "_QFloop_lastEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
          %23 = fir.declare %arg3 {uniq_name = "_QFloop_lastEj"} : (!fir.ref<i32>) -> !fir.ref<i32>
          fir.store %arg4 to %22 : !fir.ref<i32>
          fir.store %arg5 to %23 : !fir.ref<i32>
          %c1_i32_8 = arith.constant 1 : i32
          %24 = fir.load %23 : !fir.ref<i32>
          %25 = fir.convert %24 : (i32) -> i64
          %26 = fir.load %22 : !fir.ref<i32>
          %27 = fir.convert %26 : (i32) -> i64
          %28 = fir.array_coor %11(%10) %25, %27 : (!fir.ref<!fir.array<?x?xi32>>, !fir.shape<2>, i64, i64) -> !fir.ref<i32>
          fir.store %c1_i32_8 to %28 : !fir.ref<i32>
          %c1_i32_9 = arith.constant 1 : i32
          %c1_i32_10 = arith.constant 1 : i32
          %29 = fir.load %1 : !fir.ref<i32>
          %30 = arith.addi %arg4, %c1_i32_9 : i32
          %31 = arith.cmpi sgt, %30, %29 : i32
          %c1_i32_11 = arith.constant 1 : i32
          %c1_i32_12 = arith.constant 1 : i32
          %32 = fir.load %1 : !fir.ref<i32>
          %33 = arith.addi %arg5, %c1_i32_11 : i32
          %34 = arith.cmpi sgt, %33, %32 : i32
          %35 = arith.andi %31, %34 : i1
          fir.if %35 {
            fir.store %30 to %22 : !fir.ref<i32>
            fir.store %33 to %23 : !fir.ref<i32>
            %36 = fir.load %22 : !fir.ref<i32>
            fir.store %36 to %13 : !fir.ref<i32>
            %37 = fir.load %23 : !fir.ref<i32>
            fir.store %37 to %15 : !fir.ref<i32>
          }
          omp.yield
        }
      } {accc.implied_private = array<i1: true, true>, accc.lastprivate = array<i1: true, true>}
      omp.terminator
    }
    %16 = fir.load %13 : !fir.ref<i32>
    %17 = fir.load %15 : !fir.ref<i32>
    %18 = arith.addi %16, %17 : i32
    %c1_3 = arith.constant 1 : index
    %c1_4 = arith.constant 1 : index
    %19 = fir.array_coor %11(%10) %c1_3, %c1_4 : (!fir.ref<!fir.array<?x?xi32>>, !fir.shape<2>, index, index) -> !fir.ref<i32>
    fir.store %18 to %19 : !fir.ref<i32>
    return
  }
}
