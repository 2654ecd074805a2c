module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  omp.private {type = private} @_QFloopsEk_private_i32 : i32
  omp.private {type = private} @_QFloopsEi_private_i32 : i32
  omp.private {type = firstprivate} @_QFloopsEk_firstprivate_i32 : i32 copy {
  ^bb0(%arg0: !fir.ref<i32>, %arg1: !fir.ref<i32>):
    %0 = fir.load %arg0 : !fir.ref<i32>
    fir.store %0 to %arg1 : !fir.ref<i32>
    omp.yield(%arg1 : !fir.ref<i32>)
  }
  func.func @_QPloops(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.ref<!fir.array<?xi32>> {fir.bindc_name = "a"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.alloca i32
    %2 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFloopsEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %c1 = arith.constant 1 : index
    %3 = fir.load %2 : !fir.ref<i32>
    fir.store %3 to %1 : !fir.ref<i32>
    %4 = fir.convert %3 : (i32) -> index
    %c0 = arith.constant 0 : index
    %5 = arith.cmpi sgt, %4, %c0 : index
    %6 = arith.select %5, %4, %c0 : index
    %7 = fir.shape %6 : (index) -> !fir.shape<1>
    %8 = fir.declare %arg1(%7) dummy_scope %0 arg 2 {uniq_name = "_QFloopsEa"} : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xi32>>
    %9 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFloopsEi"}
    %10 = fir.declare %9 {uniq_name = "_QFloopsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %11 = fir.alloca i32 {bindc_name = "k", uniq_name = "_QFloopsEk"}
    %12 = fir.declare %11 {uniq_name = "_QFloopsEk"} : (!fir.ref<i32>) -> !fir.ref<i32>
    omp.parallel private(@_QFloopsEk_firstprivate_i32 %12 -> %arg2 : !fir.ref<i32>) {
      %21 = fir.declare %arg2 {uniq_name = "_QFloopsEk"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %c1_i32_3 = arith.constant 1 : i32
      %c1_i32_4 = arith.constant 1 : i32
      %22 = fir.load %2 : !fir.ref<i32>
      omp.wsloop private(@_QFloopsEi_private_i32 %10 -> %arg3 : !fir.ref<i32>) {
        omp.loop_nest (%arg4) : i32 = (%c1_i32_4) to (%22) inclusive step (%c1_i32_3) {
          %23 = fir.declare %arg3 {uniq_name = "_QFloopsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
          fir.store %arg4 to %23 : !fir.ref<i32>
          %24 = fir.load %21 : !fir.ref<i32>
          %25 = fir.load %23 : !fir.ref<i32>
          %26 = fir.convert %25 : (i32) -> i64
          %27 = fir.array_coor %8(%7) %26 : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>, i64) -> !fir.ref<i32>
          fir.store %24 to %27 : !fir.ref<i32>
          omp.yield
        }
      } {accc.implied_private = array<i1: true>, accc.part}
      omp.terminator
    } {accc.leaf_words = [{clause = "firstprivate", leaf = "parallel", variable = "k"}]}
    %c1_i32 = arith.constant 1 : i32
    %c1_i32_0 = arith.constant 1 : i32
    %13 = fir.load %2 : !fir.ref<i32>
    %14 = omp.map.info var_ptr(%10 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = "i"}
    %15 = omp.map.info var_ptr(%2 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = "n"}
    %c0_1 = arith.constant 0 : index
    %c1_2 = arith.constant 1 : index
    %16 = arith.subi %6, %c1_2 : index
    %17 = omp.map.bounds lower_bound(%c0_1 : index) upper_bound(%16 : index) extent(%6 : index) stride(%c1_2 : index) start_idx(%c1 : index)
    %18 = omp.map.info var_ptr(%8 : !fir.ref<!fir.array<?xi32>>, i32) map_clauses(implicit, tofrom) capture(ByRef) bounds(%17) -> !fir.ref<!fir.array<?xi32>> {name = "a"}
    %19 = omp.map.info var_ptr(%12 : !fir.ref<i32>, i32) map_clauses(to) capture(ByCopy) -> !fir.ref<i32>
    %20 = omp.map.info var_ptr(%1 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = ""}
    omp.target host_eval(%c1_i32_0 -> %arg2, %13 -> %arg3, %c1_i32 -> %arg4 : i32, i32, i32) map_entries(%14 -> %arg5, %15 -> %arg6, %18 -> %arg7, %19 -> %arg8, %20 -> %arg9 : !fir.ref<i32>, !fir.ref<i32>, !fir.ref<!fir.array<?xi32>>, !fir.ref<i32>, !fir.ref<i32>) private(@_QFloopsEk_firstprivate_i32 %12 -> %arg10 [map_idx=3] : !fir.ref<i32>) {
      %21 = fir.load %arg9 : !fir.ref<i32>
      %c0_3 = arith.constant 0 : index
      %22 = fir.convert %21 : (i32) -> index
      %23 = arith.cmpi sgt, %22, %c0_3 : index
      %24 = arith.select %23, %22, %c0_3 : index
      %25 = fir.shape %24 : (index) -> !fir.shape<1>
      %26 = fir.declare %arg5 {uniq_name = "_QFloopsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %27 = fir.declare %arg6 {uniq_name = "_QFloopsEn"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %28 = fir.declare %arg7(%25) {uniq_name = "_QFloopsEa"} : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.ref<!fir.array<?xi32>>
      %29 = fir.declare %arg10 {uniq_name = "_QFloopsEk"} : (!fir.ref<i32>) -> !fir.ref<i32>
      omp.teams {
        omp.distribute private(@_QFloopsEi_private_i32 %26 -> %arg11 : !fir.ref<i32>) {
          omp.loop_nest (%arg12) : i32 = (%arg2) to (%arg3) inclusive step (%arg4) {
            %30 = fir.declare %arg11 {uniq_name = "_QFloopsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
            fir.store %arg12 to %30 : !fir.ref<i32>
            %31 = fir.load %29 : !fir.ref<i32>
            %32 = fir.load %30 : !fir.ref<i32>
            %33 = fir.convert %32 : (i32) -> i64
            %34 = fir.array_coor %28(%25) %33 : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>, i64) -> !fir.ref<i32>
            fir.store %31 to %34 : !fir.ref<i32>
            omp.yield
          }
        } {accc.implied_private = array<i1: true>, accc.part}
        omp.terminator
      } {accc.part}
      omp.terminator
    } {accc.leaf_words = [{clause = "firstprivate", leaf = "target", variable = "k"}]}
    omp.parallel {
      %c1_i32_3 = arith.constant 1 : i32
      %c1_i32_4 = arith.constant 1 : i32
      %21 = fir.load %2 : !fir.ref<i32>
      omp.wsloop private(@_QFloopsEk_private_i32 %12 -> %arg2 : !fir.ref<i32>) {
        omp.simd private(@_QFloopsEi_private_i32 %10 -> %arg3 : !fir.ref<i32>) {
          omp.loop_nest (%arg4) : i32 = (%c1_i32_4) to (%21) inclusive step (%c1_i32_3) {
            %22 = fir.declare %arg2 {uniq_name = "_QFloopsEk"} : (!fir.ref<i32>) -> !fir.ref<i32>
            %23 = fir.declare %arg3 {uniq_name = "_QFloopsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
            fir.store %arg4 to %23 : !fir.ref<i32>
            %24 = fir.load %23 : !fir.ref<i32>
            fir.store %24 to %22 : !fir.ref<i32>
            %c1_i32_5 = arith.constant 1 : i32
            %c1_i32_6 = arith.constant 1 : i32
            %25 = fir.load %2 : !fir.ref<i32>
            %26 = arith.addi %arg4, %c1_i32_5 : i32
            %27 = arith.cmpi sgt, %26, %25 : i32
            fir.if %27 {
              fir.store %26 to %23 : !fir.ref<i32>
              %28 = fir.load %22 : !fir.ref<i32>
              fir.store %28 to %12 : !fir.ref<i32>
              %29 = fir.load %23 : !fir.ref<i32>
              fir.store %29 to %10 : !fir.ref<i32>
            }
            omp.yield
          }
        } {accc.implied_private = array<i1: true>, accc.lastprivate = array<i1: true>, accc.part, omp.composite}
      } {accc.lastprivate = array<i1: true>, accc.part, omp.composite}
      omp.terminator
    } {accc.leaf_words = [{clause = "lastprivate", leaf = "for", variable = "k"}]}
    return
  }
}
