func.func @f(%a: !fir.ref<!fir.array<2x2xf32>>, %m: !fir.ref<!fir.array<2x!fir.logical<4>>>, %i: index) {
  SNIPPET
  return
}
