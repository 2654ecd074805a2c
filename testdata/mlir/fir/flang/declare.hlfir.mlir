module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = "", llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", llvm.ident = "Debian flang version 22.1.8", llvm.target_triple = "x86_64-pc-linux-gnu"} {
  acc.private.recipe @privatization_ref_i32 : !fir.ref<i32> init {
  ^bb0(%arg0: !fir.ref<i32>):
    %0 = fir.alloca i32
    %1:2 = hlfir.declare %0 {uniq_name = "acc.private.init"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    acc.yield %1#0 : !fir.ref<i32>
  }
  acc.routine @acc_routine_2 func(@_QMstatePnohost) gang(dim: 2 : i64) nohost
  acc.routine @acc_routine_1 func(@_QMstatePscale) bind(@_QPscale_dev) vector 
  acc.routine @acc_routine_0 func(@_QMstatePwork) seq 
  fir.global @_QMstateEcount {acc.declare = #acc.declare<dataClause =  acc_declare_link>} : i32 {
    %c3_i32 = arith.constant 3 : i32
    fir.has_value %c3_i32 : i32
  }
  acc.global_ctor @_QMstateEcount_acc_ctor {
    %0 = fir.address_of(@_QMstateEcount) {acc.declare = #acc.declare<dataClause =  acc_declare_link>} : !fir.ref<i32>
    %1 = acc.declare_link varPtr(%0 : !fir.ref<i32>) -> !fir.ref<i32> {name = "count", structured = false}
    %2 = acc.declare_enter dataOperands(%1 : !fir.ref<i32>)
    acc.terminator
  }
  fir.global @_QMstateEdev {acc.declare = #acc.declare<dataClause =  acc_declare_device_resident>} : !fir.array<4xf32> {
    %0 = fir.zero_bits !fir.array<4xf32>
    fir.has_value %0 : !fir.array<4xf32>
  }
  acc.global_ctor @_QMstateEdev_acc_ctor {
    %0 = fir.address_of(@_QMstateEdev) {acc.declare = #acc.declare<dataClause =  acc_declare_device_resident>} : !fir.ref<!fir.array<4xf32>>
    %1 = acc.declare_device_resident varPtr(%0 : !fir.ref<!fir.array<4xf32>>) -> !fir.ref<!fir.array<4xf32>> {name = "dev", structured = false}
    %2 = acc.declare_enter dataOperands(%1 : !fir.ref<!fir.array<4xf32>>)
    acc.terminator
  }
  acc.global_dtor @_QMstateEdev_acc_dtor {
    %0 = fir.address_of(@_QMstateEdev) {acc.declare = #acc.declare<dataClause =  acc_declare_device_resident>} : !fir.ref<!fir.array<4xf32>>
    %1 = acc.getdeviceptr varPtr(%0 : !fir.ref<!fir.array<4xf32>>) -> !fir.ref<!fir.array<4xf32>> {dataClause = #acc<data_clause acc_declare_device_resident>, name = "dev", structured = false}
    acc.declare_exit dataOperands(%1 : !fir.ref<!fir.array<4xf32>>)
    acc.delete accPtr(%1 : !fir.ref<!fir.array<4xf32>>) {dataClause = #acc<data_clause acc_declare_device_resident>, name = "dev", structured = false}
    acc.terminator
  }
  fir.global @_QMstateEfield {acc.declare = #acc.declare<dataClause =  acc_create>} : !fir.box<!fir.heap<!fir.array<?xf32>>> {
    %0 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
    %c0 = arith.constant 0 : index
    %1 = fir.shape %c0 : (index) -> !fir.shape<1>
    %2 = fir.embox %0(%1) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    fir.has_value %2 : !fir.box<!fir.heap<!fir.array<?xf32>>>
  }
  acc.global_ctor @_QMstateEfield_acc_ctor {
    %0 = fir.address_of(@_QMstateEfield) {acc.declare = #acc.declare<dataClause =  acc_create>} : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %1 = acc.copyin varPtr(%0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>> {dataClause = #acc<data_clause acc_create>, implicit = true, name = "field", structured = false}
    %2 = acc.declare_enter dataOperands(%1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>)
    acc.terminator
  }
  func.func private @_QMstateEfield_acc_declare_post_alloc() {
    %0 = fir.address_of(@_QMstateEfield) : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %1 = acc.create varPtr(%0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>> {implicit = true, name = "field", structured = false}
    %2 = acc.declare_enter dataOperands(%1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>)
    return
  }
  func.func private @_QMstateEfield_acc_declare_post_dealloc() {
    %0 = fir.address_of(@_QMstateEfield) : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %1 = acc.getdeviceptr varPtr(%0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>> {dataClause = #acc<data_clause acc_create>, implicit = true, name = "field", structured = false}
    acc.declare_exit dataOperands(%1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>)
    return
  }
  acc.global_dtor @_QMstateEfield_acc_dtor {
    %0 = fir.address_of(@_QMstateEfield) {acc.declare = #acc.declare<dataClause =  acc_create>} : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %1 = acc.getdeviceptr varPtr(%0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>> {dataClause = #acc<data_clause acc_create>, name = "field", structured = false}
    acc.declare_exit dataOperands(%1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>)
    acc.delete accPtr(%1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) {dataClause = #acc<data_clause acc_create>, name = "field", structured = false}
    acc.terminator
  }
  fir.global @_QMstateEtable {acc.declare = #acc.declare<dataClause =  acc_copyin>} : !fir.array<100xf32> {
    %0 = fir.zero_bits !fir.array<100xf32>
    fir.has_value %0 : !fir.array<100xf32>
  }
  acc.global_ctor @_QMstateEtable_acc_ctor {
    %0 = fir.address_of(@_QMstateEtable) {acc.declare = #acc.declare<dataClause =  acc_copyin>} : !fir.ref<!fir.array<100xf32>>
    %1 = acc.copyin varPtr(%0 : !fir.ref<!fir.array<100xf32>>) -> !fir.ref<!fir.array<100xf32>> {name = "table", structured = false}
    %2 = acc.declare_enter dataOperands(%1 : !fir.ref<!fir.array<100xf32>>)
    acc.terminator
  }
  acc.global_dtor @_QMstateEtable_acc_dtor {
    %0 = fir.address_of(@_QMstateEtable) {acc.declare = #acc.declare<dataClause =  acc_copyin>} : !fir.ref<!fir.array<100xf32>>
    %1 = acc.getdeviceptr varPtr(%0 : !fir.ref<!fir.array<100xf32>>) -> !fir.ref<!fir.array<100xf32>> {dataClause = #acc<data_clause acc_copyin>, name = "table", structured = false}
    acc.declare_exit dataOperands(%1 : !fir.ref<!fir.array<100xf32>>)
    acc.delete accPtr(%1 : !fir.ref<!fir.array<100xf32>>) {dataClause = #acc<data_clause acc_copyin>, name = "table", structured = false}
    acc.terminator
  }
  func.func @_QMstatePwork(%arg0: !fir.ref<f32> {fir.bindc_name = "x"}) attributes {acc.routine_info = #acc.routine_info<[@acc_routine_0]>} {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.address_of(@_QMstateEcount) : !fir.ref<i32>
    %2:2 = hlfir.declare %1 {uniq_name = "_QMstateEcount"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %3 = fir.address_of(@_QMstateEdev) : !fir.ref<!fir.array<4xf32>>
    %c4 = arith.constant 4 : index
    %4 = fir.shape %c4 : (index) -> !fir.shape<1>
    %5:2 = hlfir.declare %3(%4) {uniq_name = "_QMstateEdev"} : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>) -> (!fir.ref<!fir.array<4xf32>>, !fir.ref<!fir.array<4xf32>>)
    %6 = fir.address_of(@_QMstateEfield) : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %7:2 = hlfir.declare %6 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QMstateEfield"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>)
    %8 = fir.address_of(@_QMstateEtable) : !fir.ref<!fir.array<100xf32>>
    %c100 = arith.constant 100 : index
    %9 = fir.shape %c100 : (index) -> !fir.shape<1>
    %10:2 = hlfir.declare %8(%9) {uniq_name = "_QMstateEtable"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>) -> (!fir.ref<!fir.array<100xf32>>, !fir.ref<!fir.array<100xf32>>)
    %11:2 = hlfir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QMstateFworkEx"} : (!fir.ref<f32>, !fir.dscope) -> (!fir.ref<f32>, !fir.ref<f32>)
    %12 = fir.load %11#0 : !fir.ref<f32>
    %c1 = arith.constant 1 : index
    %13 = hlfir.designate %10#0 (%c1)  : (!fir.ref<!fir.array<100xf32>>, index) -> !fir.ref<f32>
    %14 = fir.load %13 : !fir.ref<f32>
    %15 = arith.addf %12, %14 fastmath<contract> : f32
    hlfir.assign %15 to %11#0 : f32, !fir.ref<f32>
    return
  }
  func.func @_QMstatePscale(%arg0: !fir.ref<f32> {fir.bindc_name = "x"}) -> f32 attributes {acc.routine_info = #acc.routine_info<[@acc_routine_1]>} {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.address_of(@_QMstateEcount) : !fir.ref<i32>
    %2:2 = hlfir.declare %1 {uniq_name = "_QMstateEcount"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %3 = fir.address_of(@_QMstateEdev) : !fir.ref<!fir.array<4xf32>>
    %c4 = arith.constant 4 : index
    %4 = fir.shape %c4 : (index) -> !fir.shape<1>
    %5:2 = hlfir.declare %3(%4) {uniq_name = "_QMstateEdev"} : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>) -> (!fir.ref<!fir.array<4xf32>>, !fir.ref<!fir.array<4xf32>>)
    %6 = fir.address_of(@_QMstateEfield) : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %7:2 = hlfir.declare %6 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QMstateEfield"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>)
    %8 = fir.address_of(@_QMstateEtable) : !fir.ref<!fir.array<100xf32>>
    %c100 = arith.constant 100 : index
    %9 = fir.shape %c100 : (index) -> !fir.shape<1>
    %10:2 = hlfir.declare %8(%9) {uniq_name = "_QMstateEtable"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>) -> (!fir.ref<!fir.array<100xf32>>, !fir.ref<!fir.array<100xf32>>)
    %11 = fir.alloca f32 {bindc_name = "r", uniq_name = "_QMstateFscaleEr"}
    %12:2 = hlfir.declare %11 {uniq_name = "_QMstateFscaleEr"} : (!fir.ref<f32>) -> (!fir.ref<f32>, !fir.ref<f32>)
    %13:2 = hlfir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QMstateFscaleEx"} : (!fir.ref<f32>, !fir.dscope) -> (!fir.ref<f32>, !fir.ref<f32>)
    %14 = fir.load %13#0 : !fir.ref<f32>
    %cst = arith.constant 2.000000e+00 : f32
    %15 = arith.mulf %14, %cst fastmath<contract> : f32
    hlfir.assign %15 to %12#0 : f32, !fir.ref<f32>
    %16 = fir.load %12#0 : !fir.ref<f32>
    return %16 : f32
  }
  func.func @_QMstatePnohost(%arg0: !fir.ref<i32> {fir.bindc_name = "i"}) attributes {acc.routine_info = #acc.routine_info<[@acc_routine_2]>} {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.address_of(@_QMstateEcount) : !fir.ref<i32>
    %2:2 = hlfir.declare %1 {uniq_name = "_QMstateEcount"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %3 = fir.address_of(@_QMstateEdev) : !fir.ref<!fir.array<4xf32>>
    %c4 = arith.constant 4 : index
    %4 = fir.shape %c4 : (index) -> !fir.shape<1>
    %5:2 = hlfir.declare %3(%4) {uniq_name = "_QMstateEdev"} : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>) -> (!fir.ref<!fir.array<4xf32>>, !fir.ref<!fir.array<4xf32>>)
    %6 = fir.address_of(@_QMstateEfield) : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %7:2 = hlfir.declare %6 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QMstateEfield"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>)
    %8 = fir.address_of(@_QMstateEtable) : !fir.ref<!fir.array<100xf32>>
    %c100 = arith.constant 100 : index
    %9 = fir.shape %c100 : (index) -> !fir.shape<1>
    %10:2 = hlfir.declare %8(%9) {uniq_name = "_QMstateEtable"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>) -> (!fir.ref<!fir.array<100xf32>>, !fir.ref<!fir.array<100xf32>>)
    %11:2 = hlfir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QMstateFnohostEi"} : (!fir.ref<i32>, !fir.dscope) -> (!fir.ref<i32>, !fir.ref<i32>)
    %c0_i32 = arith.constant 0 : i32
    hlfir.assign %c0_i32 to %11#0 : i32, !fir.ref<i32>
    return
  }
  func.func @_QPuse_state(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.ref<!fir.array<?xf32>> {fir.bindc_name = "m"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.address_of(@_QMstateEcount) : !fir.ref<i32>
    %2:2 = hlfir.declare %1 {uniq_name = "_QMstateEcount"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %3 = fir.address_of(@_QMstateEdev) : !fir.ref<!fir.array<4xf32>>
    %c4 = arith.constant 4 : index
    %4 = fir.shape %c4 : (index) -> !fir.shape<1>
    %5:2 = hlfir.declare %3(%4) {uniq_name = "_QMstateEdev"} : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>) -> (!fir.ref<!fir.array<4xf32>>, !fir.ref<!fir.array<4xf32>>)
    %6 = fir.address_of(@_QMstateEfield) : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %7:2 = hlfir.declare %6 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QMstateEfield"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>)
    %8 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFuse_stateEi"}
    %9:2 = hlfir.declare %8 {uniq_name = "_QFuse_stateEi"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %c20 = arith.constant 20 : index
    %10 = fir.alloca !fir.array<20xf32> {bindc_name = "loc", uniq_name = "_QFuse_stateEloc"}
    %11 = fir.shape %c20 : (index) -> !fir.shape<1>
    %12:2 = hlfir.declare %10(%11) {acc.declare = #acc.declare<dataClause =  acc_create>, uniq_name = "_QFuse_stateEloc"} : (!fir.ref<!fir.array<20xf32>>, !fir.shape<1>) -> (!fir.ref<!fir.array<20xf32>>, !fir.ref<!fir.array<20xf32>>)
    %13:2 = hlfir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFuse_stateEn"} : (!fir.ref<i32>, !fir.dscope) -> (!fir.ref<i32>, !fir.ref<i32>)
    %14 = fir.address_of(@_QMstateEtable) : !fir.ref<!fir.array<100xf32>>
    %c100 = arith.constant 100 : index
    %15 = fir.shape %c100 : (index) -> !fir.shape<1>
    %16:2 = hlfir.declare %14(%15) {uniq_name = "_QMstateEtable"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>) -> (!fir.ref<!fir.array<100xf32>>, !fir.ref<!fir.array<100xf32>>)
    %17 = fir.load %13#0 : !fir.ref<i32>
    %18 = fir.convert %17 : (i32) -> i64
    %19 = fir.convert %18 : (i64) -> index
    %c0 = arith.constant 0 : index
    %20 = arith.cmpi sgt, %19, %c0 : index
    %21 = arith.select %20, %19, %c0 : index
    %22 = fir.shape %21 : (index) -> !fir.shape<1>
    %23:2 = hlfir.declare %arg1(%22) dummy_scope %0 arg 2 {acc.declare = #acc.declare<dataClause =  acc_present>, uniq_name = "_QFuse_stateEm"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> (!fir.box<!fir.array<?xf32>>, !fir.ref<!fir.array<?xf32>>)
    %24 = acc.present var(%23#0 : !fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>> {name = "m"}
    %25 = acc.create varPtr(%12#0 : !fir.ref<!fir.array<20xf32>>) -> !fir.ref<!fir.array<20xf32>> {name = "loc"}
    %26 = acc.declare_enter dataOperands(%24, %25 : !fir.box<!fir.array<?xf32>>, !fir.ref<!fir.array<20xf32>>)
    %27 = fir.load %13#0 : !fir.ref<i32>
    %28 = fir.convert %27 : (i32) -> index
    %c0_0 = arith.constant 0 : index
    %29 = arith.cmpi sgt, %28, %c0_0 : index
    %30 = arith.select %29, %28, %c0_0 : index
    %31 = fir.allocmem !fir.array<?xf32>, %30 {fir.must_be_heap = true, uniq_name = "_QMstateEfield.alloc"}
    %32 = fir.shape %30 : (index) -> !fir.shape<1>
    %33 = fir.embox %31(%32) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    fir.store %33 to %7#0 {acc.declare_action = #acc.declare_action<postAlloc = @_QMstateEfield_acc_declare_post_alloc>} : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    acc.parallel combined(loop) {
      %c1_i32 = arith.constant 1 : i32
      %39 = fir.load %13#0 : !fir.ref<i32>
      %c1_i32_2 = arith.constant 1 : i32
      %40 = acc.private varPtr(%9#0 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
      acc.loop combined(parallel) private(%40 : !fir.ref<i32>) control(%arg2 : i32) = (%c1_i32 : i32) to (%39 : i32)  step (%c1_i32_2 : i32) {
        %41:2 = hlfir.declare %40 {uniq_name = "_QFuse_stateEi"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
        fir.store %arg2 to %41#0 : !fir.ref<i32>
        %42 = fir.load %41#0 : !fir.ref<i32>
        %43 = fir.convert %42 : (i32) -> i64
        %44 = hlfir.designate %23#0 (%43)  : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
        %45 = fir.load %44 : !fir.ref<f32>
        %46 = fir.load %41#0 : !fir.ref<i32>
        %47 = fir.convert %46 : (i32) -> i64
        %48 = hlfir.designate %23#0 (%47)  : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
        %49 = fir.call @_QMstatePscale(%48) fastmath<contract> : (!fir.ref<f32>) -> f32
        %50 = arith.addf %45, %49 fastmath<contract> : f32
        %51 = fir.load %7#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
        %52 = fir.load %41#0 : !fir.ref<i32>
        %53 = fir.convert %52 : (i32) -> i64
        %54 = hlfir.designate %51 (%53)  : (!fir.box<!fir.heap<!fir.array<?xf32>>>, i64) -> !fir.ref<f32>
        hlfir.assign %50 to %54 : f32, !fir.ref<f32>
        %55 = fir.load %7#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
        %56 = fir.load %41#0 : !fir.ref<i32>
        %57 = fir.convert %56 : (i32) -> i64
        %58 = hlfir.designate %55 (%57)  : (!fir.box<!fir.heap<!fir.array<?xf32>>>, i64) -> !fir.ref<f32>
        fir.call @_QMstatePwork(%58) fastmath<contract> : (!fir.ref<f32>) -> ()
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    %34 = fir.load %7#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %35 = fir.box_addr %34 {acc.declare_action = #acc.declare_action<preDealloc = @_QMstateEfield_acc_declare_pre_dealloc>} : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    fir.freemem %35 : !fir.heap<!fir.array<?xf32>>
    %36 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
    %c0_1 = arith.constant 0 : index
    %37 = fir.shape %c0_1 : (index) -> !fir.shape<1>
    %38 = fir.embox %36(%37) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    fir.store %38 to %7#0 {acc.declare_action = #acc.declare_action<postDealloc = @_QMstateEfield_acc_declare_post_dealloc>} : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    acc.declare_exit token(%26) dataOperands(%25, %24 : !fir.ref<!fir.array<20xf32>>, !fir.box<!fir.array<?xf32>>)
    acc.delete accPtr(%25 : !fir.ref<!fir.array<20xf32>>) {dataClause = #acc<data_clause acc_create>, name = "loc"}
    acc.delete accVar(%24 : !fir.box<!fir.array<?xf32>>) {dataClause = #acc<data_clause acc_present>, name = "m"}
    return
  }
  func.func private @_QFuse_stateEm_acc_declare_post_alloc(%arg0: !fir.ref<!fir.box<!fir.array<?xf32>>>) {
    %0 = acc.present varPtr(%arg0 : !fir.ref<!fir.box<!fir.array<?xf32>>>) -> !fir.ref<!fir.box<!fir.array<?xf32>>> {implicit = true, name = "m", structured = false}
    %1 = acc.declare_enter dataOperands(%0 : !fir.ref<!fir.box<!fir.array<?xf32>>>)
    return
  }
  func.func private @_QFuse_stateEm_acc_declare_pre_dealloc(%arg0: !fir.ref<!fir.box<!fir.array<?xf32>>>) {
    %0 = acc.getdeviceptr varPtr(%arg0 : !fir.ref<!fir.box<!fir.array<?xf32>>>) -> !fir.ref<!fir.box<!fir.array<?xf32>>> {dataClause = #acc<data_clause acc_present>, name = "m", structured = false}
    acc.declare_exit dataOperands(%0 : !fir.ref<!fir.box<!fir.array<?xf32>>>)
    acc.delete accPtr(%0 : !fir.ref<!fir.box<!fir.array<?xf32>>>) {dataClause = #acc<data_clause acc_present>, name = "m", structured = false}
    return
  }
  func.func private @_QFuse_stateEm_acc_declare_post_dealloc(%arg0: !fir.ref<!fir.box<!fir.array<?xf32>>>) {
    %0 = acc.getdeviceptr varPtr(%arg0 : !fir.ref<!fir.box<!fir.array<?xf32>>>) -> !fir.ref<!fir.box<!fir.array<?xf32>>> {dataClause = #acc<data_clause acc_present>, implicit = true, name = "m", structured = false}
    acc.declare_exit dataOperands(%0 : !fir.ref<!fir.box<!fir.array<?xf32>>>)
    return
  }
  fir.global linkonce @_QQclX2F7374616E6461726420696E70757400 constant : !fir.char<1,16> {
    %0 = fir.string_lit "/standard input\00"(16) : !fir.char<1,16>
    fir.has_value %0 : !fir.char<1,16>
  }
}
