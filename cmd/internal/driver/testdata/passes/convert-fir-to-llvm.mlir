// A loop over an array of Fortran.
func.func @_QPscale(%a: !fir.ref<!fir.array<10xf32>> {fir.bindc_name = "a"}, %x: f32) {
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %shape = fir.shape %c10 : (index) -> !fir.shape<1>
  fir.do_loop %i = %c1 to %c10 step %c1 {
    %0 = fir.array_coor %a(%shape) %i : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
    %1 = fir.load %0 : !fir.ref<f32>
    %2 = arith.mulf %1, %x : f32
    fir.store %2 to %0 : !fir.ref<f32>
  }
  return
}
