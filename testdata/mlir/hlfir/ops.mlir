func.func private @types(!hlfir.expr<i32>, !hlfir.expr<2x?x!fir.char<1,?>>, !hlfir.expr<*:f32>, !hlfir.expr<?x!fir.type<t{x:i32}>?>, !hlfir.expr<!fir.type<t{x:i32}>?>, !hlfir.expr<3x!fir.type<r{next:!fir.box<!fir.ptr<!fir.type<r>>>}>>, !hlfir.expr<0xf32>)
// -----
func.func @variables(%a: !fir.ref<!fir.array<?x?xf32>>, %c: !fir.boxchar<1>, %i: index, %st: !fir.ref<!fir.array<8xi8>>, %r: !fir.ref<i32>, %b: !fir.box<!fir.array<?xf32>>, %h: !fir.box<!fir.heap<!fir.array<?xf32>>>, %p: !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, %k: !fir.ref<!fir.array<3xf32>>, %v: !fir.ref<!fir.array<3xf32>, volatile>, %l: !fir.class<!fir.ptr<!fir.type<t{x:i32}>>, volatile>) {
  %0 = fir.dummy_scope : !fir.dscope
  %1 = fir.shape_shift %i, %i, %i, %i : (index, index, index, index) -> !fir.shapeshift<2>
  %2:2 = hlfir.declare %a(%1) dummy_scope %0 arg 1 {fortran_attrs = #fir.var_attrs<intent_in>, uniq_name = "_QFfEa"} : (!fir.ref<!fir.array<?x?xf32>>, !fir.shapeshift<2>, !fir.dscope) -> (!fir.box<!fir.array<?x?xf32>>, !fir.ref<!fir.array<?x?xf32>>)
  %3:2 = fir.unboxchar %c : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
  %4:2 = hlfir.declare %3#0 typeparams %3#1 dummy_scope %0 {uniq_name = "_QFfEc"} : (!fir.ref<!fir.char<1,?>>, index, !fir.dscope) -> (!fir.boxchar<1>, !fir.ref<!fir.char<1,?>>)
  %5:2 = hlfir.declare %r storage(%st[4]) {uniq_name = "_QFfEr"} : (!fir.ref<i32>, !fir.ref<!fir.array<8xi8>>) -> (!fir.ref<i32>, !fir.ref<i32>)
  %6 = fir.shift %i : (index) -> !fir.shift<1>
  %7:2 = hlfir.declare %b(%6) skip_rebox {uniq_name = "_QFfEb"} : (!fir.box<!fir.array<?xf32>>, !fir.shift<1>) -> (!fir.box<!fir.array<?xf32>>, !fir.box<!fir.array<?xf32>>)
  %8:2 = hlfir.declare %h {uniq_name = "_QFfEh"} : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> (!fir.box<!fir.array<?xf32>>, !fir.box<!fir.array<?xf32>>)
  %9:2 = hlfir.declare %p {fortran_attrs = #fir.var_attrs<pointer>, uniq_name = "_QFfEp"} : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) -> (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>)
  %10 = fir.shape %i : (index) -> !fir.shape<1>
  %11:2 = hlfir.declare %k(%10) {uniq_name = "_QFfEk"} : (!fir.ref<!fir.array<3xf32>>, !fir.shape<1>) -> (!fir.ref<!fir.array<3xf32>>, !fir.ref<!fir.array<3xf32>>)
  %12 = fir.shape_shift %i, %i : (index, index) -> !fir.shapeshift<1>
  %13:2 = hlfir.declare %v(%12) {fortran_attrs = #fir.var_attrs<volatile>, uniq_name = "_QFfEv"} : (!fir.ref<!fir.array<3xf32>, volatile>, !fir.shapeshift<1>) -> (!fir.box<!fir.array<3xf32>, volatile>, !fir.ref<!fir.array<3xf32>, volatile>)
  %14:2 = hlfir.declare %r(%12) {uniq_name = "_QFfEs"} : (!fir.ref<i32>, !fir.shapeshift<1>) -> (!fir.box<i32>, !fir.ref<i32>)
  %15:2 = hlfir.declare %l {uniq_name = "_QFfEl"} : (!fir.class<!fir.ptr<!fir.type<t{x:i32}>>, volatile>) -> (!fir.class<!fir.type<t{x:i32}>, volatile>, !fir.class<!fir.type<t{x:i32}>, volatile>)
  %16 = hlfir.null !fir.ref<none>
  return
}
// -----
func.func @parts(%a: !fir.box<!fir.array<?x?xf32>>, %s: !fir.boxchar<1>, %i: index, %j: i32, %z: !fir.ref<!fir.array<4xcomplex<f32>>>, %t: !fir.ref<!fir.type<u{x:i32,v:!fir.array<3xf32>,c:!fir.char<1,8>,p:!fir.box<!fir.ptr<!fir.array<?xf32>>>}>>, %ts: !fir.box<!fir.array<?x!fir.type<u{x:i32,v:!fir.array<3xf32>,c:!fir.char<1,8>,p:!fir.box<!fir.ptr<!fir.array<?xf32>>>}>>>, %w: !fir.ref<!fir.array<5x!fir.char<1,4>>>, %e: !fir.ref<!fir.type<e{u:!fir.type<b{n:i32}>,m:i32}>>, %es: !fir.box<!fir.array<?x!fir.type<e{u:!fir.type<b{n:i32}>,m:i32}>>>) {
  %0 = hlfir.designate %a (%i, %j)  : (!fir.box<!fir.array<?x?xf32>>, index, i32) -> !fir.ref<f32>
  %1 = fir.shape %i : (index) -> !fir.shape<1>
  %2 = hlfir.designate %a (%i:%i:%i, %j)  shape %1 : (!fir.box<!fir.array<?x?xf32>>, index, index, index, i32, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
  %3 = hlfir.designate %s  substr %i, %i  typeparams %i : (!fir.boxchar<1>, index, index, index) -> !fir.boxchar<1>
  %4 = hlfir.designate %z (%i) imag : (!fir.ref<!fir.array<4xcomplex<f32>>>, index) -> !fir.ref<f32>
  %5 = hlfir.designate %z real shape %1 : (!fir.ref<!fir.array<4xcomplex<f32>>>, !fir.shape<1>) -> !fir.box<!fir.array<4xf32>>
  %6 = hlfir.designate %t{"x"}   : (!fir.ref<!fir.type<u{x:i32,v:!fir.array<3xf32>,c:!fir.char<1,8>,p:!fir.box<!fir.ptr<!fir.array<?xf32>>>}>>) -> !fir.ref<i32>
  %7 = hlfir.designate %t{"v"} <%1> (%i)  : (!fir.ref<!fir.type<u{x:i32,v:!fir.array<3xf32>,c:!fir.char<1,8>,p:!fir.box<!fir.ptr<!fir.array<?xf32>>>}>>, !fir.shape<1>, index) -> !fir.ref<f32>
  %8 = hlfir.designate %t{"v"}   shape %1 : (!fir.ref<!fir.type<u{x:i32,v:!fir.array<3xf32>,c:!fir.char<1,8>,p:!fir.box<!fir.ptr<!fir.array<?xf32>>>}>>, !fir.shape<1>) -> !fir.ref<!fir.array<3xf32>>
  %9 = hlfir.designate %t{"p"}   {fortran_attrs = #fir.var_attrs<pointer>} : (!fir.ref<!fir.type<u{x:i32,v:!fir.array<3xf32>,c:!fir.char<1,8>,p:!fir.box<!fir.ptr<!fir.array<?xf32>>>}>>) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
  %10 = hlfir.designate %ts{"v"} <%1> (%i)  shape %1 : (!fir.box<!fir.array<?x!fir.type<u{x:i32,v:!fir.array<3xf32>,c:!fir.char<1,8>,p:!fir.box<!fir.ptr<!fir.array<?xf32>>>}>>>, !fir.shape<1>, index, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
  %11 = hlfir.designate %t{"c"}  substr %i, %j  typeparams %i : (!fir.ref<!fir.type<u{x:i32,v:!fir.array<3xf32>,c:!fir.char<1,8>,p:!fir.box<!fir.ptr<!fir.array<?xf32>>>}>>, index, i32, index) -> !fir.boxchar<1>
  %12 = hlfir.designate %w (%i)  typeparams %i {t.x} : (!fir.ref<!fir.array<5x!fir.char<1,4>>>, index, index) -> !fir.ref<!fir.char<1,4>>
  %13 = hlfir.parent_comp %e : (!fir.ref<!fir.type<e{u:!fir.type<b{n:i32}>,m:i32}>>) -> !fir.ref<!fir.type<b{n:i32}>>
  %14 = hlfir.parent_comp %es shape %1 : (!fir.box<!fir.array<?x!fir.type<e{u:!fir.type<b{n:i32}>,m:i32}>>>, !fir.shape<1>) -> !fir.box<!fir.array<?x!fir.type<b{n:i32}>>>
  return
}
// -----
func.func @assignment(%x: f32, %r: !fir.ref<f32>, %a: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, %e: !hlfir.expr<?xf32>, %s: !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>, %c: !fir.boxchar<1>, %b: !fir.box<!fir.array<?xf32>>, %p: i1, %l: !fir.class<!fir.array<?x!fir.type<t{x:i32}>>>, %lt: !fir.ref<!fir.class<!fir.heap<!fir.array<?x!fir.type<t{x:i32}>>>>>) {
  hlfir.assign %x to %r : f32, !fir.ref<f32>
  hlfir.assign %e to %a realloc : !hlfir.expr<?xf32>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
  hlfir.assign %c to %s realloc keep_lhs_len {t.x} : !fir.boxchar<1>, !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
  hlfir.assign %e to %b temporary_lhs : !hlfir.expr<?xf32>, !fir.box<!fir.array<?xf32>>
  %0:2 = hlfir.copy_in %b to %a : (!fir.box<!fir.array<?xf32>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> (!fir.box<!fir.array<?xf32>>, i1)
  hlfir.copy_out %a, %0#1 to %b : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, i1, !fir.box<!fir.array<?xf32>>) -> ()
  %1:2 = hlfir.copy_in %l to %lt handle_optional %p : (!fir.class<!fir.array<?x!fir.type<t{x:i32}>>>, !fir.ref<!fir.class<!fir.heap<!fir.array<?x!fir.type<t{x:i32}>>>>>, i1) -> (!fir.class<!fir.array<?x!fir.type<t{x:i32}>>>, i1)
  hlfir.copy_out %lt, %1#1 : (!fir.ref<!fir.class<!fir.heap<!fir.array<?x!fir.type<t{x:i32}>>>>>, i1) -> ()
  return
}
// -----
func.func @values(%x: i32, %i: index, %b: !fir.box<!fir.array<?x?xf32>>, %s: !fir.shape<2>, %c: !fir.boxchar<1>, %h: !fir.heap<!fir.array<2xi32>>, %yes: i1, %k: !hlfir.expr<?x!fir.type<t{x:i32}>?>, %d: !hlfir.expr<!fir.type<t{x:i32}>>, %mold: !fir.class<!fir.type<t{x:i32}>>, %s1: !fir.shape<1>, %w: !hlfir.expr<?x!fir.char<1,?>>) {
  %0:3 = hlfir.associate %x {adapt.valuebyref} : (i32) -> (!fir.ref<i32>, !fir.ref<i32>, i1)
  hlfir.end_associate %0#1, %0#2 : !fir.ref<i32>, i1
  %1 = hlfir.elemental %s unordered : (!fir.shape<2>) -> !hlfir.expr<?x?xf32> {
  ^bb0(%p: index, %q: index):
    %20 = hlfir.designate %b (%p, %q)  : (!fir.box<!fir.array<?x?xf32>>, index, index) -> !fir.ref<f32>
    %21 = fir.load %20 : !fir.ref<f32>
    %22 = arith.negf %21 : f32
    hlfir.yield_element %22 : f32
  }
  %2 = hlfir.apply %1, %i, %i : (!hlfir.expr<?x?xf32>, index, index) -> f32
  %3 = hlfir.no_reassoc %2 : f32
  %4:3 = hlfir.associate %1(%s) {uniq_name = ".tmp"} : (!hlfir.expr<?x?xf32>, !fir.shape<2>) -> (!fir.box<!fir.array<?x?xf32>>, !fir.ref<!fir.array<?x?xf32>>, i1)
  hlfir.end_associate %4#1, %4#2 : !fir.ref<!fir.array<?x?xf32>>, i1
  %5 = hlfir.shape_of %1 : (!hlfir.expr<?x?xf32>) -> !fir.shape<2>
  %6 = hlfir.get_extent %5 {dim = 1 : index} : (!fir.shape<2>) -> index
  hlfir.destroy %1 : !hlfir.expr<?x?xf32>
  %7 = hlfir.as_expr %c : (!fir.boxchar<1>) -> !hlfir.expr<!fir.char<1,?>>
  %8 = hlfir.as_expr %h move %yes : (!fir.heap<!fir.array<2xi32>>, i1) -> !hlfir.expr<2xi32>
  hlfir.destroy %d finalize : !hlfir.expr<!fir.type<t{x:i32}>>
  %9 = hlfir.elemental %s1 mold %mold : (!fir.shape<1>, !fir.class<!fir.type<t{x:i32}>>) -> !hlfir.expr<?x!fir.type<t{x:i32}>?> {
  ^bb0(%p: index):
    %20 = hlfir.apply %k, %p : (!hlfir.expr<?x!fir.type<t{x:i32}>?>, index) -> !hlfir.expr<!fir.type<t{x:i32}>?>
    hlfir.yield_element %20 : !hlfir.expr<!fir.type<t{x:i32}>?>
  }
  %10 = hlfir.elemental %s1 typeparams %i unordered {t.x} : (!fir.shape<1>, index) -> !hlfir.expr<?x!fir.char<1,?>> {
  ^bb0(%p: index):
    %20 = hlfir.apply %w, %p typeparams %i : (!hlfir.expr<?x!fir.char<1,?>>, index, index) -> !hlfir.expr<!fir.char<1,?>>
    hlfir.yield_element %20 : !hlfir.expr<!fir.char<1,?>>
  }
  %11 = hlfir.eval_in_mem shape %s1 : (!fir.shape<1>) -> !hlfir.expr<10xf32> {
  ^bb0(%m: !fir.ref<!fir.array<10xf32>>):
    %20 = fir.call @f() : () -> !fir.array<10xf32>
    fir.save_result %20 to %m(%s1) : !fir.array<10xf32>, !fir.ref<!fir.array<10xf32>>, !fir.shape<1>
  }
  %12 = hlfir.eval_in_mem typeparams %i : (index) -> !hlfir.expr<!fir.char<1,?>> {
  ^bb0(%m: !fir.ref<!fir.char<1,?>>):
    fir.call @g(%m) : (!fir.ref<!fir.char<1,?>>) -> ()
  }
  %13 = hlfir.no_reassoc %12 : !hlfir.expr<!fir.char<1,?>>
  return
}
func.func private @f() -> !fir.array<10xf32>
func.func private @g(!fir.ref<!fir.char<1,?>>)
// -----
func.func @strings(%a: !fir.boxchar<1>, %b: !fir.ref<!fir.char<1,3>>, %n: i64, %e: !hlfir.expr<3x!fir.char<1,?>>, %l: !fir.logical<4>, %i1: i1) {
  %0 = hlfir.concat %a, %b len %n : (!fir.boxchar<1>, !fir.ref<!fir.char<1,3>>, i64) -> !hlfir.expr<!fir.char<1,?>>
  %1 = hlfir.set_length %a len %n : (!fir.boxchar<1>, i64) -> !hlfir.expr<!fir.char<1,5>>
  %2 = hlfir.get_length %e : (!hlfir.expr<3x!fir.char<1,?>>) -> index
  %3 = hlfir.char_trim %b : (!fir.ref<!fir.char<1,3>>) -> !hlfir.expr<!fir.char<1,?>>
  %4 = hlfir.char_extremum max, %a, %b, %0 : (!fir.boxchar<1>, !fir.ref<!fir.char<1,3>>, !hlfir.expr<!fir.char<1,?>>) -> !hlfir.expr<!fir.char<1,?>>
  %5 = hlfir.char_extremum min, %a, %b {t.x} : (!fir.boxchar<1>, !fir.ref<!fir.char<1,3>>) -> !hlfir.expr<!fir.char<1,?>>
  %6 = hlfir.cmpchar slt %a %b : (!fir.boxchar<1>, !fir.ref<!fir.char<1,3>>) -> i1
  %7 = hlfir.index %b in %a : (!fir.ref<!fir.char<1,3>>, !fir.boxchar<1>) -> i32
  %8 = hlfir.index %b in %0 back %l : (!fir.ref<!fir.char<1,3>>, !hlfir.expr<!fir.char<1,?>>, !fir.logical<4>) -> i64
  %9 = hlfir.index %b in %a back %i1 : (!fir.ref<!fir.char<1,3>>, !fir.boxchar<1>, i1) -> i32
  return
}
// -----
func.func @reductions(%a: !fir.box<!fir.array<?x?xf32>>, %v: !fir.ref<!fir.array<4xi32>>, %l: !fir.ref<!fir.array<2x2x!fir.logical<4>>>, %m: !hlfir.expr<?x?x!fir.logical<4>>, %d: i32, %yes: !fir.logical<4>, %c: !fir.ref<!fir.array<3x!fir.char<1,4>>>) {
  %0 = hlfir.all %l : (!fir.ref<!fir.array<2x2x!fir.logical<4>>>) -> !fir.logical<4>
  %1 = hlfir.all %l dim %d : (!fir.ref<!fir.array<2x2x!fir.logical<4>>>, i32) -> !hlfir.expr<2x!fir.logical<4>>
  %2 = hlfir.any %m : (!hlfir.expr<?x?x!fir.logical<4>>) -> !fir.logical<4>
  %3 = hlfir.count %m dim %d : (!hlfir.expr<?x?x!fir.logical<4>>, i32) -> !hlfir.expr<?xi64>
  %4 = hlfir.count %l : (!fir.ref<!fir.array<2x2x!fir.logical<4>>>) -> i32
  %5 = hlfir.maxval %a mask %m {fastmath = #arith.fastmath<contract>} : (!fir.box<!fir.array<?x?xf32>>, !hlfir.expr<?x?x!fir.logical<4>>) -> f32
  %6 = hlfir.maxval %c : (!fir.ref<!fir.array<3x!fir.char<1,4>>>) -> !hlfir.expr<!fir.char<1,4>>
  %7 = hlfir.minval %a dim %d mask %yes : (!fir.box<!fir.array<?x?xf32>>, i32, !fir.logical<4>) -> !hlfir.expr<?xf32>
  %8 = hlfir.product %v {fastmath = #arith.fastmath<contract>} : (!fir.ref<!fir.array<4xi32>>) -> i32
  %9 = hlfir.sum %a dim %d {fastmath = #arith.fastmath<contract>} : (!fir.box<!fir.array<?x?xf32>>, i32) -> !hlfir.expr<?xf32>
  %10 = hlfir.maxloc %v dim %d : (!fir.ref<!fir.array<4xi32>>, i32) -> i32
  %11 = hlfir.maxloc %a mask %m back %yes {fastmath = #arith.fastmath<contract>} : (!fir.box<!fir.array<?x?xf32>>, !hlfir.expr<?x?x!fir.logical<4>>, !fir.logical<4>) -> !hlfir.expr<2xi32>
  %12 = hlfir.minloc %a dim %d : (!fir.box<!fir.array<?x?xf32>>, i32) -> !hlfir.expr<?xi32>
  return
}
// -----
func.func @arrays(%a: !fir.ref<!fir.array<2x3xf32>>, %b: !fir.ref<!fir.array<3x2xf32>>, %v: !hlfir.expr<2xf32>, %n: !fir.ref<!fir.array<2xi32>>, %d: i32, %bound: !fir.ref<!fir.array<2xf32>>, %pad: !fir.ref<!fir.array<1xf32>>, %x: f32) {
  %0 = hlfir.dot_product %v %v {fastmath = #arith.fastmath<contract>} : (!hlfir.expr<2xf32>, !hlfir.expr<2xf32>) -> f32
  %1 = hlfir.matmul %a %b {fastmath = #arith.fastmath<contract>} : (!fir.ref<!fir.array<2x3xf32>>, !fir.ref<!fir.array<3x2xf32>>) -> !hlfir.expr<2x2xf32>
  %2 = hlfir.matmul %b %v : (!fir.ref<!fir.array<3x2xf32>>, !hlfir.expr<2xf32>) -> !hlfir.expr<3xf32>
  %3 = hlfir.matmul_transpose %a %v {t.x} : (!fir.ref<!fir.array<2x3xf32>>, !hlfir.expr<2xf32>) -> !hlfir.expr<3xf32>
  %4 = hlfir.transpose %a : (!fir.ref<!fir.array<2x3xf32>>) -> !hlfir.expr<3x2xf32>
  %5 = hlfir.cshift %a %d : (!fir.ref<!fir.array<2x3xf32>>, i32) -> !hlfir.expr<2x3xf32>
  %6 = hlfir.cshift %a %n dim %d : (!fir.ref<!fir.array<2x3xf32>>, !fir.ref<!fir.array<2xi32>>, i32) -> !hlfir.expr<?x?xf32>
  %7 = hlfir.eoshift %a %d boundary %x : (!fir.ref<!fir.array<2x3xf32>>, i32, f32) -> !hlfir.expr<2x3xf32>
  %8 = hlfir.eoshift %a %n boundary %bound dim %d : (!fir.ref<!fir.array<2x3xf32>>, !fir.ref<!fir.array<2xi32>>, !fir.ref<!fir.array<2xf32>>, i32) -> !hlfir.expr<2x3xf32>
  %9 = hlfir.reshape %a %n : (!fir.ref<!fir.array<2x3xf32>>, !fir.ref<!fir.array<2xi32>>) -> !hlfir.expr<3x2xf32>
  %10 = hlfir.reshape %v %n pad %pad order %n : (!hlfir.expr<2xf32>, !fir.ref<!fir.array<2xi32>>, !fir.ref<!fir.array<1xf32>>, !fir.ref<!fir.array<2xi32>>) -> !hlfir.expr<3x2xf32>
  return
}
// -----
func.func @order(%n: i32, %a: !fir.ref<!fir.array<10xf32>>, %b: !fir.ref<!fir.array<10xf32>>, %v: !fir.ref<!fir.array<10xi32>>, %s: !fir.shape<1>, %x: f32, %m: !hlfir.expr<10x!fir.logical<4>>) {
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
  hlfir.region_assign {
    hlfir.yield %b : !fir.ref<!fir.array<10xf32>> 
  } to {
    hlfir.elemental_addr %s unordered : !fir.shape<1> {
    ^bb0(%i: index):
      %0 = hlfir.designate %v (%i)  : (!fir.ref<!fir.array<10xi32>>, index) -> !fir.ref<i32>
      %1 = fir.load %0 : !fir.ref<i32>
      %2 = hlfir.designate %a (%1)  : (!fir.ref<!fir.array<10xf32>>, i32) -> !fir.ref<f32>
      hlfir.yield %2 : !fir.ref<f32> 
    } cleanup {
      hlfir.destroy %m : !hlfir.expr<10x!fir.logical<4>>
    }
  }
  hlfir.region_assign {
    hlfir.yield %n : i32 
  } to {
    hlfir.yield %a : !fir.ref<!fir.array<10xf32>> 
  } user_defined_assign  (%from: i32) to (%to: !fir.ref<!fir.array<10xf32>>) {
    fir.call @g(%to, %from) : (!fir.ref<!fir.array<10xf32>>, i32) -> ()
  }
  return
}
func.func private @f() -> f32
func.func private @g(!fir.ref<!fir.array<10xf32>>, i32)
