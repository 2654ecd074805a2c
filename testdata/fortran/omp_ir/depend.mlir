module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  fir.global common @blk_(dense<0> : vector<8xi8>) {alignment = 8 : i64} : !fir.array<8xi8>
  func.func @_QPlocators(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.ref<!fir.array<10xi32>> {fir.bindc_name = "c"}, %arg2: !fir.box<!fir.array<?xi32>> {fir.bindc_name = "as"}, %arg3: !fir.ref<!fir.array<4x?xi32>> {fir.bindc_name = "m"}, %arg4: !fir.ref<i32> {fir.bindc_name = "j"}, %arg5: !fir.boxchar<1> {fir.bindc_name = "cs"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.address_of(@blk_) : !fir.ref<!fir.array<8xi8>>
    %c0 = arith.constant 0 : index
    %2 = fir.coordinate_of %1, %c0 : (!fir.ref<!fir.array<8xi8>>, index) -> !fir.ref<i8>
    %3 = fir.convert %2 : (!fir.ref<i8>) -> !fir.ref<i32>
    %4 = fir.declare %3 storage(%1[0]) {uniq_name = "_QFlocatorsEib"} : (!fir.ref<i32>, !fir.ref<!fir.array<8xi8>>) -> !fir.ref<i32>
    %5 = fir.address_of(@blk_) : !fir.ref<!fir.array<8xi8>>
    %c4 = arith.constant 4 : index
    %6 = fir.coordinate_of %5, %c4 : (!fir.ref<!fir.array<8xi8>>, index) -> !fir.ref<i8>
    %7 = fir.convert %6 : (!fir.ref<i8>) -> !fir.ref<i32>
    %8 = fir.declare %7 storage(%5[4]) {uniq_name = "_QFlocatorsEjb"} : (!fir.ref<i32>, !fir.ref<!fir.array<8xi8>>) -> !fir.ref<i32>
    %9 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFlocatorsEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %c1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %10 = fir.shape %c10 : (index) -> !fir.shape<1>
    %11 = fir.declare %arg1(%10) dummy_scope %0 arg 2 {uniq_name = "_QFlocatorsEc"} : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<10xi32>>
    %c1_0 = arith.constant 1 : index
    %12 = fir.declare %arg2 dummy_scope %0 arg 3 {uniq_name = "_QFlocatorsEas"} : (!fir.box<!fir.array<?xi32>>, !fir.dscope) -> !fir.box<!fir.array<?xi32>>
    %13 = fir.rebox %12 : (!fir.box<!fir.array<?xi32>>) -> !fir.box<!fir.array<?xi32>>
    %c1_1 = arith.constant 1 : index
    %c4_2 = arith.constant 4 : index
    %c1_3 = arith.constant 1 : index
    %14 = fir.load %9 : !fir.ref<i32>
    %15 = fir.convert %14 : (i32) -> index
    %c0_4 = arith.constant 0 : index
    %16 = arith.cmpi sgt, %15, %c0_4 : index
    %17 = arith.select %16, %15, %c0_4 : index
    %18 = fir.shape %c4_2, %17 : (index, index) -> !fir.shape<2>
    %19 = fir.declare %arg3(%18) dummy_scope %0 arg 4 {uniq_name = "_QFlocatorsEm"} : (!fir.ref<!fir.array<4x?xi32>>, !fir.shape<2>, !fir.dscope) -> !fir.ref<!fir.array<4x?xi32>>
    %20 = fir.declare %arg4 dummy_scope %0 arg 5 {uniq_name = "_QFlocatorsEj"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %21:2 = fir.unboxchar %arg5 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %22 = fir.declare %21#0 typeparams %21#1 dummy_scope %0 arg 6 {uniq_name = "_QFlocatorsEcs"} : (!fir.ref<!fir.char<1,?>>, index, !fir.dscope) -> !fir.ref<!fir.char<1,?>>
    %c1_5 = arith.constant 1 : index
    %c0_6 = arith.constant 0 : index
    %c10_7 = arith.constant 10 : index
    %23 = fir.alloca !fir.array<10xi32> {bindc_name = "e", uniq_name = "_QFlocatorsEe"}
    %24 = fir.shape_shift %c0_6, %c10_7 : (index, index) -> !fir.shapeshift<1>
    %25 = fir.declare %23(%24) {uniq_name = "_QFlocatorsEe"} : (!fir.ref<!fir.array<10xi32>>, !fir.shapeshift<1>) -> !fir.ref<!fir.array<10xi32>>
    %26 = fir.alloca !fir.box<!fir.ptr<!fir.array<?xi32>>> {bindc_name = "qa", uniq_name = "_QFlocatorsEqa"}
    %27 = fir.zero_bits !fir.ptr<!fir.array<?xi32>>
    %c0_8 = arith.constant 0 : index
    %28 = fir.shape %c0_8 : (index) -> !fir.shape<1>
    %29 = fir.embox %27(%28) : (!fir.ptr<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.box<!fir.ptr<!fir.array<?xi32>>>
    fir.store %29 to %26 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>
    %30 = fir.declare %26 {fortran_attrs = #fir.var_attrs<pointer>, uniq_name = "_QFlocatorsEqa"} : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>
    %31 = fir.alloca !fir.box<!fir.ptr<i32>> {bindc_name = "q", uniq_name = "_QFlocatorsEq"}
    %32 = fir.zero_bits !fir.ptr<i32>
    %33 = fir.embox %32 : (!fir.ptr<i32>) -> !fir.box<!fir.ptr<i32>>
    fir.store %33 to %31 : !fir.ref<!fir.box<!fir.ptr<i32>>>
    %34 = fir.declare %31 {fortran_attrs = #fir.var_attrs<pointer>, uniq_name = "_QFlocatorsEq"} : (!fir.ref<!fir.box<!fir.ptr<i32>>>) -> !fir.ref<!fir.box<!fir.ptr<i32>>>
    %35 = fir.alloca !fir.box<!fir.heap<!fir.array<?xi32>>> {bindc_name = "al", uniq_name = "_QFlocatorsEal"}
    %36 = fir.zero_bits !fir.heap<!fir.array<?xi32>>
    %c0_9 = arith.constant 0 : index
    %37 = fir.shape %c0_9 : (index) -> !fir.shape<1>
    %38 = fir.embox %36(%37) : (!fir.heap<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xi32>>>
    fir.store %38 to %35 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %39 = fir.declare %35 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFlocatorsEal"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %40 = fir.alloca !fir.box<!fir.heap<!fir.array<?x?xf32>>> {bindc_name = "am", uniq_name = "_QFlocatorsEam"}
    %41 = fir.zero_bits !fir.heap<!fir.array<?x?xf32>>
    %c0_10 = arith.constant 0 : index
    %42 = fir.shape %c0_10, %c0_10 : (index, index) -> !fir.shape<2>
    %43 = fir.embox %41(%42) : (!fir.heap<!fir.array<?x?xf32>>, !fir.shape<2>) -> !fir.box<!fir.heap<!fir.array<?x?xf32>>>
    fir.store %43 to %40 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xf32>>>>
    %44 = fir.declare %40 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFlocatorsEam"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?x?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xf32>>>>
    %c1_11 = arith.constant 1 : index
    %45 = fir.array_coor %11(%10) %c1_11 : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>, index) -> !fir.ref<i32>
    omp.task depend(taskdependinout -> %45 : !fir.ref<i32>) {
      omp.terminator
    } {accc.depend_parts = ["c(1)"]}
    %46 = fir.box_addr %13 : (!fir.box<!fir.array<?xi32>>) -> !fir.ref<!fir.array<?xi32>>
    %c1_12 = arith.constant 1 : index
    %47 = fir.array_coor %13 %c1_12 : (!fir.box<!fir.array<?xi32>>, index) -> !fir.ref<i32>
    %c1_13 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c2_14 = arith.constant 2 : index
    %48 = fir.slice %c2, %c3, %c1_13 : (index, index, index) -> !fir.slice<1>
    %49 = fir.rebox %13 [%48] : (!fir.box<!fir.array<?xi32>>, !fir.slice<1>) -> !fir.box<!fir.array<2xi32>>
    %50 = fir.box_addr %49 : (!fir.box<!fir.array<2xi32>>) -> !fir.ref<!fir.array<2xi32>>
    %c1_15 = arith.constant 1 : index
    %c0_16 = arith.constant 0 : index
    %51:3 = fir.box_dims %13, %c0_16 : (!fir.box<!fir.array<?xi32>>, index) -> (index, index, index)
    %52 = arith.addi %c1_0, %51#1 : index
    %c1_17 = arith.constant 1 : index
    %53 = arith.subi %52, %c1_17 : index
    %54 = fir.slice %c1_0, %53, %c1_15 : (index, index, index) -> !fir.slice<1>
    %55 = fir.rebox %13 [%54] : (!fir.box<!fir.array<?xi32>>, !fir.slice<1>) -> !fir.box<!fir.array<?xi32>>
    %56 = fir.box_addr %55 : (!fir.box<!fir.array<?xi32>>) -> !fir.ref<!fir.array<?xi32>>
    %c1_18 = arith.constant 1 : index
    %57 = fir.load %9 : !fir.ref<i32>
    %58 = fir.convert %57 : (i32) -> index
    %c11 = arith.constant 11 : index
    %c1_19 = arith.constant 1 : index
    %c10_20 = arith.constant 10 : index
    %59 = arith.subi %c10_20, %58 : index
    %60 = arith.addi %59, %c1_18 : index
    %c0_21 = arith.constant 0 : index
    %61 = arith.cmpi sgt, %60, %c0_21 : index
    %62 = arith.select %61, %60, %c0_21 : index
    %63 = fir.slice %58, %c10_20, %c1_18 : (index, index, index) -> !fir.slice<1>
    %64 = fir.embox %11(%10) [%63] : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>, !fir.slice<1>) -> !fir.box<!fir.array<?xi32>>
    %65 = fir.box_addr %64 : (!fir.box<!fir.array<?xi32>>) -> !fir.ref<!fir.array<?xi32>>
    %c1_22 = arith.constant 1 : index
    %c1_23 = arith.constant 1 : index
    %66 = fir.load %9 : !fir.ref<i32>
    %67 = fir.convert %66 : (i32) -> index
    %c2_24 = arith.constant 2 : index
    %68 = arith.subi %67, %c1_23 : index
    %69 = arith.addi %68, %c2_24 : index
    %70 = arith.divsi %69, %c2_24 : index
    %c0_25 = arith.constant 0 : index
    %71 = arith.cmpi sgt, %70, %c0_25 : index
    %72 = arith.select %71, %70, %c0_25 : index
    %73 = fir.slice %c1_23, %67, %c2_24 : (index, index, index) -> !fir.slice<1>
    %74 = fir.embox %11(%10) [%73] : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>, !fir.slice<1>) -> !fir.box<!fir.array<?xi32>>
    %75 = fir.box_addr %74 : (!fir.box<!fir.array<?xi32>>) -> !fir.ref<!fir.array<?xi32>>
    %c1_26 = arith.constant 1 : index
    %c11_27 = arith.constant 11 : index
    %c1_28 = arith.constant 1 : index
    %c10_29 = arith.constant 10 : index
    %76 = fir.array_coor %11(%10) %c1 : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>, index) -> !fir.ref<i32>
    %77 = fir.convert %76 : (!fir.ref<i32>) -> !fir.ref<!fir.array<10xi32>>
    %c1_30 = arith.constant 1 : index
    %c2_31 = arith.constant 2 : index
    %c3_32 = arith.constant 3 : index
    %c2_33 = arith.constant 2 : index
    %78 = fir.array_coor %11(%10) %c2_31 : (!fir.ref<!fir.array<10xi32>>, !fir.shape<1>, index) -> !fir.ref<i32>
    %79 = fir.convert %78 : (!fir.ref<i32>) -> !fir.ref<!fir.array<2xi32>>
    omp.task depend(taskdependin -> %46 : !fir.ref<!fir.array<?xi32>>, taskdependin -> %47 : !fir.ref<i32>, taskdependin -> %50 : !fir.ref<!fir.array<2xi32>>, taskdependin -> %56 : !fir.ref<!fir.array<?xi32>>, taskdependout -> %65 : !fir.ref<!fir.array<?xi32>>, taskdependout -> %75 : !fir.ref<!fir.array<?xi32>>, taskdependout -> %77 : !fir.ref<!fir.array<10xi32>>, taskdependout -> %79 : !fir.ref<!fir.array<2xi32>>) {
      omp.terminator
    } {accc.depend_parts = ["", "as(1)", "as(2:3)", "as(:)", "c(n:)", "c(1:n:2)", "c(:)", "c(2:3)"]}
    %c1_34 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %c1_35 = arith.constant 1 : index
    %c4_36 = arith.constant 4 : index
    %80 = fir.load %20 : !fir.ref<i32>
    %81 = fir.convert %80 : (i32) -> index
    %82 = fir.array_coor %19(%18) %c1_1, %81 : (!fir.ref<!fir.array<4x?xi32>>, !fir.shape<2>, index, index) -> !fir.ref<i32>
    %83 = fir.convert %82 : (!fir.ref<i32>) -> !fir.ref<!fir.array<4xi32>>
    %c1_37 = arith.constant 1 : index
    %c1_38 = arith.constant 1 : index
    %c2_39 = arith.constant 2 : index
    %c2_40 = arith.constant 2 : index
    %c1_41 = arith.constant 1 : index
    %84 = arith.addi %c1_3, %17 : index
    %c1_42 = arith.constant 1 : index
    %85 = arith.subi %84, %c1_42 : index
    %86 = fir.slice %c1_38, %c2_39, %c1_37, %c1_3, %85, %c1_41 : (index, index, index, index, index, index) -> !fir.slice<2>
    %87 = fir.embox %19(%18) [%86] : (!fir.ref<!fir.array<4x?xi32>>, !fir.shape<2>, !fir.slice<2>) -> !fir.box<!fir.array<2x?xi32>>
    %88 = fir.box_addr %87 : (!fir.box<!fir.array<2x?xi32>>) -> !fir.ref<!fir.array<2x?xi32>>
    %c1_43 = arith.constant 1 : index
    %89 = fir.array_coor %25(%24) %c1_43 : (!fir.ref<!fir.array<10xi32>>, !fir.shapeshift<1>, index) -> !fir.ref<i32>
    %c1_44 = arith.constant 1 : index
    %c1_45 = arith.constant 1 : index
    %c2_46 = arith.constant 2 : index
    %c2_47 = arith.constant 2 : index
    %90 = fir.array_coor %25(%24) %c1_45 : (!fir.ref<!fir.array<10xi32>>, !fir.shapeshift<1>, index) -> !fir.ref<i32>
    %91 = fir.convert %90 : (!fir.ref<i32>) -> !fir.ref<!fir.array<2xi32>>
    omp.task depend(taskdependin -> %83 : !fir.ref<!fir.array<4xi32>>, taskdependin -> %88 : !fir.ref<!fir.array<2x?xi32>>, taskdependin -> %19 : !fir.ref<!fir.array<4x?xi32>>, taskdependout -> %25 : !fir.ref<!fir.array<10xi32>>, taskdependout -> %89 : !fir.ref<i32>, taskdependout -> %91 : !fir.ref<!fir.array<2xi32>>) {
      omp.terminator
    } {accc.depend_parts = ["m(:,j)", "m(1:2,:)", "", "", "e(1)", "e(1:2)"]}
    %92 = fir.load %30 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>
    %93 = fir.box_addr %92 : (!fir.box<!fir.ptr<!fir.array<?xi32>>>) -> !fir.ptr<!fir.array<?xi32>>
    %c0_48 = arith.constant 0 : index
    %94:3 = fir.box_dims %92, %c0_48 : (!fir.box<!fir.ptr<!fir.array<?xi32>>>, index) -> (index, index, index)
    %95 = fir.shift %94#0 : (index) -> !fir.shift<1>
    %c1_49 = arith.constant 1 : index
    %c1_50 = arith.constant 1 : index
    %c2_51 = arith.constant 2 : index
    %c2_52 = arith.constant 2 : index
    %96 = fir.slice %c1_50, %c2_51, %c1_49 : (index, index, index) -> !fir.slice<1>
    %97 = fir.rebox %92(%95) [%96] : (!fir.box<!fir.ptr<!fir.array<?xi32>>>, !fir.shift<1>, !fir.slice<1>) -> !fir.box<!fir.array<2xi32>>
    %98 = fir.box_addr %97 : (!fir.box<!fir.array<2xi32>>) -> !fir.ref<!fir.array<2xi32>>
    %99 = fir.load %30 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>
    %100 = fir.box_addr %99 : (!fir.box<!fir.ptr<!fir.array<?xi32>>>) -> !fir.ptr<!fir.array<?xi32>>
    %c0_53 = arith.constant 0 : index
    %101:3 = fir.box_dims %99, %c0_53 : (!fir.box<!fir.ptr<!fir.array<?xi32>>>, index) -> (index, index, index)
    %102 = fir.shift %101#0 : (index) -> !fir.shift<1>
    %103 = fir.box_addr %99 : (!fir.box<!fir.ptr<!fir.array<?xi32>>>) -> !fir.ptr<!fir.array<?xi32>>
    %104 = fir.load %30 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xi32>>>>
    %105 = fir.box_addr %104 : (!fir.box<!fir.ptr<!fir.array<?xi32>>>) -> !fir.ptr<!fir.array<?xi32>>
    %c0_54 = arith.constant 0 : index
    %106:3 = fir.box_dims %104, %c0_54 : (!fir.box<!fir.ptr<!fir.array<?xi32>>>, index) -> (index, index, index)
    %107 = fir.shift %106#0 : (index) -> !fir.shift<1>
    %c1_55 = arith.constant 1 : index
    %108 = fir.array_coor %104(%107) %c1_55 : (!fir.box<!fir.ptr<!fir.array<?xi32>>>, !fir.shift<1>, index) -> !fir.ref<i32>
    %109 = fir.load %34 : !fir.ref<!fir.box<!fir.ptr<i32>>>
    %110 = fir.box_addr %109 : (!fir.box<!fir.ptr<i32>>) -> !fir.ptr<i32>
    %111 = fir.load %39 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %112 = fir.box_addr %111 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
    %c0_56 = arith.constant 0 : index
    %113:3 = fir.box_dims %111, %c0_56 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %114 = fir.shape_shift %113#0, %113#1 : (index, index) -> !fir.shapeshift<1>
    %115 = fir.load %39 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %116 = fir.box_addr %115 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
    %c0_57 = arith.constant 0 : index
    %117:3 = fir.box_dims %115, %c0_57 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %118 = fir.shape_shift %117#0, %117#1 : (index, index) -> !fir.shapeshift<1>
    %c1_58 = arith.constant 1 : index
    %c1_59 = arith.constant 1 : index
    %c2_60 = arith.constant 2 : index
    %c2_61 = arith.constant 2 : index
    %119 = fir.array_coor %116(%118) %c1_59 : (!fir.heap<!fir.array<?xi32>>, !fir.shapeshift<1>, index) -> !fir.ref<i32>
    %120 = fir.convert %119 : (!fir.ref<i32>) -> !fir.ref<!fir.array<2xi32>>
    %121 = fir.load %44 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xf32>>>>
    %122 = fir.box_addr %121 : (!fir.box<!fir.heap<!fir.array<?x?xf32>>>) -> !fir.heap<!fir.array<?x?xf32>>
    %c0_62 = arith.constant 0 : index
    %123:3 = fir.box_dims %121, %c0_62 : (!fir.box<!fir.heap<!fir.array<?x?xf32>>>, index) -> (index, index, index)
    %c1_63 = arith.constant 1 : index
    %124:3 = fir.box_dims %121, %c1_63 : (!fir.box<!fir.heap<!fir.array<?x?xf32>>>, index) -> (index, index, index)
    %125 = fir.shape_shift %123#0, %123#1, %124#0, %124#1 : (index, index, index, index) -> !fir.shapeshift<2>
    %c1_64 = arith.constant 1 : index
    %c1_65 = arith.constant 1 : index
    %c2_66 = arith.constant 2 : index
    %c2_67 = arith.constant 2 : index
    %c1_68 = arith.constant 1 : index
    %c1_69 = arith.constant 1 : index
    %126 = fir.load %9 : !fir.ref<i32>
    %127 = fir.convert %126 : (i32) -> index
    %128 = arith.subi %127, %c1_69 : index
    %129 = arith.addi %128, %c1_68 : index
    %c0_70 = arith.constant 0 : index
    %130 = arith.cmpi sgt, %129, %c0_70 : index
    %131 = arith.select %130, %129, %c0_70 : index
    %132 = fir.slice %c1_65, %c2_66, %c1_64, %c1_69, %127, %c1_68 : (index, index, index, index, index, index) -> !fir.slice<2>
    %133 = fir.embox %122(%125) [%132] : (!fir.heap<!fir.array<?x?xf32>>, !fir.shapeshift<2>, !fir.slice<2>) -> !fir.box<!fir.array<2x?xf32>>
    %134 = fir.box_addr %133 : (!fir.box<!fir.array<2x?xf32>>) -> !fir.ref<!fir.array<2x?xf32>>
    %135 = fir.load %44 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xf32>>>>
    %136 = fir.box_addr %135 : (!fir.box<!fir.heap<!fir.array<?x?xf32>>>) -> !fir.heap<!fir.array<?x?xf32>>
    %c0_71 = arith.constant 0 : index
    %137:3 = fir.box_dims %135, %c0_71 : (!fir.box<!fir.heap<!fir.array<?x?xf32>>>, index) -> (index, index, index)
    %c1_72 = arith.constant 1 : index
    %138:3 = fir.box_dims %135, %c1_72 : (!fir.box<!fir.heap<!fir.array<?x?xf32>>>, index) -> (index, index, index)
    %139 = fir.shape_shift %137#0, %137#1, %138#0, %138#1 : (index, index, index, index) -> !fir.shapeshift<2>
    %c1_73 = arith.constant 1 : index
    %140 = fir.load %20 : !fir.ref<i32>
    %141 = fir.convert %140 : (i32) -> i64
    %142 = fir.array_coor %136(%139) %c1_73, %141 : (!fir.heap<!fir.array<?x?xf32>>, !fir.shapeshift<2>, index, i64) -> !fir.ref<f32>
    omp.task depend(taskdependin -> %98 : !fir.ref<!fir.array<2xi32>>, taskdependin -> %103 : !fir.ptr<!fir.array<?xi32>>, taskdependin -> %108 : !fir.ref<i32>, taskdependin -> %110 : !fir.ptr<i32>, taskdependout -> %112 : !fir.heap<!fir.array<?xi32>>, taskdependout -> %120 : !fir.ref<!fir.array<2xi32>>, taskdependout -> %134 : !fir.ref<!fir.array<2x?xf32>>, taskdependout -> %142 : !fir.ref<f32>) {
      omp.terminator
    } {accc.depend_parts = ["qa(1:2)", "", "qa(1)", "", "", "al(1:2)", "am(1:2,1:n)", "am(1,j)"]}
    omp.task depend(taskdependin -> %22 : !fir.ref<!fir.char<1,?>>, taskdependin -> %4 : !fir.ref<i32>) {
      omp.terminator
    }
    %143 = fir.load %44 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xf32>>>>
    %144 = fir.box_addr %143 : (!fir.box<!fir.heap<!fir.array<?x?xf32>>>) -> !fir.heap<!fir.array<?x?xf32>>
    %c0_74 = arith.constant 0 : index
    %145:3 = fir.box_dims %143, %c0_74 : (!fir.box<!fir.heap<!fir.array<?x?xf32>>>, index) -> (index, index, index)
    %c1_75 = arith.constant 1 : index
    %146:3 = fir.box_dims %143, %c1_75 : (!fir.box<!fir.heap<!fir.array<?x?xf32>>>, index) -> (index, index, index)
    %147 = fir.shape_shift %145#0, %145#1, %146#0, %146#1 : (index, index, index, index) -> !fir.shapeshift<2>
    %148 = fir.box_addr %143 : (!fir.box<!fir.heap<!fir.array<?x?xf32>>>) -> !fir.heap<!fir.array<?x?xf32>>
    %149 = fir.convert %148 : (!fir.heap<!fir.array<?x?xf32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %150 = arith.cmpi ne, %149, %c0_i64 : i64
    fir.if %150 {
      fir.freemem %148 : !fir.heap<!fir.array<?x?xf32>>
      %158 = fir.zero_bits !fir.heap<!fir.array<?x?xf32>>
      %c0_78 = arith.constant 0 : index
      %159 = fir.shape %c0_78, %c0_78 : (index, index) -> !fir.shape<2>
      %160 = fir.embox %158(%159) : (!fir.heap<!fir.array<?x?xf32>>, !fir.shape<2>) -> !fir.box<!fir.heap<!fir.array<?x?xf32>>>
      fir.store %160 to %44 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xf32>>>>
    }
    %151 = fir.load %39 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    %152 = fir.box_addr %151 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
    %c0_76 = arith.constant 0 : index
    %153:3 = fir.box_dims %151, %c0_76 : (!fir.box<!fir.heap<!fir.array<?xi32>>>, index) -> (index, index, index)
    %154 = fir.shape_shift %153#0, %153#1 : (index, index) -> !fir.shapeshift<1>
    %155 = fir.box_addr %151 : (!fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.heap<!fir.array<?xi32>>
    %156 = fir.convert %155 : (!fir.heap<!fir.array<?xi32>>) -> i64
    %c0_i64_77 = arith.constant 0 : i64
    %157 = arith.cmpi ne, %156, %c0_i64_77 : i64
    fir.if %157 {
      fir.freemem %155 : !fir.heap<!fir.array<?xi32>>
      %158 = fir.zero_bits !fir.heap<!fir.array<?xi32>>
      %c0_78 = arith.constant 0 : index
      %159 = fir.shape %c0_78 : (index) -> !fir.shape<1>
      %160 = fir.embox %158(%159) : (!fir.heap<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xi32>>>
      fir.store %160 to %39 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xi32>>>>
    }
    return
  }
  func.func @_QPcomponents(%arg0: !fir.ref<i32> {fir.bindc_name = "i"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFcomponentsEi"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %2 = fir.alloca !fir.type<_QFcomponentsTt{i:i32,a:!fir.array<3xi32>}> {bindc_name = "v", uniq_name = "_QFcomponentsEv"}
    %3 = fir.declare %2 {uniq_name = "_QFcomponentsEv"} : (!fir.ref<!fir.type<_QFcomponentsTt{i:i32,a:!fir.array<3xi32>}>>) -> !fir.ref<!fir.type<_QFcomponentsTt{i:i32,a:!fir.array<3xi32>}>>
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %4 = fir.alloca !fir.array<5x!fir.type<_QFcomponentsTt{i:i32,a:!fir.array<3xi32>}>> {bindc_name = "w", uniq_name = "_QFcomponentsEw"}
    %5 = fir.shape %c5 : (index) -> !fir.shape<1>
    %6 = fir.declare %4(%5) {uniq_name = "_QFcomponentsEw"} : (!fir.ref<!fir.array<5x!fir.type<_QFcomponentsTt{i:i32,a:!fir.array<3xi32>}>>>, !fir.shape<1>) -> !fir.ref<!fir.array<5x!fir.type<_QFcomponentsTt{i:i32,a:!fir.array<3xi32>}>>>
    %7 = fir.coordinate_of %3, i : (!fir.ref<!fir.type<_QFcomponentsTt{i:i32,a:!fir.array<3xi32>}>>) -> !fir.ref<i32>
    %8 = fir.coordinate_of %3, a : (!fir.ref<!fir.type<_QFcomponentsTt{i:i32,a:!fir.array<3xi32>}>>) -> !fir.ref<!fir.array<3xi32>>
    %c1_0 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %9 = fir.shape %c3 : (index) -> !fir.shape<1>
    %c2 = arith.constant 2 : index
    %10 = fir.array_coor %8(%9) %c2 : (!fir.ref<!fir.array<3xi32>>, !fir.shape<1>, index) -> !fir.ref<i32>
    %11 = fir.coordinate_of %3, a : (!fir.ref<!fir.type<_QFcomponentsTt{i:i32,a:!fir.array<3xi32>}>>) -> !fir.ref<!fir.array<3xi32>>
    %c1_1 = arith.constant 1 : index
    %c3_2 = arith.constant 3 : index
    %12 = fir.shape %c3_2 : (index) -> !fir.shape<1>
    %13 = fir.load %1 : !fir.ref<i32>
    %14 = fir.convert %13 : (i32) -> i64
    %15 = fir.array_coor %6(%5) %14 : (!fir.ref<!fir.array<5x!fir.type<_QFcomponentsTt{i:i32,a:!fir.array<3xi32>}>>>, !fir.shape<1>, i64) -> !fir.ref<!fir.type<_QFcomponentsTt{i:i32,a:!fir.array<3xi32>}>>
    %16 = fir.coordinate_of %15, i : (!fir.ref<!fir.type<_QFcomponentsTt{i:i32,a:!fir.array<3xi32>}>>) -> !fir.ref<i32>
    %17 = fir.coordinate_of %3, a : (!fir.ref<!fir.type<_QFcomponentsTt{i:i32,a:!fir.array<3xi32>}>>) -> !fir.ref<!fir.array<3xi32>>
    %c1_3 = arith.constant 1 : index
    %c3_4 = arith.constant 3 : index
    %18 = fir.shape %c3_4 : (index) -> !fir.shape<1>
    %c1_5 = arith.constant 1 : index
    %c1_6 = arith.constant 1 : index
    %c2_7 = arith.constant 2 : index
    %c2_8 = arith.constant 2 : index
    %19 = fir.array_coor %17(%18) %c1_6 : (!fir.ref<!fir.array<3xi32>>, !fir.shape<1>, index) -> !fir.ref<i32>
    %20 = fir.convert %19 : (!fir.ref<i32>) -> !fir.ref<!fir.array<2xi32>>
    omp.task depend(taskdependin -> %7 : !fir.ref<i32>, taskdependin -> %10 : !fir.ref<i32>, taskdependin -> %11 : !fir.ref<!fir.array<3xi32>>, taskdependout -> %16 : !fir.ref<i32>, taskdependout -> %20 : !fir.ref<!fir.array<2xi32>>) {
      omp.terminator
    } {accc.depend_parts = ["v%i", "v%a(2)", "v%a", "w(i)%i", "v%a(1:2)"]}
    return
  }
  fir.type_info @_QFcomponentsTt noinit nodestroy nofinal : !fir.type<_QFcomponentsTt{i:i32,a:!fir.array<3xi32>}>
}
