module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  llvm.mlir.global external @_QMmEg("\00\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00O\D94\01\01\09\01\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00") {acc.declare = #acc.declare<dataClause =  acc_create>, addr_space = 0 : i32, alignment = 8 : i64}
  llvm.mlir.global external @_QMmEt() {acc.declare = #acc.declare<dataClause =  acc_create>, addr_space = 0 : i32} : !llvm.array<3 x i32> {
    %0 = llvm.mlir.zero : !llvm.array<3 x i32>
    llvm.return %0 : !llvm.array<3 x i32>
  }
  acc.global_ctor @_QMmEg_acc_ctor {
    %0 = llvm.mlir.addressof @_QMmEg {acc.declare = #acc.declare<dataClause =  acc_create>} : !llvm.ptr
    %1 = acc.copyin varPtr(%0 : !llvm.ptr) varType(!llvm.struct<(ptr, i64, i32, i8, i8, i8, i8, array<1 x array<3 x i64>>)>) -> !llvm.ptr {dataClause = #acc<data_clause acc_create>, implicit = true, name = "g", structured = false}
    %2 = acc.declare_enter dataOperands(%1 : !llvm.ptr)
    acc.terminator
  }
  func.func private @_QMmEg_acc_declare_post_alloc() {
    %0 = llvm.mlir.addressof @_QMmEg {acc.declare = #acc.declare<dataClause =  acc_create>} : !llvm.ptr
    %1 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %2 = llvm.getelementptr %0[24] : (!llvm.ptr) -> !llvm.ptr, i8
    %3 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
    %5 = llvm.getelementptr %0[32] : (!llvm.ptr) -> !llvm.ptr, i8
    %6 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
    %7 = llvm.ptrtoint %6 : !llvm.ptr to i64
    %8 = llvm.getelementptr %0[40] : (!llvm.ptr) -> !llvm.ptr, i8
    %9 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %10 = llvm.ptrtoint %9 {accc.expect = 4 : i64} : !llvm.ptr to i64
    %11 = llvm.mlir.zero : !llvm.ptr
    %12 = llvm.icmp "eq" %1, %11 : !llvm.ptr
    %c0_i64 = arith.constant 0 : i64
    %13 = arith.select %12, %c0_i64, %7 : i64
    %c0_i64_0 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %14 = arith.subi %13, %c1_i64 : i64
    %15 = acc.bounds lowerbound(%c0_i64_0 : i64) upperbound(%14 : i64) extent(%13 : i64) stride(%10 : i64) startIdx(%4 : i64) {strideInBytes = true}
    %16 = acc.create varPtr(%1 : !llvm.ptr) varType(i32) varPtrPtr(%0 : !llvm.ptr) bounds(%15) -> !llvm.ptr {accc.descriptor_bytes = 40 : i64, implicit = true, name = "g", structured = false}
    %17 = acc.declare_enter dataOperands(%16 : !llvm.ptr)
    return
  }
  func.func private @_QMmEg_acc_declare_post_dealloc() {
    %0 = llvm.mlir.addressof @_QMmEg : !llvm.ptr
    %1 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %2 = llvm.getelementptr %0[24] : (!llvm.ptr) -> !llvm.ptr, i8
    %3 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
    %5 = llvm.getelementptr %0[32] : (!llvm.ptr) -> !llvm.ptr, i8
    %6 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
    %7 = llvm.ptrtoint %6 : !llvm.ptr to i64
    %8 = llvm.getelementptr %0[40] : (!llvm.ptr) -> !llvm.ptr, i8
    %9 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %10 = llvm.ptrtoint %9 {accc.expect = 4 : i64} : !llvm.ptr to i64
    %11 = llvm.mlir.zero : !llvm.ptr
    %12 = llvm.icmp "eq" %1, %11 : !llvm.ptr
    %c0_i64 = arith.constant 0 : i64
    %13 = arith.select %12, %c0_i64, %7 : i64
    %c0_i64_0 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %14 = arith.subi %13, %c1_i64 : i64
    %15 = acc.bounds lowerbound(%c0_i64_0 : i64) upperbound(%14 : i64) extent(%13 : i64) stride(%10 : i64) startIdx(%4 : i64) {strideInBytes = true}
    %16 = acc.getdeviceptr varPtr(%1 : !llvm.ptr) varType(i32) bounds(%15) -> !llvm.ptr {dataClause = #acc<data_clause acc_create>, implicit = true, name = "g", structured = false}
    acc.declare_exit dataOperands(%16 : !llvm.ptr)
    return
  }
  acc.global_dtor @_QMmEg_acc_dtor {
    %0 = llvm.mlir.addressof @_QMmEg {acc.declare = #acc.declare<dataClause =  acc_create>} : !llvm.ptr
    %1 = acc.getdeviceptr varPtr(%0 : !llvm.ptr) varType(!llvm.struct<(ptr, i64, i32, i8, i8, i8, i8, array<1 x array<3 x i64>>)>) -> !llvm.ptr {dataClause = #acc<data_clause acc_create>, name = "g", structured = false}
    acc.declare_exit dataOperands(%1 : !llvm.ptr)
    acc.delete accPtr(%1 : !llvm.ptr) {dataClause = #acc<data_clause acc_create>, name = "g", structured = false}
    acc.terminator
  }
  acc.global_ctor @_QMmEt_acc_ctor {
    %0 = llvm.mlir.addressof @_QMmEt {acc.declare = #acc.declare<dataClause =  acc_create>} : !llvm.ptr
    %1 = acc.create varPtr(%0 : !llvm.ptr) varType(!llvm.array<3 x i32>) -> !llvm.ptr {name = "t", structured = false}
    %2 = acc.declare_enter dataOperands(%1 : !llvm.ptr)
    acc.terminator
  }
  acc.global_dtor @_QMmEt_acc_dtor {
    %0 = llvm.mlir.addressof @_QMmEt {acc.declare = #acc.declare<dataClause =  acc_create>} : !llvm.ptr
    %1 = acc.getdeviceptr varPtr(%0 : !llvm.ptr) varType(!llvm.array<3 x i32>) -> !llvm.ptr {dataClause = #acc<data_clause acc_create>, name = "t", structured = false}
    acc.declare_exit dataOperands(%1 : !llvm.ptr)
    acc.delete accPtr(%1 : !llvm.ptr) {dataClause = #acc<data_clause acc_create>, name = "t", structured = false}
    acc.terminator
  }
  func.func @_QMmPs(%arg0: !llvm.ptr, %arg1: !llvm.ptr) {
    %0 = llvm.load %arg1 : !llvm.ptr -> !llvm.ptr
    %1 = llvm.getelementptr %arg1[32] : (!llvm.ptr) -> !llvm.ptr, i8
    %2 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %3 = llvm.ptrtoint %2 : !llvm.ptr to i64
    %4 = llvm.getelementptr %arg1[40] : (!llvm.ptr) -> !llvm.ptr, i8
    %5 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    %6 = llvm.ptrtoint %5 {accc.expect = 4 : i64} : !llvm.ptr to i64
    %7 = llvm.mlir.addressof @_QMmEg : !llvm.ptr
    %c1_i64 = arith.constant 1 : i64
    %8 = llvm.load %arg0 : !llvm.ptr -> i32
    %9 = arith.index_cast %8 : i32 to index
    %c0 = arith.constant 0 : index
    %10 = arith.cmpi sgt, %9, %c0 : index
    %11 = arith.select %10, %9, %c0 : index
    %12 = arith.index_cast %11 : index to i64
    %c262144_i64 = arith.constant 262144 : i64
    %13 = arith.cmpi sgt, %12, %c262144_i64 : i64
    %c0_i64 = arith.constant 0 : i64
    %14 = arith.select %13, %c0_i64, %12 : i64
    %15 = llvm.alloca %14 x f32 : (i64) -> !llvm.ptr
    %16 = scf.if %13 -> (!llvm.ptr) {
      %c4_i64_29 = arith.constant 4 : i64
      %119 = arith.muli %12, %c4_i64_29 : i64
      %c1_i64_30 = arith.constant 1 : i64
      %120 = arith.maxsi %119, %c1_i64_30 : i64
      %121 = arith.index_cast %11 : index to i64
      %122 = arith.sitofp %121 : i64 to f64
      %cst = arith.constant 0x4270000000000000 : f64
      %123 = arith.cmpf ogt, %122, %cst : f64
      %c4611686018427387904_i64 = arith.constant 4611686018427387904 : i64
      %124 = arith.select %123, %c4611686018427387904_i64, %120 : i64
      %125 = func.call @_FortranAAllocateMemory(%124) : (i64) -> !llvm.ptr
      scf.yield %125 : !llvm.ptr
    } else {
      scf.yield %15 : !llvm.ptr
    }
    %c1_i64_0 = arith.constant 1 : i64
    %17 = llvm.alloca %c1_i64_0 x !llvm.array<4 x f32> {acc.declare = #acc.declare<dataClause =  acc_copyin>} : (i64) -> !llvm.ptr
    %c1_i64_1 = arith.constant 1 : i64
    %18 = llvm.alloca %c1_i64_1 x !llvm.struct<(ptr, i64, i32, i8, i8, i8, i8, array<1 x array<3 x i64>>)> {acc.declare = #acc.declare<dataClause =  acc_create>} : (i64) -> !llvm.ptr
    %19 = llvm.mlir.zero : !llvm.ptr
    %c0_i64_2 = arith.constant 0 : i64
    %c4_i64 = arith.constant 4 : i64
    %c1_i64_3 = arith.constant 1 : i64
    %c27_i8 = arith.constant 27 : i8
    llvm.store %19, %18 : !llvm.ptr, !llvm.ptr
    %20 = llvm.getelementptr %18[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c4_i64, %20 : i64, !llvm.ptr
    %c20240719_i32 = arith.constant 20240719 : i32
    %21 = llvm.getelementptr %18[16] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c20240719_i32, %21 : i32, !llvm.ptr
    %c1_i8 = arith.constant 1 : i8
    %22 = llvm.getelementptr %18[20] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c1_i8, %22 : i8, !llvm.ptr
    %23 = llvm.getelementptr %18[21] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c27_i8, %23 : i8, !llvm.ptr
    %c2_i8 = arith.constant 2 : i8
    %24 = llvm.getelementptr %18[22] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c2_i8, %24 : i8, !llvm.ptr
    %c0_i8 = arith.constant 0 : i8
    %25 = llvm.getelementptr %18[23] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c0_i8, %25 : i8, !llvm.ptr
    %26 = llvm.getelementptr %18[24] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c1_i64_3, %26 : i64, !llvm.ptr
    %27 = llvm.getelementptr %18[32] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c0_i64_2, %27 : i64, !llvm.ptr
    %28 = llvm.getelementptr %18[40] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %c4_i64, %28 : i64, !llvm.ptr
    %c0_i64_4 = arith.constant 0 : i64
    %c1_i64_5 = arith.constant 1 : i64
    %29 = arith.subi %3, %c1_i64_5 : i64
    %30 = acc.bounds lowerbound(%c0_i64_4 : i64) upperbound(%29 : i64) extent(%3 : i64) stride(%6 : i64) startIdx(%c1_i64 : i64) {strideInBytes = true}
    %31 = acc.present varPtr(%0 : !llvm.ptr) varType(f32) bounds(%30) -> !llvm.ptr {name = "d"}
    %32 = arith.index_cast %11 : index to i64
    %c4_i64_6 = arith.constant 4 : i64
    %c1_i64_7 = arith.constant 1 : i64
    %c0_i64_8 = arith.constant 0 : i64
    %c1_i64_9 = arith.constant 1 : i64
    %33 = arith.subi %32, %c1_i64_9 : i64
    %34 = acc.bounds lowerbound(%c0_i64_8 : i64) upperbound(%33 : i64) extent(%32 : i64) stride(%c4_i64_6 : i64) startIdx(%c1_i64_7 : i64) {strideInBytes = true}
    %35 = acc.create varPtr(%16 : !llvm.ptr) varType(f32) bounds(%34) -> !llvm.ptr {name = "v"}
    %36 = llvm.load %18 : !llvm.ptr -> !llvm.ptr
    %37 = llvm.getelementptr %18[24] : (!llvm.ptr) -> !llvm.ptr, i8
    %38 = llvm.load %37 : !llvm.ptr -> !llvm.ptr
    %39 = llvm.ptrtoint %38 : !llvm.ptr to i64
    %40 = llvm.getelementptr %18[32] : (!llvm.ptr) -> !llvm.ptr, i8
    %41 = llvm.load %40 : !llvm.ptr -> !llvm.ptr
    %42 = llvm.ptrtoint %41 : !llvm.ptr to i64
    %43 = llvm.getelementptr %18[40] : (!llvm.ptr) -> !llvm.ptr, i8
    %44 = llvm.load %43 : !llvm.ptr -> !llvm.ptr
    %45 = llvm.ptrtoint %44 {accc.expect = 4 : i64} : !llvm.ptr to i64
    %46 = llvm.mlir.zero : !llvm.ptr
    %47 = llvm.icmp "eq" %36, %46 : !llvm.ptr
    %c0_i64_10 = arith.constant 0 : i64
    %48 = arith.select %47, %c0_i64_10, %42 : i64
    %c0_i64_11 = arith.constant 0 : i64
    %c1_i64_12 = arith.constant 1 : i64
    %49 = arith.subi %48, %c1_i64_12 : i64
    %50 = acc.bounds lowerbound(%c0_i64_11 : i64) upperbound(%49 : i64) extent(%48 : i64) stride(%45 : i64) startIdx(%39 : i64) {strideInBytes = true}
    %51 = acc.create varPtr(%36 : !llvm.ptr) varType(f32) bounds(%50) -> !llvm.ptr {name = "a"}
    %52 = acc.copyin varPtr(%17 : !llvm.ptr) varType(!llvm.array<4 x f32>) -> !llvm.ptr {name = "w"}
    %53 = acc.declare_enter dataOperands(%31, %35, %51, %52 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr)
    %54 = llvm.load %18 : !llvm.ptr -> !llvm.ptr
    %55 = llvm.load %arg0 : !llvm.ptr -> i32
    %56 = arith.index_cast %55 : i32 to index
    %c0_13 = arith.constant 0 : index
    %57 = arith.cmpi sgt, %56, %c0_13 : index
    %58 = arith.select %57, %56, %c0_13 : index
    %59 = llvm.ptrtoint %54 : !llvm.ptr to i64
    %c0_i64_14 = arith.constant 0 : i64
    %60 = arith.cmpi ne, %59, %c0_i64_14 : i64
    scf.if %60 {
      %119 = llvm.mlir.addressof @_QQclX2F746D702F776F726B2F6431392F6465636C2E66393000 : !llvm.ptr
      %c11_i32 = arith.constant 11 : i32
      %120 = llvm.mlir.addressof @_QQclX417474656D7074696E6720746F20616C6C6F6361746520616C726561647920616C6C6F6361746564207661726961626C652027612700 : !llvm.ptr
      func.call @_FortranAReportFatalUserError(%120, %119, %c11_i32) : (!llvm.ptr, !llvm.ptr, i32) -> ()
    } else {
      %119 = arith.index_cast %58 : index to i64
      %c4_i64_29 = arith.constant 4 : i64
      %120 = arith.muli %119, %c4_i64_29 : i64
      %c1_i64_30 = arith.constant 1 : i64
      %121 = arith.maxsi %120, %c1_i64_30 : i64
      %122 = arith.index_cast %58 : index to i64
      %123 = arith.sitofp %122 : i64 to f64
      %cst = arith.constant 0x4270000000000000 : f64
      %124 = arith.cmpf ogt, %123, %cst : f64
      %c4611686018427387904_i64 = arith.constant 4611686018427387904 : i64
      %125 = arith.select %124, %c4611686018427387904_i64, %121 : i64
      %126 = func.call @_FortranAAllocateMemory(%125) : (i64) -> !llvm.ptr
      %127 = arith.index_cast %58 : index to i64
      %c4_i64_31 = arith.constant 4 : i64
      %c1_i64_32 = arith.constant 1 : i64
      %c27_i8_33 = arith.constant 27 : i8
      llvm.store %126, %18 : !llvm.ptr, !llvm.ptr
      %128 = llvm.getelementptr %18[8] : (!llvm.ptr) -> !llvm.ptr, i8
      llvm.store %c4_i64_31, %128 : i64, !llvm.ptr
      %c20240719_i32_34 = arith.constant 20240719 : i32
      %129 = llvm.getelementptr %18[16] : (!llvm.ptr) -> !llvm.ptr, i8
      llvm.store %c20240719_i32_34, %129 : i32, !llvm.ptr
      %c1_i8_35 = arith.constant 1 : i8
      %130 = llvm.getelementptr %18[20] : (!llvm.ptr) -> !llvm.ptr, i8
      llvm.store %c1_i8_35, %130 : i8, !llvm.ptr
      %131 = llvm.getelementptr %18[21] : (!llvm.ptr) -> !llvm.ptr, i8
      llvm.store %c27_i8_33, %131 : i8, !llvm.ptr
      %c2_i8_36 = arith.constant 2 : i8
      %132 = llvm.getelementptr %18[22] : (!llvm.ptr) -> !llvm.ptr, i8
      llvm.store %c2_i8_36, %132 : i8, !llvm.ptr
      %c0_i8_37 = arith.constant 0 : i8
      %133 = llvm.getelementptr %18[23] : (!llvm.ptr) -> !llvm.ptr, i8
      llvm.store %c0_i8_37, %133 : i8, !llvm.ptr
      %134 = llvm.getelementptr %18[24] : (!llvm.ptr) -> !llvm.ptr, i8
      llvm.store %c1_i64_32, %134 : i64, !llvm.ptr
      %135 = llvm.getelementptr %18[32] : (!llvm.ptr) -> !llvm.ptr, i8
      llvm.store %127, %135 : i64, !llvm.ptr
      %136 = llvm.getelementptr %18[40] : (!llvm.ptr) -> !llvm.ptr, i8
      llvm.store %c4_i64_31, %136 : i64, !llvm.ptr
      %137 = llvm.load %18 : !llvm.ptr -> !llvm.ptr
      %138 = llvm.getelementptr %18[24] : (!llvm.ptr) -> !llvm.ptr, i8
      %139 = llvm.load %138 : !llvm.ptr -> !llvm.ptr
      %140 = llvm.ptrtoint %139 : !llvm.ptr to i64
      %141 = llvm.getelementptr %18[32] : (!llvm.ptr) -> !llvm.ptr, i8
      %142 = llvm.load %141 : !llvm.ptr -> !llvm.ptr
      %143 = llvm.ptrtoint %142 : !llvm.ptr to i64
      %144 = llvm.getelementptr %18[40] : (!llvm.ptr) -> !llvm.ptr, i8
      %145 = llvm.load %144 : !llvm.ptr -> !llvm.ptr
      %146 = llvm.ptrtoint %145 {accc.expect = 4 : i64} : !llvm.ptr to i64
      %147 = llvm.mlir.zero : !llvm.ptr
      %148 = llvm.icmp "eq" %137, %147 : !llvm.ptr
      %c0_i64_38 = arith.constant 0 : i64
      %149 = arith.select %148, %c0_i64_38, %143 : i64
      %c0_i64_39 = arith.constant 0 : i64
      %c1_i64_40 = arith.constant 1 : i64
      %150 = arith.subi %149, %c1_i64_40 : i64
      %151 = acc.bounds lowerbound(%c0_i64_39 : i64) upperbound(%150 : i64) extent(%149 : i64) stride(%146 : i64) startIdx(%140 : i64) {strideInBytes = true}
      %152 = acc.create varPtr(%137 : !llvm.ptr) varType(f32) bounds(%151) -> !llvm.ptr {implicit = true, name = "a"}
      %153 = acc.declare_enter dataOperands(%152 : !llvm.ptr)
    }
    %c0_i64_15 = arith.constant 0 : i64
    %c1_i64_16 = arith.constant 1 : i64
    %61 = arith.subi %3, %c1_i64_16 : i64
    %62 = acc.bounds lowerbound(%c0_i64_15 : i64) upperbound(%61 : i64) extent(%3 : i64) stride(%6 : i64) startIdx(%c1_i64 : i64) {strideInBytes = true}
    %63 = acc.present varPtr(%0 : !llvm.ptr) varType(f32) bounds(%62) -> !llvm.ptr {implicit = true, name = "d"}
    %64 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
    %65 = llvm.getelementptr %7[24] : (!llvm.ptr) -> !llvm.ptr, i8
    %66 = llvm.load %65 : !llvm.ptr -> !llvm.ptr
    %67 = llvm.ptrtoint %66 : !llvm.ptr to i64
    %68 = llvm.getelementptr %7[32] : (!llvm.ptr) -> !llvm.ptr, i8
    %69 = llvm.load %68 : !llvm.ptr -> !llvm.ptr
    %70 = llvm.ptrtoint %69 : !llvm.ptr to i64
    %71 = llvm.getelementptr %7[40] : (!llvm.ptr) -> !llvm.ptr, i8
    %72 = llvm.load %71 : !llvm.ptr -> !llvm.ptr
    %73 = llvm.ptrtoint %72 {accc.expect = 4 : i64} : !llvm.ptr to i64
    %74 = llvm.mlir.zero : !llvm.ptr
    %75 = llvm.icmp "eq" %64, %74 : !llvm.ptr
    %c0_i64_17 = arith.constant 0 : i64
    %76 = arith.select %75, %c0_i64_17, %70 : i64
    %c0_i64_18 = arith.constant 0 : i64
    %c1_i64_19 = arith.constant 1 : i64
    %77 = arith.subi %76, %c1_i64_19 : i64
    %78 = acc.bounds lowerbound(%c0_i64_18 : i64) upperbound(%77 : i64) extent(%76 : i64) stride(%73 : i64) startIdx(%67 : i64) {strideInBytes = true}
    %79 = acc.present varPtr(%64 : !llvm.ptr) varType(i32) bounds(%78) -> !llvm.ptr {implicit = true, name = "g"}
    %80 = llvm.load %18 : !llvm.ptr -> !llvm.ptr
    %81 = llvm.getelementptr %18[24] : (!llvm.ptr) -> !llvm.ptr, i8
    %82 = llvm.load %81 : !llvm.ptr -> !llvm.ptr
    %83 = llvm.ptrtoint %82 : !llvm.ptr to i64
    %84 = llvm.getelementptr %18[32] : (!llvm.ptr) -> !llvm.ptr, i8
    %85 = llvm.load %84 : !llvm.ptr -> !llvm.ptr
    %86 = llvm.ptrtoint %85 : !llvm.ptr to i64
    %87 = llvm.getelementptr %18[40] : (!llvm.ptr) -> !llvm.ptr, i8
    %88 = llvm.load %87 : !llvm.ptr -> !llvm.ptr
    %89 = llvm.ptrtoint %88 {accc.expect = 4 : i64} : !llvm.ptr to i64
    %90 = llvm.mlir.zero : !llvm.ptr
    %91 = llvm.icmp "eq" %80, %90 : !llvm.ptr
    %c0_i64_20 = arith.constant 0 : i64
    %92 = arith.select %91, %c0_i64_20, %86 : i64
    %c0_i64_21 = arith.constant 0 : i64
    %c1_i64_22 = arith.constant 1 : i64
    %93 = arith.subi %92, %c1_i64_22 : i64
    %94 = acc.bounds lowerbound(%c0_i64_21 : i64) upperbound(%93 : i64) extent(%92 : i64) stride(%89 : i64) startIdx(%83 : i64) {strideInBytes = true}
    %95 = acc.present varPtr(%80 : !llvm.ptr) varType(f32) bounds(%94) -> !llvm.ptr {implicit = true, name = "a"}
    %96 = acc.present varPtr(%17 : !llvm.ptr) varType(!llvm.array<4 x f32>) -> !llvm.ptr {implicit = true, name = "w"}
    %c0_i64_23 = arith.constant 0 : i64
    %c1_i64_24 = arith.constant 1 : i64
    %97 = arith.subi %32, %c1_i64_24 : i64
    %98 = acc.bounds lowerbound(%c0_i64_23 : i64) upperbound(%97 : i64) extent(%32 : i64) stride(%c4_i64_6 : i64) startIdx(%c1_i64_7 : i64) {strideInBytes = true}
    %99 = acc.present varPtr(%16 : !llvm.ptr) varType(f32) bounds(%98) -> !llvm.ptr {implicit = true, name = "v"}
    acc.serial dataOperands(%63, %79, %95, %96, %99 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      %119 = arith.index_cast %67 : i64 to index
      %120 = arith.index_cast %76 : i64 to index
      %121 = arith.index_cast %67 : i64 to index
      %c1_i32 = arith.constant 1 : i32
      %c1 = arith.constant 1 : index
      %c1_29 = arith.constant 1 : index
      %122 = arith.addi %120, %c1_29 : index
      scf.for %arg2 = %c1 to %122 step %c1 {
        %c1_31 = arith.constant 1 : index
        %133 = arith.subi %121, %c1_31 : index
        %134 = arith.addi %arg2, %133 : index
        %135 = arith.index_cast %121 : index to i64
        %136 = arith.index_cast %134 : index to i64
        %137 = arith.subi %136, %135 : i64
        %138 = arith.muli %137, %73 : i64
        %139 = llvm.getelementptr %79[%138] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        %140 = llvm.load %139 : !llvm.ptr -> i32
        %141 = arith.addi %140, %c1_i32 : i32
        %c1_32 = arith.constant 1 : index
        %142 = arith.subi %119, %c1_32 : index
        %143 = arith.addi %arg2, %142 : index
        %144 = arith.index_cast %119 : index to i64
        %145 = arith.index_cast %143 : index to i64
        %146 = arith.subi %145, %144 : i64
        %147 = arith.muli %146, %73 : i64
        %148 = llvm.getelementptr %79[%147] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        llvm.store %141, %148 : i32, !llvm.ptr
      }
      %123 = llvm.load %63 : !llvm.ptr -> f32
      %124 = arith.index_cast %83 : i64 to index
      %125 = arith.index_cast %124 : index to i64
      %c0_i64_30 = arith.constant 0 : i64
      %126 = arith.subi %c0_i64_30, %125 : i64
      %127 = llvm.getelementptr %95[%126] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %128 = llvm.getelementptr %127[1] : (!llvm.ptr) -> !llvm.ptr, f32
      %129 = llvm.load %128 : !llvm.ptr -> f32
      %130 = arith.addf %123, %129 fastmath<contract> : f32
      %131 = llvm.load %96 : !llvm.ptr -> f32
      %132 = arith.addf %130, %131 fastmath<contract> : f32
      llvm.store %132, %99 : f32, !llvm.ptr
      acc.yield
    }
    acc.delete accPtr(%99 : !llvm.ptr) bounds(%98) {dataClause = #acc<data_clause acc_present>, implicit = true, name = "v"}
    acc.delete accPtr(%96 : !llvm.ptr) {dataClause = #acc<data_clause acc_present>, implicit = true, name = "w"}
    acc.delete accPtr(%95 : !llvm.ptr) bounds(%94) {dataClause = #acc<data_clause acc_present>, implicit = true, name = "a"}
    acc.delete accPtr(%79 : !llvm.ptr) bounds(%78) {dataClause = #acc<data_clause acc_present>, implicit = true, name = "g"}
    acc.delete accPtr(%63 : !llvm.ptr) bounds(%62) {dataClause = #acc<data_clause acc_present>, implicit = true, name = "d"}
    %100 = llvm.load %18 : !llvm.ptr -> !llvm.ptr
    %101 = llvm.getelementptr %18[24] : (!llvm.ptr) -> !llvm.ptr, i8
    %102 = llvm.load %101 : !llvm.ptr -> !llvm.ptr
    %103 = llvm.ptrtoint %102 : !llvm.ptr to i64
    %104 = llvm.getelementptr %18[32] : (!llvm.ptr) -> !llvm.ptr, i8
    %105 = llvm.load %104 : !llvm.ptr -> !llvm.ptr
    %106 = llvm.ptrtoint %105 : !llvm.ptr to i64
    %107 = llvm.getelementptr %18[40] : (!llvm.ptr) -> !llvm.ptr, i8
    %108 = llvm.load %107 : !llvm.ptr -> !llvm.ptr
    %109 = llvm.ptrtoint %108 {accc.expect = 4 : i64} : !llvm.ptr to i64
    %110 = llvm.mlir.zero : !llvm.ptr
    %111 = llvm.icmp "eq" %100, %110 : !llvm.ptr
    %c0_i64_25 = arith.constant 0 : i64
    %112 = arith.select %111, %c0_i64_25, %106 : i64
    %c0_i64_26 = arith.constant 0 : i64
    %c1_i64_27 = arith.constant 1 : i64
    %113 = arith.subi %112, %c1_i64_27 : i64
    %114 = acc.bounds lowerbound(%c0_i64_26 : i64) upperbound(%113 : i64) extent(%112 : i64) stride(%109 : i64) startIdx(%103 : i64) {strideInBytes = true}
    %115 = acc.getdeviceptr varPtr(%100 : !llvm.ptr) varType(f32) bounds(%114) -> !llvm.ptr {dataClause = #acc<data_clause acc_create>, name = "a"}
    acc.declare_exit token(%53) dataOperands(%35, %115, %52, %31 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr)
    acc.delete accPtr(%35 : !llvm.ptr) bounds(%34) {dataClause = #acc<data_clause acc_create>, name = "v"}
    acc.delete accPtr(%115 : !llvm.ptr) bounds(%114) {dataClause = #acc<data_clause acc_create>, name = "a"}
    acc.delete accPtr(%52 : !llvm.ptr) {dataClause = #acc<data_clause acc_copyin>, name = "w"}
    acc.delete accPtr(%31 : !llvm.ptr) bounds(%30) {dataClause = #acc<data_clause acc_present>, name = "d"}
    %116 = llvm.load %18 : !llvm.ptr -> !llvm.ptr
    %117 = llvm.ptrtoint %116 : !llvm.ptr to i64
    %c0_i64_28 = arith.constant 0 : i64
    %118 = arith.cmpi ne, %117, %c0_i64_28 : i64
    scf.if %118 {
      %119 = llvm.load %18 : !llvm.ptr -> !llvm.ptr
      %120 = llvm.load %18 : !llvm.ptr -> !llvm.ptr
      %121 = llvm.getelementptr %18[24] : (!llvm.ptr) -> !llvm.ptr, i8
      %122 = llvm.load %121 : !llvm.ptr -> !llvm.ptr
      %123 = llvm.ptrtoint %122 : !llvm.ptr to i64
      %124 = llvm.getelementptr %18[32] : (!llvm.ptr) -> !llvm.ptr, i8
      %125 = llvm.load %124 : !llvm.ptr -> !llvm.ptr
      %126 = llvm.ptrtoint %125 : !llvm.ptr to i64
      %127 = llvm.getelementptr %18[40] : (!llvm.ptr) -> !llvm.ptr, i8
      %128 = llvm.load %127 : !llvm.ptr -> !llvm.ptr
      %129 = llvm.ptrtoint %128 {accc.expect = 4 : i64} : !llvm.ptr to i64
      %130 = llvm.mlir.zero : !llvm.ptr
      %131 = llvm.icmp "eq" %120, %130 : !llvm.ptr
      %c0_i64_29 = arith.constant 0 : i64
      %132 = arith.select %131, %c0_i64_29, %126 : i64
      %c0_i64_30 = arith.constant 0 : i64
      %c1_i64_31 = arith.constant 1 : i64
      %133 = arith.subi %132, %c1_i64_31 : i64
      %134 = acc.bounds lowerbound(%c0_i64_30 : i64) upperbound(%133 : i64) extent(%132 : i64) stride(%129 : i64) startIdx(%123 : i64) {strideInBytes = true}
      %135 = acc.getdeviceptr varPtr(%120 : !llvm.ptr) varType(f32) bounds(%134) -> !llvm.ptr {dataClause = #acc<data_clause acc_create>, implicit = true}
      acc.declare_exit dataOperands(%135 : !llvm.ptr)
      acc.delete accPtr(%135 : !llvm.ptr) bounds(%134) {dataClause = #acc<data_clause acc_create>, implicit = true}
      func.call @free(%119) : (!llvm.ptr) -> ()
      %136 = llvm.mlir.zero : !llvm.ptr
      %c0_i64_32 = arith.constant 0 : i64
      %c4_i64_33 = arith.constant 4 : i64
      %c1_i64_34 = arith.constant 1 : i64
      %c27_i8_35 = arith.constant 27 : i8
      llvm.store %136, %18 : !llvm.ptr, !llvm.ptr
      %137 = llvm.getelementptr %18[8] : (!llvm.ptr) -> !llvm.ptr, i8
      llvm.store %c4_i64_33, %137 : i64, !llvm.ptr
      %c20240719_i32_36 = arith.constant 20240719 : i32
      %138 = llvm.getelementptr %18[16] : (!llvm.ptr) -> !llvm.ptr, i8
      llvm.store %c20240719_i32_36, %138 : i32, !llvm.ptr
      %c1_i8_37 = arith.constant 1 : i8
      %139 = llvm.getelementptr %18[20] : (!llvm.ptr) -> !llvm.ptr, i8
      llvm.store %c1_i8_37, %139 : i8, !llvm.ptr
      %140 = llvm.getelementptr %18[21] : (!llvm.ptr) -> !llvm.ptr, i8
      llvm.store %c27_i8_35, %140 : i8, !llvm.ptr
      %c2_i8_38 = arith.constant 2 : i8
      %141 = llvm.getelementptr %18[22] : (!llvm.ptr) -> !llvm.ptr, i8
      llvm.store %c2_i8_38, %141 : i8, !llvm.ptr
      %c0_i8_39 = arith.constant 0 : i8
      %142 = llvm.getelementptr %18[23] : (!llvm.ptr) -> !llvm.ptr, i8
      llvm.store %c0_i8_39, %142 : i8, !llvm.ptr
      %143 = llvm.getelementptr %18[24] : (!llvm.ptr) -> !llvm.ptr, i8
      llvm.store %c1_i64_34, %143 : i64, !llvm.ptr
      %144 = llvm.getelementptr %18[32] : (!llvm.ptr) -> !llvm.ptr, i8
      llvm.store %c0_i64_32, %144 : i64, !llvm.ptr
      %145 = llvm.getelementptr %18[40] : (!llvm.ptr) -> !llvm.ptr, i8
      llvm.store %c4_i64_33, %145 : i64, !llvm.ptr
    }
    scf.if %13 {
      func.call @free(%16) : (!llvm.ptr) -> ()
    }
    return
  }
  llvm.mlir.global linkonce constant @_QQclX2F746D702F776F726B2F6431392F6465636C2E66393000("/tmp/work/d19/decl.f90\00") {addr_space = 0 : i32}
  llvm.mlir.global linkonce constant @_QQclX417474656D7074696E6720746F20616C6C6F6361746520616C726561647920616C6C6F6361746564207661726961626C652027612700("Attempting to allocate already allocated variable 'a'\00") {addr_space = 0 : i32}
  func.func private @_FortranAReportFatalUserError(!llvm.ptr, !llvm.ptr, i32)
  func.func private @_FortranAAllocateMemory(i64) -> !llvm.ptr
  func.func private @free(!llvm.ptr)
}
