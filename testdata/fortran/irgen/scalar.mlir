module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  func.func @_QPscalars(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.ref<f64> {fir.bindc_name = "x"}, %arg2: !fir.ref<complex<f32>> {fir.bindc_name = "z"}, %arg3: !fir.ref<!fir.logical<4>> {fir.bindc_name = "flag"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.alloca i32
    %2 = fir.declare %arg0 dummy_scope %0 arg 1 {fortran_attrs = #fir.var_attrs<intent_in>, uniq_name = "_QFscalarsEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %3 = fir.declare %arg1 dummy_scope %0 arg 2 {fortran_attrs = #fir.var_attrs<intent_inout>, uniq_name = "_QFscalarsEx"} : (!fir.ref<f64>, !fir.dscope) -> !fir.ref<f64>
    %4 = fir.declare %arg2 dummy_scope %0 arg 3 {fortran_attrs = #fir.var_attrs<intent_inout>, uniq_name = "_QFscalarsEz"} : (!fir.ref<complex<f32>>, !fir.dscope) -> !fir.ref<complex<f32>>
    %5 = fir.declare %arg3 dummy_scope %0 arg 4 {fortran_attrs = #fir.var_attrs<intent_out>, uniq_name = "_QFscalarsEflag"} : (!fir.ref<!fir.logical<4>>, !fir.dscope) -> !fir.ref<!fir.logical<4>>
    %6 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFscalarsEi"}
    %7 = fir.declare %6 {uniq_name = "_QFscalarsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %8 = fir.alloca i32 {bindc_name = "k", uniq_name = "_QFscalarsEk"}
    %9 = fir.declare %8 {uniq_name = "_QFscalarsEk"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %10 = fir.load %2 : !fir.ref<i32>
    %c2_i32 = arith.constant 2 : i32
    %11 = math.ipowi %10, %c2_i32 : i32
    %c3_i32 = arith.constant 3 : i32
    %12 = arith.divsi %11, %c3_i32 : i32
    %13 = fir.load %2 : !fir.ref<i32>
    %c4_i32 = arith.constant 4 : i32
    %14 = arith.remsi %13, %c4_i32 : i32
    %15 = arith.addi %12, %14 : i32
    fir.store %15 to %9 : !fir.ref<i32>
    %16 = fir.load %3 : !fir.ref<f64>
    %c2_i32_0 = arith.constant 2 : i32
    %17 = fir.convert %c2_i32_0 : (i32) -> f64
    %18 = arith.mulf %16, %17 fastmath<contract> : f64
    %19 = fir.load %9 : !fir.ref<i32>
    %cst = arith.constant 5.000000e-01 : f32
    %20 = fir.convert %19 : (i32) -> f32
    %21 = math.powf %20, %cst fastmath<contract> : f32
    %22 = fir.convert %21 : (f32) -> f64
    %23 = arith.addf %18, %22 fastmath<contract> : f64
    fir.store %23 to %3 : !fir.ref<f64>
    %24 = fir.load %4 : !fir.ref<complex<f32>>
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant -1.000000e+00 : f32
    %25 = fir.undefined complex<f32>
    %26 = fir.insert_value %25, %cst_1, [0 : index] : (complex<f32>, f32) -> complex<f32>
    %27 = fir.insert_value %26, %cst_2, [1 : index] : (complex<f32>, f32) -> complex<f32>
    %28 = fir.mulc %24, %27 {fastmath = #arith.fastmath<contract>} : complex<f32>
    %29 = fir.load %2 : !fir.ref<i32>
    %cst_3 = arith.constant 0.000000e+00 : f32
    %30 = fir.undefined complex<f32>
    %31 = fir.convert %29 : (i32) -> f32
    %32 = fir.insert_value %30, %31, [0 : index] : (complex<f32>, f32) -> complex<f32>
    %33 = fir.insert_value %32, %cst_3, [1 : index] : (complex<f32>, f32) -> complex<f32>
    %34 = fir.addc %28, %33 {fastmath = #arith.fastmath<contract>} : complex<f32>
    fir.store %34 to %4 : !fir.ref<complex<f32>>
    %35 = fir.load %3 : !fir.ref<f64>
    %c1_i32 = arith.constant 1 : i32
    %36 = fir.convert %c1_i32 : (i32) -> f64
    %37 = arith.cmpf ogt, %35, %36 fastmath<contract> : f64
    %38 = fir.load %2 : !fir.ref<i32>
    %c3_i32_4 = arith.constant 3 : i32
    %39 = arith.cmpi ne, %38, %c3_i32_4 : i32
    %40 = arith.andi %37, %39 : i1
    %41 = fir.load %9 : !fir.ref<i32>
    %c2_i32_5 = arith.constant 2 : i32
    %42 = arith.cmpi eq, %41, %c2_i32_5 : i32
    %true = arith.constant true
    %43 = arith.xori %42, %true : i1
    %44 = arith.ori %40, %43 : i1
    %45 = fir.convert %44 : (i1) -> !fir.logical<4>
    fir.store %45 to %5 : !fir.ref<!fir.logical<4>>
    %c1_i32_6 = arith.constant 1 : i32
    %46 = fir.load %2 : !fir.ref<i32>
    %c1_i32_7 = arith.constant 1 : i32
    %c1 = arith.constant 1 : index
    %47 = fir.convert %46 : (i32) -> index
    %c1_8 = arith.constant 1 : index
    %48 = fir.convert %c1 : (index) -> i32
    %49 = fir.do_loop %arg4 = %c1 to %47 step %c1_8 iter_args(%arg5 = %48) -> (i32) {
      fir.store %arg5 to %7 : !fir.ref<i32>
      %76 = fir.load %3 : !fir.ref<f64>
      %77 = fir.load %7 : !fir.ref<i32>
      %78 = fir.convert %77 : (i32) -> f64
      %79 = arith.addf %76, %78 fastmath<contract> : f64
      fir.store %79 to %3 : !fir.ref<f64>
      %80 = fir.convert %c1_8 : (index) -> i32
      %81 = fir.load %7 : !fir.ref<i32>
      %82 = arith.addi %81, %80 overflow<nsw> : i32
      fir.result %82 : i32
    }
    fir.store %49 to %7 : !fir.ref<i32>
    %50 = fir.load %2 : !fir.ref<i32>
    %c1_i32_9 = arith.constant 1 : i32
    %c1_i32_10 = arith.constant 1 : i32
    %c-2_i32 = arith.constant -2 : i32
    %51 = arith.subi %c1_i32_9, %50 : i32
    %52 = arith.addi %51, %c-2_i32 : i32
    %53 = arith.divsi %52, %c-2_i32 : i32
    fir.store %53 to %1 : !fir.ref<i32>
    fir.store %50 to %7 : !fir.ref<i32>
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb7
    %54 = fir.load %1 : !fir.ref<i32>
    %c0_i32 = arith.constant 0 : i32
    %55 = arith.cmpi sgt, %54, %c0_i32 : i32
    cf.cond_br %55, ^bb2, ^bb8
  ^bb2:  // pred: ^bb1
    %56 = fir.load %3 : !fir.ref<f64>
    %c0_i32_11 = arith.constant 0 : i32
    %57 = fir.convert %c0_i32_11 : (i32) -> f64
    %58 = arith.cmpf olt, %56, %57 fastmath<contract> : f64
    cf.cond_br %58, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    cf.br ^bb7
  ^bb4:  // pred: ^bb2
    %59 = fir.load %3 : !fir.ref<f64>
    %c100_i32 = arith.constant 100 : i32
    %60 = fir.convert %c100_i32 : (i32) -> f64
    %61 = arith.cmpf ogt, %59, %60 fastmath<contract> : f64
    cf.cond_br %61, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    cf.br ^bb8
  ^bb6:  // pred: ^bb4
    %62 = fir.load %3 : !fir.ref<f64>
    %63 = fir.load %7 : !fir.ref<i32>
    %64 = fir.convert %63 : (i32) -> f64
    %65 = arith.subf %62, %64 fastmath<contract> : f64
    fir.store %65 to %3 : !fir.ref<f64>
    cf.br ^bb7
  ^bb7:  // 2 preds: ^bb3, ^bb6
    %66 = fir.load %1 : !fir.ref<i32>
    %c1_i32_12 = arith.constant 1 : i32
    %67 = arith.subi %66, %c1_i32_12 : i32
    fir.store %67 to %1 : !fir.ref<i32>
    %68 = fir.load %7 : !fir.ref<i32>
    %69 = arith.addi %68, %c-2_i32 overflow<nsw> : i32
    fir.store %69 to %7 : !fir.ref<i32>
    cf.br ^bb1
  ^bb8:  // 2 preds: ^bb1, ^bb5
    scf.while : () -> () {
      %76 = fir.load %9 : !fir.ref<i32>
      %c0_i32_14 = arith.constant 0 : i32
      %77 = arith.cmpi sgt, %76, %c0_i32_14 : i32
      scf.condition(%77)
    } do {
      %76 = fir.load %9 : !fir.ref<i32>
      %c2_i32_14 = arith.constant 2 : i32
      %77 = arith.divsi %76, %c2_i32_14 : i32
      fir.store %77 to %9 : !fir.ref<i32>
      scf.yield
    }
    %70 = fir.load %2 : !fir.ref<i32>
    %c0_i32_13 = arith.constant 0 : i32
    %71 = arith.cmpi sle, %70, %c0_i32_13 : i32
    fir.if %71 {
      %c0_i32_14 = arith.constant 0 : i32
      %76 = fir.convert %c0_i32_14 : (i32) -> f64
      fir.store %76 to %3 : !fir.ref<f64>
    } else {
      %c1_i32_14 = arith.constant 1 : i32
      %76 = arith.cmpi eq, %70, %c1_i32_14 : i32
      %c3_i32_15 = arith.constant 3 : i32
      %77 = arith.cmpi sge, %70, %c3_i32_15 : i32
      %c5_i32 = arith.constant 5 : i32
      %78 = arith.cmpi sle, %70, %c5_i32 : i32
      %79 = arith.andi %77, %78 : i1
      %80 = arith.ori %76, %79 : i1
      fir.if %80 {
        %c1_i32_16 = arith.constant 1 : i32
        %81 = fir.convert %c1_i32_16 : (i32) -> f64
        fir.store %81 to %3 : !fir.ref<f64>
      } else {
        %c2_i32_16 = arith.constant 2 : i32
        %81 = fir.convert %c2_i32_16 : (i32) -> f64
        fir.store %81 to %3 : !fir.ref<f64>
      }
    }
    %72 = fir.load %2 : !fir.ref<i32>
    %c7_i32 = arith.constant 7 : i32
    %73 = arith.cmpi eq, %72, %c7_i32 : i32
    cf.cond_br %73, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    cf.br ^bb11
  ^bb10:  // pred: ^bb8
    %74 = fir.load %3 : !fir.ref<f64>
    %75 = arith.negf %74 fastmath<contract> : f64
    fir.store %75 to %3 : !fir.ref<f64>
    cf.br ^bb11
  ^bb11:  // 2 preds: ^bb9, ^bb10
    return
  }
}
