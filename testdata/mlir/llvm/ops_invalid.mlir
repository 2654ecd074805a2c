func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{signless integer}}
  %0 = llvm.alloca %f x i32 : (f32) -> !llvm.ptr
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{ordering release}}
  %0 = llvm.load %p atomic release {alignment = 4 : i64} : !llvm.ptr -> i32
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{needs an alignment}}
  %0 = llvm.load %p atomic acquire : !llvm.ptr -> i32
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{ordering acquire}}
  llvm.store %j, %p atomic acquire {alignment = 4 : i64} : i32, !llvm.ptr
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{dynamic indices}}
  %0 = "llvm.getelementptr"(%p) <{elem_type = i32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr) -> !llvm.ptr
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{must be a constant}}
  %0 = llvm.getelementptr %p[0, %i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{outside of the structure}}
  %0 = llvm.getelementptr %p[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{type without elements}}
  %0 = llvm.getelementptr %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, i32
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{needs a floating-point value}}
  %0 = llvm.atomicrmw fadd %p, %j monotonic : !llvm.ptr, i32
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{needs an integer}}
  %0 = llvm.atomicrmw add %p, %f monotonic : !llvm.ptr, f32
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{monotonic or stronger}}
  %0 = llvm.atomicrmw add %p, %j unordered : !llvm.ptr, i32
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{cannot release}}
  %0 = llvm.cmpxchg %p, %j, %j monotonic release : !llvm.ptr, i32
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{acquire or stronger}}
  llvm.fence monotonic
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{has type}}
  %0 = llvm.mlir.undef : !llvm.struct<(i32)>
  %1 = llvm.insertvalue %i, %0[0] : !llvm.struct<(i32)>
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{outside of the structure}}
  %0 = llvm.mlir.undef : !llvm.struct<(i32)>
  %1 = llvm.extractvalue %0[1] : !llvm.struct<(i32)>
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{must be a global or a function}}
  %0 = llvm.mlir.addressof @nope : !llvm.ptr
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{no value of the result}}
  %0 = llvm.mlir.constant(1 : i32) : f32
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{array of 2 i8}}
  %0 = llvm.mlir.constant("ab") : !llvm.array<3 x i8>
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{is not defined}}
  llvm.call @nope() : () -> ()
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{must be wider}}
  %0 = llvm.sext %i : i64 to i32
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{must be wider}}
  %0 = llvm.zext %i : i64 to i32
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{a pointer can be cast}}
  %0 = llvm.bitcast %p : !llvm.ptr to i64
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{case values}}
  "llvm.switch"(%j)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:
  return
}
// -----
// expected-error {{array of 3 i8}}
llvm.mlir.global internal @g("abc") : !llvm.array<2 x i8>
// -----
// expected-error {{one value of the global}}
llvm.mlir.global internal @g() : i32 {
  %0 = llvm.mlir.constant(1 : i64) : i64
  llvm.return %0 : i64
}
// -----
// expected-error {{external or extern_weak}}
llvm.func internal @f()
// -----
// expected-error {{0 arguments for a function of 1}}
llvm.func @g(i32)
llvm.func @f() {
  llvm.call @g() : () -> ()
  llvm.return
}
// -----
// expected-error {{returns a value}}
llvm.func @f() -> i32 {
  llvm.return
}
// -----
// expected-error {{0 arguments, the function 1}}
"llvm.func"() <{function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "f"}> ({
  llvm.return
}) : () -> ()
// -----
// expected-error {{another body}}
func.func private @f(!llvm.struct<"a", (i32)>, !llvm.struct<"a", (i64)>)
// -----
// expected-error {{cannot be the element}}
func.func private @f(!llvm.array<2 x void>)

// -----

