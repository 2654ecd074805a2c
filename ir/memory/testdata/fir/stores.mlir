// The same questions about variables of Fortran: scalars, dummies, loops, and the bounds that descriptors have.
fir.global internal @_QFEn : i32 {
  %0 = fir.zero_bits i32
  fir.has_value %0 : i32
}
func.func private @unknown(!fir.ref<i32>)
func.func private @other()

func.func @scalars(%n: !fir.ref<i32>, %m: !fir.ref<i32>, %t: !fir.ref<i32>, %i: i32, %c: i1) {
  %c1 = arith.constant 1 : i32
  %dn = fir.declare %n {uniq_name = "_QFscalarsEn"} : (!fir.ref<i32>) -> !fir.ref<i32>
  %dm = fir.declare %m {uniq_name = "_QFscalarsEm"} : (!fir.ref<i32>) -> !fir.ref<i32>
  %dt = fir.declare %t {uniq_name = "_QFscalarsEt", fortran_attrs = #fir.var_attrs<target>} : (!fir.ref<i32>) -> !fir.ref<i32>
  %k = fir.alloca i32 {uniq_name = "_QFscalarsEk"}
  %dk = fir.declare %k {uniq_name = "_QFscalarsEk"} : (!fir.ref<i32>) -> !fir.ref<i32>
  %g = fir.address_of(@_QFEn) : !fir.ref<i32>
  %n1 = fir.load %dn : !fir.ref<i32> // @n1
  %t1 = fir.load %dt : !fir.ref<i32>
  fir.store %i to %dm : !fir.ref<i32> // @m
  %n2 = fir.load %dn : !fir.ref<i32> // @n2
  %t2 = fir.load %dt : !fir.ref<i32> // @t2
  %m2 = fir.load %m : !fir.ref<i32>
  %sum = arith.addi %n2, %c1 : i32
  fir.store %sum to %dk : !fir.ref<i32> // @k1
  %k1 = fir.load %k : !fir.ref<i32> // @r1
  fir.if %c {
    fir.store %c1 to %k : !fir.ref<i32> // @k2
  }
  %k2 = fir.load %dk : !fir.ref<i32> // @r2
  fir.call @unknown(%dt) : (!fir.ref<i32>) -> () // @call
  %n3 = fir.load %dn : !fir.ref<i32> // @n3
  %k3 = fir.load %dk : !fir.ref<i32> // @r3
  %g3 = fir.load %g : !fir.ref<i32> // @g3
  %wide = fir.convert %m2 : (i32) -> i64
  return
}
// reach %dn:4 at @n1: entry
// reach %dn:4 at @n2: entry
// reach %dt:4 at @t2: @m entry
// reach %k:4 at @r1: @k1
// reach %dk:4 at @r2: @k1 @k2
// reach %dk:4 at @r3: @k1 @k2
// reach %dn:4 at @n3: @call entry
// reach %g:4 at @g3: @call entry
// value %n2: %n1
// value %t2: %t2
// value %m2: %i
// value %k1: %n1 + 1
// value %k2: %k2
// value %k3: %k2
// value %n3: %n3
// value %wide: %i
// unchanged %dn:4 from @n1 to @n2: yes
// unchanged %dn:4 from @n2 to @n3: no by @call
// unchanged %dk:4 from @r1 to @r2: no by @k2
// unchanged %dk:4 from @r2 to @r3: yes

func.func @loops(%n: !fir.ref<i32>, %a: !fir.ref<!fir.array<?xf64>>, %v: f64) {
  %c1 = arith.constant 1 : index
  %dn = fir.declare %n {uniq_name = "_QFloopsEn"} : (!fir.ref<i32>) -> !fir.ref<i32>
  %i = fir.alloca i32 {uniq_name = "_QFloopsEi"}
  %di = fir.declare %i {uniq_name = "_QFloopsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
  %n1 = fir.load %dn : !fir.ref<i32>
  %hi = fir.convert %n1 : (i32) -> index
  %s = fir.shape %hi : (index) -> !fir.shape<1>
  %da = fir.declare %a(%s) {uniq_name = "_QFloopsEa"} : (!fir.ref<!fir.array<?xf64>>, !fir.shape<1>) -> !fir.ref<!fir.array<?xf64>>
  fir.do_loop %k = %c1 to %hi step %c1 { // @do
    %ki = fir.convert %k : (index) -> i32
    fir.store %ki to %di : !fir.ref<i32> // @counter
    %i1 = fir.load %di : !fir.ref<i32> // @i1
    %n2 = fir.load %dn : !fir.ref<i32> // @n2
    %j = arith.muli %i1, %n2 : i32
    %j64 = fir.convert %j : (i32) -> i64
    %e = fir.array_coor %da(%s) %j64 : (!fir.ref<!fir.array<?xf64>>, !fir.shape<1>, i64) -> !fir.ref<f64>
    fir.store %v to %e : !fir.ref<f64> // @element
  }
  %i2 = fir.load %di : !fir.ref<i32> // @i2
  %n3 = fir.load %dn : !fir.ref<i32>
  return
}
// reach %di:4 at @i1: @counter
// reach %di:4 at @i2: @counter entry
// value %hi: %n1
// value %i1: %k
// value %j64: %k*%n1
// value %i2: %i2
// value %n3: %n1
// unchanged %di:4 from @i1 to @i1: no by @counter
// unchanged %dn:4 from @n2 to @n2: yes

func.func @descriptors(%p: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>>, %q: !fir.box<!fir.array<?xf64>>, %n: index, %v: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %dp = fir.declare %p {uniq_name = "_QFdescriptorsEp", fortran_attrs = #fir.var_attrs<allocatable>} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>>
  %b1 = fir.load %dp : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>>
  %d1:3 = fir.box_dims %b1, %c0 : (!fir.box<!fir.heap<!fir.array<?xf64>>>, index) -> (index, index, index)
  %q1:3 = fir.box_dims %q, %c0 : (!fir.box<!fir.array<?xf64>>, index) -> (index, index, index)
  %q2:3 = fir.box_dims %q, %c0 : (!fir.box<!fir.array<?xf64>>, index) -> (index, index, index)
  %at = fir.box_addr %b1 : (!fir.box<!fir.heap<!fir.array<?xf64>>>) -> !fir.heap<!fir.array<?xf64>>
  %ss = fir.shape_shift %d1#0, %d1#1 : (index, index) -> !fir.shapeshift<1>
  %e = fir.array_coor %at(%ss) %n : (!fir.heap<!fir.array<?xf64>>, !fir.shapeshift<1>, index) -> !fir.ref<f64>
  fir.store %v to %e : !fir.ref<f64> // @element
  %b2 = fir.load %dp : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>> // @b2
  %d2:3 = fir.box_dims %b2, %c0 : (!fir.box<!fir.heap<!fir.array<?xf64>>>, index) -> (index, index, index)
  %less = arith.subi %d2#1, %c1 : index
  fir.call @other() : () -> () // @other
  %b3 = fir.load %dp : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>> // @b3
  %d3:3 = fir.box_dims %b3, %c0 : (!fir.box<!fir.heap<!fir.array<?xf64>>>, index) -> (index, index, index)
  return
}
// reach %dp:0 at @b2: entry
// targets %e: pointed %b1 + 8*%n + -8*%d1
// alias %e:8 %dp:8: no
// value %d2#1: %d1#1
// value %d2: %d1
// value %less: %d1#1 + -1
// value %d3#1: %d3#1
// value %q2#1: %q1#1
// unchanged %dp:0 from @element to @b2: yes
// unchanged %dp:0 from @b2 to @b3: no by @other
