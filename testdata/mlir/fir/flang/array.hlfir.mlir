module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = "", llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", llvm.ident = "Debian flang version 22.1.8", llvm.target_triple = "x86_64-pc-linux-gnu"} {
  fir.global common @block_(dense<0> : vector<8xi8>) {alignment = 4 : i64} : !fir.array<8xi8>
  fir.global @_QMshapesECtable(dense<[1, 2, 3, 4]> : tensor<4xi32>) constant : !fir.array<4xi32>
  func.func @_QPsections(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.ref<!fir.array<?x?xf32>> {fir.bindc_name = "a"}, %arg2: !fir.ref<!fir.array<?x5xf32>> {fir.bindc_name = "b"}, %arg3: !fir.ref<f32> {fir.bindc_name = "opt", fir.optional}, %arg4: !fir.boxchar<1> {fir.bindc_name = "str"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1:2 = hlfir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFsectionsEn"} : (!fir.ref<i32>, !fir.dscope) -> (!fir.ref<i32>, !fir.ref<i32>)
    %2 = fir.alloca i64 {bindc_name = "big", uniq_name = "_QFsectionsEbig"}
    %3:2 = hlfir.declare %2 {uniq_name = "_QFsectionsEbig"} : (!fir.ref<i64>) -> (!fir.ref<i64>, !fir.ref<i64>)
    %4 = fir.address_of(@block_) : !fir.ref<!fir.array<8xi8>>
    %c0 = arith.constant 0 : index
    %5 = fir.coordinate_of %4, %c0 : (!fir.ref<!fir.array<8xi8>>, index) -> !fir.ref<i8>
    %6 = fir.convert %5 : (!fir.ref<i8>) -> !fir.ref<i32>
    %7:2 = hlfir.declare %6 storage(%4[0]) {uniq_name = "_QMshapesEci"} : (!fir.ref<i32>, !fir.ref<!fir.array<8xi8>>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %c4 = arith.constant 4 : index
    %8 = fir.coordinate_of %4, %c4 : (!fir.ref<!fir.array<8xi8>>, index) -> !fir.ref<i8>
    %9 = fir.convert %8 : (!fir.ref<i8>) -> !fir.ref<f32>
    %10:2 = hlfir.declare %9 storage(%4[4]) {uniq_name = "_QMshapesEcr"} : (!fir.ref<f32>, !fir.ref<!fir.array<8xi8>>) -> (!fir.ref<f32>, !fir.ref<f32>)
    %11 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFsectionsEi"}
    %12:2 = hlfir.declare %11 {uniq_name = "_QFsectionsEi"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %13 = fir.alloca i32 {bindc_name = "k", uniq_name = "_QFsectionsEk"}
    %14:2 = hlfir.declare %13 {uniq_name = "_QFsectionsEk"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %c10 = arith.constant 10 : index
    %15 = fir.alloca !fir.char<1,10> {bindc_name = "local", uniq_name = "_QFsectionsElocal"}
    %16:2 = hlfir.declare %15 typeparams %c10 {uniq_name = "_QFsectionsElocal"} : (!fir.ref<!fir.char<1,10>>, index) -> (!fir.ref<!fir.char<1,10>>, !fir.ref<!fir.char<1,10>>)
    %17 = fir.alloca !fir.box<!fir.heap<!fir.array<?x!fir.logical<4>>>> {bindc_name = "mask", uniq_name = "_QFsectionsEmask"}
    %18 = fir.zero_bits !fir.heap<!fir.array<?x!fir.logical<4>>>
    %c0_0 = arith.constant 0 : index
    %19 = fir.shape %c0_0 : (index) -> !fir.shape<1>
    %20 = fir.embox %18(%19) : (!fir.heap<!fir.array<?x!fir.logical<4>>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?x!fir.logical<4>>>>
    fir.store %20 to %17 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.logical<4>>>>>
    %21:2 = hlfir.declare %17 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFsectionsEmask"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.logical<4>>>>>) -> (!fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.logical<4>>>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.logical<4>>>>>)
    %22:2 = hlfir.declare %arg3 dummy_scope %0 arg 4 {fortran_attrs = #fir.var_attrs<optional>, uniq_name = "_QFsectionsEopt"} : (!fir.ref<f32>, !fir.dscope) -> (!fir.ref<f32>, !fir.ref<f32>)
    %23 = fir.alloca !fir.box<!fir.ptr<!fir.array<?xf32>>> {bindc_name = "p", uniq_name = "_QFsectionsEp"}
    %24 = fir.zero_bits !fir.ptr<!fir.array<?xf32>>
    %c0_1 = arith.constant 0 : index
    %25 = fir.shape %c0_1 : (index) -> !fir.shape<1>
    %26 = fir.embox %24(%25) : (!fir.ptr<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.ptr<!fir.array<?xf32>>>
    fir.store %26 to %23 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %27:2 = hlfir.declare %23 {fortran_attrs = #fir.var_attrs<pointer>, uniq_name = "_QFsectionsEp"} : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) -> (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>)
    %28:2 = fir.unboxchar %arg4 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %29:2 = hlfir.declare %28#0 typeparams %28#1 dummy_scope %0 arg 5 {uniq_name = "_QFsectionsEstr"} : (!fir.ref<!fir.char<1,?>>, index, !fir.dscope) -> (!fir.boxchar<1>, !fir.ref<!fir.char<1,?>>)
    %c10_2 = arith.constant 10 : index
    %30 = fir.alloca !fir.array<10xf32> {bindc_name = "t", fir.target, uniq_name = "_QFsectionsEt"}
    %31 = fir.shape %c10_2 : (index) -> !fir.shape<1>
    %32:2 = hlfir.declare %30(%31) {fortran_attrs = #fir.var_attrs<target>, uniq_name = "_QFsectionsEt"} : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>) -> (!fir.ref<!fir.array<10xf32>>, !fir.ref<!fir.array<10xf32>>)
    %33 = fir.address_of(@_QMshapesECtable) : !fir.ref<!fir.array<4xi32>>
    %c4_3 = arith.constant 4 : index
    %34 = fir.shape %c4_3 : (index) -> !fir.shape<1>
    %35:2 = hlfir.declare %33(%34) {fortran_attrs = #fir.var_attrs<parameter>, uniq_name = "_QMshapesECtable"} : (!fir.ref<!fir.array<4xi32>>, !fir.shape<1>) -> (!fir.ref<!fir.array<4xi32>>, !fir.ref<!fir.array<4xi32>>)
    %36 = fir.alloca complex<f64> {bindc_name = "z", uniq_name = "_QFsectionsEz"}
    %37:2 = hlfir.declare %36 {uniq_name = "_QFsectionsEz"} : (!fir.ref<complex<f64>>) -> (!fir.ref<complex<f64>>, !fir.ref<complex<f64>>)
    %38 = fir.load %1#0 : !fir.ref<i32>
    %39 = fir.convert %38 : (i32) -> i64
    %40 = fir.convert %39 : (i64) -> index
    %c0_4 = arith.constant 0 : index
    %41 = arith.cmpi sgt, %40, %c0_4 : index
    %42 = arith.select %41, %40, %c0_4 : index
    %43 = fir.load %1#0 : !fir.ref<i32>
    %44 = fir.convert %43 : (i32) -> i64
    %45 = fir.convert %44 : (i64) -> index
    %c0_5 = arith.constant 0 : index
    %46 = arith.cmpi sgt, %45, %c0_5 : index
    %47 = arith.select %46, %45, %c0_5 : index
    %48 = fir.shape %42, %47 : (index, index) -> !fir.shape<2>
    %49:2 = hlfir.declare %arg1(%48) dummy_scope %0 arg 2 {uniq_name = "_QFsectionsEa"} : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>, !fir.dscope) -> (!fir.box<!fir.array<?x?xf32>>, !fir.ref<!fir.array<?x?xf32>>)
    %c0_i64 = arith.constant 0 : i64
    %50 = fir.convert %c0_i64 : (i64) -> index
    %51 = fir.load %1#0 : !fir.ref<i32>
    %52 = fir.convert %51 : (i32) -> i64
    %53 = fir.convert %52 : (i64) -> index
    %c1 = arith.constant 1 : index
    %c0_6 = arith.constant 0 : index
    %54 = arith.subi %53, %50 : index
    %55 = arith.addi %54, %c1 : index
    %56 = arith.cmpi sgt, %55, %c0_6 : index
    %57 = arith.select %56, %55, %c0_6 : index
    %c-1_i64 = arith.constant -1 : i64
    %58 = fir.convert %c-1_i64 : (i64) -> index
    %c3_i64 = arith.constant 3 : i64
    %59 = fir.convert %c3_i64 : (i64) -> index
    %c1_7 = arith.constant 1 : index
    %c0_8 = arith.constant 0 : index
    %60 = arith.subi %59, %58 : index
    %61 = arith.addi %60, %c1_7 : index
    %62 = arith.cmpi sgt, %61, %c0_8 : index
    %63 = arith.select %62, %61, %c0_8 : index
    %64 = fir.shape_shift %50, %57, %58, %63 : (index, index, index, index) -> !fir.shapeshift<2>
    %65:2 = hlfir.declare %arg2(%64) dummy_scope %0 arg 3 {uniq_name = "_QFsectionsEb"} : (!fir.ref<!fir.array<?x5xf32>>, !fir.shapeshift<2>, !fir.dscope) -> (!fir.box<!fir.array<?x5xf32>>, !fir.ref<!fir.array<?x5xf32>>)
    %c0_9 = arith.constant 0 : index
    %66 = fir.load %1#0 : !fir.ref<i32>
    %c1_i32 = arith.constant 1 : i32
    %67 = arith.subi %66, %c1_i32 overflow<nsw> : i32
    %68 = fir.convert %67 : (i32) -> i64
    %69 = fir.convert %68 : (i64) -> index
    %c2 = arith.constant 2 : index
    %c0_10 = arith.constant 0 : index
    %70 = arith.subi %69, %c0_9 : index
    %71 = arith.addi %70, %c2 : index
    %72 = arith.divsi %71, %c2 : index
    %73 = arith.cmpi sgt, %72, %c0_10 : index
    %74 = arith.select %73, %72, %c0_10 : index
    %c0_11 = arith.constant 0 : index
    %c1_12 = arith.constant 1 : index
    %c1_13 = arith.constant 1 : index
    %c2_14 = arith.constant 2 : index
    %75 = fir.shape %74, %c2_14 : (index, index) -> !fir.shape<2>
    %76 = hlfir.designate %65#0 (%c0_9:%69:%c2, %c0_11:%c1_12:%c1_13)  shape %75 : (!fir.box<!fir.array<?x5xf32>>, index, index, index, index, index, index, !fir.shape<2>) -> !fir.box<!fir.array<?x2xf32>>
    %c1_15 = arith.constant 1 : index
    %77 = fir.load %1#0 : !fir.ref<i32>
    %78 = fir.convert %77 : (i32) -> i64
    %79 = fir.convert %78 : (i64) -> index
    %c2_16 = arith.constant 2 : index
    %c0_17 = arith.constant 0 : index
    %80 = arith.subi %79, %c1_15 : index
    %81 = arith.addi %80, %c2_16 : index
    %82 = arith.divsi %81, %c2_16 : index
    %83 = arith.cmpi sgt, %82, %c0_17 : index
    %84 = arith.select %83, %82, %c0_17 : index
    %c1_18 = arith.constant 1 : index
    %c1_19 = arith.constant 1 : index
    %c0_20 = arith.constant 0 : index
    %85 = arith.subi %47, %c1_18 : index
    %86 = arith.addi %85, %c1_19 : index
    %87 = arith.divsi %86, %c1_19 : index
    %88 = arith.cmpi sgt, %87, %c0_20 : index
    %89 = arith.select %88, %87, %c0_20 : index
    %90 = fir.shape %84, %89 : (index, index) -> !fir.shape<2>
    %91 = hlfir.designate %49#0 (%c1_15:%79:%c2_16, %c1_18:%47:%c1_19)  shape %90 : (!fir.box<!fir.array<?x?xf32>>, index, index, index, index, index, index, !fir.shape<2>) -> !fir.box<!fir.array<?x?xf32>>
    hlfir.assign %76 to %91 : !fir.box<!fir.array<?x2xf32>>, !fir.box<!fir.array<?x?xf32>>
    %cst = arith.constant 3.500000e+00 : f32
    hlfir.assign %cst to %65#0 : f32, !fir.box<!fir.array<?x5xf32>>
    %c1_21 = arith.constant 1 : index
    %c10_22 = arith.constant 10 : index
    %c3 = arith.constant 3 : index
    %c4_23 = arith.constant 4 : index
    %92 = fir.shape %c4_23 : (index) -> !fir.shape<1>
    %93 = hlfir.designate %32#0 (%c1_21:%c10_22:%c3)  shape %92 : (!fir.ref<!fir.array<10xf32>>, index, index, index, !fir.shape<1>) -> !fir.box<!fir.array<4xf32>>
    %94 = fir.rebox %93 : (!fir.box<!fir.array<4xf32>>) -> !fir.box<!fir.ptr<!fir.array<?xf32>>>
    fir.store %94 to %27#0 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %95 = hlfir.sum %32#0 {fastmath = #arith.fastmath<contract>} : (!fir.ref<!fir.array<10xf32>>) -> f32
    %96 = hlfir.maxval %49#0 {fastmath = #arith.fastmath<contract>} : (!fir.box<!fir.array<?x?xf32>>) -> f32
    %97 = arith.addf %95, %96 fastmath<contract> : f32
    %98 = hlfir.dot_product %32#0 %32#0 {fastmath = #arith.fastmath<contract>} : (!fir.ref<!fir.array<10xf32>>, !fir.ref<!fir.array<10xf32>>) -> f32
    %99 = arith.addf %97, %98 fastmath<contract> : f32
    %100 = fir.load %27#0 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %c2_24 = arith.constant 2 : index
    %101 = hlfir.designate %100 (%c2_24)  : (!fir.box<!fir.ptr<!fir.array<?xf32>>>, index) -> !fir.ref<f32>
    hlfir.assign %99 to %101 : f32, !fir.ref<f32>
    %102 = fir.is_present %22#0 : (!fir.ref<f32>) -> i1
    fir.if %102 {
      %cst_61 = arith.constant 1.000000e+00 : f32
      hlfir.assign %cst_61 to %22#0 : f32, !fir.ref<f32>
    }
    %103 = fir.address_of(@_QQclX616263) : !fir.ref<!fir.char<1,3>>
    %c3_25 = arith.constant 3 : index
    %104:2 = hlfir.declare %103 typeparams %c3_25 {fortran_attrs = #fir.var_attrs<parameter>, uniq_name = "_QQclX616263"} : (!fir.ref<!fir.char<1,3>>, index) -> (!fir.ref<!fir.char<1,3>>, !fir.ref<!fir.char<1,3>>)
    %105 = arith.addi %28#1, %c3_25 : index
    %106 = hlfir.concat %29#0, %104#0 len %105 : (!fir.boxchar<1>, !fir.ref<!fir.char<1,3>>, index) -> !hlfir.expr<!fir.char<1,?>>
    hlfir.assign %106 to %16#0 : !hlfir.expr<!fir.char<1,?>>, !fir.ref<!fir.char<1,10>>
    %107 = hlfir.cmpchar eq %16#0 %29#0 : (!fir.ref<!fir.char<1,10>>, !fir.boxchar<1>) -> i1
    fir.if %107 {
      %217 = fir.address_of(@_QQclX78797A) : !fir.ref<!fir.char<1,3>>
      %c3_61 = arith.constant 3 : index
      %218:2 = hlfir.declare %217 typeparams %c3_61 {fortran_attrs = #fir.var_attrs<parameter>, uniq_name = "_QQclX78797A"} : (!fir.ref<!fir.char<1,3>>, index) -> (!fir.ref<!fir.char<1,3>>, !fir.ref<!fir.char<1,3>>)
      %c1_62 = arith.constant 1 : index
      %c3_63 = arith.constant 3 : index
      %c3_64 = arith.constant 3 : index
      %219 = hlfir.designate %16#0  substr %c1_62, %c3_63  typeparams %c3_64 : (!fir.ref<!fir.char<1,10>>, index, index, index) -> !fir.ref<!fir.char<1,3>>
      hlfir.assign %218#0 to %219 : !fir.ref<!fir.char<1,3>>, !fir.ref<!fir.char<1,3>>
    }
    %108 = fir.load %1#0 : !fir.ref<i32>
    %c1_i32_26 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c5_i32 = arith.constant 5 : i32
    %c10_i32 = arith.constant 10 : i32
    fir.select_case %108 : i32 [#fir.point, %c1_i32_26, ^bb1, #fir.interval, %c2_i32, %c5_i32, ^bb2, #fir.lower, %c10_i32, ^bb3, unit, ^bb4]
  ^bb1:  // pred: ^bb0
    %c1_i32_27 = arith.constant 1 : i32
    hlfir.assign %c1_i32_27 to %14#0 : i32, !fir.ref<i32>
    cf.br ^bb5
  ^bb2:  // pred: ^bb0
    %c2_i32_28 = arith.constant 2 : i32
    hlfir.assign %c2_i32_28 to %14#0 : i32, !fir.ref<i32>
    cf.br ^bb5
  ^bb3:  // pred: ^bb0
    %c3_i32 = arith.constant 3 : i32
    hlfir.assign %c3_i32 to %14#0 : i32, !fir.ref<i32>
    cf.br ^bb5
  ^bb4:  // pred: ^bb0
    %c4_i32 = arith.constant 4 : i32
    hlfir.assign %c4_i32 to %14#0 : i32, !fir.ref<i32>
    cf.br ^bb5
  ^bb5:  // 4 preds: ^bb1, ^bb2, ^bb3, ^bb4
    %109 = fir.emboxchar %29#1, %28#1 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.boxchar<1>
    %110 = fir.address_of(@_QQclX61) : !fir.ref<!fir.char<1>>
    %c1_29 = arith.constant 1 : index
    %111:2 = hlfir.declare %110 typeparams %c1_29 {fortran_attrs = #fir.var_attrs<parameter>, uniq_name = "_QQclX61"} : (!fir.ref<!fir.char<1>>, index) -> (!fir.ref<!fir.char<1>>, !fir.ref<!fir.char<1>>)
    %112 = fir.emboxchar %111#0, %c1_29 : (!fir.ref<!fir.char<1>>, index) -> !fir.boxchar<1>
    %113 = hlfir.cmpchar eq %109 %112 : (!fir.boxchar<1>, !fir.boxchar<1>) -> i1
    cf.cond_br %113, ^bb7, ^bb6
  ^bb6:  // pred: ^bb5
    cf.br ^bb8
  ^bb7:  // pred: ^bb5
    %c5_i32_30 = arith.constant 5 : i32
    hlfir.assign %c5_i32_30 to %14#0 : i32, !fir.ref<i32>
    cf.br ^bb9
  ^bb8:  // pred: ^bb6
    %c6_i32 = arith.constant 6 : i32
    hlfir.assign %c6_i32 to %14#0 : i32, !fir.ref<i32>
    cf.br ^bb9
  ^bb9:  // 2 preds: ^bb7, ^bb8
    cf.br ^bb10
  ^bb10:  // 2 preds: ^bb9, ^bb14
    %114 = fir.load %14#0 : !fir.ref<i32>
    %c0_i32 = arith.constant 0 : i32
    %115 = arith.cmpi sgt, %114, %c0_i32 : i32
    cf.cond_br %115, ^bb11, ^bb15
  ^bb11:  // pred: ^bb10
    %116 = fir.load %14#0 : !fir.ref<i32>
    %c1_i32_31 = arith.constant 1 : i32
    %117 = arith.subi %116, %c1_i32_31 : i32
    hlfir.assign %117 to %14#0 : i32, !fir.ref<i32>
    %118 = fir.load %14#0 : !fir.ref<i32>
    %c3_i32_32 = arith.constant 3 : i32
    %119 = arith.cmpi eq, %118, %c3_i32_32 : i32
    %true = arith.constant true
    %120 = arith.xori %119, %true : i1
    cf.cond_br %120, ^bb12, ^bb14
  ^bb12:  // pred: ^bb11
    %121 = fir.load %14#0 : !fir.ref<i32>
    %c1_i32_33 = arith.constant 1 : i32
    %122 = arith.cmpi eq, %121, %c1_i32_33 : i32
    cf.cond_br %122, ^bb13, ^bb14
  ^bb13:  // pred: ^bb12
    cf.br ^bb15
  ^bb14:  // 2 preds: ^bb11, ^bb12
    cf.br ^bb10
  ^bb15:  // 2 preds: ^bb10, ^bb13
    %c1_i32_34 = arith.constant 1 : i32
    %123 = fir.convert %c1_i32_34 : (i32) -> index
    %124 = fir.load %1#0 : !fir.ref<i32>
    %125 = fir.convert %124 : (i32) -> index
    %c1_35 = arith.constant 1 : index
    fir.do_concurrent {
      %217 = fir.alloca i32 {bindc_name = "i"}
      %218:2 = hlfir.declare %217 {uniq_name = "_QFsectionsEi"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
      fir.do_concurrent.loop (%arg5) = (%123) to (%125) step (%c1_35) {
        %219 = fir.convert %arg5 : (index) -> i32
        fir.store %219 to %218#0 : !fir.ref<i32>
        %220 = fir.load %218#0 : !fir.ref<i32>
        %221 = fir.convert %220 : (i32) -> i64
        %222 = fir.load %218#0 : !fir.ref<i32>
        %223 = fir.convert %222 : (i32) -> i64
        %224 = hlfir.designate %49#0 (%221, %223)  : (!fir.box<!fir.array<?x?xf32>>, i64, i64) -> !fir.ref<f32>
        %225 = fir.load %224 : !fir.ref<f32>
        %cst_61 = arith.constant 0.000000e+00 : f32
        %226 = arith.cmpf ogt, %225, %cst_61 fastmath<contract> : f32
        fir.if %226 {
          %c4_i32_62 = arith.constant 4 : i32
          %227 = fir.load %218#0 : !fir.ref<i32>
          %228 = arith.remsi %227, %c4_i32_62 : i32
          %c1_i32_63 = arith.constant 1 : i32
          %229 = arith.addi %228, %c1_i32_63 overflow<nsw> : i32
          %230 = fir.convert %229 : (i32) -> i64
          %231 = hlfir.designate %35#0 (%230)  : (!fir.ref<!fir.array<4xi32>>, i64) -> !fir.ref<i32>
          %232 = fir.load %231 : !fir.ref<i32>
          %233 = fir.convert %232 : (i32) -> f32
          %234 = fir.load %218#0 : !fir.ref<i32>
          %235 = fir.convert %234 : (i32) -> i64
          %236 = fir.load %218#0 : !fir.ref<i32>
          %237 = fir.convert %236 : (i32) -> i64
          %238 = hlfir.designate %49#0 (%235, %237)  : (!fir.box<!fir.array<?x?xf32>>, i64, i64) -> !fir.ref<f32>
          hlfir.assign %233 to %238 : f32, !fir.ref<f32>
        }
      }
    }
    hlfir.where {
      %cst_61 = arith.constant 0.000000e+00 : f32
      %217 = hlfir.elemental %48 unordered : (!fir.shape<2>) -> !hlfir.expr<?x?x!fir.logical<4>> {
      ^bb0(%arg5: index, %arg6: index):
        %218 = hlfir.designate %49#0 (%arg5, %arg6)  : (!fir.box<!fir.array<?x?xf32>>, index, index) -> !fir.ref<f32>
        %219 = fir.load %218 : !fir.ref<f32>
        %220 = arith.cmpf ogt, %219, %cst_61 fastmath<contract> : f32
        %221 = fir.convert %220 : (i1) -> !fir.logical<4>
        hlfir.yield_element %221 : !fir.logical<4>
      }
      hlfir.yield %217 : !hlfir.expr<?x?x!fir.logical<4>> cleanup {
        hlfir.destroy %217 : !hlfir.expr<?x?x!fir.logical<4>>
      }
    } do {
      hlfir.region_assign {
        %217 = hlfir.elemental %48 unordered : (!fir.shape<2>) -> !hlfir.expr<?x?xf32> {
        ^bb0(%arg5: index, %arg6: index):
          %218 = hlfir.designate %49#0 (%arg5, %arg6)  : (!fir.box<!fir.array<?x?xf32>>, index, index) -> !fir.ref<f32>
          %219 = fir.load %218 : !fir.ref<f32>
          %220 = arith.negf %219 fastmath<contract> : f32
          hlfir.yield_element %220 : f32
        }
        hlfir.yield %217 : !hlfir.expr<?x?xf32> cleanup {
          hlfir.destroy %217 : !hlfir.expr<?x?xf32>
        }
      } to {
        hlfir.yield %49#0 : !fir.box<!fir.array<?x?xf32>> 
      }
    }
    %c1_36 = arith.constant 1 : index
    %c1_37 = arith.constant 1 : index
    %c0_38 = arith.constant 0 : index
    %126 = arith.subi %42, %c1_36 : index
    %127 = arith.addi %126, %c1_37 : index
    %128 = arith.divsi %127, %c1_37 : index
    %129 = arith.cmpi sgt, %128, %c0_38 : index
    %130 = arith.select %129, %128, %c0_38 : index
    %c1_39 = arith.constant 1 : index
    %131 = fir.shape %130 : (index) -> !fir.shape<1>
    %132 = hlfir.designate %49#0 (%c1_36:%42:%c1_37, %c1_39)  shape %131 : (!fir.box<!fir.array<?x?xf32>>, index, index, index, index, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
    %cst_40 = arith.constant 0.000000e+00 : f32
    %133 = hlfir.elemental %131 unordered : (!fir.shape<1>) -> !hlfir.expr<?x!fir.logical<4>> {
    ^bb0(%arg5: index):
      %217 = hlfir.designate %132 (%arg5)  : (!fir.box<!fir.array<?xf32>>, index) -> !fir.ref<f32>
      %218 = fir.load %217 : !fir.ref<f32>
      %219 = arith.cmpf ogt, %218, %cst_40 fastmath<contract> : f32
      %220 = fir.convert %219 : (i1) -> !fir.logical<4>
      hlfir.yield_element %220 : !fir.logical<4>
    }
    hlfir.assign %133 to %21#0 realloc : !hlfir.expr<?x!fir.logical<4>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.logical<4>>>>>
    hlfir.destroy %133 : !hlfir.expr<?x!fir.logical<4>>
    %c1_i32_41 = arith.constant 1 : i32
    %134 = fir.load %1#0 : !fir.ref<i32>
    hlfir.forall lb {
      hlfir.yield %c1_i32_41 : i32 
    } ub {
      hlfir.yield %134 : i32 
    }  (%arg5: i32) {
      %217 = hlfir.forall_index "i" %arg5 : (i32) -> !fir.ref<i32>
      hlfir.region_assign {
        %218 = fir.load %217 : !fir.ref<i32>
        %219 = fir.convert %218 : (i32) -> f32
        hlfir.yield %219 : f32 
      } to {
        %218 = fir.load %217 : !fir.ref<i32>
        %219 = fir.convert %218 : (i32) -> i64
        %c1_61 = arith.constant 1 : index
        %220 = hlfir.designate %49#0 (%219, %c1_61)  : (!fir.box<!fir.array<?x?xf32>>, i64, index) -> !fir.ref<f32>
        hlfir.yield %220 : !fir.ref<f32> 
      }
    }
    %cst_42 = arith.constant 1.000000e+00 : f64
    %cst_43 = arith.constant 2.000000e+00 : f64
    %135 = fir.undefined complex<f64>
    %136 = fir.insert_value %135, %cst_42, [0 : index] : (complex<f64>, f64) -> complex<f64>
    %137 = fir.insert_value %136, %cst_43, [1 : index] : (complex<f64>, f64) -> complex<f64>
    hlfir.assign %137 to %37#0 : complex<f64>, !fir.ref<complex<f64>>
    %138 = fir.load %37#0 : !fir.ref<complex<f64>>
    %139 = fir.load %37#0 : !fir.ref<complex<f64>>
    %140 = fir.mulc %138, %139 {fastmath = #arith.fastmath<contract>} : complex<f64>
    %141 = fir.load %37#0 : !fir.ref<complex<f64>>
    %cst_44 = arith.constant 1.000000e+00 : f64
    %cst_45 = arith.constant 0.000000e+00 : f64
    %142 = fir.undefined complex<f64>
    %143 = fir.insert_value %142, %cst_44, [0 : index] : (complex<f64>, f64) -> complex<f64>
    %144 = fir.insert_value %143, %cst_45, [1 : index] : (complex<f64>, f64) -> complex<f64>
    %145 = fir.subc %141, %144 {fastmath = #arith.fastmath<contract>} : complex<f64>
    %146 = hlfir.no_reassoc %145 : complex<f64>
    %147 = fir.extract_value %140, [0 : index] : (complex<f64>) -> f64
    %148 = fir.extract_value %140, [1 : index] : (complex<f64>) -> f64
    %149 = fir.extract_value %146, [0 : index] : (complex<f64>) -> f64
    %150 = fir.extract_value %146, [1 : index] : (complex<f64>) -> f64
    %151 = fir.call @__divdc3(%147, %148, %149, %150) fastmath<contract> : (f64, f64, f64, f64) -> complex<f64>
    %152 = fir.load %37#0 : !fir.ref<complex<f64>>
    %153 = fir.extract_value %152, [1 : index] : (complex<f64>) -> f64
    %154 = arith.negf %153 fastmath<contract> : f64
    %155 = fir.insert_value %152, %154, [1 : index] : (complex<f64>, f64) -> complex<f64>
    %156 = fir.addc %151, %155 {fastmath = #arith.fastmath<contract>} : complex<f64>
    hlfir.assign %156 to %37#0 : complex<f64>, !fir.ref<complex<f64>>
    %157 = fir.load %37#0 : !fir.ref<complex<f64>>
    %cst_46 = arith.constant 0.000000e+00 : f64
    %cst_47 = arith.constant 0.000000e+00 : f64
    %158 = fir.undefined complex<f64>
    %159 = fir.insert_value %158, %cst_46, [0 : index] : (complex<f64>, f64) -> complex<f64>
    %160 = fir.insert_value %159, %cst_47, [1 : index] : (complex<f64>, f64) -> complex<f64>
    %161 = fir.cmpc "oeq", %157, %160 {fastmath = #arith.fastmath<contract>} : complex<f64>
    cf.cond_br %161, ^bb16, ^bb17
  ^bb16:  // pred: ^bb15
    %c3_i32_48 = arith.constant 3 : i32
    %false = arith.constant false
    %false_49 = arith.constant false
    fir.call @_FortranAStopStatement(%c3_i32_48, %false, %false_49) fastmath<contract> : (i32, i1, i1) -> ()
    fir.unreachable
  ^bb17:  // pred: ^bb15
    %162 = fir.load %1#0 : !fir.ref<i32>
    %163 = fir.convert %162 : (i32) -> i64
    hlfir.assign %163 to %3#0 : i64, !fir.ref<i64>
    %164 = fir.load %14#0 : !fir.ref<i32>
    fir.select %164 : i32 [1, ^bb18, 2, ^bb19, unit, ^bb18]
  ^bb18:  // 2 preds: ^bb17, ^bb17
    %c6_i32_50 = arith.constant 6 : i32
    %165 = fir.address_of(@_QQclX2F7374616E6461726420696E70757400) : !fir.ref<!fir.char<1,16>>
    %166 = fir.convert %165 : (!fir.ref<!fir.char<1,16>>) -> !fir.ref<i8>
    %c59_i32 = arith.constant 59 : i32
    %167 = fir.call @_FortranAioBeginExternalListOutput(%c6_i32_50, %166, %c59_i32) fastmath<contract> : (i32, !fir.ref<i8>, i32) -> !fir.ref<i8>
    %168 = fir.convert %42 : (index) -> i64
    %169 = fir.convert %47 : (index) -> i64
    %170 = arith.muli %168, %169 : i64
    %171 = fir.convert %170 : (i64) -> i32
    %172 = fir.call @_FortranAioOutputInteger32(%167, %171) fastmath<contract> : (!fir.ref<i8>, i32) -> i1
    %c2_51 = arith.constant 2 : index
    %c1_52 = arith.constant 1 : index
    %c1_53 = arith.constant 1 : index
    %173 = fir.allocmem !fir.array<2xi32> {bindc_name = ".tmp.arrayctor", uniq_name = ""}
    %174 = fir.shape %c2_51 : (index) -> !fir.shape<1>
    %175:2 = hlfir.declare %173(%174) {uniq_name = ".tmp.arrayctor"} : (!fir.heap<!fir.array<2xi32>>, !fir.shape<1>) -> (!fir.heap<!fir.array<2xi32>>, !fir.heap<!fir.array<2xi32>>)
    %176 = fir.convert %57 : (index) -> i64
    %177 = fir.convert %176 : (i64) -> i32
    %178 = arith.addi %c1_52, %c1_53 : index
    %179 = hlfir.designate %175#0 (%c1_52)  : (!fir.heap<!fir.array<2xi32>>, index) -> !fir.ref<i32>
    hlfir.assign %177 to %179 : i32, !fir.ref<i32>
    %c5_i32_54 = arith.constant 5 : i32
    %180 = hlfir.designate %175#0 (%178)  : (!fir.heap<!fir.array<2xi32>>, index) -> !fir.ref<i32>
    hlfir.assign %c5_i32_54 to %180 : i32, !fir.ref<i32>
    %true_55 = arith.constant true
    %181 = hlfir.as_expr %175#0 move %true_55 : (!fir.heap<!fir.array<2xi32>>, i1) -> !hlfir.expr<2xi32>
    %182:3 = hlfir.associate %181(%174) {adapt.valuebyref} : (!hlfir.expr<2xi32>, !fir.shape<1>) -> (!fir.ref<!fir.array<2xi32>>, !fir.ref<!fir.array<2xi32>>, i1)
    %183 = fir.shape %c2_51 : (index) -> !fir.shape<1>
    %184 = fir.embox %182#0(%183) : (!fir.ref<!fir.array<2xi32>>, !fir.shape<1>) -> !fir.box<!fir.array<2xi32>>
    %185 = fir.convert %184 : (!fir.box<!fir.array<2xi32>>) -> !fir.box<none>
    %186 = fir.call @_FortranAioOutputDescriptor(%167, %185) fastmath<contract> : (!fir.ref<i8>, !fir.box<none>) -> i1
    hlfir.end_associate %182#1, %182#2 : !fir.ref<!fir.array<2xi32>>, i1
    hlfir.destroy %181 : !hlfir.expr<2xi32>
    %187 = fir.convert %29#1 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<i8>
    %188 = fir.convert %28#1 : (index) -> i64
    %189 = fir.call @_FortranAioOutputAscii(%167, %187, %188) fastmath<contract> : (!fir.ref<i8>, !fir.ref<i8>, i64) -> i1
    %190 = fir.load %37#0 : !fir.ref<complex<f64>>
    %191 = fir.extract_value %190, [0 : index] : (complex<f64>) -> f64
    %192 = fir.extract_value %190, [1 : index] : (complex<f64>) -> f64
    %193 = fir.call @_FortranAioOutputComplex64(%167, %191, %192) fastmath<contract> : (!fir.ref<i8>, f64, f64) -> i1
    %194 = fir.load %3#0 : !fir.ref<i64>
    %195 = fir.call @_FortranAioOutputInteger64(%167, %194) fastmath<contract> : (!fir.ref<i8>, i64) -> i1
    %196 = fir.call @_FortranAioEndIoStatement(%167) fastmath<contract> : (!fir.ref<i8>) -> i32
    cf.br ^bb19
  ^bb19:  // 2 preds: ^bb17, ^bb18
    %197 = fir.address_of(@_QQclX28693529) : !fir.ref<!fir.char<1,4>>
    %c4_56 = arith.constant 4 : index
    %198:2 = hlfir.declare %197 typeparams %c4_56 {fortran_attrs = #fir.var_attrs<parameter>, uniq_name = "_QQclX28693529"} : (!fir.ref<!fir.char<1,4>>, index) -> (!fir.ref<!fir.char<1,4>>, !fir.ref<!fir.char<1,4>>)
    %199 = fir.convert %198#0 : (!fir.ref<!fir.char<1,4>>) -> !fir.ref<i8>
    %200 = fir.convert %c4_56 : (index) -> i64
    %201 = fir.zero_bits !fir.box<none>
    %c6_i32_57 = arith.constant 6 : i32
    %202 = fir.address_of(@_QQclX2F7374616E6461726420696E70757400) : !fir.ref<!fir.char<1,16>>
    %203 = fir.convert %202 : (!fir.ref<!fir.char<1,16>>) -> !fir.ref<i8>
    %c61_i32 = arith.constant 61 : i32
    %204 = fir.call @_FortranAioBeginExternalFormattedOutput(%199, %200, %201, %c6_i32_57, %203, %c61_i32) fastmath<contract> : (!fir.ref<i8>, i64, !fir.box<none>, i32, !fir.ref<i8>, i32) -> !fir.ref<i8>
    %205 = fir.address_of(@_QQro.2x2xi4.0) : !fir.ref<!fir.array<2x2xi32>>
    %c2_58 = arith.constant 2 : index
    %c2_59 = arith.constant 2 : index
    %206 = fir.shape %c2_58, %c2_59 : (index, index) -> !fir.shape<2>
    %207:2 = hlfir.declare %205(%206) {fortran_attrs = #fir.var_attrs<parameter>, uniq_name = "_QQro.2x2xi4.0"} : (!fir.ref<!fir.array<2x2xi32>>, !fir.shape<2>) -> (!fir.ref<!fir.array<2x2xi32>>, !fir.ref<!fir.array<2x2xi32>>)
    %208 = fir.shape %c2_58, %c2_59 : (index, index) -> !fir.shape<2>
    %209 = fir.embox %207#0(%208) : (!fir.ref<!fir.array<2x2xi32>>, !fir.shape<2>) -> !fir.box<!fir.array<2x2xi32>>
    %210 = fir.convert %209 : (!fir.box<!fir.array<2x2xi32>>) -> !fir.box<none>
    %211 = fir.call @_FortranAioOutputDescriptor(%204, %210) fastmath<contract> : (!fir.ref<i8>, !fir.box<none>) -> i1
    %212 = fir.call @_FortranAioEndIoStatement(%204) fastmath<contract> : (!fir.ref<i8>) -> i32
    %213 = fir.load %21#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.logical<4>>>>>
    %214 = fir.box_addr %213 : (!fir.box<!fir.heap<!fir.array<?x!fir.logical<4>>>>) -> !fir.heap<!fir.array<?x!fir.logical<4>>>
    %215 = fir.convert %214 : (!fir.heap<!fir.array<?x!fir.logical<4>>>) -> i64
    %c0_i64_60 = arith.constant 0 : i64
    %216 = arith.cmpi ne, %215, %c0_i64_60 : i64
    fir.if %216 {
      %217 = fir.load %21#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.logical<4>>>>>
      %218 = fir.box_addr %217 : (!fir.box<!fir.heap<!fir.array<?x!fir.logical<4>>>>) -> !fir.heap<!fir.array<?x!fir.logical<4>>>
      fir.freemem %218 : !fir.heap<!fir.array<?x!fir.logical<4>>>
      %219 = fir.zero_bits !fir.heap<!fir.array<?x!fir.logical<4>>>
      %c0_61 = arith.constant 0 : index
      %220 = fir.shape %c0_61 : (index) -> !fir.shape<1>
      %221 = fir.embox %219(%220) : (!fir.heap<!fir.array<?x!fir.logical<4>>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?x!fir.logical<4>>>>
      fir.store %221 to %21#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.logical<4>>>>>
    }
    return
  }
  func.func @_QPfact(%arg0: i32 {fir.bindc_name = "n"}) -> i32 {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.alloca !fir.boxproc<(!fir.ref<f32>) -> f32> {bindc_name = "fp", uniq_name = "_QFfactEfp"}
    %2 = fir.zero_bits (!fir.ref<f32>) -> f32
    %3 = fir.emboxproc %2 : ((!fir.ref<f32>) -> f32) -> !fir.boxproc<(!fir.ref<f32>) -> f32>
    fir.store %3 to %1 : !fir.ref<!fir.boxproc<(!fir.ref<f32>) -> f32>>
    %4:2 = hlfir.declare %1 {fortran_attrs = #fir.var_attrs<pointer>, uniq_name = "_QFfactEfp"} : (!fir.ref<!fir.boxproc<(!fir.ref<f32>) -> f32>>) -> (!fir.ref<!fir.boxproc<(!fir.ref<f32>) -> f32>>, !fir.ref<!fir.boxproc<(!fir.ref<f32>) -> f32>>)
    %5 = fir.alloca i32
    fir.store %arg0 to %5 : !fir.ref<i32>
    %6:2 = hlfir.declare %5 dummy_scope %0 arg 1 {fortran_attrs = #fir.var_attrs<value>, uniq_name = "_QFfactEn"} : (!fir.ref<i32>, !fir.dscope) -> (!fir.ref<i32>, !fir.ref<i32>)
    %7 = fir.alloca i32 {bindc_name = "r", uniq_name = "_QFfactEr"}
    %8:2 = hlfir.declare %7 {uniq_name = "_QFfactEr"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %9 = fir.zero_bits (!fir.ref<f32>) -> f32
    %10 = fir.emboxproc %9 : ((!fir.ref<f32>) -> f32) -> !fir.boxproc<(!fir.ref<f32>) -> f32>
    fir.store %10 to %4#0 : !fir.ref<!fir.boxproc<(!fir.ref<f32>) -> f32>>
    %11 = fir.load %6#0 : !fir.ref<i32>
    %c1_i32 = arith.constant 1 : i32
    %12 = arith.cmpi sle, %11, %c1_i32 : i32
    fir.if %12 {
      %c1_i32_0 = arith.constant 1 : i32
      hlfir.assign %c1_i32_0 to %8#0 : i32, !fir.ref<i32>
    } else {
      %18 = fir.load %6#0 : !fir.ref<i32>
      %19 = fir.load %6#0 : !fir.ref<i32>
      %c1_i32_0 = arith.constant 1 : i32
      %20 = arith.subi %19, %c1_i32_0 : i32
      %21 = fir.call @_QPfact(%20) fastmath<contract> : (i32) -> i32
      %22 = arith.muli %18, %21 : i32
      hlfir.assign %22 to %8#0 : i32, !fir.ref<i32>
    }
    %13 = fir.load %4#0 : !fir.ref<!fir.boxproc<(!fir.ref<f32>) -> f32>>
    %14 = fir.box_addr %13 : (!fir.boxproc<(!fir.ref<f32>) -> f32>) -> ((!fir.ref<f32>) -> f32)
    %15 = fir.convert %14 : ((!fir.ref<f32>) -> f32) -> i64
    %c0_i64 = arith.constant 0 : i64
    %16 = arith.cmpi ne, %15, %c0_i64 : i64
    fir.if %16 {
      %c6_i32 = arith.constant 6 : i32
      %18 = fir.address_of(@_QQclX2F7374616E6461726420696E70757400) : !fir.ref<!fir.char<1,16>>
      %19 = fir.convert %18 : (!fir.ref<!fir.char<1,16>>) -> !fir.ref<i8>
      %c79_i32 = arith.constant 79 : i32
      %20 = fir.call @_FortranAioBeginExternalListOutput(%c6_i32, %19, %c79_i32) fastmath<contract> : (i32, !fir.ref<i8>, i32) -> !fir.ref<i8>
      %cst = arith.constant 1.000000e+00 : f32
      %21:3 = hlfir.associate %cst {adapt.valuebyref} : (f32) -> (!fir.ref<f32>, !fir.ref<f32>, i1)
      %22 = fir.load %4#0 : !fir.ref<!fir.boxproc<(!fir.ref<f32>) -> f32>>
      %23 = fir.box_addr %22 : (!fir.boxproc<(!fir.ref<f32>) -> f32>) -> ((!fir.ref<f32>) -> f32)
      %24 = fir.call %23(%21#0) fastmath<contract> : (!fir.ref<f32>) -> f32
      %25 = fir.call @_FortranAioOutputReal32(%20, %24) fastmath<contract> : (!fir.ref<i8>, f32) -> i1
      hlfir.end_associate %21#1, %21#2 : !fir.ref<f32>, i1
      %26 = fir.call @_FortranAioEndIoStatement(%20) fastmath<contract> : (!fir.ref<i8>) -> i32
    }
    %17 = fir.load %8#0 : !fir.ref<i32>
    return %17 : i32
  }
  func.func @_QQmain() attributes {fir.bindc_name = "MAIN"} {
    %0 = fir.alloca i32
    %1 = fir.dummy_scope : !fir.dscope
    %2 = fir.address_of(@block_) : !fir.ref<!fir.array<8xi8>>
    %c0 = arith.constant 0 : index
    %3 = fir.coordinate_of %2, %c0 : (!fir.ref<!fir.array<8xi8>>, index) -> !fir.ref<i8>
    %4 = fir.convert %3 : (!fir.ref<i8>) -> !fir.ref<i32>
    %5:2 = hlfir.declare %4 storage(%2[0]) {uniq_name = "_QMshapesEci"} : (!fir.ref<i32>, !fir.ref<!fir.array<8xi8>>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %6 = fir.address_of(@_QFEcounter) : !fir.ref<i32>
    %7:2 = hlfir.declare %6 {uniq_name = "_QFEcounter"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %c4 = arith.constant 4 : index
    %8 = fir.coordinate_of %2, %c4 : (!fir.ref<!fir.array<8xi8>>, index) -> !fir.ref<i8>
    %9 = fir.convert %8 : (!fir.ref<i8>) -> !fir.ref<f32>
    %10:2 = hlfir.declare %9 storage(%2[4]) {uniq_name = "_QMshapesEcr"} : (!fir.ref<f32>, !fir.ref<!fir.array<8xi8>>) -> (!fir.ref<f32>, !fir.ref<f32>)
    %11 = fir.alloca !fir.box<!fir.heap<!fir.char<1,?>>> {bindc_name = "deferred", uniq_name = "_QFEdeferred"}
    %12 = fir.zero_bits !fir.heap<!fir.char<1,?>>
    %c0_0 = arith.constant 0 : index
    %13 = fir.embox %12 typeparams %c0_0 : (!fir.heap<!fir.char<1,?>>, index) -> !fir.box<!fir.heap<!fir.char<1,?>>>
    fir.store %13 to %11 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
    %14:2 = hlfir.declare %11 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFEdeferred"} : (!fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>) -> (!fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>, !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>)
    %15 = fir.address_of(@_QMshapesECtable) : !fir.ref<!fir.array<4xi32>>
    %c4_1 = arith.constant 4 : index
    %16 = fir.shape %c4_1 : (index) -> !fir.shape<1>
    %17:2 = hlfir.declare %15(%16) {fortran_attrs = #fir.var_attrs<parameter>, uniq_name = "_QMshapesECtable"} : (!fir.ref<!fir.array<4xi32>>, !fir.shape<1>) -> (!fir.ref<!fir.array<4xi32>>, !fir.ref<!fir.array<4xi32>>)
    %18 = fir.address_of(@_QQclX68656C6C6F) : !fir.ref<!fir.char<1,5>>
    %c5 = arith.constant 5 : index
    %19:2 = hlfir.declare %18 typeparams %c5 {fortran_attrs = #fir.var_attrs<parameter>, uniq_name = "_QQclX68656C6C6F"} : (!fir.ref<!fir.char<1,5>>, index) -> (!fir.ref<!fir.char<1,5>>, !fir.ref<!fir.char<1,5>>)
    hlfir.assign %19#0 to %14#0 realloc : !fir.ref<!fir.char<1,5>>, !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
    %20 = fir.load %7#0 : !fir.ref<i32>
    %21 = fir.load %14#0 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
    %22 = fir.box_elesize %21 : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> index
    %23 = fir.convert %22 : (index) -> i32
    %24 = arith.addi %20, %23 : i32
    hlfir.assign %24 to %7#0 : i32, !fir.ref<i32>
    %c5_i32 = arith.constant 5 : i32
    %25 = fir.address_of(@_QQclX2F7374616E6461726420696E70757400) : !fir.ref<!fir.char<1,16>>
    %26 = fir.convert %25 : (!fir.ref<!fir.char<1,16>>) -> !fir.ref<i8>
    %c90_i32 = arith.constant 90 : i32
    %27 = fir.call @_FortranAioBeginExternalListInput(%c5_i32, %26, %c90_i32) fastmath<contract> : (i32, !fir.ref<i8>, i32) -> !fir.ref<i8>
    %28 = fir.address_of(@_QFNnml) : !fir.ref<tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>>
    %29 = fir.convert %28 : (!fir.ref<tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>>) -> !fir.ref<tuple<>>
    %30 = fir.call @_FortranAioInputNamelist(%27, %29) fastmath<contract> : (!fir.ref<i8>, !fir.ref<tuple<>>) -> i1
    %31 = fir.call @_FortranAioEndIoStatement(%27) fastmath<contract> : (!fir.ref<i8>) -> i32
    %c6_i32 = arith.constant 6 : i32
    %32 = fir.address_of(@_QQclX2F7374616E6461726420696E70757400) : !fir.ref<!fir.char<1,16>>
    %33 = fir.convert %32 : (!fir.ref<!fir.char<1,16>>) -> !fir.ref<i8>
    %c91_i32 = arith.constant 91 : i32
    %34 = fir.call @_FortranAioBeginExternalListOutput(%c6_i32, %33, %c91_i32) fastmath<contract> : (i32, !fir.ref<i8>, i32) -> !fir.ref<i8>
    %35 = fir.address_of(@_QQro.1xi4.1) : !fir.ref<!fir.array<1xi32>>
    %c1 = arith.constant 1 : index
    %36 = fir.shape %c1 : (index) -> !fir.shape<1>
    %37:2 = hlfir.declare %35(%36) {fortran_attrs = #fir.var_attrs<parameter>, uniq_name = "_QQro.1xi4.1"} : (!fir.ref<!fir.array<1xi32>>, !fir.shape<1>) -> (!fir.ref<!fir.array<1xi32>>, !fir.ref<!fir.array<1xi32>>)
    %38 = fir.shape %c1 : (index) -> !fir.shape<1>
    %39 = fir.embox %37#0(%38) : (!fir.ref<!fir.array<1xi32>>, !fir.shape<1>) -> !fir.box<!fir.array<1xi32>>
    %40 = fir.convert %39 : (!fir.box<!fir.array<1xi32>>) -> !fir.box<none>
    %41 = fir.call @_FortranAioOutputDescriptor(%34, %40) fastmath<contract> : (!fir.ref<i8>, !fir.box<none>) -> i1
    %42 = fir.load %14#0 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
    %43 = fir.box_addr %42 : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> !fir.heap<!fir.char<1,?>>
    %44 = fir.load %14#0 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
    %45 = fir.box_elesize %44 : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> index
    %46 = fir.emboxchar %43, %45 : (!fir.heap<!fir.char<1,?>>, index) -> !fir.boxchar<1>
    %47 = hlfir.char_trim %46 : (!fir.boxchar<1>) -> !hlfir.expr<!fir.char<1,?>>
    %48 = hlfir.get_length %47 : (!hlfir.expr<!fir.char<1,?>>) -> index
    %49:3 = hlfir.associate %47 typeparams %48 {adapt.valuebyref} : (!hlfir.expr<!fir.char<1,?>>, index) -> (!fir.boxchar<1>, !fir.ref<!fir.char<1,?>>, i1)
    %50 = fir.convert %49#1 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<i8>
    %51 = fir.convert %48 : (index) -> i64
    %52 = fir.call @_FortranAioOutputAscii(%34, %50, %51) fastmath<contract> : (!fir.ref<i8>, !fir.ref<i8>, i64) -> i1
    hlfir.end_associate %49#1, %49#2 : !fir.ref<!fir.char<1,?>>, i1
    hlfir.destroy %47 : !hlfir.expr<!fir.char<1,?>>
    %53 = fir.address_of(@_QPsections) : (!fir.ref<i32>, !fir.ref<!fir.array<?x?xf32>>, !fir.ref<!fir.array<?x5xf32>>, !fir.ref<f32>, !fir.boxchar<1>) -> ()
    %54 = fir.emboxproc %53 : ((!fir.ref<i32>, !fir.ref<!fir.array<?x?xf32>>, !fir.ref<!fir.array<?x5xf32>>, !fir.ref<f32>, !fir.boxchar<1>) -> ()) -> !fir.boxproc<() -> ()>
    %55 = fir.call @_QPext(%54) fastmath<contract> : (!fir.boxproc<() -> ()>) -> f32
    %56 = fir.call @_FortranAioOutputReal32(%34, %55) fastmath<contract> : (!fir.ref<i8>, f32) -> i1
    %57 = fir.call @_FortranAioEndIoStatement(%34) fastmath<contract> : (!fir.ref<i8>) -> i32
    %c10_i32 = arith.constant 10 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-3_i32 = arith.constant -3 : i32
    %58 = arith.subi %c1_i32, %c10_i32 : i32
    %59 = arith.addi %58, %c-3_i32 : i32
    %60 = arith.divsi %59, %c-3_i32 : i32
    fir.store %60 to %0 : !fir.ref<i32>
    fir.store %c10_i32 to %7#0 : !fir.ref<i32>
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb4
    %61 = fir.load %0 : !fir.ref<i32>
    %c0_i32 = arith.constant 0 : i32
    %62 = arith.cmpi sgt, %61, %c0_i32 : i32
    cf.cond_br %62, ^bb2, ^bb5
  ^bb2:  // pred: ^bb1
    %63 = fir.load %7#0 : !fir.ref<i32>
    %c4_i32 = arith.constant 4 : i32
    %64 = arith.cmpi eq, %63, %c4_i32 : i32
    cf.cond_br %64, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    cf.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %65 = fir.load %0 : !fir.ref<i32>
    %c1_i32_2 = arith.constant 1 : i32
    %66 = arith.subi %65, %c1_i32_2 : i32
    fir.store %66 to %0 : !fir.ref<i32>
    %67 = fir.load %7#0 : !fir.ref<i32>
    %c-3_i32_3 = arith.constant -3 : i32
    %68 = arith.addi %67, %c-3_i32_3 overflow<nsw> : i32
    fir.store %68 to %7#0 : !fir.ref<i32>
    cf.br ^bb1
  ^bb5:  // pred: ^bb1
    return
  }
  fir.global linkonce @_QQclX616263 constant : !fir.char<1,3> {
    %0 = fir.string_lit "abc"(3) : !fir.char<1,3>
    fir.has_value %0 : !fir.char<1,3>
  }
  fir.global linkonce @_QQclX78797A constant : !fir.char<1,3> {
    %0 = fir.string_lit "xyz"(3) : !fir.char<1,3>
    fir.has_value %0 : !fir.char<1,3>
  }
  fir.global linkonce @_QQclX61 constant : !fir.char<1> {
    %0 = fir.string_lit "a"(1) : !fir.char<1>
    fir.has_value %0 : !fir.char<1>
  }
  func.func private @__divdc3(f64, f64, f64, f64) -> complex<f64> attributes {fir.bindc_name = "__divdc3", fir.runtime}
  func.func private @_FortranAStopStatement(i32, i1, i1) attributes {fir.runtime}
  func.func private @_FortranAioBeginExternalListOutput(i32, !fir.ref<i8>, i32) -> !fir.ref<i8> attributes {fir.io, fir.runtime}
  fir.global linkonce @_QQclX2F7374616E6461726420696E70757400 constant : !fir.char<1,16> {
    %0 = fir.string_lit "/standard input\00"(16) : !fir.char<1,16>
    fir.has_value %0 : !fir.char<1,16>
  }
  func.func private @_FortranAioOutputInteger32(!fir.ref<i8>, i32) -> i1 attributes {fir.io, fir.runtime}
  func.func private @_FortranAioOutputDescriptor(!fir.ref<i8>, !fir.box<none>) -> i1 attributes {fir.io, fir.runtime}
  func.func private @_FortranAioOutputAscii(!fir.ref<i8>, !fir.ref<i8>, i64) -> i1 attributes {fir.io, fir.runtime}
  func.func private @_FortranAioOutputComplex64(!fir.ref<i8>, f64, f64) -> i1 attributes {fir.io, fir.runtime}
  func.func private @_FortranAioOutputInteger64(!fir.ref<i8>, i64) -> i1 attributes {fir.io, fir.runtime}
  func.func private @_FortranAioEndIoStatement(!fir.ref<i8>) -> i32 attributes {fir.io, fir.runtime}
  func.func private @_FortranAioBeginExternalFormattedOutput(!fir.ref<i8>, i64, !fir.box<none>, i32, !fir.ref<i8>, i32) -> !fir.ref<i8> attributes {fir.io, fir.runtime}
  fir.global linkonce @_QQclX28693529 constant : !fir.char<1,4> {
    %0 = fir.string_lit "(i5)"(4) : !fir.char<1,4>
    fir.has_value %0 : !fir.char<1,4>
  }
  fir.global internal @_QQro.2x2xi4.0(dense<[[1, 3], [2, 4]]> : tensor<2x2xi32>) constant : !fir.array<2x2xi32>
  func.func private @_FortranAioOutputReal32(!fir.ref<i8>, f32) -> i1 attributes {fir.io, fir.runtime}
  fir.global internal @_QFEcounter : i32 {
    %c5_i32 = arith.constant 5 : i32
    fir.has_value %c5_i32 : i32
  }
  fir.global linkonce @_QQclX68656C6C6F constant : !fir.char<1,5> {
    %0 = fir.string_lit "hello"(5) : !fir.char<1,5>
    fir.has_value %0 : !fir.char<1,5>
  }
  func.func private @_FortranAioBeginExternalListInput(i32, !fir.ref<i8>, i32) -> !fir.ref<i8> attributes {fir.io, fir.runtime}
  func.func private @_FortranAioInputNamelist(!fir.ref<i8>, !fir.ref<tuple<>>) -> i1 attributes {fir.io, fir.runtime}
  fir.global linkonce @_QQclX6E6D6C00 constant : !fir.char<1,4> {
    %0 = fir.string_lit "nml\00"(4) : !fir.char<1,4>
    fir.has_value %0 : !fir.char<1,4>
  }
  fir.global linkonce @_QQclX636F756E74657200 constant : !fir.char<1,8> {
    %0 = fir.string_lit "counter\00"(8) : !fir.char<1,8>
    fir.has_value %0 : !fir.char<1,8>
  }
  fir.global linkonce @_QFEcounter.desc constant : !fir.box<!fir.ptr<i32>> {
    %0 = fir.address_of(@_QFEcounter) : !fir.ref<i32>
    %1:2 = hlfir.declare %0 {uniq_name = "_QFEcounter"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %2 = fir.embox %1#0 : (!fir.ref<i32>) -> !fir.box<i32>
    %3 = fir.rebox %2 : (!fir.box<i32>) -> !fir.box<!fir.ptr<i32>>
    fir.has_value %3 : !fir.box<!fir.ptr<i32>>
  }
  fir.global linkonce @_QFNnml.list constant : !fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>> {
    %0 = fir.undefined !fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>
    %1 = fir.address_of(@_QQclX636F756E74657200) : !fir.ref<!fir.char<1,8>>
    %c8 = arith.constant 8 : index
    %2 = fir.convert %1 : (!fir.ref<!fir.char<1,8>>) -> !fir.ref<i8>
    %3 = fir.insert_value %0, %2, [0 : index, 0 : index] : (!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>, !fir.ref<i8>) -> !fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>
    %4 = fir.address_of(@_QFEcounter.desc) : !fir.ref<!fir.box<!fir.ptr<i32>>>
    %5 = fir.convert %4 : (!fir.ref<!fir.box<!fir.ptr<i32>>>) -> !fir.ref<!fir.box<none>>
    %6 = fir.insert_value %3, %5, [0 : index, 1 : index] : (!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>, !fir.ref<!fir.box<none>>) -> !fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>
    fir.has_value %6 : !fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>
  }
  fir.global linkonce @_QFNnml constant : tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>> {
    %0 = fir.undefined tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>
    %1 = fir.address_of(@_QQclX6E6D6C00) : !fir.ref<!fir.char<1,4>>
    %c4 = arith.constant 4 : index
    %2 = fir.convert %1 : (!fir.ref<!fir.char<1,4>>) -> !fir.ref<i8>
    %3 = fir.insert_value %0, %2, [0 : index] : (tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>, !fir.ref<i8>) -> tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>
    %c1_i64 = arith.constant 1 : i64
    %4 = fir.insert_value %3, %c1_i64, [1 : index] : (tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>, i64) -> tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>
    %5 = fir.address_of(@_QFNnml.list) : !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>
    %6 = fir.insert_value %4, %5, [2 : index] : (tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>) -> tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>
    %7 = fir.address_of(@_QQdefault.nonTbpDefinedIoTable) : !fir.ref<tuple<i64, !fir.ref<!fir.array<0xtuple<!fir.ref<none>, !fir.ref<none>, i32, i8>>>, i1>>
    %8 = fir.convert %7 : (!fir.ref<tuple<i64, !fir.ref<!fir.array<0xtuple<!fir.ref<none>, !fir.ref<none>, i32, i8>>>, i1>>) -> !fir.ref<none>
    %9 = fir.insert_value %6, %8, [3 : index] : (tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>, !fir.ref<none>) -> tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>
    fir.has_value %9 : tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>
  }
  fir.global linkonce @_QQdefault.nonTbpDefinedIoTable constant : tuple<i64, !fir.ref<!fir.array<0xtuple<!fir.ref<none>, !fir.ref<none>, i32, i8>>>, i1> {
    %0 = fir.undefined tuple<i64, !fir.ref<!fir.array<0xtuple<!fir.ref<none>, !fir.ref<none>, i32, i8>>>, i1>
    %c0_i64 = arith.constant 0 : i64
    %1 = fir.insert_value %0, %c0_i64, [0 : index] : (tuple<i64, !fir.ref<!fir.array<0xtuple<!fir.ref<none>, !fir.ref<none>, i32, i8>>>, i1>, i64) -> tuple<i64, !fir.ref<!fir.array<0xtuple<!fir.ref<none>, !fir.ref<none>, i32, i8>>>, i1>
    %2 = fir.zero_bits !fir.ref<!fir.array<0xtuple<!fir.ref<none>, !fir.ref<none>, i32, i8>>>
    %3 = fir.insert_value %1, %2, [1 : index] : (tuple<i64, !fir.ref<!fir.array<0xtuple<!fir.ref<none>, !fir.ref<none>, i32, i8>>>, i1>, !fir.ref<!fir.array<0xtuple<!fir.ref<none>, !fir.ref<none>, i32, i8>>>) -> tuple<i64, !fir.ref<!fir.array<0xtuple<!fir.ref<none>, !fir.ref<none>, i32, i8>>>, i1>
    %true = arith.constant true
    %4 = fir.insert_value %3, %true, [2 : index] : (tuple<i64, !fir.ref<!fir.array<0xtuple<!fir.ref<none>, !fir.ref<none>, i32, i8>>>, i1>, i1) -> tuple<i64, !fir.ref<!fir.array<0xtuple<!fir.ref<none>, !fir.ref<none>, i32, i8>>>, i1>
    fir.has_value %4 : tuple<i64, !fir.ref<!fir.array<0xtuple<!fir.ref<none>, !fir.ref<none>, i32, i8>>>, i1>
  }
  fir.global internal @_QQro.1xi4.1(dense<4> : tensor<1xi32>) constant : !fir.array<1xi32>
  func.func private @_QPext(!fir.boxproc<() -> ()>) -> f32 attributes {fir.host_symbol = @_QQmain}
  func.func private @_FortranAProgramStart(i32, !llvm.ptr, !llvm.ptr, !llvm.ptr)
  func.func private @_FortranAProgramEndStatement()
  func.func @main(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) -> i32 {
    %0 = fir.zero_bits !fir.ref<tuple<i32, !fir.ref<!fir.array<0xtuple<!fir.ref<i8>, !fir.ref<i8>>>>>>
    fir.call @_FortranAProgramStart(%arg0, %arg1, %arg2, %0) fastmath<contract> : (i32, !llvm.ptr, !llvm.ptr, !fir.ref<tuple<i32, !fir.ref<!fir.array<0xtuple<!fir.ref<i8>, !fir.ref<i8>>>>>>) -> ()
    fir.call @_QQmain() fastmath<contract> : () -> ()
    fir.call @_FortranAProgramEndStatement() fastmath<contract> : () -> ()
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
}
