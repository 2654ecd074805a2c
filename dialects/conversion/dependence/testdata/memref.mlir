// Loops over memory with a shape: constructs of OpenACC, and loops of the host.
func.func @columns(%a: memref<?x?xf64>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = acc.copyin varPtr(%a : memref<?x?xf64>) -> memref<?x?xf64> {dataClause = #acc<data_clause acc_copy>, name = "a"}
  acc.kernels dataOperands(%0 : memref<?x?xf64>) {
    acc.loop control(%i : index, %j : index) = (%c0, %c0 : index, index) to (%n, %n : index, index) step (%c1, %c1 : index, index) {
      %x = memref.load %0[%i, %j] : memref<?x?xf64>
      %y = arith.addf %x, %x : f64
      memref.store %y, %0[%i, %j] : memref<?x?xf64>
      acc.yield
    } attributes {auto_ = [#acc.device_type<none>], collapse = [2], collapseDeviceType = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false, false>}
    acc.terminator
  }
  acc.copyout accPtr(%0 : memref<?x?xf64>) to varPtr(%a : memref<?x?xf64>) {dataClause = #acc<data_clause acc_copy>, name = "a"}
  return
}
func.func @transposed(%a: memref<?x?xf64>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %x = memref.load %a[%j, %i] : memref<?x?xf64>
      memref.store %x, %a[%i, %j] : memref<?x?xf64>
    }
  }
  return
}
func.func @stencil(%a: memref<100xf32>, %b: memref<100xf32>, %n: index) {
  %c1 = arith.constant 1 : index
  scf.for %i = %c1 to %n step %c1 {
    %l = arith.subi %i, %c1 : index
    %r = arith.addi %i, %c1 : index
    %x = memref.load %a[%l] : memref<100xf32>
    %y = memref.load %a[%r] : memref<100xf32>
    %z = arith.addf %x, %y : f32
    memref.store %z, %b[%i] : memref<100xf32>
  }
  return
}
func.func @recurrence(%a: memref<100xf32>, %n: index) {
  %c2 = arith.constant 2 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c2 to %n step %c1 {
    %l = arith.subi %i, %c2 : index
    %x = memref.load %a[%l] : memref<100xf32>
    memref.store %x, %a[%i] : memref<100xf32>
  }
  return
}
// The distance is no multiple of the step.
func.func @even_and_odd(%a: memref<100xf32>, %n: index) {
  %c2 = arith.constant 2 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c2 to %n step %c2 {
    %l = arith.subi %i, %c1 : index
    %x = memref.load %a[%l] : memref<100xf32>
    memref.store %x, %a[%i] : memref<100xf32>
  }
  return
}
// The loop ends before the distance is reached.
func.func @far(%a: memref<100xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c50 = arith.constant 50 : index
  scf.for %i = %c0 to %c50 step %c1 {
    %r = arith.addi %i, %c50 : index
    %x = memref.load %a[%r] : memref<100xf32>
    memref.store %x, %a[%i] : memref<100xf32>
  }
  return
}
func.func @sometimes(%a: memref<100xf32>, %n: index, %c: i1) {
  %c1 = arith.constant 1 : index
  scf.for %i = %c1 to %n step %c1 {
    %l = arith.subi %i, %c1 : index
    %x = memref.load %a[%i] : memref<100xf32>
    scf.if %c {
      memref.store %x, %a[%l] : memref<100xf32>
    }
  }
  return
}
func.func @wavefront(%a: memref<100x100xf32>, %n: index) {
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c1, %c1) to (%n, %n) step (%c1, %c1) {
    %l = arith.subi %i, %c1 : index
    %r = arith.addi %j, %c1 : index
    %x = memref.load %a[%l, %r] : memref<100x100xf32>
    memref.store %x, %a[%i, %j] : memref<100x100xf32>
  }
  return
}
func.func @scalar(%a: memref<100xf32>, %s: memref<f32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %a[%i] : memref<100xf32>
    %y = memref.load %s[] : memref<f32>
    %z = arith.addf %x, %y : f32
    memref.store %z, %s[] : memref<f32>
  }
  return
}
func.func @carried(%a: memref<100xf32>, %n: index, %s: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%t = %s) -> f32 {
    %x = memref.load %a[%i] : memref<100xf32>
    %y = arith.addf %x, %t : f32
    scf.yield %y : f32
  }
  return %sum : f32
}
// Memory of the function is no other's; that of an iteration is its own.
func.func @own(%a: memref<100xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %b = memref.alloc() : memref<100xf32>
  %c = memref.alloca() : memref<100xf32>
  scf.for %i = %c0 to %n step %c1 {
    %t = memref.alloca() : memref<1xf32>
    %x = memref.load %c[%i] : memref<100xf32>
    memref.store %x, %t[%c0] : memref<1xf32>
    %y = memref.load %t[%c0] : memref<1xf32>
    memref.store %y, %b[%i] : memref<100xf32>
  }
  return
}
func.func @parts(%a: memref<100xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %u = memref.cast %a : memref<100xf32> to memref<?xf32>
  %l = memref.subview %a[10] [20] [1] : memref<100xf32> to memref<20xf32, strided<[1], offset: 10>>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %u[%i] : memref<?xf32>
    memref.store %x, %l[%i] : memref<20xf32, strided<[1], offset: 10>>
  }
  return
}
// The same memory with other dimensions: not compared.
func.func @reshaped(%a: memref<10x10xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = memref.collapse_shape %a [[0, 1]] : memref<10x10xf32> into memref<100xf32>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %a[%i, %c0] : memref<10x10xf32>
    memref.store %x, %f[%i] : memref<100xf32>
  }
  return
}
memref.global @g : memref<100xf32>
func.func @global(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %r = memref.get_global @g : memref<100xf32>
    %w = memref.get_global @g : memref<100xf32>
    %x = memref.load %r[%c0] : memref<100xf32>
    memref.store %x, %w[%i] : memref<100xf32>
  }
  return
}
omp.private {type = private} @private : memref<f32>
func.func @worksharing(%a: memref<100xf32>, %b: memref<100xf32>, %t: memref<f32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  omp.parallel {
    %own = memref.alloca() : memref<f32>
    omp.wsloop private(@private %t -> %p : memref<f32>) {
      omp.loop_nest (%i) : index = (%c0) to (%n) step (%c1) {
        %x = memref.load %a[%i] : memref<100xf32>
        memref.store %x, %p[] : memref<f32>
        memref.store %x, %own[] : memref<f32>
        %y = memref.load %p[] : memref<f32>
        memref.store %y, %b[%i] : memref<100xf32>
        omp.yield
      }
    }
    omp.terminator
  }
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%n) step (%c1) {
        %x = memref.load %a[%i] : memref<100xf32>
        memref.store %x, %t[] : memref<f32>
        omp.critical {
          omp.terminator
        }
        omp.yield
      }
    }
    omp.terminator
  }
  return
}
