module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  omp.declare_reduction @add_reduction_i32 : i32 init {
  ^bb0(%arg0: i32):
    %c0_i32 = arith.constant 0 : i32
    omp.yield(%c0_i32 : i32)
  } combiner {
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = arith.addi %arg0, %arg1 : i32
    omp.yield(%0 : i32)
  }
  omp.private {type = private} @_QFgEi_private_i32 : i32
  func.func @_QPg(%arg0: !fir.ref<!fir.array<16xf32>> {fir.bindc_name = "a1"}, %arg1: !fir.ref<i32> {fir.bindc_name = "n"}, %arg2: !fir.ref<i32> {fir.bindc_name = "s"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %1 = fir.shape %c16 : (index) -> !fir.shape<1>
    %2 = fir.declare %arg0(%1) dummy_scope %0 arg 1 {uniq_name = "_QFgEa1"} : (!fir.ref<!fir.array<16xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<16xf32>>
    %3 = fir.declare %arg1 dummy_scope %0 arg 2 {uniq_name = "_QFgEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %4 = fir.declare %arg2 dummy_scope %0 arg 3 {uniq_name = "_QFgEs"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %5 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFgEi"}
    %6 = fir.declare %5 {uniq_name = "_QFgEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %c0 = arith.constant 0 : index
    %c1_0 = arith.constant 1 : index
    %c15 = arith.constant 15 : index
    %7 = omp.map.bounds lower_bound(%c0 : index) upper_bound(%c15 : index) extent(%c16 : index) stride(%c1_0 : index) start_idx(%c1 : index)
    %8 = omp.map.info var_ptr(%2 : !fir.ref<!fir.array<16xf32>>, !fir.array<16xf32>) map_clauses(to) capture(ByRef) bounds(%7) -> !fir.ref<!fir.array<16xf32>> {name = "a1"}
    %9 = omp.map.info var_ptr(%4 : !fir.ref<i32>, i32) map_clauses(tofrom) capture(ByRef) -> !fir.ref<i32> {name = "s"}
    %10 = omp.map.info var_ptr(%6 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = "i"}
    omp.target map_entries(%8 -> %arg3, %9 -> %arg4, %10 -> %arg5 : !fir.ref<!fir.array<16xf32>>, !fir.ref<i32>, !fir.ref<i32>) {
      %c16_17 = arith.constant 16 : index
      %29 = fir.shape %c16_17 : (index) -> !fir.shape<1>
      %30 = fir.declare %arg3(%29) {uniq_name = "_QFgEa1"} : (!fir.ref<!fir.array<16xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<16xf32>>
      %31 = fir.declare %arg4 {uniq_name = "_QFgEs"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %32 = fir.declare %arg5 {uniq_name = "_QFgEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
      omp.parallel {
        %c1_i32_18 = arith.constant 1 : i32
        %c1_i32_19 = arith.constant 1 : i32
        %c10_i32_20 = arith.constant 10 : i32
        omp.wsloop private(@_QFgEi_private_i32 %32 -> %arg6 : !fir.ref<i32>) reduction(@add_reduction_i32 %31 -> %arg7 : !fir.ref<i32>) {
          omp.loop_nest (%arg8) : i32 = (%c1_i32_19) to (%c10_i32_20) inclusive step (%c1_i32_18) {
            %33 = fir.declare %arg6 {uniq_name = "_QFgEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
            %34 = fir.declare %arg7 {uniq_name = "_QFgEs"} : (!fir.ref<i32>) -> !fir.ref<i32>
            fir.store %arg8 to %33 : !fir.ref<i32>
            %35 = fir.load %34 : !fir.ref<i32>
            %36 = fir.load %33 : !fir.ref<i32>
            %37 = fir.convert %36 : (i32) -> i64
            %38 = fir.array_coor %30(%29) %37 : (!fir.ref<!fir.array<16xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
            %39 = fir.load %38 : !fir.ref<f32>
            %40 = fir.convert %35 : (i32) -> f32
            %41 = arith.addf %40, %39 fastmath<contract> : f32
            %42 = fir.convert %41 : (f32) -> i32
            fir.store %42 to %34 : !fir.ref<i32>
            omp.yield
          }
        } {accc.implied_private = array<i1: true>, accc.part}
        omp.terminator
      } {accc.part}
      omp.terminator
    } {accc.implied_map = array<i1: false, true, false>}
    %11 = omp.map.info var_ptr(%3 : !fir.ref<i32>, i32) map_clauses(to) capture(ByRef) -> !fir.ref<i32> {name = "n"}
    %c0_1 = arith.constant 0 : index
    %c1_2 = arith.constant 1 : index
    %c15_3 = arith.constant 15 : index
    %12 = omp.map.bounds lower_bound(%c0_1 : index) upper_bound(%c15_3 : index) extent(%c16 : index) stride(%c1_2 : index) start_idx(%c1 : index)
    %13 = omp.map.info var_ptr(%2 : !fir.ref<!fir.array<16xf32>>, !fir.array<16xf32>) map_clauses(to) capture(ByRef) bounds(%12) -> !fir.ref<!fir.array<16xf32>> {name = "a1"}
    %14 = omp.map.info var_ptr(%4 : !fir.ref<i32>, i32) map_clauses(tofrom) capture(ByRef) -> !fir.ref<i32> {name = "s"}
    %15 = omp.map.info var_ptr(%6 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = "i"}
    omp.target map_entries(%11 -> %arg3, %13 -> %arg4, %14 -> %arg5, %15 -> %arg6 : !fir.ref<i32>, !fir.ref<!fir.array<16xf32>>, !fir.ref<i32>, !fir.ref<i32>) {
      %c16_17 = arith.constant 16 : index
      %29 = fir.shape %c16_17 : (index) -> !fir.shape<1>
      %30 = fir.declare %arg3 {uniq_name = "_QFgEn"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %31 = fir.declare %arg4(%29) {uniq_name = "_QFgEa1"} : (!fir.ref<!fir.array<16xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<16xf32>>
      %32 = fir.declare %arg5 {uniq_name = "_QFgEs"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %33 = fir.declare %arg6 {uniq_name = "_QFgEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
      omp.parallel {
        %c1_i32_18 = arith.constant 1 : i32
        %c1_i32_19 = arith.constant 1 : i32
        %c10_i32_20 = arith.constant 10 : i32
        omp.wsloop private(@_QFgEi_private_i32 %33 -> %arg7 : !fir.ref<i32>) reduction(@add_reduction_i32 %32 -> %arg8, @add_reduction_i32 %30 -> %arg9 : !fir.ref<i32>, !fir.ref<i32>) {
          omp.loop_nest (%arg10) : i32 = (%c1_i32_19) to (%c10_i32_20) inclusive step (%c1_i32_18) {
            %34 = fir.declare %arg7 {uniq_name = "_QFgEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
            %35 = fir.declare %arg8 {uniq_name = "_QFgEs"} : (!fir.ref<i32>) -> !fir.ref<i32>
            %36 = fir.declare %arg9 {uniq_name = "_QFgEn"} : (!fir.ref<i32>) -> !fir.ref<i32>
            fir.store %arg10 to %34 : !fir.ref<i32>
            %37 = fir.load %35 : !fir.ref<i32>
            %38 = fir.load %34 : !fir.ref<i32>
            %39 = fir.convert %38 : (i32) -> i64
            %40 = fir.array_coor %31(%29) %39 : (!fir.ref<!fir.array<16xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
            %41 = fir.load %40 : !fir.ref<f32>
            %42 = fir.convert %37 : (i32) -> f32
            %43 = arith.addf %42, %41 fastmath<contract> : f32
            %44 = fir.convert %43 : (f32) -> i32
            fir.store %44 to %35 : !fir.ref<i32>
            omp.yield
          }
        } {accc.implied_private = array<i1: true>, accc.part}
        omp.terminator
      } {accc.part}
      omp.terminator
    }
    %c1_i32 = arith.constant 1 : i32
    %c1_i32_4 = arith.constant 1 : i32
    %c10_i32 = arith.constant 10 : i32
    %16 = omp.map.info var_ptr(%3 : !fir.ref<i32>, i32) map_clauses(to) capture(ByRef) -> !fir.ref<i32> {name = "n"}
    %17 = omp.map.info var_ptr(%4 : !fir.ref<i32>, i32) map_clauses(tofrom) capture(ByRef) -> !fir.ref<i32> {name = "s"}
    %c0_5 = arith.constant 0 : index
    %c1_6 = arith.constant 1 : index
    %c15_7 = arith.constant 15 : index
    %18 = omp.map.bounds lower_bound(%c0_5 : index) upper_bound(%c15_7 : index) extent(%c16 : index) stride(%c1_6 : index) start_idx(%c1 : index)
    %19 = omp.map.info var_ptr(%2 : !fir.ref<!fir.array<16xf32>>, !fir.array<16xf32>) map_clauses(to) capture(ByRef) bounds(%18) -> !fir.ref<!fir.array<16xf32>> {name = "a1"}
    %20 = omp.map.info var_ptr(%3 : !fir.ref<i32>, i32) map_clauses(to) capture(ByRef) -> !fir.ref<i32> {name = "n"}
    %21 = omp.map.info var_ptr(%6 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = "i"}
    omp.target host_eval(%c1_i32_4 -> %arg3, %c10_i32 -> %arg4, %c1_i32 -> %arg5 : i32, i32, i32) map_entries(%16 -> %arg6, %17 -> %arg7, %19 -> %arg8, %20 -> %arg9, %21 -> %arg10 : !fir.ref<i32>, !fir.ref<i32>, !fir.ref<!fir.array<16xf32>>, !fir.ref<i32>, !fir.ref<i32>) {
      %c16_17 = arith.constant 16 : index
      %29 = fir.shape %c16_17 : (index) -> !fir.shape<1>
      %30 = fir.declare %arg6 {uniq_name = "_QFgEn"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %31 = fir.declare %arg7 {uniq_name = "_QFgEs"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %32 = fir.declare %arg8(%29) {uniq_name = "_QFgEa1"} : (!fir.ref<!fir.array<16xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<16xf32>>
      %33 = fir.declare %arg9 {uniq_name = "_QFgEn"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %34 = fir.declare %arg10 {uniq_name = "_QFgEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
      omp.teams reduction(@add_reduction_i32 %33 -> %arg11, @add_reduction_i32 %31 -> %arg12 : !fir.ref<i32>, !fir.ref<i32>) {
        %35 = fir.declare %arg11 {uniq_name = "_QFgEn"} : (!fir.ref<i32>) -> !fir.ref<i32>
        %36 = fir.declare %arg12 {uniq_name = "_QFgEs"} : (!fir.ref<i32>) -> !fir.ref<i32>
        omp.parallel private(@_QFgEi_private_i32 %34 -> %arg13 : !fir.ref<i32>) {
          %37 = fir.declare %arg13 {uniq_name = "_QFgEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
          omp.distribute {
            omp.wsloop reduction(@add_reduction_i32 %35 -> %arg14, @add_reduction_i32 %36 -> %arg15 : !fir.ref<i32>, !fir.ref<i32>) {
              omp.loop_nest (%arg16) : i32 = (%arg3) to (%arg4) inclusive step (%arg5) {
                %38 = fir.declare %arg14 {uniq_name = "_QFgEn"} : (!fir.ref<i32>) -> !fir.ref<i32>
                %39 = fir.declare %arg15 {uniq_name = "_QFgEs"} : (!fir.ref<i32>) -> !fir.ref<i32>
                fir.store %arg16 to %37 : !fir.ref<i32>
                %40 = fir.load %39 : !fir.ref<i32>
                %41 = fir.load %37 : !fir.ref<i32>
                %42 = fir.convert %41 : (i32) -> i64
                %43 = fir.array_coor %32(%29) %42 : (!fir.ref<!fir.array<16xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
                %44 = fir.load %43 : !fir.ref<f32>
                %45 = fir.convert %40 : (i32) -> f32
                %46 = arith.addf %45, %44 fastmath<contract> : f32
                %47 = fir.convert %46 : (f32) -> i32
                fir.store %47 to %39 : !fir.ref<i32>
                omp.yield
              }
            } {accc.part, omp.composite}
          } {accc.part, omp.composite}
          omp.terminator
        } {accc.implied_private = array<i1: true>, accc.part, omp.composite}
        omp.terminator
      } {accc.part}
      omp.terminator
    }
    %c1_i32_8 = arith.constant 1 : i32
    %c1_i32_9 = arith.constant 1 : i32
    %c10_i32_10 = arith.constant 10 : i32
    %c0_11 = arith.constant 0 : index
    %c1_12 = arith.constant 1 : index
    %c15_13 = arith.constant 15 : index
    %22 = omp.map.bounds lower_bound(%c0_11 : index) upper_bound(%c15_13 : index) extent(%c16 : index) stride(%c1_12 : index) start_idx(%c1 : index)
    %23 = omp.map.info var_ptr(%2 : !fir.ref<!fir.array<16xf32>>, !fir.array<16xf32>) map_clauses(to) capture(ByRef) bounds(%22) -> !fir.ref<!fir.array<16xf32>> {name = "a1"}
    %24 = omp.map.info var_ptr(%4 : !fir.ref<i32>, i32) map_clauses(tofrom) capture(ByRef) -> !fir.ref<i32> {name = "s"}
    %c0_14 = arith.constant 0 : index
    %c1_15 = arith.constant 1 : index
    %c15_16 = arith.constant 15 : index
    %25 = omp.map.bounds lower_bound(%c0_14 : index) upper_bound(%c15_16 : index) extent(%c16 : index) stride(%c1_15 : index) start_idx(%c1 : index)
    %26 = omp.map.info var_ptr(%2 : !fir.ref<!fir.array<16xf32>>, !fir.array<16xf32>) map_clauses(to) capture(ByRef) bounds(%25) -> !fir.ref<!fir.array<16xf32>> {name = "a1"}
    %27 = omp.map.info var_ptr(%3 : !fir.ref<i32>, i32) map_clauses(to) capture(ByRef) -> !fir.ref<i32> {name = "n"}
    %28 = omp.map.info var_ptr(%6 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = "i"}
    omp.target host_eval(%c1_i32_9 -> %arg3, %c10_i32_10 -> %arg4, %c1_i32_8 -> %arg5 : i32, i32, i32) map_entries(%23 -> %arg6, %24 -> %arg7, %26 -> %arg8, %27 -> %arg9, %28 -> %arg10 : !fir.ref<!fir.array<16xf32>>, !fir.ref<i32>, !fir.ref<!fir.array<16xf32>>, !fir.ref<i32>, !fir.ref<i32>) {
      %c16_17 = arith.constant 16 : index
      %29 = fir.shape %c16_17 : (index) -> !fir.shape<1>
      %30 = fir.declare %arg6(%29) {uniq_name = "_QFgEa1"} : (!fir.ref<!fir.array<16xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<16xf32>>
      %31 = fir.declare %arg7 {uniq_name = "_QFgEs"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %32 = fir.declare %arg8(%29) {uniq_name = "_QFgEa1"} : (!fir.ref<!fir.array<16xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<16xf32>>
      %33 = fir.declare %arg9 {uniq_name = "_QFgEn"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %34 = fir.declare %arg10 {uniq_name = "_QFgEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
      omp.teams reduction(@add_reduction_i32 %31 -> %arg11, @add_reduction_i32 %33 -> %arg12 : !fir.ref<i32>, !fir.ref<i32>) {
        %35 = fir.declare %arg11 {uniq_name = "_QFgEs"} : (!fir.ref<i32>) -> !fir.ref<i32>
        %36 = fir.declare %arg12 {uniq_name = "_QFgEn"} : (!fir.ref<i32>) -> !fir.ref<i32>
        omp.parallel private(@_QFgEi_private_i32 %34 -> %arg13 : !fir.ref<i32>) {
          %37 = fir.declare %arg13 {uniq_name = "_QFgEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
          omp.distribute {
            omp.wsloop reduction(@add_reduction_i32 %35 -> %arg14, @add_reduction_i32 %36 -> %arg15 : !fir.ref<i32>, !fir.ref<i32>) {
              omp.loop_nest (%arg16) : i32 = (%arg3) to (%arg4) inclusive step (%arg5) {
                %38 = fir.declare %arg14 {uniq_name = "_QFgEs"} : (!fir.ref<i32>) -> !fir.ref<i32>
                %39 = fir.declare %arg15 {uniq_name = "_QFgEn"} : (!fir.ref<i32>) -> !fir.ref<i32>
                fir.store %arg16 to %37 : !fir.ref<i32>
                %40 = fir.load %38 : !fir.ref<i32>
                %41 = fir.load %37 : !fir.ref<i32>
                %42 = fir.convert %41 : (i32) -> i64
                %43 = fir.array_coor %32(%29) %42 : (!fir.ref<!fir.array<16xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
                %44 = fir.load %43 : !fir.ref<f32>
                %45 = fir.convert %40 : (i32) -> f32
                %46 = arith.addf %45, %44 fastmath<contract> : f32
                %47 = fir.convert %46 : (f32) -> i32
                fir.store %47 to %38 : !fir.ref<i32>
                omp.yield
              }
            } {accc.part, omp.composite}
          } {accc.part, omp.composite}
          omp.terminator
        } {accc.implied_private = array<i1: true>, accc.part, omp.composite}
        omp.terminator
      } {accc.part}
      omp.terminator
    }
    return
  }
}
