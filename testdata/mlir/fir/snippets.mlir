// the descriptor of a string
%0 = fir.emboxchar %c, %i : (!fir.ref<!fir.char<1,3>>, index) -> !fir.boxchar<1>
// -----
// the descriptor of a string that is none: fir-opt-22 says no more than that it fails [crash]
%0 = fir.emboxchar %a, %i : (!fir.ref<f32>, index) -> !fir.boxchar<1>
// -----
// a call of nothing [crash]
"fir.call"() : () -> ()
