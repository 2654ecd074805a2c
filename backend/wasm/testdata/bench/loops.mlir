func.func @saxpy(%n: i32, %a: f32, %x: !llvm.ptr, %y: !llvm.ptr) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  scf.for %i = %c0 to %n step %c1 : i32 {
    %i64 = arith.extsi %i : i32 to i64
    %p = llvm.getelementptr %x[%i64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %v = llvm.load %p : !llvm.ptr -> f32
    %m = arith.mulf %a, %v : f32
    %q = llvm.getelementptr %y[%i64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %w = llvm.load %q : !llvm.ptr -> f32
    %s = arith.addf %m, %w : f32
    llvm.store %s, %q : f32, !llvm.ptr
  }
  return
}
func.func private @fmax(f64, f64) -> f64
func.func private @fabs(f64) -> f64
func.func @jacobi(%n: i32, %a: !llvm.ptr, %b: !llvm.ptr) -> f64 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %one = arith.constant 1 : i64
  %z = arith.constant 0.0 : f64
  %q = arith.constant 0.25 : f64
  %stride = arith.addi %n, %c2 : i32
  %st = arith.extsi %stride : i32 to i64
  %n1 = arith.addi %n, %c1 : i32
  %r = scf.for %i = %c1 to %n1 step %c1 iter_args(%ch = %z) -> (f64) : i32 {
    %rr = scf.for %j = %c1 to %n1 step %c1 iter_args(%c = %ch) -> (f64) : i32 {
      %il = arith.extsi %i : i32 to i64
      %jl = arith.extsi %j : i32 to i64
      %row = arith.muli %il, %st : i64
      %jp = arith.addi %j, %c1 : i32
      %jpl = arith.extsi %jp : i32 to i64
      %e1 = arith.addi %row, %jpl : i64
      %p1 = llvm.getelementptr %a[%e1] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      %v1 = llvm.load %p1 : !llvm.ptr -> f64
      %jm = arith.subi %j, %c1 : i32
      %jml = arith.extsi %jm : i32 to i64
      %e2 = arith.addi %row, %jml : i64
      %p2 = llvm.getelementptr %a[%e2] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      %v2 = llvm.load %p2 : !llvm.ptr -> f64
      %im = arith.subi %i, %c1 : i32
      %iml = arith.extsi %im : i32 to i64
      %rm = arith.muli %iml, %st : i64
      %e3 = arith.addi %rm, %jl : i64
      %p3 = llvm.getelementptr %a[%e3] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      %v3 = llvm.load %p3 : !llvm.ptr -> f64
      %ip = arith.addi %i, %c1 : i32
      %ipl = arith.extsi %ip : i32 to i64
      %rp = arith.muli %ipl, %st : i64
      %e4 = arith.addi %rp, %jl : i64
      %p4 = llvm.getelementptr %a[%e4] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      %v4 = llvm.load %p4 : !llvm.ptr -> f64
      %s1 = arith.addf %v1, %v2 : f64
      %s2 = arith.addf %s1, %v3 : f64
      %s3 = arith.addf %s2, %v4 : f64
      %w = arith.mulf %q, %s3 : f64
      %e5 = arith.addi %row, %jl : i64
      %p5 = llvm.getelementptr %b[%e5] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      llvm.store %w, %p5 : f64, !llvm.ptr
      %n5 = llvm.load %p5 : !llvm.ptr -> f64
      %p6 = llvm.getelementptr %a[%e5] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      %v6 = llvm.load %p6 : !llvm.ptr -> f64
      %d = arith.subf %n5, %v6 : f64
      %ad = func.call @fabs(%d) : (f64) -> f64
      %mx = func.call @fmax(%c, %ad) : (f64, f64) -> f64
      scf.yield %mx : f64
    }
    scf.yield %rr : f64
  }
  return %r : f64
}
func.func @matmul(%n: i32, %a: !llvm.ptr, %b: !llvm.ptr, %c: !llvm.ptr) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  scf.for %i = %c0 to %n step %c1 : i32 {
    %in = arith.muli %i, %n : i32
    scf.for %k = %c0 to %n step %c1 : i32 {
      %ik = arith.addi %in, %k : i32
      %ikl = arith.extsi %ik : i32 to i64
      %pa = llvm.getelementptr %a[%ikl] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      %va = llvm.load %pa : !llvm.ptr -> f64
      scf.for %j = %c0 to %n step %c1 : i32 {
        %kn = arith.muli %k, %n : i32
        %kj = arith.addi %kn, %j : i32
        %kjl = arith.extsi %kj : i32 to i64
        %pb = llvm.getelementptr %b[%kjl] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %vb = llvm.load %pb : !llvm.ptr -> f64
        %ij = arith.addi %in, %j : i32
        %ijl = arith.extsi %ij : i32 to i64
        %pc = llvm.getelementptr %c[%ijl] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %vc = llvm.load %pc : !llvm.ptr -> f64
        %m = arith.mulf %va, %vb : f64
        %s = arith.addf %vc, %m : f64
        llvm.store %s, %pc : f64, !llvm.ptr
      }
    }
  }
  return
}
func.func @sum(%n: i32, %x: !llvm.ptr) -> f64 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %z = arith.constant 0.0 : f64
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %z) -> (f64) : i32 {
    %i64 = arith.extsi %i : i32 to i64
    %p = llvm.getelementptr %x[%i64] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %v = llvm.load %p : !llvm.ptr -> f64
    %t = arith.addf %s, %v : f64
    scf.yield %t : f64
  }
  return %r : f64
}
