module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  omp.declare_reduction @neqv_reduction_l32 : !fir.logical<4> init {
  ^bb0(%arg0: !fir.logical<4>):
    %false = arith.constant false
    %0 = fir.convert %false : (i1) -> !fir.logical<4>
    omp.yield(%0 : !fir.logical<4>)
  } combiner {
  ^bb0(%arg0: !fir.logical<4>, %arg1: !fir.logical<4>):
    %0 = fir.convert %arg0 : (!fir.logical<4>) -> i1
    %1 = fir.convert %arg1 : (!fir.logical<4>) -> i1
    %2 = arith.cmpi ne, %0, %1 : i1
    %3 = fir.convert %2 : (i1) -> !fir.logical<4>
    omp.yield(%3 : !fir.logical<4>)
  }
  omp.declare_reduction @eqv_reduction_l32 : !fir.logical<4> init {
  ^bb0(%arg0: !fir.logical<4>):
    %true = arith.constant true
    %0 = fir.convert %true : (i1) -> !fir.logical<4>
    omp.yield(%0 : !fir.logical<4>)
  } combiner {
  ^bb0(%arg0: !fir.logical<4>, %arg1: !fir.logical<4>):
    %0 = fir.convert %arg0 : (!fir.logical<4>) -> i1
    %1 = fir.convert %arg1 : (!fir.logical<4>) -> i1
    %2 = arith.cmpi eq, %0, %1 : i1
    %3 = fir.convert %2 : (i1) -> !fir.logical<4>
    omp.yield(%3 : !fir.logical<4>)
  }
  omp.declare_reduction @or_reduction_l32 : !fir.logical<4> init {
  ^bb0(%arg0: !fir.logical<4>):
    %false = arith.constant false
    %0 = fir.convert %false : (i1) -> !fir.logical<4>
    omp.yield(%0 : !fir.logical<4>)
  } combiner {
  ^bb0(%arg0: !fir.logical<4>, %arg1: !fir.logical<4>):
    %0 = fir.convert %arg0 : (!fir.logical<4>) -> i1
    %1 = fir.convert %arg1 : (!fir.logical<4>) -> i1
    %2 = arith.ori %0, %1 : i1
    %3 = fir.convert %2 : (i1) -> !fir.logical<4>
    omp.yield(%3 : !fir.logical<4>)
  }
  omp.declare_reduction @and_reduction_l8 : !fir.logical<1> init {
  ^bb0(%arg0: !fir.logical<1>):
    %true = arith.constant true
    %0 = fir.convert %true : (i1) -> !fir.logical<1>
    omp.yield(%0 : !fir.logical<1>)
  } combiner {
  ^bb0(%arg0: !fir.logical<1>, %arg1: !fir.logical<1>):
    %0 = fir.convert %arg0 : (!fir.logical<1>) -> i1
    %1 = fir.convert %arg1 : (!fir.logical<1>) -> i1
    %2 = arith.andi %0, %1 : i1
    %3 = fir.convert %2 : (i1) -> !fir.logical<1>
    omp.yield(%3 : !fir.logical<1>)
  }
  omp.declare_reduction @and_reduction_l32 : !fir.logical<4> init {
  ^bb0(%arg0: !fir.logical<4>):
    %true = arith.constant true
    %0 = fir.convert %true : (i1) -> !fir.logical<4>
    omp.yield(%0 : !fir.logical<4>)
  } combiner {
  ^bb0(%arg0: !fir.logical<4>, %arg1: !fir.logical<4>):
    %0 = fir.convert %arg0 : (!fir.logical<4>) -> i1
    %1 = fir.convert %arg1 : (!fir.logical<4>) -> i1
    %2 = arith.andi %0, %1 : i1
    %3 = fir.convert %2 : (i1) -> !fir.logical<4>
    omp.yield(%3 : !fir.logical<4>)
  }
  omp.declare_reduction @ieor_i64 : i64 init {
  ^bb0(%arg0: i64):
    %c0_i64 = arith.constant 0 : i64
    omp.yield(%c0_i64 : i64)
  } combiner {
  ^bb0(%arg0: i64, %arg1: i64):
    %0 = arith.xori %arg0, %arg1 : i64
    omp.yield(%0 : i64)
  }
  omp.declare_reduction @ior_i32 : i32 init {
  ^bb0(%arg0: i32):
    %c0_i32 = arith.constant 0 : i32
    omp.yield(%c0_i32 : i32)
  } combiner {
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = arith.ori %arg0, %arg1 : i32
    omp.yield(%0 : i32)
  }
  omp.declare_reduction @iand_i32 : i32 init {
  ^bb0(%arg0: i32):
    %c-1_i32 = arith.constant -1 : i32
    omp.yield(%c-1_i32 : i32)
  } combiner {
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = arith.andi %arg0, %arg1 : i32
    omp.yield(%0 : i32)
  }
  omp.declare_reduction @min_f64 : f64 init {
  ^bb0(%arg0: f64):
    %cst = arith.constant 1.7976931348623157E+308 : f64
    omp.yield(%cst : f64)
  } combiner {
  ^bb0(%arg0: f64, %arg1: f64):
    %0 = arith.minnumf %arg0, %arg1 fastmath<contract> : f64
    omp.yield(%0 : f64)
  }
  omp.declare_reduction @min_i32 : i32 init {
  ^bb0(%arg0: i32):
    %c2147483647_i32 = arith.constant 2147483647 : i32
    omp.yield(%c2147483647_i32 : i32)
  } combiner {
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = arith.minsi %arg0, %arg1 : i32
    omp.yield(%0 : i32)
  }
  omp.declare_reduction @max_f32 : f32 init {
  ^bb0(%arg0: f32):
    %cst = arith.constant -3.40282347E+38 : f32
    omp.yield(%cst : f32)
  } combiner {
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = arith.maxnumf %arg0, %arg1 fastmath<contract> : f32
    omp.yield(%0 : f32)
  }
  omp.declare_reduction @max_i32 : i32 init {
  ^bb0(%arg0: i32):
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    omp.yield(%c-2147483648_i32 : i32)
  } combiner {
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = arith.maxsi %arg0, %arg1 : i32
    omp.yield(%0 : i32)
  }
  omp.declare_reduction @multiply_reduction_z32 : complex<f32> init {
  ^bb0(%arg0: complex<f32>):
    %0 = fir.undefined complex<f32>
    %cst = arith.constant 1.000000e+00 : f32
    %1 = fir.insert_value %0, %cst, [0 : index] : (complex<f32>, f32) -> complex<f32>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %2 = fir.insert_value %1, %cst_0, [1 : index] : (complex<f32>, f32) -> complex<f32>
    omp.yield(%2 : complex<f32>)
  } combiner {
  ^bb0(%arg0: complex<f32>, %arg1: complex<f32>):
    %0 = fir.mulc %arg0, %arg1 {fastmath = #arith.fastmath<contract>} : complex<f32>
    omp.yield(%0 : complex<f32>)
  }
  omp.declare_reduction @multiply_reduction_f32 : f32 init {
  ^bb0(%arg0: f32):
    %cst = arith.constant 1.000000e+00 : f32
    omp.yield(%cst : f32)
  } combiner {
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = arith.mulf %arg0, %arg1 fastmath<contract> : f32
    omp.yield(%0 : f32)
  }
  omp.declare_reduction @multiply_reduction_i32 : i32 init {
  ^bb0(%arg0: i32):
    %c1_i32 = arith.constant 1 : i32
    omp.yield(%c1_i32 : i32)
  } combiner {
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = arith.muli %arg0, %arg1 : i32
    omp.yield(%0 : i32)
  }
  omp.declare_reduction @add_reduction_z32 : complex<f32> init {
  ^bb0(%arg0: complex<f32>):
    %0 = fir.undefined complex<f32>
    %cst = arith.constant 0.000000e+00 : f32
    %1 = fir.insert_value %0, %cst, [0 : index] : (complex<f32>, f32) -> complex<f32>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %2 = fir.insert_value %1, %cst_0, [1 : index] : (complex<f32>, f32) -> complex<f32>
    omp.yield(%2 : complex<f32>)
  } combiner {
  ^bb0(%arg0: complex<f32>, %arg1: complex<f32>):
    %0 = fir.addc %arg0, %arg1 {fastmath = #arith.fastmath<contract>} : complex<f32>
    omp.yield(%0 : complex<f32>)
  }
  omp.declare_reduction @add_reduction_f32 : f32 init {
  ^bb0(%arg0: f32):
    %cst = arith.constant 0.000000e+00 : f32
    omp.yield(%cst : f32)
  } combiner {
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = arith.addf %arg0, %arg1 fastmath<contract> : f32
    omp.yield(%0 : f32)
  }
  omp.declare_reduction @add_reduction_i32 : i32 init {
  ^bb0(%arg0: i32):
    %c0_i32 = arith.constant 0 : i32
    omp.yield(%c0_i32 : i32)
  } combiner {
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = arith.addi %arg0, %arg1 : i32
    omp.yield(%0 : i32)
  }
  func.func @_QPred() {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFredEi"}
    %2 = fir.declare %1 {uniq_name = "_QFredEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %3 = fir.alloca i32 {bindc_name = "j", uniq_name = "_QFredEj"}
    %4 = fir.declare %3 {uniq_name = "_QFredEj"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %5 = fir.alloca i64 {bindc_name = "k", uniq_name = "_QFredEk"}
    %6 = fir.declare %5 {uniq_name = "_QFredEk"} : (!fir.ref<i64>) -> !fir.ref<i64>
    %7 = fir.alloca f32 {bindc_name = "r", uniq_name = "_QFredEr"}
    %8 = fir.declare %7 {uniq_name = "_QFredEr"} : (!fir.ref<f32>) -> !fir.ref<f32>
    %9 = fir.alloca f64 {bindc_name = "x", uniq_name = "_QFredEx"}
    %10 = fir.declare %9 {uniq_name = "_QFredEx"} : (!fir.ref<f64>) -> !fir.ref<f64>
    %11 = fir.alloca complex<f32> {bindc_name = "z", uniq_name = "_QFredEz"}
    %12 = fir.declare %11 {uniq_name = "_QFredEz"} : (!fir.ref<complex<f32>>) -> !fir.ref<complex<f32>>
    %13 = fir.alloca !fir.logical<4> {bindc_name = "l", uniq_name = "_QFredEl"}
    %14 = fir.declare %13 {uniq_name = "_QFredEl"} : (!fir.ref<!fir.logical<4>>) -> !fir.ref<!fir.logical<4>>
    %15 = fir.alloca !fir.logical<1> {bindc_name = "l1", uniq_name = "_QFredEl1"}
    %16 = fir.declare %15 {uniq_name = "_QFredEl1"} : (!fir.ref<!fir.logical<1>>) -> !fir.ref<!fir.logical<1>>
    omp.parallel reduction(@add_reduction_i32 %2 -> %arg0, @add_reduction_f32 %8 -> %arg1, @add_reduction_z32 %12 -> %arg2 : !fir.ref<i32>, !fir.ref<f32>, !fir.ref<complex<f32>>) {
      %17 = fir.declare %arg0 {uniq_name = "_QFredEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %18 = fir.declare %arg1 {uniq_name = "_QFredEr"} : (!fir.ref<f32>) -> !fir.ref<f32>
      %19 = fir.declare %arg2 {uniq_name = "_QFredEz"} : (!fir.ref<complex<f32>>) -> !fir.ref<complex<f32>>
      %c1_i32 = arith.constant 1 : i32
      fir.store %c1_i32 to %17 : !fir.ref<i32>
      %c1_i32_0 = arith.constant 1 : i32
      %20 = fir.convert %c1_i32_0 : (i32) -> f32
      fir.store %20 to %18 : !fir.ref<f32>
      %c1_i32_1 = arith.constant 1 : i32
      %cst = arith.constant 0.000000e+00 : f32
      %21 = fir.undefined complex<f32>
      %22 = fir.convert %c1_i32_1 : (i32) -> f32
      %23 = fir.insert_value %21, %22, [0 : index] : (complex<f32>, f32) -> complex<f32>
      %24 = fir.insert_value %23, %cst, [1 : index] : (complex<f32>, f32) -> complex<f32>
      fir.store %24 to %19 : !fir.ref<complex<f32>>
      omp.terminator
    }
    omp.parallel reduction(@multiply_reduction_i32 %2 -> %arg0, @multiply_reduction_f32 %8 -> %arg1, @multiply_reduction_z32 %12 -> %arg2 : !fir.ref<i32>, !fir.ref<f32>, !fir.ref<complex<f32>>) {
      %17 = fir.declare %arg0 {uniq_name = "_QFredEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %18 = fir.declare %arg1 {uniq_name = "_QFredEr"} : (!fir.ref<f32>) -> !fir.ref<f32>
      %19 = fir.declare %arg2 {uniq_name = "_QFredEz"} : (!fir.ref<complex<f32>>) -> !fir.ref<complex<f32>>
      %c1_i32 = arith.constant 1 : i32
      fir.store %c1_i32 to %17 : !fir.ref<i32>
      %c1_i32_0 = arith.constant 1 : i32
      %20 = fir.convert %c1_i32_0 : (i32) -> f32
      fir.store %20 to %18 : !fir.ref<f32>
      %c1_i32_1 = arith.constant 1 : i32
      %cst = arith.constant 0.000000e+00 : f32
      %21 = fir.undefined complex<f32>
      %22 = fir.convert %c1_i32_1 : (i32) -> f32
      %23 = fir.insert_value %21, %22, [0 : index] : (complex<f32>, f32) -> complex<f32>
      %24 = fir.insert_value %23, %cst, [1 : index] : (complex<f32>, f32) -> complex<f32>
      fir.store %24 to %19 : !fir.ref<complex<f32>>
      omp.terminator
    }
    omp.parallel reduction(@max_i32 %2 -> %arg0, @max_f32 %8 -> %arg1, @min_i32 %4 -> %arg2, @min_f64 %10 -> %arg3 : !fir.ref<i32>, !fir.ref<f32>, !fir.ref<i32>, !fir.ref<f64>) {
      %17 = fir.declare %arg0 {uniq_name = "_QFredEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %18 = fir.declare %arg1 {uniq_name = "_QFredEr"} : (!fir.ref<f32>) -> !fir.ref<f32>
      %19 = fir.declare %arg2 {uniq_name = "_QFredEj"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %20 = fir.declare %arg3 {uniq_name = "_QFredEx"} : (!fir.ref<f64>) -> !fir.ref<f64>
      %c1_i32 = arith.constant 1 : i32
      fir.store %c1_i32 to %17 : !fir.ref<i32>
      omp.terminator
    }
    omp.parallel reduction(@iand_i32 %2 -> %arg0, @ior_i32 %4 -> %arg1, @ieor_i64 %6 -> %arg2 : !fir.ref<i32>, !fir.ref<i32>, !fir.ref<i64>) {
      %17 = fir.declare %arg0 {uniq_name = "_QFredEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %18 = fir.declare %arg1 {uniq_name = "_QFredEj"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %19 = fir.declare %arg2 {uniq_name = "_QFredEk"} : (!fir.ref<i64>) -> !fir.ref<i64>
      %c1_i32 = arith.constant 1 : i32
      fir.store %c1_i32 to %17 : !fir.ref<i32>
      omp.terminator
    }
    omp.parallel reduction(@and_reduction_l32 %14 -> %arg0, @and_reduction_l8 %16 -> %arg1 : !fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<1>>) {
      %17 = fir.declare %arg0 {uniq_name = "_QFredEl"} : (!fir.ref<!fir.logical<4>>) -> !fir.ref<!fir.logical<4>>
      %18 = fir.declare %arg1 {uniq_name = "_QFredEl1"} : (!fir.ref<!fir.logical<1>>) -> !fir.ref<!fir.logical<1>>
      %true = arith.constant true
      %19 = fir.convert %true : (i1) -> !fir.logical<4>
      fir.store %19 to %17 : !fir.ref<!fir.logical<4>>
      omp.terminator
    }
    omp.parallel reduction(@or_reduction_l32 %14 -> %arg0 : !fir.ref<!fir.logical<4>>) {
      %17 = fir.declare %arg0 {uniq_name = "_QFredEl"} : (!fir.ref<!fir.logical<4>>) -> !fir.ref<!fir.logical<4>>
      %true = arith.constant true
      %18 = fir.convert %true : (i1) -> !fir.logical<4>
      fir.store %18 to %17 : !fir.ref<!fir.logical<4>>
      omp.terminator
    }
    omp.parallel reduction(@eqv_reduction_l32 %14 -> %arg0 : !fir.ref<!fir.logical<4>>) {
      %17 = fir.declare %arg0 {uniq_name = "_QFredEl"} : (!fir.ref<!fir.logical<4>>) -> !fir.ref<!fir.logical<4>>
      %true = arith.constant true
      %18 = fir.convert %true : (i1) -> !fir.logical<4>
      fir.store %18 to %17 : !fir.ref<!fir.logical<4>>
      omp.terminator
    }
    omp.parallel reduction(@neqv_reduction_l32 %14 -> %arg0 : !fir.ref<!fir.logical<4>>) {
      %17 = fir.declare %arg0 {uniq_name = "_QFredEl"} : (!fir.ref<!fir.logical<4>>) -> !fir.ref<!fir.logical<4>>
      %true = arith.constant true
      %18 = fir.convert %true : (i1) -> !fir.logical<4>
      fir.store %18 to %17 : !fir.ref<!fir.logical<4>>
      omp.terminator
    }
    return
  }
}
