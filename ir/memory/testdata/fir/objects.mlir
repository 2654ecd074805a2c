// The same questions about variables of Fortran.
fir.global internal @_QFEg : !fir.array<64xf64> {
  %0 = fir.zero_bits !fir.array<64xf64>
  fir.has_value %0 : !fir.array<64xf64>
}
fir.global common @blk_(dense<0> : vector<80xi8>) {alignment = 8 : i64} : !fir.array<80xi8>
func.func private @unknown(!fir.ref<!fir.array<8xf64>>)
func.func private @_FortranAioOutputReal64(!fir.ref<i8>, f64) -> i1

func.func @dummies(%x: !fir.ref<!fir.array<8xf64>>, %y: !fir.ref<!fir.array<8xf64>>, %t: !fir.ref<!fir.array<8xf64>>, %i: index, %v: f64) {
  %c8 = arith.constant 8 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %s = fir.shape %c8 : (index) -> !fir.shape<1>
  %dx = fir.declare %x(%s) {uniq_name = "_QFfEx"} : (!fir.ref<!fir.array<8xf64>>, !fir.shape<1>) -> !fir.ref<!fir.array<8xf64>>
  %dy = fir.declare %y(%s) {uniq_name = "_QFfEy"} : (!fir.ref<!fir.array<8xf64>>, !fir.shape<1>) -> !fir.ref<!fir.array<8xf64>>
  %dt = fir.declare %t(%s) {uniq_name = "_QFfEt", fortran_attrs = #fir.var_attrs<target>} : (!fir.ref<!fir.array<8xf64>>, !fir.shape<1>) -> !fir.ref<!fir.array<8xf64>>
  %a = fir.alloca !fir.array<8xf64> {uniq_name = "_QFfEa"}
  %da = fir.declare %a(%s) {uniq_name = "_QFfEa"} : (!fir.ref<!fir.array<8xf64>>, !fir.shape<1>) -> !fir.ref<!fir.array<8xf64>>
  %g = fir.address_of(@_QFEg) : !fir.ref<!fir.array<64xf64>>
  %x1 = fir.array_coor %dx(%s) %c1 : (!fir.ref<!fir.array<8xf64>>, !fir.shape<1>, index) -> !fir.ref<f64>
  %x2 = fir.array_coor %dx(%s) %c2 : (!fir.ref<!fir.array<8xf64>>, !fir.shape<1>, index) -> !fir.ref<f64>
  %xi = fir.array_coor %dx(%s) %i : (!fir.ref<!fir.array<8xf64>>, !fir.shape<1>, index) -> !fir.ref<f64>
  %i1 = arith.addi %i, %c1 : index
  %xi1 = fir.array_coor %dx(%s) %i1 : (!fir.ref<!fir.array<8xf64>>, !fir.shape<1>, index) -> !fir.ref<f64>
  %box = fir.embox %da(%s) : (!fir.ref<!fir.array<8xf64>>, !fir.shape<1>) -> !fir.box<!fir.array<8xf64>>
  %back = fir.box_addr %box : (!fir.box<!fir.array<8xf64>>) -> !fir.ref<!fir.array<8xf64>>
  fir.store %v to %xi : !fir.ref<f64> // @store
  fir.call @unknown(%dy) : (!fir.ref<!fir.array<8xf64>>) -> () // @unknown
  return
}
// targets %dx: param %x
// targets %x1: param %x
// targets %x2: param %x + 8
// targets %xi: param %x + 8*%i + -8
// targets %back: local %a
// targets %g: global @_QFEg
// alias %dx:8 %dy:8: no if written
// alias %dx:8 %dt:8: may
// alias %dx:8 %g:8: no if written
// alias %dt:8 %g:8: may
// alias %da:8 %dx:8: no
// alias %da:8 %dt:8: no
// alias %da:8 %g:8: no
// alias %x1:8 %x2:8: no
// alias %xi:8 %xi1:8: no
// alias %xi:8 %x1:8: may
// alias %dx:64 %x2:8: part
// alias %da:64 %back:64: must
// modref %dx:64 by @store: mod
// modref %dy:64 by @store: none
// modref %dt:64 by @store: mod
// modref %da:64 by @store: none
// modref %da:64 by @unknown: none
// modref %g:64 by @unknown: modref
// escapes %a: no

func.func @shared(%x: !fir.ref<!fir.array<8xf64>>) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %c40 = arith.constant 40 : index
  %c5 = arith.constant 5 : index
  %s = fir.shape %c5 : (index) -> !fir.shape<1>
  %blk = fir.address_of(@blk_) : !fir.ref<!fir.array<80xi8>>
  %c = fir.coordinate_of %blk, %c0 : (!fir.ref<!fir.array<80xi8>>, index) -> !fir.ref<i8>
  %d = fir.coordinate_of %blk, %c40 : (!fir.ref<!fir.array<80xi8>>, index) -> !fir.ref<i8>
  %u = fir.convert %c : (!fir.ref<i8>) -> !fir.ref<!fir.array<5xf64>>
  %v = fir.convert %d : (!fir.ref<i8>) -> !fir.ref<!fir.array<5xf64>>
  %du = fir.declare %u(%s) {uniq_name = "_QFfEu"} : (!fir.ref<!fir.array<5xf64>>, !fir.shape<1>) -> !fir.ref<!fir.array<5xf64>>
  %dv = fir.declare %v(%s) {uniq_name = "_QFfEv"} : (!fir.ref<!fir.array<5xf64>>, !fir.shape<1>) -> !fir.ref<!fir.array<5xf64>>
  return
}
// targets %du: global @blk_
// targets %dv: global @blk_ + 40
// alias %du:40 %dv:40: no
// alias %du:80 %dv:40: part
// alias %du:40 %x:8: may

