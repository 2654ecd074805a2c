module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = "", llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", llvm.ident = "Debian flang version 22.1.8", llvm.target_triple = "x86_64-pc-linux-gnu"} {
  acc.private.recipe @privatization_ref_i32 : !fir.ref<i32> init {
  ^bb0(%arg0: !fir.ref<i32>):
    %0 = fir.alloca i32
    %1 = fir.declare %0 {uniq_name = "acc.private.init"} : (!fir.ref<i32>) -> !fir.ref<i32>
    acc.yield %1 : !fir.ref<i32>
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
    %c0 = arith.constant 0 : index
    %0 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
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
    %c1 = arith.constant 1 : index
    %c100 = arith.constant 100 : index
    %c4 = arith.constant 4 : index
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.address_of(@_QMstateEcount) : !fir.ref<i32>
    %2 = fir.declare %1 {uniq_name = "_QMstateEcount"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %3 = fir.address_of(@_QMstateEdev) : !fir.ref<!fir.array<4xf32>>
    %4 = fir.shape %c4 : (index) -> !fir.shape<1>
    %5 = fir.declare %3(%4) {uniq_name = "_QMstateEdev"} : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<4xf32>>
    %6 = fir.address_of(@_QMstateEfield) : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %7 = fir.declare %6 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QMstateEfield"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %8 = fir.address_of(@_QMstateEtable) : !fir.ref<!fir.array<100xf32>>
    %9 = fir.shape %c100 : (index) -> !fir.shape<1>
    %10 = fir.declare %8(%9) {uniq_name = "_QMstateEtable"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<100xf32>>
    %11 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QMstateFworkEx"} : (!fir.ref<f32>, !fir.dscope) -> !fir.ref<f32>
    %12 = fir.load %11 : !fir.ref<f32>
    %13 = fir.array_coor %10(%9) %c1 : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
    %14 = fir.load %13 : !fir.ref<f32>
    %15 = arith.addf %12, %14 fastmath<contract> : f32
    fir.store %15 to %11 : !fir.ref<f32>
    return
  }
  func.func @_QMstatePscale(%arg0: !fir.ref<f32> {fir.bindc_name = "x"}) -> f32 attributes {acc.routine_info = #acc.routine_info<[@acc_routine_1]>} {
    %cst = arith.constant 2.000000e+00 : f32
    %c100 = arith.constant 100 : index
    %c4 = arith.constant 4 : index
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.address_of(@_QMstateEcount) : !fir.ref<i32>
    %2 = fir.declare %1 {uniq_name = "_QMstateEcount"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %3 = fir.address_of(@_QMstateEdev) : !fir.ref<!fir.array<4xf32>>
    %4 = fir.shape %c4 : (index) -> !fir.shape<1>
    %5 = fir.declare %3(%4) {uniq_name = "_QMstateEdev"} : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<4xf32>>
    %6 = fir.address_of(@_QMstateEfield) : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %7 = fir.declare %6 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QMstateEfield"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %8 = fir.address_of(@_QMstateEtable) : !fir.ref<!fir.array<100xf32>>
    %9 = fir.shape %c100 : (index) -> !fir.shape<1>
    %10 = fir.declare %8(%9) {uniq_name = "_QMstateEtable"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<100xf32>>
    %11 = fir.alloca f32 {bindc_name = "r", uniq_name = "_QMstateFscaleEr"}
    %12 = fir.declare %11 {uniq_name = "_QMstateFscaleEr"} : (!fir.ref<f32>) -> !fir.ref<f32>
    %13 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QMstateFscaleEx"} : (!fir.ref<f32>, !fir.dscope) -> !fir.ref<f32>
    %14 = fir.load %13 : !fir.ref<f32>
    %15 = arith.mulf %14, %cst fastmath<contract> : f32
    fir.store %15 to %12 : !fir.ref<f32>
    %16 = fir.load %12 : !fir.ref<f32>
    return %16 : f32
  }
  func.func @_QMstatePnohost(%arg0: !fir.ref<i32> {fir.bindc_name = "i"}) attributes {acc.routine_info = #acc.routine_info<[@acc_routine_2]>} {
    %c0_i32 = arith.constant 0 : i32
    %c100 = arith.constant 100 : index
    %c4 = arith.constant 4 : index
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.address_of(@_QMstateEcount) : !fir.ref<i32>
    %2 = fir.declare %1 {uniq_name = "_QMstateEcount"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %3 = fir.address_of(@_QMstateEdev) : !fir.ref<!fir.array<4xf32>>
    %4 = fir.shape %c4 : (index) -> !fir.shape<1>
    %5 = fir.declare %3(%4) {uniq_name = "_QMstateEdev"} : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<4xf32>>
    %6 = fir.address_of(@_QMstateEfield) : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %7 = fir.declare %6 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QMstateEfield"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %8 = fir.address_of(@_QMstateEtable) : !fir.ref<!fir.array<100xf32>>
    %9 = fir.shape %c100 : (index) -> !fir.shape<1>
    %10 = fir.declare %8(%9) {uniq_name = "_QMstateEtable"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<100xf32>>
    %11 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QMstateFnohostEi"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    fir.store %c0_i32 to %11 : !fir.ref<i32>
    return
  }
  func.func @_QPuse_state(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.ref<!fir.array<?xf32>> {fir.bindc_name = "m"}) {
    %c1_i32 = arith.constant 1 : i32
    %c0 = arith.constant 0 : index
    %c100 = arith.constant 100 : index
    %c20 = arith.constant 20 : index
    %c4 = arith.constant 4 : index
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.address_of(@_QMstateEcount) : !fir.ref<i32>
    %2 = fir.declare %1 {uniq_name = "_QMstateEcount"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %3 = fir.address_of(@_QMstateEdev) : !fir.ref<!fir.array<4xf32>>
    %4 = fir.shape %c4 : (index) -> !fir.shape<1>
    %5 = fir.declare %3(%4) {uniq_name = "_QMstateEdev"} : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<4xf32>>
    %6 = fir.address_of(@_QMstateEfield) : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %7 = fir.declare %6 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QMstateEfield"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %8 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFuse_stateEi"}
    %9 = fir.declare %8 {uniq_name = "_QFuse_stateEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %10 = fir.alloca !fir.array<20xf32> {bindc_name = "loc", uniq_name = "_QFuse_stateEloc"}
    %11 = fir.shape %c20 : (index) -> !fir.shape<1>
    %12 = fir.declare %10(%11) {acc.declare = #acc.declare<dataClause =  acc_create>, uniq_name = "_QFuse_stateEloc"} : (!fir.ref<!fir.array<20xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<20xf32>>
    %13 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFuse_stateEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %14 = fir.address_of(@_QMstateEtable) : !fir.ref<!fir.array<100xf32>>
    %15 = fir.shape %c100 : (index) -> !fir.shape<1>
    %16 = fir.declare %14(%15) {uniq_name = "_QMstateEtable"} : (!fir.ref<!fir.array<100xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<100xf32>>
    %17 = fir.load %13 : !fir.ref<i32>
    %18 = fir.convert %17 : (i32) -> i64
    %19 = fir.convert %18 : (i64) -> index
    %20 = arith.cmpi sgt, %19, %c0 : index
    %21 = arith.select %20, %19, %c0 : index
    %22 = fir.shape %21 : (index) -> !fir.shape<1>
    %23 = fir.declare %arg1(%22) dummy_scope %0 arg 2 {acc.declare = #acc.declare<dataClause =  acc_present>, uniq_name = "_QFuse_stateEm"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xf32>>
    %24 = fir.embox %23(%22) : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
    %25 = acc.present var(%24 : !fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>> {name = "m"}
    %26 = acc.create varPtr(%12 : !fir.ref<!fir.array<20xf32>>) -> !fir.ref<!fir.array<20xf32>> {name = "loc"}
    %27 = acc.declare_enter dataOperands(%25, %26 : !fir.box<!fir.array<?xf32>>, !fir.ref<!fir.array<20xf32>>)
    %28 = fir.load %13 : !fir.ref<i32>
    %29 = fir.convert %28 : (i32) -> index
    %30 = arith.cmpi sgt, %29, %c0 : index
    %31 = arith.select %30, %29, %c0 : index
    %32 = fir.allocmem !fir.array<?xf32>, %31 {fir.must_be_heap = true, uniq_name = "_QMstateEfield.alloc"}
    %33 = fir.shape %31 : (index) -> !fir.shape<1>
    %34 = fir.embox %32(%33) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    fir.store %34 to %7 {acc.declare_action = #acc.declare_action<postAlloc = @_QMstateEfield_acc_declare_post_alloc>} : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    acc.parallel combined(loop) {
      %40 = fir.load %13 : !fir.ref<i32>
      %41 = acc.private varPtr(%9 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
      acc.loop combined(parallel) private(%41 : !fir.ref<i32>) control(%arg2 : i32) = (%c1_i32 : i32) to (%40 : i32)  step (%c1_i32 : i32) {
        %42 = fir.declare %41 {uniq_name = "_QFuse_stateEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
        fir.store %arg2 to %42 : !fir.ref<i32>
        %43 = fir.load %42 : !fir.ref<i32>
        %44 = fir.convert %43 : (i32) -> i64
        %45 = fir.array_coor %23(%22) %44 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
        %46 = fir.load %45 : !fir.ref<f32>
        %47 = fir.load %42 : !fir.ref<i32>
        %48 = fir.convert %47 : (i32) -> i64
        %49 = fir.array_coor %23(%22) %48 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
        %50 = fir.call @_QMstatePscale(%49) fastmath<contract> : (!fir.ref<f32>) -> f32
        %51 = arith.addf %46, %50 fastmath<contract> : f32
        %52 = fir.load %7 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
        %53 = fir.load %42 : !fir.ref<i32>
        %54 = fir.convert %53 : (i32) -> i64
        %55 = fir.box_addr %52 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
        %c0_0 = arith.constant 0 : index
        %56:3 = fir.box_dims %52, %c0_0 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
        %57 = fir.shape_shift %56#0, %56#1 : (index, index) -> !fir.shapeshift<1>
        %58 = fir.array_coor %55(%57) %54 : (!fir.heap<!fir.array<?xf32>>, !fir.shapeshift<1>, i64) -> !fir.ref<f32>
        fir.store %51 to %58 : !fir.ref<f32>
        %59 = fir.load %7 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
        %60 = fir.load %42 : !fir.ref<i32>
        %61 = fir.convert %60 : (i32) -> i64
        %62 = fir.box_addr %59 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
        %c0_1 = arith.constant 0 : index
        %63:3 = fir.box_dims %59, %c0_1 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
        %64 = fir.shape_shift %63#0, %63#1 : (index, index) -> !fir.shapeshift<1>
        %65 = fir.array_coor %62(%64) %61 : (!fir.heap<!fir.array<?xf32>>, !fir.shapeshift<1>, i64) -> !fir.ref<f32>
        fir.call @_QMstatePwork(%65) fastmath<contract> : (!fir.ref<f32>) -> ()
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    %35 = fir.load %7 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %36 = fir.box_addr %35 {acc.declare_action = #acc.declare_action<preDealloc = @_QMstateEfield_acc_declare_pre_dealloc>} : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    fir.freemem %36 : !fir.heap<!fir.array<?xf32>>
    %37 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
    %38 = fir.shape %c0 : (index) -> !fir.shape<1>
    %39 = fir.embox %37(%38) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    fir.store %39 to %7 {acc.declare_action = #acc.declare_action<postDealloc = @_QMstateEfield_acc_declare_post_dealloc>} : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    acc.declare_exit token(%27) dataOperands(%26, %25 : !fir.ref<!fir.array<20xf32>>, !fir.box<!fir.array<?xf32>>)
    acc.delete accPtr(%26 : !fir.ref<!fir.array<20xf32>>) {dataClause = #acc<data_clause acc_create>, name = "loc"}
    acc.delete accVar(%25 : !fir.box<!fir.array<?xf32>>) {dataClause = #acc<data_clause acc_present>, name = "m"}
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
