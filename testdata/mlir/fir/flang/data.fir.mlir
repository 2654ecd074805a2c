module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = "", llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", llvm.ident = "Debian flang version 22.1.8", llvm.target_triple = "x86_64-pc-linux-gnu"} {
  acc.private.recipe @privatization_ref_i32 : !fir.ref<i32> init {
  ^bb0(%arg0: !fir.ref<i32>):
    %0 = fir.alloca i32
    %1 = fir.declare %0 {uniq_name = "acc.private.init"} : (!fir.ref<i32>) -> !fir.ref<i32>
    acc.yield %1 : !fir.ref<i32>
  }
  func.func @_QPdata_directives(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.ref<!fir.array<?xf32>> {fir.bindc_name = "a"}, %arg2: !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>> {fir.bindc_name = "p"}, %arg3: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>> {fir.bindc_name = "h"}) {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 2.000000e+00 : f32
    %c2_i32 = arith.constant 2 : i32
    %c1 = arith.constant 1 : index
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %c0_i32 = arith.constant 0 : i32
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {fortran_attrs = #fir.var_attrs<intent_in>, uniq_name = "_QFdata_directivesEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %2 = fir.alloca !fir.box<!fir.heap<!fir.array<?xf32>>> {bindc_name = "at", uniq_name = "_QFdata_directivesEat"}
    %3 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
    %4 = fir.shape %c0 : (index) -> !fir.shape<1>
    %5 = fir.embox %3(%4) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    fir.store %5 to %2 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %6 = fir.declare %2 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFdata_directivesEat"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %7 = fir.declare %arg3 dummy_scope %0 arg 4 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFdata_directivesEh"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.dscope) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %8 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFdata_directivesEi"}
    %9 = fir.declare %8 {uniq_name = "_QFdata_directivesEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %10 = fir.alloca !fir.logical<1> {bindc_name = "l", uniq_name = "_QFdata_directivesEl"}
    %11 = fir.declare %10 {uniq_name = "_QFdata_directivesEl"} : (!fir.ref<!fir.logical<1>>) -> !fir.ref<!fir.logical<1>>
    %12 = fir.alloca !fir.char<1,8> {bindc_name = "name", uniq_name = "_QFdata_directivesEname"}
    %13 = fir.declare %12 typeparams %c8 {uniq_name = "_QFdata_directivesEname"} : (!fir.ref<!fir.char<1,8>>, index) -> !fir.ref<!fir.char<1,8>>
    %14 = fir.declare %arg2 dummy_scope %0 arg 3 {fortran_attrs = #fir.var_attrs<pointer>, uniq_name = "_QFdata_directivesEp"} : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, !fir.dscope) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %15 = fir.alloca i32 {bindc_name = "q", uniq_name = "_QFdata_directivesEq"}
    %16 = fir.declare %15 {uniq_name = "_QFdata_directivesEq"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %17 = fir.alloca f32 {bindc_name = "v", uniq_name = "_QFdata_directivesEv"}
    %18 = fir.declare %17 {uniq_name = "_QFdata_directivesEv"} : (!fir.ref<f32>) -> !fir.ref<f32>
    %19 = fir.alloca f32 {bindc_name = "x", uniq_name = "_QFdata_directivesEx"}
    %20 = fir.declare %19 {uniq_name = "_QFdata_directivesEx"} : (!fir.ref<f32>) -> !fir.ref<f32>
    %21 = fir.alloca complex<f32> {bindc_name = "z", uniq_name = "_QFdata_directivesEz"}
    %22 = fir.declare %21 {uniq_name = "_QFdata_directivesEz"} : (!fir.ref<complex<f32>>) -> !fir.ref<complex<f32>>
    %23 = fir.load %1 : !fir.ref<i32>
    %24 = fir.convert %23 : (i32) -> i64
    %25 = fir.convert %24 : (i64) -> index
    %26 = arith.cmpi sgt, %25, %c0 : index
    %27 = arith.select %26, %25, %c0 : index
    %28 = fir.shape %27 : (index) -> !fir.shape<1>
    %29 = fir.declare %arg1(%28) dummy_scope %0 arg 2 {uniq_name = "_QFdata_directivesEa"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xf32>>
    %30 = fir.embox %29(%28) : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
    %31 = fir.load %1 : !fir.ref<i32>
    %32 = arith.cmpi sgt, %31, %c0_i32 : i32
    %33 = arith.select %32, %31, %c0_i32 : i32
    %34 = fir.alloca !fir.char<1,?>(%33 : i32) {bindc_name = "other", uniq_name = "_QFdata_directivesEother"}
    %35 = fir.declare %34 typeparams %33 {uniq_name = "_QFdata_directivesEother"} : (!fir.ref<!fir.char<1,?>>, i32) -> !fir.ref<!fir.char<1,?>>
    %36 = fir.emboxchar %35, %33 : (!fir.ref<!fir.char<1,?>>, i32) -> !fir.boxchar<1>
    %37 = fir.load %1 : !fir.ref<i32>
    %38 = acc.copyin var(%30 : !fir.box<!fir.array<?xf32>>) async(%37 : i32) -> !fir.box<!fir.array<?xf32>> {dataClause = #acc<data_clause acc_copy>, name = "a"}
    %39 = acc.copyin varPtr(%14 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) async(%37 : i32) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>> {name = "p"}
    %40 = acc.copyin varPtr(%13 : !fir.ref<!fir.char<1,8>>) async(%37 : i32) -> !fir.ref<!fir.char<1,8>> {name = "name"}
    %41 = acc.copyin varPtr(%22 : !fir.ref<complex<f32>>) async(%37 : i32) -> !fir.ref<complex<f32>> {name = "z"}
    %42 = acc.copyin varPtr(%11 : !fir.ref<!fir.logical<1>>) async(%37 : i32) -> !fir.ref<!fir.logical<1>> {name = "l"}
    %43 = acc.attach varPtr(%14 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) async(%37 : i32) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>> {name = "p"}
    %44 = fir.load %1 : !fir.ref<i32>
    %45 = arith.cmpi sgt, %44, %c3_i32 : i32
    acc.data if(%45) async(%37 : i32) dataOperands(%38, %39, %40, %41, %42, %43 : !fir.box<!fir.array<?xf32>>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, !fir.ref<!fir.char<1,8>>, !fir.ref<complex<f32>>, !fir.ref<!fir.logical<1>>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) wait {
      %73 = acc.use_device var(%30 : !fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>> {name = "a"}
      %74 = acc.use_device varPtr(%14 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>> {name = "p"}
      acc.host_data dataOperands(%73, %74 : !fir.box<!fir.array<?xf32>>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) {
        %75 = fir.box_addr %73 : (!fir.box<!fir.array<?xf32>>) -> !fir.ref<!fir.array<?xf32>>
        %76 = fir.dummy_scope : !fir.dscope
        %77 = fir.declare %75(%28) dummy_scope %76 arg 2 {uniq_name = "_QFdata_directivesEa"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xf32>>
        %78 = fir.embox %77(%28) : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
        %79 = fir.declare %74 dummy_scope %76 arg 3 {fortran_attrs = #fir.var_attrs<pointer>, uniq_name = "_QFdata_directivesEp"} : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, !fir.dscope) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
        fir.call @_QFdata_directivesPconsume(%78, %79) fastmath<contract> : (!fir.box<!fir.array<?xf32>>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) -> ()
        acc.terminator
      } attributes {ifPresent}
      acc.terminator
    }
    acc.copyout accVar(%38 : !fir.box<!fir.array<?xf32>>) async(%37 : i32) to var(%30 : !fir.box<!fir.array<?xf32>>) {dataClause = #acc<data_clause acc_copy>, name = "a"}
    acc.delete accPtr(%39 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) async(%37 : i32) {dataClause = #acc<data_clause acc_copyin>, name = "p"}
    acc.delete accPtr(%40 : !fir.ref<!fir.char<1,8>>) async(%37 : i32) {dataClause = #acc<data_clause acc_copyin>, name = "name"}
    acc.delete accPtr(%41 : !fir.ref<complex<f32>>) async(%37 : i32) {dataClause = #acc<data_clause acc_copyin>, name = "z"}
    acc.delete accPtr(%42 : !fir.ref<!fir.logical<1>>) async(%37 : i32) {dataClause = #acc<data_clause acc_copyin>, name = "l"}
    acc.detach accPtr(%43 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) async(%37 : i32) {dataClause = #acc<data_clause acc_attach>, name = "p"}
    %46 = acc.present varPtr(%7 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>> {name = "h"}
    %47 = acc.deviceptr varPtr(%20 : !fir.ref<f32>) -> !fir.ref<f32> {name = "x"}
    acc.data dataOperands(%46, %47 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<f32>) {
      acc.terminator
    } attributes {defaultAttr = #acc<defaultvalue none>}
    acc.delete accPtr(%46 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) {dataClause = #acc<data_clause acc_present>, name = "h"}
    %48 = acc.copyin var(%30 : !fir.box<!fir.array<?xf32>>) async -> !fir.box<!fir.array<?xf32>> {name = "a", structured = false}
    %49 = acc.create varPtr(%7 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) async -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>> {dataClause = #acc<data_clause acc_create_zero>, name = "h", structured = false}
    %50 = acc.attach varPtr(%14 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) async -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>> {name = "p", structured = false}
    %51 = fir.load %16 : !fir.ref<i32>
    %52 = fir.load %1 : !fir.ref<i32>
    acc.enter_data async wait(%51, %52 : i32, i32) dataOperands(%48, %49, %50 : !fir.box<!fir.array<?xf32>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>)
    %53 = acc.getdeviceptr var(%30 : !fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>> {dataClause = #acc<data_clause acc_copyout>, name = "a", structured = false}
    %54 = acc.getdeviceptr varPtr(%7 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>> {dataClause = #acc<data_clause acc_delete>, name = "h", structured = false}
    %55 = acc.getdeviceptr varPtr(%14 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>> {dataClause = #acc<data_clause acc_detach>, name = "p", structured = false}
    acc.exit_data dataOperands(%53, %54, %55 : !fir.box<!fir.array<?xf32>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) attributes {finalize}
    acc.copyout accVar(%53 : !fir.box<!fir.array<?xf32>>) to var(%30 : !fir.box<!fir.array<?xf32>>) {name = "a", structured = false}
    acc.delete accPtr(%54 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) {name = "h", structured = false}
    acc.detach accPtr(%55 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) {name = "p", structured = false}
    %56:3 = fir.box_dims %30, %c0 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
    %57 = fir.load %1 : !fir.ref<i32>
    %58 = arith.subi %57, %c1_i32 : i32
    %59 = fir.convert %58 : (i32) -> i64
    %60 = fir.convert %59 : (i64) -> index
    %61 = arith.subi %60, %c1 : index
    %62 = acc.bounds lowerbound(%c1 : index) upperbound(%61 : index) extent(%27 : index) stride(%56#2 : index) startIdx(%c1 : index) {strideInBytes = true}
    %63 = acc.getdeviceptr var(%30 : !fir.box<!fir.array<?xf32>>) bounds(%62) async(%c1_i32 : i32) -> !fir.box<!fir.array<?xf32>> {dataClause = #acc<data_clause acc_update_self>, name = "a(2:n-1_4)", structured = false}
    %64 = acc.update_device varPtr(%14 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) async(%c1_i32 : i32) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>> {name = "p", structured = false}
    acc.update async(%c1_i32 : i32) dataOperands(%64, %63 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, !fir.box<!fir.array<?xf32>>) attributes {ifPresent}
    acc.update_host accVar(%63 : !fir.box<!fir.array<?xf32>>) bounds(%62) async(%c1_i32 : i32) to var(%30 : !fir.box<!fir.array<?xf32>>) {dataClause = #acc<data_clause acc_update_self>, name = "a(2:n-1_4)", structured = false}
    %65 = acc.getdeviceptr varPtr(%20 : !fir.ref<f32>) -> !fir.ref<f32> {dataClause = #acc<data_clause acc_update_host>, name = "x", structured = false}
    acc.update wait([#acc.device_type<host>]) dataOperands(%65 : !fir.ref<f32>)
    acc.update_host accPtr(%65 : !fir.ref<f32>) to varPtr(%20 : !fir.ref<f32>) {name = "x", structured = false}
    %66 = fir.load %1 : !fir.ref<i32>
    %67 = arith.cmpi sgt, %66, %c1_i32 : i32
    acc.wait(%c1_i32, %c2_i32 : i32, i32) async(%c3_i32 : i32) if(%67)
    acc.init device_num(%c0_i32 : i32) attributes {device_types = [#acc.device_type<nvidia>]}
    %68 = fir.load %1 : !fir.ref<i32>
    acc.set default_async(%c1_i32 : i32) device_num(%68 : i32)
    acc.shutdown
    acc.parallel combined(loop) {
      %73 = fir.load %1 : !fir.ref<i32>
      %74 = acc.private varPtr(%9 : !fir.ref<i32>) recipe(@privatization_ref_i32) -> !fir.ref<i32> {implicit = true, name = "i"}
      acc.loop combined(parallel) private(%74 : !fir.ref<i32>) control(%arg4 : i32) = (%c1_i32 : i32) to (%73 : i32)  step (%c1_i32 : i32) {
        %75 = fir.declare %74 {uniq_name = "_QFdata_directivesEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
        fir.store %arg4 to %75 : !fir.ref<i32>
        acc.atomic.read %18 = %20 : !fir.ref<f32>, !fir.ref<f32>, f32
        %76 = fir.load %75 : !fir.ref<i32>
        %77 = fir.convert %76 : (i32) -> i64
        %78 = fir.array_coor %29(%28) %77 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
        %79 = fir.load %78 : !fir.ref<f32>
        acc.atomic.write %20 = %79 : !fir.ref<f32>, f32
        %80 = fir.load %75 : !fir.ref<i32>
        %81 = fir.convert %80 : (i32) -> i64
        %82 = fir.array_coor %29(%28) %81 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
        %83 = fir.load %82 : !fir.ref<f32>
        acc.atomic.update %20 : !fir.ref<f32> {
        ^bb0(%arg5: f32):
          %94 = arith.addf %arg5, %83 fastmath<contract> : f32
          acc.yield %94 : f32
        }
        acc.atomic.capture {
          acc.atomic.read %18 = %20 : !fir.ref<f32>, !fir.ref<f32>, f32
          acc.atomic.update %20 : !fir.ref<f32> {
          ^bb0(%arg5: f32):
            %94 = arith.mulf %arg5, %cst fastmath<contract> : f32
            acc.yield %94 : f32
          }
        }
        %84:3 = fir.box_dims %30, %c0 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
        %85 = fir.load %75 : !fir.ref<i32>
        %86 = fir.convert %85 : (i32) -> i64
        %87 = fir.convert %86 : (i64) -> index
        %88 = arith.subi %87, %c1 : index
        %89 = acc.bounds lowerbound(%88 : index) upperbound(%88 : index) extent(%c1 : index) stride(%84#2 : index) startIdx(%c1 : index) {strideInBytes = true}
        %90 = acc.cache var(%30 : !fir.box<!fir.array<?xf32>>) bounds(%89) -> !fir.box<!fir.array<?xf32>> {name = "a(i)", structured = false}
        %91 = fir.shape %27 : (index) -> !fir.shape<1>
        %92 = fir.declare %90(%91) {uniq_name = "_QFdata_directivesEa"} : (!fir.box<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
        %93 = fir.rebox %92(%91) : (!fir.box<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    %69 = fir.load %6 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %70 = fir.box_addr %69 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %71 = fir.convert %70 : (!fir.heap<!fir.array<?xf32>>) -> i64
    %72 = arith.cmpi ne, %71, %c0_i64 : i64
    fir.if %72 {
      %73 = fir.load %6 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      %74 = fir.box_addr %73 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
      fir.freemem %74 : !fir.heap<!fir.array<?xf32>>
      %75 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
      %76 = fir.shape %c0 : (index) -> !fir.shape<1>
      %77 = fir.embox %75(%76) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
      fir.store %77 to %6 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    }
    return
  }
  func.func private @_QFdata_directivesPconsume(%arg0: !fir.box<!fir.array<?xf32>> {fir.bindc_name = "u"}, %arg1: !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>> {fir.bindc_name = "w"}) attributes {fir.host_symbol = @_QPdata_directives, llvm.linkage = #llvm.linkage<internal>} {
    %0 = fir.alloca !fir.box<!fir.ptr<!fir.array<?xf32>>>
    %c1 = arith.constant 1 : index
    %1 = fir.dummy_scope : !fir.dscope
    %2 = fir.declare %arg0 dummy_scope %1 arg 1 {uniq_name = "_QFdata_directivesFconsumeEu"} : (!fir.box<!fir.array<?xf32>>, !fir.dscope) -> !fir.box<!fir.array<?xf32>>
    %3 = fir.rebox %2 : (!fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>>
    %4 = fir.declare %arg1 dummy_scope %1 arg 2 {fortran_attrs = #fir.var_attrs<pointer>, uniq_name = "_QFdata_directivesFconsumeEw"} : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, !fir.dscope) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %5 = fir.array_coor %3 %c1 : (!fir.box<!fir.array<?xf32>>, index) -> !fir.ref<f32>
    %6 = fir.load %5 : !fir.ref<f32>
    %7 = fir.load %4 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %c0 = arith.constant 0 : index
    %8:3 = fir.box_dims %7, %c0 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>, index) -> (index, index, index)
    %9 = fir.alloca f32
    fir.store %6 to %9 : !fir.ref<f32>
    %10 = fir.embox %9 : (!fir.ref<f32>) -> !fir.box<f32>
    fir.store %7 to %0 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %11 = fir.address_of(@_QQclX2F7374616E6461726420696E70757400) : !fir.ref<!fir.char<1,16>>
    %c16 = arith.constant 16 : index
    %c45_i32 = arith.constant 45 : i32
    %12 = fir.convert %0 : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<none>>
    %13 = fir.convert %10 : (!fir.box<f32>) -> !fir.box<none>
    %14 = fir.convert %11 : (!fir.ref<!fir.char<1,16>>) -> !fir.ref<i8>
    fir.call @_FortranAAssign(%12, %13, %14, %c45_i32) : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
    return
  }
  fir.global linkonce @_QQclX2F7374616E6461726420696E70757400 constant : !fir.char<1,16> {
    %0 = fir.string_lit "/standard input\00"(16) : !fir.char<1,16>
    fir.has_value %0 : !fir.char<1,16>
  }
  func.func private @_FortranAAssign(!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) attributes {fir.runtime}
}
