// The same questions about variables as flang's front end declares them.
func.func private @other()

func.func @scalars(%n: !fir.ref<i32>, %m: !fir.ref<i32>, %i: i32, %c: i1) {
  %c1 = arith.constant 1 : i32
  %dn:2 = hlfir.declare %n {uniq_name = "_QFscalarsEn"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
  %dm:2 = hlfir.declare %m {uniq_name = "_QFscalarsEm"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
  %k = fir.alloca i32 {uniq_name = "_QFscalarsEk"}
  %dk:2 = hlfir.declare %k {uniq_name = "_QFscalarsEk"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
  %n1 = fir.load %dn#0 : !fir.ref<i32>
  hlfir.assign %i to %dm#0 : i32, !fir.ref<i32> // @m
  %n2 = fir.load %dn#1 : !fir.ref<i32> // @n2
  %m2 = fir.load %dm#0 : !fir.ref<i32> // @m2
  %sum = arith.addi %n2, %c1 : i32
  hlfir.assign %sum to %dk#0 : i32, !fir.ref<i32> // @k1
  %k1 = fir.load %dk#0 : !fir.ref<i32>
  fir.if %c {
    hlfir.assign %c1 to %dk#0 : i32, !fir.ref<i32> // @k2
  }
  %k2 = fir.load %dk#0 : !fir.ref<i32> // @r2
  fir.call @other() : () -> () // @other
  %n3 = fir.load %dn#0 : !fir.ref<i32> // @n3
  %k3 = fir.load %dk#0 : !fir.ref<i32> // @r3
  return
}
// reach %dm:4 at @m2: @m
// reach %dn:4 at @n2: entry
// reach %dk:4 at @r2: @k1 @k2
// reach %dk:4 at @r3: @k1 @k2
// reach %dn:4 at @n3: @other entry
// value %n2: %n1
// value %m2: %i
// value %k1: %n1 + 1
// value %k3: %k2
// unchanged %dn:4 from @n2 to @n3: no by @other
// unchanged %dk:4 from @r2 to @r3: yes

func.func @elements(%a: !fir.ref<!fir.array<100xi32>>, %i: index, %n: i32) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c100 = arith.constant 100 : index
  %s = fir.shape %c100 : (index) -> !fir.shape<1>
  %d:2 = hlfir.declare %a(%s) {uniq_name = "_QFelementsEa"} : (!fir.ref<!fir.array<100xi32>>, !fir.shape<1>) -> (!fir.ref<!fir.array<100xi32>>, !fir.ref<!fir.array<100xi32>>)
  %x1 = hlfir.designate %d#0 (%c1) : (!fir.ref<!fir.array<100xi32>>, index) -> !fir.ref<i32>
  %x2 = hlfir.designate %d#0 (%c2) : (!fir.ref<!fir.array<100xi32>>, index) -> !fir.ref<i32>
  %xi = hlfir.designate %d#0 (%i) : (!fir.ref<!fir.array<100xi32>>, index) -> !fir.ref<i32>
  hlfir.assign %n to %x1 : i32, !fir.ref<i32> // @x1
  hlfir.assign %n to %x2 : i32, !fir.ref<i32> // @x2
  %e1 = fir.load %x1 : !fir.ref<i32> // @e1
  hlfir.assign %n to %xi : i32, !fir.ref<i32> // @xi
  %f1 = fir.load %x1 : !fir.ref<i32> // @f1
  %ei = fir.load %xi : !fir.ref<i32>
  return
}
// reach %x1:4 at @e1: @x1
// reach %x1:4 at @f1: @x1 @xi
// reach %x2:4 at @f1: @x2 @xi
// value %e1: %n
// value %f1: %f1
// value %ei: %n
// unchanged %x1:4 from @x1 to @f1: no by @xi
