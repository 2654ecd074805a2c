// Calls: direct, indirect, variadic, to the library.

llvm.func @sum_slots(i64, ...) -> i64
func.func private @exp(f64) -> f64
func.func private @fmax(f64, f64) -> f64
func.func private @fabsf(f32) -> f32

func.func @variadic() -> i64 {
  %n = arith.constant 3 : i64
  %a = arith.constant -5 : i32
  %b = arith.constant 100 : i64
  %c = arith.constant 7 : i32
  %r = llvm.call @sum_slots(%n, %a, %b, %c) vararg(!llvm.func<i64 (i64, ...)>) : (i64, i32, i64, i32) -> i64
  return %r : i64
}
// call variadic() = 102

llvm.func @own(%n: i32, ...) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %list = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.intr.vastart %list : !llvm.ptr
  %p = llvm.load %list : !llvm.ptr -> !llvm.ptr
  %i = llvm.sext %n : i32 to i64
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %v = llvm.load %q : !llvm.ptr -> i32
  llvm.intr.vaend %list : !llvm.ptr
  llvm.return %v : i32
}
func.func @callown(%n: i32) -> i32 {
  %a = arith.constant 11 : i32
  %b = arith.constant 22 : i32
  %r = llvm.call @own(%n, %a, %b) vararg(!llvm.func<i32 (i32, ...)>) : (i32, i32, i32) -> i32
  return %r : i32
}
// call callown(0) = 11
// call callown(1) = 22

func.func @library(%x: f64, %y: f32) -> (f64, f64, f32) {
  %a = func.call @exp(%x) : (f64) -> f64
  %b = func.call @fmax(%x, %a) : (f64, f64) -> f64
  %c = func.call @fabsf(%y) : (f32) -> f32
  return %a, %b, %c : f64, f64, f32
}
// call library(0, -2) = 1, 1, 2

func.func @mathops(%x: f64) -> (f64, f64, f64, f64, f64) {
  %a = math.sqrt %x : f64
  %b = math.powf %x, %x : f64
  %c = math.floor %x : f64
  %d = math.round %x : f64
  %e = math.fma %x, %x, %x : f64
  return %a, %b, %c, %d, %e : f64, f64, f64, f64, f64
}
// call mathops(4) = 2, 256, 4, 4, 20
// call mathops(0.5) = 0.7071067811865476, 0.7071067811865476, 0, 1, 0.75

func.func @twice(%x: i32) -> i32 {
  %r = arith.addi %x, %x : i32
  return %r : i32
}
func.func @square(%x: i32) -> i32 {
  %r = arith.muli %x, %x : i32
  return %r : i32
}
func.func @indirect(%which: i1, %x: i32) -> i32 {
  %f = func.constant @twice : (i32) -> i32
  %g = func.constant @square : (i32) -> i32
  %p = builtin.unrealized_conversion_cast %f : (i32) -> i32 to !llvm.ptr
  %q = builtin.unrealized_conversion_cast %g : (i32) -> i32 to !llvm.ptr
  %s = arith.select %which, %p, %q : !llvm.ptr
  %h = builtin.unrealized_conversion_cast %s : !llvm.ptr to (i32) -> i32
  %r = func.call_indirect %h(%x) : (i32) -> i32
  return %r : i32
}
// call indirect(1, 7) = 14
// call indirect(0, 7) = 49

func.func @null(%p: !llvm.ptr, %x: i32) -> i32 {
  %h = builtin.unrealized_conversion_cast %p : !llvm.ptr to (i32) -> i32
  %r = func.call_indirect %h(%x) : (i32) -> i32
  return %r : i32
}
// trap null(0, 1) = call through a pointer that designates no function: a null pointer, or one that was never set at 80:8
// trap null(3000, 1) = call through a pointer that designates no function: a null pointer, or one that was never set at 80:8

func.func @outer(%p: !llvm.ptr) -> i32 {
  %r = func.call @inner(%p) : (!llvm.ptr) -> i32
  return %r : i32
}
func.func @inner(%p: !llvm.ptr) -> i32 {
  %r = llvm.load %p : !llvm.ptr -> i32
  return %r : i32
}
// trap outer(0x7FFFFFF0) = access outside of the memory at 91:8

func.func @fib(%n: i32) -> i32 {
  %c2 = arith.constant 2 : i32
  %c1 = arith.constant 1 : i32
  %small = arith.cmpi slt, %n, %c2 : i32
  %r = scf.if %small -> (i32) {
    scf.yield %n : i32
  } else {
    %a = arith.subi %n, %c1 : i32
    %b = arith.subi %n, %c2 : i32
    %x = func.call @fib(%a) : (i32) -> i32
    %y = func.call @fib(%b) : (i32) -> i32
    %s = arith.addi %x, %y : i32
    scf.yield %s : i32
  }
  return %r : i32
}
// call fib(15) = 610
