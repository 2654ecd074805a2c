module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = "", llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", llvm.ident = "Debian flang version 22.1.8", llvm.target_triple = "x86_64-pc-linux-gnu"} {
  acc.private.recipe @privatization_ref_i32 : !fir.ref<i32> init {
  ^bb0(%arg0: !fir.ref<i32>):
    %0 = fir.alloca i32
    %1:2 = hlfir.declare %0 {uniq_name = "acc.private.init"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    acc.yield %1#0 : !fir.ref<i32>
  }
  func.func @_QPdata_directives(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.ref<!fir.array<?xf32>> {fir.bindc_name = "a"}, %arg2: !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>> {fir.bindc_name = "p"}, %arg3: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>> {fir.bindc_name = "h"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1:2 = hlfir.declare %arg0 dummy_scope %0 arg 1 {fortran_attrs = #fir.var_attrs<intent_in>, uniq_name = "_QFdata_directivesEn"} : (!fir.ref<i32>, !fir.dscope) -> (!fir.ref<i32>, !fir.ref<i32>)
    %2 = fir.alloca !fir.box<!fir.heap<!fir.array<?xf32>>> {bindc_name = "at", uniq_name = "_QFdata_directivesEat"}
    %3 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
    %c0 = arith.constant 0 : index
    %4 = fir.shape %c0 : (index) -> !fir.shape<1>
    %5 = fir.embox %3(%4) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    fir.store %5 to %2 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %6:2 = hlfir.declare %2 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFdata_directivesEat"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>)
    %7:2 = hlfir.declare %arg3 dummy_scope %0 arg 4 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFdata_directivesEh"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.dscope) -> (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>)
    %8 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFdata_directivesEi"}
    %9:2 = hlfir.declare %8 {uniq_name = "_QFdata_directivesEi"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %10 = fir.alloca !fir.logical<1> {bindc_name = "l", uniq_name = "_QFdata_directivesEl"}
    %11:2 = hlfir.declare %10 {uniq_name = "_QFdata_directivesEl"} : (!fir.ref<!fir.logical<1>>) -> (!fir.ref<!fir.logical<1>>, !fir.ref<!fir.logical<1>>)
    %c8 = arith.constant 8 : index
    %12 = fir.alloca !fir.char<1,8> {bindc_name = "name", uniq_name = "_QFdata_directivesEname"}
    %13:2 = hlfir.declare %12 typeparams %c8 {uniq_name = "_QFdata_directivesEname"} : (!fir.ref<!fir.char<1,8>>, index) -> (!fir.ref<!fir.char<1,8>>, !fir.ref<!fir.char<1,8>>)
    %14:2 = hlfir.declare %arg2 dummy_scope %0 arg 3 {fortran_attrs = #fir.var_attrs<pointer>, uniq_name = "_QFdata_directivesEp"} : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, !fir.dscope) -> (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>)
    %15 = fir.alloca i32 {bindc_name = "q", uniq_name = "_QFdata_directivesEq"}
    %16:2 = hlfir.declare %15 {uniq_name = "_QFdata_directivesEq"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    %17 = fir.alloca f32 {bindc_name = "v", uniq_name = "_QFdata_directivesEv"}
    %18:2 = hlfir.declare %17 {uniq_name = "_QFdata_directivesEv"} : (!fir.ref<f32>) -> (!fir.ref<f32>, !fir.ref<f32>)
    %19 = fir.alloca f32 {bindc_name = "x", uniq_name = "_QFdata_directivesEx"}
    %20:2 = hlfir.declare %19 {uniq_name = "_QFdata_directivesEx"} : (!fir.ref<f32>) -> (!fir.ref<f32>, !fir.ref<f32>)
    %21 = fir.alloca complex<f32> {bindc_name = "z", uniq_name = "_QFdata_directivesEz"}
    %22:2 = hlfir.declare %21 {uniq_name = "_QFdata_directivesEz"} : (!fir.ref<complex<f32>>) -> (!fir.ref<complex<f32>>, !fir.ref<complex<f32>>)
    %23 = fir.load %1#0 : !fir.ref<i32>
    %24 = fir.convert %23 : (i32) -> i64
    %25 = fir.convert %24 : (i64) -> index
    %c0_0 = arith.constant 0 : index
    %26 = arith.cmpi sgt, %25, %c0_0 : index
    %27 = arith.select %26, %25, %c0_0 : index
    %28 = fir.shape %27 : (index) -> !fir.shape<1>
    %29:2 = hlfir.declare %arg1(%28) dummy_scope %0 arg 2 {uniq_name = "_QFdata_directivesEa"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> (!fir.box<!fir.array<?xf32>>, !fir.ref<!fir.array<?xf32>>)
    %30 = fir.load %1#0 : !fir.ref<i32>
    %c0_i32 = arith.constant 0 : i32
    %31 = arith.cmpi sgt, %30, %c0_i32 : i32
    %32 = arith.select %31, %30, %c0_i32 : i32
    %33 = fir.alloca !fir.char<1,?>(%32 : i32) {bindc_name = "other", uniq_name = "_QFdata_directivesEother"}
    %34:2 = hlfir.declare %33 typeparams %32 {uniq_name = "_QFdata_directivesEother"} : (!fir.ref<!fir.char<1,?>>, i32) -> (!fir.boxchar<1>, !fir.ref<!fir.char<1,?>>)
    %35 = fir.load %1#0 : !fir.ref<i32>
    %36 = acc.copyin var(%29#0 : !fir.box<!fir.array<?xf32>>) async(%35 : i32) -> !fir.box<!fir.array<?xf32>> {dataClause = #acc<data_clause acc_copy>, name = "a"}
    %37 = acc.copyin varPtr(%14#0 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) async(%35 : i32) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>> {name = "p"}
    %38 = acc.copyin varPtr(%13#0 : !fir.ref<!fir.char<1,8>>) async(%35 : i32) -> !fir.ref<!fir.char<1,8>> {name = "name"}
    %39 = acc.copyin varPtr(%22#0 : !fir.ref<complex<f32>>) async(%35 : i32) -> !fir.ref<complex<f32>> {name = "z"}
    %40 = acc.copyin varPtr(%11#0 : !fir.ref<!fir.logical<1>>) async(%35 : i32) -> !fir.ref<!fir.logical<1>> {name = "l"}
    %41 = acc.attach varPtr(%14#0 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) async(%35 : i32) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>> {name = "p"}
    %42 = fir.load %1#0 : !fir.ref<i32>
    %c3_i32 = arith.constant 3 : i32
    %43 = arith.cmpi sgt, %42, %c3_i32 : i32
    acc.data if(%43) async(%35 : i32) dataOperands(%36, %37, %38, %39, %40, %41 : !fir.box<!fir.array<?xf32>>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, !fir.ref<!fir.char<1,8>>, !fir.ref<complex<f32>>, !fir.ref<!fir.logical<1>>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) wait {
      %71 = acc.use_device var(%29#0 : !fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>> {name = "a"}
      %72 = acc.use_device varPtr(%14#0 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>> {name = "p"}
      acc.host_data dataOperands(%71, %72 : !fir.box<!fir.array<?xf32>>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) {
        %73 = fir.box_addr %71 : (!fir.box<!fir.array<?xf32>>) -> !fir.ref<!fir.array<?xf32>>
        %74 = fir.dummy_scope : !fir.dscope
        %75:2 = hlfir.declare %73(%28) dummy_scope %74 arg 2 {uniq_name = "_QFdata_directivesEa"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> (!fir.box<!fir.array<?xf32>>, !fir.ref<!fir.array<?xf32>>)
        %76:2 = hlfir.declare %72 dummy_scope %74 arg 3 {fortran_attrs = #fir.var_attrs<pointer>, uniq_name = "_QFdata_directivesEp"} : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, !fir.dscope) -> (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>)
        fir.call @_QFdata_directivesPconsume(%75#0, %76#0) fastmath<contract> : (!fir.box<!fir.array<?xf32>>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) -> ()
        acc.terminator
      } attributes {ifPresent}
      acc.terminator
    }
    acc.copyout accVar(%36 : !fir.box<!fir.array<?xf32>>) async(%35 : i32) to var(%29#0 : !fir.box<!fir.array<?xf32>>) {dataClause = #acc<data_clause acc_copy>, name = "a"}
    acc.delete accPtr(%37 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) async(%35 : i32) {dataClause = #acc<data_clause acc_copyin>, name = "p"}
    acc.delete accPtr(%38 : !fir.ref<!fir.char<1,8>>) async(%35 : i32) {dataClause = #acc<data_clause acc_copyin>, name = "name"}
    acc.delete accPtr(%39 : !fir.ref<complex<f32>>) async(%35 : i32) {dataClause = #acc<data_clause acc_copyin>, name = "z"}
    acc.delete accPtr(%40 : !fir.ref<!fir.logical<1>>) async(%35 : i32) {dataClause = #acc<data_clause acc_copyin>, name = "l"}
    acc.detach accPtr(%41 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) async(%35 : i32) {dataClause = #acc<data_clause acc_attach>, name = "p"}
    %44 = acc.present varPtr(%7#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>> {name = "h"}
    %45 = acc.deviceptr varPtr(%20#0 : !fir.ref<f32>) -> !fir.ref<f32> {name = "x"}
    acc.data dataOperands(%44, %45 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<f32>) {
      acc.terminator
    } attributes {defaultAttr = #acc<defaultvalue none>}
    acc.delete accPtr(%44 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) {dataClause = #acc<data_clause acc_present>, name = "h"}
    %46 = acc.copyin var(%29#0 : !fir.box<!fir.array<?xf32>>) async -> !fir.box<!fir.array<?xf32>> {name = "a", structured = false}
    %47 = acc.create varPtr(%7#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) async -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>> {dataClause = #acc<data_clause acc_create_zero>, name = "h", structured = false}
    %48 = acc.attach varPtr(%14#0 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) async -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>> {name = "p", structured = false}
    %49 = fir.load %16#0 : !fir.ref<i32>
    %50 = fir.load %1#0 : !fir.ref<i32>
    acc.enter_data async wait(%49, %50 : i32, i32) dataOperands(%46, %47, %48 : !fir.box<!fir.array<?xf32>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>)
    %51 = acc.getdeviceptr var(%29#0 : !fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>> {dataClause = #acc<data_clause acc_copyout>, name = "a", structured = false}
    %52 = acc.getdeviceptr varPtr(%7#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>> {dataClause = #acc<data_clause acc_delete>, name = "h", structured = false}
    %53 = acc.getdeviceptr varPtr(%14#0 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>> {dataClause = #acc<data_clause acc_detach>, name = "p", structured = false}
    acc.exit_data dataOperands(%51, %52, %53 : !fir.box<!fir.array<?xf32>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) attributes {finalize}
    acc.copyout accVar(%51 : !fir.box<!fir.array<?xf32>>) to var(%29#0 : !fir.box<!fir.array<?xf32>>) {name = "a", structured = false}
    acc.delete accPtr(%52 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) {name = "h", structured = false}
    acc.detach accPtr(%53 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) {name = "p", structured = false}
    %c1_i32 = arith.constant 1 : i32
    %c1 = arith.constant 1 : index
    %c0_1 = arith.constant 0 : index
    %54:3 = fir.box_dims %29#0, %c0_1 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
    %c1_2 = arith.constant 1 : index
    %55 = fir.load %1#0 : !fir.ref<i32>
    %c1_i32_3 = arith.constant 1 : i32
    %56 = arith.subi %55, %c1_i32_3 : i32
    %57 = fir.convert %56 : (i32) -> i64
    %58 = fir.convert %57 : (i64) -> index
    %59 = arith.subi %58, %c1 : index
    %60 = acc.bounds lowerbound(%c1_2 : index) upperbound(%59 : index) extent(%27 : index) stride(%54#2 : index) startIdx(%c1 : index) {strideInBytes = true}
    %61 = acc.getdeviceptr var(%29#0 : !fir.box<!fir.array<?xf32>>) bounds(%60) async(%c1_i32 : i32) -> !fir.box<!fir.array<?xf32>> {dataClause = #acc<data_clause acc_update_self>, name = "a(2:n-1_4)", structured = false}
    %62 = acc.update_device varPtr(%14#0 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) async(%c1_i32 : i32) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>> {name = "p", structured = false}
    acc.update async(%c1_i32 : i32) dataOperands(%62, %61 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, !fir.box<!fir.array<?xf32>>) attributes {ifPresent}
    acc.update_host accVar(%61 : !fir.box<!fir.array<?xf32>>) bounds(%60) async(%c1_i32 : i32) to var(%29#0 : !fir.box<!fir.array<?xf32>>) {dataClause = #acc<data_clause acc_update_self>, name = "a(2:n-1_4)", structured = false}
    %63 = acc.getdeviceptr varPtr(%20#0 : !fir.ref<f32>) -> !fir.ref<f32> {dataClause = #acc<data_clause acc_update_host>, name = "x", structured = false}
    acc.update wait([#acc.device_type<host>]) dataOperands(%63 : !fir.ref<f32>)
    acc.update_host accPtr(%63 : !fir.ref<f32>) to varPtr(%20#0 : !fir.ref<f32>) {name = "x", structured = false}
    %c1_i32_4 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32_5 = arith.constant 3 : i32
    %64 = fir.load %1#0 : !fir.ref<i32>
    %c1_i32_6 = arith.constant 1 : i32
    %65 = arith.cmpi sgt, %64, %c1_i32_6 : i32
    acc.wait(%c1_i32_4, %c2_i32 : i32, i32) async(%c3_i32_5 : i32) if(%65)
    %c0_i32_7 = arith.constant 0 : i32
    acc.init device_num(%c0_i32_7 : i32) attributes {device_types = [#acc.device_type<nvidia>]}
    %c1_i32_8 = arith.constant 1 : i32
    %66 = fir.load %1#0 : !fir.ref<i32>
    acc.set default_async(%c1_i32_8 : i32) device_num(%66 : i32)
    acc.shutdown
    acc.parallel combined(loop) {
      %c1_i32_9 = arith.constant 1 : i32
      %71 = fir.load %1#0 : !fir.ref<i32>
      %c1_i32_10 = arith.constant 1 : i32
      %72 = acc.private varPtr(%9#0 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
      acc.loop combined(parallel) private(%72 : !fir.ref<i32>) control(%arg4 : i32) = (%c1_i32_9 : i32) to (%71 : i32)  step (%c1_i32_10 : i32) {
        %73:2 = hlfir.declare %72 {uniq_name = "_QFdata_directivesEi"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
        fir.store %arg4 to %73#0 : !fir.ref<i32>
        acc.atomic.read %18#0 = %20#0 : !fir.ref<f32>, !fir.ref<f32>, f32
        %74 = fir.load %73#0 : !fir.ref<i32>
        %75 = fir.convert %74 : (i32) -> i64
        %76 = hlfir.designate %29#0 (%75)  : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
        %77 = fir.load %76 : !fir.ref<f32>
        acc.atomic.write %20#0 = %77 : !fir.ref<f32>, f32
        %78 = fir.load %73#0 : !fir.ref<i32>
        %79 = fir.convert %78 : (i32) -> i64
        %80 = hlfir.designate %29#0 (%79)  : (!fir.box<!fir.array<?xf32>>, i64) -> !fir.ref<f32>
        %81 = fir.load %80 : !fir.ref<f32>
        acc.atomic.update %20#0 : !fir.ref<f32> {
        ^bb0(%arg5: f32):
          %91 = arith.addf %arg5, %81 fastmath<contract> : f32
          acc.yield %91 : f32
        }
        %cst = arith.constant 2.000000e+00 : f32
        acc.atomic.capture {
          acc.atomic.read %18#0 = %20#0 : !fir.ref<f32>, !fir.ref<f32>, f32
          acc.atomic.update %20#0 : !fir.ref<f32> {
          ^bb0(%arg5: f32):
            %91 = arith.mulf %arg5, %cst fastmath<contract> : f32
            acc.yield %91 : f32
          }
        }
        %c1_11 = arith.constant 1 : index
        %c0_12 = arith.constant 0 : index
        %82:3 = fir.box_dims %29#0, %c0_12 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
        %83 = fir.load %73#0 : !fir.ref<i32>
        %84 = fir.convert %83 : (i32) -> i64
        %85 = fir.convert %84 : (i64) -> index
        %86 = arith.subi %85, %c1_11 : index
        %87 = acc.bounds lowerbound(%86 : index) upperbound(%86 : index) extent(%c1_11 : index) stride(%82#2 : index) startIdx(%c1_11 : index) {strideInBytes = true}
        %88 = acc.cache var(%29#0 : !fir.box<!fir.array<?xf32>>) bounds(%87) -> !fir.box<!fir.array<?xf32>> {name = "a(i)", structured = false}
        %89 = fir.shape %27 : (index) -> !fir.shape<1>
        %90:2 = hlfir.declare %88(%89) {uniq_name = "_QFdata_directivesEa"} : (!fir.box<!fir.array<?xf32>>, !fir.shape<1>) -> (!fir.box<!fir.array<?xf32>>, !fir.box<!fir.array<?xf32>>)
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    %67 = fir.load %6#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %68 = fir.box_addr %67 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %69 = fir.convert %68 : (!fir.heap<!fir.array<?xf32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %70 = arith.cmpi ne, %69, %c0_i64 : i64
    fir.if %70 {
      %71 = fir.load %6#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      %72 = fir.box_addr %71 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
      fir.freemem %72 : !fir.heap<!fir.array<?xf32>>
      %73 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
      %c0_9 = arith.constant 0 : index
      %74 = fir.shape %c0_9 : (index) -> !fir.shape<1>
      %75 = fir.embox %73(%74) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
      fir.store %75 to %6#0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    }
    return
  }
  func.func private @_QFdata_directivesPconsume(%arg0: !fir.box<!fir.array<?xf32>> {fir.bindc_name = "u"}, %arg1: !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>> {fir.bindc_name = "w"}) attributes {fir.host_symbol = @_QPdata_directives, llvm.linkage = #llvm.linkage<internal>} {
    %0 = fir.dummy_scope : !fir.dscope
    %1:2 = hlfir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFdata_directivesFconsumeEu"} : (!fir.box<!fir.array<?xf32>>, !fir.dscope) -> (!fir.box<!fir.array<?xf32>>, !fir.box<!fir.array<?xf32>>)
    %2:2 = hlfir.declare %arg1 dummy_scope %0 arg 2 {fortran_attrs = #fir.var_attrs<pointer>, uniq_name = "_QFdata_directivesFconsumeEw"} : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, !fir.dscope) -> (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>)
    %c1 = arith.constant 1 : index
    %3 = hlfir.designate %1#0 (%c1)  : (!fir.box<!fir.array<?xf32>>, index) -> !fir.ref<f32>
    %4 = fir.load %3 : !fir.ref<f32>
    %5 = fir.load %2#0 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    hlfir.assign %4 to %5 : f32, !fir.box<!fir.ptr<!fir.array<?xf32>>>
    return
  }
  fir.global linkonce @_QQclX2F7374616E6461726420696E70757400 constant : !fir.char<1,16> {
    %0 = fir.string_lit "/standard input\00"(16) : !fir.char<1,16>
    fir.has_value %0 : !fir.char<1,16>
  }
}