llvm.func @f(%a: i32, %v: vector<4xi32>, %f: vector<4xf32>, %m: vector<4xi1>, %p: !llvm.ptr, %ps: vector<8x!llvm.ptr>, %sv: vector<[4]xf32>, %h: vector<200000xi32>, %b: i1) {
  // expected-error {{musttail}}
  %0 = llvm.inline_asm tail_call_kind = <musttail> "", "=r" : () -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %v: vector<4xi32>, %f: vector<4xf32>, %m: vector<4xi1>, %p: !llvm.ptr, %ps: vector<8x!llvm.ptr>, %sv: vector<[4]xf32>, %h: vector<200000xi32>, %b: i1) {
  // expected-error {{begins with llvm.}}
  llvm.call_intrinsic "x"() : () -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %v: vector<4xi32>, %f: vector<4xf32>, %m: vector<4xi1>, %p: !llvm.ptr, %ps: vector<8x!llvm.ptr>, %sv: vector<[4]xf32>, %h: vector<200000xi32>, %b: i1) {
  // expected-error {{1 operand bundles and 0 tags}}
  "llvm.call_intrinsic"() <{intrin = "llvm.x", op_bundle_sizes = array<i32: 0>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %v: vector<4xi32>, %f: vector<4xf32>, %m: vector<4xi1>, %p: !llvm.ptr, %ps: vector<8x!llvm.ptr>, %sv: vector<[4]xf32>, %h: vector<200000xi32>, %b: i1) {
  // expected-error {{1 operands of bundles}}
  "llvm.intr.assume"(%b, %a) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["x"]}> : (i1, i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %v: vector<4xi32>, %f: vector<4xf32>, %m: vector<4xi1>, %p: !llvm.ptr, %ps: vector<8x!llvm.ptr>, %sv: vector<[4]xf32>, %h: vector<200000xi32>, %b: i1) {
  // expected-error {{as many elements}}
  %0 = llvm.intr.masked.gather %ps, %m {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<4xi1>) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %v: vector<4xi32>, %f: vector<4xf32>, %m: vector<4xi1>, %p: !llvm.ptr, %ps: vector<8x!llvm.ptr>, %sv: vector<[4]xf32>, %h: vector<200000xi32>, %b: i1) {
  // expected-error {{as many elements}}
  llvm.intr.masked.scatter %f, %ps, %m {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into vector<8x!llvm.ptr>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %v: vector<4xi32>, %f: vector<4xf32>, %m: vector<4xi1>, %p: !llvm.ptr, %ps: vector<8x!llvm.ptr>, %sv: vector<[4]xf32>, %h: vector<200000xi32>, %b: i1) {
  // expected-error {{at most}}
  %0 = llvm.intr.vector.extract %h[0] : vector<2xi32> from vector<200000xi32>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %v: vector<4xi32>, %f: vector<4xf32>, %m: vector<4xi1>, %p: !llvm.ptr, %ps: vector<8x!llvm.ptr>, %sv: vector<[4]xf32>, %h: vector<200000xi32>, %b: i1) {
  // expected-error {{no scalable parts}}
  %0 = llvm.intr.vector.insert %sv, %f[0] : vector<[4]xf32> into vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %v: vector<4xi32>, %f: vector<4xf32>, %m: vector<4xi1>, %p: !llvm.ptr, %ps: vector<8x!llvm.ptr>, %sv: vector<[4]xf32>, %h: vector<200000xi32>, %b: i1) {
  // expected-error {{twice as many}}
  %0 = "llvm.intr.vector.interleave2"(%f, %f) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %v: vector<4xi32>, %f: vector<4xf32>, %m: vector<4xi1>, %p: !llvm.ptr, %ps: vector<8x!llvm.ptr>, %sv: vector<[4]xf32>, %h: vector<200000xi32>, %b: i1) {
  // expected-error {{one element type}}
  %0 = "llvm.intr.vector.reduce.add"(%v) : (vector<4xi32>) -> i64
  llvm.return
}

// -----

llvm.func @f(%a: i32, %v: vector<4xi32>, %f: vector<4xf32>, %m: vector<4xi1>, %p: !llvm.ptr, %ps: vector<8x!llvm.ptr>, %sv: vector<[4]xf32>, %h: vector<200000xi32>, %b: i1) {
  // expected-error {{one element type}}
  %0 = "llvm.intr.vector.reduce.and"(%v) : (vector<4xi32>) -> i64
  llvm.return
}

// -----

llvm.func @f(%a: i32, %v: vector<4xi32>, %f: vector<4xf32>, %m: vector<4xi1>, %p: !llvm.ptr, %ps: vector<8x!llvm.ptr>, %sv: vector<[4]xf32>, %h: vector<200000xi32>, %b: i1) {
  // expected-error {{one element type}}
  %0 = "llvm.intr.vector.reduce.mul"(%v) : (vector<4xi32>) -> i64
  llvm.return
}

// -----

llvm.func @f(%a: i32, %v: vector<4xi32>, %f: vector<4xf32>, %m: vector<4xi1>, %p: !llvm.ptr, %ps: vector<8x!llvm.ptr>, %sv: vector<[4]xf32>, %h: vector<200000xi32>, %b: i1) {
  // expected-error {{one element type}}
  %0 = "llvm.intr.vector.reduce.or"(%v) : (vector<4xi32>) -> i64
  llvm.return
}

// -----

llvm.func @f(%a: i32, %v: vector<4xi32>, %f: vector<4xf32>, %m: vector<4xi1>, %p: !llvm.ptr, %ps: vector<8x!llvm.ptr>, %sv: vector<[4]xf32>, %h: vector<200000xi32>, %b: i1) {
  // expected-error {{one element type}}
  %0 = "llvm.intr.vector.reduce.smax"(%v) : (vector<4xi32>) -> i64
  llvm.return
}

// -----

llvm.func @f(%a: i32, %v: vector<4xi32>, %f: vector<4xf32>, %m: vector<4xi1>, %p: !llvm.ptr, %ps: vector<8x!llvm.ptr>, %sv: vector<[4]xf32>, %h: vector<200000xi32>, %b: i1) {
  // expected-error {{one element type}}
  %0 = "llvm.intr.vector.reduce.smin"(%v) : (vector<4xi32>) -> i64
  llvm.return
}

// -----

llvm.func @f(%a: i32, %v: vector<4xi32>, %f: vector<4xf32>, %m: vector<4xi1>, %p: !llvm.ptr, %ps: vector<8x!llvm.ptr>, %sv: vector<[4]xf32>, %h: vector<200000xi32>, %b: i1) {
  // expected-error {{one element type}}
  %0 = "llvm.intr.vector.reduce.umax"(%v) : (vector<4xi32>) -> i64
  llvm.return
}

// -----

llvm.func @f(%a: i32, %v: vector<4xi32>, %f: vector<4xf32>, %m: vector<4xi1>, %p: !llvm.ptr, %ps: vector<8x!llvm.ptr>, %sv: vector<[4]xf32>, %h: vector<200000xi32>, %b: i1) {
  // expected-error {{one element type}}
  %0 = "llvm.intr.vector.reduce.umin"(%v) : (vector<4xi32>) -> i64
  llvm.return
}

// -----

llvm.func @f(%a: i32, %v: vector<4xi32>, %f: vector<4xf32>, %m: vector<4xi1>, %p: !llvm.ptr, %ps: vector<8x!llvm.ptr>, %sv: vector<[4]xf32>, %h: vector<200000xi32>, %b: i1) {
  // expected-error {{one element type}}
  %0 = "llvm.intr.vector.reduce.xor"(%v) : (vector<4xi32>) -> i64
  llvm.return
}

// -----

llvm.func @f(%a: i32, %v: vector<4xi32>, %f: vector<4xf32>, %m: vector<4xi1>, %p: !llvm.ptr, %ps: vector<8x!llvm.ptr>, %sv: vector<[4]xf32>, %h: vector<200000xi32>, %b: i1) {
  // expected-error {{one element type}}
  %0 = llvm.intr.vector.reduce.fmax(%f) : (vector<4xf32>) -> f64
  llvm.return
}

// -----

llvm.func @f(%a: i32, %v: vector<4xi32>, %f: vector<4xf32>, %m: vector<4xi1>, %p: !llvm.ptr, %ps: vector<8x!llvm.ptr>, %sv: vector<[4]xf32>, %h: vector<200000xi32>, %b: i1) {
  // expected-error {{one element type}}
  %0 = llvm.intr.vector.reduce.fmaximum(%f) : (vector<4xf32>) -> f64
  llvm.return
}

// -----

llvm.func @f(%a: i32, %v: vector<4xi32>, %f: vector<4xf32>, %m: vector<4xi1>, %p: !llvm.ptr, %ps: vector<8x!llvm.ptr>, %sv: vector<[4]xf32>, %h: vector<200000xi32>, %b: i1) {
  // expected-error {{one element type}}
  %0 = llvm.intr.vector.reduce.fmin(%f) : (vector<4xf32>) -> f64
  llvm.return
}

// -----

llvm.func @f(%a: i32, %v: vector<4xi32>, %f: vector<4xf32>, %m: vector<4xi1>, %p: !llvm.ptr, %ps: vector<8x!llvm.ptr>, %sv: vector<[4]xf32>, %h: vector<200000xi32>, %b: i1) {
  // expected-error {{one element type}}
  %0 = llvm.intr.vector.reduce.fminimum(%f) : (vector<4xf32>) -> f64
  llvm.return
}

// -----

llvm.func @f(%d: f64, %f: vector<4xf32>) {
  // expected-error {{one element type}}
  %0 = "llvm.intr.vector.reduce.fadd"(%d, %f) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, vector<4xf32>) -> f64
  llvm.return
}

// -----

llvm.func @f(%d: f64, %f: vector<4xf32>) {
  // expected-error {{one element type}}
  %0 = "llvm.intr.vector.reduce.fmul"(%d, %f) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, vector<4xf32>) -> f64
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error {{structure of two}}
  %0 = llvm.intr.sincos(%x) : (f32) -> f32
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  // expected-error {{must begin with a llvm.landingpad}}
  llvm.invoke @f() to ^bb1 unwind ^bb1 : () -> ()
^bb1:
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error {{needs a personality}}
  %0 = llvm.landingpad cleanup : i32
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  // expected-error {{expected a clause}}
  %0 = llvm.landingpad : i32
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f(%a: !llvm.ptr) attributes {personality = @p} {
  // expected-error {{must be null or the address}}
  %0 = llvm.landingpad (catch %a : !llvm.ptr) : i32
  llvm.return
}

// -----

// expected-error {{common linkage}}
llvm.mlir.alias common @a : i32 {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// expected-error {{must return a pointer}}
llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}

// -----

llvm.mlir.global external @g() : i32
// expected-error {{must be a function}}
llvm.mlir.ifunc external @i : !llvm.func<f32 (i64)>, !llvm.ptr @g

// -----

llvm.func @r() -> !llvm.ptr
// expected-error {{must have a body}}
llvm.mlir.ifunc external @i : !llvm.func<f32 (i64)>, !llvm.ptr @r

// -----

llvm.mlir.global external @g() : i32
// expected-error {{must be a function}}
llvm.mlir.global_ctors ctors = [@g], priorities = [0 : i32], data = [#llvm.zero]

// -----

llvm.func @c()
// expected-error {{as many priorities}}
llvm.mlir.global_dtors dtors = [@c], priorities = [], data = []

// -----

llvm.mlir.global external @g() : i32
llvm.func @f() {
  // expected-error {{must be a function or an alias}}
  %0 = llvm.dso_local_equivalent @g : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error {{operands of successor #0 are not known}}
  "llvm.indirectbr"(%p)[^bb1] <{indbr_operand_segments = array<i32: 1>}> : (!llvm.ptr) -> ()
^bb1:
  llvm.return
}

// -----

// expected-error {{'disable' is unknown}}
module attributes {llvm.a = #llvm.loop_annotation<disable = true>} {}

// -----

// expected-error {{'access_type' is missing}}
module attributes {llvm.a = #llvm.tbaa_tag<base_type = #llvm.tbaa_type_desc<id = "a", members = {}>, offset = 0>} {}

// -----

// expected-error {{has attribute 'llvm.noalias' of argument #0, which is for types of kind pointer, found i32}}
llvm.func @f(%a: i32 {llvm.noalias}) { llvm.return }

// -----

// expected-error {{has attribute 'llvm.byval' of result #0, which is for arguments only}}
llvm.func @f() -> (!llvm.ptr {llvm.byval = i32})

// -----

// expected-error {{has attribute 'llvm.align' of argument #0, which must be of kind integer}}
func.func private @f(memref<2xi32> {llvm.align})

// -----

// expected-error {{alignment must be a power of 2, found 3}}
llvm.mlir.global internal @g(1 : i32) {alignment = 3 : i64} : i32

// -----

llvm.func @f(%c: i1) {
  // expected-error {{has 3 weights for 2 successors}}
  llvm.cond_br %c weights([1, 2, 3]), ^bb1, ^bb1
^bb1:
  llvm.return
}

// -----

llvm.func @f(%c: i32) {
  // expected-error {{has 1 weights for 2 successors}}
  llvm.switch %c : i32, ^bb1 [
    1: ^bb1
  ] {branch_weights = array<i32: 1>}
^bb1:
  llvm.return
}
