// expected-error {{1 length parameters where the type has 0}}
func.func @f(%n: i64) {
  %0 = fir.alloca i32(%n : i64)
  return
}
// -----
// expected-error {{0 extents for 1 unknown dimensions}}
func.func @f() {
  %0 = fir.alloca !fir.array<?xi32>
  return
}
// -----
// expected-error {{0 length parameters where the type has 1}}
func.func @f() {
  %0 = fir.allocmem !fir.char<1,?>
  return
}
// -----
// expected-error {{the value must have the type that the address is of}}
func.func @f(%a: !fir.ref<i32>, %v: f32) {
  "fir.store"(%v, %a) : (f32, !fir.ref<i32>) -> ()
  return
}
// -----
// expected-error {{1 operands where !fir.shape<2> takes 2}}
func.func @f(%i: index) {
  %0 = fir.shape %i : (index) -> !fir.shape<2>
  return
}
// -----
// expected-error {{1 operands where !fir.shapeshift<1> takes 2}}
func.func @f(%i: index) {
  %0 = fir.shape_shift %i : (index) -> !fir.shapeshift<1>
  return
}
// -----
// expected-error {{1 operands where !fir.shift<2> takes 2}}
func.func @f(%i: index) {
  %0 = fir.shift %i : (index) -> !fir.shift<2>
  return
}
// -----
// expected-error {{2 numbers where !fir.slice<1> takes three for each dimension}}
func.func @f(%i: index) {
  %0 = fir.slice %i, %i : (index, index) -> !fir.slice<1>
  return
}
// -----
// expected-error {{the range needs two numbers for each dimension}}
func.func @f(%s: !fir.array<4x4xf32>, %z: f32) {
  %0 = "fir.insert_on_range"(%s, %z) <{coor = dense<[0, 1, 2]> : tensor<3xindex>}> : (!fir.array<4x4xf32>, f32) -> !fir.array<4x4xf32>
  return
}
// -----
// expected-error {{a condition with results needs both regions}}
func.func @f(%b: i1, %x: i32) {
  %0 = fir.if %b -> (i32) {
    fir.result %x : i32
  }
  return
}
// -----
// expected-error {{1 values where the operation has 0 results}}
func.func @f(%b: i1, %x: i32) {
  fir.if %b {
    fir.result %x : i32
  }
  return
}
// -----
// expected-error {{value #0 has type i64, the result i32}}
func.func @f(%b: i1, %x: i32, %y: i64) {
  %0 = fir.if %b -> (i32) {
    fir.result %y : i64
  } else {
    fir.result %x : i32
  }
  return
}
// -----
// expected-error {{operand #0 (memref) must be any reference}}
func.func @f(%x: i32) {
  %0 = "fir.load"(%x) : (i32) -> i32
  return
}
// -----
// expected-error {{there is no reference to !fir.ref<i32>}}
func.func private @f(!fir.ref<!fir.ref<i32>>)
// -----
// expected-error {{has other components already}}
func.func private @f(!fir.type<dup{x:i32}>, !fir.type<dup{y:i32}>)
// -----
// expected-error {{there is no descriptor of the descriptor !fir.box<i32>}}
func.func private @f(!fir.box<!fir.box<i32>>)
// -----
// expected-error {{dialect "fir" does not have this type}}
func.func private @f(!fir.nosuch<i32>)
// -----
// expected-error {{has no component "z"}}
func.func @f(%r: !fir.ref<!fir.type<a{x:i32}>>) {
  %0 = fir.coordinate_of %r, z : (!fir.ref<!fir.type<a{x:i32}>>) -> !fir.ref<i32>
  return
}
// -----
// expected-error {{argument #0 of the region has type i32, the loop passes index}}
func.func @f(%i: index) {
  "fir.do_loop"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> ({
  ^bb0(%x: i32):
    "fir.result"() : () -> ()
  }) : (index, index, index) -> ()
  return
}
// -----
// expected-error {{argument #1 of the region has type i32, the loop passes i1}}
func.func @f(%i: index, %b: i1) {
  %0 = "fir.iterate_while"(%i, %i, %i, %b) ({
  ^bb0(%x: index, %ok: i32):
    "fir.result"(%b) : (i1) -> ()
  }) : (index, index, index, i1) -> i1
  return
}
// -----
// expected-error {{the region has 0 arguments where the loop passes 1}}
func.func @f(%i: index) {
  fir.do_concurrent {
    "fir.do_concurrent.loop"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> ({
      %0 = fir.alloca i32
    }) : (index, index, index) -> ()
  }
  return
}
// -----
// expected-error {{each block needs a case}}
func.func @f(%s: i32) {
  "fir.select"(%s)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> {case_tags = [unit], target_operand_offsets = array<i32: 0, 0>} : (i32) -> ()
^bb1:
  return
}
// -----
// expected-error {{each block needs a case}}
func.func @f(%s: i32) {
  "fir.select_rank"(%s)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> {case_tags = [unit], target_operand_offsets = array<i32: 0, 0>} : (i32) -> ()
^bb1:
  return
}
// -----
// expected-error {{each block needs a case}}
func.func @f(%s: i32) {
  "fir.select_case"(%s)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> {case_tags = [unit], compare_operand_offsets = array<i32: 0, 0>, target_operand_offsets = array<i32: 0, 0>} : (i32) -> ()
^bb1:
  return
}
// -----
// expected-error {{each block needs a case}}
func.func @f(%s: !fir.class<none>) {
  "fir.select_type"(%s)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> {case_tags = [unit], target_operand_offsets = array<i32: 0, 0>} : (!fir.class<none>) -> ()
^bb1:
  return
}
// -----
// expected-error {{the number of characters is negative}}
func.func @f() {
  %0 = fir.string_lit "abc"(-1) : !fir.char<1,3>
  return
}
// -----
// expected-error {{1 length parameters where f32 takes 0}}
func.func @f(%a: !fir.ref<f32>, %n: i32) {
  %0 = fir.declare %a typeparams %n {uniq_name = "a"} : (!fir.ref<f32>, i32) -> !fir.ref<f32>
  return
}
// -----
// expected-error {{0 length parameters where !fir.char<1,?> takes 1}}
func.func @f(%a: !fir.ref<!fir.char<1,?>>) {
  %0 = fir.declare %a {uniq_name = "a"} : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<!fir.char<1,?>>
  return
}
// -----
// expected-error {{an array needs a shape}}
func.func @f(%a: !fir.ref<!fir.array<?xf32>>) {
  %0 = fir.declare %a {uniq_name = "a"} : (!fir.ref<!fir.array<?xf32>>) -> !fir.ref<!fir.array<?xf32>>
  return
}
// -----
// expected-error {{an array needs a shape}}
func.func @f(%a: !fir.ref<!fir.array<?xf32>>, %s: !fir.shift<1>) {
  %0 = fir.declare %a(%s) {uniq_name = "a"} : (!fir.ref<!fir.array<?xf32>>, !fir.shift<1>) -> !fir.ref<!fir.array<?xf32>>
  return
}
// -----
// expected-error {{the shape is in the descriptor}}
func.func @f(%a: !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, %s: !fir.shape<1>) {
  %0 = fir.declare %a(%s) {uniq_name = "a"} : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, !fir.shape<1>) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
  return
}
// -----
// expected-error {{!fir.shape<2> is not the shape of !fir.array<?xf32>}}
func.func @f(%a: !fir.ref<!fir.array<?xf32>>, %s: !fir.shape<2>) {
  %0 = fir.declare %a(%s) {uniq_name = "a"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<2>) -> !fir.ref<!fir.array<?xf32>>
  return
}
// -----
// expected-error {{the storage must be an array of bytes of known extent}}
func.func @f(%a: !fir.ref<f32>, %s: !fir.ref<!fir.array<2xi32>>) {
  %0 = fir.declare %a storage(%s[0]) {uniq_name = "a"} : (!fir.ref<f32>, !fir.ref<!fir.array<2xi32>>) -> !fir.ref<f32>
  return
}
// -----
// expected-error {{!fir.ref<f32> is not of an array}}
func.func @f(%a: !fir.ref<f32>, %i: index) {
  %0 = fir.array_coor %a %i : (!fir.ref<f32>, index) -> !fir.ref<f32>
  return
}
// -----
// expected-error {{the shape has rank 2, the array 1}}
func.func @f(%a: !fir.ref<!fir.array<?xf32>>, %s: !fir.shape<2>, %i: index) {
  %0 = fir.array_coor %a(%s) %i, %i : (!fir.ref<!fir.array<?xf32>>, !fir.shape<2>, index, index) -> !fir.ref<f32>
  return
}
// -----
// expected-error {{2 indices for 1 dimensions}}
func.func @f(%a: !fir.ref<!fir.array<?xf32>>, %s: !fir.shape<1>, %i: index) {
  %0 = fir.array_coor %a(%s) %i, %i : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, index, index) -> !fir.ref<f32>
  return
}
// -----
// expected-error {{lower bounds alone are for descriptors}}
func.func @f(%a: !fir.ref<!fir.array<?xf32>>, %s: !fir.shift<1>, %i: index) {
  %0 = fir.array_coor %a(%s) %i : (!fir.ref<!fir.array<?xf32>>, !fir.shift<1>, index) -> !fir.ref<f32>
  return
}
// -----
// expected-error {{the section has rank 2, the array 1}}
func.func @f(%a: !fir.ref<!fir.array<?xf32>>, %s: !fir.shape<1>, %t: !fir.slice<2>, %i: index) {
  %0 = fir.array_coor %a(%s) [%t] %i : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.slice<2>, index) -> !fir.ref<f32>
  return
}
// -----
// expected-error {{1 length parameters of f32}}
func.func @f(%a: !fir.ref<!fir.array<?xf32>>, %s: !fir.shape<1>, %i: index) {
  %0 = fir.array_coor %a(%s) %i typeparams %i : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, index, index) -> !fir.ref<f32>
  return
}
// -----
// expected-error {{1 length parameters of f32}}
func.func @f(%a: !fir.ref<f32>, %i: index) {
  %0 = fir.embox %a typeparams %i : (!fir.ref<f32>, index) -> !fir.box<f32>
  return
}
// -----
// expected-error {{a scalar has no shape}}
func.func @f(%a: !fir.ref<f32>, %s: !fir.shape<1>) {
  %0 = fir.embox %a(%s) : (!fir.ref<f32>, !fir.shape<1>) -> !fir.box<f32>
  return
}
// -----
// expected-error {{a scalar has no section}}
func.func @f(%a: !fir.ref<f32>, %s: !fir.slice<1>) {
  %0 = fir.embox %a [%s] : (!fir.ref<f32>, !fir.slice<1>) -> !fir.box<f32>
  return
}
// -----
// expected-error {{only a polymorphic descriptor takes its type from another one}}
func.func @f(%a: !fir.ref<!fir.type<t{x:i32}>>, %k: !fir.class<!fir.type<t{x:i32}>>) {
  %0 = fir.embox %a source_box %k : (!fir.ref<!fir.type<t{x:i32}>>, !fir.class<!fir.type<t{x:i32}>>) -> !fir.box<!fir.type<t{x:i32}>>
  return
}
// -----
// expected-error {{the rank of both descriptors must be known}}
func.func @f(%a: !fir.box<!fir.array<*:f32>>) {
  %0 = fir.rebox %a : (!fir.box<!fir.array<*:f32>>) -> !fir.box<!fir.array<*:f32>>
  return
}
// -----
// expected-error {{the section has rank 2, the descriptor 1}}
func.func @f(%a: !fir.box<!fir.array<?xf32>>, %s: !fir.slice<2>) {
  %0 = fir.rebox %a [%s] : (!fir.box<!fir.array<?xf32>>, !fir.slice<2>) -> !fir.box<!fir.array<?xf32>>
  return
}
// -----
// expected-error {{a section takes lower bounds of rank 1}}
func.func @f(%a: !fir.box<!fir.array<?xf32>>, %s: !fir.slice<1>, %h: !fir.shape<1>) {
  %0 = fir.rebox %a(%h) [%s] : (!fir.box<!fir.array<?xf32>>, !fir.shape<1>, !fir.slice<1>) -> !fir.box<!fir.array<?xf32>>
  return
}
// -----
// expected-error {{the section leaves 1 dimensions, the result has 0}}
func.func @f(%a: !fir.box<!fir.array<?xf32>>, %i: index) {
  %s = fir.slice %i, %i, %i : (index, index, index) -> !fir.slice<1>
  %0 = fir.rebox %a [%s] : (!fir.box<!fir.array<?xf32>>, !fir.slice<1>) -> !fir.box<f32>
  return
}
// -----
// expected-error {{lower bounds of rank 2 for a descriptor of rank 1}}
func.func @f(%a: !fir.box<!fir.array<?xf32>>, %h: !fir.shift<2>) {
  %0 = fir.rebox %a(%h) : (!fir.box<!fir.array<?xf32>>, !fir.shift<2>) -> !fir.box<!fir.array<?xf32>>
  return
}
// -----
// expected-error {{the result has rank 1, expected 2}}
func.func @f(%a: !fir.box<!fir.array<?xf32>>, %h: !fir.shape<2>) {
  %0 = fir.rebox %a(%h) : (!fir.box<!fir.array<?xf32>>, !fir.shape<2>) -> !fir.box<!fir.array<?xf32>>
  return
}
// -----
// expected-error {{the result must be of f32}}
func.func @f(%a: !fir.box<!fir.array<?xf32>>) {
  %0 = fir.rebox %a : (!fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xi32>>
  return
}
// -----
// expected-error {{!fir.ref<f32> is no descriptor}}
func.func @f(%a: !fir.ref<f32>) {
  %0 = fir.rebox_assumed_rank %a lbs ones : (!fir.ref<f32>) -> !fir.box<!fir.array<*:f32>>
  return
}
// -----
// expected-error {{!fir.ref<f32> is no address of a descriptor}}
func.func @f(%a: !fir.ref<f32>) {
  %0 = fir.box_offset %a base_addr : (!fir.ref<f32>) -> !fir.llvm_ptr<i64>
  return
}
// -----
// expected-error {{!fir.box<f32> has no derived type}}
func.func @f(%a: !fir.ref<!fir.box<f32>>) {
  %0 = fir.box_offset %a derived_type : (!fir.ref<!fir.box<f32>>) -> !fir.llvm_ptr<i64>
  return
}
// -----
// expected-error {{the two variables must have one type}}
func.func @f(%a: !fir.ref<!fir.array<2xf32>>, %b: !fir.ref<!fir.array<3xf32>>) {
  fir.copy %a to %b : !fir.ref<!fir.array<2xf32>>, !fir.ref<!fir.array<3xf32>>
  return
}
// -----
// expected-error {{must be a reference type to a constant size}}
func.func @f(%a: !fir.ref<!fir.array<?xf32>>) {
  fir.copy %a to %a : !fir.ref<!fir.array<?xf32>>, !fir.ref<!fir.array<?xf32>>
  return
}
// -----
// expected-error {{the value must have the type that the address is of}}
func.func @f(%v: !fir.array<2xf32>, %a: !fir.ref<!fir.array<3xf32>>, %s: !fir.shape<1>) {
  fir.save_result %v to %a(%s) : !fir.array<2xf32>, !fir.ref<!fir.array<3xf32>>, !fir.shape<1>
  return
}
// -----
// expected-error {{a shape of rank 0 for a value of rank 1}}
func.func @f(%v: !fir.array<2xf32>, %a: !fir.ref<!fir.array<2xf32>>) {
  fir.save_result %v to %a : !fir.array<2xf32>, !fir.ref<!fir.array<2xf32>>
  return
}
// -----
// expected-error {{the shape and the length are in the descriptor}}
func.func @f(%v: !fir.box<!fir.array<?xf32>>, %a: !fir.ref<!fir.box<!fir.array<?xf32>>>, %s: !fir.shape<1>) {
  fir.save_result %v to %a(%s) : !fir.box<!fir.array<?xf32>>, !fir.ref<!fir.box<!fir.array<?xf32>>>, !fir.shape<1>
  return
}
// -----
// expected-error {{1 length parameters of f32}}
func.func @f(%v: !fir.array<2xf32>, %a: !fir.ref<!fir.array<2xf32>>, %s: !fir.shape<1>, %i: index) {
  fir.save_result %v to %a(%s) typeparams %i : !fir.array<2xf32>, !fir.ref<!fir.array<2xf32>>, !fir.shape<1>, index
  return
}
// -----
// expected-error {{both variables must be strings}}
func.func @f(%a: !fir.ref<f32>, %i: index) {
  fir.char_convert %a for %i to %a : !fir.ref<f32>, index, !fir.ref<f32>
  return
}
// -----
// expected-error {{both strings have kind 1}}
func.func @f(%a: !fir.ref<!fir.char<1>>, %i: index) {
  fir.char_convert %a for %i to %a : !fir.ref<!fir.char<1>>, index, !fir.ref<!fir.char<1>>
  return
}
// -----
// expected-error {{the two types must differ in nothing but volatile}}
func.func @f(%a: !fir.ref<f32>) {
  %0 = fir.volatile_cast %a : (!fir.ref<f32>) -> !fir.ref<i32, volatile>
  return
}
// -----
// expected-error {{there is no argument #1 to pass the object as}}
func.func @f(%a: !fir.class<none>) {
  fir.dispatch "p"(%a : !fir.class<none>) (%a : !fir.class<none>) {pass_arg_pos = 1 : i32}
  return
}
// -----
// expected-error {{the argument that the object is passed as must be polymorphic}}
func.func @f(%a: !fir.class<none>, %i: i32) {
  fir.dispatch "p"(%a : !fir.class<none>) (%i : i32) {pass_arg_pos = 0 : i32}
  return
}
// -----
// expected-error {{the construct must end with fir.do_concurrent.loop}}
func.func @f(%a: i32) {
  fir.do_concurrent {
    %0 = arith.addi %a, %a : i32
  }
  return
}

// -----
func.func @f(%a: !fir.ref<!fir.array<4x4xf32>>, %i: index) {
  %s = fir.shape %i : (index) -> !fir.shape<1>
  // expected-error {{has a shape of rank 1 for an array of rank 2}}
  %l = fir.array_load %a(%s) : (!fir.ref<!fir.array<4x4xf32>>, !fir.shape<1>) -> !fir.array<4x4xf32>
  return
}
// -----
func.func @f(%b: !fir.box<!fir.array<?xf32>>, %i: index) {
  %l = fir.array_load %b : (!fir.box<!fir.array<?xf32>>) -> !fir.array<?xf32>
  // expected-error {{the result is not of the type of the elements, f32}}
  %e = fir.array_fetch %l, %i : (!fir.array<?xf32>, index) -> i32
  return
}
// -----
func.func @f(%b: !fir.box<!fir.array<?x?xf32>>, %i: index, %v: f32) {
  %l = fir.array_load %b : (!fir.box<!fir.array<?x?xf32>>) -> !fir.array<?x?xf32>
  // expected-error {{has 1 indices for an array of rank 2}}
  %e = fir.array_update %l, %v, %i : (!fir.array<?x?xf32>, f32, index) -> !fir.array<?x?xf32>
  return
}
// -----
func.func @f(%b: !fir.box<!fir.array<?xf32>>) {
  %l = fir.undefined !fir.array<?xf32>
  // expected-error {{needs the result of fir.array_load as the original}}
  fir.array_merge_store %l, %l to %b : !fir.array<?xf32>, !fir.array<?xf32>, !fir.box<!fir.array<?xf32>>
  return
}
// -----
func.func @f(%b: !fir.box<!fir.array<?x?xf32>>, %i: index) {
  %l = fir.array_load %b : (!fir.box<!fir.array<?x?xf32>>) -> !fir.array<?x?xf32>
  // expected-error {{has 1 indices for an array of rank 2}}
  %e:2 = fir.array_modify %l, %i : (!fir.array<?x?xf32>, index) -> (!fir.ref<f32>, !fir.array<?x?xf32>)
  return
}
// -----
func.func @f(%b: !fir.box<!fir.array<?xf32>>, %i: index) {
  %l = fir.array_load %b : (!fir.box<!fir.array<?xf32>>) -> !fir.array<?xf32>
  // expected-error {{the variable at the resulting address is not of the type of the elements, f32}}
  %e = fir.array_access %l, %i : (!fir.array<?xf32>, index) -> !fir.ref<i32>
  return
}
// -----
// expected-error {{the extents of !fir.array<?x10xi32> are unknown}}
func.func @f(%a: !fir.ref<!fir.array<?x10xi32>>, %i: i64) { %0 = fir.coordinate_of %a, %i, %i : (!fir.ref<!fir.array<?x10xi32>>, i64, i64) -> !fir.ref<i32> return }
// -----
// expected-error {{the rank of !fir.array<*:i32> is unknown}}
func.func @f(%a: !fir.box<!fir.array<*:i32>>, %i: i64) { %0 = fir.coordinate_of %a, %i : (!fir.box<!fir.array<*:i32>>, i64) -> !fir.ref<i32> return }
// -----
// expected-error {{i32 has no parts}}
func.func @f(%a: !fir.ref<i32>, %i: i64) { %0 = fir.coordinate_of %a, %i : (!fir.ref<i32>, i64) -> !fir.ref<i32> return }
// -----
// expected-error {{more coordinates than the variable has parts}}
func.func @f(%a: !fir.ref<!fir.array<10xi32>>, %i: i64) { %0 = fir.coordinate_of %a, %i, %i : (!fir.ref<!fir.array<10xi32>>, i64, i64) -> !fir.ref<i32> return }
// -----
// expected-error {{a part of !fir.char<1,5> is !fir.char<1>}}
func.func @f(%a: !fir.ref<!fir.char<1,5>>, %i: i64) { %0 = fir.coordinate_of %a, %i : (!fir.ref<!fir.char<1,5>>, i64) -> !fir.ref<i32> return }
// -----
// expected-error {{a single character has no parts}}
func.func @f(%a: !fir.box<!fir.char<1>>, %i: i64) { %0 = fir.coordinate_of %a, %i : (!fir.box<!fir.char<1>>, i64) -> !fir.ref<!fir.char<1>> return }
// -----
// expected-error {{cannot convert !fir.logical<4> to !fir.ref<i32>}}
func.func @f(%a: !fir.logical<4>) { %0 = fir.convert %a : (!fir.logical<4>) -> !fir.ref<i32> return }
// -----
// expected-error {{cannot convert !fir.box<i32> to !fir.class<none>}}
func.func @f(%a: !fir.box<i32>) { %0 = fir.convert %a : (!fir.box<i32>) -> !fir.class<none> return }
// -----
// expected-error {{cannot convert !fir.type<two{x:i32,y:f32}> to !fir.type<one{x:i32}>}}
func.func @f(%a: !fir.type<two{x:i32,y:f32}>) { %0 = fir.convert %a : (!fir.type<two{x:i32,y:f32}>) -> !fir.type<one{x:i32}> return }
// -----
// expected-error {{cannot convert vector<4xi32> to !fir.vector<2:i64>}}
func.func @f(%a: vector<4xi32>) { %0 = fir.convert %a : (vector<4xi32>) -> !fir.vector<2:i64> return }
// -----
// expected-error {{the selector must be a polymorphic descriptor, found !fir.box<i32>}}
func.func @f(%a: !fir.box<i32>) {
  fir.select_type %a : !fir.box<i32> [#fir.type_is<i32>, ^bb1, unit, ^bb1]
^bb1:
  return
}
// -----
// expected-error {{the case of all others must be the last}}
func.func @f(%a: !fir.class<none>) {
  fir.select_type %a : !fir.class<none> [unit, ^bb1, #fir.type_is<i32>, ^bb1]
^bb1:
  return
}
// -----
// expected-error {{case #0 cannot be #fir.point}}
func.func @f(%a: !fir.class<none>) {
  fir.select_type %a : !fir.class<none> [#fir.point, ^bb1, unit, ^bb1]
^bb1:
  return
}
// -----
// expected-error {{case #0 takes 2 values}}
func.func @f(%a: i32) {
  fir.select_case %a : i32 [#fir.interval, %a, ^bb1, unit, ^bb1]
^bb1:
  return
}
// -----
// expected-error {{the selector must be an integer, found f32}}
func.func @f(%a: f32) {
  fir.select %a : f32 [1, ^bb1, unit, ^bb1]
^bb1:
  return
}
// -----
// expected-error {{the characters must be integers}}
func.func @f() { %0 = fir.string_lit [65.0, 66.0](2) : !fir.char<1,2> return }
