module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = "", llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", llvm.ident = "Debian flang version 22.1.8", llvm.target_triple = "x86_64-pc-linux-gnu"} {
  acc.private.recipe @privatization_ref_box_heap_Uxf32 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>> init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %c0 = arith.constant 0 : index
    %1:3 = fir.box_dims %0, %c0 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %2 = fir.shape %1#1 : (index) -> !fir.shape<1>
    %3 = fir.allocmem !fir.array<?xf32>, %1#1 {bindc_name = ".tmp", uniq_name = ""}
    %4:2 = hlfir.declare %3(%2) {uniq_name = ".tmp"} : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> (!fir.box<!fir.array<?xf32>>, !fir.heap<!fir.array<?xf32>>)
    %5 = fir.alloca !fir.box<!fir.heap<!fir.array<?xf32>>>
    %6:2 = hlfir.declare %5 {uniq_name = "acc.private.init"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>)
    %7 = fir.convert %6#0 : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.array<?xf32>>>
    fir.store %4#0 to %7 : !fir.ref<!fir.box<!fir.array<?xf32>>>
    acc.yield %6#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
  } destroy {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, %arg1: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>):
    %0 = fir.load %arg1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    fir.freemem %1 : !fir.heap<!fir.array<?xf32>>
    acc.terminator
  }
  acc.private.recipe @privatization_ref_10xf64 : !fir.ref<!fir.array<10xf64>> init {
  ^bb0(%arg0: !fir.ref<!fir.array<10xf64>>):
    %c10 = arith.constant 10 : index
    %0 = fir.shape %c10 : (index) -> !fir.shape<1>
    %1 = fir.alloca !fir.array<10xf64>
    %2:2 = hlfir.declare %1(%0) {uniq_name = "acc.private.init"} : (!fir.ref<!fir.array<10xf64>>, !fir.shape<1>) -> (!fir.ref<!fir.array<10xf64>>, !fir.ref<!fir.array<10xf64>>)
    acc.yield %2#0 : !fir.ref<!fir.array<10xf64>>
  }
  acc.firstprivate.recipe @firstprivatization_ref_z32 : !fir.ref<complex<f32>> init {
  ^bb0(%arg0: !fir.ref<complex<f32>>):
    %0 = fir.alloca complex<f32>
    %1:2 = hlfir.declare %0 {uniq_name = "acc.private.init"} : (!fir.ref<complex<f32>>) -> (!fir.ref<complex<f32>>, !fir.ref<complex<f32>>)
    acc.yield %1#0 : !fir.ref<complex<f32>>
  } copy {
  ^bb0(%arg0: !fir.ref<complex<f32>>, %arg1: !fir.ref<complex<f32>>):
    %0 = fir.load %arg0 : !fir.ref<complex<f32>>
    hlfir.assign %0 to %arg1 temporary_lhs : complex<f32>, !fir.ref<complex<f32>>
    acc.terminator
  }
  acc.private.recipe @privatization_ref_i32 : !fir.ref<i32> init {
  ^bb0(%arg0: !fir.ref<i32>):
    %0 = fir.alloca i32
    %1:2 = hlfir.declare %0 {uniq_name = "acc.private.init"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    acc.yield %1#0 : !fir.ref<i32>
  }
  acc.reduction.recipe @reduction_add_ref_10xf64 : !fir.ref<!fir.array<10xf64>> reduction_operator <add> init {
  ^bb0(%arg0: !fir.ref<!fir.array<10xf64>>):
    %cst = arith.constant 0.000000e+00 : f64
    %c10 = arith.constant 10 : index
    %0 = fir.shape %c10 : (index) -> !fir.shape<1>
    %1 = fir.alloca !fir.array<10xf64>
    %2:2 = hlfir.declare %1(%0) {uniq_name = "acc.reduction.init"} : (!fir.ref<!fir.array<10xf64>>, !fir.shape<1>) -> (!fir.ref<!fir.array<10xf64>>, !fir.ref<!fir.array<10xf64>>)
    %c0 = arith.constant 0 : index
    %c9 = arith.constant 9 : index
    %c1 = arith.constant 1 : index
    fir.do_loop %arg1 = %c0 to %c9 step %c1 {
      %3 = fir.coordinate_of %2#0, %arg1 : (!fir.ref<!fir.array<10xf64>>, index) -> !fir.ref<f64>
      fir.store %cst to %3 : !fir.ref<f64>
    }
    acc.yield %2#0 : !fir.ref<!fir.array<10xf64>>
  } combiner {
  ^bb0(%arg0: !fir.ref<!fir.array<10xf64>>, %arg1: !fir.ref<!fir.array<10xf64>>):
    %c10 = arith.constant 10 : index
    %0 = fir.shape %c10 : (index) -> !fir.shape<1>
    %c10_0 = arith.constant 10 : index
    %1 = fir.shape %c10_0 : (index) -> !fir.shape<1>
    %c1 = arith.constant 1 : index
    fir.do_loop %arg2 = %c1 to %c10 step %c1 unordered {
      %2 = hlfir.designate %arg1 (%arg2)  : (!fir.ref<!fir.array<10xf64>>, index) -> !fir.ref<f64>
      %3 = fir.load %2 : !fir.ref<f64>
      %4 = hlfir.designate %arg0 (%arg2)  : (!fir.ref<!fir.array<10xf64>>, index) -> !fir.ref<f64>
      %5 = fir.load %4 : !fir.ref<f64>
      %6 = arith.addf %5, %3 fastmath<contract> : f64
      hlfir.assign %6 to %4 : f64, !fir.ref<f64>
    }
    acc.yield %arg0 : !fir.ref<!fir.array<10xf64>>
  }
  acc.reduction.recipe @reduction_neqv_ref_l32 : !fir.ref<!fir.logical<4>> reduction_operator <neqv> init {
  ^bb0(%arg0: !fir.ref<!fir.logical<4>>):
    %false = arith.constant false
    %0 = fir.alloca !fir.logical<4>
    %1:2 = hlfir.declare %0 {uniq_name = "acc.reduction.init"} : (!fir.ref<!fir.logical<4>>) -> (!fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>)
    %2 = fir.convert %false : (i1) -> !fir.logical<4>
    fir.store %2 to %1#0 : !fir.ref<!fir.logical<4>>
    acc.yield %1#0 : !fir.ref<!fir.logical<4>>
  } combiner {
  ^bb0(%arg0: !fir.ref<!fir.logical<4>>, %arg1: !fir.ref<!fir.logical<4>>):
    %0 = fir.load %arg1 : !fir.ref<!fir.logical<4>>
    %1 = fir.load %arg0 : !fir.ref<!fir.logical<4>>
    %2 = fir.convert %1 : (!fir.logical<4>) -> i1
    %3 = fir.convert %0 : (!fir.logical<4>) -> i1
    %4 = arith.cmpi ne, %2, %3 : i1
    %5 = fir.convert %4 : (i1) -> !fir.logical<4>
    hlfir.assign %5 to %arg0 : !fir.logical<4>, !fir.ref<!fir.logical<4>>
    acc.yield %arg0 : !fir.ref<!fir.logical<4>>
  }
  acc.reduction.recipe @reduction_eqv_ref_l32 : !fir.ref<!fir.logical<4>> reduction_operator <eqv> init {
  ^bb0(%arg0: !fir.ref<!fir.logical<4>>):
    %true = arith.constant true
    %0 = fir.alloca !fir.logical<4>
    %1:2 = hlfir.declare %0 {uniq_name = "acc.reduction.init"} : (!fir.ref<!fir.logical<4>>) -> (!fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>)
    %2 = fir.convert %true : (i1) -> !fir.logical<4>
    fir.store %2 to %1#0 : !fir.ref<!fir.logical<4>>
    acc.yield %1#0 : !fir.ref<!fir.logical<4>>
  } combiner {
  ^bb0(%arg0: !fir.ref<!fir.logical<4>>, %arg1: !fir.ref<!fir.logical<4>>):
    %0 = fir.load %arg1 : !fir.ref<!fir.logical<4>>
    %1 = fir.load %arg0 : !fir.ref<!fir.logical<4>>
    %2 = fir.convert %1 : (!fir.logical<4>) -> i1
    %3 = fir.convert %0 : (!fir.logical<4>) -> i1
    %4 = arith.cmpi eq, %2, %3 : i1
    %5 = fir.convert %4 : (i1) -> !fir.logical<4>
    hlfir.assign %5 to %arg0 : !fir.logical<4>, !fir.ref<!fir.logical<4>>
    acc.yield %arg0 : !fir.ref<!fir.logical<4>>
  }
  acc.reduction.recipe @reduction_lor_ref_l32 : !fir.ref<!fir.logical<4>> reduction_operator <lor> init {
  ^bb0(%arg0: !fir.ref<!fir.logical<4>>):
    %false = arith.constant false
    %0 = fir.alloca !fir.logical<4>
    %1:2 = hlfir.declare %0 {uniq_name = "acc.reduction.init"} : (!fir.ref<!fir.logical<4>>) -> (!fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>)
    %2 = fir.convert %false : (i1) -> !fir.logical<4>
    fir.store %2 to %1#0 : !fir.ref<!fir.logical<4>>
    acc.yield %1#0 : !fir.ref<!fir.logical<4>>
  } combiner {
  ^bb0(%arg0: !fir.ref<!fir.logical<4>>, %arg1: !fir.ref<!fir.logical<4>>):
    %0 = fir.load %arg1 : !fir.ref<!fir.logical<4>>
    %1 = fir.load %arg0 : !fir.ref<!fir.logical<4>>
    %2 = fir.convert %1 : (!fir.logical<4>) -> i1
    %3 = fir.convert %0 : (!fir.logical<4>) -> i1
    %4 = arith.ori %2, %3 : i1
    %5 = fir.convert %4 : (i1) -> !fir.logical<4>
    hlfir.assign %5 to %arg0 : !fir.logical<4>, !fir.ref<!fir.logical<4>>
    acc.yield %arg0 : !fir.ref<!fir.logical<4>>
  }
  acc.reduction.recipe @reduction_land_ref_l32 : !fir.ref<!fir.logical<4>> reduction_operator <land> init {
  ^bb0(%arg0: !fir.ref<!fir.logical<4>>):
    %true = arith.constant true
    %0 = fir.alloca !fir.logical<4>
    %1:2 = hlfir.declare %0 {uniq_name = "acc.reduction.init"} : (!fir.ref<!fir.logical<4>>) -> (!fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>)
    %2 = fir.convert %true : (i1) -> !fir.logical<4>
    fir.store %2 to %1#0 : !fir.ref<!fir.logical<4>>
    acc.yield %1#0 : !fir.ref<!fir.logical<4>>
  } combiner {
  ^bb0(%arg0: !fir.ref<!fir.logical<4>>, %arg1: !fir.ref<!fir.logical<4>>):
    %0 = fir.load %arg1 : !fir.ref<!fir.logical<4>>
    %1 = fir.load %arg0 : !fir.ref<!fir.logical<4>>
    %2 = fir.convert %1 : (!fir.logical<4>) -> i1
    %3 = fir.convert %0 : (!fir.logical<4>) -> i1
    %4 = arith.andi %2, %3 : i1
    %5 = fir.convert %4 : (i1) -> !fir.logical<4>
    hlfir.assign %5 to %arg0 : !fir.logical<4>, !fir.ref<!fir.logical<4>>
    acc.yield %arg0 : !fir.ref<!fir.logical<4>>
  }
  acc.reduction.recipe @reduction_add_ref_z32 : !fir.ref<complex<f32>> reduction_operator <add> init {
  ^bb0(%arg0: !fir.ref<complex<f32>>):
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = fir.undefined complex<f32>
    %1 = fir.insert_value %0, %cst, [0 : index] : (complex<f32>, f32) -> complex<f32>
    %2 = fir.insert_value %1, %cst_0, [1 : index] : (complex<f32>, f32) -> complex<f32>
    %3 = fir.alloca complex<f32>
    %4:2 = hlfir.declare %3 {uniq_name = "acc.reduction.init"} : (!fir.ref<complex<f32>>) -> (!fir.ref<complex<f32>>, !fir.ref<complex<f32>>)
    fir.store %2 to %4#0 : !fir.ref<complex<f32>>
    acc.yield %4#0 : !fir.ref<complex<f32>>
  } combiner {
  ^bb0(%arg0: !fir.ref<complex<f32>>, %arg1: !fir.ref<complex<f32>>):
    %0 = fir.load %arg1 : !fir.ref<complex<f32>>
    %1 = fir.load %arg0 : !fir.ref<complex<f32>>
    %2 = fir.addc %1, %0 {fastmath = #arith.fastmath<contract>} : complex<f32>
    hlfir.assign %2 to %arg0 : complex<f32>, !fir.ref<complex<f32>>
    acc.yield %arg0 : !fir.ref<complex<f32>>
  }
  acc.reduction.recipe @reduction_xor_ref_i32 : !fir.ref<i32> reduction_operator <xor> init {
  ^bb0(%arg0: !fir.ref<i32>):
    %c0_i32 = arith.constant 0 : i32
    %0 = fir.alloca i32
    %1:2 = hlfir.declare %0 {uniq_name = "acc.reduction.init"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    fir.store %c0_i32 to %1#0 : !fir.ref<i32>
    acc.yield %1#0 : !fir.ref<i32>
  } combiner {
  ^bb0(%arg0: !fir.ref<i32>, %arg1: !fir.ref<i32>):
    %0 = fir.load %arg1 : !fir.ref<i32>
    %1 = fir.load %arg0 : !fir.ref<i32>
    %2 = arith.xori %1, %0 : i32
    hlfir.assign %2 to %arg0 : i32, !fir.ref<i32>
    acc.yield %arg0 : !fir.ref<i32>
  }
  acc.reduction.recipe @reduction_ior_ref_i32 : !fir.ref<i32> reduction_operator <ior> init {
  ^bb0(%arg0: !fir.ref<i32>):
    %c0_i32 = arith.constant 0 : i32
    %0 = fir.alloca i32
    %1:2 = hlfir.declare %0 {uniq_name = "acc.reduction.init"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    fir.store %c0_i32 to %1#0 : !fir.ref<i32>
    acc.yield %1#0 : !fir.ref<i32>
  } combiner {
  ^bb0(%arg0: !fir.ref<i32>, %arg1: !fir.ref<i32>):
    %0 = fir.load %arg1 : !fir.ref<i32>
    %1 = fir.load %arg0 : !fir.ref<i32>
    %2 = arith.ori %1, %0 : i32
    hlfir.assign %2 to %arg0 : i32, !fir.ref<i32>
    acc.yield %arg0 : !fir.ref<i32>
  }
  acc.reduction.recipe @reduction_iand_ref_i32 : !fir.ref<i32> reduction_operator <iand> init {
  ^bb0(%arg0: !fir.ref<i32>):
    %c-1_i32 = arith.constant -1 : i32
    %0 = fir.alloca i32
    %1:2 = hlfir.declare %0 {uniq_name = "acc.reduction.init"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    fir.store %c-1_i32 to %1#0 : !fir.ref<i32>
    acc.yield %1#0 : !fir.ref<i32>
  } combiner {
  ^bb0(%arg0: !fir.ref<i32>, %arg1: !fir.ref<i32>):
    %0 = fir.load %arg1 : !fir.ref<i32>
    %1 = fir.load %arg0 : !fir.ref<i32>
    %2 = arith.andi %1, %0 : i32
    hlfir.assign %2 to %arg0 : i32, !fir.ref<i32>
    acc.yield %arg0 : !fir.ref<i32>
  }
  acc.reduction.recipe @reduction_min_ref_f32 : !fir.ref<f32> reduction_operator <min> init {
  ^bb0(%arg0: !fir.ref<f32>):
    %cst = arith.constant 3.40282347E+38 : f32
    %0 = fir.alloca f32
    %1:2 = hlfir.declare %0 {uniq_name = "acc.reduction.init"} : (!fir.ref<f32>) -> (!fir.ref<f32>, !fir.ref<f32>)
    fir.store %cst to %1#0 : !fir.ref<f32>
    acc.yield %1#0 : !fir.ref<f32>
  } combiner {
  ^bb0(%arg0: !fir.ref<f32>, %arg1: !fir.ref<f32>):
    %0 = fir.load %arg1 : !fir.ref<f32>
    %1 = fir.load %arg0 : !fir.ref<f32>
    %2 = arith.cmpf olt, %1, %0 fastmath<contract> : f32
    %3 = arith.select %2, %1, %0 : f32
    hlfir.assign %3 to %arg0 : f32, !fir.ref<f32>
    acc.yield %arg0 : !fir.ref<f32>
  }
  acc.reduction.recipe @reduction_min_ref_i32 : !fir.ref<i32> reduction_operator <min> init {
  ^bb0(%arg0: !fir.ref<i32>):
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %0 = fir.alloca i32
    %1:2 = hlfir.declare %0 {uniq_name = "acc.reduction.init"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    fir.store %c2147483647_i32 to %1#0 : !fir.ref<i32>
    acc.yield %1#0 : !fir.ref<i32>
  } combiner {
  ^bb0(%arg0: !fir.ref<i32>, %arg1: !fir.ref<i32>):
    %0 = fir.load %arg1 : !fir.ref<i32>
    %1 = fir.load %arg0 : !fir.ref<i32>
    %2 = arith.cmpi slt, %1, %0 : i32
    %3 = arith.select %2, %1, %0 : i32
    hlfir.assign %3 to %arg0 : i32, !fir.ref<i32>
    acc.yield %arg0 : !fir.ref<i32>
  }
  acc.reduction.recipe @reduction_max_ref_f32 : !fir.ref<f32> reduction_operator <max> init {
  ^bb0(%arg0: !fir.ref<f32>):
    %cst = arith.constant -1.401300e-45 : f32
    %0 = fir.alloca f32
    %1:2 = hlfir.declare %0 {uniq_name = "acc.reduction.init"} : (!fir.ref<f32>) -> (!fir.ref<f32>, !fir.ref<f32>)
    fir.store %cst to %1#0 : !fir.ref<f32>
    acc.yield %1#0 : !fir.ref<f32>
  } combiner {
  ^bb0(%arg0: !fir.ref<f32>, %arg1: !fir.ref<f32>):
    %0 = fir.load %arg1 : !fir.ref<f32>
    %1 = fir.load %arg0 : !fir.ref<f32>
    %2 = arith.cmpf ogt, %1, %0 fastmath<contract> : f32
    %3 = arith.select %2, %1, %0 : f32
    hlfir.assign %3 to %arg0 : f32, !fir.ref<f32>
    acc.yield %arg0 : !fir.ref<f32>
  }
  acc.reduction.recipe @reduction_max_ref_i32 : !fir.ref<i32> reduction_operator <max> init {
  ^bb0(%arg0: !fir.ref<i32>):
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %0 = fir.alloca i32
    %1:2 = hlfir.declare %0 {uniq_name = "acc.reduction.init"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    fir.store %c-2147483648_i32 to %1#0 : !fir.ref<i32>
    acc.yield %1#0 : !fir.ref<i32>
  } combiner {
  ^bb0(%arg0: !fir.ref<i32>, %arg1: !fir.ref<i32>):
    %0 = fir.load %arg1 : !fir.ref<i32>
    %1 = fir.load %arg0 : !fir.ref<i32>
    %2 = arith.cmpi sgt, %1, %0 : i32
    %3 = arith.select %2, %1, %0 : i32
    hlfir.assign %3 to %arg0 : i32, !fir.ref<i32>
    acc.yield %arg0 : !fir.ref<i32>
  }
  acc.reduction.recipe @reduction_mul_ref_i32 : !fir.ref<i32> reduction_operator <mul> init {
  ^bb0(%arg0: !fir.ref<i32>):
    %c1_i32 = arith.constant 1 : i32
    %0 = fir.alloca i32
    %1:2 = hlfir.declare %0 {uniq_name = "acc.reduction.init"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    fir.store %c1_i32 to %1#0 : !fir.ref<i32>
    acc.yield %1#0 : !fir.ref<i32>
  } combiner {
  ^bb0(%arg0: !fir.ref<i32>, %arg1: !fir.ref<i32>):
    %0 = fir.load %arg1 : !fir.ref<i32>
    %1 = fir.load %arg0 : !fir.ref<i32>
    %2 = arith.muli %1, %0 : i32
    hlfir.assign %2 to %arg0 : i32, !fir.ref<i32>
    acc.yield %arg0 : !fir.ref<i32>
  }
  acc.reduction.recipe @reduction_add_ref_i32 : !fir.ref<i32> reduction_operator <add> init {
  ^bb0(%arg0: !fir.ref<i32>):
    %c0_i32 = arith.constant 0 : i32
    %0 = fir.alloca i32
    %1:2 = hlfir.declare %0 {uniq_name = "acc.reduction.init"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    fir.store %c0_i32 to %1#0 : !fir.ref<i32>
    acc.yield %1#0 : !fir.ref<i32>
  } combiner {
  ^bb0(%arg0: !fir.ref<i32>, %arg1: !fir.ref<i32>):
    %0 = fir.load %arg1 : !fir.ref<i32>
    %1 = fir.load %arg0 : !fir.ref<i32>
    %2 = arith.addi %1, %0 : i32
    hlfir.assign %2 to %arg0 : i32, !fir.ref<i32>
    acc.yield %arg0 : !fir.ref<i32>
  }
  func.func @_QPreduce(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.ref<!fir.array<?xf32>> {fir.bindc_name = "a"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1:2 = hlfir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFreduceEn"} : (!fir.ref<i32>, !fir.dscope) -> (!fir.ref<i32>, !fir.ref<i32>)
    %2 = fir.alloca !fir.box<!fir.heap<!fir.array<?xf32>>> {bindc_name = "al", uniq_name = "_QFreduceEal"}
    %3 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
    %c0 = arith.constant 0 : index
    %4 = fir.shape %c0 : (index) -> !fir.shape<1>
    %5 = fir.embox %3(%4) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    fir.store %5 to %2 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %6:2 = hlfir.declare %2 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFreduceEal"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>)
    %c10 = arith.constant 10 : index
    %7 = fir.alloca !fir.array<10xf64> {bindc_name = "arr", uniq_name = "_QFreduceEarr"}
    %8 = fir.shape %c10 : (index) -> !fir.shape<1>
    %9:2 = hlfir.declare %7(%8) {uniq_name = "_QFreduceEarr"} : (!fir.ref<!fir.array<10xf64>>, !fir.shape<1>) -> (!fir.ref<!fir.array<10xf64>>, !fir.ref<!fir.array<10xf64>>)
    %10 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFreduceEi"}
    %11:2 = hlfir.declare %10 {uniq_name = "_QFreduceEi"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %12 = fir.alloca !fir.logical<4> {bindc_name = "l1", uniq_name = "_QFreduceEl1"}
    %13:2 = hlfir.declare %12 {uniq_name = "_QFreduceEl1"} : (!fir.ref<!fir.logical<4>>) -> (!fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>)
    %14 = fir.alloca !fir.logical<4> {bindc_name = "l2", uniq_name = "_QFreduceEl2"}
    %15:2 = hlfir.declare %14 {uniq_name = "_QFreduceEl2"} : (!fir.ref<!fir.logical<4>>) -> (!fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>)
    %16 = fir.alloca !fir.logical<4> {bindc_name = "l3", uniq_name = "_QFreduceEl3"}
    %17:2 = hlfir.declare %16 {uniq_name = "_QFreduceEl3"} : (!fir.ref<!fir.logical<4>>) -> (!fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>)
    %18 = fir.alloca !fir.logical<4> {bindc_name = "l4", uniq_name = "_QFreduceEl4"}
    %19:2 = hlfir.declare %18 {uniq_name = "_QFreduceEl4"} : (!fir.ref<!fir.logical<4>>) -> (!fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>)
    %20 = fir.alloca f32 {bindc_name = "r1", uniq_name = "_QFreduceEr1"}
    %21:2 = hlfir.declare %20 {uniq_name = "_QFreduceEr1"} : (!fir.ref<f32>) -> (!fir.ref<f32>, !fir.ref<f32>)
    %22 = fir.alloca f32 {bindc_name = "r2", uniq_name = "_QFreduceEr2"}
    %23:2 = hlfir.declare %22 {uniq_name = "_QFreduceEr2"} : (!fir.ref<f32>) -> (!fir.ref<f32>, !fir.ref<f32>)
    %24 = fir.alloca i32 {bindc_name = "s1", uniq_name = "_QFreduceEs1"}
    %25:2 = hlfir.declare %24 {uniq_name = "_QFreduceEs1"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %26 = fir.alloca i32 {bindc_name = "s2", uniq_name = "_QFreduceEs2"}
    %27:2 = hlfir.declare %26 {uniq_name = "_QFreduceEs2"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %28 = fir.alloca i32 {bindc_name = "s3", uniq_name = "_QFreduceEs3"}
    %29:2 = hlfir.declare %28 {uniq_name = "_QFreduceEs3"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %30 = fir.alloca i32 {bindc_name = "s4", uniq_name = "_QFreduceEs4"}
    %31:2 = hlfir.declare %30 {uniq_name = "_QFreduceEs4"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %32 = fir.alloca i32 {bindc_name = "s5", uniq_name = "_QFreduceEs5"}
    %33:2 = hlfir.declare %32 {uniq_name = "_QFreduceEs5"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %34 = fir.alloca i32 {bindc_name = "s6", uniq_name = "_QFreduceEs6"}
    %35:2 = hlfir.declare %34 {uniq_name = "_QFreduceEs6"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %36 = fir.alloca i32 {bindc_name = "s7", uniq_name = "_QFreduceEs7"}
    %37:2 = hlfir.declare %36 {uniq_name = "_QFreduceEs7"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %38 = fir.alloca complex<f32> {bindc_name = "z", uniq_name = "_QFreduceEz"}
    %39:2 = hlfir.declare %38 {uniq_name = "_QFreduceEz"} : (!fir.ref<complex<f32>>) -> (!fir.ref<complex<f32>>, !fir.ref<complex<f32>>)
    %40 = fir.load %1#0 : !fir.ref<i32>
    %41 = fir.convert %40 : (i32) -> i64
    %42 = fir.convert %41 : (i64) -> index
    %c0_0 = arith.constant 0 : index
    %43 = arith.cmpi sgt, %42, %c0_0 : index
    %44 = arith.select %43, %42, %c0_0 : index
    %45 = fir.shape %44 : (index) -> !fir.shape<1>
    %46:2 = hlfir.declare %arg1(%45) dummy_scope %0 arg 2 {uniq_name = "_QFreduceEa"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> (!fir.box<!fir.array<?xf32>>, !fir.ref<!fir.array<?xf32>>)
    %c0_i32 = arith.constant 0 : i32
    hlfir.assign %c0_i32 to %25#0 : i32, !fir.ref<i32>
    %c1_i32 = arith.constant 1 : i32
    hlfir.assign %c1_i32 to %27#0 : i32, !fir.ref<i32>
    %c0_i32_1 = arith.constant 0 : i32
    hlfir.assign %c0_i32_1 to %29#0 : i32, !fir.ref<i32>
    %c0_i32_2 = arith.constant 0 : i32
    hlfir.assign %c0_i32_2 to %31#0 : i32, !fir.ref<i32>
    %c0_i32_3 = arith.constant 0 : i32
    hlfir.assign %c0_i32_3 to %33#0 : i32, !fir.ref<i32>
    %c0_i32_4 = arith.constant 0 : i32
    hlfir.assign %c0_i32_4 to %35#0 : i32, !fir.ref<i32>
    %c0_i32_5 = arith.constant 0 : i32
    hlfir.assign %c0_i32_5 to %37#0 : i32, !fir.ref<i32>
    %cst = arith.constant 0.000000e+00 : f32
    hlfir.assign %cst to %21#0 : f32, !fir.ref<f32>
    %cst_6 = arith.constant 0.000000e+00 : f32
    hlfir.assign %cst_6 to %23#0 : f32, !fir.ref<f32>
    %cst_7 = arith.constant 0.000000e+00 : f32
    %cst_8 = arith.constant 0.000000e+00 : f32
    %47 = fir.undefined complex<f32>
    %48 = fir.insert_value %47, %cst_7, [0 : index] : (complex<f32>, f32) -> complex<f32>
    %49 = fir.insert_value %48, %cst_8, [1 : index] : (complex<f32>, f32) -> complex<f32>
    hlfir.assign %49 to %39#0 : complex<f32>, !fir.ref<complex<f32>>
    %true = arith.constant true
    %50 = fir.convert %true : (i1) -> !fir.logical<4>
    hlfir.assign %50 to %13#0 : !fir.logical<4>, !fir.ref<!fir.logical<4>>
    %false = arith.constant false
    %51 = fir.convert %false : (i1) -> !fir.logical<4>
    hlfir.assign %51 to %15#0 : !fir.logical<4>, !fir.ref<!fir.logical<4>>
    %true_9 = arith.constant true
    %52 = fir.convert %true_9 : (i1) -> !fir.logical<4>
    hlfir.assign %52 to %17#0 : !fir.logical<4>, !fir.ref<!fir.logical<4>>
    %false_10 = arith.constant false
    %53 = fir.convert %false_10 : (i1) -> !fir.logical<4>
    hlfir.assign %53 to %19#0 : !fir.logical<4>, !fir.ref<!fir.logical<4>>
    %54 = fir.load %1#0 : !fir.ref<i32>
    %55 = fir.convert %54 : (i32) -> index
    %c0_11 = arith.constant 0 : index
    %56 = arith.cmpi sgt, %55, %c0_11 : index
    %57 = arith.select %56, %55, %c0_11 : index
    %58 = fir.allocmem !fir.array<?xf32>, %57 {fir.must_be_heap = true, uniq_name = "_QFreduceEal.alloc"}
    %59 = fir.shape %57 : (index) -> !fir.shape<1>
    %60 = fir.embox %58(%59) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    fir.store %60 to %6#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %61 = acc.copyin varPtr(%25#0 : !fir.ref<i32>) -> !fir.ref<i32> {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "s1"}
    %62 = acc.copyin varPtr(%27#0 : !fir.ref<i32>) -> !fir.ref<i32> {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "s2"}
    %63 = acc.copyin varPtr(%29#0 : !fir.ref<i32>) -> !fir.ref<i32> {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "s3"}
    %64 = acc.copyin varPtr(%21#0 : !fir.ref<f32>) -> !fir.ref<f32> {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "r1"}
    %65 = acc.copyin varPtr(%31#0 : !fir.ref<i32>) -> !fir.ref<i32> {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "s4"}
    %66 = acc.copyin varPtr(%23#0 : !fir.ref<f32>) -> !fir.ref<f32> {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "r2"}
    %67 = acc.copyin varPtr(%33#0 : !fir.ref<i32>) -> !fir.ref<i32> {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "s5"}
    %68 = acc.copyin varPtr(%35#0 : !fir.ref<i32>) -> !fir.ref<i32> {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "s6"}
    %69 = acc.copyin varPtr(%37#0 : !fir.ref<i32>) -> !fir.ref<i32> {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "s7"}
    %70 = acc.copyin varPtr(%39#0 : !fir.ref<complex<f32>>) -> !fir.ref<complex<f32>> {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "z"}
    %71 = acc.copyin varPtr(%13#0 : !fir.ref<!fir.logical<4>>) -> !fir.ref<!fir.logical<4>> {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "l1"}
    %72 = acc.copyin varPtr(%15#0 : !fir.ref<!fir.logical<4>>) -> !fir.ref<!fir.logical<4>> {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "l2"}
    %73 = acc.copyin varPtr(%17#0 : !fir.ref<!fir.logical<4>>) -> !fir.ref<!fir.logical<4>> {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "l3"}
    %74 = acc.copyin varPtr(%19#0 : !fir.ref<!fir.logical<4>>) -> !fir.ref<!fir.logical<4>> {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "l4"}
    %75 = acc.copyin varPtr(%9#0 : !fir.ref<!fir.array<10xf64>>) -> !fir.ref<!fir.array<10xf64>> {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "arr"}
    acc.parallel combined(loop) dataOperands(%61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75 : !fir.ref<i32>, !fir.ref<i32>, !fir.ref<i32>, !fir.ref<f32>, !fir.ref<i32>, !fir.ref<f32>, !fir.ref<i32>, !fir.ref<i32>, !fir.ref<i32>, !fir.ref<complex<f32>>, !fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>, !fir.ref<!fir.array<10xf64>>) {
      %81:2 = hlfir.declare %61 {uniq_name = "_QFreduceEs1"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
      %82:2 = hlfir.declare %62 {uniq_name = "_QFreduceEs2"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
      %83:2 = hlfir.declare %63 {uniq_name = "_QFreduceEs3"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
      %84:2 = hlfir.declare %64 {uniq_name = "_QFreduceEr1"} : (!fir.ref<f32>) -> (!fir.ref<f32>, !fir.ref<f32>)
      %85:2 = hlfir.declare %65 {uniq_name = "_QFreduceEs4"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
      %86:2 = hlfir.declare %66 {uniq_name = "_QFreduceEr2"} : (!fir.ref<f32>) -> (!fir.ref<f32>, !fir.ref<f32>)
      %87:2 = hlfir.declare %67 {uniq_name = "_QFreduceEs5"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
      %88:2 = hlfir.declare %68 {uniq_name = "_QFreduceEs6"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
      %89:2 = hlfir.declare %69 {uniq_name = "_QFreduceEs7"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
      %90:2 = hlfir.declare %70 {uniq_name = "_QFreduceEz"} : (!fir.ref<complex<f32>>) -> (!fir.ref<complex<f32>>, !fir.ref<complex<f32>>)
      %91:2 = hlfir.declare %71 {uniq_name = "_QFreduceEl1"} : (!fir.ref<!fir.logical<4>>) -> (!fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>)
      %92:2 = hlfir.declare %72 {uniq_name = "_QFreduceEl2"} : (!fir.ref<!fir.logical<4>>) -> (!fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>)
      %93:2 = hlfir.declare %73 {uniq_name = "_QFreduceEl3"} : (!fir.ref<!fir.logical<4>>) -> (!fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>)
      %94:2 = hlfir.declare %74 {uniq_name = "_QFreduceEl4"} : (!fir.ref<!fir.logical<4>>) -> (!fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>)
      %95:2 = hlfir.declare %75(%8) {uniq_name = "_QFreduceEarr"} : (!fir.ref<!fir.array<10xf64>>, !fir.shape<1>) -> (!fir.ref<!fir.array<10xf64>>, !fir.ref<!fir.array<10xf64>>)
      %96 = acc.reduction varPtr(%81#0 : !fir.ref<i32>) recipe(@reduction_add_ref_i32) -> !fir.ref<i32> {name = "s1"}
      %97 = acc.reduction varPtr(%82#0 : !fir.ref<i32>) recipe(@reduction_mul_ref_i32) -> !fir.ref<i32> {name = "s2"}
      %98 = acc.reduction varPtr(%83#0 : !fir.ref<i32>) recipe(@reduction_max_ref_i32) -> !fir.ref<i32> {name = "s3"}
      %99 = acc.reduction varPtr(%84#0 : !fir.ref<f32>) recipe(@reduction_max_ref_f32) -> !fir.ref<f32> {name = "r1"}
      %100 = acc.reduction varPtr(%85#0 : !fir.ref<i32>) recipe(@reduction_min_ref_i32) -> !fir.ref<i32> {name = "s4"}
      %101 = acc.reduction varPtr(%86#0 : !fir.ref<f32>) recipe(@reduction_min_ref_f32) -> !fir.ref<f32> {name = "r2"}
      %102 = acc.reduction varPtr(%87#0 : !fir.ref<i32>) recipe(@reduction_iand_ref_i32) -> !fir.ref<i32> {name = "s5"}
      %103 = acc.reduction varPtr(%88#0 : !fir.ref<i32>) recipe(@reduction_ior_ref_i32) -> !fir.ref<i32> {name = "s6"}
      %104 = acc.reduction varPtr(%89#0 : !fir.ref<i32>) recipe(@reduction_xor_ref_i32) -> !fir.ref<i32> {name = "s7"}
      %105 = acc.reduction varPtr(%90#0 : !fir.ref<complex<f32>>) recipe(@reduction_add_ref_z32) -> !fir.ref<complex<f32>> {name = "z"}
      %106 = acc.reduction varPtr(%91#0 : !fir.ref<!fir.logical<4>>) recipe(@reduction_land_ref_l32) -> !fir.ref<!fir.logical<4>> {name = "l1"}
      %107 = acc.reduction varPtr(%92#0 : !fir.ref<!fir.logical<4>>) recipe(@reduction_lor_ref_l32) -> !fir.ref<!fir.logical<4>> {name = "l2"}
      %108 = acc.reduction varPtr(%93#0 : !fir.ref<!fir.logical<4>>) recipe(@reduction_eqv_ref_l32) -> !fir.ref<!fir.logical<4>> {name = "l3"}
      %109 = acc.reduction varPtr(%94#0 : !fir.ref<!fir.logical<4>>) recipe(@reduction_neqv_ref_l32) -> !fir.ref<!fir.logical<4>> {name = "l4"}
      %110 = acc.reduction varPtr(%95#0 : !fir.ref<!fir.array<10xf64>>) recipe(@reduction_add_ref_10xf64) -> !fir.ref<!fir.array<10xf64>> {name = "arr"}
      %c1_i32_12 = arith.constant 1 : i32
      %111 = fir.load %1#0 : !fir.ref<i32>
      %c1_i32_13 = arith.constant 1 : i32
      %112 = acc.private varPtr(%11#0 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
      acc.loop combined(parallel) private(%112 : !fir.ref<i32>) reduction(%96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110 : !fir.ref<i32>, !fir.ref<i32>, !fir.ref<i32>, !fir.ref<f32>, !fir.ref<i32>, !fir.ref<f32>, !fir.ref<i32>, !fir.ref<i32>, !fir.ref<i32>, !fir.ref<complex<f32>>, !fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>, !fir.ref<!fir.array<10xf64>>) control(%arg2 : i32) = (%c1_i32_12 : i32) to (%111 : i32)  step (%c1_i32_13 : i32) {
        %113:2 = hlfir.declare %96 {uniq_name = "_QFreduceEs1"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
        %114:2 = hlfir.declare %97 {uniq_name = "_QFreduceEs2"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
        %115:2 = hlfir.declare %98 {uniq_name = "_QFreduceEs3"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
        %116:2 = hlfir.declare %99 {uniq_name = "_QFreduceEr1"} : (!fir.ref<f32>) -> (!fir.ref<f32>, !fir.ref<f32>)
        %117:2 = hlfir.declare %100 {uniq_name = "_QFreduceEs4"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
        %118:2 = hlfir.declare %101 {uniq_name = "_QFreduceEr2"} : (!fir.ref<f32>) -> (!fir.ref<f32>, !fir.ref<f32>)
        %119:2 = hlfir.declare %102 {uniq_name = "_QFreduceEs5"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
        %120:2 = hlfir.declare %103 {uniq_name = "_QFreduceEs6"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
        %121:2 = hlfir.declare %104 {uniq_name = "_QFreduceEs7"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
        %122:2 = hlfir.declare %105 {uniq_name = "_QFreduceEz"} : (!fir.ref<complex<f32>>) -> (!fir.ref<complex<f32>>, !fir.ref<complex<f32>>)
        %123:2 = hlfir.declare %106 {uniq_name = "_QFreduceEl1"} : (!fir.ref<!fir.logical<4>>) -> (!fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>)
        %124:2 = hlfir.declare %107 {uniq_name = "_QFreduceEl2"} : (!fir.ref<!fir.logical<4>>) -> (!fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>)
        %125:2 = hlfir.declare %108 {uniq_name = "_QFreduceEl3"} : (!fir.ref<!fir.logical<4>>) -> (!fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>)
        %126:2 = hlfir.declare %109 {uniq_name = "_QFreduceEl4"} : (!fir.ref<!fir.logical<4>>) -> (!fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>)
        %127:2 = hlfir.declare %110(%8) {uniq_name = "_QFreduceEarr"} : (!fir.ref<!fir.array<10xf64>>, !fir.shape<1>) -> (!fir.ref<!fir.array<10xf64>>, !fir.ref<!fir.array<10xf64>>)
        %128:2 = hlfir.declare %112 {uniq_name = "_QFreduceEi"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
        fir.store %arg2 to %128#0 : !fir.ref<i32>
        %129 = fir.load %81#0 : !fir.ref<i32>
        %130 = fir.load %128#0 : !fir.ref<i32>
        %131 = arith.addi %129, %130 : i32
        hlfir.assign %131 to %81#0 : i32, !fir.ref<i32>
        %132 = fir.load %82#0 : !fir.ref<i32>
        %133 = fir.load %128#0 : !fir.ref<i32>
        %134 = arith.muli %132, %133 : i32
        hlfir.assign %134 to %82#0 : i32, !fir.ref<i32>
        %135 = fir.load %83#0 : !fir.ref<i32>
        %136 = fir.load %128#0 : !fir.ref<i32>
        %137 = arith.cmpi sgt, %135, %136 : i32
        %138 = arith.select %137, %135, %136 : i32
        hlfir.assign %138 to %83#0 : i32, !fir.ref<i32>
        %139 = fir.load %85#0 : !fir.ref<i32>
        %140 = fir.load %128#0 : !fir.ref<i32>
        %141 = arith.cmpi slt, %139, %140 : i32
        %142 = arith.select %141, %139, %140 : i32
        hlfir.assign %142 to %85#0 : i32, !fir.ref<i32>
        %143 = fir.load %87#0 : !fir.ref<i32>
        %144 = fir.load %128#0 : !fir.ref<i32>
        %145 = arith.andi %143, %144 : i32
        hlfir.assign %145 to %87#0 : i32, !fir.ref<i32>
        %146 = fir.load %88#0 : !fir.ref<i32>
        %147 = fir.load %128#0 : !fir.ref<i32>
        %148 = arith.ori %146, %147 : i32
        hlfir.assign %148 to %88#0 : i32, !fir.ref<i32>
        %149 = fir.load %89#0 : !fir.ref<i32>
        %150 = fir.load %128#0 : !fir.ref<i32>
        %151 = arith.xori %149, %150 : i32
        hlfir.assign %151 to %89#0 : i32, !fir.ref<i32>
        %152 = fir.load %84#0 : !fir.ref<f32>
        %153 = fir.load %128#0 : !fir.ref<i32>
        %154 = fir.convert %153 : (i32) -> i64
        %155 = hlfir.designate %46#0 (%154)  : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
        %156 = fir.load %155 : !fir.ref<f32>
        %157 = arith.cmpf ogt, %152, %156 fastmath<contract> : f32
        %158 = arith.select %157, %152, %156 : f32
        hlfir.assign %158 to %84#0 : f32, !fir.ref<f32>
        %159 = fir.load %86#0 : !fir.ref<f32>
        %160 = fir.load %128#0 : !fir.ref<i32>
        %161 = fir.convert %160 : (i32) -> i64
        %162 = hlfir.designate %46#0 (%161)  : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
        %163 = fir.load %162 : !fir.ref<f32>
        %164 = arith.cmpf olt, %159, %163 fastmath<contract> : f32
        %165 = arith.select %164, %159, %163 : f32
        hlfir.assign %165 to %86#0 : f32, !fir.ref<f32>
        %166 = fir.load %90#0 : !fir.ref<complex<f32>>
        %167 = fir.load %128#0 : !fir.ref<i32>
        %168 = fir.convert %167 : (i32) -> i64
        %169 = hlfir.designate %46#0 (%168)  : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
        %170 = fir.load %169 : !fir.ref<f32>
        %cst_14 = arith.constant 0.000000e+00 : f32
        %171 = fir.undefined complex<f32>
        %172 = fir.insert_value %171, %170, [0 : index] : (complex<f32>, f32) -> complex<f32>
        %173 = fir.insert_value %172, %cst_14, [1 : index] : (complex<f32>, f32) -> complex<f32>
        %174 = fir.addc %166, %173 {fastmath = #arith.fastmath<contract>} : complex<f32>
        hlfir.assign %174 to %90#0 : complex<f32>, !fir.ref<complex<f32>>
        %175 = fir.load %91#0 : !fir.ref<!fir.logical<4>>
        %176 = fir.load %128#0 : !fir.ref<i32>
        %177 = fir.convert %176 : (i32) -> i64
        %178 = hlfir.designate %46#0 (%177)  : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
        %179 = fir.load %178 : !fir.ref<f32>
        %cst_15 = arith.constant 0.000000e+00 : f32
        %180 = arith.cmpf ogt, %179, %cst_15 fastmath<contract> : f32
        %181 = fir.convert %175 : (!fir.logical<4>) -> i1
        %182 = arith.andi %181, %180 : i1
        %183 = fir.convert %182 : (i1) -> !fir.logical<4>
        hlfir.assign %183 to %91#0 : !fir.logical<4>, !fir.ref<!fir.logical<4>>
        %184 = fir.load %92#0 : !fir.ref<!fir.logical<4>>
        %185 = fir.load %128#0 : !fir.ref<i32>
        %186 = fir.convert %185 : (i32) -> i64
        %187 = hlfir.designate %46#0 (%186)  : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
        %188 = fir.load %187 : !fir.ref<f32>
        %cst_16 = arith.constant 0.000000e+00 : f32
        %189 = arith.cmpf ogt, %188, %cst_16 fastmath<contract> : f32
        %190 = fir.convert %184 : (!fir.logical<4>) -> i1
        %191 = arith.ori %190, %189 : i1
        %192 = fir.convert %191 : (i1) -> !fir.logical<4>
        hlfir.assign %192 to %92#0 : !fir.logical<4>, !fir.ref<!fir.logical<4>>
        %193 = fir.load %93#0 : !fir.ref<!fir.logical<4>>
        %194 = fir.load %128#0 : !fir.ref<i32>
        %195 = fir.convert %194 : (i32) -> i64
        %196 = hlfir.designate %46#0 (%195)  : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
        %197 = fir.load %196 : !fir.ref<f32>
        %cst_17 = arith.constant 0.000000e+00 : f32
        %198 = arith.cmpf ogt, %197, %cst_17 fastmath<contract> : f32
        %199 = hlfir.no_reassoc %198 : i1
        %200 = fir.convert %193 : (!fir.logical<4>) -> i1
        %201 = arith.cmpi eq, %200, %199 : i1
        %202 = fir.convert %201 : (i1) -> !fir.logical<4>
        hlfir.assign %202 to %93#0 : !fir.logical<4>, !fir.ref<!fir.logical<4>>
        %203 = fir.load %94#0 : !fir.ref<!fir.logical<4>>
        %204 = fir.load %128#0 : !fir.ref<i32>
        %205 = fir.convert %204 : (i32) -> i64
        %206 = hlfir.designate %46#0 (%205)  : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
        %207 = fir.load %206 : !fir.ref<f32>
        %cst_18 = arith.constant 0.000000e+00 : f32
        %208 = arith.cmpf ogt, %207, %cst_18 fastmath<contract> : f32
        %209 = hlfir.no_reassoc %208 : i1
        %210 = fir.convert %203 : (!fir.logical<4>) -> i1
        %211 = arith.cmpi ne, %210, %209 : i1
        %212 = fir.convert %211 : (i1) -> !fir.logical<4>
        hlfir.assign %212 to %94#0 : !fir.logical<4>, !fir.ref<!fir.logical<4>>
        %c1 = arith.constant 1 : index
        %213 = hlfir.designate %95#0 (%c1)  : (!fir.ref<!fir.array<10xf64>>, index) -> !fir.ref<f64>
        %214 = fir.load %213 : !fir.ref<f64>
        %215 = fir.load %128#0 : !fir.ref<i32>
        %216 = fir.convert %215 : (i32) -> i64
        %217 = hlfir.designate %46#0 (%216)  : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
        %218 = fir.load %217 : !fir.ref<f32>
        %219 = fir.convert %218 : (f32) -> f64
        %220 = arith.addf %214, %219 fastmath<contract> : f64
        %c1_19 = arith.constant 1 : index
        %221 = hlfir.designate %95#0 (%c1_19)  : (!fir.ref<!fir.array<10xf64>>, index) -> !fir.ref<f64>
        hlfir.assign %220 to %221 : f64, !fir.ref<f64>
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accPtr(%61 : !fir.ref<i32>) to varPtr(%25#0 : !fir.ref<i32>) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "s1"}
    acc.copyout accPtr(%62 : !fir.ref<i32>) to varPtr(%27#0 : !fir.ref<i32>) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "s2"}
    acc.copyout accPtr(%63 : !fir.ref<i32>) to varPtr(%29#0 : !fir.ref<i32>) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "s3"}
    acc.copyout accPtr(%64 : !fir.ref<f32>) to varPtr(%21#0 : !fir.ref<f32>) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "r1"}
    acc.copyout accPtr(%65 : !fir.ref<i32>) to varPtr(%31#0 : !fir.ref<i32>) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "s4"}
    acc.copyout accPtr(%66 : !fir.ref<f32>) to varPtr(%23#0 : !fir.ref<f32>) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "r2"}
    acc.copyout accPtr(%67 : !fir.ref<i32>) to varPtr(%33#0 : !fir.ref<i32>) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "s5"}
    acc.copyout accPtr(%68 : !fir.ref<i32>) to varPtr(%35#0 : !fir.ref<i32>) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "s6"}
    acc.copyout accPtr(%69 : !fir.ref<i32>) to varPtr(%37#0 : !fir.ref<i32>) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "s7"}
    acc.copyout accPtr(%70 : !fir.ref<complex<f32>>) to varPtr(%39#0 : !fir.ref<complex<f32>>) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "z"}
    acc.copyout accPtr(%71 : !fir.ref<!fir.logical<4>>) to varPtr(%13#0 : !fir.ref<!fir.logical<4>>) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "l1"}
    acc.copyout accPtr(%72 : !fir.ref<!fir.logical<4>>) to varPtr(%15#0 : !fir.ref<!fir.logical<4>>) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "l2"}
    acc.copyout accPtr(%73 : !fir.ref<!fir.logical<4>>) to varPtr(%17#0 : !fir.ref<!fir.logical<4>>) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "l3"}
    acc.copyout accPtr(%74 : !fir.ref<!fir.logical<4>>) to varPtr(%19#0 : !fir.ref<!fir.logical<4>>) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "l4"}
    acc.copyout accPtr(%75 : !fir.ref<!fir.array<10xf64>>) to varPtr(%9#0 : !fir.ref<!fir.array<10xf64>>) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "arr"}
    %76 = acc.firstprivate varPtr(%39#0 : !fir.ref<complex<f32>>) recipe(@firstprivatization_ref_z32) -> !fir.ref<complex<f32>> {name = "z"}
    acc.parallel combined(loop) firstprivate(%76 : !fir.ref<complex<f32>>) {
      %81:2 = hlfir.declare %76 {uniq_name = "_QFreduceEz"} : (!fir.ref<complex<f32>>) -> (!fir.ref<complex<f32>>, !fir.ref<complex<f32>>)
      %82 = acc.private varPtr(%9#0 : !fir.ref<!fir.array<10xf64>>) recipe(@privatization_ref_10xf64) -> !fir.ref<!fir.array<10xf64>> {name = "arr"}
      %83 = acc.private varPtr(%6#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) recipe(@privatization_ref_box_heap_Uxf32) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>> {name = "al"}
      %c1_i32_12 = arith.constant 1 : i32
      %84 = fir.load %1#0 : !fir.ref<i32>
      %c1_i32_13 = arith.constant 1 : i32
      %85 = acc.private varPtr(%11#0 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
      acc.loop combined(parallel) private(%82, %83, %85 : !fir.ref<!fir.array<10xf64>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<i32>) control(%arg2 : i32) = (%c1_i32_12 : i32) to (%84 : i32)  step (%c1_i32_13 : i32) {
        %86:2 = hlfir.declare %82(%8) {uniq_name = "_QFreduceEarr"} : (!fir.ref<!fir.array<10xf64>>, !fir.shape<1>) -> (!fir.ref<!fir.array<10xf64>>, !fir.ref<!fir.array<10xf64>>)
        %87:2 = hlfir.declare %83 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFreduceEal"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>)
        %88:2 = hlfir.declare %85 {uniq_name = "_QFreduceEi"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
        fir.store %arg2 to %88#0 : !fir.ref<i32>
        %89 = fir.load %88#0 : !fir.ref<i32>
        %90 = fir.convert %89 : (i32) -> f64
        %c1 = arith.constant 1 : index
        %91 = hlfir.designate %86#0 (%c1)  : (!fir.ref<!fir.array<10xf64>>, index) -> !fir.ref<f64>
        hlfir.assign %90 to %91 : f64, !fir.ref<f64>
        %c1_14 = arith.constant 1 : index
        %92 = hlfir.designate %86#0 (%c1_14)  : (!fir.ref<!fir.array<10xf64>>, index) -> !fir.ref<f64>
        %93 = fir.load %92 : !fir.ref<f64>
        %94 = fir.load %81#0 : !fir.ref<complex<f32>>
        %95 = fir.extract_value %94, [0 : index] : (complex<f32>) -> f32
        %96 = fir.convert %95 : (f32) -> f64
        %97 = arith.addf %93, %96 fastmath<contract> : f64
        %98 = fir.convert %97 : (f64) -> f32
        %99 = fir.load %87#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
        %c1_15 = arith.constant 1 : index
        %100 = hlfir.designate %99 (%c1_15)  : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> !fir.ref<f32>
        hlfir.assign %98 to %100 : f32, !fir.ref<f32>
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    %77 = fir.load %6#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %78 = fir.box_addr %77 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %79 = fir.convert %78 : (!fir.heap<!fir.array<?xf32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %80 = arith.cmpi ne, %79, %c0_i64 : i64
    fir.if %80 {
      %81 = fir.load %6#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      %82 = fir.box_addr %81 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
      fir.freemem %82 : !fir.heap<!fir.array<?xf32>>
      %83 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
      %c0_12 = arith.constant 0 : index
      %84 = fir.shape %c0_12 : (index) -> !fir.shape<1>
      %85 = fir.embox %83(%84) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
      fir.store %85 to %6#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    }
    return
  }
  fir.global linkonce @_QQclX2F7374616E6461726420696E70757400 constant : !fir.char<1,16> {
    %0 = fir.string_lit "/standard input\00"(16) : !fir.char<1,16>
    fir.has_value %0 : !fir.char<1,16>
  }
}
