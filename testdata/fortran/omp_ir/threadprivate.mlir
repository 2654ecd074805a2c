module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  func.func private @__accc_omp_directive_2() attributes {accc.directive = {args = {args = [{variable = "tp"}, {variable = "ta"}], clause = "threadprivate"}, name = "threadprivate"}}
  func.func private @__accc_omp_directive_1() attributes {accc.directive = {args = {args = [{variable = "loc"}, {variable = "/blk/"}], clause = "threadprivate"}, name = "threadprivate"}}
  fir.global common @blk_(dense<0> : vector<8xi8>) {alignment = 8 : i64} : !fir.array<8xi8>
  fir.global @_QMcountersEtp : i32 {
    %0 = fir.zero_bits i32
    fir.has_value %0 : i32
  }
  fir.global @_QMcountersEta : !fir.array<10xf32> {
    %0 = fir.zero_bits !fir.array<10xf32>
    fir.has_value %0 : !fir.array<10xf32>
  }
  func.func @_QPs(%arg0: !fir.ref<i32> {fir.bindc_name = "x"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.address_of(@_QFsEloc) : !fir.ref<i32>
    %2 = fir.declare %1 {uniq_name = "_QFsEloc"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %3 = omp.threadprivate %2 : !fir.ref<i32> -> !fir.ref<i32>
    %4 = fir.declare %3 {uniq_name = "_QFsEloc"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %5 = fir.address_of(@blk_) : !fir.ref<!fir.array<8xi8>>
    %6 = omp.threadprivate %5 : !fir.ref<!fir.array<8xi8>> -> !fir.ref<!fir.array<8xi8>>
    %c0 = arith.constant 0 : index
    %7 = fir.coordinate_of %6, %c0 : (!fir.ref<!fir.array<8xi8>>, index) -> !fir.ref<i8>
    %8 = fir.convert %7 : (!fir.ref<i8>) -> !fir.ref<i32>
    %9 = fir.declare %8 storage(%6[0]) {uniq_name = "_QFsEcb1"} : (!fir.ref<i32>, !fir.ref<!fir.array<8xi8>>) -> !fir.ref<i32>
    %c4 = arith.constant 4 : index
    %10 = fir.coordinate_of %6, %c4 : (!fir.ref<!fir.array<8xi8>>, index) -> !fir.ref<i8>
    %11 = fir.convert %10 : (!fir.ref<i8>) -> !fir.ref<i32>
    %12 = fir.declare %11 storage(%6[4]) {uniq_name = "_QFsEcb2"} : (!fir.ref<i32>, !fir.ref<!fir.array<8xi8>>) -> !fir.ref<i32>
    %13 = fir.address_of(@_QMcountersEtp) : !fir.ref<i32>
    %14 = fir.declare %13 {uniq_name = "_QMcountersEtp"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %15 = omp.threadprivate %14 : !fir.ref<i32> -> !fir.ref<i32>
    %16 = fir.declare %15 {uniq_name = "_QMcountersEtp"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %17 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFsEx"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    omp.parallel {
      %18 = omp.threadprivate %14 : !fir.ref<i32> -> !fir.ref<i32>
      %19 = fir.declare %18 {uniq_name = "_QMcountersEtp"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %20 = omp.threadprivate %2 : !fir.ref<i32> -> !fir.ref<i32>
      %21 = fir.declare %20 {uniq_name = "_QFsEloc"} : (!fir.ref<i32>) -> !fir.ref<i32>
      %22 = fir.convert %16 : (!fir.ref<i32>) -> i64
      %23 = fir.convert %19 : (!fir.ref<i32>) -> i64
      %24 = arith.cmpi ne, %22, %23 : i64
      fir.if %24 {
        %31 = fir.load %16 : !fir.ref<i32>
        fir.store %31 to %19 : !fir.ref<i32>
      }
      %25 = fir.convert %4 : (!fir.ref<i32>) -> i64
      %26 = fir.convert %21 : (!fir.ref<i32>) -> i64
      %27 = arith.cmpi ne, %25, %26 : i64
      fir.if %27 {
        %31 = fir.load %4 : !fir.ref<i32>
        fir.store %31 to %21 : !fir.ref<i32>
      }
      omp.barrier {accc.part}
      %28 = fir.load %17 : !fir.ref<i32>
      %29 = fir.load %21 : !fir.ref<i32>
      %30 = arith.addi %28, %29 : i32
      fir.store %30 to %19 : !fir.ref<i32>
      omp.terminator
    } {accc.copyin = ["tp", "loc"]}
    omp.parallel {
      %18 = omp.threadprivate %5 : !fir.ref<!fir.array<8xi8>> -> !fir.ref<!fir.array<8xi8>>
      %c0_0 = arith.constant 0 : index
      %19 = fir.coordinate_of %18, %c0_0 : (!fir.ref<!fir.array<8xi8>>, index) -> !fir.ref<i8>
      %20 = fir.convert %19 : (!fir.ref<i8>) -> !fir.ref<i32>
      %21 = fir.declare %20 storage(%18[0]) {uniq_name = "_QFsEcb1"} : (!fir.ref<i32>, !fir.ref<!fir.array<8xi8>>) -> !fir.ref<i32>
      %c4_1 = arith.constant 4 : index
      %22 = fir.coordinate_of %18, %c4_1 : (!fir.ref<!fir.array<8xi8>>, index) -> !fir.ref<i8>
      %23 = fir.convert %22 : (!fir.ref<i8>) -> !fir.ref<i32>
      %24 = fir.declare %23 storage(%18[4]) {uniq_name = "_QFsEcb2"} : (!fir.ref<i32>, !fir.ref<!fir.array<8xi8>>) -> !fir.ref<i32>
      %25 = fir.load %24 : !fir.ref<i32>
      fir.store %25 to %21 : !fir.ref<i32>
      omp.terminator
    }
    %c1_i32 = arith.constant 1 : i32
    fir.store %c1_i32 to %9 : !fir.ref<i32>
    return
  }
  fir.global internal @_QFsEloc : i32 {
    %0 = fir.zero_bits i32
    fir.has_value %0 : i32
  }
}
