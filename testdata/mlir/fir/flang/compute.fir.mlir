module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = "", llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", llvm.ident = "Debian flang version 22.1.8", llvm.target_triple = "x86_64-pc-linux-gnu"} {
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
  acc.firstprivate.recipe @firstprivatization_ref_l32 : !fir.ref<!fir.logical<4>> init {
  ^bb0(%arg0: !fir.ref<!fir.logical<4>>):
    %0 = fir.alloca !fir.logical<4>
    %1 = fir.declare %0 {uniq_name = "acc.private.init"} : (!fir.ref<!fir.logical<4>>) -> !fir.ref<!fir.logical<4>>
    acc.yield %1 : !fir.ref<!fir.logical<4>>
  } copy {
  ^bb0(%arg0: !fir.ref<!fir.logical<4>>, %arg1: !fir.ref<!fir.logical<4>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.logical<4>>
    fir.store %0 to %arg1 : !fir.ref<!fir.logical<4>>
    acc.terminator
  }
  acc.private.recipe @privatization_ref_i32 : !fir.ref<i32> init {
  ^bb0(%arg0: !fir.ref<i32>):
    %0 = fir.alloca i32
    %1 = fir.declare %0 {uniq_name = "acc.private.init"} : (!fir.ref<i32>) -> !fir.ref<i32>
    acc.yield %1 : !fir.ref<i32>
  }
  func.func @_QPcompute(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.ref<!fir.array<?xf32>> {fir.bindc_name = "a"}, %arg2: !fir.box<!fir.array<?xf32>> {fir.bindc_name = "b"}, %arg3: !fir.ref<f32> {fir.bindc_name = "s"}) {
    %c0_i64 = arith.constant 0 : i64
    %c53_i32 = arith.constant 53 : i32
    %c8_i32 = arith.constant 8 : i32
    %c20_i32 = arith.constant 20 : i32
    %c4_i32 = arith.constant 4 : i32
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 2.000000e+00 : f32
    %c2 = arith.constant 2 : index
    %c32_i32 = arith.constant 32 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1 = arith.constant 1 : index
    %c13_i32 = arith.constant 13 : i32
    %false = arith.constant false
    %c10_i32 = arith.constant 10 : i32
    %c20 = arith.constant 20 : index
    %c10 = arith.constant 10 : index
    %c0 = arith.constant 0 : index
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {fortran_attrs = #fir.var_attrs<intent_in>, uniq_name = "_QFcomputeEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %2 = fir.declare %arg2 dummy_scope %0 arg 3 {fortran_attrs = #fir.var_attrs<intent_in>, uniq_name = "_QFcomputeEb"} : (!fir.box<!fir.array<?xf32>>, !fir.dscope) -> !fir.box<!fir.array<?xf32>>
    %3 = fir.rebox %2 : (!fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>>
    %4 = fir.alloca !fir.box<!fir.heap<!fir.array<?xf32>>> {bindc_name = "c", uniq_name = "_QFcomputeEc"}
    %5 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
    %6 = fir.shape %c0 : (index) -> !fir.shape<1>
    %7 = fir.embox %5(%6) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    fir.store %7 to %4 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %8 = fir.declare %4 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFcomputeEc"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %9 = fir.alloca !fir.box<!fir.ptr<!fir.array<?x?xf32>>> {bindc_name = "d", uniq_name = "_QFcomputeEd"}
    %10 = fir.zero_bits !fir.ptr<!fir.array<?x?xf32>>
    %11 = fir.shape %c0, %c0 : (index, index) -> !fir.shape<2>
    %12 = fir.embox %10(%11) : (!fir.ptr<!fir.array<?x?xf32>>, !fir.shape<2>) -> !fir.box<!fir.ptr<!fir.array<?x?xf32>>>
    fir.store %12 to %9 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>
    %13 = fir.declare %9 {fortran_attrs = #fir.var_attrs<pointer>, uniq_name = "_QFcomputeEd"} : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>
    %14 = fir.alloca !fir.array<10x20xf32> {bindc_name = "fixed", uniq_name = "_QFcomputeEfixed"}
    %15 = fir.shape %c10, %c20 : (index, index) -> !fir.shape<2>
    %16 = fir.declare %14(%15) {uniq_name = "_QFcomputeEfixed"} : (!fir.ref<!fir.array<10x20xf32>>, !fir.shape<2>) -> !fir.ref<!fir.array<10x20xf32>>
    %17 = fir.alloca !fir.logical<4> {bindc_name = "flag", uniq_name = "_QFcomputeEflag"}
    %18 = fir.declare %17 {uniq_name = "_QFcomputeEflag"} : (!fir.ref<!fir.logical<4>>) -> !fir.ref<!fir.logical<4>>
    %19 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFcomputeEi"}
    %20 = fir.declare %19 {uniq_name = "_QFcomputeEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %21 = fir.alloca i32 {bindc_name = "j", uniq_name = "_QFcomputeEj"}
    %22 = fir.declare %21 {uniq_name = "_QFcomputeEj"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %23 = fir.declare %arg3 dummy_scope %0 arg 4 {fortran_attrs = #fir.var_attrs<intent_out>, uniq_name = "_QFcomputeEs"} : (!fir.ref<f32>, !fir.dscope) -> !fir.ref<f32>
    %24 = fir.load %1 : !fir.ref<i32>
    %25 = fir.convert %24 : (i32) -> i64
    %26 = fir.convert %25 : (i64) -> index
    %27 = arith.cmpi sgt, %26, %c0 : index
    %28 = arith.select %27, %26, %c0 : index
    %29 = fir.shape %28 : (index) -> !fir.shape<1>
    %30 = fir.declare %arg1(%29) dummy_scope %0 arg 2 {fortran_attrs = #fir.var_attrs<intent_inout>, uniq_name = "_QFcomputeEa"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xf32>>
    %31 = fir.embox %30(%29) : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
    %32 = fir.load %1 : !fir.ref<i32>
    %33 = arith.cmpi sgt, %32, %c10_i32 : i32
    %34 = fir.convert %33 : (i1) -> !fir.logical<4>
    fir.store %34 to %18 : !fir.ref<!fir.logical<4>>
    %35 = fir.absent !fir.box<none>
    %36 = fir.address_of(@_QQclX2F7374616E6461726420696E70757400) : !fir.ref<!fir.char<1,16>>
    %37 = fir.load %1 : !fir.ref<i32>
    %38 = fir.convert %37 : (i32) -> index
    %39 = arith.cmpi sgt, %38, %c0 : index
    %40 = arith.select %39, %38, %c0 : index
    %41 = fir.allocmem !fir.array<?xf32>, %40 {fir.must_be_heap = true, uniq_name = "_QFcomputeEc.alloc"}
    %42 = fir.shape %40 : (index) -> !fir.shape<1>
    %43 = fir.embox %41(%42) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    fir.store %43 to %8 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %44 = fir.zero_bits !fir.ptr<!fir.array<?x?xf32>>
    %45 = fir.shape %c0, %c0 : (index, index) -> !fir.shape<2>
    %46 = fir.embox %44(%45) : (!fir.ptr<!fir.array<?x?xf32>>, !fir.shape<2>) -> !fir.box<!fir.ptr<!fir.array<?x?xf32>>>
    fir.store %46 to %13 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>
    %47 = fir.load %1 : !fir.ref<i32>
    %48 = fir.convert %13 : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>) -> !fir.ref<!fir.box<none>>
    %49 = fir.convert %c1 : (index) -> i64
    %50 = fir.convert %47 : (i32) -> i64
    fir.call @_FortranAPointerSetBounds(%48, %c0_i32, %49, %50) fastmath<contract> : (!fir.ref<!fir.box<none>>, i32, i64, i64) -> ()
    %51 = fir.convert %13 : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>) -> !fir.ref<!fir.box<none>>
    %52 = fir.convert %c1 : (index) -> i64
    %53 = fir.convert %c2_i32 : (i32) -> i64
    fir.call @_FortranAPointerSetBounds(%51, %c1_i32, %52, %53) fastmath<contract> : (!fir.ref<!fir.box<none>>, i32, i64, i64) -> ()
    %54 = fir.convert %13 : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>) -> !fir.ref<!fir.box<none>>
    %55 = fir.convert %36 : (!fir.ref<!fir.char<1,16>>) -> !fir.ref<i8>
    %56 = fir.convert %false : (i1) -> !fir.llvm_ptr<(!fir.llvm_ptr<i8>, !fir.llvm_ptr<i8>, i64) -> !fir.llvm_ptr<i8>>
    %57 = fir.call @_FortranAPointerAllocate(%54, %false, %35, %55, %c13_i32, %56) fastmath<contract> : (!fir.ref<!fir.box<none>>, i1, !fir.box<none>, !fir.ref<i8>, i32, !fir.llvm_ptr<(!fir.llvm_ptr<i8>, !fir.llvm_ptr<i8>, i64) -> !fir.llvm_ptr<i8>>) -> i32
    %58 = fir.load %1 : !fir.ref<i32>
    %59 = acc.copyin var(%31 : !fir.box<!fir.array<?xf32>>) async(%c1_i32 : i32) -> !fir.box<!fir.array<?xf32>> {dataClause = #acc<data_clause acc_copy>, name = "a"}
    %60 = acc.copyin varPtr(%16 : !fir.ref<!fir.array<10x20xf32>>) async(%c1_i32 : i32) -> !fir.ref<!fir.array<10x20xf32>> {dataClause = #acc<data_clause acc_copy>, name = "fixed"}
    %61 = acc.copyin var(%3 : !fir.box<!fir.array<?xf32>>) async(%c1_i32 : i32) -> !fir.box<!fir.array<?xf32>> {name = "b"}
    %62 = acc.create varPtr(%8 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) async(%c1_i32 : i32) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>> {dataClause = #acc<data_clause acc_copyout>, name = "c"}
    %63 = acc.create varPtr(%13 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>) async(%c1_i32 : i32) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>> {name = "d"}
    %64 = fir.load %18 : !fir.ref<!fir.logical<4>>
    %65 = fir.convert %64 : (!fir.logical<4>) -> i1
    acc.parallel dataOperands(%59, %60, %61, %62, %63 : !fir.box<!fir.array<?xf32>>, !fir.ref<!fir.array<10x20xf32>>, !fir.box<!fir.array<?xf32>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>) async(%c1_i32 : i32) num_gangs({%58 : i32}) vector_length(%c32_i32 : i32) if(%65) {
      %94 = fir.box_addr %59 : (!fir.box<!fir.array<?xf32>>) -> !fir.ref<!fir.array<?xf32>>
      %95 = fir.dummy_scope : !fir.dscope
      %96 = fir.declare %94(%29) dummy_scope %95 arg 2 {fortran_attrs = #fir.var_attrs<intent_inout>, uniq_name = "_QFcomputeEa"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xf32>>
      %97 = fir.embox %96(%29) : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
      %98 = fir.declare %60(%15) {uniq_name = "_QFcomputeEfixed"} : (!fir.ref<!fir.array<10x20xf32>>, !fir.shape<2>) -> !fir.ref<!fir.array<10x20xf32>>
      %99 = fir.declare %61 dummy_scope %95 arg 3 {fortran_attrs = #fir.var_attrs<intent_in>, uniq_name = "_QFcomputeEb"} : (!fir.box<!fir.array<?xf32>>, !fir.dscope) -> !fir.box<!fir.array<?xf32>>
      %100 = fir.declare %62 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFcomputeEc"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      %101 = fir.declare %63 {fortran_attrs = #fir.var_attrs<pointer>, uniq_name = "_QFcomputeEd"} : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>
      %102 = fir.load %1 : !fir.ref<i32>
      %103 = acc.private varPtr(%20 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
      acc.loop gang private(%103 : !fir.ref<i32>) control(%arg4 : i32) = (%c1_i32 : i32) to (%102 : i32)  step (%c1_i32 : i32) {
        %104 = fir.declare %103 {uniq_name = "_QFcomputeEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
        fir.store %arg4 to %104 : !fir.ref<i32>
        %105 = fir.load %104 : !fir.ref<i32>
        %106 = fir.convert %105 : (i32) -> i64
        %107 = fir.array_coor %99 %106 : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
        %108 = fir.load %107 : !fir.ref<f32>
        %109 = fir.array_coor %98(%15) %c1, %c2 : (!fir.ref<!fir.array<10x20xf32>>, !fir.shape<2>, index, index) -> !fir.ref<f32>
        %110 = fir.load %109 : !fir.ref<f32>
        %111 = arith.addf %108, %110 fastmath<contract> : f32
        %112 = fir.load %104 : !fir.ref<i32>
        %113 = fir.convert %112 : (i32) -> i64
        %114 = fir.array_coor %96(%29) %113 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
        fir.store %111 to %114 : !fir.ref<f32>
        %115 = fir.load %101 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>
        %116 = fir.load %104 : !fir.ref<i32>
        %117 = fir.convert %116 : (i32) -> i64
        %c0_2 = arith.constant 0 : index
        %118:3 = fir.box_dims %115, %c0_2 : (!fir.box<!fir.ptr<!fir.array<?x?xf32>>>, index) -> (index, index, index)
        %c1_3 = arith.constant 1 : index
        %119:3 = fir.box_dims %115, %c1_3 : (!fir.box<!fir.ptr<!fir.array<?x?xf32>>>, index) -> (index, index, index)
        %120 = fir.shift %118#0, %119#0 : (index, index) -> !fir.shift<2>
        %121 = fir.array_coor %115(%120) %117, %c1 : (!fir.box<!fir.ptr<!fir.array<?x?xf32>>>, !fir.shift<2>, i64, index) -> !fir.ref<f32>
        %122 = fir.load %121 : !fir.ref<f32>
        %123 = arith.mulf %122, %cst_1 fastmath<contract> : f32
        %124 = fir.load %100 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
        %125 = fir.load %104 : !fir.ref<i32>
        %126 = fir.convert %125 : (i32) -> i64
        %127 = fir.box_addr %124 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
        %c0_4 = arith.constant 0 : index
        %128:3 = fir.box_dims %124, %c0_4 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
        %129 = fir.shape_shift %128#0, %128#1 : (index, index) -> !fir.shapeshift<1>
        %130 = fir.array_coor %127(%129) %126 : (!fir.heap<!fir.array<?xf32>>, !fir.shapeshift<1>, i64) -> !fir.ref<f32>
        fir.store %123 to %130 : !fir.ref<f32>
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accVar(%59 : !fir.box<!fir.array<?xf32>>) async(%c1_i32 : i32) to var(%31 : !fir.box<!fir.array<?xf32>>) {dataClause = #acc<data_clause acc_copy>, name = "a"}
    acc.copyout accPtr(%60 : !fir.ref<!fir.array<10x20xf32>>) async(%c1_i32 : i32) to varPtr(%16 : !fir.ref<!fir.array<10x20xf32>>) {dataClause = #acc<data_clause acc_copy>, name = "fixed"}
    acc.delete accVar(%61 : !fir.box<!fir.array<?xf32>>) async(%c1_i32 : i32) {dataClause = #acc<data_clause acc_copyin>, name = "b"}
    acc.copyout accPtr(%62 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) async(%c1_i32 : i32) to varPtr(%8 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) {name = "c"}
    acc.delete accPtr(%63 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>) async(%c1_i32 : i32) {dataClause = #acc<data_clause acc_create>, name = "d"}
    fir.store %cst_0 to %23 : !fir.ref<f32>
    %66 = acc.copyin varPtr(%23 : !fir.ref<f32>) -> !fir.ref<f32> {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "s"}
    %67 = acc.firstprivate varPtr(%18 : !fir.ref<!fir.logical<4>>) recipe(@firstprivatization_ref_l32) -> !fir.ref<!fir.logical<4>> {name = "flag"}
    %68 = acc.present var(%31 : !fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>> {name = "a"}
    acc.parallel combined(loop) dataOperands(%66, %68 : !fir.ref<f32>, !fir.box<!fir.array<?xf32>>) firstprivate(%67 : !fir.ref<!fir.logical<4>>) wait({%c1_i32 : i32}) {
      %94 = fir.dummy_scope : !fir.dscope
      %95 = fir.declare %66 dummy_scope %94 arg 4 {fortran_attrs = #fir.var_attrs<intent_out>, uniq_name = "_QFcomputeEs"} : (!fir.ref<f32>, !fir.dscope) -> !fir.ref<f32>
      %96 = fir.declare %67 {uniq_name = "_QFcomputeEflag"} : (!fir.ref<!fir.logical<4>>) -> !fir.ref<!fir.logical<4>>
      %97 = fir.box_addr %68 : (!fir.box<!fir.array<?xf32>>) -> !fir.ref<!fir.array<?xf32>>
      %98 = fir.declare %97(%29) dummy_scope %94 arg 2 {fortran_attrs = #fir.var_attrs<intent_inout>, uniq_name = "_QFcomputeEa"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xf32>>
      %99 = fir.embox %98(%29) : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
      %100 = acc.reduction varPtr(%95 : !fir.ref<f32>) recipe(@reduction_add_ref_f32) -> !fir.ref<f32> {name = "s"}
      %101 = acc.private varPtr(%22 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {name = "j"}
      %102 = fir.load %1 : !fir.ref<i32>
      %103 = acc.private varPtr(%20 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
      acc.loop combined(parallel) gang vector private(%101, %103 : !fir.ref<i32>, !fir.ref<i32>) reduction(%100 : !fir.ref<f32>) control(%arg4 : i32) = (%c1_i32 : i32) to (%102 : i32)  step (%c1_i32 : i32) {
        %104 = fir.dummy_scope : !fir.dscope
        %105 = fir.declare %100 dummy_scope %104 arg 4 {fortran_attrs = #fir.var_attrs<intent_out>, uniq_name = "_QFcomputeEs"} : (!fir.ref<f32>, !fir.dscope) -> !fir.ref<f32>
        %106 = fir.declare %101 {uniq_name = "_QFcomputeEj"} : (!fir.ref<i32>) -> !fir.ref<i32>
        %107 = fir.declare %103 {uniq_name = "_QFcomputeEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
        fir.store %arg4 to %107 : !fir.ref<i32>
        %108 = fir.load %107 : !fir.ref<i32>
        fir.store %108 to %106 : !fir.ref<i32>
        %109 = fir.load %96 : !fir.ref<!fir.logical<4>>
        %110 = fir.convert %109 : (!fir.logical<4>) -> i1
        fir.if %110 {
          %111 = fir.load %95 : !fir.ref<f32>
          %112 = fir.load %106 : !fir.ref<i32>
          %113 = fir.convert %112 : (i32) -> i64
          %114 = fir.array_coor %98(%29) %113 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
          %115 = fir.load %114 : !fir.ref<f32>
          %116 = arith.addf %111, %115 fastmath<contract> : f32
          fir.store %116 to %95 : !fir.ref<f32>
        }
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accPtr(%66 : !fir.ref<f32>) to varPtr(%23 : !fir.ref<f32>) {dataClause = #acc<data_clause acc_reduction>, implicit = true, name = "s"}
    acc.delete accVar(%68 : !fir.box<!fir.array<?xf32>>) {dataClause = #acc<data_clause acc_present>, name = "a"}
    %69:3 = fir.box_dims %31, %c0 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
    %70 = fir.load %1 : !fir.ref<i32>
    %71 = arith.divsi %70, %c2_i32 : i32
    %72 = fir.convert %71 : (i32) -> i64
    %73 = fir.convert %72 : (i64) -> index
    %74 = arith.subi %73, %c1 : index
    %75 = acc.bounds lowerbound(%c0 : index) upperbound(%74 : index) extent(%28 : index) stride(%69#2 : index) startIdx(%c1 : index) {strideInBytes = true}
    %76 = acc.copyin var(%31 : !fir.box<!fir.array<?xf32>>) bounds(%75) -> !fir.box<!fir.array<?xf32>> {dataClause = #acc<data_clause acc_copy>, name = "a(1:n/2_4)"}
    %77 = acc.nocreate var(%3 : !fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>> {name = "b"}
    acc.kernels dataOperands(%76, %77 : !fir.box<!fir.array<?xf32>>, !fir.box<!fir.array<?xf32>>) {
      %94 = fir.alloca !fir.box<!fir.array<?xf32>>
      %95 = fir.box_addr %76 : (!fir.box<!fir.array<?xf32>>) -> !fir.ref<!fir.array<?xf32>>
      %96 = fir.dummy_scope : !fir.dscope
      %97 = fir.declare %95(%29) dummy_scope %96 arg 2 {fortran_attrs = #fir.var_attrs<intent_inout>, uniq_name = "_QFcomputeEa"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xf32>>
      %98 = fir.embox %97(%29) : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
      %99 = fir.declare %77 dummy_scope %96 arg 3 {fortran_attrs = #fir.var_attrs<intent_in>, uniq_name = "_QFcomputeEb"} : (!fir.box<!fir.array<?xf32>>, !fir.dscope) -> !fir.box<!fir.array<?xf32>>
      %100 = arith.cmpi sgt, %28, %c0 : index
      %101 = arith.select %100, %28, %c0 : index
      %102 = fir.shape %101 : (index) -> !fir.shape<1>
      %103 = fir.undefined index
      %104 = fir.slice %c1, %28, %c1 : (index, index, index) -> !fir.slice<1>
      %105 = fir.embox %97(%29) [%104] : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.slice<1>) -> !fir.box<!fir.array<?xf32>>
      %106 = fir.allocmem !fir.array<?xf32>, %101 {bindc_name = ".tmp.array", uniq_name = ""}
      %107 = fir.declare %106(%102) {uniq_name = ".tmp.array"} : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.heap<!fir.array<?xf32>>
      %108 = fir.embox %107(%102) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
      %true = arith.constant true
      %c1_2 = arith.constant 1 : index
      fir.do_loop %arg4 = %c1_2 to %101 step %c1_2 unordered {
        %127 = fir.array_coor %105 %arg4 : (!fir.box<!fir.array<?xf32>>, index) -> !fir.ref<f32>
        %128 = fir.load %127 : !fir.ref<f32>
        %129 = arith.addf %128, %cst fastmath<contract> : f32
        %130 = fir.array_coor %107(%102) %arg4 : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
        fir.store %129 to %130 : !fir.ref<f32>
      }
      %109 = fir.undefined tuple<!fir.box<!fir.array<?xf32>>, i1>
      %110 = fir.insert_value %109, %true, [1 : index] : (tuple<!fir.box<!fir.array<?xf32>>, i1>, i1) -> tuple<!fir.box<!fir.array<?xf32>>, i1>
      %111 = fir.insert_value %110, %108, [0 : index] : (tuple<!fir.box<!fir.array<?xf32>>, i1>, !fir.box<!fir.array<?xf32>>) -> tuple<!fir.box<!fir.array<?xf32>>, i1>
      %112 = arith.cmpi sgt, %28, %c0 : index
      %113 = arith.select %112, %28, %c0 : index
      %114 = fir.shape %113 : (index) -> !fir.shape<1>
      %115 = fir.undefined index
      %116 = fir.slice %c1, %28, %c1 : (index, index, index) -> !fir.slice<1>
      %117 = fir.embox %97(%29) [%116] : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.slice<1>) -> !fir.box<!fir.array<?xf32>>
      %118 = fir.shape %101 : (index) -> !fir.shape<1>
      %119 = fir.embox %107(%118) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
      fir.store %117 to %94 : !fir.ref<!fir.box<!fir.array<?xf32>>>
      %120 = fir.address_of(@_QQclX2F7374616E6461726420696E70757400) : !fir.ref<!fir.char<1,16>>
      %c16 = arith.constant 16 : index
      %c28_i32 = arith.constant 28 : i32
      %121 = fir.convert %94 : (!fir.ref<!fir.box<!fir.array<?xf32>>>) -> !fir.ref<!fir.box<none>>
      %122 = fir.convert %119 : (!fir.box<!fir.array<?xf32>>) -> !fir.box<none>
      %123 = fir.convert %120 : (!fir.ref<!fir.char<1,16>>) -> !fir.ref<i8>
      fir.call @_FortranAAssign(%121, %122, %123, %c28_i32) : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
      %124 = fir.box_addr %108 : (!fir.box<!fir.array<?xf32>>) -> !fir.heap<!fir.array<?xf32>>
      fir.freemem %124 : !fir.heap<!fir.array<?xf32>>
      %125 = fir.load %1 : !fir.ref<i32>
      %126 = acc.private varPtr(%20 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
      acc.loop worker private(%126 : !fir.ref<i32>) control(%arg4 : i32) = (%c1_i32 : i32) to (%125 : i32)  step (%c1_i32 : i32) {
        %127 = fir.declare %126 {uniq_name = "_QFcomputeEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
        fir.store %arg4 to %127 : !fir.ref<i32>
        %128 = fir.load %127 : !fir.ref<i32>
        %129 = fir.convert %128 : (i32) -> i64
        %130 = fir.array_coor %97(%29) %129 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
        fir.store %cst_0 to %130 : !fir.ref<f32>
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
      acc.terminator
    } attributes {defaultAttr = #acc<defaultvalue present>}
    acc.copyout accVar(%76 : !fir.box<!fir.array<?xf32>>) bounds(%75) to var(%31 : !fir.box<!fir.array<?xf32>>) {dataClause = #acc<data_clause acc_copy>, name = "a(1:n/2_4)"}
    acc.delete accVar(%77 : !fir.box<!fir.array<?xf32>>) {dataClause = #acc<data_clause acc_no_create>, name = "b"}
    %78 = acc.copyin var(%3 : !fir.box<!fir.array<?xf32>>) async([#acc.device_type<nvidia>], %c2_i32 : i32 [#acc.device_type<star>]) -> !fir.box<!fir.array<?xf32>> {dataClause = #acc<data_clause acc_copyin_readonly>, name = "b"}
    %79 = fir.convert %18 : (!fir.ref<!fir.logical<4>>) -> i1
    acc.serial dataOperands(%78 : !fir.box<!fir.array<?xf32>>) async([#acc.device_type<nvidia>], %c2_i32 : i32 [#acc.device_type<star>]) self(%79) {
      %94 = fir.dummy_scope : !fir.dscope
      %95 = fir.declare %78 dummy_scope %94 arg 3 {fortran_attrs = #fir.var_attrs<intent_in>, uniq_name = "_QFcomputeEb"} : (!fir.box<!fir.array<?xf32>>, !fir.dscope) -> !fir.box<!fir.array<?xf32>>
      %96 = fir.array_coor %95 %c1 : (!fir.box<!fir.array<?xf32>>, index) -> !fir.ref<f32>
      %97 = fir.load %96 : !fir.ref<f32>
      %98 = fir.array_coor %30(%29) %c1 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      fir.store %97 to %98 : !fir.ref<f32>
      acc.yield
    }
    acc.delete accVar(%78 : !fir.box<!fir.array<?xf32>>) async([#acc.device_type<nvidia>], %c2_i32 : i32 [#acc.device_type<star>]) {dataClause = #acc<data_clause acc_copyin_readonly>, name = "b"}
    acc.kernels combined(loop) {
      %94 = acc.private varPtr(%20 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
      %95 = acc.private varPtr(%22 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "j"}
      acc.loop combined(kernels) private(%94, %95 : !fir.ref<i32>, !fir.ref<i32>) tile({%c2_i32 : i32, %c4_i32 : i32}) control(%arg4 : i32, %arg5 : i32) = (%c1_i32, %c1_i32 : i32, i32) to (%c10_i32, %c20_i32 : i32, i32)  step (%c1_i32, %c1_i32 : i32, i32) {
        %96 = fir.declare %94 {uniq_name = "_QFcomputeEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
        %97 = fir.declare %95 {uniq_name = "_QFcomputeEj"} : (!fir.ref<i32>) -> !fir.ref<i32>
        fir.store %arg4 to %96 : !fir.ref<i32>
        fir.store %arg5 to %97 : !fir.ref<i32>
        %98 = fir.load %96 : !fir.ref<i32>
        %99 = fir.load %97 : !fir.ref<i32>
        %100 = arith.addi %98, %99 : i32
        %101 = fir.convert %100 : (i32) -> f32
        %102 = fir.load %96 : !fir.ref<i32>
        %103 = fir.convert %102 : (i32) -> i64
        %104 = fir.load %97 : !fir.ref<i32>
        %105 = fir.convert %104 : (i32) -> i64
        %106 = fir.array_coor %16(%15) %103, %105 : (!fir.ref<!fir.array<10x20xf32>>, !fir.shape<2>, i64, i64) -> !fir.ref<f32>
        fir.store %101 to %106 : !fir.ref<f32>
        acc.yield
      } attributes {auto_ = [#acc.device_type<none>], collapse = [2], collapseDeviceType = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true, true>}
      acc.terminator
    }
    acc.serial combined(loop) {
      %94 = fir.load %1 : !fir.ref<i32>
      %95 = acc.private varPtr(%20 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
      acc.loop combined(serial) private(%95 : !fir.ref<i32>) control(%arg4 : i32) = (%c1_i32 : i32) to (%94 : i32)  step (%c1_i32 : i32) {
        %96 = fir.declare %95 {uniq_name = "_QFcomputeEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
        fir.store %arg4 to %96 : !fir.ref<i32>
        %97 = fir.load %96 : !fir.ref<i32>
        %98 = fir.convert %97 : (i32) -> i64
        %99 = fir.array_coor %30(%29) %98 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
        %100 = fir.load %99 : !fir.ref<f32>
        %101 = arith.mulf %100, %cst_1 fastmath<contract> : f32
        %102 = fir.load %96 : !fir.ref<i32>
        %103 = fir.convert %102 : (i32) -> i64
        %104 = fir.array_coor %30(%29) %103 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
        fir.store %101 to %104 : !fir.ref<f32>
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: true>, seq = [#acc.device_type<none>]}
      acc.yield
    }
    acc.parallel combined(loop) {
      %94 = acc.private varPtr(%20 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
      %95 = acc.private varPtr(%22 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "j"}
      acc.loop combined(parallel) gang({num=%c4_i32 : i32, static=%c2_i32 : i32}) worker(%c2_i32 : i32) vector(%c8_i32 : i32) private(%94, %95 : !fir.ref<i32>, !fir.ref<i32>) control(%arg4 : i32, %arg5 : i32) = (%c1_i32, %c1_i32 : i32, i32) to (%c10_i32, %c20_i32 : i32, i32)  step (%c1_i32, %c1_i32 : i32, i32) {
        %96 = fir.declare %94 {uniq_name = "_QFcomputeEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
        %97 = fir.declare %95 {uniq_name = "_QFcomputeEj"} : (!fir.ref<i32>) -> !fir.ref<i32>
        fir.store %arg4 to %96 : !fir.ref<i32>
        fir.store %arg5 to %97 : !fir.ref<i32>
        %98 = acc.private varPtr(%97 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "j"}
        acc.loop private(%98 : !fir.ref<i32>) control(%arg6 : i32) = (%c1_i32 : i32) to (%c20_i32 : i32)  step (%c1_i32 : i32) {
          %99 = fir.declare %98 {uniq_name = "_QFcomputeEj"} : (!fir.ref<i32>) -> !fir.ref<i32>
          fir.store %arg6 to %99 : !fir.ref<i32>
          %100 = fir.load %96 : !fir.ref<i32>
          %101 = fir.convert %100 : (i32) -> i64
          %102 = fir.load %99 : !fir.ref<i32>
          %103 = fir.convert %102 : (i32) -> i64
          %104 = fir.array_coor %16(%15) %101, %103 : (!fir.ref<!fir.array<10x20xf32>>, !fir.shape<2>, i64, i64) -> !fir.ref<f32>
          %105 = fir.load %104 : !fir.ref<f32>
          %106 = arith.addf %105, %cst fastmath<contract> : f32
          %107 = fir.load %96 : !fir.ref<i32>
          %108 = fir.convert %107 : (i32) -> i64
          %109 = fir.load %99 : !fir.ref<i32>
          %110 = fir.convert %109 : (i32) -> i64
          %111 = fir.array_coor %16(%15) %108, %110 : (!fir.ref<!fir.array<10x20xf32>>, !fir.shape<2>, i64, i64) -> !fir.ref<f32>
          fir.store %106 to %111 : !fir.ref<f32>
          acc.yield
        } attributes {auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>}
        acc.yield
      } attributes {auto_ = [#acc.device_type<none>], collapse = [2], collapseDeviceType = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true, true>}
      acc.yield
    }
    %80 = fir.absent !fir.box<none>
    %81 = fir.address_of(@_QQclX2F7374616E6461726420696E70757400) : !fir.ref<!fir.char<1,16>>
    %82 = fir.load %8 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %83 = fir.box_addr %82 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    fir.freemem %83 : !fir.heap<!fir.array<?xf32>>
    %84 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
    %85 = fir.shape %c0 : (index) -> !fir.shape<1>
    %86 = fir.embox %84(%85) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    fir.store %86 to %8 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %87 = fir.convert %13 : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?x?xf32>>>>) -> !fir.ref<!fir.box<none>>
    %88 = fir.convert %81 : (!fir.ref<!fir.char<1,16>>) -> !fir.ref<i8>
    %89 = fir.call @_FortranAPointerDeallocate(%87, %false, %80, %88, %c53_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, i1, !fir.box<none>, !fir.ref<i8>, i32) -> i32
    %90 = fir.load %8 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %91 = fir.box_addr %90 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %92 = fir.convert %91 : (!fir.heap<!fir.array<?xf32>>) -> i64
    %93 = arith.cmpi ne, %92, %c0_i64 : i64
    fir.if %93 {
      %94 = fir.load %8 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      %95 = fir.box_addr %94 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
      fir.freemem %95 : !fir.heap<!fir.array<?xf32>>
      %96 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
      %97 = fir.shape %c0 : (index) -> !fir.shape<1>
      %98 = fir.embox %96(%97) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
      fir.store %98 to %8 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
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
  func.func private @_FortranAAssign(!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) attributes {fir.runtime}
}
