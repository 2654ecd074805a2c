func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{must be wider}}
  %0 = arith.extsi %i : i64 to i32
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{must be wider}}
  %0 = arith.extui %i : i64 to i32
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{must be narrower}}
  %0 = arith.trunci %j : i32 to i64
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{must be wider}}
  %0 = arith.extf %f : f32 to f32
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{must be narrower}}
  %0 = arith.truncf %f : f32 to f64
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{must have one width}}
  %0 = arith.bitcast %f : f32 to i64
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{one shape}}
  %0 = arith.sitofp %j : i32 to vector<4xf32>
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{one shape}}
  %0 = arith.uitofp %j : i32 to vector<4xf32>
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{one shape}}
  %0 = arith.fptosi %f : f32 to vector<4xi32>
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{one shape}}
  %0 = arith.fptoui %f : f32 to vector<4xi32>
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{one shape}}
  %0 = arith.index_cast %x : index to vector<4xi32>
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{one shape}}
  %0 = arith.index_castui %x : index to vector<4xi32>
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{signless-integer-like}}
  %0 = arith.index_cast %f : f32 to index
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{in the shape of the operands}}
  %0 = "arith.cmpi"(%j, %j) <{predicate = 0 : i64}> : (i32, i32) -> vector<4xi1>
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{in the shape of the operands}}
  %0 = "arith.cmpf"(%f, %f) <{predicate = 0 : i64}> : (f32, f32) -> vector<4xi1>
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{the type of the value}}
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i64
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{must be signless}}
  %0 = arith.constant 1 : si32
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{must have one type}}
  %0 = "arith.select"(%c, %j, %i) : (i1, i32, i64) -> i32
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{same type}}
  %0:2 = "arith.addui_extended"(%j, %j) : (i32, i32) -> (i64, i1)
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{the carry must be}}
  %0:2 = "arith.addui_extended"(%j, %j) : (i32, i32) -> (i32, vector<4xi1>)
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{same type}}
  %0:2 = "arith.mulsi_extended"(%j, %j) : (i32, i32) -> (i32, i64)
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{same type}}
  %0:2 = "arith.mului_extended"(%j, %j) : (i32, i32) -> (i32, i64)
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{type}}
  %0 = "arith.addi"(%j, %i) : (i32, i64) -> i32
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{floating-point-like}}
  %0 = arith.addf %j, %j : i32
  return
}

// -----

func.func @f(%a: f32, %s: f8E8M0FNU) {
  // expected-error {{must be wider}}
  %0 = arith.scaling_extf %a, %s : f32, f8E8M0FNU to f16
  return
}

// -----

func.func @f(%a: vector<4xf32>, %s: f8E8M0FNU) {
  // expected-error {{one shape}}
  %0 = arith.scaling_truncf %a, %s : vector<4xf32>, f8E8M0FNU to vector<2xf4E2M1FN>
  return
}
