func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{data clause acc_copy is not one}}
  %0 = acc.present varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_copy>}
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{data clause acc_copy is not one}}
  %0 = acc.nocreate varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_copy>}
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{data clause acc_copy is not one}}
  %0 = acc.attach varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_copy>}
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{data clause acc_copy is not one}}
  %0 = acc.deviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_copy>}
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{data clause acc_copy is not one}}
  %0 = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_copy>}
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{data clause acc_copy is not one}}
  %0 = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_copy>}
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{data clause acc_copy is not one}}
  %0 = acc.declare_device_resident varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_copy>}
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{data clause acc_copy is not one}}
  %0 = acc.declare_link varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_copy>}
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{data clause acc_copy is not one}}
  %0 = acc.firstprivate_map varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_copy>}
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{must have the same type}}
  %0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<20xf32>
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{modifiers zero do not apply}}
  %0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32> {modifiers = #acc<data_clause_modifier zero>}
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{varType must be the type that var points to}}
  %0 = acc.create varPtr(%a : memref<10xf32>) varType(memref<10xf32>) -> memref<10xf32>
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{modifiers readonly do not apply}}
  %0 = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32> {modifiers = #acc<data_clause_modifier readonly>}
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{data clause acc_copyin is not one}}
  %0 = acc.cache varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_copyin>}
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{a private needs a recipe}}
  %0 = acc.private varPtr(%a : memref<10xf32>) -> memref<10xf32>
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{@nope must be a firstprivate recipe}}
  %0 = acc.firstprivate varPtr(%a : memref<10xf32>) recipe(@nope) -> memref<10xf32>
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{@f must be a reduction recipe}}
  %0 = acc.reduction varPtr(%a : memref<10xf32>) recipe(@f) -> memref<10xf32>
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{pointer or mappable}}
  %0 = acc.copyin varPtr(%x : index) -> index
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{must have the same type}}
  acc.copyout accPtr(%a : memref<10xf32>) to varPtr(%b : memref<20xf32>)
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{modifiers readonly do not apply}}
  acc.copyout accPtr(%a : memref<10xf32>) to varPtr(%a : memref<10xf32>) {modifiers = #acc<data_clause_modifier readonly>}
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{data clause acc_copyin is not one}}
  acc.update_host accPtr(%a : memref<10xf32>) to varPtr(%a : memref<10xf32>) {dataClause = #acc<data_clause acc_copyin>}
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{data clause acc_copy is not one}}
  acc.delete accPtr(%a : memref<10xf32>) {dataClause = #acc<data_clause acc_copy>}
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{data clause acc_copy is not one}}
  acc.detach accPtr(%a : memref<10xf32>) {dataClause = #acc<data_clause acc_copy>}
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{an extent or an upper bound is needed}}
  %0 = acc.bounds stride(%x : index)
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{must be the result of a data operation}}
  %m = memref.alloca() : memref<10xf32>
  acc.parallel dataOperands(%m : memref<10xf32>) { acc.terminator }
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{must be the result of a data operation}}
  %m = memref.alloca() : memref<10xf32>
  acc.serial dataOperands(%m : memref<10xf32>) { acc.terminator }
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{must be the result of a data operation}}
  %m = memref.alloca() : memref<10xf32>
  acc.kernels dataOperands(%m : memref<10xf32>) { acc.terminator }
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{must be the result of acc.private}}
  %m = memref.alloca() : memref<10xf32>
  acc.parallel private(%m : memref<10xf32>) { acc.yield }
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{must be the result of acc.firstprivate}}
  %m = memref.alloca() : memref<10xf32>
  acc.serial firstprivate(%m : memref<10xf32>) { acc.yield }
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{must be the result of acc.reduction}}
  %m = memref.alloca() : memref<10xf32>
  acc.parallel reduction(%m : memref<10xf32>) { acc.yield }
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{at most 3 values}}
  acc.parallel num_gangs({%i : i64, %i : i64, %i : i64, %i : i64}) { acc.yield }
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{wait has 1 operands}}
  "acc.parallel"(%i) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({ acc.yield }) : (i64) -> ()
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{both with and without a value}}
  acc.parallel async(%i : i64) { acc.yield } attributes {asyncOnly = [#acc.device_type<none>]}
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{construct without results}}
  acc.parallel { acc.yield %i : i64 }
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{must be directly inside}}
  acc.kernels { acc.yield }
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{needs an operand or a default clause}}
  acc.data { acc.terminator }
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{must be the result of a data operation}}
  %m = memref.alloca() : memref<10xf32>
  acc.data dataOperands(%m : memref<10xf32>) { acc.terminator }
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{needs an operand}}
  acc.host_data { acc.terminator }
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{must be the result of acc.use_device}}
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  acc.host_data dataOperands(%d : memref<10xf32>) { acc.terminator }
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{at least one operand}}
  acc.enter_data
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{both with and without a value}}
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  acc.enter_data async(%i : i64) dataOperands(%d : memref<10xf32>) attributes {async}
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{wait_devnum needs wait operands}}
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  acc.enter_data wait_devnum(%i : i64) dataOperands(%d : memref<10xf32>)
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{must be the result of acc.attach}}
  %0 = acc.present varPtr(%a : memref<10xf32>) -> memref<10xf32>
  acc.enter_data dataOperands(%0 : memref<10xf32>)
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{at least one operand}}
  acc.exit_data
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{at least one operand}}
  acc.update
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{must be the result of acc.update_device}}
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  acc.update dataOperands(%d : memref<10xf32>)
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{wait_devnum needs wait operands}}
  acc.wait wait_devnum(%i : i64)
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{both with and without a value}}
  acc.wait async(%i : i64) attributes {async}
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{cannot be inside a compute construct}}
  acc.parallel { acc.init
   acc.yield }
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{cannot be inside a compute construct}}
  acc.serial { acc.shutdown
   acc.yield }
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{is needed}}
  acc.set
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{cannot be inside a compute construct}}
  acc.parallel { acc.set device_num(%i : i64)
   acc.yield }
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{must be the result of a data operation}}
  %m = memref.alloca() : memref<10xf32>
  acc.declare dataOperands(%m : memref<10xf32>) { acc.terminator }
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{needs an operand}}
  %t2 = acc.declare_enter
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{needs a token or an operand}}
  acc.declare_exit
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{one of auto, independent and seq is needed}}
  acc.loop { acc.yield }
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{1 loops are needed in the body}}
  acc.loop { acc.yield } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{exclude each other}}
  acc.loop control(%iv : index) = (%x : index) to (%x : index) step (%x : index) { acc.yield } attributes {independent = [#acc.device_type<none>], seq = [#acc.device_type<none>]}
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{exclude seq}}
  acc.loop gang control(%iv : index) = (%x : index) to (%x : index) step (%x : index) { acc.yield } attributes {seq = [#acc.device_type<none>]}
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{needs collapseDeviceType}}
  acc.loop control(%iv : index) = (%x : index) to (%x : index) step (%x : index) { acc.yield } attributes {collapse = [1], independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{2 values and 1 device types}}
  acc.loop control(%iv : index) = (%x : index) to (%x : index) step (%x : index) { acc.yield } attributes {collapse = [1, 2], collapseDeviceType = [#acc.device_type<none>], independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{2 values for 1 loops}}
  acc.loop control(%iv : index) = (%x : index) to (%x : index) step (%x : index) { acc.yield } attributes {inclusiveUpperbound = array<i1: true, true>, independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{no induction variables}}
  acc.loop control(%iv : index) = (%x : index) to (%x : index) step (%x : index) { acc.yield } attributes {independent = [#acc.device_type<none>], unstructured}
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{side by side}}
  acc.loop {
    scf.for %k = %x to %x step %x { }
    scf.for %k = %x to %x step %x { }
    acc.yield
  } attributes {collapse = [2], collapseDeviceType = [#acc.device_type<none>], independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{must not be empty}}
  acc.loop { } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{must be the result of acc.private}}
  %m = memref.alloca() : memref<10xf32>
  acc.loop private(%m : memref<10xf32>) control(%iv : index) = (%x : index) to (%x : index) step (%x : index) { acc.yield } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{results are not possible}}
  %0 = acc.loop control(%iv : index) = (%x : index) to (%x : index) step (%x : index) { acc.yield %iv : index } (index) attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{different locations}}
  acc.atomic.read %s = %s : memref<f32>, memref<f32>, f32
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{the type that the address points to}}
  acc.atomic.write %s = %i : memref<f32>, i64
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{must have one argument}}
  acc.atomic.update %s : memref<f32> { acc.yield %f : f32 }
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{the type that the address points to}}
  acc.atomic.update %s : memref<f32> {
  ^bb0(%v: i32):
   acc.yield %v : i32
  }
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{must yield one value}}
  acc.atomic.update %s : memref<f32> {
  ^bb0(%v: f32):
   acc.yield %v, %v : f32, f32
  }
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{two atomic operations and a terminator}}
  acc.atomic.capture { acc.atomic.read %s = %t : memref<f32>, memref<f32>, f32 }
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{read with an update or before a write}}
  acc.atomic.capture {
   acc.atomic.write %s = %f : memref<f32>, f32
   acc.atomic.read %s = %t : memref<f32>, memref<f32>, f32
  }
  return
}
// -----
func.func @f(%a: memref<10xf32>, %b: memref<20xf32>, %s: memref<f32>, %t: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  // expected-error {{one location}}
  acc.atomic.capture {
   acc.atomic.read %s = %t : memref<f32>, memref<f32>, f32
   acc.atomic.write %s = %f : memref<f32>, f32
  }
  return
}
// -----
// expected-error {{the init region must not be empty}}
acc.private.recipe @p : memref<10xf32> init {
}
// -----
// expected-error {{argument #0 of the init region}}
acc.private.recipe @p : f32 init {
^bb0(%0: i32):
  acc.yield %0 : i32
}
// -----
// expected-error {{the copy region needs 2 arguments}}
acc.firstprivate.recipe @p : f32 init {
^bb0(%0: f32):
  acc.yield %0 : f32
} copy {
^bb0(%0: f32):
  acc.terminator
}
// -----
// expected-error {{the combiner region needs 2 arguments}}
acc.reduction.recipe @p : f32 reduction_operator <add> init {
^bb0(%0: f32):
  acc.yield %0 : f32
} combiner {
^bb0(%0: f32):
  acc.yield %0 : f32
}
// -----
// expected-error {{must yield one value of the reduction type}}
acc.reduction.recipe @p : f32 reduction_operator <add> init {
^bb0(%0: f32):
  acc.yield %0 : f32
} combiner {
^bb0(%0: f32, %1: f32):
  acc.yield
}
// -----
// expected-error {{exclude each other}}
acc.routine @r func(@g) gang vector
// -----
// expected-error {{exclude each other}}
acc.routine @r func(@g) worker seq ([#acc.device_type<nvidia>])
// -----
// expected-error {{@p}}
acc.private.recipe @p : f32 init {
^bb0(%0: f32):
  acc.yield %0 : f32
}
acc.private.recipe @p : f32 init {
^bb0(%0: f32):
  acc.yield %0 : f32
}