func.func @allocatables(%n: index, %v: f64) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %p = fir.alloca !fir.box<!fir.heap<!fir.array<?xf64>>> {uniq_name = "_QFfEp"}
  %dp = fir.declare %p {uniq_name = "_QFfEp", fortran_attrs = #fir.var_attrs<allocatable>} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>>
  %q = fir.alloca !fir.box<!fir.heap<!fir.array<?xf64>>> {uniq_name = "_QFfEq"}
  %dq = fir.declare %q {uniq_name = "_QFfEq", fortran_attrs = #fir.var_attrs<allocatable>} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>>
  %m = fir.allocmem !fir.array<?xf64>, %n
  %s = fir.shape %n : (index) -> !fir.shape<1>
  %b = fir.embox %m(%s) : (!fir.heap<!fir.array<?xf64>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf64>>>
  fir.store %b to %dp : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>>
  %l = fir.load %dp : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>>
  %a = fir.box_addr %l : (!fir.box<!fir.heap<!fir.array<?xf64>>>) -> !fir.heap<!fir.array<?xf64>>
  return
}
// targets %m: heap %m
// targets %l: heap %m
// targets %a: heap %m
// alias %a:8 %dp:24: no
// escapes %p: no
// escapes %m: held

func.func @descriptors(%p: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>>, %q: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>>, %r: !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf64>>>>) {
  %dp = fir.declare %p {uniq_name = "_QFfEp", fortran_attrs = #fir.var_attrs<allocatable>} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>>
  %dq = fir.declare %q {uniq_name = "_QFfEq", fortran_attrs = #fir.var_attrs<allocatable>} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>>
  %dr = fir.declare %r {uniq_name = "_QFfEr", fortran_attrs = #fir.var_attrs<pointer>} : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf64>>>>) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf64>>>>
  %a = fir.alloca f64 {uniq_name = "_QFfEa"}
  %da = fir.declare %a {uniq_name = "_QFfEa"} : (!fir.ref<f64>) -> !fir.ref<f64>
  %lp = fir.load %dp : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>>
  %lq = fir.load %dq : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>>
  %lr = fir.load %dr : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf64>>>>
  %lp2 = fir.load %dp : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>>
  return
}
// targets %lp: pointed by param %p
// alias %lp:8 %lp2:8: must
// alias %lp:8 %lq:8: no if written
// alias %lp:8 %lr:8: may
// alias %lp:8 %da:8: no
// alias %lr:8 %da:8: no
// alias %lp:8 %dq:24: no if written
