// fir.alloca
%0 = fir.alloca !fir.char<1,?>(%n : i64) {bindc_name = "x", pinned}

// fir.allocmem
%4 = fir.allocmem !fir.array<?xf32>, %i {fir.must_be_heap = true, uniq_name = "a"}

// fir.freemem
fir.freemem %4 : !fir.heap<!fir.array<?xf32>>

// fir.load
%3 = fir.load %2 {nontemporal} : !fir.ref<i32>

// fir.store
fir.store %3 to %2 {t.x} : !fir.ref<i32>

// fir.copy
fir.copy %5 to %6 no_overlap : !fir.ref<!fir.array<2xi32>>, !fir.ref<!fir.array<2xi32>>

// fir.save_result
fir.save_result %v to %5(%s) : !fir.array<2xi32>, !fir.ref<!fir.array<2xi32>>, !fir.shape<1>

// fir.char_convert
fir.char_convert %7 for %i to %8 : !fir.ref<!fir.array<?x!fir.char<2>>>, index, !fir.ref<!fir.array<?x!fir.char<1>>>

// fir.declare
%2 = fir.declare %a(%1) dummy_scope %0 arg 1 {fortran_attrs = #fir.var_attrs<intent_in>, uniq_name = "_QFfEa"} : (!fir.ref<!fir.array<?x?xf32>>, !fir.shapeshift<2>, !fir.dscope) -> !fir.ref<!fir.array<?x?xf32>>

// fir.dummy_scope
%0 = fir.dummy_scope : !fir.dscope

// fir.volatile_cast
%9 = fir.volatile_cast %2 : (!fir.ref<i32>) -> !fir.ref<i32, volatile>

// fir.embox
%1 = fir.embox %a(%0) [%s] : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>, !fir.slice<2>) -> !fir.box<!fir.array<?x?xf32>>

// fir.rebox
%5 = fir.rebox %b(%4) : (!fir.box<!fir.array<?x?xf32>>, !fir.shift<2>) -> !fir.box<!fir.array<?x?xf32>>

// fir.rebox_assumed_rank
%7 = fir.rebox_assumed_rank %any lbs ones : (!fir.box<!fir.array<*:f32>>) -> !fir.box<!fir.array<*:f32>>

// fir.emboxchar
%8 = fir.emboxchar %h, %i : (!fir.heap<!fir.char<1,?>>, index) -> !fir.boxchar<1>

// fir.emboxproc
%9 = fir.emboxproc %f, %host : ((i32) -> f32, !fir.ref<tuple<>>) -> !fir.boxproc<(i32) -> f32>

// fir.unboxchar
%3:2 = fir.unboxchar %c : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)

// fir.unboxproc
%11:2 = fir.unboxproc %10 : (!fir.boxproc<(i32) -> f32>) -> ((i32) -> f32, !fir.ref<tuple<>>)

// fir.box_addr
%12 = fir.box_addr %b : (!fir.box<!fir.array<?x?xf32>>) -> !fir.ref<!fir.array<?x?xf32>>

// fir.boxchar_len
%13 = fir.boxchar_len %8 : (!fir.boxchar<1>) -> index

// fir.box_dims
%14:3 = fir.box_dims %b, %i : (!fir.box<!fir.array<?x?xf32>>, index) -> (index, index, index)

// fir.box_elesize
%15 = fir.box_elesize %b : (!fir.box<!fir.array<?x?xf32>>) -> index

// fir.box_typecode
%16 = fir.box_typecode %b : (!fir.box<!fir.array<?x?xf32>>) -> i32

// fir.box_isalloc
%17 = fir.box_isalloc %b : (!fir.box<!fir.array<?x?xf32>>) -> i1

// fir.box_isarray
%18 = fir.box_isarray %b : (!fir.box<!fir.array<?x?xf32>>) -> i1

// fir.box_isptr
%19 = fir.box_isptr %b : (!fir.box<!fir.array<?x?xf32>>) -> i1

// fir.boxproc_host
%20 = fir.boxproc_host %10 : (!fir.boxproc<(i32) -> f32>) -> !fir.ref<tuple<>>

// fir.box_rank
%21 = fir.box_rank %any : (!fir.box<!fir.array<*:f32>>) -> i32

// fir.box_tdesc
%22 = fir.box_tdesc %k : (!fir.class<!fir.type<t{x:i32}>>) -> !fir.tdesc<!fir.type<t{x:i32}>>

