// hlfir.declare
%2:2 = hlfir.declare %a(%1) dummy_scope %0 arg 1 {fortran_attrs = #fir.var_attrs<intent_in>, uniq_name = "_QFfEa"} : (!fir.ref<!fir.array<?x?xf32>>, !fir.shapeshift<2>, !fir.dscope) -> (!fir.box<!fir.array<?x?xf32>>, !fir.ref<!fir.array<?x?xf32>>)

// hlfir.designate
%0 = hlfir.designate %a (%i, %j)  : (!fir.box<!fir.array<?x?xf32>>, index, i32) -> !fir.ref<f32>

// hlfir.parent_comp
%13 = hlfir.parent_comp %e : (!fir.ref<!fir.type<e{u:!fir.type<b{n:i32}>,m:i32}>>) -> !fir.ref<!fir.type<b{n:i32}>>

// hlfir.null
%16 = hlfir.null !fir.ref<none>

// hlfir.forall_index
%0 = hlfir.forall_index "i" %i : (i32) -> !fir.ref<i32>

// hlfir.assign
hlfir.assign %x to %r : f32, !fir.ref<f32>

// hlfir.copy_in
%0:2 = hlfir.copy_in %b to %a : (!fir.box<!fir.array<?xf32>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> (!fir.box<!fir.array<?xf32>>, i1)

// hlfir.copy_out
hlfir.copy_out %a, %0#1 to %b : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, i1, !fir.box<!fir.array<?xf32>>) -> ()

// hlfir.associate
%0:3 = hlfir.associate %x {adapt.valuebyref} : (i32) -> (!fir.ref<i32>, !fir.ref<i32>, i1)

// hlfir.end_associate
hlfir.end_associate %0#1, %0#2 : !fir.ref<i32>, i1

// hlfir.as_expr
%7 = hlfir.as_expr %c : (!fir.boxchar<1>) -> !hlfir.expr<!fir.char<1,?>>

// hlfir.no_reassoc
%3 = hlfir.no_reassoc %2 : f32

// hlfir.destroy
hlfir.destroy %1 : !hlfir.expr<?x?xf32>

// hlfir.eval_in_mem
%11 = hlfir.eval_in_mem shape %s1 : (!fir.shape<1>) -> !hlfir.expr<10xf32> {
^bb0(%m: !fir.ref<!fir.array<10xf32>>):
  %20 = fir.call @f() : () -> !fir.array<10xf32>
  fir.save_result %20 to %m(%s1) : !fir.array<10xf32>, !fir.ref<!fir.array<10xf32>>, !fir.shape<1>
}

// hlfir.elemental
%1 = hlfir.elemental %s unordered : (!fir.shape<2>) -> !hlfir.expr<?x?xf32> {
^bb0(%p: index, %q: index):
  %20 = hlfir.designate %b (%p, %q)  : (!fir.box<!fir.array<?x?xf32>>, index, index) -> !fir.ref<f32>
  %21 = fir.load %20 : !fir.ref<f32>
  %22 = arith.negf %21 : f32
  hlfir.yield_element %22 : f32
}

// hlfir.yield_element
hlfir.yield_element %22 : f32

// hlfir.apply
%2 = hlfir.apply %1, %i, %i : (!hlfir.expr<?x?xf32>, index, index) -> f32

// hlfir.shape_of
%5 = hlfir.shape_of %1 : (!hlfir.expr<?x?xf32>) -> !fir.shape<2>

// hlfir.get_extent
%6 = hlfir.get_extent %5 {dim = 1 : index} : (!fir.shape<2>) -> index

// hlfir.concat
%0 = hlfir.concat %a, %b len %n : (!fir.boxchar<1>, !fir.ref<!fir.char<1,3>>, i64) -> !hlfir.expr<!fir.char<1,?>>

// hlfir.set_length
%1 = hlfir.set_length %a len %n : (!fir.boxchar<1>, i64) -> !hlfir.expr<!fir.char<1,5>>

// hlfir.char_trim
%3 = hlfir.char_trim %b : (!fir.ref<!fir.char<1,3>>) -> !hlfir.expr<!fir.char<1,?>>

// hlfir.char_extremum
%4 = hlfir.char_extremum max, %a, %b, %0 : (!fir.boxchar<1>, !fir.ref<!fir.char<1,3>>, !hlfir.expr<!fir.char<1,?>>) -> !hlfir.expr<!fir.char<1,?>>

// hlfir.cmpchar
%6 = hlfir.cmpchar slt %a %b : (!fir.boxchar<1>, !fir.ref<!fir.char<1,3>>) -> i1

// hlfir.index
%7 = hlfir.index %b in %a : (!fir.ref<!fir.char<1,3>>, !fir.boxchar<1>) -> i32

// hlfir.get_length
%2 = hlfir.get_length %e : (!hlfir.expr<3x!fir.char<1,?>>) -> index

// hlfir.all
%0 = hlfir.all %l : (!fir.ref<!fir.array<2x2x!fir.logical<4>>>) -> !fir.logical<4>

// hlfir.any
%2 = hlfir.any %m : (!hlfir.expr<?x?x!fir.logical<4>>) -> !fir.logical<4>

// hlfir.count
%3 = hlfir.count %m dim %d : (!hlfir.expr<?x?x!fir.logical<4>>, i32) -> !hlfir.expr<?xi64>

// hlfir.maxval
%5 = hlfir.maxval %a mask %m {fastmath = #arith.fastmath<contract>} : (!fir.box<!fir.array<?x?xf32>>, !hlfir.expr<?x?x!fir.logical<4>>) -> f32

// hlfir.minval
%7 = hlfir.minval %a dim %d mask %yes : (!fir.box<!fir.array<?x?xf32>>, i32, !fir.logical<4>) -> !hlfir.expr<?xf32>

// hlfir.product
%8 = hlfir.product %v {fastmath = #arith.fastmath<contract>} : (!fir.ref<!fir.array<4xi32>>) -> i32

// hlfir.sum
%9 = hlfir.sum %a dim %d {fastmath = #arith.fastmath<contract>} : (!fir.box<!fir.array<?x?xf32>>, i32) -> !hlfir.expr<?xf32>

// hlfir.maxloc
%10 = hlfir.maxloc %v dim %d : (!fir.ref<!fir.array<4xi32>>, i32) -> i32

// hlfir.minloc
%12 = hlfir.minloc %a dim %d : (!fir.box<!fir.array<?x?xf32>>, i32) -> !hlfir.expr<?xi32>

// hlfir.dot_product
%0 = hlfir.dot_product %v %v {fastmath = #arith.fastmath<contract>} : (!hlfir.expr<2xf32>, !hlfir.expr<2xf32>) -> f32

// hlfir.matmul
%1 = hlfir.matmul %a %b {fastmath = #arith.fastmath<contract>} : (!fir.ref<!fir.array<2x3xf32>>, !fir.ref<!fir.array<3x2xf32>>) -> !hlfir.expr<2x2xf32>

// hlfir.matmul_transpose
%3 = hlfir.matmul_transpose %a %v {t.x} : (!fir.ref<!fir.array<2x3xf32>>, !hlfir.expr<2xf32>) -> !hlfir.expr<3xf32>

// hlfir.transpose
%4 = hlfir.transpose %a : (!fir.ref<!fir.array<2x3xf32>>) -> !hlfir.expr<3x2xf32>

// hlfir.cshift
%5 = hlfir.cshift %a %d : (!fir.ref<!fir.array<2x3xf32>>, i32) -> !hlfir.expr<2x3xf32>

// hlfir.eoshift
%7 = hlfir.eoshift %a %d boundary %x : (!fir.ref<!fir.array<2x3xf32>>, i32, f32) -> !hlfir.expr<2x3xf32>

// hlfir.reshape
%9 = hlfir.reshape %a %n : (!fir.ref<!fir.array<2x3xf32>>, !fir.ref<!fir.array<2xi32>>) -> !hlfir.expr<3x2xf32>

// hlfir.region_assign
hlfir.region_assign {
  hlfir.yield %x : f32 
} to {
  %1 = fir.load %0 : !fir.ref<i32>
  %2 = hlfir.designate %a (%1)  : (!fir.ref<!fir.array<10xf32>>, i32) -> !fir.ref<f32>
  hlfir.yield %2 : !fir.ref<f32> 
}

// hlfir.forall
hlfir.forall lb {
  hlfir.yield %n : i32 
} ub {
  hlfir.yield %n : i32 
} step {
  hlfir.yield %n : i32 
}  (%i: i32) {
  %0 = hlfir.forall_index "i" %i : (i32) -> !fir.ref<i32>
  hlfir.forall_mask {
    %1 = fir.load %0 : !fir.ref<i32>
    %2 = arith.cmpi sgt, %1, %n : i32
    hlfir.yield %2 : i1 
  } do {
    hlfir.region_assign {
      hlfir.yield %x : f32 
    } to {
      %1 = fir.load %0 : !fir.ref<i32>
      %2 = hlfir.designate %a (%1)  : (!fir.ref<!fir.array<10xf32>>, i32) -> !fir.ref<f32>
      hlfir.yield %2 : !fir.ref<f32> 
    }
  }
}

// hlfir.forall_mask
hlfir.forall_mask {
  %1 = fir.load %0 : !fir.ref<i32>
  %2 = arith.cmpi sgt, %1, %n : i32
  hlfir.yield %2 : i1 
} do {
  hlfir.region_assign {
    hlfir.yield %x : f32 
  } to {
    %1 = fir.load %0 : !fir.ref<i32>
    %2 = hlfir.designate %a (%1)  : (!fir.ref<!fir.array<10xf32>>, i32) -> !fir.ref<f32>
    hlfir.yield %2 : !fir.ref<f32> 
  }
}

// hlfir.where
hlfir.where {
  hlfir.yield %m : !hlfir.expr<10x!fir.logical<4>> cleanup {
    hlfir.destroy %m : !hlfir.expr<10x!fir.logical<4>>
  }
} do {
  hlfir.region_assign {
    %0 = hlfir.exactly_once : f32 {
      %1 = fir.call @f() : () -> f32
      hlfir.yield %1 : f32 
    }
    hlfir.yield %0 : f32 
  } to {
    hlfir.yield %a : !fir.ref<!fir.array<10xf32>> 
  }
  hlfir.elsewhere mask {
    hlfir.yield %m : !hlfir.expr<10x!fir.logical<4>> 
  } do {
    hlfir.region_assign {
      hlfir.yield %b : !fir.ref<!fir.array<10xf32>> 
    } to {
      hlfir.yield %a : !fir.ref<!fir.array<10xf32>> 
    }
    hlfir.elsewhere do {
      hlfir.region_assign {
        hlfir.yield %x : f32 
      } to {
        hlfir.yield %a : !fir.ref<!fir.array<10xf32>> 
      }
    }
  }
}

// hlfir.elsewhere
hlfir.elsewhere mask {
  hlfir.yield %m : !hlfir.expr<10x!fir.logical<4>> 
} do {
  hlfir.region_assign {
    hlfir.yield %b : !fir.ref<!fir.array<10xf32>> 
  } to {
    hlfir.yield %a : !fir.ref<!fir.array<10xf32>> 
  }
  hlfir.elsewhere do {
    hlfir.region_assign {
      hlfir.yield %x : f32 
    } to {
      hlfir.yield %a : !fir.ref<!fir.array<10xf32>> 
    }
  }
}

// hlfir.exactly_once
%0 = hlfir.exactly_once : f32 {
  %1 = fir.call @f() : () -> f32
  hlfir.yield %1 : f32 
}

// hlfir.yield
hlfir.yield %n : i32 

// hlfir.elemental_addr
hlfir.elemental_addr %s unordered : !fir.shape<1> {
^bb0(%i: index):
  %0 = hlfir.designate %v (%i)  : (!fir.ref<!fir.array<10xi32>>, index) -> !fir.ref<i32>
  %1 = fir.load %0 : !fir.ref<i32>
  %2 = hlfir.designate %a (%1)  : (!fir.ref<!fir.array<10xf32>>, i32) -> !fir.ref<f32>
  hlfir.yield %2 : !fir.ref<f32> 
} cleanup {
  hlfir.destroy %m : !hlfir.expr<10x!fir.logical<4>>
}
