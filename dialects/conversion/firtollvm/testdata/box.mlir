// Descriptors are parts where they stay, and memory where they go somewhere.
func.func private @callee(!fir.box<!fir.array<?xf32>>)

func.func @element(%b: !fir.box<!fir.array<?x?xf32>>, %i: i32, %j: i64) -> f32 {
  %c1 = arith.constant 1 : i32
  %0 = arith.subi %i, %c1 overflow<nsw> : i32
  %1 = fir.convert %0 : (i32) -> i64
  %2 = fir.array_coor %b %1, %j : (!fir.box<!fir.array<?x?xf32>>, i64, i64) -> !fir.ref<f32>
  %3 = fir.load %2 : !fir.ref<f32>
  return %3 : f32
}

func.func @section(%a: !fir.ref<!fir.array<?x10xf32>>, %n: index) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  %s = fir.shape_shift %c2, %n, %c1, %c10 : (index, index, index, index) -> !fir.shapeshift<2>
  %u = fir.undefined index
  %t = fir.slice %c3, %u, %u, %c1, %c10, %c3 : (index, index, index, index, index, index) -> !fir.slice<2>
  %b = fir.embox %a(%s) [%t] : (!fir.ref<!fir.array<?x10xf32>>, !fir.shapeshift<2>, !fir.slice<2>) -> !fir.box<!fir.array<?xf32>>
  fir.call @callee(%b) : (!fir.box<!fir.array<?xf32>>) -> ()
  return
}

func.func @allocatable(%r: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>>, %n: index) -> i64 {
  %c0 = arith.constant 0 : index
  %m = fir.allocmem !fir.array<?xf64>, %n
  %s = fir.shape %n : (index) -> !fir.shape<1>
  %b = fir.embox %m(%s) : (!fir.heap<!fir.array<?xf64>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf64>>>
  fir.store %b to %r : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>>
  %l = fir.load %r : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>>
  %d:3 = fir.box_dims %l, %c0 : (!fir.box<!fir.heap<!fir.array<?xf64>>>, index) -> (index, index, index)
  %a = fir.box_addr %l : (!fir.box<!fir.heap<!fir.array<?xf64>>>) -> !fir.heap<!fir.array<?xf64>>
  %e = fir.box_elesize %l : (!fir.box<!fir.heap<!fir.array<?xf64>>>) -> index
  %t = fir.box_total_elements %l : (!fir.box<!fir.heap<!fir.array<?xf64>>>) -> index
  %x = arith.muli %e, %t : index
  %y = arith.addi %x, %d#1 : index
  %q = fir.is_contiguous_box %l whole : (!fir.box<!fir.heap<!fir.array<?xf64>>>) -> i1
  %z = fir.convert %y : (index) -> i64
  %k = fir.convert %q : (i1) -> i64
  %w = arith.addi %z, %k : i64
  fir.freemem %a : !fir.heap<!fir.array<?xf64>>
  return %w : i64
}

func.func @lower(%b: !fir.box<!fir.ptr<!fir.array<?xf32>>>, %n: index) -> !fir.box<!fir.ptr<!fir.array<?xf32>>> {
  %s = fir.shift %n : (index) -> !fir.shift<1>
  %r = fir.rebox %b(%s) : (!fir.box<!fir.ptr<!fir.array<?xf32>>>, !fir.shift<1>) -> !fir.box<!fir.ptr<!fir.array<?xf32>>>
  return %r : !fir.box<!fir.ptr<!fir.array<?xf32>>>
}

func.func @optional(%b: !fir.box<!fir.array<?xf32>>) -> i1 {
  %d = fir.declare %b {fortran_attrs = #fir.var_attrs<optional>, uniq_name = "_QFoptionalEb"} : (!fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>>
  %p = fir.is_present %d : (!fir.box<!fir.array<?xf32>>) -> i1
  %x = fir.if %p -> (!fir.box<!fir.array<?xf32>>) {
    %0 = fir.rebox %d : (!fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>>
    fir.result %0 : !fir.box<!fir.array<?xf32>>
  } else {
    %0 = fir.absent !fir.box<!fir.array<?xf32>>
    fir.result %0 : !fir.box<!fir.array<?xf32>>
  }
  fir.call @callee(%x) : (!fir.box<!fir.array<?xf32>>) -> ()
  return %p : i1
}

func.func @queries(%b: !fir.box<none>, %o: !fir.ref<!fir.box<!fir.heap<i32>>>) -> i1 {
  %0 = fir.box_isptr %b : (!fir.box<none>) -> i1
  %1 = fir.box_isalloc %b : (!fir.box<none>) -> i1
  %2 = fir.box_isarray %b : (!fir.box<none>) -> i1
  %3 = fir.box_typecode %b : (!fir.box<none>) -> i32
  %4 = fir.is_assumed_size %b : (!fir.box<none>) -> i1
  %5 = fir.box_offset %o base_addr : (!fir.ref<!fir.box<!fir.heap<i32>>>) -> !fir.llvm_ptr<!fir.ref<i32>>
  %6 = fir.load %5 : !fir.llvm_ptr<!fir.ref<i32>>
  fir.store %3 to %6 : !fir.ref<i32>
  %7 = arith.andi %0, %1 : i1
  %8 = arith.andi %2, %4 : i1
  %9 = arith.ori %7, %8 : i1
  %10 = fir.assumed_size_extent : index
  %11 = fir.is_assumed_size_extent %10 : (index) -> i1
  %12 = arith.ori %9, %11 : i1
  return %12 : i1
}
