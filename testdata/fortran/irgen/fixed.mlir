module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  fir.global common @work_(dense<0> : vector<80xi8>) {alignment = 8 : i64} : !fir.array<80xi8>
  func.func @_QQmain() attributes {fir.bindc_name = "MAIN"} {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.address_of(@work_) : !fir.ref<!fir.array<80xi8>>
    %c0 = arith.constant 0 : index
    %2 = fir.coordinate_of %1, %c0 : (!fir.ref<!fir.array<80xi8>>, index) -> !fir.ref<i8>
    %3 = fir.convert %2 : (!fir.ref<i8>) -> !fir.ref<!fir.array<4x4xf32>>
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c1_0 = arith.constant 1 : index
    %c4_1 = arith.constant 4 : index
    %4 = fir.shape %c4, %c4_1 : (index, index) -> !fir.shape<2>
    %5 = fir.declare %3(%4) storage(%1[0]) {uniq_name = "_QFEa"} : (!fir.ref<!fir.array<4x4xf32>>, !fir.shape<2>, !fir.ref<!fir.array<80xi8>>) -> !fir.ref<!fir.array<4x4xf32>>
    %6 = fir.address_of(@work_) : !fir.ref<!fir.array<80xi8>>
    %c64 = arith.constant 64 : index
    %7 = fir.coordinate_of %6, %c64 : (!fir.ref<!fir.array<80xi8>>, index) -> !fir.ref<i8>
    %8 = fir.convert %7 : (!fir.ref<i8>) -> !fir.ref<!fir.array<4xf32>>
    %c1_2 = arith.constant 1 : index
    %c4_3 = arith.constant 4 : index
    %9 = fir.shape %c4_3 : (index) -> !fir.shape<1>
    %10 = fir.declare %8(%9) storage(%6[64]) {uniq_name = "_QFEb"} : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>, !fir.ref<!fir.array<80xi8>>) -> !fir.ref<!fir.array<4xf32>>
    %11 = fir.address_of(@_QFEs) : !fir.ref<f32>
    %12 = fir.declare %11 {uniq_name = "_QFEs"} : (!fir.ref<f32>) -> !fir.ref<f32>
    %13 = fir.address_of(@_QFECn) : !fir.ref<i32>
    %14 = fir.declare %13 {fortran_attrs = #fir.var_attrs<parameter>, uniq_name = "_QFECn"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %15 = fir.alloca i32
    %16 = fir.alloca i32
    %17 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFEi"}
    %18 = fir.declare %17 {uniq_name = "_QFEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %19 = fir.alloca i32 {bindc_name = "j", uniq_name = "_QFEj"}
    %20 = fir.declare %19 {uniq_name = "_QFEj"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %c1_i32 = arith.constant 1 : i32
    %c4_i32 = arith.constant 4 : i32
    %c1_i32_4 = arith.constant 1 : i32
    %c1_5 = arith.constant 1 : index
    %c4_6 = arith.constant 4 : index
    %c1_7 = arith.constant 1 : index
    %21 = fir.convert %c1_5 : (index) -> i32
    %22 = fir.do_loop %arg0 = %c1_5 to %c4_6 step %c1_7 iter_args(%arg1 = %21) -> (i32) {
      fir.store %arg1 to %18 : !fir.ref<i32>
      %c1_i32_22 = arith.constant 1 : i32
      %c4_i32_23 = arith.constant 4 : i32
      %c1_i32_24 = arith.constant 1 : i32
      %c1_25 = arith.constant 1 : index
      %c4_26 = arith.constant 4 : index
      %c1_27 = arith.constant 1 : index
      %49 = fir.convert %c1_25 : (index) -> i32
      %50 = fir.do_loop %arg2 = %c1_25 to %c4_26 step %c1_27 iter_args(%arg3 = %49) -> (i32) {
        fir.store %arg3 to %20 : !fir.ref<i32>
        %54 = fir.load %18 : !fir.ref<i32>
        %55 = fir.convert %54 : (i32) -> f32
        %56 = fir.load %20 : !fir.ref<i32>
        %57 = fir.convert %56 : (i32) -> f32
        %58 = arith.divf %55, %57 fastmath<contract> : f32
        %59 = fir.load %18 : !fir.ref<i32>
        %60 = fir.convert %59 : (i32) -> i64
        %61 = fir.load %20 : !fir.ref<i32>
        %62 = fir.convert %61 : (i32) -> i64
        %63 = fir.array_coor %5(%4) %60, %62 : (!fir.ref<!fir.array<4x4xf32>>, !fir.shape<2>, i64, i64) -> !fir.ref<f32>
        fir.store %58 to %63 : !fir.ref<f32>
        %64 = fir.convert %c1_27 : (index) -> i32
        %65 = fir.load %20 : !fir.ref<i32>
        %66 = arith.addi %65, %64 overflow<nsw> : i32
        fir.result %66 : i32
      }
      fir.store %50 to %20 : !fir.ref<i32>
      %51 = fir.convert %c1_7 : (index) -> i32
      %52 = fir.load %18 : !fir.ref<i32>
      %53 = arith.addi %52, %51 overflow<nsw> : i32
      fir.result %53 : i32
    }
    fir.store %22 to %18 : !fir.ref<i32>
    %23 = fir.convert %5 : (!fir.ref<!fir.array<4x4xf32>>) -> !fir.ref<!fir.array<?x?xf32>>
    %24 = fir.convert %10 : (!fir.ref<!fir.array<4xf32>>) -> !fir.ref<!fir.array<?xf32>>
    fir.call @_QPsolve(%23, %24, %14) fastmath<contract> : (!fir.ref<!fir.array<?x?xf32>>, !fir.ref<!fir.array<?xf32>>, !fir.ref<i32>) -> ()
    %c1_i32_8 = arith.constant 1 : i32
    %c4_i32_9 = arith.constant 4 : i32
    %c1_i32_10 = arith.constant 1 : i32
    %c1_11 = arith.constant 1 : index
    %c4_12 = arith.constant 4 : index
    %c1_13 = arith.constant 1 : index
    %25 = fir.convert %c1_11 : (index) -> i32
    %26 = fir.do_loop %arg0 = %c1_11 to %c4_12 step %c1_13 iter_args(%arg1 = %25) -> (i32) {
      fir.store %arg1 to %18 : !fir.ref<i32>
      %49 = fir.load %12 : !fir.ref<f32>
      %50 = fir.load %18 : !fir.ref<i32>
      %51 = fir.convert %50 : (i32) -> i64
      %52 = fir.array_coor %10(%9) %51 : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
      %53 = fir.load %52 : !fir.ref<f32>
      %54 = arith.addf %49, %53 fastmath<contract> : f32
      fir.store %54 to %12 : !fir.ref<f32>
      %55 = fir.convert %c1_13 : (index) -> i32
      %56 = fir.load %18 : !fir.ref<i32>
      %57 = arith.addi %56, %55 overflow<nsw> : i32
      fir.result %57 : i32
    }
    fir.store %26 to %18 : !fir.ref<i32>
    %27 = fir.zero_bits !fir.box<none>
    %28 = fir.address_of(@_QQclX2831582C27533D272C4631302E342C342831582C46382E342929) : !fir.ref<!fir.char<1,26>>
    %29 = fir.convert %28 : (!fir.ref<!fir.char<1,26>>) -> !fir.ref<i8>
    %c26_i64 = arith.constant 26 : i64
    %c6_i32 = arith.constant 6 : i32
    %30 = fir.address_of(@_QQclX66697865642E6600) : !fir.ref<!fir.char<1,8>>
    %31 = fir.convert %30 : (!fir.ref<!fir.char<1,8>>) -> !fir.ref<i8>
    %c14_i32 = arith.constant 14 : i32
    %32 = fir.call @_FortranAioBeginExternalFormattedOutput(%29, %c26_i64, %27, %c6_i32, %31, %c14_i32) fastmath<contract> : (!fir.ref<i8>, i64, !fir.box<none>, i32, !fir.ref<i8>, i32) -> !fir.ref<i8>
    %33 = fir.load %12 : !fir.ref<f32>
    %34 = fir.call @_FortranAioOutputReal32(%32, %33) fastmath<contract> : (!fir.ref<i8>, f32) -> i1
    %c1_14 = arith.constant 1 : index
    %c4_15 = arith.constant 4 : index
    %c1_16 = arith.constant 1 : index
    fir.do_loop %arg0 = %c1_14 to %c4_15 step %c1_16 {
      %49 = fir.convert %arg0 : (index) -> i32
      fir.store %49 to %18 : !fir.ref<i32>
      %50 = fir.load %18 : !fir.ref<i32>
      %51 = fir.convert %50 : (i32) -> i64
      %52 = fir.array_coor %10(%9) %51 : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
      %53 = fir.load %52 : !fir.ref<f32>
      %54 = fir.call @_FortranAioOutputReal32(%32, %53) fastmath<contract> : (!fir.ref<i8>, f32) -> i1
    }
    %c4_17 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %35 = fir.convert %c5 : (index) -> i32
    fir.store %35 to %18 : !fir.ref<i32>
    %36 = fir.call @_FortranAioEndIoStatement(%32) fastmath<contract> : (!fir.ref<i8>) -> i32
    %c1_18 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %37 = fir.array_coor %5(%4) %c1_18, %c2 : (!fir.ref<!fir.array<4x4xf32>>, !fir.shape<2>, index, index) -> !fir.ref<f32>
    %38 = fir.convert %37 : (!fir.ref<f32>) -> !fir.ref<!fir.array<?xf32>>
    fir.call @_QPpass1(%38, %14) fastmath<contract> : (!fir.ref<!fir.array<?xf32>>, !fir.ref<i32>) -> ()
    %c6_i32_19 = arith.constant 6 : i32
    %39 = fir.address_of(@_QQclX66697865642E6600) : !fir.ref<!fir.char<1,8>>
    %40 = fir.convert %39 : (!fir.ref<!fir.char<1,8>>) -> !fir.ref<i8>
    %c17_i32 = arith.constant 17 : i32
    %41 = fir.call @_FortranAioBeginExternalListOutput(%c6_i32_19, %40, %c17_i32) fastmath<contract> : (i32, !fir.ref<i8>, i32) -> !fir.ref<i8>
    %c2_20 = arith.constant 2 : index
    %c2_21 = arith.constant 2 : index
    %42 = fir.array_coor %5(%4) %c2_20, %c2_21 : (!fir.ref<!fir.array<4x4xf32>>, !fir.shape<2>, index, index) -> !fir.ref<f32>
    %43 = fir.load %42 : !fir.ref<f32>
    %44 = fir.call @_FortranAioOutputReal32(%41, %43) fastmath<contract> : (!fir.ref<i8>, f32) -> i1
    %c3_i32 = arith.constant 3 : i32
    fir.store %c3_i32 to %15 : !fir.ref<i32>
    %45 = fir.call @_QPifun(%15) fastmath<contract> : (!fir.ref<i32>) -> i32
    fir.store %45 to %16 : !fir.ref<i32>
    %46 = fir.load %16 : !fir.ref<i32>
    %47 = fir.call @_FortranAioOutputInteger32(%41, %46) fastmath<contract> : (!fir.ref<i8>, i32) -> i1
    %48 = fir.call @_FortranAioEndIoStatement(%41) fastmath<contract> : (!fir.ref<i8>) -> i32
    return
  }
  fir.global internal @_QFEs : f32 {
    %cst = arith.constant 0.000000e+00 : f32
    fir.has_value %cst : f32
  }
  fir.global internal @_QFECn constant : i32 {
    %c4_i32 = arith.constant 4 : i32
    fir.has_value %c4_i32 : i32
  }
  fir.global linkonce @_QQclX2831582C27533D272C4631302E342C342831582C46382E342929 constant : !fir.char<1,26> {
    %0 = fir.string_lit "(1X,'S=',F10.4,4(1X,F8.4))"(26) : !fir.char<1,26>
    fir.has_value %0 : !fir.char<1,26>
  }
  fir.global linkonce @_QQclX66697865642E6600 constant : !fir.char<1,8> {
    %0 = fir.string_lit "fixed.f\00"(8) : !fir.char<1,8>
    fir.has_value %0 : !fir.char<1,8>
  }
  func.func private @_FortranAioBeginExternalFormattedOutput(!fir.ref<i8>, i64, !fir.box<none>, i32, !fir.ref<i8>, i32) -> !fir.ref<i8> attributes {fir.runtime}
  func.func private @_FortranAioOutputReal32(!fir.ref<i8>, f32) -> i1 attributes {fir.runtime}
  func.func private @_FortranAioEndIoStatement(!fir.ref<i8>) -> i32 attributes {fir.runtime}
  func.func private @_FortranAioBeginExternalListOutput(i32, !fir.ref<i8>, i32) -> !fir.ref<i8> attributes {fir.runtime}
  func.func private @_FortranAioOutputInteger32(!fir.ref<i8>, i32) -> i1 attributes {fir.runtime}
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
  func.func @_QPsolve(%arg0: !fir.ref<!fir.array<?x?xf32>> {fir.bindc_name = "x"}, %arg1: !fir.ref<!fir.array<?xf32>> {fir.bindc_name = "y"}, %arg2: !fir.ref<i32> {fir.bindc_name = "m"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %c1 = arith.constant 1 : index
    %1 = fir.declare %arg2 dummy_scope %0 arg 3 {uniq_name = "_QFsolveEm"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %2 = fir.load %1 : !fir.ref<i32>
    %3 = fir.convert %2 : (i32) -> index
    %c0 = arith.constant 0 : index
    %4 = arith.cmpi sgt, %3, %c0 : index
    %5 = arith.select %4, %3, %c0 : index
    %c1_0 = arith.constant 1 : index
    %6 = fir.assumed_size_extent : index
    %7 = fir.shape %5, %6 : (index, index) -> !fir.shape<2>
    %8 = fir.declare %arg0(%7) dummy_scope %0 arg 1 {uniq_name = "_QFsolveEx"} : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>, !fir.dscope) -> !fir.ref<!fir.array<?x?xf32>>
    %c1_1 = arith.constant 1 : index
    %9 = fir.assumed_size_extent : index
    %10 = fir.shape %9 : (index) -> !fir.shape<1>
    %11 = fir.declare %arg1(%10) dummy_scope %0 arg 2 {uniq_name = "_QFsolveEy"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xf32>>
    %12 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFsolveEi"}
    %13 = fir.declare %12 {uniq_name = "_QFsolveEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %14 = fir.alloca i32 {bindc_name = "j", uniq_name = "_QFsolveEj"}
    %15 = fir.declare %14 {uniq_name = "_QFsolveEj"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %c1_i32 = arith.constant 1 : i32
    %16 = fir.load %1 : !fir.ref<i32>
    %c1_i32_2 = arith.constant 1 : i32
    %c1_3 = arith.constant 1 : index
    %17 = fir.convert %16 : (i32) -> index
    %c1_4 = arith.constant 1 : index
    %18 = fir.convert %c1_3 : (index) -> i32
    %19 = fir.do_loop %arg3 = %c1_3 to %17 step %c1_4 iter_args(%arg4 = %18) -> (i32) {
      fir.store %arg4 to %13 : !fir.ref<i32>
      %cst = arith.constant 0.000000e+00 : f32
      %20 = fir.load %13 : !fir.ref<i32>
      %21 = fir.convert %20 : (i32) -> i64
      %22 = fir.array_coor %11(%10) %21 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
      fir.store %cst to %22 : !fir.ref<f32>
      %c1_i32_5 = arith.constant 1 : i32
      %23 = fir.load %1 : !fir.ref<i32>
      %c1_i32_6 = arith.constant 1 : i32
      %c1_7 = arith.constant 1 : index
      %24 = fir.convert %23 : (i32) -> index
      %c1_8 = arith.constant 1 : index
      %25 = fir.convert %c1_7 : (index) -> i32
      %26 = fir.do_loop %arg5 = %c1_7 to %24 step %c1_8 iter_args(%arg6 = %25) -> (i32) {
        fir.store %arg6 to %15 : !fir.ref<i32>
        %30 = fir.load %13 : !fir.ref<i32>
        %31 = fir.convert %30 : (i32) -> i64
        %32 = fir.array_coor %11(%10) %31 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
        %33 = fir.load %32 : !fir.ref<f32>
        %34 = fir.load %13 : !fir.ref<i32>
        %35 = fir.convert %34 : (i32) -> i64
        %36 = fir.load %15 : !fir.ref<i32>
        %37 = fir.convert %36 : (i32) -> i64
        %38 = fir.array_coor %8(%7) %35, %37 : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>, i64, i64) -> !fir.ref<f32>
        %39 = fir.load %38 : !fir.ref<f32>
        %40 = arith.addf %33, %39 fastmath<contract> : f32
        %41 = fir.load %13 : !fir.ref<i32>
        %42 = fir.convert %41 : (i32) -> i64
        %43 = fir.array_coor %11(%10) %42 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
        fir.store %40 to %43 : !fir.ref<f32>
        %44 = fir.convert %c1_8 : (index) -> i32
        %45 = fir.load %15 : !fir.ref<i32>
        %46 = arith.addi %45, %44 overflow<nsw> : i32
        fir.result %46 : i32
      }
      fir.store %26 to %15 : !fir.ref<i32>
      %27 = fir.convert %c1_4 : (index) -> i32
      %28 = fir.load %13 : !fir.ref<i32>
      %29 = arith.addi %28, %27 overflow<nsw> : i32
      fir.result %29 : i32
    }
    fir.store %19 to %13 : !fir.ref<i32>
    return
  }
  func.func @_QPpass1(%arg0: !fir.ref<!fir.array<?xf32>> {fir.bindc_name = "v"}, %arg1: !fir.ref<i32> {fir.bindc_name = "k"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.alloca i32
    %c1 = arith.constant 1 : index
    %2 = fir.declare %arg1 dummy_scope %0 arg 2 {uniq_name = "_QFpass1Ek"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %3 = fir.load %2 : !fir.ref<i32>
    %4 = fir.convert %3 : (i32) -> index
    %c0 = arith.constant 0 : index
    %5 = arith.cmpi sgt, %4, %c0 : index
    %6 = arith.select %5, %4, %c0 : index
    %7 = fir.shape %6 : (index) -> !fir.shape<1>
    %8 = fir.declare %arg0(%7) dummy_scope %0 arg 1 {uniq_name = "_QFpass1Ev"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xf32>>
    %9 = fir.alloca i32 {bindc_name = "l", uniq_name = "_QFpass1El"}
    %10 = fir.declare %9 {uniq_name = "_QFpass1El"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %c1_i32 = arith.constant 1 : i32
    %11 = fir.load %2 : !fir.ref<i32>
    %c1_i32_0 = arith.constant 1 : i32
    %12 = arith.subi %11, %c1_i32 : i32
    %13 = arith.addi %12, %c1_i32_0 : i32
    fir.store %13 to %1 : !fir.ref<i32>
    fir.store %c1_i32 to %10 : !fir.ref<i32>
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb5
    %14 = fir.load %1 : !fir.ref<i32>
    %c0_i32 = arith.constant 0 : i32
    %15 = arith.cmpi sgt, %14, %c0_i32 : i32
    cf.cond_br %15, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %16 = fir.load %10 : !fir.ref<i32>
    %17 = fir.convert %16 : (i32) -> i64
    %18 = fir.array_coor %8(%7) %17 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
    %19 = fir.load %18 : !fir.ref<f32>
    %cst = arith.constant 1.000000e+00 : f32
    %20 = arith.cmpf ogt, %19, %cst fastmath<contract> : f32
    cf.cond_br %20, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    cf.br ^bb7
  ^bb4:  // pred: ^bb2
    cf.br ^bb5
  ^bb5:  // pred: ^bb4
    %21 = fir.load %1 : !fir.ref<i32>
    %c1_i32_1 = arith.constant 1 : i32
    %22 = arith.subi %21, %c1_i32_1 : i32
    fir.store %22 to %1 : !fir.ref<i32>
    %23 = fir.load %10 : !fir.ref<i32>
    %24 = arith.addi %23, %c1_i32_0 overflow<nsw> : i32
    fir.store %24 to %10 : !fir.ref<i32>
    cf.br ^bb1
  ^bb6:  // pred: ^bb1
    return
  ^bb7:  // pred: ^bb3
    %25 = fir.load %10 : !fir.ref<i32>
    %26 = fir.convert %25 : (i32) -> i64
    %27 = fir.array_coor %8(%7) %26 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
    %28 = fir.load %27 : !fir.ref<f32>
    %29 = arith.negf %28 fastmath<contract> : f32
    %30 = fir.load %10 : !fir.ref<i32>
    %31 = fir.convert %30 : (i32) -> i64
    %32 = fir.array_coor %8(%7) %31 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
    fir.store %29 to %32 : !fir.ref<f32>
    return
  }
  func.func @_QPifun(%arg0: !fir.ref<i32> {fir.bindc_name = "k"}) -> i32 {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFifunEk"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %2 = fir.alloca i32 {bindc_name = "ifun", uniq_name = "_QFifunEifun"}
    %3 = fir.declare %2 {uniq_name = "_QFifunEifun"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %4 = fir.load %1 : !fir.ref<i32>
    %5 = fir.load %1 : !fir.ref<i32>
    %6 = arith.muli %4, %5 : i32
    fir.store %6 to %3 : !fir.ref<i32>
    %7 = fir.load %1 : !fir.ref<i32>
    %c0_i32 = arith.constant 0 : i32
    %8 = arith.cmpi slt, %7, %c0_i32 : i32
    fir.if %8 {
      %c0_i32_0 = arith.constant 0 : i32
      fir.store %c0_i32_0 to %3 : !fir.ref<i32>
    }
    %9 = fir.load %3 : !fir.ref<i32>
    return %9 : i32
  }
}
