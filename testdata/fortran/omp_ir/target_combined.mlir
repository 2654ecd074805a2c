module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  omp.private {type = private} @_QFothersEi_private_i32 : i32
  omp.private {type = private} @_QFnestedEj_private_i32 : i32
  omp.private {type = private} @_QFnestedEi_private_i32 : i32
  omp.private {type = private} @_QFall_in_oneEi_private_i32 : i32
  omp.declare_reduction @add_reduction_f32 : f32 init {
  ^bb0(%arg0: f32):
    %cst = arith.constant 0.000000e+00 : f32
    omp.yield(%cst : f32)
  } combiner {
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = arith.addf %arg0, %arg1 fastmath<contract> : f32
    omp.yield(%0 : f32)
  }
  func.func @_QPall_in_one(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.ref<i32> {fir.bindc_name = "m"}, %arg2: !fir.ref<i32> {fir.bindc_name = "nt"}, %arg3: !fir.ref<!fir.array<100xf32>> {fir.bindc_name = "b"}, %arg4: !fir.ref<f32> {fir.bindc_name = "s"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFall_in_oneEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %2 = fir.declare %arg1 dummy_scope %0 arg 2 {uniq_name = "_QFall_in_oneEm"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %3 = fir.declare %arg2 dummy_scope %0 arg 3 {uniq_name = "_QFall_in_oneEnt"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %c1 = arith.constant 1 : index
    %c100 = arith.constant 100 : index
    %4 = fir.shape %c100 : (index) -> !fir.shape<1>
    %5 = fir.declare %arg3(%4) dummy_scope %0 arg 4 {uniq_name = "_QFall_in_oneEb"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<100xf32>>
    %6 = fir.declare %arg4 dummy_scope %0 arg 5 {uniq_name = "_QFall_in_oneEs"} : (!fir.ref<f32>, !fir.dscope) -> !fir.ref<f32>
    %7 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFall_in_oneEi"}
    %8 = fir.declare %7 {uniq_name = "_QFall_in_oneEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %9 = fir.load %1 : !fir.ref<i32>
    %10 = fir.load %2 : !fir.ref<i32>
    %c1_i32 = arith.constant 1 : i32
    %11 = arith.addi %10, %c1_i32 : i32
    %c1_i32_0 = arith.constant 1 : i32
    %c1_i32_1 = arith.constant 1 : i32
    %12 = fir.load %2 : !fir.ref<i32>
    %13 = fir.load %3 : !fir.ref<i32>
    %c0 = arith.constant 0 : index
    %c1_2 = arith.constant 1 : index
    %c99 = arith.constant 99 : index
    %14 = omp.map.bounds lower_bound(%c0 : index) upper_bound(%c99 : index) extent(%c100 : index) stride(%c1_2 : index) start_idx(%c1 : index)
    %15 = omp.map.info var_ptr(%5 : !fir.ref<!fir.array<100xf32>>, !fir.array<100xf32>) map_clauses(from) capture(ByRef) bounds(%14) -> !fir.ref<!fir.array<100xf32>> {name = "b"}
    %16 = omp.map.info var_ptr(%6 : !fir.ref<f32>, f32) map_clauses(tofrom) capture(ByRef) -> !fir.ref<f32> {name = "s"}
    %17 = omp.map.info var_ptr(%1 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = "n"}
    %18 = omp.map.info var_ptr(%3 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = "nt"}
    %19 = omp.map.info var_ptr(%2 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = "m"}
    %20 = omp.map.info var_ptr(%8 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = "i"}
    omp.target thread_limit(%13 : i32) host_eval(%c1_i32_1 -> %arg5, %12 -> %arg6, %c1_i32_0 -> %arg7, %9 -> %arg8, %11 -> %arg9 : i32, i32, i32, i32, i32) map_entries(%15 -> %arg10, %16 -> %arg11, %17 -> %arg12, %18 -> %arg13, %19 -> %arg14, %20 -> %arg15 : !fir.ref<!fir.array<100xf32>>, !fir.ref<f32>, !fir.ref<i32>, !fir.ref<i32>, !fir.ref<i32>, !fir.ref<i32>) {
      %c100_3 = arith.constant 100 : index
      %21 = fir.shape %c100_3 : (index) -> !fir.shape<1>
      %22 = fir.declare %arg10(%21) {uniq_name = "_QFall_in_oneEb"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<100xf32>>
      %23 = fir.declare %arg11 {uniq_name = "_QFall_in_oneEs"} : (!fir.ref<f32>) -> !fir.ref<f32>
      %24 = fir.declare %arg12 {uniq_name = "_QFall_in_oneEn"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %25 = fir.declare %arg13 {uniq_name = "_QFall_in_oneEnt"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %26 = fir.declare %arg14 {uniq_name = "_QFall_in_oneEm"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %27 = fir.declare %arg15 {uniq_name = "_QFall_in_oneEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
      omp.teams num_teams( to %arg8 : i32) reduction(@add_reduction_f32 %23 -> %arg16 : !fir.ref<f32>) {
        %28 = fir.declare %arg16 {uniq_name = "_QFall_in_oneEs"} : (!fir.ref<f32>) -> !fir.ref<f32>
        omp.parallel num_threads(%arg9 : i32) private(@_QFall_in_oneEi_private_i32 %27 -> %arg17 : !fir.ref<i32>) {
          %29 = fir.declare %arg17 {uniq_name = "_QFall_in_oneEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
          omp.distribute {
            omp.wsloop reduction(@add_reduction_f32 %28 -> %arg18 : !fir.ref<f32>) {
              omp.loop_nest (%arg19) : i32 = (%arg5) to (%arg6) inclusive step (%arg7) {
                %30 = fir.declare %arg18 {uniq_name = "_QFall_in_oneEs"} : (!fir.ref<f32>) -> !fir.ref<f32>
                fir.store %arg19 to %29 : !fir.ref<i32>
                %31 = fir.load %29 : !fir.ref<i32>
                %32 = fir.load %29 : !fir.ref<i32>
                %33 = fir.convert %32 : (i32) -> i64
                %34 = fir.array_coor %22(%21) %33 : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
                %35 = fir.convert %31 : (i32) -> f32
                fir.store %35 to %34 : !fir.ref<f32>
                %36 = fir.load %30 : !fir.ref<f32>
                %37 = fir.load %29 : !fir.ref<i32>
                %38 = fir.convert %37 : (i32) -> i64
                %39 = fir.array_coor %22(%21) %38 : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
                %40 = fir.load %39 : !fir.ref<f32>
                %41 = arith.addf %36, %40 fastmath<contract> : f32
                fir.store %41 to %30 : !fir.ref<f32>
                omp.yield
              }
            } {accc.part, omp.composite}
          } {accc.part, omp.composite}
          omp.terminator
        } {accc.implied_private = array<i1: true>, accc.part, omp.composite}
        omp.terminator
      } {accc.part}
      omp.terminator
    } {accc.implied_map = array<i1: false, true, false, false, false, false>}
    return
  }
  func.func @_QPnested(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.ref<i32> {fir.bindc_name = "m"}, %arg2: !fir.ref<!fir.array<100xf32>> {fir.bindc_name = "b"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFnestedEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %2 = fir.declare %arg1 dummy_scope %0 arg 2 {uniq_name = "_QFnestedEm"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %c1 = arith.constant 1 : index
    %c100 = arith.constant 100 : index
    %3 = fir.shape %c100 : (index) -> !fir.shape<1>
    %4 = fir.declare %arg2(%3) dummy_scope %0 arg 3 {uniq_name = "_QFnestedEb"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<100xf32>>
    %5 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFnestedEi"}
    %6 = fir.declare %5 {uniq_name = "_QFnestedEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %7 = fir.alloca i32 {bindc_name = "j", uniq_name = "_QFnestedEj"}
    %8 = fir.declare %7 {uniq_name = "_QFnestedEj"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %9 = fir.load %2 : !fir.ref<i32>
    %c4_i32 = arith.constant 4 : i32
    %c1_i32 = arith.constant 1 : i32
    %c1_i32_0 = arith.constant 1 : i32
    %10 = fir.load %1 : !fir.ref<i32>
    %c1_i32_1 = arith.constant 1 : i32
    %c1_i32_2 = arith.constant 1 : i32
    %11 = fir.load %2 : !fir.ref<i32>
    %c0 = arith.constant 0 : index
    %c1_3 = arith.constant 1 : index
    %c99 = arith.constant 99 : index
    %12 = omp.map.bounds lower_bound(%c0 : index) upper_bound(%c99 : index) extent(%c100 : index) stride(%c1_3 : index) start_idx(%c1 : index)
    %13 = omp.map.info var_ptr(%4 : !fir.ref<!fir.array<100xf32>>, !fir.array<100xf32>) map_clauses(tofrom) capture(ByRef) bounds(%12) -> !fir.ref<!fir.array<100xf32>> {accc.map_words = ["default"], name = "b"}
    %14 = omp.map.info var_ptr(%2 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = "m"}
    %15 = omp.map.info var_ptr(%8 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = "j"}
    %16 = omp.map.info var_ptr(%6 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = "i"}
    %17 = omp.map.info var_ptr(%1 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = "n"}
    omp.target host_eval(%c1_i32_0 -> %arg3, %c1_i32_2 -> %arg4, %10 -> %arg5, %11 -> %arg6, %c1_i32 -> %arg7, %c1_i32_1 -> %arg8, %c4_i32 -> %arg9, %9 -> %arg10 : i32, i32, i32, i32, i32, i32, i32, i32) map_entries(%13 -> %arg11, %14 -> %arg12, %15 -> %arg13, %16 -> %arg14, %17 -> %arg15 : !fir.ref<!fir.array<100xf32>>, !fir.ref<i32>, !fir.ref<i32>, !fir.ref<i32>, !fir.ref<i32>) {
      %c100_7 = arith.constant 100 : index
      %21 = fir.shape %c100_7 : (index) -> !fir.shape<1>
      %22 = fir.declare %arg11(%21) {uniq_name = "_QFnestedEb"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<100xf32>>
      %23 = fir.declare %arg12 {uniq_name = "_QFnestedEm"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %24 = fir.declare %arg13 {uniq_name = "_QFnestedEj"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %25 = fir.declare %arg14 {uniq_name = "_QFnestedEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %26 = fir.declare %arg15 {uniq_name = "_QFnestedEn"} : (!fir.ref<i32>) -> !fir.ref<i32>
      omp.teams num_teams( to %arg9 : i32) thread_limit(%arg10 : i32) {
        omp.parallel {
          omp.distribute {
            omp.wsloop {
              omp.simd private(@_QFnestedEj_private_i32 %24 -> %arg16, @_QFnestedEi_private_i32 %25 -> %arg17 : !fir.ref<i32>, !fir.ref<i32>) {
                omp.loop_nest (%arg18, %arg19) : i32 = (%arg3, %arg4) to (%arg5, %arg6) inclusive step (%arg7, %arg8) collapse(2) {
                  %27 = fir.declare %arg16 {uniq_name = "_QFnestedEj"} : (!fir.ref<i32>) -> !fir.ref<i32>
                  %28 = fir.declare %arg17 {uniq_name = "_QFnestedEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
                  fir.store %arg18 to %28 : !fir.ref<i32>
                  fir.store %arg19 to %27 : !fir.ref<i32>
                  %29 = fir.load %28 : !fir.ref<i32>
                  %30 = fir.load %28 : !fir.ref<i32>
                  %31 = fir.convert %30 : (i32) -> i64
                  %32 = fir.array_coor %22(%21) %31 : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
                  %33 = fir.convert %29 : (i32) -> f32
                  fir.store %33 to %32 : !fir.ref<f32>
                  %c1_i32_8 = arith.constant 1 : i32
                  %c1_i32_9 = arith.constant 1 : i32
                  %34 = fir.load %26 : !fir.ref<i32>
                  %c1_i32_10 = arith.constant 1 : i32
                  %c1_i32_11 = arith.constant 1 : i32
                  %35 = fir.load %23 : !fir.ref<i32>
                  %c1_i32_12 = arith.constant 1 : i32
                  %c1_i32_13 = arith.constant 1 : i32
                  %36 = fir.load %26 : !fir.ref<i32>
                  %37 = arith.addi %arg18, %c1_i32_12 : i32
                  %38 = arith.cmpi sgt, %37, %36 : i32
                  %c1_i32_14 = arith.constant 1 : i32
                  %c1_i32_15 = arith.constant 1 : i32
                  %39 = fir.load %23 : !fir.ref<i32>
                  %40 = arith.addi %arg19, %c1_i32_14 : i32
                  %41 = arith.cmpi sgt, %40, %39 : i32
                  %42 = arith.andi %38, %41 : i1
                  fir.if %42 {
                    fir.store %37 to %28 : !fir.ref<i32>
                    fir.store %40 to %27 : !fir.ref<i32>
                    %43 = fir.load %28 : !fir.ref<i32>
                    fir.store %43 to %25 : !fir.ref<i32>
                  }
                  omp.yield
                }
              } {accc.implied_private = array<i1: false, true>, accc.lastprivate = array<i1: false, true>, accc.part, omp.composite}
            } {accc.part, omp.composite}
          } {accc.part, omp.composite}
          omp.terminator
        } {omp.composite}
        omp.terminator
      }
      omp.terminator
    }
    %18 = omp.map.info var_ptr(%2 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = "m"}
    %c0_4 = arith.constant 0 : index
    %c1_5 = arith.constant 1 : index
    %c99_6 = arith.constant 99 : index
    %19 = omp.map.bounds lower_bound(%c0_4 : index) upper_bound(%c99_6 : index) extent(%c100 : index) stride(%c1_5 : index) start_idx(%c1 : index)
    %20 = omp.map.info var_ptr(%4 : !fir.ref<!fir.array<100xf32>>, !fir.array<100xf32>) map_clauses(implicit, tofrom) capture(ByRef) bounds(%19) -> !fir.ref<!fir.array<100xf32>> {name = "b"}
    omp.target map_entries(%18 -> %arg3, %20 -> %arg4 : !fir.ref<i32>, !fir.ref<!fir.array<100xf32>>) {
      %c100_7 = arith.constant 100 : index
      %21 = fir.shape %c100_7 : (index) -> !fir.shape<1>
      %22 = fir.declare %arg3 {uniq_name = "_QFnestedEm"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %23 = fir.declare %arg4(%21) {uniq_name = "_QFnestedEb"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<100xf32>>
      %24 = fir.load %22 : !fir.ref<i32>
      omp.parallel num_threads(%24 : i32) {
        %c1_i32_8 = arith.constant 1 : i32
        %c1_9 = arith.constant 1 : index
        %25 = fir.array_coor %23(%21) %c1_9 : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
        %26 = fir.convert %c1_i32_8 : (i32) -> f32
        fir.store %26 to %25 : !fir.ref<f32>
        omp.terminator
      }
      omp.terminator
    }
    return
  }
  func.func @_QPothers(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.ref<i32> {fir.bindc_name = "m"}, %arg2: !fir.ref<!fir.array<100xf32>> {fir.bindc_name = "b"}, %arg3: !fir.ref<!fir.array<100xf32>> {fir.bindc_name = "c"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFothersEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %2 = fir.declare %arg1 dummy_scope %0 arg 2 {uniq_name = "_QFothersEm"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %c1 = arith.constant 1 : index
    %c100 = arith.constant 100 : index
    %3 = fir.shape %c100 : (index) -> !fir.shape<1>
    %4 = fir.declare %arg2(%3) dummy_scope %0 arg 3 {uniq_name = "_QFothersEb"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<100xf32>>
    %c1_0 = arith.constant 1 : index
    %c100_1 = arith.constant 100 : index
    %5 = fir.shape %c100_1 : (index) -> !fir.shape<1>
    %6 = fir.declare %arg3(%5) dummy_scope %0 arg 4 {uniq_name = "_QFothersEc"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<100xf32>>
    %7 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFothersEi"}
    %8 = fir.declare %7 {uniq_name = "_QFothersEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %9 = omp.map.info var_ptr(%2 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = "m"}
    %10 = omp.map.info var_ptr(%8 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = "i"}
    %11 = omp.map.info var_ptr(%1 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = "n"}
    %c0 = arith.constant 0 : index
    %c1_2 = arith.constant 1 : index
    %c99 = arith.constant 99 : index
    %12 = omp.map.bounds lower_bound(%c0 : index) upper_bound(%c99 : index) extent(%c100 : index) stride(%c1_2 : index) start_idx(%c1 : index)
    %13 = omp.map.info var_ptr(%4 : !fir.ref<!fir.array<100xf32>>, !fir.array<100xf32>) map_clauses(implicit, tofrom) capture(ByRef) bounds(%12) -> !fir.ref<!fir.array<100xf32>> {name = "b"}
    %c0_3 = arith.constant 0 : index
    %c1_4 = arith.constant 1 : index
    %c99_5 = arith.constant 99 : index
    %14 = omp.map.bounds lower_bound(%c0_3 : index) upper_bound(%c99_5 : index) extent(%c100_1 : index) stride(%c1_4 : index) start_idx(%c1_0 : index)
    %15 = omp.map.info var_ptr(%6 : !fir.ref<!fir.array<100xf32>>, !fir.array<100xf32>) map_clauses(implicit, tofrom) capture(ByRef) bounds(%14) -> !fir.ref<!fir.array<100xf32>> {name = "c"}
    omp.target map_entries(%9 -> %arg4, %10 -> %arg5, %11 -> %arg6, %13 -> %arg7, %15 -> %arg8 : !fir.ref<i32>, !fir.ref<i32>, !fir.ref<i32>, !fir.ref<!fir.array<100xf32>>, !fir.ref<!fir.array<100xf32>>) {
      %c100_41 = arith.constant 100 : index
      %c100_42 = arith.constant 100 : index
      %53 = fir.shape %c100_42 : (index) -> !fir.shape<1>
      %54 = fir.shape %c100_41 : (index) -> !fir.shape<1>
      %55 = fir.declare %arg4 {uniq_name = "_QFothersEm"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %56 = fir.declare %arg5 {uniq_name = "_QFothersEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %57 = fir.declare %arg6 {uniq_name = "_QFothersEn"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %58 = fir.declare %arg7(%54) {uniq_name = "_QFothersEb"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<100xf32>>
      %59 = fir.declare %arg8(%53) {uniq_name = "_QFothersEc"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<100xf32>>
      %60 = fir.load %55 : !fir.ref<i32>
      omp.parallel num_threads(%60 : i32) {
        %c1_i32_43 = arith.constant 1 : i32
        %c1_i32_44 = arith.constant 1 : i32
        %61 = fir.load %57 : !fir.ref<i32>
        omp.wsloop private(@_QFothersEi_private_i32 %56 -> %arg9 : !fir.ref<i32>) {
          omp.loop_nest (%arg10) : i32 = (%c1_i32_44) to (%61) inclusive step (%c1_i32_43) {
            %62 = fir.declare %arg9 {uniq_name = "_QFothersEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
            fir.store %arg10 to %62 : !fir.ref<i32>
            %63 = fir.load %62 : !fir.ref<i32>
            %64 = fir.convert %63 : (i32) -> i64
            %65 = fir.array_coor %59(%53) %64 : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
            %66 = fir.load %65 : !fir.ref<f32>
            %67 = fir.load %62 : !fir.ref<i32>
            %68 = fir.convert %67 : (i32) -> i64
            %69 = fir.array_coor %58(%54) %68 : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
            fir.store %66 to %69 : !fir.ref<f32>
            omp.yield
          }
        } {accc.implied_private = array<i1: true>, accc.part}
        omp.terminator
      } {accc.part}
      omp.terminator
    }
    %16 = omp.map.info var_ptr(%8 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = "i"}
    %17 = omp.map.info var_ptr(%1 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = "n"}
    %c0_6 = arith.constant 0 : index
    %c1_7 = arith.constant 1 : index
    %c99_8 = arith.constant 99 : index
    %18 = omp.map.bounds lower_bound(%c0_6 : index) upper_bound(%c99_8 : index) extent(%c100 : index) stride(%c1_7 : index) start_idx(%c1 : index)
    %19 = omp.map.info var_ptr(%4 : !fir.ref<!fir.array<100xf32>>, !fir.array<100xf32>) map_clauses(implicit, tofrom) capture(ByRef) bounds(%18) -> !fir.ref<!fir.array<100xf32>> {name = "b"}
    %c0_9 = arith.constant 0 : index
    %c1_10 = arith.constant 1 : index
    %c99_11 = arith.constant 99 : index
    %20 = omp.map.bounds lower_bound(%c0_9 : index) upper_bound(%c99_11 : index) extent(%c100_1 : index) stride(%c1_10 : index) start_idx(%c1_0 : index)
    %21 = omp.map.info var_ptr(%6 : !fir.ref<!fir.array<100xf32>>, !fir.array<100xf32>) map_clauses(implicit, tofrom) capture(ByRef) bounds(%20) -> !fir.ref<!fir.array<100xf32>> {name = "c"}
    omp.target map_entries(%16 -> %arg4, %17 -> %arg5, %19 -> %arg6, %21 -> %arg7 : !fir.ref<i32>, !fir.ref<i32>, !fir.ref<!fir.array<100xf32>>, !fir.ref<!fir.array<100xf32>>) {
      %c100_41 = arith.constant 100 : index
      %c100_42 = arith.constant 100 : index
      %53 = fir.shape %c100_42 : (index) -> !fir.shape<1>
      %54 = fir.shape %c100_41 : (index) -> !fir.shape<1>
      %55 = fir.declare %arg4 {uniq_name = "_QFothersEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %56 = fir.declare %arg5 {uniq_name = "_QFothersEn"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %57 = fir.declare %arg6(%54) {uniq_name = "_QFothersEb"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<100xf32>>
      %58 = fir.declare %arg7(%53) {uniq_name = "_QFothersEc"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<100xf32>>
      %c1_i32_43 = arith.constant 1 : i32
      %c1_i32_44 = arith.constant 1 : i32
      %59 = fir.load %56 : !fir.ref<i32>
      omp.simd private(@_QFothersEi_private_i32 %55 -> %arg8 : !fir.ref<i32>) {
        omp.loop_nest (%arg9) : i32 = (%c1_i32_44) to (%59) inclusive step (%c1_i32_43) {
          %60 = fir.declare %arg8 {uniq_name = "_QFothersEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
          fir.store %arg9 to %60 : !fir.ref<i32>
          %61 = fir.load %60 : !fir.ref<i32>
          %62 = fir.convert %61 : (i32) -> i64
          %63 = fir.array_coor %58(%53) %62 : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
          %64 = fir.load %63 : !fir.ref<f32>
          %65 = fir.load %60 : !fir.ref<i32>
          %66 = fir.convert %65 : (i32) -> i64
          %67 = fir.array_coor %57(%54) %66 : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
          fir.store %64 to %67 : !fir.ref<f32>
          %c1_i32_45 = arith.constant 1 : i32
          %c1_i32_46 = arith.constant 1 : i32
          %68 = fir.load %56 : !fir.ref<i32>
          %69 = arith.addi %arg9, %c1_i32_45 : i32
          %70 = arith.cmpi sgt, %69, %68 : i32
          fir.if %70 {
            fir.store %69 to %60 : !fir.ref<i32>
            %71 = fir.load %60 : !fir.ref<i32>
            fir.store %71 to %55 : !fir.ref<i32>
          }
          omp.yield
        }
      } {accc.implied_private = array<i1: true>, accc.lastprivate = array<i1: true>, accc.part}
      omp.terminator
    }
    %c1_i32 = arith.constant 1 : i32
    %c1_i32_12 = arith.constant 1 : i32
    %22 = fir.load %1 : !fir.ref<i32>
    %23 = omp.map.info var_ptr(%8 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = "i"}
    %24 = omp.map.info var_ptr(%1 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = "n"}
    %c0_13 = arith.constant 0 : index
    %c1_14 = arith.constant 1 : index
    %c99_15 = arith.constant 99 : index
    %25 = omp.map.bounds lower_bound(%c0_13 : index) upper_bound(%c99_15 : index) extent(%c100 : index) stride(%c1_14 : index) start_idx(%c1 : index)
    %26 = omp.map.info var_ptr(%4 : !fir.ref<!fir.array<100xf32>>, !fir.array<100xf32>) map_clauses(implicit, tofrom) capture(ByRef) bounds(%25) -> !fir.ref<!fir.array<100xf32>> {name = "b"}
    %c0_16 = arith.constant 0 : index
    %c1_17 = arith.constant 1 : index
    %c99_18 = arith.constant 99 : index
    %27 = omp.map.bounds lower_bound(%c0_16 : index) upper_bound(%c99_18 : index) extent(%c100_1 : index) stride(%c1_17 : index) start_idx(%c1_0 : index)
    %28 = omp.map.info var_ptr(%6 : !fir.ref<!fir.array<100xf32>>, !fir.array<100xf32>) map_clauses(implicit, tofrom) capture(ByRef) bounds(%27) -> !fir.ref<!fir.array<100xf32>> {name = "c"}
    omp.target host_eval(%c1_i32_12 -> %arg4, %22 -> %arg5, %c1_i32 -> %arg6 : i32, i32, i32) map_entries(%23 -> %arg7, %24 -> %arg8, %26 -> %arg9, %28 -> %arg10 : !fir.ref<i32>, !fir.ref<i32>, !fir.ref<!fir.array<100xf32>>, !fir.ref<!fir.array<100xf32>>) {
      %c100_41 = arith.constant 100 : index
      %c100_42 = arith.constant 100 : index
      %53 = fir.shape %c100_42 : (index) -> !fir.shape<1>
      %54 = fir.shape %c100_41 : (index) -> !fir.shape<1>
      %55 = fir.declare %arg7 {uniq_name = "_QFothersEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %56 = fir.declare %arg8 {uniq_name = "_QFothersEn"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %57 = fir.declare %arg9(%54) {uniq_name = "_QFothersEb"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<100xf32>>
      %58 = fir.declare %arg10(%53) {uniq_name = "_QFothersEc"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<100xf32>>
      omp.teams {
        omp.distribute private(@_QFothersEi_private_i32 %55 -> %arg11 : !fir.ref<i32>) {
          omp.loop_nest (%arg12) : i32 = (%arg4) to (%arg5) inclusive step (%arg6) {
            %59 = fir.declare %arg11 {uniq_name = "_QFothersEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
            fir.store %arg12 to %59 : !fir.ref<i32>
            %60 = fir.load %59 : !fir.ref<i32>
            %61 = fir.convert %60 : (i32) -> i64
            %62 = fir.array_coor %58(%53) %61 : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
            %63 = fir.load %62 : !fir.ref<f32>
            %64 = fir.load %59 : !fir.ref<i32>
            %65 = fir.convert %64 : (i32) -> i64
            %66 = fir.array_coor %57(%54) %65 : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
            fir.store %63 to %66 : !fir.ref<f32>
            omp.yield
          }
        } {accc.implied_private = array<i1: true>, accc.part}
        omp.terminator
      } {accc.part}
      omp.terminator
    }
    %29 = fir.load %2 : !fir.ref<i32>
    %30 = omp.map.info var_ptr(%2 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = "m"}
    %c0_19 = arith.constant 0 : index
    %c1_20 = arith.constant 1 : index
    %c99_21 = arith.constant 99 : index
    %31 = omp.map.bounds lower_bound(%c0_19 : index) upper_bound(%c99_21 : index) extent(%c100 : index) stride(%c1_20 : index) start_idx(%c1 : index)
    %32 = omp.map.info var_ptr(%4 : !fir.ref<!fir.array<100xf32>>, !fir.array<100xf32>) map_clauses(implicit, tofrom) capture(ByRef) bounds(%31) -> !fir.ref<!fir.array<100xf32>> {name = "b"}
    omp.target host_eval(%29 -> %arg4 : i32) map_entries(%30 -> %arg5, %32 -> %arg6 : !fir.ref<i32>, !fir.ref<!fir.array<100xf32>>) {
      %c100_41 = arith.constant 100 : index
      %53 = fir.shape %c100_41 : (index) -> !fir.shape<1>
      %54 = fir.declare %arg5 {uniq_name = "_QFothersEm"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %55 = fir.declare %arg6(%53) {uniq_name = "_QFothersEb"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<100xf32>>
      omp.teams num_teams( to %arg4 : i32) {
        %c2_i32_42 = arith.constant 2 : i32
        %c1_43 = arith.constant 1 : index
        %56 = fir.array_coor %55(%53) %c1_43 : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
        %57 = fir.convert %c2_i32_42 : (i32) -> f32
        fir.store %57 to %56 : !fir.ref<f32>
        omp.terminator
      } {accc.part}
      omp.terminator
    }
    %33 = fir.load %1 : !fir.ref<i32>
    %c2_i32 = arith.constant 2 : i32
    %34 = arith.cmpi sgt, %33, %c2_i32 : i32
    %35 = omp.map.info var_ptr(%2 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = "m"}
    %36 = omp.map.info var_ptr(%1 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = "n"}
    %c0_22 = arith.constant 0 : index
    %c1_23 = arith.constant 1 : index
    %c99_24 = arith.constant 99 : index
    %37 = omp.map.bounds lower_bound(%c0_22 : index) upper_bound(%c99_24 : index) extent(%c100 : index) stride(%c1_23 : index) start_idx(%c1 : index)
    %38 = omp.map.info var_ptr(%4 : !fir.ref<!fir.array<100xf32>>, !fir.array<100xf32>) map_clauses(implicit, tofrom) capture(ByRef) bounds(%37) -> !fir.ref<!fir.array<100xf32>> {name = "b"}
    omp.target if(%34) map_entries(%35 -> %arg4, %36 -> %arg5, %38 -> %arg6 : !fir.ref<i32>, !fir.ref<i32>, !fir.ref<!fir.array<100xf32>>) {
      %c100_41 = arith.constant 100 : index
      %53 = fir.shape %c100_41 : (index) -> !fir.shape<1>
      %54 = fir.declare %arg4 {uniq_name = "_QFothersEm"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %55 = fir.declare %arg5 {uniq_name = "_QFothersEn"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %56 = fir.declare %arg6(%53) {uniq_name = "_QFothersEb"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<100xf32>>
      %57 = fir.load %54 : !fir.ref<i32>
      omp.parallel num_threads(%57 : i32) {
        %c2_i32_42 = arith.constant 2 : i32
        %c1_43 = arith.constant 1 : index
        %58 = fir.array_coor %56(%53) %c1_43 : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
        %59 = fir.convert %c2_i32_42 : (i32) -> f32
        fir.store %59 to %58 : !fir.ref<f32>
        omp.terminator
      } {accc.part}
      omp.terminator
    }
    %c1_i32_25 = arith.constant 1 : i32
    %c1_i32_26 = arith.constant 1 : i32
    %39 = fir.load %1 : !fir.ref<i32>
    %40 = omp.map.info var_ptr(%8 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = "i"}
    %41 = omp.map.info var_ptr(%1 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = "n"}
    %c0_27 = arith.constant 0 : index
    %c1_28 = arith.constant 1 : index
    %c99_29 = arith.constant 99 : index
    %42 = omp.map.bounds lower_bound(%c0_27 : index) upper_bound(%c99_29 : index) extent(%c100 : index) stride(%c1_28 : index) start_idx(%c1 : index)
    %43 = omp.map.info var_ptr(%4 : !fir.ref<!fir.array<100xf32>>, !fir.array<100xf32>) map_clauses(implicit, tofrom) capture(ByRef) bounds(%42) -> !fir.ref<!fir.array<100xf32>> {name = "b"}
    %c0_30 = arith.constant 0 : index
    %c1_31 = arith.constant 1 : index
    %c99_32 = arith.constant 99 : index
    %44 = omp.map.bounds lower_bound(%c0_30 : index) upper_bound(%c99_32 : index) extent(%c100_1 : index) stride(%c1_31 : index) start_idx(%c1_0 : index)
    %45 = omp.map.info var_ptr(%6 : !fir.ref<!fir.array<100xf32>>, !fir.array<100xf32>) map_clauses(implicit, tofrom) capture(ByRef) bounds(%44) -> !fir.ref<!fir.array<100xf32>> {name = "c"}
    omp.target host_eval(%c1_i32_26 -> %arg4, %39 -> %arg5, %c1_i32_25 -> %arg6 : i32, i32, i32) map_entries(%40 -> %arg7, %41 -> %arg8, %43 -> %arg9, %45 -> %arg10 : !fir.ref<i32>, !fir.ref<i32>, !fir.ref<!fir.array<100xf32>>, !fir.ref<!fir.array<100xf32>>) {
      %c100_41 = arith.constant 100 : index
      %c100_42 = arith.constant 100 : index
      %53 = fir.shape %c100_42 : (index) -> !fir.shape<1>
      %54 = fir.shape %c100_41 : (index) -> !fir.shape<1>
      %55 = fir.declare %arg7 {uniq_name = "_QFothersEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %56 = fir.declare %arg8 {uniq_name = "_QFothersEn"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %57 = fir.declare %arg9(%54) {uniq_name = "_QFothersEb"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<100xf32>>
      %58 = fir.declare %arg10(%53) {uniq_name = "_QFothersEc"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<100xf32>>
      omp.teams {
        omp.distribute private(@_QFothersEi_private_i32 %55 -> %arg11 : !fir.ref<i32>) {
          omp.loop_nest (%arg12) : i32 = (%arg4) to (%arg5) inclusive step (%arg6) {
            %59 = fir.declare %arg11 {uniq_name = "_QFothersEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
            fir.store %arg12 to %59 : !fir.ref<i32>
            %60 = fir.load %59 : !fir.ref<i32>
            %61 = fir.convert %60 : (i32) -> i64
            %62 = fir.array_coor %58(%53) %61 : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
            %63 = fir.load %62 : !fir.ref<f32>
            %64 = fir.load %59 : !fir.ref<i32>
            %65 = fir.convert %64 : (i32) -> i64
            %66 = fir.array_coor %57(%54) %65 : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
            fir.store %63 to %66 : !fir.ref<f32>
            omp.yield
          }
        } {accc.implied_private = array<i1: true>}
        omp.terminator
      }
      omp.terminator
    }
    %c1_i32_33 = arith.constant 1 : i32
    %c1_i32_34 = arith.constant 1 : i32
    %46 = fir.load %1 : !fir.ref<i32>
    %47 = omp.map.info var_ptr(%8 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = "i"}
    %48 = omp.map.info var_ptr(%1 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = "n"}
    %c0_35 = arith.constant 0 : index
    %c1_36 = arith.constant 1 : index
    %c99_37 = arith.constant 99 : index
    %49 = omp.map.bounds lower_bound(%c0_35 : index) upper_bound(%c99_37 : index) extent(%c100 : index) stride(%c1_36 : index) start_idx(%c1 : index)
    %50 = omp.map.info var_ptr(%4 : !fir.ref<!fir.array<100xf32>>, !fir.array<100xf32>) map_clauses(implicit, tofrom) capture(ByRef) bounds(%49) -> !fir.ref<!fir.array<100xf32>> {name = "b"}
    %c0_38 = arith.constant 0 : index
    %c1_39 = arith.constant 1 : index
    %c99_40 = arith.constant 99 : index
    %51 = omp.map.bounds lower_bound(%c0_38 : index) upper_bound(%c99_40 : index) extent(%c100_1 : index) stride(%c1_39 : index) start_idx(%c1_0 : index)
    %52 = omp.map.info var_ptr(%6 : !fir.ref<!fir.array<100xf32>>, !fir.array<100xf32>) map_clauses(implicit, tofrom) capture(ByRef) bounds(%51) -> !fir.ref<!fir.array<100xf32>> {name = "c"}
    omp.target host_eval(%c1_i32_34 -> %arg4, %46 -> %arg5, %c1_i32_33 -> %arg6 : i32, i32, i32) map_entries(%47 -> %arg7, %48 -> %arg8, %50 -> %arg9, %52 -> %arg10 : !fir.ref<i32>, !fir.ref<i32>, !fir.ref<!fir.array<100xf32>>, !fir.ref<!fir.array<100xf32>>) {
      %c100_41 = arith.constant 100 : index
      %c100_42 = arith.constant 100 : index
      %53 = fir.shape %c100_42 : (index) -> !fir.shape<1>
      %54 = fir.shape %c100_41 : (index) -> !fir.shape<1>
      %55 = fir.declare %arg7 {uniq_name = "_QFothersEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %56 = fir.declare %arg8 {uniq_name = "_QFothersEn"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %57 = fir.declare %arg9(%54) {uniq_name = "_QFothersEb"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<100xf32>>
      %58 = fir.declare %arg10(%53) {uniq_name = "_QFothersEc"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<100xf32>>
      omp.teams {
        omp.distribute {
          omp.simd private(@_QFothersEi_private_i32 %55 -> %arg11 : !fir.ref<i32>) {
            omp.loop_nest (%arg12) : i32 = (%arg4) to (%arg5) inclusive step (%arg6) {
              %59 = fir.declare %arg11 {uniq_name = "_QFothersEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
              fir.store %arg12 to %59 : !fir.ref<i32>
              %60 = fir.load %59 : !fir.ref<i32>
              %61 = fir.convert %60 : (i32) -> i64
              %62 = fir.array_coor %58(%53) %61 : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
              %63 = fir.load %62 : !fir.ref<f32>
              %64 = fir.load %59 : !fir.ref<i32>
              %65 = fir.convert %64 : (i32) -> i64
              %66 = fir.array_coor %57(%54) %65 : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
              fir.store %63 to %66 : !fir.ref<f32>
              %c1_i32_43 = arith.constant 1 : i32
              %c1_i32_44 = arith.constant 1 : i32
              %67 = fir.load %56 : !fir.ref<i32>
              %c1_i32_45 = arith.constant 1 : i32
              %c1_i32_46 = arith.constant 1 : i32
              %68 = fir.load %56 : !fir.ref<i32>
              %69 = arith.addi %arg12, %c1_i32_45 : i32
              %70 = arith.cmpi sgt, %69, %68 : i32
              fir.if %70 {
                fir.store %69 to %59 : !fir.ref<i32>
                %71 = fir.load %59 : !fir.ref<i32>
                fir.store %71 to %55 : !fir.ref<i32>
              }
              omp.yield
            }
          } {accc.implied_private = array<i1: true>, accc.lastprivate = array<i1: true>, accc.part, omp.composite}
        } {omp.composite}
        omp.terminator
      } {accc.part}
      omp.terminator
    }
    return
  }
}
