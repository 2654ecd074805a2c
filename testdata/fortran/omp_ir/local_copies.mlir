module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  func.func @_QPs(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.box<!fir.array<?xf32>> {fir.bindc_name = "ass"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.alloca !fir.box<!fir.array<10xf32>>
    %2 = fir.alloca !fir.box<!fir.array<?xf32>>
    %3 = fir.alloca !fir.box<!fir.array<?xf32>>
    %4 = fir.alloca !fir.box<!fir.array<10xf32>>
    %5 = fir.alloca !fir.box<!fir.array<?xf32>>
    %6 = fir.alloca !fir.box<!fir.array<?xf32>>
    %7 = fir.alloca !fir.box<!fir.array<10xf32>>
    %8 = fir.alloca !fir.box<!fir.array<?xf32>>
    %9 = fir.alloca !fir.box<!fir.array<?xf32>>
    %10 = fir.alloca !fir.box<!fir.array<10xf32>>
    %11 = fir.alloca !fir.box<!fir.array<?xf32>>
    %12 = fir.alloca !fir.box<!fir.array<?xf32>>
    %13 = fir.alloca !fir.box<!fir.array<10xf32>>
    %14 = fir.alloca !fir.box<!fir.array<?xf32>>
    %15 = fir.alloca !fir.box<!fir.array<10xf32>>
    %16 = fir.alloca !fir.box<!fir.array<?xf32>>
    %17 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFsEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %c1 = arith.constant 1 : index
    %18 = fir.declare %arg1 dummy_scope %0 arg 2 {uniq_name = "_QFsEass"} : (!fir.box<!fir.array<?xf32>>, !fir.dscope) -> !fir.box<!fir.array<?xf32>>
    %19 = fir.rebox %18 : (!fir.box<!fir.array<?xf32>>) -> !fir.box<!fir.array<?xf32>>
    %20 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFsEi"}
    %21 = fir.declare %20 {uniq_name = "_QFsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %c1_0 = arith.constant 1 : index
    %22 = fir.load %17 : !fir.ref<i32>
    %23 = fir.convert %22 : (i32) -> index
    %c0 = arith.constant 0 : index
    %24 = arith.cmpi sgt, %23, %c0 : index
    %25 = arith.select %24, %23, %c0 : index
    %26 = fir.alloca !fir.array<?xf32>, %25 {bindc_name = "dyn", uniq_name = "_QFsEdyn"}
    %27 = fir.shape %25 : (index) -> !fir.shape<1>
    %28 = fir.declare %26(%27) {uniq_name = "_QFsEdyn"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<?xf32>>
    %c1_1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %29 = fir.alloca !fir.array<10xf32> {bindc_name = "c", uniq_name = "_QFsEc"}
    %30 = fir.shape %c10 : (index) -> !fir.shape<1>
    %31 = fir.declare %29(%30) {uniq_name = "_QFsEc"} : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<10xf32>>
    %32 = fir.alloca f32 {bindc_name = "x", uniq_name = "_QFsEx"}
    %33 = fir.declare %32 {uniq_name = "_QFsEx"} : (!fir.ref<f32>) -> !fir.ref<f32>
    %34 = fir.alloca !fir.box<!fir.heap<!fir.array<?xf32>>> {bindc_name = "al", uniq_name = "_QFsEal"}
    %35 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
    %c0_2 = arith.constant 0 : index
    %36 = fir.shape %c0_2 : (index) -> !fir.shape<1>
    %37 = fir.embox %35(%36) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    fir.store %37 to %34 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %38 = fir.declare %34 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFsEal"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %39 = fir.alloca !fir.box<!fir.heap<f32>> {bindc_name = "als", uniq_name = "_QFsEals"}
    %40 = fir.zero_bits !fir.heap<f32>
    %41 = fir.embox %40 : (!fir.heap<f32>) -> !fir.box<!fir.heap<f32>>
    fir.store %41 to %39 : !fir.ref<!fir.box<!fir.heap<f32>>>
    %42 = fir.declare %39 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFsEals"} : (!fir.ref<!fir.box<!fir.heap<f32>>>) -> !fir.ref<!fir.box<!fir.heap<f32>>>
    %43 = fir.alloca !fir.box<!fir.ptr<!fir.array<?xf32>>> {bindc_name = "pt", uniq_name = "_QFsEpt"}
    %44 = fir.zero_bits !fir.ptr<!fir.array<?xf32>>
    %c0_3 = arith.constant 0 : index
    %45 = fir.shape %c0_3 : (index) -> !fir.shape<1>
    %46 = fir.embox %44(%45) : (!fir.ptr<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.ptr<!fir.array<?xf32>>>
    fir.store %46 to %43 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %47 = fir.declare %43 {fortran_attrs = #fir.var_attrs<pointer>, uniq_name = "_QFsEpt"} : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %c5 = arith.constant 5 : index
    %48 = fir.alloca !fir.char<1,5> {bindc_name = "ch", uniq_name = "_QFsEch"}
    %49 = fir.declare %48 typeparams %c5 {uniq_name = "_QFsEch"} : (!fir.ref<!fir.char<1,5>>, index) -> !fir.ref<!fir.char<1,5>>
    %50 = fir.load %17 : !fir.ref<i32>
    %51 = fir.convert %50 : (i32) -> index
    %c0_4 = arith.constant 0 : index
    %52 = arith.cmpi sgt, %51, %c0_4 : index
    %53 = arith.select %52, %51, %c0_4 : index
    %54 = fir.alloca !fir.char<1,?>(%53 : index) {bindc_name = "cd", uniq_name = "_QFsEcd"}
    %55 = fir.declare %54 typeparams %53 {uniq_name = "_QFsEcd"} : (!fir.ref<!fir.char<1,?>>, index) -> !fir.ref<!fir.char<1,?>>
    %56 = fir.alloca !fir.type<_QFsTt{k:i32}> {bindc_name = "d", uniq_name = "_QFsEd"}
    %57 = fir.declare %56 {uniq_name = "_QFsEd"} : (!fir.ref<!fir.type<_QFsTt{k:i32}>>) -> !fir.ref<!fir.type<_QFsTt{k:i32}>>
    %58 = fir.address_of(@_QQ_QFsTt.DerivedInit) : !fir.ref<!fir.type<_QFsTt{k:i32}>>
    fir.copy %58 to %57 no_overlap : !fir.ref<!fir.type<_QFsTt{k:i32}>>, !fir.ref<!fir.type<_QFsTt{k:i32}>>
    omp.single {
      %94 = fir.embox %31(%30) : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<10xf32>>
      fir.store %94 to %1 : !fir.ref<!fir.box<!fir.array<10xf32>>>
      %95 = fir.embox %28(%27) : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
      %96 = fir.embox %28(%27) : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
      fir.store %96 to %2 : !fir.ref<!fir.box<!fir.array<?xf32>>>
      fir.store %19 to %3 : !fir.ref<!fir.box<!fir.array<?xf32>>>
      %97 = fir.embox %55 typeparams %53 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.box<!fir.char<1,?>>
      %98 = fir.emboxchar %55, %53 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.boxchar<1>
      %99 = fir.load %1 : !fir.ref<!fir.box<!fir.array<10xf32>>>
      %c10_13 = arith.constant 10 : index
      %100 = fir.alloca !fir.array<10xf32> {bindc_name = "c", pinned, uniq_name = "_QFsEc"}
      %c1_14 = arith.constant 1 : index
      %101 = fir.shape_shift %c1_14, %c10_13 : (index, index) -> !fir.shapeshift<1>
      %102 = fir.embox %100(%101) : (!fir.ref<!fir.array<10xf32>>, !fir.shapeshift<1>) -> !fir.box<!fir.array<10xf32>>
      fir.store %102 to %4 : !fir.ref<!fir.box<!fir.array<10xf32>>>
      %103 = fir.load %2 : !fir.ref<!fir.box<!fir.array<?xf32>>>
      %c0_15 = arith.constant 0 : index
      %104:3 = fir.box_dims %103, %c0_15 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
      %105 = fir.alloca !fir.array<?xf32>, %104#1 {bindc_name = "dyn", pinned, uniq_name = "_QFsEdyn"}
      %c0_16 = arith.constant 0 : index
      %106:3 = fir.box_dims %103, %c0_16 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
      %107 = fir.shape_shift %106#0, %106#1 : (index, index) -> !fir.shapeshift<1>
      %108 = fir.embox %105(%107) : (!fir.ref<!fir.array<?xf32>>, !fir.shapeshift<1>) -> !fir.box<!fir.array<?xf32>>
      fir.store %108 to %5 : !fir.ref<!fir.box<!fir.array<?xf32>>>
      %109 = fir.load %3 : !fir.ref<!fir.box<!fir.array<?xf32>>>
      %c0_17 = arith.constant 0 : index
      %110:3 = fir.box_dims %109, %c0_17 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
      %111 = fir.alloca !fir.array<?xf32>, %110#1 {bindc_name = "ass", pinned, uniq_name = "_QFsEass"}
      %c0_18 = arith.constant 0 : index
      %112:3 = fir.box_dims %109, %c0_18 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
      %113 = fir.shape_shift %112#0, %112#1 : (index, index) -> !fir.shapeshift<1>
      %114 = fir.embox %111(%113) : (!fir.ref<!fir.array<?xf32>>, !fir.shapeshift<1>) -> !fir.box<!fir.array<?xf32>>
      fir.store %114 to %6 : !fir.ref<!fir.box<!fir.array<?xf32>>>
      %115 = fir.alloca !fir.box<!fir.heap<!fir.array<?xf32>>> {bindc_name = "al", pinned, uniq_name = "_QFsEal"}
      %116 = fir.load %38 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      %117 = fir.box_addr %116 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
      %118 = fir.convert %117 : (!fir.heap<!fir.array<?xf32>>) -> i64
      %c0_i64_19 = arith.constant 0 : i64
      %119 = arith.cmpi eq, %118, %c0_i64_19 : i64
      fir.if %119 {
        %c0_29 = arith.constant 0 : index
        %167 = fir.shape %c0_29 : (index) -> !fir.shape<1>
        %168 = fir.embox %117(%167) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
        fir.store %168 to %115 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      } else {
        %c0_29 = arith.constant 0 : index
        %167:3 = fir.box_dims %116, %c0_29 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
        %168 = fir.shape %167#1 : (index) -> !fir.shape<1>
        %169 = fir.allocmem !fir.array<?xf32>, %167#1 {bindc_name = ".tmp", uniq_name = ""}
        %170 = fir.declare %169(%168) {uniq_name = ".tmp"} : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.heap<!fir.array<?xf32>>
        %171 = fir.embox %170(%168) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
        %c0_30 = arith.constant 0 : index
        %172:3 = fir.box_dims %116, %c0_30 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
        %173 = fir.shape_shift %172#0, %172#1 : (index, index) -> !fir.shapeshift<1>
        %174 = fir.rebox %171(%173) : (!fir.box<!fir.array<?xf32>>, !fir.shapeshift<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
        fir.store %174 to %115 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      }
      %120 = fir.alloca !fir.box<!fir.heap<f32>> {bindc_name = "als", pinned, uniq_name = "_QFsEals"}
      %121 = fir.load %42 : !fir.ref<!fir.box<!fir.heap<f32>>>
      %122 = fir.box_addr %121 : (!fir.box<!fir.heap<f32>>) -> !fir.heap<f32>
      %123 = fir.convert %122 : (!fir.heap<f32>) -> i64
      %c0_i64_20 = arith.constant 0 : i64
      %124 = arith.cmpi eq, %123, %c0_i64_20 : i64
      fir.if %124 {
        %167 = fir.embox %122 : (!fir.heap<f32>) -> !fir.box<!fir.heap<f32>>
        fir.store %167 to %120 : !fir.ref<!fir.box<!fir.heap<f32>>>
      } else {
        %167 = fir.allocmem f32 {bindc_name = "", uniq_name = ""}
        %168 = fir.embox %167 : (!fir.heap<f32>) -> !fir.box<!fir.heap<f32>>
        fir.store %168 to %120 : !fir.ref<!fir.box<!fir.heap<f32>>>
      }
      %125 = fir.alloca !fir.box<!fir.ptr<!fir.array<?xf32>>> {bindc_name = "pt", pinned, uniq_name = "_QFsEpt"}
      %c0_21 = arith.constant 0 : index
      %126 = fir.shape %c0_21 : (index) -> !fir.shape<1>
      %127 = fir.zero_bits !fir.ptr<!fir.array<?xf32>>
      %128 = fir.embox %127(%126) : (!fir.ptr<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.ptr<!fir.array<?xf32>>>
      fir.store %128 to %125 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
      %129 = fir.alloca !fir.char<1,5> {bindc_name = "ch", pinned, uniq_name = "_QFsEch"}
      %130:2 = fir.unboxchar %98 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
      %131 = fir.alloca !fir.char<1,?>(%130#1 : index) {bindc_name = "cd", pinned, uniq_name = "_QFsEcd"}
      %132 = fir.emboxchar %131, %130#1 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.boxchar<1>
      %133 = fir.alloca !fir.type<_QFsTt{k:i32}> {bindc_name = "d", pinned, uniq_name = "_QFsEd"}
      %134 = fir.embox %133 : (!fir.ref<!fir.type<_QFsTt{k:i32}>>) -> !fir.box<!fir.type<_QFsTt{k:i32}>>
      %135 = fir.address_of(@_QQclX6C6F63616C5F636F706965732E66393000) : !fir.ref<!fir.char<1,17>>
      %c13_i32 = arith.constant 13 : i32
      %136 = fir.convert %134 : (!fir.box<!fir.type<_QFsTt{k:i32}>>) -> !fir.box<none>
      %137 = fir.convert %135 : (!fir.ref<!fir.char<1,17>>) -> !fir.ref<i8>
      fir.call @_FortranAInitialize(%136, %137, %c13_i32) fastmath<contract> : (!fir.box<none>, !fir.ref<i8>, i32) -> ()
      %138 = fir.declare %4 {uniq_name = "_QFsEc"} : (!fir.ref<!fir.box<!fir.array<10xf32>>>) -> !fir.ref<!fir.box<!fir.array<10xf32>>>
      %139 = fir.load %138 : !fir.ref<!fir.box<!fir.array<10xf32>>>
      %c0_22 = arith.constant 0 : index
      %140:3 = fir.box_dims %139, %c0_22 : (!fir.box<!fir.array<10xf32>>, index) -> (index, index, index)
      %c10_23 = arith.constant 10 : index
      %141 = fir.shift %140#0 : (index) -> !fir.shift<1>
      %142 = fir.declare %5 {uniq_name = "_QFsEdyn"} : (!fir.ref<!fir.box<!fir.array<?xf32>>>) -> !fir.ref<!fir.box<!fir.array<?xf32>>>
      %143 = fir.load %142 : !fir.ref<!fir.box<!fir.array<?xf32>>>
      %c0_24 = arith.constant 0 : index
      %144:3 = fir.box_dims %143, %c0_24 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
      %145 = fir.shift %144#0 : (index) -> !fir.shift<1>
      %146 = fir.declare %6 {uniq_name = "_QFsEass"} : (!fir.ref<!fir.box<!fir.array<?xf32>>>) -> !fir.ref<!fir.box<!fir.array<?xf32>>>
      %147 = fir.load %146 : !fir.ref<!fir.box<!fir.array<?xf32>>>
      %c0_25 = arith.constant 0 : index
      %148:3 = fir.box_dims %147, %c0_25 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
      %149 = fir.shift %148#0 : (index) -> !fir.shift<1>
      %150 = fir.declare %115 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFsEal"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      %151 = fir.declare %120 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFsEals"} : (!fir.ref<!fir.box<!fir.heap<f32>>>) -> !fir.ref<!fir.box<!fir.heap<f32>>>
      %152 = fir.declare %125 {fortran_attrs = #fir.var_attrs<pointer>, uniq_name = "_QFsEpt"} : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
      %153 = fir.declare %129 typeparams %c5 {uniq_name = "_QFsEch"} : (!fir.ref<!fir.char<1,5>>, index) -> !fir.ref<!fir.char<1,5>>
      %154 = fir.declare %131 typeparams %130#1 {uniq_name = "_QFsEcd"} : (!fir.ref<!fir.char<1,?>>, index) -> !fir.ref<!fir.char<1,?>>
      %155 = fir.emboxchar %154, %130#1 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.boxchar<1>
      %156 = fir.declare %133 {uniq_name = "_QFsEd"} : (!fir.ref<!fir.type<_QFsTt{k:i32}>>) -> !fir.ref<!fir.type<_QFsTt{k:i32}>>
      %c1_i32 = arith.constant 1 : i32
      %c1_26 = arith.constant 1 : index
      %157 = fir.array_coor %139(%141) %c1_26 : (!fir.box<!fir.array<10xf32>>, !fir.shift<1>, index) -> !fir.ref<f32>
      %158 = fir.convert %c1_i32 : (i32) -> f32
      fir.store %158 to %157 : !fir.ref<f32>
      %159 = fir.load %115 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      %160 = fir.box_addr %159 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
      %161 = fir.convert %160 : (!fir.heap<!fir.array<?xf32>>) -> i64
      %c0_i64_27 = arith.constant 0 : i64
      %162 = arith.cmpi ne, %161, %c0_i64_27 : i64
      fir.if %162 {
        fir.freemem %160 : !fir.heap<!fir.array<?xf32>>
      }
      %163 = fir.load %120 : !fir.ref<!fir.box<!fir.heap<f32>>>
      %164 = fir.box_addr %163 : (!fir.box<!fir.heap<f32>>) -> !fir.heap<f32>
      %165 = fir.convert %164 : (!fir.heap<f32>) -> i64
      %c0_i64_28 = arith.constant 0 : i64
      %166 = arith.cmpi ne, %165, %c0_i64_28 : i64
      fir.if %166 {
        fir.freemem %164 : !fir.heap<f32>
      }
      omp.terminator
    } {accc.private = ["c", "dyn", "ass", "al", "als", "pt", "ch", "cd", "d"]}
    omp.single {
      %94 = fir.embox %31(%30) : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<10xf32>>
      fir.store %94 to %7 : !fir.ref<!fir.box<!fir.array<10xf32>>>
      %95 = fir.embox %28(%27) : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
      %96 = fir.embox %28(%27) : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
      fir.store %96 to %8 : !fir.ref<!fir.box<!fir.array<?xf32>>>
      fir.store %19 to %9 : !fir.ref<!fir.box<!fir.array<?xf32>>>
      %97 = fir.embox %55 typeparams %53 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.box<!fir.char<1,?>>
      %98 = fir.emboxchar %55, %53 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.boxchar<1>
      %99 = fir.load %7 : !fir.ref<!fir.box<!fir.array<10xf32>>>
      %c10_13 = arith.constant 10 : index
      %100 = fir.alloca !fir.array<10xf32> {bindc_name = "c", pinned, uniq_name = "_QFsEc"}
      %c1_14 = arith.constant 1 : index
      %101 = fir.shape_shift %c1_14, %c10_13 : (index, index) -> !fir.shapeshift<1>
      %102 = fir.embox %100(%101) : (!fir.ref<!fir.array<10xf32>>, !fir.shapeshift<1>) -> !fir.box<!fir.array<10xf32>>
      fir.store %102 to %10 : !fir.ref<!fir.box<!fir.array<10xf32>>>
      %103 = fir.alloca !fir.box<!fir.array<10xf32>>
      %104 = fir.load %7 : !fir.ref<!fir.box<!fir.array<10xf32>>>
      %105 = fir.load %10 : !fir.ref<!fir.box<!fir.array<10xf32>>>
      fir.store %105 to %103 : !fir.ref<!fir.box<!fir.array<10xf32>>>
      %106 = fir.address_of(@_QQclX6C6F63616C5F636F706965732E66393000) : !fir.ref<!fir.char<1,17>>
      %c5_i32 = arith.constant 5 : i32
      %107 = fir.convert %103 : (!fir.ref<!fir.box<!fir.array<10xf32>>>) -> !fir.ref<!fir.box<none>>
      %108 = fir.convert %104 : (!fir.box<!fir.array<10xf32>>) -> !fir.box<none>
      %109 = fir.convert %106 : (!fir.ref<!fir.char<1,17>>) -> !fir.ref<i8>
      fir.call @_FortranAAssign(%107, %108, %109, %c5_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
      %110 = fir.load %8 : !fir.ref<!fir.box<!fir.array<?xf32>>>
      %c0_15 = arith.constant 0 : index
      %111:3 = fir.box_dims %110, %c0_15 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
      %112 = fir.alloca !fir.array<?xf32>, %111#1 {bindc_name = "dyn", pinned, uniq_name = "_QFsEdyn"}
      %c0_16 = arith.constant 0 : index
      %113:3 = fir.box_dims %110, %c0_16 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
      %114 = fir.shape_shift %113#0, %113#1 : (index, index) -> !fir.shapeshift<1>
      %115 = fir.embox %112(%114) : (!fir.ref<!fir.array<?xf32>>, !fir.shapeshift<1>) -> !fir.box<!fir.array<?xf32>>
      fir.store %115 to %11 : !fir.ref<!fir.box<!fir.array<?xf32>>>
      %116 = fir.alloca !fir.box<!fir.array<?xf32>>
      %117 = fir.load %8 : !fir.ref<!fir.box<!fir.array<?xf32>>>
      %118 = fir.load %11 : !fir.ref<!fir.box<!fir.array<?xf32>>>
      fir.store %118 to %116 : !fir.ref<!fir.box<!fir.array<?xf32>>>
      %119 = fir.address_of(@_QQclX6C6F63616C5F636F706965732E66393000) : !fir.ref<!fir.char<1,17>>
      %c5_i32_17 = arith.constant 5 : i32
      %120 = fir.convert %116 : (!fir.ref<!fir.box<!fir.array<?xf32>>>) -> !fir.ref<!fir.box<none>>
      %121 = fir.convert %117 : (!fir.box<!fir.array<?xf32>>) -> !fir.box<none>
      %122 = fir.convert %119 : (!fir.ref<!fir.char<1,17>>) -> !fir.ref<i8>
      fir.call @_FortranAAssign(%120, %121, %122, %c5_i32_17) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
      %123 = fir.load %9 : !fir.ref<!fir.box<!fir.array<?xf32>>>
      %c0_18 = arith.constant 0 : index
      %124:3 = fir.box_dims %123, %c0_18 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
      %125 = fir.alloca !fir.array<?xf32>, %124#1 {bindc_name = "ass", pinned, uniq_name = "_QFsEass"}
      %c0_19 = arith.constant 0 : index
      %126:3 = fir.box_dims %123, %c0_19 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
      %127 = fir.shape_shift %126#0, %126#1 : (index, index) -> !fir.shapeshift<1>
      %128 = fir.embox %125(%127) : (!fir.ref<!fir.array<?xf32>>, !fir.shapeshift<1>) -> !fir.box<!fir.array<?xf32>>
      fir.store %128 to %12 : !fir.ref<!fir.box<!fir.array<?xf32>>>
      %129 = fir.alloca !fir.box<!fir.array<?xf32>>
      %130 = fir.load %9 : !fir.ref<!fir.box<!fir.array<?xf32>>>
      %131 = fir.load %12 : !fir.ref<!fir.box<!fir.array<?xf32>>>
      fir.store %131 to %129 : !fir.ref<!fir.box<!fir.array<?xf32>>>
      %132 = fir.address_of(@_QQclX6C6F63616C5F636F706965732E66393000) : !fir.ref<!fir.char<1,17>>
      %c5_i32_20 = arith.constant 5 : i32
      %133 = fir.convert %129 : (!fir.ref<!fir.box<!fir.array<?xf32>>>) -> !fir.ref<!fir.box<none>>
      %134 = fir.convert %130 : (!fir.box<!fir.array<?xf32>>) -> !fir.box<none>
      %135 = fir.convert %132 : (!fir.ref<!fir.char<1,17>>) -> !fir.ref<i8>
      fir.call @_FortranAAssign(%133, %134, %135, %c5_i32_20) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
      %136 = fir.alloca !fir.box<!fir.heap<!fir.array<?xf32>>> {bindc_name = "al", pinned, uniq_name = "_QFsEal"}
      %137 = fir.load %38 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      %138 = fir.box_addr %137 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
      %139 = fir.convert %138 : (!fir.heap<!fir.array<?xf32>>) -> i64
      %c0_i64_21 = arith.constant 0 : i64
      %140 = arith.cmpi eq, %139, %c0_i64_21 : i64
      fir.if %140 {
        %c0_37 = arith.constant 0 : index
        %212 = fir.shape %c0_37 : (index) -> !fir.shape<1>
        %213 = fir.embox %138(%212) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
        fir.store %213 to %136 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      } else {
        %c0_37 = arith.constant 0 : index
        %212:3 = fir.box_dims %137, %c0_37 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
        %213 = fir.shape %212#1 : (index) -> !fir.shape<1>
        %214 = fir.allocmem !fir.array<?xf32>, %212#1 {bindc_name = ".tmp", uniq_name = ""}
        %215 = fir.declare %214(%213) {uniq_name = ".tmp"} : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.heap<!fir.array<?xf32>>
        %216 = fir.embox %215(%213) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
        %c0_38 = arith.constant 0 : index
        %217:3 = fir.box_dims %137, %c0_38 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
        %218 = fir.shape_shift %217#0, %217#1 : (index, index) -> !fir.shapeshift<1>
        %219 = fir.rebox %216(%218) : (!fir.box<!fir.array<?xf32>>, !fir.shapeshift<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
        fir.store %219 to %136 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      }
      %141 = fir.load %136 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      %142 = fir.box_addr %141 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
      %143 = fir.convert %142 : (!fir.heap<!fir.array<?xf32>>) -> i64
      %c0_i64_22 = arith.constant 0 : i64
      %144 = arith.cmpi ne, %143, %c0_i64_22 : i64
      fir.if %144 {
        %212 = fir.load %38 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
        %213 = fir.address_of(@_QQclX6C6F63616C5F636F706965732E66393000) : !fir.ref<!fir.char<1,17>>
        %c6_i32 = arith.constant 6 : i32
        %214 = fir.convert %136 : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<none>>
        %215 = fir.convert %212 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.box<none>
        %216 = fir.convert %213 : (!fir.ref<!fir.char<1,17>>) -> !fir.ref<i8>
        fir.call @_FortranAAssign(%214, %215, %216, %c6_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
      }
      %145 = fir.alloca !fir.box<!fir.heap<f32>> {bindc_name = "als", pinned, uniq_name = "_QFsEals"}
      %146 = fir.load %42 : !fir.ref<!fir.box<!fir.heap<f32>>>
      %147 = fir.box_addr %146 : (!fir.box<!fir.heap<f32>>) -> !fir.heap<f32>
      %148 = fir.convert %147 : (!fir.heap<f32>) -> i64
      %c0_i64_23 = arith.constant 0 : i64
      %149 = arith.cmpi eq, %148, %c0_i64_23 : i64
      fir.if %149 {
        %212 = fir.embox %147 : (!fir.heap<f32>) -> !fir.box<!fir.heap<f32>>
        fir.store %212 to %145 : !fir.ref<!fir.box<!fir.heap<f32>>>
      } else {
        %212 = fir.allocmem f32 {bindc_name = "", uniq_name = ""}
        %213 = fir.embox %212 : (!fir.heap<f32>) -> !fir.box<!fir.heap<f32>>
        fir.store %213 to %145 : !fir.ref<!fir.box<!fir.heap<f32>>>
      }
      %150 = fir.load %145 : !fir.ref<!fir.box<!fir.heap<f32>>>
      %151 = fir.box_addr %150 : (!fir.box<!fir.heap<f32>>) -> !fir.heap<f32>
      %152 = fir.convert %151 : (!fir.heap<f32>) -> i64
      %c0_i64_24 = arith.constant 0 : i64
      %153 = arith.cmpi ne, %152, %c0_i64_24 : i64
      fir.if %153 {
        %212 = fir.load %42 : !fir.ref<!fir.box<!fir.heap<f32>>>
        %213 = fir.box_addr %212 : (!fir.box<!fir.heap<f32>>) -> !fir.heap<f32>
        %214 = fir.load %213 : !fir.heap<f32>
        %215 = fir.alloca f32
        fir.store %214 to %215 : !fir.ref<f32>
        %216 = fir.embox %215 : (!fir.ref<f32>) -> !fir.box<f32>
        %217 = fir.address_of(@_QQclX6C6F63616C5F636F706965732E66393000) : !fir.ref<!fir.char<1,17>>
        %c6_i32 = arith.constant 6 : i32
        %218 = fir.convert %145 : (!fir.ref<!fir.box<!fir.heap<f32>>>) -> !fir.ref<!fir.box<none>>
        %219 = fir.convert %216 : (!fir.box<f32>) -> !fir.box<none>
        %220 = fir.convert %217 : (!fir.ref<!fir.char<1,17>>) -> !fir.ref<i8>
        fir.call @_FortranAAssign(%218, %219, %220, %c6_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
      }
      %154 = fir.alloca !fir.box<!fir.ptr<!fir.array<?xf32>>> {bindc_name = "pt", pinned, uniq_name = "_QFsEpt"}
      %c0_25 = arith.constant 0 : index
      %155 = fir.shape %c0_25 : (index) -> !fir.shape<1>
      %156 = fir.zero_bits !fir.ptr<!fir.array<?xf32>>
      %157 = fir.embox %156(%155) : (!fir.ptr<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.ptr<!fir.array<?xf32>>>
      fir.store %157 to %154 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
      %158 = fir.load %47 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
      fir.store %158 to %154 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
      %159 = fir.alloca !fir.char<1,5> {bindc_name = "ch", pinned, uniq_name = "_QFsEch"}
      %c5_26 = arith.constant 5 : index
      %c1_i64 = arith.constant 1 : i64
      %160 = fir.convert %c5_26 : (index) -> i64
      %161 = arith.muli %c1_i64, %160 : i64
      %162 = fir.convert %159 : (!fir.ref<!fir.char<1,5>>) -> !llvm.ptr
      %163 = fir.convert %49 : (!fir.ref<!fir.char<1,5>>) -> !llvm.ptr
      "llvm.intr.memmove"(%162, %163, %161) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
      %164:2 = fir.unboxchar %98 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
      %165 = fir.alloca !fir.char<1,?>(%164#1 : index) {bindc_name = "cd", pinned, uniq_name = "_QFsEcd"}
      %166 = fir.emboxchar %165, %164#1 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.boxchar<1>
      %167:2 = fir.unboxchar %98 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
      %168:2 = fir.unboxchar %166 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
      %169 = arith.cmpi slt, %168#1, %167#1 : index
      %170 = arith.select %169, %168#1, %167#1 : index
      %c1_i64_27 = arith.constant 1 : i64
      %171 = fir.convert %170 : (index) -> i64
      %172 = arith.muli %c1_i64_27, %171 : i64
      %173 = fir.convert %168#0 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
      %174 = fir.convert %167#0 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
      "llvm.intr.memmove"(%173, %174, %172) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
      %c1_28 = arith.constant 1 : index
      %175 = arith.subi %168#1, %c1_28 : index
      %176 = fir.undefined !fir.char<1>
      %c32_i8 = arith.constant 32 : i8
      %177 = fir.insert_value %176, %c32_i8, [0 : index] : (!fir.char<1>, i8) -> !fir.char<1>
      %c1_29 = arith.constant 1 : index
      fir.do_loop %arg2 = %170 to %175 step %c1_29 {
        %212 = fir.convert %168#0 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
        %213 = fir.coordinate_of %212, %arg2 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
        fir.store %177 to %213 : !fir.ref<!fir.char<1>>
      }
      %178 = fir.alloca !fir.type<_QFsTt{k:i32}> {bindc_name = "d", pinned, uniq_name = "_QFsEd"}
      %179 = fir.embox %178 : (!fir.ref<!fir.type<_QFsTt{k:i32}>>) -> !fir.box<!fir.type<_QFsTt{k:i32}>>
      %180 = fir.address_of(@_QQclX6C6F63616C5F636F706965732E66393000) : !fir.ref<!fir.char<1,17>>
      %c13_i32 = arith.constant 13 : i32
      %181 = fir.convert %179 : (!fir.box<!fir.type<_QFsTt{k:i32}>>) -> !fir.box<none>
      %182 = fir.convert %180 : (!fir.ref<!fir.char<1,17>>) -> !fir.ref<i8>
      fir.call @_FortranAInitialize(%181, %182, %c13_i32) fastmath<contract> : (!fir.box<none>, !fir.ref<i8>, i32) -> ()
      fir.copy %57 to %178 : !fir.ref<!fir.type<_QFsTt{k:i32}>>, !fir.ref<!fir.type<_QFsTt{k:i32}>>
      %183 = fir.declare %10 {uniq_name = "_QFsEc"} : (!fir.ref<!fir.box<!fir.array<10xf32>>>) -> !fir.ref<!fir.box<!fir.array<10xf32>>>
      %184 = fir.load %183 : !fir.ref<!fir.box<!fir.array<10xf32>>>
      %c0_30 = arith.constant 0 : index
      %185:3 = fir.box_dims %184, %c0_30 : (!fir.box<!fir.array<10xf32>>, index) -> (index, index, index)
      %c10_31 = arith.constant 10 : index
      %186 = fir.shift %185#0 : (index) -> !fir.shift<1>
      %187 = fir.declare %11 {uniq_name = "_QFsEdyn"} : (!fir.ref<!fir.box<!fir.array<?xf32>>>) -> !fir.ref<!fir.box<!fir.array<?xf32>>>
      %188 = fir.load %187 : !fir.ref<!fir.box<!fir.array<?xf32>>>
      %c0_32 = arith.constant 0 : index
      %189:3 = fir.box_dims %188, %c0_32 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
      %190 = fir.shift %189#0 : (index) -> !fir.shift<1>
      %191 = fir.declare %12 {uniq_name = "_QFsEass"} : (!fir.ref<!fir.box<!fir.array<?xf32>>>) -> !fir.ref<!fir.box<!fir.array<?xf32>>>
      %192 = fir.load %191 : !fir.ref<!fir.box<!fir.array<?xf32>>>
      %c0_33 = arith.constant 0 : index
      %193:3 = fir.box_dims %192, %c0_33 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
      %194 = fir.shift %193#0 : (index) -> !fir.shift<1>
      %195 = fir.declare %136 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFsEal"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      %196 = fir.declare %145 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFsEals"} : (!fir.ref<!fir.box<!fir.heap<f32>>>) -> !fir.ref<!fir.box<!fir.heap<f32>>>
      %197 = fir.declare %154 {fortran_attrs = #fir.var_attrs<pointer>, uniq_name = "_QFsEpt"} : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
      %198 = fir.declare %159 typeparams %c5 {uniq_name = "_QFsEch"} : (!fir.ref<!fir.char<1,5>>, index) -> !fir.ref<!fir.char<1,5>>
      %199 = fir.declare %165 typeparams %164#1 {uniq_name = "_QFsEcd"} : (!fir.ref<!fir.char<1,?>>, index) -> !fir.ref<!fir.char<1,?>>
      %200 = fir.emboxchar %199, %164#1 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.boxchar<1>
      %201 = fir.declare %178 {uniq_name = "_QFsEd"} : (!fir.ref<!fir.type<_QFsTt{k:i32}>>) -> !fir.ref<!fir.type<_QFsTt{k:i32}>>
      %c1_i32 = arith.constant 1 : i32
      %c1_34 = arith.constant 1 : index
      %202 = fir.array_coor %184(%186) %c1_34 : (!fir.box<!fir.array<10xf32>>, !fir.shift<1>, index) -> !fir.ref<f32>
      %203 = fir.convert %c1_i32 : (i32) -> f32
      fir.store %203 to %202 : !fir.ref<f32>
      %204 = fir.load %136 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      %205 = fir.box_addr %204 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
      %206 = fir.convert %205 : (!fir.heap<!fir.array<?xf32>>) -> i64
      %c0_i64_35 = arith.constant 0 : i64
      %207 = arith.cmpi ne, %206, %c0_i64_35 : i64
      fir.if %207 {
        fir.freemem %205 : !fir.heap<!fir.array<?xf32>>
      }
      %208 = fir.load %145 : !fir.ref<!fir.box<!fir.heap<f32>>>
      %209 = fir.box_addr %208 : (!fir.box<!fir.heap<f32>>) -> !fir.heap<f32>
      %210 = fir.convert %209 : (!fir.heap<f32>) -> i64
      %c0_i64_36 = arith.constant 0 : i64
      %211 = arith.cmpi ne, %210, %c0_i64_36 : i64
      fir.if %211 {
        fir.freemem %209 : !fir.heap<f32>
      }
      omp.terminator
    } {accc.firstprivate = ["c", "dyn", "ass", "al", "als", "pt", "ch", "cd", "d"]}
    %59 = fir.embox %31(%30) : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<10xf32>>
    fir.store %59 to %13 : !fir.ref<!fir.box<!fir.array<10xf32>>>
    %60 = fir.embox %28(%27) : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
    %61 = fir.embox %28(%27) : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
    fir.store %61 to %14 : !fir.ref<!fir.box<!fir.array<?xf32>>>
    %62 = fir.load %13 : !fir.ref<!fir.box<!fir.array<10xf32>>>
    %c10_5 = arith.constant 10 : index
    %63 = fir.alloca !fir.array<10xf32> {bindc_name = "c", pinned, uniq_name = "_QFsEc"}
    %c1_6 = arith.constant 1 : index
    %64 = fir.shape_shift %c1_6, %c10_5 : (index, index) -> !fir.shapeshift<1>
    %65 = fir.embox %63(%64) : (!fir.ref<!fir.array<10xf32>>, !fir.shapeshift<1>) -> !fir.box<!fir.array<10xf32>>
    fir.store %65 to %15 : !fir.ref<!fir.box<!fir.array<10xf32>>>
    %66 = fir.load %14 : !fir.ref<!fir.box<!fir.array<?xf32>>>
    %c0_7 = arith.constant 0 : index
    %67:3 = fir.box_dims %66, %c0_7 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
    %68 = fir.alloca !fir.array<?xf32>, %67#1 {bindc_name = "dyn", pinned, uniq_name = "_QFsEdyn"}
    %c0_8 = arith.constant 0 : index
    %69:3 = fir.box_dims %66, %c0_8 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
    %70 = fir.shape_shift %69#0, %69#1 : (index, index) -> !fir.shapeshift<1>
    %71 = fir.embox %68(%70) : (!fir.ref<!fir.array<?xf32>>, !fir.shapeshift<1>) -> !fir.box<!fir.array<?xf32>>
    fir.store %71 to %16 : !fir.ref<!fir.box<!fir.array<?xf32>>>
    %72 = fir.alloca !fir.box<!fir.heap<!fir.array<?xf32>>> {bindc_name = "al", pinned, uniq_name = "_QFsEal"}
    %73 = fir.load %38 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %74 = fir.box_addr %73 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %75 = fir.convert %74 : (!fir.heap<!fir.array<?xf32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %76 = arith.cmpi eq, %75, %c0_i64 : i64
    fir.if %76 {
      %c0_13 = arith.constant 0 : index
      %94 = fir.shape %c0_13 : (index) -> !fir.shape<1>
      %95 = fir.embox %74(%94) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
      fir.store %95 to %72 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    } else {
      %c0_13 = arith.constant 0 : index
      %94:3 = fir.box_dims %73, %c0_13 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
      %95 = fir.shape %94#1 : (index) -> !fir.shape<1>
      %96 = fir.allocmem !fir.array<?xf32>, %94#1 {bindc_name = ".tmp", uniq_name = ""}
      %97 = fir.declare %96(%95) {uniq_name = ".tmp"} : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.heap<!fir.array<?xf32>>
      %98 = fir.embox %97(%95) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
      %c0_14 = arith.constant 0 : index
      %99:3 = fir.box_dims %73, %c0_14 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
      %100 = fir.shape_shift %99#0, %99#1 : (index, index) -> !fir.shapeshift<1>
      %101 = fir.rebox %98(%100) : (!fir.box<!fir.array<?xf32>>, !fir.shapeshift<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
      fir.store %101 to %72 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    }
    %77 = fir.alloca !fir.char<1,5> {bindc_name = "ch", pinned, uniq_name = "_QFsEch"}
    omp.sections {
      omp.section {
        %94 = fir.declare %15 {uniq_name = "_QFsEc"} : (!fir.ref<!fir.box<!fir.array<10xf32>>>) -> !fir.ref<!fir.box<!fir.array<10xf32>>>
        %95 = fir.load %94 : !fir.ref<!fir.box<!fir.array<10xf32>>>
        %c0_13 = arith.constant 0 : index
        %96:3 = fir.box_dims %95, %c0_13 : (!fir.box<!fir.array<10xf32>>, index) -> (index, index, index)
        %c10_14 = arith.constant 10 : index
        %97 = fir.shift %96#0 : (index) -> !fir.shift<1>
        %98 = fir.declare %16 {uniq_name = "_QFsEdyn"} : (!fir.ref<!fir.box<!fir.array<?xf32>>>) -> !fir.ref<!fir.box<!fir.array<?xf32>>>
        %99 = fir.load %98 : !fir.ref<!fir.box<!fir.array<?xf32>>>
        %c0_15 = arith.constant 0 : index
        %100:3 = fir.box_dims %99, %c0_15 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
        %101 = fir.shift %100#0 : (index) -> !fir.shift<1>
        %102 = fir.declare %72 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFsEal"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
        %103 = fir.declare %77 typeparams %c5 {uniq_name = "_QFsEch"} : (!fir.ref<!fir.char<1,5>>, index) -> !fir.ref<!fir.char<1,5>>
        %c1_i32 = arith.constant 1 : i32
        %c1_16 = arith.constant 1 : index
        %104 = fir.array_coor %95(%97) %c1_16 : (!fir.box<!fir.array<10xf32>>, !fir.shift<1>, index) -> !fir.ref<f32>
        %105 = fir.convert %c1_i32 : (i32) -> f32
        fir.store %105 to %104 : !fir.ref<f32>
        %106 = fir.alloca !fir.box<!fir.array<10xf32>>
        %107 = fir.load %94 : !fir.ref<!fir.box<!fir.array<10xf32>>>
        %108 = fir.load %13 : !fir.ref<!fir.box<!fir.array<10xf32>>>
        fir.store %108 to %106 : !fir.ref<!fir.box<!fir.array<10xf32>>>
        %109 = fir.address_of(@_QQclX6C6F63616C5F636F706965732E66393000) : !fir.ref<!fir.char<1,17>>
        %c5_i32 = arith.constant 5 : i32
        %110 = fir.convert %106 : (!fir.ref<!fir.box<!fir.array<10xf32>>>) -> !fir.ref<!fir.box<none>>
        %111 = fir.convert %107 : (!fir.box<!fir.array<10xf32>>) -> !fir.box<none>
        %112 = fir.convert %109 : (!fir.ref<!fir.char<1,17>>) -> !fir.ref<i8>
        fir.call @_FortranAAssign(%110, %111, %112, %c5_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
        %113 = fir.alloca !fir.box<!fir.array<?xf32>>
        %114 = fir.load %98 : !fir.ref<!fir.box<!fir.array<?xf32>>>
        %115 = fir.load %14 : !fir.ref<!fir.box<!fir.array<?xf32>>>
        fir.store %115 to %113 : !fir.ref<!fir.box<!fir.array<?xf32>>>
        %116 = fir.address_of(@_QQclX6C6F63616C5F636F706965732E66393000) : !fir.ref<!fir.char<1,17>>
        %c5_i32_17 = arith.constant 5 : i32
        %117 = fir.convert %113 : (!fir.ref<!fir.box<!fir.array<?xf32>>>) -> !fir.ref<!fir.box<none>>
        %118 = fir.convert %114 : (!fir.box<!fir.array<?xf32>>) -> !fir.box<none>
        %119 = fir.convert %116 : (!fir.ref<!fir.char<1,17>>) -> !fir.ref<i8>
        fir.call @_FortranAAssign(%117, %118, %119, %c5_i32_17) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
        %120 = fir.load %102 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
        %121 = fir.box_addr %120 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
        %122 = fir.convert %121 : (!fir.heap<!fir.array<?xf32>>) -> i64
        %c0_i64_18 = arith.constant 0 : i64
        %123 = arith.cmpi ne, %122, %c0_i64_18 : i64
        fir.if %123 {
          %128 = fir.load %102 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
          %129 = fir.address_of(@_QQclX6C6F63616C5F636F706965732E66393000) : !fir.ref<!fir.char<1,17>>
          %c6_i32 = arith.constant 6 : i32
          %130 = fir.convert %38 : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> !fir.ref<!fir.box<none>>
          %131 = fir.convert %128 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.box<none>
          %132 = fir.convert %129 : (!fir.ref<!fir.char<1,17>>) -> !fir.ref<i8>
          fir.call @_FortranAAssign(%130, %131, %132, %c6_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
        }
        %c5_19 = arith.constant 5 : index
        %c1_i64 = arith.constant 1 : i64
        %124 = fir.convert %c5_19 : (index) -> i64
        %125 = arith.muli %c1_i64, %124 : i64
        %126 = fir.convert %49 : (!fir.ref<!fir.char<1,5>>) -> !llvm.ptr
        %127 = fir.convert %103 : (!fir.ref<!fir.char<1,5>>) -> !llvm.ptr
        "llvm.intr.memmove"(%126, %127, %125) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
        omp.terminator
      } {accc.no_directive}
      omp.terminator
    } {accc.lastprivate_names = ["c", "dyn", "al", "ch"]}
    %78 = fir.load %72 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %79 = fir.box_addr %78 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %80 = fir.convert %79 : (!fir.heap<!fir.array<?xf32>>) -> i64
    %c0_i64_9 = arith.constant 0 : i64
    %81 = arith.cmpi ne, %80, %c0_i64_9 : i64
    fir.if %81 {
      fir.freemem %79 : !fir.heap<!fir.array<?xf32>>
    }
    %82 = fir.load %42 : !fir.ref<!fir.box<!fir.heap<f32>>>
    %83 = fir.box_addr %82 : (!fir.box<!fir.heap<f32>>) -> !fir.heap<f32>
    %84 = fir.box_addr %82 : (!fir.box<!fir.heap<f32>>) -> !fir.heap<f32>
    %85 = fir.convert %84 : (!fir.heap<f32>) -> i64
    %c0_i64_10 = arith.constant 0 : i64
    %86 = arith.cmpi ne, %85, %c0_i64_10 : i64
    fir.if %86 {
      fir.freemem %84 : !fir.heap<f32>
      %94 = fir.zero_bits !fir.heap<f32>
      %95 = fir.embox %94 : (!fir.heap<f32>) -> !fir.box<!fir.heap<f32>>
      fir.store %95 to %42 : !fir.ref<!fir.box<!fir.heap<f32>>>
    }
    %87 = fir.load %38 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %88 = fir.box_addr %87 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %c0_11 = arith.constant 0 : index
    %89:3 = fir.box_dims %87, %c0_11 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %90 = fir.shape_shift %89#0, %89#1 : (index, index) -> !fir.shapeshift<1>
    %91 = fir.box_addr %87 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %92 = fir.convert %91 : (!fir.heap<!fir.array<?xf32>>) -> i64
    %c0_i64_12 = arith.constant 0 : i64
    %93 = arith.cmpi ne, %92, %c0_i64_12 : i64
    fir.if %93 {
      fir.freemem %91 : !fir.heap<!fir.array<?xf32>>
      %94 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
      %c0_13 = arith.constant 0 : index
      %95 = fir.shape %c0_13 : (index) -> !fir.shape<1>
      %96 = fir.embox %94(%95) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
      fir.store %96 to %38 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    }
    return
  }
  fir.global linkonce_odr @_QQ_QFsTt.DerivedInit constant : !fir.type<_QFsTt{k:i32}> {
    %0 = fir.undefined !fir.type<_QFsTt{k:i32}>
    %c1_i32 = arith.constant 1 : i32
    %1 = fir.insert_value %0, %c1_i32, ["k", !fir.type<_QFsTt{k:i32}>] : (!fir.type<_QFsTt{k:i32}>, i32) -> !fir.type<_QFsTt{k:i32}>
    fir.has_value %1 : !fir.type<_QFsTt{k:i32}>
  }
  fir.global linkonce @_QQclX6C6F63616C5F636F706965732E66393000 constant : !fir.char<1,17> {
    %0 = fir.string_lit "local_copies.f90\00"(17) : !fir.char<1,17>
    fir.has_value %0 : !fir.char<1,17>
  }
  func.func private @_FortranAInitialize(!fir.box<none>, !fir.ref<i8>, i32) attributes {fir.runtime}
  func.func private @_FortranAAssign(!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) attributes {fir.runtime}
  fir.type_info @_QFsTt nodestroy nofinal : !fir.type<_QFsTt{k:i32}> component_info {
    fir.dt_component "k" init @_QFsE.di.t.k
  }
  fir.global linkonce_odr @_QFsE.di.t.k constant target : i32 {
    %c1_i32 = arith.constant 1 : i32
    fir.has_value %c1_i32 : i32
  }
}
