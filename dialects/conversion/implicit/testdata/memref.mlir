// What mlir-opt-22's pass of the same name does otherwise than the specification.

// OpenACC 3.3 §2.16.1: the data operations of a construct with async are on its queue. mlir-opt does them at once, so that a
// copyout comes before the construct has ended.
func.func @queue(%a: memref<10xf32>, %q: i32) {
  acc.parallel async(%q : i32) {
    %c0 = arith.constant 0 : index
    %x = memref.load %a[%c0] : memref<10xf32>
    acc.yield
  }
  return
}

// §2.6.2: only variables that are in no clause of the construct get an attribute. mlir-opt adds a present clause for %a.
func.func @own(%a: memref<10xf32>) {
  %0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_copy>, name = "a"}
  acc.parallel dataOperands(%0 : memref<10xf32>) {
    %c0 = arith.constant 0 : index
    %x = memref.load %a[%c0] : memref<10xf32>
    acc.yield
  }
  acc.copyout accPtr(%0 : memref<10xf32>) to varPtr(%a : memref<10xf32>) {dataClause = #acc<data_clause acc_copy>, name = "a"}
  return
}

// §2.6.2: the rules are about variables. mlir-opt copies the view %s, and demands that %c is present, which it need not be.
// A global that is named inside only is a variable, too; mlir-opt leaves it alone.
memref.global "private" @g : memref<4xf32>
func.func @views() {
  %c = memref.get_global @g : memref<4xf32>
  %s = memref.subview %c[1] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>
  %d = memref.cast %c : memref<4xf32> to memref<?xf32>
  acc.parallel {
    %c0 = arith.constant 0 : index
    %x = arith.constant 0.0 : f32
    memref.store %x, %s[%c0] : memref<2xf32, strided<[1], offset: 1>>
    memref.store %x, %d[%c0] : memref<?xf32>
    memref.store %x, %c[%c0] : memref<4xf32>
    acc.yield
  }
  acc.parallel {
    %c0 = arith.constant 0 : index
    %x = arith.constant 0.0 : f32
    %in = memref.get_global @g : memref<4xf32>
    memref.store %x, %in[%c0] : memref<4xf32>
    acc.yield
  }
  return
}

acc.reduction.recipe @add : memref<i32> reduction_operator <add> init {
^bb0(%arg0: memref<i32>):
  %0 = memref.alloca() : memref<i32>
  acc.yield %0 : memref<i32>
} combiner {
^bb0(%arg0: memref<i32>, %arg1: memref<i32>):
  acc.yield %arg0 : memref<i32>
}

// §2.5.15: a variable in a reduction clause of the construct and in no data clause is copied, too. mlir-opt leaves it alone.
// §2.9.11: the variable that a gang loop reduces is copied, also where the construct uses it otherwise; mlir-opt makes it
// firstprivate then, so that the result is lost. It copies the one that only a vector loop reduces, of which each gang
// has a copy of its own. The clause of an exit operation is that of the entry operation; mlir-opt writes acc_copy.
func.func @reductions(%r: memref<i32>, %s: memref<i32>) {
  %0 = acc.reduction varPtr(%r : memref<i32>) recipe(@add) -> memref<i32> {name = "r"}
  acc.parallel reduction(%0 : memref<i32>) {
    %y = memref.load %0[] : memref<i32>
    acc.yield
  }
  acc.parallel {
    %1 = acc.reduction varPtr(%r : memref<i32>) recipe(@add) -> memref<i32>
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    acc.loop gang reduction(%1 : memref<i32>) control(%i : i32) = (%c0 : i32) to (%c1 : i32) step (%c1 : i32) {
      memref.store %i, %1[] : memref<i32>
      acc.yield
    } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
    %2 = acc.reduction varPtr(%s : memref<i32>) recipe(@add) -> memref<i32>
    acc.loop vector reduction(%2 : memref<i32>) control(%i : i32) = (%c0 : i32) to (%c1 : i32) step (%c1 : i32) {
      memref.store %i, %2[] : memref<i32>
      acc.yield
    } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
    %v = memref.load %r[] : memref<i32>
    acc.yield
  }
  return
}
