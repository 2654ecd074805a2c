// The array of a procedure that does not call itself gets a global; that of one that does stays on the stack.
func.func @_QPonce(%i: index) -> f32 {
  %0 = fir.alloca !fir.array<1000xf32> {bindc_name = "a", uniq_name = "_QFonceEa"}
  %1 = fir.coordinate_of %0, %i : (!fir.ref<!fir.array<1000xf32>>, index) -> !fir.ref<f32>
  %2 = fir.load %1 : !fir.ref<f32>
  return %2 : f32
}
func.func @_QPagain(%i: index) -> f32 {
  %0 = fir.alloca !fir.array<1000xf32> {bindc_name = "a", uniq_name = "_QFagainEa"}
  %1 = fir.coordinate_of %0, %i : (!fir.ref<!fir.array<1000xf32>>, index) -> !fir.ref<f32>
  %2 = fir.call @_QPagain(%i) : (index) -> f32
  %3 = fir.load %1 : !fir.ref<f32>
  return %3 : f32
}