// fir.box_total_elements
%23 = fir.box_total_elements %b : (!fir.box<!fir.array<?x?xf32>>) -> index

// fir.is_assumed_size
%24 = fir.is_assumed_size %any : (!fir.box<!fir.array<*:f32>>) -> i1

// fir.is_present
%25 = fir.is_present %b : (!fir.box<!fir.array<?x?xf32>>) -> i1

// fir.is_assumed_size_extent
%27 = fir.is_assumed_size_extent %26 : (index) -> i1

// fir.is_contiguous_box
%28 = fir.is_contiguous_box %b innermost : (!fir.box<!fir.array<?x?xf32>>) -> i1

// fir.box_offset
%30 = fir.box_offset %bb base_addr : (!fir.ref<!fir.box<i32>>) -> !fir.llvm_ptr<!fir.ref<i32>>

// fir.assumed_size_extent
%26 = fir.assumed_size_extent : index

// fir.absent
%31 = fir.absent !fir.box<none>

// fir.type_desc
%32 = fir.type_desc !fir.type<t{x:i32}>

// fir.shape
%s = fir.shape %i : (index) -> !fir.shape<1>

// fir.shape_shift
%1 = fir.shape_shift %i, %i, %i, %i : (index, index, index, index) -> !fir.shapeshift<2>

// fir.shift
%6 = fir.shift %i : (index) -> !fir.shift<1>

// fir.slice
%1 = fir.slice %i, %i, %i, %i, %i, %i : (index, index, index, index, index, index) -> !fir.slice<2>

// fir.array_coor
%5 = fir.array_coor %a(%0) %i, %i : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>, index, index) -> !fir.ref<f32>

// fir.coordinate_of
%10 = fir.coordinate_of %r, x, %i : (!fir.ref<!fir.type<a{x:!fir.array<3xi32>,y:i32}>>, index) -> !fir.ref<i32>

// fir.field_index
%2 = fir.field_index y, !fir.type<a{x:!fir.array<3xi32>,y:i32}>

// fir.len_param_index
%13 = fir.len_param_index n, !fir.type<p(n:i32){x:!fir.char<1,?>}>

// fir.negc
%0 = fir.negc %c : complex<f32>

