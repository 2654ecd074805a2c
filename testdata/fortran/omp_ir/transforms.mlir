module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  omp.private {type = private} @_QFtransformsEi_private_i32 : i32
  func.func private @__accc_omp_split() {
    return
  }
  func.func private @__accc_omp_fuse() {
    return
  }
  func.func private @__accc_omp_interchange() {
    return
  }
  func.func private @__accc_omp_reverse() {
    return
  }
  func.func private @__accc_omp_unroll() {
    return
  }
  func.func @_QPtransforms(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.ref<!fir.array<?xf32>> {fir.bindc_name = "a"}, %arg2: !fir.ref<!fir.array<100x?xf32>> {fir.bindc_name = "b"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFtransformsEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %c1 = arith.constant 1 : index
    %2 = fir.load %1 : !fir.ref<i32>
    %3 = fir.convert %2 : (i32) -> index
    %c0 = arith.constant 0 : index
    %4 = arith.cmpi sgt, %3, %c0 : index
    %5 = arith.select %4, %3, %c0 : index
    %6 = fir.shape %5 : (index) -> !fir.shape<1>
    %7 = fir.declare %arg1(%6) dummy_scope %0 arg 2 {uniq_name = "_QFtransformsEa"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xf32>>
    %c1_0 = arith.constant 1 : index
    %c100 = arith.constant 100 : index
    %c1_1 = arith.constant 1 : index
    %8 = fir.load %1 : !fir.ref<i32>
    %9 = fir.convert %8 : (i32) -> index
    %c0_2 = arith.constant 0 : index
    %10 = arith.cmpi sgt, %9, %c0_2 : index
    %11 = arith.select %10, %9, %c0_2 : index
    %12 = fir.shape %c100, %11 : (index, index) -> !fir.shape<2>
    %13 = fir.declare %arg2(%12) dummy_scope %0 arg 3 {uniq_name = "_QFtransformsEb"} : (!fir.ref<!fir.array<100x?xf32>>, !fir.shape<2>, !fir.dscope) -> !fir.ref<!fir.array<100x?xf32>>
    %14 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFtransformsEi"}
    %15 = fir.declare %14 {uniq_name = "_QFtransformsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %16 = fir.alloca i32 {bindc_name = "j", uniq_name = "_QFtransformsEj"}
    %17 = fir.declare %16 {uniq_name = "_QFtransformsEj"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %c4_i32 = arith.constant 4 : i32
    %c8_i32 = arith.constant 8 : i32
    %c1_i32 = arith.constant 1 : i32
    %c1_i32_3 = arith.constant 1 : i32
    %18 = fir.load %1 : !fir.ref<i32>
    %19 = arith.subi %18, %c1_i32_3 : i32
    %c0_i32 = arith.constant 0 : i32
    %20 = arith.cmpi slt, %c1_i32, %c0_i32 : i32
    %21 = arith.cmpi sgt, %18, %c1_i32_3 : i32
    %22 = arith.cmpi slt, %18, %c1_i32_3 : i32
    %23 = arith.select %20, %21, %22 : i1
    %24 = arith.divsi %19, %c1_i32 : i32
    %c1_i32_4 = arith.constant 1 : i32
    %25 = arith.addi %24, %c1_i32_4 : i32
    %26 = arith.select %23, %c0_i32, %25 : i32
    %c1_i32_5 = arith.constant 1 : i32
    %c1_i32_6 = arith.constant 1 : i32
    %c100_i32 = arith.constant 100 : i32
    %c100_i32_7 = arith.constant 100 : i32
    %canonloop_s0 = omp.new_cli
    %canonloop_s0_d1 = omp.new_cli
    omp.canonical_loop(%canonloop_s0) %iv_s0 : i32 in range(%26) {
      omp.canonical_loop(%canonloop_s0_d1) %iv_s0_d1 : i32 in range(%c100_i32_7) {
        %72 = arith.muli %iv_s0, %c1_i32 : i32
        %73 = arith.addi %c1_i32_3, %72 : i32
        %74 = arith.muli %iv_s0_d1, %c1_i32_5 : i32
        %75 = arith.addi %c1_i32_6, %74 : i32
        fir.store %73 to %15 : !fir.ref<i32>
        fir.store %75 to %17 : !fir.ref<i32>
        %c0_i32_45 = arith.constant 0 : i32
        %76 = fir.load %17 : !fir.ref<i32>
        %77 = fir.convert %76 : (i32) -> i64
        %78 = fir.load %15 : !fir.ref<i32>
        %79 = fir.convert %78 : (i32) -> i64
        %80 = fir.array_coor %13(%12) %77, %79 : (!fir.ref<!fir.array<100x?xf32>>, !fir.shape<2>, i64, i64) -> !fir.ref<f32>
        %81 = fir.convert %c0_i32_45 : (i32) -> f32
        fir.store %81 to %80 : !fir.ref<f32>
        omp.terminator
      }
      omp.terminator
    }
    %27 = arith.muli %26, %c1_i32 : i32
    %28 = arith.addi %c1_i32_3, %27 : i32
    fir.store %28 to %15 : !fir.ref<i32>
    %29 = arith.muli %c100_i32_7, %c1_i32_5 : i32
    %30 = arith.addi %c1_i32_6, %29 : i32
    fir.store %30 to %17 : !fir.ref<i32>
    %grid1 = omp.new_cli
    %intratile1 = omp.new_cli
    %grid2 = omp.new_cli
    %intratile2 = omp.new_cli
    omp.tile (%grid1, %grid2, %intratile1, %intratile2) <- (%canonloop_s0, %canonloop_s0_d1) sizes(%c4_i32, %c8_i32 : i32, i32)
    call @__accc_omp_unroll() {accc.directive = {clauses = [{args = [{number = 4 : i64}], clause = "partial"}], name = "unroll"}} : () -> ()
    %c1_i32_8 = arith.constant 1 : i32
    %31 = fir.load %1 : !fir.ref<i32>
    %c1_i32_9 = arith.constant 1 : i32
    %c1_10 = arith.constant 1 : index
    %32 = fir.convert %31 : (i32) -> index
    %c1_11 = arith.constant 1 : index
    %33 = fir.convert %c1_10 : (index) -> i32
    %34 = fir.do_loop %arg3 = %c1_10 to %32 step %c1_11 iter_args(%arg4 = %33) -> (i32) {
      fir.store %arg4 to %15 : !fir.ref<i32>
      %72 = fir.load %15 : !fir.ref<i32>
      %73 = fir.load %15 : !fir.ref<i32>
      %74 = fir.convert %73 : (i32) -> i64
      %75 = fir.array_coor %7(%6) %74 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
      %76 = fir.convert %72 : (i32) -> f32
      fir.store %76 to %75 : !fir.ref<f32>
      %77 = fir.convert %c1_11 : (index) -> i32
      %78 = fir.load %15 : !fir.ref<i32>
      %79 = arith.addi %78, %77 overflow<nsw> : i32
      fir.result %79 : i32
    }
    fir.store %34 to %15 : !fir.ref<i32>
    call @__accc_omp_unroll() {accc.directive = {clauses = [{clause = "full"}], name = "unroll"}} : () -> ()
    %c1_i32_12 = arith.constant 1 : i32
    %c4_i32_13 = arith.constant 4 : i32
    %c1_i32_14 = arith.constant 1 : i32
    %c1_15 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c1_16 = arith.constant 1 : index
    %35 = fir.convert %c1_15 : (index) -> i32
    %36 = fir.do_loop %arg3 = %c1_15 to %c4 step %c1_16 iter_args(%arg4 = %35) -> (i32) {
      fir.store %arg4 to %15 : !fir.ref<i32>
      %72 = fir.load %15 : !fir.ref<i32>
      %73 = fir.load %15 : !fir.ref<i32>
      %74 = fir.convert %73 : (i32) -> i64
      %75 = fir.array_coor %7(%6) %74 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
      %76 = fir.convert %72 : (i32) -> f32
      fir.store %76 to %75 : !fir.ref<f32>
      %77 = fir.convert %c1_16 : (index) -> i32
      %78 = fir.load %15 : !fir.ref<i32>
      %79 = arith.addi %78, %77 overflow<nsw> : i32
      fir.result %79 : i32
    }
    fir.store %36 to %15 : !fir.ref<i32>
    %c1_i32_17 = arith.constant 1 : i32
    %c1_i32_18 = arith.constant 1 : i32
    %37 = fir.load %1 : !fir.ref<i32>
    %38 = arith.subi %37, %c1_i32_18 : i32
    %c0_i32_19 = arith.constant 0 : i32
    %39 = arith.cmpi slt, %c1_i32_17, %c0_i32_19 : i32
    %40 = arith.cmpi sgt, %37, %c1_i32_18 : i32
    %41 = arith.cmpi slt, %37, %c1_i32_18 : i32
    %42 = arith.select %39, %40, %41 : i1
    %43 = arith.divsi %38, %c1_i32_17 : i32
    %c1_i32_20 = arith.constant 1 : i32
    %44 = arith.addi %43, %c1_i32_20 : i32
    %45 = arith.select %42, %c0_i32_19, %44 : i32
    %canonloop_s3 = omp.new_cli
    omp.canonical_loop(%canonloop_s3) %iv_s3 : i32 in range(%45) {
      %72 = arith.muli %iv_s3, %c1_i32_17 : i32
      %73 = arith.addi %c1_i32_18, %72 : i32
      fir.store %73 to %15 : !fir.ref<i32>
      %74 = fir.load %15 : !fir.ref<i32>
      %75 = fir.load %15 : !fir.ref<i32>
      %76 = fir.convert %75 : (i32) -> i64
      %77 = fir.array_coor %7(%6) %76 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
      %78 = fir.convert %74 : (i32) -> f32
      fir.store %78 to %77 : !fir.ref<f32>
      omp.terminator
    }
    %46 = arith.muli %45, %c1_i32_17 : i32
    %47 = arith.addi %c1_i32_18, %46 : i32
    fir.store %47 to %15 : !fir.ref<i32>
    omp.unroll_heuristic(%canonloop_s3)
    call @__accc_omp_reverse() {accc.directive = {name = "reverse"}} : () -> ()
    %c1_i32_21 = arith.constant 1 : i32
    %48 = fir.load %1 : !fir.ref<i32>
    %c1_i32_22 = arith.constant 1 : i32
    %c1_23 = arith.constant 1 : index
    %49 = fir.convert %48 : (i32) -> index
    %c1_24 = arith.constant 1 : index
    %50 = fir.convert %c1_23 : (index) -> i32
    %51 = fir.do_loop %arg3 = %c1_23 to %49 step %c1_24 iter_args(%arg4 = %50) -> (i32) {
      fir.store %arg4 to %15 : !fir.ref<i32>
      %72 = fir.load %15 : !fir.ref<i32>
      %73 = fir.load %15 : !fir.ref<i32>
      %74 = fir.convert %73 : (i32) -> i64
      %75 = fir.array_coor %7(%6) %74 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
      %76 = fir.convert %72 : (i32) -> f32
      fir.store %76 to %75 : !fir.ref<f32>
      %77 = fir.convert %c1_24 : (index) -> i32
      %78 = fir.load %15 : !fir.ref<i32>
      %79 = arith.addi %78, %77 overflow<nsw> : i32
      fir.result %79 : i32
    }
    fir.store %51 to %15 : !fir.ref<i32>
    call @__accc_omp_interchange() {accc.directive = {clauses = [{args = [{number = 2 : i64}, {number = 1 : i64}], clause = "permutation"}], name = "interchange"}} : () -> ()
    %c1_i32_25 = arith.constant 1 : i32
    %52 = fir.load %1 : !fir.ref<i32>
    %c1_i32_26 = arith.constant 1 : i32
    %c1_27 = arith.constant 1 : index
    %53 = fir.convert %52 : (i32) -> index
    %c1_28 = arith.constant 1 : index
    %54 = fir.convert %c1_27 : (index) -> i32
    %55 = fir.do_loop %arg3 = %c1_27 to %53 step %c1_28 iter_args(%arg4 = %54) -> (i32) {
      fir.store %arg4 to %15 : !fir.ref<i32>
      %c1_i32_45 = arith.constant 1 : i32
      %c100_i32_46 = arith.constant 100 : i32
      %c1_i32_47 = arith.constant 1 : i32
      %c1_48 = arith.constant 1 : index
      %c100_49 = arith.constant 100 : index
      %c1_50 = arith.constant 1 : index
      %72 = fir.convert %c1_48 : (index) -> i32
      %73 = fir.do_loop %arg5 = %c1_48 to %c100_49 step %c1_50 iter_args(%arg6 = %72) -> (i32) {
        fir.store %arg6 to %17 : !fir.ref<i32>
        %c0_i32_51 = arith.constant 0 : i32
        %77 = fir.load %17 : !fir.ref<i32>
        %78 = fir.convert %77 : (i32) -> i64
        %79 = fir.load %15 : !fir.ref<i32>
        %80 = fir.convert %79 : (i32) -> i64
        %81 = fir.array_coor %13(%12) %78, %80 : (!fir.ref<!fir.array<100x?xf32>>, !fir.shape<2>, i64, i64) -> !fir.ref<f32>
        %82 = fir.convert %c0_i32_51 : (i32) -> f32
        fir.store %82 to %81 : !fir.ref<f32>
        %83 = fir.convert %c1_50 : (index) -> i32
        %84 = fir.load %17 : !fir.ref<i32>
        %85 = arith.addi %84, %83 overflow<nsw> : i32
        fir.result %85 : i32
      }
      fir.store %73 to %17 : !fir.ref<i32>
      %74 = fir.convert %c1_28 : (index) -> i32
      %75 = fir.load %15 : !fir.ref<i32>
      %76 = arith.addi %75, %74 overflow<nsw> : i32
      fir.result %76 : i32
    }
    fir.store %55 to %15 : !fir.ref<i32>
    call @__accc_omp_interchange() {accc.directive = {name = "interchange"}} : () -> ()
    %c1_i32_29 = arith.constant 1 : i32
    %56 = fir.load %1 : !fir.ref<i32>
    %c1_i32_30 = arith.constant 1 : i32
    %c1_31 = arith.constant 1 : index
    %57 = fir.convert %56 : (i32) -> index
    %c1_32 = arith.constant 1 : index
    %58 = fir.convert %c1_31 : (index) -> i32
    %59 = fir.do_loop %arg3 = %c1_31 to %57 step %c1_32 iter_args(%arg4 = %58) -> (i32) {
      fir.store %arg4 to %15 : !fir.ref<i32>
      %c1_i32_45 = arith.constant 1 : i32
      %c100_i32_46 = arith.constant 100 : i32
      %c1_i32_47 = arith.constant 1 : i32
      %c1_48 = arith.constant 1 : index
      %c100_49 = arith.constant 100 : index
      %c1_50 = arith.constant 1 : index
      %72 = fir.convert %c1_48 : (index) -> i32
      %73 = fir.do_loop %arg5 = %c1_48 to %c100_49 step %c1_50 iter_args(%arg6 = %72) -> (i32) {
        fir.store %arg6 to %17 : !fir.ref<i32>
        %c0_i32_51 = arith.constant 0 : i32
        %77 = fir.load %17 : !fir.ref<i32>
        %78 = fir.convert %77 : (i32) -> i64
        %79 = fir.load %15 : !fir.ref<i32>
        %80 = fir.convert %79 : (i32) -> i64
        %81 = fir.array_coor %13(%12) %78, %80 : (!fir.ref<!fir.array<100x?xf32>>, !fir.shape<2>, i64, i64) -> !fir.ref<f32>
        %82 = fir.convert %c0_i32_51 : (i32) -> f32
        fir.store %82 to %81 : !fir.ref<f32>
        %83 = fir.convert %c1_50 : (index) -> i32
        %84 = fir.load %17 : !fir.ref<i32>
        %85 = arith.addi %84, %83 overflow<nsw> : i32
        fir.result %85 : i32
      }
      fir.store %73 to %17 : !fir.ref<i32>
      %74 = fir.convert %c1_32 : (index) -> i32
      %75 = fir.load %15 : !fir.ref<i32>
      %76 = arith.addi %75, %74 overflow<nsw> : i32
      fir.result %76 : i32
    }
    fir.store %59 to %15 : !fir.ref<i32>
    call @__accc_omp_fuse() {accc.directive = {name = "fuse"}} : () -> ()
    %c1_i32_33 = arith.constant 1 : i32
    %60 = fir.load %1 : !fir.ref<i32>
    %c1_i32_34 = arith.constant 1 : i32
    %c1_35 = arith.constant 1 : index
    %61 = fir.convert %60 : (i32) -> index
    %c1_36 = arith.constant 1 : index
    %62 = fir.convert %c1_35 : (index) -> i32
    %63 = fir.do_loop %arg3 = %c1_35 to %61 step %c1_36 iter_args(%arg4 = %62) -> (i32) {
      fir.store %arg4 to %15 : !fir.ref<i32>
      %72 = fir.load %15 : !fir.ref<i32>
      %73 = fir.load %15 : !fir.ref<i32>
      %74 = fir.convert %73 : (i32) -> i64
      %75 = fir.array_coor %7(%6) %74 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
      %76 = fir.convert %72 : (i32) -> f32
      fir.store %76 to %75 : !fir.ref<f32>
      %77 = fir.convert %c1_36 : (index) -> i32
      %78 = fir.load %15 : !fir.ref<i32>
      %79 = arith.addi %78, %77 overflow<nsw> : i32
      fir.result %79 : i32
    }
    fir.store %63 to %15 : !fir.ref<i32>
    %c1_i32_37 = arith.constant 1 : i32
    %64 = fir.load %1 : !fir.ref<i32>
    %c1_i32_38 = arith.constant 1 : i32
    %c1_39 = arith.constant 1 : index
    %65 = fir.convert %64 : (i32) -> index
    %c1_40 = arith.constant 1 : index
    %66 = fir.convert %c1_39 : (index) -> i32
    %67 = fir.do_loop %arg3 = %c1_39 to %65 step %c1_40 iter_args(%arg4 = %66) -> (i32) {
      fir.store %arg4 to %17 : !fir.ref<i32>
      %72 = fir.load %17 : !fir.ref<i32>
      %73 = fir.convert %72 : (i32) -> i64
      %74 = fir.array_coor %7(%6) %73 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
      %75 = fir.load %74 : !fir.ref<f32>
      %76 = fir.load %17 : !fir.ref<i32>
      %77 = fir.convert %76 : (i32) -> f32
      %78 = arith.addf %75, %77 fastmath<contract> : f32
      %79 = fir.load %17 : !fir.ref<i32>
      %80 = fir.convert %79 : (i32) -> i64
      %81 = fir.array_coor %7(%6) %80 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
      fir.store %78 to %81 : !fir.ref<f32>
      %82 = fir.convert %c1_40 : (index) -> i32
      %83 = fir.load %17 : !fir.ref<i32>
      %84 = arith.addi %83, %82 overflow<nsw> : i32
      fir.result %84 : i32
    }
    fir.store %67 to %17 : !fir.ref<i32>
    call @__accc_omp_split() {accc.directive = {clauses = [{args = [{number = 4 : i64}, {word = "omp_fill"}, {number = 2 : i64}], clause = "counts"}], name = "split"}} : () -> ()
    %c1_i32_41 = arith.constant 1 : i32
    %68 = fir.load %1 : !fir.ref<i32>
    %c1_i32_42 = arith.constant 1 : i32
    %c1_43 = arith.constant 1 : index
    %69 = fir.convert %68 : (i32) -> index
    %c1_44 = arith.constant 1 : index
    %70 = fir.convert %c1_43 : (index) -> i32
    %71 = fir.do_loop %arg3 = %c1_43 to %69 step %c1_44 iter_args(%arg4 = %70) -> (i32) {
      fir.store %arg4 to %15 : !fir.ref<i32>
      %72 = fir.load %15 : !fir.ref<i32>
      %73 = fir.load %15 : !fir.ref<i32>
      %74 = fir.convert %73 : (i32) -> i64
      %75 = fir.array_coor %7(%6) %74 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
      %76 = fir.convert %72 : (i32) -> f32
      fir.store %76 to %75 : !fir.ref<f32>
      %77 = fir.convert %c1_44 : (index) -> i32
      %78 = fir.load %15 : !fir.ref<i32>
      %79 = arith.addi %78, %77 overflow<nsw> : i32
      fir.result %79 : i32
    }
    fir.store %71 to %15 : !fir.ref<i32>
    omp.parallel {
      %c1_i32_45 = arith.constant 1 : i32
      %c1_i32_46 = arith.constant 1 : i32
      %72 = fir.load %1 : !fir.ref<i32>
      omp.wsloop private(@_QFtransformsEi_private_i32 %15 -> %arg3 : !fir.ref<i32>) {
        omp.loop_nest (%arg4) : i32 = (%c1_i32_46) to (%72) inclusive step (%c1_i32_45) {
          %73 = fir.declare %arg3 {uniq_name = "_QFtransformsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
          fir.store %arg4 to %73 : !fir.ref<i32>
          %74 = fir.load %73 : !fir.ref<i32>
          %75 = fir.load %73 : !fir.ref<i32>
          %76 = fir.convert %75 : (i32) -> i64
          %77 = fir.array_coor %7(%6) %76 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
          %78 = fir.convert %74 : (i32) -> f32
          fir.store %78 to %77 : !fir.ref<f32>
          omp.yield
        }
      } {accc.implied_private = array<i1: true>, accc.part}
      omp.terminator
    }
    return
  }
}
