// Globals, the tables of derived types, procedures as values and calls by the dynamic type.
fir.global @_QMmEi(3 : i32) : i32
fir.global internal @_QMmEa(dense<[1, 2, 3]> : tensor<3xi32>) : !fir.array<3xi32>
fir.global linkonce @_QQclX6869 constant : !fir.char<1,2> {
  %0 = fir.string_lit "hi"(2) : !fir.char<1,2>
  fir.has_value %0 : !fir.char<1,2>
}
fir.global @_QMmEx : !fir.array<2x3xf32> {
  %0 = fir.undefined !fir.array<2x3xf32>
  %cst = arith.constant 1.0 : f32
  %cst_0 = arith.constant 2.0 : f32
  %1 = fir.insert_on_range %0, %cst from (0, 0) to (1, 2) : (!fir.array<2x3xf32>, f32) -> !fir.array<2x3xf32>
  %2 = fir.insert_value %1, %cst_0, [1 : index, 2 : index] : (!fir.array<2x3xf32>, f32) -> !fir.array<2x3xf32>
  fir.has_value %2 : !fir.array<2x3xf32>
}
fir.global @_QMmEp : !fir.box<!fir.ptr<!fir.array<?xi32>>> {
  %0 = fir.address_of(@_QMmEa) : !fir.ref<!fir.array<3xi32>>
  %c3 = arith.constant 3 : index
  %1 = fir.shape %c3 : (index) -> !fir.shape<1>
  %2 = fir.convert %0 : (!fir.ref<!fir.array<3xi32>>) -> !fir.ptr<!fir.array<?xi32>>
  %3 = fir.embox %2(%1) : (!fir.ptr<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.box<!fir.ptr<!fir.array<?xi32>>>
  fir.has_value %3 : !fir.box<!fir.ptr<!fir.array<?xi32>>>
}
fir.global @_QMmEz : !fir.array<100xf64> {
  %0 = fir.zero_bits !fir.array<100xf64>
  fir.has_value %0 : !fir.array<100xf64>
}
fir.global @_QMelseEy : i32

fir.global internal @_QMmE.di.t.n(7 : i32) : i32
fir.type_info @_QMmTt noinit nodestroy nofinal : !fir.type<_QMmTt{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}> dispatch_table {
  fir.dt_entry "show", @_QMmPshow
} component_info {
  fir.dt_component "n" init @_QMmE.di.t.n
}

func.func @_QMmPshow(%t: !fir.class<!fir.type<_QMmTt{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) {
  return
}

func.func @_QPcaller(%t: !fir.class<!fir.type<_QMmTt{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>, %u: !fir.class<none>) -> i32 {
  fir.dispatch "show"(%t : !fir.class<!fir.type<_QMmTt{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) (%t : !fir.class<!fir.type<_QMmTt{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) {pass_arg_pos = 0 : i32}
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  fir.select_type %u : !fir.class<none> [#fir.class_is<!fir.type<_QMmTt{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>, ^bb1, #fir.type_is<i32>, ^bb2, unit, ^bb2]
^bb1:
  return %c1 : i32
^bb2:
  return %c2 : i32
}

func.func @_QPapply(%f: !fir.boxproc<() -> ()>, %x: !fir.ref<i32>) {
  %0 = fir.box_addr %f : (!fir.boxproc<() -> ()>) -> ((!fir.ref<i32>) -> ())
  fir.call %0(%x) : (!fir.ref<i32>) -> ()
  return
}

func.func private @_QPhostPinner(%x: !fir.ref<i32>, %h: !fir.ref<tuple<!fir.ref<i32>>> {fir.host_assoc}) {
  %c0 = arith.constant 0 : i32
  %0 = fir.coordinate_of %h, %c0 : (!fir.ref<tuple<!fir.ref<i32>>>, i32) -> !fir.llvm_ptr<!fir.ref<i32>>
  %1 = fir.load %0 : !fir.llvm_ptr<!fir.ref<i32>>
  %2 = fir.load %1 : !fir.ref<i32>
  fir.store %2 to %x : !fir.ref<i32>
  return
}

func.func @_QPhost(%x: !fir.ref<i32>, %y: !fir.ref<i32>) {
  %c0 = arith.constant 0 : i32
  %0 = fir.alloca tuple<!fir.ref<i32>>
  %1 = fir.coordinate_of %0, %c0 : (!fir.ref<tuple<!fir.ref<i32>>>, i32) -> !fir.llvm_ptr<!fir.ref<i32>>
  fir.store %y to %1 : !fir.llvm_ptr<!fir.ref<i32>>
  %2 = fir.address_of(@_QPhostPinner) : (!fir.ref<i32>, !fir.ref<tuple<!fir.ref<i32>>>) -> ()
  %3 = fir.emboxproc %2, %0 : ((!fir.ref<i32>, !fir.ref<tuple<!fir.ref<i32>>>) -> (), !fir.ref<tuple<!fir.ref<i32>>>) -> !fir.boxproc<() -> ()>
  fir.call @_QPapply(%3, %x) : (!fir.boxproc<() -> ()>, !fir.ref<i32>) -> ()
  return
}
