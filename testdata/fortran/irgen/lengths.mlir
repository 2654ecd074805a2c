module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  fir.global @_QMlengthsEfixed : !fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}> {
    %0 = fir.undefined !fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>
    %c2_i32 = arith.constant 2 : i32
    %1 = fir.insert_value %0, %c2_i32, ["n", !fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>] : (!fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>, i32) -> !fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %2 = fir.address_of(@_QQauto.0) : !fir.ref<!fir.array<2xf64>>
    %3 = fir.convert %2 : (!fir.ref<!fir.array<2xf64>>) -> !fir.heap<!fir.array<?xf64>>
    %4 = fir.shape %c2 : (index) -> !fir.shape<1>
    %5 = fir.embox %3(%4) : (!fir.heap<!fir.array<?xf64>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf64>>>
    %6 = fir.insert_value %1, %5, ["v", !fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>] : (!fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>, !fir.box<!fir.heap<!fir.array<?xf64>>>) -> !fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>
    %c2_0 = arith.constant 2 : index
    %7 = fir.address_of(@_QQauto.1) : !fir.ref<!fir.char<1,2>>
    %8 = fir.convert %7 : (!fir.ref<!fir.char<1,2>>) -> !fir.heap<!fir.char<1,?>>
    %9 = fir.embox %8 typeparams %c2_0 : (!fir.heap<!fir.char<1,?>>, index) -> !fir.box<!fir.heap<!fir.char<1,?>>>
    %10 = fir.insert_value %6, %9, ["name", !fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>] : (!fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>, !fir.box<!fir.heap<!fir.char<1,?>>>) -> !fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>
    fir.has_value %10 : !fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>
  }
  fir.global internal @_QQauto.0 : !fir.array<2xf64> {
    %0 = fir.zero_bits !fir.array<2xf64>
    fir.has_value %0 : !fir.array<2xf64>
  }
  fir.global internal @_QQauto.1 : !fir.char<1,2> {
    %0 = fir.zero_bits !fir.char<1,2>
    fir.has_value %0 : !fir.char<1,2>
  }
  func.func @_QMlengthsPmake(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.ref<!fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>> {fir.bindc_name = "x"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.alloca i32
    %2 = fir.alloca !fir.box<!fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>>
    %3 = fir.address_of(@_QMlengthsEfixed) : !fir.ref<!fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>>
    %4 = fir.declare %3 {uniq_name = "_QMlengthsEfixed"} : (!fir.ref<!fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>>) -> !fir.ref<!fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>>
    %5 = fir.declare %arg0 dummy_scope %0 arg 1 {fortran_attrs = #fir.var_attrs<intent_in>, uniq_name = "_QMlengthsFmakeEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %6 = fir.declare %arg1 dummy_scope %0 arg 2 {fortran_attrs = #fir.var_attrs<intent_inout>, uniq_name = "_QMlengthsFmakeEx"} : (!fir.ref<!fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>>, !fir.dscope) -> !fir.ref<!fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>>
    %7 = fir.alloca !fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}> {bindc_name = "local", uniq_name = "_QMlengthsFmakeElocal"}
    %8 = fir.declare %7 {uniq_name = "_QMlengthsFmakeElocal"} : (!fir.ref<!fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>>) -> !fir.ref<!fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>>
    %9 = fir.address_of(@_QQ_QMlengthsTvecK8.DerivedInit) : !fir.ref<!fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>>
    fir.copy %9 to %8 no_overlap : !fir.ref<!fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>>, !fir.ref<!fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>>
    %10 = fir.load %5 : !fir.ref<i32>
    %11 = fir.convert %10 : (i32) -> index
    %12 = fir.convert %11 : (index) -> i32
    fir.store %12 to %1 : !fir.ref<i32>
    %13 = fir.load %1 : !fir.ref<i32>
    %14 = fir.coordinate_of %8, n : (!fir.ref<!fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>>) -> !fir.ref<i32>
    fir.store %13 to %14 : !fir.ref<i32>
    %c1 = arith.constant 1 : index
    %15 = fir.load %1 : !fir.ref<i32>
    %16 = fir.convert %15 : (i32) -> index
    %c0 = arith.constant 0 : index
    %17 = arith.cmpi sgt, %16, %c0 : index
    %18 = arith.select %17, %16, %c0 : index
    %19 = fir.allocmem !fir.array<?xf64>, %18 {fir.must_be_heap = true, uniq_name = "v.alloc"}
    %20 = fir.shape %18 : (index) -> !fir.shape<1>
    %21 = fir.coordinate_of %8, v : (!fir.ref<!fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>>
    %22 = fir.shape %18 : (index) -> !fir.shape<1>
    %23 = fir.embox %19(%22) : (!fir.heap<!fir.array<?xf64>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf64>>>
    fir.store %23 to %21 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>>
    %24 = fir.load %1 : !fir.ref<i32>
    %25 = fir.convert %24 : (i32) -> index
    %c0_0 = arith.constant 0 : index
    %26 = arith.cmpi sgt, %25, %c0_0 : index
    %27 = arith.select %26, %25, %c0_0 : index
    %28 = fir.allocmem !fir.char<1,?>(%27 : index) {fir.must_be_heap = true, uniq_name = "name.alloc"}
    %29 = fir.coordinate_of %8, name : (!fir.ref<!fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>>) -> !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
    %30 = fir.embox %28 typeparams %27 : (!fir.heap<!fir.char<1,?>>, index) -> !fir.box<!fir.heap<!fir.char<1,?>>>
    fir.store %30 to %29 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
    %31 = fir.coordinate_of %8, v : (!fir.ref<!fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>>
    %32 = fir.load %31 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>>
    %33 = fir.box_addr %32 : (!fir.box<!fir.heap<!fir.array<?xf64>>>) -> !fir.heap<!fir.array<?xf64>>
    %c0_1 = arith.constant 0 : index
    %34:3 = fir.box_dims %32, %c0_1 : (!fir.box<!fir.heap<!fir.array<?xf64>>>, index) -> (index, index, index)
    %35 = fir.shape_shift %34#0, %34#1 : (index, index) -> !fir.shapeshift<1>
    %36 = fir.coordinate_of %6, n : (!fir.ref<!fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>>) -> !fir.ref<i32>
    %37 = fir.load %36 : !fir.ref<i32>
    %c1_2 = arith.constant 1 : index
    fir.do_loop %arg2 = %c1_2 to %34#1 step %c1_2 unordered {
      %c1_6 = arith.constant 1 : index
      %61 = arith.subi %34#0, %c1_6 : index
      %62 = arith.addi %arg2, %61 : index
      %63 = fir.array_coor %33(%35) %62 : (!fir.heap<!fir.array<?xf64>>, !fir.shapeshift<1>, index) -> !fir.ref<f64>
      %64 = fir.convert %37 : (i32) -> f64
      fir.store %64 to %63 : !fir.ref<f64>
    }
    %38 = fir.address_of(@_QQclX6C656E677468732E66393000) : !fir.ref<!fir.char<1,12>>
    %39 = fir.convert %38 : (!fir.ref<!fir.char<1,12>>) -> !fir.ref<i8>
    %c16_i32 = arith.constant 16 : i32
    %40 = fir.embox %6 : (!fir.ref<!fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>>) -> !fir.box<!fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>>
    fir.store %40 to %2 : !fir.ref<!fir.box<!fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>>>
    %41 = fir.embox %8 : (!fir.ref<!fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>>) -> !fir.box<!fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>>
    %42 = fir.convert %2 : (!fir.ref<!fir.box<!fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>>>) -> !fir.ref<!fir.box<none>>
    %43 = fir.convert %41 : (!fir.box<!fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>>) -> !fir.box<none>
    fir.call @_FortranAAssign(%42, %43, %39, %c16_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
    %44 = fir.coordinate_of %6, v : (!fir.ref<!fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>>
    %45 = fir.load %44 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>>
    %46 = fir.box_addr %45 : (!fir.box<!fir.heap<!fir.array<?xf64>>>) -> !fir.heap<!fir.array<?xf64>>
    %c0_3 = arith.constant 0 : index
    %47:3 = fir.box_dims %45, %c0_3 : (!fir.box<!fir.heap<!fir.array<?xf64>>>, index) -> (index, index, index)
    %48 = fir.shape_shift %47#0, %47#1 : (index, index) -> !fir.shapeshift<1>
    %49 = fir.load %5 : !fir.ref<i32>
    %50 = fir.convert %49 : (i32) -> i64
    %51 = fir.array_coor %46(%48) %50 : (!fir.heap<!fir.array<?xf64>>, !fir.shapeshift<1>, i64) -> !fir.ref<f64>
    %52 = fir.load %51 : !fir.ref<f64>
    %53 = fir.coordinate_of %4, v : (!fir.ref<!fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>>
    %54 = fir.load %53 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf64>>>>
    %55 = fir.box_addr %54 : (!fir.box<!fir.heap<!fir.array<?xf64>>>) -> !fir.heap<!fir.array<?xf64>>
    %c0_4 = arith.constant 0 : index
    %56:3 = fir.box_dims %54, %c0_4 : (!fir.box<!fir.heap<!fir.array<?xf64>>>, index) -> (index, index, index)
    %57 = fir.shape_shift %56#0, %56#1 : (index, index) -> !fir.shapeshift<1>
    %c1_5 = arith.constant 1 : index
    %58 = fir.array_coor %55(%57) %c1_5 : (!fir.heap<!fir.array<?xf64>>, !fir.shapeshift<1>, index) -> !fir.ref<f64>
    fir.store %52 to %58 : !fir.ref<f64>
    %59 = fir.embox %8 : (!fir.ref<!fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>>) -> !fir.box<!fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>>
    %60 = fir.convert %59 : (!fir.box<!fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>>) -> !fir.box<none>
    fir.call @_FortranADestroy(%60) fastmath<contract> : (!fir.box<none>) -> ()
    return
  }
  fir.global linkonce_odr @_QQ_QMlengthsTvecK8.DerivedInit constant : !fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}> {
    %0 = fir.undefined !fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>
    %1 = fir.zero_bits i32
    %2 = fir.insert_value %0, %1, ["n", !fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>] : (!fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>, i32) -> !fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>
    %3 = fir.zero_bits !fir.heap<!fir.array<?xf64>>
    %c0 = arith.constant 0 : index
    %4 = fir.shape %c0 : (index) -> !fir.shape<1>
    %5 = fir.embox %3(%4) : (!fir.heap<!fir.array<?xf64>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf64>>>
    %6 = fir.insert_value %2, %5, ["v", !fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>] : (!fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>, !fir.box<!fir.heap<!fir.array<?xf64>>>) -> !fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>
    %7 = fir.zero_bits !fir.heap<!fir.char<1,?>>
    %c0_0 = arith.constant 0 : index
    %8 = fir.embox %7 typeparams %c0_0 : (!fir.heap<!fir.char<1,?>>, index) -> !fir.box<!fir.heap<!fir.char<1,?>>>
    %9 = fir.insert_value %6, %8, ["name", !fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>] : (!fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>, !fir.box<!fir.heap<!fir.char<1,?>>>) -> !fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>
    fir.has_value %9 : !fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>
  }
  fir.global linkonce @_QQclX6C656E677468732E66393000 constant : !fir.char<1,12> {
    %0 = fir.string_lit "lengths.f90\00"(12) : !fir.char<1,12>
    fir.has_value %0 : !fir.char<1,12>
  }
  func.func private @_FortranAAssign(!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) attributes {fir.runtime}
  func.func private @_FortranADestroy(!fir.box<none>) attributes {fir.runtime}
  func.func @_QMlengthsPgrow(%arg0: !fir.ref<!fir.box<!fir.heap<!fir.type<_QMlengthsTvecK4{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>>>> {fir.bindc_name = "x"}, %arg1: !fir.ref<i32> {fir.bindc_name = "n"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.alloca i32
    %2 = fir.declare %arg0 dummy_scope %0 arg 1 {fortran_attrs = #fir.var_attrs<allocatable, intent_inout>, uniq_name = "_QMlengthsFgrowEx"} : (!fir.ref<!fir.box<!fir.heap<!fir.type<_QMlengthsTvecK4{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>>>>, !fir.dscope) -> !fir.ref<!fir.box<!fir.heap<!fir.type<_QMlengthsTvecK4{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>>>>
    %3 = fir.declare %arg1 dummy_scope %0 arg 2 {fortran_attrs = #fir.var_attrs<intent_in>, uniq_name = "_QMlengthsFgrowEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %4 = fir.load %2 : !fir.ref<!fir.box<!fir.heap<!fir.type<_QMlengthsTvecK4{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>>>>
    %5 = fir.box_addr %4 : (!fir.box<!fir.heap<!fir.type<_QMlengthsTvecK4{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>>>) -> !fir.heap<!fir.type<_QMlengthsTvecK4{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>>
    %6 = fir.box_addr %4 : (!fir.box<!fir.heap<!fir.type<_QMlengthsTvecK4{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>>>) -> !fir.heap<!fir.type<_QMlengthsTvecK4{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>>
    %7 = fir.convert %6 : (!fir.heap<!fir.type<_QMlengthsTvecK4{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %8 = arith.cmpi ne, %7, %c0_i64 : i64
    fir.if %8 {
      %9 = fir.address_of(@_QQclX6C656E677468732E66393000) : !fir.ref<!fir.char<1,12>>
      %10 = fir.convert %9 : (!fir.ref<!fir.char<1,12>>) -> !fir.ref<i8>
      %c22_i32 = arith.constant 22 : i32
      %11 = fir.address_of(@_QQclX417474656D7074696E6720746F20616C6C6F6361746520616C726561647920616C6C6F6361746564207661726961626C652027782700) : !fir.ref<!fir.char<1,54>>
      %12 = fir.convert %11 : (!fir.ref<!fir.char<1,54>>) -> !fir.ref<i8>
      fir.call @_FortranAReportFatalUserError(%12, %10, %c22_i32) fastmath<contract> : (!fir.ref<i8>, !fir.ref<i8>, i32) -> ()
    } else {
      %9 = fir.load %3 : !fir.ref<i32>
      %10 = fir.convert %9 : (i32) -> index
      %11 = fir.allocmem !fir.type<_QMlengthsTvecK4{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}> {fir.must_be_heap = true, uniq_name = "x.alloc"}
      %12 = fir.address_of(@_QQ_QMlengthsTvecK4.DerivedInit) : !fir.ref<!fir.type<_QMlengthsTvecK4{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>>
      %13 = fir.convert %11 : (!fir.heap<!fir.type<_QMlengthsTvecK4{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>>) -> !fir.ref<!fir.type<_QMlengthsTvecK4{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>>
      fir.copy %12 to %13 no_overlap : !fir.ref<!fir.type<_QMlengthsTvecK4{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>>, !fir.ref<!fir.type<_QMlengthsTvecK4{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>>
      %14 = fir.convert %10 : (index) -> i32
      fir.store %14 to %1 : !fir.ref<i32>
      %15 = fir.load %1 : !fir.ref<i32>
      %16 = fir.coordinate_of %11, n : (!fir.heap<!fir.type<_QMlengthsTvecK4{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>>) -> !fir.ref<i32>
      fir.store %15 to %16 : !fir.ref<i32>
      %c1 = arith.constant 1 : index
      %17 = fir.load %1 : !fir.ref<i32>
      %18 = fir.convert %17 : (i32) -> index
      %c0 = arith.constant 0 : index
      %19 = arith.cmpi sgt, %18, %c0 : index
      %20 = arith.select %19, %18, %c0 : index
      %21 = fir.allocmem !fir.array<?xf32>, %20 {fir.must_be_heap = true, uniq_name = "v.alloc"}
      %22 = fir.shape %20 : (index) -> !fir.shape<1>
      %23 = fir.coordinate_of %11, v : (!fir.heap<!fir.type<_QMlengthsTvecK4{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      %24 = fir.shape %20 : (index) -> !fir.shape<1>
      %25 = fir.embox %21(%24) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
      fir.store %25 to %23 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
      %26 = fir.load %1 : !fir.ref<i32>
      %27 = fir.convert %26 : (i32) -> index
      %c0_0 = arith.constant 0 : index
      %28 = arith.cmpi sgt, %27, %c0_0 : index
      %29 = arith.select %28, %27, %c0_0 : index
      %30 = fir.allocmem !fir.char<1,?>(%29 : index) {fir.must_be_heap = true, uniq_name = "name.alloc"}
      %31 = fir.coordinate_of %11, name : (!fir.heap<!fir.type<_QMlengthsTvecK4{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>>) -> !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
      %32 = fir.embox %30 typeparams %29 : (!fir.heap<!fir.char<1,?>>, index) -> !fir.box<!fir.heap<!fir.char<1,?>>>
      fir.store %32 to %31 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
      %33 = fir.embox %11 : (!fir.heap<!fir.type<_QMlengthsTvecK4{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>>) -> !fir.box<!fir.heap<!fir.type<_QMlengthsTvecK4{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>>>
      fir.store %33 to %2 : !fir.ref<!fir.box<!fir.heap<!fir.type<_QMlengthsTvecK4{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>>>>
    }
    return
  }
  fir.global linkonce @_QQclX417474656D7074696E6720746F20616C6C6F6361746520616C726561647920616C6C6F6361746564207661726961626C652027782700 constant : !fir.char<1,54> {
    %0 = fir.string_lit "Attempting to allocate already allocated variable 'x'\00"(54) : !fir.char<1,54>
    fir.has_value %0 : !fir.char<1,54>
  }
  func.func private @_FortranAReportFatalUserError(!fir.ref<i8>, !fir.ref<i8>, i32) attributes {fir.runtime}
  fir.global linkonce_odr @_QQ_QMlengthsTvecK4.DerivedInit constant : !fir.type<_QMlengthsTvecK4{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}> {
    %0 = fir.undefined !fir.type<_QMlengthsTvecK4{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>
    %1 = fir.zero_bits i32
    %2 = fir.insert_value %0, %1, ["n", !fir.type<_QMlengthsTvecK4{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>] : (!fir.type<_QMlengthsTvecK4{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>, i32) -> !fir.type<_QMlengthsTvecK4{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>
    %3 = fir.zero_bits !fir.heap<!fir.array<?xf32>>
    %c0 = arith.constant 0 : index
    %4 = fir.shape %c0 : (index) -> !fir.shape<1>
    %5 = fir.embox %3(%4) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    %6 = fir.insert_value %2, %5, ["v", !fir.type<_QMlengthsTvecK4{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>] : (!fir.type<_QMlengthsTvecK4{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>, !fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.type<_QMlengthsTvecK4{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>
    %7 = fir.zero_bits !fir.heap<!fir.char<1,?>>
    %c0_0 = arith.constant 0 : index
    %8 = fir.embox %7 typeparams %c0_0 : (!fir.heap<!fir.char<1,?>>, index) -> !fir.box<!fir.heap<!fir.char<1,?>>>
    %9 = fir.insert_value %6, %8, ["name", !fir.type<_QMlengthsTvecK4{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>] : (!fir.type<_QMlengthsTvecK4{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>, !fir.box<!fir.heap<!fir.char<1,?>>>) -> !fir.type<_QMlengthsTvecK4{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>
    fir.has_value %9 : !fir.type<_QMlengthsTvecK4{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>
  }
  fir.type_info @_QMlengthsTvecK8 nofinal {fir.automatic = ["v", "name"], fir.lengths = ["n"]} : !fir.type<_QMlengthsTvecK8{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf64>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>
  fir.type_info @_QMlengthsTvecK4 nofinal {fir.automatic = ["v", "name"], fir.lengths = ["n"]} : !fir.type<_QMlengthsTvecK4{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>,name:!fir.box<!fir.heap<!fir.char<1,?>>>}>
}
