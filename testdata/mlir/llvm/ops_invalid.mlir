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
