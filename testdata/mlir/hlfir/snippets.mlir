// indices and triplets, and blanks where flang has them
%0 = hlfir.designate %a (%i, %i) : (!fir.ref<!fir.array<2x2xf32>>, index, index) -> !fir.ref<f32>
%1 = fir.shape %i : (index) -> !fir.shape<1>
%2 = hlfir.designate %a(%i:%i:%i,%i) shape %1 : (!fir.ref<!fir.array<2x2xf32>>, index, index, index, index, !fir.shape<1>) -> !fir.box<!fir.array<2xf32>>
// -----
// maxval: the mask has another rank [crash]
%0 = hlfir.maxval %a mask %m : (!fir.ref<!fir.array<2x2xf32>>, !fir.ref<!fir.array<2x!fir.logical<4>>>) -> f32
// -----
// minval: the mask has another rank [crash]
%0 = hlfir.minval %a mask %m : (!fir.ref<!fir.array<2x2xf32>>, !fir.ref<!fir.array<2x!fir.logical<4>>>) -> f32
// -----
// product: the mask has another rank [crash]
%0 = hlfir.product %a mask %m : (!fir.ref<!fir.array<2x2xf32>>, !fir.ref<!fir.array<2x!fir.logical<4>>>) -> f32
// -----
// sum: the mask has another rank [crash]
%0 = hlfir.sum %a mask %m : (!fir.ref<!fir.array<2x2xf32>>, !fir.ref<!fir.array<2x!fir.logical<4>>>) -> f32
// -----
// maxloc: the mask has another rank [crash]
%0 = hlfir.maxloc %a mask %m : (!fir.ref<!fir.array<2x2xf32>>, !fir.ref<!fir.array<2x!fir.logical<4>>>) -> !hlfir.expr<2xi32>
// -----
// minloc: the mask has another rank [crash]
%0 = hlfir.minloc %a mask %m : (!fir.ref<!fir.array<2x2xf32>>, !fir.ref<!fir.array<2x!fir.logical<4>>>) -> !hlfir.expr<2xi32>
// -----
// more indices than there are said to be [kept]
%0 = "hlfir.designate"(%a, %i, %i, %i) <{is_triplet = array<i1: false, false>, operandSegmentSizes = array<i32: 1, 0, 3, 0, 0, 0>}> : (!fir.ref<!fir.array<2x2xf32>>, index, index, index) -> !fir.ref<f32>
// -----
// FORALL without an index [crash]
"hlfir.forall"() ({
  hlfir.yield %i : index
}, {
  hlfir.yield %i : index
}, {}, {
  "fir.end"() : () -> ()
}) : () -> ()
// -----
// a defined assignment of nothing [crash]
"hlfir.region_assign"() ({
  hlfir.yield %i : index
}, {
  hlfir.yield %a : !fir.ref<!fir.array<2x2xf32>>
}, {
  "fir.end"() : () -> ()
}) : () -> ()
