// Constructs whose regions name host variables, or device variables of a construct around them.
// pipeline: openacc-legalize-data-values
// pipeline: openacc-legalize-data-values{host-to-device=false}
// pipeline: openacc-legalize-data-values{apply-to-acc-data-construct=false}
// pipeline: openacc-legalize-data-values{host-to-device=false apply-to-acc-data-construct=false}
func.func @a(%a: memref<10xf32>, %b: memref<10xf32>, %c: index) {
  %0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %1 = acc.create varPtr(%b : memref<10xf32>) -> memref<10xf32>
  acc.parallel dataOperands(%0, %1 : memref<10xf32>, memref<10xf32>) {
    %v = memref.load %a[%c] : memref<10xf32>
    memref.store %v, %b[%c] : memref<10xf32>
    memref.store %v, %1[%c] : memref<10xf32>
    acc.yield
  }
  acc.copyout accPtr(%1 : memref<10xf32>) to varPtr(%b : memref<10xf32>)
  return
}
func.func @d(%a: memref<10xf32>, %b: memref<10xf32>, %c: index) {
  %0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %p = acc.attach varPtr(%b : memref<10xf32>) -> memref<10xf32>
  acc.data dataOperands(%0, %p : memref<10xf32>, memref<10xf32>) {
    %v = memref.load %a[%c] : memref<10xf32>
    %x = acc.present varPtr(%a : memref<10xf32>) -> memref<10xf32>
    acc.kernels dataOperands(%x : memref<10xf32>) {
      %v2 = memref.load %a[%c] : memref<10xf32>
      %v3 = memref.load %b[%c] : memref<10xf32>
      acc.terminator
    }
    acc.serial dataOperands(%x : memref<10xf32>) {
      %v2 = memref.load %a[%c] : memref<10xf32>
      acc.yield
    }
    acc.terminator
  }
  %u = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  acc.host_data dataOperands(%u : memref<10xf32>) {
    %v = memref.load %a[%c] : memref<10xf32>
    acc.terminator
  }
  acc.declare dataOperands(%0 : memref<10xf32>) {
    %v = memref.load %a[%c] : memref<10xf32>
    acc.terminator
  }
  return
}
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @l(%a: memref<10xf32>, %b: memref<10xf32>, %c: index) {
  %0 = acc.private varPtr(%a : memref<10xf32>) recipe(@priv) -> memref<10xf32>
  acc.loop private(%0 : memref<10xf32>) control(%i : index) = (%c : index) to (%c : index) step (%c : index) {
    %v = memref.load %a[%c] : memref<10xf32>
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  acc.parallel private(%0 : memref<10xf32>) {
    %v = memref.load %a[%c] : memref<10xf32>
    acc.yield
  }
  acc.kernels private(%0 : memref<10xf32>) {
    %v = memref.load %a[%c] : memref<10xf32>
    acc.terminator
  }
  %dp = acc.deviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.getdeviceptr varPtr(%b : memref<10xf32>) -> memref<10xf32>
  acc.parallel dataOperands(%dp : memref<10xf32>) {
    %v = memref.load %a[%c] : memref<10xf32>
    acc.yield
  }
  acc.parallel dataOperands(%dp : memref<10xf32>) {
    scf.for %i = %c to %c step %c {
      %v = memref.load %a[%c] : memref<10xf32>
    }
    acc.loop control(%i : index) = (%c : index) to (%c : index) step (%c : index) {
      %v = memref.load %a[%c] : memref<10xf32>
      acc.yield
    } attributes {independent = [#acc.device_type<none>]}
    acc.yield
  }
  return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
acc.firstprivate.recipe @fpriv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} copy {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.terminator
}
acc.reduction.recipe @red : memref<10xf32> reduction_operator <add> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} combiner {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @l(%a: memref<10xf32>, %b: memref<10xf32>, %c: index) {
  %f = acc.firstprivate varPtr(%a : memref<10xf32>) recipe(@fpriv) -> memref<10xf32>
  %r = acc.reduction varPtr(%b : memref<10xf32>) recipe(@red) -> memref<10xf32>
  acc.loop firstprivate(%f : memref<10xf32>) reduction(%r : memref<10xf32>) control(%i : index) = (%c : index) to (%c : index) step (%c : index) {
    %v = memref.load %a[%c] : memref<10xf32>
    %v2 = memref.load %b[%c] : memref<10xf32>
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  acc.parallel firstprivate(%f : memref<10xf32>) reduction(%r : memref<10xf32>) {
    %v = memref.load %a[%c] : memref<10xf32>
    %v2 = memref.load %b[%c] : memref<10xf32>
    acc.yield
  }
  acc.serial firstprivate(%f : memref<10xf32>) reduction(%r : memref<10xf32>) {
    %v = memref.load %a[%c] : memref<10xf32>
    %v2 = memref.load %b[%c] : memref<10xf32>
    acc.yield
  }
  acc.kernels firstprivate(%f : memref<10xf32>) reduction(%r : memref<10xf32>) {
    %v = memref.load %a[%c] : memref<10xf32>
    %v2 = memref.load %b[%c] : memref<10xf32>
    acc.terminator
  }
  %0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %1 = acc.create varPtr(%b : memref<10xf32>) -> memref<10xf32>
  acc.parallel dataOperands(%0, %1 : memref<10xf32>, memref<10xf32>) {
    %p = acc.private varPtr(%a : memref<10xf32>) recipe(@priv) -> memref<10xf32>
    %rr = acc.reduction varPtr(%b : memref<10xf32>) recipe(@red) -> memref<10xf32>
    %cc = acc.cache varPtr(%a : memref<10xf32>) -> memref<10xf32>
    acc.loop private(%p : memref<10xf32>) reduction(%rr : memref<10xf32>) cache(%cc : memref<10xf32>) control(%i : index) = (%c : index) to (%c : index) step (%c : index) {
      %v = memref.load %a[%c] : memref<10xf32>
      %v2 = memref.load %b[%c] : memref<10xf32>
      acc.yield
    } attributes {independent = [#acc.device_type<none>]}
    acc.yield
  }
  // data inside data, twice the same variable
  acc.data dataOperands(%0 : memref<10xf32>) {
    %2 = acc.present varPtr(%a : memref<10xf32>) -> memref<10xf32>
    %ud = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
    acc.data dataOperands(%2 : memref<10xf32>) {
      acc.parallel {
        %v = memref.load %a[%c] : memref<10xf32>
        acc.yield
      }
      acc.terminator
    }
    acc.host_data dataOperands(%ud : memref<10xf32>) {
      acc.terminator
    }
    acc.loop control(%i : index) = (%c : index) to (%c : index) step (%c : index) {
      %v = memref.load %a[%c] : memref<10xf32>
      acc.yield
    } attributes {independent = [#acc.device_type<none>]}
    acc.terminator
  }
  %tok = acc.declare_enter dataOperands(%0 : memref<10xf32>)
  acc.declare dataOperands(%1 : memref<10xf32>) {
    acc.parallel {
      %v = memref.load %b[%c] : memref<10xf32>
      acc.yield
    }
    acc.terminator
  }
  acc.parallel {
    %v = memref.load %a[%c] : memref<10xf32>
    acc.yield
  }
  acc.kernel_environment dataOperands(%0 : memref<10xf32>) {
    %v = memref.load %a[%c] : memref<10xf32>
  }
  return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
acc.firstprivate.recipe @fpriv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} copy {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.terminator
}
acc.reduction.recipe @red : memref<10xf32> reduction_operator <add> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} combiner {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @l(%a: memref<10xf32>, %b: memref<10xf32>, %c: index) {
  %0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %1 = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %p = acc.private varPtr(%a : memref<10xf32>) recipe(@priv) -> memref<10xf32>
  %f = acc.firstprivate varPtr(%a : memref<10xf32>) recipe(@fpriv) -> memref<10xf32>
  %r = acc.reduction varPtr(%a : memref<10xf32>) recipe(@red) -> memref<10xf32>
  acc.parallel dataOperands(%0 : memref<10xf32>) {
    acc.loop private(%p : memref<10xf32>) control(%i : index) = (%c : index) to (%c : index) step (%c : index) {
      %v = memref.load %a[%c] : memref<10xf32>
      acc.yield
    } attributes {independent = [#acc.device_type<none>]}
    acc.yield
  }
  acc.parallel dataOperands(%0, %1 : memref<10xf32>, memref<10xf32>) private(%p : memref<10xf32>) {
    %v = memref.load %a[%c] : memref<10xf32>
    acc.yield
  }
  acc.parallel dataOperands(%1 : memref<10xf32>) firstprivate(%f : memref<10xf32>) {
    %v = memref.load %a[%c] : memref<10xf32>
    acc.yield
  }
  acc.parallel private(%p : memref<10xf32>) firstprivate(%f : memref<10xf32>) reduction(%r : memref<10xf32>) {
    %v = memref.load %a[%c] : memref<10xf32>
    acc.yield
  }
  acc.parallel firstprivate(%f : memref<10xf32>) reduction(%r : memref<10xf32>) {
    %v = memref.load %a[%c] : memref<10xf32>
    acc.yield
  }
  acc.loop private(%p : memref<10xf32>) reduction(%r : memref<10xf32>) control(%i : index) = (%c : index) to (%c : index) step (%c : index) {
    %v = memref.load %a[%c] : memref<10xf32>
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  acc.data dataOperands(%0 : memref<10xf32>) {
    %v0 = memref.load %0[%c] : memref<10xf32>
    acc.parallel dataOperands(%1 : memref<10xf32>) {
      %v = memref.load %a[%c] : memref<10xf32>
      %v1 = memref.load %0[%c] : memref<10xf32>
      %v2 = memref.load %1[%c] : memref<10xf32>
      acc.yield
    }
    acc.data dataOperands(%1 : memref<10xf32>) {
      acc.parallel {
        %v = memref.load %a[%c] : memref<10xf32>
        acc.yield
      }
      %w0 = acc.declare_enter dataOperands(%1 : memref<10xf32>)
      acc.terminator
    }
    acc.terminator
  }
  acc.declare dataOperands(%1 : memref<10xf32>) {
    acc.data dataOperands(%0 : memref<10xf32>) {
      acc.parallel {
        acc.serial {
          %v = memref.load %a[%c] : memref<10xf32>
          acc.yield
        }
        %v = memref.load %a[%c] : memref<10xf32>
        acc.yield
      }
      acc.terminator
    }
    acc.terminator
  }
  acc.data dataOperands(%0 : memref<10xf32>) {
    acc.declare dataOperands(%1 : memref<10xf32>) {
      acc.parallel {
        %v = memref.load %a[%c] : memref<10xf32>
        acc.yield
      }
      acc.terminator
    }
    acc.terminator
  }
  return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
acc.firstprivate.recipe @fpriv : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} copy {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.terminator
}
acc.reduction.recipe @red : memref<10xf32> reduction_operator <add> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} combiner {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @l(%a: memref<10xf32>, %b: memref<10xf32>, %c: index) {
  %0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %p = acc.private varPtr(%a : memref<10xf32>) recipe(@priv) -> memref<10xf32>
  %f = acc.firstprivate varPtr(%a : memref<10xf32>) recipe(@fpriv) -> memref<10xf32>
  %r = acc.reduction varPtr(%a : memref<10xf32>) recipe(@red) -> memref<10xf32>
  acc.serial dataOperands(%0 : memref<10xf32>) reduction(%r : memref<10xf32>) {
    %v = memref.load %a[%c] : memref<10xf32>
    acc.yield
  }
  acc.parallel private(%p : memref<10xf32>) firstprivate(%f : memref<10xf32>) {
    %v = memref.load %a[%c] : memref<10xf32>
    acc.yield
  }
  return
}
