module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  func.func @_QPs(%arg0: !fir.ref<!fir.array<?xi32>> {fir.bindc_name = "a"}, %arg1: !fir.ref<i32> {fir.bindc_name = "n"}, %arg2: !fir.ref<!fir.array<10x10xi32>> {fir.bindc_name = "b"}, %arg3: !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>> {fir.bindc_name = "c"}, %arg4: !fir.box<!fir.array<?x?xi32>> {fir.bindc_name = "d"}, %arg5: !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>> {fir.bindc_name = "p"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %c1 = arith.constant 1 : index
    %1 = fir.declare %arg1 dummy_scope %0 arg 2 {uniq_name = "_QFsEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %2 = fir.load %1 : !fir.ref<i32>
    %3 = fir.convert %2 : (i32) -> index
    %c0 = arith.constant 0 : index
    %4 = arith.cmpi sgt, %3, %c0 : index
    %5 = arith.select %4, %3, %c0 : index
    %6 = fir.shape %5 : (index) -> !fir.shape<1>
    %7 = fir.declare %arg0(%6) dummy_scope %0 arg 1 {uniq_name = "_QFsEa"} : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xi32>>
    %c1_0 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %c1_1 = arith.constant 1 : index
    %c10_2 = arith.constant 10 : index
    %8 = fir.shape %c10, %c10_2 : (index, index) -> !fir.shape<2>
    %9 = fir.declare %arg2(%8) dummy_scope %0 arg 3 {uniq_name = "_QFsEb"} : (!fir.ref<!fir.array<10x10xi32>>, !fir.shape<2>, !fir.dscope) -> !fir.ref<!fir.array<10x10xi32>>
    %10 = fir.declare %arg3 dummy_scope %0 arg 4 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFsEc"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, !fir.dscope) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %c1_3 = arith.constant 1 : index
    %c1_4 = arith.constant 1 : index
    %11 = fir.declare %arg4 dummy_scope %0 arg 5 {uniq_name = "_QFsEd"} : (!fir.box<!fir.array<?x?xi32>>, !fir.dscope) -> !fir.box<!fir.array<?x?xi32>>
    %12 = fir.rebox %11 : (!fir.box<!fir.array<?x?xi32>>) -> !fir.box<!fir.array<?x?xi32>>
    %13 = fir.declare %arg5 dummy_scope %0 arg 6 {fortran_attrs = #fir.var_attrs<pointer>, uniq_name = "_QFsEp"} : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>, !fir.dscope) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>
    %14 = fir.embox %7(%6) : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xi32>>
    %c1_5 = arith.constant 1 : index
    %c0_6 = arith.constant 0 : index
    %15:3 = fir.box_dims %14, %c0_6 : (!fir.box<!fir.array<?xi32>>, index) -> (index, index, index)
    %c0_7 = arith.constant 0 : index
    %c1_8 = arith.constant 1 : index
    %c0_9 = arith.constant 0 : index
    %16 = fir.load %1 : !fir.ref<i32>
    %17 = fir.convert %16 : (i32) -> index
    %18 = arith.subi %17, %c1 : index
    %c2 = arith.constant 2 : index
    %19 = arith.addi %18, %c2 : index
    %20 = arith.divsi %19, %c2 : index
    %21 = fir.embox %7(%6) : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xi32>>
    %c0_10 = arith.constant 0 : index
    %c1_11 = arith.constant 1 : index
    %c0_12 = arith.constant 0 : index
    %22:3 = fir.box_dims %21, %c0_12 : (!fir.box<!fir.array<?xi32>>, index) -> (index, index, index)
    %23 = arith.subi %22#1, %c1_11 : index
    %c0_13 = arith.constant 0 : index
    %c1_14 = arith.constant 1 : index
    %24 = arith.subi %20, %c1_14 : index
    %25 = omp.map.bounds lower_bound(%c0_9 : index) upper_bound(%c0_9 : index) extent(%5 : index) stride(%15#2 : index) start_idx(%c1 : index) {stride_in_bytes = true}
    %26 = omp.map.bounds lower_bound(%c0_13 : index) upper_bound(%24 : index) extent(%20 : index) stride(%c2 : index) start_idx(%c0_13 : index) {accc.step}
    %27 = omp.map.info var_ptr(%7 : !fir.ref<!fir.array<?xi32>>, i32) map_clauses(to) capture(ByRef) bounds(%25, %26) -> !fir.ref<!fir.array<?xi32>> {name = "a(1:n:2)"}
    %c1_15 = arith.constant 1 : index
    %c10_16 = arith.constant 10 : index
    %c0_17 = arith.constant 0 : index
    %c1_18 = arith.constant 1 : index
    %c0_19 = arith.constant 0 : index
    %c10_20 = arith.constant 10 : index
    %c9 = arith.constant 9 : index
    %c3 = arith.constant 3 : index
    %c12 = arith.constant 12 : index
    %28 = arith.divsi %c12, %c3 : index
    %c100 = arith.constant 100 : index
    %c0_21 = arith.constant 0 : index
    %c2_22 = arith.constant 2 : index
    %c1_23 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c7 = arith.constant 7 : index
    %c2_24 = arith.constant 2 : index
    %c6 = arith.constant 6 : index
    %c8_25 = arith.constant 8 : index
    %29 = arith.divsi %c8_25, %c2_24 : index
    %c0_26 = arith.constant 0 : index
    %c1_27 = arith.constant 1 : index
    %c9_28 = arith.constant 9 : index
    %c9_29 = arith.constant 9 : index
    %c1_30 = arith.constant 1 : index
    %c1_31 = arith.constant 1 : index
    %c0_32 = arith.constant 0 : index
    %c1_33 = arith.constant 1 : index
    %30 = arith.subi %28, %c1_33 : index
    %c0_34 = arith.constant 0 : index
    %c1_35 = arith.constant 1 : index
    %31 = arith.subi %29, %c1_35 : index
    %32 = omp.map.bounds lower_bound(%c0_19 : index) upper_bound(%c0_19 : index) extent(%c10 : index) stride(%c1_30 : index) start_idx(%c1_0 : index)
    %33 = omp.map.bounds lower_bound(%c0_32 : index) upper_bound(%30 : index) extent(%28 : index) stride(%c3 : index) start_idx(%c0_32 : index) {accc.step}
    %34 = omp.map.bounds lower_bound(%c1_23 : index) upper_bound(%c1_23 : index) extent(%c10_2 : index) stride(%c1_31 : index) start_idx(%c1_1 : index)
    %35 = omp.map.bounds lower_bound(%c0_34 : index) upper_bound(%31 : index) extent(%29 : index) stride(%c2_24 : index) start_idx(%c0_34 : index) {accc.step}
    %36 = omp.map.info var_ptr(%9 : !fir.ref<!fir.array<10x10xi32>>, !fir.array<10x10xi32>) map_clauses(from) capture(ByRef) bounds(%32, %33, %34, %35) -> !fir.ref<!fir.array<10x10xi32>> {name = "b(1:10:3,2:8:2)"}
    omp.target_update map_entries(%27, %36 : !fir.ref<!fir.array<?xi32>>, !fir.ref<!fir.array<10x10xi32>>)
    %37 = fir.load %10 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %38 = fir.box_addr %37 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
    %c0_36 = arith.constant 0 : index
    %39:3 = fir.box_dims %37, %c0_36 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %40 = fir.shape_shift %39#0, %39#1 : (index, index) -> !fir.shapeshift<1>
    %c1_37 = arith.constant 1 : index
    %c0_38 = arith.constant 0 : index
    %41:3 = fir.box_dims %37, %c0_38 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %c0_39 = arith.constant 0 : index
    %c2_40 = arith.constant 2 : index
    %42 = arith.subi %c2_40, %39#0 : index
    %43 = fir.load %1 : !fir.ref<i32>
    %44 = fir.convert %43 : (i32) -> index
    %45 = arith.subi %44, %39#0 : index
    %c4 = arith.constant 4 : index
    %46 = arith.subi %45, %42 : index
    %47 = arith.addi %46, %c4 : index
    %48 = arith.divsi %47, %c4 : index
    %49 = fir.load %10 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %50 = fir.load %10 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %c0_41 = arith.constant 0 : index
    %c1_42 = arith.constant 1 : index
    %c0_43 = arith.constant 0 : index
    %51:3 = fir.box_dims %50, %c0_43 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %c0_44 = arith.constant 0 : index
    %52:3 = fir.box_dims %49, %c0_44 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %53 = arith.subi %52#1, %c1_42 : index
    %c0_45 = arith.constant 0 : index
    %c1_46 = arith.constant 1 : index
    %54 = arith.subi %48, %c1_46 : index
    %55 = omp.map.bounds lower_bound(%42 : index) upper_bound(%42 : index) extent(%39#1 : index) stride(%41#2 : index) start_idx(%39#0 : index) {stride_in_bytes = true}
    %56 = omp.map.bounds lower_bound(%c0_45 : index) upper_bound(%54 : index) extent(%48 : index) stride(%c4 : index) start_idx(%c0_45 : index) {accc.step}
    %57 = fir.box_offset %10 base_addr : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>
    %58 = omp.map.info var_ptr(%10 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, i32) map_clauses(to) capture(ByRef) var_ptr_ptr(%57 : !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) bounds(%55, %56) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>> {name = ""}
    %59 = omp.map.info var_ptr(%10 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, !fir.box<!fir.heap<!fir.array<?xi32>>>) map_clauses(to) capture(ByRef) members(%58 : [0] : !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>> {name = "c(2:n:4)"}
    %c1_47 = arith.constant 1 : index
    %c0_48 = arith.constant 0 : index
    %60:3 = fir.box_dims %12, %c0_48 : (!fir.box<!fir.array<?x?xi32>>, index) -> (index, index, index)
    %c0_49 = arith.constant 0 : index
    %c1_50 = arith.constant 1 : index
    %61 = arith.subi %60#1, %c1_50 : index
    %c1_51 = arith.constant 1 : index
    %62:3 = fir.box_dims %12, %c1_51 : (!fir.box<!fir.array<?x?xi32>>, index) -> (index, index, index)
    %c0_52 = arith.constant 0 : index
    %c1_53 = arith.constant 1 : index
    %63 = arith.subi %62#1, %c1_53 : index
    %c2_54 = arith.constant 2 : index
    %64 = arith.addi %63, %c2_54 : index
    %65 = arith.divsi %64, %c2_54 : index
    %c0_55 = arith.constant 0 : index
    %c1_56 = arith.constant 1 : index
    %c0_57 = arith.constant 0 : index
    %66:3 = fir.box_dims %12, %c0_57 : (!fir.box<!fir.array<?x?xi32>>, index) -> (index, index, index)
    %67 = arith.subi %66#1, %c1_56 : index
    %c1_58 = arith.constant 1 : index
    %68:3 = fir.box_dims %12, %c1_58 : (!fir.box<!fir.array<?x?xi32>>, index) -> (index, index, index)
    %69 = arith.subi %68#1, %c1_56 : index
    %70 = fir.box_addr %12 : (!fir.box<!fir.array<?x?xi32>>) -> !fir.ref<!fir.array<?x?xi32>>
    %c0_59 = arith.constant 0 : index
    %c1_60 = arith.constant 1 : index
    %71 = arith.subi %65, %c1_60 : index
    %72 = omp.map.bounds lower_bound(%c0_49 : index) upper_bound(%61 : index) extent(%60#1 : index) stride(%60#2 : index) start_idx(%c1_3 : index) {stride_in_bytes = true}
    %73 = omp.map.bounds lower_bound(%c0_52 : index) upper_bound(%c0_52 : index) extent(%62#1 : index) stride(%62#2 : index) start_idx(%c1_4 : index) {stride_in_bytes = true}
    %74 = omp.map.bounds lower_bound(%c0_59 : index) upper_bound(%71 : index) extent(%65 : index) stride(%c2_54 : index) start_idx(%c0_59 : index) {accc.step}
    %75 = omp.map.info var_ptr(%70 : !fir.ref<!fir.array<?x?xi32>>, i32) map_clauses(from) capture(ByRef) bounds(%72, %73, %74) -> !fir.ref<!fir.array<?x?xi32>> {name = "d(:,::2)"}
    omp.target_update map_entries(%59, %75, %58 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>, !fir.ref<!fir.array<?x?xi32>>, !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>)
    %76 = fir.load %13 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>
    %77 = fir.box_addr %76 : (!fir.box<!fir.ptr<!fir.array<?xi32>>>) -> !fir.ptr<!fir.array<?xi32>>
    %c0_61 = arith.constant 0 : index
    %78:3 = fir.box_dims %76, %c0_61 : (!fir.box<!fir.ptr<!fir.array<?xi32>>>, index) -> (index, index, index)
    %79 = fir.shift %78#0 : (index) -> !fir.shift<1>
    %c1_62 = arith.constant 1 : index
    %c0_63 = arith.constant 0 : index
    %80:3 = fir.box_dims %76, %c0_63 : (!fir.box<!fir.ptr<!fir.array<?xi32>>>, index) -> (index, index, index)
    %c0_64 = arith.constant 0 : index
    %c10_65 = arith.constant 10 : index
    %81 = arith.subi %c10_65, %78#0 : index
    %c1_66 = arith.constant 1 : index
    %82 = arith.subi %c1_66, %78#0 : index
    %c-3 = arith.constant -3 : index
    %83 = arith.subi %82, %81 : index
    %84 = arith.addi %83, %c-3 : index
    %85 = arith.divsi %84, %c-3 : index
    %86 = fir.load %13 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>
    %87 = fir.load %13 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>
    %c0_67 = arith.constant 0 : index
    %c1_68 = arith.constant 1 : index
    %c0_69 = arith.constant 0 : index
    %88:3 = fir.box_dims %87, %c0_69 : (!fir.box<!fir.ptr<!fir.array<?xi32>>>, index) -> (index, index, index)
    %c0_70 = arith.constant 0 : index
    %89:3 = fir.box_dims %86, %c0_70 : (!fir.box<!fir.ptr<!fir.array<?xi32>>>, index) -> (index, index, index)
    %90 = arith.subi %89#1, %c1_68 : index
    %c0_71 = arith.constant 0 : index
    %c1_72 = arith.constant 1 : index
    %91 = arith.subi %85, %c1_72 : index
    %92 = omp.map.bounds lower_bound(%81 : index) upper_bound(%81 : index) extent(%78#1 : index) stride(%80#2 : index) start_idx(%78#0 : index) {stride_in_bytes = true}
    %93 = omp.map.bounds lower_bound(%c0_71 : index) upper_bound(%91 : index) extent(%85 : index) stride(%c-3 : index) start_idx(%c0_71 : index) {accc.step}
    %94 = fir.box_offset %13 base_addr : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>
    %95 = omp.map.info var_ptr(%13 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>, i32) map_clauses(to) capture(ByRef) var_ptr_ptr(%94 : !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) bounds(%92, %93) -> !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>> {name = ""}
    %96 = omp.map.info var_ptr(%13 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>, !fir.box<!fir.ptr<!fir.array<?xi32>>>) map_clauses(to) capture(ByRef) members(%95 : [0] : !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>> {name = "p(10:1:-3)"}
    omp.target_update map_entries(%96, %95 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>, !fir.llvm_ptr<!fir.ref<!fir.array<?xi32>>>)
    return
  }
}
