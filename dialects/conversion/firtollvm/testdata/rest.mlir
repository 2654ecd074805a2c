// What compilers write rarely.
func.func @rest(%b: !fir.box<!fir.array<*:f32>>, %p: !fir.boxproc<() -> ()>, %c: !fir.class<!fir.type<_QMmTt{i:i32}>>, %r: !fir.ref<i32>) -> i1 {
  fir.use_stmt "m"
  %s = fir.dummy_scope : !fir.dscope
  %0 = fir.rebox_assumed_rank %b lbs zeroes : (!fir.box<!fir.array<*:f32>>) -> !fir.box<!fir.array<*:f32>>
  %1 = fir.box_isarray %0 : (!fir.box<!fir.array<*:f32>>) -> i1
  %f, %h = fir.unboxproc %p : (!fir.boxproc<() -> ()>) -> (() -> (), !fir.ref<none>)
  fir.call %f() : () -> ()
  %2 = fir.boxproc_host %p : (!fir.boxproc<() -> ()>) -> !fir.ref<none>
  %3 = fir.convert %2 : (!fir.ref<none>) -> i64
  %4 = fir.box_tdesc %c : (!fir.class<!fir.type<_QMmTt{i:i32}>>) -> !fir.tdesc<none>
  %5 = fir.type_desc !fir.type<_QMmTt{i:i32}>
  %6 = fir.field_index i, !fir.type<_QMmTt{i:i32}>
  %7 = fir.volatile_cast %r : (!fir.ref<i32>) -> !fir.ref<i32, volatile>
  %8 = fir.volatile_cast %7 : (!fir.ref<i32, volatile>) -> !fir.ref<i32>
  %9 = fir.convert %3 : (i64) -> i32
  fir.store %9 to %8 : !fir.ref<i32>
  return %1 : i1
}
