module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  fir.global @blk_(dense<[7, 0, 0, 0, 0, 0, -128, 63, 0, 0, 0, 64]> : vector<12xi8>) {alignment = 8 : i64} : !fir.array<12xi8>
  fir.global @_QMconstsEtable(dense<[[1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00, 6.000000e+00]]> : tensor<2x3xf64>) : !fir.array<3x2xf64>
  fir.global @_QMconstsEname : !fir.char<1,4> {
    %0 = fir.string_lit "ab  "(4) : !fir.char<1,4>
    fir.has_value %0 : !fir.char<1,4>
  }
  fir.global @_QMconstsEp : !fir.box<!fir.ptr<i32>> {
    %0 = fir.zero_bits !fir.ptr<i32>
    %1 = fir.embox %0 : (!fir.ptr<i32>) -> !fir.box<!fir.ptr<i32>>
    fir.has_value %1 : !fir.box<!fir.ptr<i32>>
  }
  fir.global @_QMconstsEon : !fir.logical<4> {
    %true = arith.constant true
    %0 = fir.convert %true : (i1) -> !fir.logical<4>
    fir.has_value %0 : !fir.logical<4>
  }
  func.func @_QQmain() attributes {fir.bindc_name = "MAIN"} {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.address_of(@blk_) : !fir.ref<!fir.array<12xi8>>
    %c0 = arith.constant 0 : index
    %2 = fir.coordinate_of %1, %c0 : (!fir.ref<!fir.array<12xi8>>, index) -> !fir.ref<i8>
    %3 = fir.convert %2 : (!fir.ref<i8>) -> !fir.ref<i32>
    %4 = fir.declare %3 storage(%1[0]) {uniq_name = "_QFEi"} : (!fir.ref<i32>, !fir.ref<!fir.array<12xi8>>) -> !fir.ref<i32>
    %5 = fir.address_of(@_QFEe) : !fir.ref<!fir.array<16xi8>>
    %c0_0 = arith.constant 0 : index
    %6 = fir.coordinate_of %5, %c0_0 : (!fir.ref<!fir.array<16xi8>>, index) -> !fir.ref<i8>
    %7 = fir.convert %6 : (!fir.ref<i8>) -> !fir.ptr<!fir.array<4xi32>>
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %8 = fir.shape %c4 : (index) -> !fir.shape<1>
    %9 = fir.declare %7(%8) storage(%5[0]) {uniq_name = "_QFEe"} : (!fir.ptr<!fir.array<4xi32>>, !fir.shape<1>, !fir.ref<!fir.array<16xi8>>) -> !fir.ptr<!fir.array<4xi32>>
    %10 = fir.address_of(@blk_) : !fir.ref<!fir.array<12xi8>>
    %c4_1 = arith.constant 4 : index
    %11 = fir.coordinate_of %10, %c4_1 : (!fir.ref<!fir.array<12xi8>>, index) -> !fir.ref<i8>
    %12 = fir.convert %11 : (!fir.ref<i8>) -> !fir.ref<!fir.array<2xf32>>
    %c1_2 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %13 = fir.shape %c2 : (index) -> !fir.shape<1>
    %14 = fir.declare %12(%13) storage(%10[4]) {uniq_name = "_QFEx"} : (!fir.ref<!fir.array<2xf32>>, !fir.shape<1>, !fir.ref<!fir.array<12xi8>>) -> !fir.ref<!fir.array<2xf32>>
    %15 = fir.address_of(@_QFEe) : !fir.ref<!fir.array<16xi8>>
    %c4_3 = arith.constant 4 : index
    %16 = fir.coordinate_of %15, %c4_3 : (!fir.ref<!fir.array<16xi8>>, index) -> !fir.ref<i8>
    %17 = fir.convert %16 : (!fir.ref<i8>) -> !fir.ptr<f32>
    %18 = fir.declare %17 storage(%15[4]) {uniq_name = "_QFEr"} : (!fir.ptr<f32>, !fir.ref<!fir.array<16xi8>>) -> !fir.ptr<f32>
    %19 = fir.address_of(@_QFEcounter) : !fir.ref<i32>
    %20 = fir.declare %19 {uniq_name = "_QFEcounter"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %21 = fir.alloca tuple<!fir.ref<i32>>
    %22 = fir.alloca i32
    %23 = fir.alloca f64
    %24 = fir.alloca f64
    %25 = fir.address_of(@_QMconstsEtable) : !fir.ref<!fir.array<3x2xf64>>
    %c1_4 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c1_5 = arith.constant 1 : index
    %c2_6 = arith.constant 2 : index
    %26 = fir.shape %c3, %c2_6 : (index, index) -> !fir.shape<2>
    %27 = fir.declare %25(%26) {uniq_name = "_QMconstsEtable"} : (!fir.ref<!fir.array<3x2xf64>>, !fir.shape<2>) -> !fir.ref<!fir.array<3x2xf64>>
    %28 = fir.alloca i32 {bindc_name = "local", uniq_name = "_QFElocal"}
    %29 = fir.declare %28 {fortran_attrs = #fir.var_attrs<internal_assoc>, uniq_name = "_QFElocal"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %c0_i32 = arith.constant 0 : i32
    %30 = fir.coordinate_of %21, %c0_i32 : (!fir.ref<tuple<!fir.ref<i32>>>, i32) -> !fir.llvm_ptr<!fir.ref<i32>>
    fir.store %29 to %30 : !fir.llvm_ptr<!fir.ref<i32>>
    %31 = fir.load %4 : !fir.ref<i32>
    fir.store %31 to %29 : !fir.ref<i32>
    %c2_i32 = arith.constant 2 : i32
    fir.store %c2_i32 to %22 : !fir.ref<i32>
    fir.call @_QFPinner(%22, %21) fastmath<contract> : (!fir.ref<i32>, !fir.ref<tuple<!fir.ref<i32>>>) -> ()
    %cst = arith.constant 2.000000e+00 : f64
    fir.store %cst to %23 : !fir.ref<f64>
    %32 = fir.call @_QFPtwice(%23, %21) fastmath<contract> : (!fir.ref<f64>, !fir.ref<tuple<!fir.ref<i32>>>) -> f64
    fir.store %32 to %24 : !fir.ref<f64>
    %33 = fir.load %24 : !fir.ref<f64>
    %34 = fir.load %29 : !fir.ref<i32>
    %35 = fir.convert %34 : (i32) -> i64
    %c1_7 = arith.constant 1 : index
    %36 = fir.array_coor %27(%26) %35, %c1_7 : (!fir.ref<!fir.array<3x2xf64>>, !fir.shape<2>, i64, index) -> !fir.ref<f64>
    fir.store %33 to %36 : !fir.ref<f64>
    return
  }
  fir.global internal @_QFEe(dense<0> : vector<16xi8>) {alignment = 8 : i64} : !fir.array<16xi8>
  fir.global internal @_QFEcounter : i32 {
    %c0_i32 = arith.constant 0 : i32
    fir.has_value %c0_i32 : i32
  }
  func.func @main(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) -> i32 {
    %0 = fir.zero_bits !fir.ref<tuple<i32, !fir.ref<!fir.array<0xtuple<!fir.ref<i8>, !fir.ref<i8>>>>>>
    %1 = fir.convert %0 : (!fir.ref<tuple<i32, !fir.ref<!fir.array<0xtuple<!fir.ref<i8>, !fir.ref<i8>>>>>>) -> !llvm.ptr
    fir.call @_FortranAProgramStart(%arg0, %arg1, %arg2, %1) : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    fir.call @_QQmain() : () -> ()
    fir.call @_FortranAProgramEndStatement() : () -> ()
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
  func.func private @_FortranAProgramStart(i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) attributes {fir.runtime}
  func.func private @_FortranAProgramEndStatement() attributes {fir.runtime}
  func.func private @_QFPinner(%arg0: !fir.ref<i32> {fir.bindc_name = "k"}, %arg1: !fir.ref<tuple<!fir.ref<i32>>> {fir.host_assoc}) attributes {fir.host_symbol = @_QQmain} {
    %0 = fir.dummy_scope : !fir.dscope
    %c0_i32 = arith.constant 0 : i32
    %1 = fir.coordinate_of %arg1, %c0_i32 : (!fir.ref<tuple<!fir.ref<i32>>>, i32) -> !fir.llvm_ptr<!fir.ref<i32>>
    %2 = fir.load %1 : !fir.llvm_ptr<!fir.ref<i32>>
    %3 = fir.declare %2 {fortran_attrs = #fir.var_attrs<host_assoc>, uniq_name = "_QFElocal"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %4 = fir.address_of(@_QFEcounter) : !fir.ref<i32>
    %5 = fir.declare %4 {uniq_name = "_QFEcounter"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %6 = fir.address_of(@_QFEe) : !fir.ref<!fir.array<16xi8>>
    %c0 = arith.constant 0 : index
    %7 = fir.coordinate_of %6, %c0 : (!fir.ref<!fir.array<16xi8>>, index) -> !fir.ref<i8>
    %8 = fir.convert %7 : (!fir.ref<i8>) -> !fir.ptr<!fir.array<4xi32>>
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %9 = fir.shape %c4 : (index) -> !fir.shape<1>
    %10 = fir.declare %8(%9) storage(%6[0]) {uniq_name = "_QFEe"} : (!fir.ptr<!fir.array<4xi32>>, !fir.shape<1>, !fir.ref<!fir.array<16xi8>>) -> !fir.ptr<!fir.array<4xi32>>
    %11 = fir.declare %arg0 dummy_scope %0 arg 1 {fortran_attrs = #fir.var_attrs<intent_in>, uniq_name = "_QFFinnerEk"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %12 = fir.load %3 : !fir.ref<i32>
    %13 = fir.load %11 : !fir.ref<i32>
    %14 = arith.addi %12, %13 : i32
    fir.store %14 to %3 : !fir.ref<i32>
    %15 = fir.load %5 : !fir.ref<i32>
    %c1_i32 = arith.constant 1 : i32
    %16 = arith.addi %15, %c1_i32 : i32
    fir.store %16 to %5 : !fir.ref<i32>
    %17 = fir.load %11 : !fir.ref<i32>
    %c1_0 = arith.constant 1 : index
    %18 = fir.array_coor %10(%9) %c1_0 : (!fir.ptr<!fir.array<4xi32>>, !fir.shape<1>, index) -> !fir.ref<i32>
    fir.store %17 to %18 : !fir.ref<i32>
    return
  }
  func.func private @_QFPtwice(%arg0: !fir.ref<f64> {fir.bindc_name = "v"}, %arg1: !fir.ref<tuple<!fir.ref<i32>>> {fir.host_assoc}) -> f64 attributes {fir.host_symbol = @_QQmain} {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {fortran_attrs = #fir.var_attrs<intent_in>, uniq_name = "_QFFtwiceEv"} : (!fir.ref<f64>, !fir.dscope) -> !fir.ref<f64>
    %2 = fir.alloca f64 {bindc_name = "twice", uniq_name = "_QFFtwiceEtwice"}
    %3 = fir.declare %2 {uniq_name = "_QFFtwiceEtwice"} : (!fir.ref<f64>) -> !fir.ref<f64>
    %4 = fir.load %1 : !fir.ref<f64>
    %c2_i32 = arith.constant 2 : i32
    %5 = fir.convert %c2_i32 : (i32) -> f64
    %6 = arith.mulf %4, %5 fastmath<contract> : f64
    fir.store %6 to %3 : !fir.ref<f64>
    %7 = fir.load %3 : !fir.ref<f64>
    return %7 : f64
  }
}
