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
    %1 = fir.declare %0 {uniq_name = "acc.reduction.init"} : (!fir.ref<f32>) -> !fir.ref<f32>
    fir.store %cst to %1 : !fir.ref<f32>
    acc.yield %1 : !fir.ref<f32>
  } combiner {
  ^bb0(%arg0: !fir.ref<f32>, %arg1: !fir.ref<f32>):
    %0 = fir.load %arg1 : !fir.ref<f32>
    %1 = fir.load %arg0 : !fir.ref<f32>
    %2 = arith.cmpf ogt, %1, %0 fastmath<contract> : f32
    %3 = arith.select %2, %1, %0 : f32
    fir.store %3 to %arg0 : !fir.ref<f32>
    acc.yield %arg0 : !fir.ref<f32>
  }
  acc.reduction.recipe @reduction_add_ref_f32 : !fir.ref<f32> reduction_operator <add> init {
  ^bb0(%arg0: !fir.ref<f32>):
    %cst = arith.constant 0.000000e+00 : f32
    %0 = fir.alloca f32
    %1 = fir.declare %0 {uniq_name = "acc.reduction.init"} : (!fir.ref<f32>) -> !fir.ref<f32>
    fir.store %cst to %1 : !fir.ref<f32>
    acc.yield %1 : !fir.ref<f32>
  } combiner {
  ^bb0(%arg0: !fir.ref<f32>, %arg1: !fir.ref<f32>):
    %0 = fir.load %arg1 : !fir.ref<f32>
    %1 = fir.load %arg0 : !fir.ref<f32>
    %2 = arith.addf %1, %0 fastmath<contract> : f32
    fir.store %2 to %arg0 : !fir.ref<f32>
    acc.yield %arg0 : !fir.ref<f32>
  }
  acc.private.recipe @privatization_ref_i32 : !fir.ref<i32> init {
  ^bb0(%arg0: !fir.ref<i32>):
    %0 = fir.alloca i32
    %1 = fir.declare %0 {uniq_name = "acc.private.init"} : (!fir.ref<i32>) -> !fir.ref<i32>
    acc.yield %1 : !fir.ref<i32>
  }
  fir.global @_QMfieldsEfield : !fir.box<!fir.heap<!fir.array<?xf32>>> {
    %c0 = arith.constant 0 : index
    %0 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
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
    %c1 = arith.constant 1 : index
    %c1_i32 = arith.constant 1 : i32
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c10 = arith.constant 10 : index
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg2 dummy_scope %0 arg 3 {uniq_name = "_QFkindsEassumed"} : (!fir.box<!fir.array<?xf32>>, !fir.dscope) -> !fir.box<!fir.array<?xf32>>
    %2 = fir.rebox %1 : (!fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>>
    %3 = fir.address_of(@_QMfieldsEfield) : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %4 = fir.declare %3 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QMfieldsEfield"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %5 = fir.shape %c10 : (index) -> !fir.shape<1>
    %6 = fir.declare %arg0(%5) dummy_scope %0 arg 1 {uniq_name = "_QFkindsEfixed"} : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<10xf32>>
    %7 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFkindsEi"}
    %8 = fir.declare %7 {uniq_name = "_QFkindsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %9 = fir.declare %arg7 dummy_scope %0 arg 8 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFkindsEmine"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.dscope) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %10 = fir.declare %arg4 dummy_scope %0 arg 5 {uniq_name = "_QFkindsEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %11 = fir.declare %arg5 dummy_scope %0 arg 6 {uniq_name = "_QFkindsEscale"} : (!fir.ref<f32>, !fir.dscope) -> !fir.ref<f32>
    %12 = fir.address_of(@_QMfieldsEtable) : !fir.ref<!fir.array<8xf32>>
    %13 = fir.shape %c8 : (index) -> !fir.shape<1>
    %14 = fir.declare %12(%13) {uniq_name = "_QMfieldsEtable"} : (!fir.ref<!fir.array<8xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<8xf32>>
    %15 = fir.assumed_size_extent : index
    %16 = fir.shape %15 : (index) -> !fir.shape<1>
    %17 = fir.declare %arg3(%16) dummy_scope %0 arg 4 {uniq_name = "_QFkindsEunsized"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xf32>>
    %18 = fir.embox %17(%16) : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
    %19 = fir.declare %arg6 dummy_scope %0 arg 7 {uniq_name = "_QFkindsEz"} : (!fir.ref<complex<f32>>, !fir.dscope) -> !fir.ref<complex<f32>>
    %20 = fir.load %10 : !fir.ref<i32>
    %21 = fir.convert %20 : (i32) -> i64
    %22 = fir.convert %21 : (i64) -> index
    %23 = arith.cmpi sgt, %22, %c0 : index
    %24 = arith.select %23, %22, %c0 : index
    %25 = fir.shape %24 : (index) -> !fir.shape<1>
    %26 = fir.declare %arg1(%25) dummy_scope %0 arg 2 {uniq_name = "_QFkindsEopen"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xf32>>
    %27 = fir.embox %26(%25) : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
    %28 = acc.copyin var(%1 : !fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "assumed"}
    %29 = acc.firstprivate varPtr(%10 : !fir.ref<i32>) recipe(@firstprivatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "n"}
    %30 = fir.embox %26(%25) : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
    %31 = acc.copyin var(%30 : !fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "open"}
    %32 = acc.firstprivate varPtr(%11 : !fir.ref<f32>) recipe(@firstprivatization_ref_f32) -> !fir.ref<f32> {implicit = true, name = "scale"}
    %33 = fir.convert %arg3 : (!fir.ref<!fir.array<?xf32>>) -> !fir.ref<f32>
    %34 = acc.nocreate varPtr(%33 : !fir.ref<f32>) -> !fir.ref<f32> {implicit = true, name = "unsized"}
    %35 = acc.copyin varPtr(%9 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "mine"}
    %36 = acc.copyin varPtr(%4 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "field"}
    %37 = acc.present varPtr(%14 : !fir.ref<!fir.array<8xf32>>) -> !fir.ref<!fir.array<8xf32>> {implicit = true, name = "table"}
    %38 = acc.copyin varPtr(%6 : !fir.ref<!fir.array<10xf32>>) -> !fir.ref<!fir.array<10xf32>> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "fixed"}
    acc.parallel combined(loop) dataOperands(%28, %31, %34, %35, %36, %37, %38 : !fir.box<!fir.array<?xf32>>, !fir.box<!fir.array<?xf32>>, !fir.ref<f32>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<!fir.array<8xf32>>, !fir.ref<!fir.array<10xf32>>) firstprivate(%29, %32 : !fir.ref<i32>, !fir.ref<f32>) {
      %42 = fir.box_addr %31 : (!fir.box<!fir.array<?xf32>>) -> !fir.ref<!fir.array<?xf32>>
      %43 = fir.convert %34 : (!fir.ref<f32>) -> !fir.ref<!fir.array<?xf32>>
      %44 = fir.rebox %28 : (!fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>>
      %45 = fir.load %29 : !fir.ref<i32>
      %46 = acc.private varPtr(%8 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
      acc.loop combined(parallel) private(%46 : !fir.ref<i32>) control(%arg8 : i32) = (%c1_i32 : i32) to (%45 : i32)  step (%c1_i32 : i32) {
        %47 = fir.declare %46 {uniq_name = "_QFkindsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
        fir.store %arg8 to %47 : !fir.ref<i32>
        %48 = fir.load %47 : !fir.ref<i32>
        %49 = fir.convert %48 : (i32) -> i64
        %50 = fir.array_coor %42(%25) %49 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
        %51 = fir.load %50 : !fir.ref<f32>
        %52 = fir.load %47 : !fir.ref<i32>
        %53 = fir.convert %52 : (i32) -> i64
        %54 = fir.array_coor %44 %53 : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
        %55 = fir.load %54 : !fir.ref<f32>
        %56 = fir.load %32 : !fir.ref<f32>
        %57 = arith.mulf %55, %56 fastmath<contract> : f32
        %58 = arith.addf %51, %57 fastmath<contract> : f32
        %59 = fir.load %47 : !fir.ref<i32>
        %60 = fir.convert %59 : (i32) -> i64
        %61 = fir.array_coor %43(%16) %60 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
        %62 = fir.load %61 : !fir.ref<f32>
        %63 = arith.addf %58, %62 fastmath<contract> : f32
        %64 = fir.load %35 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
        %65 = fir.load %47 : !fir.ref<i32>
        %66 = fir.convert %65 : (i32) -> i64
        %67 = fir.box_addr %64 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
        %c0_0 = arith.constant 0 : index
        %68:3 = fir.box_dims %64, %c0_0 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
        %69 = fir.shape_shift %68#0, %68#1 : (index, index) -> !fir.shapeshift<1>
        %70 = fir.array_coor %67(%69) %66 : (!fir.heap<!fir.array<?xf32>>, !fir.shapeshift<1>, i64) -> !fir.ref<f32>
        %71 = fir.load %70 : !fir.ref<f32>
        %72 = arith.addf %63, %71 fastmath<contract> : f32
        %73 = fir.load %36 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
        %74 = fir.load %47 : !fir.ref<i32>
        %75 = fir.convert %74 : (i32) -> i64
        %76 = fir.box_addr %73 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
        %c0_1 = arith.constant 0 : index
        %77:3 = fir.box_dims %73, %c0_1 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
        %78 = fir.shape_shift %77#0, %77#1 : (index, index) -> !fir.shapeshift<1>
        %79 = fir.array_coor %76(%78) %75 : (!fir.heap<!fir.array<?xf32>>, !fir.shapeshift<1>, i64) -> !fir.ref<f32>
        %80 = fir.load %79 : !fir.ref<f32>
        %81 = arith.addf %72, %80 fastmath<contract> : f32
        %82 = fir.load %47 : !fir.ref<i32>
        %83 = fir.convert %82 : (i32) -> i64
        %84 = fir.array_coor %37(%13) %83 : (!fir.ref<!fir.array<8xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
        %85 = fir.load %84 : !fir.ref<f32>
        %86 = arith.addf %81, %85 fastmath<contract> : f32
        %87 = fir.load %47 : !fir.ref<i32>
        %88 = fir.convert %87 : (i32) -> i64
        %89 = fir.array_coor %38(%5) %88 : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
        fir.store %86 to %89 : !fir.ref<f32>
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accPtr(%38 : !fir.ref<!fir.array<10xf32>>) to varPtr(%6 : !fir.ref<!fir.array<10xf32>>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "fixed"}
    acc.delete accPtr(%37 : !fir.ref<!fir.array<8xf32>>) {dataClause = #acc<data_clause acc_present>, implicit = true, name = "table"}
    acc.copyout accPtr(%36 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) to varPtr(%4 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "field"}
    acc.copyout accPtr(%35 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) to varPtr(%9 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "mine"}
    acc.delete accPtr(%34 : !fir.ref<f32>) {dataClause = #acc<data_clause acc_no_create>, implicit = true, name = "unsized"}
    acc.copyout accVar(%31 : !fir.box<!fir.array<?xf32>>) to var(%30 : !fir.box<!fir.array<?xf32>>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "open"}
    acc.copyout accVar(%28 : !fir.box<!fir.array<?xf32>>) to var(%1 : !fir.box<!fir.array<?xf32>>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "assumed"}
    %39 = acc.copyin varPtr(%6 : !fir.ref<!fir.array<10xf32>>) -> !fir.ref<!fir.array<10xf32>> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "fixed"}
    %40 = acc.firstprivate varPtr(%19 : !fir.ref<complex<f32>>) recipe(@firstprivatization_ref_z32) -> !fir.ref<complex<f32>> {implicit = true, name = "z"}
    %41 = acc.copyin varPtr(%11 : !fir.ref<f32>) -> !fir.ref<f32> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "scale"}
    acc.kernels dataOperands(%39, %41 : !fir.ref<!fir.array<10xf32>>, !fir.ref<f32>) firstprivate(%40 : !fir.ref<complex<f32>>) {
      %42 = fir.array_coor %39(%5) %c1 : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %43 = fir.load %42 : !fir.ref<f32>
      %44 = fir.load %40 : !fir.ref<complex<f32>>
      %45 = fir.extract_value %44, [0 : index] : (complex<f32>) -> f32
      %46 = arith.addf %43, %45 fastmath<contract> : f32
      fir.store %46 to %41 : !fir.ref<f32>
      acc.terminator
    }
    acc.copyout accPtr(%41 : !fir.ref<f32>) to varPtr(%11 : !fir.ref<f32>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "scale"}
    acc.copyout accPtr(%39 : !fir.ref<!fir.array<10xf32>>) to varPtr(%6 : !fir.ref<!fir.array<10xf32>>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "fixed"}
    return
  }
  func.func @_QParound(%arg0: !fir.ref<!fir.array<?xf32>> {fir.bindc_name = "a"}, %arg1: !fir.ref<!fir.array<10xf32>> {fir.bindc_name = "b"}, %arg2: !fir.ref<i32> {fir.bindc_name = "n"}) {
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c10 = arith.constant 10 : index
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg2 dummy_scope %0 arg 3 {uniq_name = "_QFaroundEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %2 = fir.shape %c10 : (index) -> !fir.shape<1>
    %3 = fir.declare %arg1(%2) dummy_scope %0 arg 2 {uniq_name = "_QFaroundEb"} : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<10xf32>>
    %4 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFaroundEi"}
    %5 = fir.declare %4 {uniq_name = "_QFaroundEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %6 = fir.alloca f32 {bindc_name = "s", uniq_name = "_QFaroundEs"}
    %7 = fir.declare %6 {uniq_name = "_QFaroundEs"} : (!fir.ref<f32>) -> !fir.ref<f32>
    %8 = fir.load %1 : !fir.ref<i32>
    %9 = fir.convert %8 : (i32) -> i64
    %10 = fir.convert %9 : (i64) -> index
    %11 = arith.cmpi sgt, %10, %c0 : index
    %12 = arith.select %11, %10, %c0 : index
    %13 = fir.shape %12 : (index) -> !fir.shape<1>
    %14 = fir.declare %arg0(%13) dummy_scope %0 arg 1 {uniq_name = "_QFaroundEa"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xf32>>
    %15 = fir.embox %14(%13) : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
    %16:3 = fir.box_dims %15, %c0 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
    %17 = fir.load %1 : !fir.ref<i32>
    %18 = fir.convert %17 : (i32) -> i64
    %19 = fir.convert %18 : (i64) -> index
    %20 = arith.subi %19, %c1 : index
    %21 = acc.bounds lowerbound(%c1 : index) upperbound(%20 : index) extent(%12 : index) stride(%16#2 : index) startIdx(%c1 : index) {strideInBytes = true}
    %22 = acc.copyin var(%15 : !fir.box<!fir.array<?xf32>>) bounds(%21) -> !fir.box<!fir.array<?xf32>> {dataClause = #acc<data_clause acc_copy>, name = "a(2:n)"}
    %23 = acc.create varPtr(%3 : !fir.ref<!fir.array<10xf32>>) -> !fir.ref<!fir.array<10xf32>> {name = "b"}
    acc.data dataOperands(%22, %23 : !fir.box<!fir.array<?xf32>>, !fir.ref<!fir.array<10xf32>>) {
      %24 = acc.copyin varPtr(%7 : !fir.ref<f32>) async(%c2_i32 : i32) -> !fir.ref<f32> {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "s"}
      %25 = acc.firstprivate varPtr(%1 : !fir.ref<i32>) async(%c2_i32 : i32) recipe(@firstprivatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "n"}
      %26 = acc.present var(%15 : !fir.box<!fir.array<?xf32>>) bounds(%21) async(%c2_i32 : i32) -> !fir.box<!fir.array<?xf32>> {implicit = true, name = "a"}
      %27 = acc.present varPtr(%3 : !fir.ref<!fir.array<10xf32>>) async(%c2_i32 : i32) -> !fir.ref<!fir.array<10xf32>> {implicit = true, name = "b"}
      acc.parallel combined(loop) dataOperands(%24, %26, %27 : !fir.ref<f32>, !fir.box<!fir.array<?xf32>>, !fir.ref<!fir.array<10xf32>>) async(%c2_i32 : i32) firstprivate(%25 : !fir.ref<i32>) {
        %31 = fir.box_addr %26 : (!fir.box<!fir.array<?xf32>>) -> !fir.ref<!fir.array<?xf32>>
        %32 = fir.declare %24 {uniq_name = "_QFaroundEs"} : (!fir.ref<f32>) -> !fir.ref<f32>
        %33 = acc.reduction varPtr(%32 : !fir.ref<f32>) recipe(@reduction_add_ref_f32) -> !fir.ref<f32> {name = "s"}
        %34 = fir.load %25 : !fir.ref<i32>
        %35 = acc.private varPtr(%5 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
        acc.loop combined(parallel) private(%35 : !fir.ref<i32>) reduction(%33 : !fir.ref<f32>) control(%arg3 : i32) = (%c2_i32 : i32) to (%34 : i32)  step (%c1_i32 : i32) {
          %36 = fir.declare %33 {uniq_name = "_QFaroundEs"} : (!fir.ref<f32>) -> !fir.ref<f32>
          %37 = fir.declare %35 {uniq_name = "_QFaroundEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
          fir.store %arg3 to %37 : !fir.ref<i32>
          %38 = fir.load %32 : !fir.ref<f32>
          %39 = fir.load %37 : !fir.ref<i32>
          %40 = fir.convert %39 : (i32) -> i64
          %41 = fir.array_coor %31(%13) %40 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
          %42 = fir.load %41 : !fir.ref<f32>
          %43 = fir.array_coor %27(%2) %c1 : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
          %44 = fir.load %43 : !fir.ref<f32>
          %45 = arith.mulf %42, %44 fastmath<contract> : f32
          %46 = arith.addf %38, %45 fastmath<contract> : f32
          fir.store %46 to %32 : !fir.ref<f32>
          acc.yield
        } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
        acc.yield
      } attributes {defaultAttr = #acc<defaultvalue present>}
      acc.delete accPtr(%27 : !fir.ref<!fir.array<10xf32>>) async(%c2_i32 : i32) {dataClause = #acc<data_clause acc_present>, implicit = true, name = "b"}
      acc.delete accVar(%26 : !fir.box<!fir.array<?xf32>>) bounds(%21) async(%c2_i32 : i32) {dataClause = #acc<data_clause acc_present>, implicit = true, name = "a"}
      acc.copyout accPtr(%24 : !fir.ref<f32>) async(%c2_i32 : i32) to varPtr(%7 : !fir.ref<f32>) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "s"}
      %28 = acc.copyin varPtr(%7 : !fir.ref<f32>) -> !fir.ref<f32> {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "s"}
      %29 = acc.firstprivate varPtr(%1 : !fir.ref<i32>) recipe(@firstprivatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "n"}
      %30 = acc.present var(%15 : !fir.box<!fir.array<?xf32>>) bounds(%21) -> !fir.box<!fir.array<?xf32>> {implicit = true, name = "a"}
      acc.parallel dataOperands(%28, %30 : !fir.ref<f32>, !fir.box<!fir.array<?xf32>>) firstprivate(%29 : !fir.ref<i32>) {
        %31 = fir.box_addr %30 : (!fir.box<!fir.array<?xf32>>) -> !fir.ref<!fir.array<?xf32>>
        %32 = acc.reduction varPtr(%28 : !fir.ref<f32>) recipe(@reduction_max_ref_f32) -> !fir.ref<f32> {name = "s"}
        %33 = fir.load %29 : !fir.ref<i32>
        %34 = acc.private varPtr(%5 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
        acc.loop gang private(%34 : !fir.ref<i32>) reduction(%32 : !fir.ref<f32>) control(%arg3 : i32) = (%c2_i32 : i32) to (%33 : i32)  step (%c1_i32 : i32) {
          %35 = fir.declare %32 {uniq_name = "_QFaroundEs"} : (!fir.ref<f32>) -> !fir.ref<f32>
          %36 = fir.declare %34 {uniq_name = "_QFaroundEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
          fir.store %arg3 to %36 : !fir.ref<i32>
          %37 = fir.load %35 : !fir.ref<f32>
          %38 = fir.load %36 : !fir.ref<i32>
          %39 = fir.convert %38 : (i32) -> i64
          %40 = fir.array_coor %31(%13) %39 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
          %41 = fir.load %40 : !fir.ref<f32>
          %42 = arith.cmpf ogt, %37, %41 fastmath<contract> : f32
          %43 = arith.select %42, %37, %41 : f32
          fir.store %43 to %35 : !fir.ref<f32>
          acc.yield
        } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
        acc.yield
      }
      acc.delete accVar(%30 : !fir.box<!fir.array<?xf32>>) bounds(%21) {dataClause = #acc<data_clause acc_present>, implicit = true, name = "a"}
      acc.copyout accPtr(%28 : !fir.ref<f32>) to varPtr(%7 : !fir.ref<f32>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "s"}
      acc.terminator
    }
    acc.copyout accVar(%22 : !fir.box<!fir.array<?xf32>>) bounds(%21) to var(%15 : !fir.box<!fir.array<?xf32>>) {dataClause = #acc<data_clause acc_copy>, name = "a(2:n)"}
    acc.delete accPtr(%23 : !fir.ref<!fir.array<10xf32>>) {dataClause = #acc<data_clause acc_create>, name = "b"}
    return
  }
  func.func @_QPstrings(%arg0: !fir.boxchar<1> {fir.bindc_name = "name"}, %arg1: !fir.ref<i32> {fir.bindc_name = "n"}, %arg2: !fir.ref<!fir.array<?xf32>> {fir.bindc_name = "a"}) {
    %c0_i32 = arith.constant 0 : i32
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg1 dummy_scope %0 arg 2 {uniq_name = "_QFstringsEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %2:2 = fir.unboxchar %arg0 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %3 = fir.declare %2#0 typeparams %2#1 dummy_scope %0 arg 1 {uniq_name = "_QFstringsEname"} : (!fir.ref<!fir.char<1,?>>, index, !fir.dscope) -> !fir.ref<!fir.char<1,?>>
    %4 = fir.emboxchar %3, %2#1 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.boxchar<1>
    %5 = fir.load %1 : !fir.ref<i32>
    %6 = fir.convert %5 : (i32) -> i64
    %7 = fir.convert %6 : (i64) -> index
    %8 = arith.cmpi sgt, %7, %c0 : index
    %9 = arith.select %8, %7, %c0 : index
    %10 = fir.shape %9 : (index) -> !fir.shape<1>
    %11 = fir.declare %arg2(%10) dummy_scope %0 arg 3 {uniq_name = "_QFstringsEa"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xf32>>
    %12 = fir.embox %11(%10) : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
    %13 = fir.load %1 : !fir.ref<i32>
    %14 = fir.convert %13 : (i32) -> i64
    %15 = fir.convert %14 : (i64) -> index
    %16 = arith.divsi %15, %c2 : index
    %17 = arith.cmpi sgt, %16, %c0 : index
    %18 = arith.select %17, %16, %c0 : index
    %19 = fir.shape %18 : (index) -> !fir.shape<1>
    %20 = fir.undefined index
    %21 = fir.slice %c2, %15, %c2 : (index, index, index) -> !fir.slice<1>
    %22 = fir.embox %11(%10) [%21] : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.slice<1>) -> !fir.box<!fir.array<?xf32>>
    %23 = fir.declare %22 {uniq_name = "_QFstringsEs"} : (!fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>>
    %24 = fir.rebox %23 : (!fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>>
    %25 = acc.copyin var(%23 : !fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "s"}
    %26 = acc.firstprivate varPtr(%1 : !fir.ref<i32>) recipe(@firstprivatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "n"}
    %27 = acc.copyin varPtr(%3 : !fir.ref<!fir.char<1,?>>) -> !fir.ref<!fir.char<1,?>> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "name"}
    acc.parallel dataOperands(%25, %27 : !fir.box<!fir.array<?xf32>>, !fir.ref<!fir.char<1,?>>) firstprivate(%26 : !fir.ref<i32>) {
      %28 = fir.rebox %25 : (!fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>>
      %29 = fir.load %26 : !fir.ref<i32>
      %30 = fir.convert %29 : (i32) -> f32
      %31 = fir.array_coor %28 %c2 : (!fir.box<!fir.array<?xf32>>, index) -> !fir.ref<f32>
      fir.store %30 to %31 : !fir.ref<f32>
      %c1_0 = arith.constant 1 : index
      %32 = arith.subi %c1, %c1_0 : index
      %33 = fir.convert %27 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
      %34 = fir.coordinate_of %33, %32 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
      %35 = fir.address_of(@_QQclX78) : !fir.ref<!fir.char<1>>
      %36 = fir.declare %35 typeparams %c1 {fortran_attrs = #fir.var_attrs<parameter>, uniq_name = "_QQclX78"} : (!fir.ref<!fir.char<1>>, index) -> !fir.ref<!fir.char<1>>
      %37 = fir.convert %34 : (!fir.ref<!fir.char<1>>) -> !fir.ref<i8>
      %38 = fir.convert %36 : (!fir.ref<!fir.char<1>>) -> !fir.ref<i8>
      %39 = fir.convert %c1 : (index) -> i64
      %40 = fir.convert %c1 : (index) -> i64
      %41 = fir.call @_FortranACharacterCompareScalar1(%37, %38, %39, %40) : (!fir.ref<i8>, !fir.ref<i8>, i64, i64) -> i32
      %42 = arith.cmpi eq, %41, %c0_i32 : i32
      fir.if %42 {
        %43 = fir.convert %2#1 : (index) -> i32
        fir.store %43 to %26 : !fir.ref<i32>
      }
      acc.yield
    }
    acc.copyout accPtr(%27 : !fir.ref<!fir.char<1,?>>) to varPtr(%3 : !fir.ref<!fir.char<1,?>>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "name"}
    acc.copyout accVar(%25 : !fir.box<!fir.array<?xf32>>) to var(%23 : !fir.box<!fir.array<?xf32>>) {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "s"}
    return
  }
  fir.global linkonce @_QQclX78 constant : !fir.char<1> {
    %0 = fir.string_lit "x"(1) : !fir.char<1>
    fir.has_value %0 : !fir.char<1>
  }
  func.func private @_FortranACharacterCompareScalar1(!fir.ref<i8>, !fir.ref<i8>, i64, i64) -> i32 attributes {fir.runtime}
}
