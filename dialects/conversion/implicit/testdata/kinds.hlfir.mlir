module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = "", llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", llvm.ident = "Debian flang version 22.1.8", llvm.target_triple = "x86_64-pc-linux-gnu"} {
  acc.firstprivate.recipe @firstprivatization_ref_z32 : !fir.ref<complex<f32>> init {
  ^bb0(%arg0: !fir.ref<complex<f32>>):
    %0 = fir.alloca complex<f32>
    %1:2 = hlfir.declare %0 {uniq_name = ""} : (!fir.ref<complex<f32>>) -> (!fir.ref<complex<f32>>, !fir.ref<complex<f32>>)
    acc.yield %1#0 : !fir.ref<complex<f32>>
  } copy {
  ^bb0(%arg0: !fir.ref<complex<f32>>, %arg1: !fir.ref<complex<f32>>):
    %0 = fir.load %arg0 : !fir.ref<complex<f32>>
    fir.store %0 to %arg1 : !fir.ref<complex<f32>>
    acc.terminator
  }
  acc.firstprivate.recipe @firstprivatization_ref_f32 : !fir.ref<f32> init {
  ^bb0(%arg0: !fir.ref<f32>):
    %0 = fir.alloca f32
    %1:2 = hlfir.declare %0 {uniq_name = ""} : (!fir.ref<f32>) -> (!fir.ref<f32>, !fir.ref<f32>)
    acc.yield %1#0 : !fir.ref<f32>
  } copy {
  ^bb0(%arg0: !fir.ref<f32>, %arg1: !fir.ref<f32>):
    %0 = fir.load %arg0 : !fir.ref<f32>
    fir.store %0 to %arg1 : !fir.ref<f32>
    acc.terminator
  }
  acc.firstprivate.recipe @firstprivatization_ref_i32 : !fir.ref<i32> init {
  ^bb0(%arg0: !fir.ref<i32>):
    %0 = fir.alloca i32
    %1:2 = hlfir.declare %0 {uniq_name = ""} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    acc.yield %1#0 : !fir.ref<i32>
  } copy {
  ^bb0(%arg0: !fir.ref<i32>, %arg1: !fir.ref<i32>):
    %0 = fir.load %arg0 : !fir.ref<i32>
    fir.store %0 to %arg1 : !fir.ref<i32>
    acc.terminator
  }
  acc.reduction.recipe @reduction_max_ref_f32 : !fir.ref<f32> reduction_operator <max> init {
  ^bb0(%arg0: !fir.ref<f32>):
    %cst = arith.constant -1.401300e-45 : f32
    %0 = fir.alloca f32
    %1:2 = hlfir.declare %0 {uniq_name = "acc.reduction.init"} : (!fir.ref<f32>) -> (!fir.ref<f32>, !fir.ref<f32>)
    fir.store %cst to %1#0 : !fir.ref<f32>
    acc.yield %1#0 : !fir.ref<f32>
  } combiner {
  ^bb0(%arg0: !fir.ref<f32>, %arg1: !fir.ref<f32>):
    %0 = fir.load %arg1 : !fir.ref<f32>
    %1 = fir.load %arg0 : !fir.ref<f32>
    %2 = arith.cmpf ogt, %1, %0 fastmath<contract> : f32
    %3 = arith.select %2, %1, %0 : f32
    hlfir.assign %3 to %arg0 : f32, !fir.ref<f32>
    acc.yield %arg0 : !fir.ref<f32>
  }
  acc.reduction.recipe @reduction_add_ref_f32 : !fir.ref<f32> reduction_operator <add> init {
  ^bb0(%arg0: !fir.ref<f32>):
    %cst = arith.constant 0.000000e+00 : f32
    %0 = fir.alloca f32
    %1:2 = hlfir.declare %0 {uniq_name = "acc.reduction.init"} : (!fir.ref<f32>) -> (!fir.ref<f32>, !fir.ref<f32>)
    fir.store %cst to %1#0 : !fir.ref<f32>
    acc.yield %1#0 : !fir.ref<f32>
  } combiner {
  ^bb0(%arg0: !fir.ref<f32>, %arg1: !fir.ref<f32>):
    %0 = fir.load %arg1 : !fir.ref<f32>
    %1 = fir.load %arg0 : !fir.ref<f32>
    %2 = arith.addf %1, %0 fastmath<contract> : f32
    hlfir.assign %2 to %arg0 : f32, !fir.ref<f32>
    acc.yield %arg0 : !fir.ref<f32>
  }
  acc.private.recipe @privatization_ref_i32 : !fir.ref<i32> init {
  ^bb0(%arg0: !fir.ref<i32>):
    %0 = fir.alloca i32
    %1:2 = hlfir.declare %0 {uniq_name = "acc.private.init"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    acc.yield %1#0 : !fir.ref<i32>
  }
  fir.global @_QMfieldsEfield : !fir.box<!fir.heap<!fir.array<?xf32>>> {
    %0 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
    %c0 = arith.constant 0 : index
    %1 = fir.shape %c0 : (index) -> !fir.shape<1>
    %2 = fir.embox %0(%1) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    fir.has_value %2 : !fir.box<!fir.heap<!fir.array<?xf32>>>
  }
  fir.global @_QMfieldsEtable {acc.declare = #acc.declare<dataClause =  acc_create>} : !fir.array<8xf32> {
    %0 = fir.zero_bits !fir.array<8xf32>
    fir.has_value %0 : !fir.array<8xf32>
  }
  acc.global_ctor @_QMfieldsEtable_acc_ctor {
    %0 = fir.address_of(@_QMfieldsEtable) {acc.declare = #acc.declare<dataClause =  acc_create>} : !fir.ref<!fir.array<8xf32>>
    %1 = acc.create varPtr(%0 : !fir.ref<!fir.array<8xf32>>) -> !fir.ref<!fir.array<8xf32>> {name = "table", structured = false}
    %2 = acc.declare_enter dataOperands(%1 : !fir.ref<!fir.array<8xf32>>)
    acc.terminator
  }
  acc.global_dtor @_QMfieldsEtable_acc_dtor {
    %0 = fir.address_of(@_QMfieldsEtable) {acc.declare = #acc.declare<dataClause =  acc_create>} : !fir.ref<!fir.array<8xf32>>
    %1 = acc.getdeviceptr varPtr(%0 : !fir.ref<!fir.array<8xf32>>) -> !fir.ref<!fir.array<8xf32>> {dataClause = #acc<data_clause acc_create>, name = "table", structured = false}
    acc.declare_exit dataOperands(%1 : !fir.ref<!fir.array<8xf32>>)
    acc.delete accPtr(%1 : !fir.ref<!fir.array<8xf32>>) {dataClause = #acc<data_clause acc_create>, name = "table", structured = false}
    acc.terminator
  }
  func.func @_QPkinds(%arg0: !fir.ref<!fir.array<10xf32>> {fir.bindc_name = "fixed"}, %arg1: !fir.ref<!fir.array<?xf32>> {fir.bindc_name = "open"}, %arg2: !fir.box<!fir.array<?xf32>> {fir.bindc_name = "assumed"}, %arg3: !fir.ref<!fir.array<?xf32>> {fir.bindc_name = "unsized"}, %arg4: !fir.ref<i32> {fir.bindc_name = "n"}, %arg5: !fir.ref<f32> {fir.bindc_name = "scale"}, %arg6: !fir.ref<complex<f32>> {fir.bindc_name = "z"}, %arg7: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>> {fir.bindc_name = "mine"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1:2 = hlfir.declare %arg2 dummy_scope %0 arg 3 {uniq_name = "_QFkindsEassumed"} : (!fir.box<!fir.array<?xf32>>, !fir.dscope) -> (!fir.box<!fir.array<?xf32>>, !fir.box<!fir.array<?xf32>>)
    %2 = fir.address_of(@_QMfieldsEfield) : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %3:2 = hlfir.declare %2 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QMfieldsEfield"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>)
    %c10 = arith.constant 10 : index
    %4 = fir.shape %c10 : (index) -> !fir.shape<1>
    %5:2 = hlfir.declare %arg0(%4) dummy_scope %0 arg 1 {uniq_name = "_QFkindsEfixed"} : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, !fir.dscope) -> (!fir.ref<!fir.array<10xf32>>, !fir.ref<!fir.array<10xf32>>)
    %6 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFkindsEi"}
    %7:2 = hlfir.declare %6 {uniq_name = "_QFkindsEi"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %8:2 = hlfir.declare %arg7 dummy_scope %0 arg 8 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFkindsEmine"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.dscope) -> (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>)
    %9:2 = hlfir.declare %arg4 dummy_scope %0 arg 5 {uniq_name = "_QFkindsEn"} : (!fir.ref<i32>, !fir.dscope) -> (!fir.ref<i32>, !fir.ref<i32>)
    %10:2 = hlfir.declare %arg5 dummy_scope %0 arg 6 {uniq_name = "_QFkindsEscale"} : (!fir.ref<f32>, !fir.dscope) -> (!fir.ref<f32>, !fir.ref<f32>)
    %11 = fir.address_of(@_QMfieldsEtable) : !fir.ref<!fir.array<8xf32>>
    %c8 = arith.constant 8 : index
    %12 = fir.shape %c8 : (index) -> !fir.shape<1>
    %13:2 = hlfir.declare %11(%12) {uniq_name = "_QMfieldsEtable"} : (!fir.ref<!fir.array<8xf32>>, !fir.shape<1>) -> (!fir.ref<!fir.array<8xf32>>, !fir.ref<!fir.array<8xf32>>)
    %14 = fir.assumed_size_extent : index
    %15 = fir.shape %14 : (index) -> !fir.shape<1>
    %16:2 = hlfir.declare %arg3(%15) dummy_scope %0 arg 4 {uniq_name = "_QFkindsEunsized"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> (!fir.box<!fir.array<?xf32>>, !fir.ref<!fir.array<?xf32>>)
    %17:2 = hlfir.declare %arg6 dummy_scope %0 arg 7 {uniq_name = "_QFkindsEz"} : (!fir.ref<complex<f32>>, !fir.dscope) -> (!fir.ref<complex<f32>>, !fir.ref<complex<f32>>)
    %18 = fir.load %9#0 : !fir.ref<i32>
    %19 = fir.convert %18 : (i32) -> i64
    %20 = fir.convert %19 : (i64) -> index
    %c0 = arith.constant 0 : index
    %21 = arith.cmpi sgt, %20, %c0 : index
    %22 = arith.select %21, %20, %c0 : index
    %23 = fir.shape %22 : (index) -> !fir.shape<1>
    %24:2 = hlfir.declare %arg1(%23) dummy_scope %0 arg 2 {uniq_name = "_QFkindsEopen"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> (!fir.box<!fir.array<?xf32>>, !fir.ref<!fir.array<?xf32>>)
    %25 = acc.firstprivate varPtr(%9#0 : !fir.ref<i32>) recipe(@firstprivatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "n"}
    %26 = acc.copyin var(%24#0 : !fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "open"}
    %27 = acc.copyin var(%1#0 : !fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "assumed"}
    %28 = acc.firstprivate varPtr(%10#0 : !fir.ref<f32>) recipe(@firstprivatization_ref_f32) -> !fir.ref<f32> {implicit = true, name = "scale"}
    %29 = fir.convert %arg3 : (!fir.ref<!fir.array<?xf32>>) -> !fir.ref<f32>
    %30 = acc.nocreate varPtr(%29 : !fir.ref<f32>) -> !fir.ref<f32> {implicit = true, name = "unsized"}
    %31 = acc.copyin varPtr(%8#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "mine"}
    %32 = acc.copyin varPtr(%3#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "field"}
    %33 = acc.present varPtr(%13#0 : !fir.ref<!fir.array<8xf32>>) -> !fir.ref<!fir.array<8xf32>> {implicit = true, name = "table"}
    %34 = acc.copyin varPtr(%5#0 : !fir.ref<!fir.array<10xf32>>) -> !fir.ref<!fir.array<10xf32>> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "fixed"}
    acc.parallel combined(loop) dataOperands(%26, %27, %30, %31, %32, %33, %34 : !fir.box<!fir.array<?xf32>>, !fir.box<!fir.array<?xf32>>, !fir.ref<f32>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<!fir.array<8xf32>>, !fir.ref<!fir.array<10xf32>>) firstprivate(%25, %28 : !fir.ref<i32>, !fir.ref<f32>) {
      %38 = fir.convert %30 : (!fir.ref<f32>) -> !fir.ref<!fir.array<?xf32>>
      %39 = fir.embox %38(%15) : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
      %c1_i32 = arith.constant 1 : i32
      %40 = fir.load %25 : !fir.ref<i32>
      %c1_i32_0 = arith.constant 1 : i32
      %41 = acc.private varPtr(%7#0 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
      acc.loop combined(parallel) private(%41 : !fir.ref<i32>) control(%arg8 : i32) = (%c1_i32 : i32) to (%40 : i32)  step (%c1_i32_0 : i32) {
        %42:2 = hlfir.declare %41 {uniq_name = "_QFkindsEi"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
        fir.store %arg8 to %42#0 : !fir.ref<i32>
        %43 = fir.load %42#0 : !fir.ref<i32>
        %44 = fir.convert %43 : (i32) -> i64
        %45 = hlfir.designate %26 (%44)  : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
        %46 = fir.load %45 : !fir.ref<f32>
        %47 = fir.load %42#0 : !fir.ref<i32>
        %48 = fir.convert %47 : (i32) -> i64
        %49 = hlfir.designate %27 (%48)  : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
        %50 = fir.load %49 : !fir.ref<f32>
        %51 = fir.load %28 : !fir.ref<f32>
        %52 = arith.mulf %50, %51 fastmath<contract> : f32
        %53 = arith.addf %46, %52 fastmath<contract> : f32
        %54 = fir.load %42#0 : !fir.ref<i32>
        %55 = fir.convert %54 : (i32) -> i64
        %56 = hlfir.designate %39 (%55)  : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
        %57 = fir.load %56 : !fir.ref<f32>
        %58 = arith.addf %53, %57 fastmath<contract> : f32
        %59 = fir.load %31 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
        %60 = fir.load %42#0 : !fir.ref<i32>
        %61 = fir.convert %60 : (i32) -> i64
        %62 = hlfir.designate %59 (%61)  : (!fir.box<!fir.heap<!fir.array<?xf32>>>, i64) -> !fir.ref<f32>
        %63 = fir.load %62 : !fir.ref<f32>
        %64 = arith.addf %58, %63 fastmath<contract> : f32
        %65 = fir.load %32 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
        %66 = fir.load %42#0 : !fir.ref<i32>
        %67 = fir.convert %66 : (i32) -> i64
        %68 = hlfir.designate %65 (%67)  : (!fir.box<!fir.heap<!fir.array<?xf32>>>, i64) -> !fir.ref<f32>
        %69 = fir.load %68 : !fir.ref<f32>
        %70 = arith.addf %64, %69 fastmath<contract> : f32
        %71 = fir.load %42#0 : !fir.ref<i32>
        %72 = fir.convert %71 : (i32) -> i64
        %73 = hlfir.designate %33 (%72)  : (!fir.ref<!fir.array<8xf32>>, i64) -> !fir.ref<f32>
        %74 = fir.load %73 : !fir.ref<f32>
        %75 = arith.addf %70, %74 fastmath<contract> : f32
        %76 = fir.load %42#0 : !fir.ref<i32>
        %77 = fir.convert %76 : (i32) -> i64
        %78 = hlfir.designate %34 (%77)  : (!fir.ref<!fir.array<10xf32>>, i64) -> !fir.ref<f32>
        hlfir.assign %75 to %78 : f32, !fir.ref<f32>
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accPtr(%34 : !fir.ref<!fir.array<10xf32>>) to varPtr(%5#0 : !fir.ref<!fir.array<10xf32>>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "fixed"}
    acc.delete accPtr(%33 : !fir.ref<!fir.array<8xf32>>) {dataClause = #acc<data_clause acc_present>, implicit = true, name = "table"}
    acc.copyout accPtr(%32 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) to varPtr(%3#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "field"}
    acc.copyout accPtr(%31 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) to varPtr(%8#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "mine"}
    acc.delete accPtr(%30 : !fir.ref<f32>) {dataClause = #acc<data_clause acc_no_create>, implicit = true, name = "unsized"}
    acc.copyout accVar(%27 : !fir.box<!fir.array<?xf32>>) to var(%1#0 : !fir.box<!fir.array<?xf32>>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "assumed"}
    acc.copyout accVar(%26 : !fir.box<!fir.array<?xf32>>) to var(%24#0 : !fir.box<!fir.array<?xf32>>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "open"}
    %35 = acc.copyin varPtr(%5#0 : !fir.ref<!fir.array<10xf32>>) -> !fir.ref<!fir.array<10xf32>> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "fixed"}
    %36 = acc.firstprivate varPtr(%17#0 : !fir.ref<complex<f32>>) recipe(@firstprivatization_ref_z32) -> !fir.ref<complex<f32>> {implicit = true, name = "z"}
    %37 = acc.copyin varPtr(%10#0 : !fir.ref<f32>) -> !fir.ref<f32> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "scale"}
    acc.kernels dataOperands(%35, %37 : !fir.ref<!fir.array<10xf32>>, !fir.ref<f32>) firstprivate(%36 : !fir.ref<complex<f32>>) {
      %c1 = arith.constant 1 : index
      %38 = hlfir.designate %35 (%c1)  : (!fir.ref<!fir.array<10xf32>>, index) -> !fir.ref<f32>
      %39 = fir.load %38 : !fir.ref<f32>
      %40 = fir.load %36 : !fir.ref<complex<f32>>
      %41 = fir.extract_value %40, [0 : index] : (complex<f32>) -> f32
      %42 = arith.addf %39, %41 fastmath<contract> : f32
      hlfir.assign %42 to %37 : f32, !fir.ref<f32>
      acc.terminator
    }
    acc.copyout accPtr(%37 : !fir.ref<f32>) to varPtr(%10#0 : !fir.ref<f32>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "scale"}
    acc.copyout accPtr(%35 : !fir.ref<!fir.array<10xf32>>) to varPtr(%5#0 : !fir.ref<!fir.array<10xf32>>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "fixed"}
    return
  }
  func.func @_QParound(%arg0: !fir.ref<!fir.array<?xf32>> {fir.bindc_name = "a"}, %arg1: !fir.ref<!fir.array<10xf32>> {fir.bindc_name = "b"}, %arg2: !fir.ref<i32> {fir.bindc_name = "n"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1:2 = hlfir.declare %arg2 dummy_scope %0 arg 3 {uniq_name = "_QFaroundEn"} : (!fir.ref<i32>, !fir.dscope) -> (!fir.ref<i32>, !fir.ref<i32>)
    %c10 = arith.constant 10 : index
    %2 = fir.shape %c10 : (index) -> !fir.shape<1>
    %3:2 = hlfir.declare %arg1(%2) dummy_scope %0 arg 2 {uniq_name = "_QFaroundEb"} : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, !fir.dscope) -> (!fir.ref<!fir.array<10xf32>>, !fir.ref<!fir.array<10xf32>>)
    %4 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFaroundEi"}
    %5:2 = hlfir.declare %4 {uniq_name = "_QFaroundEi"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %6 = fir.alloca f32 {bindc_name = "s", uniq_name = "_QFaroundEs"}
    %7:2 = hlfir.declare %6 {uniq_name = "_QFaroundEs"} : (!fir.ref<f32>) -> (!fir.ref<f32>, !fir.ref<f32>)
    %8 = fir.load %1#0 : !fir.ref<i32>
    %9 = fir.convert %8 : (i32) -> i64
    %10 = fir.convert %9 : (i64) -> index
    %c0 = arith.constant 0 : index
    %11 = arith.cmpi sgt, %10, %c0 : index
    %12 = arith.select %11, %10, %c0 : index
    %13 = fir.shape %12 : (index) -> !fir.shape<1>
    %14:2 = hlfir.declare %arg0(%13) dummy_scope %0 arg 1 {uniq_name = "_QFaroundEa"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> (!fir.box<!fir.array<?xf32>>, !fir.ref<!fir.array<?xf32>>)
    %c1 = arith.constant 1 : index
    %c0_0 = arith.constant 0 : index
    %15:3 = fir.box_dims %14#0, %c0_0 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
    %c1_1 = arith.constant 1 : index
    %16 = fir.load %1#0 : !fir.ref<i32>
    %17 = fir.convert %16 : (i32) -> i64
    %18 = fir.convert %17 : (i64) -> index
    %19 = arith.subi %18, %c1 : index
    %20 = acc.bounds lowerbound(%c1_1 : index) upperbound(%19 : index) extent(%12 : index) stride(%15#2 : index) startIdx(%c1 : index) {strideInBytes = true}
    %21 = acc.copyin var(%14#0 : !fir.box<!fir.array<?xf32>>) bounds(%20) -> !fir.box<!fir.array<?xf32>> {dataClause = #acc<data_clause acc_copy>, name = "a(2:n)"}
    %22 = acc.create varPtr(%3#0 : !fir.ref<!fir.array<10xf32>>) -> !fir.ref<!fir.array<10xf32>> {name = "b"}
    acc.data dataOperands(%21, %22 : !fir.box<!fir.array<?xf32>>, !fir.ref<!fir.array<10xf32>>) {
      %c2_i32 = arith.constant 2 : i32
      %23 = acc.copyin varPtr(%7#0 : !fir.ref<f32>) async(%c2_i32 : i32) -> !fir.ref<f32> {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "s"}
      %24 = acc.firstprivate varPtr(%1#0 : !fir.ref<i32>) async(%c2_i32 : i32) recipe(@firstprivatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "n"}
      %25 = acc.present var(%14#0 : !fir.box<!fir.array<?xf32>>) bounds(%20) async(%c2_i32 : i32) -> !fir.box<!fir.array<?xf32>> {implicit = true, name = "a"}
      %26 = acc.present varPtr(%3#0 : !fir.ref<!fir.array<10xf32>>) async(%c2_i32 : i32) -> !fir.ref<!fir.array<10xf32>> {implicit = true, name = "b"}
      acc.parallel combined(loop) dataOperands(%23, %25, %26 : !fir.ref<f32>, !fir.box<!fir.array<?xf32>>, !fir.ref<!fir.array<10xf32>>) async(%c2_i32 : i32) firstprivate(%24 : !fir.ref<i32>) {
        %30:2 = hlfir.declare %23 {uniq_name = "_QFaroundEs"} : (!fir.ref<f32>) -> (!fir.ref<f32>, !fir.ref<f32>)
        %31 = acc.reduction varPtr(%30#0 : !fir.ref<f32>) recipe(@reduction_add_ref_f32) -> !fir.ref<f32> {name = "s"}
        %c2_i32_2 = arith.constant 2 : i32
        %32 = fir.load %24 : !fir.ref<i32>
        %c1_i32 = arith.constant 1 : i32
        %33 = acc.private varPtr(%5#0 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
        acc.loop combined(parallel) private(%33 : !fir.ref<i32>) reduction(%31 : !fir.ref<f32>) control(%arg3 : i32) = (%c2_i32_2 : i32) to (%32 : i32)  step (%c1_i32 : i32) {
          %34:2 = hlfir.declare %31 {uniq_name = "_QFaroundEs"} : (!fir.ref<f32>) -> (!fir.ref<f32>, !fir.ref<f32>)
          %35:2 = hlfir.declare %33 {uniq_name = "_QFaroundEi"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
          fir.store %arg3 to %35#0 : !fir.ref<i32>
          %36 = fir.load %30#0 : !fir.ref<f32>
          %37 = fir.load %35#0 : !fir.ref<i32>
          %38 = fir.convert %37 : (i32) -> i64
          %39 = hlfir.designate %25 (%38)  : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
          %40 = fir.load %39 : !fir.ref<f32>
          %c1_3 = arith.constant 1 : index
          %41 = hlfir.designate %26 (%c1_3)  : (!fir.ref<!fir.array<10xf32>>, index) -> !fir.ref<f32>
          %42 = fir.load %41 : !fir.ref<f32>
          %43 = arith.mulf %40, %42 fastmath<contract> : f32
          %44 = arith.addf %36, %43 fastmath<contract> : f32
          hlfir.assign %44 to %30#0 : f32, !fir.ref<f32>
          acc.yield
        } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
        acc.yield
      } attributes {defaultAttr = #acc<defaultvalue present>}
      acc.delete accPtr(%26 : !fir.ref<!fir.array<10xf32>>) async(%c2_i32 : i32) {dataClause = #acc<data_clause acc_present>, implicit = true, name = "b"}
      acc.delete accVar(%25 : !fir.box<!fir.array<?xf32>>) bounds(%20) async(%c2_i32 : i32) {dataClause = #acc<data_clause acc_present>, implicit = true, name = "a"}
      acc.copyout accPtr(%23 : !fir.ref<f32>) async(%c2_i32 : i32) to varPtr(%7#0 : !fir.ref<f32>) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "s"}
      %27 = acc.copyin varPtr(%7#0 : !fir.ref<f32>) -> !fir.ref<f32> {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "s"}
      %28 = acc.firstprivate varPtr(%1#0 : !fir.ref<i32>) recipe(@firstprivatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "n"}
      %29 = acc.present var(%14#0 : !fir.box<!fir.array<?xf32>>) bounds(%20) -> !fir.box<!fir.array<?xf32>> {implicit = true, name = "a"}
      acc.parallel dataOperands(%27, %29 : !fir.ref<f32>, !fir.box<!fir.array<?xf32>>) firstprivate(%28 : !fir.ref<i32>) {
        %30 = acc.reduction varPtr(%27 : !fir.ref<f32>) recipe(@reduction_max_ref_f32) -> !fir.ref<f32> {name = "s"}
        %c2_i32_2 = arith.constant 2 : i32
        %31 = fir.load %28 : !fir.ref<i32>
        %c1_i32 = arith.constant 1 : i32
        %32 = acc.private varPtr(%5#0 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
        acc.loop gang private(%32 : !fir.ref<i32>) reduction(%30 : !fir.ref<f32>) control(%arg3 : i32) = (%c2_i32_2 : i32) to (%31 : i32)  step (%c1_i32 : i32) {
          %33:2 = hlfir.declare %30 {uniq_name = "_QFaroundEs"} : (!fir.ref<f32>) -> (!fir.ref<f32>, !fir.ref<f32>)
          %34:2 = hlfir.declare %32 {uniq_name = "_QFaroundEi"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
          fir.store %arg3 to %34#0 : !fir.ref<i32>
          %35 = fir.load %33#0 : !fir.ref<f32>
          %36 = fir.load %34#0 : !fir.ref<i32>
          %37 = fir.convert %36 : (i32) -> i64
          %38 = hlfir.designate %29 (%37)  : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
          %39 = fir.load %38 : !fir.ref<f32>
          %40 = arith.cmpf ogt, %35, %39 fastmath<contract> : f32
          %41 = arith.select %40, %35, %39 : f32
          hlfir.assign %41 to %33#0 : f32, !fir.ref<f32>
          acc.yield
        } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
        acc.yield
      }
      acc.delete accVar(%29 : !fir.box<!fir.array<?xf32>>) bounds(%20) {dataClause = #acc<data_clause acc_present>, implicit = true, name = "a"}
      acc.copyout accPtr(%27 : !fir.ref<f32>) to varPtr(%7#0 : !fir.ref<f32>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "s"}
      acc.terminator
    }
    acc.copyout accVar(%21 : !fir.box<!fir.array<?xf32>>) bounds(%20) to var(%14#0 : !fir.box<!fir.array<?xf32>>) {dataClause = #acc<data_clause acc_copy>, name = "a(2:n)"}
    acc.delete accPtr(%22 : !fir.ref<!fir.array<10xf32>>) {dataClause = #acc<data_clause acc_create>, name = "b"}
    return
  }
  func.func @_QPstrings(%arg0: !fir.boxchar<1> {fir.bindc_name = "name"}, %arg1: !fir.ref<i32> {fir.bindc_name = "n"}, %arg2: !fir.ref<!fir.array<?xf32>> {fir.bindc_name = "a"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1:2 = hlfir.declare %arg1 dummy_scope %0 arg 2 {uniq_name = "_QFstringsEn"} : (!fir.ref<i32>, !fir.dscope) -> (!fir.ref<i32>, !fir.ref<i32>)
    %2:2 = fir.unboxchar %arg0 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %3:2 = hlfir.declare %2#0 typeparams %2#1 dummy_scope %0 arg 1 {uniq_name = "_QFstringsEname"} : (!fir.ref<!fir.char<1,?>>, index, !fir.dscope) -> (!fir.boxchar<1>, !fir.ref<!fir.char<1,?>>)
    %4 = fir.load %1#0 : !fir.ref<i32>
    %5 = fir.convert %4 : (i32) -> i64
    %6 = fir.convert %5 : (i64) -> index
    %c0 = arith.constant 0 : index
    %7 = arith.cmpi sgt, %6, %c0 : index
    %8 = arith.select %7, %6, %c0 : index
    %9 = fir.shape %8 : (index) -> !fir.shape<1>
    %10:2 = hlfir.declare %arg2(%9) dummy_scope %0 arg 3 {uniq_name = "_QFstringsEa"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> (!fir.box<!fir.array<?xf32>>, !fir.ref<!fir.array<?xf32>>)
    %c2 = arith.constant 2 : index
    %11 = fir.load %1#0 : !fir.ref<i32>
    %12 = fir.convert %11 : (i32) -> i64
    %13 = fir.convert %12 : (i64) -> index
    %c2_0 = arith.constant 2 : index
    %c0_1 = arith.constant 0 : index
    %14 = arith.subi %13, %c2 : index
    %15 = arith.addi %14, %c2_0 : index
    %16 = arith.divsi %15, %c2_0 : index
    %17 = arith.cmpi sgt, %16, %c0_1 : index
    %18 = arith.select %17, %16, %c0_1 : index
    %19 = fir.shape %18 : (index) -> !fir.shape<1>
    %20 = hlfir.designate %10#0 (%c2:%13:%c2_0)  shape %19 : (!fir.box<!fir.array<?xf32>>, index, index, index, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
    %21:2 = hlfir.declare %20 {uniq_name = "_QFstringsEs"} : (!fir.box<!fir.array<?xf32>>) -> (!fir.box<!fir.array<?xf32>>, !fir.box<!fir.array<?xf32>>)
    %22 = acc.firstprivate varPtr(%1#0 : !fir.ref<i32>) recipe(@firstprivatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "n"}
    %23 = acc.copyin var(%21#0 : !fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "s"}
    %24 = acc.copyin varPtr(%3#1 : !fir.ref<!fir.char<1,?>>) -> !fir.ref<!fir.char<1,?>> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "name"}
    acc.parallel dataOperands(%23, %24 : !fir.box<!fir.array<?xf32>>, !fir.ref<!fir.char<1,?>>) firstprivate(%22 : !fir.ref<i32>) {
      %25 = fir.emboxchar %24, %2#1 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.boxchar<1>
      %26 = fir.load %22 : !fir.ref<i32>
      %27 = fir.convert %26 : (i32) -> f32
      %c2_2 = arith.constant 2 : index
      %28 = hlfir.designate %23 (%c2_2)  : (!fir.box<!fir.array<?xf32>>, index) -> !fir.ref<f32>
      hlfir.assign %27 to %28 : f32, !fir.ref<f32>
      %c1 = arith.constant 1 : index
      %c1_3 = arith.constant 1 : index
      %c1_4 = arith.constant 1 : index
      %29 = hlfir.designate %25  substr %c1, %c1_3  typeparams %c1_4 : (!fir.boxchar<1>, index, index, index) -> !fir.ref<!fir.char<1>>
      %30 = fir.address_of(@_QQclX78) : !fir.ref<!fir.char<1>>
      %c1_5 = arith.constant 1 : index
      %31:2 = hlfir.declare %30 typeparams %c1_5 {fortran_attrs = #fir.var_attrs<parameter>, uniq_name = "_QQclX78"} : (!fir.ref<!fir.char<1>>, index) -> (!fir.ref<!fir.char<1>>, !fir.ref<!fir.char<1>>)
      %32 = hlfir.cmpchar eq %29 %31#0 : (!fir.ref<!fir.char<1>>, !fir.ref<!fir.char<1>>) -> i1
      fir.if %32 {
        %33 = fir.convert %2#1 : (index) -> i32
        hlfir.assign %33 to %22 : i32, !fir.ref<i32>
      }
      acc.yield
    }
    acc.copyout accPtr(%24 : !fir.ref<!fir.char<1,?>>) to varPtr(%3#1 : !fir.ref<!fir.char<1,?>>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "name"}
    acc.copyout accVar(%23 : !fir.box<!fir.array<?xf32>>) to var(%21#0 : !fir.box<!fir.array<?xf32>>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "s"}
    return
  }
  fir.global linkonce @_QQclX78 constant : !fir.char<1> {
    %0 = fir.string_lit "x"(1) : !fir.char<1>
    fir.has_value %0 : !fir.char<1>
  }
}
