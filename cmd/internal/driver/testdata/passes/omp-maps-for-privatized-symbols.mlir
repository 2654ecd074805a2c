// The device makes private copies from originals where their value or their bounds are needed; a copy of constant size needs none.
omp.private {type = firstprivate} @int : i32 copy {
^bb0(%from: !fir.ref<i32>, %to: !fir.ref<i32>):
  %0 = fir.load %from : !fir.ref<i32>
  fir.store %0 to %to : !fir.ref<i32>
  omp.yield(%to : !fir.ref<i32>)
}
omp.private {type = firstprivate} @complex : complex<f64> copy {
^bb0(%from: !fir.ref<complex<f64>>, %to: !fir.ref<complex<f64>>):
  %0 = fir.load %from : !fir.ref<complex<f64>>
  fir.store %0 to %to : !fir.ref<complex<f64>>
  omp.yield(%to : !fir.ref<complex<f64>>)
}
omp.private {type = firstprivate} @record : !fir.type<t{x:i32}> copy {
^bb0(%from: !fir.ref<!fir.type<t{x:i32}>>, %to: !fir.ref<!fir.type<t{x:i32}>>):
  omp.yield(%to : !fir.ref<!fir.type<t{x:i32}>>)
}
omp.private {type = private} @matrix : !fir.box<!fir.heap<!fir.array<?x?xf32>>> init {
^bb0(%from: !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xf32>>>>, %to: !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xf32>>>>):
  %0 = fir.load %from : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xf32>>>>
  fir.store %0 to %to : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xf32>>>>
  omp.yield(%to : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xf32>>>>)
}
omp.private {type = private} @three : !fir.box<!fir.array<3xi32>> init {
^bb0(%from: !fir.ref<!fir.box<!fir.array<3xi32>>>, %to: !fir.ref<!fir.box<!fir.array<3xi32>>>):
  omp.yield(%to : !fir.ref<!fir.box<!fir.array<3xi32>>>)
}
func.func @f(%i: !fir.ref<i32>, %z: !fir.ref<complex<f64>>, %r: !fir.ref<!fir.type<t{x:i32}>>,
             %m: !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xf32>>>>, %a: !fir.ref<!fir.box<!fir.array<3xi32>>>) {
  %0 = omp.map.info var_ptr(%i : !fir.ref<i32>, i32) map_clauses(tofrom) capture(ByRef) -> !fir.ref<i32> {name = "i"}
  omp.target map_entries(%0 -> %arg0 : !fir.ref<i32>) private(@int %i -> %arg1, @complex %z -> %arg2, @record %r -> %arg3, @matrix %m -> %arg4, @three %a -> %arg5 : !fir.ref<i32>, !fir.ref<complex<f64>>, !fir.ref<!fir.type<t{x:i32}>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xf32>>>>, !fir.ref<!fir.box<!fir.array<3xi32>>>) {
    %1 = fir.load %arg1 : !fir.ref<i32>
    fir.store %1 to %arg0 : !fir.ref<i32>
    omp.terminator
  }
  return
}
