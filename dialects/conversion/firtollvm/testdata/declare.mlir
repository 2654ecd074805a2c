module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  fir.global @_QMmEg {acc.declare = #acc.declare<dataClause =  acc_create>} : !fir.box<!fir.ptr<!fir.array<?xi32>>> {
    %0 = fir.zero_bits !fir.ptr<!fir.array<?xi32>>
    %c0 = arith.constant 0 : index
    %1 = fir.shape %c0 : (index) -> !fir.shape<1>
    %2 = fir.embox %0(%1) : (!fir.ptr<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.box<!fir.ptr<!fir.array<?xi32>>>
    fir.has_value %2 : !fir.box<!fir.ptr<!fir.array<?xi32>>>
  }
  fir.global @_QMmEt {acc.declare = #acc.declare<dataClause =  acc_create>} target : !fir.array<3xi32> {
    %0 = fir.zero_bits !fir.array<3xi32>
    fir.has_value %0 : !fir.array<3xi32>
  }
  acc.global_ctor @_QMmEg_acc_ctor {
    %0 = fir.address_of(@_QMmEg) {acc.declare = #acc.declare<dataClause =  acc_create>} : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>
    %1 = acc.copyin varPtr(%0 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>> {dataClause = #acc<data_clause acc_create>, implicit = true, name = "g", structured = false}
    %2 = acc.declare_enter dataOperands(%1 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>)
    acc.terminator
  }
  func.func private @_QMmEg_acc_declare_post_alloc() {
    %0 = fir.address_of(@_QMmEg) : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>
    %1 = acc.create varPtr(%0 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>> {implicit = true, name = "g", structured = false}
    %2 = acc.declare_enter dataOperands(%1 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>)
    return
  }
  func.func private @_QMmEg_acc_declare_post_dealloc() {
    %0 = fir.address_of(@_QMmEg) : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>
    %1 = acc.getdeviceptr varPtr(%0 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>> {dataClause = #acc<data_clause acc_create>, implicit = true, name = "g", structured = false}
    acc.declare_exit dataOperands(%1 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>)
    return
  }
  acc.global_dtor @_QMmEg_acc_dtor {
    %0 = fir.address_of(@_QMmEg) {acc.declare = #acc.declare<dataClause =  acc_create>} : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>
    %1 = acc.getdeviceptr varPtr(%0 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>> {dataClause = #acc<data_clause acc_create>, name = "g", structured = false}
    acc.declare_exit dataOperands(%1 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>)
    acc.delete accPtr(%1 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>) {dataClause = #acc<data_clause acc_create>, name = "g", structured = false}
    acc.terminator
  }
  acc.global_ctor @_QMmEt_acc_ctor {
    %0 = fir.address_of(@_QMmEt) {acc.declare = #acc.declare<dataClause =  acc_create>} : !fir.ref<!fir.array<3xi32>>
    %1 = acc.create varPtr(%0 : !fir.ref<!fir.array<3xi32>>) -> !fir.ref<!fir.array<3xi32>> {name = "t", structured = false}
    %2 = acc.declare_enter dataOperands(%1 : !fir.ref<!fir.array<3xi32>>)
    acc.terminator
  }
  acc.global_dtor @_QMmEt_acc_dtor {
    %0 = fir.address_of(@_QMmEt) {acc.declare = #acc.declare<dataClause =  acc_create>} : !fir.ref<!fir.array<3xi32>>
    %1 = acc.getdeviceptr varPtr(%0 : !fir.ref<!fir.array<3xi32>>) -> !fir.ref<!fir.array<3xi32>> {dataClause = #acc<data_clause acc_create>, name = "t", structured = false}
    acc.declare_exit dataOperands(%1 : !fir.ref<!fir.array<3xi32>>)
    acc.delete accPtr(%1 : !fir.ref<!fir.array<3xi32>>) {dataClause = #acc<data_clause acc_create>, name = "t", structured = false}
    acc.terminator
  }
  func.func @_QMmPs(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.box<!fir.array<?xf32>> {fir.bindc_name = "d"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.address_of(@_QMmEg) : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>
    %2 = fir.declare %1 {fortran_attrs = #fir.var_attrs<pointer>, uniq_name = "_QMmEg"} : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>
    %3 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QMmFsEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %c1 = arith.constant 1 : index
    %4 = fir.declare %arg1 dummy_scope %0 arg 2 {acc.declare = #acc.declare<dataClause =  acc_present>, uniq_name = "_QMmFsEd"} : (!fir.box<!fir.array<?xf32>>, !fir.dscope) -> !fir.box<!fir.array<?xf32>>
    %5 = fir.rebox %4 : (!fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>>
    %c1_0 = arith.constant 1 : index
    %6 = fir.load %3 : !fir.ref<i32>
    %7 = fir.convert %6 : (i32) -> index
    %c0 = arith.constant 0 : index
    %8 = arith.cmpi sgt, %7, %c0 : index
    %9 = arith.select %8, %7, %c0 : index
    %10 = fir.alloca !fir.array<?xf32>, %9 {bindc_name = "v", uniq_name = "_QMmFsEv"}
    %11 = fir.shape %9 : (index) -> !fir.shape<1>
    %12 = fir.declare %10(%11) {acc.declare = #acc.declare<dataClause =  acc_create>, uniq_name = "_QMmFsEv"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<?xf32>>
    %c1_1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %13 = fir.alloca !fir.array<4xf32> {bindc_name = "w", uniq_name = "_QMmFsEw"}
    %14 = fir.shape %c4 : (index) -> !fir.shape<1>
    %15 = fir.declare %13(%14) {acc.declare = #acc.declare<dataClause =  acc_copyin>, uniq_name = "_QMmFsEw"} : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<4xf32>>
    %16 = fir.alloca !fir.box<!fir.heap<!fir.array<?xf32>>> {bindc_name = "a", uniq_name = "_QMmFsEa"}
    %17 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
    %c0_2 = arith.constant 0 : index
    %18 = fir.shape %c0_2 : (index) -> !fir.shape<1>
    %19 = fir.embox %17(%18) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    fir.store %19 to %16 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %20 = fir.declare %16 {acc.declare = #acc.declare<dataClause =  acc_create>, fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QMmFsEa"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %21 = acc.present var(%5 : !fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>> {name = "d"}
    %22 = fir.embox %12(%11) : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
    %23 = acc.create var(%22 : !fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>> {name = "v"}
    %24 = acc.create varPtr(%20 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>> {name = "a"}
    %25 = acc.copyin varPtr(%15 : !fir.ref<!fir.array<4xf32>>) -> !fir.ref<!fir.array<4xf32>> {name = "w"}
    %26 = acc.declare_enter dataOperands(%21, %23, %24, %25 : !fir.box<!fir.array<?xf32>>, !fir.box<!fir.array<?xf32>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<!fir.array<4xf32>>)
    %27 = fir.load %20 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %28 = fir.box_addr %27 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %c0_3 = arith.constant 0 : index
    %29:3 = fir.box_dims %27, %c0_3 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %30 = fir.shape_shift %29#0, %29#1 : (index, index) -> !fir.shapeshift<1>
    %c1_4 = arith.constant 1 : index
    %31 = fir.load %3 : !fir.ref<i32>
    %32 = fir.convert %31 : (i32) -> index
    %c0_5 = arith.constant 0 : index
    %33 = arith.cmpi sgt, %32, %c0_5 : index
    %34 = arith.select %33, %32, %c0_5 : index
    %35 = fir.box_addr %27 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %36 = fir.convert %35 : (!fir.heap<!fir.array<?xf32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %37 = arith.cmpi ne, %36, %c0_i64 : i64
    fir.if %37 {
      %45 = fir.address_of(@_QQclX2F746D702F776F726B2F6431392F6465636C2E66393000) : !fir.ref<!fir.char<1,23>>
      %46 = fir.convert %45 : (!fir.ref<!fir.char<1,23>>) -> !fir.ref<i8>
      %c11_i32 = arith.constant 11 : i32
      %47 = fir.address_of(@_QQclX417474656D7074696E6720746F20616C6C6F6361746520616C726561647920616C6C6F6361746564207661726961626C652027612700) : !fir.ref<!fir.char<1,54>>
      %48 = fir.convert %47 : (!fir.ref<!fir.char<1,54>>) -> !fir.ref<i8>
      fir.call @_FortranAReportFatalUserError(%48, %46, %c11_i32) fastmath<contract> : (!fir.ref<i8>, !fir.ref<i8>, i32) -> ()
    } else {
      %45 = fir.allocmem !fir.array<?xf32>, %34 {fir.must_be_heap = true, uniq_name = "a.alloc"}
      %46 = fir.shape %34 : (index) -> !fir.shape<1>
      %47 = fir.shape %34 : (index) -> !fir.shape<1>
      %48 = fir.embox %45(%47) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
      fir.store %48 to %20 {acc.declare_action = #acc.declare_action<postAlloc = @_QMmFsEa_acc_declare_post_alloc>} : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    }
    acc.serial {
      %45 = fir.load %2 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>
      %46 = fir.box_addr %45 : (!fir.box<!fir.ptr<!fir.array<?xi32>>>) -> !fir.ptr<!fir.array<?xi32>>
      %c0_8 = arith.constant 0 : index
      %47:3 = fir.box_dims %45, %c0_8 : (!fir.box<!fir.ptr<!fir.array<?xi32>>>, index) -> (index, index, index)
      %48 = fir.shift %47#0 : (index) -> !fir.shift<1>
      %49 = fir.load %2 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>
      %50 = fir.box_addr %49 : (!fir.box<!fir.ptr<!fir.array<?xi32>>>) -> !fir.ptr<!fir.array<?xi32>>
      %c0_9 = arith.constant 0 : index
      %51:3 = fir.box_dims %49, %c0_9 : (!fir.box<!fir.ptr<!fir.array<?xi32>>>, index) -> (index, index, index)
      %52 = fir.shift %51#0 : (index) -> !fir.shift<1>
      %c1_i32 = arith.constant 1 : i32
      %c1_10 = arith.constant 1 : index
      fir.do_loop %arg2 = %c1_10 to %47#1 step %c1_10 unordered {
        %c1_16 = arith.constant 1 : index
        %66 = arith.subi %51#0, %c1_16 : index
        %67 = arith.addi %arg2, %66 : index
        %68 = fir.array_coor %49(%52) %67 : (!fir.box<!fir.ptr<!fir.array<?xi32>>>, !fir.shift<1>, index) -> !fir.ref<i32>
        %69 = fir.load %68 : !fir.ref<i32>
        %70 = arith.addi %69, %c1_i32 : i32
        %c1_17 = arith.constant 1 : index
        %71 = arith.subi %47#0, %c1_17 : index
        %72 = arith.addi %arg2, %71 : index
        %73 = fir.array_coor %45(%48) %72 : (!fir.box<!fir.ptr<!fir.array<?xi32>>>, !fir.shift<1>, index) -> !fir.ref<i32>
        fir.store %70 to %73 : !fir.ref<i32>
      }
      %c1_11 = arith.constant 1 : index
      %53 = fir.array_coor %5 %c1_11 : (!fir.box<!fir.array<?xf32>>, index) -> !fir.ref<f32>
      %54 = fir.load %53 : !fir.ref<f32>
      %55 = fir.load %20 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      %56 = fir.box_addr %55 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
      %c0_12 = arith.constant 0 : index
      %57:3 = fir.box_dims %55, %c0_12 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
      %58 = fir.shape_shift %57#0, %57#1 : (index, index) -> !fir.shapeshift<1>
      %c1_13 = arith.constant 1 : index
      %59 = fir.array_coor %56(%58) %c1_13 : (!fir.heap<!fir.array<?xf32>>, !fir.shapeshift<1>, index) -> !fir.ref<f32>
      %60 = fir.load %59 : !fir.ref<f32>
      %61 = arith.addf %54, %60 fastmath<contract> : f32
      %c1_14 = arith.constant 1 : index
      %62 = fir.array_coor %15(%14) %c1_14 : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %63 = fir.load %62 : !fir.ref<f32>
      %64 = arith.addf %61, %63 fastmath<contract> : f32
      %c1_15 = arith.constant 1 : index
      %65 = fir.array_coor %12(%11) %c1_15 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      fir.store %64 to %65 : !fir.ref<f32>
      acc.yield
    }
    acc.declare_exit token(%26) dataOperands(%23, %24, %25, %21 : !fir.box<!fir.array<?xf32>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.ref<!fir.array<4xf32>>, !fir.box<!fir.array<?xf32>>)
    acc.delete accVar(%23 : !fir.box<!fir.array<?xf32>>) {dataClause = #acc<data_clause acc_create>, name = "v"}
    acc.delete accPtr(%24 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) {dataClause = #acc<data_clause acc_create>, name = "a"}
    acc.delete accPtr(%25 : !fir.ref<!fir.array<4xf32>>) {dataClause = #acc<data_clause acc_copyin>, name = "w"}
    acc.delete accVar(%21 : !fir.box<!fir.array<?xf32>>) {dataClause = #acc<data_clause acc_present>, name = "d"}
    %38 = fir.load %20 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %39 = fir.box_addr %38 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %c0_6 = arith.constant 0 : index
    %40:3 = fir.box_dims %38, %c0_6 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %41 = fir.shape_shift %40#0, %40#1 : (index, index) -> !fir.shapeshift<1>
    %42 = fir.box_addr %38 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %43 = fir.convert %42 : (!fir.heap<!fir.array<?xf32>>) -> i64
    %c0_i64_7 = arith.constant 0 : i64
    %44 = arith.cmpi ne, %43, %c0_i64_7 : i64
    fir.if %44 {
      %45 = fir.load %20 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      %46 = fir.box_addr %45 {acc.declare_action = #acc.declare_action<preDealloc = @_QMmFsEa_acc_declare_pre_dealloc>} : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
      fir.freemem %46 : !fir.heap<!fir.array<?xf32>>
      %47 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
      %c0_8 = arith.constant 0 : index
      %48 = fir.shape %c0_8 : (index) -> !fir.shape<1>
      %49 = fir.embox %47(%48) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
      fir.store %49 to %20 {acc.declare_action = #acc.declare_action<postDealloc = @_QMmFsEa_acc_declare_post_dealloc>} : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    }
    return
  }
  fir.global linkonce @_QQclX2F746D702F776F726B2F6431392F6465636C2E66393000 constant : !fir.char<1,23> {
    %0 = fir.string_lit "/tmp/work/d19/decl.f90\00"(23) : !fir.char<1,23>
    fir.has_value %0 : !fir.char<1,23>
  }
  fir.global linkonce @_QQclX417474656D7074696E6720746F20616C6C6F6361746520616C726561647920616C6C6F6361746564207661726961626C652027612700 constant : !fir.char<1,54> {
    %0 = fir.string_lit "Attempting to allocate already allocated variable 'a'\00"(54) : !fir.char<1,54>
    fir.has_value %0 : !fir.char<1,54>
  }
  func.func private @_FortranAReportFatalUserError(!fir.ref<i8>, !fir.ref<i8>, i32) attributes {fir.runtime}
}

