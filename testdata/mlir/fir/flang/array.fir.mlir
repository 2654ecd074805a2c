module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = "", llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", llvm.ident = "Debian flang version 22.1.8", llvm.target_triple = "x86_64-pc-linux-gnu"} {
  fir.global common @block_(dense<0> : vector<8xi8>) {alignment = 4 : i64} : !fir.array<8xi8>
  fir.global @_QMshapesECtable(dense<[1, 2, 3, 4]> : tensor<4xi32>) constant : !fir.array<4xi32>
  func.func @_QPsections(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.ref<!fir.array<?x?xf32>> {fir.bindc_name = "a"}, %arg2: !fir.ref<!fir.array<?x5xf32>> {fir.bindc_name = "b"}, %arg3: !fir.ref<f32> {fir.bindc_name = "opt", fir.optional}, %arg4: !fir.boxchar<1> {fir.bindc_name = "str"}) {
    %0 = fir.alloca !fir.box<!fir.array<?x5xf32>>
    %1 = fir.alloca !fir.box<!fir.array<?x?xf32>>
    %c23_i32 = arith.constant 23 : i32
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c10 = arith.constant 10 : index
    %c0_i64 = arith.constant 0 : i64
    %c1 = arith.constant 1 : index
    %c-1_i64 = arith.constant -1 : i64
    %c3_i64 = arith.constant 3 : i64
    %c1_i32 = arith.constant 1 : i32
    %c2 = arith.constant 2 : index
    %cst = arith.constant 3.500000e+00 : f32
    %c3 = arith.constant 3 : index
    %cst_0 = arith.constant 1.000000e+00 : f32
    %c2_i32 = arith.constant 2 : i32
    %c5_i32 = arith.constant 5 : i32
    %c10_i32 = arith.constant 10 : i32
    %c3_i32 = arith.constant 3 : i32
    %c4_i32 = arith.constant 4 : i32
    %c6_i32 = arith.constant 6 : i32
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant 1.000000e+00 : f64
    %cst_3 = arith.constant 2.000000e+00 : f64
    %cst_4 = arith.constant 0.000000e+00 : f64
    %false = arith.constant false
    %c59_i32 = arith.constant 59 : i32
    %c61_i32 = arith.constant 61 : i32
    %2 = fir.alloca i32 {bindc_name = "i"}
    %3 = fir.alloca index
    %4 = fir.dummy_scope : !fir.dscope
    %5 = fir.declare %arg0 dummy_scope %4 arg 1 {uniq_name = "_QFsectionsEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %6 = fir.alloca i64 {bindc_name = "big", uniq_name = "_QFsectionsEbig"}
    %7 = fir.declare %6 {uniq_name = "_QFsectionsEbig"} : (!fir.ref<i64>) -> !fir.ref<i64>
    %8 = fir.address_of(@block_) : !fir.ref<!fir.array<8xi8>>
    %9 = fir.coordinate_of %8, %c0 : (!fir.ref<!fir.array<8xi8>>, index) -> !fir.ref<i8>
    %10 = fir.convert %9 : (!fir.ref<i8>) -> !fir.ref<i32>
    %11 = fir.declare %10 storage(%8[0]) {uniq_name = "_QMshapesEci"} : (!fir.ref<i32>, !fir.ref<!fir.array<8xi8>>) -> !fir.ref<i32>
    %12 = fir.coordinate_of %8, %c4 : (!fir.ref<!fir.array<8xi8>>, index) -> !fir.ref<i8>
    %13 = fir.convert %12 : (!fir.ref<i8>) -> !fir.ref<f32>
    %14 = fir.declare %13 storage(%8[4]) {uniq_name = "_QMshapesEcr"} : (!fir.ref<f32>, !fir.ref<!fir.array<8xi8>>) -> !fir.ref<f32>
    %15 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFsectionsEi"}
    %16 = fir.declare %15 {uniq_name = "_QFsectionsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %17 = fir.alloca i32 {bindc_name = "k", uniq_name = "_QFsectionsEk"}
    %18 = fir.declare %17 {uniq_name = "_QFsectionsEk"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %19 = fir.alloca !fir.char<1,10> {bindc_name = "local", uniq_name = "_QFsectionsElocal"}
    %20 = fir.declare %19 typeparams %c10 {uniq_name = "_QFsectionsElocal"} : (!fir.ref<!fir.char<1,10>>, index) -> !fir.ref<!fir.char<1,10>>
    %21 = fir.alloca !fir.box<!fir.heap<!fir.array<?x!fir.logical<4>>>> {bindc_name = "mask", uniq_name = "_QFsectionsEmask"}
    %22 = fir.zero_bits !fir.heap<!fir.array<?x!fir.logical<4>>>
    %23 = fir.shape %c0 : (index) -> !fir.shape<1>
    %24 = fir.embox %22(%23) : (!fir.heap<!fir.array<?x!fir.logical<4>>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?x!fir.logical<4>>>>
    fir.store %24 to %21 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.logical<4>>>>>
    %25 = fir.declare %21 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFsectionsEmask"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.logical<4>>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.logical<4>>>>>
    %26 = fir.declare %arg3 dummy_scope %4 arg 4 {fortran_attrs = #fir.var_attrs<optional>, uniq_name = "_QFsectionsEopt"} : (!fir.ref<f32>, !fir.dscope) -> !fir.ref<f32>
    %27 = fir.alloca !fir.box<!fir.ptr<!fir.array<?xf32>>> {bindc_name = "p", uniq_name = "_QFsectionsEp"}
    %28 = fir.zero_bits !fir.ptr<!fir.array<?xf32>>
    %29 = fir.shape %c0 : (index) -> !fir.shape<1>
    %30 = fir.embox %28(%29) : (!fir.ptr<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.ptr<!fir.array<?xf32>>>
    fir.store %30 to %27 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %31 = fir.declare %27 {fortran_attrs = #fir.var_attrs<pointer>, uniq_name = "_QFsectionsEp"} : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %32:2 = fir.unboxchar %arg4 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %33 = fir.declare %32#0 typeparams %32#1 dummy_scope %4 arg 5 {uniq_name = "_QFsectionsEstr"} : (!fir.ref<!fir.char<1,?>>, index, !fir.dscope) -> !fir.ref<!fir.char<1,?>>
    %34 = fir.emboxchar %33, %32#1 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.boxchar<1>
    %35 = fir.alloca !fir.array<10xf32> {bindc_name = "t", fir.target, uniq_name = "_QFsectionsEt"}
    %36 = fir.shape %c10 : (index) -> !fir.shape<1>
    %37 = fir.declare %35(%36) {fortran_attrs = #fir.var_attrs<target>, uniq_name = "_QFsectionsEt"} : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<10xf32>>
    %38 = fir.address_of(@_QMshapesECtable) : !fir.ref<!fir.array<4xi32>>
    %39 = fir.shape %c4 : (index) -> !fir.shape<1>
    %40 = fir.declare %38(%39) {fortran_attrs = #fir.var_attrs<parameter>, uniq_name = "_QMshapesECtable"} : (!fir.ref<!fir.array<4xi32>>, !fir.shape<1>) -> !fir.ref<!fir.array<4xi32>>
    %41 = fir.alloca complex<f64> {bindc_name = "z", uniq_name = "_QFsectionsEz"}
    %42 = fir.declare %41 {uniq_name = "_QFsectionsEz"} : (!fir.ref<complex<f64>>) -> !fir.ref<complex<f64>>
    %43 = fir.load %5 : !fir.ref<i32>
    %44 = fir.convert %43 : (i32) -> i64
    %45 = fir.convert %44 : (i64) -> index
    %46 = arith.cmpi sgt, %45, %c0 : index
    %47 = arith.select %46, %45, %c0 : index
    %48 = fir.load %5 : !fir.ref<i32>
    %49 = fir.convert %48 : (i32) -> i64
    %50 = fir.convert %49 : (i64) -> index
    %51 = arith.cmpi sgt, %50, %c0 : index
    %52 = arith.select %51, %50, %c0 : index
    %53 = fir.shape %47, %52 : (index, index) -> !fir.shape<2>
    %54 = fir.declare %arg1(%53) dummy_scope %4 arg 2 {uniq_name = "_QFsectionsEa"} : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>, !fir.dscope) -> !fir.ref<!fir.array<?x?xf32>>
    %55 = fir.embox %54(%53) : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>) -> !fir.box<!fir.array<?x?xf32>>
    %56 = fir.convert %c0_i64 : (i64) -> index
    %57 = fir.load %5 : !fir.ref<i32>
    %58 = fir.convert %57 : (i32) -> i64
    %59 = fir.convert %58 : (i64) -> index
    %60 = arith.subi %59, %56 : index
    %61 = arith.addi %60, %c1 : index
    %62 = arith.cmpi sgt, %61, %c0 : index
    %63 = arith.select %62, %61, %c0 : index
    %64 = fir.convert %c-1_i64 : (i64) -> index
    %65 = fir.convert %c3_i64 : (i64) -> index
    %66 = arith.subi %65, %64 : index
    %67 = arith.addi %66, %c1 : index
    %68 = arith.cmpi sgt, %67, %c0 : index
    %69 = arith.select %68, %67, %c0 : index
    %70 = fir.shape_shift %56, %63, %64, %69 : (index, index, index, index) -> !fir.shapeshift<2>
    %71 = fir.declare %arg2(%70) dummy_scope %4 arg 3 {uniq_name = "_QFsectionsEb"} : (!fir.ref<!fir.array<?x5xf32>>, !fir.shapeshift<2>, !fir.dscope) -> !fir.ref<!fir.array<?x5xf32>>
    %72 = fir.embox %71(%70) : (!fir.ref<!fir.array<?x5xf32>>, !fir.shapeshift<2>) -> !fir.box<!fir.array<?x5xf32>>
    %73 = fir.load %5 : !fir.ref<i32>
    %74 = arith.subi %73, %c1_i32 overflow<nsw> : i32
    %75 = fir.convert %74 : (i32) -> i64
    %76 = fir.convert %75 : (i64) -> index
    %77 = arith.addi %76, %c2 : index
    %78 = arith.divsi %77, %c2 : index
    %79 = arith.cmpi sgt, %78, %c0 : index
    %80 = arith.select %79, %78, %c0 : index
    %81 = fir.shape %80, %c2 : (index, index) -> !fir.shape<2>
    %82 = fir.undefined index
    %83 = fir.slice %c0, %76, %c2, %c0, %c1, %c1 : (index, index, index, index, index, index) -> !fir.slice<2>
    %84 = fir.embox %71(%70) [%83] : (!fir.ref<!fir.array<?x5xf32>>, !fir.shapeshift<2>, !fir.slice<2>) -> !fir.box<!fir.array<?x2xf32>>
    %85 = fir.load %5 : !fir.ref<i32>
    %86 = fir.convert %85 : (i32) -> i64
    %87 = fir.convert %86 : (i64) -> index
    %88 = arith.subi %87, %c1 : index
    %89 = arith.addi %88, %c2 : index
    %90 = arith.divsi %89, %c2 : index
    %91 = arith.cmpi sgt, %90, %c0 : index
    %92 = arith.select %91, %90, %c0 : index
    %93 = arith.cmpi sgt, %52, %c0 : index
    %94 = arith.select %93, %52, %c0 : index
    %95 = fir.shape %92, %94 : (index, index) -> !fir.shape<2>
    %96 = fir.undefined index
    %97 = fir.slice %c1, %87, %c2, %c1, %52, %c1 : (index, index, index, index, index, index) -> !fir.slice<2>
    %98 = fir.embox %54(%53) [%97] : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>, !fir.slice<2>) -> !fir.box<!fir.array<?x?xf32>>
    fir.store %98 to %1 : !fir.ref<!fir.box<!fir.array<?x?xf32>>>
    %99 = fir.address_of(@_QQclX2F7374616E6461726420696E70757400) : !fir.ref<!fir.char<1,16>>
    %c16 = arith.constant 16 : index
    %c20_i32 = arith.constant 20 : i32
    %100 = fir.convert %1 : (!fir.ref<!fir.box<!fir.array<?x?xf32>>>) -> !fir.ref<!fir.box<none>>
    %101 = fir.convert %84 : (!fir.box<!fir.array<?x2xf32>>) -> !fir.box<none>
    %102 = fir.convert %99 : (!fir.ref<!fir.char<1,16>>) -> !fir.ref<i8>
    fir.call @_FortranAAssign(%100, %101, %102, %c20_i32) : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
    %103 = fir.alloca f32
    fir.store %cst to %103 : !fir.ref<f32>
    %104 = fir.embox %103 : (!fir.ref<f32>) -> !fir.box<f32>
    %105 = fir.shape_shift %56, %63, %64, %69 : (index, index, index, index) -> !fir.shapeshift<2>
    %106 = fir.embox %71(%105) : (!fir.ref<!fir.array<?x5xf32>>, !fir.shapeshift<2>) -> !fir.box<!fir.array<?x5xf32>>
    fir.store %106 to %0 : !fir.ref<!fir.box<!fir.array<?x5xf32>>>
    %107 = fir.address_of(@_QQclX2F7374616E6461726420696E70757400) : !fir.ref<!fir.char<1,16>>
    %c16_5 = arith.constant 16 : index
    %c21_i32 = arith.constant 21 : i32
    %108 = fir.convert %0 : (!fir.ref<!fir.box<!fir.array<?x5xf32>>>) -> !fir.ref<!fir.box<none>>
    %109 = fir.convert %104 : (!fir.box<f32>) -> !fir.box<none>
    %110 = fir.convert %107 : (!fir.ref<!fir.char<1,16>>) -> !fir.ref<i8>
    fir.call @_FortranAAssign(%108, %109, %110, %c21_i32) : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
    %111 = fir.shape %c4 : (index) -> !fir.shape<1>
    %112 = fir.undefined index
    %113 = fir.slice %c1, %c10, %c3 : (index, index, index) -> !fir.slice<1>
    %114 = fir.embox %37(%36) [%113] : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, !fir.slice<1>) -> !fir.box<!fir.array<4xf32>>
    %115 = fir.rebox %114 : (!fir.box<!fir.array<4xf32>>) -> !fir.box<!fir.ptr<!fir.array<?xf32>>>
    fir.store %115 to %31 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %116 = fir.shape %c10 : (index) -> !fir.shape<1>
    %117 = fir.embox %37(%116) : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<10xf32>>
    %118 = fir.absent !fir.box<i1>
    %119 = fir.address_of(@_QQclX2F7374616E6461726420696E70757400) : !fir.ref<!fir.char<1,16>>
    %120 = fir.convert %117 : (!fir.box<!fir.array<10xf32>>) -> !fir.box<none>
    %121 = fir.convert %119 : (!fir.ref<!fir.char<1,16>>) -> !fir.ref<i8>
    %122 = fir.convert %c0 : (index) -> i32
    %123 = fir.convert %118 : (!fir.box<i1>) -> !fir.box<none>
    %124 = fir.call @_FortranASumReal4(%120, %121, %c23_i32, %122, %123) fastmath<contract> : (!fir.box<none>, !fir.ref<i8>, i32, i32, !fir.box<none>) -> f32
    %125 = fir.shape %47, %52 : (index, index) -> !fir.shape<2>
    %126 = fir.embox %54(%125) : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>) -> !fir.box<!fir.array<?x?xf32>>
    %127 = fir.absent !fir.box<i1>
    %128 = fir.address_of(@_QQclX2F7374616E6461726420696E70757400) : !fir.ref<!fir.char<1,16>>
    %129 = fir.convert %126 : (!fir.box<!fir.array<?x?xf32>>) -> !fir.box<none>
    %130 = fir.convert %128 : (!fir.ref<!fir.char<1,16>>) -> !fir.ref<i8>
    %131 = fir.convert %c0 : (index) -> i32
    %132 = fir.convert %127 : (!fir.box<i1>) -> !fir.box<none>
    %133 = fir.call @_FortranAMaxvalReal4(%129, %130, %c23_i32, %131, %132) fastmath<contract> : (!fir.box<none>, !fir.ref<i8>, i32, i32, !fir.box<none>) -> f32
    %134 = arith.addf %124, %133 fastmath<contract> : f32
    %135 = fir.shape %c10 : (index) -> !fir.shape<1>
    %136 = fir.embox %37(%135) : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<10xf32>>
    %137 = fir.shape %c10 : (index) -> !fir.shape<1>
    %138 = fir.embox %37(%137) : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<10xf32>>
    %139 = fir.address_of(@_QQclX2F7374616E6461726420696E70757400) : !fir.ref<!fir.char<1,16>>
    %140 = fir.convert %136 : (!fir.box<!fir.array<10xf32>>) -> !fir.box<none>
    %141 = fir.convert %138 : (!fir.box<!fir.array<10xf32>>) -> !fir.box<none>
    %142 = fir.convert %139 : (!fir.ref<!fir.char<1,16>>) -> !fir.ref<i8>
    %143 = fir.call @_FortranADotProductReal4(%140, %141, %142, %c23_i32) fastmath<contract> : (!fir.box<none>, !fir.box<none>, !fir.ref<i8>, i32) -> f32
    %144 = arith.addf %134, %143 fastmath<contract> : f32
    %145 = fir.load %31 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %c0_6 = arith.constant 0 : index
    %146:3 = fir.box_dims %145, %c0_6 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>, index) -> (index, index, index)
    %147 = fir.shift %146#0 : (index) -> !fir.shift<1>
    %148 = fir.array_coor %145(%147) %c2 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>, !fir.shift<1>, index) -> !fir.ref<f32>
    fir.store %144 to %148 : !fir.ref<f32>
    %149 = fir.is_present %26 : (!fir.ref<f32>) -> i1
    fir.if %149 {
      fir.store %cst_0 to %26 : !fir.ref<f32>
    }
    %150 = fir.address_of(@_QQclX616263) : !fir.ref<!fir.char<1,3>>
    %151 = fir.declare %150 typeparams %c3 {fortran_attrs = #fir.var_attrs<parameter>, uniq_name = "_QQclX616263"} : (!fir.ref<!fir.char<1,3>>, index) -> !fir.ref<!fir.char<1,3>>
    %152 = arith.addi %32#1, %c3 : index
    %153 = arith.addi %32#1, %c3 : index
    %154 = fir.alloca !fir.char<1,?>(%153 : index) {bindc_name = ".chrtmp"}
    %c1_i64 = arith.constant 1 : i64
    %155 = fir.convert %32#1 : (index) -> i64
    %156 = arith.muli %c1_i64, %155 : i64
    %157 = fir.convert %154 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
    %158 = fir.convert %33 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
    "llvm.intr.memmove"(%157, %158, %156) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %c1_7 = arith.constant 1 : index
    %159 = arith.subi %153, %c1_7 : index
    fir.do_loop %arg5 = %32#1 to %159 step %c1_7 {
      %325 = arith.subi %arg5, %32#1 : index
      %326 = fir.convert %151 : (!fir.ref<!fir.char<1,3>>) -> !fir.ref<!fir.array<3x!fir.char<1>>>
      %327 = fir.coordinate_of %326, %325 : (!fir.ref<!fir.array<3x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
      %328 = fir.load %327 : !fir.ref<!fir.char<1>>
      %329 = fir.convert %154 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
      %330 = fir.coordinate_of %329, %arg5 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
      fir.store %328 to %330 : !fir.ref<!fir.char<1>>
    }
    %160 = fir.declare %154 typeparams %153 {uniq_name = "tmp"} : (!fir.ref<!fir.char<1,?>>, index) -> !fir.ref<!fir.char<1,?>>
    %161 = fir.emboxchar %160, %153 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.boxchar<1>
    %false_8 = arith.constant false
    %162 = fir.undefined tuple<!fir.boxchar<1>, i1>
    %163 = fir.insert_value %162, %false_8, [1 : index] : (tuple<!fir.boxchar<1>, i1>, i1) -> tuple<!fir.boxchar<1>, i1>
    %164 = fir.insert_value %163, %161, [0 : index] : (tuple<!fir.boxchar<1>, i1>, !fir.boxchar<1>) -> tuple<!fir.boxchar<1>, i1>
    %165 = arith.cmpi slt, %c10, %153 : index
    %166 = arith.select %165, %c10, %153 : index
    %c1_i64_9 = arith.constant 1 : i64
    %167 = fir.convert %166 : (index) -> i64
    %168 = arith.muli %c1_i64_9, %167 : i64
    %169 = fir.convert %20 : (!fir.ref<!fir.char<1,10>>) -> !llvm.ptr
    %170 = fir.convert %160 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
    "llvm.intr.memmove"(%169, %170, %168) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %c1_10 = arith.constant 1 : index
    %171 = arith.subi %c10, %c1_10 : index
    %c32_i8 = arith.constant 32 : i8
    %172 = fir.undefined !fir.char<1>
    %173 = fir.insert_value %172, %c32_i8, [0 : index] : (!fir.char<1>, i8) -> !fir.char<1>
    %c1_11 = arith.constant 1 : index
    fir.do_loop %arg5 = %166 to %171 step %c1_11 {
      %325 = fir.convert %20 : (!fir.ref<!fir.char<1,10>>) -> !fir.ref<!fir.array<10x!fir.char<1>>>
      %326 = fir.coordinate_of %325, %arg5 : (!fir.ref<!fir.array<10x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
      fir.store %173 to %326 : !fir.ref<!fir.char<1>>
    }
    %174 = fir.convert %20 : (!fir.ref<!fir.char<1,10>>) -> !fir.ref<i8>
    %175 = fir.convert %33 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<i8>
    %176 = fir.convert %c10 : (index) -> i64
    %177 = fir.convert %32#1 : (index) -> i64
    %178 = fir.call @_FortranACharacterCompareScalar1(%174, %175, %176, %177) : (!fir.ref<i8>, !fir.ref<i8>, i64, i64) -> i32
    %179 = arith.cmpi eq, %178, %c0_i32 : i32
    fir.if %179 {
      %325 = fir.address_of(@_QQclX78797A) : !fir.ref<!fir.char<1,3>>
      %326 = fir.declare %325 typeparams %c3 {fortran_attrs = #fir.var_attrs<parameter>, uniq_name = "_QQclX78797A"} : (!fir.ref<!fir.char<1,3>>, index) -> !fir.ref<!fir.char<1,3>>
      %c1_17 = arith.constant 1 : index
      %327 = arith.subi %c1, %c1_17 : index
      %328 = fir.convert %20 : (!fir.ref<!fir.char<1,10>>) -> !fir.ref<!fir.array<10x!fir.char<1>>>
      %329 = fir.coordinate_of %328, %327 : (!fir.ref<!fir.array<10x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
      %330 = fir.convert %329 : (!fir.ref<!fir.char<1>>) -> !fir.ref<!fir.char<1,3>>
      %c1_i64_18 = arith.constant 1 : i64
      %331 = fir.convert %c3 : (index) -> i64
      %332 = arith.muli %c1_i64_18, %331 : i64
      %333 = fir.convert %330 : (!fir.ref<!fir.char<1,3>>) -> !llvm.ptr
      %334 = fir.convert %326 : (!fir.ref<!fir.char<1,3>>) -> !llvm.ptr
      "llvm.intr.memmove"(%333, %334, %332) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    }
    %180 = fir.load %5 : !fir.ref<i32>
    fir.select_case %180 : i32 [#fir.point, %c1_i32, ^bb1, #fir.interval, %c2_i32, %c5_i32, ^bb2, #fir.lower, %c10_i32, ^bb3, unit, ^bb4]
  ^bb1:  // pred: ^bb0
    fir.store %c1_i32 to %18 : !fir.ref<i32>
    cf.br ^bb5
  ^bb2:  // pred: ^bb0
    fir.store %c2_i32 to %18 : !fir.ref<i32>
    cf.br ^bb5
  ^bb3:  // pred: ^bb0
    fir.store %c3_i32 to %18 : !fir.ref<i32>
    cf.br ^bb5
  ^bb4:  // pred: ^bb0
    fir.store %c4_i32 to %18 : !fir.ref<i32>
    cf.br ^bb5
  ^bb5:  // 4 preds: ^bb1, ^bb2, ^bb3, ^bb4
    %181 = fir.address_of(@_QQclX61) : !fir.ref<!fir.char<1>>
    %182 = fir.declare %181 typeparams %c1 {fortran_attrs = #fir.var_attrs<parameter>, uniq_name = "_QQclX61"} : (!fir.ref<!fir.char<1>>, index) -> !fir.ref<!fir.char<1>>
    %183 = fir.convert %33 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<i8>
    %184 = fir.convert %182 : (!fir.ref<!fir.char<1>>) -> !fir.ref<i8>
    %185 = fir.convert %32#1 : (index) -> i64
    %186 = fir.convert %c1 : (index) -> i64
    %187 = fir.call @_FortranACharacterCompareScalar1(%183, %184, %185, %186) : (!fir.ref<i8>, !fir.ref<i8>, i64, i64) -> i32
    %188 = arith.cmpi eq, %187, %c0_i32 : i32
    cf.cond_br %188, ^bb7, ^bb6
  ^bb6:  // pred: ^bb5
    cf.br ^bb8
  ^bb7:  // pred: ^bb5
    fir.store %c5_i32 to %18 : !fir.ref<i32>
    cf.br ^bb9
  ^bb8:  // pred: ^bb6
    fir.store %c6_i32 to %18 : !fir.ref<i32>
    cf.br ^bb9
  ^bb9:  // 2 preds: ^bb7, ^bb8
    cf.br ^bb10
  ^bb10:  // 2 preds: ^bb9, ^bb14
    %189 = fir.load %18 : !fir.ref<i32>
    %190 = arith.cmpi sgt, %189, %c0_i32 : i32
    cf.cond_br %190, ^bb11, ^bb15
  ^bb11:  // pred: ^bb10
    %191 = fir.load %18 : !fir.ref<i32>
    %192 = arith.subi %191, %c1_i32 : i32
    fir.store %192 to %18 : !fir.ref<i32>
    %193 = fir.load %18 : !fir.ref<i32>
    %194 = arith.cmpi eq, %193, %c3_i32 : i32
    %195 = arith.xori %194, %true : i1
    cf.cond_br %195, ^bb12, ^bb14
  ^bb12:  // pred: ^bb11
    %196 = fir.load %18 : !fir.ref<i32>
    %197 = arith.cmpi eq, %196, %c1_i32 : i32
    cf.cond_br %197, ^bb13, ^bb14
  ^bb13:  // pred: ^bb12
    cf.br ^bb15
  ^bb14:  // 2 preds: ^bb11, ^bb12
    cf.br ^bb10
  ^bb15:  // 2 preds: ^bb10, ^bb13
    %198 = fir.convert %c1_i32 : (i32) -> index
    %199 = fir.load %5 : !fir.ref<i32>
    %200 = fir.convert %199 : (i32) -> index
    fir.do_concurrent {
      %325 = fir.alloca i32 {bindc_name = "i"}
      %326 = fir.declare %325 {uniq_name = "_QFsectionsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
      fir.do_concurrent.loop (%arg5) = (%198) to (%200) step (%c1) {
        %327 = fir.convert %arg5 : (index) -> i32
        fir.store %327 to %326 : !fir.ref<i32>
        %328 = fir.load %326 : !fir.ref<i32>
        %329 = fir.convert %328 : (i32) -> i64
        %330 = fir.load %326 : !fir.ref<i32>
        %331 = fir.convert %330 : (i32) -> i64
        %332 = fir.array_coor %54(%53) %329, %331 : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>, i64, i64) -> !fir.ref<f32>
        %333 = fir.load %332 : !fir.ref<f32>
        %334 = arith.cmpf ogt, %333, %cst_1 fastmath<contract> : f32
        fir.if %334 {
          %335 = fir.load %326 : !fir.ref<i32>
          %336 = arith.remsi %335, %c4_i32 : i32
          %337 = arith.addi %336, %c1_i32 overflow<nsw> : i32
          %338 = fir.convert %337 : (i32) -> i64
          %339 = fir.array_coor %40(%39) %338 : (!fir.ref<!fir.array<4xi32>>, !fir.shape<1>, i64) -> !fir.ref<i32>
          %340 = fir.load %339 : !fir.ref<i32>
          %341 = fir.convert %340 : (i32) -> f32
          %342 = fir.load %326 : !fir.ref<i32>
          %343 = fir.convert %342 : (i32) -> i64
          %344 = fir.load %326 : !fir.ref<i32>
          %345 = fir.convert %344 : (i32) -> i64
          %346 = fir.array_coor %54(%53) %343, %345 : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>, i64, i64) -> !fir.ref<f32>
          fir.store %341 to %346 : !fir.ref<f32>
        }
      }
    }
    %201 = fir.allocmem !fir.array<?x?x!fir.logical<4>>, %47, %52 {bindc_name = ".tmp.array", uniq_name = ""}
    %202 = fir.declare %201(%53) {uniq_name = ".tmp.array"} : (!fir.heap<!fir.array<?x?x!fir.logical<4>>>, !fir.shape<2>) -> !fir.heap<!fir.array<?x?x!fir.logical<4>>>
    %203 = fir.embox %202(%53) : (!fir.heap<!fir.array<?x?x!fir.logical<4>>>, !fir.shape<2>) -> !fir.box<!fir.array<?x?x!fir.logical<4>>>
    %true_12 = arith.constant true
    %c1_13 = arith.constant 1 : index
    fir.do_loop %arg5 = %c1_13 to %52 step %c1_13 unordered {
      fir.do_loop %arg6 = %c1_13 to %47 step %c1_13 unordered {
        %325 = fir.array_coor %54(%53) %arg6, %arg5 : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>, index, index) -> !fir.ref<f32>
        %326 = fir.load %325 : !fir.ref<f32>
        %327 = arith.cmpf ogt, %326, %cst_1 fastmath<contract> : f32
        %328 = fir.convert %327 : (i1) -> !fir.logical<4>
        %329 = fir.array_coor %202(%53) %arg6, %arg5 : (!fir.heap<!fir.array<?x?x!fir.logical<4>>>, !fir.shape<2>, index, index) -> !fir.ref<!fir.logical<4>>
        fir.store %328 to %329 : !fir.ref<!fir.logical<4>>
      }
    }
    %204 = fir.undefined tuple<!fir.box<!fir.array<?x?x!fir.logical<4>>>, i1>
    %205 = fir.insert_value %204, %true_12, [1 : index] : (tuple<!fir.box<!fir.array<?x?x!fir.logical<4>>>, i1>, i1) -> tuple<!fir.box<!fir.array<?x?x!fir.logical<4>>>, i1>
    %206 = fir.insert_value %205, %203, [0 : index] : (tuple<!fir.box<!fir.array<?x?x!fir.logical<4>>>, i1>, !fir.box<!fir.array<?x?x!fir.logical<4>>>) -> tuple<!fir.box<!fir.array<?x?x!fir.logical<4>>>, i1>
    %207 = fir.convert %202 : (!fir.heap<!fir.array<?x?x!fir.logical<4>>>) -> !fir.ref<!fir.array<?x?x!fir.logical<4>>>
    %208 = arith.cmpi sgt, %47, %c0 : index
    %209 = arith.select %208, %47, %c0 : index
    %210 = arith.cmpi sgt, %52, %c0 : index
    %211 = arith.select %210, %52, %c0 : index
    %212 = arith.muli %209, %211 : index
    fir.store %c1 to %3 : !fir.ref<index>
    %213 = fir.allocmem !fir.array<?xf32>, %212 {bindc_name = ".tmp.where", uniq_name = ""}
    %214 = fir.shape %212 : (index) -> !fir.shape<1>
    %215 = fir.declare %213(%214) {uniq_name = ".tmp.where"} : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.heap<!fir.array<?xf32>>
    %216 = fir.embox %215(%214) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
    fir.do_loop %arg5 = %c1 to %52 step %c1 {
      fir.do_loop %arg6 = %c1 to %47 step %c1 {
        %325 = fir.array_coor %202(%53) %arg6, %arg5 : (!fir.heap<!fir.array<?x?x!fir.logical<4>>>, !fir.shape<2>, index, index) -> !fir.ref<!fir.logical<4>>
        %326 = fir.load %325 : !fir.ref<!fir.logical<4>>
        %327 = fir.convert %326 : (!fir.logical<4>) -> i1
        fir.if %327 {
          %328 = fir.array_coor %54(%53) %arg6, %arg5 : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>, index, index) -> !fir.ref<f32>
          %329 = fir.load %328 : !fir.ref<f32>
          %330 = arith.negf %329 fastmath<contract> : f32
          %331 = fir.load %3 : !fir.ref<index>
          %332 = arith.addi %331, %c1 : index
          fir.store %332 to %3 : !fir.ref<index>
          %333 = fir.array_coor %215(%214) %331 : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
          fir.store %330 to %333 : !fir.ref<f32>
        }
      }
    }
    fir.store %c1 to %3 : !fir.ref<index>
    fir.do_loop %arg5 = %c1 to %52 step %c1 {
      fir.do_loop %arg6 = %c1 to %47 step %c1 {
        %325 = fir.array_coor %202(%53) %arg6, %arg5 : (!fir.heap<!fir.array<?x?x!fir.logical<4>>>, !fir.shape<2>, index, index) -> !fir.ref<!fir.logical<4>>
        %326 = fir.load %325 : !fir.ref<!fir.logical<4>>
        %327 = fir.convert %326 : (!fir.logical<4>) -> i1
        fir.if %327 {
          %328 = fir.load %3 : !fir.ref<index>
          %329 = arith.addi %328, %c1 : index
          fir.store %329 to %3 : !fir.ref<index>
          %330 = fir.array_coor %215(%214) %328 : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
          %331 = fir.load %330 : !fir.ref<f32>
          %332 = fir.array_coor %54(%53) %arg6, %arg5 : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>, index, index) -> !fir.ref<f32>
          fir.store %331 to %332 : !fir.ref<f32>
        }
      }
    }
    %217 = fir.convert %207 : (!fir.ref<!fir.array<?x?x!fir.logical<4>>>) -> !fir.heap<!fir.array<?x?x!fir.logical<4>>>
    fir.freemem %217 : !fir.heap<!fir.array<?x?x!fir.logical<4>>>
    fir.freemem %213 : !fir.heap<!fir.array<?xf32>>
    %218 = arith.cmpi sgt, %47, %c0 : index
    %219 = arith.select %218, %47, %c0 : index
    %220 = fir.shape %219 : (index) -> !fir.shape<1>
    %221 = fir.undefined index
    %222 = fir.slice %c1, %47, %c1, %c1, %221, %221 : (index, index, index, index, index, index) -> !fir.slice<2>
    %223 = fir.embox %54(%53) [%222] : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>, !fir.slice<2>) -> !fir.box<!fir.array<?xf32>>
    %224 = fir.allocmem !fir.array<?x!fir.logical<4>>, %219 {bindc_name = ".tmp.array", uniq_name = ""}
    %225 = fir.declare %224(%220) {uniq_name = ".tmp.array"} : (!fir.heap<!fir.array<?x!fir.logical<4>>>, !fir.shape<1>) -> !fir.heap<!fir.array<?x!fir.logical<4>>>
    %226 = fir.embox %225(%220) : (!fir.heap<!fir.array<?x!fir.logical<4>>>, !fir.shape<1>) -> !fir.box<!fir.array<?x!fir.logical<4>>>
    %true_14 = arith.constant true
    %c1_15 = arith.constant 1 : index
    fir.do_loop %arg5 = %c1_15 to %219 step %c1_15 unordered {
      %325 = fir.array_coor %223 %arg5 : (!fir.box<!fir.array<?xf32>>, index) -> !fir.ref<f32>
      %326 = fir.load %325 : !fir.ref<f32>
      %327 = arith.cmpf ogt, %326, %cst_1 fastmath<contract> : f32
      %328 = fir.convert %327 : (i1) -> !fir.logical<4>
      %329 = fir.array_coor %225(%220) %arg5 : (!fir.heap<!fir.array<?x!fir.logical<4>>>, !fir.shape<1>, index) -> !fir.ref<!fir.logical<4>>
      fir.store %328 to %329 : !fir.ref<!fir.logical<4>>
    }
    %227 = fir.undefined tuple<!fir.box<!fir.array<?x!fir.logical<4>>>, i1>
    %228 = fir.insert_value %227, %true_14, [1 : index] : (tuple<!fir.box<!fir.array<?x!fir.logical<4>>>, i1>, i1) -> tuple<!fir.box<!fir.array<?x!fir.logical<4>>>, i1>
    %229 = fir.insert_value %228, %226, [0 : index] : (tuple<!fir.box<!fir.array<?x!fir.logical<4>>>, i1>, !fir.box<!fir.array<?x!fir.logical<4>>>) -> tuple<!fir.box<!fir.array<?x!fir.logical<4>>>, i1>
    %230 = fir.shape %219 : (index) -> !fir.shape<1>
    %231 = fir.embox %225(%230) : (!fir.heap<!fir.array<?x!fir.logical<4>>>, !fir.shape<1>) -> !fir.box<!fir.array<?x!fir.logical<4>>>
    %232 = fir.address_of(@_QQclX2F7374616E6461726420696E70757400) : !fir.ref<!fir.char<1,16>>
    %c16_16 = arith.constant 16 : index
    %c52_i32 = arith.constant 52 : i32
    %233 = fir.convert %25 : (!fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.logical<4>>>>>) -> !fir.ref<!fir.box<none>>
    %234 = fir.convert %231 : (!fir.box<!fir.array<?x!fir.logical<4>>>) -> !fir.box<none>
    %235 = fir.convert %232 : (!fir.ref<!fir.char<1,16>>) -> !fir.ref<i8>
    fir.call @_FortranAAssign(%233, %234, %235, %c52_i32) : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
    %236 = fir.box_addr %226 : (!fir.box<!fir.array<?x!fir.logical<4>>>) -> !fir.heap<!fir.array<?x!fir.logical<4>>>
    fir.freemem %236 : !fir.heap<!fir.array<?x!fir.logical<4>>>
    %237 = fir.load %5 : !fir.ref<i32>
    %238 = fir.convert %c1_i32 : (i32) -> index
    %239 = fir.convert %237 : (i32) -> index
    fir.do_loop %arg5 = %238 to %239 step %c1 {
      %325 = fir.convert %arg5 : (index) -> i32
      fir.store %325 to %2 : !fir.ref<i32>
      %326 = fir.load %2 : !fir.ref<i32>
      %327 = fir.convert %326 : (i32) -> f32
      %328 = fir.load %2 : !fir.ref<i32>
      %329 = fir.convert %328 : (i32) -> i64
      %330 = fir.array_coor %54(%53) %329, %c1 : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>, i64, index) -> !fir.ref<f32>
      fir.store %327 to %330 : !fir.ref<f32>
    }
    %240 = fir.undefined complex<f64>
    %241 = fir.insert_value %240, %cst_2, [0 : index] : (complex<f64>, f64) -> complex<f64>
    %242 = fir.insert_value %241, %cst_3, [1 : index] : (complex<f64>, f64) -> complex<f64>
    fir.store %242 to %42 : !fir.ref<complex<f64>>
    %243 = fir.load %42 : !fir.ref<complex<f64>>
    %244 = fir.load %42 : !fir.ref<complex<f64>>
    %245 = fir.mulc %243, %244 {fastmath = #arith.fastmath<contract>} : complex<f64>
    %246 = fir.load %42 : !fir.ref<complex<f64>>
    %247 = fir.undefined complex<f64>
    %248 = fir.insert_value %247, %cst_2, [0 : index] : (complex<f64>, f64) -> complex<f64>
    %249 = fir.insert_value %248, %cst_4, [1 : index] : (complex<f64>, f64) -> complex<f64>
    %250 = fir.subc %246, %249 {fastmath = #arith.fastmath<contract>} : complex<f64>
    %251 = fir.no_reassoc %250 : complex<f64>
    %252 = fir.extract_value %245, [0 : index] : (complex<f64>) -> f64
    %253 = fir.extract_value %245, [1 : index] : (complex<f64>) -> f64
    %254 = fir.extract_value %251, [0 : index] : (complex<f64>) -> f64
    %255 = fir.extract_value %251, [1 : index] : (complex<f64>) -> f64
    %256 = fir.call @__divdc3(%252, %253, %254, %255) fastmath<contract> : (f64, f64, f64, f64) -> complex<f64>
    %257 = fir.load %42 : !fir.ref<complex<f64>>
    %258 = fir.extract_value %257, [1 : index] : (complex<f64>) -> f64
    %259 = arith.negf %258 fastmath<contract> : f64
    %260 = fir.insert_value %257, %259, [1 : index] : (complex<f64>, f64) -> complex<f64>
    %261 = fir.addc %256, %260 {fastmath = #arith.fastmath<contract>} : complex<f64>
    fir.store %261 to %42 : !fir.ref<complex<f64>>
    %262 = fir.load %42 : !fir.ref<complex<f64>>
    %263 = fir.undefined complex<f64>
    %264 = fir.insert_value %263, %cst_4, [0 : index] : (complex<f64>, f64) -> complex<f64>
    %265 = fir.insert_value %264, %cst_4, [1 : index] : (complex<f64>, f64) -> complex<f64>
    %266 = fir.cmpc "oeq", %262, %265 {fastmath = #arith.fastmath<contract>} : complex<f64>
    cf.cond_br %266, ^bb16, ^bb17
  ^bb16:  // pred: ^bb15
    fir.call @_FortranAStopStatement(%c3_i32, %false, %false) fastmath<contract> : (i32, i1, i1) -> ()
    fir.unreachable
  ^bb17:  // pred: ^bb15
    %267 = fir.load %5 : !fir.ref<i32>
    %268 = fir.convert %267 : (i32) -> i64
    fir.store %268 to %7 : !fir.ref<i64>
    %269 = fir.load %18 : !fir.ref<i32>
    fir.select %269 : i32 [1, ^bb18, 2, ^bb19, unit, ^bb18]
  ^bb18:  // 2 preds: ^bb17, ^bb17
    %270 = fir.address_of(@_QQclX2F7374616E6461726420696E70757400) : !fir.ref<!fir.char<1,16>>
    %271 = fir.convert %270 : (!fir.ref<!fir.char<1,16>>) -> !fir.ref<i8>
    %272 = fir.call @_FortranAioBeginExternalListOutput(%c6_i32, %271, %c59_i32) fastmath<contract> : (i32, !fir.ref<i8>, i32) -> !fir.ref<i8>
    %273 = fir.convert %47 : (index) -> i64
    %274 = fir.convert %52 : (index) -> i64
    %275 = arith.muli %273, %274 : i64
    %276 = fir.convert %275 : (i64) -> i32
    %277 = fir.call @_FortranAioOutputInteger32(%272, %276) fastmath<contract> : (!fir.ref<i8>, i32) -> i1
    %278 = fir.allocmem !fir.array<2xi32> {bindc_name = ".tmp.arrayctor", uniq_name = ""}
    %279 = fir.shape %c2 : (index) -> !fir.shape<1>
    %280 = fir.declare %278(%279) {uniq_name = ".tmp.arrayctor"} : (!fir.heap<!fir.array<2xi32>>, !fir.shape<1>) -> !fir.heap<!fir.array<2xi32>>
    %281 = fir.convert %63 : (index) -> i64
    %282 = fir.convert %281 : (i64) -> i32
    %283 = fir.array_coor %280(%279) %c1 : (!fir.heap<!fir.array<2xi32>>, !fir.shape<1>, index) -> !fir.ref<i32>
    fir.store %282 to %283 : !fir.ref<i32>
    %284 = fir.array_coor %280(%279) %c2 : (!fir.heap<!fir.array<2xi32>>, !fir.shape<1>, index) -> !fir.ref<i32>
    fir.store %c5_i32 to %284 : !fir.ref<i32>
    %285 = fir.undefined tuple<!fir.heap<!fir.array<2xi32>>, i1>
    %286 = fir.insert_value %285, %true, [1 : index] : (tuple<!fir.heap<!fir.array<2xi32>>, i1>, i1) -> tuple<!fir.heap<!fir.array<2xi32>>, i1>
    %287 = fir.insert_value %286, %280, [0 : index] : (tuple<!fir.heap<!fir.array<2xi32>>, i1>, !fir.heap<!fir.array<2xi32>>) -> tuple<!fir.heap<!fir.array<2xi32>>, i1>
    %288 = fir.convert %280 : (!fir.heap<!fir.array<2xi32>>) -> !fir.ref<!fir.array<2xi32>>
    %289 = fir.convert %280 : (!fir.heap<!fir.array<2xi32>>) -> !fir.ref<!fir.array<2xi32>>
    %290 = fir.shape %c2 : (index) -> !fir.shape<1>
    %291 = fir.embox %288(%290) : (!fir.ref<!fir.array<2xi32>>, !fir.shape<1>) -> !fir.box<!fir.array<2xi32>>
    %292 = fir.convert %291 : (!fir.box<!fir.array<2xi32>>) -> !fir.box<none>
    %293 = fir.call @_FortranAioOutputDescriptor(%272, %292) fastmath<contract> : (!fir.ref<i8>, !fir.box<none>) -> i1
    %294 = fir.convert %289 : (!fir.ref<!fir.array<2xi32>>) -> !fir.heap<!fir.array<2xi32>>
    fir.freemem %294 : !fir.heap<!fir.array<2xi32>>
    %295 = fir.convert %33 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<i8>
    %296 = fir.convert %32#1 : (index) -> i64
    %297 = fir.call @_FortranAioOutputAscii(%272, %295, %296) fastmath<contract> : (!fir.ref<i8>, !fir.ref<i8>, i64) -> i1
    %298 = fir.load %42 : !fir.ref<complex<f64>>
    %299 = fir.extract_value %298, [0 : index] : (complex<f64>) -> f64
    %300 = fir.extract_value %298, [1 : index] : (complex<f64>) -> f64
    %301 = fir.call @_FortranAioOutputComplex64(%272, %299, %300) fastmath<contract> : (!fir.ref<i8>, f64, f64) -> i1
    %302 = fir.load %7 : !fir.ref<i64>
    %303 = fir.call @_FortranAioOutputInteger64(%272, %302) fastmath<contract> : (!fir.ref<i8>, i64) -> i1
    %304 = fir.call @_FortranAioEndIoStatement(%272) fastmath<contract> : (!fir.ref<i8>) -> i32
    cf.br ^bb19
  ^bb19:  // 2 preds: ^bb17, ^bb18
    %305 = fir.address_of(@_QQclX28693529) : !fir.ref<!fir.char<1,4>>
    %306 = fir.declare %305 typeparams %c4 {fortran_attrs = #fir.var_attrs<parameter>, uniq_name = "_QQclX28693529"} : (!fir.ref<!fir.char<1,4>>, index) -> !fir.ref<!fir.char<1,4>>
    %307 = fir.convert %306 : (!fir.ref<!fir.char<1,4>>) -> !fir.ref<i8>
    %308 = fir.convert %c4 : (index) -> i64
    %309 = fir.zero_bits !fir.box<none>
    %310 = fir.address_of(@_QQclX2F7374616E6461726420696E70757400) : !fir.ref<!fir.char<1,16>>
    %311 = fir.convert %310 : (!fir.ref<!fir.char<1,16>>) -> !fir.ref<i8>
    %312 = fir.call @_FortranAioBeginExternalFormattedOutput(%307, %308, %309, %c6_i32, %311, %c61_i32) fastmath<contract> : (!fir.ref<i8>, i64, !fir.box<none>, i32, !fir.ref<i8>, i32) -> !fir.ref<i8>
    %313 = fir.address_of(@_QQro.2x2xi4.0) : !fir.ref<!fir.array<2x2xi32>>
    %314 = fir.shape %c2, %c2 : (index, index) -> !fir.shape<2>
    %315 = fir.declare %313(%314) {fortran_attrs = #fir.var_attrs<parameter>, uniq_name = "_QQro.2x2xi4.0"} : (!fir.ref<!fir.array<2x2xi32>>, !fir.shape<2>) -> !fir.ref<!fir.array<2x2xi32>>
    %316 = fir.shape %c2, %c2 : (index, index) -> !fir.shape<2>
    %317 = fir.embox %315(%316) : (!fir.ref<!fir.array<2x2xi32>>, !fir.shape<2>) -> !fir.box<!fir.array<2x2xi32>>
    %318 = fir.convert %317 : (!fir.box<!fir.array<2x2xi32>>) -> !fir.box<none>
    %319 = fir.call @_FortranAioOutputDescriptor(%312, %318) fastmath<contract> : (!fir.ref<i8>, !fir.box<none>) -> i1
    %320 = fir.call @_FortranAioEndIoStatement(%312) fastmath<contract> : (!fir.ref<i8>) -> i32
    %321 = fir.load %25 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.logical<4>>>>>
    %322 = fir.box_addr %321 : (!fir.box<!fir.heap<!fir.array<?x!fir.logical<4>>>>) -> !fir.heap<!fir.array<?x!fir.logical<4>>>
    %323 = fir.convert %322 : (!fir.heap<!fir.array<?x!fir.logical<4>>>) -> i64
    %324 = arith.cmpi ne, %323, %c0_i64 : i64
    fir.if %324 {
      %325 = fir.load %25 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.logical<4>>>>>
      %326 = fir.box_addr %325 : (!fir.box<!fir.heap<!fir.array<?x!fir.logical<4>>>>) -> !fir.heap<!fir.array<?x!fir.logical<4>>>
      fir.freemem %326 : !fir.heap<!fir.array<?x!fir.logical<4>>>
      %327 = fir.zero_bits !fir.heap<!fir.array<?x!fir.logical<4>>>
      %328 = fir.shape %c0 : (index) -> !fir.shape<1>
      %329 = fir.embox %327(%328) : (!fir.heap<!fir.array<?x!fir.logical<4>>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?x!fir.logical<4>>>>
      fir.store %329 to %25 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.logical<4>>>>>
    }
    return
  }
  func.func @_QPfact(%arg0: i32 {fir.bindc_name = "n"}) -> i32 {
    %0 = fir.alloca f32 {adapt.valuebyref}
    %cst = arith.constant 1.000000e+00 : f32
    %c79_i32 = arith.constant 79 : i32
    %c6_i32 = arith.constant 6 : i32
    %c0_i64 = arith.constant 0 : i64
    %c1_i32 = arith.constant 1 : i32
    %1 = fir.dummy_scope : !fir.dscope
    %2 = fir.alloca !fir.boxproc<(!fir.ref<f32>) -> f32> {bindc_name = "fp", uniq_name = "_QFfactEfp"}
    %3 = fir.zero_bits (!fir.ref<f32>) -> f32
    %4 = fir.emboxproc %3 : ((!fir.ref<f32>) -> f32) -> !fir.boxproc<(!fir.ref<f32>) -> f32>
    fir.store %4 to %2 : !fir.ref<!fir.boxproc<(!fir.ref<f32>) -> f32>>
    %5 = fir.declare %2 {fortran_attrs = #fir.var_attrs<pointer>, uniq_name = "_QFfactEfp"} : (!fir.ref<!fir.boxproc<(!fir.ref<f32>) -> f32>>) -> !fir.ref<!fir.boxproc<(!fir.ref<f32>) -> f32>>
    %6 = fir.alloca i32
    fir.store %arg0 to %6 : !fir.ref<i32>
    %7 = fir.declare %6 dummy_scope %1 arg 1 {fortran_attrs = #fir.var_attrs<value>, uniq_name = "_QFfactEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %8 = fir.alloca i32 {bindc_name = "r", uniq_name = "_QFfactEr"}
    %9 = fir.declare %8 {uniq_name = "_QFfactEr"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %10 = fir.zero_bits (!fir.ref<f32>) -> f32
    %11 = fir.emboxproc %10 : ((!fir.ref<f32>) -> f32) -> !fir.boxproc<(!fir.ref<f32>) -> f32>
    fir.store %11 to %5 : !fir.ref<!fir.boxproc<(!fir.ref<f32>) -> f32>>
    %12 = fir.load %7 : !fir.ref<i32>
    %13 = arith.cmpi sle, %12, %c1_i32 : i32
    fir.if %13 {
      fir.store %c1_i32 to %9 : !fir.ref<i32>
    } else {
      %19 = fir.load %7 : !fir.ref<i32>
      %20 = fir.load %7 : !fir.ref<i32>
      %21 = arith.subi %20, %c1_i32 : i32
      %22 = fir.call @_QPfact(%21) fastmath<contract> : (i32) -> i32
      %23 = arith.muli %19, %22 : i32
      fir.store %23 to %9 : !fir.ref<i32>
    }
    %14 = fir.load %5 : !fir.ref<!fir.boxproc<(!fir.ref<f32>) -> f32>>
    %15 = fir.box_addr %14 : (!fir.boxproc<(!fir.ref<f32>) -> f32>) -> ((!fir.ref<f32>) -> f32)
    %16 = fir.convert %15 : ((!fir.ref<f32>) -> f32) -> i64
    %17 = arith.cmpi ne, %16, %c0_i64 : i64
    fir.if %17 {
      %19 = fir.address_of(@_QQclX2F7374616E6461726420696E70757400) : !fir.ref<!fir.char<1,16>>
      %20 = fir.convert %19 : (!fir.ref<!fir.char<1,16>>) -> !fir.ref<i8>
      %21 = fir.call @_FortranAioBeginExternalListOutput(%c6_i32, %20, %c79_i32) fastmath<contract> : (i32, !fir.ref<i8>, i32) -> !fir.ref<i8>
      fir.store %cst to %0 : !fir.ref<f32>
      %false = arith.constant false
      %22 = fir.load %5 : !fir.ref<!fir.boxproc<(!fir.ref<f32>) -> f32>>
      %23 = fir.box_addr %22 : (!fir.boxproc<(!fir.ref<f32>) -> f32>) -> ((!fir.ref<f32>) -> f32)
      %24 = fir.call %23(%0) fastmath<contract> : (!fir.ref<f32>) -> f32
      %25 = fir.call @_FortranAioOutputReal32(%21, %24) fastmath<contract> : (!fir.ref<i8>, f32) -> i1
      %26 = fir.call @_FortranAioEndIoStatement(%21) fastmath<contract> : (!fir.ref<i8>) -> i32
    }
    %18 = fir.load %9 : !fir.ref<i32>
    return %18 : i32
  }
  func.func @_QQmain() attributes {fir.bindc_name = "MAIN"} {
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %c5_i32 = arith.constant 5 : i32
    %c90_i32 = arith.constant 90 : i32
    %c6_i32 = arith.constant 6 : i32
    %c91_i32 = arith.constant 91 : i32
    %c1 = arith.constant 1 : index
    %c10_i32 = arith.constant 10 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-3_i32 = arith.constant -3 : i32
    %c0_i32 = arith.constant 0 : i32
    %c4_i32 = arith.constant 4 : i32
    %0 = fir.alloca !fir.box<!fir.heap<!fir.char<1,?>>>
    %1 = fir.alloca i32
    %2 = fir.dummy_scope : !fir.dscope
    %3 = fir.address_of(@block_) : !fir.ref<!fir.array<8xi8>>
    %4 = fir.coordinate_of %3, %c0 : (!fir.ref<!fir.array<8xi8>>, index) -> !fir.ref<i8>
    %5 = fir.convert %4 : (!fir.ref<i8>) -> !fir.ref<i32>
    %6 = fir.declare %5 storage(%3[0]) {uniq_name = "_QMshapesEci"} : (!fir.ref<i32>, !fir.ref<!fir.array<8xi8>>) -> !fir.ref<i32>
    %7 = fir.address_of(@_QFEcounter) : !fir.ref<i32>
    %8 = fir.declare %7 {uniq_name = "_QFEcounter"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %9 = fir.coordinate_of %3, %c4 : (!fir.ref<!fir.array<8xi8>>, index) -> !fir.ref<i8>
    %10 = fir.convert %9 : (!fir.ref<i8>) -> !fir.ref<f32>
    %11 = fir.declare %10 storage(%3[4]) {uniq_name = "_QMshapesEcr"} : (!fir.ref<f32>, !fir.ref<!fir.array<8xi8>>) -> !fir.ref<f32>
    %12 = fir.alloca !fir.box<!fir.heap<!fir.char<1,?>>> {bindc_name = "deferred", uniq_name = "_QFEdeferred"}
    %13 = fir.zero_bits !fir.heap<!fir.char<1,?>>
    %14 = fir.embox %13 typeparams %c0 : (!fir.heap<!fir.char<1,?>>, index) -> !fir.box<!fir.heap<!fir.char<1,?>>>
    fir.store %14 to %12 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
    %15 = fir.declare %12 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFEdeferred"} : (!fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
    %16 = fir.address_of(@_QMshapesECtable) : !fir.ref<!fir.array<4xi32>>
    %17 = fir.shape %c4 : (index) -> !fir.shape<1>
    %18 = fir.declare %16(%17) {fortran_attrs = #fir.var_attrs<parameter>, uniq_name = "_QMshapesECtable"} : (!fir.ref<!fir.array<4xi32>>, !fir.shape<1>) -> !fir.ref<!fir.array<4xi32>>
    %19 = fir.address_of(@_QQclX68656C6C6F) : !fir.ref<!fir.char<1,5>>
    %20 = fir.declare %19 typeparams %c5 {fortran_attrs = #fir.var_attrs<parameter>, uniq_name = "_QQclX68656C6C6F"} : (!fir.ref<!fir.char<1,5>>, index) -> !fir.ref<!fir.char<1,5>>
    %21 = fir.embox %20 : (!fir.ref<!fir.char<1,5>>) -> !fir.box<!fir.char<1,5>>
    %22 = fir.address_of(@_QQclX2F7374616E6461726420696E70757400) : !fir.ref<!fir.char<1,16>>
    %c16 = arith.constant 16 : index
    %c88_i32 = arith.constant 88 : i32
    %23 = fir.convert %15 : (!fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>) -> !fir.ref<!fir.box<none>>
    %24 = fir.convert %21 : (!fir.box<!fir.char<1,5>>) -> !fir.box<none>
    %25 = fir.convert %22 : (!fir.ref<!fir.char<1,16>>) -> !fir.ref<i8>
    fir.call @_FortranAAssign(%23, %24, %25, %c88_i32) : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
    %26 = fir.load %8 : !fir.ref<i32>
    %27 = fir.load %15 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
    %28 = fir.box_elesize %27 : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> index
    %29 = fir.convert %28 : (index) -> i32
    %30 = arith.addi %26, %29 : i32
    fir.store %30 to %8 : !fir.ref<i32>
    %31 = fir.address_of(@_QQclX2F7374616E6461726420696E70757400) : !fir.ref<!fir.char<1,16>>
    %32 = fir.convert %31 : (!fir.ref<!fir.char<1,16>>) -> !fir.ref<i8>
    %33 = fir.call @_FortranAioBeginExternalListInput(%c5_i32, %32, %c90_i32) fastmath<contract> : (i32, !fir.ref<i8>, i32) -> !fir.ref<i8>
    %34 = fir.address_of(@_QFNnml) : !fir.ref<tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>>
    %35 = fir.convert %34 : (!fir.ref<tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>>) -> !fir.ref<tuple<>>
    %36 = fir.call @_FortranAioInputNamelist(%33, %35) fastmath<contract> : (!fir.ref<i8>, !fir.ref<tuple<>>) -> i1
    %37 = fir.call @_FortranAioEndIoStatement(%33) fastmath<contract> : (!fir.ref<i8>) -> i32
    %38 = fir.address_of(@_QQclX2F7374616E6461726420696E70757400) : !fir.ref<!fir.char<1,16>>
    %39 = fir.convert %38 : (!fir.ref<!fir.char<1,16>>) -> !fir.ref<i8>
    %40 = fir.call @_FortranAioBeginExternalListOutput(%c6_i32, %39, %c91_i32) fastmath<contract> : (i32, !fir.ref<i8>, i32) -> !fir.ref<i8>
    %41 = fir.address_of(@_QQro.1xi4.1) : !fir.ref<!fir.array<1xi32>>
    %42 = fir.shape %c1 : (index) -> !fir.shape<1>
    %43 = fir.declare %41(%42) {fortran_attrs = #fir.var_attrs<parameter>, uniq_name = "_QQro.1xi4.1"} : (!fir.ref<!fir.array<1xi32>>, !fir.shape<1>) -> !fir.ref<!fir.array<1xi32>>
    %44 = fir.shape %c1 : (index) -> !fir.shape<1>
    %45 = fir.embox %43(%44) : (!fir.ref<!fir.array<1xi32>>, !fir.shape<1>) -> !fir.box<!fir.array<1xi32>>
    %46 = fir.convert %45 : (!fir.box<!fir.array<1xi32>>) -> !fir.box<none>
    %47 = fir.call @_FortranAioOutputDescriptor(%40, %46) fastmath<contract> : (!fir.ref<i8>, !fir.box<none>) -> i1
    %48 = fir.load %15 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
    %49 = fir.box_addr %48 : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> !fir.heap<!fir.char<1,?>>
    %50 = fir.load %15 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
    %51 = fir.box_elesize %50 : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> index
    %52 = fir.embox %49 typeparams %51 : (!fir.heap<!fir.char<1,?>>, index) -> !fir.box<!fir.char<1,?>>
    %53 = fir.zero_bits !fir.heap<!fir.char<1,?>>
    %54 = fir.embox %53 typeparams %c0 : (!fir.heap<!fir.char<1,?>>, index) -> !fir.box<!fir.heap<!fir.char<1,?>>>
    fir.store %54 to %0 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
    %55 = fir.address_of(@_QQclX2F7374616E6461726420696E70757400) : !fir.ref<!fir.char<1,16>>
    %56 = fir.convert %0 : (!fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>) -> !fir.ref<!fir.box<none>>
    %57 = fir.convert %52 : (!fir.box<!fir.char<1,?>>) -> !fir.box<none>
    %58 = fir.convert %55 : (!fir.ref<!fir.char<1,16>>) -> !fir.ref<i8>
    fir.call @_FortranATrim(%56, %57, %58, %c91_i32) : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
    %59 = fir.load %0 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
    %60 = fir.box_elesize %59 : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> index
    %61 = fir.box_addr %59 : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> !fir.heap<!fir.char<1,?>>
    %62 = fir.declare %61 typeparams %60 {uniq_name = ".tmp.intrinsic_result"} : (!fir.heap<!fir.char<1,?>>, index) -> !fir.heap<!fir.char<1,?>>
    %63 = fir.emboxchar %62, %60 : (!fir.heap<!fir.char<1,?>>, index) -> !fir.boxchar<1>
    %64 = fir.undefined tuple<!fir.boxchar<1>, i1>
    %65 = fir.insert_value %64, %true, [1 : index] : (tuple<!fir.boxchar<1>, i1>, i1) -> tuple<!fir.boxchar<1>, i1>
    %66 = fir.insert_value %65, %63, [0 : index] : (tuple<!fir.boxchar<1>, i1>, !fir.boxchar<1>) -> tuple<!fir.boxchar<1>, i1>
    %67 = fir.convert %62 : (!fir.heap<!fir.char<1,?>>) -> !fir.ref<!fir.char<1,?>>
    %68 = fir.convert %67 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<i8>
    %69 = fir.convert %60 : (index) -> i64
    %70 = fir.call @_FortranAioOutputAscii(%40, %68, %69) fastmath<contract> : (!fir.ref<i8>, !fir.ref<i8>, i64) -> i1
    %71 = fir.convert %67 : (!fir.ref<!fir.char<1,?>>) -> !fir.heap<!fir.char<1,?>>
    fir.freemem %71 : !fir.heap<!fir.char<1,?>>
    %72 = fir.address_of(@_QPsections) : (!fir.ref<i32>, !fir.ref<!fir.array<?x?xf32>>, !fir.ref<!fir.array<?x5xf32>>, !fir.ref<f32>, !fir.boxchar<1>) -> ()
    %73 = fir.emboxproc %72 : ((!fir.ref<i32>, !fir.ref<!fir.array<?x?xf32>>, !fir.ref<!fir.array<?x5xf32>>, !fir.ref<f32>, !fir.boxchar<1>) -> ()) -> !fir.boxproc<() -> ()>
    %74 = fir.call @_QPext(%73) fastmath<contract> : (!fir.boxproc<() -> ()>) -> f32
    %75 = fir.call @_FortranAioOutputReal32(%40, %74) fastmath<contract> : (!fir.ref<i8>, f32) -> i1
    %76 = fir.call @_FortranAioEndIoStatement(%40) fastmath<contract> : (!fir.ref<i8>) -> i32
    fir.store %c4_i32 to %1 : !fir.ref<i32>
    fir.store %c10_i32 to %8 : !fir.ref<i32>
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb4
    %77 = fir.load %1 : !fir.ref<i32>
    %78 = arith.cmpi sgt, %77, %c0_i32 : i32
    cf.cond_br %78, ^bb2, ^bb5
  ^bb2:  // pred: ^bb1
    %79 = fir.load %8 : !fir.ref<i32>
    %80 = arith.cmpi eq, %79, %c4_i32 : i32
    cf.cond_br %80, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    cf.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %81 = fir.load %1 : !fir.ref<i32>
    %82 = arith.subi %81, %c1_i32 : i32
    fir.store %82 to %1 : !fir.ref<i32>
    %83 = fir.load %8 : !fir.ref<i32>
    %84 = arith.addi %83, %c-3_i32 overflow<nsw> : i32
    fir.store %84 to %8 : !fir.ref<i32>
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
    %1 = fir.declare %0 {uniq_name = "_QFEcounter"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %2 = fir.embox %1 : (!fir.ref<i32>) -> !fir.box<i32>
    %3 = fir.rebox %2 : (!fir.box<i32>) -> !fir.box<!fir.ptr<i32>>
    fir.has_value %3 : !fir.box<!fir.ptr<i32>>
  }
  fir.global linkonce @_QFNnml.list constant : !fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>> {
    %0 = fir.undefined !fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>
    %1 = fir.address_of(@_QQclX636F756E74657200) : !fir.ref<!fir.char<1,8>>
    %2 = fir.convert %1 : (!fir.ref<!fir.char<1,8>>) -> !fir.ref<i8>
    %3 = fir.insert_value %0, %2, [0 : index, 0 : index] : (!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>, !fir.ref<i8>) -> !fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>
    %4 = fir.address_of(@_QFEcounter.desc) : !fir.ref<!fir.box<!fir.ptr<i32>>>
    %5 = fir.convert %4 : (!fir.ref<!fir.box<!fir.ptr<i32>>>) -> !fir.ref<!fir.box<none>>
    %6 = fir.insert_value %3, %5, [0 : index, 1 : index] : (!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>, !fir.ref<!fir.box<none>>) -> !fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>
    fir.has_value %6 : !fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>
  }
  fir.global linkonce @_QFNnml constant : tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>> {
    %c1_i64 = arith.constant 1 : i64
    %0 = fir.undefined tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>
    %1 = fir.address_of(@_QQclX6E6D6C00) : !fir.ref<!fir.char<1,4>>
    %2 = fir.convert %1 : (!fir.ref<!fir.char<1,4>>) -> !fir.ref<i8>
    %3 = fir.insert_value %0, %2, [0 : index] : (tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>, !fir.ref<i8>) -> tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>
    %4 = fir.insert_value %3, %c1_i64, [1 : index] : (tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>, i64) -> tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>
    %5 = fir.address_of(@_QFNnml.list) : !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>
    %6 = fir.insert_value %4, %5, [2 : index] : (tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>) -> tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>
    %7 = fir.address_of(@_QQdefault.nonTbpDefinedIoTable) : !fir.ref<tuple<i64, !fir.ref<!fir.array<0xtuple<!fir.ref<none>, !fir.ref<none>, i32, i8>>>, i1>>
    %8 = fir.convert %7 : (!fir.ref<tuple<i64, !fir.ref<!fir.array<0xtuple<!fir.ref<none>, !fir.ref<none>, i32, i8>>>, i1>>) -> !fir.ref<none>
    %9 = fir.insert_value %6, %8, [3 : index] : (tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>, !fir.ref<none>) -> tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>
    fir.has_value %9 : tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>
  }
  fir.global linkonce @_QQdefault.nonTbpDefinedIoTable constant : tuple<i64, !fir.ref<!fir.array<0xtuple<!fir.ref<none>, !fir.ref<none>, i32, i8>>>, i1> {
    %true = arith.constant true
    %c0_i64 = arith.constant 0 : i64
    %0 = fir.undefined tuple<i64, !fir.ref<!fir.array<0xtuple<!fir.ref<none>, !fir.ref<none>, i32, i8>>>, i1>
    %1 = fir.insert_value %0, %c0_i64, [0 : index] : (tuple<i64, !fir.ref<!fir.array<0xtuple<!fir.ref<none>, !fir.ref<none>, i32, i8>>>, i1>, i64) -> tuple<i64, !fir.ref<!fir.array<0xtuple<!fir.ref<none>, !fir.ref<none>, i32, i8>>>, i1>
    %2 = fir.zero_bits !fir.ref<!fir.array<0xtuple<!fir.ref<none>, !fir.ref<none>, i32, i8>>>
    %3 = fir.insert_value %1, %2, [1 : index] : (tuple<i64, !fir.ref<!fir.array<0xtuple<!fir.ref<none>, !fir.ref<none>, i32, i8>>>, i1>, !fir.ref<!fir.array<0xtuple<!fir.ref<none>, !fir.ref<none>, i32, i8>>>) -> tuple<i64, !fir.ref<!fir.array<0xtuple<!fir.ref<none>, !fir.ref<none>, i32, i8>>>, i1>
    %4 = fir.insert_value %3, %true, [2 : index] : (tuple<i64, !fir.ref<!fir.array<0xtuple<!fir.ref<none>, !fir.ref<none>, i32, i8>>>, i1>, i1) -> tuple<i64, !fir.ref<!fir.array<0xtuple<!fir.ref<none>, !fir.ref<none>, i32, i8>>>, i1>
    fir.has_value %4 : tuple<i64, !fir.ref<!fir.array<0xtuple<!fir.ref<none>, !fir.ref<none>, i32, i8>>>, i1>
  }
  fir.global internal @_QQro.1xi4.1(dense<4> : tensor<1xi32>) constant : !fir.array<1xi32>
  func.func private @_QPext(!fir.boxproc<() -> ()>) -> f32 attributes {fir.host_symbol = @_QQmain}
  func.func private @_FortranAProgramStart(i32, !llvm.ptr, !llvm.ptr, !llvm.ptr)
  func.func private @_FortranAProgramEndStatement()
  func.func @main(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %0 = fir.zero_bits !fir.ref<tuple<i32, !fir.ref<!fir.array<0xtuple<!fir.ref<i8>, !fir.ref<i8>>>>>>
    fir.call @_FortranAProgramStart(%arg0, %arg1, %arg2, %0) fastmath<contract> : (i32, !llvm.ptr, !llvm.ptr, !fir.ref<tuple<i32, !fir.ref<!fir.array<0xtuple<!fir.ref<i8>, !fir.ref<i8>>>>>>) -> ()
    fir.call @_QQmain() fastmath<contract> : () -> ()
    fir.call @_FortranAProgramEndStatement() fastmath<contract> : () -> ()
    return %c0_i32 : i32
  }
  func.func private @_FortranATrim(!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) attributes {fir.runtime}
  func.func private @_FortranACharacterCompareScalar1(!fir.ref<i8>, !fir.ref<i8>, i64, i64) -> i32 attributes {fir.runtime}
  func.func private @_FortranADotProductReal4(!fir.box<none>, !fir.box<none>, !fir.ref<i8>, i32) -> f32 attributes {fir.runtime}
  func.func private @_FortranAMaxvalReal4(!fir.box<none>, !fir.ref<i8>, i32, i32, !fir.box<none>) -> f32 attributes {fir.runtime}
  func.func private @_FortranASumReal4(!fir.box<none>, !fir.ref<i8>, i32, i32, !fir.box<none>) -> f32 attributes {fir.runtime}
  func.func private @_FortranAAssign(!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) attributes {fir.runtime}
}
