module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  omp.private {type = private} @_QFfEi_private_i32 : i32
  func.func @_QPf(%arg0: !fir.ref<!fir.array<1024xf32>> {fir.bindc_name = "a"}, %arg1: !fir.ref<!fir.array<1024xf32>> {fir.bindc_name = "b"}, %arg2: !fir.ref<!fir.array<1024xf32>> {fir.bindc_name = "c"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %c1 = arith.constant 1 : index
    %c1024 = arith.constant 1024 : index
    %1 = fir.shape %c1024 : (index) -> !fir.shape<1>
    %2 = fir.declare %arg0(%1) dummy_scope %0 arg 1 {uniq_name = "_QFfEa"} : (!fir.ref<!fir.array<1024xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<1024xf32>>
    %c1_0 = arith.constant 1 : index
    %c1024_1 = arith.constant 1024 : index
    %3 = fir.shape %c1024_1 : (index) -> !fir.shape<1>
    %4 = fir.declare %arg1(%3) dummy_scope %0 arg 2 {uniq_name = "_QFfEb"} : (!fir.ref<!fir.array<1024xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<1024xf32>>
    %c1_2 = arith.constant 1 : index
    %c1024_3 = arith.constant 1024 : index
    %5 = fir.shape %c1024_3 : (index) -> !fir.shape<1>
    %6 = fir.declare %arg2(%5) dummy_scope %0 arg 3 {uniq_name = "_QFfEc"} : (!fir.ref<!fir.array<1024xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<1024xf32>>
    %7 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFfEi"}
    %8 = fir.declare %7 {uniq_name = "_QFfEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %c1_4 = arith.constant 1 : index
    %c1024_5 = arith.constant 1024 : index
    %c0 = arith.constant 0 : index
    %c1_6 = arith.constant 1 : index
    %c0_7 = arith.constant 0 : index
    %c1024_8 = arith.constant 1024 : index
    %c1023 = arith.constant 1023 : index
    %c0_9 = arith.constant 0 : index
    %c1_10 = arith.constant 1 : index
    %c1023_11 = arith.constant 1023 : index
    %c1_12 = arith.constant 1 : index
    %9 = omp.map.bounds lower_bound(%c0_7 : index) upper_bound(%c1023 : index) extent(%c1024 : index) stride(%c1_12 : index) start_idx(%c1 : index)
    %10 = omp.map.info var_ptr(%2 : !fir.ref<!fir.array<1024xf32>>, !fir.array<1024xf32>) map_clauses(to) capture(ByRef) bounds(%9) -> !fir.ref<!fir.array<1024xf32>> {name = "a(1:1024)"}
    %c1_13 = arith.constant 1 : index
    %c1024_14 = arith.constant 1024 : index
    %c0_15 = arith.constant 0 : index
    %c1_16 = arith.constant 1 : index
    %c0_17 = arith.constant 0 : index
    %c1024_18 = arith.constant 1024 : index
    %c1023_19 = arith.constant 1023 : index
    %c0_20 = arith.constant 0 : index
    %c1_21 = arith.constant 1 : index
    %c1023_22 = arith.constant 1023 : index
    %c1_23 = arith.constant 1 : index
    %11 = omp.map.bounds lower_bound(%c0_17 : index) upper_bound(%c1023_19 : index) extent(%c1024_1 : index) stride(%c1_23 : index) start_idx(%c1_0 : index)
    %12 = omp.map.info var_ptr(%4 : !fir.ref<!fir.array<1024xf32>>, !fir.array<1024xf32>) map_clauses(to) capture(ByRef) bounds(%11) -> !fir.ref<!fir.array<1024xf32>> {name = "b(1:1024)"}
    %c1_24 = arith.constant 1 : index
    %c1024_25 = arith.constant 1024 : index
    %c0_26 = arith.constant 0 : index
    %c1_27 = arith.constant 1 : index
    %c0_28 = arith.constant 0 : index
    %c1024_29 = arith.constant 1024 : index
    %c1023_30 = arith.constant 1023 : index
    %c0_31 = arith.constant 0 : index
    %c1_32 = arith.constant 1 : index
    %c1023_33 = arith.constant 1023 : index
    %c1_34 = arith.constant 1 : index
    %13 = omp.map.bounds lower_bound(%c0_28 : index) upper_bound(%c1023_30 : index) extent(%c1024_3 : index) stride(%c1_34 : index) start_idx(%c1_2 : index)
    %14 = omp.map.info var_ptr(%6 : !fir.ref<!fir.array<1024xf32>>, !fir.array<1024xf32>) map_clauses(tofrom) capture(ByRef) bounds(%13) -> !fir.ref<!fir.array<1024xf32>> {name = "c(1:1024)"}
    omp.target_data map_entries(%10, %12, %14 : !fir.ref<!fir.array<1024xf32>>, !fir.ref<!fir.array<1024xf32>>, !fir.ref<!fir.array<1024xf32>>) {
      %c1_i32 = arith.constant 1 : i32
      %c1_i32_35 = arith.constant 1 : i32
      %c1024_i32 = arith.constant 1024 : i32
      %c1_36 = arith.constant 1 : index
      %c1024_37 = arith.constant 1024 : index
      %c0_38 = arith.constant 0 : index
      %c1_39 = arith.constant 1 : index
      %c0_40 = arith.constant 0 : index
      %c1024_41 = arith.constant 1024 : index
      %c1023_42 = arith.constant 1023 : index
      %c0_43 = arith.constant 0 : index
      %c1_44 = arith.constant 1 : index
      %c1023_45 = arith.constant 1023 : index
      %c1_46 = arith.constant 1 : index
      %15 = omp.map.bounds lower_bound(%c0_40 : index) upper_bound(%c1023_42 : index) extent(%c1024 : index) stride(%c1_46 : index) start_idx(%c1 : index)
      %16 = omp.map.info var_ptr(%2 : !fir.ref<!fir.array<1024xf32>>, !fir.array<1024xf32>) map_clauses(storage) capture(ByRef) bounds(%15) -> !fir.ref<!fir.array<1024xf32>> {name = "a(1:1024)"}
      %c1_47 = arith.constant 1 : index
      %c1024_48 = arith.constant 1024 : index
      %c0_49 = arith.constant 0 : index
      %c1_50 = arith.constant 1 : index
      %c0_51 = arith.constant 0 : index
      %c1024_52 = arith.constant 1024 : index
      %c1023_53 = arith.constant 1023 : index
      %c0_54 = arith.constant 0 : index
      %c1_55 = arith.constant 1 : index
      %c1023_56 = arith.constant 1023 : index
      %c1_57 = arith.constant 1 : index
      %17 = omp.map.bounds lower_bound(%c0_51 : index) upper_bound(%c1023_53 : index) extent(%c1024_1 : index) stride(%c1_57 : index) start_idx(%c1_0 : index)
      %18 = omp.map.info var_ptr(%4 : !fir.ref<!fir.array<1024xf32>>, !fir.array<1024xf32>) map_clauses(storage) capture(ByRef) bounds(%17) -> !fir.ref<!fir.array<1024xf32>> {name = "b(1:1024)"}
      %c1_58 = arith.constant 1 : index
      %c1024_59 = arith.constant 1024 : index
      %c0_60 = arith.constant 0 : index
      %c1_61 = arith.constant 1 : index
      %c0_62 = arith.constant 0 : index
      %c1024_63 = arith.constant 1024 : index
      %c1023_64 = arith.constant 1023 : index
      %c0_65 = arith.constant 0 : index
      %c1_66 = arith.constant 1 : index
      %c1023_67 = arith.constant 1023 : index
      %c1_68 = arith.constant 1 : index
      %19 = omp.map.bounds lower_bound(%c0_62 : index) upper_bound(%c1023_64 : index) extent(%c1024_3 : index) stride(%c1_68 : index) start_idx(%c1_2 : index)
      %20 = omp.map.info var_ptr(%6 : !fir.ref<!fir.array<1024xf32>>, !fir.array<1024xf32>) map_clauses(storage) capture(ByRef) bounds(%19) -> !fir.ref<!fir.array<1024xf32>> {name = "c(1:1024)"}
      %21 = omp.map.info var_ptr(%8 : !fir.ref<i32>, i32) map_clauses(implicit, tofrom) capture(ByRef) -> !fir.ref<i32> {name = "i"}
      omp.target host_eval(%c1_i32_35 -> %arg3, %c1024_i32 -> %arg4, %c1_i32 -> %arg5 : i32, i32, i32) map_entries(%16 -> %arg6, %18 -> %arg7, %20 -> %arg8, %21 -> %arg9 : !fir.ref<!fir.array<1024xf32>>, !fir.ref<!fir.array<1024xf32>>, !fir.ref<!fir.array<1024xf32>>, !fir.ref<i32>) {
        %c1024_69 = arith.constant 1024 : index
        %c1024_70 = arith.constant 1024 : index
        %c1024_71 = arith.constant 1024 : index
        %22 = fir.shape %c1024_71 : (index) -> !fir.shape<1>
        %23 = fir.shape %c1024_70 : (index) -> !fir.shape<1>
        %24 = fir.shape %c1024_69 : (index) -> !fir.shape<1>
        %25 = fir.declare %arg6(%24) {uniq_name = "_QFfEa"} : (!fir.ref<!fir.array<1024xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<1024xf32>>
        %26 = fir.declare %arg7(%23) {uniq_name = "_QFfEb"} : (!fir.ref<!fir.array<1024xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<1024xf32>>
        %27 = fir.declare %arg8(%22) {uniq_name = "_QFfEc"} : (!fir.ref<!fir.array<1024xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<1024xf32>>
        %28 = fir.declare %arg9 {uniq_name = "_QFfEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
        omp.teams {
          omp.distribute private(@_QFfEi_private_i32 %28 -> %arg10 : !fir.ref<i32>) {
            omp.loop_nest (%arg11) : i32 = (%arg3) to (%arg4) inclusive step (%arg5) {
              %29 = fir.declare %arg10 {uniq_name = "_QFfEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
              fir.store %arg11 to %29 : !fir.ref<i32>
              %30 = fir.load %29 : !fir.ref<i32>
              %31 = fir.convert %30 : (i32) -> i64
              %32 = fir.array_coor %25(%24) %31 : (!fir.ref<!fir.array<1024xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
              %33 = fir.load %32 : !fir.ref<f32>
              %34 = fir.load %29 : !fir.ref<i32>
              %35 = fir.convert %34 : (i32) -> i64
              %36 = fir.array_coor %26(%23) %35 : (!fir.ref<!fir.array<1024xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
              %37 = fir.load %36 : !fir.ref<f32>
              %38 = arith.addf %33, %37 fastmath<contract> : f32
              %39 = fir.load %29 : !fir.ref<i32>
              %40 = fir.convert %39 : (i32) -> i64
              %41 = fir.array_coor %27(%22) %40 : (!fir.ref<!fir.array<1024xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
              fir.store %38 to %41 : !fir.ref<f32>
              omp.yield
            }
          } {accc.implied_private = array<i1: true>, accc.part}
          omp.terminator
        } {accc.part}
        omp.terminator
      } {accc.defaultmap = ["tofrom: scalar"]}
      omp.terminator
    }
    return
  }
}
