func.func @saxpy(%n: i32, %a: f32, %x: !llvm.ptr, %y: !llvm.ptr) {
  %one = arith.constant 1 : i32
  %xa = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  %ya = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  %ia = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %xa : !llvm.ptr, !llvm.ptr
  llvm.store %y, %ya : !llvm.ptr, !llvm.ptr
  %c0 = arith.constant 0 : i32
  llvm.store %c0, %ia : i32, !llvm.ptr
  scf.while : () -> () {
    %i = llvm.load %ia : !llvm.ptr -> i32
    %c = arith.cmpi slt, %i, %n : i32
    scf.condition(%c)
  } do {
    %i = llvm.load %ia : !llvm.ptr -> i32
    %i64 = arith.extsi %i : i32 to i64
    %xp = llvm.load %xa : !llvm.ptr -> !llvm.ptr
    %p = llvm.getelementptr %xp[%i64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %v = llvm.load %p : !llvm.ptr -> f32
    %m = arith.mulf %a, %v : f32
    %yp = llvm.load %ya : !llvm.ptr -> !llvm.ptr
    %q = llvm.getelementptr %yp[%i64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %w = llvm.load %q : !llvm.ptr -> f32
    %s = arith.addf %m, %w : f32
    llvm.store %s, %q : f32, !llvm.ptr
    %i2 = arith.addi %i, %one : i32
    llvm.store %i2, %ia : i32, !llvm.ptr
    scf.yield
  }
  return
}
// set 0x30000 f32 1 2 3 4 5
// set 0x40000 f32 10 20 30 40 50 60
// call saxpy(5, 2, 0x30000, 0x40000)
// want 0x40000 f32 12 24 36 48 60 60
// call saxpy(0, 2, 0x30000, 0x40000)
// want 0x40000 f32 12 24 36 48 60 60
