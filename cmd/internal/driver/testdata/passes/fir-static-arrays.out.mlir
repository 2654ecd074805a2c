module {
  fir.global internal @_QFonceEa {accc.local} : !fir.array<1000xf32> {
    %0 = fir.zero_bits !fir.array<1000xf32>
    fir.has_value %0 : !fir.array<1000xf32>
  }
  func.func @_QPonce(%arg0: index) -> f32 {
    %0 = fir.address_of(@_QFonceEa) : !fir.ref<!fir.array<1000xf32>>
    %1 = fir.coordinate_of %0, %arg0 : (!fir.ref<!fir.array<1000xf32>>, index) -> !fir.ref<f32>
    %2 = fir.load %1 : !fir.ref<f32>
    return %2 : f32
  }
  func.func @_QPagain(%arg0: index) -> f32 {
    %0 = fir.alloca !fir.array<1000xf32> {bindc_name = "a", uniq_name = "_QFagainEa"}
    %1 = fir.coordinate_of %0, %arg0 : (!fir.ref<!fir.array<1000xf32>>, index) -> !fir.ref<f32>
    %2 = fir.call @_QPagain(%arg0) : (index) -> f32
    %3 = fir.load %1 : !fir.ref<f32>
    return %3 : f32
  }
}
