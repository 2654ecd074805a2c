module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  fir.global @_QMmEglobal : !fir.type<_QMmTchild{base:!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>,x:!fir.array<2xf64>}> {
    %0 = fir.undefined !fir.type<_QMmTchild{base:!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>,x:!fir.array<2xf64>}>
    %1 = fir.undefined !fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>
    %c1_i32 = arith.constant 1 : i32
    %2 = fir.insert_value %1, %c1_i32, ["a", !fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>] : (!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>, i32) -> !fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>
    %3 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
    %c0 = arith.constant 0 : index
    %4 = fir.shape %c0 : (index) -> !fir.shape<1>
    %5 = fir.embox %3(%4) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    %6 = fir.insert_value %2, %5, ["v", !fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>] : (!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>, !fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>
    %7 = fir.insert_value %0, %6, ["base", !fir.type<_QMmTchild{base:!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>,x:!fir.array<2xf64>}>] : (!fir.type<_QMmTchild{base:!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>,x:!fir.array<2xf64>}>, !fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>) -> !fir.type<_QMmTchild{base:!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>,x:!fir.array<2xf64>}>
    %8 = fir.zero_bits !fir.array<2xf64>
    %cst = arith.constant 1.000000e+00 : f64
    %9 = fir.insert_value %8, %cst, [0 : index] : (!fir.array<2xf64>, f64) -> !fir.array<2xf64>
    %cst_0 = arith.constant 2.000000e+00 : f64
    %10 = fir.insert_value %9, %cst_0, [1 : index] : (!fir.array<2xf64>, f64) -> !fir.array<2xf64>
    %11 = fir.insert_value %7, %10, ["x", !fir.type<_QMmTchild{base:!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>,x:!fir.array<2xf64>}>] : (!fir.type<_QMmTchild{base:!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>,x:!fir.array<2xf64>}>, !fir.array<2xf64>) -> !fir.type<_QMmTchild{base:!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>,x:!fir.array<2xf64>}>
    fir.has_value %11 : !fir.type<_QMmTchild{base:!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>,x:!fir.array<2xf64>}>
  }
  func.func @_QMmPget(%arg0: !fir.class<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>> {fir.bindc_name = "self"}) -> i32 {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {fortran_attrs = #fir.var_attrs<intent_in>, uniq_name = "_QMmFgetEself"} : (!fir.class<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>, !fir.dscope) -> !fir.class<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>
    %2 = fir.alloca i32 {bindc_name = "get", uniq_name = "_QMmFgetEget"}
    %3 = fir.declare %2 {uniq_name = "_QMmFgetEget"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %4 = fir.box_addr %1 : (!fir.class<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.ref<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>
    %5 = fir.coordinate_of %4, a : (!fir.ref<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.ref<i32>
    %6 = fir.load %5 : !fir.ref<i32>
    fir.store %6 to %3 : !fir.ref<i32>
    %7 = fir.load %3 : !fir.ref<i32>
    return %7 : i32
  }
  func.func @_QMmPget_child(%arg0: !fir.class<!fir.type<_QMmTchild{base:!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>,x:!fir.array<2xf64>}>> {fir.bindc_name = "self"}) -> i32 {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {fortran_attrs = #fir.var_attrs<intent_in>, uniq_name = "_QMmFget_childEself"} : (!fir.class<!fir.type<_QMmTchild{base:!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>,x:!fir.array<2xf64>}>>, !fir.dscope) -> !fir.class<!fir.type<_QMmTchild{base:!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>,x:!fir.array<2xf64>}>>
    %2 = fir.alloca i32 {bindc_name = "get_child", uniq_name = "_QMmFget_childEget_child"}
    %3 = fir.declare %2 {uniq_name = "_QMmFget_childEget_child"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %4 = fir.box_addr %1 : (!fir.class<!fir.type<_QMmTchild{base:!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>,x:!fir.array<2xf64>}>>) -> !fir.ref<!fir.type<_QMmTchild{base:!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>,x:!fir.array<2xf64>}>>
    %5 = fir.coordinate_of %4, base : (!fir.ref<!fir.type<_QMmTchild{base:!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>,x:!fir.array<2xf64>}>>) -> !fir.ref<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>
    %6 = fir.coordinate_of %5, a : (!fir.ref<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.ref<i32>
    %7 = fir.load %6 : !fir.ref<i32>
    %8 = fir.box_addr %1 : (!fir.class<!fir.type<_QMmTchild{base:!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>,x:!fir.array<2xf64>}>>) -> !fir.ref<!fir.type<_QMmTchild{base:!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>,x:!fir.array<2xf64>}>>
    %9 = fir.coordinate_of %8, x : (!fir.ref<!fir.type<_QMmTchild{base:!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>,x:!fir.array<2xf64>}>>) -> !fir.ref<!fir.array<2xf64>>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %10 = fir.shape %c2 : (index) -> !fir.shape<1>
    %c1_0 = arith.constant 1 : index
    %11 = fir.array_coor %9(%10) %c1_0 : (!fir.ref<!fir.array<2xf64>>, !fir.shape<1>, index) -> !fir.ref<f64>
    %12 = fir.load %11 : !fir.ref<f64>
    %13 = fir.convert %12 : (f64) -> i32
    %14 = arith.addi %7, %13 : i32
    fir.store %14 to %3 : !fir.ref<i32>
    %15 = fir.load %3 : !fir.ref<i32>
    return %15 : i32
  }
  func.func @_QMmPuse_them(%arg0: !fir.class<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>> {fir.bindc_name = "o"}, %arg1: !fir.ref<i32> {fir.bindc_name = "r"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.alloca i32
    %2 = fir.alloca !fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>
    %3 = fir.alloca !fir.box<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>
    %4 = fir.alloca i32
    %5 = fir.declare %arg0 dummy_scope %0 arg 1 {fortran_attrs = #fir.var_attrs<intent_inout>, uniq_name = "_QMmFuse_themEo"} : (!fir.class<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>, !fir.dscope) -> !fir.class<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>
    %6 = fir.declare %arg1 dummy_scope %0 arg 2 {fortran_attrs = #fir.var_attrs<intent_out>, uniq_name = "_QMmFuse_themEr"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %7 = fir.alloca !fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}> {bindc_name = "b", uniq_name = "_QMmFuse_themEb"}
    %8 = fir.declare %7 {uniq_name = "_QMmFuse_themEb"} : (!fir.ref<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.ref<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>
    %9 = fir.address_of(@_QQ_QMmTbase.DerivedInit) : !fir.ref<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>
    fir.copy %9 to %8 no_overlap : !fir.ref<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>, !fir.ref<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>
    %10 = fir.box_addr %5 : (!fir.class<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.ref<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>
    %11 = fir.dispatch "get"(%5 : !fir.class<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) (%5 : !fir.class<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> i32 {pass_arg_pos = 0 : i32}
    fir.store %11 to %1 : !fir.ref<i32>
    %12 = fir.load %1 : !fir.ref<i32>
    fir.store %12 to %6 : !fir.ref<i32>
    %13 = fir.box_addr %5 : (!fir.class<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.ref<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>
    %14 = fir.type_desc !fir.type<_QMmTchild{base:!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>,x:!fir.array<2xf64>}>
    %15 = fir.box_tdesc %5 : (!fir.class<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.tdesc<none>
    %16 = fir.convert %15 : (!fir.tdesc<none>) -> index
    %17 = fir.convert %14 : (!fir.tdesc<!fir.type<_QMmTchild{base:!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>,x:!fir.array<2xf64>}>>) -> index
    %18 = arith.cmpi eq, %16, %17 : index
    fir.if %18 {
      %58 = fir.box_addr %5 : (!fir.class<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.ref<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>
      %59 = fir.convert %58 : (!fir.ref<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.ref<!fir.type<_QMmTchild{base:!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>,x:!fir.array<2xf64>}>>
      %60 = fir.coordinate_of %59, x : (!fir.ref<!fir.type<_QMmTchild{base:!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>,x:!fir.array<2xf64>}>>) -> !fir.ref<!fir.array<2xf64>>
      %c1_2 = arith.constant 1 : index
      %c2_3 = arith.constant 2 : index
      %61 = fir.shape %c2_3 : (index) -> !fir.shape<1>
      %c0_i32 = arith.constant 0 : i32
      %c1_4 = arith.constant 1 : index
      fir.do_loop %arg2 = %c1_4 to %c2_3 step %c1_4 unordered {
        %c0_5 = arith.constant 0 : index
        %62 = fir.array_coor %60(%61) %arg2 : (!fir.ref<!fir.array<2xf64>>, !fir.shape<1>, index) -> !fir.ref<f64>
        %63 = fir.convert %c0_i32 : (i32) -> f64
        fir.store %63 to %62 : !fir.ref<f64>
      }
    } else {
      %c5_i32 = arith.constant 5 : i32
      %58 = fir.coordinate_of %13, a : (!fir.ref<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.ref<i32>
      fir.store %c5_i32 to %58 : !fir.ref<i32>
    }
    %19 = fir.address_of(@_QQ_QMmTbase.DerivedInit) : !fir.ref<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>
    fir.copy %19 to %2 no_overlap : !fir.ref<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>, !fir.ref<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>
    %20 = fir.coordinate_of %2, a : (!fir.ref<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.ref<i32>
    %c3_i32 = arith.constant 3 : i32
    fir.store %c3_i32 to %20 : !fir.ref<i32>
    %21 = fir.coordinate_of %2, v : (!fir.ref<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %22 = fir.load %21 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %23 = fir.box_addr %22 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %c0 = arith.constant 0 : index
    %24:3 = fir.box_dims %22, %c0 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %25 = fir.shape_shift %24#0, %24#1 : (index, index) -> !fir.shapeshift<1>
    %c2 = arith.constant 2 : index
    %26 = fir.address_of(@_QQro.0) : !fir.ref<!fir.array<2xf32>>
    %27 = fir.shape %c2 : (index) -> !fir.shape<1>
    %28 = fir.box_addr %22 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %29 = fir.convert %28 : (!fir.heap<!fir.array<?xf32>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %30 = arith.cmpi eq, %29, %c0_i64 : i64
    %31 = arith.cmpi ne, %24#1, %c2 : index
    %32 = arith.ori %30, %31 : i1
    %33 = fir.shape %c2 : (index) -> !fir.shape<1>
    %34 = fir.if %32 -> (!fir.heap<!fir.array<?xf32>>) {
      %58 = fir.allocmem !fir.array<?xf32>, %c2 {fir.must_be_heap = true, uniq_name = ".auto.alloc"}
      fir.result %58 : !fir.heap<!fir.array<?xf32>>
    } else {
      fir.result %28 : !fir.heap<!fir.array<?xf32>>
    }
    %c1 = arith.constant 1 : index
    fir.do_loop %arg2 = %c1 to %c2 step %c1 unordered {
      %58 = fir.array_coor %26(%27) %arg2 : (!fir.ref<!fir.array<2xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %59 = fir.load %58 : !fir.ref<f32>
      %60 = fir.array_coor %34(%33) %arg2 : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      fir.store %59 to %60 : !fir.ref<f32>
    }
    fir.if %32 {
      %58 = fir.convert %28 : (!fir.heap<!fir.array<?xf32>>) -> i64
      %c0_i64_2 = arith.constant 0 : i64
      %59 = arith.cmpi ne, %58, %c0_i64_2 : i64
      fir.if %59 {
        fir.freemem %28 : !fir.heap<!fir.array<?xf32>>
      }
      %60 = fir.embox %34(%33) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
      fir.store %60 to %21 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    }
    %35 = fir.address_of(@_QQclX646572697665642E66393000) : !fir.ref<!fir.char<1,12>>
    %36 = fir.convert %35 : (!fir.ref<!fir.char<1,12>>) -> !fir.ref<i8>
    %c36_i32 = arith.constant 36 : i32
    %37 = fir.embox %8 : (!fir.ref<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.box<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>
    fir.store %37 to %3 : !fir.ref<!fir.box<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>>
    %38 = fir.embox %2 : (!fir.ref<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.box<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>
    %39 = fir.convert %3 : (!fir.ref<!fir.box<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>>) -> !fir.ref<!fir.box<none>>
    %40 = fir.convert %38 : (!fir.box<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.box<none>
    fir.call @_FortranAAssign(%39, %40, %36, %c36_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
    %41 = fir.embox %2 : (!fir.ref<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.box<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>
    %42 = fir.convert %41 : (!fir.box<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.box<none>
    fir.call @_FortranADestroyWithoutFinalization(%42) fastmath<contract> : (!fir.box<none>) -> ()
    %43 = fir.load %6 : !fir.ref<i32>
    %44 = fir.embox %8 : (!fir.ref<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.class<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>
    %45 = fir.call @_QMmPget(%44) fastmath<contract> : (!fir.class<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> i32
    fir.store %45 to %4 : !fir.ref<i32>
    %46 = fir.load %4 : !fir.ref<i32>
    %47 = arith.addi %43, %46 : i32
    %48 = fir.coordinate_of %8, v : (!fir.ref<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %49 = fir.load %48 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %50 = fir.box_addr %49 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %c0_0 = arith.constant 0 : index
    %51:3 = fir.box_dims %49, %c0_0 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %52 = fir.shape_shift %51#0, %51#1 : (index, index) -> !fir.shapeshift<1>
    %c1_1 = arith.constant 1 : index
    %53 = arith.muli %c1_1, %51#1 : index
    %54 = fir.convert %53 : (index) -> i32
    %55 = arith.addi %47, %54 : i32
    fir.store %55 to %6 : !fir.ref<i32>
    %56 = fir.embox %8 : (!fir.ref<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.box<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>
    %57 = fir.convert %56 : (!fir.box<!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>>) -> !fir.box<none>
    fir.call @_FortranADestroy(%57) fastmath<contract> : (!fir.box<none>) -> ()
    return
  }
  fir.global linkonce_odr @_QQ_QMmTbase.DerivedInit constant : !fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}> {
    %0 = fir.undefined !fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>
    %c1_i32 = arith.constant 1 : i32
    %1 = fir.insert_value %0, %c1_i32, ["a", !fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>] : (!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>, i32) -> !fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>
    %2 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
    %c0 = arith.constant 0 : index
    %3 = fir.shape %c0 : (index) -> !fir.shape<1>
    %4 = fir.embox %2(%3) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    %5 = fir.insert_value %1, %4, ["v", !fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>] : (!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>, !fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>
    fir.has_value %5 : !fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>
  }
  fir.global internal @_QQro.0(dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>) constant : !fir.array<2xf32>
  fir.global linkonce @_QQclX646572697665642E66393000 constant : !fir.char<1,12> {
    %0 = fir.string_lit "derived.f90\00"(12) : !fir.char<1,12>
    fir.has_value %0 : !fir.char<1,12>
  }
  func.func private @_FortranAAssign(!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) attributes {fir.runtime}
  func.func private @_FortranADestroyWithoutFinalization(!fir.box<none>) attributes {fir.runtime}
  func.func private @_FortranADestroy(!fir.box<none>) attributes {fir.runtime}
  fir.type_info @_QMmTbase nofinal : !fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}> dispatch_table {
    fir.dt_entry "get", @_QMmPget
  } component_info {
    fir.dt_component "a" init @_QMmE.di.base.a
  }
  fir.global linkonce_odr @_QMmE.di.base.a constant target : i32 {
    %c1_i32 = arith.constant 1 : i32
    fir.has_value %c1_i32 : i32
  }
  fir.type_info @_QMmTchild nofinal extends !fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}> : !fir.type<_QMmTchild{base:!fir.type<_QMmTbase{a:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>}>,x:!fir.array<2xf64>}> dispatch_table {
    fir.dt_entry "get", @_QMmPget_child
  } component_info {
    fir.dt_component "x" init @_QMmE.di.child.x
  }
  fir.global linkonce_odr @_QMmE.di.child.x constant target : !fir.array<2xf64> {
    %0 = fir.zero_bits !fir.array<2xf64>
    %cst = arith.constant 1.000000e+00 : f64
    %1 = fir.insert_value %0, %cst, [0 : index] : (!fir.array<2xf64>, f64) -> !fir.array<2xf64>
    %cst_0 = arith.constant 2.000000e+00 : f64
    %2 = fir.insert_value %1, %cst_0, [1 : index] : (!fir.array<2xf64>, f64) -> !fir.array<2xf64>
    fir.has_value %2 : !fir.array<2xf64>
  }
}
