// The calls after setjmp that may jump go through the runtime: direct ones, through a pointer, and of a function that calls others back.
// Those before it, and those of functions that jump nowhere, stay as they are.
func.func private @setjmp(!llvm.ptr) -> i32
func.func private @longjmp(!llvm.ptr, i32)
func.func private @sort(!llvm.ptr)
func.func private @puts(!llvm.ptr) -> i32

func.func @fail(%state: !llvm.ptr, %v: i32) {
  func.call @longjmp(%state, %v) : (!llvm.ptr, i32) -> ()
  return
}

func.func @region(%state: !llvm.ptr) {
  %one = arith.constant 1 : i32
  func.call @fail(%state, %one) : (!llvm.ptr, i32) -> ()
  return
}

func.func @good(%x: f64) -> f64 {
  %y = arith.mulf %x, %x : f64
  return %y : f64
}

func.func @caught(%state: !llvm.ptr, %p: !llvm.ptr, %x: f64) -> f64 {
  func.call @sort(%state) : (!llvm.ptr) -> ()
  %before = func.call @good(%x) : (f64) -> f64
  %r = func.call @setjmp(%state) : (!llvm.ptr) -> i32
  %zero = arith.constant 0 : i32
  %first = arith.cmpi eq, %r, %zero : i32
  scf.if %first {
    func.call @fail(%state, %r) : (!llvm.ptr, i32) -> ()
    %0 = func.call @puts(%state) : (!llvm.ptr) -> i32
    func.call @sort(%state) : (!llvm.ptr) -> ()
  }
  %f = builtin.unrealized_conversion_cast %p : !llvm.ptr to (f64) -> f64
  %y = func.call_indirect %f(%before) : (f64) -> f64
  %z = func.call @good(%y) : (f64) -> f64
  return %z : f64
}
