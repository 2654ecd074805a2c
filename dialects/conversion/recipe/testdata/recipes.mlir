module {
  acc.private.recipe @private_ref_f64 : !fir.ref<f64> init {
  ^bb0(%arg0: !fir.ref<f64>):
    %0 = fir.alloca f64
    %1:2 = hlfir.declare %0 {uniq_name = ""} : (!fir.ref<f64>) -> (!fir.ref<f64>, !fir.ref<f64>)
    acc.yield %1#0 : !fir.ref<f64>
  }
  acc.firstprivate.recipe @firstprivate_ref_f64 : !fir.ref<f64> init {
  ^bb0(%arg0: !fir.ref<f64>):
    %0 = fir.alloca f64
    %1:2 = hlfir.declare %0 {acc.var_name = #acc.var_name<"x">, uniq_name = ""} : (!fir.ref<f64>) -> (!fir.ref<f64>, !fir.ref<f64>)
    acc.yield %1#0 : !fir.ref<f64>
  } copy {
  ^bb0(%arg0: !fir.ref<f64>, %arg1: !fir.ref<f64>):
    %0 = fir.load %arg0 : !fir.ref<f64>
    fir.store %0 to %arg1 : !fir.ref<f64>
    acc.terminator
  }
  acc.private.recipe @private_ptr_i32 : !fir.ptr<i32> init {
  ^bb0(%arg0: !fir.ptr<i32>):
    %0 = fir.alloca i32
    %1:2 = hlfir.declare %0 {uniq_name = ""} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    acc.yield %1#0 : !fir.ref<i32>
  }
  acc.firstprivate.recipe @firstprivate_ptr_i32 : !fir.ptr<i32> init {
  ^bb0(%arg0: !fir.ptr<i32>):
    %0 = fir.alloca i32
    %1:2 = hlfir.declare %0 {acc.var_name = #acc.var_name<"x">, uniq_name = ""} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    acc.yield %1#0 : !fir.ref<i32>
  } copy {
  ^bb0(%arg0: !fir.ptr<i32>, %arg1: !fir.ptr<i32>):
    %0 = fir.load %arg0 : !fir.ptr<i32>
    fir.store %0 to %arg1 : !fir.ptr<i32>
    acc.terminator
  }
  acc.private.recipe @private_heap_z32 : !fir.heap<complex<f32>> init {
  ^bb0(%arg0: !fir.heap<complex<f32>>):
    %0 = fir.alloca complex<f32>
    %1:2 = hlfir.declare %0 {uniq_name = ""} : (!fir.ref<complex<f32>>) -> (!fir.ref<complex<f32>>, !fir.ref<complex<f32>>)
    acc.yield %1#0 : !fir.ref<complex<f32>>
  }
  acc.firstprivate.recipe @firstprivate_heap_z32 : !fir.heap<complex<f32>> init {
  ^bb0(%arg0: !fir.heap<complex<f32>>):
    %0 = fir.alloca complex<f32>
    %1:2 = hlfir.declare %0 {acc.var_name = #acc.var_name<"x">, uniq_name = ""} : (!fir.ref<complex<f32>>) -> (!fir.ref<complex<f32>>, !fir.ref<complex<f32>>)
    acc.yield %1#0 : !fir.ref<complex<f32>>
  } copy {
  ^bb0(%arg0: !fir.heap<complex<f32>>, %arg1: !fir.heap<complex<f32>>):
    %0 = fir.load %arg0 : !fir.heap<complex<f32>>
    fir.store %0 to %arg1 : !fir.heap<complex<f32>>
    acc.terminator
  }
  acc.private.recipe @private_ref_3xf32 : !fir.ref<!fir.array<3xf32>> init {
  ^bb0(%arg0: !fir.ref<!fir.array<3xf32>>):
    %c3 = arith.constant 3 : index
    %0 = fir.alloca !fir.array<3xf32>
    %1 = fir.shape %c3 : (index) -> !fir.shape<1>
    %2 = fir.declare %0(%1) {uniq_name = "acc.private.init"} : (!fir.ref<!fir.array<3xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<3xf32>>
    acc.yield %2 : !fir.ref<!fir.array<3xf32>>
  }
  acc.firstprivate.recipe @firstprivate_ref_3xf32 : !fir.ref<!fir.array<3xf32>> init {
  ^bb0(%arg0: !fir.ref<!fir.array<3xf32>>):
    %c3 = arith.constant 3 : index
    %0 = fir.alloca !fir.array<3xf32>
    %1 = fir.shape %c3 : (index) -> !fir.shape<1>
    %2 = fir.declare %0(%1) {acc.var_name = #acc.var_name<"x">, uniq_name = "acc.private.init"} : (!fir.ref<!fir.array<3xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<3xf32>>
    acc.yield %2 : !fir.ref<!fir.array<3xf32>>
  } copy {
  ^bb0(%arg0: !fir.ref<!fir.array<3xf32>>, %arg1: !fir.ref<!fir.array<3xf32>>):
    %c3 = arith.constant 3 : index
    %0 = fir.shape %c3 : (index) -> !fir.shape<1>
    %c3_0 = arith.constant 3 : index
    %1 = fir.shape %c3_0 : (index) -> !fir.shape<1>
    %c1 = arith.constant 1 : index
    %c1_1 = arith.constant 1 : index
    fir.do_loop %arg2 = %c1 to %c3_0 step %c1_1 {
      %2 = fir.array_coor %arg0(%0) %arg2 : (!fir.ref<!fir.array<3xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %3 = fir.array_coor %arg1(%1) %arg2 : (!fir.ref<!fir.array<3xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %4 = fir.load %2 : !fir.ref<f32>
      fir.store %4 to %3 : !fir.ref<f32>
    }
    acc.terminator
  }
  acc.private.recipe @private_box_Uxf32 : !fir.box<!fir.array<?xf32>> init {
  ^bb0(%arg0: !fir.box<!fir.array<?xf32>>):
    %c0 = arith.constant 0 : index
    %0:3 = fir.box_dims %arg0, %c0 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
    %1 = fir.alloca !fir.array<?xf32>, %0#1
    %2 = fir.shape %0#1 : (index) -> !fir.shape<1>
    %3 = fir.declare %1(%2) {uniq_name = "acc.private.init"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<?xf32>>
    %4 = fir.embox %3(%2) : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
    acc.yield %4 : !fir.box<!fir.array<?xf32>>
  }
  acc.firstprivate.recipe @firstprivate_box_Uxf32 : !fir.box<!fir.array<?xf32>> init {
  ^bb0(%arg0: !fir.box<!fir.array<?xf32>>):
    %c0 = arith.constant 0 : index
    %0:3 = fir.box_dims %arg0, %c0 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
    %1 = fir.alloca !fir.array<?xf32>, %0#1
    %2 = fir.shape %0#1 : (index) -> !fir.shape<1>
    %3 = fir.declare %1(%2) {uniq_name = "acc.private.init"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<?xf32>>
    %4 = fir.embox %3(%2) {acc.var_name = #acc.var_name<"x">} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
    acc.yield %4 : !fir.box<!fir.array<?xf32>>
  } copy {
  ^bb0(%arg0: !fir.box<!fir.array<?xf32>>, %arg1: !fir.box<!fir.array<?xf32>>):
    %c0 = arith.constant 0 : index
    %0:3 = fir.box_dims %arg0, %c0 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
    %c0_0 = arith.constant 0 : index
    %1:3 = fir.box_dims %arg1, %c0_0 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
    %c1 = arith.constant 1 : index
    %c1_1 = arith.constant 1 : index
    fir.do_loop %arg2 = %c1 to %1#1 step %c1_1 {
      %2 = fir.array_coor %arg0 %arg2 : (!fir.box<!fir.array<?xf32>>, index) -> !fir.ref<f32>
      %3 = fir.array_coor %arg1 %arg2 : (!fir.box<!fir.array<?xf32>>, index) -> !fir.ref<f32>
      %4 = fir.load %2 : !fir.ref<f32>
      fir.store %4 to %3 : !fir.ref<f32>
    }
    acc.terminator
  }
  acc.private.recipe @private_ref_box_heap_Uxf32 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>> init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %c0 = arith.constant 0 : index
    %1:3 = fir.box_dims %0, %c0 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %2 = fir.alloca !fir.array<?xf32>, %1#1
    %3 = fir.shape %1#1 : (index) -> !fir.shape<1>
    %c0_0 = arith.constant 0 : index
    %4:3 = fir.box_dims %0, %c0_0 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %5 = fir.shape_shift %4#0, %1#1 : (index, index) -> !fir.shapeshift<1>
    %6 = fir.alloca !fir.box<!fir.heap<!fir.array<?xf32>>>
    %7 = fir.declare %6 {uniq_name = "acc.private.init"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %8 = fir.convert %2 : (!fir.ref<!fir.array<?xf32>>) -> !fir.heap<!fir.array<?xf32>>
    %9 = fir.embox %8(%5) : (!fir.heap<!fir.array<?xf32>>, !fir.shapeshift<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    fir.store %9 to %7 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    acc.yield %7 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
  }
  acc.firstprivate.recipe @firstprivate_ref_box_heap_Uxf32 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>> init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %c0 = arith.constant 0 : index
    %1:3 = fir.box_dims %0, %c0 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %2 = fir.alloca !fir.array<?xf32>, %1#1
    %3 = fir.shape %1#1 : (index) -> !fir.shape<1>
    %c0_0 = arith.constant 0 : index
    %4:3 = fir.box_dims %0, %c0_0 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %5 = fir.shape_shift %4#0, %1#1 : (index, index) -> !fir.shapeshift<1>
    %6 = fir.alloca !fir.box<!fir.heap<!fir.array<?xf32>>>
    %7 = fir.declare %6 {acc.var_name = #acc.var_name<"x">, uniq_name = "acc.private.init"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %8 = fir.convert %2 : (!fir.ref<!fir.array<?xf32>>) -> !fir.heap<!fir.array<?xf32>>
    %9 = fir.embox %8(%5) : (!fir.heap<!fir.array<?xf32>>, !fir.shapeshift<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    fir.store %9 to %7 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    acc.yield %7 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
  } copy {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, %arg1: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %c0 = arith.constant 0 : index
    %1:3 = fir.box_dims %0, %c0 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %2 = fir.load %arg1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %c0_0 = arith.constant 0 : index
    %3:3 = fir.box_dims %2, %c0_0 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %c1 = arith.constant 1 : index
    %c1_1 = arith.constant 1 : index
    fir.do_loop %arg2 = %c1 to %3#1 step %c1_1 {
      %4 = fir.array_coor %0 %arg2 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> !fir.ref<f32>
      %5 = fir.array_coor %2 %arg2 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> !fir.ref<f32>
      %6 = fir.load %4 : !fir.ref<f32>
      fir.store %6 to %5 : !fir.ref<f32>
    }
    acc.terminator
  }
  acc.private.recipe @private_memref_f32_ : memref<f32> init {
  ^bb0(%arg0: memref<f32>):
    %alloca = memref.alloca() : memref<f32>
    acc.yield %alloca : memref<f32>
  }
  acc.firstprivate.recipe @firstprivate_memref_f32_ : memref<f32> init {
  ^bb0(%arg0: memref<f32>):
    %alloca = memref.alloca() {acc.var_name = #acc.var_name<"x">} : memref<f32>
    acc.yield %alloca : memref<f32>
  } copy {
  ^bb0(%arg0: memref<f32>, %arg1: memref<f32>):
    memref.copy %arg0, %arg1 : memref<f32> to memref<f32>
    acc.terminator
  }
  acc.private.recipe @private_memref_4xi32_ : memref<4xi32> init {
  ^bb0(%arg0: memref<4xi32>):
    %alloca = memref.alloca() : memref<4xi32>
    acc.yield %alloca : memref<4xi32>
  }
  acc.firstprivate.recipe @firstprivate_memref_4xi32_ : memref<4xi32> init {
  ^bb0(%arg0: memref<4xi32>):
    %alloca = memref.alloca() {acc.var_name = #acc.var_name<"x">} : memref<4xi32>
    acc.yield %alloca : memref<4xi32>
  } copy {
  ^bb0(%arg0: memref<4xi32>, %arg1: memref<4xi32>):
    memref.copy %arg0, %arg1 : memref<4xi32> to memref<4xi32>
    acc.terminator
  }
  acc.private.recipe @private_memref_Xx3xf32_ : memref<?x3xf32> init {
  ^bb0(%arg0: memref<?x3xf32>):
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x3xf32>
    %alloc = memref.alloc(%dim) : memref<?x3xf32>
    acc.yield %alloc : memref<?x3xf32>
  } destroy {
  ^bb0(%arg0: memref<?x3xf32>, %arg1: memref<?x3xf32>):
    memref.dealloc %arg1 : memref<?x3xf32>
    acc.terminator
  }
  acc.firstprivate.recipe @firstprivate_memref_Xx3xf32_ : memref<?x3xf32> init {
  ^bb0(%arg0: memref<?x3xf32>):
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x3xf32>
    %alloc = memref.alloc(%dim) {acc.var_name = #acc.var_name<"x">} : memref<?x3xf32>
    acc.yield %alloc : memref<?x3xf32>
  } copy {
  ^bb0(%arg0: memref<?x3xf32>, %arg1: memref<?x3xf32>):
    memref.copy %arg0, %arg1 : memref<?x3xf32> to memref<?x3xf32>
    acc.terminator
  } destroy {
  ^bb0(%arg0: memref<?x3xf32>, %arg1: memref<?x3xf32>):
    memref.dealloc %arg1 : memref<?x3xf32>
    acc.terminator
  }
  acc.private.recipe @private_i64 : !llvm.ptr init {
  ^bb0(%arg0: !llvm.ptr):
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i64 : (i32) -> !llvm.ptr
    acc.yield %0 : !llvm.ptr
  }
  acc.firstprivate.recipe @firstprivate_i64 : !llvm.ptr init {
  ^bb0(%arg0: !llvm.ptr):
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i64 {acc.var_name = #acc.var_name<"x">} : (i32) -> !llvm.ptr
    acc.yield %0 : !llvm.ptr
  } copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> i64
    llvm.store %0, %arg1 : i64, !llvm.ptr
    acc.terminator
  }
}
