// expected-error {{the first result must have type !fir.box<!fir.array<?xf32>>}}
func.func @f(%a: !fir.ref<!fir.array<?xf32>>, %s: !fir.shape<1>) {
  %0:2 = hlfir.declare %a(%s) {uniq_name = "a"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> (!fir.box<!fir.array<3xf32>>, !fir.ref<!fir.array<?xf32>>)
  return
}
// -----
// expected-error {{the second result must have type !fir.box<f32>}}
func.func @f(%a: !fir.box<!fir.heap<f32>>) {
  %0:2 = hlfir.declare %a {uniq_name = "a"} : (!fir.box<!fir.heap<f32>>) -> (!fir.box<f32>, !fir.box<!fir.heap<f32>>)
  return
}
// -----
// expected-error {{skip_rebox is about descriptors}}
func.func @f(%a: !fir.ref<i32>) {
  %0:2 = hlfir.declare %a skip_rebox {uniq_name = "a"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
  return
}
// -----
// expected-error {{1 length parameters where i32 takes 0}}
func.func @f(%a: !fir.ref<i32>, %n: i32) {
  %0:2 = hlfir.declare %a typeparams %n {uniq_name = "a"} : (!fir.ref<i32>, i32) -> (!fir.ref<i32>, !fir.ref<i32>)
  return
}
// -----
// expected-error {{an offset of no storage}}
func.func @f(%a: !fir.ref<i32>) {
  %0:2 = "hlfir.declare"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, storage_offset = 4 : ui64, uniq_name = "a"}> : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
  return
}
// -----
// expected-error {{2 indices of an array of rank 1}}
func.func @f(%a: !fir.ref<!fir.array<3xf32>>, %i: index) {
  %0 = hlfir.designate %a (%i, %i) : (!fir.ref<!fir.array<3xf32>>, index, index) -> !fir.ref<f32>
  return
}
// -----
// expected-error {{f32 has no components}}
func.func @f(%a: !fir.ref<f32>) {
  %0 = hlfir.designate %a{"x"} : (!fir.ref<f32>) -> !fir.ref<f32>
  return
}
// -----
// expected-error {{has no component "y"}}
func.func @f(%a: !fir.ref<!fir.type<t{x:i32,v:!fir.array<3xf32>,p:!fir.box<!fir.ptr<f32>>}>>) {
  %0 = hlfir.designate %a{"y"} : (!fir.ref<!fir.type<t{x:i32,v:!fir.array<3xf32>,p:!fir.box<!fir.ptr<f32>>}>>) -> !fir.ref<i32>
  return
}
// -----
// expected-error {{an array component of an array needs an index for each dimension}}
func.func @f(%a: !fir.ref<!fir.array<2x!fir.type<t{x:i32,v:!fir.array<3xf32>,p:!fir.box<!fir.ptr<f32>>}>>>, %s: !fir.shape<1>) {
  %0 = hlfir.designate %a{"v"} shape %s : (!fir.ref<!fir.array<2x!fir.type<t{x:i32,v:!fir.array<3xf32>,p:!fir.box<!fir.ptr<f32>>}>>>, !fir.shape<1>) -> !fir.box<!fir.array<2xf32>>
  return
}
// -----
// expected-error {{the component "x" is not an array}}
func.func @f(%a: !fir.ref<!fir.type<t{x:i32,v:!fir.array<3xf32>,p:!fir.box<!fir.ptr<f32>>}>>, %s: !fir.shape<1>, %i: index) {
  %0 = hlfir.designate %a{"x"} <%s> (%i) : (!fir.ref<!fir.type<t{x:i32,v:!fir.array<3xf32>,p:!fir.box<!fir.ptr<f32>>}>>, !fir.shape<1>, index) -> !fir.ref<i32>
  return
}
// -----
// expected-error {{the component "v" needs a shape of rank 1}}
func.func @f(%a: !fir.ref<!fir.type<t{x:i32,v:!fir.array<3xf32>,p:!fir.box<!fir.ptr<f32>>}>>, %i: index) {
  %0 = hlfir.designate %a{"v"} (%i) : (!fir.ref<!fir.type<t{x:i32,v:!fir.array<3xf32>,p:!fir.box<!fir.ptr<f32>>}>>, index) -> !fir.ref<f32>
  return
}
// -----
// expected-error {{f32 has no substring}}
func.func @f(%a: !fir.ref<f32>, %i: index) {
  %0 = hlfir.designate %a substr %i, %i : (!fir.ref<f32>, index, index) -> !fir.ref<f32>
  return
}
// -----
// expected-error {{a substring has a first and a last position, found 1 numbers}}
func.func @f(%a: !fir.boxchar<1>, %i: index) {
  %0 = hlfir.designate %a substr %i typeparams %i : (!fir.boxchar<1>, index, index) -> !fir.boxchar<1>
  return
}
// -----
// expected-error {{f32 has no real and imaginary part}}
func.func @f(%a: !fir.ref<f32>) {
  %0 = hlfir.designate %a real : (!fir.ref<f32>) -> !fir.ref<f32>
  return
}
// -----
// expected-error {{the result has rank 0, expected 1}}
func.func @f(%a: !fir.ref<!fir.array<3xf32>>, %i: index, %s: !fir.shape<1>) {
  %0 = hlfir.designate %a (%i:%i:%i) shape %s : (!fir.ref<!fir.array<3xf32>>, index, index, index, !fir.shape<1>) -> !fir.ref<f32>
  return
}
// -----
// expected-error {{the result must have elements of type f32}}
func.func @f(%a: !fir.ref<!fir.array<3xf32>>, %i: index) {
  %0 = hlfir.designate %a (%i) : (!fir.ref<!fir.array<3xf32>>, index) -> !fir.ref<i32>
  return
}
// -----
// expected-error {{only an allocatable or pointer component as a whole has a descriptor in memory}}
func.func @f(%a: !fir.ref<f32>) {
  %0 = hlfir.designate %a : (!fir.ref<f32>) -> !fir.ref<!fir.box<f32>>
  return
}
// -----
// expected-error {{a shape is needed for arrays, and for nothing else}}
func.func @f(%a: !fir.ref<!fir.array<3xf32>>) {
  %0 = hlfir.designate %a : (!fir.ref<!fir.array<3xf32>>) -> !fir.ref<!fir.array<3xf32>>
  return
}
// -----
// expected-error {{the shape must be of rank 1}}
func.func @f(%a: !fir.ref<!fir.array<3xf32>>, %s: !fir.shape<2>) {
  %0 = hlfir.designate %a shape %s : (!fir.ref<!fir.array<3xf32>>, !fir.shape<2>) -> !fir.ref<!fir.array<3xf32>>
  return
}
// -----
// expected-error {{0 length parameters where !fir.char<1,3> takes 1}}
func.func @f(%a: !fir.ref<!fir.char<1,3>>) {
  %0 = hlfir.designate %a : (!fir.ref<!fir.char<1,3>>) -> !fir.ref<!fir.char<1,3>>
  return
}
// -----
// expected-error {{a shape is needed for arrays, and for nothing else}}
func.func @f(%a: !fir.box<!fir.array<?x!fir.type<e{base:!fir.type<b{h:!fir.box<!fir.heap<f32>>}>}>>>) {
  %0 = hlfir.parent_comp %a : (!fir.box<!fir.array<?x!fir.type<e{base:!fir.type<b{h:!fir.box<!fir.heap<f32>>}>}>>>) -> !fir.box<!fir.array<?x!fir.type<b{h:!fir.box<!fir.heap<f32>>}>>>
  return
}
// -----
// expected-error {{the result has rank 1, expected 0}}
func.func @f(%a: !fir.ref<!fir.type<e{base:!fir.type<b{h:!fir.box<!fir.heap<f32>>}>}>>) {
  %0 = hlfir.parent_comp %a : (!fir.ref<!fir.type<e{base:!fir.type<b{h:!fir.box<!fir.heap<f32>>}>}>>) -> !fir.box<!fir.array<?x!fir.type<b{h:!fir.box<!fir.heap<f32>>}>>>
  return
}
// -----
// expected-error {{the result must have the extents of the variable}}
func.func @f(%a: !fir.ref<!fir.array<2x!fir.type<e{base:!fir.type<b{h:!fir.box<!fir.heap<f32>>}>}>>>, %s: !fir.shape<1>) {
  %0 = hlfir.parent_comp %a shape %s : (!fir.ref<!fir.array<2x!fir.type<e{base:!fir.type<b{h:!fir.box<!fir.heap<f32>>}>}>>>, !fir.shape<1>) -> !fir.box<!fir.array<3x!fir.type<b{h:!fir.box<!fir.heap<f32>>}>>>
  return
}
// -----
// expected-error {{the variable and the result must be of derived type}}
func.func @f(%a: !fir.ref<f32>) {
  %0 = hlfir.parent_comp %a : (!fir.ref<f32>) -> !fir.ref<f32>
  return
}
// -----
// expected-error {{the result must not be polymorphic}}
func.func @f(%a: !fir.ref<!fir.type<e{base:!fir.type<b{h:!fir.box<!fir.heap<f32>>}>}>>) {
  %0 = hlfir.parent_comp %a : (!fir.ref<!fir.type<e{base:!fir.type<b{h:!fir.box<!fir.heap<f32>>}>}>>) -> !fir.class<!fir.type<b{h:!fir.box<!fir.heap<f32>>}>>
  return
}
// -----
// expected-error {{the result must be a descriptor}}
func.func @f(%a: !fir.ref<!fir.array<2x!fir.type<e{base:!fir.type<b{h:!fir.box<!fir.heap<f32>>}>}>>>, %s: !fir.shape<1>) {
  %0 = hlfir.parent_comp %a shape %s : (!fir.ref<!fir.array<2x!fir.type<e{base:!fir.type<b{h:!fir.box<!fir.heap<f32>>}>}>>>, !fir.shape<1>) -> !fir.ref<!fir.array<2x!fir.type<b{h:!fir.box<!fir.heap<f32>>}>>>
  return
}
// -----
// expected-error {{realloc is about allocatables}}
func.func @f(%a: !fir.ref<f32>, %x: f32) {
  hlfir.assign %x to %a realloc : f32, !fir.ref<f32>
  return
}
// -----
// expected-error {{keep_lhs_len is about allocatable strings that are reallocated}}
func.func @f(%a: !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>, %x: !fir.boxchar<1>) {
  hlfir.assign %x to %a keep_lhs_len : !fir.boxchar<1>, !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
  return
}
// -----
// expected-error {{a variable with allocatable components must be given as a whole}}
func.func @f(%a: !fir.ref<!fir.array<?x!fir.type<e{base:!fir.type<b{h:!fir.box<!fir.heap<f32>>}>}>>>, %f: i1) {
  hlfir.end_associate %a, %f : !fir.ref<!fir.array<?x!fir.type<e{base:!fir.type<b{h:!fir.box<!fir.heap<f32>>}>}>>>, i1
  return
}
// -----
// expected-error {{only derived types are finalized}}
func.func @f(%a: !hlfir.expr<?xf32>) {
  hlfir.destroy %a finalize : !hlfir.expr<?xf32>
  return
}
// -----
// expected-error {{the shape must have the rank of the result}}
func.func @f(%n: i1) {
  %0 = hlfir.eval_in_mem : () -> !hlfir.expr<2xf32> {
  ^bb0(%m: !fir.ref<!fir.array<2xf32>>):
  }
  return
}
// -----
// expected-error {{0 length parameters where !fir.char<1,?> takes 1}}
func.func @f(%n: i1) {
  %0 = hlfir.eval_in_mem : () -> !hlfir.expr<!fir.char<1,?>> {
  ^bb0(%m: !fir.ref<!fir.char<1,?>>):
  }
  return
}
// -----
// expected-error {{a mold is needed where the result is polymorphic, and nowhere else}}
func.func @f(%s: !fir.shape<1>, %x: !hlfir.expr<!fir.type<a{x:i32}>?>) {
  %0 = hlfir.elemental %s : (!fir.shape<1>) -> !hlfir.expr<?x!fir.type<a{x:i32}>?> {
  ^bb0(%i: index):
    hlfir.yield_element %x : !hlfir.expr<!fir.type<a{x:i32}>?>
  }
  return
}
// -----
// expected-error {{a scalar has no shape}}
func.func @f(%x: !hlfir.expr<f32>) {
  %0 = hlfir.shape_of %x : (!hlfir.expr<f32>) -> !fir.shape<1>
  return
}
// -----
// expected-error {{the shape must be of rank 2}}
func.func @f(%x: !hlfir.expr<?x?xf32>) {
  %0 = hlfir.shape_of %x : (!hlfir.expr<?x?xf32>) -> !fir.shape<1>
  return
}
// -----
// expected-error {{the shape has 1 dimensions}}
func.func @f(%x: !fir.shape<1>) {
  %0 = hlfir.get_extent %x {dim = 1 : index} : (!fir.shape<1>) -> index
  return
}
// -----
// expected-error {{expected at least two strings}}
func.func @f(%a: !fir.boxchar<1>, %n: index) {
  %0 = hlfir.concat %a len %n : (!fir.boxchar<1>, index) -> !hlfir.expr<!fir.char<1,?>>
  return
}
// -----
// expected-error {{the strings must have one kind}}
func.func @f(%a: !fir.boxchar<1>, %b: !fir.boxchar<4>) {
  %0 = hlfir.char_extremum min, %a, %b : (!fir.boxchar<1>, !fir.boxchar<4>) -> !hlfir.expr<!fir.char<1,?>>
  return
}
// -----
// expected-error {{the strings must have one kind}}
func.func @f(%a: !fir.boxchar<1>, %b: !fir.boxchar<4>) {
  %0 = hlfir.cmpchar eq %a %b : (!fir.boxchar<1>, !fir.boxchar<4>) -> i1
  return
}
// -----
// expected-error {{strings are not compared by ult}}
func.func @f(%a: !fir.boxchar<1>) {
  %0 = hlfir.cmpchar ult %a %a : (!fir.boxchar<1>, !fir.boxchar<1>) -> i1
  return
}
// -----
// expected-error {{the strings must have one kind}}
func.func @f(%a: !fir.boxchar<1>, %b: !fir.boxchar<4>) {
  %0 = hlfir.index %a in %b : (!fir.boxchar<1>, !fir.boxchar<4>) -> i32
  return
}
// -----
// expected-error {{the result must be of logical type}}
func.func @f(%m: !fir.ref<!fir.array<2x2x!fir.logical<4>>>) {
  %0 = hlfir.all %m : (!fir.ref<!fir.array<2x2x!fir.logical<4>>>) -> i32
  return
}
// -----
// expected-error {{the result must be of logical type}}
func.func @f(%m: !fir.ref<!fir.array<2x2x!fir.logical<4>>>) {
  %0 = hlfir.any %m : (!fir.ref<!fir.array<2x2x!fir.logical<4>>>) -> i32
  return
}
// -----
// expected-error {{the result has rank 2, expected 1}}
func.func @f(%d: i32, %m: !fir.ref<!fir.array<2x2x!fir.logical<4>>>) {
  %0 = hlfir.count %m dim %d : (!fir.ref<!fir.array<2x2x!fir.logical<4>>>, i32) -> !hlfir.expr<2x2xi32>
  return
}
// -----
// expected-error {{the result must be a number}}
func.func @f(%a: !fir.ref<!fir.array<2x2xf32>>) {
  %0 = hlfir.sum %a : (!fir.ref<!fir.array<2x2xf32>>) -> !hlfir.expr<2xf32>
  return
}
// -----
// expected-error {{the result has rank 1, expected 0}}
func.func @f(%a: !fir.ref<!fir.array<2x!fir.char<1>>>) {
  %0 = hlfir.maxval %a : (!fir.ref<!fir.array<2x!fir.char<1>>>) -> !hlfir.expr<2x!fir.char<1>>
  return
}
// -----
// expected-error {{the result must be an array of integers}}
func.func @f(%a: !fir.ref<!fir.array<2x2xf32>>) {
  %0 = hlfir.maxloc %a : (!fir.ref<!fir.array<2x2xf32>>) -> !hlfir.expr<2xf32>
  return
}
// -----
// expected-error {{the result must be an integer}}
func.func @f(%d: i32, %a: !hlfir.expr<2xf32>) {
  %0 = hlfir.minloc %a dim %d : (!hlfir.expr<2xf32>, i32) -> !hlfir.expr<2xi32>
  return
}
// -----
// expected-error {{the result has rank 2, expected 1}}
func.func @f(%a: !fir.ref<!fir.array<2x2xf32>>) {
  %0 = hlfir.minloc %a : (!fir.ref<!fir.array<2x2xf32>>) -> !hlfir.expr<2x2xi32>
  return
}
// -----
// expected-error {{the arrays must have rank 1}}
func.func @f(%a: !fir.ref<!fir.array<2x2xf32>>) {
  %0 = hlfir.dot_product %a %a : (!fir.ref<!fir.array<2x2xf32>>, !fir.ref<!fir.array<2x2xf32>>) -> f32
  return
}
// -----
// expected-error {{the result must be a number or logical}}
func.func @f(%a: !hlfir.expr<2xf32>) {
  %0 = hlfir.dot_product %a %a : (!hlfir.expr<2xf32>, !hlfir.expr<2xf32>) -> !hlfir.expr<2xf32>
  return
}
// -----
// expected-error {{expected two matrices, or a matrix and a vector}}
func.func @f(%a: !hlfir.expr<2xf32>) {
  %0 = hlfir.matmul %a %a : (!hlfir.expr<2xf32>, !hlfir.expr<2xf32>) -> !hlfir.expr<2xf32>
  return
}
// -----
// expected-error {{both arrays must be logical, or none}}
func.func @f(%a: !fir.ref<!fir.array<2x2xf32>>, %b: !fir.ref<!fir.array<2x2x!fir.logical<4>>>) {
  %0 = hlfir.matmul %a %b : (!fir.ref<!fir.array<2x2xf32>>, !fir.ref<!fir.array<2x2x!fir.logical<4>>>) -> !hlfir.expr<2x2xf32>
  return
}
// -----
// expected-error {{expected a matrix, and a matrix or a vector}}
func.func @f(%a: !hlfir.expr<2xf32>) {
  %0 = hlfir.matmul_transpose %a %a : (!hlfir.expr<2xf32>, !hlfir.expr<2xf32>) -> !hlfir.expr<2xf32>
  return
}
// -----
// expected-error {{the array and the result must have rank 2}}
func.func @f(%a: !hlfir.expr<2xf32>) {
  %0 = hlfir.transpose %a : (!hlfir.expr<2xf32>) -> !hlfir.expr<2xf32>
  return
}
// -----
// expected-error {{the result must have elements of type f32}}
func.func @f(%a: !hlfir.expr<2xf32>, %d: i32) {
  %0 = hlfir.cshift %a %d : (!hlfir.expr<2xf32>, i32) -> !hlfir.expr<2xi32>
  return
}
// -----
// expected-error {{the result must have the extents of the array}}
func.func @f(%a: !hlfir.expr<2xf32>, %d: i32) {
  %0 = hlfir.cshift %a %d : (!hlfir.expr<2xf32>, i32) -> !hlfir.expr<3xf32>
  return
}
// -----
// expected-error {{shift has rank 2, expected 1}}
func.func @f(%a: !fir.ref<!fir.array<2x2xf32>>, %d: !hlfir.expr<2x2xi32>) {
  %0 = hlfir.cshift %a %d : (!fir.ref<!fir.array<2x2xf32>>, !hlfir.expr<2x2xi32>) -> !hlfir.expr<2x2xf32>
  return
}
// -----
// expected-error {{boundary must have type f32}}
func.func @f(%a: !hlfir.expr<2xf32>, %d: i32) {
  %0 = hlfir.eoshift %a %d boundary %d : (!hlfir.expr<2xf32>, i32, i32) -> !hlfir.expr<2xf32>
  return
}
// -----
// expected-error {{the result must have elements of type f32}}
func.func @f(%a: !hlfir.expr<2xf32>, %n: !hlfir.expr<1xi32>) {
  %0 = hlfir.reshape %a %n : (!hlfir.expr<2xf32>, !hlfir.expr<1xi32>) -> !hlfir.expr<2xi32>
  return
}
// -----
// expected-error {{the shape must be an array of integers of rank 1}}
func.func @f(%a: !hlfir.expr<2xf32>, %n: !hlfir.expr<1xf32>) {
  %0 = hlfir.reshape %a %n : (!hlfir.expr<2xf32>, !hlfir.expr<1xf32>) -> !hlfir.expr<2xf32>
  return
}
// -----
// expected-error {{the shape must have as many elements as the result has dimensions}}
func.func @f(%a: !hlfir.expr<2xf32>, %n: !hlfir.expr<2xi32>) {
  %0 = hlfir.reshape %a %n : (!hlfir.expr<2xf32>, !hlfir.expr<2xi32>) -> !hlfir.expr<2xf32>
  return
}
// -----
// expected-error {{the result must be polymorphic if the array is}}
func.func @f(%a: !fir.class<!fir.array<?x!fir.type<a{x:i32}>>>, %n: !hlfir.expr<1xi32>) {
  %0 = hlfir.reshape %a %n : (!fir.class<!fir.array<?x!fir.type<a{x:i32}>>>, !hlfir.expr<1xi32>) -> !hlfir.expr<2x!fir.type<a{x:i32}>>
  return
}
// -----
// expected-error {{pad must have elements of type f32}}
func.func @f(%a: !hlfir.expr<2xf32>, %n: !hlfir.expr<1xi32>) {
  %0 = hlfir.reshape %a %n pad %n : (!hlfir.expr<2xf32>, !hlfir.expr<1xi32>, !hlfir.expr<1xi32>) -> !hlfir.expr<2xf32>
  return
}
// -----
// expected-error {{order must be an array of integers of rank 1}}
func.func @f(%a: !hlfir.expr<2xf32>, %n: !hlfir.expr<1xi32>) {
  %0 = hlfir.reshape %a %n order %a : (!hlfir.expr<2xf32>, !hlfir.expr<1xi32>, !hlfir.expr<2xf32>) -> !hlfir.expr<2xf32>
  return
}
// -----
// expected-error {{the region of the value must end with hlfir.yield}}
func.func @f(%a: !fir.ref<f32>, %x: f32, %n: i32, %v: !fir.ref<!fir.array<4xf32>>, %m: !hlfir.expr<4x!fir.logical<4>>, %t: i1, %s: !fir.shape<1>) {
  "hlfir.region_assign"() ({
    "fir.end"() : () -> ()
  }, {
    hlfir.yield %a : !fir.ref<f32>
  }, {}) : () -> ()
  return
}
// -----
// expected-error {{the region of the variable must end with hlfir.yield or hlfir.elemental_addr}}
func.func @f(%a: !fir.ref<f32>, %x: f32, %n: i32, %v: !fir.ref<!fir.array<4xf32>>, %m: !hlfir.expr<4x!fir.logical<4>>, %t: i1, %s: !fir.shape<1>) {
  "hlfir.region_assign"() ({
    hlfir.yield %x : f32
  }, {
    "fir.end"() : () -> ()
  }, {}) : () -> ()
  return
}
// -----
// expected-error {{the region 'lb_region' must yield an integer}}
func.func @f(%a: !fir.ref<f32>, %x: f32, %n: i32, %v: !fir.ref<!fir.array<4xf32>>, %m: !hlfir.expr<4x!fir.logical<4>>, %t: i1, %s: !fir.shape<1>) {
  hlfir.forall lb {
    hlfir.yield %x : f32
  } ub {
    hlfir.yield %n : i32
  } (%i: i32) {
    hlfir.region_assign {
      hlfir.yield %x : f32
    } to {
      hlfir.yield %a : !fir.ref<f32>
    }
  }
  return
}
// -----
// expected-error {{the body must hold nothing but assignments, FORALL and WHERE, found 'arith.addi'}}
func.func @f(%a: !fir.ref<f32>, %x: f32, %n: i32, %v: !fir.ref<!fir.array<4xf32>>, %m: !hlfir.expr<4x!fir.logical<4>>, %t: i1, %s: !fir.shape<1>) {
  hlfir.forall lb {
    hlfir.yield %n : i32
  } ub {
    hlfir.yield %n : i32
  } (%i: i32) {
    %0 = arith.addi %i, %i : i32
  }
  return
}
// -----
// expected-error {{the region of the mask must yield an i1}}
func.func @f(%a: !fir.ref<f32>, %x: f32, %n: i32, %v: !fir.ref<!fir.array<4xf32>>, %m: !hlfir.expr<4x!fir.logical<4>>, %t: i1, %s: !fir.shape<1>) {
  hlfir.forall lb {
    hlfir.yield %n : i32
  } ub {
    hlfir.yield %n : i32
  } (%i: i32) {
    hlfir.forall_mask {
      hlfir.yield %n : i32
    } do {
    }
  }
  return
}
// -----
// expected-error {{must be directly in the body of hlfir.forall}}
func.func @f(%a: !fir.ref<f32>, %x: f32, %n: i32, %v: !fir.ref<!fir.array<4xf32>>, %m: !hlfir.expr<4x!fir.logical<4>>, %t: i1, %s: !fir.shape<1>) {
  hlfir.forall_mask {
    hlfir.yield %t : i1
  } do {
  }
  return
}
// -----
// expected-error {{the region of the mask must yield an array of logicals}}
func.func @f(%a: !fir.ref<f32>, %x: f32, %n: i32, %v: !fir.ref<!fir.array<4xf32>>, %m: !hlfir.expr<4x!fir.logical<4>>, %t: i1, %s: !fir.shape<1>) {
  hlfir.where {
    hlfir.yield %t : i1
  } do {
  }
  return
}
// -----
// expected-error {{there is no FORALL in WHERE}}
func.func @f(%a: !fir.ref<f32>, %x: f32, %n: i32, %v: !fir.ref<!fir.array<4xf32>>, %m: !hlfir.expr<4x!fir.logical<4>>, %t: i1, %s: !fir.shape<1>) {
  hlfir.where {
    hlfir.yield %m : !hlfir.expr<4x!fir.logical<4>>
  } do {
    hlfir.forall lb {
      hlfir.yield %n : i32
    } ub {
      hlfir.yield %n : i32
    } (%i: i32) {
      hlfir.region_assign {
        hlfir.yield %x : f32
      } to {
        hlfir.yield %a : !fir.ref<f32>
      }
    }
  }
  return
}
// -----
// expected-error {{the region of the mask must yield an array of logicals}}
func.func @f(%a: !fir.ref<f32>, %x: f32, %n: i32, %v: !fir.ref<!fir.array<4xf32>>, %m: !hlfir.expr<4x!fir.logical<4>>, %t: i1, %s: !fir.shape<1>) {
  hlfir.where {
    hlfir.yield %m : !hlfir.expr<4x!fir.logical<4>>
  } do {
    hlfir.elsewhere mask {
      hlfir.yield %v : !fir.ref<!fir.array<4xf32>>
    } do {
    }
  }
  return
}
// -----
// expected-error {{must be the last operation of its block}}
func.func @f(%a: !fir.ref<f32>, %x: f32, %n: i32, %v: !fir.ref<!fir.array<4xf32>>, %m: !hlfir.expr<4x!fir.logical<4>>, %t: i1, %s: !fir.shape<1>) {
  hlfir.elsewhere do {
  }
  return
}
// -----
// expected-error {{the body must yield the address of an element}}
func.func @f(%a: !fir.ref<f32>, %x: f32, %n: i32, %v: !fir.ref<!fir.array<4xf32>>, %m: !hlfir.expr<4x!fir.logical<4>>, %t: i1, %s: !fir.shape<1>) {
  hlfir.region_assign {
    hlfir.yield %x : f32
  } to {
    hlfir.elemental_addr %s : !fir.shape<1> {
    ^bb0(%i: index):
      hlfir.yield %v : !fir.ref<!fir.array<4xf32>>
    }
  }
  return
}
// -----
// expected-error {{the body must have an index for each dimension of the shape}}
func.func @f(%a: !fir.ref<f32>, %x: f32, %n: i32, %v: !fir.ref<!fir.array<4xf32>>, %m: !hlfir.expr<4x!fir.logical<4>>, %t: i1, %s: !fir.shape<1>) {
  hlfir.region_assign {
    hlfir.yield %x : f32
  } to {
    hlfir.elemental_addr %s : !fir.shape<1> {
    ^bb0(%i: index, %j: index):
      hlfir.yield %a : !fir.ref<f32>
    }
  }
  return
}
// -----
// expected-error {{the body must end with hlfir.yield}}
func.func @f(%a: !fir.ref<f32>, %x: f32, %n: i32, %v: !fir.ref<!fir.array<4xf32>>, %m: !hlfir.expr<4x!fir.logical<4>>, %t: i1, %s: !fir.shape<1>) {
  hlfir.region_assign {
    hlfir.yield %x : f32
  } to {
    "hlfir.elemental_addr"(%s) <{operandSegmentSizes = array<i32: 1, 0, 0>}> ({
    ^bb0(%i: index):
      "fir.end"() : () -> ()
    }, {}) : (!fir.shape<1>) -> ()
  }
  return
}
