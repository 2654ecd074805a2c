module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  fir.global common @blk_(dense<0> : vector<4xi8>) {alignment = 8 : i64} : !fir.array<4xi8>
  func.func @_QPexplicit(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.ref<!fir.array<?xf32>> {fir.bindc_name = "a"}, %arg2: !fir.ref<!fir.array<?xf32>> {fir.bindc_name = "b"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.alloca i32
    %2 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFexplicitEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %c1 = arith.constant 1 : index
    %3 = fir.load %2 : !fir.ref<i32>
    fir.store %3 to %1 : !fir.ref<i32>
    %4 = fir.convert %3 : (i32) -> index
    %c0 = arith.constant 0 : index
    %5 = arith.cmpi sgt, %4, %c0 : index
    %6 = arith.select %5, %4, %c0 : index
    %7 = fir.shape %6 : (index) -> !fir.shape<1>
    %8 = fir.declare %arg1(%7) dummy_scope %0 arg 2 {uniq_name = "_QFexplicitEa"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xf32>>
    %c1_0 = arith.constant 1 : index
    %9 = fir.assumed_size_extent : index
    %10 = fir.shape %9 : (index) -> !fir.shape<1>
    %11 = fir.declare %arg2(%10) dummy_scope %0 arg 3 {uniq_name = "_QFexplicitEb"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xf32>>
    %c1_1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %12 = fir.alloca !fir.array<10xf32> {bindc_name = "c", uniq_name = "_QFexplicitEc"}
    %13 = fir.shape %c10 : (index) -> !fir.shape<1>
    %14 = fir.declare %12(%13) {uniq_name = "_QFexplicitEc"} : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<10xf32>>
    %15 = fir.alloca f32 {bindc_name = "s", uniq_name = "_QFexplicitEs"}
    %16 = fir.declare %15 {uniq_name = "_QFexplicitEs"} : (!fir.ref<f32>) -> !fir.ref<f32>
    %c1_2 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %17 = fir.alloca !fir.array<4xf32> {bindc_name = "e", uniq_name = "_QFexplicitEe"}
    %18 = fir.shape_shift %c2, %c4 : (index, index) -> !fir.shapeshift<1>
    %19 = fir.declare %17(%18) {uniq_name = "_QFexplicitEe"} : (!fir.ref<!fir.array<4xf32>>, !fir.shapeshift<1>) -> !fir.ref<!fir.array<4xf32>>
    %20 = fir.alloca !fir.logical<4> {bindc_name = "l", uniq_name = "_QFexplicitEl"}
    %21 = fir.declare %20 {uniq_name = "_QFexplicitEl"} : (!fir.ref<!fir.logical<4>>) -> !fir.ref<!fir.logical<4>>
    %22 = fir.alloca complex<f32> {bindc_name = "z", uniq_name = "_QFexplicitEz"}
    %23 = fir.declare %22 {uniq_name = "_QFexplicitEz"} : (!fir.ref<complex<f32>>) -> !fir.ref<complex<f32>>
    %c5 = arith.constant 5 : index
    %24 = fir.alloca !fir.char<1,5> {bindc_name = "ch", uniq_name = "_QFexplicitEch"}
    %25 = fir.declare %24 typeparams %c5 {uniq_name = "_QFexplicitEch"} : (!fir.ref<!fir.char<1,5>>, index) -> !fir.ref<!fir.char<1,5>>
    %cst = arith.constant 1.000000e+00 : f32
    fir.store %cst to %16 : !fir.ref<f32>
    %26 = fir.embox %8(%7) : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
    %c0_3 = arith.constant 0 : index
    %c1_4 = arith.constant 1 : index
    %c0_5 = arith.constant 0 : index
    %27:3 = fir.box_dims %26, %c0_5 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
    %28 = arith.subi %27#1, %c1_4 : index
    %29 = omp.map.bounds lower_bound(%c0_3 : index) upper_bound(%28 : index) extent(%27#1 : index) stride(%27#2 : index) start_idx(%c1 : index) {stride_in_bytes = true}
    %30 = omp.map.info var_ptr(%8 : !fir.ref<!fir.array<?xf32>>, f32) map_clauses(to) capture(ByRef) bounds(%29) -> !fir.ref<!fir.array<?xf32>> {name = "a"}
    %c1_6 = arith.constant 1 : index
    %c10_7 = arith.constant 10 : index
    %c0_8 = arith.constant 0 : index
    %c2_9 = arith.constant 2 : index
    %c1_10 = arith.constant 1 : index
    %c4_11 = arith.constant 4 : index
    %c3 = arith.constant 3 : index
    %c0_12 = arith.constant 0 : index
    %c1_13 = arith.constant 1 : index
    %c9 = arith.constant 9 : index
    %c1_14 = arith.constant 1 : index
    %31 = omp.map.bounds lower_bound(%c1_10 : index) upper_bound(%c3 : index) extent(%c10 : index) stride(%c1_14 : index) start_idx(%c1_1 : index)
    %32 = omp.map.info var_ptr(%14 : !fir.ref<!fir.array<10xf32>>, !fir.array<10xf32>) map_clauses(tofrom) capture(ByRef) bounds(%31) -> !fir.ref<!fir.array<10xf32>> {name = "c(2:4)"}
    %33 = fir.embox %11(%10) : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
    %c1_15 = arith.constant 1 : index
    %c0_16 = arith.constant 0 : index
    %34:3 = fir.box_dims %33, %c0_16 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
    %c0_17 = arith.constant 0 : index
    %c1_18 = arith.constant 1 : index
    %c0_19 = arith.constant 0 : index
    %35 = fir.load %2 : !fir.ref<i32>
    %36 = fir.convert %35 : (i32) -> index
    %37 = arith.subi %36, %c1_0 : index
    %c1_20 = arith.constant 1 : index
    %38 = arith.addi %37, %c1_20 : index
    %39 = fir.embox %11(%10) : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
    %c0_21 = arith.constant 0 : index
    %c1_22 = arith.constant 1 : index
    %c0_23 = arith.constant 0 : index
    %40:3 = fir.box_dims %39, %c0_23 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
    %41 = omp.map.bounds lower_bound(%c0_19 : index) upper_bound(%37 : index) extent(%38 : index) stride(%34#2 : index) start_idx(%c1_0 : index) {stride_in_bytes = true}
    %42 = omp.map.info var_ptr(%11 : !fir.ref<!fir.array<?xf32>>, f32) map_clauses(always, from) capture(ByRef) bounds(%41) -> !fir.ref<!fir.array<?xf32>> {name = "b(1:n)"}
    %43 = omp.map.info var_ptr(%2 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = "n"}
    %44 = omp.map.info var_ptr(%16 : !fir.ref<f32>, f32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<f32> {name = "s"}
    %c0_24 = arith.constant 0 : index
    %c1_25 = arith.constant 1 : index
    %c3_26 = arith.constant 3 : index
    %45 = omp.map.bounds lower_bound(%c0_24 : index) upper_bound(%c3_26 : index) extent(%c4 : index) stride(%c1_25 : index) start_idx(%c2 : index)
    %46 = omp.map.info var_ptr(%19 : !fir.ref<!fir.array<4xf32>>, !fir.array<4xf32>) map_clauses(implicit, tofrom) capture(ByRef) bounds(%45) -> !fir.ref<!fir.array<4xf32>> {name = "e"}
    %47 = omp.map.info var_ptr(%21 : !fir.ref<!fir.logical<4>>, !fir.logical<4>) map_clauses(implicit) capture(ByCopy) -> !fir.ref<!fir.logical<4>> {name = "l"}
    %48 = omp.map.info var_ptr(%23 : !fir.ref<complex<f32>>, complex<f32>) map_clauses(implicit) capture(ByCopy) -> !fir.ref<complex<f32>> {name = "z"}
    %49 = omp.map.info var_ptr(%25 : !fir.ref<!fir.char<1,5>>, !fir.char<1,5>) map_clauses(implicit) capture(ByCopy) -> !fir.ref<!fir.char<1,5>> {name = "ch"}
    %50 = omp.map.info var_ptr(%1 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = ""}
    omp.target map_entries(%30 -> %arg3, %32 -> %arg4, %42 -> %arg5, %43 -> %arg6, %44 -> %arg7, %46 -> %arg8, %47 -> %arg9, %48 -> %arg10, %49 -> %arg11, %50 -> %arg12 : !fir.ref<!fir.array<?xf32>>, !fir.ref<!fir.array<10xf32>>, !fir.ref<!fir.array<?xf32>>, !fir.ref<i32>, !fir.ref<f32>, !fir.ref<!fir.array<4xf32>>, !fir.ref<!fir.logical<4>>, !fir.ref<complex<f32>>, !fir.ref<!fir.char<1,5>>, !fir.ref<i32>) {
      %51 = fir.load %arg12 : !fir.ref<i32>
      %c0_27 = arith.constant 0 : index
      %52 = fir.convert %51 : (i32) -> index
      %53 = arith.cmpi sgt, %52, %c0_27 : index
      %54 = arith.select %53, %52, %c0_27 : index
      %c10_28 = arith.constant 10 : index
      %55 = fir.assumed_size_extent : index
      %c4_29 = arith.constant 4 : index
      %c2_30 = arith.constant 2 : index
      %c5_31 = arith.constant 5 : index
      %56 = fir.shape_shift %c2_30, %c4_29 : (index, index) -> !fir.shapeshift<1>
      %57 = fir.shape %55 : (index) -> !fir.shape<1>
      %58 = fir.shape %c10_28 : (index) -> !fir.shape<1>
      %59 = fir.shape %54 : (index) -> !fir.shape<1>
      %60 = fir.declare %arg3(%59) {uniq_name = "_QFexplicitEa"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<?xf32>>
      %61 = fir.declare %arg4(%58) {uniq_name = "_QFexplicitEc"} : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<10xf32>>
      %62 = fir.declare %arg5(%57) {uniq_name = "_QFexplicitEb"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<?xf32>>
      %63 = fir.declare %arg6 {uniq_name = "_QFexplicitEn"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %64 = fir.declare %arg7 {uniq_name = "_QFexplicitEs"} : (!fir.ref<f32>) -> !fir.ref<f32>
      %65 = fir.declare %arg8(%56) {uniq_name = "_QFexplicitEe"} : (!fir.ref<!fir.array<4xf32>>, !fir.shapeshift<1>) -> !fir.ref<!fir.array<4xf32>>
      %66 = fir.declare %arg9 {uniq_name = "_QFexplicitEl"} : (!fir.ref<!fir.logical<4>>) -> !fir.ref<!fir.logical<4>>
      %67 = fir.declare %arg10 {uniq_name = "_QFexplicitEz"} : (!fir.ref<complex<f32>>) -> !fir.ref<complex<f32>>
      %68 = fir.declare %arg11 typeparams %c5_31 {uniq_name = "_QFexplicitEch"} : (!fir.ref<!fir.char<1,5>>, index) -> !fir.ref<!fir.char<1,5>>
      %69 = fir.load %64 : !fir.ref<f32>
      %c3_32 = arith.constant 3 : index
      %70 = fir.array_coor %61(%58) %c3_32 : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %71 = fir.load %70 : !fir.ref<f32>
      %72 = arith.addf %69, %71 fastmath<contract> : f32
      %c1_33 = arith.constant 1 : index
      %73 = fir.array_coor %60(%59) %c1_33 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      fir.store %72 to %73 : !fir.ref<f32>
      %74 = fir.load %63 : !fir.ref<i32>
      %c1_34 = arith.constant 1 : index
      %75 = fir.array_coor %62(%57) %c1_34 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %76 = fir.convert %74 : (i32) -> f32
      fir.store %76 to %75 : !fir.ref<f32>
      %c3_i32 = arith.constant 3 : i32
      %c2_35 = arith.constant 2 : index
      %77 = fir.array_coor %65(%56) %c2_35 : (!fir.ref<!fir.array<4xf32>>, !fir.shapeshift<1>, index) -> !fir.ref<f32>
      %78 = fir.convert %c3_i32 : (i32) -> f32
      fir.store %78 to %77 : !fir.ref<f32>
      %true = arith.constant true
      %79 = fir.convert %true : (i1) -> !fir.logical<4>
      fir.store %79 to %66 : !fir.ref<!fir.logical<4>>
      %c1_i32 = arith.constant 1 : i32
      %cst_36 = arith.constant 0.000000e+00 : f32
      %80 = fir.undefined complex<f32>
      %81 = fir.convert %c1_i32 : (i32) -> f32
      %82 = fir.insert_value %80, %81, [0 : index] : (complex<f32>, f32) -> complex<f32>
      %83 = fir.insert_value %82, %cst_36, [1 : index] : (complex<f32>, f32) -> complex<f32>
      fir.store %83 to %67 : !fir.ref<complex<f32>>
      %84 = fir.address_of(@_QQclX78) : !fir.ref<!fir.char<1>>
      %c1_37 = arith.constant 1 : index
      %c5_38 = arith.constant 5 : index
      %c1_39 = arith.constant 1 : index
      %85 = fir.convert %68 : (!fir.ref<!fir.char<1,5>>) -> !llvm.ptr
      %86 = fir.convert %84 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
      %87 = fir.convert %c1_39 : (index) -> i64
      "llvm.intr.memmove"(%85, %86, %87) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
      %c1_40 = arith.constant 1 : index
      %88 = fir.convert %68 : (!fir.ref<!fir.char<1,5>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
      %89 = fir.coordinate_of %88, %c1_40 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
      %c4_41 = arith.constant 4 : index
      %90 = fir.convert %89 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
      %c32_i8 = arith.constant 32 : i8
      %91 = fir.convert %c4_41 : (index) -> i64
      "llvm.intr.memset"(%90, %c32_i8, %91) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
      omp.terminator
    }
    return
  }
  fir.global linkonce @_QQclX78 constant : !fir.char<1> {
    %0 = fir.string_lit "x"(1) : !fir.char<1>
    fir.has_value %0 : !fir.char<1>
  }
  func.func @_QPclauses(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.ref<i32> {fir.bindc_name = "m"}, %arg2: !fir.ref<!fir.array<100xf32>> {fir.bindc_name = "b"}, %arg3: !fir.ref<!fir.array<100x3xf32>> {fir.bindc_name = "c"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFclausesEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %2 = fir.declare %arg1 dummy_scope %0 arg 2 {uniq_name = "_QFclausesEm"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %c1 = arith.constant 1 : index
    %c100 = arith.constant 100 : index
    %3 = fir.shape %c100 : (index) -> !fir.shape<1>
    %4 = fir.declare %arg2(%3) dummy_scope %0 arg 3 {uniq_name = "_QFclausesEb"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<100xf32>>
    %c1_0 = arith.constant 1 : index
    %c100_1 = arith.constant 100 : index
    %c1_2 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %5 = fir.shape %c100_1, %c3 : (index, index) -> !fir.shape<2>
    %6 = fir.declare %arg3(%5) dummy_scope %0 arg 4 {uniq_name = "_QFclausesEc"} : (!fir.ref<!fir.array<100x3xf32>>, !fir.shape<2>, !fir.dscope) -> !fir.ref<!fir.array<100x3xf32>>
    %7 = fir.load %2 : !fir.ref<i32>
    %8 = fir.load %1 : !fir.ref<i32>
    %c3_i32 = arith.constant 3 : i32
    %9 = arith.cmpi sgt, %8, %c3_i32 : i32
    %c4_i32 = arith.constant 4 : i32
    %10 = omp.map.info var_ptr(%1 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = "n"}
    %11 = omp.map.info var_ptr(%2 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = "m"}
    %c0 = arith.constant 0 : index
    %c1_3 = arith.constant 1 : index
    %c99 = arith.constant 99 : index
    %12 = omp.map.bounds lower_bound(%c0 : index) upper_bound(%c99 : index) extent(%c100 : index) stride(%c1_3 : index) start_idx(%c1 : index)
    %13 = omp.map.info var_ptr(%4 : !fir.ref<!fir.array<100xf32>>, !fir.array<100xf32>) map_clauses(implicit, tofrom) capture(ByRef) bounds(%12) -> !fir.ref<!fir.array<100xf32>> {name = "b"}
    %c0_4 = arith.constant 0 : index
    %c1_5 = arith.constant 1 : index
    %c99_6 = arith.constant 99 : index
    %c2 = arith.constant 2 : index
    %14 = omp.map.bounds lower_bound(%c0_4 : index) upper_bound(%c99_6 : index) extent(%c100_1 : index) stride(%c1_5 : index) start_idx(%c1_0 : index)
    %15 = omp.map.bounds lower_bound(%c0_4 : index) upper_bound(%c2 : index) extent(%c3 : index) stride(%c1_5 : index) start_idx(%c1_2 : index)
    %16 = omp.map.info var_ptr(%6 : !fir.ref<!fir.array<100x3xf32>>, !fir.array<100x3xf32>) map_clauses(implicit, tofrom) capture(ByRef) bounds(%14, %15) -> !fir.ref<!fir.array<100x3xf32>> {name = "c"}
    omp.target depend(taskdependin -> %1 : !fir.ref<i32>, taskdependout -> %4 : !fir.ref<!fir.array<100xf32>>) device(%7 : i32) if(%9) nowait thread_limit(%c4_i32 : i32) map_entries(%10 -> %arg4, %11 -> %arg5, %13 -> %arg6, %16 -> %arg7 : !fir.ref<i32>, !fir.ref<i32>, !fir.ref<!fir.array<100xf32>>, !fir.ref<!fir.array<100x3xf32>>) {
      %c100_24 = arith.constant 100 : index
      %c3_25 = arith.constant 3 : index
      %c100_26 = arith.constant 100 : index
      %22 = fir.shape %c100_26, %c3_25 : (index, index) -> !fir.shape<2>
      %23 = fir.shape %c100_24 : (index) -> !fir.shape<1>
      %24 = fir.declare %arg4 {uniq_name = "_QFclausesEn"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %25 = fir.declare %arg5 {uniq_name = "_QFclausesEm"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %26 = fir.declare %arg6(%23) {uniq_name = "_QFclausesEb"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<100xf32>>
      %27 = fir.declare %arg7(%22) {uniq_name = "_QFclausesEc"} : (!fir.ref<!fir.array<100x3xf32>>, !fir.shape<2>) -> !fir.ref<!fir.array<100x3xf32>>
      %c1_27 = arith.constant 1 : index
      %c2_28 = arith.constant 2 : index
      %28 = fir.array_coor %27(%22) %c1_27, %c2_28 : (!fir.ref<!fir.array<100x3xf32>>, !fir.shape<2>, index, index) -> !fir.ref<f32>
      %29 = fir.load %28 : !fir.ref<f32>
      %c1_29 = arith.constant 1 : index
      %30 = fir.array_coor %26(%23) %c1_29 : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      fir.store %29 to %30 : !fir.ref<f32>
      omp.terminator
    }
    %c0_7 = arith.constant 0 : index
    %c1_8 = arith.constant 1 : index
    %c99_9 = arith.constant 99 : index
    %17 = omp.map.bounds lower_bound(%c0_7 : index) upper_bound(%c99_9 : index) extent(%c100 : index) stride(%c1_8 : index) start_idx(%c1 : index)
    %18 = omp.map.info var_ptr(%4 : !fir.ref<!fir.array<100xf32>>, !fir.array<100xf32>) map_clauses(close, present, to) capture(ByRef) bounds(%17) -> !fir.ref<!fir.array<100xf32>> {name = "b"}
    %c1_10 = arith.constant 1 : index
    %c100_11 = arith.constant 100 : index
    %c0_12 = arith.constant 0 : index
    %c1_13 = arith.constant 1 : index
    %c99_14 = arith.constant 99 : index
    %c300 = arith.constant 300 : index
    %c2_15 = arith.constant 2 : index
    %c1_16 = arith.constant 1 : index
    %c1_17 = arith.constant 1 : index
    %c0_18 = arith.constant 0 : index
    %c1_19 = arith.constant 1 : index
    %c99_20 = arith.constant 99 : index
    %c2_21 = arith.constant 2 : index
    %c1_22 = arith.constant 1 : index
    %c1_23 = arith.constant 1 : index
    %19 = omp.map.bounds lower_bound(%c0_12 : index) upper_bound(%c99_14 : index) extent(%c100_1 : index) stride(%c1_22 : index) start_idx(%c1_0 : index)
    %20 = omp.map.bounds lower_bound(%c1_16 : index) upper_bound(%c1_16 : index) extent(%c1_17 : index) stride(%c1_23 : index) start_idx(%c1_2 : index)
    %21 = omp.map.info var_ptr(%6 : !fir.ref<!fir.array<100x3xf32>>, !fir.array<100x3xf32>) map_clauses(storage) capture(ByRef) bounds(%19, %20) -> !fir.ref<!fir.array<100x3xf32>> {name = "c(:,2)"}
    omp.target map_entries(%18 -> %arg4, %21 -> %arg5 : !fir.ref<!fir.array<100xf32>>, !fir.ref<!fir.array<100x3xf32>>) {
      %c100_24 = arith.constant 100 : index
      %c3_25 = arith.constant 3 : index
      %c100_26 = arith.constant 100 : index
      %22 = fir.shape %c100_26, %c3_25 : (index, index) -> !fir.shape<2>
      %23 = fir.shape %c100_24 : (index) -> !fir.shape<1>
      %24 = fir.declare %arg4(%23) {uniq_name = "_QFclausesEb"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<100xf32>>
      %25 = fir.declare %arg5(%22) {uniq_name = "_QFclausesEc"} : (!fir.ref<!fir.array<100x3xf32>>, !fir.shape<2>) -> !fir.ref<!fir.array<100x3xf32>>
      %c1_27 = arith.constant 1 : index
      %c2_28 = arith.constant 2 : index
      %26 = fir.array_coor %25(%22) %c1_27, %c2_28 : (!fir.ref<!fir.array<100x3xf32>>, !fir.shape<2>, index, index) -> !fir.ref<f32>
      %27 = fir.load %26 : !fir.ref<f32>
      %c1_29 = arith.constant 1 : index
      %28 = fir.array_coor %24(%23) %c1_29 : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      fir.store %27 to %28 : !fir.ref<f32>
      omp.terminator
    }
    return
  }
  func.func @_QPdescriptors(%arg0: !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>> {fir.bindc_name = "p"}, %arg1: !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>> {fir.bindc_name = "q"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {fortran_attrs = #fir.var_attrs<pointer>, uniq_name = "_QFdescriptorsEp"} : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>, !fir.dscope) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>
    %2 = fir.declare %arg1 dummy_scope %0 arg 2 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFdescriptorsEq"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, !fir.dscope) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %3 = fir.alloca !fir.box<!fir.heap<i32>> {bindc_name = "sc", uniq_name = "_QFdescriptorsEsc"}
    %4 = fir.zero_bits !fir.heap<i32>
    %5 = fir.embox %4 : (!fir.heap<i32>) -> !fir.box<!fir.heap<i32>>
    fir.store %5 to %3 : !fir.ref<!fir.box<!fir.heap<i32>>>
    %6 = fir.declare %3 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFdescriptorsEsc"} : (!fir.ref<!fir.box<!fir.heap<i32>>>) -> !fir.ref<!fir.box<!fir.heap<i32>>>
    %7 = fir.alloca !fir.box<!fir.ptr<i32>> {bindc_name = "ps", uniq_name = "_QFdescriptorsEps"}
    %8 = fir.zero_bits !fir.ptr<i32>
    %9 = fir.embox %8 : (!fir.ptr<i32>) -> !fir.box<!fir.ptr<i32>>
    fir.store %9 to %7 : !fir.ref<!fir.box<!fir.ptr<i32>>>
    %10 = fir.declare %7 {fortran_attrs = #fir.var_attrs<pointer>, uniq_name = "_QFdescriptorsEps"} : (!fir.ref<!fir.box<!fir.ptr<i32>>>) -> !fir.ref<!fir.box<!fir.ptr<i32>>>
    %11 = fir.alloca !fir.box<!fir.heap<!fir.array<?x?xi32>>> {bindc_name = "q2", uniq_name = "_QFdescriptorsEq2"}
    %12 = fir.zero_bits !fir.heap<!fir.array<?x?xi32>>
    %c0 = arith.constant 0 : index
    %13 = fir.shape %c0, %c0 : (index, index) -> !fir.shape<2>
    %14 = fir.embox %12(%13) : (!fir.heap<!fir.array<?x?xi32>>, !fir.shape<2>) -> !fir.box<!fir.heap<!fir.array<?x?xi32>>>
    fir.store %14 to %11 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xi32>>>>
    %15 = fir.declare %11 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFdescriptorsEq2"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?x?xi32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xi32>>>>
    %16 = fir.load %2 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %17 = fir.load %2 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %c0_0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_1 = arith.constant 0 : index
    %18:3 = fir.box_dims %17, %c0_1 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %c0_2 = arith.constant 0 : index
    %19:3 = fir.box_dims %16, %c0_2 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %20 = arith.subi %19#1, %c1 : index
    %21 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%20 : index) extent(%19#1 : index) stride(%19#2 : index) start_idx(%18#0 : index) {stride_in_bytes = true}
    %22 = fir.box_offset %2 base_addr : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>
    %23 = omp.map.info var_ptr(%2 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, i32) map_clauses(to) capture(ByRef) var_ptr_ptr(%22 : !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) bounds(%21) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>> {name = ""}
    %24 = omp.map.info var_ptr(%2 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, !fir.box<!fir.heap<!fir.array<?xi32>>>) map_clauses(always, to) capture(ByRef) members(%23 : [0] : !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>> {name = "q"}
    %25 = fir.load %15 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xi32>>>>
    %26 = fir.box_addr %25 : (!fir.box<!fir.heap<!fir.array<?x?xi32>>>) -> !fir.heap<!fir.array<?x?xi32>>
    %c0_3 = arith.constant 0 : index
    %27:3 = fir.box_dims %25, %c0_3 : (!fir.box<!fir.heap<!fir.array<?x?xi32>>>, index) -> (index, index, index)
    %c1_4 = arith.constant 1 : index
    %28:3 = fir.box_dims %25, %c1_4 : (!fir.box<!fir.heap<!fir.array<?x?xi32>>>, index) -> (index, index, index)
    %29 = fir.shape_shift %27#0, %27#1, %28#0, %28#1 : (index, index, index, index) -> !fir.shapeshift<2>
    %c1_5 = arith.constant 1 : index
    %c0_6 = arith.constant 0 : index
    %30:3 = fir.box_dims %25, %c0_6 : (!fir.box<!fir.heap<!fir.array<?x?xi32>>>, index) -> (index, index, index)
    %c0_7 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %31 = arith.subi %c2, %27#0 : index
    %c3 = arith.constant 3 : index
    %32 = arith.subi %c3, %27#0 : index
    %c1_8 = arith.constant 1 : index
    %33:3 = fir.box_dims %25, %c1_8 : (!fir.box<!fir.heap<!fir.array<?x?xi32>>>, index) -> (index, index, index)
    %c0_9 = arith.constant 0 : index
    %c1_10 = arith.constant 1 : index
    %34 = arith.subi %28#1, %c1_10 : index
    %35 = fir.load %15 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xi32>>>>
    %36 = fir.load %15 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xi32>>>>
    %c0_11 = arith.constant 0 : index
    %c1_12 = arith.constant 1 : index
    %c0_13 = arith.constant 0 : index
    %37:3 = fir.box_dims %36, %c0_13 : (!fir.box<!fir.heap<!fir.array<?x?xi32>>>, index) -> (index, index, index)
    %c0_14 = arith.constant 0 : index
    %38:3 = fir.box_dims %35, %c0_14 : (!fir.box<!fir.heap<!fir.array<?x?xi32>>>, index) -> (index, index, index)
    %39 = arith.subi %38#1, %c1_12 : index
    %c1_15 = arith.constant 1 : index
    %40:3 = fir.box_dims %36, %c1_15 : (!fir.box<!fir.heap<!fir.array<?x?xi32>>>, index) -> (index, index, index)
    %c1_16 = arith.constant 1 : index
    %41:3 = fir.box_dims %35, %c1_16 : (!fir.box<!fir.heap<!fir.array<?x?xi32>>>, index) -> (index, index, index)
    %42 = arith.subi %41#1, %c1_12 : index
    %43 = omp.map.bounds lower_bound(%31 : index) upper_bound(%32 : index) extent(%27#1 : index) stride(%30#2 : index) start_idx(%27#0 : index) {stride_in_bytes = true}
    %44 = omp.map.bounds lower_bound(%c0_9 : index) upper_bound(%34 : index) extent(%28#1 : index) stride(%33#2 : index) start_idx(%28#0 : index) {stride_in_bytes = true}
    %45 = fir.box_offset %15 base_addr : (!fir.ref<!fir.box<!fir.heap<!fir.array<?x?xi32>>>>) -> !fir.llvm_ptr<!fir.ref<!fir.array<?x?xi32>>>
    %46 = omp.map.info var_ptr(%15 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xi32>>>>, i32) map_clauses(to) capture(ByRef) var_ptr_ptr(%45 : !fir.llvm_ptr<!fir.ref<!fir.array<?x?xi32>>>) bounds(%43, %44) -> !fir.llvm_ptr<!fir.ref<!fir.array<?x?xi32>>> {name = ""}
    %47 = omp.map.info var_ptr(%15 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xi32>>>>, !fir.box<!fir.heap<!fir.array<?x?xi32>>>) map_clauses(always, to) capture(ByRef) members(%46 : [0] : !fir.llvm_ptr<!fir.ref<!fir.array<?x?xi32>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xi32>>>> {name = "q2(2:3,:)"}
    %48 = fir.load %1 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>
    %49 = fir.load %1 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>
    %c0_17 = arith.constant 0 : index
    %c1_18 = arith.constant 1 : index
    %c0_19 = arith.constant 0 : index
    %50:3 = fir.box_dims %49, %c0_19 : (!fir.box<!fir.ptr<!fir.array<?xi32>>>, index) -> (index, index, index)
    %c0_20 = arith.constant 0 : index
    %51:3 = fir.box_dims %48, %c0_20 : (!fir.box<!fir.ptr<!fir.array<?xi32>>>, index) -> (index, index, index)
    %52 = arith.subi %51#1, %c1_18 : index
    %53 = omp.map.bounds lower_bound(%c0_17 : index) upper_bound(%52 : index) extent(%51#1 : index) stride(%51#2 : index) start_idx(%50#0 : index) {stride_in_bytes = true}
    %54 = fir.box_offset %1 base_addr : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>
    %55 = omp.map.info var_ptr(%1 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>, i32) map_clauses(implicit, tofrom) capture(ByRef) var_ptr_ptr(%54 : !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) bounds(%53) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>> {name = ""}
    %56 = omp.map.info var_ptr(%1 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>, !fir.box<!fir.ptr<!fir.array<?xi32>>>) map_clauses(always, implicit, to) capture(ByRef) members(%55 : [0] : !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>> {name = "p"}
    %57 = fir.box_offset %6 base_addr : (!fir.ref<!fir.box<!fir.heap<i32>>>) -> !fir.llvm_ptr<!fir.ref<i32>>
    %58 = omp.map.info var_ptr(%6 : !fir.ref<!fir.box<!fir.heap<i32>>>, i32) map_clauses(implicit, tofrom) capture(ByRef) var_ptr_ptr(%57 : !fir.llvm_ptr<!fir.ref<i32>>) -> !fir.llvm_ptr<!fir.ref<i32>> {name = ""}
    %59 = omp.map.info var_ptr(%6 : !fir.ref<!fir.box<!fir.heap<i32>>>, !fir.box<!fir.heap<i32>>) map_clauses(always, implicit, to) capture(ByRef) members(%58 : [0] : !fir.llvm_ptr<!fir.ref<i32>>) -> !fir.ref<!fir.box<!fir.heap<i32>>> {name = "sc"}
    %60 = fir.box_offset %10 base_addr : (!fir.ref<!fir.box<!fir.ptr<i32>>>) -> !fir.llvm_ptr<!fir.ref<i32>>
    %61 = omp.map.info var_ptr(%10 : !fir.ref<!fir.box<!fir.ptr<i32>>>, i32) map_clauses(implicit, tofrom) capture(ByRef) var_ptr_ptr(%60 : !fir.llvm_ptr<!fir.ref<i32>>) -> !fir.llvm_ptr<!fir.ref<i32>> {name = ""}
    %62 = omp.map.info var_ptr(%10 : !fir.ref<!fir.box<!fir.ptr<i32>>>, !fir.box<!fir.ptr<i32>>) map_clauses(always, implicit, to) capture(ByRef) members(%61 : [0] : !fir.llvm_ptr<!fir.ref<i32>>) -> !fir.ref<!fir.box<!fir.ptr<i32>>> {name = "ps"}
    omp.target map_entries(%24 -> %arg2, %47 -> %arg3, %56 -> %arg4, %59 -> %arg5, %62 -> %arg6, %23 -> %arg7, %46 -> %arg8, %55 -> %arg9, %58 -> %arg10, %61 -> %arg11 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xi32>>>>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>, !fir.ref<!fir.box<!fir.heap<i32>>>, !fir.ref<!fir.box<!fir.ptr<i32>>>, !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>, !fir.llvm_ptr<!fir.ref<!fir.array<?x?xi32>>>, !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>, !fir.llvm_ptr<!fir.ref<i32>>, !fir.llvm_ptr<!fir.ref<i32>>) {
      %76 = fir.declare %arg2 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFdescriptorsEq"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
      %77 = fir.declare %arg3 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFdescriptorsEq2"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?x?xi32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xi32>>>>
      %78 = fir.declare %arg4 {fortran_attrs = #fir.var_attrs<pointer>, uniq_name = "_QFdescriptorsEp"} : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>
      %79 = fir.declare %arg5 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFdescriptorsEsc"} : (!fir.ref<!fir.box<!fir.heap<i32>>>) -> !fir.ref<!fir.box<!fir.heap<i32>>>
      %80 = fir.declare %arg6 {fortran_attrs = #fir.var_attrs<pointer>, uniq_name = "_QFdescriptorsEps"} : (!fir.ref<!fir.box<!fir.ptr<i32>>>) -> !fir.ref<!fir.box<!fir.ptr<i32>>>
      %c1_i32 = arith.constant 1 : i32
      %81 = fir.load %78 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>
      %82 = fir.box_addr %81 : (!fir.box<!fir.ptr<!fir.array<?xi32>>>) -> !fir.ptr<!fir.array<?xi32>>
      %c0_24 = arith.constant 0 : index
      %83:3 = fir.box_dims %81, %c0_24 : (!fir.box<!fir.ptr<!fir.array<?xi32>>>, index) -> (index, index, index)
      %84 = fir.shift %83#0 : (index) -> !fir.shift<1>
      %c1_25 = arith.constant 1 : index
      %85 = fir.array_coor %81(%84) %c1_25 : (!fir.box<!fir.ptr<!fir.array<?xi32>>>, !fir.shift<1>, index) -> !fir.ref<i32>
      fir.store %c1_i32 to %85 : !fir.ref<i32>
      %c2_i32 = arith.constant 2 : i32
      %86 = fir.load %76 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
      %87 = fir.box_addr %86 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
      %c0_26 = arith.constant 0 : index
      %88:3 = fir.box_dims %86, %c0_26 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
      %89 = fir.shape_shift %88#0, %88#1 : (index, index) -> !fir.shapeshift<1>
      %c1_27 = arith.constant 1 : index
      %90 = fir.array_coor %87(%89) %c1_27 : (!fir.heap<!fir.array<?xi32>>, !fir.shapeshift<1>, index) -> !fir.ref<i32>
      fir.store %c2_i32 to %90 : !fir.ref<i32>
      %91 = fir.load %79 : !fir.ref<!fir.box<!fir.heap<i32>>>
      %92 = fir.box_addr %91 : (!fir.box<!fir.heap<i32>>) -> !fir.heap<i32>
      %c1_i32_28 = arith.constant 1 : i32
      %93 = fir.box_addr %91 : (!fir.box<!fir.heap<i32>>) -> !fir.heap<i32>
      %94 = fir.convert %93 : (!fir.heap<i32>) -> i64
      %c0_i64_29 = arith.constant 0 : i64
      %95 = arith.cmpi eq, %94, %c0_i64_29 : i64
      fir.if %95 {
        %106 = fir.allocmem i32
        %107 = fir.embox %106 : (!fir.heap<i32>) -> !fir.box<!fir.heap<i32>>
        fir.store %107 to %79 : !fir.ref<!fir.box<!fir.heap<i32>>>
      }
      %96 = fir.load %79 : !fir.ref<!fir.box<!fir.heap<i32>>>
      %97 = fir.box_addr %96 : (!fir.box<!fir.heap<i32>>) -> !fir.heap<i32>
      fir.store %c1_i32_28 to %97 : !fir.heap<i32>
      %c2_i32_30 = arith.constant 2 : i32
      %98 = fir.load %80 : !fir.ref<!fir.box<!fir.ptr<i32>>>
      %99 = fir.box_addr %98 : (!fir.box<!fir.ptr<i32>>) -> !fir.ptr<i32>
      fir.store %c2_i32_30 to %99 : !fir.ptr<i32>
      %c3_i32 = arith.constant 3 : i32
      %100 = fir.load %77 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xi32>>>>
      %101 = fir.box_addr %100 : (!fir.box<!fir.heap<!fir.array<?x?xi32>>>) -> !fir.heap<!fir.array<?x?xi32>>
      %c0_31 = arith.constant 0 : index
      %102:3 = fir.box_dims %100, %c0_31 : (!fir.box<!fir.heap<!fir.array<?x?xi32>>>, index) -> (index, index, index)
      %c1_32 = arith.constant 1 : index
      %103:3 = fir.box_dims %100, %c1_32 : (!fir.box<!fir.heap<!fir.array<?x?xi32>>>, index) -> (index, index, index)
      %104 = fir.shape_shift %102#0, %102#1, %103#0, %103#1 : (index, index, index, index) -> !fir.shapeshift<2>
      %c1_33 = arith.constant 1 : index
      %c1_34 = arith.constant 1 : index
      %105 = fir.array_coor %101(%104) %c1_33, %c1_34 : (!fir.heap<!fir.array<?x?xi32>>, !fir.shapeshift<2>, index, index) -> !fir.ref<i32>
      fir.store %c3_i32 to %105 : !fir.ref<i32>
      omp.terminator
    }
    %63 = fir.load %15 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xi32>>>>
    %64 = fir.box_addr %63 : (!fir.box<!fir.heap<!fir.array<?x?xi32>>>) -> !fir.heap<!fir.array<?x?xi32>>
    %c0_21 = arith.constant 0 : index
    %65:3 = fir.box_dims %63, %c0_21 : (!fir.box<!fir.heap<!fir.array<?x?xi32>>>, index) -> (index, index, index)
    %c1_22 = arith.constant 1 : index
    %66:3 = fir.box_dims %63, %c1_22 : (!fir.box<!fir.heap<!fir.array<?x?xi32>>>, index) -> (index, index, index)
    %67 = fir.shape_shift %65#0, %65#1, %66#0, %66#1 : (index, index, index, index) -> !fir.shapeshift<2>
    %68 = fir.box_addr %63 : (!fir.box<!fir.heap<!fir.array<?x?xi32>>>) -> !fir.heap<!fir.array<?x?xi32>>
    %69 = fir.convert %68 : (!fir.heap<!fir.array<?x?xi32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %70 = arith.cmpi ne, %69, %c0_i64 : i64
    fir.if %70 {
      fir.freemem %68 : !fir.heap<!fir.array<?x?xi32>>
      %76 = fir.zero_bits !fir.heap<!fir.array<?x?xi32>>
      %c0_24 = arith.constant 0 : index
      %77 = fir.shape %c0_24, %c0_24 : (index, index) -> !fir.shape<2>
      %78 = fir.embox %76(%77) : (!fir.heap<!fir.array<?x?xi32>>, !fir.shape<2>) -> !fir.box<!fir.heap<!fir.array<?x?xi32>>>
      fir.store %78 to %15 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xi32>>>>
    }
    %71 = fir.load %6 : !fir.ref<!fir.box<!fir.heap<i32>>>
    %72 = fir.box_addr %71 : (!fir.box<!fir.heap<i32>>) -> !fir.heap<i32>
    %73 = fir.box_addr %71 : (!fir.box<!fir.heap<i32>>) -> !fir.heap<i32>
    %74 = fir.convert %73 : (!fir.heap<i32>) -> i64
    %c0_i64_23 = arith.constant 0 : i64
    %75 = arith.cmpi ne, %74, %c0_i64_23 : i64
    fir.if %75 {
      fir.freemem %73 : !fir.heap<i32>
      %76 = fir.zero_bits !fir.heap<i32>
      %77 = fir.embox %76 : (!fir.heap<i32>) -> !fir.box<!fir.heap<i32>>
      fir.store %77 to %6 : !fir.ref<!fir.box<!fir.heap<i32>>>
    }
    return
  }
  func.func @_QPmembers() {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.alloca !fir.type<_QFmembersTt{a:i32,b:i32,x:!fir.box<!fir.heap<!fir.array<?xf32>>>,w:!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>,f:!fir.array<4xf32>}> {bindc_name = "v", uniq_name = "_QFmembersEv"}
    %2 = fir.declare %1 {uniq_name = "_QFmembersEv"} : (!fir.ref<!fir.type<_QFmembersTt{a:i32,b:i32,x:!fir.box<!fir.heap<!fir.array<?xf32>>>,w:!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>,f:!fir.array<4xf32>}>>) -> !fir.ref<!fir.type<_QFmembersTt{a:i32,b:i32,x:!fir.box<!fir.heap<!fir.array<?xf32>>>,w:!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>,f:!fir.array<4xf32>}>>
    %3 = fir.address_of(@_QQ_QFmembersTt.DerivedInit) : !fir.ref<!fir.type<_QFmembersTt{a:i32,b:i32,x:!fir.box<!fir.heap<!fir.array<?xf32>>>,w:!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>,f:!fir.array<4xf32>}>>
    fir.copy %3 to %2 no_overlap : !fir.ref<!fir.type<_QFmembersTt{a:i32,b:i32,x:!fir.box<!fir.heap<!fir.array<?xf32>>>,w:!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>,f:!fir.array<4xf32>}>>, !fir.ref<!fir.type<_QFmembersTt{a:i32,b:i32,x:!fir.box<!fir.heap<!fir.array<?xf32>>>,w:!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>,f:!fir.array<4xf32>}>>
    %4 = fir.alloca !fir.type<_QFmembersTplain{a:i32,f:!fir.array<4xf32>}> {bindc_name = "s", uniq_name = "_QFmembersEs"}
    %5 = fir.declare %4 {uniq_name = "_QFmembersEs"} : (!fir.ref<!fir.type<_QFmembersTplain{a:i32,f:!fir.array<4xf32>}>>) -> !fir.ref<!fir.type<_QFmembersTplain{a:i32,f:!fir.array<4xf32>}>>
    %c1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %6 = fir.alloca !fir.array<10xi32> {bindc_name = "y", uniq_name = "_QFmembersEy"}
    %7 = fir.shape %c10 : (index) -> !fir.shape<1>
    %8 = fir.declare %6(%7) {uniq_name = "_QFmembersEy"} : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>) -> !fir.ref<!fir.array<10xi32>>
    %9 = fir.coordinate_of %2, a : (!fir.ref<!fir.type<_QFmembersTt{a:i32,b:i32,x:!fir.box<!fir.heap<!fir.array<?xf32>>>,w:!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>,f:!fir.array<4xf32>}>>) -> !fir.ref<i32>
    %10 = omp.map.info var_ptr(%9 : !fir.ref<i32>, i32) map_clauses(to) capture(ByRef) -> !fir.ref<i32> {name = "v%a"}
    %c0 = arith.constant 0 : index
    %c1_0 = arith.constant 1 : index
    %c9 = arith.constant 9 : index
    %11 = omp.map.bounds lower_bound(%c0 : index) upper_bound(%c9 : index) extent(%c10 : index) stride(%c1_0 : index) start_idx(%c1 : index)
    %12 = omp.map.info var_ptr(%8 : !fir.ref<!fir.array<10xi32>>, !fir.array<10xi32>) map_clauses(tofrom) capture(ByRef) bounds(%11) -> !fir.ref<!fir.array<10xi32>> {accc.map_words = ["default"], name = "y"}
    %13 = fir.coordinate_of %2, b : (!fir.ref<!fir.type<_QFmembersTt{a:i32,b:i32,x:!fir.box<!fir.heap<!fir.array<?xf32>>>,w:!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>,f:!fir.array<4xf32>}>>) -> !fir.ref<i32>
    %14 = omp.map.info var_ptr(%13 : !fir.ref<i32>, i32) map_clauses(from) capture(ByRef) -> !fir.ref<i32> {name = "v%b"}
    %15 = fir.coordinate_of %2, w : (!fir.ref<!fir.type<_QFmembersTt{a:i32,b:i32,x:!fir.box<!fir.heap<!fir.array<?xf32>>>,w:!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>,f:!fir.array<4xf32>}>>) -> !fir.ref<!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>>
    %16 = fir.coordinate_of %15, z : (!fir.ref<!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>>) -> !fir.ref<f32>
    %17 = omp.map.info var_ptr(%16 : !fir.ref<f32>, f32) map_clauses(from) capture(ByRef) -> !fir.ref<f32> {name = "v%w%z"}
    %18 = omp.map.info var_ptr(%2 : !fir.ref<!fir.type<_QFmembersTt{a:i32,b:i32,x:!fir.box<!fir.heap<!fir.array<?xf32>>>,w:!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>,f:!fir.array<4xf32>}>>, !fir.type<_QFmembersTt{a:i32,b:i32,x:!fir.box<!fir.heap<!fir.array<?xf32>>>,w:!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>,f:!fir.array<4xf32>}>) map_clauses(to) capture(ByRef) members(%10, %14, %17 : [0], [1], [3, 0] : !fir.ref<i32>, !fir.ref<i32>, !fir.ref<f32>) -> !fir.ref<!fir.type<_QFmembersTt{a:i32,b:i32,x:!fir.box<!fir.heap<!fir.array<?xf32>>>,w:!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>,f:!fir.array<4xf32>}>> {name = "v", partial_map = true}
    omp.target map_entries(%12 -> %arg0, %18 -> %arg1, %10 -> %arg2, %14 -> %arg3, %17 -> %arg4 : !fir.ref<!fir.array<10xi32>>, !fir.ref<!fir.type<_QFmembersTt{a:i32,b:i32,x:!fir.box<!fir.heap<!fir.array<?xf32>>>,w:!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>,f:!fir.array<4xf32>}>>, !fir.ref<i32>, !fir.ref<i32>, !fir.ref<f32>) {
      %c10_38 = arith.constant 10 : index
      %57 = fir.shape %c10_38 : (index) -> !fir.shape<1>
      %58 = fir.declare %arg0(%57) {uniq_name = "_QFmembersEy"} : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>) -> !fir.ref<!fir.array<10xi32>>
      %59 = fir.declare %arg1 {uniq_name = "_QFmembersEv"} : (!fir.ref<!fir.type<_QFmembersTt{a:i32,b:i32,x:!fir.box<!fir.heap<!fir.array<?xf32>>>,w:!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>,f:!fir.array<4xf32>}>>) -> !fir.ref<!fir.type<_QFmembersTt{a:i32,b:i32,x:!fir.box<!fir.heap<!fir.array<?xf32>>>,w:!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>,f:!fir.array<4xf32>}>>
      %c1_i32 = arith.constant 1 : i32
      %60 = fir.coordinate_of %59, a : (!fir.ref<!fir.type<_QFmembersTt{a:i32,b:i32,x:!fir.box<!fir.heap<!fir.array<?xf32>>>,w:!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>,f:!fir.array<4xf32>}>>) -> !fir.ref<i32>
      fir.store %c1_i32 to %60 : !fir.ref<i32>
      omp.terminator
    }
    %19 = fir.coordinate_of %5, f : (!fir.ref<!fir.type<_QFmembersTplain{a:i32,f:!fir.array<4xf32>}>>) -> !fir.ref<!fir.array<4xf32>>
    %c1_1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %20 = fir.shape %c4 : (index) -> !fir.shape<1>
    %c0_2 = arith.constant 0 : index
    %c1_3 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c1_4 = arith.constant 1 : index
    %c4_5 = arith.constant 4 : index
    %c0_6 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1_7 = arith.constant 1 : index
    %c3_8 = arith.constant 3 : index
    %c2_9 = arith.constant 2 : index
    %c1_10 = arith.constant 1 : index
    %21 = omp.map.bounds lower_bound(%c1_7 : index) upper_bound(%c2_9 : index) extent(%c4 : index) stride(%c1_10 : index) start_idx(%c1_1 : index)
    %22 = omp.map.info var_ptr(%19 : !fir.ref<!fir.array<4xf32>>, !fir.array<4xf32>) map_clauses(tofrom) capture(ByRef) bounds(%21) -> !fir.ref<!fir.array<4xf32>> {accc.map_words = ["default"], name = "s%f(2:3)"}
    %23 = omp.map.info var_ptr(%5 : !fir.ref<!fir.type<_QFmembersTplain{a:i32,f:!fir.array<4xf32>}>>, !fir.type<_QFmembersTplain{a:i32,f:!fir.array<4xf32>}>) map_clauses(tofrom) capture(ByRef) members(%22 : [1] : !fir.ref<!fir.array<4xf32>>) -> !fir.ref<!fir.type<_QFmembersTplain{a:i32,f:!fir.array<4xf32>}>> {accc.map_words = ["default"], name = "s"}
    %c0_11 = arith.constant 0 : index
    %c1_12 = arith.constant 1 : index
    %c9_13 = arith.constant 9 : index
    %24 = omp.map.bounds lower_bound(%c0_11 : index) upper_bound(%c9_13 : index) extent(%c10 : index) stride(%c1_12 : index) start_idx(%c1 : index)
    %25 = omp.map.info var_ptr(%8 : !fir.ref<!fir.array<10xi32>>, !fir.array<10xi32>) map_clauses(implicit, tofrom) capture(ByRef) bounds(%24) -> !fir.ref<!fir.array<10xi32>> {name = "y"}
    omp.target map_entries(%23 -> %arg0, %25 -> %arg1, %22 -> %arg2 : !fir.ref<!fir.type<_QFmembersTplain{a:i32,f:!fir.array<4xf32>}>>, !fir.ref<!fir.array<10xi32>>, !fir.ref<!fir.array<4xf32>>) {
      %c10_38 = arith.constant 10 : index
      %57 = fir.shape %c10_38 : (index) -> !fir.shape<1>
      %58 = fir.declare %arg0 {uniq_name = "_QFmembersEs"} : (!fir.ref<!fir.type<_QFmembersTplain{a:i32,f:!fir.array<4xf32>}>>) -> !fir.ref<!fir.type<_QFmembersTplain{a:i32,f:!fir.array<4xf32>}>>
      %59 = fir.declare %arg1(%57) {uniq_name = "_QFmembersEy"} : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>) -> !fir.ref<!fir.array<10xi32>>
      %c1_i32 = arith.constant 1 : i32
      %60 = fir.coordinate_of %58, a : (!fir.ref<!fir.type<_QFmembersTplain{a:i32,f:!fir.array<4xf32>}>>) -> !fir.ref<i32>
      fir.store %c1_i32 to %60 : !fir.ref<i32>
      %c1_i32_39 = arith.constant 1 : i32
      %c2_40 = arith.constant 2 : index
      %61 = fir.array_coor %59(%57) %c2_40 : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>, index) -> !fir.ref<i32>
      fir.store %c1_i32_39 to %61 : !fir.ref<i32>
      omp.terminator
    }
    %26 = fir.coordinate_of %2, w : (!fir.ref<!fir.type<_QFmembersTt{a:i32,b:i32,x:!fir.box<!fir.heap<!fir.array<?xf32>>>,w:!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>,f:!fir.array<4xf32>}>>) -> !fir.ref<!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>>
    %27 = fir.coordinate_of %26, pp : (!fir.ref<!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>>) -> !fir.ref<!fir.box<!fir.ptr<i32>>>
    %28 = fir.load %27 : !fir.ref<!fir.box<!fir.ptr<i32>>>
    %29 = fir.box_addr %28 : (!fir.box<!fir.ptr<i32>>) -> !fir.ptr<i32>
    %30 = fir.box_offset %27 base_addr : (!fir.ref<!fir.box<!fir.ptr<i32>>>) -> !fir.llvm_ptr<!fir.ref<i32>>
    %31 = omp.map.info var_ptr(%27 : !fir.ref<!fir.box<!fir.ptr<i32>>>, i32) map_clauses(tofrom) capture(ByRef) var_ptr_ptr(%30 : !fir.llvm_ptr<!fir.ref<i32>>) -> !fir.llvm_ptr<!fir.ref<i32>> {name = ""}
    %32 = omp.map.info var_ptr(%27 : !fir.ref<!fir.box<!fir.ptr<i32>>>, !fir.box<!fir.ptr<i32>>) map_clauses(always, to) capture(ByRef) -> !fir.ref<!fir.box<!fir.ptr<i32>>> {accc.map_words = ["default"], name = "v%w%pp"}
    %33 = fir.coordinate_of %2, f : (!fir.ref<!fir.type<_QFmembersTt{a:i32,b:i32,x:!fir.box<!fir.heap<!fir.array<?xf32>>>,w:!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>,f:!fir.array<4xf32>}>>) -> !fir.ref<!fir.array<4xf32>>
    %c1_14 = arith.constant 1 : index
    %c4_15 = arith.constant 4 : index
    %34 = fir.shape %c4_15 : (index) -> !fir.shape<1>
    %c0_16 = arith.constant 0 : index
    %c1_17 = arith.constant 1 : index
    %c3_18 = arith.constant 3 : index
    %c1_19 = arith.constant 1 : index
    %c4_20 = arith.constant 4 : index
    %c0_21 = arith.constant 0 : index
    %c2_22 = arith.constant 2 : index
    %c1_23 = arith.constant 1 : index
    %c3_24 = arith.constant 3 : index
    %c2_25 = arith.constant 2 : index
    %c1_26 = arith.constant 1 : index
    %35 = omp.map.bounds lower_bound(%c1_23 : index) upper_bound(%c2_25 : index) extent(%c4_15 : index) stride(%c1_26 : index) start_idx(%c1_14 : index)
    %36 = omp.map.info var_ptr(%33 : !fir.ref<!fir.array<4xf32>>, !fir.array<4xf32>) map_clauses(tofrom) capture(ByRef) bounds(%35) -> !fir.ref<!fir.array<4xf32>> {name = "v%f(2:3)"}
    %37 = fir.coordinate_of %2, x : (!fir.ref<!fir.type<_QFmembersTt{a:i32,b:i32,x:!fir.box<!fir.heap<!fir.array<?xf32>>>,w:!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>,f:!fir.array<4xf32>}>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %38 = fir.load %37 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %39 = fir.box_addr %38 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %c0_27 = arith.constant 0 : index
    %40:3 = fir.box_dims %38, %c0_27 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %41 = fir.shape_shift %40#0, %40#1 : (index, index) -> !fir.shapeshift<1>
    %42 = fir.load %37 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %43 = fir.load %37 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %c0_28 = arith.constant 0 : index
    %c1_29 = arith.constant 1 : index
    %c0_30 = arith.constant 0 : index
    %44:3 = fir.box_dims %43, %c0_30 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %c0_31 = arith.constant 0 : index
    %45:3 = fir.box_dims %42, %c0_31 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %46 = arith.subi %45#1, %c1_29 : index
    %c1_32 = arith.constant 1 : index
    %c0_33 = arith.constant 0 : index
    %47:3 = fir.box_dims %38, %c0_33 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %c0_34 = arith.constant 0 : index
    %c1_35 = arith.constant 1 : index
    %48 = arith.subi %c1_35, %40#0 : index
    %c2_36 = arith.constant 2 : index
    %49 = arith.subi %c2_36, %40#0 : index
    %c1_37 = arith.constant 1 : index
    %50 = omp.map.bounds lower_bound(%48 : index) upper_bound(%49 : index) extent(%40#1 : index) stride(%c1_37 : index) start_idx(%40#0 : index)
    %51 = fir.box_offset %37 base_addr : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xf32>>>
    %52 = omp.map.info var_ptr(%37 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, f32) map_clauses(tofrom) capture(ByRef) var_ptr_ptr(%51 : !fir.llvm_ptr<!fir.ref<!fir.array<?xf32>>>) bounds(%50) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xf32>>> {name = ""}
    %53 = omp.map.info var_ptr(%37 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.box<!fir.heap<!fir.array<?xf32>>>) map_clauses(always, to) capture(ByRef) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>> {name = "v%x(1:2)"}
    %54 = omp.map.info var_ptr(%2 : !fir.ref<!fir.type<_QFmembersTt{a:i32,b:i32,x:!fir.box<!fir.heap<!fir.array<?xf32>>>,w:!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>,f:!fir.array<4xf32>}>>, !fir.type<_QFmembersTt{a:i32,b:i32,x:!fir.box<!fir.heap<!fir.array<?xf32>>>,w:!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>,f:!fir.array<4xf32>}>) map_clauses(tofrom) capture(ByRef) members(%32, %31, %36, %53, %52 : [3, 1], [3, 1, 0], [4], [2], [2, 0] : !fir.ref<!fir.box<!fir.ptr<i32>>>, !fir.llvm_ptr<!fir.ref<i32>>, !fir.ref<!fir.array<4xf32>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.llvm_ptr<!fir.ref<!fir.array<?xf32>>>) -> !fir.ref<!fir.type<_QFmembersTt{a:i32,b:i32,x:!fir.box<!fir.heap<!fir.array<?xf32>>>,w:!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>,f:!fir.array<4xf32>}>> {name = "v", partial_map = true}
    omp.target map_entries(%54 -> %arg0, %32 -> %arg1, %31 -> %arg2, %36 -> %arg3, %53 -> %arg4, %52 -> %arg5 : !fir.ref<!fir.type<_QFmembersTt{a:i32,b:i32,x:!fir.box<!fir.heap<!fir.array<?xf32>>>,w:!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>,f:!fir.array<4xf32>}>>, !fir.ref<!fir.box<!fir.ptr<i32>>>, !fir.llvm_ptr<!fir.ref<i32>>, !fir.ref<!fir.array<4xf32>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.llvm_ptr<!fir.ref<!fir.array<?xf32>>>) {
      %57 = fir.declare %arg0 {uniq_name = "_QFmembersEv"} : (!fir.ref<!fir.type<_QFmembersTt{a:i32,b:i32,x:!fir.box<!fir.heap<!fir.array<?xf32>>>,w:!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>,f:!fir.array<4xf32>}>>) -> !fir.ref<!fir.type<_QFmembersTt{a:i32,b:i32,x:!fir.box<!fir.heap<!fir.array<?xf32>>>,w:!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>,f:!fir.array<4xf32>}>>
      %c1_i32 = arith.constant 1 : i32
      %58 = fir.coordinate_of %57, a : (!fir.ref<!fir.type<_QFmembersTt{a:i32,b:i32,x:!fir.box<!fir.heap<!fir.array<?xf32>>>,w:!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>,f:!fir.array<4xf32>}>>) -> !fir.ref<i32>
      fir.store %c1_i32 to %58 : !fir.ref<i32>
      omp.terminator
    }
    %55 = fir.embox %2 : (!fir.ref<!fir.type<_QFmembersTt{a:i32,b:i32,x:!fir.box<!fir.heap<!fir.array<?xf32>>>,w:!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>,f:!fir.array<4xf32>}>>) -> !fir.box<!fir.type<_QFmembersTt{a:i32,b:i32,x:!fir.box<!fir.heap<!fir.array<?xf32>>>,w:!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>,f:!fir.array<4xf32>}>>
    %56 = fir.convert %55 : (!fir.box<!fir.type<_QFmembersTt{a:i32,b:i32,x:!fir.box<!fir.heap<!fir.array<?xf32>>>,w:!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>,f:!fir.array<4xf32>}>>) -> !fir.box<none>
    fir.call @_FortranADestroy(%56) fastmath<contract> : (!fir.box<none>) -> ()
    return
  }
  fir.global linkonce_odr @_QQ_QFmembersTt.DerivedInit constant : !fir.type<_QFmembersTt{a:i32,b:i32,x:!fir.box<!fir.heap<!fir.array<?xf32>>>,w:!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>,f:!fir.array<4xf32>}> {
    %0 = fir.undefined !fir.type<_QFmembersTt{a:i32,b:i32,x:!fir.box<!fir.heap<!fir.array<?xf32>>>,w:!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>,f:!fir.array<4xf32>}>
    %1 = fir.zero_bits i32
    %2 = fir.insert_value %0, %1, ["a", !fir.type<_QFmembersTt{a:i32,b:i32,x:!fir.box<!fir.heap<!fir.array<?xf32>>>,w:!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>,f:!fir.array<4xf32>}>] : (!fir.type<_QFmembersTt{a:i32,b:i32,x:!fir.box<!fir.heap<!fir.array<?xf32>>>,w:!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>,f:!fir.array<4xf32>}>, i32) -> !fir.type<_QFmembersTt{a:i32,b:i32,x:!fir.box<!fir.heap<!fir.array<?xf32>>>,w:!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>,f:!fir.array<4xf32>}>
    %3 = fir.zero_bits i32
    %4 = fir.insert_value %2, %3, ["b", !fir.type<_QFmembersTt{a:i32,b:i32,x:!fir.box<!fir.heap<!fir.array<?xf32>>>,w:!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>,f:!fir.array<4xf32>}>] : (!fir.type<_QFmembersTt{a:i32,b:i32,x:!fir.box<!fir.heap<!fir.array<?xf32>>>,w:!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>,f:!fir.array<4xf32>}>, i32) -> !fir.type<_QFmembersTt{a:i32,b:i32,x:!fir.box<!fir.heap<!fir.array<?xf32>>>,w:!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>,f:!fir.array<4xf32>}>
    %5 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
    %c0 = arith.constant 0 : index
    %6 = fir.shape %c0 : (index) -> !fir.shape<1>
    %7 = fir.embox %5(%6) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    %8 = fir.insert_value %4, %7, ["x", !fir.type<_QFmembersTt{a:i32,b:i32,x:!fir.box<!fir.heap<!fir.array<?xf32>>>,w:!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>,f:!fir.array<4xf32>}>] : (!fir.type<_QFmembersTt{a:i32,b:i32,x:!fir.box<!fir.heap<!fir.array<?xf32>>>,w:!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>,f:!fir.array<4xf32>}>, !fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.type<_QFmembersTt{a:i32,b:i32,x:!fir.box<!fir.heap<!fir.array<?xf32>>>,w:!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>,f:!fir.array<4xf32>}>
    %9 = fir.undefined !fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>
    %10 = fir.zero_bits f32
    %11 = fir.insert_value %9, %10, ["z", !fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>] : (!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>, f32) -> !fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>
    %12 = fir.zero_bits !fir.ptr<i32>
    %13 = fir.embox %12 : (!fir.ptr<i32>) -> !fir.box<!fir.ptr<i32>>
    %14 = fir.insert_value %11, %13, ["pp", !fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>] : (!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>, !fir.box<!fir.ptr<i32>>) -> !fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>
    %15 = fir.insert_value %8, %14, ["w", !fir.type<_QFmembersTt{a:i32,b:i32,x:!fir.box<!fir.heap<!fir.array<?xf32>>>,w:!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>,f:!fir.array<4xf32>}>] : (!fir.type<_QFmembersTt{a:i32,b:i32,x:!fir.box<!fir.heap<!fir.array<?xf32>>>,w:!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>,f:!fir.array<4xf32>}>, !fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>) -> !fir.type<_QFmembersTt{a:i32,b:i32,x:!fir.box<!fir.heap<!fir.array<?xf32>>>,w:!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>,f:!fir.array<4xf32>}>
    %16 = fir.zero_bits !fir.array<4xf32>
    %17 = fir.insert_value %15, %16, ["f", !fir.type<_QFmembersTt{a:i32,b:i32,x:!fir.box<!fir.heap<!fir.array<?xf32>>>,w:!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>,f:!fir.array<4xf32>}>] : (!fir.type<_QFmembersTt{a:i32,b:i32,x:!fir.box<!fir.heap<!fir.array<?xf32>>>,w:!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>,f:!fir.array<4xf32>}>, !fir.array<4xf32>) -> !fir.type<_QFmembersTt{a:i32,b:i32,x:!fir.box<!fir.heap<!fir.array<?xf32>>>,w:!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>,f:!fir.array<4xf32>}>
    fir.has_value %17 : !fir.type<_QFmembersTt{a:i32,b:i32,x:!fir.box<!fir.heap<!fir.array<?xf32>>>,w:!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>,f:!fir.array<4xf32>}>
  }
  func.func private @_FortranADestroy(!fir.box<none>) attributes {fir.runtime}
  func.func @_QPblocks(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.address_of(@blk_) : !fir.ref<!fir.array<4xi8>>
    %c0 = arith.constant 0 : index
    %2 = fir.coordinate_of %1, %c0 : (!fir.ref<!fir.array<4xi8>>, index) -> !fir.ref<i8>
    %3 = fir.convert %2 : (!fir.ref<i8>) -> !fir.ref<i32>
    %4 = fir.declare %3 storage(%1[0]) {uniq_name = "_QFblocksEi"} : (!fir.ref<i32>, !fir.ref<!fir.array<4xi8>>) -> !fir.ref<i32>
    %5 = fir.address_of(@blk_) : !fir.ref<!fir.array<4xi8>>
    %6 = fir.alloca i32
    %7 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFblocksEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %8 = fir.alloca i32 {bindc_name = "k", uniq_name = "_QFblocksEk"}
    %9 = fir.declare %8 {uniq_name = "_QFblocksEk"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %c1 = arith.constant 1 : index
    %10 = fir.load %7 : !fir.ref<i32>
    fir.store %10 to %6 : !fir.ref<i32>
    %11 = fir.convert %10 : (i32) -> index
    %c0_0 = arith.constant 0 : index
    %12 = arith.cmpi sgt, %11, %c0_0 : index
    %13 = arith.select %12, %11, %c0_0 : index
    %14 = fir.alloca !fir.array<?xi32>, %13 {bindc_name = "z", uniq_name = "_QFblocksEz"}
    %15 = fir.shape %13 : (index) -> !fir.shape<1>
    %16 = fir.declare %14(%15) {uniq_name = "_QFblocksEz"} : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.ref<!fir.array<?xi32>>
    %17 = fir.alloca !fir.box<!fir.heap<!fir.array<?xi32>>> {bindc_name = "q", uniq_name = "_QFblocksEq"}
    %18 = fir.zero_bits !fir.heap<!fir.array<?xi32>>
    %c0_1 = arith.constant 0 : index
    %19 = fir.shape %c0_1 : (index) -> !fir.shape<1>
    %20 = fir.embox %18(%19) : (!fir.heap<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xi32>>>
    fir.store %20 to %17 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %21 = fir.declare %17 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFblocksEq"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %22 = omp.map.info var_ptr(%5 : !fir.ref<!fir.array<4xi8>>, !fir.array<4xi8>) map_clauses(tofrom) capture(ByRef) -> !fir.ref<!fir.array<4xi8>> {accc.map_words = ["common"], name = "blk"}
    omp.target map_entries(%22 -> %arg1 : !fir.ref<!fir.array<4xi8>>) {
      %c0_10 = arith.constant 0 : index
      %44 = fir.coordinate_of %arg1, %c0_10 : (!fir.ref<!fir.array<4xi8>>, index) -> !fir.ref<i8>
      %45 = fir.convert %44 : (!fir.ref<i8>) -> !fir.ref<i32>
      %46 = fir.declare %45 storage(%arg1[0]) {uniq_name = "_QFblocksEi"} : (!fir.ref<i32>, !fir.ref<!fir.array<4xi8>>) -> !fir.ref<i32>
      %c2_i32 = arith.constant 2 : i32
      fir.store %c2_i32 to %46 : !fir.ref<i32>
      omp.terminator
    }
    %23 = omp.map.info var_ptr(%4 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = "i"}
    omp.target map_entries(%23 -> %arg1 : !fir.ref<i32>) {
      %44 = fir.declare %arg1 {uniq_name = "_QFblocksEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %c2_i32 = arith.constant 2 : i32
      fir.store %c2_i32 to %44 : !fir.ref<i32>
      omp.terminator
    }
    %24 = fir.embox %16(%15) : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xi32>>
    %c0_2 = arith.constant 0 : index
    %c1_3 = arith.constant 1 : index
    %c0_4 = arith.constant 0 : index
    %25:3 = fir.box_dims %24, %c0_4 : (!fir.box<!fir.array<?xi32>>, index) -> (index, index, index)
    %26 = arith.subi %25#1, %c1_3 : index
    %27 = omp.map.bounds lower_bound(%c0_2 : index) upper_bound(%26 : index) extent(%25#1 : index) stride(%25#2 : index) start_idx(%c1 : index) {stride_in_bytes = true}
    %28 = omp.map.info var_ptr(%16 : !fir.ref<!fir.array<?xi32>>, i32) map_clauses(implicit, to) capture(ByRef) bounds(%27) -> !fir.ref<!fir.array<?xi32>> {name = "z"}
    %29 = fir.load %21 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %30 = fir.load %21 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %c0_5 = arith.constant 0 : index
    %c1_6 = arith.constant 1 : index
    %c0_7 = arith.constant 0 : index
    %31:3 = fir.box_dims %30, %c0_7 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %c0_8 = arith.constant 0 : index
    %32:3 = fir.box_dims %29, %c0_8 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %33 = arith.subi %32#1, %c1_6 : index
    %34 = omp.map.info var_ptr(%21 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, !fir.box<!fir.heap<!fir.array<?xi32>>>) map_clauses(always, implicit, to) capture(ByRef) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>> {name = "q"}
    %35 = omp.map.info var_ptr(%9 : !fir.ref<i32>, i32) map_clauses(implicit, to) capture(ByRef) -> !fir.ref<i32> {name = "k"}
    %36 = omp.map.info var_ptr(%6 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = ""}
    omp.target has_device_addr(%28 -> %arg1, %34 -> %arg2, %35 -> %arg3 : !fir.ref<!fir.array<?xi32>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, !fir.ref<i32>) map_entries(%36 -> %arg4 : !fir.ref<i32>) {
      %44 = fir.load %arg4 : !fir.ref<i32>
      %c0_10 = arith.constant 0 : index
      %45 = fir.convert %44 : (i32) -> index
      %46 = arith.cmpi sgt, %45, %c0_10 : index
      %47 = arith.select %46, %45, %c0_10 : index
      %48 = fir.shape %47 : (index) -> !fir.shape<1>
      %49 = fir.declare %arg1(%48) {uniq_name = "_QFblocksEz"} : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.ref<!fir.array<?xi32>>
      %50 = fir.declare %arg2 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFblocksEq"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
      %51 = fir.declare %arg3 {uniq_name = "_QFblocksEk"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %c2_i32 = arith.constant 2 : i32
      %c1_11 = arith.constant 1 : index
      %52 = fir.array_coor %49(%48) %c1_11 : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>, index) -> !fir.ref<i32>
      fir.store %c2_i32 to %52 : !fir.ref<i32>
      %c3_i32 = arith.constant 3 : i32
      %53 = fir.load %50 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
      %54 = fir.box_addr %53 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
      %c0_12 = arith.constant 0 : index
      %55:3 = fir.box_dims %53, %c0_12 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
      %56 = fir.shape_shift %55#0, %55#1 : (index, index) -> !fir.shapeshift<1>
      %c1_13 = arith.constant 1 : index
      %57 = fir.array_coor %54(%56) %c1_13 : (!fir.heap<!fir.array<?xi32>>, !fir.shapeshift<1>, index) -> !fir.ref<i32>
      fir.store %c3_i32 to %57 : !fir.ref<i32>
      %c2_i32_14 = arith.constant 2 : i32
      fir.store %c2_i32_14 to %51 : !fir.ref<i32>
      omp.terminator
    }
    %37 = fir.load %21 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %38 = fir.box_addr %37 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
    %c0_9 = arith.constant 0 : index
    %39:3 = fir.box_dims %37, %c0_9 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %40 = fir.shape_shift %39#0, %39#1 : (index, index) -> !fir.shapeshift<1>
    %41 = fir.box_addr %37 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
    %42 = fir.convert %41 : (!fir.heap<!fir.array<?xi32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %43 = arith.cmpi ne, %42, %c0_i64 : i64
    fir.if %43 {
      fir.freemem %41 : !fir.heap<!fir.array<?xi32>>
      %44 = fir.zero_bits !fir.heap<!fir.array<?xi32>>
      %c0_10 = arith.constant 0 : index
      %45 = fir.shape %c0_10 : (index) -> !fir.shape<1>
      %46 = fir.embox %44(%45) : (!fir.heap<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xi32>>>
      fir.store %46 to %21 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    }
    return
  }
  func.func @_QPdefaults(%arg0: !fir.ref<!fir.array<10xi32>> {fir.bindc_name = "a"}, %arg1: !fir.ref<i32> {fir.bindc_name = "n"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %c1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %1 = fir.shape %c10 : (index) -> !fir.shape<1>
    %2 = fir.declare %arg0(%1) dummy_scope %0 arg 1 {uniq_name = "_QFdefaultsEa"} : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<10xi32>>
    %3 = fir.declare %arg1 dummy_scope %0 arg 2 {uniq_name = "_QFdefaultsEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %4 = fir.alloca f32 {bindc_name = "s", uniq_name = "_QFdefaultsEs"}
    %5 = fir.declare %4 {uniq_name = "_QFdefaultsEs"} : (!fir.ref<f32>) -> !fir.ref<f32>
    %6 = fir.alloca !fir.type<_QFdefaultsTt{k:i32}> {bindc_name = "v", uniq_name = "_QFdefaultsEv"}
    %7 = fir.declare %6 {uniq_name = "_QFdefaultsEv"} : (!fir.ref<!fir.type<_QFdefaultsTt{k:i32}>>) -> !fir.ref<!fir.type<_QFdefaultsTt{k:i32}>>
    %8 = fir.alloca !fir.box<!fir.heap<!fir.array<?xi32>>> {bindc_name = "q", uniq_name = "_QFdefaultsEq"}
    %9 = fir.zero_bits !fir.heap<!fir.array<?xi32>>
    %c0 = arith.constant 0 : index
    %10 = fir.shape %c0 : (index) -> !fir.shape<1>
    %11 = fir.embox %9(%10) : (!fir.heap<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xi32>>>
    fir.store %11 to %8 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %12 = fir.declare %8 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFdefaultsEq"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %13 = fir.alloca !fir.box<!fir.ptr<i32>> {bindc_name = "p", uniq_name = "_QFdefaultsEp"}
    %14 = fir.zero_bits !fir.ptr<i32>
    %15 = fir.embox %14 : (!fir.ptr<i32>) -> !fir.box<!fir.ptr<i32>>
    fir.store %15 to %13 : !fir.ref<!fir.box<!fir.ptr<i32>>>
    %16 = fir.declare %13 {fortran_attrs = #fir.var_attrs<pointer>, uniq_name = "_QFdefaultsEp"} : (!fir.ref<!fir.box<!fir.ptr<i32>>>) -> !fir.ref<!fir.box<!fir.ptr<i32>>>
    %17 = omp.map.info var_ptr(%5 : !fir.ref<f32>, f32) map_clauses(implicit, tofrom) capture(ByRef) -> !fir.ref<f32> {name = "s"}
    %c0_0 = arith.constant 0 : index
    %c1_1 = arith.constant 1 : index
    %c9 = arith.constant 9 : index
    %18 = omp.map.bounds lower_bound(%c0_0 : index) upper_bound(%c9 : index) extent(%c10 : index) stride(%c1_1 : index) start_idx(%c1 : index)
    %19 = omp.map.info var_ptr(%2 : !fir.ref<!fir.array<10xi32>>, !fir.array<10xi32>) map_clauses(implicit, tofrom) capture(ByRef) bounds(%18) -> !fir.ref<!fir.array<10xi32>> {name = "a"}
    omp.target map_entries(%17 -> %arg2, %19 -> %arg3 : !fir.ref<f32>, !fir.ref<!fir.array<10xi32>>) {
      %c10_14 = arith.constant 10 : index
      %59 = fir.shape %c10_14 : (index) -> !fir.shape<1>
      %60 = fir.declare %arg2 {uniq_name = "_QFdefaultsEs"} : (!fir.ref<f32>) -> !fir.ref<f32>
      %61 = fir.declare %arg3(%59) {uniq_name = "_QFdefaultsEa"} : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>) -> !fir.ref<!fir.array<10xi32>>
      %c1_i32 = arith.constant 1 : i32
      %62 = fir.convert %c1_i32 : (i32) -> f32
      fir.store %62 to %60 : !fir.ref<f32>
      %c3_i32 = arith.constant 3 : i32
      %c2 = arith.constant 2 : index
      %63 = fir.array_coor %61(%59) %c2 : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>, index) -> !fir.ref<i32>
      fir.store %c3_i32 to %63 : !fir.ref<i32>
      omp.terminator
    } {accc.defaultmap = ["tofrom: scalar"]}
    %20 = omp.map.info var_ptr(%5 : !fir.ref<f32>, f32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<f32> {name = "s"}
    %c0_2 = arith.constant 0 : index
    %c1_3 = arith.constant 1 : index
    %c9_4 = arith.constant 9 : index
    %21 = omp.map.bounds lower_bound(%c0_2 : index) upper_bound(%c9_4 : index) extent(%c10 : index) stride(%c1_3 : index) start_idx(%c1 : index)
    %22 = omp.map.info var_ptr(%2 : !fir.ref<!fir.array<10xi32>>, !fir.array<10xi32>) map_clauses(implicit, to) capture(ByRef) bounds(%21) -> !fir.ref<!fir.array<10xi32>> {name = "a"}
    %23 = omp.map.info var_ptr(%7 : !fir.ref<!fir.type<_QFdefaultsTt{k:i32}>>, !fir.type<_QFdefaultsTt{k:i32}>) map_clauses(implicit, to) capture(ByRef) -> !fir.ref<!fir.type<_QFdefaultsTt{k:i32}>> {name = "v"}
    omp.target map_entries(%20 -> %arg2, %22 -> %arg3, %23 -> %arg4 : !fir.ref<f32>, !fir.ref<!fir.array<10xi32>>, !fir.ref<!fir.type<_QFdefaultsTt{k:i32}>>) {
      %c10_14 = arith.constant 10 : index
      %59 = fir.shape %c10_14 : (index) -> !fir.shape<1>
      %60 = fir.declare %arg2 {uniq_name = "_QFdefaultsEs"} : (!fir.ref<f32>) -> !fir.ref<f32>
      %61 = fir.declare %arg3(%59) {uniq_name = "_QFdefaultsEa"} : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>) -> !fir.ref<!fir.array<10xi32>>
      %62 = fir.declare %arg4 {uniq_name = "_QFdefaultsEv"} : (!fir.ref<!fir.type<_QFdefaultsTt{k:i32}>>) -> !fir.ref<!fir.type<_QFdefaultsTt{k:i32}>>
      %c1_i32 = arith.constant 1 : i32
      %63 = fir.convert %c1_i32 : (i32) -> f32
      fir.store %63 to %60 : !fir.ref<f32>
      %c3_i32 = arith.constant 3 : i32
      %c2 = arith.constant 2 : index
      %64 = fir.array_coor %61(%59) %c2 : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>, index) -> !fir.ref<i32>
      fir.store %c3_i32 to %64 : !fir.ref<i32>
      %c3_i32_15 = arith.constant 3 : i32
      %65 = fir.coordinate_of %62, k : (!fir.ref<!fir.type<_QFdefaultsTt{k:i32}>>) -> !fir.ref<i32>
      fir.store %c3_i32_15 to %65 : !fir.ref<i32>
      omp.terminator
    } {accc.defaultmap = ["to: aggregate"]}
    %24 = fir.load %12 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %25 = fir.load %12 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %c0_5 = arith.constant 0 : index
    %c1_6 = arith.constant 1 : index
    %c0_7 = arith.constant 0 : index
    %26:3 = fir.box_dims %25, %c0_7 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %c0_8 = arith.constant 0 : index
    %27:3 = fir.box_dims %24, %c0_8 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %28 = arith.subi %27#1, %c1_6 : index
    %29 = omp.map.bounds lower_bound(%c0_5 : index) upper_bound(%28 : index) extent(%27#1 : index) stride(%27#2 : index) start_idx(%26#0 : index) {stride_in_bytes = true}
    %30 = fir.box_offset %12 base_addr : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>
    %31 = omp.map.info var_ptr(%12 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, i32) map_clauses(storage) capture(ByRef) var_ptr_ptr(%30 : !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) bounds(%29) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>> {name = ""}
    %32 = omp.map.info var_ptr(%12 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, !fir.box<!fir.heap<!fir.array<?xi32>>>) map_clauses(always, to) capture(ByRef) members(%31 : [0] : !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>> {name = "q"}
    omp.target map_entries(%32 -> %arg2, %31 -> %arg3 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) {
      %59 = fir.declare %arg2 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFdefaultsEq"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
      %c1_i32 = arith.constant 1 : i32
      %60 = fir.load %59 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
      %61 = fir.box_addr %60 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
      %c0_14 = arith.constant 0 : index
      %62:3 = fir.box_dims %60, %c0_14 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
      %63 = fir.shape_shift %62#0, %62#1 : (index, index) -> !fir.shapeshift<1>
      %c1_15 = arith.constant 1 : index
      %64 = fir.array_coor %61(%63) %c1_15 : (!fir.heap<!fir.array<?xi32>>, !fir.shapeshift<1>, index) -> !fir.ref<i32>
      fir.store %c1_i32 to %64 : !fir.ref<i32>
      omp.terminator
    } {accc.defaultmap = ["alloc: allocatable"], accc.implied_map = array<i1: true, false>}
    %33 = fir.box_offset %16 base_addr : (!fir.ref<!fir.box<!fir.ptr<i32>>>) -> !fir.llvm_ptr<!fir.ref<i32>>
    %34 = omp.map.info var_ptr(%16 : !fir.ref<!fir.box<!fir.ptr<i32>>>, i32) map_clauses(implicit, present) capture(ByRef) var_ptr_ptr(%33 : !fir.llvm_ptr<!fir.ref<i32>>) -> !fir.llvm_ptr<!fir.ref<i32>> {name = ""}
    %35 = omp.map.info var_ptr(%16 : !fir.ref<!fir.box<!fir.ptr<i32>>>, !fir.box<!fir.ptr<i32>>) map_clauses(always, implicit, to) capture(ByRef) members(%34 : [0] : !fir.llvm_ptr<!fir.ref<i32>>) -> !fir.ref<!fir.box<!fir.ptr<i32>>> {name = "p"}
    omp.target map_entries(%35 -> %arg2, %34 -> %arg3 : !fir.ref<!fir.box<!fir.ptr<i32>>>, !fir.llvm_ptr<!fir.ref<i32>>) {
      %59 = fir.declare %arg2 {fortran_attrs = #fir.var_attrs<pointer>, uniq_name = "_QFdefaultsEp"} : (!fir.ref<!fir.box<!fir.ptr<i32>>>) -> !fir.ref<!fir.box<!fir.ptr<i32>>>
      %c1_i32 = arith.constant 1 : i32
      %60 = fir.load %59 : !fir.ref<!fir.box<!fir.ptr<i32>>>
      %61 = fir.box_addr %60 : (!fir.box<!fir.ptr<i32>>) -> !fir.ptr<i32>
      fir.store %c1_i32 to %61 : !fir.ptr<i32>
      omp.terminator
    } {accc.defaultmap = ["present: pointer"]}
    %36 = fir.load %12 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %37 = fir.load %12 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %c0_9 = arith.constant 0 : index
    %c1_10 = arith.constant 1 : index
    %c0_11 = arith.constant 0 : index
    %38:3 = fir.box_dims %37, %c0_11 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %c0_12 = arith.constant 0 : index
    %39:3 = fir.box_dims %36, %c0_12 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %40 = arith.subi %39#1, %c1_10 : index
    %41 = omp.map.bounds lower_bound(%c0_9 : index) upper_bound(%40 : index) extent(%39#1 : index) stride(%39#2 : index) start_idx(%38#0 : index) {stride_in_bytes = true}
    %42 = fir.box_offset %12 base_addr : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>
    %43 = omp.map.info var_ptr(%12 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, i32) map_clauses(implicit, from) capture(ByRef) var_ptr_ptr(%42 : !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) bounds(%41) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>> {name = ""}
    %44 = omp.map.info var_ptr(%12 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, !fir.box<!fir.heap<!fir.array<?xi32>>>) map_clauses(always, implicit, to) capture(ByRef) members(%43 : [0] : !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>> {name = "q"}
    %45 = omp.map.info var_ptr(%5 : !fir.ref<f32>, f32) map_clauses(implicit, from) capture(ByRef) -> !fir.ref<f32> {name = "s"}
    %46 = fir.box_offset %16 base_addr : (!fir.ref<!fir.box<!fir.ptr<i32>>>) -> !fir.llvm_ptr<!fir.ref<i32>>
    %47 = omp.map.info var_ptr(%16 : !fir.ref<!fir.box<!fir.ptr<i32>>>, i32) map_clauses(implicit, from) capture(ByRef) var_ptr_ptr(%46 : !fir.llvm_ptr<!fir.ref<i32>>) -> !fir.llvm_ptr<!fir.ref<i32>> {name = ""}
    %48 = omp.map.info var_ptr(%16 : !fir.ref<!fir.box<!fir.ptr<i32>>>, !fir.box<!fir.ptr<i32>>) map_clauses(always, implicit, to) capture(ByRef) members(%47 : [0] : !fir.llvm_ptr<!fir.ref<i32>>) -> !fir.ref<!fir.box<!fir.ptr<i32>>> {name = "p"}
    omp.target map_entries(%44 -> %arg2, %45 -> %arg3, %48 -> %arg4, %43 -> %arg5, %47 -> %arg6 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, !fir.ref<f32>, !fir.ref<!fir.box<!fir.ptr<i32>>>, !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>, !fir.llvm_ptr<!fir.ref<i32>>) {
      %59 = fir.declare %arg2 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFdefaultsEq"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
      %60 = fir.declare %arg3 {uniq_name = "_QFdefaultsEs"} : (!fir.ref<f32>) -> !fir.ref<f32>
      %61 = fir.declare %arg4 {fortran_attrs = #fir.var_attrs<pointer>, uniq_name = "_QFdefaultsEp"} : (!fir.ref<!fir.box<!fir.ptr<i32>>>) -> !fir.ref<!fir.box<!fir.ptr<i32>>>
      %c1_i32 = arith.constant 1 : i32
      %62 = fir.load %59 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
      %63 = fir.box_addr %62 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
      %c0_14 = arith.constant 0 : index
      %64:3 = fir.box_dims %62, %c0_14 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
      %65 = fir.shape_shift %64#0, %64#1 : (index, index) -> !fir.shapeshift<1>
      %c1_15 = arith.constant 1 : index
      %66 = fir.array_coor %63(%65) %c1_15 : (!fir.heap<!fir.array<?xi32>>, !fir.shapeshift<1>, index) -> !fir.ref<i32>
      fir.store %c1_i32 to %66 : !fir.ref<i32>
      %c1_i32_16 = arith.constant 1 : i32
      %67 = fir.convert %c1_i32_16 : (i32) -> f32
      fir.store %67 to %60 : !fir.ref<f32>
      %c2_i32 = arith.constant 2 : i32
      %68 = fir.load %61 : !fir.ref<!fir.box<!fir.ptr<i32>>>
      %69 = fir.box_addr %68 : (!fir.box<!fir.ptr<i32>>) -> !fir.ptr<i32>
      fir.store %c2_i32 to %69 : !fir.ptr<i32>
      omp.terminator
    } {accc.defaultmap = ["from"]}
    %49 = omp.map.info var_ptr(%5 : !fir.ref<f32>, f32) map_clauses(implicit, present) capture(ByRef) -> !fir.ref<f32> {name = "s"}
    omp.target map_entries(%49 -> %arg2 : !fir.ref<f32>) {
      %59 = fir.declare %arg2 {uniq_name = "_QFdefaultsEs"} : (!fir.ref<f32>) -> !fir.ref<f32>
      %c1_i32 = arith.constant 1 : i32
      %60 = fir.convert %c1_i32 : (i32) -> f32
      fir.store %60 to %59 : !fir.ref<f32>
      omp.terminator
    } {accc.defaultmap = ["present: scalar"]}
    %50 = omp.map.info var_ptr(%5 : !fir.ref<f32>, f32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<f32> {name = "s"}
    %51 = omp.map.info var_ptr(%3 : !fir.ref<i32>, i32) map_clauses(implicit) capture(ByCopy) -> !fir.ref<i32> {name = "n"}
    omp.target map_entries(%50 -> %arg2, %51 -> %arg3 : !fir.ref<f32>, !fir.ref<i32>) {
      %59 = fir.declare %arg2 {uniq_name = "_QFdefaultsEs"} : (!fir.ref<f32>) -> !fir.ref<f32>
      %60 = fir.declare %arg3 {uniq_name = "_QFdefaultsEn"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %61 = fir.load %60 : !fir.ref<i32>
      %62 = fir.convert %61 : (i32) -> f32
      fir.store %62 to %59 : !fir.ref<f32>
      omp.terminator
    } {accc.defaultmap = ["default"]}
    %52 = fir.load %12 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %53 = fir.box_addr %52 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
    %c0_13 = arith.constant 0 : index
    %54:3 = fir.box_dims %52, %c0_13 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %55 = fir.shape_shift %54#0, %54#1 : (index, index) -> !fir.shapeshift<1>
    %56 = fir.box_addr %52 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
    %57 = fir.convert %56 : (!fir.heap<!fir.array<?xi32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %58 = arith.cmpi ne, %57, %c0_i64 : i64
    fir.if %58 {
      fir.freemem %56 : !fir.heap<!fir.array<?xi32>>
      %59 = fir.zero_bits !fir.heap<!fir.array<?xi32>>
      %c0_14 = arith.constant 0 : index
      %60 = fir.shape %c0_14 : (index) -> !fir.shape<1>
      %61 = fir.embox %59(%60) : (!fir.heap<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xi32>>>
      fir.store %61 to %12 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    }
    return
  }
  func.func @_QPdefaults_to(%arg0: !fir.ref<!fir.array<10xi32>> {fir.bindc_name = "a"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %c1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %1 = fir.shape %c10 : (index) -> !fir.shape<1>
    %2 = fir.declare %arg0(%1) dummy_scope %0 arg 1 {uniq_name = "_QFdefaults_toEa"} : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<10xi32>>
    %3 = fir.alloca i32 {bindc_name = "s", uniq_name = "_QFdefaults_toEs"}
    %4 = fir.declare %3 {uniq_name = "_QFdefaults_toEs"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %c1_i32 = arith.constant 1 : i32
    fir.store %c1_i32 to %4 : !fir.ref<i32>
    %c0 = arith.constant 0 : index
    %c1_0 = arith.constant 1 : index
    %c9 = arith.constant 9 : index
    %5 = omp.map.bounds lower_bound(%c0 : index) upper_bound(%c9 : index) extent(%c10 : index) stride(%c1_0 : index) start_idx(%c1 : index)
    %6 = omp.map.info var_ptr(%2 : !fir.ref<!fir.array<10xi32>>, !fir.array<10xi32>) map_clauses(implicit, tofrom) capture(ByRef) bounds(%5) -> !fir.ref<!fir.array<10xi32>> {name = "a"}
    %7 = omp.map.info var_ptr(%4 : !fir.ref<i32>, i32) map_clauses(implicit, to) capture(ByCopy) -> !fir.ref<i32> {name = "s"}
    omp.target map_entries(%6 -> %arg1, %7 -> %arg2 : !fir.ref<!fir.array<10xi32>>, !fir.ref<i32>) {
      %c10_1 = arith.constant 10 : index
      %8 = fir.shape %c10_1 : (index) -> !fir.shape<1>
      %9 = fir.declare %arg1(%8) {uniq_name = "_QFdefaults_toEa"} : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>) -> !fir.ref<!fir.array<10xi32>>
      %10 = fir.declare %arg2 {uniq_name = "_QFdefaults_toEs"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %11 = fir.load %10 : !fir.ref<i32>
      %c1_2 = arith.constant 1 : index
      %12 = fir.array_coor %9(%8) %c1_2 : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>, index) -> !fir.ref<i32>
      fir.store %11 to %12 : !fir.ref<i32>
      omp.terminator
    } {accc.defaultmap = ["to: scalar"]}
    return
  }
  fir.type_info @_QFmembersTu nodestroy nofinal : !fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>
  fir.type_info @_QFmembersTt nofinal : !fir.type<_QFmembersTt{a:i32,b:i32,x:!fir.box<!fir.heap<!fir.array<?xf32>>>,w:!fir.type<_QFmembersTu{z:f32,pp:!fir.box<!fir.ptr<i32>>}>,f:!fir.array<4xf32>}>
  fir.type_info @_QFmembersTplain noinit nodestroy nofinal : !fir.type<_QFmembersTplain{a:i32,f:!fir.array<4xf32>}>
  fir.type_info @_QFdefaultsTt noinit nodestroy nofinal : !fir.type<_QFdefaultsTt{k:i32}>
}
