// The host dialects become the llvm dialect; operations of omp stay, over its types.
omp.private {type = private} @i : i32
func.func private @helper(%n: index) -> f64 {
  %0 = arith.index_cast %n : index to i32
  %1 = arith.sitofp %0 : i32 to f64
  %2 = math.sqrt %1 fastmath<contract> : f64
  %3 = math.cbrt %2 : f64
  %nan = math.isnan %3 : f64
  %4 = arith.select %nan, %1, %3 : f64
  return %4 : f64
}
func.func @f(%a: !llvm.ptr, %n: i32, %q: !llvm.ptr) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = arith.index_cast %n : i32 to index
  %sum = scf.for %i = %c0 to %m step %c1 iter_args(%s = %n) -> (i32) {
    %less = arith.cmpi slt, %s, %n : i32
    %next = scf.if %less -> (i32) {
      %t = arith.addi %s, %n overflow<nsw> : i32
      scf.yield %t : i32
    } else {
      scf.yield %s : i32
    }
    scf.yield %next : i32
  }
  %end = scf.while (%v = %sum) : (i32) -> i32 {
    %go = arith.cmpi ugt, %v, %n : i32
    scf.condition(%go) %v : i32
  } do {
  ^bb0(%w: i32):
    %half = arith.shrui %w, %n : i32
    scf.yield %half : i32
  }
  omp.parallel private(@i %q -> %p : !llvm.ptr) {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%m) step (%c1) {
        %x = func.call @helper(%i) : (index) -> f64
        %i64 = arith.index_cast %i : index to i64
        %g = llvm.getelementptr %a[%i64] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %big = arith.cmpf ogt, %x, %x : f64
        scf.if %big {
          llvm.store %x, %g : f64, !llvm.ptr
        }
        omp.yield
      }
    }
    omp.terminator
  }
  %f = func.constant @helper : (index) -> f64
  %y = func.call_indirect %f(%m) : (index) -> f64
  cf.switch %end : i32, [
    default: ^bb1,
    3: ^bb2(%n : i32)
  ]
^bb1:
  cf.br ^bb2(%end : i32)
^bb2(%r: i32):
  return %r : i32
}