// fir.addc
%1 = fir.addc %c, %c {fastmath = #arith.fastmath<contract>} : complex<f32>

// fir.subc
%2 = fir.subc %c, %c : complex<f32>

// fir.mulc
%3 = fir.mulc %c, %c : complex<f32>

// fir.divc
%4 = fir.divc %c, %c {fastmath = #arith.fastmath<nnan>} : complex<f32>

// fir.cmpc
%5 = fir.cmpc "oeq", %c, %c {fastmath = #arith.fastmath<none>} : complex<f32>

// fir.convert
%6 = fir.convert %l : (!fir.logical<4>) -> i1

// fir.no_reassoc
%7 = fir.no_reassoc %z : f32

// fir.undefined
%8 = fir.undefined !fir.type<a{x:i32,y:f32}>

// fir.zero_bits
%9 = fir.zero_bits !fir.ref<none>

// fir.string_lit
%10 = fir.string_lit "ab\22\00c"(5) : !fir.char<1,5>

// fir.extract_value
%13 = fir.extract_value %c, [0 : index] : (complex<f32>) -> f32

// fir.insert_value
%14 = fir.insert_value %t, %z, ["y", !fir.type<a{x:i32,y:f32}>] : (!fir.type<a{x:i32,y:f32}>, f32) -> !fir.type<a{x:i32,y:f32}>

// fir.insert_on_range
%15 = fir.insert_on_range %s, %z from (0, 1) to (2, 3) : (!fir.array<4x4xf32>, f32) -> !fir.array<4x4xf32>

// fir.if
%5 = fir.if %b -> (i32) {
  fir.result %x : i32
} else {
  fir.result %x : i32
}

// fir.do_loop
fir.do_loop %i = %a to %a step %a {
  fir.store %x to %r : !fir.ref<i32>
}

// fir.iterate_while
%2:2 = fir.iterate_while (%i = %a to %a step %a) and (%ok = %b) -> (index, i1) {
  fir.result %i, %ok : index, i1
}

// fir.result
fir.result %i, %c : index, i32

// fir.unreachable
fir.unreachable

// fir.select
fir.select %s : i32 [1, ^bb1(%s : i32), 2, ^bb2, unit, ^bb3]

// fir.select_rank
fir.select_rank %s : i32 [1, ^bb1(%s : i32), -1, ^bb2, unit, ^bb3]

// fir.select_case
fir.select_case %s : i32 [#fir.point, %s, ^bb1(%s : i32), #fir.interval, %s, %q, ^bb2, #fir.upper, %s, ^bb2, unit, ^bb3]

// fir.select_type
fir.select_type %c : !fir.class<none> [#fir.type_is<i32>, ^bb1(%s : i32), #fir.class_is<!fir.type<t{x:i32}>>, ^bb4, unit, ^bb2]

// fir.do_concurrent
fir.do_concurrent {
  %1 = fir.alloca i32
  fir.do_concurrent.loop (%i, %j) = (%c, %c) to (%c, %c) step (%c, %c) local(@l %s -> %q, @m %r -> %p : !fir.ref<i32>, !fir.ref<f32>) reduce(@add #fir.reduce_attr<add> %r -> %t : !fir.ref<f32>) {
    %2 = fir.load %t : !fir.ref<f32>
  }
}

// fir.do_concurrent.loop
fir.do_concurrent.loop (%i, %j) = (%c, %c) to (%c, %c) step (%c, %c) local(@l %s -> %q, @m %r -> %p : !fir.ref<i32>, !fir.ref<f32>) reduce(@add #fir.reduce_attr<add> %r -> %t : !fir.ref<f32>) {
  %2 = fir.load %t : !fir.ref<f32>
}

// fir.local
fir.local {type = local} @l : i32

// fir.declare_reduction
fir.declare_reduction @add : f32 init {
^bb0(%a: f32):
  %0 = arith.constant 0.000000e+00 : f32
  fir.yield(%0 : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  %0 = arith.addf %a, %b : f32
  fir.yield(%0 : f32)
}

// fir.yield
fir.yield(%b : !fir.ref<f32>)

// fir.call
%0 = fir.call @g(%x, %k) proc_attrs<pure, bind_c> fastmath<contract> {t.foo} : (i32, i64) -> f32

// fir.dispatch
%4 = fir.dispatch "area"(%c : !fir.class<!fir.type<t{x:i32}>>) (%c, %x : !fir.class<!fir.type<t{x:i32}>>, i32) -> f32 {pass_arg_pos = 0 : i32}

// fir.address_of
%5 = fir.address_of(@g) : (i32, i64) -> f32

// fir.global
fir.global internal @v : i32

// fir.has_value
fir.has_value %c1_i32 : i32

// fir.type_info
fir.type_info @t noinit nodestroy nofinal extends !fir.type<b{x:i32}> : !fir.type<t{b:!fir.type<b{x:i32}>}> dispatch_table {
  fir.dt_entry "a", @x deferred
  fir.dt_entry "b", @x
} component_info {
  fir.dt_component "id" lbs [1, 2] init @v
}

// fir.end
"fir.end"() : () -> ()

// fir.dt_entry
fir.dt_entry "a", @x deferred

// fir.dt_component
fir.dt_component "id" lbs [1, 2] init @v

// fir.use_stmt
fir.use_stmt "m"

// fir.array_load
%l = fir.array_load %a(%s) : (!fir.ref<!fir.array<10x20xf32>>, !fir.shape<2>) -> !fir.array<10x20xf32>

// fir.array_fetch
%e = fir.array_fetch %l, %i, %i : (!fir.array<10x20xf32>, index, index) -> f32

// fir.array_update
%u = fir.array_update %l, %v, %i, %i : (!fir.array<10x20xf32>, f32, index, index) -> !fir.array<10x20xf32>

// fir.array_modify
%m:2 = fir.array_modify %l, %i, %i : (!fir.array<10x20xf32>, index, index) -> (!fir.ref<f32>, !fir.array<10x20xf32>)

// fir.array_access
%x = fir.array_access %l, %i, %i : (!fir.array<10x20xf32>, index, index) -> !fir.ref<f32>

// fir.array_amend
%y = fir.array_amend %l, %x : (!fir.array<10x20xf32>, !fir.ref<f32>) -> !fir.array<10x20xf32>

// fir.array_merge_store
fir.array_merge_store %l, %u to %a : !fir.array<10x20xf32>, !fir.array<10x20xf32>, !fir.ref<!fir.array<10x20xf32>>
