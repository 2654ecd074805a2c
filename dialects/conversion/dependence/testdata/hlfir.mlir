// Elements that hlfir.designate has: indices count from the lower bounds of the declaration, sections and components are somewhere in the variable.
func.func @same(%a: !fir.ref<!fir.array<100xf32>>) {
  %c1 = arith.constant 1 : index
  %c100 = arith.constant 100 : index
  %v = arith.constant 1.0 : f32
  %s = fir.shape %c100 : (index) -> !fir.shape<1>
  %d:2 = hlfir.declare %a(%s) {uniq_name = "_QFsameEa"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>) -> (!fir.ref<!fir.array<100xf32>>, !fir.ref<!fir.array<100xf32>>)
  fir.do_loop %i = %c1 to %c100 step %c1 {
    %x = hlfir.designate %d#0 (%i) : (!fir.ref<!fir.array<100xf32>>, index) -> !fir.ref<f32>
    %y = fir.load %x : !fir.ref<f32>
    %z = arith.addf %y, %v : f32
    hlfir.assign %z to %x : f32, !fir.ref<f32>
  }
  return
}
func.func @before(%a: !fir.ref<!fir.array<100xf32>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c99 = arith.constant 99 : index
  %c100 = arith.constant 100 : index
  %s = fir.shape_shift %c0, %c100 : (index, index) -> !fir.shapeshift<1>
  %d:2 = hlfir.declare %a(%s) {uniq_name = "_QFbeforeEa"} : (!fir.ref<!fir.array<100xf32>>, !fir.shapeshift<1>) -> (!fir.box<!fir.array<100xf32>>, !fir.ref<!fir.array<100xf32>>)
  fir.do_loop %i = %c1 to %c99 step %c1 {
    %j = arith.subi %i, %c1 : index
    %x = hlfir.designate %d#0 (%j) : (!fir.box<!fir.array<100xf32>>, index) -> !fir.ref<f32>
    %y = fir.load %x : !fir.ref<f32>
    %z = hlfir.designate %d#0 (%i) : (!fir.box<!fir.array<100xf32>>, index) -> !fir.ref<f32>
    hlfir.assign %y to %z : f32, !fir.ref<f32>
  }
  return
}
func.func @rows(%a: !fir.ref<!fir.array<10x10xf32>>) {
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %v = arith.constant 1.0 : f32
  %s = fir.shape %c10, %c10 : (index, index) -> !fir.shape<2>
  %d:2 = hlfir.declare %a(%s) {uniq_name = "_QFrowsEa"} : (!fir.ref<!fir.array<10x10xf32>>, !fir.shape<2>) -> (!fir.ref<!fir.array<10x10xf32>>, !fir.ref<!fir.array<10x10xf32>>)
  %row = fir.shape %c10 : (index) -> !fir.shape<1>
  fir.do_loop %i = %c1 to %c10 step %c1 {
    %x = hlfir.designate %d#0 (%c1:%c10:%c1, %i) shape %row : (!fir.ref<!fir.array<10x10xf32>>, index, index, index, index, !fir.shape<1>) -> !fir.ref<!fir.array<10xf32>>
    hlfir.assign %v to %x : f32, !fir.ref<!fir.array<10xf32>>
  }
  return
}
