// Rules that the pass acc-verify checks; mlir-opt takes all of this.
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%0: memref<10xf32>):
  %1 = memref.alloca() : memref<10xf32>
  acc.yield %1 : memref<10xf32>
}
acc.firstprivate.recipe @fpriv : memref<10xf32> init {
^bb0(%0: memref<10xf32>):
  %1 = memref.alloca() : memref<10xf32>
  acc.yield %1 : memref<10xf32>
} copy {
^bb0(%0: memref<10xf32>, %1: memref<10xf32>):
  acc.terminator
}
acc.reduction.recipe @red : memref<10xf32> reduction_operator <add> init {
^bb0(%0: memref<10xf32>):
  acc.yield %0 : memref<10xf32>
} combiner {
^bb0(%0: memref<10xf32>, %1: memref<10xf32>):
  acc.yield %0 : memref<10xf32>
}
// expected-error@+1 {{bind names two functions for device type nvidia}}
acc.routine @r1 func(@values) bind(@values [#acc.device_type<nvidia>], "other" [#acc.device_type<nvidia>]) seq
// expected-error@+1 {{the dimension of a gang is 4}}
acc.routine @r2 func(@values) gang(dim: 4 : i64)
acc.routine @r3 func(@values) gang(dim: 3 : i64)

func.func @values(%x: index, %n: i32) {
  %zero = arith.constant 0 : i32
  %minus = arith.constant -1 : i32
  %four = arith.constant 4 : i32
  // expected-error@+1 {{num_gangs is 0, which is not positive}}
  acc.parallel num_gangs({%zero : i32}) num_workers(%four : i32) {
    acc.yield
  }
  // expected-error@+2 {{num_workers is 0}}
  // expected-error@+1 {{vector_length is -1}}
  acc.kernels num_workers(%zero : i32) vector_length(%minus : i32) {
    acc.terminator
  }
  acc.parallel num_gangs({%four : i32, %n : i32}) vector_length(%n : i32) {
    // expected-error@+1 {{tile is 0}}
    acc.loop tile({%zero : i32}) control(%i : index) = (%x : index) to (%x : index) step (%x : index) {
      acc.yield
    } attributes {independent = [#acc.device_type<none>]}
    acc.loop tile({%minus : i32}) control(%i : index) = (%x : index) to (%x : index) step (%x : index) {
      acc.yield
    } attributes {independent = [#acc.device_type<none>]}
    acc.yield
  }
  return
}

func.func @nesting(%a: memref<10xf32>, %c: i1) {
  %0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  acc.data dataOperands(%0 : memref<10xf32>) {
    acc.parallel {
      // expected-error@+1 {{must not be inside acc.parallel}}
      acc.serial {
        acc.yield
      }
      // expected-error@+1 {{must not be inside acc.parallel}}
      acc.wait
      acc.yield
    }
    acc.terminator
  }
  // expected-error@+1 {{self is given both with and without a condition}}
  "acc.serial"(%c) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0>, selfAttr}> ({
    acc.yield
  }) : (i1) -> ()
  return
}

func.func @levels(%x: index) {
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  acc.parallel {
    acc.loop worker control(%i : index) = (%x : index) to (%x : index) step (%x : index) {
      // expected-error@+1 {{gang inside of a loop with worker}}
      acc.loop gang control(%j : index) = (%x : index) to (%x : index) step (%x : index) {
        acc.yield
      } attributes {independent = [#acc.device_type<none>]}
      acc.loop vector control(%j : index) = (%x : index) to (%x : index) step (%x : index) {
        acc.yield
      } attributes {independent = [#acc.device_type<none>]}
      acc.yield
    } attributes {independent = [#acc.device_type<none>]}
    acc.loop gang({dim=%two : i32}) control(%i : index) = (%x : index) to (%x : index) step (%x : index) {
      acc.loop gang({dim=%one : i32}) control(%j : index) = (%x : index) to (%x : index) step (%x : index) {
        // expected-error@+1 {{gang(dim:2) inside of a loop with gang}}
        acc.loop gang({dim=%two : i32}) control(%k : index) = (%x : index) to (%x : index) step (%x : index) {
          acc.yield
        } attributes {independent = [#acc.device_type<none>]}
        acc.yield
      } attributes {independent = [#acc.device_type<none>]}
      acc.yield
    } attributes {independent = [#acc.device_type<none>]}
    acc.yield
  }
  return
}

func.func @variables(%a: memref<10xf32>, %x: index) {
  %in = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %new = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %p = acc.private varPtr(%a : memref<10xf32>) recipe(@priv) -> memref<10xf32>
  %f = acc.firstprivate varPtr(%a : memref<10xf32>) recipe(@fpriv) -> memref<10xf32>
  %r = acc.reduction varPtr(%a : memref<10xf32>) recipe(@red) -> memref<10xf32>
  // expected-error@+1 {{variable is in clauses acc_copyin and acc_private}}
  acc.parallel dataOperands(%in : memref<10xf32>) private(%p : memref<10xf32>) {
    acc.yield
  }
  // expected-error@+1 {{variable is in clauses acc_firstprivate and acc_reduction}}
  acc.parallel firstprivate(%f : memref<10xf32>) reduction(%r : memref<10xf32>) {
    acc.yield
  }
  // expected-error@+1 {{variable is in clauses acc_copyin and acc_create}}
  acc.parallel dataOperands(%in, %new : memref<10xf32>, memref<10xf32>) {
    acc.yield
  }
  acc.parallel dataOperands(%in : memref<10xf32>) reduction(%r : memref<10xf32>) {
    acc.yield
  }
  return
}

llvm.mlir.global external @marked() {acc.declare = #acc.declare<dataClause = acc_create>} : i32
llvm.mlir.global external @plain() : i32

func.func @declared(%arg: memref<10xf32>, %one: i32) {
  %local = memref.alloca() {acc.declare = #acc.declare<dataClause = acc_create>} : memref<10xf32>
  %forgotten = memref.alloca() : memref<10xf32>
  %pointer = llvm.alloca %one x !llvm.ptr {acc.declare = #acc.declare<dataClause = acc_present>} : (i32) -> !llvm.ptr
  %target = llvm.load %pointer : !llvm.ptr -> !llvm.ptr
  %global = llvm.mlir.addressof @marked : !llvm.ptr
  %other = llvm.mlir.addressof @plain : !llvm.ptr
  %0 = acc.create varPtr(%arg : memref<10xf32>) -> memref<10xf32>
  %1 = acc.create varPtr(%local : memref<10xf32>) -> memref<10xf32>
  // expected-error@+1 {{'b' is in a declare directive, but no attribute acc.declare says so}}
  %2 = acc.create varPtr(%forgotten : memref<10xf32>) -> memref<10xf32> {name = "b"}
  // expected-error@+1 {{the variable is declared with clause acc_copyin, expected acc_create as in its attribute acc.declare}}
  %3 = acc.copyin varPtr(%local : memref<10xf32>) -> memref<10xf32>
  %4 = acc.present varPtr(%target : !llvm.ptr) varType(f32) -> !llvm.ptr
  %5 = acc.create varPtr(%global : !llvm.ptr) varType(i32) -> !llvm.ptr
  // expected-error@+1 {{no attribute acc.declare says so}}
  %6 = acc.create varPtr(%other : !llvm.ptr) varType(i32) -> !llvm.ptr
  %t = acc.declare_enter dataOperands(%0, %1, %2, %4, %5, %6 : memref<10xf32>, memref<10xf32>, memref<10xf32>, !llvm.ptr, !llvm.ptr, !llvm.ptr)
  acc.declare_exit token(%t) dataOperands(%0, %1, %2, %4, %5, %6 : memref<10xf32>, memref<10xf32>, memref<10xf32>, !llvm.ptr, !llvm.ptr, !llvm.ptr)
  acc.declare dataOperands(%3 : memref<10xf32>) {
    acc.terminator
  }
  return
}
