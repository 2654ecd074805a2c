module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  func.func @_QPupdates(%arg0: !fir.ref<i32> {fir.bindc_name = "x"}, %arg1: !fir.ref<i32> {fir.bindc_name = "e"}, %arg2: !fir.ref<i32> {fir.bindc_name = "d"}, %arg3: !fir.ref<f64> {fir.bindc_name = "y"}, %arg4: !fir.ref<f64> {fir.bindc_name = "z"}, %arg5: !fir.ref<!fir.logical<4>> {fir.bindc_name = "b"}, %arg6: !fir.ref<!fir.logical<4>> {fir.bindc_name = "w"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFupdatesEx"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %2 = fir.declare %arg1 dummy_scope %0 arg 2 {uniq_name = "_QFupdatesEe"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %3 = fir.declare %arg2 dummy_scope %0 arg 3 {uniq_name = "_QFupdatesEd"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %4 = fir.declare %arg3 dummy_scope %0 arg 4 {uniq_name = "_QFupdatesEy"} : (!fir.ref<f64>, !fir.dscope) -> !fir.ref<f64>
    %5 = fir.declare %arg4 dummy_scope %0 arg 5 {uniq_name = "_QFupdatesEz"} : (!fir.ref<f64>, !fir.dscope) -> !fir.ref<f64>
    %6 = fir.declare %arg5 dummy_scope %0 arg 6 {uniq_name = "_QFupdatesEb"} : (!fir.ref<!fir.logical<4>>, !fir.dscope) -> !fir.ref<!fir.logical<4>>
    %7 = fir.declare %arg6 dummy_scope %0 arg 7 {uniq_name = "_QFupdatesEw"} : (!fir.ref<!fir.logical<4>>, !fir.dscope) -> !fir.ref<!fir.logical<4>>
    %8 = fir.alloca complex<f32> {bindc_name = "c", uniq_name = "_QFupdatesEc"}
    %9 = fir.declare %8 {uniq_name = "_QFupdatesEc"} : (!fir.ref<complex<f32>>) -> !fir.ref<complex<f32>>
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %10 = fir.alloca !fir.array<4xi64> {bindc_name = "a", uniq_name = "_QFupdatesEa"}
    %11 = fir.shape %c4 : (index) -> !fir.shape<1>
    %12 = fir.declare %10(%11) {uniq_name = "_QFupdatesEa"} : (!fir.ref<!fir.array<4xi64>>, !fir.shape<1>) -> !fir.ref<!fir.array<4xi64>>
    %13 = fir.load %2 : !fir.ref<i32>
    %14 = fir.load %3 : !fir.ref<i32>
    omp.atomic.update memory_order(relaxed) %1 : !fir.ref<i32> {
    ^bb0(%arg7: i32):
      %38 = arith.cmpi eq, %arg7, %13 : i32
      %39 = arith.select %38, %14, %arg7 : i32
      omp.yield(%39 : i32)
    } {accc.atomic_compare, accc.implied_order, atomic_control = #omp.atomic_control<>}
    %15 = fir.load %2 : !fir.ref<i32>
    %c1_i32 = arith.constant 1 : i32
    %16 = arith.addi %15, %c1_i32 : i32
    %c2_i32 = arith.constant 2 : i32
    %17 = fir.load %3 : !fir.ref<i32>
    %18 = arith.muli %c2_i32, %17 : i32
    omp.atomic.update memory_order(seq_cst) %1 : !fir.ref<i32> {
    ^bb0(%arg7: i32):
      %38 = arith.cmpi eq, %arg7, %16 : i32
      %39 = arith.select %38, %18, %arg7 : i32
      omp.yield(%39 : i32)
    } {accc.atomic_compare, atomic_control = #omp.atomic_control<>}
    %19 = fir.load %2 : !fir.ref<i32>
    %20 = fir.load %3 : !fir.ref<i32>
    omp.atomic.update memory_order(seq_cst) %1 : !fir.ref<i32> {
    ^bb0(%arg7: i32):
      %38 = arith.cmpi eq, %19, %arg7 : i32
      %39 = arith.select %38, %20, %arg7 : i32
      omp.yield(%39 : i32)
    } {accc.atomic_compare, accc.clauses = [{args = [{word = "relaxed"}], clause = "fail"}], accc.memory_order = "acquire", atomic_control = #omp.atomic_control<>}
    %21 = fir.load %7 : !fir.ref<!fir.logical<4>>
    %true = arith.constant true
    %22 = fir.convert %true : (i1) -> !fir.logical<4>
    omp.atomic.update memory_order(relaxed) %6 : !fir.ref<!fir.logical<4>> {
    ^bb0(%arg7: !fir.logical<4>):
      %38 = fir.convert %arg7 : (!fir.logical<4>) -> i1
      %39 = fir.convert %21 : (!fir.logical<4>) -> i1
      %40 = arith.cmpi eq, %38, %39 : i1
      %41 = arith.select %40, %22, %arg7 : !fir.logical<4>
      omp.yield(%41 : !fir.logical<4>)
    } {accc.atomic_compare, accc.implied_order, atomic_control = #omp.atomic_control<>}
    %23 = fir.load %5 : !fir.ref<f64>
    %24 = fir.load %5 : !fir.ref<f64>
    omp.atomic.update memory_order(relaxed) %4 : !fir.ref<f64> {
    ^bb0(%arg7: f64):
      %38 = arith.cmpf olt, %arg7, %23 fastmath<contract> : f64
      %39 = arith.select %38, %24, %arg7 : f64
      omp.yield(%39 : f64)
    } {accc.atomic_compare, accc.clauses = [{clause = "weak"}], accc.implied_order, atomic_control = #omp.atomic_control<>}
    %25 = fir.load %5 : !fir.ref<f64>
    %26 = fir.load %5 : !fir.ref<f64>
    omp.atomic.update memory_order(relaxed) %4 : !fir.ref<f64> {
    ^bb0(%arg7: f64):
      %38 = arith.cmpf olt, %25, %arg7 fastmath<contract> : f64
      %39 = arith.select %38, %26, %arg7 : f64
      omp.yield(%39 : f64)
    } {accc.atomic_compare, accc.implied_order, atomic_control = #omp.atomic_control<>}
    %27 = fir.load %2 : !fir.ref<i32>
    %28 = fir.convert %27 : (i32) -> i64
    %29 = fir.array_coor %12(%11) %28 : (!fir.ref<!fir.array<4xi64>>, !fir.shape<1>, i64) -> !fir.ref<i64>
    %30 = fir.load %3 : !fir.ref<i32>
    %31 = fir.load %3 : !fir.ref<i32>
    %32 = fir.convert %31 : (i32) -> i64
    omp.atomic.update memory_order(relaxed) %29 : !fir.ref<i64> {
    ^bb0(%arg7: i64):
      %38 = fir.convert %30 : (i32) -> i64
      %39 = arith.cmpi sgt, %arg7, %38 : i64
      %40 = arith.select %39, %32, %arg7 : i64
      omp.yield(%40 : i64)
    } {accc.atomic_compare, accc.implied_order, atomic_control = #omp.atomic_control<>}
    %33 = fir.load %4 : !fir.ref<f64>
    %cst = arith.constant 0.000000e+00 : f32
    %34 = fir.undefined complex<f32>
    %35 = fir.convert %33 : (f64) -> f32
    %36 = fir.insert_value %34, %35, [0 : index] : (complex<f32>, f32) -> complex<f32>
    %37 = fir.insert_value %36, %cst, [1 : index] : (complex<f32>, f32) -> complex<f32>
    omp.atomic.update memory_order(relaxed) %9 : !fir.ref<complex<f32>> {
    ^bb0(%arg7: complex<f32>):
      %cst_0 = arith.constant 1.000000e+00 : f32
      %cst_1 = arith.constant 2.000000e+00 : f32
      %38 = fir.undefined complex<f32>
      %39 = fir.insert_value %38, %cst_0, [0 : index] : (complex<f32>, f32) -> complex<f32>
      %40 = fir.insert_value %39, %cst_1, [1 : index] : (complex<f32>, f32) -> complex<f32>
      %41 = fir.cmpc "oeq", %arg7, %40 {fastmath = #arith.fastmath<contract>} : complex<f32>
      %42 = arith.select %41, %37, %arg7 : complex<f32>
      omp.yield(%42 : complex<f32>)
    } {accc.atomic_compare, accc.implied_order, atomic_control = #omp.atomic_control<>}
    return
  }
  func.func @_QPcaptures(%arg0: !fir.ref<i32> {fir.bindc_name = "x"}, %arg1: !fir.ref<i32> {fir.bindc_name = "e"}, %arg2: !fir.ref<i32> {fir.bindc_name = "d"}, %arg3: !fir.ref<i32> {fir.bindc_name = "v"}, %arg4: !fir.ref<f32> {fir.bindc_name = "r"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.alloca i32
    %2 = fir.alloca i32
    %3 = fir.alloca i32
    %4 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFcapturesEx"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %5 = fir.declare %arg1 dummy_scope %0 arg 2 {uniq_name = "_QFcapturesEe"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %6 = fir.declare %arg2 dummy_scope %0 arg 3 {uniq_name = "_QFcapturesEd"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %7 = fir.declare %arg3 dummy_scope %0 arg 4 {uniq_name = "_QFcapturesEv"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %8 = fir.declare %arg4 dummy_scope %0 arg 5 {uniq_name = "_QFcapturesEr"} : (!fir.ref<f32>, !fir.dscope) -> !fir.ref<f32>
    %9 = fir.load %5 : !fir.ref<i32>
    %10 = fir.load %6 : !fir.ref<i32>
    omp.atomic.capture memory_order(relaxed) {
      omp.atomic.read %7 = %4 : !fir.ref<i32>, !fir.ref<i32>, i32
      omp.atomic.update %4 : !fir.ref<i32> {
      ^bb0(%arg5: i32):
        %27 = arith.cmpi eq, %arg5, %9 : i32
        %28 = arith.select %27, %10, %arg5 : i32
        omp.yield(%28 : i32)
      } {atomic_control = #omp.atomic_control<>}
    } {accc.atomic_compare, accc.implied_order}
    %11 = fir.load %5 : !fir.ref<i32>
    %12 = fir.load %5 : !fir.ref<i32>
    omp.atomic.capture memory_order(relaxed) {
      omp.atomic.update %4 : !fir.ref<i32> {
      ^bb0(%arg5: i32):
        %27 = arith.cmpi sgt, %arg5, %11 : i32
        %28 = arith.select %27, %12, %arg5 : i32
        omp.yield(%28 : i32)
      } {atomic_control = #omp.atomic_control<>}
      omp.atomic.read %7 = %4 : !fir.ref<i32>, !fir.ref<i32>, i32
    } {accc.atomic_compare, accc.implied_order}
    %13 = fir.load %5 : !fir.ref<i32>
    %14 = fir.load %6 : !fir.ref<i32>
    omp.atomic.capture memory_order(acq_rel) {
      omp.atomic.read %1 = %4 : !fir.ref<i32>, !fir.ref<i32>, i32
      omp.atomic.update %4 : !fir.ref<i32> {
      ^bb0(%arg5: i32):
        %27 = arith.cmpi eq, %arg5, %13 : i32
        %28 = arith.select %27, %14, %arg5 : i32
        omp.yield(%28 : i32)
      } {atomic_control = #omp.atomic_control<>}
    } {accc.atomic_compare, accc.clauses = [{args = [{word = "acquire"}], clause = "fail"}]}
    %15 = fir.load %1 : !fir.ref<i32>
    %16 = arith.cmpi eq, %15, %13 : i32
    %true = arith.constant true
    %17 = arith.xori %16, %true : i1
    fir.if %17 {
      fir.store %15 to %7 : !fir.ref<i32>
    }
    %18 = fir.load %5 : !fir.ref<i32>
    %19 = fir.load %6 : !fir.ref<i32>
    omp.atomic.capture memory_order(relaxed) {
      omp.atomic.read %2 = %4 : !fir.ref<i32>, !fir.ref<i32>, i32
      omp.atomic.update %4 : !fir.ref<i32> {
      ^bb0(%arg5: i32):
        %27 = arith.cmpi eq, %arg5, %18 : i32
        %28 = arith.select %27, %19, %arg5 : i32
        omp.yield(%28 : i32)
      } {atomic_control = #omp.atomic_control<>}
    } {accc.atomic_compare, accc.implied_order}
    %20 = fir.load %2 : !fir.ref<i32>
    %21 = arith.cmpi eq, %20, %18 : i32
    %true_0 = arith.constant true
    %22 = arith.xori %21, %true_0 : i1
    fir.if %22 {
      %27 = fir.convert %20 : (i32) -> f32
      fir.store %27 to %8 : !fir.ref<f32>
    }
    %23 = fir.load %5 : !fir.ref<i32>
    %24 = fir.load %6 : !fir.ref<i32>
    omp.atomic.capture memory_order(seq_cst) {
      omp.atomic.read %3 = %4 : !fir.ref<i32>, !fir.ref<i32>, i32
      omp.atomic.update %4 : !fir.ref<i32> {
      ^bb0(%arg5: i32):
        %27 = arith.cmpi eq, %arg5, %23 : i32
        %28 = arith.select %27, %24, %arg5 : i32
        omp.yield(%28 : i32)
      } {atomic_control = #omp.atomic_control<>}
    } {accc.atomic_compare, accc.clauses = [{args = [{word = "seq_cst"}], clause = "fail"}], accc.memory_order = "release"}
    %25 = fir.load %3 : !fir.ref<i32>
    %26 = fir.convert %25 : (i32) -> f32
    fir.store %26 to %8 : !fir.ref<f32>
    return
  }
}
