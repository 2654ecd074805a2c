module {
  func.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr {llvm.byval = !llvm.struct<"mesh", (i32, ptr, array<4 x f64>)>}, %arg2: !llvm.ptr, %arg3: i32, %arg4: i32) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x !llvm.array<10 x f32> : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x !llvm.array<4 x array<5 x f32>> : (i32) -> !llvm.ptr
    %6 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg3, %2 : i32, !llvm.ptr
    llvm.store %arg4, %3 : i32, !llvm.ptr
    %c3_i32 = arith.constant 3 : i32
    llvm.store %c3_i32, %6 : i32, !llvm.ptr
    %8 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %9 = llvm.load %2 : !llvm.ptr -> i32
    %10 = arith.index_cast %9 : i32 to index
    %11 = llvm.load %3 : !llvm.ptr -> i32
    %12 = arith.index_cast %11 : i32 to index
    %c1 = arith.constant 1 : index
    %13 = arith.subi %12, %c1 : index
    %14 = arith.addi %10, %13 : index
    %c1_0 = arith.constant 1 : index
    %15 = acc.bounds lowerbound(%10 : index) upperbound(%14 : index) extent(%12 : index) stride(%c1_0 : index) startIdx(%c0 : index)
    %16 = acc.copyin varPtr(%8 : !llvm.ptr) varType(f32) bounds(%15) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "a[lo:len]"}
    %17 = acc.copyin varPtr(%4 : !llvm.ptr) varType(!llvm.array<10 x f32>) -> !llvm.ptr {dataClause = #acc<data_clause acc_copyin_readonly>, name = "local"}
    %c0_1 = arith.constant 0 : index
    %c1_2 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c2_3 = arith.constant 2 : index
    %c0_4 = arith.constant 0 : index
    %c0_5 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %c4 = arith.constant 4 : index
    %c1_6 = arith.constant 1 : index
    %18 = acc.bounds lowerbound(%c0_5 : index) upperbound(%c4 : index) extent(%c5 : index) stride(%c1_6 : index) startIdx(%c0_4 : index)
    %19 = acc.bounds lowerbound(%c1_2 : index) upperbound(%c2_3 : index) extent(%c2 : index) stride(%c1_6 : index) startIdx(%c0_1 : index)
    %20 = acc.create varPtr(%5 : !llvm.ptr) varType(!llvm.array<4 x array<5 x f32>>) bounds(%18, %19) -> !llvm.ptr {dataClause = #acc<data_clause acc_copyout_zero>, name = "grid[1:2][0:5]"}
    %21 = acc.create varPtr(%arg1 : !llvm.ptr) varType(!llvm.struct<"mesh", (i32, ptr, array<4 x f64>)>) -> !llvm.ptr {dataClause = #acc<data_clause acc_create_zero>, name = "s"}
    %22 = llvm.load %3 : !llvm.ptr -> i32
    %c0_i32 = arith.constant 0 : i32
    %23 = arith.cmpi sgt, %22, %c0_i32 : i32
    acc.data if(%23) dataOperands(%16, %17, %20, %21 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      %cst = arith.constant 1.000000e+00 : f32
      %c0_i64 = arith.constant 0 : i64
      %105 = llvm.getelementptr %4[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %cst, %105 : f32, !llvm.ptr
      %106 = llvm.load %6 : !llvm.ptr -> i32
      %107 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
      %c0_48 = arith.constant 0 : index
      %c0_49 = arith.constant 0 : index
      %108 = llvm.load %3 : !llvm.ptr -> i32
      %109 = arith.index_cast %108 : i32 to index
      %c1_50 = arith.constant 1 : index
      %110 = arith.subi %109, %c1_50 : index
      %c1_51 = arith.constant 1 : index
      %111 = acc.bounds lowerbound(%c0_49 : index) upperbound(%110 : index) extent(%109 : index) stride(%c1_51 : index) startIdx(%c0_48 : index)
      %112 = acc.getdeviceptr varPtr(%107 : !llvm.ptr) varType(f32) bounds(%111) async(%106 : i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_update_self>, name = "a[0:len]", structured = false}
      %113 = acc.getdeviceptr varPtr(%5 : !llvm.ptr) varType(!llvm.array<4 x array<5 x f32>>) async(%106 : i32) -> !llvm.ptr {dataClause = #acc<data_clause acc_update_self>, name = "grid", structured = false}
      %c0_52 = arith.constant 0 : index
      %c2_53 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %c4_54 = arith.constant 4 : index
      %c1_55 = arith.constant 1 : index
      %114 = acc.bounds lowerbound(%c2_53 : index) upperbound(%c4_54 : index) extent(%c3 : index) stride(%c1_55 : index) startIdx(%c0_52 : index)
      %115 = acc.update_device varPtr(%4 : !llvm.ptr) varType(!llvm.array<10 x f32>) bounds(%114) async(%106 : i32) -> !llvm.ptr {name = "local[2:3]", structured = false}
      acc.update async(%106 : i32) dataOperands(%112, %113, %115 : !llvm.ptr, !llvm.ptr, !llvm.ptr) attributes {ifPresent}
      acc.update_host accPtr(%113 : !llvm.ptr) async(%106 : i32) to varPtr(%5 : !llvm.ptr) varType(!llvm.array<4 x array<5 x f32>>) {dataClause = #acc<data_clause acc_update_self>, name = "grid", structured = false}
      acc.update_host accPtr(%112 : !llvm.ptr) bounds(%111) async(%106 : i32) to varPtr(%107 : !llvm.ptr) varType(f32) {dataClause = #acc<data_clause acc_update_self>, name = "a[0:len]", structured = false}
      %116 = acc.present varPtr(%4 : !llvm.ptr) varType(!llvm.array<10 x f32>) -> !llvm.ptr {name = "local"}
      %117 = acc.nocreate varPtr(%5 : !llvm.ptr) varType(!llvm.array<4 x array<5 x f32>>) -> !llvm.ptr {name = "grid"}
      %118 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
      %119 = acc.deviceptr varPtr(%118 : !llvm.ptr) varType(f32) -> !llvm.ptr {name = "a"}
      acc.data dataOperands(%116, %117, %119 : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
        acc.terminator
      }
      acc.delete accPtr(%117 : !llvm.ptr) {dataClause = #acc<data_clause acc_no_create>, name = "grid"}
      acc.delete accPtr(%116 : !llvm.ptr) {dataClause = #acc<data_clause acc_present>, name = "local"}
      acc.terminator
    }
    acc.delete accPtr(%21 : !llvm.ptr) {dataClause = #acc<data_clause acc_create_zero>, name = "s"}
    acc.copyout accPtr(%20 : !llvm.ptr) bounds(%18, %19) to varPtr(%5 : !llvm.ptr) varType(!llvm.array<4 x array<5 x f32>>) {dataClause = #acc<data_clause acc_copyout_zero>, name = "grid[1:2][0:5]"}
    acc.delete accPtr(%17 : !llvm.ptr) {dataClause = #acc<data_clause acc_copyin_readonly>, name = "local"}
    acc.copyout accPtr(%16 : !llvm.ptr) bounds(%15) to varPtr(%8 : !llvm.ptr) varType(f32) {dataClause = #acc<data_clause acc_copy>, name = "a[lo:len]"}
    %24 = llvm.load %6 : !llvm.ptr -> i32
    %25 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %c0_7 = arith.constant 0 : index
    %c0_8 = arith.constant 0 : index
    %c1_9 = arith.constant 1 : index
    %c0_10 = arith.constant 0 : index
    %c1_11 = arith.constant 1 : index
    %26 = acc.bounds lowerbound(%c0_8 : index) upperbound(%c0_10 : index) extent(%c1_9 : index) stride(%c1_11 : index) startIdx(%c0_7 : index)
    %27 = acc.copyin varPtr(%25 : !llvm.ptr) varType(!llvm.struct<"mesh", (i32, ptr, array<4 x f64>)>) bounds(%26) async(%24 : i32) -> !llvm.ptr {name = "m[0:1]", structured = false}
    %28 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %29 = llvm.getelementptr %28[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"mesh", (i32, ptr, array<4 x f64>)>
    %30 = llvm.load %29 : !llvm.ptr -> !llvm.ptr
    %c0_12 = arith.constant 0 : index
    %c0_13 = arith.constant 0 : index
    %31 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %32 = llvm.getelementptr %31[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"mesh", (i32, ptr, array<4 x f64>)>
    %33 = llvm.load %32 : !llvm.ptr -> i32
    %34 = arith.index_cast %33 : i32 to index
    %c1_14 = arith.constant 1 : index
    %35 = arith.subi %34, %c1_14 : index
    %c1_15 = arith.constant 1 : index
    %36 = acc.bounds lowerbound(%c0_13 : index) upperbound(%35 : index) extent(%34 : index) stride(%c1_15 : index) startIdx(%c0_12 : index)
    %37 = acc.create varPtr(%30 : !llvm.ptr) varType(f64) varPtrPtr(%29 : !llvm.ptr) bounds(%36) async(%24 : i32) -> !llvm.ptr {name = "m->x[0:m->n]", structured = false}
    %38 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %39 = llvm.getelementptr %38[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"mesh", (i32, ptr, array<4 x f64>)>
    %40 = acc.attach varPtr(%39 : !llvm.ptr) varType(!llvm.struct<(ptr)>) async(%24 : i32) -> !llvm.ptr {name = "m->x", structured = false}
    %c1_i32_16 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    acc.enter_data async(%24 : i32) wait(%c1_i32_16, %c2_i32 : i32, i32) dataOperands(%27, %37, %40 : !llvm.ptr, !llvm.ptr, !llvm.ptr)
    %41 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %42 = llvm.getelementptr %41[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"mesh", (i32, ptr, array<4 x f64>)>
    %43 = llvm.load %42 : !llvm.ptr -> !llvm.ptr
    %c0_17 = arith.constant 0 : index
    %44 = llvm.load %2 : !llvm.ptr -> i32
    %45 = arith.index_cast %44 : i32 to index
    %46 = llvm.load %3 : !llvm.ptr -> i32
    %47 = arith.index_cast %46 : i32 to index
    %c1_18 = arith.constant 1 : index
    %48 = arith.subi %47, %c1_18 : index
    %49 = arith.addi %45, %48 : index
    %c1_19 = arith.constant 1 : index
    %50 = acc.bounds lowerbound(%45 : index) upperbound(%49 : index) extent(%47 : index) stride(%c1_19 : index) startIdx(%c0_17 : index)
    %51 = acc.getdeviceptr varPtr(%43 : !llvm.ptr) varType(f64) varPtrPtr(%42 : !llvm.ptr) bounds(%50) -> !llvm.ptr {dataClause = #acc<data_clause acc_update_host>, name = "m->x[lo:len]", structured = false}
    %52 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %53 = llvm.getelementptr %52[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"mesh", (i32, ptr, array<4 x f64>)>
    %c0_20 = arith.constant 0 : index
    %c1_21 = arith.constant 1 : index
    %c2_22 = arith.constant 2 : index
    %c2_23 = arith.constant 2 : index
    %c1_24 = arith.constant 1 : index
    %54 = acc.bounds lowerbound(%c1_21 : index) upperbound(%c2_23 : index) extent(%c2_22 : index) stride(%c1_24 : index) startIdx(%c0_20 : index)
    %55 = acc.getdeviceptr varPtr(%53 : !llvm.ptr) varType(!llvm.array<4 x f64>) bounds(%54) -> !llvm.ptr {dataClause = #acc<data_clause acc_update_host>, name = "m->y[1:2]", structured = false}
    %56 = llvm.load %6 : !llvm.ptr -> i32
    acc.update wait({%56 : i32}) dataOperands(%51, %55 : !llvm.ptr, !llvm.ptr)
    acc.update_host accPtr(%55 : !llvm.ptr) bounds(%54) to varPtr(%53 : !llvm.ptr) varType(!llvm.array<4 x f64>) {name = "m->y[1:2]", structured = false}
    acc.update_host accPtr(%51 : !llvm.ptr) bounds(%50) to varPtr(%43 : !llvm.ptr) varType(f64) {name = "m->x[lo:len]", structured = false}
    %57 = llvm.load %6 : !llvm.ptr -> i32
    %c0_i32_25 = arith.constant 0 : i32
    %58 = arith.cmpi ne, %57, %c0_i32_25 : i32
    %59 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %60 = llvm.getelementptr %59[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"mesh", (i32, ptr, array<4 x f64>)>
    %61 = llvm.load %60 : !llvm.ptr -> !llvm.ptr
    %c0_26 = arith.constant 0 : index
    %c0_27 = arith.constant 0 : index
    %62 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %63 = llvm.getelementptr %62[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"mesh", (i32, ptr, array<4 x f64>)>
    %64 = llvm.load %63 : !llvm.ptr -> i32
    %65 = arith.index_cast %64 : i32 to index
    %c1_28 = arith.constant 1 : index
    %66 = arith.subi %65, %c1_28 : index
    %c1_29 = arith.constant 1 : index
    %67 = acc.bounds lowerbound(%c0_27 : index) upperbound(%66 : index) extent(%65 : index) stride(%c1_29 : index) startIdx(%c0_26 : index)
    %68 = acc.getdeviceptr varPtr(%61 : !llvm.ptr) varType(f64) varPtrPtr(%60 : !llvm.ptr) bounds(%67) -> !llvm.ptr {dataClause = #acc<data_clause acc_copyout>, name = "m->x[0:m->n]", structured = false}
    %69 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %70 = llvm.getelementptr %69[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"mesh", (i32, ptr, array<4 x f64>)>
    %71 = acc.getdeviceptr varPtr(%70 : !llvm.ptr) varType(!llvm.struct<(ptr)>) -> !llvm.ptr {dataClause = #acc<data_clause acc_detach>, name = "m->x", structured = false}
    %72 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %c0_30 = arith.constant 0 : index
    %c0_31 = arith.constant 0 : index
    %c1_32 = arith.constant 1 : index
    %c0_33 = arith.constant 0 : index
    %c1_34 = arith.constant 1 : index
    %73 = acc.bounds lowerbound(%c0_31 : index) upperbound(%c0_33 : index) extent(%c1_32 : index) stride(%c1_34 : index) startIdx(%c0_30 : index)
    %74 = acc.getdeviceptr varPtr(%72 : !llvm.ptr) varType(!llvm.struct<"mesh", (i32, ptr, array<4 x f64>)>) bounds(%73) -> !llvm.ptr {dataClause = #acc<data_clause acc_delete>, name = "m[0:1]", structured = false}
    acc.exit_data if(%58) dataOperands(%68, %71, %74 : !llvm.ptr, !llvm.ptr, !llvm.ptr) attributes {finalize}
    acc.delete accPtr(%74 : !llvm.ptr) bounds(%73) {name = "m[0:1]", structured = false}
    acc.detach accPtr(%71 : !llvm.ptr) {name = "m->x", structured = false}
    acc.copyout accPtr(%68 : !llvm.ptr) bounds(%67) to varPtr(%61 : !llvm.ptr) varType(f64) {name = "m->x[0:m->n]", structured = false}
    %75 = llvm.getelementptr %arg1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"mesh", (i32, ptr, array<4 x f64>)>
    %76 = llvm.load %75 : !llvm.ptr -> !llvm.ptr
    %c0_35 = arith.constant 0 : index
    %c0_36 = arith.constant 0 : index
    %77 = llvm.getelementptr %arg1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"mesh", (i32, ptr, array<4 x f64>)>
    %78 = llvm.load %77 : !llvm.ptr -> i32
    %79 = arith.index_cast %78 : i32 to index
    %c1_37 = arith.constant 1 : index
    %80 = arith.subi %79, %c1_37 : index
    %c1_38 = arith.constant 1 : index
    %81 = acc.bounds lowerbound(%c0_36 : index) upperbound(%80 : index) extent(%79 : index) stride(%c1_38 : index) startIdx(%c0_35 : index)
    %82 = acc.copyin varPtr(%76 : !llvm.ptr) varType(f64) varPtrPtr(%75 : !llvm.ptr) bounds(%81) -> !llvm.ptr {name = "s.x[0:s.n]", structured = false}
    %83 = llvm.getelementptr %arg1[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"mesh", (i32, ptr, array<4 x f64>)>
    %84 = acc.copyin varPtr(%83 : !llvm.ptr) varType(!llvm.array<4 x f64>) -> !llvm.ptr {name = "s.y", structured = false}
    acc.enter_data wait dataOperands(%82, %84 : !llvm.ptr, !llvm.ptr)
    %85 = llvm.getelementptr %arg1[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"mesh", (i32, ptr, array<4 x f64>)>
    %86 = acc.getdeviceptr varPtr(%85 : !llvm.ptr) varType(!llvm.array<4 x f64>) async -> !llvm.ptr {dataClause = #acc<data_clause acc_delete>, name = "s.y", structured = false}
    %87 = llvm.getelementptr %arg1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"mesh", (i32, ptr, array<4 x f64>)>
    %88 = llvm.load %87 : !llvm.ptr -> !llvm.ptr
    %c0_39 = arith.constant 0 : index
    %c0_40 = arith.constant 0 : index
    %89 = llvm.getelementptr %arg1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"mesh", (i32, ptr, array<4 x f64>)>
    %90 = llvm.load %89 : !llvm.ptr -> i32
    %91 = arith.index_cast %90 : i32 to index
    %c1_41 = arith.constant 1 : index
    %92 = arith.subi %91, %c1_41 : index
    %c1_42 = arith.constant 1 : index
    %93 = acc.bounds lowerbound(%c0_40 : index) upperbound(%92 : index) extent(%91 : index) stride(%c1_42 : index) startIdx(%c0_39 : index)
    %94 = acc.getdeviceptr varPtr(%88 : !llvm.ptr) varType(f64) varPtrPtr(%87 : !llvm.ptr) bounds(%93) async -> !llvm.ptr {dataClause = #acc<data_clause acc_copyout>, name = "s.x[0:s.n]", structured = false}
    acc.exit_data async dataOperands(%86, %94 : !llvm.ptr, !llvm.ptr)
    acc.copyout accPtr(%94 : !llvm.ptr) bounds(%93) async to varPtr(%88 : !llvm.ptr) varType(f64) {name = "s.x[0:s.n]", structured = false}
    acc.delete accPtr(%86 : !llvm.ptr) async {name = "s.y", structured = false}
    acc.wait
    %95 = llvm.load %6 : !llvm.ptr -> i32
    %c4_i32 = arith.constant 4 : i32
    %c5_i32 = arith.constant 5 : i32
    %96 = llvm.load %3 : !llvm.ptr -> i32
    %c0_i32_43 = arith.constant 0 : i32
    %97 = arith.cmpi ne, %96, %c0_i32_43 : i32
    acc.wait(%95, %c4_i32 : i32, i32) async(%c5_i32 : i32) if(%97)
    %c1_i32_44 = arith.constant 1 : i32
    %98 = llvm.load %6 : !llvm.ptr -> i32
    acc.wait(%98 : i32) wait_devnum(%c1_i32_44 : i32)
    %99 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %100 = acc.use_device varPtr(%99 : !llvm.ptr) varType(f32) -> !llvm.ptr {name = "a"}
    %101 = acc.use_device varPtr(%4 : !llvm.ptr) varType(!llvm.array<10 x f32>) -> !llvm.ptr {name = "local"}
    acc.host_data dataOperands(%100, %101 : !llvm.ptr, !llvm.ptr) {
      llvm.store %100, %7 : !llvm.ptr, !llvm.ptr
      %105 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
      func.call @use(%105) : (!llvm.ptr) -> ()
      acc.terminator
    } attributes {ifPresent}
    %c0_i32_45 = arith.constant 0 : i32
    acc.init device_num(%c0_i32_45 : i32) attributes {device_types = [#acc.device_type<nvidia>]}
    %102 = llvm.load %6 : !llvm.ptr -> i32
    %c1_i32_46 = arith.constant 1 : i32
    acc.set default_async(%102 : i32) device_num(%c1_i32_46 : i32)
    %103 = llvm.load %6 : !llvm.ptr -> i32
    %c3_i32_47 = arith.constant 3 : i32
    %104 = arith.cmpi sgt, %103, %c3_i32_47 : i32
    acc.shutdown if(%104)
    return
  }
  func.func @g(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: !llvm.ptr, %arg4: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    llvm.store %arg3, %3 : !llvm.ptr, !llvm.ptr
    llvm.store %arg4, %4 : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %6 = llvm.load %0 : !llvm.ptr -> i32
    %7 = arith.index_cast %6 : i32 to index
    %c1 = arith.constant 1 : index
    %8 = arith.subi %7, %c1 : index
    %c1_1 = arith.constant 1 : index
    %9 = acc.bounds lowerbound(%c0_0 : index) upperbound(%8 : index) extent(%7 : index) stride(%c1_1 : index) startIdx(%c0 : index)
    %10 = acc.copyin varPtr(%5 : !llvm.ptr) varType(f32) bounds(%9) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, modifiers = #acc<data_clause_modifier always>, name = "a[0:n]"}
    %11 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_2 = arith.constant 0 : index
    %c0_3 = arith.constant 0 : index
    %12 = llvm.load %0 : !llvm.ptr -> i32
    %13 = arith.index_cast %12 : i32 to index
    %c1_4 = arith.constant 1 : index
    %14 = arith.subi %13, %c1_4 : index
    %c1_5 = arith.constant 1 : index
    %15 = acc.bounds lowerbound(%c0_3 : index) upperbound(%14 : index) extent(%13 : index) stride(%c1_5 : index) startIdx(%c0_2 : index)
    %16 = acc.copyin varPtr(%11 : !llvm.ptr) varType(f32) bounds(%15) -> !llvm.ptr {dataClause = #acc<data_clause acc_copyin_readonly>, modifiers = #acc<data_clause_modifier alwaysin>, name = "b[0:n]"}
    %17 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %c0_6 = arith.constant 0 : index
    %c0_7 = arith.constant 0 : index
    %18 = llvm.load %0 : !llvm.ptr -> i32
    %19 = arith.index_cast %18 : i32 to index
    %c1_8 = arith.constant 1 : index
    %20 = arith.subi %19, %c1_8 : index
    %c1_9 = arith.constant 1 : index
    %21 = acc.bounds lowerbound(%c0_7 : index) upperbound(%20 : index) extent(%19 : index) stride(%c1_9 : index) startIdx(%c0_6 : index)
    %22 = acc.create varPtr(%17 : !llvm.ptr) varType(f32) bounds(%21) -> !llvm.ptr {dataClause = #acc<data_clause acc_copyout_zero>, modifiers = #acc<data_clause_modifier alwaysout>, name = "c[0:n]"}
    %23 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    %c0_10 = arith.constant 0 : index
    %c0_11 = arith.constant 0 : index
    %24 = llvm.load %0 : !llvm.ptr -> i32
    %25 = arith.index_cast %24 : i32 to index
    %c1_12 = arith.constant 1 : index
    %26 = arith.subi %25, %c1_12 : index
    %c1_13 = arith.constant 1 : index
    %27 = acc.bounds lowerbound(%c0_11 : index) upperbound(%26 : index) extent(%25 : index) stride(%c1_13 : index) startIdx(%c0_10 : index)
    %28 = acc.create varPtr(%23 : !llvm.ptr) varType(f32) bounds(%27) -> !llvm.ptr {dataClause = #acc<data_clause acc_create_zero>, modifiers = #acc<data_clause_modifier capture>, name = "d[0:n]"}
    acc.data dataOperands(%10, %16, %22, %28 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      %cst = arith.constant 1.000000e+00 : f32
      %47 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
      %c0_i64 = arith.constant 0 : i64
      %48 = llvm.getelementptr %47[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %cst, %48 : f32, !llvm.ptr
      acc.terminator
    }
    acc.delete accPtr(%28 : !llvm.ptr) bounds(%27) {dataClause = #acc<data_clause acc_create_zero>, modifiers = #acc<data_clause_modifier capture>, name = "d[0:n]"}
    acc.copyout accPtr(%22 : !llvm.ptr) bounds(%21) to varPtr(%17 : !llvm.ptr) varType(f32) {dataClause = #acc<data_clause acc_copyout_zero>, modifiers = #acc<data_clause_modifier alwaysout>, name = "c[0:n]"}
    acc.delete accPtr(%16 : !llvm.ptr) bounds(%15) {dataClause = #acc<data_clause acc_copyin_readonly>, modifiers = #acc<data_clause_modifier alwaysin>, name = "b[0:n]"}
    acc.copyout accPtr(%10 : !llvm.ptr) bounds(%9) to varPtr(%5 : !llvm.ptr) varType(f32) {dataClause = #acc<data_clause acc_copy>, modifiers = #acc<data_clause_modifier always>, name = "a[0:n]"}
    %29 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0_14 = arith.constant 0 : index
    %c0_15 = arith.constant 0 : index
    %30 = llvm.load %0 : !llvm.ptr -> i32
    %31 = arith.index_cast %30 : i32 to index
    %c1_16 = arith.constant 1 : index
    %32 = arith.subi %31, %c1_16 : index
    %c1_17 = arith.constant 1 : index
    %33 = acc.bounds lowerbound(%c0_15 : index) upperbound(%32 : index) extent(%31 : index) stride(%c1_17 : index) startIdx(%c0_14 : index)
    %34 = acc.copyin varPtr(%29 : !llvm.ptr) varType(f32) bounds(%33) -> !llvm.ptr {modifiers = #acc<data_clause_modifier always>, name = "a[0:n]", structured = false}
    %35 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c0_18 = arith.constant 0 : index
    %c0_19 = arith.constant 0 : index
    %36 = llvm.load %0 : !llvm.ptr -> i32
    %37 = arith.index_cast %36 : i32 to index
    %c1_20 = arith.constant 1 : index
    %38 = arith.subi %37, %c1_20 : index
    %c1_21 = arith.constant 1 : index
    %39 = acc.bounds lowerbound(%c0_19 : index) upperbound(%38 : index) extent(%37 : index) stride(%c1_21 : index) startIdx(%c0_18 : index)
    %40 = acc.create varPtr(%35 : !llvm.ptr) varType(f32) bounds(%39) -> !llvm.ptr {dataClause = #acc<data_clause acc_create_zero>, name = "b[0:n]", structured = false}
    acc.enter_data dataOperands(%34, %40 : !llvm.ptr, !llvm.ptr)
    %41 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0_22 = arith.constant 0 : index
    %c0_23 = arith.constant 0 : index
    %42 = llvm.load %0 : !llvm.ptr -> i32
    %43 = arith.index_cast %42 : i32 to index
    %c1_24 = arith.constant 1 : index
    %44 = arith.subi %43, %c1_24 : index
    %c1_25 = arith.constant 1 : index
    %45 = acc.bounds lowerbound(%c0_23 : index) upperbound(%44 : index) extent(%43 : index) stride(%c1_25 : index) startIdx(%c0_22 : index)
    %46 = acc.getdeviceptr varPtr(%41 : !llvm.ptr) varType(f32) bounds(%45) -> !llvm.ptr {dataClause = #acc<data_clause acc_copyout>, modifiers = #acc<data_clause_modifier always>, name = "a[0:n]", structured = false}
    acc.exit_data dataOperands(%46 : !llvm.ptr)
    acc.copyout accPtr(%46 : !llvm.ptr) bounds(%45) to varPtr(%41 : !llvm.ptr) varType(f32) {modifiers = #acc<data_clause_modifier always>, name = "a[0:n]", structured = false}
    return
  }
  func.func private @use(!llvm.ptr)
}
