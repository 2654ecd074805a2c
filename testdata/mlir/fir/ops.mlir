func.func private @types(!fir.ref<i32, volatile>, !fir.box<!fir.array<*:f32>, volatile>, !fir.array<2x3xf32>, !fir.vector<4:f32>, !fir.tdesc<!fir.type<a{x:i32}>>, !fir.len, !fir.field, !fir.class<none>, !fir.type<b(n:i32,m:i64){x:!fir.char<1,?>}>, !fir.char<2,7>, !fir.type<fwd>, !fir.char<1>, !fir.boxchar<4>, !fir.logical<8>)
func.func private @more(!fir.array<?x?x!fir.type<rec{p:!fir.boxproc<(!fir.ref<!fir.type<rec>>) -> i32>,t:tuple<!fir.ref<!fir.type<rec>>>,q:!fir.boxproc<() -> ()>}>>, !fir.int<4>, !fir.llvm_ptr<i32>, !fir.dscope, !fir.slice<2>, !fir.shape<3>, !fir.shift<1>, !fir.shapeshift<1>, !fir.array<0xf32>, !fir.array<3xf32, affine_map<(d0) -> (d0)>>, !fir.heap<!fir.box<i32>>, !fir.vector<4:!fir.char<1>>, !fir.class<!fir.array<3xf32>, volatile>)
func.func private @attributes() attributes {a = #fir.var_attrs<optional, target, value, volatile>, c = #fir.point, d = #fir.upper, e = #fir.type_is<i32>, g = #fir.reduce_attr<add>, h = #fir.proc_attrs<elemental, pure>, i = #fir.class_is<!fir.type<z{x:i32}>>, j = #fir.interval, k = #fir.lower, l = #fir<loc_kind inclusion>, m = #fir<loc_kind_array[base]>, n = #fir<loc_kind_array[]>, o = #fir<loc_kind_array[base, inclusion]>}
// -----
func.func @memory(%n: i64, %i: index, %v: !fir.array<2xi32>) {
  %0 = fir.alloca !fir.char<1,?>(%n : i64) {bindc_name = "x", pinned}
  %1 = fir.alloca !fir.array<?x?x!fir.char<1,?>>(%n : i64), %i, %i {uniq_name = "q"}
  %2 = fir.alloca i32
  %3 = fir.load %2 {nontemporal} : !fir.ref<i32>
  fir.store %3 to %2 {t.x} : !fir.ref<i32>
  %4 = fir.allocmem !fir.array<?xf32>, %i {fir.must_be_heap = true, uniq_name = "a"}
  fir.freemem %4 : !fir.heap<!fir.array<?xf32>>
  %5 = fir.alloca !fir.array<2xi32>
  %6 = fir.alloca !fir.array<2xi32>
  fir.copy %5 to %6 no_overlap : !fir.ref<!fir.array<2xi32>>, !fir.ref<!fir.array<2xi32>>
  %s = fir.shape %i : (index) -> !fir.shape<1>
  fir.save_result %v to %5(%s) : !fir.array<2xi32>, !fir.ref<!fir.array<2xi32>>, !fir.shape<1>
  %7 = fir.alloca !fir.array<?x!fir.char<2>>, %i
  %8 = fir.alloca !fir.array<?x!fir.char<1>>, %i
  fir.char_convert %7 for %i to %8 : !fir.ref<!fir.array<?x!fir.char<2>>>, index, !fir.ref<!fir.array<?x!fir.char<1>>>
  %9 = fir.volatile_cast %2 : (!fir.ref<i32>) -> !fir.ref<i32, volatile>
  return
}
// -----
func.func @variables(%a: !fir.ref<!fir.array<?x?xf32>>, %c: !fir.boxchar<1>, %i: index, %st: !fir.ref<!fir.array<8xi8>>, %r: !fir.ref<i32>, %b: !fir.box<!fir.array<?xf32>>) {
  %0 = fir.dummy_scope : !fir.dscope
  %1 = fir.shape_shift %i, %i, %i, %i : (index, index, index, index) -> !fir.shapeshift<2>
  %2 = fir.declare %a(%1) dummy_scope %0 arg 1 {fortran_attrs = #fir.var_attrs<intent_in>, uniq_name = "_QFfEa"} : (!fir.ref<!fir.array<?x?xf32>>, !fir.shapeshift<2>, !fir.dscope) -> !fir.ref<!fir.array<?x?xf32>>
  %3:2 = fir.unboxchar %c : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
  %4 = fir.declare %3#0 typeparams %3#1 dummy_scope %0 {uniq_name = "_QFfEc"} : (!fir.ref<!fir.char<1,?>>, index, !fir.dscope) -> !fir.ref<!fir.char<1,?>>
  %5 = fir.declare %r storage(%st[4]) {uniq_name = "_QFfEr"} : (!fir.ref<i32>, !fir.ref<!fir.array<8xi8>>) -> !fir.ref<i32>
  %6 = fir.shift %i : (index) -> !fir.shift<1>
  %7 = fir.declare %b(%6) {uniq_name = "_QFfEb"} : (!fir.box<!fir.array<?xf32>>, !fir.shift<1>) -> !fir.box<!fir.array<?xf32>>
  return
}
// -----
func.func @boxes(%a: !fir.ref<!fir.array<?x?xf32>>, %h: !fir.heap<!fir.char<1,?>>, %i: index, %s: !fir.slice<2>, %b: !fir.box<!fir.array<?x?xf32>>, %k: !fir.class<!fir.type<t{x:i32}>>, %t: !fir.ref<!fir.type<t{x:i32}>>, %any: !fir.box<!fir.array<*:f32>>, %f: (i32) -> f32, %host: !fir.ref<tuple<>>, %bb: !fir.ref<!fir.box<i32>>) {
  %0 = fir.shape %i, %i : (index, index) -> !fir.shape<2>
  %1 = fir.embox %a(%0) [%s] : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>, !fir.slice<2>) -> !fir.box<!fir.array<?x?xf32>>
  %2 = fir.embox %h typeparams %i {allocator_idx = 2 : i32} : (!fir.heap<!fir.char<1,?>>, index) -> !fir.box<!fir.heap<!fir.char<1,?>>>
  %3 = fir.embox %t source_box %k : (!fir.ref<!fir.type<t{x:i32}>>, !fir.class<!fir.type<t{x:i32}>>) -> !fir.class<!fir.type<t{x:i32}>>
  %4 = fir.shift %i, %i : (index, index) -> !fir.shift<2>
  %5 = fir.rebox %b(%4) : (!fir.box<!fir.array<?x?xf32>>, !fir.shift<2>) -> !fir.box<!fir.array<?x?xf32>>
  %6 = fir.rebox %b [%s] : (!fir.box<!fir.array<?x?xf32>>, !fir.slice<2>) -> !fir.box<!fir.array<?x?xf32>>
  %7 = fir.rebox_assumed_rank %any lbs ones : (!fir.box<!fir.array<*:f32>>) -> !fir.box<!fir.array<*:f32>>
  %8 = fir.emboxchar %h, %i : (!fir.heap<!fir.char<1,?>>, index) -> !fir.boxchar<1>
  %9 = fir.emboxproc %f, %host : ((i32) -> f32, !fir.ref<tuple<>>) -> !fir.boxproc<(i32) -> f32>
  %10 = fir.emboxproc %f : ((i32) -> f32) -> !fir.boxproc<(i32) -> f32>
  %11:2 = fir.unboxproc %10 : (!fir.boxproc<(i32) -> f32>) -> ((i32) -> f32, !fir.ref<tuple<>>)
  %12 = fir.box_addr %b : (!fir.box<!fir.array<?x?xf32>>) -> !fir.ref<!fir.array<?x?xf32>>
  %13 = fir.boxchar_len %8 : (!fir.boxchar<1>) -> index
  %14:3 = fir.box_dims %b, %i : (!fir.box<!fir.array<?x?xf32>>, index) -> (index, index, index)
  %15 = fir.box_elesize %b : (!fir.box<!fir.array<?x?xf32>>) -> index
  %16 = fir.box_typecode %b : (!fir.box<!fir.array<?x?xf32>>) -> i32
  %17 = fir.box_isalloc %b : (!fir.box<!fir.array<?x?xf32>>) -> i1
  %18 = fir.box_isarray %b : (!fir.box<!fir.array<?x?xf32>>) -> i1
  %19 = fir.box_isptr %b : (!fir.box<!fir.array<?x?xf32>>) -> i1
  %20 = fir.boxproc_host %10 : (!fir.boxproc<(i32) -> f32>) -> !fir.ref<tuple<>>
  %21 = fir.box_rank %any : (!fir.box<!fir.array<*:f32>>) -> i32
  %22 = fir.box_tdesc %k : (!fir.class<!fir.type<t{x:i32}>>) -> !fir.tdesc<!fir.type<t{x:i32}>>
  %23 = fir.box_total_elements %b : (!fir.box<!fir.array<?x?xf32>>) -> index
  %24 = fir.is_assumed_size %any : (!fir.box<!fir.array<*:f32>>) -> i1
  %25 = fir.is_present %b : (!fir.box<!fir.array<?x?xf32>>) -> i1
  %26 = fir.assumed_size_extent : index
  %27 = fir.is_assumed_size_extent %26 : (index) -> i1
  %28 = fir.is_contiguous_box %b innermost : (!fir.box<!fir.array<?x?xf32>>) -> i1
  %29 = fir.is_contiguous_box %b whole : (!fir.box<!fir.array<?x?xf32>>) -> i1
  %30 = fir.box_offset %bb base_addr : (!fir.ref<!fir.box<i32>>) -> !fir.llvm_ptr<!fir.ref<i32>>
  %31 = fir.absent !fir.box<none>
  %32 = fir.type_desc !fir.type<t{x:i32}>
  return
}
// -----
func.func @arrays(%i: index, %a: !fir.ref<!fir.array<?x?xf32>>, %b: !fir.box<!fir.array<?x?xf32>>, %r: !fir.ref<!fir.type<a{x:!fir.array<3xi32>,y:i32}>>, %rr: !fir.ref<!fir.array<3x!fir.type<a{x:!fir.array<3xi32>,y:i32}>>>, %c: !fir.ref<!fir.array<?x!fir.char<1,?>>>) {
  %0 = fir.shape %i, %i : (index, index) -> !fir.shape<2>
  %1 = fir.slice %i, %i, %i, %i, %i, %i : (index, index, index, index, index, index) -> !fir.slice<2>
  %2 = fir.field_index y, !fir.type<a{x:!fir.array<3xi32>,y:i32}>
  %3 = fir.slice %i, %i, %i path %2 : (index, index, index, !fir.field) -> !fir.slice<1>
  %4 = fir.slice %i, %i, %i substr %i, %i : (index, index, index, index, index) -> !fir.slice<1>
  %5 = fir.array_coor %a(%0) %i, %i : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>, index, index) -> !fir.ref<f32>
  %6 = fir.array_coor %a(%0) [%1] %i, %i : (!fir.ref<!fir.array<?x?xf32>>, !fir.shape<2>, !fir.slice<2>, index, index) -> !fir.ref<f32>
  %7 = fir.array_coor %b %i, %i : (!fir.box<!fir.array<?x?xf32>>, index, index) -> !fir.ref<f32>
  %8 = fir.shape %i : (index) -> !fir.shape<1>
  %9 = fir.array_coor %c(%8) %i typeparams %i : (!fir.ref<!fir.array<?x!fir.char<1,?>>>, !fir.shape<1>, index, index) -> !fir.ref<!fir.char<1,?>>
  %10 = fir.coordinate_of %r, x, %i : (!fir.ref<!fir.type<a{x:!fir.array<3xi32>,y:i32}>>, index) -> !fir.ref<i32>
  %11 = fir.coordinate_of %rr, %i, y {t.foo} : (!fir.ref<!fir.array<3x!fir.type<a{x:!fir.array<3xi32>,y:i32}>>>, index) -> !fir.ref<i32>
  %12 = fir.coordinate_of %rr, %i : (!fir.ref<!fir.array<3x!fir.type<a{x:!fir.array<3xi32>,y:i32}>>>, index) -> !fir.ref<!fir.type<a{x:!fir.array<3xi32>,y:i32}>>
  %13 = fir.len_param_index n, !fir.type<p(n:i32){x:!fir.char<1,?>}>
  return
}
// -----
func.func @values(%s: !fir.array<4x4xf32>, %z: f32, %c: complex<f32>, %t: !fir.type<a{x:i32,y:f32}>, %l: !fir.logical<4>) {
  %0 = fir.negc %c : complex<f32>
  %1 = fir.addc %c, %c {fastmath = #arith.fastmath<contract>} : complex<f32>
  %2 = fir.subc %c, %c : complex<f32>
  %3 = fir.mulc %c, %c : complex<f32>
  %4 = fir.divc %c, %c {fastmath = #arith.fastmath<nnan>} : complex<f32>
  %5 = fir.cmpc "oeq", %c, %c {fastmath = #arith.fastmath<none>} : complex<f32>
  %6 = fir.convert %l : (!fir.logical<4>) -> i1
  %7 = fir.no_reassoc %z : f32
  %8 = fir.undefined !fir.type<a{x:i32,y:f32}>
  %9 = fir.zero_bits !fir.ref<none>
  %10 = fir.string_lit "ab\22\00c"(5) : !fir.char<1,5>
  %11 = fir.string_lit [1, 2, 3](3) : !fir.char<2,3>
  %12 = fir.string_lit dense<[1, 2]> : vector<2xi32>(2) : !fir.char<1,2>
  %13 = fir.extract_value %c, [0 : index] : (complex<f32>) -> f32
  %14 = fir.insert_value %t, %z, ["y", !fir.type<a{x:i32,y:f32}>] : (!fir.type<a{x:i32,y:f32}>, f32) -> !fir.type<a{x:i32,y:f32}>
  %15 = fir.insert_on_range %s, %z from (0, 1) to (2, 3) : (!fir.array<4x4xf32>, f32) -> !fir.array<4x4xf32>
  %16 = fir.insert_on_range %s, %z from (1, 1) to (1, 1) : (!fir.array<4x4xf32>, f32) -> !fir.array<4x4xf32>
  return
}
// -----
func.func @loops(%a: index, %b: i1, %r: !fir.ref<i32>, %x: i32) {
  fir.do_loop %i = %a to %a step %a {
    fir.store %x to %r : !fir.ref<i32>
  }
  %0:2 = fir.do_loop %i = %a to %a step %a iter_args(%c = %x) -> (index, i32) {
    fir.result %i, %c : index, i32
  }
  %1 = fir.do_loop %i = %a to %a step %a unordered iter_args(%c = %x) -> (i32) attributes {t.foo = 1 : i32} {
    fir.result %c : i32
  }
  fir.do_loop %i = %a to %a step %a unordered reduce(#fir.reduce_attr<add> -> %r : !fir.ref<i32>) {
    fir.result
  }
  %9 = fir.do_loop %i = %a to %a step %a -> index {
    fir.result %i : index
  }
  %2:2 = fir.iterate_while (%i = %a to %a step %a) and (%ok = %b) -> (index, i1) {
    fir.result %i, %ok : index, i1
  }
  %4 = fir.iterate_while (%i = %a to %a step %a) and (%ok = %b) attributes {t.foo} {
    fir.result %ok : i1
  }
  %3:2 = fir.iterate_while (%i = %a to %a step %a) and (%ok = %b) iter_args(%q = %x) -> (i32) {
    fir.result %ok, %q : i1, i32
  }
  %8:3 = fir.iterate_while (%i = %a to %a step %a) and (%ok = %b) iter_args(%q = %x) -> (index, i1, i32) {
    fir.result %i, %ok, %q : index, i1, i32
  }
  %5 = fir.if %b -> (i32) {
    fir.result %x : i32
  } else {
    fir.result %x : i32
  }
  %6:2 = fir.if %b weights([3, 4]) -> (i32, index) {
    fir.result %x, %a : i32, index
  } else {
    fir.result %x, %a : i32, index
  }
  fir.if %b {
  } else {
  }
  fir.if %b {
    fir.store %x to %r : !fir.ref<i32>
  } {t.foo}
  return
}
// -----
func.func @branches(%s: i32, %c: !fir.class<none>, %b: !fir.box<!fir.array<*:f32>>) {
  fir.select %s : i32 [1, ^bb1(%s : i32), 2, ^bb2, unit, ^bb3]
^bb1(%q: i32):
  fir.select_case %s : i32 [#fir.point, %s, ^bb1(%s : i32), #fir.interval, %s, %q, ^bb2, #fir.upper, %s, ^bb2, unit, ^bb3]
^bb2:
  fir.select_rank %s : i32 [1, ^bb1(%s : i32), -1, ^bb2, unit, ^bb3]
^bb3:
  fir.select_type %c : !fir.class<none> [#fir.type_is<i32>, ^bb1(%s : i32), #fir.class_is<!fir.type<t{x:i32}>>, ^bb4, unit, ^bb2]
^bb4:
  fir.unreachable
}
// -----
func.func @tags_of_one_bit(%b: i1) {
  fir.select %b : i1 [true, ^bb1, false, ^bb2, unit, ^bb2]
^bb1:
  return
^bb2:
  return
}
// -----
fir.local {type = local} @l : i32
fir.local {type = local_init} @m : f32 copy {
^bb0(%a: !fir.ref<f32>, %b: !fir.ref<f32>):
  fir.yield(%b : !fir.ref<f32>)
}
fir.declare_reduction @add : f32 init {
^bb0(%a: f32):
  %0 = arith.constant 0.000000e+00 : f32
  fir.yield(%0 : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  %0 = arith.addf %a, %b : f32
  fir.yield(%0 : f32)
}
func.func @concurrent(%r: !fir.ref<f32>, %s: !fir.ref<i32>, %c: index) {
  fir.do_concurrent {
    %1 = fir.alloca i32
    fir.do_concurrent.loop (%i, %j) = (%c, %c) to (%c, %c) step (%c, %c) local(@l %s -> %q, @m %r -> %p : !fir.ref<i32>, !fir.ref<f32>) reduce(@add #fir.reduce_attr<add> %r -> %t : !fir.ref<f32>) {
      %2 = fir.load %t : !fir.ref<f32>
    }
  }
  return
}
// -----
func.func private @g(i32, i64) -> f32
func.func private @h()
func.func @calls(%x: i32, %k: i64, %f: (i32) -> f32, %c: !fir.class<!fir.type<t{x:i32}>>) {
  %0 = fir.call @g(%x, %k) proc_attrs<pure, bind_c> fastmath<contract> {t.foo} : (i32, i64) -> f32
  %1 = fir.call %f(%x) : (i32) -> f32
  %2 = fir.call %f(%x) {t.k} : (i32) -> f32
  fir.call @h() : () -> ()
  %3 = fir.call @g(%x, %k) {inline_attr = #fir.inline_attrs<always_inline>} : (i32, i64 {llvm.noundef}) -> f32
  %4 = fir.dispatch "area"(%c : !fir.class<!fir.type<t{x:i32}>>) (%c, %x : !fir.class<!fir.type<t{x:i32}>>, i32) -> f32 {pass_arg_pos = 0 : i32}
  fir.dispatch "none"(%c : !fir.class<!fir.type<t{x:i32}>>)
  %5 = fir.address_of(@g) : (i32, i64) -> f32
  %6 = fir.address_of(@v) {t.x} : !fir.ref<i32>
  fir.use_stmt "m"
  return
}
fir.global internal @v : i32
// -----
fir.global @a(1 : i32) : i32
fir.global internal @b target : i32 {
  %c1_i32 = arith.constant 1 : i32
  fir.has_value %c1_i32 : i32
}
fir.global @c constant : i32
fir.global weak @d {alignment = 4 : i64} : i32
fir.global common @e(dense<0> : vector<8xi8>) {alignment = 4 : i64} constant target : !fir.array<8xi8>
func.func private @x()
fir.type_info @t noinit nodestroy nofinal extends !fir.type<b{x:i32}> : !fir.type<t{b:!fir.type<b{x:i32}>}> dispatch_table {
  fir.dt_entry "a", @x deferred
  fir.dt_entry "b", @x
} component_info {
  fir.dt_component "id" lbs [1, 2] init @v
}
fir.type_info @u abstract : !fir.type<u>
// -----
"fir.type_info"() <{sym_name = "u", type = !fir.type<u>}> ({
  "fir.dt_entry"() <{method = "a", proc = @x}> : () -> ()
  "fir.end"() : () -> ()
}, {
}) : () -> ()
// -----
func.func @flang_range(%s: !fir.array<4xf32>, %z: f32) {
  %0 = "fir.insert_on_range"(%s, %z) <{coor = dense<[0, 2]> : vector<2xindex>}> : (!fir.array<4xf32>, f32) -> !fir.array<4xf32>
  return
}
// -----
func.func @array_values(%a: !fir.ref<!fir.array<10x20xf32>>, %b: !fir.box<!fir.array<?xf32>>, %i: index, %v: f32, %t: !fir.ref<f32>) {
  %s = fir.shape %i, %i : (index, index) -> !fir.shape<2>
  %l = fir.array_load %a(%s) : (!fir.ref<!fir.array<10x20xf32>>, !fir.shape<2>) -> !fir.array<10x20xf32>
  %lb = fir.array_load %b : (!fir.box<!fir.array<?xf32>>) -> !fir.array<?xf32>
  %sl = fir.slice %i, %i, %i : (index, index, index) -> !fir.slice<1>
  %lc = fir.array_load %b [%sl] : (!fir.box<!fir.array<?xf32>>, !fir.slice<1>) -> !fir.array<?xf32>
  %e = fir.array_fetch %l, %i, %i : (!fir.array<10x20xf32>, index, index) -> f32
  %u = fir.array_update %l, %v, %i, %i : (!fir.array<10x20xf32>, f32, index, index) -> !fir.array<10x20xf32>
  %m:2 = fir.array_modify %l, %i, %i : (!fir.array<10x20xf32>, index, index) -> (!fir.ref<f32>, !fir.array<10x20xf32>)
  %x = fir.array_access %l, %i, %i : (!fir.array<10x20xf32>, index, index) -> !fir.ref<f32>
  %y = fir.array_amend %l, %x : (!fir.array<10x20xf32>, !fir.ref<f32>) -> !fir.array<10x20xf32>
  fir.array_merge_store %l, %u to %a : !fir.array<10x20xf32>, !fir.array<10x20xf32>, !fir.ref<!fir.array<10x20xf32>>
  fir.array_merge_store %lc, %lc to %b[%sl] : !fir.array<?xf32>, !fir.array<?xf32>, !fir.box<!fir.array<?xf32>>, !fir.slice<1>
  return
}
