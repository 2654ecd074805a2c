// What is written before it is read, over variables of Fortran.
func.func @_QPs(%a: !fir.ref<!fir.array<8xf64>>, %n: index, %c: i1, %v: f64) { // @s
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %x = fir.alloca f64 {bindc_name = "x"}
  %dx = fir.declare %x {uniq_name = "_QFsEx"} : (!fir.ref<f64>) -> !fir.ref<f64>
  %y = fir.alloca f64 {bindc_name = "y"}
  %shape = fir.shape %c8 : (index) -> !fir.shape<1>
  fir.do_loop %i = %c1 to %c8 step %c1 { // @loop
    %e = fir.array_coor %a(%shape) %i : (!fir.ref<!fir.array<8xf64>>, !fir.shape<1>, index) -> !fir.ref<f64>
    fir.store %v to %e : !fir.ref<f64>
    fir.store %v to %dx : !fir.ref<f64>
    %l = fir.load %x : !fir.ref<f64>
    fir.if %c {
      fir.store %l to %y : !fir.ref<f64>
    }
    %k = fir.load %y : !fir.ref<f64> // @loady
  }
  fir.do_loop %i = %c1 to %n step %c1 {
    %e = fir.array_coor %a(%shape) %i : (!fir.ref<!fir.array<8xf64>>, !fir.shape<1>, index) -> !fir.ref<f64>
    %l = fir.load %e : !fir.ref<f64>
  }
  return
}
// cover %x:8 in @loop: read, write all
// cover %dx:8 in @loop: read, write all
// cover %y:8 in @loop: read first by @loady, write
// cover %a:64 in @loop: write 8*%i + -8:8
// cover %a:64 in @s: read, write all
