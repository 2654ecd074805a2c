module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = "", llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", llvm.ident = "Debian flang version 22.1.8", llvm.target_triple = "x86_64-pc-linux-gnu"} {
  acc.private.recipe @privatization_ref_box_heap_Uxf32 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>> init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>):
    %c0 = arith.constant 0 : index
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %1:3 = fir.box_dims %0, %c0 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %2 = fir.shape %1#1 : (index) -> !fir.shape<1>
    %3 = fir.allocmem !fir.array<?xf32>, %1#1 {bindc_name = ".tmp", uniq_name = ""}
    %4 = fir.declare %3(%2) {uniq_name = ".tmp"} : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.heap<!fir.array<?xf32>>
    %5 = fir.embox %4(%2) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
    %6 = fir.alloca !fir.box<!fir.heap<!fir.array<?xf32>>>
    %7 = fir.declare %6 {uniq_name = "acc.private.init"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %8 = fir.convert %7 : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.array<?xf32>>>
    fir.store %5 to %8 : !fir.ref<!fir.box<!fir.array<?xf32>>>
    acc.yield %7 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
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
    %2 = fir.declare %1(%0) {uniq_name = "acc.private.init"} : (!fir.ref<!fir.array<10xf64>>, !fir.shape<1>) -> !fir.ref<!fir.array<10xf64>>
    acc.yield %2 : !fir.ref<!fir.array<10xf64>>
  }
  acc.firstprivate.recipe @firstprivatization_ref_z32 : !fir.ref<complex<f32>> init {
  ^bb0(%arg0: !fir.ref<complex<f32>>):
    %0 = fir.alloca complex<f32>
    %1 = fir.declare %0 {uniq_name = "acc.private.init"} : (!fir.ref<complex<f32>>) -> !fir.ref<complex<f32>>
    acc.yield %1 : !fir.ref<complex<f32>>
  } copy {
  ^bb0(%arg0: !fir.ref<complex<f32>>, %arg1: !fir.ref<complex<f32>>):
    %0 = fir.load %arg0 : !fir.ref<complex<f32>>
    fir.store %0 to %arg1 : !fir.ref<complex<f32>>
    acc.terminator
  }
  acc.private.recipe @privatization_ref_i32 : !fir.ref<i32> init {
  ^bb0(%arg0: !fir.ref<i32>):
    %0 = fir.alloca i32
    %1 = fir.declare %0 {uniq_name = "acc.private.init"} : (!fir.ref<i32>) -> !fir.ref<i32>
    acc.yield %1 : !fir.ref<i32>
  }
  acc.reduction.recipe @reduction_add_ref_10xf64 : !fir.ref<!fir.array<10xf64>> reduction_operator <add> init {
  ^bb0(%arg0: !fir.ref<!fir.array<10xf64>>):
    %c1 = arith.constant 1 : index
    %c9 = arith.constant 9 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f64
    %c10 = arith.constant 10 : index
    %0 = fir.shape %c10 : (index) -> !fir.shape<1>
    %1 = fir.alloca !fir.array<10xf64>
    %2 = fir.declare %1(%0) {uniq_name = "acc.reduction.init"} : (!fir.ref<!fir.array<10xf64>>, !fir.shape<1>) -> !fir.ref<!fir.array<10xf64>>
    fir.do_loop %arg1 = %c0 to %c9 step %c1 {
      %3 = fir.coordinate_of %2, %arg1 : (!fir.ref<!fir.array<10xf64>>, index) -> !fir.ref<f64>
      fir.store %cst to %3 : !fir.ref<f64>
    }
    acc.yield %2 : !fir.ref<!fir.array<10xf64>>
  } combiner {
  ^bb0(%arg0: !fir.ref<!fir.array<10xf64>>, %arg1: !fir.ref<!fir.array<10xf64>>):
    %c1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    fir.do_loop %arg2 = %c1 to %c10 step %c1 unordered {
      %c10_0 = arith.constant 10 : index
      %0 = fir.shape %c10_0 : (index) -> !fir.shape<1>
      %1 = fir.array_coor %arg1(%0) %arg2 : (!fir.ref<!fir.array<10xf64>>, !fir.shape<1>, index) -> !fir.ref<f64>
      %2 = fir.load %1 : !fir.ref<f64>
      %c10_1 = arith.constant 10 : index
      %3 = fir.shape %c10_1 : (index) -> !fir.shape<1>
      %4 = fir.array_coor %arg0(%3) %arg2 : (!fir.ref<!fir.array<10xf64>>, !fir.shape<1>, index) -> !fir.ref<f64>
      %5 = fir.load %4 : !fir.ref<f64>
      %6 = arith.addf %5, %2 fastmath<contract> : f64
      fir.store %6 to %4 : !fir.ref<f64>
    }
    acc.yield %arg0 : !fir.ref<!fir.array<10xf64>>
  }
  acc.reduction.recipe @reduction_neqv_ref_l32 : !fir.ref<!fir.logical<4>> reduction_operator <neqv> init {
  ^bb0(%arg0: !fir.ref<!fir.logical<4>>):
    %false = arith.constant false
    %0 = fir.alloca !fir.logical<4>
    %1 = fir.declare %0 {uniq_name = "acc.reduction.init"} : (!fir.ref<!fir.logical<4>>) -> !fir.ref<!fir.logical<4>>
    %2 = fir.convert %false : (i1) -> !fir.logical<4>
    fir.store %2 to %1 : !fir.ref<!fir.logical<4>>
    acc.yield %1 : !fir.ref<!fir.logical<4>>
  } combiner {
  ^bb0(%arg0: !fir.ref<!fir.logical<4>>, %arg1: !fir.ref<!fir.logical<4>>):
    %0 = fir.load %arg1 : !fir.ref<!fir.logical<4>>
    %1 = fir.load %arg0 : !fir.ref<!fir.logical<4>>
    %2 = fir.convert %1 : (!fir.logical<4>) -> i1
    %3 = fir.convert %0 : (!fir.logical<4>) -> i1
    %4 = arith.cmpi ne, %2, %3 : i1
    %5 = fir.convert %4 : (i1) -> !fir.logical<4>
    fir.store %5 to %arg0 : !fir.ref<!fir.logical<4>>
    acc.yield %arg0 : !fir.ref<!fir.logical<4>>
  }
  acc.reduction.recipe @reduction_eqv_ref_l32 : !fir.ref<!fir.logical<4>> reduction_operator <eqv> init {
  ^bb0(%arg0: !fir.ref<!fir.logical<4>>):
    %true = arith.constant true
    %0 = fir.alloca !fir.logical<4>
    %1 = fir.declare %0 {uniq_name = "acc.reduction.init"} : (!fir.ref<!fir.logical<4>>) -> !fir.ref<!fir.logical<4>>
    %2 = fir.convert %true : (i1) -> !fir.logical<4>
    fir.store %2 to %1 : !fir.ref<!fir.logical<4>>
    acc.yield %1 : !fir.ref<!fir.logical<4>>
  } combiner {
  ^bb0(%arg0: !fir.ref<!fir.logical<4>>, %arg1: !fir.ref<!fir.logical<4>>):
    %0 = fir.load %arg1 : !fir.ref<!fir.logical<4>>
    %1 = fir.load %arg0 : !fir.ref<!fir.logical<4>>
    %2 = fir.convert %1 : (!fir.logical<4>) -> i1
    %3 = fir.convert %0 : (!fir.logical<4>) -> i1
    %4 = arith.cmpi eq, %2, %3 : i1
    %5 = fir.convert %4 : (i1) -> !fir.logical<4>
    fir.store %5 to %arg0 : !fir.ref<!fir.logical<4>>
    acc.yield %arg0 : !fir.ref<!fir.logical<4>>
  }
  acc.reduction.recipe @reduction_lor_ref_l32 : !fir.ref<!fir.logical<4>> reduction_operator <lor> init {
  ^bb0(%arg0: !fir.ref<!fir.logical<4>>):
    %false = arith.constant false
    %0 = fir.alloca !fir.logical<4>
    %1 = fir.declare %0 {uniq_name = "acc.reduction.init"} : (!fir.ref<!fir.logical<4>>) -> !fir.ref<!fir.logical<4>>
    %2 = fir.convert %false : (i1) -> !fir.logical<4>
    fir.store %2 to %1 : !fir.ref<!fir.logical<4>>
    acc.yield %1 : !fir.ref<!fir.logical<4>>
  } combiner {
  ^bb0(%arg0: !fir.ref<!fir.logical<4>>, %arg1: !fir.ref<!fir.logical<4>>):
    %0 = fir.load %arg1 : !fir.ref<!fir.logical<4>>
    %1 = fir.load %arg0 : !fir.ref<!fir.logical<4>>
    %2 = fir.convert %1 : (!fir.logical<4>) -> i1
    %3 = fir.convert %0 : (!fir.logical<4>) -> i1
    %4 = arith.ori %2, %3 : i1
    %5 = fir.convert %4 : (i1) -> !fir.logical<4>
    fir.store %5 to %arg0 : !fir.ref<!fir.logical<4>>
    acc.yield %arg0 : !fir.ref<!fir.logical<4>>
  }
  acc.reduction.recipe @reduction_land_ref_l32 : !fir.ref<!fir.logical<4>> reduction_operator <land> init {
  ^bb0(%arg0: !fir.ref<!fir.logical<4>>):
    %true = arith.constant true
    %0 = fir.alloca !fir.logical<4>
    %1 = fir.declare %0 {uniq_name = "acc.reduction.init"} : (!fir.ref<!fir.logical<4>>) -> !fir.ref<!fir.logical<4>>
    %2 = fir.convert %true : (i1) -> !fir.logical<4>
    fir.store %2 to %1 : !fir.ref<!fir.logical<4>>
    acc.yield %1 : !fir.ref<!fir.logical<4>>
  } combiner {
  ^bb0(%arg0: !fir.ref<!fir.logical<4>>, %arg1: !fir.ref<!fir.logical<4>>):
    %0 = fir.load %arg1 : !fir.ref<!fir.logical<4>>
    %1 = fir.load %arg0 : !fir.ref<!fir.logical<4>>
    %2 = fir.convert %1 : (!fir.logical<4>) -> i1
    %3 = fir.convert %0 : (!fir.logical<4>) -> i1
    %4 = arith.andi %2, %3 : i1
    %5 = fir.convert %4 : (i1) -> !fir.logical<4>
    fir.store %5 to %arg0 : !fir.ref<!fir.logical<4>>
    acc.yield %arg0 : !fir.ref<!fir.logical<4>>
  }
  acc.reduction.recipe @reduction_add_ref_z32 : !fir.ref<complex<f32>> reduction_operator <add> init {
  ^bb0(%arg0: !fir.ref<complex<f32>>):
    %cst = arith.constant 0.000000e+00 : f32
    %0 = fir.undefined complex<f32>
    %1 = fir.insert_value %0, %cst, [0 : index] : (complex<f32>, f32) -> complex<f32>
    %2 = fir.insert_value %1, %cst, [1 : index] : (complex<f32>, f32) -> complex<f32>
    %3 = fir.alloca complex<f32>
    %4 = fir.declare %3 {uniq_name = "acc.reduction.init"} : (!fir.ref<complex<f32>>) -> !fir.ref<complex<f32>>
    fir.store %2 to %4 : !fir.ref<complex<f32>>
    acc.yield %4 : !fir.ref<complex<f32>>
  } combiner {
  ^bb0(%arg0: !fir.ref<complex<f32>>, %arg1: !fir.ref<complex<f32>>):
    %0 = fir.load %arg1 : !fir.ref<complex<f32>>
    %1 = fir.load %arg0 : !fir.ref<complex<f32>>
    %2 = fir.addc %1, %0 {fastmath = #arith.fastmath<contract>} : complex<f32>
    fir.store %2 to %arg0 : !fir.ref<complex<f32>>
    acc.yield %arg0 : !fir.ref<complex<f32>>
  }
  acc.reduction.recipe @reduction_xor_ref_i32 : !fir.ref<i32> reduction_operator <xor> init {
  ^bb0(%arg0: !fir.ref<i32>):
    %c0_i32 = arith.constant 0 : i32
    %0 = fir.alloca i32
    %1 = fir.declare %0 {uniq_name = "acc.reduction.init"} : (!fir.ref<i32>) -> !fir.ref<i32>
    fir.store %c0_i32 to %1 : !fir.ref<i32>
    acc.yield %1 : !fir.ref<i32>
  } combiner {
  ^bb0(%arg0: !fir.ref<i32>, %arg1: !fir.ref<i32>):
    %0 = fir.load %arg1 : !fir.ref<i32>
    %1 = fir.load %arg0 : !fir.ref<i32>
    %2 = arith.xori %1, %0 : i32
    fir.store %2 to %arg0 : !fir.ref<i32>
    acc.yield %arg0 : !fir.ref<i32>
  }
  acc.reduction.recipe @reduction_ior_ref_i32 : !fir.ref<i32> reduction_operator <ior> init {
  ^bb0(%arg0: !fir.ref<i32>):
    %c0_i32 = arith.constant 0 : i32
    %0 = fir.alloca i32
    %1 = fir.declare %0 {uniq_name = "acc.reduction.init"} : (!fir.ref<i32>) -> !fir.ref<i32>
    fir.store %c0_i32 to %1 : !fir.ref<i32>
    acc.yield %1 : !fir.ref<i32>
  } combiner {
  ^bb0(%arg0: !fir.ref<i32>, %arg1: !fir.ref<i32>):
    %0 = fir.load %arg1 : !fir.ref<i32>
    %1 = fir.load %arg0 : !fir.ref<i32>
    %2 = arith.ori %1, %0 : i32
    fir.store %2 to %arg0 : !fir.ref<i32>
    acc.yield %arg0 : !fir.ref<i32>
  }
  acc.reduction.recipe @reduction_iand_ref_i32 : !fir.ref<i32> reduction_operator <iand> init {
  ^bb0(%arg0: !fir.ref<i32>):
    %c-1_i32 = arith.constant -1 : i32
    %0 = fir.alloca i32
    %1 = fir.declare %0 {uniq_name = "acc.reduction.init"} : (!fir.ref<i32>) -> !fir.ref<i32>
    fir.store %c-1_i32 to %1 : !fir.ref<i32>
    acc.yield %1 : !fir.ref<i32>
  } combiner {
  ^bb0(%arg0: !fir.ref<i32>, %arg1: !fir.ref<i32>):
    %0 = fir.load %arg1 : !fir.ref<i32>
    %1 = fir.load %arg0 : !fir.ref<i32>
    %2 = arith.andi %1, %0 : i32
    fir.store %2 to %arg0 : !fir.ref<i32>
    acc.yield %arg0 : !fir.ref<i32>
  }
  acc.reduction.recipe @reduction_min_ref_f32 : !fir.ref<f32> reduction_operator <min> init {
  ^bb0(%arg0: !fir.ref<f32>):
    %cst = arith.constant 3.40282347E+38 : f32
    %0 = fir.alloca f32
    %1 = fir.declare %0 {uniq_name = "acc.reduction.init"} : (!fir.ref<f32>) -> !fir.ref<f32>
    fir.store %cst to %1 : !fir.ref<f32>
    acc.yield %1 : !fir.ref<f32>
  } combiner {
  ^bb0(%arg0: !fir.ref<f32>, %arg1: !fir.ref<f32>):
    %0 = fir.load %arg1 : !fir.ref<f32>
    %1 = fir.load %arg0 : !fir.ref<f32>
    %2 = arith.cmpf olt, %1, %0 fastmath<contract> : f32
    %3 = arith.select %2, %1, %0 : f32
    fir.store %3 to %arg0 : !fir.ref<f32>
    acc.yield %arg0 : !fir.ref<f32>
  }
  acc.reduction.recipe @reduction_min_ref_i32 : !fir.ref<i32> reduction_operator <min> init {
  ^bb0(%arg0: !fir.ref<i32>):
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %0 = fir.alloca i32
    %1 = fir.declare %0 {uniq_name = "acc.reduction.init"} : (!fir.ref<i32>) -> !fir.ref<i32>
    fir.store %c2147483647_i32 to %1 : !fir.ref<i32>
    acc.yield %1 : !fir.ref<i32>
  } combiner {
  ^bb0(%arg0: !fir.ref<i32>, %arg1: !fir.ref<i32>):
    %0 = fir.load %arg1 : !fir.ref<i32>
    %1 = fir.load %arg0 : !fir.ref<i32>
    %2 = arith.cmpi slt, %1, %0 : i32
    %3 = arith.select %2, %1, %0 : i32
    fir.store %3 to %arg0 : !fir.ref<i32>
    acc.yield %arg0 : !fir.ref<i32>
  }
  acc.reduction.recipe @reduction_max_ref_f32 : !fir.ref<f32> reduction_operator <max> init {
  ^bb0(%arg0: !fir.ref<f32>):
    %cst = arith.constant -1.401300e-45 : f32
    %0 = fir.alloca f32
    %1 = fir.declare %0 {uniq_name = "acc.reduction.init"} : (!fir.ref<f32>) -> !fir.ref<f32>
    fir.store %cst to %1 : !fir.ref<f32>
    acc.yield %1 : !fir.ref<f32>
  } combiner {
  ^bb0(%arg0: !fir.ref<f32>, %arg1: !fir.ref<f32>):
    %0 = fir.load %arg1 : !fir.ref<f32>
    %1 = fir.load %arg0 : !fir.ref<f32>
    %2 = arith.cmpf ogt, %1, %0 fastmath<contract> : f32
    %3 = arith.select %2, %1, %0 : f32
    fir.store %3 to %arg0 : !fir.ref<f32>
    acc.yield %arg0 : !fir.ref<f32>
  }
  acc.reduction.recipe @reduction_max_ref_i32 : !fir.ref<i32> reduction_operator <max> init {
  ^bb0(%arg0: !fir.ref<i32>):
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %0 = fir.alloca i32
    %1 = fir.declare %0 {uniq_name = "acc.reduction.init"} : (!fir.ref<i32>) -> !fir.ref<i32>
    fir.store %c-2147483648_i32 to %1 : !fir.ref<i32>
    acc.yield %1 : !fir.ref<i32>
  } combiner {
  ^bb0(%arg0: !fir.ref<i32>, %arg1: !fir.ref<i32>):
    %0 = fir.load %arg1 : !fir.ref<i32>
    %1 = fir.load %arg0 : !fir.ref<i32>
    %2 = arith.cmpi sgt, %1, %0 : i32
    %3 = arith.select %2, %1, %0 : i32
    fir.store %3 to %arg0 : !fir.ref<i32>
    acc.yield %arg0 : !fir.ref<i32>
  }
  acc.reduction.recipe @reduction_mul_ref_i32 : !fir.ref<i32> reduction_operator <mul> init {
  ^bb0(%arg0: !fir.ref<i32>):
    %c1_i32 = arith.constant 1 : i32
    %0 = fir.alloca i32
    %1 = fir.declare %0 {uniq_name = "acc.reduction.init"} : (!fir.ref<i32>) -> !fir.ref<i32>
    fir.store %c1_i32 to %1 : !fir.ref<i32>
    acc.yield %1 : !fir.ref<i32>
  } combiner {
  ^bb0(%arg0: !fir.ref<i32>, %arg1: !fir.ref<i32>):
    %0 = fir.load %arg1 : !fir.ref<i32>
    %1 = fir.load %arg0 : !fir.ref<i32>
    %2 = arith.muli %1, %0 : i32
    fir.store %2 to %arg0 : !fir.ref<i32>
    acc.yield %arg0 : !fir.ref<i32>
  }
  acc.reduction.recipe @reduction_add_ref_i32 : !fir.ref<i32> reduction_operator <add> init {
  ^bb0(%arg0: !fir.ref<i32>):
    %c0_i32 = arith.constant 0 : i32
    %0 = fir.alloca i32
    %1 = fir.declare %0 {uniq_name = "acc.reduction.init"} : (!fir.ref<i32>) -> !fir.ref<i32>
    fir.store %c0_i32 to %1 : !fir.ref<i32>
    acc.yield %1 : !fir.ref<i32>
  } combiner {
  ^bb0(%arg0: !fir.ref<i32>, %arg1: !fir.ref<i32>):
    %0 = fir.load %arg1 : !fir.ref<i32>
    %1 = fir.load %arg0 : !fir.ref<i32>
    %2 = arith.addi %1, %0 : i32
    fir.store %2 to %arg0 : !fir.ref<i32>
    acc.yield %arg0 : !fir.ref<i32>
  }
  func.func @_QPreduce(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.ref<!fir.array<?xf32>> {fir.bindc_name = "a"}) {
    %c0_i64 = arith.constant 0 : i64
    %c1 = arith.constant 1 : index
    %false = arith.constant false
    %true = arith.constant true
    %cst = arith.constant 0.000000e+00 : f32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c10 = arith.constant 10 : index
    %c0 = arith.constant 0 : index
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFreduceEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %2 = fir.alloca !fir.box<!fir.heap<!fir.array<?xf32>>> {bindc_name = "al", uniq_name = "_QFreduceEal"}
    %3 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
    %4 = fir.shape %c0 : (index) -> !fir.shape<1>
    %5 = fir.embox %3(%4) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    fir.store %5 to %2 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %6 = fir.declare %2 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFreduceEal"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %7 = fir.alloca !fir.array<10xf64> {bindc_name = "arr", uniq_name = "_QFreduceEarr"}
    %8 = fir.shape %c10 : (index) -> !fir.shape<1>
    %9 = fir.declare %7(%8) {uniq_name = "_QFreduceEarr"} : (!fir.ref<!fir.array<10xf64>>, !fir.shape<1>) -> !fir.ref<!fir.array<10xf64>>
    %10 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFreduceEi"}
    %11 = fir.declare %10 {uniq_name = "_QFreduceEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %12 = fir.alloca !fir.logical<4> {bindc_name = "l1", uniq_name = "_QFreduceEl1"}
    %13 = fir.declare %12 {uniq_name = "_QFreduceEl1"} : (!fir.ref<!fir.logical<4>>) -> !fir.ref<!fir.logical<4>>
    %14 = fir.alloca !fir.logical<4> {bindc_name = "l2", uniq_name = "_QFreduceEl2"}
    %15 = fir.declare %14 {uniq_name = "_QFreduceEl2"} : (!fir.ref<!fir.logical<4>>) -> !fir.ref<!fir.logical<4>>
    %16 = fir.alloca !fir.logical<4> {bindc_name = "l3", uniq_name = "_QFreduceEl3"}
    %17 = fir.declare %16 {uniq_name = "_QFreduceEl3"} : (!fir.ref<!fir.logical<4>>) -> !fir.ref<!fir.logical<4>>
    %18 = fir.alloca !fir.logical<4> {bindc_name = "l4", uniq_name = "_QFreduceEl4"}
    %19 = fir.declare %18 {uniq_name = "_QFreduceEl4"} : (!fir.ref<!fir.logical<4>>) -> !fir.ref<!fir.logical<4>>
    %20 = fir.alloca f32 {bindc_name = "r1", uniq_name = "_QFreduceEr1"}
    %21 = fir.declare %20 {uniq_name = "_QFreduceEr1"} : (!fir.ref<f32>) -> !fir.ref<f32>
    %22 = fir.alloca f32 {bindc_name = "r2", uniq_name = "_QFreduceEr2"}
    %23 = fir.declare %22 {uniq_name = "_QFreduceEr2"} : (!fir.ref<f32>) -> !fir.ref<f32>
    %24 = fir.alloca i32 {bindc_name = "s1", uniq_name = "_QFreduceEs1"}
    %25 = fir.declare %24 {uniq_name = "_QFreduceEs1"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %26 = fir.alloca i32 {bindc_name = "s2", uniq_name = "_QFreduceEs2"}
    %27 = fir.declare %26 {uniq_name = "_QFreduceEs2"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %28 = fir.alloca i32 {bindc_name = "s3", uniq_name = "_QFreduceEs3"}
    %29 = fir.declare %28 {uniq_name = "_QFreduceEs3"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %30 = fir.alloca i32 {bindc_name = "s4", uniq_name = "_QFreduceEs4"}
    %31 = fir.declare %30 {uniq_name = "_QFreduceEs4"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %32 = fir.alloca i32 {bindc_name = "s5", uniq_name = "_QFreduceEs5"}
    %33 = fir.declare %32 {uniq_name = "_QFreduceEs5"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %34 = fir.alloca i32 {bindc_name = "s6", uniq_name = "_QFreduceEs6"}
    %35 = fir.declare %34 {uniq_name = "_QFreduceEs6"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %36 = fir.alloca i32 {bindc_name = "s7", uniq_name = "_QFreduceEs7"}
    %37 = fir.declare %36 {uniq_name = "_QFreduceEs7"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %38 = fir.alloca complex<f32> {bindc_name = "z", uniq_name = "_QFreduceEz"}
    %39 = fir.declare %38 {uniq_name = "_QFreduceEz"} : (!fir.ref<complex<f32>>) -> !fir.ref<complex<f32>>
    %40 = fir.load %1 : !fir.ref<i32>
    %41 = fir.convert %40 : (i32) -> i64
    %42 = fir.convert %41 : (i64) -> index
    %43 = arith.cmpi sgt, %42, %c0 : index
    %44 = arith.select %43, %42, %c0 : index
    %45 = fir.shape %44 : (index) -> !fir.shape<1>
    %46 = fir.declare %arg1(%45) dummy_scope %0 arg 2 {uniq_name = "_QFreduceEa"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xf32>>
    %47 = fir.embox %46(%45) : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
    fir.store %c0_i32 to %25 : !fir.ref<i32>
    fir.store %c1_i32 to %27 : !fir.ref<i32>
    fir.store %c0_i32 to %29 : !fir.ref<i32>
    fir.store %c0_i32 to %31 : !fir.ref<i32>
    fir.store %c0_i32 to %33 : !fir.ref<i32>
    fir.store %c0_i32 to %35 : !fir.ref<i32>
    fir.store %c0_i32 to %37 : !fir.ref<i32>
    fir.store %cst to %21 : !fir.ref<f32>
    fir.store %cst to %23 : !fir.ref<f32>
    %48 = fir.undefined complex<f32>
    %49 = fir.insert_value %48, %cst, [0 : index] : (complex<f32>, f32) -> complex<f32>
    %50 = fir.insert_value %49, %cst, [1 : index] : (complex<f32>, f32) -> complex<f32>
    fir.store %50 to %39 : !fir.ref<complex<f32>>
    %51 = fir.convert %true : (i1) -> !fir.logical<4>
    fir.store %51 to %13 : !fir.ref<!fir.logical<4>>
    %52 = fir.convert %false : (i1) -> !fir.logical<4>
    fir.store %52 to %15 : !fir.ref<!fir.logical<4>>
    %53 = fir.convert %true : (i1) -> !fir.logical<4>
    fir.store %53 to %17 : !fir.ref<!fir.logical<4>>
    %54 = fir.convert %false : (i1) -> !fir.logical<4>
    fir.store %54 to %19 : !fir.ref<!fir.logical<4>>
    %55 = fir.load %1 : !fir.ref<i32>
    %56 = fir.convert %55 : (i32) -> index
    %57 = arith.cmpi sgt, %56, %c0 : index
    %58 = arith.select %57, %56, %c0 : index
    %59 = fir.allocmem !fir.array<?xf32>, %58 {fir.must_be_heap = true, uniq_name = "_QFreduceEal.alloc"}
    %60 = fir.shape %58 : (index) -> !fir.shape<1>
    %61 = fir.embox %59(%60) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    fir.store %61 to %6 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %62 = acc.copyin varPtr(%25 : !fir.ref<i32>) -> !fir.ref<i32> {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "s1"}
    %63 = acc.copyin varPtr(%27 : !fir.ref<i32>) -> !fir.ref<i32> {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "s2"}
    %64 = acc.copyin varPtr(%29 : !fir.ref<i32>) -> !fir.ref<i32> {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "s3"}
    %65 = acc.copyin varPtr(%21 : !fir.ref<f32>) -> !fir.ref<f32> {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "r1"}
    %66 = acc.copyin varPtr(%31 : !fir.ref<i32>) -> !fir.ref<i32> {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "s4"}
    %67 = acc.copyin varPtr(%23 : !fir.ref<f32>) -> !fir.ref<f32> {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "r2"}
    %68 = acc.copyin varPtr(%33 : !fir.ref<i32>) -> !fir.ref<i32> {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "s5"}
    %69 = acc.copyin varPtr(%35 : !fir.ref<i32>) -> !fir.ref<i32> {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "s6"}
    %70 = acc.copyin varPtr(%37 : !fir.ref<i32>) -> !fir.ref<i32> {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "s7"}
    %71 = acc.copyin varPtr(%39 : !fir.ref<complex<f32>>) -> !fir.ref<complex<f32>> {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "z"}
    %72 = acc.copyin varPtr(%13 : !fir.ref<!fir.logical<4>>) -> !fir.ref<!fir.logical<4>> {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "l1"}
    %73 = acc.copyin varPtr(%15 : !fir.ref<!fir.logical<4>>) -> !fir.ref<!fir.logical<4>> {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "l2"}
    %74 = acc.copyin varPtr(%17 : !fir.ref<!fir.logical<4>>) -> !fir.ref<!fir.logical<4>> {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "l3"}
    %75 = acc.copyin varPtr(%19 : !fir.ref<!fir.logical<4>>) -> !fir.ref<!fir.logical<4>> {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "l4"}
    %76 = acc.copyin varPtr(%9 : !fir.ref<!fir.array<10xf64>>) -> !fir.ref<!fir.array<10xf64>> {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "arr"}
    acc.parallel combined(loop) dataOperands(%62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76 : !fir.ref<i32>, !fir.ref<i32>, !fir.ref<i32>, !fir.ref<f32>, !fir.ref<i32>, !fir.ref<f32>, !fir.ref<i32>, !fir.ref<i32>, !fir.ref<i32>, !fir.ref<complex<f32>>, !fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>, !fir.ref<!fir.array<10xf64>>) {
      %82 = fir.declare %62 {uniq_name = "_QFreduceEs1"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %83 = fir.declare %63 {uniq_name = "_QFreduceEs2"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %84 = fir.declare %64 {uniq_name = "_QFreduceEs3"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %85 = fir.declare %65 {uniq_name = "_QFreduceEr1"} : (!fir.ref<f32>) -> !fir.ref<f32>
      %86 = fir.declare %66 {uniq_name = "_QFreduceEs4"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %87 = fir.declare %67 {uniq_name = "_QFreduceEr2"} : (!fir.ref<f32>) -> !fir.ref<f32>
      %88 = fir.declare %68 {uniq_name = "_QFreduceEs5"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %89 = fir.declare %69 {uniq_name = "_QFreduceEs6"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %90 = fir.declare %70 {uniq_name = "_QFreduceEs7"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %91 = fir.declare %71 {uniq_name = "_QFreduceEz"} : (!fir.ref<complex<f32>>) -> !fir.ref<complex<f32>>
      %92 = fir.declare %72 {uniq_name = "_QFreduceEl1"} : (!fir.ref<!fir.logical<4>>) -> !fir.ref<!fir.logical<4>>
      %93 = fir.declare %73 {uniq_name = "_QFreduceEl2"} : (!fir.ref<!fir.logical<4>>) -> !fir.ref<!fir.logical<4>>
      %94 = fir.declare %74 {uniq_name = "_QFreduceEl3"} : (!fir.ref<!fir.logical<4>>) -> !fir.ref<!fir.logical<4>>
      %95 = fir.declare %75 {uniq_name = "_QFreduceEl4"} : (!fir.ref<!fir.logical<4>>) -> !fir.ref<!fir.logical<4>>
      %96 = fir.declare %76(%8) {uniq_name = "_QFreduceEarr"} : (!fir.ref<!fir.array<10xf64>>, !fir.shape<1>) -> !fir.ref<!fir.array<10xf64>>
      %97 = acc.reduction varPtr(%82 : !fir.ref<i32>) recipe(@reduction_add_ref_i32) -> !fir.ref<i32> {name = "s1"}
      %98 = acc.reduction varPtr(%83 : !fir.ref<i32>) recipe(@reduction_mul_ref_i32) -> !fir.ref<i32> {name = "s2"}
      %99 = acc.reduction varPtr(%84 : !fir.ref<i32>) recipe(@reduction_max_ref_i32) -> !fir.ref<i32> {name = "s3"}
      %100 = acc.reduction varPtr(%85 : !fir.ref<f32>) recipe(@reduction_max_ref_f32) -> !fir.ref<f32> {name = "r1"}
      %101 = acc.reduction varPtr(%86 : !fir.ref<i32>) recipe(@reduction_min_ref_i32) -> !fir.ref<i32> {name = "s4"}
      %102 = acc.reduction varPtr(%87 : !fir.ref<f32>) recipe(@reduction_min_ref_f32) -> !fir.ref<f32> {name = "r2"}
      %103 = acc.reduction varPtr(%88 : !fir.ref<i32>) recipe(@reduction_iand_ref_i32) -> !fir.ref<i32> {name = "s5"}
      %104 = acc.reduction varPtr(%89 : !fir.ref<i32>) recipe(@reduction_ior_ref_i32) -> !fir.ref<i32> {name = "s6"}
      %105 = acc.reduction varPtr(%90 : !fir.ref<i32>) recipe(@reduction_xor_ref_i32) -> !fir.ref<i32> {name = "s7"}
      %106 = acc.reduction varPtr(%91 : !fir.ref<complex<f32>>) recipe(@reduction_add_ref_z32) -> !fir.ref<complex<f32>> {name = "z"}
      %107 = acc.reduction varPtr(%92 : !fir.ref<!fir.logical<4>>) recipe(@reduction_land_ref_l32) -> !fir.ref<!fir.logical<4>> {name = "l1"}
      %108 = acc.reduction varPtr(%93 : !fir.ref<!fir.logical<4>>) recipe(@reduction_lor_ref_l32) -> !fir.ref<!fir.logical<4>> {name = "l2"}
      %109 = acc.reduction varPtr(%94 : !fir.ref<!fir.logical<4>>) recipe(@reduction_eqv_ref_l32) -> !fir.ref<!fir.logical<4>> {name = "l3"}
      %110 = acc.reduction varPtr(%95 : !fir.ref<!fir.logical<4>>) recipe(@reduction_neqv_ref_l32) -> !fir.ref<!fir.logical<4>> {name = "l4"}
      %111 = acc.reduction varPtr(%96 : !fir.ref<!fir.array<10xf64>>) recipe(@reduction_add_ref_10xf64) -> !fir.ref<!fir.array<10xf64>> {name = "arr"}
      %112 = fir.load %1 : !fir.ref<i32>
      %113 = acc.private varPtr(%11 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
      acc.loop combined(parallel) private(%113 : !fir.ref<i32>) reduction(%97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111 : !fir.ref<i32>, !fir.ref<i32>, !fir.ref<i32>, !fir.ref<f32>, !fir.ref<i32>, !fir.ref<f32>, !fir.ref<i32>, !fir.ref<i32>, !fir.ref<i32>, !fir.ref<complex<f32>>, !fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>, !fir.ref<!fir.array<10xf64>>) control(%arg2 : i32) = (%c1_i32 : i32) to (%112 : i32)  step (%c1_i32 : i32) {
        %114 = fir.declare %97 {uniq_name = "_QFreduceEs1"} : (!fir.ref<i32>) -> !fir.ref<i32>
        %115 = fir.declare %98 {uniq_name = "_QFreduceEs2"} : (!fir.ref<i32>) -> !fir.ref<i32>
        %116 = fir.declare %99 {uniq_name = "_QFreduceEs3"} : (!fir.ref<i32>) -> !fir.ref<i32>
        %117 = fir.declare %100 {uniq_name = "_QFreduceEr1"} : (!fir.ref<f32>) -> !fir.ref<f32>
        %118 = fir.declare %101 {uniq_name = "_QFreduceEs4"} : (!fir.ref<i32>) -> !fir.ref<i32>
        %119 = fir.declare %102 {uniq_name = "_QFreduceEr2"} : (!fir.ref<f32>) -> !fir.ref<f32>
        %120 = fir.declare %103 {uniq_name = "_QFreduceEs5"} : (!fir.ref<i32>) -> !fir.ref<i32>
        %121 = fir.declare %104 {uniq_name = "_QFreduceEs6"} : (!fir.ref<i32>) -> !fir.ref<i32>
        %122 = fir.declare %105 {uniq_name = "_QFreduceEs7"} : (!fir.ref<i32>) -> !fir.ref<i32>
        %123 = fir.declare %106 {uniq_name = "_QFreduceEz"} : (!fir.ref<complex<f32>>) -> !fir.ref<complex<f32>>
        %124 = fir.declare %107 {uniq_name = "_QFreduceEl1"} : (!fir.ref<!fir.logical<4>>) -> !fir.ref<!fir.logical<4>>
        %125 = fir.declare %108 {uniq_name = "_QFreduceEl2"} : (!fir.ref<!fir.logical<4>>) -> !fir.ref<!fir.logical<4>>
        %126 = fir.declare %109 {uniq_name = "_QFreduceEl3"} : (!fir.ref<!fir.logical<4>>) -> !fir.ref<!fir.logical<4>>
        %127 = fir.declare %110 {uniq_name = "_QFreduceEl4"} : (!fir.ref<!fir.logical<4>>) -> !fir.ref<!fir.logical<4>>
        %128 = fir.declare %111(%8) {uniq_name = "_QFreduceEarr"} : (!fir.ref<!fir.array<10xf64>>, !fir.shape<1>) -> !fir.ref<!fir.array<10xf64>>
        %129 = fir.declare %113 {uniq_name = "_QFreduceEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
        fir.store %arg2 to %129 : !fir.ref<i32>
        %130 = fir.load %82 : !fir.ref<i32>
        %131 = fir.load %129 : !fir.ref<i32>
        %132 = arith.addi %130, %131 : i32
        fir.store %132 to %82 : !fir.ref<i32>
        %133 = fir.load %83 : !fir.ref<i32>
        %134 = fir.load %129 : !fir.ref<i32>
        %135 = arith.muli %133, %134 : i32
        fir.store %135 to %83 : !fir.ref<i32>
        %136 = fir.load %84 : !fir.ref<i32>
        %137 = fir.load %129 : !fir.ref<i32>
        %138 = arith.cmpi sgt, %136, %137 : i32
        %139 = arith.select %138, %136, %137 : i32
        fir.store %139 to %84 : !fir.ref<i32>
        %140 = fir.load %86 : !fir.ref<i32>
        %141 = fir.load %129 : !fir.ref<i32>
        %142 = arith.cmpi slt, %140, %141 : i32
        %143 = arith.select %142, %140, %141 : i32
        fir.store %143 to %86 : !fir.ref<i32>
        %144 = fir.load %88 : !fir.ref<i32>
        %145 = fir.load %129 : !fir.ref<i32>
        %146 = arith.andi %144, %145 : i32
        fir.store %146 to %88 : !fir.ref<i32>
        %147 = fir.load %89 : !fir.ref<i32>
        %148 = fir.load %129 : !fir.ref<i32>
        %149 = arith.ori %147, %148 : i32
        fir.store %149 to %89 : !fir.ref<i32>
        %150 = fir.load %90 : !fir.ref<i32>
        %151 = fir.load %129 : !fir.ref<i32>
        %152 = arith.xori %150, %151 : i32
        fir.store %152 to %90 : !fir.ref<i32>
        %153 = fir.load %85 : !fir.ref<f32>
        %154 = fir.load %129 : !fir.ref<i32>
        %155 = fir.convert %154 : (i32) -> i64
        %156 = fir.array_coor %46(%45) %155 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
        %157 = fir.load %156 : !fir.ref<f32>
        %158 = arith.cmpf ogt, %153, %157 fastmath<contract> : f32
        %159 = arith.select %158, %153, %157 : f32
        fir.store %159 to %85 : !fir.ref<f32>
        %160 = fir.load %87 : !fir.ref<f32>
        %161 = fir.load %129 : !fir.ref<i32>
        %162 = fir.convert %161 : (i32) -> i64
        %163 = fir.array_coor %46(%45) %162 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
        %164 = fir.load %163 : !fir.ref<f32>
        %165 = arith.cmpf olt, %160, %164 fastmath<contract> : f32
        %166 = arith.select %165, %160, %164 : f32
        fir.store %166 to %87 : !fir.ref<f32>
        %167 = fir.load %91 : !fir.ref<complex<f32>>
        %168 = fir.load %129 : !fir.ref<i32>
        %169 = fir.convert %168 : (i32) -> i64
        %170 = fir.array_coor %46(%45) %169 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
        %171 = fir.load %170 : !fir.ref<f32>
        %172 = fir.undefined complex<f32>
        %173 = fir.insert_value %172, %171, [0 : index] : (complex<f32>, f32) -> complex<f32>
        %174 = fir.insert_value %173, %cst, [1 : index] : (complex<f32>, f32) -> complex<f32>
        %175 = fir.addc %167, %174 {fastmath = #arith.fastmath<contract>} : complex<f32>
        fir.store %175 to %91 : !fir.ref<complex<f32>>
        %176 = fir.load %92 : !fir.ref<!fir.logical<4>>
        %177 = fir.load %129 : !fir.ref<i32>
        %178 = fir.convert %177 : (i32) -> i64
        %179 = fir.array_coor %46(%45) %178 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
        %180 = fir.load %179 : !fir.ref<f32>
        %181 = arith.cmpf ogt, %180, %cst fastmath<contract> : f32
        %182 = fir.convert %176 : (!fir.logical<4>) -> i1
        %183 = arith.andi %182, %181 : i1
        %184 = fir.convert %183 : (i1) -> !fir.logical<4>
        fir.store %184 to %92 : !fir.ref<!fir.logical<4>>
        %185 = fir.load %93 : !fir.ref<!fir.logical<4>>
        %186 = fir.load %129 : !fir.ref<i32>
        %187 = fir.convert %186 : (i32) -> i64
        %188 = fir.array_coor %46(%45) %187 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
        %189 = fir.load %188 : !fir.ref<f32>
        %190 = arith.cmpf ogt, %189, %cst fastmath<contract> : f32
        %191 = fir.convert %185 : (!fir.logical<4>) -> i1
        %192 = arith.ori %191, %190 : i1
        %193 = fir.convert %192 : (i1) -> !fir.logical<4>
        fir.store %193 to %93 : !fir.ref<!fir.logical<4>>
        %194 = fir.load %94 : !fir.ref<!fir.logical<4>>
        %195 = fir.load %129 : !fir.ref<i32>
        %196 = fir.convert %195 : (i32) -> i64
        %197 = fir.array_coor %46(%45) %196 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
        %198 = fir.load %197 : !fir.ref<f32>
        %199 = arith.cmpf ogt, %198, %cst fastmath<contract> : f32
        %200 = fir.no_reassoc %199 : i1
        %201 = fir.convert %194 : (!fir.logical<4>) -> i1
        %202 = arith.cmpi eq, %201, %200 : i1
        %203 = fir.convert %202 : (i1) -> !fir.logical<4>
        fir.store %203 to %94 : !fir.ref<!fir.logical<4>>
        %204 = fir.load %95 : !fir.ref<!fir.logical<4>>
        %205 = fir.load %129 : !fir.ref<i32>
        %206 = fir.convert %205 : (i32) -> i64
        %207 = fir.array_coor %46(%45) %206 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
        %208 = fir.load %207 : !fir.ref<f32>
        %209 = arith.cmpf ogt, %208, %cst fastmath<contract> : f32
        %210 = fir.no_reassoc %209 : i1
        %211 = fir.convert %204 : (!fir.logical<4>) -> i1
        %212 = arith.cmpi ne, %211, %210 : i1
        %213 = fir.convert %212 : (i1) -> !fir.logical<4>
        fir.store %213 to %95 : !fir.ref<!fir.logical<4>>
        %214 = fir.array_coor %96(%8) %c1 : (!fir.ref<!fir.array<10xf64>>, !fir.shape<1>, index) -> !fir.ref<f64>
        %215 = fir.load %214 : !fir.ref<f64>
        %216 = fir.load %129 : !fir.ref<i32>
        %217 = fir.convert %216 : (i32) -> i64
        %218 = fir.array_coor %46(%45) %217 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
        %219 = fir.load %218 : !fir.ref<f32>
        %220 = fir.convert %219 : (f32) -> f64
        %221 = arith.addf %215, %220 fastmath<contract> : f64
        %222 = fir.array_coor %96(%8) %c1 : (!fir.ref<!fir.array<10xf64>>, !fir.shape<1>, index) -> !fir.ref<f64>
        fir.store %221 to %222 : !fir.ref<f64>
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accPtr(%62 : !fir.ref<i32>) to varPtr(%25 : !fir.ref<i32>) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "s1"}
    acc.copyout accPtr(%63 : !fir.ref<i32>) to varPtr(%27 : !fir.ref<i32>) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "s2"}
    acc.copyout accPtr(%64 : !fir.ref<i32>) to varPtr(%29 : !fir.ref<i32>) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "s3"}
    acc.copyout accPtr(%65 : !fir.ref<f32>) to varPtr(%21 : !fir.ref<f32>) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "r1"}
    acc.copyout accPtr(%66 : !fir.ref<i32>) to varPtr(%31 : !fir.ref<i32>) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "s4"}
    acc.copyout accPtr(%67 : !fir.ref<f32>) to varPtr(%23 : !fir.ref<f32>) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "r2"}
    acc.copyout accPtr(%68 : !fir.ref<i32>) to varPtr(%33 : !fir.ref<i32>) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "s5"}
    acc.copyout accPtr(%69 : !fir.ref<i32>) to varPtr(%35 : !fir.ref<i32>) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "s6"}
    acc.copyout accPtr(%70 : !fir.ref<i32>) to varPtr(%37 : !fir.ref<i32>) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "s7"}
    acc.copyout accPtr(%71 : !fir.ref<complex<f32>>) to varPtr(%39 : !fir.ref<complex<f32>>) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "z"}
    acc.copyout accPtr(%72 : !fir.ref<!fir.logical<4>>) to varPtr(%13 : !fir.ref<!fir.logical<4>>) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "l1"}
    acc.copyout accPtr(%73 : !fir.ref<!fir.logical<4>>) to varPtr(%15 : !fir.ref<!fir.logical<4>>) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "l2"}
    acc.copyout accPtr(%74 : !fir.ref<!fir.logical<4>>) to varPtr(%17 : !fir.ref<!fir.logical<4>>) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "l3"}
    acc.copyout accPtr(%75 : !fir.ref<!fir.logical<4>>) to varPtr(%19 : !fir.ref<!fir.logical<4>>) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "l4"}
    acc.copyout accPtr(%76 : !fir.ref<!fir.array<10xf64>>) to varPtr(%9 : !fir.ref<!fir.array<10xf64>>) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "arr"}
    %77 = acc.firstprivate varPtr(%39 : !fir.ref<complex<f32>>) recipe(@firstprivatization_ref_z32) -> !fir.ref<complex<f32>> {name = "z"}
    acc.parallel combined(loop) firstprivate(%77 : !fir.ref<complex<f32>>) {
      %82 = fir.declare %77 {uniq_name = "_QFreduceEz"} : (!fir.ref<complex<f32>>) -> !fir.ref<complex<f32>>
      %83 = acc.private varPtr(%9 : !fir.ref<!fir.array<10xf64>>) recipe(@privatization_ref_10xf64) -> !fir.ref<!fir.array<10xf64>> {name = "arr"}
      %84 = acc.private varPtr(%6 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) recipe(@privatization_ref_box_heap_Uxf32) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>> {name = "al"}
      %85 = fir.load %1 : !fir.ref<i32>
      %86 = acc.private varPtr(%11 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
      acc.loop combined(parallel) private(%83, %84, %86 : !fir.ref<!fir.array<10xf64>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<i32>) control(%arg2 : i32) = (%c1_i32 : i32) to (%85 : i32)  step (%c1_i32 : i32) {
        %87 = fir.declare %83(%8) {uniq_name = "_QFreduceEarr"} : (!fir.ref<!fir.array<10xf64>>, !fir.shape<1>) -> !fir.ref<!fir.array<10xf64>>
        %88 = fir.declare %84 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFreduceEal"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
        %89 = fir.declare %86 {uniq_name = "_QFreduceEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
        fir.store %arg2 to %89 : !fir.ref<i32>
        %90 = fir.load %89 : !fir.ref<i32>
        %91 = fir.convert %90 : (i32) -> f64
        %92 = fir.array_coor %87(%8) %c1 : (!fir.ref<!fir.array<10xf64>>, !fir.shape<1>, index) -> !fir.ref<f64>
        fir.store %91 to %92 : !fir.ref<f64>
        %93 = fir.array_coor %87(%8) %c1 : (!fir.ref<!fir.array<10xf64>>, !fir.shape<1>, index) -> !fir.ref<f64>
        %94 = fir.load %93 : !fir.ref<f64>
        %95 = fir.load %82 : !fir.ref<complex<f32>>
        %96 = fir.extract_value %95, [0 : index] : (complex<f32>) -> f32
        %97 = fir.convert %96 : (f32) -> f64
        %98 = arith.addf %94, %97 fastmath<contract> : f64
        %99 = fir.convert %98 : (f64) -> f32
        %100 = fir.load %88 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
        %101 = fir.box_addr %100 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
        %c0_0 = arith.constant 0 : index
        %102:3 = fir.box_dims %100, %c0_0 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
        %103 = fir.shape_shift %102#0, %102#1 : (index, index) -> !fir.shapeshift<1>
        %104 = fir.array_coor %101(%103) %c1 : (!fir.heap<!fir.array<?xf32>>, !fir.shapeshift<1>, index) -> !fir.ref<f32>
        fir.store %99 to %104 : !fir.ref<f32>
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    %78 = fir.load %6 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %79 = fir.box_addr %78 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %80 = fir.convert %79 : (!fir.heap<!fir.array<?xf32>>) -> i64
    %81 = arith.cmpi ne, %80, %c0_i64 : i64
    fir.if %81 {
      %82 = fir.load %6 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      %83 = fir.box_addr %82 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
      fir.freemem %83 : !fir.heap<!fir.array<?xf32>>
      %84 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
      %85 = fir.shape %c0 : (index) -> !fir.shape<1>
      %86 = fir.embox %84(%85) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
      fir.store %86 to %6 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    }
    return
  }
  fir.global linkonce @_QQclX2F7374616E6461726420696E70757400 constant : !fir.char<1,16> {
    %0 = fir.string_lit "/standard input\00"(16) : !fir.char<1,16>
    fir.has_value %0 : !fir.char<1,16>
  }
}
