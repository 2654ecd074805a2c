module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = "", llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", llvm.ident = "Debian flang version 22.1.8", llvm.target_triple = "x86_64-pc-linux-gnu"} {
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
  acc.firstprivate.recipe @firstprivatization_ref_l32 : !fir.ref<!fir.logical<4>> init {
  ^bb0(%arg0: !fir.ref<!fir.logical<4>>):
    %0 = fir.alloca !fir.logical<4>
    %1:2 = hlfir.declare %0 {uniq_name = "acc.private.init"} : (!fir.ref<!fir.logical<4>>) -> (!fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>)
    acc.yield %1#0 : !fir.ref<!fir.logical<4>>
  } copy {
  ^bb0(%arg0: !fir.ref<!fir.logical<4>>, %arg1: !fir.ref<!fir.logical<4>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.logical<4>>
    hlfir.assign %0 to %arg1 temporary_lhs : !fir.logical<4>, !fir.ref<!fir.logical<4>>
    acc.terminator
  }
  acc.private.recipe @privatization_ref_i32 : !fir.ref<i32> init {
  ^bb0(%arg0: !fir.ref<i32>):
    %0 = fir.alloca i32
    %1:2 = hlfir.declare %0 {uniq_name = "acc.private.init"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    acc.yield %1#0 : !fir.ref<i32>
  }
  func.func @_QPcompute(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.ref<!fir.array<?xf32>> {fir.bindc_name = "a"}, %arg2: !fir.box<!fir.array<?xf32>> {fir.bindc_name = "b"}, %arg3: !fir.ref<f32> {fir.bindc_name = "s"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1:2 = hlfir.declare %arg0 dummy_scope %0 arg 1 {fortran_attrs = #fir.var_attrs<intent_in>, uniq_name = "_QFcomputeEn"} : (!fir.ref<i32>, !fir.dscope) -> (!fir.ref<i32>, !fir.ref<i32>)
    %2:2 = hlfir.declare %arg2 dummy_scope %0 arg 3 {fortran_attrs = #fir.var_attrs<intent_in>, uniq_name = "_QFcomputeEb"} : (!fir.box<!fir.array<?xf32>>, !fir.dscope) -> (!fir.box<!fir.array<?xf32>>, !fir.box<!fir.array<?xf32>>)
    %3 = fir.alloca !fir.box<!fir.heap<!fir.array<?xf32>>> {bindc_name = "c", uniq_name = "_QFcomputeEc"}
    %4 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
    %c0 = arith.constant 0 : index
    %5 = fir.shape %c0 : (index) -> !fir.shape<1>
    %6 = fir.embox %4(%5) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    fir.store %6 to %3 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %7:2 = hlfir.declare %3 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFcomputeEc"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>)
    %8 = fir.alloca !fir.box<!fir.ptr<!fir.array<?x?xf32>>> {bindc_name = "d", uniq_name = "_QFcomputeEd"}
    %9 = fir.zero_bits !fir.ptr<!fir.array<?x?xf32>>
    %c0_0 = arith.constant 0 : index
    %10 = fir.shape %c0_0, %c0_0 : (index, index) -> !fir.shape<2>
    %11 = fir.embox %9(%10) : (!fir.ptr<!fir.array<?x?xf32>>, !fir.shape<2>) -> !fir.box<!fir.ptr<!fir.array<?x?xf32>>>
    fir.store %11 to %8 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>
    %12:2 = hlfir.declare %8 {fortran_attrs = #fir.var_attrs<pointer>, uniq_name = "_QFcomputeEd"} : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>) -> (!fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>)
    %c10 = arith.constant 10 : index
    %c20 = arith.constant 20 : index
    %13 = fir.alloca !fir.array<10x20xf32> {bindc_name = "fixed", uniq_name = "_QFcomputeEfixed"}
    %14 = fir.shape %c10, %c20 : (index, index) -> !fir.shape<2>
    %15:2 = hlfir.declare %13(%14) {uniq_name = "_QFcomputeEfixed"} : (!fir.ref<!fir.array<10x20xf32>>, !fir.shape<2>) -> (!fir.ref<!fir.array<10x20xf32>>, !fir.ref<!fir.array<10x20xf32>>)
    %16 = fir.alloca !fir.logical<4> {bindc_name = "flag", uniq_name = "_QFcomputeEflag"}
    %17:2 = hlfir.declare %16 {uniq_name = "_QFcomputeEflag"} : (!fir.ref<!fir.logical<4>>) -> (!fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>)
    %18 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFcomputeEi"}
    %19:2 = hlfir.declare %18 {uniq_name = "_QFcomputeEi"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %20 = fir.alloca i32 {bindc_name = "j", uniq_name = "_QFcomputeEj"}
    %21:2 = hlfir.declare %20 {uniq_name = "_QFcomputeEj"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %22:2 = hlfir.declare %arg3 dummy_scope %0 arg 4 {fortran_attrs = #fir.var_attrs<intent_out>, uniq_name = "_QFcomputeEs"} : (!fir.ref<f32>, !fir.dscope) -> (!fir.ref<f32>, !fir.ref<f32>)
    %23 = fir.load %1#0 : !fir.ref<i32>
    %24 = fir.convert %23 : (i32) -> i64
    %25 = fir.convert %24 : (i64) -> index
    %c0_1 = arith.constant 0 : index
    %26 = arith.cmpi sgt, %25, %c0_1 : index
    %27 = arith.select %26, %25, %c0_1 : index
    %28 = fir.shape %27 : (index) -> !fir.shape<1>
    %29:2 = hlfir.declare %arg1(%28) dummy_scope %0 arg 2 {fortran_attrs = #fir.var_attrs<intent_inout>, uniq_name = "_QFcomputeEa"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> (!fir.box<!fir.array<?xf32>>, !fir.ref<!fir.array<?xf32>>)
    %30 = fir.load %1#0 : !fir.ref<i32>
    %c10_i32 = arith.constant 10 : i32
    %31 = arith.cmpi sgt, %30, %c10_i32 : i32
    %32 = fir.convert %31 : (i1) -> !fir.logical<4>
    hlfir.assign %32 to %17#0 : !fir.logical<4>, !fir.ref<!fir.logical<4>>
    %false = arith.constant false
    %33 = fir.absent !fir.box<none>
    %34 = fir.address_of(@_QQclX2F7374616E6461726420696E70757400) : !fir.ref<!fir.char<1,16>>
    %c13_i32 = arith.constant 13 : i32
    %35 = fir.load %1#0 : !fir.ref<i32>
    %36 = fir.convert %35 : (i32) -> index
    %c0_2 = arith.constant 0 : index
    %37 = arith.cmpi sgt, %36, %c0_2 : index
    %38 = arith.select %37, %36, %c0_2 : index
    %39 = fir.allocmem !fir.array<?xf32>, %38 {fir.must_be_heap = true, uniq_name = "_QFcomputeEc.alloc"}
    %40 = fir.shape %38 : (index) -> !fir.shape<1>
    %41 = fir.embox %39(%40) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    fir.store %41 to %7#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %42 = fir.zero_bits !fir.ptr<!fir.array<?x?xf32>>
    %c0_3 = arith.constant 0 : index
    %43 = fir.shape %c0_3, %c0_3 : (index, index) -> !fir.shape<2>
    %44 = fir.embox %42(%43) : (!fir.ptr<!fir.array<?x?xf32>>, !fir.shape<2>) -> !fir.box<!fir.ptr<!fir.array<?x?xf32>>>
    fir.store %44 to %12#0 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>
    %c1 = arith.constant 1 : index
    %45 = fir.load %1#0 : !fir.ref<i32>
    %c0_i32 = arith.constant 0 : i32
    %46 = fir.convert %12#0 : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>) -> !fir.ref<!fir.box<none>>
    %47 = fir.convert %c1 : (index) -> i64
    %48 = fir.convert %45 : (i32) -> i64
    fir.call @_FortranAPointerSetBounds(%46, %c0_i32, %47, %48) fastmath<contract> : (!fir.ref<!fir.box<none>>, i32, i64, i64) -> ()
    %c1_4 = arith.constant 1 : index
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %49 = fir.convert %12#0 : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>) -> !fir.ref<!fir.box<none>>
    %50 = fir.convert %c1_4 : (index) -> i64
    %51 = fir.convert %c2_i32 : (i32) -> i64
    fir.call @_FortranAPointerSetBounds(%49, %c1_i32, %50, %51) fastmath<contract> : (!fir.ref<!fir.box<none>>, i32, i64, i64) -> ()
    %false_5 = arith.constant false
    %52 = fir.convert %12#0 : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>) -> !fir.ref<!fir.box<none>>
    %53 = fir.convert %34 : (!fir.ref<!fir.char<1,16>>) -> !fir.ref<i8>
    %54 = fir.convert %false_5 : (i1) -> !fir.llvm_ptr<(!fir.llvm_ptr<i8>, !fir.llvm_ptr<i8>, i64) -> !fir.llvm_ptr<i8>>
    %55 = fir.call @_FortranAPointerAllocate(%52, %false, %33, %53, %c13_i32, %54) fastmath<contract> : (!fir.ref<!fir.box<none>>, i1, !fir.box<none>, !fir.ref<i8>, i32, !fir.llvm_ptr<(!fir.llvm_ptr<i8>, !fir.llvm_ptr<i8>, i64) -> !fir.llvm_ptr<i8>>) -> i32
    %56 = fir.load %1#0 : !fir.ref<i32>
    %c32_i32 = arith.constant 32 : i32
    %c1_i32_6 = arith.constant 1 : i32
    %57 = acc.copyin var(%29#0 : !fir.box<!fir.array<?xf32>>) async(%c1_i32_6 : i32) -> !fir.box<!fir.array<?xf32>> {dataClause = #acc<data_clause acc_copy>, name = "a"}
    %58 = acc.copyin varPtr(%15#0 : !fir.ref<!fir.array<10x20xf32>>) async(%c1_i32_6 : i32) -> !fir.ref<!fir.array<10x20xf32>> {dataClause = #acc<data_clause acc_copy>, name = "fixed"}
    %59 = acc.copyin var(%2#0 : !fir.box<!fir.array<?xf32>>) async(%c1_i32_6 : i32) -> !fir.box<!fir.array<?xf32>> {name = "b"}
    %60 = acc.create varPtr(%7#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) async(%c1_i32_6 : i32) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>> {dataClause = #acc<data_clause acc_copyout>, name = "c"}
    %61 = acc.create varPtr(%12#0 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>) async(%c1_i32_6 : i32) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>> {name = "d"}
    %62 = fir.load %17#0 : !fir.ref<!fir.logical<4>>
    %63 = fir.convert %62 : (!fir.logical<4>) -> i1
    acc.parallel dataOperands(%57, %58, %59, %60, %61 : !fir.box<!fir.array<?xf32>>, !fir.ref<!fir.array<10x20xf32>>, !fir.box<!fir.array<?xf32>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>) async(%c1_i32_6 : i32) num_gangs({%56 : i32}) vector_length(%c32_i32 : i32) if(%63) {
      %92 = fir.box_addr %57 : (!fir.box<!fir.array<?xf32>>) -> !fir.ref<!fir.array<?xf32>>
      %93 = fir.dummy_scope : !fir.dscope
      %94:2 = hlfir.declare %92(%28) dummy_scope %93 arg 2 {fortran_attrs = #fir.var_attrs<intent_inout>, uniq_name = "_QFcomputeEa"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> (!fir.box<!fir.array<?xf32>>, !fir.ref<!fir.array<?xf32>>)
      %95:2 = hlfir.declare %58(%14) {uniq_name = "_QFcomputeEfixed"} : (!fir.ref<!fir.array<10x20xf32>>, !fir.shape<2>) -> (!fir.ref<!fir.array<10x20xf32>>, !fir.ref<!fir.array<10x20xf32>>)
      %96:2 = hlfir.declare %59 dummy_scope %93 arg 3 skip_rebox {fortran_attrs = #fir.var_attrs<intent_in>, uniq_name = "_QFcomputeEb"} : (!fir.box<!fir.array<?xf32>>, !fir.dscope) -> (!fir.box<!fir.array<?xf32>>, !fir.box<!fir.array<?xf32>>)
      %97:2 = hlfir.declare %60 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFcomputeEc"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>)
      %98:2 = hlfir.declare %61 {fortran_attrs = #fir.var_attrs<pointer>, uniq_name = "_QFcomputeEd"} : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>) -> (!fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>)
      %c1_i32_15 = arith.constant 1 : i32
      %99 = fir.load %1#0 : !fir.ref<i32>
      %c1_i32_16 = arith.constant 1 : i32
      %100 = acc.private varPtr(%19#0 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
      acc.loop gang private(%100 : !fir.ref<i32>) control(%arg4 : i32) = (%c1_i32_15 : i32) to (%99 : i32)  step (%c1_i32_16 : i32) {
        %101:2 = hlfir.declare %100 {uniq_name = "_QFcomputeEi"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
        fir.store %arg4 to %101#0 : !fir.ref<i32>
        %102 = fir.load %101#0 : !fir.ref<i32>
        %103 = fir.convert %102 : (i32) -> i64
        %104 = hlfir.designate %96#0 (%103)  : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
        %105 = fir.load %104 : !fir.ref<f32>
        %c1_17 = arith.constant 1 : index
        %c2 = arith.constant 2 : index
        %106 = hlfir.designate %95#0 (%c1_17, %c2)  : (!fir.ref<!fir.array<10x20xf32>>, index, index) -> !fir.ref<f32>
        %107 = fir.load %106 : !fir.ref<f32>
        %108 = arith.addf %105, %107 fastmath<contract> : f32
        %109 = fir.load %101#0 : !fir.ref<i32>
        %110 = fir.convert %109 : (i32) -> i64
        %111 = hlfir.designate %94#0 (%110)  : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
        hlfir.assign %108 to %111 : f32, !fir.ref<f32>
        %112 = fir.load %98#0 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>
        %113 = fir.load %101#0 : !fir.ref<i32>
        %114 = fir.convert %113 : (i32) -> i64
        %c1_18 = arith.constant 1 : index
        %115 = hlfir.designate %112 (%114, %c1_18)  : (!fir.box<!fir.ptr<!fir.array<?x?xf32>>>, i64, index) -> !fir.ref<f32>
        %116 = fir.load %115 : !fir.ref<f32>
        %cst_19 = arith.constant 2.000000e+00 : f32
        %117 = arith.mulf %116, %cst_19 fastmath<contract> : f32
        %118 = fir.load %97#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
        %119 = fir.load %101#0 : !fir.ref<i32>
        %120 = fir.convert %119 : (i32) -> i64
        %121 = hlfir.designate %118 (%120)  : (!fir.box<!fir.heap<!fir.array<?xf32>>>, i64) -> !fir.ref<f32>
        hlfir.assign %117 to %121 : f32, !fir.ref<f32>
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accVar(%57 : !fir.box<!fir.array<?xf32>>) async(%c1_i32_6 : i32) to var(%29#0 : !fir.box<!fir.array<?xf32>>) {dataClause = #acc<data_clause acc_copy>, name = "a"}
    acc.copyout accPtr(%58 : !fir.ref<!fir.array<10x20xf32>>) async(%c1_i32_6 : i32) to varPtr(%15#0 : !fir.ref<!fir.array<10x20xf32>>) {dataClause = #acc<data_clause acc_copy>, name = "fixed"}
    acc.delete accVar(%59 : !fir.box<!fir.array<?xf32>>) async(%c1_i32_6 : i32) {dataClause = #acc<data_clause acc_copyin>, name = "b"}
    acc.copyout accPtr(%60 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) async(%c1_i32_6 : i32) to varPtr(%7#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) {name = "c"}
    acc.delete accPtr(%61 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>) async(%c1_i32_6 : i32) {dataClause = #acc<data_clause acc_create>, name = "d"}
    %cst = arith.constant 0.000000e+00 : f32
    hlfir.assign %cst to %22#0 : f32, !fir.ref<f32>
    %c1_i32_7 = arith.constant 1 : i32
    %64 = acc.copyin varPtr(%22#0 : !fir.ref<f32>) -> !fir.ref<f32> {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "s"}
    %65 = acc.firstprivate varPtr(%17#0 : !fir.ref<!fir.logical<4>>) recipe(@firstprivatization_ref_l32) -> !fir.ref<!fir.logical<4>> {name = "flag"}
    %66 = acc.present var(%29#0 : !fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>> {name = "a"}
    acc.parallel combined(loop) dataOperands(%64, %66 : !fir.ref<f32>, !fir.box<!fir.array<?xf32>>) firstprivate(%65 : !fir.ref<!fir.logical<4>>) wait({%c1_i32_7 : i32}) {
      %92 = fir.dummy_scope : !fir.dscope
      %93:2 = hlfir.declare %64 dummy_scope %92 arg 4 {fortran_attrs = #fir.var_attrs<intent_out>, uniq_name = "_QFcomputeEs"} : (!fir.ref<f32>, !fir.dscope) -> (!fir.ref<f32>, !fir.ref<f32>)
      %94:2 = hlfir.declare %65 {uniq_name = "_QFcomputeEflag"} : (!fir.ref<!fir.logical<4>>) -> (!fir.ref<!fir.logical<4>>, !fir.ref<!fir.logical<4>>)
      %95 = fir.box_addr %66 : (!fir.box<!fir.array<?xf32>>) -> !fir.ref<!fir.array<?xf32>>
      %96:2 = hlfir.declare %95(%28) dummy_scope %92 arg 2 {fortran_attrs = #fir.var_attrs<intent_inout>, uniq_name = "_QFcomputeEa"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> (!fir.box<!fir.array<?xf32>>, !fir.ref<!fir.array<?xf32>>)
      %97 = acc.reduction varPtr(%93#0 : !fir.ref<f32>) recipe(@reduction_add_ref_f32) -> !fir.ref<f32> {name = "s"}
      %98 = acc.private varPtr(%21#0 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {name = "j"}
      %c1_i32_15 = arith.constant 1 : i32
      %99 = fir.load %1#0 : !fir.ref<i32>
      %c1_i32_16 = arith.constant 1 : i32
      %100 = acc.private varPtr(%19#0 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
      acc.loop combined(parallel) gang vector private(%98, %100 : !fir.ref<i32>, !fir.ref<i32>) reduction(%97 : !fir.ref<f32>) control(%arg4 : i32) = (%c1_i32_15 : i32) to (%99 : i32)  step (%c1_i32_16 : i32) {
        %101 = fir.dummy_scope : !fir.dscope
        %102:2 = hlfir.declare %97 dummy_scope %101 arg 4 {fortran_attrs = #fir.var_attrs<intent_out>, uniq_name = "_QFcomputeEs"} : (!fir.ref<f32>, !fir.dscope) -> (!fir.ref<f32>, !fir.ref<f32>)
        %103:2 = hlfir.declare %98 {uniq_name = "_QFcomputeEj"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
        %104:2 = hlfir.declare %100 {uniq_name = "_QFcomputeEi"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
        fir.store %arg4 to %104#0 : !fir.ref<i32>
        %105 = fir.load %104#0 : !fir.ref<i32>
        hlfir.assign %105 to %103#0 : i32, !fir.ref<i32>
        %106 = fir.load %94#0 : !fir.ref<!fir.logical<4>>
        %107 = fir.convert %106 : (!fir.logical<4>) -> i1
        fir.if %107 {
          %108 = fir.load %93#0 : !fir.ref<f32>
          %109 = fir.load %103#0 : !fir.ref<i32>
          %110 = fir.convert %109 : (i32) -> i64
          %111 = hlfir.designate %96#0 (%110)  : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
          %112 = fir.load %111 : !fir.ref<f32>
          %113 = arith.addf %108, %112 fastmath<contract> : f32
          hlfir.assign %113 to %93#0 : f32, !fir.ref<f32>
        }
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accPtr(%64 : !fir.ref<f32>) to varPtr(%22#0 : !fir.ref<f32>) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "s"}
    acc.delete accVar(%66 : !fir.box<!fir.array<?xf32>>) {dataClause = #acc<data_clause acc_present>, name = "a"}
    %c1_8 = arith.constant 1 : index
    %c0_9 = arith.constant 0 : index
    %67:3 = fir.box_dims %29#0, %c0_9 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
    %c0_10 = arith.constant 0 : index
    %68 = fir.load %1#0 : !fir.ref<i32>
    %c2_i32_11 = arith.constant 2 : i32
    %69 = arith.divsi %68, %c2_i32_11 : i32
    %70 = fir.convert %69 : (i32) -> i64
    %71 = fir.convert %70 : (i64) -> index
    %72 = arith.subi %71, %c1_8 : index
    %73 = acc.bounds lowerbound(%c0_10 : index) upperbound(%72 : index) extent(%27 : index) stride(%67#2 : index) startIdx(%c1_8 : index) {strideInBytes = true}
    %74 = acc.copyin var(%29#0 : !fir.box<!fir.array<?xf32>>) bounds(%73) -> !fir.box<!fir.array<?xf32>> {dataClause = #acc<data_clause acc_copy>, name = "a(1:n/2_4)"}
    %75 = acc.nocreate var(%2#0 : !fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>> {name = "b"}
    acc.kernels dataOperands(%74, %75 : !fir.box<!fir.array<?xf32>>, !fir.box<!fir.array<?xf32>>) {
      %92 = fir.box_addr %74 : (!fir.box<!fir.array<?xf32>>) -> !fir.ref<!fir.array<?xf32>>
      %93 = fir.dummy_scope : !fir.dscope
      %94:2 = hlfir.declare %92(%28) dummy_scope %93 arg 2 {fortran_attrs = #fir.var_attrs<intent_inout>, uniq_name = "_QFcomputeEa"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> (!fir.box<!fir.array<?xf32>>, !fir.ref<!fir.array<?xf32>>)
      %95:2 = hlfir.declare %75 dummy_scope %93 arg 3 skip_rebox {fortran_attrs = #fir.var_attrs<intent_in>, uniq_name = "_QFcomputeEb"} : (!fir.box<!fir.array<?xf32>>, !fir.dscope) -> (!fir.box<!fir.array<?xf32>>, !fir.box<!fir.array<?xf32>>)
      %c1_15 = arith.constant 1 : index
      %c1_16 = arith.constant 1 : index
      %c0_17 = arith.constant 0 : index
      %96 = arith.subi %27, %c1_15 : index
      %97 = arith.addi %96, %c1_16 : index
      %98 = arith.divsi %97, %c1_16 : index
      %99 = arith.cmpi sgt, %98, %c0_17 : index
      %100 = arith.select %99, %98, %c0_17 : index
      %101 = fir.shape %100 : (index) -> !fir.shape<1>
      %102 = hlfir.designate %94#0 (%c1_15:%27:%c1_16)  shape %101 : (!fir.box<!fir.array<?xf32>>, index, index, index, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
      %cst_18 = arith.constant 1.000000e+00 : f32
      %103 = hlfir.elemental %101 unordered : (!fir.shape<1>) -> !hlfir.expr<?xf32> {
      ^bb0(%arg4: index):
        %113 = hlfir.designate %102 (%arg4)  : (!fir.box<!fir.array<?xf32>>, index) -> !fir.ref<f32>
        %114 = fir.load %113 : !fir.ref<f32>
        %115 = arith.addf %114, %cst_18 fastmath<contract> : f32
        hlfir.yield_element %115 : f32
      }
      %c1_19 = arith.constant 1 : index
      %c1_20 = arith.constant 1 : index
      %c0_21 = arith.constant 0 : index
      %104 = arith.subi %27, %c1_19 : index
      %105 = arith.addi %104, %c1_20 : index
      %106 = arith.divsi %105, %c1_20 : index
      %107 = arith.cmpi sgt, %106, %c0_21 : index
      %108 = arith.select %107, %106, %c0_21 : index
      %109 = fir.shape %108 : (index) -> !fir.shape<1>
      %110 = hlfir.designate %94#0 (%c1_19:%27:%c1_20)  shape %109 : (!fir.box<!fir.array<?xf32>>, index, index, index, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
      hlfir.assign %103 to %110 : !hlfir.expr<?xf32>, !fir.box<!fir.array<?xf32>>
      hlfir.destroy %103 : !hlfir.expr<?xf32>
      %c1_i32_22 = arith.constant 1 : i32
      %111 = fir.load %1#0 : !fir.ref<i32>
      %c1_i32_23 = arith.constant 1 : i32
      %112 = acc.private varPtr(%19#0 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
      acc.loop worker private(%112 : !fir.ref<i32>) control(%arg4 : i32) = (%c1_i32_22 : i32) to (%111 : i32)  step (%c1_i32_23 : i32) {
        %113:2 = hlfir.declare %112 {uniq_name = "_QFcomputeEi"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
        fir.store %arg4 to %113#0 : !fir.ref<i32>
        %cst_24 = arith.constant 0.000000e+00 : f32
        %114 = fir.load %113#0 : !fir.ref<i32>
        %115 = fir.convert %114 : (i32) -> i64
        %116 = hlfir.designate %94#0 (%115)  : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
        hlfir.assign %cst_24 to %116 : f32, !fir.ref<f32>
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
      acc.terminator
    } attributes {defaultAttr = #acc<defaultvalue present>}
    acc.copyout accVar(%74 : !fir.box<!fir.array<?xf32>>) bounds(%73) to var(%29#0 : !fir.box<!fir.array<?xf32>>) {dataClause = #acc<data_clause acc_copy>, name = "a(1:n/2_4)"}
    acc.delete accVar(%75 : !fir.box<!fir.array<?xf32>>) {dataClause = #acc<data_clause acc_no_create>, name = "b"}
    %c2_i32_12 = arith.constant 2 : i32
    %76 = acc.copyin var(%2#0 : !fir.box<!fir.array<?xf32>>) async([#acc.device_type<nvidia>], %c2_i32_12 : i32 [#acc.device_type<star>]) -> !fir.box<!fir.array<?xf32>> {dataClause = #acc<data_clause acc_copyin_readonly>, name = "b"}
    %77 = fir.convert %17#0 : (!fir.ref<!fir.logical<4>>) -> i1
    acc.serial dataOperands(%76 : !fir.box<!fir.array<?xf32>>) async([#acc.device_type<nvidia>], %c2_i32_12 : i32 [#acc.device_type<star>]) self(%77) {
      %92 = fir.dummy_scope : !fir.dscope
      %93:2 = hlfir.declare %76 dummy_scope %92 arg 3 skip_rebox {fortran_attrs = #fir.var_attrs<intent_in>, uniq_name = "_QFcomputeEb"} : (!fir.box<!fir.array<?xf32>>, !fir.dscope) -> (!fir.box<!fir.array<?xf32>>, !fir.box<!fir.array<?xf32>>)
      %c1_15 = arith.constant 1 : index
      %94 = hlfir.designate %93#0 (%c1_15)  : (!fir.box<!fir.array<?xf32>>, index) -> !fir.ref<f32>
      %95 = fir.load %94 : !fir.ref<f32>
      %c1_16 = arith.constant 1 : index
      %96 = hlfir.designate %29#0 (%c1_16)  : (!fir.box<!fir.array<?xf32>>, index) -> !fir.ref<f32>
      hlfir.assign %95 to %96 : f32, !fir.ref<f32>
      acc.yield
    }
    acc.delete accVar(%76 : !fir.box<!fir.array<?xf32>>) async([#acc.device_type<nvidia>], %c2_i32_12 : i32 [#acc.device_type<star>]) {dataClause = #acc<data_clause acc_copyin_readonly>, name = "b"}
    acc.kernels combined(loop) {
      %c2_i32_15 = arith.constant 2 : i32
      %c4_i32 = arith.constant 4 : i32
      %c1_i32_16 = arith.constant 1 : i32
      %c10_i32_17 = arith.constant 10 : i32
      %c1_i32_18 = arith.constant 1 : i32
      %92 = acc.private varPtr(%19#0 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
      %c1_i32_19 = arith.constant 1 : i32
      %c20_i32 = arith.constant 20 : i32
      %c1_i32_20 = arith.constant 1 : i32
      %93 = acc.private varPtr(%21#0 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "j"}
      acc.loop combined(kernels) private(%92, %93 : !fir.ref<i32>, !fir.ref<i32>) tile({%c2_i32_15 : i32, %c4_i32 : i32}) control(%arg4 : i32, %arg5 : i32) = (%c1_i32_16, %c1_i32_19 : i32, i32) to (%c10_i32_17, %c20_i32 : i32, i32)  step (%c1_i32_18, %c1_i32_20 : i32, i32) {
        %94:2 = hlfir.declare %92 {uniq_name = "_QFcomputeEi"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
        %95:2 = hlfir.declare %93 {uniq_name = "_QFcomputeEj"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
        fir.store %arg4 to %94#0 : !fir.ref<i32>
        fir.store %arg5 to %95#0 : !fir.ref<i32>
        %96 = fir.load %94#0 : !fir.ref<i32>
        %97 = fir.load %95#0 : !fir.ref<i32>
        %98 = arith.addi %96, %97 : i32
        %99 = fir.convert %98 : (i32) -> f32
        %100 = fir.load %94#0 : !fir.ref<i32>
        %101 = fir.convert %100 : (i32) -> i64
        %102 = fir.load %95#0 : !fir.ref<i32>
        %103 = fir.convert %102 : (i32) -> i64
        %104 = hlfir.designate %15#0 (%101, %103)  : (!fir.ref<!fir.array<10x20xf32>>, i64, i64) -> !fir.ref<f32>
        hlfir.assign %99 to %104 : f32, !fir.ref<f32>
        acc.yield
      } attributes {auto_ = [#acc.device_type<none>], collapse = [2], collapseDeviceType = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true, true>}
      acc.terminator
    }
    acc.serial combined(loop) {
      %c1_i32_15 = arith.constant 1 : i32
      %92 = fir.load %1#0 : !fir.ref<i32>
      %c1_i32_16 = arith.constant 1 : i32
      %93 = acc.private varPtr(%19#0 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
      acc.loop combined(serial) private(%93 : !fir.ref<i32>) control(%arg4 : i32) = (%c1_i32_15 : i32) to (%92 : i32)  step (%c1_i32_16 : i32) {
        %94:2 = hlfir.declare %93 {uniq_name = "_QFcomputeEi"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
        fir.store %arg4 to %94#0 : !fir.ref<i32>
        %95 = fir.load %94#0 : !fir.ref<i32>
        %96 = fir.convert %95 : (i32) -> i64
        %97 = hlfir.designate %29#0 (%96)  : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
        %98 = fir.load %97 : !fir.ref<f32>
        %cst_17 = arith.constant 2.000000e+00 : f32
        %99 = arith.mulf %98, %cst_17 fastmath<contract> : f32
        %100 = fir.load %94#0 : !fir.ref<i32>
        %101 = fir.convert %100 : (i32) -> i64
        %102 = hlfir.designate %29#0 (%101)  : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
        hlfir.assign %99 to %102 : f32, !fir.ref<f32>
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: true>, seq = [#acc.device_type<none>]}
      acc.yield
    }
    acc.parallel combined(loop) {
      %c4_i32 = arith.constant 4 : i32
      %c2_i32_15 = arith.constant 2 : i32
      %c2_i32_16 = arith.constant 2 : i32
      %c8_i32 = arith.constant 8 : i32
      %c1_i32_17 = arith.constant 1 : i32
      %c10_i32_18 = arith.constant 10 : i32
      %c1_i32_19 = arith.constant 1 : i32
      %92 = acc.private varPtr(%19#0 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
      %c1_i32_20 = arith.constant 1 : i32
      %c20_i32 = arith.constant 20 : i32
      %c1_i32_21 = arith.constant 1 : i32
      %93 = acc.private varPtr(%21#0 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "j"}
      acc.loop combined(parallel) gang({num=%c4_i32 : i32, static=%c2_i32_15 : i32}) worker(%c2_i32_16 : i32) vector(%c8_i32 : i32) private(%92, %93 : !fir.ref<i32>, !fir.ref<i32>) control(%arg4 : i32, %arg5 : i32) = (%c1_i32_17, %c1_i32_20 : i32, i32) to (%c10_i32_18, %c20_i32 : i32, i32)  step (%c1_i32_19, %c1_i32_21 : i32, i32) {
        %94:2 = hlfir.declare %92 {uniq_name = "_QFcomputeEi"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
        %95:2 = hlfir.declare %93 {uniq_name = "_QFcomputeEj"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
        fir.store %arg4 to %94#0 : !fir.ref<i32>
        fir.store %arg5 to %95#0 : !fir.ref<i32>
        %c1_i32_22 = arith.constant 1 : i32
        %c20_i32_23 = arith.constant 20 : i32
        %c1_i32_24 = arith.constant 1 : i32
        %96 = acc.private varPtr(%95#0 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "j"}
        acc.loop private(%96 : !fir.ref<i32>) control(%arg6 : i32) = (%c1_i32_22 : i32) to (%c20_i32_23 : i32)  step (%c1_i32_24 : i32) {
          %97:2 = hlfir.declare %96 {uniq_name = "_QFcomputeEj"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
          fir.store %arg6 to %97#0 : !fir.ref<i32>
          %98 = fir.load %94#0 : !fir.ref<i32>
          %99 = fir.convert %98 : (i32) -> i64
          %100 = fir.load %97#0 : !fir.ref<i32>
          %101 = fir.convert %100 : (i32) -> i64
          %102 = hlfir.designate %15#0 (%99, %101)  : (!fir.ref<!fir.array<10x20xf32>>, i64, i64) -> !fir.ref<f32>
          %103 = fir.load %102 : !fir.ref<f32>
          %cst_25 = arith.constant 1.000000e+00 : f32
          %104 = arith.addf %103, %cst_25 fastmath<contract> : f32
          %105 = fir.load %94#0 : !fir.ref<i32>
          %106 = fir.convert %105 : (i32) -> i64
          %107 = fir.load %97#0 : !fir.ref<i32>
          %108 = fir.convert %107 : (i32) -> i64
          %109 = hlfir.designate %15#0 (%106, %108)  : (!fir.ref<!fir.array<10x20xf32>>, i64, i64) -> !fir.ref<f32>
          hlfir.assign %104 to %109 : f32, !fir.ref<f32>
          acc.yield
        } attributes {auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>}
        acc.yield
      } attributes {auto_ = [#acc.device_type<none>], collapse = [2], collapseDeviceType = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true, true>}
      acc.yield
    }
    %false_13 = arith.constant false
    %78 = fir.absent !fir.box<none>
    %79 = fir.address_of(@_QQclX2F7374616E6461726420696E70757400) : !fir.ref<!fir.char<1,16>>
    %c53_i32 = arith.constant 53 : i32
    %80 = fir.load %7#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %81 = fir.box_addr %80 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    fir.freemem %81 : !fir.heap<!fir.array<?xf32>>
    %82 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
    %c0_14 = arith.constant 0 : index
    %83 = fir.shape %c0_14 : (index) -> !fir.shape<1>
    %84 = fir.embox %82(%83) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    fir.store %84 to %7#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %85 = fir.convert %12#0 : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>) -> !fir.ref<!fir.box<none>>
    %86 = fir.convert %79 : (!fir.ref<!fir.char<1,16>>) -> !fir.ref<i8>
    %87 = fir.call @_FortranAPointerDeallocate(%85, %false_13, %78, %86, %c53_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, i1, !fir.box<none>, !fir.ref<i8>, i32) -> i32
    %88 = fir.load %7#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %89 = fir.box_addr %88 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %90 = fir.convert %89 : (!fir.heap<!fir.array<?xf32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %91 = arith.cmpi ne, %90, %c0_i64 : i64
    fir.if %91 {
      %92 = fir.load %7#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      %93 = fir.box_addr %92 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
      fir.freemem %93 : !fir.heap<!fir.array<?xf32>>
      %94 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
      %c0_15 = arith.constant 0 : index
      %95 = fir.shape %c0_15 : (index) -> !fir.shape<1>
      %96 = fir.embox %94(%95) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
      fir.store %96 to %7#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    }
    return
  }
  fir.global linkonce @_QQclX2F7374616E6461726420696E70757400 constant : !fir.char<1,16> {
    %0 = fir.string_lit "/standard input\00"(16) : !fir.char<1,16>
    fir.has_value %0 : !fir.char<1,16>
  }
  func.func private @_FortranAPointerSetBounds(!fir.ref<!fir.box<none>>, i32, i64, i64) attributes {fir.runtime}
  func.func private @_FortranAPointerAllocate(!fir.ref<!fir.box<none>>, i1, !fir.box<none>, !fir.ref<i8>, i32, !fir.llvm_ptr<(!fir.llvm_ptr<i8>, !fir.llvm_ptr<i8>, i64) -> !fir.llvm_ptr<i8>>) -> i32 attributes {fir.runtime}
  func.func private @_FortranAPointerDeallocate(!fir.ref<!fir.box<none>>, i1, !fir.box<none>, !fir.ref<i8>, i32) -> i32 attributes {fir.runtime}
}
