func.func @f(%a: !fir.ref<f32>, %c: !fir.ref<!fir.char<1,3>>, %i: index) {
  SNIPPET
  return
}
