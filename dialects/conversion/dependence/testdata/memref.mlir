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
// Values that are computed from themselves twice: evaluated once each, and products only as far as they can be compared.
func.func @doubled(%a: memref<?xf32>, %b: memref<?xf32>, %n: index, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %d0 = %c0 to %n step %c1 {
    %d1 = arith.addi %d0, %d0 : index
    %d2 = arith.addi %d1, %d1 : index
    %d3 = arith.addi %d2, %d2 : index
    %d4 = arith.addi %d3, %d3 : index
    %d5 = arith.addi %d4, %d4 : index
    %d6 = arith.addi %d5, %d5 : index
    %d7 = arith.addi %d6, %d6 : index
    %d8 = arith.addi %d7, %d7 : index
    %d9 = arith.addi %d8, %d8 : index
    %d10 = arith.addi %d9, %d9 : index
    %d11 = arith.addi %d10, %d10 : index
    %d12 = arith.addi %d11, %d11 : index
    %d13 = arith.addi %d12, %d12 : index
    %d14 = arith.addi %d13, %d13 : index
    %d15 = arith.addi %d14, %d14 : index
    %d16 = arith.addi %d15, %d15 : index
    %d17 = arith.addi %d16, %d16 : index
    %d18 = arith.addi %d17, %d17 : index
    %d19 = arith.addi %d18, %d18 : index
    %d20 = arith.addi %d19, %d19 : index
    %d21 = arith.addi %d20, %d20 : index
    %d22 = arith.addi %d21, %d21 : index
    %d23 = arith.addi %d22, %d22 : index
    %d24 = arith.addi %d23, %d23 : index
    %d25 = arith.addi %d24, %d24 : index
    %d26 = arith.addi %d25, %d25 : index
    %d27 = arith.addi %d26, %d26 : index
    %d28 = arith.addi %d27, %d27 : index
    %d29 = arith.addi %d28, %d28 : index
    %d30 = arith.addi %d29, %d29 : index
    %d31 = arith.addi %d30, %d30 : index
    %d32 = arith.addi %d31, %d31 : index
    %d33 = arith.addi %d32, %d32 : index
    %d34 = arith.addi %d33, %d33 : index
    %d35 = arith.addi %d34, %d34 : index
    %d36 = arith.addi %d35, %d35 : index
    %d37 = arith.addi %d36, %d36 : index
    %d38 = arith.addi %d37, %d37 : index
    %d39 = arith.addi %d38, %d38 : index
    %d40 = arith.addi %d39, %d39 : index
    %d41 = arith.addi %d40, %d40 : index
    %d42 = arith.addi %d41, %d41 : index
    %d43 = arith.addi %d42, %d42 : index
    %d44 = arith.addi %d43, %d43 : index
    %d45 = arith.addi %d44, %d44 : index
    %d46 = arith.addi %d45, %d45 : index
    %d47 = arith.addi %d46, %d46 : index
    %d48 = arith.addi %d47, %d47 : index
    memref.store %x, %a[%d48] : memref<?xf32>
  }
  scf.for %s0 = %c0 to %n step %c1 {
    %s1 = arith.muli %s0, %s0 : index
    %s2 = arith.muli %s1, %s1 : index
    %s3 = arith.muli %s2, %s2 : index
    %s4 = arith.muli %s3, %s3 : index
    %s5 = arith.muli %s4, %s4 : index
    %s6 = arith.muli %s5, %s5 : index
    %s7 = arith.muli %s6, %s6 : index
    %s8 = arith.muli %s7, %s7 : index
    %s9 = arith.muli %s8, %s8 : index
    %s10 = arith.muli %s9, %s9 : index
    %s11 = arith.muli %s10, %s10 : index
    %s12 = arith.muli %s11, %s11 : index
    %s13 = arith.muli %s12, %s12 : index
    %s14 = arith.muli %s13, %s13 : index
    %s15 = arith.muli %s14, %s14 : index
    %s16 = arith.muli %s15, %s15 : index
    %s17 = arith.muli %s16, %s16 : index
    %s18 = arith.muli %s17, %s17 : index
    %s19 = arith.muli %s18, %s18 : index
    %s20 = arith.muli %s19, %s19 : index
    %s21 = arith.muli %s20, %s20 : index
    %s22 = arith.muli %s21, %s21 : index
    %s23 = arith.muli %s22, %s22 : index
    %s24 = arith.muli %s23, %s23 : index
    %s25 = arith.muli %s24, %s24 : index
    %s26 = arith.muli %s25, %s25 : index
    %s27 = arith.muli %s26, %s26 : index
    %s28 = arith.muli %s27, %s27 : index
    %s29 = arith.muli %s28, %s28 : index
    %s30 = arith.muli %s29, %s29 : index
    %s31 = arith.muli %s30, %s30 : index
    %s32 = arith.muli %s31, %s31 : index
    %s33 = arith.muli %s32, %s32 : index
    %s34 = arith.muli %s33, %s33 : index
    %s35 = arith.muli %s34, %s34 : index
    %s36 = arith.muli %s35, %s35 : index
    %s37 = arith.muli %s36, %s36 : index
    %s38 = arith.muli %s37, %s37 : index
    %s39 = arith.muli %s38, %s38 : index
    %s40 = arith.muli %s39, %s39 : index
    %s41 = arith.muli %s40, %s40 : index
    %s42 = arith.muli %s41, %s41 : index
    %s43 = arith.muli %s42, %s42 : index
    %s44 = arith.muli %s43, %s43 : index
    %s45 = arith.muli %s44, %s44 : index
    %s46 = arith.muli %s45, %s45 : index
    %s47 = arith.muli %s46, %s46 : index
    %s48 = arith.muli %s47, %s47 : index
    memref.store %x, %b[%s48] : memref<?xf32>
  }
  return
}
